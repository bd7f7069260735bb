# role mark: toy = a giraffe called Stilts
# about: learned(ride|bike|bicycle|scooter); learning(ride|bike|bicycle|scooter); trying-again
# also: proud
# holds: dark(kind)
# needs: walking

=== title
{~The Bicycle That Wobbled|How to Teach a Bicycle}
-> DONE

=== s1
# shot: wide
# place: park; afternoon; clear
# action: A hold happy deckchair; heroes peek surprised bicycle; friends pull happy sledge
# things: bicycle; shed; 2 deckchairs; sledge; bell; helmet on A.head
{~At the back of the shed, behind the deckchairs, {H} had found a {~green|red} bicycle that had never learned to ride. {young:It was meant for an uncle, but he had a boat.|It had been meant for an uncle, who turned out to prefer boats.}|Ting, went something in the shed. {H} moved four deckchairs and a sledge, and there stood a {~green|red} bicycle. {young:It had a good bell, but nobody had ever taught it to ride.|It had a very good bell, and it had never learned to ride.}|“Mind the sledge,” said a bicycle in the shed, as {H} came in for a {~bat|skipping rope}. {young:It was quite new and quite dusty, and it did not know how to ride.|It was quite new, under the dust, for it had never learned to ride.}}
“I am afraid that I wobble,” said the bicycle.
“Everybody wobbles,” said {A}, who had on a helmet, with the strap done up. {young:“First you wobble. Then you go straight.”|“It is only the beginning of going straight.”}
“Would you like to learn?” asked {A}. ¶ The bicycle would. {young:Ting, ting, went its bell.|Its bell went ting, all by itself.} # usual
{joining}
{is_loved:“When I wobble, I think of {loved},” said {A}. The bicycle said that it could only think of lamp posts.|{musing}} # personal
-> DONE

=== s2
# shot: two
# place: park; afternoon; clear
# action: A push happy bicycle; heroes push happy bicycle; friends clap happy; tiny mark sit proud
# things: bicycle; tree; 6 daisies; basket; helmet on A.head
{They} took it to the flat bit by the {~bandstand|boathouse}. “First of all,” said {A}, “don’t look at your wheels.”
“But that is where I wobble.”
“That is why,” said {A}. Out of the basket came {mark_a}, to sit under a tree. “{young:Look at {mark}. Look where you want to be.|Look where you want to be. Look at {mark}.}” {many:{A} held the bicycle by the saddle, and {B} by the handlebars.|{A} held the bicycle by the saddle, with both hands.}
The bicycle looked at {mark}. {young:It went a little bit. Then a little bit more.|One yard, it went. Two yards.} Then it thought of its wheels, and looked, and lay down {young:in|among} the daisies.
{hinderer_person:“Mind the bin,” said {hinderer} the next time. “Mind the bench. Mind that duck.” The bicycle looked at them all.} # beat
{hinderer_animal:The next time {hinderer} ran along beside the front wheel, and had to be looked at.} # beat
{hinderer_carried:Then {hinderer} was set down there, too, and it did not know which to look at.} # beat
“Wobble, wobble, flop,” it said. “You see?” # usual
-> DONE

=== m1
# shot: close
# place: park; afternoon; breeze
# action: duck sit happy; A kneel happy bicycle; heroes lift happy bicycle; friends sit laughing
# things: 7 daisies; helmet on A.head
“I did that eleven times,” said {A}, “and once {young:I went right in a hedge.”|I did it into a hedge.”}
“Did you?” said the bicycle, and got up.
Wobble, wobble, flop. It was a {~little|bit} farther along, that was all. {young:Now there were flat places in the daisies, all in a row, and a duck came behind, and sat in every one.|There was now a row of flat places in the daisies, like footprints, and a duck was walking behind, and sat down in each of them to try it.}
“What does it feel like,” asked the bicycle, “when it works?” ¶ {A} thought about it hard. “It feels as if somebody has stopped holding you,” said {A}, “and you have not noticed.” # spare
-> DONE

=== l1
# aside
# shot: wide
# place: park; afternoon; clear
# action: horse stand calm; A eat happy bun; heroes sit happy before horse; friends eat happy bun
# things: bicycle; tree; milk; cart
They sat down to have a rest and a {~bun|plum}. The milkman’s horse was resting as well, under the limes.
“{young:I have four of them to look after,” said the horse, and he meant legs. “But I do not look at them at all. I think about the milk.”|I have had four of them to manage, all my life,” said the horse, meaning legs, “and I will tell you what I do. I do not manage them. I think about the milk.”}
“I have not got any milk,” said the bicycle.
“It need not be milk,” said the horse. “It only has to be something that you are taking somewhere.”
{young:The bicycle thought about that for a long time.|The bicycle thought that over, until there were only crumbs.} “I have a basket,” it said, “on the front.” # spare
“My uncle was a tram horse,” said the horse. “He thought about Wednesdays.” # more
-> DONE

=== s3
# shot: behind
# place: park; dusk; clear
# action: snail look-up calm; A run happy bicycle; heroes run happy; friends run happy
# things: bicycle; leaf; basket; lake; bench
There was time for one more go. “It helps to take something somewhere,” said {A}. And there in the middle of the path, {young:where people put their feet,|where anybody might tread,} was a snail.
“Excuse me,” said {A}. “Are you going anywhere?” ¶ “The pond,” said the snail. “I set off in {~March|April}.” # usual
So {they} put it in the basket, on a dock leaf, facing the front. “You will not drop me?” said the snail. # usual
“No,” said the bicycle, {young:and it said it in a big voice.|in quite a different voice.} It did not look at its wheels{not short: at all}. It looked at {not short:the snail, and at }the pond.
{helper_person:“I have this side,” said {helper}, and went along there with one hand out, touching nothing.} # beat
{helper_animal:{helper} went in front, and all the pigeons got up, as far as the water.} # beat
{helper_carried:{helper} was held up where the pond begins, as a thing to steer by.} # beat
{A} ran along beside, with one hand on the saddle. Then with one finger. # usual
-> DONE

=== m2
# aside
# shot: above
# place: park; dusk; breeze
# action: A run worried bicycle; heroes run happy; duck run curious; friends run worried
# things: bicycle; swing; bin; bench; tree
Past the {~swings|roses} it went, and past the tree. {young:It began to wobble by the bins. Oh dear, oh dear.|By the bins came a wobble. Everyone held their breath.}
“Look at where you want to be!” called {A}.
“A little to the left,” said the snail, who was enjoying the view.
{young:The wobble got smaller. Now it was a plate. Now it was a penny. And then it fell off, and they left it there.|The wobble got smaller. It was the size of a plate, and the size of a penny, and then, somewhere between a bench and another bench, it fell off and was left behind.}
The duck found it, later, and did not know what it was. # spare
{pausing} # company
-> DONE

=== s4
# shot: close
# place: lake; dusk; clear
# action: A ride laughing bicycle; heroes clap laughing; snail look-up happy; friends clap laughing
# things: bicycle; 5 daisies; bell; helmet on A.head; plant
“You can let go now,” said the bicycle. ¶ “I have,” said {A}. “I let go at the {~bench|tree}.”
The bicycle went ting, ting, ting, the whole way round the bend. {young:Round and round went the wheels. Past went the daisies, white, white, white.|The spokes hummed. The daisies went by in a long white line.} {not short:It did not wobble and it did not flop. }It went up to the pond, and {young:it stood there, all by itself.|stopped, on its own two wheels.}
“The pond,” said the bicycle. “So soon?” said the snail{short:, and was put down under a dock}.
“Now you get on,” said the bicycle. {A} got on and rode, and never looked at the wheels.
Nobody had ever come so far, by so many daisies. {H} clapped until {their} hands were hot. # spare
-> DONE

=== m3
# shot: two
# place: lake; dusk; clear
# action: 2 snails crawl happy; A kneel happy before snail; duck bow proud; heroes kneel happy before snail; friends sit happy
# things: bicycle; button; leaf; plant
They set the snail down, under a dock. Its sister was there. {young:She had come by the other path, and she had been coming for two years.|She had come by the other path, and it had taken her since the year before last.}
“How did you get here?” she asked.
“I flew,” said the snail, “more or less.”
There was no prize for it, since it was not a race. But the duck went off, and {~returned|came back} with a bottle top, and laid it down before the front wheel. ¶ “What is that for?” asked the bicycle. {A} said that it was for today. # spare
-> DONE

=== l2
# aside with l1
# shot: wide
# place: park; dusk; clear
# action: A ride happy bicycle; heroes walk happy; horse look-up happy; duck walk happy; friends walk happy
# things: bicycle; 5 daisies; lake; tree; bench
{young:Then they went all round the pond, just because they could.|Once around the pond they went then, for the joy of it, while there was still light to do it in.} The bicycle went first, at a walk. It said good evening to the {~swans|bins}, and to each of the flat places, one by one.
“That was when I looked at a bee,” it said. “That was when I thought about my chain.”
{young:They all looked small, from up there.|They were all quite small, from up there.}
“You carried something, then?” said the milkman’s horse.
“I did,” said the bicycle, “and I never spilt a drop.”
-> DONE

=== l3
# shot: two
# place: park; night; stars
# action: A push calm bicycle; heroes walk happy; friends walk sleepy
# things: bicycle; lantern; street-lamp; moon
Then the lamps came on. The bicycle had a lamp, too, that had never been lit before.
A round {~gold|yellow} spot fell on the path. The spot went on in front. They followed it.
A moth came by, and rode in it for a while. # more
“It is always just where I want to be,” said the bicycle.
“That is what it is for,” said {A}.
-> DONE

=== m4
# shot: behind
# place: lane; night; stars
# action: A push sleepy bicycle; heroes walk sleepy; duck walk calm; friends walk sleepy
# things: bicycle; gate; lantern; helmet in A.hand
They all went home, {~wheeling and walking|on foot}. Nobody rode any more. They had done enough.
Tick, tick, tick, went the back wheel, as bicycles do when they are pleased.
“What if I have forgotten it by tomorrow?” said the bicycle.
“You can’t,” said {A}. “It is the one thing nobody forgets.”
{homeward} # company
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: A sit sleepy; heroes sit sleepy; friends sit sleepy
# things: bicycle; helmet; basket; button in basket; leaf
The bicycle did not sleep in the shed. It had room in the hall.
{A} wiped its wheels, and hung the helmet over one handle. The bottle top was in the basket, on the leaf.
It leaned on the wall, a {~nice|good} one. Out came a small breath, from a tyre.
“I looked where I wanted to be,” it said, to no one. # spare
The duck had come with them as far as the gate, quite straight. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy; tiny mark stand calm
# things: helmet; bell; moon
{~Upstairs there was bed.|And upstairs was bed.} You can lie down on it, and never flop.
{resting}
{keepsake}
{dream} # spare
Do not look at your feet. Look at where you want to be. # spare
There was sleep, next to {mark}. It was dark, and soft, and not far off. It came a bit nearer with every breath.
Down in the hall, very slowly, a wheel went round. Tick. Tick. It stopped. # spare
Then somebody let go. And {H} did not notice.
Goodnight.
-> DONE

=== next_night
The bicycle stood at the gate, with the snail in its basket. It had been round the corner. It had not known that you could.
“There is another road there,” it told {H}. “It is joined on.” ¶ “They are all joined on,” said {A}.
The bicycle said nothing for quite a while. It looked down the road, as far as the bend, and its bell went by itself.
“Then it is a good thing,” said the snail, “that I have brought the house.”
-> DONE

=== next_bedtime
In the hall a wheel went round, and stopped. The roads would all keep.
-> DONE
