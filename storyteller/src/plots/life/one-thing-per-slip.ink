# tells: report
# wants: other
# ages: 7-12
# holds: dark(kind)

=== title
{~One Thing per Slip|There Is Now}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A read surprised paper; heroes peek; friends stand
# things: door; paper before door; pencil; mat
{~A slip of paper came in under the door, all by itself, and it was for {H}.|The gap under the bedroom door is an office, and that evening it wrote to {H}.|“To {H},” said the slip that had come in under the door. “From this room we have had nothing today.”}
“Please state what happened,” it said. “One thing per slip. We are open until it is done. The Office Under the Door.”
{L} was not sure that it was any business of a door’s. But it had said please, and there was a pencil tied to it. # usual
So {L} wrote down the first thing, and pushed it through. ¶ “{deed_1}.”
On the other side there was a small thump, as of a stamp. # usual
“Received with thanks,” said the slip that came back. “Were you in it, or beside it?” ¶ “In it,” wrote {L}.
“How far in?” ¶ “All the way,” wrote {L}. # usual
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A draw cross paper; heroes kneel; friends sit
# things: door; paper before door; crayon
“Please enclose a picture,” said the next one. “Actual size.”
{A} began with the edge of it, and was soon off the paper, and went on for a bit along the floor. “It does not fit under the door,” wrote {A}.
There was a pause, in which somebody seemed to be measuring a door.
“How much of it would fit?” ¶ “The corners,” wrote {A}. “But then you would not know what it was.”
“Then send us a small one,” wrote the Office, “and put something beside it, so that we can see how big it was.” ¶ {A} put in a child instead, about so high. # spare
It went under, and there was a low whistle, and after that the thump. # more
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: A write curious paper; heroes kneel; friends sit
# things: door; paper before door; themed; pencil in A.hand
“Is that all?” asked the next slip. ¶ “No,” wrote {A}. ¶ “We thought not. It will not lie flat.”
{joining}
{hinderer_person:{hinderer} sent in a slip as well, and it came back with “Wrong Day” on it.} # beat
{hinderer_animal:{hinderer} lay down along the door, and for some time the Office was shut.} # beat
{hinderer_carried:{hinderer} was put down in front of the gap, and for some time the Office was shut.} # beat
{themed_a} was used for holding down the slips, since there is a draught in an office. # personal
So {A} wrote the next thing on the next slip. ¶ “{deed_2}.”
Thump. “Thank you,” it said. “Is this a new matter, or the same one?” ¶ “The same,” wrote {A}. “It goes on.”
“They do,” wrote the Office. # usual
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A draw curious map; heroes point; friends sit
# things: door; map; pencil
“Were there others?” asked the next slip. “And did they see the same thing?” ¶ “They saw it from where they were,” wrote {A}.
“Kindly show us where they were.”
{A} drew it from above, as you draw a room, with a cross for everybody in it, and on every cross a small nose, to show which way it was looking.
It took the Office some time to go round them all. “No two of these noses point the same way,” it wrote. “This is usual.”
“Which of the noses is yours?” ¶ It was the one in the middle. {A} made it a bit darker. # spare
There was also a cross outside the plan, for somebody who was not there, and heard of it later. # more
-> DONE

=== m2
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A think cross; heroes sit; friends sit
# things: door; paper; pencil in A.hand; lamp
Space was short, wrote the Office. Could the whole of it be put in one word?
{A} wrote a word, and looked at it, and crossed it out. Then there was a better one, and that was crossed out as well. It went on like that to the edge of the slip.
{pausing} # company
In the end {A} sent it in as it was, with eleven words on it and a line through every one.
“We have looked at your word,” wrote the Office, “and find that it is mostly crossing out. We shall enter it like that. It is the most exact that we have had this week.”
“Can I have it back?” wrote {A}. ¶ It was sent back, for a minute, and another word was put at the end, and crossed out too. # more
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A write proud paper; heroes read; friends sit
# things: door; paper before door; envelope
Then something came in green. It was from Head Office, which is the letter box, and it had come all the way up by itself.
“This has been queried,” it said. “Are you quite sure that it was like that?”
{A} got both of the slips back, and read them through. There was one word that could have been left out, and nobody would have known. It stayed in.
“I am sure,” wrote {A}, and drew a line under it, and the line went off the paper and came to an end beside the bed.
“{deed_2},” wrote {A} once more below, “and it did not ask you first.” # spare
“That will do,” wrote Head Office, and you could see that it had run out of green. # more
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L think worried; heroes look-through; friends sit
# things: door; paper before door; pencil; lamp
“Anything to follow?” asked the next slip.
{is_deed_3:There was. ¶ “{deed_3}.”{is_deed_4: ¶ And by the same post: ¶ “{deed_4}.”}|“No,” wrote {L}. “There were two, and then it stopped.”}
Thump, went the stamp, and for a time there was nothing. # usual
Then a sheet came through that was as wide as the door. “In order to close the file,” it said, “please put one cross.”
There were three boxes. Good, it said beside the first. Beside the next it said Bad, and beside the last it said Nothing Much.
{helper_person:“You could press harder on one of them,” said {helper}, who had come to look.} # beat
{helper_animal:{helper} came and sat down on all three.} # beat
{helper_carried:{helper} fell over, and lay across all three.} # beat
{L} held the pencil over the first one, and over the next. It was certainly not the last. # usual
None of them was big enough to put it in.
-> DONE

=== m4
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A lie-front curious before door; heroes kneel; friends sit
# things: door; lamp; paper
{A} lay down flat, with one cheek on the carpet, and looked under the door.
There was a lamp in there, as big as a grain of rice. There was a desk, which had been a domino, and there were a great many feet, all in grey socks, that were waiting.
“Visitors are not admitted,” said a slip, and pushed {A} gently on the nose. ¶ “I only wanted to know who reads it,” said {A}.
The feet drew together, and talked about that. “All of us,” said the next slip. “Aloud. It is the best part of the day.” # spare
A very small one had been put on top of the domino, to hear better. # more
-> DONE

=== s4
# shot: two
# place: bedroom; night; stars
# action: A draw proud paper; heroes point happy; friends clap
# things: door; paper before door; pencil in A.hand; lamp
So {L} drew another box, as big as all three, and not quite straight. The cross went in there.
It was very quiet on the other side. # usual
“There is no fourth box,” said the slip that came back.
“There is now,” wrote {L}.
You could hear that they were moving a desk. # usual
Then a new sheet came in under the door, still damp. It had four boxes. The fourth was big, and not quite straight, and there was no word beside it.
“The form has been put right,” it said. “People have been asking for years. Your day has been received, in full.”
-> DONE

=== l3
# shot: behind
# place: bedroom; night; stars
# action: A listen sleepy; heroes sit sleepy; friends sit
# things: door; lamp; pencil
They put it in order. You could hear it, slip by slip.
The first went at the front. The next lay on it, and it was flat now. # spare
Each had to be read once more, as it went in. # more
“Mind the corner,” somebody said. “That is where it turns.” # more
Then there was a string round it. There was a bow.
The pencil could stay, they wrote. It was quite short by now. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; friends stand
# things: basin; door; mug
There is a gap under the bathroom door as well. A slip came in.
“Teeth?” it said. ¶ “Yes,” wrote {A}, with foam. ¶ Thump.
It was the same stamp. They had run. # spare
The back ones were done on a slip of their own. # more
“In full?” it asked. ¶ {A} went back in, and did the last two. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: door; lamp; box
In the hall it was dark. Under one door there was a light.
The file was put up on the shelf. On its left was a thick one, and that was yesterday. # spare
On its right was the next. There was not a thing in it yet.
All the feet had been put up. The socks hung in a row. # more
The stamp lay on its side, with its face in the ink. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes lie-awake sleepy; friends sit sleepy
# things: quilt; paper; pencil
The light was out. There was just the gap. # usual
{resting}
{keepsake}
{dream} # spare
One more slip came in. “For the front,” it said. “What shall we put?”
{L} wrote it in the dark. It went a bit downhill. ¶ “{deed_last}.”
Thump. It was a soft one. # usual
There was one slip more. “Goodnight,” it said.
Then there was the next. “{H},” it said.
One thing per slip. # usual
Goodnight, Office.
Goodnight.
-> DONE

=== next_night
The slip lay on the mat, and it was crumpled, as if it had been written with many feet.
“To {H},” it said. “This is not official. Today the lamp went out, and I found the stamp by feel, and stamped my own sock. It is the first thing that has ever happened to me. It does not fit in the first box or the next. May I use yours? Under the Door, evenings.”
-> DONE

=== next_bedtime
On the shelf in the gap stood the file, with a bow. They had read it aloud again, and moved the small one to the front.
-> DONE
