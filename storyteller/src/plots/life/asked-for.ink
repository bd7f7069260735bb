# about: with-character(alive); story-about(alive); creature(alive); bring-back(alive); thing(called|named)
# wants: child
# role guest: creature, answer = a very small dragon called Ember
# role grownup: parent = the grown-up with the washing
# ages: 3-12
# holds: dark(kind)

=== title
{~It Is Not There If You Look|What Came as Far as the Bucket}
-> DONE

=== s1
# shot: wide
# place: garden; dusk; clear
# action: heroes run surprised; grownup reach-up calm washing-line; guest peek curious behind shed; friends carry happy basket
# things: washing-line; shirt on washing-line; basket; shed; 4 pegs
{~“Do not turn round,” said {grownup}, with a peg in the corner of the mouth. {young:So {H} turned round at once.|{H} turned round at once, as anybody would have done.}|The washing was coming in, and {H} {was} carrying the pegs, {young:when something looked round the shed.|when somebody who had not been there before looked round the shed.}|Out at the back it was nearly too dark to see the pegs. {young:{H} dropped one, and looked up.|{H} dropped one, and went after it, and looked up.}}
There {guest_many:were|was} {guest_a}, {young:and {guest_it} {guest_many:were|was} real, as real as the shed.|not ten steps off, and every bit as real as the bucket.}
{is_wished_trait:“{guest_many:Those are the ones|That is the one} {wished_trait},” said {A}, to be quite sure. {guest_many:They were|It was}.} # wished
“Oh!” said {A}, and ran, which is what you do if you have wished for something for a week.
{young:But when {A} got there, there was only the shed.|But by the time {A} got there it was only a shed, with a bit of evening behind it.} “They do that,” said {grownup}.
All that {A} wanted was for {guest} to come near. {young:As near as a chair is to a bed.|As near as the chair is to the bed would do, and no nearer.} # usual
-> DONE

=== s2
# shot: two
# place: garden; dusk; clear
# action: heroes shout happy; friends shout happy; guest peek curious behind hedge
# things: wall; bucket; spoon in heroes.hand; hedge
So they all went to the wall and called.
{joining}
{is_loved:{A} called out one thing about {loved}, the best one, and left off the end, to see if anybody would come for it.|{musing}} # personal
{hinderer_person:“It is no good whispering,” said {hinderer}, and called so that a window opened across the road.} # beat
{hinderer_animal:{hinderer} found the very place behind the shed, sat down in it, and looked pleased.} # beat
{hinderer_carried:{hinderer} was held up to see over, slid, and went head first into the pegs.} # beat
{young:They called high. They called low. They did it with a spoon on the bucket.|They called high, and low, and at last with a spoon on the bucket, which carries.}
{is_wished_place:{guest_it} had come by way of {wished_place}, to judge by the tracks.} # wished
Far down by the hedge {guest} looked up. {young:“There!” they said, all at once.|“There!” they said, with all their arms.} And then it was only the hedge.
-> DONE

=== m1
# aside
# shot: above
# place: garden; dusk; clear
# action: heroes kneel curious before footprint; friends crouch curious before footprint
# things: row of 4 footprints; puddle; plant; leaf
So they went and read the ground. {young:There was a mark in the mud, and one more.|Where the tap drips there is always some mud, and in the mud there was something to read.}
“{guest} made that,” said {A}. {young:{A} put a hand in it. It was just right.|It had an edge all round, and the water had only begun to come in, so that it was no older than tea.}
{many:{B} put a flowerpot over it|So a flowerpot went over it}, to keep it from the cat. # spare
By the wall a bit of the {~parsley|mint} had been tried, and not thought much of. {young:One leaf had been spat out.|One leaf of it lay on the path, with a remark in it.}
“{guest_many:They do|It does} not like green things,” said {A}. It is a great help, to know that about a person. # more
-> DONE

=== l1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: heroes shout proud; grownup sit-on-chair laughing; friends look-through curious; guest peek happy behind window
# things: table; plate on table
There was a supper to be got through, and nobody could sit at it properly. {young:They all looked at the window.|They ate sideways, with one eye each on the window.}
“What noise {guest_many:do they|does it} make?” asked {grownup}.
{A} knew what noise. {A} did it. {young:It was quite loud, for a kitchen.|It was good, and rather long, and a spoon fell off something.}
“Are you sure?” said {grownup}. “I thought that it went up at the end.” {young:They did it with an up.|So they both did it, with the end going up, and after that with the end going down.}
{young:Outside it was dark blue. There {guest} did it back.|Outside, not very far from the {~gate|bins}, {guest} did the noise back, once, and properly.}
It went down at the end. # more
-> DONE

=== s3
# shot: object
# place: garden; dusk; breeze
# action: heroes look-up surprised; friends stand surprised; guest run happy
# things: plate beside bucket; bucket; crumb on plate; row of 4 footprints
Then they tried a plate. {young:There was a crust on it, and half a plum.|On it were a crust, half a plum, and a thing out of the fridge that no one would say the name of.} It was put by the bucket, and they watched.
{themed_a} was laid beside it, to make it look like a party. # personal
{helper_person:“I will look at the moon,” said {helper}, “and if anything is eaten, I know nothing about it.”} # beat
{helper_animal:{helper} lay with both eyes shut, and one ear turned to the bucket, and showed how it is done.} # beat
{helper_carried:{helper} was set down next to the plate, looking the other way, so that it should feel asked.} # beat
They watched so hard that the plate {young:nearly broke.|ought to have cracked.} Not a crumb went. # usual
Then there was a sneeze. {young:Everybody said bless you, and looked back.|Everybody turned to say bless you, and turned back.} The plum was gone, and so was the crust.
{young:By the bucket there was only grass.|Beside the bucket the grass had been trodden flat, and was just getting up again.} # usual
“{guest} {guest_many:were|was} here,” said {A}. “And we had our backs to it!”
-> DONE

=== m2
# aside
# shot: close
# place: garden; dusk; breeze
# action: heroes crouch surprised under wheelbarrow; guest peek surprised at heroes
# things: wheelbarrow; blanket on heroes
Next {A} hid. There is the space under the wheelbarrow, and there is {~a blanket|an old curtain}. {young:{A} was a lump. Lumps do not look.|{A} made a very fair lump, with one small hole left in it for looking out.}
It was long, and it was cold, and a thing with legs walked over one hand. {young:Then there was a sniff.|Then close by the lump there was breathing, which was not the lump’s.}
Sniff, it went, all down one side. {young:{A} put an eye to the hole. There was an eye in it.|{A} put an eye to the hole, and the hole was full of another eye.}
They both went straight up in the air. {young:The barrow fell over.|One of them came down with a wheelbarrow on.}
“I nearly had it,” said {A}. It was hard to say, just then, who had had whom. # more
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: heroes hold happy sheet; grownup hold happy sheet; friends lift calm
# things: sheet; basket; row of 3 towels
In the house {grownup} was folding the washing. {young:Half and half, and half and half.|It goes in half, and in half again, and there is a smell to it of outside.} A sheet needs two, so {A} had the other end.
“Did anybody ever come to you?” asked {A}.
“Once,” said {grownup}. {young:“I was small. I was doing up my shoe.”|“When I was as big as that basket. I was doing up a shoe, and I had got to the hard bit.”}
“What did you do?” ¶ “I did up the shoe,” said {grownup}. {young:“It was a long lace.”|“I have never taken so long over one. I did it twice.”}
{A} said nothing, and thought about how long a lace is. # spare
{young:Half and half, went a towel.|A towel was folded, and a pillowcase, and the sock that has no other was put with the rest of them.}
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; dusk; clear
# action: heroes brush-teeth curious; grownup hold calm towel; guest peek curious behind window
While teeth were brushed the window was open a crack. {young:{A} had to look at the tap.|{A} looked at the tap, and at nothing but the tap, and it was the best-watched tap in the street.}
{young:It was a good tap. It had a drip.|It had a drip on it, and a rim, and a good deal else that you do not as a rule take in.}
The plants under the window moved, and then they were still.
Up and down went the brush. {young:Under the window {guest} breathed along with it.|Under the window {guest} breathed in time to it, and slowed down when the brush did the back ones.}
“{guest_many:Are they|Is it} there?” whispered {A}, through the foam, to {grownup}. ¶ “I am only the one with the towel,” said {grownup}.
{A} did the front ones again. They had never been so white. # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: heroes lie-back happy; guest peek curious at heroes; friends sit calm
# things: rug; door
At bedtime the door stood open a bit. {A} lay flat on the rug. {A} looked sadly at the ceiling.
{young:{A} did not call, and did not run. {A} did not even look.|There was no more calling to be done, or running, and {A} had done with looking.} # usual
A board creaked. It was the one by the door.
{many:“Don’t turn round,” said {A}, very low. They all heard.|“I’m not going to turn round,” said {A}, very low.}
So nobody turned. {young:{A} looked at one crack, and breathed in, and breathed out.|{A} picked out one crack up there. It was good to breathe along.} # usual
The next board creaked, and then the one that is nearly the rug. {young:{A} was warm now, all down one side.|The air was warmer on that side. It is so by a wall that has been in the sun.} # usual
Then {guest} made a noise. “Hff,” it went, quite small. It was close to an ear. {A} made the noise back, and got it nearly right.
-> DONE

=== l3
# shot: wide
# place: bedroom; night; stars
# action: guest peek curious at shoe; heroes draw calm; friends sit calm
# things: rug; 2 shoes; curtain
{guest} went all round the room. {guest_it} sniffed at the shoes. {guest_it} tried the {~curtain|chair}.
{guest_it} found the plum stone. That made a small, good sound. # spare
{guest_it} stopped at the bed, and thought about it. # more
Nobody said a word. {A} drew on the rug with one finger, a long line, and it was let be.
Then {guest} leaned on a foot, and was heavy, and warm. # more
A bit of evening had come in as well. It smelled of mint. # more
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: heroes climb sleepy bed; guest sit calm; friends lie-back sleepy
# things: rug
How do you get to bed, and not turn round? You do it like the tide.
First went a leg. Then there was a wait. Then went the next one, and the rest came after.
Behind it all {guest} came too, one board at a time. # spare
The quilt went down on that side. It went down a good way. # spare
Then {guest_it} went round, and round once more, and lay down on all of the quilt. # more
“You have {guest_many:visitors|a visitor},” said {grownup} at the door, to the lamp. # more
{homeward} # company
-> DONE

=== l4
# shot: wide
# place: garden; night; stars
# action: owl sit calm; hedgehog walk calm; heroes sit sleepy
# things: plate beside bucket; bucket; washing-line; row of 5 pegs on washing-line
Out at the back the line was bare. There were the pegs, all in a row.
The plate lay by the bucket. It had been washed by somebody, and not with a cloth.
One peg had been taken down, and tried, and put back. # more
Under the flowerpot the mark was still there. It had some moon in it. # more
By the hedge it was only hedge. That was all right. # spare
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; guest sleep sleepy; friends sleep sleepy
# things: blanket on guest
There was just the lamp. Then there was not.
{resting}
{keepsake}
{dream} # spare
{guest} had the end of the bed, as near as a chair. # usual
There was a hump. It might have been the blanket. So {L} did not look.
It is best done with both eyes shut. {L} shut one. {L} shut the other.
The hump came up a bit. It came up a bit more. # usual
Now it was as near as a pillow.
The hump said, “Hff.”
{L} said it back.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
There was nothing at the end of the bed in the morning but a warm place, and in it a plum stone, very clean. {A} did not turn round to look for whose it was.
“Did you sleep well?” asked the grown-up with the pegs, to the washing line. ¶ “I was only lying there,” said {A}, to the bucket. Behind the shed something sneezed. Everybody said bless you, and kept their eyes on the pegs.
-> DONE

=== next_bedtime
There was a plate by the bucket again, with nobody watching it. It was doing well.
-> DONE
