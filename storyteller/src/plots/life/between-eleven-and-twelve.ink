# about: story-about; with-character; creature; bring-back
# tells: tale(another being|turn*|becomes|became|changes into|changed into|change into|transform*|grows into|grew into)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind grown: caterpillar|tadpole|duckling|into a butterfly|into a moth|into a swan|a beautiful swan
# kind frog: into a frog|into a toad|becomes a frog|became a frog|into a little frog|into a green frog|into the frog
# kind cat: into a cat|into a kitten|into a black cat|becomes a cat|became a cat|into a little cat
# kind dog: into a dog|into a puppy|becomes a dog|became a dog|into a werewolf|into a wolf
# kind unicorn: into a unicorn|becomes a unicorn|became a unicorn
# kind horse: into a horse|into a pony|becomes a horse|became a horse|into a donkey|into a zebra
# kind dragon: into a dragon|becomes a dragon|became a dragon|into a dinosaur|becomes a dinosaur|into a monster|into a giant|into a t-rex
# kind mouse: into a mouse|becomes a mouse|became a mouse
# kind rabbit: into a rabbit|into a bunny|becomes a rabbit|became a rabbit
# kind bird: into a bird|into an owl|into a duck|into a swan|into a chicken|into a parrot|into an eagle|into a penguin|becomes a bird|became a bird|becomes a swan
# kind wheels: into a bus|into a car|into a train|into a truck|into a lorry|into a tractor|into a racing car|into a fire engine|into a taxi|into a van|into a digger
# kind super: into a superhero|becomes a superhero|became a superhero
# kind sea: into a mermaid|becomes a mermaid|became a mermaid|into a fish|into a dolphin|into a merman
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind), spider(kind)

=== title
{~Between Eleven and Twelve|Not Since Eleven}
-> DONE

=== s1
# shot: wide
# place: garden; afternoon; clear
# action: guest stand calm; heroes stand surprised at guest; friends stand curious
# action for frog: frog stand calm; heroes stand surprised at frog; friends stand curious
# action for cat: cat stand calm; heroes stand surprised at cat; friends stand curious
# action for dog: dog stand calm; heroes stand surprised at dog; friends stand curious
# action for unicorn: unicorn stand calm; heroes stand surprised at unicorn; friends stand curious
# action for horse: horse stand calm; heroes stand surprised at horse; friends stand curious
# action for dragon: dragon stand calm; heroes stand surprised at dragon; friends stand curious
# action for mouse: mouse stand calm; heroes stand surprised at mouse; friends stand curious
# action for rabbit: rabbit stand calm; heroes stand surprised at rabbit; friends stand curious
# action for bird: bird stand calm; heroes stand surprised at bird; friends stand curious
# things: bush; watering-can; tree left
{~It was hide-and-seek, and {H} had to count to twenty, with eyes shut and no looking through the gaps.|“One,” said {H}, at the tree, with eyes shut. “Two.” It was hide-and-seek.|At the tree in the garden stood {H} with eyes shut, and counted to twenty, not too fast.}
The one to hide was {guest_a}. {young:Nobody had told {L} that this was|It had not been mentioned to {L} that this was} {wished_tale}.
And while {they} stood there and counted, somewhere between eleven and twelve, {guest} turned into the {wished_being}.
{
- is_frog:
It was green, and wide at the mouth, and sat down at once, for that is how a frog is made. # usual
- is_cat:
It had whiskers, and a tail, and the tail lay down round its feet as if it had never been anywhere else. # usual
- is_dog:
It had two ears and a tail, and the tail was so pleased to be there that the flowers moved. # usual
- is_unicorn or is_horse:
It had four feet all at once, and one of them was in the watering can. # usual
- is_dragon:
There was a good deal more of it than before, and some of that was in the flower bed. # usual
- is_sea:
It shone from the middle down, and had no feet any more, and stayed where it was. # usual
- is_mouse or is_rabbit:
It had ears, and whiskers, and a nose that was already going up and down. # usual
- is_bird:
It had feathers on all over, and the wind went through them, and it sneezed. # usual
- is_wheels:
It had four wheels, and both its lights were on, as it had not found out yet how you put them out. # usual
- is_super:
It had a cape, and the cape went on blowing for a bit, although there was no wind. # usual
- else:
It kept quite still, and looked as though it had been in that garden since breakfast. # usual
}
It happened without any noise, and so {L} went on to thirteen.
“Twenty!” said {L}. {guest} {guest_many:were|was} nowhere. In the grass was the {wished_being}. ¶ “Have you seen {guest}?” asked {L}.
“Not since eleven,” said the {wished_being}, and that was true.
-> DONE

=== m1
# aside
# shot: close
# place: garden; afternoon; clear
# action: guest stand proud; heroes think curious; friends stand curious at guest
# action for frog: frog stand proud; heroes think curious; friends stand curious at frog
# action for cat: cat stand proud; heroes think curious; friends stand curious at cat
# action for dog: dog stand proud; heroes think curious; friends stand curious at dog
# action for unicorn: unicorn stand proud; heroes think curious; friends stand curious at unicorn
# action for horse: horse stand proud; heroes think curious; friends stand curious at horse
# action for dragon: dragon stand proud; heroes think curious; friends stand curious at dragon
# action for mouse: mouse stand proud; heroes think curious; friends stand curious at mouse
# action for rabbit: rabbit stand proud; heroes think curious; friends stand curious at rabbit
# action for bird: bird stand proud; heroes think curious; friends stand curious at bird
# things: bush; watering-can
“Are you new here?” asked {A}. ¶ “Quite new,” said the {wished_being}. {young:“I have only just come.”|“I have only just come out. Or in. It depends on how you look at it.”}
{A} went round it once. It was the {wished_being} in front. {young:It was the {wished_being} at the back, too.|It was still the {wished_being} at the back, where people don’t always take so much trouble.}
“And do you know how you play this?” asked {A}. ¶ “You hide,” said the {wished_being}, “and they don’t find you. It is lovely. {young:Then it gets a bit long.”|It only gets a little long towards the end.”}
That is just how it is, and {A} wondered who had told it. # more
-> DONE

=== s2
# shot: two
# place: garden; afternoon; clear
# action: heroes peek curious behind barrel; guest stand laughing; friends stand curious
# action for frog: heroes peek curious behind barrel; frog stand laughing; friends stand curious
# action for cat: heroes peek curious behind barrel; cat stand laughing; friends stand curious
# action for dog: heroes peek curious behind barrel; dog stand laughing; friends stand curious
# action for unicorn: heroes peek curious behind barrel; unicorn stand laughing; friends stand curious
# action for horse: heroes peek curious behind barrel; horse stand laughing; friends stand curious
# action for dragon: heroes peek curious behind barrel; dragon stand laughing; friends stand curious
# action for mouse: heroes peek curious behind barrel; mouse stand laughing; friends stand curious
# action for rabbit: heroes peek curious behind barrel; rabbit stand laughing; friends stand curious
# action for bird: heroes peek curious behind barrel; bird stand laughing; friends stand curious
# things: barrel; bench; watering-can
“I could help you look,” said the {wished_being}. {young:“I say warm, and I say cold.”|“I say ‘warm’ when you are close, and ‘cold’ when you are not.”}
{joining}
{is_loved:“I know how to keep quiet in a good place,” said {L}. “You think about {loved}.”|{musing}} # personal
{L} looked behind the water butt. ¶ “Cold,” said the {wished_being}. ¶ {L} looked under the bench, and between the flowerpots. ¶ “Oh, very cold,” said the {wished_being}, and it was having a lovely afternoon.
{hinderer_person:“Found something!” called {hinderer}, but it was only the other glove.} # beat
{hinderer_animal:{hinderer} lay down right beside the {wished_being}, and would not look anywhere else. Nobody asked why.} # beat
{hinderer_carried:{hinderer} was put down in the one place where they had not looked, and then they had to look under {hinderer}.} # beat
{
- is_frog:
The {wished_being} came along, plop, plop, and on the way it ate a fly. “I do beg your pardon,” it said. “I don’t know why I did that.”
- is_cat:
The {wished_being} came along without a sound, sat down on the very thing that was wanted, and washed one ear. “I do beg your pardon,” it said. “I don’t know why I did that.”
- is_dog:
The {wished_being} came along, and ran on ahead, and was back with a stick. “I do beg your pardon,” it said. “I don’t know why I did that.”
- is_unicorn or is_horse:
The {wished_being} came along, clop, clop, and on the way it ate the middle out of a daisy. “I do beg your pardon,” it said. “I don’t know why I did that.”
- is_dragon:
The {wished_being} came along, and behind it the tail knocked over all the flowerpots, one by one. “I do beg your pardon,” it said. “I don’t know why I did that.”
- is_sea:
The {wished_being} sat where it was, and all at once it sang, about a rock. “I do beg your pardon,” it said. “I don’t know why I did that.”
- is_mouse or is_rabbit:
The {wished_being} came along, and on the way it ate the middle out of a dandelion. “I do beg your pardon,” it said. “I don’t know why I did that.”
- is_bird:
The {wished_being} came along, hop, hop, and on the way it had a worm. “I do beg your pardon,” it said. “I don’t know why I did that.”
- is_wheels:
The {wished_being} came along, and at every corner it said beep. “I do beg your pardon,” it said. “I don’t know why I did that.”
- is_super:
The {wished_being} came along, and on the way it saved a beetle that had been quite all right. “I do beg your pardon,” it said. “I don’t know why I did that.”
- else:
The {wished_being} came along to each of the places, and each time it stopped a little too late. “I do beg your pardon,” it said. “I am quite new to being the {wished_being}.”
}
-> DONE

=== l1
# aside
# shot: above
# place: garden; afternoon; clear
# action: guest stand worried; heroes stand laughing at guest; friends stand laughing
# action for frog: frog stand worried; heroes stand laughing at frog; friends stand laughing
# action for cat: cat stand worried; heroes stand laughing at cat; friends stand laughing
# action for dog: dog stand worried; heroes stand laughing at dog; friends stand laughing
# action for unicorn: unicorn stand worried; heroes stand laughing at unicorn; friends stand laughing
# action for horse: horse stand worried; heroes stand laughing at horse; friends stand laughing
# action for dragon: dragon stand worried; heroes stand laughing at dragon; friends stand laughing
# action for mouse: mouse stand worried; heroes stand laughing at mouse; friends stand laughing
# action for rabbit: rabbit stand worried; heroes stand laughing at rabbit; friends stand laughing
# action for bird: bird stand worried; heroes stand laughing at bird; friends stand laughing
# things: gate left; wall; watering-can
For the {wished_being} it was not so easy. {young:It wanted to go to the gate, and it came to the wall.|It set off for the gate, quite sure of the way, and arrived at the wall.}
“Don’t you know how you go?” asked {A}. ¶ “I did at breakfast,” said the {wished_being}. “It was quite another thing, at breakfast.”
It tried it again, {young:the other way round.|with what had been the back of it in front.} That was better. {young:It was a very good turn.|It took the corner by the bench, and looked round to see if anybody had noticed.}
“That is how the {wished_being} goes,” it said. “I can feel it now. {young:It comes from below.”|It all comes from lower down than you would think.”}
{A} tried it, too. It was harder than it looked, and it was quite hard to stop. # more
So for a while two went along the path like that, one behind the other. # more
-> DONE

=== m2
# aside
# shot: behind
# place: garden; dusk; breeze
# action: heroes peek curious behind sheet; guest stand laughing; friends peek curious
# action for frog: heroes peek curious behind sheet; frog stand laughing; friends peek curious
# action for cat: heroes peek curious behind sheet; cat stand laughing; friends peek curious
# action for dog: heroes peek curious behind sheet; dog stand laughing; friends peek curious
# action for unicorn: heroes peek curious behind sheet; unicorn stand laughing; friends peek curious
# action for horse: heroes peek curious behind sheet; horse stand laughing; friends peek curious
# action for dragon: heroes peek curious behind sheet; dragon stand laughing; friends peek curious
# action for mouse: heroes peek curious behind sheet; mouse stand laughing; friends peek curious
# action for rabbit: heroes peek curious behind sheet; rabbit stand laughing; friends peek curious
# action for bird: heroes peek curious behind sheet; bird stand laughing; friends peek curious
# things: washing-line; sheet on washing-line; basket; themed in basket
There are about nine places in a garden, {young:and they looked in all of them.|if you count the two that everybody uses, and they went through them in order.}
Behind the sheet on the line was the wind. {young:In the basket was a peg, and a bit of string.|In the peg basket were the pegs, and one that had been missing.}
{themed_a} lay in there as well, and had been hiding since Sunday without being asked. # personal
“Cold,” said the {wished_being}, each time. {young:“Cold. Cold.”|“It gets colder with each one. I am nearly sorry for you.”}
{pausing} # company
“What if there is a tenth place?” said {A}. ¶ The {wished_being} said nothing, and it said it very quickly. # more
-> DONE

=== s3
# shot: above
# place: garden; dusk; clear
# action: heroes sit calm; guest stand sad; friends sit calm
# action for frog: heroes sit calm; frog stand sad; friends sit calm
# action for cat: heroes sit calm; cat stand sad; friends sit calm
# action for dog: heroes sit calm; dog stand sad; friends sit calm
# action for unicorn: heroes sit calm; unicorn stand sad; friends sit calm
# action for horse: heroes sit calm; horse stand sad; friends sit calm
# action for dragon: heroes sit calm; dragon stand sad; friends sit calm
# action for mouse: heroes sit calm; mouse stand sad; friends sit calm
# action for rabbit: heroes sit calm; rabbit stand sad; friends sit calm
# action for bird: heroes sit calm; bird stand sad; friends sit calm
# things: shed; bench; tree left
By then there was only the shed left, where the rakes and the spiders are. ¶ “Not in there,” said the {wished_being}. “{guest} {guest_many:do|does} not like the shed. There is a big one in it.” ¶ “How do you know?” asked {L}. ¶ The {wished_being} looked up at the sky. “You hear things,” it said. # usual
{helper_person:“I’ll look where we have been,” said {helper}. “People go back.”} # beat
{helper_animal:{helper} went once round the garden with a nose to the ground, and came back each time to the {wished_being}.} # beat
{helper_carried:{helper} was held up high, to see more, but did not say what.} # beat
{L} sat down beside the {wished_being}, to think, {young:and saw that it had a spot of jam on it.|and noticed that it had a spot of jam on it, near the top.} At tea {guest} had had one just there.
“Warm,” said the {wished_being}. ¶ “But I am not looking,” said {L}. ¶ “No,” it said. “All the same.” # usual
-> DONE

=== l2
# aside
# shot: close
# place: garden; dusk; clear
# action: guest sit sad; heroes sit calm; friends sit calm
# action for frog: frog sit sad; heroes sit calm; friends sit calm
# action for cat: cat sit sad; heroes sit calm; friends sit calm
# action for dog: dog sit sad; heroes sit calm; friends sit calm
# action for unicorn: unicorn sit sad; heroes sit calm; friends sit calm
# action for horse: horse sit sad; heroes sit calm; friends sit calm
# action for dragon: dragon sit sad; heroes sit calm; friends sit calm
# action for mouse: mouse sit sad; heroes sit calm; friends sit calm
# action for rabbit: rabbit sit sad; heroes sit calm; friends sit calm
# action for bird: bird sit sad; heroes sit calm; friends sit calm
# things: tree left; leaf
For a little while nobody looked for anything. {young:A leaf came down. That was all.|A leaf came down and lay on the {wished_being}, and it was left there, as neither of them had put it on.}
“It must be a very good place,” said {A}. {young:“The best.”|“It may be the best that there has ever been.”}
“It is,” said the {wished_being}. “But when nobody comes, {young:you think of soup.”|you begin to think of soup, and of who is having it.”}
“Then why don’t you come out?” said {A}. “I mean {guest}. {young:You could just say boo.”|You could just say boo, and there you would be.”}
“Because then it was no good hiding,” said the {wished_being}. “You have to be found. That is how it is made.” # more
-> DONE

=== m3
# aside
# shot: two
# place: garden; dusk; clear
# action: woman peek curious behind wall; heroes wave happy; guest stand proud; friends wave happy
# action for frog: woman peek curious behind wall; heroes wave happy; frog stand proud; friends wave happy
# action for cat: woman peek curious behind wall; heroes wave happy; cat stand proud; friends wave happy
# action for dog: woman peek curious behind wall; heroes wave happy; dog stand proud; friends wave happy
# action for unicorn: woman peek curious behind wall; heroes wave happy; unicorn stand proud; friends wave happy
# action for horse: woman peek curious behind wall; heroes wave happy; horse stand proud; friends wave happy
# action for dragon: woman peek curious behind wall; heroes wave happy; dragon stand proud; friends wave happy
# action for mouse: woman peek curious behind wall; heroes wave happy; mouse stand proud; friends wave happy
# action for rabbit: woman peek curious behind wall; heroes wave happy; rabbit stand proud; friends wave happy
# action for bird: woman peek curious behind wall; heroes wave happy; bird stand proud; friends wave happy
# things: wall; basket; tree left
# people: woman(old)
A head came up over the wall. It was the lady from next door, with her pegs.
“Good evening,” she said. {young:“What a fine {wished_being}.”|“I see that you have the {wished_being} there. And a fine one.”}
“It is only helping,” said {A}. ¶ “I see,” said the lady. “And has anybody found it yet?”
“It is not hiding,” said {A}. {young:“It is {guest} who hides.”|“It is {guest} who {guest_many:are|is} hiding. This one came later.”}
“Ah,” said the lady. She looked at the jam, and at {A}, and went down again behind the wall. # more
-> DONE

=== s4
# shot: close
# place: garden; dusk; clear
# action: heroes stroke surprised guest; guest sit happy; friends look-up surprised
# action for frog: heroes stroke surprised frog; frog sit happy; friends look-up surprised
# action for cat: heroes stroke surprised cat; cat sit happy; friends look-up surprised
# action for dog: heroes stroke surprised dog; dog sit happy; friends look-up surprised
# action for unicorn: heroes stroke surprised unicorn; unicorn sit happy; friends look-up surprised
# action for horse: heroes stroke surprised horse; horse sit happy; friends look-up surprised
# action for dragon: heroes stroke surprised dragon; dragon sit happy; friends look-up surprised
# action for mouse: heroes stroke surprised mouse; mouse sit happy; friends look-up surprised
# action for rabbit: heroes stroke surprised rabbit; rabbit sit happy; friends look-up surprised
# action for bird: heroes stroke surprised bird; bird sit happy; friends look-up surprised
# things: tree left; lamp
{L} went on. The bench was cold. The gate was cold. Then {L} came back.
“Warm,” said the {wished_being}. {L} took a step. “Hot,” it said, in a small voice.
{L} looked behind it. There was no one. {L} looked at the jam, and put a hand on it. “Found.”
“At last,” said {guest}. “It is the best place there is. But no one comes.”
{is_grown:“And now come out,” said {L}. ¶ “This one you keep,” said {guest}. “It only goes on from here.”|“Can you come out?” asked {L}. ¶ “It comes by itself,” said {guest}. “Don’t look.”}
So {L} counted. Between eleven and twelve {is_grown:the {wished_being} went round the tree, for joy. It was back at twenty.|the {wished_being} turned back. There {guest_many:were|was} {guest}. The jam was still there, too.}
-> DONE

=== m4
# aside
# shot: wide
# place: garden; night; stars
# action: guest stand happy; heroes stand laughing at guest; friends stand happy
# action for grown: guest stand happy; heroes stand laughing at guest; friends stand happy
# things: bench; moon; lamp
“What was it like?” asked {A}. ¶ {guest} thought about it. “Roomy,” said {guest}.
{
- is_grown:
They looked at it from all sides, with the lamp. It was all there.
“It still tickles,” said {guest}, “where it was put on.”
- is_frog:
They went up the path. At the step {guest} did not step. It was a hop.
“That will wear off,” said {guest}. A fly went by. They both looked at it. # spare
- is_cat:
They went up the path. {guest} went on top of the wall, and came down on all fours.
“That will wear off,” said {guest}, and washed one ear. # spare
- is_dog:
They went up the path, and {guest} was there first, and came back, and was there first.
“That will wear off,” said {guest}, and still had the stick. # spare
- is_wheels:
They went up the path. At the corner {guest} said beep.
“That will wear off,” said {guest}. “Beep. There it goes.” # spare
- else:
They went up the path. One bit of {guest} still went like the {wished_being}.
“That will wear off,” said {guest}. “The last bit always takes longer.” # spare
}
“Will you do it again?” asked {A}. ¶ “It does not ask me,” said {guest}. “It just comes.” # more
The moon went behind a cloud. They waited. It came out, and it was the moon. # more
-> DONE

=== l3
# aside
# shot: two
# place: garden; night; stars
# action: guest walk happy; heroes wave sleepy; friends wave sleepy
# things: gate left; moon; bush
At the gate it was {As} turn to hide, one last time. {A} could not turn into anything.
So {A} got behind the gate. It had gaps.
“I can’t see anybody,” said {guest}. “Not since eleven.” That was kind.
“Warm,” said {A}. ¶ “Found,” said {guest}, and they shook hands on it. # spare
Then {guest} went home. {A} looked until the corner, to see who it was. It was {guest} all the way. # more
{homeward} # company
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: tree left; bench; moon; bush; watering-can
The garden was dark. It had shut its eyes.
One, it counted. It did that with drops. Two.
The watering can was there. The bench was there. They did not hide. # more
In the shed a spider sat. Nobody had looked. It had been a very good place. # more
In the grass was a dent. It was as big as the {wished_being}.
Slowly the grass turned back. # more
Ten, said the drops. Nobody came, and nobody went.
Then they stopped, for it was so late. # more
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{A} lay in bed, with eyes shut. “One,” said {A}. “Two.”
{resting}
{keepsake}
{dream} # spare
{is_grown:Somewhere {guest} lay down, too. It was the first night in there.|Somewhere {guest} lay in bed, too, and was {guest} from top to toe.} # usual
“Warm,” said {A}. It was the bed. # usual
Five. Six. It was a good place. No one had to look. # usual
Nine. Ten. Eleven.
And then it came by itself. {A} turned, and was asleep.
It made no noise. Nobody said twelve.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
“Twenty!” said somebody in the garden, in the morning. It came from behind the tree.
{H} had forgotten all about it, and went out to be found. “You are warm,” said whoever it was, with eyes still shut, and that was true, for the sun was out. On the bench stood a plate with bread and jam on it, and there was just enough for all who had been looking.
-> DONE

=== next_bedtime
It was a good place. Somewhere between eleven and twelve it was quiet in there.
-> DONE
