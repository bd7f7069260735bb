# about: food(pancake&!breakfast&!morning&!brunch&!hate&!allerg|crepe&!breakfast&!morning); happy(pancake&!breakfast&!morning)
# also: happy; food; funny; feast; person; made-something; ordinary-day; weather; play
# wants: child
# role grownup: parent = the grown-up with the pan
# ages: 3-9
# needs: seeing
# holds: dark(kind)

=== title
{~It Has Not Come Down|One Pancake Short}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: grownup hold pan; heroes look-up surprised; friends look-up
# things: pan in grownup.hand; table; plate on table; lamp; cupboard
{~“Watch this,” said {grownup}, {young:and {H} watched.|and {H} put down both forks to watch.}|There were pancakes for {H}, {young:and they came out of the pan one by one.|one after the other, and nobody had to wait for long.}|It was pancakes, and {H} sat round the table with empty plates. {young:Everybody had a plate and a fork.|The lemon had been cut, and the sugar stood in the middle.}}
Flip, went the first one, and flop. {young:Flip, went the next one, and flop.|Flip, went the one after that, and flop, and each of them came down with the other side up.}
“The next is yours,” said {grownup} to {L}. “I shall do it as high as I can.” {young:Flip!|And the pan went down, and the pan went up.} Flip.
They all looked up, and waited for the flop. {young:They waited a good long time, and there was no flop.|They went on looking up, with their mouths open, and there was no flop.}
“It was going so well,” said {grownup}, {young:still looking at the ceiling.|and went on looking at the ceiling.} # more
“It has not come down,” said {L}.
{grownup} looked into the pan. {young:There was nothing but butter in it.|There was nothing in it but the place where a pancake had been.} # usual
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: heroes peek curious; grownup kneel; friends peek
# things: table; chair; pan; stool; bowl on table; themed
What goes up comes down, so that it had to be somewhere. {young:So they looked on the floor, and under the chairs.|They began with the floor, where most things are that have come down.}
{joining}
{musing} # personal
“Perhaps it turned round up there,” said {L}, {young:“and went somewhere else.”|“and came down in another house.”} # more
It was not behind the door. {young:It was not in the sink.|It was not in the sink, nor in the flour, nor in the pocket of anybody’s apron.} # usual
{hinderer_person:“I never touched it,” said {hinderer}, before anyone had asked, with some sugar on the chin.} # beat
{hinderer_animal:They all looked at {hinderer}. {hinderer} looked behind, to see who it was that they were looking at.} # beat
{hinderer_carried:They looked under {hinderer}, who had been sitting there all the time, and was only warm from the lamp.} # beat
{themed_a} was lifted up, and put down. There was a crumb beneath, but that was older. # personal
“Are you sure that you threw it?” asked {L}. ¶ “I was there,” said {grownup}. {young:“Up it went.”|“It was a good throw. It may have been too good.”} # usual
There was one on every plate, {young:but not on {L}’s.|but {L}’s was white, with a fork beside nothing.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: heroes think; grownup hold pan; friends sit
# things: pan; plate; clock; table
Perhaps it was only slow. {young:They waited a bit.|A pancake is very light, if you do it well, and {grownup} thought that this had been done rather well.}
{L} held out the plate, with both hands, {young:and stood under the place.|and stood where it ought to arrive, and did not blink.}
“One,” they counted, “two, three.” {young:No flop.|At nine there was a {~tick|creak}, and they all looked up, but it was only the house.}
“How high was it when you saw it last?” asked {L}. {young:¶ “So high,” said {grownup}.|¶ “About up to the clock,” said {grownup}, “and in good health.”}
{L} put the plate on the chair, in case it should come while nobody was looking, {young:and pulled the chair a bit to the left.|and moved the chair a hand to the left, because of the turn of the earth.} # more
-> DONE

=== l1
# aside
# shot: behind
# place: garden; dusk; clear
# action: heroes look-up curious; grownup look-up; friends look-up
# things: window; moon; tree
The window had been open, and so they went out to look. {young:It was nearly dark.|It was nearly dark, and there was a smell of butter as far as the gate.}
“Has anything come past?” {A} asked a {~hedgehog|cat}. {young:It went on walking.|It went on along the path, like somebody with an appointment.}
Over the roof was something round and yellow, {young:and a bit brown at the edge.|and it was thin at one side, and had some brown spots.}
“There,” said {A}. ¶ {grownup} looked for some time. {young:“That’s the moon.”|“I can’t throw as high as that,” said {grownup}. “I think that one is the moon.”}
It was hard to be sure. {young:It did not smell of anything.|They held a fork up to it, at arm’s length, and it was about the right size.} # spare
“It has not come down either,” said {A}, {young:and they went in again.|and after that they all went in again.} # more
-> DONE

=== s3
# shot: above
# place: kitchen; night; clear
# action: L lie-back curious; heroes lie-back; grownup stand; friends sit
# things: table; chair; pan; rug
“You can have mine,” said {grownup}. But {L} wanted that one. {young:No other pancake had ever gone so high.|Nobody had ever had one that had gone so high.}
“We have only looked where things are when they are down,” said {L}. {young:“And it’s not down.”|“But it is not down. We know that.”}
So {L} lay down on the floor, flat, to see what a pancake sees.
{helper_person:“Move up,” said {helper}, and lay down on the floor as well, with a cushion. “I have not seen this side of it before.”} # beat
{helper_animal:{helper} sat down beside {L}, and looked straight up, and was the first to lick both sides of the mouth.} # beat
{helper_carried:{helper} was laid there as well, and looked up at it with both eyes, and did not say a word.} # beat
There was the ceiling. There was the top of the cupboard, {young:with dust on it.|where there was dust on a jug that they thought they had lost.} # usual
It was darker on one side of the kitchen. {young:Why was that?|{L} looked at the dark side, and then at the lamp.}
“Who gave the lamp a hat?” asked {L}.
-> DONE

=== m2
# shot: two
# place: kitchen; night; clear
# action: grownup reach-up lamp; heroes point; friends look-up
# things: lamp; table; spoon; chair
It sat very well. {young:It hung down a bit on all sides.|It came down to the same length all round, and had a curl at the back.}
“It suits you,” said {A} to the lamp. {young:The lamp shone.|The lamp had never been told that before, and it shone for all it was worth.}
{grownup} got the {~ladle|long spoon}. “Shall I take it down?” {young:¶ “Wait,” said {A}. “Say thank you first.”|¶ “Say something to it first,” said {A}. “It has only just got it.”}
“Thank you for having it,” said {grownup} to the lamp, {young:and meant it.|which you do not say every day, but it was quite easy.}
{pausing} # company
A drop of butter came down, by itself, and landed on a plate. {young:Plop. That was a start.|It was a start, and they took it as a good sign.} # more
-> DONE

=== l2
# aside
# shot: wide
# place: kitchen; night; clear
# action: heroes look-up happy; grownup sit; friends sit
# things: lamp; table; wall; spoon
As long as it was up there, there were spots of light on the wall, {young:small and gold.|where it shone through the thin places, small and gold.}
{A} found a {~star|fish} in them, {young:and a shoe.|and {grownup} saw an uncle, who had gone to live by the sea.}
“If you ate it from here,” said {A}, “you could make a window.” {young:They would need a long fork.|They thought about how you would do that, and needed a longer fork.}
Then they all had to put a hand up, and wave it, {young:and there were big hands on the wall.|and on the wall there were great dark hands with a great dark fork in one.}
“So that is what it does up there,” said {grownup}. {young:“I never knew.”|“I have always turned them over too soon to find out.”} # spare
It smelled warmer and warmer, like a {~bakery|bed} in the morning. # more
-> DONE

=== s4
# shot: close
# place: kitchen; night; clear
# action: grownup reach-up lamp; L hold happy plate; heroes clap; friends look-up
# things: lamp; table; spoon; pan
There it hung, {young:as warm as toast.|and had been kept as warm as toast.}
{L} held the plate, with both hands. {grownup} reached up with the big spoon, {young:and gave it a push.|and gave it a push from behind, as you do with somebody on a slide.}
They all looked up. They waited for the flop. # usual
Flop.
“It has come down,” said {L}.
It had a ring in the middle, {~where the lamp had been|just as wide as a lamp}.
{L} put the lemon inside the ring, and the sugar round it. # usual
“How is it?” asked {grownup}. ¶ {L} ate, and thought. “High,” said {L}. {young:¶ They all had a bite.|¶ Then they all had to have a bite, and they said so, too.} # usual
-> DONE

=== m4
# aside
# shot: two
# place: kitchen; night; clear
# action: grownup wash pan; heroes fold; friends sit
# things: sink; pan; plate; lamp; towel
The plates were done, and then the forks. The pan was done last.
“You threw that,” said {L} to the pan. It was hung on its hook. # spare
The lamp had no hat on any more. It was light on both sides, and that was a bit plain. # spare
“We could do it again on Friday,” said {grownup}. # more
The jug was got down, too, while they were up there. It had been away since spring. # more
The lemon was put away. It had one half left. # more
One fork had sugar on it still. {L} saw to that. # more
Then click went the lamp.
-> DONE

=== l3
# aside
# shot: behind
# place: hallway; night; clear
# action: L walk sleepy; heroes walk; grownup walk; friends walk
# things: stairs; lamp; door
They went up to bed. You could hear it on each stair.
“I have not come down,” said {L}, at the top. # spare
“No,” said {grownup}. “And you need not, until morning.” # spare
There was a lamp up here as well. They both looked. It had on what it always has. ¶ “Poor thing,” said {L}. # more
The coats hung on their hooks. Nobody had thrown them. # more
A sock lay on the fourth stair. That one had come down. # more
The hall was dark behind them. It still smelled of butter.
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: grownup hold pyjamas; L lie-back happy; heroes lie-back; friends sit
# things: bed; quilt; pillow; lamp
The pyjamas went up in the air. Flip. They came down on {L}.
“You are good at it,” said {L}, from in there. # spare
Then it was the pillow. It was turned, so that the cool side was up.
{L} lay on the back. Then {L} lay on the front. # spare
“Am I done?” asked {L}. ¶ “Nearly,” said {grownup}. “A bit pale round the ears.” # more
The teddy was turned as well, so that it should get done. # more
“Not so high,” said {L}. “It only likes a small one.” # more
It was warm on both sides.
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: lamp; pan; table; moon; window
The kitchen was dark. The pan hung on its hook, with its face to the wall.
There was sugar on the table. An ant would find that. # spare
The moon came to the window. It was round, and brown at one edge. # spare
It had a look in. There were no others. # more
On top of the cupboard there was a clean place, as round as a jug. # more
It shone on the lamp for a bit, and on the top of the lamp, where it was still warm. # more
It stayed up. No one had a plate out for it.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; lamp
The quilt went up, and came down. # usual
{resting}
{keepsake}
{dream} # spare
{L} looked up. There was the ceiling. There was nothing on it.
“Did it like it up there?” asked {L}.
“It was warm,” said {grownup}. “It could see everybody.” # usual
One eye came down. One had not come down.
They waited for it.
Flop.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the lamp over the table had a thin gold ring on it, right at the top, and when you put it on there was a smell of Sunday.
“It could do with a hat,” said {A}, and found it one, of paper, with a curl at the back. The kitchen was a little darker on one side after that. But nobody minded, and the fly who lived up there came out on the brim to look about.
-> DONE

=== next_bedtime
In the kitchen the lamp wore its hat. It had not come down.
-> DONE
