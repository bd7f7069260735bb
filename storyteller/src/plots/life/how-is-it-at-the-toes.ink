# about: story-about; with-character; creature; bring-back
# tells: tale(something wanted|cuddle|cuddles|hug|hugs|bear hug|snuggle|snuggles|kiss|kisses|goodnight kiss|kiss goodnight|squeeze|nap|naps|sleep|rest|lie-in|lie in|snooze|sit down|lie down|lullaby|song|goodnight song|bedtime story|story|pat|stroke|massage|back rub|yawn|dream|dreams)
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
{A} blew it over the counter with two fingers. {young:It came down on an ear, and was gone.|It was so small that it came down on the tip of one ear, and nobody was sure whether that had been it.}
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
The glove had not been sold. They gave it to the umbrella, which had only the one hand. # more
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
