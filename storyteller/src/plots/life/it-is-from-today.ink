# tells: report
# wants: child
# role visitor: toy = a rabbit called Wilkie
# names: Wilkie | Dobson | Hodge
# ages: 3-12
# holds: dark(kind)

=== title
{~It Is from Today|The Museum on the Sill}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: A point proud at jar; visitor look-up curious; heroes stand; friends stand
# things: shelf; jar on shelf; label before jar; banner
{~The museum of today was on the window sill, and {H} had just opened it. First came a jar with its mouth down, and a label. “{deed_1}.”|“{deed_1}.” That was the first label, and it leaned on a jar with its mouth down. {H} had opened a museum.|{H} leaned the first label on a jar with its mouth down, and so the window sill was a museum. “{deed_1}.”}
The first visitor was {visitor_a}, who had been at home all day.
{visitor} read the label and looked in. {young:“There is nothing in it,” said {visitor}.|“I hardly like to say so,” said {visitor}, “but there is nothing in it.”}
“You read it too fast,” said {L}. {young:“Do it again.”|“Read it again, and then look at once.”}
{visitor} read it again, and looked at once. “Oh,” said {visitor}. “There.”
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: A point happy at jar; visitor look-up curious; heroes stand; friends stand
# things: shelf; jar on shelf; button on shelf; themed
{joining}
It cost a button to come in, so you asked as much as you could. # usual
“Is it the real one?” asked {visitor}. ¶ “There is only one,” said {A}.
“And may you touch it?” ¶ {young:“No. It is over,” said {A}.|“Not any more,” said {A}. “It is over. You can only look.”} # usual
“Is it old?” ¶ {young:“It is from today.”|“It is from today,” said {A}. “You can tell by the edges.”}
{is_wished_place:“Was it brought here from {wished_place}?” ¶ “I carried it myself,” said {A}.} # wished
{is_wished_person:“And {wished_person} {wished_person_many:are|is} in here as well,” said {A}, “further along, on the left.”} # wished
{hinderer_person:“I only want to see the famous one,” said {hinderer}, but here you go in order.} # beat
{hinderer_animal:{hinderer} lay down right across the museum, and had to be dusted round.} # beat
{hinderer_carried:{hinderer} was put down in a corner for a moment, and was taken for a statue.} # beat
At the end was {themed_a}. That was the museum shop. # personal
-> DONE

=== m1
# aside
# shot: above
# place: living-room; dusk; clear
# action: A point proud at sock; visitor stand happy; heroes stand; friends sit
# things: shelf; jar on shelf; sock before A
On the floor before the first jar lay a sock. {young:“What is that?” asked {visitor}.|“Is that from today as well?” asked {visitor}, and bent down for its label.}
“That is where I was,” said {A}. {young:“You stand on it.”|“You stand on it, and then you have it the way I had it.”}
{visitor} stood on the sock, and looked. {young:“It is bigger from here,” said {visitor}.|“It is a good deal bigger from here,” said {visitor}, after a time. “And it is coming this way.”}
“Yes,” said {A}. {young:“It was like that.”|“From anywhere else you would not know that.”}
Then {A} stood on the sock once more, too, and it was just the same. # spare
“Did you know at the time that it would be in a museum?” asked {visitor}. ¶ “No,” said {A}. “I would have combed my hair.” # more
-> DONE

=== l1
# aside
# shot: close
# place: living-room; dusk; clear
# action: A whisper happy slipper; visitor listen curious; heroes listen; friends listen
# things: shelf; jar on shelf; slipper
In a good museum you get something to hold against your ear. {young:Here it was a slipper.|Here it was a slipper, and the voice came out of the toe.}
{A} spoke into it from behind the curtain. {young:It was all about the first jar.|It told you which bit to look at now, and which bit you had nearly gone past.}
“What was that noise?” asked {visitor}. {young:“In the slipper.”|“It is rather a noise, for a slipper.”}
{young:“That was in it, too,” said {A}.|“That was in it at the time,” said {A}. “I have put it in where it came.”}
{visitor} asked if you could have it once more from the beginning, and you could, and the noise came in the same place. # spare
“It does smell of foot,” said {visitor}. “But you learn a good deal that is not on the label.” # more
-> DONE

=== s3
# shot: behind
# place: living-room; dusk; clear
# action: A stand calm; visitor look-up curious; heroes stand; friends sit
# things: shelf; 2 jars on shelf; label on shelf; themed
“{deed_2},” read {visitor} on the next label, and looked in at once. {young:“Oh.”|“Oh, yes.”}
“How long do you look at it for?” ¶ {young:“As long as it took,” said {L}.|“In here you look at a thing for as long as it took,” said {L}.}
{helper_person:“I will hold your bag,” said {helper}, and {visitor} could look with both eyes.} # beat
{helper_animal:{helper} sat down next to them, with both ears up.} # beat
{helper_carried:{helper} was lifted up, and looked longer than anybody.} # beat
So they stood. {young:It was very quiet. Nobody scratched.|They heard a clock, and somebody’s breath, and nobody in the whole museum scratched.} # usual
{young:{L} watched it, too. “Now,” said {L}. “Now it is over.”|{L} had it all going on, in there. You could see by {As} face how far they had got. “Now,” said {L}. “Now it is over.”}
{visitor} sat down. {young:“That was not what I thought,” said {visitor}.|“From the label,” said {visitor}, “you would not know how long it was.”} # usual
-> DONE

=== m2
# aside
# shot: two
# place: living-room; dusk; clear
# action: visitor point happy at jar; A stand proud; heroes stand; friends sit
# things: shelf; 2 jars on shelf; marble on shelf; 2 buttons on shelf
“I should like to buy that one,” said {visitor}. {young:“I have two buttons.”|“I do not know what they go for. I have two buttons with me, and could get more.”}
“It is not for sale,” said {A}.
{visitor} put down a marble as well. {young:It was a very good one.|It had a twist of green right through the middle, and nobody had been meant to know of it.}
{A} looked at the marble for some time. {young:“You can’t have it,” said {A}. “I have had it.”|“It would not do you any good,” said {A}. “You can’t have it. I am the one who has had it.”}
{pausing} # company
{visitor} saw that. {young:The marble went back in.|The marble was put away again, and they both felt that it had been a near thing.}
“But you may come and see it,” said {A}. “I have got it here all the time.” # spare
There were no postcards. {visitor} would have sent one to everybody in the toy box, with an arrow on it. # more
-> DONE

=== l2
# aside
# shot: above
# place: living-room; dusk; breeze
# action: A reach-down surprised; visitor hold worried label; heroes kneel; friends kneel
# things: shelf; 2 jars on shelf; 2 labels; door
Then a wind came in over the window, {young:and the labels blew off.|and went through the museum, and took all the labels with it.}
{visitor} got them back, and put them up again, {young:but not the right way.|with great care, and each of them at some other jar.}
After that you could read and look as much as you liked. {young:There was nothing in there.|There was nothing to be seen in any of them but the street.}
“It only comes to its own,” said {A}, {young:and changed them.|and went along the sill, and did not have to ask one of them where it belonged.}
And there they all were again, as clear as anything, and the first of them had only just begun. # spare
“How do you know which is which?” asked {visitor}. ¶ “I came that way,” said {A}. “First I was here, and then I was there.” # more
-> DONE

=== m4
# aside
# shot: wide
# place: living-room; night; clear
# action: visitor point curious at door; A sit calm; heroes sit; friends sit
# things: shelf; door; lamp; label on door
At the end of the sill was a cupboard, with a label of its own. {young:“Not open yet,” it said.|“Not open yet,” it said, and it was underlined.}
“What have you got in there?” asked {visitor}. {young:“Is it big?”|“Museums always keep the best ones back. I have read about it.”}
{young:“I have not seen it,” said {L}.|“I have not seen it either,” said {L}. “I only did the label.”}
{visitor} looked through the keyhole. {young:It was dark.|You could not make out a thing in there, except that it seemed to be roomy.}
“When does it open?” ¶ “In the morning,” said {L}. “Then you can’t shut it.” # spare
They left it shut, so as not to start it. {visitor} went by it on tiptoe, and looked the other way. # more
-> DONE

=== s4
# shot: close
# place: living-room; night; clear
# action: A write happy label; visitor stand happy; heroes sit; friends sit
# things: shelf; jar on shelf; pencil; lamp
{is_deed_3:“{deed_3},” said the next one, and they looked for as long as it took. |There were just the two. They had been all the way round them both. }{is_deed_4:“{deed_4},” said the one beside it.}
{is_wished_matter:“I looked longest at {wished_matter},” said {visitor}. ¶ “So did I,” said {L}.|{is_wished_thing:“I looked longest at {wished_thing},” said {visitor}. ¶ “So did I,” said {L}.}} # wished
“And what is this?” asked {visitor}. It was one more jar, with no label.
{visitor} looked in at once. There was {visitor}, on the side of the jar, bent a bit. # usual
“I am not in any of them,” said {visitor}. “I was at home.”
Then {L} wrote one last label. “{visitor} came,” it said, “and looked at all of it.”
“Is that me?” said {visitor}. “Is it the real one?” ¶ “There is only one,” said {L}. “It is from today.”
-> DONE

=== l3
# shot: behind
# place: living-room; night; clear
# action: A walk sleepy; visitor look-up; heroes walk; friends walk
# things: shelf; 2 jars on shelf; lamp
“We are closing now,” said {A}. You have to say it, in a museum.
“{deed_1},” read {visitor} on the way out. It was still there. You see more the second time.
“Goodnight, first one,” said {visitor}. “Goodnight, next one.”
“Is there one in there that is not done?” ¶ “They are all done,” said {A}. # more
They put the button in a tin. It was all that they took that day, and it was a lot. # more
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; friends stand
# things: basin; toothbrush; cup; lamp
In the bathroom there was a mug. It was for teeth.
“What is in it?” asked the tap. ¶ “Just a brush,” said {A}.
It was a real one. It was from some time ago. # spare
{A} looked in it, to make sure. There was a wet ring, and there was {A}, a bit bent. # more
The tap read what it said on the soap, and looked at once. It was soap. It was all as it said. # more
-> DONE

=== l4
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: shelf; 2 jars on shelf; moon
It was night on the sill. Each one stood in its own place.
The moon went by. It read a bit, and it had a look. Then it read the next bit. # spare
It took as long as it took. The moon is not in a rush. No one else was in. # more
Far off a clock struck. It was all a bit old now. It did not look it. # more
In the first jar it had got to the end, and it lay still. It would not do it again till it was read. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; visitor sleep; heroes sleep; friends sit sleepy
# things: bed; pillow; lamp; jar
It was shut for the night. {L} lay in bed, with {visitor}.
{resting}
{dream} # spare
“What was the last one?” said {visitor}. “The one before me.”
{L} knew it by heart. “{deed_last}.” They looked at it, with their eyes shut.
It took as long as it took. # usual
“Is it old?” said {visitor}. ¶ “It is from today,” said {L}.
“Still?” ¶ “Till we are asleep.” # usual
So they had it for a bit. It was all there. # usual
Then they were asleep, and it was from some time ago.
Goodnight, {H}. Goodnight, {visitor}.
Goodnight.
-> DONE

=== next_night
There was a button on the sill in the morning, and over it somebody had put a jar with its mouth down.
“I have looked at it all night,” said somebody behind the jar. “It is the button that you go in with. Does {H} know that it has four holes? I have written four labels.” And it had, one for each, and all of them were very small.
-> DONE

=== next_bedtime
On the sill the jars stood in a row. One had no label yet.
-> DONE
