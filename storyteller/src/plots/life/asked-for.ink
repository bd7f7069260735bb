# about: with-character; story-about; creature; thing(called|named)
# wants: other
# role guest: creature, answer = a very small dragon called Ember
# holds: dark(kind)

=== title
{~It Did Not Say What For|Somebody Had Asked}
-> DONE

=== s1
# scene: kitchen; dusk; clear; heroes standing surprised, friends standing happy; lantern, bell
{~There was a knock at the back door, {young:knock, knock, and then a wait.|two polite ones, and then a wait, and then one more in case nobody had liked the first two.} {H} went to see.|“Is this the right house?” asked somebody on the step. {young:It was nearly bedtime. {H} went to look.|It was nearly bedtime, which is not when people generally ask, and {H} went to look.}|Somebody was wiping something on the mat, for quite a long time. {young:{H} heard it, and went to see.|{H} heard it from indoors, and went to see who had so much to wipe.}}
On the step {guest_many:were|was} {guest_a}.
“{guest_many:We were|I was} sent for,” said {guest}. “Somebody asked for {guest_many:us|me}, by name. So {guest_many:we came as we were|I came as I was}.” # usual
“What for?” asked {A}.
{guest} turned over a small card, to see if there was anything on the back. “It does not say,” said {guest}.
-> DONE

=== s2
# scene: kitchen; dusk; clear; heroes standing curious, friends standing happy; teapot, spoon, lantern
“Then we had better find out,” said {A}. “Come in. There is always something that wants doing.”
{joining}
{musing}
First they tried the washing-up. {guest} did a spoon. {young:It was done on the front, and on the back, and on the front again.|It was done on the front, and on the back, and then on the front again, because the back had been nicer.} It took eleven minutes, and you could see yourself in it. # usual
“Is this it?” asked {guest}.
“I do not think so,” said {A}. “You would know.” They tried the doorbell, and the bath, and all the socks that have no other sock, and {guest} did not know.
-> DONE

=== m1
# scene: kitchen; dusk; clear; heroes standing happy, friends standing happy; ladder, basket
Next they tried high things. There was a jar on the top shelf that nobody had got down since {~Easter|the summer}.
{guest} looked at the jar. The jar looked at {guest_him}. {young:Nobody moved.|Nothing came of it on either side.}
“{guest_many:We do not believe that we are|I do not believe that I am} for jars,” said {guest} at last.
“No,” said {A}. “But you were very nice to it.” # spare
They left it where it was. {young:It was only prunes.|It turned out to be prunes, and had not wanted to come down.}
There was the cupboard next, where the bags are kept inside a bag. {guest} was put in charge of it, and came out again quite soon, wearing one.
“Not bags,” said {A}, and took it off. # more
-> DONE

=== l1
# aside
# scene: garden; dusk; breeze; heroes walking curious, friends walking calm; wheelbarrow, bucket, flower
Then there was the garden. {guest} was tried as a scarecrow, {young:and six birds came to have a look.|and six birds came down at once to ask how it was going.}
“They like you,” said {A}.
“{guest_many:We|I} think that they are supposed to go away,” said {guest}. {young:The birds did not go away.|The smallest was trying out {guest_its} left side, to see if it would do for the winter.}
{guest} was tried in the draught by the gate, too, and the draught went round. # more
“Make a note of it,” said {guest}. “Not birds. Not wind.”
{many:{B} made the note, on a leaf, with a bit of stick.|{A} made the note, on a leaf, with a bit of stick.} It was getting to be quite a long leaf.
-> DONE

=== m2
# aside
# scene: kitchen; dusk; clear; heroes sitting happy, friends sitting happy; cake, spoon
At supper they tried {guest_him} on the peas. {young:Somebody has to count the peas, or nobody knows how many there are.|It is possible that a person might be sent for to count the peas, which nobody else had ever had the time to do.}
“Forty,” said {guest}. “And one that rolled.” They looked for it under the table, where it is always evening, and there it was, next to a {~button|marble} that they had been missing for years.
It was a great help, but not the sort that you send for. # spare
“What did they say, when they asked?” said {A}. “Did they say please?”
“They did,” said {guest}. “It was a very good please. {young:It was a soft one.|It sounded like somebody lying down.}”
{pausing} # company
-> DONE

=== s3
# scene: bedroom; dusk; clear; heroes sitting worried, friends sitting calm; lantern, basket
By seven o’clock there was nothing left to try. {guest} sat down on the bottom stair, and the card hung down in front. # usual
“There has been a mistake,” said {guest}. “{guest_many:We|I} see how it was. {young:They wanted something else. They wanted something that is for something.|They wanted one of the others, one that is for something, and the name got smudged.}”
{midway} # company
{A} sat down too. It was only then that {A} looked at the card, close to. {young:It had no stamp. It was only some words that somebody had said, in bed.|There was no stamp on it, and no address. It was only what somebody had said, quite low.}
“Oh,” said {A}, and went rather pink. {A} knew that please.
Please, it had been, last night, with the light out, could there be {guest_a}. You say things, then, and you think that they stay where they are.
-> DONE

=== m4
# aside
# scene: bathroom; dusk; clear; heroes standing calm, friends standing happy; bucket, shell
It is hard to say a thing straight out, so first they did teeth. {guest} held the {~towel|flannel}. {young:Up and down, round and round, and one for luck.|It was held very steadily, the way you hold something that may be the thing you were sent for.}
“Is it this?” asked {guest}, through the steam.
“No,” said {A}, with foam. “But it is nearly.”
“We are warm, then,” said {guest} to the {young:soap|soap, which had been in it from the start}. # spare
{A} rinsed, and looked in the mirror, and tried how it would sound. It sounded all right in there. Out loud was another matter.
There are things that can only be said in the dark, or with no teeth left to do. # more
-> DONE

=== l2
# aside
# scene: bedroom; dusk; clear; heroes standing calm, friends standing happy; book, blanket, clock
Then they did pyjamas, which take longer if there is something that you are not saying. {young:One arm. The other arm. Then the first arm again, because it was a leg.|One arm went in, and another arm, and one of them had to come out again and be a leg.}
{guest} stood by, and held the sleeve that was not being used. {guest} was good at standing by, and so nobody noticed that it was being done.
“You are doing it now,” said {A}.
“Doing what?” said {guest}.
But {A} had gone inside the pyjama top, and took some time to find the way out. It was warm in there, and nobody could see who was pink.
-> DONE

=== s4
# scene: bedroom; night; stars; heroes standing calm, friends standing calm; lantern, blanket
“It was me,” said {A}. “I asked. I did not want you to do anything.”
“Not anything?” said {guest}.
“I only wanted you to be in it.”
“In what?” asked {guest}.
“In tonight,” said {A}.
“Is that a job?” asked {guest}. ¶ “It is the best one there is,” said {A}. # spare
{guest} thought about that, and sat up straight. “But {guest_many:we|I} can do that,” said {guest}. “{guest_many:We believe that we are|I believe that I am} doing it now.” ¶ “You are,” said {A}. “You are very good at it.”
-> DONE

=== l3
# scene: bedroom; night; stars; heroes sitting sleepy, friends sitting sleepy; lantern, book
So they wrote it on the card, to have it clear. It did not take long. There was just room.
In it, said the card now. Tonight.
{guest} looked at it from the front, and at the back, and at the front again. {guest} put it away in a safe place. # spare
The pencil rolled to the wall, and stayed there. It had done its day. # more
The spoon lay in its drawer. It was the brightest thing in the house.
In the other drawers lay the other spoons. They could hardly sleep for it. # more
-> DONE

=== m3
# scene: bedroom; night; stars; heroes sitting sleepy, friends sitting sleepy; pillow, blanket
They found {guest_him} a place. It was not on the chair. It was not on the shelf.
It was at the end of the bed, on the side where nobody’s feet go. {guest} tried it, and it might have been made to measure.
The blanket was pulled up over the both of them, and tucked in on that side as well. # more
“Is this it?” asked {guest}.
“Yes,” said {L}. “This is it.”
It was as simple as that. They had looked on all the high shelves first. # more
{homeward} # company
-> DONE

=== l4
# scene: bedroom; night; stars; heroes sitting sleepy, friends sitting sleepy; clock, lantern
Down in the kitchen it was quiet. The jar stood on its shelf. The peas were gone.
By the back door lay the mat. It was very clean. Somebody had wiped and wiped. # spare
The long leaf lay on the step, with all its notes on. Not jars. Not wind. Not peas. # more
Six birds were asleep in the hedge. They had left a space.
Nobody knocked. Everybody was in. # more
-> DONE

=== s5
# scene: bedroom; night; stars; heroes sleeping sleepy, friends sitting calm; pillow, blanket
The light went down, all but a bit.
{resting}
{keepsake}
{dream} # spare
{guest} lay still, and {guest_many:were|was} in it. It went very well. # usual
“What is the night for?” asked {guest}.
“It does not say,” said {L}.
They both had a look at it. It was dark. It was soft. There was plenty.
Nobody sent it back.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
At breakfast {A} said please, about the butter, and a very small camel put its head in at the back door.
“I heard a please,” said the camel.
“It was only for the butter,” said {A}. ¶ “Ah,” said the camel, and looked at the toast. “I was going by. I am not for anything, either.”
It had the crust. Then it went off along the wall, like a camel who has been asked in.
-> DONE

=== next_bedtime
“Please,” said {A}, and stopped there, to be on the safe side.
-> DONE
