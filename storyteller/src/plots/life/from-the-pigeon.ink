# about: quarrel(made up&!sister&!brother&!siblings&!not made&!haven’t&!haven't&!hasn’t&!hasn't&!made up a|making up&!sister&!brother|made friends again&!sister&!brother|friends again&!sister&!brother&!never&!won't&!be friends again|mates again|good again|all fine again|all forgotten|minutes later|minutes after&!sister&!brother|holding hands|held hands|sorted it out&!sister&!brother|sorted now|hugged it out|over it now|thick as thieves|peace again)
# about: sorry(made up by&!sister&!brother|made up again&!sister&!brother|made up at&!sister&!brother|friends again&!sister&!brother); new-friend(friends again); happy(friends again|best friends again|made up with&!sister&!brother)
# also: quarrel; sorry; happy; left-out; angry; sad; school-day; play; person
# wants: child
# role who: friend, playmate, somebody, person(friend) = a friend
# role grownup: parent = the grown-up with the carrots
# ages: 3-9
# holds: quarrel(kind), dark(kind)

=== title
{~Tell It From the Pigeon|And Then It Was Over}
-> DONE

=== s1
# shot: two
# place: kitchen; afternoon; clear
# action: L eat calm bread; grownup stand surprised; heroes sit-on-chair; friends stand
# things: table; 4 carrot on table; bowl on table; chair
{~{H} came home hungry, and there was bread. “I was not friends with {who_known:{who_a}|my friend},” said {L}, {young:with a full mouth.|with bread in both cheeks.}|Chop, chop, went the carrots, and at the table sat {H}, with bread. {young:“I was not friends with {who_known:{who_a}|my friend},” said {L}.|“By the way,” said {L}, “I was not friends with {who_known:{who_a}|my friend}.”}|There was bread, and {H} had {young:some news with it.|some news to go with it.} “I was not friends with {who_known:{who_a}|my friend},” said {L}.}
“{who_known:{who}|My friend} said a thing,” said {L}, “and I said a thing. {young:Then we were not.”|And then we were not, for quite a bit.”}
“Well!” said {grownup}, and went at the carrots {young:as if they had done it.|as if it was the carrots that had said it.}
“And then it was over,” said {L}.
But {grownup} could not hear that over the carrots.
-> DONE

=== s2
# shot: wide
# place: kitchen; dusk; clear
# action: grownup hold cross pan; L eat happy; heroes sit-on-chair; friends sit
# things: table; 2 plate on table; fork; lamp
They were the smallest carrots that anybody had ever had for supper. {young:You had to look for them.|You could have had them through a straw.} # usual
{joining}
{musing} # personal
“I would never have thought it of {who_known:{who}|a friend},” said {grownup}, and put down the pan {young:with such a bang that the forks sat up.|so hard that all the forks sat up.}
{hinderer_person:“What was the thing that was said?” asked {hinderer}, who had come in with the bang. “Was it about me?”} # beat
{hinderer_animal:{hinderer} went under the table with the bang, and only a nose came out to see whose it was.} # beat
{hinderer_carried:{hinderer} fell flat on the bread with the bang, and was left there, to be on the safe side.} # beat
{themed_a} fell off the shelf. # personal
“Can {who_known:{who}|my friend} come to tea?” asked {L}. ¶ “{who_known:{who}|That one}?” said {grownup}. “But you are not friends!”
“That was before,” said {L}. ¶ “Before what?” ¶ “Before it was over.” {young:And {L} had more potato.|And {L}, who was not cross in the least, had more potato.}
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: grownup sweep cross; L sit-on-chair curious; heroes sit-on-chair; friends sit
# things: broom; drawer; cupboard; table; lamp
After supper {grownup} swept the floor. {young:There was not much on it.|There was not as much on it as all that, and what there was went a long way.}
The cupboard was shut, {young:bang. The drawer was shut, bang.|bang, and the drawer was shut, and then it was opened again so that it could be shut.}
{L} sat on a chair with both feet up, {young:and the broom went by below.|so that the broom could go by underneath, and it went by like a train.}
“Is it about {who_known:{who}|my friend}?” asked {L}. ¶ “I am not cross,” said {grownup}, {young:and shut the drawer.|and gave the drawer one more.}
“Then the drawer is,” said {L}. {young:It stuck out a bit of tea towel.|It had caught a tea towel by the ear, and did not let go of it.} # spare
-> DONE

=== l1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: L draw; heroes sit; grownup sit; friends sit
# things: table; paper on table; crayon; lamp
{L} drew it on paper, to show how far it had been. {young:There was a dot here, and a dot there.|At one edge there was a dot, and at the other edge there was a dot, and both had their arms folded.}
In between lay the whole playground. {young:There were a lot of legs in it.|It was full of legs, for everybody else had gone on running, as if nothing was the matter.}
“Could you see each other?” asked {grownup}. {young:¶ “No,” said {L}. “We looked the other way.”|¶ “No,” said {L}, “you can’t. You have to look the other way. I had the bins.”}
“And {who_known:{who}|the other one}?” ¶ “A wall,” said {L}. {young:“It was just a wall.”|“There was nothing on it. We looked as long as we could, but it was not very interesting.”}
{L} put in a small grey thing at the side. {young:“That comes later,” said {L}. “But it is on its way.”|“That comes later,” said {L}, “but it has got its coat on, and is on its way.”}
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: L point happy down; grownup sit-on-chair curious; heroes look-up; friends look-up
# things: table; jar on table; bottle on table; bread on table; lamp
“I will show you,” said {L}. The salt was {L}, and the pepper was {who_known:{who}|the friend}. {young:They went far away, back to back.|They went to the two ends of the table, and stood there with their backs turned.}
“And then,” said {L}, “a pigeon came in.”
The pigeon was a crust. It walked in at the door, and along under the coats, {young:and looked for its own.|as if one of them must be its own.}
{helper_person:“Not this one,” said the pigeon, who was {helper}. “This one has sleeves.”} # beat
{helper_animal:{helper} ate the pigeon, all of it, and they had to go on with another.} # beat
{helper_carried:{helper} was a coat, and was looked at by the pigeon from both sides.} # beat
The salt had to turn round for that, and so had the pepper, and {young:clink, they stood side by side.|as they both came nearer there was a small clink.} “And then it was over,” said {L}.
“But who said sorry?” asked {grownup}. ¶ {L} thought about it. “There was a lot of pigeon,” said {L}. # usual
“And what was it that {who_known:{who}|your friend} said?” ¶ “You are still before the pigeon,” said {L}. # usual
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: grownup hold worried jar; L stand; heroes stand; friends sit
# things: table; jar; bottle on table; lamp; tap
{grownup} had another look at the pepper. {young:It stood there, and was just pepper.|There was nothing to be seen on it, and it smelled as it always had.}
“I can’t do it so fast,” said {grownup}. {young:“You had a head start.”|“You had a head start. I have only had it since the bread.”}
“It does not need long,” said {L}. {young:“It only needs one pigeon.”|“It was about as long as a pigeon takes, from the door to the last coat.”}
{pausing} # company
“I could be cross again for a bit,” said {L}, “so that you have company.” {young:{L} tried, but it came out as a laugh.|So {L} folded both arms, and looked at a wall, and held it until the corner of the mouth went up.}
“It is no good,” said {L}. {young:“It is all gone.”|“There is none left. I have looked.”} # spare
-> DONE

=== l2
# aside
# shot: wide
# place: garden; dusk; clear
# action: 2 pigeon walk calm; L point; grownup look-up; heroes look-up; friends look-up
# things: wall; bench; hedge
There were two pigeons on the wall outside. {young:One had a twig, and the other took it.|One of them had a twig, and the other took hold of it as well, and neither would give way.}
They said the thing to each other. {young:Croo, said one. Croo, said the other.|It was short, and they both said it, and puffed themselves up to twice the size.}
“Now they are not friends,” said {L}, {young:and they all kept still.|and they stood at the window, and nobody moved.}
One walked to this end, and one walked to that. {young:The twig lay there in the middle.|The twig lay in the middle of the wall, and it was only a twig.}
Then a cat came out under the hedge. {young:Up they went, side by side.|You should have seen how they went up, the two of them, wing to wing.}
“You see?” said {L}. {young:“It need not be a pigeon.”|“With pigeons it can’t be a pigeon, of course. But there is always something.”}
-> DONE

=== s4
# shot: two
# place: kitchen; night; clear
# action: L crouch surprised before lid; grownup crouch lid; heroes crouch; friends peek
# things: lid; tap; pan on stove; stove; lamp
Then it was the lid’s turn to be put away, and down it came, {young:bang, on the floor.|bang, on its edge.}
It did not lie still, but ran round and round on its edge, and went “wow-ow-ow” {young:all round the kitchen.|all over the floor.}
They had to look, {L} and {grownup}. They got right down, with their heads close together. # usual
It went round lower and lower, and faster and faster, and smaller. And then it was over.
“Where is it now?” asked {L}. ¶ “The lid?” ¶ “The cross.”
{grownup} felt about for it. “It was here,” said {grownup}. {young:“Now it is not.”|“I had it when the lid fell.”} ¶ “That is how it goes,” said {L}. # usual
“Does {who_known:{who}|your friend} like carrots?” asked {grownup}. ¶ “Yes,” said {L}. “But bigger.”
-> DONE

=== m4
# aside
# shot: close
# place: bathroom; night; clear
# action: L brush-teeth calm; grownup stand; heroes brush-teeth; friends sit
# things: basin; 2 toothbrush in cup; cup; towel; mirror
In the mug stood two brushes. They had their backs to each other.
“Have they had words?” asked {grownup}. ¶ “No,” said {L}. “They are wet.” # spare
{L} took one out, and did the teeth. Then it went back in. This time it leant on the other one.
No one had told it to. It came to stand so. # spare
“Let them be,” said {L}, and put out the light by the glass.
-> DONE

=== l3
# aside
# shot: above
# place: kitchen; night; clear
# action: grownup hold jar; L stand sleepy; heroes stand; friends sit
# things: shelf; jar on shelf; bottle on shelf; lamp; table
The salt was put up on its shelf. The pepper was put up next to it.
“As near as that?” asked {grownup}. ¶ “A bit more,” said {L}. # spare
Clink. It was a small one. You have to be close by to hear it.
The pan went in. The lid went on. Nobody let go too soon.
The crust was put out on the sill. It was for later, for whoever came. # more
The drawer was let out, just a bit. The tea towel got its ear back. # more
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: L lie-back calm; grownup sit beside bed; heroes lie-back; friends sleep
# things: bed; lamp; quilt; pillow
“Will you be friends tomorrow?” asked {grownup}. ¶ “I think so,” said {L}.
“And if you are not?” ¶ {L} had to turn over for that. “Then something will come in,” said {L}.
“What sort of a thing?” ¶ “You can’t know,” said {L}. “You have to leave the door open.” # spare
The door was open here, too. It was as wide as a bird.
-> DONE

=== l4
# aside with l1
# shot: object
# place: school; night; stars
# action: pigeon sit calm; heroes sleep
# things: row of 4 hook; door; moon; mat
At school it was dark. The pegs stuck out of the wall. They had no coats.
There was a place by the bins. There was a place by the wall, too. # spare
No one stood there now. They were just two bits of ground. It was not far from one to the other. # more
Up on the roof sat a pigeon. It was grey all over.
It had on the coat that it always had. It had not been on a peg. # more
It put its head in, and did up the front. Then it slept.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; pillow; quilt; lamp
It was late, and {H} lay in the warm. # usual
{resting}
{keepsake}
{dream} # spare
“Tell it to me,” said {L}. “But tell it from the pigeon.” # usual
“A pigeon came in,” said {grownup}. “It went along under the coats.”
“And then?” said {L}. It was very low.
“Then two came, to see.” ¶ “And then?” It was no more than a breath. # usual
“And then it was over,” said {grownup}, and so was the day.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
On the sill the crust was gone in the morning. There was a grey feather in its place, laid down quite straight, like something that is left for the bill.
“It has paid,” said {A}. They hung the feather on a hook in the hall, under the coats, so that it should be found by whoever came to look. At ten there was a tap at the door. It was a very short one, and rather low down.
-> DONE

=== next_bedtime
The feather hung on its own peg. It did not need sleeves.
-> DONE
