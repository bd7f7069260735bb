# about: fear-other(dryer&!hair|drier&!hair|hand dry|hand-dry)
# also: scared; school-day; nervous; embarrassed; bravery; outing; fear-other(noise|loud|toilet|flush)
# news: bad
# wants: child
# role grownup: parent = the grown-up with the wet hands
# kind pool: pool|swim*
# kind school: school|nursery|preschool|class
# ages: 3-9
# needs: hearing
# holds: noise(kind), roar(kind), toilet(kind), dark(kind), dryer(kind), drier(kind)

=== title
{~Hands Only|The One on the Wall}
-> DONE

=== s1
# shot: wide
# place: bathroom; day; clear
# action: L stand worried; grownup wash; heroes stand worried; friends stand
# things: sink; tap; soap; mirror; box
{~“Are they clean?” asked {grownup}. {H} looked at both hands, {young:and then at the wall.|and then past them, at the wall.}|There is nothing wrong with washing your hands, {young:thought {H}. It is what comes after.|thought {H}. It is only what hangs on the wall beside it.}|{H} had soap up to the elbows, {young:and washed and washed.|and went on washing, because of what comes when you have finished.}}
{
- is_pool:
It hung by the changing rooms, and was grey, and had a mouth. It was the hand dryer.
- is_school:
There is one at school as well. It hangs on the wall, and is grey, and has a mouth. It is the hand dryer.
- else:
It hung there, and it was grey, and it had a mouth. It was the hand dryer.
}
It does nothing, and then somebody comes too near, and it roars.
“It comes out of there and goes in at my ears,” said {L}, “and it does not stop when I say so.” {young:That was just how it was.|That was exactly how it was.} # usual
{L} wanted dry hands, and no roar.
-> DONE

=== s2
# shot: two
# place: bathroom; day; clear
# action: L run worried; grownup stand; heroes run; friends stand
# things: sink; towel; door; box; tap
So they tried to be quick: hands in, and wet, and out again, before the dryer had noticed.
{joining}
{musing} # personal
{L} went by on tiptoe, with a shoulder up to each ear. {young:It was no good.|It was a good plan, and it had only one thing wrong with it.} # usual
{hinderer_person:“Wait for me!” called {hinderer}, and shook both hands dry, right under it.} # beat
{hinderer_animal:{hinderer} had waited at the door, and was so pleased that nobody could get past.} # beat
{hinderer_carried:{hinderer} had got wet as well, and slipped, and had to be picked up, just there.} # beat
A lady held out her hands to it, just as they went by. RRRRR!
They were out in no time, and there was still soap on one of them, up to the elbow.
“They are not dry,” said {grownup}. ¶ “No,” said {L}. “But they are here.” # usual
-> DONE

=== m1
# aside
# shot: close
# place: bathroom; day; clear
# action: A look-up; heroes stand; grownup stand; friends sit
# things: towel; paper; box; sink; bin
Sometimes there is paper. {young:Paper is good. It only says frrp.|Paper says nothing but frrp, and then you have it, and it goes in the bin without a word.}
Here there was a box for it, {young:and the box was empty.|with a little window in it, and through the window you could see that there was none.}
“We could use your coat,” said {A}. {young:{grownup} looked at it, and held it out all the same.|{grownup} looked down at the coat, and it was the good one, but it was held out all the same.}
One pocket got quite wet. {young:It had a bun in it.|There was half a bun in there, and afterwards it was easier to eat.}
“But I can’t always bring a coat along,” said {grownup}, which was true, if you thought of July.
-> DONE

=== l1
# aside
# shot: above
# place: hallway; day; clear
# action: A point; heroes sit; grownup sit; friends sit
# things: bench; bag; door; sock
They sat down on the bench outside, and thought about who else is like that. {young:A hoover is.|The hoover is one, but it comes in from the other room, and you have time.}
A train is, when it goes through and does not stop. {young:A goose is, and it does it with the neck.|A goose is, and it does it with the neck, and nobody calls that drying.}
“I can do it,” said {A}. “Rrr.” {young:It was not so bad.|It was not so bad, when you do it yourself. You know when it is going to stop.}
{grownup} had a go, and somebody looked out of a door. {young:“Sorry,” they said.|“Excuse us,” said {grownup}. “We are only finding something out.”}
“It has one word,” said {A}, “and it does not know any small ones.” # spare
Inside it went off again, for somebody else, and they counted along, and it was nine. # more
-> DONE

=== s3
# shot: behind
# place: bathroom; day; clear
# action: L look-through; grownup stand; heroes peek; friends stand
# things: door; sink; box; mirror; tap
Then they tried it from far away. {L} held the door, and {grownup} went up to it, and bowed. {young:It hung there as if there were nobody in the room.|It hung there as if there were nobody in the room at all.}
{grownup} said good morning to it, and nothing happened. # usual
{helper_person:“Try a hat,” said {helper}, and they tried a hat, and it took no notice of hats.} # beat
{helper_animal:{helper} looked at it from the door, with one ear up, and it took no notice of ears.} # beat
{helper_carried:{helper} was held up to it by one leg, from below, and it took no notice of legs.} # beat
“Now a hand,” said {L}, from the door. RRRRR, it went, at once. {young:The hand came out. It stopped.|And when the hand was taken away again, it said RRR a bit longer, and stopped.}
“It can’t see you!” said {L}. “It only sees hands.”
So it was. It has one dark spot, underneath, and it looks down.
-> DONE

=== m2
# aside
# shot: two
# place: bathroom; day; clear
# action: A crouch; heroes crouch; grownup stand; friends crouch
# things: box; sink; stool; themed; mirror
They had a look at the spot, from the side, with all hands in pockets. {young:It was black and no bigger than a pea.|It was no bigger than a pea, and shone a bit, and looked straight at the floor.}
“All day it sees the floor,” said {A}. {young:“And then it sees hands!”|“And then two wet hands come in from nowhere, with nobody on them.”}
You would say something, too. {young:You would very likely say it loudly.|You would very likely say it loudly, if you had been by yourself since breakfast.}
{themed_a} was shown to it from above, and it never knew. # personal
{pausing} # company
“So it does not mean me,” said {A}. ¶ “It has never met you,” said {grownup}.
-> DONE

=== l2
# aside
# shot: wide
# place: bathroom; day; clear
# action: A walk; heroes walk; grownup walk; friends walk
# things: sink; box; mirror; door; bin
If your hands are in your pockets, you are not there. {young:They tried that out, up and down, and it was true.|They tried that out, up and down, and it was quite true, and rather grand.}
They went by on one leg. {young:They went by like a crab.|They went by like a crab, and like the queen, and with their tongues out.}
It did not see a thing. {young:They could say what they liked.|You could stand right in front of it and tell it about your holidays.}
“We went to the sea,” {A} told it. {young:“It was loud there, too.”|“That was loud as well, but it had sand.” It did not say what it thought of that.}
A man came in, and said good morning, and it did not know about him, either. # spare
But he had wet hands when he left, and by then they were all out of the door. # more
-> DONE

=== s4
# shot: above
# place: bathroom; day; clear
# action: L clap happy; heroes dance; grownup stand laughing; friends stand
# things: sink; mirror; box; drop; mat
“Then it shall not have any,” said {L}. “It shall not have one hand.” {L} washed them, and put them up in the air, {young:as high as they go.|like somebody who is being very honest.}
“And how do they get dry?” asked {grownup}. ¶ {L} had to think. {young:Who else gets wet, and has no paper?|Who else gets wet, and has no dryer, and no paper, and no coat?} # usual
“They can dry like a dog,” said {L}. “Ten shakes.”
One, two, three. There were drops on the mirror, {young:and on {grownup}.|and {grownup} had some in one eye.} They did all ten. After that you clap, once.
They were dry. {young:They were nearly dry.|They were as dry as they ever are, when you have been roared at.} # usual
Then {L} went to the door, past the one on the wall, with both hands up.
“Hands only,” {L} told it. “And you can’t have these.”
It said nothing. It was looking at the floor.
-> DONE

=== m3
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A walk; grownup walk; heroes walk; friends walk
# things: bench; door; bag; coat
Out there you could hear it. Somebody else had put hands in.
“That is nine,” said {A}, and they stood and counted along.
At nine it stopped. It always does. # spare
“And if they do it when I am in there?” asked {A}. ¶ “Then it is nine,” said {grownup}, “and you put up your hands.” # spare
That was not so very long. It was as long as the alphabet, up to I, and they said it over.
They went home, and nobody in the bus had such dry hands. # more
-> DONE

=== l3
# aside
# shot: two
# place: bathroom; night; clear
# action: A wash; heroes wash; grownup hold towel; friends sit
# things: bath; towel; tap; soap
At home there is a towel. It hangs on a hook, and is blue.
It does not do a thing. You have to go and get it. # spare
“Thank you,” said {A} to it. It was soft at both ends.
They shook as well, for old times’ sake. There were ten. # more
A drop ran down the tiles. It went past a duck. # more
The tap was shut, and the water stood still. You could hear the towel hang.
-> DONE

=== m4
# aside
# shot: close
# place: bedroom; night; stars
# action: A lie-back; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; lamp; window; blanket
“Is it there all night?” asked {A}. ¶ “Yes,” said {grownup}.
“Is it dark?” ¶ “I should think so,” said {grownup}. “They put out the light, and lock up.”
Then it had nobody. It could not even see the floor. # spare
{A} thought about that, with both hands on top of the blanket, where they could be seen.
“It does not know how to do a small one,” said {A}. So they did one for it. It was a very small rrr.
-> DONE

=== l4
# aside
# shot: object
# place: bathroom; night; stars
# action: heroes sleep
# things: box; sink; mirror; moon; tap
Far away it hung on its wall. The moon came in at the top.
It was quite quiet, and very small. You would not have known it. # spare
There were ten drops on the mirror. They had dried by themselves.
A moth went by, with no hands at all. # more
It sat down on the grey, to have a rest. Nobody minded. # more
Down on the floor was a bit of light, and it looked at that.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; grownup sit; friends sleep
# things: bed; blanket; lamp; pillow
The lamp was low. {H} lay in bed.
{resting}
{keepsake}
{dream} # spare
“Hands?” said {grownup}. ¶ They came out on top. They were warm and dry. # usual
{grownup} blew on both hands, one after the other.
It was the smallest dryer there is. It had no noise in it.
“Again,” said {L}.
It stopped when {L} said so.
Then the hands went in, and nobody could see them.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a note on the kitchen towel in the morning, and it was pinned on with a peg. “Please shake first,” it said, with a picture of a dog.
{H} gave it ten shakes, and looked round. The drops went as far as the clock, and one of them went on to the calendar, and stayed on Thursday.
-> DONE

=== next_bedtime
The towel hung on its hook. It did not do a thing.
-> DONE
