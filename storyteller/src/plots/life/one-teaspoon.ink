# about: unwell(sick|threw up|throw|thrown up|vomit|puk|tummy|stomach|bug|belly|norovirus|pooing|pooed|runny poo|chuck); journey(sick|threw up|thrown up|vomit|puk|chuck)
# also: tired; sad; frustrated; journey; school-day; wet-bed; cannot-sleep; eating
# news: bad
# wants: child
# ages: 3-10
# kind car: car|carsick|taxi|motorway|driv*|back seat|car seat|minibus|coach|bus
# kind school: school|nursery|class|classroom|assembly|playgroup|preschool|pre-school|reception|teacher|kindergarten
# kind night: night|nights|bed|midnight|sheets|pyjamas|woke|2am|3am|4am|1am
# holds: dark(kind)

=== title
{~One Teaspoon|The Tummy That Was Shut}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; clear
# action: L sit-on-chair worried before sofa; nurse carry calm bucket; heroes stand worried; friends stand worried
# place for car: lane; afternoon; clear
# action for car: L sit sad before car; nurse stand worried; cow peek curious over hedge; heroes stand worried; friends stand worried
# place for school: school; day; clear
# action for school: L stand worried before hoop; teacher stand calm holding cloth; heroes stand worried; friends stand worried
# place for night: bedroom; night; stars
# action for night: L sit sad; nurse carry calm sheet; heroes sit worried; friends stand worried
# things: sofa; cup
# things for car: car; hedge; hat before car
# things for school: hoop; mat; row of 3 chairs
# things for night: sheet; pillow; lamp
# people: nurse
# people for school: teacher
{
- is_car:
{~“I feel funny,” said {L}, in the back of the car. {H} had been quite all right as far as the bridge. {young:Then there was a bend.|But after the bridge there were bends.}|There was a bend in the road, and then another bend. {H} counted four. {young:At five, “Oh dear,” said {L}.|At the fifth one {L} stopped counting, and went green.}|The car went round the corner. {As} tummy went straight on. {many:{H} were in the back, side by side.|In the back {H} sat very still.}}
Then lunch came up again.
There was no bucket in the car. There was a hat. {young:It had been a nice hat.|It had been a good one.}
The driver stopped by a field and opened all the doors. A cow came and looked over the hedge. {young:It looked at {L}. It looked at the hat.|The cow looked at {L}, and then at the hat, and did not ask.} # usual
- is_school:
{~It was story time, and {H} sat on the mat. {L} put up one hand. {young:“Yes?” said the teacher. But it was too late.|By the time that the teacher said yes, it was no longer a question.}|“Please,” said {L}, in the middle of the story. {young:Then {H} looked down at the mat. Oh dear.|{H} never heard the end of it.}|In the morning {H} had gone to school as on any other day. {young:Then {As} tummy went round and round.|At ten o’clock {As} tummy turned right over, like a pancake.}}
Then breakfast came up again, all of it, on the mat.
{young:The teacher put a hoop round it.|The teacher put a hoop round the place, and it looked quite important.}
“Better out than in,” said the teacher, and {young:telephoned home|went to ring somebody up}. # usual
- is_night:
{~It was the middle of the night. {H} {was} fast asleep, and then {L} was not. {young:“I feel funny,” said {L}.|“I feel funny,” said {L} to the dark.}|“Blup,” said something, in the middle of the night. {H} woke up. It was {As} own tummy.|In the night {H} sat up in bed. {young:{As} tummy was going round and round.|{As} tummy had turned over, and it was still turning.}}
Then supper came up again, all of it.
It went on the sheet. {young:Then it went on the clean sheet, too.|Then came a clean sheet, and it was clean for about a minute.}
“Better out than in,” said somebody with no slippers on, who had run. {young:Everybody was up now, and it was dark.|At three in the morning that is a kind thing to say.} # usual
- else:
{~“I feel funny,” said {L}, and put down the spoon. {H} looked at the plate. {young:It had gone a long way off.|It seemed to be a long way down.}|{H} had been going to go out. But {As} tummy {young:went round and round|turned right over, like a pancake}.|“Blup,” said something. {H} looked under the table. {young:No, it was {As} tummy.|Nothing was there. It was {As} own tummy.}}
Then breakfast came up again, all of it.
The cook fetched the bucket from the mop. {young:It came to live by the sofa.|It had never been asked into the front room before.}
“Better out than in,” said the cook, who was going to be the nurse today. # usual
}
{L} felt wobbly, and a bit better. # usual
But oh, how thirsty! {young:{L} wanted a drink. A big one.|What {L} wanted now was a great big drink.}
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: L drink happy cup; nurse point worried at bucket; heroes sit curious; friends sit curious
# things: sofa; bucket before sofa; blanket; themed on sofa
# people: nurse
{is_car:At home the driver turned into the nurse. }{is_school:At home there was a sofa, and a nurse, who is the cook on other days. }{is_night:In the morning there was a sofa, with a nurse, who is the cook on other days. }{L} lay {is_car or is_school or is_night:under a blanket, and next to the blanket stood the bucket from the mop.|under a blanket, with the bucket close by.}
{joining}
{themed_a} was put at the other end of the sofa, to wait. # personal
“Only a little, now,” said the nurse, with a cup of water. {young:But it was so nice and cold! {L} drank it all up.|But it was so cold, and so wet, that it was all gone before the nurse had turned round.}
{hinderer_person:“Go on,” said {hinderer}. “I will fill it up for you.” And that went down as well.} # beat
{hinderer_animal:{hinderer} sat right on top of the blanket, in the middle, where the tummy was.} # beat
{hinderer_carried:{hinderer} had been laid on top of the blanket, right in the middle, and was heavier than you would think.} # beat
It was quiet for as long as it takes to put down a cup. # usual
“Blup,” said the tummy. The bucket was there just in time.
{young:“It came back,” said {L}.|“My tummy did not even look at it,” said {L}.} # usual
“Then your tummy is shut,” said the nurse. {young:“It will open again.”|“Tummies do that, to clean up. Nobody gets in.”}
-> DONE

=== m1
# aside
# shot: behind
# place: living-room; afternoon; clear
# action: nurse sweep calm; L point curious at bucket; heroes sit; friends sit
# things: sofa; bucket; broom; row of 3 cups
{L} and the bucket got to know each other. {young:It was red. It had a dent in one side.|It was red, with a dent in it, and a handle that squeaked when somebody came in a hurry.}
It went where {L} went. {young:It went to the loo. It went to the window.|It went along to the loo, and waited outside, and it came to the window, to see the bins being done.}
“I have never had a bucket to myself,” said {L}. # spare
The mop looked in at the door, once. {young:It wanted its bucket back.|It had the floor to do, and nothing to do it with.}
“Not today,” said {L}. {young:“It is mine today.”|“It is at work.”}
-> DONE

=== l1
# aside
# shot: close
# place: living-room; afternoon; clear
# action: L listen curious; nurse listen curious at L; heroes listen curious; friends listen
# things: sofa; blanket; bucket
Inside there was a good deal going on. {young:Blup, it went. Glug. Wheee.|It went blup, and then glug, and then came a long thin whistle, like a kettle in another house.}
“They are moving the furniture,” said the nurse, with one ear on the blanket.
{young:“What are they doing now?” asked {L}.|“What was that one?” asked {L}, whose ears were on the wrong end for it.}
“That was the table,” said the nurse. “It has gone down the stairs.” Glug. “That was the piano.”
{L} had not known that there was a piano. {young:It must be a big room.|It explained how you could be so full with so little in there.}
“Mind the corner!” {L} called down. Somebody did, and it was quiet for a bit. # more
There was a bump, and then another bump, and then one more. {L} thought that it was the books. # more
-> DONE

=== s3
# shot: close
# place: living-room; dusk; clear
# action: L hold curious cloth; nurse peek curious; heroes sit; friends sit
# things: bucket; cloth in L.hand; biscuit on plate; plate on sofa
# people: nurse
Water was no good. {young:But what about a biscuit?|But nobody had tried it with a biscuit.}
It was a very plain biscuit, and {L} ate it fast, before the tummy could see. # usual
“Blup,” said the tummy. {young:Back came the biscuit.|The biscuit came back.}
{is_wished_person:{wished_person} asked how things were in there. “Shut,” said {L}.} # wished
{helper_person:{helper} held {As} hair back, and then held the rest of {A} as well.} # beat
{helper_animal:{helper} came and leaned on {A}, very gently, from the side.} # beat
{helper_carried:{helper} was put under {As} arm, where you want something at a time like that.} # beat
So {L} lay down flat, and was cross. The nurse put a wet flannel on {As} forehead. It slid down as far as the mouth, and {L} sucked the corner of it{young:, suck, suck| without thinking}.
Then {L} stopped. {young:That was water! It was down, and it had not come back.|That was water. It had gone down, and nobody had sent it back.}
“It does not mind a drop,” said {L}. “It only minds a crowd.”
-> DONE

=== m2
# aside
# shot: above
# place: living-room; dusk; clear
# action: L point happy at teaspoon; nurse carry teaspoon; heroes stand; friends stand
# things: teaspoon; egg; cup on table; table
They looked for something that would not be a crowd. {young:A cup was too big. A mug was much too big.|A cup was a crowd. An egg cup was still a party.}
There was a lid, off the ink. {young:It was small, but it tasted of blue.|It was the right size, but it tasted blue.}
There was the spoon from the salt. {young:That was too small. You could not see it.|You had to be told when it was full.}
“What about this?” said the nurse, from the drawer. It was a teaspoon.
It had been in there all the time, under the big ones, and nobody had ever asked it to do anything but jam. # more
{L} looked at it on both sides. {young:In it was a very small {L}, upside down.|There was a very small {L} in it, upside down, who looked better already.}
-> DONE

=== l2
# aside
# shot: behind
# place: living-room; dusk; clear
# action: L write happy paper; nurse stand; heroes draw; friends sit
# things: paper; crayon; sofa; bucket
{L} made a notice for the front of the blanket, so that people should know. {young:It had a door on it, with a big cross.|It said SHUT, and under that, in smaller letters, try again later.}
The postman put a parcel through, and a letter. {young:Nobody said that he could not.|It seemed that everything else in the street was open.}
“What time does it open?” asked {L}. ¶ The nurse thought that it would say.
{young:So they listened. It did not say yet.|They listened for a time. It did not say when, but it had stopped moving the furniture.}
A van went by with bread in it. That was open, too, and it smelled of crust. # more
Next door somebody was frying onions. {L} shut the window, and lay down again for a bit. # spare
-> DONE

=== s4
# shot: two
# place: living-room; dusk; clear
# action: nurse give calm teaspoon at L; L sit happy; heroes clap; friends sit happy
# things: teaspoon; glass on table; table; clock; bucket
# people: nurse
{short:They got a teaspoon. }One spoon of water went in, on tiptoe. Nobody said a word.
They waited until the big hand had moved. # usual
Then in went the next one.
“Do not look,” {L} told everybody. “It will notice.” They looked at the ceiling. # usual
One spoon, and wait. One spoon, and wait. After ten there was a dip in the glass.
Then there was a noise. {young:Up came the bucket.|Everybody reached for the bucket.} But it was not blup. It was a long low growl, like a question.
“That is the one for toast,” said {L}.
“It is open,” said the nurse.
{L} had toast with nothing on, cut as small as stamps. The toast went in one by one, and it stayed. # usual
-> DONE

=== m4
# aside
# shot: wide
# place: garden; night; stars
# action: nurse reach-up calm at washing-line; L look-through sleepy window; heroes stand sleepy; friends stand
# things: washing-line; sheet on washing-line; window
# things for car: washing-line; hat on washing-line; window
{
- is_car:
Out on the line hung the hat. It had been washed three times, and it had come out smaller. # usual
“It will do for somebody with less head,” said the nurse.
It would not go in the car again. It had done enough in there. # more
- is_school:
A picture had come from school. It was a hoop, with nothing in it. They had all put their names.
“They are well, then,” said {L}. The mat had been washed, and was on the line, the card said. # usual
- is_night:
Out on the line were the sheets, all of them. They were having a fine time with the wind.
“That is every sheet that we have,” said the nurse. “Tonight they all have to be good.” # usual
- else:
Out on the line was the blanket, with its arms up. It had been near the bucket once, and not near enough.
“It will be dry by the morning,” said the nurse. # usual
}
The mop got its bucket back for five minutes. It did the floor very fast. # spare
Then the bucket had a wash of its own, with lemon, and came upstairs. # more
-> DONE

=== l3
# shot: close
# place: bathroom; night; stars
# action: nurse wash calm cloth; L stand sleepy; heroes wash; friends stand
# things: basin; cloth; toothbrush; towel
# people: nurse
There was a wash, the soft sort. Teeth were done as well, and they were glad of it.
“It does taste better,” said {L}. # spare
Clean pyjamas went on. They were the ones that are kept for best.
The hair had to have a bit of a wash, too, at the ends. It had been in the way. # more
Nobody was in a hurry. The bucket sat by the bath. It looked on. # more
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: nurse tuck-in calm; L lie-back sleepy; heroes lie-back sleepy; friends sit
# things: bucket; towel; teaspoon in glass; glass on table; table
The nurse laid a towel on the pillow, and another one on the floor.
“In case,” said the nurse.
The glass came up as well, with the spoon in. It went ting on the stairs. # usual
One spoon, and wait. It was a good, cold one. # spare
“I could drink that whole glass,” said {L}. But {L} did not. It was open, but it was not open very wide. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: bread on table; table; cup; apple; biscuit on plate; plate on table
Down in the kitchen it was all still there. There was the bread. There was the jam.
It had all been kept. Not a bit of it was cross. # spare
It could wait until the morning. It would be let in by the front. # more
The tap let one drop go, and waited. It let one more go.
The mop stood in its corner, with nothing to stand in. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; nurse sit calm; friends sit
# things: bucket; towel
# people: nurse
The bed was dry. It was flat. # usual
{resting}
{dream} # spare
The bucket stood by the bed. It was clean. Its handle was down.
“It has nothing to do,” said {L}. ¶ “No,” said the nurse. “It will do that all night.”
Inside it was quiet. One hand lay on top.
Up it went, and down it went. # usual
Shut for the night.
Goodnight, {H}. Goodnight, bucket.
Goodnight.
-> DONE

=== next_night
In the morning the bucket stood in the kitchen with the mop in it, and was red, and said nothing about where it had been. {H} had porridge, a whole bowl.
“Open?” asked the mop, or it may have been the door.
“Open,” said {L}.
Only the handle squeaked a bit, when anybody came by in a hurry. It was ready to go.
-> DONE

=== next_bedtime
In the kitchen stood the bucket. Its handle was down.
-> DONE
