# about: club(gym&!jungle gym&!give up&!quit&!any more&!anymore&!hate&!giving up&!stop&!refus&!had enough|tumbling|tumble tots|acro); first-day(gym|tumbling|acro); play(gymnastics); outing(gymnastics); won(medal&gym|certificate&gym|gymnastics badge|gym badge|gymnastics award|badge at gym|badge in gym|proficiency); proud(gymnastics); nervous(gymnastics); shy(gymnastics); story-about(gymnastics); thing(balance beam|leotard); new-clothes(leotard)
# also: hurt; proud; happy; too-excited; tired; nervous; shy; won; learned; learning; can-do; trying-again; frustrated; first-day; bravery; embarrassed; play; outing
# kind shy: nervous|shy|scared|worried|afraid|wouldn't join|clung|hid
# kind medal: medal|medals|gold|silver|bronze
# kind badge: badge|award|certificate|rosette
# wants: child
# role grownup: parent = the grown-up with the pan
# ages: 3-9
# needs: walking
# holds: dark(kind)

=== title
{~And Finish|One Bit More}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: L walk proud; heroes stand; grownup stand; friends stand
# things: rope before L; door; bag left; coat on hook; hook
{
- is_wished_day:
{~It was gymnastics {wished_day}, and {H} had laid a skipping rope along the hall. {young:That was the beam.|It was to be the beam, and it was just as wide as a rope.}|“Walk, turn, jump, and finish,” said {H}. {young:It was for gymnastics.|It was for gymnastics, {wished_day}, and it was coming on well, all but the end.}|The skipping rope lay along the hall, as straight as it would go. It was gymnastics {wished_day}, {young:and {H} went along it.|and {H} was on the rope already.}}
- else:
{~{H} came home from gymnastics with chalk on both hands, and laid {young:a skipping rope on the floor.|a skipping rope along the hall, for a beam.}|At gymnastics you go along the beam. {H} had done it today, {young:and now there was a skipping rope for it.|and did it again in the hall, along a skipping rope.}|“Watch!” said {H} in the hall, and laid down a skipping rope. {young:That was the beam at gymnastics.|It was the beam, and this was how it had gone at gymnastics.}}
}
{is_medal:There was a medal, too. {L} stood very straight under it.|{is_badge:There was a badge for it. {L} stood very straight behind it.|{is_shy:{L} thought of all those people looking, and wobbled.|It is for walking along, and then you jump off it.}}} At the end the teacher says, “And finish!” Then you stand with your feet together, your arms up and your chin up, {young:like a Y.|like a Y with a nose.}
{L} walked along the rope, and turned, and jumped, and landed. {young:Then there was one step more.|Then one foot took a step, all by itself.}
{L} wanted to finish, and to have nothing come after it.
-> DONE

=== s2
# shot: two
# place: hallway; afternoon; clear
# action: L jump; heroes jump; grownup sit holding envelope; friends sit
# things: rope; envelope in grownup.hand; stairs; themed on stairs
{joining}
{musing}
{grownup} sat on the bottom stair with a pencil and some envelopes, to be the judge.
Walk, turn, jump. {young:Pat. Then step.|The feet came down with a good flat pat, and then there was the step.} “Seven,” said {grownup}, and held it up. # usual
“I did not do that,” said {L}. “It came afterwards.” # usual
{hinderer_person:“I will hold your ankles,” said {hinderer}, and did, and after that they both took a step.} # beat
{hinderer_animal:{hinderer} lay down at the end of the rope, where you land, and was very difficult to judge.} # beat
{hinderer_carried:{hinderer} was to be held in one arm for the turn, and turned a little further than the rest.} # beat
{themed_a} had been asked to judge as well, and fell off the stair. # personal
The next one had no step, and {L} was so pleased that there was a hop. {young:“Seven,” said {grownup}.|“Seven,” said {grownup}, “and a hop.”}
-> DONE

=== m1
# aside
# shot: above
# place: living-room; afternoon; clear
# action: A lie-back happy on rug; grownup kneel; heroes lie-back; friends sit
# things: rug; sofa; cushion
You have to be warm first, {young:so they did the shapes.|so they did all the shapes, on the rug, one after the other.}
For the star you stick out. {young:For the tuck you are a parcel.|For the tuck you are a parcel, with the string round your knees.}
For the dish you lie on your back, and both ends come up, {young:like a banana on a plate.|like a banana that has seen somebody it knows.}
{grownup} did a shape as well. {young:It had no name yet.|It was not in the book, and it took two people to get it out again.}
“What was that?” asked {A}. ¶ “I was looking for the dish,” said {grownup}.
They called it the deckchair, and put it at the end.
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: A point curious; heroes kneel; grownup stand; friends sit
# things: plank; book; bread on table; table
A beam for gymnastics is as wide as a hand, {young:without the thumb.|if you do not count the thumb.} {A} went round the house to see what else was.
The big book was. The bread was, {young:if you cut it thick.|if it was cut for somebody hungry.} A ruler was no good, for that is the long way.
Then {A} looked down. {young:There was the floor!|The floor was all boards, from wall to wall, and every one of them was just as wide as a beam.}
“We have had thirty of them,” said {A}, “the whole time.” {young:So they went along those, all the way to the sink.|From then on nobody in that kitchen was allowed off theirs.}
{grownup} had to turn round with the teapot, {young:on one board.|on one board, toes and heels, and said that it was a seven at least.}
-> DONE

=== s3
# shot: behind
# place: hallway; dusk; clear
# action: L jump surprised; heroes stand laughing; grownup point laughing; friends sit
# things: rope; 2 boot; mat; envelope in grownup.hand
“I need heavier feet,” said {L}, and got into {grownup}’s boots. {young:They were very big.|They came up to the knee, and there was room in them for lunch.}
Clump, clump, round, clump, and jump! {young:The boots stayed. {L} went on.|The boots came down side by side, and stayed. {L} went on without them.}
“That was perfect,” said {grownup}, “for the boots.” They got a nine. # usual
{helper_person:“Think of something that stops,” said {helper}, and tried to think of something, and could only think of buses.} # beat
{helper_animal:{helper} sat down in front of {L}, and put out a paw, and then the step had nowhere to go.} # beat
{helper_carried:{helper} was dropped, to show how it is done, and landed, and did not do one thing more.} # beat
It was the same with everything that evening. The tap was shut off, and gave one drop more. {young:The door was shut, and opened a bit.|The door was shut, and came open again to see if it had been.} # usual
“Nothing in this house is finished,” said {L}.
-> DONE

=== m2
# aside
# shot: two
# place: laundry; dusk; clear
# action: A point surprised; heroes look-up; grownup stand; friends stand
# things: basket; sock; bucket
The washing machine was nearly at the end of it. {young:It went fast, and then slow.|It went round as fast as it could, and shook, and then you could see the socks again.}
“And finish,” said {A}, with both arms up, to help. ¶ The washing machine stopped.
{young:Then it went round once more.|They waited. Then, very slowly, it turned over just once more, like somebody in bed.}
“Eight,” said {grownup}. “It was so nearly good.” {young:It clicked.|Then it clicked as well, and lost another half.}
{pausing} # company
It had even taken a step. There was a mark on the floor where it used to stand. # spare
-> DONE

=== l2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: grownup hold telephone; A sit; heroes sit; friends sit
# things: telephone; sofa; lamp; rug
{grownup} was on the telephone, and said goodbye. {young:Then there was one thing more.|And then it turned out that there was something else, and that was about a ladder.}
“Well, goodbye,” said {grownup}. “Oh, did you?” {young:{A} lay down on the rug.|{A} lay down on the rug, in the star, and then in the parcel.}
“Goodbye, then. No. Not at all. Yes. Bye.” {young:That was five of them.|{A} held up one finger after another, for every step that came after the landing.}
“Bye, bye, bye,” said {grownup}, and put it down, and it rang. {young:“And I forgot,” it said.|It was the same person, who had forgotten to say when.}
The telephone got a four, and a three for the ladder.
-> DONE

=== s4
# shot: close
# place: kitchen; dusk; clear
# action: grownup stand surprised; L stand proud; heroes clap happy; friends sit happy
# things: table; pan; row of 8 pea; plate on table
Then {grownup} came round the table with the peas, and met a chair. {young:Crash! There were peas all over.|Down came the pan, and the peas went to all four corners of the room.}
Nobody said anything. A last pea rolled out from under the cupboard, and stopped as well. # usual
“And finish,” said {L}.
{grownup} put both feet together, {young:and up went both arms.|and both arms up, and lifted a chin with a pea on it.} It looked wonderful. They all clapped.
“It had a hundred bits too many,” said {grownup}. ¶ “They came before you finished,” said {L}. “So they are in it.”
{L} went back to the rope. Walk, turn, jump. And there was the step. {L} let it come, and put the other foot beside it. Then up went the arms, and the chin.
“And finish,” said {L}. They waited. Nothing came after it.
“Ten,” said {grownup}, on the back of the last envelope.
-> DONE

=== m4
# aside
# shot: wide
# place: kitchen; night; clear
# action: L crawl; heroes crawl; grownup crawl; friends sit
# things: table; chair; pan; 5 pea
They all went down on their knees, to get up the peas. The last one was under the fridge.
“And finish,” they said, and knelt there, with their arms up.
They had toast. Each bit of it had an end, and they all got there.
Then the plates were put in a row, with their faces up. # spare
The tap gave one drop more. “That is in it,” {L} told the tap. # spare
It shone a bit. It was a chrome one, and it knew how to stand. # more
Then the light went out, in there. It did it all at once.
-> DONE

=== l3
# aside
# shot: behind
# place: hallway; night; clear
# action: L climb stairs; heroes climb stairs; grownup walk; friends walk
# things: stairs; lamp; rope
At the top of the stairs there was one more. There always is, in the dark.
The foot went up for it, and it was not there. Pat. It was very nearly a fall.
“I did not do that,” said {L}. “It came by itself.” # spare
Feet together. Arms up. Chin. It was the best stair of them all. # spare
Down in the hall the rope lay. It had a bend in it now, from all those toes.
It was let be. It had worked all day. # spare
-> DONE

=== m3
# aside
# shot: two
# place: bathroom; night; clear
# action: L brush-teeth; heroes brush-teeth; grownup hold towel; friends sit
# things: basin; mirror; towel; toothbrush
The brush went along the teeth from one end to the other, and turned, and came back.
Then the water was spat out. Up went a brush. Up went a chin, with foam on.
In the mirror they all stood like that. It was a row of Ys.
“Ten,” said {grownup}, to all of them. “There is some on the tap.” # spare
The feet had chalk on, or it was talc. They were let keep it. # more
“And the towel?” ¶ The towel hung with both its arms down. It was a different shape. # spare
-> DONE

=== l4
# aside
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: rope; 2 boot; mat; envelope
In the hall stood the boots, side by side, where they had come down.
They had not moved. They still had their nine. # spare
The last envelope lay on the stair. It said ten, as before.
A drop fell, far off. It was one more. Then there was none.
Outside a car door shut. It did it very well. # more
The rope lay still, from the mat to the moon.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; pillow; quilt; lamp; glass on table; table
“One bit more,” said {L} in bed, and drank some water. # usual
Then it was a look at the moon. Then it was the other side of the pillow. # usual
{resting}
{keepsake}
{dream} # spare
“They are all in it,” said {grownup}. “It is not over yet.”
A leg kicked, once. It came by itself.
Then the feet lay together. Up went both arms, on the pillow. Up went the chin. # usual
“And finish,” said {grownup}, very low.
They waited. Nothing came after it.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The boots were still in the hall, side by side, and would not be put away. They had had a nine, and they wanted to know what the other one had been for.
“You had nobody in you at the end,” said {A}. So {H} got in, and they did it all again, and when it was over the boots stood with their feet together, and both their loops up.
-> DONE

=== next_bedtime
The boots stood by the door. Under the left one somebody had put an envelope, and it had a ten on it.
-> DONE
