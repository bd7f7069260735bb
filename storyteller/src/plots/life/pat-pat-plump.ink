# about: learned(first steps&!dance|first step&!dance|walk&brother&!dog&!school&!tightrope|walk&sister&!dog&!school&!tightrope|walk&baby&!dog&!school|walk&twins&!dog&!school|walked&baby|walked&brother&!school|walked&sister&!school|started walking&!school|walking&baby|walking&twins|learned to walk&!frame&!crutches|learnt to walk&!frame&!crutches|can walk now&!crutches); new-baby(steps to|walked&!dog|walking&!dog|can walk|learned to walk|to walk|first steps); person(baby&walked&!dog|brother&walked today&!school|sister&walked today&!school|brother&first steps|sister&first steps|twins&walking|started walking); first-day(first steps); proud(first steps|baby&walked|can walk now)
# also: proud; happy; new-baby; person; jealousy; first-day; condition
# wants: child
# role walker: sibling, baby = a baby
# role grownup: parent = the grown-up on the rug
# when: done
# ages: 3-9
# needs: walking
# holds: baby(kind), dark(kind)

=== title
{~Pat, Pat, Plump|All the Way to the Kitchen}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: walker stand surprised at sofa; heroes clap happy; grownup kneel happy; friends clap happy
# things: sofa; rug; lamp; cushion
{~Pat, pat, plump! {young:It was a new noise, and {H} knew who it was.|It was a new noise in the house, and {H} knew at once who was making it.}|{H} came in at the door, {young:and everybody was down on the rug.|and there was nobody on a chair. They were all down on the rug, with their arms held out.}|“Come on! Come on!” called everybody on the rug. {young:They did not mean {H}.|They looked past {H} as they said it, and down a bit.}}
It was {walker}, by the sofa. Today {walker} had walked, for the first time ever, {young:and nobody had held on.|and nobody had held on. The sofa had only looked.}
“And again?” said {grownup}.
{walker} let go of the sofa. One foot went, and then the other foot, pat, pat, {young:and then {walker} sat down, plump!|and then {walker} sat down in the middle of the rug, plump, and looked round to see who had done that.}
How they all clapped! {L} clapped as well, {young:because it was very good walking.|since it was very good walking for a first day.}
“All alone!” said {grownup}, {young:and clapped again.|and told the people on the telephone, who clapped too. You could hear it.} # usual
-> DONE

=== s2
# shot: behind
# place: kitchen; dusk; clear
# action: L walk proud holding cup; heroes walk; grownup kneel; friends stand
# things: door; table; tap; cup in L.hand
It was not hard, thought {L}. {young:You do it with the feet, one after the other.|You put down a foot, and then the next one, and go on like that.}
{joining}
{musing} # personal
{L} walked right across the rug, and did not sit down once. “Mind the little feet,” said {grownup}, and nobody clapped. # usual
Then {L} walked to the kitchen, {young:and got a cup of water, and walked all the way back.|which has a corner on the way, and walked back round it, with a cup of water, quite full.}
{hinderer_person:“Very nice walking,” said {hinderer}, but when {L} looked round, that had been for {walker}.} # beat
{hinderer_animal:{hinderer} lay down just where all the walking was, and did not see why anybody should go round.} # beat
{hinderer_carried:{hinderer} was stood against the cushion to watch, and went plump as well, and was clapped for it.} # beat
Not a drop fell out. {young:But nobody looked.|It was the longest walk of the day, and nobody looked.} # usual
“I walked to the kitchen,” said {L}.
“Did you?” said {grownup}. “What did you want there?”
-> DONE

=== m1
# aside
# shot: close
# place: living-room; dusk; clear
# action: A hold curious shoe; walker sit calm; heroes sit; friends look-up
# things: rug; shoe in A.hand; cushion; sock
{A} sat down on the rug, and had a look at {walker_s} feet. {young:They were quite round.|They were round all over, like two bread rolls, and there was not a scratch on them.}
“They are new,” said {A}. “They have only been kicked with.” # spare
Next to them came {As}. {young:They were flat at the bottom. One had a bit of garden on it.|They were flat underneath from so much standing, and one had a bit of garden on it, and both had been to the sea.}
They put all the feet in a row, sole to sole. {young:It was like a big loaf and a crumb.|You could see which had gone round the house, and which had gone round it on somebody’s arm.}
{walker} took hold of {As} big toe, and held it, {young:and looked at it for a long time.|and looked at it for a good while, as if it might be worth having.} # spare
-> DONE

=== l1
# aside
# shot: two
# place: living-room; dusk; clear
# action: A stretch proud; heroes stand; walker sit; friends stand
# things: rug; cushion on A.head; sofa; book
Plain walking is one thing, and {A} could do it better. {young:{A} walked with a cushion on top.|{A} walked from the window to the bookshelf with a cushion on top, and both arms out.}
“Careful,” they said. {young:That was all.|That was what they said. They said it without looking up.}
{A} went backwards, {young:past the sofa and past the lamp.|past the sofa and round the lamp, and felt for the way with one heel.} {A} went on tiptoe, and on the heels, and with {~both eyes shut|one leg stiff}.
“Is there something the matter with that foot?” asked {grownup}. {young:¶ “No,” said {A}. “It is walking.”|¶ “No,” said {A}. “This is walking. It comes in all these kinds.”}
There was one clap. {young:But that was just two hands with a crumb on them.|But that was only somebody getting a crumb off both hands.}
So {A} took the cushion off again, and gave it back to the sofa. # more
-> DONE

=== s3
# shot: above
# place: living-room; dusk; clear
# action: grownup kneel holding spoon; walker sit curious; L stand curious at door; heroes stand; friends sit
# things: rug; sofa; spoon in grownup.hand; door; themed
By now they wanted it once more. “Come to me,” said {grownup}, and held out a spoon, which {walker} liked. {young:{walker} sat.|{walker} sat there, and let them hold it.}
They tried it with a biscuit, {young:and with a song. {walker} sat and sat.|and with the song that has stamping in it, and {walker} sat.} # usual
{themed_a} was put down on the rug, as something to walk to. It was not walked to. # personal
{helper_person:“It’s no good asking,” said {helper}. “I never get up for a spoon either.”} # beat
{helper_animal:{helper} came for the spoon, on four feet, in no time, and sat down in front of it. No one clapped for that.} # beat
{helper_carried:{helper} was made to walk, hop, hop, along the edge of the rug, and {walker} looked the other way.} # beat
“Then that was all for today,” said {grownup}. # more
But {L} looked at {walker_s} eyes. They did not look at the spoon. {young:They looked at the door.|They went past it, and up to the door.}
There was nothing in the door but {L}.
-> DONE

=== m2
# shot: wide
# place: living-room; dusk; clear
# action: A walk curious; heroes walk; walker sit curious; friends look-up
# things: window; lamp; rug; curtain
{A} moved to the window, to see. {walker_s} eyes {young:went to the window.|came along, and stopped where {A} did.}
{A} walked to the lamp, and they came to the lamp. {young:{A} went behind the curtain. They waited.|{A} went behind the curtain, and at the far end they were there already.}
{young:They did not look up. They looked low down.|They did not look at {As} face, which is where people look. They looked a good deal lower.}
“They are on my feet,” said {A}. {young:So {A} lifted one. Up went a foot on the rug.|So {A} lifted the left one. On the rug a round foot came up, and waited to hear what was next.}
{A} put it down. Pat, went the one on the rug. # spare
{pausing} # company
“How long have you been doing that?” asked {A}. {walker} did not say. {young:It looked like all day.|It looked as if it might have been all day, and perhaps since Christmas.} # spare
-> DONE

=== l2
# aside
# shot: close
# place: hallway; dusk; clear
# action: A kneel curious; walker crawl happy; heroes kneel; friends stand
# things: mat; shoe on mat; boot on mat; coat on hook; hook
{grownup} came with the new shoes, which had been in a box since {~summer|the spring}. {young:They were as long as a bun.|They were no longer than a bun, and had a real sole, with a pattern on it.}
On they went. {walker} looked at them, {young:and could not move at all.|and sat as if {walker} had been tied to the floor by both ends.}
“They are stuck on,” said {A}. {young:“They have to come off again.”|“With shoes on you can’t tell what your toes are saying.”}
So off they came. {young:They stood on the mat with the others, two by two.|They were put on the mat with the others, big, middle and small, all pointing at the door.}
It made a longer row than yesterday. {young:There had always been a gap at that end.|There had been a bit of mat free at that end, and nobody had known what for.} # spare
“The shoes can wait,” said {A}, and shut the box, with nothing in it now but paper. # more
-> DONE

=== s4
# shot: two
# place: hallway; dusk; clear
# action: L walk happy; walker walk proud; heroes walk; grownup peek; friends stand
# things: door; lamp; coat on hook; hook; mat
So {L} walked, not too fast, out at the door. Behind {L} it went pat, pat, plump.
{L} waited, and then went on. {young:Pat, pat, plump.|Pat, pat, it went, as far as the coats, and plump.} # usual
It was a long way, and there was some crawling in it. {young:And then came the kitchen!|Then {L} stood on the kitchen floor, where there was nothing to want.}
{L} looked round. {walker} sat in the doorway, and looked at the kitchen, and at {L}’s feet. # usual
And then {walker} clapped.
It was for {L}. {young:It was for all that walking, and the cup of water.|It was for the corner, and the cup of water, and for not sitting down.}
“Thank you,” said {L}.
“Where have you got to?” called {grownup}. ¶ “In the kitchen,” said {L}. “We walked.”
-> DONE

=== m4
# shot: behind
# place: kitchen; night; clear
# action: A lift happy; walker reach-up sleepy; heroes stand; grownup clap happy; friends stand
# things: table; chair; lamp; cup on table
They all came out to see. They stood in the doorway, and filled it.
“All the way here?” said {grownup}. ¶ “Round the corner,” said {A}. “You have to put your feet right for that.” # spare
Then they clapped. They clapped for two, and you could hear it was for two.
{walker} held up both arms, and had had enough of legs. # spare
No one walked back. It was late, and the floor was cold. # more
-> DONE

=== l3
# shot: above
# place: bathroom; night; clear
# action: A wash calm; walker sit happy in bath; heroes wash; grownup kneel; friends stand
# things: bath; towel; soap; rubber-duck
After that they had to wash the feet. There were a lot of them.
The old ones were grey. The new ones were grey, too, but only underneath. # spare
“Look,” said {A}. “That is from the kitchen floor. I have that, too.”
The new feet had never had any on before. It was nearly a shame to take it off. # spare
It took a good while, as there were gaps between the toes. # more
The water went pat, pat in the bath. Nothing went plump. # more
They came out pink, every one, in a big towel.
-> DONE

=== m3
# aside
# shot: two
# place: bedroom; night; clear
# action: L walk sleepy; grownup stand; heroes walk; friends stand
# things: bed; rug; lamp; door
It is not far from the door to the bed. {L} walked it slowly.
There was the rug, and there was a slipper to go round. Then there was the bed. # spare
From the door came a clap. It was a soft one, for night.
“What was that for?” asked {L}. ¶ “You did not sit down once,” said {grownup}.
So {L} sat down. It was the bed, and it was allowed. # spare
-> DONE

=== l4
# aside
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: mat; shoe on mat; boot on mat; cup; moon
In the hall it was dark. The shoes stood on the mat, with no one in them.
The small ones had not been far. They had been on, and off. ¶ There was a whole floor before them. It went to the kitchen, and back, with a corner. # spare
The moon came in under the coats. It went from the wall to the mat, and lay down.
It made no noise. It has no feet. # more
In the kitchen there stood a cup of water. It was still quite full. # more
-> DONE

=== s5
# shot: close
# place: bedroom; night; stars
# action: L lie-awake sleepy; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; lamp
The bed was warm at the far end. # usual
{resting}
{keepsake}
{dream} # spare
The feet had walked and walked. Now they lay side by side. # spare
It was quiet. It was dark. Then there was a noise, not far off.
Pat, pat.
“That came out of a bed,” said {L}. “You can’t walk in bed.” # usual
Plump.
{L} put out two hands. {L} clapped, as softly as you can.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the biscuits were gone from the low shelf, and so were the pegs, and one slipper was in the bath. Nobody had carried them there. There had only been a noise, going by: pat, pat, pat, pat.
“That was four,” said {A}, and listened for the plump. It was a long time in coming, and it came from the kitchen.
-> DONE

=== next_bedtime
A pair of small shoes stood on the mat, next to the big ones. They could wait.
-> DONE
