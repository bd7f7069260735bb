# about: won(badge&beaver|badge&cubs|badge&brownie|badge&rainbows|badge&scout|badge&guides|badge&squirrels|knot badge|camp badge|camper badge|cook badge|hiker badge|challenge award|silver award|gold award|bronze award); proud(badge&beaver|badge&cubs|badge&brownie|badge&rainbows|badge&scout|badge&squirrels|badge&guides); club(badge)
# also: proud; happy; too-excited; tired; club; won; learned; first-day; new-friend; outing
# kind beaver: beaver|beavers
# kind cub: cub|cubs
# kind brownie: brownie|brownies
# kind rainbow: rainbow|rainbows
# kind squirrel: squirrel|squirrels
# kind guide: guide|guides
# kind scout: scout*
# wants: child
# role badge: answer(badge|award) = a badge
# role grownup: parent = the grown-up with the tin
# ages: 4-11
# holds: dark(kind)

=== title
{~It Came Too|Sewn to the Knee}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; clear
# action: L stand proud; heroes stand; grownup sit-on-chair holding needle; friends stand
# things: chair; lamp; shirt; basket
{~{H} came home from {is_beaver:Beavers|{is_cub:Cubs|{is_brownie:Brownies|{is_rainbow:Rainbows|{is_squirrel:Squirrels|{is_guide:Guides|{is_scout:Scouts|the meeting}}}}}}}, {young:and one hand was shut.|and one hand was shut, and would not open until they were all looking.}|“Guess,” said {H}, home from {is_beaver:Beavers|{is_cub:Cubs|{is_brownie:Brownies|{is_rainbow:Rainbows|{is_squirrel:Squirrels|{is_guide:Guides|{is_scout:Scouts|the meeting}}}}}}}, {young:with a fist.|with one fist behind.} Nobody could.|There are two sorts of badge at {is_beaver:Beavers|{is_cub:Cubs|{is_brownie:Brownies|{is_rainbow:Rainbows|{is_squirrel:Squirrels|{is_guide:Guides|{is_scout:Scouts|the meeting}}}}}}}. {young:{H} had one in a hand.|There are those that are sewn on, and there was the one in {H}’s hand.}}
It was {badge_known:{badge}|a badge}, as round as a biscuit, and warm from being looked at. {L} had got it {young:today.|in front of everybody.}
But a hand is not where it goes. It has to be sewn on the uniform, and straight. {L} wanted it on by bedtime, {young:to look at.|to look at from the pillow.}
{joining}
{musing}
“I am not really a person who sews,” said {grownup}, and sat down under the lamp with a needle.
-> DONE

=== m1
# aside
# shot: above
# place: living-room; dusk; clear
# action: A hold button; grownup kneel; heroes kneel; friends sit
# things: tin; button; thread; needle; rug
The tin had to be gone through for the right thread. {young:There was red in it, and there was brown.|It held four blacks, a red, and a brown that had come with a coat, long before anybody’s time.}
There was a button with an anchor on it, {young:from a big coat that nobody had seen.|from a coat that nobody had ever seen.} There was a thimble, and {A} put it on.
Tock, tock, it went on the table. {young:Tock, it went on the lamp, and on the tin.|Tock, it went on the lamp, and on the tin, and on {grownup}, who was counting something.}
“What colour is it round the edge?” asked {grownup}. ¶ {A} looked. {young:“It is the colour of a badge,” said {A}.|“It is the colour of the edge of a badge,” said {A}, which was true of none of them.}
In the end they took the red, as there was most of it.
It would not show, if you did not look at it. # spare
-> DONE

=== l1
# aside
# shot: close
# place: living-room; dusk; clear
# action: A hold thread; grownup hold needle; heroes peek; friends peek
# things: needle; thread; lamp; tin
First the thread had to go into the eye. {young:It went past, and it would not go in.|The thread went past it on the left, and then it went past it on the right.}
{grownup} licked the end, and shut one eye. {young:The needle shut its eye, too.|You would have said that the needle had shut its own.}
“Let me,” said {A}, {young:and it went in.|and held quite still, and breathed out, and there the thread was on the other side.}
“How did you do that?” asked {grownup}. ¶ “I let it think that it was going past,” said {A}.
{young:Then there was the knot.|Then there was a knot to be made at the end, so that the rest would know where to stop.} {A} made it. It was a good one, like a small pea.
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: grownup stand surprised; L point laughing; heroes stand; friends sit
# things: chair; lamp; shirt; thread; themed
{L} said left a bit. {young:In went the needle, and out it came.|In went the needle, and out it came, all the way round, like somebody going round a pond.}
“There,” said {grownup}. It was quite straight. # usual
{hinderer_person:“Is that not upside down?” asked {hinderer}, and so they all had to turn over their heads, and it was not.} # beat
{hinderer_animal:{hinderer} had lain down on the other end of it, and it took a good deal of asking.} # beat
{hinderer_carried:{hinderer} lay on the tin, and had to be lifted off for every new bit of thread.} # beat
{themed_a} was allowed to hold the pins. # personal
{grownup} got up to show it round. It came too. It hung from {grownup}’s knee.
“I have sewn it on,” said {grownup}, “to me.” {not young:The needle had gone on into the trousers.}
-> DONE

=== m2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: grownup stand; A point laughing; heroes stand; friends sit
# things: table; toast; plate; kettle
There had to be toast in between. {young:It went to the kitchen on the knee.|It was still on the knee, and so it went to the kitchen as well, and swung.}
It helped with the butter. It helped with the kettle, and with the lid of the jam. {young:It did the jam. Then it went to the door, where a man had a parcel.|It came along to the door, where a man had a parcel for next door, and the man looked at it.}
“It is a badge,” said {grownup}. {young:¶ “I see,” said the man.|¶ “So I see,” said the man. “And what did you have to do for it?”}
{grownup} thought about that. {young:“I just had to sit down,” said {grownup}.|“I only had to sit down for a bit,” said {grownup}, “and not look.”}
{pausing} # company
{A} took the other end of it when they walked, like a bridesmaid.
-> DONE

=== l2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A pull thread; grownup pull thread; heroes sit; friends sit
# things: rug; thread; shirt; scissors
It is quite a thing, to unpick. {young:You look for the stitch that was first.|You have to find the stitch that was first, and that one has the pea at the end of it, and holds on.}
{A} found it, and pulled. {young:Zip, zip, zip, out it came.|Zip, zip, zip, it went, all the way round the pond, backwards.}
On the knee of the trousers there was a ring of small holes. {young:It was just as big as a badge.|It was exactly as big as a badge, and for a moment they all saw what it would have been like there.}
“I could have been the one with the badge,” said {grownup}. ¶ {young:“You have to do something for it first,” said {A}.|“You have to have done something for it,” said {A}, “and you have to have done it standing up.”} # spare
The thread was still good, and went back on its reel.
-> DONE

=== s3
# shot: behind
# place: living-room; dusk; clear
# action: L reach-up surprised; grownup look-up; heroes stand; friends sit
# things: shirt; chair; lamp; scarf
So they unpicked it, and began again, {young:on the table.|on the table, where there are no knees.}
{helper_person:“Let me hold the lamp,” said {helper}, and held it just where the badge was, and did not talk.} # beat
{helper_animal:{helper} sat by with an ear up, and was the only one who was not afraid of the needle.} # beat
{helper_carried:{helper} was put on the corner of it, so that nothing would slip.} # beat
“There,” said {grownup}, and got up, and it did not come too. # usual
{L} put it on. One arm went in, and down, and stopped. The needle had gone through the front and the back.
“Is anybody there?” said {grownup}, at the other end. ¶ “It is me,” said {L}. “I can’t come through.”
It was nearly bedtime. {young:“It goes through everything,” said {grownup}.|“That needle goes on,” said {grownup}, “until there is nothing left to go through.”} # usual
-> DONE

=== s4
# shot: close
# place: living-room; dusk; clear
# action: L hold book; grownup sit-on-chair surprised; heroes stand; friends sit
# things: lamp; shirt; book; plate
{L} felt the stitches from inside, with a flat hand.
“If my hand had been in here,” said {L}, “you would have stopped.” ¶ “I should have gone very slowly,” said {grownup}. # usual
“Something has to be in there,” said {L}, “that it can’t go through.” {young:And there was a plate.|And there on the table was a plate from supper.}
So it was unpicked, and in behind went the plate. In went the needle, and tick, up it came again. Tick, it went, all the way round.
{L} put it on. Down went an arm, and out came a hand at the end, {young:and it waved.|and it waved, as from a train.}
It was on, and it was straight, and there was nothing behind it but {L}.
{is_wished_person:“And {wished_person} has not seen it yet,” said {L}.} # wished
-> DONE

=== m4
# aside
# shot: two
# place: kitchen; night; clear
# action: L hold plate; grownup wash; heroes stand; friends sit
# things: sink; plate in L.hand; cup; lamp
The plate was washed. It had a ring of very small marks, if you held it to the lamp.
“It stopped every one,” said {L}. So it was dried by hand. # spare
{grownup} went to the door and back, to see. Nothing came too. # spare
There was a bit of red thread on one sock. They picked it off, and that came. # spare
The tin was shut. The needle was in its bit of felt, right up to the eye, in the dark.
It could go no further in there, and so it slept.
-> DONE

=== l3
# aside
# shot: behind
# place: hallway; night; clear
# action: L climb stairs; heroes climb stairs; grownup walk; friends walk
# things: stairs; lamp; coat on hook; hook
Up they went. On each stair {L} looked down at the left, and there it was.
It came too, the whole way up. That was how it should be.
“Do you feel it?” asked {grownup}. ¶ “It is a bit thick,” said {L}. “It is good.” # spare
The coats looked on, in a row. They had only buttons.
There was room beside it for one more, or for seven. # spare
At the top there was a mirror, and in there it was on the other side.
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; clear
# action: grownup reach-up; L lie-back; heroes lie-back; friends sit
# things: bed; hook; shirt on hook; lamp
It was hung by the bed, on the hook, with its front to the pillow.
{L} lay down, and looked. It was up a bit on the left. That was the hook. # spare
“A bit down,” said {L}. ¶ Now it was straight.
The light was turned low. You could still see the edge. # spare
“It will be there when I can’t see it,” said {L}. ¶ “It is sewn on,” said {grownup}. # spare
A hand went out, to feel. It was. # more
-> DONE

=== l4
# aside
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: chair; tin; thread; lamp; plate
The chair was empty. There was a bit of red thread on the arm, with a pea at the end.
The tin was shut. The anchor was in there, and the four blacks. # spare
On a line in the bathroom hung a pair of trousers. They had a ring on one knee. # more
The moon came in, and found it, hole by hole.
It went all the way round. Then it went out again, and nothing came too.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; hook; shirt on hook; lamp; quilt
{grownup} sat on the side of the bed. {L} looked at the badge, and then at less of it. # usual
{resting}
{keepsake}
{dream} # spare
When it was quite still, {grownup} got up, to see if it would go.
The quilt stayed. The pillow stayed. # usual
But something came too. It was a hand.
It had hold of one finger. It was asleep, and it did not let go.
Nobody had sewn it.
So {grownup} sat down again.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A pair of trousers hung over the chair in the morning, with the knee to the front. It had a ring of small holes in it, as round as a biscuit.
“I had it first,” said the trousers. “I only mention it. I had it all the way to the kitchen.” {A} looked at the ring. So {H} drew a badge on paper, with a thick edge, and pinned it there, for a day.
-> DONE

=== next_bedtime
The trousers had been put away. They had been told that it might be for sitting.
-> DONE
