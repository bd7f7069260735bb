# tells: entries(asked)
# wants: child
# ages: 3-9
# needs: seeing
# holds: dark(kind)

=== title
{~The Longest Blink|Blink}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: L stand curious at e1; heroes stand; friends stand
# things: e1; sofa; window; lamp; paper in L.hand
{~A paper was stuck to the living-room door, at just the right height for {H}.|Something went bump in the living room, and when {H} got there, a paper was stuck to the door.|“In here, tonight, for {H},” it said on the living-room door, on a paper with a pin in each corner.}
{entry_1}
{L} opened the door. On the carpet, between the sofa and the window, {they} saw {first()}. {young:Nothing moved, from the front or from the back.|However hard you looked, from one side and from the other, nothing moved.}
“It does not do anything,” said {L}. {young:{They} waited and waited.|{They} gave it time, as you should.} # spare
Then {L} could not help it, and had to blink. ¶ Blink. ¶ Now the carpet was empty, and the sofa had {first()} on it.
-> DONE

=== m1
# aside
# shot: close
# place: living-room; dusk; clear
# action: A peek curious at e1; heroes peek; friends stand
# things: e1 on sofa; sofa; curtain; cushion
{A} tried it with one eye at a time. {young:First the left eye, then the right.|First the left eye blinked, and the right one watched, and after that they changed.} Nothing moved. There was always somebody looking.
{A} looked through two fingers. {young:Then through one finger.|Then it was tried round the edge of the curtain, with only as much eye as you need.} The sofa still had {first()} on it, in the very same place.
{pausing} # company
“It is very good at standing still,” said {A}. “It must practise.” # spare
{A} tried standing still, too, for company, and an ear began to itch. # more
Then {A} said goodbye, and went out, and was back at once round the edge of the door, and that did not work, either. # more
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: L point surprised at e1; heroes stand; friends stand
# things: e1 under table; table; e2 on armchair; armchair; themed
“I did not see it go,” said {L}. ¶ Blink. ¶ Now the sofa was empty, and the table had {first()} under it.
{second():The armchair had {second()} in it.|The armchair had been turned round.} # usual
{joining}
“It only goes on when {we} do not look,” said {L}.
Blink. The lamp had {first()} behind it. Blink. {second():It had {second()} behind it as well.|It had nothing behind it.} Blink. The lamp was on. # usual
{hinderer_person:{hinderer} did not blink at all, so as not to miss anything, and that was why nothing happened.} # beat
{hinderer_animal:{hinderer} looked and did not blink, and so nothing happened until {hinderer} was turned round.} # beat
{hinderer_carried:{hinderer} was lying there with both eyes open, and had to be turned over first.} # beat
{is_entry_2:There was more on the paper. ¶ {entry_2} ¶ Blink. That was done.}
Nothing stayed where it was but {themed_a}. # personal
-> DONE

=== l1
# aside
# shot: behind
# place: living-room; dusk; clear
# action: A hold curious spoon; heroes sit; friends sit
# things: spoon in A.hand; e1; sofa; window
{A} went for a spoon. {young:You can look backwards with a spoon.|If you turn your back on a thing, and hold up a spoon, you can see what is behind you.} {A} did that, and looked.
The spoon had the room in it, upside down, and {first()}, upside down. {young:Nothing moved.|And nothing moved, not even upside down.}
“It knows about spoons,” said {A}, {young:and turned the spoon round.|and turned the spoon round, and looked at the ceiling instead, where there was nothing.}
When the spoon was put down, there was a bump at the back. # spare
And there it was. {First()} had got on to the shelf, where no spoon could see it. # more
-> DONE

=== m2
# aside
# shot: two
# place: living-room; dusk; clear
# action: A listen curious; heroes listen; friends sit
# things: sofa; bookcase; e1 on bookcase; lamp
{They} sat down and looked at the wall. {young:Then it began, at the back.|Then it began, behind everybody’s back, and you could hear every bit of it.} There was a bump. Something was pushed. Something was put down, and then it was put down better.
“Now,” said {A}, and turned round. {young:The bookcase had {first()} on top.|The bookcase had {first()} on top, right up under the ceiling.} Nobody had seen how.
“How do you get up there?” asked {A}, but to be told that, you would have to look away. # spare
So {they} looked away, and there was a bump, and a cushion fell over, and the bookcase was empty. # more
-> DONE

=== s3
# shot: close
# place: living-room; night; stars
# action: L yawn sleepy; heroes yawn; friends sit
# things: sofa; lamp; paper on rug
“Then I will not blink any more,” said {L}. {young:{L} looked and looked.|{L} held both eyes open, and looked and looked.} But {first()} could wait longer.
{many:Then {B} yawned, and so they all did.|Then {L} yawned.} You cannot yawn with your eyes open.
{is_saying:In the middle of the yawn somebody said something. “{saying}” ¶ When|When} the yawn was over, the room was empty. It was all done, and nobody had seen it.
{helper_person:{helper} took the paper off the door, and turned it over.} # beat
{helper_animal:{helper} had been lying on the paper, and got up, and the other side was on top.} # beat
{helper_carried:{helper} was put down on the paper, and it stuck, and came up the other way round.} # beat
“Once more, upstairs,” it said on the back of the paper. “In bed.”
-> DONE

=== l2
# aside
# shot: behind
# place: hallway; night; stars
# action: A tiptoe curious; heroes tiptoe; friends walk
# things: stairs; e1 on stairs; lamp; slipper
On the way up {they} met it. {young:The fourth stair had {first()} on it.|The fourth stair had {first()} on it, close to the wall, as if to let somebody by.}
{A} turned to the wall, so as not to hold anybody up. {young:Bump. Bump.|There was a bump, and a bump, and something that sounded like the banister.} Now it was on the seventh stair.
It went on like that. {young:Some stairs for {A}, some stairs for the rest.|It was a few stairs for {A}, and then a few for the rest, and very polite.}
On the ninth stair a slipper was in the way, and when {A} had looked at the wall for a bit, it was not. # spare
Nobody used the light, because it is easier not to look when there is not much of it. # more
-> DONE

=== m4
# aside
# shot: wide
# place: bedroom; night; stars
# action: A carry calm pillow; heroes stand; friends sit
# things: bed; pillow; chair; rug
{They} made room, so that nothing would fall over. {young:The chair went to the wall.|The chair went back to the wall, and the slippers were put where slippers go.}
The good cushion was put in the middle, in case somebody wanted to sit down. # more
“How much room does it want?” asked {A}, {young:and moved the bed a bit.|and looked at the paper again, and moved the bed by the width of a hand.}
Then {they} turned to the wall, so that it could come in, and it did. # spare
Some of it must have come through the window, because the curtain was still moving. # more
-> DONE

=== s4
# shot: above
# place: bedroom; night; stars
# action: L lie-back calm; heroes lie-back; friends sit
# things: bed; e1 at bed; e2 on chair; chair; lamp
The end of the bed had {first()} on it. {second():The chair had {second()}.} Nothing moved.
{third():On the window sill, {third()} did not move either.} # usual
“Is it like this?” asked {L}, and showed how it might go. ¶ {is_entry_1_act:{entry_1_act}|{second():{L} held up one finger for {first()} and one for {second()}, and let them meet, nose to nose.|{L} let two fingers walk very slowly up one knee, and down the other.}} ¶ Blink. ¶ Now {first()} had done it, too. You could see it by the quilt.
“Then I will look with my eyes shut,” said {L}. So {they} lay down, shut both eyes, and looked. ¶ It went on at once. {first()} went past the lamp. It was done again, smaller, right over the knees.
You could see every bit of it. {L} did it along, with one finger. # usual
{entry_1_seen} # usual
{is_entry_3:{entry_3}}
{is_entry_4:{entry_4}}
Once {L} opened one eye. It stopped, right on the quilt, with {first()} in front. {L} shut the eye again. # usual
-> DONE

=== l3
# shot: close
# place: bedroom; night; stars
# action: A lie-back sleepy; heroes lie-back sleepy; friends sit
# things: quilt; pillow; e1; bed
{A} did a blink that was one breath long. The quilt had been pulled straight.
The next one was two breaths long. {First()} had moved up a bit. # spare
“Three,” said {A}. It was warm, and nobody looked to see.
Four would be next. # more
One slipper had been put straight, too. # more
It was hardly worth it to open an eye in between. # more
-> DONE

=== m3
# aside
# shot: two
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; friends stand
# things: basin; flannel; towel; tap
{A} had a face to wash. A flannel is a blink as well.
It goes over the eyes, and then down. When it was down, the tap was off. # spare
“Thank you,” said {A}, into the towel.
A towel is one, too. The toothbrush was in its mug. # more
Nobody said who it was. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: e1; chair; slipper; slipper; moon
Nobody was looking now. So it went on.
A slipper was moved a bit to the left. # spare
Something went round the bed, quite softly. It was {first()}. # more
It went round once more. Nobody saw that. # more
The lamp was off. It had both eyes shut.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: quilt; pillow; e1; moon
{resting}
{keepsake}
{dream} # spare
“How long can a blink be?” asked {L}. It can go on till morning. # spare
{entry_1_night} # usual
{L} shut both eyes for the longest blink there is. ¶ Blink.
The end of the bed had {first()} on it. Then the middle had. Nobody looked. It could take all night. # usual
{is_saying:“{saying}” ¶ Nobody opened an eye.} # usual
Goodnight to {first()}. {second():Goodnight to {second()}.} Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The night had been one blink. When it was over, the slippers were on the other side of the bed, the chair was on the table, and the clock had something round it.
“That was a good one,” said {L}. {They} looked at the chair for a long time, and it did not move. Then {L} had to sneeze, with both eyes shut, and after that the chair was back in its place.
-> DONE

=== next_bedtime
The slippers stood side by side. They were not going to move. Not yet.
-> DONE

=== function first
{
- is_being_1:
~ return being_1
- is_thing_1:
~ return thing_1
}
~ return "the story"

=== function First
{
- is_being_1:
~ return being_1
- is_thing_1:
~ return thing_1
}
~ return "The story"

=== function second
{
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
