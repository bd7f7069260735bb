# about: school-day(parents evening&!tomorrow&!next&!is on|parents' evening&!tomorrow&!next&!is on|parents’ evening&!tomorrow&!next&!is on|parent's evening&!tomorrow&!next&!is on|parent’s evening&!tomorrow&!next&!is on|parent evening&!tomorrow&!next&!is on|parents night&!tomorrow&!next&!is on|parent teacher&!tomorrow&!next&!is on|parent-teacher&!tomorrow&!next&!is on)
# also: proud; happy; kindness; trying-again; nervous; too-excited; school-day; person; reading-aloud; manners; listening
# role grownup: elder, parent = the grown-up with the coat on
# wants: child
# ages: 4-10
# holds: dark(kind)

=== title
{~Good What?|The Small Chair}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: grownup stand happy; heroes look-up curious at grownup; friends stand
# things: coat on hook; hook; stairs; door
{~It had been parents’ evening. {grownup} had been to school, {young:and {H} had not.|and {H} had stayed at home, which is the wrong way round.}|At school they had been talking about {H}, {young:and {H} was not there.|for ten whole minutes, and everybody had been there but {H}.} It had been parents’ evening, and now {grownup} came home.|{H} heard the key. It was {grownup}, who had been to parents’ evening, {young:and was late.|and smelled of school, of floor and pencils.}}
“And what did they say about me?” asked {A}. ¶ “Good,” said {grownup}, {young:and smiled, and hung up the coat.|and hung up the coat, and looked pleased all over.}
{A} waited for the rest, but that was all there was.
“Good what?” said {A}. ¶ “All good,” said {grownup}.
A word like that is soon over, and {A} wanted to hear {young:the whole of it.|all ten minutes of it.}
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: grownup sit-on-chair happy; A point curious; heroes sit-on-chair; friends sit
# things: table; cup on table; stool; themed
{joining}
“Where did you sit?” asked {A}. ¶ “On your chair,” said {grownup}. {young:“It is very small.”|“My knees came up on both sides of my ears, like a grasshopper’s.”}
“And what was said?” ¶ {young:“Good things,” said {grownup}.|“A lot of good things,” said {grownup}, and put on the kettle.}
{hinderer_person:“Was there cake?” asked {hinderer}. “There was not? Then I should not have gone.”} # beat
{hinderer_animal:{hinderer} had to smell the shoes that had been to school, the left, and then the right, and the left again.} # beat
{hinderer_carried:{hinderer} wanted to be picked up just then, or that is what it looked like.} # beat
{themed_a} was moved to one side, so that they could see each other. # personal
“Did you look in my tray?” ¶ “I did.” ¶ “Did you see the wall?” ¶ “I saw it.” {young:It all went in, and nothing came out.|It was like putting letters in a box, and never getting an answer.} # usual
“And the picture with the bridge?” ¶ “That as well,” said {grownup}. # more
“You do not know how to do it,” said {A}.
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A look-up curious; grownup sit-on-chair; heroes sit; friends sit
# things: table; cup on table; 3 pencils on table
There had been other people as well, it came out. {young:They sat outside on a bench.|They had sat in the corridor, on the long bench for shoes, and had not talked much.}
Somebody’s father had been told to put his feet in. {young:He put them in.|He had such long ones that people fell over them, and he said that he was sorry, and blushed.}
A lady had looked at all the pegs, {young:to find the right one.|one after the other, until she came to a name, and then she had stood there and held on to the peg.}
“Did you hold mine?” asked {A}. {young:“A bit,” said {grownup}.|“I may have done,” said {grownup}. “In passing.”}
The teacher had a cold cup of tea, {young:and it had been cold since four.|which had been standing there since four, and had a skin, and was not complained of.} # more
Nobody had run in the corridor. {young:They had all walked.|There is a sign that says so, and they had all walked past it, very straight.} ¶ “That is good,” said {A}. “That is quite hard, when you are new.” # more
-> DONE

=== l1
# aside
# shot: close
# place: hallway; dusk; clear
# action: A hold curious coat; heroes stand; grownup stand; friends stand
# things: coat; hook; stairs; paper
{A} looked in the coat. {young:Some of it might be in there.|If a thing is not in what people say, it may be in their pockets.}
There was a bus ticket, and a pencil from school, {young:a very short one.|so short that it could not have been much use to anybody but a mouse.}
“I was lent that,” said {grownup}, “and I walked off with it.” {young:“You have to give it back!”|“You will have to own up,” said {A}. “They do not mind, if you own up.”}
In the other pocket was a hanky. {young:It was a bit wet.|It was a little wet, and {grownup} said that the wind had been cold.} # more
On the ticket {grownup} had written something. {young:There were three words.|There were three words and a line under them, and it was all in writing that joins up like knitting.}
“What does it say?” ¶ “It says good,” said {grownup}. {young:“And the next one?” “Very.”|“And what is the next one?” ¶ “Very,” said {grownup}, “but I could not spell the third.”} # more
The ticket was put back, {young:and the pocket was shut.|and the pocket was patted, so that it should know that it had been looked at.} # more
-> DONE

=== s3
# shot: above
# place: living-room; dusk; clear
# action: A sit-on-chair proud; heroes sit; friends sit
# things: table; stool; paper on table; pencil; clock; kettle
So {A} showed how. {A} took the big chair, and a pencil, and put the little stool in front. {young:The kettle came first.|There was a clock for the ten minutes, and first in was the kettle.}
“It tries hard,” said {A}, “and it is always the first to finish. {young:But it shouts.”|But it gets steamed up about it, and it interrupts.”}
{helper_person:{helper} came in for the kettle, as its mother, and was pleased, and asked what could be done at home.} # beat
{helper_animal:{helper} was next, and was told about the slippers, and about the kindness, and held still for both.} # beat
{helper_carried:{helper} was next, and was told that nobody in the whole house was a better listener.} # beat
Then it was the sofa’s turn. {young:It was very good at sharing.|It was good at sharing, and looked after small things that were not its own, and it should give them back.} # usual
{grownup} looked in at the door with a tea towel. “Do go on,” said {grownup}. {young:“I like it.”|“I should like to hear the rest.”} ¶ “That is just what I said,” said {A}. # usual
-> DONE

=== m2
# aside
# shot: two
# place: living-room; dusk; clear
# action: A write happy; heroes sit; friends sit
# things: paper; pencil; lamp; clock; stool
There were a good many parents that evening. {young:The lamp came in. The clock came in.|The lamp came in, and then the clock, which was of course on the minute.}
“You are bright,” said {A} to the lamp, {young:“but you have to be turned on.”|“but you do nothing unless somebody turns you on, and we should like to see you try it by yourself.”}
The clock was told that it was steady. {young:It did not have to hurry.|It was steady, and it did not talk too much, and it could be left by itself.}
{is_loved:“And you know everything about {loved},” said {A}, to the book on the shelf. “That was nice for us all.”|{musing}} # personal
{pausing} # company
The cushions came in together, {young:and would not sit still.|and had to be told that this was about only one of them.} # more
The stool came in about the table, {young:and they sat close.|and was told that the two of them should not always sit together, but that it did no harm.} # more
The door was told not to slam. {young:“I know that it is the wind.”|“I know that it is the wind who begins it,” said {A}, “but you are the bigger of the two.”} # more
They all went away pleased. {young:The door shut softly.|The door shut so softly that you had to look whether it had.} # more
-> DONE

=== l2
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: A eat happy; grownup eat; heroes sit-on-chair; friends sit-on-chair
# things: table; 2 plates on table; fork on table; cup on table
Supper was late that night, {young:so they had toast.|on account of the ten minutes, and so it was toast, which nobody minded.}
{grownup} ate it at the table with both elbows in. {young:That was because of the chair.|Whoever has sat on a small chair sits up for some time afterwards.}
“Did you put up your hand?” asked {A}. {young:“I forgot.”|“I forgot,” said {grownup}. “I just talked.” ¶ “You have to put it up,” said {A}, “or it is calling out.”}
So {grownup} put one up, {young:with toast in it.|with toast in it, and waited to be chosen.} ¶ “Yes?” said {A}. ¶ “Is there any jam?”
There was, {young:and it was passed along.|and it was passed along, and everybody said thank you, as it is done where {grownup} had been.} # more
The jam was good as well. {young:It was told so.|It was told so, to its face, since it is easily said.} # more
One crust was left. {young:It got a star.|It had been very good, and had kept till last, and was given a star of butter.} # more
-> DONE

=== s4
# shot: close
# place: living-room; night; clear
# action: grownup sit laughing on stool; L sit-on-chair proud; heroes sit; friends sit
# things: stool; table; paper on table; clock
Last of all came {grownup}, and had to sit on the stool, {young:with both knees up.|with both knees up beside the ears.}
“I am very pleased with you,” said {L}. “You do the voices, when you read. {young:You do all of them.|You do all of them, even the snail.} And you have very good hands for when it is dark.”
{grownup} did not say anything. {young:It was nice to hear.|You could see it go in, one thing after the other, and be put away.} # usual
“You could drink your tea while it is hot,” said {L}. “But you try.” # usual
“Is that all good?” asked {grownup}. ¶ “It is,” said {L}. {young:“But you have to hear it.”|“But I could not just say good. You have to hear which.”}
“Oh,” said {grownup}, and understood.
And {grownup} pulled the stool up close, and began at the beginning, and told {L} what had been said, {young:every bit of it, in one ear.|every bit of it, in the right order, and into one ear, where nothing can fall out.}
Once they had to go back a bit, because it was so good. # more
It took ten minutes.
-> DONE

=== m4
# shot: two
# place: bathroom; night; clear
# action: L brush-teeth happy; heroes brush-teeth; grownup stand; friends sit
# things: basin; toothbrush; cup; mirror
It was in there now. {L} took care of that ear.
The teeth were told, too. They shone a bit.
“The third thing was the best,” said {L}. “Can I have it again?”
{grownup} bent down. There it was. It was no less. # usual
The mirror did not hear it. It saw somebody go pink. # more
“You try hard,” {L} told the tap. It gave one more drop. # more
The towel was told that it was a great help with the neck. # more
The soap was small. It had done a lot. # more
{L} walked to bed, like you do with a full cup.
-> DONE

=== l3
# shot: above
# place: hallway; night; stars
# action: L walk sleepy; grownup walk; heroes walk; friends walk
# things: stairs; lamp; coat on hook; hook
The coat hung on its hook. It had been to school.
{L} gave it a pat.
“Good coat,” said {L}. “You did not fall down.” # usual
The shoes were told as well, the left one and the right one. # more
Somebody’s glove was told that it would soon find its brother. # more
The stairs had been steady. The lamp had been bright. ¶ The seventh one creaked, but it was coming on. # more
It took a bit of time. They all went to bed pleased.
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit; heroes lie-back; friends sit
# things: bed; quilt; pillow; chair; lamp
The chair by the bed was small, too. {grownup} sat down. Up came the knees.
“You sit very well,” said {L}.
“I had to learn it,” said {grownup}. # usual
“You are warm,” {L} told the quilt. “You share.” ¶ It did not always. It lay still. # more
One foot had been out of bed, but it had come back by itself. # more
The pillow got the same words as last year. It was still soft. # more
Then the lamp was put out.
-> DONE

=== l4
# shot: object
# place: school; night; stars
# action: heroes sleep
# things: row of 4 chair; desk; moon; 3 drawing on wall; wall
The chairs at school were small again. Such big people had sat on them.
One of them stood a bit closer to the desk.
The tray was shut. It had been looked at, page by page. # more
The cup of tea was gone. There was only its ring, on the desk. # more
On the wall hung the pictures. They had been talked about all night. # more
The bench was empty. It was just a bench for shoes. # more
The hall lay quite straight. Nobody ran in it.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; quilt; pillow; chair; lamp
{resting}
{keepsake}
{dream} # spare
{L} lay on the other ear. Nothing ran out. # usual
First came one. Then came two. The third was best.
It was all in there. It was warm. # usual
Not one bit had got out. # more
“Good,” said {grownup}, very low.
“Good what?” said {L}.
It was just the front half.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The pencil had to go back to school, since it had only been lent. It was wrapped in paper, and {A} had written on it what was to be said about it. “It is short,” the paper said, “but it tries hard. It has been no trouble. It was good with the bus ticket.”
In the afternoon the paper came home again. There was a star on it, and the pencil had been allowed to draw it by itself.
-> DONE

=== next_bedtime
The small chair stood by the bed. It had been sat on very well.
-> DONE
