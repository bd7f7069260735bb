# about: story-about(footballer|football player|football|soccer player|soccer|striker); with-character(footballer|football player|football|soccer player|striker); creature(footballer|football player)
# also: funny; exciting
# wants: other
# role player: answer(footballer|football player|soccer player|striker) = a footballer called Dell
# role ball: answer(football|soccer) = football
# names: Dell | Marek | Lindo
# ages: 3-12
# needs: walking
# holds: dark(kind), football(kind)

=== title
{~The Quietest Goal|Come Along, Ball}
-> DONE

=== s1
# shot: wide
# place: playing-field; afternoon; clear
# action: player kick proud ball; heroes look-up surprised; friends look-up surprised
# things: goal; ball; wall; flag
# people: player=woman(young, red jumper)
{~It was the last kick of the match, and {player_a} was going to take it. {H} stood behind the goal, {young:to fetch the ball.|in case the ball had to be fetched.}|Behind the goal stood {H}, whose job it was to fetch the ball. {player_a} took a long run at it.|“Stand well back,” said {player_a} to {H}, who {was} there to fetch the ball. It was the last kick of the match.}
Boff! The ball did not go in. It went over the goal, and over {A}, and over the trees, and it was gone.
“In {ball_noun} I have only the one kick,” said {player}, “and it is a hard one.”
“Nobody can go to bed until it is in,” said {A}. {young:The other players lay down on the grass.|Twenty-one players lay down on the grass to wait, and one of them took off a boot.} # usual
So they went to look for the ball together.
-> DONE

=== s2
# shot: two
# place: orchard; afternoon; clear
# action: player kick surprised ball; A point surprised at ball; heroes run; friends run
# things: ball; 3 cabbages; apple; wheelbarrow
{joining}
{is_loved:They talked about {loved}, which is allowed at half-time.|{musing}} # personal
They could see where it had been. {young:There was a flat cabbage.|There was a very flat cabbage, and then a long way with nothing, and then a surprised goose.} # usual
Under an apple tree lay the ball. “I will send it back,” said {player}, and took a run. ¶ “Not so h—” said {A}. Boff!
{hinderer_person:“It went that way,” said {hinderer}, pointing, and {hinderer} was the only one who had looked the wrong way.} # beat
{hinderer_animal:{hinderer} had been bringing it, and now there was nothing to bring, and had to be told why.} # beat
{hinderer_carried:{hinderer} was the left post, to aim at, and was knocked over by the wind of it.} # beat
A ball bounces lower every time. {young:It went over a house. It went over a hedge. Then it went over a hen.|This one went over a house, and then over a hedge, and then over a hen.}
“That was the same kick,” said {A}. ¶ “I told you,” said {player}. “There is only one.” # usual
-> DONE

=== m1
# aside
# shot: above
# place: field; afternoon; clear
# action: A point curious at hole; player kneel sad; heroes look-up; friends stand
# things: hedge; 3 cabbages; hole
They could tell how high it had been by what it had done. {young:There was a hat in a tree.|There was a hat in a tree, and it did not belong to the tree.}
A {~window cleaner|painter} was standing with both arms out. {young:“It went by my nose,” he said.|“It went between me and my sandwich,” he said. “I have never been so near to one.”}
“I am so sorry,” said {player}. ¶ “Not at all,” he said, and asked for a name on his {~bucket|apron}.
{young:{player} wrote it. It went through to the other side.|{player} wrote it, and pressed so hard that it can be read on the other side as well.} # spare
“Is everything of yours like that?” asked {A}. ¶ “I shut doors like that,” said {player}. {young:“And I say goodnight like that.”|“I am not asked to say goodnight to babies.”} # more
-> DONE

=== l1
# aside
# shot: close
# place: lane; dusk; clear
# action: A walk curious; player walk calm; heroes walk; friends walk
# things: hedge; stone
“What is the best thing that you can do?” asked {A}, as they went.
“I can keep it up four hundred times,” said {player}. {young:“Knee, head, knee, head.”|“Knee, head, knee, shoulder, and once a nose.”}
“Can you make it go round a corner?” ¶ “Yes. {young:I kick it on its cheek.”|You kick it on one cheek, and then it is offended, and goes that way.”}
“And can you make it stop?” ¶ {player} did not answer that. {young:It took them all the way to the gate.|They had got to the next gate before there was an answer.}
“Other people stop it,” said {player}. {young:“They have gloves.”|“There is somebody in gloves for that.”}
{A} found a stone, and pushed it along, and stopped it. {young:It was only a stone.|It is easier with a stone, which does not want to go.} # more
-> DONE

=== s3
# shot: close
# place: barn; dusk; clear
# action: A crouch calm at ball; player stand curious; chicken sleep; heroes crouch; friends stand
# things: ball; hay; 2 boots
The ball lay in the hay, and the hen lay against it, asleep. {player} took nine steps back.
“Wait,” said {A}. “Do not kick it. Ask it.”
{A} gave it a very small push, with the side of one shoe. “Come along,” said {A}, and it came along, {young:as far as a shoe.|as far as a shoe is long.}
The hen did not wake up. # usual
{helper_person:“Like shutting the door of a room with a baby in it,” said {helper}, and showed how, with one foot.} # beat
{helper_animal:{helper} gave it a push as well, with a nose, and it went just as far.} # beat
{helper_carried:{helper} was put down two steps off, as a place to roll it to, and the ball touched {helper} and stopped.} # beat
{player} tried it. The ball went through the wall of the barn. # usual
{A} looked at the boots. {young:They were big and hard.|They were as hard as two hammers.} “Take those off,” said {A}.
In socks {player} could feel it. “Oh,” said {player}. “It is round.”
-> DONE

=== m2
# aside
# shot: behind
# place: lane; dusk; clear
# action: player tiptoe happy; A walk happy; heroes walk; 3 chicken walk; friends walk
# things: ball; hedge; 2 boots in A.hand
It takes a while, with a foot that has only shouted. {young:The ball went too far. It went into a ditch.|The first one went into the ditch, and the second went over a pig.}
“Smaller,” said {A}. ¶ “That was small.” ¶ “Smaller than small. {young:As if it had a cup of tea on top.”|Think that there is a cup of tea on it, and the tea is somebody else’s.”}
{player} put out {~the tip of|the end of} a tongue, and gave it a push. {young:It rolled. It stopped. It was still there!|It rolled, and it stopped, and when they looked it was still there.}
“I did not know that it could do that,” said {player}. # more
The hen had got up, and walked behind, to see. # more
-> DONE

=== l2
# aside
# shot: two
# place: lane; dusk; clear
# action: player kneel calm; A stand calm; heroes stand; snail walk calm; friends stand
# things: ball; stone
A snail was coming the other way. {young:It went to the left. So did they.|It went to the left, to let them by, just as they went to the left to let it by.}
“You first,” said {player}. ¶ The snail went to the right. It took about as long as a half.
They stood, with one sock on the ball, and waited. {young:It is hard, with a ball.|To stand still with a ball is the hardest thing there is, and people pay to see it.}
“It is getting round me,” said {player}. {young:“It is very good!”|“Look at that. It has not even looked up.”}
{young:And it got by.|And it went by on the outside, between a sock and the grass, without touching either.} # more
“One–nil,” said {A}. # more
-> DONE

=== s4
# shot: behind
# place: hallway; dusk; clear
# action: player tiptoe calm; A tiptoe calm; heroes tiptoe; friends tiptoe
# things: ball; mat; stairs; lamp
So they asked it home, a small push at a time. “Come along,” they said. {young:It came along like a dog.|It came along like a dog, and never once ran ahead.}
It came in at {As} door, and over the mat. At the stairs it was lifted, on a sock, one stair and then one stair. # usual
“But the goal is a mile away,” said {player}, on the landing. # usual
“A goal is two things with a gap,” said {A}, and put {many:{Bs} slippers|one slipper} on the rug{many:, one here and one there.|, and the other one over there.}
{player} took no run at all. {young:The ball went over the rug, slowly, and more slowly.|The ball went over the rug, and slowed down, and slowed down some more.}
Between the slippers it stopped. “The whole of it has to be over the line,” whispered {A}. And half of it was.
-> DONE

=== m4
# aside
# shot: wide
# place: hallway; night; stars
# action: player sit calm; heroes sit sleepy; friends sit sleepy
# things: 2 boots; lamp; stairs
Nobody may touch it twice. Those are the rules. They sat down on the top stair, to think.
{player} had cold feet. There was a hole in one sock, and a toe in the hole.
“It could still go,” said {player}. “It is only having a rest.”
They listened. It is hard to hear half a goal. # spare
The boots stood by the door, side by side. They looked smaller, with no one in them. # more
A lamp went out across the {~way|road}. # more
-> DONE

=== l3
# aside
# shot: object
# place: playing-field; night; stars
# action: heroes look-up sleepy; friends look-up sleepy
# things: goal; moon; boot; flag
Out on the field twenty-one players lay on their backs. The grass was cool.
One was asleep. One was counting stars, and had got to ninety.
The goal stood there with nothing in it but the moon.
“Has it gone in?” said one. ¶ “Not yet,” said one. # spare
The keeper had taken off both gloves. # more
On the white spot, where the ball had been, sat a moth. # more
Nobody minded. It was a warm night. # more
-> DONE

=== m3
# aside
# shot: close
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth sleepy; friends sit sleepy
# things: basin; mug; towel; soap
{A} did teeth, on tiptoe, so as not to shake the floor.
Each tooth was asked, and none was kicked.
The soap got away. It went round the basin, and {A} let it, and it came back.
The tap was shut off with one finger. It did not drip. # spare
One tooth was loose, and was only looked at. # more
Then {A} went by the rug. It was still half. # more
The hen had come up as far as the mat. # more
-> DONE

=== l4
# aside
# shot: two
# place: hallway; night; stars
# action: player walk sleepy; heroes look-up sleepy; chicken walk; friends stand sleepy
# things: door; 2 boots in player.hand; mat
{player} had to go. There is always a bus, for a team.
The boots went along, by their laces. The socks went first.
The door was pulled to, with one finger. It went click.
It was the first time that {player} had shut a door and the house had not noticed. # spare
The hen went too. She had a place to be, in the hay. # more
The mat lay still. The lane was long and blue, and nothing rolled along it. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; friends sleep
# things: ball; rug; 2 slippers; moon
{L} got into bed, and did not bounce.
{resting}
{keepsake}
{dream} # spare
Down on the rug was the ball. Half of it was in. # usual
{L} hung one hand down, and did not touch it. # usual
“Come along,” said {L}.
A board creaked, or it was a breath. # usual
The ball came along. It went as far as a thumb.
“Goal,” said {L}, very low.
Far off they all said hooray, as you say it in bed.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A letter had come for the ball. It was from the team, and all of them had written on it, quite small, so that it did not come through.
“We got up at once,” it said, “and went home, and it was the best one of the year. Nobody saw it. Could it be seen?”
So {H} showed them, that evening, on the same rug. Twenty-two people sat on the stairs in their socks, and not one of them breathed.
-> DONE

=== next_bedtime
The ball lay on the rug, and the whole of it was over the line.
-> DONE
