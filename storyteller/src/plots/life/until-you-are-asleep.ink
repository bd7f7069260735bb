# about: story-about; with-character; creature; bring-back
# tells: tale(or two|best friends|best friend|good friends|great friends|are friends|is friends with|be friends with|old friends|look after each other|look after one another|looking after each other|looks after his friend|looks after her friend|looks after its friend|take care of each other|taking care of each other|takes care of his friend|takes care of her friend|care for each other|help each other|helps each other|helping each other|help one another|kind to each other|nice to each other|love each other|stick together|always together|live together|do everything together|go everywhere together)
# also: funny; person; place; thing; happy; play; food; calm; weather; kindness; new-friend
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# role other: answer, creature = a friend
# role grownup: parent = the grown-up with the dressing gown
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind)

=== title
{~You First|Until You Are Asleep}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: guest stand sleepy; other stand sleepy; heroes stand curious at guest; friends stand curious
# things: door left; mat; pillow on mat; coat on hook; hook
{~It was nearly bedtime, and somebody knocked at the front door, but only just. {H} went to see.|“After you,” said somebody outside the door. “No, after you.” So {H} opened it for both.|On the mat there was a pillow, and then a good deal of yawning, and {H} came to the door.}
There stood {guest_many:two {guest_noun}|{guest_a} and {other_a}}, and they leaned on each other like two cards.
“We have not slept since Thursday,” said {guest_many:the one on the left|{guest}}. {young:“Not one bit.”|“Neither of us. It is nobody’s fault.”}
“Does somebody make a noise?” asked {A}. ¶ “Not at all,” said {guest_many:the one on the right|{other}}. “We look after each other.”
“{guest_many:The other one|{other}} might want a drink,” said {guest_many:the one on the left|{guest}}. “So I wait until {guest_many:that one|{other}} is asleep.”
“And I wait,” said {guest_many:the one on the right|{other}}, “until {guest_many:that one|{guest}} is.” {young:And they both yawned.|They had both been waiting for four nights, as still as anything.} # usual
“You had better come in,” said {A}.
-> DONE

=== m1
# aside
# shot: two
# place: hallway; dusk; clear
# action: guest bow happy at other; other bow happy at guest; heroes stand laughing; friends stand curious
# things: stairs; lamp; mat
It took some time to get them up the stairs. {young:Each let the other go first.|Each of them wanted the other to have the side with the rail.}
“You have it,” said {guest_many:the one on the left|{guest}}. ¶ “No, you have it,” said {guest_many:the one on the right|{other}}. So nobody had it. {young:They went up in the middle, and bumped.|They went up in the middle, and bumped, and each said that it had not hurt.}
On the sixth step there was a sock. {young:They both picked it up.|Both of them bent down, so that the other should not fall over it.}
“Thank you,” they said. {A} got the sock. # spare
At the top they both stood to one side, for the other. {young:{A} went first.|So the landing was let go first, and then the wall, and in the end {A} went.} # more
Nobody had ever been so polite about that sock before. # more
-> DONE

=== s2
# shot: above
# place: bedroom; dusk; clear
# action: guest lie-awake curious; other lie-awake curious; heroes sit curious; friends sit curious
# things: bed; 2 pillows; rug; lamp
So they were put to bed on the rug in {As} room, with one long pillow for two.
{joining}
{is_loved:“I think about {loved},” said {A}, “and then I am gone.” They thought that a very good idea, for the other one.|{musing}} # personal
“Are you comfortable?” asked {guest_many:the one on the left|{guest}}. ¶ “Very. Are you?” ¶ “Very.” ¶ “Then you first.” ¶ “No, you first.”
{hinderer_person:“Who, me?” asked {hinderer}, and put a head round the door to see who was first.} # beat
{hinderer_animal:{hinderer} lay down in between and went first, at once, and was told how well that had been done.} # beat
{hinderer_carried:{hinderer} was laid in between, and then there were three who might want a drink.} # beat
{young:One got up and got a drink, for the other. The other got up and got a sock.|One got up and fetched a drink, in case it should be wanted. The other got up and fetched a sock, for a foot that had looked cold.}
It went on like that. “You are much too kind,” said {A}. ¶ “That is the other one,” they both said. # usual
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: guest listen curious; other listen curious; heroes stand curious; friends sit curious
# things: rug; pillow; lamp
Each of them had a way to tell when the other was asleep. {young:They showed {A}.|They showed it to {A}, in turn, behind a hand, so that the other should not feel watched.}
“The breath goes long,” said {guest_many:the one on the left|{guest}}. {young:“I count to ten.”|“When it has gone long ten times, then I may. I have never got past four.”}
“One ear lets go,” said {guest_many:the one on the right|{other}}. {young:“It has not let go yet.”|“It has not let go since Wednesday. I worry about that ear.”}
So the one breathed as long as it could, to be kind, {young:and the other let an ear hang.|and the other let an ear hang, which is not easy to do on purpose.}
“You are doing that for me,” they said. # spare
They had to stop and thank each other again. # more
{young:It took a long time.|There was a good deal to thank for, when you went back as far as the spring.} # more
-> DONE

=== s3
# shot: two
# place: bedroom; night; clear
# action: heroes point happy; guest lie-awake curious; other lie-awake curious; friends sit curious
# things: rug; pillow; lamp
“Then do it both at once,” said {A}, “on three. {young:One, two, three, sleep!”|It is quite fair. One, two, three, and off.”}
They both shut their eyes. It was quiet. {young:Then one eye opened.|Then, very slowly, there was one eye at the left end of the pillow, and one at the right.}
“I only wanted to see if you were,” said {guest_many:the one on the left|{guest}}. ¶ “So did I,” said {guest_many:the one on the right|{other}}. # usual
{helper_person:“I could sit on one of them,” said {helper}. But it was thought that this would keep them up.} # beat
{helper_animal:{helper} went and lay on all four feet, and they were too polite to get up any more.} # beat
{helper_carried:{helper} was put at the end of the pillow, to be looked at, as somebody who can do it.} # beat
{A} sat down on the edge of the bed. “Who looks after you,” asked {A}, “while you look after each other?” ¶ They looked at each other for some time. {young:“We are awake,” they said. “We don’t need it.”|“Nobody has to,” they said, “as long as we are awake.”} ¶ “That is just it,” said {A}. # usual
-> DONE

=== m2
# aside
# shot: above
# place: kitchen; night; clear
# action: heroes pour happy; guest carry worried cup; other carry worried cup; friends stand sleepy
# things: table; 2 cups on table; jug; themed
There was one more thing to drink. {A} went down to the kitchen with them, for neither would let the other go alone.
“Warm milk for my friend,” said {guest_many:the one on the left|{guest}}. ¶ “And warm milk for mine,” said {guest_many:the one on the right|{other}}.
Then each had the other’s, {young:and did not drink.|and waited with it, so that the other could start.} It got a skin.
{themed_a} stood by, and was offered some, twice. # personal
{pausing} # company
So {A} said, “Cheers,” very fast. {young:And they both had to!|If somebody says that, you have to, and both at once, and there is no first.} # usual
“Ah,” they said. “Was yours good?” # more
Both had been very good. {young:They said so for a while.|They were both very glad of that, and it took another while until the cups were down.} # more
-> DONE

=== l2
# aside
# shot: two
# place: living-room; night; clear
# action: heroes reach-up curious shelf; guest stand calm; other stand calm; friends sit sleepy
# things: shelf; 3 books on shelf; lamp
{A} had a book in which everybody was asleep on the last page. {young:They all looked at it.|It was fetched down, and laid where both of them could see.}
There were nine in it, in one bed, {young:and a mouse.|and a mouse, who was in there as well, if you knew where to look.}
“Which of them was first?” asked {guest_many:the one on the left|{guest}}. {young:It did not say.|They went through it again from the front, but the book had not thought that it mattered.}
“And who put the lamp out?” asked {guest_many:the one on the right|{other}}. ¶ {A} had never thought of that. {young:Somebody had to be out of the bed!|There had to be a tenth, then, who was not in the picture.}
“The one who drew it,” said {A}, after a time. “That one sat up.” # usual
They looked at the edge of the page with respect. # more
“It was kind of that one,” they said. “And it can draw.” # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: heroes sit-on-chair proud; guest lie-awake surprised; other lie-awake surprised; friends sit calm
# things: chair; lamp; rug; pillow
So {A} took the chair, and put it by the rug. {A} sat on it, as straight as a post.
“I am on,” said {A}. “I look after both of you. {young:I get the drinks.”|If anybody wants a drink, or has a foot, you come to me.”}
“And what do we do?” asked {guest_many:the one on the left|{guest}}. ¶ “You get looked after,” said {A}.
{young:That was new. They did not know how.|They had never done only that half of it, and it took some getting used to.} # usual
“You first,” said {guest_many:the one on the right|{other}}, out of habit. ¶ “There is no first,” said {A}. “I have got you both.” # usual
{A} looked at them both. {young:One breath went long. One mouth came open.|The one breath went long. The other one thought it over, and went long as well.}
It was at the very same time. Nobody saw it but {A}.
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: heroes sit-on-chair calm; grownup stand curious; guest sleep; other sleep; friends sit sleepy
# things: chair; lamp; rug; pillow
{grownup} came in. “Not in bed?” said {grownup}.
“Sh,” said {A}. “I am on.”
{grownup} looked at the rug. There were two heads on the one pillow. They both had their mouths open.
“They went at the same time,” said {A}, quite low. “I had them both.” # usual
“And who has you?” asked {grownup}. ¶ {A} did not know. “Nobody has come yet,” said {A}. # usual
“I have,” said {grownup}. “Move up.” # more
It was a small chair for two. They had half each. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bedroom; night; stars
# action: heroes sit sleepy on bed; grownup sit calm; guest sleep; other sleep; friends sleep
# things: bed; window; moon; lamp
“Who has you, then?” asked {A}.
“The lamp has me,” said {grownup}. “It is on in the hall till I come.”
“And who has the lamp?” ¶ “The moon looks in on it,” said {grownup}.
“And who has the moon?”
They both looked out, and up. # more
“It is a big one,” said {A}. “It can do it by itself.”
Then there was a star, just to the left of it. # more
-> DONE

=== l3
# aside
# shot: above
# place: bedroom; night; stars
# action: heroes kneel calm; guest sleep; other sleep; friends sleep
# things: rug; pillow; blanket on guest; lamp
One of them had lost a corner of the blanket. {A} got up once more.
It was put back. It was tucked in, at both ends, so that it was fair.
“Thank you,” said one, fast asleep. ¶ “Thank you,” said the other, who was asleep as well.
They could do it with no one awake. # usual
{midway}
A hand lay on the rug. Another lay by it, so as to be near. # more
It was all as it should be. {A} sat down again. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: lamp; stairs; sock; window; moon
The lamp in the hall was on. It was a small one. It was enough. # usual
It shone on the rail that no one had had. It shone on the sixth step.
The house had shut its doors. It had a good look at who was in it. # usual
There was a drip. There was a creak. “You first,” it may have been. # more
A car came by, and it went by on its toes. # more
The moon looked in, and it was all right.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-awake sleepy; grownup sit calm; guest sleep; other sleep; friends sleep
# things: bed; lamp; rug; pillow
Then {A} was in bed. {grownup} had the chair.
{resting}
{keepsake}
{dream} # spare
“Are you on?” asked {A}. ¶ “I am on,” said {grownup}. # usual
“I can stay up a bit,” said {A}. “You might want a drink.”
“You first,” said {grownup}.
{A} had an answer to that. But the breath had gone long.
On the rug two slept. In the bed there was one more.
Someone had them all.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There were two notes on the rug in the morning, each folded as small as it would go. ‘I slept until eight,’ said the one. ‘Please do not tell the other, who will think that I was not looking,’ it went on. The other note said the same. {H} put them back side by side, and looked after both until they were fetched.
-> DONE

=== next_bedtime
By the bed stood the chair. Somebody was on.
-> DONE
