# tells: line
# when: coming
# wants: child
# role grownup: parent = the grown-up with the dustpan
# role star: toy = a bear called Humphrey
# ages: 3-9
# holds: broom(kind), dark(kind)

=== title
{~The Broom Was Very Good|First We Do It Here}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A point proud at broom; star stand proud before A; heroes push table; grownup clap; friends sit-on-chair
# things: row of 4 chairs; broom beside door; door; table
{~“{wished_said},” said {H}, “and so we are going to do it now, to see how it goes.”|Nobody can practise a thing that has not happened. But {H} had four chairs, and did not see why not. “{wished_line}.”|They needed the whole kitchen for it. “{wished_said},” {H} told everybody, and moved the table.}
{star_a} was to be {L}. {young:That left {L} free to be in charge.|That was because {L} had to be in charge, and you cannot be in charge and be in it.}
“And who am I?” asked {grownup}. ¶ “You are the crowd,” said {L}. “If there is one.”
{young:The broom was the one who opens the door.|The broom was to be whoever it is that opens the door, since it was tall, and had a nice way of standing.}
“I have not had lines before,” said the broom. # usual
“You only have one,” said {L}. “You say: Oh, good, it is you.”
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: A pull curious star at broom; star stand surprised; heroes point at broom; friends stand before door
# things: broom under star; suitcase; kettle; smoke over kettle; themed
They took it from the beginning.
{joining}
“Here it comes,” said the kettle, who was telling the story, and had steam enough for it. In came {star}, with a small bag.
And the broom fell down. {young:Clack!|Clack! It had meant to bow, and had no middle to do it with.} # usual
“Is that going to happen?” asked {star}, from below the broom. ¶ “It might,” said {A}. “So now we know what to do. You say, are you all right? And you help them up.”
{is_wished_place:The bread bin was {wished_place}, with its lid up. You could not get in far, but you could be seen to arrive.} # wished
{is_wished_person:The colander was {wished_person}. It did not look it, but it was very willing.} # wished
{is_wished_matter:“And where is {wished_matter}?” asked the crowd. {A} pointed at the big pan, and they all saw it at once.} # wished
{hinderer_person:“I thought that I was the door,” said {hinderer}, and shut, so that nobody could get by.} # beat
{hinderer_animal:{hinderer} came in on the wrong side, and lay down in the good part, and they had to go on round.} # beat
{hinderer_carried:{hinderer} was the weather, and was left out in the hall till it was wanted, and forgotten.} # beat
By the wall hung {themed_a}, for the look of it. # personal
-> DONE

=== m1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: star sit-on-chair worried; A sit-on-chair curious; heroes sit-on-chair; friends sit-on-chair
# things: row of 4 chairs; broom; 2 shoes; clock
Then came the part with the waiting. Nobody had thought of that. {young:They sat on four chairs.|But there is always some, and so they put the four chairs in a row, and sat.}
“What do I do?” asked {star}.
{young:“You swing your legs,” said {A}.|“You swing your legs,” said {A}, “and you look at people’s shoes. There will be shoes.”}
They looked at each other’s shoes. {young:The broom had none.|The broom had none, and was looked at by everybody, and stood it very well.}
“How long is it?” said the crowd. ¶ “It is as long as it is,” said {A}, “and then they call you.” # spare
A spoon in the crowd had to be taken out, and had missed nothing when it came back. # more
The clock did it all, from the one end to the other, by heart. # more
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A whisper curious at star; star stand worried; heroes hold spoon; friends hold spoon
# things: 3 spoons; table
“And if somebody asks me a thing,” said {star}, “and I have not got it?”
They tried that one with the spoons. {young:“What is your name?” asked the spoons.|“What is your name?” asked the first spoon, quite kindly. “And what did you have for your breakfast, and what is seven?”}
{star} could not say. {young:The name had gone.|It had all gone, with the spoons looking on, even the name.}
“Then you say it later,” said {A}. {young:“Spoons can wait.”|“You say, I shall tell you in a minute. It is quite allowed. Spoons have all day.”}
They did it again, with the forks, who are sharper. It was the same with forks. # more
“And if I have to go out?” asked {star}. ¶ “You put up a paw,” said {A}. They tried that, and the spoons all said, of course. # more
In a minute it was there: Humphrey or not, there it was, and breakfast as well. # more
Only seven did not come back. But nobody had really wanted seven. # spare
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: grownup run surprised at lid; A point laughing at lid; star jump; heroes clap; friends run
# things: lid; mat; kettle; bread
The next time through it all went wrong in the middle, {young:and that was best.|and nobody wished it back.}
The lid came off the bread bin, {young:and the crowd ran after it.|and the crowd ran after it as far as the mat, and it rolled in a ring, and lay down.} “Is this in it?” asked the crowd.
“It is now,” said {A}. {young:They kept it in.|And from then on it was in, at the same place, and everybody waited for it.}
{pausing} # company
“Will there be a lid?” asked {star}. ¶ “There will be something,” said {A}. {young:“It will go round.”|“There is always something that goes round, and then lies down.”}
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: star lie-back happy on cushion; A push cushion; heroes walk; friends run
# things: 2 cushions; row of 5 chairs; hat; clock
They did it slowly, and they did it fast. {young:Fast was very short.|Done fast it came to one breath, and you hardly had your hat off when you had it on.}
They did it backwards, {young:and it ended with breakfast.|which begins in bed, and goes on to tea, and ends with everybody asleep before they have heard of it.}
“I like it that way,” said {star}. {young:“I know how it comes out.”|“You start out having done it.”}
{A} thought that there was something in that. {young:They put bed at both ends.|So they put a bed at both ends, which was a cushion, and from the one you could see the other.}
“That is no distance,” said the crowd. It was twelve chairs, if you counted. # spare
“What is in between?” asked the crowd. ¶ “It is only that,” said {A}. “It is only what it is.” # more
“I can see me from here,” said {star}. “I look all right.” # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: A sit sad; star point at A; heroes sit; grownup stand holding broom; friends point
# things: broom; door; chair
They had done it nine times. {star} could do it in the dark. {young:But {L} sat down on the floor.|But {L} had sat down on the floor, in the middle of the scenery.}
“It is only that I have not done it,” said {L}. “I have been in charge.” # usual
“Then I will be the crowd,” said {star}. It had wanted to be the crowd all along.
{helper_person:“And I will be in charge,” said {helper}. “It is only pointing.”} # beat
{helper_animal:{helper} got up, and came in from the proper side, and stood just where {L} was to stand, to keep the place warm.} # beat
{helper_carried:{helper} was given the small bag to hold, and held it.} # beat
So {L} went out in the hall, and shut the door, and there was nothing out there but coats. It was quite a long time. # usual
“Here it comes,” said the kettle, inside.
-> DONE

=== m4
# aside
# shot: wide
# place: hallway; dusk; clear
# action: A stand worried beside coat; heroes peek at door; friends stand
# things: 3 coats; door; lamp
In the hall you could hear them all being ready. {young:The coats hung down.|The coats hung with their arms at their sides, as people do who would help if they knew how.}
It was not like being in charge. {young:It was tight, here.|It had a tight place in it, here, like the third button.}
“Is it meant to be like that?” {L} asked the coats. {young:The big coat knew.|The big one had been out a good deal.}
“Breathe in the hat,” said the coat. “It has been to a lot of things.” # more
“It is always like that, on this side of a door,” said the coat. “It comes of doors.” # spare
“And on the other side?” ¶ “On the other side you take me off,” said the coat. # more
-> DONE

=== s4
# shot: two
# place: kitchen; night; stars
# action: A walk proud at broom; star clap; heroes clap; grownup clap; friends stand
# things: broom; door; lamp; themed; kettle
{L} knocked. The door was opened. There it stood, tall and thin, with the light at its back.
“Oh, good,” said the broom. “It is you.”
It said it as if it had not said it nine times. It said it so that {L} had to look round, to see who had come. # usual
By the wall {themed} hung as straight as it could. # personal
“Yes,” said {L}. “It is me.” And the rest was not so hard.
The kettle told it. The crowd put up its paws. And then they were on the other side, and it had been done. # usual
“The broom was very good,” they all said.
-> DONE

=== l3
# shot: behind
# place: kitchen; night; stars
# action: A carry calm chair; heroes carry lid; friends carry chair
# things: table; row of 3 chairs; bread; broom
They put it all back. The lid went on the bread. The four chairs went in at the table.
There was not a bit of it left, to see. # spare
“Will you be there?” {L} asked the broom. ¶ “I do not go out,” it said. “But there will be one of us.” # more
It had its own nail. It hung there with its back straight. # more
The chairs could not stop. They went on being a row for a bit. # more
The kettle went off the boil. It had been a good long part. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes wash; friends stand
# things: mirror; basin
In the glass there was a face with foam on. It had to come in on the left.
“Oh, good,” said {A} to it. “It is you.” It said the same, and at the same time. # spare
It would be there as well. It would come along, in the front of things. # more
The towel came down, like the end of a play. # more
They did it once more, as it was so good. # more
Then it went up, and there was a nose. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: mouse eat calm crumb; heroes look-up sleepy
# things: broom; 4 crumbs; chair
It was dark on the stage. A mouse came out for the crumbs.
She had seen it from the back. She had seen it nine times, and then the one.
“Oh, good,” said the broom, in its sleep. # spare
The mouse looked round. There was no one there but her. # more
The lid lay on the bread, and did not go round. # more
She put up one foot. “It is me,” she said. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; star sleep; friends sit
# things: door; cushion
This was the bed at this end. It was warm. # usual
{resting}
{dream} # spare
“{wished_said},” said {L}. It was all still to do. It had been done, too.
If you lay flat, you could see the other bed. It was no distance. There was a head in it. # usual
Who was in it?
It was {L}. All was well.
A door was opened, a bit, and light came in. It was tall and thin.
“Oh, good,” it said. “It is you.”
Goodnight, {star}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The broom had had a visit. It was from the broom at the other end, and that one had walked, with its hat on.
“I only came to say,” it said, “that mine went just the same. In they came. I had not been told who it was, but I knew it from the way it knocked.” And it stood up quite straight in front of {H}. “Oh, good,” it said.
-> DONE

=== next_bedtime
There were two of them on the nail. You would go home in the morning.
-> DONE
