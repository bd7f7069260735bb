# tells: entries(story|shrank|shrunk|woke up tiny|woke up small|woke up very small|woke up smaller|woke up as small as|woke up the size of|woke up no bigger than|became tiny|became very small|became as small as|turned tiny|went tiny|got tiny|got very small|got so small|got smaller and smaller|grew smaller|was tiny, as small as|was so tiny|was as small as|was no bigger than|the size of a lego|the size of an ant|the size of a mouse|the size of a thumb|the size of a finger|the size of a pencil|the size of a bean|the size of a pea|the size of a peanut|the size of a ladybird|the size of a bug|the size of a bee|the size of a button|the size of a crumb|the size of a raisin|the size of a grape|the size of a teaspoon|woke up so small|woke up so tiny)
# happens: tiny
# wants: child
# never: everyone shrinks|everybody shrinks|whole school shrinks|whole town shrinks|house shrinks|school shrinks|jumper shrinks|shrinks her|shrinks his|shrinks the|shrinks their|shrinks all|shrinks everything|door is as small|door is so tiny|door is so small|door is the size|door is no bigger|house is as small|house is so tiny|house is so small|house is the size|house is no bigger|car is as small|car is so tiny|car is so small|car is the size|car is no bigger|boat is as small|boat is so tiny|boat is so small|boat is the size|boat is no bigger|planet is as small|planet is so tiny|planet is so small|planet is the size|planet is no bigger|castle is as small|castle is so tiny|castle is so small|castle is the size|castle is no bigger|town is as small|town is so tiny|town is so small|town is the size|town is no bigger|village is as small|village is so tiny|village is so small|village is the size|village is no bigger|island is as small|island is so tiny|island is so small|island is the size|island is no bigger
# kind other: grandad shrinks|grandad gets shrunk|grandad is as small|grandad is the size|grandad is so|grandpa shrinks|grandpa gets shrunk|grandpa is as small|grandpa is the size|grandpa is so|grandma shrinks|grandma gets shrunk|grandma is as small|grandma is the size|grandma is so|granny shrinks|granny gets shrunk|granny is as small|granny is the size|granny is so|nana shrinks|nana gets shrunk|nana is as small|nana is the size|nana is so|daddy shrinks|daddy gets shrunk|daddy is as small|daddy is the size|daddy is so|dad shrinks|dad gets shrunk|dad is as small|dad is the size|dad is so|mummy shrinks|mummy gets shrunk|mummy is as small|mummy is the size|mummy is so|mum shrinks|mum gets shrunk|mum is as small|mum is the size|mum is so|mommy shrinks|mommy gets shrunk|mommy is as small|mommy is the size|mommy is so|mom shrinks|mom gets shrunk|mom is as small|mom is the size|mom is so|uncle shrinks|uncle gets shrunk|uncle is as small|uncle is the size|uncle is so|auntie shrinks|auntie gets shrunk|auntie is as small|auntie is the size|auntie is so|aunt shrinks|aunt gets shrunk|aunt is as small|aunt is the size|aunt is so|teacher shrinks|teacher gets shrunk|teacher is as small|teacher is the size|teacher is so|headteacher shrinks|headteacher gets shrunk|headteacher is as small|headteacher is the size|headteacher is so|headmaster shrinks|headmaster gets shrunk|headmaster is as small|headmaster is the size|headmaster is so|librarian shrinks|librarian gets shrunk|librarian is as small|librarian is the size|librarian is so|doctor shrinks|doctor gets shrunk|doctor is as small|doctor is the size|doctor is so|mayor shrinks|mayor gets shrunk|mayor is as small|mayor is the size|mayor is so|neighbour shrinks|neighbour gets shrunk|neighbour is as small|neighbour is the size|neighbour is so|postman shrinks|postman gets shrunk|postman is as small|postman is the size|postman is so|babysitter shrinks|babysitter gets shrunk|babysitter is as small|babysitter is the size|babysitter is so|brother shrinks|brother gets shrunk|brother is as small|brother is the size|brother is so|sister shrinks|sister gets shrunk|sister is as small|sister is the size|sister is so|baby shrinks|baby gets shrunk|baby is as small|baby is the size|baby is so|dog shrinks|dog gets shrunk|dog is as small|dog is the size|dog is so|puppy shrinks|puppy gets shrunk|puppy is as small|puppy is the size|puppy is so|cat shrinks|cat gets shrunk|cat is as small|cat is the size|cat is so|hamster shrinks|hamster gets shrunk|hamster is as small|hamster is the size|hamster is so|teddy shrinks|teddy gets shrunk|teddy is as small|teddy is the size|teddy is so|elephant shrinks|elephant gets shrunk|elephant is as small|elephant is the size|elephant is so|dragon shrinks|dragon gets shrunk|dragon is as small|dragon is the size|dragon is so|giant shrinks|giant gets shrunk|giant is as small|giant is the size|giant is so|king shrinks|king gets shrunk|king is as small|king is the size|king is so|queen shrinks|queen gets shrunk|queen is as small|queen is the size|queen is so|prince shrinks|prince gets shrunk|prince is as small|prince is the size|prince is so|princess shrinks|princess gets shrunk|princess is as small|princess is the size|princess is so|pirate shrinks|pirate gets shrunk|pirate is as small|pirate is the size|pirate is so|wizard shrinks|wizard gets shrunk|wizard is as small|wizard is the size|wizard is so|witch shrinks|witch gets shrunk|witch is as small|witch is the size|witch is so|robot shrinks|robot gets shrunk|robot is as small|robot is the size|robot is so|unicorn shrinks|unicorn gets shrunk|unicorn is as small|unicorn is the size|unicorn is so|dinosaur shrinks|dinosaur gets shrunk|dinosaur is as small|dinosaur is the size|dinosaur is so|bear shrinks|bear gets shrunk|bear is as small|bear is the size|bear is so|lion shrinks|lion gets shrunk|lion is as small|lion is the size|lion is so|monster shrinks|monster gets shrunk|monster is as small|monster is the size|monster is so|troll shrinks|troll gets shrunk|troll is as small|troll is the size|troll is so|whale shrinks|whale gets shrunk|whale is as small|whale is the size|whale is so|grown-ups shrink|grownups shrink|adults shrink|parents shrink|teachers shrink|who is as small|who is so tiny|who is so small|who is the size|who is no bigger|that is as small|that is so tiny|that is so small|that is the size|that is no bigger|who are as small|who are so tiny|who are so small|who are the size|who are no bigger|that are as small|that are so tiny|that are so small|that are the size|that are no bigger|fairy is|fairies are|elf is|mouse is|knight is|horse is|people are|man is|woman is
# kind back: grow back|grows back|grow again|grows again|big again|normal size|normal again|full size|own size|turns back|turn back|changes back|change back|gets big|becomes big|right size|proper size|usual size|ordinary size
# kind late: he shrinks|she shrinks|they shrink|it shrinks|makes him shrink|makes her shrink|he gets smaller|she gets smaller|he becomes tiny|she becomes tiny|he is tiny|she is tiny|makes him tiny|makes her tiny|he wakes up tiny|she wakes up tiny|he gets shrunk|she gets shrunk
# kind garden: garden|in the grass|the grass|lawn|flowerbed|flower bed|the ants|meets an ant|anthill|ant hill|the beetles|ladybirds|the worms|forest|woods
# kind bath: bath|bathtub|bathroom|basin
# kind bag: school bag|schoolbag|backpack|rucksack|lunch box|lunchbox|pencil case|bag|suitcase
# kind kitchen: kitchen
# kind laundry: laundry|washing basket|washing machine|drawer|sock drawer|wardrobe
# ages: 3-9
# needs: hands
# holds: dark(kind)

=== title
{~That Is a Lot of Shoe|Just Enough Thumb}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# place for garden: garden; afternoon; clear
# place for bath: bathroom; afternoon; clear
# place for kitchen: kitchen; afternoon; clear
# place for laundry: laundry; afternoon; clear
# action: tiny L look-up surprised; heroes look-up surprised; friends stand curious
# action for other: L kneel curious; heroes kneel curious; friends sit
# things: huge shoe right; button left; mat
# things for other: tiny e1; shoe right; button left; mat
{~It began with the floor. It had always been down there, and {H} had never {young:looked at it much.|given it very much thought.}|“Mind where you put your feet,” people said to {H}, {young:and they never said why.|about once a week, and they never said what for.}|{young:A shoe has a foot in it. That was all that {H} knew about shoes.|A shoe, as far as {H} knew, was a thing with a foot in it, and that was all.}}
{entry_1}
{entry_1_seen} # usual
{early_two():{entry_2}}
{
- is_garden:
The grass stood there like a wood, and it had not been cut. # usual
- is_bath:
Behind {small()} the bath was like a dock, and the mat in front of it was up to the chin. # usual
- is_bag:
It smelled of banana, and of last term, and in the distance somebody had done up the zip. # usual
- is_kitchen:
The floor there was like a car park on a Sunday, with a fridge at the far end. # usual
- is_laundry:
Socks lay about, each as long as a whale, and one of them was damp. # usual
}
The first thing in the way was a shoe. {young:It was as long as a bus.|It was about as long as a bus, with nobody at the wheel.}
“That is a lot of shoe,” said {small()}, and set off to go round it.
There was fluff as well, and it came up to the knee. # more
{young:A lace hung down. It was as thick as an arm.|On the way a lace hung down, as thick as an arm, and it was the only thing to hold on to.} # usual
It was like that all round. {young:There was too much of everything.|There was too much of everything, and all of it had been made for somebody else.} # spare
“Is there anything in my size?” asked {small()}. ¶ {is_other:{L} looked, high and low.|The shoe had a tongue, but it said nothing.}
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; afternoon; clear
# place for garden: garden; afternoon; clear
# action: tiny L kneel curious at drop; heroes kneel curious; friends sit
# action for other: L kneel curious; heroes kneel curious; friends sit
# things: huge drop; huge spoon left; leaf
# things for other: tiny e1; drop; spoon left; leaf
Something dripped, high up, {young:and a drop came down.|and a drop let go, and took its time, and came down.} It did not run away. It sat there, round and shaking, and {small()} had to walk round it.
“That is a lot of drop,” said {small()}, who was thirsty. {young:But where was there a cup for one drop?|But there is no cup in the world that is smaller than what you drink out of it.}
So {small()} bent down, and bit it. {young:It had a skin, like a grape. Then it had no skin.|It had a skin on, like a grape, and then all at once it had none.}
That was a drink, and both knees had been washed as well. # spare
The next drop was on its way already. {Small()} heard it let go, and stood further off. # more
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# place for garden: garden; afternoon; clear
# action: tiny L peek surprised at spoon; heroes stand surprised; friends peek curious
# action for other: L kneel calm; heroes kneel calm; friends sit
# things: rug; huge spoon on rug; button left
# things for other: tiny e1; spoon; button left
{not kept_two() and not early_two():{entry_2}}
{seen_two():{is_entry_2_being:You see more of {entry_2_being} from down there than you ever do from up here.|Up here, in ordinary shoes, you would have seen a speck, and it moved.}} # usual
{joining}
{is_loved:“I never thought of {loved} from underneath,” said {small()}.|{musing}} # personal
Further on lay a spoon, where somebody had left it. {young:It was as long as a boat.|It was as long as a rowing boat, and would have held about as many.} {is_other:{L} held it still, and {small()} looked in.|{L} took hold of the edge, and looked in.} {young:There was a face, very wide, and the wrong way up.|There was a face, very wide, and upside down, and the ears were a long way off.}
“That is a lot of me,” said {small()}. It was a comfort to see somebody of a good size. # spare
There was a handle at the far end of it, but that was a day’s walk. # more
{hinderer_person:“Did somebody say something?” asked {hinderer}, from high up, and that was enough wind to blow {small()} off the handle.} # beat
{hinderer_animal:Then {hinderer} came to see what it smelled of. That was a lot of nose, and a wet one.} # beat
{hinderer_carried:Then {hinderer} was put down next to it, and there was no more sky on that side.} # beat
But a spoon is cold to lie in, and it rocks. {young:“Not that,” said {small()}.|“And it is not my size,” said {small()}. “I only look it in here.”} # usual
-> DONE

=== l1
# aside
# shot: two
# place: kitchen; afternoon; clear
# action: tiny L eat happy; heroes sit; friends sit
# action for other: L kneel curious; heroes kneel curious; friends sit
# things: huge pea; huge fork left
# things for other: tiny e1; pea; fork left
Where people eat there is always a pea that got away. {young:{Small()} found it.|{Small()} found this one by walking into it.}
“That is a lot of pea,” said {small()}, and sat down to it, {young:and began at the top.|as you would to a pumpkin that has not been cut, and began at the top.}
{young:Bite, bite, bite. Then there was a dent.|After a good while there was a dent in it, as deep as a fist, and {small()} was full.} It tasted of pea, all the way in.
{pausing} # company
A pea has a seam all round. You only see that when you lean on it. # more
The rest was rolled along, for later. {young:It went very well downhill.|It is hard to start a pea, and then it is hard to stop one.} # more
-> DONE

=== m2
# aside
# shot: behind
# place: hallway; afternoon; clear
# place for garden: garden; afternoon; clear
# action: tiny L peek surprised at boot; heroes peek; friends stand
# action for other: L stand surprised; heroes stand; friends stand
# things: huge boot; huge boot; mat
# things for other: tiny e1; boot; boot; mat
Then the ground said boom. {young:It was feet.|It said it once more, nearer by, and that was feet.} There were only the two, but they came along like a pair of sheds.
{Small()} stood close against the wall, {young:and they went by.|and waited, as you wait for a train that does not stop.}
“That is a lot of feet,” said {small()}, “for one person.” {young:One of them stopped, and scratched the other.|One of them stopped, had a look round, and gave the other a scratch on the ankle.} It is surprising what goes on down there, when they think that they are alone.
There was dust in the air after that, and it came down as slowly as snow. # more
Boom, it went, and boom. {young:Then the wind went, too.|They took their own wind with them, and half of the fluff.} # spare
-> DONE

=== s3
# shot: above
# place: kitchen; dusk; clear
# place for garden: garden; dusk; clear
# action: tiny L crouch surprised in cup; heroes peek surprised; friends stand curious
# action for garden: tiny L crouch surprised in bucket; heroes peek surprised; friends stand curious
# action for other: L kneel curious; heroes kneel curious; friends sit
# things: rug; huge cup on rug; saucer left
# things for garden: huge bucket; leaf left
# things for other: tiny e1; cup; saucer left; thread
{not kept_three():{entry_3}}
{seen_three():It all took up as much room as a plate. {young:You could have put one over it.|You could have put one over it, and nobody at the table would have known.}} # usual
Then a {pot()} was in the way. It had fallen over. {young:It was like a cave.|From the front it was a cave{not is_garden: with a handle}.} {Small()} went in, to sit down for a bit.
“That is a lot of {pot()},” said {small()}. ¶ “Lot of {pot()},” said the {pot()}.
“Who is there?” asked {small()}. ¶ “Is there,” said the {pot()}, and it had the bigger voice. # spare
{Small()} yawned, only once. {young:Then the whole {pot()} yawned.|Then the whole {pot()} yawned, from the back to the front, and it went on for longer.} # spare
It smelled of {is_garden:parsley|cocoa} in there, from a long time ago. # more
{helper_person:“Hold on to this,” said {helper}, and let down the end of a thread, and {small()} came out on it like a fish.} # beat
{helper_animal:Outside {helper} lay down, right across the front, and after that there was no draught, but there was a good deal of tail.} # beat
{helper_carried:The {pot()} was leant against {helper}, so that it stopped rolling, and one could at least sit up.} # beat
Nobody gets any rest in a {pot()}. {young:“It is too loud in my size,” said {small()}.|“It is for somebody with more to say,” said {small()}, and came out.} # spare
-> DONE

=== l2
# aside
# shot: close
# place: hallway; dusk; clear
# place for garden: garden; dusk; clear
# action: tiny L sit-on-edge calm; heroes sit; friends sit
# action for other: L kneel calm; heroes kneel calm; friends sit
# things: huge button; thread
# things for other: tiny e1; button; thread
The next thing was a button. {young:It was blue, and it had four holes.|It was a blue one, with four holes in the middle for which, from there, you could see no reason.}
{Small()} sat on the edge, with both feet in one of the holes. {young:It was a good seat.|As a seat it was the best so far, and there was a draught from below.}
“It is nearly my size,” said {small()}. {young:“But you cannot lie down on it.”|“But it is only for sitting, and I have done that.”}
There was still some thread in one hole, and it had to be pushed over, to make room. # more
Somewhere, far up, there was a coat that had a lot of gap. # spare
-> DONE

=== m3
# aside
# shot: wide
# place: hallway; dusk; clear
# action: tiny L shout; heroes stand; friends listen
# action for other: L kneel curious; heroes kneel curious; friends sit
# things: huge umbrella left; huge shoe right; coat on hook; hook
# things for other: tiny e1; umbrella left; shoe right; coat on hook; hook
“I am down here,” called {small()}. {young:It came out as thin as a pin.|It came out about as thick as a pin, and got no further than the umbrella.}
There was too much noise on top of it. There was a pipe, and a clock, {young:and somebody’s fridge.|and a fridge that was telling itself something.}
So {small()} waited. {young:In the evening there comes a gap.|Every evening there is a gap, when all of that stops at once, for as long as you can hold your breath.}
Then {small()} said it again, not loud. {young:It went right up to the ceiling.|It went right up to the ceiling, and had the place to itself.}
After that everything began again: the pipe, and the clock, and the fridge. # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: tiny L point happy at mitten; heroes point happy; friends stand
# action for back, other: L hold happy mitten; heroes sit; friends stand
# things: huge mitten; pillow left; quilt
# things for back: bed; quilt; lamp
# things for other: bed; quilt; lamp; tiny e1
{kept_two():{entry_2}}
{kept_three():{entry_3}}
{entry_4}
{seen_four():If you had sat still you would have heard it, about as loud as sugar.}
{
- is_back:
Then it was evening. The shoe was only a shoe. {L} stepped over it, stepped back, and went round it, from habit.
The spoon was a spoon, and held one mouthful. The {pot()} said nothing at all.
The bed was as long as a bed, and you got in from the top. Next to it lay a mitten, no bigger than a hand.
{L} put it on, and the thumb went in last. It was warm in there, and shut at the end, and there was room for one. # usual
“It was there the whole time,” said {L}, and bent the thumb, to see how you would lie. “It was in my size.”
And then, “It is just enough thumb.” # usual
- else:
Then it was evening, and high up was a bed. “That is a lot of bed,” said {small()}.
One corner of the quilt hung down as far as the floor, and that was the way up. # usual
{is_other:{L} went first, to show how.} # usual
The pillow was like a hill that gives way. The quilt was like a roof that has come down. # spare
On the quilt lay a mitten, as big as a tent. {Small()} went all the way round it, and found no end. There was only a bit that stuck out at the side.
It was the thumb. {is_other:“Try that,” said {L}, and held it open.|{L} put in a hand, and then a head.}
It was warm in there, and shut at the end, and there was room{not is_other: for one}.
“It is not a lot of thumb,” said {small()}, from inside. “It is just enough.”
}
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; stars
# action: tiny L sit calm; heroes sit calm; friends sit
# action for back, other: L sit calm on bed; heroes sit; friends sit
# things: huge mitten; quilt
# things for back: mitten in L.hand; quilt
# things for other: mitten in L.hand; quilt; tiny e1
{
- is_back:
There was fluff in the thumb. {L} turned it out to look.
It would have made a pillow. It would have been a good one.
So it went back in, right to the end. You never know who comes by.
Then the mitten was put on a chair, with the thumb on top. {L} looked round at it once. It was quite still in there.
From the bed it looked small. But {L} knew about that. # spare
- else:
You get into a thumb feet first. Then you wait, and it gives a bit.
At the end there was fluff. {Small()} felt it with one foot.
It was fetched up, and it was a pillow. It was not a lot of pillow. # spare
The wool was blue. The lamp came through it a bit. # more
“It is one lot,” said {small()}.
}
-> DONE

=== l3
# aside
# shot: close
# place: bedroom; night; stars
# action: tiny L look-up calm; heroes look-up; friends sit
# action for back, other: L look-up calm; heroes look-up; friends sit
# things: window; huge moon
# things for back: window; moon
# things for other: window; moon; tiny e1
The window had stars in it. They were small.
“That one would go in my hand,” said {small()}. It was the first thing all day that would.
Up close it is not small. {Small()} had heard that. {young:It is a lot of star.|You would have to walk round it.} # spare
So it was left up there. It fitted very well from here. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: shoe; button; spoon; mat
The shoe lay in the dark. It still had no foot in it.
The spoon had nobody to look at. So it looked at the lamp, and the lamp was off. # more
A drop came down. It sat there, round. Nobody bit it. # spare
The button lay by itself. It had four bits of dark in it. # more
The {pot()} lay on its side. Once it said something, but it was only what the clock had said.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: tiny L sleep; heroes sleep; friends sleep
# action for back, other: L sleep; heroes sleep; friends sleep
# things: huge mitten on bed; pillow
# things for back: mitten; pillow
# things for other: mitten; pillow; tiny e1
{is_other:{L} lay in bed. By the pillow lay a mitten, and its thumb went up and down a bit.|{is_back:{L} lay in bed, and went down as far as ever.|{L} lay in the thumb. One nose looked out.}}
{resting}
{keepsake}
{dream} # spare
Then the lamp went off.
“That is a lot of dark,” said {small()}.
But it did not have to be gone round. It came up to the chin, and stopped. # spare
All that day nothing had been the right size. The dark was. It fitted everywhere.
“And how much goodnight?” asked {L}. ¶ One was enough. It was a small one. # spare
{is_other:Goodnight to {small()}.} Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning {H} looked under the quilt, and one toe was not to be seen. It had a thumb on, made of blue wool. ¶ Beside the bed stood a shoe, with its tongue out, no longer than a foot. “That is not a lot of shoe,” said {A}, and put a foot in. There was something in the way, right at the front. It was half a pea.
-> DONE

=== next_bedtime
The mitten lay on the quilt, just in case. Its thumb was up.
-> DONE

=== function pot
{is_garden:
~ return "pot"
}
~ return "cup"

=== function small
{
- is_other and is_entry_1_being:
~ return entry_1_being
- is_other:
~ return "the small one"
}
~ return L

=== function Small
{is_other and not is_entry_1_being:
~ return "The small one"
}
~ return small()

=== function early_two
~ return is_entry_2 and (is_late or (is_back and is_entry_3))

=== function seen_two
~ return is_entry_2 and not kept_two() and not early_two()

=== function seen_three
~ return is_entry_3 and not kept_three()

=== function seen_four
~ return is_entry_4 and not is_back

=== function kept_two
~ return is_back and is_entry_2 and not is_entry_3

=== function kept_three
~ return is_back and is_entry_3 and not is_entry_4
