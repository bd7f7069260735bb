# about: parent-travelling(back to work|starts work|start work|starting work|started work|work again|to the office|day at work|returns to work|return to work|returning to work|new job); busy(new job|starts her job|starts his job|my job|first day|back to work|starts work|start work); back-to-school(back to the office|back to work); sad(back to work|starting work|new job|start work)
# also: sad; nervous; missing; angry; busy; parent-travelling; fear-alone; person; place; collected; club; cannot-sleep
# news: bad
# wants: child
# role worker: answer(mum|mummy|mama|mom|mommy|mam|mammy|dad|daddy|papa|mother|father), parent(mum|mummy|mama|mom|mommy|daddy|papa) = the grown-up with the new bag
# when: coming
# ages: 3-8
# holds: parting(kind), dark(kind)

=== title
{~And Then They Let You Out|Somebody’s First Day}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: L stand worried at bag; worker stand; heroes stand; friends stand
# things: bag on mat; mat; coat on hook; hook; 2 shoe
{~There was a bag in the hall, {young:and it was for work. {H} walked round it.|quite flat and new, and {H} walked round it once. It was a bag for work.}|“Do you know where you have to go?” asked {L}. {young:{H} had to see to it all.|Somebody had to see to these things, and it was {H}.}|Somebody had a first day coming, {young:and it was not {H}!|and for once it was not {H}.}}
It was {worker} who was going to work. {young:It was the first time for a long time.|It had been so long since the last time that it was as good as a first day.}
“Must you go?” asked {L}. ¶ “I must,” said {worker}. “And I would like to, as well. And I shall miss you. {young:It is all three.”|It is all three of them at once.”}
{L} looked at the bag. {young:It had nothing in it.|It had nothing in it but a piece of paper, to keep it in shape.} # usual
{is_wished_day:It was to be {wished_day}. Days come quite fast, when they are like that.} # wished
“Nobody has got you ready,” said {L}. # usual
-> DONE

=== s2
# shot: above
# place: hallway; dusk; clear
# action: L kneel happy before bag; worker hold coat; heroes kneel; friends stand
# things: bag; banana in bag; sock in bag; pencil; label
So {L} got {worker} ready.
{joining}
{musing} # personal
First there was the coat. {young:It had to have a name in.|You can lose a coat on a first day, and so it had to have a name in.} Then came a banana, for the break.
{hinderer_person:“And what about me?” asked {hinderer}, who had found the labels, and had one on each hand.} # beat
{hinderer_animal:{hinderer} had the banana out of the bag again, and carried it off to a place of its own.} # beat
{hinderer_carried:{hinderer} had got into the bag as well, and nearly went to work, with a banana.} # beat
“And dry socks,” said {L}, {young:“if you get wet.”|“in case you have an accident.”} ¶ “I had not thought of that,” said {worker}. # usual
“If you want something, there is a lady,” said {L}. {young:“You tell the lady.”|“You put your hand up, and tell the lady with the keys.”} # usual
“And then?” asked {worker}. ¶ “You sit on the carpet. Then there is soup,” said {L}. “And then they let you out.”
-> DONE

=== m1
# aside
# shot: two
# place: hallway; dusk; clear
# action: A wave happy; worker hold hook; heroes wave; friends stand
# things: door; hook; mat; bag
It was as well to practise the goodbye. {young:{A} stood at the front door.|The front door was the gate, and {A} stood in it, and looked as if there were a bus to catch.}
“I don’t want to go in,” said {worker}, {young:and held on to a hook.|and held on to a coat hook with both hands.}
“You will like it when you are there,” said {A}. {young:“You always do.”|“They have got pencils. You will have forgotten all about me by the register.”}
“One more kiss,” said {worker}, so there was one more. {young:“And one for the other side.”|“And one for the other side,” said {worker}, “or it will be crooked.”}
“Now I go,” said {A}, “and I wave at the corner, once.” It was a very good wave. {young:{worker} let go of the hook.|It was such a wave that {worker} let go of the hook to do one back.}
{pausing} # company
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A sit-on-chair curious; worker stand; heroes sit-on-chair; friends sit
# things: table; chair; apple on table; cup on table
“Who will you sit next to?” asked {A}. ¶ {worker} did not know that yet, {young:and looked a bit small.|and looked, for a moment, rather small.}
So they did that, too, at the kitchen table. {A} was somebody at work, {young:and ate a bun.|and ate a bun, and was not looking.}
“You have to say something,” said {A}, with a full mouth. ¶ {worker} thought. {young:“Is that a bun?”|“Is that a bun?” said {worker}.} ¶ “No,” said {A}. “Something nice.”
“I like your bun,” said {worker}. {young:That was much better.|That was so much better that {A} moved along, and gave away a bit of it with a raisin in.}
“Now you have got a friend,” said {A}. {young:“You only need one.”|“You only need the one, to begin with. The rest come by themselves.”}
-> DONE

=== s3
# shot: close
# place: living-room; dusk; clear
# action: L draw paper; worker sit; heroes draw; friends sit
# things: rug; paper before L; crayon; clock
“It is a long day,” said {L}. {young:“It is much longer than shopping.”|“It is longer than the shops, even the big ones.”} # usual
“How will I know when it is over?” asked {worker}.
That was a good question. {L} took a crayon, {young:and drew a big round clock.|and drew a clock, as round as it would go.} {worker} said where the hands are when they let you out, and {L} put them in, {young:red and fat.|in red, so that nobody could miss it.}
{helper_person:“Then do another,” said {helper}, “for whoever is at home, so that they can see it coming.”} # beat
{helper_animal:{helper} sat down on the next sheet, and {L} drew a second one round the edge of {helper}.} # beat
{helper_carried:{helper} was put in the middle and drawn round, and that made a second one, even rounder.} # beat
There were two, in the end. {young:One was for {worker}, and one was for {L}.|One was to go in the bag, and one was for {L}, and they both had the same hands.} # usual
“When it looks like that,” said {L}, “then they let you out.”
-> DONE

=== m2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A stand proud; worker sit; heroes sit; friends sit
# things: rug; bell; cushion; themed
Then they did the whole day once through, from the rug to the sofa, {young:with a bell.|with a bell, because {worker} wanted to know what was coming.}
Ting! That was the morning. {young:They did some work. It was all paper.|You sat at a cushion for that, and moved some paper from this side to that side, and sighed.}
Ting! That was soup. Ting! {young:That was more work.|That was the afternoon, and all the paper had to go back again.}
{themed_a} was the telephone, and rang the whole time. # personal
“Do I have a nap?” asked {worker}. ¶ “No,” said {A}. {young:“But you would like one.”|“But from three o’clock you will want one very much.”}
Ting, ting, ting! They all jumped up and ran out. It was the best bit of it, and they did that three times. # more
-> DONE

=== l2
# aside
# shot: behind
# place: hallway; dusk; clear
# action: worker look-through mirror; A reach-up happy; heroes stand; friends stand
# things: mirror; coat; shoe on mat; mat
{worker} put the good shoes on, and they went tock, tock, tock, {young:all along the hall.|all along the hall, like somebody who has come about the gas.}
“Is that you?” asked {A}. {young:You could not tell, from down there.|From the knees down it might have been anybody.}
{A} listened to them with both eyes shut, up and down, {young:until they were known by heart.|until they were known by heart, because you have to know what is coming up the path.}
“They sound as if they go away,” said {A}. ¶ {worker} turned round. {young:“And now?”|“And what do they sound like now?” said {worker}.} Tock, tock, tock!
It was the very same shoes, {young:and they came nearer.|and the same tock, but it got bigger.} “Now they sound like tea,” said {A}.
-> DONE

=== s4
# shot: two
# place: hallway; dusk; clear
# action: L stand worried; worker kneel; heroes stand; friends stand
# things: bag; paper in bag; coat on hook; hook; lamp
Now the bag was full, and {worker} was ready. {young:But {L} was not.|Only {L} was not, quite, and stood there with one hand on {worker_s} sleeve.} # usual
“And what if they like you?” said {L}. ¶ “That would be nice,” said {worker}.
“What if they like you so much,” said {L}, {young:“that they don’t let you out?”|very low, “that they want to keep you?”}
{worker} came down, until both faces were the same height. {young:“They can’t keep me,” said {worker}. “I am only lent.”|“It says on a paper how long they can have me, with my name under it,” said {worker}. “I am only lent.”}
“Like a book,” said {L}. ¶ “Like a book,” said {worker}. “And then I go home to you. {young:That is where I live.”|It is stamped inside.”}
{L} thought about it, and let go of the sleeve. {young:“You can’t stay at home for ever,” said {L}.|“Well, you can’t be at home for ever,” said {L}. “Not at your age.”} # usual
-> DONE

=== m4
# aside
# shot: above
# place: kitchen; night; clear
# action: L sit-on-chair happy; worker eat soup; heroes sit-on-chair; friends sit
# things: table; bowl on table; spoon; lamp
There was one thing more that {worker} had to know.
“When you come home,” said {L}, “they will ask what you did all day.”
“And what do I say?” ¶ “You say ‘Nothing’,” said {L}. “Everybody does.”
“But if I did do something?” ¶ “That comes out later,” said {L}. “In the bath.” # spare
{worker} had some more soup, to be strong. # spare
The spoon went round, and came to the bottom, and at the bottom there was a flower. # more
It was painted on, and always had been. # more
-> DONE

=== l3
# aside
# shot: close
# place: bathroom; night; clear
# action: L wash worker; worker wash; heroes wash; friends sit
# things: sink; soap; towel; tap
They did their hands side by side. {L} did {worker_s} as well, and in between.
“They look at those,” said {L}. # spare
{worker} did not know that. It was good that there was somebody to ask. # more
“Have you got a bit of a tummy?” asked {L}. ¶ “A bit,” said {worker}. “It flutters.”
“That is from it being new,” said {L}. “It goes off by soup.”
{L} had some of it, too, lower down. They held the towel between them. # more
It was a big towel. There was an end for each.
-> DONE

=== m3
# aside
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: bag on mat; mat; 2 shoe; 2 boot; coat on hook; hook
It was all by the door. No one had to look for it.
There was the bag. There were the good shoes. They had their toes to the street.
The small boots stood next to them. They stood a bit too near. # spare
The coat was on its hook. It had a name in.
It was dark in the hall. The bag smelled of banana. # more
Nothing in it had to be anywhere yet. # more
-> DONE

=== l4
# aside
# shot: behind
# place: bedroom; night; stars
# action: worker sit beside bed; L lie-back calm; heroes lie-back; friends sit
# things: bed; lamp; clock; quilt
“What if I can’t sleep?” asked {worker}. ¶ “You just lie there,” said {L}. “It is good for you, too.”
“What if it rains?” ¶ “Then you get wet,” said {L}, “and there are the socks.” # more
“And you will be all right?” ¶ {L} thought about it. “I will miss you as well,” said {L}. “At soup.”
“Then we both will,” said {worker}. “At soup.”
It was not so bad, if you knew when. # spare
They looked at the red hands, and the red hands did not move.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; worker sit-on-chair; friends sleep
# things: bed; paper on wall; lamp; quilt
It was dark. The red hands hung on the wall. # usual
{resting}
{keepsake}
{dream} # spare
“You will be fine,” said {L}. # usual
“I get up,” said {worker}. “I go in.” ¶ “Coat up,” said {L}.
“And there is soup.” ¶ “There is soup.” {L} had a yawn. # usual
“And then?”
It was warm. It was all packed.
“And then they let you out,” said {L}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a bag in the hall again, and the shoes that went tock lay beside it, on their sides, quite worn out.
“And what did they do all day?” asked {A}. The bag did not say anything. But late, when there was a bath running, it fell open by itself, and one dry sock came out, and a banana skin, and a paper clip in the shape of a fish, for which nobody had asked.
-> DONE

=== next_bedtime
The red hands hung on the wall. They knew when.
-> DONE
