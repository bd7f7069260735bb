# about: new-class(new teacher|new classroom|different teacher|another teacher)
# also: nervous; scared; shy; sad; new-class; back-to-school; somebody-left; cannot-sleep; school-day; too-excited; person
# role who: somebody = a new teacher
# wants: child
# when: coming
# ages: 3-9
# holds: dark(kind)

=== title
{~Good Morning, Everybody|Thirty Names and Nothing in Them}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: heroes sit worried on stairs; friends stand
# things: stairs; bag on hook; hook; coat on hook
{~“Good morning, everybody,” it would go{is_wished_day:, {wished_day}}, at the front of the class. {young:But {H} did not know how it would sound.|But it would be {who} who said it, and {H} did not know how that would sound.}|There would be {who_a} at the front of the class{is_wished_day: {wished_day}}, {young:and {H} did not know one thing about that.|and all that {H} knew about that would have gone on a stamp.}|{H} had a bag for school, and a peg, {young:and now there was {who_a}.|and a place by the window, and now there was {who_a} to go with them.}}
The old way was “Good morning” with the end going up. {young:You knew where you were.|After that you knew where you were, and what sort of morning it would be.} # usual
“How does {who} say good morning?” asked {A}. {young:Nobody could say.|Nobody had ever heard it.}
{A} wanted to hear it first, {young:just once.|just once, to be ready.}
-> DONE

=== s2
# shot: two
# place: hallway; afternoon; clear
# action: A stand proud on stairs; heroes sit; friends sit
# things: stairs; 4 boot on stairs; umbrella; themed
{joining}
So {A} stood on the bottom stair, and tried it. {young:The boots were the class.|The class was made of boots, and sat up straight, two and two.}
“Good morning, everybody,” said {A}, in a voice like a lorry. {young:The boots did not like it.|The boots looked at the floor, and nobody dared to be the first to sit.}
“Good morning, everybody,” said {A}, like a kettle. {young:That was too high.|That was so high that you waited for it to boil.} # usual
{hinderer_person:“Please, Miss,” said {hinderer}, “please, Sir, please, I have finished,” and nobody had begun.} # beat
{hinderer_animal:{hinderer} came and sat in the front row, on two of the others, and would not face the front.} # beat
{hinderer_carried:{hinderer} was put in the front row, and fell over sideways at each good morning.} # beat
{themed_a} came in late, and was sent back to shut the door. # personal
The left boot had a question, but it had forgotten it. # more
{A} did it slowly, and {A} did it fast. {young:They were all just {A}.|There was one like soup, and one like a ruler, and one with a cold, and they were all only {A}.}
-> DONE

=== m1
# aside
# shot: above
# place: hallway; afternoon; clear
# action: A point curious; heroes sit; friends sit
# things: stairs; boot; umbrella; 2 coat on hook; hook
It was not only the voice. {young:Where would the glue be?|There was the question of the glue, and who gives out the rulers, and what happens if you need to go.}
In the old room the glue was in the blue tub. {young:Everybody knew that.|Everybody knew that, even the ones who never put it back.}
{young:The rulers were by the fish. You had to say please to the fish.|The rulers stood beside the fish, and whoever fetched them had to say hello to it.} # more
“And does {who} know?” asked {A}. {young:The boots did not think so.|The boots looked at each other, as boots do, and did not think so.}
So it would have to be looked for, {young:in every tub.|by somebody with thirty people watching, in one tub after the other.}
“That is not nice,” said {A}, {young:and thought about it.|who had once had to look for a shoe like that.} # more
There was a tap that you had to hit, {young:on the left.|on the left, and not too hard, and no list says a thing like that.} # more
The umbrella put its hand up. It had to be excused. # more
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: A hold curious peg; heroes sit-on-chair; friends sit-on-chair
# things: table; 5 pegs on table; box on table; spoon on table
The room was new as well. {A} built it out of a shoe box, {young:with a door.|with a door in one side, and a window where there might be a window.}
Clothes pegs were the class. {young:They all stood in the wrong place.|They were let in, and there they stood, thirty of them, and did not know where to be.}
“Sit where you like,” said {A}, {young:and nobody sat.|in the voice like soup, and of course then nobody can.}
So one of them began. {young:It sat down by the window.|It was the one with a bit of blue on it, and it sat down by the window, and found that you could.}
It looked out for a while, {young:at the bread bin.|at the bread bin, and at a piece of the stove, and seemed to think that it would do.} # more
Then the next one sat next to it. {young:Then they all sat.|Then it went quickly, peg by peg, and in the end there was only one who had to be shown.} # more
“The sun comes in on this side,” said {A}, {young:and put the torch there.|and held the torch there, and it was quite a nice room by then.} # more
-> DONE

=== s3
# shot: above
# place: kitchen; dusk; clear
# action: A draw worried; heroes draw; friends sit-on-chair
# things: table; paper on table; 3 crayons on table
Then {A} tried drawing it. That was easy at first, {young:and round.|for everybody has a round thing at the top.}
But the round thing had nothing in it. {young:{A} put in a beard, and it looked cross.|{A} put in eyebrows, and they were cross, and a beard, and it was a pirate.}
{helper_person:“I have never met anybody who looked as I thought,” said {helper}, and put in some ears, since those are nearly certain.} # beat
{helper_animal:{helper} looked at the round thing from in front, and round at the back of it, and wagged at it, to be on the safe side.} # beat
{helper_carried:{helper} was leaned against it, to see what it looked like with somebody there, and it looked better.} # beat
So the face was rubbed out. {young:It was round, and it was grey.|Now there was a round thing with a grey smear, and it was the size of a head.} # usual
“{who} is just a round thing,” said {A}, “and there is nobody in it.” # usual
A hat was tried, and the hat was very good, but it was only a hat. # more
{A} wanted to put a name beside it. {young:But the crayon knew just one, and that was “{A}”.|But the crayon was used to writing one thing only, and what stood there was “{A}”.}
-> DONE

=== m2
# aside
# shot: two
# place: living-room; dusk; clear
# action: A stand happy; heroes stand; friends sit
# things: sofa; cushion; lamp; door
They tried it at the living room door. {young:Somebody new comes in. What do you do?|Everybody went out, and came in again as somebody new, and the others had to be the class.}
One came in too loud, {young:and one looked at the floor.|and one came in looking at the floor, and one walked straight into the lamp.}
Somebody said good morning to the sofa, {young:and it was the evening.|and it was pointed out that it was twenty to six in the evening.} # more
It is not so easy to come in. {young:Try it!|You should try it. Everybody looks, and your arms get very long.}
{is_loved:“You could ask them about {loved},” said {A}. “Then you see who puts a hand up.”|{musing}} # personal
{pausing} # company
{young:One knocked first. That was nice.|One knocked first, and waited, and that was thought to be the best so far.} # more
“I did not know what to do with my face,” said one of them, {young:at the end.|at the end, and sat down, quite pink.} # more
The lamp was told that it had done well. {young:It had stayed where it was.|It had been walked into by four new teachers, and had said good morning to each.} # more
-> DONE

=== l2
# aside
# shot: behind
# place: garden; dusk; clear
# action: A point curious; bird stand on fence; heroes stand; friends stand
# things: fence; hedge; bin; street-lamp
On the fence sat a bird that had not been there before. {young:It looked at everybody.|It was quite an ordinary bird, but it was new, and it looked at each of them with first one eye and then the other.}
The sparrows in the hedge stopped. {young:They looked at it, too.|There were about thirty of them, and they had been making the noise that thirty make.}
A cat had been coming along the wall, {young:and sat down to listen.|but it sat down, as you do when it is so quiet that your own feet are heard.} # more
Nobody said a thing. {young:Then one of them said chip.|It went on for so long that you wanted to help, and then one of the sparrows said chip.}
{young:“Chip,” said the new bird.|“Chip,” said the bird on the fence, at once, as if it had been holding it ready.}
Then they all went on as before, {young:with one more.|as loud as before, and you could no longer have said which was new.} # more
“It only needed one,” said {A}. {young:“And it was a small one.”|“And it was one of the small ones, at the side.”} # more
-> DONE

=== s4
# shot: close
# place: kitchen; night; clear
# action: L hold surprised paper; heroes look-up; friends sit
# things: table; paper; lamp; crayon
{L} looked at the paper, {young:at the name, and at the round thing.|at the name, and at the round thing with nothing in it.}
“That is all that {who} has got,” said {L}. {young:“A list of names.”|“They give you a list, with everybody on it.”}
Thirty names would be on it, and {L}’s was one of them. And behind each was a round thing, {young:with no face.|as empty as an egg.}
“I have only one to do,” said {L}. “{who} has thirty, {young:all in one morning.”|and they will all be looking.”} # usual
{young:It must be hard to go to sleep before a day like that.|It must be hard to go to sleep, the evening before a thing like that.} # usual
“Then I will say good morning first,” said {L}. {young:“Then there is one face.”|“Then one is done, and there are twenty-nine to go.”}
Somebody has to be the first, and it need not be somebody big. # more
And {L} drew it into the round thing: two eyes, a nose, and a mouth that was just going to say something. {young:It was {L}.|It was quite like.}
-> DONE

=== m4
# shot: two
# place: bathroom; night; clear
# action: L brush-teeth happy; heroes brush-teeth; friends sit
# things: basin; toothbrush; cup; mirror
“Good morning,” said {L}, to the mirror, with foam.
The mirror said it at the same time. So they were both first.
{L} did it with no foam. It was better. It went up a bit at the end. # usual
The towel got one, and the tap got one. # more
You can’t wear it out. It was just as good the sixth time. # more
The soap was told as well. It slid off, and was shy. # more
Then {L} shut the mouth on it, and kept it in.
-> DONE

=== l3
# shot: above
# place: hallway; night; stars
# action: L walk sleepy; heroes climb stairs; friends walk
# things: stairs; lamp; 4 boot; bag on hook; hook
The boots had gone home, under the coats. They lay as they liked.
“School is out,” said {L}.
The bag was on its hook. It did not know the new room, and it hung quite still. ¶ It would have somebody with it. # more
The pencils were in the bag, sharp at one end. They were ready to be lent. # more
On the stairs it was dark and then it was light. That was the lamp. # more
The umbrella had been let off. It lay at full length. # more
They went up, one behind the other, in a line, but nobody had told them to.
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back; friends sit
# things: bed; quilt; pillow; paper on wall; wall
The paper was put up by the bed, with its one face.
It looked at {L}, and was going to say something.
“In the morning,” said {L}. # usual
The pillow was new on one side. It had been turned. # more
{L} put a cheek on the pillow. It was cold, and then it was not.
It takes about as long as that.
The crayon was put by. It had done one, and it could do more. # more
-> DONE

=== l4
# shot: object
# place: school; night; stars
# action: heroes sleep
# things: desk; book on desk; row of 4 chair; moon
In the room it was dark. It was not a new room. It had been there all the time.
The chairs were on the tables. The glue was in a tub.
On the desk lay the list. It had thirty names on it, one under the other. ¶ The moon came by. It read about half of them. # more
The sun would come in on the other side. It had the way by heart. # more
One peg by the door had nothing on it yet.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; friends sleep
# things: bed; quilt; pillow; lamp
{resting}
{keepsake}
{dream} # spare
One light was on, a long way off. # usual
There {who} said it, too. It was to a coat. # usual
The coat hung there. It liked it.
“Good morning,” said {L}, to the pillow. It went up at the end.
It was there. It would keep.
A car went by, home to its own street. # more
The light went out.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The round things had all been filled in by Friday, and {A} had done them at the kitchen table, thirty of them, with the right hair. There was only one that would not go right. It was the boy who sits behind the door, and whom you never see from in front.
“Good morning,” said {A} to the paper, and waited. And after a bit {A} drew two hands, held in front of a face, with an eye in between.
-> DONE

=== next_bedtime
The face on the wall had its mouth open. It was just going to say something.
-> DONE
