# tells: entries(asked)
# wants: child
# ages: 3-9
# needs: speaking
# holds: dark(kind)

=== title
{~Say It Smaller|As Big As You Say It}
-> DONE

=== s1
# shot: two
# place: hallway; dusk; clear
# action: L shout happy at e1; heroes stand; friends stand
# things: huge e1 right; card in L.hand; coat left; mat
{~There was a card on the doormat, and it was for {H}.|The letter box went clack, and something fell on the mat. It was a card, and it was for {H}.|“For {H},” it said on a card that had just come through the door.}
{entry_1}
Under that it said, “Say it out loud, and it comes.”
So {L} said it out loud, {young:as loud as it would go.|in the voice for calling somebody in from the far end of a garden.}
There was a bump. Then the hall was full of {first()}, right up to the ceiling.
{young:The coats had no room.|The coats on their hooks were all breathing in.} # spare
“I had thought of something smaller,” said {L}. # spare
-> DONE

=== m1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A kneel curious at e1; heroes kneel; friends stand
# things: huge e1 right; scarf; coat; umbrella-stand
{young:“How big is it?” asked {A}. There was only one way to know.|“How big is it, exactly?” asked {A}. There was no tape measure, but there was what hung on the hooks.}
{A} laid two scarves and a belt along the bottom of {first()}, one after the other. {young:Then there were no more scarves.|Then there were no more scarves, and there was still more of {first()}.}
{pausing} # company
“Then we go round to the other side,” said {A}. ¶ But there was no other side. First came {first()}, and then came the wall. # spare
One scarf was left lying, so that nobody would have to begin again from the door. # more
-> DONE

=== s2
# shot: wide
# place: kitchen; dusk; clear
# action: L look-up surprised at e1; heroes look-up; friends stand
# things: huge e1; huge e2 left; chair; chair; themed
“Go on, then,” said {L}. But there was no room to go on in. {first()} could not even turn round.
{joining}
{second():“And {second()}?” called {many:{B}|{L}}, just as loud. ¶ Now the kitchen was full of {second()}, and two chairs had been pushed out into the hall.|“Is that all?” called {L}, just as loud. ¶ It was not. Now the kitchen was full of {first()} as well, and two chairs had been pushed out at the back.} # usual
{hinderer_person:“What is going on here?” called {hinderer}, and everything grew by another foot.} # beat
{hinderer_animal:{hinderer} went to find the other end of it, and had to be called back, and that made everything bigger still.} # beat
{hinderer_carried:{hinderer} was in the way by now, and had to be handed over the top.} # beat
Only {themed_a} still had a corner to itself. # personal
“Oh dear,” said {L}, quite quietly. “{First()}.” ¶ And {first()} went down to the size of a wardrobe.
“It comes as big as I say it,” said {L}.
-> DONE

=== l1
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A whisper curious at e1; heroes stand; friends sit
# things: big e1; fridge; window; stool
“And if I say it slowly?” asked {A}. {young:It came out long.|Then it came out long.} {first()} went all the way from the fridge to the window, and no thicker than a rolling pin.
Said fast, it was as short as a stool. {young:Said through the nose, it leaned to the left.|Said through the nose, it leaned to the left, and had to be held.}
{young:Then {A} sang it, and it had waves in it.|Sung, it had waves in it, and one very high bit that touched the lamp.}
“Now just the way it is,” said {A}, and {first()} looked again as {first()} should. # spare
With a spoon in the mouth it was nothing much, and the spoon was taken out again. # more
-> DONE

=== m2
# aside
# shot: two
# place: living-room; dusk; clear
# action: A sit-on-chair calm at e1; heroes sit; friends sit
# things: e1 on armchair; armchair; stool; e2 right
There is a voice for visitors, and {A} tried that one. {young:It made {first()} as big as an armchair.|It made {first()} exactly as big as an armchair, and that is a good size when somebody calls.}
So {first()} had the armchair. {second():The sofa had {second()} on it, and {A} took the stool.|{A} took the stool.}
“Are you comfortable?” asked {A}. {young:Nobody said no.|Nobody said that it was not so.}
It was like that for a while, as it is with visitors. Somebody has to say something, and nobody knows what, and {first()} had the cushion. # spare
You could not see the window any more, but everybody knew where it was. # more
-> DONE

=== s3
# shot: close
# place: hallway; night; stars
# action: L crawl curious; heroes crawl; friends crawl
# things: tiny e1; stairs; lamp; rug
“It cannot stay in the hall,” said {L}. {young:“We need the door.”|“People have to get to the door.”} # spare
So {L} took {first()} up to bed, and said it on every third stair, not so loud. ¶ First it came as big as a chair. Then it came as big as a teapot. On the top stair {L} only breathed it, and it was too small to see.
“Nobody move,” said {L}. {young:“You might tread on it.”|The carpet had {first()} on it, and nobody knew where.} # usual
{helper_person:{helper} put the lamp down on the floor, so that every crumb had a shadow.} # beat
{helper_animal:{helper} lay down with a nose on the carpet, and looked at one place, and that was the place.} # beat
{helper_carried:{helper} was set down in the middle, to show where somebody had looked already.} # beat
{They} lay down on the carpet and listened. {is_saying:Between two hairs somebody said something, no louder than a pin. “{saying}”|Between two hairs there was room, and {first()} had begun. It was no louder than a crumb.}
“There,” said {L}, and held out one finger, until something had got on to it.
-> DONE

=== l2
# aside
# shot: close
# place: bathroom; night; stars
# action: A look-through curious; heroes stand; friends stand
# things: tiny e1; glass; basin
Through the bottom of a tooth glass everything is bigger than it is. {young:{A} looked through it at the finger.|So {A} held the tooth glass over the finger, and shut the other eye.}
A finger is like a field, when you are so near to it. {young:It has rows.|It has rows all the way along, as if somebody had ploughed it.} The third row from the end had {first()} in it. {second():The row behind that had {second()}.}
“Hello,” said {A}, but only thought it, to be on the safe side. # spare
Breathing was done towards the door, because a breath, down there, is weather. # more
-> DONE

=== m4
# aside
# shot: wide
# place: bedroom; night; stars
# action: A sit surprised on bed; heroes sit; friends sit
# things: huge sock on bed; bed; window; lamp
“Too loud, and it goes through the roof,” said {A}. “Too quiet, and it is gone. {young:I will try it with a sock.”|I had better try it with something else first.” A sock was lying there.}
“Sock,” said {A}. ¶ {young:That was too loud.|That was still far too loud.} The heel of the sock was on the bed, and its toe hung out of the window.
“Sock,” said {A}. {young:Now it was as big as the bed.|Now it was only as big as the bed, and for a little while it was all right to sit in it.}
“Sock.” It fitted a foot. ¶ “That is the voice,” said {A}. # spare
It had been a long way for a sock, there and back, and it was put on the chair. # more
-> DONE

=== s4
# shot: above
# place: bedroom; night; stars
# action: L sit-up happy; heroes sit-up; friends sit
# things: small e1 on quilt; small e2 on quilt; quilt; card in L.hand; lamp
“Loud is too big,” said {L}. “A whisper is too small.” So {L} said it in the voice for reading in bed.
{First()} came up over the left knee, no bigger than an egg cup. {second():{second()} came up over the right knee.}
{third():{third()} came up between the feet.} # usual
“Now there is room,” said {L}, and showed how it goes. ¶ {is_entry_1_act:{entry_1_act}|{second():{L} walked one finger from {first()} over to {second()}, until they were nose to nose.|{L} drew the way for it with one finger, up the one knee and down the other.}} ¶ And {first()} did it, {second():as far as {second()} and back|right over both knees}.
{entry_1_seen} # usual
{is_entry_2:That was not all. ¶ {entry_2}}
{entry_2_act} # usual
{is_entry_2:That was done down by the feet.} # usual
{is_entry_3:{entry_3}}
{is_entry_4:{entry_4}}
Then {L} showed it once more. Only one finger moved. It was done as small as that. # usual
-> DONE

=== l3
# shot: object
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends sit
# things: slipper left; slipper right; tiny e1 on slipper; bed
You have to sleep somewhere. There were two slippers.
One slipper had room for {first()}. It was soft in there. # spare
{second():The other was for {second()}.|The other was for the next one who came.}
In there, something was turned over. Then it was turned back. # more
Nobody put a foot in. # more
The toes of both slippers pointed to the wall. # more
-> DONE

=== m3
# aside
# shot: two
# place: bathroom; night; stars
# action: A brush-teeth surprised; heroes brush-teeth; friends stand
# things: basin; soap; tap; mug
There were still teeth to do.
“{First()},” said {A}, with the brush in. It came out as “Mmf”. ¶ So a mmf came. It sat on the soap. # spare
Nobody knew what a mmf was for. It was blue.
{A} took the brush out, and it was gone. # more
There was a dent in the soap. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: card on chair; chair; moon; window
The card lay on the chair. It was dark now.
You cannot read a card in the dark. So it said nothing. # spare
It was quite flat. You would not have thought that all of that had been on it. # more
On the bed it was still going on. # more
Nobody said a word. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: tiny e1 on pillow; quilt; pillow; moon
{resting}
{keepsake}
{dream} # spare
“{First()},” said {L}, half asleep, and it was as big as a pea. # usual
{is_saying:“{saying}”} # usual
{entry_1_night} # usual
“And if I do not say it?” asked {L}. ¶ Then it was small. It went in behind two shut eyes. All of it went in.
Goodnight to {first()}. {second():Goodnight to {second()}.} Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was something on the pillow, no bigger than a crumb. “Good morning,” said {L} to it, in the voice that you have in the morning.
Then it was as big as the pillow. It had been a crumb, and now it was toast. It was more toast than anybody had ever seen. {They} ate as much of it as {they} could, and whispered the rest.
-> DONE

=== next_bedtime
There was a crumb on the plate. Nobody said anything to it, so that it could sleep.
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
