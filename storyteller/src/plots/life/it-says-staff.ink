# about: story-about; with-character; creature; bring-back
# tells: tale(a place of work)
# also: funny; person; place; thing; happy; food; calm; weather
# kind food: restaurant|bakery|café|cafe|kitchen|pizzeria|pizza place|diner|canteen
# kind books: library|bookshop|book shop
# kind care: hospital|surgery|clinic
# kind post: post office|sorting office
# kind school: school|nursery|preschool|kindergarten
# kind wares: supermarket|shop|store|market
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# names: Keith | Colin | Derek
# names: Mrs Ede | Mrs Lumb | Mrs Tait
# ages: 3-12
# holds: dark(kind), seal(kind), hen(kind), goose(kind), moth(kind)

=== title
{~It Says ‘Staff’|A Hook Since Monday}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; rain
# action: guest stand worried; heroes stand curious at guest; friends stand curious
# things: door left; mat; lamp; umbrella
{~It was raining, and {H} had gone into the {wished_workplace} to drip.|{H} had never been in the {wished_workplace} so late, but it was raining, and there it was dry.|“We close in half an hour,” said somebody in the {wished_workplace}, and {H} looked round to see who it was.}
There {guest_many:were|was} {guest_a}, in {guest_many:long grey coats|a long grey coat}, done up to the very top.
“{guest_many:We are|I am} {wished_tale},” said {guest}, not at all loud, “but {guest_many:we|I} must not let them see, because the others are all ordinary people.”
“They have their tea behind the door that says ‘Staff’,” said {guest}. “{guest_many:We have ours|I have mine} on the step.”
“In the rain?” asked {L}. ¶ “It keeps the cup full,” said {guest}. Behind the door they were all laughing. # usual
-> DONE

=== m1
# aside
# shot: close
# place: hallway; dusk; rain
# action: guest carry proud box; heroes look-up curious; friends stand curious
# things: box; broom; shelf
“And what do you do all day?” asked {A}.
{is_food:“{guest_many:We|I} taste it all two times,” said {guest}. “The first is for the salt. The second is because.”|{is_books:“{guest_many:We|I} put it all back where it goes,” said {guest}, “by the smell.”|{is_wares:“{guest_many:We|I} put things on the shelf,” said {guest}, “with their best side to the front. Some have two.”|{is_care:“{guest_many:We|I} plump up the pillows,” said {guest}, “until they remember what shape they were.”|{is_post:“{guest_many:We|I} lick the stamps,” said {guest}, “and tell the letters how far it is.”|{is_school:“{guest_many:We|I} find the other glove,” said {guest}. “There is always another glove.”|“{guest_many:We|I} sweep it,” said {guest}, “from the outside in. It is the only way to be sure.”}}}}}}
{A} had a look, and it was done as nobody else would have done it. {young:It was much better.|It took a moment to see that it was also a good deal better.}
“Does nobody ask who did that?” ¶ “They think that it was Keith,” said {guest}. {young:“It is not Keith.”|“There was a Keith, once. They have gone on thinking it.”}
It was hot in there, and a bit of {guest} had come out at the bottom. {A} tucked it in. # more
-> DONE

=== s2
# shot: two
# place: hallway; dusk; rain
# action: guest stand worried; heroes point proud; friends stand curious
# things: door left; mat; umbrella
“But ‘Staff’ is whoever works here,” said {L}, “and so it is your door as well{young:.”|, and always has been.”}
{joining}
{is_loved:“I would go in,” said {L}. “I would tell them about {loved}, and then they would be glad.”|{musing}} # personal
“They would see who {guest_many:we are|I am},” said {guest}, “and then {guest_many:we|I} would have to go home.”
{hinderer_person:“I’ll just look,” said {hinderer}, and had to be held by the belt.} # beat
{hinderer_animal:{hinderer} lay down with one ear under the door, and told nobody what was said.} # beat
{hinderer_carried:{hinderer} was held up to the keyhole, and it was warm.} # beat
{L} put an ear to the door. There was a spoon in a cup. Then something put its feet up. “That is no person,” said {L}. “It has too much foot.” # usual
-> DONE

=== l1
# aside
# shot: above
# place: hallway; dusk; rain
# action: guest hold worried cup; heroes sit curious; friends sit calm
# things: cup; stairs; umbrella; puddle
They went out to the back step first, to see what that was like. {young:It was wet.|It was one step, and a drain, and on the other side there was a wall, to look at.}
{guest} had a cup there, and when it rained the tea got more. {young:It did not get better.|“You can drink for as long as you like,” said {guest}, “but from the middle on it is mostly Tuesday.”}
A pigeon sat on the wall. ¶ “Does that one work here, too?” asked {A}. ¶ “Only outside,” said {guest}. {young:“It does the roof.”|“It does the roof, and it has never been asked in, either.”}
The pigeon looked at the cup. {young:It had half.|It was given half of it, and did not complain about the rain in it.}
“It is nicer with two,” said {guest}. {young:“But it is still wet.”|“But you can’t say that it is dry.”} # more
-> DONE

=== m2
# aside
# shot: behind
# place: hallway; dusk; rain
# action: guest think worried; heroes sit curious; friends sit calm
# things: door; mat; themed; umbrella
They sat on the mat, and looked at the word. {young:It had five letters.|It was only five letters, but they were the sort that are screwed on.}
“What do you think is behind it?” asked {guest}. ¶ “A kettle,” said {A}. {young:“And a sofa.”|“And a sofa, with a hole in it, and a tin, and the only biscuit that is left is the plain one.”}
{themed_a} had been left in the stand by the door, and not asked for. It waited there with the umbrellas. # personal
{guest} thought that it was a {young:long table. Everybody would stop talking.|very long table, with people at it who would all stop talking at the same moment.}
{pausing} # company
“Nobody stops talking when there are biscuits,” said {A}. {young:“They can’t.”|“You would see the biscuit.”}
-> DONE

=== s3
# shot: above
# place: kitchen; dusk; rain
# action: seal sit happy; chicken sit happy; goose sit calm; heroes stand surprised; guest stand surprised; friends stand surprised
# things: table; 4 cup on table; tin on table; lamp; coat right
So {L} took hold of a grey sleeve, and knocked, and in they went.
Round a table sat a seal, and a hen, and a goose with her feet in a bowl. {young:They all had grey coats.|They all had grey coats, but in here they had them open.}
{helper_person:“Good evening,” said {helper}, when no one else did, and three of them said it back.} # beat
{helper_animal:{helper} went first, and looked under the table, and that was all right, too.} # beat
{helper_carried:{helper} was held out in front, to be looked at first.} # beat
“There you are!” said the seal. “We have kept you a hook since Monday.”
“But you are a seal,” said {guest}. ¶ “I do the cold,” said the seal. “Somebody has to.”
“I do the warm,” said the hen. “I sit on it.” ¶ “And I do the door,” said the goose. “Did you think that it opens by itself?”
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; rain
# action: goose point cross; seal pour happy teapot; heroes sit laughing; guest sit curious; friends sit curious
# things: table; teapot; tin on table; biscuit
“But I have heard you laugh in here,” said {guest}, “like people.” ¶ “That is Keith,” said the goose. {young:“We kept his laugh.”|“He left it. It was on the shelf, and we use it when somebody goes by.”}
“Are there no people at all?” asked {A}. ¶ “There is a Mrs Ede,” said the seal. {young:“On Thursdays.”|“On Thursdays. She is very good. We let her do the mats.”}
“Does she know?” ¶ They all looked into their cups. {young:“She brings me fish,” said the seal.|“She has never said a word,” said the seal. “But she comes with a fish.”}
{guest} was given the plain biscuit, as the newest. It was a very good one. # more
The hen sat on it a little, and then it was toast. # more
-> DONE

=== m3
# shot: close
# place: kitchen; dusk; rain
# action: guest sit happy; heroes sit happy; moth fly happy; friends sit happy
# things: table; cup; coat right; lamp
{guest} undid the first button, and then all of them. {young:It was so good!|Whatever had been folded up in there since Monday came out, and said aah.}
They moved up. {young:There was just room.|They had left exactly as much room on the sofa as it took.}
“Who does the lamps?” asked {A}. ¶ Something small and brown came down, and sat on the edge of the tin. It was a moth. {young:“I do,” it said.|“I do,” it said, “and I know what you think. But I only look at them when I am off.”}
{young:“And the floor?” ¶ “That is the snail.”|“And who makes the floor so shiny?” ¶ “The snail is on nights,” said the goose. “It has been on the same one since March.”}
-> DONE

=== s4
# shot: close
# place: hallway; dusk; rain
# action: woman stand surprised; guest stand proud; heroes stand happy; goose stand proud; friends stand happy
# things: door; lamp; umbrella
# people: woman
“Is there no one here?” called a lady outside. The door was shut, and it had got cold. ¶ They were all at tea.
So they ran. The hen sat down on the warm. The goose put her foot in the door, and let the lady in. # usual
And there stood {guest}, and had forgotten the {guest_many:coats. They were on the hook|coat. It was on its hook}.
The lady looked. It took some time. ¶ “You are new,” she said. ¶ “Since Monday,” said {guest}.
“I knew it,” said the lady. “It is so much better. I said so to my sister.” # usual
{is_food:She had come for her supper, and {guest} had a taste of it for her, and then one more.|{is_books:She had come for a book. {guest} found it by the smell.|{is_wares:She had come for something from the top. {guest} held it out with the best side to the front.|{is_care:She had come about a thumb. {guest} plumped up a pillow for it, just the right shape.|{is_post:She had come with a letter. {guest} licked the stamp, and told the letter how far it was.|{is_school:She had come about a glove. {guest} had found the other one as well.|She had come in with wet boots. {guest} swept up after her, from the outside in, and waved.}}}}}} And now there was nothing tucked in.
-> DONE

=== m4
# aside
# shot: wide
# place: hallway; night; rain
# action: guest wave happy; seal stand proud; goose stand sleepy; heroes wave happy; friends wave happy
# things: door; lamp; mat
Then it was time to close. They all did their bit.
The seal shut in the cold. The hen got up, and let the warm go down. The moth did the lamps, from the back to the front.
{guest} had the key. It was the first time. It took two turns.
“Where is the pigeon?” asked {A}. ¶ It sat on the mat, inside. It had a biscuit. # spare
The snail was just coming on. It said good evening. It was still saying it. # more
The goose let go of the door last. It shut without a sound, and she looked at it for a moment, quite proud. # more
-> DONE

=== l3
# aside
# shot: two
# place: street; night; stars
# action: guest walk happy; heroes walk sleepy; friends walk sleepy
# things: street-lamp; puddle; moon
It had left off raining. The road shone.
“Who did that?” asked {A}. ¶ “I don’t know that one,” said {guest}. “It must be somebody from the roofs.”
A street lamp came on, and then the next. ¶ “That is her cousin,” said {guest}.
{homeward} # company
They looked in at every door on the way. By each there was a hook, and on some there was a coat. # more
The moon was out. That was done well, too. They stood there a bit, to let it see that they had seen. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; clear
# action: heroes sleep
# things: coat; hook; lamp; cup
It was night in the {wished_workplace}. There were five hooks.
On each hung a coat. The fifth was still a bit wet.
Under it stood a cup. It had been washed, and turned over. # usual
The snail was on the floor. It had got as far as the mat. # usual
Behind it everything shone. In front of it there was still a good bit of Tuesday. # more
It was in no hurry. It had the night. # more
The door thought that it heard a step, and opened a bit. There was only the wind. It shut again. # more
Behind the door there was one more laugh, a small one. Then that was hung up, too.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes lie-back sleepy; guest sit calm; friends sleep
# things: bed; quilt; lamp; window
{L} was in bed, and {guest} {guest_many:were|was} there, too.
{resting}
{keepsake}
{dream} # spare
The quilt got warm. “Is that somebody?” asked {L}. ¶ “Somebody has to,” said {guest}.
The stairs went creak, and no one was on them. # usual
Click, went the lamp, and no one had touched it. # usual
Then it was dark. It was very well done.
“Who does that?” asked {L}.
But {guest} only did up the quilt, to the top.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
When {H} went by the next day the door opened, and there was nobody near it. ¶ “Thank you,” said {A}, low down, to the left, where a goose would be. ¶ It opened a second time for that, quite wide. And out on the roof, under the edge, somebody had put up a very small hook.
-> DONE

=== next_bedtime
Click, went the lamp. Somebody had to.
-> DONE
