# about: somebody-left(moved up&didn't|moved up&didnt|moved up&not|moved up&stay|moved up a|moved up to the next|moved up to the top|got moved up|gone up a level|went up a level|went up a group); new-class(moved down|moved up&didn't|moved up&didnt|moved up&not|moved up&friend|moved up&twin|moved up&sister|moved up&brother|his twin|her twin|second team|lower group|bottom set|bottom group|still in silver|still in bronze); jealousy(moved up&group|moved up&class|moved up&team|moved up&level|moved up to|the a team|top group|top set|first team); lost-match(dropped from|dropped to the|dropped down|demoted|in the b team|put down a|moved down); club(b team|b-team|second team|lower team|reserves|everyone else moved up|moved up&didn't|moved up&not|twin&didn't|moved down|repeat the level); won(in the b team|repeat the level)
# about: sad(b team|moved down|moved up|the a team|dropped&team)
# also: sad; jealousy; angry; frustrated; club; lost-match; somebody-left; new-class; person; quarrel; losing-well
# kind ateam: the a team|a-team
# wants: child
# role who: sibling, playmate, friend, person(friend) = somebody
# role grownup: parent = the grown-up with the soup
# ages: 3-9
# holds: dark(kind)

=== title
{~Half a Peach|I Don’t Mind}
-> DONE

=== s1
# shot: behind
# place: hallway; dusk; clear
# action: L stand sad at door; grownup hold curious ladle; heroes stand; friends sit
# things: door; coat on hook; hook; shoe
{~{H} shut the door so softly {young:that it did not go click.|that even the click was left out.}|“I don’t mind,” said {H}. {young:Nobody had asked.|Nobody had asked, and there was nobody there but the coats.}|You know where you are with a door that bangs. {young:But {H} shut this one, and it made no noise at all.|The one that {H} came in by was shut as if somebody was asleep behind it.}}
“{who_known:{who} is|The others are} {is_ateam:in the A team|higher up},” said {L}, {is_ateam:“and I am not.”|“and I am further down.”} {young:And {L} hung the coat up, by the loop.|And the coat was hung up by its loop, which never happens.}
“Oh,” said {grownup}, and came nearer.
“I don’t mind,” said {L}.
It was very well said. {young:You could nearly have thought that it was so.|There was only one thing wrong with it, and that was the chin.} # usual
-> DONE

=== s2
# shot: wide
# place: kitchen; dusk; clear
# action: L eat calm soup; heroes eat; grownup sit-on-chair worried; friends sit
# things: table; 2 bowl on table; ladle; pot on stove; stove; lamp
At supper the soup was too hot. “I don’t mind,” said {L}, {young:and blew on it.|and ate it all the same, with the mouth open.}
{joining}
{musing} # personal
All the spoons were in the wash, and so {L} was given the ladle. “I don’t mind,” said {L}, from behind it.
{hinderer_person:“You have my chair, I think,” said {hinderer}. {L} did not mind, and ate the rest of the soup standing up.} # beat
{hinderer_animal:{hinderer} took the bread off {L}’s plate, and looked back from the door, but nobody minded.} # beat
{hinderer_carried:{hinderer} had been put down in the butter, and {L} did not mind even that.} # beat
{themed_a} fell in the milk, and nobody minded. # personal
“The window is open,” said {grownup}. “Isn’t it cold?” ¶ “I don’t mind,” said {L}, {young:with a cold nose.|whose hair was all on one side from the draught.} # usual
“What would you mind,” asked {grownup}, {young:“if you did?”|“supposing that there was something?”} ¶ “Nothing,” said {L}. “I don’t mind.”
-> DONE

=== m1
# aside
# shot: two
# place: kitchen; dusk; clear
# action: L think calm; grownup hold slipper; heroes sit; friends peek
# things: fridge; slipper; table; lamp
Then {grownup} tried to find out, {young:bit by bit.|a little at a time, as you try bath water with a toe.}
“I have put your slippers in the fridge,” said {grownup}. ¶ “I don’t mind,” said {L}, {young:and put them on. They were cold.|and went and got them out, and put them on, and they smelled of cheese.}
“And from tomorrow it will be Monday every day.” ¶ “I don’t mind Mondays,” said {L}.
“A bear is coming, and it will have your bed.” ¶ {L} thought about it. {young:“Which side?” said {L}. “I don’t mind.”|“I could have the edge,” said {L}. “I don’t mind bears.”}
“Not even one that snores?” asked {grownup}. ¶ “I would be asleep,” said {L}. # more
There did not seem to be an end to what {L} did not mind. {young:And {grownup} looked more and more worried.|{grownup} had begun at the little things, and was by now in among the big ones.}
-> DONE

=== l1
# aside
# shot: above
# place: hallway; dusk; clear
# action: L sit-on-edge sad stairs; grownup sit stairs; heroes sit; friends sit
# things: stairs; rug; coat on hook; hook; lamp
They sat on the stairs for a bit. {young:{L} sat on step three.|{L} had the third one, and {grownup} had the second, with both knees up.}
“Is this up,” asked {L}, “or is it down?” {young:Nobody knew. It was a step.|It was hard to say. There were two below it, and eleven above.}
“If you ask the rug, you are up,” said {grownup}. ¶ “I don’t ask the rug,” said {L}. {young:“I look at the top.”|“I look at the top, and from there I am somebody’s hair.”}
So they looked at the top. There was a lamp up there, {young:and a sock.|and an odd sock, and nothing else that you could see from here.}
“I am lower than you are,” said {grownup}, from the second. # spare
“I don’t mind this step,” said {L}. {young:“It is only low.”|“There is nothing wrong with it, for a step. It is only that it was not the one I wanted.”}
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: L sit-on-chair sad; grownup hold worried bowl; heroes sit-on-chair; friends look-up
# things: table; bowl; spoon on table; lamp
After that {grownup} looked into the fridge for something sweet, {young:and then in the jar.|and in the jar, and even behind the rice.}
“I am so sorry,” said {grownup}. “There is no pudding.”
“I don’t,” said {L}.
They waited for the other word. {young:It did not come. It was stuck.|It was on its way, but it had met something that was coming up.}
{helper_person:“Take your time,” said {helper}, and held the spoon for the moment.} # beat
{helper_animal:{helper} came and put a chin on the nearest foot, and waited too.} # beat
{helper_carried:{helper} was held, very tight, by the middle.} # beat
“I do mind,” said {L}, so loud that the ladle rang. “I mind about the pudding! And the soup was too hot.”
“Yes,” said {grownup}. # usual
“And I mind about {who_known:{who}|the others}, {young:and I mind that it is not me.”|and that it isn’t me, and I have minded it since it was said.”} Then it was out, and it was wet.
-> DONE

=== m2
# aside
# shot: two
# place: bathroom; dusk; clear
# action: L point curious tap; grownup sit; heroes stand; friends sit
# things: bath; tap; towel; stool; soap
In the bathroom {L} turned on the taps of the bath, {young:both of them.|both of them, and they waited for the water to make up its mind.}
“I am glad for {who_known:{who}|the others}, too,” said {L}. {young:“A bit. So it can’t be both.”|“I really am. So then I can’t mind it at the same time.”}
{grownup} looked at the taps. One was hot, and one was cold, {young:and they both ran.|and they were both of them on, and neither had asked the other.}
{L} held a hand under them. {young:It was not hot, and it was not cold.|You could feel the one on the one side, and the other on the other, and further down it was all just water.}
“And what is it now?” asked {grownup}. ¶ “It is warm,” said {L}. # more
{pausing} # company
“So you can have both on at once,” said {L}. {young:And they had a bath in it.|It did not mean that they liked each other. But you could wash in it.}
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: L write cross; grownup sit-on-chair; heroes write; friends sit
# things: table; paper on table; pencil; lamp
Once you have begun, there is a good deal to mind. {young:They wrote it on a paper, so that nothing was left out.|They got a sheet of paper, so that nothing should be left out, and {grownup} held it flat.}
{L} minded the soup, and the ladle. {young:{L} minded that peas roll.|{L} minded that socks are all different, and that peas roll.}
“May I have a line?” asked {grownup}. {young:“I mind the bins.”|“I have minded the bins for years, and nobody ever asked me.”}
{L} was very surprised about the bins. # more
Then {L} had a line, and then it was {grownup} again, {young:all the way down.|and so it went, turn about, all the way down and over the page.}
At the top was what had been there first. {young:It was the biggest. But now it was not alone.|It was still the biggest, but now there were forty others, and it had company.}
-> DONE

=== s4
# shot: object
# place: kitchen; night; clear
# action: heroes eat; grownup eat; friends sit
# things: table; plate on table; 2 spoon on plate; tin; lamp
Then {grownup} looked in the cupboard once more. Right at the back was a small tin.
There was half a peach in it. It was round on the one side, and it shone.
“It is only half,” said {grownup}. “Do you mind?”
“Yes,” said {L}, and ate it.
You can do that. It was sweet all the same, as far as it went. # usual
“And do I have to like it?” asked {L}, and did not mean the peach. ¶ “No,” said {grownup}.
-> DONE

=== m4
# aside
# shot: close
# place: bathroom; night; clear
# action: L brush-teeth sleepy; grownup stand; heroes brush-teeth; friends sit
# things: basin; toothbrush; toothpaste; mirror; towel
They did the teeth. The paste was the hot one, with mint.
“I mind mint,” said {L}, with foam on.
“So do I,” said {grownup}. They did it all the same, side by side. # spare
It is nice to say so, and then to spit. It all went down the plug. # spare
They tried to think of one more thing to mind, and for now there was none. # spare
In the mirror all the mouths had foam on, side by side.
-> DONE

=== l3
# aside with l1
# shot: wide
# place: hallway; night; clear
# action: L walk sleepy; grownup walk; heroes walk; friends walk
# things: stairs; sock on stairs; lamp; rug
Then they went up. You put a foot on one step, and then you put a foot on the next.
“This was me,” said {L}, on the third. It gave a creak. # spare
They did not stop there long. It was a bit cold for feet. # spare
The coats were down there, with their backs to the wall. # more
At the top was the sock, all by itself. It had looked like much more from down there. # spare
{L} took it along. It might have minded. # spare
Down on the rug it was dark, and up here was the lamp.
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: L lie-back sad; grownup sit beside bed; heroes lie-back; friends sleep
# things: bed; lamp; quilt; pillow
“I still mind,” said {L}. “I looked.”
“How big is it by now?” asked {grownup}.
{L} had to feel. It had been as big as a coat. Now it was more like a jumper.
“You may leave it on the chair,” said {grownup}. “We can see in the morning.”
So it was put on the chair. It hung its arms down, and did not get up.
You could see it from the bed. It was not so much. # spare
-> DONE

=== l4
# aside
# shot: two
# place: street; night; stars
# action: cat sit calm on wall; heroes sleep
# things: house; window; moon; street-lamp; wall
There was a cat out there, down on the path. There was a cat up on the wall.
The one on the path looked up. The one on the wall looked down. # spare
It may be that they minded. You can’t tell, with a cat. # more
Then the one on the wall lay down. The one on the path lay down as well. # spare
The moon was on the two of them. It did not ask which was up. # more
By and by they both had their eyes shut, the one up there and the one down there. # spare
It was the same moon for both.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand at door; friends sleep
# things: bed; pillow; door; lamp
The bed was just as high as it had been. # usual
{resting}
{keepsake}
{dream} # spare
“Shall I shut the door?” asked {grownup}. ¶ “I mind that,” said {L}.
So it was left open, as wide as a hand.
“I mind it,” said {L}, once more, in the dark.
“I know,” said {grownup}. “So do I. A bit.” # usual
It was not loud. It did not have to be.
Then it was said, and it lay down, too.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning {A} came down the stairs, and stopped on the third step. Somebody had put a cushion on it. On the cushion lay a tin, with no paper on it any more, so that nobody could say what was in there.
They shook it. It went “flop”. “It might be peas,” said {A}, who would have minded. But it was the other half of the peach.
-> DONE

=== next_bedtime
The door stood open, as wide as a hand. Nobody had to ask.
-> DONE
