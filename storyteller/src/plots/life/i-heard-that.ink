# about: club(ballet&!give up&!giving up&!quit&!stop&!any more&!anymore&!hate&!refus&!sick of&!had enough&!want&!won't go&!drop out|dance class&!give up&!giving up&!quit&!stop&!any more&!anymore&!hate&!refus&!sick of&!had enough&!want&!won't go&!drop out|dance lesson&!give up&!giving up&!quit&!stop&!any more&!anymore&!hate&!refus&!sick of&!had enough&!want&!won't go&!drop out|dancing&!tap&!irish&!ice&!give up&!giving up&!quit&!stop&!any more&!anymore&!hate&!refus&!sick of&!had enough&!want&!won't go&!drop out|dance&!tap&!irish&!street&!hip&!give up&!giving up&!quit&!stop&!any more&!anymore&!hate&!refus&!sick of&!had enough&!want&!won't go&!drop out); first-day(ballet|dance|dancing); new-clothes(ballet|dance shoe|dancing shoe|tutu|leotard); thing(ballet shoe); birthday(ballet shoe); learned(ballet|plie|plié|pirouette|curtsey|curtsy); shy(ballet|dance|dancing); nervous(ballet|dance|dancing); play(ballet); outing(ballet class|ballet lesson|dance class); story-about(ballet&!dancer&!ballerina)
# also: shy; nervous; proud; happy; too-excited; tired; new-friend; first-day; trying-again; learning; embarrassed; school-day; play
# kind new: new ballet|new shoes|new dance|new dancing|first pair|first ballet shoes|got her ballet|got his ballet|slippers
# kind shy: shy|nervous|quiet|wouldn't join|didn't join|clung|wouldn't let go|hid|scared|didn't want|worried
# wants: child
# role grownup: parent = the grown-up with the hair grips
# ages: 3-9
# needs: walking, hearing
# holds: cat(kind), dark(kind)

=== title
{~I Heard That|As Quiet as a Landing Cat}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; clear
# action: L jump happy; heroes stand; grownup stand surprised; friends sit
# things: sofa; rug; bag left; 2 slipper
{
- is_wished_day:
{~There was ballet {wished_day}, and {H} had the shoes on already, {young:to try.|on the rug, with the sofa pushed back.}|The ballet bag was packed for {wished_the_day}, all but the shoes. {H} had those on, {young:to jump in.|so as to try the jump.}|“Again,” said {H}, on the rug. It was ballet {wished_day}, {young:and there was a jump in it.|and somewhere in it there would be a jump.}}
- is_new:
{~The ballet shoes came in a box, in paper, {young:as pink as ham.|and they were as pink and as thin as ham.} {H} tried them on at once.|New ballet shoes have no heels. They have a bit of elastic, and a very small bow, {young:and {H} had some on.|and {H} had a pair of them on, and was standing on the rug.}|“They weigh nothing,” said {H}, {young:with one ballet shoe in each hand.|and held up the new ballet shoes, one in each hand, like two slices of something.}}
- else:
{~{H} had been to ballet, {young:and had come home on tiptoe.|and came home past the shops on tiptoe, in wellies.}|“First we were trees,” said {H}, “and then we jumped.” {young:That was ballet, and now it was teatime.|That was what there had been at ballet, and there was a good deal more to show.}|A ballet shoe is so soft that you can fold it up. {H} took two of them out of the bag, {young:and put them on.|still warm, and put them on again.}}
}
{is_shy:{L} was shy of all those people, and did not want to be heard.|{L} could point a toe, and do good knees.}
But there was the jump, where you go up, and come down. BOMP, went {L}, and all the cups in the cupboard spoke to each other.
“I heard that,” said {grownup}.
{young:A dancer lands like a feather.|When a dancer comes down, nobody hears it.} {L} wanted to land like that.
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: L jump; heroes jump; grownup listen; friends sit
# things: sofa; cushion; rug; themed on sofa
{joining}
{musing}
So {grownup} sat on the sofa, with both eyes shut, to listen.
First {L} jumped very small. {young:Bomp. “I heard that.”|It was hardly higher than a biscuit. Bomp. “I heard that,” said {grownup}.} # usual
Then {L} held a breath, because that makes you lighter. BOMP. “I heard that, and I heard you let it out.” # usual
{hinderer_person:“Up is no trouble,” said {hinderer}, and tried it, and a picture came off its nail.} # beat
{hinderer_animal:{hinderer} barked at each of them, to say that somebody had come down.} # beat
{hinderer_carried:{hinderer} jumped as well, in {As} arms, and made it a little heavier.} # beat
{themed_a} fell over, and said that it was the third time. # personal
Then {L} came down on the tips of the toes. {young:Bip, bop, bomp.|Bip, bop, bomp, because the rest of the foot came after.} “I heard those,” said {grownup}.
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; afternoon; clear
# action: grownup stand; A sit calm; heroes sit; friends sit
# things: mirror; chair; hairbrush; comb
Perhaps it was the hair. {young:So {grownup} put it up again, nice and high.|Hair should be up, so that there is less of you to come down.}
In went the grips, one after the other. {young:There were nine, and they were cold.|There were nine, and each of them had a different idea of where the middle was.}
{A} shook, and nothing moved. {young:It was like a small bun from the baker.|It was as tight as a bun from the baker, and gave {A} a surprised look.}
Then {A} jumped, with all nine. BOMP. Tink. ¶ “I heard that,” said {grownup}, “and I heard number seven.”
They found it under the {~chair|radiator}, where there were two more, {young:from other weeks.|from other weeks, who had stopped hoping.}
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: A point curious; heroes stand; grownup stand; friends stand
# things: table; 3 cup on table; 2 shoe; mat; door
Who else was loud? {young:They tried the wellies, and the wellies were loud.|They had the wellies in, to compare, and each of those said flump, and after that said it again.}
The slippers went flip, {young:and then, after a bit, flop.|and, when you thought that it was over, flop.}
“And socks?” ¶ {young:Socks were good, but they went on too far.|A sock made hardly any noise, but it did go on to the end of the kitchen.}
So it was not the shoes. {young:The ballet shoes were the softest of all.|The ballet shoes were the softest things that had ever come down in that house.}
“It is me,” said {A}. {young:“I am the loud one in there.”|“They have nothing to say. It is me that they are saying it with.”}
The cups in the cupboard could have told them that.
The mat by the door said nothing. It had been stepped on all its life, and was thought to be the quietest of them all. # more
-> DONE

=== s3
# shot: above
# place: living-room; dusk; clear
# action: cat jump; L look-up surprised at cat; heroes look-up; grownup sit; friends sit
# things: wall; window; sofa; rug
Next they put cushions down, {young:lots of cushions.|every cushion that there was, to come down upon.} Fump! {L} sat in the middle of them, up to the elbows. # usual
“I heard that,” said {grownup}. “It was a different word, but I heard it.” # usual
{helper_person:“Let me listen for a bit,” said {helper}, and sat down next to {grownup}, with both eyes shut.} # beat
{helper_animal:{helper} lay flat on the floor, with one ear to it, and felt every one of them arrive.} # beat
{helper_carried:{helper} was put on the cushions, and came to no harm, and made no noise at all.} # beat
Outside, on top of the wall, sat a big cat. {young:It was fat.|It was as wide as a loaf, and it belonged to next door.} It looked down. It jumped.
They waited for the bomp. {young:There was none.|It was a high wall, and a heavy cat, and they waited for some time.} The cat was walking off along the path.
“I did not hear that,” said {grownup}.
-> DONE

=== m2
# aside
# shot: behind
# place: garden; dusk; clear
# action: A crouch curious; cat stand on wall; heroes crouch; grownup stand; friends sit
# things: wall; hedge; door
They went out and asked the cat to do it again. {young:It washed a leg, and then the other.|The cat washed one leg, as somebody does who has not been asked properly.}
“Please,” said {A}, who had not known that the cat was so particular. ¶ Then it was up on the wall, {young:and nobody had heard that, either.|and they had not heard it go up, for that matter.}
This time {A} lay down in the grass, to see it from below. {young:Down came the cat, and its legs went short.|Down came the cat, front feet and back feet, and all four of its legs went short.}
They went quite short, like the legs of a chair in the bath, and then they went long again. {young:Then it walked off, with its tail up.|It had sat down, almost, and thought better of it.}
{pausing} # company
“Have you had lessons?” asked {A}. The cat did not answer that.
-> DONE

=== l2
# aside
# shot: two
# place: living-room; dusk; clear
# action: grownup jump laughing; A clap laughing; heroes clap laughing; friends sit
# things: rug; lamp; clock; jug
“How loud am I?” asked {grownup}. {young:“Shut your eyes, and I will do one.”|“I have not come down on purpose since I was nine.”}
{A} sat on the sofa, in the dark of two hands. {young:There was a puff. BOMP!|There was some breathing, and the sound of somebody pulling up a sleeve. BOMP!}
The cups spoke. The lamp rang. {young:Next door, somebody knocked on the wall.|Next door, somebody knocked on the wall, twice, quite kindly.}
“I heard that,” said {A}. {young:“So did they.”|“And I think that they heard it in the flat above the chip shop.”}
“It was a good one, though,” said {grownup}. “I was up there for quite a time.”
The clock had stopped, but it did that anyway. # spare
-> DONE

=== s4
# shot: close
# place: living-room; dusk; clear
# action: L stand proud; heroes clap happy; grownup listen surprised; friends sit
# things: rug; sofa; lamp; window
{L} thought of the cat. When it came down its legs had gone short, {young:like springs.|like four springs, and then long again.}
“It does not stop at the floor,” said {L}. “It goes on down.”
At ballet you bend your knees, {young:and that is a plié.|and that is called a plié, but {L} had always done it standing still.}
So {grownup} shut both eyes again. {L} went up. {L} came down on the toes, and then the heels, and then the knees, and sat a little on a chair that was not there. {young:It was like a lift.|It was like a lift that knows which floor it wants.}
{grownup} sat and listened. The clock ticked. Next door somebody turned a page. # usual
“Have you jumped yet?” asked {grownup}. ¶ {L} stood there on the rug, with long legs, and said nothing. {is_shy:It was lovely, that nobody had heard.|That is not easy, with such a thing inside.}
“I did not hear that,” said {grownup}. “Do it again, and I will not hear it again.”
{is_wished_day:“They won’t hear it {wished_day}, either,” said {L}.} # wished
-> DONE

=== m4
# aside
# shot: wide
# place: kitchen; night; clear
# action: L hold cup; heroes hold plate; grownup stand; friends sit
# things: table; cup on table; plate on table; spoon
After that they did it all like that. The plates came down on the table, and bent their knees.
“Was that a cup?” asked {grownup}. ¶ “It was two,” said {L}.
The door was shut so that nobody heard it. So was the fridge. # spare
Even the peas were put down one by one. It took a while.
One fell. It landed on its side. “I heard that,” said {L}. # more
The cups in the cupboard had nothing to say.
-> DONE

=== l3
# aside
# shot: behind
# place: hallway; night; clear
# action: L tiptoe stairs; heroes tiptoe stairs; grownup tiptoe; friends walk
# things: stairs; lamp; coat on hook; hook
There is a stair that creaks. It is the fourth.
All of them went up it, one by one, with good knees. It had never been so quiet.
“Did you?” whispered {grownup}. ¶ “I did not,” said {L}. “Did you?” # spare
The stair thought that it was still the afternoon.
Up at the top they all went long again. # more
The wall was warm, and they kept to the wall. # spare
The light was put out with one finger. You could not hear it go.
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; clear
# action: grownup hold shoe; L sit-up; heroes sit; friends sit
# things: bed; 2 shoe; chair; lamp
The ballet shoes came off. They were folded in half, like two small letters.
The feet looked out. There was a line round each, from the elastic. # spare
Nine grips came out, and lay in a dish. Tink. “I heard that,” said {L}. # spare
The hair came down. It made no noise at all. It must have known how. No one had told it about knees.
“It never had a lesson,” said {grownup}. # spare
-> DONE

=== l4
# aside
# shot: object
# place: garden; night; stars
# action: cat walk on wall; heroes sleep
# things: wall; moon; hedge
Out on the wall went the cat. It put down a foot, and then a foot.
At the end it looked over. Then it was on the path.
A leaf came off the hedge. It came down quite well. # spare
The night came down as well, on the roofs, and all along the road.
It bent its knees. Nobody heard it.
A light went out. The moon went up. It had soft shoes, too. # spare
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup tiptoe; friends sleep
# things: bed; quilt; lamp; 2 shoe on chair; chair
{L} lay down, and the bed did not say a thing.
{resting}
{keepsake}
{dream} # spare
“Are you asleep?” asked {grownup}. ¶ “Not yet,” said {L}. “You will not hear it.” # usual
{grownup} sat by, to listen. # usual
The eyes came down. The hands came down. # spare
Then sleep came, on its toes, and its heels, and its knees.
“I did not hear that,” said {grownup}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The cat from next door sat on the step. It had a bell on, a new one, and it looked the other way.
“Tink,” it said when it moved, and stopped, and went red under its fur, as far as one could see. “Do it from the knees,” said {A}. {H} showed it, up and down the path. By dinner time there was a cat on the wall, and then there was no cat on the wall, and nobody had heard a thing.
-> DONE

=== next_bedtime
Out in the dark went a cat with a bell on. You could not hear it.
-> DONE
