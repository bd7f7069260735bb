# about: first-day; new-class; back-to-school
# also: nervous; shy; school-day; scared
# news: bad
# when: coming
# wants: child
# role hider: toy = a bear called Pocket
# kind supply: supply|substitute|cover teacher|different teacher
# ages: 3-7
# needs: walking
# holds: dark(kind), alone(kind)

=== title
{~The Day on the Stairs|Then the Next One}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: A peek surprised at rucksack; hider peek happy; heroes sit on stairs; friends stand
# things: rucksack; hider in rucksack; hat; cup; stairs; 2 shoes
{~The bag stood in the hall with its mouth shut. {young:It was for {is_wished_day:{wished_the_day}|tomorrow}.|It had been packed since four o’clock, for {is_wished_day:{wished_the_day}|tomorrow}.} Everything was in it that {H} had been told to put in, and something else was in it too.|“{is_wished_day:{wished_the_day}|Tomorrow} is {is_supply:a school day|the first day},” they all said to {H} at tea, and {young:then the clock said it, too.|after that the clock in the hall seemed to be saying it.} Only the bag said nothing. Its mouth was shut, and it was fatter than before.|There were {not is_supply:new }shoes by the door, and over them hung the bag. {young:{H} looked at the bag. The bag had got fat.|{H} looked at the bag, and it was fatter than it had been at tea.} It was for {is_wished_day:{wished_the_day}|tomorrow}{not is_supply:, which was the first day}.}
{is_wished_line:“{wished_said},” said {A}, and looked at the bag.} # wished
{A} undid it. First came the cup, and then the {~hat|jumper}. And right at the bottom, upside down, was {hider_a}.
“Come out,” said {A}.
{hider} did not come out. {young:It is hard to get a friend out of a bag.|It is hard to get anybody out of a bag who would rather stay in.}
“You can’t come,” said {A}. “It is only for me.” And {A} sat down on the bottom stair, because that did not sound so nice, said out loud. # usual
{is_wished_saying:{wished_saying} {A} had said that as well, at supper, and the bag had heard.} # wished
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: A point curious at gate; hider sit happy; heroes stand on stairs; friends stretch happy
# things: stairs; rucksack
{hider} said nothing, but the kind of nothing that has a question in it.
“What do they do there all day?” said {A}. “Is that what you want to know?” It was. {young:{A} wanted to know that too.|{A} had been rather hoping that somebody else would say.} # usual
There are thirteen stairs in a house, or about thirteen. “We could do the day now,” said {A}, “on the stairs. {young:One stair is one bit.|A stair for every bit of it.} And we can stop when we like.”
{joining}
The first stair was the gate. They stood on it, and held on.
{hinderer_person:“I am the gate,” said {hinderer}, with both arms out, and had to be asked twice.} # beat
{hinderer_animal:{hinderer} was at the top already, and came down, and was at the top, and it began to look like a short day.} # beat
{hinderer_carried:{hinderer} had to be brought along, a stair at a time, and was always on the one that they needed.} # beat
“Good morning, gate,” said {A}, and that was that. “And then the next one.”
{is_wished_place:“And that is {wished_place},” {A} told {hider}, and pointed up at the landing, where it would be.} # wished
-> DONE

=== m1
# shot: behind
# place: hallway; dusk; clear
# action: A reach-up happy holding sock; heroes point at sock; hider look-up; friends stand
# things: sock on hook; hook; stairs
The second stair was the pegs. {A} knew about pegs. {young:Each one has a picture, so that you know it is yours.|There is a picture over each, so that a coat can find its way.}
“Mine may be a {~snail|teapot},” said {A}. “Or a {~boat|pear}. I don’t mind, if it is not a comb.”
{hider} had no coat. So they hung up a sock, {young:and said that it was a coat.|and agreed that for tonight it was a coat, and looked very well.} # spare
The peg was a good one. It held.
“And then the next one,” said {A}.
-> DONE

=== l1
# aside
# shot: close
# place: hallway; dusk; clear
# action: A sit proud on stairs; hider sit happy; heroes reach-up; friends sit
# things: stairs; book
The next stair was the carpet, where everybody sits. {young:You fold your legs, and then you have a lap.|You sit with your legs folded, which makes a lap, whether or not there is anything to put in it.}
Somebody says all the names, one after the other, and when it is yours you say yes.
“{A},” said {A}. “Yes,” said {A}, too. {young:It was easy, if you did both.|All went well. With somebody else to do the first half it would be easier still.} # spare
Then it was the turn of {hider}. They waited, and then, very small, came a sort of a yes. {young:Out of the bag it came, but it counted.|Perhaps it was the stair, but they put it down as a yes.}
“And then the next one,” said {A}.
The carpet had a button on it, and they asked the button its name as well. # more
-> DONE

=== m2
# aside
# shot: two
# place: hallway; dusk; clear
# action: A lift proud box; hider sit happy; woman reach-down at box; heroes sit on stairs; friends point
# things: stairs; box; biscuit in box
# people: woman(long hair)
Lunch was a stair, too. You could tell by the {~raisin|crumb} on it.
“You have to open your own box,” said {A}, {young:and showed how. First one thumb, then two.|and showed how it is done: one thumb, and then the other thumb, and then not minding who looks.}
And if it sticks? {hider} did not ask it, but it was in the air.
“Then you hold it up, like this,” said {A}, “and somebody comes.” {A} held it up. {young:They waited, to see.|They waited, to give it a fair try.}
Somebody came, if only about the noise on the stairs. So the lid got opened, and there was a biscuit in it.
{pausing} # company
“And then the next one,” said {A}.
-> DONE

=== s3
# shot: behind
# place: hallway; dusk; clear
# action: A hug worried hider on stairs; heroes sit on stairs; friends sit calm
# things: stairs; lamp; themed on stairs
{is_wished_person:On the fifth stair {wished_person} would be. They said good morning to the fifth stair, both of them, twice.} # wished
Nobody had thought about the seventh stair, which is the one that creaks.
Eek, it said, and {A} held {hider} a bit tighter. {young:On that stair you want to go home.|On that stair you look round for somebody, and they are at home.}
{helper_person:“Move up,” said {helper}, and sat down on it as well, and asked nothing.} # beat
{helper_animal:{helper} came and stood on the stair below, where a face is just the right height.} # beat
{helper_carried:{helper} was sat on it, too, in the middle, and did not creak.} # beat
They sat on it for a while. Nothing went wrong. {young:A stair is just a stair.|The stair was no higher than the rest, and no lower, and you could see both ends from there.} # usual
“I think everybody has this one,” said {A} at last, down into the top of {hider_s} head. “I think you sit on it. Then you stand up.”
So they sat on it. Then they stood up. Eek, said the stair, but quite kindly.
The ninth stair was for playing. {themed_a} lay on it, left from the morning, and they stayed a bit longer there. # personal
“And then the next one,” said {A}.
-> DONE

=== m4
# aside
# shot: wide
# place: playground; dusk; clear
# action: A give happy stick at glove; heroes kneel; hider sit calm; friends stand
# things: stick; glove; wall; stairs
Then came the yard, and somebody was there already. {young:A glove was there, all by itself.|A green glove lay by itself in the corner and looked the other way.}
{A} knew what that was. It was somebody new in the class.
“What do you say?” {hider} seemed to be asking. {young:All the words go away, just then.|At home you always know that perfectly well.}
“You say, I have a {~stick|feather},” said {A}. “You say, would you like to hold it?”
The glove did not say yes, and it did not say no. But when they put {hider} down beside it, it fitted very well. # spare
After that there were three of them, and so there was a game. “And then the next one.”
-> DONE

=== l2
# aside
# shot: above
# place: hallway; dusk; clear
# action: A draw happy; heroes shout happy; friends dance; hider look-up
# things: stairs; drawing; house
One stair was for singing. {A} knew one song all through and one as far as the {~ducks|bus}, {young:and sang that.|and gave the second, as far as it went.}
And one was for painting. You cannot paint on stairs. {young:So they did it with one finger, and no paint.|So it was done with a finger and no paint, which dries sooner.}
“What is it?” said {A}, and put {hider_s} head on one side to look. “It is a house. That is us, at the window.” ¶ As likenesses go, it was a good one. # spare
{hider} had been a long way in the bag with only a nose out. Now there were two arms as well. # more
“And then the next one,” said {A}.
-> DONE

=== s4
# shot: close
# place: hallway; night; stars
# action: A hold-hands proud woman; woman stand happy; hider jump happy; heroes climb stairs; friends clap
# things: stairs; lamp; rucksack
The last stair but one was shoes and coats. Left one, right one. # spare
Then there was one stair left, with the light from the landing on it.
“What is that one?” {many:said {B}.|said {A}, and knew it.}
“That is home time,” said {A}. “You look up, and they are there.”
They looked. There was the landing, with the {~lamp|little lamp} on, and the hand that holds yours. {young:It always is.|It had been there all the time.} # usual
“So it does stop,” said {A}. “It has a top.” # usual
And {hider} came out of the bag. Nobody had to pull.
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; friends stand
# things: basin; cloth on hook; hook; mirror
After such a whole day they had a wash.
Face, and hands. Behind the ears, where a day gets in.
“You were good on the seventh,” {A} told {hider}. It had been the worst one. {hider} looked at the tap. # more
The flannel was hung up, on its own peg. # spare
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: A whisper calm at hider; hider sit; heroes hold rucksack; friends sit
# things: rucksack; clock
The bag was still there. {A} shut it, and it was thin again.
“You had better stay,” said {A}. “Somebody has to be here, and know what time it is.”
That was a real job. {hider} thought about it, and did not look so upside down.
“I will tell you all of it,” said {A}. “I will tell you what was on the peg.” # spare
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes tiptoe sleepy
# things: 2 shoes; rucksack on hook; hook; stairs; clock
Down in the hall the shoes stood side by side. They had their toes to the door.
The bag hung on its hook. The clock went on, not fast.
All the stairs were there, one on top of the other. They were not doing anything. # more
Eek, said the seventh. Nobody was on it. It was only practising. # spare
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; hider sleep; heroes sleep; friends sit
# things: door
{hider} got into bed first, with both feet in the warm.
{resting}
{dream} # spare
“Gate,” said {L}, quite softly. {not short:“Peg. Lunch.”}
The words came soft now, and slow. “Then the one that creaks. Then up.” # usual
“And then?” It may have been {hider}. It may have been the pillow.
“Then the next one,” said {L}.
And at the top the light was on. It stayed on.
{is_wished_line:“{wished_line},” said {L}, quite softly. It sounded smaller lying down.} # wished
Goodnight, {H}. Goodnight, {hider}.
Goodnight.
-> DONE

=== next_night
“It was a comb,” said {A}, on the seventh stair. “On the peg. It was a comb after all.”
The stair took that in. Eek, it said.
“It is not so bad,” said {A}. “It has a face, if you look at it from the side. They all want it now. I said that they could each have a turn at the teeth.”
And then {A} told the stair all the rest, from the gate up.
-> DONE

=== next_bedtime
Eek, said the seventh stair. It was telling the eighth.
-> DONE
