# about: hatching(frog&!frogspawn&!frog spawn|butterfl|moth|tadpole&let |tadpole&releas|tadpole&set free|tadpole&pond|tadpole&frogs|caterpillar&let |caterpillar&releas|caterpillar&flew|chrysalis&let |chrysalis&releas|chrysalis&flew|chrysalis&hatched|chrysalis&came out|cocoon&let |cocoon&flew|cocoon&hatched|cocoon&came out); school-day(butterfl|tadpole&let |tadpole&releas|caterpillar&let |caterpillar&flew|frog&let |frog&releas); outing(tadpole|butterfl)
# also: creature; patience; sad; happy; school-day; proud; somebody-left; missing; play; too-excited; kindness; person; place
# kind frog: tadpole*|frog*|spawn
# wants: child
# role grownup: parent = the grown-up with the folding chair
# names: Miss Ashby | Miss Marlow | Miss Tilley
# ages: 3-9
# needs: seeing
# holds: butterfly(kind), frog(kind), pond(kind), dark(kind)

=== title
{~Only since Tuesday|The Same}
-> DONE

=== s1
# shot: wide
# place: garden; afternoon; clear
# action: heroes look-up; grownup stand; teacher wave; girl stand; boy stand; butterfly sit on stick; friends stand
# action for frog: heroes look-up; grownup stand; teacher wave; girl stand; boy stand; frog sit; friends stand
# place for frog: pond; afternoon; clear
# things: stick; flowerpot; fence
# things for frog: fishbowl; stone
# people: teacher(she); girl; boy
{~“Three, two, one,” said the whole class, and {H} said it loudest. Nothing happened.|It was the day of letting go. The class stood in a ring, and {H} stood at the front of it.|Everybody counted down from ten. {H} got to nought, and then there was nothing left to count.}
{
- is_frog:
In the bowl by the pond was the last of the frogs. It had been a tadpole on the windowsill for weeks, and a frog only since Tuesday.
It swam round and round, {young:with its nose on the glass.|with its nose along the glass, as it always had.}
“It still swims,” said {L}. {young:“It could hop.”|“It has got four legs, and it still swims.”}
- else:
On a stick sat the last of the butterflies. It had been a caterpillar on the windowsill for weeks, and a butterfly only since Tuesday.
It walked up the stick, {young:and then it walked down.|as far as there was stick, and then it turned round and walked down.}
“It still walks,” said {L}. {young:“It could fly.”|“It has got wings, and it still walks.”}
}
{L} had kept the chart. {young:THE SAME, it said on every line.|THE SAME, it said on every line of it, from the first Monday on.} # usual
{is_wished_person:{wished_person} had been told all about it.} # wished
{L} so wanted to see the {is_frog:frog hop|butterfly fly}.
“It does not know yet that it can,” said Miss Ashby, the teacher. # usual
-> DONE

=== s2
# shot: close
# place: garden; afternoon; clear
# place for frog: pond; afternoon; clear
# action: heroes dance laughing; girl dance; boy dance; butterfly sit on stick; grownup stand; friends stand
# action for frog: heroes jump laughing; girl jump; boy jump; frog sit; grownup stand; friends stand
# things: stick; flowerpot; themed
# things for frog: fishbowl; stone; themed
The families had all come to see it.
{joining}
{is_loved:“I could tell it all about {loved},” said {A}. It went on as before.|{musing}} # personal
So everybody showed it. {is_frog:They all got down on their hands, and hopped, {young:boing, boing, boing.|and the tall ones hopped worst.}|They all ran about with their arms out, {young:flap, flap, flap.|and the tall ones flapped worst.}}
{hinderer_person:“Off you go,” said {hinderer}, and made a wind with a hat, and that was no help.} # beat
{hinderer_animal:{hinderer} looked in from above, with a large wet nose, and had to be asked to sit farther off.} # beat
{hinderer_carried:{hinderer} was held up to see better, and kept all the sun off.} # beat
{themed_a} was set down in the grass, to show which way is out. # personal
{is_frog:The frog looked out at them through the glass. {young:It had never seen such big frogs.|It had never seen frogs of that size, and it swam a little faster.}|The butterfly looked at them all. {young:It had never seen such big butterflies.|It had never seen butterflies of that size, and it held on to the stick.}} # usual
Then a bell rang, and it was time for juice. {L} stayed, to write on the chart: THE SAME.
-> DONE

=== m1
# aside
# shot: above
# place: school; afternoon; clear
# action: A point paper; teacher look-up; heroes look-up; friends stand
# things: window; paper; pencil in A.hand
# people: teacher(she)
The chart was as long as a scarf by now. You could read it from the top.
{
- is_frog:
DOTS, it said. {young:THE SAME. THE SAME. TAILS!|THE SAME. THE SAME. DOTS WITH TAILS. THE SAME.} There was a week when somebody had only written SORRY, MEASLES.
LEGS AT THE BACK, it said after that. {young:Then LEGS AT THE FRONT.|LEGS AT THE FRONT. THE SAME, BUT LOOKS AT YOU.}
- else:
SMALL, it said. {young:THE SAME. THE SAME. FAT!|THE SAME. THE SAME. FAT. THE SAME.} There was a week when somebody had only written SORRY, MEASLES.
HANGS UPSIDE DOWN, it said after that. {young:And then SHUT.|SHUT. SHUT. SHUT. THOUGHT IT MOVED, BUT IT WAS ME.}
}
“That is the longest thing that you have ever written,” said {grownup}. ¶ {young:“I only looked,” said {A}.|“I only looked,” said {A}, “and said what was there.”}
TUESDAY, it said at the bottom, with a line under it. {young:There was no word for Tuesday.|After that there was no word, for none of the words was long enough.}
{pausing} # company
-> DONE

=== l1
# aside
# shot: behind
# place: school; afternoon; clear
# action: A think; teacher point; heroes sit; friends sit
# things: window; jar; paper
# people: teacher(she)
“Where did the rest go?” asked {A}. {is_frog:{young:“The tail, I mean.”|“It had a tail, and nobody has found one.”}|{young:“The caterpillar, I mean.”|“There was a whole caterpillar, and nobody has found one.”}}
{
- is_frog:
“It went into the legs,” said Miss Ashby. {young:“The frog used it up.”|“It got a bit shorter every day, and the legs got a bit longer. It is all the same frog.”}
{A} looked at both legs for some time, {young:from top to bottom.|and then round behind, to see what they might have been made of.}
- else:
“It went soft in there,” said Miss Ashby. {young:“For a week it was soup.”|“For a week it was as good as soup, and then it made itself up again, out of what there was.”}
{A} thought about that, {young:and felt both arms.|and took hold of one arm with the other, to see how firm it was.}
}
“And does it know that it was {is_frog:a tadpole|a caterpillar}?” {young:¶ “It has not said.”|¶ “I have often wondered,” said Miss Ashby. “It has never once said.”}
{A} wrote that down as well, under NOT KNOWN. # more
There were some other things there, such as what the class next door had done with theirs. # more
-> DONE

=== s3
# shot: two
# place: garden; afternoon; clear
# place for frog: pond; afternoon; clear
# action: L reach-up calm; butterfly fly at L; grownup kneel; heroes kneel; friends sit
# action for frog: L lie-front calm at frog; frog sit on stone; grownup kneel; heroes kneel; friends sit
# things: wall; flowerpot
# things for frog: fishbowl; stone
Now it was quiet out there. # usual
{
- is_frog:
{L} lay down in front of the bowl, to see it from there. {grownup} had hold of the coat, because of the pond.
Round went the frog, and round. {young:It had legs, and nothing to put them on.|There were four good legs, and there was nowhere in all that water to put them.} # usual
“It has no step,” said {L}, and went for a flat stone, and stood it in the bowl so that one end was out. {young:Then {L} kept very still.|After that there was nothing to do but keep still.}
The frog went by. The frog came back. It laid a hand on the stone, {young:with four fingers, and then came all of the frog.|a very small one, with four fingers, and then the rest came up after the hand.}
- else:
{L} held one finger to the stick. The butterfly walked on to it, {young:with six cold feet.|as if it were more stick. It had six feet, and they were cold.}
They had all been standing in its sun! {young:“It is cold,” said {L}.|“It cannot start,” said {L}. “It is cold.”} By the wall there was still some sun, as big as a tea towel.
So {L} carried the finger there, as slowly as soup, {young:and kept very still.|and after that there was nothing to do but keep still.}
The wings came open, {young:flat, like a book.|flat, like a book that somebody has left out to dry.}
}
{helper_person:“There is no hurry,” whispered {helper}, and sat down where no shadow could fall on it.} # beat
{helper_animal:{helper} lay down at once, a good way off, and kept that nose in the grass.} # beat
{helper_carried:{helper} was set in the sun, to show that it was a good place to be.} # beat
{is_frog:The frog sat there, in the air, and breathed at the chin.|The butterfly sat there, and the sun went into it.} # usual
-> DONE

=== m2
# aside
# shot: behind
# place: garden; afternoon; clear
# place for frog: pond; afternoon; clear
# action: L kneel; grownup kneel; heroes sit; butterfly sit; friends sit
# action for frog: L lie-front; grownup kneel; heroes sit; frog sit on stone; friends sit
# things: wall; flowerpot
# things for frog: fishbowl; stone
They kept still for a long time. {is_frog:{young:One knee got wet.|The wet came up through one knee, and then it came up through the other.}|{young:The arm got tired.|The arm got heavy, from the finger to the shoulder.}} Nobody can say what a {is_frog:frog|butterfly} waits for.
{young:“Are you all right?” asked {grownup}, very low.|“Is there anything that you need?” asked {grownup}, with hardly any voice.}
{is_frog:“Scratch my nose,” said {L}. {young:So {grownup} did.|It was the left side, and {grownup} found it at the second go.}|“Hold my elbow,” said {L}. {young:So {grownup} did.|{grownup} held it from below, with one hand, as you hold up a shelf.}}
A beetle came by, {young:and walked over a shoe.|and went over one shoe, lace by lace, and down on the other side.} It had been a beetle for some time, you could see. # more
From the window came the sound of straws, at the bottom of the juice. # more
“What do we write?” asked {grownup}. ¶ {young:“Wait,” said {L}.|“Do not write anything,” said {L}. “The pencil makes a noise.”}
-> DONE

=== l2
# aside
# shot: two
# place: street; afternoon; clear
# action: heroes walk; grownup carry chair; baby walk; friends walk
# things: fence; tree; chair
# people: baby
Over the fence there was a very small boy with his father. {young:He could walk, but not for long.|He had been able to walk since Sunday, as his father told them, and he was still new to it.}
He let go of the gate. {young:He took one step. He sat down.|He took one step, looked surprised, took two more that he had not meant to, and sat down.}
“He used to be so good at crawling,” said his father. {young:They all looked at him.|“He was really fast. And now look.”}
The boy got up, {young:with his bottom first.|with the back end first and the front end after that.} {young:Off he went, like a table.|He went off again with both arms in the air, like somebody carrying a table.}
“It gets better by Friday,” {A} told him. He sat down to think about it. # more
-> DONE

=== s4
# shot: above
# place: garden; afternoon; clear
# place for frog: pond; afternoon; clear
# action: L wave proud; butterfly fly over fence; heroes wave; grownup wave; friends look-up
# action for frog: L wave proud; frog jump; heroes wave; grownup wave; friends look-up
# things: fence; flowerpot
# things for frog: fishbowl; stone; drop
{
- is_frog:
The frog looked at the grass. {young:Then it hopped! It came down on its face.|Then it gave a hop, which was a very small one, and came down on its face.}
It sat up, and seemed to be thinking. {young:It hopped again. Plop!|The next one was better, and the one after that went plop.} # usual
There was a ring on the pond, and a ring round that, and {L} waved until the last of them had got to the edge.
- else:
The wings shut, and opened. {young:Then it flew! It bumped into the fence.|Then there was nothing on the finger, and in the air there was a butterfly, which bumped into the fence.}
It went along the fence, {young:up and down.|up and down, like somebody on a bicycle for the first time.} Then it was on the other side. # usual
{L} waved until it was as small as a crumb, and went on waving after that, to be on the safe side.
}
“It was not very good at it,” said {L}. ¶ “It has only been one since Tuesday,” said {grownup}.
Then the others came out, with straws in their mouths. “Has it gone?” {young:It had gone.|they asked, and you could see that it had.} # usual
“Will it come back?” asked {grownup}. ¶ “No,” said {L}. “It goes on from there.” # usual
{is_frog:The stone was still wet in two places.|The finger still felt as if it had six feet on.} # usual
On the chart there was one line left. NOT THE SAME, {L} wrote, and it went right up to the edge.
-> DONE

=== m4
# shot: behind
# place: hallway; dusk; clear
# action: L sit laughing; heroes sit; grownup stand; friends stand
# things: coat on hook; hook; mat; coat beside mat
At home the coats had to come off. But all the arms were new. They did not know yet how coats come off.
“You used to be so good at coats,” said {grownup}.
One sleeve took as long as a song. Then there was a rest, half in and half out.
The chart had come home. They hung it on the door, and it went down to the floor. # more
There was no one on the windowsill here. There was a pot with a leaf in it. # more
-> DONE

=== l3
# shot: two
# place: bathroom; night; clear
# action: L fold pyjamas; grownup hold towel; heroes stand; friends sit
# things: pyjamas in L.hand; mirror; towel; basin
Then it was dark, for a bit, in the pyjama top. It is a small place, and it is warm.
A hand came out on the one side. A hand came out on the other. They were a bit creased.
“They have to dry,” said {L}, and held them out flat. ¶ “Teeth,” said {grownup}. # spare
Last of all the head came out, with its hair up. It looked round. # more
In the glass it was the same one who had gone in. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: grownup sit calm; L lie-awake sleepy; heroes lie-awake; friends sit
# things: bed; quilt; pillow; lamp
“Roll me up,” said {L}. So {grownup} rolled up the quilt, from the side, till there was just a nose.
The quilt hung on to the bed at one end. It did not look as if it would do much.
“Is it good in there?” asked {grownup}. ¶ “It is warm,” said the nose. “It is like soup.” # spare
A foot moved. Then it had moved. # more
You could have put it on a chart. There would have been one word for it, or two. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# place for frog: pond; night; stars
# action: heroes look-up sleepy
# things: 2 leaves; flowerpot before fence; fence
# things for frog: stone; leaf on stone
{
- is_frog:
It was night by the pond. The stone had been put there, at the edge, with one end in.
On it, in the wet, sat a frog. It was not much of one, but it sat very well.
- else:
It was night by the fence. There was no wind, and no one was up.
At the back of a leaf hung a butterfly. Its wings were shut. It had found out how to do that, too.
}
It did not know that it was Thursday. It did not need to. # spare
The moon was new. It had only been a moon for two days. # more
The class was dark. On the sill was a ring, where a jar had stood. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit calm; friends sit
# things: bed; quilt; pillow; lamp
{L} lay rolled up in the quilt, and it was shut all round.
{resting}
{dream} # spare
“How long are you in there for?” asked {grownup}. ¶ “Till it is light.” # usual
“What will you come out as in the morning?” asked {grownup}.
{L} had to think. It took a while. # usual
“The same,” said {L}.
{grownup} put that on a chart, for the morning. It just fitted in. # usual
The quilt went up, and it went down.
The same. The same.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a new chart on the door, quite short, with one line filled in. THE SAME, it said, and an arrow went to the bed.
{H} came out one end at a time, and stood there, rather creased, till everything had dried. Then the line was looked at again. “It wants something,” said {A}, and put in BUT HUNGRY.
-> DONE

=== next_bedtime
The chart hung on the door. There was room for one more line, in the morning.
-> DONE
