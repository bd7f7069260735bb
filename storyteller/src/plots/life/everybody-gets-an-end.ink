# about: made-something(challah|plaited bread|plaited loaf|bread&shape|bread&looks like|bread&looked like|loaf&looks like|loaf&looked like|bread&octopus|bread&hedgehog|bread&came out|loaf&came out); faith(challah); food(challah|plaited bread|plaited loaf); feast(challah)
# also: made-something; proud; sad; frustrated; happy; feast; faith; food; person; place; play
# kind challah: challah|challahs|hallah
# kind octopus: octopus
# wants: child
# role who: elder, parent = the grown-up with the flour
# when: done
# ages: 3-9
# needs: hands
# holds: dark(kind)

=== title
{~Everybody Gets an End|Left Over the Middle}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: L point surprised at bread; who stand; heroes stand; friends stand
# things: table; tray on table; bread on tray; bowl; oven
{~Out of the oven came the {is_challah:challah|bread}, and {H} looked at it. {young:It did not look as it had when it went in.|It had looked quite different going in.}|“What is it?” said {H}, {young:when the oven was opened.|when the oven was opened and the steam had gone.}|{H} had seen one thing go into the oven, {young:and now out came another.|with both ends tucked in, and now another came out.}}
The {is_challah:challah|bread} had been meant for a plait, long and neat. {young:It goes left over the middle, and right over the middle, to the end.|It goes left over the middle, and right over the middle, and {L} had said it aloud all the way down.}
{is_octopus:Now it had arms. {young:It looked like an octopus, on its way somewhere.|There was no getting round it. It looked like an octopus, on its way somewhere.}|Now it had ends. {young:They stuck out on all sides, as if it had somewhere to go.|They stuck out on all sides, as if it had somewhere to go.}}
“It got warm,” said {who}, “and stretched a bit. {young:I do that too.”|I do that myself.”}
“I wanted a proper one,” said {L}, and looked at it from the other side.
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: L hold towel; who stand; heroes stand; friends look-up
# things: table; bread on table; towel; chair
The {is_challah:challah|bread} could not be tucked in any more. {L} pushed at one end, and it stayed where it was.
{joining}
{musing} # personal
“We could turn it over,” said {L}. {young:But it had ends below as well.|But there were ends on the under side, too, and then it rocked.} # usual
{hinderer_person:“I know what it looks like,” said {hinderer}, and was asked, quite quickly, to go and lay the table.} # beat
{hinderer_animal:{hinderer} sat down in front of the {is_challah:challah|bread}, and looked it in the face, and was the first to find that it had one.} # beat
{hinderer_carried:{hinderer} was put down next to the {is_challah:challah|bread}, and came out of that very well, being plain.} # beat
So {L} got a cloth, and laid it over the top. {young:Now it looked like somebody in there with their elbows out.|Now there was a cloth on the table, and under the cloth there was somebody with their elbows out.}
“They will laugh,” said {L}.
“They may,” said {who}. {young:“But smell it. It has a very good smell, right through.”|“But smell it first. It smells of a proper one, right through.”} # usual
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A fold rope; who peek; heroes stand; friends stand
# things: table; rope on table; bowl; sack
“Let me see how you did it,” said {who}, and laid down three pieces of string. {young:{A} showed how.|They had no dough left, so that it had to be done with string.}
“Left over the middle,” said {A}. “Right over the middle.” {young:It went on and on, right down to the knot.|It went very well, and it went on like that to the knot.}
“That is quite right,” said {who}. {young:“And how many bits did you have?”|“It is as right as can be. And how many bits did you have, of the dough?”}
{A} thought. “A lot,” said {A}. {young:“There was so much dough.”|“There was so much dough, and nobody had said when to stop.”}
It had been such soft dough, and it had come on by itself, and you only had to follow it. # more
“Ah,” said {who}. {young:“That was it.”|“Then I see where they come from.”} And {who} was not even cross about the dough. # spare
-> DONE

=== l1
# aside
# shot: behind
# place: living-room; dusk; clear
# action: A draw pencil; heroes sit; who stand; friends sit
# things: table; paper on table; pencil; lamp; rug
{A} drew the plait that it should have been. {young:It was long and thin, and the same at both of its ends.|It was long and thin, with a shine on it, and the same at both ends.}
It was a good drawing. {young:You could have eaten it.|You could very nearly have put butter on it.}
Then {A} drew the one that it was. That took longer. {young:There was so much more of it.|It went over the edge of the paper in three places, and needed another sheet.}
They looked at the two, side by side. {young:One lay there. One waved.|The first one lay there. The second looked as if it had seen somebody it knew.}
{who} came, and said that the second was very like, and asked where it was off to. # more
“I don’t know what the first one is thinking,” said {A}. {young:“Nothing, perhaps.”|“I don’t believe that it is thinking anything.”} # spare
-> DONE

=== m2
# shot: above
# place: kitchen; dusk; clear
# action: A lift plate; who hold plate; heroes carry; friends stand
# things: table; plate on table; row of 3 cup on table; bread on table; lamp
The table had to be laid round the {is_challah:challah|bread}. {young:One end was in the way of the salt, and one lay on a fork.|One end was in the way of the salt, and another lay across two forks.}
{A} moved the jug, and then the glasses. {young:But there was always one more end, and it lay just there.|Each time that something was moved, there was an end in the place where it had to go.}
“It wants to sit with everybody,” said {who}. {young:And so it did.|And when they stood back, so it did. There was one pointing at each of the plates.}
{A} went round and counted. {young:There was one for each of them, and some over.|There was one to each plate, and there were some over, for the salt.}
{pausing} # company
The one by the salt had a grain on it already, and looked settled in. # more
“I didn’t do that on purpose,” said {A}, {young:and put down the last fork.|and laid the last fork a little to one side, so that nobody should be poked.} # spare
-> DONE

=== l2
# aside
# shot: two
# place: hallway; dusk; clear
# action: A peek worried at door; heroes peek; who stand; friends stand
# things: door; lamp; coat on hook; hook; mat
{A} stood in the doorway, and watched the cloth. {young:It was still warm in there, and the cloth went up, and sank.|It was still so warm under there that the cloth went up a little, and sank.}
“Is it growing?” asked {A}. {young:¶ “No,” said {who}. “It is only getting its breath.”|¶ “No,” said {who}. “It has been in a hot place. It is only getting its breath.”}
One end looked out at the side. {young:It was brown, and it shone, and there was a crack along it.|It was as brown as a chestnut, and it shone, and there was a crack along it.}
{A} came up, and pulled the cloth down over it, as you do with feet. {young:Then one came out over there.|Then there was one out on the far side, since a cloth is only so big.}
“They want to see who is coming,” said {who}. # spare
So the cloth was pulled the other way, and that was how it went, to and fro, until supper. # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: who lift towel; L look-up worried; heroes sit-on-chair; friends sit
# things: table; bread on table; towel in who.hand; chair; lamp; themed
Then everybody sat, and the cloth was taken off.
They did laugh. {young:It was a short laugh, and somebody said “oh” at the end of it.|It was quite short, as laughs go, and somebody said “oh” at the end of it.} {L} looked into the cup. # usual
{themed_a} was moved, to make room for an elbow of it. # personal
“May I have an end?” said {who}. ¶ “The end is the best bit,” said {L}. {young:“But there are only ever two, and then there is a fight.”|“There are only ever the two, and it is always a fight.”}
{helper_person:“I never get one,” said {helper}. “I get a slice from the middle, every time, and I am told that it is just as good.”} # beat
{helper_animal:{helper} put a chin on the edge of the table, beside an end, and did not touch it, and breathed in.} # beat
{helper_carried:{helper} had been put down beside an end, and seemed to have chosen it.} # beat
Nobody said a word. They all looked at the {is_challah:challah|bread}. {young:It lay there under the lamp, and there was an end in front of each of the plates.|It lay there with its ends out on every side, under the lamp, and there was one in front of each plate.}
“Everybody gets an end,” said {L}.
-> DONE

=== s4
# shot: above
# place: kitchen; dusk; clear
# action: L give bread; who eat happy; heroes eat happy; friends sit
# things: table; bread on table; row of 3 plate on table; lamp
{L} broke off the ends, one after the other. {young:Crack, went the crust, and a bit of steam came out.|It went crack each time, and a bit of steam came out, and so did the smell.}
There was an end for {who}. There was an end for everybody who was there, {young:and each was brown all round.|and every one of them was brown all the way round.} # usual
No one had to have the middle. {young:It was so quiet at that table, for they were all at the best bit.|It has never been so quiet at a table. They were all at the best bit, and all at once.}
“Who thought of that?” they asked, with their mouths full. {young:¶ “{L} did,” said {who}.|¶ “{L} did,” said {who}. “It was done with a plait.”} # usual
{L} had one, too. It was still hot inside.
“A proper one has just the two,” said {L}, and looked at it. “When you think of it, that is not many.”
-> DONE

=== m4
# shot: two
# place: kitchen; night; clear
# action: A hold bread; who sweep; heroes sit-on-chair; friends sit
# things: table; bread on table; plate; cup; lamp
When all the ends were gone, there was the middle. It sat there, quite round.
“Now it looks like a bun,” said {A}. ¶ “It only needed eating,” said {who}. # spare
There was a dent in it for each of them. You could see who had sat where.
{A} laid the cloth over it. It went all the way down, and there was no elbow in it now. # spare
The crumbs were swept up with one hand into the other. They went out to the birds. # more
-> DONE

=== l3
# aside
# shot: behind
# place: bathroom; night; clear
# action: A wash sleepy; heroes wash; who stand holding towel; friends stand
# things: sink; soap; towel; tap
There was flour on {As} arms. It had been there since the dough, and nobody had seen it.
It came off white, and it went down the hole. # spare
A bit was still in one ear. “How did it get in there?” asked {who}. ¶ “I was close,” said {A}. “I had to see if it was left or right.” # spare
Then the tap was shut, and the towel was warm. It smelled of crust. # more
{A} was tired. It was the sort of tired that starts in the hands.
Both arms hung down like two soft bits of dough. # more
-> DONE

=== m3
# shot: wide
# place: bedroom; night; clear
# action: L lie-back sleepy; who sit; heroes lie-back; friends sit
# things: bed; quilt; lamp; blanket
There was a blanket at the foot of the bed, with a fringe. {L} took three of the threads.
Left over the middle. Right over the middle.
“How many have you got?” asked {who}. ¶ “Three,” said {L}. “I stopped.” # spare
It made a small plait. It was thin, and it had one end. # spare
The plait was let go, and it came undone by itself, quite slowly. # more
Then {L} did the next three. It is a good thing to do with the light low. # more
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; bread on table; cup; moon; window
In the kitchen it was dark, and it smelled good.
The middle lay under its cloth, and was round. It would be toast.
There were crumbs at every place. They lay where the ends had been. # spare
The moon came in, over the sill, and over the chair.
It was round, and had no ends at all. # more
It stayed on the cloth for a bit, and then it went on.
The oven had gone cold. It said tick, one last time. # more
-> DONE

=== s5
# shot: close
# place: bedroom; night; stars
# action: L sleep; heroes sleep; who stand; friends sleep
# things: bed; pillow; quilt; lamp
The bed was warm right down to the end. # usual
{resting}
{keepsake}
{dream} # spare
{L} lay with arms and legs out. There was an end on every side. # usual
“Shall I tuck you in?” asked {who}.
“Not all of me,” said {L}. “Leave one end out.”
So one foot was left out. # usual
“Left over the middle,” said {L}, very low. “Right over…”
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The middle was toast in the morning, and it was round. {A} turned the slice in the light, and looked for where it began.
“It has no end at all,” said {A}, and ate it from the outside to the inside, to be fair. The very last bite was soft, and just in the middle, and it turned out that it was quite good.
-> DONE

=== next_bedtime
There was a little flour left in one ear. Nobody knew what it was waiting for.
-> DONE
