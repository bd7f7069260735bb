# about: story-about; with-character; creature; bring-back
# tells: tale(an unlikely one)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind teach: teacher*|headteacher*
# kind goal: goalie*|goalkeeper*
# kind road: lollipop lady|lollipop ladies|lollipop man|lollipop men
# kind drive: driver*|pilot*|captain*|astronaut*|postman|postie|postmen
# kind treat: dentist*|doctor*|nurse*|vet|vets
# kind cook: chef*|cook|cooks|baker*|waiter*|waitress*
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# names: Mr Potts | Mr Dobbs | Mr Tibbs
# ages: 3-12
# holds: dark(kind)

=== title
{~Right Through|Less Knee}
-> DONE

=== s1
# shot: wide
# place: street; afternoon; clear
# place for teach: school; afternoon; clear
# place for goal: meadow; afternoon; clear
# action: guest stand proud; heroes wave happy at guest; friends stand happy
# things: bench
{~Everybody in the town knew who the {guest_many:{wished_post}s were|{wished_post} was}, and {H} knew it best.|“Good morning,” said {H}, as you do when you see the {guest_many:{wished_post}s|{wished_post}}.|On Tuesday morning {H} ran the last bit, so as not to miss the {guest_many:{wished_post}s|{wished_post}}.}
The {guest_many:{wished_post}s were|{wished_post} was} {guest_a}.
“You mean that it is a bit like that,” people said, who were not from here. ¶ “No,” said {A}. “Right through.” # usual
{
- is_teach:
First {guest} called the names, and everybody sat up. Then there were sums. After the sums came how to sit like {guest_a}, and that was the best lesson of the week.
- is_goal:
No ball had got past {guest} since the spring. It was all in how {guest} stood there, as {guest_a} will stand, and a ball that saw it went somewhere else.
- is_road:
{guest} stood there as {guest_a} will stand, and held up nothing at all. The buses stopped. The lorries stopped. The drivers took off their caps.
- is_drive:
{guest} set off as {guest_a} will set off, and every bump lay down flat. Nobody had to hold on, not even in the bend by the church.
- is_treat:
{guest} looked at you as {guest_a} will look at you, and said “hm”. After that it did not hurt any more, and mostly you had forgotten which side it was.
- is_cook:
{guest} stirred as {guest_a} will stir, once round and no more. The queue went down the steps and past the bank.
- else:
It was all done as {guest_a} would do it, and there was never one thing wrong with it. The queue went down the steps and past the bank.
}
{young:Nobody else could do it like that.|Nobody who was not {guest_a} could have done it like that.}
-> DONE

=== m1
# aside
# shot: close
# place: street; afternoon; clear
# action: lady whisper surprised; heroes stand calm; guest stand proud; friends stand calm
# things: hat on lady; suitcase; wall
# people: lady=woman(old)
A lady came who was new in the town. {young:She looked, and she looked again.|She looked, and put on her glasses, and looked once more from the side.}
“Forgive me,” she said, very low. “Your {guest_many:{wished_post}s. Are they|{wished_post}. Is it} not…?” ¶ “Yes,” said {A}.
“All of it?” ¶ “Right through,” said {A}, {young:“and on Sundays.”|“and also on Sundays, when {guest_many:they do not|it does not} have to be.”}
She thought about that. {young:“Oh, good,” she said.|“Oh, good,” said the lady. “I thought that it was only me who could see it.”} There was always a queue to say good morning, and she went and stood in it.
{~She had a parcel with a string, and held it by the string.|She had a very small umbrella, and gave it to {A} to hold.} # more
A boy in the queue told her how it had been last winter, in the snow. # more
When it was her turn she only wanted to say good morning. # more
-> DONE

=== s2
# shot: two
# place: street; afternoon; clear
# place for teach: school; afternoon; clear
# place for goal: meadow; afternoon; clear
# action: guest sit surprised; heroes hold worried glass; friends stand surprised
# things: blanket on guest; bench
But on that day, in the middle of everything, there was a noise. “Hic!” said {guest}.
{joining}
{is_loved:“Think about {loved},” said {A}. “It helps with hiccups.”|{musing}} # personal
“Hic! Hic!” {young:You can’t be {guest_many:{wished_post}s|the {wished_post}} like that.|You can be a great many things with hiccups, but not {guest_many:{wished_post}s|the {wished_post}}.}
{hinderer_person:“Boo!” said {hinderer}, out of kindness, and now there were twice as many.} # beat
{hinderer_animal:{hinderer} listened, and said something in the same place every time.} # beat
{hinderer_carried:{hinderer} was put where the hic came out, and jumped each time.} # beat
So they sat {guest} down in a blanket, with a glass of water, and sent for Mr Potts.
Mr Potts came as fast as he could. {young:He had a tie, a book and a lot of knee. He was not {guest_a}.|He had a tie, a good deal of knee, and a book that said how it is done. He was not {guest_a}, not anywhere.}
-> DONE

=== l1
# aside
# shot: above
# place: street; afternoon; clear
# action: heroes hold curious glass; guest sit worried; friends stand curious
# things: blanket on guest; feather; spoon
Before he came they had tried water, {young:first from this side, then from that.|drunk from the wrong side of the glass, which only made the hiccups wet.}
They tried holding the breath, and everybody held it, to help. {young:The first who had to breathe was {A}.|It was so quiet that you could hear a snail, and then: “Hic!”}
They tried a spoon, and a feather, and saying “{~hippopotamus|marmalade}”. {young:It came out as three words.|It came out in three parts, with a hic in each of the gaps.}
“You need a surprise,” said {A}. ¶ “{guest_many:We are|I am} {~not easily surprised|seldom surprised},” said {guest}. “Hic. There, that was one.” # spare
“Is it worse on the left?” asked {A}. ¶ They listened on the left, and it was the same there. # more
Somebody’s grandmother had a cure with a key, but it was the key of a house in {~another town|another street}. # more
Then the gate banged, and everybody jumped, but it was only Mr Potts with his book. # more
-> DONE

=== s3
# shot: behind
# place: street; afternoon; clear
# place for teach: school; afternoon; clear
# place for goal: meadow; afternoon; clear
# action: potts stand proud; heroes stand sad; guest sit sad; friends stand sad
# things: blanket on guest; book before potts; bench; themed held-by A
# people: potts=man(glasses)
He did it all just right.
{
- is_teach:
He called the names from A to Z. He did the sums on the board, and drew a line under them with a ruler. They all sat on their chairs.
- is_goal:
He stood in the very middle with his knees bent, as it says in the book. Four went in, and one of them had only been meant for the goal kick.
- is_road:
He held out one arm, quite straight, as it says in the book. The bus stopped, but rather late, and the driver kept his cap on.
- is_drive:
He looked in all the mirrors, as it says in the book, and said, “Hold on, please.” So they held on, and it was a long way.
- is_treat:
He asked where it was, and since when, and wrote it down. It went on being just where it was.
- is_cook:
He stirred it forty times to the left, as it says in the book. It tasted of the forty times.
- else:
He did the first thing first, and the last thing last, as it says in the book. It took all morning, and nobody had anything to say about it.
}
“Is anything the matter?” asked Mr Potts. ¶ “Hic,” said the blanket.
Nobody wanted to be rude. {young:They looked at their feet.|They looked at their shoes, and at the clouds, and at each other’s shoes.} # usual
“It is very good,” said {A}. “It only needs to be more like {guest_a}.” ¶ “More?” said Mr Potts. “I was not at all like that.” ¶ “No,” said {A}. “That is what is the matter.”
{themed_a} was lent to him, to see if it would help. It was no help, but it was kindly meant. # personal
-> DONE

=== m2
# shot: two
# place: street; afternoon; clear
# place for teach: school; afternoon; clear
# place for goal: meadow; afternoon; clear
# action: heroes point happy at potts; potts crouch worried; guest sit curious; friends stand laughing
# things: blanket on guest; bench; book
# people: potts=man(glasses)
So {A} showed him how. {young:First came the knees.|They began with the knees, for Mr Potts was nearly all knees, and it is the first thing that you notice.}
“Less knee,” said {A}. {young:Mr Potts put them away.|Mr Potts put them away as well as he could, first the one and then the other.}
“Less tie.” {young:The tie went into his pocket.|The tie went into a pocket, and hung out to see what would come next.} “Now look as if you had been here first.”
Mr Potts looked. {young:“More,” said {A}.|“You look as if you were waiting for a bus,” said {A}. “More. More {guest_noun}.”}
“Hic,” said {guest}, but it was a hic that meant yes. # spare
Mr Potts went to the bench and back with it, and asked to do the corner again. # more
{pausing} # company
-> DONE

=== l2
# aside
# shot: close
# place: street; dusk; clear
# place for teach: school; dusk; clear
# place for goal: meadow; dusk; clear
# action: guest stand proud; heroes stand curious at guest; friends stand curious
# things: blanket on guest; bench
“Could {guest_many:they|it} show me once?” asked Mr Potts. {young:So {guest} got up.|So {guest} got up out of the blanket, and was {guest_a}, just for a moment, with nothing else to do.}
It was only from the bench to the wall. {young:But how well it was done!|But there was not a bit in all that way, at the back or at the front, that was anything else.}
Mr Potts had opened his book to write it down. {young:He shut it again.|He wrote “From the”, and looked up, and shut the book again, because it was not a thing for books.}
“How long have you been doing it?” he asked. ¶ “All {guest_many:our lives|my life},” said {guest}. “Hic.”
“I could do the ears,” said Mr Potts, when he had thought about it. ¶ “Do not begin with ears,” said {guest}. “Begin in the middle, and let the ears come.” # more
“You have to start early,” said {A}. # more
Mr Potts was forty-six, and said that he would start tomorrow. # more
-> DONE

=== m3
# aside
# shot: above
# place: street; dusk; clear
# place for teach: school; dusk; clear
# place for goal: meadow; dusk; clear
# action: heroes jump laughing; potts crouch happy; guest sit happy; friends jump laughing
# things: blanket on guest; bench
# people: potts=man(glasses)
Then everybody tried, so that Mr Potts should not be alone with it. {young:{A} did it lying down.|{A} did it lying down first, and then the same thing standing, which is harder.}
The baker put down her bag, and was {guest_a} as far as the elbows. {young:The rest of her was a baker.|Below that she was still a baker, but she said that it was coming.}
A very old man did it with one eyebrow. {young:That was enough!|It was only an eyebrow, but there was nothing of a man left in it.}
Mr Potts watched the eyebrow. “Ah,” he said. {young:“From inside!”|“One does it from inside.”}
A dog looked on, and stayed a dog. # more
“Does one get it off again?” asked the baker. ¶ “With soap,” said {A}. # more
-> DONE

=== s4
# shot: close
# place: street; dusk; clear
# place for teach: school; dusk; clear
# place for goal: meadow; dusk; clear
# action: potts stand proud; guest jump surprised; heroes clap laughing; friends clap laughing
# things: blanket on guest; bench
# people: potts=man(glasses)
{helper_person:“Shut your eyes, and give me the book,” said {helper}, and Mr Potts gave it up.} # beat
{helper_animal:{helper} lay down on the book, and so Mr Potts had to do without.} # beat
{helper_carried:{helper} was put on top of the book, and so Mr Potts had to do without.} # beat
Mr Potts shut his eyes, and thought of {guest_a}. “Less knee,” said {A}. “More. More. Right through!” ¶ And then it came.
{
- is_teach:
He opened his mouth, and what came out was no name that is in the book. The whole class sat down on the floor, just so. Nobody had told them to.
- is_goal:
The ball came. It saw Mr Potts. It stopped in the air to think, and went home the way it had come.
- is_road:
The bus stopped. The bus behind it stopped. All the way to the bridge the drivers took off their caps.
- is_drive:
They went round the bend by the church, and nobody held on. Every bump lay down flat for Mr Potts.
- is_treat:
He looked, and said “hm”. “It is gone,” said the man who had brought it. “What was it, anyway?”
- is_cook:
He stirred it, once round and no more. They smelled it as far as the bank.
- else:
It was done before you could say so. There was not one thing wrong with it.
}
It was so good that {guest} jumped right out of the blanket. “Who is that?” ¶ “It is only Mr Potts,” said {A}.
They all waited for the hic. There was none. {guest} had been surprised.
Then {guest} went and did it, as only {guest_a} can, and Mr Potts had the blanket. # usual
-> DONE

=== m4
# aside
# shot: wide
# place: street; dusk; clear
# action: heroes walk happy; potts walk happy; friends walk happy
# things: street-lamp; wall
# people: potts=man(glasses)
Mr Potts went a bit of the way with them. He still had very little knee.
“You can stop now,” said {A}. ¶ “I know,” said Mr Potts. “Just as far as the lamp.”
At the lamp he did not stop. His cat looked out. It went in again. # spare
His trousers were now too long. # more
“Once more tomorrow?” asked Mr Potts. ¶ “On Thursdays,” said {guest}. So he had Thursdays. # spare
{homeward} # company
-> DONE

=== l3
# aside
# shot: close
# place: bathroom; night; stars
# action: heroes wash sleepy; friends sit
# things: basin; towel; mirror
{A} washed. In the mirror was {A}, with soap.
“Less knee,” said {A}. There was none. The mirror was too high up.
“More,” said {A}. There was more. # spare
Then it was {A} again. That was good, too.
{A} looked at the toothbrush. It had no knees, and nobody had to tell it. # more
The soap was put back. It was a bit less soap now. # more
The towel was a towel, right through. # more
So was the tap. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: bench; street-lamp; moon; book on bench
In the street it was still. A book lay on the bench.
It said how it is done. Nobody read it.
The moon was out. It was the moon right through. # spare
A tie hung on the gate. Mr Potts did not need it now.
A snail came by, and went along the tie. It was a snail at both ends. # more
The buses slept. Their lamps were off. # more
At the church it struck nine, and all of them were good ones. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A lie-back sleepy; heroes lie-back sleepy; friends sleep
# things: bed; pillow; quilt; lamp
{A} lay in bed. {A} was {A}, right through.
{resting}
{keepsake}
{dream} # spare
Somewhere in the town lay {guest}. Nobody looked. It was still so. # usual
“Less knee,” said {A}. The quilt lay flat. # usual
“More,” said {A}. The bed got warm. “More.” The lamp got low.
Then there was no more.
“Hic,” said Mr Potts, far away, in his bed.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Mr Potts came past in the morning without his tie, and he had very little knee. It was a Thursday. “Hic,” he said. “I seem to have it now. Has anybody got a surprise?”
{A} thought about it, and then looked at him, and was {A}, right through, with both arms out. Mr Potts had never seen it done so well from so near. “Thank you,” he said. “It is gone.”
-> DONE

=== next_bedtime
The tie was under the pillow. It was a tie, right through.
-> DONE
