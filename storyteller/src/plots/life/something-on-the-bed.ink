# about: fear-monsters
# also: scared; nervous; cannot-sleep; staying-in-bed; fear-dark; bravery
# news: bad
# wants: child
# role grownup: parent = the grown-up with the book
# role faller: toy = a badger called Pickle
# ages: 4-9
# needs: walking
# holds: monster(kind), dark(kind)

=== title
{~Something on the Bed|Left and Right}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A jump scared on bed; faller fall surprised; heroes jump; friends stand
# things: bed; rug; lamp
{~“You have to jump,” said {H}. {young:“From here. Then it cannot reach.”|“Off the edge of the rug, both feet together, or it does not count.”} There was a monster under the bed.|Thump. {young:That was {H}, going to bed.|That was {H}, going to bed by air.} The floor could not be used, because of the monster under the bed.|Between the rug and the bed was a piece of floor, {young:and {H} never put a foot on it.|about as long as a bath, and {H} had given up using it.} There was a monster under the bed.}
People said that there was no such thing. {young:{L} knew that. It was there all the same.|{L} had been told so many times, and it was still there, being no such thing.} # usual
{is_wished_person:{wished_person} had been asked about it, and had never seen it.} # wished
{is_wished_saying:{wished_saying} It had to be said from the mat, at some distance.} # wished
So {L} took a run, and flew, and came down on the quilt, thump. And {faller_a}, who had been lying there quietly, {young:went up, and over the side, and down.|went up in the air, and over the far side, and down.}
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: grownup kneel calm at bed; A peek worried at bed; heroes hold rope; friends hold A
# things: bed; themed under bed; rope
“Come out,” said {L} over the edge, {young:from the very middle of the bed.|but from the very middle of the bed, so that it was hard to hear.} {faller} did not come out.
So {themed_a} was let down over the edge on the cord of a dressing gown, to draw it out. It came up again by itself. # personal
{joining}
{helper_person:“I shall have hold of your feet,” said {helper}, and had, so that you could lean out a bit farther.} # beat
{helper_animal:{helper} put a nose in under the quilt, where it hangs down, and it came out with only fluff on.} # beat
{helper_carried:{helper} was held up at the edge, to look down, and looked just the same after it.} # beat
The next thing was to send for {grownup}, who knelt down, and looked under, {young:upside down, and went red.|upside down, for about as long as it takes to say no.}
“Just fluff,” said {grownup}. {young:“There is no such thing.”|“Fluff, and no such thing.”} # usual
But {faller} was under there. {young:And {grownup} had not seen {faller}!|So if a person had looked, and had not seen {faller}, it could not have been much of a look.} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A hold surprised umbrella on bed; heroes reach-down; grownup point at spoon; friends sit
# things: umbrella; bed; spoon; biscuit
{H} fished for {faller_him}, from up there, with the handle of an umbrella. {young:Up came a spoon. Up came a hat.|Nothing bit at first, and then something did, and it was a spoon.}
“That is the good spoon,” said {grownup}, {young:and took it away to be washed.|who had blamed the neighbours.} # spare
{many:{B} had the next turn, and|The next thing} caught half a {~biscuit|pancake}, with a hair on it. {young:It was too small, so it was thrown back.|It was under the size, and was put back.}
After that the umbrella came open, {young:and it was as big as the bed, and it had to come up sideways.|as they do, and for a while there was nothing else in the bedroom.}
{pausing} # company
-> DONE

=== l1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A stretch curious; grownup listen; heroes sit; friends sit
# things: lamp; book
“What does it live on?” asked {grownup}. {L} was the one who knew.
“Feet,” said {L}, {young:“because they hang over.” It had had none yet, not one.|“because they hang over. But it has not had any yet. I am very careful.”}
It did seem a long time for it to go without. {young:It must be thin by now. It must be as thin as a sock.|{L} worked it out at {~two years|a year and a half}, and it came to a great many feet.}
“And how big is it?” ¶ {L} measured with both arms, and then looked at the bed, {young:and put the arms a bit closer.|where the boxes were, and the bag with the tent, and brought the arms in, and in, until it was about as big as a loaf.}
A loaf can still do a good deal, if it is that sort of loaf. # more
-> DONE

=== s3
# shot: above
# place: bedroom; dusk; clear
# action: A lie-front surprised holding torch; heroes crouch; friends peek behind A
# things: torch; bed; sock under bed; marble under bed; crayon under bed
In the end {L} had to do it. {young:{L} lay down on the rug, flat, with the torch.|Flat on the rug, chin on the floor, with the torch held out in front, {L} looked properly.}
{hinderer_person:“Is it big? Has it seen you?” said {hinderer}, so close behind that the torch jumped.} # beat
{hinderer_animal:{hinderer} came down to look as well, and for a time there was nothing in the torch but one ear.} # beat
{hinderer_carried:{hinderer} had been put down in front of the torch, and all along the wall stood one with {hinderer_s} shape.} # beat
By the wall sat a striped sock, and a marble, and the short end of a red crayon.
They were sitting very close. # usual
“Put that out,” said the sock. {young:“It will see us!”|“Do you want it to see us?”}
“What will?” whispered {L}.
They all looked up. {young:“The thing on the bed.”|“The thing,” said the sock, “on the bed.”}
“There is no such thing,” said the marble. It had been brought up to say so. “Then what goes thump?” said the sock. # usual
-> DONE

=== m2
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A listen curious holding torch; heroes crouch
# things: sock; marble; crayon
“What is it like?” asked {L}.
“It has feet,” said the sock. {young:“Big ones. I saw them go up.”|“Every night, at {~seven|half past seven}, it drops out of the sky. Then it goes round and round, like a cake mixer, and then it lies there.”}
“It lies there and breathes,” said the crayon, {young:and could not say any more.|in a very small red voice.}
“Once,” said the marble, “it let down an arm.” {young:They all shut their eyes.|They remembered that arm. It had hung there until the morning, with five ends on it.}
“It may have been asleep,” said {L}. ¶ “We didn’t ask,” said the sock.
“It does not want us,” said the marble. {young:“It asks the big one. Is there anything under the bed, it says.”|“We hear it ask the big one, every night, is there anything under the bed? And we sit here, and try not to be.”}
-> DONE

=== l2
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A whisper happy at sock; heroes kneel; bear look-up worried; goose sit proud; friends crouch
# things: bed; sock under bed; hat on goose.head; boat
“And some nights there are two,” said the crayon. {young:“A big one comes and sits, and the roof comes down to here. And it drones.”|“The second one is enormous. It sits on the edge, and the whole roof comes down as far as this, and then it drones.”}
“What about?” asked {L}.
“Bears,” said the sock. {young:“It was a bear, who had lost his {~hat|spoon}. It was not in the boat, and it was not up the tree. Then it stopped!”|“Last night it was a bear who had lost his {~hat|spoon}. He had looked in the boat, and up the tree, and it was just going to say where it was, and then it shut itself, and went.”}
{young:They had all lain awake for it.|None of them had closed an eye.} You never got the end of anything, down here.
“The goose had it on,” said {L}. {young:“Oh!” they all said. “The goose! Of course!”|“Ah,” they all said, and you could hear the fluff say it, at the back.}
-> DONE

=== m4
# aside
# shot: wide
# place: bedroom; dusk; clear
# action: A point proud; heroes kneel; friends peek under bed
# things: bed; comb under bed; tent under bed; sock under bed; torch
“Is there anything else down here?” asked {L}. “I mean, with teeth?”
They thought about it. {young:They looked left, and they looked right.|It was a thing that they would have been the first to know.}
“There is a comb,” said the marble. {young:“It is very nice.”|“But it keeps itself to itself.”}
“There is no room,” said the sock. “The tent has that side, and the fluff has the back. {young:You would have to be flat.”|You would have to be as flat as a {~plate|letter}, and then it would be hard to be anything much.”}
“And up there?” said the crayon. “Is there anything up there with teeth?” ¶ “Me,” said {L}. {young:“But I brush them.”|“But they are mostly for toast.”}
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: A sit-on-edge proud bed; faller lie-back happy; heroes point down; friends kneel
# things: bed; sock; marble
“I think,” said {L}, “that it is me. On the bed.”
It was quiet down there. “Let us see the feet,” said the sock.
So {L} sat on the edge, {young:and let one down, slowly, right to the floor.|where it had never been safe, and let one down, slowly, all the way to the floor.}
The sock came out to look. It went along the toes, and around the heel. {young:It knew that heel.|It had had that heel in its own heel, from the autumn until March.}
“Left!” said the sock. “It is only Left.”
“I have been saying so all along,” said {faller}, from behind the marble, with both ends up. And {faller} was handed out to {L}. # usual
“Could you not drop from the sky?” said the sock. “Could you say which foot it is?”
That did not seem a lot to ask. # usual
-> DONE

=== l3
# shot: wide
# place: bedroom; night; stars
# action: A walk proud; heroes walk; friends clap
# things: rug; sock; sand
Then {L} tried it from the door. {L} did not run, and did not fly.
Over the rug it went, and over the bit of floor. It was just floor. It had some sand on it.
“Left,” {L} said. “Right. Left. Right.” It took {~four|six} of them to get there.
“It is much better when you know who it is,” said the crayon.
The sock counted them in. It came out even, for once. # spare
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: grownup read book; A listen sleepy; heroes lie-back; pig sleep; friends sit sleepy
# things: book; boat; rug
Then came the book. The big one sat down on the edge, and the roof went as low as it goes.
“Read it loud, for down there,” said {L}. “And read the end two times.”
“Why two?” ¶ “They have missed so many,” said {L}.
So {grownup} read it out loud, with the end, and then the end. It was about a {~pig|duck} in a boat. Everybody got home.
“Ah,” said the fluff. It had been put down as the quiet one. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: bed; sock under bed; marble under bed; crayon under bed; crumb
Under the bed they had all come out from the wall. They lay where they liked.
The marble was on its back. It is hard to tell, with a marble.
A crumb came down. It was toast. They had some each. # spare
The bed creaked, once. “What was that?” said the crayon.
“Only Left,” said the sock. “And Right, I think. They are turning over.”
So they all turned over, too. # spare
The crayon had one more look up. It was just a roof, with a nice dip in it. # spare
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; faller sleep; heroes sleep; friends sit
# things: sock
“Left,” said {L}, and put it in bed. “Right.”
“Is that all of them?” said the sock.
“That is all.” {many:Then the others said theirs.|There were only the two.}
{resting}
{dream} # spare
{faller} lay at the wall side, and did not fall. # usual
Up here was dark, and down there was dark, and it was the same one. It went all the way under. # usual
The thing on the bed was warm. It breathed in. It breathed out.
“Feet,” said the marble, and rolled over.
Goodnight, {H}. Goodnight, down there.
Goodnight.
-> DONE

=== next_night
A red crayon had been pushed out from under the bed in the night, worn quite short, and with it a list. It wanted to know what became of the bear, and the pig, and who had got the hat.
So {A} lay down on the rug, and told it in under the edge, one after the other, with the ends. At the goose there was a cheer, and some fluff came out.
-> DONE

=== next_bedtime
“Left,” said {A}, and put it in bed. “Right.” Something rolled over, down there, and was content.
-> DONE
