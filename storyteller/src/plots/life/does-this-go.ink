# about: moving-house(moving|we move|to move|will move|move out|last night|last day|last evening|leav|next week|tomorrow|soon|about the new)
# also: sad; nervous; missing; scared; somebody-left
# news: bad
# when: coming
# wants: child
# role small: toy = a donkey called Clement
# names: Clement | Barnaby | Rufus
# names: Mr Hobday | Mr Larch | Mr Tunnock
# ages: 3-9
# holds: dark(kind)

=== title
{~Does This Go?|The One That Stayed}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: heroes sit worried in box; hobday stretch calm holding tape-measure; friends stand calm
# things: row of 6 boxes; box; banana
# people: hobday=man(moustache, cap)
{~“Does this go?” said Mr Hobday, {young:and he looked down at {H}.|with the tape in his teeth, and looked down at {H}.} He had packed all the rest.|The bananas had been wrapped in paper, one at a time. {young:{H} had seen it done.|{H} had watched Mr Hobday do it, and he had not even smiled.}|There were forty boxes in the hall, {young:all packed by Mr Hobday, and in the last one sat {H}.|all of them packed by Mr Hobday, and in the last one sat {H}.}}
{is_wished_day:{wished_the_day} was the day|Tomorrow they were moving}. The new house was quite nice.
But what about the old one? {young:What if it forgot them?|Soon there would be only walls, and they would not know who had lived there.} # usual
{is_wished_place:All of it was going to {wished_place}. Mr Hobday had that written on every lid.} # wished
{is_wished_saying:{wished_saying} {L} had told that to the wardrobe, which had to go as well.} # wished
So {L} was going to leave something behind, for the old house to keep.
-> DONE

=== s2
# shot: above
# place: bedroom; afternoon; clear
# action: hobday reach-up calm window; heroes peek cross; friends carry happy boot
# things: envelope; boot; cupboard; label on boot
First came a sticker, with a {~fish|pear} on it, low down on the window. “Does this go?” said Mr Hobday. {young:He had it off again, all in one piece, and he put it in an envelope.|He had it off without a tear, and put it in an envelope.}
He never lost a thing. So the next one had to be hidden, and they went all over the house to find a place. # usual
{joining}
A welly was put in the cupboard with the pipes, a left one, under a towel. By tea it had a label on. {young:“Left,” said the label.|“Left,” the label said, and it was, but not in the way that they had meant.}
Next it was {themed_a}, at the very back of the shelf. That came home with two labels. # personal
{is_loved:Then {L} told the cupboard about {loved}, to be kept, but it was an empty one, and gave it all back.} # personal
{hinderer_person:“Look what was under the stairs,” said {hinderer}, coming down the hall with the next one. “Somebody nearly left it.”} # beat
{hinderer_animal:The next one was under the mat, until {hinderer} dug it out, and took it to Mr Hobday.} # beat
{hinderer_carried:{hinderer} was put down, only for a moment, and Mr Hobday had {hinderer} in tissue up to the ears.} # beat
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: hobday carry-both calm broom; heroes point curious at broom; friends stand surprised
# things: paper on broom; boot in drum; drum; 3 boxes; sandwich
You could not put down a sandwich. {young:Into a box it went, with “This way up” on it, before you had found the other half.|They found it later, in tissue, between the {~jugs|plates}, with “This way up” on it.}
The broom was wrapped as well, {young:all the way down, and stood there, and it still looked just like a broom.|all the way down to the bristles, and stood there looking like a broom.}
“What is it, do you think?” asked {A}. ¶ “Fragile,” said Mr Hobday.
He wore the tape on one wrist, like a bracelet, so as not to have to look for it. # more
He did {~the teapot|the lamp} inside the boots, and the boots inside the drum. {young:“Then they do not rattle,” he said, and he gave it a shake.|“Nothing rattles if it is full,” he said, and knocked on his own waistcoat.}
{pausing} # company
-> DONE

=== l1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: heroes drink happy jug; friends eat happy fork; hobday eat happy
# things: row of 4 boxes; tin; 4 sweets; jug in heroes.hand
Supper was whatever had been too heavy to carry, or too open. {young:They had peaches out of a tin, and crackers, and jelly, and the jelly was in cubes.|They had a tin of peaches, nine crackers, and a jelly, in cubes, for want of a bowl to make it in.}
They sat on the boxes, in a ring. {young:{A} had “Forks”, and {many:the others had|next to it was} “Bath Towels”.|{A} had “Forks”, agreed by all to be the best, except to sit on.}
All the cups had gone. {young:They had milk out of a {~jug|vase}, and it went round, and round again.|The milk went round in a {~jug|vase}, which had been found behind the door with its arms up.}
“We should do this more often,” said the grown-up on “Bath Towels”, and had the last peach.
-> DONE

=== s3
# shot: two
# place: bedroom; dusk; clear
# action: hobday kneel curious; heroes point surprised; friends kneel curious
# things: row of 4 holes; big rug; door
After supper the wardrobe went out by the door, and {L} looked at the place where it had been.
The carpet was grey, all over. {young:But here was a bit that was red!|But here was a piece as red as jam, the shape of a wardrobe.} And at the corners there were four dents, {young:as round as eggcups.|as deep as eggcups, with fluff round the edge.}
{helper_person:“Look how it stood,” said {helper}, “on the same four feet, all this time, and never moved one.”} # beat
{helper_animal:{helper} walked round the red part, and not across it, as if the wardrobe were still there.} # beat
{helper_carried:{helper} was set down on the red, and sank in a little. It was as new there as on the first day.} # beat
“Does this go?” asked {L}, in a very small voice.
Mr Hobday got down on his knees, and tried one with a thumb. “No,” he said. “Those stay. {young:I cannot pack those.”|Thirty years, and I have never packed one of those.”}
-> DONE

=== l2
# aside
# shot: behind
# place: living-room; dusk; clear
# action: heroes look-through curious torch; friends point surprised at wall
# things: torch in heroes.hand; nail on wall; wall; 4 holes; rug; door
So they went round with a torch, to see what else it had. {young:Here was the table, with all four of its feet, and here was the end of the sofa.|Here was the table, in four parts, and the sofa, and a long dip in front of it, from heels.}
On the wall was a pale square, with a nail over it. {young:That was the boat.|That was where the boat had hung, still, if you knew, a bit lower on the left.} Next to it was a round one for the clock, {young:and it did not say any time at all.|and no time at all was kept there.}
By the back door the floor had a shine on it, as big as a {~tray|mat}. {young:“That is from our shoes,” said {A}, “when it rains.”|“That is where we all turn round,” said {A}, “to see where the keys are.”}
The house had kept the lot. {young:It had it all, and had never said so!|They had thought that it was only standing there.}
-> DONE

=== m2
# aside
# shot: above
# place: bedroom; dusk; clear
# action: hobday kneel calm holding tape-measure; heroes kneel curious; friends crouch surprised
# things: rug; 4 holes on rug; piano
But one thing more was in the red. {young:There were four more dents, big ones, and not so near.|Further in were four more dents, and they were big ones, and wider apart.}
“Those are not ours,” said {A}. {young:“We have nothing with feet like that.”|“We have nothing with feet like that.”}
“Piano,” said Mr Hobday. {young:He knew at once, and did not have to measure.|He did not need to measure.} “Forty years, it will be, since that went. {young:I was not even born!”|An upright, with brass handles, I should say.”}
So a piano had been here, all this time, under the coats. {young:The house had kept its feet for it.|The house had kept its feet for it, and had not thought it worth mentioning.}
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: heroes lie-back proud; friends push happy mattress; hobday point calm at mattress; small small lie-back calm
# things: mattress; rug
{L} lay down flat on the red, and {small_a} lay down as well, and they pressed, with all the heels that they had. “Is there one?”
They looked. The carpet came up again while they were looking, as slow as bread. # usual
“It takes weight,” said Mr Hobday, “and it takes a good long while. You would want the whole night for it.”
They thought about that. Then they brought the mattress, and put it down on the floor, right in the middle of the four dents.
“I shall have to be very heavy,” said {L}.
“That is quite easy,” they said. “You start with the feet.” # usual
-> DONE

=== m4
# shot: above
# place: bedroom; night; clear
# action: heroes push happy small; small small stand calm; hobday bow curious at small
# things: rug; hole on rug; paper in hobday.hand
{small} went first. They let {small_him} stand on the carpet, and pressed on the head, and there was a dent. The dent was not deep. You could have kept one {~pea|drop} in it.
“Does this go?” asked Mr Hobday, with the paper. He meant {small}.
“It goes,” said {L}, “but that stays.”
He bent right down, to see. “That stays,” he said, and he stepped round it.
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: heroes brush-teeth sleepy; hobday wave calm; friends wave sleepy
# things: jar; label
One toothbrush was still there, and had not been packed. They had kept it back, and it had a label on, so as not to be left.
Teeth were done out of a {~jam jar|lid}. The tap had not been wrapped. It was the only thing that had not.
“Eight o’clock, then,” said Mr Hobday, at the door. He wiped his feet on the way out.
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: heroes lie-front sleepy; friends lie-front sleepy; small small lie-front sleepy
# things: mattress; rug; 3 boxes
It was low, down there on the floor. The lamp stood next to them, and so the light went up.
You could see right along under the door. There were boxes out there, with their lids down.
“Do you think that it minds?” said {L}. “That we go?”
They put their hands flat on the floor. The floor was warm, from the {~pipes|lamp}. Who could tell? It did not seem to have made up its mind.
-> DONE

=== l4
# shot: wide
# place: street; night; stars
# action: hobday sleep sleepy; cat sit calm; heroes sit sleepy
# things: van; window; boot; broom
Out in the road stood the van. The forks were in it, and the broom. The welly was in it. It had all the things that go.
In the house there was the rest. Four feet for the table. Four for a piano.
A pale square was there, for the boat. It shone a bit. It had kept very clean.
In the red place there was a bed, and it did not make a sound. # spare
-> DONE

=== s5
# shot: object
# place: bedroom; night; stars
# action: heroes sleep sleepy; small small sleep sleepy; friends sleep sleepy
# things: mattress; rug
One dent was at the head, to the left, and one to the right. Two were at the foot. In between was the bed. # usual
{resting}
{dream} # spare
“Heavy feet,” said {L}. “Heavy knees.” # usual
The knees went down, and the back went down. One arm was heavy, and then there were two. # usual
“Heavy head.” It was as heavy as a table. It was as heavy as a piano.
The house had all night. It did not hurry. # usual
And the house took down the shape of it, there on the red. It was a small one, with the feet turned out. Next to it was a smaller one, and that was {small}.
That stays.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A card came from the old house. It was from the people who were in it now. “We found some dents,” it said, “and one that is quite small, with its feet turned out. We have put a chair next to it, so that no one steps there. What was it that had the big round ones?”
{H} had to answer that, and it took the whole of the back, because there was the piano to explain.
-> DONE

=== next_bedtime
Over there it was dark, and it was still there. That stays.
-> DONE
