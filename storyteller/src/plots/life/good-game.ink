# about: losing-well(shook hands|shook her hand|shook his hand|shake hands|shook the winner|shaking hands|clapped|clapping|congratulat|good loser|great loser|gracious|graceful|graciously|good sport|well done|well played|good game|happy for|pleased for|hugged|hug the|cheered for|no tears|without a tear|without a single|didn't cry|didn't mind|didn't sulk|took it&well|took it well|took it so well|took it really well|laughed it off|laughed about it|laughed her head|laughed his head|next year|next time&!throw)
# about: lost-match(shook hands|shook her hand|shook his hand|shake hands|clapped|clapping|congratulat|good loser|good sport|gracious|well done|well played|happy for|hugged the|hugged her|hugged him|cheered for|without a tear|without a single|no tears|didn't cry|didn't mind|took it&well|took it well|took it so well|laughed it off|laughed about it|laughed her head|laughed his head|laughed and|laughing about); kindness(clapped|clapping|cheered&won|hugged&won|congratulat); proud(good loser|well done to the other|well done to the winner|congratulat); happy(laughed his head|laughed her head)
# also: lost-match; losing-well; kindness; proud; happy; club; won; sad; learned
# kind shook: shook|shake|shaking|handshake
# kind clap: clap*|cheer*
# kind hug: hug*
# kind laugh: laugh*
# wants: child
# role grownup: parent = the grown-up with the toast
# ages: 3-9
# needs: hands
# holds: dark(kind)

=== title
{~Good Game|The Floor Has Won}
-> DONE

=== s1
# shot: two
# place: kitchen; afternoon; clear
# action: L crouch happy before toast; grownup stand surprised; heroes crouch; friends peek
# things: toast; plate on table; table; butter on table
{~Somebody else had won today, and {H} {young:had come home, and wanted toast.|had come home with nothing but an appetite.}|{H} had not won today. {young:{H} had come home for toast.|It makes you just as hungry as if you had, and so there was toast.}|There was toast, because {H} had lost today, {young:and it makes you hungry.|and you get as hungry from losing as from the other thing.}}
{
- is_shook:
“And you shook hands on it,” said {grownup}, who was so proud that the toast was given butter on both sides.
- is_clap:
“And you clapped all the same,” said {grownup}, who was so proud that the toast was given butter on both sides.
- is_hug:
“And then you hugged the one who won,” said {grownup}, who was so proud that the toast was given butter on both sides.
- is_laugh:
“And then you had a good laugh,” said {grownup}, who was so proud that the toast was given butter on both sides.
- else:
“And you took it so well,” said {grownup}, who was so proud that the toast was given butter on both sides.
}
“Well,” said {L}, “it was a good game.”
Then the toast slid off, and it fell on the side with the butter, {young:because there was no other.|for it had no other side to fall on.}
{L} got down beside it, and shook hands with the floor, {young:as well as you can.|as far as a floor has one.} “Good game,” said {L}.
-> DONE

=== s2
# shot: wide
# place: living-room; dusk; clear
# action: L pull laughing jumper; heroes stand; grownup stand; friends sit
# things: sofa; jumper; sock; rug; lamp
Once you have begun, you see how much there is in a house that wins.
{joining}
{musing} # personal
A jumper would not let the head through, and it won. “Good game,” said {L} to it, from inside.
A sock had got away, and could not be found by anybody. {young:“Good game,” {L} called, in case it heard.|“Good game,” called {L}, up the stairs and under the beds, so that it should hear it wherever it was.} # usual
{hinderer_person:{hinderer} was first on the sofa, and was told good game, and asked to be told it again.} # beat
{hinderer_animal:{hinderer} won the toast from the floor, in one bite, and was shaken by the paw.} # beat
{hinderer_carried:{hinderer} won at who could keep still the longest, and by a great deal.} # beat
{themed_a} was not even playing, and won. # personal
“Don’t you mind at all?” asked {grownup}. {young:¶ “I am still busy,” said {L}.|¶ {L} was just shaking hands with the bottom stair, which had won by a toe, and did not say.} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: living-room; dusk; rain
# action: A look-through curious window; heroes point; grownup stand; friends peek
# things: window; 2 drops on window; curtain; sofa
It had begun to rain, and two drops were going to run down the window. {young:{A} took the left one.|{A} took the left one, which was fat, and looked as if it had trained.}
“Go!” said {A}, and neither of them did. {young:They sat and shook.|They sat up there and shook a bit, as you do before a thing begins.}
Then the left one went, and it was far in front. {young:Halfway down it stopped, and looked out at the garden.|Halfway down it stopped, for no reason at all, and seemed to be looking out at the garden.}
The thin one went by on the right, and was down. {young:“Good game,” said {A} to the thin one.|“Good game,” said {A} to the thin one, and had to say it through the glass.}
“Good game,” {A} said to the fat one, too. {young:“It is nice out there.”|“I would have stopped there as well. There is a cat on the bin.”}
-> DONE

=== l1
# aside
# shot: above
# place: living-room; dusk; clear
# action: A draw pencil; grownup sit worried; heroes sit; friends sit
# things: table; paper on table; pencil; cushion; lamp
They played noughts and crosses, and {A} won. {young:{grownup} looked at the paper for a long time.|{grownup} looked at it from above, and then from the side, in case there was something to be found.}
“I wasn’t ready,” said {grownup}. {young:“And my pencil is short. And there was a noise.”|“And it is not my own pencil. And there was a noise.”}
“What do you say?” asked {A}. {young:¶ “One more,” said {grownup}.|¶ “I say that we should play to three,” said {grownup}.}
So they had one more, and {A} won that as well. {young:It was a new pencil, and quite a long one.|It could not very well be the pencil, since they had swapped.}
“Good game,” said {grownup}, {young:but only to the table.|but it was said to the table, rather low, by somebody who was looking at the lamp.} ¶ “You will get there,” said {A}.
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: grownup hold cross jar; L stand curious; heroes stand; friends look-up
# things: jar; lid on jar; table; bowl on table; lamp
For after supper there were plums, in a jar, {young:and the jar was shut.|which had been shut last summer by somebody strong.}
{grownup} took hold of the lid and turned it, with one eye shut, {young:and it did not move.|and nothing moved but {grownup}.}
“It is the wrong sort of jar,” said {grownup}, “and {young:it is wet.”|I was not standing right.”}
{helper_person:“I very nearly had it,” said {helper}, and blew on one hand.} # beat
{helper_animal:{helper} sat down behind the jar, with those who were for the jar.} # beat
{helper_carried:{helper} was put on the table, to see that it was all fair, and it was.} # beat
{grownup} had another go, and called it something, {young:and gave it a push.|and put it down so that all the plums changed places.} # usual
“You have lost,” said {L}. ¶ “I have not,” said {grownup}, {young:and was quite red.|and was as red as a plum.}
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: L give happy jar; grownup sit-on-chair worried; heroes stand; friends sit
# things: table; jar on table; chair; lamp; bowl on table
“Then I will show you how it goes,” said {L}, {young:and put out one hand.|and pulled out a chair for {grownup}, and put out one hand.}
It must not be a fish, that just lies there. {young:And it must not be a pump.|And it must not be a pump, that goes on until there is water.}
“You look at it,” said {L}. “Not at the lamp.” {young:They tried it, hand to hand.|They tried it with each other first, up and down, and {grownup} was not bad.}
“And then you say it. {young:You say it out loud.”|It has to come out at the front, and not at the side, or it does not count.”}
{pausing} # company
“What if I don’t want to?” asked {grownup}. {young:¶ “You never want to,” said {L}.|¶ “You never want to,” said {L}. “That is not what it is for.”}
-> DONE

=== l2
# aside
# shot: wide
# place: bathroom; dusk; clear
# action: A sit laughing in bath; heroes sit in bath; grownup crouch; friends stand
# things: bath; soap; 4 bubbles; towel; tap
In the bath there was the soap, which has never lost to anybody. {young:You can only get it if it lets you.|It is small, and it is old, and it is all in the way it moves.}
{A} had it in two hands, and up it went like a frog. {young:It came down behind the tap, and lay there.|It came down behind the tap, and lay there, and was not even out of breath.}
“Good game,” said {A}. {young:¶ They shook hands, and it got away.|¶ And so they shook hands on it, and in the middle of that it got away again.}
“That was not a fair one,” said {grownup}, from the mat. {young:¶ “It was,” said {A}. “It is better than me.”|¶ “Yes, it was,” said {A}. “It is just better than I am. Did you see how it went?”}
It went round once more under all the knees, and they had to say it to the soap in a row, all of them. # spare
-> DONE

=== s4
# shot: two
# place: kitchen; night; clear
# action: grownup hold proud jar; L jump laughing; heroes jump; friends look-up
# things: jar; lid; table; 2 plum on table; lamp
“Say it,” said {L}. So {grownup} looked the jar in the face, and took it by the lid. {young:“Good game,” said {grownup}.|“Good game,” said {grownup}, between two teeth.}
“You have to mean it,” said {L}. “And shake.” # usual
“Good game,” said {grownup}, and shook it, up and down and round. And the jar said pop.
“I have won!” shouted {grownup}. ¶ “And what do you say?” asked {L}. ¶ “Good game,” said {grownup} to the jar. It took it well.
They had the plums. “I wanted to win, though,” said {L}. ¶ “A bit?” ¶ “A lot.”
“And where did you put it?” asked {grownup}. ¶ {L} had to feel for the place. {young:“There was a lump here. Then it went down.”|“There was a sort of lump, just here,” said {L}, “and after a bit it went down.”}
{grownup} put out a hand, and {L} shook it. Up and down it went, and round, and nothing came off. # usual
-> DONE

=== m4
# aside
# shot: close
# place: bathroom; night; clear
# action: L brush-teeth sleepy; grownup stand; heroes brush-teeth; friends sit
# things: basin; toothbrush; toothpaste; towel; mirror
The cap of the paste got away. It ran round the basin, and it was gone.
“Good game,” said {L}. There was foam on it. # spare
They did the teeth. The front ones were first. They always are. The ones at the back came last.
“Well done, the back,” said {L}. # spare
It is far, for them. They have the most to do.
“You have a kind word for everybody,” said {grownup}. # more
-> DONE

=== l3
# aside
# shot: above
# place: hallway; night; clear
# action: grownup walk; L walk sleepy; heroes walk; friends walk
# things: stairs; lamp; sock on stairs; coat on hook; hook
They went up. No one ran, and no one was first.
On the top step lay a sock. All day no one could find it, and it had been there all the time.
“There you are,” said {L}. “You won. You can come out.” # spare
It came along to bed. It was a bit dusty. It had had a long day of it.
The lamp went out on the left, and the lamp went out on the right. It was a draw. # spare
The stairs went creak. It was the one in the middle, who likes to be in it. # more
Then all was still on the stairs. # spare
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: L lie-back calm; grownup sit beside bed; heroes lie-back; friends sleep
# things: bed; lamp; quilt; pillow
“Who will win tomorrow?” asked {L}.
“I don’t know,” said {grownup}. “Somebody will.”
“It could be me.” ¶ “It could,” said {grownup}. “It may be the jumper.” # spare
The jumper hung on the chair, and its arms were down.
“Goodnight,” said {L} to it. You could tell that they had got on.
-> DONE

=== l4
# aside
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: house; window; moon; street-lamp; wall
In some other house was the one who had won. It was late there, too.
The one who had won lay wide awake. You do, when you have won. # spare
There was so much to think of. There was all of it, from the start. # more
There was the bit at the end, too, with the one who had lost. That was a good bit. # spare
The moon came by. It went from house to house, and it was not in a race.
A bus came after it, with its lamps on, and was soon in front. The moon did not mind. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; chair; lamp
There was one more game, and it was with sleep. # usual
{resting}
{keepsake}
{dream} # spare
{L} was to keep both eyes open, and sleep was to shut them. # usual
Sleep had the feet. It had the knees.
It had one eye, and then it was even.
“You are good,” said {L}.
{L} put out a hand, to shake on it, and it sank.
“Good game,” said {L}, and lost.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The jar stood on the sill in the morning, washed, and with its lid on. Nobody had meant to shut it so tight.
“Best of three?” asked {A}. They took it in turns till lunch, and the postman had a go, and then the lady from the corner, with her sleeves rolled up. “Good game,” said each of them, and went off down the path with one hot hand. The jar looked well. It had not had such a day since the plums.
-> DONE

=== next_bedtime
Sleep was on the stairs. It had won last night, and was quite nice about it.
-> DONE
