# about: feast(visit&santa&!tomorrow|visit&father christmas&!tomorrow|saw&santa|saw&father christmas|met&santa|met&father christmas|went&santa|went&father christmas|grotto&!tomorrow|santa&knee|christmas&knee|santa today|father christmas today|been to see&santa|santa&lap); outing(santa&!tomorrow|father christmas&!tomorrow|grotto&!tomorrow); fear-other(grotto|santa&knee|christmas&knee)
# also: sad; scared; shy; nervous; happy; too-excited; proud; bravery; embarrassed; question; outing; person; thing; place; fear-other; patience
# news: bad
# kind cried: cried|cries|cry|crying|screamed|howled|bawled|sobbed|tears|scared|frightened|terrified|sad|upset
# kind listed: asked for|told him
# kind forgot: forgot*|shy|speechless|nothing|could not|couldn't|didn't|wouldn't|blank
# wants: child
# role grownup: elder, parent = the grown-up with the washing basket
# ages: 3-9
# holds: christmas(kind), santa(kind), dark(kind)

=== title
{~It Comes on the Stairs|And What Would You Like?}
-> DONE

=== s1
# shot: wide
# place: shop; afternoon; clear
# action: santa sit-on-chair calm armchair; A stand worried; heroes stand; grownup stand; friends stand
# things: armchair; christmas-tree; sack; curtain
# people: santa=man(old, beard, red hat, red coat)
{~From the back of the queue you could only see one boot. {young:Then {H} came to the front, and there was all of him.|When {H} came to the front at last, there was the rest of him.} It was Father Christmas.|“Next!” said an elf, and it was {H}. {young:There was a big chair with a red cushion, and in it sat Father Christmas.|After all that queue, there was suddenly nothing in front but a chair, and in it sat Father Christmas.}|Behind the curtain stood a chair, and there sat Father Christmas, {young:and he looked at {H}.|and the next in the queue {was} {H}.}}
“And what would you like?” he asked.
{
- is_cried:
{young:He was so big, and so near, and {A} cried.|There was so much beard, and it was so near, and it had always been in a book before. {A} cried.}
Father Christmas looked at his boots for a bit, {young:and was quiet.|so as not to be looking at {A}.} # usual
- is_listed:
{A} told him, all in one breath. “And is there anything else?” he asked. {young:There was, but it had gone, and {A} could not think where.|There was, {A} was sure of it, but it had gone.}
- is_forgot:
{A} had known it all through the queue, {young:and now it had gone.|and now there was not one word left in there.}
- else:
“Hello,” said {A}, {young:and after that there was nothing left in there.|which was true, but it was not an answer, and everything else had gone.}
}
“Never mind,” said Father Christmas. {young:“It will come afterwards. It mostly comes on the stairs.”|“There is no hurry. It mostly comes afterwards, on the stairs.”}
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: A sit worried on stairs; heroes sit on stairs; grownup hold basket; friends sit
# things: stairs; sock on stairs; basket; coat; hook
There were stairs at home. {A} sat down on the bottom one, still in one boot, to wait for it to come.
{joining}
Something did come. It came down from the top, {young:bump, bump, bump.|one stair at a time, and not very fast.} It was a sock.
“Sorry,” said {grownup}, up there, behind a heap of washing. {young:“What are you doing?”|“Are you all right down there?”} ¶ “It comes on the stairs,” said {A}. # usual
{hinderer_person:“Has it come yet?” asked {hinderer}, each time that it was just about to.} # beat
{hinderer_animal:{hinderer} went up past {A}, and came down past {A}, and was not it, either time.} # beat
{hinderer_carried:{hinderer} was given a stair as well, and kept coming down from it.} # beat
So {A} moved up to the fourth. {young:It was a bit dark there.|From there you could see into all the hoods of the coats.} But all that came was the smell of {~toast|soup}. # usual
“What did he want to know?” asked {grownup}. ¶ “What I would like,” said {A}. {young:“And it went out of my head.”|“And then my head was empty, and he had to do the next one.”}
-> DONE

=== m1
# aside
# shot: above
# place: hallway; dusk; clear
# action: A think curious on stairs; heroes sit on stairs; friends sit
# things: stairs; mitten; lamp; coat
It is surprising what does come on the stairs, if you wait. {young:The name of a dog came.|The first to come was the name of a dog that they had met in August.}
Then it was the red mitten. {young:“It is in the other pocket!” said {A}, and it was.|“It is in the pocket of the other coat!” said {A}, and went to look, and it was.}
That was not it, but it was good to have. {young:{A} sat down again, with the mitten on.|{A} sat down again, one hand warmer than before.}
Then a song came, {young:but only half of it.|but it was only the second half, and it came eleven times.}
“I am waiting for something else,” {A} told it. {young:So it went off down the stairs.|The song said that it could wait, too.} # more
“Is it a big thing or a small thing?” they called, from the kitchen. ¶ “I shall know when I see it,” said {A}. # more
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A sit curious on stairs; heroes sit on stairs; friends sit
# things: stairs; lamp; door; picture
Perhaps it did not come from the bottom at all. {young:So {A} went right up, to the top.|So {A} went up to the top stair, and waited there, in case it came by the roof.}
You see the hall from up there. {young:It is very small, with a mat in it.|It looks like a hall in a doll’s house, with a mat the size of a stamp.}
Somebody walked through it. {young:It was only the top of a head.|It was a head, and two feet that came out before and behind, and it was humming.}
“I can see your parting,” called {A}. ¶ {young:“Can you?” said the head.|“I have often wondered what it was like,” said the head, and went away with it.}
So {A} came down to the middle one. {young:There it could come from up or down.|In the middle you meet whatever is going up, and whatever is coming down as well.} # more
The carpet had a thread loose. It was pulled, and it was a good deal longer than it looked. # more
-> DONE

=== s3
# shot: two
# place: living-room; dusk; clear
# action: grownup sit-on-chair happy armchair; A stand curious; heroes stand; friends sit
# things: armchair; blanket; cushion; lamp
“Perhaps it wants to be asked again,” said {grownup}, and sat down in the armchair, with the red blanket on.
“And what would you like?” asked {grownup}, {young:in a very deep voice.|in a voice from the bottom of a sack.} ¶ “A biscuit,” said {A}. {young:But that was not it.|It was quite true, but it was not it.}
Then {A} had the chair, and the blanket. “And what would you like?” ¶ {grownup} looked up, and down, and out of the window. “Do you know,” said {grownup}, “{young:it has all gone out of my head.”|I had such a lot of things, and they have gone.”} # usual
{helper_person:“He must ask that all day long,” said {helper}. “There was a queue right round to the shoes.”} # beat
{helper_animal:{helper} had a turn in front of the chair, too, and would like to be scratched, a bit to the left.} # beat
{helper_carried:{helper} was asked as well, and could not think of anything, and nobody minded.} # beat
{is_loved:“Is it to do with {loved}?” asked {grownup}. It nearly was.|{musing}} # personal
“Well, it is not in the chair,” said {A}.
-> DONE

=== m2
# aside
# shot: close
# place: bathroom; dusk; clear
# action: A hold happy towel; heroes hold towel; friends sit
# things: towel; mirror; basin; themed
{A} put a white towel round the chin, and held it on behind the ears, {young:and looked in the mirror.|to find out what it is like from the inside.}
It is hot in a beard. {young:It gets in your mouth.|A good deal of it gets into your mouth, and you have to say everything through it.}
“Ho, ho, ho,” said {A}. {young:It was wet by then.|By the third “ho” it was a damp one.} # more
“And what would you like?” {A} asked {themed_a}, and it had its turn. # personal
You can’t see your own boots over it. {young:You can’t see who is there.|You can’t see whoever is small, unless you lean forward, and then the beard arrives first.}
“I would have told them,” said {A}, “{young:that there is a person in here.”|that it is only a beard, and there is a person at the back of it.”}
{pausing} # company
-> DONE

=== l2
# aside
# shot: wide
# place: kitchen; dusk; clear
# action: A stand curious; heroes stand; grownup stand; friends stand
# things: kettle on table; table; chair; door; clock
It was an interesting thing to ask, once you began. {young:“What would you like?” {A} asked the kettle.|{A} went round the kitchen with it, beginning with the kettle.}
The kettle would like some water, {young:please.|and not always in such a rush.}
The door would like to be shut, {young:as it was cold.|since it had been asked to keep the warm in, and was doing its best.}
The chair with the short leg took a long time to say. {young:It would like a bit of paper under that leg.|“Well, if you mean it,” it seemed to be saying, and leaned over. So a bit of paper was folded up, and put under its leg.}
“Nobody has asked it before,” said {A}. {young:“It is so pleased.”|“It thinks that it must be a mistake.”}
The clock would not like anything. It had to get on. # more
-> DONE

=== s4
# shot: close
# place: hallway; night; clear
# action: L sit surprised on stairs; grownup write; heroes sit on stairs; friends sit
# things: stairs; letter; lamp; boot
Then it was bedtime, and {L} went up, and thought of it all once more, {young:one thing on every stair.|with one thing to each stair.}
On the first was the queue. On the second was the curtain. On the third were his boots, and they were old, and one had been mended. # usual
On the fourth he said, “And what would you like?” He had said it to the girl in front. {young:He had said it to every one of them.|He had said it to the twins in front of her, and to everyone, right round to the shoes.}
{L} stopped, with one foot up.
“Nobody asked him,” said {L}.
And there it was. It had come, on the fifth stair.
So they sat down there and then. {L} said it, and {grownup} wrote it. “Dear Father Christmas, and what would you like?”
{
- is_cried:
“Put that it was only the beard,” said {L}.
- is_listed:
“Put thank you for writing mine down,” said {L}.
- else:
“And put hello,” said {L}.
}
-> DONE

=== m4
# shot: two
# place: hallway; night; clear
# action: L hold proud letter; grownup stand; heroes stand; friends stand
# things: letter in L.hand; stairs; boot; coat
They folded it, and wrote his name on the outside. It did not need a number.
“Where shall we put it?” asked {grownup}. # usual
{L} knew that. It went on the bottom stair, where it could not be missed.
One of the boots was put on the edge of it, so that it should stay. # more
“He may not think of it at once,” said {L}. # more
“He can take as long as he likes,” said {L}. “It will come.”
-> DONE

=== m3
# shot: behind
# place: hallway; night; clear
# action: L walk sleepy; grownup walk; heroes walk; friends walk
# things: stairs; lamp; door
There were four more stairs to the top. Nothing came on the sixth.
Nothing came on the seventh. That was all right. # usual
On the eighth they heard the wind, but that was only outside. # more
On the ninth {L} looked back. The letter lay far down, and it was white. # more
“What do you think he would like?” asked {grownup}.
“A sit-down,” said {L}. “With nobody on top.”
-> DONE

=== l3
# shot: close
# place: bathroom; night; clear
# action: L brush-teeth sleepy; heroes brush-teeth; friends sit
# things: basin; toothbrush; mirror; towel
There was foam all round {L}’s mouth. It was white, and it hung down.
“And what would you like?” {L} asked the mirror. # usual
The one in the mirror had a beard as well, and asked the same. # more
So they both waited. Neither of them could think of a thing. # more
They did not mind. They looked down for a bit, at the tap. # more
Then the beard was washed off, and there was a person behind it.
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: stairs; letter on stairs; boot; moon
In the hall it was dark. The coats had their hoods down.
On the bottom stair lay the letter. It was very white. # spare
A bit of wind came in below the door, and read the outside. # more
It went up as far as the fourth stair, and then it was not cold any more. # more
Far away stood a big chair, with nobody in it. There was no queue at all.
It had kept a warm place in the middle.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit; heroes sleep; friends sleep
# things: bed; pillow; lamp; quilt
The bed was warm. The lamp was low. # usual
{resting}
{keepsake}
{dream} # spare
{grownup} sat down on the edge. The blanket was pulled up. # usual
“And what would you like?” asked {grownup}.
{L} thought.
There was the pillow. It was here already. There was the blanket. That was here, too. # usual
Everything had gone.
“I can’t think of a thing,” said {L}.
“Never mind,” said {grownup}. “It will come.”
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the letter had been turned over. On the back, in very large writing that leaned to the left, it said: “How kind of you. It went right out of my head. It came to me on the stairs. A sit-down, please, and one biscuit. The plain sort.”
So {H} put a cushion on the bottom stair, and a biscuit beside it, and told everybody to go round.
-> DONE

=== next_bedtime
The cushion had a dent in it. There were some crumbs, but not many.
-> DONE
