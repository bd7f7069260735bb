# about: broken-thing(ice cream|ice-cream|icecream|lolly|lollies|cornet|gelato|sorbet|99|popsicle); lost-toy(ice cream|ice-cream|icecream|lolly|cornet|gelato|sorbet|popsicle); sad(ice cream|ice-cream|icecream|lolly|cornet|gelato|popsicle)
# also: sad; angry; outing; frustrated; tired
# news: bad
# wants: child
# role grownup: parent = the grown-up with the towels
# kind gull: gull*|seagull*|bird|pigeon|dog
# kind lolly: lolly|lollies|popsicle|ice lolly
# ages: 3-9
# holds: gull(kind), dark(kind)

=== title
{~Down at the Bottom|Splat}
-> DONE

=== s1
# shot: wide
# place: seaside; day; clear
# action: A look-up sad; heroes stand surprised; grownup hold towel; friends stand surprised
# things: ice-cream; bench; cone in A.hand
# action for gull: A shout sad; duck fly happy; heroes look-up; grownup hold towel; friends point up
{
- is_gull:
{~Whoosh, it went, right past the ear, {young:and then {H} had only half.|and when {H} looked, there was a good deal less in that hand.}|“It is only a bird,” said {grownup}. {young:But it had the ice cream of {H}.|But it was flying off with what {H} had been about to eat.}|There was a cone, and there was {H}, {young:and there was a big white wing.|and for a moment there was a large white wing between the two of them.}}
The thief sat up on a lamp now, and swallowed. {young:It had not licked once. It had all gone in, like a letter.|It had not even licked. It had all gone in at once, like a letter.}
- is_lolly:
{~Splat. {young:{H} had the stick. The path had the lolly.|{H} had the stick, and the path had the rest.}|“Hold it straight,” somebody had said, {young:and {H} did, but it slid.|and {H} did, but it was the lolly that did not.}|It was on the stick, and then it was on the ground. {young:{H} had not even done a thing.|{H} had only looked round for a moment, at a dog.}}
It lay on the ground and ran away in all directions. {young:It was red on the one side, and it had sand on the other.|It was red on one side, and on the other it was mostly sand.}
- else:
{~Splat. {young:{H} had the cone. The ground had the ice cream.|{H} still had the cone, and the ground had the rest.}|“Hold it straight,” somebody had said, {young:and {H} did, but it slid.|and {H} did, but it was the ice cream that leaned.}|It was on the cone, and then it was on the ground. {young:{H} had not even done a thing.|{H} had only looked round for a moment, at a dog.}}
It lay there upside down, like a hat. {young:But there was nobody under it, and it was going soft.|It looked as if somebody very small had sat down under it and gone to sleep.}
}
{young:{A} had had four licks, and there were a lot more to come.|{A} had had four licks of it, and had been saving up the others.} # usual
{is_wished_place:It had come all this way for that, to {wished_place}.} # wished
What {A} wanted was for it to be back, {young:up in the air, with all the licks in.|as it had been, with all its licks in it.}
-> DONE

=== s2
# shot: two
# place: seaside; day; clear
# action: A crouch worried; heroes crouch; friends crouch curious
# action for gull: A point cross up; duck sit calm on post; heroes look-up; friends point up
# things: ice-cream; themed
# things for gull: post; themed
{joining}
{
- is_gull:
So they asked for it. “Excuse me,” {A} called up to the lamp. “That was mine.”
The bird shut its eyes. {young:It had eaten too fast, and now its head was cold.|It had got to the part where your forehead aches.}
“You could have asked,” said {A}. {young:“I would have said no.”|“I should have said no, but you could have asked.”} # usual
- is_lolly:
So they tried to pick it up. It did not want to be picked up. {young:It went through the fingers, and up one sleeve.|It went through the fingers, and up the sleeve, and was cold there.}
“It has started on the path,” said {A}. {young:“Look, the path is all red! It has had most of it.”|“Look, the path has got most of it down already.”} # usual
- else:
So they tried to put it back. They slid the cone under it, and turned it over. {young:But the ground held on to the other side, and pulled.|But the ground had hold of the other side, and pulled.}
What came up had sand on it, and a {~feather|ticket}. “That is not how it was,” said {A}. {young:“It had no feather. The ground has started on it.”|“The ground has started on it.”} # usual
}
{themed_a} got some of it on the front. # personal
{hinderer_person:“Mine is strawberry,” said {hinderer}, and licked round it, and it was not the moment.} # beat
{hinderer_animal:{hinderer} had a look at what was on the ground, and then there was less.} # beat
{hinderer_carried:{hinderer} had a drop on one foot, and had to be wiped, and that was the last of the tissues.} # beat
-> DONE

=== m1
# aside
# shot: close
# place: seaside; day; clear
# action: A kneel curious; heroes kneel; friends kneel
# things: ice-cream; stone; 6 crumbs
It was not long alone. First came one ant. {young:It went up to the edge of it, and stopped, and put out a foot.|It walked up to the edge of it and stopped, like somebody who has found the sea.}
Then it ran. {young:It ran all the way home, and it told everybody that it met.|It ran all the way back to its crack, and you could see it stop everybody that it met.}
And they all came, in a line. {young:Each of them took one drop in its arms, and turned round, and took it home.|Each took a drop in its arms, and turned round, and went back with it, keeping to the left.}
“They think that it fell from the sky,” said {A}. {young:“They think that it is snow, and they will go out with sledges.”|“They will be telling their children about this.”}
{pausing} # company
-> DONE

=== l1
# aside
# shot: wide
# place: street; day; clear
# action: A run worried; heroes run; friends run; grownup walk
# things: van right; wall; bench
There was the van, though. They could hear it. {young:Ding, dong, ding, it went, and it always stopped in the middle.|It plays the first half of a song, over and over, and has never been known to play the second.}
“It is behind the church,” said {A}. {young:So they ran behind the church, but then it was down at the harbour.|They ran there, and now it was quite clearly coming from the harbour.}
So they ran to the harbour. {young:Ding, dong, ding. Now it was behind the church again, and no nearer.|From the harbour it was behind the church, and no nearer.}
“How can it be there, too?” said {A}. {young:They sat down on a wall and blew, and the song went once round all of them.|They sat down on a wall, all in a row, and blew. It went right round them once, that song, and off up the hill.}
On the hill it stopped in the middle, as it always does.
-> DONE

=== s3
# shot: behind
# place: seaside; afternoon; clear
# action: A stand sad; heroes stand sad; grownup stand; man wave at A; friends stand
# things: van; bench; sun
# people: man(hat)
Then they went back to where they had bought it, to ask for it again from the beginning.
The man had the shutter half down. {young:“All gone,” he said. “I am so sorry.”|“All gone,” he said. “There is not so much as a drip.”} He showed them the tub. It was quite clean, and it rang when he knocked on it.
{young:“I only had four licks,” said {A}.|“I had only had four licks,” {A} told him.} ¶ “I know,” said the man. {young:“I dropped one when I was six, just over there.”|“I dropped a double one, when I was six. I still know just which paving stone.”} # usual
{helper_person:“Have what is left of mine,” said {helper}. It was kind. But what was left was stick.} # beat
{helper_animal:{helper} leaned on {As} leg, all along one side, and that was warm, if one wanted to be warm.} # beat
{helper_carried:{helper} was held up to look into the tub, in case it had been missed.} # beat
And down came the shutter. {young:There would be more tomorrow, but today was the day to have it.|So that was that, until tomorrow, and today was the day that it was wanted.}
-> DONE

=== m2
# aside
# shot: two
# place: seaside; afternoon; clear
# action: A sit sad; heroes sit; grownup sit; friends sit
# things: bench; towel; wave
They sat on a bench. Everybody who went by had one. {young:Lick, lick, lick, they went, the big ones and the small ones.|You would not believe how many people there are, once you begin to count the cones.}
There was a lady with three on top of each other. {young:She had to walk very slowly, and she was not having a nice time.|She walked like somebody with a full bath on a tray, and was not enjoying it.}
“Hers is going to fall, too,” said {A}. {young:They watched it all the way to the steps, and did not want it to.|They watched it as far as the steps, and {A} was surprised to find that nobody on the bench wanted it to.}
It did not fall. {young:It went off round the corner, and they were all quite glad.|It went round the corner, leaning, and they let out their breath.}
-> DONE

=== l2
# aside
# shot: above
# place: seaside; afternoon; clear
# action: A draw calm; heroes draw; grownup sit; friends sit
# things: sand; stick; 4 shells
{A} drew it in the sand instead, with a finger. {young:It was a big one, as you can have as much sand as you like.|It was as high as {A}, since with sand nobody asks what it costs.}
It had a shell on the top, and a stick of weed in it, {young:and a wavy line down the side, where it was runny.|and a wavy line down the side, where it had begun to run.}
{young:“What is it made of?” asked {grownup}, and it was sand, with bits.|“What flavour is it?” asked {grownup}, and it was sand, with bits.}
“It is no good,” said {A}. {young:“It looks all right. But it is not cold.”|“It looks right. It only is not cold, and it will not get any less.”}
Then the sea came up and had a lick. {young:It took off the top, all round, and went away to think about it.|It took it off at the top, all round, and went away to think whether it liked it.}
-> DONE

=== s4
# shot: close
# place: seaside; dusk; clear
# action: A look-through surprised cone; heroes look-up curious; grownup sit; friends look-up
# action for lolly: A look-through surprised mirror; heroes look-up curious; grownup hold mirror; friends look-up
# things: cone in A.hand; bench; wave
# things for lolly: stick; bench; mirror
{
- is_lolly:
The stick was still in {As} hand. It was red, down to the place where you hold it. {L} looked at it, and then put out a tongue, to lick off a sticky bit of lip. {young:And somebody on the next bench said, “Oh!”|And somebody on the next bench laughed.}
“What is it?” said {L}. ¶ “It is your tongue,” said {grownup}. “It is red right to the back. {young:Look in the window.”|Look in the window of the kiosk.”}
{L} looked. {young:There it was in the glass, and it was as red as a post box.|There it was in the glass, as red as a post box, and further in it was redder.}
“I have got it,” said {L}. {young:“I have got nearly all of it! The path has only got the rest.”|“The path has only got the rest. Nobody goes as red as that on four licks.”}
So they counted again, and there had been more of them. {young:There had been nine, and one of them had been very long.|There had been nine at the least, and one very long one, at the bottom.} # usual
- else:
The cone was still in {As} hand. It had nothing in it. {L} put it to one eye, like a telescope, to look at the sea. {young:But there was no sea in there at all. It was shut at the end.|But there was no sea to be seen. The far end was shut.}
“It is dark in there,” said {L}. {young:There was something down at the bottom.|Something was in the way, right down at the bottom, where the cone comes to a point.}
It was white and cold. {young:With each lick a bit of it had run down there, and there it was.|At every lick, and at every lick that was being saved up, a bit of it had run down inside.}
“It has been hiding!” said {L}. {young:“It got down there before the rest was gone!”|“It got out in time. It went down before anybody could have the rest.”}
So {L} bit off the very end, where nobody bites. {young:Slup, slup. It has to be sucked, and it is the best bit there is.|It has to be sucked, with both cheeks, and it is the best there is, for it has the whole of the cone in it as well.} # usual
}
“Well?” asked {grownup}. ¶ “Mm,” said {L}, who could not speak.
-> DONE

=== m4
# shot: wide
# place: street; dusk; clear
# action: A walk happy; heroes walk; grownup carry towel; friends walk
# things: lamp; wall; bag
On the way home there was a small one, on a wall, crying. It held a cone with nothing on it.
{
- is_lolly:
“Show me your tongue,” said {L}. It was put out. It was blue.
“There,” said {L}. “You have got it.”
- else:
“Look down at the bottom,” said {L}. The small one looked, with one eye.
It was quiet on the wall after that. There was just a sort of slup.
}
Somebody’s mother said thank you, and what was it that they had said?
But it was too long to tell, and it was nearly bath time.
They went up the hill. At the top stood the van. It was asleep, with its lid down. It did not say the second half.
-> DONE

=== l3
# shot: behind
# place: hallway; dusk; clear
# action: A sit sleepy; heroes sit; grownup hold towel; friends sit
# things: mat; 2 shoes; sand
The shoes came off. Each of them had a bit of beach in it, down at the toe.
“Everything goes to the bottom,” said {L}.
They poured it out on the step. It made two small hills.
In the bag it was the same. First came the towels. Then came the hats. Right at the end came a sweet. It had a hair on it.
It was washed, and halved, and it was very good.
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; friends hold towel; grownup pour
# things: bath; sponge; towel; 3 bubbles
In the bath they found where else it had been. It was on one elbow. It was behind an ear.
“I had more of it than I thought,” said {L}.
It went off down the plug, and round. The plug had a lick.
At the end the bath is best. There is only a bit left. It is warm. You can lie in it, like a cork.
-> DONE

=== l4
# shot: object
# place: seaside; night; stars
# action: heroes look-up sleepy
# things: moon; wave; bench; post
Down there the front was dark. There was a mark on the ground, the size of a hat.
The ants had gone in, and shut the crack. They were all very full.
The sea came up, in the night, and did the path. It licked it right along.
It did it slowly. It was saving some up.
The moon was white and round, and nobody had dropped it.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit; grownup sit
# things: blanket; window; moon
The bed was made, and it was cool at the top. # usual
{resting}
{dream} # spare
{L} slid in, as far as it goes. A bed comes to a sort of point, when it is tucked in well. # usual
It was warm down there. It had all run down to the bottom.
“It is the best bit,” said {L}.
Both feet were in it. They did not bite. They just lay there.
The moon was in the window. It got a bit less, as a cloud had a lick.
There was still some left.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a tune in the road, and it was only the first half. {H} went to the gate. The van had stopped there, quite by itself, and the man leaned out.
“Somebody told me about the bottom,” he said. “I have sold these for thirty years. I had never once looked.” He had one in his hand, and he bit off the end, and shut his eyes. Then, for the first time, and rather low, the van played how the song goes on.
-> DONE

=== next_bedtime
Far off, the van played the second half. Then it had done all of it.
-> DONE
