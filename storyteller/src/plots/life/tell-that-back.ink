# about: story-about; with-character; creature; bring-back
# tells: tale(or two|quarrel|quarrels|quarrelling|argue|argues|arguing|fall out|falls out|fell out|fight over|fights over|fight about|fight and|fights and|fight with|fights with|always fighting|always fight|not speaking|not talking|don't speak|won't speak|bicker|squabble|cross with|friends again|says sorry|say sorry|make friends again|make up after)
# also: funny; person; place; thing; happy; play; food; calm; weather; quarrel; sorry
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# role other: answer, creature = a friend
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: quarrel(kind), dark(kind)

=== title
{~Tell That Back|Too Small to Carry}
-> DONE

=== s1
# shot: wide
# place: garden; dusk; clear
# action: guest sit cross on wall; other sit cross on bench; heroes stand curious at guest; friends stand curious
# things: wall left; bench right; gate
{~There was somebody at each end of the garden, and {H} went out to see what it was about.|Nobody in the garden said anything, and they did it so hard that {H} came out to see.|“Hmph,” said one end of the garden. “Hmph,” said the other. {H} {was} in the middle.}
{guest_many:On the left, on the wall, sat one of the {guest_noun}, and on the right, on the bench, sat the other one|On the left, on the wall, sat {guest_a}, and on the right, on the bench, sat {other_a}}, back to back.
“Tell that back over there,” said {guest_many:the one on the left|{guest}}, “that I am not speaking to it.”
So {A} went and told it. {young:It was twelve steps.|It was twelve steps, through the beans.}
“Tell that back,” said {guest_many:the one on the right|{other}}, “that I stopped speaking first.”
{A} went and told it. They had been friends since the spring, and now there was a whole garden in between. # usual
-> DONE

=== m1
# aside
# shot: close
# place: garden; dusk; clear
# action: heroes stand curious; guest sit cross on wall; friends stand curious
# things: wall; bench
Then there came a number of short ones.
“Hmph,” said {guest_many:the one on the left|{guest}}. ¶ {A} went twelve steps. “Hmph,” said {A}.
“Is that all?” asked {guest_many:the one on the right|{other}}. {young:“Then hmph.”|“Then tell it the same, but a bit longer.”} ¶ “Hmmmph,” said {A}, at the other end.
{young:It was hard to do it right.|You have to get them right, for each had a bit of nose in it, and a bit of chin.}
{A} brought eleven of them over, one by one, and did not spill any. # more
The last of them had a small sniff at the end. # more
“What do they mean?” asked {A}. ¶ “It knows,” said both of the backs, {young:one after the other.|and for once nobody had to carry it.}
-> DONE

=== s2
# shot: two
# place: garden; dusk; clear
# action: heroes run worried; guest shout cross; friends walk calm
# things: wall; bench; tree
“It would be nicer,” said {A}, “to tell it to the front.” But neither would turn round. # usual
{joining}
{is_loved:“I could tell it something about {loved},” said {A}. ¶ “No, thank you,” said {guest_many:the one on the left|{guest}}. “Tell it that it knows why.”|{musing}} # personal
So {A} went to and fro, and the things that had to be told got longer. {young:They were hard to carry.|The last one had a “firstly” in it, and had to be held level.}
{hinderer_person:“Let me take the next one,” said {hinderer}, and got it the wrong way round, so that it had to be fetched back.} # beat
{hinderer_animal:{hinderer} came along every time, and lay down half-way, exactly where one goes.} # beat
{hinderer_carried:{hinderer} was taken along to help, and was told things at both ends, and passed on none of them.} # beat
{young:“And another thing,” they said.|And when {A} had set off with it, there was always another thing, and that had to be fetched as well.} # usual
-> DONE

=== l1
# aside
# shot: above
# place: garden; dusk; clear
# action: heroes draw proud; guest sit cross on wall; friends sit curious
# things: wall; pencil; paper; bench
“You could write it down,” said {A}, and brought paper, {young:and a pencil.|and the pencil with the tooth marks.}
{guest_many:The one on the left|{guest}} wrote for some time, and pressed very hard. {young:It made a hole.|The point went through in three places, and it could be read from behind.}
{guest_many:The one on the right|{other}} wrote on the other side of it, {young:and made a hole as well.|and some of what was said on one side fell out through what was said on the other.}
“What does it say?” asked {guest_many:the one on the left|{guest}}. ¶ {A} held it up to the light. {young:“It is mostly holes,” said {A}.|“You can see through to what it says at the back,” said {A}, “and that says you started it.”}
There was a cross at the end of it, where you put a kiss. It was hard to say which sort of cross it was. # more
They left it on the bench under a stone, and the stone went through it as well, a little. # more
-> DONE

=== m2
# aside
# shot: behind
# place: garden; dusk; breeze
# action: heroes carry worried bucket; guest sit cross on wall; friends sit calm
# things: bucket; wall; bench; themed
{A} tried it with a bucket. You said it into the bucket, {young:and {A} brought it.|and after that nobody could say that it had been changed on the way.}
It was not heavy at first. {young:Then it got heavy.|But with every word that went in it hung down a little lower.}
{themed_a} was laid on top, so that nothing would splash. # personal
In the middle of the garden {A} put it down, {young:to have a rest.|and sat down beside it, to rest both arms.}
{pausing} # company
“Has it come?” called one end. “Has it said anything?” called the other. {young:“It is having a rest,” said {A}.|“It is half-way,” said {A}. “So am I.”}
{young:The bucket stood there, and said nothing.|The bucket stood there with everything in it, and was perfectly quiet.} # spare
A beetle went up the outside, and looked in, and came down again on the other side. # more
-> DONE

=== s3
# shot: above
# place: garden; dusk; clear
# action: heroes sit worried; guest point cross; other point cross; friends sit calm
# things: bench; wall; leaf
After that {L} was tired, and sat down on the grass in the middle. {young:“You have to come here,” said {L}. “I can’t come there.”|“I can hear from here,” said {L}, “if you say it a bit nearer.”}
{helper_person:“A bit more,” said {helper}. “It is hard to hear, with all those beans.”} # beat
{helper_animal:{helper} lay down with one ear to each side, and looked very fair.} # beat
{helper_carried:{helper} was put in the middle, so that there would be something to aim at.} # beat
“Tell it that I never lump,” said {guest_many:the one on the left|{guest}}. ¶ “Lump?” asked {L}. ¶ “Jump,” said {guest_many:the one on the left|{guest}}, and came three steps nearer, backwards. # usual
{young:They came nearer, and nearer.|Whenever something had to be put right, they both moved up a little, so as to be sure that it was.} In the end they sat back to back, with {L} in between.
“Tell it,” said {guest_many:the one on the left|{guest}}, “that there is a leaf on its head.” ¶ “There is a leaf on your head,” said {L}.
It was a big one. ¶ “Tell it thank you,” said {guest_many:the one on the right|{other}}.
-> DONE

=== l2
# aside
# shot: two
# place: garden; dusk; clear
# action: heroes look-up laughing; guest sit surprised; other sit surprised; friends sit laughing
# things: leaf; bench; wall
There was not much room left in the middle. {young:{L} was quite flat.|{L} had a back on the left, and a back on the right, and breathed in turns.}
It was warm there. {young:You could feel them both breathe.|You could feel both of them breathe, and you could feel them both trying to do it in their own time.}
Then they did it at the same time. {young:They stopped at once.|They noticed, and stopped, and started again a bit apart.}
“Tell it to get its own breath,” said {guest_many:the one on the left|{guest}}. ¶ “It says that it had this one first,” said {L}.
Somebody’s tummy said something. {young:Nobody had to carry it.|It was not clear whose it was, and for a moment they all listened to hear if there would be an answer.} # more
There was one. It was just the same, but lower. # more
-> DONE

=== s4
# shot: close
# place: garden; night; stars
# action: guest hug happy other; heroes clap happy; friends clap happy
# things: bench; wall; leaf
Then {guest_many:the one on the left|{guest}} said something so low that {L} could not hear it.
“What was it?” asked {L}. ¶ “It is only a small one,” said {guest_many:the one on the left|{guest}}.
{young:It was said again. {L} still could not hear it.|It was said again, and there was hardly anything of it. You could not have held it with two fingers.} # usual
“I can’t carry that,” said {L}. “It would fall through. You have to take that one yourself.”
{young:And {L} got up, and went out of the way.|And {L} stood up, so that there was nobody left in the middle.} # usual
{guest_many:The one on the left|{guest}} turned round. {guest_many:The one on the right|{other}} turned round as well, and there they both were, at the front. # usual
It was “sorry”, and it went straight into an ear. {guest_many:The one on the right|{other}} had one as well. {young:It was the same one!|It turned out to be the very same.}
And then there was a heap in the grass, with arms all round it, and you could not have said which back was whose.
-> DONE

=== m3
# shot: two
# place: garden; night; stars
# action: guest sit happy; other sit happy; heroes sit happy; friends sit happy
# things: bench; wall; moon; bucket
They sat on the bench after that, with all their fronts the same way.
“Tell it…” said {guest_many:the one on the left|{guest}}, out of habit. But nobody had to be told.
“I missed your face,” said {guest_many:the one on the right|{other}}. “You have such a plain back.” # spare
The bucket was still out there. They tipped it up, by the beans.
Nothing came out. It had all gone. # more
“It may have been air,” said {A}. # more
They put the leaf in, so that it should have something. # more
-> DONE

=== m4
# aside
# shot: behind
# place: garden; night; stars
# action: guest walk happy; other walk happy; heroes wave happy; friends wave happy
# things: gate; wall; moon
Then they went home. It was the same way for both.
They went through the gate side by side. It is not made for that. # spare
“After you,” said {guest_many:the one on the left|{guest}}. ¶ “No, after you,” said {guest_many:the one on the right|{other}}.
“Are you quarrelling again?” asked {A}. ¶ “This is the other sort,” said {guest_many:the one on the left|{guest}}. # spare
So they went through it both at once, and a leaf was left behind. # more
{homeward} # company
-> DONE

=== l3
# aside
# shot: above
# place: bathroom; night; stars
# action: heroes wash sleepy; friends stand sleepy
# things: bath; soap; towel; sponge
{A} had to have both feet washed. There were beans between the toes.
Twelve steps, and twelve steps, and twelve. It was a long way, when you put it in a row.
The left foot said that the right had splashed. The right foot said hmph. # spare
“I am not carrying that,” said {A}. “It is much too late.”
They were dried, one and then the other.
{midway} # company
They had stopped by then. They were too tired for it. # more
The towel took both their sides. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: wall left; bench right; bucket; leaf; moon
The garden lay in the dark. The wall was empty, all along.
There was a line through the beans, where somebody had gone to and fro.
Two round places were on the stone. They were still a little warm. # more
The bucket lay on its side. It had nothing left to say.
One leaf lay by the gate. It did not know on whose head it had been. # more
At both ends it was quiet. In the middle it was quiet as well.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; quilt; pillow; lamp
{A} lay in bed. One foot was cold. One foot had the warm place.
{resting}
{keepsake}
{dream} # spare
“Tell that foot,” said the cold one, “that it started it.”
But nobody was going to carry that. # usual
So the cold foot said something itself. It was only a small one. {A} did not hear it.
The other foot moved up.
Then they lay there in one heap. You could not have said which was which. # usual
It was warm in the middle.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
On the wall in the morning sat two sparrows, back to back. “Tell that back,” said the one on the left, or it was only a cheep.
{H} did not carry it. There was a bean on the wall, exactly in the middle, and after some time both of them had to turn round for it. They met at the front.
-> DONE

=== next_bedtime
Under the quilt one foot said something very low to the other. It moved up.
-> DONE
