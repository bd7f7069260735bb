# about: story-about(train|bus|rocket|spaceship|space ship|racing car|race car|cars|sports car|police|ambulance|fire engine|fire truck|aeroplane|airplane|planes|a jet|helicopter|boat|a ship|ships|submarine|hovercraft|trams|taxi|motorbike|motorcycle|vans|van called|campervan|camper van|monster truck|car called|hot air balloon|hot-air balloon|a vehicle|vehicles|locomotive|steam engine); with-character(train|bus|rocket|spaceship|space ship|racing car|race car|cars|sports car|police car|ambulance|fire engine|fire truck|aeroplane|airplane|planes|a jet|helicopter|boat|a ship|ships|submarine|trams|taxi|motorbike|vans|van called|campervan|monster truck|car called|vehicle|locomotive|steam engine); thing(train|bus|rocket|spaceship|racing car|race car|ambulance|fire engine|fire truck|aeroplane|airplane|plane called|helicopter|boat|ship called|submarine|tram called|taxi|motorbike|van called|campervan|monster truck|car called|locomotive|steam engine); journey(wants to drive|want to drive|wants to fly a|wants to fly the|want to fly a|want to fly the)
# also: bedtime; staying-in-bed; cannot-sleep
# wants: child
# role engine: answer, creature, thing = a small train called Norbert
# role grownup: parent = the grown-up at the sink
# ages: 3-10
# holds: water(kind), dark(kind)

=== title
{~Not a Drop|The Kitchen, and Back}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: heroes point worried; engine stand happy; friends sit
# things: mug on engine; lamp
{~“I am thirsty,” said {H} to the ceiling. {young:For bed is bed, and nobody gets out.|There was nobody else to tell, because the rule was that bed is bed, and nobody gets out of it again.}|Teeth were done and the light was low, and {H} wanted a drink of water. {young:But the rule is that bed is bed, and nobody gets out.|But the rule was that bed is bed, and nobody gets out of it again.}|A tongue notices first. {young:“Dry,” it told {H}, but bed is bed, and nobody gets out.|“Dry,” it told {H}, one minute after the tucking in, and the rule was that bed is bed.}}
At the far end of the hall was the kitchen, and in it was {grownup}, with both hands in the water.
{young:It was as far away as {~Wales|Wednesday}.|To a dry tongue it looked about as far away as {~Wales|Wednesday}.} # usual
Then two lamps came on by the foot of the bed. {young:Behind them {engine_many:were|was} {engine_a}, humming a little.|Behind the lamps {engine_many:were|was} {engine_a}, humming a little, with just enough room on top for a cup.}
“Where to?” asked {engine}.
“The kitchen,” said {A}, “for water. And back.”
“Ready?” said {engine}, and did not wait to hear. “Off!”
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: engine run happy; A look-through surprised mug; heroes run
# things: coat left; themed on engine; mug
{helper_person or helper_animal or helper_carried:Anybody who was not in bed might go along and see.}
{joining}
On top stood the cup from beside the bed, the tin one, with {young:a duck on it.|a duck on it that had lost its paint.} # usual
{helper_person:“Mind the rug,” said {helper}, and trod the fold flat just in time.} # beat
{helper_animal:{helper} had the sense to get off the line, and watched from under the chair.} # beat
{helper_carried:{helper} was stood on the corner by the coats as a signal, and signalled right.} # beat
{is_loved:“Do you know about {loved}?” asked {A}, to be friendly, but that was too long a question.|{musing}} # personal
{engine_says} # usual
{themed_a} rode at the back, as guard. # personal
{is_wished_place:“Does it stop at {wished_place}?” asked {A}. ¶ “Not the night one,” said {engine}.} # wished
{young:Whoosh! Down the hall went {engine}. Bump, at the corner.|Down the hall went {engine} with a long whoosh, and took the corner by the coats on one side only.} The tap ran, and stopped. Whoosh!
“One minute and nine seconds,” said {engine}. “And not a drop.”
{A} looked in the cup. {young:That was true.|That was perfectly true.} Not one drop was in it.
“There was some when we left,” said {engine}. # usual
-> DONE

=== m1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: grownup pour jug; engine stand happy; heroes stand curious; friends hold towel
# things: sink; tap; mug on engine
In the kitchen {grownup} was used to a good deal. {young:Two lamps came in at the door, and went beep.|So when two lamps came round the door, and stopped under the tap, and coughed, no plate was dropped.}
“Up to the line?” said {grownup}, and filled the cup.
“Up to the top,” called {A}, down the whole length of the hall.
“How did you hear that?” {many:asked {B}.|said {grownup}.} ¶ “I have ears,” called {A}. “It is only the tongue that is dry.”
{young:{grownup} put a tea towel on top, for a lid. It did not help at all.|{grownup} laid a tea towel over it for a lid, and found it later half-way up the {~barometer|bookcase}.}
-> DONE

=== l1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A think curious on bed; engine stand calm beside A; heroes sit; friends sit
# things: bed; lamp
While the lamps cooled down they talked about going. {young:“What do you do all day?” said {A}.|“What do you do,” asked {A}, “all day long?”}
“You go,” said {engine}. “Then you have been.” ¶ It was a good answer. # spare
“And when nobody wants to go anywhere?” said {A}. {young:“Then you stand,” said {engine}. “That is good, too.”|“Then you stand,” said {engine}. “People think that it is nothing. They ought to try it for a whole day.”}
“Are there bumps?” ¶ “There is the {~carpet edge|doorstrip},” said {engine}. {young:“That is a bump and a half.”|“It is on no map, and I should like a word with whoever nailed it down.”}
All that talk was dry work, for a tongue. # more
-> DONE

=== m2
# aside
# shot: two
# place: hallway; dusk; clear
# action: engine run surprised; A pull laughing scarf; heroes stand laughing
# things: coat; glove on engine; scarf on engine; ticket
“It spills at the corner,” {A} decided. {young:“Go straight!”|“Could you go straight on, and leave the corner out?”}
Going straight meant going through the coats. {young:In at the big black one. Out at the red one.|In they went by the long black one, and out by an anorak, with a glove over one lamp.}
In the coats, things got on. {young:A scarf got on. An old ticket got on, and rode free.|A scarf got on, without asking, and an old bus ticket that had never hoped to ride again.}
“All change,” said {engine}, back at the bed, rather muffled. They got it all off. In the cup was {~a glove|a conker}. # spare
{A} turned the cup upside down, to be sure. Out came one drop, and went down a sleeve.
-> DONE

=== s3
# shot: above
# place: hallway; dusk; clear
# action: A pull surprised sock; engine run worried; heroes carry jug; friends stand
# things: jug; sock; puddle; coat
“A bigger cup,” said {A}. {young:“Then some will stay in.”|“If more sets out, then more has to get here.”} So they took the jug with the {~cockerel|blue stripe}.
{hinderer_person:“Could it go round by the biscuits?” asked {hinderer}, and the whole line was held up.} # beat
{hinderer_animal:{hinderer} lay down across the hall, exactly half-way, and was not to be tooted at.} # beat
{hinderer_carried:{hinderer} was there to keep the door open, fell over, and kept it shut.} # beat
Whoosh! {young:Slop, it went. Slop, bump, and SLOP.|But a jug has more to say at a corner than a cup has: it slopped, and it slopped again, and at the coats it said everything.}
“Not a drop,” said {engine}, dripping. # usual
“It is the corner,” said {engine}. “It comes up {young:all at once.”|without a word of warning, every time.”} # usual
{young:In the jug was a wet sock. It had not been in there before.|In the jug sat a sock, wet through, and very much surprised.} {A} wrung it out over the cup, and looked, and did not drink it. # usual
“What is going on out there?” asked {grownup}. ¶ “We are nearly finished,” called {A}. “We have had a sock.” # usual
-> DONE

=== l2
# aside
# shot: object
# place: bedroom; dusk; clear
# action: A hold sock at bed; friends sit; heroes peek curious
# things: sock; bed; drop under sock
{A} hung the sock over the end of the bed to dry. It had only been lying in the hall, minding its own business, as it had done since {~Sunday|the weekend}.
“I was nearly a station,” it said. {young:“They all went by me.”|“I had everything for it. Everything went by, and nothing stopped.”}
“You are one now,” said {A}. {young:“This is Sock. Sock, everybody!”|So they called the end of the bed Sock, and put it on the map as a place where you wait.}
{young:A drip fell off the toe. It fell on the floor, where no tongue could get it.|A drop let go of the toe, and fell on the floorboards, where it was no good to a tongue at all.}
{A} watched it with great attention, all the way down. # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: A whisper curious at engine; engine stand calm; heroes listen; friends sit sleepy
# things: puddle; mug on engine
{A} leaned out, and looked along the hall. {young:It was wet here, and at the coats.|There was a pool at this end, and a lake at the coats.} But outside one door it was dry.
“You didn’t spill there,” said {A}. ¶ “Somebody is asleep behind that door,” said {engine}. “You go on tiptoe past there.”
“Could you go like that all the way?”
“All the way?” said {engine}. {young:“It would take all night.”|“The kitchen and back, like that? It would take all night.”}
“We have got all night,” said {A}.
{young:{engine} thought about it, and turned down the lamps.|Nobody had ever said that to {engine} before. The lamps went down, and then they went down a little more.} # usual
“Ready,” said {engine}, very low. “Off.”
-> DONE

=== m4
# shot: wide
# place: kitchen; night; clear
# action: grownup sit-on-chair calm; engine walk calm; A tiptoe; friends stand; heroes look-up sleepy
# things: mug on engine; jug; sink; clock
It took so long to get to the coats that {A} could count the {~buttons|hooks} as the lamps went by. {young:One. Then a long wait. Two.|There were six, and the fifth one took a yawn and a half.}
Out in the kitchen the plates were dry. {grownup} had hung up the cloth, and sat down, and looked at the door.
{young:In came two lamps, so slowly that they hardly came.|Two lamps came in at it, no faster than the hand of a clock, and a good deal more quietly.}
“Up to the line?” ¶ “Up to the top, please,” said {engine}. “We are doing it the other way.”
So the cup was filled until the water stood a bit higher than the {young:cup.|cup, and held its breath.}
-> DONE

=== l3
# shot: two
# place: hallway; night; clear
# action: engine tiptoe calm; A tiptoe sleepy; friends sleep; heroes look-up sleepy
# things: puddle; umbrella-stand; door
Back came {engine}. It looked just like standing still. # more
At the wet place {engine} had to wade, and waded with great care.
Next were the {~umbrellas|boots}. None of them looked up. # spare
Then came the door with the sleeper. A snore lay across the hall. {engine} waited until it was drawn in, and went by, lights down.
“Sock,” said the sock, in the dark. But nobody got off.
The edge of the carpet was next. It was one bump and a half.
{engine} did it in four small bumps. # more
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: A listen sleepy; heroes lie-back sleepy; friends sit sleepy
# things: pillow
In bed they listened. It is hard to hear a thing that does not hurry.
There was a hum. It was in the wall, or in the pillow, or in a toe.
“Is it here yet?” said {A}. Not yet. It was on the way.
The tongue was still dry. But it lay down. It had quite stopped talking, and so had the toes. # more
There was a small light on the wall. It grew, but you could not see it grow. # more
The hum came nearer, and was no louder. {A} moved over, to make room for it.
{homeward} # company
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes tiptoe sleepy
# things: tap; drop under tap; jug on shelf; shelf
The kitchen had gone dark. The sink was empty, and had a shine on.
One drop hung from the tap. It looked down. It was a long way.
The jug was back on its shelf. It would talk about that corner for weeks.
Out in the hall the puddle had gone to sleep. It was the shape of a pear. # spare
The tap kept its drop. It saw no need to hurry. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A drink sleepy; heroes sit; engine sleep; friends sit sleepy
# things: mug
Nobody saw {engine} come in. The cup stood by the bed. It was full.
{resting}
{keepsake}
{dream} # spare
{L} had a drink. It was cold, and it was wet all the way down. # usual
“Not a drop,” said {engine}. The lamps were as low as lamps go. # usual
“Where to now?” said {engine}.
But {L} did not say. {L} was nearly there.
“Ready,” said {engine}.
There was a hum. Then there was less.
Off.
Goodnight, {H}. Goodnight, {engine}.
Goodnight.
-> DONE

=== next_night
“Somebody,” said the sock at breakfast, “has left a lake in the hall.” It had been lying at the end of the bed all night, and it had thought things over. It wished to be a station for good.
So {A} made it a sign, with SOCK on it, and stood the sign up with a bit of clay. Nothing stopped there all morning. But a pea went through at ten, without hurrying, and the sock announced it.
-> DONE

=== next_bedtime
The cup stood by the bed, full to the top. Nobody had so much as breathed on it.
-> DONE
