# about: hospital; fear-other(hospital|operation)
# also: hurt; scared; nervous; fear-alone; fear-other(mask|needle|doctor|nurse|anaesth|surg|cannula)
# news: bad
# wants: child
# names: Nurse Otis | Nurse Penrose | Nurse Fairley
# role grownup: parent = the grown-up in the chair
# ages: 3-9
# holds: hospital(kind), nurse(kind), bed(kind), dark(kind)

=== title
{~Going Up, Going Down|The Bed with the Button}
-> DONE

=== s1
# shot: wide
# place: hospital; afternoon; clear
# action: heroes lie-back happy; grownup sit-on-chair calm; friends stand curious
# things: bed; button on bed; arrow; armchair
{~In the hospital {H} found a bed with a button, before the coats were off. {young:That bed was for {L}.|That bed was for {L}, who was to stay.}|“Going up,” said {L}, and up went the bed, mmm. {H} had come to the hospital, {young:and this was the best bed in it.|and had not been told that the beds were lifts.}|At home a bed stays where it is. {H} had come to the hospital, where beds go up and down, {young:and one was for {L}.|and one of them was for {L}.}}
{is_wished_line:“{wished_line},” it said on the board at the end of the bed.} # wished
A part of {L} wanted mending, and it hurt a bit. This was the bed to be mended in.
One arrow was for up and one for down, and neither of them hurt at all. # usual
By the bed sat {grownup}. {young:“My chair is a bed, too.”|“They tell me that this chair is also a bed.”} It did not look like one.
{themed_a} had come, too, and had the foot of the bed, by the notes. # personal
-> DONE

=== s2
# shot: two
# place: hospital; afternoon; clear
# action: heroes sit proud on bed; otis walk happy; grownup sit-on-chair laughing; friends clap laughing
# things: bed; crown on heroes.head; pillow; sandwich
# people: otis=nurse
Round the bed was plenty of room.
{joining}
{hinderer_person:“Is it soft?” asked {hinderer}, and sat on the button, and up went everybody’s feet.} # beat
{hinderer_animal:{hinderer} went underneath, to see who was humming, and nothing could go down until that was settled.} # beat
{hinderer_carried:{hinderer} had to be lifted off before every trip, and on again after, like the good vase.} # beat
{L} would rather have had the one at home. But with a button like that, {young:you can make one into the other|one bed might be made into the other}. # usual
First the head went up, and up. {young:Up there sat a queen, and then the queen slid down.|That is like being a duchess, until the duchess slid down to the other end.} That was not how it is at home.
Then both the ends went up, and {L} was the jam. “Who ordered a sandwich?” said Nurse Otis, {young:on soft shoes|who had come in on soft shoes}.
-> DONE

=== m1
# aside
# shot: close
# place: hospital; afternoon; clear
# action: otis give happy ribbon; heroes reach-down happy; grownup lift laughing; friends peek curious
# things: ribbon; watch on otis; bed
Nurse Otis had soft shoes, and a watch that was pinned on upside down, {young:so that it could look up.|so that it could see who was wearing it.}
And then came a band, to go round a wrist. {L}, it said. {young:“So that we do not mix you up,” said the nurse.|“It would be awkward,” said Nurse Otis, “to send somebody home with the wrong one.”}
“What about that?” said {A}, and meant {grownup}. So Nurse Otis wrote one more. {young:“Goes with this bed,” it said.|“Goes with this bed,” it said. “Do not move.”}
They looked at each other’s. They matched. # more
The chair had one, too: “Chair”, because there had been some doubt. # spare
-> DONE

=== l1
# aside
# shot: behind
# place: hospital; afternoon; clear
# action: heroes sit proud on bed; boy look-up laughing at heroes; grownup eat calm biscuit; friends sit happy
# things: bed; teddy; tree
# people: boy
A lift has to have floors. {young:“Going up!” said {A}. “One! Socks and soup!”|“Going up,” said {A}. “First floor. Socks, soup, and people with one leg in the air.”}
The boy by the window wanted to know what was on the second. {young:Bears.|Bears, with a small department for noses.}
“Third floor,” said {A}. “View.” {young:You could see a tree, and a bus.|From there you could look right down on {grownup}, who had crumbs on top.}
{pausing} # company
“And the top?” said the boy. ¶ “The top is the ceiling,” said {A}. “You have to ask.” # more
-> DONE

=== m2
# aside
# shot: two
# place: hospital; dusk; clear
# action: heroes look-through curious; otis push calm cart; friends sit happy
# things: cart; toast on plate; plate on tray; tray on bed; bed; jam
A trolley came round, with one wheel that {~squeaked|sang}. You could hear it three rooms off. {young:Eek, eek, and then your tea.|A long way away it began, like news.}
Under a lid was toast, and in a pot was a red thing that shook when it was looked at. {young:{A} looked at it, and it shook.|{A} looked away. It stopped. {A} looked back.}
“Only nerves,” said {A}. “On its first day.” # usual
{grownup} got what was left of the toast. {young:The edge was left.|The edge was left, cut in the shape of a bite.} # spare
“Eek,” said {A} to the wheel, when it left, and “Eek,” said the wheel, going down the hall. # more
“How much does it hurt now?” asked Nurse Otis. “From none to ten?” {young:“Two,” said {L}. “It is three when I laugh.”|“Two,” said {L}. “Three, if I laugh.” The red thing was taken away.}
-> DONE

=== l2
# aside
# shot: above
# place: hospital; dusk; clear
# action: heroes lie-back curious; doctor push calm bed; otis walk calm; friends wave happy
# things: bed; 3 lamps; door
# people: doctor
“And it drives,” said Nurse Otis. “When it is your turn, it lets go of the floor, and off it goes.” {young:“With me in it?” said {L}. With you in it.|“Who steers?” asked {L}. It was to be a porter, who had never hit anything yet.}
{young:You lie on your back, and the lamps go by. The doors open for you.|You lie there, and the lamps go by overhead, and doors that nobody has touched get out of your way.}
At the other end they all have paper hats on. {young:They look as if they are going to have a bath.|They look like people who are about to have a bath, and have forgotten the rest.}
“Then you have a sleep, a special one, and they mend you,” said Nurse Otis. “And you wake up, and there, next to you, is that chair, with a person in it.” # spare
-> DONE

=== s3
# shot: close
# place: hospital; night; clear
# action: grownup lie-back worried; heroes peek worried; otis stroke calm heroes; friends sleep sleepy
# things: bed; armchair; bell
Then it was night, and the lamps were low. The chair was opened out. There were three bits, {young:and they did not fit|each with its own idea of a bed}. “Oof,” said {grownup}.
At that time of day it hurts a bit more. So {L} rang, and Nurse Otis came, and did what helps, and it went down from {young:four to two|a four to a two}. # usual
{helper_person:“Squeeze my hand for how much,” said {helper}. It was two squeezes. “That is not so many as before.”} # beat
{helper_animal:{helper} lay along the side that did not hurt, and was as warm as a loaf, and breathed.} # beat
{helper_carried:{helper} was tucked in, on the side that did not hurt, with a corner of the sheet up to the chin.} # beat
“Are you there?” asked {L}. ¶ “Down here,” said {grownup}. {young:You could just see a foot.|All that you could see was a foot, in a sock.}
So {L} went up, to see better. Mmm, went the bed. {young:Now there was not even a foot.|From up there you could not see even the foot.}
-> DONE

=== m4
# aside
# shot: behind
# place: hospital; night; clear
# action: otis point calm; heroes listen curious; friends sit sleepy
# things: clock; bed
At home they have another sort of quiet. {young:Something said bip. It said it again.|Something in the corner said bip, and thought, and said bip.}
“What does it want?” asked {A}.
“It only says that all is well,” said Nurse Otis. {young:“It has just the one word.”|“It has just the one word, and it likes to be sure.”}
Shoes went by, and came back. The trolley had gone to bed, {young:with its wheel up|wherever they go, and taken its wheel with it}. # spare
Bip, said the corner. {young:“Bip,” said {A}, to be nice.|“Bip,” said {A}, so that it should have had an answer.} # more
-> DONE

=== s4
# shot: wide
# place: hospital; night; clear
# action: heroes reach-down happy grownup; grownup reach-up happy heroes; friends sleep sleepy
# things: bed; armchair; button
Up was no good. But there was the other arrow, {young:the one for down|which had been rather left out of things}.
“Going down,” said {L}. Mmm. “Three. View.”
“What are you doing?” asked {grownup}. # usual
{is_wished_person:“Four was home,” said {L}. “That is where {wished_person} got out.”} # wished
{is_loved:“Two and a half. Everything for {loved},” said {L}, and held the doors a while, since you would want to look.} # personal
“Two. Bears.” Down it went, past the {~lamp|table}, and past the arm of the chair. “One. Socks and soup.”
And it stopped, as low as it goes. {young:It was just as low as the chair.|It was just as low as a chair that says it is a bed.} There was the foot. There was the rest, nose to nose.
“Ground floor,” said {L}. ¶ “I get out here,” said {grownup}.
A hand came over the edge. It did not have far to come. # usual
-> DONE

=== l3
# shot: two
# place: hospital; night; stars
# action: heroes brush-teeth sleepy; friends stand sleepy
# things: cup; bed; armchair
They did the teeth right there, in a paper cup. It was like being on a train.
The face was done with a warm cloth. All round the plaster, and not on it. # spare
The boy by the window did his. There was a {~digger|pig} on the brush. “Night,” it said. # more
Eek, went a wheel, far off. It had one more to do. # more
“Bip,” said the one in the dark. It had been good all day. # more
-> DONE

=== m3
# shot: close
# place: hospital; night; stars
# action: otis look-through surprised torch; heroes wave sleepy; grownup wave sleepy
# things: torch in otis.hand; bed; armchair
Nurse Otis came by, with a small light that looked at the floor.
“Is there no one in this bed?” said Nurse Otis. “It has gone.”
“Down here,” they said.
The light came down. It was two heads and a foot. “That is all right, then,” said Nurse Otis, and put it on a chart. # spare
The soft shoes went on to the next. You could not hear them go. # more
The chart hung at the end of the bed. It had a line on it, up and down, like hills. # more
-> DONE

=== l4
# shot: wide
# place: bedroom; night; stars
# action: cat sleep sleepy; heroes sleep sleepy
Out in the hall the big lift had stopped. It had its doors shut. It was on the ground floor, too.
At home one bed stood where it stands. It had its blanket on. It would keep.
A bus went by. There was one lamp in each of the windows. # more
Bip, it said, in the dark. All was well. # spare
The red thing was in the dark, too. It had stopped. It did not have to be looked at. # more
-> DONE

=== s5
# shot: object
# place: bedroom; night; stars
# action: heroes sleep sleepy; grownup hold-hands sleepy heroes; friends sleep sleepy
# things: armchair; lamp
It was not the bed at home. But it was low, and it was warm. # usual
{resting}
{dream} # spare
“How bad is it now?” asked {grownup}.
“One,” said {L}. “And a bit.”
“The chair is a four,” said {grownup}. # usual
The day was going down. The lamp was. Past the knees, past the chin. # usual
“Socks,” said {L}. “Soup.”
One eye went down. The other went down.
“Ground floor,” said {L}, quite low.
And the hand was there. It was not getting out.
Goodnight, {H}. Goodnight, chair.
Goodnight.
-> DONE

=== next_night
Nurse Otis came by in a coat, with a bag, being on the way home. “There is one thing,” said Nurse Otis. “I have had it on my mind all night. What do you keep on the second floor?”
{L} brought the bed down to it. Mmm. “Two,” said {L}. “Bears. Hot-water bottles. And the place where they mend socks.”
“Then I get out here,” said Nurse Otis, and looked into one shoe.
-> DONE

=== next_bedtime
Two, said the dark. Bears. Going down.
-> DONE
