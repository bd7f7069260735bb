# tells: entries(asked)
# wants: other
# ages: 3-9
# needs: seeing
# holds: dark(kind)

=== title
{~Thank You for the Dark|First the Front, Then Some More|A Gap as Wide as a Hand}
-> DONE

=== s1
# shot: behind
# place: bedroom; dusk; clear
# action: L peek surprised at curtain; heroes peek; friends stand
# things: window; curtain; lamp; e1
{~“There is something on the window,” said {H}. It was a paper, stuck on from outside.|When {H} came up to bed, a paper was stuck to the window. It was on the outside.|The curtains were not quite shut, and {H} could see a paper on the window, from outside.} “Tonight, out here,” it said.
{entry_1}
{entry_1_seen} # usual
{late_start():{entry_2}}
The curtains had a gap, as wide as a hand. {L} put an eye to it.
{young:There was a bit of wall and a bit of sky.|There was a strip of wall, and a strip of sky, and nobody yet.} # usual
Then something went past. {first_many():First came one of them, then some more, and then the last.|First came the front, then some more, and then the end.} ¶ “That was {first()},” said {L}.
{many:The lamp was on, and so {H} were in the glass as well, one above the other.|The lamp was on, and so {L} was in the glass as well, right in the middle.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A look-up curious at window; heroes kneel; friends stand
# things: window; curtain; wall; lamp
It makes a difference where you look from. {young:From the floor you saw the top.|From the floor you saw the top of whatever went by, and nothing of what it stood on.} {~For a moment it was the very top of {first()}.|Once there was something up there that must have been the top of {first()}.}
With one cheek on the wall on the left, {A} could see what was coming. {young:On the right you saw what had been.|With the other cheek on the wall on the right, you saw what had been.}
{pausing} # company
In the middle there was only what was there just then, and that was the thinnest. # spare
“It is going to come back,” called {A}, from the left, “and it has got more with it.” # more
-> DONE

=== l1
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A draw curious paper; heroes kneel; friends sit
# things: rug; paper; drawing on rug; drawing on rug; pencil in A.hand; lamp
{A} drew what there had been, {young:each bit on its own paper.|each bit on a paper of its own, so that it could be put together afterwards.}
One had the front of {first()} on it, and one had some more, and one had the end. {young:On the rug they were very long.|Laid side by side on the rug they went as far as the wardrobe, and that seemed rather long.}
{~Put down the other way round, it all went backwards.|When two of them were changed over, it had its end in the middle.} So it was left as it had been.
One bit was missing. That was where {A} had blinked. # spare
It was drawn in afterwards, from the look of the bits on either side. # more
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: L peek curious at window; heroes peek; friends stand
# things: window; curtain; lamp; e1; e2; themed
{joining}
{second():On the left you could see a bit of {second()}.|Now it came past the other way, and this time the end came first.}
{is_entry_2 and not late_start():A second paper came up from below. ¶ {entry_2}}
{third():Something went over at the very top, from right to left. “That was {third()},” said {many:{B}|{L}}.} # usual
{hinderer_person:{hinderer} wanted to look, too, only for a moment. That was the moment in which {first()} went by again.} # beat
{hinderer_animal:{hinderer} put a nose on the glass, and then there was a round patch of fog, and {first()} went by behind it.} # beat
{hinderer_carried:{hinderer} was held up to the gap, and filled it. When it was free again, {first()} had just been there.} # beat
On the sill, on this side, lay {themed_a}, and could see it all. # personal
“What {first_many():are they|is it} doing?” asked {L}. “Is it this?” And {L} did it on the bed, in full light. ¶ {is_entry_1_act:{entry_1_act}|{is_entry_2_act:{entry_2_act}|{second():{L} held up one hand for {first()} and one for {second()}, and let them bow to each other.|{L} walked two fingers along the quilt, stopped, and walked them back.}}} ¶ Out there somebody nodded.
{young:Before the best bit there was always the curtain.|In front of the best of it there was always a curtain.} # spare
-> DONE

=== m2
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A write happy at window; heroes stand; friends stand
# things: window; curtain; lamp
If you breathe on a window, you can write on it. {A} breathed, and wrote “HELLO” with one finger. {young:Then {they} waited.|From the other side it was the wrong way round, but out there they had all evening to work it out.}
{first()} came past, and stopped, and went on. {young:Then there was a patch of fog on the outside.|A little later a patch of fog was there, rather low down, and it was on the outside.}
“OLLEH,” it said. {~{A} had to turn round, to read it.|That is how it looks when it comes from there.}
{young:“They can do it, too,” said {A}.|“They can write,” said {A}, “only they begin at the other end.”} # spare
Both of them ran down a bit, and into each other, and then it was one long word. # more
-> DONE

=== s3
# shot: above
# place: bedroom; dusk; clear
# action: L point surprised at window; heroes look-through; friends stand
# things: window; curtain; lamp; e1
Then it stopped. {first_many():The first of {first()} were in the gap, and went|The front half of {first()} was in the gap, and went} no further.
{young:{They} waited and waited.|{They} counted to fifty, and after that to a hundred, in tens.} # usual
Out there lay a long yellow stripe, which came from the lamp. ¶ {first()} stood before it, as you do before {~a puddle|a stream}.
{helper_person:“It does look deep,” said {helper}.} # beat
{helper_animal:{helper} sat down on this side, and waited for somebody to begin.} # beat
{helper_carried:{helper} was held up in the gap, and then the stripe had somebody in it, but it was no shorter.} # beat
So {many:{B}|{L}} shut the curtains. The stripe was gone. {young:But nobody could see a thing.|But now nobody could see whether it had helped.} They were opened again, and there it lay. # usual
“That is our light,” said {L}. “It is in the way.” ¶ And {L} put out the lamp.
Click. It was dark out there and in here, and it was the same dark. ¶ {first()} went on.
-> DONE

=== m4
# aside
# shot: behind
# place: bedroom; night; clear
# action: A hold calm lamp; heroes look-through; friends stand
# things: window; curtain; lamp; e1; e2
The way was clear. {young:{first()} went fast over the place where the stripe had been.|{first()} went rather fast over the place where the stripe had been, as if it might still be wet.}
{second():After that came {second()}, and {~stopped|waited} right in the middle, to see if it would come back. ¶ It did not.|Then it was quiet, and then something came after it, on its toes.}
{A} kept one hand on the switch the whole time, {young:so that nobody put it on.|so that nobody should come in, not knowing what was going on, and put it on.}
It is not often that you hold a light back with one hand. # spare
When the last of them was over, the hand was rather stiff, and got a little shake. # more
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; night; clear
# action: A look-up curious at window; heroes sit; friends sit
# things: chair; bed; window; lamp
A room does not come out of the dark all at once. {young:First there was no chair. Then there was a chair.|First there was no chair, then there was a place where a chair could be, and then it was the chair.}
But in the window it had got light. {young:It was the brightest thing in the room.|It was only the night, but beside the wall it was as bright as anything, and {first()} went through it.}
“Now we are not in it any more,” said {A}. {~There was only outside in the glass.|Where the face had been, in the glass, there was now only outside.}
From out there you could not have told where the room stopped. # spare
So for a while it was all one, and the bed was out there as well. # more
-> DONE

=== s4
# shot: wide
# place: bedroom; night; stars
# action: L stand happy before window; heroes stand happy; friends stand
# things: window; curtain; e1; e2; moon
Now the curtains could be opened, and there was all of it at once. {first()} had a light in front.
{second():{second()} had a light behind.} # usual
{second() == "":Far behind came a second light, which was only going the same way.} # usual
{is_entry_3:A paper was held up. ¶ {entry_3}}
{is_entry_4:{entry_4}}
And then {they} saw it happen, all of it, from the one end to the other. {L} did it along, with one finger, and somebody did it back.
{is_saying:Through the glass it was small. ¶ “{saying}”}
{is_saying_2:“{saying_2}” ¶ That came from the other end.} # usual
Then somebody turned round and waved, and {H} waved back. {young:You cannot see that in the dark. But it was done.|You cannot see from outside when somebody waves in the dark, but it was done all the same.} # usual
Then it all went off, {young:smaller and smaller.|and the further it went, the smaller it was.}
-> DONE

=== l3
# shot: two
# place: bedroom; night; stars
# action: A lie-back sleepy; heroes lie-back sleepy; friends sit
# things: bed; window; quilt; moon
The bed was cold on one side and warm on the other.
From here you could see the window, and nobody had to stand. # spare
The lights had got close together. They were as big as pins.
“There,” said {A}, and then, “There.” # more
The rest was only black, and had a bit of white in it, from the papers. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; friends stand
# things: basin; window; toothbrush; tap
The bathroom window is the sort that you cannot see through.
A yellow spot went over it, and grew a tail, and went. # spare
“That was {first()},” said {A}, through the foam.
It might have been. It was the right size for it. # more
The tap dripped, and somebody outside waited until it had done. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: window; curtain; moon; letter on window
The window had it all to itself now.
It was as dark on the one side as on the other. # spare
On the paper the letters had gone in to sleep. It was just white. # spare
The curtain moved a bit, as if somebody had gone by. # more
Somebody had. It was the air. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes lie-awake sleepy; friends sit sleepy
# things: window; curtain; quilt; pillow; tiny e1
From the bed it all seemed to go along the window sill.
{resting}
{keepsake}
{dream} # spare
There went {first()}, no taller than a thumb.
{second():There went {second()}, no taller than a pea.} # usual
{entry_1_night} # usual
{is_saying:“{saying}” ¶ That was as far off as the end of the sill.} # usual
On the glass there was a new paper. “Thank you for the dark,” it said.
One light was left. It went along to the end. Then it went round the curtain.
Goodnight to {first()}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a third paper on the window, lower down than the others. “One of us has left a light with you,” it said. “It is quite a small one. You will not see it until you put yours out.”
{H} looked under the bed, and in the slippers, and behind the curtain, and there was no light anywhere. It was much too bright for it. {They} would have to wait until the evening.
-> DONE

=== next_bedtime
When the lamp was out, there was a light behind the curtain, no bigger than a crumb. It was looking for the others, and had time.
-> DONE

=== function late_start
~ return is_entry_2 and not is_entry_1_being and not is_entry_1_thing

=== function is_thing_first
~ return is_entry_1_thing and not is_entry_1_being

=== function first
{
- is_being_1 and not is_thing_first():
~ return being_1
- is_thing_1:
~ return thing_1
}
~ return "the story"

=== function first_many
{
- is_being_1 and not is_thing_first():
~ return being_1_many
- is_thing_1:
~ return thing_1_many
}
~ return false

=== function second
{
- is_being_1 and is_thing_1 and is_thing_first():
~ return being_1
- is_being_1 and is_thing_1:
~ return thing_1
- is_being_2:
~ return being_2
- is_thing_2:
~ return thing_2
}
~ return ""

=== function third
{
- is_being_2 and is_thing_1:
~ return being_2
- is_being_1 and is_thing_2:
~ return thing_2
- is_being_3:
~ return being_3
- is_thing_3:
~ return thing_3
}
~ return ""
