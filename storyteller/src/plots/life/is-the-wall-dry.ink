# about: story-about; with-character; creature; bring-back
# tells: tale
# also: funny; person; place; thing; happy; play; food; calm; weather; hair-wash
# wants: child
# role guest: answer, creature, thing = a bear called Bruno
# role grownup: parent = the grown-up with the towel
# names: Bruno | Otto | Basil
# kind lost: lost|lose|loses|losing|find|finds|looking|forgot|forgets|missing
# ages: 3-12
# holds: dark(kind)

=== title
{~Is the Wall Dry?|Nobody Sits Down}
-> DONE

=== s1
# shot: close
# place: bathroom; dusk; clear
# action: heroes sit cross in bath; grownup sit sleepy; friends stand happy
# things: bath; towel in grownup.hand; 3 bubbles
{~The bath was warm, and {H} {was} in it, {young:and it was time for the story.|and the water would stay warm for one story.}|“Now the story,” said {H}, from the bath. {young:The water was still warm.|The water would stay warm for ten more minutes.}|There is always a story with the bath, {young:and {H} had asked for this one.|and {H} had asked for this one as early as breakfast.}}
{grownup} sat down on the washing basket, {young:with both eyes shut.|after a long day, and shut both eyes, to begin.}
“Once there {guest_many:were|was} {guest_a},” said {grownup}, “and {guest_it} sat down.”
“No,” said {A}.
“{guest} {wished_does},” said {A}. {young:“You left it out.”|“You went straight past it.”}
“I see,” said {grownup}. “And when that was over, {guest_it} sat down.” ¶ “Not yet,” said {A}. # usual
-> DONE

=== m1
# aside
# shot: two
# place: bathroom; dusk; clear
# action: heroes point cross at grownup; grownup sit sleepy on basket; friends stand laughing
# things: bath; basket; rubber-duck in bath
{grownup} tried it with another beginning. {young:“Once, on a bench,” said {grownup}.|“Once,” said {grownup}, “in a house with some very good chairs.”} ¶ “No,” said {A}.
“Why do they always sit down?” asked {B}. ¶ “I cannot think,” said {grownup}, on the basket.
But it was so. On Monday it had been a dragon. {young:The dragon sat down.|The dragon had hardly come out of the cave when it saw a sofa.}
On Tuesday there were seven pirates. They sat down in a row.
{young:Then came a king. He sat down at once.|Last night’s king had been sitting down when the story began, and had never got up.}
“He had a throne,” said {grownup}. “It seemed a shame not to use it.” # spare
“I never heard what the dragon wanted,” said {A}. ¶ “A cushion,” said {grownup}. # more
-> DONE

=== s2
# shot: wide
# place: bathroom; dusk; clear
# action: heroes shout proud; grownup carry surprised towel; friends stand curious
# things: towel on heroes; bath; mat
So {A} got out, and got into the towel, {young:and told it, with just a nose out.|and told it, through the gap where the face comes out.}
{joining}
{is_loved:“Is there anything in it about {loved}?” asked {grownup}. ¶ “That is a different night,” said {A}.|{musing}} # personal
“It was a Thursday,” said {A}. “It was in our road, outside number nine, {young:by the wall.”|where the wall is.”}
{hinderer_person:“I heard that it was a Friday,” said {hinderer}, and they had to talk about that first.} # beat
{hinderer_animal:{hinderer} sat down on the bath mat, which was no help to {A} at all.} # beat
{hinderer_carried:{hinderer} turned out to be in the towel as well, and had to come out before anybody could go on.} # beat
“Can you sit on it?” asked {grownup}. {young:“On the wall?”|“Is it that sort of wall?”}
“It has just been painted,” said {A}. “It is wet.”
“And there, in front of everybody, {guest_many:were|was} {wished_tale}.”
{young:It was said quickly, so that no one could put in a chair.|It was said in one breath, so that there was nowhere to put a chair.} # spare
-> DONE

=== l1
# aside
# shot: above
# place: street; dusk; clear
# action: painter paint calm wall; heroes point happy at wall; friends stand curious
# things: wall; paint-pot; label on wall
# people: painter(old, he, beard)
“Who painted the wall?” asked {grownup}. ¶ “The man from number nine,” said {A}.
He had done it in green, {young:with a big brush.|with a brush as broad as a slice of bread, and had gone over the edges twice.}
There was a notice on the wall. {young:It said WET.|It said WET, and the notice was wet as well, as he had leaned it there.}
“And then he sat down,” said {grownup}. {young:“He must have been hot.”|“I should have, after a wall like that.”}
“He went in for his tea,” said {A}. ¶ “And had it sitting down?” ¶ “He had it at the window,” said {A}, “standing up, so as not to miss anything.” # usual
{grownup} took the other foot, and dried in between the toes. It was a very good wall, all the same. # more
-> DONE

=== s3
# shot: two
# place: street; dusk; clear
# action: lady stand surprised at guest; guest stand proud; heroes point happy at guest; friends stand happy
# things: wall; bag beside lady; street-lamp
# people: lady=neighbour(old, she)
“A lady came by with a bag,” said {A}, “and she put it down, and looked. {young:‘Well!’ she said.|‘Well!’ she said, to the bag.} ‘I had an aunt like that.’”
“So they sat down together,” said {grownup}, “on the bag.” ¶ “There were eggs in it,” said {A}. {young:“Twelve.”|“There were a dozen.”} # usual
Next came a postman, {young:and a man with a ladder, and a dog.|a man with a ladder, a dog, and a whole school, two by two.}
“‘Do you see that often?’ asked the postman,” said {A}. “‘Not often enough,’ said the lady.” # spare
{helper_person:“I was in that,” said {helper}. “I stood by the dog.” And {helper} held out a sleeve, for an arm to go in.} # beat
{helper_animal:{helper} lay down along the bottom of the door, so that no cold came into the story.} # beat
{helper_carried:{helper} was set on the mat, to be the crowd, and kept very good order.} # beat
“Then a coach came, and it could not get by,” said {A}, “and so they all got out to look.” # usual
{is_wished_did:“And {guest} {wished_did},” said {A}, “{young:and they saw it.|and they saw it from all sides, and asked for it once more.}”} # wished
One arm went into the pyjamas. “And they looked,” said {A}, {young:“and looked.”|“and it went on and on.”} # spare
By now {grownup} had both eyes open. # usual
-> DONE

=== m2
# shot: close
# place: bathroom; dusk; clear
# action: heroes point happy at button; grownup kneel curious before heroes; friends kneel curious
# things: 4 buttons; mat; mirror
“I want to have them all in order,” said {grownup}. {young:So they did it with the buttons.|So they took the buttons for it, on the front of the pyjamas, from the top.}
The top button was the lady. {young:Next was the postman.|The second one was the postman, who had come out in one shoe.} The third was the man with the ladder.
{young:The dog was the one at the bottom.|The dog was the one at the bottom, which has been bitten already.} # usual
“And where is {guest}?” asked {grownup}. ¶ {young:{B} had to think. “All of me,” said {B}. “I am {guest}.”|{B} looked down at what was left. “I had better be {guest} myself,” said {B}.}
“And the coach?” ¶ “That is you,” said {B}.
{grownup} got up off the basket, since a coach does not sit, {young:and said brrm.|and stood there with the engine running.} # more
-> DONE

=== l2
# aside
# shot: behind
# place: bathroom; dusk; clear
# action: heroes brush-teeth happy; grownup stand curious at heroes; friends stand happy
# things: mirror; basin; tap; mug
Then it was time for teeth, and the story had to go on.
“Wah-wah,” said {A}, {young:with the brush in.|with the brush at the back on the left.} ¶ “Did he really?” said {grownup}. “With the ladder?”
“Wah-wah.” ¶ {young:“All the way along?” asked {grownup}. “Oh, well done.”|“All the way along? I should have liked to see that.”}
{A} spat. “I said where is the mug,” said {A}.
“Oh,” said {grownup}. {young:It had sounded so good.|In the story that {grownup} had heard there was a ladder, a canal and a very large trifle.} # usual
“Tell me that one tomorrow,” said {A}. ¶ “I can’t,” said {grownup}. “I have only heard it in toothpaste.” # more
-> DONE

=== s4
# shot: wide
# place: hallway; night; clear
# action: grownup stand surprised at heroes; heroes think calm; friends stand curious
# things: lamp; stairs; towel
“And then?” said {grownup}, {young:and stood up.|who had stood up without noticing.}
{A} did not know. The road was full. {young:No one could move.|There was no room to put another word.}
“You can’t stop there,” said {grownup}. ¶ “I thought you were tired,” said {A}. ¶ “I was,” said {grownup}. # usual
{A} looked at them all, up and down the road. The lady stood on one leg. The man still held the ladder.
“They want to sit down,” said {A}.
{
- is_lost:
“So the lady looked in the bag, under the eggs,” said {A}. “‘Is it this, by any chance?’ she said. And it was! And then they could all go home.”
- else:
“So {guest} said that it was all for today, and thank you,” said {A}. “And they could go home.”
“And the eggs?” ¶ “There were still twelve,” said {A}. # spare
}
“And {guest}? Sitting?” asked {grownup}. ¶ “Not yet,” said {A}. “The wall is still wet.”
-> DONE

=== m3
# shot: two
# place: street; night; stars
# action: lady carry calm bag; heroes wave calm at lady; guest stand calm; friends wave sleepy
# things: street-lamp; wall
They went one by one, and {A} saw to each of them.
The lady had the bag. She went round the corner, and one door shut.
The postman went. The coach went. The dog went, with somebody else’s glove.
The man put down the ladder. “Ah,” he said. # usual
He looked at his arm. It had been up all day, and now it came down. # more
It had been a long Thursday. # more
Then you could see the road again. It was all there. {guest} stood in it.
-> DONE

=== l3
# shot: behind
# place: hallway; night; stars
# action: heroes walk calm; grownup hold calm lamp; friends walk sleepy
# things: lamp; door; 2 slippers
They went along the landing, and the story came too.
“Is it late, outside number nine?” asked {grownup}. ¶ “It is as late as here,” said {A}.
“Is there a moon?” ¶ “Half,” said {A}. “We have the other half.”
The slippers came off at the door. They stood there, side by side. # more
A tap ran, and then it did not. # more
{grownup} had the lamp. It made a small road, and they went down it to the bed.
-> DONE

=== m4
# aside
# shot: above
# place: street; night; stars
# action: guest stand calm beside wall; heroes look-up calm; friends stand sleepy
# things: wall; label on wall; street-lamp; moon
You can’t hurry a wall. You have to leave it.
The man from number nine put out his light. A leaf came by, and went on. # usual
The lamp in the road hummed a bit. It was on one note.
“Could {guest} lean?” asked {grownup}. ¶ “Not yet,” said {A}. “You would see it in the morning.”
So {guest} stood, and the green got a little drier.
It smelled of paint and of night. # more
-> DONE

=== l4
# aside
# shot: close
# place: bedroom; night; stars
# action: grownup sit-on-chair sleepy; heroes sit-up calm; friends lie-back sleepy
# things: chair; lamp; shoe
There was a chair by the bed. {grownup} looked at it.
“You may,” said {A}. “It is only in the story that nobody does.”
First one shoe went off, and then the other. Both feet looked up.
“I was the coach,” said {grownup}. ¶ “You were very good,” said {A}. “You went on a long time.” # usual
{midway}
The clock said something. It was short. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; grownup sit calm; friends sleep sleepy
# things: blanket on heroes; chair; lamp
Then it was bed. {A} lay down in it.
{resting}
“The road is empty,” said {A}. “Only {guest} {guest_many:are|is} left.”
{A} put out one finger, in the dark, and felt the wall. It was dry.
“Now,” said {A}.
“Now?” said {grownup}. ¶ “Now {guest} sat down,” said {A}. “On the wall.” ¶ “Ah,” said {grownup}.
{keepsake}
{dream} # spare
That was the story of {wished_tale}. There was a moon in it. # usual
{grownup} got up to go.
“Not yet,” said {A}.
So {grownup} sat down.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
Outside number nine there was a wall, and {A} looked at it in the morning on the way past. It was green. It had a notice, but the notice had been turned round, and on the back it said DRY. ¶ A man stood there with a cup of tea. “Somebody has been sitting on this,” he said. He did not seem to mind. He sat down there himself, to see how it was, and moved up, in case of others.
-> DONE

=== next_bedtime
Outside number nine the wall was dry. There was room on it.
-> DONE
