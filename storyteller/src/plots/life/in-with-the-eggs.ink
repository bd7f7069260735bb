# about: condition(careful|stay at home|stay home|miss|can't|cannot|not allowed|others|tired of|rest); staying-in-bed(stay at home&others|stay home&others|sickle|stay at home this week)
# about: unwell(sickle&!well again|heart&careful|heart&rest|asthma&can't|cystic&can't|everyone else|others are|others go|others went); party(miss&!misses mummy|has to miss|can't go&!invited|cannot go&!invited|couldn't go&!invited|can't come); outing(can't go|cannot go|couldn't go|had to miss|has to miss|missed the|missing the|stay behind)
# about: hurt(can't go|cannot go|couldn't|has to miss|had to miss|not allowed|careful|she couldn't|he couldn't); frustrated(careful|has to rest|not allowed to run|can't run); left-out(heart&rest|because of his heart|because of her heart|asthma|her cast|his cast|crutches); school-day(not allowed to do PE|no PE|missed the&trip|can't do PE|missing the&trip); tired(being careful|of careful)
# also: sad; frustrated; unwell; condition; left-out; bored; party; outing; school-day; jealousy; angry; hurt; staying-in-bed; patience
# news: bad
# kind trampoline: trampoline park|trampoline*|bouncy castle
# kind party: party|parties
# kind trip: trip|outing|excursion|zoo|farm
# kind pool: pool|swimming
# kind pe: PE|gym|sports day
# wants: child
# role grownup: parent = the grown-up with the rug
# ages: 3-10
# holds: dark(kind), illness(kind)

=== title
{~In With the Eggs|Wild, Lying Down}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: L sit cross; grownup hold blanket; heroes sit; friends sit
# things: sofa; 5 cushion on sofa; lamp; cup on table; table
{~“Careful,” somebody told {H}, {young:and moved the cup a bit further off.|and moved the cup, which was nowhere near anybody.}|There were nine cushions on the sofa, {young:and in the middle of them {was} {H}.|and in the middle of them {was} {H}, being careful.}|“I have been careful since breakfast,” said {H}, {young:“and now there is none left.”|“and I have used it all up.”}}
{is_trampoline:The others had the trampolines|{is_party:The others had a party|{is_trip:The others had a trip|{is_pool:The others had the pool|{is_pe:The others could run and jump|The others could go and do things}}}}}, and {L} had the sofa. {young:There was a reason, and it was still not fair.|There was a reason, which {L} knew by heart, and it was still not fair.}
“How much longer is it going to be like this?” asked {L}. ¶ “A while yet,” said {grownup}. “Careful with your…” ¶ “I know,” said {L}.
{young:That was the tenth careful since lunch.|It was the tenth time since lunch. {L} had counted, since counting is a thing that you may do.} # usual
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: L hold box; grownup sit; heroes stand; friends stand
# things: table; box on table; 6 egg on table; lamp
“What is it like, all that careful?” asked {grownup}, and sat down. ¶ {L} thought. {young:“It’s like a tray with glasses on. And I have to carry it all day.”|“It is like a tray that is full of glasses,” said {L}. “I carry it all day, and nobody else has one.”}
{joining}
{musing} # personal
“Then put it down,” said {grownup}. “Somebody else can have it for an hour.”
They looked round the house for somebody. The broom was no good, since it falls over if you look at it, {young:and the clock was too high up on the wall.|and the clock was high up, and sounded as if it had enough to do.} # usual
{hinderer_person:“I can hold it,” said {hinderer}, and dropped a spoon.} # beat
{hinderer_animal:{hinderer} was asked, and swept a teaspoon right off the table with a tail, and so it could not be {hinderer}.} # beat
{hinderer_carried:{hinderer} was asked as well, but somebody who is carried all day can’t very well carry.} # beat
But in the kitchen there were the eggs, {young:who are careful all day long.|who are careful from the minute that they are eggs.}
So {L} brought the careful to them in two full hands, {young:and put it in, and shut the lid.|and put it in with the eggs, and shut the lid.}
“Careful with that,” {L} told them. ¶ The eggs said nothing. They knew. # usual
-> DONE

=== m1
# aside
# shot: close
# place: living-room; dusk; clear
# action: A lie-back curious; grownup sit; heroes lie-back; friends sit
# things: sofa; cushion; blanket; lamp
It was odd to be without the careful. {young:{A} lay on the sofa, and both arms felt light.|{A} lay back on the sofa, and both arms went up a little by themselves, as they do when you have put down shopping.}
“Now say something that is not careful,” said {grownup}. {young:¶ “Bang,” said {A}. It was a small one.|¶ “Bang,” said {A}, to see. Nothing came of it, so it was said again with more in it.}
“Crash!” said {A}. “Splash! Boing!” {young:It was lovely to do, and you did not have to move so much as a toe for it.|You could do all of it from where you were, and it did not hurt anything, and there was no end of such words.}
{pausing} # company
“Rhinoceros,” said {grownup}, who was a bit out of practice. {young:But that was a good one too, the way that it was said.|But it turned out, the way that it was said, to be one of the wildest so far.}
After that they did “pudding” very low, and “elbow”, {young:and laughed till it hurt a bit.|and it is not a thing that you can explain to people who were not on that sofa.} # spare
-> DONE

=== l1
# aside
# shot: above
# place: living-room; dusk; clear
# action: A draw happy; grownup sit; heroes draw; friends sit
# things: table; tablecloth on table; paper on table; crayon; lamp
{A} drew somebody jumping, {young:and did it with no care at all.|and drew it as you draw when nobody has told you to stay on the paper.}
The feet were down at the bottom, {young:and at the top there was no room left for the head.|and by the time that it came to the head the paper was full.}
“Go on,” said {grownup}, and put another paper above it. {young:So the head went on there, and it had its mouth open.|So the head went there, with its mouth open, and one hand went off to the left and had to have a paper to itself.}
The hair needed a paper of its own as well, {young:and so did one shoe, which had come off.|and so did a shoe, which had come off and was on its way to the window.}
It was so high that they had to lay it along the rug. {young:Nobody had ever jumped like that.|The ones with the sofa had jumped higher than anyone that day, and had it on paper.} # more
“Is it somebody?” asked {grownup}. ¶ “It is me,” said {A}, {young:“and I am only on the way up.”|“but only as far as the knees. After that it is anybody’s.”}
-> DONE

=== s3
# shot: two
# place: living-room; dusk; clear
# action: L throw laughing sock; grownup throw laughing sock; heroes throw laughing sock; friends look-up
# things: sofa; cushion; lamp; 3 sock on rug; rug; themed
“And now,” said {grownup}, “what is the wildest thing that you can do lying down?”
{L} looked up at the lamp, {young:and then at the basket with the socks in it.|and then at the basket with the socks in it.}
The first sock went over the lamp. {young:The next one went under it, and the third one stayed on the lamp.|The second went under, and the third one hung on by the heel, and it made the whole room blue.}
“I was aiming for that,” said {L}. # usual
{helper_person:{helper} threw with both hands, and hit the clock, and nobody said a word.} # beat
{helper_animal:{helper} brought back every one, and they did not get any drier by it, or any more careful.} # beat
{helper_carried:{helper} was thrown a sock as well, and wore it on one ear, and looked very dashing.} # beat
{themed_a} got one that had been meant for the door. # personal
{grownup} threw them like somebody who has matched socks for years, {young:and has never thrown one.|and has never once been allowed to let go.} # usual
They were all over the place, {young:and it was as wild as you like.|and two of them were in the plant, and it was not {L} who had to get up and look for them.} # usual
-> DONE

=== m2
# aside
# shot: close
# place: living-room; dusk; clear
# action: A eat happy; grownup eat; heroes eat; friends sit
# things: table; bowl on table; spoon; plate; lamp
For supper they had the pudding first. {young:It was done quite fast, before anyone could think.|It was done fast, and without looking to the left or right, before it could occur to somebody.}
Then they had the peas. {young:They were eaten one at a time, and some of them fell off on the way.|They were eaten off the back of a spoon, where there is room for three, and one is always on its way down.}
“Careful, it is…” said {grownup}, and stopped. {young:¶ “The eggs have got it,” said {A}.|¶ “You can’t,” said {A}. “The eggs have got it.”}
So the peas went where they liked. {young:One went up a sleeve, and came out at the neck.|One of them went up a sleeve, and was found some time afterwards, much further up, and had seen things.}
“I have got one in my shoe,” said {grownup}, {young:and left it in there.|and wiggled a foot, and left it in there, for company.} # more
-> DONE

=== l2
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: A listen curious; grownup peek; heroes listen; friends listen
# things: table; box on table; lamp; chair
Once they went to see how it was getting on. {young:“Do not open it,” said {A}.|“But don’t open it,” said {A}, “or it gets out.”}
You could hear nothing in the box. {young:It was the most careful nothing that there is.|It was the sort of nothing that you get from six people who are all holding the one thing, and not looking round.}
“How do they do it for so long?” asked {A}. ¶ “They sit close,” said {grownup}. {young:“And there are six of them to do it.”|“I think that it is easier if there are six of you.”}
{A} had always had it all alone, {young:and had not thought of that.|and had not known that it came in any other way.}
The lid was pressed down a bit at the corner. {young:That was all, and then they went back.|It is only polite, when somebody is holding something of yours, and then they went back to the socks.} # more
-> DONE

=== s4
# shot: close
# place: kitchen; night; clear
# action: grownup lift surprised box; L look-up; heroes stand; friends sit
# things: table; box in grownup.hands; 6 egg on table; lamp
When there was no sock left, they went to fetch the careful. “Do I have to take it back?” asked {L}. {young:¶ “Not tonight,” said {grownup}. “I will take it.”|¶ “Somebody has to,” said {grownup}. “But it need not be you, tonight.”}
So the eggs were let out into a bowl. {grownup} took the box in both hands, and nearly sat down. “But it is so heavy!”
“I know,” said {L}. ¶ “And you have this all day?” ¶ “On the stairs as well,” said {L}.
{grownup} stood there with it. “I say the word all day long,” said {grownup}, “and I never knew what it weighs.” {young:¶ “You get used to it,” said {L}.|¶ “You have to hold it in the middle,” said {L}.} # usual
So it was held in the middle, and went up to bed one step at a time.
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; clear
# action: L lie-back calm; grownup sit; heroes lie-back; friends sit
# things: bed; pillow; box; chair; lamp
The bed did not ask for any careful. You can lie in a bed any way that you land.
“Is your side all right?” asked {grownup}. “And your…” ¶ “You have got it,” said {L}. “So you look.” ¶ {grownup} had a look, all the same, and it was all right.
That is how it goes, when there are two. One lies there, and one looks. # spare

-> DONE

=== l3
# aside with l1
# shot: wide
# place: living-room; night; clear
# action: L sleep; grownup tiptoe; heroes sleep; friends sleep
# things: sofa; lamp; sock on lamp; 3 sock on rug; rug
Down in the living room the lamp still had its sock on. It was blue in there, as it is at the bottom of a pool.
No one had told the socks to lie straight. They lay as they liked. # spare
There was one in the plant. There was one on the clock, and it hung over the four. # spare
Somebody jumped along the rug, on seven sheets of paper. The shoe was nearly at the window.
The cushions had not seen an evening like it. # more
-> DONE

=== m3
# aside
# shot: two
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit; heroes lie-back; friends sleep
# things: bed; pillow; quilt; box; chair; moon
“Will I get it back?” asked {L}. ¶ “In the morning,” said {grownup}. “But I shall come and take a corner.”
“Which corner?” ¶ “The one with the stairs.” ¶ That was the worst one. # spare
“And we can do it again,” said {L}, “with the eggs.” ¶ “They said that they had the time.”
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; 6 egg on table; moon; chair
In the kitchen it was dark. The eggs sat in their bowl, and had the rest of the night off.
They were six, and they had done something today that was not in the book. # spare
They did not roll. They did not talk it over. # spare
The moon came in over the sill, and put one foot on the table. Not one of them told it to mind.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: L sleep; grownup sit; heroes sleep; friends sleep
# things: bed; pillow; quilt; box; chair
It was warm in bed. # usual
{resting}
{keepsake}
{dream} # spare
{grownup} sat on the chair. The box sat on {grownup}.
“Careful,” said {L}. ¶ “I know,” said {grownup}.
One arm lay here, and one lay there. The feet were anywhere. # usual
It was a wild way to lie.
On the chair, nobody let go.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a note in the egg box in the morning, in six different hands. “It was no trouble,” it said. “You may bring it any time. We close at breakfast.”
“I did not know that they can write,” said {A}. It was very small writing, and very round, and there was not a mistake in it anywhere. They must have gone slowly.
-> DONE

=== next_bedtime
On the clock there was still a sock. It hung over the four, and it was not careful.
-> DONE
