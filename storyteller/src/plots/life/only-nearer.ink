# about: story-about; with-character; creature; bring-back
# tells: tale(something beside)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind light: star|stars|moon|sun|lights|lamp*|lantern*|rainbow*|torch*|lighthouse*
# kind food: pizza*|pancake*|cake*|sandwich*|cheese*|chocolate*|ice cream*|custard|banana*|biscuit*|cookie*|sausage*|spaghetti|pasta|soup|jam|honey|toast|bread|carrot*|jelly|doughnut*|donut*|apple*|strawberr*|pie|pies|porridge|noodles|popcorn|marshmallow*|waffle*|burger*|chips|cupcake*|lollipop*|pudding|crumpet*|taco*
# kind ball: football*|ball|balls|balloon*|bubble|bubbles|soccer|basketball|tennis|wheel|wheels|marble|marbles
# kind house: castle*|tower*|bakery|library|shop|hotel|palace|house|cottage|school|museum|windmill|treehouse|supermarket|playground|mountain|forest|island|zoo|farm|cafe|café|volcano
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# names: Mr Pell | Mr Dray | Mr Hobday
# ages: 3-12
# holds: dark(kind)

=== title
{~Only Nearer|Room on the Left}
-> DONE

=== s1
# shot: wide
# place: lane; dusk; clear
# action: guest stand worried; heroes stand curious at guest; friends stand curious
# things: gate left; hedge right; second right
{~Somebody came along the lane backwards, and {H} held the gate open.|“Don’t look round,” said somebody at the gate, and so of course {H} looked.|{H} had gone out to shut the gate for the night, but somebody was standing in it.}
There they were, {wished_tale}, one behind the other in the lane.
“{wished_second_many:They have|It has} followed {guest_many:us|me} all the way from the bridge,” said {guest}, out of breath. {young:“{guest_many:We|I} look, and {wished_second_many:they|it} {wished_second_many:stop|stops}.”|“And as soon as {guest_many:we|I} look, {wished_second_many:they stand|it stands} quite still.”}
“{wished_second_many:Are they|Is it} yours?” asked {A}. ¶ “{guest_many:We have|I have} never met {wished_second_many:them|it} before in {guest_many:our lives|my life},” said {guest}. # usual
{guest} took four steps, in at the gate. {young:Then they looked round.|Then everybody looked round.}
The {wished_second} had not moved. {wished_second_many:They were|It was} only nearer.
-> DONE

=== m1
# aside
# shot: close
# place: lane; dusk; clear
# action: heroes hold curious spoon; guest stand worried; friends look-up curious
# things: spoon in heroes.hand; second right; hedge left
You have to see how a thing does it. {A} fetched a spoon, {young:a big shiny one.|the big one with the shiny back, and held it up like a mirror.}
In the spoon the lane hung upside down. There {guest_many:were|was} {guest}, upside down and worried, and behind came the {wished_second}, {young:upside down as well.|upside down as well, and no bigger than a pea.}
“{wished_second_many:Do they|Does it} move now?” whispered {guest}. ¶ “A bit,” said {A}. {young:“Like me, when there are biscuits.”|“The way I do, when the biscuits are out and nobody has said anything yet.”}
Then {guest} could not bear it any longer, and turned round. ¶ “You’ve spoilt it,” said {A}. {young:“Now {wished_second_many:they stand|it stands} there.”|“Now {wished_second_many:they look|it looks} as if {wished_second_many:they|it} grew there.”} # spare
In the spoon there was nothing left to see but {As} own nose, very large. # more
-> DONE

=== s2
# shot: two
# place: lane; dusk; clear
# action: guest run worried; heroes run worried; friends run worried
# things: wall left; tree right; second behind guest
“Then we must be quick,” said {guest}.
{joining}
{is_loved:“Think of {loved},” said {A}. “Then you run better.”|{musing}} # personal
They ran to the corner, and twice round the tree, {young:and lay down behind the wall.|and threw themselves behind the wall.}
{hinderer_person:“{wished_second_many:Have they|Has it} gone?” asked {hinderer}, a good deal too loudly.} # beat
{hinderer_animal:{hinderer} had run straight up to the {wished_second}, and had to be called back.} # beat
{hinderer_carried:{hinderer} had been left beside the tree, and somebody had to go back on tiptoe.} # beat
They did not breathe. A snail went by, and looked at them. # usual
Then {A} put one eye round the end of the wall. There {wished_second_many:were|was} the {wished_second}, on the other side, {young:right up against it.|as if {wished_second_many:they|it} had been there for years.}
“{wished_second_many:They have|It has} not moved,” whispered {A}. “{wished_second_many:They are|It is} only nearer.”
-> DONE

=== l1
# aside
# shot: behind
# place: lane; dusk; clear
# action: guest walk proud; heroes peek laughing; friends peek laughing
# things: hat on guest; bag beside guest; second right; hedge left
“{wished_second_many:They follow|It follows} {guest},” said {A}, {young:“so you must not be {guest}.”|who had been thinking. “So for a while you had better be somebody else.”}
They put a hat on {guest}, with a flower on it, {young:and gave {guest_him} a bag.|and a bag to carry, and then {guest} {guest_many:were|was} an aunt on the way to the station.}
The aunt came down the lane, {young:and said, “Good evening.”|and nodded to the {wished_second} in passing, and said in a high voice, “Good evening. Is it far?”} Nobody answered.
“{wished_second_many:They don’t|It doesn’t} know me at all,” said the aunt, {young:round the corner.|as soon as she was round the corner, and lifted up the hat.}
{A} pointed. {young:Now there {wished_second_many:were|was} the {wished_second}, behind the aunt.|Not two steps behind the aunt {wished_second_many:were|was} the {wished_second}, and had the look of somebody who needs the station as well.}
“Perhaps everybody wants an aunt,” said {A}. # more
After that {A} wore the hat, and had a turn at being nobody’s aunt at all. # more
-> DONE

=== m2
# aside
# shot: above
# place: lane; dusk; clear
# action: heroes kneel curious before plate; guest stand worried; friends kneel curious
# things: plate; biscuit on plate; second right; themed left
“Perhaps {wished_second_many:they are|it is} hungry,” said {A}. {young:A biscuit was put in the lane, on a plate.|So a biscuit was put out in the middle of the lane, on a plate, for {wished_second_many:them|it} to find on the way.}
They went on, and did not look. {young:It was hard.|It is very hard not to look, and it gets you in the neck.} Then they looked.
There was the biscuit, and it was whole. {young:The {wished_second} had gone past it.|The {wished_second} had come straight past it, and {wished_second_many:were|was} a good bit nearer than the plate.}
{themed_a} was put out next, and that was passed as well. # personal
“Then it isn’t biscuits,” said {A}, {young:and ate it.|and ate it, so that nobody should fall over it in the dark.} “It is you.”
{pausing} # company
“But {guest_many:we are|I am} only going home!” said {guest}. {young:“{guest_many:We go|I go} that way each day.”|“{guest_many:We go|I go} home this way every evening, and nobody has ever minded.”} # more
-> DONE

=== s3
# shot: wide
# place: lane; dusk; clear
# action: guest point cross at second; heroes stand worried; friends stand worried; pell stand curious
# things: second right; hedge left; watering-can in pell.hand
# people: pell=man(old, straw hat)
Mr Pell was watering his beans. “{wished_second_many:Are|Is} the {wished_second} yours?” {A} asked him. {young:He looked over the hedge.|He put down the can and had a good look over the hedge.} “No,” he said. “{wished_second_many:Mine are|Mine is} indoors.” # usual
{helper_person:“Let me try,” said {helper}, and asked the {wished_second}, very nicely, what the matter was.} # beat
{helper_animal:{helper} sat down between {guest} and the {wished_second}, and looked from one to the other.} # beat
{helper_carried:{helper} was put down in front of the {wished_second} for a talk, but neither liked to begin.} # beat
Then {guest} had had enough. “Go home,” said {guest}. “Shoo.”
At the gate they all looked round.
The {wished_second} had not moved. And {wished_second_many:they were|it was} not nearer. {wished_second_many:They were|It was} still far down the lane, {young:and looked very small.|where they had said “shoo”, and looked very small.}
“Good,” said {guest}, and did not go in.
-> DONE

=== l2
# aside
# shot: close
# place: lane; dusk; breeze
# action: guest stand sad; heroes stand curious at guest; friends sit calm
# things: gate left; hedge right
“It’s cold,” said {guest}. {young:“At the back.”|“Not all over. Only where {wished_second_many:they were|it was}.”}
{A} went round behind {guest} to see. {young:There was nothing there, and a lot of it.|There was a good deal of lane there, and then the corner, and a leaf that was going somewhere else.}
“I could follow you,” said {A}, and did, once round the gatepost. {young:“Is it the same?”|“Is it anything like it?”}
“It is very nice of you,” said {guest}, {young:“but I know it’s you.”|“but {guest_many:we|I} can hear you being careful. With the {wished_second} you never knew.”}
It was a kind thing to say, and {A} tried not to be careful, and trod on a tail, or it may have been a heel. # more
“If {wished_second_many:they|it} came now,” said {guest}, “{guest_many:we|I} would not say a word. {guest_many:We|I} would only walk a bit slower.” # more
-> DONE

=== m3
# shot: behind
# place: lane; dusk; clear
# action: guest walk worried; heroes walk worried; friends walk calm
# things: second right; hedge left; street-lamp
“Who walks beside you, in the evening?” asked {A}. ¶ “Nobody,” said {guest}. {young:“{guest_many:We go|I go} by {guest_many:ourselves|myself}.”|“{guest_many:We|I} just go along, and look at {guest_many:our|my} feet.”} # spare
Then they walked down the lane again, {young:but it was the other way round.|but now it was the other way round.}
The {wished_second} kept still, and it was they who came nearer, {young:step by step.|a bit at a time, and did not know what to do with their faces.}
“This must be what it is like,” said {guest}. {young:“You feel silly.”|“You feel silly, and both your arms are too long.”}
“{guest_many:We|I} should not have said ‘shoo’,” said {guest}. # more
-> DONE

=== s4
# shot: close
# place: lane; night; stars
# action: guest stand happy; heroes stand proud; friends stand happy
# things: second left; hedge right; street-lamp
So they went back for {wished_second_many:them|it}.
They stood about for a while, and nobody knew how to begin. # usual
“It’s because you are always in front,” said {A}. {young:“There is no room beside you.”|“You take up the whole middle, so {wished_second_many:they|it} can only be behind.”}
{A} moved {guest} over, right up to the hedge, {young:till there was room on the left.|till there was plenty of room on the left.}
“And shut your eyes,” said {A}, “or {wished_second_many:they|it} won’t dare.” So they did.
{
- is_light:
Behind their eyelids it got lighter, and lighter still. Then something stopped beside them. # usual
- is_food:
Something came along the lane, very slowly, and their noses knew it first. Then it stopped. # usual
- is_ball:
Something round came along the lane, very softly. It touched the hedge, and went on, and stopped. # usual
- is_house:
Something came along the lane, very slowly, and the ground shook. It breathed in, and stopped. # usual
- else:
Something came along the lane, very slowly. It came up beside them, and stopped. # usual
}
Then they looked to the left. There {wished_second_many:were|was} the {wished_second}, side by side with {guest}, {young:and quite near.|and as near as you can be.}
“{wished_second_many:They were|It was} not following you,” said {A}. “{wished_second_many:They|It} only wanted to come too.”
-> DONE

=== m4
# aside
# shot: wide
# place: lane; night; stars
# action: guest walk happy; heroes walk laughing; friends walk happy
# things: second left; hedge right; street-lamp
Then they all went along the lane, in a row. You could look as much as you liked now.
{
- is_light:
The {wished_second} shone on both hedges, and on all their feet. A moth came along, too.
- is_food:
The {wished_second} smelled so good that windows opened. At the corner there was a bit less than at the wall. Nobody said who it was.
- is_ball:
Where the lane went down the {wished_second} got ahead, and had to wait for them at the bottom.
- is_house:
It was a tight fit. Both hedges had to breathe in until the {wished_second} had gone by.
- else:
A cat sat on the wall, and watched the {wished_second} go by, and forgot to wash.
}
“What do you talk about?” asked {A}. ¶ “Nothing much,” said {guest}. “But we do it side by side.” # spare
{homeward} # company
Mr Pell stood at his hedge. He looked after them for a long time. Then he went in to have a look at his own. # more
-> DONE

=== l3
# aside
# shot: two
# place: lane; night; stars
# action: guest wave happy; heroes wave sleepy; friends wave sleepy
# things: door; second left; lamp
{guest} lived at the end of the lane. The door was green.
“Will {wished_second_many:they|it} come in?” asked {A}. ¶ “We’ll see,” said {guest}. “{guest_many:We|I} shall leave it open a bit, and look at the wall. You go home, and don’t look round.”
So {A} did not look round. There was a creak, and a bump. There was “After you,” and another bump. # spare
Then the door was shut, and the lane was empty.
There was a light upstairs. There was a light on the left as well. # more
On the step sat the dark. It had been out in the lane before. Nobody had seen it come. # more
{midway} # company
-> DONE

=== l4
# shot: object
# place: lane; night; stars
# action: heroes sleep
# things: gate; hedge; street-lamp; leaf
It was dark in the lane. The gate was shut.
There was nobody in the middle, and nobody on the left.
A snail came along. It was not in a hurry. When you looked, it did not move. # more
A leaf came along behind it. It stopped when the snail did. It never had far to go. # more
There was nobody to look. So they both went on. They were at the wall by ten, and round it by eleven. # more
The night came up the lane as well. It was only nearer.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{A} lay in bed. So did {guest}, at the end of the lane. On the left {wished_second_many:were|was} the {wished_second}.
{resting}
{keepsake}
{dream} # spare
But where was sleep? It was by the door. {A} looked at it. It did not move.
So {A} moved over. There was room on the left. {A} shut one eye. Then it was the other.
Nobody looked. It had not moved. It was only nearer.
It was very near. # usual
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning somebody came past the gate, on the right-hand side of the lane, and left the left-hand side free. It was not empty. Mr Pell saw it, and took off his hat.
In the afternoon he came past himself. He was on the right-hand side as well. “Don’t look,” said Mr Pell. “It is the first time it has been out.” So {H} looked at the sky until he was round the corner.
-> DONE

=== next_bedtime
There was a bit of room on the left. Nobody looked, and then it was taken.
-> DONE
