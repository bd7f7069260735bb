# tells: entries(story|a machine|machines that|machine that|machine which|built a time machine|made a time machine|invented a time machine|time machine that|time machine which|vending machine|sweet machine|bubble machine|snow machine|pancake machine|ice cream machine|washing machine that|washing machine which|washing machine went|washing machine kept|washing machine started|invention|inventions|contraption|built a robot|made a robot|invented a robot|robot kept|robot that kept|robot which kept|robot who kept|robot which was making|robot that was making|robot who was making|robot was making|robot that made|robot which made|robot who made|robot that cleaned|robot that tidied|robot who tidied|robot that did|robot that could not stop|robot that couldn't stop|robot couldn't stop|robot could not stop|robot who couldn't stop|robot that would not stop|robot wouldn't stop|robot that wouldn't stop|robot who wouldn't stop|robot went wrong|robot that went wrong|robot got stuck|robot vacuum|robot hoover|robot was supposed|robot that was supposed|robot who was supposed)
# happens: machine
# wants: child
# kind time: time machine|time travel*|back in time
# kind change: fold*|tidy*|tidies|tidied|turns|turned|turning|chang*|shrink*|shrank|paint*|swap*|grow*|mix*|sort*|pack*|suck*|eats|eating|ate|wrap*|glue*
# kind food: pancake*|cake*|biscuit*|cookie*|sweets|chocolate*|ice cream*|custard|jam|soup|pizza*|toast|sandwich*|spaghetti|pasta|noodle*|popcorn|jelly|pudding*|doughnut*|donut*|waffle*|porridge
# kind make: mak*|made|bak*|cook*|knit*|print*|blow*|bubble*|spit*|squirt*|shoot*|give*|gave|pour*|rain*|snow*|writ*|fill*
# ages: 3-10
# holds: dark(kind)

=== title
{~And Again|The Short Foot}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; clear
# action: heroes stand curious at e1; friends stand curious
# things: e1 right; rug; chair
{~First it hums, and then a small green light goes on at the top. {H} had been waiting for the light.|“Is that it?” somebody asked {H}. That was it.|“Ting.” That was how it began, and {H} was standing next to it.}
{entry_1}
{entry_1_seen} # usual
It hummed, and the green light went on. “Ting,” it said, {young:and rocked a bit, on one short foot.|and rocked a little to the left, like a table with one short foot.}
{
- is_time:
And it was not now any more. {young:They all looked at the clock.|Everybody looked at the clock, which looked as surprised as a clock can.}
- is_change:
And one thing had been done, from top to bottom, {young:and it looked for the next.|and it seemed to be looking round for the next.}
- is_food:
And there was the first. {young:They ate it up.|They ate it standing up, and it was very good.}
- is_make:
And there was the first. {young:They all looked at it.|They all stood round, and one or two of them clapped.}
- else:
And it had done it. {young:They all clapped.|They all stood round, and one or two of them clapped.}
}
“Good,” said everybody. # usual
Hum, light, ting, and {is_time:it was not now again|{is_change:that was the next thing done|{is_food:there was some more, and they ate that, too|{is_make:there was another|it did it again}}}}. {young:“Well,” they said, “it knows how to do it.”|“Well,” said everybody, “it knows how to do it.”}
Hum, light, ting. And again.
{not is_entry_2:It was very good at it. That was not the trouble. {young:The trouble was the again.|The trouble, as {L} saw quite soon, was the again.}} # spare
-> DONE

=== m1
# aside
# shot: above
# place: living-room; afternoon; clear
# action: A write curious; heroes kneel curious; friends stand curious
# things: notebook in A.hand; e1 right; e2 left; rug
{A} kept count of it, {young:with a line for each, until the page was full.|with a line for each. Every fifth line went across the others, as you do with days, and soon there was no white left on the page.}
It did number nineteen just as well as number one. {young:It did number twenty a bit better still.|Number twenty was, if anything, a little better, for it had had more practice.}
“How many is enough?” asked {A}. {young:Nobody knew.|Nobody had been asked that before, and nobody knew.}
{is_time:Then the page was white again, because it was before the page.|{is_change:Then the pencil had been done, too, and they had to count on fingers.|{is_food:By then you could not have eaten it if you had been paid.|{is_make:They had to climb over the first ten, to see the others.|By then they were all humming it, without meaning to.}}}}
{pausing} # company
Hum, light, ting, {young:and that was twenty-one.|while they were still talking, and that was twenty-one.} “And again,” said {A}, and wet the pencil. # spare
Somebody tried to guess the last one. They guessed thirty. They guessed forty, and then fifty, and after that {young:nobody said a number.|nobody liked to say a number, in case it heard.} # spare
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: A point cross at e1; heroes stand worried; friends stand surprised
# things: e1 right; e2 left; chair; themed
{is_entry_2:{entry_2}|There comes a time when it is enough, and that was at about half past four.}
{joining}
“That will do,” said {L}, {young:as kindly as you can say it.|in the voice in which you tell a visitor that it has been very nice.}
{is_time:Ting. Now {L} had not said it yet, and had to say it again.|It listened. It hummed a little lower. {young:Then it did it again, and took a bit more care.|Then it did it again, with a bit more care, as though that was what had been wrong.}} # usual
{hinderer_person:“Do it again, I did not see it!” said {hinderer}, who had been out of the room, and it did.} # beat
{hinderer_animal:{hinderer} answered each ting, and the machine was so pleased with that, that the tings came quicker.} # beat
{hinderer_carried:{hinderer} was held up to it, to show that somebody had seen enough. It did one more for {hinderer}.} # beat
“Stop,” said {L}. It did it for that, too. {young:“Please stop.” It did two.|“Stop, please,” said {L}, and it did two, since it had been asked so nicely.} # usual
{is_thing_2:You could not look at {thing_2} any more without hearing “ting”.} # usual
{themed_a} was the only thing that still looked the same as in the morning. # personal
Hum, light, ting, and again. {is_time:{young:“Is it still today?” somebody asked.|Nobody liked to say what the time was.}|{is_change:Nothing was safe that stood still.|{is_food:Nobody could eat any more, not even to be polite.|{is_make:There was more than anybody had asked for.|}}}}
-> DONE

=== l1
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A stand proud at e1; heroes stand curious; friends stand curious
# things: e1 right; e3 left; curtain; rug
{A} tried to show it how you stop. {young:First you do a thing. Then you sit down.|It is quite easy, once you have seen it: you do a thing, and then you sit down and have done it.}
So {A} hummed, and clapped once, and said “ting”. {young:Then {A} sat down on the rug.|Then {A} sat down on the rug, and folded both arms, and looked as finished as possible.}
It watched. You could tell by the light. It waited for as long as it takes to fold two arms. ¶ Then it did it again. {young:It clapped as well.|This time there was a sort of clap in the middle.}
{is_time:And {A} was standing up, and had not shown it anything yet.|{is_change:And both arms had to be looked at, to see if they were still the same.|{is_make or is_food:And there was one more to put with the others.|“It learns very fast,” said {A}. “Only not that.”}}}
“You have to do the sitting as well,” said {A}. {young:It hummed.|It hummed, in the friendliest way, as you do with a language you do not speak.} # spare
{is_thing_1:“It is no use,” said {A}, and looked at {thing_1}.} # spare
-> DONE

=== m2
# aside
# shot: close
# place: hallway; dusk; clear
# action: A hold worried cushion; heroes stand worried; friends stand worried
# things: door; e2 left; e3 right
They went out, and shut the door, so that it should have nobody to do it for. {young:That helps with some people.|There are people with whom that works very well.}
They stood in the hall and listened. {young:There was no hum.|For a time there was nothing at all behind the door, and {A} had begun to smile.}
Then it came, quite low, {young:so as not to bother them.|as though not to bother anybody who had gone out to have a rest.} Hum. Ting.
{is_time:And they were back in the room, and had not gone out yet.|{is_change:And then it had been done to the door.|{is_food:And it smelled very good, and nobody was hungry.|{is_make:And something came out under the door, to show them.|And the door shook a bit.}}}} “And again,” said {A}.
There was a line of green light on the floor. It went on, and off, {young:and on.|and on, and each time everybody’s socks were a little greener.} # spare
“Perhaps it does it for the chairs,” said {A}. {young:But the chairs had not asked.|But the chairs had not asked for it, any more than the rest of them.} # spare
-> DONE

=== s3
# shot: behind
# place: living-room; dusk; clear
# action: A carry worried blanket; heroes stand worried; friends stand worried
# things: e1 right; blanket; e2 left
{is_entry_4:{entry_3}}
Then {L} pulled out the plug, {young:but it was out already.|but somebody had thought of that, and it was out already.} # usual
So {L} fetched a blanket, and put it over the whole thing, as you do with a parrot. {young:It was dark under there.|Under there it was as dark as bedtime.}
They waited. {is_thing_3 and not is_entry_2:{L} thought of {thing_3}, and hoped.|Nobody breathed.} {young:Then the blanket hummed.|Then the blanket began to hum, and a green light came through the wool.}
“Ting,” said the blanket. {is_time:And it had not been fetched yet.|{is_change:And it had been done to the blanket, too.|{is_food:It smelled very good under there, but nobody was hungry.|{is_make:And there was a bump in it that had not been there before.|And again.}}}} # usual
{helper_person:“Listen,” said {helper}. “After the ting it goes knock. What is it that goes knock?”} # beat
{helper_animal:{helper} lay down, put one ear to the floor, and lifted it at every ting, as if something down there had knocked.} # beat
{helper_carried:{helper} was standing on the floor, quite close, and jumped a bit at every ting. The floor had jumped first.} # beat
{is_thing_1:{L} sat down, and looked at {thing_1}, and listened.|{L} sat down, and listened.} It went hum, ting, {young:and then something went knock.|and then, quite softly, before the next hum, there was a knock.}
It was the short foot, coming down. Knock. And again. # usual
-> DONE

=== l2
# aside
# shot: two
# place: living-room; dusk; clear
# action: A peek curious under e1; heroes kneel curious; friends sit curious
# things: e1 right; cushion; torch in A.hand
{A} held one hand over the short foot, and felt the wind of it. {young:Knock, it went, and then the hum came.|Each time the foot came down, and each time, straight after, the hum began.}
So they tried it the other way. {young:They made a knock with a spoon.|{A} knocked on the floor with a spoon, and then they all waited.}
Nothing hummed. {young:So it was not the sound.|The sound alone was not what did it, then, and you could put away the spoon.}
“Then it is the foot,” said {A}. “It treads on something.” {young:They all looked at their own feet.|Everybody looked at their own feet, to see what those were treading on.} # spare
One trod on a crumb, and one on a button from a coat, and {A} had the end of the rug. # spare
“You have to lie down for this,” said {A}. {young:It was late, and the floor was cold.|But it was late by then, and the floor was cold, and first they all had to put on a jumper.} # spare
-> DONE

=== s4
# shot: close
# place: living-room; night; clear
# action: A lie-front curious at e1; heroes kneel curious; friends kneel curious
# things: e1 right; button; sock; e3 left; e4
{is_entry_3 and not is_entry_4:{entry_3}}
{is_entry_3 and not is_entry_4:And all the time it went hum, light, ting, knock.} # usual
Then {L} lay down flat on the floor, where nobody ever looks. {young:And there, under the short foot, was a button.|And there, under the short foot, where you put the button if you do not think, was the button.}
It had “Once more” written on it. So each time that it was done, it rocked, and the foot came down, knock. It had been telling itself.
“It thought that we were asking,” said {L}. # usual
{L} took off one sock, and folded it twice, and pushed it under the foot. {young:It fitted.|It was just as thick as the foot was short.}
Hum. Light. Ting. It did not rock. There was no knock.
{
- is_time:
It was now. They waited a bit, and it was still now.
- is_change:
They waited. {is_entry_3:Nothing more was done to anything.|Then it came undone, the last thing first.}
- is_food:
They waited. That had been the last, and it was kept for the morning.
- is_make:
They waited. That had been the last one.
- else:
They waited for the again, and it was quiet.
}
{is_thing_2:You could hear {thing_2} not doing anything.} # usual
{is_entry_4:{entry_4}}
The light went out. “Good,” said everybody, and this time nothing happened. # usual
-> DONE

=== m3
# shot: wide
# place: living-room; night; clear
# action: A pull sleepy blanket; heroes carry sleepy; friends stand sleepy
# things: e1 right; e2 left; blanket
Then they tidied up. It had been done a lot.
{is_time:They put the clock right. They put the cups back.|{is_change:The rest was done by hand. They did the worst bits first.|{is_food:They put a lid on it. The rest was for next door.|{is_make:They put the last one on the shelf. It was to be kept.|They put the chairs back, and the rug straight.}}}}
It stood on its sock, and did not rock. It looked tired. It looked glad. # spare
“You did it very well,” {A} told it. “You did it all day.”
It did not say “ting”. It had said that. # spare
-> DONE

=== l3
# shot: two
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; friends sit sleepy
# things: basin; mirror; sock
With teeth it is good to have an again. Up, and down. And again.
Then {A} rinsed, and stopped. It was quite easy. # usual
One foot had a sock on, and one had none. The floor was cold to the one.
“Shall I get it back?” asked {A}. They all said no, and said it at once. # spare
The tap went drip. They all looked at the tap. It did not do it again. # spare
“That is how you do it,” {A} told the tap. “You did it once, and you did it well.” # spare
-> DONE

=== m4
# shot: behind
# place: hallway; night; stars
# action: A tiptoe sleepy; heroes tiptoe sleepy; friends walk sleepy
# things: stairs; lamp; door
They went up. One foot was warm. One was not.
“Listen,” said {A}, at the top. They all stood still.
Down there was no hum. There was no green under the door. # usual
“Do you miss it?” asked {A}. ¶ They did, a bit. It had been so sure. # spare
So {A} said it, very low. “Ting.” # usual
It did not work. There was no knock. # spare
-> DONE

=== l4
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: e1; sock; moon; window
It stood in the dark, and it was level.
Under the foot was the sock. Under the sock was the button. “Once more,” said the button, but nobody trod on it.
{is_thing_2:The moon came in, and looked for {thing_2}. It had done that last night.|The moon came in over the floor. It had done that last night.} # spare
It would do it again. Nobody had to ask. # usual
It thought of the day. It had done it, and done it. It had not once done it badly. # spare
One small light was still warm. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; quilt; lamp; sock
{H} lay in bed, with one sock on.
{resting}
{keepsake}
{dream} # spare
“Once more?” asked {L}. So there was one more kiss. And again. # usual
Then it was enough. You could tell.
{L} took one breath in, and let it go. It went by itself. And again.
It was the same one each time. It was done very well. # usual
Hum, said the dark, or no one did. The light went out. # usual
{is_being_1:Goodnight, {being_1}.|{is_thing_1:Goodnight to {thing_1}.|Goodnight to the sock.}} Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a folded sock on the mat, and somebody had washed it. In the next room something had stood on three feet and a book since before breakfast, so as to be able to give it back. ¶ {H} put the sock on. Then {A} lay down flat, and pressed the button with one finger, just the once. Hum, light, ting. “Good morning,” said {A}.
-> DONE

=== next_bedtime
One sock was on, and one was out, under a foot. It had asked for it once more.
-> DONE
