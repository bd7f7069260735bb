# about: bored; exciting(adventur|quest|map|explor|treasure|mission|exciting|action|thrill)
# also: patience; frustrated; listening; kindness; lonely
# wants: child
# names: Miss Ellis | Miss Eames | Miss Everard
# names: Mr Perrin | Mr Purdy | Mr Palfrey
# ages: 10-12
# holds: dark(kind), alone(kind)

=== title
{~The Street That Was Not There|Lye Close}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; rain
# action: heroes lie-front surprised before map; friends sit calm
# things: map on door; door; calendar; stove; box
{~By three o’clock on Sunday {H} had read everything in the kitchen, including the back of the rice. There was only the map left, on the inside of the door.|There was nothing to do, and it had been done twice. {H} lay on the kitchen floor and read what there was: the cooker, the calendar, and the map of the town on the back of the door.|It is possible to be so bored that you read a map like a book, beginning at the top left. {H} had got as far as the station.}
Between Albert Street and Victoria Street, behind the station, was a very small street that led nowhere. It was called Lye Close.
“But I go by there every day,” said {A}. “There’s only a wall.”
{joining}
{is_loved:{A} had already looked for a street called after {loved}. There were two called after generals, and one after a pudding.|{musing}} # personal
By ten past three nobody was bored. It had stopped without anybody seeing it go. # usual
-> DONE

=== s2
# shot: two
# place: street; afternoon; rain
# action: A knock curious wall; heroes look-through curious magnifying-glass; friends stand curious holding umbrella
# things: wall; map; puddle; street-lamp
By the map there ought to be a gap of forty paces. There were forty paces of wall. {A} knocked on it, to be thorough.
{hinderer_person:“Thirty-one,” said {hinderer}, just as {A} said thirty, and the whole of the wall had to be begun again.} # beat
{hinderer_animal:At the nineteenth pace {hinderer} crossed over to smell something, and the count went with {hinderer}.} # beat
{hinderer_carried:At thirty {hinderer} became heavy, and was moved to the other arm, and after that there was some doubt about thirty-one.} # beat
The next thing was the library, which had three more maps, and no Lye Close on any of them. # usual
“That will be a trap,” said {not short:Miss Ellis|Miss Ellis, in the library}. “Mapmakers put in one thing that isn’t so, to see if they are copied. It’s a lie. Look, he’s even spelt it.”
{A} took out a book on it. Miss Ellis stamped the slip and put her initials, as she did on everything.
-> DONE

=== m1
# shot: close
# place: street; afternoon; rain
# action: A crouch curious at wall; heroes point surprised at arrow; friends hold calm umbrella
# things: wall; arrow on wall; magnifying-glass; tape-measure
It was a good wall, as walls go, of yellow brick, with the railway behind it, and at knee height somebody had cut a mark in the stone: a flat line, with an arrow under it, pointing up.
“That’s no trap,” said {A}. It is called a bench mark. The people who made the maps cut thousands of them, to say how high above the sea they had got to, and then went on from there the next morning.
So he had stood here, whoever he was. He had measured this very wall, and written down that it was a wall; and then he had gone home and drawn a street in it. # spare
“You would not do that by mistake,” said {A}.
-> DONE

=== l1
# aside
# shot: wide
# place: street; afternoon; rain
# action: postman think worried at wall; heroes listen curious at postman; friends hold calm umbrella
# things: wall; bicycle; letter in postman.hand; bag; puddle
# people: postman(old, he)
They asked the postman, who might be expected to know.
“Lye Close?” he said. He leaned his bicycle on where it would have been. “I’ve had one letter for it in nineteen years. It was a bill. The computer had got it off a map.”
“What did you do with it?”
“I went up and down for a bit,” said the postman. “You don’t like to think that it’s you.” He looked at the wall, in case. “Then I put ‘Not known’. It was true, as far as it went. But I did wonder who they’d be, if there were any.” # spare
He had given them a green door, with a cat. # spare
-> DONE

=== m2
# aside
# shot: two
# place: library; afternoon; rain
# action: ellis think curious at A; A look-through curious magnifying-glass; heroes read curious map; friends sit calm
# things: desk; huge book on desk; stamp
# people: ellis=librarian(old, she, glasses)
In the corner of the map, in letters that an ant could have managed, it said: “Drawn 1974. E. Perrin.”
“He comes in,” said Miss Ellis, when she was asked. “Every Thursday at four. He brings back the big atlas, and he takes out the big atlas. He must have had it {~two thousand|eighteen hundred} times. I tell him that he might as well keep it, and he says that then he would not have it to bring back.”
{pausing} # company
“Does he say anything else?” asked {A}.
She had to think. “He says that it looks like rain,” said Miss Ellis. “He is generally right.”
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; rain
# action: A point surprised at map; heroes read surprised book; friends sit curious
# things: map; notebook
By Wednesday {A} had read all of the book about maps, and was now reading the slip at the back, with the dates on.
After every date there were the same three letters, small and neat, all the way down.
{helper_person:“You’ve gone quiet,” said {helper}, and asked nothing, and brought the lamp a good deal nearer.} # beat
{helper_animal:{helper} lay down on the left-hand page, and the book at last stayed open by itself.} # beat
{helper_carried:{helper} was stood on the corner of the slip, which had been trying to curl up.} # beat
After quite some time {A} went to the kitchen door, and put a finger on a street that was not there.
“It isn’t a lie,” said {A}. “It’s her name.”
-> DONE

=== m4
# aside
# shot: above
# place: kitchen; dusk; rain
# action: A write surprised at paper; heroes sit curious; friends sit-on-chair curious
# things: paper; map; book; pencil; bench
L. Y. E. The Y was for Yolande. She had once said so, about a parcel.
“And then ‘Close’,” said {A}. “Which may be only the sort of street. Or it may not.”
There was a bench by that wall, once. In 1974 the library van used to have its lunch there. {A} had found that in the book. # spare
“Fifty years,” said {A}. “He put it where the whole town could see it. And she told me that it was a trap.”
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; dusk; rain
# action: A think worried at map; heroes sit worried; friends hold calm mug
# things: map; bag; book; table; mug
The question was whose it was. A secret that is printed on nine thousand maps is not exactly a secret. But it is not exactly yours.
You could tell her. You could tell him that you knew. You could mind your own business, though it was late for that, with his map in the bag.
What if he had stopped meaning it, round about 1980? What if she laughed? She had a nice laugh, but it was not small. # spare
“I could just put the one next to the other,” said {A} at last, “and be somewhere else.”
-> DONE

=== s4
# shot: two
# place: library; dusk; rain
# action: ellis read surprised map; perrin hold worried book; heroes peek happy at ellis; friends peek happy
# things: counter; huge book in perrin.hand; stamp; umbrella
# people: perrin=man(old, he, grey hair, glasses)
On Thursday, at four, there was an old man at the desk, with a big atlas. {short:He was Mr Perrin, who had drawn the map.} {A} let him go first, and then put the map on the counter.
“Could you put your initials?” said {A}. “Just there, by the street.”
So Miss Ellis did. Then she looked at what she had written, and at what was printed beside it.
That took a while to arrive. It had been fifty years on the way. # usual
“Mr Perrin,” said Miss Ellis. He had got as far as the door.
“It looks like rain,” said Mr Perrin.
“Yes,” she said. “You had better come back in.”
-> DONE

=== l3
# shot: wide
# place: street; dusk; rain
# action: heroes walk happy holding umbrella; friends walk calm
# things: wall; street-lamp; arrow on wall; puddle
They went home the long way, to be somewhere else.
{homeward} # company
The wall was wet, and had gone gold under the lamp. It was forty paces. {A} did not knock on it.
The little arrow still said how high they were. They were nine metres up from the sea. It felt like a bit more. # spare
The library had its lights on. It should have shut at five. # spare
-> DONE

=== m3
# shot: close
# place: kitchen; night; rain
# action: heroes sit-on-chair happy; grown stir calm pan; friends sit calm
# things: door; 4 buttons on door; stove; bowl
# people: grown=woman
“What did you do today?” asked the grown-up at the stove. It is what they ask.
“Nothing,” said {A}. “I lent someone a map.”
The back of the door looked bare. There were four pins in it, and a pale place, which was the best thing on the door. # spare
The atlas had not gone out that week, for the first time. It stood in the gap where it lived. # spare
-> DONE

=== l4
# shot: object
# place: library; night; rain
# action: heroes sit calm
# things: 2 cups on desk; desk; umbrella; huge book; lamp on desk
On the desk in the library stood two cups. They had gone cold, some time ago.
“Did no one ever see it?” she had said. ¶ “I did hope,” he said, “that it might be copied.” # spare
There was one umbrella in the stand. By nine there was none. It did for two, if they kept close. # spare
The rain came down on the wall, and on the street that was not there. It came down on the same place. # spare
-> DONE

=== s5
# shot: above
# place: bedroom; night; rain
# action: heroes sleep sleepy; friends sleep sleepy
# things: window; map
There was nothing to do. It was dark, and it was done.
{resting}
{keepsake}
{dream} # spare
“Albert Street,” said {L}. The rain went along the roof. “Victoria Street.”
The place in between was small. It led to nowhere at all. It was warm, and had a lamp. # usual
You would not find it, if you did not lie still. # usual
In between, {L} turned in.
It was quite close. # usual
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The postman had a letter in his hand, and he held it out to {H} as to the only people in town who would know.
“It’s for Lye Close,” he said. “It’s the second one in nineteen years. It’s a list of seeds.” He had been going to put ‘Not known’, and then he had not liked to.
“I should leave it by the wall,” said {A}.
By tea-time it was gone; and where it had been stood a flowerpot, and next to that another one.
-> DONE

=== next_bedtime
It looked like rain. That would be good for the pots.
-> DONE
