# about: made-something(bird box|birdbox|birdhouse|bird house|bird table|shelf|stool|woodwork|out of wood|wooden|bug hotel|hutch|planter|mend&chair|mend&fence|mend&gate|mend&shed|mend&table|mend&stool|mend&shelf|mend&door|mend&hutch|fix&chair|fix&fence|fix&gate|fix&shed|fix&table|fix&stool|fix&shelf|fix&door|fix&hutch|repair&chair|repair&fence|repair&gate|repair&shed|repair&table|repair&stool|repair&shelf|repair&door|repair&hutch); broken-thing(mend&chair|mend&fence|mend&gate|mend&shed|mend&table|mend&stool|mend&shelf|mend&door|mend&hutch|fix&chair|fix&fence|fix&gate|fix&shed|fix&table|fix&stool|fix&shelf|fix&door|fix&hutch|repair&chair|repair&fence|repair&gate|repair&shed|repair&table|repair&stool|repair&shelf|repair&door|repair&hutch); kindness(mend&chair|mend&fence|mend&gate|mend&shed|mend&table|mend&stool|mend&shelf|mend&door|mend&hutch|fix&chair|fix&fence|fix&gate|fix&shed|fix&table|fix&stool|fix&shelf|fix&door|fix&hutch|repair&chair|repair&fence|repair&gate|repair&shed|repair&table|repair&stool|repair&shelf|repair&door|repair&hutch|fence|build a shed|shelf|woodwork); play(woodwork|diy|hammer|workshop); learned(to saw|hammer|woodwork|screwdriver|woodworking)
# also: happy; proud; learned; made-something; play; mess; patience; broken-thing
# wants: child
# role mender: elder, somebody, parent = the grown-up with the pencil
# kind bird: bird*
# kind fence: fence*|gate*|shed*
# kind chair: chair*|stool*|table*
# ages: 4-10
# holds: dark(kind), hammer(kind)

=== title
{~It Begins at Two|The Pencil Behind the Ear}
-> DONE

=== s1
# shot: wide
# place: workshop; afternoon; clear
# action: L hold pencil; mender hold tape-measure; heroes stand; friends stand
# things: bench; plank on bench; hammer on bench; nail on bench; saw
{~{mender} had a pencil behind one ear, and so {H} had one, too. {young:It did not stay up.|It did not stay up, as it was a different sort of ear, and had to be helped.}|“Measure it,” said {mender}, “and then we can cut it.” {H} {was} to hold the end.|There was sawdust in the sun, and it stood still in the air, and {H} stood in it {young:with a pencil.|with a pencil and a very serious face.}}
{
- is_bird:
The bird box had three walls and a round door. It wanted one more wall.
- is_fence:
One board was missing, like a tooth. It wanted a new one.
- is_chair:
It stood on the bench with its feet up, and it wanted one new bit of wood.
- else:
What they were making was nearly done. It wanted one more board.
}
You measure, and you saw, and you bang in the nail. {L} wanted to do the nail. # usual
It had to be thirty long. That was written on the wall.
“Thirty,” said {mender}, at one end of the tape. “Thirty,” said {L}, at the other.
-> DONE

=== s2
# shot: two
# place: workshop; afternoon; clear
# action: mender cut saw; L hold plank; heroes hold plank; friends sit
# things: plank on stool; saw; stool; toolbox; heap
{mender} did the sawing, and {L} sat on the plank. {young:Hee, haw, went the saw.|The saw said hee when it went in, and haw when it came out.}
{joining}
{musing} # personal
Tock, and the end fell off. {L} took it to its place, with both hands. # usual
{hinderer_person:“I can see through there,” said {hinderer}, with one eye to the gap, and everybody had to come and look.} # beat
{hinderer_animal:{hinderer} had the end that fell off, and was not going to give it back, and that was the end of that end.} # beat
{hinderer_carried:{hinderer} had been sat on the sawdust, and was full of it, and had to be knocked out like a rug.} # beat
It did not fit. It was too short, by about as much as a thumb.
“That is funny,” said {mender}. “We both said thirty.”
They laid it to one side, quite gently, since it was not its fault. # usual
-> DONE

=== m1
# aside
# shot: close
# place: workshop; afternoon; clear
# action: A hold hammer; heroes stand; mender kneel; friends sit
# things: hammer in A.hand; nail; plank; bench; jar
While they were there {A} learned the nail. {young:You hold it low down, like a flower.|You hold it low down, with two fingers, as if it were a flower, and you do not look at the hammer.}
“What do I look at?” asked {A}. {young:¶ “At the nail,” said {mender}.|¶ “At the nail,” said {mender}. “The hammer knows where your eye is. It goes there.”}
Tap. Tap. Tap. It stood up by itself. {young:Then it lay down on its side, and was crooked.|It stood up by itself, and looked about, and then it lay down on its side, and was crooked for life.}
There was a jar for those. {young:It was quite full of them.|It was nearly full, and some of them went back to before {mender} was any good at it.}
The next one went in. It went in all the way, and you could put a finger on it, and it was hot.
That was in no board at all, only in the bench. It is there to this day, in case somebody asks. # more
-> DONE

=== l1
# aside
# shot: above
# place: workshop; afternoon; clear
# action: A look-up; heroes look-up; mender stand; friends sit
# things: shelf; jar on shelf; tin on shelf; bottle on shelf; hook
On the shelf were more tins than in a shop. {young:Each had a word on it, and not one was right.|Each had a word on it, and not one of them had in it what it said.}
In “Peaches” there were hooks. {young:In “Tea” there was string, and a mouse’s hair.|In “Tea” there was string, too short for anything, and in “Mixed Biscuits” were the keys of doors that had been sold.}
“How do you know where it all is?” asked {A}. {young:¶ “I shake it,” said {mender}, and shook one, and said, “Hinges.”|¶ “I shake it,” said {mender}, and shook the one with the ship on, and said, “Hinges.”}
{A} shook one. It was soft. {young:It was a mouse’s bed, quite clean, with nobody in.|It was a mouse’s bed, quite clean, with nobody in, and a bit of the ribbon from last year.}
They put it back, and shut the lid, but not all the way. # spare
A real biscuit was in the one that said “Tacks”, and there were two of them, so that was all right. # more
-> DONE

=== s3
# shot: behind
# place: workshop; afternoon; clear
# action: mender hold tape-measure; L point at plank; heroes kneel; friends sit
# things: plank; tape-measure; pencil; saw; bench
“Measure it twice, and saw it once,” said {mender}. So they took another board, and measured it twice.
Hee, haw, went the saw. They carried it over as if it were a cake. # usual
{helper_person:“Let me be the gap,” said {helper}, and held up two hands, just so far apart, and walked with them.} # beat
{helper_animal:{helper} sat down beside the gap, and looked from the gap to the board, and back, and sighed.} # beat
{helper_carried:{helper} was put in the gap, so that it should be something less of a gap.} # beat
It was too short by a thumb. It was the very same thumb.
“I thought that I knew how long thirty is,” said {mender}, and sat down on a bucket. {young:The pencil fell down.|Even the pencil had come out from behind that ear.} # usual
There was just one bit of wood left, and nobody wanted to saw it.
-> DONE

=== m2
# aside
# shot: two
# place: workshop; dusk; clear
# action: mender drink cup; A eat sandwich; heroes eat sandwich; friends sit
# things: cup; sandwich; bucket; bench; themed
They had a sandwich, on two buckets, with their hands as they were. {young:It was cheese, and it tasted of wood.|It was cheese and wood, and the wood was pine.}
“Did you never get one wrong before?” asked {A}. {young:¶ “Oh yes,” said {mender}.|¶ “I once made a door,” said {mender}, “that was very good, and opened into a wall. We had to move the wall.”}
“What did you do then?” ¶ “Then I had a sandwich,” said {mender}. {young:So they were doing the right thing.|So they were doing the right thing, and they did it to the end.}
{themed_a} was looked over, in passing, and was found to be well made. # personal
{pausing} # company
A robin came in at the door, and looked at the crumbs, and said what they were worth.
-> DONE

=== l2
# aside
# shot: wide
# place: garden; dusk; clear
# action: A hold tape-measure; heroes kneel; mender stand; friends stand
# things: tape-measure; hedge; bucket; stone; gate
{A} went round with the tape measure, to see if other things were short as well. {young:The bucket was forty, round the middle.|The bucket was forty round the middle, and that seemed a lot, for a bucket that one knew.}
A stone was eleven. {young:A worm was nine, and then it was seven.|A worm was nine, and then it was seven, and then it was eleven, and would not keep still for it.}
“How long are you?” asked {A}. {young:{mender} was two goes and a bit, and the bit was hair.|{mender} stood against the gate, and was two goes and a bit, and the bit was hair.}
“I used to be more,” said {mender}. {young:“It goes down again.”|“It goes up, and then for a long time it stays, and then it comes down. But the ears go on.”}
They measured an ear as well, and it was seven. # spare
It was written down, beside the worm. # more
-> DONE

=== s4
# shot: close
# place: workshop; dusk; clear
# action: L look-through tape-measure; mender look-up; heroes peek; friends sit
# things: tape-measure; plank; pencil; hammer; lamp
{L} took hold of the end of the tape again, and this time {L} looked under the thumb.
“Where is the nought?” asked {L}.
There was no nought. The end had come off, years ago, and been lost. {young:It began at two!|The first thing on it, right at the edge, was a two.}
“It begins at two,” said {L}. “It says thirty, and it is twenty-eight.”
“Well, I never,” said {mender}. “So that is what was wrong with the curtains.” # usual
The last one was cut where it said thirty-two.
It went in with a sound like a book when you shut it.
Then {L} did the nail. Tap. Tap. Tap. {young:In it went!|In it went, and there was no light round the edge at all.}
-> DONE

=== m3
# aside
# shot: above
# place: kitchen; night; clear
# action: A wash; heroes wash; friends sit
# things: sink; soap; towel; tap
There was sawdust in both ears, and down the neck, and in one sock.
It came out on the towel, and it smelled like the inside of a tree. # spare
One nail was black. It did not hurt. It was the sort that you get.
“It was a good thumb,” said {A}, and held it up. “It covered the two.” # spare
They looked for more of it, and found it in the hair. # more
A pencil had come home behind an ear. It had got the way of it.
-> DONE

=== l3
# aside
# shot: two
# place: hallway; night; clear
# action: A hold tape-measure; heroes stand; friends stand
# things: tape-measure; door; stairs; lamp
The tape had come home in a coat, and they had a go with it in the hall.
The door was high. Then you take away two, and it was still high. # spare
The mat said ten. It was eight, if you knew.
“It is not wrong,” said {A}. “You only have to know where it begins.” # spare
It was let go of, and it ran back into its house. Zip.
It is a good sound, to go to bed on. # more
-> DONE

=== m4
# aside
# shot: close
# place: bedroom; night; stars
# action: A lie-back; heroes lie-back; friends sit
# things: bed; blanket; lamp; pencil
They did the bed, and then they did {A}.
{A} was long, and then you take off two. # spare
That left a good bit of bed at the end. It was for later on. # spare
The blanket came up to the chin. That was just right.
A pencil is no good behind an ear that lies down. It was put on the chair. # more
It could see where it would be wanted in the morning.
-> DONE

=== l4
# aside
# shot: object
# place: workshop; night; stars
# action: heroes sleep
# things: bench; hammer on bench; saw; moon; tin
It was dark by the bench. The dust had come down.
On the bench lay two bits of wood, each too short by a thumb. # spare
They lay side by side, and they were just the same length, and that was something. # more
You could make something of that, one day. # more
In a tin something small turned round, and lay down.
The moon put a line of light on the floor. It began where it began.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; blanket; lamp; pillow
{H} lay in bed. It smelled of wood.
{resting}
{keepsake}
{dream} # spare
It is good to count, before you sleep. # usual
“Two,” said {L}. It begins at two. “Three. Four.”
At five it was dark. At six it was warm.
A thumb lay on the bed. It was a good thumb.
“Seven,” said {L}, or it was eight.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A parcel lay on the mat in the morning, as flat as a biscuit, and in it was the end of a tape measure, with the nought on it, and the one next to that. It had been found at the back of a curtain.
{H} held it to the rest. It fitted, but they did not stick it on. They had got used to knowing.
-> DONE

=== next_bedtime
The pencil lay on the chair. It would be wanted in the morning.
-> DONE
