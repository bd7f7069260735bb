# about: somebody-in-hospital(in hospital&!home&!tomorrow&!shift&!nurse&!works&!died|in the hospital&!home&!tomorrow&!shift&!nurse&!works&!died|into hospital&!home&!tomorrow&!next&!on |to hospital&!home&!tomorrow&!next|hospital tonight&!work|hospital overnight|hospital for a&!home|stay in hospital&!home|stay at the hospital)
# also: sad; scared; nervous; missing; cannot-sleep; tired; person; place; lonely; bedtime; thing
# news: bad
# wants: child
# role ill: answer = somebody
# role grownup: parent = the grown-up with the torch
# ages: 3-10
# needs: hands
# holds: illness, doctor(kind), hospital(kind), dark(kind)

=== title
{~Somebody Looks In|All Night, on Soft Shoes}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: L sit worried; heroes sit worried; grownup sit; friends sit
# things: bed; door; lamp; window
{~“Who looks in on {ill} at night?” asked {H}. {young:{ill} was in hospital.|{ill} was in hospital, and it was beginning to get dark there, too.}|At home somebody looks in. The door moves a bit, and a strip of light comes over the floor, {young:and goes away.|and somebody is satisfied, and goes away.} But {ill} was in hospital, and {H} thought about the door there.|{ill} was in hospital. {H} had known it all day, {young:and now it was nearly night.|and had managed quite well, but now it was nearly night.}}
It was not because of anything that anybody had done, or said, or thought. {young:{L} had asked about that.|{L} had asked about that first.} # usual
“What if {ill} lies there in the dark, and nobody looks?” said {L}, and had a cold place in the middle.
“Somebody looks,” said {grownup}. “The nurses go round all night, from bed to bed, in soft shoes, with a small light, and they write it down.”
“How do they do it?” said {L}. “Show me.”
-> DONE

=== s2
# shot: behind
# place: hallway; dusk; clear
# action: L tiptoe curious holding torch; heroes tiptoe; grownup walk; friends stand
# things: torch in L.hand; stairs; door; coat on hook; hook
So they did a round of the house. {L} had the torch, and a list, and a pencil on a string.
{joining}
{musing}
“Are you all right?” said {L} to the umbrella, and shone the light right in its face. {young:“Not so loud,” said {grownup}.|“It was asleep,” said {grownup}. “They never wake anybody, only to ask.”}
{hinderer_person:“I am awake,” said {hinderer}, who was to have been asleep, and sat up. “I should like some grapes.”} # beat
{hinderer_animal:{hinderer} had soft feet, and no light, and looked in on everybody first, and woke them all.} # beat
{hinderer_carried:{hinderer} was put into a bed to be looked in on, and fell out on the other side, and had to be written down twice.} # beat
The shoes were wrong, too. They went clop. {young:So {L} took them off.|So they were left by the wall, and {L} went on in two pairs of socks.} # usual
And you point the light at the floor. It comes up by itself, as far as the chin, and that is enough. # usual
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A listen curious fridge; heroes stand; grownup hold lamp; friends stand
# things: fridge; stove; table; lamp
The fridge came first. {A} stood beside it in the dark, {young:and did not say a word.|and listened with the whole side of the head.}
“It hums,” said {A}. {young:“It is a good hum.”|“It stops, and then it shakes itself, and then it hums again. Is that all right?”}
“It has always done that,” said {grownup}. {young:So it was written down: hums.|So that was written down behind its name: hums, shakes, cold hands.}
Next to it was the stove. {A} did not touch it, but held one hand near, as you do for a {~forehead|cheek}. {young:“Cool,” said {A}.|“No temperature,” said {A}, and that was written down as well.}
The bread lay on its side, with its paper up to its chin. They did not disturb it. # more
One potato had begun to sprout, and was put down for seeing again tomorrow. # more
-> DONE

=== l1
# aside
# shot: two
# place: living-room; dusk; clear
# action: A write calm paper; heroes sit; grownup sit; friends sit
# things: paper; pencil; table; clock; cushion
The list had a place for everybody in the house. {young:{grownup} drew the lines.|{grownup} had ruled it, with a line for each of them, and boxes going across.}
Who, it said at the top. How. {young:And what time it was.|And behind that was the time, for without a time, {grownup} said, it is only a rumour.}
{young:The clock came first, and {A} put an ear on it.|The clock was first. {A} held two fingers on its side, and counted with the lips.} “It is the same all the time,” said {A}.
“That is what you want, in a clock,” said {grownup}. {young:It went in the box.|It was given a small tick of its own, in the box.}
The sofa had a hollow at one end, and said that it had had it for years. # more
The plant was only thirsty. It had a drink, and that was written down in blue. # more
-> DONE

=== s3
# shot: above
# place: hallway; night; clear
# action: L write paper; heroes stand; grownup stand; friends sit
# things: paper before L; pencil; lamp; 4 shoe; themed
After that it went better. {L} came on soft feet, and listened, and the pencil made a scratch.
“Stairs,” it said on the list. “Quiet. {young:Umbrella. Asleep.”|Umbrella, asleep, standing. Coats, all here, one with a loose button.”} # usual
{helper_person:“Shoes?” said {helper}, who went ahead and called them out. “All in twos. One has its tongue out.”} # beat
{helper_animal:{helper} lay down beside every one of them for a moment, and they could all feel that it did them good.} # beat
{helper_carried:{helper} was carried along under one arm, for those who did not like to be asked by somebody big.} # beat
{themed_a} had come down on its side, and was turned, and made comfortable. # personal
Then there was one line left, right at the bottom. {L} had put {ill} there. {young:But the box was empty.|But there was nothing to write in the box.}
“Will {ill} get better?” asked {L}.
“I do not know yet,” said {grownup}. “When I know, I will tell you. I will not keep it till the morning.”
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; night; clear
# action: grownup pour jug; A drink calm; heroes drink; friends sit
# things: jug; 2 glass on table; table; paper on table
There is a break in the middle of the night. {young:You sit down and have a drink.|Those who go round have to sit down, too, and put their feet on something, and drink a thing that is hot.}
They had warm milk for that, {young:out of cups.|with both hands round it, and did not say much, as it was late on the round.}
“Do they get tired?” asked {A}. {young:¶ “They take turns,” said {grownup}.|¶ “There are a lot of them,” said {grownup}. “When some go home, the others come.”}
So there was never a time when nobody was there. {young:{A} thought it through.|{A} thought it through, with a finger on the table, from the evening to the morning, and found no hole in it.}
{pausing} # company
“Not even at four?” asked {A}. ¶ “At four they have toast,” said {grownup}. # more
Then they washed their hands again. They do that between everything. # more
-> DONE

=== l2
# aside
# shot: close
# place: bathroom; night; clear
# action: A hold-hands grownup; heroes sit-on-edge; grownup sit-on-edge; friends sit
# things: bath; towel; cup; sponge
Somebody had to look in on {A} and {grownup} as well. {young:They did it to each other.|They sat down on the edge of the bath, and did it to each other.}
“Show me your tongue,” said {A}. {grownup} had a {~long|fat} one. “It is all there,” said {A}. “Does it hurt anywhere?”
{grownup} thought about that. “I miss {ill},” said {grownup}. {young:“Here.” And it was in the middle.|“About here.” It was just where {A} had it.}
{A} put one hand on the place, flat. {young:It was warm, and it went up and down.|It was warm there, and went up and down, and so did the other hand, on the other place.}
It was not a thing for a plaster. They both knew that, and sat on. # more
-> DONE

=== s4
# shot: two
# place: bedroom; night; clear
# action: L point at paper; grownup sit; heroes sit; friends sit
# things: paper; pencil; bed; lamp; clock
{L} looked at the line, and looked at the clock.
“What do they do when they have looked?” said {L}. ¶ “They write it on {ill_s} list,” said {grownup}, “at the end of the bed.”
“So {ill} is on two lists,” said {L}. {young:“Mine and theirs.”|“On mine there is nothing in the box. But on theirs there is.”}
“I should think that it is quite full,” said {grownup}. “They look in so often.” # usual
Then {L} knew what to write, {young:and {grownup} wrote it down.|and the words only just fitted.}
“Somebody looks in,” it said in {ill_s} box. {young:It was all they knew.|It was not much, but it was so.}
“Now it is done,” said {L}. “I have been to everybody.” The cold place was still there, but it had a hand on it.
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; night; clear
# action: L wash calm; heroes wash; grownup hold towel; friends sit
# things: sink; tap; soap; towel
Before they stop they wash, right up to the elbows.
{L} did the backs, and the thumbs, and in between. It took as long as a song.
The tap was looked in on. It had a drip, but a slow one. # spare
It was put down as slow, and not as ill. # spare
The two pairs of socks came off. They had been on their feet all night. # more
The towel was rough, and good for the arms.
-> DONE

=== l3
# aside
# shot: above
# place: bedroom; night; clear
# action: grownup hold paper; L lie-back calm; heroes lie-back; friends sit
# things: bed; paper; lamp; pillow
The list went on a nail, at the end of the bed. That is where it is kept.
“Can they read mine?” asked {L}. ¶ “Not from there,” said {grownup}. “But we can tell {ill} what it says.”
So {ill} would hear who had been looked in on, down to the potato. # spare
It was good news to have, in bed. It was all so quiet. # spare
The pencil swung on its string. It went slower, and it went slower. # more
Then it hung quite straight.
-> DONE

=== m3
# aside
# shot: two
# place: bedroom; night; stars
# action: L lie-awake calm; grownup sit beside bed; heroes lie-awake; friends sit
# things: bed; lamp; door; quilt
“Will you look in on me?” asked {L}. ¶ “I always have,” said {grownup}.
“How often?” ¶ “Until I am sure,” said {grownup}, “and then once more.”
{L} had not known about the once more. # spare
The lamp was turned to the wall. The light came back from it, very low. # spare
You could hear the fridge, if you knew it. It hummed, and shook, and hummed. # more
The door was left as wide as a hand.
-> DONE

=== l4
# aside
# shot: object
# place: hospital; night; stars
# action: heroes sleep
# things: bed; lamp; moon; paper
There is a long hall in a hospital, and it is never quite dark.
A small light came along it, near the floor. It had soft shoes.
It stopped at a bed, and it stopped at the next. It did not leave one out. # spare
A pencil went, on its string. Then the shoes went on. # spare
Outside the window was the moon. It was on its round as well. # more
At the end of the hall the light turned, and came back.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand holding torch; friends sleep
# things: bed; door; paper; quilt
It was night. {L} lay quite still. # usual
{resting}
{keepsake}
{dream} # spare
The door moved. Light came over the floor.
{grownup} came in, on soft feet, and stood there. # usual
A pencil made a scratch.
“What did you put?” said {L}.
“Warm,” said {grownup}. “All here.”
Then {grownup} looked in once more.
Goodnight, {H}. Goodnight to {ill}.
Goodnight.
-> DONE

=== next_night
The list was still on its nail in the morning, and at the bottom there were some boxes filled in that nobody had filled in by day. “Moon,” it said there. “Thin. Up late.” And under that was “Milk float. Hums,” and then “Robin, five o’clock, much too loud.”
“Somebody else was on,” said {A}, and sharpened the pencil for whoever it was, and hung it where a wing could get at it.
-> DONE

=== next_bedtime
The door stood as wide as a hand. Somebody would look in.
-> DONE
