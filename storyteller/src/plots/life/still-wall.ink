# about: story-about(mouse|mice); with-character(mouse|mice); creature(mouse|mice); bring-back(mouse|mice); likes(mouse|mice)
# also: creature; likes; funny; person; place
# wants: child
# role guest: answer(mouse|mice), creature(mouse|mice), creature = a mouse called Pickle
# names: Pickle | Sorrel | Nutmeg
# ages: 3-12
# holds: mouse(kind), dark(kind)

=== title
{~Still Wall|The Twentieth Supper}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: heroes kneel curious at guest; guest eat happy biscuit; friends look-up curious
# things: bed; biscuit; slipper; hole left
{~Half a biscuit lay beside the bed. {H} looked at it, and it {young:got up and walked.|got up, and walked off along the wall.}|Pit-pat, pit-pat, it went along the bottom of the wall, {young:and {H} looked down.|and stopped, and {H} looked down to see why.}|“Excuse me,” said somebody down by the wall. {young:“Is that your biscuit?” {H} looked down.|“Is anybody having the rest of that biscuit?” {H} looked down.}}
It was {guest_a}, eating.
{is_wished_trait:“Are you the one {wished_trait}?” asked {A}. ¶ “The very one,” said {guest}, “but hungry.”} # wished
“This is number eighteen,” said {guest}. “I have twenty suppers in a night.”
“Twenty!” said {A}, who had only had one. # usual
“They are small,” said {guest}. {young:“So am I. Look.”|“They have to be. Look where they go.”} # usual
{guest} ate {young:very fast, with both hands, and turned the biscuit round and round.|with both hands, and turned the biscuit after each one, to be fair to all the sides.} # usual
Behind the bed was a hole as big as a {~plum|penny}. {A} wanted to see in there.
“Come and fetch the other two,” said {guest}. “But you will have to breathe out.”
-> DONE

=== s2
# shot: two
# place: burrow; night; clear
# action: guest walk calm; heroes run curious behind guest; friends run curious
# things: wall; pipe; slipper
{joining}
“If my whiskers go in, the rest of me goes in,” said {guest}. {young:And it did.|The whiskers went in, and the rest went in after them.} {A} went in as far as one thumb. # usual
“Breathe out,” said {guest}, from inside. “All of it. {young:Go on.”|People never do all of it.”}
{H} breathed out. When the last bit was gone, the slippers were as long as boats, and the hole was a door.
{hinderer_person:“I was always told to breathe in,” said {hinderer}, and was the last one through, by a long way.} # beat
{hinderer_animal:{hinderer} would not breathe out, and was in the hole like a cork until the dust made {hinderer} sneeze.} # beat
{hinderer_carried:{hinderer} was handed in through the hole feet first, and handed out again, and handed in the right way up.} # beat
It was dark in there, and it smelled of {~dust|wood} and pennies. # usual
“Keep to the wall,” said {guest}. “{young:In the middle you get lost.”|In the middle you could be anywhere.”}
{is_loved:They talked about {loved}, one behind the other, as you do in a wall.|{musing}} # personal
Tick, tick, tick went {guest_s} whiskers on the wood. {young:{A} ran after the ticks.|It was too dark to see, so {A} followed the ticks.} # usual
Number nineteen was a grain of rice behind a pipe. {guest} had kept it there since Sunday. # usual
-> DONE

=== m1
# aside
# shot: behind
# place: burrow; night; clear
# action: guest jump happy; heroes jump laughing; friends run curious
# things: pipe; nail; wall
A mouse has its way by heart. “Left,” said {guest}, running. “Left, up, warm pipe, {young:jump.”|jump, three nails, down.”} {guest} jumped, {young:and so did {A}.|so {A} jumped as well, as high as {guest} did.}
“What did we jump over?” asked {A}. ¶ “A marble,” said {guest}.
{A} felt about on the floor. There was no marble. {young:“It was there in the summer,” said {guest}.|“No, somebody took it away in the summer,” said {guest}. “But that is where you jump.”}
They passed the bathroom, where a tap dripped on the other side, and it was strange to hear the bath from behind. # more
{pausing} # company
-> DONE

=== l1
# aside
# shot: close
# place: burrow; night; clear
# action: guest wash calm; heroes wash happy; friends sit curious
# things: wall; pipe
After each supper {guest} washed. It has an order, and {guest} did not leave anything out.
First the hands were licked, and then the nose was done with the hands, {young:and then the ears.|and after the nose the ears, from behind, one at a time.} Last came the tail. {guest} pulled it through both hands from the thick end to the thin end, like somebody {young:with a wet rope.|drying a rope.}
{A} did hands, nose and ears. {young:There was no tail, so {A} did a sleeve.|Then {A} came to the tail, and did the cord of the pyjamas.}
“Nineteen times a night?” said {A}. {young:“I only wash once!”|“I wash once, and they have to ask.”} ¶ “Then you will have missed a bit,” said {guest}. # more
-> DONE

=== s3
# shot: above
# place: kitchen; night; clear
# action: heroes pull cross toast; guest peek worried; friends pull surprised toast
# things: huge toast; table; chair
They came out under the cooker. The kitchen was as wide as a {young:field.|football field.}
“Number twenty,” whispered {guest}. In the very middle of the floor lay a piece of toast.
“It is in the middle,” said {guest}. {young:“Mice go by the wall.”|“Mice go round by the wall, all their lives.”}
{guest} went out one step, two steps, three, and jumped back.
“Three,” said {guest}, out of breath. “My mother did two.” # usual
So {A} went out to the toast {young:and pulled.|alone, and pulled.} The butter had stuck it to the floor.
{helper_person:“Let me,” said {helper}, and pulled as well, and came away with one crumb, which was a start.} # beat
{helper_animal:{helper} sniffed at the butter all the way round, and licked the edge clean, and showed how well it was stuck.} # beat
{helper_carried:{helper} was put on the far corner, to hold that down while they pulled at this one.} # beat
{themed_a} was pushed in under the crust to lift it, and was soon stuck as well. # personal
“It will have to be eaten where it is,” said {A}. # usual
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; night; clear
# action: heroes listen curious at guest; guest sit calm; friends listen curious
# things: wall; broom
They sat down by the wall to think. There was a humming noise, {young:quite close.|as if somebody had left something on.}
“What is that?” asked {A}. ¶ “That is my heart,” said {guest}.
{A} put an ear against {guest_s} side. {young:Drrrrrr, it went. It went so fast that it was all one sound.|It did not go bump, bump. It went ten times in a second, so that the bumps ran together, like a stick along a fence.}
Then {guest} put an ear against {A}. Bump. {guest} waited. Bump.
“Is that all?” said {guest}. {young:“What do you do in between?”|“Whatever do you do in between?”} {A} had never thought about it.
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; night; clear
# action: guest point proud at wall; heroes look-up curious at wall; friends peek curious
# things: wall; table
All along the bottom of the wall were little marks, two and two. {young:{A} had thought that a chair did it.|{A} had seen them every day, and had thought that they came from the chairs.}
“That is me,” said {guest}. “My teeth never stop growing. I have to bite something, {young:or they would be as long as spoons.”|or by the summer they would be as long as teaspoons.”}
There were two on the leg of the table, and two on {~a peg|the broom}. {young:There were two on {As} own slipper.|“There are two on your slipper, too,” said {guest}. “It was a good one.”}
“Then you have signed the whole house,” said {A}. ¶ “Only as high as I can reach,” said {guest}. # more
-> DONE

=== m4
# aside
# shot: wide
# place: kitchen; night; clear
# action: guest run surprised; heroes point laughing at guest; friends look-up curious
# things: huge toast; table; 3 chairs
“I could do it with my eyes shut,” said {guest}. {young:{guest} shut them, and ran.|“If I do not see that there is no wall, then perhaps I shall not mind.” {guest} shut both eyes, and ran.}
{guest} ran out. But {guest} ran in a curve. {young:It went round the chair, and round the table, and home.|It bent a little to the left, and then more, past the chair and round the table, until it came to a wall.}
“Is this the other side?” called {guest}, with both eyes still shut. “Am I through the middle?”
{A} came over and looked. {young:“No,” said {A}. “It is this side.”|“No,” said {A}, “it is this side. You are about one step from where you were.”}
“It felt very far,” said {guest}. # more
-> DONE

=== s4
# shot: close
# place: kitchen; night; clear
# action: L walk calm beside guest; guest walk worried; heroes walk calm beside guest; friends look-up happy
# things: huge toast
{L} sat down next to {guest}. “What does a wall do?”
“It is beside me,” said {guest}. “I go along, and it is still there.”
{L} stood up, so close that {guest_s} whiskers touched a sleeve. # usual
“I can be beside you,” said {L}. “I will be the wall.”
They set off into the middle. One step, two steps, three.
{guest_s} eyes were shut tight. # usual
“Are you still there?” asked {guest}. ¶ “Still wall,” said {L}.
Four. Five. Six. “Still?” ¶ “Still wall.” # usual
They bumped into the toast, and {guest} opened one eye. No mouse had ever stood there.
“Oh,” said {guest}. “You can see all the walls from here.” # usual
Then {guest} ate one corner.
That is as much as goes into a mouse. # usual
“Twenty,” said {guest}, and washed.
-> DONE

=== l3
# shot: two
# place: kitchen; night; stars
# action: heroes walk sleepy; guest walk sleepy; friends walk sleepy
# things: huge toast; table
They went back the same way. {A} was the wall on the other side now.
The rest of the toast stayed where it was. It would do for Tuesday.
“And for Wednesday,” said {guest}. “And all of next week.” # spare
The tap dripped. The fridge hummed. It was quite a slow hum. # more
Once {guest} took a step to the side, all alone. Then {guest} took it back. # more
-> DONE

=== m3
# shot: behind
# place: burrow; night; stars
# action: guest tuck-in sleepy; heroes sit sleepy; friends sit sleepy
# things: nest; sock in nest; paper
Inside the wall they went by {guest_s} bed. It was round, and made of paper, in strips.
On one strip was a big A. On one was half a cow. In the middle was a blue sock.
“That is my sock,” said {A}. ¶ “It is very warm,” said {guest}.
{A} felt it. It was. So it stayed there. # more
They jumped, where you have to jump. There was nothing there. # spare
-> DONE

=== l4
# shot: wide
# place: street; night; stars
# action: cat sleep sleepy on wall; heroes sleep sleepy
# things: house; wall; car; street-lamp
It was late. The car stood by the wall, and the wall stood by the house.
In the kitchen the spoon lay by the fork. In the hall the boot stood by the boot. # spare
A moth went round the lamp, and kept quite close to it. # more
The moon was all on its own in the middle. It did not seem to mind it. # more
In the wall somebody ran. Left, left, up. Then that was still, too.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L reach-down sleepy at guest; heroes lie-back sleepy; guest sleep sleepy on chair; friends sleep sleepy
# things: chair; slipper; blanket
Back at the hole {they} breathed in, and grew.
{resting}
{keepsake}
{dream} # spare
{L} lay by the wall. On one side was the wall. On the other side it was dark. It was all middle.
“Are you in the middle there?” asked {guest}. ¶ “A bit,” said {L}.
By the bed stood a chair. {guest} ran up it, and lay down along the edge.
It was not a big wall. It was as long as a thumb. # usual
The lamp went off. {L} put out one hand, just to see. # usual
The whiskers were there. # usual
“Still wall,” said {guest}.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
There was no toast on the kitchen floor in the morning. There was a square of butter in the middle, very clean at the edges, and from the wall to the butter ran a row of prints, each as big as a lentil. {A} got down to look. They did not go round by the chairs. They went straight out, and in the middle they stopped, and turned about, and somebody had sat there for a while and looked at the walls.
-> DONE

=== next_bedtime
The chair was put by the bed, on the open side. It had two small marks on one leg.
-> DONE
