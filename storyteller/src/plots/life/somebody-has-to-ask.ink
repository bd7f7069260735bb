# about: story-about; with-character; creature; bring-back
# tells: tale(a job|want|wants|wanted|would like|would love|dreams|dreamt|dream|wish|wishes|wished|hopes|hoped|longs|learning|learns|practises|practising|pretends|pretended|tries|decides)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind teeth: dentist*|tooth|teeth
# kind vet: vet|vets
# kind doc: doctor*|nurse*|surgeon*|hospital
# kind teach: teacher*|teaches|teaching
# kind hair: hairdresser*|barber*|haircut*
# kind cook: chef*|cook|cooks|baker*|waiter*|waitress*
# kind find: detective*|spy|spies
# kind drive: driver*|pilot*|captain*|astronaut*|sailor*
# kind post: postman|postie|postwoman|post|letters
# kind fire: firefighter*|fireman|firemen|firewoman|lifeguard*
# kind fix: builder*|plumber*|mechanic*|engineer*|cobbler*|tailor*
# kind book: librarian*
# kind art: painter*|artist*|photographer*
# kind law: police*|lollipop*|referee*
# kind grow: gardener*|farmer*
# kind science: inventor*|scientist*
# kind show: ballerina*|dancer*|singer*|magician*|clown*|acrobat*|musician*|drummer*
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# role grownup: parent = the grown-up with the towels
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind), ladybird(kind)

=== title
{~Somebody Has to Ask|The Teapot Held Still}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: guest stand curious; heroes stand surprised at guest; friends stand curious
# things: teapot on table; table; 4 cup on table; lamp
{~“Now hold still,” said somebody in the kitchen, and {H} went in to see who was meant.|{H} had come for a glass of water, but the kitchen was in use.|The teapot had been moved to the end of the table, and {H} could see that it was not for tea.}
There {guest_many:were|was} {guest_a}, very close to the teapot, and it held still.
“{guest_many:We|I} want to {is_wished_aim:{wished_aim}|be the {wished_job}},” said {guest}. “{guest_many:We are|I am} practising.”
“On a teapot?” asked {L}. ¶ “You begin with things that hold still,” said {guest}. {young:“Then come the others.”|“Later you go on to the ones that move about.”}
“And how long have you been practising?” ¶ “Since lunch,” said {guest}. “The cups were easier.” # usual
{L} drew up a chair. {young:You don’t see that every day.|It is not every day that you can watch somebody turn into the {wished_job}.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: guest bow proud; heroes sit curious; friends sit curious
# things: 4 cup on table; teapot on table; table; spoon on table
“What do you do first?” asked {A}. ¶ “First you come in,” said {guest}. {young:“That is half of it.”|“If you come in right, it is half done.”}
{guest} went out, and came in. {young:It was a good one.|It was quick, but not too quick, and there was a nod in it.}
“And then you say, ‘What have we here?’” ¶ {A} asked what they had there. {young:“A teapot,” said {guest}.|“It is always a teapot,” said {guest}. “{guest_many:We know|I know} that by now, but {guest_many:we say|I say} it each time as if it were news.”}
The cups had all had their turn, and had been put back in a row, {young:and looked pleased.|with the handles to one side, like people who have been seen to.}
{guest} came in once more, from the other side, in case there was ever a door there. # more
{A} nodded back this time, and so did the lid, a bit. # more
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: guest kneel worried before teapot; heroes sit curious; friends stand curious
# things: teapot on table; table; 4 cup on table
# things for cook: teapot on table; table; plate on table
# things for post: teapot on table; 4 letter on table; table
# things for book: teapot on table; book on table; table
# things for art: teapot on table; drawing on table; pencil; table
# things for grow: teapot on table; watering-can; table; puddle
{joining}
{is_loved:“Do you have to know about {loved} for it?” asked {L}. ¶ “It can’t do any harm,” said {guest}.|{musing}} # personal
{
- is_teeth:
{guest} looked into the teapot at the top, with a spoon for a mirror. “It has not got any,” said {guest}. ¶ “It has one,” said {L}. “It is on the outside, and the tea comes out.” ¶ {guest} tapped it, and the teapot did not say whether that hurt.
- is_vet:
{guest} stroked the teapot behind the handle, and felt its nose. “It is calm,” said {guest}, “and it carries its tail in front. But it will not take a biscuit.” ¶ “It might if you went away,” said {L}.
- is_doc:
{guest} laid an ear on the teapot, and told it to breathe in. “It is warm on the outside,” said {guest}, “and very quiet. {guest_many:We have|I have} asked it where it hurts, but it will only be brave.”
- is_teach:
The teapot was in the front row, and the cups were behind. “What is two and two?” asked {guest}. Nobody put a hand up. ¶ “They have all got one on the hip,” said {L}. ¶ “Then they know it,” said {guest}, “and are tired of me.”
- is_hair:
The teapot had its cosy on, with a bobble on top, and {guest} combed the bobble, until it had a parting. “Is that how you like it?” asked {guest}. ¶ “It looks surprised,” said {L}. It had looked like that before, too.
- is_cook:
{guest} had made the teapot a very small pie out of crumbs. “It has not touched it,” said {guest}. ¶ “It only pours out,” said {L}. “There is nothing that goes in.” ¶ {guest} had been wondering about that for an hour.
- is_find:
“Its lid was gone,” said {guest}. “{guest_many:We|I} hid it under a cup, and then {guest_many:we|I} looked for it.” ¶ “Did it take long?” asked {L}. ¶ “It is hard to look for a thing,” said {guest}, “when you know where it is.”
- is_drive:
{guest} was in front, and the teapot sat behind, on a mat. “Where does it want to go?” asked {L}. ¶ “It has not said,” said {guest}. “{guest_many:We have|I have} taken it to the window six times, and it has not got off.”
- is_post:
{guest} had brought the teapot a letter, and then another, and they were all standing in front of it. “Who are they from?” asked {L}. ¶ “From the cups,” said {guest}. “But it does not open them.”
- is_fire:
{guest} had carried the teapot down from the table, and up again, eleven times by now. “Is it safe?” asked {L}. ¶ “It is safe,” said {guest}. ¶ “And was it safe before?” ¶ {guest} said that this was what made it easy.
- is_fix:
{guest} took off the lid, looked in, said “aha”, and put the lid on again. “What was wrong with it?” asked {L}. ¶ “Nothing,” said {guest}. “But {guest_many:we have|I have} found that out.”
- is_book:
{guest} had lent the teapot a book. It stood there with the book in front of it, and looked over the top. “It has had that since three,” said {guest}, “and it is still on the first page.” ¶ “Perhaps it likes that one,” said {L}.
- is_art:
{guest} had done eleven pictures of the teapot. In every one it looked to the left. “They are very like,” said {L}. ¶ “It does not say so,” said {guest}. “It has not even asked to see them.”
- is_law:
{guest} put up one arm in front of the teapot, and the teapot stopped. “It was not going,” said {L}. ¶ “No,” said {guest}. “But did you see how well it stopped?”
- is_grow:
{guest} had given the teapot a drop of water, and turned it to the light. “It does not get any taller,” said {guest}. ¶ {L} took off the lid. “It is full up to the top,” said {L}. “I think that it has had enough.”
- is_science:
{guest} had put a fork on the teapot, and two pegs, and a rubber band that went round behind. “What is it for?” asked {L}. ¶ “That comes at the end,” said {guest}, and pulled the band. One peg flew off. “Now we know that,” said {guest}.
- is_show:
{guest} did it all for the teapot, from the first bow to the last. “It does not clap,” said {guest}. ¶ “It has only got the one arm,” said {L}, “and that is on its hip.”
- else:
{guest} did it all on the teapot, from the lid down, just as the {wished_job} does it. “How was that?” asked {guest}. The teapot looked straight ahead. ¶ “It never says a word,” said {guest}, and put its lid straight.
}
{hinderer_person:“You could do it on me,” said {hinderer}, and laughed so much that it was no good.} # beat
{hinderer_animal:{guest} had a go with {hinderer}, but {hinderer} thought that it was about biscuits.} # beat
{hinderer_carried:{hinderer} was next, and held even stiller than the teapot, and did not say, either.} # beat
“It is the best you can get,” said {guest}. “You don’t find a teapot like that every day.” # usual
-> DONE

=== l1
# aside
# shot: above
# place: hallway; dusk; clear
# action: guest stand worried; heroes hold laughing coat; friends stand laughing
# things: 4 coat on hook; hook; boot; umbrella
For something that moves about they went to the coats. A coat moves if you open the door.
“What have we here?” said {guest}. {young:It was the long coat.|It was the long one, that has been to a wedding.}
{guest} began. But the coat swung to the left, {young:and then it swung back.|and when it had swung as far as it wanted, it came back, with one arm out.}
“It is nervous,” said {guest}. ¶ “It is the wind,” said {A}, {young:and shut the door.|and shut the door, and then the coat was as good as gold.}
After that there was an umbrella, and it opened right in the middle, {young:and gave them both a fright.|so that for a time nobody could see where anybody was.}
“That one has to come back on Thursday,” said {guest}, from underneath. # more
The boots were done together, because they are used to that. # more
-> DONE

=== m2
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: heroes sit curious; guest point proud; friends sit curious
# things: table; teapot on table; lamp; themed on table
“What will it be like,” asked {A}, “when you are it?”
“They will come along the street,” said {guest}, {young:“and stop, and say my word.”|“and they will stop, and one will say to the other, ‘There goes the {wished_job}.’”}
“And then?” ¶ “Then {guest_many:we|I} nod,” said {guest}. {young:“A bit tired.”|“A little tired, because of all that {guest_many:we have|I have} done that day, but kindly.”}
{themed_a} lay next to the teapot, and was nodded to, for practice. # personal
{pausing} # company
{A} could see it, too: the street, and {guest} in it, {young:and everybody so glad.|and everybody so glad that there was one.}
“I should say it very loudly,” said {A}, “so that it goes right down to the corner.” # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: guest sit sad; heroes think curious; friends sit calm
# things: table; teapot on table; lamp
Then {guest} tried it on {L}. {young:{L} held very still.|{L} held as still as a teapot, all but the eyes.} It was done just as the {wished_job} does it. ¶ “It was very nice,” said {L}, {young:and wanted to be kind.|who wished to be kind about it.} “But I did not need it. It was like an umbrella when there is no rain.” # usual
“Is there anything that you need?” asked {guest}. ¶ {L} felt all over. “No,” said {L}. “I am quite all right.”
{helper_person:“I am all right, too,” said {helper}, who was sorry about it.} # beat
{helper_animal:{helper} was looked at from all sides, and was all right from every one.} # beat
{helper_carried:{helper} was turned over, to see, but {helper} was all right underneath as well.} # beat
“Then how do you get to be the {wished_job}?” asked {L}. ¶ {guest} had thought about that. “It is when somebody asks for you,” said {guest}. “You can’t do it by yourself. Somebody has to ask.”
“And if I asked now?” said {L}. ¶ {guest} shook {guest_its} head, or what there was of it. “You would have to mean it,” said {guest}.
-> DONE

=== l2
# aside
# shot: two
# place: living-room; dusk; clear
# action: heroes point curious; guest listen worried; friends listen curious
# things: window; curtain; chair; lamp
So they went to the window, in case somebody out there was asking.
A man came along. {young:He asked his dog to come on.|He stopped, and looked about, and asked for something, but it was only his dog that he asked.}
“Could you do it for a dog?” whispered {A}. ¶ “He has not said the word,” whispered {guest}. {young:They waited.|“They have to say the word.”}
A lady went by, and she was asking as well, {young:but she had a telephone.|but it was into a telephone, and the word was “cheese”.}
“It is a quiet evening,” said {guest}. “It is good for them that they don’t need {guest_many:us|me}.” {young:But it did not sound glad.|It was nobly said, but it came out rather small.}
The street lamp came on, and nobody had asked it to. # more
“That one is lucky,” said {guest}. # more
-> DONE

=== s4
# shot: two
# place: bedroom; night; stars
# action: heroes stand happy; guest kneel proud; friends stand happy
# action for doc, cook, drive, science: heroes sit-on-edge happy; guest stand proud; friends stand happy
# action for teach, book, show, law: heroes lie-back happy; guest stand proud; friends stand happy
# things: bed; pillow; lamp; mat
# things for vet: bed; lamp; window; leaf
# things for art: bed; lamp; drawing; window
# things for grow: plant; window; bed; lamp
It was late. {guest} sat on the bottom stair, with the teapot, and {A} went up.
Then a voice came down the stairs. “Could the {wished_job} come, please?”
{guest} was at the top before the “please” was.
{
- is_teeth:
“There is something at the back,” said {A}. “The brush goes round it.” ¶ “Wide, please,” said {guest}, and looked, by the night light. It was a bit of apple. “Rinse,” said {guest}, “but only on the left.” {A} rinsed on the left. It was gone.
- is_vet:
There was a ladybird on the sill. It was on its back, and all its legs were going. “What have we here?” said {guest}. {guest} did not touch it. {guest} held out the edge of a leaf, and waited. It took hold. It was over, and it walked off.
- is_doc:
“It is my toe,” said {A}. “It met the bed.” ¶ “Which one?” asked {guest}. ¶ “The one at the end.” {guest} held it, until it was not so loud any more. “It has to stay in bed,” said {guest}, “and you had better stay with it.”
- is_teach:
“I was counting,” said {A}, in bed, “and now I can’t go on. I am at thirty-nine.” ¶ “Forty,” said {guest}. “It is always a surprise.” ¶ “And after that?” ¶ “It starts again from one,” said {guest}, “only with a forty in front.” So it did.
- is_hair:
There was a knot, behind {As} ear. The comb did not get through. “What have we here?” said {guest}. {guest} began right down at the ends, as you should. It was one hair, and one hair, and it did not pull. Then it was out.
- is_cook:
“I have a hole,” said {A}, “just here. It is only a small one.” ¶ {guest} went down, and came up again. It was bread and butter, right up to the edges, folded once. It was just as big as the hole.
- is_find:
“My pillow is gone,” said {A}. ¶ {guest} did not even have to hide it first. {guest} looked at the bed from the top, and then from the side. There was a bump, right down at the end. “It has gone ahead,” said {guest}, “to warm your feet.”
- is_drive:
{A} was on the landing, and both legs were used up. “Where to?” asked {guest}. ¶ “Bed,” said {A}. {A} held on behind, and shut both eyes. It was left at the basket. It was straight on at the clock. “Bed,” called {guest}. “All change.”
- is_post:
“I have one goodnight left over,” said {A}. “It is for downstairs.” ¶ {guest} took it, and held it flat, and did not look in. Down it went. You could hear that it got there. Then there was a step on the stair. “Here is one back,” said {guest}.
- is_fire:
“It is my pillow,” said {A}. “It fell down behind the bed.” ¶ {guest} lay down, and looked into the gap. “Help is here,” {guest} told it. “Don’t look down.” Then there was a pull. Up it came. It was all right, and a bit flat.
- is_fix:
“It is the door,” said {A}. “I like it open as wide as a hand. But it won’t stay.” ¶ {guest} measured the hand. {guest} rolled up a sock, and put it down there, and pushed. They let go. It stayed, as wide as a hand.
- is_book:
“I have lost my place,” said {A}. “They were in a boat.” ¶ {guest} held the book up by its back, and let it fall open. There was a crumb. “That is where they all stop,” said {guest}. “Here is the boat.” So it was.
- is_art:
“It is the moon,” said {A}. “It is just in the gap, and tomorrow I shan’t know how it was.” ¶ {guest} looked at it first. Then it was drawn: the gap, the moon, and one bit of roof. Now it could not get away.
- is_law:
“They all want to be in the middle,” said {A}. “It is the pillow, and the feet, and the quilt, and me.” ¶ {guest} put up one arm. Everything stopped. “First the pillow,” said {guest}. “Now you. Feet, keep left.” And that was how they got in.
- is_grow:
It was the plant on the sill. It had let its head hang. “What have we here?” said {guest}, and put a finger in the earth. It got a drop of water, and not two. Then it was turned round, to where the sun would be. “It will be up before you,” said {guest}.
- is_science:
“I have only got two hands,” said {A}, in bed. “One is for the book, and one is for the quilt, and there is none to turn over.” ¶ {guest} looked at that. There was a fork, and a peg. The book stood up by itself. One hand went in under the quilt.
- is_show:
“My feet won’t lie still,” said {A}. “They want to see something first.” ¶ So it was done on the mat, quite small, with the lamp turned down. The feet looked on. It was the whole of it, from the first bow to the last. The feet lay still.
- else:
“It is only a small job,” said {A}. “But none of us can do it.” ¶ “What have we here?” said {guest}. {guest} saw at once what it was. It was done in four minutes, and there was no teapot in it at all.
}
“Who was that?” asked {grownup}, on the landing. ¶ “That was the {wished_job},” said {A}.
-> DONE

=== m3
# shot: above
# place: hallway; night; stars
# action: guest stand proud; heroes look-up happy guest; friends sit sleepy
# things: stairs; teapot on stairs; lamp
They sat on the top stair for a bit, since it was such a big thing.
“Did you mean it?” asked {guest}. ¶ “I said it before I knew,” said {A}.
“That is how they do it,” said {guest}. “That is just how they ask.”
Down on the bottom stair stood the teapot. They told it. # usual
It held still. But it was pleased. You could see it on the lid. # spare
“I want to say it once more,” said {A}, “only to have said it. The {wished_job}.” ¶ {guest} nodded. It was a little tired, and kind. # usual
-> DONE

=== m4
# aside
# shot: two
# place: kitchen; night; stars
# action: guest drink happy cup; heroes drink happy cup; friends sit sleepy
# things: table; teapot on table; lamp
Then the teapot was a teapot again. There was a drop of tea for {guest}, and milk for {A}.
It came out at the right end. # spare
“Was it hard to be practised on?” {A} asked the teapot. It did not say. ¶ “It never says,” said {guest}. “That is why it is so good.”
“What do you do now?” asked {A}. ¶ “{guest_many:We|I} wait,” said {guest}. “But it is another sort of waiting.”
They washed the cups. They dried them, too. They were all right. # more
-> DONE

=== l3
# aside
# shot: wide
# place: street; night; stars
# action: guest walk proud; heroes wave sleepy; friends wave sleepy
# things: street-lamp; door left; gate
{guest} went home along the street. {A} stood at the door.
“There goes the {wished_job}!” called {A}. It went right down to the corner.
A curtain moved. Somebody looked out, to see. # spare
Down there {guest} turned round, and nodded.
The street lamp shone on all of it. It had not been asked. # more
{homeward} # company
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; teapot on table; 4 cup on table; moon
The kitchen was dark. The teapot stood on the table.
It held still. It was out of habit.
The cups stood in a row. They had one hand on the hip. # usual
They would have put it up, if somebody had asked. # more
A crumb lay on a plate. Nobody needed it. # more
It was a quiet night. Everybody was all right.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{A} lay in bed, and held still.
{resting}
{keepsake}
{dream} # spare
The lamp was low. Somebody had only to ask, and it would be lower. # usual
Not far off {guest} lay awake a little. “{guest_many:We were|I was} asked for,” {guest} told the dark. “The {wished_job}. Somebody called it down the stairs.”
“Is there anything that you need?” asked the dark. # usual
{A} felt all over. There was one thing to ask for.
“Could sleep come, please?” said {A}.
It was there before the “please” was.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a letter under the teapot. “Could we borrow it, please?” it said. “There is somebody here who would like to be a lighthouse, and we have told her to begin with things that hold still.”
So {H} lent it out. It came back on Friday, very clean. It did not say how it had been. But for the rest of the week it looked out to sea.
-> DONE

=== next_bedtime
“Could sleep come, please?” said {A}. It had been waiting outside the door to be asked.
-> DONE
