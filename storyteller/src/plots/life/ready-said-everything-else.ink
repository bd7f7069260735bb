# tells: report
# wants: child
# ages: 3-12
# holds: dark(kind)

=== title
{~Ready, Said Everything Else|The Jam Had Never Been a Play}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A point proud at teapot; heroes sit-on-chair happy; friends sit-on-chair
# things: table; teapot on table; jar on table; jug on table; teaspoon on table
{~“{deed_1},” said {H} to the things on the tea table. “That is how it begins.”|It was {H} who told the things on the tea table. “{deed_1}. That is how it begins.”|Nobody was using the tea table, and so {H} stood at the end of it, where you can be heard. “{deed_1}. That is how it begins.”}
“Then it is a play,” said the teapot. {young:“I will be {L}.”|“I have the voice for it. I will be {L}.”}
The jug wished to be {L} as well. So did the butter, {young:and it had gone soft.|which had been out for an hour and was in no state.} # usual
“Only one of you can be me,” said {L}. {young:“And one has to be everything else.”|“And somebody has to be everything else. There was a lot of that.”}
Nobody put up a handle for everything else. # usual
{young:{L} pushed the plates back, to make a stage.|{L} pushed the plates back, and there was a stage, with crumbs.} # usual
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: A look-through curious teaspoon; heroes hold teaspoon; friends sit-on-chair curious
# things: table; teapot on table; jar on table; themed
{joining}
The teapot tried it first, and put in a bit with its lid. ¶ “There was no lid in it,” said {A}. {young:“You do it as it was.”|“You are not to put anything in.”} # usual
The teaspoon had not asked to be anybody. {A} looked into it, and there was {A}, {young:small and upside down.|small and upside down, with the ceiling under both feet.}
“That one is me,” said {A}. “And the jam is everything else.”
{young:“What is in that?” asked the jam.|“How far does that go?” asked the jam.} ¶ “It is all that is not the spoon,” said {A}. # usual
{is_wished_place:“So you are {wished_place} as well,” said {A}. ¶ “The whole of it?” said the jam.} # wished
{is_wished_person:“And you are {wished_person},” said {A}. ¶ The jam said that it would stand up straight.} # wished
“Ready?” said {A}. ¶ “Ready,” said the spoon. ¶ “Ready,” said everything else.
They did the first part, and {young:it was just like it.|it was so like it that {A} looked from the one to the other.}
{hinderer_person:“I can be the thunder,” said {hinderer}, but it was not that sort of play.} # beat
{hinderer_animal:{hinderer} put a nose over the edge of the table, and ate the scenery, which was toast.} # beat
{hinderer_carried:{hinderer} was set down in the middle of the stage, and had to be walked round.} # beat
Behind the jam they had put {themed_a}, so that everybody would know it for a theatre. # personal
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A point happy at teaspoon; heroes stand curious; friends sit-on-chair
# things: table; teaspoon on table; jar on table; plate on table; bread on plate
The bread had sat at the back, and had not seen it all. {young:So they did the first part again, slowly.|So the first part was done again for the bread, as slowly as it would go.}
“Stop,” said {A}, in the middle. “It looked like this.” And {A} did the face.
{young:The spoon had it at once, and it was upside down, but it was the face.|The spoon had it at once. It was the wrong way up, but nobody could have said that it was any other face.}
“And where was I?” asked everything else. ¶ {young:{A} moved the jam a bit.|{A} thought, and moved the jam by the width of a finger.} “There.”
“That is quite near,” said the jam. ¶ “It was,” said {A}. # spare
“And then you go on,” said {A}, “but not before I look.” So they all watched {A}, and {A} looked. # more
The bread said that it had been worth it, and that it would not have guessed the face. # more
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A hold curious plate; heroes sit-on-chair; friends sit-on-chair happy
# things: table; plate on table; jug on table; jar on table
“Is there something in it for me?” asked the big plate. {young:“I can’t say words.”|“I am no good with words. But I can lie very still.”}
“You can be what is underneath,” said {A}. {young:“There was something underneath.”|“Whatever I do, there is always something underneath it.”}
So the plate was that. {young:It was good at it.|It turned out to have been practising all its life.}
“And what is on top?” asked the lid. ¶ {A} looked up, to remember. {young:Then the lid was told.|Then the lid was told what had been on top, and was so pleased that it would not come down.}
They did the first part once more with an underneath and a top, and it had a good deal more room in it. # spare
“I was underneath before you said it,” the plate told the jug. “I just did not know what it was called.” # more
A crumb wished to know what was at the side. They gave it the side. # more
-> DONE

=== s3
# shot: behind
# place: kitchen; dusk; clear
# action: A stand calm at teaspoon; heroes whisper teaspoon; friends sit-on-chair
# things: table; teaspoon on table; jar on table; teapot on table; themed
“Now comes the next part,” said {L}. “{deed_2}.”
{young:“Am I in that as well?” asked the spoon.|The spoon had thought that it might be over. “Am I in that?” it asked.} ¶ “You are in all of it,” said {L}. “It is my play.”
{is_wished_matter:“And who has to be {wished_matter}?” asked the jug. ¶ “The jam,” said {L}. You could see the jam think itself into it.|{is_wished_thing:“And who has to be {wished_thing}?” asked the jug. ¶ “The jam,” said {L}. You could see the jam think itself into it.}} # wished
{helper_person:“I will turn the pages,” said {helper}, and turned them very well.} # beat
{helper_animal:{helper} sat down in front, with both ears up, which is as good as a full house.} # beat
{helper_carried:{helper} was put where the spoon could see a friendly face.} # beat
“And I am all the rest?” said the jam. {young:“I was only just the last thing.”|“I have hardly got out of the last thing.”} # usual
The teapot said that it would have made this part come out otherwise. ¶ “It only came out the one way,” said {L}. # usual
“Ready?” said {L}. ¶ “Ready,” said the spoon. ¶ “Ready,” said everything else, {young:and then it was that.|and turned into it, down to the label.}
{young:They did it right to the end of it, and nobody said a word.|They did it, and the jug, which had not been there, felt that it had.}
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A listen curious mug; heroes hold teaspoon; friends listen
# things: table; mug on table; jar on table; teaspoon on table
“Was there a noise with it?” asked the mug. {young:“I can do noise.”|“I see who does what. But who does the noise?”}
{A} shut both eyes, and listened to that last part{young:, and did the noise for the mug.|. It was still there, if you kept quiet, and {A} did it for the mug exactly.}
“I should have thought louder,” said the mug. “Or not so loud.” ¶ “You were not there,” said {A}.
{pausing} # company
So the mug did it the way it was. {young:It did it together with the spoon.|It came in with the spoon, at the right place, and the jug thought for a moment that it was happening.}
“Would you like it with an echo?” asked the mug. ¶ “No,” said {A}. # spare
The teapot could have done it much longer, and was thanked. # more
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A point calm at jar; heroes stand; friends sit-on-chair curious
# things: table; jar on table; jug on table; teapot on table
“What does everything else do,” asked the jam, “when it is the spoon’s turn?”
{A} had to think about that one. {young:“It waits, and it looks at the spoon,” said {A}.|“It does not go away,” said {A}. “It stands there, and is what it is.”}
{young:“That is hard,” said the jam.|The jam tried it. It is hard to stand there and be what you are with a jug looking.}
“And when I do something, what does the spoon do?” ¶ {A} showed it, with just the shoulders. {young:The spoon did it as well.|A spoon has hardly any shoulders, but it used all that it had.}
“Like that?” said the spoon. ¶ “Like that,” said {A}. “But longer.” # spare
The teapot asked who was going to be the people watching. The sugar was, all of it. # more
“Do I know what comes next?” asked the jam. ¶ “You do,” said {A}. “I did not.” # more
-> DONE

=== m4
# aside
# shot: wide
# place: kitchen; dusk; clear
# action: A bow proud; heroes bow; friends clap happy
# things: table; teaspoon on table; jar on table; jug on table; teapot on table
“Which part do you like best?” asked the spoon. {young:“I like the middle.”|“I am best in the part where it is nearly the next part.”}
{L} did not have to think. {young:“This one,” said {L}, and showed it.|“This one,” said {L}, and showed it, and it was so small that they had all gone past it.}
{young:So they did that one big, with the mug on either side.|So they went back for it, and it got a place to itself, with the mug on either side.}
“And which one do you not want to do again?” asked the jam. ¶ {L} told the jam, right into the jar. {young:“I will go fast there,” said the jam.|“Then I shall not hang about in it,” said the jam.}
“But you do not leave it out,” said {L}. ¶ “You can’t,” said the jam. “We should fall down the gap.” # spare
Then they tried how you bow. The jam bent as far as the lid allows. # more
-> DONE

=== s4
# shot: close
# place: kitchen; night; clear
# action: A whisper calm teaspoon; heroes sit-on-chair; friends sit-on-chair
# things: table; teaspoon on table; jar on table; lamp; themed
{is_deed_3:“There is more,” said {L}. “{deed_3}.” ¶ And they did that.|“And there it stops,” said {L}. “That is the whole play.”}
{is_deed_4:“{deed_4},” said {L}. “And there it stops.” ¶ They did it.}
“How often did you get to do it before it counted?” asked the spoon. ¶ “It counted straight away,” said {L}.
“And nobody was there to tell you what comes next?” ¶ “No,” said {L}. # usual
That was a new thought for a spoon, which had had help. # usual
“Then do not help,” said the spoon. “We will go right through.”
So {L} sat down at the side, to be the people who watch. # usual
“Ready,” said the spoon. ¶ “Ready,” said everything else. # usual
{deed_1}. {is_deed_3:{deed_2}. }And it went on from there, one thing after another, and {L} did not say a word. You could see it all from here.
“So that is how it was,” said the teapot. # usual
-> DONE

=== l3
# shot: behind
# place: kitchen; night; clear
# action: A wash calm teaspoon; heroes hold cloth; friends stand
# things: sink; tap; jar; lid
Then it was done, and the spoon had a wash. It was so bright that {A} was in it twice.
The jam got its lid on. “Am I still it?” it asked.
“Not now,” said {A}. “Now you are jam.”
“It was big,” said the jam. “I do not think that they know that, at the shop.” # spare
The plate was dried on top, and dried on the side that is under. # more
The crumbs went out to the birds. They had a play to tell. # more
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A look-through sleepy tap; heroes brush-teeth; friends stand
# things: basin; tap; toothbrush; mug
In the tap there was {A}, too. It was a long one, with a big nose.
“You are late,” said {A}, round the brush. “We have done it.”
It did its teeth. It did them well. # spare
“It is that way up,” said {A}, and they both had a look. # more
The mug for the teeth had heard it through the wall. It had the noise nearly right. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; teaspoon on table; fork on table; jar; moon
It was dark in the drawer. “What was it like?” said a fork.
“I did not help,” said the spoon. “I was in all of it.”
The forks moved up, to hear. They lay all one way. # spare
On the shelf stood the jam. It was red, and it was done in. # more
There was a ring where it had stood. It was as big as a play. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit sleepy
# things: bed; pillow; lamp; window
Here was {L}, in bed.
{resting}
{dream} # spare
All round, everything else had lain down, too. It was big. It was dark. It did not do a thing. # usual
Down in the drawer a spoon said it once more. It got to the end.
“{deed_last},” said the spoon.
Then it lay still. That was the play. # usual
“Ready?” breathed {L}.
“Ready,” said everything else.
Goodnight, {H}. Goodnight, spoon.
Goodnight, all the rest of it.
Goodnight.
-> DONE

=== next_night
In the morning there was a spoon in the wrong place. It lay on the step of the jam jar, and the jam had its lid on crooked, as you do when you have been talking.
“We should like to do it once more,” said the jam to {H}, “but the other way about. The spoon has never been everything else. It says that it can’t be so hard.” The teapot had already put its lid on for it.
-> DONE

=== next_bedtime
In the drawer it was dark. “Ready?” said a spoon. “Ready,” said all the forks.
-> DONE
