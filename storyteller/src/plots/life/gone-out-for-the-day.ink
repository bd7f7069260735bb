# about: story-about; with-character; creature; bring-back
# tells: tale(something gone|lost his|lost her|lost its|lost their|loses his|loses her|loses its|lose their|has lost his|has lost her|has lost its|have lost their|can't find his|can't find her|can't find its|can't find their|can’t find his|can’t find her|can’t find its|can’t find their|looking for his|looking for her|looking for its|looking for their)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind wings: wings|wing
# kind sound: roar|moo|baa|oink|quack|woof|bark|meow|miaow|purr|howl|hoot|cluck|neigh|squeak|growl|buzz|croak|hiss|tweet|cheep|chirp|squawk|voice|song|whistle|beep|toot|siren|hum
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind)

=== title
{~Gone Out for the Day|In Time for Supper}
-> DONE

=== s1
# shot: two
# place: garden; afternoon; clear
# action: guest kneel worried before boots; heroes stand curious at guest; friends stand curious
# things: boots; door left; wall
{~Somebody had the mat up, and was looking under it. {H} took hold of the other end.|“Is anything in there with you?” asked a voice, when {H} opened the door.|{H} came home, and on the step there was somebody with one arm in a boot.}
By the door {guest_many:were|was} {guest_a}.
“You are {wished_tale},” said {L}.
{
- is_sound:
{guest} wanted to say yes, and out came a bit of air.
- is_wings:
{guest} turned round, to show the back. {young:It was just a back.|There was nothing on it at all, and it looked a good deal longer.}
- else:
{L} walked once round {guest}. {young:It was so. Not one bit was left.|It was so. Even at the back, where you might have forgotten some, there was nothing.}
}
“{wished_gone_many:They were|It was} there before breakfast,” {guest} whispered. “And then the {wished_gone} {wished_gone_many:were|was} gone. The door must have been left open.”
“Then {wished_gone_many:they have|it has} only gone out,” said {L}. “{wished_gone_many:They|It} will want {wished_gone_many:their|its} supper.”
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: heroes stir proud bowl; guest point curious; friends stand curious
# things: table; bowl on table; spoon; cup on table
“What {wished_gone_many:do they|does it} eat?” asked {A}. ¶ “What {guest_many:we eat|I eat},” whispered {guest}. “But smaller.”
{young:So it was soup, in an egg cup, with a crumb.|So it was to be soup, in an egg cup, and half a crumb of bread with it.}
“Hot, or not so hot?” asked {A}. ¶ {guest} had never thought about it. {young:They blew on the soup, and then it was just right.|In all those years nobody had asked.}
“And to drink?” ¶ “A drop,” said {guest}. ¶ “Two,” said {A}. “It is a long way home.” # spare
The egg cup stood on the table, with a saucer on top. {young:It was a small supper.|You could not have said whose it was, if you had not known.} # spare
“And a spoon?” asked {guest}. ¶ “I think that it just goes in,” said {A}, “and sits down.” # more
-> DONE

=== s2
# shot: wide
# place: garden; afternoon; clear
# action: guest stand worried; heroes hold laughing tablecloth; chicken stand calm; friends stand laughing
# things: hedge; wall
But supper was a long way off, and so they went along the hedge and asked.
{joining}
{is_loved:“I would have gone to look at {loved},” said {A}.|{musing}} # personal
{
- is_sound:
The hen had not heard it. But she could spare a cluck. {young:{guest} tried it on. “Cluck,” said {guest}, and jumped.|{guest} tried it on, and said “cluck”, and looked round to see who that was. The goat lent half a bleat, and the gate lent a creak.}
“Now one after the other,” said {A}. ¶ “Cluck, meh, creak,” said {guest}. Next door a window was shut. # usual
- is_wings:
The hen had not seen them. But there was an umbrella. {young:{guest} went up one step, and down two.|With that {guest} went up by one step and came down by two. Then they tried two leaves of rhubarb, and went nowhere, but in the shade.}
“Did it feel the same?” asked {A}. ¶ “It felt like rain,” said {guest}. # usual
- else:
The hen had none to spare. But there was a tablecloth. {young:{guest} tried it on. It had roses and jam.|{guest} tried it on, and had roses all over, and a ring from a cup. The washing line lent a sock, and the wall lent some moss.}
“Who are you now?” asked {A}. ¶ “Somebody with visitors,” said {guest}. # usual
}
{hinderer_person:“I never lose mine,” said {hinderer}, and felt for it all the same.} # beat
{hinderer_animal:{hinderer} went ahead with the nose on the ground, and found where the hen had been.} # beat
{hinderer_carried:{hinderer} was held up to look over the hedge, and was very nearly left on it.} # beat
So they gave it all back, and said thank you. It had not been the same. # usual
-> DONE

=== l1
# aside
# shot: two
# place: lane; afternoon; clear
# action: snail crawl; heroes kneel curious before hedge; guest kneel curious; friends stand curious
# things: hedge; gate left
The snail by the gate was asked as well. {young:It went in to look. It took a long time.|It went in at once to look, and they heard it going through everything.}
It came out again, and shook its head, {young:as slow as a spoon.|so slowly that they had to wait for the other half.}
“You might have mine,” it said. “But it is all in one piece, {young:with me in it.”|and I am in the middle of it.”}
{guest} thought that over, and thanked it. {young:“It would be too tight,” said {guest}.|“It is very kind,” said {guest}, “but it would be tight under the arms.”}
Then they asked a cat on a wall. It had never lost anything in its life, and looked away. # spare
“{wished_gone_many:They|It} can’t have gone far,” said {A}. ¶ “How fast {wished_gone_many:are they|is it},” whispered {guest}, “without {guest_many:us|me}?” # more
-> DONE

=== s3
# shot: behind
# place: village; dusk; clear
# action: postman point happy up; heroes look-up curious; guest look-up worried; friends look-up curious
# things: bag on postman; lamp; wall
# people: postman
“Yes, at ten,” said the postman in the village. “I {is_sound:heard|saw} {wished_gone_many:them|it} at the bridge. {wished_gone_many:They were|It was} doing {wished_gone_many:their|its} best.”
A woman had met {wished_gone_many:them|it} at the corner at three, and {wished_gone_many:they|it} had let her go first. # usual
They went to the bridge. There was only sand. ¶ “So {wished_gone_many:they have|it has} been to the sea,” said {A}.
{helper_person:“I went to the sea once by myself,” said {helper}. “I was back by six. You get cold in the knees.”} # beat
{helper_animal:{helper} sat down and looked up the street, as you do when somebody is due.} # beat
{helper_carried:{helper} was set on the post box, which is a good place to see who comes.} # beat
{guest} sat down on the kerb. “And if {wished_gone_many:they like|it likes} it better there,” whispered {guest}, “without {guest_many:us|me}?”
“Everybody likes it there,” said {A}, “until it gets dark. Then {wished_gone_many:they|it} will want {wished_gone_many:their|its} supper.”
-> DONE

=== m2
# aside
# shot: close
# place: garden; dusk; clear
# action: guest sit surprised on bench; bird sit calm; heroes sit happy on bench; friends sit calm
# things: bench; hedge
They sat on the bench for a bit. Then a blackbird came down, and sat on {guest}.
It had never done that before. {young:It did not know who that was.|Without the {wished_gone} it had not seen who that was, and took {guest} for a thing in the garden.}
“Do not move,” whispered {A}. {young:{guest} did not move, and did not even breathe.|{guest} did not move, and looked at it from the side, as far as eyes will go.}
It had yellow round the eye. It had a worm, {young:and the worm was not happy.|and was thinking about where to eat it.}
{pausing} # company
{young:Off it went, over the hedge.|Then the worm was gone, and so was the bird.} “I never met one before,” said {guest}. “They are warm underneath.” # spare
“Now you have been sat on by a blackbird,” said {A}. “I never have.” # more
{themed_a} lay on the bench, and the blackbird had stood on it, too. # personal
-> DONE

=== l2
# aside
# shot: above
# place: garden; dusk; clear
# action: heroes shout happy; guest stand worried; friends shout happy
# things: door left; hedge
You have to call a thing by its name. {A} stood on the step, and took a breath.
“{wished_gone}!” called {A}. {young:It went over the hedge and came back, and nobody was with it.|It went off over the hedges, and came back a little later from the church, quite flat.}
“{wished_gone_many:They|It} may not know the word,” whispered {guest}. {young:“I never called.”|“{guest_many:We|I} never had to call.”}
So they called, “Supper!” {young:All the cats of the street came, and sat down.|All the cats of the street came, and one man, who went away again.}
One cat stayed, to see what it was. {young:It was soup.|It was soup in an egg cup, and the cat took that as a joke, and left.} # spare
“{wished_gone_many:They have|It has} heard,” said {A}. “But you come slowly, so that nobody thinks you were called.” # spare
-> DONE

=== s4
# shot: two
# place: garden; night; stars
# action: guest stand surprised; heroes sit happy; friends sit calm
# things: door left; cup; mat; lamp
The door was left open a hand wide, and the supper stood on the mat, in an egg cup. {L} and {guest} sat on the stairs, and looked the other way.
{young:It was dark. Something came along the hedge.|It got dark. First there was nothing, and then something came along by the hedge, and stopped at the gate.}
Clink, went the egg cup. Then it was empty.
{
- is_sound:
“Now,” said {L}. {guest} breathed in. And there was the {wished_gone}, the whole of it, and all the lids on all the bins went up and down.
It was a bit hoarse. It had been out all day. # usual
- is_wings:
“Now,” said {L}. {guest} stood up. And there were the wings, {guest_many:all|both} of them, and up went {guest}, and looked in at the gutter, and came down beside the mat.
They were out of breath. They were cold at the tips. # usual
- else:
“Now,” said {L}. {guest} stood up, in the light from the hall. And there {wished_gone_many:were|was} the {wished_gone}, all of {wished_gone_many:them|it}, just where {wished_gone_many:they belong|it belongs}, and round at the back as well.
{guest} turned round twice, to see. {wished_gone_many:They were|It was} still cold from outside. # usual
}
“Where have you been?” said {guest}, and did not whisper any more. ¶ And some sand fell out on the mat.
-> DONE

=== m3
# shot: wide
# place: bathroom; night; stars
# action: guest sit happy in bath; heroes wash laughing guest; friends stand happy
# things: bath; mat; towel
That sand had to come off. It had got in everywhere.
{A} poured, and {guest} held still. At the bottom of the bath there was a small beach.
“Look,” said {A}. “A shell.” ¶ It was as small as a tooth. # spare
“{wished_gone_many:They have|It has} brought {guest_many:us|me} something,” said {guest}. # spare
It went into the soap dish. It shone a bit. # more
“Next time,” said {guest}, “{guest_many:we|I} shall come, too.”
The towel was big and warm. There was sand in it. # spare
{A} let the water out. The beach stayed. # more
-> DONE

=== m4
# aside
# shot: two
# place: living-room; night; stars
# action: guest sit happy on sofa; heroes sit happy on sofa; friends sit sleepy
# things: sofa; lamp; blanket
“Do it once more,” said {A}. “But a small one.”
{is_sound:{guest} did a small one. It was just for the lamp, and the lamp did not mind.|{is_wings:{guest} did a small one. It went as far as the lamp and back.|{guest} held one foot in the light of the lamp. Then the other. It was all there.}}
“Is it good to have {wished_gone_many:them|it} back?” asked {A}. ¶ “It is warm,” said {guest}. # spare
They sat a bit. It was good to sit. They had walked a lot. # spare
The lamp hummed. It had its own hum. # more
A bit of sand was in the sofa now. It would be there for years. # spare
{A} yawned. That can’t get lost. # more
-> DONE

=== l3
# aside
# shot: close
# place: hallway; night; stars
# action: heroes push sleepy door; guest stand sleepy; friends stand sleepy
# things: door left; mat; cup
{A} put a hand on the door. “Shall I shut it?”
{guest} looked at the dark outside. It was a good dark, with a bit of wind.
“Not quite,” said {guest}. “A hand wide.” ¶ “Then {wished_gone_many:they|it} may go again.” # spare
“Yes,” said {guest}. “But {wished_gone_many:they know|it knows} when supper is.” # spare
The egg cup was put by, for next time. # spare
In came the wind, and went up the stairs, and sat down somewhere. # more
{homeward} # company
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep; chicken sleep
# things: gate left; hedge; wall
The lane was dark. Nobody was out.
The hen slept. She had her cluck in there with her.
The snail was in, too. It was all in one piece. # spare
On the bridge lay a bit of sand. The wind took it. # more
A gate went creak, very low. Then it did not. # spare
In the big sea somebody had left a small dent. # more
It was all at home.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes lie-back sleepy; guest lie-back sleepy; friends sleep
# things: bed; quilt; window; shell
{A} lay in bed. {guest} lay by the wall.
{resting}
{keepsake}
{dream} # spare
The door was open a hand wide. # usual
“Are they all in?” said {guest}. “You? {guest_many:Us|Me}? The {wished_gone}?”
“All in,” said {A}.
{is_sound:In the dark it came once more, quite small. It was only to say so.|In the dark {guest} felt for {wished_gone_many:them|it}. Yes.} # usual
{wished_gone_many:They|It} had had {wished_gone_many:their|its} supper.
There was a bit of sand in the bed.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was sand on the stairs, one step after another, and they were all going up. {H} swept it together. It made a very small beach.
On top of it somebody laid a shell, as small as a tooth. Then there was a knock, and outside stood the hen. She opened her beak, and out came nothing at all.
-> DONE

=== next_bedtime
The door was left open a hand wide. On the mat stood an egg cup, with a saucer on top.
-> DONE
