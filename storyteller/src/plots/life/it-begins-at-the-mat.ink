# about: feast(!christening&!baptism&!baptised&!naming day&!communion&!confirmation)
# also: too-excited; happy; sharing; kindness; proud; patience; shy; made-something
# wants: child
# role dish: food = some soup
# role grownup: parent = the grown-up at the stove
# ages: 3-10
# holds: dark(kind)

=== title
{~It Begins at the Mat|Whoever Has the Door}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: heroes stand cross; grownup stir happy ladle; man carry happy tray; friends carry happy chair
# things: stove; 3 pots on stove; smoke over pot; table
# people: man
{~Every lid in the kitchen was rattling. {H} stood in the middle of it, and was told to mind out.|“Mind,” said somebody to {H}, with a tray, and “mind,” said somebody with a pan, and “mind,” said somebody under a chair.|{H} had on something clean, and had nothing to do. Everybody else had four hands, and all of them were full.} It was {is_wished_feast:{wished_feast}|the feast}.
{is_wished_day:That is how it would be {wished_day}, at least. {A} went through it all beforehand, to be ready.} # wished
{A} wanted a job, {young:a big one, with steam|and a big one}.
“You can have the door,” said {grownup}, {young:and looked into a pot|with {~one eye|a whole arm} in a cupboard}.
The door is not a job. It opens by itself, if you {young:push|hold it right}. # usual
“I would rather have the big dish,” said {A}.
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: uncle stand sad holding cake; heroes wave cross; friends stand happy
# things: door; mat before door; cake in uncle.hand; dish on table
# people: uncle=man(old, wet hat)
{joining}
The big dish had {dish} in it, right up to the edge, and it went by like a ship. It leaned a bit to the left.
{young:Then it leaned a lot.|So everybody leaned to the right, as you do on a ship.} # usual
{hinderer_person:“This way,” said {hinderer}, who was in front, and “no, this way,” and stopped, to point.} # beat
{hinderer_animal:{hinderer} walked in front, very slowly, as if somebody had asked for that.} # beat
{hinderer_carried:{hinderer} was coming along under one arm, and that was the arm they needed.} # beat
Six hands had to come and save it. {is_wished_feast:“That would have been {wished_feast},” said {grownup}, “on the floor.”|“That was nearly it,” said {grownup}, “for this year.”} # usual
Then the bell rang. So {A} went to the door, {young:and was not pleased|slowly}.
On the mat stood a great-uncle, behind a cake. He was wet. He had his bus face on, {young:which looks at nobody|which looks at nobody until the last stop}.
“Happy {is_wished_feast:{wished_feast}|day},” said {A}. “Come in.”
And the bus face went up, like a blind: first the chin, and then {young:all of it|the moustache, and then the eyes}.
-> DONE

=== m1
# aside
# shot: above
# place: bedroom; dusk; clear
# action: heroes reach-down curious coat; friends peek happy at coat
# things: bed; 8 coats on bed; hat on bed
The coats went on the bed. {young:There was a hill of them, as high as a cow.|There were soon so many that they had to be climbed.}
They were cold on the outside, and smelled of bus. {A} put a hand into the middle. {young:It was warm in there, like bread.|In there it was as warm as a loaf, and all the sleeves had got their arms round each other.}
“They have begun already,” said {A}. {young:“They did not wait for the cake.”|“You would not think that they had only just met.”}
{themed_a} was put on the top, so that it should be known whose bed it was. # personal
{pausing} # company
-> DONE

=== l1
# aside
# shot: two
# place: hallway; dusk; rain
# action: postman eat happy cake; heroes give proud cake; friends wave happy
# things: mat under postman; door; parcel in postman.hand; van left
# people: postman(cap)
The next one was only the man with a parcel. {young:He wanted a name on a line.|He wanted a name written on a small wet screen, and it was for number nine.}
“Happy {is_wished_feast:{wished_feast}|day},” said {A}, before {A} could stop. ¶ “Is it?” said the man.
He had not heard of it. {young:He had been in the van since it was dark.|They did not have it in his road, he said, or he was always in the van that day.} So he had a bit of the cake, on the mat, {young:and asked what he had to do|and asked what you do}.
“That is all,” said {A}. {young:“You are doing it.”|“You are doing it now.”}
He went off down the path with quite another face. {young:You could see it as far as the gate.|Number nine must have wondered.} # more
-> DONE

=== m2
# shot: wide
# place: kitchen; dusk; clear
# action: heroes play proud lid; grownup stir laughing; woman point laughing at heroes; friends clap laughing
# things: spoon in heroes.hand; pot on stove; 4 potatoes; stove
# people: woman
In between, {A} thought of a bigger job. {young:Somebody should call them all to the table.|Somebody ought to call everybody to the table, good and loud.}
So {A} took a lid and a spoon. “It is ready!” Bong. {young:They all went on talking.|Nobody so much as put down an olive.}
“IT IS READY!” Bong, bong. ¶ “Yes, isn’t it lovely?” said an aunt, {young:and patted the lid|who was talking to another aunt}. # spare
It was not. The potatoes were like stones. {young:It only smelled ready.|A lid will say anything, if you hit it.}
-> DONE

=== l2
# aside
# shot: two
# place: living-room; dusk; clear
# action: heroes crawl curious under table; friends crawl happy
# things: table; tablecloth on table; row of 8 shoes; slipper
Under the long table it was quiet, and full of shoes. {A} went along there, to see who had come. {young:Some of them were shiny. Some of them had come off.|The shiny ones were the ones who had come by car.}
One pair stood with its toes turned in. {young:They did not know the others.|It was new in the family, and did not yet know where to put itself.}
“Who are you with?” asked {A}. ¶ “{~Auntie Sal|Cousin Bert},” said the shoes.
“It is nice here,” {A} told them. {young:“You can put your feet on mine.”|“There are nuts in the blue bowl, but you have to ask for it, or it stops at the aunts.”} And the toes came out a bit. # spare
-> DONE

=== s3
# shot: behind
# place: hallway; dusk; clear
# action: heroes wave proud; uncle stand happy; woman clap happy; man wave happy; friends wave happy
# things: mat before door; door; row of 3 coats on hook; hook
The bell rang, and it rang again. {L} just got the door open, and ran back, {young:in case there was a job|in case the dish went by}.
When {L} came out again the visitors were all still there, with their coats on.
{young:They stood in a line, like bottles.|They stood along the wall, as if a bus might come through the hall.} # usual
{helper_person:“They have not been let in,” said {helper}. “They have only been let through.”} # beat
{helper_animal:{helper} had sat down at the head of the line, and was waiting for the bus as well.} # beat
{helper_carried:{helper} had been handed to the first of them to hold, and that was all that any of them had to do.} # beat
“Has it not begun?” asked {L}. ¶ “We don’t know,” said the first. “Has it?” # usual
In the kitchen {is_wished_feast:{wished_feast}|the feast} had begun. You could hear it. {young:But it did not come out for them.|It was only five steps away. But it did not come out and fetch anybody.} # usual
So {L} put them back on the mat, one after the other. “Happy {is_wished_feast:{wished_feast}|day},” said {L}. “Come in.”
{is_wished_person:“And you,” said {L} to {wished_person}. That made one face more.} # wished
Up they went, all the bus faces. So that was where {is_wished_feast:{wished_feast}|the feast} began. It began at the mat.
-> DONE

=== m4
# shot: two
# place: hallway; dusk; clear
# action: heroes carry happy cat; cat sit cross; friends stand laughing
# things: mat before door; door; window left
Now they were all in. {A} went round and looked at the faces, {young:to see that they were up|to make sure that they had stayed up}. There was not a bus face left.
But on the sill sat next door’s cat, who had come in by the window, and it had a face like a wet {~Tuesday|Monday}.
So the cat was carried round, and put out on the mat, and let in. {young:“Happy {is_wished_feast:{wished_feast}|day},” said {A}.|It is not easy to say Happy {is_wished_feast:{wished_feast}|day} to a cat. It looks past you.}
The cat walked in, just the same as ever. {young:But it had some fish.|But soon after that it was sitting on an aunt.} # spare
-> DONE

=== s4
# shot: close
# place: hallway; night; clear
# action: heroes wave laughing; grownup stand surprised; friends clap happy
# things: mat under grownup; door; apron on grownup; bell over door; bin left; slipper on grownup
{is_loved:Somebody had begun to talk about {loved}, and there were nine people listening, so that nobody heard the pan.|{musing}} # personal
There was one more bus face, in the kitchen, over the sink. It was {grownup_s}.
“You never came in,” said {L}. ¶ “I have been in since {~seven|six},” said {grownup}. ¶ “That is not the same.”
So {L} took {grownup} out by the back, past the bins, in slippers, and round to the mat, and shut the door.
“Now ring,” called {L}, through the letter box. # usual
The bell rang. Inside, they all looked up. {L} had to go right round by the bins again, and through all the knees, and was out of breath. # usual
There stood {grownup}, with a wet apron on, and steam still coming off it. # usual
“Happy {is_wished_feast:{wished_feast}|day},” said {L}. “Come in.”
And up went the face, from the chin. “Oh!” said {grownup}. “Is it tonight?”
-> DONE

=== l3
# shot: object
# place: kitchen; night; stars
# action: heroes wash sleepy; grownup stand sleepy; friends hold calm plate
# things: row of 8 plates on shelf; shelf; sink; big bowl on sink
Then there were plates. There were enough for a street. They went into the water. They came out white.
The big dish was the last. It had nothing in it now, and it was light.
“You can take that one,” said {grownup}. So {L} had it after all, and it did not lean. # more
A spoon had gone out with the peel, and had to be let in again. # spare
The last spoon went in with its {~brothers|cousins}. They made room.
-> DONE

=== m3
# shot: behind
# place: hallway; night; stars
# action: heroes wave sleepy; uncle hug happy heroes; woman wave happy; friends wave sleepy
# things: door; mat; 3 coats
Then they all had to go out again, by the same door. The coats came down. Each one got its arms back.
“Goodnight,” said {L}, on the mat. {L} said it {~nineteen|twenty} times, and every face was still up.
They took their faces down the path. They took them up the road. # more
The great-uncle went by on the bus. He had no bus face on. # spare
Then the mat had nobody on it.
-> DONE

=== l4
# shot: wide
# place: street; night; stars
# action: cat walk sleepy; owl sit calm; heroes sit sleepy
# things: candle in window; window; door; mat before door
From the stairs you could see the street. There were lamps in the windows. One, and one, and one.
In each of them there was one last plate. # more
The bell had gone to sleep, with its button in. They had all pressed it. # spare
The cat lay on the hill where the coats had been. It was still warm there, in the shape of coats. # more
Nobody else would come. They had all come.
-> DONE

=== s5
# shot: object
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: candle
The bed still smelled of bus, a bit. # usual
{resting}
{keepsake}
{dream} # spare
One lamp was left on, on the sill. It was the last of {is_wished_feast:{wished_feast}|the feast}. # usual
There was somebody out there, who did not like to ring. # usual
By the bed stood the night. It was cold. It had its bus face on.
{L} lifted up the blanket at one side.
“Come in,” said {L}.
The night came in. It went up over the feet, and the knees. It went up over the chin.
It was quite dark, and quite warm. # usual
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a knock in the morning, quite low down, and when {A} opened the door there was just the mat.
“Well?” said the mat. It had had the whole street through it, and had never once been asked in. So it was taken by two corners, and shaken, and carried over the step.
“Come in,” said {A}. It lay in the hall, on the warm bit, and you could see it cheer up, from the near edge.
-> DONE

=== next_bedtime
The mat was back on the step. It had its best side up.
-> DONE
