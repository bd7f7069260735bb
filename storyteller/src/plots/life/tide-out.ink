# tells: entries
# wants: other
# role friend: toy = a goose called Winifred
# names: Winifred | Muriel | Ottilie
# ages: 3-9
# holds: sea(kind)

=== title
{~Tide Out|Seen on Deck|One Side Too Few}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A read proud book; friend stand curious; heroes kneel; friends stand
# things: bed; pillow on bed; e1; lamp; window
{~In the log of the ship, on the newest page, stood this.|The log of the ship was opened at the newest page, and there it stood.|Everybody on board was quiet. The log was being opened.}
{entry_1}
{entry_1_seen} # usual
{is_asked:On that ship the log is written first, and then it happens.|{is_coming:On that ship you write the log the evening before.}} # spare
A log has no pictures in it, and so you can never be quite sure. # more
The ship was the bed, and the {many:captains were|captain was} {H}.
“Has that been seen on deck?” asked {friend_a}, who was the mate. ¶ “Not yet,” said {L}. ¶ “Then we cannot go into harbour.”
-> DONE

=== m1
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A hold curious comb; friend look-up curious at A; heroes kneel; friends stand
# things: bed; pillow on bed; towel; lamp
{is_thing_1 or is_being_1:First of all, something on board had to be {is_thing_1:{thing_1}|{being_1}}. {young:{A} held up a comb.|{A} held up a comb, because it was the nearest.} ¶ “Is that {is_thing_1:{thing_1}|{being_1}}?” asked {friend}. ¶ “That is a comb,” said {A}.|First of all, there had to be room on deck to do it in. {young:A comb was put away.|A comb was put away, because it was the nearest.} ¶ “Is that enough?” asked {friend}. ¶ “That was a comb,” said {A}.}
{is_thing_1 or is_being_1:Then came the towel. {young:It fell over.|It was laid out flat, and then it was stood on end, and it fell over.} ¶ “And that?” ¶ “That is the towel.”|Then the towel was put away. {young:There was more room.|That made a good deal more room, and in the middle of it there was only {A}.}}
{is_thing_1 or is_being_1:The pillow only lay there. They both looked at it for some time, and {young:it kept still.|it did not say what it was, as the comb and the towel do.}|“Then begin,” said {friend}, and sat down right at the front.}
{is_thing_1 or is_being_1:Nobody on board had ever been asked to be {is_thing_1:{thing_1}|{being_1}} before, and least of all the pillow.} # spare
A ship is quite small, when you need something that is on no other ship. # more
Over the side there was more, but that was all under water. # more
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: L point happy; friend look-up curious at L; heroes kneel; friends sit
# things: bed; pillow on bed; coat on bed; basket; e2; lamp
{is_thing_1 or is_being_1:“Where {is_thing_1:{thing_1_many:are|is}|{is_being_1:{being_1_many:are|is}|is}} {is_thing_1:{thing_1}|{being_1}}?” asked {friend}. ¶ “Here,” said {L}, and put the pillow {young:on the deck.|in the middle of the deck.}}
{(is_thing_1 and is_being_1) or (not is_thing_1 and is_being_2):“And {is_thing_1:{being_1}|{being_2}}?” ¶ “Here,” said {L}, and hung the dressing gown over the rail at the feet.}
{joining}
{entry_1_shown} # usual
{not is_entry_1_shown:“Now do it,” said {friend}. ¶ So {L} did it, from one end of the ship to the other{is_thing_1 or is_being_1:, and round {is_thing_1:{thing_1}|{being_1}}}{(is_thing_1 and is_being_1) or (not is_thing_1 and is_being_2):, and past {is_thing_1:{being_1}|{being_2}}}. {friend} saw all of it, and one bit twice.} # usual
So that was seen{young:.|, and it got its tick in the log.} # usual
{hinderer_person:{hinderer} asked where the anchor was, and was sitting on it.} # beat
{hinderer_animal:{hinderer} breathed on the log from very near, and the page turned over by itself.} # beat
{hinderer_carried:{hinderer} had been put down on the log, and had to be lifted for every word.} # beat
{is_entry_2:Below that stood the next. ¶ {entry_2}}
{entry_2_seen} # spare
{is_thing_2:“And {thing_2}?” ¶ “Here,” said {L}, and up went the laundry basket, {young:upside down.|which filled the whole back of the ship.}} # usual
{is_thing_1 && is_being_2:“And {being_2}?” ¶ “Here,” said {L}, and stood {being_2_many:two wellington boots|a wellington boot} beside the rail.} # usual
{not is_entry_2:There was no more on the page. {friend} turned it over, to be sure.}
Far out lay {themed_a}. It was not in the log, and nobody looked at it. # personal
{entry_2_shown} # spare
{is_entry_2:That was seen as well{(is_thing_1 and is_being_1) or (not is_thing_1 and is_being_2):, and by {is_thing_1:{being_1}|{being_2}}, too}.} # spare
-> DONE

=== l1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A stand proud; friend stand proud; heroes stand; friends sit
# things: bed; coat on bed; boot; pillow on bed; lamp
“All hands on deck,” said {friend}, {young:and called them.|and called everybody by name, as they stood in the log.}
{(is_thing_1 and is_being_1) or (not is_thing_1 and is_being_2):“{is_thing_1:{being_1}|{being_2}}?” ¶ “On deck,” said the dressing gown, {young:and an arm fell down.|and let one arm fall, which is how a dressing gown salutes.}|“The captain?” ¶ “On deck,” said {A}, {young:and stood up.|and stood up, because you do that on a ship.}}
{is_thing_2:“{thing_2}?” ¶ “On deck,” said the laundry basket, and it sounded hollow.}
{is_thing_1 or is_being_1:“{is_thing_1:{thing_1}|{being_1}}?” ¶ Nobody answered. ¶ “On deck,” said {A} in the end, {young:for the pillow.|because a pillow never says so itself.}} # spare
They stood in a row, and the row went round a corner, because a bed is only so long. # more
“And the mate?” asked {friend}. ¶ “On deck,” said {friend}. # more
-> DONE

=== m2
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A kneel curious; friend look-up curious at A; heroes kneel; friends sit
# things: bed; pillow on bed; e1; lamp
{is_thing_1 or is_being_1:“How long {is_thing_1:{thing_1_many:are|is}|{is_being_1:{being_1_many:are|is}|is}} {is_thing_1:{thing_1}|{being_1}}?” asked {friend}. {young:{A} measured it.|“That is usually entered, too.” So {A} measured, from the one end to the other.} ¶ “One pillow,” said {A}. ¶ “And how wide?” ¶ {A} measured the other way. {young:“Not quite a pillow.”|“Not quite a pillow,” said {A}, “if you do not press.”}|“How long was it?” asked {friend}. {young:{A} did it again.|“That is usually entered, too.” So {A} did it again, from the one end to the other.} ¶ “One bed,” said {A}. ¶ “And how wide?” ¶ {A} held out both arms. {young:“That wide.”|“That wide,” said {A}, “and then comes the wall.”}}
{(is_thing_1 and is_being_1) or (not is_thing_1 and is_being_2):Then {is_thing_1:{being_1}|{being_2}} had to be measured as well, and came to one dressing gown.}
{friend} was measured, too, to have something to go by, and came to the third part of a pillow. # spare
“I thought as much,” said {friend}, and it was entered. # more
Then they both lay down beside {is_thing_1:{thing_1}|{is_being_1:{being_1}|the log}}, the one on the left and the other on the right, to see who was the longest. # more
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L reach-down surprised; friend look-up worried at L; heroes kneel; friends sit
# things: bed; pillow left; coat on bed; e3; lamp
{is_entry_3:Below that stood one more. ¶ {entry_3}{is_entry_4: ¶ And quite at the bottom stood this. ¶ {entry_4}}}
{entry_3_seen} # spare
{is_thing_3:An umbrella was {thing_3}, and stayed shut. }{is_being_3:The coat hanger was {being_3}, with both arms out.} # usual
{is_saying:What was said cannot be seen. It has to be heard. ¶ “{saying}”}
{is_saying:“Was it said like that?” asked {friend}. ¶ “Just like that,” said {L}.} # spare
{is_saying_2:That was not all that was said. ¶ “{saying_2}” ¶ {friend} heard that, too, and sat up straighter.} # usual
{~“I should like to see {is_thing_1:{thing_1}|{is_being_1:{being_1}|the log}} from near,” said {friend}.|“May I see {is_thing_1:{thing_1}|{is_being_1:{being_1}|the log}} from very near?” asked {friend}.} Everybody wanted that. They all came to the same side, {young:and the ship tipped.|which was one side too few, and the ship tipped.}
“{is_thing_1:{thing_1}|{is_being_1:{being_1}|The log}} {is_thing_1:{thing_1_many:are|is}|{is_being_1:{being_1_many:are|is}|is}} overboard!” called {L}.
The sea was the floor, and there lay {is_thing_1:{thing_1}|{is_being_1:{being_1}|the log}}.
{(is_thing_1 and is_being_1) or (not is_thing_1 and is_being_2):Only {is_thing_1:{being_1}|{being_2}} had a rail to hold.} # spare
“In the log,” said {friend}, “and not on deck{young:.”|. I have never seen that before, and I have not seen it now.”}
-> DONE

=== l2
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A reach-down curious; friend sit worried; heroes kneel; friends sit
# things: bed; towel; pillow left; shoe left
They let down the towel over the side. {young:It was too short.|It came as far as it goes, and then it hung there, and it was not far enough.}
“{is_thing_1:{thing_1_many:Do|Does}|{is_being_1:{being_1_many:Do|Does}|Does}} {is_thing_1:{thing_1}|{is_being_1:{being_1}|the log}} float?” asked {friend}. ¶ “So far,” said {A}.
Then they called, {young:with both hands round the mouth.|with both hands round the mouth, as you call at sea.} {is_thing_1:{thing_1}|{is_being_1:{being_1}|The log}} did not come. ¶ “Louder,” said {friend}, and that did not help either.
{(is_thing_1 and is_being_1) or (not is_thing_1 and is_being_2):{is_thing_1:{being_1}|{being_2}} held out an arm, and it was long enough, but there was no hand in it.} # spare
A shoe lay out there as well. It had gone down in the spring. # more
{friend} kept an eye on {is_thing_1:{thing_1}|{is_being_1:{being_1}|the log}} all this time, so that nobody should have to look for the place again. # more
-> DONE

=== s4
# shot: two
# place: bedroom; night; stars
# action: L hold proud pillow; friend look-up happy at L; heroes kneel; friends sit
# things: bed; shoe left; e1; lamp
{L} looked over the side. There was a lot of sea. “Tide out,” said {L}.
And the tide went out, {young:and there was the floor.|all the way to the wall, and left the floor behind.}
{helper_person:{helper} put down one foot, to see how deep it was, and said that it was now a slipper deep.} # beat
{helper_animal:{helper} stayed by {is_thing_1:{thing_1}|{is_being_1:{being_1}|the log}}, and so nobody had to look for long.} # beat
{helper_carried:{helper} minded the ship, so that nobody should sail off with it.} # beat
{A} went out over the bottom of the sea, {young:past a shoe,|past a shoe that had gone down in the spring,} and came back with {is_thing_1:{thing_1}|{is_being_1:{being_1}|the log}}, quite dry.
{young:Now they looked one at a time.|This time they looked one at a time, with the others on the other side.} # spare
“{is_thing_1:{thing_1_many:Are|Is}|{is_being_1:{being_1_many:Are|Is}|Is}} {is_thing_1:{thing_1}|{is_being_1:{being_1}|the log}} wet?” asked {friend}. ¶ “The sea was out,” said {A}. # more
“Tide in,” said {L}, “but slowly.” And the ship came in with it, as far as the lamp. That was the harbour.
-> DONE

=== l3
# aside
# shot: behind
# place: bedroom; night; stars
# action: A point calm at lamp; friend look-up calm; heroes sit; friends sit
# things: bed; coat on bed; lamp; chair; window
Into a harbour you go slowly. They passed the chair. They passed the door, with some room to spare.
{(is_thing_1 and is_being_1) or (not is_thing_1 and is_being_2):{is_thing_1:{being_1}|{being_2}} stood at the front, with one arm along the rail, and looked out for the land.|{A} stood at the front and looked out for the land.} {young:There was a lamp.|There it was, and it had a lamp on it.}
{is_thing_1 or is_being_1:“Careful with {is_thing_1:{thing_1}|{being_1}},” said {friend}, when they went round the corner. {young:They held on.|{A} held on to {is_thing_1:{thing_1}|{being_1}} with both hands, and they were round.}} # spare
The sea came in behind them, a little way up the rug, and lay down. # more
On the left was the wardrobe. That is a cliff, and nobody lives on it. # more
Nobody got up to look. They all looked from where they were. # more
-> DONE

=== m4
# shot: close
# place: bedroom; night; stars
# action: A whisper calm at friend; friend listen calm; heroes sit; friends sit
# things: bed; pillow on bed; book on bed; lamp
In a harbour you whisper. The other ships are asleep. So it was all gone through once more, like that.
{is_thing_1 or is_being_1:“{is_thing_1:{thing_1}|{being_1}}?” whispered {friend}. ¶ “On deck.”}
{(is_thing_1 and is_being_1) or (not is_thing_1 and is_being_2):“{is_thing_1:{being_1}|{being_2}}?” ¶ “On deck.”}{is_thing_2: ¶ “{thing_2}?” ¶ “On deck.”}
{entry_2_night} # usual
“The sea?” ¶ “Not on deck,” whispered {A}. # spare
It went more quickly than by day. You do not say more than you need. # more
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: A fold sleepy; friend sit sleepy; heroes sit sleepy; friends sit
# things: bed; coat; quilt; basket; moon
Then the crew went below. Below is under the quilt.
{(is_thing_1 and is_being_1) or (not is_thing_1 and is_being_2):{is_thing_1:{being_1}|{being_2}} let go of the rail. It had been a long watch.|{A} went first, with the feet in front.}
{is_thing_1 && is_being_2:{being_2} stood by the bed. You do not wear boots below.}
{is_thing_2:{thing_2} had to stay on deck, being too big for the stairs.} # spare
{entry_3_night} # usual
Last of all came the mate. That is how it is done. # more
It was warm below. You could hear the sea, but not much of it. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: book on chair; chair; window; moon; e1
The log lay on the chair. It was shut. But it was all in it.
On its last page stood the last thing that had been seen. # more
The lines lay one on the other. Each had its tick. # spare
Under that page lay the other days. # more
{entry_4_night} # more
The page for tomorrow was white. # more
Nobody was on deck now. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friend sleep; friends sleep
# things: quilt; pillow; lamp; moon; e1
The ship lay in harbour, and did not rock.
{resting}
{keepsake}
{is_thing_1 or is_being_1:{L} lay with one ear on {is_thing_1:{thing_1}|{being_1}}.|{L} lay with one ear on the deck.}
{entry_1_night} # usual
{is_saying:The lamp said it once more, out over the sea, a light for each word. ¶ “{saying}” ¶ After the last word it stayed off.|The lamp said {is_entry_2:the last line|it} once more, out over the sea, a light for each word. ¶ {is_entry_4:{entry_4}|{is_entry_3:{entry_3}|{is_entry_2:{entry_2}|{entry_1}}}} ¶ After the last word it stayed off.}
The tide came as far as the slippers, and stayed there. # more
“All on deck?” asked {friend}, with both eyes shut. ¶ “All below,” said {L}.
Goodnight, {friend}. {(is_thing_1 and is_being_1) or (not is_thing_1 and is_being_2):Goodnight, {is_thing_1:{being_1}|{being_2}}. |{is_thing_1 or is_being_1:Goodnight, {is_thing_1:{thing_1}|{being_1}}. }}Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The tide had gone out in the night, a long way, and somebody was standing on the floor beside the bed, looking into a shoe.
“There was more down here than is in the log,” it said. “One button. One crumb. Half a card.” {A} opened the log at a new page and entered them all. Then they were carried up, one at a time, and seen on deck, and there was a tick behind each.
-> DONE

=== next_bedtime
The log had a new page. Nothing was on it yet, and so nothing could fall overboard.
-> DONE
