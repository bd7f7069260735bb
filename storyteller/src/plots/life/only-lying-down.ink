# about: broken-thing(tower&!brother&!sister&!twin&!baby); quarrel(tower&!brother&!sister&!twin&!baby)
# also: angry; sad; frustrated; sharing; quarrel; patience; made-something; play; school-day; left-out
# news: bad
# wants: child
# role grownup: parent = the grown-up with the laundry
# kind boy: boy|boys
# kind girl: girl|girls
# kind out: nursery|school|preschool|playgroup|reception|class
# ages: 3-7
# holds: crash(kind), dark(kind)

=== title
{~Only Lying Down|As Long as It Was High}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; clear
# action: L stand cross; heroes stand; grownup stand; friends sit
# things: rug; heap; blocks; sofa; basket
{~Crash is a short word for it. {young:{H} had heard it today.|It had taken {H} all morning to go up, and it came down in one.}|It had been as high as {H}, and one brick higher. {young:And then it was as high as the rug.|And then it had been as high as the rug.}|“It was not finished,” said {H}. {young:“It only wanted the top.”|“It wanted only the blue one, and then it would have been a tower.”}}
{
- is_boy:
A boy had knocked the tower down. It had not fallen by itself.
- is_girl:
A girl had knocked the tower down. It had not fallen by itself.
- else:
The tower had not fallen by itself. It had been broken.
}
{is_wished_place:That was at {wished_place}, and at home the bricks were still in their box.} # wished
{L} was so cross that it came out at the ears. {young:“It was mine!”|“It was mine, and it was high,” said {L}, “and now nobody knows how high it was.”} # usual
{L} wanted it back, up to the blue one.
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: L hold brick; grownup fold shirt; heroes sit; friends sit
# things: blocks; rug; basket; tower; cushion
So it was built again, and quickly. {young:There was no time to put the bricks straight, and up it went.|There was no time to put the bricks straight, and up it went, as high as an elbow.}
{joining}
{musing} # personal
{hinderer_person:“Mind the one at the bottom,” said {hinderer}, and touched it, and now it was not at the bottom any more.} # beat
{hinderer_animal:{hinderer} came by with a tail at just that height, and was sorry, and wagged it.} # beat
{hinderer_carried:{hinderer} was put on top, to see how it was up there, and it was too much for the third brick.} # beat
Bricks do not like a hurry. {young:It leaned. It leaned more.|It leaned a bit, like somebody who has heard something, and then it leaned a bit more.} # usual
Crash. “Nobody even did that!” said {L}.
“No,” said {grownup}, and took a brick out of the clean socks. # usual
-> DONE

=== m1
# aside
# shot: above
# place: living-room; afternoon; clear
# action: A kick cushion; heroes stand; grownup stand; friends sit
# things: cushion; sofa; rug; blocks
{A} was still so cross that something had to be kicked. {young:“You may kick this,” said {grownup}, with a cushion.|“You may kick this one,” said {grownup}, and held out the cushion with the ducks on.}
It went over the sofa. {young:It went behind the lamp, with its ducks in the air.|It went over the sofa, and it went behind the lamp, and it came down by the door with its ducks in the air.}
“Is that better?” asked {grownup}. {young:¶ “One more,” said {A}.|¶ “There is one more in there,” said {A}, and had a look, “and then a small one.”}
So it was kicked one more time, and then a small one. {young:The ducks did not mind.|The ducks took it very well, as they had been kicked by better people.}
After that there was a bit more room in {A}, and a biscuit went in. # spare
The crumbs were put on the rug, one on top of the other, and even that would not stand. # more
-> DONE

=== l1
# aside
# shot: close
# place: living-room; afternoon; clear
# action: A hold brick; heroes sit; grownup sit; friends sit
# things: blocks; brick in A.hand; rug; drawer
A tower is made of people, if you look at them. {young:One had a tooth mark in it, and it was an old one.|One had a tooth mark in it, from somebody who was eighteen by now.}
One was long, and always had to lie across. {young:One was a roof, and could only ever be last.|One was a roof, and would not let anything stand on it, and so it could only ever be last.}
“Who was at the bottom?” asked {grownup}. {young:¶ “This one,” said {A}.|¶ “This one,” said {A}. It was green, and quite plain, and had had all the others on its head.}
Nobody had ever said thank you to it. {young:So {A} did, and put it in the sun.|So {A} did, and it was put in the sun for a while, on its back.}
The blue one had been under the radiator since Christmas, and had fluff. # spare
It was wiped, as it was to be the top, where everybody would see it. # more
-> DONE

=== s3
# shot: behind
# place: living-room; dusk; clear
# action: L reach-up tower; grownup hold tower; heroes kneel; friends sit
# things: tower; blocks; rug; sofa; lamp
Then they built it slowly, with the green one at the bottom. {young:It came up to {L}’s chin.|It was straight, and it came up to a knee, and a tummy, and a chin.}
{L} put both arms round it. {young:“Nobody may come in,” said {L}.|“Nobody may come in,” said {L}, “and nobody may walk, and nobody may breathe on it.”}
{helper_person:“I shall stand at the door,” said {helper}, “and say that there is no room in here, and there is not.”} # beat
{helper_animal:{helper} lay down in the door, from the one side to the other, and let nobody in.} # beat
{helper_carried:{helper} was put on guard, and was told to shout, and did not have to.} # beat
But with both arms round a tower you can’t put on a brick. {young:You can’t eat, either, and your nose itches.|You can’t eat, either, and your nose itches, and it is not even any fun to look at.} # usual
“How long do you have to hold it?” asked {grownup}. ¶ {L} thought. “Always,” said {L}. {young:That is very long.|“Or else somebody comes.”}
It was getting dark. The arms were tired, and the tower knew it.
{L} wanted to cry. Down it came with a crash, and then {L} cried.
-> DONE

=== m2
# aside
# shot: two
# place: living-room; dusk; clear
# action: grownup hug A; A sit sad; heroes sit; friends sit
# things: sofa; blanket; blocks; lamp; themed
{grownup} sat down on the rug, and made a lap, {young:and {A} sat in it.|and {A} came and sat in it, with the bricks all round them, like a beach.}
“I do not like it when they do that,” said {A}. {young:“It was not theirs.”|“It was not theirs. They did not put up one single brick of it.”}
“That is so,” said {grownup}. {young:They sat for a bit, and nobody tidied anything.|And they sat for a bit, and nobody tidied anything, and somebody’s foot was on a roof.}
{themed_a} had been hit by the long one, and was put in the lap as well. # personal
{pausing} # company
“It was very high,” said {A}. ¶ “I know,” said {grownup}. “I should have liked to see it.”
-> DONE

=== l2
# aside
# shot: wide
# place: kitchen; dusk; clear
# action: A eat toast; heroes eat toast; grownup sit; friends sit
# things: table; toast on plate; plate on table; cup on table; chair
There was toast, and it was cut in bricks. {young:Two this way, and one across, and it was a house.|That was not on purpose, but it came to two this way, and one across, and soon there was a house.}
“Who lives there?” asked {grownup}. {young:¶ “An egg,” said {A}.|¶ “It is for an egg,” said {A}, “if we have one. But it would have to be a calm sort of egg.”}
Somebody bumped the table, and the roof slid off. {young:It lay on the plate, and it was still toast.|It lay on the plate, and it was no worse than before, and it had the butter on the same side.}
“You can’t break toast,” said {A}. {young:“You can only eat it.”|“You can only eat it. I wish that I had built it out of that.”}
The walls were eaten, first the one and then the other, and nobody was cross. # spare
In the end there was one crumb, and it was the highest thing on the plate. # more
-> DONE

=== s4
# shot: above
# place: living-room; dusk; clear
# action: L lie-front; heroes lie-front; grownup kneel; friends lie-front
# things: rug; blocks; door; sofa; lamp
{L} lay on the rug, with one cheek down, and looked at the bricks. They lay there as well, and they did not mind.
“Nobody can knock you down,” said {L}, “if you are lying down.” # usual
{L} sat up. Then the green one was put by the sofa, and the long one against it, and the red one against that. {young:The next one came, and the next.|It went one by one across the rug, end to end, and every one of them lay flat.}
It went past the lamp. It went past the basket. {young:It went right out of the door!|It went out of the door, by three, and at the end of it came the blue one.} # usual
“What is that?” asked {grownup}. ¶ “It is the tower,” said {L}. “It is only lying down.”
{L} lay down beside it, with both feet at the green one, to see. It was as long as {L}, and one brick longer.
“Now I know how high it was,” said {L}.
{grownup} walked by, and bumped it with one foot, and it stayed a tower. # usual
-> DONE

=== m3
# aside
# shot: behind
# place: hallway; night; clear
# action: A tiptoe; heroes tiptoe; grownup tiptoe; friends walk
# things: blocks; door; stairs; lamp; mat
They had to step over it to get to the stairs. It was no trouble.
“You could go all the way up it,” said {grownup}, “and not be tired.”
{A} went up it with two fingers. It took a while, and at the top there was a view of the mat.
The blue one got a pat. It had waited long enough.
“Good night, up there,” said {A}, to the far end. # more
It could stay there till the morning. Nobody would want to push it.
-> DONE

=== l3
# aside
# shot: two
# place: bathroom; night; clear
# action: A lie-back bath; heroes wash; grownup hold towel; friends sit
# things: bath; towel; soap; sponge
In the bath {A} lay down, too, with the chin out.
It was a good way to be. You could see how long you were. # spare
The sponge was put on top, and a flannel on the sponge. They fell in, and it was only wet.
“Crash,” said {A}. It was quite a soft one.
The cross had gone out at the ears by now. They were washed.
There was nothing left in there but ear. # more
-> DONE

=== m4
# aside
# shot: close
# place: bedroom; night; stars
# action: A lie-back; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; lamp; blanket; window
“And if they do it again?” asked {A}.
“Then you say stop,” said {grownup}, “and it may be loud. And I come, or whoever is there.” # spare
“And then?” ¶ “Then you know how it goes. You know who is at the bottom.”
It was green. {A} knew that in the dark. # more
The toes stood up at the end of the bed. They were let down, one by one.
Now it was all flat.
-> DONE

=== l4
# aside
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: blocks; rug; moon; sofa; door
The moon came in at the window, and lay down on the rug.
It lay along the tower, from the one end to the other, and it was not too long. # spare
The green one had nobody on its head. It was the first time. # more
The roof lay on its side. It did not have to be last. # more
Out in the hall the blue one could see the stairs.
They went up, and up. It was glad to be where it was.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; grownup sit; friends sleep
# things: bed; blanket; lamp; pillow
The lamp was low. {H} lay in bed.
{resting}
{keepsake}
{dream} # spare
One hand went down to the feet. One went up to the hair. # usual
“How high are you?” asked {grownup}. # usual
“I am very high,” said {L}. “I am only lying down.”
Nobody could knock that over.
It was flat. It was warm.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the tower lay where it had been, and it was longer by one. It was a brick of toast, and it lay right at the end, in front of the blue one, with the butter up.
“Who put that there?” asked {H}. Nobody knew. It was a bit cold, but it was very well laid, and it was eaten from the top.
-> DONE

=== next_bedtime
The tower lay along the rug. It was as long as it had been high.
-> DONE
