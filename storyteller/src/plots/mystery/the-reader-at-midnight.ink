# about: learned(read); learning(read); exciting(mystery|mysteries|whodunnit|whodunit|heist|detective|clue|solve)
# also: proud
# role hero: creature, toy = a duck
# holds: dark(kind)
# names: Miss Penny | Miss Farrow | Miss Thimble

=== title
{~The Reader in the Library|The Page That Turned Itself}
-> DONE

=== s1
# shot: wide
# place: library; afternoon; clear
# action: penny give worried key at heroes; heroes crouch curious before book; friends peek curious
# things: book; mat; clock; shelf
# people: penny=librarian(she, glasses)
{~Every morning, when Miss Penny unlocked the library, a book was lying open on the floor. It was always the same book, but it was never the same page, and so she sent for {H}.|“I do not mind people reading,” said Miss Penny at the library, “but I like to know who they are.” And she showed {H} a book, which lay open on the floor, as it did every morning, at another page.|Somebody was in the library at night, and all that they did there was read. In the morning one book lay open on the floor, at a new page, and Miss Penny had sent for {H}.}
“I lock the door,” said Miss Penny. “In the morning, there it is. {young:You are good at finding things out.|People tell me that you find things out.}” And she gave {them} the key.
{joining}
{is_loved:“And the books about {loved} had not been touched?” asked {A}, who would have begun with those. “Not one,” said Miss Penny.|{musing}} # personal
“What is the book about?” asked {A}. ¶ “About {hero_a}, looking for a pond,” said Miss Penny. “{young:It is as fat as a loaf.|It takes four hundred pages.}” # usual
-> DONE

=== s2
# shot: close
# place: library; afternoon; clear
# action: A look-through curious magnifying-glass at book; heroes write curious notebook; penny think worried; friends kneel curious
# things: book; twig on book; clock
A good detective starts with what is there. The book was open upon the carpet, under the big old clock. {young:It was very near the end.|It was at page three hundred and ninety-nine.}
“Which page was it yesterday?” asked {A}.
“{young:The one before,” said Miss Penny. “And the day before that, the one before that.”|Three hundred and ninety-eight,” said Miss Penny.}
“Then somebody is reading it,” said {A}. “One page every night.” {many:{B} wrote that down, and drew a line under it.|{A} wrote that down, and drew a line under it.}
“But who would want to read so slowly?” said Miss Penny. “I have told everybody that they may have it for three weeks.” # spare
{hinderer_person:“I was only tidying,” said {hinderer}, who had shut the book, and Miss Penny had to sit down.} # beat
{hinderer_animal:{hinderer} put a nose to the page, and it turned over, and soon nobody could swear to the number.} # beat
{hinderer_carried:{hinderer} was put down beside the book for a moment, and Miss Penny very nearly had her reader.} # beat
{A} looked closer. In the crack of the page there was a splinter of wood, painted red, no longer than {~an eyelash|a whisker}.
-> DONE

=== m1
# aside
# shot: two
# place: library; afternoon; breeze
# action: mouse stand proud on book; A kneel curious before mouse; heroes write curious notebook; friends crouch curious
# things: 3 books; map; globe; crumb
There was a mouse behind the {~atlases|maps}, so they spoke to the mouse.
“I do not read,” said the mouse. “I chew. {young:It is not the same.” It had had a bit of map for supper. It was a green bit.|I have told Miss Penny which ones.” It had been in Geography all night, and had got as far as Peru.}
“Did you hear anything?” asked {A}.
“{young:Every night,” said the mouse. “It goes whirr. Then it goes flap. Then there is a little cough. And then somebody says a word. I do not know what word. It is a short one.”|I hear it every night,” said the mouse. “It goes whirr, and then it goes flap. And after that there is a kind of cough, and somebody says a single word. I could not tell you which. It is a very short one.”}
{A} wrote it all down: Whirr. Flap. Cough. Word. # spare
-> DONE

=== l1
# shot: behind
# place: rooftops; dusk; clear
# action: owl sit proud on tower; A look-up curious at owl; heroes look-up curious at owl; friends look-up curious
# things: tower; clock on tower; notebook; bell
Next there was the owl in the tower, who is up at all hours.
“Was it you?” asked {A}, since it is best to be straight with an owl.
“{young:I have read it,” said the owl. “I read it all in one go. And I did not leave it on the floor.”|I have read it,” said the owl. “I did not care for the ending. But I did it in one sitting, and I did not leave it upon the floor.”} It turned its head. “I will tell you one thing. That clock is slow.”
“Which clock?”
“The one in there. {young:Mine goes bong, bong, bong. That one says one thing, and stops, and waits, and says one more. I call it {~lazy|slow},” said the owl.|It used to strike at the same time as mine. Now it strikes, and it waits, and it is always a minute before it goes on. I call it {~slack|slovenly},” said the owl.}
“What do you call a minute?” asked {A}. “Sixty blinks,” said the owl. # more
-> DONE

=== s3
# shot: wide
# place: library; dusk; clear
# action: bird stand happy on bookcase; A peek surprised shelf; heroes crouch surprised; penny whisper worried at A; friends crouch surprised
# things: clock; shelf; lantern; 3 mugs; blanket on lantern
There was only one thing for it. They would have to stay, and see. Miss Penny made cocoa, and they all sat down behind {~Poetry|Gardening}, where nobody goes, with the lantern under a shawl.
{young:It grew dark. Tick, said the clock. Tock. Tick. Tock.|The shelves grew tall. Tick, said the clock. Tock. Tick. Tock.} # usual
{helper_person:“Look at the shelves, and not at the book,” said {helper}. “Nobody reads while they are being looked at.”} # beat
{helper_animal:{helper} lay down on everybody’s feet, which kept them warm, and kept them from going home.} # beat
{helper_carried:{helper} was put into the gap between two books, and held it open, just wide enough for one eye.} # beat
“Is it a ghost?” whispered Miss Penny. “I do not think that ghosts have splinters,” whispered {A}. # spare
Then the clock cleared its throat. It went whirr. High up in its front, a little door flew open. {young:Out jumped something small and red. “Cuckoo!” it said.|And something jumped out, and said, quite plainly, “Cuckoo!”}
-> DONE

=== m2
# shot: two
# place: library; night; clear
# action: bird sit curious on bookcase; A point surprised up; heroes peek surprised up; penny peek surprised; friends peek surprised
# things: clock; lantern; feather
The cuckoo said it {~eight|seven} times, as it should. {young:But it did not go in again. It leaned out on its spring. It leaned right out, and looked down at the floor, and its small wooden beak moved.|But between one and the next it did not go in. It leaned out on its spring, as far as ever it could, and it looked down at the floor, and its small wooden beak moved.}
It was reading.
“One line to each cuckoo,” breathed {A}. “{young:And at the bottom it hops down, and turns the page, and hops back.|And when it gets to the bottom it has to jump down and turn the page, and get back again before the minute is up.}”
The last cuckoo came rather fast. There had been a long word in it. # spare
{pausing} # company
-> DONE

=== l2
# aside
# shot: close
# place: library; night; clear
# action: bird sit worried on bookcase; A hold happy lantern at bird; heroes look-up happy at bird; friends look-up happy
# things: clock; calendar; book
{A} took the lantern out from its shawl. {young:The cuckoo saw them. It went very red. It tried to go in. But the door was stuck.|The cuckoo saw them, and went as red as its paint, and tried to get back inside. But the door had stuck.}
“Please do not tell,” it said. “{young:I know that I should be inside|I know that I ought to be in there, with the cogs}. But there is nothing to read in there. It just says, Made in Switzerland. I have read that.”
“How long has it taken you?” asked {A}.
“Nine years,” said the cuckoo. “I began it in the {~spring|autumn}. I am best at noon and at midnight, when I get a whole twelve lines.”
“And before that?” asked {A}. “There was a calendar,” said the cuckoo, “but it stopped at December.” # more
-> DONE

=== m3
# aside
# shot: above
# place: library; night; clear
# action: penny write happy paper at bird; bird sit sad on bookcase; heroes sit calm; friends sit calm
# things: book; clock; lantern; pencil
“You could ask to borrow it,” said Miss Penny kindly. “I could {young:give you a ticket.|make you out a card.}”
“I did not think that I could,” said the cuckoo. “{young:I only come out for a moment.|I never get out for long enough to ask.}”
It looked down at the page and it sighed, with {~a tiny twang|a very small ping}. # spare
“The worst of it is,” said the cuckoo, “that I am on the very last one, and I shall not know until tomorrow if the pond is found.”
-> DONE

=== s4
# shot: close
# place: library; night; clear
# action: A read happy book at bird; bird sit happy on bookcase; heroes hold calm lantern; penny listen happy; friends listen happy
# things: clock
So that was the answer. It was the cuckoo. {young:Every time that it came out, it read one line. And now it was on the last page.|It read one line for every time that it came out, and now it was at the last page of all.}
{A} picked up the book, and sat down under the clock, and held up the lantern. “Would you like to hear the rest?” asked {A}. “All at once?”
The cuckoo could not say a word. {young:It nodded and nodded and nodded.|It nodded until its spring shook.} # usual
So {A} read it. {A} read about {hero}, and {~the long road, and the rain|the dark road, and the wind}. {many:{B} did the voice of the goose.|{A} did the voice of the goose as well.} And at the foot of the page there was a field, and a gate. And there, quite round and full of sky, was the pond.
“There is a pond,” said the cuckoo. # spare
{A} closed the book. “Case closed,” said {A}. # usual
-> DONE

=== l3
# shot: wide
# place: library; night; stars
# action: penny point happy at book; bird sit surprised on bookcase; heroes sit calm; friends sit sleepy
# things: huge book; shelf; clock; lantern; 6 books on shelf
Nobody got up. {young:They just sat.|It was that sort of ending.}
“There is another one,” said Miss Penny. “It is about a {~swan|heron}. It has six hundred pages.”
“Oh,” said the cuckoo.
“There is always Friday,” said {A}. “On Fridays there could be a chapter.”
The cuckoo looked at the shelves. They went up, and up. It had all the time in the world, and kept it in there, with the cogs. # spare
-> DONE

=== m4
# shot: two
# place: library; night; stars
# action: A reach-up calm clock; penny hold calm key; heroes wave sleepy at bird; bird stand happy on bookcase; friends wave sleepy
# things: clock; bottle; key in penny.hand; lantern
{A} oiled the hinge of the little door. It shut with no sound at all.
“Goodnight,” they said to the clock.
There was a whirr, and a cough. “Cuckoo,” it said, very softly, once. It was not {~on the hour|its time}. It only meant it.
Miss Penny turned the key.
{homeward} # company
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: tower; clock on tower; street-lamp; map
The street was blue. The tower struck. Then, from behind the tall dark windows, the other clock struck.
They were together. There was not a blink between them.
“{~About time|Better},” said the owl. It sounded pleased.
The mouse was going home, {young:with a bit of map|by way of Brazil}. # spare
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: notebook; clock; book
Now it was time for bed. The notebook went {~on the chair|under the bed}. The last page said: Solved. # usual
{resting}
{keepsake}
{dream} # spare
A clock was ticking somewhere, slow and kind. Tick, it said. Tock. # usual
In a very small room, in the dark, sat the cuckoo. It thought of a pond, quite round, and full of sky. # spare
{H} turned over, like a page.
Tick. Tock. The rest could wait.
Goodnight.
-> DONE

=== next_night
The town was late that day. Miss Penny came to the gate herself, to explain.
“It is the clock,” she said. “It struck ten at nine. Then it struck ten again. It will not come in.”
The little door stood open, high up, and the cuckoo was leaning out of it as far as its spring would go, with its eye on the next shelf. It was the shelf about ships.
“One page,” said {A}, and found a good one. After that it was eleven almost at once.
-> DONE

=== next_bedtime
A page turned, in the dark, somewhere high up. Tick. Tock.
-> DONE
