# about: somebody-left(friend&!moved in with&!moving in|cousin&!moved in&!moving in&!tomorrow&!leave on&!leaves on|aunt&!moved in&!moving in&!live with|uncle&!moved in&!moving in&!live with|teacher&!leaves&!leaving&!is going|nanny|childminder|key worker|brother&!uni&!moved in&!moving in|sister&!uni&!moved in&!moving in|neighbour&!moved in|neighbor&!moved in|moved&!uni&!moved in with&!moved in today&!has moved in|moving&!moving in|moves&!moves in|abroad|sea)
# about: missing(friend|cousin|aunt|uncle|teacher|nanny|childminder|key worker|brother&!uni|sister&!uni|neighbour|neighbor|dad|papa|mum|mom|mama|mother|father)
# also: lonely; sad; missing
# news: bad
# never: twins|cousins|friends|neighbours|neighbors|family|families
# wants: child
# role who: answer = somebody
# role grownup: parent = the grown-up with the stamps
# ages: 4-10
# needs: speaking
# holds: parting, dark(kind)

=== title
{~Half a Joke|Who’s There?}
-> DONE

=== s1
# shot: wide
# place: kitchen; day; clear
# action: heroes knock sad table; friends sit-on-chair calm
# things: table; calendar; chair beside table; cup on table
{~“Knock, knock,” said {H}, to the table. {young:The table did not say a word.|The table had been knocked on before, and knew better than to answer.} {who} always did the other half, and {who} was not there.|{who} was not there, {young:and {H} had thought of a joke.|and of course {H} thought of a joke today.} “Knock, knock,” it began, and then it had to stop.|A knock-knock joke is made for two. {H} had always told it with {who}, and {who} was not there.}
Nobody had done anything wrong, and nobody had been cross. {young:It was only a day without {who}.|It was only that there are days with {who} in them, and days without.} # usual
{is_wished_until:It would be like that {wished_until}, and that is a long time to hold a joke.} # wished
{L} did the front of a joke, and {who} did the back. Now {L} had more than forty fronts, and they hopped about inside{not young: like people who need the bathroom}.
{is_loved:A good few of them were about {loved}, and those hopped higher than the rest.} # personal
“I want to tell one,” said {L}, and so they went to look for somebody to do the back.
-> DONE

=== s2
# shot: two
# place: shop; day; clear
# action: heroes knock happy door; shopkeeper wave calm; friends stand happy; dog shout happy
# things: door; counter; lettuce on counter; gate
# people: shopkeeper(he)
{joining}
First they tried the man at the shop. “Knock, knock.”
“The door is open,” said the man. {young:“You are in.”|So it was. {They} had come in by it.}
{themed_a} was tried as well. It had no idea who was there. # personal
{is_wished_place:{They} would have gone as far as {wished_place} to ask.} # wished
{hinderer_person:“I know this one,” said {hinderer}, and told the end of it to everybody, first.} # beat
{hinderer_animal:Each time there was a knock, knock, {hinderer} ran to look at the door, and it was nobody.} # beat
{hinderer_carried:They tried {hinderer} as well, and waited for it, politely, until the shop had let down its blind.} # beat
The next one was a neighbour, who did know how. “Who’s there?” she said. ¶ “Lettuce.” ¶ “I do love a lettuce,” said the neighbour, {young:and told them what she puts on it.|and the joke turned into a salad, and went on for some time.} # usual
A dog behind a gate was the best so far. “Knock, knock.” ¶ “Woof!” said the dog, which really wanted to know, but never let {A} get to the next line.
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; day; clear
# action: heroes shout happy; friends clap laughing; woman clap laughing; cow shout happy
# things: table; bean on table; pot on table
# people: woman
At home everybody was willing, and practised it, over the {~beans|washing-up}, and got it nearly right.
“Knock, knock.” ¶ “Who’s there?” they said, in a row, like {young:hens|a choir}.
“Cows go,” said {A}. ¶ “Cows go who?”
{young:“No, cows go moo!”|“No, cows go moo.” There is hardly a finer in the world.} And they laughed, and they meant it.
But they came in too soon. {who} always left a bit of a gap there, first. {young:The gap is the best bit.|You could see the joke get into the gap, and go down, and come to the bottom.}
They had another go, and were too late. # more
“Very good,” they said. ¶ “Yes,” said {A}. “Thank you.” # spare
{pausing} # company
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; day; clear
# action: heroes catch sad ball; friends throw calm ball
# things: bat; ball in heroes.hand; door; paper before heroes
All over the house were things with half of them missing. {young:There was a bat and a ball, and nobody to play it right.|There was a bat, and a ball, and only the wrong people to hit it.}
And there was half of a code. {A} and {who} had needed a whole wet week for it, and now {A} was the only one in {~town|the street} who could say “my pig has hats on” with an elbow.
{A} said it. {young:Up went the elbow. No one laughed.|The elbow went up and down, twice, and everybody looked back politely.}
“Throw it here,” said {many:{B}|the neighbour}. {A} threw the ball. {young:Back it came, and was just a ball.|Back it came, quite well, but only in the way that a ball does.}
-> DONE

=== m2
# shot: wide
# place: bridge; day; clear
# action: heroes shout curious; friends stand curious
# things: arch
Under the bridge lives an echo, {young:who says things back. They went there.|who is well spoken of, and answers at once, and so they went to see it.}
{A} stood in the middle. “Knock, knock!”
“Knock, knock,” said the echo.
They waited, leaning forward. {young:The echo was waiting, too.|You could hear the echo leaning forward as well.}
“Who’s there?” called {A}, to help. ¶ “Who’s there?” called the echo, in great excitement. {young:“Me!” said {A}. ¶ “Me!” said the echo.|“Me,” said {A}. ¶ “Me,” said the echo, and it seemed that they had met.}
An echo only has fronts. {young:No backs at all.|It had come to look for a back as well.} # spare
“I am sorry,” said {A}. “I know how it is.” ¶ “How it is,” said the echo. # more
-> DONE

=== l2
# aside
# shot: two
# place: garden; afternoon; clear
# action: girl peek happy behind wall; heroes sit-on-edge curious wall; friends wave happy; chicken walk calm
# things: wall; ball
# people: girl(red hair)
A girl looked over the wall. {young:“Do you want to play?” she said.|She had been there before, now and then, from the nose up. “Do you want to play?” she asked.}
{A} did want to, and did not. {young:That might use up {who_s} place.|The wall was {who_s}, in a way, and there might be just the one place on it.}
“I know a joke,” said the girl. “Why did the {~hen|snail} cross the road?” That is another sort of joke. You can do those with nearly any two people. {young:“Why?” said {A}.|“I don’t know,” said {A}, as you must. “Why did it?”}
The joke was not a good one. {A} laughed a bit at the end, all the same. # spare
The poor thing had a long day of it, in that joke, and crossed a lot of roads. # more
And the wall had room on it. {young:What a long wall!|{A} looked along it, and it went right to the corner.}
-> DONE

=== s3
# shot: close
# place: garden; dusk; clear
# action: heroes sit sad; friends sit sad
# things: gate; drop before heroes
{L} sat down by the gate. The forty fronts were no lighter. # usual
{helper_person:{helper} sat down on the other side of the gate, and did not try to be funny.} # beat
{helper_animal:{helper} came and lay down across both feet, and was warm there, and stayed.} # beat
{helper_carried:{helper} was set down by the gate as well, and they both looked at the road.} # beat
“Knock, knock,” said {L}, to both knees.
“Who’s there?” {young:It came out of {L}’s own mouth.|It came by itself, out of {L}’s own mouth.}
That was not how {L} did it. That was how {who} did it, {young:up at the end|with the gap, and up at the end}. {L} had to look round, it was so like.
“Boo,” said {L}, and swallowed.
“Boo who?” That was just how {who} would say it.
“There is no need to cry.” There was a bit of need. It {young:ran down {L}’s nose|took its time}.
The funny bone can hurt as well, and that is not funny at all. # usual
-> DONE

=== s4
# shot: above
# place: kitchen; dusk; clear
# action: heroes write sad pencil; grownup hold calm stamp; friends stand calm
# things: card on table; table; lighthouse on card; stamp
So {who_s} half was in {L}’s own head, with the gaps. {who} had left it there.
Then came a worse thought. “And what about {who}?”
{is_wished_thing:There would be nothing over there to ask but {wished_thing}.} # wished
At the other end, {who} had the backs of jokes, and no fronts. {young:“Who’s there? Who’s there?” And no one had knocked!|“Who’s there?” on the stairs, and no one had so much as knocked.}
So {L} took a card with a {~lighthouse|donkey} on, and {grownup} wrote the address. On the back were two words. Knock, knock.
“Is that all?” asked {grownup}.
“That is how it goes,” said {L}. “You have to leave the gap.” It could be a long one.
-> DONE

=== m4
# shot: two
# place: street; dusk; clear
# action: heroes knock curious postbox; friends look-up curious
# things: postbox; card in heroes.hand; street-lamp
They took it to the box on the corner, and knocked on the box, two times, to be polite. Then in it went.
“When will there be an answer?” they asked.
There was no way to know. There might be one. There might not be one for a good while. A joke does not go off.
The joke was on its way now. There was more room for the others. # spare
“Knock, knock,” said {grownup}, on the way home. ¶ “Who’s there?” said {L}. It was new, to be the back. # spare
-> DONE

=== l3
# shot: close
# place: bathroom; night; stars
# action: heroes sit curious in bath; friends stand calm
# things: bath; tap; 2 drops under tap
The tap said plink, and there was a gap. It said plink again.
“Who’s there?” said {A}. It seemed that it was the tap. # more
The code still worked, in the bath. An elbow said that my pig has hats on. A foot did not know what to say. # spare
{A} would keep it up. It had to be in good order, for when it was wanted. # more
{A} knocked on the duck, two times. There was a gap. The duck is very good at the gap. # more
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: heroes write sleepy pencil; friends sit sleepy
# things: paper on wall; wall; stamp
There was a list for the wall, with all the fronts on. One was crossed off. There were still more than forty.
“That is a lot of stamps,” said {grownup}.
It was. They went all down the wall. They looked fine. They were good for a year. # spare
It was not the same as out loud. No one said that it was. # more
-> DONE

=== l4
# shot: wide
# place: street; night; stars
# action: cat sit calm; owl sit calm; heroes sit sleepy
# things: postbox; street-lamp
In the box on the corner it was dark. The card lay on top of a bill.
“Knock, knock,” said the card.
The bill did not know that one. It was from the gas. # more
The bill had never been sent to make somebody laugh. # more
A van would come, at six. Then a train. Then a van, and a bag, and two feet. # spare
It had it all before it. It held on to its two words. # more
-> DONE

=== s5
# shot: object
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: drawing on wall; wall
It was late. Perhaps it was late where {who} was, too. # usual
{resting}
{dream} # spare
{L} knocked on the bed. Knock, knock, went the bed, quite softly.
Then came the gap, dark and warm. # usual
“Who’s there?” said {L}. It went up at the end.
“{L}.”
“{L} who?”
“Just {L},” said {L}.
It was a good one. You had to be there.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was no card in the box that day. It is a long way.
But under the bridge the echo had had all night to think. “Knock, knock,” called {A}, in passing.
There came a gap. It was longer than an echo needs.
“Who’s there?” said the echo, and it went up at the end.
{A} was so surprised that the rest of the joke fell in the water. The echo laughed all the same. It had been practising that as well.
-> DONE

=== next_bedtime
The gap was still there. It was a good one, and it was kept open.
-> DONE
