# about: story-about; with-character; creature; bring-back
# tells: tale(something feared)
# also: funny; person; place; thing; happy; play; food; calm; weather
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind)

=== title
{~Not So Loud|The Word in the Cup}
-> DONE

=== s1
# shot: two
# place: living-room; dusk; clear
# action: guest peek worried behind curtain; heroes stand surprised at guest; friends stand curious
# things: curtain; cup on table; table
{~There was a bump in the curtain, and {H} went over to see what it was.|“Is it gone?” asked the curtain, when {H} came in to look for a sock.|Somebody stood behind the curtain, and as it was not a big curtain {H} saw at once that there was a guest.}
Out from behind it came {guest_a}, a bit at a time.
“I know you,” said {A}. “You are {wished_tale}!”
At once {guest} was back behind the curtain. {young:“Not so loud,” said {guest}.|“Not so loud,” said {guest}. “That word was in it.”}
“Which word?” asked {A}. “Is it ‘{wished_feared}’?” ¶ The curtain shook, right up to the rail.
{young:“It is so big that there is no room for {guest_many:us|me},” said {guest}.|“It is so big,” said {guest}. “When it is in a room, there is no room for {guest_many:us|me}.”}
“Then we have to make it small,” said {A}.
-> DONE

=== m1
# aside
# shot: close
# place: living-room; dusk; clear
# action: guest peek worried; heroes sit curious at guest; friends sit curious
# things: curtain; sofa; cushion
{A} had to know how big the word was, to begin with.
“It goes from the lamp to the door,” said {guest}, {young:“and it has hair on it.”|“and it has hair on it, and it makes the floor go soft.”}
“Is that all of it, or only the front?” ¶ {guest} had never stayed for the rest. {young:“The front is enough,” said {guest}.|“By the time that you get to the back of it, {guest_many:we are|I am} gone.”}
“Where do you feel it?” asked {A}. {young:“In the knees,” said {guest}.|“In the knees first,” said {guest}, “and then it goes up, and sits on the chest like a lid.”}
{A} had a word like that as well. It was not the same one. {young:It was in the knees, too.|“With me it is in the knees, too,” said {A}, and left it there.} # more
-> DONE

=== s2
# shot: wide
# place: hallway; dusk; clear
# action: heroes shout happy; guest stand worried; friends stand curious
# things: door left; coat on hook; hook; stairs
Things are smaller when they are far away. So {A} took the word down the hall, as far as the coats.
{joining}
{is_loved:“I shall say it next to {loved},” said {A}. “Then it is not alone.”|{musing}} # personal
“Are you ready?” asked {A}. ¶ “Pardon?” called {guest}. It was too far to hear.
So {A} had to shout it. {young:It came along the hall, and it got bigger and bigger.|It set out from the coats as a small word, and came along the hall, and grew at every door.} # usual
{hinderer_person:“Did you say ‘{wished_feared}’?” called {hinderer}, out of the kitchen, and then it had been said twice.} # beat
{hinderer_animal:{hinderer} thought that it was the word for supper, and came running, and had to be told.} # beat
{hinderer_carried:{hinderer} had been left half-way, and it went right over {hinderer_s} head.} # beat
When {A} came back, there was a bump in the rug. “It was enormous,” said the bump.
-> DONE

=== l1
# aside
# shot: above
# place: hallway; dusk; clear
# action: guest think sad; heroes stand happy; friends sit happy
# things: rug; coat on hook; hook; stairs
“Where do you meet it?” asked {A}.
“{guest_many:We|I} had it in a song once,” said {guest}. {young:“It was a nice song. It jumped out.”|“It was a song about a boat, and {guest_many:we were|I was} enjoying it. It came round the corner in the second verse.”}
{guest} had left in the middle, {young:and never heard the end.|and had never found out what became of the boat.}
“I know that one,” said {A}, and sang the second verse. {young:Where the word was, {A} sang “la”.|But where the word came {A} sang “la”, and it fitted quite well.}
“And then?” asked {guest}. ¶ “And then they are home again,” sang {A}, “and all in their beds, and the boat is tied up to the {~gate|tree}.”
“That is a good end,” said {guest}. “{guest_many:We have|I have} missed that for years, and it was quite near.” # more
They sang it together, with a very long “la”. # more
-> DONE

=== m2
# shot: behind
# place: living-room; dusk; clear
# action: heroes point happy; guest stand worried before curtain; friends sit curious
# things: curtain; spoon; sock; themed
Next they hid the word among other words. That is how you do it with a pea.
“Soup,” said {A}. “Sock. Tuesday.” {young:{guest} liked those.|{guest} came out a little further for each of them, for they were good plain words.}
{themed_a} went into it as well, to fill it up. # personal
“Spoon, ‘{wished_feared}’, marmalade,” said {A}, {young:and did not stop for breath.|and went by it as fast as you can, without so much as a look.}
But {guest} had gone at “spoon”. ¶ “{guest_many:We|I} could see it coming,” said the curtain. {young:“It sticks out.”|“It is a head taller than the rest.”}
{pausing} # company
“The marmalade was very nice,” it said, after a time. # more
-> DONE

=== s3
# shot: above
# place: living-room; dusk; clear
# action: heroes whisper calm sofa; guest peek curious behind sofa; friends listen curious
# things: sofa; cushion on sofa; table; cup on table; saucer on table
“I could say it very low,” said {A}, and did, into a cushion.
“Now you may say it,” called {guest}. ¶ “I have,” said {A}. “I have said it twice.”
{young:Nobody had heard a thing.|It had been said so low that it had not come out on the other side.} A word that nobody hears has not been said. # usual
{helper_person:“I never heard it, either,” said {helper}, “and I was listening with both ears.”} # beat
{helper_animal:{helper} put up both ears, and even {helper} had not heard it.} # beat
{helper_carried:{helper} had been lying on that cushion, and was the only one who knew for certain.} # beat
Then {guest} wished to know whether it was still in there, {young:and nobody would sit on the sofa.|and after that nobody could sit on the sofa.} # usual
“It should be in something with a lid,” said {guest}. ¶ {A} looked at the table. There stood a cup.
-> DONE

=== l2
# aside
# shot: two
# place: living-room; dusk; clear
# action: heroes eat laughing biscuit; guest peek worried behind curtain; friends sit laughing
# things: plate on table; table; biscuit on plate; curtain
{A} tried it with a biscuit in the mouth, too, so that the word would come out soft.
“Fff,” said {A}. {young:It was mostly crumbs.|It was mostly crumbs, and might just as well have been “breakfast”.}
{guest} stood quite still, and bore it. {young:“That was not so bad.”|“That one was not so bad,” said {guest}. “What was it?” ¶ “I don’t know,” said {A}. “I could not hear it for the biscuit.”}
Then {guest} saw all the crumbs on the floor, {young:and looked at them.|and went a little pale, for a bit of it might be in any of them.}
They were swept up into one heap, and put out for the birds, {young:who like any word.|who are not so particular about words.} # more
“It is gone,” said {A}. ¶ “Until they sing,” said {guest}. # more
-> DONE

=== s4
# shot: close
# place: living-room; night; clear
# action: guest hold curious cup; heroes look-up happy guest; friends peek curious
# things: table; saucer on table; curtain
{A} said the word into the cup. Then the saucer went on, quickly, for a lid.
“Now it is in there,” said {A}, “and you are out here.” So {guest} came to the table, {young:one step and one more step.|one step at a time.}
“What is it doing?” asked {guest}. ¶ {A} laid one ear to the cup. “Nothing,” said {A}. “It is sitting at the bottom.” # usual
{guest} looked at the cup for a long time. {young:It was a very little cup.|It was the blue one, and did not hold much.} # usual
“Is there any air in there?” asked {guest}. ¶ “I don’t think so,” said {A}. # usual
Then {guest} moved the saucer, just a crack. Nothing jumped out.
“It is quite small,” said {guest}. “It is all by itself.”
{guest} bent down, and said it into the crack: “‘{wished_feared}’.” ¶ “You said it!” cried {A}.
“Not so loud,” said {guest}. “You will frighten it.”
-> DONE

=== m3
# aside
# shot: two
# place: living-room; night; clear
# action: guest carry calm cup; heroes walk happy; friends walk happy
# things: curtain; sofa; lamp
Then they showed the word the room. It was new there.
{guest} carried the cup. They went to the lamp, and to the door.
“It was as long as this,” said {guest}. “Now look at it.” # spare
They showed it the curtain, from behind. They showed it the rug. ¶ “That was me,” {guest} told it. “You could not have known.”
It went up to the top of the sofa, and had a look from there. # more
It was very good the whole time. It did not say itself once.
-> DONE

=== m4
# aside
# shot: above
# place: kitchen; night; clear
# action: guest hold calm cup; heroes give calm spoon; friends sit calm
# things: table; spoon; saucer on table; lamp
{A} put a spoon in, so that the word could climb out.
“And if it does?” asked {A}. ¶ “Then it is out,” said {guest}. “{guest_many:We|I} shall say good evening.”
{guest} tried that. “Good evening, ‘{wished_feared}’.” It went well.
There was still a wobble. It was in one knee. # spare
“One is enough,” said {A}. ¶ “You have to keep one,” said {guest}. # more
The cup said nothing. It was up late. # more
-> DONE

=== l3
# aside
# shot: behind
# place: hallway; night; stars
# action: guest carry happy cup; heroes wave sleepy; friends wave sleepy
# things: door left; coat on hook; hook; lamp
{guest} took the cup home. The saucer was on, all but a crack.
“Mind the step,” said {A}. {guest} told the cup about the step. # spare
They went by all the coats. {guest} did not hurry.
“If it gets big again,” said {A}, “say it into a cup.” ¶ “Not so loud,” said {guest}. “It is asleep.”
{homeward} # company
Down the path it went clink, clink. Then the gate shut, very softly. # more
-> DONE

=== l4
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: curtain; sofa; rug; table; lamp
The curtain hung straight. The rug lay flat.
On the table was a ring, where the cup had been.
Nothing was behind the sofa. There was only a sock, and it was not afraid. # more
All the other words of the day lay about, quite still. Soup lay by sock. # more
You could have said anything in there. It would not have minded. # more
But nobody did. The lamp was out. It was a room with a lot of room.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{A} lay in bed.
{resting}
{keepsake}
{dream} # spare
Somewhere a cup stood by a bed. {guest} said something into it, very low. # usual
{A} had no cup. {A} had a hand.
So {A} made it round. {A} said a word into it.
The hand was shut, all but a crack.
It was warm in there. There was room. # usual
It was “goodnight”.
“Not so loud,” said {A}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning a blue cup stood on the step, with a saucer on it, and a spoon. {H} took it in, and lifted the saucer a crack, and listened.
There was a word in it. It was not the same one. This one was long, and had been said slowly, with breath in it, by somebody who was not in a hurry to get out of the room. “It is ‘thank you’,” said {A}.
-> DONE

=== next_bedtime
One hand was still shut, all but a crack. There was a word in it.
-> DONE
