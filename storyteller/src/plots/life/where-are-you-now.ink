# about: story-about; with-character; creature; bring-back
# tells: tale(an odd place)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind bath: bath|bathtub|tub|sink|basin|toilet|shower
# kind space: space|moon|mars|planet*|rocket|stars|outer
# kind water: sea|pond|lake|river|ocean|pool|puddle|water|canal
# kind lift: lift|elevator|escalator
# kind track: track|tracks|rails|railway|road|runway|motorway|street|bridge
# kind mud: mud|snow|sand|ditch|swamp|bog|cement
# kind height: roof|tree|chimney|tower|mountain|ladder|wall|lamppost|cloud|steeple|ceiling
# kind cold: fridge|freezer
# kind room: library|school|shop|supermarket|classroom|church|museum|office|hospital|kitchen|bathroom|bedroom|cafe|café|restaurant|station|airport|cinema|bank
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# needs: hearing
# holds: dark(kind)

=== title
{~Where Are You Now?|Right at the Postbox}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: L hold surprised telephone; heroes stand curious; friends stand curious
# things: telephone; table; stairs; coat on hook; hook
{~The telephone rang in the hall, and {H} went to see who it was at this time of day.|{H} {was} nearest when the telephone rang, and so it was for {H}.|It rang, and stopped, and rang again, like somebody who is not sure of the number, and {H} went to the telephone.}
It was {guest_a}. “Good evening,” said {guest}. “{guest_many:We are|I am} {wished_where}, and {guest_many:we|I} thought that somebody ought to know.”
“What are you doing there?” asked {L}. ¶ “{guest_many:We were|I was} hoping that you could tell {guest_many:us|me},” said {guest}.
“Did you want to go there?” ¶ “No,” said {guest}. “{guest_many:We|I} only wanted a bun.” {young:It sounded sorry.|You could hear that it was not what anybody had planned.} # usual
“Don’t go away,” said {L}, and sat down on the bottom stair. ¶ “That is just it,” said {guest}. “{guest_many:We|I} can’t.”
-> DONE

=== m1
# aside
# shot: close
# place: hallway; dusk; clear
# action: L hold curious telephone; heroes sit curious; friends sit curious
# things: telephone; stairs; pencil; notebook
“How did you get my number?” asked {A}. ¶ “{guest_many:We|I} pressed what there was,” said {guest}. {young:“You were the first that was in.”|“There was a bakery before you, and a man who was asleep, and a clock.”}
“And what did they say?” ¶ “The bakery asked if I was sure, {young:and the clock said the time.”|and the man said that it was very likely a dream, and the clock told {guest_many:us|me} the time.”}
{A} wrote it all down, as you should: who it was, and where, {young:and what was to be seen there.|and since when, and what the weather was doing.}
“Is it a nice evening, at least?” asked {A}. ¶ “It is nice everywhere else,” said {guest}. “{guest_many:We|I} can see that from here.” # more
Then for a while they both just breathed, to hear that the other one was there.
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: L hold curious telephone; heroes listen curious; friends listen curious
# things: telephone; stairs; window; lamp
{joining}
{is_loved:“We could talk about {loved},” said {L}. “That makes it shorter.”|{musing}} # personal
“And what is it like {wished_where}, when you look about?” asked {L}.
{
- is_bath:
“{guest_many:We fit, if we|I fit, if I} breathe in,” said {guest}. “But if {guest_many:we|I} laugh, it goes over the side, and then somebody knocks from downstairs.”
- is_space:
“It is very tidy,” said {guest}. “There is nothing lying about. And if {guest_many:we|I} put a thing down it goes on, and waves.”
- is_water:
“It comes up to the middle,” said {guest}. “A duck has been round {guest_many:us|me} two times. It has not said anything, but it has looked.”
- is_lift:
“There is a mirror, so {guest_many:we are|I am} not alone,” said {guest}. “It goes up to three and down again. When it opens they all look in, and say that they will wait for the next.”
- is_track:
“It is long,” said {guest}. “It goes to the left until it is small, and it goes to the right until it is small. There are buttercups. Nothing has come along here since the summer.”
- is_mud:
“It is not unkind,” said {guest}. “But each time that {guest_many:we|I} pull, it says ‘mwah’, and then it holds on.”
- is_height:
“You can see everything,” said {guest}. “{guest_many:We|I} can see your house. You have left a light on in the bathroom.” And so they had.
- is_cold:
“The door is open a bit, and it beeps,” said {guest}. “There is a cheese in here that has been most polite. But it is not what you would call warm.”
- is_room:
“There are people,” said {guest}, “and they all walk round {guest_many:us|me}, and say ‘excuse me’. One has even asked the way. {guest_many:We|I} knew it, too.”
- else:
“It is quite all right,” said {guest}. “But everything else here looks as if it knew why, and {guest_many:we don’t|I don’t}.”
}
{hinderer_person:“Who is it?” asked {hinderer}, and wanted to say good evening, and said it for some time.} # beat
{hinderer_animal:{hinderer} heard the voice, and looked for it behind the telephone, and under the stairs.} # beat
{hinderer_carried:{hinderer} was held to the telephone, too, and nobody on either side knew what to say.} # beat
“Have you tried to get away?” asked {L}. ¶ “{guest_many:We|I} tried it to the front,” said {guest}, {young:“but that is where it goes on.”|“but in front there is only more of it.”} # usual
-> DONE

=== l1
# aside
# shot: above
# place: hallway; dusk; clear
# action: heroes pull laughing telephone; friends stand laughing
# things: telephone; stairs; rug; coat on hook; hook
“Hold on to your end,” said {A}, “and I shall pull.”
{A} took hold of the telephone, and leaned back, {young:and pulled.|and pulled, with one foot against the bottom stair.} It was worth a try.
“Is anything happening?” ¶ “One ear is getting longer,” said {guest}. {young:“But it is only the ear.”|“But the rest of {guest_many:us|me} has not noticed yet.”}
Then {guest} pulled. {young:The table came along the hall.|In the hall the small table moved, and the book with the numbers slid off it.}
“Well, where are you now?” asked {A}. ¶ {young:“Still {wished_where}.”|“Still {wished_where},” said {guest}, “but we have got to know each other.”}
They left it at that, and everything was put back where it had been.
-> DONE

=== m2
# aside
# shot: two
# place: hallway; dusk; clear
# action: L hold curious telephone; heroes read curious book; friends sit curious
# things: telephone; stairs; book; themed
{A} looked it up. There was a book with everything in it from A to Z, {young:and it had pictures.|and it was read out down the telephone, wherever it looked hopeful.}
There was {guest}, on a page of its own, with what it eats and where it lives. {young:“It does not say that {guest_many:we|I} live here.”|“Then this is wrong,” said {guest}. “{guest_many:We|I} should cross it out, but the pencil is at home.”}
{themed_a} had been put in to mark the page. # personal
“Perhaps you are the first,” said {A}. {young:“They will put it in.”|“In the next one they will have to put you in, with a picture.”}
{pausing} # company
“Then they should hurry,” said {guest}, “while {guest_many:we are|I am} still here.” # more
“Somebody has to be the first {wished_where},” said {A}, to be kind. # more
-> DONE

=== s3
# shot: close
# place: hallway; dusk; clear
# action: L hold curious telephone; heroes think curious; friends sit calm
# things: telephone; stairs; lamp; table
It began to get dark. “Where are you now?” asked {L}. ¶ “Still {wished_where},” said {guest}. # usual
“Then tell me how you got there,” said {L}, “and begin at the gate.”
“It was left at the postbox,” said {guest}, “and then straight on, past the smell of toast. {young:Then there was a hole in a hedge, and then {guest_many:we were|I was} here.”|Then there was a small hole in a hedge, which looked like a short cut, and then {guest_many:we were|I was} here.”}
{helper_person:“Slower,” said {helper}, who was drawing it, with an arrow.} # beat
{helper_animal:{helper} sat up at “toast”, and wished to go the same way.} # beat
{helper_carried:{helper} was the gate, on the bottom stair, and a shoe was the postbox.} # beat
“That is not so far,” said {L}. ¶ “It is only that it goes this way, and not the other,” said {guest}. “You can’t see the way back, when you are {wished_where}.” # usual
{L} said it through once more, from the gate to the end, and then from the end to the gate. {young:It was like getting out of a jumper.|It was like getting out of a jumper, where what went in last has to come out first.}
“I have got it,” said {L}. “We only have to do everything backwards.”
-> DONE

=== l2
# aside
# shot: behind
# place: hallway; dusk; clear
# action: heroes tiptoe laughing; friends walk laughing
# things: stairs; boot; coat on hook; hook; rug
First {A} tried it at home, to be sure that it could be done. {young:From the stairs to the door.|It went from the stairs to the front door, and then it was all to be done backwards.}
You have to think with your heels. {young:A heel does not know much.|A heel has never been first before, and does not know what to do with it.}
{A} met the boots, {young:and then the table.|and then the table, and the coats took hold from behind.}
“Does it work?” asked {guest}, in the telephone on the stairs. ¶ “It works,” called {A}, from inside a sleeve. {young:“You only have to say sorry a lot.”|“You only have to say sorry now and then, to whatever it is.”}
And there was the bottom stair. It was just where {A} had left it. # more
“It is quite another hall,” said {A}, “from that end.” # more
-> DONE

=== s4
# shot: two
# place: hallway; night; stars
# action: L hold happy telephone; heroes stand happy; guest stand happy; friends stand happy
# things: door left; mat; telephone; lamp
{
- is_bath:
“What did you do last?” asked {L}. ¶ “Turn on the tap,” said {guest}. ¶ “Then now comes the plug,” said {L}. ¶ “{guest_many:We are|I am} sitting on it,” said {guest}. There was a tug. There was a glug. “It is going,” said {guest}. “Some of {guest_many:us|me} is out of it!”
- is_space:
“What was the last bit?” asked {L}. ¶ “Up,” said {guest}. ¶ “Then down is first,” said {L}. “Can you see one that is blue, with a light on in the bathroom?” ¶ “Yes!” said {guest}. ¶ “That is us,” said {L}. “Lean.” It hummed. “You are getting bigger!” said {guest}.
- is_water:
“What was the last bit?” asked {L}. ¶ “Splash,” said {guest}. ¶ “Then look at the duck,” said {L}. “Where does it get out?” ¶ “On the left, where it is flat,” said {guest}. ¶ “Go after it,” said {L}. There was a slosh, and one more. Then it only dripped.
- is_lift:
“Which number did you press last?” asked {L}. ¶ “{guest_many:We|I} did not press any,” said {guest}. “{guest_many:We|I} just leaned.” ¶ “And what is behind you?” ¶ It was quiet. “It is the three,” said {guest}. “{guest_many:We have|I have} been sitting on the three.” So {guest} moved up. It went “ding”. It went down.
- is_track:
“How did you come on to it?” asked {L}. “From the left, or from the right?” ¶ “From the side,” said {guest}. ¶ “Then it is not along,” said {L}. “It is across.” ¶ It was quiet for a bit. “It is one step,” said {guest}. “{guest_many:We|I} never looked there.”
- is_mud:
“What did you do last?” asked {L}. ¶ “Pull,” said {guest}. ¶ “Then don’t,” said {L}. “Only wiggle, to the left and to the right.” ¶ “It says ‘pff’,” said {guest}. ¶ “That is the air, going in,” said {L}. “Go on.” It said “pff”. It said “mwah”. It let go.
- is_height:
“What came last?” asked {L}. ¶ “The top,” said {guest}. ¶ “Then go back the way a baby does on the stairs,” said {L}. “The behind goes first. Don’t look. You have been there before.” ¶ “So {guest_many:we have|I have},” said {guest}. “Here is the last bit. It is the first now!”
- is_cold:
“What came last?” asked {L}. ¶ “The milk,” said {guest}. ¶ “Then wait until somebody wants it,” said {L}. It was ten past seven. It was cocoa time. There was a step, and a voice. “Oh,” said the voice. “Good evening.” Somebody held the door.
- is_room:
“What came last?” asked {L}. ¶ “A door,” said {guest}. “{guest_many:We have|I have} pulled at it since four.” ¶ “And what does it say on it?” ¶ It was quiet. “It says ‘push’,” said {guest}. “{guest_many:We|I} thought that it was somebody’s name.” There was a small squeak.
- else:
“Which end of you came last?” asked {L}. ¶ “The behind,” said {guest}. ¶ “Then that goes first,” said {L}. “Let it lead.” ¶ “It has never led before,” said {guest}. You could hear it. It took its time. But it knew the way.
}
“Where are you now?” asked {L}. ¶ “Not {wished_where}!” said {guest}. “{guest_many:We are|I am} next to it.”
“Back past the toast,” said {L}. “And then right at the postbox.”
Then there were only steps. You could hear them at both ends. # usual
“Where are you now?” ¶ There was a knock at the door.
-> DONE

=== m3
# shot: above
# place: hallway; night; stars
# action: guest stand happy; heroes stand happy; friends stand happy
# things: door left; mat; lamp; bun on plate; plate
There on the mat {guest_many:were|was} {guest}.
“You look just like your voice,” said {A}.
In the kitchen there was a bun. It was only one, but it could be halved.
“Will you go there again?” asked {A}. ¶ “Not by mistake,” said {guest}. # usual
They had a look from the stairs window. You could see it from there, if you knew. It looked quite empty. # more
“It misses {guest_many:us|me},” said {guest}. “But it will get over it.” # more
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; night; stars
# action: heroes brush-teeth sleepy; friends stand sleepy
# things: basin; toothbrush; mirror; towel
{A} did the evening from the end as well. First came the towel. Then came the water.
It was not wrong. It was only a bit wet. # spare
The light in here had been on since tea. Nobody had meant it to be.
“Where are you now?” asked the voice on the stairs. ¶ “At the teeth,” said {A}.
Then {A} was at the door. Then {A} was at the light, and it was off. # more
-> DONE

=== l3
# aside
# shot: wide
# place: street; night; stars
# action: guest walk happy; heroes wave sleepy; friends wave sleepy
# things: postbox; street-lamp; gate; moon
Then {guest} went home. It was left at the postbox, and then not through the hedge.
“Ring when you are there,” called {A}.
The street was dark, but for the lamps. You could see somebody go from one to the next. # spare
“Where are you now?” ¶ “Here!” called {guest}, from under each. # usual
{homeward} # company
Then there were no more lamps. After a bit the telephone rang, only once. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: telephone; stairs; coat on hook; hook; moon
The hall was dark. The telephone stood on its table. It was where it ought to be.
The boots were on the mat. The coats were on the hooks.
Everything was in its place. It was very quiet about it. # usual
A bun lay on the table. It was only half. It had gone two ways. # more
Out there was a hedge, with a small hole in it. Nobody went through. # more
The moon stood in the window. You could not say how it had got there.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{A} was in bed. That is not odd at all.
{resting}
{keepsake}
{dream} # spare
Not far off lay {guest}, in bed, and not {wished_where}. # usual
“Where are you now?” asked the pillow. ¶ “Still here,” said {A}.
“Where are you now?” asked the quilt. ¶ “Still here.” It was not so loud. # usual
“Where are you now?”
It was quiet.
{A} was in the middle of sleep. Who knows how.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The telephone rang at breakfast. “At home,” it said. “Somebody ought to know.” There was a crunch, and a bit of humming. “It is very nice here. There is a door, and it goes both ways.”
“Don’t go away,” said {A}. ¶ “No, no,” said the telephone, and you could hear that it had a bun.
-> DONE

=== next_bedtime
“Where are you now?” asked the pillow. “Still here,” said {A}, but only just.
-> DONE
