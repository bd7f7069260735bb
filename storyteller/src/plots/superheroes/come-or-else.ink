# about: party; manners
# role feast: food = some jelly
# holds: dark(kind)

=== title
{~Come, or Else|The Dreadful Doctor Fox Has a Birthday}
-> DONE

=== s1
# shot: wide
# place: street; afternoon; clear
# action: postman point worried at letter; A read curious letter; heroes stand proud; friends peek worried
# things: huge letter; house; postbox; cape on heroes.back
# people: postman
{~The letters came with the second post, one for every house in the city. {H} {was} out on the step just then, in {many:capes|a cape}, and so everybody looked at {them}.|“Come, or else,” read {A}, from a large black card with a skull on it. There had been one on every mat in the city that morning, and {H}, who owned {many:capes|a cape}, had been sent for.|All the superheroes were away at the seaside, in a coach. So when the black cards came through every door in the city, it was {H} who had to see to it, having {many:capes|a cape}, and being at home.}
The card said: Come to the bandstand, at four, or else! {young:It was from the Dreadful Doctor Fox, and everybody had shut their shutters.|It was from the Dreadful Doctor Fox, the city’s only villain, and everybody had shut their shutters.}
“Or else what?” asked {A}.
Nobody knew. {young:Nobody had asked him.|Nobody had thought it wise to ask.}
“Then {we} shall,” said {A}. # usual
The postman said that he would have come along, but he had the second half of the street to do. # more
{joining}
{is_loved:“It might be: Come, or else {loved},” said {A}. Nobody could think why that should need a skull.|{musing}} # personal
-> DONE

=== s2
# shot: two
# place: street; afternoon; breeze
# action: A look-through curious magnifying-glass at letter; heroes peek curious at letter; friends peek curious
# things: letter; party-hat; cake; cape on A.back
On the way to the park {A} read the card again. {young:It is good to read a thing twice.|A thing should be read twice, and the second time for the corners.}
{helper_person:“I have stuck to it,” said {helper}, who had only held a corner, and then everybody looked again.} # beat
{helper_animal:{helper} licked the card on one corner, and then all along the side, and would not give it back.} # beat
{helper_carried:{helper} had been given the card to hold, and then the two of them would not come apart.} # beat
“There is something sticky on it,” said {A}. {young:“It is pink, and it is icing.”|“I should say that it was icing.”} And the skull had a hat on, a pointed one, with {~dots|stars|a bobble}.
On the back, very small, it said: Please.
“Or else what?” said {A} again, but in a different voice. # usual
“You would not put please to just anybody,” said {A}. # spare
-> DONE

=== m1
# aside
# shot: close
# place: street; afternoon; breeze
# action: butcher peek worried door; A knock curious door; heroes hold curious letter; friends listen curious
# things: door; pan on butcher.head; cape on A.back
# people: butcher=shopkeeper(he)
{They} knocked at the butcher’s, to compare. {young:He opened the door a crack. “Has he gone?” he said.|The butcher spoke through the letter box, with a saucepan on.}
“Did you look at the back of yours?” asked {A}.
There was a rustle. “Please?” read the butcher. {young:“Well, I never. That is not like him.”|“I never had a please off a villain before.”} He turned it over again. “It may be a trick.”
“And did he ever do anything to you?” ¶ The butcher thought. “He laughed at me once,” he said, “from {~a rooftop|behind a tree|a balloon}. {young:It went on and on. It sounded a bit lonely.|It went on and on. I thought at the time that he wanted somebody to join in.}”
-> DONE

=== l1
# aside
# shot: wide
# place: library; afternoon; clear
# action: librarian hold happy book; A read curious book; heroes listen curious at librarian; friends listen curious
# things: desk; 3 books on desk; stamp; drawer; cape on A.back
# people: librarian(old, she, glasses)
Next {they} called at the library, because the librarian knows what people are like.
“Doctor Fox?” said the librarian. {young:“He comes on Fridays, with a false beard, and I say nothing.”|“Every Friday, in a false beard. I stamp his books, and I say nothing.”} She looked in her drawer. {young:“First he had How to Be Feared. Now he has How to Give a Party. He has had it nine times.”|“Last month he had out How to Be Feared. This month it is How to Give a Party, and that one has been renewed nine times.”}
“Is there a page about invitations?” asked {A}.
“There was,” said the librarian. “{~It is stuck together.|Somebody spilt custard on it.|The page was out when he got it.} {young:He had to use the other book.|I imagine that he had to work from the other book.}”
“But he has never once folded down a corner,” she said. # more
-> DONE

=== s3
# shot: behind
# place: park; dusk; clear
# action: fox stand sad before A; A look-up surprised at fox; heroes stand surprised before fox; friends stand surprised
# things: table; 10 party-hats on table; huge cake on table; plate on table; bunting
The bandstand was hung with black, and {young:there was a light inside|there was a sign that said Keep On the Grass}. {A} coughed.
“Who dares?” cried a terrible voice. Out came the Dreadful Doctor Fox, in a long cape, and he laughed for {~a minute|some time}. Then he looked past {them}, down the road{not young:, as far as the bend}.
{hinderer_person:“Are we early?” asked {hinderer}, over the top of the laugh, and Doctor Fox had to begin it again.} # beat
{hinderer_animal:{hinderer} went past him, in the middle of the laugh, and sat down at the table.} # beat
{hinderer_carried:{hinderer} had been put down on the end of the cape, and he could not sweep about in it.} # beat
“Is it only you?” he said. {young:His ears went down, one after the other.|One of his ears came down by itself.} # usual
Behind him was a long table, with forty plates of {feast_noun}, and forty paper hats, and a {~cake the size of a drum|cake like a castle}.
“I may have done too many,” said Doctor Fox. # more
-> DONE

=== m2
# shot: above
# place: park; dusk; clear
# action: fox sit sad; A sit calm beside fox; heroes sit calm before fox; friends sit calm
# things: letter; pencil; party-hat
“How many years is it?” asked {A}. ¶ “Seven,” said Doctor Fox, “in fox.” {young:He sat down on the steps.|He sat down on the steps, and put the laugh away.}
“I sent them out in good time,” he said. {young:“I did my very best writing, with curls.”|“I did every one by hand. I did flourishes.”}
“It says: or else,” said {A}. “People wondered.”
“But they stopped before the end!” said Doctor Fox. “Or else there will be {~such a lot of {feast_noun}|nobody for the musical chairs|thirty-nine hats left over}. {young:But there was no more room on the card.|I had meant to put that in, but the skull took up the room.}”
“You have lovely writing,” said {A}. “It is only the words.” # spare
-> DONE

=== s4
# shot: close
# place: park; dusk; clear
# action: fox peek worried curtain; A write happy letter at fox; heroes throw happy letter; friends throw happy letter
# things: 6 letters; pencil; curtain; party-hat
{short:“Or else what?” asked {A}. ¶ “Or else there will be all {feast_many:these|this} {feast_noun},” said Doctor Fox. ¶ So {A}|So that was it. {A}} got a pencil, and they did all the cards again, {young:with no skull|and gave the skull a spoon}.
Come, it said now. Or else there will be all {feast_many:these|this} {feast_noun}.
{A} let the cards go from the steps, {~like pigeons|like snow|by the handful}, and the wind took them over the roofs. {young:Nothing happened.|For some time nothing happened.} # usual
Then a shutter opened. Then another did. {young:Then all the doors opened at once.|{short:And out came the butcher|Somebody read it aloud across a street, and somebody laughed, and the butcher came out}, with a present in a saucepan.}
“Are they cross?” asked Doctor Fox, from behind the curtain. ¶ “No,” said {A}. “They are in hats.” # usual
-> DONE

=== l2
# aside
# shot: wide
# place: park; dusk; clear
# action: fox hold happy present; butcher sit-on-chair laughing; baby sit happy on throne; heroes clap laughing at fox; librarian dance happy; friends dance laughing
# things: 4 chairs; throne; party-hat on fox.head; balloon
# people: baby
It was a good party. There was pass the parcel, and Doctor Fox unwrapped it himself when it got to him, all the way, {young:because nobody had told him the rules|which is not the rule, but nobody mentioned it}.
They played musical chairs, with thirty-nine chairs and a {~throne|bath}. {young:The baker’s baby sat in it first, and would not get out.|After a struggle the baker’s baby won it, and would not get out.}
Then they asked him to do the laugh. “Must I?” said Doctor Fox. “They want to join in,” said {A}. {young:So he did, and they did. Ha, ha, ha!|So he began it, rather shyly, and at the third ha they all came in, and it was much better with the low parts.}
A coach went by with the superheroes in it. They got down at the gate, and were given what was left. # more
Nobody played pin the tail on the fox. He asked them, very nicely, not to. # more
-> DONE

=== m3
# shot: object
# place: park; night; stars
# action: A sit sleepy; heroes sit sleepy; friends sit sleepy
# things: table; plate on table; 3 lanterns; small balloon; party-hat
When it grew dark they put the lamps on. The balloons came down by themselves.
“I shall have to be dreadful again on Monday,” said Doctor Fox.
“What will you do?” asked {A}.
He thought about it. “I might {~hide the butcher’s hat|ring a bell and run|walk about on the grass},” he said. “But I will say where.” # spare
{feast} {feast_many:were|was} all gone. There was just the shine left, on the dish.
A paper hat blew over the grass. He let it. # more
-> DONE

=== l3
# shot: two
# place: park; night; stars
# action: fox hold-hands happy with butcher; butcher bow happy at fox; librarian wave happy; heroes wave sleepy at fox; friends wave sleepy
# things: glove; lantern; 3 party-hats
Every one of them said thank you for having me. They said it in a long line, by the steps.
The librarian said that there was no hurry about the book. # more
Doctor Fox shook each {~hand|hand twice}. He had gloves on. He took them off for it.
“Come again,” he said to the butcher. He stopped. He swallowed.
“Or else?” asked the butcher.
“Or else do not,” said Doctor Fox, “but I would sooner that you did.”
It was rather long for a card. They both knew it. # more
-> DONE

=== m4
# shot: behind
# place: park; night; stars
# action: fox point proud at gate; A bow laughing at fox; heroes walk sleepy; friends walk sleepy
# things: lantern in fox.hand; plate; party-hat on fox.head; gate
“It is late,” said Doctor Fox. He had a lamp, and the dish. His cape was on {~inside out|back to front}. He still had his hat on.
“Go home to bed,” he said, in the dreadful voice. “Go at once! Or else!”
“Or else what?” asked {A}.
“Or else you will be tired,” said Doctor Fox.
He had put that in at the end, this time. There had been room. # more
{homeward} # company
-> DONE

=== l4
# shot: wide
# place: street; night; stars
# action: A sit calm; heroes walk sleepy; friends walk sleepy
# things: letter; street-lamp; party-hat; hill; lantern
All the shutters were open. The street was full of windows. You could see right in, to the {~hats|hats on the bedposts}.
The butcher laughed in his sleep. Next door the baker joined in. # spare
A black card lay on the road. {A} picked it up, and turned it over, and read the back.
It was a small word. It was quite easy to miss. # spare
High on the hill, one light went up the stairs.
It stopped at the landing. Ha, said Doctor Fox, quite quietly, and then: Good. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: cape; letter; party-hat
{short:It was a good party. There was nothing left but the dish. Now|Now} {many:the capes|the cape} hung on the door.
{resting}
{keepsake}
{dream} # spare
The blanket came up. The light went out. # spare
Go to sleep, said the pillow. Or else.
Or else what?
Or else it will be {~nice|soft} and quiet here. It will be warm, and dark. Or else it will be morning.
{H} thought it over, and slept.
Please, said the night, very small.
Goodnight.
-> DONE

=== next_night
The coach came back from the seaside at two, and all the superheroes climbed out with their buckets. A black card was waiting on every mat. “Come,” they read, “or else,” and in a moment they were standing back to back in the road.
“Look at the corner,” said {A}. They looked, and one of them licked it. On the back it said please, and quite large by now.
“Or else what?” asked the biggest, on the way to the bandstand. ¶ “Or else trifle,” said {A}.
-> DONE

=== next_bedtime
A black card stood by the clock. The skull on it had a bucket.
-> DONE
