# about: story-about; with-character; creature; bring-back
# tells: tale(or two|something built)
# also: funny; person; place; thing; happy; play; food; calm; weather; made-something
# kind bridge: bridge
# kind house: house|home|cottage
# kind boat: boat|ship|raft
# kind rocket: rocket|spaceship
# kind tower: tower|castle
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# role other: answer, creature, thing = somebody
# names: Bruno | Otto | Basil
# ages: 3-12
# needs: hands
# holds: dark(kind), ladybird(kind)

=== title
{~Could You Just Hold This?|One Finger at a Time}
-> DONE

=== s1
# shot: wide
# place: garden; dusk; clear
# action: L hold surprised plank; heroes stand curious; guest stand happy; other stand happy; friends stand curious
# things: plank in heroes.hand; 3 plank; hammer; wall
{~“Could you just hold this?” said somebody in the garden, and {H} held it.|There was a good deal of knocking in the garden, and {H} went out to see who was doing it.|{H} had only gone out to look, and a moment later {H} {was} holding the end of a plank.}
There {guest_many:were|was} {guest_a}{other_known: and {other_a}}, in the middle of a great many planks.
“What is it going to be?” asked {L}. ¶ “The {wished_built},” said {guest}. {young:“It is nearly there, but it keeps on falling down.”|“It is nearly there, only it keeps falling down.”}
So {L} put one hand under the end, flat, {young:and held it up as high as it would go.|and held it up, to where {guest} wanted it.}
“Do not let go,” said {guest}. “It all depends on that.” # usual
-> DONE

=== m1
# aside
# shot: close
# place: garden; dusk; clear
# action: L hold laughing plank; heroes stand curious; guest look-up curious; friends stand laughing
# things: plank; wall; feather
When you hold something up with one hand, your nose itches. {young:It waits until you do it.|It has been quiet all day long, and has only been waiting for this.}
{L} made a face to the one side, and a face to the other. {young:It still itched.|It moved a little, and then it was back.}
“Left a bit,” said {L}, when {guest} came with a feather. “Up a bit. {young:That is my ear.”|That is my ear. It was quite happy.”}
{other_known:{other} tried it with the end of a twig, and got it at once.|In the end {guest} got it.} “Aah,” said {L}, and after that the plank was only half as heavy.
Then the other side of the nose had heard of it, and wanted some as well. # more
-> DONE

=== s2
# shot: two
# place: garden; dusk; clear
# action: L hold worried plank; heroes stand curious; guest carry happy plank; other carry happy plank; friends stand curious
# things: plank; 2 brick; hammer; wall
{other_known:{other} fetched the planks, and {guest} laid them on, and knocked.|{guest} fetched the planks, and laid them on, and knocked.}
{joining}
{is_loved:“You could build one for {loved} next,” said {L}, who had time to think.|{musing}} # personal
It went up on the left, and it went up on the right, {young:and it met in the middle.|and it came over the top and met in the middle.} {L} stood underneath, and held, and did not so much as cough.
{hinderer_person:“Which side is it?” asked {hinderer}, and kindly scratched {L}’s nose, but it was the wrong side.} # beat
{hinderer_animal:{hinderer} noticed that {L} could not move, and licked both {L}’s knees.} # beat
{hinderer_carried:{hinderer} had to be held as well, and went under {L}’s chin.} # beat
“Finished!” said {guest}. “It is a very good {wished_built}.” ¶ “Then may I let go?” asked {L}.
They looked. One plank lay on {L}’s hand, {young:and on that one plank lay all the others.|and on that plank lay the next, and on that one everything else.} ¶ “Better not,” said {guest}.
-> DONE

=== l1
# aside
# shot: above
# place: garden; dusk; clear
# action: L hold calm plank; heroes stand curious; guest eat happy sandwich; friends sit happy
# things: plank; sandwich; plate; wall
“You need not stand there for ever,” said {guest}. “It is only for as long as it is up.”
They thought about how that would be. {young:Supper would have to come out on a very long spoon.|Supper would have to come out with somebody on the end of the spoon.}
A sandwich was brought, to try it. {young:It went in very well, but for a bit of cucumber.|It went in without any trouble, but for a bit of cucumber, which went down inside the collar.}
“And school?” asked {L}. {young:“It could come here.”|“It could come and stand round me, I suppose.”}
“And bed?” asked {guest}. ¶ “Upright,” said {L}. {young:“Like a horse.”|“Horses do it. You lock your knees.”}
They tried that, too, with both eyes shut. It was not bad, but there was nowhere to put the pillow. # more
In the end the pillow was laid on top of the head, and that was only warm. # more
-> DONE

=== m2
# aside
# shot: behind
# place: garden; dusk; clear
# action: L hold curious plank; heroes stand curious; guest point curious; friends point curious
# things: plank; wall; washing-line; shirt on washing-line; themed
{L} looked about, and saw that a lot of things were holding something up. {young:You only see it when you do it, too.|You never see it until you are doing it yourself.}
The line held up the shirts. {young:The wall held up the ivy.|The wall held up the ivy, and the post held the gate, and had done for years.}
{themed_a} lay on the wall, and was held up by that, and had no idea. # personal
“Who holds the wall?” asked {guest}. ¶ “The garden,” said {L}.
“And who holds the garden?” asked {guest}. ¶ That was a big question, {young:with one hand.|when you could only point at it with one hand.}
{pausing} # company
None of them looked as if it was hard. They all just stood there, {young:and did not make a face.|as though nobody had told them that they might let go.} # spare
-> DONE

=== s3
# shot: above
# place: garden; dusk; clear
# action: L hold worried plank; heroes stand curious; guest hold worried broom; other stand worried; friends stand worried
# things: plank; broom; wall; bucket
It was nearly time for bed, and {L} was still part of the {wished_built}.
They tried it with a broom. The broom was too short, and on a bucket it was too long{young:.|, and it had a head that turned.} # usual
{helper_person:“I will hold it,” said {helper}, “until I get tired.” But that was very soon.} # beat
{helper_animal:{helper} went and sat down underneath, and was warm, and that was something.} # beat
{helper_carried:{helper} was tried under the end, and was just the right height, but much too soft.} # beat
“{guest_many:We|I} could hold it {guest_many:ourselves|myself},” said {guest}. ¶ “Then it is you who can’t go home,” said {L}. # usual
So {L} stood there, and looked along the arm to the end of it{young:.|, and the arm was tired.} # usual
A ladybird came walking down the plank, the way that they do, as if it had been sent for.
-> DONE

=== l2
# aside
# shot: two
# place: garden; dusk; clear
# action: guest stand proud; L hold happy plank; heroes stand curious; friends clap happy
# things: plank; hammer; wall
While they waited, it was opened. You have to open a thing when it is done.
{guest} said a few words. {young:They were “here” and “it” and “is”.|They were “here” and “it” and “is”, and everybody thought that they were well chosen.}
There ought to have been a ribbon, {young:and as nobody had one they took a sock.|and as nobody had one they took a sock, and pulled it till it gave.}
“And now we thank the one who has held it up,” said {guest}. They all clapped, but for {L}, who could not.
{L} bowed instead, as far as that goes with one arm up. It looked like somebody on a bus. # more
The {wished_built} creaked, and they were quiet at once, and looked at the hand. # more
-> DONE

=== s4
# shot: close
# place: garden; night; stars
# action: heroes point surprised; guest look-up surprised; other look-up surprised; friends peek surprised
# things: plank; wall; lamp
# things for bridge: bridge; plank
# things for house: house; plank
# things for boat: boat; plank
# things for rocket: spaceship; plank
# things for tower: tower; plank
The ladybird came to {L}’s hand, and stopped. Then it went in underneath, between the hand and the plank. {young:It came out on the other side!|Everybody held their breath. It came out again on the other side, and was not even flat.}
“There is a gap,” said {L}. “It went through.”
So {L} took one finger away. {young:Nothing fell.|It was the smallest, and nothing happened at all.} Then it was the next.
One by one they came away, and the thumb was last. And the {wished_built} stood there, by itself, in the dusk. # usual
“How long has it been doing that?” asked {L}. ¶ “Since the top plank went on, I think,” said {guest}. # usual
“Then what did I do, the whole time?”
“You held on,” said {guest}, “until it could.”
-> DONE

=== m3
# aside
# shot: two
# place: garden; night; stars
# action: heroes jump happy; guest stand happy; other stand happy; friends jump happy
# things: plank; wall; moon
Then they all had a go. It held {guest}{other_known:, and it held {other}}. It held all of them.
{L} had two arms again. It was hard to know where they go.
One of them still went up. It had got used to it. # spare
“You may come down,” said {L}. It came down, in the end. # spare
The ladybird was on the very top. It opened its back. It shut it again. It liked it up there. # more
“It is the {wished_built},” said {guest}, only to say it. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; night; stars
# action: heroes wash sleepy; friends stand sleepy
# things: basin; soap; towel; tap
There was a line across the hand. It was the plank.
The soap went over it. The towel went over it. It stayed.
It did not hurt. It was only a bit of the day. # spare
{L} held the soap. Then {L} let go. It slid into its dish. It stayed there. # spare
So did the towel, on its hook. So did the cup. # more
You could let go of nearly all of it. It was very restful. # more
-> DONE

=== l3
# aside
# shot: wide
# place: garden; night; stars
# action: guest walk happy; other walk happy; heroes wave sleepy; friends wave sleepy
# things: gate left; plank; moon
Then it was late, and {guest} went home. {other_known:{other} went along.|The hammer went along.}
“Will it be all right?” asked {L}. ¶ They all stopped to look.
“It likes it,” said {guest}. “But you can look in on it.”
So {L} waved to {guest}. {L} waved to the {wished_built}. # spare
{homeward} # company
It was nice to have a hand free. It was nice to have two. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: plank; wall; moon; hammer
# things for bridge: bridge; plank; moon
# things for house: house; plank; moon
# things for boat: boat; plank; moon
# things for rocket: spaceship; plank; moon
# things for tower: tower; plank; moon
The garden was dark. The {wished_built} stood in it.
Nobody held on. It stood all the same.
A bit of wind came. It leaned on the {wished_built}. It went round. # more
A sock hung on the end. It moved once. Then it hung still. # more
The wall held up the ivy. The garden held up the wall.
On one plank was the mark of a hand. It was flat.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; quilt; lamp; pillow
{L} lay in bed, and held the quilt up to the chin.
{resting}
{keepsake}
{dream} # spare
Nobody held the ceiling. It stayed up there. # usual
Nobody held the night. It stood over the house. # usual
So {L} took one finger away. Nothing fell.
Then it was the next. Then it was the one in the middle.
One by one they came away.
The thumb was last.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning {H} went out to look in on it, and it was still up. On the very top sat the ladybird.
“Could you just hold this?” it may have said, for just then a leaf came down, and lay on {As} hand as flat as a plank. So {A} held it for a bit, and took away one finger at a time. That one fell, but it was only a leaf, and had meant to.
-> DONE

=== next_bedtime
One by one the fingers came away from the quilt. It stayed where it was.
-> DONE
