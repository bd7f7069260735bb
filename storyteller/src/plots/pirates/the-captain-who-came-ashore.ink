# role treat: food = buns
# role mate: toy = a penguin called Bosun
# names: Captain Bunting | Captain Pennant | Captain Halyard

=== title
{~The Captain Who Came Ashore|Passed: One Cat}
-> DONE

=== s1
# shot: wide
# place: lane; afternoon; clear
# action: captain wave happy at heroes; heroes wave happy at captain; friends wave happy; tiny mate sit proud
# things: cottage; anchor; flower; gate; 3 roses
# people: captain(old, she)
{~At the end of Quince Lane stood a small white house with an anchor in its flowerbed. Captain Bunting lived there, who used to be a pirate, and {H} had been asked to tea.|“Ahoy!” called Captain Bunting over her gate in Quince Lane. She used to be a pirate, and now she had a house, and had asked {H} to tea.|The new house in Quince Lane had been there since Tuesday, and it had not moved an inch. So said Captain Bunting, who used to be a pirate, and who had asked {H} to tea.}
{joining}
“Come aboard,” said Captain Bunting, who was a sort of aunt. {mate_a} was signed on at the door, as lookout.
{young:There was a ship’s wheel in the kitchen. There was a rope on the stairs, and a bell by the bath.|She had put a ship’s wheel in the kitchen, a rope up the stairs, and a bell beside the bath.} # usual
“{young:I pull and I pull,” she said, “and she will not go.|I have pulled on everything,” she said, “and she will not go.} {~I pulled on one thing twice, and it came off.|I have been very firm with the taps.}” # spare
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: captain pour sad teapot; A read curious book; heroes sit-on-chair curious; friends sit-on-chair curious
# things: table; huge book on table; ships-wheel; cup on table; rope
On the table lay a big blue book, which was the ship’s log.
“{young:Every night I wrote down what we went past,” said the captain.|Every night for forty years I have written down what we passed,” said the captain.} “Passed: one whale. Passed: {~an iceberg, small|a lighthouse, striped}. Passed: one island, with a goat.”
{is_loved:“Did you ever pass anything to do with {loved}?” asked {A}. Once, the captain thought, turning back eleven years, but it had been foggy.|{musing}} # personal
“What did you pass yesterday?” asked {A}. ¶ She turned to the last page. Tuesday: nothing, it said. Wednesday: nothing. Thursday: nothing, and a bit of rain. # usual
“{young:A house does not go,” she said. “It just sits. Nothing will ever come by.|That is the trouble with houses,” she said. “They have no idea of getting on. Nothing will ever come by again.}”
{helper_person:“You are at the wrong window,” said {helper}, and drew back the curtain, and there was the garden gate.} # beat
{helper_animal:{helper} went and sat down in front of the door, and looked from the door to the captain.} # beat
{helper_carried:{helper} was held up at the window, out of the way of the tea, and so everybody saw the gate.} # beat
{~She shut the book, and made the tea.|She made the tea, and looked into it.} # spare
-> DONE

=== m1
# shot: wide
# place: garden; afternoon; breeze
# action: captain push happy ships-wheel; A pull happy anchor; heroes pull happy rope; friends hold happy sheet
# things: washing-line; 4 sheets on washing-line; anchor; 2 potatoes; house; tree
First they tried to sail it. They hung four sheets and {~a tablecloth|a bath towel} on the line, and the wind filled them, and the captain took the wheel in the kitchen.
{young:“Pull up the anchor!” she called. They pulled. It came up, with a potato on it.|“Up anchor!” she called through the window. They pulled, and up it came, with a potato on each end.}
“Are we moving?” called the captain.
{A} looked at the house, and then at the pear tree. {young:They were just where they were.|They had been next to each other before, and they still were.}
“Not yet,” said {A}, to be kind.
“Give her time,” said the captain. “She is full of cups.” # more
-> DONE

=== l1
# aside with m1
# shot: close
# place: attic; afternoon; clear
# action: A hold surprised carrot at captain; heroes kneel laughing carrot; captain think surprised; friends peek laughing
# things: sand; 5 carrots in sand; trunk; lantern
“Then we must have run aground,” said the captain. So they searched the ship, from the top to the bottom.
In the attic there was {~a trunk|a hat box, with a mouse asleep in it}. That would not stop a ship. The bed in the bedroom did not swing. {young:The captain slept in the bath. It was more like a boat.|She had given it up on the second night, and moved into the bath.}
Down in the cellar {A} found it. {young:There was sand. There were carrots in it, in a row.|There was a heap of sand, and standing up in the sand was a row of carrots.}
“Aground on carrots,” said Captain Bunting. “I have been at sea for forty years, and that has never happened to me before.”
-> DONE

=== s3
# shot: behind
# place: garden; dusk; clear
# action: snail walk proud; captain write surprised book; A point happy at snail; heroes sit happy; friends eat happy; tiny mate stand proud
# things: gate; book in captain.hand; treat on plate; plate
They had their tea on the front step. {treat_many:There were|There was} {treat_a}, and not much was said. {mate} kept the lookout, and faced the gate. Something was there, small and brown, and going along quite fast for a snail.
“Captain,” said {A}. “Something is passing.”
“It cannot be,” said the captain. “We are not moving.”
“No,” said {A}. “But it is.”
They watched it go by, from one gatepost to the other. {young:It took a long time. It had two horns up.|It took eleven minutes, with both its horns up.} # usual
{hinderer_person:“I only wanted to see its face,” said {hinderer}, and put the snail down again, but facing the other way.} # beat
{hinderer_animal:Then {hinderer} came to smell it, and it went in, and there was nothing to watch for some time.} # beat
{hinderer_carried:{hinderer} had been put down just where it was going, and it went up {hinderer} and down the other side.} # beat
The captain fetched the book, and licked her pencil. “Passed,” she wrote. “One snail, {~going to the post box|heading for the pump}, house and all.” # spare
-> DONE

=== m2
# shot: two
# place: lane; dusk; clear
# action: postman ride worried bicycle; cat walk proud on wall; captain play happy bell; A wave happy at postman; heroes wave happy at postman; friends wave happy
# things: wall; bicycle; bell in captain.hand; hill
# people: postman
{young:The cat from the bakery went by, on the wall. It had its tail up.|The cat from the bakery went by along the top of the wall, with its tail up like a mast.}
“Passed: one cat,” wrote the captain.
The postman came by on his bicycle, and because the captain gave him {~three|four} rings on the bell, as you do for another ship, he took off his cap. That is hard to do on a hill. {young:He went wibble, wobble, wibble.|He went by in several directions.}
“Passed: one postman,” wrote the captain, “rolling a good deal.”
“Ought I to have let him go first?” she asked. “He had the hill,” said {A}. # more
{pausing} # company
-> DONE

=== l2
# aside
# shot: wide
# place: lane; dusk; clear
# action: musician play happy trumpet; drummer play happy drum; dog walk happy; captain wave proud; heroes clap happy at musician; friends dance happy
# things: gate; hedge
# people: musician; drummer=musician(tall hat)
Then there was a sound from down the lane. {young:Oom, it went. Oom, pom. Oom, pom.|It came slowly, like a large animal in soft shoes, and it went oom, pom.}
It was the town band, going home from its practice. They came in twos, and at the back was {~the tuba|the big drum}, with a very small man inside it somewhere.
“Evening,” said the tuba, or else the drum. “Have we passed you before?” # more
{young:The captain stood up straight. She put her hand to her hat.|The captain had met with a fair number of fleets in her time. She stood up straight and saluted every one of them.}
“Passed: one band,” {A} told her, counting. “Eleven, and a dog.”
“Whose dog?” asked the captain. Nobody knew. They put it in.
-> DONE

=== m3
# aside
# shot: above
# place: garden; dusk; clear
# action: 4 hedgehogs walk happy; captain stand surprised; heroes kneel happy before hedgehog; bird fly happy; friends kneel happy
# things: boot; leaf; lantern; gate
{~Four swallows went over|A heron went over}. A leaf came down, and went by on its side. {young:Then came a hedgehog. After it came a small one, and a smaller one, and a very small one.|Then came a hedgehog, and behind it, in order of size, three more.}
They did not go round the captain’s boots. They went over them.
“Eight feet,” whispered the captain. “Twelve feet. Sixteen.” She did not move until the last of them was off. # spare
“I never had that at sea,” she said. “{young:I never had that at all.|At sea they mostly stay outside.}”
-> DONE

=== s4
# shot: close
# place: garden; night; stars
# action: captain read surprised book; A point happy at captain; heroes sit happy beside captain; friends sit happy; tiny mate sit happy
# things: lantern; book in captain.hand; moon; pencil; tree
{short:After that came a cat, and a postman. }The captain read her page by the lantern. It was full.
“A pity about the cat,” she said. “I liked the cat. I am sorry that it has gone.”
“But it will be back,” said {A}. “It comes by every night.”
The captain put down her pencil. “The same cat?”
“{~At about half past|After its supper}. {young:So does the postman. So do they all.|And the postman, and the leaves. They all come round again.}”
“I once passed a goat, on an island,” said Captain Bunting slowly. “It looked at me. {young:I never saw it again.|In forty years I never passed it again, and I have often wondered how it was.} And here they come by twice?”
“They come by every day,” said {A}. # usual
She thought about that until the moon had got as far as the pear tree. # spare
-> DONE

=== l3
# shot: two
# place: garden; night; stars
# action: captain hug happy anchor; A dig happy flower; heroes pull calm sheet; friends carry calm sheet
# things: anchor; 3 flowers; 2 potatoes; washing-line; house; moon
Then she got up and took the anchor in both arms. She put it back among the flowers, gently, and stamped down the earth.
{young:“There,” she said. “We will stop here.”|“There,” she said. “This will do. It is a good berth.”}
They took the sheets in. They were {~cool|a little damp}. {young:The potato was|The potatoes were} put back as well. # spare
The small house stood quite still. The moon went over it. A cloud went by, and then a smaller cloud.
“Look at it all,” said the captain. “And I have not had to row.”
-> DONE

=== m4
# shot: behind
# place: lane; night; stars
# action: captain wave happy; A wave sleepy at cat; cat sit calm on wall; heroes wave sleepy at captain; friends walk sleepy
# things: wall; lantern in captain.hand; bell; cottage
It was late, and home was just up the lane.
“I shall keep a light in the window,” said the captain. “For shipping.”
She rang the bell, once, not loud. {~Somewhere a dog answered.|A window lit up across the way.}
On the wall there was something with its tail round its feet. It opened one eye as they came past.
“It will be putting us in its book,” said {A}.
-> DONE

=== l4
# shot: object
# place: lane; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: pump; postbox; cottage; lantern; moon
They went by the pump. They went by the post box. A snail was there. {~It had arrived.|It was having a rest.}
Nobody was going fast. # more
{homeward} # company
{They} looked back once. There was the white house, with its light in the window. It had not moved an inch.
It was very easy to find.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy; tiny mate sleep sleepy
# things: clock; book; window; train
{H} {was} in a bed that kept still.
{resting}
{keepsake}
{dream} # spare
A clock went by, tick, tick. Passed: one clock. # spare
Far off there was {~a train. Passed: one train.|a boat. Passed: one boat.} It would be back. # usual
At the end of Quince Lane, somebody opened a big blue book.
Passed: {H}, going home, with {mate}. All well.
Then the house was quiet. Only the night went by, very slowly, with all its stars up.
Passed: one day.
Goodnight.
-> DONE

=== next_night
There was no getting past the white house that day. Captain Bunting was on the step with the big blue book, and she held up one hand.
“Heave to,” she said. “I have you down for four o’clock, and it is only ten to.”
So {H} waited by the gate until it was four, and then went by.
“Passed,” wrote the captain, and turned the book round to show. On that line the ink was old. It had been put in last night, with a space left for the hat.
-> DONE

=== next_bedtime
Passed: one evening, going the same way as yesterday.
-> DONE
