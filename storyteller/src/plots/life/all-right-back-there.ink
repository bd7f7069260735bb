# about: feast(chinese new year&!tomorrow|lunar new year&!tomorrow|spring festival|year of the|lion dance|dragon dance|red envelope); fear-other(lion dance|dragon dance|lion danc|dragon danc|drums); outing(lion dance|dragon dance|chinatown|chinese new year); play(lion dance|dragon dance); performance(lion dance|dragon dance)
# also: scared; nervous; shy; bravery; happy; too-excited; proud; creature(lion|dragon); food; thing; place; person; outing; colour; clothes; new-clothes; fear-other
# news: bad
# kind dragon: dragon|dragons
# wants: child
# role grownup: elder, parent = the grown-up in the red scarf
# ages: 3-10
# holds: lion(kind), dragon(kind), drum(kind), dark(kind)

=== title
{~All Right Back There?|One Lace Undone}
-> DONE

=== s1
# shot: wide
# place: street; day; clear
# action: A stand worried; grownup stand; lion dance happy; drummer stand; heroes stand; friends stand
# action for dragon: A stand worried; grownup stand; big dragon dance happy; drummer stand; heroes stand; friends stand
# things: row of 5 paper-lantern; drum beside drummer
# people: drummer=woman(red shirt)
{~Dum, dum, dakka-dum! It was {is_wished_feast:{wished_feast}|New Year}, and {H} {was} out in the street to see the {is_dragon:dragon|lion} dance.|All along the street hung red paper lanterns, and under them stood {H}. It was {is_wished_feast:{wished_feast}|New Year}, {young:and the|and everybody looked the same way, because the} {is_dragon:dragon|lion} dance was coming.|“Happy New Year!” people said to {H}, {young:and then they all turned round for|and nearly everybody had something red on. Then they all turned round, for here came} the {is_dragon:dragon|lion} dance.}
First there was a drum, and behind it came the {is_dragon:dragon|lion}. {young:It had a big red mouth, and eyes that opened and shut.|It had a mouth like a letter box, and eyelids that went up and down.}
{A} wanted to look it in the eye. {A} also wanted to stand behind {grownup}. {young:You can’t do both.|There is no way of doing both.}
So {A} stood behind {grownup}.
{young:The drum was loud there, too. It went right down to the knees.|But the drum was loud there, too. It got in at the ears, and came out at the knees.} # usual
-> DONE

=== s2
# shot: behind
# place: street; day; clear
# action: A crouch curious; lion dance; grownup stand; heroes crouch; friends stand
# action for dragon: A crouch curious; big dragon dance; grownup stand; heroes crouch; friends stand
# things: row of 4 shoe; row of 3 paper-lantern
{joining}
From behind a coat you can see out at the bottom. {A} looked, {young:and saw feet.|and from down there it was mostly feet.}
The {is_dragon:dragon|lion} had {is_dragon:ten|four} of them, and they wore trainers. {young:They were quite clean.|They were white, and very quick, and there was somebody in them.} # usual
{hinderer_person:“I can’t see a thing,” said {hinderer}, and crouched down right in front of the feet.} # beat
{hinderer_animal:{hinderer} sat down in the only gap there was, and looked as if it had been kept free.} # beat
{hinderer_carried:{hinderer} had to be held up to see, and that left {A} with one hand for two ears.} # beat
“All right back there?” called the front of the {is_dragon:dragon|lion}. ¶ “All right,” called the back.
But it was not. One of the feet at the back had its lace undone, {young:and it flapped.|and the lace got longer at every step.}
The back could not know that. {young:It was dark in there.|Whoever is the back of a {is_dragon:dragon|lion} has a cloth over their head, and sees nothing all day but a belt.} # usual
-> DONE

=== m1
# aside
# shot: two
# place: street; day; clear
# action: lion eat happy lettuce; A peek curious; grownup stand; heroes look-up; friends look-up
# action for dragon: big dragon dance; A peek curious; grownup stand; heroes look-up; friends look-up
# things: door; lettuce; leaf
# things for dragon: door; pearl; row of 3 paper-lantern
{
- is_dragon:
In front of the dragon ran somebody with a gold ball on a stick. {young:The dragon wanted it.|The dragon wanted that ball more than anything, and it had no hands.}
The ball went up, and so did the head. {young:The ball went round, and the head went round.|The ball went round, and the head went round after it, and then the neck, and then all the rest, one piece at a time.}
- else:
Over the door of a shop hung a lettuce, on a string. {young:The lion wanted it.|The lion walked up to it, and away from it, and pretended that it had come for something else.}
Then it opened its mouth, and the lettuce was gone. {young:Munch, munch, and then, pff, out it flew again, all over the people.|There was some munching in there. Then, pff, out flew the whole lettuce in small pieces, all over the people.}
}
“That is for luck,” said {grownup}. {young:{A} put out a hand, and only a hand.|“You have to be near, to get any.” {A} put out one hand, as far as a hand will go.}
{is_dragon:The wind of the tail came by, and blew on the hand.|A bit of leaf came down, and landed in it.} {young:It was cold.|It was cool, and it was very small.} It counted as some luck.
“I will have a bit more of that,” said {grownup}, “when somebody lets go of my coat.” # more
-> DONE

=== l1
# aside
# shot: above
# place: street; day; clear
# action: A think worried; grownup stand; heroes listen; drummer dance; friends stand
# things: drum; scarf; coat
There are several things that you can do about a drum. {A} tried hands over ears, {young:and it came in.|and it came in between the fingers.}
{A} tried the end of {grownup_s} scarf. {young:It came in, and was soft.|The drum came in through that, too, but woolly, as if it had been sat on.}
{A} tried to hum. {young:Then there were two noises.|Then there was the drum, and there was the hum, and one of them was ticklish.}
“You could count it,” said {grownup}. {young:“One, two, one-two-three.”|“It does the same thing again and again. It is one, two, one-two-three.”}
It was true. {young:You knew when it would come.|A thing is not half as loud, if you know when it is going to happen.}
“One, two, one-two-three,” said {A} into the coat. The coat said it back. # more
-> DONE

=== s3
# shot: two
# place: street; day; clear
# action: A point worried; lion bow; grownup stand; heroes point; friends point
# action for dragon: A point worried; big dragon bow; grownup stand; heroes point; friends point
# things: row of 3 paper-lantern; drum
“Your lace is undone!” called {A}, from behind the coat. ¶ DUM, went the drum, on top of it. {young:Nobody heard.|Nobody heard a word.}
So {A} put out one arm, and pointed at the shoe. {young:The {is_dragon:dragon|lion} waved back, with both ears.|The {is_dragon:dragon|lion} took it for a wave, and waved back, very politely, with both ears.}
{helper_person:“Somebody ought to tell it,” said {helper}. “Somebody who can see both ends.”} # beat
{helper_animal:{helper} watched the lace go by, this way and that way, with the whole of one head.} # beat
{helper_carried:{helper} was held out past the edge of the coat, to look it in the eye first, and nothing happened.} # beat
“You have to say it to its face,” said {grownup}. {young:But the face was so big!|But it was a great deal of face.} # usual
{is_loved:{A} thought about {loved}, very fast, and that helped a bit.|{musing}} # personal
-> DONE

=== m2
# aside
# shot: wide
# place: street; day; clear
# action: A walk curious behind grownup; grownup walk; lion walk; heroes walk; friends walk
# action for dragon: A walk curious behind grownup; grownup walk; big dragon walk; heroes walk; friends walk
# things: stall; 6 orange on stall; row of 4 paper-lantern; themed
They went along the street, and the coat went with them. {young:There was a stall with oranges, and they still had their leaves on.|There was a stall with oranges, which still had their leaves on, so that you could see they had been on a tree.}
There was a smell of {~dumplings|buns}, and steam came out of a door. {young:The {is_dragon:dragon|lion} put its nose in.|The {is_dragon:dragon|lion} put its whole head in at that door, and its back had to wait outside and hear about it.}
“What is there?” called the back. ¶ “{~Dumplings|Buns},” called the front. {young:“Oh,” said the back.|It was quiet at the back for a moment. “What sort?” it said.}
{themed_a} hung in a window, between two paper fish. # personal
Somebody passed one in under the cloth. {young:The back said thank you, and danced with its mouth full.|After that the back danced with its mouth full, and you could tell.} # more
{pausing} # company
-> DONE

=== l2
# aside
# shot: close
# place: street; day; breeze
# action: A look-up curious; boy stand proud; heroes look-up; friends stand
# things: row of 4 paper-lantern; balloon
# people: boy(red hat)
A boy sat up on his father’s shoulders. He had seen all of it. {young:“It has a beard,” he said.|“It has got a beard,” he told {A}, “and a mirror on its head.”}
“It has got laces,” said {A}. ¶ The boy had not seen those. {young:He leaned over to look, and so did his father.|He leaned over to look, and his father had to go with him.}
“What are the feet doing?” asked the boy. {young:“They go cross, cross, hop,” said {A}.|“They go cross, cross, and hop,” said {A}, “and the back ones do it a bit later.”}
“Its eyes go up and down,” said the boy. {young:They told each other all of it.|So they each told the other their half, and in that way they got the whole of it.}
It was quite a good way of seeing one. {young:But it was not eye to eye.|But it was not the same as looking it in the eye.} # more
-> DONE

=== s4
# shot: close
# place: street; day; clear
# action: L reach-up proud at lion; lion sit; drummer stand; grownup stand happy; heroes stand happy; friends clap
# action for dragon: L reach-up proud at dragon; big dragon sit; drummer stand; grownup stand happy; heroes stand happy; friends clap
# things: drum
Then the back gave a hop that was not in the dance. # usual
So {L} came out from behind the coat, {young:right to the front, and held up one hand.|and stood in front of it, and held up one hand, as if for a bus.}
The {is_dragon:dragon|lion} stopped. The drum stopped.
There was its eye, and it was gold all round, and here was {L}. # usual
“Excuse me,” said {L}, to its face. “You have a lace undone.”
“All right back there?” said the front. ¶ “No,” said the back. “It is mine.”
A hand came out, and {young:did the lace up.|did it up, twice.} And the {is_dragon:dragon|lion} shut one eye at {L}, and opened it again.
“You stopped us, so you start us,” said the drummer, and held out a stick. ¶ Dum! It was just as loud as before, but this one was {L}’s.
-> DONE

=== m4
# shot: two
# place: kitchen; dusk; clear
# action: L hold proud envelope; grownup sit; heroes sit; friends sit
# things: envelope in L.hand; table; bowl on table; 3 orange on table
At home the red envelope was waiting. You take it in both hands. You say thank you.
You do not open it at once. You hold it for a bit. It is not empty. # usual
“It walked right up to you,” said {grownup}. “I saw it do it.” # more
“It had a lace undone,” said {L}. Anybody would have told it. # more
There was supper, and the noodles were long. It is better not to cut them.
One went on, and on, and then the end of it came in with a smack. # more
“All right back there?” said {L}, to the noodle.
-> DONE

=== l3
# shot: close
# place: bathroom; night; clear
# action: L sit sleepy in bath; heroes sit in bath; friends sit
# things: bath; sponge; towel; sock
In the bath {L} sat at one end. The feet lay at the other.
They had stood in the street for most of the day. They were rather pink. # usual
They were washed, and they were dried. One toe was ticklish. # more
“Cross, cross, hop,” said {L}. They did it, under the water.
The water went up. It came down on the mat. # more
“A bit quieter,” called {grownup}. So they did it without the hop.
-> DONE

=== m3
# shot: above
# place: bedroom; night; clear
# action: L sit sleepy on bed; grownup stand; heroes sit; friends sit
# things: bed; shoe; lamp
The shoes were by the bed. {L} looked at the laces. They were both done up.
That is how you take off shoes in a hurry. # usual
{L} pulled one open, and then the other. They lay there with their tongues out. # more
“So that they can breathe,” said {L}. They had been shut since breakfast. # more
Far off, in the town, there was a drum. It was very small by now.
“One, two,” said {L}. “One-two-three.”
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: shelf; row of 4 shoe; paper-lantern; moon
Somewhere in a hall it was dark. On a shelf sat a big red head, with both its eyes shut.
The long cloth lay behind it, folded up small. # more
Under the shelf stood the trainers, in a row. They had all been tied up well. # spare
It had danced at every door. It had been given a good many {is_dragon:oranges|lettuces}. # more
The drum stood on the floor. The moon lay on it, and did not make a sound.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes sleep; friends sleep
# things: bed; pillow; lamp; envelope on pillow
The red envelope was under the pillow. It crackled a bit. # usual
{resting}
{keepsake}
{dream} # spare
The blanket came up to {L}’s chin. At one end of it was a head, and at the other end were feet. # usual
It was dark in there. It was a long way down. # usual
“All right back there?” asked {L}.
Far down in the bed the toes moved. They were all right.
The eyes went down, and up, and down.
“All right back there?” asked {L}, once more, very low.
Nothing moved. The back had gone to sleep.
Then the front did.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning {H} saw the front of it in the bread shop. He had no cloth on, and was quite small, and was buying a loaf. Behind him in the queue stood somebody with a double knot in each shoe.
“All right back there?” he said, without turning round. ¶ “All right,” said the other one, and looked round at {A}, and shut one eye, slowly, and opened it again.
-> DONE

=== next_bedtime
All the laces in the hall had been tied in double knots. It would be a slow morning.
-> DONE
