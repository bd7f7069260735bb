# about: club(!terrible&!awful&!horrible&!hated&!make it&!picked&!chosen&!get in&!cried&!hates)
# also: play; outing; school-day; proud; happy; tired; learning; frustrated; trying-again; nervous; funny; place; person
# news: bad
# never: lost|threw|beat|beaten|won|trophy|medal|match|sent off
# wants: child
# role grownup: parent = the grown-up with the bag
# kind swim: swim*
# kind ball: football|footy|soccer|ball|rugby|tennis|cricket|hockey|netball|basketball|baseball|softball|t-ball|tball|badminton|lacrosse
# kind gym: gym*|tumbling|trampolin*
# kind dance: ballet|danc*|tap|cheer*|acro
# kind troop: beaver*|cub|cubs|brownie*|rainbow*|scout*|guides|squirrel*
# kind music: piano|violin|guitar|cello|recorder|drum*|flute|clarinet|trumpet|ukulele|harp|saxophone|cornet|keyboard|singing|music|choir|orchestra|band
# kind fight: karate|judo|taekwondo|tae kwon do|kung fu|jujitsu|jiu jitsu|aikido
# ages: 3-10
# needs: walking, hands
# holds: dark(kind), water(kind)

=== title
{~Slower Than That|As Slow as Honey}
-> DONE

=== s1
# shot: wide
# place: school; afternoon; clear
# place for swim: swimming-pool; afternoon; clear
# place for ball: playing-field; afternoon; clear
# action: heroes stand worried; teacher point calm at L; grownup stand calm; friends sit happy
# action for swim: heroes swim worried; teacher point calm at L; grownup stand calm; friends sit happy
# things: bench; bag on bench
# people: teacher(young, she)
{~The bag was by the door at {young:three|ten to three}, and so {was} {H}. It was the day for {is_swim:swimming|{is_ball:practice|{is_gym:gymnastics|{is_dance:dancing|{is_troop:the meeting|{is_music:music|{is_fight:the mats|the club}}}}}}}.|“Everybody ready for {is_swim:swimming|{is_ball:practice|{is_gym:gymnastics|{is_dance:dancing|{is_troop:the meeting|{is_music:music|{is_fight:the mats|the club}}}}}}}?” called {is_troop:the leader|the teacher}, {young:and {H} {was} ready.|and {H} had been ready since breakfast.}|There is one day in the week that has {is_swim:swimming|{is_ball:practice|{is_gym:gymnastics|{is_dance:dancing|{is_troop:the meeting|{is_music:music|{is_fight:the mats|the club}}}}}}} in it, {young:and {H} had waited for that day.|and {H} had waited for that day since the last.}}
{
- is_swim:
{L} could kick, and could do the arms. But with every breath a bit of the pool came in too, {young:and had to be spat out.|and had to be given back.}
- is_ball:
{L} could run as fast as anybody. But each time the ball came, it went by, {young:and had to be fetched from the fence.|and somebody had to walk to the fence for it.}
- is_gym:
Everybody’s forward roll went along the mat. {L} rolled, and came off at the side, {young:by the shoes.|next to the shoes, and sat up among them.}
- is_dance:
There was a turn, and they all came out of it with their noses to the mirror. {L} came out with a nose to the door, {young:every time.|as if somebody had knocked.}
- is_troop:
They were learning the knot that joins two ropes. {L} made a good fat knot. Then they pulled, {young:and it was two ropes again.|and all the others held, and there were two ropes again.}
- is_music:
In the fourth line there is a place where everybody has to be quiet. {L} came in right there, {young:and it was loud.|very clearly, and all the way up at the window a pigeon looked round.}
- is_fight:
You bow, and you turn, and you bow. {L} had hardly turned when the belt let go, {young:and lay on the mat.|and it lay on the mat, and bowed there by itself.}
- else:
They began with a clapping game in a ring: hands, knees, hands, hands. {L} clapped hands, {young:and the others clapped knees.|very loud, and all the others were at the knees.}
}
“Once more,” said {is_troop:the leader|the teacher}. Once more it went wrong, {young:in the same place.|and in the same place, too.} # usual
It went too fast. Nobody could see what it was that went wrong.
{young:That was the worst of it.|Nobody can mend a thing that is over before it has been looked at.} # usual
-> DONE

=== s2
# shot: two
# place: school; afternoon; clear
# place for swim: swimming-pool; afternoon; clear
# place for ball: playing-field; afternoon; clear
# action: L look-up curious at teacher; teacher wave happy; heroes stand; friends sit; grownup stand
# things: bench; bag on bench; clock
# things for ball: bench; bag on bench; football
{joining}
{musing}
{themed_a} had come in the bag, and watched the lesson through the zip. # personal
“Watch me,” said {is_troop:the leader|the teacher}, and did it. {young:Whoosh. It was over.|It was over like a sneeze.}
“Slower, please,” said {L}. So they saw it again, {~at half the speed|with a stop in the middle}, {young:and it was very good.|and there was nothing whatever the matter with it.} # usual
“But that is how it goes right,” said {L}. “I want to see how it goes wrong.”
{hinderer_person:“I can tell you,” said {hinderer}, “you do it wrong in the middle,” which was true, and no use at all.} # beat
{hinderer_animal:{hinderer} wanted to join in, and had to be led back to the bench, twice.} # beat
{hinderer_carried:{hinderer} had been put down just where everybody had to stand, and had to be put down elsewhere.} # beat
{is_troop:The leader|The teacher} laughed, and looked at the clock. {is_troop:It was time, and the chairs had to be put away.|{young:It was time. The next class was here.|It was five to, and the next class was here with its bags.}}
So {L} took it home as it was, wrong bit and all.
On the wall by the gate sat a snail. That was more like the right speed.
-> DONE

=== m1
# aside
# shot: above
# place: hallway; afternoon; clear
# action: grownup crouch calm at L; L sit-on-edge calm bench; heroes sit; friends stand
# things: bench; bag; glove; coat
First the coats had to be found on the pegs. {young:One glove was missing.|One glove was missing, and then there was one too many, and that was somebody else’s.}
“How did it go?” asked {grownup}, down by the zip. ¶ “Quick,” said {L}.
{young:“Is that good?” “No,” said {L}.|“Is that good?” asked {grownup}, and pulled at the zip. ¶ “Not if you want to look at it,” said {L}.}
On the next peg hung a {~red|striped} scarf, which had been there {young:last week as well.|last week as well, and the week before, waiting for the same person.}
{L} got one arm into the coat, very slowly, to see how that was done. {young:There was nothing wrong with it.|It went in without a mistake, and came out at the bottom with a hand on.} # more
“Wave,” said {grownup}, and the hand in the sleeve gave a wave, as if it had come by train. # more
-> DONE

=== l1
# aside
# shot: behind
# place: lane; afternoon; clear
# action: snail stand calm on wall; heroes kneel curious before snail; friends look-up; grownup stand holding bag
# things: wall; hedge; stone
They did not go on at once. {young:The snail was on its way up the wall.|The snail lived about half way up the wall, and was on its way to somewhere.}
They all stood and watched. {young:First it put out one eye, and then the other.|It put out one eye, and then the other, and only then did the rest of it come to hear of it.}
If that snail ever did a thing wrong, {young:you would see it.|you could see it coming from {~Tuesday|the day before}.}
{grownup} put the bag down. {young:It was a heavy bag.|It was that sort of a snail, and a bag gets no lighter.}
By the time that they went on, it had come as far as a thumb is long. # more
Twice they looked round. It was still going, and had not once gone back to do it again. # more
-> DONE

=== s3
# shot: close
# place: living-room; dusk; clear
# action: L think curious; grownup kneel curious at L; heroes sit; friends sit
# action for swim: L lie-front curious on rug; grownup kneel curious at L; heroes sit; friends sit
# action for gym: L crouch curious on rug; grownup kneel curious at L; heroes sit; friends sit
# things: rug; sofa; lamp
“I am going to do it wrong,” said {L} at home, in the middle of the rug, “and you must all look.”
{helper_person:“Say when,” said {helper}, and bent down till both eyes were quite near.} # beat
{helper_animal:{helper} lay down with chin on paws, and looked along the rug without one blink.} # beat
{helper_carried:{helper} was set up on the arm of the sofa, where nobody could get in the way of the view.} # beat
It went wrong at once, {young:and nobody saw it.|and much too quickly for anybody.} “Slower than that,” said {L}.
So {L} did it as slow as a snail. {young:Then {L} did it as slow as honey.|Then {L} did it as slow as honey, and {grownup} forgot to breathe.} # usual
{
- is_swim:
{L} lay on the rug and did the arms. One went by. Then up came the chin, and the nose, and both ears. {young:“Stop!” said {L}. “My whole head is out.”|“Stop!” said {L}, and stayed like that. “It is my whole head. And then it falls in with the mouth open.”}
- is_ball:
The ball was a rolled-up sock. It came. It was nearly there. {young:“Stop!” said {L}. “Where am I looking?”|“Stop!” said {L}, and kept still. “Where am I looking?”} They all went and saw. {L} was not looking at the sock. {L} was looking at the door, where the sock was to go.
- is_gym:
{grownup} held on, and {L} put down two hands, and began to tip. {young:“Stop!” said {L}. “What is my head doing?”|“Stop!” said {L}, from below. “What is my head doing?”} It was looking round at the sofa, to see who was watching. All the rest was going after it.
- is_dance:
Round went the arms. Round went the nose. {young:“Stop!” said {L}. “Look at my feet.”|“Stop!” said {L}, and stood there on the half of a turn. “Look at my feet.”} Under it all the wrong foot had set off first, and now it had nowhere to go.
- is_troop:
There were two dressing-gown cords. Right went over left, and under. Then right went over left again. {young:“Stop!” said {L}. “I did that one before.”|“Stop!” said {L}, with both ends in the air. “I have done that one already. It is the same half twice.”}
- is_music:
{L} hummed it, and beat time on one knee. Up came the gap. {young:“Stop!” said {L}. “I did not breathe.”|“Stop!” said {L}. “I am holding my breath, and it pushes.”} In the gap there was a beat of nothing. {L} had never once heard it to the end.
- is_fight:
The belt went round, and round, and one end over the other. {young:“Stop!” said {L}. “Where did that end go?”|“Stop!” said {L}, and looked down. “Where did that end go?”} It had gone under the top of the belt. It had not gone under the bottom. It was only leaning there.
- else:
They clapped hands. They were half way down to the knees. {young:“Stop!” said {L}. “I am looking at you!”|“Stop! I am looking at you, to see what comes!”} So that was the wrong bit. By the time that you have seen the knees, the others are at hands again.
}
-> DONE

=== m2
# aside
# shot: wide
# place: kitchen; dusk; clear
# action: L pour curious; heroes stand; grownup hold plate; friends sit
# things: table; plate on table; toast on plate; jar on table
There was honey at supper, and {L} did it from high up. {young:It came, and it came, and it did not hurry.|It came over the edge of the spoon, and thought, and came on.}
You could see all that it did. {young:It made a string. It made a ring.|It made a string, and the string lay down in rings, each on the one before.}
“Some things are just like that,” said {grownup}, {young:and moved the plate.|and moved the plate a bit, so that the honey should come to the toast.}
{pausing} # company
The {~cat next door|man on the radio} was quick at everything, and nobody could tell what it was. # spare
There was a bit that would not let go of the spoon at all. {young:That was for licking.|It had to be licked, and that cannot be done fast either.} # more
{L} did the second slice from higher up, standing on the stool, and hit the same place as before. # more
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: heroes look-up curious at clock; grownup sit calm; friends look-up
# things: clock; table; cup
“Is there anything slower?” asked {L}. {young:They looked for something.|So they went through the kitchen for something slower.}
The tap was not. {young:It went plip.|It went plip, and then for a long time it did not, but the plip was quick.} The {~butter|ice} went soft while nobody looked.
“The little hand,” said {grownup}, and showed it on the clock. {young:They watched it. It did not move.|They watched it for as long as anybody can, and it stayed where it was.}
Then they blinked, and it was at the six.
“It did that on purpose,” said {L}. {young:The clock said nothing.|The clock went on as if nobody had spoken.} # more
They put a pea in front of it, on the shelf, to find out if it would be past the pea by bedtime. # more
-> DONE

=== s4
# shot: above
# place: living-room; dusk; clear
# action: L stand proud on rug; grownup clap happy; heroes clap happy; friends sit happy
# action for swim: L lie-front proud on rug; grownup clap happy; heroes clap happy; friends sit happy
# things: rug; sofa; lamp
Now they had caught the wrong bit, and {L} could do it the other way, {young:slowly.|just as slowly, so as not to frighten it.}
{
- is_swim:
An arm went by. {L} turned the face to that side, and left one ear on the rug. {young:There was air, just at the mouth.|The ear stayed down, as on a pillow, and there was the air, quite close.} In it went.
- is_ball:
The sock came. {L} looked at the sock, and went on looking, {young:up to the very end.|right up to the pat of it, and for a little after.} And it went where the door was, by itself.
- is_gym:
{L} looked down, and found a tummy to look at, {young:with a button.|and kept the chin right in.} And over it all went, {grownup} and one hand going along, and it was straight.
- is_dance:
{L} talked to the other foot, and it set off. {young:Round came the nose, and there was the lamp.|The nose came round after it, with nothing else to do, and there before it was the lamp.} The lamp was where the mirror would be.
- is_troop:
Right went over left. Then it was left over right. {young:They pulled, and it was one rope.|{grownup} pulled at one end and the sofa at the other, and it was one rope.} It lay quite flat, as well.
- is_music:
Up came the gap. {L} let go of a breath in it, {young:and waited.|and waited, and let the nothing be nothing.} On the other side of it stood the next note, and it had waited as well.
- is_fight:
{L} lifted the belt, both the rounds of it, and put the end under all that. {young:Then came a pull, and it sat.|{L} pulled at both ends, and it sat there like a frog.} They bowed to each other, to see. It stayed.
- else:
{L} shut both eyes, and said it aloud instead. Hands, knees, hands, hands. {young:They all clapped, and it was one clap.|They all clapped, and it sounded like one person, who had a great many hands.}
}
“Was that it?” said {grownup}. ¶ “That was it,” said {L}. # usual
{many:Then {B} had to try it wrong, and right, and they did it in a row.|Then {grownup} had to try it wrong, and was better at that than at the other.} # usual
Done fast it still went wrong, one time in three. {young:But now they saw it go.|But now they knew the wrong bit by sight, and could tell it to wait.} # usual
{is_wished_day:“I will do it slow first,” said {L}, and meant {wished_the_day}.} # wished
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; night; clear
# action: heroes brush-teeth calm; grownup hold towel; friends sit
# things: mirror; basin; toothpaste; towel
Teeth were done so slowly that each one had its turn.
Up went the brush. It was a while before it came down. {~There was foam.|There was a bubble, and nobody hurried it.} # spare
“Slower than that,” said {L} to the tap. The tap did what it could. # more
In the mirror they were doing it, too, and at the same speed. They came out together.
The towel hung by its loop. It was in no hurry to be anywhere. # more
{L} wiped the mouth from one corner to the other. It is not far. It took as long as a street. # more
-> DONE

=== l3
# shot: wide
# place: hallway; night; stars
# action: heroes climb sleepy stairs; grownup walk holding lamp; friends walk
# things: stairs; lamp; bag
Then they went up. That can be done as slow as honey, if there is a rail.
One foot went up. It was put down. The other one heard about it. # spare
“Are we there?” said {L}, on the third stair. ¶ “Not for a good while,” said {grownup}.
The bag was at the bottom, with its zip shut. It would not be wanted tonight. # more
At the top they stopped, and nobody was out of breath. # more
From up there they looked back. You could see the whole way that they had come. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: grownup tuck-in calm L; heroes lie-back sleepy; friends sit
# things: pillow; blanket; lamp
The blanket came up. It came over the knees, and over the middle, and it took its time.
“Now I can see how you do that,” said {L}.
“Is there a wrong bit?” asked {grownup}. ¶ “There is a toe,” said {L}. # spare
So it was done once more, from the toe. It was right. # more
The other side of the blanket was done as well, so that it should not feel left out. # more
Then the hand went over the hair, from the front to the back. It went very slowly. In that there was no wrong bit at all.
-> DONE

=== l4
# shot: object
# place: lane; night; stars
# action: snail stand calm on wall; heroes sleep
# things: wall; moon
The snail had come to the top of the wall. It was a big night for it.
It put out one eye. There was the moon. # spare
The moon was going over the roof, and nobody could see it go. They were about the same speed, those two. # more
Down the lane the gate was shut for the night. It did not want to be anywhere else. # more
A leaf let go of the hedge, and came down. It was not quick about it, either. # more
The snail put out the other eye. Then it stayed there.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back sleepy; grownup sit calm; friends sleep sleepy
# things: pillow; blanket; lamp
In bed there was one thing left to do. {L} shut both eyes, to go to sleep.
“Slower than that,” said {grownup}.
So {L} opened them again.
{resting}
{keepsake}
{dream} # spare
The eyes came down. They came as slow as honey. # usual
They were half shut. There was a bit of lamp in them still. # spare
A breath went in, and it took a while. It came out, and that took longer. # usual
“Was there a wrong bit?” said {L}, very low.
“No,” said {grownup}. “There was none.”
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a silver line across the doorstep in the morning, and it went up the door, round the bell, and stopped. Under the bell sat a snail. It had rung, but it had rung as slowly as it did all the rest, and nobody had heard.
“You had better come in,” said {H}, and held the door. It was ten before it was over the mat. It had come to say that it had been to the top.
-> DONE

=== next_bedtime
The snail was still on its way out. It had got as far as the slippers.
-> DONE
