# about: unwell(nits|nit comb|headlice|head lice|head-lice| lice); hair-wash(nits|nit comb|headlice|head lice| lice)
# also: sad; angry; hair-wash; hair; dislikes(comb|nit|hair); haircut; embarrassed; tired; scared; unwell
# news: bad
# wants: child
# role grownup: parent = the grown-up with the comb
# kind letter: letter|school|nursery|class|text|email|teacher
# kind again: again|back|second|third|fourth
# ages: 3-10
# needs: hands
# holds: nit(kind), comb(kind), dark(kind)

=== title
{~Ten Pegs|Not Much More}
-> DONE

=== s1
# shot: two
# place: bathroom; afternoon; clear
# action: L sit-on-chair sad; grownup hold comb; heroes stand sad; friends stand
# things: chair; comb in grownup.hand; towel on L.back; basin; bottle
{~“Nits,” said {grownup}, {young:and looked at the hair on {H} again.|bending over {H} with the lamp, and then saying it once more.}|Scratch, scratch, scratch! {young:{H} had nits.|{H} had been at it all through lunch, and it was nits.}|Somebody was living in the hair on {H}. {young:It was nits.|It was nits, and they had not asked.}}
{
- is_letter:
There had been a letter about it. {young:Half the class had them, it said.|Half the class had them, said the letter, and it was signed by somebody who had been scratching as well.} # usual
- is_again:
They had been combed out once before. {young:Now they were back.|Now they were back, like people who have left a glove behind.} # usual
- else:
A nit cannot jump. {young:It walks over from the next head.|It cannot fly, either. It walks across, when two heads are bent over the same book.} # usual
}
So {L} sat on the bathroom chair in a towel, with white cream in the hair, {young:and then came the nit comb.|and then came the nit comb, with its teeth so close that hair can hardly get by.}
“Ow!” said {L}. {young:It pulled at the front, and at the back.|It pulled at the front, and behind the ears, and in the neck it pulled worst.}
“How much more is there?” asked {L}.
“Not much more,” said {grownup}, and held on to the towel.
-> DONE

=== s2
# shot: above
# place: bathroom; afternoon; clear
# action: L crouch cross under towel; grownup kneel worried; heroes stand; friends stand
# things: chair; comb in grownup.hand; towel on L.back; basin; themed
{joining}
First {L} slid down on the chair, out of the way. {young:The comb came down, too.|But the comb came down after, as far as the seat.} # usual
Then came counting, up to twenty. {young:At twenty it still went ow.|At twenty the comb had only got as far as one eyebrow.} “How much more?” ¶ “Not much more,” said {grownup}. # usual
{L} squeezed {themed_a} with both hands, and now there was cream on that, too. # personal
{hinderer_person:“I can see one!” called {hinderer}, and the comb went back for it. “No. It is a crumb.”} # beat
{hinderer_animal:{hinderer} had found out that the cream could be licked off a knee, and had to be moved, twice.} # beat
{hinderer_carried:{hinderer} slid off {L}’s lap, head first into the cream, and had to be wiped before they could go on.} # beat
Then the comb got to a knot, and {L} cried, {young:and the towel got wet.|and the tears ran down into the cream.}
“Stop,” said {L}. {young:“How much is not much?”|“You always say not much more. How much is not much?”}
{grownup} looked. “I do not know,” said {grownup}. {young:“It all looks the same.”|“It is all wet. I cannot tell where I have been.”}
-> DONE

=== m1
# aside
# shot: close
# place: bathroom; afternoon; clear
# action: A look-through curious magnifying-glass; grownup hold comb; heroes look-through curious; friends peek
# things: paper on table; table; magnifying-glass in A.hand
They had a rest, and looked at the kitchen paper, where the comb was wiped. {young:There was a dot on it.|On it was a dot, and under the magnifying glass the dot turned out to have six legs.}
“He is holding on to a hair,” said {A}. {young:“He has brought it with him.”|“He would not leave without one. It is probably his bed.”}
“He walked here,” said {grownup}. “From somebody at {~your table|the reading corner}.” {young:That is a long way on such legs.|For legs like those, it must have taken most of a chapter.}
{pausing} # company
“Do they like me?” asked {A}. {young:¶ “They like clean hair,” said {grownup}.|¶ “They like any head that is warm and clean,” said {grownup}. “They are not choosy, and it is nobody’s fault.”}
The paper was folded over, so that he should have a roof on the way. # more
-> DONE

=== l1
# aside
# shot: behind
# place: bathroom; afternoon; clear
# action: A wave surprised; heroes wave; grownup hold comb; friends look-up
# things: window; comb in grownup.hand; towel on A.back; curtain
In the house over the road the bathroom window was lit up, and in it sat a girl. {young:She had a towel on, and white hair.|She had a towel on, and her hair was white all over, and stood up.}
Behind her went an arm, up and down. {young:“She has got nits!” said {A}.|“She has got them as well,” said {A}, and was more pleased than was quite kind.}
The girl looked across. {young:{A} waved. The girl waved, too.|{A} pointed at the cream, and the girl pointed at hers, and they both pulled the face for “ow”.}
Two doors along there was a light, and a boy with a towel. {young:It was the whole street!|Up and down the street, in one bathroom after another, people sat on chairs and asked how much more there was.}
Only the {~baker|postman} had none. He had no hair. # more
The girl went under her towel, and came up again, and pointed at the clock. # more
-> DONE

=== s3
# shot: close
# place: bathroom; dusk; clear
# action: L hold proud peg; grownup look-up surprised; heroes hold peg; friends look-up
# things: basket; 6 pegs in basket; towel on L.back; washing-line
{L} looked round for something that would know. By the door stood the washing basket, with the pegs in. # usual
“How wide is the comb?” asked {L}. They laid it on, {young:side by side, from ear to ear.|side by side, from one ear over the hill to the other.} It went on ten times.
So {L} took ten pegs, and clipped them on the towel, {young:like big buttons.|like a king’s collar.}
{helper_person:“Ten,” said {helper}, who had handed them up one by one, and had looked every one of them in the teeth.} # beat
{helper_animal:The tenth had rolled under the bath, and it was {helper} who knew where, and lay down and pointed with a nose.} # beat
{helper_carried:{helper} had one clipped on as well, to start with, so that there would be somebody to go first.} # beat “Each peg is one bit of hair. When it is done, the peg comes off.”
“And when there are no more pegs?” asked {grownup}.
“Then you stop.{not young: Even if you are just getting into it.}”
-> DONE

=== m2
# aside
# shot: two
# place: bathroom; dusk; clear
# action: A point proud; grownup hold peg; heroes hold peg; friends sit
# things: row of 5 pegs on table; table; towel; basin
Not all the pegs were alike, and {A} saw to it who went where. {young:The little red one had the top.|The small red one had the top of the head, where the comb runs down like a sledge.}
The two that had been left out all winter went above the ears. {young:They were grey, and they were strong.|They were grey, and had held up wet trousers in a gale, and were not going to be upset by an ear.}
“Which one is for the neck?” asked {grownup}. {young:¶ That was the biggest.|¶ The whole basket was looked through, and up came the big wooden one that is for carpets.}
{pausing} # company
So the bad bit was peg ten. {young:They all knew it now.|They all knew it now, and could see it from a long way off.}
One peg had lost its spring. It was let off, and could watch. # more
-> DONE

=== l2
# aside
# shot: wide
# place: bathroom; dusk; clear
# action: A look-up laughing at mirror; grownup stand laughing; heroes stand laughing; friends clap laughing
# things: mirror; basin; comb on basin; towel on A.back
After the third peg there was a break, and {A} looked in the mirror. {young:The hair stood up in a point!|With that much cream in it, hair stays wherever it is put.}
They made one horn. They made two. {young:They made a fin, like a shark.|They made a fin, and {A} went once round the bath with it, very slowly, and only the fin showed.}
“Do me,” said {grownup}, and sat on the edge of the bath. {young:So {grownup} had horns as well.|So {grownup} was given a parting that nobody has had for a hundred years.}
{young:The nits had never had such a time.|It was thought that the nits would not know where they were any more, which would be a help.}
Then the shark had to sit down again, as there were seven pegs to go. # more
A bit of the fin came off, and was stuck on the chin. # more
The mirror was all fog by then, and somebody drew a nit in it, with a hat on. # more
-> DONE

=== s4
# shot: two
# place: bathroom; dusk; clear
# action: L sit-on-chair proud; grownup hold comb; heroes hold happy peg; friends look-up
# things: chair; row of 3 pegs on L; comb in grownup.hand; towel on L.back
It pulled just as much. But off came the first peg, click, {young:and there were nine.|into the basket, and there were nine.}
Click. Now there were eight. {young:Click. Seven!|The comb was wiped on the paper, and sometimes there was a dot, and sometimes there was not.} # usual
Over the left ear there were tears again. {young:But it was only one peg long.|It was a bad one, but it was only one peg long.} # usual
Last came the neck. {L} needed {grownup_s} knee for that, to squeeze. Click.
“None,” said {L}.
The comb was up in the air, for just one more. ¶ “None.” And the comb went down into the basin.
{short:Then it was {grownup_s} turn, for each head has to be looked at. “Ow! How much more?” ¶ “Four pegs,” said {L}.}
-> DONE

=== m4
# shot: close
# place: bathroom; dusk; clear
# action: grownup sit-on-chair worried; L hold proud comb; heroes hold comb; friends stand
# things: chair; comb in L.hand; towel on grownup.back; row of 3 pegs on grownup
Then it was {grownup_s} turn. In a house with nits, each head has to be looked at.
{grownup} had the towel, with ten pegs on, and {L} had the comb.
“Ow!” said {grownup}. “How much more is there?”
There was no “not much” about it now. “Four pegs.”
“Four,” said {grownup}, and sat up. “I can do four.” # spare
At the last one it was a small knee that was squeezed. # more
There was a dot in that hair, too. It had come over at bedtime, with a kiss. # more
-> DONE

=== l3
# shot: two
# place: bathroom; night; stars
# action: L sit calm in bath; grownup pour jug; heroes sit in bath; friends stand
# things: bath; jug in grownup.hand; towel; row of 4 pegs
Now came the warm jug. The cream ran down, and went off in a white line.
{L} lay back, with both ears in. It was quiet in there.
The head felt light. It had been a full house. # spare
The hair went flat, then soft. It squeaked when you held it. # spare
“Once more,” said {L}. So there was one more jug. # more
The comb had a bath in the cup. It came out as thin as it went in. # more
The cream went down the plug, and took its time. # more
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: grownup sit calm; L lie-back sleepy; heroes lie-back; friends sit
# things: bed; pillow; towel; brush
A clean sheet was on the bed. A dry towel lay on top, for the hair.
“Is that it?” ¶ “There may be an egg left,” said {grownup}. “We look again on {~Friday|Sunday}.”
“With pegs?” ¶ “With pegs.” ¶ “Then write it down.”
It was put on the calendar. It stood there on its day, ten pegs wide. # spare
One peg lay by the lamp. It had done the neck, and had it soft now. # more
Their heads were not to touch. So they put their feet close. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: washing-line; row of 6 pegs on washing-line; moon; fence
Out on the line hung the towel. The pegs held it up, all ten.
It was their own work. It was what they are for.
The wind went in under it. It let it up, and let it down. # spare
In the street one lamp went off, and then the next.
In each house a head lay down, and it was clean. # more
The moon came up over the wall. It has no hair at all. # more
The big wooden peg was in the middle. It had the most to hold. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stroke calm L; friends sit
# things: bed; pillow; lamp
It was warm in bed, and nothing pulled. # usual
{resting}
{dream} # spare
{grownup} sat on the edge. One hand went over the hair, from ear to ear.
It went the way of the comb. But it was only a hand. # usual
“How much more is there?” asked {L}.
“Two,” said {grownup}. The hand went by. “One.”
It went by so slowly. “None,” said {grownup}.
Two eyes were shut by now. # usual
“Put one back on,” said {L}.
And the hand came once more, from the start.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
On the chair in the bathroom lay the towel, with ten pegs on, and a note was clipped to the first. “We should like to come again,” it said. “There is nothing on the line. It is raining.”
So {H} put the big wooden one on the door of the bathroom, to show which room it would be, and when. It held on as if it had trousers there.
-> DONE

=== next_bedtime
A wooden peg sat on the door. It had nothing to hold, and it held it.
-> DONE
