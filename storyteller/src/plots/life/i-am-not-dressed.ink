# about: story-about(allotment|garden|vegetable|greenhouse|flower bed); outing(allotment|garden); patience; made-something(planted|planting|sowed|sowing|sown|seed|bulb|cress|sunflower)
# also: calm; funny; likes; happy
# wants: child
# role place: answer(allotment|garden|greenhouse|vegetable|flower bed|patch|field|farm), place = a garden
# role grownup: parent = the grown-up with the spade
# ages: 3-9
# holds: snail(kind), dark(kind), bird(kind)

=== title
{~I Am Not Dressed|Knock, Knock, Bean}
-> DONE

=== s1
# shot: above
# place: garden; day; clear
# action: heroes dig curious; friends crouch curious before bean; grownup push calm wheelbarrow
# things: bean before heroes; wall; rope; 2 boots
{~Down at {place}, between the string and the wall, {H} put a bean to bed, {young:one finger deep.|on its side, one finger deep.}|“One finger deep,” said the boots, “and then you cover it up.” {young:So {H} put in a bean, down at {place}.|So that was how {H} put in a bean, down at {place}.}|A bean is not much to look at. It is white, {young:and it has its eye shut.|and it has one eye, which is shut.} Down at {place}, {H} put one in the ground.}
“And now we wait,” said the boots. {young:Higher up, if you looked, was {grownup}.|At the upper end was {grownup}, but down here there were only boots to talk to.} # usual
{A} waited. {young:What a long wait, with two worms in it!|A proper wait, with two worms in it.} Then {A} dug it up again, to see.
“Do you mind?” said the bean. “I am not dressed.” It pulled the {~earth|ground} up to its chin.
-> DONE

=== s2
# shot: close
# place: garden; day; breeze
# action: heroes dig curious spoon; friends kneel curious before bean
# things: bean before heroes; hole; mound
The next time, they all went to look.
{themed_a} was laid beside the place, so that nobody should tread there. # personal
{joining}
{hinderer_person:“Now, where exactly is it?” asked {hinderer}, who was standing on it.} # beat
{hinderer_animal:{hinderer} took it for a day for digging, and dug, and up came a radish, which had not been asked.} # beat
{hinderer_carried:{hinderer} was given a nice flat place to wait, right on top of the bean.} # beat
The ground was as flat as {~a bun|a cake} there. {young:Not one bit of bean was up.|Nothing was to be seen of it but the string.} {A} wanted it so much to be up. {young:A bean can go all the way up to the sky.|It was going to go over the wall, and have other beans.} # usual
So {A} was polite, and knocked {young:on the ground first|first}, and dug with one finger.
“It is just me,” said {A}.
“I am in my coat,” said the bean, “and it has split.” It had, all down one side. “I did not say come in.”
-> DONE

=== m1
# aside
# shot: two
# place: garden; day; clear
# action: heroes lie-front happy; friends lie-front happy; grownup dig calm
# things: mound before heroes; flower
Perhaps it wanted cheering on. {young:So {A} lay down, and sang to it through the ground.|{A} lay down with one cheek on the earth, and sang to it through the roof.}
The song was the one about the {~ducks|farmer}, and went on for some time. {young:Then {A} put an ear down, to hear.|Then {A} changed over to an ear.}
“Is it the same verse?” said a small voice. {young:“Or is it a new one, and then a new one after that?”|“Or do they go on being different?”}
“A new one each time.” ¶ “I see,” said the bean. {young:“You cannot tell from down here. You get the chin.”|“Down here one mostly gets the chin.”}
-> DONE

=== l1
# aside
# shot: behind
# place: garden; afternoon; clear
# action: heroes shout cross at snail; snail eat happy; friends point curious at bucket
# things: bucket; plant; row of 3 turnips; leaf; mound
They asked the others how long it took. {young:“A week,” said a radish, which was red. “I just get up, and then I am done.”|“A week,” said a radish, which was red in the face. “Up, and done. I do not know what people find to do all that time.”}
The rhubarb had a bucket over its head. {young:“I like to be in here by myself,” it said, “and then I come out when I am pink.”|“I do mine in here,” it said out of the bucket. “I come out when I am pink, and not before.”}
The snail was at the {~parsley|lettuce}. “Is it up?” it wanted to know. {young:It did not say why. It had its mouth full.|It put the question a little too lightly.}
“No,” said {A}, and stood {young:in front of the bean.|so that the place could not be seen from the lettuce.}
-> DONE

=== m2
# shot: close
# place: garden; afternoon; clear
# action: heroes knock curious; bird look-up surprised; friends hold happy hat
# things: stick; hat on stick; mound
But a thing can be looked after without looking. {A} put in a stick, so that it should know {young:where to go when it was up.|which way was up.}
A bird came to see what was being grown. {young:“Hats,” said {A}, and put one on the stick.|“Hats,” said {A}, and hung one on the stick to show it.} The bird had no use for a hat, and went.
{pausing} # company
{A} wrote BEAN on a {~spoon|lolly stick}, or most of it, and stood it at the head. {young:Now it had a door with its name on.|So now it had a gate, and a name on the gate, as people have who do not want to be asked.} # spare
“Knock, knock,” said {A}, from habit. ¶ “No,” said the bean.
-> DONE

=== l2
# aside
# shot: above
# place: garden; day; clear
# action: heroes pour happy watering-can; friends stand surprised at puddle
# things: puddle; bubble over puddle; spoon beside puddle; wall
A bean likes a drink. {young:So {A} gave it one, and then one more, and then the can.|So {A} gave it one, and then one for later, and then what was left in the can.}
So there was a pond, then, with a name on a {~spoon|stick} beside it. {young:They all stood round it, and then a bubble came up.|For a while it was very still, and then there came up a bubble.}
“I am in the bath,” said the bubble. “Now I am in the bath, with no coat on.” {young:And it popped.|And with great calm it burst.}
A worm came up for air, saw who was there, and went down again. # more
They all turned round, and {young:looked at the wall, as hard as they could.|looked with interest at the wall.} It was a good wall. They looked at it till the water had gone down.
-> DONE

=== s3
# shot: object
# place: garden; dusk; clear
# action: heroes kneel sad before hole; friends kneel sad before hole
# things: bean in hole; hole; big spoon; mound; jumper
After that it was still flat, {~for days|all week}. So {L} took the big spoon, and opened up the whole of one side, like a door.
“Oh!” said the bean, with one leg out. The coat was stuck, up round its ears, and the door let in a cold wind.
{helper_person:{helper} looked the other way at once, and held out a hat, to keep the wind off.} # beat
{helper_animal:{helper} came and stood on the windy side of it, and that was kind, meant or not.} # beat
{helper_carried:{helper} was put on the windy side of it, facing the other way, to be polite.} # beat
{L} knew how that was, for it is the same with jumpers. {young:It is dark in there, and one arm is out.|It is dark, and one arm is out, and then the door opens, and they say, are you ready?}
“Sorry,” said {L}, and put it back, {young:all of it, up to the chin.|crumb by crumb, leg and all.} “There. I have shut the door.”
-> DONE

=== m4
# aside
# shot: close
# place: garden; dusk; clear
# action: heroes sit cross; grownup drink calm mug; friends sit calm
# things: mug in grownup.hand; rope; mound behind heroes; wheelbarrow
After that they sat with their backs to it. {young:Try it. Your back wants to look.|Try it. A back gets very interested.}
“How do you do it?” {A} asked the boots. {young:“How do you wait?”|They had got in forty beans that week, and not dug up one.}
“I do something else at it,” said the boots. {young:“I do weeds, or I do {~string|sheds}, and then I have some tea. And one I always dig up.”|“I do a bit of {~string|shed}. I say I will only look when the kettle is on.” They moved a little. “And one I always dig up.”}
“Which?” ¶ “I do not tell it beforehand,” said the boots. # spare
-> DONE

=== s4
# shot: wide
# place: garden; day; clear
# action: heroes crouch surprised before seedling; friends clap happy; grownup clap happy
# things: seedling before heroes; rake; stick beside seedling
So {L} did something else, which was {~weeds|string}, for a week. And one day when they came, the ground had a crack.
{is_loved:{L} told the ground about {loved}, from the path, with both hands where they could be seen.} # personal
{L} did not help. It was hard. # usual
Up came a neck, all bent. {young:It pulled. It pulled and pulled.|It came out back to front, with its arms in, and the coat on top of its head.} # usual
Then it was out. {young:It stood up, and shook out two leaves.|It stood up, shook out two leaves, and looked to see what they were.}
“Now I am dressed,” said the bean. “Is it all right? I did it in the dark.”
“It is green,” said {L}.
“Is it?” said the bean. {young:“I like green.”|“I was hoping for green.”}
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: heroes wash sleepy; friends wash sleepy
# things: bath; 4 bubbles over bath
A good bit of {place} had to be washed off. Some of it was in the ears.
“Sit still,” said the boots. They were not boots any more. They were slippers. # spare
The tap ran. {L} gave a toe a drink, and then one for later.
“I am in the bath,” said the toe. So they all looked at the wall. # more
It was a good wall. It had a {~fish|duck} on. They looked at it until the toe was done. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: heroes stretch laughing; friends lift happy; grownup peek happy
# things: jumper on heroes; shirt
Then it was the top half. It was dark in there. One arm was out, and it felt about for the rest.
The door opened. In came some light, and some cold.
“I am not dressed,” said the {~sleeve|collar}.
“I beg your pardon,” said the slippers. They shut it. They did not go far. # spare
It went on for a bit. Then there was a head. # spare
-> DONE

=== l4
# shot: wide
# place: garden; night; stars
# action: owl sit calm; hedgehog walk calm; heroes sit sleepy
# things: bucket; seedling; stick; wall
At {place} it was dark. It was the same dark on top as below.
The rhubarb had its bucket on. It did not know that it was night. It never does.
The stick held up its hat. # spare
The snail went by. It read the {~spoon|gate}. It had not come for that, it said. It had just been passing. # more
And one bean stood up in it, in green. It had nothing to put on. It was done. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; grownup tuck-in calm heroes; friends sleep sleepy
# things: 2 slippers
The bed was turned back, one finger deep.
{resting}
{dream} # spare
In went {L}, on one side, with both eyes shut. Up came the sheet, as far as the chin. It was patted on top. # usual
“And now we wait,” said the slippers. They put out the lamp. # usual
“Don’t look,” said {L}. ¶ “No,” said {grownup}.
The bed was warm. One leg went out, to look for the end. It was there. # usual
Down in the ground, all through {place}, they were at it. You could not hear a thing.
They would be up in a bit.
No one knocked.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The boots were at the back door, close together, and would not come in. They had earth on. “It was the last but one,” they said. “By the wall.”
“Did you knock?” said {A}.
They had knocked. But they could not truthfully say that they had waited. It was in its vest, with one arm up, and it gave them such a look.
“And you shut the door?” ¶ “Up to the chin,” said the boots. “And then we stood in front.”
-> DONE

=== next_bedtime
By the wall somebody was getting dressed. It was being done from the beginning.
-> DONE
