# about: story-about; with-character; creature; bring-back
# tells: tale(or two|another somebody)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind big: tractor*|digger*|train*|bus|buses|lorry|lorries|truck*|crane*|car|cars|van|bulldozer*|fire engine*|rocket*|plane*|elephant*|whale*|dinosaur*|hippo*|rhino*|mammoth*|giant*|t-rex|giraffe*|dragon*
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# role other: answer, creature, thing = a goose
# names: Bruno | Otto | Basil
# names: Mrs Otley | Mrs Pargeter | Mrs Lumb
# ages: 3-12
# holds: dark(kind), duck(kind), boat(kind)

=== title
{~Left, and Right|The Last Boat of the Day}
-> DONE

=== s1
# shot: wide
# place: pond; afternoon; clear
# action: guest stand happy; other stand happy; heroes stand curious; otley point happy; friends stand curious
# things: boat; jetty; tree right
# people: otley=woman(old, straw hat)
{~“That one is mine,” said two voices on the jetty, and {H} turned round.|There was one boat left that day, and {H} had come down to the pond to see it go.|{H} {was} standing on the jetty when somebody came along from the left, and somebody from the right.}
On the left of the jetty {guest_many:were|was} {guest_a}. On the right {other_many:were|was} {other_a}. They had never met. {young:They both wanted the boat to the island.|But they both had their eye on the one boat to the island.}
It was a green pedalo, and it had two seats. “It takes two to pedal,” said Mrs Otley, {young:“and one to steer.”|who has the boats, “and somebody to steer.”}
“Where to?” asked {A}. ¶ “The island,” said {guest}. ¶ “The island,” said {other}, very surprised. # usual
“Then I’ll steer,” said {A}.
-> DONE

=== m1
# aside
# shot: close
# place: pond; afternoon; clear
# action: guest sit worried in boat; other sit worried in boat; heroes stand laughing; friends stand laughing
# things: boat; jetty
{guest} got in on the left, and the boat tipped. {young:{other} got in on the right, and it tipped back.|{other} got in on the right, and it tipped the other way, and thought about it, and stayed.}
{is_big:Mrs Otley looked to see how much of it was still above the water. “As much as that,” she said, and held up two fingers.|“You can all put your elbows down now,” said Mrs Otley. “It is as flat as it is going to be.”}
Everybody put their feet on the pedals, {young:or what they had for feet.|or whatever they had brought along for feet.} # spare
“The water comes up to a duck’s knees,” said Mrs Otley. {young:“So nobody has to worry.”|“If anything happens, get out, and walk.”}
“How do you do,” said {guest} across the boat. ¶ “{other_many:We have|I have} never sat next to {guest_a} before,” said {other}. # more
-> DONE

=== s2
# shot: two
# place: pond; afternoon; clear
# action: guest sit worried in boat; other sit worried in boat; heroes sit-up surprised in boat; friends sit surprised in boat; duck swim
# things: boat; jetty
“Ready?” said {A}, and took the handle.
{joining}
{is_loved:“At the island I’ll tell you about {loved},” said {A}.|{musing}} # personal
{guest} pedalled like {guest_a}. {other} pedalled like {other_a}. {young:It was not the same at all.|That was two quite different things, and the boat could not do both.}
So round it went. {young:The jetty came by, and it came by again.|The jetty came by, then the reeds, then the island, and after that the jetty again.}
{hinderer_person:“Could you go the other way for a bit?” asked {hinderer}. “I’ve seen this.”} # beat
{hinderer_animal:{hinderer} kept turning, so as to look at the same duck.} # beat
{hinderer_carried:{hinderer} slid from one side to the other, and had to be wedged.} # beat
“Hello,” said Mrs Otley from the jetty. And a little later, “Hello again.” # usual
A duck in the middle had to turn as well, so as not to miss anything. # more
-> DONE

=== l1
# aside
# shot: above
# place: pond; afternoon; clear
# action: duck swim; guest sit worried in boat; other sit worried in boat; heroes point laughing at duck; friends sit laughing
# things: boat; leaf
In the middle of the pond was a duck, {young:and it got giddy.|which had meant to have a quiet afternoon.}
It turned with them at first, {young:to be polite.|since it is not polite to show anybody your back.} Then it turned the other way, to get the first turns out again.
“Left hand down,” called Mrs Otley. ¶ “It is down,” said {A}. {young:“It doesn’t help.”|“I’ve tried it up as well. It goes round with its hand down, and it goes round with its hand up.”}
“You go too fast,” said {guest} to {other}. {young:“You do,” said {other}.|“{other_many:We go|I go} just as {other_many:We|I} always go,” said {other}. “It’s you.”}
They were both right, {young:and round it went.|and a boat that has two people in the right can only go round.}
The duck had got its head under its wing, and was still turning a little. # more
“It’s quite a nice way to see the pond,” said {A}. “You see all of it, and you see it often.” # more
-> DONE

=== m2
# aside
# shot: behind
# place: pond; afternoon; breeze
# action: guest sit cross in boat; other sit calm in boat; heroes point curious; friends sit curious
# things: boat; themed in boat
Then they took turns, and {A} called them.
When {guest} pedalled, they went off to one side. {young:When {other} did, they went off to the other.|When {other} did, they went off to the other side, and that is how you sew on a button.}
“Now it’s {guest_many:us|me},” said {guest}. “Now it’s {other_many:us|me},” said {other}. {young:They bumped into the reeds.|They sewed their way through the reeds, and out again, and through somebody’s washing, which was a willow.}
{themed_a} lay in the bottom of the boat, and slid to the left and to the right. # personal
“We are nearer,” said {A}. {young:“But only to the jetty.”|“But I think it is the jetty that we’re nearer to.”}
{pausing} # company
-> DONE

=== s3
# shot: close
# place: pond; dusk; clear
# action: guest sit cross in boat; other sit cross in boat; heroes sit-up worried in boat; friends sit worried in boat
# things: boat; tree left
“Change seats,” said {A}. {young:So they did.|So they climbed past each other in the middle, with a good deal of “sorry”.} It helped at once. Now they went round the other way. # usual
{helper_person:“Try a song,” said {helper}, and sang one, but they each knew a different end.} # beat
{helper_animal:{helper} looked hard at the island, to show them where it was.} # beat
{helper_carried:{helper} was put in the very front, as a figurehead, and faced everything in turn.} # beat
“Perhaps {guest_many:we were|I was} never meant to be in a boat with {other_a},” said {guest}. ¶ “Nobody ever is,” said {other}. # usual
They stopped pedalling. {guest} looked out on one side, and {other} on the other. {young:The boat stood still.|The boat stopped, and did not seem to mind where.}
Nobody said anything. You could hear the pond. It went plip.
-> DONE

=== l2
# aside
# shot: wide
# place: pond; dusk; clear
# action: guest sit sad in boat; other sit sad in boat; heroes sit-up curious in boat; friends sit calm
# things: boat; moon
They sat like that for as long as it takes to be cross with somebody you do not know. {young:It is not easy.|It is harder than with somebody at home, for you have no old things to be cross about.}
{guest} sighed. {other} sighed as well, {young:a bit later.|and then both were crosser still, because it had come out alike.}
“Does anybody want half a bun?” asked {A}. {young:They both did.|Two hands came out, or what they had for hands, and neither looked round.}
“You eat it from the top,” said {guest}, after a time. {young:“Yes,” said {other}. “Don’t you?”|“Where else?” said {other}. “You don’t begin with the floor.”}
“{guest_many:We|I} always begin with the floor,” said {guest}. They both looked at the bun, and then at each other, for the first time that day. # more
“Fancy that,” said {other}. # more
-> DONE

=== m3
# shot: above
# place: pond; dusk; clear
# action: guest sit calm in boat; other sit calm in boat; heroes think curious in boat; friends sit calm in boat; duck sleep
# things: boat; leaf
{A} held the handle, {young:and thought about the shops.|though there was nothing to do with it, and thought about the way to the shops.}
{A} goes to the shops with somebody big. {young:At first the big one is too fast, and the small one is too slow.|As far as the gate the big one is always too fast, and the small one is too slow.}
And yet you get there side by side. {young:You just talk.|You talk the whole way, and by the corner nobody is too anything.}
{A} looked at {guest}, and then at {other}. {young:They had not talked yet.|They had said “sorry”, and “it’s you”, and that was all.} # spare
The duck slept, with one eye on the boat. # more
-> DONE

=== s4
# shot: two
# place: pond; dusk; clear
# action: guest sit happy in boat; other sit happy in boat; heroes sit-up proud in boat; friends sit happy in boat
# things: boat; tree left; moon
“Ask each other something,” said {A}, “and don’t think of the boat.”
“What is it like to be {other_a}?” asked {guest}.
{other} thought about it, and nobody looked at the pedals{young:.|, or thought of them.} “You are in it all day,” said {other}. “What is it like to be {guest_a}?”
“Just the same,” said {guest}. “Only over here.” # usual
“And do you have stairs?” ¶ “Do you snore?” ¶ “Who gets the end of the loaf?” # usual
To hear it better the one went slower, and the other went faster.
{A} looked back. There was a line in the water. {young:It was long and straight.|It was long, and straight as a ruler.}
Left, and right. Left, and right. Then there was a bump. It was the island.
-> DONE

=== m4
# aside
# shot: wide
# place: pond; night; stars
# action: guest sit happy; other sit happy; heroes sit happy; friends sit happy
# things: tree; boat; moon
The island was as big as a tablecloth. It had one tree.
They all fitted on, with their backs against it. But nobody could lie down.
“{other_many:We wanted to be here by ourselves|I wanted to be here by myself},” said {other}. ¶ “So did {guest_many:we|I},” said {guest}. ¶ They looked at how much room there was. # spare
“You would only have gone round,” said {A}. # spare
{homeward} # company
The moon came out. {guest} saw it on the one side of the tree, and {other} saw it on the other. # more
“Yours is the same as {guest_many:ours|mine},” said {guest}. # more
-> DONE

=== l3
# aside
# shot: behind
# place: pond; night; stars
# action: guest sit happy in boat; other sit happy in boat; heroes sit-up sleepy in boat; friends sit sleepy in boat; otley wave happy
# things: boat; jetty; lantern on jetty
# people: otley=woman(old, straw hat)
They went back in the dark. Nobody had to steer.
You could hear them talk, in the front. It was low, and it went to and fro.
“And then?” said {other}. Left. ¶ “Then it fell in the soup,” said {guest}. Right.
The boat went past the duck, and did not wake it. # spare
“Have you got a door at the back?” asked {guest}. Left. ¶ “Only a window,” said {other}. Right. # more
“You can go on sitting in it,” said Mrs Otley, at the jetty. “I only have to tie it up.” # more
{midway} # company
-> DONE

=== l4
# shot: object
# place: pond; night; stars
# action: heroes sleep
# things: boat; jetty; moon; lantern on jetty
The pond was dark. The line in it had gone.
The boat lay at the jetty. It was tied at the front. At the back it went a bit to the left. Then it went a bit to the right.
The duck slept in the reeds. # more
One foot paddled, and then the other. It was on its way. # more
The tree stood on the island. There was room there now. # more
On the left seat lay a crumb, and on the right seat lay a crumb. They were the same. # more
It went plip. Nobody asked who it was.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{A} lay in bed. Down at the jetty {guest} and {other} sat side by side. They still had things to ask.
{resting}
{keepsake}
{dream} # spare
Under the quilt there were two feet. They had never had a talk. # usual
They lay as far apart as they could. # more
“What is it like,” asked {A} under the quilt, “to be the left foot?”
It moved a bit. Then the right one moved as well.
Left, and right. Left, and right.
The bed did not go round. It went quite straight.
There was a very small bump.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the green pedalo was gone from the jetty. “They were here before the duck,” said Mrs Otley. “They had thought of something else to ask.”
Out on the pond there was a long straight line. It went once round the island and on, and at the end of it you could see two backs, quite different ones, and hear somebody say, “And then?”
-> DONE

=== next_bedtime
Two feet lay under the quilt. Left, said the one. Right, said the other.
-> DONE
