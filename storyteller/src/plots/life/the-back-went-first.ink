# about: story-about; with-character; creature; bring-back
# tells: tale(is sleepy|are sleepy|so sleepy|very sleepy|too sleepy|gets sleepy|get sleepy|feels sleepy|is tired|are tired|so tired|very tired|gets tired|get tired|is drowsy|goes to sleep|go to sleep at|falls asleep|fall asleep at|goes to bed|go to bed at|gets ready for bed|get ready for bed|getting ready for bed|gets ready for sleep|has a nap|have a nap|takes a nap|is going to sleep|are going to sleep|is going to bed|are going to bed|is falling asleep|are falling asleep|is napping|are napping|settles down|snuggles down|curls up|beds down)
# also: funny; person; place; thing; happy; play; food; calm; weather; tired; bedtime
# kind wheels: bus|buses|truck*|lorry|lorries|tractor*|digger*|train*|car|cars|van|vans|crane|cranes|engine|engines|ambulance*|tram|trams|bulldozer*|dumper*|mixer*|excavator*|jeep*
# kind small: mouse|mice|bunny|bunnies|rabbit*|hedgehog*|mole|moles|squirrel*|fox|foxes|badger*|hamster*|kitten*|cat|cats|dog|dogs|puppy|puppies|bear|bears|pig|pigs|lamb|lambs|sheep|otter*
# wants: child
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# names: Mrs Hay | Mrs Reed | Mrs Moss
# ages: 3-12
# holds: dark(kind)

=== title
{~The Back Went First|What Comes After Two?}
-> DONE

=== s1
# shot: wide
# place: lane; dusk; clear
# action: guest yawn sleepy; heroes stand curious at guest; friends stand calm
# things: gate; wall; street-lamp
{~The sun was down, and {H} stood at the gate to see who was still out.|Somebody was coming home along the lane, and not fast, and {H} went to the gate.|“Aah,” said somebody in the lane, and {H} looked over the gate.}
{guest_many:There came|It was} {guest_a}, {young:going very slowly.|up and about since it got light, and going very slowly.} “{guest_many:We are|I am} going to bed,” said {guest}. “Some of {guest_many:us have|me has} gone already.”
{A} went round to look, and it was true. The front was still awake, but the back had gone to sleep.
{
- is_wheels:
Both of the lamps were out there, and it only rolled because the front did. Now and then it said “brrr”, very low.
- is_small:
It went up and down, as things do that are asleep. The back feet came along after the front ones, and did not look where they went.
- else:
It came along because the front did, and it had its own small snore.
}
“It always goes first,” said {guest}. {young:“Then the front has to do it all.”|“And then the front has to do all the going home by itself.”} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: lane; dusk; clear
# action: heroes tiptoe calm; guest walk sleepy; friends tiptoe calm; bird stand on wall
# things: gate; wall
They went on tiptoe, at the back, so as not to wake it. {young:At the front you could talk.|At the front you could talk as you liked, if you did not say anything funny.}
A bird on the wall had its head under its wing. {young:One eye was left out.|One eye had been left out, to keep a look at the worms.}
In the houses the curtains were going. {young:First upstairs, and then down.|They went from the top to the bottom, and behind each of them somebody had stopped doing something.}
“Is it heavy?” asked {A}. ¶ “It is,” said {guest}. “{young:Asleep is heavy.”|It is much heavier asleep. When it is awake it does some of it.”}
A gate yawned, because it needed oil, and then all the gates along the lane had to do it, too. # more
“Ssh,” said {A} to the gates, and walked on the outside of both feet. # more
The back said something in its sleep. It was only one word, and it was “gravel”. # more
-> DONE

=== s2
# shot: two
# place: lane; dusk; clear
# action: heroes push happy guest; guest walk sleepy; friends walk happy
# things: wall; tree; themed on wall
So {A} went along, to help. {young:{A} took the back.|{A} took the back, and told the front when there was a corner.}
{joining}
{is_loved:“Is it dreaming of {loved}?” asked {A}.|{musing}} # personal
“Now left,” said {A}, and the front went left, and after a while the back came, too. {young:It took the corner with it, a bit.|It had not seen the corner at all, and brought some of the hedge along.} # usual
{hinderer_person:{hinderer} said “Boo” to it, to see, and then it had to be sung to.} # beat
{hinderer_animal:{hinderer} lay down against it, because it was warm, and went to sleep on the way.} # beat
{hinderer_carried:{hinderer} was laid on the back, and went to sleep up there, and slid.} # beat
On the wall was {themed_a}. “That is for the morning,” said the front. # personal
By the old tree it got slower. “There goes the middle,” said {guest}.
{A} put a hand on it. The middle was warm, and it was asleep.
-> DONE

=== l1
# aside
# shot: close
# place: lane; dusk; clear
# action: woman stand curious; heroes whisper calm; guest walk sleepy; friends stand calm
# things: gate; bucket; wall
# people: woman(old)
Mrs Hay was shutting up her hens. {young:“Is it broken?” she asked.|“Is anything wrong with that?” she asked, and held up her lamp. “It is not going at the back.”}
“Ssh,” said {A}. “It is only asleep.” ¶ {young:“Ah,” said Mrs Hay, very low.|“Ah,” said Mrs Hay, and put her hand over the lamp. “With me it is the feet.”}
The hens were asleep as well, all but one. {young:She was the last.|She was standing on one leg, and had forgotten what she had meant to do with the other.}
Mrs Hay gave the back a pat as it went by, {young:a small one.|which was so small that it could go into a dream without knocking.}
“Sleep well, as far as you have got,” she said, and went in to see about her feet. # more
The hen on one leg looked after them. She had the feeling that she had seen only half of it. # more
-> DONE

=== m2
# aside
# shot: above
# place: hill; dusk; clear
# action: heroes push laughing guest; guest walk sleepy; friends push laughing
# things: tree; stone; bush
Then came the hill. {young:The front pulled. {A} pushed.|The front pulled, and {A} pushed, and in between was the middle and thought of nothing.}
Half way up they had a rest, {young:with a stone behind it.|with a stone behind it, so that the back should not go home by itself, the other way.}
“You could leave it here,” said {A}, “and fetch it in the morning.” ¶ {guest} thought about that. {young:“It would be cold.”|“But then it would wake up,” said {guest}, “and not know where the rest of {guest_many:us|me} was.”}
So they took it along. {young:Over the top it went by itself.|On the other side it went by itself, and the front had to be quick to stay the front.}
At the bottom everything was still in the right order, and {A} counted it to make sure. # more
{pausing} # company
-> DONE

=== s3
# shot: close
# place: lane; night; stars
# action: guest walk sleepy; heroes walk happy; friends walk happy
# things: moon; wall; lantern held-by heroes
Now there was only the front. “Talk to {guest_many:us|me},” it said, “or {guest_many:we go|I go} as well.”
{helper_person:{helper} sang it the first half of a song, and kept the slow half back.} # beat
{helper_animal:{helper} walked ahead, and looked round at every lamp to see who was coming.} # beat
{helper_carried:{helper} was held up in front, to be something to look at.} # beat
{A} thought of something that was not too hard. “What comes after two?” ¶ “Three,” said the front. # spare
“And what is at the end of the lane?” ¶ “Bed,” said the front, and went faster for a bit.
“What does a cow say?” ¶ “Moo,” said the front. “A small moo, at night.” # usual
“And what comes after two?” asked {A}, since it was the best one. ¶ The front had to think. {young:“Moo,” it said.|“After two,” it said, and shut one eye, “comes moo.”}
It was not far now, and that was as well.
-> DONE

=== l2
# aside
# shot: two
# place: lane; night; stars
# action: heroes ride sleepy guest; guest walk sleepy; friends walk sleepy
# things: moon; tree; wall
There was room on the back, where it was asleep. {young:{A} had a go on it.|{A} sat up there for a bit, to see what it was like to be the part that is carried.}
It was very good. You saw where you had been, {young:and it got smaller.|and it got smaller and darker, and there was nothing more to do about it.}
Down below went the lane. {young:Hrrr, went the back.|Hrrr, went the back, and at each hrrr there was a bit more of the night in it.}
“Are you still there?” called the front. ¶ “Yes,” said {A}. ¶ “{guest_many:We|I} only ask,” said the front, “{young:as it has got so quiet.”|because once {guest_many:we|I} had somebody up there, and brought home two that were asleep.”}
{A} got down, just in case, and walked a while beside the middle, to be company for it. # more
A moth sat on the back, and was asleep there as well. So they were carrying two. # more
-> DONE

=== s4
# shot: wide
# place: lane; night; stars
# action: heroes tuck-in calm guest; guest sleep; friends stand sleepy
# things: moon; blanket; tree
At the end of the lane was where {guest} {guest_many:sleep|sleeps}.
{
- is_wheels:
It was a shed, with a door at the front and a dent in the floor for each wheel. “Back first,” said the front. “It has the longest day.” So in it went, backwards. “A bit more,” said {A}. “A bit more. Stop.” There is a beep that goes with it, and they whispered it.
- is_small:
It was a small dry place, full of straw, and in the straw was a dent. “Back first,” said the front. “Then {guest_many:we|I} can look out.” So in it went, backwards. “A bit more,” said {A}. “A bit more. Stop.” It went in like a foot into a sock.
- else:
It was all soft there, and in the middle was a dent. “Back first,” said the front. “It knows the way.” So in it went, backwards. “A bit more,” said {A}. “A bit more. Stop.” It fitted all the way round.
}
{A} put the cover on the back. {A} put it on the middle. Nobody noticed. # usual
“Is there anybody else awake?” asked the front. ¶ “Only {us},” said {A}.
“Then you are the front,” it said. And it was asleep.
Then {A} went home on tiptoe, and there was nobody behind. # spare
-> DONE

=== m3
# aside
# shot: two
# place: lane; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: moon; wall; gate
They went home by the same lane. It was shorter now.
Behind the hedge the hens were all asleep. The last one had just put her other foot down.
The bird had put in its other eye. # spare
On the hill lay the stone. It had nothing behind it, and nothing in front. # spare
“I am all awake,” said {A}. But the left foot came a bit late. # spare
The gate held still. It did not yawn now. It was shut. # more
{homeward} # company
-> DONE

=== l3
# aside
# shot: close
# place: bathroom; night; stars
# action: heroes wash sleepy; friends sit
# things: basin; towel; mug
{A} washed. The front was easy. It was all there.
The back was a long way off. It got a wipe with the towel.
“Are you asleep?” asked {A}. It did not say. # spare
The mug stood on its end. It can do that all night.
“What comes after two?” asked the tap. It dripped. It dripped. It did not drip. # more
The towel hung down, from the middle. It was dry at one end. # more
Then one eye went, for a bit. The other one found the door. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bedroom; night; stars
# action: heroes look-through sleepy window; friends sit
# things: window; curtain; moon
From the window you could see the lane, right to the end.
It was dark there. It was the good sort. There was a hrrr in it.
The moon was asleep at the back. Only the front of it was out. # spare
{A} pulled the curtain. First one side went, and then the other. # spare
There was a gap. It was just right for the night. # more
The wall outside was long. It went all the way, and was not tired. # more
-> DONE

=== l4
# shot: object
# place: lane; night; stars
# action: heroes sleep
# things: gate; wall; moon; tree
The lane was asleep. It had begun at the far end.
First the hill went. Then the old tree went, from the top.
The wall was next. It went one stone at a time. # more
Mrs Hay lay in bed. Her feet had gone. She was in no hurry.
At last there was only the gate. It yawned, and was shut.
Hrrr, it went, far off. That was the middle. # more
One leaf was still up. It turned over, once, and lay on its front. # more
Then the night had nothing more to do. It stayed. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A lie-back sleepy; heroes lie-back sleepy; friends sleep
# things: bed; pillow; quilt; lamp
{A} lay in bed. Down at the far end the feet had gone already.
{resting}
{keepsake}
{dream} # spare
The knees went. They did not say so. # usual
Then the middle went. It was warm. # usual
Now there was only the front, on the pillow.
“What comes after two?” asked the dark.
“Bed,” said {A}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning it was the other way about. The back of {A} was up, and had its slippers on, and the front would not come. “What comes after two?” somebody called up the stairs. “Moo,” said the pillow.
Outside the gate stood whoever had been so sleepy, quite awake at both ends. There was a leaf on the back, and it asked how it had got there.
-> DONE

=== next_bedtime
“There goes the middle,” said the quilt. It was quite right.
-> DONE
