# about: parents-apart(told&!telling|separating|splitting up|getting divorced|getting a divorce|divorcing|are divorcing|moving out|moves out|moved out today|has moved out|moved out on|moved out last|getting his own|getting her own|live together any|won't live|wont live|not live together|not living together|will be living in two|have split up|has split up|breaking up|found out|knows since|we are separat|we're separat)
# also: sad; angry; question; nervous; missing; scared; quarrel; cannot-sleep; person; place; lonely
# news: bad
# kind dog: dog|puppy
# kind cat: cat|kitten
# wants: child
# role grownup: parent(mum|mummy|mama|mom|mommy|daddy|papa) = the grown-up with the saucers
# ages: 4-10
# holds: separation, dark(kind)

=== title
{~Which Saucer?|Stays}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: L sit-on-chair worried; heroes sit-on-chair; grownup stand; friends sit
# things: table; chair; plate on table; lamp
{~“Who gets the {is_dog:dog|{is_cat:cat|toaster}}?” asked {L}. {young:{H} had to begin somewhere.|It was not the biggest question, but {H} had to begin somewhere.}|{H} had got a piece of news, {young:and it would not go in.|and it would not go in all at once, whichever way you turned it.}|{H} had been told something, {young:and it was too big.|and it was so big that it stuck out on all sides.}}
There were to be two homes from now on, {young:with one grown-up in each.|and one of {L}’s grown-ups in each of them.} It was not because of anything that {L} had done. They had said that first.
And it would stay like that. {young:They had said that, too.|They had said that as well, and had not looked away.} # usual
“I can’t think it all,” said {L}. ¶ “Nor can I,” said {grownup}. “{young:We can do it in bits.”|We shall have to take it in bits.”}
“Then first the {is_dog:dog|{is_cat:cat|toaster}},” said {L}. # usual
-> DONE

=== s2
# shot: above
# place: kitchen; dusk; clear
# action: L point curious at saucer; grownup hold saucer; heroes sit-on-chair; friends sit
# things: table; 3 saucer on table; paper; pencil
{grownup} took three saucers out of the cupboard.
{joining}
{musing} # personal
“The blue one is for what stays,” said {grownup}. “The white one is for what there will be two of. And the one with the chip is for what we don’t know yet.” {young:{L} got some paper.|{L} tore up some paper, quite small.}
The {is_dog:dog|{is_cat:cat|toaster}} was written on a slip. “Which saucer?” ¶ “The chip,” said {grownup}. {young:“I don’t know it yet.”|“It is a good question, and nobody knows yet.”}
Toothbrush? There would be two. {young:The bed? Two as well.|A bed, and a hook for a coat? There would be two of those, and they went on the white one.} # usual
{hinderer_person:“And which am I?” asked {hinderer}, and was written down, and lay in the blue one straight away.} # beat
{hinderer_animal:{hinderer} licked the white one clean, and they had to do that one all over again.} # beat
{hinderer_carried:{hinderer} was too big for a saucer, and was put down beside the blue one, which counts.} # beat
“My birthday,” said {L}. ¶ “Stays,” said {grownup}. {young:“It stays on its day.”|“On the very day. It can’t be moved by anybody.”}
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A write paper; grownup sit-on-chair; heroes sit-on-chair; friends sit
# things: table; 3 saucer on table; paper; tooth on saucer
“Is Granny still Granny?” asked {A}. {young:¶ “Stays. All of them do.”|¶ “Stays,” said {grownup}. “All grannies, and all aunts. They are not divided up.”}
“And the tooth fairy? {young:How does she know?”|How does she know which pillow?”}
“She is told,” said {grownup}. {young:“That stays, too.”|“She has a list. It stays, and there will just be two lines on it.”}
{A} asked about soup. There would be soup. {A} asked about the song with the frog in, {young:and that would stay.|and {grownup} said that it would stay, all four verses, and that nobody had yet found a way to get rid of it.}
The blue saucer was getting quite full. # more
“And Fridays?” said {A}. ¶ “Stays. They are still after Thursday.” # more
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A point curious at stairs; grownup stand; heroes stand; friends stand
# things: stairs; coat on hook; hook; door; themed
They went round with the pencil. {young:“The stairs?” said {A}.|“The stairs?” said {A}, in the hall. “The place where the door was painted round the hook?”}
“I don’t know yet,” said {grownup}, so they went on the chip. {young:The big sofa went on the chip.|The big sofa went there as well, and the plant, and who has the good scissors.}
The chip got full, and slips fell off at the side. {young:“That is a lot not to know,” said {A}.|“That is a lot not to know,” said {A}, “for two people of your age.”}
“It is,” said {grownup}. “But it gets less. {young:When we know one, you move it.”|Each time that we know one, you are told, and you move it over yourself.”}
{themed_a} was {As}, that was quite clear, and it went on the blue one. # personal
{A} took a good look at the hook. There was blue paint all round it, and it looked like an eye. # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: grownup hug L; L hug sad grownup; heroes sit-on-chair; friends sit
# things: table; 3 saucer on table; paper; lamp
Then {L} put down the pencil. “If I am very good,” said {L}, {young:“and do it all at once when you say it?”|“and come when I am called, the first time, and eat the crusts?”}
{grownup} knew what that was about. {young:“No,” said {grownup}. “It stays two homes.|“No,” said {grownup}. “It is not made of crusts. It stays two homes.} {young:You did not make it, and you can’t mend it.”|You did not make it, and it is not for you to mend. It is ours.”}
{helper_person:{helper} said nothing, which was right, and moved a chair up, until both chairs touched.} # beat
{helper_animal:{helper} put a head on {L}’s knee, and all the weight that was in it.} # beat
{helper_carried:{helper} was taken off the table, and held, with both arms, under a chin.} # beat
So then {L} had to cry. {grownup} did not say “don’t”. {young:They sat there, and it was wet.|They sat there with it, and it went on for as long as it took, and a few slips got wet.} # usual
“I don’t like it,” said {L}. ¶ “No,” said {grownup}. “You don’t have to.” # usual
There was a hand in {L}’s hair, and it stayed.
-> DONE

=== m2
# aside
# shot: wide
# place: kitchen; dusk; clear
# action: A throw cross paper; grownup sit; heroes stand; friends stand
# things: rug; 3 saucer on rug; 6 paper; table
After that {A} was not sad. {A} was cross, {young:and tipped out all the saucers.|and took all three saucers, one after the other, and turned them over.}
“Stays” lay on top of “not known”, {young:and a bed lay on the slip with Granny.|and there was a bed on top of the slip with Granny, and the sofa had gone under the stove.}
“Bad saucers,” said {A}. {young:{grownup} did not tell {A} to pick it up.|{grownup} looked at it all, and did not say one word about picking anything up.}
“Yes,” said {grownup}, “it looks about like that in me, too.” {young:So they left it for a bit.|So they sat down in the middle of it, and left it like that for a bit.}
{pausing} # company
Then Granny was cold on the floor, and had to be put back, and so they began with her.
One slip had gone right under the stove, and was got out with a spoon. It was the spoons. # more
-> DONE

=== l2
# aside
# shot: two
# place: living-room; dusk; clear
# action: A point curious at L; grownup kneel; heroes sit; friends sit
# things: rug; saucer on rug; lamp; cushion
“What about the things that have no paper?” asked {A}. {young:¶ “Which are they?”|¶ “Which ones have none?” asked {grownup}.}
“How I laugh,” said {A}. {young:¶ “Stays. I could tell it anywhere.”|¶ “Stays,” said {grownup}. “I could tell that one through two walls and a vacuum cleaner.”}
“And my knees.” They had a look at the knees. {young:Both of them stay.|Both of them were going to stay, and so was the spot behind the left one that is shaped like a boat.}
“And when I am ill?” ¶ “Then there is somebody with a bowl,” said {grownup}. {young:“There always is.”|“In the one place and in the other. That stays like nothing else.”}
It needed no slip. They just knew it. # more
“What else have you got?” asked {grownup}, and they did the ears as well, and the sneeze. # more
-> DONE

=== s4
# shot: two
# place: kitchen; night; clear
# action: L hold paper; grownup kneel before L; heroes sit-on-chair; friends sit
# things: table; 3 saucer on table; paper in L.hand; lamp
At last there was one slip left, and {L} had not written anything on it. {young:It was in one hand, quite hot.|It had been in {L}’s hand for a long time, and had gone soft.} # usual
“Who gets me?” said {L}. {young:It was very small.|You could hardly hear it. It was the biggest one of all.}
{grownup} came round the table, and got down on the floor.
“Nobody gets you,” said {grownup}. “You get us. {young:You get both of us, for ever.”|It is the other way about. You get the two of us, and you can’t lose either.”}
{L} thought it over, from all sides. “Does the other one say so, too?” ¶ “You can ask,” said {grownup}. {young:“It is the same answer.”|“It will be the same answer, word for word.”} # usual
So {L} wrote on it: “Me”. {young:“Which saucer?”|“Which saucer?” asked {L}, but only to hear it.}
“Stays,” said {grownup}.
-> DONE

=== m4
# aside
# shot: behind
# place: bedroom; night; clear
# action: L carry saucer; grownup carry saucer; heroes stand; friends stand
# things: chair; bed; lamp; shelf
The saucers came along to bed. They went on the chair, in a row.
The blue one had a hill on it. The white one was about half full.
{L} took the chip in both hands. “Not too near,” said {L}. So it went at the end.
It was only a saucer. It had a flower on. It had a bit out of the edge. # spare
“You can ask me something out of it each day,” said {grownup}. # spare
Some slips were wet. They were laid out to dry. You could still read them. # more
-> DONE

=== l3
# aside
# shot: close
# place: bathroom; night; clear
# action: L wash calm; grownup hold towel; heroes wash; friends sit
# things: sink; soap; flannel; toothbrush
The flannel was warm. It went over both the eyes, and they were glad of it.
“Which saucer is the flannel?” ¶ “White,” said {grownup}. “There will be one in each.”
“Will it be this colour?” ¶ “Chip,” they both said. That was almost funny. # spare
{L} did the teeth. They were the same as last night, all of them. # more
In the mug there was one brush. It would have a twin. # more
The soap had a dent, where the thumbs go. It was still there. # more
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: L lie-back calm; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; quilt; pillow; lamp
“Sing the one with the frog,” said {L}. “So that I can hear if it stays.”
{grownup} sang it. It had all its four verses.
In the third the frog falls in. He always does. # spare
“Stays,” said {L}. # spare
It was quiet, and it was dark on the landing. The door was open, by as much as always.
You could see one foot of the chair, and a bit of blue. # more
“You can have it once more,” said {grownup}. They had it once more. # more
-> DONE

=== l4
# aside
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: chair; 3 saucer on chair; paper; moon; window
The moon came in at ten, as it does. It came to the chair.
It shone on the blue one first. The slip on top said “Me”. # spare
It shone on the white one. Then it came to the one with the chip.
There was still a lot in that. It shone on it all the same. # spare
None of it had to be known tonight. # more
It went on, up the wall.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit-on-chair; friends sleep
# things: bed; quilt; pillow; lamp
{grownup} sat on the bed. It was late. # usual
{resting}
{keepsake}
{dream} # spare
“Which is the moon?” asked {L}. ¶ “Stays.”
“And the dark?” ¶ “Stays,” said {grownup}. “It comes each night.” # usual
“And you?”
“Stays.” It was quite near.
{L} lay down. It was warm. There was one more.
“And goodnight?”
“Stays.”
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was one slip that had been moved. It had lain on the chip, and now it lay on the white one, and somebody had added something to it in pencil.
“Plant,” it said. “It has had a baby. So there will be two.”
{A} went to see. It stood in the window beside the big one, in an egg cup, with a leaf on it like the ear of a mouse.
-> DONE

=== next_bedtime
The blue saucer was on the chair. It still had a hill on it.
-> DONE
