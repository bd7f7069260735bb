# about: tidying
# also: listening; frustrated; angry; funny; play; staying-in-bed
# news: bad
# wants: child
# role driver: toy = a penguin called Mr Snell
# names: Mr Snell | Mr Tuck | Mr Gosling
# role grownup: parent = the grown-up with the pyjamas
# ages: 3-8
# holds: bus(kind), dark(kind)

=== title
{~All Change|The Last Bus to the Shelf}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: grownup stand surprised; heroes kneel proud; friends kneel happy; driver stand proud
# things: row of 4 tiny houses; 2 tiny bridges; blocks; pyjamas in grownup.hand; door
{~A town had been built on the carpet. {young:{H} had made all of it.|It had taken {H} all day, and it went from the bed to the door.} It had a farm, and two bridges, and people in a queue.|“That is a lot of floor,” came from the doorway, “to have so much on it.” {young:{H} had made a town there.|{H} had built a town on it, with a farm, and two bridges, and a queue.}|From the bed to the door it was all town. {young:{H} had built it, and it was just done.|{H} had built it, with two bridges and a queue, and it was only just done.}}
In the doorway stood {grownup}, on one leg. {young:The other leg was up. It had no place to go.|The other leg was up, for want of a place to put it down.} # usual
“It all has to go away now,” said the doorway.
{young:“But it is a town!” said {A}. “They live here.”|“You can’t put a town away,” said {A}. “People live in it.”} The mayor was {driver_a}.
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: heroes push happy blocks; friends carry worried box; grownup point calm at box
# things: blocks under bed; box; drum in box; teapot in box; rocking-horse
{joining}
{young:The quick way is under the bed. {A} pushed it all under.|There is a quick way, and that is the bed. {A} pushed the whole of the east side under it.} It went in with a noise like {~hail|gravel}. {young:Then it all came out at the other end, with the cow in front.|It came out at the far side, the cow first.}
The bed stood {young:up on its toes.|higher than before, and not quite level.} # usual
“No,” said the doorway. # usual
So it all went into the one big box. {young:The drum was under a tea set. A horse was in a shoe.|The drum was put in with the tea set, and the dinosaur on top.}
{hinderer_person:“I have not seen this for ages,” said {hinderer}, and took out whatever had just been put in.} # beat
{hinderer_animal:{hinderer} brought back the cow, twice, and laid it down in the middle of the road.} # beat
{hinderer_carried:{hinderer} was put in with it by mistake, and then all of it had to come out again.} # beat
The lid would not shut. {young:The box said things, inside.|The box muttered, and the lid was seen to lift.}
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: heroes listen worried box; friends listen worried box
# things: box; cup in box; drum in box; 5 bricks in box; lid
They listened at the box. {young:“Ow,” said a cup. “You are on my handle.”|“Excuse me,” said a teacup, “but whose foot is this?”}
“I was here first,” said the drum. It said it {~twice|with both ends}. {young:The farm did not want to sit by the zoo, and one hen was gone.|The farm had been put next to the zoo, and had lost a hen already.}
“We do not mind where we live,” said forty bricks together, “as long as it is all of us.” One of them was in a slipper, and {young:had not been asked yet.|was heard to say that it was not, then.}
“It is the squash,” said {A}. “I would hum, too.”
“It is like the back seat on a Saturday,” said the tea set. “We all get out with a different handle.” # more
-> DONE

=== l1
# aside
# shot: above
# place: bedroom; dusk; clear
# action: heroes reach-up proud heap; chicken stand surprised; friends look-up surprised
# things: big heap; blocks on heap; drum on heap; book on heap
“If they all stood up,” said {A}, “they would not take up any floor.” {young:It was a good thought, and it was worth a try.|It was quite true, as far as you could get with it.}
{A} made a heap. {young:It went up, and up, and up. On the top was a hen.|It went as high as a chin, with the bricks at the bottom, the books half-way up, and a hen.}
“There,” said {A}, and did not breathe out. # spare
It was the hen that sneezed, or it may have been the {~mayor|doorway}. {young:Then there was the same town, only flatter.|After that the town was back, very much as it had been, but lying down.}
-> DONE

=== m2
# aside
# shot: wide
# place: bedroom; dusk; clear
# action: grownup tiptoe surprised; heroes point worried at grownup; friends jump laughing
# things: tiny bridge; saucer; row of 3 tiny houses; brick; blocks
Then {grownup} wished to come in. {young:One foot was put down on a bridge.|There seemed to be a place for a foot, just on the far side of the church.}
“Mind the queue,” said {A}. {young:The foot stopped in the air, and had to go up again.|The foot came down a little, looked, and went up again.}
It was tried on the farm, and then on the pond, which was a {~saucer|mirror}. {young:Round and round went the foot, like a tall bird looking for a fish.|For some time there was somebody over the town on one leg, like a heron.}
“How long does one queue here?” asked {young:the bird|the heron}. ¶ “All day,” said {A}. “It is a very good one.” # more
{pausing} # company
Then there was a brick. You do not see them, but {young:a foot always can.|a foot can find one in the dark.} “Ah,” said {young:the bird|the heron}, going away in hops.
-> DONE

=== l2
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: heroes lie-front sleepy; cow sleep sleepy; friends lie-front calm
# things: tiny church; tiny bridge; saucer; blocks; driver on church
{A} would have liked to keep it up until Sunday. {young:“They can stay up,” said {A}. “They never go to sleep. They have no lids.”|“They could just stay as they are,” said {A}. “They never sleep. They have no lids.”}
But they had been at it since the morning. {young:The queue was lying down.|The queue had given up, and was lying on its side, still in order.}
A man on the bridge was looking at the water with his face. {young:A cow had gone to sleep on the {~church|line}.|A cow was across the line, and the train stood with its nose in her and was too polite to say so.}
The mayor leaned on the town hall. {young:Then the mayor fell over, and so did the hall.|It was not clear which of them would go first.}
Only the hen was up and about. It could not find the farm. # more
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: heroes hold happy shoebox; driver sit proud; friends clap happy
# things: shoebox; driver in shoebox; row of 3 tiny houses; bell
It was getting late. One lamp was on, by the bed, and it made the town look {young:long and dim, with big shadows.|longer than it was, with all the shadows going one way.} # usual
{helper_person:“When does the baker shut?” asked {helper}, and drew the blind down with one finger.} # beat
{helper_animal:{helper} stepped over the church and both the bridges, quite softly, and joined the end of the queue.} # beat
{helper_carried:{helper} was put at the end of the queue, and at once it looked like a queue for something.} # beat
{L} looked at the queue. {young:They all had their coats on. They were looking up the road.|It had stood there in its coats all day, and now they saw that it was looking up the road.}
Every town gets like that. {young:The shops shut, and the people all want to go home.|The shops pull down their eyelids, and people feel in their pockets.} # usual
“They are not being tidied,” said {L}. {young:“They are going home! They need a bus.”|“They are going home. They want the last bus.”}
A shoe box is very like a bus. {young:{driver} got in at the front, and looked out.|{driver} was put in at the front, and looked born to it.} “Ting, ting,” said {L}. “Any more for the shelf?”
-> DONE

=== m4
# shot: two
# place: bedroom; dusk; clear
# action: heroes pull happy shoebox; friends play happy bell; driver sit proud; cow sit happy
# things: shoebox; 3 books in shoebox; puzzle
You cannot say to a bus that you would rather not. {young:They all got on.|They got on by themselves, or very nearly.}
“Farm,” said the cow. “{~Shelf, upper|Shelf, by the window}, please,” said the books, who had a season ticket. {young:“Basket,” said the bricks, all at once.|“Basket, basket, basket,” said the bricks, and it took a while, for each of them wished to pay.}
The drum was asked to hold its sticks. {young:The dinosaur had to lie on the roof, and mind its head.|The dinosaur went on the roof, and had to be asked about bridges.} # spare
A jigsaw piece had slept past its stop, and {young:had to go all the way round again, for nothing.|was taken round again for nothing, with its face to the glass.} {many:{B} did the bell.}
The knights asked for two singles and a horse. They would not say where to. # more
-> DONE

=== s4
# shot: above
# place: bedroom; dusk; clear
# action: heroes push happy shoebox; grownup stand happy; friends reach-up happy shelf; driver sit proud
# things: shoebox; row of 4 books on shelf; shelf; 5 bricks in basket; basket; button
{short:They all got on, and had to pay with a {~button|bead}. }“Basket!” said {L}, and the bricks got out, all talking. “Shelf! Mind the step.” {young:Out got the horse, and out got all of the books, with their backs to the road.|Out got the books, a knight helping, and stood with their backs to the road.}
{themed_a} had a seat to itself, and got out at the chair. # personal
A spoon wanted the kitchen. {young:“We do not go so far,” they told it.|It was told, quite kindly, that it was out of the zone.} # usual
“Ting, ting,” said {L}. Each time round, more floor was left. {young:First {grownup} put one foot down, and then the next one.|{grownup} put one foot down, and then, as nothing happened to it, the other.}
“Are you getting on?” asked {L}. # usual
“Where does it go?” said {grownup}.
“This is the last bus,” said {L}. “It goes to bed.”
-> DONE

=== l3
# shot: two
# place: bathroom; night; stars
# action: heroes sit happy in bath; friends stand sleepy; driver sit calm
# things: bath; driver on bath; 5 bubbles over bath; shoebox
But first it called at the bath. The bath is a stop. You can ask for it.
Off got the mud. Off got the {~jam|ink}. They did not say where they were going.
“Teeth,” said {L}. A lot got on at the top. A lot got on below. They all stood up. # more
The spoon was put out on the landing. It would be met. # spare
Then it was the long straight bit, past the coats. There was no one at the stops.
“Ting, ting,” said {A}, and went by. # spare
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: grownup sit happy on bed; heroes sit sleepy; friends sit sleepy
# things: rug; saucer on rug
The carpet was just a carpet. It had a mark on it, where the pond had been.
“It was a good town,” said {grownup}, {~on the bed|in the chair}, with both feet down.
“It is still there,” said {L}. “They are only in.” # spare
They stood and looked at how much floor there was. Then the last bus came over it, not fast. # spare
-> DONE

=== l4
# shot: wide
# place: bedroom; night; stars
# action: owl sit calm; heroes sleep sleepy
# things: row of 5 books on shelf; shelf; 6 bricks in basket; basket
You could hear them for a bit, on the shelf. They were telling each other what they had seen.
Some had been as far as the door. They had seen both the feet. # more
In the basket the bricks lay on each other. They like it so.
All forty had got out at the same stop. # spare
The cow was in her own field. It is {~on the left|the green one}. # more
The drum had put its sticks under its chin. # more
One brick was not in. It was in the slipper. It was met in the morning, by a foot. # spare
-> DONE

=== s5
# shot: object
# place: bedroom; night; stars
# action: heroes sleep sleepy; driver sleep sleepy; friends sleep sleepy
# things: driver; shoebox; lamp
“Bed,” said {L}. “All change.”
{resting}
{dream} # spare
They had all got off but the driver. {driver} looked down the bus. There was no one on it. There was a hen. # usual
It had to be lifted. It did not wake up. # usual
Then {driver} got in on the warm side.
It was dark in all the streets. The lamp had gone round the corner. # usual
“Ting, ting,” said {L}, very low. “Any more?”
There were no more. They were all in.
Goodnight, {H}. And goodnight to {driver}.
Goodnight.
-> DONE

=== next_night
The spoon stood on the landing, in a slipper, with its back to the wall. It had been there all night, and had let two pairs of feet go by, as not being the kind that you can sit in.
Then came a tray. “Ting, ting,” said the one behind it, and gave {A} quite a look. “Any more for the kitchen?”
The spoon got on. So did a cow, to see about the milk.
-> DONE

=== next_bedtime
The spoon was in its drawer, on its side, with the others. It told them about the landing.
-> DONE
