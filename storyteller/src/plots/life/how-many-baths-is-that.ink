# about: story-about(fire engine|fire truck|firetruck|firefighter|fire fighter|fireman|firemen|fire station); with-character(fire engine|fire truck|firetruck|firefighter|fire fighter|fireman|firemen); creature(fire engine|fire truck|firefighter|fireman|firemen); thing(fire engine|fire truck|firetruck)
# also: funny
# wants: other
# role engine: answer(fire engine|fire truck|firetruck) = a red fire engine called Gloria
# role crew: answer(firefighter|fire fighter|fireman|firemen) = a firefighter called Joss
# role where: answer(fire station) = the fire station
# names: Gloria | Marjorie | Philippa
# names: Joss | Wren | Brook
# ages: 3-12
# holds: water(kind), duck(kind), mud(kind), dark(kind)

=== title
{~How Many Baths Is That?|Sixteen Baths}
-> DONE

=== s1
# shot: wide
# place: fire-station; dusk; clear
# action: crew wave happy; heroes run happy; engine stand happy; friends stand curious
# things: helmet on heroes.head; bell; boot; hose
# people: crew=firefighter
{~Ding, ding, ding, went the bell at the fire station, and {H} jumped into {young:the big boots.|the big boots, which are always standing ready.}|At a fire station the boots stand ready in the trousers, and you jump into both, and {H} had jumped. {young:Ding, ding, ding!|Ding, ding, ding, went the bell.}|It was nearly bedtime when the bell rang at the fire station. {H} {was} in the big boots {young:before it stopped.|before it had stopped.}}
“The pond is empty, and there are six ducks standing in it,” said {crew_a}, who had the telephone.
“Is it on fire?” asked {A}. ¶ “No,” said {crew}. {young:“It is a pond.”|“Ponds are not, as a rule.”} # more
“I am full of water,” said {engine_a}, with both lamps on. ¶ “How many baths is that?” asked {A}. ¶ “Sixteen,” said {engine}.
“Nee-naw,” whispered {engine}, because it was late, and people were in bed.
-> DONE

=== s2
# shot: two
# place: pond; dusk; clear
# action: A hold surprised hose; crew hold surprised hose; heroes hold surprised hose; duck fall surprised; engine stand; friends stand surprised
# things: puddle; fire-engine right; helmet on heroes.head; bench
{joining}
{is_loved:The ducks had heard about {loved}. At any rate they looked as if they had.|{musing}} # personal
The pond was all mud. Six ducks stood on it, {young:and looked at {A}.|and looked at {A} as if {A} had been having a bath.}
It takes two to hold a hose, because a hose pushes back. {A} and {crew} held it. # usual
{hinderer_person:“Is it on?” asked {hinderer}, and looked into the end of it. It was only dripping, and then {hinderer} was, too.} # beat
{hinderer_animal:{hinderer} went out on the mud to say hello, and came back in four brown socks.} # beat
{hinderer_carried:{hinderer} was put on the bank to be out of the way, and slid down it, quite slowly, into the mud.} # beat
“Water on!” said {crew}. And out it came, as straight as a stick, and hit the mud. The mud went up, and then it came down on everybody.
The ducks left the pond, on foot. # usual
“How many baths was that?” asked {A}. ¶ “One,” said {engine}. “And now all of you want one.” # usual
-> DONE

=== m1
# aside
# shot: behind
# place: pond; dusk; clear
# action: A point curious at duck; heroes crouch calm; crew kneel calm; duck walk cross; friends stand
# things: bench; bin; helmet on heroes.head
The ducks had to be asked back. {young:They were under a bench.|They were standing under a bench in a row, with mud on their hats, if you can say that of a duck.}
“We are sorry about that,” said {crew}. ¶ The ducks looked the other way. All of them did it together.
“Nee-naw,” said {A}, very low. {young:One duck looked.|The one at the end looked round.}
“Naw,” it said. {young:It was very nearly right.|It was a duck’s way of saying it, but you could tell what was meant.}
After that the other five all wanted a go, and {~by the bin|half-way back} it was as good as a real one. {young:“Nee-naw, nee-naw,” went the ducks.|They came back down to the mud in a line, and said it the whole way.} # more
-> DONE

=== l1
# aside
# shot: object
# place: street; dusk; clear
# action: heroes point curious; engine stand calm; friends peek curious
# things: ladder; rope; teddy; lantern; broom
All down the side of {engine} there were doors, and {A} was allowed to open them.
“What is this for?” ¶ “That is a broom. It is for after.” ¶ “And this?” ¶ “A rope. {young:It is for cows.”|Mostly it is for cows. You would not believe where a cow can get to.”}
There was a ladder in three pieces, one inside the other. {young:There was a lamp on a leg.|There was a lamp on a leg, and a box of plasters, and a saw that nobody was to touch.}
Behind the last door sat a bear. {young:It had its own belt.|It was an ordinary bear, with its own belt done up.}
“What is he for?” asked {A}. ¶ “Holding,” said {engine}. {young:“Some people need it.”|“There is somebody who needs to hold him nearly every {~time|week}. He has been to more fires than I have fingers.” It had no fingers, but nobody said so.}
-> DONE

=== s3
# shot: close
# place: pond; dusk; clear
# action: A point surprised at feather; crew hold hose; heroes point surprised; duck stand happy; friends look-up
# things: feather; gate; puddle; hose
{A} found a ring on the end of the hose, and turned it. {young:Now it was rain, and ducks like rain.|The stick of water came apart, and was rain, and ducks like rain.}
It rained fifteen baths, right up to the ducks’ knees. Then {engine} was empty.
“How many baths is a pond?” asked {A}. ¶ “Four hundred,” said {crew}. # usual
{helper_person:“Look at their feet,” said {helper}. “They are coming out again.”} # beat
{helper_animal:{helper} put down a nose, and followed something along the edge, all the way to the end.} # beat
{helper_carried:{helper} had been put down in the water with one foot in. Now the foot was out.} # beat
A feather lay on the water. {young:It was going along, all by itself.|There was no wind, and it was going along.} {A} went with it, and at the end was a little wooden gate, pulled up. The feather went out under it, and so did the rain.
{A} pushed the gate down. Clonk. “But where is the pond?” said {A}.
-> DONE

=== m2
# aside
# shot: behind
# place: park; dusk; mist
# action: A hold curious lantern; heroes walk curious; crew walk calm; friends walk curious; engine stand
# things: lantern in A.hand; feather; bridge; bush
They took the lamp on the leg, and went after the feather. {young:There was a ditch, and the feather was in it.|There was a ditch behind the little gate, with an inch of water in it, and the feather sailing ahead.}
It went under a bridge as long as a shoe. {young:It went round a tin.|It went twice round a tin, and thought better of it.}
“It is in a hurry,” said {crew}. ¶ “It is going {~downhill|down},” said {A}. {young:“Water always does.”|“Water does. It goes and looks for the lowest place, and then it sits down there.”}
So they looked for the lowest place as well. {young:It was not hard. They only had to walk.|You find it by walking where it is easiest, and all three of them are good at that.} # more
-> DONE

=== l2
# aside
# shot: close
# place: pond; dusk; stars
# action: crew pull laughing; A pull laughing; heroes pull laughing; engine stand calm; friends stand laughing
# things: boot; rope; puddle
Then {crew} wanted to come, and could not. {young:One boot was in the mud. It did not want to come out.|One boot had gone down into the mud as far as it goes, and the mud was pleased with it.}
“Leave the boot,” said {engine}. ¶ “I have only the two,” said {crew}.
{A} took hold of one arm, and pulled. {young:Nothing came. They got the rope for cows.|Nothing came but a bit of sleeve, and so they got out the rope that is for cows.}
“One, two, three!” And out came {crew}, {young:with a noise like a kiss.|with a noise like a very big kiss, in one boot and one sock.}
The boot stayed where it was. {young:A duck looked into it.|A duck looked into it, and got in, and turned round, and that was the end of it as a boot.} # more
-> DONE

=== s4
# shot: wide
# place: pond; night; stars
# action: engine stand happy; A hold happy hose; heroes hold happy hose; duck swim happy; friends clap happy
# things: fire-engine right; moon; gate; basket
At the bottom of the park lay the pond, {young:all of it, in the wrong place.|the whole of it, in the wrong place, with the moon in.}
“Can you drink?” {A} asked {engine}. And {engine} could.
There is a fat black hose for it, with a basket on the end, to keep out frogs. # usual
So {engine} drank at the one end, and rained at the other. {A} held the rain, and turned the ring to soft. {young:It rained and it rained.|It rained a hundred baths, and two hundred, and three.}
You could see the ducks’ feet go. First you could see toes, and then you could not. # usual
Then one duck let go of the ground. {young:It was floating! Then all six were.|It had a surprised look, and it was afloat, and after that all six of them were.}
“How many baths was that?” asked {A}. ¶ “I lost count,” said {engine}. “One duck’s, six times over.” # usual
-> DONE

=== m4
# aside
# shot: above
# place: pond; night; stars
# action: duck sleep; A whisper sleepy; heroes look-up sleepy; crew stand calm; friends sit sleepy
# things: moon; bench; hose
They rolled the hose up. It was flat now, and gave a sigh.
The moon had moved over, from the wrong place to the right one. It had not been asked. It went where the water went.
The ducks lay in a row, and tucked in their {~beaks|chins}.
The one at the end kept one eye open. That is how ducks do it. The end one looks out for the rest. # spare
“Goodnight,” said {A} to the eye.
It looked. It saw that it was only {A}. It stayed open. # more
-> DONE

=== l3
# aside
# shot: object
# place: fire-station; night; stars
# action: heroes hold sleepy hose; engine stand sleepy; friends stand sleepy
# things: hose; tower; bell
At the fire station there is a tower, and this is what it is for. A wet hose is too long to hang up anywhere else.
Up it went, on a hook. It hung down past the windows, and dripped.
{engine} was filled, right up to the top. Sixteen.
“Nobody has to ring for a bit,” it said to the bell. The bell did not.
The doors came down. They did it slowly, so as not to bang. # more
There was mud on the step. The broom was for that. # more
-> DONE

=== m3
# aside
# shot: two
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash sleepy; friends sit sleepy
# things: bath; rubber-duck; sponge; towel
At home the bath was run. It had a duck of its own, a small one, with a hole in.
“How many baths is that?” said {A}. It was one. With a bath you can be quite sure.
{A} held the sponge up high, and made it rain, on soft.
The duck sat still. Then it let go of the bottom, and was afloat. # spare
Some mud came off. It lay on the floor of the bath, and was a very small pond. # more
Nobody pulled up the gate until everybody was out. # more
-> DONE

=== l4
# aside
# shot: object
# place: fire-station; night; stars
# action: engine sleep; heroes look-up sleepy; friends look-up sleepy
# things: hose; bell; moon; puddle
In the tower it was dark. The hose dripped.
Drip. That was a drop of pond. It had been in a ditch, and in an engine, and it had been rain.
Now it was a drop on a floor.
Drip. There was another.
{engine} heard it, and went on sleeping. It was not the bell. # more
In a day or so the hose would be dry, all the way down. # more
-> DONE

=== s5
# shot: wide
# place: bedroom; night; stars
# action: L sleep; heroes sleep; friends sleep
# things: boot; glass; moon; window
{L} was in bed. The boots stood by it.
{resting}
{keepsake}
{dream} # spare
By the lamp was a glass of water. “How many baths is that?” said {L}. ¶ “Hardly any.” ¶ {L} drank some. # usual
Down in the park lay six ducks. One eye was open. # usual
Far off there was a low sound. “Nee-naw.”
It was not a call. It only said it.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a queue at the fire station in the morning. It was six ducks, in a line, and the one at the front had a boot.
“Is it on fire?” asked the fire engine. ¶ “Naw,” said the duck.
{H} held the boot up and looked in. There was an egg in there, a green one. So the boot was carried back to the pond, with the lights on and everybody whispering, and put down in the reeds, where the sun would be on it.
-> DONE

=== next_bedtime
The bell was quiet. In the reeds a duck was asleep in a boot.
-> DONE
