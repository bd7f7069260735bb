# about: moving-house(moved|first night|new house&!moving&!move &!tomorrow&!next week&!soon&!will|new flat&!moving&!move &!tomorrow&!soon|new home&!moving&!move &!tomorrow&!soon|new place&!moving&!move |settl|unpack)
# also: nervous; scared; sad; missing; own-bed; happy; too-excited; cannot-sleep; tired; lonely; place
# wants: child
# role grownup: parent = the grown-up with the screwdriver
# ages: 3-10
# needs: hands
# holds: dark(kind)

=== title
{~The Hand Had Not Moved Yet|Pat, Pat, Click}
-> DONE

=== s1
# shot: two
# place: hallway; dusk; clear
# action: heroes reach-up worried; grownup stand calm; friends carry calm box
# things: 3 box; door left; lamp
{~It was the first night in the new house, and {H} wanted the light.|Everything had been carried in, and it was getting dark in the new house. {H} went to put the light on.|The last box was in, and the door was shut behind it. It was the first night, and {H} wanted the light.}
A hand went up the wall beside the door, as it always did. Pat, pat. There was only wall. # usual
“It is on the other side here,” said {grownup}.
“Who moved it?” asked {A}. ¶ “Nobody,” said {grownup}. {young:“We did the moving.”|“It has been there for forty years. It is we who moved.”} # usual
{A} looked at the hand. It was still on the wall, {young:patting.|patting, a little higher up, in case.} It was looking for a switch in another street.
“It hasn’t come yet,” said {A}. “The hand has not moved!”
-> DONE

=== m1
# aside
# shot: close
# place: living-room; dusk; clear
# action: heroes read curious; grownup kneel calm; friends sit calm
# things: paper in heroes.hand; pencil; 3 box; armchair
There was a list, and on the list was everything that had to come. {young:{B} went all down it.|{B} went down the whole of it, once more, with the pencil.}
The beds had come, and the spoons, and the clock. {young:The big chair had come, on its head.|The armchair had come up the path on its head, with a person under it, and had been turned the right way round.}
“Is there a hand on it?” asked {A}. ¶ There was not. {young:Nobody had thought of that.|Nobody had thought of it, with so many cups to think of.}
So it was put down at the very bottom of the list, {young:and had no tick.|with a line before it, and no tick on the line.}
“It may be a day or two behind,” said {grownup}. “Some of it comes later.”
The man with the van had been asked to look under the seats, and had found a teaspoon. # more
-> DONE

=== s2
# shot: wide
# place: hallway; dusk; clear
# action: heroes climb surprised stairs; grownup carry calm box; friends climb happy stairs
# things: stairs; 2 box; lamp
They went up, to see whether the rest of them had arrived.
{joining}
{is_loved:The box with {loved} on it was on the fourth stair, and had to be said good evening to.|{musing}} # personal
At the top {A} put a foot on one stair more, and it was not there. Bump! # usual
“There were thirteen at home,” said {A}. “Here it is twelve.” {young:So it was the feet as well.|So the feet had only come as far as twelve, and were waiting for the rest.}
{hinderer_person:“I did not bump,” said {hinderer}, who had been carried up the day before, in a way, by thinking about it.} # beat
{hinderer_animal:{hinderer} went up and down all the stairs, to put its nose on each, and everybody had to wait.} # beat
{hinderer_carried:{hinderer} was carried up, and so had nothing to unlearn.} # beat
They did it again, counting out loud. {young:Ten, eleven, twelve, floor.|At the third time the feet stopped at twelve by themselves, and stood there, looking pleased.} # usual
“That is the feet,” said {A}. “They are in.”
-> DONE

=== l1
# aside
# shot: above
# place: bedroom; dusk; clear
# action: heroes lie-back calm; friends lie-back calm; grownup kneel calm
# things: bed; 2 box; screwdriver in grownup.hand
The eyes were next. {A} lay down on the bed, to see whether they were there.
At home there was a crack in the ceiling, like a {~goose|river}. {young:Here there was none.|They looked for it at once. Here it was all white, with nothing on it to go along.}
“It is quite empty,” said {A}. ¶ “It is new,” said {grownup}. {young:“You have to look at it for a bit.”|“A ceiling only gets something on it when somebody has looked at it for long enough.”}
So {A} looked. There was one spot, over by the window, as big as a pea. {young:It could be an island.|It could be an island, or the first bit of a goose.}
“They have come,” said {A}, and shut them, to give them a rest.
It had been a long way for the eyes. They had looked out at the back of the car the whole time. # more
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; night; stars
# action: heroes eat happy; grownup eat calm; friends eat happy
# things: box; 3 bowl on box; spoon in heroes.hand; lamp
They had supper off a box, because the table was still in bits.
The spoons were in the wrong drawer. {young:So they all got up and sat down again.|Everybody got up for a spoon, went to where the spoons had been, opened a cupboard full of boiler, and sat down again.}
“The whole of us is still on the way,” said {grownup}, {young:and looked in the cupboard once more.|and looked into the cupboard once more, in a friendly way.}
It was soup, out of the big pan, which had come in the front of the car on somebody’s knees. It tasted just as it did at home. {young:The mouth had come!|So the mouths had come, all of them, and very likely first.}
{pausing} # company
-> DONE

=== s3
# shot: above
# place: bedroom; night; stars
# action: heroes listen worried; grownup listen curious; friends listen worried
# things: bed; 2 box; lamp
Then it was quiet, and in the quiet something went tock.
“That is not one of ours,” said {A}. At home there was a hum, and a drip on Sundays. {young:Here it was a tock.|There had never been a tock.} # usual
They went to find it, because you should know who lives with you. {young:It was a pipe.|It was a thin pipe beside the bath, with its back to the wall.}
{helper_person:{helper} put an ear to it, and then the other ear, and said that it was a nice one.} # beat
{helper_animal:{helper} sat down before it, with both ears up, and at the next tock said something back.} # beat
{helper_carried:{helper} was held up to it, so that they could meet.} # beat
“Good evening,” said {A} to the pipe. “It is us. We live here now.” ¶ Tock, said the pipe. {young:It was quite polite.|It had been saying it to nobody for a month, and it sounded glad.} # usual
“Those were the ears,” said {A}. “Then there is only the hand.”
-> DONE

=== l2
# aside
# shot: behind
# place: bedroom; night; stars
# action: heroes look-through curious; friends look-through curious; grownup stand calm
# things: window; curtain; 2 box
They looked out of the window, which had somebody else’s trees in it.
At home there was a street lamp, and a wall with a cat. {young:Here there was a bush.|Here there was a bush, and behind the bush the dark went on for some way.}
“It has no cat,” said {A}. ¶ “It is early,” said {grownup}. {young:“Wait a bit.”|“A cat has to hear of it first. They do not come for the boxes.”}
Somewhere a gate went, and somebody said good night to somebody. {young:They were the people next door.|That was next door, and they did not know yet that they were next to anyone.} # spare
The bush moved. It may only have been a bush.
{A} put up one hand and waved to it, in case it was a cat that had heard. # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: heroes reach-up proud; grownup stand curious; friends clap happy
# things: door left; lamp
With the hand it was harder. {A} shut both eyes, and walked in at the door. Pat, pat: it was wall again.
“At home there was a mark,” said {A}. It was small and grey, where the hand had gone up the wall every day. {young:Here the wall was white.|Here the wall was white, and no hand could have known that it lived here.}
So {A} laid the hand on a box, where the dust was, and then on the wall, right beside the switch. It left a mark. {young:It was only a small one.|It was small, and had the beginnings of four fingers.}
“Oh dear,” said {grownup}, and looked at it, and then, “No. We will leave it.” # usual
{A} went out, and shut both eyes, and came in once more. Pat, click! And there was light.
-> DONE

=== m3
# shot: wide
# place: bathroom; night; stars
# action: heroes brush-teeth calm; grownup stand calm; friends stand sleepy
# things: mirror; mug; towel; box
The brushes had been in the box with the soup, and had to be found. {young:Then they all did their teeth.|Then they stood in a row at the new basin, and did their teeth, and it was all done by hands that knew how.}
Tock, said the pipe, now and then, {young:to say that it was there.|not to disturb, but so as to have said it.}
“What else is there of me?” asked {A}. ¶ {grownup} looked from the top to the bottom. “Elbows,” said {grownup}. {young:“They come along with the arms.”|“But I think that they come along with the arms.”}
On the list there was a tick now, behind the last line. # more
The mirror hung too high, and had only the tops of heads in it. It would be moved. # more
-> DONE

=== l3
# aside
# shot: two
# place: hallway; night; stars
# action: heroes wave calm; grownup stand calm; friends stand sleepy
# things: 3 box; door left; coat on hook; hook
Before bed they went round once, and put out all the lights, one after the other. {young:The hand did it.|The hand did it, with the eyes shut, and only had to be told about the one in the larder.}
Each time it left a bit of grey. {young:It was not much.|There was less of it each time, but it was enough to go by.}
“And the other house?” asked {A}. “What does that do now?” ¶ “It has the mark still,” said {grownup}. {young:“Somebody else will find the light by it.”|“Somebody will come in, in the dark, and put up a hand, and there it will be.”}
{midway} # company
That was a good thing to have left there.
The boxes stood in the hall, all the way along, and were told that they could stay as they were till the morning. # more
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; stars
# action: heroes sit-up calm; grownup tuck-in calm heroes; friends sit sleepy
# things: bed; lamp; 2 box; book
In the new room stood the old bed, with the old blanket, {young:and it smelled of them.|and when you lay down in it you were in the same place as ever.}
{themed_a} had come up in a box of its own, and was put where it could see the door. # personal
“It is only the outside that is new,” said {A}. {young:“In here it is the same.”|“From here to the edge it is the same as it was.”}
The page was read. It was the one that comes after last night’s, {young:so nothing was left out.|so that nothing had been lost on the way.} # more
-> DONE

=== l4
# shot: close
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends lie-back sleepy
# things: bed; lamp; curtain
{A} went through it once more, from below. Feet, said {A}. {young:They were there.|They were there, side by side, and had done twelve.}
Mouth. Ears. {young:They had all come.|They had said good evening to the pipe.} Eyes. They had found an island.
The hand lay on the blanket. It was a bit grey.
“Good hand,” said {A}.
Tock, said the pipe, on the other side of the wall.
Nobody sat up. They knew by now who that was. # more
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: bed; lamp; 2 box
Now everybody was in.
{resting}
{dream} # spare
In the night {A} woke. It was dark.
A hand went up the wall. It did not look. Pat.
Click.
So they lived here. # usual
Click.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a mark beside every switch in the new house, each a little lower than the switch, and all of them were the size of {As} hand.
-> DONE

=== next_bedtime
The light was put out without looking. The hand knew where it was.
-> DONE
