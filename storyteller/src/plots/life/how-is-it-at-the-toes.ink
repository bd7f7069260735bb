# about: story-about; with-character; creature; bring-back
# tells: tale(something wanted|a cuddle|the cuddle|some cuddle|one cuddle|his cuddle|her cuddle|big cuddle|good cuddle|proper cuddle|nice cuddle|long cuddle|little cuddle|real cuddle|warm cuddle|goodnight cuddle|bear cuddle|more cuddle|own cuddle|a hug|the hug|some hug|one hug|his hug|her hug|big hug|good hug|proper hug|nice hug|long hug|little hug|real hug|warm hug|goodnight hug|bear hug|more hug|own hug|a snuggle|the snuggle|some snuggle|one snuggle|his snuggle|her snuggle|big snuggle|good snuggle|proper snuggle|nice snuggle|long snuggle|little snuggle|real snuggle|warm snuggle|goodnight snuggle|bear snuggle|more snuggle|own snuggle|a kiss|the kiss|some kiss|one kiss|his kiss|her kiss|big kiss|good kiss|proper kiss|nice kiss|long kiss|little kiss|real kiss|warm kiss|goodnight kiss|bear kiss|more kiss|own kiss|a squeeze|the squeeze|some squeeze|one squeeze|his squeeze|her squeeze|big squeeze|good squeeze|proper squeeze|nice squeeze|long squeeze|little squeeze|real squeeze|warm squeeze|goodnight squeeze|bear squeeze|more squeeze|own squeeze|a nap|the nap|some nap|one nap|his nap|her nap|big nap|good nap|proper nap|nice nap|long nap|little nap|real nap|warm nap|goodnight nap|bear nap|more nap|own nap|a sleep|the sleep|some sleep|one sleep|his sleep|her sleep|big sleep|good sleep|proper sleep|nice sleep|long sleep|little sleep|real sleep|warm sleep|goodnight sleep|bear sleep|more sleep|own sleep|a rest|the rest|some rest|one rest|his rest|her rest|big rest|good rest|proper rest|nice rest|long rest|little rest|real rest|warm rest|goodnight rest|bear rest|more rest|own rest|a lie-in|the lie-in|some lie-in|one lie-in|his lie-in|her lie-in|big lie-in|good lie-in|proper lie-in|nice lie-in|long lie-in|little lie-in|real lie-in|warm lie-in|goodnight lie-in|bear lie-in|more lie-in|own lie-in|a snooze|the snooze|some snooze|one snooze|his snooze|her snooze|big snooze|good snooze|proper snooze|nice snooze|long snooze|little snooze|real snooze|warm snooze|goodnight snooze|bear snooze|more snooze|own snooze|a lullaby|the lullaby|some lullaby|one lullaby|his lullaby|her lullaby|big lullaby|good lullaby|proper lullaby|nice lullaby|long lullaby|little lullaby|real lullaby|warm lullaby|goodnight lullaby|bear lullaby|more lullaby|own lullaby|a song|the song|some song|one song|his song|her song|big song|good song|proper song|nice song|long song|little song|real song|warm song|goodnight song|bear song|more song|own song|a pat|the pat|some pat|one pat|his pat|her pat|big pat|good pat|proper pat|nice pat|long pat|little pat|real pat|warm pat|goodnight pat|bear pat|more pat|own pat|a massage|the massage|some massage|one massage|his massage|her massage|big massage|good massage|proper massage|nice massage|long massage|little massage|real massage|warm massage|goodnight massage|bear massage|more massage|own massage|a back rub|the back rub|some back rub|one back rub|his back rub|her back rub|big back rub|good back rub|proper back rub|nice back rub|long back rub|little back rub|real back rub|warm back rub|goodnight back rub|bear back rub|more back rub|own back rub|a sit-down|the sit-down|some sit-down|one sit-down|his sit-down|her sit-down|big sit-down|good sit-down|proper sit-down|nice sit-down|long sit-down|little sit-down|real sit-down|warm sit-down|goodnight sit-down|bear sit-down|more sit-down|own sit-down|a lie-down|the lie-down|some lie-down|one lie-down|his lie-down|her lie-down|big lie-down|good lie-down|proper lie-down|nice lie-down|long lie-down|little lie-down|real lie-down|warm lie-down|goodnight lie-down|bear lie-down|more lie-down|own lie-down|wants cuddles|want cuddles|wanted cuddles|only wants cuddles|just wants cuddles|needs cuddles|need cuddles|some cuddles|more cuddles|lots of cuddles|big cuddles|warm cuddles|of cuddles|for cuddles|love cuddles|like cuddles|wants hugs|want hugs|wanted hugs|only wants hugs|just wants hugs|needs hugs|need hugs|some hugs|more hugs|lots of hugs|big hugs|warm hugs|of hugs|for hugs|love hugs|like hugs|wants snuggles|want snuggles|wanted snuggles|only wants snuggles|just wants snuggles|needs snuggles|need snuggles|some snuggles|more snuggles|lots of snuggles|big snuggles|warm snuggles|of snuggles|for snuggles|love snuggles|like snuggles|wants kisses|want kisses|wanted kisses|only wants kisses|just wants kisses|needs kisses|need kisses|some kisses|more kisses|lots of kisses|big kisses|warm kisses|of kisses|for kisses|love kisses|like kisses|wants naps|want naps|wanted naps|only wants naps|just wants naps|needs naps|need naps|some naps|more naps|lots of naps|big naps|warm naps|of naps|for naps|love naps|like naps|wants sleep|want sleep|wanted sleep|only wants sleep|just wants sleep|needs sleep|need sleep|lots of sleep|of sleep|for sleep|love sleep|like sleep|wants rest|want rest|wanted rest|only wants rest|just wants rest|needs rest|need rest|lots of rest|of rest|for rest|love rest|like rest|bedtime story|kiss goodnight|wants a story|story)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind hug: cuddle*|hug|hugs|snuggle*|squeeze
# kind nap: nap|naps|sleep|rest|lie-in|lie in|snooze|sit down|lie down
# kind kiss: kiss|kisses
# kind song: song|lullaby|story
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind)

=== title
{~How Is It at the Toes?|A Bit Tight at the Elbows}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: guest stand worried; heroes stand proud before guest; friends stand curious
# things: stool; mat; coat on hook; hook
{~“Do you keep the {wished_wanted}?” asked somebody in the hall, and {H} came out from behind the coats.|{H} had opened a shop in the hall, with a stool and a mat, and had not sold a thing all afternoon.|“Next, please!” said {H} in the hall, and to everybody’s surprise somebody came in.}
There {guest_many:were|was} {guest_a}.
“{guest_many:We|I} want the {wished_wanted},” said {guest}, “and {wished_wanted_many:they must|it must} fit. {young:The other shops only have ham.”|In the other shops they only keep hats and ham.”}
“Here you can try {wished_wanted_many:them|it} on,” said {L}, and pulled out the stool. “What size do you take?” ¶ {guest} did not know. # usual
“You are in luck,” said {L}. “The {wished_wanted} {wished_wanted_many:come|comes} in three sizes.”
-> DONE

=== m1
# aside
# shot: close
# place: hallway; dusk; clear
# action: heroes write proud paper; guest stand proud on stool; friends stand curious
# things: stool; sock; paper; pencil
{A} measured {guest} with a long sock, and wrote it down. {young:It was two socks and a heel.|Up to the top it was two socks and a heel, and round the middle it was one sock, if {guest} breathed out.}
“And to where do you want {wished_wanted_many:them|it} to go?” asked {A}, {young:with the pencil.|with the pencil held ready, as they do.}
{guest} thought about it. “Down to the feet,” said {guest}, “{young:and a bit over.”|and a bit over, for when {guest_many:we turn|I turn} round.”}
“Will you be walking about in {wished_wanted_many:them|it}?” asked {A}. ¶ “Not much,” said {guest}. {young:“Only being there.”|“It is more for being somewhere.”}
{A} wrote that down as well. It was the longest word on the paper. # more
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: guest sit-on-chair curious stool; heroes kneel curious before guest; friends stand curious
# things: stool; mat
They began with the small size, and {guest} sat up straight for it.
{joining}
{is_loved:“We had it once with {loved},” said {A}, “but that was sold.”|{musing}} # personal
{
- is_hug:
{A} took a breath, and put it on from the front. {young:It went half the way, and there it stopped.|It went round as far as the sides, and there it stopped, and behind there was nothing at all.}
- is_nap:
{A} spread the small mat, and {guest} lay down. {young:It was over when only one eye was shut.|It was so short that it was over when {guest} had only got one eye shut.}
- is_kiss:
{A} blew it over the counter with two fingers. {young:It came down right at the edge, and was gone.|It was so small that it came down somewhere near the edge, and nobody was sure whether that had been it.}
- is_song:
{A} began at once, and very low. {young:It was so short that it was over at the first word.|It was so short that it was over when {guest} had just got both ears ready for it.}
- else:
{A} took a breath, and began. {young:It was over before {guest} had noticed.|It was so short that it was over while {guest} was still getting ready.}
}
{hinderer_person:“And I take a medium,” said {hinderer}, who had pushed in.} # beat
{hinderer_animal:{hinderer} lay down on the mat, and was the next customer, and would not be moved.} # beat
{hinderer_carried:{hinderer} was put on the stool as well, and had to be served at the same time.} # beat
“How is it at the toes?” asked {A}. ¶ “It has not got as far as the toes,” said {guest}.
“It was good, what there was of it,” said {guest}, who did not want to be rude. # usual
-> DONE

=== l1
# aside
# shot: above
# place: hallway; dusk; clear
# action: guest walk worried; heroes look-up curious; friends sit curious
# things: stool; mat; mirror; coat on hook; hook
“Walk up and down a bit,” said {A}. You have to do that in a shop. {young:So {guest} went to the stairs.|{guest} went as far as the stairs, and turned, and came back past the coats.}
“And?” asked {A}. ¶ “It is gone,” said {guest}. {young:“It fell off at the stairs.”|“It was still there at the umbrella. Then it must have come off.”}
They looked for it by the umbrella. {young:There was a glove.|There was one glove, and a bit of wool, and something that had been a biscuit.}
“The small does that,” said {A}. “It is mostly for babies. {young:They lie still.”|They don’t walk up and down.”}
The glove was put on the shelf, with the hole at the back, for it could be sold as well. Somebody with one cold hand might come in at any moment. # more
-> DONE

=== m2
# aside
# shot: behind
# place: hallway; dusk; clear
# action: guest look-through worried mirror; heroes point curious at mirror; friends stand curious
# things: mirror; stool; themed; hook; coat on hook
There was a mirror in the shop. {young:{guest} looked in on the left.|{guest} stood before it, and looked first from the left, and then, as if by chance, from the right.}
“You can’t see it,” said {guest}. ¶ “You are not to see it,” said {A}. {young:“You have it on the inside.”|“It is a thing that you wear on the inside.”}
{guest} looked all the same. In the mirror was somebody who wanted the {wished_wanted}. {young:It was plain to see.|You could see it from the door.}
{themed_a} was held up beside it, to see whether that would do instead. It would not. # personal
{pausing} # company
“The one in there has none, either,” said {guest}. {young:“Poor thing.”|“You could serve them both together.”} # more
-> DONE

=== s3
# shot: above
# place: hallway; dusk; clear
# action: guest stand sad; heroes look-up worried at guest; friends stand worried
# things: stool; mat; blanket
So it had to be the large size.
{
- is_hug:
They all had to take hold for that. {young:It went round twice, and nobody could see {guest} any more.|It went round twice, with a sleeve left over, and from outside nobody could see where {guest} was.}
- is_nap:
They put all the mats in a row for it. {young:It was so long that {guest} had to be called three times.|It was so long that it went out at the foot end, and {guest} had to be called three times from the kitchen.}
- is_kiss:
{L} did it with both cheeks full of air. {young:It went bop, and {guest} had to be wiped.|It went off with a bop, and over one eye, and {guest} had to be wiped down with a sleeve.}
- is_song:
They had to take a deep breath for that. {young:There were eleven parts to it, and {guest} got lost in the seventh.|It had eleven parts, with everybody in them, and {guest} got lost in the seventh, and had to be fetched.}
- else:
They all had to help with that. {young:It hung down on every side.|There was so much of it that it hung down on all the sides, and {guest} trod on the end.}
}
{helper_person:“I will take it in a bit,” said {helper}, and tried, but then it came out at the top.} # beat
{helper_animal:{helper} got in as well, and then there was still room for a cow.} # beat
{helper_carried:{helper} was put in with {guest}, to fill it up, and that did help on one side.} # beat
{is_kiss:“It is a lot for the front of {guest_many:us|me},” said {guest}.|“{guest_many:We are|I am} in here somewhere,” said {guest}.} # usual
The medium was the right length. {young:But it was new, and tight at the elbows.|But nobody had ever had it on. It was stiff, and a bit tight at the elbows.}
“Then there {wished_wanted_many:are|is} no {wished_wanted} for {guest_many:us|me},” said {guest}, and got down from the stool.
-> DONE

=== l2
# aside
# shot: two
# place: hallway; dusk; clear
# action: guest hold worried box; heroes hold curious box; friends stand curious
# things: box; stool; coat on hook; hook
In the cupboard there was one more box, on which it said “Odd Sizes”. {young:They had a look.|{A} did not think much of it, but a shop has to look.}
There was one for a giraffe. {young:It was all neck.|It was all at the neck, and nothing anywhere else.}
There was one for a worm, and you could not tell the front from the back. {young:There was one for two hens.|There was one for two hens, who do not wish to touch.}
“And is there nothing for somebody of about this size?” asked {guest}. ¶ They turned the box over. {young:But there was only a moth in it, and it flew away.|Out came a moth, which had been very well suited in there, and went off to look for something else.}
“We could order it,” said {A}, “but then it takes until Thursday.” ¶ It was hard to think how you could get to Thursday without. # more
-> DONE

=== m3
# shot: two
# place: hallway; dusk; clear
# action: guest sit calm on mat; heroes sit calm; friends sit calm
# things: stool; mat; coat on hook; hook; lamp
It was nearly time to shut the shop. They sat down on the mat, with the stool between them.
“Where does the medium pinch?” asked {A}. ¶ “Where it is thinking,” said {guest}. {young:“It was thinking all the time.”|“You could feel that it was trying hard.”}
{A} knew what that was like. {young:New shoes do that.|It is the same with new shoes, which can think of nothing but your feet.}
“And when does it stop?” asked {guest}. ¶ “When they are old,” said {A}. “{young:Then they don’t think.”|Then they know the way by themselves.”}
And with that {A} looked up, as if somebody had rung the bell. # spare
-> DONE

=== s4
# shot: close
# place: hallway; night; stars
# action: heroes hug happy guest; guest sit happy on mat; friends sit happy
# things: mat; stool; lamp; coat on hook; hook
“There is still mine,” said {L}. “But it is not new. I have it on every evening.”
“Does it pinch?” asked {guest}. ¶ “It does not know how,” said {L}.
So they sat down side by side on the mat. And at twenty past seven {guest} had the {wished_wanted}.
{
- is_hug:
{L} went round from the left. {guest} went round from the right. It met at the back. It was soft there, and it stayed.
- is_nap:
They lay down with a coat on top. It had a dip in the middle. {guest} lay in the dip. Nobody called.
- is_kiss:
It went just over the eyes, in the middle. It was not big. It went in, and stayed in.
- is_song:
It began where it always begins. It went where it always goes. {guest} went along, and knew the way, and did not get lost.
- else:
It was not short. It was not long. It began at the top, and it came all the way down.
}
“How {wished_wanted_many:are|is} {wished_wanted_many:they|it} at the toes?” asked {L}. ¶ “Warm,” said {guest}.
“And at the elbows?” ¶ “{guest_many:We have|I have} no elbows,” said {guest}. “They have gone soft.” # usual
“Shall I wrap {wished_wanted_many:them|it} up for you?” asked {L}.
“No, thank you,” said {guest}. “{guest_many:We|I} shall keep {wished_wanted_many:them|it} on.”
-> DONE

=== m4
# aside
# shot: two
# place: hallway; night; stars
# action: guest walk happy; heroes stand happy; friends sit happy
# things: mat; mirror; lamp; stool
{guest} walked up and down a bit. Nothing slipped. It was there at the umbrella. It was there at the stairs.
“But now you have none,” said {guest}. ¶ “It goes round two,” said {A}. “It always did.”
“What does it cost?” asked {guest}.
“You have to have it on every evening,” said {A}. “Or it goes stiff.” # spare
{guest} thought that this could be done. # more
In the mirror was somebody who had the {wished_wanted}. You could see it from the door. # spare
-> DONE

=== l3
# aside
# shot: wide
# place: hallway; night; stars
# action: guest walk happy; heroes wave sleepy; friends wave sleepy
# things: door left; mat; coat on hook; hook; lamp
Then {guest} went home, with the {wished_wanted} on.
“Do come again,” said {A}. That is what they say. ¶ “Only to show you,” said {guest}.
It was cold outside. There was a bit of wind. It went up to {guest}, and had a look, and went away again.
At the gate {guest} stopped, and turned round in it once. There was room for that. # spare
“How is it at the gate?” called {A}. ¶ “The same as indoors,” called {guest}. # more
{homeward} # company
On the door {A} hung a sock. It meant that they were shut. # more
They gave an odd glove to the umbrella, which had only the one hand. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: stool; mat; coat on hook; hook; door left
The shop was shut. The stool stood on the mat.
The coats had the dark on. It fitted all of them.
There was a small left, and a large. Nobody wanted those. They were for another day. # usual
A moth came by. It was very well suited. # more
A bit of moon lay on the stairs. It went down to the last step, and a bit over. It must have been the large. # more
Upstairs somebody was having it on for the night.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{L} lay in bed, and the night came up from the foot end.
{resting}
{keepsake}
{dream} # spare
Somewhere lay {guest}, and had the {wished_wanted} on.
It was not a new night. It did not pinch. It came up to the chin. # usual
“How is it at the toes?” asked the quilt. ¶ “Warm,” said {L}.
“And at the elbows?” ¶ But there were no elbows any more.
“Shall I wrap it up?” asked the quilt.
But {L} was keeping it on.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The bell rang in the hall in the morning, and it was a moth, with a box. “Odd Sizes”, it said on the box. The moth had it in its mouth, or the box had the moth. ¶ {H} looked in. There was something in there for somebody who was no longer than a thumb. So they put it in the window, with a card: “Warm at the toes.” It was gone by lunch.
-> DONE

=== next_bedtime
The night was on again. It did not pinch anywhere.
-> DONE
