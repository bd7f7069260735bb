# about: story-about; with-character; creature; bring-back; wedding
# tells: tale(or two|a feast|married|get married|gets married|getting married|marry|marries|wedding|weddings)
# also: funny; person; place; thing; happy; calm; weather
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# role other: answer, creature, thing = somebody
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind), hen(kind)

=== title
{~Round, and Back Again|A Row Has Two Ends}
-> DONE

=== s1
# shot: wide
# place: garden; dusk; clear
# action: guest stand worried; other stand calm; heroes stand curious at guest; friends stand curious
# things: box; flower on box; curtain; gate left
{~Somebody was standing on a box in the garden, very straight, and {H} went out to see why.|There were daisies all along the path that had not been there at lunch, and {H} went after them.|“Is it seven yet?” asked a voice in the garden. {H} went out to say that it was not.}
On a box with flowers round it stood {guest_a}{other_known: and {other_a}|{guest_many:, side by side|, and next to {guest_it} somebody behind a net curtain}}.
“It is the wedding,” said {guest}, “and it is at seven, and everybody is coming. {young:But there is no ring.”|But we were so busy with the daisies that nobody thought of the ring.”}
“How big does it have to be?” asked {L}. ¶ “It has to fit,” said {guest}. {young:“And it goes round.”|“And it goes round, and back to where it began. That is the whole point of it.”}
-> DONE

=== m1
# aside
# shot: close
# place: garden; dusk; clear
# action: heroes draw curious; guest look-up happy; friends look-up curious
# things: stick; chalk-line; daisy; box
“Why does it have to go round?” asked {A}, {young:and drew one in the sand.|and tried one in the sand with a stick, to see what there was to it.}
“Because then it does not stop,” said {guest}. {young:“A stick stops.”|“A stick stops at both ends. You come to the end of a stick, and there you are.”}
{A} went round it with one finger. {young:Round it went, and round.|It was quite true. After the fourth time it was still not over, and it had not got any longer.}
“And how do you know that you want to?” asked {A}. ¶ “When it rains,” said {guest}, {young:“we both look out.”|“we both go to the same window, and nobody has said anything.”}
That seemed to {A} a good way to know. There is a lot of rain. # more
-> DONE

=== s2
# shot: two
# place: garden; dusk; clear
# action: heroes hold proud hoop; guest stand worried; other stand calm; friends stand curious
# things: hoop; box; daisy
So they looked for things that go round, {young:in the house and out.|from the attic to the bucket.}
{joining}
{is_loved:“In {loved} there is bound to be one,” said {L}, but there was not time to look.|{musing}} # personal
A curtain ring was the first. It fitted nowhere, and fell down, {young:and rolled off.|and rolled off by itself to look for its curtain.}
{hinderer_person:{hinderer} had one on, but it would not come off.} # beat
{hinderer_animal:{hinderer} brought a stick, which is good, but stops.} # beat
{hinderer_carried:{hinderer} was tried in all of them, and that was no help.} # beat
A ring with keys on slid down to the box, and went clink. The rubber one off a jam jar went ping, and was in the hedge. # usual
“They are nice rings,” said {guest}. “But they were all made for something else.”
-> DONE

=== l1
# aside
# shot: above
# place: bathroom; dusk; clear
# action: heroes point curious at bath; guest stand curious; friends stand curious
# things: bath; cup; table; towel
“There is one round the bath,” said {A}. So they went up to see it. {young:It was grey.|It was a very good one, a bit grey, and it went the whole way round.}
But it would not come off. {young:They pulled.|{A} tried it with a nail, and then with a wet flannel, and that only made it smaller.}
There was one on the table, under a cup. {young:That was only wet.|It was the right size, and quite new, but it was made of tea.}
Then there was a ring at the door. ¶ “That one?” said {guest}. {young:They listened.|They listened to it, till it was over.} ¶ “It stops,” said {A}.
But that was the postman, with a card for the wedding. It had a picture of two rings on it, and they were both flat. # more
-> DONE

=== m2
# aside
# shot: behind
# place: garden; dusk; clear
# action: lady walk happy; postman walk happy; chicken walk calm; heroes wave curious; guest stand worried; friends wave curious
# things: gate left; daisy; hat on lady; themed
# people: lady=neighbour(old, she); postman(he)
By then they were coming in at the gate. {young:They all had hats on.|They had hats on, and they walked as you do in shoes that are only for that.}
There was a lady with a whole garden on her head. {young:“Where do we stand?” she asked.|“Are you for this side, or for that?” she asked, and there was nobody to say which was which.}
There was a hen, who had not been asked, and had come early. {young:She sat in front.|She had the best place, and did not turn round.}
Somebody had brought {themed_a}, with a bow on it, for the two of them. It did not go round, either. # personal
{pausing} # company
“Have you got the ring?” asked {guest}. ¶ “Nearly,” said {A}. {young:It was not nearly.|It was one of those times when nearly is all that you have.}
-> DONE

=== s3
# shot: above
# place: garden; dusk; clear
# action: guest stand sad; other stand sad; heroes stand curious; lady stand happy; postman stand happy; chicken sit calm; friends stand calm
# things: box; daisy; gate left
# people: lady=neighbour(old, she); postman(he)
Then it was seven. They all stood in a row along the path, from a lady in a hat to the postman.
“Do you want to?” asked {L}, who had the loudest voice. ¶ “Yes,” said the one. “Yes,” said the other. {young:And the hen said it, too.|The hen said it as well, but she was told that it was not her turn.} # usual
“And now the ring,” said the lady. ¶ There was none. It got so quiet that you could hear the hats.
{helper_person:“Take mine,” said {helper}, but it was a plaster, and it stopped.} # beat
{helper_animal:{helper} went round and round, nose to tail, and lay down.} # beat
{helper_carried:{helper} was put on the box, so that they had something to hold.} # beat
{guest} looked at the ground. “Then it does not count,” said {guest}. # usual
{L} looked along the row. {young:It began with a hat, and it stopped with a cap.|It began with a hat, and it stopped with a postman.} “A row has two ends,” said {L}.
-> DONE

=== l2
# aside
# shot: two
# place: garden; dusk; clear
# action: lady stand curious; postman point curious; heroes think curious; guest stand worried; friends stand curious
# things: daisy; hat on lady; box
# people: lady=neighbour(old, she); postman(he)
“Could you do it without a ring?” asked the postman. {young:“You could say ‘ring’.”|“You could just say ‘ring’, and we should all know.”}
They tried that. {young:“Ring,” said {guest}.|“Ring,” said {guest}, as nicely as it can be said.} But it was only a word, and it was over at the g.
“I had to wait for mine,” said the lady. {young:“He said that it was in a fish.”|“He had dropped it off the boat, and then we had fish every day for a year.”}
“Was it in one?” asked {A}. ¶ “No,” said the lady. {young:“In his shoe.”|“It was in his other shoe. But by that time we had got used to fish.”}
She held up her hand, to show it to them. The ring had gone round for fifty years, and it had not come to the end yet. # more
-> DONE

=== m3
# shot: close
# place: garden; dusk; clear
# action: heroes walk curious; lady stand surprised; postman stand surprised; guest look-up curious; friends stand curious
# things: daisy; hat on lady; box
# people: lady=neighbour(old, she); postman(he)
{A} went along to the one end, and looked at it. {young:It was a hand.|It was the lady’s left hand, with a glove on it, and it had nothing to do.}
Then {A} went along to the other end. {young:That was a hand as well.|That was a hand as well, a brown one that was used to letters.}
“Do you need that?” asked {A}. ¶ “Not till Monday,” said the postman. # spare
They were a long way apart, {young:with all the others in between.|with everybody who had come in between the two, and not one of them knew that they were in the middle of anything.} # more
{A} began to pull. {young:The row began to bend.|The row did not like to leave the path at first, but then it began to bend.}
-> DONE

=== s4
# shot: close
# place: garden; dusk; clear
# action: guest stand happy; other stand happy; heroes hold-hands happy; lady hold-hands happy; postman hold-hands happy; friends hold-hands happy
# things: box; daisy; hat on lady
# people: lady=neighbour(old, she); postman(he)
{L} led the lady round by the hand, and the whole row came after her. At the other end stood the postman.
“Now give him that one,” said {L}. And she did. ¶ Then there were no ends.
It went round. It went all the way round the box, and back to where it began. In the middle stood {guest}{other_known: and {other}|{not guest_many: and the one in the curtain}}.
“Does it fit?” asked {L}. ¶ {guest} looked left, and right. “It is just the size,” said {guest}.
Then they were married. {young:They bumped, very softly, in front.|They leaned over, and bumped, very softly, and that was the kiss.} # usual
Up went the hats. The ring began to turn, one step, and one more. “It does not stop!” said {guest}. # usual
-> DONE

=== m4
# aside
# shot: wide
# place: garden; night; stars
# action: guest dance happy; other dance happy; heroes dance laughing; lady dance happy; postman dance happy; friends dance happy
# things: moon; daisy; box
# people: lady=neighbour(old, she); postman(he)
They danced the ring to the left. Then they danced it to the right, to wind it back.
The hen danced by herself, inside. She had got shut in, and did not mind.
Whoever was tired could sit down. The ring only had a dip there, and went on. # spare
{A} was tired twice. It was nice in the dip. # more
The daisies were shut by then. They had to be told all about it in the morning. # more
The postman danced as he walks, with a stop at every gate. So they all had to stop there, too. # more
-> DONE

=== l3
# aside
# shot: two
# place: garden; night; stars
# action: guest walk happy; other walk happy; lady wave sleepy; postman wave sleepy; heroes wave sleepy; friends wave sleepy
# things: gate; moon; daisy
# people: lady=neighbour(old, she); postman(he)
At last they had to let go, or nobody could have gone home.
They went one by one. “You keep the ring,” they said. “You know where we live.”
Only the lady and the postman still had hold. They had not noticed.
They went out by the gate like that. It was a bit narrow. # spare
{homeward} # company
The hen went last, with a daisy. She had caught it. # more
“What does that mean?” asked {A}. ¶ “It is her turn next,” said {guest}, “if she can find somebody who likes rain.” # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: box; moon; daisy
It was night. The box stood in the grass.
Round it went a path. It had been trodden by a great many shoes.
A snail came to it, and went along. It was soon back where it began. # usual
It did not know that. It went on. # usual
The curtain ring lay under the hedge. It had been a long day for it. # more
It had looked for its curtain, and not once at the window. It would look there next. # more
The moon looked down. It had a ring as well, a thin one, quite white. # more
It was a good night for them.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes hug sleepy pillow; guest sit happy; other sit happy; friends sleep
# things: bed; pillow; window; moon
{L} was in bed. {guest}{other_known: and {other}} had come up to say goodnight.
{resting}
{keepsake}
{dream} # spare
“Is the ring still on?” asked {L}. ¶ “It is,” said {guest}. “You can feel it.” # usual
The lamp had a ring. The moon had one, too. # usual
{L} put one arm round the pillow, and then one more. At the back the hands met.
So that went round, and back to where it began.
“Does it fit?” said {guest}, very low. ¶ “Yes,” said {L}.
Goodnight, {H}. Goodnight, {guest}.{other_known: Goodnight, {other}.}
Goodnight.
-> DONE

=== next_night
There was a ring in the grass in the morning, as wide as a garden, and a hen went round on it. She had been going round since it got light. ¶ {H} went along behind her for a bit. At the gate hung a hat with a whole garden on it, and inside the hat was a letter with no stamp. “Brought by hand,” it said.
-> DONE

=== next_bedtime
The lamp had a ring round it. It went round, and back to where it began.
-> DONE
