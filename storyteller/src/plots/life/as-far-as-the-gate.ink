# about: club(butterfly&gala&!show&!garden|butterfly&meet&!show&!garden|butterfly&hate&!show&!garden|butterfly&worst&!show&!garden|butterfly&tomorrow&!show&!garden|butterfly&doesn&!show&!garden|butterfly&swim&!show&!garden|in goal&tomorrow|in goal&doesn|in goal&hate|put&in goal|goalkeeper&tomorrow|goalkeeper&hate|goalie&hate|goalie&tomorrow|last leg&relay|last leg&tomorrow|put&defence&tomorrow|relay&doesn|relay&hate|go last); performance(butterfly&gala&!show&!garden|butterfly&meet&!show&!garden|butterfly&hate&!show&!garden|butterfly&worst&!show&!garden|butterfly&tomorrow&!show&!garden|butterfly&doesn&!show&!garden|butterfly&swim&!show&!garden|in goal&tomorrow|in goal&doesn|in goal&hate|put&in goal|goalkeeper&tomorrow|goalkeeper&hate|goalie&hate|goalie&tomorrow|last leg&relay|last leg&tomorrow|put&defence&tomorrow|relay&doesn|relay&hate|go last); nervous(butterfly&gala&!show&!garden|butterfly&meet&!show&!garden|butterfly&hate&!show&!garden|butterfly&worst&!show&!garden|butterfly&tomorrow&!show&!garden|butterfly&doesn&!show&!garden|butterfly&swim&!show&!garden|in goal&tomorrow|in goal&doesn|in goal&hate|put&in goal|goalkeeper&tomorrow|goalkeeper&hate|goalie&hate|goalie&tomorrow|last leg&relay|last leg&tomorrow|put&defence&tomorrow|relay&doesn|relay&hate|go last); school-day(butterfly&gala&!show&!garden|butterfly&meet&!show&!garden|butterfly&hate&!show&!garden|butterfly&worst&!show&!garden|butterfly&tomorrow&!show&!garden|butterfly&doesn&!show&!garden|butterfly&swim&!show&!garden|in goal&tomorrow|in goal&doesn|in goal&hate|put&in goal|goalkeeper&tomorrow|goalkeeper&hate|goalie&hate|goalie&tomorrow|last leg&relay|last leg&tomorrow|put&defence&tomorrow|relay&doesn|relay&hate|go last); dislikes(butterfly&gala&!show&!garden|butterfly&meet&!show&!garden|butterfly&hate&!show&!garden|butterfly&worst&!show&!garden|butterfly&tomorrow&!show&!garden|butterfly&doesn&!show&!garden|butterfly&swim&!show&!garden|in goal&tomorrow|in goal&doesn|in goal&hate|put&in goal|goalkeeper&tomorrow|goalkeeper&hate|goalie&hate|goalie&tomorrow|last leg&relay|last leg&tomorrow|put&defence&tomorrow|relay&doesn|relay&hate|go last); scared(butterfly&gala&!show&!garden|butterfly&meet&!show&!garden|butterfly&hate&!show&!garden|butterfly&worst&!show&!garden|butterfly&tomorrow&!show&!garden|butterfly&doesn&!show&!garden|butterfly&swim&!show&!garden|in goal&tomorrow|in goal&doesn|in goal&hate|put&in goal|goalkeeper&tomorrow|goalkeeper&hate|goalie&hate|goalie&tomorrow|last leg&relay|last leg&tomorrow|put&defence&tomorrow|relay&doesn|relay&hate|go last); sad(butterfly&gala&!show&!garden|butterfly&meet&!show&!garden|butterfly&hate&!show&!garden|butterfly&worst&!show&!garden|butterfly&tomorrow&!show&!garden|butterfly&doesn&!show&!garden|butterfly&swim&!show&!garden|in goal&tomorrow|in goal&doesn|in goal&hate|put&in goal|goalkeeper&tomorrow|goalkeeper&hate|goalie&hate|goalie&tomorrow|last leg&relay|last leg&tomorrow|put&defence&tomorrow|relay&doesn|relay&hate|go last)
# also: nervous; scared; dislikes; sad; angry; frustrated; performance; club; school-day; cannot-sleep
# news: bad
# kind butterfly: butterfly
# kind goal: goal|goalie|goalkeeper|goalkeeping|keeper
# kind relay: relay|last leg|anchor leg
# wants: child
# role grownup: parent = the grown-up with the bin bag
# when: coming
# ages: 4-10
# needs: walking
# holds: dark(kind)

=== title
{~As Far as the Gate|And I Don’t Like It}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: L stand cross before fridge; heroes stand; grownup hold bag; friends stand
# things: fridge; paper on fridge; bin; table
{~“And I don’t like it,” said {H}, {young:to the list on the fridge.|to the list on the fridge, which made no answer.}|On the fridge hung a list, and {H} stood in front of it {young:and did not like it.|and had read it eleven times, and it said the same each time.}|{H} had turned the list on the fridge round, {young:so that it was white.|so that only the white side showed. It was still there on the other one.}}
{
- is_butterfly:
It said that {L} had to swim the butterfly{is_wished_day: {wished_day}|}, and {L} would rather not.
- is_goal:
It said that {L} had to be in goal{is_wished_day: {wished_day}|}, and {L} would rather not.
- is_relay:
It said that {L} had to run the last bit of the relay{is_wished_day: {wished_day}|}, and {L} would rather not.
- else:
It said that {L} had to do just that one part{is_wished_day: {wished_day}|}, and {L} would rather not.
}
Everybody had said that it would be fine. {young:Everybody had said it twice.|They had said it on the stairs, and on the telephone, and over the hedge.} # usual
“I don’t like it,” {L} told {grownup}.
“No,” said {grownup}. “I should not like it, either.”
Nobody had said that before.
{young:{L} came a bit nearer.|{L} turned round, to have a look at somebody who said such a thing.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: L stand cross; heroes stand; grownup listen; friends stand
# things: table; chair; bin; fridge
“They say that I will be good at it,” said {L}. ¶ “And will you?” asked {grownup}.
“I don’t know,” said {L}. {young:“But I won’t like it.”|“That is another thing. You can be good at peas.”}
“They say that it will be over in no time,” said {L}. {young:“It won’t!”|“But I have seen the clock they use, and it is an ordinary one.”}
{grownup} said nothing at all to that. It was {~very restful|a great help|nice and quiet}. {young:Then {L} had said it all.|There was a lot more where that came from, and it was all let out, and after that there was room.}
“And they say that somebody has to,” said {L}. ¶ “They always do say that,” said {grownup}. # more
They both looked at the list again. There were eleven names on it, and not one of them was in a better place. # more
-> DONE

=== s2
# shot: two
# place: garden; dusk; clear
# action: grownup carry bag; L hold bag; heroes walk; friends walk
# things: gate; bin at gate; bush
“What do you have to do that you don’t like?” asked {L}.
“This,” said {grownup}, and lifted the bag out of the bin.
{young:It was full, and it dripped.|It was a full one, and there was a drip at the corner.} # usual
They took it as far as the gate.
{joining}
{musing} # personal
It smelt of {~fish and old bananas|onions and wet paper|cheese and cold tea}. {young:They held it a long way off.|They held it as far off as four arms would let them, and looked the other way.} # usual
{hinderer_person:“What is in there?” asked {hinderer}, and looked, and was sorry.} # beat
{hinderer_animal:{hinderer} was the only one who liked it, and walked close behind with a happy nose.} # beat
{hinderer_carried:{hinderer} had to be carried in the other hand, and was held up high, out of the drips.} # beat
“And I don’t like it,” said {grownup}, going along. “And I don’t like it.”
“You are saying what I say,” said {L}. ¶ “I say it every week,” said {grownup}. {young:“To the gate.”|“As far as the gate. It is just the right length.”}
-> DONE

=== l1
# aside
# shot: behind
# place: bathroom; dusk; clear
# action: A point bath; heroes peek; grownup kneel before bath; friends peek
# things: bath; plug; towel; mat
“And what else?” asked {A}. So {A} was shown the plughole.
“Everything comes by here,” said {grownup}, “that was ever on anybody.” # more
You have to put two fingers in, and pull, {young:and out comes something grey.|and what comes is grey, and longer than you had thought, and it was once on people.}
“Who does that?” asked {A}. {young:¶ “Guess,” said {grownup}.|¶ “Whoever was last in,” said {grownup}, “and I make sure to be first, and it never helps.”}
{A} had a go. {young:“Ugh!” said {A}.|There was a noise like a straw at the bottom of a glass.} It was every bit as bad as {~it looked|people said}.
They laid it on a bit of paper, and looked at it, and then they did not look at it any more. # more
Then the water ran down quite well. {young:Glug.|It went round once, quickly, like somebody who has been kept in.} # more
“And I don’t like it,” said {A}, and washed both hands and one ear.
-> DONE

=== m2
# aside
# shot: object
# place: hallway; dusk; clear
# action: heroes kneel; grownup stand; friends sit
# things: boot; sock; mat; door; coat on hook; hook
By the door stood the boots. {young:“Do they like it?” asked {A}.|“I wonder how it is for them,” said {A}, and bent down.}
A boot goes into every puddle first. {young:Nobody asks the boot.|It has not been asked, and it can see the puddle coming the whole way.}
“And then they have to stand out here in the cold, to dry,” said {grownup}, “and hear us have our tea.” # more
“And the mat?” said {grownup}. {young:Then they both looked at the mat.|They both looked at the mat, and did not say any more about that.}
{A} put the left boot next to the right one, {young:so that they had company.|so that they could at least talk it over.}
{pausing} # company
There was the drain outside as well, and the bottom stair, and the spoon for the cough. They would have been at it all night. # spare
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: L write pencil; heroes stand; grownup stand; friends stand
# things: table; paper on table; fridge; paper on fridge; pencil
So {L} made a list as well. {young:It was of things that nobody likes.|It was of all that nobody likes, with who does it behind.}
THE BIN, it said, and then came {grownup}. {young:THE WET DISHCLOTH. THE SPIDER IN THE BATH.|THE WET DISHCLOTH was on it as well, and THE SPIDER IN THE BATH.}
{helper_person:“Put me down for the spider,” said {helper}. “It is always me, and I have never once been thanked.”} # beat
{helper_animal:{helper} was put down for baths, and left the room when it was read out.} # beat
{helper_carried:{helper} was put down for the washing machine, which goes round, and you have to be in it.} # beat
{themed_a} lay on the corner, to keep it flat. # personal
At the very end {L} wrote the one for {is_wished_day:{wished_the_day}|the day itself}, and whose it was.
They hung it up. {young:It looked quite at home there.|It looked quite at home, down there behind the dishcloth.} # usual
“None of us likes it,” said {grownup}. “It is a very good list.”
-> DONE

=== l2
# aside
# shot: above
# place: garden; dusk; clear
# action: neighbour carry bag; A wave; heroes wave; grownup stand; friends stand
# things: gate; bin at gate; hedge
# people: neighbour(old)
A neighbour came along to the next gate with a bag. {young:You could hear it from afar.|The neighbour was saying something under the breath, in time with the slippers.}
“Is it ‘And I don’t like it’?” called {A}. {young:¶ “How did you know?” said the neighbour.|¶ The neighbour stopped. “I did not know that it could be heard,” said the neighbour.}
“We say it here as well,” said {A}. {young:So they all said it.|So it was said once more by everybody together, with the bag held up.}
Further on a lid went down, and then another, {young:all along the road.|and you could not tell what had been said, but you could guess.} # spare
“Mine is the heavy one,” said the neighbour, “because of the cats. But I am nearly there.” # more
It seems that every house has somebody. {young:Down went the lid.|Down went the neighbour’s lid, and the slippers went home a good deal faster than they had come.}
-> DONE

=== s4
# shot: behind
# place: garden; dusk; clear
# action: L walk laughing; heroes walk; grownup carry bag; friends walk
# things: gate; bin at gate; tree
There was a small bag as well, and out they went.
“You have to say it with the feet,” said {grownup}. {young:“And I DON’T. LIKE. It.”|“On ‘don’t’ you put the left one down, and on ‘like’ the right.”}
{
- is_butterfly:
{L} did it with both arms over at once, on LIKE. {young:It went very well.|It went surprisingly well.}
- is_goal:
{L} did it sideways with both hands out, a step for each word. {young:It went very well.|It went surprisingly well.}
- is_relay:
{L} did it running, with a rolled-up newspaper in one hand. {young:It went very well.|It went surprisingly well.}
- else:
{L} did it in big steps, and came down hard on LIKE. {young:It went very well.|It went surprisingly well.}
}
“And I DON’T LIKE it, and I DON’T LIKE it,” they went, {young:all the way to the gate.|all the way, and something in the hedge got up and moved.}
And there was the gate. Down went the lid. “Now what?” asked {L}.
“Now I have done it,” said {grownup}. “Now I go in.” # usual
{L} looked back. It had only been as far as that.
-> DONE

=== m3
# shot: two
# place: hallway; dusk; clear
# action: L kneel bag; heroes kneel; grownup stand; friends sit
# things: bag; mat; door; biscuit; coat on hook; hook
The bag for the day was packed. {L} put in what was needed, and then one thing more.
“What is that?” asked {grownup}. ¶ “A biscuit,” said {L}. “It is for after the gate.”
“There is no gate there,” said {grownup}. ¶ “There is,” said {L}. “It is where you stop.”
There was only one sort left in the tin, and it was the good sort. # more
The biscuit went right down to the bottom. That was so that it would be last. # spare
{L} shut the bag. You could not see the biscuit now. But you knew that it was in there.
-> DONE

=== l3
# aside
# shot: behind
# place: bedroom; night; stars
# action: heroes look-through window; grownup stand; friends peek
# things: window; curtain; gate; moon
From the window you could see the gate. The bin stood next to it.
“It has to wait there all night,” said {A}. ¶ “And it does not like it,” said {grownup}.
A cat came along on the wall. It had a sniff at the lid, and went on. # spare
There were bins by the other gates, too. They all stood still. They all looked the same way.
One of them had its lid up a bit. It may have been saying something. # more
“And in the morning?” asked {A}. ¶ “It is empty,” said {grownup}. “Then it comes home.” # more
“At least it is not the only one,” said {A}. The curtain was drawn.
-> DONE

=== m4
# aside
# shot: close
# place: bathroom; night; stars
# action: A brush-teeth; heroes brush-teeth; grownup stand; friends stand
# things: sink; mirror; toothbrush; towel
The back teeth are the worst. You have to open wide, and it tickles.
“Ang I ong ike it,” said {A}. ¶ “Nor do I,” said {grownup}.
It was said once for the top and once for the bottom. The brush kept time. # spare
The last one of all is right round the corner. It has to wait the longest, and so it gets the best of the brush. # more
Then {A} spat, and that was the end of it. “Gate,” said {A}.
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: fridge; paper on fridge; bin; table; moon
In the kitchen it was dark. The two lists hung there, side by side.
A drop fell into the sink. The dishcloth was in there, and got it. # more
The fridge hummed a bit, on one note. It has to be cold all night, and it is. # spare
There was a new bag in the bin. It was clean, and had nothing in it.
The chair stood with its legs under the table. It has to be sat on every day. Now it was let off. # more
The bag rustled once. Then it was quiet.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back sleepy; grownup sit; friends sleep
# things: bed; pillow; quilt; lamp
{L} lay in bed. The feet still went. Left, right.
{resting}
{keepsake}
{dream} # spare
“I still don’t like it,” said {L}. ¶ “No,” said {grownup}. “You need not.”
“It is only to the gate,” said {L}.
A hand lay on the quilt. It was warm. # usual
“And I don’t,” said {L}. One foot went. “Like.” The other one went.
“It,” said {grownup}. {L} did not get to that.
Both feet lay still. # usual
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was something on the list on the fridge that had not been there before. It was right at the bottom, and very small, and somebody had written it with what may have been gravy.
THE DARK UNDER THE LID, it said. And behind that: ME. THE BIN.
“That is fair,” said {A}, and took a clean cloth, and went out as far as the gate, and gave the lid a wipe on both sides.
-> DONE

=== next_bedtime
By the gate stood the bin. Its lid was clean, and it was open by the width of a finger.
-> DONE
