# about: hospital(a&e&!hospital&!operat&!tonsil&!grommet&!adenoid&!surg&!ward&!anaesth&!scan&!mri&!admit&!overnight&!tomorrow&!drip&!home|a&e&afternoon&!operat&!tonsil&!grommet&!adenoid&!tomorrow|a&e&evening&!operat&!tonsil&!grommet&!adenoid&!tomorrow|a and e|emergency|casualty|the er|an er|in er&!oper|urgent care|minor injur|walk-in|up her nose|up his nose|up their nose|up the nose|up nose|up nostril|in her ear|in his ear|in the ear|waiting room); doctor(up her nose|up his nose|up their nose|up the nose|up nose|in her ear|in his ear|in their ear|emergency|urgent care|walk-in)
# also: unwell; scared; bravery; nervous; patience; tired; hospital; doctor; bored; person; thing; food
# kind ear: in her ear|in his ear|in their ear|in the ear|in one ear
# kind pea: pea|peas
# kind bead: bead|beads
# kind brick: lego|brick|duplo
# kind corn: sweetcorn|corn
# kind nose: nose|nostril
# wants: child
# role grownup: parent = the grown-up with the bag
# ages: 3-9
# holds: hospital(kind), nurse(kind), doctor(kind), dark(kind)

=== title
{~Not Long Now|The Second Chair from the Door}
-> DONE

=== s1
# shot: wide
# place: hospital; day; clear
# action: heroes sit-on-chair; nurse write paper; man sit-on-chair; grownup sit-on-chair; friends sit
# things: wall-clock; door; bucket before man
# people: nurse; man
{~“Not long now,” said the nurse at the desk, and wrote down {H}. {young:Then they sat down to wait.|Behind {them} was a room with forty chairs, all of them facing one door.}|{H} had meant to do something else today. {young:But first they had to wait.|But here was a room with forty chairs in it, and one door that mattered.}|There were forty chairs, and one door. {H} looked at the door. {young:It was shut.|Everybody in the room was looking at the same door, and it was shut.}}
{
- is_ear:
There was something small in an ear, and it did not belong there. {young:Now it had to come out.|It had gone in quite easily, and it did not know the way back.}
- is_pea or is_bead or is_brick or is_corn:
There was {is_pea:a pea|{is_bead:a bead|{is_brick:a very small brick|some sweetcorn}}} up a nose, and it did not belong there. {young:Now it had to come out.|It had gone up quite easily, and it did not know the way back.}
- is_nose:
There was something small up a nose, and it did not belong there. {young:Now it had to come out.|It had gone up quite easily, and it did not know the way back.}
- else:
{L} was to be looked at, {young:just to be sure.|by somebody who does nothing else, to be sure.}
}
{grownup} had come away in such a hurry {young:that there was a wooden spoon in one pocket.|that there was a wooden spoon in one pocket, with sauce on.}
“How long is not long?” asked {L}. ¶ “It is what they say,” said {grownup}, “so that you don’t ask how long.” # usual
-> DONE

=== s2
# shot: two
# place: hospital; day; clear
# action: L point curious at man; man sit-on-chair; woman sit-on-chair; heroes sit-on-chair; grownup sit-on-chair; friends sit
# things: bucket before man; slipper on woman; door; themed
# people: man; woman(old)
{joining}
{musing} # personal
Everybody in there had a thing. {young:A man had one foot in a bucket.|A man in his best suit had one foot in a bucket.}
A lady had a big finger. {young:She held it up, like a flag.|She held it straight up the whole time, so that people asked her if she knew.} # usual
Then the door went. Everybody sat up. “The bucket, please,” said a nurse, {young:and off he went, clank, clank.|and off went the bucket, clank, clank, and all the rest sat down again inside.}
{hinderer_person:“Is it us?” asked {hinderer}, and stood up, each time that somebody only came out for a cup of tea.} # beat
{hinderer_animal:{hinderer} had to wait by the entrance, where everybody who came in told {hinderer} what they had.} # beat
{hinderer_carried:{hinderer} had been given a chair, and then a big boy with a knee came, and {hinderer} had to move up.} # beat
{L} wanted to go home, and moved up one.
-> DONE

=== m1
# aside
# shot: close
# place: hospital; day; clear
# action: A look-up wall-clock; heroes look-up; grownup sit-on-chair; friends sit
# things: wall-clock; newspaper; stool
There was a clock, high up, so that nobody could help it along. {young:It said tick.|It had a thin red hand that went round and round, and two black ones that let it.}
{A} shut both eyes and counted to a hundred. {young:Then {A} looked. It was the same time!|Then {A} looked, and the clock had done about two of its minutes.}
“They have slow ones here,” said {A}. {young:“At home it is tea by now.”|“At home it would be tea by now, and the day after.”}
There was one book, and it was about a duck, {young:and it had no end.|and somebody had torn the end off, so that the duck was still waiting as well.} # spare
“Perhaps she is called in,” said {grownup}. {young:So they made an end.|So they made an end for it, with a door that opened, and the duck went through it with her bag.} # spare
{pausing} # company
-> DONE

=== l1
# aside
# shot: behind
# place: hospital; day; clear
# action: A sit-on-chair happy; heroes sit-on-chair; woman sit-on-chair; grownup sit-on-chair; friends sit
# things: door; 3 chairs
# people: woman
By the next time that the door went, {A} had tried most of the chairs. {young:One was too hard, and one went eek.|There was one that said eek, and one that let you down at the back, and one with somebody’s glove.}
The best was the second from the door. {young:You could see in!|From there, whenever it opened, you could see in, as far as a green curtain.}
Behind the curtain there were feet. {young:There were white shoes and brown shoes.|There was a pair of white shoes, and opposite them a pair of brown ones, and they seemed to get on.}
“What are they doing?” asked {grownup}. ¶ {A} watched the shoes. {young:“They are nice ones,” said {A}.|“The white ones are listening,” said {A}. “They have gone up on their toes.”}
Then the brown ones stood up, and jumped, both together. {young:They were well again!|So they had been all right in the end, or were now.}
The white ones went away by themselves, to see to the next. # more
The chair that said eek was taken by a very quiet man, who sat on the edge of it, and tried not to. # more
-> DONE

=== s3
# shot: close
# place: hospital; dusk; clear
# action: L whisper boy; boy sit-on-chair sad; heroes sit-on-chair; grownup give spoon; friends sit
# things: chair; teapot on boy.hand; spoon
# people: boy
Some came out again, and that was the best of it. {young:The bucket man came out, in a sock.|The man came out without the bucket, in a very new bandage, and waved at all the chairs.} “Not long now!” he called to them. # usual
Then a boy came in, with one hand in a teapot, {young:and it would not come out.|as far as the cuff, and he had been told not to pull.}
“Sit here,” said {L}. {young:“This is the good one.”|“It is the second best. From the best you can see the shoes, but I’m in it.”}
“How long is it?” asked the boy. ¶ {L} thought about it. “Not long now,” said {L}.
And as soon as {L} had said it, {young:it was so.|it was not nearly as long as it had been.}
{helper_person:{helper} knocked on the teapot, and asked if there was one for each of them in there.} # beat
{helper_animal:{helper} could be seen through the glass, wagging at the teapot, and the boy laughed.} # beat
{helper_carried:{helper} was lent to the boy, for the hand that had nothing to do.} # beat
{grownup} gave him the spoon, for the other hand. {young:Ting, he went. Ting!|Then there was music, ting, ting, quite soft.}
-> DONE

=== m2
# aside
# shot: above
# place: hospital; dusk; clear
# action: A point; heroes sit-on-chair; grownup sit-on-chair; woman sit-on-chair; friends sit
# things: chair; ball; door
# people: woman
They played What Have You Got. You look at somebody, {young:and you guess.|and you have three goes, and it must not be rude.}
“An elbow,” said {A}, of a lady in a long white dress. {young:But it was a toe!|But it was a toe: she had been dancing, and somebody had danced on it.}
{young:“A tooth,” said {A}, of a big man.|“A bee,” said {A}, of a big man with a small plaster.} ¶ “I have only brought my sister,” said the man. # spare
Two ladies had nothing at all that you could see. {young:They liked the chairs.|They had a flask with them, and sandwiches, and perhaps they only liked the chairs.} # more
“And what have I got?” asked {grownup}. ¶ {A} looked for some time. {young:“A spoon,” said {A}.|“A wooden spoon,” said {A}, “and you have had it since lunch.”}
-> DONE

=== l2
# aside
# shot: two
# place: hospital; dusk; clear
# action: A give cup; nurse drink calm; heroes stand; grownup stand; friends stand
# things: cup; table; wall-clock
# people: nurse
There was a machine that made tea, if you pressed the cup with steam on, {young:and it said brrr.|and it thought, and said brrr, and let you have it with a bang.}
The nurse from the desk came by, and looked at it. {young:She had not sat down all day.|She had soft shoes, and had not sat down in them since before it was light.}
“How long must you wait?” asked {A}. ¶ “Till eight,” said the nurse. {young:“I wait for all of you.”|“I have to wait till everybody else has stopped.”}
So {A} carried it to her, held round the top, {young:and it was only warm.|and it had gone no more than warm by then, for it was a long way.}
“Not long now,” said {A}. {young:The nurse laughed.|The nurse laughed, and drank it off, and said that nobody ever told her.}
She had a watch pinned on upside down, and she gave it a look that it deserved. # more
Then the telephone rang, and somebody had a bee. # more
-> DONE

=== s4
# shot: two
# place: hospital; dusk; clear
# action: doctor peek at L; L sit surprised on bed; heroes stand; grownup hold-hands L; friends stand
# things: bed; lamp; bowl
# people: doctor(glasses)
And then the door went, and the nurse said, “{L}, please.”
The doctor had white shoes, and a small light. {young:“What have we here?” said the doctor.|“What have we here?” said the doctor, and went up on both toes to see.} # usual
{
- is_ear or is_nose or is_pea or is_bead or is_brick or is_corn:
“Keep as still as a chair,” said the doctor. {L} had been with chairs all day, and knew how. {young:One, two, out!|It was cold, and it tickled, and it took about as long as a sneeze.}
There it lay in a dish. {young:It was so small!|It was so small that everybody had to bend down.} “All that,” said {L}, “for that.”
- else:
The light went into one eye, and then the other, and the doctor pressed here, and there. {young:“Hm,” said the doctor. “Good!”|“Hm,” said the doctor, and then, “Hm,” a bit higher, and that was the good one.}
“No harm done,” said the doctor. {young:“You are all in one piece!”|“You are all there, and it all works.”} It had taken about as long as a sneeze.
}
“Is that it?” asked {grownup}. ¶ “That is it,” said the doctor. {young:“Home you go!”|“I only wish that they were all like that.”} # usual
They went out past the boy, who had moved up. “Not long now,” said {L}. Ting, went the teapot.
-> DONE

=== m4
# aside
# shot: behind
# place: street; night; clear
# action: heroes walk sleepy; grownup hold-hands L; friends walk
# things: street-lamp; moon; house right
Outside it had gone dark. Nobody had told them in there.
It was cold, and it smelled of leaves. {L} took a big breath of it, in and out. # spare
“How far is it?” asked {L}. ¶ “Not long now,” said {grownup}. “No, really. It is just round the corner.”
There was a light on over the door. They had left it on, in all that hurry. # more
The mat was on its side. They put it straight.
-> DONE

=== l3
# aside
# shot: two
# place: kitchen; night; clear
# action: heroes eat toast; grownup hold spoon; friends sit
# things: table; pot on table; toast on plate; plate on table; lamp
On the table stood the pot. The sauce in it had gone hard. You could have stood a flag in it.
The spoon went back where it lived. It had been out all day. # spare
So there was toast. They had it in their coats. # more
“Has anyone a hand in anything?” asked {L}. They had not. It was a good thing to know. # more
It was very good toast. It did not have to be waited for.
The butter was put away, with a look. It had more in it than you would think. # more
-> DONE

=== m3
# aside
# shot: close
# place: bedroom; night; stars
# action: grownup tuck-in calm L; L lie-back sleepy; heroes lie-back; friends lie-front
# things: bed; pillow; lamp; quilt
One bed was better than forty chairs. You could put your feet up, and they stayed.
“Is he out of it now?” asked {L}. ¶ “I am sure that he is,” said {grownup}. “They have butter.” # spare
“Butter!” said {L}. It was a good way to come out of a teapot. # more
“And the nurse?” ¶ “It is past eight. She is sitting down.”
The quilt was pulled up. Nobody called out a name.
-> DONE

=== l4
# aside
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: coat on hook; hook; shoe; moon; window
In the hall hung the coats. One had a bit of sauce in the pocket.
The shoes sat side by side. They were next to the door, and they did not mind who went in. # spare
Far away there was a room with forty chairs. Most of them were free. # more
There was a bucket under one. It was waiting for its foot to come back for it. # more
One said eek. Then that was all. # more
The moon came up, one step at a time. It was in no hurry.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; pillow; quilt; lamp
It was dark, and it was warm, and all was well. # usual
{resting}
{keepsake}
{dream} # spare
{
- is_ear:
{L} lay on the one ear, and then on the other. They were both just ears. # usual
- is_nose or is_pea or is_bead or is_brick or is_corn:
{L} breathed in, and out. Nothing was in the way. # usual
- else:
{L} lay there, all in one piece. # usual
}
“I am not asleep yet,” said {L}.
“I can wait,” said {grownup}. “I am good at it now.”
The lamp was low. The pillow was warm in the middle. # usual
Then a yawn came. It was the right one. It was {L}’s turn.
“Not long now,” said {L}.
It was not.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the afternoon there was a ting outside, and then another. On the step stood a boy with a wooden spoon. It had been in his hand when they got him out, he said, and nobody had missed it until now.
“Did they use butter?” asked {A}.
“A whole pound,” said the boy. He still shone a bit, up to the elbow.
He had brought the teapot as well, to show. Everybody played on it, ting, ting, and nobody put a hand in.
-> DONE

=== next_bedtime
Far away a door went. “Not long now,” somebody said, and a chair said eek.
-> DONE
