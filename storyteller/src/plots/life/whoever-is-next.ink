# about: hatching(had kittens&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|had her kittens&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|had puppies&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|had pups&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|had her puppies&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|had babies&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|had her babies&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|had bunnies&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|had baby&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|had a litter&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|birth&kitten&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|birth&pup&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|birth&bunn&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|birth&rabbit&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|birth&guinea&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|birth&hamster&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|birth&gerbil&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|kittens&born&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|puppies&born&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|bunnies&born&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|babies&rabbit&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|babies&guinea&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|babies&hamster&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|babies&gerbil&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|babies&cat&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|babies&dog&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|kittens&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost&!got&!get|puppies&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost&!got&!get); new-pet(had babies&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|had her babies&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|had kittens&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|had her kittens&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|had puppies&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|had her puppies&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|had pups&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|had bunnies&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|had baby&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|gave birth&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|given birth&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|a litter&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost&!litter tray|kittens&had&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|kittens&born&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|puppies&had&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|puppies&born&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|bunnies&had&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|bunnies&born&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|kittens arrived&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|puppies arrived&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|baby guinea pigs&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost&!got&!getting&!bought&!chose|baby rabbits&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost&!got&!getting&!bought&!chose|baby bunnies&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost&!got&!getting&!bought&!chose|baby hamsters&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost&!got&!getting&!bought&!chose|baby gerbils&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost&!got&!getting&!bought&!chose); new-baby(gave birth&guinea|gave birth&hamster|gave birth&rabbit|baby gerbils|baby guinea pigs|baby hamsters); creature(had kittens&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|had babies&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|had puppies&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|had pups&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost|had bunnies&!going to&!expecting&!pregnant&!neighbo&!friend&!farm&!school&!class&!died&!lost)
# also: creature; happy; too-excited; gentle-hands; patience; new-pet; hatching; thing; place; person; play
# kind cat: kitten*|kitties|cat had|cat has|cat just|cat gave|cat given
# kind dog: puppy|puppies|pups|dog had|dog has|dog just|dog gave
# kind guinea: guinea*
# kind rabbit: rabbit*|bunny|bunnies
# kind hamster: hamster*|gerbil*
# wants: child
# role grownup: parent = the grown-up with the saucer
# ages: 3-9
# needs: seeing
# holds: dark(kind)

=== title
{~Whoever Is Next|Newer Than the Bread}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: heroes kneel curious before basket; grownup kneel; friends kneel
# action for cat: heroes kneel curious before basket; grownup kneel; friends kneel; cat sit calm; 3 tiny cat sleep in basket
# action for dog: heroes kneel curious before basket; grownup kneel; friends kneel; dog sit calm; 3 tiny dog sleep in basket
# action for rabbit: heroes kneel curious before basket; grownup kneel; friends kneel; rabbit sit calm; 3 tiny rabbit sleep in basket
# action for hamster, guinea: heroes kneel curious before basket; grownup kneel; friends kneel; mouse sit calm; 3 tiny mouse sleep in basket
# things: basket; blanket in basket; lamp
{~“Breathe quietly,” {H} told the room. {young:There was a heap in the nest.|It was the first evening of somebody’s life, and you don’t want it to be a loud one.}|There was a heap in the nest, and the heap went up and down. {young:{H} looked, and looked.|{H} had looked at it for an hour, and had blinked only when there was nothing on.}|{H} had to whisper. {young:There was somebody new in the house.|There were people in the house who had never heard anybody talk, and it was best to begin low.}}
{is_cat:The cat|{is_dog:The dog|{is_guinea:The guinea pig|{is_rabbit:The rabbit|{is_hamster:The hamster|The new mother}}}}} had had her {is_cat:kittens|{is_dog:puppies|babies}}.
{young:They were newer than the bread.|They were so new that there was bread in the kitchen that was older.} # usual
Round the nest stood a low wall of cardboard, {young:so that nobody could roll out.|so that nobody should roll out of the world.}
“May I hold one?” asked {A}. ¶ “Not yet,” said {grownup}. {young:“Today we look, with our hands at the back.”|“Today we only look. Put your hands behind you, so that they don’t go by themselves.”}
Behind {As} back one hand took hold of the other. {young:It was better than nothing.|They had badly wanted somebody to hold.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: living-room; dusk; clear
# action: A look-up curious; heroes kneel before basket; grownup sit; friends kneel
# action for cat: A look-up curious; heroes kneel before basket; grownup sit; friends kneel; 2 tiny cat sleep in basket
# action for dog: A look-up curious; heroes kneel before basket; grownup sit; friends kneel; 2 tiny dog sleep in basket
# action for rabbit: A look-up curious; heroes kneel before basket; grownup sit; friends kneel; 2 tiny rabbit sleep in basket
# action for hamster, guinea: A look-up curious; heroes kneel before basket; grownup sit; friends kneel; 2 tiny mouse sleep in basket
# things: basket; blanket in basket; lamp
{
- is_cat:
They had paws already, with everything on. {young:Their eyes were shut, and their ears lay flat.|The eyes were still shut, and the ears were folded down, like a letter that nobody has opened.}
- is_dog:
They had paws already, with everything on. {young:Their eyes were shut, and their noses were flat.|The eyes were still shut, and the noses were flat, as if they had all just run into the same door.}
- is_guinea:
They had hair already, and open eyes, and whiskers. {young:They were quite done, but small.|They were finished, down to the toenails, like the big kind seen from the other end of a field.}
- is_rabbit:
They had no fur on yet, {young:and they were pink.|and their ears were no longer than a fingernail.} Their eyes were shut. {young:They had put on a bit of their mother’s fur.|{is_cat:The cat|{is_dog:The dog|{is_guinea:The guinea pig|{is_rabbit:The rabbit|{is_hamster:The hamster|The new mother}}}}} had pulled out some of her own fur, and they all wore that.}
- is_hamster:
They had no fur on yet, {young:and they were as pink as beans.|and they were as pink as beans, and not much longer.} Their eyes were shut, and they did not know yet that there was anything to look at.
- else:
They were all there, down to the toes. {young:They only had to get bigger.|Nothing was missing, and they would only have to get bigger, a little at every end.}
}
“Do they know that I am here?” asked {A}. {young:¶ “They know who is warm,” said {grownup}.|¶ “I don’t think so,” said {grownup}. “They know who is warm. It is all that they have found out.”}
{A} was warm, {young:but only from here.|but you can’t be warm from so far off, or only if you are the sun.}
“Hello,” said {A} to the heap, {young:once for each of them, and then one more for their mother.|once for each of them, so that nobody should have to share.} # more
-> DONE

=== s2
# shot: above
# place: living-room; dusk; clear
# action: A point surprised at basket; heroes kneel; grownup kneel; friends kneel
# action for cat: A point surprised at basket; heroes kneel; grownup kneel; friends kneel; 3 tiny cat sleep in basket
# action for dog: A point surprised at basket; heroes kneel; grownup kneel; friends kneel; 3 tiny dog sleep in basket
# action for rabbit: A point surprised at basket; heroes kneel; grownup kneel; friends kneel; 3 tiny rabbit sleep in basket
# action for hamster, guinea: A point surprised at basket; heroes kneel; grownup kneel; friends kneel; 3 tiny mouse sleep in basket
# things: basket; blanket in basket; cushion; lamp
{joining}
{musing} # personal
Everybody in the heap had put a head down on whoever was next.
{young:It looked very soft.|That way they all had a pillow, and every one of the pillows was breathing.} # usual
Only the one at the end had nobody. It put up its nose, and felt about, and there was only floor.
So it got up. It went right over the heap, {young:over all the backs and a face,|over all the backs and one of the faces,} and lay down at the other side, with its head on the first.
“And now that one has nobody,” said {A}. {young:It was true. There was a new one at the end.|For of course there was a new one at the end, and it had put up its nose already.} # usual
{hinderer_person:“They have moved,” said {hinderer}, who had only looked away to sneeze. “They were over there!”} # beat
{hinderer_animal:{hinderer} had a look as well, from where there was room, and breathed out so hard that the fluff flew.} # beat
{hinderer_carried:{hinderer} was held up to see, and had to be held somewhere else, because of the light.} # beat
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A whisper telephone; heroes stand; grownup stand; friends stand
# things: telephone on table; table; coat on hook; hook
The telephone rang, and {grownup} gave it to {A}. {young:“I have heard the news,” it said. “How many are there?”|“How many are there?” it wanted to know, and so {A} went back to make quite sure.}
It is hard to count a heap. {young:You get a nose, and a foot, and a foot, and then a bit that could be anybody’s.|If you count the noses, some of the noses are underneath. If you count the feet, you have to divide.}
“Who is the biggest?” asked the telephone. {young:“The heap,” said {A}.|“It is hard to say,” said {A}. “They are only as big as the heap, so far.”}
“And what do they do?” ¶ “They are next to each other,” said {A}. {young:“All the time.”|“They do it all day, and nobody had to show them.”}
“Give them my love,” said the telephone. {A} carried it in, and put it down quietly, {young:by the wall.|at the foot of the cardboard wall, for later.} # spare
-> DONE

=== s3
# shot: two
# place: living-room; dusk; clear
# action: heroes kneel happy before basket; grownup sit holding saucer; friends sit
# action for cat: heroes kneel happy before basket; grownup sit holding saucer; friends sit; cat lie-front calm in basket
# action for dog: heroes kneel happy before basket; grownup sit holding saucer; friends sit; dog lie-front calm in basket
# action for rabbit: heroes kneel happy before basket; grownup sit holding saucer; friends sit; rabbit lie-front calm in basket
# action for hamster, guinea: heroes kneel happy before basket; grownup sit holding saucer; friends sit; mouse lie-front calm in basket
# things: basket; saucer; clock; lamp; themed
Then {young:they had supper.|it was supper in there.} {is_cat:The cat|{is_dog:The dog|{is_guinea:The guinea pig|{is_rabbit:The rabbit|{is_hamster:The hamster|The new mother}}}}} lay down, and the heap turned into a row.
{young:There was not one sound but gulps.|All along the row you could hear them get a very little bit bigger.} # usual
{grownup} and {A} moved back a bit, {young:so that she could count them with her nose.|so that she could count them with her nose, and not lose her place.} # usual
{helper_person:“She has counted that one twice,” whispered {helper}. “I believe that it pushed in again.”} # beat
{helper_animal:{helper} sighed, the way you do when everybody is in for the night.} # beat
{helper_carried:{helper} was allowed to watch as well, and knew how it is to be looked at and not touched.} # beat
{themed_a} had to be taken away, since it was not soft. # personal
After supper there was a heap again, and somebody was at the end of it. {young:Up went the nose. Over it went.|Up went the nose, and over went the one that had it.}
“It goes round!” said {A}. {young:It did. It went like a clock, but softer.|So it did, like a clock, but softer.}
“It will go all night,” said {grownup}. {young:“There is always one at the end.”|“Nobody can help it. There is always one at the end.”} # usual
-> DONE

=== m2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A look-up curious bookcase; heroes stand; grownup sit; friends stand
# things: bookcase; umbrella left; armchair; cushion on armchair
{A} had a look round the room, {young:to see who else did it.|to see whether anybody else did it, now that it had been pointed out.}
The books on the shelf had their heads on each other, all leaning one way, {young:and the last one leaned on a jar.|and the last one leaned on a jar, which was full, and could take it.}
The cushion leaned on the chair, and the umbrella had its head on the wall. {young:“And who has the wall got?” asked {A}.|“And who does the wall lean on?” asked {A}.}
{grownup} had to think. {young:“The wall is like a mother,” said {grownup}. “It just stands there, and lets them.”|“The wall is a sort of mother,” said {grownup}. “It is the one that they all end up against.”}
{pausing} # company
They put the umbrella a bit nearer the coats, {young:so that it had somebody as well, and it looked better at once.|where there was more to lean on, and it looked better for it at once.} # more
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A carry-both bowl; heroes stand; grownup stand; friends stand
# things: bowl in A.hand; table; jug; lamp
There was one thing that hands could do, {young:and that was the bowl.|if they really could not keep still, and that was to see to the bowl.}
So {A} carried the bowl, with fresh water in, {young:very slowly, with both hands, and looked at nothing else.|so slowly that the water never noticed that it was being moved.}
{is_cat:The cat|{is_dog:The dog|{is_guinea:The guinea pig|{is_rabbit:The rabbit|{is_hamster:The hamster|The new mother}}}}} looked up. {young:She had been so busy all day that her hair stood up.|She had the look of somebody who has had a great deal to do today, and has not had time for her hair.}
“Thank you for having them,” said {A}. {young:That is what you say.|It is what you say to people, when they have had somebody.}
She drank, and there was a drop on her chin. {young:Then she went back in, since they were all waiting to lean on her.|Then she went straight back in, since there were people waiting to lean on her.} # spare
-> DONE

=== s4
# shot: two
# place: living-room; night; clear
# action: L lie-front calm before basket; heroes lie-front; grownup kneel; friends sit
# action for cat: L lie-front calm before basket; heroes lie-front; grownup kneel; friends sit; 2 tiny cat sleep in basket
# action for dog: L lie-front calm before basket; heroes lie-front; grownup kneel; friends sit; 2 tiny dog sleep in basket
# action for rabbit: L lie-front calm before basket; heroes lie-front; grownup kneel; friends sit; 2 tiny rabbit sleep in basket
# action for hamster, guinea: L lie-front calm before basket; heroes lie-front; grownup kneel; friends sit; 2 tiny mouse sleep in basket
# things: basket; jumper; cushion; lamp
It was late. {L} lay down on the rug, with one cheek against the cardboard wall, on the outside, {young:just to listen.|to listen.}
On the inside, somebody was at the end again. Up went its nose. It felt to the left, and it felt to the right.
There the wall was warm. It stopped, and put its head down just there.
And the heap stood still. {young:Nobody got up.|They waited, but nobody got up in there.} # usual
“The heap has stopped,” said {grownup}. “Who has it got?” ¶ {L} did not move. “Me,” said {L}. “I am next.”
But you can’t lie on a rug until they are big. So {L} took off the jumper, warm as it was, and they put that there, folded small, {young:on the outside of the wall.|on the outside, before the wall could cool.}
It was still {L}, as far as anybody in there could tell. # usual
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; night; clear
# action: heroes wash; grownup stand holding towel; friends sit
# things: sink; toothbrush; cup; towel; mirror
The brushes stood in the cup. One had its head on the next one, as they do.
“It is all over the house,” said {L}. You only had to know. # spare
One cheek had lines on it, from the cardboard. It was left on. # spare
“How long till they are big?” ¶ “They do a bit each night,” said {grownup}. “So do you.”
It was quiet in the nest. They looked in, on the way past. No one was up.
-> DONE

=== l3
# aside
# shot: two
# place: bedroom; night; clear
# action: L lie-back sleepy; grownup sit; heroes lie-back; friends sit
# things: bed; pillow; quilt; lamp
“When may I hold one?” asked {L}, in bed. ¶ “When she says so,” said {grownup}. “We look at her, and she lets us know.”
“I can wait,” said {L}. “They know where I am.”
The hands lay on the quilt. One had the other, as they had done all day. # spare
They had got used to it. They were quite good at it now. # spare
“Good hands,” said {L}, and let them have the edge of the quilt as well. # spare
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: L lie-back calm; grownup sit; heroes lie-back; friends sleep
# things: bed; pillow; moon; window
{L} lay down, and had the pillow. “But who has the pillow got?” asked {L}.
“The bed,” said {grownup}. “And the bed has the floor, and the floor has the ground.”
“And who has the ground got?” ¶ “I think that it is the one at the end,” said {grownup}.
{L} had a long look at the dark. “So that is why it goes round,” said {L}.
“I dare say,” said {grownup}. # spare
-> DONE

=== l4
# aside
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: basket; jumper beside basket; moon; window
By the nest it was dark. It was as dark as in a pocket, and no one in there made a fuss.
The heap went up. The heap went down. It went no other way. # spare
The jumper lay by the wall, on the outside. It had one arm out. # spare
Now and then a nose came up at the end. It felt. Then it went down. # more
She had them all. She did not need to count.
In the street it was dark as well, and cold, and nobody had to be out in it. # more
-> DONE

=== s5
# shot: close
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; night-light
The bed was soft, and it had been warm for some time. # usual
{resting}
{keepsake}
{dream} # spare
“Is there still one at the end?” asked {L}. ¶ “It has its head on your sleeve,” said {grownup}.
“Good,” said {L}. “You put it on whoever is next.”
Down went the head. There was the pillow.
It was next.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The jumper was fetched in the morning. It had been by the cardboard all night with nobody in it, and one sleeve was still warm.
“Look,” said {A}. In the wall there was a dent, no bigger than half a walnut, just where the sleeve had been. Somebody had leaned on it until breakfast.
Then the nose came up, and felt about, and {A} put the jumper back. A cardigan would do for one day.
-> DONE

=== next_bedtime
By the nest lay a jumper, folded small. It was next.
-> DONE
