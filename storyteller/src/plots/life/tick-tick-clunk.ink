# about: made-something(bike|bicycle|puncture|tricycle|scooter); broken-thing(fix&bike|mend&bike|repair&bike|fix&bicycle|mend&bicycle|puncture); learned(puncture|fix a bike|fix bikes|mend a bike|chain); kindness(bike|bicycle|puncture); play(bike&mend|bike&fix); can-do(puncture)
# also: happy; proud; learned; made-something; mess; tired; broken-thing; play
# wants: child
# role mender: elder, somebody, parent = the grown-up with the spanner
# kind chain: chain
# kind tyre: puncture|tyre|tire|flat
# ages: 4-10
# holds: dark(kind)

=== title
{~Tick, Tick, Clunk|A Quarter of a Turn}
-> DONE

=== s1
# shot: wide
# place: workshop; afternoon; clear
# action: L push wheel; mender kneel before bicycle; heroes stand; friends stand
# things: bicycle; toolbox; newspaper; bucket; bench
{~The old bike stood on its head, on some newspaper, {young:and {H} pushed the wheel.|with its wheels in the air, and {H} gave the front one a push.}|“Hm,” said {mender}. {H} looked at the old bike, and said “Hm” as well.|There is a way to say hello to an old bike. {H} spun the wheel, {young:and listened.|and listened, as a doctor does.}}
Tick, tick, tick, tick, clunk.
“It should not say clunk,” said {mender}. ¶ “No,” said {L}. {young:A bike says tick.|A bike says tick, all the way round, and nothing else.}
{
- is_tyre:
The tyre was flat as well. They had seen to that first, with a bowl of water, and a bubble had shown them where. # usual
- is_chain:
The chain was off as well. They had seen to that first, and it went on with a snap, and left its mark on both of them. # usual
- else:
It had been in the dark for years, and a spider lived in the bell. # usual
}
{L} wanted it to go round and say nothing but tick.
-> DONE

=== s2
# shot: two
# place: workshop; afternoon; clear
# action: L hold spanner; mender push bicycle; heroes hold spanner; friends sit
# things: bicycle; toolbox; spanner; bottle left; newspaper
“Thirteen,” said {mender}, and held out a hand. {young:{L} gave the big spanner.|{L} was in charge of the spanners, from eight to nineteen.}
{joining}
{musing} # personal
They did up everything that could be done up. {young:Righty, tighty.|To the right it gets tight, and to the left it gets loose, and {L} did the ones low down.} # usual
{hinderer_person:“Is it meant to come off?” asked {hinderer}, with something in one hand, and it was not.} # beat
{hinderer_animal:{hinderer} sat down on the newspaper, and had to be pulled out from under the bike, and took half a page along.} # beat
{hinderer_carried:{hinderer} was put on the saddle, upside down, and fell off it, and was done up, too.} # beat
{L} pushed the wheel. Tick, tick, tick, tick, clunk.
“Hm,” said {mender}, and rubbed one ear, and left a black thumb on it. “Hm,” said {L}, and did the same. # usual
-> DONE

=== m1
# aside
# shot: above
# place: workshop; afternoon; clear
# action: A look-through jar; heroes kneel; mender sit; friends sit
# things: jar; 4 nut; toolbox; bench; tin
There was a jar with all the screws in it that had ever been left over. {young:There were a lot!|It was from clocks, and a gate, and a thing that nobody could remember any more.}
“Do you not know where they go?” asked {A}. {young:¶ “No,” said {mender}.|¶ “Not one of them,” said {mender}. “And it all still works. That is what I do not like about it.”}
{A} found a gold one, and a bent one, {young:and one like a mushroom.|and one as small as a seed, which could only have come out of a watch, or a mouse.}
“Keep that,” said {mender}, {young:and {A} did.|“and when something is missing one, you will be the person to ask.”}
It went into a pocket, where it lay beside a stone, and ticked. # spare
They had a biscuit each, and it tasted of biscuit on one side, and of bike on the other. # more
-> DONE

=== l1
# aside
# shot: close
# place: workshop; afternoon; clear
# action: A hold cloth; heroes hold cloth; mender hold bottle; friends sit
# things: bicycle; pipe; bucket; cloth; gear
Then they cleaned it, with a rag that had been a shirt. {young:It still had a button and one sleeve.|It still had one sleeve, and {A} put an arm in there to do the thin places.}
Under the brown there was red. {young:“It is red!” said {A}. “It was red the whole time!”|They had thought that it was a brown bike, and it was red, and had been the whole time.}
On the bar was a word, with half its letters. {young:It said “wif”, and then, when they rubbed, it said “Swift”.|It said “wif”, and they rubbed, and then it said “Swift”, and was rather proud of it.}
“Was it swift?” asked {A}. {young:¶ “Downhill,” said {mender}.|¶ “Downhill,” said {mender}. “Uphill it was more of a bench.”}
The bell was last, and there was a spider in it. She was asked to step out. # spare
She went up the wall with her bags, and looked down on them for the rest of the afternoon. # more
-> DONE

=== s3
# shot: behind
# place: workshop; afternoon; clear
# action: mender pour bottle; L look-up; heroes kneel; friends sit
# things: bicycle; cloth; newspaper; bucket
“Oil,” said {mender}. That was the next thing. The can had a long nose, and said plip. {young:They oiled it all.|They oiled it wherever one thing goes round in another.}
{helper_person:“When did it begin to say it?” asked {helper}, who had once had a clock like that.} # beat
{helper_animal:{helper} put one ear up, each time, just before the clunk, and put it down again after.} # beat
{helper_carried:{helper} was held by one leg and looked in at the spokes, and got a stripe.} # beat
There was oil on the spanners, and on the sandwich. {young:It was on {L}.|It was on {L} as far as the elbows, and on {mender} as far as the chin.} # usual
“Now,” said {mender}. {L} pushed. It went round as smooth as milk.
Tick, tick, tick, tick, clunk. {young:It was only a softer clunk.|It was a softer clunk, but it was one.}
They sat down on the step. “Perhaps it is just old,” said {L}. ¶ “Old is no reason,” said {mender}.
-> DONE

=== m2
# aside
# shot: two
# place: workshop; afternoon; clear
# action: A hold mug; mender hold mug; heroes sit; friends sit
# things: mug; bench; bicycle; themed; toolbox
There was tea, in two lids, and it was sweet. {young:Each lid had black thumbs on.|Each lid had black thumbs on, and so they could tell which was whose.}
“Who showed you?” asked {A}. {young:¶ “An old man,” said {mender}.|¶ “An old man with a beard,” said {mender}. “He never said a word. You had to watch his hands.”}
{A} looked at the hands. {young:They were black in all the lines, like rivers.|They were black in all the lines, like a map of somewhere with a great many rivers.}
{A}’s own had fewer. {young:But they were coming.|They had only the main ones so far, but they were coming along.}
{themed_a} was shown the bike, and kept off the oil. # personal
{pausing} # company
“It will tell us,” said {mender}. “We only keep on talking.” # spare
-> DONE

=== l2
# aside
# shot: wide
# place: workshop; afternoon; clear
# action: A point; mender stand; heroes stand; friends stand
# things: bicycle; wheel; bench; door; hammer
They listened to the back wheel as well, to be fair. {young:It said tick, and had nothing on its mind.|It went round for as long as you could hold your breath, and said tick, and had nothing on its mind.}
So it was the front one. {young:That was good to know.|That was half of the bike that they need not think about, and they turned their backs on it.}
“It might be the pedals,” said {mender}. {young:They held the pedals still, but it was not them.|They held the pedals still, and they held the handlebars, and in the end they held the bell.}
“It might be me,” said {A}, and stood quite still. {young:Clunk, it said.|It was not {A}. It did it just the same with nobody breathing.}
A man came by, with a dog, and said that it was the bearings. He had a bike of his own. # spare
They thanked him. They looked at one another, and shook their heads, when he had gone. # more
-> DONE

=== s4
# shot: close
# place: workshop; dusk; clear
# action: L look-up surprised wheel; mender kneel; heroes kneel; friends sit
# things: bicycle; spanner; cloth; newspaper
{L} put one ear right up to the bike, and shut both eyes. {mender} turned the wheel, but slowly.
Tick, tick, tick, tick. “Stop,” said {L}, and opened them.
At the top stood the little knob where the air goes in. They did it once more, and there it stood again. # usual
“It is always at the same place,” said {L}. There the wheel leaned over, by as much as a hair, and knocked at the brake as it went by.
“Hm!” said {mender}. It was quite another hm. # usual
There is a very small spanner for that. It was just right for {L}.
“A quarter of a turn,” said {mender}. “No more than that.” {L} held a breath, and turned it.
Tick, tick, tick, tick, tick.
They let it go round until it stopped by itself, and neither of them said a thing.
-> DONE

=== m3
# aside
# shot: behind
# place: kitchen; night; clear
# action: A wash; heroes wash; friends sit
# things: sink; soap; tap; cloth; bowl
It does not come off with soap. You need sugar, and you rub it in.
It was like sand, and it went grey, and then it went down the hole. # spare
The lines in the hand went last, like rivers. One would not go. It ran along by the thumb.
“That can stay,” they said. It was looked at from both sides, and it was good. # spare
There was a thumb on the fridge, too, and a hand on the door. You could see where somebody had been.
Nobody wiped those off tonight. # more
-> DONE

=== l3
# aside
# shot: two
# place: hallway; night; clear
# action: A stroke bicycle; heroes stand; friends stand
# things: bicycle; coat on hook; hook; lamp; stairs
The bike was let in for one night, on its own two feet.
It stood in the hall, and it was red. It did not seem to know what to do with its handlebars. # spare
{A} rang the bell, once, with one finger. There was nobody in it.
“Good night, Swift,” said {A}, for that was what it said there. # more
The saddle was low. It was about as high as {A}. # more
It leaned on the wall by the coats, and it smelled of oil and apples.
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; stars
# action: A lie-back; heroes lie-back; friends sit
# things: bed; blanket; lamp; window
In bed {A} thought of the eight, and the ten, and the thirteen. They all lay in their row.
It was good to know what each of them was for. # spare
“Hm,” said {A}, to try it. It has to come from low down.
It had been a day with hardly any words in it. There had been enough. # spare
A thumb stuck up out of the blanket, with its one black line.
It was a very small river. It went on, over the edge.
-> DONE

=== l4
# aside
# shot: object
# place: workshop; night; stars
# action: heroes sleep
# things: toolbox; jar; moon; bench; newspaper
In the shed it was dark. There was a clean place on the floor, the shape of a bike.
The jar stood on its shelf. All the screws had a bit of moon on. # spare
Up on the wall hung a new web. It was round, and it said nothing. # more
The oil can let go of one drop.
Plip, it said, and that was the last thing said there.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; blanket; lamp; pillow
{H} lay in bed. One hand still smelled of oil, and it lay by the nose.
{resting}
{keepsake}
{dream} # spare
With both eyes shut you could see the wheel.
It went round. Tick, tick, tick. # usual
There was no clunk. They had found it. # usual
It went on round by itself, but not so fast.
Tick. Tick.
“Hm,” said {L}.
Tick.
It had one more in it. It did not hurry.
Tick.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a black thumb on the milk in the morning, and one on the bread, and there was a very small one, with eight fingers, on the bell of the bike.
“She has been to look at it,” said {H}, and gave the wheel a push, so that she could hear. Tick, it went, all the way round.
-> DONE

=== next_bedtime
The bike leaned on the wall by the coats. It had one tick left in it.
-> DONE
