# about: listening(says no|saying no|no to everything|no to anything|no and no|everything is no|everything was no|answer is no|word is no|won't do anything|refus|just no); angry(no to everything|says no|saying no|refuses everything|refused everything|refused to do anything); bad-day(no to everything|no to every|saying no|refused everything); saying(word is no|says no|no no|a no |is "no"); frustrated(no to everything|says no|saying no); dressing(refused the pyjama|refused pyjama|refuses pyjama|refused the pajama|refused pajama|refusing pyjama|refused his pyjama|refused her pyjama|no to shoes|no to his|no to her|no to coat|no to pyjama|no to everything); learned(the word no|the word "no"|to say "no"); habit(says no|saying no); funny(no to everything); other-lesson(no to everything|says no|saying no); character(says no|no to everything); manners(says no|no to everything)
# also: angry; listening; hair-wash; teeth; dressing; tired; frustrated; bad-day; eating; staying-in-bed; tidying; bedtime; long; funny; habit; saying
# news: bad
# wants: child
# role grownup: parent = the grown-up with the biscuit tin
# ages: 3-8
# needs: speaking
# holds: dark(kind)

=== title
{~The No Was Quicker|The Shortest Word in the House}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A stand cross; grownup hold pear; heroes stand cross; friends stand
# things: table; pear; chair; lamp
{~“No,” said {H}. {young:Nobody had asked yet.|Nobody had asked anything yet, but it saved time.}|All day long there had been one word in the kitchen, and {H} had said it.|Would {H} come to the table, please? No. {young:Would {H} like a bit of a pear? No.|Was there anything wrong with the table, then? No.}}
It had come with the porridge. “Porridge?” asked {grownup}, and out came a no, {young:quick as a mouse.|as quick as a mouse out of a shoe.}
It was only a small one, but it sat right at the front, behind the teeth. {young:The other words were further down.|All the other words had their coats on still, and were a long way behind.}
Should the shoes go on, asked {grownup}, and out came a no. {young:So they could come off, and out came a no for that as well.|Then they might as well come off again, and out came a no for that, too.} # usual
{young:{A} had meant to think. But the no was quicker.|{A} would have liked to think first, but the no was quicker.}
-> DONE

=== m1
# aside
# shot: two
# place: hallway; dusk; clear
# action: A whisper curious mirror; heroes peek mirror; friends stand
# things: mirror; coat on hook; hook; mat
In the hall there is a mirror, and {A} went to have a look at it. {young:Where was it?|It ought to be possible to see where it sat.}
{A} opened wide. {young:There were teeth in there, and a tongue, and not much else.|There were teeth, in two rows, and a tongue, which lay there as if it had done nothing.}
“Can you say something else?” {A} asked the mouth. ¶ “No,” said the mouth.
{young:So {A} shut it tight, and went “mmm”.|So {A} held it shut with two fingers. That was safe, but it was no way to talk to people.} # spare
{young:“Are you in there?” called {grownup}, and “no” it went, before {A} could think.|“Are you in the hall?” called {grownup}. ¶ “No!” It had got out at the side, between the fingers.}
The coat on the hook had heard it. It thought that somebody ought to go and see. # more
-> DONE

=== s2
# shot: close
# place: kitchen; dusk; clear
# action: grownup hold biscuit; A stand surprised at grownup; heroes stand surprised; friends stand
# things: table; tin on table; biscuit
{joining}
{musing} # personal
“What about a bath?” asked {grownup}, and it was no. {young:It was no to the pyjamas, and no to the teeth.|It was no to the pyjamas, and no to the teeth, even if it was only the front ones.}
{hinderer_person:“I know a word that you can’t say,” said {hinderer}, and had to be asked to stop helping.} # beat
{hinderer_animal:{hinderer} came in to see who was being told no, and had done nothing, and went out backwards.} # beat
{hinderer_carried:{hinderer} was asked as well, and did not say a thing, which made it one no to nothing.} # beat
Then {grownup} took the lid off the tin. {young:There was one biscuit in it.|It was the last of the ones with the jam in the middle.} “Biscuit?”
“No,” said {A}. # usual
It was very quiet. {young:{A} looked at the biscuit.|{A} looked at the biscuit, and the biscuit looked at {A}.} That had been a mistake. {young:But the no was quicker.|Anybody could see it. But the no was quicker.}
“As you like,” said {grownup}, and put on the lid.
-> DONE

=== l1
# aside
# shot: above
# place: living-room; dusk; clear
# action: A point cross clock; heroes point; friends look-up
# things: clock; chair; rug; window
It was not only for questions. It went off by itself now, {young:all over the house.|and nobody had to be asking anything.}
The clock said that it was six, and “no,” said {A}. {young:So the clock said it five more times.|The clock went through it again, six times, quite slowly, as you do with people.}
A leaf went by outside, and had a no called after it. {young:It went by all the same.|It had been going by anyway, and did not turn round.}
A chair stood there, on four legs, and had never asked for a thing. {young:“No,” said {A} to the chair, and the chair did not know why.|“No,” {A} told it, in passing, and the chair has been wondering about it ever since.}
{pausing} # company
It can make you tired. {young:{A} sat down on the chair.|{A} sat down for a bit, on the chair, since there was no other.} # more
-> DONE

=== s3
# shot: two
# place: bathroom; dusk; clear
# action: A point happy bath; grownup reach-down tap; heroes run happy bath; friends stand
# things: bath; tap; towel; biscuit in A.hand; themed
{grownup} sat down, and thought. “Shall I eat it, then?” asked {grownup}.
“No!” said {A}. {young:It was as quick as the others, but this one was right!|It was as quick as all the others, but this one was right.}
So the biscuit was not eaten by {grownup}. {young:{A} had to do it, right down to the jam.|Somebody had to do it, and {A} was the nearest.}
“And the bath?” asked {grownup}. {young:“Shall it stay empty?” ¶ “No!”|“Is it to stand there all night with nothing in it?” ¶ “No!”} So they had to fill it. # usual
“You don’t have to be in the bath,” said {grownup}. “Shall I put a potato in?” ¶ “No!” {young:There was no room for a potato, with {A} in there.|But there was no room for a potato any more, with {A} in there.}
{helper_person:“Shall I get in?” asked {helper}, with both shoes on. That was a no from the whole bathroom.} # beat
{helper_animal:{helper} was asked about the bath as well, and said no so well that they all had to clap.} # beat
{helper_carried:{helper} was held over the water, and asked, and it was no, with a drip at the end.} # beat
{themed_a} sat by the tap. Had it washed? No. # personal
{young:It was a very good bath.|It was a good bath, as it turned out, and there was a no at the end of it as well.} “Out now?” ¶ “No.” # usual
-> DONE

=== m2
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A point laughing grownup; grownup stand; heroes point laughing; friends stand laughing
# things: bed; lamp; trousers on grownup.head; rug
Then there were the pyjamas. {grownup} held them up, {young:and looked at them from both ends.|and looked at them from both ends, like somebody who has found them in a field.}
“Do these go on the lamp?” asked {grownup}. ¶ “No,” said {A}. {young:¶ “Then they are for the bear, with his thin legs.” ¶ “No!”|¶ “I see. Then they are for the curtain. It has been cold.” ¶ “No!”}
“I know,” said {grownup}. “It is a hat.” {young:And on it went, with one leg hanging down on each side.|And on it went, and a leg hung down on each side, and the waist was over the eyes.}
“No, no, no!” said {A}. {young:You had to sit down, it was so wrong.|There has hardly ever been a hat with so many noes to it.}
“Then I give up,” came from under the hat. {young:So {A} had to show it.|“It can’t be done. Nobody knows.” So {A} had to show how it goes, one leg after the other.}
The top went on by itself, nearly. It had seen what could happen. # more
-> DONE

=== l2
# aside
# shot: close
# place: bathroom; dusk; clear
# action: A brush-teeth happy; grownup peek A; heroes brush-teeth; friends stand
# things: sink; toothbrush; mirror; cup
“Now this,” said {grownup}, and held up the brush. {young:“Is it for the ears?”|“This will be for the ears, with those soft bits.”} ¶ “No!”
“Then I shall do between the toes,” said {grownup}. ¶ “No!” {young:It was so silly that {A} had to open wide.|You have to open your mouth rather wide for that one.}
And in went the brush. {young:It went round once, and said good evening to all the teeth.|It is a thing about noes that the door is open while they come out.}
“Did you have a fish in here?” asked {grownup}. {young:¶ “O,” said {A}.|¶ “O,” said {A}, which is what a no is with a brush in it.}
{young:“Or was it a cow, with its hat on?” ¶ “O!”|“I thought that I saw a bit of a tail. At the back, on the left.” ¶ “O!”}
By then they had been all the way round. {young:There was no cow, only a crumb with jam on.|They had met nobody, only a crumb, and it had jam on.} # more
-> DONE

=== s4
# shot: two
# place: bedroom; night; clear
# action: L lie-awake calm; grownup sit at L; heroes lie-awake; friends sit
# things: bed; pillow; quilt; lamp
So there was {L}, washed and brushed, and in bed. {young:There had not been one yes in it.|There had not been one yes in it from end to end.}
“Are you tired?” asked {grownup}. ¶ “N,” said {L}. Then came a yawn. Then came the “o”. {young:It was a slow one.|It was the slowest so far.} # usual
“Shall I leave out the song?” ¶ “No.” ¶ So there was the song. # usual
“Are you too hot?” ¶ “No.” ¶ “Is it too dark?” ¶ “No.” # usual
Then {grownup} stood up. “Shall I go now?”
“No!” said {L}.
That was the quickest of all. But {L} had thought about it, too. {young:It was still no.|They had come out together.}
“That is the best one yet,” said {grownup}. And {grownup} sat down again.
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; clear
# action: L lie-back calm; grownup sit; heroes lie-back; friends sit
# things: bed; quilt; lamp; chair
They had to be quiet now. So they did it in whispers.
“Is there a cow in the bed?” ¶ “No.” It was hardly a word. It was just a warm bit of air. # spare
“Is there a foot in the bed?” ¶ {L} had to feel. There were two.
“Is that a no?” asked {grownup}. ¶ {L} did not say.
The no had lain down. You could tell. There was room in the mouth. # spare
One more yawn went by, and met no one.
-> DONE

=== l3
# aside
# shot: behind
# place: bedroom; night; clear
# action: grownup tiptoe; L lie-back sleepy; heroes lie-back; friends sit
# things: window; curtain; moon; bed
The moon was at the window. It wanted to know if it could come in.
Nobody said no. So in it came.
It went over the rug. It went up the side of the bed. # spare
It sat on the quilt, and it weighed nothing. # spare
{grownup} pulled the curtain, but not all the way. That is how you say it to a moon. # more
A strip of it was let stay.
-> DONE

=== m3
# aside
# shot: close
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit at L; heroes lie-back; friends sleep
# things: bed; pillow; quilt
“What comes for breakfast?” asked {grownup}. ¶ There was a long wait. # spare
“Porridge?” ¶ {L} thought of porridge. It was quite warm, and had a hole with honey in.
The other words had caught up by now. They had come a long way. They took their coats off. # spare
“Mm,” said {L}.
It was not a no. It was not quite a yes. It had its slippers on. # more
-> DONE

=== l4
# aside with l1
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; tin on table; chair; moon
Down in the kitchen it was dark.
The tin was shut. It had a crumb in it. The crumb had not been asked. # spare
The chair stood on its four legs. It had stopped wondering. # spare
The clock said what it was. No one told it that it was not.
The table had no one at it. It did not mind. # more
All the way up the stairs it was quiet.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; pillow; quilt; lamp
The bed was warm. {grownup} was still there. # usual
{resting}
{keepsake}
{dream} # spare
“Is it morning?” asked {L}. ¶ “No,” said {grownup}. It was a soft one. # usual
“Can I have that one?” said {L}. ¶ “It is yours.”
The light went low. {grownup} bent down.
“Are you asleep?”
Nobody said no.
It was the first time all day.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
“Porridge?” asked the pan in the morning, from under its lid, to be on the safe side.
All the words were there by then, in a row, and had slept well. They pushed a bit. {A} looked along them, took the time that it took, and picked one from the very back that had not been out for a whole day.
“Yes,” said {A}. It was a little rusty. The porridge nearly fell off its spoon.
-> DONE

=== next_bedtime
There was a no under the pillow. It was asleep as well.
-> DONE
