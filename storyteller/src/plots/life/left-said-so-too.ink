# tells: sentence
# when: done
# wants: other
# ages: 3-9
# holds: dark(kind)

=== title
{~Left Said So, Too|What the Shoes Saw}
-> DONE

=== s1
# shot: wide
# place: bedroom; night; clear
# action: heroes sit curious; friends sit curious
# things: 2 shoes under chair; chair
{~“{wished_said}.” {H} had told them all of it, at supper, and the lamp was low.|There was talk under the chair. {H} sat up, to hear. “{wished_told},” somebody was saying. “I was there. I ought to know.”|{H} had told it in the kitchen, and then on the stairs. “{wished_line}.” Now it was being told again, and it was {young:under the chair.|under the chair, and not by anybody with a mouth.}}
It was the left shoe, with its tongue right out, which is how they do it.
“I know just how it was,” said the left shoe to the right one. “I was in the front the whole time.”
“You were not,” said the right shoe. “I was. You came along behind.” ¶ “Then how was it?” said the left one. # usual
The right shoe did not say, but looked at the wall for a while. {young:It had a bit of mud on.|It had a good deal of mud on one side, and seemed to be thinking with that.}
-> DONE

=== s2
# shot: two
# place: bedroom; night; clear
# action: heroes lie-front curious before shoe; friends kneel curious before shoe
# things: 2 shoes before heroes; rug; chair
{A} got down on the rug. It is polite to be level with whoever one talks to. # usual
{joining}
“You were both there,” said {A}. “I had you on.”
“At the same time?” said the left shoe. It had not known that. {young:They never see each other, in the day.|When one of them is down the other is up, and they only pass.}
{is_wished_place:“I have half of {wished_place} in my heel,” said the right one. “He has the rest.”} # wished
{is_wished_person:“And {wished_person}?” said {A}. “Up to the knee,” said the left one. “Nice knees.”} # wished
{hinderer_person:“What does the sock say?” asked {hinderer}, and now they had all the socks to hear as well.} # beat
{hinderer_animal:{hinderer} picked up the left one, just as it had got to the best bit, and took it off under the bed.} # beat
{hinderer_carried:{hinderer} was put down on the right one, and for some time it could only mumble.} # beat
On the chair above them lay {themed_a}, and kept out of it. # personal
“Tell it from the start,” said {A}. “First you, and then you.”
-> DONE

=== m1
# aside
# shot: behind
# place: hallway; night; clear
# action: heroes push happy shoe; friends sit happy
# things: 2 shoes; door; mat
“First we were dark,” said the left shoe. “It was in the hall. {young:Then a foot came in.|Then a foot came in, and it was warm, and in a hurry.}”
“It was not in a hurry,” said the right one. “It was all day getting in. {young:It had to be pushed.|It stuck at the heel, and somebody had to hunt for the horn.}”
{A} thought about that. {young:They were both right. It had been the left foot first.|The left had gone in like a letter, and the right had been rather a business.}
“So that is one each,” said {A}. # spare
The laces said nothing. They had been in it up to the neck. # more
-> DONE

=== l1
# aside
# shot: close
# place: bedroom; night; clear
# action: heroes hold curious sock; friends listen curious coat
# things: 2 socks; coat on door; door
The socks had only heard it, from inside. {young:“Thump,” said the one. “Thump,” said the other.|“It went thump,” said one sock, and its friend said that it had gone thump as well.}
“It was not a thump sort of thing,” said {A}.
“It was in here,” said the socks. {young:They were quite sure.|They had talked it over in the wash basket, and were firm about it.}
The coat was asked, on the back of the door. {young:It had been done up to the top, and saw nothing.|It said that it had been facing the other way, except for the hood, and the hood was a dreamer.}
But in its pocket was some sand, and a bit of string. # spare
Nobody had put that in. It was just what you bring. # more
“It was more of a bump,” said the one that had been put on inside out. # more
The coat asked to have its sleeve put in again. It had been inside out since then. # more
-> DONE

=== m2
# aside
# shot: two
# place: bedroom; night; clear
# action: heroes draw proud pencil; friends peek curious at drawing
# things: drawing before heroes; puddle on drawing; 2 shoes; ruler
To be fair to them both, it was drawn. {young:{A} did two feet, and the floor.|{A} took a pencil and did two feet, and the ground, as it had been.}
“You have left out the puddle,” said the right shoe.
“There was no puddle,” said the left.
{young:So {A} put half a puddle, on the right.|So half a puddle was put, on the right-hand side, with an edge to it as straight as a ruler.}
“That is it exactly,” said the right shoe. ¶ “I was dry,” said the left, {young:and both of them were pleased.|and both were delighted, and that had not been seen before.}
{pausing} # company
-> DONE

=== l2
# aside
# shot: above
# place: bedroom; night; clear
# action: heroes jump happy; friends clap happy
# things: 2 shoes; leaf; flower
“I saw a {~ladybird|penny},” said the left shoe, “and I went round it.”
“So that was why we stopped!” said the right. {young:“I had my toe in the air.”|“I stood on one leg for ages. I thought that we had forgotten something.”}
{young:They had wondered about it all day.|It had been on its mind ever since. It had not liked to ask.}
“And then you jumped,” said the left. ¶ “That was both of us,” said {A}. {young:“Both at once. I felt it.”|“You both did it, at the same time. It is the only way.”}
They were quiet then, for they had each thought that it was them. # spare
“And that was when you said it,” said the left shoe. ¶ “What did I say?” asked {A}. ¶ “We only got the end,” it said. “It was Ha.” # more
“I did the landing,” said the right shoe, after a while. Nobody took that from it. # more
-> DONE

=== s3
# shot: object
# place: bedroom; night; clear
# action: heroes sit worried; friends sit calm
# things: 2 shoes on rug; rug; drawing beside rug; sock; lamp
So the left one told its half, and the right one told its half. {young:It did not go together.|They did not go together, whichever was put first.}
It was all up, down, up, down, and who was in the front. “Where is the rest?” asked {A}. # usual
{helper_person:“Perhaps they ought to stand as they did,” said {helper}, and turned them round, toes to the window.} # beat
{helper_animal:{helper} lay down with a nose in each, and breathed in, and seemed to get the whole of it at once.} # beat
{helper_carried:{helper} was put in the middle, where a person would have been, and that was nearer.} # beat
{young:The shoes did not know. They only go up to here.|“We only go up to the ankle,” said the left shoe. “After that it is hearsay.”}
“But you said that it was so,” said {A}. ¶ “We said so,” said the right one, quite low, “because you did.”
-> DONE

=== m4
# aside
# shot: wide
# place: bedroom; night; clear
# action: heroes stand proud; friends look-up happy at heroes
# things: 2 boots on heroes; rug; puddle; leaf
Then {A} stood in them. {young:No socks. Just feet.|It was bare feet and pyjamas, and the shoes were not used to that.}
At once it was all there: the puddle, and the {~ladybird|penny}, and the bit in the hall. {young:It came up from the floor.|It came up through the floor, past the ankles and on.}
“Now I have it,” said {A}. “It needs all of us.”
{young:“Go on, then,” said the shoes.|“We had wondered who was up there,” said the left shoe. “We took it to be weather.”}
They went once to the door, and once to the bed. It was the same walk, only small. # spare
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: heroes shout happy at shoe; friends listen happy
# things: 2 shoes before heroes
So {A} told it, from the top. What you see up there. What you say, and what you do not say. How it felt, from in here.
The shoes did not make a sound. They had not heard that bit. # usual
Even {themed} had come a bit nearer, to hear. # personal
“And then,” said {A}, “when it was done, we came home.”
“I know that bit,” said the left shoe. ¶ “So do I,” said the right.
“Was I in the front?” said the left one.
{A} thought. “You were,” said {A}. “And then you were. And then you were.” They liked that. It was what they had both said. # usual
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: heroes wash calm shoe; friends hold calm brush
# things: shoe in heroes.hand; mat
The mud came off. It did not want to. It had been there, too.
It went in the bin, with the sand. But one bit was left, at the back of the heel, where it was not in the way. # spare
“That is so as to know,” said the right shoe. # more
The left had a rub with the cloth. It shut its eyes, if they have them. # more
Then the laces were let out. They lay down flat on the mat, and were no more use to anybody. # more
They were put on the mat, side by side.
-> DONE

=== m3
# shot: above
# place: bedroom; night; stars
# action: heroes sleep happy; friends sleep sleepy
# things: 2 socks
Feet are last to go to bed. They have to be told twice.
One was warm, and one was not. So the one got on top of the other.
“Did you see it, too?” said {A} to them. They had not. They had been in the shoes. # spare
“Up, down,” said the one. “Up, down,” said the one on top. But they did not go. # more
They had a hole in the blanket, and looked out of it. There was the lamp. # more
-> DONE

=== l4
# shot: wide
# place: bedroom; night; stars
# action: mouse peek calm; heroes sleep sleepy
# things: 2 shoes under chair; chair
Under the chair it was as black as a boot.
“What will it be next?” said the left one.
“I do not know,” said the right. “We shall be told. We shall have it on us.”
“Will you be there?” ¶ “I am always there,” it said. “I am just the other foot.” # spare
The tongues went in. # more
A bit of the moon came along the floor, and had a look at the pair of them. # more
They stood with their sides close. It is how they are made. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: 2 shoes
The lamp was out. The bed was warm, right down to the end.
{resting}
{dream} # spare
“How was it?” said one shoe, in the dark.
“{wished_said},” said {L}.
“It was,” said Right. “I was there.”
“So was I,” said Left. # usual
And for once they left it at that.
There they stood, toes to the door. They had all of it.
Goodnight, {H}. Goodnight, Left. Goodnight, Right.
Goodnight.
-> DONE

=== next_night
The left shoe had slept badly. It said so in the hall, in front of the boots. “I have been thinking,” it said. “If we were both in the front, who was at the back?”
The boots had never gone into it. But the umbrella had been along that day, in case, and had seen the whole thing upside down from under an arm. “At the back,” it said, “was {H}.”
-> DONE

=== next_bedtime
In the hall they stood side by side. Neither was in the front.
-> DONE
