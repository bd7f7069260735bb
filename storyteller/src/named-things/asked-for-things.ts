/** As ./index.ts describes: animals, creatures and vehicles that stories are asked for about. */
export const askedForThings = `
= elephant | elephants | baby elephant | toy elephant
is: An elephant drinks, waves and plays the trumpet, all with its nose. {child} had a nose too, and had got as far as the trumpet.
night: An elephant walks so softly on its big round feet that only the floorboards know.
night: The elephant let its trunk hang straight down, and that was the end of its day.

= lion | lions | lioness | lion cub | lion cubs
is: For twenty hours of the day a lion is asleep, and the other four it needs for its hair. {child} could not find anything wrong with that.
night: A lion begins its yawn at the front, and it goes right through to the tuft on the tail.
night: The lion laid its chin on its paws, and the mane came down round it like a quilt.

= tiger | tigers | tiger cub | tiger cubs
is: Under its stripy fur a tiger has stripy skin, so it is still a tiger when it is wet. {child} had wondered about that.
night: In the long grass a tiger lay down, and then it was hard to say which of it was grass.
night: A tiger cannot purr. When it is content it shuts both eyes, and sometimes they stay shut.

= brown bear | brown bears | a bear | bear cub | bear cubs | grizzly bear | grizzly bears
is: A bear goes to bed in November and gets up in March, and before anything else it scratches its back on a tree. {child} could see which tree.
night: In its den a bear turned over once, which was all that it had planned till spring.
night: When the bear has done scratching its back on the tree, the tree can go to sleep too.

= monkey | monkeys | cheeky monkey
is: A monkey has another pair of hands at the ends of its legs, so it can hold on, peel a banana and wave. {child} counted, and there was a hand left over.
night: Up in the branches a monkey wound its tail round twice and shut its eyes.
night: The monkeys sat in a row on one branch, and each leaned on the next, and the last on the tree.

= giraffe | giraffes | baby giraffe
is: To reach a puddle a giraffe has to put its front feet a long way apart, and first it looks round to see who is there. {child} would have looked away.
night: A giraffe goes to sleep with its neck bent right round, and its own back for a pillow.
night: High up in the dark a giraffe was still chewing, where nobody could see it.

= penguin | penguins | baby penguin
is: A penguin walks as if it had an egg on its feet, and some of the year it has. {child} had tried it across the carpet with a sock.
night: The penguins stood close together in the snow, and took turns in the middle where it is warm.
night: With its beak under its wing a penguin looks from the front like a very large egg.

= shark | sharks
is: When a shark is tired it goes on swimming, like somebody asleep in a car, only that it is the car as well. {child} gave this some thought.
night: Down where it was dark blue, a shark swam slowly round and round, fast asleep.
night: The shark went by on tiptoe, as well as a shark can, so as not to wake the little fish.

= whale | whales | blue whale
is: A whale holds its breath the whole time that it is down there looking at things, and then it lets it all go in a fountain.
night: A whale sleeps upright, far down, like a tower with nobody on the stairs.
night: Far out a whale hummed one long low note, and another whale hummed it back.

= mermaid | mermaids
is: A mermaid never loses a shoe, but she has to comb her hair with whatever the sea brings. {child} thought that it might well be a fork.
night: The mermaid hung her comb on the weed and let the water do the rocking.
night: On her rock the mermaid sang the last song over again, because the seals always ask for it.

= monster | monsters | friendly monster
is: A monster may have as many eyes as it likes, but it has to shut every one of them to go to sleep. {child} could see that it took a while.
night: The monster shut its eyes one after another, and the one on its knee went last.
night: A monster is a long time getting to bed, because of all the feet that need washing.

= cow | cows | calf | calves
is: A cow eats the grass in the morning, and later on she lies down and eats it all over again. {child} could tell that it was even better the second time.
night: The cows lay down in the field, each of them front end first.
night: A cow breathed out in the dark, and a small piece of the field got warm.

= sheep | lamb | lambs | little lamb
is: One sheep goes through a gap, and the others go after it to find out why, and then the first sheep asks them. {child} did not know either.
night: A sheep has its bed on wherever it goes, and only needs to fold its legs.
night: The sheep lay about on the dark hill like stones, only warmer.

= pig | pigs | piglet | piglets
is: A pig digs with its nose, and so it never has to go back to the shed for the spade. {child} saw the sense in that.
night: The pigs slept in a row in the straw, and when one turned over they all did.
night: A pig pushes all the straw to one end before it lies down, and that end is the pillow.

= octopus | octopuses | octopi
is: An octopus has eight arms and three hearts, and not one elbow. {child} tried to think how it would lean on a table.
night: An octopus goes to bed in a hole in the rock, and pulls its arms in after it one by one.
night: The octopus turned the colour of the sand, and that was its way of putting out the light.

= dolphin | dolphins
is: Only half of a dolphin’s head goes to sleep, and the other half stays up to see to the breathing. {child} wondered which half had the dreams.
night: The dolphin went to sleep on the left side, and the right side said goodnight to it.
night: Side by side the dolphins swam slowly through the dark, each with one eye shut.

= zebra | zebras
is: A baby zebra learns its mother’s stripes by heart on its first day, so as not to follow the wrong ones home. {child} would have begun with the ears.
night: By moonlight all of the zebra was there, but only half of it could be seen.
night: While the zebras slept one of them stayed awake, and after that it was the next one’s turn.

= hippo | hippos | hippopotamus
is: All day long a hippo lies in the water with only its ears, its eyes and its nose out. {child} knew about that from the bath.
night: A hippo asleep under water comes up to breathe and goes down again, and does not wake up for it.
night: The ears of the hippo went round once, shook off a drop, and were still.

= crocodile | crocodiles | alligator | alligators
is: A crocodile lies in the sun with its mouth open, as if it had forgotten in the middle what it was going to say. {child} would have waited.
night: The crocodile’s mouth went slowly shut, like a suitcase that has everything in it.
night: A crocodile sleeps with its chin in the mud, and the river goes round it.

= snake | snakes | pet snake | corn snake | python
is: When its skin gets too tight a snake takes it off in one piece, like a long sock, and has a new one on underneath. {child} looked for the heel.
night: A snake goes to bed in a spiral, with its head in the middle, where it is warmest.
night: The snake lay along the warm stone, and nobody could tell which part of it had fallen asleep first.

= panda | pandas
is: A panda sits with its feet out in front and eats bamboo, and when that is finished it starts on the bamboo. {child} liked to know what came next.
night: A panda goes to sleep where it is sitting, with the end of the bamboo still in its hand.
night: In the dark the black parts of the panda could no longer be seen, and the white parts were asleep.

= koala | koalas | koala bear
is: A koala sits asleep in its tree with both arms round the trunk, so that neither of them can fall down. {child} thought that it was kind of the tree.
night: The koala moved up by one branch, found that this was enough, and slept.
night: All night a koala holds its tree, not tightly, but so that the tree knows.

= kangaroo | kangaroos | wallaby
is: A kangaroo has a pocket, and in the pocket there is somebody who looks out and sees the world go up and down. {child} wondered about the crumbs.
night: The smallest kangaroo went into the pocket head first, and turned round inside.
night: A kangaroo lies on its side with its head on one arm, and looks at the moon until it sees two.

= sloth | sloths
is: Once a week a sloth climbs down from its tree to go to the toilet, and then it climbs all the way up again. {child} thought of the stairs at home.
night: The sloth had begun its yawn at dinner time, and now its mouth was nearly open.
night: A sloth goes to sleep hanging from its branch, and nobody can say when it started.

= mouse | mice | little mouse | field mouse | dormouse
is: A mouse can go through any hole that will let its head in, and the rest of it follows. {child} knew the same thing about jumpers.
night: Under the floor a mouse pulled a bit of fluff up to its chin.
night: A mouse went along the edge of the room, stopped, went on, and was home.

= friendly giant | giants | gentle giant | about a giant | the giant’s castle | giant’s castle
is: A giant says goodnight in a whisper, and three streets away the curtains blow in. {child} could think of a window.
night: Beyond the hills a giant lay down, and then there was one more hill.
night: The giant got into bed one foot at a time, and it was late before the second foot was in.

= knight | knights | knight in armour | brave knight | shining armour
is: Inside the armour a knight cannot scratch, and it always begins to itch when the last buckle is done up. {child} knew the place.
night: Piece by piece the knight took the armour off, and what was left was somebody in a vest.
night: A knight hangs the helmet on the bedpost, and it keeps watch with nobody in it.

= wizard | wizards | sorcerer
is: A wizard has a pointed hat for the ideas that will not fit into the head. {child} had sometimes needed a hat like that.
night: A wizard takes the hat off last, lets out a small moth, and goes to bed.
night: The wizard stirred the cocoa with the wand by mistake, and the cup went softly to sleep.

= witch | witches | friendly witch | witch’s broom | broomstick
is: When a witch gets to where she is going, she has a broom with her and can sweep there. {child} saw that a car was no help with that.
night: The witch stood her broom by the door, and the cat got down and stretched the corners out of its legs.
night: High over the roofs went a witch, sitting sideways, with the cat in front to say left and right.

= astronaut | astronauts | spaceman | space station | spacesuit | space suit
is: In space an astronaut goes to bed on the wall, in a bag that is tied on, and it is said to be comfortable. {child} had a look at the wall.
night: From the round window the astronaut watched bedtime going slowly round the world.
night: An astronaut lets go of the book, and it stays where it is, open at the page.

= polar bear | polar bears
is: A polar bear is black underneath its white fur, and the nose is where it shows. {child} thought that noses often give things away.
night: The polar bear put its nose under its paw, and then there was only snow to be seen.
night: It snowed on the polar bear all night, and neither of them made a sound.

= rhino | rhinos | rhinoceros
is: A rhino does not see very well, so it has to come up close to find out who you are. {child} would have said so from a good way off.
night: The rhino lay down like a heap of stones that somebody had put in order.
night: A rhino folds its knees and puts its chin on the ground, and then the horn points at the moon.

= turtle | turtles | sea turtle | sea turtles
is: A turtle swims right across the sea, and then it comes back to the beach where it was an egg. {child} wondered how it could tell.
night: Out in the dark a turtle was swimming home, one pair of flippers at the front and one to steer.
night: A turtle lies down on the bottom of the sea as if somebody had put it there for the morning.

= seal | seals | seal pup | baby seal | sea lion | sea lions
is: A seal on land goes along like somebody in a sleeping bag, and in the water it goes like the water. {child} could do the first of these.
night: The seals lay about on the sand like the cushions of a very large sofa.
night: A seal sleeps standing up in the sea like a bottle, with its nose out.

= deer | fawn
is: When a deer hears something it lifts one foot, and leaves it in the air until it has made up its mind. {child} tried how long that could be.
night: Nobody heard the deer go by, and the deer heard everybody.
night: At the edge of the wood the deer lay down, and only their ears stayed up.

= wolf | wolves | wolf cub | wolf cubs
is: A wolf sings on the top of a hill with its nose in the air, and the others join in, each on a note of its own. {child} had heard singing like that.
night: The wolf turned round three times in the snow, and put its tail over its nose.
night: Before it went home the wolf sang one long note, to say that everything was all right.

= goat | goats | baby goat | billy goat | billy goats | kid goat
is: A goat can stand with all four feet on something no bigger than a plate, and look about as if it lived there. {child} had a look at a plate.
night: The goat slept on the roof of its shed, as there was nobody to say that it was the wrong way up.
night: A goat ate the last corner of the evening, chewed it well, and lay down.

= llama | llamas
is: A llama will carry things up a mountain, and when it thinks that there are enough of them it sits down. {child} saw that there was no more to be said.
night: Up on the mountain the llamas sat down close together and hummed.
night: With its legs folded under its wool a llama is a cushion that looks about.

= otter | otters | sea otter
is: An otter has a favourite stone, and keeps it in a kind of pocket under its arm. It must be quite a stone.
night: Two otters asleep on the water hold paws, so that they are still next to each other in the morning.
night: The otter rolled itself up in seaweed, as others do in a blanket, and lay on its back.

= badger | badgers | badger sett
is: A badger makes its bed properly, with the old straw carried out and the new straw carried in, backwards, under its chin. {child} was a little surprised.
night: The badger put its nose out of doors, saw that it was dark, and said good morning.
night: Under the hill a badger went along the passage to see that all the rooms were still there.

= racing car | racing cars | race car | race cars | formula one | f1
is: A racing car has one seat at the front and none at the back, and so nobody in it ever asks whether they are nearly there.
night: The racing car ticked as it cooled down, slower and slower.
night: Even standing still in the garage with its lights off, the racing car looked fast.

= submarine | submarines | yellow submarine
is: A submarine goes along under the sea with everybody dry inside, and puts up an eye on a stick to see if there is any weather.
night: The submarine sat down on the sand, and a fish looked in at the round window and went away quietly.
night: Deep down the submarine put out its lights, and it was no darker there than in a bed.

= hot-air balloon | hot-air balloons | hot air balloon | hot air balloons | balloon ride
is: Nobody can steer a hot-air balloon. It goes along with the wind, and where it comes down there is usually a very surprised cow.
night: The hot-air balloon lay down in the grass and let out all its air in one long sigh.
night: From a hot-air balloon every house at night is a crumb with a light in it.

= mole | moles
is: A mole swims through the ground with two big hands, and the heaps on the grass are what was in its way.
night: Under the grass a mole came to the end of its tunnel, and that was the bedroom.
night: It is never late at a mole’s house, because it is just as dark there in the morning.

= swan | swans | cygnet | cygnets | ugly duckling
is: The top half of a swan does nothing at all, and underneath there are two big feet running. {child} was glad to know about the feet.
night: A swan lays its long neck along its back and puts the end of it away under a wing.
night: The swan drifted about asleep, and the pond took it round the corners.

= flamingo | flamingos | flamingoes
is: A flamingo is grey to begin with, and goes pink from what it has for dinner. {child} thought about peas.
night: The flamingo put one leg away for the night, and then its head.
night: All the flamingos slept standing on the left leg, and at midnight they changed over.

= eagle | eagles | bald eagle | golden eagle
is: From so high up that it is only a dot, an eagle can see whether a coat is buttoned right. {child} would have liked to be told.
night: An eagle came home over the mountain and did not move its wings once.
night: In its great nest of sticks the eagle drew in its neck until it was nearly round.

= dragonfly | dragonflies | damselfly
is: A dragonfly can stop in the middle of the air, as if somebody had called it. {child} kept still as well, to hear who it was.
night: The dragonfly held on to a reed and left its wings out, because they do not fold.
night: On a reed above the dark water a dragonfly was waiting for it to be warm again.

= firefly | fireflies | lightning bug | lightning bugs | glow worm | glow worms | glow-worm
is: A firefly puts its light on, and off, and on again somewhere else, and so one firefly is easily taken for five. {child} would have said seven.
night: In the dark hedge a firefly said something short with its light, and another said it back.
night: The firefly put itself out and went to bed.

= gorilla | gorillas
is: Every evening a gorilla builds a new bed out of branches, and so it never has to make the old one. {child} found this interesting.
night: The gorilla bent down one more branch and sat on it, and the bed was done.
night: On its back in the leaves lay the gorilla, holding one of its feet.

= jellyfish
is: A jellyfish has no bones, no head and no plans, and still it gets about. {child} did not know how, and nor did the jellyfish.
night: The jellyfish opened and shut, opened and shut, and each time more slowly.
night: All night long the sea carried the jellyfish about and asked it nothing.

= starfish | starfishes
is: A starfish has five arms and an eye at the tip of each, so it can look round a corner and stay where it is.
night: The starfish held on to its rock with five arms, and the sea came up over it like a sheet.
night: A starfish may lie any way round in bed, since every end of it is the top.

= seahorse | seahorses | sea horse | sea horses
is: A seahorse swims standing up, and when it would like to stay somewhere it ties its tail to the weed. {child} looked for a knot.
night: The seahorse wound its tail round a blade of sea grass, and was tied up for the night.
night: Two seahorses held each other by the tail, so that neither should drift away first.

= camel | camels
is: When a camel lies down it kneels in front, and then it is a slope, and then it kneels behind. {child} would have held on for the middle part.
night: The camel lay down on the sand in three goes, with a sigh after each.
night: A camel shuts its eyes and then its nose, and the sand may blow as it likes.

= lorry | lorries | truck | trucks | big truck
is: When a lorry goes backwards it says so, over and over, until everybody has heard. {child} knew just how it went.
night: Far off a lorry hummed up a hill, and took the sound down the other side.
night: The lorry stood asleep at the side of the road with its curtains drawn.

= a king | the king | kings
is: A king has a crown, a throne and a bed with curtains, and it is always somebody else who knows where the biscuits are.
night: The king hung the crown on the bedpost, and his hair stayed the way the crown had left it.
night: When everybody was asleep the king went down in his socks to look for the biscuits.

= cheetah | cheetahs
is: A cheetah is the fastest animal there is, for about as long as it takes to say so, and then it has to lie down.
night: The cheetah lay down to get its breath back, and was asleep before it came.
night: In the evening all the spots of a cheetah lie down together.

= peacock | peacocks | peahen
is: A peacock trails its tail behind it like a long wet coat, and does nothing with it until somebody looks. {child} looked.
night: The peacock folded up its tail, and all the eyes on it shut.
night: Up in a tree slept the peacock, with its tail hanging down like washing.

= meerkat | meerkats
is: The meerkats stand up straight in a row and all look one way, and then one of them looks the other way. {child} looked there too.
night: The meerkats slept in a heap, and the one on top kept watch with its eyes shut.
night: Down in the burrow a meerkat laid its head on whoever was nearest.

= ostrich | ostriches
is: An ostrich lays an egg so big that it would do for the breakfast of a whole class. {child} tried to imagine the spoon.
night: The ostrich let its neck down along the ground, and then it might have been a bush.
night: An ostrich goes to bed knees first, and the feathers come down after them like a skirt.

= beaver | beaver dam | beaver lodge
is: A beaver builds its house in the middle of a pond, with the front door under the water. {child} thought about the doormat.
night: The beaver heard that the water was running where it should, and went to sleep.
night: With its flat tail the beaver gave the water one slap, and that was bedtime for the whole pond.

= alpaca | alpacas
is: An alpaca is all cushion, except for the face, and that looks out at the top as if it had just come from the hairdresser.
night: The alpaca put its legs away underneath, and then it was only wool and breathing.
night: In the hay the alpacas lay side by side, and their fringes came down over their eyes.

= motorbike | motorbikes | motorcycle | motorcycles
is: A motorbike can be heard for two streets before it comes and two streets after, and in between it has already gone.
night: The motorbike leaned on its one thin leg and slept.
night: A long way off went a motorbike, smaller and smaller, until it was a bee.

= walrus | walruses
is: A walrus has a moustache, and two teeth so long that it uses them for getting out of the water. {child} had not thought of that.
night: The walruses lay close together on the ice, and when the first one sighed they all did.
night: A walrus can hang itself up by its teeth on the edge of the ice and sleep like a coat.

= a queen | the queen | queens
is: A queen waves with the hand and not with the arm, because she is going to be waving for a long time. {child} tried both.
night: The queen took off her crown, and then her rings, and then her shoes, and then she sat down properly.
night: A queen has seven pillows, and sleeps on the one that she had when she was small.

= ninja | ninjas
is: A ninja comes into a room so quietly that nobody knows when to say good evening. {child} said it now and then, to be on the safe side.
night: The ninja went up the stairs, and only the fourth stair said anything.
night: Without a sound the ninja brushed every tooth and put the brush back in the mug.

= toad | toads
is: A toad does not hop if it can walk, and it walks like somebody with a heavy bag. {child} would have carried it.
night: The toad backed in under its stone, until only the stone was left.
night: Under the flowerpot a toad shut one eye and then the other, and that was goodnight.

= yeti | yetis | bigfoot | abominable snowman
is: People have seen the footprints of a yeti, but nobody has seen the yeti. {child} thought that it might simply be quick.
night: The yeti wound its long fur round itself twice, and tucked in the end.
night: Up on the mountain a yeti put its feet together, and they kept out the wind like a door.

= puffin | puffins
is: A puffin can hold ten fish in its beak, all in a row, and then it catches one more. {child} wondered how the others stayed in.
night: The puffin walked down its hole in the cliff, right to the end, and turned round.
night: Every puffin had gone in, and the wind had the grass to itself.

= raccoon | raccoons | racoon | racoons
is: A raccoon likes to wash whatever it finds, and with a biscuit that does not go well. {child} could see what was coming.
night: The raccoon washed its hands, and there had been nobody to tell it to.
night: In a hollow tree a raccoon lay down on its tail, with one ring showing.

= narwhal | narwhals
is: The long horn of a narwhal is really a tooth, and when two narwhals want to say hello they have to stand well back.
night: The narwhals lay still in the cold water, and their horns all pointed at the same star.
night: Before it goes to sleep a narwhal makes sure that there is room in front.

= goose | geese | gosling | goslings
is: The geese go along one behind the other with their necks up, like people who know where they are going. {child} joined on at the end.
night: The geese stood on the grass with their heads put away, and all their talking was over.
night: High up in the dark the geese went by, and each of them said that it was still there.

= lobster | lobsters
is: A lobster walks forwards when it is going somewhere, and when it has changed its mind it shoots backwards. {child} knew both ways of walking.
night: The lobster backed into its hole in the rock, and drew in its long feelers last.
night: At the bottom of the sea a lobster laid one big claw on the other, like somebody after dinner.

= leopard | leopards | snow leopard | snow leopards
is: A leopard sleeps on a branch with its legs hanging down on both sides, like something that was put out to dry. {child} counted the legs.
night: The leopard lay along its branch, and its tail hung down like a bell rope.
night: On a cold night a leopard lays its own tail round its neck for a scarf.

= lemur | lemurs
is: A lemur sits down in the morning sun with its arms held out, and warms its front like a piece of toast.
night: The lemurs sat together in a ball, with all their stripy tails round the outside.
night: Up in the tree a lemur shut two very large eyes, and it got a good deal darker.

= woodpecker | woodpeckers
is: A woodpecker knocks at a tree with its beak all day long, and has never been known to wait for somebody to say come in.
night: The woodpecker slept in the hole that it had made, and the tree had some peace.
night: Long after the woodpecker had stopped, the wood was still listening for one more knock.

`
