# about: weather(snow|sledg); season(snow); made-something(snow|igloo); play(snow|sledg|igloo)
# also: happy; too-excited; play; outing; proud; made-something; sad; patience; school-day
# wants: child
# role grownup: parent = the grown-up with the gloves
# ages: 3-9
# names: Mr Dunnock | Mr Hatch | Mr Pim
# holds: dark(kind)

=== title
{~Behind the Peas|Enough for One}
-> DONE

=== s1
# shot: wide
# place: garden; day; snow
# action: A carry bucket; heroes carry bucket; grownup wave; friends stand
# things: snowdrift; wall; bench; bucket
{~It had snowed, and {H} had {many:their|both} boots on before breakfast.|“It is snowing!” said {H}, to everybody in the house.|When {H} looked out, somebody had put the garden away. There was snow on all of it.}
It was not a lot of snow. {young:You could see the grass under it.|It was about as deep as butter, and here and there one could see the toast.}
{A} wanted a snowman, {young:a big one.|and a big one, who could look over the wall.}
{is_wished_person:It was to be the size of {wished_person}.} # wished
So {A} rolled a ball, all down the garden. {young:It had leaves in it, and it was as big as a bun.|At the end of the garden it was as big as a bun, and was mostly leaves.} # usual
“There is not enough,” said {A}. {young:“I want more.”|“Somebody has been mean with it.”} # usual
“There is some on the wall,” said {grownup}. And {A} went to get the bucket.
-> DONE

=== s2
# shot: two
# place: garden; day; snow
# action: A reach-up bucket; heroes carry bucket; grownup sweep bench; friends stand
# things: wall; bench; bucket; themed
They took the snow off the wall, and the bench, {young:and the top of the bin.|and from the lid of the bin, where there was a very good piece, quite round.}
{joining}
{themed_a} was used to scrape with, and was good at it. # personal
They brushed the gate, each bar of it. {young:They brushed the car.|They brushed the car, down to the mirrors.} “Thank you,” said {grownup}, who had been going to. # usual
{hinderer_person:“It is best from the hedge,” said {hinderer}, and pulled, and the hedge put all of it down one collar.} # beat
{hinderer_animal:{hinderer} ran through what they had, twice, and after that it was thinner.} # beat
{hinderer_carried:{hinderer} was set down in the snow, and left a hole in it the shape of {hinderer}.} # beat
Mr Dunnock from next door looked over. {young:“Have mine,” he said.|“Take mine as well,” he said. “I only look at it.”} He passed it over the wall on a tray. # usual
It came to one bucket, {young:up to the top.|and a bit over.}
-> DONE

=== m1
# aside
# shot: close
# place: garden; day; snow
# action: A blow; heroes clap; grownup hold glove; friends stand
# things: bucket; glove; snowball
By then {As} gloves were wet through. {young:The fingers were red, and they stung.|The fingers inside them had gone red, and felt like somebody else’s.}
{grownup} held them, and blew on them, {young:and found a dry glove and a dry sock.|and found a dry pair, of which one was a sock.} A sock has no thumb. {young:So {A} had one paw.|So from then on {A} had one hand and one paw, and did the patting with the paw.}
“Do snowmen get cold hands?” asked {A}. ¶ “They have sticks,” said {grownup}. {young:“Sticks do not mind.”|“I have never heard a stick complain.”}
That was a good thing to know, and they went to look for two sticks that would not mind. # more
{pausing} # company
-> DONE

=== l1
# aside
# shot: behind
# place: street; day; snow
# action: A pull sledge; heroes pull sledge; friends walk; grownup walk
# things: sledge; bucket; wall; street-lamp
They went as far as the corner with it, on the sledge, to see whether there was any more to be had. {young:The street was white, and very quiet.|The street had gone quiet, as if it had been told to, and the only thing in it was a postman, going by in the middle of his own footprints.}
“Are you using that?” asked {A}, of the snow on his bag. {young:“No,” said the postman.|He looked at it. He said that it was second class, and that they could have it.}
It made a noise to walk on. {young:Crump, crump, it went.|It said crump, for a boot, and for a small boot it said something more like crimp.}
There was a wall with nobody’s elbow on it yet, all the way along. {young:{A} did all of that with one arm.|{A} put out one arm, and walked, and did the whole of it as far as the postbox.} # more
-> DONE

=== s3
# shot: close
# place: garden; afternoon; clear
# action: A kneel sad at snowman; heroes kneel; friends stand; grownup kneel
# things: small snowman; bucket; puddle
The snow was enough for one snowman. {young:He was as tall as a teapot.|He was as high as a teapot, and could look over nothing, unless it was a saucer.} He had two peas for eyes, out of the freezer, and two sticks for arms.
And then the sun came out, {young:just for a bit.|only for a minute or two, and meant no harm.}
{helper_person:“His nose is dripping,” said {helper}, and stood so that there was shade on him.} # beat
{helper_animal:{helper} lay down on the sunny side of him, and was as good as a wall.} # beat
{helper_carried:{helper} was set on the sunny side, to keep it off him, and was just high enough.} # beat
Drip, said the snowman. {young:One pea came down to his chin.|One of his eyes slid down as far as the chin, and looked at the lawn.}
“He is going,” said {A}. “I want him to stay.” ¶ {young:“Snow goes,” said {grownup}. “It does not stay out here.”|“Snow does not stay,” said {grownup}. “Not out here, and not once it is wet. I cannot make it.”}
{A} pushed the eye back up. It had been in a very cold place, that eye. {young:It was still hard.|It was as hard as a bead.} # usual
{A} looked at it. “Not out here,” said {A}.
-> DONE

=== m2
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: A carry bag; heroes look-through fridge; grownup stand; friends stand
# things: fridge; table; bag; bowl
The freezer was full. {young:There was bread in it, and fish, and a bag of something brown.|It had bread in it, and fish, and a bag of something brown from before anybody could remember.}
They had to take it all out, to see who could move up. {young:The peas moved up.|The bread would not bend, but the peas are easy, they go where there is room.}
“What is this?” asked {A}, of the brown. ¶ {young:“Soup,” said {grownup}. “Or a pudding.”|{grownup} turned it over. “It is either soup,” said {grownup}, “or it is Christmas.”}
It was put on the table, so as to find out by supper. {young:And now there was a gap.|And where it had been, at the back, behind the peas, there was now a gap, as big as a bun.} # more
“It might have been made for him,” said {A}. # more
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; afternoon; clear
# action: A write label; heroes sit; grownup sit; friends sit
# things: table; label; pencil; cup
He had to have a label, so that he should not be eaten. {young:{A} said it, and {grownup} wrote it.|“Do not eat,” wrote {grownup}, and {A} said that it sounded rude, and that he would not like to lie next to that.}
So it was made longer. “This is a snowman. {young:Please leave him.|Please do not eat him, even if there is nothing else.} He is waiting.”
“What is he waiting for?” asked {grownup}. ¶ {young:“For more snow,” said {A}.|“For the next lot,” said {A}. “So that he can tell it where everything is.”}
It was stuck on inside, by the gap, with a bit of wet, {young:and it froze there.|which is how labels stick in a freezer, and it held better than glue.}
“He must be called something,” said {grownup}. ¶ “He is called Him,” said {A}. # more
They read it out to him, twice, through the window, so that he should know what had been said on his behalf. # more
-> DONE

=== s4
# shot: two
# place: kitchen; dusk; clear
# action: A carry happy snowball at fridge; heroes peek at fridge; grownup stand; friends stand
# things: fridge; snowball in A.hand; bag; table
So his head was brought in, on a saucer, at a run. {young:It was round, and it had two eyes.|It had both its eyes in, and looked ahead.}
The rest of him stayed out on the lawn. {young:“That can go,” said {A}.|“That part can go,” said {A}. “That part was only from the bin.”} # usual
{A} opened the freezer. White air came out of it, over {As} feet, {young:like a small cloud.|like the breath of somebody large who is asleep.} # usual
In went the head, behind the peas, {young:with its face to the front.|facing front, so that it could see whoever came for the fish.}
“How long will he keep?” asked {A}. ¶ “As long as the door is shut,” said {grownup}. # usual
{A} shut the door, {young:gently.|with one finger, and listened.} {young:Hum, said the freezer.|It had begun to hum, low down.} “Goodnight,” said {A}, through it. {young:He liked it in there. It was always winter.|In there it was never going to be anything but winter.}
-> DONE

=== m4
# shot: wide
# place: garden; dusk; clear
# action: A stand calm; heroes stand; grownup stand; friends stand
# things: puddle; stick; wall; bucket
Before supper they went out once more. The snow was going.
The gate dripped. The bin dripped. The car was quite black.
Where he had been there was a puddle, with two sticks in it.
{A} stood by it for a bit. The puddle had some sky in it. # more
“It was a good one,” said {A}. ¶ “It was,” said {grownup}. # more
Then {A} took the sticks in. They were going to be wanted.
Over the wall Mr Dunnock was looking at his own grass. “It was good while it was up,” he said. # more
-> DONE

=== l3
# shot: behind
# place: kitchen; night; stars
# action: A eat soup; heroes eat; grownup pour pot; friends sit
# things: table; bowl on table; soup in bowl; spoon; fridge
Supper was soup, out of the brown bag from the freezer. It had been soup all along.
It was hot, and it went down into the toes. The fingers came back. # more
{A} had a look, between two spoons. It had to be a short look.
He was there. He had some frost on, like a hat.
“Well?” asked {grownup}. ¶ “He is watching the fish,” said {A}.
Nobody was to have peas tonight. No one had wanted to. # more
{grownup} had the bread out for the morning, and it was put back in front of him like a door. # more
The door was shut. It went hum.
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; grownup hold towel; friends sit
# things: bath; towel; tap; boot
There was a warm bath, for the feet above all.
The toes were white, and then they were pink. There were ten.
“Do I melt?” asked {A}. ¶ “Not so far,” said {grownup}.
The boots were on the heater, upside down. They dripped, too. # more
Between two toes there was some fluff. # more
Then {A} was rolled in the towel, all round, as far as the chin. It made quite a big one.
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes look-up sleepy
# things: moon; puddle; wall; bench
Out there it was dark, and wet, and soft.
Drip, went the wall. Drip, went the gate. It was in no hurry.
The puddle had the moon in it now. It was as round as a head. # more
On the bench was one bit of white. It had been missed, by all of them. # more
A cat came along the wall. It put each foot down twice, and shook it. # more
In the house there was a hum. It did not stop.
Then the last drip let go. And it was still.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; grownup sit; friends sit
# things: pillow; quilt; lamp; window
The quilt was white, and it came up to the chin. # usual
{resting}
{dream} # spare
The bed was warm. It was the right place for {L}.
“And he is cold?” said {L}. ¶ “He is very cold,” said {grownup}. # usual
Cold was good, for him. He was in the right place, too.
Hum, it went, down in the dark.
He had the peas. {L} had the pillow.
They were both tucked in.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning Mr Dunnock from next door looked over the wall, and held up a snowball with one pea in it. He had kept back a corner of his own. “He looked as if he might like company,” he said. So {H} put the small one in behind the fish, where the two of them could see each other.
-> DONE

=== next_bedtime
Down in the kitchen it hummed. There was somebody behind the peas, and he was well.
-> DONE
