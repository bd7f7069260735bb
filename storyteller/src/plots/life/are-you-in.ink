# about: with-character(alive); story-about(alive); creature(alive); bring-back(alive); thing(called|named); likes(owl|a mole|moles|hedgehog|fox|kitten|rabbit|bunny|bunnies|mice|frog|bees|butterfl|monkey|sloth|squirrel|alien|hamster|guinea pig|badger|koala)
# also: creature; funny; person; place
# kind walks: can't fly|couldn't fly|cannot fly|afraid to fly|scared to fly|afraid of flying
# kind fly: owl*|bird*|bee|bees|bumblebee*|butterfl*|bat|bats|parrot*|robin*|eagle*|puffin*|duck*|swan*|goose|geese|moth*|dragonfl*|firefl*
# kind dig: mole*|badger*|rabbit*|bunny|bunnies|mouse|mice|worm*|meerkat*|hamster*
# kind cat: cat|cats|kitten*
# kind hop: frog*|toad*
# kind climb: monkey*|sloth*|squirrel*|lemur*|koala*
# kind alien: alien*|martian*
# wants: child
# role guest: creature, answer = a hedgehog called Bristow
# role grownup: parent = the grown-up on the step
# names: Bristow | Tansy | Mr Quick
# ages: 3-12
# holds: dark(kind)

=== title
{~Are You In?|I Will See You Home}
-> DONE

=== s1
# shot: wide
# place: garden; dusk; clear
# action: heroes hold curious lantern; guest stand calm before bucket; grownup stand calm; friends look-up curious
# things: bucket; wall; washing-line
{~“I must be getting home,” said somebody by the back step, {young:and {H} looked down.|just as {H} came out with the lamp.}|At the end of the day there is always somebody left in the garden. {young:{H} went out to see who.|{H} went out with the lamp, to see who it was this time.}|{H} {was} counting in the pegs, {young:and by the step somebody coughed.|and had got to twenty, when something cleared its throat.}}
It was {guest_a}, by the bucket, all ready to go.
{is_wished_trait:“You are the one {wished_trait},” said {A}. ¶ “People do talk,” said {guest}.} # wished
“I have stayed too long,” said {guest}. {young:“It was so nice. But it is dark now.”|“It was so pleasant, and nobody looked at the clock.”} # usual
{A} wanted very much to know where {guest} lived. {young:Nobody had ever seen the house.|The house was at the other end of the garden, and nobody had ever seen it.}
“I will see you home,” said {A}.
“There is no need at all,” said {guest}, “but it is very kind of you.” # usual
-> DONE

=== s2
# shot: two
# place: garden; dusk; mist
# action: heroes walk happy beside guest; guest walk happy; friends walk happy
# things: lantern in heroes.hand; hedge right; hole in hedge
{joining}
{
- is_fly:
{guest} flew, and {A} went along underneath, {young:looking up, and bumped into the wheelbarrow.|looking up, and that was how {A} met the wheelbarrow.}
- is_dig:
{guest} went under the ground. A line of earth ran on across the grass, {young:and {A} ran along with it.|with a small bump at the front of it, and {A} walked beside the bump.}
- is_cat:
{guest} went along the wall, one foot before the other, {young:and {A} went along the bottom of it.|and {A} did the same along the bottom, with both arms out.}
- is_hop:
{guest} took a hop and then a rest, a hop and then a rest, {young:and {A} took the rests as well.|and {A}, so as not to get ahead, took the rests as well.}
- is_climb:
{guest} went along the washing line, one hand after the other, {young:and {A} went below, with the pegs.|and {A} went along below, and was handed the pegs.}
- is_alien:
{guest} floated just above the grass, and left no footprints, {young:and {A} left a lot.|so that all the footprints that were left were {As}.}
- else:
{guest} went by the edge, where the grass is long, {young:and {A} went by the path.|and {A} went by the path, at the same speed, and held the lamp out sideways.}
}
{is_loved:They talked of {loved}, as you do on the way to somebody’s house.|{musing}} # personal
{guest_says} # usual
{hinderer_person:“And who is going to see me home?” asked {hinderer}, and so they had to go back.} # beat
{hinderer_animal:{hinderer} saw everybody home who was in the garden, including the wheelbarrow, and they had to wait.} # beat
{hinderer_carried:They forgot {hinderer} by the bucket, and had to go back, when they were nearly there.} # beat
Under the hedge was a way in, {young:just big enough.|no bigger than it had to be.} “This is me,” said {guest}.
“Goodnight,” said {A}. # usual
“But now you have all that way to go back,” said {guest}. “I will see you home.”
-> DONE

=== m1
# aside
# shot: behind
# place: garden; dusk; mist
# action: heroes bow happy; guest bow happy; grownup stand surprised; friends stand calm
# things: door; mat; lantern in heroes.hand
So {guest} saw {A} home. It was not far, {young:but you could get lost by the beans.|but there are the beans, and the place where the hose lies, and it is as well to have somebody with you.}
“Mind the hose,” said {guest}. {A} minded it. It was {As} own hose. # spare
“This is me,” said {A}, on the mat. They wished each other a good night. {young:It was a nice one, with a bow.|They did it properly, with both feet together.}
Then {A} looked down the garden, and {young:it had got quite blue.|saw how blue it had got down there, and how long it was for somebody of that size.} # spare
“Wait,” said {A}. “I will just come with you as far as the hedge.” # more
“That makes {~three times|three walks},” said {grownup}, who had nothing else to count. # more
-> DONE

=== l1
# aside
# shot: close
# place: garden; dusk; clear
# action: heroes point curious at guest; guest look-up calm; friends listen curious
# things: lantern; plant; stone
On the way they got to know each other. You do, {young:if you go up and down so much.|if you keep to the same bit of garden.}
{guest_says_2} # usual
“What do you do, when you are in?” asked {A}.
“I turn round,” said {guest}. {young:“Then I turn round the other way.”|“Once each way, so as to be even. Then I think of what there was to eat. And you?”}
“I have a drink of water,” said {A}, “and then I call for another one.” ¶ “Are you so thirsty?” ¶ “No,” said {A}. {young:“I want to see if they come.”|“It is to see if they are there.”}
“I have one like that,” said {guest}. “I cough, and then I wait for somebody to cough.” # spare
{guest} thought that over, {~past the beans|as far as the beans}. {young:“And do they come?” ¶ “Always,” said {A}.|“And are they there?” ¶ “Every time, so far,” said {A}.} # more
-> DONE

=== s3
# shot: above
# place: garden; dusk; clear
# action: heroes walk surprised; guest walk surprised; friends stand calm
# things: wheelbarrow; lantern in heroes.hand; row of 4 footprints
Up they went, and down.
{young:Nobody could be left to go home alone.|Whoever was home had to see the other one back, and whoever was back had to be seen home.} # usual
There began to be a path. # usual
“We could do it in the middle,” said {A}, and the middle was the wheelbarrow.
{themed_a} was sitting in the wheelbarrow already. # personal
They said goodnight, and {guest} went down, and {A} went up. {young:That was fair.|It was perfectly fair.}
{helper_person:“I will be the middle,” said {helper}, and stood by the wheelbarrow with both arms out, so that it should be exact.} # beat
{helper_animal:{helper} lay down by the wheelbarrow, where the middle was, and after that they could find it by the breathing.} # beat
{helper_carried:They put {helper} in the wheelbarrow, to mark where the middle was.} # beat
But {A} had to look round, to see if {guest} was in. And {guest} {young:had stopped, to see if {A} was.|had stopped at the same moment, to see the same thing.}
They both came back to ask. “Are you in?” said {guest}. ¶ “No,” said {A}. “Are you?”
-> DONE

=== m2
# aside
# shot: wide
# place: garden; dusk; clear
# action: grownup sit calm; heroes sit calm; guest sit calm; friends sit calm
# things: stairs; cup in grownup.hand; lantern; door
They had a rest on the back step, all in a row, {young:big and small.|with the lamp at the end of the row, as if it were somebody.}
“We used to have a telephone in the hall,” said {grownup}. {young:“It rang twice, and it stopped.”|“When my aunt had been to tea it would ring twice, at about ten, and stop.”}
“Who was it?” asked {A}. ¶ “It was my aunt,” said {grownup}.
“What did she say?” ¶ “Nothing. {young:You did not pick it up.”|Nobody picked it up. That would have cost fourpence.”}
“Then what was it for?” asked {guest}. {young:“Two rings meant: I am home,” said {grownup}.|“Two rings meant that she was home,” said {grownup}, “and had her {~hat|shoes} off.”}
“And if it rang three times?” ¶ “Then she had left her umbrella,” said {grownup}. # more
-> DONE

=== l2
# aside
# shot: two
# place: garden; dusk; clear
# action: heroes hold calm leaf; guest hold calm leaf; friends peek curious
# things: bucket; leaf; lantern; 3 pegs
As it was taking so long, {A} lent {guest} {young:a mitten, to sit on.|a mitten, for the damp, and {guest} sat on the thumb of it.}
{guest} went in under the hedge to fetch something in return, and came out backwards with it. {young:It was a leaf.|It was a leaf from last year, without a single hole in it.}
They were quiet for a bit, as you are when somebody shows you what they have been keeping. # spare
“I have been keeping it,” said {guest}, {young:“for when someone came.”|“in case anybody ever came as far as this.”}
{A} held it up to the lamp. {young:It had a road in it, and more roads.|It had one long road down the middle, and side roads, and from each of those the little ones went off to all the houses.}
“Which one is you?” asked {A}. ¶ {guest} looked for some time, and pointed {~out|to} a place near the edge. # more
Then {guest} turned the mitten over, and sat on the other side, to be fair. # more
-> DONE

=== m4
# aside
# shot: behind
# place: garden; dusk; stars
# action: heroes hold calm lantern; guest stand calm; friends yawn sleepy; cat sit calm on wall
# things: wall; wheelbarrow; lantern
The others in the garden were going home as well, {young:each of them alone.|each of them alone, and without any fuss.}
A snail went by with its house on, {young:and was in all the time.|and was in already, and had been all day.} “Some people have it easy,” said {guest}.
Two {~moths|beetles} were seeing each other home, and had got no further than the lamp. {young:{A} had to put the lamp behind the bucket.|They had the same trouble, so {A} put the lamp behind the bucket until they had parted.}
A blackbird said goodnight to everybody at once, from the {~chimney|shed}, at the top of its voice, and was done. # spare
“We could just go,” said {A}, “and not look.” ¶ They both thought about that. {young:“I would look,” said {guest}.|“I should look,” said {guest}. “I know what I am like.”} # more
-> DONE

=== s4
# shot: close
# place: kitchen; night; clear
# action: heroes stand curious at window; grownup stand calm; friends peek curious; guest sit happy behind window
# things: window; lamp; table
Then {grownup} went in and put on the kitchen light. {young:A yellow square fell on the grass.|It put a yellow square on the grass, and the square reached almost to the beans.}
“You could see that from the hedge,” said {L}. “When I am in, I will put it off and on. You do something, too.”
So {guest} went down, and {L} went up, and nobody looked round. {young:It was hard.|It was harder than you would think.}
{L} stood at the window. The light went off, and on.
{
- is_fly:
They waited. Then up in the hedge somebody shook out two wings, once, and it was the only sound there was.
- is_dig:
They waited. Then, by the hedge, a small heap of earth came up, and was patted flat from inside.
- is_cat:
They waited. Then, under the hedge, two green lamps came on, and went off.
- is_hop:
They waited. “Plop,” it went, down there in the dark.
- is_climb:
They waited. Then one branch shook, at the top of the hedge, and there was no wind.
- is_alien:
They waited. Then a green light came on, no bigger than a pea, and went off.
- else:
They waited. Then two leaves moved, at the foot of the hedge, and shut like doors.
}
“In,” said {L}.
-> DONE

=== l3
# shot: two
# place: kitchen; night; stars
# action: heroes drink sleepy cup; grownup stand calm; friends sit sleepy
# things: table; cup; lantern
{L} had a drink of water. Then {L} called for another one, to see who came.
{grownup} came. # spare
{L} put out the lamp, and put it on its {~hook|shelf}. It was in. # more
One boot was in. They looked for the other one, and then that was in. # more
The step was still warm, where they had sat. # more
The tap was shut, and so was the door. The door said click.
-> DONE

=== m3
# shot: above
# place: hallway; night; stars
# action: heroes climb sleepy stairs; friends climb sleepy stairs; grownup walk sleepy
# things: stairs; lamp
“I will see you up,” said {grownup}.
It was not far. There was the turn in the stairs, and the {~long|dark} bit by the towels. # spare
“This is me,” said {A}, at the bed. # more
They both looked back once. They were both still there. # more
{homeward} # company
They had left a light on at the bottom. You could see it from the top.
-> DONE

=== l4
# shot: wide
# place: garden; night; stars
# action: owl sit calm; snail sleep calm; heroes sleep sleepy
# things: wheelbarrow; hedge; bucket
There was a path now. It went from the step to the hedge. It had not been there at tea.
No one was on it. # spare
The wheelbarrow stood in the middle. It had seen them all home. # more
By the beans lay the hose. No one had to mind it. # more
The snail had stopped where it was. It was in. # more
The path got dark, and that was all right. Nobody needed it till morning.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; grownup stand calm; friends sleep sleepy
# things: lamp; curtain
They left the curtain open a bit.
{resting}
{keepsake}
{dream} # spare
{L} put the lamp off, and on. # usual
Down by the hedge it was all quiet. It was the sort of quiet that has somebody asleep in it. # usual
“Goodnight,” said {grownup}, and went down. {L} listened, all the way.
There went the stairs. There went the kitchen door. It said click.
“In,” said {L}.
The lamp went off. The bed was soft, and it was warm.
Then {L} was in.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
There was a leaf on the mat in the morning, with one long road down the middle, and small roads off to the sides. “Which one is you?” it said, in very small earth. {A} looked for a while, and put a dot.
It was carried down the new path, and left by the way in. On the way back {A} did not look round once. It was daytime, and you could. But at the kitchen window the light went off, and on, for company.
-> DONE

=== next_bedtime
Somebody in the hedge had seen the kitchen light, and had answered it.
-> DONE
