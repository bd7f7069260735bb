# about: fear-other(flush|toilet&school&!dryer&!drier|toilets&!dryer&!drier|toilet&noise&!dryer&!drier|toilet&loud&!dryer&!drier|toilet&roar|loo&flush|loo&loud|loo&noise|so loud&toilet|toilet&!dryer&!drier)
# also: scared; school-day; potty; nervous; embarrassed; bravery; fear-other(noise|loud)
# news: bad
# wants: child
# role roarer: answer = one flush
# role grownup: parent = the grown-up with the toothbrush
# kind school: school|nursery|preschool|pre-school|reception|class
# kind out: public|shops|shop|pool|swimming|restaurant|cafe|station|services|plane|train
# ages: 3-9
# needs: hearing
# holds: toilet(kind), flush(kind), noise(kind), roar(kind), dark(kind)

=== title
{~Mind the Slide|Next, Please}
-> DONE

=== s1
# shot: wide
# place: bathroom; dusk; clear
# action: L tiptoe worried; grownup stand; heroes stand worried; friends stand
# things: toilet; mat; sink; towel; toothbrush in grownup.hand
{~When {H} had been to the toilet, everybody knew it. {young:First there were feet, and then a bang, and then the flush.|First you heard feet running, and then a door, and only then, with nobody near it, the flush.}|{H} shut the lid, and said thank you, and tiptoed out. {young:There had been no flush.|Anybody would have thought it very polite. But nobody had flushed.}|{H} stood outside the bathroom, {young:on one leg, and did not go in.|first on one leg and then on the other, and did not go in.}}
{
- is_school:
It was because of {roarer}. At school they have four in a row, {young:and any of them may roar.|with doors that stop at the knees, and any of them may roar.}
- is_out:
It was because of {roarer}. {young:Some roar all by themselves.|Some have no button, and roar when they think that you have finished.}
- else:
It was because of {roarer}. {young:You press the button, and it roars.|A toilet is quiet all day, and then you press one button, and it roars.}
}
It gets you in the ears and in the tummy, {young:both at once.|both at the same time.} # usual
“I want to have been,” said {L}, “and not be there when it does it.”
-> DONE

=== s2
# shot: behind
# place: bathroom; dusk; clear
# action: L run worried; grownup hold door; heroes run; friends stand
# things: toilet; door; mat; bath
So they tried it with running. {young:{grownup} held the door.|{grownup} held the door open, and everything was taken out of the way, down to the mat.}
{joining}
{musing} # personal
{L} put a finger on the button, {young:and one foot out behind.|and one foot as far towards the landing as it would go.} Press! {L} ran. # usual
{hinderer_person:{hinderer} was just coming in, to see what they were doing, and they met in the door.} # beat
{hinderer_animal:{hinderer} lay across the door, where it is cool, and had to be jumped over.} # beat
{hinderer_carried:{hinderer} was left behind on the edge of the bath, and had to be gone back for.} # beat
It had already begun. A roar goes quicker than legs do. {young:It was on the stairs before {L} was.|It went past {L} on the landing, and was in the kitchen first.}
“It is four steps for you,” said {grownup}, “and one for the roar.” # usual
-> DONE

=== m1
# aside
# shot: two
# place: hallway; dusk; clear
# action: A look-up worried hat; grownup stand laughing; heroes stand; friends sit
# things: hat on A.head; 2 sock; coat on hook; hook
Then they tried it with a hat. {young:The woolly one went over both ears.|The winter one has flaps, and under each flap went a rolled-up sock.}
{A} stood very still in it, like a snowman. “Can you hear me?” asked {grownup}. {young:¶ “Yes,” said {A}.|¶ “Who has a pear?” said {A}, which was a good sign.}
So in they went, all in a row, and {grownup} pressed. {young:It was not so loud in the ears.|It was hardly there at all in the ears, and for a moment it seemed to be all right.}
“It is coming in at the feet!” said {A}, {young:and jumped up on the mat with both of them.|for so it was, up out of the floor, like a lorry that is going by downstairs.}
There was one more sock for a foot, but there are two feet, and the other one heard everything. # more
So the hat went back on its hook, and kept the shape of a head for a while, with very big ears. # more
-> DONE

=== l1
# aside
# shot: above
# place: bathroom; dusk; clear
# action: A kneel curious before toilet; heroes kneel; grownup sit; friends sit
# things: toilet; mat; rubber-duck; bath
Perhaps somebody could have a word with it, in a nice way. {young:{A} knelt down on the mat.|{A} knelt down on the mat, at a distance, as you do with a goat that you do not know.}
“You could do it quietly,” said {A}. {young:“The tap does, and so does the bath.”|“The tap does it quietly, and the bath does, and they have just as much water as you.”}
The toilet said nothing. {young:It had its lid down.|With the lid down there is no telling whether it is listening or asleep.}
“It has never been asked before,” said {grownup}. {young:“It may have to think.”|“It may take it some time to see what we mean.”}
They counted up to {~forty|fifty}, and did not stare. The duck on the bath looked at the wall, so as not to hurry it. # more
Then {grownup} pressed. It was just as loud as it had been before, but it did sound a bit surprised.
-> DONE

=== s3
# shot: close
# place: bathroom; dusk; clear
# action: L hold-hands grownup; grownup stand; heroes listen worried; friends sit
# things: toilet; mat; lamp; sink
The next thing was to press it slowly. {L} pressed as softly as you press on a sleeping cat. {young:Nothing. Nothing. Nothing. ROAR!|There was nothing, and nothing, and still nothing, and then all of it.} ¶ “It does not do small ones,” said {L}, from behind the towel. # usual
{helper_person:“I should not mind knowing how it ends,” said {helper}. “I have always gone out by then.”} # beat
{helper_animal:{helper} came and listened as well, with one ear up, and did not run away.} # beat
{helper_carried:{helper} was held tight, and that was some use, since it gave the arms something to do.} # beat
{young:They did not know what came after.|Nobody knew what came after that, for nobody had ever stayed.} {L} had always been on the stairs by then. # usual
So {L} stood in the door, with a finger in each ear, and {grownup} pressed. {young:It roared. {L} stayed.|The roar came, and {L} went up on tiptoe, and stayed.}
Then it said glug. Then it said sss. {young:{L} took out one finger.|It went on saying that for a good while, and {L} took out one finger, and then the other.}
Plip.
“Who was that?” said {L}.
-> DONE

=== m2
# aside
# shot: two
# place: bathroom; dusk; clear
# action: A listen curious; grownup listen; heroes listen; friends listen
# things: toilet; themed; bath; towel
It was four noises, and nobody had known it. {young:Roar. Glug. Sss. Plip.|There was a big one, and a round one, and a long thin one, and right at the end one by itself.}
They did it once more, only to hear the small one. {young:You have to wait for it. Plip!|You have to wait for it. But it came, just when they had given it up.}
{themed_a} was allowed to listen, too. # personal
“But the big one is the shortest of them all,” said {A}. {young:“It is over before you are.”|“I should never have thought it. It is as long as a word.”}
{pausing} # company
They counted, and the big one lasted for three. The thin one lasted for as long as they could count, and a bit more. # more
-> DONE

=== l2
# aside
# shot: wide
# place: bathroom; dusk; clear
# action: A draw pencil; heroes sit; grownup sit; friends sit
# things: paper; toilet; mat; pencil in A.hand; bath
{A} fetched a pencil and a long piece of paper, and drew the noise. {young:First came a big black mountain.|It began on the left with a mountain, black all over, that went up off the paper.}
Then there came a bump, with a bit of white round it, {young:and that was the glug.|which was the glug, and could have been somebody’s knee.}
After it went a long flat line, {young:all the way to the edge of the paper, and off it.|and the line went on over the edge, and along the floor, on a second piece of paper.}
“It is nearly all line,” said {grownup}. {young:It was.|And so it was: one bad bit, and then nothing but quiet, as far as the bath.}
Right at the end, where the bath is, there was a dot for the plip. # spare
The dot had a face, because there was room for one, and legs, because it was behind the others. # more
-> DONE

=== s4
# shot: above
# place: bathroom; night; clear
# action: grownup lift lid; L peek surprised; heroes peek; friends peek
# things: toilet; lid; sink; mat
{grownup} lifted the lid off the box behind the toilet, {young:and {L} looked in.|which children do not do, and {L} looked in.} It was full of water, right up to a line, and it was quite still.
“It waits in there all day,” said {L}, “in the dark. {young:And then it is a slide!”|And then somebody presses, and then it is a slide!”}
{young:Everybody shouts on a slide.|There is nobody who does not shout on a slide.} So that was no roar. It was whee, all of it at once.
“Somebody ought to tell it when,” said {L}, and stood up straight.
That is how they stand at the top of a slide. One ear was in a shoulder, and one had a finger in it, and that left one hand over. # usual
“Mind the slide,” said {L}. “Ready? Go!”
“Whee!” went the water, and so did {L}. Glug. Sss, said the next ones, getting in line. Plip. That one is always late.
“Next, please,” said {L}.
-> DONE

=== m3
# aside
# shot: behind
# place: hallway; night; clear
# action: A stand proud at grownup; grownup walk; heroes stand; friends walk
# things: door; lamp; stairs; mat
Then {grownup} had to go, too. {A} stood outside, with one hand up.
“Ready?” called {A}. ¶ “Ready,” said the door.
“Mind the slide. Go!”
Whee, it went. It was not a bit too big, from there. # spare
{
- is_school:
“At school it is four slides,” said {A}. “And they never line up.” ¶ “Now you know what it is,” said {grownup}. “They are only having a turn.”
- is_out:
“Some go by themselves,” said {A}. ¶ “They cannot wait,” said {grownup}. “It is a very good slide.”
- else:
“It likes it,” said {A}. ¶ “It is all that it gets, all day,” said {grownup}. “And it is over so soon.”
}
They shut the lid. It was nice and quiet under there. # spare
-> DONE

=== l3
# aside
# shot: two
# place: bathroom; night; clear
# action: A wash sleepy; heroes wash; grownup stand; friends sit
# things: sink; soap; tap; towel
The hands were washed, with a lot of soap. The tap ran in a thin line.
“That one has a small slide,” said {A}. It went in without a shout.
The soap slid as well, and then it lay still in its dish. # spare
“Is it far, down there?” asked {A}. ¶ “Right to the sea,” said {grownup}.
That is a long slide. They thought about it for a bit. # more
The towel was warm. It did not go anywhere.
-> DONE

=== m4
# aside
# shot: close
# place: bedroom; night; stars
# action: A lie-back calm; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; lamp; pillow; blanket
In bed you can hear a house. It makes small sounds, and they all mean something.
“What is that?” asked {A}. ¶ “That is the fridge,” said {grownup}. # spare
It hummed one note. It did not want a thing from anybody.
Then there was sss. It came from the wall.
“They are lining up,” said {A}. {A} did not have to get out and look. # more
It was quite a long line. It got thinner and thinner.
-> DONE

=== l4
# aside
# shot: object
# place: bathroom; night; stars
# action: heroes sleep
# things: toilet; moon; towel; rubber-duck; mat
The bathroom was dark, and the lid was down. Nobody was on the mat.
In its box the water stood up to the line. It was quite full. # spare
It was still. All of it would have a go in the morning. # more
The duck sat by the tap. It could hear a drop think. # more
Then the drop came. It was the late one.
Plip.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; grownup stand; friends sleep
# things: bed; door; lamp; blanket
It was night, and {H} lay in bed. A door went shut.
{resting}
{keepsake}
{dream} # spare
“Go,” said {L}, just in time.
Far away something went whee. # usual
It said glug. It said sss, for a long time.
{L} waited for the last one. It was a bit late.
Both eyes were shut by then. # usual
Plip.
“Next, please,” said {L}, or the pillow did.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a sign on the bathroom door in the morning, with a rope drawn on it, and a great many small round people standing along the rope.
“They are next,” said {H}, and held the door open for them. The one right at the end had no rope left to hold, and a face like a dot, and was running.
-> DONE

=== next_bedtime
In its box the water stood up to the line. It had all had a go.
-> DONE
