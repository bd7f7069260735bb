# about: story-about; with-character; creature; bring-back
# tells: tale(one thing only)
# also: funny; person; place; thing; happy; play; food; calm; weather
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# names: Mrs Pendle | Mrs Quill | Mrs Otter
# ages: 3-12
# holds: dark(kind)

=== title
{~That One Was Thank You|And Then It Waited}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: pendle stand surprised at guest; guest stand calm; heroes stand curious; friends stand curious
# things: door left; mat; coat on hook; hook
# people: pendle=woman(old, she, hat)
{~Two were coming to supper, and they came at the same time. {H} let them in.|There was a knock at the door, and at the same time there was another, lower down. {H} went to open it.|{H} had laid for two more, and at half past five they both stood on the mat.}
One was Mrs Pendle from next door. {guest_many:The others were|The other was} {guest_a}. “Good evening,” said Mrs Pendle. “And what do you say?”
And {guest} began to {wished_only}.
“I beg your pardon?” said Mrs Pendle. # usual
“That is {wished_tale},” said {A}. “There isn’t anything else. {young:I think it was good evening.”|But I think that it was meant for good evening.”}
“I like to be told what is meant,” said Mrs Pendle, and gave {A} her hat. # usual
-> DONE

=== m1
# aside
# shot: close
# place: hallway; dusk; clear
# action: heroes kneel curious at guest; guest stand curious; friends sit curious
# things: hook; coat on hook; hat on hook; mat
{A} stayed in the hall with {guest} for a moment, to get it clear. “Are you a kettle?” asked {A}. {young:And {guest} began to {wished_only}.|{guest} thought about it, and began to {wished_only}.}
“That must be no,” said {A}. “Are you {guest}?” ¶ And {guest} began to {wished_only}.
It looked just the same. {young:“Are you sure?” asked {A}.|{A} asked for both of them again, from nearer by, and with the head on one side.}
Then it was quite plain. {young:The yes was over sooner.|The yes was over sooner, and the no took a little more room at the {~top|bottom}.}
“Is it all right if I tell her what you say?” asked {A}. ¶ That was a yes. # more
“And if I get it wrong?” ¶ That was a yes as well, but a kind one. # more
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: pendle sit-on-chair curious at guest; heroes sit-on-chair happy; guest stand happy; friends sit curious
# things: table; 4 plate on table; teapot on table
So there was supper, and they passed things.
{joining}
{is_loved:“Ask what {guest} thinks of {loved},” said {A}, who wanted to try a hard one.|{musing}} # personal
“Will you have a potato?” Mrs Pendle asked {guest}. ¶ And {guest} began to {wished_only}, but only just. {young:“That was yes,” said {A}.|“That was yes,” said {A}. “It was so short.”} # usual
A potato was put on the plate. “And what do you say?” asked Mrs Pendle.
{guest} began to {wished_only}, {young:a bit slower.|more slowly this time, and with something soft at the end.} “That one was thank you,” said {A}.
{hinderer_person:“Thank you,” said {hinderer}, “thank you, and thank you,” and by then nobody knew whose was whose.} # beat
{hinderer_animal:{hinderer} answered as well, each time, from under the table, and always meant a potato.} # beat
{hinderer_carried:{hinderer} was put on the chair between, so that you only saw the upper half of what {guest} meant.} # beat
“I should never have known,” said Mrs Pendle. ¶ “You have to look,” said {A}. # usual
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: heroes write proud; guest stand curious; pendle look-up curious; friends sit curious
# things: table; paper; pencil; 3 plate on table
For Mrs Pendle {A} wrote it all down, next to the butter. {young:It was a long list.|It was to be like those books that you take along when you go to another country.}
If {guest} did it short, it was yes. {young:If it was long, it was no.|If it was rather longer, with a stop in it, it was no.} If it was done twice it was very much.
“And this?” asked Mrs Pendle. {guest} had begun to {wished_only}, {young:and looked at the window.|and did it in the direction of the window.}
“That is rain,” said {A}. “Or it is soup. {young:They are very alike.”|They are nearly the same, and so you have to look at what is on the table.”}
It was rain. They could hear it in the gutter. # more
Mrs Pendle asked if she might keep the list, and put it in her sleeve. # more
-> DONE

=== m2
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: pendle sit-on-chair calm; heroes listen curious; guest stand curious; friends listen curious
# things: table; 2 cup on table; teapot on table; themed
“I had a brother,” said Mrs Pendle, “who never said anything but ‘Well’.”
“All day?” asked {A}. ¶ “He had {~eleven|fourteen} of them,” said Mrs Pendle. {young:“One was for rain.”|“There was one for rain, and one for when the bread had gone up by a penny.”}
{guest} came a bit nearer, {young:to hear more.|as you do when somebody talks about your own country.} Then {guest} began to {wished_only}.
“Well,” said Mrs Pendle. {young:Then she laughed.|Then she noticed that she had said it, and had to put down her fork.}
{themed_a} lay by her plate, and she turned it round twice, thinking of him. # personal
{pausing} # company
-> DONE

=== s3
# shot: above
# place: kitchen; dusk; clear
# action: guest stand worried; pendle sit-on-chair curious; heroes hold worried jar; friends sit curious
# things: table; jar; 3 plate on table; teapot on table
Then there came one that nobody knew. {guest} looked at Mrs Pendle, and began to {wished_only}. And then {guest} waited.
“That was salt,” said {A}, and passed the salt. ¶ But {guest} did it again, just like that, and waited.
{helper_person:“It may be the jam,” said {helper}, and held up the jam, and then the lid of the jam.} # beat
{helper_animal:{helper} looked from the one to the other, and then lay down across Mrs Pendle’s feet, just in case.} # beat
{helper_carried:{helper} was handed over the table. But it was not {helper} that was meant.} # beat
It was not the jam. It was not the window, and it was not the door. # usual
“You see,” said Mrs Pendle, “even you don’t know.” # usual
{A} looked at {guest}, and put down the spoon. {young:With the others {guest} never waited.|There was one thing about it. After good evening, and after thank you, {guest} had not waited at all.}
When do you wait, when you have said a thing? ¶ “It was a question,” said {A}.
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: heroes point curious; guest stand worried; friends sit curious
# things: table; teapot on table; cup; spoon; tablecloth
There are a good many questions. {young:They tried the easy ones first.|They tried the small ones first, that are used every day.}
“Where is the bathroom?” asked {A}. {young:It was not that.|But {guest} began to {wished_only}, and it had a no in it.}
“What is the time? Who is under the table? {~Why is it called a turnip?|What comes after ninety-nine?}” {young:They were all no.|Every one of them was no, though {guest} would have liked to know about the last.}
“It can’t be for me,” said {A}. “{guest} does not look at me.” {young:They all looked at Mrs Pendle.|And they all looked at the one that {guest} was looking at, who had not been asked anything.} # spare
Mrs Pendle sat up straight, in case it was about her elbows. # more
-> DONE

=== m3
# shot: two
# place: kitchen; dusk; clear
# action: heroes think curious; pendle sit-on-chair surprised; guest stand calm; friends sit calm
# things: table; lamp; 2 cup on table
{A} thought about what had been asked that evening, and who had asked it. {young:There was quite a lot.|There had been a great deal of it, now that you came to count.}
“You asked {guest} what to say,” said {A}. “You asked me about {~my spelling|my knees}. {young:You asked about the potatoes.”|You asked who made the potatoes, and whether they had been well washed.”}
“I like to take an interest,” said Mrs Pendle.
“And what did we ask you?” said {A}. {young:It was quiet.|It got so quiet in the kitchen that you could hear the lamp.} They had asked her if she would pass the butter. # spare
{guest} began to {wished_only}, and waited. # more
-> DONE

=== s4
# shot: close
# place: kitchen; night; clear
# action: pendle sit-on-chair happy; guest stand happy; heroes sit-on-chair happy; friends sit happy
# things: table; 2 shoe; lamp; cup on table
“It is for you,” {A} told Mrs Pendle. “I think that it is: And how are you?”
Mrs Pendle put down her cup. Nobody had asked her that since Sunday. “Quite well, thank you,” she said.
{guest} still waited.
“Well,” said Mrs Pendle, “my feet hurt. {young:It is these shoes.”|It is these shoes. I only wear them because I was asked to supper.”}
So the shoes came off, under the table.
They stood there side by side, and the toes came out and looked about. # usual
And {guest} began to {wished_only}, and this time it was big, and it took in the whole kitchen.
“That one I know,” said Mrs Pendle, before {A} could say a thing. “That one was ‘good’.”
-> DONE

=== m4
# aside
# shot: wide
# place: kitchen; night; clear
# action: pendle sit-on-chair laughing; guest stand happy; heroes sit happy; friends sit happy
# things: table; 2 shoe; lamp; teapot on table
After that Mrs Pendle told them all about it. It began with the left foot.
In every gap {guest} began to {wished_only}. It was just what you want to hear, in a gap.
“Really?” it said. “And then?” it said. “No! Both of them?” # usual
{A} did not have to tell her what was meant. {A} had a second potato. # spare
“It is a long time since I have had such a good talk,” said Mrs Pendle. # more
{guest} had one for that as well. It was quite a new one. # more
-> DONE

=== l3
# aside
# shot: two
# place: hallway; night; stars
# action: pendle wave happy; guest stand happy; heroes wave sleepy; friends wave sleepy
# things: door left; mat; 2 shoe in pendle.hand; hook
Mrs Pendle went home with a shoe in each hand.
On the step she turned round. “What do you say?” she asked. But she asked it of herself.
Then she looked to see if the road was empty. And she began to {wished_only}.
It was her first. It was not very good, and it was in a hat.
“That was goodnight,” said {A}. ¶ “So it was,” said Mrs Pendle, very proud. # usual
{homeward} # company
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; teapot on table; cup on table; chair; moon; window
The kitchen was dark. Two chairs stood a bit back, as they had been left.
The teapot had nothing in it. It did not say so.
The tap let go of one drop, and waited. Nothing came. So it let go of one more. # usual
The salt stood in the wrong place. It had not been meant. # more
The rain had stopped. It had said all it had to. # more
Next door there was a light. A pair of feet went by in it.
They were only in socks.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; guest stand happy; friends sleep
# things: bed; pillow; lamp; rug
{A} lay in bed. {guest} was on the rug.
{resting}
“And how are you?” said {A}. ¶ {guest} began to {wished_only}. It was short, and soft at the end. That was ‘quite well’. ¶ “Me too,” said {A}. # usual
{keepsake}
{dream} # spare
The lamp was low. There was no more to ask. # usual
Then {guest} began to {wished_only} once more. It was very small.
{A} knew that one. You do not have to wait, after that one.
It was goodnight.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
There was something on the mat in the morning, done up in brown paper. It was a pair of shoes, with hardly any road on them. They pinched, it said on the note, but they might suit somebody who only sat. ¶ {H} put them on the sill, side by side, to look out. They seemed to like it. Next door a window went up, and somebody in slippers wished the whole street a good morning.
-> DONE

=== next_bedtime
“And how are you?” said the pillow, or so it seemed. Then it waited.
-> DONE
