# about: story-about(dino&!rex&!tricer&!stego&!raptor&!tyranno|diplodocus|brachiosaur|brontosaur|apatosaur|long neck|longneck|sauropod); with-character(dino&!rex&!tricer&!stego&!raptor&!tyranno|diplodocus|brachiosaur|brontosaur|apatosaur|long neck|longneck|sauropod); creature(dino&!rex&!tricer&!stego&!raptor&!tyranno|diplodocus|brachiosaur|brontosaur|apatosaur|long neck|longneck|sauropod); bring-back(dino&!rex&!tricer&!stego&!raptor&!tyranno|diplodocus|brachiosaur|brontosaur|apatosaur|long neck|longneck|sauropod); likes(dino&!rex&!tricer&!stego&!raptor&!tyranno|diplodocus|brachiosaur|brontosaur|apatosaur|long neck|longneck|sauropod)
# also: creature; likes; funny; person; place
# wants: child
# role guest: answer(dino|diplodocus|brachiosaur|brontosaur|apatosaur|neck|sauropod), creature(dino|diplodocus|brachiosaur) = a dinosaur
# ages: 3-12
# holds: dinosaur(kind)

=== title
{~When I Stop, It Stops|Somebody Is Behind Me|The Other End of the Dinosaur}
-> DONE

=== s1
# shot: wide
# place: jungle; afternoon; mist
# action: heroes look-up surprised; guest stand worried; friends look-up surprised
# things: tree left; bush right; 2 footprint
{~A hundred and fifty million years ago, at about four in the afternoon, {H} sat under a big fern.|Thud, went the ground, a hundred and fifty million years ago, and {H} held on to a big fern.|“Do not look round,” said a voice above the trees, a hundred and fifty million years ago. So {H} looked up.}
A small head came down on a very long neck, {young:and behind the neck came all of {guest_a}.|and after the neck came the rest of {guest_a}, and went on past the trees and out of sight.}
{is_wished_trait:“Are you the one {wished_trait}?” asked {A}. ¶ “I used to be,” said {guest}. “Now I am the one with somebody behind me.”} # wished
“Somebody is behind me,” said {guest}, very low. {young:“When I walk, it walks. When I stop, it stops.”|“All day long. When I walk, it walks, and when I stop, it stops.”}
“What does it look like?” asked {A}. # usual
“I have never dared to ask,” said {guest}. “But I can’t lie down and shut my eyes with somebody behind me.”
{A} wanted to know who it was. # usual
-> DONE

=== s2
# shot: two
# place: jungle; afternoon; mist
# action: heroes run surprised beside guest; guest walk worried; friends run surprised
# things: tree; row of 4 footprint; bush
“Then we will walk faster,” said {A}.
{joining}
{is_loved:{guest} asked them to talk of something else, so they talked of {loved}.|{musing}} # personal
Thud, thud, thud went the front of {guest}, {young:and {A} ran.|and at every thud {A} came a little way off the ground.}
{hinderer_person:“It has got me!” cried {hinderer}, but it was only a fern.} # beat
{hinderer_animal:{hinderer} ran in front, and then behind, and then between the feet, and had to be called out.} # beat
{hinderer_carried:{hinderer} was dropped in a footprint, and it took two people to get {hinderer} out again.} # beat
Far behind them, crash, crash, crash, {young:somebody came faster, too.|somebody else was coming through the trees, exactly as fast.}
They stopped. There was one more crash, and then {guest} heard nothing at all. “You see?” said {guest}. # usual
-> DONE

=== m1
# aside
# shot: close
# place: jungle; afternoon; clear
# action: guest eat happy plant; heroes stand curious; friends stand curious
# things: plant; bush; tree
You can’t be followed all day with nothing inside you, so {guest} ate a fern. {young:Gulp. It did not get chewed.|It went in whole, for {guest} does not chew.}
“Is it nice?” asked {A}. ¶ “I will tell you when it gets there,” said {guest}.
They watched a lump go down the neck. {young:Down, down, down.|It went down past the first tree, and the second, and there was a place where it seemed to stop and rest.}
{A} ate {~half a roll|an apple} meanwhile, and had finished it. # spare
“Now,” said {guest}, and shut both eyes. {young:“Yum. It was fern.”|“Oh, yes,” said {guest}. “It was the fern.”}
Somewhere behind the trees a small stomach noise was heard, a good deal later. “There it is again,” whispered {guest}. # more
-> DONE

=== l1
# aside
# shot: above
# place: jungle; afternoon; clear
# action: heroes lie-back happy in footprint; guest look-up calm; frog sit calm; friends sit calm
# things: footprint; leaf; puddle
Where {guest} had stood there was a hole with water in it, {young:as big as a bath.|of about the size and shape of a bath with toes.}
{A} lay down in the next one, which was dry. {young:All of {A} went in!|It was long enough for all of {A}, and there was room at the end for a bag.}
“Does it go all the way along like this?” asked {A}.
“Mine do,” said {guest}. {young:“But somebody makes a line.”|“But there is another mark, which goes along behind, in the middle. It is a long thin line.”}
They looked at the line. {young:It looked like a snake.|It went in and out of the ferns like the line that you leave if you pull a stick.} # more
“Whoever it is,” said {guest}, “has no feet. I can’t help being a bit sorry.” # more
{A} stood on the line, one foot before the other, and went along it as far as the corner. # more
-> DONE

=== s3
# shot: behind
# place: forest; dusk; mist
# action: guest peek worried behind tree; heroes crouch curious beside tree; friends crouch curious
# things: tree; bush; 3 leaf
“Hide!” said {A}, so {guest} hid behind a tree. {young:The head did. The rest did not fit.|That is, the head did, and the rest stayed out in the open, like a town hall.}
{helper_person:“I will keep watch,” said {helper}, and looked round the tree with one eye.} # beat
{helper_animal:{helper} put up both ears, and said nothing, and that was a comfort.} # beat
{helper_carried:{helper} was held up above the ferns, to keep a look-out.} # beat
{themed_a} was pushed under a leaf, to be on the safe side. # personal
Nobody came. “Now it is hiding as well,” said {guest}. # usual
“I am going to look,” said {A}, and set off along {guest}.
{young:First there was neck, and more neck, and then a leg.|First there was neck, for about as long as it takes to sing a song, and then a leg.} # usual
“Are you still there?” called the head of {guest}, to the tree. # usual
-> DONE

=== m2
# aside
# shot: two
# place: jungle; dusk; mist
# action: heroes knock curious guest; guest stand calm; friends stand curious
# things: tree; bush
At the second leg {A} knocked, to say that it was only {A}. Knock, knock.
Nothing happened, so {A} went on, {young:and knocked on the next leg, too.|and came to the next leg, and was just going to knock on that.}
“Who is there?” called {guest}, from beyond the trees. {young:It had just got there!|It takes a knock that long to get from one end of {guest} to the other.}
“{A}!” called {A}, with both hands round the mouth. # spare
There was a wait, in which a leaf came down. {young:“Come in,” said {guest}.|“Come in,” said {guest}, for that is the polite thing to say.}
But by then {A} was {~a leg|half a dinosaur} further on. # more
It went on like that. They said goodbye to each other three times before anybody had said hello. # more
-> DONE

=== l2
# aside
# shot: close
# place: jungle; dusk; mist
# action: frog sit proud on guest; heroes look-up curious at frog; guest stand calm; friends look-up curious
# things: leaf; bush
A frog sat on the hip, where it is flat. {young:It lived there.|It lived there, in a hollow with some rain in, and had a view.}
“Have you come from the front?” asked the frog. {young:“Is there a front?”|“One hears that there is a front.”}
“Yes,” said {A}. “There is a head on it.” ¶ “Well!” said the frog. “And what is the head like?”
“Small,” said {A}, “and rather worried.” {young:The frog was sorry to hear it.|The frog thought about this, and was sorry, and wished to be remembered to the head.}
“And the other way?” asked {A}. {~“My aunt went,”|“A cousin of mine went,”} said the frog. “She sends word that it gets thinner.” # more
The frog went back into its hollow, and {A} heard it say the word head to itself, to get used to it. # more
-> DONE

=== m4
# aside
# shot: wide
# place: jungle; dusk; rain
# action: heroes look-up surprised; guest stand calm; friends look-up surprised
# things: cloud; bush; tree
Half way along, it was raining. {young:You could see where it began.|There was an edge to the rain, and {A} stepped over it, and back, and over it again.}
“It is raining here!” called {A}.
“It is quite dry in my part,” said {guest}, {young:from far away.|from so far off that it sounded like somebody in the next house.}
A bit of rainbow had one end on the back of {guest} and the other one {~in the ferns|behind the hill}. {young:{A} went under it.|{A} walked under it, since there was no other way.}
“Have I got wet?” called {guest}, after a time. ¶ “Only in the middle,” called {A}. # more
There was a short silence. “Then I shall not need a towel up here,” called {guest}. # more
-> DONE

=== s4
# shot: close
# place: jungle; dusk; clear
# action: L hold happy rope; guest sleep happy; heroes stand happy; friends stand happy
# things: bush; rope; 2 leaf
After the last leg there was tail. {young:It was as fat as a barrel. Then it was as fat as a hose.|It was as thick as a barrel, and then a drainpipe, and then a hose.}
At last it was as thin as a skipping rope. Then it came to an end, and nobody was there except {L}.
{L} picked up the end. It was warm, and it wriggled.
“Who is it?” called {guest}. # usual
“It is thin,” called {L}. “It has no eyes.”
“No eyes?” said {guest}. “And it came all that way? Oh, bring it here!”
So {L} took the end, and walked back through the ferns, and {guest} came round in a ring to meet it. # usual
{guest} looked at the tail for a long time. “It is my colour,” said {guest}.
“It is yours,” said {L}. ¶ “To keep?” said {guest}.
“To keep,” said {L}. # usual
Then {guest} lay down, all the way round, and put {guest_its} chin on the end.
-> DONE

=== l3
# shot: two
# place: jungle; night; stars
# action: guest sleep sleepy; heroes sit sleepy; friends sit sleepy
# things: bush; tree; moon
It was warm in the ring. There was neck on the left, and tail on the right.
“Is it still there?” said {guest}. ¶ “Yes,” said {A}. “You are on it.” # spare
The end of the tail gave a pat. It was a soft one, on the nose.
“It likes me,” said {guest}, half asleep. # more
And a good while later, far round at the back, one foot went to sleep as well. # more
A leaf came down. It was too tired to come any further. # more
-> DONE

=== m3
# shot: behind
# place: hallway; night; stars
# action: heroes climb sleepy stairs; friends climb sleepy stairs
# things: stairs; lamp; coat
It is a hundred and fifty million years from there to the stairs. It was just bedtime.
{homeward} # company
{A} went up. The feet came up behind. When {A} stopped, they stopped. # spare
“Who is there?” said {A}, on the landing. It was only the feet. # more
They had come all that way, and in socks. # more
The bed was long. There was room in it for both ends. # more
-> DONE

=== l4
# shot: wide
# place: jungle; night; stars
# action: frog sleep calm; guest sleep calm; heroes sleep sleepy
# things: moon; bush; 2 footprint
The moon came up. It shone on a ring of dinosaur. In the ring was a warm place, and nobody in it.
The frog was told that all was well at the front. It had thought so. # spare
Once the tail had a dream, and twitched. # more
“There, there,” said the head. It did not wake up for it. # more
A fern bent down, and let go of its last drop. # more
Then it was still, all the way round.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends sleep sleepy
# things: curtain; lamp
{L} lay in bed, from one end to the other.
{resting}
{keepsake}
{dream} # spare
Down at the far end were ten toes. When {L} moved, they moved. When {L} stopped, they stopped. # usual
They were thin. They had no eyes. # usual
So {L} curled up, all the way round.
The toes were cold, and then they were not. # usual
“You can stay,” said {L}. “You are mine to keep.”
Goodnight, {H}. Goodnight, all the toes.
Goodnight, {guest}, as far as it goes.
Goodnight.
-> DONE

=== next_night
There was a line in the flower bed in the morning, long and thin, as if somebody had pulled a stick. There was no stick. {A} followed it, past the beans, twice round the shed and along the fence, and it took until breakfast.
At the end of it lay a fern, folded like a letter. “We went for a walk, the two of us,” it said. “I let it go first. We were hours getting round.”
-> DONE

=== next_bedtime
At the far end of the bed the toes were in already. They had kept it warm.
-> DONE
