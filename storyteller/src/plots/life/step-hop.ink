# about: first-day(nursery&!loved&!great&!had a ball&!had fun&!so much fun&!amazing&!without crying&!no tears|pre-school&!loved&!great&!had a ball&!had fun&!so much fun&!amazing&!without crying&!no tears|preschool&!loved&!great&!had a ball&!had fun&!so much fun&!amazing&!without crying&!no tears|kindergarten&!loved&!great&!had a ball&!had fun&!so much fun&!amazing&!without crying&!no tears|kita|playgroup&!loved&!great&!had a ball&!had fun&!so much fun&!amazing&!without crying&!no tears|daycare&!loved&!great&!had a ball&!had fun&!so much fun&!amazing&!without crying&!no tears|childminder|creche|crèche|toddler); missing(nursery|pre-school|preschool|kindergarten|playgroup|daycare|childminder|drop); school-day(nursery|pre-school|preschool|kindergarten|playgroup|daycare|childminder|drop off|drop-off); sad(nursery|pre-school|preschool|kindergarten|playgroup|daycare|childminder|drop off&!stopped&!no longer|drop-off&!stopped&!no longer|dropped off|dropped her|dropped him|dropped them)
# also: missing; sad; fear-alone; nervous; scared; shy
# news: bad
# never: bus
# wants: child
# ages: 2-5
# holds: dark(kind)

=== title
{~Step, Hop|One Big Shoe}
-> DONE

=== s1
# shot: wide
# place: nursery; day; clear
# action: A sit worried before parent holding boot; parent stand calm; heroes pull parent; friends stand
# things: row of 9 shoes; door; mat
# people: parent=woman(long hair)
{~Two big shoes went down the road to nursery, and beside them, stamp, stamp, went {H}. {young:It was all going well until the nursery door.|It all went very well until the nursery door.}|On the mat at nursery stood {~nine|ten} little shoes, all in a row. {young:Then came {H}, and two big shoes.|Then came {H}, with two big shoes that did not fit into the row at all.}|“Here is your peg,” said the two big shoes, when they had got to nursery, {young:and {H} held on.|and did not look down, for they could feel {H} holding on.}}
{is_wished_line:“{wished_said},” {A} had told everybody on the way, and the lamp post too.} # wished
{joining}
{is_wished_day:The real day was {wished_day}. {A} had only gone on ahead, to see how it would be.} # wished
“Now I go to work,” said the voice that lives above the shoes, “and then I come back.”
{A} sat down on one shoe. {young:The shoes went two steps, with {A} on top.|The shoes took two steps all the same, like a very slow bus.}
Then {A} pushed the big shoes in at the end of the row, to be little shoes. {young:They looked like boats next to ducks.|They looked like two boats among ducks.} # usual
{is_wished_saying:{wished_saying} That was {A}, to the left shoe, and then, to be fair, to the right one.} # wished
“Then I want to keep one,” said {A}.
-> DONE

=== s2
# shot: two
# place: nursery; day; clear
# action: A carry proud boot; parent jump happy; heroes wave; friends shout at parent
# things: boot; hedge; sock
“You cannot go far with one,” said {A}. {young:“You have to come back for it.”|“You have to come back for the other.”} The voice thought, and then one shoe came off.
Out of it came a foot, in a {~green|red} sock, {young:and one toe looked out.|and one toe looked out, to see who had opened the door.} # usual
“That is my best one,” said the voice. “You may be sure that I shall want it.” # usual
Then came the kiss, both sides, and off went the other shoe. Step, hop, it went, down the path. {young:Step, hop. Step, hop.|Step, hop, step, hop, and it held on to the {~hedge|gate} a bit.}
{A} took the big shoe in, under one arm. {young:It was warm inside.|It was still warm, right down to the end.}
{themed_a} had come, too, and had to wait on the shelf with the hats. # personal
{is_wished_person:“This is a shoe,” {A} told {wished_person}. “You can say good morning to it.”} # wished
{hinderer_person:“You have only the one on!” called {hinderer} after it, as far as the gate, in case nobody had noticed.} # beat
{hinderer_animal:{hinderer} went three steps after the other one, and came back to this one, and could not decide.} # beat
{hinderer_carried:{hinderer} had been under that arm, and had to change to the other one, and went in backwards.} # beat
-> DONE

=== m1
# shot: behind
# place: nursery; day; clear
# action: teacher crouch happy at A; A hold curious boot; heroes point at shelf; friends sit
# things: shelf; 3 boots on shelf; 4 blocks
# people: teacher(she)
A pair of yellow shoes came over the carpet. {young:They had a spot of paint on, as blue as blue.|They were soft ones, with a spot of blue paint on the left, and they took their time.}
They stood next to the small shoes for a bit, with all the toes the same way.
“That is a big shoe for a small peg,” said the yellow ones. ¶ “It is not mine,” said {A}. “I am only keeping it.” # spare
So the big shoe got a place on the shelf. {young:It went between the frog boots and the ones with lights.|It stood between some boots with frogs on and a pair that lit up at every step, and it looked like their uncle.}
“What would it like to do?” asked the yellow shoes. {young:It did not say.|It did not say, but its tongue was a bit out.}
“It likes bricks,” said {A}.
-> DONE

=== l1
# aside
# shot: close
# place: nursery; day; clear
# action: A wave laughing holding boot; heroes pull boot; friends peek at boot
# things: boot; toy-car in boot; doll in boot; bread
All the others came to have a look. {young:First came the frog boots, and the lights,|The frog boots came first, and then the lights,} and then two shoes on the wrong feet, {young:and those went the wrong way.|which meant to come, and came to the window instead.}
“Who is in it?” asked the frog boots. {young:“Me,” said {As} hand.|“Only my hand,” said {A}, and it waved at them through the top.}
Then a brick got in, and a car. A doll got in, with no hat on. {young:Brrm, it went. It was a bus!|They pulled it along the carpet by its laces, and it stopped for everybody.}
A crust got in as well. {young:It did not say where to.|Nobody saw where it had come from, and it did not say where it was going.} # spare
“Tickets, please,” said the shoes with lights. # more
When it was time to tidy up, the doll would not get out. It was asleep, with its head in the toe. # more
-> DONE

=== m2
# aside
# shot: two
# place: nursery; day; clear
# action: A eat happy; heroes kick; teacher kneel at A; friends eat
# things: table; 4 plates on table; boot under table; pea on boot
At dinner the big shoe sat underneath the table, {young:where the peas come down.|in the good place, where the peas come down.}
All the feet were there. The lights went on and off. The frogs swung. {young:Two shoes on the wrong feet got cross with each other, and had to be put straight.|Two shoes on the wrong feet kept kicking each other, until one of the yellow shoes came and changed them over.}
Plop, went a pea. {young:It went right in!|It ran along the floor, went up on one side, and dropped in without touching.}
“It is having its dinner,” {A} told them. {young:They all gave it one. Plop, plop, plop.|After that it was a very full shoe, and a good many plates were clean.}
-> DONE

=== l2
# aside
# shot: wide
# place: bus; day; breeze
# action: parent sit calm; man stand happy; heroes wave; friends wave
# things: bus; puddle; sandwich; clock
# people: man(old)
And where was the other shoe? Step, hop, it went, up the road. {young:Step, hop, it got on the bus. A man gave it his seat.|Step, hop, it got on the bus, and a man with two sticks stood up at once and gave it his seat.}
“You have lost a shoe,” said the people at work. ¶ “I have not,” said the voice. “I know just where it is.”
{young:Then came a puddle. Step, hop, splash!|There was a puddle by the door. It went through the puddle with the wrong foot.} Now there was a wet sock as well, and {~four|five} toes, {young:all of them cold.|all of them thinking of nursery.}
The foot thought of its shoe at ten o’clock, and at eleven, and with the sandwich. # spare
“I wonder if my shoe is on the carpet,” said the foot. # more
-> DONE

=== s3
# shot: close
# place: nursery; afternoon; clear
# action: A reach-down sad in boot; teacher sit calm; heroes sit; friends give handkerchief at A
# things: boot; shoe in boot; rug; pillow
After the nap, when it was quiet, {A} put a hand down inside the shoe. {young:It had gone cold.|All the warm had gone out of it.}
“I want the top bit of the shoe,” said {A}, and had a wet chin.
{helper_person:“This corner is dry,” said {helper}, and held out a handkerchief, and looked at the wall meanwhile.} # beat
{helper_animal:{helper} came, and smelled all round the shoe, and sat down as near to it as you can.} # beat
{helper_carried:{helper} was put in {As} lap, next to the shoe, and that made it a fuller sort of lap.} # beat
{short:Some big yellow shoes came, and}{not short:The yellow shoes came, and} sat down on the floor. They did not say never mind. {young:“So does the shoe,” they said. “It is only half.”|“I should think the shoe does, too,” they said. “It is only half of something.”}
{A} had a good look at it. Its toe was to the wall. {young:It could not see the door!|From there it could not even see who was coming in.} So {A} turned it round. # usual
{young:It was still cold. So {A} took off one small shoe, and put it in the big one.|Then {A} took off one small shoe, and put that inside, to be company.} It fitted. It was warm in no time.
-> DONE

=== m4
# aside
# shot: wide
# place: playground; afternoon; clear
# action: A run happy; heroes jump laughing; teacher jump; friends run
# things: shoe; boot; sandpit
Then it was time for the yard, and off went {A}. {young:Step, hop. Step, hop.|It can be done, with one on and one off, and it sounds like this: step, hop.}
“Why do you go like that?” asked the frog boots. ¶ “It is how you go, when you come back,” said {A}.
So one boot came off. {young:Then one with lights.|Then it was one of those that light up, and it flashed in the grass for a while, quite put out.}
Step, hop, they all went, round the {~sand|tree}. {young:Even the wrong feet did it. With one, you cannot go wrong.|The wrong feet were the best of anybody, since with only one there is nothing to mix up.}
At the back came one yellow one, and it hopped as well as the next. # spare
-> DONE

=== s4
# shot: two
# place: nursery; dusk; clear
# action: parent kneel happy; A hold proud boot; teacher wave; heroes wave; friends clap
# things: boot; mat; door
Then it was home time. {young:Clip, clop came for {short:some|the} shoes with lights on. Two wheels came for {short:some|the} frog boots.|The mat filled up. A clip and a clop came for {short:some|the} shoes with lights on, and two wheels came for {short:some|the} frog boots.} # usual
{A} sat by the big shoe, and they both had their toes to the door. # usual
Squeak, squeak? {young:No. That was for two shoes on the wrong feet.|No, that was for two shoes on the wrong feet, which ran out in both directions.} # usual
And then a sound came, a long way down the road. Step, hop. {young:{A} knew it. Step, hop.|It was only small, but {A} knew that one anywhere. Step, hop.}
In came one big shoe, and one wet sock.
“You came back for it,” said {A}.
“I came back,” said the voice, and came all the way down to the floor. {young:“Oh! There is somebody in it.”|It put in its toes. “But there is somebody living in it.”}
-> DONE

=== l3
# shot: behind
# place: street; dusk; clear
# action: parent walk holding basket; A ride sleepy parent; heroes walk sleepy; friends walk
# things: pea; street-lamp
So all the shoes went home. Step, step. Stamp, stamp. It was nearly the same road.
{homeward} # company
Then it was just step, step. The small ones had got a ride. They hung down, and they did not stamp.
A pea fell out. It had been a long day for it. # spare
“Did you keep it nicely?” asked the voice. ¶ “It was a bus,” said {A}. “It had peas.” # more
“So that is what that was,” said the voice. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A wash sleepy in bath; heroes sit in bath; parent wash sock
# things: bath; sock; sponge
The feet had a wash. There were big ones, at the tap end. There were small ones.
The sock had a wash of its own. It had been in every puddle on the way.
A big toe said hello to a small one. They had not met all day. # more
“Will you go to work again?” asked {A}. ¶ “I will,” said the toe. “Then back.” # spare
The towel went right in between the toes. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes tiptoe sleepy
# things: row of 4 shoes; big boot; shoe in boot; mat; door
The shoes were in the hall. It was dark there. They did not mind.
They had been undone, and they had their mouths open. They were fast asleep.
The big ones had a brick in. It could stay until the day came. # more
All the toes were to the door. That was for the next time. # more
One small shoe was in a big one. No one had said that it should be. # spare
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; parent tuck-in A; heroes sleep; friends sit
# things: 2 slippers; door
Then the feet were in bed, all of them. # usual
{resting}
{dream} # spare
“Are all the shoes in?” said {L}.
“All in.”
“Yours is in mine,” said the voice. # usual
It was quiet. The lamp went down.
On the landing there was a sound. Step, it went.
And step.
There were slippers on the big feet now. On both of them.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
On the shelf at nursery the next morning stood seven big shoes, for all the others had wanted to keep one, too. It was quite a bus station. “Mind the doors,” said {A}, and a brick got on.
And all down the road, as far as the shops, there were people going to work. Step, hop, they went. Step, hop. They held on to one another at the corner.
-> DONE

=== next_bedtime
Out in the hall the shoes were home, two and two and two. That was all of them.
-> DONE
