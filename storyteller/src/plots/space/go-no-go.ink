# about: test; trying-again
# also: nervous; frustrated; school-day; scared; learning
# wants: child
# names: Mrs Halloran | Mrs Calloway | Mrs Ferreira
# ages: 10-12
# holds: moon(kind), rocket(kind), dark(kind), bee(kind)

=== title
{~Go, No Go|The Woman With the Shoebox}
-> DONE

=== s1
# shot: wide
# place: museum; afternoon; clear
# action: L push worried wheel; heroes sit-on-chair worried; halloran sit-on-chair happy holding shoebox; friends sit-on-chair worried
# things: loudspeaker; wall; spaceship
# people: halloran=woman(old, she)
{~“You have crashed,” said the loudspeaker, “into the moon.” It had said so to {H} nine times since four o’clock, in the friendliest way, and on Friday it was going to count.|Behind the museum, in a shed, is the front end of a spacecraft, sawn off like a loaf. {H} had been landing it on the moon since four o’clock, and none of the landings could be described as soft.|On Friday a man was coming with a clipboard, and {H} would have to land on the moon in front of him. This was Wednesday. So far it stood at nine to the moon.}
This was a simulator, and had flown on the ground for thirty years. Behind a wall, where no pilot could see her, sat Mrs Halloran with a shoebox.
The switches were real. The moon was a very good film of the moon. # spare
In the box were cards, and on each card was something that could go wrong. She drew one for every flight. She was said to enjoy it. # spare
{joining}
{is_loved:On the subject of {loved} {L} could have been examined without a day’s notice. The moon was another matter.|{musing}} # personal
“I only want one,” said {L}, “where nothing happens.”
-> DONE

=== s2
# shot: two
# place: rocket; afternoon; stars
# action: L push cross wheel; heroes hold cross wheel; friends look-up worried
# things: spanner; clock; loudspeaker
The obvious thing was to be more careful. The tenth landing was the most careful ever flown, and it went like butter, until the fuel gauge went to sleep.
{hinderer_person:“What does this one do?” asked {hinderer}, from the second seat, and there was a silence, and it did.} # beat
{hinderer_animal:{hinderer} had seen something move on the moon, and was up at the window, in front of all the craters.} # beat
{hinderer_carried:{hinderer} had been strapped into the second seat, on top of a switch, and so it was also night.} # beat
“Empty since the last crater,” said the loudspeaker, “and crashed into the moon.” # usual
The next thing was to be clever. {A} learnt by heart every fault that had come up so far. On Thursday nobody was better prepared for Wednesday.
“There is a spanner in the steering,” said the loudspeaker. It had not come up before.
-> DONE

=== m1
# shot: close
# place: rocket; afternoon; stars
# action: A point happy at loudspeaker; heroes write happy notebook; friends hold happy biscuit
# things: loudspeaker; radio; biscuit; spanner; helmet on heroes.head
Before a landing you go round the desks, as they did it in Houston. Each desk may say one of two things. “I think so” is not one of them.
“Fuel?” ¶ “Go.” # spare
“Radio?” ¶ “Go.”
“Steering?” ¶ “Go,” said {A}, {many:and {B} said “No go,” because of the spanner, and was quite right.|and then, since there was only one person at six desks, got up, went round, and said “No go,” because of the spanner.}
“Biscuits?” asked the loudspeaker. It was a trap, and did not work. “Go.” # spare
It is a strange thing, but a ship is much easier to sit in once everybody has been asked. # more
-> DONE

=== l1
# aside
# shot: wide
# place: rocket; afternoon; stars
# action: bee fly happy; A look-up worried at bee; heroes look-up laughing at bee; friends look-up laughing
# things: jar; radio; helmet; card
By teatime the ship had met, in this order, a window that steamed up on the inside, a radio that received nothing but a cookery programme, and a bee.
The bee was real. Mrs Halloran had brought it in a jam jar, and it went out again by the ventilator when it had been of use.
“There are no bees on the moon,” said {A}, when that landing was over. It had been over rather early.
“No,” agreed the loudspeaker. “But you looked at it for nineteen seconds. There will be something on the moon.”
Then there was the card that said only: “Your nose itches, and you are wearing a helmet.” Grown men, it seemed, had been beaten by that one. # more
-> DONE

=== m2
# aside
# shot: above
# place: museum; afternoon; clear
# action: A write calm wall; heroes read surprised wall; friends read curious wall
# things: pencil; blackboard; loudspeaker
The crashes were all written up, in pencil, on the back wall of the shed. Some people had one, and had not come back. Some had forty, and their names were now on stamps.
You could read them while your knees got used to the floor. # spare
“Who is the {~hundred and six|ninety-four}?” asked {A}.
“Ah,” said the loudspeaker, and there was a small silence on the line. “That was before I had the shoebox. I used to sit where you are sitting.”
{pausing} # company
And {A}, who had been meaning not to, picked up the pencil and wrote down fourteen. It looked quite at home. # spare
-> DONE

=== s3
# shot: behind
# place: museum; dusk; clear
# action: A point surprised at halloran; heroes point surprised at box; halloran sit-on-chair happy; friends peek surprised
# things: shoebox; lid; row of 6 cards; wall; loudspeaker
Then {A} got out, and stood in front of the wall.
{helper_person:“Follow the wire,” said {helper}, and did, and at the end it had a door.} # beat
{helper_animal:{helper} went straight round the end, as if there were ham, and could be heard being spoken to kindly.} # beat
{helper_carried:{helper} was held up to look over the top, and the other side said good afternoon.} # beat
“You do it on purpose,” said {A}, on the far side.
“Certainly I do it on purpose,” said Mrs Halloran, who had a cardigan on. “Who did you suppose was doing it?”
On her knees was the box, with a thin row of cards in it. Beside it was the lid, and in the lid lay a great many more, face up: the gauge, the spanner, all of them.
“They never come twice,” said {A}.
“What would be the use of that?” said Mrs Halloran. “You know those.” # spare
“So whatever is in the lid,” said {A} slowly, “has already happened. Then could we have the box, please? All of it. Now?”
-> DONE

=== m4
# aside
# shot: two
# place: rocket; dusk; stars
# action: halloran throw happy card; A shout happy up; heroes catch happy card; friends clap happy
# things: 4 cards; wheel; map; lid
She had never been asked before. She went pink, and dealt them out like a conjurer.
Landing light out: a crash, and {A} said “Next,” and the card went into the lid. Moon the wrong way up: a crash, and “Next.” Then came a puncture, and there was already a thumb on the place, and no crash at all.
“Next,” said the loudspeaker, a little faster.
There was a landing with a map of {~Norway|Wales}, and one on the radio’s advice for sponge cake. # spare
It was not that nothing went wrong. Everything did. But it had begun to go wrong in front of somebody who was leaning forward.
-> DONE

=== l2
# aside
# shot: above
# place: museum; dusk; clear
# action: halloran point calm at paper; A read surprised paper at halloran; heroes eat surprised apple; friends listen surprised
# things: desk; paper on desk; glass on desk; lamp
While the machine cooled down, she told them about the list under the glass.
“In the summer of 1969 they were practising for the real one,” said Mrs Halloran. “A man with a box like mine gave them an alarm that nobody knew. They called it off, and they need not have. My word, they were cross with him.”
“And then?”
“Then they wrote out every alarm there was, by hand, and slid the sheet under the glass of a desk. Two weeks later two men were over the actual moon, and an alarm came on.” {A} had stopped chewing. “It took as long as it takes to look down. ‘Go,’ they said. That is in all the books. The other one with a shoebox hardly is.”
-> DONE

=== s4
# shot: close
# place: museum; dusk; stars
# action: halloran give happy lid at A; A hold proud lid; heroes peek happy at shoebox; friends clap happy
# things: lid in A.hand; 6 cards; shoebox
The last card but one had nothing on it at all, on either side. {They} sat like {many:stones|a stone}, and waited for it, and watched every needle in the ship. Bump, went the moon.
“What went wrong?” said {A}. ¶ “Nothing,” said Mrs Halloran. “You did ask for one.”
And it had gone by with nobody looking. # usual
She turned the box over, and shook it. It was empty, right into the corners. The lid was full. # usual
“And on Friday?” said {A}. ¶ “Something small, I expect,” said Mrs Halloran. “But the big ones are all in here.” And she gave {A} the lid to hold. # usual
-> DONE

=== l3
# shot: wide
# place: street; dusk; stars
# action: cat look-up calm on wall; A point calm at moon; heroes look-up calm at moon; friends walk calm
# things: moon; wall; bus; street-lamp
It got dark on the way back. Over the bus depot came the moon, the real one, without a mark on it.
“It looks soft from here,” said {A}.
{homeward} # company
Two men had stood up there once. On the way down a bell had rung. Somebody had had a list. # spare
The list must have been in a good round hand. No name was on it. # more
A cat sat on a wall and looked at the moon too, for a good while. Then it had an itch. # spare
-> DONE

=== m3
# shot: object
# place: bedroom; night; stars
# action: A sit calm; heroes sit calm; friends sit calm
# things: satchel; 2 pencils; ruler; 2 socks; biscuit
The bag had to be packed, by going round the desks.
“Two pencils?” ¶ “Go.”
“Ruler?” ¶ “Go.”
“Something to eat, that does not crunch?” ¶ “Go.”
“Socks?” said {A}. That had to be looked into. One was there, on the wrong side of the heating. “No go.”
So a sock was found. “Socks?” ¶ “Go.”
To say the other thing is no shame. It is what it is for. # spare
-> DONE

=== l4
# shot: wide
# place: museum; night; stars
# action: heroes sit sleepy; friends sit sleepy
# things: 6 cards; scissors; shoebox; lid; lamp; coat
Back in the shed Mrs Halloran put on her coat. She had the light on over the wall. Under fourteen crashes she put a line. Under the line she put: “Asked for all of it.”
She had not written that before. She looked to see if it was straight.
Then she sat down and cut some new cards. It was for the next ones. One had a moth on it. # spare
The film of the moon was wound back to the start. Click, click, it went. The needles lay down, one by one. # more
She did like it. People were quite right. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: satchel; moon
The bag was by the door, shut.
{resting}
{keepsake}
{dream} # spare
“Left foot?” said {L}, in the dark. ¶ “Go.”
“Right foot?” ¶ “Go. A bit cold, but go.” # usual
“Blanket?” ¶ “Go.” # usual
“Tomorrow?”
That one took a while. Out in the night a bus went home with all its lights on. # usual
“Go,” said {L}.
“Pillow?” And there was no one at the desk.
Over the roof went the moon, in good order. It could wait.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A postcard had come from the shed behind the museum, with a moth on it, drawn from life. “I tried the new card on the man with the clipboard,” it said. “He looked at the moth for thirty-one seconds. Then he crashed into the moon.”
Under that there was one more line. It said: “He has asked for another go.”
-> DONE

=== next_bedtime
The postcard stood by the lamp. It would. It was a moth.
-> DONE
