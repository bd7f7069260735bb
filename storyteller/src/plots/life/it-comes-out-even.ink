# about: story-about; with-character; creature; bring-back
# tells: tale(goes to school|go to school|going to school|went to school|at school|in school|starts school|start school|starting school|to a school|to big school|to our school|to my school|to her school|to his school|first day at school|first day of school|goes to nursery|go to nursery|to nursery|at nursery|starts nursery|goes to daycare|go to daycare|to daycare|at daycare|to kindergarten|at kindergarten|starts kindergarten|to preschool|at preschool|to kindy|to playgroup|joins a class|joins her class|joins his class)
# also: funny; person; place; thing; happy; play; food; calm; weather; first-day
# kind nursery: nursery|daycare|kindergarten|preschool|kindy|playgroup
# wants: child
# role guest: answer, creature, thing = a bear called Bruno
# role grownup: parent = the grown-up with the socks
# names: Bruno | Otto | Basil
# names: Mrs Tandy | Mrs Loom | Mrs Birch
# ages: 3-12
# holds: dark(kind)

=== title
{~It Comes Out Even|Twelve Twos}
-> DONE

=== s1
# shot: wide
# place: school; day; clear
# action: tandy point curious; guest stand curious; heroes stand surprised at guest; friends stand curious
# things: door left; bag in guest.hand; coat on hook; hook
# people: tandy=teacher(she, glasses)
{~“Two and two,” said Mrs Tandy at the classroom door, “and two, and two.” {many:{H} were at the end, and there it did not come out.|At the end, as always, was {H}.}|There were twenty-three in the class, and two by two that never came out. {H} could have told you.|When you walk two by two, and there are twenty-three, somebody is over at the end. {many:{H} took it in turns.|It was {H}.}}
{young:{A} had no hand to hold, and so {A} held the door.|{A} always walked last, with nobody beside, and shut the doors for the others.} # usual
Then along past the coats, with a bag, came {guest_a}.
“I know who you are,” said {A}. “You are {wished_tale}.”
“Since this morning,” said {guest}. “What do {guest_many:we|I} do first?” ¶ “You hold hands,” said {A}, “two by two.”
Mrs Tandy counted again, and then she stopped. {young:There was nobody over!|She had counted that class since September, and nobody had ever not been left over.} “Twelve twos,” she said. “It comes out even.”
-> DONE

=== m1
# aside
# shot: close
# place: school; day; clear
# action: heroes point happy; guest look-up curious; friends stand curious
# things: bag on hook; hook; coat on hook; chair
First you have to hang up the bag. {A} showed how, {young:on the hook with the kite.|on the hook with the kite over it, which is a double hook, and had only ever had one thing on.}
“What is in it?” asked {A}. ¶ “{guest_many:We do|I do} not know,” said {guest}. {young:“They said, take a bag.”|“They said at home that you take a bag. Nobody said what it is for.”}
They looked in. There was a bun in it, {young:and one more bun.|and behind the bun was another one, in case it should be long.}
“It is until three,” said {A}. {young:“That is just two buns.”|“It comes to two buns, if you are careful.”} # usual
Then the two bags hung there, side by side, and knocked together. # more
They went on with that for a while, even when nobody was near. # more
The coats moved up, {young:to make room.|one after the other, as people do on a bench.} # more
-> DONE

=== s2
# shot: two
# place: school; day; clear
# action: heroes sit happy; guest sit curious; tandy stand calm; friends sit happy
# things: blackboard; rug; 2 books
# people: tandy=teacher(she, glasses)
Then you sit on the carpet. {guest} sat down as well, {young:next to {A}.|next to {A}, after they had tried it behind, and on top.}
{joining}
{is_loved:“Does it come in here, about {loved}?” asked {guest}. ¶ “Not on Mondays,” said {A}. “But you can think it.”|{musing}} # personal
“When you know a thing,” said {A}, “you put up a hand. {young:Like that.”|If you do not know it, you look at the floor.”} ¶ {guest} put up everything that there was, and knew nothing, but wished to have been polite. # usual
{hinderer_person:“Is it lunch?” asked {hinderer}, out loud, and had to be told about the hand as well.} # beat
{hinderer_animal:{hinderer} lay down across the middle of the carpet, so that half of them learned one thing and half of them another.} # beat
{hinderer_carried:{hinderer} sat so still on the carpet that Mrs Tandy said they should all look.} # beat
Then they did sums. “What is one and one?” asked Mrs Tandy. {young:{guest} looked at {A}.|{guest} looked to the left, and there sat {A}, and thought it over once more.} “Us,” said {guest}. It was right.
-> DONE

=== l1
# aside
# shot: behind
# place: school; day; clear
# action: heroes draw happy; guest draw happy; friends sit happy
# things: table; 2 papers on table; crayon
There was one pair of scissors to every two, and one glue, {young:and one box of red.|and one box of crayons, which had been made for two with short arms.}
“I have always had it to myself,” said {A}. {young:“Nobody took the red.”|“You never have to ask anybody for the red. It is just there.”}
“May {guest_many:we|I} have the red?” asked {guest}. {young:Nobody had ever asked {A} that.|{A} was quite taken aback, and said that it could be spared, and then wanted it itself, and had to wait.}
It was nice to wait for it. {young:It came back warm.|It came back a bit shorter, and warm from somebody else.} # usual
They drew one big thing, from both ends. # more
It met in the middle, and had two tails. # more
{young:It was very long.|It had to be carried home by both of them, and turned round in the doors.} # more
“What is it?” they were asked. ¶ “The two of us,” said {A}, {young:“and some legs.”|“and what was in between.”} # more
-> DONE

=== s3
# shot: above
# place: playground; afternoon; clear
# action: heroes sit happy on see-saw; guest sit happy on see-saw; friends stand happy
# things: see-saw; bench; tree
At playtime {A} went to the see-saw. {young:“It is broken,” said {A}. “It only goes down.”|“I know it well,” said {A}. “It has only got the one way, and that is down.”}
“What goes on the other end?” asked {guest}. ¶ {A} did not know. {young:So {guest} sat on it.|Nobody had ever mentioned it. So {guest} went and sat on that.}
{helper_person:“Back a bit,” said {helper}, “and you a bit forward,” until it lay in the air as flat as a shelf.} # beat
{helper_animal:{helper} walked from end to end, and it tipped each time, so that they saw how it is meant.} # beat
{helper_carried:{helper} was set in the middle, where you go neither up nor down, and saw it all go by.} # beat
One of them had to move up, and the other had to move back, until it was level. # usual
Then {A} went up. {young:Up, up! The whole playground was down there.|There was the whole of the playground, and a ball that had been lost since spring.} “There is an up,” said {A}.
“There is a down as well,” said {guest}. They had one each, and changed. # usual
-> DONE

=== m2
# aside
# shot: two
# place: school; afternoon; clear
# action: heroes lie-back calm; guest lie-back curious; tandy read calm; friends lie-back calm
# things: rug; 2 mats; themed
# people: tandy=teacher(she, glasses)
After lunch they all lay down on mats, for a story. {young:“Do you have to sleep?” asked {guest}.|“Is one made to sleep?” asked {guest}, who had heard things.}
“No,” said {A}. “You only lie there. {young:I look at the ceiling.”|There is a stain up there that is a rabbit, and then it is a boot.”}
They both looked at it. {young:It was a rabbit. Then it was a boot.|{guest} thought that from this side it was more of an uncle.}
{themed_a} lay between them, and saw a boat. # personal
{pausing} # company
One eye shut, and then one more. {young:But nobody was asleep.|They were not the eyes of the same person, so that it did not count as sleep.} # usual
Mrs Tandy turned the page very low. # more
It was about a bear, {young:who was all right.|who had been lost on the first page, and was quite all right by now.} # more
-> DONE

=== l2
# aside
# shot: close
# place: school; afternoon; clear
# action: guest stand worried; heroes whisper calm at guest; friends stand curious
# things: door; bag; coat on hook; hook
In the afternoon {guest} went rather quiet, and was found by the bags.
“Is it home time?” asked {guest}. ¶ “Not yet,” said {A}. {young:“Is it a long way to three?”|“It is always longest just before. It is the last bun that does it.”}
So {A} stayed there as well, {young:and leaned.|and they leaned on the coats, which are soft, and smell of everybody’s house.}
“Which is yours?” asked {guest}. {young:{A} held out a sleeve.|{A} held out a sleeve, and {guest} had it for a time.} # usual
Then it was a bit less far. # more
“You can have it tomorrow, too,” said {A}. “It hangs here.” # more
{young:It was a long blue sleeve.|It was blue, with a cuff that had been chewed, and it was good to know where it was.} # more
-> DONE

=== s4
# shot: two
# place: school; afternoon; clear
# action: tandy stand sad; heroes reach-up happy at tandy; guest stand happy; friends stand happy
# things: door left; bag in guest.hand
# people: tandy=teacher(she, glasses)
At three they stood at the door, two by two. Mrs Tandy counted.
“It comes out even,” said Mrs Tandy. {young:She looked down. Nobody was next to her.|Then she looked to the side, where on other days somebody had been left over, and there was nobody there.}
It had been her hand, at the end, {young:all the time.|on the stairs, every day since September. She had never said that she minded it.} # usual
“Now you are over,” said {A}. ¶ “So I am,” said Mrs Tandy. # usual
{A} looked at both hands. {young:One was full. One was free.|One had {guest} in it, and there was one to spare.} “You can come on this side,” said {A}.
So they went down like that, three in a row. {young:It was nice.|It was neither two nor even, and took up the whole of the stairs.}
-> DONE

=== m3
# shot: behind
# place: lane; dusk; clear
# action: heroes walk happy; guest walk sleepy; friends walk sleepy
# things: gate; hedge; bag in guest.hand
They went home. The bag had nothing in it now, and still it was heavy.
“What did you learn?” asked {A}. It is what they ask. ¶ “One and one,” said {guest}. # usual
“And do you go again?” ¶ {guest} stood still. “Is there more of it?” said {guest}.
“It goes on until summer,” said {A}. # usual
“Then {guest_many:we|I} need a bun,” said {guest}. # more
They said goodbye at the gate. It took two goes. # more
You could hear the bag go down the lane. It sang a bit. # more
It sang as far as the bend, and then it was just the lane. # more
-> DONE

=== m4
# aside
# shot: close
# place: hallway; dusk; clear
# action: heroes sit happy; grownup kneel calm; friends sit sleepy
# things: 2 shoes; mat; lamp; coat on hook; hook
“Was anything new?” asked {grownup}, down by the shoes.
“The see-saw goes up,” said {A}. ¶ “Does it?” said {grownup}. “Since when?” # usual
“Since there was somebody on the end.”
{grownup} had one shoe, and {A} had one. They were put down side by side.
“That makes two,” said {A}. # usual
They leaned on each other. They had been out all day. # more
A bit of sand came out of one, and then out of the other. # more
-> DONE

=== l3
# aside
# shot: above
# place: bathroom; night; stars
# action: heroes wash sleepy; grownup hold calm towel; friends sit sleepy
# things: bath; sponge; soap; towel
In the bath there were two knees. There was a sponge for one and a sponge for the other.
One hand was red, from the crayon. The other was just a hand. # usual
They were held up next to each other. “That one was {is_nursery:there|at school},” said {A}.
{midway}
It got a bit of soap, and so did the one that had not been. It was fair. # usual
The red did not all come off. There was some for tomorrow. # more
Two ears were done, and one nose. You only get the one. # more
Then there was a towel, which is good for any number. # more
-> DONE

=== l4
# aside
# shot: object
# place: playground; night; stars
# action: heroes sleep
# things: see-saw; bench; moon; tree
It was dark {is_nursery:in there|at school}. In the hall the hooks hung in a row.
Out there stood the see-saw. It had one end on the ground.
A leaf came down on the other. It was not much. But it was somebody. # usual
The moon looked at it from up there. It had only ever had an up. # usual
One hook had a kite on it. It was kept. # more
By the door was a crumb of bun. A mouse came. It looked to the side, and went, and came back with one more mouse. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-awake sleepy; grownup sit calm; friends sleep
# things: bed; pillow; lamp; quilt
Then you lie down. You need not sleep.
{resting}
{keepsake}
{dream} # spare
{A} counted, to be sure. There were two feet. There were two ears. # usual
One hand was under the quilt. And there was one left over. # usual
“You can come on this side,” said {grownup}, and took it.
“That makes two,” said {A}.
One eye shut. Then the next one did. # usual
It came out even.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
In the morning there was a bun on the step, in a paper bag, and on the bag it said ‘One and one’. {H} looked inside. There was just the one.
But next door’s step had a bag as well, and so had the step after that, all down the road as far as the school. Somebody had set off early, with a great many buns, and wished it to come out.
-> DONE

=== next_bedtime
By the door stood two shoes. They leaned on each other.
-> DONE
