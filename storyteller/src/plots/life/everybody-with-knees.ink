# about: left-out; lonely(nobody|no one|no-one|play|playground|break|lunch|alone|own)
# also: sad; lonely; angry; school-day; play
# news: bad
# wants: child
# kind told: can't|cant|cannot|couldn't|couldnt|wouldn't|wouldnt|won't|wont|not allowed|let her|let him|let them|said no|their game|said she|said he|go away
# names: Wilf | Barney | Olly
# ages: 3-9
# holds: cat(kind), dark(kind)

=== title
{~Everybody with Knees|Only People with Stripes}
-> DONE

=== s1
# shot: wide
# place: garden; afternoon; clear
# action: A stand sad; heroes sit sad; friends stand
# things: wall; satchel; gate right; 2 stones
{
- is_told:
{~“You can’t be in it,” the others had said, {young:and they ran away.|and it was a good game, too.} So {H} had been in nothing at all, all through playtime.|There had been a game, and there had been a rule in it, {young:and the rule said no to {H}.|and by that rule {H} could not be in it.}|“What did you play today?” ¶ “There was a rule,” said {H}, {young:into a sleeve.|into a sleeve, where it did not sound so bad.}}
{young:The game was only for people with hoods. {A} had no hood.|The game was only for people with hoods. {A} had looked behind, to make sure, and there was only a collar.} # usual
- else:
{~They had all been running at playtime, {young:and {H} was not in it.|round and round, and {H} had stood where they went round.}|“Who did you play with?” ¶ “The wall,” said {H}, {young:into a sleeve.|into a sleeve, where it did not sound so bad.}|It had been a long playtime. {H} had stood {young:by the wall.|by the wall for all of it, and knew that wall rather well by now.}}
{young:Nobody had said no. They had just not looked.|Nobody had said no. They had only been looking at each other the whole time.} # usual
}
So now {A} would have a game at home, and it would be {many:theirs|{As} own}. {A} wanted it to be the best game that there is, {young:with {A} in it.|and most of all to be in it.}
{is_wished_person:“And {wished_person} can’t be in it,” said {A}. That came first of all.} # wished
-> DONE

=== s2
# shot: two
# place: garden; afternoon; clear
# action: A write proud paper; heroes point at cat; cat sit calm; friends stand
# things: paper; gate; pencil; wall; themed
A game needs rules. {A} wrote the first one in big letters, and hung it on the gate. ONLY PEOPLE WITH STRIPES.
{A} had stripes on both socks. {young:So that was all right.|That was how the rule had come about.} # usual
{joining}
{themed_a} was looked at all over, and had no stripe. # personal
{hinderer_person:“I have one,” said {hinderer}, and turned down a collar, and there it was.} # beat
{hinderer_animal:{hinderer} lay down in the shadow of the fence, and had nine of them.} # beat
{hinderer_carried:{hinderer} was turned upside down, and had a stripe underneath, where it is sewn.} # beat
In through the gate came a cat. {young:It was all stripes.|It was striped to the tip of its tail, and had far more than {A}.}
“It can’t be in it,” said {A}. {young:“It is a cat.” But that was the rule.|“It does not even know the game.” But a rule is a rule.} # usual
So {A} wrote the second one. AND WHO CAN HUM.
{young:“I can hum,” said {A}. “So I am still in it.”|{A} could hum, and tried it, and so {A} was still in.} # usual
-> DONE

=== m1
# aside
# shot: wide
# place: kitchen; afternoon; clear
# action: A listen surprised at fridge; heroes sit at fridge; cat sit before fridge; friends listen
# things: fridge; table; kettle on table
The cat could not hum. It only had a sort of motor. {young:“Purr,” it said. “That is not a hum,” said {A}, “because a hum goes straight on.”|This was talked about, and it was found that a purr has corners in it, and is not a hum.}
But then somebody did. Hmmm. It came out of the kitchen. {young:It was the fridge!|They all went in to see, and it was the fridge, which had been humming for years and had never told anybody why.}
“Has it got stripes?” asked {A}. {young:They opened the door, and it had. All the shelves were stripes.|They opened the door. All the shelves were made of stripes, from the top to the {~lettuce|milk}.}
So the fridge was in. {young:It did not say thank you, but it hummed a bit more.|It did not seem to care much about it, one way or the other.}
{pausing} # company
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; afternoon; clear
# action: A write cross paper; heroes point at broom; friends hold broom
# things: door; broom; 4 pencils; paper
It was clear that the rules had to be better. There is a place on the door frame where {A} is measured, {young:with a line.|with a pencil line, and a date.} So {A} wrote the third rule. AND EXACTLY THIS TALL.
{young:The fridge was much too tall, and so it was out again.|The fridge was a head too tall, and was told so.} The cat was too short, even with its tail up.
Then somebody leaned the broom against the door. {young:It came up to the line.|Its handle came up exactly to the line, and not a hair over it.}
“That is not a person,” said {A}. {young:“It has got hair,” they said, “and it stands up straight.”|It had hair, though, they said, and stood up straighter than most.}
In its brush were some threads, and they were {~red and blue|green and white}. “Those are stripes,” said {A}, and sighed. {young:“Hum, then,” they told it, and they waited and waited, but it did not.|“Well, can it hum?” They waited for some time, and were glad that it could not.}
-> DONE

=== s3
# shot: close
# place: garden; afternoon; clear
# action: A peek proud behind shed; heroes peek behind shed; friends sit
# things: shed; paper on gate; gate
Only one more rule would keep the others out. {A} wrote it right across the bottom. AND ONLY {many:US|ME}.
{young:Then nobody else could be in it.|With that the rules were finished, and they let in nobody else in the world.} The game was hide-and-seek. # usual
{many:So they all hid, because hiding is the best of it. {young:They hid so well! And nobody came.|Nobody was left to do the seeking. It was very quiet behind the shed.}|So {A} hid behind the shed. Then {A} came out again, to do the looking. {young:There was nobody behind the shed.|There was nobody behind the shed, now that the one who was hiding had come out to look.}}
{helper_person:“Shall I count?” called {helper}. But {helper} was not in the rules.} # beat
{helper_animal:{helper} came round the shed, wagged, and lay down on the nearest feet.} # beat
{helper_carried:{helper} was put on the lid of the bin, to be somebody who had not seen where.} # beat
{young:{They} did it again. It was the same.|{They} did it twice more, and each time it came out like that.} # usual
“It is a very good game,” said {A}. ¶ Nobody said that it was not. # usual
-> DONE

=== m2
# aside
# shot: two
# place: garden; dusk; clear
# action: A read worried paper; heroes read paper; friends look-up
# things: paper on gate; gate; stone
Perhaps there was a rule too few. They went back to the gate, and {A} read it all out, from the top.
ONLY PEOPLE WITH STRIPES. AND WHO CAN HUM. AND ONLY {many:US|ME}. {young:It took a long time to read, and it looked very good.|It was by now the longest thing that {A} had ever written, and it looked very well.}
“I have got the rules,” said {A}. “I have got the {~shed|gate}. {young:What have I not got?”|There must be something that they have at school, and that I have forgotten.”}
They thought of a ball. They thought of a {~whistle|bell}. {young:They thought of a hat, but it was not that, either.|They even thought of a wall to stand against, but they had one of those.}
-> DONE

=== l2
# aside
# shot: above
# place: garden; dusk; clear
# action: A lie-back sad; heroes lie-back; cat sit curious on wall; snail stand; friends sit
# things: wall; 3 leaves; shed; flowerpot
It is not bad behind a shed. {young:There was a pot with no plant in it, and a snail who lived there.|There was a pot with half a name on it, and a snail who had been there for some time.}
“Are you in a game?” {A} asked the snail. {young:It took in both its eyes, one after the other, and did not say.|It drew in one eye, and then the other, and thought that over with the door shut.}
{young:The cat sat up on the wall, and looked the other way.|Up on the wall sat the cat. It had washed every stripe, and was looking in the other direction on purpose.}
“You could have been in it,” {A} told it, “if it were only up to me.” {young:Then {A} lay quite still, because of course it was only up to {A}.|Then {A} lay still for a moment, because of course it was.}
-> DONE

=== s4
# shot: two
# place: garden; dusk; clear
# action: A look-through surprised gate; heroes peek at gate; boy stand worried behind gate; friends wave
# things: gate; paper on gate; pencil; scarf on boy.neck
# people: boy(young)
Then {L} saw a shoe. It was under the gate, on the other side, and there was another next to it. They were up on their toes.
“Who is there?” said {L}. ¶ It was Wilf, from next door.
He was quite red in the face. # usual
“How long have you been there?” ¶ “Since the stripes,” said Wilf.
He had read the first rule, and gone home for his scarf. {young:It had stripes. Then he had learned to hum.|It was striped. Then he had read the second, and had learned to hum, which took until four.} “I can do it now,” he said. “But I can’t get to the end. {young:It says only you.”|It says that it is only you, and I don’t know how to do that one.”}
{L} looked at Wilf’s toes. {L} knew those toes. {young:{L} had stood on toes all day.|All through playtime, by the wall, {L} had stood on just such toes.} # usual
Then {L} took the pencil, and crossed out the bottom. {L} crossed out the hum, and the stripes. {young:And {L} wrote a new one.|There was a small space left over, at the side.}
EVERYBODY WITH KNEES, it said now.
Wilf looked down. “I have got those,” he said.
-> DONE

=== m4
# shot: wide
# place: garden; dusk; clear
# action: A run laughing; heroes run laughing; boy run laughing; cat run; friends run
# things: shed; bin; broom; wall
So they all hid, and Wilf looked. He was very bad at it. He hummed.
Hmm, hmm, hmm, it went, round the shed. You always knew where he was.
Then {L} looked, and Wilf hid behind the broom. He was a good deal wider than a broom.
The cat was in it. It has four knees, if you count them all.
“Again,” said Wilf. It was the best word of the day. # more
They played till they could see only the scarf.
-> DONE

=== l3
# shot: behind
# place: garden; night; stars
# action: A wave sleepy; heroes wave; boy wave sleepy; friends stand
# things: gate; paper on gate; lamp
Wilf was called in. He went backwards, so that he could wave.
“Tomorrow?” he said. ¶ “Tomorrow,” said {L}.
The gate went click. The paper was still on it.
{L} took it down, and folded it small. It was for playtime. It went in the bag.
“There is a girl by the bin,” said {L}. “She has knees. I saw them.”
It was nearly dark. The wall was warm, where they had all leaned on it. # more
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A wash sleepy cloth; heroes wash; friends hold towel
# things: basin; towel; soap
There were the knees to be washed. There was a lot on them.
Some of it was green. Some was shed.
“That is from under the bush,” said {L}. “I was not found there.”
It all came off, and went round, and was gone.
The socks came off. They had stripes. They were only socks now. # more
“Hmm,” went the tap. It could be in it, too. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: cat sleep; heroes look-up sleepy
# things: fridge; broom; table; moon
In the kitchen it was dark. The broom stood by the door.
It stood up straight. It had been hidden behind. # more
The fridge hummed. It was a low hum, with a stop in it.
Nobody had told it that it was out.
The cat came in, and sat down in front of it, and did its motor. A purr is not a hum. But they went on for a long time, side by side.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: satchel; paper; moon
The bag was by the door. It had the rule in it. # usual
{resting}
{dream} # spare
It was warm in bed. Both knees were in. # usual
There was one more rule to make. It was a short one, and {L} just said it.
Only those with a bed.
That was all of them.
From next door came a hum. It was Wilf. He had got the end of it now. # usual
Only those with both eyes shut.
That was most of them. Then it was all.
{is_wished_day:“Knees,” said {L}, and meant {wished_the_day}.} # wished
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a paper on the gate in the morning. It was from Wilf, and he had done it with a ruler.
ONLY PEOPLE WHO HAVE HAD BREAKFAST, it said. Below that he had written: I HAVE HAD MINE. And below that, smaller, as he had gone on waiting: I CAN BRING YOU SOME.
{H} took it in, and read it out over the toast. Then they all chewed faster.
-> DONE

=== next_bedtime
From next door came a hum. It had got a second tune.
-> DONE
