# about: story-about; with-character; creature; bring-back
# tells: tale(something made)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind food: custard|chocolate|pancake*|cake|cakes|cupcake*|biscuit*|cookie*|pizza*|ice cream|ice creams|soup|jam|honey|porridge|jelly|pudding*|sandwich*|sausage*|spaghetti|pasta|noodle*|cheese|bread|toast|pie|pies|popcorn|sweets|lollipop*|doughnut*|donut*|waffle*|muffin*|lemonade|milk|milkshake*|juice|cocoa|marshmallow*|candyfloss|yoghurt|gravy|beans|chips|strawberries|bananas|candy
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# role grownup: parent = the grown-up with the tea towel
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind), mouse(kind)

=== title
{~Nobody in Here|Eighteen, Nineteen, Twenty}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: heroes stand surprised behind curtain; guest stand worried behind curtain; grownup point happy at guest; friends stand curious
# things: curtain; made before curtain; sofa; rug
{~“Eighteen, nineteen, twenty,” said somebody on the stairs. {H} {was} behind the curtain, and so was somebody else.|{H} had the best place in the house, which is behind the curtain. Then it got rather full in there.|It was dark behind the curtain. {H} stood quite still, and close by, just as still, stood somebody else.}
“May {guest_many:we|I} hide here as well?” said a voice. It was {guest_a}.
“I know about you,” whispered {L}. “You are {wished_tale}. You won’t do it now, will you?” ¶ “{guest_many:We|I} never mean to,” said {guest}.
And there {wished_made_many:were|was} {wished_made}. {young:{wished_made_many:They|It} came out under the curtain, where everybody could see.|{wished_made_many:They|It} came out at the bottom of the curtain, where anybody could see.}
“Found you,” said {grownup}, at once. “I saw the {wished_made}.”
“They always do,” said {guest}. “Nobody has ever looked for {guest_many:us|me}. {young:{guest_many:We|I} would like that so much.”|Only once, {guest_many:we|I} should like to be looked for.”}
-> DONE

=== m1
# aside
# shot: close
# place: hallway; dusk; clear
# action: heroes sit curious at guest; guest sit calm; friends sit curious
# things: stairs; made on stairs; lamp
“When does it come?” asked {A}, while {grownup} began to count again. ¶ “When it is nice,” said {guest}. {young:“It was nice in there.”|“It was dark in there, and somebody was next to {guest_many:us|me}. That is nearly always too much.”}
“And what is it like?” ¶ “First it is nothing,” said {guest}. {young:“Then it is nearly.”|“Then it is nearly, and there is still time to think of something sad.”} Then there {wished_made_many:were|was} {wished_made}.
“Like that,” said {guest}. {young:They looked at what was on the stair.|They both looked at what was on the stair.}
They tried it with {~a wet shoe|cold toast}, which is quite a sad thing to think of. {young:But it was a nice one.|But {guest} soon began to like it, and then it was no good.} # spare
“Twelve,” said the stairs, “thirteen.” They had to be quick. # more
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: heroes crouch worried under table; guest crouch worried under table; grownup stand happy; friends stand curious
# things: table; made before table; 2 chair
Next they hid under the kitchen table, with the cloth right down.
{joining}
{is_loved:“Think about {loved},” whispered {L}, “and don’t do anything else.”|{musing}} # personal
{hinderer_person:“Is it twenty yet?” called {hinderer}, from under the table, as loud as anything.} # beat
{hinderer_animal:{hinderer} did not see why they were all down there, and stood in front of the table, looking in.} # beat
{hinderer_carried:{hinderer} had been left on a chair, in full view, and was looking straight down at the place.} # beat
{young:{guest} held on to the table, and {L} held on to {guest}, with both arms.|{guest} held on to the table, and {L} held on to {guest}, and they thought of nothing as hard as they could.} # usual
And there {wished_made_many:were|was} {wished_made}. {young:The cloth went up like a tent.|The cloth went up in front, like a tent.}
“Found you,” said {grownup}, who had only come in to hang up a tea towel. “I saw the {wished_made}.”
“You were not even looking,” said {guest}. # usual
-> DONE

=== l1
# aside
# shot: above
# place: hallway; dusk; clear
# action: heroes hold worried towel; guest stand worried; friends crouch curious
# things: made; door left; mat; coat on hook; hook
The next time they took a towel along, to lay over the {wished_made}. {young:They stood behind the door.|They stood behind the door, so thin that the door nearly shut.}
And there {wished_made_many:were|was} {wished_made}. “Quick,” said {A}, and threw the towel over {wished_made_many:them|it}. {young:Now it was a towel with a big bump in it!|Now there was a towel on the floor, with something under it, as high as a knee.}
“Does that look like nothing?” asked {guest}. ¶ “It looks like the back of a cow,” said {A}. {young:So they patted it, and that made it wide.|So they patted it flat, but then it came out at the sides.}
“Found you,” said {grownup}. {young:“I saw the towel.”|“I came to see what the towel was about.”}
“Well, that was not the {wished_made},” said {A}. # more
“No,” said {guest}. “It was a bit better.” # more
-> DONE

=== m2
# aside
# shot: behind
# place: hallway; dusk; clear
# action: mouse stand curious; heroes kneel surprised at mouse; guest stand surprised; friends kneel curious
# things: made; coat on hook; hook; boot; themed
They tried it behind the coats, where it smells of rain. {young:Somebody was there already.|Somebody was in there already, behind the left boot.}
“Is it still on?” asked a mouse. “I hid on {~Tuesday|Sunday}. {young:I am very good at it.”|I did it so well that I have not heard a word since.”}
“Would you like to be found?” asked {A}. ¶ “If it is no trouble,” said the mouse.
{themed_a} hung over the mouse, like a sort of roof. # personal
And there {wished_made_many:were|was} {wished_made}, all round the boot. {young:“Found you,” said {grownup}. “Oh! And you!”|“Found you,” said {grownup}, and parted the coats, “and who is this?”}
The mouse was so glad that it shook hands with everybody, {young:twice.|and then with the sleeves.}
{pausing} # company
-> DONE

=== s3
# shot: above
# place: hallway; dusk; clear
# action: guest sit sad on stairs; heroes sit surprised on stairs; friends sit curious
# things: stairs; made on stairs; lamp
After that they sat down on the stairs, and did not hide at all.
“It is no use,” said {guest}. “{guest_many:We|I} only have to be there, and there {wished_made_many:are|is} {wished_made}.” # usual
{helper_person:“I should look for you,” said {helper}, “but I can see you from here,” and moved up a stair so as to see less.} # beat
{helper_animal:{helper} came and lay across all the feet that there were, and did not look for anybody.} # beat
{helper_carried:{helper} was put on the stair between them, so that nobody had to sit beside a gap.} # beat
Then they heard something. “Eighteen, nineteen, twenty,” said {grownup}, who did not know. “Coming!” # usual
They heard the curtain go. “Found you!” said {grownup}. “I saw the {wished_made}.” And after that: “Oh.”
“There is nobody there,” said {L}, quite slowly. “There {wished_made_many:are|is} only {wished_made}, from before.” {young:And {L} looked at {guest} for a bit.|And {L} looked at {guest}, for some time.}
“Can you do a lot?” asked {L}.
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: heroes hold happy teapot; guest stand proud; friends stand happy
# things: table; made on table; lid; cup
They thought about how much to put in each place. {young:Under the table it was a lot.|Under the table there had to be as {wished_made_many:many|much} as if somebody large sat there, who was enjoying it.}
Behind the clock it was only a bit, {young:for a thin one.|for somebody who was thin, and could stand sideways.}
“And in the teapot?” asked {guest}. ¶ {young:“A very small one,” said {A}.|“Somebody very small,” said {A}, “but so pleased to be there that the lid does not shut.”}
So {guest} did that, and put on the lid, and it did not shut. {young:It was very good.|You would have sworn that there was somebody in it.}
“Where is the teapot one from?” asked {guest}. ¶ “From the country,” said {A}. # more
They both began to feel quite fond of it. # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: heroes lie-awake happy; guest peek happy; friends sit calm
# things: bed; quilt; pillow; made before bed
They went all through the house on tiptoe, and {guest} did it in every place: behind the curtain, under the table, in the bath and in both of {grownup_s} slippers.
{young:There {wished_made_many:were|was} {wished_made} everywhere.|Wherever anybody could be, there {wished_made_many:were|was} {wished_made}.} # usual
And they themselves hid in the bed, right under the quilt. {young:Nobody goes there who does not have to.|Nobody would ever look there, as nobody goes to bed who has not been told to.}
“Eighteen, nineteen, twenty,” said the stairs. “Coming!”
“Found you!” they heard. “Oh.”
A chair was moved. Then it was the bath. “But I can see the {wished_made},” said {grownup}. “So where are they?” # usual
“Is that about {guest_many:us|me}?” whispered {guest}.
“That is you,” said {L}. “You are being looked for.”
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: heroes listen happy; guest lie-back happy; friends listen calm
# things: bed; quilt; lamp
They lay there and listened to it. It went from room to room.
“Not in the bath,” it said. “Not behind the clock.” # spare
“They do want to find {guest_many:us|me},” said {guest}. ¶ “Very much,” said {A}.
A door went. A lid went up, and came down again. “Not in the teapot,” said {grownup}. “And I was so sure.”
{guest} shook a bit. It was all right. It was only joy.
“Shh,” said {A}. ¶ “Shh,” said {guest}. # more
The quilt said it, too. It was a very old quilt, and knew how to play. # more
-> DONE

=== m4
# aside
# shot: wide
# place: kitchen; night; stars
# action: grownup peek surprised at made; heroes sleep; friends sit calm
# things: table; made; teapot on table; bin
{grownup} looked in the bread bin. There {wished_made_many:were|was} {wished_made}, and nobody.
{grownup} looked behind the door. There {wished_made_many:were|was} {wished_made}.
{is_food:“Very good {wished_made}, too,” said {grownup}, with a full mouth.|“Very nice {wished_made}, too,” said {grownup}, and held some up to the lamp.}
Then it was still. Somebody stood there, and thought. # usual
“If I were them,” said {grownup}, “where would I be?” # more
The stairs did not tell. They had been asked not to. # more
-> DONE

=== l3
# aside
# shot: behind
# place: bedroom; night; stars
# action: heroes lie-back sleepy; guest lie-back happy; friends sleep
# things: bed; quilt; lamp
“How long does it go on?” asked {guest}.
“Until you are found,” said {A}, “or until you are asleep.”
“{guest_many:We|I} could do with a bit more,” said {guest}.
So they had a bit more. It was warm, and it was dark as a sleeve. # usual
Far off something was lifted up, and put down. “No,” it said.
{midway} # company
“They never give up, with you,” said {A}. # more
It was good to be in the dark, and to be wanted at the other end of the house. # more
-> DONE

=== l4
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: curtain; made; sofa; moon
It was dark behind the curtain. There {wished_made_many:were|was} {wished_made}, and nobody.
It was dark under the table. There {wished_made_many:were|was} {wished_made} there as well.
The tea towel hung on its hook. It was tired. # more
The house was full of people who were not there.
They kept quite still, and they were good at it. # more
The clock went on. It did not count. It had got to twenty long ago. # usual
In the bath it was quite still. # more
Only the stairs said something. It was a step, and a step.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; guest sleep; grownup tuck-in happy; friends sleep
# things: bed; quilt; made before bed; lamp
The steps came up. They stopped at the door.
{resting}
{A} lay still. {guest} lay still.
It was dark, and it was very nice. # usual
So there {wished_made_many:were|was} {wished_made}. Some came out at the edge.
{keepsake}
{dream} # spare
{grownup} stood there, and looked at that.
“No,” said {grownup}. “Nobody in here.”
{grownup} tucked in the nobody, left and right. {grownup} tucked in the {wished_made}.
Eighteen. Nineteen. # usual
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
There was a knock behind the coats in the morning, very low down, and {H} looked in. A mouse sat there, behind the left boot. It had brought a cousin along from the country, in case anybody felt like looking. ¶ “We have hidden again,” it said. “We only wanted to say so. It was a bit too quiet, the last time.”
-> DONE

=== next_bedtime
The curtain hung down straight. There was nobody behind it, or not that you could see.
-> DONE
