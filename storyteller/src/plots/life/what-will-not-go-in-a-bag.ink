# tells: line
# news: bad
# when: coming
# wants: child
# role grownup: parent = the grown-up with the list
# ages: 3-10
# form: list
# holds: bag(kind), dark(kind)

=== title
{~What Will Not Go in a Bag|The Bag Wanted to Know}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A peek curious at bag; heroes sit; grownup read paper; friends stand
# things: bag; hook; lamp
{~“{wished_said},” said {H} to the bag, for a bag that is to be packed should be told.|On the bed stood a bag with its mouth open, and {H} stood in front of it. “{wished_line},” it said on the list.|“{wished_said}.” {H} had said it at breakfast, and again to the bath, and now there was nobody left to tell but the bag.}
The bag had been on a hook since the summer, and had not been told anything there. “What is it like?” asked the bag.
{young:“I don’t know,” said {L}. “It is not yet.”|“I can’t say yet,” said {L}. “It has not been.”}
“Then how do I know what to hold?” said the bag. “You put that in first. What it is like.” # usual
{grownup} came by, and read from the list: one jumper, one hat. {young:It did not say what it was like.|It did not say on it anywhere what it would be like.}
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: A pour jumper in bag; heroes peek at drawer; friends carry hat
# things: bag; hat; jumper; drawer; themed
In went the jumper, and the hat went in on top of it.
{joining}
“That is what you will wear,” said the bag. “But what shall I have ready, when you come and put your hand in?”
{A} thought about that, and it was a long list, and none of it was on the list. # usual
{is_wished_place:“Something for {wished_place},” said {A}. “Something to say when I get there.”} # wished
{is_wished_person:“And {wished_person} in case,” said {A}. But you cannot fold people.} # wished
{is_wished_thing:“I shall want {wished_thing},” said {A}, and that did go in, with a push.} # wished
First came knowing where the coats go. {A} had a good look for that, in two drawers. {young:It is not a thing.|It is not the sort of thing that is kept in a drawer.} # usual
{hinderer_person:“You will want a spare,” said {hinderer}, who meant a spare of everything, and went off to fetch it.} # beat
{hinderer_animal:{hinderer} got into the bag, and turned round twice, and was ready to go.} # beat
{hinderer_carried:{hinderer} was packed by mistake, and had to be unpacked from under the jumper.} # beat
In went {themed_a}, for there was just that much room at the side. # personal
-> DONE

=== m1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A stand laughing; heroes shout laughing at bag; chicken stand surprised; friends sit laughing
# things: bag
“Next there is a joke,” said {A}, “for when it is quiet.”
They had one. {young:It was about a hen.|It was the one about the hen, and there was nobody in the house who had not had it.} But it would not stay in. {young:It fell out, and they laughed.|Each time they put it in somebody laughed, and then of course it was out.}
“It does not want to be kept,” said the bag. “It wants to be told.” {young:So {A} kept it in one cheek.|So it was put in {As} left cheek, where jokes go, and you could see that it was there.}
Now and then the cheek went up by itself. # spare
They practised going past the bag with it, quite straight. # more
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A lift curious lid; heroes peek at jar; grownup stir ladle; friends sit
# things: jar; lid; hat on chair; chair; stove; pot on stove
“What about the smell of in here?” asked {A}, down in the kitchen. {young:It was soup.|It was soup at the front, and further back it was coats, and wood, and something blue from under the sink.}
They tried it in a jar. {young:The lid went on. It was a jar.|They were quick with the lid, but when they looked it was a jar with nothing in it.}
“Put the hat out on the chair for a bit,” said {grownup}. {young:So the hat sat by the soup.|So the hat had a chair to itself, next to the stove, and sat through the whole of the soup.}
After that you had only to put your face in it. # spare
The jar was kept as well, with its lid on, just in case it was only shy. # more
It was a bit leeky, but that was no harm. # more
-> DONE

=== m2
# aside
# shot: two
# place: hallway; dusk; clear
# action: A shout proud at coat; heroes stand proud on stairs; friends clap
# things: coat on hook; hook; clock; stairs; bag
“Then there is how to say who I am,” said {A}.
“Do you not know?” said the bag.
{young:“I know. But it goes small when I say it.”|“I know it quite well at home,” said {A}. “It goes small if there are a lot of people.”}
So it was said to the coat, and then to the clock. {young:It was said to the stairs, and it was big.|It was said down the stairs, where it was rather good, and had an end on it like a bell.}
{young:“That will go in,” said the bag.|“I can hold that,” said the bag. “It is not flat, but it is a good shape.”}
{pausing} # company
-> DONE

=== l2
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A peek worried at bag; heroes listen; friends sit
# things: bag; wool; street-lamp
At the bottom of the bag was a bit of fluff. {young:“What is that?” asked {A}.|“And what have you got there?” asked {A}, who had felt it with one finger.}
“That is from the last time,” said the bag. {young:“You were not sure then, either.”|“You were not sure about that one, either. You held on to my strap the whole way there.”}
{A} had no memory of that at all. {young:“Was it bad?”|“And how was it?” asked {A}. “Was it bad?”}
“On the way home,” said the bag, “you swung me round your head.” {young:So the fluff stayed in.|They both looked at the fluff, and it was left where it was.}
“I hit a lamp post,” said the bag. “It was the best day that I have had.” # spare
“What else do you remember?” asked {A}. ¶ “Biscuits,” said the bag. “They talk a lot, in the dark.” # more
“Did I let go of the strap?” asked {A}. ¶ “You forgot that you had it,” said the bag. # more
It was good fluff. It had a bit of gold paper in it. # more
-> DONE

=== s3
# shot: behind
# place: garden; dusk; clear
# action: A walk worried; heroes walk; friends hold bag
# things: bag; gate; stairs; house; lamp
There was one more to go in, and it was the main one. {L} did not like to say it out loud.
{young:“I want home in it,” said {L}.|“I should like to have home in it,” said {L}, “in a corner. In case I need some.”}
The bag was quiet. It had a zip, but it was not that sort of zip. “How big is it?” it asked. # usual
{helper_person:“Try it,” said {helper}, and held the bag as wide as it would go, and did not laugh.} # beat
{helper_animal:{helper} looked in the bag, and looked at {L}, and came and leaned, quite hard, on the leg that was nearest.} # beat
{helper_carried:{helper} was handed in, and handed out, and it was not {helper} that was meant, but it was near.} # beat
So they measured. It was from here to the stairs, and down, and out as far as the gate, with everybody in it. {young:It was too big for a bag.|They did it in steps, and it came to a hundred and four, and even with the sides down it would not go in.}
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A look-through curious window; heroes carry jumper; friends stand
# things: window; gate; street-lamp; bag; jumper
“We could take less in the way of jumper,” said {L}. {young:Out came the jumper. It made no odds.|Out it came, but it made no odds, not against a hundred and four steps.}
“Do you take it all every time?” asked the bag. “When you go to the shop?”
{L} had never thought of that. {young:“No. I just go.”|“No,” said {L}. “I only go, and then I come back.”}
“And it is here?” ¶ “It is always here,” said {L}. {young:“It waits.”|“It does not go anywhere. It is the one thing that does not.”}
They both looked out at the gate. It was shut, and had its lamp on. # spare
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: A pull happy bag; heroes kneel; friends clap
# things: bag; themed in bag; lamp
“Then it does not go in me,” said the bag. “I go out of it.”
{L} saw that it was so. You leave it here, and then you have it. # usual
“And I have {themed},” it said. “I shall see to that. You need only see to you.” # personal
“I will just need the way back,” said {L}.
“I know that,” said the bag. “I am a bag. I have never gone out yet but I came home.”
{L} said it once more, to hear how it was now. It was still big. But it had an in and an out.
So {L} took the zip, and did it up. It went all the way round. # usual
-> DONE

=== l3
# shot: behind
# place: hallway; night; stars
# action: A carry calm bag; heroes carry bag; friends stand
# things: bag; door; hat
They took it down, and put it by the door.
It had the hat in it. It was not heavy. # spare
“Do you want the light on?” they asked it. It did not. It had been up on a hook in the dark since June. # more
The shoes moved up a bit. The bag sat down. # more
“Where to?” said the shoes. They were told. # more
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; friends stand
# things: basin; mirror; toothbrush
The brush was the last thing. It could not go in yet, for it had work to do.
It did the top, and it did the back. It did the cheeks with care. # spare
“Shall I come, too?” said the brush. It was put in its mug, to think. # more
The tap was shut off. The hall was quiet. You could hear the bag not say a thing. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: cat walk calm; heroes look-up sleepy
# things: gate; street-lamp; stairs; moon
The gate was shut. It had its lamp on. It would have it on until day.
A cat came in by the gap. She had been out, and now she was in. She made no fuss of it.
The hook was up there by itself. It would keep. # more
On the step it was a hundred and four. It had not got less. # spare
A leaf went over the wall, with nothing packed. # more
The moon had no bag at all. It went with its hands in its sleeves. # more
One by one the lights went out in the lane. They would be back. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: door; bag beside door
The bed was warm. It had been here all day, and it had not gone off. # usual
{resting}
{dream} # spare
“{wished_said},” said {L}. In the dark you can say it.
“Got it,” said the bag, from down in the hall.
“And the hat?” ¶ “On the top,” it said. # usual
What else was there? There was a gate, and a lamp. They did not have to be put in.
They were here. They would be here.
Goodnight, {H}. Goodnight, bag.
Goodnight.
-> DONE

=== next_night
The bag was back on its hook, and there was more in it than had gone in. It would not say what until they had all sat down.
There was a bit of gold paper, and a leaf, and a very small stone. “That is from the middle,” it said. “And I was swung. I want it put down that I was swung.” It had a dent. {H} knew that it had met a lamp post.
-> DONE

=== next_bedtime
The bag hung on its hook, with new fluff in the bottom. It kept that bit to itself.
-> DONE
