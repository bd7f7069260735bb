# about: birthday(over|finished|ended|the end|after|yesterday|had her|had his|blues|gone); party(over|finished|ended|the end|after|went home|gone home|yesterday|clear up|clearing up)
# also: sad; tired; happy; cannot-sleep; too-excited; party; birthday
# wants: child
# role grownup: parent = the grown-up with the broom
# ages: 3-9
# holds: birthday(kind), dark(kind)

=== title
{~Where a Birthday Goes|There Was Some Left}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: A hold sad balloon; heroes sit sad; grownup sweep; friends stand
# things: balloon; party-hat on A.head; table; paper; bunting; plate on table
{~The last coat had gone home. {young:Now there was {H}, and a lot of paper.|There was {H}, in a paper hat, and there was all that paper.}|“That was that,” said {grownup}, {young:and {H} put both hands on the cake.|and picked up a plate, and {H} held on to the other side of it.}|Bang, went the front door, and it was quiet. {young:{H} looked, and the birthday was nearly over.|{H} looked about. It was still there, in the corners, but it was getting less.}}
The balloons had come down to look at the floor. {young:They went along it, very slowly.|They went about down there, slowly, like people who have missed a bus.} # usual
{is_wished_person:“Has {wished_person} gone as well?” asked {A}. {wished_person_many:They were|That was} the last.} # wished
“It is over,” said {grownup}, and swept. ¶ “It is not,” said {A}.
It takes a whole year to come, {young:and then it takes one day.|and then it is here for the one day, and they go and sweep it up.} # usual
{A} wanted it to stay, {young:just until the next one.|and it only had to be until the next one.}
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: A carry worried bag; heroes carry paper; grownup sweep; friends carry plate
# things: bag; paper; 4 cups; ribbon; chair; themed on chair
So they kept it in. {A} shut the door, and the window, and put a chair in front.
{joining}
{themed_a} was put on the chair, to make it heavier. # personal
Whatever was carried out to the bin, {A} carried in again: {young:a ribbon, two cups, and half a bun.|a ribbon, two cups, half a bun and the sticky end of something.} {young:It went round and round.|For some time it went out at the one door and came in by the other.}
{hinderer_person:“You look tired,” said {hinderer}, and held the door open for the bag, and a good deal of birthday went out.} # beat
{hinderer_animal:{hinderer} had found the cake by then, and there was less of it to keep.} # beat
{hinderer_carried:{hinderer} went out in the bag by mistake, and had to be got back, with jelly on.} # beat
Then they had it over again. They put the hats on the chairs, and sang, {young:all the way through.|and did all the verses.} {young:But a chair does not sing.|But a chair only listens, and it cannot say what it has brought you.} # usual
And every time that {A} looked round, {young:it was a bit more like a room|the room was a little more like a room}.
-> DONE

=== m1
# aside
# shot: close
# place: living-room; dusk; clear
# action: A look-through curious present; heroes kneel; grownup sit; friends hold paper
# things: paper; present; rug; ribbon; box
They looked for some under the table. There was quite a lot of it down there. {young:There was a sweet, and a sock that was nobody’s, and a tail without a donkey.|They found a sweet, and one sock, which was nobody’s, and a tail that had been meant for the donkey.}
{A} put it all in a shoebox, {young:and put the lid on fast, and sat on it.|and put on the lid, and sat on it, for it is hard to say how a birthday gets out.}
“What have you got in there?” asked {grownup}. ¶ “The rest of it,” said {A}. {young:“I can feel it. It is jumping.”|“It is about half past three. I can feel them doing the balloon game.”}
They all put an ear to the box. {young:It was very quiet in there for a game.|It was quieter than one remembered it.}
{pausing} # company
-> DONE

=== l1
# aside
# shot: behind
# place: garden; dusk; clear
# action: A run happy; heroes run; friends run; grownup stand
# things: gate; 2 balloons on gate; lamp; fence
Two balloons were still out on the gate, to show people where it was. {young:They had shown people all the day, and nobody had told them to stop.|They had been showing people where it was since two, and no one had told them that they could stop.}
“It must be here, if it says so,” said {A}. {young:They stood by the gate and waited for it.|So they stood next to them, to be where it was.}
A lady came by with a bag of leeks. “Is it somebody’s birthday?” she asked. {young:“Yes,” said {A}. “Mine. It is here.”|“It is mine,” said {A}. “It is still on, but only just.”}
“Many happy returns,” said the lady. {young:“What are returns?” asked {A}.|{A} thought about that. “What do they return?” But she had gone on, with her leeks.}
“It means that it comes back,” said {grownup}. So they took in one balloon, and left the other out, to show it the way.
-> DONE

=== s3
# shot: two
# place: hallway; dusk; clear
# action: A stand cross; heroes stand; grownup stand; friends stand
# things: stairs; cake; crown; box
“Bath,” said {grownup}. ¶ “I am not going to bed,” said {A}. “It only stops when I do.”
That was clever. {young:But it was hard to stand up.|As long as {A} stood up it could not be tomorrow. But knees have no birthday, and they were tired.}
{helper_person:“Then we do a bit at a time,” said {helper}. “The teeth are not bed. The teeth are only teeth.”} # beat
{helper_animal:{helper} lay down across the stairs, and for a moment nobody could go up to bed.} # beat
{helper_carried:{helper} was asleep already, and had a paper hat on, so it could be done.} # beat
So the paper crown came out of the box again, and was put on, and {A} shut both eyes and wished for more of it. {young:But when they opened, it was only dark in there.|But what came was not more of it. It was only dark in there, under the crown, and it was a little too big.} # usual
“Where does it go?” said {A}. ¶ {grownup} looked into the crown, {young:and did not know.|and had to say that nobody had ever seen it leave.} # usual
-> DONE

=== m2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A sit-on-chair sad; heroes sit-on-chair; grownup wash; friends sit
# things: table; calendar; cup; crumb; plate
In the kitchen hung the calendar. There was a red ring round today, and a drawing of a cake in it. {young:After it came all the other days, with nothing on them but a dentist.|Behind it they began again, the small white ones, and there was a dentist in the second row.}
“Put the ring round tomorrow as well,” said {A}. {young:So they did, with a red pen.|It was done, in red, with a drawing of what was left of the cake.}
“And what will happen tomorrow?” asked {grownup}. {young:They thought. They would have toast.|It was gone into. There would be toast. There would be looking for shoes.}
“It is not the ring,” said {A}. {young:“The ring does not do it.”|“The ring comes from the birthday, and not the other way about.”}
-> DONE

=== l2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A read happy card; heroes read; friends hold letter; grownup sit
# things: row of 5 cards; shelf; lamp; armchair
On the shelf stood the cards in a row. {A} read what was in them, from the one end to the other. {young:“Love from,” they said. They all said it.|They all said “love from”, and then it was just a question of from whom.}
One of them played a tune when you opened it. {young:By now it was so tired that it only did the first line.|It had been opened so often that it only did the first line, and that very low, like somebody humming at the sink.}
“It is worn out,” said {A}. {young:So they shut it, and let it sleep.|So they shut it, with care, and stood it up between two quiet ones.}
{young:That one had had a big day, too.|It had had the same sort of day as everybody else.}
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: A look-through surprised mirror; heroes point at A; grownup kneel beside A; friends look-up
# things: pyjamas on A; bed; lamp; mirror; door
They put the pyjamas on, {young:because those are not bed.|since pyjamas are not bed, either.} {L} looked down.
There were two feet, and above the feet there was some {L}. {young:You could see it! It was leg.|There was a hand’s breadth of leg, and that had not been there. The trousers stopped before it.} # usual
“They have shrunk,” said {L}. ¶ “They have not been washed,” said {grownup}. “They were all right at Easter.”
{L} looked at the one leg, and at the other. {young:They were the same. They were both too long.|It was the same on both sides, and so it was no accident.} # usual
“It has gone in!” said {L}. {young:“It is in my legs!”|“It did not go out at the door at all. It has gone in.”}
They measured it, by the door, with a book on the head. {young:There was the old line, and there was {L}, on top of it.|There was the line from last time, and there was {L}, a good finger over it, in a hat.}
“So that is where it goes,” said {grownup}. # usual
“And can they sweep it up?” asked {L}. ¶ “They would have to sweep up you.” {young:They tried. It did not work.|And {grownup} tried it, with the broom, and it could not be done.}
-> DONE

=== m4
# shot: wide
# place: bedroom; night; clear
# action: A sit happy on bed; heroes sit; grownup carry box; friends sit
# things: box; bed; party-hat; chair
Now it did not matter about the rest. They let it go.
The hats came off the chairs, and they were just chairs. They did not seem to mind. # spare
{L} lifted the lid of the box. Out came a bit of half past three, and went up to the lamp.
“Is it hard to be a year older?” asked {grownup}. ¶ {L} tried it, lying down and standing up. It was all right. It was a bit cold at the ankles.
-> DONE

=== l3
# shot: behind
# place: hallway; night; clear
# action: A walk sleepy; heroes walk; grownup carry bag; friends walk
# things: bag; stairs; balloon; lamp
The bag went out to the bin. It could go now. It had nothing in it but paper.
One balloon had got as far as the stairs. It did not know how you go up stairs. # spare
{L} took it by the string, and it came.
It was soft. It had some lines round the mouth. # more
“It has gone in with you as well,” said {L}.
Then they went up, one step at a time. It was the same stair as on other days, but you could see more.
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes wash; friends hold towel
# things: basin; toothbrush; mirror; stool
In the bath there is a stool, for those who cannot reach.
{L} stood on it, and hit the shelf. So {L} got down, and stood on the floor.
The tap came up to just there. It had used to be up here. # spare
“I do not need that,” said {L}. The stool was put by, for who came next.
There was icing by one ear. It was the last. It went in as well. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes look-up sleepy
# things: gate; balloon on gate; moon; bin
It was dark by the gate. One balloon was still out.
“Here,” it said, to whoever came by. It was a cat. # spare
She looked at the door, and went on. It was not her day.
The moon was a thin one. It had just had its day, and now it was to grow. # more
The string was tied in a bow. It would hold. There was a year to go, and it had made a start.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit; grownup sit
# things: balloon; lamp; blanket; moon
The bed was as long as it had been. It just had more in it. # usual
{resting}
{dream} # spare
“Is it still on?” asked {L}.
“It is on till twelve,” said {grownup}. “You do not have to hold it.”
So {L} let go. First it was one hand, and then the rest.
The toes lay a bit more far down than they used to. It was warm there, too.
You could feel it go in. It did not make a sound. # usual
There was some left. It was for the night.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
On the step stood a bag of leeks in the morning, with a bow round it. “For the birthday that was only just on,” it said. “With many returns.”
{H} measured them, by the door, with a book on top. The longest came up to the belt. They were not going to grow any more, but they would go in. By the evening they had, with cheese.
-> DONE

=== next_bedtime
There was a line on the door, and then there was a bit of {H}.
-> DONE
