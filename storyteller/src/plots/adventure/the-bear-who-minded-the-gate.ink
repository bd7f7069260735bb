# about: exciting(adventur|quest|map|explor|treasure|mission|exciting|action|thrill)
# role deputy: toy = a hare called Major
# holds: dark(kind)

=== title
{~The Bear Who Minded the Gate|Who Goes There?}
-> DONE

=== s1
# shot: wide
# place: mountain; afternoon; clear
# action: bear sit-on-chair proud beside gate; heroes stand surprised before bear; friends stand curious
# things: gate; chair; cap on bear.head; bun in A.hand; button; rope
{~It is hard to walk uphill all afternoon and find that the top is shut. {H} looked at the gate across the road, and then at the bear, who was sitting beside it in a peaked cap.|At the top of the pass there is a gate, and beside the gate, on a kitchen chair, there was a bear in a peaked cap. {H} had come all that way to see the other side.|“She is strict but fair,” the postman had told {H}, “and the cap is real.” And there she was, at the top of the pass, beside the gate: a bear on a kitchen chair.}
{joining}
“Stop, please,” said the bear. “Who goes there, and what have you got? {young:It must be something new.”|It must be something that I have not had.”}
{A} had {~a button, a bun|a bun, a bent nail} and a bit of string. ¶ {young:“I have had all of those,” said the bear.|“Had it,” said the bear. “Had it. Had miles of it.”} # usual
{is_loved:“I know everything about {loved},” said {A}. “We had a man with that in March,” said the bear, “and he went on until April.”|{musing}} # personal
-> DONE

=== s2
# shot: two
# place: mountain; afternoon; breeze
# action: bear walk curious gate; A wave proud at bear; heroes hold proud gate; friends sit-on-chair happy; small deputy sit-on-chair proud
# things: chair; cap on A.head; cloud
“What have you not had?” asked {A}.
“A look,” said the bear{young:. She said it to her feet|, after a while, and mostly to her feet}. “People go through the gate, and they say, Oh. But I have never seen what it is. One cannot leave a gate.”
“{We} could mind it for you,” said {A}.
The bear thought for so long that {~a cloud|a beetle} went past. Then she took off the cap. {young:It came down to {As} chin.|It came down to {As} chin, but nobody laughed.}
“Who goes there?” asked {A}, from inside. “And what have you got?” ¶ “A bear,” said the bear. “Nothing. I have left it all with you.” # usual
“Pass, friend,” said {A}, and the bear went through.
{hinderer_person:{hinderer} walked through, to hear if it squeaked. “Friend,” said {hinderer}, and came back. “The same friend.”} # beat
{hinderer_animal:{hinderer} went through as well, and came back, and went through, and had to be asked each time.} # beat
{hinderer_carried:{hinderer} was asked as well, for practice, and would not say, and for some minutes the road was closed.} # beat
That left the chair. So {deputy_a} sat on it, and was the bear.
-> DONE

=== m1
# shot: wide
# place: mountain; afternoon; clear
# action: 20 sheep walk happy; A hold proud flag; heroes wave proud at sheep; friends clap laughing
# things: gate; wool on gate; cap on A.head; chair
The first to come were sheep, on their way to {~the high grass|their holidays}.
“Stop, please,” said {A}. They stopped. It was very pleasant. “Who goes there?”
{young:“Us,” said the sheep. “All of us.”|“Us,” said all of the sheep, who had never been asked it singly.}
“And what have you got?”
“Wool,” said the sheep. {young:Each one left a bit of wool on the gate.|Each of them left a wisp of it on the gatepost, with the air of somebody leaving a card.}
“Pass, friends,” said {A}. It took a long time, but they were all very civil about it.
The last one came back, as it had forgotten to say “Us”. # more
{pausing} # company
-> DONE

=== l1
# shot: close
# place: mountain; afternoon; clear
# action: duck dance laughing; A write laughing notebook; heroes stand laughing; friends clap laughing
# things: suitcase before duck; gate; cap on A.head
Next was a duck, with a suitcase.
“Who goes there?” asked {A}.
“I was told that it would be a bear,” said the duck.
“The bear is having a look. What have you got?”
{young:The duck had a duck joke. It goes like this: Quack.|“I have a joke,” said the duck. “It loses something if you are not a duck.” And it told the joke.} It was {~quite short|not long}. The duck laughed so much that it had to put the suitcase down.
{young:“Quack,” it said again. “Oh dear, oh dear.”|“It is the way that the goose comes in,” it said, and wiped its eyes.}
{A} wrote it down for the bear, and let the duck through.
“I may have told it badly,” said the duck, over its shoulder. # more
From the other side of the gate there was an “Oh”, and then another quack. # more
-> DONE

=== s3
# shot: behind
# place: mountain; dusk; breeze
# action: A hold worried cap; heroes hold worried gate; friends hug worried chair; small deputy hug worried chair
# things: 5 hats; cloth; chair; leaf over A
The sun was going down when the wind came. {young:It came up the road with a whoosh, and it did not slow down.|It came up the road in a great hurry, and it had plainly never paid in its life.}
“Stop, please,” said {A}, and held on to the cap. {deputy} held on to the chair.
The wind was so surprised that it stopped.
{many:{B} held the gate.|The gate held its breath.} # usual
“Who goes there? And what have you got?” ¶ {young:The wind looked sorry. It put down five hats.|It was not a comfortable silence. Then the wind put down five hats, and {~a tea towel|half a newspaper}.} # usual
{helper_person:“Look as if you had a form for it,” said {helper} behind a hand, and {A} looked as if there were two.} # beat
{helper_animal:{helper} sat down in the road and looked at the wind until the wind looked somewhere else.} # beat
{helper_carried:{helper} was held up next to the cap, so that the gate should have two officials.} # beat
“Pass, friend,” said {A}, kindly. It went through on tiptoe, and shut the gate after it. # usual
-> DONE

=== m2
# shot: two
# place: mountain; dusk; stars
# action: mouse stand proud; A kneel curious before mouse; heroes write happy notebook; friends sit happy
# things: gate; cap on A.head; lantern
“I have nothing,” said a mouse. It stood before the gate on its back legs, with its paws out, to show.
“Nothing at all?” asked {A}.
{young:“I had a nut,” said the mouse, “but I ate it.”|“I had a nut,” said the mouse, “but it was a long road, and one thing led to another.”}
{A} looked at the rule. It was painted on the gate. {young:It had to be something that the bear had not had.|It said that it must be something new, and it did not say how big.}
“Have you got a name?” asked {A}.
“{~Pim|Dot},” said the mouse.
“She has never had that one,” said {A}, and wrote it down. “Pass, friend.”
It walked through taller than it had come. # more
-> DONE

=== l2
# shot: wide
# place: mountain; dusk; stars
# action: fox tiptoe worried holding twig; A point laughing at fox; heroes hold curious gate; friends peek laughing at fox
# things: bush; cheese beside fox; lantern; cap on A.head
The last to come was a fox, who wished to go through without being noticed.
“Who goes there?” asked {A}.
“A bush,” said the fox. {young:It was holding a leaf.|It was holding a twig in front of itself, and had thought that this would be enough.}
“And what have you got?”
“Leaves,” said the fox, quickly. {young:“Bushes have leaves. They do not have cheese.”|“I am well known for them. I have not got a cheese, if that is what you have heard.”}
It was {~a small|a round} cheese, in blue paper. {They} took a corner of it for the bear.
“Pass, bush,” said {A}, and the fox was pleased all the way down. # spare
-> DONE

=== s4
# shot: close
# place: mountain; night; stars
# action: bear sit-on-chair surprised; A push happy chair; heroes point happy at lake; friends look-up happy; small deputy sit happy on bear
# things: chair; lake; lantern; gate; cap
It was dark when the bear came back.
“Oh,” said the bear.
She picked up {deputy}, and sat down in her chair. “There is a lake,” she said, “lying on its back. There are {~nine|eleven} little lights.” {young:She looked at the road. “Now I cannot see them,” she said.|She looked at her road, as she had for thirty years. “Well,” she said. “I have had it now.”}
{A} looked at the chair. {young:It had its back to the lake.|It had always had its back to the lake. Nobody had told it to.}
“Get up a moment,” said {A}, and turned it, about as far as you turn a tap. Now the road was on the left, and the lake was on the right.
“Oh,” said the bear.
-> DONE

=== l3
# shot: two
# place: mountain; night; stars
# action: bear read laughing paper; heroes sit laughing before bear; friends sit happy
# things: 5 hats on bear.head; cheese; wool on chair; chair; lantern
Then {they} gave her what had come in.
There was a name. She said it over, twice. There were hats. She tried on all five, one on top of another.
She ate the corner of the cheese. She {~read|looked at} the joke for a long time.
“Quack,” said the bear, slowly. Then something went up and down inside her, and it was a laugh. It had been a good day for the gate. # spare
“It is the goose,” she said. “The way that it comes in.” # more
The wool went on the chair, for sitting on. It had been a hard chair. # more
-> DONE

=== m3
# aside
# shot: object
# place: mountain; night; stars
# action: heroes look-up calm; friends look-up calm
# things: lake; 3 lanterns; gate; moon
“And now you,” said the bear. “You have paid.”
She held the gate. It swung without a sound.
{many:They stood in a row|{H} stood very still}, on the other side. There was the lake, on its back. There were the lights.
“Oh,” said {A}.
The lake did go on {~a long way|very far}. It went on until it was sky.
It was no good saying anything else. Everybody had tried. # spare
-> DONE

=== m4
# aside
# shot: two
# place: mountain; night; stars
# action: A give happy cap at bear; heroes wave happy at bear; bear sit-on-chair proud; friends bow happy
# things: chair; gate; lantern
{They} gave her the cap. She put it on {~straight|with both paws}.
“Who goes there?” she asked, as {they} went by.
“Only {us},” said {A}.
“And what have you got?”
{A} had a think. “A look,” said {A}.
“So have I,” said the bear. “Pass, friend.”
She sat down, with the road on one side and the lake on the other. # more
{homeward} # company
-> DONE

=== l4
# shot: wide
# place: village; night; stars
# action: A hold happy gate; heroes walk sleepy gate; fox walk happy holding cheese; friends walk sleepy
# things: bush; hedge; house; lantern
Down they went. There was a gate at the bottom, and a gate to the lane. They were only small ones. They had nobody to mind them.
“Pass, friend,” said {A}, to each.
A hedge rustled. It was a bush going by, with {~some|a bit of} cheese.
Far up in the dark was a light, about as high as a chair. # spare
There was one more gate, and it was their own. # more
Somebody had thought of it on Sunday, and oiled it. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: cap; moon
So here was bed, at the end of the road.
{resting}
{keepsake}
{dream} # spare
Then there was somebody on the stairs. It came softly, in its socks. # spare
“Stop, please,” said {L}. “Who goes there?”
It was only sleep.
“And what have you got?” ¶ It had nothing. It had left it all outside. # usual
{H} held the gate. It swung without a sound.
Pass, friend.
Goodnight.
-> DONE

=== next_night
A postcard had come from the pass. It had a paw on it, and a stamp that somebody had had before.
“Three cows,” it said. “A man with a ladder. The ladder is new. He took it through lying down, and says that from the top step, if it is stood up, one can see the sea. I have asked to have the top step kept for me until Friday. The cap is well.”
{A} put it up by the clock.
-> DONE

=== next_bedtime
Up at the pass stood a chair, a bit sideways. Somebody in it was having a look.
-> DONE
