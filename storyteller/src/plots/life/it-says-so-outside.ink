# about: story-about; with-character; creature; bring-back
# tells: tale(a place for somebody)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind hotel: hotel*|castle
# kind school: school*|nursery
# kind ill: hospital*|doctor*|vet
# kind shop: shop*|store|supermarket
# kind museum: museum*
# kind books: library|libraries
# kind cafe: cafe|café|restaurant*
# kind hair: hairdresser*|barber*|spa
# kind ride: bus|train|airport
# kind show: circus|cinema|theatre
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind)

=== title
{~It Says So Outside|The Lift Is Out of Order}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; breeze
# action: guest stand calm; heroes stand surprised at guest; friends stand curious
# things: door left; mat; suitcase; coat on hook; hook
{~It had been windy all day, and {H} went to the door, because something was knocking that was not the wind.|There was a ring at the door, and then several small ones, and {H} went to open.|“Here it is,” said somebody outside, and {H} opened the door to see what was here.}
On the step {guest_many:were|was} {guest_a}, with suitcases. “Is this {wished_tale}?” asked {guest}.
“No,” said {L}. “This is where we live.” ¶ “It says so outside,” said {guest}.
{L} went to look. A sign hung on the gate, where the wind had left it. “{wished_tale}”, it said, {young:and on it was a bit of torn string.|and there was a bit of string on it, from somewhere else.}
It was nearly dark, and they had come a long way. # usual
“Then please come in,” said {L}, for it did say so.
-> DONE

=== m1
# aside
# shot: close
# place: hallway; dusk; clear
# action: heroes hold proud notebook; guest write happy notebook; friends stand curious
# things: table; notebook; pencil; 4 suitcase
First they all had to sign a book. There was only the one from {young:the telephone.|beside the telephone, with a picture of a seal on it.}
“Where have you come from?” asked {A}, and {guest} said where. {young:It was far.|It was far, and most of it had been uphill, and against the wind.}
“And how long will you be staying?” ¶ “Until it is over,” said {guest}. {young:{A} wrote that down.|{A} wrote that down, with a tick behind it, as if a good many people said so.}
The suitcases were not heavy. {young:There was one sandwich in each.|When one came open by mistake, there was a sandwich in it, and a very small hairbrush.}
Then {A} rang the bell of the scooter, since a bell is always rung at about this point. # more
“Ah,” said {guest}. They liked that. # more
-> DONE

=== s2
# shot: two
# place: living-room; dusk; breeze
# action: guest stand curious; heroes hold proud; friends stand happy
# things: sofa; lamp; 4 suitcase; table
# things for hotel: stairs; key; 4 suitcase; lamp
# things for ill: sofa; spoon; pillow; lamp
# things for shop: table; cork on table; key on table; lamp
# things for museum: 4 mug on shelf; shelf; label; lamp
# things for books: 4 book on table; table; lamp; sofa
# things for cafe: table; 4 plate on table; lamp
# things for ride: 4 chair; lamp; suitcase
{joining}
{is_loved:“Will there be anything about {loved}?” asked {guest}. ¶ “After supper,” said {L}.|{musing}} # personal
{
- is_hotel:
“Which is our room?” asked {guest}. {L} gave them a key. It was for the shed, but it had a number on.
“And the lift?” they asked. ¶ “The lift is out of order,” said {L}. There had never been one. # usual
- is_school:
“Where are our pegs?” asked {guest}. {L} took down all the coats, and sat them in a row on the stairs.
“And what do we have first?” they asked. ¶ “First you have break,” said {L}, who had none of the rest ready. # usual
- is_ill:
“Where do we lie down?” asked {guest}. {L} put them on the sofa, in a row, and went along with a wooden spoon.
“You are all about as warm as a spoon,” said {L}. They were relieved. They had thought that it was more. # usual
- is_shop:
“What have you got?” asked {guest}. {L} laid it out on the table: nine corks, a key without a door, and half a map.
“And what does it cost?” they asked. ¶ “One of those costs one of those,” said {L}. # usual
- is_museum:
“What is there to see?” asked {guest}. {L} put a string in front of the kitchen shelf, and a card: “Mug. Blue. Has been dropped.”
“Ah,” they said, and stood back a little, to take it all in. # usual
- is_books:
“What is there to read?” asked {guest}. {L} brought it all: the books, and the bus timetable, and the back of the cornflakes.
The bus timetable was out at once, and there was a queue for it. # usual
- is_cafe:
“Is there a table free?” asked {guest}. There was one. {L} laid a tea towel over one arm, as they do.
“And what is good here?” they asked. ¶ “The banana,” said {L}, “if you have it with the toast.” # usual
- is_hair:
“Who is first?” asked {guest}. {L} gave each of them a warm towel, and the chair by the lamp, and asked if they had come far.
That is what you ask. It was also nice to know. # usual
- is_ride:
“Is this seat taken?” asked {guest}. {L} put all the chairs one behind the other, and walked along at the side with a whistle.
“And where does it go?” they asked. ¶ “To the end,” said {L}, “and then back.” # usual
- is_show:
“Where do we sit?” asked {guest}. {L} put all the cushions in a row, with a number on each, and turned down the lamp.
“And when does it begin?” they asked. ¶ “It has begun,” said {L}. “I am the first bit.” # usual
- else:
“Where do we go?” asked {guest}. {L} opened the living room, as if it had always been for that, and gave them all a number.
“Mind the step,” said {L}. There was none, but they liked to be told. # usual
}
{hinderer_person:{hinderer} came with a case as well, and wanted to be asked, too.} # beat
{hinderer_animal:{hinderer} got in among the suitcases, and had to be signed for.} # beat
{hinderer_carried:{hinderer} was taken for one of them, and got a number.} # beat
“And what happens now?” asked {guest}. ¶ “I’ll just have a look,” said {L}, and went out into the kitchen, to think.
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; dusk; breeze
# action: heroes think worried; guest peek curious; friends stand curious
# things: table; fridge; lamp; bread on table
What happens now, in {wished_tale}? {A} stood before the fridge, and opened it, {young:and it did not say.|as people do who want to know something, and shut it again.}
From the living room there came a cough. {young:They were waiting.|It was a polite cough, such as you give when you would not mind the next thing.}
There was bread. {A} took in the bread, on the {~big|green} plate. {young:They said “ah”.|“Ah,” they said. “It comes with bread.”}
“And is there a rule?” asked {guest}. {A} had to have another look. {young:Then there was one. It was “no shouting up the stairs”.|When {A} came back there was a rule. It was “no shouting up the stairs”.}
They wrote it down. They had hoped for a rule. # more
“And down the stairs?” they asked. ¶ “That is usual,” said {A}. # more
-> DONE

=== m2
# aside
# shot: behind
# place: living-room; dusk; breeze
# action: guest sit happy; heroes carry happy bowl; friends sit happy
# things: sofa; lamp; table; themed on table
Then they found out that you can ring. {young:It was the bell from the scooter.|The bell of the scooter stood on the table, and one of them leaned on it, and {A} came.}
“Oh,” said {guest}. “It works.” {young:And they all had a go.|After that each of them wished to see it work, and {A} came eleven times.}
One of them wanted soup. One of them wanted to know what time it was, {young:and if it was the same upstairs.|and whether it was the same time upstairs, in case they went.}
{themed_a} was put in the middle, so that the {wished_house} should have something special. # personal
{pausing} # company
“I’ll just have a look,” said {A}, each time. {young:And {A} did.|And each time there was something, if you looked long enough.} # spare
-> DONE

=== s3
# shot: close
# place: hallway; night; breeze
# action: heroes hold worried label; friends stand worried
# things: door left; label; mat; lamp
The wind got up, and the sign banged, and {A} went out to hold it. {young:There was something on the back.|It swung round in {A}’s hand, and there was something on the back.}
“Over the road”, it said. “The green door.”
There was a green door, and above it a hook with nothing on. All the windows were bright, {young:and there was nobody in any of them.|and very clean, with nobody in them.}
{helper_person:“They think that we are it,” said {helper}. “They have signed.”} # beat
{helper_animal:{helper} looked at the green door, and then went back in.} # beat
{helper_carried:{helper} was held very tight, and told nobody.} # beat
So that was the {wished_house}. This was only home. # usual
From indoors came the bell of the scooter. {young:It was a happy ring.|It was quite a short ring, from somebody who was sure that it would be answered.} # usual
{A} did not like it, but it had to be said.
-> DONE

=== l2
# aside
# shot: two
# place: living-room; dusk; clear
# action: guest write happy notebook; heroes stand curious at guest; friends sit curious
# things: table; notebook; pencil; lamp
There was a book for complaints, too. {A} had put it out because they always have one.
They passed it round. {young:One of them sucked the pencil.|One of them sucked the pencil for a long time, and then covered up the page with one arm.}
“The door was opened by somebody in socks,” it said, on the first page. {young:Was that a complaint?|{A} did not know if that was a complaint.}
“The bread had a crust all the way round,” said the next. {young:“We were asked which end.”|“When we did not know what we wanted, we were given time.”}
“There is nobody behind a desk,” said another. {young:“We looked everywhere.”|“We have looked for one, to be on the safe side. There is only the sofa.”}
And on the last page stood “More of the same”. # more
-> DONE

=== s4
# shot: two
# place: living-room; night; stars
# action: heroes point worried; guest sit calm; friends stand calm
# things: sofa; label; lamp; suitcase
{L} held up the back of the sign. “This is not the {wished_house},” said {L}. “That is over the road.” ¶ {guest} looked down. “We know,” said {guest}. “We were there first.”
“And what was it like?” asked {L}.
“It was all quite right,” said {guest}. “But the door went by itself. There was nobody behind it.”
“Then the sign blew off,” they said, “and we went after it. And somebody came to the door.” # usual
“But I don’t know how it goes,” said {L}. “All I did was have a look.” ¶ “That is what we like,” said {guest}.
It was very quiet. The wind had dropped. # usual
“Is this it now?” asked {guest}. “Just for a night?” ¶ {L} turned the sign round.
“It says so,” said {L}, and hung it up outside.
-> DONE

=== m3
# shot: above
# place: kitchen; night; stars
# action: guest sit happy; heroes sit happy; friends sit happy
# things: table; 5 bowl on table; lamp; bread on table
After that nobody rang. They all came into the kitchen.
It was easier to have a look there, with so many. # spare
One of them found the spoons. One of them found the soup. Somebody laughed, with a full mouth.
“Do they do this, over the road?” asked {A}. ¶ “They have a room for it,” said {guest}. “You may look in.”
They dried up as well. It is not usual in the {wished_house}. They asked if they might. # more
A plate was put away in the wrong place. It stayed there, and was at home. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; night; stars
# action: heroes brush-teeth sleepy; guest stand happy; friends stand sleepy
# things: basin; mirror; 4 toothbrush; towel
There was a queue for the bathroom. It went all the way down the stairs.
Nobody pushed. They said that it was part of the stay. # spare
{A} stood at the basin, and they all looked on. ¶ “And you do that every day?” asked {guest}. ¶ “Twice,” said {A}.
There was one towel. It was a big one. It did for everybody.
On the tap hung a card: “Left is hot.” It had always hung there. They read it out to each other. # more
“It is very well run,” one of them said, at the back. # more
-> DONE

=== l3
# aside
# shot: wide
# place: living-room; night; stars
# action: heroes hold calm lamp; guest lie-back sleepy; friends stand sleepy
# things: sofa; blanket on sofa; cushion; lamp
They went to bed where they were. There was the sofa, and the chair, and both ends of the rug.
{A} went round with a lamp, and had a look. That is what the lamp was for.
“Is it always so quiet here?” asked {guest}. ¶ “No,” said {A}. “You must have brought it with you.”
A suitcase was a pillow. A coat was a blanket. It had half a bun in the pocket. # more
Over the road the green door opened by itself. Nobody came. It shut again. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: gate; label on gate; street-lamp; moon
The street was empty. The wind had gone to bed.
On the gate hung the sign. It hung quite straight.
The moon came by, and read it. It was {wished_tale}. # usual
Over the road there was a hook. It had nothing to hold, and had a night off. # more
In one window was a small light. It went from the sofa to the chair. Then it went up the stairs.
You could not see the back of the sign. It was to the wall. # more
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{A} was in bed. The {wished_house} was full.
{resting}
{keepsake}
{dream} # spare
Down there lay {guest}. Nobody rang. # usual
“And what happens now?” asked the pillow.
“I’ll just have a look,” said {A}, and shut both eyes.
Then sleep came up the street. It stopped at the gate. # usual
“Is this it?” asked sleep.
It said so outside.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the sign was back over the green door, and it had been polished. But on the gate hung a small one, with a bit of new string. “Closed until further notice,” it said, “because of breakfast.”
A book lay on the mat, for the guests to sign, and the last page was full of names. Behind every name stood “same time next year”.
-> DONE

=== next_bedtime
On the gate hung a small sign. It was too dark to read it, but it hung quite straight.
-> DONE
