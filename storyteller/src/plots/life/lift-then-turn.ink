# about: first-day; new-class; back-to-school
# also: nervous; shy; school-day; scared; embarrassed; lonely
# news: bad
# when: coming
# wants: child
# form: letter
# ages: 10-12
# holds: dark(kind)

=== title
{~Lift, Then Turn|To Whoever Has 114}
-> DONE

=== s1
# shot: wide
# place: bedroom; afternoon; clear
# action: heroes read curious letter; friends peek curious at letter
# things: key in heroes.hand; envelope; stairs
{~“To whoever has 114,” said the envelope. {H} had never met anybody who had 114, and opened it on the stairs.|There was a key in the envelope, and a letter round the key. The key was small and had 114 on it. So that was the locker, and the school would not be long, and {H} sat down on the bed to see who was writing.|On the last day of the summer something came through the door that rattled. It was for {H}, in a way. It was a key, and it had been addressed to a number.}
{joining}
“You do not know me,” the letter began. “I had 114 last year. There is always a letter. You will want to know how not to look lost.”
It was exactly what {L} wanted to know, and had not asked anybody.
{is_wished_place:A good deal had been said about {wished_place} at home, all of it by people who did not have to go.} # wished
-> DONE

=== s2
# shot: two
# place: bedroom; afternoon; clear
# action: heroes think worried; boy walk calm; 3 girl walk worried; friends read calm map
# things: map; desk; stairs
# people: boy(blue coat); girl
“You will have learnt the map by heart,” said the letter. It lay on the desk, rather soft from being learnt. “It is of the old building. It shows a staircase that fell down.” ¶ {L} turned the map over. # usual
{hinderer_person:“Straight on and left,” said {hinderer}, with the map the other way up, and set off into the airing cupboard.} # beat
{hinderer_animal:{hinderer} walked across the map, and sat down on the science block, and that was one less to find.} # beat
{hinderer_carried:{hinderer} was lying on the map, with one end in the gym, and had to be looked round.} # beat
“Then you will think: I shall just follow the others. Everyone thinks that. In my first week nine of us followed a boy in a blue coat all the way round two floors, and then it came out that he had been following us.”
{L} had been going to follow the others. There were not many plans left. # usual
{is_wished_day:It would be {wished_day}. {L} had looked that up, in case it had been moved.} # wished
“So look lost,” said the letter. “On the first day it is the uniform.”
-> DONE

=== m1
# shot: behind
# place: school; afternoon; clear
# action: heroes tiptoe worried; woman point calm; boy run worried; friends tiptoe calm
# things: bell; stairs; wall; door
# people: woman(tall); boy
“There are two bells. The first one is the bell. The second is the bell that means it.”
“The stairs by the hall go up, and the stairs by the gym go down. Nobody has ever written this anywhere, and they will all expect you to know. If you find that you are a salmon, keep to the wall and look as if you had been sent for.”
{L} read out the part about the salmon, twice. Then {L} practised it on the landing, with people coming down. # spare
“The tall one who looks furious by the door is only counting. Do not say good morning until she has got to the end. I did. There were six hundred of us. She was very nice about it, from one.”
-> DONE

=== l1
# aside
# shot: close
# place: cafe; afternoon; clear
# action: cook give happy tray; heroes look-up worried at cook; friends stand calm
# things: tray; table; bag; 3 plates on table
# people: cook(she)
“Now lunch,” said the letter, so it was taken down to the kitchen. “There is a long queue and a short queue. The short one is for people who have forgotten something. Do not be clever about this.”
“You will come out of it holding a tray, and see four hundred people, every one of whom has always been there and knows where to sit. They have not. Most of them came in half a minute ago. Count ten. Somebody will move a bag.”
“And if nobody does?” said {L}, to the letter.
“If nobody does,” it went on, over the page, “there is a dinner lady called Pat. Ask if you can hold something.”
-> DONE

=== m2
# aside
# shot: two
# place: school; afternoon; clear
# action: teacher point laughing at heroes; heroes stand surprised; boy stand surprised; friends clap laughing
# things: music-stand on boy.head; blackboard; desk
# people: teacher(she); boy
“You had better know what will go wrong, because something will. On my first day I called a teacher Mum. It was heard by thirty people, and by the teacher, who answered to it.”
“I thought that I should have to move to another town. I was Mum until Thursday. On Thursday somebody got his head into a music stand, and that was that. There is always a next thing. In June I looked for the one with the music stand, to thank him, and he had no idea what I was talking about.”
{pausing} # company
{L} went rather hot, on behalf of a person with no name, and read that part again, and felt a good deal better. # spare
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: heroes pull surprised wardrobe; friends jump happy
# things: wardrobe; coat before wardrobe; letter; door
“And now the locker,” said the letter. “It sticks. There will be a row of people waiting, and you will pull. Everyone pulls. The more it is pulled the more it knows that it has got you. It does not want pulling. Lift, then turn.”
It is no good only reading such a thing. But there was the wardrobe, which had stuck since before anybody could remember, and was opened with a foot.
{helper_person:“I will listen for the click,” said {helper}, with an ear to the wood, and one finger up.} # beat
{helper_animal:{helper} scratched once, low down on the left, and that was just where it caught.} # beat
{helper_carried:{helper} was set on the letter, to keep it open at the place, and both hands were free.} # beat
{L} took hold, and pulled, from habit. The wardrobe knew. # usual
Lift, then turn. And it let go, just like that, as if no one had ever asked it properly; and out fell a coat.
Behind the coat, where it had been lost since some birthday or other, was {themed_a}. # personal
-> DONE

=== m4
# aside
# shot: behind
# place: school; dusk; clear
# action: heroes read curious; friends read curious book
# things: door; bench; table; book on table; paper on door
“Inside the door,” said the letter, “at the top, where they do not clean, people who had 114 have each left a line. I have copied out the best.”
“2009. The seat by the radiator in Room 9. Tell no one.”
“2013. The back table in the library. You do not have to be reading. You do not have to be anything.”
“2016. If you need to get away, carry a register. Nobody stops a person with a register.”
“2019. It is all right by about the second Tuesday.” # spare
The last was from last year, in the same hand as the letter. It said: “113 is all right.” # spare
-> DONE

=== l2
# aside
# shot: above
# place: bedroom; dusk; clear
# action: heroes look-through calm mirror; friends stand happy at mirror
# things: mirror; bag on heroes.back
“Next to you is 113,” said the letter. “I do not know who it will be. They will know everyone, and have the right sort of bag, and be leaning on the wall as if it were theirs. You will think: there is one who is not lost.”
“Take a good look, because that is what you look like from over there.”
{L} went and stood in front of the mirror, and leaned. You could not say that it looked lost. It looked like somebody waiting for a bus that had never let them down.
“Somewhere,” said {L}, “there is a person doing this with the key to 113.” {L} and the mirror looked at each other for some time. # spare
-> DONE

=== s4
# shot: two
# place: bedroom; night; clear
# action: heroes write proud pencil; friends peek happy at card
# things: card before heroes; tiny pencil; envelope; wardrobe
There was not much more. “When you have got one thing worth knowing,” it said, “put it on the door, for whoever is next. It took me until June. Yours, 114, retired.”
{is_loved:{L} knew a good many things about {loved}, but none that would be any help with a locker.|{musing}} # personal
Something was still in the envelope. It was a pencil, an inch and a half long. A lot of people had had it. # usual
It would be a year before the next one came. {L} thought about whoever it was, somewhere, a year too small, with no idea. # usual
“I have got one thing now,” said {L}, and wrote it on a bit of card.
“Works on wardrobes,” it said.
-> DONE

=== l3
# shot: wide
# place: hallway; night; stars
# action: heroes hold calm key; friends sit sleepy
# things: key in heroes.hand; rope on key; satchel; 3 pens in satchel; door
The bag was there. It had all its pens. It was so new that it did not bend.
{L} sat on it for a bit. That helped. # spare
The shoes were by the door. They had a good shine on them, and would not have it long. # spare
The key was put on a string, and the string was put in a pocket. {L} felt for it, once or twice. It was there.
The map went in as well. It did know the way to some stairs. # spare
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: heroes read sleepy letter; friends sit sleepy
# things: letter
It was a bit too soon for bed, and too late for anything else.
{L} read the letter through one more time, and began at the end.
“Six hundred,” said {L}. “And she got to the end.” # spare
The house was quiet. Everybody in it had had a first day, one time or another. You could tell, from how no one said so.
-> DONE

=== l4
# shot: wide
# place: school; night; stars
# action: mouse tiptoe calm; heroes sit sleepy
# things: row of 5 cupboards; door
Three streets off a corridor was dark, and long, and clean. It smelled of floor.
There were two rows of doors. They were all shut. Each had a number on it, and a bit of moon.
Up in the top of 114, on the inside, there was a place with no line on it yet. It was as long as a thumb. # spare
Next to it was 113. They had stood side by side since they were put in. # more
-> DONE

=== s5
# shot: object
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: wardrobe; key on table; table; card on table; coat in wardrobe
The wardrobe was not quite shut. It had got a taste for it.
{resting}
{keepsake}
{dream} # spare
Sleep was stiff, like a door. {L} pulled at it a bit, and let go.
The pillow came up. It went over. It was cool there, and it was all quite new.
Lift, then turn.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
On the second floor somebody was leaning on 113, with the right sort of bag, as if the wall had been put there for it.
“You are 114,” it said to {A}. ¶ “How do you know?”
“You lifted,” said 113, and went red, and dropped the bag, out of which fell a map. It was of the old building. It was quite soft.
“There was a letter,” said 113. “It said that 114 was all right.”
-> DONE

=== next_bedtime
Two maps were in the bin. They had both been learnt by heart.
-> DONE
