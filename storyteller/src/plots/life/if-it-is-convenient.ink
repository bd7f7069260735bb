# about: story-about(pirate|knight|princess|prince|a queen|the queen|superhero|super hero|heroes|astronaut|spaceman|spacemen|cowboy|cowgirl|viking|explorer|ninja|firefighter|fireman|firemen|policeman|police officer|spies|soldier|robin hood|musketeer|gladiator); with-character(pirate|knight|princess|prince|a queen|the queen|superhero|super hero|heroes|astronaut|spaceman|spacemen|cowboy|cowgirl|viking|explorer|ninja|firefighter|fireman|firemen|policeman|police officer|spies|soldier|robin hood|musketeer|gladiator); creature(pirate|knight|princess|superhero|astronaut|cowboy|viking|ninja)
# also: lost-toy; funny; bravery; exciting
# wants: child
# role crew: creature, answer = pirates
# role lost: toy = a bear called Bunting
# role grownup: parent = the grown-up with the umbrella
# ages: 3-10
# holds: dark(kind), battle(kind)

=== title
{~If It Is Convenient|Taller on the Left}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: heroes run surprised at crew; crew bow happy; friends stand happy
# things: door left; mat before door; 4 boots on mat; hat on hook; hook right; shelf
{~Rat-tat-tat, it went at the front door, and then came {young:a great deal of wiping.|the sound of a great deal of wiping.} {H} ran to see.|Just when {H} {was} to go to bed, {young:there were boots on the mat.|the mat in the hall filled up with boots.}|“Is this the house,” asked a voice outside, “where something has to be fetched out?” {young:{H} ran to the door.|{H} got to the door first.}}
It was {crew_a}, {young:with everything on.|with everything on, and shy about the mud.} The boots were put side by side. Up on the hook went a hat, and something soft fell off the shelf. {crew} begged its pardon.
{themed_a} in the hall was taken for one of the crew, and was saluted, and did not salute back, which was put down to the hour. # personal
“Is there something to be fetched?” said {crew}. There was. {lost_a} was gone.
{young:It was time for bed, and the bed had no {lost} in it.|{lost} had been about at tea, and now it was bedtime, and there was a place in the bed with nobody in.} # usual
“{crew_many:We go|I go} in where it is dark,” said {crew}, “and {crew_many:we shout|I shout}.” ¶ “What do you shout?” asked {A}. # usual
“{crew_many:We shout|I shout} surrender,” said {crew}. “If it is convenient.”
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: crew pull proud umbrella; heroes point surprised at umbrella; grownup point surprised at umbrella; friends jump happy
# things: sofa; lamp beside sofa
On went the boots again. One of them was tight, but {crew} {crew_many:were|was} too well brought up to say so. # usual
{is_wished_place:There was a word about {wished_place}, where they had been that day, and where nothing is ever lost.} # wished
{joining}
{is_loved:On the way there was some talk of {loved}, and {crew} begged pardon for not knowing more.|{musing}} # personal
“Behind the sofa,” said {A}. It is as dark as a bag in there.
{hinderer_person:“Could it be done more quietly?” asked {hinderer}, and came along behind with a finger up.} # beat
{hinderer_animal:{hinderer} had got hold of the umbrella first, by the strap, and would not take prisoners.} # beat
{hinderer_carried:{hinderer} sat in the very middle of the charge, and pardons were begged on all sides.} # beat
{crew} charged. “Surrender, if it is convenient!” {young:Bang! Crash! “Do excuse me.” Thud.|There was a bang behind there, and a crash, and an excuse-me, and a thud.}
Out they came with {crew_many:their|a} prisoner. It was a big black umbrella.
{young:It had not hurt anybody.|It had given up after a short struggle, and nobody had been hurt but a lamp.} # usual
“That is mine,” said {grownup}, from the hall. ¶ “It is a prisoner,” said {A}, “but you may talk to it.”
-> DONE

=== m1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: heroes draw curious at table; crew sit-on-chair calm; friends peek curious at table
# things: table; drawing on table; jam on table; chair right; umbrella on chair; cup on table
The umbrella was given a chair and a cup of milk. {young:{A} asked it where {lost} was. It said not a word.|It was asked, in the nicest way, if it knew anything about {lost}, and it kept its mouth shut, as such prisoners do.}
So there was a plan. A plan has to be drawn with a {~crust|finger} in {~flour|jam}, and looked at with a chin in one hand.
“We are here,” said {A}. {young:“The dark is here, and here, and here.”|“That is the dark by the coats, and that is the dark on the landing. This lump is only jam.”}
{many:{B} licked the landing.|Then the landing got on a sleeve.} {young:Now it was gone.|After that there was one place less to look.}
“It was rather a good landing,” said {crew}, and had the other half. # more
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: heroes shout proud; crew shout proud; friends clap laughing
# things: 2 chairs under heroes; row of 4 cups on shelf; shelf
“Do you always win?” asked {A}.
“{crew_many:We are|I am} beaten every Thursday,” said {crew}. {young:“It is only fair.”|“The others have to come so far, you see, and they bring their own sandwiches.”}
They practised the shout, up on the two good chairs, with one foot forward and chins out. {young:{A} did it best. It made the cups jump.|{A} had a voice for it, so that the cups came forward on their hooks, and a neighbour said that it would be convenient about nine.}
“Lower down,” said {crew}, “on the ‘if’. {young:That is the polite bit.”|The ‘if’ is what it all hangs on.”}
{A} did it lower down. It was quite terrible, and very civil. # more
-> DONE

=== m2
# aside
# shot: two
# place: hallway; dusk; clear
# action: heroes tiptoe curious; crew tiptoe surprised holding sock; friends tiptoe calm
# things: row of 2 socks on clothes-horse; clothes-horse; boot left
The landing had to be taken, too. {young:They went on tiptoe, step and bump, step and bump.|It was done on tiptoe, as far as it can be done in boots, one of which came down flat each time: step, bump.}
“Surrender,” they told the dark up there. {young:It was the dark. It was all over the place.|It made no answer. It had the whole of the landing, and did not seem to have noticed.}
“Is it convenient?” asked {A}, and put the light on. {young:Click. That did it.|With a click the whole of it gave up at once, and there was a radiator.}
On the radiator hung two socks. They were marched down to the kitchen, side by side, and were no trouble.
“No {lost},” said {A}. Step, bump, they went.
-> DONE

=== s3
# shot: object
# place: laundry; dusk; clear
# action: heroes sit sad; crew fall surprised; friends stand curious
# things: cupboard; broom before cupboard; bucket before cupboard; plank beside cupboard; boot
There was still the big cupboard.
{young:All the long things live in there.|It is where the long things live, and they do not like to be woken.} # usual
{helper_person:“Left of the broom!” called {helper}, who could see nothing at all, but had a feeling.} # beat
{helper_animal:{helper} went in between the legs, and came out backwards with a glove, alive.} # beat
{helper_carried:{helper} was put before the door to stop whatever came out, and stopped a bucket.} # beat
“Surrender!” came the shout. The ‘if’ was lost in the noise. {young:Bong, went the bucket. Whack! Snap!|There was a bong, and a whack, and then a long steel snap.} It was the worst fight of the evening, and they came out of it, step, bump, with the ironing board.
“It has given its word,” said {crew}, “not to open.” # usual
But it was not {lost}. {A} sat down on the floor. One more prisoner, and all the same there was nobody in the bed. # usual
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: crew lift proud cup; heroes lift calm cup; friends sit-on-chair calm
# things: table; cheese on table; plank on table; umbrella on chair; chair left; 2 socks on table; boot under table
After a battle there is always a feast. {young:It was cheese.|It was cheese on a board, and the prisoners sat down with everybody else, for that is how it is done.}
The ironing board had the end of the table. {young:It was the table, nearly.|It was hard to say where it left off, and people put things on it.}
“To those who are not here,” said {crew}, with a cup of milk. {young:Everybody drank to {lost}.|The whole table drank to {lost}, standing, and one of them stood rather higher on the left.}
“May it be dry,” said {A}, “wherever it is.” There was a sort of squeak from under the table. {young:“Pardon,” said the boot.|Everybody was too polite to ask.}
-> DONE

=== m4
# aside
# shot: wide
# place: living-room; dusk; clear
# action: heroes crouch worried before sofa; crew write calm pencil; friends sit calm
# things: sofa; envelope under sofa; cupboard left; pea before cupboard
{crew} had a last idea, and it was to write. {young:“Dear Whoever Has It,” they put. “Please may we have it back?”|“To whoever has it,” they put. “We are coming, with all that we have. If it is not a good time, we could come on Friday.”}
It was pushed in under the sofa, and in at the cupboard. They waited for the answer, with their arms folded.
“You put ‘please’ two times,” said {A}. ¶ “You can’t have it too often,” said {crew}, “in a battle.” # more
{young:Nothing came out but a {~pea|bead}.|Out of the cupboard, after a while, rolled a {~pea|bead}, and they had a long talk about what that could mean.}
“It means no,” said {A}. “I think it means that they have not got it.”
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: heroes pull surprised boot; crew sit surprised; friends pull happy heroes; lost jump happy
# things: boot; door left; chair right
So they came to say goodnight at the bedroom door, step, bump, and {crew_many:stood in a line|stood up straight}.
{A} looked. It was not quite {crew_many:a line|straight}. One {crew_many:end|side} went up.
“You are taller on the left,” said {A}.
“{crew_many:We|I} did not like to mention it,” said {crew}, and went red. “There is somebody in the boot.”
“Since when?” said {A}.
“Since the hat. {crew_many:We|I} thought that perhaps it was the custom of the house.”
Then there was pulling. It took {young:everybody in the house.|everybody in the house, and a chair to hold on to.} # usual
Plop. Off came the boot, and out of the boot, a bit flat and quite warm, came {lost}.
“I was in all of them,” said {lost}. “I was in front.” # usual
So {crew} went home, in socks.
-> DONE

=== l3
# shot: two
# place: hallway; night; stars
# action: heroes bow sleepy at plank; crew wave happy; friends stand calm
# things: plank; cupboard right; umbrella on hook; hook; 2 socks left
Then the prisoners were let go. It is done by shaking hands.
The socks went home, side by side. The umbrella went up on its hook. # spare
“You fought like a wardrobe,” {A} said to the ironing board. It was pleased. # more
The board went last. It was walked back, one at each end. It had kept its word.
It kept it right up to the door. # more
Snap. But there was nobody in the way, and it had been a long time to keep it. # more
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: heroes hug sleepy lost; lost sit sleepy; friends sit sleepy
# things: biscuit on plate; plate
{lost} smelled of boot. It was not a bad smell. It was leather, and road. # spare
“Where did you get to?” said {A}. ¶ “Behind the sofa,” said {lost}. “Then the landing. I was in the jam.”
That was all the places. {A} had only seen them from outside. # more
A biscuit was brought. {lost} did not want one. There had been cheese in there. # more
The quilt was turned back. There was a space in it, and it was the right size.
{homeward} # company
-> DONE

=== l4
# shot: wide
# place: street; night; stars
# action: crew walk sleepy; cat peek calm behind wall; heroes sit sleepy
# things: window; street-lamp; 2 socks; hat; wall left
Out on the road it was dark. Socks went by. Step. Step. They were both the same. # spare
A letter lay under the sofa. It would be there until spring.
The lamp from behind it stood on the table. It had a hat on. It was quite well. # more
The cups hung on their hooks. They had all gone back.
On the landing the dark had come out again. No one had told it not to.
“Convenient,” said a neighbour, far off. But that was asleep. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; lost sleep sleepy; friends sleep sleepy
# things: door left
{lost} had the place by the wall.
{resting}
{keepsake}
{dream} # spare
The dark stood in the door, and wiped its feet. # usual
The dark had come a long way. It was shy about the mud. # usual
“Is it a good time?” {L} asked {lost}. {lost} thought so.
So {L} lay down flat, with both arms up on the pillow.
“I surrender,” said {L}.
It was convenient.
Goodnight, {H}. Goodnight, {lost}.
Goodnight.
-> DONE

=== next_night
A hat hung on the hook in the hall, and it was nobody’s. It had been left there the night before, by people with better things to think of, and it had not cared to mention it.
“You may stay to breakfast,” said {A}, and gave it the chair of the ironing board. At nine it was fetched. Whoever it was did not come in. There was some wiping, and a voice that begged the door’s pardon, and then a step, and a step.
-> DONE

=== next_bedtime
The dark came in at the door, and wiped its feet. It was quite convenient.
-> DONE
