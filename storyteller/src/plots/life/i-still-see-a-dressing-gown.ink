# tells: entries
# wants: other
# role friend: toy = a giraffe called Clive
# names: Clive | Miles | Hugh
# never: misses|miss her|miss him|miss them|missing her|missing him|missing his|missing their|missing them|homesick|went home to|gone home|gone back|flew home|had to sell|hasn't spoken|won't stop crying|wont stop crying
# ages: 3-9
# holds: dark(kind)

=== title
VAR lead = "everybody"
VAR Lead = "Everybody"
VAR lead_many = false
VAR act = ""
VAR has_act = false
VAR act_2 = ""
VAR has_act_2 = false
{
- is_being_1:
~ lead = being_1
~ Lead = being_1
~ lead_many = being_1_many
- is_thing_1:
~ lead = thing_1
~ Lead = thing_1
~ lead_many = thing_1_many
}
{
- is_entry_1_act:
~ act = entry_1_act
~ has_act = true
}
{
- is_entry_2_act:
~ act_2 = entry_2_act
~ has_act_2 = true
}
{~I Still See a Dressing Gown|Once More, with Less Light}
-> DONE

=== s1
# shot: two
# place: bedroom; dusk; clear
# action: friend sit proud on cushion; A hold curious paper at friend; heroes stand; friends sit
# things: cushion; chair; dressing-gown on chair; paper in A.hand; basket; e1
{~“From the top, please,” said {friend_a} to {H}.|{H} had the paper, and {friend_a} had the cushion, and was in charge.|“Quiet, please,” said {friend_a}, when {H} had only just come in. “This is a rehearsal.”}
{is_entry_2:At the top of the paper it said this:|This was what it said on the paper:}
{entry_1}
{is_asked:“Nobody has seen that yet,” said {friend}. “So we shall see how it goes.”|{is_coming:“It has not come yet,” said {friend}. “Until it comes we can practise.”|“It has been done,” said {friend}. “I should like it again, just as it was.”}} # usual
{young:A dressing gown had to be {lead}, over a chair, with both arms out.|{Lead} had to be a dressing gown, over the back of a chair, with both arms out.}
{lead_many:It had never been several before, and hung very wide.|It had never been {lead} before, and hung very straight.} # usual
{is_being_1 and thing_1_why != "":{thing_1} {thing_1_many:were|was} {thing_1_prop}. {thing_1_why}} # usual
The laundry basket was everything else, with the lid on.
{not is_asked:“And who is {L}?” asked {friend}. ¶ “I am,” said {L}. ¶ “Good,” said {friend}. “Very like.”} # usual
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A hold curious at chair; friend point at chair; heroes stand; friends sit
# things: chair; door; bed; lamp
“Let me see {lead} in another place,” said {friend}. {young:So the dressing gown was hung on the door.|So the dressing gown was taken off its chair and hung on the hook of the door.} There {lead} was very tall, and had no feet.
{young:Then it lay on the bed, and it was too flat.|Then it was laid out on the bed, and there {lead} looked as if somebody had just got out.}
{pausing} # company
“Back on the chair,” said {friend}. “At least that has legs.” {young:It had four.|It had four, and they settled on the front two.}
Everything else was pushed a bit to the left, so that {lead} could be seen from the door. # spare
“Do not bend,” said {friend} to {lead}, and a sleeve slid down. # more
-> DONE

=== s2
# shot: wide
# place: bedroom; dusk; clear
# action: A shout happy at dressing-gown; friend sit; heroes stand happy; friends stand
# things: chair; dressing-gown on chair; basket; cushion; e1; e2; themed
“Everybody who is in it!” called {friend}, through a paper tube. # usual
{joining}
{hinderer_person:{hinderer} asked if there was a part left, and was the wall.} # beat
{hinderer_animal:{hinderer} came through the middle, took a sock out of everything else, and left on the other side.} # beat
{hinderer_carried:{hinderer} was put where nobody could see {lead}, and then somewhere else.} # beat
{themed_a} stood for everything that they had not got. # personal
{young:They did it from the top to the bottom, as loud as it would go.|They did it from the top of the paper to the bottom, so loud that you could have followed it on the stairs.} ¶ {is_entry_1_shown:{entry_1_shown}|{has_act:{act}|Where it got fast, they got fast, and where it said {lead}, {L} shook the chair, and both the sleeves went up.}}
{is_entry_1_saying:And this had to be shouted: ¶ “{saying}”}
“Good,” said {friend}. {young:“But I still see a dressing gown.”|“All very good. But where {lead} should be, I still see a dressing gown.”}
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A look-through curious; friend sit curious; heroes stand; friends sit
# things: chair; basket; cushion; lamp
{A} looked at it through a paper tube, {young:and saw one thing at a time.|and through that you only see one thing at a time, and that is round.}
“What do you see?” asked {friend}. ¶ “A bit of arm,” said {A}. ¶ {young:“Is it the arm of {lead}?”|“Would you say that it was the arm of {lead}?”} ¶ {A} looked, and went down as far as the cuff. “It could be.”
Then there came a pocket, with a handkerchief in it, and it was a dressing gown again. # spare
{young:“Look at everything else,” said {friend}.|“And everything else?” asked {friend}. “How is everything else, when you see it like that?”} ¶ “Round,” said {A}.
It seemed to be better, the less of it you saw, but they did not think of that till later. # more
-> DONE

=== m2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: friend point at A; A stand curious; heroes stand; friends sit
# things: chair; basket; cushion; paper on cushion
{friend} had notes. {young:“First note,” said {friend}. “Everything else must not creak.”|“I have two notes,” said {friend}. “The first is that everything else must not creak.”}
{A} went over and told the basket. {young:It creaked.|The basket heard it out, and creaked.}
“And {lead},” said {friend}, “less sleeve.” {young:So {A} rolled up the sleeves.|So {A} went to the other one and rolled up both sleeves, to above the elbow.} ¶ “Now I see a dressing gown washing up,” said {friend}.
The sleeves were let down again, and one of them patted {A} on the way. # spare
{not is_asked:“There is no note for me,” said {A}. ¶ “You were you,” said {friend}, “all the way through.”} # more
One of the sleeves had a biscuit in it, which nobody had asked for. # more
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L whisper calm at friend; friend sit worried; heroes kneel; friends sit
# things: chair; dressing-gown on chair; hat on dressing-gown; basket; e2; e3
So they gave {lead} a hat. ¶ “Now I see a dressing gown in a hat,” said {friend}. {young:“Once more, and quieter.”|“Once more, please, and quieter.”}
{helper_person:{helper} kept a finger on the paper, so that nobody got lost.} # beat
{helper_animal:{helper} lay down flat, put a chin on the floor, and showed how quiet it could be done.} # beat
{helper_carried:{helper} was set down on the paper, so that it stayed open at the place.} # beat
{is_entry_2:The paper went on, and so did they: ¶ {entry_2}}
{is_being_2:{being_2} {being_2_many:were|was} {being_2_prop}. {being_2_why}} # usual
{is_thing_2 and thing_2_why != "":{thing_2} {thing_2_many:were|was} {thing_2_prop}. {thing_2_why}} # usual
They did it in a whisper. ¶ {has_act_2:{act_2}|{is_entry_2_shown:{entry_2_shown}|{L} did it again with one hand, and kept the other for the sleeve.}}
{is_entry_1_saying:Even the shout was whispered: ¶ “{saying}”} # usual
{is_entry_2_saying:And this was whispered: ¶ “{saying}”} # usual
{young:Outside it got dark.|Outside it was getting dark, and inside it was, too.} # usual
That was better. {young:{friend} saw less of the dressing gown.|Of the dressing gown {friend} saw only the sleeves.}
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A whisper curious at friend; friend listen; heroes kneel; friends sit
# things: basket; chair; cushion; sock on rug
“May I ask something?” whispered {friend}. “What is in everything else?” ¶ {young:{A} lifted the lid. “Socks.”|{A} lifted the lid a little, at the side where nobody sat. “Socks,” whispered {A}, “and one towel.”}
{friend} thought about that. {young:“We will not say so.”|“It is not on the paper,” whispered {friend}, “so we need not say so.”}
The lid was shut again, {young:and it was everything else.|and from then on it was everything else, all the way down.}
It is the same with most things. You do not look in while they are being something else. # spare
{Lead} had something in one pocket, too, and that was not asked about. # more
They listened at the lid once more. It was quiet in there, as it is with socks. # more
Whoever whispers has to come near, and so they were all quite near by now. # more
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; stars
# action: A lie-back curious on rug; friend lie-back; heroes lie-back; friends sit
# things: rug; chair; basket; cushion
They tried out how it was from below. {young:Everything else was as big as a house.|From the rug everything else was as big as a house, and you could not have said where it stopped.}
“And now I look up at {lead},” said {friend}. “That is not bad at all.” ¶ {young:{A} looked up, too. There was a chin, or it was a collar.|{A} looked up as well, past a hem and past a pocket, to where there was a chin, or else a collar.}
Lying down, it took them no time to get to the end, because nobody had to walk there. # spare
The ceiling had been over it all the time, and nobody had given it a part. # more
{friend} stayed down there for a bit longer than was needed, and called it looking. # more
It could have been the sky, if there was one in it. # more
-> DONE

=== s4
# shot: two
# place: bedroom; night; stars
# action: L lie-awake calm; friend lie-awake surprised; heroes lie-awake; friends sit
# things: bed; chair; dressing-gown on chair; moon; e1
“Once more,” said {friend}, “lying down.” ¶ So they got into bed, and put out the lamp. {is_entry_3:There was still this on the paper: ¶ {entry_3}{is_entry_4: ¶ {entry_4}}}
“I can make out one sleeve,” said {friend}. “It is a very good sleeve.” # usual
{L} thought about it. The less you saw of it, the better it had been. ¶ “Shut your eyes,” said {L}.
They both shut them. Then it began, by itself, from the top. There was no chair in it, and no hat.
{entry_1_seen} # usual
“Oh,” said {friend}. “{Lead}!”
“And everything else?” asked {L}. ¶ “There, on the left,” said {friend}. “And it does not creak.” # usual
-> DONE

=== l3
# shot: two
# place: bedroom; night; stars
# action: A lie-back sleepy; friend lie-back sleepy; heroes lie-back sleepy; friends sit
# things: bed; quilt; pillow
“What do you see now?” asked {friend}. ¶ “The same as you,” said {A}, with shut eyes.
“Mine has stopped for a bit,” said {friend}. ¶ “Mine, too.”
They waited. It went on. # spare
“Is {lead} still there?” ¶ “Still there.” # more
Nobody had to hold anything up. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A brush-teeth sleepy; friend sit; heroes brush-teeth; friends stand
# things: basin; mug; tap
There were still the teeth. It was cold on the way.
So {A} put {lead} on. It was warm in there.
{Lead} had to be held up in front, not to fall over. # spare
“Very like,” said {friend}, on the edge of the basin. # more
Then {lead} was hung up on the door. The part was done. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: friend sleep; heroes sleep
# things: chair; basket; hat on chair; moon
The chair had nothing on it but a hat. It had been under {lead} all evening.
The basket creaked. Nobody gave it a note. # spare
It had been everything else. Now it was socks again, right to the top. # more
The paper lay on the rug. In the dark it had nothing on it. # more
The alarm clock ticked. That was left in. # more
A tube lay there, too. It was the quietest thing in the room. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friend sleep; friends sleep
# things: quilt; pillow; moon
{resting}
{keepsake}
{dream} # spare
It went on behind their eyes. {Lead} had all night.
{is_saying:And somebody said it. You could hardly hear it. ¶ “{saying}”}
{entry_1_night} # usual
The dressing gown hung on the door. It was off. # usual
“Once more,” said {friend}, and was asleep before it began.
Goodnight, {friend}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
On the chair hung a dressing gown in a hat. “I have learnt another part,” it said, “in case there is one tonight.” Then it hung there and waited to be asked which.
{H} walked all round it. It had both arms out, and a sock on each. In the end it had to be asked. “A dressing gown,” it said. It did that very well.
-> DONE

=== next_bedtime
The dressing gown hung on the door with its arms down. Everybody had shut eyes, and it could be whatever it liked.
-> DONE
