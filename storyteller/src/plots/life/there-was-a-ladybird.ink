# about: quarrel(fell out&!friends again&!made up|fallen out|falling out|falls out|fall out|best friend&!friends again&!made up&!making up|her friend|his friend|not speaking|not talking|isn't speaking|isn’t speaking|not friends|friends any more|friend any more)
# also: angry; sad; sorry; left-out; school-day; sharing; frustrated; play; lonely
# news: bad
# kind mum: mum|mummy|mums|mam|mom
# kind pump: pump
# kind noplay: wouldn’t play|wouldn't play|would not play|won't play|didn't want to play|refused to play|not playing
# wants: child
# role other: friend, playmate, somebody, person(friend) = a friend
# role grownup: parent = the grown-up at the table
# ages: 4-10
# holds: quarrel(kind), ladybird(kind), dark(kind)

=== title
{~There Was a Ladybird|We Are Not Speaking}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: L stand cross; heroes stand cross; grownup hold coat; friends stand
# things: door; coat on hook; hook; rucksack; mat
{~“We are not speaking,” said {H} in the hall. {young:The coat was not hung up.|The coat had not been hung up, either.}|{H} came home, and was not speaking to {other}. {young:It had been hard work.|It takes a good deal of work, and most of it is looking the other way.}|It had been a long day for {H}, {young:and a cross one, with not one word to {other} in it.|for there is nothing so long as a day in which you are not speaking.}}
{
- is_mum:
It was about who got to be the mum in the game. {young:There was only room for one mum, and they were both it.|There was only room for one, and {L} and {other} had both been her, at the tops of their voices.}
- is_pump:
It was about a bike pump. {young:They had both had hold of it, and neither would let go.|They had both had hold of it, and all the air had gone into the quarrel.}
- is_noplay:
“Not today,” {other} had said, {young:and gone off to the other end of the playground.|and gone off to the other end of the playground, and {L} had looked at a wall.}
- else:
It had begun with something small. {young:By now it was so big that you could not see round it.|By home time it was so big that you could not see round it.} # usual
}
It hurt, somewhere under the jumper. {young:{L} wanted it to be yesterday.|What {L} wanted was for it to be yesterday, when they were speaking.}
“And the worst is,” said {L}, “there was a ladybird.”
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: L sit-on-chair sad; grownup stand; heroes sit-on-chair; friends sit
# things: table; apple on table; cup on table; chair; themed on table
It had walked up the back of the teacher, all through numbers. {young:It went right up to the collar, and looked over the edge.|It went from the belt to the collar, and along the collar, and looked over the edge.}
{joining}
{musing} # personal
{hinderer_person:“Did it fly?” asked {hinderer}. “I should have liked it better if it had flown.”} # beat
{hinderer_animal:{hinderer} heard that there was something on somebody’s back, and went to look at all of theirs.} # beat
{hinderer_carried:{hinderer} was told about it from the beginning, and took it very calmly.} # beat
“A ladybird,” said {grownup}. “That is nice.” ¶ {L} looked at the table. {young:It was not nice, it was FUNNY, and it hurt to hold it in.|It had not been nice. It had been so funny that it hurt to hold it in.}
There was only one person who would have seen that, and that was {other}.
“I had to laugh by myself,” said {L}. {young:“It did not work.”|“It is not the same. It comes out at the nose.”} # usual
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: A peek cross; heroes stand; grownup stand; friends sit
# things: table; pea on plate; plate on table; cup on table
“How do you do it?” asked {grownup}. {young:So {A} showed how.|So {A} showed everybody how it is done, when two people are not speaking.}
You turn your head, so, {young:with the nose up, and you look very hard at a hook on the wall.|with the nose up, and you look at something on the wall, such as a hook. You must look as if it were a good hook.}
But you have to look back, {young:now and then, to see if they are still doing it too.|every now and then, to make sure that the other one is still not looking at you.}
“And was anybody looking back?” ¶ {young:“Yes,” said {A}. “Every time!”|¶ “Every time,” said {A}. “We both turned round at once. It was eleven times before lunch.”}
That seemed to {grownup} to be quite a lot. {young:They had hardly ever done so much together.|There were people who were speaking, and who did not see so much of each other.}
{pausing} # company
-> DONE

=== l1
# aside
# shot: above
# place: garden; afternoon; clear
# action: A run; heroes run; grownup stand; friends run
# things: swing; see-saw; ball; hedge
Outside it was no better. {young:{A} sat down on the see-saw, and it stayed where it was.|{A} sat down on one end of the see-saw, and there that end stayed.}
A ball will only come back if somebody is there. {young:This one rolled off over the grass, and lay down in the hedge.|This one went off over the grass, and looked round once, and lay down in the hedge.}
{A} threw it at the wall after that. {young:The wall threw it back, but it never once fell over.|The wall threw it back, but always in the same way, and never once fell over.}
“Shall I come and play?” called {grownup}. {young:They played for a bit, and it was kind of {grownup} to try.|It was kindly meant, and {grownup} was quite good, for somebody holding a tea towel.}
But nobody said “Your go, Your Majesty,” in the right voice. {young:Only {other} can do that, with the pink glove on.|You can’t explain a voice like that. You need the person, with the crown on, and the pink glove.}
-> DONE

=== s3
# shot: two
# place: living-room; dusk; clear
# action: L point; grownup write letter; heroes sit; friends sit
# things: table; letter on table; lamp; sofa
“I will write it down,” said {L}, “that we are not speaking. {young:You do the letters.”|Then it is official.” {grownup} did the writing, and {L} did the words.}
“I am not speaking to you,” it said, right at the top.
{helper_person:“That is very clear,” said {helper}, who had read it over, twice. “Is there a PS?”} # beat
{helper_animal:{helper} lay down across {L}’s feet, and they were a good deal less cross after that.} # beat
{helper_carried:{helper} held down one corner of it, so that it should not curl up.} # beat
“Is that all?” asked {grownup}, with the pencil up. ¶ {L} thought. “PS,” said {L}. {young:“There was a ladybird.”|“There was a ladybird. It went up the back and looked over the collar.”}
A PS is what comes after the end, when you have thought of something else. # usual
“PS. Did you see? PS. We had the pink pudding, and you did not have any. PS. My button came off, {young:and I have it in my pocket.”|the one that you like, and I have it in my pocket.”} # usual
-> DONE

=== m2
# aside
# shot: above
# place: living-room; dusk; clear
# action: A draw pencil; heroes sit; grownup sit; friends sit
# things: table; letter on table; pencil in A.hand; button on table; lamp
They needed another sheet. {young:The PS went all the way down, and up the side.|The letter was one line, and the PS was down to the bottom, and had begun to go up the side.}
{A} drew the ladybird in as well, {young:with all its spots, so that it could look over the edge.|at the very edge of the paper, so that it could look over.}
“PS,” said {A}, “somebody said ‘bottom’ in assembly. PS. It was the head.” {young:{grownup} had to put down the pencil for that one.|{grownup} had to put down the pencil for that one, and pick it up again from the floor.}
“I did not know that I had so many,” said {A}. {young:“I must have saved them all day.”|“I saved them all day, and I did not even know that I was saving.”}
The button was laid next to the ladybird, and it was the same size, and nearly as red. # usual
-> DONE

=== l2
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: A eat; heroes eat; grownup eat; friends sit
# things: table; plate on table; potato on plate; lamp; window
At tea {A} was quiet, and looked out of the window. {young:In another kitchen {other} had tea, too.|Behind the roofs, in another kitchen, {other} would be having tea as well.}
“What do you think they are all doing there now?” asked {grownup}. {young:¶ “Eating,” said {A}. “Not peas.”|¶ “Eating,” said {A}. “But not the peas. They will be under the fork.”}
“You know a great deal about it.” ¶ {young:“I know it all,” said {A}.|¶ “I know it all,” said {A}. “There is a fork with a bent leg. That is always the one.”}
Then {A} turned over a potato. {young:“But I do not know today.”|“I do not know about today, though. I was looking at the hook.”}
It was a whole day, and it was missing. {young:{A} did not like that.|There had never been one missing before, not even with chickenpox.} # usual
-> DONE

=== s4
# shot: close
# place: living-room; dusk; clear
# action: L hold surprised letter; grownup sit; heroes look-up surprised; friends sit
# things: letter in L.hand; lamp; table; scissors on table
{L} looked at the letter from the top to the bottom. {young:There was one cross bit, and all the rest was ladybird.|Not speaking was one line of it. All the rest was speaking.}
“Oh,” said {L}, and thought of {other}, who had looked out of the window all day. “There will be window ones.”
“Window what?” asked {grownup}. ¶ “PS,” said {L}. {young:“There will be some on that side, too.”|“There will be a whole lot on that side, too, from not speaking to me.”} # usual
{L} very much wanted to know what they were. {young:You can’t ask if you are not speaking.|But you can’t ask a person that, if you are not speaking to them.} # usual
So {L} folded the top line back, and {grownup} tore it off. {young:It was only a thin bit.|It was no wider than a finger.}
Now it began: There was a ladybird.
{is_mum:“PS,” said {L}, “there could be two mums. They could meet at the bus stop.” That went on at the end.|“PS,” said {L}, “I am sorry about the other bit.” That went on at the end.}
-> DONE

=== m3
# aside
# shot: behind
# place: hallway; night; clear
# action: A fold letter; heroes stand; grownup stand; friends stand
# things: coat on hook; hook; letter; lamp; rucksack
The letter was folded up small, with the ladybird on the outside. It went in the pocket of the coat, where it could be found in the dark.
The coat was hung up now. It had its arms down, and its pocket shut.
“Will you give it in the line?” asked {grownup}. ¶ “First thing,” said {A}. “Before the bell.” # spare
The button was to go too. It lay at the bottom, in the warm. # spare
{A} gave the pocket a pat. It said a bit of a word, as paper does. # usual
-> DONE

=== m4
# aside
# shot: two
# place: bathroom; night; clear
# action: A wash; heroes wash; grownup hold towel; friends sit
# things: sink; soap; towel; mirror; tap
At the sink {A} tried it out, to see what the face would do.
It turned its nose up, and looked at the hook. It looked back. There it was, in the mirror, doing the same.
They both began to laugh. It did not come out at the nose this time. # usual
“PS,” {A} told the mirror, “you have soap on.” So it had, and on the same side. # more
The towel came down over both of them, and then there was only one.
-> DONE

=== l3
# aside
# shot: above
# place: bedroom; night; clear
# action: A lie-back; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; lamp; pillow; quilt
“What if I am the only one who is speaking?” asked {A}, in the bed.
“Then you are the first,” said {grownup}. “And you have got the ladybird.”
That was so. It is hard not to speak, with a thing like that in your hand. # spare
They were quiet for a bit. It was a good sort of quiet. No one was doing it. # spare
“PS,” said {A}, “you have been quite nice, too.” # more
-> DONE

=== l4
# aside
# shot: object
# place: school; night; stars
# action: heroes sleep
# things: fence; moon; wall; hedge; leaf
At the school it was dark. Two chairs were up on a desk, side by side. They had their legs in the air.
In the hedge a leaf had come down over something, like a lid. It was small, and red, and it had its legs in.
It had had a good day. It had been all the way up, and it had seen a whole class from the top. # spare
It had seen one look at a hook, and one look out. It had seen them both look back.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes sleep; grownup sit; friends sleep
# things: bed; lamp; pillow; quilt; window
{H} lay in bed. The thin bit of paper was in the bin. # usual
{resting}
{keepsake}
{dream} # spare
Not far off {other} lay in bed. There was a whole day to tell.
They would do that first. # usual
“Goodnight,” said {grownup}, and put out the lamp.
That was the end of the day. It was signed. # usual
It was still for a while.
“PS,” said {L}.
Goodnight, {H}.
PS. Goodnight.
-> DONE

=== next_night
There was a letter in the coat, and it had been there all day without anybody seeing it go in. It began in the middle. “PS,” it said. “There was a window one. A pigeon sat on the head’s car, and then it sat on the head.”
{H} read it four times, and each time it had to be put down for a moment.
-> DONE

=== next_bedtime
The pocket of the coat was shut. There was something in it that said a bit of a word.
-> DONE
