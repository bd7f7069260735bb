# about: found-something(a thing found)
# also: lost-toy; happy; proud; outing; sad; thing; new-glasses
# wants: child
# role found: answer = a find
# role grownup: parent = the grown-up with the shopping
# kind new: found a|found an|found some|found two|found three|found four|pocketful|pocket full|pockets full|pockets were full|picked up|collected|dug up
# ages: 3-10
# needs: hands
# holds: beetle(kind), dark(kind)

=== title
{~Anything to Declare?|From Somewhere}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: A sit-on-chair proud; heroes stand curious; grownup stand; friends stand
# things: desk; lamp on desk; found on desk; paper on desk; pencil; mat
{~“Next!” said {H}. {young:There was a desk by the front door, with a lamp on it, and a hat.|There was a desk by the front door, and a lamp, and a hat for whoever was in charge.}|Nobody came into the house that evening without going past {H}. {young:There was a desk on the mat, with a lamp on it, and a hat.|There was a desk on the mat, with a lamp, and a pencil on a string.}|There was a sign on the coat hook. “ARRIVALS”, it said. Under it sat {H}, {young:behind a desk, with a lamp and a hat.|with a lamp, a pencil, and a hat.}}
{
- is_new:
In front of the desk lay {found_a}. {found_it} had been found that day. {young:Nobody knew a thing about {found_him}.|Nobody in the house knew the first thing about {found_him}.}
- else:
In front of the desk lay {found}. {found_it} had been gone, and had been found that day. {young:Now {found_it} {found_many:were|was} back.|Now {found_it} {found_many:were|was} back, as if nothing had happened.}
}
{is_wished_said:“{wished_said},” {A} told everybody who came by. But that was only the end of the story.} # wished
“Where have you been, all this time?” asked {A}. {found} did not say.
{young:But {A} had to know, and so there was a form to fill in.|But that was just what {A} wanted to know, and it is no good only wondering. So there was a form, with lines.}
-> DONE

=== s2
# shot: close
# place: hallway; dusk; clear
# action: A look-through curious at found; heroes peek at found; grownup stand; friends peek at found
# things: desk; lamp on desk; found on desk; magnifying-glass; paper on desk
“Name?” said {A}, and wrote it down, since that was known. “And from where?” But that line stayed empty.
{joining}
“Have you anything to declare?” asked {A}, and it turned out that there was quite a lot.
{
- is_new:
There was some earth in a crack, {young:and there was half of a leaf.|and half a leaf, and a beetle the size of a full stop, who was let out by the door.}
- else:
There was a long bit of grey fluff, {young:and there was half of a raisin.|and half a raisin, and a hair that was nobody’s in the house.}
}
It was all laid out along the edge of the desk, {young:and each bit had a number.|and each bit had a number, and the number had a ring round it.}
A long word was written over it. It was “evidence”, nearly. # more
{is_wished_place:{wished_place} was written in the corner, with a question mark.} # wished
{is_wished_thing:{wished_thing} {wished_thing_many:were|was} asked, too, as a witness, and had seen nothing.} # wished
{hinderer_person:“I am next,” said {hinderer}, “and I have got a banana, a cold, and two spots.” It took up a whole page.} # beat
{hinderer_animal:{hinderer} came round the end of the desk, and licked it, and after that they were one number short.} # beat
{hinderer_carried:{hinderer} had only come from the sofa, and had nothing to declare, and it had to be written down all the same.} # beat
{themed_a} went through as well, and was waved on. # personal
“It does not say where,” said {A}. {young:The second line was just as empty as before.|It was all very interesting, but the second line was as empty as before.} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: A listen curious at found; heroes stand; grownup hold spoon; friends sit
# things: table; scales on table; found on table; ruler on table
They went into it thoroughly. {A} measured {found}, and {found_it} {found_many:were|was} as long as {young:before|{found_it} looked}.
{found_it} went on the kitchen scales, and came to {~two plums|an egg and a bit}. {young:That was written down.|That was written down, though nobody could say what it proved.}
{A} smelled {found_him}. {is_new:“Rain,” said {A}, “and a bit of pocket.”|“Dust,” said {A}, “and a bit of biscuit.”} {young:{grownup} had a smell, too.|{grownup} was called in for a second opinion, and said “Pennies”.}
A line was drawn all the way round {found_him} on the form, in pencil, in case {found_it} should get away. # more
Then {A} put an ear down close, and waited. {young:There was not a word.|There was not a word, but it was the sort of quiet that has something in it.}
“We have ways,” said {A}, and turned up the lamp. It went up only a little. # more
“You may have a biscuit,” said {A}, “if you say.” The biscuit was put down just in front, and in the end somebody had to eat it. # more
-> DONE

=== l1
# aside
# shot: two
# place: hallway; dusk; clear
# action: grownup give bag at A; A point curious at bag; heroes stand; friends stand
# things: desk; lamp on desk; bag; onion; mat
A queue had built up meanwhile. It was {grownup}, {young:with two bags.|with two bags, a wet umbrella, and something that was melting.}
“I live here,” said {grownup}. ¶ “That is what they all say,” said {A}. “Name?”
It was given, and spelled. {young:“Anything to declare?”|“And have you anything to declare?”}
“Two onions,” said {grownup}. “A sore foot. {young:And some peas.”|And peas, and they are getting softer while we talk.”}
“Where have you been?” ¶ “To the shop. And then to the other shop, {young:for the onions.”|because the first one had run out of onions.”} It was all put down. {grownup} was rather a good one, and filled every line.
The stamp was a {~cork|thumb}. It left a round blue mark on the receipt. # more
The onions went through one at a time, and each of them was looked in the eye. # more
“May I put these peas away?” asked {grownup}. ¶ “Only when you have been stamped,” said {A}. # more
-> DONE

=== s3
# shot: two
# place: hallway; dusk; clear
# action: A sit-on-chair sad; heroes sit; grownup stand; friends sit
# things: desk; lamp on desk; found on desk; paper on desk; themed
{A} asked slowly. {A} asked in a deep voice, with the hat on. {young:Then {A} asked with “please”.|Then {A} took off the hat, and asked with “please”.}
{found} lay there, and looked at the ceiling. # usual
It was tried in a whisper, and it was tried from behind the door. # more
{helper_person:“When I come in,” said {helper}, “I like to be told what is for supper. Then I talk.”} # beat
{helper_animal:{helper} sat down next to {found}, on the wrong side of the desk, and looked up at the lamp as well.} # beat
{helper_carried:{helper} was put next to {found}, so that there should be two of them on that side.} # beat
{young:{found_it} did look a bit small down there.|From the chair, with the lamp in front, the desk looked very long, and whatever lay at the end of it looked rather small.} # usual
Then {A} came round to the other side, to see what one sees from there. {young:There was a lamp. It shone right in the eyes.|There was a lamp that shone in the eyes, and behind it an enormous hat.}
“Oh,” said {A}. {young:“Nobody said hello.”|“I never said hello. I only asked things.”}
-> DONE

=== m2
# aside
# shot: above
# place: hallway; dusk; clear
# action: A draw happy pencil; heroes draw; grownup point at paper; friends sit
# things: desk; paper on desk; found on desk; lamp on desk; crayon
So a plan was drawn on the back of the form. {young:Here was the bed. Here was the biscuit tin.|It had the bed on it, the biscuit tin, and the step that creaks, which was marked with a cross.}
“This is where you are,” said {A}, and put a dot. {is_new:{young:“Nobody bites.”|“Nobody bites, and the bathroom door sticks.”}|{young:“It is all still here.”|“It is all still here, but the chair has been moved, so mind out.”}}
{found} went along it slowly, under one finger, as far as the tin, {young:and back.|and back to the dot by the stairs.}
“You have left out the cupboard,” said {grownup}. ¶ “That is not for visitors,” said {A}.
A second dot was put in for {A}, close by, and a line between them, to show how far it was. # more
It was not far. It was about as far as a nose is from a cheek. # more
{pausing} # company
-> DONE

=== l2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A write calm paper; heroes peek under sofa; grownup kneel; friends kneel
# things: sofa; torch; sock; button; paper
After that they looked to see who else might be waiting. {young:They had a torch.|They lay on the floor with a torch, and shone it into all the places that have no light of their own.}
Under the sofa was one {~sock|button}. {young:It had been there a long time.|It had been there so long that it had gone quiet and grey all over.}
“Anybody else for Arrivals?” {A} called. {young:Nothing came.|Behind the bookcase something shone, but it turned out to be the end of a pencil, and it was stuck.}
“It knows where we are,” said {A}, {young:and wrote it down.|and a note was left for it, with an arrow.}
The dust was let off with a warning. # more
It was strange to look along a floor that you only know from above. It went on and on, like a beach. # more
“You could be very happy here,” said {grownup}, flat on the rug, “if nobody wanted you for anything.” # more
-> DONE

=== s4
# shot: behind
# place: living-room; dusk; clear
# action: A hug happy found; heroes sit happy; grownup sit; friends sit
# things: rug; lamp; found on rug; paper on rug
The desk was shut. They sat down on the rug. The lamp was turned to the wall.
“Hello,” said {A}. “I will go first.”
{
- is_new:
So {A} told {found} all of it. These were the stairs. That was the step that creaks. There would be toast.
- else:
So {A} told {found} all of it. There had been toast. It had rained. {found} had been looked for, in every place but one.
}
It took quite a time, and {found} did not interrupt. “You are good at that,” said {A}. # usual
The hat lay on the rug as well, upside down. It looked much smaller there. # more
Then there was only the form. {A} looked at {is_new:the earth|the fluff}, and at the empty line. {grownup} held the lamp. # usual
“From: Somewhere,” wrote {A}, in the end. And below that, where it says where to: “Here.”
-> DONE

=== m3
# shot: two
# place: kitchen; night; stars
# action: A write calm paper; heroes stand; grownup hold cloth; friends sit
# things: table; found on table; cloth; paper on table
One line was left. “How long are you staying?” it said.
{is_new:“Until somebody comes who has lost {found_him},” wrote {A}. A note was hung on the gate, to be fair. “Or until bedtime. Or for good.”|“For good,” wrote {A}. Then {A} thought of the coats, and the holes in them, and the gap behind the drawers. “Or as long as I can manage it.”}
{grownup} signed it. {A} signed it. {found} had a cross, with help.
Then came a warm cloth. The half {is_new:leaf|raisin} was kept, in an egg cup. # more
It was the nicest bit of Somewhere. # more
The form was hung on the fridge, next to the other forms. # more
“I have never filled in a whole one,” said {grownup}. # more
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; grownup stand; friends sit
# things: basin; toothbrush; found on basin; mirror
{found} sat on the edge while the teeth were done.
“This is the tap,” said {A}, through the foam. “It does hot on the wrong side.”
The towel was shown. The moon was shown, in the top of the window. # more
“There will be one there as well,” said {grownup}, “in Somewhere.” ¶ “It is the same one,” said {A}.
They spat, and were done. # more
{found} was dried as well, with the corner of the towel, as guests are. # more
It was quite a dry guest to begin with. # more
-> DONE

=== m4
# shot: wide
# place: hallway; night; stars
# action: A carry found; heroes tiptoe sleepy; grownup hold lamp; friends walk
# things: stairs; lamp; desk; hat on hook; hook
On the way up, the fifth step creaked. “That is the one,” whispered {A}.
The sign was turned round on its hook. It said {~SHUT|GONE UP} on the back.
The hat was on the desk. It was asleep on its side. # more
“Who does the door now?” asked {grownup}. ¶ “It is only the cat,” said {A}. “She has got nothing to declare.” # more
They took the rest of the stairs slowly, for someone who did not know them well. # more
On the landing they stopped, to show the view. It was of the coats. # more
One of them had its arm up. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes look-up sleepy
# things: desk; paper on desk; lamp on desk; mat; hat on desk
Down in the hall the form lay in the dark. It was full, to the last line.
{is_new:The earth|The fluff} had a number, and nobody to show it to. A draught came in under the door. It came from Somewhere.
It went past the desk. It did not stop. # more
One corner of the form lifted, and lay down again. # more
The pencil lay where it had been put. It had done a lot of writing, for a pencil. # more
The onions lay in their bowl. They had nothing more to declare. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit; grownup sit
# things: lamp; pillow; found on chair; chair
{found} lay by the bed. A hand could get there.
{resting}
{dream} # spare
“Where is Somewhere?” asked {L}.
“It is where things are,” said {grownup}, “when they are not here.”
{L} thought about it. {is_new:There was earth in it. There was rain.|There was a lot of dust in it. It had raisins.} # usual
{is_new:“You can stay as long as you like,” said {L}.|“I lay awake for you,” said {L}. “A bit. On the first night.”} # usual
{found} did not say. It was a good quiet.
The lamp was out. It did not shine at anyone. # more
A hand came out. It went along the edge. There {found_it} {found_many:were|was}. # usual
“Here,” said {L}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A wet glove was sitting on the mat in the morning, and it was nobody’s in the house.
“Name?” said {A}. It did not say. So {H} said hello first, and gave it the warm end of the radiator.
By dinner time it had put up one thumb. “From: Somewhere,” wrote {A}. At five its other half came by for it.
-> DONE

=== next_bedtime
The sign hung on its hook, the wrong way round. Somebody was in.
-> DONE
