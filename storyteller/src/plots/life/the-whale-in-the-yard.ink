# about: wheelchair(!flat&!puncture&!broke&!stuck&!crutch)
# also: can-do; proud; frustrated; play; trying-again
# wants: child
# names: Mrs Dunnock | Mrs Fairweather | Mrs Sholto
# names: Mr Pell | Mr Brody | Mr Crane
# ages: 4-12
# holds: dark(kind), whale(kind)

=== title
{~The Whale in the Yard|Mind the Tail}
-> DONE

=== s1
# shot: wide
# place: street; day; clear
# action: A run proud; heroes run; friends point at wheel-tracks
# things: big puddle left; wheel-tracks; themed
{~After the rain the yard had one puddle, as long as a bus, and {H} had got there first. {young:In went the wheels, and out came two lines.|In went the wheels, and out at the far end came two lines.}|Two wheels went into the puddle, and two lines came out. {H} looked back at them. {young:They were black, and they shone.|They ran side by side right across the yard, as black as ink.}|“What is it?” called Mr Pell, who lives at the bottom. {H} had not known that it was anything. {young:Two wet lines, that was all.|Two wet lines, from the wheels, right across the yard.}}
{young:On the dry side the wheels went left, and the lines went left.|On the far side the wheels went left, and the lines went left, like a pencil that does as it is told.} # usual
{themed_a} was put down by the drain, to start from. # personal
“It is going to be a whale,” said {A}, “as big as the yard.”
So it was round for the head, and on for the back, and on, and on. # usual
-> DONE

=== s2
# shot: two
# place: street; day; clear
# action: A point proud at wheel-tracks; heroes run; dunnock wave; pell point at wheel-tracks; friends stand
# things: wheel-tracks; puddle; themed
# people: dunnock=woman(old, she); pell=man(old, he)
{joining}
“Mind the tail,” said {A}, for it was a good one. But the sun had come out, and {young:the head was gone|by the time there was a tail the head had dried}.
“That is a very nice tail,” called Mrs Dunnock, from the fourth floor. “What is it on?”
So {H} did it again, and went fast, and {young:the corners went out like a bowl|at the corners the lines swung right out}.
{hinderer_person:“Where is the tail?” asked {hinderer}, standing on the tail.} # beat
{hinderer_animal:{hinderer} had a long drink out of the puddle, and there was so much less to draw with.} # beat
{hinderer_carried:{hinderer} rode on {As} lap, and had to be held on at the corners, which took a hand.} # beat
“A boot!” called Mr Pell. “A teapot,” said the second floor. {young:And then it was gone, too.|And while they argued, it went.}
-> DONE

=== m1
# aside
# shot: behind
# place: playground; day; clear
# action: cat walk proud; A look-up surprised at cat; heroes point; friends stand
# things: footprint; tracks
By the third go every window had a face in it. {young:They all knew what it was, and it was not the same thing.|They could see it better than anyone, and they did not agree.}
“It is a pear,” said the left side of the house. {young:“It is a duck!” said the right side.|“With a handle?” said the right.}
The cat from the bins came out, and walked over the line. {young:Its wet feet put flowers all down the back.|It did so without looking, and left a row of little flowers all the way down the back.}
“Barnacles,” said {A}. “They have those.”
{pausing} # company
The cat sat down where the eye was going to be, and had to be gone round. # spare
“It is a cat with a pear,” said the left side. # more
-> DONE

=== l1
# aside
# shot: wide
# place: playground; day; clear
# action: man push happy pram; A clap laughing; heroes point; friends stand
# things: pram; wave; bin; 3 shells
# people: man(glasses)
A pram came home across the yard. {young:Its four small wheels wobble, so it did waves.|A pram has small wheels, and the front ones wobble, so it did waves.}
“May it?” asked the man who was pushing. “Do the sea,” said {A}. {young:So he went up and down, and up and down.|And up and down he went in front of the dustbins, for a good ten minutes, in his office shoes.}
Next came a shopping trolley. It pulls to the left. {young:So it did a shell.|Shells were all that it could do, but it did those very well.} # spare
Nothing turned like the chair. That can do a corner the way that you do one with a pencil. # more
A suitcase went all round the fin, so as not to spoil it, and was late for its {~train|bus}. # spare
“And what am I?” asked a man on a scooter. ¶ “Weed,” said {A}, and he was very good weed. # more
-> DONE

=== m2
# aside
# shot: two
# place: playground; day; clear
# action: A run proud; cat jump surprised; heroes run; dunnock clap; friends clap
# things: tracks; plate; drop
An eye has to be round. {young:A bus cannot do one, and a pram makes a bean.|A bus cannot do one, and a pram makes a sort of bean.}
“Stand back,” said {A}. One wheel stayed where it was, and the other one went round it. {young:Round it went, and round, and the drops flew off.|Round it went, and round, so fast that the drops came off in a ring, and the cat moved.}
And there was an eye, as round as a {~plate|coin}.
“Do that again,” called the whole of the first floor. {young:So there were nine eyes.|It was done again, eight times, by request.} # spare
“It is a spider,” said Mr Pell. # more
They did it the other way as well, to get it back into the chair. # more
-> DONE

=== l2
# aside
# shot: above
# place: playground; afternoon; clear
# action: pell pour cup; dunnock pour bucket; A look-up surprised; heroes carry bucket; friends point at puddle
# things: puddle; bucket; rope; cup
The puddle was small by now. Everybody had had some. {young:Now it was as big as a rug.|It had been a bus, and then a bath, and now it was no more than a mat.}
“I have some rice water,” called Mrs Dunnock. {young:Down it came, in a bucket, on a string.|It came down past three floors, in a bucket on a string, and all of them put something in.}
The next floors gave the water from some eggs, and from a {~vase|fish tank}. {young:Last came half a cup of tea.|Mr Pell brought half a cup of tea, and said that it had gone cold in any case.}
The puddle took it all. It smelled a bit of flowers. # spare
“Enough for the head,” said {A}. “Not for a whole one.”
The bucket went up again with an apple in it, for thank you, and was sent down with a bun. # more
-> DONE

=== s3
# shot: close
# place: street; afternoon; clear
# action: A point surprised at wheel-tracks; heroes sit sad; pell stand curious; friends stand
# things: wheel-tracks; wall
The wheels stood still. The yard was as dry as toast. {young:A whale was just too big.|That is the trouble with a whale. One end is always leaving.}
{helper_person:“Come out of the sun,” said {helper}, who was over by the wall, where it was cool.} # beat
{helper_animal:{helper} was standing by the wall, with all four feet in the cool, and would not come out.} # beat
{helper_carried:{helper} was taken out of the sun, and put down by the wall, where it was cool.} # beat
“You could do a {~sprat|shrimp},” said Mr Pell. ¶ “It is a whale,” said {A}. # usual
And then {A} saw a bit that had not gone, the very first line, by the wall, as black as ever.
It lay in the shadow. {young:And the shadow was coming out.|And the shadow was coming out across the yard.}
“It is a race,” said {A}. “The sun wipes, and we draw. So we go behind the sun.”
-> DONE

=== m4
# aside
# shot: wide
# place: playground; dusk; clear
# action: A sit calm holding apple; cat sit; heroes eat apple; friends sit
# things: apple; wall; glove
You cannot hurry a shadow. {H} sat at the edge of it, and {young:had an apple|passed round an apple}.
Over the drain it went, and over a {~glove|bottle top}. {young:Over the cat it went, and the cat got up and sat in front.|Over the cat it went, who got up, moved forward three feet, and sat down in front of it again.}
“Now?” called the windows. “Not yet,” said {A}. # spare
{young:All the house came home to tea, and had it at the window.|By then people had come home from work, and were standing about upstairs with forks.}
A sock fell off a sill in the excitement. It was asked to wait. # more
-> DONE

=== s4
# shot: above
# place: street; dusk; clear
# action: A point proud at whale-tracks; dunnock point proud at whale-tracks; pell clap happy; heroes wave; friends clap
# things: whale-tracks
At last the yard was all in the shade. In went the wheels.
Round for the head. On for the back, {young:and it stayed|and not a bit of it dried}.
“Mind the tail,” called the second floor. It was the biggest tail of the day. # usual
The lines went {young:round the drain and home|round the drain, and home along the wall, for a belly}. And for the eye one wheel stayed, and one went round.
The windows did not say a thing. {young:“What is it?” said Mr Pell.|Then Mr Pell, who was too low down to see it, asked what it was.} # usual
“It is a whale,” said Mrs Dunnock. “You had better all come up.”
So Mr Pell and {H} went up in the lift, with wet wheels. And there lay the whale, and looked at them. The sun had lost.
-> DONE

=== l3
# shot: behind
# place: kitchen; night; clear
# action: A eat happy cake; dunnock pour teapot; pell drink; heroes eat; friends sit
# things: table; cake on table; teapot; tracks; mat
They had tea at Mrs Dunnock’s. The wheels stood on her mat. They dripped.
Two lines went down her hall, as far as the cake. “Leave them,” said Mrs Dunnock. “I have not had a whale in.” # spare
One by one the lamps came on, and each put a bit of gold in the eye. # more
“It moved,” said Mr Pell, with sugar on his chin. ¶ It had not. But it looked as if it could. # more
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; friends hold towel
# things: tap; basin; towel; wheel
The wheels were wiped. One side, then the other. Some whale came off on the towel.
Hands were washed, and the tap ran black, and then grey, and then clean.
“How long will it last?” said {A}. ¶ “Till the sun gets up,” said the grown-up with the towel. Not bad, for a whale. # spare
A bit of weed was in one of the spokes. It may have been a leaf. # more
-> DONE

=== l4
# shot: object
# place: playground; night; stars
# action: cat sleep; heroes look-up sleepy
# things: tracks; moon
Down in the yard it was cool and black. The dew came down, and kept it wet.
The cat lay in the eye, asleep.
A moth came by, the long way round, by the tail. # more
The whole house had gone to bed above it, four floors up, like birds on a ship. # spare
By the bins was a wet ring, like a breath. # more
High up, a drop let go of a sill. It fell four floors, and the whale had it. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: chair; cloth on chair
The chair stood by the bed. It had its brakes on, and a dry cloth over one arm. # usual
{resting}
{dream} # spare
“It will be gone by day,” said {L}.
And so it would. The nose would dry, and then the back. The whale would swim off under the sun. # usual
The tail would be last. It was a very nice tail. # usual
But it was night, and it was all there.
“Round,” said {L}. One eye went.
“And on.” So did the other.
“Mind the tail,” said the dark. The feet were tucked in.
Goodnight, {H}. Goodnight, whale.
Goodnight.
-> DONE

=== next_night
At noon all the windows went up, on all four floors. “It is back!” called Mrs Dunnock. “Mind your heads!”
There was nothing in the yard but dry stones. Then {A} looked up. Over the roof came a cloud, long and white, as slow as anything, with a bump for a head. It was as big as the yard. It had to be, for it was all the same water.
“Mind the tail,” said {A}, and everybody did, until it was past the chimney.
-> DONE

=== next_bedtime
The yard was dry. It was up there, going round by the sea.
-> DONE
