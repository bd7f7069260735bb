# about: story-about(whale&!shark); with-character(whale&!shark); creature(whale&!shark); bring-back(whale&!shark); likes(whale&!shark)
# also: creature; likes; funny; person; place
# wants: child
# role guest: answer(whale), creature(whale) = a whale
# ages: 3-12
# holds: whale(kind), water(kind), sea(kind), boat(kind)

=== title
{~Are You Awake?|The Whale Who Had Asked Something|Twenty Minutes to Iceland}
-> DONE

=== s1
# shot: wide
# place: seaside; afternoon; clear
# action: heroes sit surprised in boat; guest swim worried; friends sit surprised in boat
# things: boat; oar in boat; wave
{~First the spoon hummed, and then the cup hummed, and then the whole boat hummed, with {H} in it.|“Shh,” said a very deep voice under the boat, so {H} put down the oars.|The sea was flat. {H} lay in the boat and did nothing, and then the boat began to hum.}
Beside them the water opened, and {guest_a} came up, {young:as long as three buses.|as long as three buses, and let out a breath as high as a house.}
{is_wished_trait:“Are you the one {wished_trait}?” asked {A}. ¶ “You must have heard me singing about it,” said {guest}.} # wished
“I have asked my aunt something,” said {guest}. {young:“She lives in Iceland, and it takes a long time to get there.”|“She is off Iceland. It takes twenty minutes to get there, and twenty minutes to get back.”}
“What did you ask?” said {A}. # usual
“I asked if she is awake,” said {guest}. “But I have to come up to breathe, and then my ears are out, and that is always just when she answers.”
{A} wanted very much to know if she was. # usual
-> DONE

=== s2
# shot: two
# place: seaside; afternoon; clear
# action: guest swim worried; heroes lie-front curious in boat; friends sit curious in boat
# things: boat; wave; oar in boat
“This time I will not breathe until I have heard it,” said {guest}, and went down, with the tail last.
{joining}
{is_loved:While they waited, {A} thought about {loved}, with both cheeks full of air.|{musing}} # personal
{A} stopped breathing as well, to help. {young:{A} got as far as nine.|{A} got as far as thirty-one, and then had to start again, several times.} # usual
{hinderer_person:“Is she awake?” called {hinderer}, every minute, over the side.} # beat
{hinderer_animal:{hinderer} hung over the edge to see where it had gone, and had to be held by the back.} # beat
{hinderer_carried:{hinderer} had been put on the spoon, and the spoon could not hum, and they noticed it only just in time.} # beat
{guest} got as far as thirty-nine minutes, and came up. Just then the boat hummed.
“What did she say?” asked {guest}. ¶ “I did not hear it,” said {A}. “I was breathing.”
-> DONE

=== m1
# aside
# shot: close
# place: seaside; afternoon; clear
# action: heroes listen curious at guest; guest swim calm; friends listen curious
# things: boat; wave
{A} laid one ear on {guest}, just behind the eye. {young:It was smooth and cool. Bom, it went.|It was like a wet boot to lean on, and a long way in there something went bom.}
“That is my heart,” said {guest}. “It is as big as a small car.”
They waited for the next one. {young:They waited and waited. Bom.|There was time to look at the sky, and to think about supper. Bom.}
“Mine goes all the time,” said {A}. {young:“Dub, dub, dub, dub.”|“It goes about ten times for each of yours.”}
“You poor thing,” said {guest}. {young:“Do you never have a rest?”|“I do mine one by one, and I do them properly.”}
Bom, it went, {~after a bit|as if to show how}. # more
A gull flew over from one side of the sky to the other, and was gone before the next. # more
-> DONE

=== l1
# aside
# shot: above
# place: seaside; afternoon; breeze
# action: guest eat happy; heroes sit surprised in boat; friends sit surprised in boat
# things: boat; 3 bubble; wave
“Excuse me,” said {guest}. “It is four.” And that mouth came open, {young:as big as a garage.|and it was a mouth that you could have kept a bus in.}
The bay went in. {young:Swoosh! The boat nearly went in, too.|There was a slope in the sea for a moment, and the boat began to slide down it, and then it stopped.}
{guest} shut the mouth, and let the water out again at the sides, as through a comb. {young:Only the shrimps stayed in.|What stayed in was shrimps, not one of them as long as your finger.}
“How many do you have?” asked {A}. ¶ “Till it is a bathful,” said {guest}. {young:“I do not bite.”|“I have not any teeth. I do not like to bother anybody.”}
Then the sea was put back where it had been, {~nearly|more or less}. # more
“And now you,” said {guest}, and was sorry to see how small the sandwich was. # more
-> DONE

=== s3
# shot: behind
# place: seaside; dusk; clear
# action: guest swim calm; heroes sit worried in boat; friends sit surprised in boat
# things: boat; buoy right; wave
So {guest} took a big breath first, and asked again. “Are you awake?”
{young:It was so low that {A} felt it in the tummy.|It was so low that {A} heard most of it through the seat.} # usual
“Now we must be quiet,” said {A}. {young:And they were very, very quiet.|And they were quiet for thirty-nine minutes and a half.}
Then the ferry came. Dugga, dugga, dugga, it went, {young:and the sea was full of ferry.|and there was no room in the sea for anything else.}
“What did she say?” asked {A}. ¶ “Dugga,” said {guest}. # usual
{helper_person:“We must get away from the ferry,” said {helper}, and held the rope ready.} # beat
{helper_animal:{helper} took the end of the rope, and held it out to {guest}.} # beat
{helper_carried:{helper} was put in the front, to say when there was no more ferry to be heard.} # beat
{themed_a} was tied down, in case. # personal
So {guest} took the rope, and the boat went out behind {guest}, {young:past the rock, and past the next rock.|past the last rock, to where no ferry goes.}
-> DONE

=== m2
# aside
# shot: wide
# place: island; dusk; clear
# action: heroes point happy up; guest swim happy; friends sit calm in boat
# things: boat; wave; sun
Twenty minutes there, and twenty minutes back, is a long time to wait for anything. They played a game.
“I see something,” said {guest}, {young:“and it begins with S.”|“which begins with S, and is quite large.”}
“The sea,” said {A}. ¶ {young:“Yes!” said {guest}. “Now you.”|“How quick you are,” said {guest}. “Now it is your turn.”}
{A} looked all round. {young:“It begins with S,” said {A}.|There was not much to choose from. “It begins with S,” said {A}.}
{guest} thought about it for {~nine|eleven} minutes. “Is it the same one?” said {guest}.
It was. “That is a good game,” said {guest}. “It does not use anything up.” # more
-> DONE

=== l2
# aside
# shot: two
# place: island; dusk; clear
# action: guest swim calm; heroes sit curious in boat; friends listen calm
# things: boat; wave
“What is your aunt like?” asked {A}. ¶ “Large,” said {guest}. {young:“And old.”|“She is eighty-four, and has a bit of blue paint on her from a ship that came too near.”}
“When I was little, I slept under her chin. When I woke up I asked her if she was awake.”
“And was she?” ¶ “Always,” said {guest}. {young:“As soon as I had asked.”|“It was a remarkable thing. She always was, as soon as I had asked.”}
{A} knew somebody like that, {~at home|very well}. # spare
“You would think that she would like to sleep now and then,” said {guest}. “But I have never once found her at it.” # more
They both looked north, where the sky was green at the edge. # more
-> DONE

=== m4
# aside
# shot: close
# place: island; dusk; breeze
# action: heroes look-up happy; guest swim calm; friends look-up happy
# things: boat; 5 shell; wave
Some barnacles lived on the chin of {guest}, each in a small white house. {young:They look like buttons.|From outside you would have said that they were buttons.}
“They came for the ride,” said {guest}, “and they stand on their heads in there, and eat with their feet.”
{A} bent down to see. {young:Out came some feet. They waved!|A lid went up, and out came a bunch of very thin feet, waved something in, and were gone.}
“Good evening,” said {A}. ¶ “You will not get an answer,” said {guest}. {young:“Their mouths are full of feet.”|“It is not a bad life, but you can’t talk with your feet in your mouth.”}
{A} lay on the back, and tried it with {~a crust|half a biscuit}. It went in at the third go, and it was mostly sock. # more
-> DONE

=== s4
# shot: close
# place: island; dusk; clear
# action: L listen curious oar; guest swim worried; heroes listen curious; friends sit calm
# things: boat; moon; wave
Out there it was still. “Are you awake?” sang {guest}, and they waited, there and back.
“Go up,” said {L}, when it was time. “You breathe, and I will listen for you.”
{L} put one end of an oar in the sea, and one ear on the other end. And along the oar came a voice, all the way from Iceland.
It was very deep, and it was rather cross. # usual
“What did she say?” said {guest}.
“She said, ‘I am now,’” said {L}.
“Oh dear,” said {guest}.
But the tail gave a great slow wave. It was good to know. # usual
-> DONE

=== l3
# shot: two
# place: seaside; night; stars
# action: guest sleep sleepy; heroes sit sleepy in boat; friends sit sleepy in boat
# things: boat; moon; wave
A whale sleeps upright, with its tail down. It hangs in the sea like a coat.
“One half of me goes to sleep,” said {guest}. “The other half does the breathing.” # spare
“And then?” ¶ “Then they change places.”
The left eye was shut by now. The right eye looked at the moon, and at {A}. # more
Pff, it went, from time to time. It was a small one. # more
-> DONE

=== m3
# shot: behind
# place: hallway; night; stars
# action: heroes climb sleepy stairs; friends climb sleepy stairs
# things: stairs; lamp; coat
The boat was tied up. The house did not hum.
{homeward} # company
The coats hung in the hall with their tails down. {A} went by on tiptoe. # spare
On the landing {A} put one ear on the rail. You could hear the whole house in it. # more
The tap said plip. Twenty stairs down, somebody put a cup away. # more
-> DONE

=== l4
# shot: wide
# place: underwater; night; stars
# action: whale swim sleepy; fish sleep calm; heroes sleep sleepy
# things: moon; seaweed; 3 bubble
Off Iceland a very large aunt was awake.
She turned on her left side. She turned on her right side. # spare
“Well,” she said, to nobody. “Now I may as well sing.” # more
It was an old song. It had no words. It went out on all sides. # more
It would be twenty minutes.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends sleep sleepy
# things: lamp; curtain
{L} lay in bed, and it was warm.
{resting}
{keepsake}
{dream} # spare
One ear was on the bed. A bed has four legs, and they go down to the floor. The floor goes down to the sea. # usual
“Are you awake?” said {L}, into the bed.
It went off. It takes as long as it takes. {L} lay still, so as to hear. # usual
Goodnight, {H}. Goodnight, {guest}.
Goodnight, all the way to Iceland.
And when the bed hummed, at last, and said, “I am now,” {L} was not.
Goodnight.
-> DONE

=== next_night
In the morning the spoon hummed. Then the cup hummed, and the milk in it. {A} ran to the tap, since that is where the sea comes in, and put one ear on it.
“I have asked her again,” it said, from far away, “only to be sure.” There was a pause, of about the length of a breakfast. “She says that it is five o’clock in the morning there, and that she loves me, and that I am to go and eat a shrimp.”
-> DONE

=== next_bedtime
It was quiet in the tap. Off Iceland somebody was having a lie-in.
-> DONE
