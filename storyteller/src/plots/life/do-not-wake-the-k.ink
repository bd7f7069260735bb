# about: test(spell|words|writing|literacy|english|dictation|phonics|letters); learning(spell)
# also: nervous; school-day; frustrated; trying-again; scared; cannot-sleep
# news: bad
# when: coming
# wants: child
# role grownup: parent = the grown-up in the big chair
# ages: 5-10
# holds: lamb(kind), ghost(kind), dark(kind)

=== title
{~Do Not Wake the K|Who Is Asleep in Lamb?}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: heroes write worried pencil; grownup sit-on-chair calm holding book; friends stand calm at heroes
# things: table before heroes; paper on table; fridge left; paper on fridge; magnet on fridge
{~“It is not fair,” said {H}. “I can’t hear it at all.” {young:It was the k in knee, and the test was {is_wished_day:{wished_day}|in the morning}.|They had been over it four times. It was the k in knee, and the test was {is_wished_day:{wished_day}|in the morning}.}|On the fridge hung ten words, {young:and {H} had to know them by {is_wished_day:{wished_the_day}|the morning}.|which had come home in a bag with {H}, and had to be known by the morning.}|Ten words were to be asked for, {is_wished_day:{wished_day}|first thing tomorrow}. {young:{H} could say them all, but could not write them.|{H} knew every one of them to talk to, but not to write down.}}
{L} put down nee, and lam, and com, {young:and they all looked very nice.|and they looked quite comfortable.}
“There is a k in front of that,” said {grownup}, {young:“but it does not say a thing, because it is asleep.”|“and a b at the end of those. They are asleep.”}
“Then how do they think that I shall find them?” said {L}.
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: heroes run surprised; friends run surprised
# things: door left; hook on wall; coat on hook; bowl beside heroes; 6 nuts before heroes
So {L} said it the hard way, in at the front of the word. “K-nee!” {young:And something in there sat up in bed, and it was the k.|And something in there sat up.}
“K, k, k!” it said. “What is it? Is it morning?” {young:It was thin, and full of elbows.|It was thin, and had elbows, and nobody had woken it in hundreds of years.}
“Shh,” said {L}. “I only wanted to see.” # usual
{young:But you cannot tell a k shh, and it went all down the hall like a dropped bag of nuts.|But it was off down the hall, like a dropped bag of nuts.} So they gave it milk.
The k fell over {themed_a}, and told everybody about it. # personal
{joining}
{hinderer_person:“There is something sharp in this chair,” said {hinderer}, and sat down on another, and it was there as well.} # beat
{hinderer_animal:{hinderer} went after the k, as far as the coats, and then it said k behind every one of them.} # beat
{hinderer_carried:The k got up on {hinderer}, where it could be heard better, and said it all again from there.} # beat
“There is one of them,” said {L}. {young:And then the b was done as well, and it was louder.|And before anybody could say that it was enough, there was the b.} “Lam-B!”
-> DONE

=== m1
# aside
# shot: behind
# place: living-room; dusk; clear
# action: heroes point surprised at sofa; sheep jump surprised; friends clap laughing; grownup peek worried behind cushion
# things: sofa; 3 balls on sofa; cushion on sofa
A b is round, and bounces. {young:Out of the lamb it came, and all the way down the stairs.|Out of the back of the lamb it came, which jumped, and down the stairs by all of them.}
There was one in the comb. {young:The one in the thumb did not want to get up.|The one in the thumb was sucking it.}
Soon all three were going up and down on the sofa, b, b, b. {young:They might have had boots on.|You might have had people in from next door with their boots on.}
The lamb lay down again, shorter than before, and rather cold at one end. # more
“I can hear them now,” said {L}. ¶ “So can I,” said {grownup}, from under a cushion.
-> DONE

=== l1
# aside
# shot: close
# place: bathroom; dusk; clear
# action: heroes kneel curious before basin; friends crouch curious before basin
# things: basin; comb in heroes.hand; soap on basin
The w in wrong did not get up for {~four|five} goes. {young:Then it put out one foot, and one more foot, and fell over.|A w sleeps on its back, with its feet in the air, and when it had put them down it said m.}
“Oh dear,” it said. {young:“Mmm. That is not me.”|“Mmm. That is somebody else altogether. Would you turn me round?”}
They turned it round. {young:“Wuh,” it said. “Wuh? Where is my bath?”|“Wuh,” it said, and looked for the answer, because it has a bed in there too, for when it is away from home.} # spare
The s in island had to be called from the shore. {young:Out in the middle it sat.|With water all the way round it, it had been there by itself for so long that it only said Sss, like the sea.}
“Is there anyone in the c of scissors?” asked the lamp. ¶ “Leave it,” they all said. # more
-> DONE

=== m2
# shot: two
# place: kitchen; dusk; clear
# action: heroes kneel curious before chair; friends sit calm
# things: chair; 2 tiny pillows on chair; cup beside chair; window left
Night had two of them, in the one bed. {young:They were g and h, and they came out hand in hand.|They were g and h, rather small, with white hair, and they came out hand in hand.}
“What do you say?” asked {L}. {young:They looked at one another.|They looked at one another, and neither of them began.}
“We did say something, at one time,” said the g. “It was at the back of the throat. {young:Long, long ago.”|Five hundred years ago, it would be.”}
“A bit like this,” said the h, and did it. {young:So does a cat with a crumb.|One thought of a cat with a crumb. Everybody was very nice about it.}
{pausing} # company
“They asked us if we would mind keeping it down,” said the g, “and we dropped off.” # spare
They were given a chair, and the one cup. They said that they were used to it. # more
-> DONE

=== l2
# aside
# shot: above
# place: bedroom; dusk; clear
# action: heroes write worried pencil; friends jump laughing
# things: paper before heroes; 3 balls; 8 nuts
By half past seven nobody was asleep in any of the ten. {young:The k was in the nuts, and the b’s were on the beds.|The k was cracking things, the b’s were off the sofa and on to the beds, and the t had got out of castle, and said that it was a spy.}
All its life it had been told to be quiet in listen. {young:“And I was!” it said. “I did listen!”|“Has anybody ever heard me in it?” it said. “Well, then. I do not see who could have done it better.”}
{L} wrote knee with {~two|three} k’s, as there seemed to be such a lot of it. {young:But that was no good.|You cannot think with everybody up.} # spare
“And they are all there,” {L} said, “and I know them less than before.” # more
The fridge put its hands over its magnets, and hummed, so as not to hear. # more
-> DONE

=== s3
# shot: object
# place: hallway; dusk; clear
# action: heroes hold calm lamp; grownup point calm at door
# things: night-light on shelf; shelf; door right; rug
“You have them up,” said {grownup}. “Now you can get them all back into bed.”
“But I don’t know where they sleep,” said {L}. {young:And that was just what the test was about.|And that, when you came to think, was what the test was about.}
{helper_person:“And where do I sleep?” said {helper}. “By the door. You never hear me, but you know.”} # beat
{helper_animal:{helper} turned round twice, out on the landing, and lay down without a sound under the small lamp.} # beat
{helper_carried:{helper} had been asleep in one place since supper, without a sound, and everybody knew where.} # beat
On the landing was the small lamp. It is there so that people can go round at night, and look in. {young:They do not listen for you. They look.|They do not listen, for somebody who is asleep makes no noise at all. They look.} {L} had seen them do it, {young:with one eye just open|with one eye not quite shut}. # usual
{L} took the small lamp from the landing, and the k. {young:“Show me your bed,” said {L}.|“Don’t say anything,” said {L}. “Just show me where you lie.”}
It went to the very front of knee, and lay with its back to the wall.
“At the front,” said {L}, “where the cold comes in.”
-> DONE

=== m4
# aside
# shot: wide
# place: bedroom; dusk; clear
# action: heroes kneel happy holding lamp; sheep sleep calm; friends tiptoe calm
# things: 3 balls; comb
A b goes at the foot. {young:It goes at the end of the lamb, where it is warm.|It lies across the end of the lamb, and the comb, and the thumb, like a dog.}
“B,” it said, one last time, {young:and turned round, and lay down|and went round twice first, and was soon flat}.
The g and the h had the middle of night, {young:where it is dark|where it is darkest, and it suits them}. They went in just as they were, {young:hand in hand|without a word, as they were used to}.
“You may look in on us,” said the g. “We should like that.” # spare
The lamb had its end back on, and was warm again, and did not say so. # more
And the w had to be put in on its back, or it wakes up as somebody else. # more
-> DONE

=== s4
# shot: close
# place: kitchen; night; clear
# action: heroes hold proud lamp; grownup read calm paper; friends look-up happy at heroes
# things: table; pencil on table; paper on table
Then {grownup} read out the list, quite low. “Knee.”
{L} did not listen for the k. {L} held up the lamp to the word. {young:“One is asleep,” said {L}, “right up at the front.”|“One is asleep,” said {L}, “right at the front, with elbows.”}
“Lamb.” ¶ “One, at the foot,” said {L}.
“Night?” {young:“Two,” said {L}. “In the middle. They hold hands.”|“Two, in the middle,” said {L}, “very old. They hold hands.”}
They went all the way down, with the lamp, and wrote them in: {young:the ones who talk, and the ones who do not|all those who say something, and all those who do not}. # usual
There were ten, and none of them woke.
“And if I forget one?” said {L}. # usual
“Then it has a good sleep,” said {grownup}. “It will still be there.” # usual
-> DONE

=== l3
# shot: behind
# place: kitchen; night; stars
# action: heroes reach-up sleepy fridge; friends whisper calm heroes
# things: fridge; paper on fridge; magnet on fridge; pan left; lid on pan; boot beside door; door right
They put the list back on the fridge. They did it with one magnet, and they did not let it click.
The milk was wiped up. Some nuts were found. They had no idea.
“Shh,” said {L} to the tap, for it had a p in it. # more
The lid went on the pan. It went on like a cat. # spare
A b had left one of its boots. They put it by the door. # more
-> DONE

=== m3
# shot: wide
# place: bathroom; night; stars
# action: heroes wash sleepy holding flannel; friends stand sleepy holding towel
# things: basin; comb on basin
There was a wash. {L} did the one knee, and did not wake the k.
A thumb was done, all but the end. There was one asleep in it.
The comb went through once, from the top, with the foot held up. # spare
It was odd, how many there were, once you had a lamp. # more
-> DONE

=== l4
# shot: above
# place: bedroom; night; stars
# action: heroes sit sleepy on bed; friends sit sleepy
# things: bookcase left; row of 5 books on shelf; shelf; night-light
All the books were shut. There was a lot asleep in them.
There was one in ghost. It was just h. It does not do a thing. It lies there with its feet warm.
There was a w in two, on its back. There was one in half. It had the other half. # more
No one would ever hear them. They were all in. # spare
The l in calm lay on its own, and was. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; grownup peek calm behind door; friends sleep sleepy
# things: door left; lantern in grownup.hand
{L} lay with both arms in. It was warm, at the front. # usual
{resting}
{dream} # spare
Out there the lamp was let down low. It went from door to door. # usual
Someone looked in. They did not listen. They just held up the light.
There was one asleep, right up by the pillow.
In the middle of the night lay g and h. They held hands.
They did not make a sound.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a b in the plumber. He came about the tap, and {A} had the lamp, and there it was, flat out in the very middle of him.
He had never been told. “All these years,” said the plumber, and put down his bag without a clink. He did the whole of the tap on tiptoe. Then he asked them, quite low, if they would have a look in his wrist.
-> DONE

=== next_bedtime
The lamp had been round, and they were all in.
-> DONE
