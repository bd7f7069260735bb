# tells: entries
# wants: other
# role friend: toy = a goose called Winifred
# names: Winifred | Muriel | Ottilie
# ages: 3-9
# holds: sea(kind)

=== title
VAR act = ""
VAR has_act = false
VAR act_2 = ""
VAR has_act_2 = false
{
- is_entry_1_act:
~ act = entry_1_act
~ has_act = true
}
{
- is_entry_2_act:
~ act_2 = entry_2_act
~ has_act_2 = true
- is_entry_3_act:
~ act_2 = entry_3_act
~ has_act_2 = true
- is_entry_4_act:
~ act_2 = entry_4_act
~ has_act_2 = true
}
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
The ship was the bed, and the {many:captains were|captain was} {H}.
“Has that been seen on deck?” asked {friend_a}, who was the mate. ¶ “Not yet,” said {L}. ¶ “Then we cannot go into harbour.”
-> DONE

=== m1
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A hold curious comb; friend look-up curious at A; heroes kneel; friends stand
# things: bed; pillow on bed; towel; lamp; e1
First of all, there had to be room on deck to do it in. {young:A comb was put away.|A comb was put away, because it was the nearest.} ¶ “Is that enough?” asked {friend}. ¶ “That was a comb,” said {A}.
Then the towel was put away. {young:There was more room.|That made a good deal more room, and in the middle of it there was only {A}.}
“Then begin,” said {friend}, and sat down right at the front. # spare
A ship is quite small, when you need something that is on no other ship. # more
Over the side there was more, but that was all under water. # more
“And what is the towel for?” asked {friend}. ¶ “For afterwards,” said {A}. # more
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: L stand happy; friend look-up curious at L; heroes kneel; friends sit
# things: bed; book on bed; e1; e2; lamp
{joining}
{is_thing_1 and thing_1_why != "":“Where {thing_1_many:are|is} {thing_1}?” asked {friend}. ¶ {thing_1} {thing_1_many:were|was} {thing_1_prop}. {thing_1_why}} # usual
{is_being_1:“And who {being_1_many:are|is} {being_1}?” asked {friend}. ¶ {being_1} {being_1_many:were|was} {being_1_prop}. {being_1_why}} # usual
“Now do it,” said {friend}. ¶ {is_entry_1_shown:{entry_1_shown}|{has_act:{act}|{is_entry_2_act:{friend} looked at {L}, and {L} looked back.|{L} did it, from one end of the ship to the other, with nothing to hold on to.}}}
So that was seen{young:.|, and it got its tick in the log.}
{hinderer_person:{hinderer} had to see it again, and from the front, and stood in the way of everybody else.} # beat
{hinderer_animal:{hinderer} breathed on the log from very near, and the page turned over by itself.} # beat
{hinderer_carried:{hinderer} had been put down on the log, and had to be lifted for every word.} # beat
{is_entry_2:Below that stood the next. ¶ {entry_2}|There was no more on the page. {friend} turned it over, to be sure.}
{entry_2_seen} # spare
{is_being_2:{being_2} {being_2_many:were|was} {being_2_prop}. {being_2_why}} # usual
{is_thing_2 and thing_2_why != "":{thing_2} {thing_2_many:were|was} {thing_2_prop}. {thing_2_why}} # usual
Far out lay {themed_a}. It was not in the log, and nobody looked at it. # personal
-> DONE

=== l1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A stand proud; friend stand proud; heroes stand; friends sit
# things: bed; pillow on bed; lamp
“All hands on deck,” said {friend}, {young:and called them.|and called everybody by name, as they stood in the log.}
{is_being_1:“{being_1}?” ¶ “On deck,” said {A}, {young:in another voice.|in the voice that {being_1} would have if {being_1_many:they were|there were} nobody to hear it.}|“The captain?” ¶ “On deck,” said {A}, {young:and stood up.|and stood up, because you do that on a ship.}}
{is_thing_1:“{thing_1}?” ¶ “On deck,” said {A}, because nobody else answered.|“The pillow?” ¶ “On deck,” said {A}, because a pillow never says so itself.}
They stood in a row, and the row went round a corner, because a bed is only so long. # spare
And whoever is called and is not there has to be called twice, in case it was the wind. # more
“And the mate?” asked {friend}. ¶ “On deck,” said {friend}. # more
-> DONE

=== m2
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A kneel curious; friend look-up curious at A; heroes kneel; friends sit
# things: bed; pillow on bed; e1; lamp
“How long was it?” asked {friend}. {young:{A} did it again.|“That is usually entered, too.” So {A} did it again, with one eye on the clock.} ¶ “As long as holding your breath,” said {A}.
“And how wide?” ¶ {A} held out both arms. {young:“That wide.”|“That wide,” said {A}, “and then comes the wall.”}
{friend} was measured, too, to have something to go by, and came to the third part of a pillow. # spare
“I thought as much,” said {friend}, and it was entered. # more
Then they both lay down, the one on the left and the other on the right, to see who was the longest. # more
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L reach-down surprised; friend look-up worried at L; heroes kneel; friends sit
# things: bed; book left; e2; e3; lamp
{is_entry_3:Below that stood one more. ¶ {entry_3}{is_entry_4: ¶ And quite at the bottom stood this. ¶ {entry_4}}}
{entry_3_seen} # spare
{is_saying:What was said has to be heard. ¶ “{saying}”}
{is_saying_2:That was not all. ¶ “{saying_2}” ¶ {friend} heard that, too, and sat up straighter.} # usual
{is_entry_2:“And this has not been seen at all,” said {friend}, with one foot on the line.|“I was looking at the log,” said {friend}. “I have only seen the half of it.”} # usual
{has_act_2:{act_2}|{is_entry_2_shown:{entry_2_shown}|{L} did it from the back this time, so that it could be seen from the front.}}
{is_entry_2_act and is_entry_3_act:Then came the rest of it. ¶ {entry_3_act}} # usual
{~“Do that nearer to the edge,” said {friend}.|“I should like to see that from near,” said {friend}.} Everybody wanted that. They all came to the same side, {young:and the ship tipped.|which was one side too few, and the ship tipped.}
“The log is overboard!” called {L}.
The sea was the floor, and there lay the log, with everything in it.
“Then it has been seen,” said {friend}, “{young:and is in no log.”|and it is in no log. I should never have thought that it could be that way round.”} # usual
-> DONE

=== l2
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A reach-down curious; friend sit worried; heroes kneel; friends sit
# things: bed; towel; book left; shoe left
They let down the towel over the side. {young:It was too short.|It came as far as it goes, and then it hung there, and it was not far enough.}
“Does a log float?” asked {friend}. ¶ “So far,” said {A}. ¶ {young:Then they called.|Then they called it, with both hands round the mouth, as you call at sea.} The log did not come.
“Louder,” said {friend}, and that did not help either. # spare
A shoe lay out there as well. It had gone down in the spring, with a sock on board. # more
{friend} kept an eye on the log all this time, so that nobody should have to look for the place again. # more
-> DONE

=== s4
# shot: two
# place: bedroom; night; stars
# action: L hold proud book; friend look-up happy at L; heroes kneel; friends sit
# things: bed; shoe left; e1; lamp
{L} looked over the side. “Tide out,” said {L}.
And the tide went out, {young:and there was the floor.|all the way to the wall, and left the floor behind.}
{helper_person:{helper} put down one foot, to see how deep it was, and said that it was now a slipper deep.} # beat
{helper_animal:{helper} stayed by the log, and so nobody had to look for long.} # beat
{helper_carried:{helper} minded the ship, so that nobody should sail off with it.} # beat
{A} went out over the bottom of the sea, past a shoe, and came back with the log.
“Is it wet?” asked {friend}. ¶ “The sea was out,” said {A}. It was all still in there, and not one word had run. # usual
“Tide in,” said {L}, “but slowly.” And the ship came in with it, as far as the lamp. That was the harbour.
-> DONE

=== l3
# aside
# shot: behind
# place: bedroom; night; stars
# action: A point calm at lamp; friend look-up calm; heroes sit; friends sit
# things: bed; lamp; chair; window
Into a harbour you go slowly. They passed the chair. They passed the door, with some room to spare.
{A} stood at the front and looked out for the land. {young:There was a lamp.|There it was, and it had a lamp on it.}
The sea came in behind them, a little way up the rug, and lay down. # spare
The bell was rung, which was a spoon, once for every knot. # more
On the left was the wardrobe. That is a cliff, and nobody lives on it. # more
Nobody got up to look. They all looked from where they were. # more
-> DONE

=== m4
# shot: close
# place: bedroom; night; stars
# action: A whisper calm at friend; friend listen calm; heroes sit; friends sit
# things: bed; book on bed; lamp
In a harbour you whisper. The other ships are asleep. So it was all gone through once more, like that.
{is_being_1:“{being_1}?” whispered {friend}. ¶ “On deck.”|“The captain?” whispered {friend}. ¶ “On deck.”}
{is_thing_1:“{thing_1}?” ¶ “On deck.”}
{entry_2_night} # usual
“The sea?” ¶ “Not on deck,” whispered {A}. # spare
It went more quickly than by day. You do not say more than you need. # more
The lamp was asked as well, and was on. # more
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: A fold sleepy; friend sit sleepy; heroes sit sleepy; friends sit
# things: bed; quilt; moon
Then the crew went below. Below is under the quilt.
{A} went first, with the feet in front.
{is_being_1:{being_1} stayed up there for the first watch.} # spare
{entry_3_night} # usual
Last of all came the mate. That is how it is done. # spare
It was warm below. You could hear the sea, but not much of it. # more
There was room for everybody, as long as nobody was a starfish. # more
One foot found a sock down there. It had been on board since Tuesday. # more
Nobody asked what the sea was doing. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: book on chair; chair; window; moon; e1
The log lay on the chair. It was shut. But it was all in it.
The lines lay one on the other. Each had its tick. # spare
Under that page lay the other days. # more
{entry_4_night} # more
The page for tomorrow was white. # more
A pencil lay in it, at the place. # more
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
{L} did it for the last time, with shut eyes. {friend} saw it, with shut eyes, too.
{entry_1_night} # usual
{is_saying:The lamp said it once more, a light for each word. ¶ “{saying}” ¶ After the last word it stayed off.|Then the lamp went out, and so the sea could not see it.}
The tide came as far as the slippers, and stayed there. # more
“All on deck?” asked {friend}. ¶ “All below,” said {L}.
{is_being_1:Goodnight to {being_1}. }Goodnight, {friend}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The tide had gone out in the night, a long way, and somebody was standing on the floor beside the bed, looking into a shoe.
“There was more down here than is in the log,” it said. “One button. One crumb. Half a card.” {A} opened the log at a new page and entered them all. Then they were carried up, one at a time, and seen on deck, and there was a tick behind each.
-> DONE

=== next_bedtime
The log had a new page. Nothing was on it yet, and so nothing could fall overboard.
-> DONE
