# about: story-about; with-character; creature; bring-back
# tells: tale(or two|something missing|finds out who|find out who|works out who|work out who|solves the case|solve the case|solves the mystery|solve the mystery|finds out where|who|where|case|mystery|riddle|puzzle|missing|stolen|vanished|disappearing)
# also: funny; person; place; thing; happy; play; food; calm; weather; exciting
# kind food: biscuit*|cookie*|cake|cakes|cupcake*|cheese|milk|honey|jam|bread|butter|chocolate|sausage*|pie|pies|pancake*|carrot*|apple*|banana*|sweets|sandwich*|egg|eggs|bun|buns|doughnut*|toast|fish|nuts|acorns|berries|strawberries|jelly|pudding*
# kind wear: shoe|shoes|boots|wellies|socks|slippers|hats|gloves|mittens|pants|trousers|scarves|buttons|coats|pyjamas|jumpers
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind), goose(kind)

=== title
{~Clues Are Heavy|Somebody in Slippers}
-> DONE

=== s1
# shot: wide
# place: street; dusk; clear
# action: guest stand worried; heroes stand curious at guest; friends stand curious
# things: wheelbarrow; cloth on wheelbarrow; gate left; street-lamp
{~“Has anybody here still got theirs?” called a voice in the street, and {H} went out to the gate.|Up and down the street people stood in their doors and counted something, and {H} went out to ask what.|Somebody had put down a wheelbarrow in front of the house, and {H} went to see who it was.}
Under the lamp stood {guest_a}, with a wheelbarrow and a cloth to go over it.
“{guest_many:We have|I have} a {wished_case},” said {guest}. “Somebody is after the {wished_missing}. At number two {young:{wished_missing_many:they have|it has} gone.”|{wished_missing_many:they have|it has} gone already.”}
“And everybody else?” asked {A}. ¶ “They still have theirs, and they are very worried.” # usual
“What is the wheelbarrow for?” asked {A}. ¶ “For the clues,” said {guest}, so that the whole street heard it. “Nobody takes a thing from a detective. In there it is all quite safe.”
{A} pushed. {young:It went very easily.|It went very easily, for there was not a clue in it yet.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: hallway; dusk; clear
# action: guest look-through curious magnifying-glass; heroes point curious; friends stand curious; woman stand sad
# things: door; mat; magnifying-glass
# people: woman=woman(old)
They began at number two, where a lady showed them the place. {young:There was nothing in it.|The longer they looked, the more nothing there was.}
“On Saturday I still had {wished_missing_many:them all|it all},” she said. “On Monday I looked, and I told the whole street.”
“What did the street say?” asked {guest}. ¶ “Oh,” said the lady, {young:“they all ran home to count.”|“they all ran home, and some are counting still.”}
{guest} went over the floor, and picked up {~a short grey hair|a long ginger hair}. {young:It was a very good hair.|They all agreed that it looked like a beginning.}
The cat looked on from the stairs. It said nothing. # more
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: man point worried; guest look-through curious magnifying-glass; heroes write calm; friends stand curious
# things: missing; door; magnifying-glass; paper
# people: man=man(old)
At number four a man in slippers took them in to see. There {wished_missing_many:were|was} the {wished_missing}, {is_food:on the shelf|{is_wear:by the door|every bit}}. “All there,” wrote {A}.
{joining}
{is_loved:“I hope that nobody is after {loved},” said {A}.|{musing}} # personal
They looked for a long time under the bed. {hinderer_person:{hinderer} got stuck there, and had to be pulled out by the feet.|{hinderer_animal:{hinderer} was there before them, and thought that they had come to visit.|{hinderer_carried:{hinderer} was pushed in first, to see whether anybody said “Ow”.}}} # beat
They had only just said goodbye when the man called after them. “Gone!”
On the path there were wet marks, {young:from slippers.|out to the gate and home again, as slippers make them.}
{A} drew them, and put the drawing under the cloth. # usual
Eek, went the wheel. It had not done that before. “Clues are heavy,” said {guest}.
-> DONE

=== l1
# aside
# shot: behind
# place: street; dusk; clear
# action: postwoman stand surprised; guest point proud at postwoman; heroes stand curious; friends stand curious
# things: bag on postwoman; wheelbarrow; cloth on wheelbarrow; street-lamp
# people: postwoman
By the corner the postwoman came along, {young:with a big bag.|with a big bag, and the bag was as full as a bag can be.}
“Aha,” said {guest}. “What have you got in there?” ¶ “Ask me what I have not got,” said the postwoman, {young:and sat down.|and sat down, because nobody had wanted to know all day.}
She held up every letter. There was a blue one, and one with a window, and {~one from Peru|one that smelled of soap}. {young:It took a long time.|They were all so nice that it took a long time.}
“And no {wished_missing}?” asked {A}. ¶ “I wish there {wished_missing_many:were|was},” said the postwoman. {young:“Letters get dull.”|“You have no idea how many are about drains.”}
She had shoes on, with laces. So it could not be her. # more
-> DONE

=== m2
# aside
# shot: close
# place: garden; dusk; clear
# action: goose sit-on-edge cross; guest bow worried; heroes kneel curious before goose; friends stand laughing
# things: gate; wall; themed
In the garden of number six sat a goose, {young:and it sat on something.|and it sat higher than a goose does.}
“Would you get up, please?” asked {guest}. The goose would not. {young:It said so twice.|It said so, with its neck out.}
{themed_a} was held out to it, in case it liked to hold something. # personal
{pausing} # company
So they asked it from behind. Then it stood up, and under it there was {~a hot-water bottle|a cushion}, {young:and that was all.|and no {wished_missing} at all.}
The goose had only just got it warm. {guest} said sorry, and they tucked it in again.
It had wet feet, but no slippers. # more
-> DONE

=== s3
# shot: above
# place: street; dusk; clear
# action: heroes push worried wheelbarrow; guest stand worried; friends stand worried
# things: wheelbarrow; heap in wheelbarrow; cloth on wheelbarrow; street-lamp; gate left
It was the same at number six, and at number eight. When they came it was “All there”. When they went it was “Gone!”
And each time there were the slippers, out to the gate and home again. # usual
Eek, went the wheel. {A} had to push with the tummy as well. {young:“Clues are heavy,” said {guest}.|“It is a good deal for a drawing,” said {A}. ¶ “Clues are heavy,” said {guest}.} # usual
{helper_person:{helper} took one handle, and after that it went, but it still said eek.} # beat
{helper_animal:{helper} came to the wheel, and put a nose under the cloth, and would not take it out again.} # beat
{helper_carried:{helper} had been sitting on the cloth, and was a good deal higher up than before.} # beat
{A} stopped. “It only goes where we have been,” said {A}.
“Then somebody comes along behind us,” said {guest}, and looked round. # usual
{A} looked at the cloth. It had been quite flat. Now there was a hill under it.
-> DONE

=== l2
# aside
# shot: two
# place: street; dusk; clear
# action: heroes crouch curious; guest crouch curious; friends crouch curious
# things: hedge left; wheelbarrow right; cloth on wheelbarrow; street-lamp
Then they left the wheelbarrow by the gate, and got behind a hedge, and watched.
“We must not breathe,” whispered {guest}. {young:They tried.|They tried it, and it was louder than breathing.}
A door opened. Somebody came out, and looked to the left, and looked to the right, with both arms full.
It was too dark to see a face. But you could see the feet. ¶ “Slippers,” whispered {A}.
The slippers went to the wheelbarrow. The cloth went up, and it went down. {young:Then they went home.|Then they went home, and sounded pleased.}
“That one brought something,” said {guest}. “That is the wrong way round.” # more
-> DONE

=== s4
# shot: close
# place: street; night; stars
# action: heroes lift proud cloth; guest stand surprised; man stand surprised; friends clap happy
# things: missing; wheelbarrow; street-lamp
{A} took the cloth by one corner, and pulled. There {wished_missing_many:were|was} the {wished_missing}, all of {wished_missing_many:them|it}, {young:right up to the top.|up to the brim and over it.}
The man from number four came out, and went red, and looked at his slippers. “It was me,” he said. “I was so worried, and in there it was safe.” ¶ “You?” said somebody from number six. “I thought that it was only me!”
It was every one of them. While {A} was under the bed, they had carried out their own {wished_missing}. # usual
“And at number two?” asked {guest}. ¶ The lady from number two had to think. “I put {wished_missing_many:them|it} away on Saturday, to be safe,” she said. “Oh!” And she ran home, and {wished_missing_many:they were|it was} still there. # usual
“Then who took the {wished_missing}?” asked {guest}. ¶ “Nobody,” said {A}. “They were only minding {wished_missing_many:them|it}.”
-> DONE

=== m3
# shot: two
# place: street; night; stars
# action: man stand happy; heroes give happy missing; guest stand proud; friends stand happy
# things: missing; wheelbarrow; gate left; street-lamp
Then it was all given back.
{A} held up the {wished_missing}, a bit at a time. “Whose?” asked {guest}. They all knew theirs at once.
They said thank you, and went off up the paths, very straight. # usual
In the end there {wished_missing_many:were|was} some left over. Nobody put up a hand.
{A} looked again. “That is ours!” said {A}.
So there were wet slippers in that house, too. # usual
No one there said a word. They only put the kettle on. # more
-> DONE

=== m4
# aside
# shot: behind
# place: street; night; stars
# action: guest hold curious lantern; heroes look-up happy; friends stand sleepy
# things: wheelbarrow; lantern; gate left; moon
The wheelbarrow was empty, but for one hair.
That was the first clue of all. It had been at the bottom of everything. # usual
“What do we do with it?” asked {guest}. ¶ “We have to give that back as well,” said {A}.
A cat came to the gate of number two. It was given its hair. # spare
It looked at it. It had more of those. It went in. # more
“Now it is a very small {wished_case},” said {guest}. “You could nearly put it in a pocket.”
“It is a good one, all the same,” said {A}.
-> DONE

=== l3
# aside
# shot: wide
# place: street; night; stars
# action: heroes push happy wheelbarrow; guest walk happy; friends walk sleepy
# things: wheelbarrow; street-lamp; gate left; moon
They went home, down the hill.
The wheel did not say eek. It had nothing to say it about.
They looked in at the windows on the way. At eight the {wished_missing} {wished_missing_many:were|was} back. At six somebody sat and only looked. # usual
{homeward} # company
By one gate a goose was up. It sat on its own things, and let them pass. # more
“Clues are light, going home,” said {guest}. # spare
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: street-lamp; gate; slipper; wall; moon
The street was dark. On every step stood a pair of slippers, to dry.
They had all been out tonight. They stood with their toes to the door. # usual
The wind came by. It went up one path, and it came back. # usual
It looked for something that was loose. But they had all shut up well. # more
The marks on the paths got dry, one after the other. # more
Soon there was not a clue left.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends sleep; guest sleep
# things: bed; lamp; pillow; quilt; wheelbarrow
{A} was in bed. In the wheelbarrow lay {guest}.
{resting}
{keepsake}
{dream} # spare
“Is it all there?” asked {guest}. ¶ “All there,” said {A}.
The {wished_missing} {wished_missing_many:were|was} home, in all the houses. # usual
It got dark. It came down, like a cloth.
It lay on all there was.
Eek, said the wheel, but only in its sleep.
Nobody took a thing. It was all safe.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
A wheelbarrow stood in front of the house in the morning, and there was a cloth over it, and under the cloth there was a hill. {H} took one corner, and pulled. ¶ It was a cake, with a note. ‘From number two, four, six and eight,’ said the note. ‘Please do not keep it safe.’ So they did not.
-> DONE

=== next_bedtime
Outside it lay over everything, like a cloth. It was all quite safe.
-> DONE
