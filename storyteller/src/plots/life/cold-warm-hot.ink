# about: feast(easter|egg hunt|easter egg|egg-hunt); found-something(golden egg|easter egg|eggs|all the eggs); play(egg hunt)
# also: happy; proud; too-excited; food; thing; found-something; outing; play; place; won; sharing
# kind golden: golden egg|gold egg|golden|special egg|biggest egg
# wants: child
# role grownup: parent = the grown-up in the slippers
# ages: 3-9
# holds: dark(kind)

=== title
{~Cold, Warm, Hot|Where the Last Egg Was}
-> DONE

=== s1
# shot: wide
# place: garden; afternoon; clear
# action: A hold happy basket; heroes hold basket; grownup stand; friends stand
# things: basket in A.hand; 3 egg; hedge; tree; daisy
{~It was Easter, and {H} had looked under {young:every bush.|every bush there was, and under one that turned out to be an aunt.}|At Easter there are eggs in the grass, and {H} had found {young:a lot of them.|more of them than you can carry without thinking about it.}|{H} came home from the egg hunt, {young:with a basket.|with a basket, and with some of the hedge.}}
{
- is_golden:
On the top lay the golden egg. {young:There is only one golden egg.|There is only one golden egg in a hunt, and {A} had seen it shine, low down, where nobody else was looking.}
- else:
There were six eggs in the basket, {young:and one had stars on.|and the best was blue, with stars on, and {A} had found that one last of all.}
}
“Well,” said {grownup}, “that was the last one.” {young:And then it was over.|And so it was over. That is the trouble with finding things.}
{A} did not want it to be over.
“I know,” said {A}. “Now I hide them, and you all look.”
-> DONE

=== s2
# shot: two
# place: hallway; afternoon; clear
# action: A tiptoe happy; heroes tiptoe; grownup stand; friends stand
# things: 3 coat on hook; hook; basket; boot; egg in A.hand
{joining}
Everybody had to stand nose to nose with a coat, and count up to fifty. {young:“No looking,” said {A}.|“And slowly,” said {A}, “with nothing left out.”}
{hinderer_person:“Eleven, twenty, thirty,” said {hinderer}, who had always been good at sums.} # beat
{hinderer_animal:{hinderer} went along with {A} all the way, and stopped to point at each place with a nose.} # beat
{hinderer_carried:{hinderer} had been put with one eye to the coats, and the other eye saw everything.} # beat
{A} put the red egg into a boot, {young:and the green one into the teapot.|and the green one into the teapot, with its lid on, as if it had never been anywhere else.} # usual
The small ones went behind the radio, {young:and in the bread.|and among the potatoes, with some earth on.} # usual
{is_golden:The golden egg|The egg with the stars} took the longest of all. {young:Where {A} put it was so good!|Then {A} had such a good idea that it was necessary to run.}
“Fifty!” they said, into the coats. {A} was back on the bottom stair, {young:puffing.|out of breath, looking as if nothing were the matter.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: A hold curious egg; heroes look-up; friends sit
# things: table; egg in A.hand; jar; bread on table
Hiding is not so easy. {young:The bath was no good.|The bath was no good at all, for an egg lies in a bath like the only boat on a lake.}
The yellow one was put in the fruit bowl, {young:next to a lemon.|between two lemons, where it held its breath.}
“You are a lemon,” {A} told it. {young:It was good at it.|It was so good at it that {A} went away, and came back, and took hold of a lemon.}
Behind the curtain it was too easy, {young:because everybody looks there.|since that is where people look even when nothing has been hidden.}
“Thirty-two,” they said in the hall, with coats in their mouths. “Thirty-three.” # more
The {~pink|white} egg rolled off the sill by itself, and hid behind the flowerpot. It was allowed to stay there. # more
-> DONE

=== l1
# aside
# shot: behind
# place: garden; afternoon; clear
# action: A kneel surprised before nest; heroes kneel; friends kneel
# things: hedge; daisy; stone; egg
One was to go into the hedge. But in the hedge there was somebody already, {young:a snail.|a snail, who had been hidden there since the autumn and had not been found.}
“Are you in it as well?” asked {A}. {young:The snail came out a bit.|The snail put out first the one eye and then the other, and looked all round the egg.}
It is a good way to be hidden, when you think of it. {young:You take the hiding place along.|You take the hiding place with you, and wherever they look you have gone in.}
So {A} did not leave the egg there. {young:Two in one hedge is too many.|There would have been no peace in that hedge for the rest of the day.}
The snail went in again, as slowly as the lid of a good tin, and the door was shut. # more
“They did not find you,” {A} told it, going away backwards. “I shall not say a thing.” # more
-> DONE

=== s3
# shot: above
# place: kitchen; afternoon; clear
# action: grownup look-up curious; A sit; heroes sit; friends look-up
# things: table; teapot on table; egg; shelf; cupboard
They looked. {grownup} looked high up, {young:where {A} could not reach.|on the top of the cupboard, and on the lamp, where {A} could not so much as have thrown one.}
“Cold,” said {A}. “Very cold.” # usual
Then {As} eyes went to the teapot. They only went for a moment. {young:“Teapot!” said {grownup}.|“The teapot,” said {grownup}, and lifted off the lid.} # usual
“How did you know?” ¶ “You looked at it,” said {grownup}. {young:“Your eyes told me.”|“You may have shut your mouth, but your eyes are telling everybody.”} # usual
So {A} sat under the table, with both eyes shut, {young:and just said “cold” and “warm”.|and said “cold” and “warm” and “hot” from down there, by the sound of the shoes.} # usual
{helper_person:“It helps to ask where you would least like to look,” said {helper}, and found the one with the potatoes.} # beat
{helper_animal:{helper} sat down in front of the radio, and would not be called away till it was moved.} # beat
{helper_carried:{helper} was dropped behind the radio by mistake, and there lay an egg, and that was two of them found.} # beat
One by one they all went back into the basket. {is_golden:Only the golden egg|Only the egg with the stars} was still out. {themed_a} had been looked under twice. # personal
{is_golden:They did not find the golden egg.|They did not find the one with the stars.}
-> DONE

=== m2
# aside
# shot: two
# place: living-room; dusk; clear
# action: grownup crawl laughing; A point laughing; heroes sit; friends crawl
# things: sofa; rug; cushion; basket
It was not under the sofa. {young:A sock was.|There was a sock there, which had been looked for in January, and was very pleased.}
It was not in the {~bread bin|kettle}, nor in any of the coats. {young:It was not in {grownup}.|They even turned {grownup} round, to see if it was on the back.}
{is_loved:“If it were to do with {loved},” said {grownup}, “I should have it by now.”|{musing}} # personal
“Give up?” said {A}. ¶ “Never,” said {grownup}, from behind the piano, or from where a piano would be if they had one.
{pausing} # company
A button was found, and half a pencil, and the {~end of the tape|key to the shed}, which everybody had blamed on everybody. # more
“Cold, cold, cold,” said {A}. It was getting dark, and none of them could stop. # more
-> DONE

=== l2
# aside
# shot: wide
# place: garden; dusk; clear
# action: grownup look-up curious; A hold torch; heroes walk; friends walk
# things: tree; shed; torch in A.hand; hedge
They took the torch, and went out. {young:It was not in the shed.|It was not in the shed, where there are four hundred places, and thirty of them have spiders in.}
{grownup} looked in a bird’s nest box from below, {young:and somebody in it said cheep.|and somebody in there said something short.} “I am sorry,” said {grownup}.
Every stone in the path was looked at. {young:They were all stones.|In that light there was hardly one of them that could not have been an egg, and they were stones to the last.}
“Is it out here at all?” said {grownup}. {young:{A} said nothing.|“I am not saying,” said {A}, who was beginning to wonder.}
The hedge was passed, and {A} turned the torch away, for the sake of somebody who lived there. # more
A {~star|plane} had come out. It was high up, and cold, and nobody had hidden it. # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: L reach-down surprised bed; heroes stand; friends stand
# things: bed; pillow on bed; lamp; egg
“We give up,” they said at last. “Where is it?” ¶ “It is in the—” said {L}, and stopped.
{L} did not know. {young:It was so good that {L} had forgotten it.|It had been hidden so well that it had been hidden from everybody.}
So it was not over after all.
“Go back to the coats,” said {L}, “and count.” Then {L} let both feet go where they liked.
They did not go to the kitchen. {young:Up the stairs they went.|They went up the stairs by themselves, and along the landing, as if they had an egg to carry.} # usual
They stopped by {L}’s own bed. {young:“Here,” said the feet.|“Here,” said the feet, or that is what it felt like.}
One hand went in under the pillow. It was cool in there, and then there was something cooler, {young:and round.|and round, that crackled a bit when it was touched.}
{L} went down again. “I have found it,” said {L}. “You haven’t.”
-> DONE

=== m4
# shot: two
# place: bathroom; night; clear
# action: grownup peek curious; L brush-teeth laughing; heroes brush-teeth; friends sit
# things: basin; toothbrush; cup; towel
{grownup} looked all through the bathroom, while teeth were done.
“Cold,” said {L}, with foam. It was cold behind the soap, too.
It was cold in the towel. It was cold in the cup. # usual
“I shall not sleep,” said {grownup}. # spare
The tap was looked into. It gave one drop, and that was all it had. # more
There was nothing in the left slipper. There was a foot in the right one. It was asked to move, and it had no egg under it. # more
Then there were no more teeth, and they went along the landing.
-> DONE

=== l3
# shot: behind
# place: hallway; night; clear
# action: L walk sleepy; heroes walk; grownup walk; friends walk
# things: stairs; lamp; door; basket
“Is it up here?” said {grownup}. {L} walked on, and looked at the floor.
The eyes wanted to go in front. They were not let. # spare
“A bit warm,” said {L}, at the door. It would have been a lie not to.
{grownup} stood still. It was nice, to be a bit warm. # more
Down in the kitchen the other eggs lay in the basket. They had all been found, and had nothing more to do. # more
The door was pushed. There was the bed.
-> DONE

=== m3
# shot: above
# place: bedroom; night; clear
# action: grownup kneel; L lie-back sleepy; heroes lie-back; friends sit
# things: bed; lamp; quilt; slipper
First {grownup} looked under the bed. “Colder,” said {L}.
Then it was the curtain, and the lamp. “Cold.”
In the wardrobe all the clothes said no. # spare
{L} lay quite flat. It is hard to lie flat on an egg. # more
“What is this?” said {grownup}. It was a knee. It was only warm. # more
The quilt was felt, all along. {grownup} did not hurry.
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: hedge; moon; daisy
In the hedge it was dark. The snail was in.
The grass was flat, where they had all gone to and fro. It would be up again by the morning. # spare
Something lay under a leaf. It was red, and it had been missed at the hunt. # more
It did not mind. It had the best place of all. # more
The moon looked, and it was warm. Then a cloud came.
Then it was cold.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes sleep; grownup sit; friends sleep
# things: bed; pillow; lamp
“One more look,” said {grownup}, by the bed. {L} shut both eyes, so that they could not tell.
{resting}
{keepsake}
{dream} # spare
A hand was on the blanket. “Warm,” said {L}. # usual
It was on the arm. “Warmer,” said {L}. # usual
It came up to the cheek.
It came up to the hair, and there it stayed.
“Hot,” said {L}, and it was hardly a word.
The hand did not look any more. It just lay there. # usual
Under the pillow the egg was as warm as the rest.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was one egg more in the basket in the morning than there had been at the hunt. It was red, and a bit wet, and a silver line went from it over the table, down one leg, and out under the door.
“He must have found it,” said {H}, and went to the hedge to say thank you, quietly, and without looking too hard.
-> DONE

=== next_bedtime
The basket stood on the shelf. There was a place in it that was still warm.
-> DONE
