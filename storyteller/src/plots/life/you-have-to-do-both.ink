# about: story-about; with-character; creature; bring-back
# tells: tale(shrinks|grow huge|grow enormous|grow as big as|grow bigger|get huge|get tiny|get very big|get very small|become giants|shrink|shrank|shrunk|shrinking|keeps shrinking|has shrunk|gets smaller|get smaller|got smaller|getting smaller|gets small|gets very small|got very small|gets really small|gets so small|gets tiny|gets very tiny|got tiny|gets as small as|is suddenly small|is suddenly tiny|becomes tiny|becomes small|became tiny|becomes very small|becomes as small as|turns tiny|turned tiny|goes small|goes tiny|wakes up tiny|wakes up small|woke up tiny|wakes up very small|smaller and smaller|tinier and tinier|gets bigger|get bigger|got bigger|getting bigger|keeps getting bigger|keeps growing|can't stop growing|cannot stop growing|won't stop growing|doesn't stop growing|never stops growing|grows and grows|grew and grew|gets big|gets very big|got very big|gets really big|gets so big|gets huge|got huge|gets enormous|gets giant|becomes huge|becomes enormous|becomes giant|becomes gigantic|becomes a giant|became a giant|becomes very big|becomes as big as|turns into a giant|turns giant|goes giant|grows huge|grows enormous|grows giant|grows big|grows very big|grows as big as|grew as big as|grows as tall as|grew as tall as|grows too big|grows so big|grows so tall|grows taller than|grows bigger than|grows to the size|grows to be as big|wakes up huge|wakes up enormous|wakes up giant|wakes up as big as|woke up huge|bigger and bigger|taller and taller|gets taller|as big as a house|as tall as a house|as big as a mountain|as tall as a tree|as small as a mouse|as small as an ant|the size of a|changes size|can change size)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind small: small|smaller|tiny|tinier|teeny|shrink*|shrunk|shrank|size of a mouse|size of an ant|size of a ladybird|size of a thumb|size of a pea|size of a bee
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind), ant(kind)

=== title
{~You Have to Do Both|In, and Out Again}
-> DONE

=== s1
# shot: wide
# place: garden; dusk; clear
# action: guest stand worried; heroes stand surprised at guest; friends stand curious
# things: wall; bucket; shed
{~“Excuse me,” said somebody in the garden, “but was the bucket this size before?” {H} went out to see.|Somebody was standing with their back to the shed, very straight, to be measured. {H} came out with a pencil.|There was somebody next to the bucket, and {H} looked at the one, and then at the other, and went out to see.}
There {guest_many:were|was} {guest_a}.
“{guest_many:We are|I am} {wished_tale},” said {guest}, “and it has begun. At four {guest_many:we|I} still came up to there.” There was a line on the shed.
{is_small:Now {guest} was no higher than the bucket, and a moment later no higher than a flowerpot, {young:and then a cup.|and {A} had hardly got the pencil out when it was no more than a cup.}|Now {guest} was as high as the shed, and a moment later as high as a house, {young:and then a tree.|and {A} had hardly got the pencil out when there was no more shed to draw on.}}
“What did you do?” asked {A}. ¶ “Nothing,” said {guest}. “{guest_many:We|I} only stood here, and breathed.”
-> DONE

=== m1
# aside
# shot: close
# place: garden; dusk; clear
# action: heroes hold curious pencil; guest stand worried; friends look-up curious
# things: shed; pencil; wall; bucket
{A} drew a line for every bit of it, {young:and the time next to it.|and wrote the time beside each of them, so that later on you would be able to see when it had been what.}
{is_small:Half past four was under the lock, and a quarter to five was under a spider. {young:She went up a bit.|She had never seen anything get out of her way so fast, and went up a bit herself.}|Half past four was over the lock, and a quarter to five was over a spider. {young:She looked up.|She had always been the highest thing on that shed, and took it rather well.}}
“Does it hurt at all?” asked {A}. ¶ “No,” said {guest}. {young:“It only tickles.”|“It tickles, all round the edge, where {guest_many:we stop|I stop}.”}
{is_small:“The edge is coming in,” said {guest}. {young:“It is quite close!”|“{guest_many:We|I} can nearly see it.”}|“The edge is going out,” said {guest}. {young:“It is a long way off!”|“{guest_many:We|I} can hardly see it from here.”}}
-> DONE

=== s2
# shot: two
# place: garden; dusk; clear
# action: heroes lie-front curious before guest; guest look-up worried; friends sit curious
# things: daisy; tree left; wall
{is_small:{A} had to lie down in the grass with one ear down, or you could not have heard a thing.|{A} had to lie down on the grass and look straight up, or you could not have seen any face.}
{joining}
{is_loved:“Can you still think about {loved}, at that size?” asked {A}. ¶ “Yes,” said {guest}, “{is_small:but there is no room for anything else.”|and there is still such a lot of room all round.”}|{musing}} # personal
{is_small:“There is a daisy here,” said {guest}, “that you could put a house under. {young:An ant said hello!”|An ant has just said good evening, and looked {guest_many:us|me} in the eye.”}|“There is a bird here,” said {guest}, “that has never been spoken to from above. {young:It said hello!”|It said good evening, and asked {guest_many:us|me} what it was like up here.”}}
{hinderer_person:“Where?” said {hinderer}, and looked in the wrong place, a good deal too {is_small:high|low}.} # beat
{hinderer_animal:{hinderer} came to smell {guest}, and for a moment there was nothing but {hinderer}.} # beat
{hinderer_carried:{hinderer} was set down next to {guest}, so that they could see how much it was, and that was no help at all.} # beat
“But at seven it has to be over,” said {guest}. “{guest_many:We have|I have} got a bed, and it only comes in the one size.”
-> DONE

=== l1
# aside
# shot: behind
# place: garden; dusk; clear
# action: guest walk curious; heroes crouch happy; friends crouch curious
# things: puddle; leaf on puddle; stone; wall
While it lasted {A} had a few things that wanted doing, {young:and asked.|that nobody of the usual size is any good for.}
{is_small:There was a marble in a crack, since May. {guest} went in after it, {young:and pushed.|and pushed from behind, and said that it was very tidy down there.}|There was a ball in the gutter, since May. {guest} looked over the edge, {young:and there it was.|and said that it was very tidy up there, and that somebody had a nest.}}
{is_small:“Can you see under the shed?” asked {A}. ¶ {young:“There is a key!” called {guest}.|“There is a key,” called {guest}, “and a sandwich, but that is somebody’s.”}|“Can you see over the hill?” asked {A}. ¶ {young:“There is another!” called {guest}.|“There is another one,” called {guest}, “and a man on it, who is waving. He may mean us.”}}
“It is a pity that it has to stop,” said {A}. ¶ “You try it,” said {guest}, {young:“with the bed.”|“and then go home, and look at the bed.”}
It was all put down on the shed, {young:next to the lines.|next to the lines, with the time.}
-> DONE

=== m2
# aside
# shot: above
# place: garden; dusk; breeze
# action: guest stand worried; heroes hold happy pillow; friends stand curious
# things: wall; box; themed
They tried what there was. {young:First {A} tried a hand.|First {A} laid a hand on {guest}, flat, the way that you do with dough.}
{is_small:“Pull,” said {guest}. {A} pulled, with two fingers, {young:but it did not help.|and {guest} was longer for as long as it lasted, and then shorter than before.}|“Push,” said {guest}. {A} pushed, with both arms, {young:but it did not help.|and there was a dent for as long as it lasted, and then there was none.}}
Then {guest} thought of {is_small:big|small} things, as hard as it would go. {young:It was a {is_small:barn|bean}.|It was a {is_small:barn, and then the sea|bean, and then half of that}, and it came out just the same.}
{themed_a} was held next to {guest}, to see if that was any better. # personal
{pausing} # company
It was past six, and you could hear the plates next door. {young:It would be bed next.|After supper it would be bed, and there was no way round it.}
-> DONE

=== s3
# shot: above
# place: garden; dusk; clear
# action: heroes kneel worried before guest; guest stand sad; friends stand worried
# things: wall; tree left; lamp
{is_small:By half past six {guest} stood on {As} thumbnail, and there was room all round.|By half past six there was a cloud at {guest_s} chin, and the moon had to go behind one ear.}
{is_small:“If it goes on,” said {guest}, “there will be nothing to put in the bed.”|“If it goes on,” said {guest}, “there will be nowhere to put a bed.”} # usual
{helper_person:“You are still exactly like you,” said {helper}. “It is only how much.”} # beat
{helper_animal:{helper} lay down beside {guest}, and was as big as always, so that there was one thing to go by.} # beat
{helper_carried:{helper} was held next to {guest} again, and had kept to one size all day, and showed how it is done.} # beat
{is_small:{A} held the thumb up to one ear, and kept quite still.|{A} leaned one ear against the nearest bit of {guest}, and kept quite still.}
{is_small:It went “Hhh”. And after a while it went “Hhh” again, like somebody breathing on a cold window.|It went “Fff”. And after a while it went “Fff” again, like somebody just before a jump.}
-> DONE

=== l2
# aside
# shot: two
# place: garden; dusk; clear
# action: heroes write curious; guest stand worried; friends stand curious
# things: shed; pencil; wall; bucket
{A} went and looked at all the lines on the shed. {young:They were all the same way apart.|They were all the same way apart, one after the other, like the steps of a stair.}
“It does not come in one go,” said {A}. {young:“It comes in little ones.”|“It comes in little ones. And then there is a rest, and then the next.”}
“Like hiccups,” said {guest}. {young:They tried a fright, but it was not that.|They tried a fright, and a glass of water from the wrong side, and it was not that.}
{A} put a finger on one line and then on the next, {young:and counted.|and said them, as you do with music: one, and two.}
What is it that you do all day long, one after the other, and do not notice? {young:{A} had to think.|{A} had to sit down for that, on the bucket, and think.}
-> DONE

=== s4
# shot: close
# place: garden; night; stars
# action: heroes point happy; guest look-up surprised; friends stand happy
# things: wall; tree left; moon
{is_small:“You only breathe out,” said {A}.|“You only breathe in,” said {A}.} ¶ {guest} thought about it. “Is there another way?”
“You have to do both,” said {A}. “Everybody does. {is_small:What goes out has to come in.”|What goes in has to come out.”}
{is_small:So {guest} breathed in. It was a small one, and there was a bean. It was a better one, and there was an egg.|So {guest} let it out. All the leaves in the garden lay down. So did the washing, three gardens on.}
{is_small:In it went. The egg was a cup, and the cup was a bucket, just like that.|Out it went. The moon came out from behind the ear, and there was the roof again.} # usual
{is_small:Up|Down} came {guest}, line by line. “Stop!” called {A}. “Now in. Now out. Now in.”
{guest} stayed at the line, up a bit and down a bit, and that was all. # usual
“Is that how it is done?” said {guest}. “All the time?” ¶ “You get used to it,” said {A}.
-> DONE

=== m3
# shot: two
# place: garden; night; stars
# action: guest jump happy; heroes clap happy; friends jump happy
# things: shed; wall; bucket; moon
It was seven, and {guest} was just as big as at four.
They looked at the bucket. It was a good size for a bucket. They looked at the shed, and at all the lines on it. “All that way,” said {A}, “and back.”
It was quite a walk, for somebody who had only stood there. {guest} had to have a rest, and had it both ways.
{guest} did one the wrong way, to see if it still went. There was a tickle, right round the edge. # spare
“Not again,” said {A}. ¶ “It was only a very little one,” said {guest}. It was put right. # spare
The spider came back to her place. She went in and out as well, but you had to know where to look. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; night; stars
# action: heroes brush-teeth sleepy; friends stand sleepy
# things: basin; mirror; towel; tap
{A} breathed on the mirror. It made a round white bit.
It came in from the edge. It got small. It went away.
{A} did it again. It was big, and then it was small. It was very easy, for a mirror.
It had had a good deal of practice, with all of them. # more
The bath was full, and then it was empty. It took longer over it. # usual
The tube of paste had only ever done the one. It was nearly flat. It had to lie down. # more
In the end they all had their own size. Somebody put out the light. You could not see it, but they kept it.
-> DONE

=== l3
# aside
# shot: wide
# place: garden; night; stars
# action: guest wave happy; heroes wave sleepy; friends wave sleepy
# things: gate; shed; moon; wall
Then {guest} went home, close along the wall, so as to keep the size.
{is_small:An ant sat by the gate. “Good evening,” said {guest}, from up there. It looked surprised.|A bird sat on the gate. “Good evening,” said {guest}, from down there. It looked surprised.}
“It was nice at yours,” said {guest}. “It is a good size, too.” # usual
At every lamp {guest} stopped, to try it. It went in, and it went out. It was still all right.
{homeward} # company
Then {guest} got smaller, down the road. But that was only far away. Everybody does that.
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: shed; wall; moon; bucket; tree left
The lines were still on the shed. The moon shone on them.
The wind went out of the tree. Then it came back in. Nobody had told it to.
The bucket stood where it was. It was as big as a bucket. # usual
A flower had shut. It was small now, and it would be big again. # usual
A moth came to the shed, and sat on half past four. It opened, and it shut.
The street went in to sleep, house by house. In the morning it would come out. # more
It all goes both ways, if you let it.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; moon
{A} lay in bed. It was the right size.
{resting}
{keepsake}
{dream} # spare
Somewhere lay {guest}, in a bed that only comes in the one size. It fitted. # usual
{A} breathed in. The quilt went up. There was a bit more of everybody.
{A} breathed out. It went down. There was a bit less.
It came out even. # usual
In. Out.
You have to do both.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was one more line on the shed, and it was quite low. “Four o’clock,” it said. “An ant.” ¶ Next to it was another, for five past four, and it was exactly as high. {A} put a tick to both of them. That one knew how it is done.
-> DONE

=== next_bedtime
The quilt went up, and the quilt went down. It did both.
-> DONE
