# about: hospital(home|back from|out of hospital|discharged|left hospital|let out)
# when: done
# also: unwell; hurt; tired; happy; nervous; bravery; missing; frustrated
# kind throat: tonsil*|adenoid*|throat
# kind breath: asthma*|breath*|chest|bronch*|pneumonia|croup|wheez*|lung*
# wants: child
# role grownup: parent = the grown-up with the bags
# ages: 3-9
# needs: walking
# holds: hospital(kind), dark(kind)

=== title
{~Where We Were|Over the Hill}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: heroes stand happy; grownup carry suitcase; friends stand
# things: door; mat; coat on hook; hook; bandage on L.hand
{~“Mind the step,” said {grownup}. {H} had been over that step a thousand times. But {L} was home from hospital, {young:and they all minded it.|and today everybody minded everything.}|The key went round twice, and {H} stood on the mat. {young:{L} was home from hospital.|{L} had been in hospital, and was home, and it smelled of toast.}|It was the same mat and the same door. {H} looked at both. {young:{L} was home from hospital.|{L} was home from hospital, and had expected them to be bigger.}}
“Careful,” said {grownup}. {young:They all said it.|They all said it, like people with a vase to carry.} # usual
{
- is_throat:
It still hurt to swallow. {L} had only a small voice, {young:and used it for the mat.|and was saving it up, and said hello to the mat with a nod.}
- is_breath:
There was enough breath for the path. {young:Then they waited for more.|Then they all stood on the mat until {L} had some more, as you wait for a kettle.}
- else:
There was one place that still hurt a bit. {young:It had to go slowly.|It had been seen to, and now it wanted to be taken slowly, like soup.}
}
Round one wrist was the band that said {L}, as they had put it on there. # usual
The day when they went, they had had to stop in the middle of everything. Now {L} wanted to go on, {young:right there.|from the exact place.}
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: L lie-back sad on sofa; heroes kneel; grownup kneel holding wooden-train; friends stand
# things: sofa; rug; wooden-train; armchair; blanket on L; themed
On the rug was the railway. Nobody had put it away.
{joining}
It went round the sofa as far as the armchair. {young:There it stopped, and there stood the train.|There the line stopped, and there stood the train, with a wooden pig looking out at the side.}
“We walked round it,” said {grownup}. {young:They had all walked round it!|They had, every one of them, along the wall with the shopping held up.} # usual
“Where were we?” said {L}. The next piece was a bend. {L} went down for it, and half way down both legs had had enough. {young:They shook.|They had been in bed so long that they had forgotten about floors.}
So {L} was put on the sofa, under a blanket. {young:The rug was a long way off.|From there the rug looked like something on a map.}
{themed_a} was put at the end of the line, to be the next station. # personal
“You lie there,” said {grownup}, “and tell us how it goes.” # usual
{hinderer_person:“Like this?” asked {hinderer}, and put the bend in the wrong way, so that the line went into the wall.} # beat
{hinderer_animal:{hinderer} lay down across the line, just where the train was due, and was comfortable.} # beat
{hinderer_carried:{hinderer} was put on the platform to wait, and had to be turned round twice to face the train.} # beat
They did it wrong. {young:Nobody could do it but {L}.|They did it carefully and they did it wrong, and it is no good building a railway through somebody else.} # usual
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: heroes walk curious; grownup hold-hands L; friends walk
# things: table; calendar; cup on table; drawing on table; sock
They went to see the kitchen, a step at a time, {young:and {L} held on.|with {L} on one arm like a queen.}
On the wall, the calendar had not been turned. {young:In there it was still that day.|In the kitchen it was still the day on which they went.}
There was the cup, {young:and there was the one sock.|and one sock, that had been on its way to a foot.} There was a drawing of a horse, as far as the middle.
“We did not like to finish it,” said {grownup}. {young:“We did not know the rest.”|“Nobody knew what you meant to do about the back legs.”}
{L} looked at the horse for some time. {young:“Nor did I,” said {L}.|“I was hoping for a wall,” said {L}, “for it to stand behind.”}
So a wall was put in, {~with a cat on|with a gate}, and that was one thing done. # more
Then the calendar was turned, and it was today, in there as well. # more
-> DONE

=== l1
# aside
# shot: behind
# place: living-room; afternoon; clear
# action: neighbour whisper at L; heroes sit; grownup stand; friends sit
# things: sofa; pot in neighbour.hand; rug; armchair
# people: neighbour
The neighbour came in with a pot of soup, {young:on tiptoe.|on tiptoe, in very large shoes.}
“How is it?” whispered the neighbour. ¶ {young:“Why do you whisper?” asked {L}.|“Better,” whispered {L}, since that was how it was done. “Why are we whispering?”}
The neighbour did not know. {young:It was just to be nice.|It was only that you did, at a sofa with somebody on it.}
“In there they never whisper,” said {L}. {young:“They have a cart that sings!”|“They come in at night with a cart that has a bad wheel, and ask you if you are asleep.”}
After that everybody talked at the usual size again. {young:It was nice and loud.|The soup was {~carrot|pea}, and came with a great deal of news about a hedge.}
“And what did you do in there?” asked the neighbour. ¶ “I got up later than anybody,” said {L}. # more
-> DONE

=== s3
# shot: close
# place: living-room; dusk; clear
# action: L sit sad on sofa; grownup sit calm; heroes sit; friends sit
# things: sofa; blanket on L; armchair; cushion
“I was quicker before,” said {L}, {young:and was nearly crying.|and had to look at the ceiling.}
“So was I,” said {grownup}, and sat down with a creak. {young:In there, {grownup} had slept in a chair.|A person who has slept in a hospital chair comes home folded in two places.} # usual
{helper_person:{helper} put one more cushion in, and did not say careful.} # beat
{helper_animal:{helper} smelled the band from end to end, as if it were a letter, and lay down along {L}.} # beat
{helper_carried:{helper} was tucked in on the good side, with the blanket up to the chin.} # beat
They sat there, and so did the train. {young:It had got dark at the window.|The pig looked out. It had been looking out at that chair leg since the day they went.} # usual
{L} pulled up both knees. That made a hill. It was a good one, {young:with a blanket on.|with a blanket all over it and a way down the far side.} {L} looked at that, and then at the train.
“It should come up here,” said {L}.
“On the sofa?” said {grownup}. # usual
“It was always going to have a hill,” said {L}. {young:“Here is one!”|“There was none to be had, on the floor.”}
-> DONE

=== m2
# aside
# shot: two
# place: living-room; dusk; clear
# action: L point happy; heroes kneel holding book; grownup kneel holding book; friends sit
# things: sofa; rug; 5 books before sofa; wooden-train
The line had to get from the rug to the sofa, {young:so they built it a slope.|and that takes a slope, and a slope takes books.}
“Thin ones first,” said {L}. {young:Then came the fat ones.|Then came the cook book, then the bird book, and the top of the pass was the telephone book.}
{L} did not have to bend at all. {young:{L} only had to point.|{L} only had to point, and everybody else went up and down like a lift.}
At the arm of the sofa there was a gap. {young:They put a ruler over it.|It was bridged with a ruler, and the pig was not told how far down it was.}
{pausing} # company
“Careful,” said {grownup} to the bridge. # more
It held with an empty train, and it held with a spoon in, and so it was open. # more
-> DONE

=== l2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: grownup sleep on armchair; L whisper; heroes tiptoe; friends sit
# things: sofa; armchair; wooden-train; lamp
Then they were one builder short. {grownup} had sat down to look for a straight piece, {young:and was asleep.|and had gone to sleep with it in one hand.}
“Careful,” whispered {L}. {young:They all went on tiptoe.|And they all went round the armchair, sideways, along the wall.}
{young:A blanket was put over {grownup}.|A corner of the blanket could be spared. It was put over {grownup}, as far as it went.}
{L} knew how it is done. You look in every hour, {young:and you ask if they are asleep.|with your head on one side, and ask them whether they are asleep.}
“Are you asleep?” asked {L}. ¶ “No,” said {grownup}, and was. # more
The straight piece was got out from under one thumb, like an egg from under a hen. # more
-> DONE

=== s4
# shot: above
# place: living-room; dusk; clear
# action: L push happy wooden-train; heroes clap happy; grownup cut calm ribbon; friends sit happy
# things: sofa; blanket; wooden-train before L; lamp; plate
When the line was done, it went up the books and along the arm, {young:and over the hill.|and straight over both knees, blanket and all.} # usual
{
- is_throat:
Round the bend came the train with supper on. It was {~ice cream|jelly}, in an egg cup, {young:and the cold was good.|and the cold was good all the way down, as far as the last station.} {L} had no voice to be the whistle, and so that was done on a glass, with a spoon. # usual
- is_breath:
Round the bend came the train with supper on. It was toast in strips, {young:one in each truck.|a strip to each truck, with the crusts on the coal.} It puffed up the hill, and at the top {L} and the train stopped and puffed together until they both had their breath. # usual
- else:
Round the bend came the train with supper on. It was toast in strips, {young:one in each truck.|a strip to each truck, with the crusts on the coal.} It had to be pushed a bit on the hill, and the hill did its best to keep still. # usual
}
“Does it hurt?” asked {grownup}. ¶ “Only {is_throat:in the tunnel|on the hills},” said {L}.
{is_wished_person:“{wished_person} should see this,” said {L}.} # wished
Then {grownup} cut the band with the kitchen scissors. {young:It was off.|There was a pale ring there, where it had been.}
“They needed that, to know who you were,” said {grownup}. {young:“We know.”|“Here we can tell by the feet on the stairs.”}
{L} put it round the funnel of the engine. {young:Now the train was called {L}.|So now it said who was driving.}
-> DONE

=== m4
# shot: behind
# place: hallway; dusk; clear
# action: L climb sleepy stairs; heroes climb stairs; grownup walk; friends walk
# things: stairs; lamp; coat on hook; hook
There were more stairs than before, or they had been put farther apart.
“All change,” said {L}, on the fourth. They sat down. They changed sides.
On the eighth you could see the street lamp. They stopped for that as well.
“We are late,” said {grownup}. ¶ “We are a slow train,” said {L}. # spare
There was nobody behind them. There was no need to clear the line. # more
At the top was the lamp, and the smell of the good soap. # more
-> DONE

=== l3
# shot: two
# place: bathroom; night; stars
# action: L brush-teeth sleepy; heroes wash; grownup hold towel; friends stand
# things: basin; towel; mirror; cup
The brush had gone quite hard. It had not had a thing to do.
It got wet, and it knew what it was for. # spare
{L} looked in the glass. It was the same face, with the hair flat at the back.
“I had forgotten this one,” said {L}. ¶ “We had not,” said {grownup}. # spare
The pale ring round the wrist got washed, too. It was only skin. # more
The towel was the old towel, with the thin place. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: grownup read calm book; L lie-awake sleepy; heroes lie-awake; friends sit
# things: bed; book; lamp; pillow
On the bed lay the book. It was open, on its face.
“You have kept the page,” said {L}. ¶ “It kept itself,” said {grownup}. # spare
They looked where they were. It was half way down, at a full stop.
They went on from there. It was about a goose. # more
The goose had been at the gate all that time. Now she went in. # more
They read to the next full stop, and then to one more. # more
-> DONE

=== l4
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: wooden-train; rug; sofa; 5 books
Down in the dark stood the train. It was at the top of the sofa.
The hill had gone up to bed. The line lay flat.
Nobody would put it away. They would walk round it. # spare
The pig looked out at the side. It could see the moon from here. # more
The band was round the funnel. It did not have to tell a thing to anyone. # more
The clock went on a bit. It had caught up. # more
-> DONE

=== s5
# shot: close
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit calm; friends lie-front sleepy
# things: bed; pillow; lamp
The bed did not go up or down. It stayed, and it was the right one. # usual
{resting}
{dream} # spare
It was very quiet. In there it had never been quiet. # usual
“Who is awake here, at night?” asked {L}. # usual
“I am,” said {grownup}. “Till you are not.”
The feet got warm. The one place that had to go slowly got warm, too. # usual
“Where were we?” said {L}.
{grownup} thought. “We had got as far as goodnight.”
So they went on from there.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The doctor had said that {L} was to get up a little every day. So every day the line was taken a little farther off: to the end of the sofa, to the door, to the third tile of the kitchen. {H} went after it.
“Where does it stop?” they asked at home.
“It has not said,” said {L}, who was holding a bend.
-> DONE

=== next_bedtime
The train had got as far as the garden door. The pig could smell grass.
-> DONE
