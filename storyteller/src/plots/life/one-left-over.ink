# about: story-about(lion|tiger|leopard|cheetah|panther|jaguar|big cat|dinosaur|dino called|t-rex|t rex|tyrannosaur|triceratops|diplodocus|brachiosaur|stegosaur|raptor|dragon|a bear|bears|polar bear|grizzly|bear called|bear who|bear that|gorilla|friendly monster|monsters|monster called|a monster|monster who|yeti|troll|ogre|the giant|giants|giant called|giant who|beast); with-character(lion|tiger|leopard|cheetah|panther|jaguar|big cat|dinosaur|dino called|t-rex|t rex|tyrannosaur|triceratops|diplodocus|brachiosaur|stegosaur|raptor|dragon|a bear|bears|polar bear|grizzly|bear called|bear who|bear that|gorilla|friendly monster|monsters|monster called|a monster|monster who|yeti|troll|ogre|the giant|giants|giant called|giant who|beast); creature(lion|tiger|leopard|cheetah|panther|jaguar|big cat|dinosaur|dino called|t-rex|t rex|tyrannosaur|triceratops|diplodocus|brachiosaur|stegosaur|raptor|dragon|a bear|bears|polar bear|grizzly|bear called|bear who|bear that|gorilla|friendly monster|monsters|monster called|a monster|monster who|yeti|troll|ogre|the giant|giants|giant called|giant who|beast); bring-back(lion|tiger|leopard|cheetah|panther|jaguar|big cat|dinosaur|dino called|t-rex|t rex|tyrannosaur|triceratops|diplodocus|brachiosaur|stegosaur|raptor|dragon|a bear|bears|polar bear|grizzly|bear called|bear who|bear that|gorilla|friendly monster|monsters|monster called|a monster|monster who|yeti|troll|ogre|the giant|giants|giant called|giant who|beast); likes(lion|tiger|leopard|cheetah|panther|jaguar|big cat|dinosaur|dino called|t-rex|t rex|tyrannosaur|triceratops|diplodocus|brachiosaur|stegosaur|raptor|dragon|a bear|bears|polar bear|grizzly|bear called|bear who|bear that|gorilla|friendly monster|monsters|monster called|a monster|monster who|yeti|troll|ogre|the giant|giants|giant called|giant who|beast)
# also: creature; likes; funny; person; place
# kind cannot: can't roar|couldn't roar|cannot roar|lost his roar|lost her roar|lost its roar|no roar|scared to roar|afraid to roar
# kind lion: lion*|tiger*|leopard*|cheetah*|panther*|jaguar*
# kind dragon: dragon*
# kind dino: dino*|t-rex*|t rex|tyrannosaur*|triceratops|diplodocus|brachiosaur*|stegosaur*|velociraptor*|raptor*
# kind bear: bear|bears
# wants: child
# role guest: answer(lion|tiger|leopard|cheetah|panther|jaguar|big cat|dinosaur|dino called|t-rex|t rex|tyrannosaur|triceratops|diplodocus|brachiosaur|stegosaur|raptor|dragon|a bear|bears|polar bear|grizzly|bear called|bear who|bear that|gorilla|friendly monster|monsters|monster called|a monster|monster who|yeti|troll|ogre|the giant|giants|giant called|giant who|beast), creature = a bear called Fudge
# role grownup: parent = the grown-up with the pan
# ages: 3-12
# holds: dark(kind), baby(kind)

=== title
{~One Left Over|With Its Shoes Off}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: guest sit worried; heroes tiptoe surprised at guest; grownup point curious at guest; friends tiptoe curious
# things: stairs; lamp
{~“Ssh,” said {grownup}, on the stairs. “The baby next door has gone to sleep.” {young:So {H} went up on tiptoe.|So {H} came up on tiptoe, and left out the fourth stair, which talks.}|The baby next door had been awake since {~Tuesday|Sunday}, and had just gone off. {young:{H} could hear how quiet it was.|{H} stopped on the landing to hear how quiet that was.}|There was no way past on the landing. {young:It was full, and {H} had to stop.|It was full from wall to wall, and {H} had to stop at the top of the stairs.}}
Right outside the bathroom sat {guest_a}, and did not say good evening.
{
- is_cannot:
That mouth was held shut with both paws, {young:and they shook a bit.|as you hold a door when there is somebody on the other side.} # usual
- is_lion:
Both cheeks were round, {young:with something in them.|as if there was an orange in each.} # usual
- is_dragon:
A little smoke came out of one ear. {guest} shut the ear, {young:and it came out of the other.|and after a moment the smoke came out of the other one.} # usual
- is_dino:
{guest} had a cushion between the teeth, {young:and sat very still.|and was biting on it the way that you sit on a suitcase.} # usual
- is_bear:
{guest} had two paws over the mouth, {young:one on top of the other.|one on top of the other, as you hold down a lid.} # usual
- else:
That big mouth was shut so tight {young:that it had gone white.|that it was hard to see where the rest of it had got to.} # usual
}
{is_wished_trait:“Are you the one {wished_trait}?” asked {A}. ¶ “So far,” said {guest}.} # wished
{
- is_cannot:
“I have never got a roar out yet,” said {guest}, hardly moving. “Now I can feel one. {young:I can’t lie down with it in.”|You cannot lie down with a roar in.”}
- else:
“I have a roar left over,” said {guest}, “from today. {young:I can’t lie down with it in.”|You cannot lie down with a roar in.”}
}
How {A} wanted to hear it!
{young:It would be a real one, and all of it.|{A} had heard them in films, but a film has a knob.} # usual
“Not one sound,” said {grownup}. “The baby next door is asleep behind this wall.”
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: guest kneel surprised before pillow; heroes hold surprised pillow; friends look-up surprised; grownup listen worried
# things: pillow; 5 feathers over pillow
{A} knew about noise. You do it into a pillow.
{joining}
{is_loved:“Think about {loved},” whispered {A}, “until we have one ready.”|{musing}} # personal
{hinderer_person:“What is it that must not be woken?” asked {hinderer}, from the stairs, in a voice that went right through the house.} # beat
{hinderer_animal:{hinderer} had to see what was in the pillow first, and got in the way of it, twice.} # beat
{hinderer_carried:{hinderer} was lying on the pillow that they needed, and had to be moved over, and begged pardon.} # beat
{guest} put the whole of {guest_its} face in, and let out one corner. {young:“Mmmf,” went the roar, and all the feathers came out.|“Mmmf,” it went, and the far end of the pillow came open, and there were feathers.}
They looked at the wall. {young:Behind it the baby turned over, and was quiet.|Behind it a cot creaked, as the baby turned over, and then all was quiet.} # usual
“Was that all of it?” whispered {A}. ¶ “That was the front,” said {guest}. {young:“Now come the legs.”|“It has a good deal behind.”} # usual
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: heroes listen curious at guest; guest sit calm; friends sit curious
# things: feather; bed
“How big is it?” asked {A}. ¶ “Like the wardrobe,” said {guest}, {young:“and then a bit.”|“with a bit that goes round the corner.”}
“And what do you do it for?”
“To say that I am here,” said {guest}. ¶ “But you are here,” said {A}. {young:“I can see you.”|“I am standing on your foot.”}
“You can. But the others can’t, {~over the hill|across the river},” said {guest}. {young:“So I tell them, and then they tell me.”|“I tell them where I am, and they tell me where they are, and then everybody knows, and goes to bed.”}
{A} thought about it. It did seem a better way than going round to look. # more
-> DONE

=== l1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: guest drink calm jug; heroes hold curious cup; grownup pour calm; friends look-up curious
# things: table; cup; window
“Water is good,” said {grownup}, “if you have hiccups.” It was not hiccups, but {young:they all went down for a drink.|it was somewhere in the same part of a person, so they all went down.}
{
- is_lion:
{guest} had a saucer, and lapped it, {young:and looked up, with one drop on the chin.|and looked up with a wet chin, and shook {guest_its} head very slowly, so as not to spill.}
- is_dragon:
It went in as water, and came out as steam. {young:It was all over the window. {A} wrote SSH in it.|The window went quite white, and {A} wrote SSH on it with one finger.}
- is_dino:
{guest} drank the glass, and the jug, and the bowl with the {~spoons|potatoes} in. {young:The spoons came back.|Everything came back but the water.}
- is_bear:
{guest} asked if it could be honey. {young:Then that mouth was shut very well.|That kept the mouth shut better than anything had done so far, but only until it was swallowed.}
- else:
{guest} drank it from the wrong side of the cup, upside down, as you should. {young:It went up the nose.|Most of it went up the nose, and a little into the {~toaster|slippers}.}
}
“Has it gone?” whispered {A}. ¶ “It has had a drink,” said {guest}. {young:“It is bigger.”|“It feels a great deal better for it, thank you.”}
The tap was turned off with both hands, so that it should not squeak. # more
-> DONE

=== s3
# shot: above
# place: kitchen; dusk; clear
# action: heroes push surprised lid; guest crouch worried; friends sit surprised; grownup stand surprised
# things: pot; lid on pot; stove left
So they took the jam pan, which has a lid. {themed_a} was lifted out of it first. # personal
{guest} leaned over, and let the roar down into the pan, {young:and {A} put on the lid, quick.|hand over hand, as you let down a bucket, and {A} put on the lid.}
{helper_person:“I have got it,” said {helper}, and sat down on the lid with both arms folded.} # beat
{helper_animal:{helper} was on the lid at once, and turned round there, and sat, for it was warm.} # beat
{helper_carried:{helper} was put on the lid, for the weight, and looked straight ahead.} # beat
Tap, went the lid. Tap-a-tap. {young:The pan began to walk.|The pan set off towards the {~door|fridge}.}
Then one side came up, no more than a finger, and a thin bit got out. It went up the stairs, {young:and all the coat-hangers sang.|and every coat-hanger in the house began to sing.} # usual
“Eh?” said the baby, through the wall.
{young:Nobody moved. They stood on one leg.|Everybody stood as they were, some of them on one leg, until the baby was quiet.} # usual
“I shall be standing up till morning,” said {guest}, with the mouth full.
-> DONE

=== m2
# aside
# shot: wide
# place: garden; dusk; breeze
# action: heroes shout curious; grownup wave calm; guest sit worried; friends stand curious
# things: wall; heap; shed; watering-can
How far off is far enough? They tried it with an ordinary word, at the {young:end of the garden|far end of the garden, behind the compost}.
{A} said “cheese”. {grownup} stood by the baby’s wall, and was to put up a hand for anything that could be heard.
Up went the hand. {young:{A} said it smaller. Up it went again.|{A} said it in a smaller voice, and with a {~glove|hat} over it, and up went the hand each time.}
Then {A} only thought it. {young:The hand went up.|The hand went up, a little late.}
“You looked like cheese,” said {grownup}. # spare
“It is a small word,” said {guest}, and measured with one eye from there to the wall, {young:and sighed.|and sighed through the nose.} # more
-> DONE

=== l2
# aside
# shot: two
# place: hallway; dusk; clear
# action: heroes sit calm on stairs; grownup sit calm on stairs; friends sit calm
# things: stairs; pan
For a moment they sat down, {A} on the third stair, and {grownup} on the second, {young:with the pan.|with the pan between the feet.}
“Have you ever got one left over?” asked {A}.
“Mondays,” said {grownup}. {young:“Most Mondays.”|“And if I have been on the telephone.”}
“Where do you put it?” ¶ “I say it to the {~kettle|iron},” said {grownup}, {young:“when it boils.”|“just when it comes to the boil, so that it can think it was its own.”}
{A} looked into the pan. {young:There was only a bit of jam.|There was a ring of old jam in it, and a dent that had not been there before tea.} # spare
“And does it mind?” ¶ “We don’t speak of it after,” said {grownup}. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; dusk; clear
# action: heroes brush-teeth curious; guest brush-teeth worried; friends brush-teeth calm; grownup hold calm towel
# things: mirror; cup
Teeth have to be done, whatever you have in your mouth. {guest} could only do the fronts, {young:with the lips pulled back.|with the lips pulled back and everything behind them shut.}
They shone. You could see the whole bathroom in them, and {A} at the {~basin|tap}, very small, with foam on.
“Rinse,” said {grownup}. {young:{guest} shook {guest_its} head.|{guest} thought about what rinsing is, and where it comes out, and shook {guest_its} head.}
So {A} rinsed for both. {young:{A} did it twice, and spat down the side, so that it was quiet.|The second mouthful was let down the side of the basin, with one finger, like somebody coming home late.}
The baby next door gave a small snore. They all put on their faces for good news. # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: heroes yawn sleepy at guest; guest yawn happy; friends sit sleepy; grownup yawn sleepy
# things: curtain; lamp; bed
{L} sat down by {guest}, and leaned there, ear first. {young:It was warm. Inside, the roar went round and round.|In there the roar was going round, like a lorry in a small street.}
{L} had nothing more to try, and yawned.
“Don’t,” said {guest}, as one corner of {guest_its} mouth began to move. “It will all come out.”
But {L} had felt the roar stop, in there, and listen. “Do what I do,” said {L}, and yawned the biggest one {young:there was.|there was, with both eyes shut.}
And {guest} caught it.
That mouth came open, and went on coming. # usual
{
- is_lion:
All the whiskers stood out, and the tongue rolled up like a rug. # usual
- is_dragon:
One ring of smoke came out. It went once round the lamp. # usual
- is_dino:
There were teeth in it all the way back, like coat pegs at a school. # usual
- is_bear:
It smelled of honey in there, and old leaves, and it was pink. # usual
- else:
You could see in as far as supper. # usual
}
The curtain went out, and in again. # usual
There was not one sound. But {L} had an ear on it, and in there the whole roar went by, like a train on a bridge.
“Was that it?” said {grownup}, and yawned, too. ¶ “All of it,” said {guest}. “With its shoes off.”
“I heard it,” said {L}.
-> DONE

=== l3
# shot: above
# place: bedroom; night; stars
# action: heroes reach-down sleepy feather; guest lie-front sleepy; friends lie-back sleepy
# things: 5 feathers; pillow; bed
There were still the feathers. They went back in, one at a time.
One was on the lamp. One was in an ear. # spare
{guest} lay down. It took the whole rug, and a bit of the floor. # more
“There is room in me now,” said {guest}. {~“I had forgotten how that is.”|“You could keep a bicycle in there.”}
{L} listened, to see. In there it was quiet. It was like a street with snow on. # more
-> DONE

=== m3
# shot: two
# place: hallway; night; stars
# action: grownup yawn sleepy; heroes yawn sleepy; friends yawn sleepy
# things: stairs; lamp; coat
{grownup} still had the yawn. It had gone in at the door. It came out on the stairs.
Then {A} had the yawn back. {many:Then {B} had it.|Then the clock struck, and even that was slow.}
It is no good to shut your mouth. It goes round by the nose. # more
{homeward} # company
Down in the hall hung the coats. They all had their arms down. # spare
-> DONE

=== l4
# shot: wide
# place: street; night; stars
# action: cat yawn sleepy; heroes sleep sleepy
# things: street-lamp; 2 houses; wall
The yawn went in next door. The baby had it. It was a very small one, with no teeth in.
The baby did not wake. It only turned to the wall. # spare
From there it went to number {~seven|twelve}. The cat on the wall had it, and passed it on. # more
One by one they put out the lamps, all down that side. # spare
Then it had got to the end of the street. It looked both ways, and went on.
-> DONE

=== s5
# shot: wide
# place: bedroom; night; stars
# action: heroes yawn sleepy; guest sleep sleepy; grownup stand sleepy; friends sleep sleepy
# things: pillow; lamp
The pillow was fat again.
{resting}
{keepsake}
{dream} # spare
{guest} slept on the rug, and went up and down. The rug went too. # usual
“I have got one left over,” said {L}. “From today.”
“Is it a big one?” said {grownup}. # usual
{L} opened wide. It was very big. It had its shoes off.
Through the wall a cot creaked, and was quiet. # usual
Then there was no more of it. There was room. {L} lay down in it.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
At seven in the morning the baby next door was awake, and said so. It began low, went up, and came round the corner with a good bit behind. “That is a whole one,” said {A}, with respect.
Then it was quiet. It was waiting. So {A} went out to the landing, and took a breath, and told the wall who was here. ¶ “Eh,” said the baby, quite pleased, and went to have its breakfast.
-> DONE

=== next_bedtime
The yawn had been round the whole town, and was back. It came in on the stairs.
-> DONE
