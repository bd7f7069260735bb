# about: story-about; with-character; creature; bring-back
# tells: tale(or two|race|races|racing|raced|have a race|has a race|having a race|run a race|in a race|big race|race each other|racing each other|who is faster|who's faster|who’s faster|who is fastest|who's fastest|who’s fastest|who is the fastest|who's the fastest|who’s the fastest|who is quicker|who can run faster|who can run fastest|racer)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind wins: win|wins|won|winner|beat|beats|first
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# role other: creature = a hedgehog called Minna
# role grownup: parent = the grown-up with the toothpaste
# names: Bruno | Otto | Basil
# names: Minna | Odile | Frieda
# ages: 3-12
# holds: dark(kind), hedgehog(kind)

=== title
{~The Finish Has Moved|From the Gate to the Pillow}
-> DONE

=== s1
# shot: wide
# place: garden; dusk; clear
# action: guest stand proud; other stand proud; heroes stand curious at guest; friends stand curious
# things: gate left; wall; table right
{~At the garden gate somebody had written ‘Start’ on the path. {H} came to see what of.|“On your marks,” said somebody at the garden gate. Then nothing happened, for quite a time, and {H} went to look.|There were two at the garden gate, side by side, and they did not move. {H} went up and asked why not.}
Behind a chalk line stood {guest_many:two {guest_noun}|{guest_a} and {other_a}}, nose by nose.
“We have a race,” said {guest_many:the one on the left|{guest}}. “This is the start.”
“And where is the finish?” asked {A}. ¶ “That is just it,” said {guest_many:the one on the right|{other}}. {young:“We have none.”|“We ran it on Tuesday without one. We were as far as the sea before we thought of asking.”}
“Somebody has to be it,” said {guest_many:the one on the left|{guest}}. “You only stand there, and are where it ends.”
{young:“I can do it,” said {A}.|“I can stand,” said {A}, “and I end in several places.”}
-> DONE

=== m1
# aside
# shot: close
# place: garden; dusk; clear
# action: guest jump proud; other jump proud; heroes sit curious; friends sit curious
# things: gate; wall
First they had to get warm, and {A} sat on the wall and watched how it is done.
They breathed in, and they breathed out. {young:They shook everything that they had.|They shook whatever they had, first on the left and then on the right, and then they admired each other’s.}
“You look fast today,” said {guest_many:the one on the left|{guest}}. ¶ “You looked fast on Tuesday,” said {guest_many:the one on the right|{other}}.
“Who was in front, on Tuesday?” asked {A}. {young:They did not know.|They both thought about it, and it turned out that they had talked the whole way.}
“It is hard to tell,” they said, “without an end.” # spare
A snail had come over the line in the meantime. It was told that it would have to go back. # more
It went back. It was not in the race, but it liked things to be right. # more
{A} drew a bit more of the line, {young:at the end.|where somebody had stood on it.} # more
-> DONE

=== s2
# shot: two
# place: garden; dusk; breeze
# action: guest run happy; other run happy; heroes hold happy towel; friends stand happy
# things: gate left; wall
So {A} went down to the apple tree, and held out a towel, sideways, to be run through.
{joining}
{is_loved:“I could think about {loved} until you come,” said {A}. ¶ “Do,” said {guest_many:the one on the left|{guest}}. “We go round the shed first.”|{musing}} # personal
“Go!” shouted {A}, and off they went.
{young:Round the shed they came, and past the beans.|They came round the shed, first one of them and then the other one, and then for a while it was hard to say.} # usual
{hinderer_person:“Come on, the left!” shouted {hinderer}, who had got the sides mixed up, so that they both had to stop and ask.} # beat
{hinderer_animal:{hinderer} ran in front of them all the way, which does not count, as {hinderer} had not been told where the start was.} # beat
{hinderer_carried:{hinderer} sat next to the towel, to be the finish as well, and did it with a very straight face.} # beat
Then {A} was called in, and the towel went along.
They came up to the apple tree at last, nose by nose. There was nothing there but an apple.
“It was here,” said {guest_many:the one on the left|{guest}}. ¶ {guest_many:The one on the right|{other}} looked round. “The finish has moved,” said {guest_many:that one|{other}}.
-> DONE

=== l1
# aside
# shot: behind
# place: garden; dusk; clear
# action: guest point curious; other look-up curious; heroes wave happy; friends wave happy
# things: tree; apple; window; wall
They talked it over, under the tree. {young:“Is it still a race?” they said.|Neither of them had ever heard of a finish that walked off, and they were not sure whether you were allowed to be cross with it.}
“It may have gone on ahead,” said {guest_many:the one on the left|{guest}}, {young:“so that we have more.”|“so as to give us a bit extra. You hear of such people.”}
Then there was {A} in the kitchen window, with the towel, {young:and waved.|waving it out to the side, as far as a window allows.}
“There it is!” they shouted. {young:And off they ran.|Nobody had said go, and so they went back to the tree, and said it to each other, and went.}
An apple fell down behind them, where it had been. It was only a little late. # more
{young:It rolled up to the wall.|It rolled up to the wall, and nobody had told it that this was where it ended.} # more
-> DONE

=== s3
# shot: above
# place: kitchen; dusk; clear
# action: heroes sit-on-chair happy; guest run happy; other run happy; friends sit happy
# things: table; plate on table; chair; mat
{A} sat at supper, with the spoon in one hand. {young:The other hand held the towel.|The other held out the towel, and that made it a slow sort of soup.}
They came in at the back door, and wiped on the mat.
{young:It took a long time!|Neither of them would have won anything with mud on, and they were very thorough.} # usual
{helper_person:“Mind the table,” said {helper}, and held up its cloth, so that they could come straight through underneath.} # beat
{helper_animal:{helper} lay down before the door, so that it should not shut, and kept one eye on the soup.} # beat
{helper_carried:{helper} was set on the corner of the table, to show where to turn.} # beat
{young:Round the table they came, nose by nose.|They came past the fridge, nose by nose, and there was nothing in front of them but towel.} # usual
“Teeth!” called {grownup} from upstairs. {A} put down the spoon, and went.
“It has done it again,” said {guest_many:the one on the right|{other}}. ¶ “It is a very good one,” said {guest_many:the one on the left|{guest}}, out of breath. “It is faster than we are.” # usual
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: guest eat happy bread; other eat happy bread; heroes wave laughing; friends stand happy
# things: table; bread; plate; themed
There was some bread left on the table, for people who race. {young:They had one bite each.|It was cut in two, and each of them pushed the bigger half across, and it went to and fro like that.}
“You have to eat,” said {guest_many:the one on the left|{guest}}. {young:“Or you can’t be so fast.”|“I should not like to be in front of you just because you were hungry.”}
{themed_a} was on the table, too, and was gone round on the left. # personal
{pausing} # company
From upstairs came the sound of teeth. {young:“Listen,” they said. “There it is!”|They listened. You could hear quite well where the finish was, and that it had got to the back ones.} # usual
They chewed at the same time, so that it was fair. # more
{young:Then the plate was empty. “Go!” they said.|When the plate was empty they thanked it, and said go, and went.} # more
-> DONE

=== l2
# aside
# shot: above
# place: bathroom; night; clear
# action: heroes brush-teeth happy; guest peek curious behind bath; other peek curious behind bath; friends stand happy
# things: bath; soap; sponge
In the bathroom it was slippery, {young:so it was a walking race.|so that it was made into a walking race, with one foot on the floor at all times.}
{A} stood by the basin, and the towel hung out at the side. {young:They came past the bath.|They came along past the bath, looking straight ahead, and so politely that you could hardly call it speed.}
“Rinse,” said {grownup}. “And now the face.” {young:For the face you need the towel.|And there the finish was lifted off, and used, and hung over the rail to dry.}
They stopped. {young:“Where do we end now?” they asked.|“Do we end on the rail,” asked {guest_many:the one on the right|{other}}, “or on the face?”} ¶ “On me,” said {A}. “But I have got another room now.” # usual
“It gets better and better,” said {guest_many:the one on the left|{guest}}, {young:and dripped.|who had gone past the tap, and dripped a little.} # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: guest sit sleepy; other sit sleepy; heroes wave sleepy; friends sit calm
# things: stairs; door; lamp
The last bit was the landing. They were too tired to run there.
{guest_many:The one on the left|{guest}} sat down on the top step.
{guest_many:The one on the right|{other}} was in front now, by a whole carpet, {young:and stopped.|and could have gone on, and looked back, and did not.} # usual
“I can’t get in before you,” said {guest_many:the one on the right|{other}}, “if you are not there behind me.” And {guest_many:that one|{other}} came and sat on the step as well.
{young:They sat nose by nose.|There they sat, as level as at the start.} # usual
“Is it far?” asked {guest_many:the one on the left|{guest}}. ¶ “Only if it gets up again.” # usual
{A} lay down in the bed, and put one arm out over the edge, with the towel. {young:“I am here,” called {A}. “I will not move.”|“I am here,” called {A}, “and this is where I end. Take your time.”}
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: heroes lie-awake sleepy; grownup sit calm; friends sit sleepy
# things: bed; lamp; curtain; towel on bed
“What is the towel for?” asked {grownup}.
“I am the finish,” said {A}. “It comes through here.” # usual
“Is it a long race?” ¶ “It was as far as the tree,” said {A}. “Then it was as far as the soup. Now it is as far as me.” # usual
{grownup} moved the slippers. They had been right in the way.
“I must not sleep,” said {A}. “I have to see who it is.”
One eye was shut then. It was only having a rest. The other one would tell it. # more
The arm was still out, at any rate. It had the towel. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bedroom; night; stars
# action: guest walk sleepy; other walk sleepy; heroes lie-back sleepy; friends sleep
# things: lamp; door right; bed
Out there they were on their way. They went very softly, side by side.
There was one board that creaks. They both went round it, on the same side. # usual
“After you,” said {guest_many:one of them|{guest}}. ¶ “It is a race,” said {guest_many:the other|{other}}. ¶ “Oh, yes.” # usual
They came to the door. It was open by a hand.
It took them both, when they breathed in. # more
The lamp saw them go in. It was not asked. # more
It would not have said. It was on both their sides. # more
-> DONE

=== l3
# aside
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: gate; apple; wall; moon
In the garden the line lay across the path. It looked quite white.
A snail came up to it, and looked left and right. There was no one there to say go, and no one to say stop.
So it went over. It went by the shed, and by the beans. It had all night. # usual
By the tree there was an apple. It stopped at that. # usual
It was a good place to end. # more
It went in by the hole. No one had told it where to stop. # more
{midway}
-> DONE

=== l4
# aside
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; guest walk sleepy; other walk sleepy; friends sleep
# things: bed; towel on bed; lamp; rug
The rug was the last of it. It is red, and it is soft.
They went slower on it, since it was so nice, and since nobody had said that you may not. # usual
“It has been a good race,” said {guest_many:one of them|{guest}}. ¶ “It was the best,” said {guest_many:the other|{other}}.
The towel hung down over the edge. It was nearly dry. # usual
It went up a bit, and it went down a bit. So did the bed. # more
They stood, and they looked at the finish. It did not move. # more
One of its arms hung out. That was where you go through. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; guest sleep; other sleep; friends sleep
# things: bed; towel on bed; lamp; rug
Then they came in at last.
{resting}
{keepsake}
{dream} # spare
The finish had both eyes shut. It was fast asleep.
{is_wins:“{guest_many:One of us|{guest}} was first,” said {guest_many:the other|{other}}. “I saw it. It was by half a nose.”|“Who was first?” they asked. No one had seen it. They would have had to wake it up.}
So they lay down, one on each side of it. # usual
“It is soft,” said {guest_many:one of them|{guest}}, “where you end.”
The finish did not move again.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the towel lay on the rug, and there was a nose print at each end of it, exactly level. {H} measured twice. ¶ Out at the gate somebody had rubbed out the line, and drawn it again a little further back. ‘Same time,’ it said next to it, in chalk. ‘Please stand wherever you like.’ A snail was behind it already.
-> DONE

=== next_bedtime
The bed was where everything ended. It had not moved.
-> DONE
