# about: language(speak&!sign&!school&!class&!club&!lesson|talk&!sign&!school&!class&!club&!lesson|say&!sign&!school&!class&!club&!lesson|said&!sign&!school&!class&!club&!lesson|taught&!sign&!school&!class&!club&!lesson|learn&!sign&!school&!class&!club&!lesson|word&!sign&!school&!class&!club&!lesson|languages&!sign&!school&!class&!club&!lesson|count&!sign&!school&!class&!club&!lesson|goodnight&!sign&!school&!class&!club&!lesson|mixes|mixed|switch); learned(in polish|in spanish|in arabic|in hindi|in italian|in french|in german|in turkish|in urdu|in portuguese|in russian|in chinese|in mandarin|in greek|in welsh|in bengali|in punjabi|in tamil|in yoruba|in japanese|in korean)
# also: learned; learning; proud; happy; person; bedtime; place; guest; missing; can-do; shy
# wants: child
# role gran: elder, parent = the grown-up with the tin
# ages: 3-9
# needs: speaking
# holds: dark(kind)

=== title
{~The Same in Both|Once Like That, Once Like This}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A hold happy spoon; gran sit-on-chair; heroes stand; friends stand
# things: table; spoon; tin on table; bowl on table; lamp
{~The spoon on the kitchen table had two names, {young:and {H} knew both.|and {H} could have called it by either of them.} With {gran} you said it like that, and with others you said it like this.|“What is this?” asked {gran}, and held up a spoon, {young:and {H} knew it two times.|and {H} knew it twice, once for talking to {gran}, and once for everybody else.}|There were two words for soup in that kitchen, and {H} could ask for it in both. {young:With {gran} you said it like that, and then you said it like this.|You said it like that, if you were talking to {gran}, and otherwise you said it like this.}}
The spoon did not mind. It came either way. # usual
But {gran} had a tin, {young:with biscuits in, and a lid that held on.|with biscuits in it, which came from a long way off, and had a lid that held on.}
“Good evening,” {A} told the tin, {young:like this, and pulled.|like this, and pulled at the lid, and nothing happened.} “It does not know that one.”
So {A} said it like that, as you do with {gran}, and pulled again. Pop, it went, {young:and was open.|like somebody who hears a voice from home.}
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: A bow happy chair; gran stand; heroes bow; friends stand
# things: chair; clock; lamp; cupboard; themed
{joining}
{musing} # personal
Which of them knew which? {A} went round to find out. The chair was from the shop here, and knew it like this. The shawl was {gran_s}, and knew it like that.
{hinderer_person:“And what does this one know?” asked {hinderer}, and spoke to a cupboard, very loud and slow.} # beat
{hinderer_animal:{hinderer} came when it was called like that, and came when it was called like this, both times for the tin.} # beat
{hinderer_carried:{hinderer} was asked in both, and listened just as well to both of them, and would not say which.} # beat
{themed_a} looked as if it knew a third one, but it was shy. # personal
The clock went tick, {young:and did not know any.|and it was hard to say what that was in.} # usual
“What if you say the wrong one?” asked {A}. {young:“Then they don’t know.”|“Then they do not know that it was meant for them.”} # usual
“You say it once like that, and once like this,” said {gran}. “Then nobody is left out.”
-> DONE

=== m1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A point curious; gran stand; heroes walk; friends walk
# things: stairs; lamp; coat on hook; hook
{A} counted the stairs, going up, in the language for {gran}. {young:There were so many!|It took every number that there was in it, and a breath before the last.}
Then {A} came down, and counted them in the other one, {young:from top to bottom.|from the top to the mat, to see whether there were any more of them in that.}
“How many?” asked {gran}. {young:¶ “The same!” said {A}.|¶ “Thirteen like that,” said {A}, “and thirteen like this.”}
They were both surprised. {young:They looked at the stairs.|You would have thought that one or the other would come out longer, and they looked at the stairs with some respect.}
They told the top stair, since it had been counted last the one way, and first the other. # more
Nobody tried it a third time. {young:It had come out so well.|It had come out so well that it seemed better not to touch it.} # more
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A think curious; gran stir pot; heroes listen; friends sit
# things: stove; pot on stove; bowl; table
{gran} had a word for the skin on warm milk. {young:It was short, and you could hear it wobble.|It was a short word, and when you said it, you could hear the skin go into folds.}
{A} looked for the same word in the other language, {young:and there was none.|under M and under S, and behind the word for blanket, and there was none there.}
“What do they say, then?” asked {gran}. {young:¶ “They say ‘ugh’,” said {A}.|¶ “They say ‘the skin on the milk’,” said {A}, “or they say ‘ugh’.”}
So they had to lend it. {young:{A} took it across.|{A} carried it across, from that language to this, and set it down beside the milk.}
They tried it on the next lot of milk, and it held. # more
It fitted very well. {young:You could not see where it was from.|By the time that the bowl was empty, it had begun to feel at home there.}
They could have the word for ‘ugh’ in exchange, and welcome. # more
-> DONE

=== s3
# shot: above
# place: kitchen; dusk; clear
# action: A sit-on-chair happy; gran sit-on-chair; heroes sit-on-chair; friends sit
# things: table; tin on table; kettle on table; biscuit; cup on table
On the table stood the tin and the kettle, side by side, {young:and they had never said a word.|and they had never said a word to each other.} How could they?
So {A} sat down between them. “The tin says good evening,” said {A} to the kettle, like this. # usual
{helper_person:“Ask it what is in there,” said {helper}, behind the kettle, in a kettle’s voice.} # beat
{helper_animal:{helper} sat up very straight before the tin, and it was plain what was meant, in any language.} # beat
{helper_carried:{helper} was set down on the kettle’s side, so that there should be the same number at each end.} # beat
“The kettle says that it is full of water,” said {A} to the tin, like that. {young:“And it says, what have you got?”|“It asks what you have got in there, if that is not rude.”}
{A} went to and fro so fast that one sentence began like that, and ended like this. {gran} understood {young:it all.|all of it.} # usual
-> DONE

=== m2
# aside
# shot: two
# place: living-room; dusk; clear
# action: gran hold blanket; A listen curious; heroes sit; friends sit
# things: sofa; blanket; lamp; picture on wall; wall
“Where I was small,” said {gran}, “the cow said it quite differently.” {young:And {gran} said it.|And {gran} said it as that cow did, with something at the end that you need the nose for.}
{A} knew what a cow says here. {young:“Moo,” said {A}. ¶ “That is not at all the same,” said {gran}.|¶ “Moo,” said {A}. ¶ {gran} was polite about it. “They would not have understood a word,” said {gran}.}
They tried the dogs, and it was the same with the dogs. {young:They tried the hens.|They tried the hens, and the hens were so far apart that they had to sit down.}
{pausing} # company
“And the cats?” asked {A}. They looked at that from both sides. It seemed that the cats had agreed. # more
“What if a cow moves?” asked {A}. {young:¶ “She will say both,” said {gran}.|¶ “Then she does both,” said {gran}, “and after a while she mixes them up, and everybody gives her hay.”}
-> DONE

=== l2
# aside
# shot: close
# place: bathroom; dusk; clear
# action: A wash happy; gran hold towel; heroes wash; friends stand
# things: sink; tap; drop under tap; mirror; soap
The tap was a hard one. {young:It spoke all the time.|It spoke all the time, and very fast, and {A} put an ear to it, and it was neither the one nor the other.}
“Perhaps it is from far up in the hills,” said {gran}. {young:“They talk fast there.”|“They talk like that, up there, and never stop for breath.”}
It said “ssh”, as well, and that was odd, in somebody who talked so much. # more
In the mirror was somebody who could do both. {young:You saw it by the mouth.|You could see it by the mouth, for it went wide for the one, and for the other it went round.}
{A} said spoon, and soup, and stairs, {young:wide and round, wide and round.|like that and like this, wide and round, until there was fog on the glass.}
Then neither of them could be seen. {young:You could still hear them.|But you could hear that there was somebody in there.} # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: L yawn sleepy; gran yawn; heroes yawn; friends sit
# things: bed; lamp; chair; pillow
At bedtime {L} had to say goodnight to the chair and the lamp and the shawl, {young:and each one twice.|once like that and once like this.}
By the lamp the words had got heavy. One came out round, and long, and with no letters in it. “Aaah,” said {L}.
“What was that?” asked {gran}, and had to do it too. “Aaah.”
It was a yawn. They looked at each other. # usual
“Is that like that, or like this?” asked {L}.
{gran} had to think. “It is the same in both,” said {gran}.
So {L} said it to the lamp, and to the shawl, once, {young:and they all knew.|and they all knew what was meant.}
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; night; clear
# action: L lie-back calm; gran sit; heroes lie-back; friends sit
# things: bed; quilt; pillow; lamp
What else was the same? They lay and sat there, and thought of it.
“A hug,” said {gran}. ¶ “And a sneeze,” said {L}. “Nearly.” # spare
A hum was the same. So {gran} hummed a bit.
It had no words on. They had been left off, so that it could go through. # spare
“And when it’s quiet,” said {L}. That was so. They had some. # more
“And a spoon that falls down,” said {L}. They both knew how that goes. # more
It was quiet like that, and it was quiet like this. You could not tell which.
-> DONE

=== l3
# aside
# shot: behind
# place: bedroom; night; clear
# action: L lie-back sleepy; gran fold curtain; heroes lie-back; friends sit
# things: window; curtain; star; bed
It was dark out there. “Does the dark know it like this?” asked {L}.
“It was dark where I was small, too,” said {gran}. “I think that it is the same dark.”
“Then it has had a long way,” said {L}. # spare
“It goes there first,” said {gran}, “or else it comes from there. And it has heard it both ways.” # more
So no one had to tell it twice. # spare
A car went by outside. It was the same, too, or as good as the same. # more
{gran} shut the curtain, all but a bit.
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: L lie-back sleepy; gran sit; heroes lie-back; friends sleep
# things: bed; pillow; quilt; lamp
{L} turned the pillow. It had a warm side, and it had a cool side.
“That one is like that,” said {L}. “And this one is like this.” # spare
“And which one do you sleep on?” asked {gran}. ¶ {L} thought. “It is all one pillow,” said {L}.
It was soft from there, and it was soft from here. # more
Then no one said a thing for a bit, and they both said it well. # more
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; tin on table; kettle on table; spoon on table; moon
Down in the kitchen the tin stood next to the kettle. No one sat in between.
“Tk,” said the kettle, as it got cool. It can’t help it. # spare
“Tk,” said the tin. It was the lid. # spare
They had not known that they both had that one. # more
So they had a word, to begin with. It was not late. # more
The spoon lay there with its two names. It needed none till day.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; gran sit; friends sleep
# things: bed; pillow; quilt; lamp
The lamp was low. The bed was warm. # usual
{resting}
{keepsake}
{dream} # spare
{gran} said goodnight, like that. # usual
{L} said it, too, like that.
“And once like this,” said {L}. But it was too long by now.
“Aaah,” said {L}.
“I know,” said {gran}.
It was the same in both.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The kettle went “tk” that morning, before anybody had put it on, and the tin beside it said “tk” as well.
“They are talking,” said {A}. It was not in one language, and it was not in the other. It sounded as if it were quite new, and had only got the one word so far, and the two of them were using it for everything: for good morning, and for the weather, and for “What have you got in there?”
-> DONE

=== next_bedtime
The tin and the kettle stood side by side. They still had just the one word. It was enough for a night.
-> DONE
