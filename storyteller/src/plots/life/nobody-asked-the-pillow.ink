# about: school-day(crazy hair|wacky hair|mad hair|silly hair|funny hair|hair day); haircut(crazy hair|wacky hair|mad hair|silly hair|funny hair|hair day)
# also: too-excited; happy; nervous; proud; school-day; creature; thing; hair; made-something
# kind spider: spider*
# wants: child
# when: coming
# ages: 3-9
# holds: dark(kind)

=== title
{~Nobody Asked the Pillow|Hair That Goes Up}
-> DONE

=== s1
# shot: wide
# place: bathroom; afternoon; clear
# action: A point worried at mirror; heroes stand; friends stand
# things: mirror; comb; hairbrush; basin
{~“It is too good,” said {H} to the mirror, about the hair. {young:It lay down flat.|It lay there, side by side, and looked as if it had been told to.}|There is one day when your hair may do what it likes at school. {H} had been waiting for it, {young:but the hair had not.|and now the hair did not like anything.}|On every other day hair has to lie down, and will not. {H} looked in the mirror, {young:and there it lay.|and tonight, of all nights, it lay as flat as a lawn.}}
{is_wished_day:Crazy hair day was {wished_day}|Crazy hair day was coming}, and {young:it had to be the craziest hair of all.|it had to be the sort of hair at which people fall off their chairs.}
{is_spider:“It is going to be a spider,” said {A}, “with legs.”|“It should go up,” said {A}, “and then out, and then somewhere else.”} # usual
Other people’s hair stood up on the bus, and nobody had asked them. # more
The hair was told, {young:but it did not move.|once from the left and once from the right, and did not move.} # usual
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: A hold happy peg; heroes hold; friends stand
# things: table; 3 pegs on table; ribbon on table; spoon on table; themed
{joining}
So {A} put things in it. There were pegs, and a ribbon, and a spoon.
{is_spider:The legs were eight pipe cleaners. Seven of them stood up, {young:and then six, and then five.|and when the eighth was in, the first lay down, and then the second.}|For a moment it all stood up. {young:Then it slid. Down came the spoon.|Then one peg let go, and slid down past an ear, and all the others came after it.}}
{hinderer_person:“You look very nice,” said {hinderer}, and that was just what was wrong with it.} # beat
{hinderer_animal:{hinderer} took the ribbon away to be looked at under the table, and it was not much of a ribbon after that.} # beat
{hinderer_carried:{hinderer} was put on top, in the middle, and was the first to come down.} # beat
{themed_a} was tried, and hung on one side, and made {A} lean. # personal
A clip held on the longest, by one foot, and then it let go as well. # more
“Hair is slippery,” said {A}, {young:and picked up the pegs.|from under the table, where the last of the pegs had got to.}
-> DONE

=== m1
# aside
# shot: close
# place: living-room; afternoon; clear
# action: A hold laughing jumper; heroes stand; friends look-up
# things: jumper in A.hand; sofa; mirror
You can do it with a jumper. {young:{A} pulled one on, and pulled one off.|{A} pulled one on over the head, slowly, and pulled it off again, with a lot of small cracks.}
It worked! Some of the hair stood up, {young:all by itself.|each one by itself, and leaned towards the jumper, as if it wanted to go back in.}
It made a noise like very small sweets being unwrapped. {young:Crick, crick.|You could only hear it if nobody laughed.} # more
“Don’t anybody breathe,” said {A}. {young:Nobody did.|They all held their breath, and the hair stood there and trembled.}
{young:Then somebody had to. Down it went.|Then somebody’s breath came out after all, at the side, and one by one the hairs sat down.}
“It was on end,” said {A}. “You all saw it.” {young:They had.|They had, and it was very fine while it lasted.} # more
A bit of fluff was still up. {young:It was off the jumper.|But when they looked closer, it had come off the jumper, and had only joined in.} # more
-> DONE

=== l1
# aside
# shot: above
# place: garden; afternoon; clear
# action: A crouch curious before flower; heroes crouch; friends sit
# things: flower; broom; hedge; daisy
{A} went to see how others do it. {young:The broom has crazy hair.|The broom behind the door has had crazy hair all its life, and it does nothing for it but stand on its head.}
So {A} stood like that, {young:against the wall.|with both feet against the wall, until the ears were hot.} Then {A} came down, {young:and so did the hair.|and the hair came down as well, a little later, and lay flat.}
In the grass was a dandelion, {young:all white and round.|all white and round, with every hair at the same distance from the middle.}
“Who does yours?” asked {A}. {young:It did not say.|It stood quite still, like somebody who does not dare to nod.}
A bee came by, and sat on top of it, {young:and then it had a hat.|and for a while the dandelion had a hat, with a hum.} # more
Then a wind came. {young:Oh dear.|Then there was a little wind, and it was a bald dandelion.} ¶ “It is only for one day with you, too,” said {A}. # more
-> DONE

=== s3
# shot: above
# place: bathroom; dusk; clear
# action: A sit laughing in bath; heroes stand; friends look-up
# things: bath; shampoo; soap; bubble
But in the bath it was quite another thing. {young:There was foam in it.|There was foam, and with foam in it hair will do whatever you say.}
{is_spider:There stood a leg, and there stood another leg, {young:all white.|as white as snow, and there was foam enough for all eight of them.}|There stood a horn, {young:and another horn.|and there stood another, and between them went a wall with points on, like a castle’s.}}
{helper_person:“For that,” said {helper}, “I should fall off my chair.”} # beat
{helper_animal:{helper} came in, and saw it, and went backwards out of the door, so it must have been good.} # beat
{helper_carried:{helper} was given some as well, on top, and they were a pair.} # beat
“Like that,” said {A}. “I will stay like that.” # usual
But nobody can stay in the bath until the morning. {young:It gets cold.|First it is warm, and then it is as warm as you are, and then it is cold.} # usual
And foam goes. It said psss, {young:and there was less of it.|very quietly, behind both ears.} Then came the jug, and after the jug came the comb.
“Goodbye,” said {A} to the foam, and it went round the plug hole, once, on its way out. # more
It was flatter than before. {young:It was all wet.|It was as flat as wet hair can be, with a line down it.}
-> DONE

=== m2
# aside
# shot: two
# place: hallway; dusk; clear
# action: A look-up curious; heroes sit; friends sit
# things: stairs; picture on wall; wall; hat
On the stairs hung a photograph. {young:Somebody in it had hair like a bush.|It was quite an old one, and somebody in it had hair like a hedge that has not been told about corners.}
“How did they do that?” asked {A}. {young:It was the wind, at the seaside.|It was not they who did it, it seemed, but the wind, on the end of a pier.}
So it is somebody else who has to do it. {young:You can’t do your own.|It is hard to do your own, since you are always underneath.}
{is_loved:“Hair that has to do with {loved}, that would be something,” said {A}.|{musing}} # personal
{pausing} # company
Next to it hung a baby with no hair. {young:It was laughing.|It had not one hair on its head, and it was laughing more than any of them.} # more
There was no wind tonight. {young:{A} opened the door to see.|{A} opened the front door to see, and the hair was not so much as asked.} # more
Only a hat hung there on its hook. {young:Hats are for the other side.|“You are no help,” {A} told it. Hats are on the side of the comb.} # more
-> DONE

=== l2
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: A eat happy; heroes sit-on-chair; friends sit-on-chair
# things: table; plate on table; fork on table; bowl on table
For supper there was spaghetti. {young:It was just how it should be.|{A} looked at it for longer than you look at supper, for it was just how it ought to be.}
It went up with the fork, and out, {young:and down, and round.|and down over the side, and not one of them knew what the others were doing.}
“That is it,” said {A}. “Could I have that?” {young:No, it was for eating.|It could be had on the plate, or else in the mouth, but not anywhere above that.}
So {A} ate it up, {young:from one end.|one at a time, from the loose end, and the other end came round the plate like a tail.}
The fork was turned round and round, {young:and got a ball of it.|and when it came up it had a ball on it, like something that a cat has been at.} # more
The last one was in a knot. {young:It had done it by itself.|Nobody had made it. It had only lain there among the others, and turned over now and then.} ¶ “Hm,” said {A}, and did not yet know why. # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: L sit-up surprised; heroes sit-up; friends sit
# things: bed; pillow; lamp; comb
{L} got into bed with all that flat hair, and was not happy.
“In the morning hair goes up by itself,” said {L}. {young:“Every day! And then it is brushed.”|“At the back, every single day. Then somebody comes with the brush, and makes it good.”}
And then {L} sat up. {young:“Who does that?”|“But who is it that puts it up?”}
Hair is flat at night, and in the morning it is not. {young:Who is there all night?|There is only one who is there in between.} # usual
They both looked at the pillow, {L} from above, {young:and the lamp from the side.|and the lamp from one side.} The pillow looked at nobody. # usual
There was still a dent in it, from last night, where it had been at work. # more
“The pillow does it every night,” said {L}. “It does it for nothing. {young:And we brush it out!”|And every morning we comb it all out again, and nobody has said thank you.”}
{L} turned round to it. “Tonight you may do what you like,” said {L}. {young:“Nobody will brush it.”|“As high as you can. There will be no brush.”}
-> DONE

=== m4
# shot: two
# place: bathroom; night; clear
# action: L brush-teeth happy; heroes brush-teeth; friends sit
# things: basin; toothbrush; hairbrush; mirror
It had to be told to the others, and so {L} went back to the bathroom.
“You have the day off,” {L} told the brush. The brush lay on its back.
The comb was put in the drawer. It had its teeth in a row. # usual
The mirror was told to be ready. It would have a lot to do. # more
The towel had done what it could, which was not much. # more
One bit of hair had dried by now. It had a bend in it.
“Not yet,” said {L}, and put it down with one finger. It should not be used up.
-> DONE

=== l3
# shot: behind
# place: hallway; night; stars
# action: L walk sleepy; heroes walk; friends walk
# things: stairs; hat on hook; hook; lamp
{L} went by the hat without a word.
The lamp was on, by the stairs. It had fluff on the top, and it did not know.
The broom stood behind its door. It was the best of them, so far. ¶ “You will see,” {L} told it. # more
On the stairs the baby with no hair still laughed. # more
The hall was long, and dark at one end. A door said eek. # more
A bed can’t be kept waiting, if it has such a lot to get done. # more
The door was shut, and the light went out behind it.
-> DONE

=== m3
# shot: above
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back; friends sit
# things: bed; pillow; quilt; lamp
{L} showed the pillow where. “There you go up. There you go out.”
{is_spider:“It has eight legs,” said {L}. “But seven will do.”|“And at the back I would like a nest,” said {L}.}
The pillow was turned over first, so that it could begin with the cool side. # usual
The pillow got a pat, on one corner. It got one on the other. # more
Nobody had asked the pillow before. It must have been quite a day for it. # more
It smelled of pillow, and of a bit of soap. # more
Then {L} lay down in the middle, and kept still.
-> DONE

=== l4
# shot: object
# place: bathroom; night; stars
# action: heroes sleep
# things: mirror; hairbrush; comb; basin
In the bathroom it was dark. The mirror had nobody in it.
The brush was asleep. It had a few of everybody’s hairs, and it was keeping them.
The tap let a drop go, and that had a point. # more
The moon looked in. The moon has no hair at all. # more
A bit of foam sat on the soap. Psss, it said, and was gone.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{resting}
{keepsake}
{dream} # spare
It was dark. You could not hear a thing. # usual
The pillow had begun, at the back.
Then {L} turned over. Now it could do the side. # usual
It did not hurry. It had until seven.
It did a bit by the ear. # more
One hair went up.
Then the next one did.
Goodnight, {H}. Goodnight, pillow.
Goodnight.
-> DONE

=== next_night
When {A} came in, there was a dent in the pillow, and it had not been shaken out. It had its corners up, two at the top and two at the bottom, and a feather stuck out of one of them.
“So that is how you like it yourself,” said {A}. The feather was left in. It bent over a little whenever the door was opened, and then it stood up straight again.
-> DONE

=== next_bedtime
The pillow had a feather sticking out at one corner. It had earned it.
-> DONE
