# role tester: toy = a camel called Dune
# holds: dark(kind)
# names: Clementine | Philippa | Rosalind
# names: Mrs Bolster | Mrs Eider | Mrs Ticking

=== title
{~The Pea at the Bottom|Twenty Mattresses and a Complaint}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: princess sit surprised; A crouch curious bed; heroes read surprised paper; friends peek curious
# things: row of 4 mattresses; pillow; lantern
# people: princess
{~In the top room of the palace there was a bed with twenty mattresses, and on top of them, like a cherry, sat Princess Clementine. {H} had come to stay the night, to see how it was done.|“I say! You up there!” The voice was small and round, and came from under the bed. {H}, who had come to stay with Princess Clementine, looked at all twenty of her mattresses, one after the other.|A complaint had been made. It was written on a very small piece of paper, which came out from under Princess Clementine’s bed just as {H} went by in slippers. The bed had twenty mattresses. You would not think that there was much to complain of.}
{young:“Ow,” said the floor, or near it. “Too hot. Too heavy. Ow.”|“Too heavy,” said the floor, or near it. “Too hot, too heavy, and a great deal of turning over.”}
“Was that you?” asked {A}. ¶ “I never say a word,” said the princess. “I am asleep by then.” # spare
{young:“Then there is somebody at the bottom,” said {A}. “Come on. {We} will look.”|“Then there is somebody at the bottom,” said {A}, “and {we} had better go down and see.”} # usual
{joining}
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: princess pull happy mattress; A pull happy mattress; heroes pull happy mattress; friends clap happy; tiny tester ride happy mattress
# things: mattress; pillow; bed; sheet
The only way to the bottom was to begin at the top. So the princess got off, and took one corner, and {A} took another.
“Heave!” said {A}. {young:The first mattress was blue. It slid, and slid, and went flop.|The first mattress, which was blue silk, slid slowly over the edge, hung there as if it had forgotten something, and went flop.}
{hinderer_person:“I am still up here,” said {hinderer}, and came down sitting on the second, with both feet out.} # beat
{hinderer_animal:{hinderer} got on to each one as it landed, and had to be asked off before the next.} # beat
{hinderer_carried:{hinderer} was put out of the way, on the next one, and then it was the next one’s turn.} # beat
“Heave, and flop,” said the princess. {young:She had never moved her bed before. She liked it.|She had never done any housework before, and she thought it ought to be better known.} # spare
The second mattress was pink, and {~squeaked|sighed|sneezed}. Heave, and flop. # usual
{tester_a} rode down on the third, to see how far it was.
“Thank you,” said the bottom of the bed. “A little better. Do go on.” # spare
{is_loved:“Do you like {loved}?” {A} called down the side. “I could not say,” said the bottom of the bed. “Nothing gets down here.”|{musing}} # personal
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A give happy biscuit at princess; princess eat happy biscuit; heroes jump happy mattress; friends fall laughing
# things: 3 mattresses; feather; wool
No two were alike. {young:One was full of straw, and smelled of summer. One was full of feathers, and went poof.|Number six was straw, and smelled of somebody’s August. Number seven was goose feathers, and honked a little when it landed.} Number eight was {~wool, and very nearly said baa|horsehair, and had to be led round the wardrobe|so old that it was wearing a nightcap}.
{young:Heave, and flop! Heave, and flop!|Over the side they went, heave, and flop, and the bed came down in the world.}
“I thought it was all one thing,” said the princess, “like a cake.”
Under number ten there was half a biscuit. “That is mine,” said the princess, “from earlier,” and she shared it. # more
-> DONE

=== l1
# shot: wide
# place: bedroom; dusk; clear
# action: bolster hug happy toaster; A hold surprised trumpet; heroes hold laughing slipper; princess push happy mattress; friends pull happy mattress
# things: 4 mattresses; toast; spoon; card
# people: bolster=woman(old, she, grey hair)
After that, things began to turn up. {young:Here was a slipper. Here was a spoon. Here was a toast rack, with toast.|Between the mattresses, pressed like flowers, lay a slipper, a hand of cards, {~a trombone|a map of Wales}, and a toast rack with the toast still in.}
Mrs Bolster, the housekeeper, had come up about the noise. She stood in the door and drew a long breath. Then she saw the toast rack.
“Nineteen years!” said Mrs Bolster. {young:“I looked and I looked.”|“I never said it was anybody. But I have looked at people.”}
She held it for a moment as you hold a kitten. Then she rolled up her sleeves and took a corner. {young:Heave, and FLOP!|She had a heave that you could feel in the cellar.}
“Is there a draught,” asked the bottom of the bed, “or is it only that I can breathe?” # more
-> DONE

=== s3
# shot: behind
# place: bedroom; night; stars
# action: A lie-front surprised at pea; heroes kneel surprised before pea; princess kneel surprised; friends peek surprised; tiny tester sit calm
# things: pea; lantern; mattress; mat
{not short:At last there was only one left.|So it went on, heave, and flop, until there was only one left.} That one was as thin as a {~pancake|biscuit|blotter}. {A} held the lantern close. Heave, and flop.
On the boards, next to {tester}, sat a pea.
{young:A small pea. A round pea. A very cross pea.|Small it was, and green, and about as cross as it is possible to be without a face.} # usual
“A queen put me here,” said the pea, “to see if a princess would feel me. {young:She did not.|She never did.} And nobody has once asked what I felt.”
“What did you feel?” asked {A}.
“Princesses,” said the pea.
-> DONE

=== m2
# aside
# shot: above
# place: bedroom; night; stars
# action: A hold worried thread; princess hold worried cushion; heroes crouch curious cushion; friends hold calm sock
# things: pea; sock; spoon; lantern
“You shall have a bed of your own,” said the princess. She looked rather pink.
They tried a satin cushion. {young:The pea rolled off. They put it back. It rolled off again.|The pea rolled off to the left, was put back, and rolled off to the right.} “I roll,” it said. “One does, without corners.”
They tried {~a thimble, but it echoed|an egg cup, but it felt too much like breakfast|a ring box, but that had a lid, and the pea had had enough of lids}. They tried the toe of a sock. {young:“Poo,” said the pea.|The pea came out again at once, and asked not to be questioned.}
“I do not mean to be a trouble,” said the pea. “It is only that I have rather gone off beds.” # spare
{pausing} # company
-> DONE

=== l2
# shot: two
# place: kitchen; night; clear
# action: cook hold surprised ladle; A hold worried teaspoon; heroes stand scared before cook; princess hug worried at A; friends stand worried
# things: pea on teaspoon; jar; 4 peas; table; lantern
# people: cook
So they took it down to the kitchen in a teaspoon, since nobody knows peas like a cook.
“A pea?” said the cook. “I know just what to do with that.” And she picked up the {~ladle|big spoon}.
{young:Nobody spoke. The pea went pale.|Nobody spoke. For a pea it is not easy to turn pale.}
“Oh,” said the cook, and put it down. “It is that sort of visit.”
She had a jar of dried peas, and the pea was held up to see if there was anybody it knew. {young:They did not say a word.|Not one of them said good evening.}
“They are waiting,” said the pea. “So was I. It was for something dark, and not a mattress. But I have been squashed so long that I forget.”
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: A point happy at flowerpot; heroes peek happy at flowerpot; princess clap happy; friends peek happy; tiny tester sit calm
# things: flowerpot; pea; window; moon
{not long:Then {A} put it on the windowsill, by {tester}, to think.|Upstairs, {A} put it on the windowsill, by {tester}, to think.} Nothing stood there but {~an old flowerpot|a chipped flowerpot|a flowerpot}, with earth in it. The pea rolled along, bumped against the pot, and stayed. It had not stayed anywhere else.
“When you were new,” said {A}, “what was it like?”
“Green,” said the pea. “Then dark, but a crumbly sort of dark, and not deep. About a thumb.”
So {A} pushed one thumb into the earth, and took it out again. {young:A hole was left, just right for a pea.|That left a hole, round and dim and private, with room in it for one.}
{helper_person:“It will want to look out,” said {helper}, and turned the pot until the moon was in front.} # beat
{helper_animal:{helper} sniffed at the earth for a good long time, and found nothing wrong with it.} # beat
{helper_carried:{helper} was shown the pot, and the earth, and the hole, and made no objection to any of them.} # beat
The pea went in {young:with a plop|without being asked}. {A} crumbled the earth over it, and patted it once.
“Ah,” said the pea, from a thumb down. “That is the one.”
-> DONE

=== m3
# aside
# shot: object
# place: bedroom; night; stars
# action: A stand calm; heroes stand calm; friends stand calm
# things: flowerpot; glass; pillow; slipper
They went away without a sound.
“Excuse me,” said the pot. “May I have a drink of water?”
{A} gave it a drop from the tooth glass. They went away without a sound.
“Excuse me,” said the pot. “Could the curtain be a bit {~more open|less shut}?”
{A} saw to the curtain. They went away without a sound.
“Excuse me,” said the pot.
“Yes?” said {A}.
“Nothing,” said the pea. “I only wanted to see if you would come.” {not young:It was quiet after that.} # spare
-> DONE

=== l3
# shot: wide
# place: bedroom; night; stars
# action: bolster sleep sleepy; princess lie-back happy; cat stretch happy; heroes lie-back happy; cook lie-back sleepy; friends lie-back sleepy
# things: 5 mattresses; flowerpot; toast; lantern
Mattresses lay all over the floor, from wall to wall. No one felt like heaving them up again.
“There is room for everybody,” said the princess. “There is room for everybody I know.”
So Mrs Bolster had the straw one, and her toast rack. The cook had the {~stripy one|feathers}. The cat tried the blue, and the pink, and the wool. It tried all twenty, to be fair to them.
As a bed it was the widest in the land. # more
Somebody was humming. It may have been the pot. # more
-> DONE

=== m4
# shot: two
# place: bedroom; night; stars
# action: princess lie-back calm; A sit sleepy beside princess; heroes lie-front sleepy; friends sit sleepy
# things: mattress; lantern; moon; flowerpot
The princess lay down on one mattress, only one. She looked at the ceiling. How far up it was!
“I can hear the house,” she said. “It {~ticks|hums|breathes}.”
She let one hand hang over the side. The floor was there. She could touch it. # spare
“Am I heavy?” she asked.
“No,” said {A}. “You are about right.”
-> DONE

=== l4
# shot: wide
# place: bedroom; night; stars
# action: heroes sit sleepy; friends sit sleepy
# things: flowerpot; moon; lantern; mattress; glass
The moon came round to the window, and looked into the pot. Only earth was in it.
One day there would be a green hook, and then a leaf. Nobody was in a hurry.
Down in the crumbly dark, the pea turned over. The turn was very small, and did not wake a soul.
The cat had settled on number {~eleven|nine|four}. The lantern was low. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy; tiny tester sleep sleepy
# things: 2 slippers; flowerpot; pillow
And so to bed. Heave went the slippers. Flop went {tester}. Flop went {H}.
{resting}
{keepsake}
{dream} # spare
A pillow was underneath, and a blanket on top. It was not too hot. It was not too {~heavy|high|deep}. It was about a thumb. # usual
No one asked for water. # spare
No one had to hold a thing up, not even the bed. # spare
Breathe in. That is the heave. Breathe out. That is the flop. # usual
Heave.
And flop.
Goodnight.
-> DONE

=== next_night
“Excuse me,” said something green, from the top of the wall, and held on to it with one curly finger. It had come all down the outside of the palace, and along three streets. “Could you move the sun a bit? To the left?”
{H} could not. But a broom was found for it to lean on, and it went on up, not quite satisfied, and let out two more leaves. It was higher than twenty mattresses by now, and said so.
-> DONE

=== next_bedtime
Breathe in. Heave. Breathe out. It was a very small flop.
-> DONE
