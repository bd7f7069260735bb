# about: weather(fog&!frog|foggy|misty|mist &!missed|the mist|a mist)
# about: thing(fog&!frog); story-about(fog&!frog&!horn)
# also: school-day; outing; happy; calm; scared; funny; season; place; person; play; thing
# wants: child
# role grownup: parent = the grown-up with the warm hands
# names: Mr Ferris | Mr Lomax | Mr Abney
# ages: 3-9
# needs: walking, seeing
# holds: fog(kind), dark(kind)

=== title
{~Not Its Turn Yet|One Thing After the Other}
-> DONE

=== s1
# shot: wide
# place: street; day; mist
# action: heroes look-up surprised; grownup stand; friends stand
# things: gate; hedge; house; mat
{~{H} opened the curtain, {young:and there was no street.|and somebody had forgotten to put the street out.}|“Where is the road?” said {H}. {young:It was all white.|There was the step, and there was the gate, and then it was white.}|It was morning, and the window was white. {H} rubbed it, {young:and it stayed white.|but it was not the window that was white.}}
It was fog. {young:It sat on everything.|It had come without a sound, and sat down on all there was.}
“They have taken away the end of the road,” said {A}. ¶ “It is still there,” said {grownup}, {young:“at the end.”|“at the end, I expect.”}
“Hello?” said {A} to all that white, {young:but it was shy.|but it was not that sort of white.} # more
{A} wanted to see that end. {young:So they put on their coats.|They had to go out in any case, and so they put on their coats.}
-> DONE

=== s2
# shot: two
# place: street; day; mist
# action: heroes hold-hands curious; grownup hold-hands; friends walk
# things: street-lamp; hedge; gate; themed
First nothing came. {young:It was white, and it was wet on the nose.|They went along in the white, hand in hand, and it was like being inside a pillow.} # usual
{joining}
{musing} # personal
Then came a lamp post. {young:It came right up to them.|It came up out of the white, and stood there to be looked at.}
“Good morning,” said {A}. {young:It had a number on, and a dent.|There was nothing else to look at, and so they saw for once that it had a number, and a dent.} # usual
{hinderer_person:“I can see the church,” said {hinderer}. “No, it’s you.” And it was.} # beat
{hinderer_animal:{hinderer} went on ahead, and was gone, and then there was a nose, and the rest was put on behind it.} # beat
{hinderer_carried:{hinderer} had a drop on every hair, or where there would be hair, and had to be wiped.} # beat
{themed_a} was in somebody’s window, and came, and went by. # personal
Then came a hedge, {~and then a cat on a wall|and a wall, with a cat on}. {young:And the lamp post was gone!|They turned round, and the lamp post was gone.}
“Where is it?” asked {A}. ¶ “Where it was,” said {grownup}. “It has had its turn.”
-> DONE

=== m1
# aside
# shot: close
# place: street; day; mist
# action: heroes peek curious at web; grownup point; friends peek
# things: web on hedge; hedge; drop
The hedge was full of webs. {young:They must have been there before.|They must have been there all the week, and nobody had seen a single one.}
But now they were hung with drops, {young:all in rows.|in rows, so small and so many that nobody could have threaded them.}
In one of them sat a spider, with {~cold|wet} feet. {young:It looked a bit cross.|It had made the thing on purpose so that it would not be seen, and now look.}
“It is very good,” {A} told it. {young:“We can see all of it.”|“You can see how it goes, right into the corners.”}
One drop hung on by itself at the bottom, {young:and had the whole street in it, upside down.|and when you got close there was somebody in it, upside down, with a hat on.} # more That was not what the spider wanted to hear. # spare
They looked in at each of them, all the way along. {young:There were eleven.|They got as far as eleven, and then that was the end of the hedge, and it went.} # more
-> DONE

=== l1
# aside
# shot: behind
# place: street; day; mist
# action: heroes listen curious; grownup listen; friends listen; woman push pram
# things: pram; wall; bicycle
# people: woman(hat)
What came first of all was the noise. {young:Ting, it went, and there was no bike.|There was a ting, and a squeak, and then quite a long time afterwards there was a bicycle round it.}
“Squeak, squeak,” it went next. {young:That was a pram.|It might have been a mouse with a long way to go, but it turned into a pram.}
There was a {~sneeze|cough}, and nobody in it. {young:“Bless you,” said {A}.|“Bless you,” said {A}, into the white, and was thanked from the other side.}
Next came a smell, and that was toast. {young:It went by, and nobody was with it.|It went by on its own, at about the height of a nose, and they all turned round after it.} # more
“I can hear a dog,” said {A}. {young:But no dog came.|They waited for it, and looked low down, where it would be, but that one never came.} # spare
The pram stopped beside them, and in it lay somebody with a wet nose, {young:and looked at the white.|who was not very old, and thought that this was what it was always like.} # more
-> DONE

=== s3
# shot: close
# place: street; day; mist
# action: heroes stand curious at ferris; ferris stand happy; grownup stand; friends peek
# things: bag in ferris.hand; hat on ferris.head
# people: ferris=man(old)
Halfway there was {young:only a bit of path, as big as a rug.|nothing left but a bit of pavement, as big as a rug, with them on it.}
“Perhaps this is all there is,” said {A}. {young:It was very quiet.|You could hear the drops come off a tree, and you could not see the tree.} # usual
{helper_person:“Somebody has got the rest,” said {helper}. “I can hear it. It has boots on.”} # beat
{helper_animal:{helper} put both ears up. Then the tail began to go, before there was anyone to wag it at.} # beat
{helper_carried:{helper} was put inside the coat, and looked out between two buttons, and was the first to see the hat.} # beat
Tap, tap. Then came a hat, {young:and under it was old Mr Ferris.|and under the hat was old Mr Ferris, from the other end of the road.}
“Is there anything down there?” asked Mr Ferris.
“A cat,” said {A}, “and a lamp post, and our gate.” {young:Mr Ferris was so glad.|Mr Ferris was glad to hear it, and asked after the cat.}
“And is there anything up there?” ¶ “A bench,” said Mr Ferris, “a red door, and a tree. I have just been past them.”
-> DONE

=== m2
# aside
# shot: wide
# place: street; day; mist
# action: heroes look-up curious; grownup look-up; friends look-up
# things: church; door; signpost
Next they came to a church, or at least they came to the bottom of one. {young:It had a door and three steps.|There was a door, there were three steps, and then it stopped.}
They put their heads back. {young:There was no top.|Where the tower should have been it was only whiter, and out of the white came a {~pigeon|feather}.}
“Is it heavy, up there?” {A} asked the bottom. {young:It was a nice bottom.|They had always looked at the top before, as you do, and never once at the bottom, which holds it up.}
“Bong,” said the top, from nowhere at all. {young:So it was there!|It said it nine times, so that there could be no doubt about it.}
“Thank you,” said {A}. {young:“Now we know.”|“We only wanted to be sure,” said {A}, to the bottom, and they went on.} # more
{pausing} # company
-> DONE

=== l2
# aside
# shot: two
# place: street; day; mist
# action: driver point worried; heroes wave happy at driver; grownup stand; friends stand
# things: car; signpost
# people: driver(glasses)
Two small moons came along the road, low down and side by side. {young:It was a car.|They came as slowly as you would carry soup, and there was a car behind them.}
The window went down. “Can you tell me what road this is?” asked the driver. {young:¶ “It is this one,” said {A}.|¶ “It is this one,” said {A}, who had been on it all the time.}
“I am looking for number forty,” said the driver. ¶ “It comes after thirty-eight,” said {A}, {young:and pointed.|“but not straight away. You have to let it come.”}
The driver thought about that. {young:“Thank you,” said the driver.|“I shall do that,” said the driver, and put up the window, and went on at the pace of soup.} # spare
First the car went, and then the moons. {young:Then there was just a hum.|Then it was only a hum, and then somebody must have had it at number forty.} # more
-> DONE

=== s4
# shot: two
# place: street; day; mist
# action: L reach-up happy postbox; heroes stand happy; grownup stand; friends stand
# things: postbox; wall; bench
It all came as he had said. First it was a bench, {young:then a door, and then a tree.|then a red door, and then the bottom of a tree.}
None of them had gone. They stood in the white, {young:each in its place.|each in its own place, and waited till it was wanted.} # usual
“What comes now?” asked {grownup}. ¶ “The post box,” said {L}. “But it’s not its turn yet.” {young:Ten more steps!|Ten steps further on it got pink, and then it got red.}
{L} put a hand on it. It was cold and wet, and it was the end of the road.
“So it was here,” said {L}, “the whole time.”
It had a letter in its mouth, {~sticking out|halfway in}, {young:like a tongue.|which would never have been seen if there had been anything else.} # more
Later the fog went up, and the whole street was back at once. It was {young:a lot to look at.|rather a lot, all talking together.} # usual
-> DONE

=== m4
# aside
# shot: close
# place: bathroom; night; clear
# action: L wash; heroes stand; grownup hold towel; friends sit
# things: mirror; bath; towel; tap
At bath time there was some of it in the bathroom. It had come out of the hot tap.
It lay on the mirror, and there was nobody in there.
{L} wiped it with a hand. First an ear came, and then an eye. # spare
“Good evening,” said {L}. They looked each other over. # spare
Then it went white again, from the outside in. The nose was the last to go. # more
There was a bit in the soap dish, too, and it was not in anybody’s way. # more
“You have had your turn,” said {L}.
-> DONE

=== l3
# aside
# shot: behind
# place: living-room; night; clear
# action: L look-through curious window; heroes peek; grownup stand; friends sit
# things: window; curtain; street-lamp; moon
They had a look out, before the curtain was shut.
There was the lamp post. You could see the dent, if you knew.
“I know the number of that,” said {L}. # spare
Further down there was a light in a window. That was Mr Ferris. It had to be. # spare
He would be having his bread. It was the right time for it. # more
The cat sat up in the dark. The wall had gone. # spare
“Goodnight, end of the road,” said {L}. It was a long way off, and it was there. # more
The curtain went over it, from the left to the right.
-> DONE

=== m3
# aside
# shot: wide
# place: bedroom; night; clear
# action: grownup reach-up lamp; L lie-back calm; heroes lie-back; friends sit
# things: lamp; bed; wardrobe; chair; bookcase
Then the lamp was turned down, bit by bit.
The top of the wardrobe went. After that the books went, one by one. # spare
“It is the same again,” said {L}. “Only not white.” # spare
“Shall I stop there?” asked {grownup}. ¶ {L} looked round. The chair was still in.
“A little less chair,” said {L}. It was made a little less.
The door stood open by a hand. It had a long thin light in it. # more
“That is the landing,” said {L}. “It is having its turn.” # more
-> DONE

=== l4
# aside
# shot: object
# place: street; night; mist
# action: heroes sleep
# things: postbox; street-lamp; bench; wall
Out in the street a bit of fog came back. It may have left something.
It went up the road on no feet at all. It had all night. # spare
It put away the gate, and it put away the hedge. # spare
It put away the cat, and the cat let it. # more
It put away the bench as well. Nobody was using it. # more
The tree took some time. It did the top first, and then the bottom. # more
At the end it came to the post box. That was red, and then pink. Then it was only warm and white.
-> DONE

=== s5
# shot: two
# place: bedroom; night; clear
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; chair; lamp; door
It got dark in the room, and the chair went. # usual
{resting}
{keepsake}
{dream} # spare
“Is it still there?” asked {L}.
“It is where it was,” said {grownup}.
The shelf had gone, and the wall. No one had to look. # usual
“And the morning?” asked {L}.
“That, too. It is not its turn yet.”
Now it was the pillow’s turn. It came right up.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The next day was so clear that you could see to the end of the road and out at the other side. Mr Ferris stood beside the post box, as small as a thumb, and lifted his hat. “Is there anything down there?” he called.
“There’s all of it!” called {A}. ¶ “Same here,” called Mr Ferris, and came down the whole length of it to hear what they had. He passed the tree, the door and the bench, and said good morning to them one by one.
-> DONE

=== next_bedtime
The lamp post had a dent, and a number. It was nice to know where they were.
-> DONE
