# about: outing(trampolin|bouncy|bounce|jump park|inflata|gravity); party(trampolin|bouncy|bounce|inflata); play(trampolin|bouncy|bounced); birthday(trampolin|bouncy)
# also: happy; tired; proud; too-excited; shy; party; birthday; outing; play; person; place; thing; learned; cannot-sleep; food
# kind park: trampoline park|trampoline place|trampolining|trampoline centre|trampoline center|jump park|gravity
# kind castle: bouncy castle|bouncy castles|inflatable|inflatables|inflata nation
# wants: child
# when: done
# ages: 3-9
# holds: dark(kind)

=== title
{~It Still Goes Boing|The Floor Keeps It}
-> DONE

=== s1
# shot: wide
# place: playground; afternoon; clear
# action: A jump laughing on trampoline; heroes jump laughing; friends stand
# things: trampoline; 3 balloons
{~“Boing,” said the {is_castle:castle|trampoline}, and up went {H}. {young:Boing! Boing! Boing!|It had said so for an hour, and meant it every time.}|{H} had been on the {is_castle:bouncy castle|trampoline}, {young:and went up, and up, and up.|and had been up so often that it was hardly worth coming down.}|Up is easy. {H} had been going up all afternoon, {young:on the {is_castle:bouncy castle|trampoline}.|with nothing but two feet and a {is_castle:bouncy castle|trampoline}.}}
The good thing about it is that it gives you back. {young:You come down with a bump, and it gives you back.|You come down on it as hard as you like, and it gives you back, and a little over.}
{is_park:Then a whistle went, for everybody with a blue band, and {A} had a blue band.|Then it was time to come off, and let somebody else have a go.}
{A} {is_park:took off the socks with the dots, and }put one foot on the ground. Thud. {young:The ground was hard.|The ground took the foot, and gave nothing back.} {A} jumped, and came down, {young:and stayed down.|and stayed down, and felt as heavy as a cow.}
“Come on,” said {A} to the ground, but the ground did not. # more
{A} wanted one more boing. {young:Just one.|One would have been enough.}
-> DONE

=== s2
# shot: two
# place: street; afternoon; clear
# action: A jump worried; heroes jump; friends walk
# things: wall; puddle; themed
{joining}
“It must be somewhere,” said {A}, and tried all the way home, {young:thud, thud, thud.|with both feet together.} The pavement said thud. The grass said fup, {young:and that was softer.|which was softer, but it kept what it got.} # usual
A metal lid in the road said bong. {young:Bong is not boing.|That was very near it, and they went back to it twice.}
{hinderer_person:“You land too much,” said {hinderer}. “Try it without landing.”} # beat
{hinderer_animal:{hinderer} thought that it was a game, and came down on {As} foot each time.} # beat
{hinderer_carried:{hinderer} had to be held on to, and two arms are half of a jump.} # beat
{themed_a} was dropped, from no higher than a knee, and lay where it fell. # personal
A puddle gave back a good deal, {young:but it was wet.|but all of it went into a shoe.}
The kerb was tried from the top, and the kerb was no use at all. # more
“Everything keeps it,” said {A}.
-> DONE

=== m1
# aside
# shot: above
# place: playground; afternoon; clear
# action: A fall laughing on trampoline; heroes jump; friends sit
# things: trampoline; ball
There had been a lot to try, up there. {young:{A} had been a star.|{A} had been a star, with everything stuck out, and a pencil, with everything in.}
Then came the one where you sit. {young:You go up, and sit down on nothing.|You go up standing, and sit down in the air as if there were a chair, and there is none.}
It gives you back from there as well. {young:You sit down, and you are up!|You have only just sat down when you find that you are on your feet again.}
“I sat down and stood up in one,” said {A}. {young:A chair can’t do that.|There is no chair anywhere that will do it.}
Once {A} looked down, from the top. {young:There were {As} own feet, in the air.|There hung {As} own two feet, side by side, with nothing under them.} # more
Hair goes up later than the rest of you. {young:It comes down later, too.|It comes down later, too, and by then you have gone up and met it.} # more
-> DONE

=== l1
# aside
# shot: two
# place: playground; afternoon; clear
# action: boy jump happy; A jump surprised; heroes jump; friends look-up
# things: trampoline
# people: boy(red jumper)
A big boy came down beside {A}, {young:and {A} went up!|and {A} went up without having done anything at all.}
It was the highest go of the day. {young:{A} saw the tops of heads.|You could see the tops of everybody’s heads, and one of them had a hat on that had been looked for.}
“Was that me?” said the boy. {young:“Yes,” said {A}, from up there.|“Yes,” said {A}, who was still on the way down.}
So then {A} came down as hard as {A} could, {young:to give it back.|so as to give him one in return.} The boy went up as far as {young:a biscuit.|the height of a biscuit.}
“Thank you,” he said. {young:He was kind.|He was quite polite about it.}
A girl waited for her turn, and bent her knees each time they did. {young:She could not help it.|She could not help it, it is catching.} # more
They did it eleven times. {young:Up, biscuit. Up, biscuit.|He never got higher than two biscuits, and he never said so.} # more
-> DONE

=== s3
# shot: above
# place: living-room; dusk; clear
# action: A fall worried on sofa; heroes sit; friends sit
# things: sofa; cushion; rug; ball
At home there was the sofa. {A} sat down on it hard, with the sitting-down bit. {young:It said hff.|It said hff, and gave back about half, and after that it kept the rest.}
The stairs said thud, thirteen of them. {young:The mat said nothing.|The mat said nothing, since a mat never does.} # usual
A bed would have done it. But a bed is not for that, {young:and {A} knew it.|and {A} knew it, and so did the bed.} # usual
{helper_person:“Laugh,” said {helper}. So they laughed, and it was true, the tummy bounced, but not very high.} # beat
{helper_animal:{helper} came down off the chair, on all four feet, without any sound, and was asked how that was done.} # beat
{helper_carried:{helper} was dropped on the sofa, and came up again a very little, and that was the best so far.} # beat
The rug said fup, and was trodden flat, and went back to being a rug. # more
There was a ball behind the door. {A} let it go, and it went boing, {young:and boing, and boing.|and then boing, and boing, each of them smaller than the one before.}
{young:But that was the ball’s boing.|But it was the ball that went up, and {A} who stood there.} “I want it to be me,” said {A}.
-> DONE

=== m2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A point laughing at plate; heroes sit-on-chair; friends sit-on-chair
# things: table; plate on table; jam on plate; spoon on table
There was jelly. {young:If you tap jelly, it shakes.|If you tap a jelly on the head, it shakes all the way down, and back up, and is a while about it.}
“It has some left,” said {A}, {young:and put an ear to it.|and put an ear down to the plate, and tapped once more.}
A red bit fell off the spoon. {young:It did not go thud. It went plip.|It landed on the table and went plip, and shook hands with itself.}
{is_loved:“Has {loved} got any bounce in it?” asked {A}. Some has, if you think about it.|{musing}} # personal
{pausing} # company
The jelly had been made in a mould, and had a fish on top. {young:The fish shook its tail.|The fish shook its tail, and looked as if it had somewhere to go.} # more
{A} ate it all. {young:Now the boing was inside.|So that was one way to get some inside you, if you do not chew.}
{young:“Boing,” said {A}, to the plate.|“Boing,” said {A} to the plate, in case any was left.} # more
-> DONE

=== l2
# aside
# shot: behind
# place: garden; dusk; clear
# action: A crouch curious before bird; bird jump; heroes crouch; friends sit
# things: hedge; daisy; puddle
A bird came over the grass. {young:It did not walk. It went hop, hop, hop.|It did not walk, but had both feet together, and went along like something on a spring.}
“How does it do that?” asked {A}. {young:The grass did not help it.|It had the same grass as everybody, and the grass gave it nothing.}
So it must have the spring in its legs. {young:They were as thin as string.|They were no thicker than a bit of string, and you could not see where it was kept.}
{A} hopped behind it, {young:thud, thud.|rather more loudly.} The bird looked round, {young:and hopped a bit faster.|as you do in the street when somebody is walking just like you.}
It stopped for a worm. {young:The worm did not bounce.|The worm was pulled, and it was long, and it went back like elastic.} # more
Then it went up, and did not come down. {young:It sat on the roof.|“That is cheating,” said {A}, and looked after it for some time.} # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: L lie-back surprised; heroes lie-back; friends sit
# things: bed; pillow; lamp
So {L} gave up, and lay down flat in bed, {young:with both feet still.|with both feet side by side, as they are when they have nothing more to do.}
And something went boing.
{L} sat up. {young:It was not the bed. It was not the feet.|The bed had not done anything, and the feet were both still there.} {L} lay down again. # usual
Boing, it went. Boing, boing. It came from under the pyjamas, {young:a bit to the left.|a little to the left of the middle button.}
“Who is that?” said {L}, and the boing said boing. # more
{L} put a hand there. {young:Up and down it went, all by itself.|It went up and down, all by itself, like somebody very small with the whole place to themselves.} # usual
“There is one in here,” said {L}. It was the heart.
{young:It had gone boing all day long.|It had been at it all day, in the air, and on the pavement, and on the stairs.} And it had not kept one of them. It gave back every boing.
-> DONE

=== m4
# shot: two
# place: bathroom; night; clear
# action: L stand happy; heroes brush-teeth; friends sit
# things: basin; toothbrush; cup; mirror
{L} had forgotten the teeth, so they had to get up again.
“Does it go when I brush?” said {L}. It went when {L} brushed.
It went on one leg. It went with the tap on. # usual
It went a bit quicker on the way to the towel. # more
{L} held still, to see if it would wait. It did not wait. # more
It liked the cold water. It gave one big one. # more
In the mirror you could see nothing. It was a quiet sort of thing, from outside.
-> DONE

=== l3
# shot: above
# place: hallway; night; stars
# action: L walk sleepy; heroes walk; friends walk
# things: stairs; lamp; door
The floor was just as hard as before. Thud, it said, but {L} did not mind it now.
One foot was put down, and then the other one. They were quite soft thuds.
There was the door, and there was the bed.
Somebody small still jumped in there, with no shoes on. ¶ It did not need a light. It knew the way up. It knew the way down. # more
Down in the hall the ball lay behind the door. It had stopped long ago. # more
{L} walked slowly, so as not to shake it.
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: L sit sleepy; heroes lie-back; friends sit
# things: bed; quilt; pillow; lamp
{L} sat down on the bed, just once, as you do.
It gave a bit back. That was allowed.
Then the quilt came down. It did not come up again. It lay where it was. # usual
A pillow keeps what it gets. It is good at that. It got a head, and kept it. # more
The left foot gave one kick. Then it was still, too. # more
The lamp was pushed down, click, and came up a little. That was allowed as well. # more
So there was only one thing left that went.
-> DONE

=== l4
# shot: object
# place: playground; night; stars
# action: heroes sleep
# things: trampoline; moon
{is_castle:The castle had been let down. It lay on the grass, quite flat.|The trampoline lay there in the dark, quite flat.} Nobody was on it.
{is_park:The socks were in a bin. They held on to each other by their dots.|The shoes had all been found. They had gone home in twos.}
A moth came down on it. ¶ It gave the moth back. It was a very small boing. # more
A leaf came, and a bit of rain. They were all given back. # more
Then the moon lay there, and that weighs nothing.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; friends sleep
# things: bed; quilt; pillow; lamp
{resting}
{keepsake}
{dream} # spare
It was dark. {L} lay with one hand on it. # usual
Under the hand it was warm. # more
It went slowly now. It took its time.
Boing.
It would go on all night. {is_park:It did not need socks.|It did not have to take turns.} # usual
Boing.
No one would blow a whistle.
Boing.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
{A} had an ear on everybody, one after the other. They all had one in there. The cat next door had one that went like a sewing machine, and the postman’s was slow, and had a bit of a limp.
“Mine is the bounciest,” said {A}. “But yours has been going longer.” Only the table had none. {A} listened for a long time, on both sides, to be fair to it.
-> DONE

=== next_bedtime
It was still in there, a bit to the left. It had not stopped for lunch.
-> DONE
