# about: parent-travelling(works nights|working nights|on nights|night shift|night duty|shift|work nights|doing nights|does nights|nights again|nights this|at night); missing(shift|works nights|working nights|on nights); somebody-in-hospital(works nights|working nights|night shift|on nights|shift)
# also: missing; sad; cannot-sleep; parent-travelling; lonely; tired; bedtime
# wants: child
# role away: answer, parent = the grown-up who works at night
# kind nurse: nurse|hospital|ward|doctor|midwife|carer|care home|paramedic|ambulance
# kind drive: lorry|driv*|bus|train|taxi|van|warehouse|depot
# ages: 3-9
# holds: dark(kind), hospital(kind)

=== title
{~Goodnight at Breakfast|Good Morning, Goodnight}
-> DONE

=== s1
# shot: two
# place: hallway; dusk; clear
# action: A hug sad away; away stand calm; heroes stand sad; friends wave
# things: door; coat; bag; shoe
{~At seven o’clock {H} put on pyjamas, and {away} put on a coat.|“Goodnight,” said {away} to {H}, {young:and put on a coat.|and did up the coat as far as the top button.}|{H} had gone up to bed, and down by the door was {away}, {young:with the coat on.|looking for the other glove.}} It is called nights.
{
- is_nurse:
{young:There are people in beds there, and somebody has to look in.|There are people in beds there who ring a bell in the night, and somebody has to come.} # usual
- is_drive:
{young:There are things that have to get there by the morning.|There are things that have to be there by the morning, and somebody has to take them.} # usual
- else:
{young:There are things that can only be done in the dark.|There is work that can only be done when everybody else has gone home.} # usual
}
Somebody else did bedtime, {young:and it was not the same.|and did it well, but the chair was on the wrong side, and the voice for the bear was too high.}
What {A} wanted was to say goodnight {young:last of all.|last of all, right on top, with nothing after it.}
Then the door went, and there was the whole night in between. # usual
-> DONE

=== s2
# shot: wide
# place: bedroom; night; clear
# action: A sit sleepy; heroes sit sleepy; friends sit
# things: lamp; window; moon; pillow; themed
So {A} meant to stay awake for it. {young:It was only one night.|It was only from now until the milk, and nobody had ever tried.}
{joining}
{A} sat up straight, {young:and said all the songs there are.|and said every song that there is, and then the numbers, and then the shops on the way to {~school|the park}.} # usual
{A} held up {themed_a}, too, because nobody can go to sleep with one arm in the air. # personal
{hinderer_person:“I will help,” said {hinderer}, “I never sleep at all,” and was the first.} # beat
{hinderer_animal:{hinderer} came up and lay across both feet, and there is nothing in the world as sleepy as that.} # beat
{hinderer_carried:{hinderer} had been propped up to keep watch, and was found to be lying down.} # beat
Then it was morning. {young:{A} had only shut one eye!|{A} had only shut one eye, and the other must have seen it.}
So the next night they did it the other way. {A} got up when it was still dark, {young:and sat on the stairs to wait.|and sat on the bottom stair, where nobody can get past.}
The door opened at {~six|seven}. {young:And {A} was asleep, on the mat.|And {away} had to step over somebody, who was asleep on the mat, with one cheek in a shoe.}
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; night; clear
# action: A write happy letter; heroes draw; friends sit
# things: table; paper; crayon; cup on table; lamp
After that {A} tried it in writing. {A} wrote GOODNIGHT on a piece of paper, {young:with help, and stuck it on the door.|and it took up all the lines, and it was stuck on the outside of the door.}
In the morning there was something under it. {young:It said GOOD MORNING.|It said GOOD MORNING, in the big sloping writing that is on the shopping lists.}
“That is the wrong answer,” said {A}. {young:“It is not what I said.”|“You have to say the same back. Or it is like throwing a ball, and a shoe comes.”}
All the same it was kept, and hung up by the bed. # more
They tried it with the telephone. {
- is_nurse:
But a bell rang there, and it was for somebody who had lost a slipper. # spare
- is_drive:
But you may not talk when you drive, and so it only rang, on and on, in a bag. # spare
- else:
But there was some big machine humming at the other end, and the telephone said “What?” and “Again?” and “Mice?” # spare
}
-> DONE

=== l1
# aside
# shot: two
# place: bedroom; day; clear
# action: away sleep; A tiptoe curious; heroes tiptoe curious; friends tiptoe
# things: bed; curtain; shoe; pillow
In the daytime the big bed had somebody in it. {young:“Shh,” people said. It was ten in the morning.|It was ten in the morning, the curtains were shut, and everybody went about on the sides of their feet.}
{A} looked in, and stood there. {young:One hand hung down. It was warm.|It is odd to see a person asleep in the sun, with a hand hanging out and the milkman whistling.}
“Goodnight,” said {A}, very low. ¶ “Mm,” said the bed, and it was nice, {young:but it did not count.|but it cannot be said to count, if one of the two is not there.}
{young:They went out again, and shut the door like a biscuit tin.|They shut the door again, as slowly as you shut a tin that you should not have been at.}
All day they had to be quiet. {young:It is hard, with a drum.|One forgets how many things in a house are drums.} # more
Even the spoons were put down one by one. # more
-> DONE

=== s3
# shot: close
# place: kitchen; day; clear
# action: away eat sleepy plate; A eat curious bread; heroes eat bread; friends sit
# things: table; plate on table; bowl on table; cup on table
“I am never there when you go to bed,” said {away}, and took a plate out of the oven. # usual
They sat down, one on each side of the table. {A} had porridge{young:.|, with the big spoon.}
On the other plate were peas, and a potato{young:.|, and gravy with steam on it.}
{A} looked at the one, and then at the other. # usual
“That is supper,” said {A}. ¶ “It is what I have before I go to bed,” said {away}, and yawned. # usual
“When do you go to bed?” ¶ “Now,” said {away}. “I do my teeth, and I am in.” # usual
{helper_person:“Look at the feet,” said {helper}. There were slippers on them, at breakfast.} # beat
{helper_animal:{helper} put a chin on the one knee, and on the other, and seemed to have known it all along.} # beat
{helper_carried:{helper} was sat in the middle, with peas to the left and porridge to the right, and leaned neither way.} # beat
{A} put down the spoon. {young:Why, it was bedtime! It was just not {As}.|There was a bedtime here, every morning, with nobody to do it.}
-> DONE

=== m2
# aside
# shot: behind
# place: bathroom; day; clear
# action: A hold proud towel; away brush-teeth sleepy; heroes hold towel; friends stand
# things: basin; cup; toothbrush; towel
First of all there were the teeth. {young:“Up, down, and round the back,” said {A}.|{A} stood by with the towel, and saw to it that it was done at the back as well, where people hope that it does not show.}
“I am so tired,” said {away}. {young:¶ “Just two more,” said {A}.|¶ “That is what everybody says,” said {A}. “Just the two at the bottom.”}
Then it was the face. {young:It was a big face. It took a big flannel.|It was larger than you think, close to, and had a line across from the hat.}
{pausing} # company
“I will have a drink of water,” said {away}. “And I need to tell you something.” {young:¶ “Tomorrow,” said {A}.|¶ “You had a drink,” said {A}, who knows how that goes on.} # spare
-> DONE

=== l2
# aside
# shot: close
# place: bedroom; day; clear
# action: A read happy book; away lie-back sleepy; heroes sit; friends sit
# things: bed; book; pillow; lamp
A story has to come next. {A} took the one with the bear, {young:and told it by the pictures.|and told it by the pictures, which is quicker, and did the voice as it ought to be.}
“He went up the hill,” said {A}. {young:“He went down again. He had a bun.”|“He thought that he would go down again, on the whole. He had a bun.”}
“What sort of bun?” asked the pillow. {young:¶ “A round one,” said {A}. “Shut your eyes.”|¶ “You are only asking so that it will be longer,” said {A}. “With raisins. Shut your eyes.”}
{
- is_nurse:
“Mrs Bell in bed nine would like this one,” said the pillow. “She never gets the end of things.” # spare
- is_drive:
“There was a bear at the services,” said the pillow. “No. It was a man in a coat.” # spare
- else:
“I saw the moon from the back,” said the pillow. “It goes home past us.” # spare
}
By the second bun there was nobody listening. {young:That is how you know that it is a good one.|{A} read on to the end of the page, so as not to stop too suddenly.}
-> DONE

=== s4
# shot: two
# place: bedroom; day; clear
# action: L tuck-in proud away; away lie-back sleepy; heroes stand happy; friends stand
# things: bed; pillow; curtain; bag
From then on {L} did it every morning, with the bag for the day already on.
{short:The teeth were seen to, at the back as well. }The curtain was drawn, so that it should get dark. {young:The blanket came up to the chin.|The blanket was tucked in at the feet, where people get cold.}
“Where is the chair?” asked {away}. ¶ {L} put it on the right side. # usual
“Was it a nice night?” asked {L}. {
- is_nurse:
“Nobody fell out,” said {away}. “And the slipper was found.”
- is_drive:
“It was all green,” said {away}. “I never had one red light until the bridge.”
- else:
“It was long,” said {away}. “It was dark all the way along.”
}
Outside the bus went by, and a dog. Somebody had to go to school, and somebody had to go to sleep. # usual
{is_wished_saying:{wished_saying} {L} had said to all of it, last week. That was not said now.} # wished
“Goodnight,” said {L}, from the door, {young:and it was the last thing of all.|and nothing came after it. It went right on top.}
“Good morning,” said {away}. And for once it was the right answer. # usual
-> DONE

=== m4
# shot: wide
# place: hallway; dusk; clear
# action: L wave calm; away wave at L; heroes wave; friends stand
# things: door; coat; shoe; lamp
In the evening it was the other way about. {L} had pyjamas on, and there was the coat.
“Good morning,” said {L}. It seemed only right. # usual
“Goodnight,” said {away}, and did up the top button, and went to work, to start the day. # spare
The shoes went down the path. The gate went, too.
It was not so far, now, to the other end. It was one sleep, and that was for {L} to do. # spare
“You can do the bear,” {L} told the grown-up who was doing bedtime. “I will tell you how he talks.” # more
It was shown how, twice, in the hall, with the paws. # more
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: L brush-teeth calm; heroes brush-teeth; friends hold towel
# things: basin; row of 2 cups; towel; mirror
Two brushes stood in the cup. One was wet, and one was dry.
In the morning it would be the other that was dry.
{L} did the back ones. There are people who look. # spare
They were never in the cup at the same time, those two, but they leaned on the same side. # more
The water was warm. Somebody had been there before. # more
The towel was passed along. It was cool. It had been up since six. # more
The mat was cold, and that was soon over. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back sleepy; friends sit
# things: pillow; blanket; lamp; curtain
The curtain was drawn. It was the same dark that it had been this morning.
{L} had made it dark in the big room. Now it was dark in here.
“Somebody slept in mine,” {L} thought, “and kept it warm.” It was not the same bed. But it was the same warm. # spare
The chair stood on the right side. # more
Whoever sat on it did the bear, and low. # more
The bear went up his hill, and he had a bun. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes sleep
# place for nurse: hospital; night; stars
# things: moon; street-lamp; house; window
# things for nurse: row of 3 beds; lamp; window; moon
{
- is_nurse:
A long way off there was a row of beds, and a lamp at the end.
Somebody went along it on soft shoes, and looked in, and pulled up a blanket.
- is_drive:
A long way off there was a road, and it was empty, and two lights went along it.
Somebody held the wheel, and hummed, and thought about porridge.
- else:
A long way off there was one window with a light in it.
Somebody stood there, and had a cup of tea, and looked out.
}
It was the middle. It was as far to the one end as to the other.
The moon was half-way, too. It did not hurry. # spare
It had been on nights for as long as anybody knew. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; friends sit
# things: pillow; blanket; lamp; moon
It was late here. There it was early. # usual
{resting}
{dream} # spare
It was all one night, and they each had an end of it. # usual
{L} lay at this end of the night, and held it.
In the morning there would be peas.
There would be porridge. # usual
And then it would be said, at the door, on top of everything.
It did not have to be said now. It would keep.
Goodnight, {H}.
Good morning to {away}.
Goodnight.
-> DONE

=== next_night
On the breakfast table lay a card, and on it was written, in the big sloping writing: “To whom it may concern. I have slept from eight until three, without once getting up. I have not had a drink of water. I did my back teeth.”
It was stuck on the fridge. Under it there was room for stars, and {H} gave it the first one, for the teeth.
-> DONE

=== next_bedtime
On the fridge there was one star. It could be seen in the dark, if one knew.
-> DONE
