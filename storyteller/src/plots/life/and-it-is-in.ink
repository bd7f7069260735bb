# about: lost-match(goal&!scored|keeper|goalie|let in|conceded|saves); won(let in|conceded); thing(in goal|goalie|goalkeeper); frustrated(goal|keeper|goalie); sad(goal|keeper|goalie); play(in goal|goalkeeper|goalie)
# also: sad; embarrassed; losing-well; frustrated; angry; cannot-sleep; trying-again; won
# news: bad
# never: own goal|own net|wrong net
# wants: child
# role grownup: parent = the grown-up behind the goal
# names: Des | Clive | Ron
# ages: 6-11
# holds: match(kind), dark(kind)

=== title
{~And It Is In|Three}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: heroes walk sad holding ball; friends walk calm; grownup stand calm
# things: door; 3 coats on hook; hook; 2 gloves on mat; mat
{~“Round the back of the house they come,” said Des, “and they have seen the door, {young:and it is in!”|and there was never any doubt about that one, and it is in!”} It was only the key. {H} went in after it.|“Here is the hall,” said Des, “and it is a good crowd for a {~Saturday|Sunday}.” {young:It was three coats.|It was three coats and an umbrella.} {H} came in past them.|It had been three. {H} came home, and nobody in the car had said the number, {young:but Des had.|but Des had, and at every traffic light.}}
Des is the voice that says what happens in a match. {L} had been in goal for all of it, and had come home with Des behind one ear. {young:Three times he had shouted, “And it is in!”|Three times he had shouted, “And it is in!” with a long middle.}
“And that,” said Des, as the gloves came down on the {~floor|table}, “is how it looked for the second.” # usual
{L} wanted Des to stop. It could not be nil any more, but it could be quiet.
-> DONE

=== s2
# shot: two
# place: bathroom; afternoon; clear
# action: heroes wash cross; friends peek surprised at heroes
# things: sink; tap on sink; cushion left
{joining}
First {L} held the whole head under the cold tap. “And it is in!” said Des.
So {L} sat down on a cushion, and did nothing, {young:as hard as it can be done.|as hard as anyone has ever done it.}
“And there is {themed_a},” said Des, “on the bench tonight.” # personal
“We are looking at a cushion,” said Des. {young:“Three-nil, if you have just joined us.”|“If you have just joined us: three-nil, and a cushion.”}
{is_loved:So {L} thought about {loved} instead. “And that is {L}, thinking of something else,” said Des. “It is not going well.”|{musing}} # personal
{hinderer_person:“What are you doing?” asked {hinderer}, and Des had all of it to tell again from the start.} # beat
{hinderer_animal:{hinderer} put a cold nose behind one knee, and Des went up like a kettle.} # beat
{hinderer_carried:{hinderer} began to slide off the other cushion, and Des followed it all the way down.} # beat
Then there was an itch. “It is going down the left!” said Des. “Can it be stopped?” ¶ It could not. {L} scratched. “And it is in,” said Des. # usual
-> DONE

=== m1
# aside
# shot: behind
# place: laundry; afternoon; clear
# action: heroes crouch cross before wheel; friends crouch curious
# things: big wheel; shirt in wheel; sock in wheel; basket
The kit had to go in the machine. Des came along to that. {young:He likes a round door.|He is at his best with anything that has a round door and takes things in.}
“Shirt,” said Des. “Sock. {young:Sock! And it is in!”|It is a sock again, and this one has a good deal of the pitch on it, and it is in!”}
Behind the glass it went round: number one, and a leg, and a sleeve, and number one. {young:They all looked at it for a while.|Most people will watch that for a while, if they have nothing that they would rather think about.}
“You could say something else,” said {A}. ¶ “There is nothing else,” said Des. {young:“It goes in, and I say so.”|“It goes in, and I say so. Nobody has ever rung up to complain.”}
{many:{B} turned it up to sixty.|It was turned up to sixty.} That is hot for a sock, but it was felt that it had to be done. # more
-> DONE

=== l1
# aside
# shot: wide
# place: playing-field; afternoon; breeze
# action: heroes stand worried before goal; 3 girl run happy; friends wave happy
# things: goal; football; 2 gloves
# people: girl
In goal one stands a good deal. {L} had tried to explain it to people. {young:You look at the back of everybody.|It is like being the last house of a village: everything goes on up at the other end, and you see who comes down the road.}
And then they all come at once.
“They looked bigger, when they came,” said {A}. ¶ “I said so,” said Des. {young:“I said, here they come, and they are big.”|“I said at the time, here they come, and by heaven they are large.”}
{young:You stand there in gloves. You cannot even do your nose.|And you stand there in gloves like two dinners, in which a person cannot so much as see to their nose.}
“He did his nose,” said Des. “In the second half.” # more
“I didn’t,” said {A}. # more
-> DONE

=== s3
# shot: object
# place: kitchen; dusk; clear
# action: heroes kick sad; grownup eat happy peas; friends sit-on-chair calm
# things: 3 peas on plate; plate on table; bread on table; jar on bread; table
At supper {L} played it all again, with peas. The mustard was in goal.
{helper_person:“The salt was nearer the post,” said {helper}, and moved it, with one finger, by a pea.} # beat
{helper_animal:{helper} was the far post, lay well, and left only when the bread came round.} # beat
{helper_carried:{helper} was leaned on the jug to be the far post, and was hit twice, and stood.} # beat
“Here is the first,” said Des, {young:and there went a pea.|in the slow voice that he keeps for when it is shown again, and a pea came over the cloth.} In it went.
The second was no better. {young:The mustard stood on the bread, and in went the pea.|The mustard went left, and then right, and stood on the bread, and in went the pea.} # usual
“And the third,” said Des. But {grownup} had eaten the third.
“I saw that one,” said {grownup}. “I would have let it in with both hands.” # usual
-> DONE

=== m2
# aside
# shot: two
# place: garden; dusk; breeze
# action: heroes sit-on-edge curious wall; friends sit-on-edge calm wall
# things: wall; leaf over wall; microphone on wall
Out by the wall {L} asked him straight out. “Were you ever in goal?”
Nothing came for a moment but the small noise that a microphone makes. {young:“Once,” said Des.|“Once,” said Des, in another voice. “It was at school.”}
“How many?” said {A}. ¶ “It was windy,” said Des.
{young:A leaf came over the wall, and down.|A leaf came over the wall just then, rather high, and dropped at the last moment, as they do, and he did not say one word about it.}
“How many, Des?” ¶ “Nine,” said Des. “I have not mentioned it on the air.” # usual
They both looked at the wall for a bit. It has always been good at keeping things out, and nobody has ever rung up about that, either. # more
-> DONE

=== l2
# aside
# shot: above
# place: bathroom; dusk; clear
# action: heroes sit curious in bath; friends stand calm
# things: bath; soap in bath; 5 bubbles over bath
The bath was run, and Des had the water coming up on both sides. {young:“And it is in!” That was the soap.|“It is past the plug, it is past the ankle, it is in!” he said, about the soap.}
There was a knee with a green mark, and an elbow with a brown one. {L} looked at them.
{young:“You get those if you jump,” said {A}.|“You don’t get those by standing still,” said {A}, to the elbow.} “When did I jump?”
Des did not know. {young:“It did not go in,” he said. “I have no note of it.”|“It cannot have gone in,” he said, and you could hear him going through his notes. “I would have it here.”}
{A} washed round the green one. It seemed a pity to rub it.
-> DONE

=== m4
# aside
# shot: behind
# place: living-room; dusk; clear
# action: heroes peek curious; friends sit surprised; grownup point happy at picture
# things: picture; football; sofa
Other goals had been let in, that day. {young:The man on the telly let in two. He spat.|The man on the television let in two, and he had a whole country, and the gloves for it, and all that he did about it was to spit.}
“He has a Des as well,” said {A}, and looked behind his ear.
“They all have,” said Des. {young:“There are a lot of us.”|“There are a great many of us, and we meet at Easter. It is a loud dinner.”}
{young:Then the man kicked it all the way to the other end.|Then the man put the ball down, and looked at it as if it were any ball, and kicked it to the other end.}
“Oh, very nice,” said Des. That was two things that he could say. # more
-> DONE

=== s4
# shot: close
# place: kitchen; night; clear
# action: heroes catch surprised cup; grownup clap laughing; friends jump happy
# things: cup in heroes.hand; row of 4 plates on sink; sink; paper on table; table
Then the pile by the sink began to slip. On the top was the egg cup, and it went.
{L} did not think. {young:One hand went out, and there was the egg cup in it.|A hand went out, low down, and there it was, with the egg cup in it, a finger’s width off the tiles.}
It was quiet behind the ear.
“Saved,” said Des. He tried the word again. “Saved! Have I said that today?” ¶ “No,” said {L}. “But there were more of those.” # usual
“I only write down what goes in,” said Des. {young:“There is no line for the others.”|“The form has no line for the others.”}
So they turned the form over. There was the one with the knee, and the one with the face. {grownup} knew three more, by the noise.
“Nine,” said Des, when it was done. “I must say. Nine!”
-> DONE

=== l3
# shot: two
# place: bedroom; night; stars
# action: heroes hold sleepy pyjamas; friends sit sleepy
# things: 2 gloves; button on pyjamas
The gloves were put to bed on the radiator. They lay on their backs, with all the fingers open.
Des did the pyjamas, but low down. “One arm,” he said. “Two.”
There was a foot in a sleeve. It was seen, and sent off. # more
There was a button in it. It was close. He left it open.
He had taken off his tie. You could hear it, if you lay on that side. # more
“Who is winning?” said {A}. ¶ “It is hard to say,” said Des. “They have all gone in to tea.” # more
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: heroes sit sleepy on bed; friends lie-back sleepy
# things: basket; shirt in basket
“I could just do the house,” said Des. “I like to finish with the house.”
The bins were in. The {~milk|key} was in. It was in by a good way. # spare
The rain had been let in at one window, a bit. He did not say how much. # more
“And the wash?” said {A}. The wash lay in the basket, and was warm on top.
“And it is in,” said Des. He did not shout. He said it as you would tell it to a cat.
The back door was in, and so was the step. Somewhere upstairs a shoe came down, and that was in. # more
-> DONE

=== l4
# shot: wide
# place: park; night; stars
# action: hedgehog walk calm; owl sit calm; heroes sit sleepy
# things: goal; 5 leaves before goal
Far off, in the park, stood the goal. There was no one in it.
The moon came round the post. It took its time. It did not try anything.
Some leaves lay in the net. A hedgehog went in on the left, had a look, and came out on the right.
That was all. There were no more goals. It was much as it had been before lunch.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: 2 gloves
The light went out. It had been a long day for a voice.
{resting}
{keepsake}
{dream} # spare
“Here is {L},” said Des. It was hardly more than a hum. # usual
“Down the left side of the bed goes a foot. Here comes the other one.” # usual
There was a wait.
“The head is down,” said Des.
The pillow was there. It had been there all day.
“And…” said Des.
“And it is in.”
Goodnight, {H}. Goodnight, Des.
Goodnight.
-> DONE

=== next_night
“Good morning,” said Des, rather hoarse. “It is egg, with soldiers, and here comes the spoon.” The egg cup was brought out, and shown from the left, and shown again, slowly, with the hand under it.
“How many times will you do that one?” asked {A}.
“At Easter they will want it at least twice,” said Des. “I shall let it go just before the cheese.”
-> DONE

=== next_bedtime
“The house is in,” said Des. “All of it.” And he put down the microphone.
-> DONE
