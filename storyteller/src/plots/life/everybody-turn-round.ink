# about: story-about; with-character; creature; bring-back
# tells: tale(something done)
# also: funny; person; place; thing; happy; play; food; calm; weather
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# role grownup: parent = the grown-up with the flask
# names: Mr Abbot | Mr Farrow | Mr Lyle
# names: Mrs Abbot | Mrs Farrow | Mrs Lyle
# ages: 3-12
# holds: dark(kind), dog(kind)

=== title
{~Everybody Turn Round|Tonight, on the Grass}
-> DONE

=== s1
# shot: wide
# place: street; dusk; clear
# action: A point curious at paper; heroes look-up; grownup hold basket; friends look-up
# things: gate; paper on gate; street-lamp; wall
{~There was a notice on the gate when {H} came home, with a pin in each corner. “Tonight, on the grass,” it said. “{wished_tale}.”|“Tonight, on the grass,” somebody had written, and pinned it to the gate where {H} would see it. “{wished_tale}.”|{H} saw it first, on the gate, under the lamp. “Tonight, on the grass,” it said. “{wished_tale}.”}
{joining}
“I should like to see that,” said {grownup}. {young:So they had their tea very fast, and went there in their coats.|They had their tea with their coats on, so as to be near the front.} # usual
The whole road had come. They had brought {~deckchairs|cushions}, and a dog, and Mr Abbot from number nine had {young:his supper on a plate.|brought his supper on a plate, with a lid.}
{young:It was quite full on the grass. In the middle it was empty.|There was a great ring of people, and in the middle of it there was nothing but grass, and nobody liked to put a foot on that.} # usual
-> DONE

=== s2
# shot: two
# place: park; dusk; clear
# action: A crouch curious at guest; heroes crouch; guest stand worried; grownup sit-on-chair; friends stand
# things: bush; blanket; tree; themed held-by A
{A} went round the back to look for the way in, {young:and there {guest_many:were|was} {guest}, behind a bush.|and there, as far behind a bush as you can be, {guest_many:were|was} {guest}.}
“Are they all out there?” asked {guest}. ¶ “All of them,” said {A}. “One has his supper.”
{guest} looked through the leaves. {young:{guest} sat down.|{guest} sat down, and drank a little water, and got up, and sat down.} # usual
“They are only people,” said {A}. “I am people.” ¶ “You are the small sort,” said {guest}. # usual
{hinderer_person:“Is it now?” asked {hinderer}, over the bush. That was no help.} # beat
{hinderer_animal:{hinderer} had to be shown that there was nothing to eat behind there, and was a long time believing it.} # beat
{hinderer_carried:{hinderer} was set down where there was a view of everybody, and that was soon turned round.} # beat
{themed_a} was held up in front, to see how it would be with something there. It was no better. # personal
“{guest_many:We|I} can do it,” said {guest}. “{young:At home {guest_many:we|I} can.|{guest_many:We have|I have} done it at home, again and again, with the door shut.} It is the eyes. There are {~a hundred and four|eighty-six} eyes.”
{A} counted, and there were. {young:“Wait here,” said {A}.|The man with the supper had only one open, but it was looking hard. “Wait here,” said {A}.}
-> DONE

=== m1
# aside
# shot: behind
# place: park; dusk; clear
# action: A think curious; heroes sit; guest sit worried; friends sit
# things: bush; bucket; blanket
First they tried it with a blanket, held up like a wall. {young:That hid the eyes. But {guest} could hear them all breathing.|It took care of the eyes, but behind it {guest} could hear everybody breathing, and that was nearly as bad.}
They tried a bucket, on the head. {young:It was dark in there, and it rang.|It was dark in there, and anything that was said in it came out as a bell.}
“What if you think of them as cabbages?” said {A}. ¶ {guest} tried. “Now they are cabbages,” said {guest}, “{young:and they are all looking.”|and that may be worse. {guest_many:We have|I have} never done it for a cabbage.”}
Somewhere out there a cabbage {~coughed|sneezed}, and another one told it to hush.
The bucket was given back to whoever it was from. # more
-> DONE

=== l1
# aside
# shot: two
# place: park; dusk; clear
# action: neighbour stand proud; heroes sit curious; friends sit; grownup sit-on-chair
# things: deckchair; plate; basket; blanket
# people: neighbour(old)
Out in front they had begun to wonder. {young:“I think it will be quick,” said Mr Abbot.|“It will be over before you know it,” said Mr Abbot, “and I shall be looking at my peas.” So he ate them, to be ready.}
{young:“I think it will be slow,” said Mrs Abbot.|“It will take all night,” said Mrs Abbot, “if it is done as it should be. I have brought my knitting, and the other wool.”}
The dog thought that it was going to be a ball. {young:Nobody had said so. It only hoped.|Nobody had said so. It had worked it out from the grass, and so many people, and all of them looking at one place.}
A child at the back asked if it had been yet. “You would have heard,” said {grownup}, and passed along the flask.
It had got to that part of the evening when everybody’s feet are cold and nobody says so. # more
-> DONE

=== s3
# shot: above
# place: park; dusk; stars
# action: A shout proud; heroes stand; neighbour sit; grownup sit; friends stand
# things: deckchair; lantern; blanket; tree
# people: neighbour(old)
{A} came out from behind the bush, right into the middle, {young:where nobody had yet put a foot.|and stood where nobody had liked to put a foot.}
“Everybody turn round,” said {A}.
They looked at each other. {young:“Then we shall not see!” said Mr Abbot.|“But then we shall not see it,” said Mr Abbot. “I have come all the way from number nine.”}
“No,” said {A}. “But it will be so.” {young:And they thought about that.|It took them some time to look at that from all sides. Then one chair was turned, and another.} # usual
{helper_person:{helper} went all along the ring, and turned the last few by the shoulders.} # beat
{helper_animal:{helper} lay down with both eyes shut, and after that nobody liked to be the one who peeped.} # beat
{helper_carried:{helper} was turned round first, for all to see, and did not peep once.} # beat
Then there were only backs. {young:It was very, very quiet on the grass.|It was so quiet that they could hear the lid being kept still.}
There were long ones and round ones, and one had a hole in its jumper. # usual
“Now,” said {A}, and one hand went up over both eyes. {young:There was a gap between two fingers.|There is always a gap between two of the fingers, and nobody can help that.}
And {guest} {wished_done}.
{young:Mr Abbot’s plate went round once on his knees.|They felt it in the backs of their necks, and Mr Abbot’s plate went once round on his knees.}
-> DONE

=== m2
# aside
# shot: close
# place: park; night; stars
# action: A whisper proud at guest; heroes sit; guest sit happy; friends sit
# things: leaf; lantern; blanket
“How was it?” asked {guest}, behind the bush again, and rather out of breath.
“It was just as it said on the gate,” said {A}. {young:“All of it.”|“I was afraid that you would leave a bit out, and you put a bit in.”}
There was a leaf on {guest}, and {A} took it off. It must have come down in the middle of everything, and neither of them had noticed when. {young:They kept the leaf.|They decided to keep the leaf.}
{guest} {guest_many:were|was} very pleased. {young:“Did you see the last bit?”|“It went better than at home,” said {guest}. “At home there is a chair in the way.”}
They shook hands on it, or whatever there was to shake. # more
{pausing} # company
-> DONE

=== l2
# aside
# shot: two
# place: park; night; stars
# action: A give happy cup at guest; heroes stand; guest drink happy; neighbour point happy; friends sit
# things: cup; jug; deckchair; lantern
# people: neighbour(old)
{young:There was something hot for {guest}, in the lid.|{grownup} unscrewed the flask, and there was a lid of something hot, and the first of it was for {guest}.}
“What is it like,” asked Mrs Abbot, “when you are in the middle?” ¶ {guest} considered. “{young:Busy,” said {guest}.|Busy at first,” said {guest}, “and then rather roomy.”}
“I heard it,” said Mr Abbot to everybody. “I heard it with my own back.” {young:He said so twice, and then once more to the dog.|He was to say so for {~years|weeks}, to whoever sat next to him.}
The dog lay down on the grass where it had been, and would not be moved. It was still warm there.
Someone had taken the notice down, to keep. # more
-> DONE

=== s4
# shot: wide
# place: park; night; stars
# action: L point proud at guest; heroes stand; guest stand proud; neighbour clap; grownup clap; friends clap
# things: deckchair; lantern; tree; blanket
# people: neighbour(old)
“Did {guest_it}?” asked all the backs. ¶ “Yes,” said {L}. “{guest} {wished_done}.”
They turned round. {young:There {guest_many:were|was} {guest}, back on the grass. You could see that it was so.|There {guest_many:were|was} {guest}, back in the middle of the grass, and you had only to look to see that it was so.}
Then they clapped. It went on till the lamps came on. # usual
“Will you do it again?” said Mrs Abbot. ¶ “Tomorrow,” said {guest}. “You may have one eye.” # usual
Mr Abbot’s chair had stuck, and he had clapped at the hedge. # usual
Then they folded the chairs, and {guest} went a bit of the way with {L}. # usual
-> DONE

=== m3
# shot: two
# place: lane; night; stars
# action: A walk sleepy; heroes walk; guest walk; grownup carry basket; friends walk
# things: lantern; gate; wall
They went home the short way. {guest} came as far as the gate.
“You looked,” said {guest}. ¶ “Only through the gap,” said {A}.
“{guest_many:We|I} know,” said {guest}. “{guest_many:We were|I was} glad. One eye is about right.”
The pins were still in the gate. {A} put them in a tin. They would be wanted again.
“Was it long?” asked {guest}. ¶ “It was just as long as it was,” said {A}. # more
Then the gate was shut, and it clicked. # more
-> DONE

=== l3
# shot: close
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; grownup hold towel; friends sit
# things: basin; towel; mug
There was grass between the toes. It came off in the bowl, one blade at a time.
“Tell me how it went,” said {grownup}. “I had my back to it.” ¶ So {A} told it, with soap on.
It was all in there, from the bush to the end. The towel got to hear it, too. The mug had been in the front row of the shelf.
“I wish I had had one finger open,” said {grownup}. ¶ “You can have one tomorrow,” said {A}.
The tap dripped, and then it did not. # more
-> DONE

=== m4
# shot: behind
# place: bedroom; night; stars
# action: A look-through sleepy window; heroes look-through; friends sit
# things: window; curtain; moon
From the window you could see the grass. It was all one colour now.
There was nobody on it. It still looked like a place where something has been done.
One chair had been left behind. It was facing the wrong way. It had been very good, and had not peeped.
{A} pulled the curtain. # more
The light on the landing stayed on. # more
-> DONE

=== l4
# shot: object
# place: park; night; stars
# action: heroes sleep
# things: deckchair; tree; moon
Out on the grass the dew came down. It came down in the middle, too.
A hedgehog went across. It did not know where it was walking.
It thought that it had seen something, once, between two spines.
Somewhere behind a bush there was a small, tired, satisfied sound.
Mr Abbot’s lid lay where he had sat. It had a bit of the moon in it, and one pea.
In the houses the lamps went out. In every bed somebody lay the right way round. # more
Nobody looked. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit; grownup sit
# things: lamp; pillow; blanket
The pillow was cool, and the coats were off. # usual
{resting}
{dream} # spare
“Everybody turn round,” said {L}. The slippers did, and the lamp.
“Why?” said {grownup}. ¶ “I have to go to sleep,” said {L}. “It is the eyes.”
So they all turned round. It was very quiet. # usual
And {L} went to sleep.
“Did it work?” asked the door. It had had its back to the bed.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a new notice on the gate in the morning, pinned with a thorn. “Again tonight,” it said. “Backs only. One eye for each family, by turns.” Mr Abbot had put his chair out already, the wrong way round, and was sitting in it and looking at a hedge.
{H} had a ticket with a gap in it, the width of two fingers. It had been pushed under the door, and it was still a little damp.
-> DONE

=== next_bedtime
The pins were in a saucer. There were four of them, all facing the wall.
-> DONE
