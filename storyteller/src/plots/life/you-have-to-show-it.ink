# about: learned(taught&!self&!himself&!herself&!was taught&!got taught&!teacher taught&!lesson&!to swim&!his teacher&!her teacher&!taught him &!taught her to&!taught her how&!taught her a &!ad taught&!addy taught&!mum taught&!mummy taught&!ma taught&!pa taught&!ny taught&!nan taught&!nana taught&!brother taught&!sister taught&!cousin taught&!uncle taught&!aunt taught&!auntie taught&!we taught&!friend taught&!showed him &!showed her how|teaching&!self&!himself&!herself&!was taught&!got taught&!teacher taught&!lesson&!to swim&!his teacher&!her teacher&!taught him &!taught her to&!taught her how&!taught her a &!ad taught&!addy taught&!mum taught&!mummy taught&!ma taught&!pa taught&!ny taught&!nan taught&!nana taught&!brother taught&!sister taught&!cousin taught&!uncle taught&!aunt taught&!auntie taught&!we taught&!friend taught&!showed him &!showed her how|teaches&!self&!himself&!herself&!was taught&!got taught&!teacher taught&!lesson&!to swim&!his teacher&!her teacher&!taught him &!taught her to&!taught her how&!taught her a &!ad taught&!addy taught&!mum taught&!mummy taught&!ma taught&!pa taught&!ny taught&!nan taught&!nana taught&!brother taught&!sister taught&!cousin taught&!uncle taught&!aunt taught&!auntie taught&!we taught&!friend taught&!showed him &!showed her how|showed&how to&!self&!himself&!herself&!was taught&!got taught&!teacher taught&!lesson&!to swim&!his teacher&!her teacher&!taught him &!taught her to&!taught her how&!taught her a &!ad taught&!addy taught&!mum taught&!mummy taught&!ma taught&!pa taught&!ny taught&!nan taught&!nana taught&!brother taught&!sister taught&!cousin taught&!uncle taught&!aunt taught&!auntie taught&!we taught&!friend taught&!showed him &!showed her how|shown&how to&!self&!himself&!herself&!was taught&!got taught&!teacher taught&!lesson&!to swim&!his teacher&!her teacher&!taught him &!taught her to&!taught her how&!taught her a &!ad taught&!addy taught&!mum taught&!mummy taught&!ma taught&!pa taught&!ny taught&!nan taught&!nana taught&!brother taught&!sister taught&!cousin taught&!uncle taught&!aunt taught&!auntie taught&!we taught&!friend taught&!showed him &!showed her how); kindness(taught&!self&!himself&!herself&!was taught&!got taught&!teacher taught&!lesson&!to swim&!his teacher&!her teacher&!taught him &!taught her to&!taught her how&!taught her a &!ad taught&!addy taught&!mum taught&!mummy taught&!ma taught&!pa taught&!ny taught&!nan taught&!nana taught&!brother taught&!sister taught&!cousin taught&!uncle taught&!aunt taught&!auntie taught&!we taught&!friend taught&!showed him &!showed her how|showed&how to&!self&!himself&!herself&!was taught&!got taught&!teacher taught&!lesson&!to swim&!his teacher&!her teacher&!taught him &!taught her to&!taught her how&!taught her a &!ad taught&!addy taught&!mum taught&!mummy taught&!ma taught&!pa taught&!ny taught&!nan taught&!nana taught&!brother taught&!sister taught&!cousin taught&!uncle taught&!aunt taught&!auntie taught&!we taught&!friend taught&!showed him &!showed her how|showed&how the&!self&!himself&!herself&!was taught&!got taught&!teacher taught&!lesson&!to swim&!his teacher&!her teacher&!taught him &!taught her to&!taught her how&!taught her a &!ad taught&!addy taught&!mum taught&!mummy taught&!ma taught&!pa taught&!ny taught&!nan taught&!nana taught&!brother taught&!sister taught&!cousin taught&!uncle taught&!aunt taught&!auntie taught&!we taught&!friend taught&!showed him &!showed her how|teaching her&!self&!himself&!herself&!was taught&!got taught&!teacher taught&!lesson&!to swim&!his teacher&!her teacher&!taught him &!taught her to&!taught her how&!taught her a &!ad taught&!addy taught&!mum taught&!mummy taught&!ma taught&!pa taught&!ny taught&!nan taught&!nana taught&!brother taught&!sister taught&!cousin taught&!uncle taught&!aunt taught&!auntie taught&!we taught&!friend taught&!showed him &!showed her how|teaching his&!self&!himself&!herself&!was taught&!got taught&!teacher taught&!lesson&!to swim&!his teacher&!her teacher&!taught him &!taught her to&!taught her how&!taught her a &!ad taught&!addy taught&!mum taught&!mummy taught&!ma taught&!pa taught&!ny taught&!nan taught&!nana taught&!brother taught&!sister taught&!cousin taught&!uncle taught&!aunt taught&!auntie taught&!we taught&!friend taught&!showed him &!showed her how); play(taught&!self&!himself&!herself&!was taught&!got taught&!teacher taught&!lesson&!to swim&!his teacher&!her teacher&!taught him &!taught her to&!taught her how&!taught her a &!ad taught&!addy taught&!mum taught&!mummy taught&!ma taught&!pa taught&!ny taught&!nan taught&!nana taught&!brother taught&!sister taught&!cousin taught&!uncle taught&!aunt taught&!auntie taught&!we taught&!friend taught&!showed him &!showed her how|showed&how to play&!self&!himself&!herself&!was taught&!got taught&!teacher taught&!lesson&!to swim&!his teacher&!her teacher&!taught him &!taught her to&!taught her how&!taught her a &!ad taught&!addy taught&!mum taught&!mummy taught&!ma taught&!pa taught&!ny taught&!nan taught&!nana taught&!brother taught&!sister taught&!cousin taught&!uncle taught&!aunt taught&!auntie taught&!we taught&!friend taught&!showed him &!showed her how); proud(taught&!self&!himself&!herself&!was taught&!got taught&!teacher taught&!lesson&!to swim&!his teacher&!her teacher&!taught him &!taught her to&!taught her how&!taught her a &!ad taught&!addy taught&!mum taught&!mummy taught&!ma taught&!pa taught&!ny taught&!nan taught&!nana taught&!brother taught&!sister taught&!cousin taught&!uncle taught&!aunt taught&!auntie taught&!we taught&!friend taught&!showed him &!showed her how); saying(taught&!self&!himself&!herself&!was taught&!got taught&!teacher taught&!lesson&!to swim&!his teacher&!her teacher&!taught him &!taught her to&!taught her how&!taught her a &!ad taught&!addy taught&!mum taught&!mummy taught&!ma taught&!pa taught&!ny taught&!nan taught&!nana taught&!brother taught&!sister taught&!cousin taught&!uncle taught&!aunt taught&!auntie taught&!we taught&!friend taught&!showed him &!showed her how); new-friend(taught&!self&!himself&!herself&!was taught&!got taught&!teacher taught&!lesson&!to swim&!his teacher&!her teacher&!taught him &!taught her to&!taught her how&!taught her a &!ad taught&!addy taught&!mum taught&!mummy taught&!ma taught&!pa taught&!ny taught&!nan taught&!nana taught&!brother taught&!sister taught&!cousin taught&!uncle taught&!aunt taught&!auntie taught&!we taught&!friend taught&!showed him &!showed her how); person(taught&!self&!himself&!herself&!was taught&!got taught&!teacher taught&!lesson&!to swim&!his teacher&!her teacher&!taught him &!taught her to&!taught her how&!taught her a &!ad taught&!addy taught&!mum taught&!mummy taught&!ma taught&!pa taught&!ny taught&!nan taught&!nana taught&!brother taught&!sister taught&!cousin taught&!uncle taught&!aunt taught&!auntie taught&!we taught&!friend taught&!showed him &!showed her how); guest(taught&!self&!himself&!herself&!was taught&!got taught&!teacher taught&!lesson&!to swim&!his teacher&!her teacher&!taught him &!taught her to&!taught her how&!taught her a &!ad taught&!addy taught&!mum taught&!mummy taught&!ma taught&!pa taught&!ny taught&!nan taught&!nana taught&!brother taught&!sister taught&!cousin taught&!uncle taught&!aunt taught&!auntie taught&!we taught&!friend taught&!showed him &!showed her how); can-do(taught&!self&!himself&!herself&!was taught&!got taught&!teacher taught&!lesson&!to swim&!his teacher&!her teacher&!taught him &!taught her to&!taught her how&!taught her a &!ad taught&!addy taught&!mum taught&!mummy taught&!ma taught&!pa taught&!ny taught&!nan taught&!nana taught&!brother taught&!sister taught&!cousin taught&!uncle taught&!aunt taught&!auntie taught&!we taught&!friend taught&!showed him &!showed her how)
# also: kindness; learned; proud; happy; play; saying; person; guest; new-friend; patience; thing; place; can-do; sharing; creature
# wants: child
# role grownup: parent = the grown-up with the soup
# ages: 3-9
# needs: hands
# holds: dark(kind)

=== title
{~You Have to Show It|Like This}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A sit-on-chair proud; heroes sit-on-chair; grownup stand holding pot; friends sit
# things: table; bowl on table; spoon in A.hand; lamp
{~“You can’t just tell them,” said {H}, {young:at supper.|and supper had to wait until that was clear.}|{H} {many:were teachers|was a teacher} now, {young:and the soup got cold.|and the soup got cold, because a teacher has so much to say.}|Supper was late, {young:because {H} had to say how it was done.|because {H} had a good deal to explain, and needed both hands for it.}}
{is_wished_line:“{wished_said},” said {A}.}
“How did you do it?” asked {grownup}.
{A} put down the spoon. “You do it slowly,” said {A}, “{young:so that they can look at you and see how it goes, and then they do it.”|and they look at you. You say, ‘Like this.’ Then you don’t say anything, and that is the hard part, and then they do it.”}
“And if they can’t?” ¶ “Then you show it again,” said {A}. {young:“Like this, and you don’t sigh.”|“You don’t sigh. You just do it again, like this.”} # usual
It had worked today, and {A} saw no reason to stop. {young:There was a whole house to teach.|There was a whole house full of things that nobody had ever taught anything.} # usual
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: A push door; heroes stand; grownup sit-on-chair; friends stand
# things: door; lamp; tap; sink; table
{joining}
{musing} # personal
{A} began with the door. “Look at me,” said {A}, and showed it how you shut, {young:with both arms and a small bump at the end.|with two arms for the door and a small bump at the end.} “Like this.”
And the door did it, at the first go.
{young:“It is very good,” said {A}.|“It has a gift for it,” said {A}, “and a handle.”} # usual
Next was the lamp. Click, {young:and it could do it.|and it had got it, and you only had to touch it once.} # usual
{hinderer_person:“I can do that already,” said {hinderer}, “but teach me all the same. I like to be good at things.”} # beat
{hinderer_animal:{hinderer} was taught to sit, and was sitting at the time, and so came top.} # beat
{hinderer_carried:{hinderer} was taught how to be carried, and turned out to be very far on.} # beat
The tap was harder. It learned to run, but it did not learn to stop. {young:Plip, it went.|It stopped, and thought about it, and went plip.} ¶ “It is still practising,” said {A}.
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A hold spoon; heroes sit-on-chair; grownup sit-on-chair; friends sit
# things: table; bowl on table; pea on plate; plate on table; spoon in A.hand
There were peas as well, and they could roll. {young:They could do it when they came, and nobody had taught them.|They could roll when they came, and must have had it from some other house.}
“Stop,” said {A}. But they did not, {young:and one went off the table, to show the others.|and the one in front went over the edge, still rolling, to show the others.}
“You can’t just tell them,” said {grownup}. {young:So {A} sat quite still, and put both hands down flat.|So {A} sat quite still, with both hands in sight, and looked at the peas.} ¶ “Like this,” said {A}.
They all stopped. {young:There were a good many on the plate, and not one of them moved.|There were eleven of them on the plate, and not one moved so much as a wrinkle.}
After that they were eaten. {young:It was a pity. They had just got it.|It was a pity, when you think how far they had come.} # more
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A walk holding slipper; heroes stand; grownup stand; friends stand
# things: slipper; mat; stairs; lamp
The slippers had been in the house for a year, and could still not walk, {young:not one step, unless there was a foot in them.|or not without somebody in them, and you can’t call that walking.}
{A} went up and down before them, {young:heel, toe, heel, toe, so slowly that a snail could do it.|heel and toe, heel and toe, so slowly that a snail could have taken notes.} ¶ “Like this,” said {A}.
They looked, side by side. {young:They had their mouths wide open, as they do.|They looked with their mouths wide open, as they do, and you could not say that they were not listening.}
“It may come in the night,” said {grownup}. {young:“In the morning they are somewhere else.”|“It does, with slippers. You find them somewhere else in the morning.”}
So they were not told off, {young:and each of them had a pat, for looking so well.|and each of them got a pat, for having listened.} # spare
-> DONE

=== s3
# shot: above
# place: bathroom; dusk; clear
# action: A yawn sleepy; grownup yawn sleepy; heroes yawn sleepy; friends yawn sleepy
# things: sink; towel; bath; mirror; themed
After the towel, which had learned to hang, {A} was just going to explain the soap, and had to yawn. {young:It was a big one.|It was a big one, with a noise at each end.}
{grownup} had one too. ¶ “I did not teach you that!” said {A}. ¶ “You must have,” said {grownup}. “I looked at you, and then I did it.”
{helper_person:{helper} had it next, and did it so well that both ears went up.} # beat
{helper_animal:{helper} had it next, with all the teeth in, and put a squeak at the end that was new.} # beat
{helper_carried:{helper} was shown it as well, and went quite soft, and could be said to have got half of it.} # beat
Then {grownup} had it again, for practice, {young:and so did {A}.|and {A} had it back from {grownup}, a little longer than before.} # usual
{themed_a} was the only one in the room that could not do it. # personal
Nobody had said a word. {young:They had all just looked.|It had gone round the whole bathroom without one word, and nobody in the class had been left behind.} # usual
“That was my best lesson,” said {A}, {young:and did it once more.|when there was a mouth to say it with.} # usual
-> DONE

=== m2
# aside
# shot: wide
# place: hallway; dusk; clear
# action: A wave laughing; heroes wave; grownup hold lamp; friends wave
# things: wall; lamp; stairs; coat on hook; hook
On the wall of the stairs there was somebody who wanted to be taught. {young:It was {As} shadow.|It was as tall as the ceiling, and it was {As} shadow.}
{A} put up one arm. {young:It had its arm up, too, before you could say “Like this”.|It had its arm up already, and there had hardly been time to say “Like this”.}
{A} tried it with a leg, and with both ears, {young:and it could do them all, and it did not need to look.|and there was nothing that it could not do, and all at the first go.}
“I can’t teach it a thing,” said {A}. {young:“It knows all that I know.”|“It knows whatever I know, and just as soon.”}
{pausing} # company
So they did it together for a bit, {young:up one stair and up one stair.|one stair and then one stair, since there was nothing more to explain.} # more
-> DONE

=== l2
# aside
# shot: close
# place: living-room; dusk; clear
# action: A look-up clock; heroes look-up; grownup sit; friends look-up
# things: clock; sofa; lamp; rug
Then there was the clock, {young:who did not want to be taught.|who was older than any of them, and did not want to be taught.}
“Like this,” said {A}, and went round the rug, as fast as it goes, {young:to show it that you can go back, and have supper again.|to show that you could do it the other way, and have supper again.}
The clock looked on. {young:It had both hands in front of its face. “Tick,” it said.|It had both hands in front of its face, and it said what it had said before.}
{A} went round once more, and sat down on the rug, with a bump. {young:The rug went on for a bit, and then it stopped as well.|The rug went on going round for a while by itself.}
“I think that it is teaching you,” said {grownup}. {young:It was bedtime. It had shown that very slowly.|For it was bedtime, and it had shown that very slowly, and had not sighed.}
-> DONE

=== s4
# shot: two
# place: bedroom; night; clear
# action: L lie-back calm; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; quilt; pillow; lamp
There was one left that had to be taught, and that was the bed.
It was cold, and as smooth as a table, {young:and it was wide awake.|and you could see that it was wide awake from end to end.} # usual
“Bed,” said {L}, “go to sleep.” Nothing happened at all.
“You can’t just tell them,” said {grownup}. ¶ “No,” said {L}. {young:“You have to show it.”|“I know. I should have thought of that.”}
So {L} got in, and lay down slowly, so that it could see how it goes. First there were the feet, and then there was the back, {young:and then the head.|and the head came last, and then the eyes were shut.} ¶ “Like this,” said {L}.
One eye came open again. “Is it doing it?” ¶ “The foot end has begun,” said {grownup}. {young:It was warm there.|And so it had. It was quite warm down there.} # usual
“Then I have to show it for longer,” said {L}.
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; clear
# action: L lie-back calm; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; pillow; quilt; lamp
The pillow got it first. It had a dip in it by now, just where you want one.
“That is very good,” said {L} to it, with one cheek. # spare
The quilt was slow. It still had a cold bit, on the left. {L} put a foot in that, to show it how. # spare
“Are you tired?” asked {grownup}. ¶ “I can’t be,” said {L}. “I am the teacher.” # spare
Then the yawn went round once more, from the one to the other. It still had both of its noises.
“You have kept that up,” said {L}. “Well done.” # more
-> DONE

=== l3
# aside
# shot: behind
# place: bedroom; night; clear
# action: grownup stand; L lie-back sleepy; heroes lie-back; friends sit
# things: lamp; window; bed; curtain
The lamp was next. Click. It had not lost it since supper.
It was dark, then. No one had shown the dark a thing. It had just looked on, for a long time. # spare
“It did that by itself,” said {L}. ¶ “It has seen you do it,” said {grownup}. # spare
The door was left open a bit, as it had been taught.
You could hear the soup pot in the sink. It was full, and still. # more
A car went by, and did not stop to ask how you do it. # more
-> DONE

=== m3
# aside
# shot: close
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit; heroes lie-back; friends sleep
# things: bed; quilt; pillow; moon; window
“Is it still in?” asked {L}. “What I taught today?”
“I am sure of it,” said {grownup}. “You can’t take it out again.”
So it was in there, a long way off, in the dark. No one had to hold it. # spare
One hand went up a bit from the quilt, to show how. Then it lay down again. It could do that best of all. # spare
{grownup} did not say a word, and that is the hard part. # more
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: sink; tap; pot in sink; moon; window
Down in the kitchen there was one who still had work to do. Plip, it went.
It took a while. Then it went plip once more. # spare
The moon came in, and looked at it, and did not sigh. # spare
The lamp was out, and the door was shut. They had been the quick ones. # more
In the hall there were two slippers, side by side, and they may have been about to. # more
There was a drop. It hung on, and hung on. And it did not fall.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; quilt; pillow; night-light
The bed was warm from end to end. It had nearly got it. # usual
{resting}
{keepsake}
{dream} # spare
“Now look,” said {L}, very low. “Like this.” # usual
And {L} shut both eyes, and showed it.
It was done well. No one had to ask.
{grownup} looked, for a bit, by the bed. Then there was a yawn.
That was the last one to learn it. “Like this,” said {grownup}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The tap had got it by the morning. There was not one plip. {A} stood before it, and was quite proud, and did not say so, since it might have put it off.
Then one slipper was found on the third stair, and one on the mat. Nobody could say how far they had got, or who had gone first. “Like this,” said {A} to the one on the mat, but it was having a rest.
-> DONE

=== next_bedtime
The lamp went click. It had not forgotten.
-> DONE
