# about: left-out(best friend|new friend|another friend|someone else|somebody else|other friend|won't play|not play|play with); play(someone else|somebody else|another friend|without her|without him|without them); jealousy(friend)
# also: sad; lonely; jealousy; angry; sharing; quarrel; missing
# news: bad
# wants: child
# role grownup: parent = the grown-up with the pans
# names: Nell | Tess | Wren
# ages: 3-9
# holds: pan(kind), dark(kind)

=== title
{~The Other Handle|One for Each}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: A sit sad under table; heroes sit sad under table; grownup hold pan; friends peek under table
# things: table; pan on hook; hook; chair
{~“She has got somebody else,” said {H}, {young:under the table.|under the table, where it is easier to say.}|There was a line at school, two by two, {young:and {H} had been next to nobody.|and {H} had come out of it with a hand left over.}|Nell always holds hands on the way to the hall. {young:But today she held hands with another girl, and {H} saw it.|But today she had held hands with a new girl, and {H} had walked behind the two of them and looked at the join.}}
Nell was {As} best friend. Now she had a new friend, a girl with a bobble hat.
{A} wanted Nell’s hand back, {young:by tomorrow.|by ten o’clock tomorrow, when the class goes to the hall.}
The walk to the hall is the best bit of the day, because of the swinging. # usual
“How many hands has she got?” asked {grownup}, and hung up a pan. ¶ “One,” said {A}. “And it is taken.”
{is_wished_saying:{wished_saying} That went into the tea towel.} # wished
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: A shout proud holding bell; heroes pull towel; grownup think at A; friends clap
# things: hat on A.head; bell; towel on A.back; 5 plasters; themed
So {A} would have to be better than a bobble hat.
{joining}
{is_loved:“I could be more like {loved},” said {A}. That was thought about.|{musing}} # personal
{A} put on two hats, and a bell, {young:and all the plasters.|and nine plasters, and a cloak made of the good towel.} Nell would see that from right across the yard.
{themed_a} was added at the back. # personal
{hinderer_person:“Which of them is the bobble?” asked {hinderer}, and that had to be explained, hat by hat.} # beat
{hinderer_animal:{hinderer} heard the bell, did not know who it was, and went under the table as well.} # beat
{hinderer_carried:{hinderer} was given one of the hats, fell over in it, and got most of the laugh.} # beat
“Well?” said {A}, and rang. {young:“I can see you,” said {grownup}. “I can see no hand.”|“It is very fine,” said {grownup}. “But where would Nell hold it?”}
Nobody could say. Under all that there was no hand to be found at all. # usual
So it all came off again, and the plasters hurt. # usual
-> DONE

=== m1
# aside
# shot: behind
# place: garden; afternoon; breeze
# action: A hold-hands sad post; heroes walk; friends look-up; driver look-through bus
# things: post; bus; gate
# people: driver
{A} went out, and looked for a new best friend of {As} own. {young:The post was there. The post had nobody.|There was the gatepost, which is tall, and always in, and was not with anybody.}
“You may hold my hand,” said {A}. It took some time to find out where. {young:The post had no hand, but it had a knob.|In the end it turned out that the post had a knob, on the top, and you could hold that.}
They stood there, and a bus went by. It was not bad. {young:But it did not swing.|But when {A} swung, the post did not, and it had nothing to say about the bus.}
“It is not that you are not nice,” {A} told it. ¶ The post had heard that before. A gate is the same: it comes, and leans on you, and then somebody calls, and off it goes. # more
So {A} let go, and said that it had been nice, and went in.
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: A point cross down; grownup hold lid; heroes draw slide; friends sit
# things: table; lid; plate; biscuit
There is a list of what they do, Nell and {A}. {grownup} was told it, {young:bit by bit.|one thing after another, in the order of the week.}
They have a word that only they know. {young:They go down the slide as one worm.|On Mondays they go down the slide as one worm, and {A} is the end that thinks.} They swap crusts.
“Can a worm be three?” asked {grownup}. {young:“No,” said {A}. “It has two ends.”|“No,” said {A}. “It has a front and a back, and then it is full.”}
“I only wondered who was in the middle,” said {grownup}, and dried a lid. {young:Nobody is in the middle.|Nobody had ever looked to see what there was in the middle of that worm.}
“What is she like, in the bobble hat?” ¶ “She has a cough,” said {A}, “and she can do the splits, nearly.” It was only fair to say it. # more
-> DONE

=== s3
# shot: above
# place: kitchen; dusk; clear
# action: A pull worried chair; grownup stand; heroes pull sock; friends stand
# things: chair; sock on chair; rope; door
The next thing was to make it so that a hand cannot go. {A} took a long sock for it, {young:and a chair.|and tried it out on a chair.}
{helper_person:“Try it on me,” said {helper}, and was a very good Nell, down to the way she sniffs.} # beat
{helper_animal:{helper} sat down to be Nell, and was held by one warm foot, and gave it every time.} # beat
{helper_carried:{helper} was to be Nell, and hung on by one end, and did not pull away.} # beat
{A} and the chair went to the door like that. {young:Bump! They stuck. A chair is wide.|They stuck in it, since a door is for one at a time, and neither of them could see to the knot.} # usual
“I want you to stay,” said {A} to the chair. {young:It stayed. It could not do a thing.|It stayed, and it looked as a chair looks that has been tied to somebody.} # usual
{A} let it go. “It is no good,” said {A}. “She has one hand, and it is taken.”
-> DONE

=== m2
# aside
# shot: behind
# place: bathroom; dusk; clear
# action: A reach-down calm at soap; heroes sit in bath; grownup hold towel; friends stand
# things: bath; soap; boat in bath
In the bath {A} held {As} own hand. {young:It was wet, and it was just as big as the other one.|It was a good fit, and there was no doubt who would be there tomorrow.}
“Shall we go to the hall?” said one hand. ¶ “Yes, let us,” said the other. They went along the edge as far as the soap. {young:They could not swing.|It is hard to swing, when both of you are on the same person.}
There was the soap, all alone. {young:They had to let go, to get it.|To take it they had to let go of each other, and it took both of them, and it still got away.}
So that was three of them, going round and round, and it was by far the best bit of the bath, and {A} did not want to hear about it. # more
“You two are no good alone,” {A} told the hands, and dried them, one with the other. # spare
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: grownup point at clock; A look-up curious at clock; heroes hold plate; friends sit
# things: clock; 3 pans; teapot
“She had somebody before you,” said {grownup}. {young:“A boy with a drum.”|“There was that boy with the drum, and she was in and out of his house all day.”}
“She still likes him,” said {A}. {young:“She does his drum on Fridays.”|“She does the other stick, on Fridays.”} It went quiet, for a bit, round the pans.
{young:Up on the wall the clock went on, with its two hands.|On the wall was the clock, and its two hands were at opposite ends, and it did not look as if it had been quarrelling.}
At half past they would be one on top of the other. They are never gone for good. There was a thin red one, too, that went past both of them all day long, and said hello each time. # more
-> DONE

=== m4
# aside
# shot: wide
# place: kitchen; dusk; clear
# action: A hold curious cup; heroes hold spoon; grownup reach-up at shelf; friends carry jug
# things: cup; jug; kettle; 4 spoons; big pot
{A} helped with the last of the drying. {young:A cup has one handle. A jug has one.|A cup has one handle, and a jug has one, and a kettle has one right on top where it can keep an eye on it.}
“Then you are taken,” {A} told the cup, with a finger through. {young:“Sorry. I have you now.”|“I am sorry, but I have you now, and you will have to tell the others.”}
The spoons have none. {young:You just take them, and they go with anyone.|They are all handle, and go with anyone, and nobody minds.}
The lid had a handle, too, in the middle, like a bobble. {A} did not care for the lid. It was dried, but not very well. # more
That left the big pan, for the soup. It stood on the floor, since there was nowhere else that it could stand.
-> DONE

=== s4
# shot: close
# place: kitchen; night; clear
# action: A carry-both surprised pot; grownup carry-both pot; heroes look-up; friends clap
# things: big pot; lid on pot
The big pan was too heavy for one. {A} took hold of it, and pulled. {young:It did not come.|It came up on one side, and looked in at its own lid.}
“Wait for me,” said {grownup}, and came round to the other side. And up it went.
{A} stopped, and looked along the pan to where {grownup} was. “It has another handle,” said {A}.
“Big pans have two handles,” said {grownup}. {young:“You can’t lift them by one.”|“If you carried it by one, the soup would all run out at the other end.”} # usual
{A} put down the pan, rather hard. {A} shut both eyes, and thought of Nell, from the top: the hair, the sniff, the sleeves. {young:There was a hand on this side. There was one on that side.|There was the hand with the bobble hat on the end of it. And then, on the other side, there was a sleeve with nothing to do.}
“She has got two,” said {A}.
-> DONE

=== l3
# shot: wide
# place: bathroom; night; stars
# action: A brush-teeth sleepy; grownup brush-teeth; heroes brush-teeth; friends stand
# things: basin; mirror; towel
They brushed teeth. It takes one hand. The other one held on to the sink. It did not feel left out. It had the sink.
“Who has your other hand?” asked {A}. {grownup} looked. A towel had it. The towel was put down.
You could walk like that. It was three steps to the door, and they swung. # more
The door was wide enough. It had let the chair out.
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: A hold calm book; grownup read book; heroes lie-back; friends sit
# things: book; lamp
There was a book. A book takes two hands, one for each side. So {A} had the left, and {grownup} had the right.
It was about a {~bear|goose}, who got home.
“Three can go to the hall,” said {A}. “You would only need a wide bit.”
There is a wide bit, by the hooks. It is as wide as a bath. # more
Turning the page took one hand from each. They had to say when. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes tiptoe sleepy
# things: 4 pans on hook; hook; clock; post; web on post
The pans were up. Each hung by one handle, and the other was free.
On the wall the clock had come to half past. Its hands did not say what they had done all day. # more
In the drawer lay the spoons, all in with each other. They had no idea who was whose. # more
Out by the gate the post stood, with its knob. A bit of web had hold of it.
Somewhere a bobble hat lay on a chair, by itself. It had only been there a week.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; grownup hold-hands A; heroes sleep; friends sit
# things: slipper left
The lamp was off. {L} had both hands out on top.
{resting}
{keepsake}
{dream} # spare
One lay in a big hand, and was warm. # usual
The other one lay open, by itself. # usual
Nell might hold it tomorrow. It might be the next day.
“Ten o’clock,” said {L}. “I will be by the hooks.”
One hand went to sleep. Then so did the other.
Goodnight, {H}. Goodnight, Nell.
Goodnight.
-> DONE

=== next_night
On the way to the hall there was a place where the line went wide. It was by the hooks. “A worm can be three,” said {A}, when it was all told, over the soup. “It has a front, and a back, and there is a middle that squeaks.”
“Who squeaks?” ¶ “We take turns,” said {A}. The big pan stood between them, and it was lifted by both of its ears.
-> DONE

=== next_bedtime
Two hands lay on top of the blanket. One was held, and one was to spare.
-> DONE
