# about: collected; guest(minding|minded|looking after|looked after|babysat|picked|pick up|picks up|collect|fetched|after school|having them|had them|having her|having him|had her|had him); busy(collected|picked|fetched)
# also: missing; happy; sad; proud; nervous; too-excited; school-day
# when: done
# wants: child
# role minder: somebody, elder = a neighbour called Mrs Pendle
# role grownup: parent = the grown-up with the soup ladle
# names: Mrs Pendle | Mrs Quill | Mrs Otter
# ages: 3-9
# holds: dark(kind), coat(kind)

=== title
{~Up, Up, Up, and Pat|The Coat That Stayed On}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: L stand proud; grownup stand surprised; heroes stand; friends stand
# things: coat on L; stairs; hook; lamp; bag left
{~“You have still got your coat on,” said {grownup} in the hall. {young:{H} knew that.|{H} knew that already, and held on to the top button.}|At the end of the day {H} had looked along all the coats at the gate, {young:for the one that is always there.|for the one that is always there, and it was not there.}|It was evening, and {H} still had {many:their coats|a coat} on, done up to the chin. {young:It was warm in the house.|The house was warm, and the soup was warm, and it made no difference.}}
It was {minder} who had come to the gate today. It is a funny feeling, to look for one face and find another. {young:It goes down in your tummy, like a lift.|It goes up and down in your middle, like a lift.}
But the first thing that {minder} did was to do up the coat. {young:Up, up, up, it went, and then came a pat.|Up, up, up, went the buttons, as far as the chin, and on the last one came a pat.} After that the funny feeling was on the outside.
“So it has to stay done up,” said {L}.
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: L eat proud soup; grownup pour soup; heroes sit-on-chair; friends sit
# things: table; bowl on table; soup; spoon; chair; coat
So {L} had soup in a coat. {young:The collar was in the way.|It can be done, but the collar wants some as well.}
{joining}
{musing} # personal
“How was it, with {minder}?” asked {grownup}. ¶ “Slow,” said {L}. {young:“We stopped at all the gates.”|“We stopped at every gate, to see who lives there. It was very interesting.”} # usual
{is_wished_place:“And {wished_place}?” ¶ “We said hello to it,” said {L}.} # wished
{hinderer_person:“Shall I just undo the top one?” asked {hinderer}, and was told no by everybody.} # beat
{hinderer_animal:{hinderer} put a paw on the lowest button, and pulled, and had to be talked to.} # beat
{hinderer_carried:{hinderer} was put inside the coat, and looked out between two buttons, and it got tight in there.} # beat
{L} was as red as the soup. {young:“Are you hot?” asked {grownup}.|“You are not hot, are you?” asked {grownup}.} ¶ “No,” said {L}, who was. # usual
“I can do it up again afterwards,” said {grownup}. {young:“Up, up, pat.”|“It is only buttons. Up, up, pat.”} ¶ “That is not how it goes,” said {L}, and put down the spoon.
-> DONE

=== m1
# aside
# shot: behind
# place: street; afternoon; clear
# action: A walk happy; minder walk; heroes walk; friends walk
# things: gate; hedge; bag in minder.hand; bench
This is how they had come home. {young:First came a wall.|First there was the low wall, and it turned out that nobody had ever asked it what it was for.}
“Sitting,” said {minder}, and sat on it. {young:So {A} sat there, too.|So {A} sat down as well, and two pigeons moved up.}
The bag had a {~banana|pear} in it, and that was cut up with a spoon. {young:You can do that!|You would not think that it could be done, but it can, if there is time.}
“What comes next?” asked {minder}. {young:{A} showed the way.|It was the first day in the world on which {A} had been the one who knew the way.}
They got up again in two goes. # more
They were passed by a pram, and by a dog with a very short dog beside it, and then by somebody with a stick, who said that there was no hurry. # more
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A draw calm pencil; heroes sit-on-chair; grownup look-up; friends peek
# things: table; paper on table; pencil in A.hand; cup on table
{A} drew it all for {grownup}. {young:That was the gate.|That was the gate, and those were the coats, one beside the other, with legs.}
“Which of them is {minder}?” asked {grownup}. {young:¶ “The one that waves.”|¶ “The one with the arm up,” said {A}. “It was up the whole time, so that I could not miss it.”}
The arm had come out very long, {young:right up to the sun.|and went up out of the crowd like a flagpole, with five fingers at the top.}
“Did you think that I had forgotten you?” asked {grownup}. {young:¶ “Only for a bit,” said {A}, and drew a bird.|¶ {A} thought about it, and drew a bird. “For as long as it takes to look along the fence,” said {A}.}
The bird was put in above the arm, and was rather afraid of it. # more
There was still room at the bottom of the paper, and that was where all the shoes went, two by two. # more
-> DONE

=== s3
# shot: close
# place: hallway; dusk; clear
# action: grownup kneel before L; L stand worried; heroes stand; friends sit
# things: coat on L; hook; stairs; lamp
“Show me where I go wrong,” said {grownup}, and knelt down. {L} let go of the button, {young:but only of one.|one finger at a time.}
The coat was undone. {young:Then {grownup} did it up.|Then {grownup} did it up again, from the bottom to the top, in no time at all.} ¶ “No,” said {L}. “That was too quick. {young:You have to go slow.”|{minder} stops at each of them, to see whether it is in.”} # usual
{helper_person:“And there was a sort of puff,” said {helper}, “when they got to the knees.”} # beat
{helper_animal:{helper} lay down across both feet, so that the two of them should keep still for it.} # beat
{helper_carried:{helper} had one button, too, and that was done up first, for practice.} # beat
{grownup} did it slowly. {young:Up it went, and up, and up, and then there was a pat.|Up it went, and up, and up, with a stop at every one, and then there was a pat.}
“That was on the shoulder,” said {L}. {young:“It is not there.”|“Thank you. But that is not where it goes.”}
It was all the right buttons, and it was not the same. {L} felt the lift go down, right to the bottom.
-> DONE

=== m2
# aside
# shot: two
# place: living-room; dusk; clear
# action: grownup fold coat; A lie-back cross on sofa; heroes sit; friends sit
# things: sofa; coat; cushion; rug; themed
They tried it on a cushion, {young:and the cushion was very good.|which has no chin, but does not fidget.} It went up, up, up.
{themed_a} was the button at the top. # personal
“And the pat?” asked {grownup}. {young:¶ “Harder,” said {A}. “No, softer.”|¶ “A bit harder,” said {A}. “Now that is a knock. That is somebody at the door.”}
The cushion was patted {~nine|eleven} times, {young:and some fluff came out.|and gave off a small cloud, and after that it lay down flat.}
“Perhaps it cannot be done by me,” said {grownup}. {young:“I have the wrong hands.”|“Perhaps it needs hands of that sort, with a ring on, or without.”}
{pausing} # company
“They are nearly the same hands,” said {A}, and looked at both sides. “Yours are only newer.” # more
-> DONE

=== l2
# aside
# shot: wide
# place: bathroom; dusk; clear
# action: A stand surprised; grownup sit; heroes stand; friends sit
# things: bath; towel; coat on A; tap; mat
The bath ran in, and {A} stood on the mat in the coat. {young:You cannot have a bath in a coat.|A coat can have soup, but a coat cannot have a bath. They had come to the end of what it could do.}
“You could wash the hands,” said {grownup}, {young:“and I will do the nose.”|“and the face, and as much as sticks out at the bottom.”}
So that was washed. {young:It was not a lot.|It came to two hands, two knees, and what there is between a collar and a fringe.}
The steam went in at the neck, {young:and it got even hotter.|and it stayed in there, and it was like being a pudding.}
“{minder} will come again,” said {grownup}. ¶ “I know,” said {A}. “I am only not finished with today.” # more
A cuff had been in the water. It was wrung out, and it dripped on the mat, plip, plip. # more
-> DONE

=== s4
# shot: behind
# place: hallway; night; clear
# action: L reach-up coat; grownup kneel before L; heroes stand; friends sit
# things: hook; coat; stairs; lamp
“I shall have to do it to you,” said {L}. “Then you will know.” So {L} fetched {grownup}’s own coat off the hook.
It was as long as the stairs. {L} began right down at the bottom. {young:In went one. {L} looked at it. It was in.|The first one went in, and {L} stopped, and looked to see if it was in, and it was.} # usual
“Up,” said {L}. “Up. Up.” {grownup} had to come further and further down, to be reached. # usual
The last one was just under the chin. {L} laid a hand on it, quite flat, and looked up.
“And pat.”
{grownup} kept very still. “Oh,” said {grownup}. “You do it while you look at somebody.”
“Yes!” said {L}. {young:“I did not know that!”|“I did not know it, either, until I did it.”} # usual
Then the small coat came off, and hung up its arms. It had been on for {~three|four} hours. # usual
-> DONE

=== m3
# aside
# shot: above
# place: hallway; night; clear
# action: A stand calm; grownup stand; heroes stand; friends sit
# things: row of 2 coat on hook; hook; lamp; stairs
Now there were two coats on the hooks. One was long and one was short.
It was cool in the hall. {A} put out both arms, to feel it. # spare
“Better?” asked {grownup}. It was a lot better.
The top button was looked at once more. It was the same as the rest. # more
“Is it still in there?” asked {A}. ¶ “It is in you,” said {grownup}. “It went in at the chin.”
So they put out the light, and the coats hung close.
-> DONE

=== l3
# aside
# shot: two
# place: bathroom; night; clear
# action: A wash happy; heroes wash; grownup hold towel; friends sit
# things: bath; towel; tap; rubber-duck
Then the bath could be had. It was just right by now.
The knees went in. The tummy went in. It was not funny in there any more. # spare
“Slow, please,” said {A} to the flannel. It went slow.
It stopped at each toe, to see if it was in. # more
{grownup} had the towel. It went round, and it came up to the chin.
{A} waited. And there was the pat.
-> DONE

=== m4
# aside
# shot: close
# place: bedroom; night; stars
# action: A lie-back calm; heroes lie-back; grownup sit; friends sit
# things: bed; pyjamas; lamp; window
There are buttons on pyjamas, too. There are four, or there are five.
{A} did them all alone. It took a while. That was right.
“What will you tell {minder}?” asked {grownup}. ¶ “That it stayed done up,” said {A}. “Through the soup.”
That is a long time for a button. # more
Then there was no more to tell. The bed was turned down.
-> DONE

=== l4
# aside
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: row of 2 coat on hook; hook; bag; stairs
Down in the hall it was dark. The coats hung by the door.
The long one had an arm round the short one. That is how they had been hung. # spare
There was soup on the small cuff. It had dried. # more
There was a crumb in a pocket, from that low wall. # more
They were both done up to the top. No one was in them.
They were warm all the same.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; grownup sit beside bed; friends sleep
# things: bed; blanket; lamp
The blanket has no buttons. {H} lay and looked at {grownup}.
{resting}
{keepsake}
{dream} # spare
“Slow,” said {L}. ¶ “I know,” said {grownup}. # usual
Up it came over the knees, and stopped there. # usual
Up it came over the tummy. It lay quite still in there. # usual
Up it came to the chin.
{grownup} looked at {L}, and {L} looked back.
“And pat,” said {L}, with both eyes shut.
And there it was.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the top button was done up, and the coat was on its hook, with nobody in it. The long coat beside it was done up to the top as well, and it never had been before.
“It looks as if they had been practising,” said {H}, and felt in the pockets, and found a crumb from a low wall.
-> DONE

=== next_bedtime
The two coats hung by the door. They were done up to the top.
-> DONE
