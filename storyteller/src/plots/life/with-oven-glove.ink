# tells: report
# wants: child
# role star: toy = a penguin called Mortimer
# ages: 3-11
# holds: dark(kind)

=== title
{~The Wrong Way Round|Scene One, with Oven Glove}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A sit-on-chair proud; star stand happy; heroes stand; friends stand
# things: table; shoebox on table; glove on table; spoon in A.hand
{~“Quiet, please, everybody,” said {H}, and the kitchen was quiet, except for the fridge. It was going to be a film.|“It will be a film,” said {H}, “and it starts just here,” and everybody in the kitchen looked at just here.|The kitchen was going to be a film, and nobody was to bump the table, because the director was {H}.}
The camera was a shoebox with a hole. {young:{L} had the director’s chair.|{L} had the director’s chair, which is the one with the cushion.}
{star_a} was to be {L}. {young:The oven glove was to be all the rest.|Everybody else, and everything there was, would be the oven glove.}
“All of it?” asked the oven glove. ¶ “Whatever there is,” said {L}. {young:“You just be it.”|“You are very wide, and you have a thumb.”} # usual
“Scene one,” said {L}. “{deed_1}.”
Clap, went two wooden spoons.
{young:And everybody looked at {star}.|A film begins with a clap, so that nobody can say that they were not ready.} # spare
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: A point curious; star stand worried; heroes hold spoon; friends sit
# things: table; shoebox on table; glove on table; spoon in A.hand; themed
{joining}
In take one there was too much, and a cup fell over. {young:In take two {star} only stood.|In take two there was nothing at all. It was nicely done, but you would not have known what it was.}
“What is it like,” asked {star}, “from inside?” # usual
So {L} got up out of the chair, and stood next to it, and showed them. “{deed_1}. Like that.”
“Oh,” said {star}. “Like that.” {young:And it was as good as real.|The oven glove said nothing, and had gone a little flat.}
{hinderer_person:“I would have had a lighthouse in it,” said {hinderer}, and had to be told again that there had not been one.} # beat
{hinderer_animal:{hinderer} walked through, from the left to the right, and stopped in the middle, and looked into the box.} # beat
{hinderer_carried:{hinderer} had been sitting where it was all going to happen, and everybody had thought that it was on purpose.} # beat
“Am I standing next to {themed_a}?” asked {star}. ¶ “You are in front of it,” said {L}, “and it is not in the film.” # personal
“Once more,” said {L}. Clap! # usual
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A whisper happy at glove; star listen; heroes kneel; friends sit
# things: glove; table
“I have only ever been hot,” said the oven glove. {young:“Tell me what to do.”|“I have done pies, and a fish once. I do not know that I can do this.”}
{A} put a hand in. {young:“I will help,” said {A}.|“I was there,” said {A}. “I will tell you from in here.”}
First it was what had been on the left, and then it was what had been on the right. {young:It had to be very quick.|For what had been in the middle it turned round, and did it with its back.}
“Is that more or less it?” it asked. ¶ {young:“That is just it,” said {A}.|“It was a bit wider than you,” said {A}, “but that is just how it went.”}
“I felt it as far as the thumb,” said the oven glove. # spare
The tea towel said that it could have done it, too, but nobody had asked. # more
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A listen curious; star listen; heroes shout; friends sit
# things: drawer; pan; lid; tin; pea
Then it had to have its sound. {young:{A} shook a tin of peas.|{A} tried it with the peas, in the tin, and it was not that.}
{young:It was not that. {A} rang two lids.|Then there were the two lids. It was still less that, and the fridge stopped humming.}
“How did it go?” asked {star}. ¶ {A} listened hard, with both eyes shut.
Then {A} took hold of the drawer, and pulled it out, {young:just a bit.|no more than a thumb, and stopped.}
“That,” said {A}. {young:They all knew it.|Nobody had known that it was in the drawer, and so near the forks.}
They did it twice more, because it was so like. # spare
“I shall never again think of it as just a drawer,” said {star}, “and I have sat on it.” # more
-> DONE

=== m2
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A hold curious; star stand; heroes sit; friends sit
# things: stairs; shoebox
{A} wanted it once from far away, and took a look {young:from the top of the stairs.|down through the banisters, where you can see in at the kitchen door.}
It was quite small from there. {young:You could put a thumb over it.|There was a piece of floor, and it was happening on that, and you could have put it all under one thumb.}
{A} tried it, with one eye shut. {young:Then it was gone.|For a moment there was only thumb.}
And then {A} took the thumb off, and it was still there. {young:So that was all right.|So it was not as small as all that.}
{pausing} # company
{star} looked up at the stairs, to see what a long way off looks like from here. # more
“Now from near,” said {A}, and went so near that it was nothing but an ear. # spare
-> DONE

=== s3
# shot: behind
# place: kitchen; dusk; clear
# action: A point proud; star look-up curious; heroes clap; friends sit
# things: glove on table; table; shoebox on table; spoon in A.hand
“Scene two,” said {L}. “{deed_2}.”
{young:“How does that go?” asked the oven glove.|{star} and the oven glove looked at one another.} So up got the director, and did it, from one end to the other.
“And where do we look, in that one?” asked {star}. ¶ “I looked over there,” said {L}, “and my hands were like this, and here is where you breathe in.” ¶ They had not thought of the breath. {young:They all took one.|You could hear what a difference it made.} # usual
{helper_person:“Ready when you are,” said {helper}, who had been given the spoons, and held them open as wide as they went.} # beat
{helper_animal:{helper} was so still, for this one, that the oven glove moved over and did it against that side.} # beat
{helper_carried:{helper} was put on the edge of the table, since you do it better if somebody is watching.} # beat
Clap! {star} did it. The oven glove did all the rest.
“Was it like that?” ¶ “Nearly,” said {L}, and showed them the end of it once more. # usual
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A think curious; star sit; heroes sit; friends sit
# things: glove on table; table; shoebox on table
“It may be a bit long,” said the oven glove. {young:“Can we leave some out?”|“In my experience people start to look at the clock. What could we leave out?”}
They tried it without the first part. {young:Then it came from nowhere.|Then the second came in out of nowhere, and stood about, and did not know where it had been.}
They tried it without the second. {young:It stopped in the air.|It was like a stair that is not there, and {star} came down on it quite hard.}
“What about the bits in between?” ¶ {young:“Those are what holds it up,” said {A}.|“There was nothing in those,” said {A}, “but that is what holds it up.”}
So it all stayed in. # spare
The oven glove said that it would have been sorry to lose the middle, where it turned round. # more
-> DONE

=== m4
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A whisper calm at star; star listen; heroes sit; friends sit
# things: glove on table; table; shoebox on table
“And what do I think,” asked {star}, “while I do it?”
{young:{A} said it in one ear.|That was the hardest part to show, and {A} came up close and said it in one ear, behind a hand.}
The oven glove could not hear it. {young:It had no ears.|It leaned over as far as it could without falling off the table.}
But the next time {star} did it, you could see that something was in there. {young:It was what {A} had said.|Nothing moved, and yet it was a different scene.}
“Very good,” said the oven glove. “I nearly knew what it was.” # spare
“It is a good thing to have in your head,” said {star}. “There is a lot of room round it.” # more
-> DONE

=== s4
# shot: close
# place: kitchen; night; stars
# action: A peek surprised at shoebox; star sit; heroes look-through; friends stand
# things: shoebox; chair; glove
{is_deed_3:“Scene three,” said {L}. “{deed_3}.” {L} showed them that as well. Clap!}
{is_deed_4:“Scene four. {deed_4}.” Up got {L}, to show it. Clap!}
“That is all of it,” said {L}. “Let us see.”
The hole was at the back. The box was the wrong way round.
“What has it seen?” asked {star}. ¶ “The chair,” said {L}. “And what was next to it.”
That was where {L} had stood to show them. # usual
“Then I am not in it,” said {star}. “Who is?” ¶ “I am,” said {L}. “All through.”
The oven glove thought it over. “You did do it best,” it said. # usual
“It is just how it was,” said {L}. The lid went on.
-> DONE

=== l3
# shot: object
# place: kitchen; night; stars
# action: heroes look-up sleepy
# things: glove on hook; hook; chair; cup; moon
The oven glove went back on its hook. It had been a long day for a glove.
“What were you?” asked the tea towel. ¶ “All the rest,” it said. # spare
It was still a bit of it, down one side. # more
“Do a bit,” said the towel. It did the left. It did not do it for long. # more
The chair stood there, and it was just a chair. The cup had been stood up. # more
The cushion was flat. It had had a director on it. # more
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A brush-teeth sleepy; star sit; heroes brush-teeth; friends stand
# things: mirror; basin
In the glass it was the wrong way round, too. It was still {A}.
It did the top ones when {A} did. It did the back. # spare
{star} held the lid of the box on. You must not let the light in. # more
“When is it on?” asked the soap. It was not for soap. # more
The tap was shut off. That was a clap, but a small one. # more
-> DONE

=== l4
# shot: behind
# place: bedroom; night; stars
# action: A carry sleepy shoebox; heroes climb stairs; friends climb stairs
# things: stairs; shoebox in A.hand
The box went up the stairs. It went up flat, so that it would not spill.
It was not heavy. You would not think that it had all that in it. # more
On the way it bumped once. That was the first part. # spare
At the top it had to be turned. It was turned with care. # more
It was put by the bed, where you can reach it.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; star lie-back; heroes sleep; friends sit
# things: shoebox; bed; spoon
A film has to be dark. Out went the lamp. # usual
{resting}
{dream} # spare
{L} took off the lid. Then they all shut their eyes. It came on.
It was all there. It was in colour. # usual
“Now comes the end,” said {star}. ¶ “{deed_last},” said {L}, who had made it.
They looked at it till it was done.
{L} felt for the spoons. They were by the box.
Clap. It was so soft that no one woke.
Goodnight, {H}. Goodnight, {star}.
Goodnight.
-> DONE

=== next_night
On the fridge there was a piece of paper in the morning, with a ring on it from a cup. “I could be weather,” it said. “I could be two sheep. Ask for me at the hook.”
{H} had to go and say that there was no film today. The oven glove did not mind. It was being the fish already, to keep its hand in, and the tea towel was the sea.
-> DONE

=== next_bedtime
The box stood by the bed with its lid on. There was a film in it, and it was a good one.
-> DONE
