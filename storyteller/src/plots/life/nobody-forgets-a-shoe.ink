# about: forgotten
# also: school-day; sad; embarrassed; frustrated; angry; lost-toy; eating; nervous
# news: bad
# kind lunch: lunch*|packed|snack*|sandwich*
# kind book: homework|book|bookbag|folder|reading|spellings|letter
# kind kit: kit|trainers|swimming|leotard|boots|costume|plimsolls|ballet
# wants: child
# role grownup: parent = the grown-up with the keys
# ages: 4-10
# holds: school(kind), dark(kind)

=== title
{~Nobody Forgets a Shoe|Still on the Hook}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: A point cross at bag; heroes stand; grownup hold key; friends stand
# things: bag on hook; hook; coat; mat; shoe
{
- is_lunch:
{~At dinner time {H} had opened the bag, and there was no lunch in it, {young:only a pen.|only a pen, and the smell of one.}|The lunch had stayed at home. {H} had gone to school, {young:and it had not.|and the lunch had stood on the side all day in its box, and had not come.}|When {H} came home the lunch was on the kitchen table, {young:with its lid on.|with its lid on, as if it had just been going to say something.}}
- is_book:
{~When the books were given in, {H} had opened the bag, and there was {young:no book.|everything in it but a book.}|The book had stayed at home. {H} had gone to school, {young:and it had not.|and the book had lain on the sofa all day, face down, and had not come.}|When {H} came home the book was on the sofa, {young:wide open.|wide open, as if it had got to the good part.}}
- is_kit:
{~Everybody had changed, and {H} had sat on the bench {young:in the wrong shoes.|in the wrong shoes, and had held the whistle.}|The kit had stayed at home. {H} had gone to school, {young:and it had not.|and the kit had hung on its hook all day, and had not come.}|When {H} came home the kit was on the hook, {young:in its bag.|in its bag, and looked as if it had run about.}}
- else:
{~One thing had not come to school. {H} had looked in the bag, and on the floor, {young:and it was not there.|and in the bag again, in case it had only been shy.}|One thing had stayed at home. {H} had gone to school, {young:and it had not.|and it had lain by the door all day, and had not come.}|When {H} came home the forgotten thing was by the door, {young:where it was put.|exactly where it had been put so that it would not be forgotten.}}
}
{is_wished_thing:It was {wished_thing}, and {wished_thing_many:they looked|it looked} quite rested.} # wished
{
- is_lunch:
The others had each given {A} a bit. {young:There was a grape, and half a pie.|It came to nine grapes, the end of a pie, and something that nobody could tell {A} the name of.}
- is_book:
“I did do it,” {A} had said. {young:“It is at home.”|But anyone can say that, and four people had said it already.}
- is_kit:
{A} had blown the whistle for the others to start, {young:and blown for them to stop.|and had blown for them to stop, and had not once been out of breath.}
- else:
“I had it in my hand,” said {A}. {young:“And then I had toast.”|“And then I had toast in it.”}
}
{A} put it on the hook where it should have been all along. # more
“Never again,” said {A}. {young:“I will not forget a thing.”|“Tomorrow I am not going to forget one single thing.”}
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: A carry-both happy box; heroes carry bag; grownup climb surprised heap; friends stand
# things: heap; box; bag; boot; umbrella; door; themed on heap
Between the mat and the stairs there was a good wide place. # more
So {A} put everything by the door. There was the bag, and the coat, and the thing that had been forgotten, {young:right at the front.|right at the front, where nobody could miss it.}
{joining}
But there might be something else. {young:So {A} put a hat there, too, and boots.|So {A} put a hat there as well, and an umbrella, and the other umbrella, and the bath mat, and both tins of soup.}
{themed_a} went on the top, since you never know. # personal
{hinderer_person:“And this,” said {hinderer}, “and you may need these,” and came down the stairs behind a mattress.} # beat
{hinderer_animal:{hinderer} thought that they were all going, and lay down on the heap, so as not to be forgotten either.} # beat
{hinderer_carried:{hinderer} was put on the heap, and then the heap moved, and they had to dig.} # beat
{young:Then the bell rang, and nobody could get to the door.|Then somebody rang the bell, and they could hear who it was, but they could not get to the door.} # usual
“It is very well remembered,” said {grownup}, from the other side, {young:“but we cannot get out.”|“but we shall have to go to school by the window.”} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: A write happy paper; heroes write; grownup wash; friends look-up
# things: paper; pencil; table; sink; soap
Next {A} wrote it all down. First {A} used {~a shoebox|an envelope}, and put that where it could not get lost, {young:and it got lost.|and nobody has seen it from that day to this.}
So {A} wrote it on a hand. {young:The hand was soon full.|It began at the thumb, and by the little finger it had got only as far as socks.}
The other hand was to have the rest. But that was the one that writes. {young:It came out like a spider.|It came out as if a spider had been told to do it.}
“Hands,” said {grownup}, for supper was ready, {young:and they went under the tap.|and they were under the tap before {A} could think what was wrong with that.}
It went down the plug, bag, coat, and all. # more
“At least we know where it is,” said {grownup}, and handed over the towel. # more
-> DONE

=== l1
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A pull surprised rope; heroes pull rope; grownup fall; friends hold rope
# things: rope; chair; lamp; bag; boot
The next thing was string. One end was tied to the bag, {young:and one end was tied to {A}.|and the other end to {A}, for you cannot forget what you are tied to.}
There was string to the coat, and string to the {~flute|football}. {young:There was a lot of string.|There was a string to each thing, and soon there was more string than hallway.}
“Tea,” called {grownup}. {A} went, {young:and it all came, too.|and so did the coat, a lamp, two chairs and the cat’s basket, and the lamp went round by the other side of the stairs.}
{young:They were cut out with the big scissors.|It took the big scissors and a quarter of an hour to get everybody out of it.}
“What did you have for dinner, in the end?” asked {grownup}. {A} thought. “I forget,” said {A}. # more
One bit was left round a finger, but no one could say what that was for. # more
-> DONE

=== s3
# shot: close
# place: hallway; dusk; clear
# action: A look-up surprised holding shoe; heroes crouch; grownup sit-on-chair; friends sit
# things: shoe; mat; bag; sock; bench
{A} sat down on the bottom stair, {young:next to the shoes.|where the shoes live, to think what was left.}
“Do you forget things?” asked {A}. ¶ “Oh, yes,” said {grownup}. {young:“My bag is on the bus.”|“I left a bag on the bus, and I forget what was in it.”} # usual
{helper_person:“I once forgot a wedding,” said {helper}. “I was in it.”} # beat
{helper_animal:{helper} came and put a nose into the left shoe, as far as it would go, and breathed.} # beat
{helper_carried:{helper} was sitting on the shoes, and had to be lifted off them.} # beat
{A} looked at the shoes. There were two of them, side by side, {young:with a bit of wet on.|and they were still a bit wet, for they had been to school and back.}
“Nobody forgets a shoe,” said {A} slowly.
{young:They all thought. Nobody had!|They all thought back. There had been hats, and lunches, and once a bicycle. There had never been a shoe.} # usual
“You would get to the gate,” said {grownup}, {young:“and your foot would say.”|“and your foot would mention it.”} # usual
There stood the shoes, with their tongues out, ready to go. # more
-> DONE

=== m2
# aside
# shot: behind
# place: street; dusk; clear
# action: A walk laughing; heroes walk; grownup look-through window; friends walk
# things: shoe; puddle; street-lamp; door
They tried it, to make sure. {A} went out with one shoe on and the other foot in a sock.
{young:One step was dry. The next one was wet.|The first step was as usual. The second went right through to the toes, and said squelch.}
“I have remembered it,” called {A}, from the {~step|puddle}. {young:“I did not even have to think!”|“I was not even trying, and I remembered it at once.”}
{A} thought of other things, on purpose, {young:like cheese.|such as cheese, and who was first on the moon, and went on another step. Squelch.} It was no good. You could not forget that foot.
{pausing} # company
A man went by with his hat on, and looked down at both his feet, to see. # more
-> DONE

=== l2
# aside
# shot: above
# place: hallway; dusk; clear
# action: A give happy bag at shoe; heroes kneel; grownup kneel; friends sit
# things: 4 shoe; bag; key; purse; umbrella
After that they all wanted a shoe. {grownup} came with the keys, {young:and they went in a big one.|and put them in a left one, down in the toe, and looked happier than all day.}
{many:{B}|Then {A}} put a library book in a boot, where somebody’s heel would meet it first thing in the morning.
“What about this?” There was a letter that had lain on the {~piano|fridge} since the summer. {young:In it went.|It went in on top of the keys, and for the first time it looked like a letter that would go.}
By then there were things in all the shoes there were, {young:and the shoes stood in a row.|and the shoes stood along the wall like a row of people with their mouths full.}
“And who will tell us what is in them?” asked {grownup}. ¶ “Our toes,” said {A}. # more
-> DONE

=== s4
# shot: two
# place: hallway; dusk; clear
# action: L kneel proud before shoe; heroes kneel; grownup stand; friends sit
# things: shoe; bag; rope; mat; door
They carried the heap up again, down to the last bit of it. {many:Everybody took an end.|It was a good deal heavier than it had been coming down.} # usual
{
- is_lunch:
Then {L} put the lunch box down on the mat, and {young:a shoe on top.|set the left shoe on the lid, with its toe to the door.}
- is_book:
Then {L} put the book in the left shoe. {young:It stuck out, like toast.|It stood up out of it, as toast stands in a rack, and there was no room for a foot.}
- is_kit:
Then {L} took the bag with the kit, and pulled its string {young:right through the shoe.|through the laces of the left shoe, and tied it with a bow.}
- else:
Then {L} put the forgotten thing in the left shoe, as far as it would go, {young:and there was no room for a foot.|and it stuck out at the top, and there was no room for a foot.}
}
“Now put the shoe on,” said {grownup}. ¶ {L} tried, to see. {young:“Ow,” said {L}. “There you are!”|The foot went down, and met it, and stopped. “There you are,” said {L} to it.}
{is_wished_day:It would be as easy as that {wished_day}.} # wished
That was all. {young:There was no string, and no list.|There was not a list, or a knot, or a single tin of soup.} # usual
“And the other shoe?” asked {grownup}. ¶ “That one is for me,” said {L}, {young:“to get there.”|“or I should have to hop.”}
-> DONE

=== m4
# shot: wide
# place: kitchen; night; stars
# action: A eat happy sandwich; heroes eat; grownup sit-on-chair; friends sit
# things: table; sandwich; plate; lamp
{
- is_lunch:
There was today’s lunch to eat up. They had it for supper. It had waited.
It was a bit curled. But it was cheese. It knew {A} at once.
- is_book:
The book was read out at supper. It was about {~a goat|frogs}.
It was a good one. It was no worse than it had been this morning.
- is_kit:
{A} put on the kit for supper, and went three times round the table.
{grownup} blew for them to start, and blew for them to stop.
- else:
They gave the forgotten thing a place at the table. It had been by itself all day.
They told it what it had missed. It had not been much. Somebody’s tooth came out.
}
The crusts were left. Nobody had forgotten them. It was on purpose. # more
Then it was dark outside. Somebody said so. # more
The plates were put away, and the lids were put on. # more
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; grownup hold towel; friends sit
# things: basin; mug; towel; mirror
There was still some ink on one hand. It said SO, and that was for socks.
The teeth were all there. {A} did them one by one, and forgot none.
“What else do we have to do?” said {grownup}, with the towel. ¶ They stood and thought.
There was nothing else. They thought once more, because it was so pleasant.
The tap had been forgotten, a little. It said drip, and they turned it off. # more
Behind the door hung a bag. It was empty, and had been seen to. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: A lie-back sleepy; heroes lie-back; grownup hold lamp; friends sit
# things: bed; slipper; lamp; blanket
The slippers stood by the bed, with their toes out.
In the left one was {~a button|a bit of string}. “What is that for?” asked {grownup}.
“That is so that I remember something,” said {A}. “I do not know yet what it will be.”
They left it in. It could be for tomorrow. # more
Next to it was the other slipper. That one was for a foot. # more
The quilt came up. Everybody was under it who had to be. # more
It was warm, where the feet were. There was nothing in their way.
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes look-up sleepy
# things: 4 shoe; mat; door; moon
In the hall all the shoes stood with their mouths full.
Nobody came by. A bit of moon did, and lay on the mat.
One lace had come undone. It lay along the floor. It did not want to be tied.
The hook was empty. It had nothing to look after.
The coats had their arms down. They were not off anywhere. # more
The door was shut. They would all be there when it opened. # more
They had not far to go, till then, and it was quite dry. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit; grownup stand
# things: slipper; lamp; pillow; blanket
The lamp went out. Then it came on again. # usual
{resting}
{dream} # spare
“I have forgotten something,” said {grownup}, at the door. “What was it?”
They asked the shoes, but their mouths were full. # more
{L} did not say. {L} lay with one cheek up, and waited.
{grownup} looked at the ceiling, and down at two slippers. # usual
“Ah,” said {grownup}, and came back. It was a kiss.
Then there was nothing left to think of.
So {L} forgot the door. {L} forgot the window, and one arm.
That was all right. They would be there.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a pebble in the left shoe in the morning. {H} had not put it there, and nor had anybody. It was round, and had a white line, and there was certainly no room for a foot.
“Then it is to remind {us},” said {A}. They thought all through the porridge. It was not the kit, and it was not the lunch. Then the sun came out on the step, and they knew. It was Saturday. They had very nearly forgotten to do nothing.
-> DONE

=== next_bedtime
The shoes were empty. Whatever it had been, it had been done.
-> DONE
