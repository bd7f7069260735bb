# about: story-about; with-character; creature; bring-back
# tells: tale(an aim reached)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind be: be|become|becoming|being
# kind fly: to fly|fly to|fly over
# kind bath: bath|bathe
# kind sound: burp*|sing|sings|singing|whistle*|roar*|moo|bark|quack|drum|drums|trumpet|trombone|violin|guitar|piano|snore*
# kind win: win|wins|race|first prize
# kind join: join*|team|band|choir|orchestra|circus
# kind ride: ride|dance|dancing|skate|ice skate|skip|hop|run|scooter|bicycle
# kind learn: learn|learns|learned|learnt|learning
# kind see: see|watch|meet
# kind go: go|visit|travel*
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# names: Mrs Pell | Mrs Orchard | Mrs Tunney
# names: Mr Crumb | Mr Tarrant | Mr Wiggs
# ages: 3-12
# holds: dark(kind)

=== title
{~Breathe Out, Hold the Bun|As If It Happened Every Day}
-> DONE

=== s1
# shot: wide
# place: street; dusk; clear
# action: guest stand worried; heroes stand curious at guest; friends stand curious
# things: gate left; hedge; street-lamp right
{~“How do you begin?” asked somebody at the gate, and {H} went down the path to see who it was.|{H} had only gone to shut the gate, but there was somebody at it.|It was twenty past six when {H} heard a sigh at the gate, a rather long one.}
There {guest_many:were|was} {guest_a}. {guest} wanted to {wished_aim}.
“{guest_many:We have|I have} wanted it since breakfast,” said {guest}, “{young:and it won’t come.”|and it does not get any nearer.”} # usual
“How do you do it?” asked {L}. ¶ “{guest_many:We stand|I stand} here and want it,” said {guest}. {young:Just then a bus went by, and that was all.|Nothing came of it but a bus, and that did not stop.}
“Perhaps there is something that comes first,” said {L}. {young:“We could ask.”|“We could ask along the street. Some of them have been doing things for years.”}
-> DONE

=== m1
# aside
# shot: close
# place: street; dusk; clear
# action: guest lie-back calm; heroes kneel curious before guest; friends stand curious
# things: gate left; hedge; leaf
First they made sure that it was not the place. {guest} wanted it on the step, {young:and then on the path.|and on the path, and with one side against the gatepost.}
“It may be a thing that you do lying down,” said {A}. {young:So {guest} lay down on the grass.|{guest} lay down on the bit of grass by the wall, and wanted it up into the air.}
An ant came, and went the long way round. {young:Nothing else came.|Apart from that it was just the same lying down.} # spare
“What would it be like?” asked {A}. ¶ “To {wished_aim}?” said {guest}. “{guest_many:We|I} don’t know. {young:But we would notice.”|It is the kind of thing that you would notice.”}
{A} thought so, too. Nobody does a thing like that, and then has to ask somebody what it was. # more
-> DONE

=== s2
# shot: two
# place: street; dusk; clear
# action: woman hold happy watering-can; guest blow worried; heroes stand curious at guest; friends stand curious
# people: woman=neighbour(old, she)
# things: hedge; watering-can in woman.hand; gate left; leaf
Mrs Pell next door was watering her beans. {young:She knew at once what you have to do.|She did not even have to put down the can.} # usual
“To {wished_aim},” said Mrs Pell over her hedge, “you have to breathe out first. All the way.”
{joining}
{is_loved:“You could breathe out and think about {loved},” said {A}. “Then you won’t think about breathing.”|{musing}} # personal
So {guest} breathed out. {young:A leaf got up from the path and left.|It took a good while, and a leaf that had been lying on the path got up and left.}
{hinderer_person:“Is that all the way?” asked {hinderer}, and that was half of the breath gone on laughing.} # beat
{hinderer_animal:{hinderer} came to smell what was coming out, and got it right in the face.} # beat
{hinderer_carried:{hinderer} was just in front, and fell over.} # beat
Then it was all out, {young:and nothing had happened.|and {guest} was still the same as before, only emptier.}
“Was that it?” asked {guest}. ¶ “I do not think so,” said {A}. “I think that was just air.” # usual
-> DONE

=== l1
# aside
# shot: above
# place: street; dusk; breeze
# action: guest blow laughing; heroes blow laughing; friends stand laughing
# things: hedge; feather; flower
They did it some more, in case they had stopped too soon. {young:{A} did it, too.|There is always a bit at the bottom, {A} found, if you bend in the middle.}
A feather went along the wall. {young:The beans waved.|Mrs Pell’s beans all leaned over to the left, and had to be asked to come back.}
“Now you are quite out,” said {A}, with one ear against {guest}. {young:“I can’t hear a thing.”|“There is nothing in there but you.”}
But a thing like that does not stay out. {young:In it came again.|The moment that you forget about it, in it comes again by itself.}
“It is like a cat,” said {A}. “You put it out at the back, and there it is on the stairs.” # more
-> DONE

=== s3
# shot: above
# place: street; dusk; clear
# action: man stand happy; guest hold worried bun; heroes stand curious at guest; friends stand curious
# people: man=baker(he)
# things: shop; bun; bag; wall
“You have to hold something,” said Mr Crumb at the baker’s, and gave {guest} a bun.
{guest} held the bun, and wanted to {wished_aim}. {young:Nothing happened, but it was a very good bun.|Nothing happened. It was a calm bun, and took no part.} # usual
At the bus stop sat somebody’s grandfather. “Don’t look as if it was special,” he said. {is_be:“Look as if you had always been like that.”|“Look as if you {wished_aimed} every day.”}
So {guest} leaned on the wall, and looked as if it happened every day. {young:A lady came and asked the way to the station.|It was so well done that a lady came up and asked which bus went to the station.} # usual
{helper_person:“More bored,” said {helper}, who had stepped back to see. “Look as if there was tea after it.”} # beat
{helper_animal:{helper} lay down beside the wall, yawned, and showed how it is done.} # beat
{helper_carried:{helper} was leaned there as well, and looked as if it happened every day, without even trying.} # beat
But nothing came of it. “That was all three,” said {guest}.
-> DONE

=== m2
# aside
# shot: behind
# place: street; dusk; clear
# action: guest hold proud bun; heroes point curious at bun; friends stand curious; bird stand
# things: bun; wall; themed on wall
It was a good bun to lean with, for it had a shine, and three raisins on the top. {young:It smelled of warm.|It was still warm underneath, as if somebody had been sitting on it.}
You had to hold it so that the raisins looked forward. {young:They tried it on the left side, and then they tried it on the right.|They tried it on the left, and on the right, where it looked more as if it was meant.}
{themed_a} was held for a bit as well, to compare. It was good, but it was no bun. # personal
A sparrow came down on the wall, {young:and looked at the bun.|and looked at the bun, first with one eye and then with the other, to get all of it.}
“It is not for that,” said {guest}. “It is for doing things.” {young:The sparrow did not go away.|The sparrow stayed, as you do when something may yet fall off.}
{pausing} # company
-> DONE

=== l2
# aside
# shot: two
# place: street; dusk; clear
# action: guest stand calm; heroes stand calm; friends stand laughing
# things: wall; letter; street-lamp right; ladder left
{A} leaned there, too, to keep {guest} company. {young:You cross one foot over the other.|You have to cross one foot over the other, and look at something that is not there.}
The lady came by again, and gave them a letter for the post. {young:A man gave them his ladder to mind.|A man asked whether they would have an eye on his ladder, since they were there.}
“What do they think that {guest_many:we are|I am}?” asked {guest}. ¶ {young:“Somebody who is always here,” said {A}.|“Somebody who has always leaned here,” said {A}, “and who could tell them a thing or two.”}
The ladder leaned on the wall as well. {young:It was very good at it.|Nobody had to show it how. It seems that they are made like that.}
After a while the man came back for it, and thanked them. The letter went into the box. {young:It was quite a busy wall.|For somebody who was only leaning, {guest} had got a good deal done.}
-> DONE

=== m3
# shot: behind
# place: street; dusk; clear
# action: guest sit sad; heroes point curious at bucket; friends sit curious
# things: bucket; wall; bun; hedge
They sat down on the step, with the bun in the middle.
“First the breath,” said {guest}, “and then the bun, and then the leaning. {young:None of it works.”|They all seemed so sure.”}
“You could want something else,” said {A}. {young:“There is a bucket here.”|“There is a bucket over there. That would be quite easy.”}
So {guest} wanted the bucket, {young:for as long as you can count to ten.|for about as long as it takes to count to ten, and really did try.}
It was not the same at all. {guest} still wanted to {wished_aim}, {young:and now there was a bucket in it.|and now there was a bucket in the middle of it.}
The bucket did not seem to mind. It was used to being wanted for a bit. # spare
-> DONE

=== s4
# shot: close
# place: street; dusk; clear
# action: guest hold proud bun; heroes clap surprised at guest; woman hold surprised watering-can; friends clap happy
# people: woman=neighbour(old, she)
# things: bun; hedge; wall; moon
Up the street {L} saw Mrs Pell. She puffed at every bean. She held on to the can. She looked as if it happened every day. ¶ “She does it all at once!” said {L}.
So {guest} breathed out, all the way. {guest} held the bun. {guest} looked as if it happened every day. “So will I,” said {L}.
First there was nothing. Then there was a bit of it. # usual
And at ten to seven {guest} {wished_aimed}.
{
- is_bath:
There was a tub under Mrs Pell’s tap. It was full to the top. The bun had a place on the edge.
- is_sound:
It was heard as far as the bus stop. A window went up, and somebody put out a head. “That was good,” it said.
- is_win:
Somebody has to be in front of all the others. It was {guest}. Only a sparrow was further on, and it was going the other way.
- is_join:
There was a gap, as it happened. They all moved over a bit. Then it was just as wide as {guest}.
- is_fly:
The hedge got small. The lamp got small. A sparrow had to move over.
- is_ride:
{guest} went as far as the street lamp. {guest} went round it, and the whole way back. The bun came too.
- is_learn:
It went wrong at the edge. It was begun again. Then it went right, and it stayed right.
- is_see:
{guest} looked from left to right. {guest} looked from right to left. No bit was left out.
- is_go:
It began just behind Mrs Pell’s hedge. They had always thought that there was only a shed.
- is_be:
It was so at the top, and it was so at the bottom. {L} went all the way round to see.
- else:
It had a beginning. It had a middle. It had an end. The bun saw it all.
}
“Oh!” said {guest}. “It is just like that!”
Mrs Pell looked on, and watered her shoe. {young:It got quite full.|She noticed when it ran over.} # usual
Nobody clapped. It happened every day, after all. But the grandfather could not keep it up, and then they all clapped. # usual
-> DONE

=== m4
# aside
# shot: two
# place: street; dusk; clear
# action: guest stand happy; heroes eat happy bun; friends sit happy; bird stand
# things: wall; bun
“What was it like?” asked {A}.
“It was like wanting it,” said {guest}, “but with something in it.”
They shared the bun. It had done its work. # spare
One raisin was for the sparrow. It had waited for that. # spare
“Will you do it again?” asked {A}. ¶ “Every day,” said {guest}. “Then it will be true.”
Mrs Pell stood on one leg, and poured out her shoe. A bean got it. # more
-> DONE

=== l3
# aside
# shot: wide
# place: street; night; stars
# action: guest walk happy; heroes wave sleepy; friends wave sleepy
# things: street-lamp right; hedge; moon
Then {guest} went home. It was up the street, and round the corner.
At the bus stop sat the grandfather, and lifted his hat. “How was it?” he asked.
“Oh, that,” said {guest}. ¶ It was very well done. # spare
But at the corner there was a hop. It was quite a high one. # spare
{homeward} # company
“I saw that,” said {A}. ¶ “You were not to see the hop,” called {guest}. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: street-lamp; hedge; wall; moon
The street was dark. The lamp was on.
On the wall was a crumb. Then there was none.
On a step stood a shoe. It was out to dry. # usual
The beans breathed out. So did the hedge. # usual
The wall had nobody on it. It leaned by itself. It had seen how that was done. # more
The moon came up. It did not make anything of it.
It did that every day.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{L} lay in bed, and wanted to go to sleep.
{resting}
{keepsake}
{dream} # spare
Somewhere lay {guest}, who {wished_aimed} at ten to seven.
How does it go? First you breathe out. It took a good while.
You need something to hold. There was a corner of the pillow. It was still warm. # usual
Then you look as if it happened every day.
It happened every day. It was not hard at all.
{L} breathed out. {L} held on. {L} looked just like that.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a paper bag on the gate in the morning, and in it was a bun. “For the next thing,” said the bag, in pencil. ¶ {H} breathed out, held the bun, and looked as if it happened every day. Nobody had said what the next thing was. But a lady came up the street at once, and asked which bus it was.
-> DONE

=== next_bedtime
One corner of the pillow was still there to hold. It was held.
-> DONE
