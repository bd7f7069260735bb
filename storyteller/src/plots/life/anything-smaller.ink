# tells: line
# when: done
# wants: child
# names: Mrs Lock | Mrs Weir | Mrs Penstock
# ages: 3-10
# holds: bus(kind), dark(kind), otter(kind)

=== title
{~Have You Anything Smaller?|The Last Bus Round}
-> DONE

=== s1
# shot: wide
# place: lane; dusk; clear
# action: heroes run surprised; otter wave happy; friends run happy
# things: bus; gate; sock in heroes.hand; lamp on bus
{~“{wished_said},” said {H} at the window, and a bus stopped outside, which no bus had ever done.|There is a bus that comes by at bedtime, and it is not on the timetable. {H} had only just said it, “{wished_said},” when it drew up at the gate.|Ting, went a bell out in the lane. {H} had one sock on, and was saying it to the other. “{wished_said},” said {L}, and there stood a bus.}
It was as long as a sofa, and it had an otter at the wheel, in a cap.
“Once round, and back to your own door,” said the otter, who had Mrs Lock on her badge. “What have you got?”
{L} had no money, {young:for pyjamas have no pockets.|for pyjamas are not made with pockets.} ¶ “Not money,” said Mrs Lock. “You pay with what you had today.” # usual
{L} said it once more, and passed it up to her.
Mrs Lock held it to the lamp. “I can’t change that,” she said. “Have you anything smaller?”
-> DONE

=== s2
# shot: two
# place: bus; dusk; clear
# action: heroes sit-on-chair curious; goose sit-on-chair happy; tortoise sleep sleepy; otter hold calm lamp; friends sit-on-chair calm
# things: toast in heroes.hand; window
Mrs Lock let them in, to look for it sitting down. # usual
{joining}
All the seats had somebody in them, and each had paid with something. “Saw a worm,” said the goose, “and it was mine.” That took her all the way round.
“Slept,” said an old tortoise, “and then slept.” He had a season ticket. # usual
“Nearly went out,” said a mouse, who had had one foot over the step. # usual
{A} began to feel about in the day for something small. There was some toast. {young:But the big thing was stuck to it.|But each time the big thing came out with it, as a whole cardigan comes after one loose thread.}
{is_wished_place:“There was {wished_place},” said {A}. ¶ “That is the same note,” said Mrs Lock. “I can see the edge.”} # wished
{is_wished_matter:“What about only {wished_matter}?” said {A}. ¶ “I should not like to tear it,” said Mrs Lock.} # wished
{hinderer_person:“Looked for my glasses,” said {hinderer}, who paid for everybody, but only as far as the corner.} # beat
{hinderer_animal:{hinderer} had had eleven good smells, and laid all of them out in the gangway.} # beat
{hinderer_carried:{hinderer} had been under a cushion since two, and they could not make much of that.} # beat
Up in the rack lay {themed_a}, which somebody had left there as a deposit. # personal
-> DONE

=== m1
# aside
# shot: above
# place: pond; dusk; rain
# action: 2 ducks walk happy; otter give happy puddle; heroes look-through curious
# things: bus; puddle; rain-cloud
At the pond two ducks got in. {young:“Rain,” they said. “We had some.”|“We had rain,” they said, “about four o’clock. It was only local.”}
Mrs Lock took it, and gave them back a puddle. {young:That was the change.|She has it all in a bag on her front, and she found a very fair puddle, with a leaf in.}
“Is that what you get?” asked {A}. ¶ “You get what is over,” said Mrs Lock. {young:“It is worth having.”|“People never look at it. There is some good stuff in change.”}
The ducks shared the puddle, and had one half each. # spare
“It rained on us as well,” said {A}. ¶ “Then you will know,” said the ducks. # more
They had offered the goose a look, but she had her worm to think of. # more
-> DONE

=== l1
# aside
# shot: close
# place: bus; dusk; clear
# action: heroes listen curious mouse; mouse sit-on-chair worried; friends sit-on-chair calm
# things: ticket in mouse.hand; window
Next to {A} sat the mouse, with her ticket held in both hands. {young:“What did you have?” asked {A}.|“What did you pay with, if I may ask?” said {A}.}
“I nearly went out,” said the mouse. {young:“I had my foot over the step.”|“I had one foot over the step, and I looked at all of it. And then I did not.”}
“How far does it get you?” ¶ “This is as far as it goes,” said the mouse. {young:“I am on the bus.”|“I have been going round for an hour. I think that they have forgotten about me.”}
Mrs Lock had not forgotten. You could see her eyes in the mirror. # spare
“What was it like, with the foot over?” asked {A}. ¶ “Wide,” said the mouse. # more
“It was a big foot, for a mouse,” said {A}, and it cheered her up. # more
-> DONE

=== m2
# aside
# shot: two
# place: bus; dusk; clear
# action: goose point surprised at heroes; heroes stand proud; tortoise look-up surprised at heroes; friends clap happy
# things: church; window
By the church the goose turned right round in her seat. {young:“Show us, then,” she said.|“Well, show us,” she said. “We have all shown ours, and I do not often get out my worm.”}
So {A} showed them. {young:Now all the bus could see it.|This time it went all down the bus, from hand to hand.}
Somebody at the back said oh. {young:The tortoise woke up.|The tortoise put out his head, and had not done that since the market place.}
“You do not get many of those,” said the goose. {young:“Not on this bus.”|“I have been on this route for nine years, and I have seen two. And one was foreign.”}
{pausing} # company
-> DONE

=== l2
# aside
# shot: behind
# place: bus; dusk; clear
# action: heroes crawl curious under chair; friends point happy at star; otter point happy
# things: chair; tiny star under chair
They did find a small one, in the end. It had rolled under the seat. {young:It was a bit of this morning.|It was a piece of this morning, about so long, when nothing had been going on at all, and the sun was on the floor.}
“That will do nicely,” said Mrs Lock. {young:“It takes you to the corner.”|“That is one to the corner, for everybody.” She had her hand out.}
{A} looked at it. {young:It was rather a good one.|Nobody had looked at it properly before, and it was rather a good one. It had dust in it, going up.}
“I think I shall keep that as well,” said {A}. # spare
The sun on that floor had gone all the way to the leg of a chair. You could have paid for a whole street with it. # more
“They all say so,” said Mrs Lock, “when they see it.” She did not sound put out. # more
-> DONE

=== s3
# shot: close
# place: bus; dusk; clear
# action: heroes stand worried; otter hold calm; goose shout surprised; friends stand worried
# things: bridge; window; tiny star in heroes.hand
At the bridge Mrs Lock put on the brake. “I must have something,” she said, “or you will have to get down.” # usual
{L} looked at the big one. Was it to be given up, the whole of it, for one time round?
{helper_person:“Ask what she does with them,” said {helper}, in the ear that was nearest.} # beat
{helper_animal:{helper} got up on the seat, and sat down on the end of it, so that it could not be taken just yet.} # beat
{helper_carried:{L} moved {helper} over, and had one hand free.} # beat
“If I gave it to you,” said {L}, “would I still have had it?” ¶ “Oh, yes,” said Mrs Lock. “I only want a clip off the end.”
“Then here it is,” said {L}. “You can keep the change.”
But all down the bus they called out: “No! Don’t do that!”
-> DONE

=== m4
# aside
# shot: two
# place: bus; dusk; clear
# action: otter think worried; goose give happy crumb; tortoise give happy; heroes hold happy hat; friends clap happy
# things: puddle; bread; hat in heroes.hand
They would not hear of it. {young:“That is a lot of change!” said the goose.|“That is more change than there is,” said the goose. “You could live for a month on it.”}
So Mrs Lock had to count, and she had not got enough. {young:She had a puddle, and a crust.|She had one more puddle, and a crust, and the end of somebody’s whistle.}
“I can put in a bit,” said the tortoise. {young:They all put in a bit.|And one after another they put in a bit, whatever they had about them that was small and still good.}
The mouse put in the step, with the sun on it. # spare
There was not a pocket on the bus that did not give. # more
-> DONE

=== s4
# shot: wide
# place: bus; night; stars
# action: mouse stand proud; heroes sit-on-chair happy; otter hold happy ships-wheel; friends sit-on-chair happy
# things: hat in heroes.hand; mill
Snip. She took a clip off the end.
“All the way round,” said Mrs Lock, “and there is your change.” It filled a hat.
So they sat in the front, with the hat on their knees, and saw the mill go by, and the pond.
Up in the rack {themed} slid over to the left, and back, as they went round the pond. # personal
When they came to {short:a step, a mouse|the step, the mouse} got out, who had nearly gone out before. She stood on it. “I am out,” she said. “That will do for tomorrow.” # usual
And then there was a gate, and it was theirs. # usual
-> DONE

=== l3
# shot: behind
# place: lane; night; stars
# action: heroes wave sleepy; friends wave sleepy; goose wave sleepy
# things: bus; lamp on bus; gate
“Mind the step,” said Mrs Lock. Ting.
They saw the back of it go. It had a small red lamp, and a goose in the glass.
It went over the bridge. It did not make much noise. # spare
The tortoise had got back in. He was paid up for years. # more
The lane was just the lane. There was a bit of puddle on it. # more
-> DONE

=== m3
# shot: above
# place: kitchen; night; stars
# action: heroes kneel happy before hat; friends kneel happy
# things: hat; bread; star; mat; puddle
They tipped out the hat on the mat, to see.
There was a crust. There was a worm, or the look of one. There was the sun on a step.
“And this?” It was the end of a whistle. You could hear it, if you held it up. # spare
They put it all back. It was still a good lot. # more
Right at the bottom lay the season ticket. They would hand that in. # more
A bit was left out, for the cat. # more
-> DONE

=== l4
# shot: wide
# place: lane; night; stars
# action: otter wave happy; heroes sit sleepy
# things: bus; big moon before bus; star
Mrs Lock had one more to take. It was the moon, with all it had seen.
“I can’t change that,” said Mrs Lock. “Get in.”
So it got in. It had to sit by the door. # spare
The bell gave one ting, for no one. # more
Round they went. They had the road to themselves. # more
On a nail by the wheel hung what she had clipped. There were not so many. She had a look at the new one. # more
-> DONE

=== s5
# shot: object
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: hat on chair; chair; star in hat; bus
The hat was on the chair. The bed was there, and it was all paid for.
{resting}
{dream} # spare
Was the big one still there? {L} had a look. # usual
“{wished_said},” said {L}. And it was all there, but for one small clip at the end.
Some of the change had got in with it: a crust, and a bit of sun. # usual
Ting, went a bell, far off, and a red lamp went by.
It was once round, and back to the door.
Goodnight, {H}. Goodnight, Mrs Lock.
Goodnight.
-> DONE

=== next_night
There was a lost-property card on the mat, clipped at one end. “Left on the bus,” it said. “One sock.”
Mrs Lock had brought it round herself, over the arm, and would take nothing for it. But she stayed at the gate a moment. “That bit I clipped off,” she said to {H}. “I have it up by the wheel. The moon asked about it. I said that it was not for sale.”
-> DONE

=== next_bedtime
By the wheel of a bus hung a small bit of a day. Mrs Lock had it where she could see it.
-> DONE
