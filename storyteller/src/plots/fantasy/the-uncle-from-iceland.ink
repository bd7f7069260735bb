# about: lie; truth
# also: embarrassed; sorry; nervous; school-day; shy
# wants: child
# names: Uncle Magnus | Uncle Soren | Uncle Halvard
# ages: 10-12
# holds: dark(kind), whale(kind), rain(kind)

=== title
{~The Uncle From Iceland|Suppose}
-> DONE

=== s1
# shot: wide
# place: street; afternoon; rain
# action: magnus sit calm on bench; L stand surprised before magnus; heroes hold surprised umbrella; friends hold surprised umbrella
# things: bus-stop; bench; suitcase beside magnus; puddle; street-lamp
# people: magnus=man(tall, beard, blue coat)
{~On Tuesday, at lunch, {L} had invented an uncle in Iceland. On Wednesday, when {H} got to the bus shelter, he was sitting in it, with a suitcase.|It had only been one sentence. Everybody at lunch had been somewhere, and so {L} had said: “My uncle lives in Iceland.” There was no uncle. There was none, that is, until {H} came round the corner by the bus shelter.|“You will be expecting me,” said the man in the bus shelter to {H}. He had a suitcase, and very little face. “I am the uncle from Iceland,” he said. “The one you made up.”}
His coat was very fine, but he had no shoes. “You did not mention shoes,” he explained.
{joining}
{is_loved:“And what you told them about {loved}?” he said. “That was true,” said {L}, and he looked at the rain, a little enviously.|{musing}} # personal
“You said that I would come on Friday,” he went on, “and tell the class about the whale. What do I know about the whale?”
-> DONE

=== s2
# shot: two
# place: street; afternoon; rain
# action: magnus jump happy; L point surprised at magnus; heroes think worried at magnus; friends hold surprised umbrella
# things: bus-stop; 2 boots; rope; hill; suitcase
The quickest thing was to give him a bit more. Nobody would believe a man with no shoes.
“You have boots,” said {L}. “And a beard. You live by the harbour.” And he had, and he did; he smelled of rope at once. “Thank you,” he said, and stamped. “That is a great deal better.”
{hinderer_person:“I thought you said that he sang,” said {hinderer}. He had not; but now he did, on and off, until Friday.} # beat
{hinderer_animal:{hinderer} leaned on his leg, and went some way in, and was thoughtful for the rest of the day.} # beat
{hinderer_carried:He was introduced to {hinderer}, and asked if {hinderer} had been made up as well, and there was an awkward pause.} # beat
Only then {L} remembered having said, at lunch, that he lived up a volcano. ¶ “Both,” said {L} quickly. It was not a success. He grew longer and longer in the middle, like a cat being lifted. # usual
“Tell them no more,” begged Uncle Magnus. “I am stretched enough.” # usual
-> DONE

=== m1
# shot: close
# place: kitchen; afternoon; rain
# action: magnus eat happy potato; A give happy potato at magnus; heroes peek worried at door; friends stand worried
# things: table; 4 potatoes on table; fridge; hat; door
It is hard to keep a person quiet who has just begun. He had to be got through the kitchen as a coat.
“Can you eat?” asked {A}.
He considered it. “It has not been said that I can’t,” he answered, and had {~four|six} potatoes. They were the first he had ever eaten, and he had a good deal to say about them.
He was excellent company. He had never been rained on, or bored, or asked to wait. He thought that the noise of the fridge was somebody singing, and hummed along a third above. # spare
“Whose is the hat?” came a call from the hall. And that was a second lie, before you had even sat down. # spare
-> DONE

=== l1
# aside
# shot: wide
# place: bedroom; afternoon; rain
# action: L kneel surprised suitcase; magnus hold sad sock; heroes peek curious suitcase; tiny whale lie-back calm; friends kneel curious
# things: tin; shirt; ribbon
They opened the suitcase, to see who he was. On top lay what {L} had said on Tuesday: one whale, folded, and a northern light, which had been put in between two shirts to keep it flat.
Under that was what other people had supposed. Somebody had pictured him with a moustache, and there it was, in a tin. Somebody had thought that he must be rich. Somebody at the end of the table had not believed a word, and this was right at the bottom, in a sock.
“Who was that?” asked {L}.
“I could not see,” said Uncle Magnus. “They had their mouth full.” He took the sock out every so often and looked at it. He seemed to respect it. # spare
-> DONE

=== m2
# aside
# shot: two
# place: school; day; rain
# action: L whisper worried at coat; penguin peek worried; heroes crouch worried; priya wave happy at L; friends stand worried
# things: 3 hooks; coat on hook; satchel; coat
# people: priya=girl(black hair)
All Thursday it went on growing. At break {L} was asked whether there were penguins. It had to be yes or no, and it was {~yes|“a few”}. They are at the other end of the world.
At lunch it came out that a girl called Priya had been to Iceland, and would love to talk to him.
{pausing} # company
“It’s only one sentence,” said {L}, in the corridor.
“It was,” said the coat on the next peg, politely, in Uncle Magnus’s voice. “There is a penguin in here with me now. I do not wish to complain.”
-> DONE

=== s3
# shot: behind
# place: street; dusk; rain
# action: L think curious at magnus; magnus sit sad on bench; heroes sit worried on bench; friends hold calm umbrella
# things: bench; bus-stop; puddle; street-lamp; suitcase
The next thing was to get rid of him. “I could say that you missed your boat,” said {L}, on Thursday evening, as kindly as it can be said.
“That would be one more lie to feed,” said Uncle Magnus.
“Or I say there isn’t any uncle.” And at that you could make out the timetable through him.
{helper_person:“Sit down while there’s something to sit down with,” said {helper}, and moved along for him.} # beat
{helper_animal:{helper} put a nose into his hand, a cold one, and for a minute he was all there.} # beat
{helper_carried:He was given {helper} to hold, and it was found that the weight was good for him.} # beat
He did not make a fuss. He only did up his coat. # usual
“I will tell you what it is like, being a lie,” he said. “It is draughty. One never gets to sit right back.”
{L} looked at him for a whole bus. “What if it had another word in front of it?” said {L}. “The sentence.”
-> DONE

=== m4
# aside
# shot: above
# place: street; dusk; rain
# action: magnus stand surprised; L write happy notebook; heroes shout happy at magnus; friends think curious
# things: bus-stop; ring; street-lamp
They tried some. “Perhaps my uncle lives in Iceland” was no good, and gave him a cough. “My uncle says he lives in Iceland” turned him, for a moment, into rather a shifty person with a gold tooth.
“I wish my uncle lived in Iceland.” He went warm at that, but a good deal smaller.
“Once upon a time?” said {A}. It put him in tights. He asked for them to be taken off again at once. # spare
Then {L} had it. It was quite a short word; you would not think it could carry a man with a whale. # spare
-> DONE

=== l2
# aside
# shot: two
# place: street; dusk; rain
# action: L sit sad at magnus; magnus listen calm; heroes sit calm on bench; friends sit calm on bench
# things: bench; lorry; car; plate; suitcase
“Why did you say it?” asked Uncle Magnus. “I do not mind. I only wonder, being what came of it.”
{L} had not been asked that. People mostly ask how you could.
“They’d all got something,” said {L}, after two cars and a lorry. “I had nothing to put down. It was like when everybody has to bring a dish.”
“And so you brought me,” said Uncle Magnus, and sat up a little. “There are worse reasons. I know a man in the next town who was said so as to get off swimming.”
-> DONE

=== s4
# shot: close
# place: school; day; clear
# action: L stand worried before priya; priya sit-on-chair surprised; heroes sit-on-chair happy; boy sit-on-chair surprised; friends listen happy
# things: blackboard; coat on hook; hook; desk
# people: boy
On Friday {L} got up in front of everybody, and said it fast, to have it over: “I haven’t got an uncle in Iceland. I made him up.”
It was quiet, in the way in which a chair creaks. # usual
“All of him?” said Priya. ¶ “All of him.”
“Even the whale?” said somebody at the far end, whose mouth was full as a rule. It was the first time that anyone had seen it empty. # usual
“But suppose,” said {L}, who had gone red and was still there. “Suppose that he came on a Tuesday, with no shoes…”
By the door, on the last peg, a coat leaned back.
-> DONE

=== l3
# shot: wide
# place: street; dusk; clear
# action: magnus sit happy on bench; L wave happy at magnus; heroes walk happy; friends walk happy
# things: bench; bus-stop; street-lamp; suitcase; 2 boots
He was in the shelter, and dry. You could not see the timetable at all.
“That was me,” he said. “He was very good, with the boots. Did they like the whale?”
They had liked the whale. One of them had asked what it was called. # spare
{homeward} # company
It was not all right with everybody. There had been one who said “I knew it,” and said it twice. {L} had not known what to say to that. There may not be a thing to say. # spare
-> DONE

=== m3
# shot: two
# place: kitchen; night; stars
# action: magnus give calm sock at L; L hold sad sock; heroes wave sad at magnus; friends wave calm
# things: potato in magnus.hand; suitcase; door; 2 boots
He would not stay. He had a bus to get. It went by the harbour, and up the hill. He could do both now. It was that sort of a bus.
“You might put me in a book,” he said. “I do not take up much room. Leave a page for shoes.”
There was one potato left. He had it in his hand, to keep warm. # spare
He left the sock with {L}. It had come in useful, he said. You ought to have one. # spare
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: L sit calm; heroes sit calm; friends sit calm
# things: notebook; pencil; puddle; sock
{L} got out a book with no lines in it. There was a lot of room on the first page.
“Suppose,” it said, at the top. Then it said some more. It went on as far as the boots. # spare
There was a wet place on the floor, where the case had stood. It had the shape of a whale, folded. # spare
Then it got dry, from the tail up. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: book; sock; window
The book was shut, with someone in it.
{resting}
{keepsake}
{dream} # spare
It was good to lie right back. There was no draught. # usual
“Suppose it rains,” said {L}. ¶ “Suppose it does.” It may have been the pipes. They sang low, and somebody sang a third above. # usual
“Suppose it is cold, up there,” said {L}.
“Suppose I have boots.”
A late bus went by, and up the hill. It did not have to stop.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A postcard lay on the mat, with a stamp on it that is in no book. On the front was a very large sea, and a long way out there was a tail.
“You were asked what it is called,” wrote Uncle Magnus to {H}. “I have been out, to find out. It is Brian. It is a family name. I did not care to say so before the whole class.”
“The boots are dry,” it said, up the side.
-> DONE

=== next_bedtime
A sock hung on the end of the bed. You ought to have one.
-> DONE
