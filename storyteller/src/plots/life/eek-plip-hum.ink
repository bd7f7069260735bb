# about: sleepover(over&!tent&!early&!pick her up&!pick him up&!picked her&!picked him&!collected&!fetch&!wanted to come home&!10pm&!cousins are&!cousins here&!cousins stay&!cousins sleep&!all the cousins|at &!tent&!camp&!early&!pick her up&!pick him up&!picked her&!picked him&!collected&!fetch&!wanted to come home&!10pm&!cousins are&!cousins here&!cousins stay&!cousins sleep&!all the cousins|with&!tent&!camp&!early&!pick her up&!pick him up&!picked her&!picked him&!collected&!fetch&!wanted to come home&!10pm&!cousins are&!cousins here&!cousins stay&!cousins sleep&!all the cousins|stay&!tent&!camp&!early&!pick her up&!pick him up&!picked her&!picked him&!collected&!fetch&!wanted to come home&!10pm&!cousins are&!cousins here&!cousins stay&!cousins sleep&!all the cousins|first night&!tent&!early&!pick her up&!pick him up&!picked her&!picked him&!collected&!fetch&!wanted to come home&!10pm&!cousins are&!cousins here&!cousins stay&!cousins sleep&!all the cousins|nights&!tent&!camp&!early&!pick her up&!pick him up&!picked her&!picked him&!collected&!fetch&!wanted to come home&!10pm&!cousins are&!cousins here&!cousins stay&!cousins sleep&!all the cousins|away&!tent&!early&!pick her up&!pick him up&!picked her&!picked him&!collected&!fetch&!wanted to come home&!10pm&!cousins are&!cousins here&!cousins stay&!cousins sleep&!all the cousins|grand&!tent&!early&!pick her up&!pick him up&!picked her&!picked him&!collected&!fetch&!wanted to come home&!10pm&!cousins are&!cousins here&!cousins stay&!cousins sleep&!all the cousins|gran&!tent&!early&!pick her up&!pick him up&!picked her&!picked him&!collected&!fetch&!wanted to come home&!10pm&!cousins are&!cousins here&!cousins stay&!cousins sleep&!all the cousins|nan&!tent&!early&!pick her up&!pick him up&!picked her&!picked him&!collected&!fetch&!wanted to come home&!10pm&!cousins are&!cousins here&!cousins stay&!cousins sleep&!all the cousins)
# also: nervous; scared; missing; too-excited; fear-alone; cannot-sleep; lonely; proud; guest
# wants: child
# role host: somebody, person(gran|nan|aunt|uncle|grand|cousin|friend|opa|oma|pop) = whoever had the other bed
# role grownup: parent = the grown-up with the bag
# ages: 3-9
# needs: hearing
# holds: dark(kind), night(kind), clock(kind)

=== title
{~Eek, Plip, Hum|What Goes in the Bag}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: grownup fold calm pyjamas; heroes kneel worried at bag; friends sit calm
# things: bag before heroes; bed; pyjamas in grownup.hand; slipper beside bag
{~The bag stood open on the floor. {H} looked in, and {young:it was only clothes.|there was nothing in it so far but clothes.}|“Pyjamas,” said {grownup}, and {young:in they went.|put them into the bag.} {H} {was} not happy with the bag at all.|“What else do you need for a night?” said {grownup}. {H} looked round the whole room, {young:and at the door, too.|and out of the door, and down the stairs.}}
It was the bag for sleeping in another bed. {host_known:The other bed was at {host_s}|The other bed was in another house}, {young:and it was a good one.|and everybody said that it was a good one.}
{is_wished_day:It was for {wished_the_day}, and the bag was in good time.} # wished
{joining}
“The other bed has a lamp,” said {grownup}, “and a blanket with a good many fish on.” # usual
“But does it go eek?” said {A}.
{young:At home the third stair went eek, and it did it every night.|At home the third stair went eek, just at the time for falling asleep, and you could count on it.}
“I do not think it does,” said {grownup}, {young:and that was the trouble.|and that was the trouble with the other bed, however good it was.}
-> DONE

=== s2
# shot: behind
# place: hallway; dusk; clear
# action: A crouch curious before stairs; heroes kneel curious; grownup stand calm; friends peek
# things: stairs; bag in A.hand
So {A} took the bag to the stairs, to get the eek.
{young:{A} stepped on the third one. Eek! {A} shut the bag, quick.|{A} did it with one foot, and held the bag open with both hands. Eek! {A} shut the bag at once.}
{is_loved:“Is there room for {loved}, too?” asked {A}. There was.|{musing}} # personal
Then came the tap in the bathroom, because that says plip. {young:They waited for it. Plip.|It never says it while you look. They looked at the towel, and then it did.}
{A} shut the bag on that one, too, and listened at the side. # usual
{themed_a} was put in after it, to hold it down. # personal
{hinderer_person:“What are we catching?” called {hinderer} from the top, and ran down to see, and it was eek, eek, eek, all the way.} # beat
{hinderer_animal:{hinderer} got into the bag, to see what was in it, and had to be lifted out by the middle.} # beat
{hinderer_carried:{hinderer} was sat in the bag, to keep watch, and when they shut it there was an arm in the way.} # beat
{is_wished_saying:{wished_saying} {A} said that into the bag, and shut it.} # wished
Last was the fridge. {young:Hum, it said. It had a lot.|It hummed the way it did all night, and there was so much hum that the bag would hardly shut.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A listen curious at bag; heroes point; grownup hold spoon
# things: bag before A; table; spoon
There were more of them in the kitchen, now that they listened.
{young:The clock had a tick. The drawer had a rattle.|There was the drawer, with its rattle, and there was the door of the cupboard, which never quite finishes what it is saying.}
“Do you need the drawer at night?” asked {grownup}. ¶ “No,” said {A}. “That is a day one.”
The cupboard was a day one, too, and so was the lid of the bin. # more
So they let the rattle out again. {young:Rattle! It went back in the drawer.|{A} held the bag upside down over the drawer, and shook it, and the drawer rattled as before.}
“Do we need the spoon?” {grownup} let it fall. “No,” they all said. # spare
“What about the tin with the biscuits?” asked {A}. ¶ “That one you can hear from anywhere,” said {grownup}. # more
But the boiler was a night one. {young:Whump, it said.|It says whump when everybody has stopped talking, so that somebody says something.} # more
-> DONE

=== l1
# aside
# shot: wide
# place: hallway; dusk; breeze
# action: A kneel curious at door; heroes listen; friends listen; grownup stand
# things: door; bag beside A; coat on hook; hook
At the front door there is a gap, and the wind sings in it. {young:Hoo.|It is a long low hoo, and it is better in winter.}
There was no wind tonight. {A} put one cheek to the gap and waited. {young:It was just air.|The air came in and said nothing, like a visitor.}
“We could do it for the wind,” said {grownup}. {young:So they all did hoo.|So all of them leaned over, and did it from this side.}
The letters lay on the mat, and one of them lifted at the corner, and lay down. # more
The hook with the coats on it had nothing to say. It never had. # more
A man with a dog went by, and looked at the door. # spare
They did it once more when he had gone round the corner, with the flap of the letter box held up. # more
-> DONE

=== s3
# shot: two
# place: bedroom; dusk; clear
# action: A look-through worried bag; grownup sit calm at A; heroes sit worried; friends sit
# things: bag before A; pyjamas beside bag; bed
Upstairs they opened the bag, a very small way, to see how it was in there.
{young:It was dark in there. It was all pyjamas.|There were the pyjamas. There was the toothbrush. Nothing in it said anything.} # spare
{helper_person:“Perhaps they are shy,” said {helper}, and turned to the wall, so as not to stare.} # beat
{helper_animal:{helper} put one ear right in, and waited with it, and took it out again.} # beat
{helper_carried:{helper} was held over it, head down, and had nothing to report.} # beat
“The eek got out,” said {A}. {young:“It all got out!”|“They all got out. They do not keep.”}
Nobody said that it did not matter. # usual
“How did the eek go?” asked {grownup}. “I only want to have it right.”
{young:“Eek,” said {A}.|“It begins low,” said {A}, “and then somebody pulls it up. Eek.”}
And down on the stairs, nobody had moved. They both looked at the door. {young:That was a very good eek.|It had sounded like the stair. It had sounded exactly like the stair.}
-> DONE

=== m2
# aside
# shot: two
# place: bathroom; dusk; clear
# action: A point happy mirror; grownup stand surprised; heroes stand laughing
# things: mirror; tap; sink; cup
The plip was harder. {young:It is made with a finger, in the cheek.|It takes one finger, and a cheek that is shut all round, and you have to get out quickly.}
{A} stood on the bath mat, and did it to the tap. {young:Plop. That was too big.|The first was a plop. The second one was wet.}
“It is a smaller tap than that,” said {grownup}, who tried it, and had to use the towel. # spare
{young:“Plip,” went {A}. “Plip,” went the tap.|Then it came, and it was so small and so round that the tap answered.}
“You have water on your chin,” said {grownup}. “That is from practising,” said {A}. # more
They did some in turn, {A} and the tap. The tap did not mind at all. # more
{pausing} # company
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A hug calm fridge; heroes listen; grownup stand happy
# things: fridge; cup
Nobody can do a fridge at once. {young:You have to stand by it.|It has to be learned from the fridge, with your front against the door.}
It goes in at the tummy. {young:Hum. You can feel it there.|It comes through the buttons, and goes up, and at the top it is yours.}
{A} stood there until the fridge had stopped. {young:But {A} had not!|The fridge clicked, and was still. The hum went on, and it was {A}.}
“I thought that was the fridge,” said {grownup}, with a hand on the milk. # spare
“Does it never get tired?” asked {A}. ¶ “It has a rest at four,” said {grownup}. “I have been up and heard it.” # more
There was a magnet on the door in the shape of a boat, and it shook a little all the time. # more
They tried how long a hum could go on one breath. It went on well, and then somebody laughed. # more
They put the milk back, and told it that that was all. # more
-> DONE

=== s4
# shot: close
# place: bedroom; dusk; clear
# action: A sit-on-edge proud; grownup clap happy; heroes sit-on-edge happy; friends sit
# things: bag left; bed
After that there was nothing left to pack. {young:They sat on the bed.|They sat on the edge of the bed, and {grownup} was the one who had to guess.} # usual
“Eek,” said {A}. ¶ “The stair,” said {grownup}. “The third.”
{young:“Plip.” That was the tap. “Hum.” That was the fridge.|Then it was the tap, and then it was the fridge, which went on all through the guessing.} # usual
“So where are they?” asked {grownup}.
{A} thought about it. {young:“In here,” said {A}.|“They are in me,” said {A}. “They were in me before. I only had not tried the lid.”}
{many:{B} had the eek, and {C} had a good deal of the fridge. Between them there was a whole house.|It was a whole house, if you did them one after another.} # usual
“There will be others, over there,” said {grownup}. {young:“Will you bring me one?”|“That house has its own. Will you bring me one back? I do not mind which.”}
{A} would. {young:A small one.|It would have to be one that {host_known:{host}|the other house} could spare.} # usual
-> DONE

=== m3
# shot: two
# place: hallway; night; clear
# action: A tiptoe sleepy at door; grownup hold lamp; heroes stand sleepy
# things: bag beside door; door; lamp; shoe beside bag
The bag went down by the door. It had a shoe on each side.
It was quite light. Nothing in it made a noise.
“Is the toothbrush in?” asked {grownup}. ¶ “Yes,” said {A}. “That is a sound, too.” # spare
They went up again. They all trod on the third stair. ¶ “You stay here,” they told it. # more
The coat was there for the morning. So were the socks. # more
“You can carry it, you know,” said {grownup}. “I can,” said {A}. # more
-> DONE

=== m4
# shot: behind
# place: bathroom; night; clear
# action: A brush-teeth sleepy; grownup hold towel; heroes brush-teeth sleepy
# things: sink; tap; cup; mirror
Teeth have a noise. It goes round inside.
“What is that one?” asked {grownup}. ¶ “That one is me,” said {A}.
It would come along by itself. Nobody had thought of that. # spare
The water ran. The water stopped. They waited. # more
The towel was warm on one side. That was the side for the face. # more
“Plip,” said the tap, last thing. # more
-> DONE

=== l3
# shot: above
# place: bedroom; night; clear
# action: A lie-back sleepy; heroes lie-back sleepy; grownup sit calm at A
# things: bed; pillow; lamp
There was one more. It came every night.
“You say it,” said {A}. “Then I will.”
So {grownup} said goodnight, low, with a drop at the end.
{A} said it, too high. # spare
{A} said it again, lower, and this time it had the drop. # more
“Is that me?” said {grownup}. “I did not know.” # more
“That will do for one night,” said {grownup}. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; clear
# action: heroes sleep
# things: bag beside door; door; 2 shoes beside bag; stairs
By the door stood the bag. It was quiet.
The kitchen had a tick. Far down went a whump.
The third stair had nobody on it. # more
The tap thought of one. It held it. # more
The wind tried the gap. Hoo, it went. # more
The coat moved on its hook. Then it hung. # more
They would all be here. Some would go with {A}, too. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; clear
# action: heroes sleep; grownup tuck-in calm blanket; friends lie-front sleepy
# things: bed; pillow; slipper beside bed
{H} lay still. The lamp was off.
{resting}
{dream} # spare
“Eek,” said {L}, under the blanket. That was the stairs.
Somebody on them had stopped. # usual
“Plip.” That was the tap.
“Hum,” said {L}. “Hum.” It took no breath at all. # usual
It was the same in the dark. # spare
Then {grownup} said goodnight at the door. It had a drop at the end.
{L} had that one, too.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The bag came home, and was put down in the hall. “I brought you one,” said {A}, and shut the door first, so that it should not get out.
It was a clock. It went tock, and then it thought about it, and then it went tock. {H} did it with the tongue, and did the thinking with the eyes.
It was kept on the landing. It was nice to have something from there.
-> DONE

=== next_bedtime
From the landing came a tock. It thought about it. Then it came again.
-> DONE
