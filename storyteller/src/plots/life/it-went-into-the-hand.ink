# about: bravery(so brave|brave having|brave with|brave getting|brave when|brave for|brave in|brave on|brave yesterday|brave this|brave and|really brave|very brave|was brave|were brave|been brave|super brave|brave at|brave about|brave today|brave girl|brave boy|bravest|not scared|not afraid|isn't scared|isnt scared|wasn't scared|wasnt scared|no longer|anymore|any more|not frightened|overcame|over her fear|over his fear|conquer|got over|didn't cry|didnt cry); injection(today|this morning|this afternoon|had her|had his|had their|got her|got his|yesterday|done|over|was|were|didn|never cried|no tears)
# also: proud; happy; dentist; doctor; injection; hospital; fear-dark; fear-dogs; fear-water; fear-thunder; performance; outing; hurt
# wants: child
# role grownup: parent = the grown-up with the big hand
# kind dentist: dentist|tooth|teeth|filling*|hygienist
# kind jab: jab*|injection*|vaccin*|needle*|blood test|bloods|mmr|booster*
# kind dark: dark|light off|lights off|light out|night light|own room
# kind dog: dog|dogs|puppy|puppies
# kind water: water|swim*|pool|sea|diving|slide|waves|bath
# kind stage: stage|show|assembly|nativity|concert|recital|play|solo|sang|speech
# ages: 3-9
# holds: dark(kind), dentist(kind), injection(kind), dog(kind), water(kind)

=== title
{~Five Small Moons|Where It Went}
-> DONE

=== s1
# shot: two
# place: lane; day; clear
# action: A walk proud; grownup walk; heroes walk proud; friends walk
# things: hedge; house; bag
{~It was all over, and {H} walked home, {young:and looked to both sides.|and looked round now and then, as if something might be coming after.}|“Well!” said {grownup}. “That was that.” {H} had done it, {young:and here was the road home.|and it was still only half past three.}|Nothing had gone wrong, and now {H} had the rest of the day, {young:and did not know what to do with it.|and hardly knew where to put it.}}
{
- is_dentist:
{young:{A} had been to the dentist, and had opened wide.|{A} had been to the dentist, had lain back, had opened wide, and had not once shut it on anybody.}
- is_jab:
{young:{A} had had the needle, in the arm, and had kept still.|{A} had rolled up one sleeve, had looked at the poster with the frog, and had kept still.}
- is_dark:
{young:{A} had gone up in the dark, all the way.|{A} had gone all the way along upstairs with no light on, as far as the very end.}
- is_dog:
{young:A big dog had come by, and {A} had not run.|A dog as high as a table had come by, and {A} had stood, and had let it go past.}
- is_water:
{young:{A} had gone in, right up to the chin.|{A} had gone in, right up to the chin, and further, and had come up again with both eyes open.}
- is_stage:
{young:{A} had stood up there, and had said it all.|{A} had stood up there before all of them, had found the mouth to say it with, and had said it all.}
- else:
{young:{A} had been scared of it, and had done it.|{A} had been scared of it since Monday, and today {A} had gone and done it.}
}
“You were so brave,” people said. {young:“Thank you,” said {A}.|“Thank you,” said {A}.}
Before it, {A} had been so scared. {young:Where was all of that now?|It had filled {A} right down to the shoes. Where had it got to?}
-> DONE

=== s2
# shot: wide
# place: living-room; day; clear
# action: A peek curious; heroes peek curious; grownup drink cup; friends look-up
# things: bag; shoe; coat; sofa; themed
{joining}
A scare like that does not just stop. {young:So they looked for it.|They looked for it as soon as they got in.}
It was not in the bag. It was not in the coat, {young:where it had been before.|though it had been right under the third button.} # usual
{A} took off both shoes, and shook them. {young:Out came a stone, and it was a calm one.|What came out was a stone, quite a small one, that had not been worried about anything.}
{themed_a} had stayed at home, and had to be told about it. # personal
{hinderer_person:“Are you sure that you had some?” asked {hinderer}, who had seen the face, and ought to have known.} # beat
{hinderer_animal:{hinderer} found something, and was very pleased, but it was half a biscuit.} # beat
{hinderer_carried:{hinderer} was turned upside down as well, for they look as if they might hold a lot.} # beat
“Perhaps it is late,” said {A}, and sat down on the bottom stair to wait for it. {young:It did not come.|It had always been early before. It did not come.} # usual
-> DONE

=== m1
# aside
# shot: two
# place: hallway; day; clear
# action: A knock curious door; heroes stand; neighbour stand happy; friends stand
# things: door; plant; mat
# people: neighbour(old, he)
They asked the neighbour, in case it had gone to the wrong house.
“Was it yours?” said the neighbour. “What does it look like?” {young:¶ “It is cold,” said {A}. “It wobbles.”|¶ “It is cold, and it goes up and down,” said {A}, “and it cannot eat toast.”}
He had not had one like that for years. {young:He had had one once, as big as a bus.|He had had one once, he said, before his wedding, and it had taken two people to get him into the car.}
“And where did it go?” asked {A}. {young:But he did not know.|He thought, and he scratched his ear. It was the odd thing, but he had never seen it leave.}
“I only saw that it had gone,” he said, “and then there was cake.” # spare
He lent them his torch, to look for it with. It had no battery. # more
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; day; clear
# action: A shout happy; heroes shout; grownup sit surprised; friends stand
# things: table; cup; toast on plate; plate on table
Then they tried to call it. {A} sat down and thought of it, as hard as could be. {young:Ooh, said {A}, and waited.|{A} thought of the very worst minute, which was the one before.}
It got a bit cold round the middle, but that was the {~window|milk}. {young:Somebody shut it.|Somebody shut the one and put away the other, and after that it was quite warm.}
“I am not scared,” {A} called up the stairs. “You can come out!” {young:Nothing came.|Nothing came out, not even a small one.}
It was like a tooth that has gone. {young:You feel about, and there is just the gap.|You go back again and again to feel, and there is only the place where it was.}
“I could eat toast,” said {A}, surprised. There were two slices. # more
It went down without a word. # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: grownup reach-down calm cup; A point surprised at grownup; heroes look-up surprised; friends look-up
# things: table; cup; bread on table; plate on table
At supper {grownup} passed the bread across, and said “Ow.”
It was only a small ow, such as you say when nobody is meant to hear. # usual
“What is it?” asked {A}. ¶ “Nothing. It is just my hand.” {young:But {A} looked.|But {A} had already got it, and turned it over under the lamp.}
On the back of it, side by side, were marks. There were four of them in a row, {young:and one for the thumb.|thin and red, and round on the other side was one for the thumb.}
{young:“They are little moons,” said {A}.|They were like five small moons, all the same way up.} # usual
{helper_person:“Try it,” said {helper}, who had seen a thing or two. “Put your own hand there.”} # beat
{helper_animal:{helper} smelled them, one after the other, and then smelled {As} fingers, and wagged.} # beat
{helper_carried:{helper} was held up to see, and was of no opinion, but had one as well, on the ear.} # beat
{A} laid four fingers on them, and a thumb. They fitted.
“That is me,” said {A}. ¶ “You had hold of it the whole time,” said {grownup}. “You did not see. You were being brave.” # usual
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A hold curious; grownup sit calm; heroes think; friends sit
# things: table; lamp; cup; plate on table
So that is where it had gone. {young:It went down the arm, and out at the end.|It had gone along the arm, to the end, where there is no more arm, and so into the next person.}
“Did it hurt?” asked {A}. {young:¶ “A bit,” said {grownup}.|¶ “Not to speak of,” said {grownup}. “One notices that somebody is there.”}
“And have you got it now?” ¶ {grownup} thought about it, and had a look inside, with eyes shut.
{young:“No,” said {grownup}. “I let it out.”|“I believe that I let it out by the gate,” said {grownup}. “I was glad, too, you know. I had some of my own.”}
{pausing} # company
“Whose hand did you have?” asked {A}. {young:¶ “I had yours,” said {grownup}.|¶ “Well,” said {grownup}, “there was only yours.”} # spare
It was turned over, and looked at from the other side. It was a good plain hand. # more
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A draw happy paper; grownup draw; heroes draw; friends look-up
# things: paper; pencil; table; lamp
They drew round it, with a pencil, so that it should be kept. {young:It was a big hand. It had moons on.|It was a big hand, and {A} put the moons in with the red, just where they were.}
“What shall I write?” asked {A}. {young:They put the day on, and the time.|Under a thing in a museum it says what it was for. So it said: scared, up to here.}
There were lines in the hand, as well, right across. {young:Those had been there before.|They had been there before, and some of them, it seemed, were from other years.}
“That one is your first day at nursery,” said {grownup}. “That is when you had the {~splinter|earache}. That one is a dog.” # spare
{A} had not known that you could look it all up. # more
There was room for some more, down by the wrist. # more
-> DONE

=== s4
# shot: two
# place: living-room; dusk; clear
# action: L hold-hands calm; grownup hold-hands calm L; heroes sit calm; friends sit
# things: sofa; lamp; cushion
After supper they sat on the sofa, {L} with the big hand on one knee, and kept an eye on it.
{
- is_dentist:
“This one is when the chair went back,” said {L}. “This is the light. This is when he said, nearly done.”
- is_jab:
“This one is the door,” said {L}. “This is the wipe. This is one, two, three.” It was over by four.
- is_dark:
“This one is the bottom stair,” said {L}. “This is the creak. This one is the top, where it is darkest.”
- is_dog:
“This one is the bark,” said {L}. “This is when it looked. This one is its nose, when it was quite near.”
- is_water:
“This one is my feet,” said {L}. “This is my middle. This one is my chin, and the thumb is under.”
- is_stage:
“This one is behind the curtain,” said {L}. “This is when they called my name. Then I had to let go.”
- else:
“This one is the door,” said {L}. “This is when it began. The thumb is when it was nearly done.”
}
{young:Then one moon was gone.|While they looked, the first of the moons went pale, and then it was gone.}
“It is going out,” said {L}. ¶ “They do,” said {grownup}. “They only want a bit of time.” # usual
So they let them. {L} stroked the place, {young:round and round.|not to help, just to keep it company.} By the time the lamp was lit there were three. # usual
“I will cut my nails for next time,” said {L}. ¶ “And I will bring both hands,” said {grownup}.
-> DONE

=== m4
# shot: behind
# place: bathroom; night; stars
# action: L wash calm; grownup wash calm; heroes wash; friends hold towel
# things: basin; soap; towel; mirror
They washed it along with the others. There were four hands in the basin, and one bar of soap.
Two of them were big. It went slowly, all of it being so slippery. # spare
When they were dry they had a look. There were two moons.
“And tomorrow?” said {L}. ¶ “Tomorrow it is a hand,” said {grownup}.
In the mirror {L} made the face from before. It was hard to get it right. # more
It came out as a fish. # more
-> DONE

=== l3
# shot: wide
# place: hallway; night; stars
# action: L climb sleepy stairs; grownup walk holding lamp; heroes climb stairs; friends walk
# things: stairs; lamp; coat
They went up the stairs hand in hand. There was no need. It was just for going up.
Nobody held on hard. It was quite loose.
At the bend {L} let go, to see. Then {L} took it again.
“Are you scared?” asked {grownup}. ¶ “No,” said {L}. “Are you?” # spare
They both thought that the other one was not, either. # more
The stairs were the same as ever. There were thirteen. # more
The coat hung on its hook, with nothing under the third button. # more
They had a look in the pocket, as they were passing. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: grownup tuck-in calm; L lie-back sleepy; heroes lie-back sleepy; friends sit
# things: pillow; blanket; lamp
“It might come in the night,” said {L}, “and look for me.”
“Then it will find us both,” said {grownup}. “And it is quite small by now.”
{L} thought of it, out there, with nobody in it. # spare
“It can have the shoe,” said {L}. “The left one. It is warm.”
So the shoe was put by the door, with its tongue out. That seemed fair. # more
There is room in a shoe, if you are not proud. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: moon; gate; tree; fence
Out by the gate there was nothing. If it had been there, it had gone on.
Over the tree hung the moon. It was thin, and a bit bent.
It was the same way up as the others. # spare
It had hold of nothing. It hung there by itself, and it was not afraid. # more
The gate stood open a hand’s width, and nothing came through. # more
A cat came in by it, and sat down, and looked up. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit calm; friends sit
# things: pillow; blanket; lamp
It was warm under the blanket. # usual
{resting}
{dream} # spare
One hand lay on the blanket. It was the big one, and a small one was in it.
“How many?” asked {L}.
{grownup} looked, by the last of the lamp. “One. It is just the thumb.”
It was not very red. You had to know it. # usual
“And now?” said {L}.
There was no answer for a bit. Then there was.
“Now it is a hand,” said {grownup}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a shoe by the door, the left one, and somebody had slept in it. The tongue was all to one side. In the toe lay a note, in very shaky writing.
“Thank you for the bed,” {H} read. “I do not get asked as a rule. I am going to see a man about a wedding. It will do me good to be useful.”
And under that, a little steadier: “It has a nice smell, your shoe.”
-> DONE

=== next_bedtime
By the door stood the shoe. Nobody was in it, and it was warm.
-> DONE
