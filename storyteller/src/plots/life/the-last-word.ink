# about: quarrel(brother&!same &!scooter&!doll&!both want|sister&!same &!scooter&!doll&!both want|sibling&!same &!scooter&!doll&!both want|my two&!same &!scooter&!doll&!both want|twin&!same &!scooter&!doll&!both want|my boys&!same &!scooter&!doll&!both want|my girls&!same &!scooter&!doll&!both want|the kids&!same &!scooter&!doll&!both want|each other&!same &!scooter&!doll&!both want|ipad|remote|tablet|telly|whose turn|whose go|they fought&!same &!scooter&!doll&!both want)
# also: angry; sad; sharing; screens; video-call; sorry; frustrated; gentle-hands; patience
# news: bad
# kind remote: remote|telly|tv|channel*
# kind pad: ipad|ipads
# kind screen: tablet|switch|xbox|playstation|ps5|console|kindle|computer|laptop
# kind turn: turn|turns|whose
# wants: child
# role other: sibling, playmate = the other one on the sofa
# role grownup: parent = the grown-up in the kitchen
# ages: 4-11
# holds: quarrel(kind), dark(kind)

=== title
{~The Last Word|Did and Didn’t}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; clear
# action: heroes stand cross; other sit cross on sofa; grownup stand; friends sit
# things: sofa; 3 cushion on sofa; rug; door
{~“Enough!” called {grownup}, for the fourth time. {young:But {H} had not had enough of it yet.|But {H} {was} not nearly done.}|There was a row going on in the living room, {young:and {H} {was} in it.|and {H} {was} in it up to the neck.}|A row can go all the way up the stairs and down again. {H} had had one going {young:all day.|since breakfast, and it was still quite fresh.}}
{
- is_remote:
It was about the remote. They both had hold of it, one at each end, {young:and the telly jumped about.|and under all those thumbs the telly went through its channels by itself.}
- is_pad:
It was about the screen. It lay between them on the sofa, {young:with a hand on each end of it, and it had stopped playing.|with a hand on each end of it, and it had stopped playing some time ago.}
- is_screen:
It was about the screen. It lay between them on the sofa, {young:with a hand on each end of it, and it had gone dark.|with a hand on each end of it, and it had gone dark some time ago.}
- is_turn:
It was about whose turn it was. {young:They had both counted, and it was not the same.|Each of them had counted, and they had not come to the same sum.}
- else:
It was the {~sixth|seventh} row today. {young:This one was about a cushion, and who was sitting on it.|There had been one about the blue cup, and one about the stairs, and this one was about a cushion.}
}
“You had it longest,” said {A}. ¶ “Didn’t,” said {many:{B}|{other}}. ¶ “Did.” ¶ “Didn’t.”
{A} was tired of it, and so cross that both ears were hot. {young:But you can’t just stop, if nobody else does.|But you can’t just stop, for then the other one has had the last word.} # usual
What {A} wanted was to have the last word, because after that it could be over.
-> DONE

=== s2
# shot: behind
# place: hallway; afternoon; clear
# action: A push cross door; heroes stand cross; grownup stand; friends stand
# things: door; mat; coat on hook; hook; themed
So {A} thought of a way. You say it, and then you are not there.
“Did!” said {A}, {young:and went out, and shut the door.|went out into the hall, and shut the door like a full stop.}
{joining}
It was beautifully quiet in the hall. {young:Not one of the coats said didn’t.|The coats hung on their hooks, and not one of them said didn’t.} # usual
{themed_a} lay on the mat, and had no opinion either way. # personal
{hinderer_person:“I have been asked to say ‘didn’t’,” said {hinderer}, coming out of the living room. “I am only passing it on.”} # beat
{hinderer_animal:{hinderer} scratched at the door, and had to be let through it, and the word came out at the same time.} # beat
{hinderer_carried:{hinderer} had been left on the sofa, on the wrong side of the door, and that was hard to bear.} # beat
Then {A} looked down. Four fingers were coming out from under the door. ¶ “Didn’t,” said the fingers.
“I can hear that,” called {grownup}, {young:and banged a lid.|over the noise of the potatoes.} # usual
-> DONE

=== m1
# aside
# shot: above
# place: hallway; afternoon; clear
# action: A write cross; heroes kneel; friends sit
# things: door; paper before A; pencil; mat
The next thing was to put it in writing. {young:{A} wrote DID, very big.|{A} wrote DID on a piece of paper, in capitals, and went over each of them twice.}
It was pushed under the door. {young:On the other side they heard a pencil.|For a while there was only the sound of a pencil.}
Back came the paper. {young:Now it said DIDN’T!|It was the same paper, and the same DID. Somebody had just put a little on at the end.}
“That is my paper,” said {A} to the door. {young:“It is my N,” said the door.|¶ “But it is my N,” said the door, “and my T. And the dot is mine.”}
{A} rubbed out the end of it, and pushed it back. {young:It came again, longer.|It came back with an end that had been done in felt pen.} # more
After a few times there was a hole in the paper, just where the row was, and it could not be used. # more
-> DONE

=== l1
# aside
# shot: two
# place: kitchen; dusk; clear
# action: heroes sit-on-chair cross; other sit-on-chair cross; grownup hold ladle; friends sit
# things: table; plate on table; pea on plate; bowl on table; jug on table
“Not at the table,” said {grownup}. {young:“Not one word.”|“I do not want to hear one word of it until those plates are empty.”}
So {A} did it with the head. {young:A nod is did.|If you nod it slowly enough, and look at somebody, a nod is a did.}
Across the table a head was shaken. {young:That was didn’t.|It was shaken from side to side, and there was no doubt what it meant.}
“More peas?” asked {grownup}. {young:{A} was just nodding.|It was a bad moment, since {A} was in the middle of a nod.}
So {A} got more peas, and {many:{B}|{other}}, who had shaken, got none.
“Carrots?” asked {grownup}. {young:{A} got those as well.|By the time that they were done, {A} had won on peas, carrots and sprouts.} # more
It is hard work to win a row like that. You have to eat it. # more
-> DONE

=== s3
# shot: two
# place: living-room; dusk; clear
# action: heroes shout cross; other shout cross; grownup stand surprised; friends sit surprised
# things: sofa; cushion on sofa; rug; lamp
“We could say it both at once,” said {A}, “and then it is finished.” {young:So they stood on the rug together, and counted to three.|That seemed fair. So they stood face to face on the rug, and counted to three.}
“DID!” “DIDN’T!”
{young:It was not the same.|They both listened.} When did was all used up, there was still a bit of didn’t left over. # usual
They did it again, {young:very fast.|faster, and then so loudly that the lampshade hummed.} But did was over first every time. # usual
{helper_person:“Didn’t sticks out,” said {helper}, who had stood in the middle, with an ear for each.} # beat
{helper_animal:{helper} looked at {A}, and then at {many:{B}|{other}}, and went on looking there for just a little longer.} # beat
{helper_carried:{helper} was put on the arm of the sofa, to be the judge, and leaned a little to one side.} # beat
“Yours is longer,” said {A} at last. “It has a piece on the end. {young:That is not fair, when mine is only small!”|I could say mine until Christmas.”}
{many:{B}|{other}} thought about that, and looked rather pleased. {young:And that was when {A} had an idea.|It was the first thing that they had both thought all day.} # usual
-> DONE

=== m2
# aside
# shot: close
# place: living-room; dusk; clear
# action: heroes blow; other hold cushion; friends sit
# things: sofa; cushion; rug
You can also make it last. {young:“Diiiiiid,” said {A}.|{A} took a breath, right down to the socks, and began on one long did.}
“Diiiiiiiiiiiid,” it went. {young:{A} went red with it, and held on to the sofa.|It went through pink and red, and {A} held on to the sofa.}
Across the rug went a didn’t. {young:That was a long one too, and it wobbled.|That was a long one as well, and it wobbled, because there is nothing in didn’t to hold on to.}
They both ran out. {young:Puff, they went, and sat down on the rug.|They sat down where they were, on the rug, and could not have said anything at all.}
“Is it over?” called {grownup}. {young:¶ Nobody had any breath to say.|¶ Nobody had the breath to say yes, and so it was not.} # more
{pausing} # company
The lamp seemed to go round a bit, and then it stood still. # more
-> DONE

=== l2
# aside
# shot: wide
# place: garden; dusk; clear
# action: heroes stand curious; other stand; grownup stand at bin; friends stand
# things: bin; hedge; wall
{grownup} sent them out with the bin, {young:one at each side.|one at each handle, for some fresh air.}
You can’t carry a bin and be cross. {young:You have to go at the same speed, or it bumps.|You have to go at the same speed, and say when there is a step.}
“Step,” said {A}. ¶ “I know,” said {many:{B}|{other}}. {young:¶ “Did you?” ¶ “Yes.”|¶ “Did you?” ¶ “I did.”} They both looked round. Somebody had said did, and it was the wrong one.
Over the hedge two pigeons had a row as well. {young:Coo, they went. Coo.|They said the same thing to each other, again and again, and neither would go first.}
“What is it about?” asked {A}. ¶ “The branch, I should think,” said {many:{B}|{other}}. # more
There were a good many other branches. They could both see that, from below. # more
-> DONE

=== s4
# shot: close
# place: living-room; dusk; clear
# action: heroes sit-on-edge laughing sofa; other sit-on-edge laughing sofa; grownup peek surprised; friends sit happy
# things: sofa; cushion on sofa; lamp
“Let us swap,” said {A}. “I will have yours for a bit, and you have mine.” {young:So they swapped.|They were good words, and had not been out of the family. So they swapped.}
It felt odd, {young:like somebody else’s shoes, when they are still warm.|like getting into somebody’s shoes, still warm.} “You go first,” said {A}. # usual
“Did,” said {many:{B}|{other}}, and stopped. “I did have it longest. {young:A bit longer than you did.”|A bit. It may have been only two minutes.”}
“Didn’t,” said {A}, for that was the word. And then, because it has to be said as if you mean it: “It only felt long. I was waiting.”
“I did, though.” ¶ “You didn’t.” ¶ “I DID!”
{
- is_remote:
And so they had a row about that. Behind them the telly showed a man with a fish, {young:all by himself.|and had been showing him for some time, to nobody.}
- is_turn:
And so they had a row about that, {young:a loud one.|the loudest of the day.} “It is your turn,” shouted {A}. ¶ “It is YOUR turn!”
- else:
And so they had a row about that, {young:and it was the loudest one of the whole day.|the loudest of the day, and each of them was on the wrong side of it.}
}
“Which of you is which?” asked {grownup}, at the door.
Nobody knew. They began to laugh, and had to sit down {young:on the same cushion.|on the sofa, both on the one cushion.}
-> DONE

=== m4
# aside
# shot: two
# place: living-room; night; clear
# action: heroes sit happy on sofa; other sit happy on sofa; friends sit
# things: sofa; cushion; blanket; lamp
There was a bit of evening left, and they had it on the sofa.
{
- is_remote:
They had the man with the fish. He was rather good, and he never raised his voice. They let him finish.
- is_turn:
“You can have my turn,” said {A}. ¶ “You can have mine.” It took a good while to work out, and nobody was in a hurry.
- else:
They had the blanket over all the feet. It was hard to say whose were whose, and the feet did not say.
}
“That is my foot,” said {A}. ¶ “Isn’t,” said {many:{B}|{other}}. They both looked. It was. # spare
They did not start on it. It would have taken too long. # more
The foot was warm. They left it where it was. # more
-> DONE

=== l3
# aside
# shot: close
# place: bathroom; night; clear
# action: heroes brush-teeth; other brush-teeth; friends sit
# things: sink; tap; cup; toothpaste
Teeth were next. There was one tap, and they both stood at it. There was one elbow too many, but it was moved.
“Gid,” said {A}, through the foam.
“Gidn’t,” said {many:{B}|{other}}. A good deal of it went on the mirror. # spare
They could not say what it was about. It was only to see if it would go.
It did not go so well with mint. # more
They wiped the mirror, one from each side. They met in the middle. # usual
-> DONE

=== m3
# aside
# shot: behind
# place: hallway; night; clear
# action: heroes stand sleepy; other stand sleepy; grownup hold lamp; friends stand
# things: stairs; lamp; coat on hook; hook
Then it was late. They stood by the stairs. On most nights there was a row there, about who was first.
“You go first,” said {A}. ¶ “No, you,” said {many:{B}|{other}}.
“You.” ¶ “You.”
“Oh dear,” said {grownup}, and turned round with the lamp. # more
So they went up at the same time. It was a bit tight. A knee had to be put away. # spare
On the top step they were both first. # more
-> DONE

=== l4
# aside
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: sofa; 3 cushion on sofa; rug; moon
Down in the living room it was dark. The sofa had the room all to itself. No one pulled at it.
{is_remote:The remote lay on the arm. Nobody had hold of it.|One cushion had a dent in it. It was a wide one.}
On the rug lay a paper with a hole in it. # more
It had gone so quiet that you could hear the clock.
Tick, it said. Tock. It had been saying that all day. # more
The tick had not won yet, and the tock had not. They were in no rush.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends sleep
# things: bed; lamp; pillow; quilt
It was dark. They had all been tucked in. # usual
{resting}
{keepsake}
{dream} # spare
“Did,” said {L}.
No one said a thing. {many:They were all asleep.|{other} must be asleep.}
So that was the last word. {L} had it. # usual
It was not much. {L} had wanted it all day.
{L} held on to it. It was quiet. {L} turned round. # usual
“Didn’t,” said {L}, to make it even.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
At breakfast the two words lay on the table, on a piece of paper, with a plate under each. Somebody had cut them out, very neatly, and had given the N a boiled egg.
“They are not talking,” said {H}. And indeed they did not say one word until the toast came. Then did asked didn’t, quite nicely, to pass the jam.
-> DONE

=== next_bedtime
The two words were under the lamp, side by side. The longer one had moved up.
-> DONE
