# about: story-about; with-character; creature; bring-back
# tells: tale(an odd place|bath|bathtub|elevator|lift|mud|space|moon|roof|tree|chimney|library|school|classroom|shop|supermarket|kitchen|bedroom|bathroom|living room|museum|office|hospital|church|café|cafe|restaurant|garden|sofa|snow|cinema|theatre|ballroom|castle|bank|airport|station|bus|train)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind bath: bath|bathtub|tub
# kind lift: lift|elevator
# kind space: space|moon|outer
# kind mud: mud|snow
# kind height: roof|tree|chimney
# kind room: library|school|shop|supermarket|classroom|church|museum|office|hospital|kitchen|bedroom|bathroom|cafe|café|restaurant|cinema|theatre|bank|castle|station|airport|bus|train
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind)

=== title
{~They Are Only Looking|Since Lunch on Thursday}
-> DONE

=== s1
# shot: wide
# place: street; dusk; clear
# place for bath: bathroom; dusk; clear
# place for lift: hallway; dusk; clear
# place for space: garden; dusk; stars
# place for mud: field; dusk; clear
# place for room: library; dusk; clear
# people: woman=postwoman; man=man
# action: guest sit calm; heroes stand surprised; friends stand curious; woman point curious; man look-up curious
# things: bag
# things for bath: bath; tap; towel
# things for lift: door; mirror
# things for space: moon; star
# things for mud: heap; puddle
# things for height: roof; chimney
# things for room: table; bookcase
{~Everybody was looking the same way, and so {H} looked there as well.|“It is not usual,” said somebody, in the middle of a lot of people, and {H} went to see what was not.|{H} could not get by, because there were so many people, and they all had their mouths open.}
There {guest_many:were|was} {guest_a}, {wished_where}.
{
- is_bath:
Of the bath itself you could see only the taps. # usual
- is_lift:
There was room for nothing else in there, but a bit of mirror, with more of the same in it. # usual
- is_space:
You had to look straight up, and then a little to the left. # usual
- is_mud:
You could see as far as the middle. After that you had to take it on trust. # usual
- is_height:
{guest_many:They|It} looked down at nobody, and kept very still. # usual
- is_room:
People who wanted something had to go round by the wall, and did it on tiptoe. # usual
- else:
You could not have missed {guest_many:them|it}, if you had tried. # usual
}
“Since lunch on Thursday!” said the postwoman. “And {guest_many:they do|it does} not come away.” ¶ “Has anybody asked why?” said {L}.
{young:They had not thought of that.|Nobody had. They had been too busy wondering.} “First we must get {guest_many:them|it} away,” said a man with a sandwich.
-> DONE

=== m1
# aside
# shot: close
# place: street; dusk; clear
# place for bath: bathroom; dusk; clear
# place for lift: hallway; dusk; clear
# place for space: garden; dusk; stars
# place for mud: field; dusk; clear
# place for room: library; dusk; clear
# action: heroes stand curious; friends stand curious; woman point curious; man eat sandwich
# things: bag
They all knew how it had come about, and each of them knew something else.
“It was the wind,” said one. {young:“It was the cat,” said the next.|“It was pride,” said another, “and then it was too late to say so.”}
“{guest_many:They think that they are|It thinks that it is} somebody,” said a lady, {young:and shut her bag.|and shut her bag with a snap, so that nobody should get ideas about that as well.}
The man with the sandwich had read about such a case. {young:It was not the same.|It had been in another country, and it was not the same, but it had gone on until the spring.}
{A} looked at {guest}. {young:Nothing moved.|{guest} did not turn round for any of them, and had a very quiet look, like somebody who listens for a step.}
A child asked if it was real, and was told not to point.
“Somebody ought to do something,” they all agreed, and looked round to see who it would be. # more
-> DONE

=== s2
# shot: two
# place: street; dusk; clear
# place for bath: bathroom; dusk; clear
# place for lift: hallway; dusk; clear
# place for space: garden; dusk; stars
# place for mud: field; dusk; clear
# place for room: library; dusk; clear
# action: woman pull worried; man push worried; guest sit calm; heroes stand curious; friends stand curious
# things: rope
# things for bath: bath; tap; soap
# things for lift: door; mirror
# things for space: moon; sandwich
# things for mud: boot; puddle; heap
# things for height: roof; ladder
# things for room: bell; table
{joining}
{is_loved:“If you talked about {loved},” said {L}, “{guest_many:they|it} might listen.” But they would not hear of it.|{musing}} # personal
{
- is_bath:
They let out the water, and that only made it tighter. They used the soap. It went up in the air, and came down on the man with the sandwich.
- is_lift:
They pressed seven. It went up to seven, and there they looked into it as well, and pressed one. Nobody in the whole house could get to the fourth floor.
- is_space:
They held up the sandwich, as high as it would go, and called. But it was a long way, and at the other end it must have been a very small sandwich.
- is_mud:
They all took hold, and pulled. Something gave way, and they all sat down. It was a boot, and it was the postwoman’s.
- is_height:
They put up a ladder, and said that {guest_many:they|it} could come down now. {guest} looked at the ladder for a time, in a friendly way, and did nothing about it.
- is_room:
They rang the bell that says it is time to go. Everybody went, and had to be fetched back. Only {guest} did not stir.
- else:
They pushed from the left, and others pushed from the right. As they did it at the same time, nothing moved at all.
}
{hinderer_person:“Pull!” cried {hinderer}, when it was time to push.} # beat
{hinderer_animal:{hinderer} ran round and round them, and they all had to step over that.} # beat
{hinderer_carried:{hinderer} was put down in the way, so that everything began again from the start.} # beat
“It is no use,” said the postwoman, {young:and had to sit down.|who had looked on for three days, and ought to know.} # usual
“{guest_many:They do|It does} not want to be helped,” said the man. {young:They all nodded.|They all nodded, for they had noticed the same.} # usual
-> DONE

=== l1
# aside
# shot: above
# place: street; dusk; clear
# place for room: library; dusk; clear
# action: man stand proud; heroes stand laughing; friends stand laughing; woman stand curious
# things: cake; butter; bag
Then somebody had heard that butter helps. {young:So butter was fetched.|It was fetched from three houses, and then they could not agree where it goes.}
“On the sides,” said one. “Underneath,” said another. {young:In the end it was on the man.|By the time that they had it settled, most of it was on the man with the sandwich, and some was in the sandwich.}
A cake was held up, {young:and then it was eaten.|and was moved slowly away, to be followed, but it was followed only by people.}
“I don’t think that {guest_many:they want|it wants} anything,” said a lady, from the side. {young:“You can see it from here.”|“You can see it best from here.”}
{A} thought that there was something. {young:But it was not cake.|But it was not cake, and it was not butter.} # spare
The crumbs went to a sparrow, who had no opinion.
“Now we have done everything,” said the man, and wiped his hands on the rest of the bread. # more
-> DONE

=== m2
# aside
# shot: behind
# place: street; dusk; clear
# place for room: library; dusk; clear
# action: heroes stand curious; woman shout worried; friends stand curious
# things: bag; themed
After that they tried it with words. {young:They shouted, all together.|They all called at once, each something else, so that it came out as soup.}
They said please. They said that it was late, {young:and that it was time for tea.|and that others would like to have the place as well.}
The postwoman had a letter, and held that up. {young:It was not for {guest}.|It was addressed to number six, but she thought that the look of it might do something.}
{themed_a} was waved about, until somebody asked for it back. # personal
{pausing} # company
“{guest_many:They|It} can’t hear us,” they said. {young:But something had moved.|But {A} had seen something move. It was not at the words. It was when a door went, and there was a step.} # spare
-> DONE

=== s3
# shot: close
# place: street; dusk; clear
# place for bath: bathroom; dusk; clear
# place for lift: hallway; dusk; clear
# place for space: garden; dusk; stars
# place for mud: field; dusk; clear
# place for room: library; dusk; clear
# action: L whisper curious guest; heroes stand curious; guest sit calm; friends stand curious
# things: bag
{is_space:{L} found a long cardboard tube, and spoke up through that, not loud.|{young:{L} went round to the side.|While they rested, {L} went round to the side, where nobody was.}} “Why are you {wished_where}?” asked {L}.
“Shh!” said {guest}, without moving. “{guest_many:We are|I am} hiding.”
{L} looked at {guest}, and at all of the people. “But they can see you,” said {L}. {young:“Every one of them.”|“They have been looking at you since Thursday.”}
“They are only looking,” said {guest}. “They are not seeking.”
{young:That is not the same.|Nobody has ever been found by being looked at.} # usual
{helper_person:“It is a very good place,” said {helper}. “I should never have looked there.”} # beat
{helper_animal:{helper} lay down beside {L}, very flat, to be hidden as well.} # beat
{helper_carried:{helper} was hidden, too, and only a bit looked out.} # beat
“And who seeks?” asked {L}. ¶ “A beetle,” said {guest}. “But it was called in to its tea.”
“Then come out,” said {L}. ¶ “{guest_many:We|I} can’t,” said {guest}. “Somebody has to find {guest_many:us|me}.”
-> DONE

=== l2
# aside
# shot: two
# place: street; dusk; clear
# place for room: library; dusk; clear
# action: L think curious; heroes sit curious; guest sit calm; friends sit curious
# things: bag; lamp
“Where were you before?” whispered {A}. {young:“Behind a leaf,” whispered {guest}.|“Behind a leaf,” whispered {guest}. “{guest_many:We were|I was} found at once. {guest_many:We|I} had thought that it was about the eyes.”}
“It is not about the eyes,” whispered {A}. ¶ “No,” whispered {guest}. {young:“There is all that behind.”|“There is a good deal that goes on behind.”}
So this time it had to be somewhere where nobody looks. {young:“You don’t look {wished_where}.”|“If you had to find somebody like {guest_many:us|me}, would you begin {wished_where}?”}
{A} would not have. {young:It was very clever.|It was so clever that it had gone wrong.}
“At first it was lovely,” whispered {guest}. “You hold your breath. Then you hear a step. {young:Then it goes by.”|Then it goes by, and you laugh, inside.”}
“And after that?” ¶ “After that it is Friday,” whispered {guest}.
They both listened. Somebody went by behind the people, and did not seek. # more
-> DONE

=== s4
# shot: two
# place: street; night; stars
# place for bath: bathroom; night; clear
# place for lift: hallway; night; clear
# place for space: garden; night; stars
# place for mud: field; night; stars
# place for room: library; night; clear
# action: A point laughing at guest; heroes stand happy; guest stand laughing; friends clap happy
# things: lamp
# things for bath: bath; tap; lamp
# things for lift: door; lamp
# things for room: table; lamp
{A} turned round. {A} put both hands over both eyes. “One,” said {A}. “Two.” ¶ It got quiet, right to the back. At twenty {A} called, “I’m coming!”
You must not go straight there. It is not polite. So {A} looked up one sleeve. {A} looked behind the postwoman. “Not here,” said {A}.
{A} lifted up the top of the sandwich. “Not here.” ¶ Somebody giggled, {wished_where}. # usual
“Now where can {guest_many:they|it} be?” said {A}, and stood still. “Found you!”
“Oh!” said {guest}. “How did you know?”
{
- is_bath:
And up {guest_many:they|it} got. There was a slosh, and there was the bath. It had been under there the whole time.
- is_lift:
And out {guest_many:they|it} came, the back end first. The doors shut with a sigh. The lift went up to four, at last.
- is_space:
And down {guest_many:they|it} came. {guest_many:They|It} got bigger, and bigger. There was a bump on the grass, and hardly a dent.
- is_mud:
And up {guest_many:they|it} came. It went “plop”. There was a hole, of just that shape. It looked surprised.
- is_height:
And down {guest_many:they|it} came, the back end first. Nobody had to hold a thing.
- is_room:
And out {guest_many:they|it} came, by the door. {guest_many:They|It} said good evening to everybody.
- else:
And out {guest_many:they came, all by themselves|it came, all by itself}. There was nothing to it.
}
“Well!” said the postwoman. “Who would have thought of that?” # usual
“You are good at it,” said {guest}. “Now you hide.”
-> DONE

=== m3
# shot: above
# place: living-room; night; stars
# action: L peek laughing behind curtain; heroes peek laughing; guest look-up curious; friends peek laughing
# things: curtain; sofa; teapot on table; table
So they did it once more, at home.
{guest} counted. It went up to eight, and then there was a four. # usual
{A} stood behind the curtain. It was dusty there, and very good. {A} breathed only now and then.
{guest} looked in the teapot. {guest} looked under the soap. “Not here,” said {guest}.
It was quiet. There was a step. It went by, as close as a sleeve. {A} laughed, inside. Then there was another step. ¶ “Found you!”
It is the best bit. They both thought so. # spare
“And that was Saturday,” said {guest}. “It took no time at all.” # more
-> DONE

=== m4
# aside
# shot: wide
# place: street; night; stars
# action: woman crouch laughing; man crouch laughing; heroes stand laughing; friends stand laughing
# things: street-lamp; postbox; bag
The people did not want to go home, either.
The postwoman stood behind the lamp. It was a thin lamp. “I can’t see her,” said {A}. # spare
A lady sat down behind her bag. It was a big bag. You could see only the hat.
The man had hidden the sandwich. Then he could not find it.
They were found, one by one. “Oh!” they said. “How did you know?”
They had not been found for years. You could tell.
-> DONE

=== l3
# aside
# shot: two
# place: street; night; stars
# action: guest walk happy; heroes wave sleepy; friends wave sleepy
# things: gate; street-lamp; moon
Then it was time to go in. All the doors in the street were open, and went shut, one by one.
“Shall {guest_many:we|I} hide again tomorrow?” asked {guest}. ¶ “Yes,” said {A}. “But not so well.”
{guest} thought about it. “Behind a leaf,” said {guest}.
Off went {guest}, from one lamp to the next. At each there was a bit of hiding. # spare
{homeward} # company
Nobody was {wished_where} now. It looked quite bare.
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: street-lamp; moon; leaf; postbox
The street was empty. They had all been found. They had gone in to their tea.
A leaf lay under the lamp. Nobody was behind it. # usual
A sandwich lay on the postbox. It was hidden very well. # more
Along the wall came a beetle, in no hurry. “I’m coming,” it said. It had had its tea.
It looked under the leaf. “Not here,” it said. It went on. # more
The moon was behind a cloud. It left a bit out, to be fair.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{A} lay in bed, and had the quilt up to the nose.
{resting}
{keepsake}
{dream} # spare
Not far off lay {guest}, in bed. Anybody would have looked there. # usual
“I’m coming,” said the night. It looked in the slippers. “Not here,” it said.
It looked under the bed. “Not here.” # usual
{A} held still. There was a step. It went by.
Then it came back.
“Found you,” said sleep.
{A} did not ask how it knew.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A beetle sat on the doorstep in the morning, quite out of breath. “Not here, either?” it asked. It had looked under every leaf in the street, and there are a good many. {H} told it that they were all found. “Oh,” said the beetle. “Who won?” ¶ “Everybody,” said {A}. So the beetle shut its eyes where it sat, and tucked in its legs, and was hidden.
-> DONE

=== next_bedtime
“Not here,” said the night, and looked in the slippers. It knew quite well.
-> DONE
