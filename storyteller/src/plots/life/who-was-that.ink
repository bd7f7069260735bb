# about: learning(recorder&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|violin&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|cello&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|viola&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|trumpet&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|trombone&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|cornet&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|drum&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|piano&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|keyboard&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|guitar&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|ukulele&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|clarinet&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|flute&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|saxophone&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|tuba&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|instrument&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow); club(recorder&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|violin&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|cello&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|viola&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|trumpet&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|trombone&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|cornet&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|drum&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|piano&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|keyboard&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|guitar&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|ukulele&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|clarinet&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|flute&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|saxophone&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|instrument&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow); learned(recorder&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|violin&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|cello&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|trumpet&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|drum&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|piano&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|guitar&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|ukulele&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|clarinet&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|flute&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow); first-day(recorder&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|violin&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|cello&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|trumpet&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|drum&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|piano&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|guitar&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|clarinet&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|flute&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow); school-day(recorder&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|violin&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|cello&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|ukulele&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow); play(recorder&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|violin&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|cello&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|trumpet&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|drums&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|piano&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|guitar&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|ukulele&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow); new-clothes(recorder&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|violin&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|cello&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|trumpet&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|drum kit&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|drums&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|guitar&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|ukulele&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|keyboard&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|flute&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow); can-do(recorder&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|violin&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|cello&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|trumpet&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|drums&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|piano&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow|guitar&!concert&!recital&!exam&!grade&!hate&!quit&!give up&!giving up&!stop&!refus&!want&!had enough&!sick of&!broke&!stolen&!tomorrow)
# also: learning; club; learned; first-day; school-day; play; new-clothes; can-do; thing; person; place; proud; happy; trying-again; frustrated
# kind recorder: recorder*
# kind violin: violin*|fiddle
# kind viola: viola*
# kind cello: cello*
# kind trumpet: trumpet*
# kind drum: drum*
# kind piano: piano*
# kind keyboard: keyboard*
# kind guitar: guitar*
# kind ukulele: ukulele*
# kind flute: flute*
# wants: child
# role grownup: parent = the grown-up with the newspaper
# ages: 4-9
# needs: hands, hearing
# holds: dark(kind)

=== title
{~Who Was That?|It Was the Lid}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: L stand proud; heroes stand; grownup read newspaper; friends stand
# action for guitar, ukulele: L play proud guitar; heroes stand; grownup read newspaper; friends stand
# action for recorder, flute: L play proud flute; heroes stand; grownup read newspaper; friends stand
# action for violin, viola: L play proud violin; heroes stand; grownup read newspaper; friends stand
# action for trumpet: L play proud trumpet; heroes stand; grownup read newspaper; friends stand
# action for drum: L play proud drum; heroes stand; grownup read newspaper; friends stand
# action for piano, keyboard: L stand proud beside piano; heroes stand; grownup read newspaper; friends stand
# things: cupboard; tin on cupboard; sofa; lamp
# things for piano, keyboard: piano; cupboard; tin on cupboard; lamp
{~{is_recorder:Feep|{is_violin:Eek|{is_viola:Eek|{is_cello:Grum|{is_trumpet:Braap|{is_drum:Bom|{is_piano:Plonk|{is_keyboard:Plink|{is_guitar:Twang|{is_ukulele:Plink|{is_flute:Foo|Noot}}}}}}}}}}}, it went, {young:and then you knew where {H} {was}.|and nobody in the street had to ask where {H} {was}.}|{H} had all the doors shut, {young:but it came through.|but it came through two of them, and was hardly any smaller.}|“Once more,” said {H}, {young:and it was very loud.|and the newspaper went up a little higher.}}
{L} was learning to play {is_recorder:the recorder|{is_violin:the violin|{is_viola:the viola|{is_cello:the cello|{is_trumpet:the trumpet|{is_drum:the drums|{is_piano:the piano|{is_keyboard:the keyboard|{is_guitar:the guitar|{is_ukulele:the ukulele|{is_flute:the flute|some music}}}}}}}}}}}. {young:It was loud already, and all the rest was still on its way.|The loud part had come first, as it does, and the rest was still on its way.}
{is_recorder:Feep|{is_violin:Eek|{is_viola:Eek|{is_cello:Grum|{is_trumpet:Braap|{is_drum:Bom|{is_piano:Plonk|{is_keyboard:Plink|{is_guitar:Twang|{is_ukulele:Plink|{is_flute:Foo|Noot}}}}}}}}}}}, played {L}. And behind it, when it was over, there came a very small “zzz”.
“Who was that?” asked {L}. ¶ “I have not said a word,” said {grownup}. {young:And that was true, but it had been a near thing.|“I have thought of one or two, but I have not said them.”}
And when {L} played it once more, there it was again. ¶ “Zzz,” it said, {young:by the wall.|from somewhere by the wall.} # usual
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: L point surprised at tin; heroes look-up; grownup stand; friends look-up
# things: cupboard; tin on cupboard; sofa; lamp
{joining}
{musing} # personal
They went along the wall with their ears, and it was the tin with the buttons in. It was the lid. {young:You put a hand on it, and it stopped.|If you put a hand on it, it stopped, and if you took the hand away it had a good deal to say.}
But it did that for one note only. {young:For the next it did not do a thing.|For the next one up, and the one after, it sat there like any tin.} # usual
{hinderer_person:“Could you play that with the door shut?” asked {hinderer}. “Then I don’t hear who says something,” said {L}.} # beat
{hinderer_animal:{hinderer} answered to all of them, chin up, and had to be told that it was somebody else’s turn.} # beat
{hinderer_carried:{hinderer} was put on top of the lid, to see, and after that it was {hinderer} who went zzz.} # beat
“So that is its note,” said {L}. {young:“They must all have one!”|“I expect that they all have one, and nobody has ever tried.”}
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: L listen drawer; heroes listen; grownup stand; friends listen
# things: drawer; spoon; fork; table; lamp
The spoons were next. They lay in the drawer, {young:and it took a low one.|and nothing got them up until {L} tried the lowest one that there was.}
Then they all spoke, the whole drawer. {young:It was like a bus full of people when somebody has seen a mouse.|It was like a lot of people on a bus when somebody has found a mouse.} ¶ “Who was that?” said {L}, but you could hear who it was.
“The forks as well,” said {grownup}. {young:“They come in a bit late, but they come.”|“They come in a little behind. I would not have known that.”}
They did it four times more, {young:and each time the spoons had it ready.|and each time the spoons had it ready, and had moved a bit to the left.}
In the end the drawer had come open by itself, {young:just a bit, to hear better.|by about a finger, to hear better.} # more
-> DONE

=== l1
# aside
# shot: behind
# place: bathroom; dusk; clear
# action: L listen bath; heroes listen; grownup stand; friends listen
# things: bath; tap; mirror; towel
They opened the bathroom door, and the bath took all of them. {young:The others all had the one, but it had a lot.|It was not like the others, who have the one, and are glad of it.}
Whatever you played to it, it sent it back, {young:but bigger, and rounder, and with a tail.|only longer, and rounder, and with a tail.} ¶ “It plays better than I do,” said {L}.
“It has had more room,” said {grownup}, {young:from behind the newspaper.|from behind the newspaper, which was as near as {grownup} wished to be.}
The towel said nothing at all. {young:Nor did the mat, nor the sponge, and they were not asked again.|Nor did the mat, nor the flannel, nor the sponge, and you need some like that as well.}
“They are the ones who listen,” said {L}, {young:and gave them one more, because they took it so well.|and gave them one more, since they took it so quietly.} # more
-> DONE

=== s3
# shot: above
# place: living-room; dusk; clear
# action: L stand worried; heroes look-up; grownup stand; friends look-up
# things: cupboard; glass in cupboard; jug in cupboard; lamp; tin on cupboard; themed
By supper they had found the lid, the lamp, the left window and the key.
{young:They all had their note.|Each of them had its note, and it was written down.} # usual
{themed_a} had none, or it was one that nobody can play. # personal
There was still the glass. It stood at the back of the cupboard, and was as thin as a leaf. {young:It had said nothing yet.|It had been tried with everything, and had said nothing yet.}
{helper_person:“It may be shy,” said {helper}, with one ear on the cupboard. “It is right behind the jug.”} # beat
{helper_animal:{helper} put up both ears at the cupboard, so there must have been something in there to hear.} # beat
{helper_carried:{helper} was held up to the cupboard, and did not make a sound, and that was a help.} # beat
So {L} played as loud as it would go. {is_recorder:Feep|{is_violin:Eek|{is_viola:Eek|{is_cello:Grum|{is_trumpet:Braap|{is_drum:Bom|{is_piano:Plonk|{is_keyboard:Plink|{is_guitar:Twang|{is_ukulele:Plink|{is_flute:Foo|Noot}}}}}}}}}}}! And the lid went, and the lamp went, and the window, and the key. {young:What a noise!|They all talked at once, and if the glass had said something you would not have known.} # usual
“I will do it louder,” said {L}. It was louder. {young:And it was no good.|But so was everybody else.} # usual
-> DONE

=== m2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: L listen wall; heroes listen wall; grownup stand; friends listen
# things: wall; sofa; lamp; picture on wall
Once they found one that they had not looked for. It was a high one. {young:Knock, knock, it went in the wall, and the picture jumped.|Knock, knock, it went, on the far side of the wall, and the picture jumped.}
“Who was that?” asked {L}. ¶ “That was next door,” said {grownup}.
They tried it again, to be sure. {young:Knock, knock, knock!|Knock, knock, knock, it went, so that there was no doubt about it.} “That is a very good answer,” said {L}. {young:“It is only for that note. It must be his.”|“And only to that one note. It must be his.”}
{grownup} thought that he might be left alone with it now. {young:So they wrote it down, and let it be.|So it was put down on the list, between the lamp and the key, and not played again.}
{pausing} # company
-> DONE

=== l2
# aside
# shot: close
# place: living-room; dusk; clear
# action: L point happy at grownup; heroes stand; grownup sit surprised; friends stand
# things: sofa; newspaper; lamp; pencil
“Now you,” said {L}. So {grownup} sat very straight on the sofa, {young:and was played to, from the bottom up.|and was played to, from the bottom up, one note after the other.}
Nothing came at the low ones. {young:A foot moved, but it was only a foot, and it stopped again.|At the fourth a foot moved, but it was only getting comfortable.}
Then came the highest one. {young:“Oh dear,” said {grownup}, quite loud.|“Oh dear,” said {grownup}, before there was time to think.} ¶ “Who was that?” said {L}.
It was the same each time, {young:so they wrote it down. “Oh dear,” it said on the list.|and quite in tune, and so it was written down. It said “Oh dear” on the list.}
“I never knew that I had that in me,” said {grownup}, {young:and had a rest behind the newspaper.|and had a rest, behind the newspaper.} # more
-> DONE

=== s4
# shot: close
# place: living-room; night; clear
# action: L listen curious cupboard; heroes listen; grownup listen; friends listen
# things: cupboard; glass in cupboard; jug in cupboard; lamp
It was nearly bedtime. “There is time for one,” said {grownup}.
{L} looked at the lid, {young:and at the lamp.|and at the lamp, and at the key, who were all waiting to be asked.} “I have to do it so that you don’t hear,” {L} told them.
So {L} played it as small as you can, {young:as thin as a hair.|so small that it had hardly begun before it was over.} The lid did not stir. The lamp did not know. And from the back of the cupboard there came something thin and clear, and it stayed in the air.
“Who was that?” said {L}, {young:very low.|in a whisper, though they all knew who it was.}
“It has done that every time,” said {grownup}. {young:“We could not hear it.”|“It had no chance, with the rest of us.”} # usual
They did it once more. {young:No one breathed.|Nobody turned a page.} It was still there.
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; night; clear
# action: L sit-on-edge; heroes sit-on-edge; grownup sit; friends sit
# things: bed; pillow; quilt; lamp; paper
The list came up to bed. There were a lot of them on it by now.
“Lid, lamp, key,” read {grownup}. “And the glass.” It came last, and it was the best. # spare
“What about the bed?” asked {L}. They had not tried the bed.
But it was too late to play. So {L} did it with a shut mouth. “Mm.” # spare
The bed did not say a thing. It may have had its own.
“It is a listener,” said {L}. “Like the towel.” # more
-> DONE

=== l3
# aside
# shot: above
# place: bedroom; night; clear
# action: L lie-back calm; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; quilt; pillow; lamp
“Do it here,” said {grownup}. So {L} put an ear on a sleeve, and did it there.
“Mm,” went {L}. And “Mm,” it went in the sleeve. You could feel it in your ear. # spare
“That was you,” said {L}. ¶ “I did not do a thing,” said {grownup}. “It went by itself.”
It was a low one, and warm. No one said “Oh dear”. # more
“Do it once more,” said {L}, and it was there once more, like a cat in a box. # more
It was put on the list, with a thumb, in the dark. # more
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: grownup stand; L lie-back sleepy; heroes lie-back; friends sleep
# things: door; lamp; bed; moon; window
The lamp went out. It did not hum. It was off.
“Will they still know it in the morning?” asked {L}. ¶ “They can’t help it,” said {grownup}. # spare
It was so quiet that you could hear the house. It had a low one, all to itself. # spare
“Who was that?” asked {L}. ¶ “The fridge, I think,” said {grownup}. “It does that by itself.”
They let it. It had to be up all night as it was. # more
A step on the stairs had a go, too, and left off. # more
-> DONE

=== l4
# aside
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: cupboard; glass in cupboard; tin on cupboard; moon; window
It was dark by the cupboard. The tin had its lid on, and the lid was still.
A van went by, a long way off. It had a low one. In the drawer a spoon said yes. # spare
The rest of them slept on. They lay on their backs, each in the next. # more
Then that was over, too. The key hung down. The lamp hung down. # more
The glass stood at the back, as thin as a leaf. It did not make a sound.
It had a bit of moon in it. That was all. # more
Now and then it had a look at the jug. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; quilt; pillow; night-light
The house was quiet from top to bottom. # usual
{resting}
{keepsake}
{dream} # spare
“Mm,” went {L}. It was the last one, and very small.
It went out over the quilt. Then there was a gap. # usual
“Mm,” it went, from not far off.
“Who was that?” asked {L}.
It was warm. It was close by. It did not say.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The list hung on the wall in the morning, and there was one on it that nobody had written down. It was under the key, and very small, and it said “Zzz”.
“That is not the lid,” said {A}. “The lid has got one.” So they all stood quite still, and looked at each other, and somebody under the sofa went “zzz”, and it was a fly.
-> DONE

=== next_bedtime
At the back of the cupboard stood a glass. You only had to be quiet.
-> DONE
