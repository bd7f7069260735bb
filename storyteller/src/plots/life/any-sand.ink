# about: story-about(train&!trainer&!training|steam engine|locomotive); with-character(train&!trainer&!training|steam engine|tank engine|locomotive); creature(train&!trainer&!training|steam engine|locomotive); thing(train&!trainer&!training|steam engine|locomotive)
# also: funny
# wants: other
# role engine: answer(train|engine|locomotive) = a small train called Norbert
# names: Norbert | Wilfred | Edgar
# ages: 3-12
# holds: dark(kind), sea(kind)

=== title
{~Any Sand, Please?|The Last Train From the Sea}
-> DONE

=== s1
# shot: wide
# place: station; dusk; clear
# action: heroes wave happy at engine; engine stand happy; friends stand happy
# things: bucket in heroes.hand; spade; signpost; basket
{~The last train from the sea was in, and {H} had the seat at the front, {young:by the whistle.|where the whistle is.}|“All on, who are coming on,” said the last train from the sea, {young:and {H} got the seat at the front.|and {H} got the seat at the front, where the whistle is.}|It had been a day of sea, and {H} {was} {young:sandy up to the knees.|sandy as far up as the knees.} Now the last train was in.}
It was {engine_a} that had been up since five, {young:with a round lamp.|with one round lamp.}
“I want to be in my shed by dark,” said {engine}, “at the top of the hill.”
“My bed is up there, too,” said {A}. ¶ “Then we are both going to bed,” said {engine}. “One long one, please.” ¶ {A} pulled the whistle. Peeeep! # usual
“Going home,” said the wheels. “Going home, going home.”
{not young:They always say so, but in the evening they mean it.} # usual
{joining}
-> DONE

=== s2
# shot: two
# place: field; dusk; clear
# action: engine run happy; heroes point happy at cow; cow stand calm; friends sit
# things: tree; fence; hill
A train cannot turn to the left or to the right. {young:It goes where the rails go.|It has no wheel to turn. It goes where the rails go, and this train had been looking forward to the next bend since {~Sunday|breakfast}.} # usual
{is_loved:They talked about {loved} as far as the bridge.|{musing}} # personal
{hinderer_person:“Stop!” called {hinderer}. “My hat is off.” A train takes a long time to stop, and the hat was on the back of the seat.} # beat
{hinderer_animal:{hinderer} wanted to look out on the left, and then on the right, and each time had to walk over everybody.} # beat
{hinderer_carried:{hinderer} was sitting on the whistle cord. For a whole field it was one long peep, and nobody knew why.} # beat
On the hill was a wood, with all its leaves on the rails. {young:The leaves were wet.|Wet leaves are as good as soap.}
“Going home going home going home,” said the wheels, very fast.
{A} looked out, and saw a tree. {young:Then {A} looked again. It was the same tree.|A minute later there was a tree, and it was the same one.}
“We are not going,” said {A}.
“My wheels are,” said {engine}.
-> DONE

=== m1
# aside
# shot: above
# place: train; dusk; clear
# action: heroes shout happy; woman sit surprised; man sit surprised; friends sit laughing
# things: basket; bucket; window
# people: man(straw hat); woman
“Perhaps we are too heavy,” said {A}, and went down the train to ask if everybody would kindly be lighter.
They were very good about it. {young:All of them breathed in.|They all breathed in together, as far as the last carriage, and those who had a picnic held it up off the floor.}
“Now!” called {A}. {young:Round went the wheels. The tree did not move.|Round went the wheels, with everybody’s cheeks full, and the tree stayed where it was.}
A man in a straw hat went {~pink|red}, and then he went puff. Then they all went puff, and {young:the windows got foggy.|the windows were so foggy that nobody could see how far they had not gone.}
“Thank you very much,” said {A}. “You can be heavy again.” # more
-> DONE

=== l1
# aside
# shot: close
# place: forest; dusk; mist
# action: A point curious at tree; heroes look-up curious; engine stand worried; friends stand
# things: tree; leaf; 6 leaves
“Could you not go round by another way?” asked {A}.
“There is no round,” said {engine}. {young:“There is only along.”|“A bus can go round. For a train there is only along.”}
“Do you never want to turn off?” ¶ “I wanted to once,” said {engine}. {young:“I saw a fair.”|“I could see a fair, over to the left, with a big wheel. I do like a wheel.”} # spare
“What did you do?” ¶ “I whistled,” said {engine}, “and went along.”
They sat and looked at the tree. {young:It had {~a hole|a nest} in it.|By now they knew it quite well. It had {~an old nest|a round hole} in it, on the second branch.}
Another leaf came down. It took its time. {young:It went this way and that way, and then it lay down on the rail.|A leaf can go to the left and to the right as much as it likes, and this one did, and then it lay down on the rail with the others.} # more
-> DONE

=== s3
# shot: close
# place: forest; dusk; mist
# action: A hold surprised shoe; heroes point at shoe; engine stand worried; friends sit
# things: shoe in A.hand; heap; box; tree
“More go,” said {engine}. {young:The wheels hummed. But the train slid back, as far as one tree.|The wheels went round until they hummed, and the whole train slid backwards by exactly one tree.} # usual
“I shall take a run at it,” said {engine}. {young:Up they went, past two trees, and slid back down.|They got past two trees, and slid back down, slowly, past both of them.}
“{~Hello again|Good evening}, tree,” said {A}. # usual
“What do trains do, when it is slippery?” asked {A}. ¶ “Sand,” said {engine}. {young:“I drop it in front of my wheels, and then they can hold on.|“I drop a pinch on the rail, and then the wheel can hold on.} At the sea there was so much of it that I forgot to bring any.”
{A} looked into the sand box. There was a ticket in it. # usual
{A} sat down to think, and took off a shoe. Sand ran out of it{not young:, and made a small hill on the floor}.
“Everybody on this train has been to the sea,” said {A}.
-> DONE

=== m2
# aside
# shot: two
# place: train; dusk; clear
# action: A hold happy bucket before man; man give shoe; heroes hold bucket; woman hold sock; friends sit
# things: bucket in A.hand; shoe; sock; basket
# people: man(straw hat); woman
In the {~second|third} carriage sat a man in a straw hat. “Any sand, please?” asked {A}.
“Not on me,” said the man. “I sat on a chair the whole day.” {young:Then he stood up. Sand came out of him everywhere.|Then he stood up to show that it was so, and sand came out of both legs of his trousers, and went on coming.}
“I cannot think how that got in,” said the man.
Behind him was a lady who did not care for sand, and had kept her shoes in a bag. {young:It was all in the bag.|“You may look,” she said, and {A} looked. The bag had more sand in it than shoe.}
“There is a bit in my ear,” said a small boy, “but I am keeping that.” # spare
“Thank you,” said {A}, to all of them, and the bucket got heavy. # more
-> DONE

=== l2
# aside
# shot: object
# place: train; dusk; clear
# action: heroes hold bucket; friends sit; tiny crab stand
# things: 3 sandwiches; bucket; towel; basket
In the last carriage they were having the last of the picnic. {young:It went crunch.|It went crunch, and there was nothing in it that should.}
“Any sand, please?” asked {A}.
They gave it the sandwiches. {young:There was more sand in them than egg.|There had been egg in them in the morning, but they had been put down on a beach, and picked up, and put down again.}
“So that is why they are called that,” said {A}. # spare
A {~striped|yellow} towel was shaken out over the bucket, {young:and a crab fell out.|and a very small crab fell out with the sand, and looked as if it had got off at the wrong stop.}
The crab was given a cup of sea to sit in, and a seat by the window. {young:It could go home on the first train.|There was a train back at seven in the morning, and it had no luggage.} # more
-> DONE

=== s4
# shot: behind
# place: forest; dusk; stars
# action: A push happy wheel; heroes hold happy bucket; engine climb happy hill; friends clap happy
# things: hill; bucket; tree; 4 leaves
{A} took a bucket through the whole train. “Any sand, please?”{not young: Nobody said no to that.}
It came out of shoes, and {~out of hats|out of a teapot}, and out of the sandwiches. {young:The sandwiches had the most.|The sandwiches gave the most.}
{helper_person:{helper} took the other side of the handle, because a bucket of sand is as heavy as a small brother.} # beat
{helper_animal:{helper} had a good shake, from nose to tail, and that was another half a bucket.} # beat
{helper_carried:{helper} was held upside down over the bucket. A whole spoonful ran out, and nobody had known.} # beat
{A} tipped it all into the box, and pulled the handle. Ssss, went the sand, on the rails. {young:The wheels held!|It crunched, and the wheels held.}
The tree went away behind, without a word. # usual
“Going,” said the wheels. “Home. Going. Home.”
“A pinch more,” said {engine}. Ssss. “Lovely. That was a sandwich.” # usual
One tree at a time, they went up.
-> DONE

=== m4
# aside
# shot: wide
# place: hill; night; stars
# action: engine stand happy; heroes wave sleepy; man walk sleepy; woman carry sleepy basket; friends walk
# things: lantern; signpost; moon
# people: man(straw hat); woman
At the top they stopped, and stood, and puffed.
The doors went. Everybody got down, with their baskets and their wet towels. They were lighter than they had been.
“Goodnight,” they said to the round lamp. “Goodnight,” they said to {A}. “Thank you for the ride. Thank you for taking the sand.”
The man in the straw hat looked back down the hill. Two thin lines of beach ran all the way up it, in the dark. # spare
Then it was quiet. {~A door shut|A dog barked, once}, a long way off.
“Are the stars out?” said {engine}. ¶ {A} looked. “One is.” ¶ “One does not count.” # more
-> DONE

=== l3
# aside
# shot: object
# place: hill; night; stars
# action: engine run sleepy; heroes sit sleepy; friends sit sleepy
# things: signpost; lantern; tree; star
It was not far from there to the shed. They went so slowly that the wheels hardly spoke.
“Going,” they said. Then there was a gap. “Home.”
They passed the water tank. They passed the {~red|green} light, and it let them by.
{A} held the whistle, and did not pull it. People were in bed.
“It looks different with nobody in it,” said {engine}. “I can hear all my doors.” # more
A leaf had come along, on the roof. It got off at the gate. # more
-> DONE

=== m3
# aside
# shot: close
# place: barn; night; stars
# action: A stroke sleepy engine; heroes stand sleepy; engine sleep; friends stand sleepy
# things: lamp; box; bucket
The shed was open. It was just as long as a train.
In they went, right up to the end, until there was a very small bump.
“That is my pillow,” said {engine}.
{A} shut the lid of the box. There was some sand left, for another hill. {A} hung the bucket on its {~nail|hook}.
“Shall I put out your lamp?” ¶ “Half,” said {engine}.
So {A} turned it down to half. It was about as bright as an egg. # more
“You have been a good train,” said {A}. It had nothing to say to that. It let out some air. # more
-> DONE

=== l4
# aside
# shot: two
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash sleepy; friends sit sleepy
# things: bath; sponge; tap; towel
Then there was a bath. It had to be.
Sand came off both feet. Sand came off both knees. There was some in places where {A} had not been sitting at all.
It went down to the end of the bath, and lay there. It was a very small beach.
“Any more?” said {A} to the {~left|right} ear. It had a bit. # spare
The water ran off. The beach stayed where it was, with one wave on it. # more
Somebody could have it tomorrow, for the box. # more
-> DONE

=== s5
# shot: wide
# place: bedroom; night; stars
# action: L sleep; heroes sleep; friends sleep
# things: window; moon; pillow; shoe
{L} had the bed that is next door to the shed.
{resting}
{keepsake}
{dream} # spare
{L} lay flat, and moved one foot. There was something in the bed, down at the end. “Any sand, please?” said {L}, and there was. # usual
The window was open a little. You could hear the train through it. # usual
When a train gets cold it ticks. It does that all by itself.
Tick. Then for a long time nothing. Tick.
That was two. {L} waited for three.
There was a three, later on. {engine} heard it.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a long peep outside, and {H} went to see. It was the first train down to the sea, with its round lamp still at half.
“What was I going to do there?” asked the train. “It was something with a box.”
{A} wrote SAND on a ticket, and put it by the lamp.
At six the train came back. The box was full, right up to the lid, and somebody had put a flag in the top.
-> DONE

=== next_bedtime
Next door the train ticked. It had sand for every hill there is.
-> DONE
