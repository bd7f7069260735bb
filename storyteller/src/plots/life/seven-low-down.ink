# about: story-about; with-character; creature; bring-back
# tells: tale(lives in|live in|lives under|live under|lives behind|live behind|lives on|live on|lives inside|live inside|lives at the|live at the|lives above|lives beneath|lives below|lives near|lives by|lives next|lives up|lives down|lives between|lives among|lives with|living in|living under|living on|living behind|living inside|lived in|lived under|lived on|lived at|makes his home|makes her home|makes its home)
# also: funny; person; place; thing; happy; play; food; calm; weather
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# role grownup: parent = the grown-up with the slippers
# names: Bruno | Otto | Basil
# ages: 3-12
# needs: seeing
# holds: dark(kind), spider(kind)

=== title
{~Seven, Low Down|Is There Any Post?}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: guest stand sad; heroes kneel curious at guest; friends stand curious
# things: door left; mat; letter on mat; coat on hook; hook
{~The flap in the front door went up by itself, and somebody looked through it, and {H} looked back.|“Is there any post?” said the flap in the front door, and {H} went down on the mat to see who it was.|{H} {was} in the hall, and there was somebody at the door, looking in through the slit where the letters come.}
“Is there any post?” asked somebody outside. ¶ “There was some this morning.”
“Was there any for {guest_many:us|me}?” {young:{A} opened the door.|So {A} opened the door.} On the step {guest_many:were|was} {guest_a}.
“Just a bill,” said {A}, “and one about carpets.” ¶ “There never is,” said {guest}. # usual
“I know about you,” said {A}. “You are {wished_tale}.”
“Yes,” said {guest}. {young:“But the post does not know that.”|“But it does not say so on any door, and the post goes by.”}
“I will write you one,” said {A}.
-> DONE

=== m1
# aside
# shot: close
# place: hallway; dusk; clear
# action: heroes hold curious letter; guest look-up curious; friends sit curious
# things: mat; hook; coat on hook
First {A} showed what had come that day, {young:so that {guest} could see one.|as {guest} had only ever met letters going past.}
There was a bill, with a window in the front. {young:{guest} knocked on it.|{guest} knocked on it, very lightly, and waited, but the name in there stayed where it was.}
“They all have a name on,” said {A}, “and under that is where you live. {young:Then they find you.”|It gets bigger all the way down, first the house and then the town, so that nobody can miss it.”}
“And they come right up to you?” asked {guest}. ¶ “Up to the mat,” said {A}. # usual
There was one about carpets, and that could be held. {young:It had a smell.|It smelled of a van, and a bag, and somebody’s lunch.} # more
“What a lot of people must have looked after it,” said {guest}. # more
Then all the post was put back on the mat, {young:the right way up.|with its good side up, just as it had been.} # more
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: heroes write happy paper at table; guest look-up curious; friends stand curious
# things: table; pencil; 2 papers on table; lamp
{A} sat down at the kitchen table with a pencil, and {guest} {guest_many:were|was} told to look at the wall.
{joining}
{is_loved:“Is it about {loved}?” asked {guest}. ¶ “I can’t tell you,” said {A}. “It is a letter.”|{musing}} # personal
“{guest_many:Are we|Am I} not to know what is in it?” ¶ “Not until it comes,” said {A}. # usual
{hinderer_person:“You have not said how the weather is,” said {hinderer}, and then it had to be begun again, with weather.} # beat
{hinderer_animal:{hinderer} sat down on the paper, and was written round, and that made a bay.} # beat
{hinderer_carried:{hinderer} leaned on the paper to see, and was turned to the wall as well.} # beat
The pencil went along, and {guest} looked at the wall so hard {young:that it shook a bit.|that it was a wonder there was no dent.} # usual
On the front {A} wrote where it had to go. {young:It took the whole front.|There was no street, and so {A} put down what there was.} ‘To {wished_tale},’ it said.
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: heroes draw happy; guest stand proud; friends sit curious
# things: table; letter on table; crayon; lamp
A letter has to have a stamp, and on a stamp there has to be a head. {young:So {A} drew one.|So {A} drew a small square with a frilly edge, and looked round for a head to put in.}
“Keep still,” said {A}. {guest} kept still, {young:and looked to one side.|and looked to one side, like a king, for as long as it took.}
It came out a little wide. {young:But you could tell who it was.|But you could tell who it was, even without the arrow.} # usual
“And what does it cost?” asked {guest}. ¶ “It says eleven,” said {A}. “That was all there was room for.” # usual
They put it in the corner, with jam. {young:It held.|It held very well, and was the only stamp that day with a raspberry behind it.}
“{guest_many:We|I} have never been on anything,” said {guest}. # more
The jam came out at one side. {young:It was licked.|That was seen to by the one whose head it was.} # more
-> DONE

=== s3
# shot: behind
# place: hallway; dusk; clear
# action: heroes hold happy box; guest point curious at box; friends stand happy
# things: door left; mat; coat on hook; hook
Then the letter needed somewhere to come to. They took a box that had been round tea bags, {young:and made a slit.|and {grownup} cut a slit in it, with a flap, so that it should not rain on the news.}
“It has to have a number,” said {A}. “We are seven.”
“{guest_many:We|I} like seven,” said {guest}. ¶ “It is taken,” said {A}. ¶ “Is it taken low down, as well?”
It was not. {young:So that was the number, in green.|So that went on the box, in green.}
{helper_person:{helper} held it against the wall, a bit more left, and a bit more down, until it was right.} # beat
{helper_animal:{helper} lay down under it, like something that goes with a letter box.} # beat
{helper_carried:{helper} was put next to it, to see where it was.} # beat
They hung it by the front door, under the other one. # usual
-> DONE

=== m2
# aside
# shot: two
# place: hallway; dusk; clear
# action: guest look-up worried; heroes sit calm; friends sit calm
# things: box; door left; mat; themed
{guest} stood in front of the box, and waited for the post. {young:“Is there any?”|“Is there any post?” asked {guest}, when one minute was over.}
“It has not been posted yet,” said {A}. {young:“You have to wait a bit.”|“You have to wait, or it is only somebody giving you a piece of paper.”}
So {guest} waited, {young:with both eyes on the slit.|very straight, and had a look in, and waited again.}
{themed_a} sat there and waited as well. # personal
{pausing} # company
“What is it like, when it comes?” asked {guest}. ¶ “It goes clack,” said {A}. # usual
{guest} said it a few times, quite low, {young:to be ready. “Clack.”|so as to know it when it came. “Clack,” said {guest}. “Clack.”} # more
-> DONE

=== l2
# aside
# shot: behind
# place: hallway; dusk; clear
# action: heroes walk proud holding bag; guest walk happy; friends walk happy
# things: bag; hat on A.head; door left; shelf
A postman has more than one to bring, or it is not a round. {young:So {A} wrote some more.|So {A} sat down again, and wrote a few short ones for people who also live where no post goes.}
There was one for the spider behind the bath. {young:‘Hello,’ it said.|‘Hello,’ it said. ‘I saw you on Sunday,’ and that there was no need to get up.}
There was one for the sock {young:under the bed.|that has been under the bed since the summer, to say that the other one was well.}
And there was one for the moon. {young:It went on the sill.|That was laid on the sill, face up, as it would be passing.} # usual
“Was there any?” asked the grown-ups, when the bag went by. There was one about carpets. # more
Then the bag was empty, {young:and light.|and went home much lighter than it had come.} # more
-> DONE

=== s4
# shot: close
# place: hallway; night; clear
# action: heroes give happy letter; guest look-up surprised; friends stand happy
# things: box; door left; lamp; hat on A.head
{A} put on a hat, and took the letter twice round the table, {young:since it has to come from far away.|since a thing that has only come across a hall is hardly post.} # usual
Then there were steps. {young:Clack!|They came nearer, and they did not go by. Clack!}
“Is there any post?” asked {guest}.
“You have to look,” said {A}. # usual
There was one. {young:It said so on the front.|It had all of it on the front, and nobody else could be meant.} # usual
Then it was opened, and it was read. ‘How are you?’ it said. ‘I am well. It was soup today. It is nice that you are there.’ And then it said from whom.
“It asks how {guest_many:we are|I am},” said {guest}. {young:“It wants to know!”|“Nobody has ever asked that on paper, where you can see it.”} # usual
-> DONE

=== m3
# shot: two
# place: living-room; night; stars
# action: guest read happy letter; heroes sit happy; friends sit calm
# things: sofa; lamp
Then it was read again. You can do that, with a letter.
“It is still soup,” said {guest}. ¶ “It stays like that,” said {A}. # usual
“And is it still nice that {guest_many:we are|I am} there?” ¶ “Yes,” said {A}. # usual
{guest} folded it up small. Then {guest} had to see if it was still in there.
It was. It had a new line down the middle. # more
It fits in next to you, when you lie down. # more
{guest} tried that, on the sofa. It did. # more
-> DONE

=== m4
# aside
# shot: behind
# place: hallway; night; stars
# action: guest walk happy holding letter; heroes wave sleepy; friends wave sleepy
# things: door; box; lamp; mat
It was time for {guest} to go home.
The letter went first, and {guest} came along behind it. # usual
“What do you do,” said {guest}, “when you have had one?” ¶ “You write one back,” said {A}.
{guest} had not known that it goes both ways. “Is it hard?” ¶ “You put how you are,” said {A}. # usual
So {guest} took the pencil, too. It was quite short by then. # more
The flap went clack, but that was just the wind. # more
They both looked in the box. It was good to have one to look in. # more
-> DONE

=== l3
# aside with l2
# shot: above
# place: bathroom; night; stars
# action: heroes wash sleepy; friends stand sleepy
# things: bath; sponge; soap; towel
There was green on {As} hand, from the number. It came off bit by bit.
Behind the bath it was dark. {A} looked, and did not get too near.
Something had been left there on a thread. It might have been an answer. # usual
It was round, and grey, and not long. {A} could not read it. # usual
“Thank you,” said {A}, in any case. That is what you say. # more
The tap went clack. It was no one. # more
{midway}
-> DONE

=== l4
# aside
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: door; box; mat; lamp; coat on hook; hook
In the hall it was quiet. A letter about carpets lay in the bin.
The small box hung by the door. It had its flap shut. You could see the number.
Then there were steps. They were so soft that the mat did not hear them. # usual
They went by the box. They went up the stairs. # usual
It was no one who is paid for it. # more
The lamp saw who it was. It did not tell. # more
And then they went down again, and home.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-awake sleepy; grownup read calm letter; friends sleep
# things: bed; pillow; lamp; blanket
Then it was bedtime.
{resting}
{keepsake}
{dream} # spare
“Is there any post?” asked {A}. ¶ {grownup} looked under the pillow. There was a small one.
On the front it said, ‘To {L}, who lives in a warm bed,’ and then there was no more front.
“Is that you?” asked {grownup}.
{A} felt with both feet. It was warm.
‘I am well,’ it said in there. ‘It is nice that you are there, too,’ it said below.
So it had come to the right place. Someone was in.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Clack, it went in the morning, and there was one for seven, and one for seven, low down. It was about carpets.
{H} put it in the right box. It was gone by breakfast. ¶ Somebody had been so pleased with it that there were small dry footprints all the way to the door, in twos, as of someone who had danced, and a note. ‘Now they know, too, and I am thinking about the blue,’ it said.
-> DONE

=== next_bedtime
The small box hung by the door, low down. It had its flap a little open, in case.
-> DONE
