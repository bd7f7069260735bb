=== title
{~The Reader in the Library|The Page That Turned Itself}
-> DONE

=== s1
# scene: library; afternoon; clear; heroes standing curious, friends standing happy; book, key, ladder
Every morning, when Miss Penny unlocked the library, there was a book lying open on the floor. It was always the same book, {not short:and it was always in the same place, }but it was never on the same page.
“I lock the door,” said Miss Penny. “In the morning, there it is.” She gave the key to {H}. “People tell me that you find things out.”
{joining}
{musing}
“What is the book about?” asked {A}.
“{~Ducks|Geese},” said Miss Penny. “Four hundred pages of them.”
-> DONE

=== s2
# scene: library; afternoon; clear; heroes reading curious, friends standing calm; book, ladder, letter
A good detective starts with what is there. The book was open upon the carpet, under the big old clock. It was at page three hundred and ninety-nine.
“Which page was it yesterday?” asked {A}.
“Three hundred and ninety-eight,” said Miss Penny.
“Then somebody is reading it,” said {A}. “One page every night.” {many:{B} wrote that down, and drew a line under it.|{A} wrote that down, and drew a line under it.}
“But who would want to read so slowly?” said Miss Penny. “I have told everybody that they may have it for three weeks.” # spare
{A} looked closer. In the crack of the page there was a splinter of wood, painted red, no longer than an eyelash.
-> DONE

=== m1
# scene: library; afternoon; breeze; heroes walking curious, friends walking happy, mouse standing proud; book, chest, basket
There was a mouse behind the atlases, so they spoke to the mouse.
“I do not read,” said the mouse. “I chew. I have told Miss Penny which ones.” It had been in Geography all night, and had got as far as Peru.
“Did you hear anything?” asked {A}.
“I hear it every night,” said the mouse. “It goes whirr, and then it goes flap. And after that there is a kind of cough, and somebody says a single word. I could not tell you which. It is a very short one.”
{A} wrote it all down: Whirr. Flap. Cough. Word. # spare
-> DONE

=== l1
# scene: village; dusk; clear; heroes standing curious, friends standing calm, owl sitting proud; book, lantern, bell
Next there was the owl in the tower, who is up at all hours.
“Was it you?” asked {A}, since it is best to be straight with an owl.
“I have read it,” said the owl. “I did not care for the ending. But I did it in one sitting, and I did not leave it upon the floor.” It turned its head. “I will tell you one thing. That clock is slow.”
“Which clock?”
“The one in there. It used to strike at the same time as mine. Now it strikes, and it waits, and it is always a minute before it goes on. I call it slack,” said the owl.
“What do you call a minute?” asked {A}. “Sixty blinks,” said the owl. # more
-> DONE

=== s3
# scene: library; dusk; clear; heroes sitting curious holding lantern, friends sitting calm; book, lantern, blanket
There was only one thing for it. They would have to stay, and see. Miss Penny made cocoa, and they all sat down behind Poetry, where nobody goes, with the lantern under a shawl.
The shelves grew tall. Tick, said the clock. Tock. Tick. Tock.
{midway} # company
“Is it a ghost?” whispered Miss Penny. “I do not think that ghosts have splinters,” whispered {A}. # spare
Then the clock cleared its throat. It went whirr. High up in its front, a little door flew open. And something jumped out, and said, quite plainly, “Cuckoo!”
-> DONE

=== m2
# scene: library; night; clear; heroes sitting surprised, friends sitting calm, bird flying happy; book, lantern, bell
It said it {~eight|seven} times, as it should. But between one and the next it did not go in. It leaned out on its spring, as far as ever it could, and it looked down at the floor, and its small wooden beak moved.
It was reading.
“One line to each cuckoo,” breathed {A}. “And when it gets to the bottom it has to jump down and turn the page, and get back again before the minute is up.”
The last cuckoo came rather fast. There had been a long word in it. # spare
{pausing} # company
-> DONE

=== l2
# scene: library; night; clear; heroes standing curious holding lantern, friends standing calm, bird sitting worried; book, lantern, ladder
{A} took the lantern out from its shawl. The cuckoo saw them, and went as red as its paint, and tried to get back inside. But the door had stuck.
“Please do not tell,” it said. “I know that I ought to be in there, with the cogs. But there is nothing to read in there. It just says, Made in Switzerland. I have read that.”
“How long has it taken you?” asked {A}.
“Nine years,” said the cuckoo. “I began it in the spring. I am best at noon and at midnight, when I get a whole twelve lines.”
“And before that?” asked {A}. “There was a calendar,” said the cuckoo, “but it stopped at December.” # more
-> DONE

=== m3
# scene: library; night; clear; heroes standing curious, friends standing calm, bird sitting worried; book, lantern, key
“You could ask to borrow it,” said Miss Penny kindly. “I could make you out a card.”
“I did not think that I could,” said the cuckoo. “I never get out for long enough to ask.”
It looked down at the page and it sighed, with a tiny twang. # spare
“The worst of it is,” said the cuckoo, “that I am on the very last one, and I shall not know until tomorrow if she finds the pond.”
-> DONE

=== s4
# scene: library; night; clear; heroes reading calm holding book, friends sitting calm, bird sitting happy; book, lantern, blanket
So that was the answer. It was the cuckoo. It read one line for every time that it came out, and now it was at the last page of all.
{A} picked up the book, and sat down under the clock, and held up the lantern. “Would you like to hear the rest?” asked {A}. “All at once?”
The cuckoo could not say a word. It nodded until its spring shook.
So {A} read it. {A} read about the little duck, and the long road, and the rain. {many:{B} did the voice of the goose.|{A} did the voice of the goose as well.} And at the foot of the page there was a field, and a gate, and beyond the gate, quite round and full of sky, there was the pond.
“She found it,” said the cuckoo. # spare
{A} closed the book. “Case closed,” said {A}.
-> DONE

=== l3
# scene: library; night; stars; heroes sitting calm, friends sitting calm, bird sitting sleepy; book, lantern
Nobody got up. It was that sort of ending.
“There is another one,” said Miss Penny. “It is about a swan. It has six hundred pages.”
“Oh,” said the cuckoo.
“There is always Friday,” said {A}. “On Fridays there could be a chapter.”
The cuckoo looked at the shelves. They went up, and up. It had all the time in the world. It kept it in there, with the cogs. # spare
-> DONE

=== m4
# scene: library; night; stars; heroes standing sleepy, friends standing sleepy, bird sleeping sleepy; book, lantern, key
{A} oiled the hinge of the little door. It shut with no sound at all.
“Goodnight,” they said to the clock.
There was a whirr. There was a cough. “Cuckoo,” it said, very softly, once. It was not on the hour. It only meant it.
Miss Penny turned the key.
{homeward} # company
-> DONE

=== l4
# scene: village; night; stars; heroes walking sleepy, friends walking sleepy, owl sitting calm; lantern, book
The street was blue. The tower struck. Then, from behind the tall dark windows, the other clock struck.
They were together. There was not a blink between them.
“About time,” said the owl. It sounded pleased.
The mouse was going home, by way of Brazil. # spare
-> DONE

=== s5
# scene: bedroom; night; stars; heroes sleeping sleepy, friends sitting calm; book, blanket, lantern
Now it was time for bed. The notebook went on the chair. The last page said: Solved.
{resting}
{keepsake}
{dream} # spare
A clock was ticking somewhere. It was slow, and kind. Tick, it said. Tock.
In the dark, in a very small room, somebody was thinking of a pond. It was quite round. It was full of sky. # spare
{H} turned over, like a page.
Tick. Tock. The rest could wait until tomorrow.
Goodnight.
-> DONE
