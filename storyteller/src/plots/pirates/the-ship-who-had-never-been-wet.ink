# about: fear-water; learned(swim); learning(swim); bravery
# role hue: colour = yellow
# holds: dark(kind)
# names: Captain Bunn | Captain Rusk | Captain Scone
# names: Dumpling | Pudding | Crumpet

=== title
{~Just the Toe|The Ship Who Had Never Been Wet}
-> DONE

=== s1
# shot: wide
# place: harbour; afternoon; breeze
# action: captain push worried hull; 2 sailor push worried hull; A point surprised at duck; heroes push happy hull; duck sit scared; friends push happy hull
# things: huge hull; plank; flag; cake
# people: captain(he); sailor
{~In the harbour, at the top of a slope of planks, stood a brand-new pirate ship. This was the Dumpling, and {H} had come to see her go in.|“One, two, three, heave!” shouted eleven pirates, and nothing happened. {H} had come down to the harbour to see the Dumpling, a brand-new ship, slide into the sea.|The paint was dry, the flag was up, and the cake was cut, but the new ship would not go in. Her name was the Dumpling, and {H} had come to the harbour on purpose to see her do it.}
{young:She was {hue_noun}. She was round. She had a duck on the front, made of wood.|She was round and {hue_noun}, with a wooden duck on the front.}
{joining}
“All together!” said Captain Bunn. {young:The pirates pushed. They went pink. They went red. The ship did not go.|The pirates pushed until their hats fell off, but she did not move by the width of a biscuit.}
“No use,” said the duck. “I am holding on.”
“I did not pay for a talking one,” said the captain. # spare
-> DONE

=== s2
# shot: two
# place: harbour; afternoon; clear
# action: duck stand worried; A point happy at boot; heroes sit calm before duck; captain think surprised; friends sit calm
# things: hull; plank; suitcase; anchor; boot
“Holding on to what?” asked {A}.
“To the land,” said the duck. {young:“It is dry here. Down there it is wet. It is wet all over.”|“I have been looking at the sea all week, and I cannot find a dry place in it.”}
“But you are a ship,” said the captain. # usual
“I am a great many planks,” said the duck, “and not one of us has ever been wet.” # usual
{young:The pirates sat down on their bags. They had been ready since {~Monday|Sunday}.|The pirates sat down on their luggage. They had been packed since {~Monday|Sunday}, and had stopped the milk.} # spare
{is_loved:“Try thinking of {loved},” said {A}. The duck tried, with both eyes shut, and said that it could still hear the sea.|{musing}} # personal
“I don’t go in all at once,” said {A}. “{young:First I put in a toe. Just the toe.|I begin with the toe. Just the toe, and then I see.}”
The duck was silent. “Nobody,” it said, “mentioned toes.” # usual
-> DONE

=== m1
# shot: above
# place: harbour; afternoon; clear
# action: captain sweep worried butter; 6 bird eat happy; sailor shout happy; heroes clap laughing; duck stand worried; friends shout happy
# things: plank; hull; broom
Captain Bunn said that he would just try one thing first. {young:He put butter on the planks. He put on all the butter there was.|He had the planks buttered from top to bottom, with all the butter that there was on board.}
Down came {~nine|twelve} gulls. {young:Gobble, gobble, gobble. They ate it up, and wiped their feet.|They ate it from the bottom up, in a row, and walked away with some difficulty.}
Next the crew sang, for pirates think that anything will move if it is sung at. They sang {~“Haul Away the Porridge”|“The Cook Has Sat on His Hat”}, all nineteen verses.
“That was very nice,” said the duck, and held on.
“It is not a pushing sort of thing,” said {A}. # spare
-> DONE

=== l1
# aside
# shot: close
# place: harbour; afternoon; breeze
# action: duck listen worried; captain shout curious at boat; A listen curious at duck; heroes listen curious at boat; friends stand curious
# things: 3 boats; sandwich; hull
Then the captain asked the other boats to say what the sea was like.
“Damp,” said the mud boat.
“It goes up and down,” said the ferry. “{young:Up and down, up and down. Then there are sandwiches.|Up and down, and halfway there is a sandwich. I have never looked into it further.}”
“It is {~large|big},” said the smallest boat of all, which was green, “but one only uses a bit at a time.”
That was quite the most sensible thing that the duck had heard. {young:“Which bit?” it asked.|“And which bit would that be?” it asked.}
“Mostly the bit underneath,” said the little green boat.
“I see,” said the duck, but it looked sideways at the ferry. # more
-> DONE

=== s3
# shot: behind
# place: harbour; dusk; clear
# action: A hold calm spoon at duck; captain hold-hands calm with A; heroes kneel calm before duck; duck look-up surprised; friends kneel curious
# things: 3 drops; plank; hull
So {A} borrowed the cook’s teaspoon, went down to the water hand in hand with the captain, and brought back a spoonful of sea. {young:It was a very small sea. It shone.|It looked like a good deal less, in a spoon.}
{helper_person:“Rope,” said {helper}, going in front. “Step. Bucket.” And not one drop was lost on the way.} # beat
{helper_animal:{helper} went in front, at the pace of a full spoon, and the pirates all stood back.} # beat
{helper_carried:{helper} was held underneath, in case of drips, and there were only two.} # beat
“Where is your toe?” asked {A}.
“The lowest plank,” said the duck. “It has a {~knot|round knot}.”
{A} let it fall upon the knot, drip, drip, drip. The {hue_noun} ship shivered, right up to the flag. {young:“Brr!” said the duck. “Brr! Oh. It is nice.”|“Oh,” said the duck. “I say. It is cold, and then it is not.”}
“Just the toe,” said {A}.
“Again, please,” said the duck. # usual
-> DONE

=== m2
# shot: two
# place: harbour; dusk; clear
# action: A pour happy teapot; heroes pour happy bucket; captain give happy hat at A; duck stand happy; sailor carry happy bucket; friends carry happy bucket
# things: hull; plank
{young:After the spoon there was a cup. Splish. After the cup there was a teapot. Splosh. After the teapot there was a bucket. Splash!|After the spoon there was a cup, and after the cup a teapot, and after the teapot they passed up a bucket, with all the pirates in a row.}
Every time, the duck asked for it a little higher.
“Those are the ankles,” said {A}.
“Have I ankles?” said the duck. {young:It was very pleased.|It seemed to grow half an inch.}
When the bucket had sprung a leak, the captain took off his hat, the {~velvet|best} one, and they used that. It held a great deal of sea. It was never the same hat again.
{pausing} # company
-> DONE

=== l2
# aside
# shot: wide
# place: harbour; dusk; clear
# action: A tiptoe laughing; heroes tiptoe laughing; cook hug worried; duck listen worried; friends tiptoe laughing
# things: plank; hull; bucket
# people: cook
“Is there anything else that I ought to know?” asked the duck.
“The tummy,” said {A}, because it is best to be honest. “The tummy is the worst bit. {young:You go up on your toes. You say ooh. Then it is over.|You go up on your toes and say ooh, and it does not help at all. Then it is over, and you want everybody to come in.}”
All the pirates nodded. They knew about the tummy. {young:“I stopped at my tummy,” said the cook. “I never did the rest.”|The cook had got as far as the tummy once, he said, {~nine|eleven} years ago, and had not yet gone back for the rest.}
“Thank you,” said the duck. “I had rather be told.”
-> DONE

=== m3
# shot: above
# place: harbour; dusk; clear
# action: A point surprised down; captain pull surprised hat; heroes peek surprised wave; duck peek curious; friends point surprised
# things: plank; bucket; hull
{A} sat down on the lowest plank to have a rest, and got straight up again. It was wet. {~It was quite a round wet patch.|The seat of it was wet, at any rate.} # more
{young:“The sea has come up,” said {A}. “It was down there. Now it is here.”|“This was dry at teatime,” said {A}. “Nobody is carrying anything. The sea has come up by itself.”}
“It does that,” said Captain Bunn, wringing out his hat. “It is called the tide. It comes up every {~evening|night}. {young:Then it goes down again.|I never thought that it was anything to do with me.}”
“How slowly does it come?” asked the duck.
“About a toe at a time,” said {A}.
The captain looked at his buckets, and at his hat, and at the butter. He did not say anything. # spare
-> DONE

=== s4
# shot: close
# place: harbour; night; stars
# action: duck swim happy; A point happy at duck; captain tiptoe happy; heroes clap happy at duck; sailor tiptoe happy; friends clap happy
# things: hull; star; plank; lantern
{short:“Look,” said {A}. “The sea is coming up the planks by itself.” It was the tide. }So nobody pushed{not short:, and nobody sang}. Everybody sat {young:by the duck, and the sea came up|beside the duck, and let the sea come}.
{hinderer_person:“Not even a small push?” asked {hinderer}, and was given a bag to sit on instead.} # beat
{hinderer_animal:{hinderer} leaned against the warm planks, for a rest. “That is pushing,” said the pirates, and moved {hinderer} along.} # beat
{hinderer_carried:{hinderer} had been leaned against the planks, which is pushing, and had to be moved along.} # beat
It came a little, and went back, and came a little more. # spare
“Toe,” said the duck. “Ankle. Knee.” Then it said “Ooh,” and all the pirates went up on tiptoe, to help. And a wave went over the beak. “That was my face,” said the duck. “It is still on.” # usual
After that it was quiet. {young:Lap, lap, went the water. Up came {~a star|the moon}.|The water said lap, and lap, and {~a star|the moon} came out to look at itself.} # usual
“When does it begin?” asked the duck. “The floating?”
{A} looked down. There were no planks under the ship any more. There was water.
“You have been doing it,” said {A}, “for a good five minutes.”
-> DONE

=== l3
# shot: two
# place: ship; night; stars
# action: A stroke happy at duck; heroes pull calm rope; duck sit proud; captain hold calm hat; friends pull calm rope
# things: rope; drop; lantern
“I was holding on,” said the duck. “And then I was not. I never saw the middle.”
“Nobody does,” said {A}.
The pirates came aboard on the tips of their boots, one behind the other. {~Each of them gave the duck a pat.|They wiped their feet first.} The captain hung up his hat. It went drip, drip, drip.
“Just the toe,” said the duck, to nobody. It was trying it over. # more
The rope was let out, hand over hand. The land went back, a little at a time. {young:It did not mind.|It seemed to take it well.}
-> DONE

=== m4
# aside
# shot: wide
# place: ship; night; stars
# action: captain push happy ships-wheel; heroes sit calm; duck look-up happy; friends sit sleepy
# things: ships-wheel; lantern; moon; handkerchief
Captain Bunn took {them} once round the harbour, slowly, to see how it went. It went {~up, and down|down, and up}. The duck went first, and looked at everything.
One lamp was on the wall, and one in the water. They passed between the two. # spare
“It is wet,” said the duck. “You were quite right about that. But it is dry in the middle. And you are in it.”
Captain Bunn blew his nose. He said that it was the damp. # spare
-> DONE

=== l4
# shot: object
# place: harbour; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: rope on post; post; boat; stairs; lantern
She came back to the wall to sleep. A rope went over a post. {~It hung quite slack.|It was hardly needed.}
“Shall you be all right?” asked {A}.
“I have got my toe in,” said the duck, with its eyes shut.
They went up the steps, and held the rail.
{homeward} # company
Behind them it was dark. Lap, said the water. Lap.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: boat; window; rubber-duck
Then came bed. The sheet was cool {~and smooth|right to the end}.
{resting}
So in went the toe. Just the toe.
{keepsake}
{dream} # spare
In went the ankle. In went the knee. In went the tummy. Ooh. And that was over.
Then it was warm, all the way up. # spare
Out in the harbour something round and {hue_noun} went up, and down. # spare
Nobody pushed. # spare
{H} let go of the land.
When did it begin, the floating? It had begun. It had been going on for some time.
Goodnight.
-> DONE

=== next_night
A postcard lay on the mat, and it was damp. It was from the Dumpling.
“Dear {H},” it said. “We are now up to the ankle of the world. There is no land on any side, and I did not notice it start. Captain Bunn has been in as well. He did not mean to, but he did the toe first, on the way down.”
Under that was a picture, done in seawater. It was quite blank. It was a very good likeness of the sea.
-> DONE

=== next_bedtime
The postcard was on the sill. It was dry in the middle.
-> DONE
