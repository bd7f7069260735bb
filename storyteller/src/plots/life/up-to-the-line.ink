# about: other-lesson(money|saving up|save up|savings|piggy bank|coins); patience(money|saving up|save up|saving for|piggy bank); habit(money|spends)
# also: patience; thing; busy; sad; frustrated; person; place
# news: bad
# wants: child
# role grownup: parent = the grown-up with the purse
# role goal: thing = a blue torch
# ages: 4-10
# holds: dark(kind)

=== title
{~Up to the Line|Enough Potato}
-> DONE

=== s1
# shot: two
# place: kitchen; afternoon; clear
# action: L sit-on-chair curious; heroes sit-on-chair; grownup stand; friends sit
# things: table; jar on table; 6 coin in jar; chair
{~“Is it enough now?” said {H}. {young:It was about a jar.|It had been asked at breakfast, too.}|The jar stood on the table, and {H} sat in front of it, {young:and looked in.|and looked in at the side.}|Clink. {young:{H} put one in, and looked after it.|{H} put it in and took it out, and put it in, to see if that made more.}}
{L} wanted {goal_a}, and was saving up. There was a strip of paper round the jar. “When they come up to the line,” said {grownup}, “it is enough.”
They did not come up to the line. They lay at the bottom, like a puddle.
{L} counted them from the left, and there were six. {young:From the right there were six, too.|Then it was done from the right, so as to surprise them, and there were six.} # usual
They had been in there all week, in the dark, and not one of them had had a small one. # usual
So {they} went to look for more.
{joining}
-> DONE

=== s2
# shot: close
# place: kitchen; afternoon; clear
# action: L hold happy potato; heroes stand; grownup stand; friends stand
# things: table; jar on table; 6 coin in jar; sock; button; marble; themed
{musing} # personal
In the sofa there was a button, and a pea, {young:and a coin with a hole.|and a coin from a country that they did not know.} They went in. It was not up to the line. # usual
A marble went in, and a sock. It came up a bit, on the side with the sock. # usual
Then {L} had a better idea, and it was a potato. Up they came, right up to the line.
“Now it is enough,” said {L}.
{grownup} held the jar up to the window. “It is enough potato,” said {grownup}.
{hinderer_person:“I lent you that button,” said {hinderer}, and wanted it back, and it was right at the bottom.} # beat
{hinderer_animal:{hinderer} took the potato out again, and lay down on it, and would not say how much it wanted.} # beat
{hinderer_carried:{hinderer} was set down beside the jar, to see who was more, and it was {hinderer}.} # beat
{themed_a} was held up to the line, and was too wide at the hips. # personal
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: A point curious; heroes lie-front; grownup sit; friends sit
# things: table; 6 coin on table; jar on table; magnifying-glass
They laid them in a row, to see who they were. {young:One was very old.|One of them was older than {grownup}, and its face was nearly gone.}
“Where have you been?” asked {A}. {young:It did not say. It was all thumbs.|It did not say. It had been in four hundred pockets, and they do not talk about it.}
One had gum on. One was so new {young:that you could see a nose in it.|that you could see your own nose in it, upside down.} One had been trodden on by a tram.
“And where do you want to go?” {young:They all wanted to go out.|They wanted to go out, all six of them. They had never stayed anywhere.}
“You will have to stay in for a bit,” said {A}, “till you are more.” # more
The old one lay down on its face. It had heard that before. # more
-> DONE

=== l1
# aside
# shot: wide
# place: living-room; afternoon; clear
# action: A shout curious at jar; heroes kneel; grownup sit; friends sit
# things: sofa; jar on rug; rug; cushion
Next they tried to make them go further. {young:They shook the jar.|They shook the jar, as you do with a pillow that has gone flat.}
Clash, it went. {young:They all lay down again.|For a moment it was up to the line, and then they all lay down again.}
So {A} stood them up, each on its edge. {young:That was much more.|On their edges they came to nearly twice as much.} One rolled. {young:Then they all lay down.|It said something to the next as it went by, and then they all lay down.}
“They are tired,” said {A}. {young:“They are not used to a jar.”|“They only know how to lie, from being in the purse.”}
They were good at it. You could hear how good they were. # more
{grownup} said that it was the first time anybody had told them to sit up. # more
-> DONE

=== s3
# shot: wide
# place: street; afternoon; clear
# action: L hold curious coin; heroes stand; grownup stand; friends stand
# things: shop; bun; window; bin
Then they went for the bread, and {L} took a coin along, to give it some air.
There were buns in the window. {young:The coin got warm.|The coin got as warm as a bun.}
“Where do you want to go?” said {L}. It wanted to go in there. {L} could feel it pull.
{helper_person:“I know that bun,” said {helper}. “It is mostly air, and then there is a raisin.”} # beat
{helper_animal:{helper} looked at the bun as well, and had no money, and bore it quite well.} # beat
{helper_carried:{helper} was held up to the glass, and the bun was a good deal the bigger.} # beat
“How long does a bun last?” asked {L}. ¶ {grownup} thought. “To the corner,” said {grownup}.
{L} looked at the corner. There was a bin there. {young:It was not far.|It was no way at all.} # usual
“And {goal}?” ¶ “Oh, past the corner,” said {grownup}. “You could not see the end of it from here.”
{L} looked along the road, {young:as far as you can see.|to where it goes up the hill and gets thin.} # usual
Then the coin had to come home.
-> DONE

=== m2
# aside
# shot: behind
# place: shop; afternoon; clear
# action: A peek curious; heroes peek; grownup stand; friends stand
# things: window; shelf; label; goal on shelf
On the way they looked in at the window, where {goal} {goal_many:were|was}. {young:Nobody had taken anything.|It was a good thing to look in from time to time, so that it should be known.}
There was a label with a number on. {young:They looked at it from all sides.|They looked at it from the left, and upside down, and it was not any less.}
“Does it know that we are coming?” asked {A}. {young:¶ “I should wave,” said {grownup}.|¶ “You could give it a wave,” said {grownup}, “so that it does not go with somebody else.”} So {A} waved.
{pausing} # company
A man in the shop thought that it was for him, and waved back. {young:So now he knew, too.|It did no harm that he knew as well.} # more
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A draw happy; heroes draw; grownup sit-on-chair; friends sit
# things: table; paper; pencil; jar on table; lamp
“How many more days is it?” asked {A}. {young:They drew them. It was a lot.|They drew them on a piece of paper, with the days for coins a bit fatter than the rest.}
One came on every Saturday. {young:The days between were thin.|In between there were the thin ones, six at a time, on which nothing goes clink.}
“Could we take out a Tuesday?” said {A}. {young:¶ “We need it for the bins,” said {grownup}.|¶ “We need the Tuesdays for the bins,” said {grownup}, “and on Thursdays there is swimming.”}
So they all had to stay in, like the coins. {young:{A} gave one of them a hat.|But {A} gave the last of them a hat, so that it would be known when it came.}
It waved, down there in the corner, and was quite small. # more
-> DONE

=== s4
# shot: above
# place: kitchen; dusk; clear
# action: L listen surprised jar; heroes listen; grownup sit; friends sit
# things: table; jar on table; 6 coin in jar; coin; lamp; potato on table
At home the potato was let out. Then {grownup} looked in the purse, and there was the one for this week.
{L} held it over the jar, and let go. ¶ Clunk.
“It said clunk,” said {L}. {young:“It used to say clink!”|“It has always said clink.”}
They took it out, and did it again. {young:It was clunk.|There was no doubt about it. It was clunk.} # usual
“What did the first one say?” asked {grownup}. ¶ {L} knew that. It had said CLANG, and gone round and round.
“Now they catch it,” said {L}.
And {L} put an eye to the side of the jar. They had come up. It was not much. {young:It was as much as one coin, lying down.|It was by as much as one coin is, when it lies down.} # usual
“What will it say at the end?” asked {L}. ¶ “I should think that it goes ‘mm’,” said {grownup}.
-> DONE

=== m4
# aside
# shot: two
# place: hallway; night; clear
# action: L carry calm jar; grownup walk; heroes walk; friends walk
# things: stairs; lamp; 6 coin in jar
The jar went up to bed, too. {L} had it in both arms.
It said a small word on each step. It was a bit like a cow with a bell. # spare
“Sh,” said {L}. “You will wake the purse.” # more
It stood by the bed, where it could be seen. The line went all the way round. # spare
“Good,” said {L}, to all of them. There was a new one on top. It did not know the rest yet.
They moved up a bit.
-> DONE

=== l3
# aside
# shot: object
# place: bedroom; night; clear
# action: heroes lie-back
# things: jar on table; 6 coin in jar; table; lamp; window
“Is it always this dark?” said the new one. ¶ “It is at night,” said the old one.
“I am used to a till. There they slam it.” # more
Here no one slammed it. No one put a thumb on you. # more
“And where are we off to?” ¶ “All of us?” said the old one. “To the line.”
That had not been said to it before. It had only ever gone by itself. # spare
It lay down flat. It was good to have someone to lie on.
-> DONE

=== m3
# aside
# shot: close
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; quilt; pillow; jar on table; table
“Is it still there?” asked {L}. ¶ “In the shop? I should think so,” said {grownup}.
“And the bun?” ¶ “The bun has gone.” It had gone as far as the corner. # spare
{L} had no bun, and it did not feel like much. It was one less thing to clean your teeth of. # more
The jar had a bit of light in it, at the side.
It was full of that already, up to the lid. # spare
-> DONE

=== l4
# aside
# shot: wide
# place: street; night; stars
# action: cat sit; heroes sleep
# things: shop; window; street-lamp; moon; bin
In the street it was dark. The shop had its blind down, but not all the way.
A bit of moon got in under it. It went along the shelf.
It found a label, and it found what it was on. It did not take it. # spare
On the corner there was a cat on the bin, and two crumbs. # more
She had the one, and then she had the other. Then that was that. # more
The road went on up the hill.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; quilt; pillow; jar on table; table; lamp
The jar stood by the bed, and they all lay flat. # usual
{resting}
{keepsake}
{dream} # spare
The quilt was down at the feet, like a puddle. {grownup} took hold of it. # usual
It came up past the knees. It came up past the tummy.
“Is it enough?” said {grownup}.
“Up to the line,” said {L}. That was the chin.
It came up to the line.
{L} gave the jar a pat, in the dark, to hear them.
“Mm,” it went.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a bun on the corner, by the bin, in a paper bag. There was no one who had lost it, as it had only one bite out.
“It did last to the corner,” said {A}, and looked at it with some respect. A sparrow had come by already, and then came his uncle. They took a crumb each, and flew off past the corner, up the hill and over the top, where you could not see the end of it from here.
-> DONE

=== next_bedtime
The jar stood in the dark, and there was one more in it than it had been used to.
-> DONE
