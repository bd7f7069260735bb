# about: story-about; with-character; creature; bring-back
# tells: tale(a job)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind teeth: dentist*|tooth|teeth
# kind vet: vet|vets
# kind doc: doctor*|nurse*|surgeon*|hospital
# kind teach: teacher*|teaches|teaching
# kind hair: hairdresser*|barber*|haircut*
# kind cook: chef*|cook|cooks|baker*|waiter*|waitress*
# kind find: detective*|spy|spies
# kind drive: driver*|pilot*|captain*|astronaut*
# kind post: postman|postie|postwoman|post|letters
# kind fire: firefighter*|fireman|firemen|firewoman
# kind fix: builder*|plumber*|mechanic*|engineer*|cobbler*|tailor*
# kind book: librarian*
# kind art: painter*|artist*
# kind law: police*|lollipop*
# kind grow: gardener*|farmer*
# kind show: ballerina*|dancer*|singer*|magician*|clown*|acrobat*|musician*|drummer*
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind)

=== title
{~What Can I Do for You?|The Chair in the Hall}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: guest stand proud; heroes stand curious at guest; friends stand curious
# things: door left; chair right; label on door; lamp
{~In the hall stood a chair that did not belong there, and {H} went to see what it was waiting for.|There was a new card on the living-room door, and {H} stopped in front of it.|{H} {was} on the way upstairs when the living-room door opened, just a crack, and shut again.}
“The {wished_job} is in,” said the card on the door. {young:So {L} knocked.|{L} read it, and knocked.}
Inside {guest_many:were|was} {guest_a}. Everything was laid out, and very straight. “Good evening,” said {guest}. “Please wait outside, {young:until you are called.”|until it is your turn.”}
“Is somebody else here?” asked {L}. ¶ “No,” said {guest}. “But that is how it is done.” # usual
So {L} sat down on the chair in the hall, next to the coats. {young:At once the door opened again.|{L} had hardly touched it when the door opened again.}
“You may come in,” said {guest}. “And what can {guest_many:we|I} do for you?”
-> DONE

=== m1
# aside
# shot: close
# place: hallway; dusk; clear
# action: heroes sit calm on bench; friends sit calm; guest peek curious
# things: bench; 4 coat on hook; hook; newspaper
But first {A} had another go at the waiting, for it had been over too soon to be any good.
There was something to read, {young:and it was about seeds.|and it was a list of seeds from two years ago.} You only read that when you are waiting.
The coats were waiting, too. {young:They had been there much longer.|They had been there since the spring, and not one of them had been called.}
{A} looked at the wall, and crossed one foot over the other, {young:and said “hm”.|and said “hm”, as you do, so that the coats should know that somebody was there.}
Now and then something was put straight behind the door. {young:You could hear it.|You could hear it from the hall, and wondered what it was.}
“It is a very good chair,” said {A}, when the door opened. ¶ “It came with the {wished_job},” said {guest}. # more
“Are you before me?” {A} asked the umbrella, to be fair. It let {A} go first. # more
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: guest stand curious; heroes sit-on-chair happy; friends stand curious
# things: chair; table; lamp on table; sofa
# things for teeth: chair; table; lamp on table; cup on table
# things for vet: slipper on table; chair; table; lamp on table
# things for hair: chair; mirror; comb on table; table
# things for cook: chair; table; bread on table; butter on table
# things for post: chair; bag; letter in bag; table
# things for fire: bookcase; slipper on bookcase; cushion; chair
{joining}
{is_loved:“First tell {guest_many:us|me} a little about {loved},” said {guest}. “It puts people at their ease.”|{musing}} # personal
{
- is_teeth:
“I have come about my teeth,” said {L}. “I have only ever seen them from the front.” ¶ “Then open, please,” said {guest}, “and think of something wide.”
- is_vet:
“It is not for me,” said {L}, and held up a slipper. “It has not moved all day, and it will not eat.” ¶ “Put it on the table,” said {guest}, “and tell it that {guest_many:we are|I am} kind.”
- is_doc:
“It is my elbow,” said {L}. “It only bends the one way.” ¶ “How long has it done that?” asked {guest}, and put on a serious face. ¶ “Always,” said {L}.
- is_teach:
“I should like to learn something,” said {L}. “It need not be much.” ¶ “What do you know already?” asked {guest}. ¶ “Frogs,” said {L}.
- is_hair:
“It is this bit at the back,” said {L}. “It gets up when I lie down, and then it won’t lie down when I get up.” ¶ {guest} went once round the chair, and looked at it from there.
- is_cook:
“What is there?” asked {L}. ¶ “There is bread,” said {guest}, “and there is bread with something.” ¶ “With something, please,” said {L}, who had been hoping for that.
- is_find:
“Something is missing,” said {L}. “It is one of my socks.” ¶ “Which one?” asked {guest}. ¶ “The one that I am not wearing,” said {L}.
- is_drive:
“I should like to go to the window, please,” said {L}, “and back.” ¶ “By the road, or by the sea?” asked {guest}. ¶ “By the sea,” said {L}, “if it goes there.”
- is_post:
“Is there anything for me?” asked {L}. ¶ {guest} looked in the bag, and shut it again. “That depends on who you are.” ¶ So {L} said it twice, and slowly.
- is_fire:
“It is my slipper,” said {L}. “It is up on the bookcase, and it can’t get down.” ¶ “How did it get there?” asked {guest}. ¶ “It was thrown,” said {L}, who did not say by whom.
- is_fix:
“It is the table,” said {L}. “It knocks.” ¶ {guest} leaned on it, and the table knocked. {guest} stopped leaning, and it knocked again. “So it does,” said {guest}.
- is_book:
“I should like something to read,” said {L}. ¶ “How long should it be?” asked {guest}. ¶ {L} showed it with both hands.
- is_art:
“I should like to be in a picture,” said {L}, “from my good side.” ¶ “Which one is that?” asked {guest}. ¶ {L} did not know, and turned round once.
- is_law:
“I should like to get across,” said {L}, “from the sofa to the table.” ¶ {guest} looked at the carpet, to the left and to the right. “There is a lot about this evening,” said {guest}.
- is_grow:
“It is this flowerpot,” said {L}. “There is nothing in it.” ¶ {guest} looked in, and put one ear to the earth. “Not yet,” said {guest}.
- is_show:
“Is there a seat left?” asked {L}. ¶ {guest} looked over the whole room, where there was one chair. “There is one,” said {guest}, “and it is right in the middle.”
- else:
“I don’t know,” said {L}. “I have never been to the {wished_job} before.” ¶ “Then it is high time,” said {guest}. “Sit up straight, please, and put your feet together.”
}
{hinderer_person:“I was here first,” said {hinderer}, who was not, but had to be seen to before they could go on.} # beat
{hinderer_animal:{hinderer} sat down on the chair, and it took a good while to explain about turns.} # beat
{hinderer_carried:{hinderer} had been put down on the chair by mistake, and so {hinderer} was seen to first.} # beat
“Is it a lot of trouble?” asked {L}. ¶ “It is no trouble,” said {guest}, {young:and got ready.|in a voice that made you feel better at once.} # usual
-> DONE

=== l1
# aside
# shot: above
# place: living-room; dusk; clear
# action: guest write calm; heroes sit curious; friends sit curious
# things: table; notebook; pencil; lamp on table; themed on table
There were some questions to begin with, and {guest} wrote down what {A} said.
“Name?” ¶ {A} said it. ¶ {young:“Age?” ¶ {A} said that, too.|“Age?” ¶ {A} said that as well, and a half, if there was room for it.}
“Do you sleep in a bed?” ¶ “Mostly.” ¶ {young:“Do you like soup?” ¶ “It depends on the soup.”|“Have you ever been on a horse?” ¶ “Not to speak of.”}
“What has that to do with the {wished_job}?” asked {A}. ¶ “Nothing,” said {guest}. {young:“But it looks good, to write.”|“But people like it when you write, and look up, and write some more.”}
{themed_a} lay on the table, and had to be written down, too. # personal
Then {guest} blew on the page, and shut the book. They both felt that they had got on. # more
“Is there anything else that you would like to tell {guest_many:us|me}?” ¶ “There is a horse,” said {A}, “but that is a long story.” # more
-> DONE

=== s3
# shot: close
# place: living-room; dusk; clear
# action: guest stand proud; heroes sit happy; friends stand curious
# things: lamp; chair; table
# things for vet: slipper; lamp; table
# things for hair: comb; mirror; chair
# things for cook: bread on plate; plate on table; table
# things for post: letter; door; bag
# things for fire: slipper on cushion; cushion; broom; bookcase
{
- is_teeth:
{guest} held the lamp up close, and went along from one end to the other. “Good evening,” {guest} said to each. “Good evening. You have some carrot on you.” {young:{L} tried not to laugh.|{L} would have laughed, but for having to stay open.} “They are all there,” said {guest}, “and they speak well of you.”
- is_vet:
{guest} listened to it at the toe, and at the heel. “Does it get enough foot?” asked {guest}. ¶ So {L} put a foot in. The slipper moved at once! {young:It went up and down.|It went up and down, and wished to see the carpet.} “One foot,” said {guest}, “two times a day, and let it sleep by the bed.”
- is_doc:
{guest} bent it, and it was so. Then {guest} put a biscuit in {L}’s hand. The elbow bent, {young:and the biscuit went into the mouth.|the hand came up, and the biscuit went straight into the mouth.} “Now think where that would be,” said {guest}, “if it bent the other way.” And {L} was cured.
- is_teach:
“Then we do left and right,” said {guest}. “Hold up both hands, as if there were a bus to stop. One of them makes the letter L. {young:That is the left one.”|That is the left one, wherever you are.”} {L} looked, and it was true. It was still true in the hall, and under the table.
- is_hair:
It was made wet, and it lay down. {guest} turned round for the comb, and it stood up. So {guest} looked which way it was pointing, {young:and combed the others the same way.|and combed all the others the same way, right round to the front.} “Now it does not stick up,” said {guest}. “Now it goes first.”
- is_cook:
{guest} put butter on, right up to the edges, and then some cheese, and three raisins, and stepped back. {young:It was a face!|It was a face, and it looked up at {L}.} So {L} looked at it for a while, and then ate it, from the chin up. “It tastes friendly,” said {L}. ¶ “That is the raisins,” said {guest}.
- is_find:
{guest} looked under the chair, and under the rug, and then for a long time at {L}. “That foot is fatter than the other,” said {guest}. {young:So {L} pulled off the sock.|{L} looked, and pulled off the sock.} Under it was a sock! “They were both on the one foot,” said {guest}. “Nobody looks there.”
- is_drive:
Two chairs stood one behind the other, and {guest} took the front one. “Hold tight,” said {guest}. They leaned to the left, and there was the sea, {young:which was the curtain.|which was curtain for the most part, and very blue.} They slowed down for a hedgehog. “The window!” called {guest}, and {L} looked out of it, and they went back by the sofa.
- is_post:
There was one letter. But {guest} did not just hand it over. {guest} took it outside, and shut the door, {young:and pushed it in underneath.|and pushed it through underneath, so that it came over the floor to {L}’s foot.} “Dear you,” it said. “How are you? {guest_many:We are|I am} behind the door.” It was read out to everybody, twice.
- is_fire:
{guest} laid a cushion under it, and put up a broom. “Don’t look down,” {guest} told the slipper. “Look at the broom.” The broom gave a push, and the slipper jumped, {young:and the cushion caught it.|turned over once in the air, and was caught by the cushion.} It was quite all right. It only had some dust on.
- is_fix:
{guest} lay down, and looked at the table from underneath, as they all do, and said “aha”. Then {guest} folded a bus ticket, and folded it again, {young:and put it under one leg.|and slid it in under one of the legs.} {L} leaned on the table. It did not knock. “It was the floor,” said {guest}, “but that is too big to mend.”
- is_book:
{guest} went along the shelf, and measured them all, and pulled out one that was just as long as that. {young:It got a stamp.|It was given a stamp in front, and blown on.} “Who is in it?” asked {L}. ¶ “You will see,” said {guest}. “But be gentle in the middle. That is where they can’t turn back.”
- is_art:
{guest} shut one eye, and held up a pencil, and began. {young:{L} sat still.|{L} sat still for it, and itched in three places, one after the other.} When it was done it was {L}, right down to the sock. “What am I looking at?” asked {L}. ¶ “At {guest_many:us|me},” said {guest}. “You looked very kindly.”
- is_law:
{guest} went out on to the carpet first, and stood there, very straight. {young:Everything stopped.|Everything stopped. There was a ball, and a fly, and the clock held its breath.} So {L} went across, and did not run, and was at the table. “Thank you,” said {L}. ¶ “You may go on now,” {guest} told the fly.
- is_grow:
{guest} made a hole with one finger of an old glove, and put a bean in, and shut it up again. {young:“Now we must not look,” said {guest}.|“Now comes the hard part,” said {guest}. “You have to go away, and not look.”} They went as far as the lamp, and did not look, both of them. “It has begun,” said {guest}.
- is_show:
{guest} came out from behind the curtain, and did all that the {wished_job} can do, the easy part first and then the hard part. {young:Only a cushion fell down.|Nothing fell down but a cushion, and that had not been in it.} Then {guest} bowed, to the sofa and to the lamp, and {L} clapped for as many people as would have fitted in.
- else:
{guest} began on the left, and went on to the right, and it was all done just as the {wished_job} does it. {young:Where it mattered it was done twice.|Where it mattered it was done twice, and looked at from a little way off.} {L} held very still. “There,” said {guest}. “Is it better?” ¶ {L} tried it. “It is,” said {L}. “It is better all over.”
}
“What does it cost?” asked {L}. ¶ “One button,” said {guest}. {young:{L} had one.|{L} had only a large one, and got half a button back.} # usual
“And who does all that for you?” asked {L}. ¶ {guest} had been putting things straight, and stopped. “Nobody,” said {guest}. “{guest_many:We are|I am} the {wished_job}.”
-> DONE

=== m2
# aside
# shot: behind
# place: living-room; dusk; breeze
# action: guest stand sad; heroes stand curious at guest; friends sit calm
# things: window; curtain; chair; table
They thought about that, on both sides of the table.
“You do it for everybody,” said {A}, “and then you go home?” ¶ “Yes,” said {guest}. {young:“And I shut the door.”|“And on the way {guest_many:we|I} think of everybody that it has been done for.”}
“And you have never sat on the chair in the hall?” ¶ “{guest_many:We have|I have} put it there,” said {guest}. {young:“But it is for the others.”|“But it has always been for whoever comes.”}
{A} looked at the chair, {young:and at {guest}.|and then at {guest}, to see whether the one would go on the other.}
{pausing} # company
Outside a wind went along the street, and tried one door after the other. {young:It wanted something, too.|It seemed to want something as well, and nobody had asked it what.}
“It can’t be so hard,” said {A}. “I have seen it once.” # more
-> DONE

=== l2
# aside
# shot: two
# place: living-room; dusk; clear
# action: heroes stand happy; guest point happy; friends stand curious
# things: table; lamp on table; chair; door left
But you can’t just begin. First you have to look like somebody who knows how.
“Say ‘hm’,” said {guest}. ¶ “Hm,” said {A}. ¶ {young:“Lower,” said {guest}.|“Lower,” said {guest}. “As if you had thought of something, and did not mind.”}
{A} got it at the fourth go. {young:It was a very good “hm”.|It was a “hm” that you would have gone to from two towns away.}
“Now put that straight.” ¶ “It is straight,” said {A}. ¶ “Put it straight all the same,” said {guest}. {young:So {A} did that.|So {A} moved it a little to the left, and a little to the right, and it looked straighter than before.}
Then it was the walk. You do not come to the {wished_job}, when you are it. {young:You are there.|You are there, and turn round slowly.}
“That is nearly all of it,” said {guest}. “The rest is only the {wished_job}.” # more
-> DONE

=== s4
# shot: two
# place: living-room; night; stars
# action: heroes stand proud; guest sit happy; friends stand happy
# things: chair; lamp; table
# things for cook: bread on plate; plate on table; table; chair
# things for post: letter; chair; bag
# things for hair: comb; mirror; chair
# things for fire: cushion; sofa; lamp
“Out into the hall, please,” said {A}. {young:{guest} sat down there, and waited.|So {guest} sat down on the chair in the hall, and looked at the coats, and waited.} Then the door opened.
“You may come in,” said {A}. “And what can I do for you?” ¶ {guest} had said that a thousand times, and never heard it.
{helper_person:“I will hold the lamp,” said {helper}, and held it so that they could all see.} # beat
{helper_animal:{helper} sat down by the door, like somebody who has worked there for years.} # beat
{helper_carried:{helper} was given to {guest} to hold, which is a help when you are waiting.} # beat
{
- is_teeth:
“Open, please,” said {A}, and held the lamp, and looked in. It went a long way back. “Good evening,” said {A}, to all that was in there. It was in very good order.
- is_vet:
{A} felt {guest} all over, gently, as you do with an animal. There was one cold place. So {A} fetched a blanket, and laid it on, and waited. “Is it warm now?” ¶ “It is,” said {guest}, and did not move at all.
- is_doc:
{A} laid one ear on {guest}, and listened. Something was going in there. It was like a house with people in. “Somebody is at home,” said {A}. “You are quite well. But you must sit down more.”
- is_teach:
“Today we do frogs,” said {A}. “They don’t drink with the mouth. They drink with the skin. They only have to sit in it.” ¶ {guest} thought about that. “Is there more?” asked {guest}. There was.
- is_hair:
{A} took the comb, and went over {guest} from one end to the other. It was not hurried. There was even a parting, where nobody would have thought of one. {guest} looked in the mirror, and did not want to stop.
- is_cook:
{A} put butter on the bread, right up to the edges. It got three raisins. {guest} had cooked for people all day, and not had a bite. “It tastes quite different,” said {guest}, “when somebody brings it.”
- is_find:
“Is anything missing?” asked {A}. ¶ “A pencil,” said {guest}. “{guest_many:We|I} had it this morning.” {A} looked at the floor. Then {A} looked at the chair, and {guest} had to get up. There lay the pencil. It was warm.
- is_drive:
{A} took the front chair. “Where to?” ¶ Nobody had ever asked {guest} that. “Home,” said {guest}, “but by the sea.” They leaned to the left. “There is so much at the side,” said {guest}. “In front you only see where you are going.”
- is_post:
{A} wrote a letter. It went round by the sofa, so that it had been on a journey. Then it came in under the door. “It says my name,” said {guest}. There had been a great many letters in that bag. This was the first for {guest}.
- is_fire:
{guest} sat on the back of the sofa. “{guest_many:We|I} can’t get down,” said {guest}. It was good to be the one who says it. {A} put the cushion there. “Don’t look down,” said {A}. “Look at me.” Down came {guest}, and lay in the cushion for a while.
- is_fix:
{A} went round {guest}, and knocked, and listened. In one place there was a rattle. It was a nut from somebody’s lunch. Out it came. “Now lean on me,” said {A}. {guest} leaned. Nothing knocked.
- is_book:
{A} took a book, and read it to {guest}, from the front to the picture with the boat. {guest} had stamped hundreds of them, and never had the time. “So there are people in it,” said {guest}. “And how does it go on?”
- is_art:
{A} took the pencil, and shut one eye, and drew {guest}. It went over the edge. It had to go on over the page. “Is that how {guest_many:we|I} look?” asked {guest}. ¶ “From here,” said {A}.
- is_law:
{A} went out on to the carpet, and stood very straight. Everything stopped. Then {guest} came across, from the table to the sofa. “It is wide,” said {guest}, “when you are the one who goes over.”
- is_grow:
{A} put {guest} by the window, where the light comes in. There was a glass of water to go with it. “Now grow,” said {A}, and went away, and did not look. ¶ “It has begun,” called {guest}. “{guest_many:We|I} can feel it.”
- is_show:
{A} came out from behind the curtain, and turned round once with both arms out, and bowed. {guest} had only ever seen it from the back. “So that is how it looks,” said {guest}, and clapped. “Could you do it again?”
- else:
{A} began on the left, and went on to the right, and did it twice where it mattered. {guest} held very still. “It tickles a bit,” said {guest}. “They never told {guest_many:us|me}.” It was better all over.
}
“What does it cost?” asked {guest}. ¶ “Half a button,” said {A}. # usual
“It is nice to be asked,” said {guest}.
{guest} stayed sitting there for a bit, to have a little more of it. # usual
-> DONE

=== m3
# shot: above
# place: hallway; night; stars
# action: guest sit happy on chair; heroes sit happy; friends sit sleepy
# things: chair; 4 coat on hook; hook; lamp; label on door
After that {guest} wanted to sit on the chair again.
It was only for the waiting. That had been so nice. # spare
So {A} went in, and shut the door. Then {A} opened it, and looked out. There sat {guest}.
“Is it {guest_many:our|my} turn?” asked {guest}. ¶ “In a minute,” said {A}.
“You must say it as if there were a lot of people,” said {guest}. So {A} said it over {guest_its} head, to the whole hall.
They did that three times. In between it was quiet, and there were coats. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; night; stars
# action: heroes brush-teeth sleepy; friends stand sleepy
# things: basin; toothbrush; mirror; towel
{A} went to the bathroom. There was somebody in the mirror.
“And what can I do for you?” asked {A}. ¶ It asked the same thing, at the same time.
So they both got their teeth done. The left one was a bit quicker. # spare
They did the top ones, and then the bottom ones. They did not talk while they did it.
“You may come again,” said {A}. It was said on both sides. # more
The towel took care of the rest. It did it every night, and did not ask for a button. # more
-> DONE

=== l3
# aside
# shot: two
# place: hallway; night; stars
# action: guest walk happy; heroes wave sleepy; friends wave sleepy
# things: door left; mat; label on door; lamp
It was time to shut. {A} turned the card round. “The {wished_job} is in bed,” it said now.
“Who comes tomorrow?” asked {A}. ¶ “There is a goose at ten,” said {guest}, “and then somebody’s uncle.”
{guest} put on a scarf, and was somebody on the way home. But you could still tell.
{guest} went down the path, and looked back at the card. # spare
“Do geese pay with buttons?” ¶ “They pay with a nod,” said {guest}. # more
{homeward} # company
Then the gate shut. It was put straight first. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: chair; 4 coat on hook; hook; label on door; window
The hall was dark. The chair stood there.
Nobody sat on it. It was not waiting. It was only a chair.
The coats hung close together. It was not their turn. They did not mind. # more
Under the door came a bit of moon. It went as far as the mat. # more
The umbrella was next. It had been next all day. # more
Somebody had left half a button on the mat. It lay on its flat side.
The card hung quite still. You could not read it. You could see that it was straight.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{A} got into bed.
{resting}
{keepsake}
{dream} # spare
Somewhere {guest} lay in bed, too. The {wished_job} was not in. The {wished_job} was asleep. # usual
“And what can I do for you?” asked the pillow. ¶ “Keep still, please,” said {A}.
“And what can I do for you?” asked the quilt. ¶ “Up to the chin.” # usual
“And what can I do for you?” asked the dark.
{A} thought about it. ¶ “Just be here,” said {A}.
So it was. It was there all night.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A goose sat on the chair in the hall, very upright, with its feet together. It was ten o’clock. “I am a little early,” it said, although it was not.
“And what can we do for you?” asked {A}. The goose said that it did not need anything done. It had only heard that somebody here asks. So they asked it again, and it nodded, and that was the money.
-> DONE

=== next_bedtime
The chair was still in the hall. Nobody was waiting. Everybody had been asked.
-> DONE
