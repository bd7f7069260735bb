# about: story-about(elephant|giraffe|a horse|horses|horse called|horse who|pony|ponies|foal|unicorn|donkey|zebra|rhino|hippo|camel|llama|alpaca|a cow|cows|cow called|cow who|moose|reindeer|mammoth|pegasus|buffalo|panda|ostrich|kangaroo); with-character(elephant|giraffe|a horse|horses|horse called|horse who|pony|ponies|foal|unicorn|donkey|zebra|rhino|hippo|camel|llama|alpaca|a cow|cows|cow called|cow who|moose|reindeer|mammoth|pegasus|buffalo|panda|ostrich|kangaroo); creature(elephant|giraffe|a horse|horses|horse called|horse who|pony|ponies|foal|unicorn|donkey|zebra|rhino|hippo|camel|llama|alpaca|a cow|cows|cow called|cow who|moose|reindeer|mammoth|pegasus|buffalo|panda|ostrich|kangaroo); bring-back(elephant|giraffe|a horse|horses|horse called|horse who|pony|ponies|foal|unicorn|donkey|zebra|rhino|hippo|camel|llama|alpaca|a cow|cows|cow called|cow who|moose|reindeer|mammoth|pegasus|buffalo|panda|ostrich|kangaroo); likes(elephant|giraffe|a horse|horses|horse called|horse who|pony|ponies|foal|unicorn|donkey|zebra|rhino|hippo|camel|llama|alpaca|a cow|cows|cow called|cow who|moose|reindeer|mammoth|pegasus|buffalo|panda|ostrich|kangaroo)
# also: creature; likes; funny; person; place
# kind elephant: elephant*|mammoth*
# kind giraffe: giraffe*
# kind unicorn: unicorn*
# kind horse: horse*|pony|ponies|foal*|donkey*|zebra*|pegasus
# wants: child
# role guest: answer(elephant|giraffe|a horse|horses|horse called|horse who|pony|ponies|foal|unicorn|donkey|zebra|rhino|hippo|camel|llama|alpaca|a cow|cows|cow called|cow who|moose|reindeer|mammoth|pegasus|buffalo|panda|ostrich|kangaroo), creature = a cow called Buttercup
# role grownup: parent = the grown-up on the sofa
# names: Buttercup | Clover | Marigold
# ages: 3-12
# holds: dark(kind)

=== title
{~As Much as Will Go|The Rest Can Feel It}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: guest peek curious; heroes look-up surprised at guest; grownup sit-on-chair calm sofa; friends look-up curious
# things: sofa; lamp; door
{~“Is this where the lap is?” somebody asked at the door. {young:“Yes,” said {H}.|“There is just the one,” said {H}.}|It was the time of day for laps, {young:and {H} had come for one.|and {H} had come down in pyjamas to see about one.}|The lamp was lit, and {H} had the good end of the sofa, {young:and then the door went dark.|when the whole of the doorway went dark.}}
{
- is_elephant:
In came a trunk, {young:and a long time after it came {guest_a}.|and felt for the step, and some time after it came the rest of {guest_a}.}
- is_giraffe:
In came the head of {guest_a}. {young:The rest was still in the street.|The neck came after it, and kept coming, and the legs were still out in the street.}
- is_unicorn:
In came {guest_a}, {young:with a cork on the horn, to be kind to the lamp.|who had put a cork on the horn, out of kindness to the lampshade.}
- is_horse:
In came {guest_a}, {young:and wiped all four feet.|who wiped the first foot, and the second, and the third, while they all waited, and the fourth.}
- else:
In came {guest_a}, sideways, {young:and a bit of the door came too.|and the frame of the door came a little way too.}
}
{is_wished_trait:“The one {wished_trait}?” asked {A}. ¶ “At the moment,” said {guest}, “I am the one in the door.”} # wished
“I should like to sit on a lap,” said {guest}, “for I have never had one.”
“You are rather big,” said {grownup}, and {guest} said that people did say so.
“You are all legs,” they had told {A} on {~Monday|Sunday}. {young:And {A} still wanted the lap, the whole of it.|{A} still wanted the lap, and the whole of it.}
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: grownup sit-on-chair surprised sofa; heroes sit surprised on sofa; guest stand worried before sofa; friends stand curious
# things: sofa; 3 cushions
So {grownup} sat in the middle, and made a lap.
{joining}
{is_loved:“Think of {loved},” said {A}, “and breathe in.”|{musing}} # personal
{guest_says} # usual
{hinderer_person:“I used to fit in there,” said {hinderer}, and had to try, and did not, and was some time getting up.} # beat
{hinderer_animal:{hinderer} got there first, turned round twice, and was asleep before anybody could say whose it was.} # beat
{hinderer_carried:{hinderer} was in the lap already, and had to be put somewhere else, which was nobody’s idea of fair.} # beat
In went {A}, {young:and one leg stuck out at each end.|with one leg over the arm of the sofa, and the other in the lampshade.}
“I shall do it slowly,” said {guest}, and began to come down backwards.
“Oing,” said the sofa.
{young:It was a spring. Then it was two.|It said so with one spring, and then with all of them.} # usual
They stopped where they were. {guest} got up again, and begged the sofa’s pardon. # usual
“Never mind,” said {grownup}, from under {A}. “Perhaps it wants a bigger lap.” # usual
-> DONE

=== m1
# aside
# shot: close
# place: living-room; dusk; clear
# action: grownup stand laughing; heroes crouch curious at sofa; guest stand curious; friends stand curious
# things: sofa; cushion
{grownup} stood up to see to the springs, and {young:the lap was gone.|that was a strange thing, for the lap was gone.}
“Where does it go?” asked {guest}. {young:They looked on the sofa. They looked under it.|They looked on the sofa, and down the side, where they found a pencil and {~ten pence|a bit of biscuit}, but it was not there.}
{grownup} sat down, and there it was. {young:Up, and it was gone. Down, and there it was.|They had it done four times, slowly, with everybody watching the knees.}
“It must be somewhere, in between,” said {A}. ¶ “I expect that it folds,” said {guest}. # spare
“Do it fast,” said {A}, and {grownup} did it as fast as a grown-up can. {young:It was still too quick for them.|But the lap was faster, and had been made, sat in and put away before you could point.} # more
{guest} thought that a thing that you have only as long as nobody gets up must be very hard to keep. # more
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: heroes sit curious on stairs; guest sit curious before stairs; friends sit curious on stairs
# things: stairs; hat-stand; chair
Who else in the house had a lap? {young:The chairs did. They had one all day.|{A} and {guest} went round and made a note of it.}
A chair has one all day long, and never stands up. The bath has a deep one, {young:but it is cold.|but it is cold, and you are in it rather than on it.} The stairs have thirteen, one above the other. # usual
{guest} tried the bottom {~two|three} of the stairs. {young:They were hard, and they went up.|“You feel that it is meant for somebody on the way to something else,” said {guest}.}
“Have you tried a hill?” asked {A}. {young:“A hill is big.”|“A hill is big enough for anybody.”}
“Often,” said {guest}. “A hill is very good. But you can’t tell if it knows that you are there.”
“And a boat?” ¶ “Once,” said {guest}. {young:“It was a small boat.”|“We do not speak of it, the boat and I.”} # spare
-> DONE

=== s3
# shot: above
# place: living-room; dusk; clear
# action: heroes sit happy; guest lie-front worried; grownup sit happy; friends sit happy
# things: row of 4 cushions; mattress; blanket
So they made a bigger lap, out of everybody. {young:They sat on the floor in a row, with their legs out.|They sat on the floor in a row, with a quilt over all the knees.}
{themed_a} was put at the corner, to say where the lap began. # personal
{helper_person:“Lean on me,” said {helper} at the end of the row, and was what kept it all from going over.} # beat
{helper_animal:{helper} lay down at the end of it, and made it longer by exactly one {helper}.} # beat
{helper_carried:{helper} was set at the far end, to show {guest} where not to put a foot.} # beat
{guest} lay down along it.
{young:But a leg slid off. Then a bit more did. Then all of {guest} was on the rug.|But a bit slid off on one side, and some on the other, until all of {guest} was on the rug.}
“My feet have gone to sleep,” said {A}, “without me.” # usual
“I shall stand in the hall,” said {guest}. “I am used to it.”
-> DONE

=== m2
# aside
# shot: wide
# place: hallway; dusk; clear
# action: guest stand sad; heroes carry calm cup; friends peek curious
# things: hat on guest; umbrella; door; hat-stand
It is narrow, in the hall. {young:{guest} stood with the coats.|{guest} stood in among the coats, and took up no more of it than could be helped.}
{
- is_elephant:
Somebody had hung a {~bag|scarf} on one tusk, and {guest} had not liked to say anything.
- is_giraffe:
{guest_its} head was up by the light, and had to be asked to move {young:when they turned it on.|whenever somebody wanted to see.}
- is_unicorn:
Somebody had hung a {~hat|scarf} on the cork, and {guest} had not liked to say anything.
- is_horse:
{guest} slept a bit, standing up, with one foot tipped, {young:as you do.|as you do, if nobody has asked you to lie down.}
- else:
Somebody had hung a {~hat|scarf} on one ear, and {guest} had not liked to say anything.
}
{A} brought some water in {young:the bucket.|the good bucket, with a saucer under it.}
“Thank you,” said {guest}. “It is a very nice hall.” {young:{A} did not know what to say.|And it was, as halls go, so that there was not much that {A} could say to that.}
{grownup} came along with the tea tray, begged everybody’s pardon, and went round by the garden. # spare
Through the door they could see the end of the sofa, and the lamp. # more
-> DONE

=== l2
# aside
# shot: two
# place: living-room; dusk; clear
# action: grownup hold calm cushion; heroes sit curious; friends sit calm
# things: sofa; cushion in grownup.hand; row of 3 cushions
They put the cushions back, {A} on one side, and {grownup} on the other.
“When did I last fit?” asked {A}. {young:“All of me.”|“I mean all of me, with nothing over.”}
{grownup} held up the small cushion, the one with the {~bird|button}. {young:“You were so long.”|“You were as long as this, and about as heavy, and you could not hold up your own head.”}
“What did I do, in there?” ¶ “You {young:slept|slept, mostly},” said {grownup}. “You had one foot in my pocket.”
{A} looked at the cushion, and at the pocket. {young:It was a small pocket.|It was not a big pocket. There was a peg in it now.}
{A} tried it with a foot, to see, and got in the one toe, and the peg came out. # spare
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; dusk; clear
# action: heroes wash happy guest; guest stand happy; friends stand happy
# things: flannel; bucket; tap
Then there was washing, and {guest} came as far as the bathroom door, {young:and put in an ear.|and put in one ear, as a beginning.}
{A} did behind it. {young:There is a lot of behind, with an ear like that.|It takes a whole flannel, and there was some hay, and the stub of a ticket to the {~coast|fair}.}
“The other one,” said {A}. {young:{guest} had to go out, and turn, and come back.|For that {guest} had to go back along the hall, turn in the kitchen, and come up the other way.}
It was behind that one that it tickled. {young:They all got wet.|You could tell by the bucket, and the mirror, and everybody who stood in between.} # spare
“Nobody ever does those,” said {guest}. “People start at the knees, and then it is time for tea.” # more
-> DONE

=== s4
# shot: close
# place: living-room; night; clear
# action: heroes sit happy; guest lie-front happy before heroes; grownup sit-on-chair calm sofa; friends sit sleepy
# things: sofa; book; rug
For the book {grownup} had one end of the sofa, and {L} had the other, all legs. {young:Only the feet were in the lap.|There was room in the lap for the feet.}
A hand came down, and held them while the page was turned. {young:It was warm, all the way up.|It was warm in there, and the warm went up as far as the ears.} # usual
“Am I in?” asked {L}.
“As much as will go,” said {grownup}.
{L} got down, and sat on the rug by the door. {L} made a lap, and patted it. “You needn’t bring all of it,” {L} told {guest}.
{
- is_elephant:
Round the door came the end of the trunk. It lay down on two knees, and breathed.
- is_giraffe:
Down came the neck, a bit at a time. At the end of it was a chin, and that was put on two knees.
- is_unicorn:
The cork went by an ear. Then there was a nose on two knees, as soft as a glove.
- is_horse:
{guest} bent down, and put a nose on two knees. It was as soft as a glove.
- else:
{guest} bent down, and put just a chin on two knees. It was heavy, and warm underneath.
}
A hand came down on it, and stayed. # usual
“Is it enough?” asked {L}.
“The rest can feel it,” said {guest}. And out in the hall the rest sat down.
-> DONE

=== l3
# shot: two
# place: living-room; night; stars
# action: grownup read calm book; heroes sit sleepy; guest sleep sleepy; friends sleep sleepy
# things: book; lamp; rug
Then they did have the book. It was the one with the {~boat|bus}.
{grownup} read it a bit louder, so that it got out as far as the hall. # spare
At the good part an ear came up. At the end it went down again. # more
“Once more?” said {grownup}. But no one said anything. They had all gone soft. # more
In the hall a hat fell off, and was let lie.
-> DONE

=== m3
# shot: above
# place: hallway; night; stars
# action: heroes climb sleepy stairs; guest walk sleepy; friends climb sleepy
# things: stairs; lamp; hat
They went up. {guest} came, too. It took a while. There was so much to bring.
The front went first. The back was told about each stair. # spare
“Mind the lamp,” said {A}, very low. They minded it. # more
{homeward} # company
On the sofa there was a dent, and it was still {~warm|there}.
-> DONE

=== l4
# shot: wide
# place: hill; night; stars
# action: owl sit calm; sheep sleep calm; heroes sleep sleepy
# things: house; tree; cart
It was dark out there. The hill had the house in its lap, or the end of it.
The tree had one nest, and held it. The cart had some rain. # spare
An owl sat on a post. It was not much of a lap. # more
A sheep had put its chin on the next one. That one had its chin on a stone. # more
Nobody out there was all in. But they were in a bit. # more
The hill did not say if it knew.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; guest sleep sleepy; grownup stand calm; friends sleep sleepy
# things: blanket; slipper
In went {L}, legs and all.
{resting}
{keepsake}
{dream} # spare
{guest} had a chin on the end of the bed. It was as much as would go. # usual
One foot was out. {grownup} took it in one hand.
“Is that enough?”
“The rest can feel it,” said {L}.
It went up as far as the knees. It went up as far as the ears. # usual
Then the rest was asleep as well.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
There was a dent in the rug in the morning, and in front of it a small one, just as wide as two knees. “Thank you for the lap,” said a note in the hall. “The rest felt it all night.” {A} sat down on the bottom stair, in case anybody wanted one before school.
-> DONE

=== next_bedtime
The sofa had been mended. It said “oing” once, to itself, and was quiet.
-> DONE
