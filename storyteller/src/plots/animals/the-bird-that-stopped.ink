# about: found-something(bird|pigeon|animal); losing-well; lost-match(race|last|run|swim|gala); new-pet(bird|pigeon)
# also: tired; sad; patience; missing; kindness
# wants: child
# form: list
# names: Mr Tolley | Mr Bassett | Mr Rudge
# ages: 10-12
# holds: bird(kind), pigeon(kind), dark(kind)

=== title
{~The Bird That Stopped|Facing the Fridge}
-> DONE

=== s1
# shot: close
# place: kitchen; afternoon; clear
# action: bird stand calm; L write surprised notebook; heroes kneel surprised before bird; friends peek curious
# things: calendar; box; hay in box
{~The log is in an old homework book, and was kept by {H}. It begins: “Saturday, five past five. Pigeon on the sill. Walked in. Did not knock.”|“Saturday, five past five,” says the first line. “Bird, one. Came in at the kitchen window, past {H}, as one walks into a bank.”|It was the first log that {H} had ever kept, and it opens calmly. “Saturday. Five past five. There is a pigeon in the kitchen. It is sitting under the calendar.”}
“It has a ring on its leg,” it goes on, “with a number. It does not look ill. It looks like somebody who has sat down in the middle of a race.”
{joining}
{is_loved:“Have told it about {loved},” says the next line. “It heard me out with one eye, and has kept the other on the fridge.”|{musing}} # personal
What {L} wanted is not in the log. But it says that there was a box, with straw in, by ten past five.
-> DONE

=== s2
# shot: wide
# place: kitchen; afternoon; clear
# action: bird drink calm; L kneel worried before bird; heroes write calm notebook; friends sit calm
# things: fridge; cushion; lid; telephone
“Half past five. Offered: a cushion. Not sat on. Offered: the name of Gerald. Not answered to.”
“Six. Offered: water, and dry rice in a lid. Drank like a horse. Facing: the fridge.”
It could be seen that the bird would stay if only it were made comfortable. It could also be seen that there was a ring. # usual
“Seven. Ring reads GB 21 N 40417. Have looked it up. There is a person to telephone. Line is probably busy. Not tried.”
{hinderer_person:“Half past seven. {hinderer} came in and sang to her. She put up with two verses. {hinderer} has been shown out.”} # beat
{hinderer_animal:“Half past seven. {hinderer} has had the rice. More rice. {hinderer} is in the hall now, facing: the door.”} # beat
{hinderer_carried:“Half past seven. Stood {hinderer} on top of the fridge, as a trial. Facing: the fridge. This proves nothing.”} # beat
“Eight. Still probably busy. Facing: the fridge.”
-> DONE

=== m1
# shot: two
# place: kitchen; dusk; clear
# action: bird stand calm; heroes look-through curious magnifying-glass at bird; friends peek curious
# things: ring; book; notebook; box
“Notes,” it says here, in another pencil. “The ring is put on when they are a week old, and after that it will not come off over the foot. GB is where. 21 is the year. N is the club. So it is four, and has a number like a library book.”
“It is a racer. They are let go all together, a long way off, and the first one home has won. They do fifty miles an hour. They do it with nothing: no map, no lunch.”
“Sometimes one stops. It says not to be sorry for it, only to give it water, and not to touch it more than you need, and in two days it will have made up its mind.”
“It does not say about what.” # spare
-> DONE

=== l1
# aside
# shot: wide
# place: kitchen; dusk; clear
# action: 6 birds stand curious; bird stand calm; heroes sit laughing at bird; friends hold happy radio
# things: box; radio; crumb; fridge
“Quarter to eight. Visitors. There are {~six|seven} pigeons on the ledge outside, the sort from the station. They have come to look at ours. One has brought a chip.”
“Ours took no notice of them. I have seen a person do that, in a good coat, on a bus.”
“Eight. Asked the whole family for opinions. One was for keeping it. One said that it was vermin, and later was found showing it a photograph. One asked if it would like the radio on. It had the radio on. Facing: the fridge.”
“It does not blink the way we do. It does it from below.” # spare
-> DONE

=== m2
# aside
# shot: above
# place: kitchen; day; clear
# action: L draw curious at map holding ruler; heroes lie-front curious before map; bird stand calm; friends point curious at map
# things: map; magnifying-glass; box
“Sunday, ten. Got out the atlas, and a ruler. They were let go on the far side of the sea, on Saturday morning at seven. We drew a line from there to where N is. It is four hundred and eighty miles, and it goes over nothing much.”
“Then we looked at it with a glass. It goes over the canal. It goes over the gasworks. It goes over this house, or next door.”
“So it was not lost. It was on the line. It had only come in off it, as you come in off a road.” # spare
{pausing} # company
“Turned the box round, for a change of view,” the log goes on. “Half past ten. Facing: the fridge.”
-> DONE

=== s3
# shot: close
# place: kitchen; day; clear
# action: L hold sad telephone; heroes think sad at bird; bird stand calm; friends sit sad
# things: notebook; fridge; box
On Sunday the line was tried. It was not busy. “Four-oh-four-one-seven?” said a Mr Tolley, a long way off. “She was due on Saturday at ten past four. The rest were home for their tea.”
“She’s had some rice,” said {L}.
“You can keep her,” said Mr Tolley. “I’ve no use for a bird that stops.”
{helper_person:{helper} put down some toast, a good way from the telephone and quite near the book, and did not ask.} # beat
{helper_animal:{helper} looked at the foot that was tapping, and went on looking, until it had stopped.} # beat
{helper_carried:{helper}, on the chair opposite, was told twice what Mr Tolley had said, and it sounded no better.} # beat
“Eleven,” says the log. “Allowed to keep her. Does not feel as expected.”
Then {L} turned back through the pages, all two days of them, and saw what was written at the end of nearly every line. # usual
“What’s behind the fridge?” said {L}. The answer was a wall; and behind the wall, ninety miles off, as the ruler goes, Mr Tolley.
-> DONE

=== m4
# aside
# shot: above
# place: kitchen; dusk; clear
# action: L write worried notebook; heroes sit worried at window; bird sleep sleepy; friends hold calm jumper
# things: window; jumper; radio; clock; box
“Sunday, nine. The window is shut, because of the cold. This is a good reason. I have written it down to see if it looks like one.”
“If it is open she may go. If it is shut she can’t, and then she has not stayed. So it has to be open for it to count.”
“Half past nine. Am told that you can’t leave a window open all night in {~March|October}. It is true. Everybody is being very kind about it.”
“Ten. Put on a jumper,” says the log. “Put one on the radio.” # spare
-> DONE

=== l2
# aside
# shot: wide
# place: library; day; clear
# action: L read surprised book; heroes sit surprised; bird stand calm; friends read calm book
# things: compass; desk; heap; 3 books on desk
{L} had gone to look up how they do it. It took most of an afternoon, and is all there, in points.
“One. By the sun, if there is sun. Two. By the smell of where they live, on the wind. Three. By something in the head like a compass, though it has been looked for and nobody can say where. Four. By main roads. They have been seen to turn off at a roundabout.”
“Five,” it says, underlined. “Nobody knows. It says so in the book, in those words. I have never seen a book say that.”
“Asked her. Facing: the fridge.” # spare
-> DONE

=== s4
# shot: two
# place: kitchen; day; clear
# action: bird fly happy; L look-up sad at bird; heroes wave calm at bird; friends wave calm
# things: box; satchel; chimney
“Monday, ten to seven. Window open. Along the sill on foot, and looked at the day with one eye and then with the other.”
“Went up. Went round twice, over the chimneys. Went as far as the gasworks. Sat.”
“Half past eight. Still sitting. Facing the right way. School.” # usual
At twenty past four the telephone rang. “She’s in,” said Mr Tolley. “Ten past four. She’s to the minute, your bird. She’s only got the wrong day.”
“I’ve put her in the book,” he said. “Last. I never had a last before.”
-> DONE

=== l3
# shot: object
# place: kitchen; dusk; clear
# action: L sit calm; heroes sit calm; friends sit calm
# things: feather on notebook; notebook; box; hay in box; fridge; ruler
“Monday, six. Box, empty. Straw, warm, or I think so. Rice, eight grains, left in a row.”
“One feather. Grey. It has been put in at this page. It keeps the place.”
“Took the ruler back. Took the jumper off the radio.” # spare
“It is odd how you can see the fridge now. It has a hum.” # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; clear
# action: L write calm notebook in bath; heroes sit calm; friends hold calm towel
# things: bath; towel; rubber-duck; bubble
“Was asked if I mind,” says the log. It was kept in the bath by then, and is a bit wet here.
“I do,” it says. “But not how I thought.”
“She came in on a bad wind and sat down till it was done. It is what I would do. He says stop. I say sit.”
“Mr Tolley rang up. He only said that she ate well. He rang off quite slowly.” # spare
-> DONE

=== l4
# shot: wide
# place: barn; night; stars
# action: tolley give happy corn at bird; 4 birds sit sleepy; heroes sit sleepy; bird sit happy
# things: shelf; lantern in tolley.hand; hay; sack
# people: tolley=keeper(old, he, cap)
Ninety miles off, in a long shed, it was warm. There was straw. They sat in rows, with their feet in.
There was a first, and there was a second. At the end of the row there was a gap, and in the gap there was a last.
Mr Tolley came by with the lamp. He gave her ten grains more than the rest. He looked round, to see that no one saw. # spare
She sat right down. She did not face the wall. # spare
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: notebook; feather; window
The last page was done in bed, and it slopes.
{resting}
{keepsake}
{dream} # spare
“Nine. Wind, gone down. Window, open a crack. That is for the air.” # usual
“Lamp, out soon. Feet, in.” # usual
“Turned on to one side. Turned on to the other.” # usual
“Went round twice,” it says, quite low down.
“In,” it says. “Facing: all ways.”
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
At ten past four they came over, thirty or so, very high up, going north-east like a handful of something thrown. {H} had only happened to look up.
One of them dropped out, went once round the gasworks, and caught up with the rest. It took her no time at all.
“Second,” said Mr Tolley, when he rang. He sounded as if he had been sitting down. “What did you do to her?” ¶ “Rice,” said {A}.
-> DONE

=== next_bedtime
The window was open a crack. That was for the air.
-> DONE
