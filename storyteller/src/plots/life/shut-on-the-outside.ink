# about: story-about; with-character; creature; bring-back
# tells: tale(or two|a shop)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind book: library|bookshop|book shop|bookstore|books
# kind ice: ice cream|ice-cream|ices
# kind sweet: sweet shop|sweets|sweetshop|candy|chocolate
# kind bread: bakery|baker|cake|cakes|bread|bun|buns|pie|pies|biscuits|doughnuts
# kind tea: cafe|café|restaurant|tea|coffee
# kind post: post office
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# role other: answer, creature, thing = somebody
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind), snail(kind)

=== title
{~Shut on the Outside|Open Since Tuesday}
-> DONE

=== s1
# shot: two
# place: shop; dusk; clear
# action: guest stand surprised behind counter; other stand surprised behind counter; heroes stand curious at guest; friends stand curious
# things: counter; bell on counter; lamp; label
{~Ting, went a bell at the end of the garden, and {H} went down to see who had rung it.|There was a light on in the shed, and {H} had not put it on.|{H} had come to put the bucket away, but the shed had curtains.}
A card in the window said SHUT{not young:, in very neat letters}, but {H} knocked all the same.
“Come in, come in!” cried somebody, and behind a plank stood {guest_a}{other_known: and {other_a}}.
“Are you shut?” asked {L}. ¶ “This is {guest_many:our|{other_known:our|my}} {wished_shop},” said {guest}, “and it has been open since Tuesday.”
{young:The plank was so clean that you could see the bell in it twice.|There was a bell on the plank, and the plank shone so that you could see the bell in it twice.} # usual
“And how many people have come?” asked {L}. ¶ {guest} had to count. “With you,” said {guest}, “it is you.” # usual
-> DONE

=== m1
# aside
# shot: close
# place: shop; dusk; clear
# action: guest sweep happy; heroes stand curious; friends look-up curious
# things: counter; bell on counter; broom; feather-duster
“What do you do, when nobody comes?” asked {A}.
“On Tuesday {guest_many:we|{other_known:we|I}} dusted,” said {guest}. {young:“Then it was clean.”|“On Wednesday the dust was not back yet, and {guest_many:we|{other_known:we|I}} had to go over it dry.”}
After that the bell had been tried. {young:It said ting, and they all looked up, and that was {guest}.|It said ting, and everybody in the {wished_shop} had looked up, and that was {guest}.}
{other_known:{other} had been a customer for a bit, to see how it would be. “You were very hard to please,” said {guest}.|Then {guest} had gone round to the front of the plank, to be a customer, {young:and there was nobody to ask.|and had waited there quite a time to be served.}}
“Was it any good?” asked {A}. ¶ “It was slow,” said {guest}. “But it was clean.” # more
-> DONE

=== s2
# shot: wide
# place: shop; dusk; clear
# action: heroes point happy; guest give happy heroes; other stand happy; friends stand happy
# things: counter; bell on counter; label; window
# things for book: counter; bell on counter; 4 book; shelf
# things for bread: counter; bell on counter; 4 bun on counter; shelf
# things for ice: counter; bell on counter; 3 ice-cream on counter
# things for tea: counter; bell on counter; 3 cup on counter
# things for sweet: counter; bell on counter; 3 jar on counter
# things for post: counter; bell on counter; 3 envelope on counter
“What can you get here?” asked {A}.
{joining}
{is_loved:“Is there anything with {loved}?” asked {A}. ¶ “On Monday,” said {guest}. It is what you say.|{musing}} # personal
{is_book:There was a book with a whale on it. {A} took that one, until Thursday.|{is_bread:There was a bun with one currant. {A} took that one, as it had looked up.|{is_ice:There was a pink ice. {A} took that one, in the small size.|{is_sweet:There was one sweet in a twist of paper. {A} took that one.|{is_tea:There was milk in a blue cup. {A} took that.|{is_post:There was a stamp with a duck on it. {A} took that one.|“One of those, please,” said {A}, and got one, wrapped in brown paper.}}}}}}
{young:It cost one leaf.|It cost a leaf, and there was a small leaf change.} “Ting,” said the bell, and {guest} nearly fell over with joy. # usual
{hinderer_person:“Do you do them in green?” asked {hinderer}, and that had to be looked up.} # beat
{hinderer_animal:{hinderer} stood in the door, half in and half out, and would not say which it was to be.} # beat
{hinderer_carried:{hinderer} was put on the plank for a moment, and {guest} began to wrap {hinderer} up.} # beat
Outside there were steps, and they came up to the window. {young:They stopped there a bit, and then they went away again.|They stopped for as long as it takes to read a word, and went away again.}
“They do that every time,” said {guest}{not young:, and wiped the bell}. # usual
-> DONE

=== l1
# aside
# shot: above
# place: shop; dusk; clear
# action: guest write proud; heroes point curious at paper; friends sit curious
# things: counter; paper; pencil; bell on counter
There was a book in which {guest} wrote down what people said, to do it better the next time.
For Tuesday it said ‘nobody’. For Wednesday it said ‘nobody, twice’.
“How can it be twice?” asked {A}. {young:“They came back,” said {guest}.|“They got as far as the window,” said {guest}, “and thought it over, and got as far again.”}
On Thursday a leaf had blown in under the door. {young:It had not wanted anything.|‘Only looking,’ it said there, and ‘very polite’.} # spare
Now {guest} wrote {A} in, {young:with a line under it.|with the time, and a line under it, and blew on the ink.}
“Should I say something?” asked {A}. “It is very nice here.” ¶ “Not so fast,” said {guest}, writing. “Very… nice…” # more
-> DONE

=== s3
# shot: behind
# place: garden; dusk; clear
# action: L point surprised at label; heroes point; guest look-up curious; friends stand curious
# things: shed; label on shed; lamp
So {L} went out, to see the shop from where people go by.
{helper_person:“I came past on Wednesday,” said {helper}, “and I read it, and went home.” ¶ “Read what?” asked {L}.} # beat
{helper_animal:{helper} went out first, and sat down in front of the window, and looked up at the card.} # beat
{helper_carried:{helper} was held up to the window on the outside, nose to the glass, right by the card.} # beat
A lady came by with a bag, and read the card. {young:“Oh,” she said, and she went home.|“Oh, what a pity,” she said, and went home.}
Then {L} read it too. “It says shut!” called {L}. ¶ “It says open!” called {guest}.
{young:“Shut!” said {L}, outside. “Open!” said {guest}, inside.|They both spelled it out, through the glass, one letter at a time, and each was quite right.} # usual
{L} went in. {young:In there it said OPEN.|From in there it said OPEN, in the same neat letters.} It had been telling {guest} so since Tuesday.
“You have to turn it round,” said {L}.
-> DONE

=== m2
# aside
# shot: two
# place: garden; dusk; clear
# action: heroes push curious; guest stand curious; friends stand curious
# things: shed; label on shed; bell
It was a good card. {young:It had a string at the top.|It hung on a string, and it had cost three leaves and came with the nail.}
“It was the right way round in the bag,” said {guest}. {young:“Then {guest_many:we|{other_known:we|I}} hung it up.”|“And it was very good to come in to. Every morning it said that {guest_many:we were|{other_known:we were|I was}} open, and then {guest_many:we|{other_known:we|I}} knew.”}
{A} knew the sort of thing. {young:You put on a jumper and the bear is at the back.|It is the same with a jumper, where the bear is on the front, and everybody has seen it all day but you.}
{pausing} # company
{themed_a} had come as far as the step, for one. It had not been able to read it, either. # personal
“What is on the edge?” asked {guest}. ¶ They looked. There was nothing on the edge. # more
-> DONE

=== l2
# aside
# shot: close
# place: garden; dusk; clear
# action: snail stand calm; heroes kneel happy before snail; friends kneel curious
# things: shed; stone; leaf
On the step there was somebody who had read neither side. It was a snail, {young:and it had just got there.|and it had seen the light on Tuesday, and set off.}
“Are you open?” asked the snail. {young:“We are now,” said {A}.|“They were shut until just now,” said {A}, “on your side.”} ¶ “Then I have lost no time,” said the snail.
It wanted {is_book:a thin one.|{is_bread:a crumb.|{is_ice:the smallest size, and a wide cup.|{is_sweet:half a peppermint.|{is_tea:something not too hot.|{is_post:to send a letter to the far end of the step.|something that it could take home on its back.}}}}}} {young:It would think about it on the way in.|It would make up its mind on the way to the counter, it said, for it never liked to be rushed.}
“Shall I carry you?” asked {A}. ¶ “No, thank you,” said the snail. “I want to look round.” # more
So they left the door as it was, with a gap at the bottom. # more
-> DONE

=== s4
# shot: close
# place: garden; night; stars
# action: guest look-up proud; other look-up proud; L point happy at shed; heroes point happy; friends stand happy
# things: shed; label on shed; lamp
{guest} turned the card round. {young:Now it said OPEN on the outside.|And along the hedge people stopped, and read it, and felt in their bags.}
But {guest} had read it, too, from behind the plank. ¶ “It says shut,” said {guest}, and put out the lamp, and took off the apron.
“That is only on the inside!” said {L}. ¶ “It is where {guest_many:we|{other_known:we|I}} always {guest_many:are|{other_known:are|am}},” said {guest}. # usual
So {L} put the lamp on again, and took {guest} {young:out to the front.|out to the grass, where there had never been time to stand.}
There was the window, all yellow, and there was the bell, twice. {young:OPEN, it said.|OPEN, it said, in neat letters. Somebody had dusted.}
“Whose is that?” asked {guest}. ¶ “It is yours,” said {L}.
{guest} looked at it for a long time. “It looks as if somebody were at home,” said {guest}. “{guest_many:We|{other_known:We|I}} should go in there.” # usual
“Then go in,” said {L}. ¶ And in {guest_it} went, the first in the queue. Ting.
-> DONE

=== m3
# shot: wide
# place: shop; night; stars
# action: guest give happy; other give happy; heroes stand happy behind counter; friends stand happy
# things: counter; bell on counter; lamp; leaf
They came, one after the other. Ting, it went, and ting.
The lady had come back with the same bag. {young:She took two.|She took two, and had to sit down.}
{A} stood behind the plank, and said “Next.”
{other_known:{other} did the bell. Nobody else was allowed the bell.|{guest} did the bell, with both eyes shut.} # spare
There was a heap of leaves by then. Some were red. # more
Then there was one left on the shelf, and then it was sold. # more
“That is all for today,” said {guest}. It had never been said in there before.
-> DONE

=== m4
# aside
# shot: two
# place: shop; night; stars
# action: guest sweep happy; heroes sweep sleepy; friends sit sleepy
# things: counter; bell on counter; lamp; broom
Then they swept. There were footprints. {guest} went round the best ones.
“Leave that,” said {guest}. “That was somebody.” # usual
The leaves were counted. It was a whole tree.
The apron went on the nail, and the bell got a cloth over it. # usual
“Ting,” it said, underneath, once. It was nearly asleep. # more
{guest} yawned. It had been a short day, and it had taken since Tuesday. # more
“What was the best bit?” asked {A}. ¶ “‘Next,’” said {guest}. # more
-> DONE

=== l3
# aside
# shot: behind
# place: garden; night; stars
# action: guest wave happy; other wave happy; heroes walk sleepy; friends walk sleepy
# things: shed; label on shed; lamp
At the end of the day you turn the card again. {guest} knew that now.
On the outside it said SHUT. The hedge read it, and was still.
From inside it said OPEN. {guest} sat down in front of it with a chair. “It is only for {guest_many:us|{other_known:us|me}} now,” said {guest}. # usual
The hedge was empty. They had all gone home with something in a bag. # more
“Goodnight,” said {A}. “We will come in the morning.” ¶ “It will be the other way round by then,” said {guest}.
{homeward} # company
-> DONE

=== l4
# shot: object
# place: shop; night; stars
# action: heroes sleep
# things: counter; bell on counter; lamp; moon
There was no one in the shop now. The plank was bare.
The cloth went up and down on the bell, or it was the wind. # usual
The moon read the card. It went on by.
A snail came to the counter. It had made up its mind. # usual
It could wait. It liked it there. # usual
There was no dust at all. But it had set out, and would be in by Friday. # more
The chair stood by the window, with its face to the card. # more
-> DONE

=== s5
# shot: close
# place: bedroom; night; stars
# action: heroes lie-awake sleepy; friends sleep
# things: bed; pillow; quilt; lamp
{A} was in bed. The lamp was small.
{resting}
From the bed you could see the end of the garden. It was dark there. # usual
“They are shut,” said {A}. But you can’t tell, from out here. # usual
{keepsake}
{dream} # spare
{A} had two lids. They had been up all day.
Down came the one. Down came the other.
It said shut, on the outside.
From in there it was open. Somebody had left a light on.
Ting.
Goodnight, {H}. Goodnight, {guest}{other_known: and {other}}.
Goodnight.
-> DONE

=== next_night
A leaf lay on the mat in the morning, a red one, and it was folded in half. It was the change. ¶ “You gave too much,” it said on it, in neat letters. “It was one leaf and you gave a big one. We open at eight, on your side.” ¶ On the back it said that they were shut. {A} turned it over, and put it in the window, the right way out.
-> DONE

=== next_bedtime
There was a light at the end of the garden. From here, it was open.
-> DONE
