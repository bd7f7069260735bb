# about: story-about; with-character; creature; bring-back
# tells: tale(an imaginary friend)
# also: funny; person; place; thing; happy; play; food; calm; weather; lonely; new-friend
# kind bed: bed|beds
# kind hungry: hungry|starving|greedy|eats|eating|eat
# kind big: big|huge|giant|enormous|elephant*|dragon*
# kind small: small|tiny|little
# wants: child
# role guest: answer = a friend called Bruno
# role grownup: parent = the grown-up with the spoon
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind)

=== title
{~A Bit to the Left|Good Evening, Lamp}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: L push happy chair; heroes stand happy; grownup bow curious at lamp; friends stand curious
# things: table; plate on table; cup on table; lamp; chair
{~There was one plate too many on the table, and {H} had put it there.|“Wait!” said {H}, and put one more plate on the table.|{H} pushed a chair up to the table, though there were enough of them already.}
“Who is that for?” asked {grownup}. ¶ “It is for {guest},” said {L}.
{is_wished_site:{guest} lived {wished_site}, and had come out for supper.} # wished
No grown-up could see {guest}. {young:{L} did not even have to try.|{L} could do it without trying, and with a mouth full of bread.} # usual
“Good evening,” said {grownup}, very nicely, to the lamp. ¶ “A bit to the left,” said {L}.
“Good evening,” said {grownup} to the butter. ¶ “Now it is too far,” said {L}.
{L} sighed. {young:“It is always like that. {guest} is here, and you all talk to the lamp.”|“It is always like that. {guest} sits here and is polite, and everybody talks to the lamp.”}
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: grownup look-through curious; heroes sit laughing at grownup; friends sit curious
# things: table; plate on table; spoon on table
“What should I look for?” asked {grownup}.
{
- is_big:
“Something big,” said {A}. “You can hardly see the fridge behind it. You put the soup on it just now.”
- is_small:
“Something small,” said {A}. “About as high as the salt. You passed it to me just now, and {guest} held on.”
- else:
“It depends,” said {A}. “On Mondays {guest} is as high as the door. Today you would say the salt.”
}
“And is there a hat?” ¶ “Only indoors,” said {A}. {young:“It has a bell.”|“It has a bell on it, for the stairs.”}
{grownup} listened for the bell, {young:with one hand at the ear.|with a hand behind the ear, and heard the fridge, and a bus.}
“That is because {guest} is keeping still,” said {A}. {young:“You are staring.”|“You would too, if you were being looked at like that.”}
So {grownup} looked the other way, {young:out of politeness.|to be fair, and hummed a bit.}
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: grownup jump surprised; L point worried at chair; heroes stand worried; friends stand surprised
# things: chair; table; plate on table; lamp
{joining}
{is_loved:“{guest} would like to say something about {loved},” said {L}, “but first somebody has to look.”|{musing}} # personal
Then {grownup} sat down. ¶ “Stop!” shouted {L}. “You are on {guest}!”
Up shot {grownup}. {young:“Oh! I am so sorry,” said {grownup} to the chair.|“I beg your pardon,” said {grownup} to the seat of the chair, and dusted it.}
“A bit to the left,” said {L}. “{guest} had to jump.”
{hinderer_person:{hinderer} put down a coat just there, and it was a while before {guest} found the sleeve and got out.} # beat
{hinderer_animal:{hinderer} walked right across the chair as well, and {guest} had to lift up both feet.} # beat
{hinderer_carried:{hinderer} was put on that chair too, and they had to have half each.} # beat
{is_hungry:There were six peas on {guest}’s plate. {guest} was always hungry. {grownup} only looked at the salt for a moment, and there were five, and then there were none. # usual|There were three peas on {guest}’s plate. {grownup} only looked at the salt for a moment, and after that there were two. # usual}
“{guest} likes peas,” said {L}. {L} was chewing, but that proves nothing. # usual
-> DONE

=== l1
# aside
# shot: above
# place: bus; afternoon; clear
# action: driver give happy ticket; heroes sit curious; friends sit calm
# things: ticket; bag
# people: driver(old)
Other people were no better at it. {young:{A} told about the bus.|{A} told them how it had been on the bus.}
The driver had been very kind. {guest} got a ticket, {young:and did not have to pay.|a real one, which came out of the machine with a squeak.}
But then the driver held it out to a lady with a cello. ¶ “A bit to the left,” said {A}. {young:Then a dog got it.|After that it was offered to a dog, who took it, and got off at the next stop.}
“And where did {guest} sit?” asked {grownup}. ¶ “On my lap,” said {A}. {young:“Then I had no legs left.”|“By the {~library|church} both my legs had gone to sleep, and I had to carry them home.”}
“{guest} looked out of the window the whole way,” said {A}, “and I had to say what was on the other side.”
“We shall go by bus again,” said {grownup}, “and I shall have a word with that dog.” # usual
-> DONE

=== m2
# aside
# shot: behind
# place: hallway; dusk; clear
# action: grownup pull curious door; heroes stand curious at door; friends stand calm
# things: door; hat-stand; themed
They all got down and went out into the hall, and {grownup} shut the door. ¶ “Not yet!” said {A}. “Now {guest} is in there.”
So the door was opened. {young:They all waited.|They all waited, and looked at about the height of a knee, and nothing came through.}
“Now?” asked {grownup}. ¶ “Now {guest} has gone back for the hat,” said {A}.
{themed_a} was put against the door, so that it could not fall shut. # personal
“Now?” ¶ “Now,” said {A}. {young:“Say ‘after you’.”|“You have to say ‘after you’, or {guest} thinks it is not allowed.”}
“After you,” said {grownup} to the hat-stand. {young:It did not move.|The hat-stand stayed where it was, and let everybody else go first.}
{pausing} # company
-> DONE

=== s3
# shot: close
# place: living-room; night; stars
# action: grownup sit sad; L think curious; heroes sit calm at grownup; friends sit calm
# things: sofa; cushion on sofa; lamp; rug
After supper {grownup} went to find {guest}, to say sorry properly.
{grownup} looked behind the curtain, and said a friendly word to the plant, and in the end sat down on the rug. # usual
“I can’t do it,” said {grownup}. “I look and look, {young:and {guest} is always a bit to the left.”|and wherever I get to, {guest} is a bit to the left of that.”}
{helper_person:“It is like that with the small stars,” said {helper}. “You have to look a bit beside them.”} # beat
{helper_animal:{helper} came in, and went round one place on the rug, in a bend, where there was nothing at all, and lay down.} # beat
{helper_carried:{helper} was put down facing the right way, and looked straight at {guest} at once.} # beat
“{guest} says it does not matter,” said {L}. But it did. You could see that. At least {L} could. # usual
{L} thought about it. {grownup} had looked at the lamp, and the butter, and the chair. {young:But not at {L}.|There was only one thing in the house that nobody had looked at.}
“Don’t look for {guest},” said {L}. “I look at {guest}. And you look at me.”
-> DONE

=== l2
# aside
# shot: two
# place: living-room; night; stars
# action: heroes point happy at cushion; grownup sit curious; friends sit calm
# things: sofa; cushion on sofa; lamp
But first {grownup} wished to know what {guest} did all day, when everybody was out.
“Then {guest} has the chairs,” said {A}. {young:“{guest} sits on each one.”|“{guest} sits on each of them for a bit, so that none of them feels left out.”}
“On mine as well?” ¶ “On yours longest,” said {A}. {young:“It is the best.”|“It has that hole where you can put your hand in.”}
{grownup} went over and felt the chair. {young:It was warm!|It was warm, at this time of the evening, and nobody had been in it since breakfast.}
“You see?” said {A}. {young:“Warm.”|“You can always tell by that.”} “And when we come home?” ¶ “Then {guest} hears the key,” said {A}, “and is in the hall first.”
-> DONE

=== s4
# shot: close
# place: living-room; night; stars
# action: grownup kneel happy before cushion; L sit happy at cushion; heroes sit happy at cushion; friends sit happy
# things: cushion; sofa; lamp
So {L} looked at {guest}. And {grownup} looked at {L}.
{L}’s eyes went down a bit, and then along. {young:There they stopped.|Past the lamp they went, and there they stopped.} It was a cushion, and it had a dent in it.
{grownup} knelt down in front of it. “Good evening,” said {grownup} to {guest}.
It was the very place. {young:It was not to the left, and not to the right.|It was not a bit to the left. It was not a bit to the right. You could not have got a pea in between.}
“What does {guest} say?” ¶ “Nothing,” said {L}. “Nobody ever got it right before.”
{is_hungry:“Then I shall fetch a biscuit,” said {grownup}, and held it out to just where a mouth would be. # usual|“There is no hurry,” said {grownup}, and gave the air a hand to shake. It was shaken. # usual}
“And {guest} can see you now. Up to now it was mostly your ear.” # usual
-> DONE

=== m3
# aside
# shot: above
# place: living-room; night; stars
# action: heroes dance laughing; grownup dance laughing; friends dance laughing
# things: sofa; rug; lamp
Then {guest} began to run.
{A}’s eyes went along the sofa. {grownup}’s head went along as well.
Round the rug they went, and under the table, and up the curtain. “What is {guest} doing up there?” asked {grownup}. ¶ “Coming down,” said {A}.
Down they went, and round, and round again, until everything else went round too.
They had to sit on the floor, and hold on to it. # usual
“That was six times round,” said {grownup}, who had counted. “Who won?” ¶ {A} looked at {guest}. {grownup} looked at {A}. “Ah,” said {grownup}. # usual
-> DONE

=== m4
# aside
# shot: two
# place: bathroom; night; stars
# action: heroes brush-teeth sleepy; grownup hold happy mug; friends stand sleepy
# things: basin; mirror; mug; towel
Then it was teeth. {A} looked in the mirror. {grownup} looked in it as well.
“Where is {guest}?” asked {grownup}. ¶ “In front,” said {A}. “You are the one at the back.”
So {grownup} moved up a bit. Then there was room for all.
There was a mug of water for {A}, and a lid of water for {guest}. {grownup} had thought of the lid.
It was put down on the left. That was right. # usual
In the morning it would be empty. # usual
-> DONE

=== l3
# aside
# shot: behind
# place: hallway; night; stars
# action: heroes walk sleepy; grownup carry calm lamp; friends walk sleepy
# things: stairs; lamp; window
They went up to bed.
{grownup} held the door. {A} went through. {grownup} went on holding it.
“After you,” said {grownup}, and not to the hat-stand.
There was a small sound on the stairs. It could have been a bell.
“Did you hear that?” asked {grownup}. ¶ “Every night,” said {A}.
{midway} # company
They went slowly, because of the hat. # usual
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; chair; plate on table; lamp
Down in the kitchen the chair still stood there.
The plate was on the table. The spoon was beside it. There was nothing left.
There had been one pea. It had been left for politeness.
A moth came by. It made a bend round the chair. Nobody had told it to. # usual
The lamp was off. Nobody had said good evening to it for quite a time.
It did not mind.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; grownup tuck-in happy heroes; friends sleep
# things: bed; pillow; quilt; night-light
{
- is_bed:
{L} lay in bed. There was a second bed beside it. It had a cushion and a tea towel. It was {guest}’s.
- else:
{L} lay in bed. {L} had only half of the pillow.
}
{resting}
{keepsake}
{dream} # spare
{grownup} came in on tiptoe. {L}’s eyes were shut.
There was nothing to go by. So {grownup} only looked. # usual
{
- is_bed:
In the cushion there was a dent.
- else:
The other half was free. It had a dent in it.
}
“Goodnight, {guest},” said {grownup}. It was the very place.
{is_wished_site:Later it was said once more. It was said {wished_site}.} # wished
{L} smiled, with both eyes shut. There was one more smile.
It was a bit to the left.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was one plate too many on the table in the morning, and this time {H} had not put it there. Somebody else had. There was a small spoon with it, and three peas, which is odd for breakfast. ¶ “A bit to the left,” said {A}, and moved it.
-> DONE

=== next_bedtime
One half of the pillow was free. It had a dent in it.
-> DONE
