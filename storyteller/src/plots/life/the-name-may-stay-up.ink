# about: learned(name&wr&!surname&!friend's&!brother's&!sister's&!mum's&!dad's&!names of&!cursive&!can't&!cannot&!won't&!refus|name&letters&!surname&!friend's&!brother's&!sister's&!mum's&!dad's&!names of&!cursive&!can't&!cannot&!won't&!refus|name&spell&!surname&!friend's&!brother's&!sister's&!mum's&!dad's&!names of&!cursive&!can't&!cannot&!won't&!refus|own name&!surname&!friend's&!brother's&!sister's&!mum's&!dad's&!names of&!cursive&!can't&!cannot&!won't&!refus|signed&name&!surname&!friend's&!brother's&!sister's&!mum's&!dad's&!names of&!cursive&!can't&!cannot&!won't&!refus); can-do(name&wr&!surname&!friend's&!brother's&!sister's&!mum's&!dad's&!names of&!cursive&!can't&!cannot&!won't&!refus|name&spell&!surname&!friend's&!brother's&!sister's&!mum's&!dad's&!names of&!cursive&!can't&!cannot&!won't&!refus|own name&!surname&!friend's&!brother's&!sister's&!mum's&!dad's&!names of&!cursive&!can't&!cannot&!won't&!refus); learning(name&wr&!surname&!friend's&!brother's&!sister's&!mum's&!dad's&!names of&!cursive&!can't&!cannot&!won't&!refus|name&spell&!surname&!friend's&!brother's&!sister's&!mum's&!dad's&!names of&!cursive&!can't&!cannot&!won't&!refus|own name&!surname&!friend's&!brother's&!sister's&!mum's&!dad's&!names of&!cursive&!can't&!cannot&!won't&!refus); proud(name&wr&!surname&!friend's&!brother's&!sister's&!mum's&!dad's&!names of&!cursive&!can't&!cannot&!won't&!refus|own name&!surname&!friend's&!brother's&!sister's&!mum's&!dad's&!names of&!cursive&!can't&!cannot&!won't&!refus); trying-again(name&wr&!surname&!friend's&!brother's&!sister's&!mum's&!dad's&!names of&!cursive&!can't&!cannot&!won't&!refus); made-something(name&wrote&!surname&!friend's&!brother's&!sister's&!mum's&!dad's&!names of&!cursive&!can't&!cannot&!won't&!refus|name&written&!surname&!friend's&!brother's&!sister's&!mum's&!dad's&!names of&!cursive&!can't&!cannot&!won't&!refus); school-day(wrote her name|wrote his name|wrote their name|written her name|written his name|writing her name|writing his name); play(writing her name|writing his name|wrote her name|wrote his name); bravery(name&wrote&!surname&!friend's&!brother's&!sister's&!mum's&!dad's&!names of&!cursive&!can't&!cannot&!won't&!refus); won(name&wrote&!surname&!friend's&!brother's&!sister's&!mum's&!dad's&!names of&!cursive&!can't&!cannot&!won't&!refus)
# also: proud; happy; learned; can-do; school-day; too-excited; person; thing; place
# wants: child
# role grownup: parent = the grown-up with the teapot
# ages: 3-8
# needs: hands, seeing
# holds: dark(kind)

=== title
{~The Name May Stay Up|Two at the Table}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: L point proud at paper; heroes sit-on-chair; grownup stand; friends stand
# things: table; paper on table; pencil on table; lamp; teapot on table
{~{H} {was} at the table, {many:and {L} was there twice.|and was there twice.} {young:One was on paper.|One of the two was on paper.}|There was somebody new on the kitchen table, {young:and {H} knew who.|and {H} could have told you who, and did.}|“Who is this, then?” they said, and bent over the table, {young:where {H} had a paper.|where {H} had put down the pencil.}}
It was the name. {L} had written it, with all its letters, and there it stood.
They were of all sizes, like people at a bus stop. # usual
“And who is that?” asked {grownup}, who had read it quite well. ¶ “That is me,” said {L}.
Then it was hands, for supper. {L} went and washed two, and came back, and the name was still there. {young:It still said the same.|It had gone on saying it the whole time.}
“It was me all by itself,” said {L}. {young:“I was in the bathroom!”|“I was in the bathroom, and I was still in here as well.”} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: living-room; dusk; clear
# action: L hold paper; heroes stand; neighbour wave; grownup stand; friends stand
# things: window; curtain; paper in L.hand; lamp
# people: neighbour(old)
They put it up in the front window, {young:since somebody had to look out, and {L} was busy.|since somebody ought to be looking out, and {L} had other things to do.}
It looked out very well. {young:It saw a van, and two bins, and a cat, and it did not get bored.|It saw a van, and two bins, and whatever else came past, and never turned round to tell.}
A neighbour came by, and stopped, and read it, and waved. {young:“She waved at me!” said {L}, from the sofa.|“I was waved at,” said {L}, “and I was on the sofa.”}
“Wave back,” said {grownup}. So {L} had to run after all, {young:and do the arm, because a name has none.|and do the arm, for a name is all front, and has none.}
After that the curtain was drawn, and it was turned round, {young:so that it had the room to look at.|so as not to be looking at a curtain.} # more
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: L hold paper; heroes stand; grownup sit-on-chair; friends stand
# things: chair; table; paper in L.hand; plate on table; lamp
{joining}
{musing} # personal
{L} put the paper on a chair, {young:and went out, and shut the door.|and went out of the room, and counted to ten, so as to be properly gone.}
{hinderer_person:“Is this one free?” asked {hinderer}, and then read it, and begged its pardon, and sat on the stool.} # beat
{hinderer_animal:{hinderer} was going to have the chair, and looked at the paper, and had the floor.} # beat
{hinderer_carried:{hinderer} was on that chair as well. So there were two on it, and neither of them took up much room.} # beat
“Was I here?” asked {L}, coming in. ¶ “You were,” said {grownup}. {young:“You sat very still.”|“You sat so still that we thought you must be ill.”}
So it could keep a place. {young:It could do that better than a jumper.|A jumper can do that too, but a jumper does not say whose it is.} # usual
“It can be where I am not,” said {L}. You could see that this was a great thing, {young:and what could you do with it?|and that it only wanted somewhere to be.}
-> DONE

=== l1
# aside
# shot: close
# place: hallway; dusk; clear
# action: grownup hold telephone; L stand laughing; heroes stand; friends stand
# things: telephone; paper on table; table; hook
The telephone rang, and wanted to talk to {L}. {young:“Which one?” asked {grownup}.|“We have two of them now,” said {grownup}. “Which one would you like?”}
It was held to the paper first. They all kept quiet. {young:You could hear the telephone wait.|It was a long quiet, and you could hear the telephone wondering.}
“That one does not talk,” said {L}. {young:“It only says the one thing, and you have to look.”|“It only says the one thing, and it says that to look at.”}
So {L} told it to the telephone, letter by letter. {young:“Go on,” it said after each of them, and there was always one more.|“Go on,” it said after each of them, though it must have known how that would end.}
It knew the name quite well, of course. {young:But it had never had it from the one who makes them.|But it had never had it straight from the one who makes them.} # more
-> DONE

=== s3
# shot: above
# place: bathroom; dusk; clear
# action: L brush-teeth; heroes brush-teeth; grownup stand holding towel; friends sit
# things: sink; mirror; tap; paper on wall; wall; themed
There were a few things that it could not do. {young:It could not eat peas.|It was given a pea, to be fair, and the pea was still there afterwards.} # usual
It could not have a bath, because it would run. And when it came to teeth, {young:it had none.|it turned out that not one of the letters had any.}
{helper_person:“I have read it twice,” said {helper}, “and it says the same both times. You can rely on it.”} # beat
{helper_animal:{helper} had a good long smell of it. It must have smelled of {L}, because there was a wag.} # beat
{helper_carried:{helper} was held up to it, close to, and was told who it was, in case of meeting it alone.} # beat
{themed_a} was shown it, and took it well. # personal
“So those are for me,” said {L}, with a mouth full of foam. {young:“I do the teeth. And it does the waiting.”|“I do all the wet things. It can do the waiting, and the sitting still.”}
“That seems fair,” said {grownup}. And the name hung on the wall, and waited for them all. # usual
-> DONE

=== m2
# aside
# shot: close
# place: kitchen; dusk; mist
# action: L draw window; heroes look-up; grownup stand; friends look-up
# things: window; pot; table; lamp
The window had gone white, from the peas. {L} did the name on that, with one finger, {young:and you could see the dark through it.|and through each of the letters you could see a bit of the garden.}
It did not stay as it was. {young:First one grew a leg, and then they all did, and ran away down the glass.|First one of them grew a leg, and then they all did, and went off down the glass.}
“Where am I going?” asked {L}. {young:¶ “Down to the sill,” said {grownup}.|¶ “To the sill, I think,” said {grownup}. “You seem to know the way.”}
After that there was only a window. {young:That one had only been passing. But there was still the one on paper.|That one had only been passing. The one on paper was there to stay.}
{pausing} # company
-> DONE

=== l2
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: grownup read paper; L write; heroes stand; friends sit
# things: table; paper in grownup.hand; teapot on table; lamp
Then there was a pencil, and so it got about. {young:It was on the egg box, and in a slipper, and very small on a bean.|It was on the egg box, and inside the left slipper, and very small on a bean.}
“Milk,” read {grownup}, from the list for the shop. “{L}. Soap.” {young:And {grownup} held it nearer to the lamp, and read it again.|And {grownup} held it nearer to the lamp.}
“Are we out of {L}?” asked {grownup}. {young:¶ “No!” said {L}. “But it is good to have one more.”|¶ “No,” said {L}, “but it is good to have one in the cupboard.”}
They thought about where in the shop it would be, {young:and it would be next to the jam, on the low shelf.|and it could only be next to the jam, on the low shelf.}
“And what does it cost?” ¶ “It is free,” said {L}, {young:“but then you have to feed it, and it likes jam.”|“but then you have to feed it for years.”} # spare
-> DONE

=== s4
# shot: two
# place: kitchen; night; clear
# action: L hold paper; grownup stand; heroes stand; friends sit
# things: table; teapot on table; biscuit on plate; plate on table; paper in L.hand; lamp
And then it was bedtime. There was still a full pot of tea in the kitchen, and the radio was on, {young:and {L} had to go up.|and it always says the best things when you are on the stairs.}
“Can I stay up?” asked {L}. ¶ “No,” said {grownup}. “You have to go to bed.”
{L} had one foot on the stairs. “Does my name?”
Nobody had ever said anything about that. {young:{grownup} had to think.|{grownup} looked into the teapot, and it was not in there either.} ¶ “No,” said {grownup} at last. “I believe that it may stay up.”
So {L} stood it against the teapot, where it could hear the radio, {young:with a biscuit.|and put a biscuit by it, to look at.} # usual
“That is me,” {L} told the kitchen, and went to bed.
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; clear
# action: L lie-back calm; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; quilt; pillow; lamp
“What am I doing now?” asked {L}, in bed.
“You are up,” said {grownup}. “You are down there with the teapot.” # spare
“Is it late?” ¶ “It is very late for you,” said {grownup}. “You are doing well.”
It was odd to be in both. It was dark in one and light in the other. # spare
The one in bed had the quilt. You can’t have it all.
“Am I sitting up straight?” asked {L}. ¶ “As straight as a pot can hold you,” said {grownup}. # more
-> DONE

=== l3
# aside
# shot: behind
# place: bedroom; night; clear
# action: L sit-up curious; heroes lie-back; grownup stand; friends sit
# things: door; lamp; bed; rug
The door was open by a hand. There was a line of light on the rug.
Down there a voice went on and on, and did not get loud. It was the radio.
“What does it say?” asked {L}. ¶ “It is about drains,” said {grownup}. # spare
“All of it?” ¶ “There will be a bit about roofs, later on.” # spare
{L} lay down again. It was a good thing that there was someone to hear it. # more
The line of light lay where it was. It was nice to know who was in it. # more
-> DONE

=== m3
# aside
# shot: close
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit; heroes lie-back; friends sleep
# things: bed; pillow; moon; window
“Will it tell me?” asked {L}. “In the morning?”
“It only says the one thing,” said {grownup}. “You know that one.” # spare
“Yes,” said {L}. “But it will know.”
One hand did it on the quilt, with a finger. It did the big one that goes first. # spare
The rest was for another day. They were all still there. # more
In the big one there was room to lie down, and so that was what {L} did. # more
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; teapot on table; biscuit on plate; plate on table; paper on table; lamp; clock
The tea was cold. The radio had got as far as roofs.
The name stood by the pot. It did not yawn, and it did not ask for a drink. # spare
“It is still up,” said {grownup}, at ten. It had not so much as leaned. # spare
Half the biscuit was gone. It may have been the drains. # more
The pencil lay by it, and had a rest. It had said all that it had to say. # more
Then the lamp went out, and it was carried up the stairs.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; quilt; pillow; paper beside bed; night-light
It was dark in the room, and the bed was warm. # usual
{resting}
{keepsake}
{dream} # spare
“Who is that?” asked {grownup}, very low, by the bed. ¶ It did not say a thing. It was asleep. # usual
So {grownup} put the paper down by it. It had been up till ten.
It was the same one, twice. Both were lying down.
One of them breathed.
“That is me,” said the other, all night, in the dark.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
It lay beside the bed in the morning, with a crumb on it, and looked much as it had the day before.
“What was it about?” asked {A}. It said the one thing that it says. But on the back there was a ring, as round as a cup, and inside the ring somebody had written “Roofs”, and crossed it out. So it must have been late.
-> DONE

=== next_bedtime
By the teapot stood a name. It could stay up a bit.
-> DONE
