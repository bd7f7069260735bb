# about: test(math&!out of&!full marks&!passed&!aced&!smashed&!over the moon&!chuffed&!nailed&!all right&!all correct&!top marks|times table&!out of&!full marks&!passed&!aced&!smashed&!over the moon&!chuffed&!nailed&!all right&!all correct&!top marks|tables&!out of&!full marks&!passed&!aced&!smashed&!over the moon&!chuffed&!nailed&!all right&!all correct&!top marks|sums&!out of&!full marks&!passed&!aced&!smashed&!over the moon&!chuffed&!nailed&!all right&!all correct&!top marks|number&!out of&!full marks&!passed&!aced&!smashed&!over the moon&!chuffed&!nailed&!all right&!all correct&!top marks|arithmetic&!out of&!full marks&!passed&!aced&!smashed&!over the moon&!chuffed&!nailed&!all right&!all correct&!top marks|fraction&!out of&!full marks&!passed&!aced&!smashed&!over the moon&!chuffed&!nailed&!all right&!all correct&!top marks|division&!out of&!full marks&!passed&!aced&!smashed&!over the moon&!chuffed&!nailed&!all right&!all correct&!top marks|dividing&!out of&!full marks&!passed&!aced&!smashed&!over the moon&!chuffed&!nailed&!all right&!all correct&!top marks|multipl&!out of&!full marks&!passed&!aced&!smashed&!over the moon&!chuffed&!nailed&!all right&!all correct&!top marks|subtract&!out of&!full marks&!passed&!aced&!smashed&!over the moon&!chuffed&!nailed&!all right&!all correct&!top marks|adding&!out of&!full marks&!passed&!aced&!smashed&!over the moon&!chuffed&!nailed&!all right&!all correct&!top marks); trying-again(stupid|dumb|thick|not clever|maths|sums|times table); frustrated(math|homework|sums|times table|division|fraction); sad(math|homework|sums|times table); learning(times table|math|sums|subtract|division|fraction); school-day(math|sums|times table)
# also: sad; nervous; frustrated; embarrassed; school-day; trying-again; test; scared; angry; cannot-sleep
# news: bad
# wants: child
# role grownup: parent = the grown-up with the peas
# kind tables: times table*|times-table*|tables|multipl*|division|divid*
# kind maths: math*|sum|sums|subtract*|adding|addition|plus|minus|arithmetic|number*|fraction*|count*
# ages: 5-11
# holds: dark(kind), wrong(kind)

=== title
{~The Wrong House|I Take Some Making}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: L sit-on-chair sad; heroes sit-on-chair; grownup stand; friends sit
# things: table; paper on table; pencil on table; rubber on table; bowl; lamp
{~By question four there was a hole in the paper, and by question five {H} had put down the pencil.|{H} sat at the kitchen table, and the page was wet in two places. {young:It was from crying.|It had not rained in the kitchen, and the tap was a long way off.}|“I can’t do it,” said {H}, and the pencil rolled off the table, {young:and lay on the floor.|and nobody picked it up.}}
{
- is_tables:
It was the times tables. They came out wrong, one after another.
- is_maths:
It was the maths. It came out wrong, one line after another.
- else:
It was all wrong, one line after another.
}
{is_wished_day:And there would be more of it {wished_day}.} # wished
“My head is just porridge,” said {L}. {grownup} said that it was not so, but that did not help.
“Excuse me,” said a small voice from the page. It was {is_tables:Fifty-four|{is_maths:Nine|the answer}}. {L} had written it at question four. “Porridge could not have made me. I take some making.”
“But you are wrong,” said {L}.
“I am not wrong,” said {is_tables:Fifty-four|{is_maths:Nine|the answer}}. “I am only at the wrong house.”
-> DONE

=== s2
# shot: close
# place: kitchen; dusk; clear
# action: L hold worried rubber; heroes sit-on-chair; grownup sit; friends sit
# things: table; paper on table; rubber in L.hand; lamp
{
- is_tables:
So it was. On the door it said seven times eight, and there stood Fifty-four, {young:in its hat.|with its hat on and a bag in each hand.}
- is_maths:
So it was. On the door it said fourteen take away six, and there stood Nine, {young:in its hat.|with its hat on and a bag in each hand.}
- else:
So it was. It stood outside question four, {young:in its hat,|with its hat on and a bag in each hand,} and the door was shut.
}
{joining}
{musing} # personal
“I shall rub you out,” said {L}, “and then you need not stand there.” {young:Rub, rub, rub.|{L} rubbed and rubbed, and that was how the hole got there.} ¶ “That tickles,” said {is_tables:Fifty-four|{is_maths:Nine|the answer}}, {young:and was only a bit grey.|and went grey, and thin, and stayed exactly where it was.} “But I still do not live here.” # usual
{hinderer_person:“Put anything,” said {hinderer}. “I always put eleven.” Eleven had a great deal of post.} # beat
{hinderer_animal:{hinderer} lay down on the whole street, and the numbers had to wait until it was over.} # beat
{hinderer_carried:{hinderer} was asked, and looked at the page for a long time, and kept it to itself.} # beat
“Then where do you live?” asked {A}. ¶ “I hoped that you would know,” said {is_tables:Fifty-four|{is_maths:Nine|the answer}}. “You made me.”
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A draw pencil; heroes sit-on-chair; grownup stir pan; friends sit
# things: table; paper on table; pencil in A.hand; bowl on table; pea on table
It was cold on the page, so {A} drew it a coat. {young:It had a belt.|It had a belt and two pockets, because an answer has to put its hands somewhere.}
“How did you make me?” asked {is_tables:Fifty-four|{is_maths:Nine|the answer}}. {young:¶ “I thought,” said {A}.|¶ “I thought,” said {A}, “and then I thought of something else, and then you came.”}
“I remember,” said {is_tables:Fifty-four|{is_maths:Nine|the answer}}. “It was quite dark, and then there was a pencil.” {young:It was proud of that.|It was proud of its pencil, and turned round to show the back.}
“It took me ages,” said {A}. ¶ “It does,” said {is_tables:Fifty-four|{is_maths:Nine|the answer}}. {young:“I am a good one.”|“There are answers that people just say. I am not one of those.”}
{grownup} had peas to do, and did them on the corner of the table, and did not say a word. # spare
A pea rolled off, and stopped at question two, and was taken for a full stop. # more
-> DONE

=== l1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: A peek curious; heroes peek; grownup sit; friends peek
# things: table; paper on table; pencil on table; lamp
There were three more of them. {young:They had heard it, too.|They had heard the talk, and came down the page with their bags, one behind the other.}
“We are all at the wrong house,” they said. {young:“It is nobody’s fault.”|“It is nobody’s fault. The streets are all alike, and the pencil was in a hurry.”}
The first of them had been standing where the paper was wet, {young:and its legs were cold.|and one leg had run.}
The second was back to front, {young:like a coat.|and had come in that way round, and nobody had told it.} {A} turned it. “That is better,” it said. “Now I can see where I am going.”
The third was not there at all. It was a gap, with a question mark in it. # spare
“I was not written,” it said. “I was only nearly written. But I should like to come along.” # more
-> DONE

=== s3
# shot: two
# place: kitchen; dusk; clear
# action: L knock curious; heroes sit-on-chair; grownup sit; friends look-up
# things: table; paper on table; pencil on table; lamp; themed
So they went from door to door. {young:Knock, knock. “Is anybody missing?”|{L} knocked with the pencil, wherever a door looked likely, and asked whether anybody was missing.}
Nobody was. At the first house somebody had just sat down to supper. {young:“Not here!”|“Not here,” they said, “we are all in,” and a window was shut.} # usual
They tried the long one at the end, and it went on for three lines, {young:and nobody came.|and by the time that it came to the door they had forgotten what they wanted.} # usual
{themed_a} was taken along, to show people that they had come as friends. # personal
{helper_person:“You are running about,” said {helper}. “When I am lost, I go back to where I know.”} # beat
{helper_animal:{helper} went along beside them, and stopped at each door, and waited until it was quite finished.} # beat
{helper_carried:{helper} was put down at the start of the page, so that they should at least know where that was.} # beat
“You are guessing,” said {is_tables:Fifty-four|{is_maths:Nine|the answer}}. It did not say it unkindly. ¶ “I know,” said {L}. {young:“I am tired.”|“When I am tired I guess.”}
There they stood, and it was getting dark on the page.
-> DONE

=== m2
# aside
# shot: wide
# place: kitchen; dusk; clear
# action: A eat pea; heroes eat pea; grownup sit; friends sit
# things: table; paper on table; pea on table; bowl on table
They had a rest, and a pea each. {young:A pea is good for that.|Peas are good at such times, since there is no hurry in a pea.}
“Is it a long street?” asked {A}. ¶ “They are all as long as you like,” said {is_tables:Fifty-four|{is_maths:Nine|the answer}}. {young:“They just go on.”|“Nobody has ever been to the end. You need to know only your own bit.”}
“I thought that the others know them all,” said {A}. {young:“I am the only one who does not.”|“They put up their hands so quickly. It looks as if they had been born there.”}
“They get lost, too,” said {is_tables:Fifty-four|{is_maths:Nine|the answer}}. {young:“They do it quietly.”|“I have cousins at every table in that room. You would be surprised who brings us home.”}
{pausing} # company
It took off its hat, and there was a pencil mark under it. # more
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A look-up; heroes sit; grownup sit; friends sit
# things: table; rubber on table; paper on table; pencil; lamp
The rubber had something to say, as well. {young:It was round by now.|It had been square when it came, and was round by now, and nearly through.}
“I have met all sorts,” said the rubber. “The best people need me the most. {young:I never see the others.”|I never so much as meet the others, for they do not try anything.”}
It lay down again, among its crumbs. {young:It was tired, too.|Each of those had been part of a number once, and did not mind.}
{A} blew them off the page. {young:They went on the floor.|It was like snow in that street, and then it was over, and you could see the doors.}
Under the hole you could see the table. It was good wood, and quite calm. # spare
“I could live in that,” said the one that was a gap, and tried it, and just fitted. # more
-> DONE

=== s4
# shot: above
# place: kitchen; dusk; clear
# action: L point happy; heroes sit-on-chair; grownup sit; friends peek
# things: table; paper on table; row of 8 pea on table; pencil; lamp
“I shall not guess,” said {L}. “I shall go from where I know.”
{
- is_tables:
{L} knew seven times two. {young:That was fourteen.|So they started there, at Fourteen’s, and put down seven peas for every house.} From there it was house by house: twenty-one, and twenty-eight, and thirty-five, and forty-two. # usual
At seven times eight somebody was looking out of the window. “There you are,” said Fifty-six. “I have been in all day.”
“So that is who lives here!” said {L}. And Fifty-four was walked round the corner, as far as six times nine, {young:and there was its mat.|where there was a mat, and on the mat it said fifty-four.}
- is_maths:
{L} knew fourteen take away four. {young:That was ten.|It was ten, and Ten was at home, and knew the way.} From there it was two steps down, and they put a pea on each. # usual
At fourteen take away six somebody was looking out of the window. “There you are,” said Eight. “I have been in all day.”
“So that is who lives here!” said {L}. And Nine was walked round the corner, as far as fifteen take away six, {young:and there was its mat.|where there was a mat, and on the mat it said nine.}
- else:
{L} knew question one. {young:So they began there.|So they started from there, and went along with one finger, and did not leave out a word.} # usual
At question four somebody was looking out of the window. “There you are,” said the right answer. “I have been in all day.”
“So that is who lives here!” said {L}. And the other one was walked on, to question five, {young:and there was its mat.|where there was a mat, and it wiped its feet.}
}
{is_tables:Fifty-four|{is_maths:Nine|The answer}} put down its bags. {young:It was home.|It had been right the whole time. It had only been right about something else.}
“Anybody can get lost,” it said. “But not everybody sees you to your door.”
-> DONE

=== m3
# aside
# shot: behind
# place: kitchen; night; clear
# action: A write happy pencil; heroes sit-on-chair; grownup stand; friends sit
# things: table; paper on table; pencil in A.hand; lamp; bowl
The next one went quicker. {A} had its hand, and they went from where {A} knew.
One door was hard, and they had to go back, and come again.
“Take your time,” said the one with the bags. “I can sit on them.”
It was home at last, at the far end of a row.
{is_wished_day:“And {wished_day}?” asked {grownup}. ¶ “I know how you get there,” said {A}.} # wished
The hole in the paper was left as it was. It was a good place to look in. # more
{grownup} put the pencil back in its tin. It had a flat tip now.
-> DONE

=== l3
# aside
# shot: two
# place: bathroom; night; clear
# action: A wash; heroes wash; grownup stand; friends sit
# things: sink; tap; soap; towel; mirror
There was grey on both hands. It was from the pencil.
It came off with soap, and the water was grey, and then it was clear.
The eyes had a wash, too. They were hot still, at the edge. # spare
“Ten toes,” said {grownup}, with the towel. {A} looked. They were all at home.
“I knew that one,” said {A}.
The tap counted to three, and stopped. # more
-> DONE

=== m4
# aside
# shot: close
# place: bedroom; night; stars
# action: A lie-back calm; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; blanket; lamp; window
In bed {A} thought of the street. It was not so long from here.
“What if I get lost?” asked {A}.
“Then you go back to where you know,” said {grownup}, “and you start from there.”
It was true of streets. It was true of a lot of things. # spare
“And if it takes me long?” ¶ “Then it takes you long,” said {grownup}. “They will be in.” # more
The pillow was one pillow. There was nothing to work out.
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; paper on table; pencil; pea; moon
In the kitchen the page lay on the table. The moon shone on it.
One by one they put their lights out. You could not hear it. # spare
In one hall hung a hat. It had come a long way. # more
By a door lay a pea. Nobody had come for it. # more
The house with the hole had its window open. That was how it liked it.
Everybody was in.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; grownup sit beside bed; friends sleep
# things: bed; blanket; lamp; pillow
{H} lay in bed. The page was shut.
{resting}
{keepsake}
{dream} # spare
“Are you in?” asked {L}, quite softly. ¶ “I am in,” said {is_tables:Fifty-four|{is_maths:Nine|the answer}}. “It is nice. I have a bath.”
“I am sorry about the rubbing,” said {L}. ¶ “It only tickled,” it said. It was nearly asleep. # usual
“I take some making,” it said.
“So do I,” said {L}.
Then they both put out the light.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
On the kitchen table the page lay where it had been left, and beside the last question stood a very small answer with a suitcase and a scarf. {H} had not written it.
“I have come from the next page,” it said. “I was told that there are people here who see you home.” They moved the jam, and had a look at its ticket. It was a long way off, and they knew the first bit.
-> DONE

=== next_bedtime
The page was shut. Everybody on it was in.
-> DONE
