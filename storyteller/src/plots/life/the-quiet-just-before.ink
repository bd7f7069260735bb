# about: bravery(hand&answer|hand&school|hand&class|said&in front of|spoke&in front of|talked&in front of|hand up|hands up|in class|out loud|aloud|the class|whole class|whole school|in assembly|spoke up|asked a question|answered a question|carpet time|circle time); school-day(talked at carpet|spoke at carpet|talked at circle|spoke at circle|hand up|out loud|aloud|spoke up|answered a question|asked a question|in front of the class|in front of everyone|in front of everybody|in front of the whole); shy(said&in front of|spoke&in front of|talked&in front of|answered&in front of|hand up|in class&spoke|answered|spoke up|out loud|aloud|the class); proud(hand up|in class|out loud|aloud|the class|whole class|spoke up|answered a question|asked a question|in assembly); happy(hand up|in class|out loud|the class); other-lesson(hand up|speaking up)
# also: shy; proud; happy; nervous; scared; school-day; bravery; too-excited; question; trying-again
# wants: child
# role grownup: parent = the grown-up with the spoon
# names: Mrs Beck | Mrs Nash | Mrs Lunn
# ages: 3-9
# needs: hands, speaking, hearing
# holds: dark(kind), school(kind)

=== title
{~The Quiet Just Before|Who Turned the Fridge On}
-> DONE

=== s1
# shot: wide
# place: school; day; clear
# action: L reach-up proud; heroes sit; beck point at L; friends stand
# things: blackboard; rug; desk
# people: beck=teacher(she, glasses)
{~In the middle of the morning, at school, an arm went up. It was {As}, {young:and it was {H} who looked up at it.|and nobody was as surprised to see it there as {H}.}|Mrs Beck had asked something, and {H} {was} on the carpet with the rest, {young:and a hand went up.|and from among all those jumpers a hand went up.}|“Yes?” said Mrs Beck, {young:and looked at {H}.|and she looked over all the others, at {H}.}}
{A} had put a hand up, in front of everybody. “Yes, {A}?” said Mrs Beck.
They all turned round. {young:It went so quiet that you could hear somebody’s shoe.|It went as quiet as a room can be with a whole class in it, and you could hear the radiator, and somebody’s shoe.}
And into the quiet {A} said it. {young:It came out all in one piece, and it was big!|It came out all in one piece, and out there it was a good deal bigger than it had been in the mouth.}
{is_wished_saying:{wished_saying} That is how it went.} # wished
It went right over the heads, {young:to the coats at the back.|and got as far as the coats.} “Thank you, {A},” said Mrs Beck. # usual
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: A reach-up happy; heroes sit-on-chair; grownup stir pot; friends sit
# things: table; stove; pot on stove; fridge; chair; themed
“I said it out loud,” said {A} at home. “I will do it again, {young:and you can all hear it.”|so that you can all hear how it was.”}
{joining}
{musing} # personal
{A} sat down on the kitchen floor, and the hand went up. ¶ “Are you stretching?” asked {grownup}. {young:“No,” said {A}, “you have to say ‘Yes, {A}?’”|“That is not what you say,” said {A}. “You say ‘Yes, {A}?’, and then it is quiet.”}
“Yes, {A}?” said {grownup}. But the pot was going plop, {young:and the tap was going drip.|and behind the pot there was the tap, and behind the tap somebody was sawing next door.}
{hinderer_person:“Go on,” said {hinderer}, “I am listening,” and hummed, as people do who listen.} # beat
{hinderer_animal:{hinderer} had seen the arm go up, and thought that there was something in the hand.} # beat
{hinderer_carried:{hinderer} had to be turned round, as everybody turns round, and fell off the chair with a thump.} # beat
{themed_a} was asked to turn round, too. # personal
{young:So {A} said it, and it got as far as the soup.|So {A} said it. It got no further than the soup.} “It was bigger in class,” said {A}. # usual
-> DONE

=== m1
# aside
# shot: close
# place: hallway; afternoon; clear
# action: A point; heroes stand; grownup sit-on-chair; friends sit
# things: coat on hook; hook; shoe; satchel
“Tell me how it went up,” said {grownup}. {young:“Did you push it?”|“Did you decide, or did it go by itself?”}
{A} had to think. {young:First it had only been a finger, about as high as an ear.|To begin with it had only been one finger, at about the height of the ear.}
“It could have been just for scratching,” said {A}. {young:“But then it was all of my hand, and then my elbow.”|“You can still turn round, at the ear. But then the elbow went.”}
After the elbow there had been no stopping it. {young:It went on up like a cork in the bath.|It went on up through the sleeve like a cork in a bath, and there it was, on top.} # spare
“And what did the other one do?” ¶ “It sat on the carpet,” said {A}, {young:“and held on to a sock.”|“and held on to a sock, in case somebody should have to.”}
-> DONE

=== l1
# aside
# shot: above
# place: bathroom; afternoon; clear
# action: A shout; heroes look-up; grownup stand; friends sit
# things: bath; tap; towel; mirror
They tried it in the bathroom, {young:where everything you say is big.|where whatever you say comes out a size larger.}
“Yes, {A}?” said {grownup}, from the edge of the bath. {young:It said it three times, from all the walls.|The walls said it as well, one after the other, and the last one said only the end.}
So {A} put a hand up, and said it, and {young:it was much too big.|it came back so large that {A} had to sit down.} It went round and round in there, like a wasp. # spare
“Was it like that?” asked {grownup}. {young:¶ “No,” said {A}. “It was not wet.”|¶ “No,” said {A}. “It was not wet, and I only said it once.”}
They left the door open a bit, {young:so that the rest could get out.|so that what was left of it could find its own way out.}
-> DONE

=== s3
# shot: above
# place: kitchen; dusk; clear
# action: L tiptoe; heroes tiptoe; grownup sit-on-chair; friends sit
# things: table; chair; fridge; clock; tap; bowl on table
It was the quiet that they had not got. So {L} went round on tiptoe {young:to fetch some.|to fetch some, piece by piece.}
The tap was turned hard, and the pot was taken off, {young:and the clock had to go out in the hall.|and the clock was put out in the hall, under a cushion.} # usual
{helper_person:“I will hold my breath,” said {helper}, and nobody in the street was quieter.} # beat
{helper_animal:{helper} was asked to lie down, and lay down, and stopped even the tail.} # beat
{helper_carried:{helper} was put in the front row, and set the others an example.} # beat
Now it was nearly there. The hand went up. “Yes, {L}?” said {grownup}.
“Brrr,” said the fridge. {young:It had waited until then!|It had kept still all that time, and was so pleased to be asked.}
“Not you,” said {L}. But a fridge has only one thing to say, {young:and it says it for a long time.|and likes to get to the end of it.} # usual
-> DONE

=== m2
# shot: behind
# place: garden; dusk; clear
# action: A reach-up; heroes stand; grownup stand; friends stand; bird sit on fence
# things: washing-line; peg; fence; bush
There might be some quiet left outside. {young:They put on their coats, and went to look.|They put on their coats, and went out by the back door to see.}
There was a plane, and there was a dog, {young:and a bin was going down the road.|and three gardens down somebody was taking in a bin, which did not want to go.}
Then it all stopped. {young:{A} put up a hand, quick!|It all stopped at once, as if they had turned round, and {A} put up a hand.} But there was nobody to say it.
“You were meant to say ‘Yes, {A}?’” said {A}. ¶ “I was listening,” said {grownup}. {young:“It was so nice.”|“I had got quite far into it.”}
{pausing} # company
A bird said it in the end, or something like it, {young:up on the fence.|but it was asking another bird.} # spare
-> DONE

=== l2
# aside
# shot: two
# place: living-room; dusk; clear
# action: A reach-up laughing; heroes reach-up laughing; grownup reach-up; friends sit
# things: sofa; lamp; cushion; table
After that hands went up for everything. {young:“Yes, {A}?” ¶ “Please may I have the blue cup?”|“Yes, {A}?” ¶ “Please may I have the blue cup, if nobody else has put a hand up for it?”}
{grownup} put one up, too, and had to wait. {young:“Yes?” said {A}.|“Yes?” said {A}, after looking round the room to see that everybody had a turn.}
“Has anybody seen my glasses?” said {grownup}. {young:They were on the nose.|Three hands went up, and all of them pointed to the same nose.}
It is a tiring thing, an arm in the air. {young:You have to hold it up with the other.|After a while it has to be held up with the other one, like washing with a prop.} # spare
But it was not the same. {young:No one went quiet like they did in class.|There was always somebody who had not finished laughing.}
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: L lie-awake; heroes lie-awake; grownup sit; friends sit
# things: bed; pillow; curtain; door
So it got to be bedtime, and {L} had not been heard. The lamp was turned low.
“Wait,” said {L}. Out in the street it had stopped. {young:The pipes had stopped.|The pipes had stopped, and so had next door.} # usual
It was quiet in the bed, and under it, and as far as the wardrobe.
“That is it,” said {L}, very low. “That is the one just before.” # usual
A hand came out of the quilt, and went up in the dark. {young:They could just see it.|You could just make it out, with the fingers together.}
“Yes, {L}?” said {grownup}.
And {L} said it. It came out in one piece, and it went right across the room, {young:and over the chair.|over the chair with the clothes on, and got to the door.}
“Oh,” said {grownup}. “It is big.”
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; night; clear
# action: grownup sit; L lie-back proud; heroes lie-back; friends sit
# things: bed; quilt; chair; coat on chair
They both lay and looked to where it had gone.
“Did they clap, in class?” asked {grownup}. ¶ “No,” said {L}. “Then it was time for milk.” # spare
“And it was not hard?” ¶ {L} had a think. “It was hard up to here,” said {L}, and showed on the arm.
It was a place just over the elbow. It looked like any other. # spare
“And from there up?” ¶ “From there up it was just air.”
{grownup} felt how it was, with one arm. It was so.
-> DONE

=== l3
# aside
# shot: wide
# place: kitchen; night; stars
# action: grownup stand; heroes lie-awake
# things: fridge; table; clock on table; cushion; moon
The clock was let back in. It had missed a bit, and was told what time it was.
The tap was let off, too. It did one drip. # spare
“Brrr,” said the fridge. It was its turn, and it had not put up a hand.
But no one minded, now. It could go on as long as it liked. # spare
It got to the end of what it had to say. It gave a small shake.
Then you could hear how nice it had been of it to stop.
A cup gave a clink. It had not said a thing all day. # more
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: grownup stand; L lie-back sleepy; heroes lie-back; friends sleep
# things: bed; door; lamp; quilt
The hand lay on top of the quilt. It had been up and down a lot.
“It is the same one as before,” said {L}. “You can’t see it.” # spare
{grownup} had a look, on both sides. There was a bit of pen on the thumb.
“Shall I put it in?” ¶ “Not yet,” said {L}. “It may want to go up.” # spare
So it was left out, where it could.
The door stood open a hand wide.
-> DONE

=== l4
# aside
# shot: object
# place: school; night; stars
# action: heroes sleep
# things: rug; blackboard; moon; coat on hook; hook
At school it was all quiet, from the carpet to the coats.
There had been such a lot said there, all day long. # spare
It was all gone home now. Only a chair said crick. # spare
The moon looked in, and there was no one to turn round to it.
There was a place on the carpet, next to the leg of the desk. # spare
A pencil rolled off a desk. It had not put a hand up. No one minded. # more
It was a good place. From there you could be heard by the coats.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; lamp
It was still there, all round the bed. It had only got softer. # usual
{resting}
{keepsake}
{dream} # spare
One more time the hand went up. It was slow, and not quite straight. # usual
“Yes, {L}?” said {grownup}.
No one was left to turn round. They were all as good as asleep.
“Goodnight,” said {L}, out loud.
Then the hand went down.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The fridge was the first to speak in the morning. It said what it always says, and nobody had asked it anything.
“You have to put a hand up,” said {A}, and looked it over for one. It has a door, and that is all that it has. So {A} opened the door a little, high up, and waited, and said “Yes?” It went so quiet that they could hear the milk. It had only wanted to be asked.
-> DONE

=== next_bedtime
The fridge had had its turn. It did not say a thing, and you could hear it not say it.
-> DONE
