# about: injection
# also: doctor; nervous; scared; bravery
# news: bad
# wants: child
# role jab: answer = an injection
# role grownup: parent = the grown-up in the kitchen
# when: coming
# ages: 3-10
# needs: hands
# holds: needle, doctor(kind), dark(kind)

=== title
{~A Knot in the Wool|One Small Knot}
-> DONE

=== s1
# shot: wide
# place: kitchen; day; clear
# action: heroes look-up worried at grownup; grownup point calm at calendar; friends stand calm
# things: calendar; wool in heroes.hand; table
{~“It is only small,” said one neighbour, and the other neighbour said it as well. {young:{H} did not think so.|{H} began to wonder what sort of small it was.} They meant {jab_a}.|On the {~calendar|fridge} was a day with a ring round it, and a word in the ring. {young:{H} knew what it said.|{H} could not go past it without shoulders going up.} The word meant {jab_a}.|“Which arm?” said {H}. {young:Nobody knew yet. Both arms had heard.|Nobody could say yet, and so both arms were listening.} It was about {jab_a}.}
{is_wished_line:“{wished_line},” {A} read, on the card by the clock.} # wished
{is_wished_person:“{wished_person} had one,” said {A}, “and can’t remember which arm.”} # wished
“Does it hurt?” asked {A}.
“Yes,” said {grownup}. “It does, and then it stops.”
“How long for?” {young:{grownup} showed it with two fingers. But what is that?|{grownup} showed it with two fingers, as if it were a kind of cheese.} {A} wanted to see how much of the day it was. # usual
So {A} got out the ball of red wool.
{is_wished_day:It was to be {wished_day}. That is a thing you can lay out, if you start at breakfast.} # wished
-> DONE

=== s2
# shot: above
# place: kitchen; day; clear
# action: heroes kneel worried holding wool; friends crawl happy; grownup sit calm
# things: wool; chair; bread on table; table; 3 shoes; door
“This end is getting up,” said {A}, and {young:put it by the bread.|it was held down with the {~butter dish|marmalade}.} Then the wool went on, and was the day.
{joining}
{young:Breakfast went over the table. Shoes went down the leg.|Breakfast went over the table, and shoes went down the leg of it.} Round the door was the street, and that was easy. # usual
{hinderer_person:{hinderer} walked through with a cup, and took the whole of the morning along on one foot.} # beat
{hinderer_animal:{hinderer} got hold of ten o’clock, and chewed it, and it was never quite dry again.} # beat
{hinderer_carried:The wool went twice round {hinderer} by mistake, and that made it a very long breakfast.} # beat
“Here it is,” said {A}, by the {~low|second} chair. That is where you sit, and somebody in soft shoes says which arm.
{A} tied a knot. {young:That was too small. So {A} tied one on top, and one on top, until it was a potato.|That did not look enough, so {A} tied another on top, and one on top of that, until it was the size of a potato.}
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; day; clear
# action: heroes sit worried under table; friends sit calm
# things: table; wool before heroes; hat
The arms had a talk about it, under the table. {young:Not me, said the left one. Not me, said the right.|The left arm pointed out that it was the right one that always went first. That, said the right one, was just what it meant.}
“You carry the bag,” said the left. ¶ “You have the watch,” said the right. The watch was {~felt pen|only drawn on}, but it told the time. # spare
They folded, {young:so that you could not tell which was which|so as not to be told apart}.
“It is only for the top part,” said {A}. “The other end gets to hold somebody’s hand.” ¶ The hands were glad to hear it. {young:They told the arms not to fuss.|They said that they did not see what the fuss was about.}
{pausing} # company
-> DONE

=== l1
# aside
# shot: two
# place: bedroom; day; clear
# action: heroes shout happy; friends shout laughing; cow shout happy; mouse shout happy
“You may say ow,” {grownup} had told them. “That is what it is for.”
So {A} had a look at what there was. {young:There was a little ow, like a mouse, and a long one, like a cow.|There was a short ow, for corners, and a long one, for shampoo, and one with a sort of cough in it that came from somebody’s grandfather.}
“Which will you have?” {many:asked {B}.|said {A}, as they say in shops.}
{A} tried them all again, from the {~left|loud} end. ¶ “That one,” said {A}. Middling, it was, with a good clean stop to it. {young:Ow.|An ow like that would do for nearly anything.}
Next door, somebody’s dog asked what was the matter. # spare
-> DONE

=== m2
# aside
# shot: wide
# place: kitchen; day; clear
# action: heroes sit worried before chair; friends sit-on-chair calm
# things: row of 4 chairs; wool on chair; spoon in glass; glass on chair; clock
Before the knot came a long bit, and that was the waiting. {young:Round and round the chairs it went.|The waiting went three times round the chairs, and was the slowest wool of all.}
They always have a fish there, in a tank, {young:and it looks at you|who has seen everybody}. A {~spoon|sock} was the fish. {A} sat in front of it.
“What are you here for?” said {A}, for the fish. “Oh,” said {A}. “The same.”
{young:Then somebody calls a name, and it is not yours. Then it is not yours again.|Then a name was called, and it was somebody else’s, and that is good news, but not for long.}
“I think that this may be the worst part,” said {A}, and looked along the wool at it. “And there is nothing in it.”
-> DONE

=== l2
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: heroes peek curious; grownup listen happy; friends knock happy
# things: door; bell over door; jumper
“What do they want to put in there?” asked {A}.
“Mostly it is a sort of picture,” said {grownup}. {young:“It shows who must not come in.”|“It is of somebody who must not be let in. It goes all round your inside, and everyone has a good look.”}
“And then?”
“Then, if they ring, nobody opens.” {young:Ding dong, nobody in.|They can ring all day. The liver has seen the picture.}
{A} thought about it. {A} looked down the neck of the jumper, {young:and told them to look well|in case of questions}. Nobody asked any. They seemed to be {~ready|good at it} in there.
-> DONE

=== s3
# shot: object
# place: kitchen; dusk; clear
# action: heroes pull worried wool; grownup sit calm; friends sit curious
# things: big wool before door; door; chair
But nothing would go past a knot like that. {young:{A} pulled. The knot stuck in the door.|The knot stuck in the door, and the rest of the day stayed behind it in a heap.} So {A} undid it all.
{young:“There,” said {A}. “Now there is no knot.”|“We could have none,” said {A}. “We could just not mention it.”} The wool was as smooth as milk. But then the arm did not know where the jab was, and waited for it all the way along. # usual
{helper_person:“Try it on me,” said {helper}, and pushed up a sleeve. So {A} did, not hard. “Ow,” said {helper}. “Oh. Gone.”} # beat
{helper_animal:{helper} walked along the wool, nose down, and stopped at the place where the knot had been.} # beat
{helper_carried:{helper} was set down on the place where the knot had been, so that it should not get lost.} # beat
Then {A} took a bit of arm, between finger and thumb, and pinched it, to see. {young:Ow, said the arm. And then it stopped.|Ow, said the arm, but by the time it had said it, it was talking about something else.}
“In,” said {grownup}. “Out. It is a thin needle, and that is how long it is there.”
“That is one knot,” said {A}. {young:A small one, hard and red.|A small one, and hard, and really there.} And the wool went on past it, through the door.
-> DONE

=== m4
# shot: two
# place: bathroom; dusk; clear
# action: heroes hold happy coat; friends wave happy
# things: wool; plaster on wool; door; coat; boat on plaster
Next to the knot came a plaster. {A} stuck a real one on. {young:On it was a boat.|A good one, with a {~boat|snail}, and the wool had never had one before.}
After that the sleeve came down. After that came the coat. {young:And then the door, and out!|Then there was the door, and it was the same one, only now it was on the way out.}
“Here I shall feel it a bit,” said {A}, by the {~stairs|boots}, and put some fluff on the wool. {young:An arm can be sore for a day.|It is only fair to put it in. An arm may be sore, and want things carried.}
“And here is a bun.” Nobody had said that there would be a bun. But nobody took it out. # spare
-> DONE

=== s4
# shot: close
# place: bedroom; dusk; clear
# action: heroes lie-front happy; grownup sit calm; friends hold happy wool
# things: big wool beside heroes
The odd thing was the wool. {young:So much of it was left.|{A} had thought that it would be nearly used up.}
Past {~the swing|lunch} it went, and home, and tea. Then it went round the bath, and up to bed, and there was still a great big ball.
It went twice round {themed_a}, and there was no knot in that, either. # personal
{is_loved:A good long piece of it, between tea and the bath, was for {loved}, and there was no knot in that.} # personal
{A} looked back along it, from the pillow. There was wool as far as you could go. {young:“Where is the knot?” {A} had to look for it.|Somewhere in all that there was a knot, but you would have had to go and look.} # usual
“It is nearly all after,” said {A}.
Then {A} shut both eyes, and let it run through one hand. “Wool, wool,” said {A}. “Wool. Knot. Wool.” # usual
And the arm went along by itself, past the knot, and out on the other side. It knew the way now.
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: heroes sit calm in bath; friends hold calm towel
# things: bath; wool on bath; 4 bubbles over bath
The wool was at the bath. So that was the bath.
The arms went in, up to the top. They lay side by side. They had made it up.
“I can go, if you like,” said the left. ¶ “No, no,” said the right. “I can.” # more
One of them had been pinched. It did not know which, now. # more
The wool got a bit wet. Wool does, at that time of the {~day|night}. # spare
-> DONE

=== m3
# shot: above
# place: bedroom; night; stars
# action: heroes hug sleepy wool; friends sit sleepy
# things: big wool on chair; chair
The wool was not cut. There was too much day on it.
The ball was put on the chair, and it sat there, {~fat and red|as fat as a cat}.
“What is all that for?” asked {A}. ¶ That was the day after. That was all the days after. # spare
You could pull a bit, and some more came. # more
“It is a lot of after,” said {A}. It was, and this was only the end of the first bit. # more
-> DONE

=== l4
# shot: wide
# place: kitchen; night; stars
# action: cat sleep sleepy; heroes sit sleepy
# things: wool; chair; door
Down in the house it was dark. The wool lay in the dark.
By the chair it lay, and by the door. It kept the day in the right order.
Then {grownup} came by, in socks, and stepped over it. The socks went back. A hand ran along the wool, to see. # more
Wool, wool. Yes. There it was. It was very small. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: wool on chair; chair
The wool stayed out of the bed. {L} had no need of it. # usual
{resting}
{dream} # spare
The arm had it by heart. Arms do.
“Wool,” said {L}. “Wool, wool.”
One arm was in, and one arm was out. They were both warm. # usual
“Knot,” said {L}. “Ow.” It was not a big one.
“Wool.”
It ran on, and it ran on. There was no end to it. It was all soft.
Wool, wool.
Goodnight, this arm. Goodnight, that arm. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the red wool had gone off the chair. It had gone under the table and out at the letter box, and {H} followed it, winding it up, along the wall and round the post, as far as the seat where people wait for the bus.
On the seat sat a lady, and she was knitting with the other end.
“It is going to be a sleeve,” she said. “I came to a knot. I have put it on the inside.”
-> DONE

=== next_bedtime
The ball was on the chair. It was still as fat as a cat.
-> DONE
