# about: other-lesson(ask for help|asking for help|asks for help|ask for a hand|needing help|need help|get help|getting help|on her own|on his own|on their own|independen); frustrated(help|on her own|on his own|by herself|by himself); trying-again(help); shy(ask for help|asking for help|asks for help); nervous(ask for help|asking for help); listening(ask for help|asking for help); proud(ask for help|asking for help)
# also: frustrated; angry; sad; proud; trying-again; school-day; dressing
# news: bad
# wants: child
# role grownup: parent = the grown-up with the jar
# names: Mr Tunnicliffe | Mr Hathersage | Mr Oduya
# ages: 3-9
# needs: hands
# holds: dark(kind), jumper(kind)

=== title
{~I Nearly Have It|The Jar and the Jumper}
-> DONE

=== s1
# shot: close
# place: hallway; afternoon; clear
# action: L stand surprised; heroes stand; grownup stand holding jar; friends stand
# things: coat on hook; hook; jumper; boot; rug
{~“I can do it by myself,” said {H}. {young:It was a jumper.|This is about a jumper, and how long it took.}|There was a jumper in the hall, walking about. {young:{H} knew all about it.|{H} knew all about it, and was not going to say.}|Some things are done in no time, and {H} knew a good many. {young:A jumper is not one.|A jumper is not one of them.}}
{L} was in it. One arm was in the neck, {young:and the head was up a sleeve, where it had met a hand.|and the head had gone up a sleeve, where it had met the other hand.}
“Are you all right in there?” asked {grownup}.
“I nearly have it,” said the jumper.
{joining}
It turned round twice. {young:It walked in among the coats, and stood there with them.|It walked in among the coats, and stood there, as they were all in the same position.} # usual
It is dark in a sleeve, {young:and it is very long.|and there is more of it than you would think.} There was a little round light, a long way up. # usual
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: grownup pull worried jar; L stand; heroes stand; friends stand
# things: table; jar; lid on jar; spoon; cloth; themed
In the kitchen somebody went “Nnnn,” and {L} could hear it through the wool. “What are you doing?” asked {L}.
“It is only a lid,” said {grownup}. “I nearly have it.”
{musing} # personal
It was the jam, {young:and the lid was on as tight as could be.|and the lid had been put on by somebody who had meant it.} {grownup} had a go with a cloth. Then it was knocked with a spoon, and then it was spoken to. # usual
{hinderer_person:“I know how to do that,” said {hinderer} to both of them, and did not say how.} # beat
{hinderer_animal:{hinderer} got hold of a sleeve that hung down, and pulled, but it was the wrong one.} # beat
{hinderer_carried:{hinderer} was in there too, by now, and could be felt somewhere about the elbow.} # beat
{themed_a} was put by, to be out of the way. # personal
“Do you want…” said {L}. ¶ “No, no,” said {grownup}. “Do you?” ¶ “No,” said the jumper.
-> DONE

=== m1
# aside
# shot: wide
# place: street; afternoon; clear
# action: tunnicliffe push worried sofa; L peek curious; heroes stand; grownup stand; friends stand
# things: sofa; door; house; hedge
# people: tunnicliffe=man(beard)
{L} looked out, through the wool. {young:There was Mr Tunnicliffe, from next door, and a sofa.|Next door there was Mr Tunnicliffe, with a sofa, and half of it was in the house.}
He was not in the house. He was behind it, {young:with red ears.|with red ears and his feet against the gate.} “I nearly have it!” he called.
“How long have you been at it?” asked {grownup}. {young:¶ “Since ten,” said Mr Tunnicliffe.|¶ “Only since ten,” said Mr Tunnicliffe. He had been in and out by the window for his dinner.}
He looked at the jar, and at the jumper. {young:“And you?” he said.|“And how are you all getting on?” he said.} ¶ “Nearly,” they said.
He sat down on the end of the sofa that was his. It is a good thing about a sofa. # more
-> DONE

=== l1
# aside
# shot: above
# place: garden; afternoon; clear
# action: L kneel curious stone; heroes kneel; grownup stand; friends peek
# things: stone; leaf; twig
On the path was a beetle, on its back. {young:All its legs went round.|It had six legs, and each was going as hard as it could, and in another direction.}
“It nearly has it,” said {L}. {young:They watched. It did not.|They watched it for some time. It rocked, and it spun, and it did not.}
“It would be quicker with a leaf,” said {grownup}. {young:¶ “It has not said so,” said {L}.|¶ “Perhaps it does not like to say so,” said {L}, from the sleeve.}
But they put a leaf there, quite near, where it could be come across. {young:It took hold with one leg.|One of the legs found it, as if by chance, and took hold.} Over it went, and off it walked, {young:and did not look round.|with its back very straight.}
“It will tell them at home that it did it all alone,” said {L}. # more
-> DONE

=== s3
# shot: wide
# place: kitchen; dusk; clear
# action: grownup sit-on-chair; L sit; heroes sit; friends sit
# things: table; jar on table; lid on jar; bread on table; lamp
It got dark. The bread lay there, and had nothing on. {L} sat under the table, {young:as a jumper.|as there is less to walk into.} {grownup} sat at it, and looked at the jar.
“Nnnn,” said the one. ¶ “Nnnn,” said the other. They kept very good time. # usual
{helper_person:“If either of you nearly has it by morning,” said {helper}, “I should like mine with butter.”} # beat
{helper_animal:{helper} lay down between the two of them, and sighed, as if it had been the one who pulled.} # beat
{helper_carried:{helper} was put on the bread, to keep it from getting away.} # beat
Then it was quiet up there. {young:“Have you got it?” asked {L}.|“Have you got it now?” asked {L}, after a bit.}
“No,” said {grownup}. {young:“Not nearly.”|“If you want to know, I have not nearly got it.”} And a face came down, under the edge of the table. “Could you hold the jar?”
{L} had not known that grown-ups could ask. They had such big hands, and all the keys. # usual
-> DONE

=== m2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: L stand curious; grownup sit-on-chair; heroes stand; friends stand
# things: table; jar on table; lid on jar; lamp
“Was it hard?” asked {L}. “To say it?” ¶ “It stuck a bit,” said {grownup}. {young:“Like the lid.”|“It was about as tight as the lid. Then it went pop.”}
{L} tried it, to see, but only in a small voice, into the wool. {young:“Could you,” said {L}. That was all.|“Could you,” it went, and there it stayed, a long way down the sleeve.}
“Pardon?” said {grownup}. {young:¶ “I was only trying it,” said {L}.|¶ “I was only warming it up,” said {L}. “It was not for anybody.”}
{pausing} # company
It is three words, and they are all short. {young:You would think that they came out by themselves.|You would think that they would come out easily, and yet people have stood by a sofa all day with them.} # more
-> DONE

=== l2
# aside
# shot: behind
# place: hallway; dusk; clear
# action: L reach-up curious shelf; heroes look-up; grownup stand; friends stand
# things: shelf; chair; ladder; umbrella; lamp; hook
It turned out that everything in the house was being held by something. {young:The coats had a hook.|There was not a coat in the hall that stood up by itself: they all had a hook.}
The shelf had the wall. The lamp had a chain. {young:The table had four legs.|The table had four legs, and nobody had ever called it weak.}
“And the wall?” asked {L}. ¶ “It has the other walls,” said {grownup}. {young:They were all holding hands, at the corners.|They had hold of one another, if you looked, at every corner.}
“What does it hold on its own?” said {L}, and patted it. {young:It did not say.|It did not say. It had a picture in each hand.} # more
An umbrella can stand alone, but only just, and not if you shut a door. # more
-> DONE

=== s4
# shot: two
# place: kitchen; dusk; clear
# action: L hold happy jar; grownup pull happy lid; heroes stand; friends clap
# things: table; jar; bread on table; lamp
So {L} came out, and a hand came out, from the neck of the jumper. It was a good hand for jars. It held on with all it had.
{grownup} turned. “Nnnn,” they both said. ¶ Pop.
There it was, the jam, up to the edge. {young:“Now we have it,” said {grownup}.|“Now we have it,” said {grownup}, and that was quite another sentence.}
{L} stood there for a bit, in the dark, with one hand out. It was nice to have been asked. # usual
“Could you,” said {L}. It stuck. It was about as tight as a lid. {young:“Could you hold the end?”|“Could you hold the end,” said {L}, “of this?”}
{grownup} held the end of the sleeve. {L} pulled. It went over the elbow, and then it went over the ear. ¶ Pop.
“There you are,” said {grownup}. They had not seen each other since lunch.
-> DONE

=== m4
# aside
# shot: close
# place: kitchen; night; clear
# action: L eat happy; grownup sit-on-chair; heroes sit-on-chair; friends sit
# things: table; jam; bread on table; lamp; plate
The jam was red. It had whole bits in. # spare
“It is more than half yours,” said {grownup}. “You had the heavy end.”
They ate it by the lamp. The lid was off. No one was to shut it so tight again. # spare
“Who did do that?” asked {L}. ¶ {grownup} looked at both hands. “I nearly know,” said {grownup}. # spare
The jumper lay on a chair. It was the right way out. It was small.
“It was big on the inside,” said {L}. # more
-> DONE

=== l3
# aside
# shot: wide
# place: street; night; clear
# action: tunnicliffe push happy sofa; grownup push; L stand; heroes stand; friends stand
# things: sofa; door; street-lamp; house
# people: tunnicliffe=man(beard)
There was a knock at the door. It was a man with red ears.
“Could you,” said the man from next door. He looked at his boots. # spare
They knew how it was. They gave it time. # spare
“Hold the end?” he said. So they went, and held it.
Up a bit. Round a bit. Pop, said the door. It was in.
He had one more thing to ask. Would they sit on it? They would.
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: L sit sleepy; grownup sit; heroes sit; friends sit
# things: bed; jumper on chair; chair; lamp
The pyjamas had a neck. They had two arms. # spare
“I can do it by myself,” said {L}. It took no time at all.
“The jumper is the hard one,” said {L}. ¶ “It is,” said {grownup}. “It is all arm.” # spare
Then there was one button. It went in, and it came out. It was a stiff one. # spare
“Could you,” said {L}, and stuck up a chin.
It was not nearly so tight, this time.
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: jar on table; lid on table; table; moon; window
In the kitchen it was dark. The lid lay by the jar. It had let go.
It had held on since June. It had not been asked to. # spare
“You could have said,” said the jar. # more
“I nearly did,” said the lid.
The table had them both. The floor had the table. # spare
No one let go, and no one held on tight. # more
The moon lay on the lid. It did not weigh a thing.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back; grownup sit; friends sleep
# things: bed; pillow; quilt; jumper on chair; chair
It was dark in bed. You could tell where the top was. # usual
{resting}
{keepsake}
{dream} # spare
“Are you asleep?” asked {grownup}. ¶ “I nearly have it,” said {L}.
It was there. It was warm. It just slid off at the end. # usual
“Could you,” said {L}, “hold the end?” A hand came out of the quilt.
{grownup} held the end. It had five fingers.
No one pulled. It came by itself.
There was no pop.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
On the path was a beetle, the right way up, beside a crumb of bread with jam on. It had hold of one side, and was going as hard as it could.
“It nearly has it,” said {A}. The beetle stopped. It looked at the crumb, and it looked at the step, which was as high as a house. Then it went off in the grass, quite slowly, and when it came back there were four of them.
-> DONE

=== next_bedtime
The lid was on the jar, but not so tight. Anyone could have it off.
-> DONE
