# about: won(council|class rep|year rep|class representative|voted|elected class|elected school|elected rep|pupil voice|student voice|class president|class captain); proud(council|class rep|class representative|class president); performance(school council|class council)
# also: proud; happy; too-excited; nervous; school-day; kindness; listening; won; shy
# kind eco: eco council|eco-council|eco committee
# wants: child
# role grownup: elder, parent = the grown-up with the teapot
# ages: 5-11
# needs: hearing
# holds: dark(kind)

=== title
{~The Chair Wishes to Speak|Has Anybody Anything to Say?}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: L stand proud; heroes stand happy; grownup hold teapot; friends stand
# things: table; 4 chair; teapot in grownup.hand; door
{~They had chosen {H}, out of everybody, {young:and it was true.|and it was still true when they got home.}|{H} came in and shut the door, {young:and stood up very straight.|and stood up very straight, and could not keep it in.}|There was news, and it came in with {H}, {young:and stood on one leg.|and would not wait for anybody to sit down.}}
“I am on the {is_eco:eco council|school council}!” said {L}. {young:“They chose me!”|“They could have chosen anybody, and they chose me.”} {L} was so proud that {young:it showed at the ears.|both ears had gone red.}
{grownup} put down the teapot, so as to have both arms free. # usual
{is_wished_person:“We must tell {wished_person},” said {grownup}.} # wished
“And what does a council do?” asked {grownup}.
“First it listens,” said {L}, “and then it says it.” {young:That is hard to do.|It sounds easy, but you have to do it in that order.}
{L} wanted to be good at it, and to begin {young:now.|at once, at home, where there was nobody on any council.}
-> DONE

=== s2
# shot: above
# place: kitchen; afternoon; clear
# action: L stand holding notebook; grownup shout laughing; heroes shout laughing; friends sit
# things: table; 4 chair; notebook in L.hand; pencil
So everybody was called to the kitchen table, and {L} had a notebook.
{joining}
{musing}
“Has anybody anything to say?” asked {L}.
Everybody had. They all had it {young:at once.|at the same time, and it came out like a bath with the plug pulled.} {L} wrote down “{young:mumble|socks}”, and “window”, and then could not keep up. # usual
{hinderer_person:“I have a small point,” said {hinderer}, and it turned out to have three parts, and a story about a bus.} # beat
{hinderer_animal:{hinderer} had one thing to say, and went and said it to the cupboard where the biscuits are.} # beat
{hinderer_carried:{hinderer} was on the notebook, so that whatever was said had to be written round the edge.} # beat
And somewhere in the middle of it something went knock. # usual
“Order,” said {L}. It had no effect. {young:They were all too loud.|The ones who were loud were all listening to themselves.}
-> DONE

=== m1
# aside
# shot: close
# place: hallway; afternoon; clear
# action: A kneel curious before shoebox; heroes kneel; grownup stand; friends sit
# things: shoebox; scissors; pencil; stairs
Some people would sooner write it down. {young:So there was a box.|So a shoebox was put on the bottom stair, with a slot in its lid.}
{A} left it alone for as long as it takes to count to a hundred. {young:Then there was something in it.|Then there was a rattle in it, when it was shaken.}
One said, “More hooks,” and one said, “Less pepper.” {young:And one was a button.|They were easy enough. But the third was a button, and nothing else at all.}
“Who would like what?” asked {grownup}. ¶ {A} turned it over. {young:“It is from a coat,” said {A}.|“It is from a coat,” said {A}. “It wants to go back on.”}
So that was put down as well, and in ink, since it could not say it twice.
The lid had been pushed in a little at one end. Somebody had wanted to see who had written what, and there was jam on it. # more
-> DONE

=== l1
# aside
# shot: two
# place: kitchen; afternoon; clear
# action: A stand proud; grownup sit-on-chair; heroes stand; friends sit
# things: table; mug on table; chair; window
The other half of it is saying things for somebody else. {young:{A} tried that, too.|That is harder, as they may not be there, and {A} thought that it had better be tried out.}
“I speak for the tea,” said {A}, and stood up. {young:“It wants to be drunk.”|“It has asked me to say that it was made some time ago.”}
{grownup} looked at the mug. {young:It was full.|It had been made hot, and had been left beside the sink, as it was on most days.}
“It would like you to sit down,” said {A}, “and drink it while it is warm.” {young:¶ “I agree with the tea,” said {grownup}.|¶ “I have never heard it put so well,” said {grownup}.}
And {grownup} sat down, and drank it to the bottom, {young:and the tea had nothing more to say.|and for as long as that took, nobody wanted anything.}
{A} spoke for the biscuit tin after that, but it was felt that the biscuit tin had been told what to say. # more
-> DONE

=== s3
# shot: two
# place: kitchen; dusk; clear
# action: grownup reach-up; L write pencil; heroes reach-up; friends sit
# things: table; 4 chair; notebook before L; themed on table
“Hands up,” said {L}, “and one at a time.” {young:That was better.|That was better, and the list grew.}
{grownup} was for {~opening a window|more hooks in the hall}. Somebody was against pepper, and against baths, and for a cake on {~Tuesdays|Fridays}. Knock.
{themed_a} was put in the middle, and only whoever held it might speak. # personal
{helper_person:“Might the rest of us be quiet while one talks?” asked {helper}, with a hand up, and it was put to the vote, and they were.} # beat
{helper_animal:{helper} sat up very straight and listened to each of them, first with one ear and then with both.} # beat
{helper_carried:{helper} was lent to people who had no hand free, so that it could be held up for them.} # beat
{young:Knock!|There it was again. Knock.} “Who is that?” said {L}. Nobody had a hand up. # usual
They looked at one another. {young:It was none of them.|It had not been anybody, and they said so, in turn.}
{L} wrote down a nine, and then there was nobody left to ask. Knock.
-> DONE

=== m2
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: A listen curious; heroes listen; grownup listen; friends listen
# things: tap; sink; fridge; clock; window
“Now be quiet,” said {A}, {young:and they all were.|and it was surprising how much there was still to be heard.}
The tap had a point to make. {young:It made it drop by drop.|It was a small one, and it made it over and over.} {A} turned it tight.
The fridge agreed, in a low voice, with everything. {young:Mmmm, it said.|It was the sort of voice that has been agreeing since breakfast.}
{pausing} # company
“The window,” whispered {A}. It was not quite shut, and went {young:“oo”.|“oo”, when there was wind, like somebody with a question.} They shut it. # usual
They had never been so quiet in that kitchen, all of them together, with nobody being told off. # more
The clock said the same as before. {young:It was five o’clock.|It was written down, that it was ten to five, and nobody was against.} # more
-> DONE

=== l2
# aside
# shot: wide
# place: kitchen; dusk; clear
# action: heroes reach-up laughing; grownup carry plate; friends sit
# things: table; row of 4 plate on table; pea; fork; jug
At tea they put things to the vote. {young:“Hands up for peas,” said {A}.|“Those in favour of peas,” said {A}, and counted, without favour.}
It was nearly everybody, {young:and the peas came in.|and so the peas came in, and went first to those who had been for them.}
“You have both your hands up,” said {grownup}. {young:¶ “I like them twice,” said {A}.|¶ “One is for the left side of me,” said {A}.} It only counted as one.
Pudding was carried by everybody. {young:It was carried to the table, and then it was gone.|There was no need to count, and it was also carried in, and did not last.}
The last potato sat in its dish. Nobody had asked it. It was for staying where it was, and it stayed. # more
-> DONE

=== s4
# shot: close
# place: kitchen; dusk; clear
# action: L kneel curious before chair; grownup sit-on-chair surprised; heroes kneel; friends peek
# things: chair; table; paper in L.hand; lamp
{L} looked down the list. {young:They all had hands.|Everybody on it had a mouth, and two hands to hold up.}
“Who is here,” said {L}, “and has not got a hand?” And {L} went under the table. {young:It was nice down there.|There were a great many legs, and not all of them were people’s.} # usual
{grownup} leaned over to see. Knock.
“It is the chair,” said {L}. {young:It was the old one. One leg was short.|It was the one by the window, that nobody likes. It had three legs on the floor, and held one a little way off it.}
“It has said it every day,” said {L}. “You all just said, {young:oh, that chair.”|oh, sit still, it is only that chair.”}
So {L} took the list out of the notebook, folded it once, {young:and twice, and three times,|and twice, and until it was as thick as a biscuit,} and pushed it in under the leg. # usual
{grownup} sat down on it, and leaned left, and leaned right. They waited.
“The chair has no more to say,” said {L}.
-> DONE

=== m4
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A sit-on-chair proud; heroes stand happy; grownup clap; friends clap
# things: chair; table; notebook on table; lamp
Then everybody had to sit on it. It bore them all.
It was the best chair they had. It had the window, and the view. # spare
“But that was your list,” said {grownup}. “It had all our wishes on.”
“I know them,” said {A}. “Hooks. No pepper. Cake.” ¶ And they were holding somebody up. # spare
It was put to the vote. All the hands were for the chair. # more
The chair did not say a word. You could tell that it was pleased.
-> DONE

=== l3
# aside
# shot: behind
# place: bathroom; night; clear
# action: A brush-teeth; heroes brush-teeth; grownup stand; friends sit
# things: sink; mirror; toothbrush; towel
The front teeth had their turn first. They always do.
“Has anybody anything to say at the back?” asked {A}. It came out with foam.
They are big, back there, and quiet. They had not been asked for a while. # spare
One had a seed to show, from breakfast. It was looked into. # spare
So the brush went round to them, and stayed till they were done. # more
“Carried,” said {A}, and let the water go.
It went down the plug. It was all for it. # more
-> DONE

=== m3
# aside
# shot: two
# place: hallway; night; clear
# action: A hug grownup; grownup kneel; heroes stand; friends walk
# things: stairs; lamp; shoebox on stairs; coat on hook; hook
On the stairs {A} stopped. “You have not had a turn,” said {A}. “Not for yourself.”
“I was for hooks,” said {grownup}. ¶ “That was for the coats.” # spare
{grownup} thought about it. The lamp was on. It was late.
“I should like a hug,” said {grownup}. “If nobody is against.”
Nobody was. It took some time. # spare
They went up. One stair said something, and {A} told it, “Tomorrow.” # more
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; clear
# action: heroes sleep
# things: chair; table; moon; clock; notebook on table
In the kitchen it was dark. The chairs stood round the table, and it was full.
It was not a meeting. They were only sitting. # more
One stood by the window, on four legs. It had not done that for years. # spare
Under the fourth was a piece of paper. It said cake, and hooks. Nobody could read it now.
A bit of moon came in, and sat down. # more
It leaned left. It leaned right. # more
Nothing knocked.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L lie-back calm; heroes sleep; grownup sit; friends sleep
# things: bed; pillow; blanket; lamp
It was night, and {H} lay in bed. The lamp was out.
{resting}
{keepsake}
{dream} # spare
“Has anybody anything to say?” asked {L}, into the dark.
One foot had. It was cold, and {L} took it in. # usual
The pillow was hot on this side. It was turned. # usual
Then {L} kept still, with both ears open.
The house was still. The bed was soft.
Nobody had anything to say.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the box on the stairs had one more note in it, and it was written very small, and went uphill.
“I am the table,” it said. “I should like to say that I had never known what it was, and had thought it was me.” {A} wrote back that it had been nobody’s fault, and put the answer under its cloth, where it is quiet.
-> DONE

=== next_bedtime
The chair by the window stood on four legs. The table had pulled up to it a bit.
-> DONE
