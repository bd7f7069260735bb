# about: guest(babysit|sitter&!cat|wrong|differently|different|while i’m away&look|while we’re away&look|while i'm away|while we're away); parent-travelling(wrong|differently|wrong way|does it different); person(wrong|babysitting|differently|minding the kids tonight); collected(wrong|differently); sleepover(staying with us&wrong)
# also: missing; sad; angry; nervous; bedtime; cannot-sleep; parent-travelling; guest; food; eating; person; happy; tired
# kind porridge: porridge|oats|oatmeal
# kind song: song|songs|sings|sing|lullaby
# kind hair: plait*|braid*|ponytail|hair
# wants: child
# role who: person(gran|nan|nonn|abuel|oma|opa|pop|teta|sitter|babysitter|aunt|uncle|au pair|grand|nani|dadi|babci|bubb), elder, somebody = the grown-up with the big bag
# ages: 3-9
# holds: dark(kind)

=== title
{~It Goes the Other Way|The Switch on the Wrong Side}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: who stir pan; L point surprised at pan; heroes stand; friends stand
# things: stove; pan on stove; spoon; cup; table
{~“It goes the other way,” said {H}, {young:and looked into the pan.|quite politely, and pointed into the pan.}|The spoon went round in the milk, {young:and {H} saw that it went the wrong way.|and {H} watched it go, and could not believe it.}|Things were going the wrong way round tonight, {young:and {H} saw every one.|and so far only {H} had noticed.}}
It was {who} who looked after things here tonight, and {who} stirred to the left. {young:At home you stir to the right!|In this house milk is stirred to the right. It always has been.}
{
- is_porridge:
The porridge had been wrong as well, from the edge right to the middle. # usual
- is_song:
The song had been wrong as well, from the first word to the last hum. # usual
- is_hair:
The hair had come out wrong as well, and pulled on the other side. # usual
- else:
The toast had been wrong as well, with the corners cut the other way. # usual
}
“It’s milk,” said {who}. “Does it mind?” ¶ “It goes the other way,” said {L}. {young:So {who} stirred the other way.|“You stir it right, and the cup is the blue one.”}
{L} liked {who}. It was only that {who} did it all wrong.
-> DONE

=== s2
# shot: two
# place: bathroom; dusk; clear
# action: L brush-teeth surprised; who hold pyjamas; heroes brush-teeth; friends stand
# things: sink; toothbrush; towel on hook; hook; mirror; tap
{who} did the pyjamas first, and then the teeth. {young:“Teeth first!” said {L}.|“It is teeth and then pyjamas,” said {L}. “There is a reason.”}
{joining}
{musing} # personal
{is_wished_until:It would go on like that {wished_until}. {L} thought of all the milk.} # wished
A white drop of toothpaste ran down, and went into the sleeve. “Ah,” said {who}. {young:“That is why.”|“So that is the reason.”} # usual
{hinderer_person:“I do teeth last as well,” said {hinderer}, so that it was two against one.} # beat
{hinderer_animal:{hinderer} was told to sit, and to get down, and to come, and had never been told it in that order.} # beat
{hinderer_carried:{hinderer} was told goodnight much too soon. In this house {hinderer} comes last.} # beat
Then {who} hung the towel up on the hook for the {~dressing gown|bath mat}. {young:It was the wrong one.|Nobody had ever seen a towel on that.} # usual
“At my house,” said {who}, “it goes like this.” ¶ {young:“Not here,” said {L}.|“This is not your house,” said {L}. “This one goes the other way.”}
-> DONE

=== m1
# aside
# shot: above
# place: bedroom; dusk; clear
# action: who tuck-in A; A lie-back surprised; heroes lie-back; friends sit
# things: bed; quilt; pillow; lamp
{who} tucked in the quilt on all sides, {young:and it was very tight.|at the left and at the right and under both feet, and gave it a slap.}
{A} lay there like {young:a letter that is shut.|a letter that has been licked and shut.} “It goes loose,” said {A}. “I can’t move a toe.”
“At my house nobody falls out of bed,” said {who}. {young:¶ “They can’t,” said {A}.|¶ “No,” said {A}. “I can see that they would not get far.”}
{A} tried the big toe. It went up a bit, {young:and bumped on the quilt, and lay down again.|and was stopped by the quilt, and came down again.}
{A} said that at home you can kick a bit, and turn over, and let down one arm. # more
So they had to open {A} at the one end, {young:and there was a foot in it.|and look who it was from, and there was a foot in it.} # spare
-> DONE

=== l1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: who read book; A look-up surprised; heroes sit; friends sit
# things: bed; book; lamp; cushion
Next came the book, and {who} did the voices. {young:The mouse went “GOOD DAY!”|The mouse spoke deep down, like a man who sells boats.}
And the bear had a tiny squeak. {young:“Good day to you,” it squeaked, and you had to lean forward to hear it.|It was so high and so thin that you had to lean forward to hear what the bear wanted.}
“That is the wrong way round,” said {A}. {young:“The bear is big!”|“The bear is the big one, there, with the fur.”}
“I thought that it had a cold,” said {who}, {young:and went on.|and read on, in the same voices, to the end of the page.}
After a while it was hard to say. {young:It was a very good mouse.|It was not how it goes, but the mouse, {A} had to own, was uncommonly good.} # spare
The two of them went on a walk, in the book, and there was a deep rumble, and that was the mouse, asking for cheese. # more
“You may keep the mouse like that,” said {A}. {young:“Not the bear.”|“Only the mouse. I shall have to see about the bear.”}
-> DONE

=== m2
# shot: two
# place: bedroom; dusk; clear
# action: A write cross pencil; who peek at paper; heroes sit; friends sit
# things: bed; paper; pencil; lamp
So that nothing should be forgotten, {A} made a list. {young:There was a cross for each wrong thing.|It was to be shown to somebody, later, and each wrong thing had a number.}
One was the milk. Two was the teeth. {young:Three was the milk again, and there was a lot of paper left.|Three was the milk again, with a picture, and there was a good deal of paper left.}
{who} looked over the edge. “What is four?” {young:¶ “You looking,” said {A}.|¶ “Four is you looking,” said {A}.}
{pausing} # company
Number five was the humming. It had been done on the stairs, and it was not the stairs song. # more
“May I say one?” asked {who}. {young:“The bread is in the drawer. I looked and looked.”|“The bread. You keep it in a drawer, under the tea towels. I looked for that bread all through the news.”}
{A} thought about the bread. {young:It was not wrong. It was the bread drawer.|There was nothing wrong with it. It was the bread drawer, and had bread in.} It did not go on the list. # spare
-> DONE

=== l2
# aside
# shot: behind
# place: hallway; dusk; clear
# action: who stand; A point at clock; heroes stand; friends stand
# things: clock; stairs; coat on hook; hook; bag
There was one last trip to the bathroom, and that leads past the clock. “At my house,” said {who}, “it goes ding.” {young:This one goes clunk, like a shoe.|This one goes clunk, because of something that happened to it.}
“You can set it right by the {~radio|church},” said {A}. {young:“But it is wrong again by supper.”|“It stays right until supper, and then it is itself again.”}
It has a bird on it as well, which does nothing, and has never been asked. # more
They stood, and waited to hear it. {young:Clunk, it said.|Clunk, it said, four minutes early.}
“It sounds like somebody putting down a bag,” said {who}. {young:¶ “It is the clock,” said {A}. “Doesn’t a ding wake you up?”|¶ “It is how you know that it is eight,” said {A}. “You must lie awake with that ding.”}
“No,” said {who}. “I lie awake without it.” {young:{A} had not known that.|{A} had not known that, and looked at the clock from the side.} # spare
-> DONE

=== s3
# shot: close
# place: bedroom; night; clear
# action: L sit-up curious; heroes sit-up; friends look-up
# things: bed; pillow; lamp; quilt; themed
{who} put out the big light first, and then the small one. {young:It goes the other way.|That, too, goes the other way, or you can’t see where you are going.}
“Goodnight,” said {who}, from somewhere, and knocked against the door.
{L} lay and listened. Down in the kitchen a cupboard went, and then another one.
{young:Clap, clap. Then it was the first one again.|A drawer went in and out, and then it was the first cupboard again.} # usual
{themed_a} was moved, by the sound of it, and moved back. # personal
{helper_person:“There is somebody down there who can’t find something,” said {helper}. “You had better go. You know where it is.”} # beat
{helper_animal:{helper} got up and stood at the door, with a look back, as if it had to do with both of them.} # beat
{helper_carried:{helper} was held up to listen as well, and was brought along, so as not to be left in the dark.} # beat
“It is the wrong cupboard,” said {L}. {young:And then it was quite still.|Then there was no noise at all, and that was worse.} # usual
So {L} got up and went to see.
-> DONE

=== s4
# shot: two
# place: hallway; night; clear
# action: L hold-hands who; who reach-up worried wall; heroes stand; friends stand
# things: wall; stairs; lamp; door
In the hall it was dark. {who} stood there with one hand on the wall, and the hand went up and down, and up.
“What are you doing?” asked {L}.
“I want the light,” said {who}. {young:“At my house it is on this side. Here it is not.”|“At my house it is on this side. They have put it in the wrong place.”}
{L} looked at {who}, all alone there in front of the wall. {young:For {who} it all went the other way here, the tap and the cups and the bread!|For {who} the whole house went the other way, the cups and the taps and the bread, and nobody had said where anything was.} # usual
So {L} took the hand, and put it where the switch is. Click.
“Well, who would think of looking there?” said {who}.
“You get used to it,” said {L}.
{young:Then {L} showed where the cups are, too.|Then they went and did the cups as well, and which tap sticks.} # usual
-> DONE

=== m4
# shot: behind
# place: kitchen; night; clear
# action: who stir cup; A sit-on-chair holding cup; heroes sit-on-chair; friends sit
# things: table; cup; teapot; lamp; chair
There was a small drink of water, since they were up. {A} stirred that as well, to the right.
{who} stirred the tea. The spoon went left, and then it stopped, and went right.
“You can do your own to the left,” said {A}. “It is only the milk that minds.”
“Thank you,” said {who}, and did.
It was very quiet in there, with two spoons, one each way. # spare
The water did not mind, but it was good to be sure. # more
-> DONE

=== l3
# aside
# shot: above
# place: kitchen; night; clear
# action: A point sleepy at cupboard; who stand; heroes stand; friends stand
# things: cupboard; drawer; bread in drawer; plate
They went round once more, so that it would all be found again.
There were four doors, and five drawers. {A} knew them all by the sound. # more
“Plates,” said {A}, and patted the door. “Pans. That one bites.”
“It bites?” ¶ “Only if you pull it,” said {A}. “You have to lift.” # spare
“And this is the bread,” said {A}. ¶ “We have met,” said {who}.
Then the drawer was shut, so that the bread should not get dry. # more
-> DONE

=== m3
# aside
# shot: two
# place: bedroom; night; clear
# action: L lie-back sleepy; who tuck-in L; heroes lie-back; friends sit
# things: bed; quilt; pillow; chair
Then it was bed again. {who} took hold of the quilt, and looked at {L}.
“Loose,” said {L}. “But you can do the one side. You can do the wall.”
So the wall side was tucked in, quite tight. The other was left as it was. # spare
It was half and half. It was like a pocket.
There was a cool bit in it, low down, and a foot went to see. # more
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; spoon; cup; moon; window
In the kitchen it was dark. The spoon lay by the cup. It had been round both ways.
The cups stood behind their door, and knew where they were. # spare
A towel hung on the wrong hook, and was dry, all but the hem. # more
The moon had come round to the window. It goes the one way, and takes all night.
-> DONE

=== s5
# shot: close
# place: bedroom; night; stars
# action: L sleep; who stand; heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp; door
The pillow lay the right way round. It has no wrong one. # usual
{resting}
{keepsake}
{dream} # spare
{who} put out the small light first. # usual
“Goodnight,” said {who}. The steps went to the door, and a hand went up on the wall.
“The other side,” said {L}, with both eyes shut.
Click, went the light in the hall.
“I know,” said {who}. “You get used to it.”
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The toast came cut the wrong way in the morning. {A} turned the plate round, and looked at it from there, and then it was right.
The bread had been put away in the drawer, and somebody had laid a tea towel over it, up to the chin. In the hall there was a small dot of jam on the wall, just where you would look first, and an arrow.
-> DONE

=== next_bedtime
The switch was where it always is. It had been found again in the dark.
-> DONE
