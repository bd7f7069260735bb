# about: pet-missing(hamster&!found him&!found her&!found it&!came back&!got him back&!got her back&!has been found&!caught|gerbil&!found him&!found her&!found it&!came back&!has been found&!caught|degu&!came back|chinchilla&!came back|mouse&!came back&!caught|mice&!caught|rat&!came back&!caught)
# also: sad; missing; nervous; scared; cannot-sleep; creature; thing; place; patience; guest; fear-monsters; found-something
# news: bad
# kind cupboard: cupboard*|kitchen units|kickboard*
# kind fridge: fridge|freezer|oven|cooker|washing machine
# kind floor: floorboard*|floor
# kind wall: wall|walls|skirting*
# kind sofa: sofa|couch|settee
# kind piano: piano
# wants: child
# role pet: answer = a hamster
# role grownup: parent = the grown-up with the seeds
# ages: 3-10
# holds: dark(kind), hamster(kind)

=== title
{~Not Lost at All|Scritch}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: L kneel worried before cage; heroes kneel; grownup kneel; friends stand
# things: cage; wheel in cage; table; lamp
{~The door of the cage was open, {young:and {H} looked in at nobody.|and {H} looked in, and the wheel stood still, and the bed was cold.}|“Sh,” said {H}, {young:with one finger up, and they all held their breath.|with one finger up, so that the whole house held its breath.}|“Somebody has gone out,” said {H}, {young:and nobody was in the cage.|for the cage stood open, and nobody was in the hay.}}
{pet} {pet_many:were|was} out. {young:{pet} had gone for a walk, and had not come home.|{pet} had gone for a walk, and had not said for how long.}
“Lost,” said {grownup}. ¶ “Not lost,” said {L}. “{pet} {pet_many:know|knows} where {pet} {pet_many:are|is}. {young:We don’t.”|It is only we who don’t.”}
Then they heard it. {is_cupboard:It was behind the cupboards|{is_fridge:It was down behind the big things in the kitchen|{is_floor:It was under the floor|{is_wall:It was inside the wall|{is_sofa:It was somewhere in the sofa|{is_piano:It was in the piano, at the low end|It was behind something, and near the floor}}}}}}. Scritch. {young:It was very small, and then it was gone.|It was very small, like somebody looking for something in a handbag.}
“That was {pet},” said {L}, {young:with both eyes wide.|who would have known it anywhere.} And the house was all right again, or nearly. # usual
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: L reach-down saucer; heroes crouch; grownup crouch; friends stand
# things: cupboard; saucer on mat; mat; 5 nut on saucer; lamp
It was no use to call. {young:{pet} knew the name, but did not come for it.|{pet} knew the name perfectly well, and had never seen what it had to do with coming.} # usual
{joining}
{musing} # personal
“We must ask nicely,” said {L}, and put a saucer on the floor, before the nearest gap, with five striped seeds on it{not young:, in a ring}.
{hinderer_person:“Here, here, here,” called {hinderer} into the gap, and the gap went very quiet.} # beat
{hinderer_animal:{hinderer} had to wait behind the door, with a biscuit, because some people get the wrong idea.} # beat
{hinderer_carried:{hinderer} sat beside the saucer and kept so still that a seed was laid there, too, out of respect.} # beat
The cage was set down on the floor, {young:with its door open, so that {pet} could walk in.|with its door open and fresh hay in the bed, like a hotel that expects somebody late.}
“{pet} {pet_many:are|is} not in trouble,” {L} told the gap. {young:“You can just come.”|“You can come when it suits you.”} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: A carry book; heroes kneel; grownup hold bucket; friends stand
# things: bucket; 4 book beside bucket; hay in bucket; cupboard; mat
There was also a bucket, which was {grownup_s} idea. {young:It had hay in it, as soft as could be, and a piece of apple.|It was filled a good way up with the softest hay, and on top lay a piece of apple.}
Up to the rim of it {A} built a stair out of books, {young:one step for each book.|a thin one first, and then thicker ones, with room to stop and look at the view.}
“First you go up,” said {A}, “and then you look in, {young:and then in we go.”|and there is the apple, and then it is such a nice bed that you might as well stay till breakfast.”}
“It has to smell right,” said {grownup}, {young:and rubbed a bit of apple along each step.|and rubbed the apple along every step, so that the books would smell of apple for years.} # spare
{A} tried the stair with two fingers. {young:They went up it very well, and looked in.|They went up very well, and looked over the rim, and one of them said “ooh”.}
The top step was a book about lions, {young:and so it was turned face down.|and that was laid with its face down, because you don’t want to read that on the way to bed.} # more
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A draw; heroes draw; grownup sit; friends sit
# things: table; paper on table; crayon; lamp
Then {A} drew a map of the house, as it must be from behind. {young:It was much bigger from there.|Nobody had been there but {pet}, and so a good deal of it had to be guessed.}
“This is the Warm Country,” said {A}. {young:It was at the back of the fridge, and it hummed.|It lay behind the fridge, and hummed all day, and was dry, with a soft grey sort of grass.}
“And here are the Crumbs.” {young:They were under the oven, and there were lots of them.|They lay under the oven, and some of them were older than {A}, and had come from cakes that nobody remembered.}
In the middle there was a long dark street, {young:with pipes, and a lost blue button.|with a pipe to sit on, and in the middle of it, like a moon, a blue button that had been missed for years.}
There was a castle of old newspaper, {young:with nobody in it yet.|which somebody had stuffed in there against the draught, and which had four good rooms.} # spare
At the edge {A} drew a very small dot with whiskers. {young:It was looking at the button.|It stood there, up on its toes, like the first person who ever saw the sea.} # more
“Then {pet} {pet_many:have|has} got a lot to see,” said {grownup}. ¶ “Yes,” said {A}, {young:“but the bed is here.”|“but there is no wheel in there. You do miss a wheel.”}
-> DONE

=== s3
# shot: close
# place: kitchen; night; clear
# action: L listen; heroes sit; grownup sit; friends sit
# things: lamp; saucer; 4 nut on saucer; cupboard; mat; themed
Then they put out the big lamp and sat down on the floor, {young:and nobody moved at all.|with their backs to the wall, and nobody was to move so much as a sock.}
That is hard. {young:When you must not move, your nose itches.|As soon as you must not move, something itches, and it is always the nose.} # usual
{themed_a} was the only one who did it well. # personal
{helper_person:“I shall breathe out on Thursday,” whispered {helper}, and held the nearest hand.} # beat
{helper_animal:Behind the door {helper} lay down, and one long sigh came in under it, and no more.} # beat
{helper_carried:{helper} was held on a knee, and showed the rest of them how it is done.} # beat
It was quiet for so long {young:that you could hear the tap think.|that they began to hear the tap, and the clock, and the sky.} Then: scritch. It was nearer.
Scritch, scritch. {young:{L} wanted to jump, and did not.|{L} wanted very much to jump up, and sat on both hands.} # usual
And then, down by the saucer, something went crick. {young:It was a shell coming off a seed.|There is only one thing that goes like that, and it is a shell coming off a seed.}
When they looked, there were four seeds. {young:Nobody had seen a thing.|Nobody had seen so much as a whisker.}
-> DONE

=== m2
# aside
# shot: object
# place: kitchen; night; clear
# action: heroes crouch; grownup crouch; friends stand
# things: mat; tracks; saucer; 4 nut on saucer; cupboard
“And now some flour,” said {A}. {young:They dusted a little of it over the floor, as thin as frost.|They shook a little over the floor by the gap, as thin as frost, so that it could be read in the morning.}
When {pet} {pet_many:go|goes} for a walk, it is all written down there: {young:four small feet, like four commas.|four small feet at a time, like commas, with a bit of a line where something dragged behind.}
They left a clean piece in the middle, {young:for the saucer.|round the saucer, because nobody likes flour on their supper.} # spare
“What if it is a long story?” asked {grownup}. {young:¶ “Then we read it all,” said {A}.|¶ “Then we shall read it before breakfast,” said {A}, “and see where it stops.”}
{pausing} # company
One foot was in it already, and it was much too big, {young:and belonged to {grownup}.|and it was {grownup_s}, and had to be shaken off over the sink.} # spare
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; night; clear
# action: A whisper; heroes lie-front; grownup kneel; friends sit
# things: cupboard; lamp; mat; saucer
{A} lay down flat, and looked into the gap. {young:It was dark in there, and it smelled of dust and biscuit.|It was as dark in there as the inside of a boot, and smelled of dust, and of biscuits that had not made it.}
“Are you warm?” asked {A}. {young:Scritch.|There was a pause in there, as when somebody looks up from a book, and then: scritch.}
“Are you cross with us?” Nothing came. {young:That was a no.|They agreed that it was a no, since a yes would surely have been louder.}
“Have you had some of the crumbs?” Scritch. {young:“Good,” said {A}.|That was rather quick, as if the mouth was full. “Good,” said {A}. “There is plenty.”} # spare
“We still have your wheel,” said {A}, {young:“and nobody else may use it.”|“and we are keeping it for you. Nobody is going to use it while you are out.”} Scritch, scritch, scritch.
It was the longest talk that they had ever had, {young:and it was a good one.|and it has to be said that indoors, in the cage, there had not been half as much to say.} # more
-> DONE

=== s4
# shot: behind
# place: bedroom; night; clear
# action: L sit-up worried; grownup sit; heroes sit-up; friends sit
# things: bed; pillow; lamp; door
“I want to stay down there,” said {L}, in bed. {young:“I could sit there all night.”|“I could sit there all night, if I had a blanket.”}
“But {pet} {pet_many:don’t|doesn’t} want that,” said {grownup}. “Down there it is morning now, and somebody is waiting for all these feet to go to bed.”
{L} thought about the feet. So the best that you could do was {young:put them in a bed.|take them away, and put them in a bed.}
“Is {pet} afraid?” asked {L}. ¶ “With a fur coat, and four seeds?” said {grownup}. {young:“And nobody says what time it is.”|“And a whole house, and nobody to say what time it is?”} # usual
“Then I will lie very quietly,” said {L}, and lay down.
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; night; clear
# action: L lie-back; grownup sit; heroes lie-back; friends sit
# things: bed; pillow; quilt; lamp
They did it one after the other, so as not to bump. First the left foot went to bed, and then the right.
The hands lay on top, and kept still. It is good to be able to do that. # spare
The knees took longer. They had been kneeling all evening, and had a crumb each. # spare
“Can {pet} hear us?” asked {L}. ¶ “Not any more,” said {grownup}. “Just a bit of mumble.”
“Then mumble,” said {L}.
{grownup} did a bit of mumble. It had seeds in it, and hay. # spare
-> DONE

=== l3
# aside
# shot: wide
# place: hallway; night; clear
# action: grownup tiptoe; L lie-back; heroes lie-back; friends sleep
# things: stairs; door; lamp; slipper
{grownup} went down once more, in socks. Every door out of the house was shut. That had been seen to first.
The lamp was put out. The tap was told to stop. # spare
“All shut?” whispered {L}, from the bed. ¶ “All shut,” said {grownup}. “All but the one with the hay.”
So it was a big house for somebody small, but it had walls on all sides. # spare
It was a cage, if you like. It was just a roomy one. # spare
{grownup} looked at the saucer, and did not count out loud. # more
-> DONE

=== m3
# aside
# shot: close
# place: bedroom; night; stars
# action: L listen; grownup sit; heroes lie-back; friends sleep
# things: bed; pillow; moon; quilt
It was so quiet now that you could hear a long way down.
There was the fridge, and it hummed. # more
“Was that it?” said {L}. ¶ “That was my tummy,” said {grownup}. # spare
They both lay with one ear up.
Scritch.
“There,” said {L}, and was glad, and put the ear down on the pillow.
As long as it went on, somebody was in. # spare
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: saucer; 3 nut on saucer; mat; cage; moon
In the kitchen the moon lay on the floor, and it was as thin as flour.
There was a gap down there, not much wider than a thumb. It was darker than the dark. # spare
Nobody stood there. Nobody sat there. No one held a breath. # spare
Four seeds lay on the saucer. The clock was busy.
Crick.
Then there were three.
Something went home along the wall, with one in each cheek, or perhaps not home yet. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; lamp
All the feet in the house were in bed. # usual
{resting}
{keepsake}
{dream} # spare
“Not lost,” said {L}, with both eyes shut. “At home. Only in another bit.”
“Yes,” said {grownup}. # usual
It was dark. For one of them it was morning. # usual
A small door stood open, and there was hay.
Scritch.
Goodnight, {pet}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was one seed left on the saucer, and it was the smallest. All round it, where flour had been dusted over the floor, went small feet, like commas, and nowhere was there a full stop.
They went to the door of the cage, and in at it, as far as the wheel, and out again. “They had a look,” said {A}, and turned the one seed round, so that its good side was to the front.
-> DONE

=== next_bedtime
The saucer had been filled. There were five again, in a ring.
-> DONE
