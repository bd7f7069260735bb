# about: story-about; with-character; creature; bring-back
# tells: tale(something wanted)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind cuddle: cuddle*|hug|hugs|kiss|kisses|snuggle*|squeeze
# kind nap: nap|naps|sleep|rest|lie-in|snooze|lie down
# kind food: pancake*|cake*|ice cream*|pizza*|chocolate*|biscuit*|cookie*|sausage*|banana*|custard|toast|jam|cheese|sandwich*|doughnut*|crumpet*|spaghetti|chips|lollipop*|pie
# kind party: party|birthday
# kind holiday: holiday|vacation|day off
# kind bath: bath|bubble bath|shower|swimming pool|paddling pool|pool
# kind ride: bicycle|bike|scooter|skateboard|tricycle|roller skates|skates
# kind music: trumpet|drum|drums|guitar|violin|piano|trombone|whistle|flute|ukulele|saxophone
# kind worn: hat|hats|coat|scarf|shoes|boots|wellies|jumper|crown|socks|pyjamas|glasses|tail|wings|cape|trousers|dress|tutu|mittens|gloves|slippers|moustache
# kind pet: parrot|puppy|kitten|pet|hamster|rabbit|pony|dog|cat|goldfish
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# names: Mr Pym | Mr Lobb | Mr Ede
# ages: 3-12
# holds: dark(kind)

=== title
{~Just Gone On|It Did Not Say Where To}
-> DONE

=== s1
# shot: wide
# place: street; dusk; clear
# action: guest stand worried; heroes stand curious at guest; friends stand curious; man wave happy
# people: man=neighbour(he)
# things: gate left; hedge; mat
{~“{wished_wanted_many:Have|Has} the {wished_wanted} come?” asked somebody at the gate, and {H} went down the path to see who it was.|Somebody had been standing at the gate since tea, and {H} went out to ask what for.|{H} had only gone out to look at the weather, but there was somebody at the gate.}
There {guest_many:were|was} {guest_a}.
“{guest_many:We are|I am} waiting for the {wished_wanted},” said {guest}. “{guest_many:We|I} asked on Tuesday, out loud, {young:and very nicely.”|and with a please at both ends.”}
{L} looked behind the gate, and behind the hedge. {young:There was only a leaf.|There was nothing there but a leaf, and that had not come for anybody.} # usual
Just then a door opened down the street. “Is it about the {wished_wanted}?” called Mr Pym at number two. “{wished_wanted_many:They were|It was} here. {young:But {wished_wanted_many:they have|it has} just gone on.”|But I am afraid that {wished_wanted_many:they have|it has} just gone on.”}
-> DONE

=== m1
# aside
# shot: close
# place: street; dusk; clear
# action: guest point happy; heroes think curious; friends stand curious
# things: gate left; hedge
“What do you want the {wished_wanted} for?” asked {A}, {young:on the way to number two.|when they had shut the gate, and then opened it again, in case.}
“For everything,” said {guest}. “For Mondays. {young:And for when it rains.”|For when it rains, and for after supper, and for when there is somebody looking.”}
{A} thought about it, and could see that. {young:On a Monday there is not much else.|There is room for something on a Monday.}
“{guest_many:We|I} shall let you have a go,” said {guest}. ¶ “How long a go?” asked {A}. {young:“A long one,” said {guest}.|“A proper one,” said {guest}. “Until you have had enough, and then a bit more.”}
So there were two now who wanted to see {wished_wanted_many:them|it} come. # more
-> DONE

=== s2
# shot: two
# place: street; dusk; clear
# action: man hold surprised spoon; guest look-up worried; heroes point curious; friends stand curious
# people: man=neighbour(he)
# things: house left; mat; hedge
“There {wished_wanted_many:they were|it was}, on our mat,” said Mr Pym, who had a wooden spoon in his hand. “We had not asked for anything. {young:So we took {wished_wanted_many:them|it} next door.”|So we had a look, and then we took {wished_wanted_many:them|it} next door.”}
{joining}
{is_loved:“If it had been something about {loved},” said Mr Pym, “we should have kept it longer.”|{musing}} # personal
{
- is_cuddle:
His hair was quite flat on one side, and he still had his eyes half shut. {young:So it had been good.|He must have had more than a look.}
- is_nap:
He had a crease down the one cheek, and he was stirring a flowerpot. {young:So it had been good.|He must have had more than a look.}
- is_party:
He had a paper hat on his head, and did not seem to know about it. {young:So it had been good.|He must have had more than a look.}
- is_holiday:
There was sand on the mat, and the end of his nose was pink. {young:So it had been good.|He must have had more than a look.}
- is_bath:
His hair was wet, and there was the shape of a foot on every step. {young:So he had been in it.|He must have had more than a look.}
- is_ride:
There was a line along the path, and round the bucket, and back to the door. {young:So he had been on it.|He must have had more than a look.}
- is_music:
Behind him a baby was laughing, and a cat looked out from under the rug. {young:So he had tried it.|He must have had more than a look.}
- is_worn:
He was standing very straight, and he looked at himself in the back of the spoon. {young:So he had tried {wished_wanted_many:them|it} on.|He must have had more than a look.}
- is_food:
There was a crumb in his beard, and another one on the spoon. {young:So he had tried a bit.|He must have had more than a look.}
- is_pet:
There was hair on one sleeve, or it was fluff, and he stroked it down. {young:So they had been friends.|He must have had more than a look.}
- else:
“We did only try {wished_wanted_many:them|it} once,” said Mr Pym, “or twice. {young:{wished_wanted_many:They were|It was} very good.”|I can tell you, it is well worth wanting.”}
}
{hinderer_person:“Then we can wait for the next,” said {hinderer}, and sat down on the mat.} # beat
{hinderer_animal:{hinderer} smelled the mat all over, and had to be called away from it.} # beat
{hinderer_carried:{hinderer} was put down on the mat, and was nearly taken next door as well.} # beat
“Which way did {wished_wanted_many:they|it} go?” asked {A}. Mr Pym pointed with the spoon. # usual
-> DONE

=== l1
# aside
# shot: above
# place: street; dusk; clear
# action: guest kneel curious; heroes kneel curious; friends stand curious
# things: mat; hedge; flowerpot
They had a good look at the mat, as it was the last place where {wished_wanted_many:they|it} had been.
It said “Welcome” on it. {young:It was a bit squashed in the middle.|The middle of the word was a bit flat, and the two ends stood up as usual.}
“Here {wished_wanted_many:they|it} stopped,” said {A}, “and here {wished_wanted_many:they|it} thought. {young:Then {wished_wanted_many:they|it} went that way.”|Then {wished_wanted_many:they|it} went off to the left, and did not wipe any feet.”}
{guest} put one ear to the mat, {young:and said that it was still warm.|and Mr Pym held the door open, so that the light fell on it, and said that he would never look at that mat in the same way again.}
“{wished_wanted_many:They like|It likes} mats,” said {guest}. “{guest_many:We shall have to|I shall have to} get one.” # more
They found the leaf again as well. It had gone on by itself, as far as the step, and had no idea what number it was. # more
-> DONE

=== s3
# shot: above
# place: street; dusk; clear
# action: guest sit sad; heroes read surprised paper; friends stand curious
# things: house left; paper; mat; street-lamp right
At number four two old sisters opened the door together. {young:“Oh! You have just missed {wished_wanted_many:them|it}!”|“Oh, what a pity!” they said. “You have just missed {wished_wanted_many:them|it}!”} # usual
At number six there was a note on the door. “Gone to number eight with the {wished_wanted},” it said. {young:“Back soon.”|“Back soon, or a little after that.”}
{helper_person:“We go too slowly,” said {helper}, “or {wished_wanted_many:they go|it goes} too fast,” and that was very true.} # beat
{helper_animal:{helper} found the place on the step where {wished_wanted_many:they|it} had been put down, and sat on it.} # beat
{helper_carried:{helper} was held up to the letter box, to see whether anything was left in there.} # beat
{guest} sat down on the step. “{wished_wanted_many:They were|It was} in all the houses,” said {guest}, “and nobody had asked but {guest_many:us|me}.” # usual
{L} sat on the step, and thought. {young:“What did you say on Tuesday?”|“What was it that you said on Tuesday?” asked {L}. “Word for word?”}
“‘Please, the {wished_wanted}, please,’” said {guest}. ¶ “And where to?” asked {L}.
{guest} had not said where to.
-> DONE

=== m2
# aside
# shot: two
# place: street; dusk; clear
# action: guest think worried; heroes point proud; friends stand curious
# things: house left; themed; street-lamp right
“Then how should {wished_wanted_many:they|it} know?” said {A}. {young:“{wished_wanted_many:They go|It goes} to all the doors.”|“{wished_wanted_many:They try|It tries} one door after the other, from the small numbers up.”}
There were forty houses in the street, {young:and each of them had a mat.|and each had a mat. At two houses in an hour, or three if they were not at home, that came to Friday.}
“And then?” asked {guest}. ¶ “Then comes the next street,” said {A}. {young:“And then comes the sea.”|“It begins at number one, and it has a dentist in it.”}
In one window stood {themed_a}. It had been asked for as well, you could see, and had found the right house. # personal
{pausing} # company
“{guest_many:We|I} ought to have told {wished_wanted_many:them|it},” said {guest}. “{guest_many:We were|I was} thinking too much about the {wished_wanted}.” {young:That happens.|That happens, when you want something.}
-> DONE

=== l2
# aside
# shot: behind
# place: street; dusk; breeze
# action: guest run worried; heroes run laughing; friends run happy
# things: house left; hedge; street-lamp right
First they tried to be quicker. They ran past number eight, {young:so as to be there first.|and past number ten, so as to be there first, and see {wished_wanted_many:them|it} come from the front.}
They stood at number twelve, and looked as if they lived there. {young:{A} wiped both feet.|{A} wiped both feet on the mat, and {guest} said that the paint would want doing.}
But nothing came. {young:Only at number eight a door went clap, and somebody laughed.|They heard a door at number eight, and a good deal of laughing behind it.}
“They are trying {wished_wanted_many:them|it} out,” said {guest}. {young:“It takes a while.”|“It is the looking that takes so long,” said {A}. “We should do it, too.”}
A lady came home to number twelve just then, with a bag, and asked who they were. ¶ “Early,” said {A}, and that was the truth. So they went back to number six, where they had been late. # more
-> DONE

=== m3
# shot: close
# place: garden; dusk; clear
# action: heroes write proud; guest hold happy label; friends stand curious
# things: gate left; label; pencil; table
Then they went all the way back home, and {A} fetched a big card and a thick pencil.
“You must be able to read it at number eight,” said {A}. {young:The letters were as big as cups.|The letters were as big as cups, and the last ones had to move up a bit to let each other in.}
{guest} put an arrow under it. {young:Then there was another arrow.|Then {guest} put another, so that it could be read from both ends of the street.}
“Should it say please?” asked {guest}. ¶ “You have said that,” said {A}. {young:“Twice.”|“You said it at both ends.”}
-> DONE

=== s4
# shot: close
# place: street; dusk; clear
# action: guest reach-up happy; heroes clap happy at guest; friends clap happy
# things: wanted; gate left; label on gate; hedge
They hung a card on their own gate. “The {wished_wanted},” it said. “Here.”
Then they waited. At number eight somebody came out, and read it. {young:“Oh!” they said. “That is where!”|“Oh, there!” they said, and it was passed on from door to door.}
So back came the {wished_wanted}, past six, past four, past two. And at five to seven, there {wished_wanted_many:they were|it was}, at the gate.
“The {wished_wanted}!” said {guest}. “At last!”
{
- is_cuddle:
{guest} went right into the middle. It was warm in there. Nobody looked at a clock.
- is_nap:
{guest} lay down there and then, on the grass. There was a small whistle in it. They all went about on tiptoe.
- is_party:
It began at once. There was a song, and everybody knew it. {guest} sat at the top.
- is_holiday:
It began at once. {guest} lay in the grass, with both feet up on a bucket. There was nothing to do.
- is_bath:
{guest} got in. It came up to the chin. Some of it went over the edge, and down the path.
- is_ride:
{guest} went to the lamp and back. {guest} went to the lamp and back again. It was only once through the hedge.
- is_music:
{guest} tried it, and out came a sound. It was just the right one. So it was done again.
- is_worn:
{guest} put {wished_wanted_many:them|it} on. It was a perfect fit. {guest} went up the path and down, past the window, to see.
- is_food:
{guest} had the first bite. Then it was quiet for a bit. Then there was the second bite.
- is_pet:
It looked at {guest} from the left. It looked at {guest} from the right. Then it stayed.
- else:
{guest} began at once. It went on for a good while. It was just what had been wanted.
}
Mr Pym clapped with the spoon. He had half a mind to ask for the {wished_wanted} as well. # usual
-> DONE

=== m4
# aside
# shot: two
# place: garden; dusk; clear
# action: guest stand happy; heroes dance happy; friends sit happy
# things: wanted; gate left; moon
Then {A} had a go with the {wished_wanted}. That had been promised.
It was a long go. It was until there was enough, and then a bit more.
“Is it as you thought?” asked {A}. ¶ “It is more,” said {guest}. “{guest_many:We|I} only thought of the front.”
Then it was {guest} again, and then it was both. # spare
The leaf came in at the gate. Nobody had told it where to go. It just liked it there. # more
-> DONE

=== l3
# aside
# shot: wide
# place: street; night; stars
# action: guest walk happy; heroes wave sleepy; friends wave sleepy
# things: wanted; gate left; street-lamp right; moon
Then {guest} went home, and the {wished_wanted} went along.
At number two stood Mr Pym. At number four stood the sisters. They all came out to look.
“There {wished_wanted_many:they go|it goes},” they said. “{wished_wanted_many:They have|It has} just gone on.” ¶ It sounded quite different now. # spare
“Good night!” called {A}. “Do you know where to?” ¶ “Home,” said {guest}.
“Say it again on Tuesday,” called Mr Pym, “and leave out where to!” # more
{homeward} # company
The card could come down now. {A} took it in. It stood in the hall, and the hall knew what it was for. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: gate left; street-lamp; moon; mat
The street was dark. There was a mat at every door.
It was late. The light went out at number two. Then it went out at number four.
At number six it had just gone on. Then it went out. # usual
Number eight was the last. # more
The leaf lay on the step. It had come for somebody, after all. It did not know for whom. # more
A bit of wind went from gate to gate. It had no card to go by. It tried them all. It was a long street. # more
Something came along from house to house. It was quite quiet. It was sleep.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{L} lay in bed. It was dark.
{resting}
{keepsake}
{dream} # spare
Somewhere lay {guest}, and the {wished_wanted} {wished_wanted_many:were|was} there as well, and had not gone on.
Sleep was at number two. It had a look. “It has just gone on,” they said there.
It was at number four. It was at number six. # usual
“Here,” said {L}, into the pillow.
So it came up the path. It stopped at the mat, and came in.
It was just what had been wanted.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a note on the mat. “We have a very good jug here at number two,” it said. “It came by itself. Is it yours?” ¶ {H} had not asked for a jug. So they put the note on the gate, with an arrow, and by lunch the jug had just gone on to number nine, where somebody was heard to say, “At last!”
-> DONE

=== next_bedtime
“Here,” said somebody into the pillow. It was enough.
-> DONE
