# about: pet-ill; pet-missing
# also: sad; missing; nervous; scared; cannot-sleep
# news: bad
# wants: child
# role grownup: parent = the grown-up with the pen
# role pet: answer = a pet
# ages: 3-11
# holds: illness, lost, dark(kind)

=== title
{~Please Read This First|How to Use the Left Side}
-> DONE

=== s1
# shot: wide
# place: kitchen; day; clear
# action: A look-up worried holding book; heroes peek sad at box; friends peek under table
# things: toaster on table; table; box; book
{~The new toaster had come with a book, in nine languages, and {H} looked round for {pet}, who likes a box. But {pet} was not in the usual place.|“Please read this first,” said the new toaster’s book. {young:{H} looked round, to show {pet}.|{H} looked round to show {pet}, who likes a box.} But {pet} was not in the usual place.|{H} read the best bit of the toaster’s book out to {pet}, {young:and looked up. The usual place was empty.|and only then looked up, and the usual place was empty.} There was just the dent.}
Nobody could say yet how it would turn out for {pet}, but there were people doing all that can be done. It was not {As} fault.
“What if they don’t know how {pet} works?” said {A}. “The ones who are near {pet} now{not young:, I mean. What if they press the wrong side}?”
A toaster only does toast, and it had a book as thick as a {~slice|sponge}. {young:{pet} had no book at all.|For {pet}, who does more, there was not one page.} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: kitchen; day; clear
# action: A draw curious pencil; heroes point at drawing; friends read book
# things: drawing on table; table; toaster on table; book
They looked to see how the toaster had done it. {young:First there was a picture, with arrows.|It began with a drawing, and arrows, and a number at the end of each.}
So {A} drew {pet}, and put arrows. One was the front. Two was the back. {young:Three was the bit that says how it is going.|Three was the part by which you can tell how things are going.} Four was where the dinner goes in.
“What is five?” {many:asked {B}.|asked {grownup}.} ¶ “Nobody is allowed at five,” said {A}. {young:“Only {pet}.”|“Five is {pet_s} own affair.”}
It was not very like {pet}. It was more like the toaster. # spare
{pausing} # company
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: A point curious at paper; grownup write paper; heroes think; friends sit
# things: table; paper on table; box
So they cleared the table, and everybody who knew {pet} came to write a book.
{joining}
{A} said it, and {grownup} wrote it down. # usual
{young:“Please read this first,” it said. “This way up.”|“Please read this first,” it began. “This way up. Do not shake.”}
“One. How to begin. Sit down. Look at something else. Wait.” You have to let {pet} have the idea.
“Two. {pet} has a good side. It is the left one.” {young:The right one is good, too, but you have to ask.|The right side may be used as well, but only in the evenings, and after asking.} # usual
{hinderer_person:“I always called,” said {hinderer}. “I called every day.” They had a look at that, and drew a line under Wait.} # beat
{hinderer_animal:{hinderer} lay down on the first page, on Wait, and nobody could get on.} # beat
{hinderer_carried:{hinderer} was on the table, in the middle of it, and had to be written round.} # beat
“Three,” said {A}. “If there is a noise, it is not about you.”
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: A shout happy; heroes listen laughing; grownup write; friends listen
# things: table; paper on table
The noises took a whole page. {young:There was the one for supper. There was the one for no.|There was the one that means supper, and the one that means that it was yesterday’s.}
There was one that {pet} makes at the {~door|window}, about nothing. {young:You say “I know.” Then it is all right.|The thing to do, they wrote, is to say “I know,” in the voice of somebody who does.}
And there is the noise that is no noise at all. {A} did that one, for a bit. {young:That is when {pet} likes you best.|It means that you are doing very well, and should not move, even if it is your dinner time.}
“Put that twice,” said {A}. # spare
-> DONE

=== m2
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: A crawl calm under table; heroes give egg at A; friends read paper
# things: table; egg; paper; wall
The toaster had a page for when things go wrong, with a line down the middle. On the left was what is the matter. {young:On the right was what you do.|On the right it told you what to do, and it was mostly to pull out the crumbs.}
“Does not come,” said {A}, for the left. “You stop calling,” for the right.
“Comes too much.” ¶ “You finish your {~egg|sandwich} under the table.”
{young:“Looks at the wall.” “You look at the wall, too.”|“Looks at the wall, and there is nothing there.” For that one it was: “You look as well. It is only manners.”}
“Comes in the night.” ¶ “You leave {pet} some of the bed, on the left.” # more
“What if {pet} is frightened?” {many:asked {B}.|asked {grownup}.} {A} knew that one straight away. “You go low,” said {A}, “and you go slow, and you are warm.”
-> DONE

=== l2
# aside
# shot: wide
# place: garden; afternoon; breeze
# action: neighbour sit calm; A point at shoe; heroes read paper; friends sit
# things: shoe before neighbour; paper; fence
# people: neighbour(he)
They had to get it right. So they tried it out on a {~neighbour|postman}, who had a minute. {young:He sat on the floor. He looked at his shoe.|He sat down where he was told to, and looked at his shoe, and waited.}
Two legs went by, and were not {pet_s}. # spare
“Now what?” he asked.
“Now nothing,” said {A}. {young:“That is how it starts.”|“This part can be ten minutes. It is better if you do not mind.”}
He did not mind. He said, after a while, that it was the nicest thing he had been asked to do since {~Friday|breakfast}. {young:So that page was right.|So they could leave that page as it was.}
-> DONE

=== s3
# shot: behind
# place: kitchen; dusk; clear
# action: A sit calm; heroes sit; grownup hold pen; friends sit
# things: shoe before A; paper on table; table
By then the book had a page about the chin, and another about going downstairs in front of people. # usual
“It does not say the main thing,” said {A}. 
{helper_person:“Leave a line,” said {helper}, “and see if it comes.” So there was an empty line.} # beat
{helper_animal:{helper} came and sat down by the chair, near, but not too near, and looked at something else.} # beat
{helper_carried:{helper} was put where a chin could be leaned on the top, and {A} leaned one, and thought.} # beat
They tried it in red, with a box round it: PLEASE BE NICE. You could say that about a toaster. # usual
“How do you do it?” asked {grownup}. “When {pet} is here?”
{A} could not say it in words, but could show it to them. {A} sat down on the floor, and looked at a shoe. One hand lay open, next to where {pet} would be.
The hand knew just how wide, and how near, and how long.
-> DONE

=== s4
# shot: close
# place: kitchen; dusk; clear
# action: A write calm pen; grownup hug A; heroes listen; friends sit
# things: paper; pen; lamp
“Who showed you that?” asked {grownup}.
{young:“{pet} did,” said {A}.|“{pet} did,” said {A}. “I used to press.”}
“Then {pet} can show them,” said {grownup}.
{A} had not seen it like that. {pet} did not need a book. {pet} was one. {young:It says how, if you wait.|It is all in there, and it says how, to whoever sits down and waits.} # usual
They put in one more line, at the very end.
“If you are the one who is with {pet},” it said, “thank you.”
-> DONE

=== m4
# shot: two
# place: garden; dusk; breeze
# action: A read calm paper; heroes listen; grownup stand; friends look-up
# things: paper; door; hedge; lamp
They read it out, all of it, from the left side to the thank you.
They did it at the back door, so that it could get about. The wind took some. It went over the {~hedge|bins}.
“Did anybody hear it?” asked {A}.
They could not tell. A bat came by, and may have. # spare
“We can read it out again,” said {grownup}.
The first page had gone soft. It had been in a hand all day. # more
-> DONE

=== l3
# shot: behind
# place: bathroom; night; clear
# action: grownup hold towel; A hug sleepy grownup; heroes sit; friends sit
# things: bath; towel; tap
Before bed they tried the book on {A}.
“One,” said {grownup}. “How to begin. Sit down. Look at something else.” ¶ They looked at the tap. # spare
It worked. It took no time at all. {A} came and leaned, on the left side.
“Does not come out of the bath,” said {grownup}. “You stop calling.” # more
It is a good page, that. You can use it for nearly all who live in a house. # more
-> DONE

=== m3
# shot: above
# place: kitchen; night; stars
# action: A point sleepy at cushion; heroes whisper toaster; grownup hold lamp; friends sit
# things: cushion; toaster on table; table; lamp
The usual place was left as it was. Nobody beat the dent out of it.
It was not for anything. It was just {pet_s}. # spare
“I don’t know how it will go,” said {A} to the toaster.
The toaster did not know. It had nine languages, and it did not say it would be all right. {A} thought that was fair. # more
They put out the light by the door, and then they put it on again, for tonight. # spare
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes look-up sleepy
# things: wall; leaf before wall; 3 papers; moon
Out there it was night, and not cold. Some of the words had got as far as the wall.
“Sit down,” said the wall, very low. “Wait.” # more
A leaf sat down. It looked at something else. # more
The night went by on soft feet. It does not press. It goes low, and it goes slow.
It goes by all the places there are. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; grownup read paper; heroes sleep; friends sit
# things: paper
The pages lay by the bed. They had the right side up. # usual
{resting}
{dream} # spare
Nobody knew how it would go. So nobody said that they knew.
“Please read it,” said {L}, “the first bit.”
“Sit down,” said {grownup}, by the bed. “Look at something else. Wait.”
They looked at the moon. They waited, for a bit. # usual
One hand lay on top. It was open. It knew how wide.
“This one is for {pet},” said {L}. “But you can hold it.”
So {grownup} put a hand in it, on the left side.
Goodnight, {H}. Goodnight, {pet}. Sleep well.
Goodnight.
-> DONE

=== next_night
The postman sat down on the step in the morning, and looked at his shoe.
“I do it everywhere now,” he said. “I sit down. I look at something else. I have had two sparrows, a goose, and my brother.”
He wanted to know what came next. So {A} told him the page about going low and going slow, and he put it on the back of his hand.
A sparrow had come quite near. It was looking at something else.
-> DONE

=== next_bedtime
“Sit down,” said the dark. “Wait.” They had it by heart.
-> DONE
