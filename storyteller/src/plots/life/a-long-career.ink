# about: wants-to-be
# also: proud; happy; bored; patience; play
# wants: child
# role job: answer = a bus driver
# role beginner: toy = a hippo called Turnip
# role grownup: parent = the grown-up in the apron
# ages: 4-10
# holds: dark(kind)

=== title
{~A Long Career|The Clock and the Cake}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: heroes walk proud; grownup give happy hat; friends sit-on-chair surprised
# things: table; plate on table; hat on heroes.head; tin in heroes.hand
{~“When I grow up,” said {H}, and stopped. {young:What a long time to wait!|That came to about fifteen years, with nothing to do in them but wait.}|Some rice still lay on the plate when {H} got up from the table. {young:Work does not wait.|You do not keep them waiting on the first day.}|“I can start today,” said {H}, {young:and got down from the table.|at five o’clock, with half the tea still on the plate.}}
{L} was going to be {job_a}, and could not see why it should not be now.
“They are short of people,” said {grownup}. “You had better go along.” There was a hat for it, and there were sandwiches in a tin.
{is_loved:{L} asked if there would be time for {loved}, and was told half an hour, at lunch.} # personal
{L} was at work by a quarter past. {young:Work was in the hall, and it was dark, and new.|Work was in the hall, which was rather dark, and nobody had said where you hang your hat.} # usual
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: heroes crouch proud before shirt; grownup point worried at shirt; friends peek curious
# things: hat on heroes.head; 3 shirts; 4 socks; bell
Ring, ring. “We need {job_a},” said {grownup}, “on the landing. {young:Come quick!”|As soon as can be.”}
{joining}
It was the washing. {young:All over the floor it had got.|Now it had got as far as the door.} {L} looked at it from the front, and then from the back, {young:as you have to|which is how it is done}.
“Is it bad?” asked {grownup}. # usual
“You did right to send for {job_a},” said {L}.
{hinderer_person:“I only want my socks,” said {hinderer}, and put in a hand, and let the whole lot out again.} # beat
{hinderer_animal:There was {hinderer} in it as well, with a sleeve over one ear, who did not wish to be seen to.} # beat
{hinderer_carried:{hinderer} had got in with it somehow, and was put with the whites, to be on the safe side.} # beat
When that had been seen to there was the tap, and when the tap had been told there was the chair. {not young:They never let up.} # usual
By half past five {L} had been {job_a} for ten years.
-> DONE

=== m1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: heroes eat calm sandwich; friends eat calm sandwich; beginner sit curious
# things: stairs; tin beside heroes; hat on heroes.head
Then there was a break. {young:They sat on the step, and had the sandwiches.|They sat in a row on the step with the tin open, as people do who have been up since the beginning.}
“Things are not what they were,” said {L}, and bit one. {young:“There used to be more floor.”|“When I came, this was all carpet. You did it by hand.”}
All {~forms|bags} now, they said. The stairs got you, they said, in the end. # spare
“Still,” said {L}, {young:and put the lid on|looking at the second sandwich to see what was in it}, “I would not do anything else.”
{pausing} # company
Ring, ring, it went, just as the tea was right, as always. # more
-> DONE

=== l1
# aside
# shot: above
# place: bathroom; dusk; clear
# action: heroes lie-front worried before bath; friends pull worried heroes; duck peek happy
# things: bath; spoon; umbrella; rubber-duck behind bath
The worst one of all came at about thirty. {young:Down behind the bath was where it lay.|They still talk of it. Behind the bath it lay, where the arm does not go.}
{L} lay flat, with the hat on back to front. {young:“I can see it,” said {L}, “and it can see me.”|“I am being looked at,” said {L}. “Nobody is to make a sound.”}
They passed in a {~spoon|broom}. They passed in the long umbrella. {young:They all held on to a foot each.|Everybody who could be spared took hold of a foot.}
Out it came all at once, with some fluff, and was a {~duck|boat}, {young:and it had been there since it was new|that had been given up for lost}.
“You did right to send for {job_a},” said {L}, rather out of breath. # spare
-> DONE

=== m2
# shot: wide
# place: library; dusk; clear
# action: heroes write cross pen; grownup point calm at paper; friends stand calm
# things: desk; 6 papers on desk; 2 hats on heroes.head; bell right
At a quarter to six they made {L} the head {job_noun}. {young:For that you get one more hat, on top of the hat.|That meant another hat, which went on top of the first, and a desk.}
A lot was on the desk. {young:All of it was paper, and had to have a name on, and a name on, and a name on.|Most of it was paper, and you wrote your name at the bottom of it, and then there was some more.}
“Is this it?” asked {L}. ¶ “This is what they all want,” said {grownup}. “You may say no to people.”
{L} tried it. {young:“No,” said {L}. That was nice for a bit.|“No,” said {L}, to the chair. Pleasant enough, but it wore off.}
Ring, ring, it went out on the landing, for somebody else. # usual
So {L} gave back the top hat, and went out again to where the washing was. # usual
-> DONE

=== l2
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: heroes sit-on-chair proud; friends sit curious; beginner sit curious
# things: row of 6 socks before heroes; chair; hat on heroes.head
When you have done it for thirty years, they want to know how. {young:Some came to see. They sat in rows.|A school party came round, and sat on the bed, and was told not to touch.}
“What does {job_a} do?” asked a sock.
“I see to things,” said {L}. {young:“That is the most of it.”|“There is more to it than that, but that is the part you can see.”}
“Is it a lot of money?” {young:A raisin a week, they heard.|They were told that it was a raisin a week, and two at Christmas, and they were very quiet.}
“And were you always going to be {job_a}?” asked the other sock. ¶ {L} had to think back. “I was going to be a {~cow|wave},” said {L}. “But it was hard to get in.” # spare
-> DONE

=== s3
# shot: close
# place: hallway; dusk; clear
# action: beginner stand proud; heroes peek surprised at beginner; friends point happy at beginner
# things: cup on beginner.head; hat on heroes.head; shirt before beginner; 3 socks
“Half past six,” said {grownup}. “You will have to stop soon.”
“But I have only just got good at it,” said {L}.
{young:So there was one more, and then two at once.|So two things were done at once, and then three, with the sandwich in.} # usual
{helper_person:“I will take the chair,” said {helper}, and sat down on it, and it gave no more trouble.} # beat
{helper_animal:{helper} went in front, and looked round every corner first, to see what was coming.} # beat
{helper_carried:{helper} was left with the tap, to keep an eye on it, and the tap did not dare.} # beat
{young:The hat had come right down over both eyes.|The hat had come down over one eye, and then over the other.} “They could not do without me,” said {L} from in there. # usual
Ring, ring. And somebody got up to go. It was {beginner_a}, who had been watching it all since five o’clock, {young:and had a cup on, for a hat|with an egg cup on}.
{beginner} looked at the washing from the front, {young:and then from the back.|and then, with a little help, from the back.}
“You did right to send for {job_a},” said {beginner}.
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; dusk; clear
# action: heroes point happy; beginner think curious; friends sit happy
# things: hat on heroes.head; sock; bread
{L} told {beginner} all there was to tell. {young:Hold it by the end. Say hello to it first.|You take a thing by the end that is not cross. You always say who you are.}
“You keep the crusts in your hat, for later,” said {L}. “And if you don’t know, you say Hm.”
“Hm,” said {beginner}. {young:What a good one!|All of it was there already, in the voice. You cannot teach that.}
And there were {~four|five} things that {L} had never told anyone, {young:and those went in the ear|and those were said low, into the side of the head}. # spare
“Will it always ring?” {beginner} seemed to be asking. ¶ “I hope so,” said {L}. # more
-> DONE

=== s4
# shot: wide
# place: kitchen; night; clear
# action: heroes give happy hat; beginner reach-up happy hat; grownup clap happy; friends clap happy
# things: cake on table; table; clock in grownup.hand; bunting
So at ten to seven they had the party that you have. {young:There was cake, and they all stood up.|There was cake, on the good plates, and they made a speech.}
“I remember when this one came,” said {grownup}. {young:“So small! And the hat was so big.”|“It was a wet Tuesday. You could see nothing under the hat at all.”} # usual
And they gave {L} the clock, {young:because you get a clock|which is what you are given}.
“And what will you do now?” they all asked. It is a thing that you have to ask. # usual
{L} thought it over. Fifty years is a long time to be on your feet.
“I shall lie down,” said {L}. {young:Then {L} took off the hat, and held it out.|And the hat was taken off, and was held out, and it fitted {beginner} to the chin.}
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: heroes sit happy in bath; friends stand sleepy
# things: bath; rubber-duck in bath; 5 bubbles over bath
{L} had a bath. It was good for the knees. They had been all over, those knees.
“I did that one,” {L} told the tap. “I did you.” The tap was grand. It had not run since.
The clock sat on the mat, and was in no hurry. # more
“You are quite a good age,” said {grownup}, with the towel. “How do you do it?” ¶ “Crusts,” said {L}. # spare
-> DONE

=== m3
# shot: above
# place: bedroom; night; stars
# action: heroes sit sleepy on bed; friends sit sleepy
# things: clock; row of 4 socks; chair
Then there were the old days to go over. There was the one with the washing. There was the one with the chair.
“I told the tap,” said {L}. “It was the only time that it was told.” # spare
The tin had one crust in it. They had it, half and half. It was as hard as a door. # more
It was all put by, in a row, to be taken out and looked at.
-> DONE

=== l4
# shot: close
# place: hallway; night; stars
# action: beginner sit proud; heroes sit sleepy
# things: hat on beginner.head; bread before beginner; stairs
On the landing sat {beginner}, in the hat. It was nights, to begin with. That is how they all start.
A light was on. A crust lay there, in case. That was the night {job_noun}.
“Hm,” said {beginner}, to be in practice. # more
All the washing was in its bin. It did not move. It knew who was there. # more
-> DONE

=== s5
# shot: object
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy; beginner tiptoe calm
# things: clock on table; table
The clock went on, by the bed. It had such a soft tick. # usual
{resting}
{dream} # spare
“When I grow up,” said {L}, “I shall do it all again.” It was a long time to wait.
“Then you had better begin,” said the pillow. “It is done lying down.”
Out on the landing it rang, just once, and low.
“Hm,” said somebody, and went.
And {L} shut both eyes, and made a start.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
It had rung in the night, at ten past two. It was all in the book on the landing, in a large round hand, with a crumb on it. “The moon,” it said. “Behind the chimney again. Got it out by the end that was not cross. Said hm.”
{A} read it over twice, and could not have done it better. A raisin was owing. They left it under the hat.
-> DONE

=== next_bedtime
Out on the landing the hat sat up, quite straight. It was on nights all this week.
-> DONE
