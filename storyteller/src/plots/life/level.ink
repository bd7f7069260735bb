# about: moving-house
# also: angry; sad; nervous; new-class; missing; journey; somebody-left
# news: bad
# wants: child
# role grownup: parent = the grown-up at the tiller
# names: Mrs Abel | Mrs Rook | Mrs Garland
# ages: 10-12
# holds: water(kind), dark(kind), cat(kind)

=== title
{~Level|Seven Locks}
-> DONE

=== s1
# shot: wide
# place: canal-boat; day; clear
# action: heroes sit cross on mattress; grownup row happy; friends stand calm
# things: wardrobe; mattress; suitcase; chimney; cage
{~There is no slower way to move house than by canal, and {H} had asked if there was one. There was not. The van cost four hundred pounds, and the boat was borrowed.|The wardrobe was on the roof of the boat with its feet in the air. Next to it, on a rolled-up mattress, in {many:orange jackets|an orange jacket}, sat {H}, not speaking to anybody who had had anything to do with it.|“Seven locks,” said {grownup}, quite cheerfully, “and then we are there.” {H} looked back at where the house was. At three miles an hour you go on seeing a chimney for a good part of the morning.}
{joining}
{is_loved:{L} meant to think about {loved} all the way there, and to enjoy none of it.|{musing}} # personal
“I am not going to help,” {L} told {grownup}. “I {not short:live in Quince Lane. I }am luggage.”
It would take as long as {L} could make it take. # usual
{is_wished_place:“They have no locks in {wished_place},” {L} had said, and after that nothing more.} # wished
{themed_a} was on the roof as well, between the piano and the cat, and was the only one of them who enjoyed it. # personal
-> DONE

=== s2
# shot: two
# place: canal-boat; day; clear
# action: heroes sit cross on log; abel point calm at log; friends push cross log; grownup push surprised log
# things: log; gate; bicycle
# people: abel=keeper(old, she, straw hat)
A lock is a box with a gate at each end. You go in at the bottom, and water is let in until you are at the top.
It is let in with a handle, and at the first lock the handle could not be found. It was under {L}, and it was not comfortable. ¶ “Never mind,” said {grownup}. “There are two.” # usual
{hinderer_person:“I packed a spare,” said {hinderer}, and handed up a tin opener with every confidence.} # beat
{hinderer_animal:{hinderer} lay down in the coil of rope that was wanted, and the second lock took half an hour.} # beat
{hinderer_carried:{hinderer} had been set down on the box with the ropes in, and forty others had to be moved first.} # beat
At the third {L} went and sat on the long beam that the gate is opened by, with both arms folded. Everybody pushed, and the beam did not stir.
So far it was the best moment of the day. # spare
“You can stop there, if you like,” said {short:Mrs Abel, the lock-keeper|a voice}. “It would not go in any case.”
-> DONE

=== m1
# shot: behind
# place: canal-boat; day; clear
# action: abel write calm pencil; heroes sit cross; cat sit cross; friends sit calm
# things: piano; mattress; bicycle; tin; notebook in abel.hand
It was Mrs Abel, the lock-keeper, with a bicycle, a biscuit tin and a book. She did all seven, up and down the hill, and wrote everything in.
“Name of boat?” ¶ “Patience,” they said. It was not their boat.
“Cargo?” said Mrs Abel, and looked along the roof. “Household, one. Piano, one.” She wrote it down. “Cat, one, cross. What about the young {many:people|person} on the mattress?”
“Luggage,” said {L}.
“Luggage, crosser,” wrote Mrs Abel, and ruled a line. “I had a boat of bees up here last week. They took it no better.”
-> DONE

=== l1
# aside
# shot: above
# place: canal-boat; day; clear
# action: heroes read sad label; friends carry calm box
# things: row of 6 boxes; rope; label on box; apple; tree
There were forty boxes, and they had all been labelled by the same person in a hurry. One said “Kitchen, and rope”. One said “Things”. One said “Do not know, but heavy.”
But there was no box for most of it. {L} had gone round the night before, to see what was going to be left. There was the stair that whistled. There was the place on the kitchen door with all the pencil lines, one for every birthday, going up. There was the tree by the shed, where you had to leave the bottom apples for the blackbird, or it shouted.
“Somebody else will have to be told about the blackbird,” {A} had said. No one had put that on a list. # spare
{L} had taken a pencil, too, and written something very small on the door, right at the top. # spare
-> DONE

=== m2
# aside
# shot: two
# place: canal-boat; day; clear
# action: girl point happy; heroes shout happy at girl; friends wave happy
# things: boat; bed on boat; box on boat; tree
# people: girl(brown hair)
At the fourth they had to wait. There was a boat coming down, low in the water, with beds on it. On the highest bed, with folded arms, sat a girl of about the same age and in about the same temper.
The two boats went by as slowly as a handshake. There were boxes on the other boat, too. “Quince Lane, kitchen,” said the first box. “Quince Lane, bath.”
{L} stood up. “Which end?” called {L}. “By the shop?”
“By the post box,” said the girl.
It went very quiet on the mattress. # usual
“There is a tree by the shed,” said {L}, faster and faster, since the other boat was half gone. “Leave the bottom ones for the blackbird. And the fourth stair whistles. It is not broken!”
The girl unfolded her arms. “Ours has a window seat,” she called back, over the water. “It opens!”
-> DONE

=== s3
# shot: close
# place: canal-boat; afternoon; clear
# action: heroes push proud log; abel point happy at gate; friends look-up surprised at gate
# things: log; gate
“Why would it not go?” said {L}, on the beam, and unfolded one arm to ask.
“The water is a foot higher on that side,” said Mrs Abel. “You can’t open a gate against water. You can’t with a horse, and you can’t with temper. I have seen people try both.”
{helper_person:“Put your hand here,” said {helper}. There was a hum in the oak, of all that water leaning.} # beat
{helper_animal:{helper} put one ear to the gate, and it stayed there. A hum was in the oak, of all that water leaning.} # beat
{helper_carried:{helper} was held against the gate, and could be felt to hum. It was all that water, leaning.} # beat
“So what do you do?” ¶ “Nothing,” said Mrs Abel. “You wait until it is the same on both sides. Then it nods.”
{L} watched the crack between the two halves. “Not yet,” said Mrs Abel. “Not yet.” And by itself the great gate moved, the width of a thumb.
“Level,” said Mrs Abel. And {L} leaned, with one shoulder, and two tons of oak swung away like a door in a dream.
-> DONE

=== m4
# aside
# shot: two
# place: canal-boat; afternoon; clear
# action: heroes stand proud; friends push worried gate; grownup row worried
# things: gate; log; 4 drops
After that {L} did the fifth. There is an order to it, and it is no use being clever. You shut what is behind you. You let in a little, so as not to throw the crockery about, and then a lot.
Then you stand there. It is surprisingly hard. Everybody on the boat had something to suggest.
“Not yet,” said {L}, who could feel them all wanting to push. “You’d only make it sulk.”
The cat sat on the piano, going up, and looked at the wall, going down. Near the top it stopped looking cross and looked out. # spare
“Level,” said {L}. It is a very satisfactory word. # spare
-> DONE

=== l2
# aside
# shot: behind
# place: canal-boat; afternoon; clear
# action: abel read calm book; heroes peek curious at book; friends sit-on-edge calm
# things: book in abel.hand; bicycle; wall; plant
In the long stretch before the sixth lock Mrs Abel showed them the book. It went back for years. There was a column for where from and a column for where to.
“Do they like it?” asked {L}. “The people, when they get there?”
“I only do the locks,” said Mrs Abel. “But I will tell you what I see. They come in at the bottom, and they look back. About half-way up they can’t see either end, only wall. It is slimy, and there’s a fern. Nobody cares for that part.”
“And then?” ¶ “Then there’s a top,” said Mrs Abel. “I never met one that hadn’t.”
{L} looked for a while at the column for where from. It had some very nice places in it. # spare
-> DONE

=== s4
# shot: wide
# place: canal-boat; dusk; clear
# action: heroes push proud log; grownup point happy at house; friends look-up happy at house; abel wave happy
# things: gate; log; house; door; lamp
At the seventh lock dark was coming on. The wall was all wet brick, and then a fern. # usual
{L} let the water in, a bit, and then a lot. The boat came up. There was a roof, and then a window, and then a small thin house with its back door open.
“Now,” said {grownup}. “Push!” ¶ “Not yet,” said {L}.
There was time to look at it. The door was blue, and by the door was a hook for something. # usual
The gate nodded.
“Level,” said {L}, and it was the same on the two sides.
-> DONE

=== l3
# shot: two
# place: kitchen; night; stars
# action: heroes reach-down happy box; friends hold happy fork; grownup peek curious at box
# things: row of 4 boxes; 3 forks in box; rope; jam; stairs
“Heavy” turned out to be the irons. “Things” was all the forks. “Rope” was in there somewhere, with the jam.
The piano would not go in. It stood on the path with a sheet on, like a guest who has come too soon. # spare
One of the stairs went “oh”. It was not a whistle. But it was the fourth.
“What is that for?” said {L}, about the hook. No one knew. It would have to be found out. # spare
-> DONE

=== m3
# shot: close
# place: kitchen; night; stars
# action: grownup write happy pencil; heroes stand proud; friends eat sleepy
# things: door; box; plate on box; 3 forks
They ate on a box, by the light of one lamp. There were forks for all. There was just the one plate.
The cat went along the walls of each room, and came back. It had it all written down. # spare
By the door there was some bare wood. {L} stood against it, with heels in. {grownup} drew a line on it in pencil, and wrote the day beside it.
There was a good deal of room over it. # spare
-> DONE

=== l4
# shot: wide
# place: canal-boat; night; stars
# action: abel write happy pen; cat sleep calm; heroes sit sleepy
# things: notebook; lamp; bicycle; boat
Down the hill Mrs Abel went home on her bike. The lamp went from lock to lock. # spare
In Mrs Abel’s book it said: “Seven. Ten to eight. One household, up.” She had got to the luggage. She put a line through it, and put: “Crew.”
The locks were all shut. In each of them the water lay, as flat as a tray. # spare
Far off, at the foot of it, there was a house with a new light. It may have had someone on the stairs, who was whistling back. # more
-> DONE

=== s5
# shot: object
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: pipe; row of 3 boxes
The bed was the same bed. The dark was not. Its window was on the wrong side.
{resting}
{keepsake}
{dream} # spare
There was a tick. It was a pipe. There was a creak, and no one yet knew what that was. # usual
“Not yet,” said {L}.
Out at the back the water went by, quite low. It was on its way to where they had come from. # usual
“Not yet.” It was warm, at the feet. It came up a bit, and then a lot.
The old house was over there. It was dark there as well. It was the same dark. # usual
“Level,” said {L}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning a boat came by, and did not stop. A hand came out of it as it passed, with a loaf in a bag, and hung the bag on the hook by the blue door without looking, as it must have done every Friday for years.
Then a face came out after the hand, and went by slowly, backwards, looking at {H}.
“Oh,” said the baker. “You are new. White or brown?”
-> DONE

=== next_bedtime
The hook was bare again. It was only until Friday.
-> DONE
