# about: lost-match(last|sports day|race|slowest)
# also: sad; embarrassed; losing-well; frustrated; angry; tired; school-day; trying-again
# news: bad
# wants: child
# role grownup: parent = the grown-up who had cheered
# ages: 4-10
# holds: race(kind), dark(kind)

=== title
{~Who Is Last?|By a Long Way}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: heroes stand sad; grownup pour happy ladle; friends sit-on-chair calm
# things: soup on table; table; sack; gate; medal on friends
{~There is a sticker that says WELL DONE, and you know what that means. {young:{H} came home from sports day, and {L} had it on.|{H} came home from sports day, and {L} had it on, as low down as it would go.}|{H} came home from sports day with grass on. {young:There was a sticker, too, on {L}. It was the one for coming last.|There was a sticker on {L}, too, of the kind that they only start to hand out when the medals are gone.}|“Last,” said {L}, {young:to the soup.|to the soup, which had asked nothing.} {H} had been at sports day, and had a long race and a small sticker to show for it.}
{is_wished_line:“{wished_line},” said {L}, which was all there was to say about it.} # wished
“You had more race than anybody,” said {grownup}. “The others had hardly begun, and it was over.”
{L} did not want more race. {young:{L} wanted to be first at something, tonight, before bed.|What {L} wanted was to be first at something, it did not matter what, and it had to be before bed.}
{is_wished_person:“{wished_person} didn’t so much as puff,” said {L}.} # wished
So it was {L} against the kettle, to the gate and back, as soon as the soup was gone.
-> DONE

=== s2
# shot: two
# place: garden; afternoon; breeze
# action: heroes run worried; grownup hold happy kettle; friends clap happy
# things: bucket; gate; kettle; smoke over kettle
Everybody came out to see.
{joining}
{is_loved:If it had been knowing about {loved}, {L} would have come in first, but they do not run that one on grass.|{musing}} # personal
The kettle had a good name as a slow one. {young:“On your marks,” said {A}, and ran the water.|It had been known to take so long that people forgot what it was for.} # usual
{hinderer_person:{hinderer} asked whether there would be tea, and switched it on before anybody was at the start.} # beat
{hinderer_animal:{hinderer} lay down on the finishing line, at full length, and was not to be moved.} # beat
{hinderer_carried:{hinderer} had been given the flag, and let it drop while {L} was still doing shoes.} # beat
Off went {L}, to the gate, and round the bucket, and back. {young:Puff, puff, puff. The door was near.|The path was dry, and the door came up like a door in a dream.}
Click, said the kettle.
“Oh, well run,” said {grownup}, to both of them. # usual
“Who is last?” said {L}. “I am.”
-> DONE

=== m1
# aside
# shot: close
# place: garden; afternoon; breeze
# action: grownup run laughing; heroes stand cross; friends run happy
# things: washing-line; 2 shoes; shirt on washing-line
Then {grownup} took off both shoes, and had a go. {young:It was once round the washing.|It was to be once round the washing, and no pushing at the sheets.}
{young:But you know how big people run, if you are to win.|There is a way that grown people run when they mean somebody to win.} All the arms go fast, and the legs hardly go, and they puff much too soon.
“You beat me!” called {grownup}, from miles behind. {young:“My word!”|“I do not know where you get it from.”}
{A} looked at {grownup}. There was not a hair out of place. {young:“You did the elbows,” said {A}.|“You were doing the elbows,” said {A}, “and I have seen you go for the bus.”}
“I may have done one elbow,” said {grownup}. ¶ It was put down as a win for the washing, which had hardly been out of breath. # more
-> DONE

=== l1
# aside
# shot: behind
# place: kitchen; afternoon; clear
# action: heroes point happy at dog; grownup clap happy; dog sit happy; friends stand calm
# things: sack; egg on spoon; spoon
Then everybody thought about what {L} was quick at. {young:Shoes? No. Soup? No. Stairs? Not very.|It was gone through from the morning on: shoes, no; soup, no; finding the other glove, certainly not.}
“You are quick at seeing dogs,” said {grownup}. “You have always seen it before I have.”
“They don’t have that one,” said {A}. {young:“They have eggs, and sacks.”|They have eggs on spoons, and sacks, and running, and running with somebody’s leg.}
It is hard to see why it should be sacks. {young:Nobody goes to school in a sack.|{A} had never met a person who was in a sack because they wanted to get somewhere.}
“Sneezing,” said {A}. ¶ But you have to wait for that, and in the end it did not come. # more
-> DONE

=== s3
# shot: object
# place: garden; dusk; rain
# action: heroes stand sad at shed; friends clap calm
# things: shed; wall; rain-cloud; medal
The next one had to be slower than a kettle. {L} chose the shed.
{helper_person:“On your marks,” said {helper}, and held up a tea towel for as long as it is ever held.} # beat
{helper_animal:{helper} ran as well, the other way, with every sign of having won that.} # beat
{helper_carried:{helper} was the finishing post, and stood up to it until nearly the end.} # beat
It was as far as the wall. {young:{L} got there first. {L} got there before the shed had moved at all.|{L} was there in no time, and turned round, and the shed had not so much as leaned.}
“First!” said {L}.
The shed was very good about it. {young:It did not cry.|It did not cry, or say that the sun had been in its window.} # usual
{themed_a} was entered, and did not finish at all, and had to be helped home. # personal
“I don’t think that it was trying,” said {L}. {young:“It just stood.”|“I think it was thinking about rakes.”}
So the wall was told to race the shed. They are still at it. # usual
“Who is last?” asked {L}. “I am.” It had begun to spit with rain, and the sticker was coming off at one end. # usual
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: grownup point happy at spoon; heroes kneel curious; friends sit-on-chair laughing
# things: row of 6 spoons on table; table
“Somebody has to be,” said {grownup}. {young:“If I take away the last one, the next one is it.”|“It is like a string. You may cut the end off, but then it has another.”}
They tried it with the spoons. All the spoons stood in a row, and the last was sent off home. {young:Now the one before it was last, and had not done a thing.|At once the one before it had the place, and it had done nothing to deserve it.}
{many:{B} sent that home as well, and so it went on,|That was sent home as well, and so it went on,} until there was just one on the table. # spare
“That one is first,” said {A}. {young:“And it is last.”|“It is first and last. It does not know what to do with its face.”}
-> DONE

=== l2
# aside
# shot: close
# place: bathroom; dusk; clear
# action: heroes pull calm sock; grownup kneel curious; friends sit calm
# things: feather in sock; sock; shelf
Then there was the race as it had really been. {L} told it to the sock, while it was pulled.
“They all went,” said {L}, “and I saw their backs. {young:I know all their backs.”|I could tell you every back in that class. One has a horse on it.”}
“What else?” said {grownup}. ¶ “There was a feather. {young:It was on the track. I went round it.”|It was lying in my lane, a blue one, and the others had gone straight over, so I don’t think they know.”}
{young:The feather was in the sock. It was a bit bent.|From the sock, when it came off, fell a bit of grass and a small blue feather, bent, but still blue.}
It was put on the shelf, where the prize would have been.
-> DONE

=== m4
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: heroes shout laughing at tap; friends carry calm plate; grownup carry calm pan
# things: tap; 2 drops; sink; row of 4 plates on table; table
Before pudding there is a wait, and in it {L} raced the tap. {young:Drip, it said. {L} said, drip. Drip, it said.|It had to be said before the tap could say it, and the tap had been doing it since the spring.}
“Drip,” said {L}, just too late. {young:“Drip!” That was too soon.|“Drip!” And that was a false start, and it has to be begun again.}
The plates were put round. {young:There was one each.|One heard the lid come off something.}
“It is a draw,” said {L}, and the tap said that it was. # more
“I would say that you lost on points,” said {grownup}, “but very few of them.”
-> DONE

=== s4
# shot: close
# place: kitchen; night; clear
# action: heroes eat proud spoon; grownup sit-on-chair happy; friends look-up surprised at heroes
# things: bowl before heroes; porridge in bowl; jam on porridge; row of 3 bowls on table; table
For pudding there was {~rice with jam|crumble}. {L} began with the outside, and went round, and did not hurry. It grew very quiet.
All the other plates were empty. And all the eyes were on the one that was not: on six whole spoonfuls, and the middle was one of them.
“Who is last?” said {L}.
{L} ate one. Everybody watched it go up, and in. There were five, and then there were four. # usual
“I am,” said {L}, with the {~jam|middle} still to come. “I am good at it.”
“You always were,” said {grownup}, over an empty plate. “I never saw anyone so good.” # usual
-> DONE

=== l3
# shot: wide
# place: bathroom; night; stars
# action: heroes sit happy in bath; friends hold sleepy towel
# things: bath; feather; 4 bubbles over bath
After that they saw it everywhere. Who is last in the bath? That one has all of it. There are no knees but your own.
Who is last with the towel? It is warm by then.
{L} was last with the tooth mug, too. There was a good bit left. It did not even have to be shared with a moustache. # more
The water went out. The last of it made the noise. It never makes it for the first.
“Again,” said {L}, to the hole. But it had no more. # more
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: grownup yawn sleepy; heroes stand happy; friends stand sleepy
# things: medal
The sticker was stuck on again. It went on the bed, up at the head. WELL DONE, it said. It could mean anything.
“Who is last to lie down?” said {L}. Everybody stood for a bit. They looked at the bed, and they looked at the others.
{grownup} yawned. It was a real one. There was no elbow in it.
Then there was the light. The last one gets to press it. Click. It was not a kettle.
-> DONE

=== l4
# shot: wide
# place: garden; night; stars
# action: owl sit calm; snail walk calm; heroes sit sleepy
# things: shed; wall; star; row of 3 stars
Outside the wall was ahead of the shed. It may have been the other way. It was dark.
The gate was shut. The bucket stood where you turn. It had a leaf in it. It had come second, once, to the rain. # more
Down on the line hung one sock. It was the last one out. It had the moon to itself, and all the pegs. # more
A last bird went over. It had the whole sky, and it took its time. # more
The stars came out. It was not a race. But one of them was last, and it was a good one.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sit sleepy; grownup yawn sleepy
# things: medal; clock
There was one more. Who is last to sleep?
{resting}
{keepsake}
{dream} # spare
Everybody lay down, with both eyes wide open. It was a strong field. # usual
The lamp was in it. The clock was in it, and had trained. # usual
“I am good at this,” said {L}. One eye went.
“I will be last,” said {L}. “By a long…”
It was very quiet.
{L} was first.
No one said so.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
“Who was last to sleep?” asked {A}, first thing. There was some looking at the floor. The lamp said that it had been switched off, which is not the same. The clock had been up all night, it said, and would be glad of a word with somebody.
So {H} made a sticker for the clock. WELL DONE, it said, and it went on over the twelve. The clock has been a little late at dinner ever since, and does not care.
-> DONE

=== next_bedtime
“Who is last?” It was the clock, by a long way.
-> DONE
