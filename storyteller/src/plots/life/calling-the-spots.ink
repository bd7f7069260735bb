# about: unwell(chickenpox|chicken pox|chicken-pox|pox|spots|spotty|rash|itchy|itching|itches|hives|measles|eczema|molluscum|hand foot|slapped|scarlet); hurt(bitten|insect bite|bites|midge|mosquito|nettle|itchy|itching|hives|horsefl| ants|gnat|eaten alive)
# also: sad; tired; bored; frustrated; angry; cannot-sleep; outing; unwell; hurt
# news: bad
# wants: child
# role grownup: parent = the grown-up with the pink bottle
# kind bites: bite|bites|bitten|midge*|mosquito*|insect|gnat*|ants|horsefly|nettle*
# kind patch: eczema|patch*|skin
# ages: 3-9
# holds: dark(kind)

=== title
{~Calling the Spots|Forty-One, and Every One Itches}
-> DONE

=== s1
# shot: close
# place: living-room; day; clear
# action: A sit sad; grownup hold bottle; heroes sit sad; friends sit
# things: sofa; cushion; blanket; mirror
{
- is_bites:
{~Something had eaten {H} in the night, {young:in a lot of places.|in small helpings, all over.}|“What are those?” said {H}. They were red, {young:and they itched.|and there was one wherever one looked.}|There is a thing that goes “eeee” in the dark, and it had found {H}, {young:and had its supper.|and had called its friends.}}
- is_patch:
{~It was one of the red days, and {H} itched, {young:in a lot of places.|behind both knees, and at the elbows, and at the neck.}|“It is back,” said {H}. It was red, {young:and it itched.|and there was some of it in every corner that a person has.}|Some days there is none of it, and then one day {H} {was} all itch, {young:from here to here.|from the neck to the knees.}}
- else:
{~On Monday there was one spot on {H}, and by Tuesday {young:there were spots all over.|it had sent for the others.}|“What is that?” said {H}. It was a spot, {young:and next to it was one more.|and it was not alone.}|There was a spot on the tummy of {H}, and two on the back, {young:and then nobody could count them.|and one, just to be thorough, between two toes.}}
}
And oh, how they itched! {young:“I have to scratch,” said {A}.|If one was quiet, then the next one began, and if that one was quiet, then it was all of them.}
“You must not scratch,” said {grownup}. “Then they stay, and they leave a mark.”
“Not even a bit?” ¶ “Not even that bit,” said {grownup}, for {As} hand was there already. # usual
It is easily said. {young:But hands go by themselves.|But a hand goes off on its own, as soon as nobody is watching it.} {A} wanted it to stop, just once, {young:all over.|in all the places at the same time.}
-> DONE

=== s2
# shot: two
# place: living-room; day; clear
# action: A stand cross before door; grownup look-up worried; heroes stand cross; friends sit
# things: door; glove; sock; sofa; themed
{joining}
First the hands were put into socks. {young:But a sock can scratch.|Two socks were pulled on, over the fingers, and it turned out that you can scratch quite well with a sock.} # usual
Then {A} rubbed against the door, up and down, {young:like a bear.|like a bear on a tree, and it was the best thing that day, and it was scratching.} “That is my back doing it,” said {A}. “Not me.” # usual
{A} tried to think of something else. {young:But there was nothing else.|You can do that for as long as it takes to say so.}
“Think of snow,” said {grownup}. {A} thought of snow, and it had spots. # usual
{themed_a} was looked at very hard, and it did not itch at all, which was worse. # personal
{hinderer_person:“Does it itch there?” asked {hinderer}, and pointed. “And there?” It did, as soon as it had been asked.} # beat
{hinderer_animal:{hinderer} sat down close by, and had a long scratch behind one ear, with a good deal of noise.} # beat
{hinderer_carried:{hinderer} is made of just the kind of stuff that you must not have near a spot, and wanted to be hugged.} # beat
So there they were. It itched on the left. {young:It itched on the right.|It itched on the right. It itched in a place that had no name.}
-> DONE

=== m1
# aside
# shot: above
# place: bathroom; day; clear
# action: A sit happy in bath; grownup pour jug; heroes sit in bath; friends look-up
# things: bath; jug; towel; sock
They ran a bath, and put porridge in it. {young:There really was some, in a sock.|It was not a joke. It was oats, in the toe of a sock, that was tied to the tap.}
The water went like milk. {young:It was nice to be in there.|{A} lay in it up to the chin, and it was rather like being the raisin.}
“Do the spots eat it?” asked {A}. {young:¶ “It calms them,” said {grownup}.|¶ “It calms them,” said {grownup}. “It calms me, too, for that matter.”}
For ten minutes there was not one that said a word. {young:Then the water got cold.|Then the water got cold, and they all came out of it talking.}
The sock was sent to the wash, and had some explaining to do. # more
There was one oat left, in the plug. It had been let off. # more
-> DONE

=== l1
# aside
# shot: behind
# place: living-room; day; clear
# action: A look-through sad window; heroes look-through window; grownup stand; friends sit
# things: window; curtain; sofa; cushion
From the window one could see all the people who did not itch. {young:They just walked along.|They walked along with their hands at their sides, and did not know how well they did it.}
The postman scratched his ear. {young:He was allowed to.|He did it without thinking, and for some time, and he was not even told off.}
{A} watched a dog who sat down in the middle of the road, to do it properly. {young:How happy it was!|The look on that dog’s face was one to remember.}
“When I am better,” said {A}, {young:“I will scratch all day.”|“I will choose a day, and scratch the whole of it.”} ¶ “When you are better,” said {grownup}, “you will have forgotten.”
That was the meanest thing about it. # more
The dog got up, and shook, and looked ten years younger. # more
-> DONE

=== s3
# shot: close
# place: living-room; dusk; clear
# action: grownup reach-down holding bottle; A look-up surprised; heroes sit curious; friends look-up
# things: bottle; cloth; sofa; cushion
Before supper the pink bottle was brought, to dab them with. It was cold, that stuff, and it dried like icing.
“Where shall I begin?” asked {grownup}. ¶ “Here,” said {A}. “That one is the worst.”
So that one got a dab. {young:It stopped.|It stopped, as if somebody had answered the door.} Then the one below it began. {young:“Now that is the worst!”|“Now it is that one,” said {A}. “It was not even itching, before.”}
{helper_person:“They are like my class,” said {helper}. “They all want to be next.”} # beat
{helper_animal:{helper} looked on with one paw up, like somebody who would like to be asked as well.} # beat
{helper_carried:{helper} was dabbed too, on the nose, so that there would be one who kept still.} # beat
{A} watched. There was the next one, and there was the next. {young:But it was never two at once.|It went from one to the other, and the ones that had had their turn did not put up a hand again.} # usual
“They do not all itch,” said {A}. {young:“They take turns.”|“It only feels like all. They want to have their name called.”}
-> DONE

=== m2
# aside
# shot: two
# place: living-room; dusk; clear
# action: A write happy paper; grownup point; heroes draw; friends look-up
# things: paper; pencil; bottle; lamp
If there is to be a register, there have to be names. {young:This one was Pip. That one was Dot.|The one on the elbow was called Ellis, and that was easy, but one has to be fair to them all.}
The one on the knee was Neil. The two on the back were called {young:This and That.|Left and Right, as nobody had ever seen them.}
“What about the one between the toes?” asked {grownup}. {young:¶ “That is Nobody,” said {A}.|¶ “That is the new one,” said {A}. “It has not told us yet.”}
{pausing} # company
{young:It was quite a long list, and it had spots on.|It went down one side of the paper and up the other, and got a spot of pink on it, that had to be given a name.}
“Here,” said {A}, for the one on the chin, that could not talk yet. # more
-> DONE

=== l2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A point proud; heroes sit; grownup stand; friends sit
# things: sofa; blackboard; bottle; lamp; row of 3 cushions
There are always some who talk. {young:Two on the tummy did not stop.|There were two on the tummy, side by side, who went on after everybody else had done.}
“I have called you,” said {A}. {young:“You have had your dab.”|“You have both been called, and you have had your dab, and now you are keeping up the knees.”}
They were put to sit apart, with a {~cold spoon|cold flannel} in between. {young:It worked.|It is an old thing, that, and it works. They looked the other way.}
“Were you ever a teacher?” asked {grownup}. {young:¶ “No,” said {A}. “I just have a lot of spots.”|¶ “You learn it,” said {A}, “when you have this many.”}
The elbow put up its hand for no reason. # more
“You have had yours,” {A} told it. “You may give out the paper.” # more
-> DONE

=== s4
# shot: two
# place: bedroom; dusk; clear
# action: L point proud; grownup hold bottle; heroes sit; friends sit calm
# things: bed; bottle; paper; lamp
So in the evening they did it in order. {grownup} had the bottle, and {L} called them, {young:one by one.|from the top of the head to the bottom.}
“It has to be quiet,” said {L}. “Or the spots will not hear whose turn it is.” # usual
“One,” said {L}. ¶ “Here,” said the spot behind the ear, or somebody who was holding the bottle. Dab.
“Two.” “Here.” Dab. {young:“Three.” “Here.” Dab.|“Three?” It was found under the hair. “Here.” Dab.} # usual
{young:The others could wait. They were next.|It was odd what a difference it made. There was one on the knee that itched like mad, and it was told that it was twenty-six, and it held on.}
“What do I do until I am called?” asked {grownup}. ¶ “Sit on your hands,” said {L}, and showed how. # usual
{
- is_bites:
There were nineteen. “That was a big supper,” said {grownup}.
- is_patch:
There were only nine of them, but some were as large as Wales.
- else:
There were forty-one. On Monday it had been one, and it must have felt so alone.
}
Nobody was missing. # usual
-> DONE

=== m4
# shot: behind
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back; grownup hold cloth; friends sit
# things: bed; pillow; pyjamas; lamp
The old pyjamas went on. They are thin. They are nearly nothing.
They hardly touched the spots. They just lay there. # spare
The pink had dried on all of them. {L} was stiff with it, like a cake. # usual
“Is somebody calling out?” asked {grownup}. ¶ {L} listened. “It is just the elbow,” said {L}. “It wants to know if it is Friday.”
It was told that it was not. # more
The nails had been cut, too, in case. Ten small moons lay in the bin. # more
The window was open at the top. Some of the heat went home. # more
-> DONE

=== l3
# shot: wide
# place: bathroom; night; stars
# action: L wash sleepy; heroes wash; grownup hold towel; friends stand
# things: basin; cloth; towel; bottle
One spot had been left out, behind the knee. It had not said a thing.
“It is shy,” said {L}. “Here.” Dab.
A cold cloth was held to the neck. That was for nobody. It was just nice. # spare
The tap ran on both hands. It was as good as a scratch. And you may.
There was not much pink left. It had been a long day for it. # more
It was put on its head. Then the rest can come down. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: grownup sit calm; L lie-back sleepy; heroes lie-back sleepy; friends sit
# things: bed; pillow; blanket; lamp
The hands had to lie on top of the sheet. They lay there. Each of them held the other.
“And if I scratch in my sleep?” said {L}. “Is that me?”
“That is the hands,” said {grownup}. “I will have a word with them.”
The sheet was cool. The other side was cool as well. # spare
The pillow was turned, to get the cold of it. # more
Under it they had all gone quite low. They only whispered. # more
The spot between the toes had a name now. {L} called it Friday. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: moon; tree; fence; window
Out there was the night. It had spots all over.
There were so many. No one had ever called them.
They did not itch. They all sat still. Each had a place. # spare
One of them fell, a long way off. It was just going to the next chair. # more
The moon had some, too. It did not scratch.
It went round by the roof. They were all in. # more
A cat sat on the wall with its eyes shut. It had no spots, and no one told it to sit. # more
A cloud went over them, once. It went on tiptoe. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit calm; friends sit
# things: pillow; bed; lamp
The sheet was cool, all the way down. # usual
{resting}
{dream} # spare
“Nine,” said {grownup}, very low.
“Here.”
“Ten,” said {L}. ¶ “Here.”
“Ten and one.” But no one said it.
That one was asleep. So were the rest. # usual
“Are they all in?” said {grownup}.
They were all in. No one had a hand up.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was one less in the morning, behind the ear. It had gone in the night, and had left a little note in pink.
“I was One,” {H} read. “I was there first, and so I have gone first. It was a nice class. Ellis will say that it was Ellis who talked, and it was.”
It was stuck up on the wall, at the back, where the others could see it.
-> DONE

=== next_bedtime
On the wall hung the note. Under it everybody was very good.
-> DONE
