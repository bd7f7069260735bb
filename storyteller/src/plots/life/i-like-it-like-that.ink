# about: made-something(scrambled egg|fried egg|made eggs|tea for|made tea|made the tea|made us tea|made our tea|cooked|cooking|dinner|supper|made lunch|made us lunch|lunch for|pasta&!necklace&!picture&!collage&!bracelet|spaghetti|gnocchi|noodle|macaroni|lasagn|curry|soup&!mud|omelette|scrambled|beans on toast|cheese on toast|fried rice|stir fry|tacos|fajitas|burgers|risotto|chilli|shepherd's pie|fish fingers|made sandwiches|quesadilla|ravioli); learned(to cook|cooking|make gnocchi|make pasta|make spaghetti|make an omelette|make scrambled|make soup|make dinner|make noodles|make curry|make rice); can-do(cook|make pasta|make scrambled|make dinner|make beans); proud(cooked|cooking|made tea|made dinner|dinner|supper); kindness(made scrambled|me cook|made eggs|made tea|made us tea|made the tea|cooked|dinner|supper|made us all); eating(cooked us|cooked dinner|cooked tea|cooked supper|cooked for|made tea|made dinner|made supper|burnt only|burned only); happy(cooked&!prison|made dinner); club(cooking|cookery); school-day(cooking|cooked)
# also: proud; happy; kindness; food; eating; made-something; learned; mess; funny; tidying; person; condition; thing; can-do; faith
# kind pasta: pasta|spaghetti|gnocchi|noodle*|macaroni|lasagn*|ravioli|mac and cheese
# kind toast: toast|toasties
# wants: child
# role grownup: parent = the grown-up with the tea towel
# ages: 4-9
# holds: dark(kind)

=== title
{~I Like It Like That|Nearly Ready}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: L stir proud pot; heroes stir pot; grownup sit-on-chair; friends sit
# things: table; pot; bowl on table; window
{~It smelled very good in the kitchen, {young:and {H} had made the smell.|and nobody was allowed in to see, because {H} {was} cooking.}|“Out,” said {H}, with the big spoon. {young:“{many:We are|I am} cooking.”|“Or sit over there, and touch nothing. {many:We are|I am} cooking.”}|There was steam on the window, {young:and in front of it stood {H} with a spoon.|and a lid that would not keep still, and in the middle of it all {was} {H}.}}
{grownup} sat at the table, with no spoon and nothing to do, {young:and swung both legs.|and it felt so odd that both legs began to swing.}
“What is it?” asked {grownup}. {young:¶ “It is supper, and it is a secret,” said {L}.|¶ “It is supper,” said {L}, “and you will see it when it is on a plate.”}
{young:“Is it ready?” asked {grownup}, and “nearly,” said {L}, and went on stirring.|“Is it ready yet?” ¶ “Nearly,” said {L}, who had always wondered what people mean by that, and now knew.} # usual
-> DONE

=== m1
# aside
# shot: two
# place: kitchen; dusk; clear
# action: grownup lift lid; A point cross at grownup; heroes point; friends sit
# things: table; pot; clock; chair
“How long is nearly?” asked {grownup}. ¶ “Ten minutes,” said {A}. {young:You don’t look at a clock for that. You just say it.|You don’t have to look at the clock. It is always ten, when you are the cook.}
Then it was quiet for a bit, {young:and there was a hand at the lid.|and a hand came along the table, and lifted the lid a very little way.}
“Don’t pick,” said {A}. {young:“And have you washed those?”|“You will only spoil your supper. And have you washed those?”}
{young:They had not been washed. {grownup} had to go away and do it.|They had not been washed. They were taken away, and brought back, and shown on both sides.}
“Who taught you all that?” asked {grownup}. ¶ {A} had no idea. {young:It came with the spoon.|It seemed to come with the spoon, as if somebody had left it in there.} # more
“My tummy is talking,” said {grownup}. {young:¶ “Tell it ten minutes,” said {A}.|¶ “Then tell it ten minutes,” said {A}, “and that it should wash its hands.”} # more
-> DONE

=== s2
# shot: above
# place: kitchen; dusk; clear
# action: A stir proud bowl; grownup hold pot; heroes stir; friends stand
# things: table; bowl on table; spoon on table; themed
{joining}
{musing} # personal
{
- is_pasta:
The pasta was in the big pan, and there had to be sauce, {young:so {A} stirred.|and {A} stirred it the way that you stir a thing when it matters.}
- is_toast:
There was toast to be made, and something to go on it, {young:so {A} stirred.|and {A} stirred it the way that you stir a thing when it matters.}
- else:
There was the part that went in first, and the part that went in after, {young:and {A} stirred.|and {A} stirred it the way that you stir a thing when it matters.}
}
For the hot bit {grownup} was called. {young:“You may stand there, and hold that, and do what I say,” said {A}.|“Stand there, please,” said {A}, “and hold that, and do it when I say.”} {grownup} did it. # usual
It is hard to be called, and to stand where you are told, when it is your own kitchen. # more
{hinderer_person:“Does it want salt?” asked {hinderer}, and had to be told that it was the cook who says that.} # beat
{hinderer_animal:{hinderer} lay down just where the cook was walking, to be there if anything should fall.} # beat
{hinderer_carried:{hinderer} stood too near to the bowl, and had some on the nose, and was the first to know what it was.} # beat
{themed_a} had been put by, to go in the middle of the table. # personal
{A} tasted it, off the end of the spoon, and looked at the ceiling, {young:as cooks do.|which is how you hear what it tastes of.} “It needs a bit more,” said {A}. {young:So it got a bit more, and it was good.|Nobody asked of what, and it got a bit more.}
-> DONE

=== l1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: A give fork at table; heroes carry plate; grownup point; friends stand
# things: table; 3 plate on table; fork on table; cup on table; flower
The table had to be laid, {young:with a fork for everybody.|and for that you have to go through the whole family in your head, and put a fork to each.}
“Have you got one for the cook?” asked {grownup}. {young:{A} had not.|{A} had laid for all of them, twice, and the cook had nothing to sit at.} One more went on.
There was paper by each plate, folded to look like a boat. {young:One of them looked like a hat, and nobody knew whose it was.|Some looked more like a hat, and one had simply been sat on.}
In the middle stood a flower, in an egg cup, {young:and leaned over to look.|and it leaned a long way over, to see what there would be.}
{pausing} # company
It was the same table as always. {young:But it had never looked so much like one.|But it stood up straighter than usual, and you felt that you should have combed your hair.} # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: A look-up surprised; grownup look-up; heroes look-up; friends look-up
# things: table; pot; plate on table; window
Then there was another smell. {young:It was not so good.|It came from behind, and it was not as good as the first one.}
{
- is_toast:
“Oh!” said {A}. It was the toast. One slice had been in too long, {young:and a corner was black.|and it was as black as a boot, along one side and round the corner.}
- is_pasta:
“Oh!” said {A}. It was the pasta. Some of it had sat down on the bottom of the pan, {young:and was all in a lump.|and would not get up again, and was all one lump, with a brown side.}
- else:
“Oh!” said {A}. One bit had been on the bottom for too long, {young:and it was black at the side.|and had turned black all along one side, like a boot.}
}
{helper_person:“That happens to all the great ones,” said {helper}, and opened the window, and waved a towel about.} # beat
{helper_animal:{helper} was quite ready to see to that one, at once, and tell nobody.} # beat
{helper_carried:{helper} was put at the window, to look out until the smell was gone.} # beat
They all looked at it. {young:“It is only a bit, and I have done worse,” said {grownup}.|“Only that bit,” said {grownup}, who had done far worse, with an audience.} # usual
So {A} laid it to one side, {young:and the rest was as good as gold.|on the edge, where it could think, and all the rest was as good as gold.} “Supper!” called {A}.
-> DONE

=== m2
# aside
# shot: wide
# place: kitchen; dusk; clear
# action: A shout door; heroes shout; grownup sit-on-chair; friends walk
# things: door; table; 3 plate on table; chair
You would think that they would come running, {young:when there is supper.|when somebody has cooked for them with both hands. But that is not how it goes.}
“It is on the table!” called {A}. {young:“In a minute,” said the house, from upstairs and from down.|“In a minute,” called the house, from three different rooms.}
“It will get cold!” {young:There was a foot on the stairs. Then it went back for something.|There was a foot on the stairs, and then it went back, because it had forgotten its sock.}
“I won’t say it again,” said {A}, {young:and said it again.|and said it twice more, and the last time it had a tune.}
{A} could see now why people say that, and why it never works. # more
Then they were all there at once, and wanted to know {young:what had taken so long.|what had taken so long, and why nobody had called them.} # more
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A pour pot; heroes hold plate; grownup hold plate; friends sit
# things: table; 3 plate on table; pot; spoon in A.hand
Now it had to go onto the plates, {young:the same for everybody.|and it had to be the same for everybody, or there would be looks.}
{A} gave a spoon to the left, and a spoon to the right. {young:One had a bit more than the others, and it had to give some back.|One had the least bit more than the others, and it was taken off again, and then it had less.}
“Say when,” said {A}. {grownup} said when. {young:It got one more. You need that, when you work.|But it got one more on top, as growing people do not always know when.}
The spoon went round, and scraped, {young:and the pan was empty.|and scraped once more, and it came out just right at the end, which hardly ever happens.}
Some had gone on the table, but it had gone on quite evenly. # more
The flower leaned over and looked into each, {young:and had none.|and did not want any, but liked to be asked.} # more
-> DONE

=== s4
# shot: two
# place: kitchen; night; clear
# action: L sit-on-chair happy; grownup sit-on-chair; heroes sit-on-chair; friends sit
# things: table; 3 plate on table; lamp; fork
They all sat down, and they all had a good plateful. {young:Only the burnt bit was left.|Only the burnt bit was left over, and nobody was left but the cook.}
{L} took it. “You can have mine,” said {grownup}. ¶ “No,” said {L}. “I like it like that.”
{grownup_s} fork stood still in the air. {young:Who always said that?|There was somebody else who said that, each time that something was burnt, or broken.} # usual
{L} looked at {grownup}. “Do you?” asked {L}. “When you say it?” ¶ {grownup} thought about it. “I like it when you have the good bits,” said {grownup}.
So that was what it meant.
They cut it in half, and had half each. It went crunch. {young:It was not so bad.|It tasted of chimney, but in a friendly way.} # usual
Then nobody said anything. There was only the sound of forks. {young:That is how you can tell.|It is the best thing that a cook can hear.}
-> DONE

=== m4
# aside
# shot: behind
# place: kitchen; night; clear
# action: grownup wash; A sit-on-chair happy; heroes sit-on-chair; friends sit
# things: sink; pot; plate; table
The cook does not wash up. {A} had not known that, and liked it.
“Leave your plate,” said {grownup}. “You have been on your feet.” # spare
So {A} put both feet on a chair, and they were looked at with respect. # more
The pan was scraped clean. {A} looked into it for a while.
It had been full, and now it was in all of them. # spare
The paper boats were put in the drawer. There was some sauce on one. It was left on. # more
“What is there tomorrow?” asked {grownup}. ¶ “Wait and see,” said {A}.
-> DONE

=== l3
# aside
# shot: close
# place: bathroom; night; clear
# action: A wash; heroes wash; grownup stand; friends sit
# things: sink; soap; towel; tap
In the bathroom {A} smelled both hands. There was supper on them.
“Wash it off,” said {grownup}. “Or they will think that you are a pie.” # spare
So {A} washed them, in between as well. It went down the plug.
But there was a bit behind one thumb. It was kept. # spare
The tap dripped, like a lid. It was nearly ready. # more
The teeth had a go, too. They had a bit of it as well. # more
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: L lie-back happy; grownup fold quilt; heroes lie-back; friends sit
# things: bed; quilt; pillow; lamp
Now somebody else had the work. {grownup} did the quilt.
It was shaken, and it was laid on. It came out a bit long on one side. # spare
“How long does it take to go to sleep?” asked {L}. ¶ “Ten minutes,” said {grownup}.
{L} knew about those. They are not long, if you are not the one who cooks.
The tummy was warm. It was at work down there. # more
“Is it nice in there?” asked {grownup}. ¶ “It is full,” said {L}. # more
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; pot; spoon on table; window; moon
In the kitchen it was dark, and it smelled a little of supper.
The pan hung on its nail. It had been scraped, and it shone. # spare
The big spoon lay by itself. It had had a lot to say today. # spare
One crumb was on the floor. It was a black one. It was left for the mouse. # more
The flower stood up straight. There was no more to see. # more
The steam had gone from the window. You could see the moon.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; quilt; pillow; lamp
The bed had a warm place in it. # usual
{resting}
{keepsake}
{dream} # spare
“Your quilt is crooked,” said {grownup}. “Wait, I will do it again.” # usual
It went over one ear, and one toe was out.
“No,” said {L}. “I like it like that.”
{grownup} bent down, and looked at the toe, and let it be.
The toe was nearly asleep. Nearly was not long, this time.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The big spoon was not in the drawer in the morning. It lay on the table, right in the middle, where nobody had put it, and it had a paper boat on for a hat.
“It wants to know what there is today,” said {A}, and told it ten minutes. But it was only seven o’clock, and so there was bread, and the spoon was let stir the milk.
-> DONE

=== next_bedtime
The quilt was crooked. It was liked like that.
-> DONE
