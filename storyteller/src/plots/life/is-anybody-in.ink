# about: doctor
# also: nervous; scared
# wants: child
# role patient: toy = an elephant called Tuppence
# role grownup: parent = the grown-up with the rice
# when: coming
# ages: 3-8
# needs: hearing
# holds: doctor(kind), dark(kind)

=== title
{~Is Anybody In?|Front and Back}
-> DONE

=== s1
# shot: wide
# place: bedroom; day; clear
# action: heroes listen curious patient; patient sit calm; grownup wave calm; friends sit curious
# things: patient before heroes; paper in heroes.hand; door
{~“The doctor will just have a listen,” they had said, “front and back.” {young:{H} looked at the front. What was in there?|{H} had not known that there was anything to hear, and certainly not at the back.}|Ears, throat, front and back. All that the doctor was going to look at, and {young:{H} went to look at it first.|{H} thought that it would be as well to look at it first.}|“Why the back?” said {H}. {young:For the doctor likes to listen there.|For the doctor listens at the front, and then goes all the way round and does it again.}}
{is_wished_line:“{wished_line},” said {A}. That was what they were to be told, and you might as well have it ready.} # wished
“What are they listening for?” asked {A}. ¶ “To hear that you are in,” said {grownup}, {young:and ran to see to the pan.|who had a pan on, and thought that it would do.}
{A} went quite quiet at that. {young:What if nobody was in?|It might be that nobody was in, and {A} had never thought of that before.} # usual
{is_wished_day:It would be {wished_day}. You would like to know beforehand.} # wished
{patient_a} was to go as well. So {A} got the tube from the kitchen roll, and began with {patient}.
-> DONE

=== s2
# shot: two
# place: kitchen; day; clear
# action: heroes listen curious fridge; friends listen curious fridge; patient sit calm
# things: fridge; trumpet in heroes.hand; table
In the ears was nothing but {~fluff|a bit of sand}. “Say ah,” said {A}, and {patient} said it as well as could be expected. # usual
“Now I shall listen,” said {A}. “Is anybody in?”
{young:{A} listened at the front. {A} listened at the back. Not a sound!|{A} listened for a long time at the front, and for longer at the back, and you might have been listening to a cushion.}
“Perhaps at the side,” said {A}, and tried both sides. No. # more
Or was {A} doing it wrong? Some things are always in. # usual
So they went out with the tube, to hear what it sounds like when somebody is in.
{joining}
{young:They tried the fridge. “Mmmm,” it said. It was in.|The fridge was in, and said so at once: mmmm, like somebody with their mouth full.}
They tried {themed_a}. That was out. # personal
{helper_person:“I am in,” said {helper}, before the tube had got there, and it tickled all the way down the ear.} # beat
{helper_animal:{helper} was tried along the side, and was in. A good deal was going on in there.} # beat
{helper_carried:{helper} was put on a chair by the door, to be the waiting room, and waited very well.} # beat
-> DONE

=== m1
# shot: wide
# place: garden; day; breeze
# action: heroes listen curious tree; friends write happy pencil; bee fly calm
# things: tree; hole; bucket; wall; stairs
The {~wall|shed} was out. So was the bucket. {young:But the old tree was in, and creaked.|They were less sure about the tree, but it creaked, in the end, like a person who has been asked to move up.}
“In,” said {A}, and {many:{B} put|put} it on the list.
The bucket was tried again, the other way up. It was no use. # more
Under the step was a hole, with a bee going into it. {young:{A} did not put the tube on it. You could hear it from here.|{A} did not use the tube for that one. You could hear from where you were that it was not just anybody in, it was all of them.}
{pausing} # company
The gate was in, but only while it was being opened, and then it said so twice. # more
A snail was held up to be listened to, and went in while they did it. ¶ “In,” said {A}. # spare
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; day; clear
# action: heroes look-through curious torch; friends point laughing; grownup stand laughing; patient sit calm
# things: torch in heroes.hand; mirror; bell
“They look into the ears, too,” said {grownup}, {young:“with a very small light.”|“with a light about as big as a pea.”}
{A} looked into an ear that was going by. {young:The ear went round a corner. You could not see what was there.|The ear began well, and then went round a corner, as if it had said enough.}
“Can you see out on the other side?” ¶ You could not. Somebody was in the way. # usual
And for the throat you put out your tongue, and say ah. {young:At the back there is a thing like a small pink bell.|Right at the back hangs a thing like a {~bell|bell rope}, and it goes up when the ah goes by.}
“Ah,” said {A}. “Ah. Ah.” What a good ah! Next door’s baby had one just like it. # more
“Nobody pulls it,” said {A}, to {patient}. “I asked.”
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; day; clear
# action: heroes listen surprised grownup; grownup sit-on-chair laughing; friends kneel curious
# things: pan on stove; stove; chair
Then {grownup} sat down. That was lucky, for it is a large thing to listen to.
{A} put the tube on {grownup_its} middle. {young:Gloop, it said. Then it said a long word.|Somebody seemed to be moving a {~wardrobe|piano} in the flat upstairs.}
“You are in,” said {A}. “But I think you are having it done up.”
“That is my lunch,” said {grownup}. {young:“It is going down.”|“It is only going from one room to the next.”}
Higher up was a different one. {young:Thump, it went. Thump. It was like feet on the stairs.|It went thump, and then it went thump, like someone going up and down to see if everything was shut.}
They did not run, up there. They had all day. # more
“And who is that?” asked {A}. ¶ “That is the one they mean,” said {grownup}.
-> DONE

=== l2
# aside
# shot: behind
# place: bathroom; day; clear
# action: heroes blow happy spoon; patient sit surprised; friends stand laughing
# things: spoon in heroes.hand; drop on patient
“It is cold, what they listen with,” {grownup} had said. {young:“It lives in a drawer.”|“I will not say that it is not. It has been lying in a drawer, or round somebody’s collar.”}
So {A} tried {patient} with a spoon from the tap. {patient} took it {young:very well. {A} had a go. Oh!|well, and so {A} was next, and said a word with only vowels in it.}
“You may ask them to breathe on it,” said {grownup}.
{A} breathed on the spoon. {young:Hah. Then it was not so cold.|The spoon went grey, and then was just a spoon, about as cold as {~Tuesday|a nose}.}
“You could keep it in your pocket,” said {A}. {grownup} thought that the doctor should be told. # more
Hah, they all went, at keys and at cups, until there was not a cold thing left in the drawer. # more
“Hah, please,” said {A}, for practice.
-> DONE

=== s3
# shot: above
# place: bedroom; dusk; clear
# action: heroes listen worried patient; patient lie-back calm; grownup peek calm; friends sit worried
# things: plaster on patient; rug; stethoscope
Then {A} came back to {patient}, and listened all over again, and knew what to listen for. {young:But no. Nobody was in.|That made no difference. You might have been at a house where the curtains are drawn.}
{is_loved:Down the tube {A} said something about {loved}. Anybody who was in would have come to the door for that.} # personal
{A} gave {patient_him} a bit of a shake. {young:Nothing. {A} put on a plaster.|Nothing moved. {A} put a plaster on, in case it was the sort of thing that can be helped by a plaster.} # usual
Perhaps everyone in there was having a nap. {A} put the blanket round, in case. # more
{hinderer_person:“Anything?” asked {hinderer}, just as it was quiet enough, and it had to be begun again.} # beat
{hinderer_animal:{hinderer} breathed so loudly on the other side that for a moment {patient} seemed to be in.} # beat
{hinderer_carried:The tube had rolled in under {hinderer}, and had to be looked for twice.} # beat
“They will listen,” {A} told {grownup}, “front and back. And they will say that there is nobody there.”
Who could tell, just then, whom {A} meant? {young:A bit of it was about {patient}.|Some of it was about {patient}.} # usual
-> DONE

=== m4
# shot: two
# place: bedroom; dusk; clear
# action: heroes read worried paper; grownup hug calm heroes; friends sit calm; patient sit calm
# things: paper in heroes.hand
{A} looked at the list. {young:Fridge, in. Bees, in. Bucket, out.|It went: fridge, in. Bees, all in. Bucket, out.} Next to {patient} was just a {~line|space}.
“Do they send you home,” asked {A}, “if you are out?”
“Nobody has ever been out,” said {grownup}. {young:“Not one.”|“They have been listening to people for two hundred years, and not one.”}
“But somebody might be the first.” # more
{young:Nobody said a thing to that. They sat there.|That was so, and so nobody told {A} not to be silly.} It is better to be two, when it is like that, and {A} took {patient} up.
-> DONE

=== s4
# shot: close
# place: bedroom; dusk; clear
# action: heroes hug happy patient; friends peek happy at heroes; patient sit calm
# things: plaster on patient; paper
{A} held {patient} tight, with one ear on top. And there it was.
Thump.
{young:“You are in!” said {A}.|“You are in,” said {A}. “You might have said.”} Thump, it went, not loud. Just like the other ones. # usual
{A} put {patient} down, to listen with the tube. It was gone. {A} took {patient_him} up, and held on. Thump. Thump.
Down. Up. {young:{A} did it again, and stopped.|{A} did it three times, and then stopped, and thought.}
“That is not you,” said {A}. “That is me.”
So that was what it was like. {young:What a good one! It went by itself.|A good one, too, and it had been going on in there the whole time, without anybody having to see to it.}
“I shall hold you,” said {A}, “when it is your turn. Then we are both in.”
-> DONE

=== l3
# aside
# shot: behind
# place: bathroom; night; stars
# action: heroes lie-back calm in bath; grownup hold calm towel; friends stand calm
# things: bath; 4 bubbles over bath
In the bath, with both ears in, you could hear it. It was slow. It had a big room to itself.
It was like a boat that goes by, a long way out. # more
The taps were in. They said plip. The plug said what it thinks, at the end. It always has a lot to say. # spare
“Is anybody in?” said {grownup}, with the towel.
“In,” said {A}.
-> DONE

=== m3
# shot: two
# place: hallway; night; stars
# action: heroes hold sleepy coat; friends carry sleepy; grownup stand calm; patient sit calm
# things: coat on hook; hook; door; paper on table; table; patient on table
They put it all by the door. There was the coat, and the list, and the {~tube|tube, which was a bit bent by now}.
The plaster could stay on. It did no harm. # spare
“I shall say good day,” said {A}. “Then I shall say hah, please. Then I shall say ah.” ¶ It was a good plan. It had all the right words in it. # more
The list went in the pocket of the coat. They might like to see it. # more
-> DONE

=== l4
# shot: wide
# place: kitchen; night; stars
# action: mouse sleep sleepy; 3 bee sleep sleepy; heroes sit sleepy
# things: fridge; clock; beehive
Down in the dark the fridge said mmmm. It was in.
Under the step the bees had gone to bed. They were all in. They did not say so.
The bucket was still out. A star was in it. # more
The shed had its door shut. Who could say? # more
-> DONE

=== s5
# shot: object
# place: bedroom; night; stars
# action: heroes sleep sleepy; patient sleep sleepy; friends sleep sleepy
# things: clock on table; table; patient
{patient} went in the crook of an arm. It was the best place to hear from.
{resting}
{dream} # spare
“Is anybody in?” said {L}, quite low.
The clock was. It said so. The pipe was. # usual
In the next room {grownup} turned over. In.
And right in here, front and back, there it went. Thump.
It did not go fast. It did not have to be told. It would go on all night, with no one to see to it. # usual
Thump.
In.
Goodnight, {patient}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The bucket was still out. It had been out all night, at the bottom of the steps. So {A} went and knocked on it.
Bong, it said, and then it would say no more.
{A} got down and looked in, front and back. It had rained in there. When the water had stopped shaking there was a face in it, and the face was looking up.
“You are in now,” said {A}. And the bucket was crossed off the list.
-> DONE

=== next_bedtime
It rained again. In, said the bucket, in the dark. In. In.
-> DONE
