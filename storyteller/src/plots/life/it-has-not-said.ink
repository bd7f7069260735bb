# about: calm; any-story
# also: too-excited; tired; cannot-sleep; short; not-scary; happy; bored; staying-in-bed
# wants: child
# role grownup: parent = the grown-up with the sheet
# names: Mrs Aldous | Mrs Birch | Mrs Orme
# ages: 3-12
# needs: seeing
# holds: dark(kind)

=== title
{~A Feather, Coming Down|It Has Not Said When}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: L reach-up happy at feather; heroes look-up; grownup hold sheet; friends look-up
# things: bed; pillow on bed; feather over bed; lamp
{~A feather came out of the pillow just before bedtime, and {H} saw it go up.|{H} {was} helping with the bed. {young:Thump, went the pillow, and out came a feather.|A pillow has to be hit from both sides, and at the third hit a feather came out.}|“Do not move,” said {grownup}. Over the bed hung a feather, and {H} looked up at it.}
The feather was {~white|grey}, and {young:as long as a thumb.|about as long as a thumb, with some fluff at the thick end.}
It turned round once in the air, {young:and stayed there.|had a look at the lamp, and stayed where it was.} # usual
{L} wanted it, and reached up, and clapped both hands together. {young:The hands were empty. The feather was higher up.|There was nothing in the hands, and the feather hung a foot higher than before.}
{L} tried again, with an arm as long as it would go. {young:Now it was up by the ceiling.|Now the feather was up at the ceiling, and went along a crack there, as if it were reading it.} # usual
{is_wished_person:“I shall tell {wished_person},” said {L}, “when I have got it.”} # wished
“It has to come down some time,” said {grownup}. ¶ “When?” asked {L}. ¶ “It has not said.”
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: L run laughing at feather; heroes run laughing; grownup peek; friends run
# things: rug; feather over rug; hat in L.hand; lamp; themed
{joining}
{is_loved:“It may have something to do with {loved},” said {A}, but it looked more like a goose.|{musing}} # personal
Everybody went after the feather, with a {~hat|tea towel|sieve}, out of the bedroom and along the landing and back.
{themed_a} was waved at it, and the feather went up like a lift. # personal
{hinderer_person:“I nearly have it,” said {hinderer}, and nearly had it eleven times.} # beat
{hinderer_animal:{hinderer} ran along underneath, tail and all, and the tail made more wind than anybody.} # beat
{hinderer_carried:{hinderer} was held up to fetch it down, and went past the feather on the wrong side.} # beat
{young:Whoever came near it made a wind. The feather sat down on the wind, and went up.|But running makes a wind, and the feather sat down on the wind, and rode away on it.}
They were all hot, and rather loud. {young:The feather was not.|The feather was neither.} # usual
“One more go,” said {L}, and then there were nine more goes. # usual
-> DONE

=== m1
# aside
# shot: above
# place: hallway; dusk; clear
# action: heroes lie-back calm; grownup lie-back; friends sit
# things: rug; feather over rug; lamp
For a rest they lay down on the landing, on their backs, {young:in a row.|in a row, like sardines with slippers on.}
From there you see the ceiling. There was a brown spot on it, {young:like a duck.|and after some talk it was agreed to be {~a duck|Portugal}.}
“How high is it?” asked {A}. {young:¶ “As high as three of you,” said {grownup}.|¶ “Three of you,” said {grownup}, with one eye shut to measure, “if you stood on each other.”}
The feather went along over them all, {young:from the feet to the noses.|from the end with the feet to the end with the noses.} You could feel it on your cheek, {young:like a very small breath.|as when somebody shuts a book in another room.}
{pausing} # company
“I think that it is counting us,” said {A}. # more
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A look-up curious; heroes look-up; grownup point feather; friends look-up
# things: feather over clock; clock; coat; lamp
“Whose was it?” asked {A}. {young:¶ “A goose’s,” said {grownup}.|¶ “It was a goose’s, to begin with,” said {grownup}, “and after that it was a pillow’s.”}
“Does the goose want it back?” ¶ {young:“She has new ones.”|“Geese get new ones every summer. They never ask after the old.”}
{young:The feather had been in the pillow for a long, long time.|So for nine years the feather had been in a pillow, in the dark, among two thousand others, with a head on top.}
{A} thought about that. {young:“It wants to see the house,” said {A}.|“Then it will want to see the house first,” said {A}, “before it lies down again.”}
And the feather did go round. {young:It went to see the clock. It went to see the coats.|It called on the clock, and it went by all the coats, and at the mirror it stopped for a time, and saw a feather.}
“Good evening,” said {A}, as it went by. # more
-> DONE

=== s3
# shot: close
# place: hallway; dusk; clear
# action: L sit surprised; heroes sit; grownup sit; friends sit
# things: stairs; feather over stairs; lamp
Then {L} had no breath left, and came to rest where the stairs begin. One hand lay on one knee. {young:It was open, because it was tired.|It lay there open, as it was too tired to be anything else.}
The feather came down. {young:It came down by as much as one stair.|It came down by about as much as one stair, and waited to see what would happen.}
Nothing happened. {young:So it came down by one more.|Nobody had the breath for it. So the feather came down by one more.} # usual
{helper_person:“I shall just sit here,” said {helper}, and sat down so slowly that nobody saw it happen.} # beat
{helper_animal:{helper} lay down by the wall with a sigh, and then even the tail lay still.} # beat
{helper_carried:{helper} was set down there as well, and kept stiller than anybody.} # beat
{L} lifted one finger. {young:Up went the feather!|The feather went up by about a finger.} {L} put the finger down. {young:And down it came.|The feather thought it over, and came down again.}
“It is us,” said {L}. “We are the wind.”
{young:So nobody must be a wind tonight.|So there could be no more wind in that house tonight, and that went for everybody.} # usual
-> DONE

=== m2
# aside
# shot: two
# place: bathroom; dusk; clear
# action: L brush-teeth calm; heroes brush-teeth; grownup peek; friends sit
# things: basin; tap; towel; mirror
Teeth can be done slowly. {young:They did them one by one.|They did them one at a time, as you dry spoons.}
They turned on the tap so little that {young:the water was like a string.|it let down a string of water, and the string made no sound in the basin.}
Nobody pulled at the towel. {young:They lifted it down like a cat.|They lifted it off its hook with both hands, like a cat that is asleep.}
“Is it still coming down?” asked {A}. {grownup} looked round the door, {young:very slowly.|first with the one eye, and after a while with the other.} “It has got to the coats.”
{pausing} # company
{A} wanted to laugh, and did it with the mouth shut, and only the slippers shook. # more
-> DONE

=== l2
# aside
# shot: wide
# place: hallway; dusk; clear
# action: neighbour sit calm; heroes sit; grownup sit; friends sit
# things: stairs; feather over stairs; coat; door
# people: neighbour(old, she)
Then came Mrs Aldous from next door, who never rings, but knocks with one finger. {young:“Come in,” said {A}. “But slowly.”|“You can come in,” {A} told her, very low, “if you do it slowly.”}
She had come to bring back a jug. {young:She came in like a ship.|She came in like a ship into a harbour, with the jug in front, and was shown to the third stair.}
There she sat and looked up, {young:for a long time.|for as long as it takes to boil an egg, and then one more egg.}
“Well,” said Mrs Aldous. {young:“That has done me good.”|“I have not done that for years. It has done me good.”} And off she went, and you could hear how slowly, {young:all the way home.|all the way to her own door.}
She still had the jug. Nobody called after her. # more
-> DONE

=== s4
# shot: behind
# place: bedroom; night; clear
# action: L sit calm; heroes sit; grownup peek; friends sit
# things: bed; feather over rug; rug; lamp; door
After that they went to bed as slowly as anybody ever has.
{young:A sock took as long as a song.|One sock came off in the time of a song, and the other one had two verses.} # usual
The pyjamas went on like {~snow|honey}. {L} shut the drawer with one thumb. # usual
And the feather came after them. {young:It came in by the door, as high as a chair.|It came in by the door at the height of a chair, some way behind, like somebody who is not sure of being invited.}
“Do not look at it,” said {L}. {young:“It is shy.”|“Look at something else, and let it get on.”} So they all looked at the {~wardrobe|curtain}. # usual
Over the lamp the feather stopped, and began to go up again. {grownup} held a hand there, and the air was warm. ¶ “The lamp is a wind as well,” said {L}.
So {L} turned down the lamp. {young:Then the lamp was small, and the feather came on.|Then the room was brown and soft, and the feather came on over the rug.}
-> DONE

=== m4
# shot: close
# place: bedroom; night; clear
# action: L read calm book; heroes sit; grownup hold book; friends sit
# things: bed; book; lamp; feather over bed
They had a book, and it lay open at a boat. Nobody turned the page. A page makes a wind.
So they looked at the boat. There was a man in it, and a lot of sea.
They had not known how much there was on that page. There was a bird on the mast. # spare
“Where does he go?” asked {L}. ¶ “Not far,” said {grownup}. “He is just out.”
They looked some more. There was a dog in the boat. It was asleep. # more
The man had one hand in the sea. It did not make a wave. # more
-> DONE

=== l3
# shot: two
# place: bedroom; night; stars
# action: L sit calm; heroes sit; grownup point window; friends sit
# things: window; bed; moon
Outside it was still as well. The smoke stood on its roof like a post.
The tree had all its leaves on. It did not move one.
On the wall sat a cat, as still as a jug. # spare
“They must have a feather as well,” said {L}. ¶ “It looks like it,” said {grownup}.
{L} shut the curtain, one ring at a time. # more
A car went by, far off, in its socks. # more
-> DONE

=== m3
# shot: above
# place: bedroom; night; stars
# action: L lie-awake sleepy; heroes lie-awake; grownup sit calm; friends sit
# things: bed; quilt; feather over bed
Then they did nothing. Nothing is hard to do well.
One foot still had to move. Then it had moved, and lay down with the other foot.
{grownup} had to yawn, and did it into a sleeve. # spare
The feather was by the end of the bed. It was as low as a knee. It was in no hurry. # spare
You could hear the clock, and the quiet between the ticks. # more
Next door it was still as well. They must have gone to bed like honey. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes look-up sleepy
# things: stairs; coat; hat on hook; hook; clock
On the stairs sat no one. The coats hung down, and had their arms by their sides.
The hat was on its hook. It had nobody under it.
The air stood in the hall, from wall to wall, like milk in a jug.
A door had not been shut. It thought that it might move. It did not. # spare
The clock went round at a walk. # more
The rug lay on its back. It had no plans. # more
-> DONE

=== s5
# shot: close
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit calm; friends sit
# things: bed; pillow; quilt; feather over bed
{L} lay in bed. One hand was on the quilt, and it was open. # usual
{resting}
{dream} # spare
The hand was not there to catch anything. It just lay there. # usual
“Is the feather down?” asked {L}. ¶ “Not yet,” said {grownup}. “It is at the pillow.”
In went a breath. Out went a breath. They were so small that they did not count as wind. # usual
“Is it down?” ¶ “Soon.” # usual
One eye shut, and then the other.
And the feather came down. It came down into the hand, and it was so light that the hand did not know.
The hand did not shut.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The feather was at breakfast. It lay by the milk, and nobody breathed on it much. Then {A} sneezed, and up it went, past the bread and over the clock, and out at the top of the window.
{H} looked after it. It went along the street, a little above the hats, and you could see that everybody under it was going a bit more slowly. “When does it come down?” asked {A}. It had not said.
-> DONE

=== next_bedtime
Another feather had its tip out of the pillow. It had a look, and went back in.
-> DONE
