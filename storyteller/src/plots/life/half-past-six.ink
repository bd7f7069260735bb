# about: won(belt&!seat belt|grading|karate|judo|taekwondo|tae kwon do|kung fu|aikido); new-clothes(belt&!seat|karate|judo|taekwondo|gi ); club(karate&!give up&!giving up&!quit&!stop&!any more&!anymore&!hate&!refus&!sick of&!had enough&!want&!won't go&!drop out|judo&!give up&!giving up&!quit&!stop&!any more&!anymore&!hate&!refus&!sick of&!had enough&!want&!won't go&!drop out|taekwondo&!give up&!giving up&!quit&!stop&!any more&!anymore&!hate&!refus&!sick of&!had enough&!want&!won't go&!drop out|tae kwon do&!give up&!giving up&!quit&!stop&!any more&!anymore&!hate&!refus&!sick of&!had enough&!want&!won't go&!drop out|tkd&!give up&!giving up&!quit&!stop&!any more&!anymore&!hate&!refus&!sick of&!had enough&!want&!won't go&!drop out|kung fu&!give up&!giving up&!quit&!stop&!any more&!anymore&!hate&!refus&!sick of&!had enough&!want&!won't go&!drop out|aikido&!give up&!giving up&!quit&!stop&!any more&!anymore&!hate&!refus&!sick of&!had enough&!want&!won't go&!drop out|jiu jitsu&!give up&!giving up&!quit&!stop&!any more&!anymore&!hate&!refus&!sick of&!had enough&!want&!won't go&!drop out|jiu-jitsu&!give up&!giving up&!quit&!stop&!any more&!anymore&!hate&!refus&!sick of&!had enough&!want&!won't go&!drop out|jujitsu&!give up&!giving up&!quit&!stop&!any more&!anymore&!hate&!refus&!sick of&!had enough&!want&!won't go&!drop out|kickboxing&!give up&!giving up&!quit&!stop&!any more&!anymore&!hate&!refus&!sick of&!had enough&!want&!won't go&!drop out|martial art&!give up&!giving up&!quit&!stop&!any more&!anymore&!hate&!refus&!sick of&!had enough&!want&!won't go&!drop out); first-day(karate|judo|taekwondo|tae kwon do|kung fu|martial art|jujitsu|jiu jitsu); test(judo); proud(belt&!seat|karate|judo|taekwondo); nervous(judo); thing(karate belt|judo belt); learned(judo|karate|taekwondo)
# also: proud; happy; too-excited; tired; won; nervous; shy; trying-again; frustrated; first-day; patience; test; learned; learning; can-do; play; outing; club; new-clothes
# kind yellow: yellow
# kind orange: orange
# kind green: green
# kind blue: blue
# kind red: red
# kind medal: medal|medals|gold|silver|bronze|trophy
# kind judo: judo
# kind karate: karate
# kind tkd: taekwondo|tae kwon do|tkd
# wants: child
# role grownup: parent = the grown-up in the dressing gown
# ages: 4-10
# needs: hands
# holds: dark(kind)

=== title
{~Half Past Six|A Belt at a Quarter Past Nine}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: L stand proud; heroes stand; grownup stand surprised; friends stand
# things: door; cup; mat; coat on hook; hook
{
- is_wished_day:
{~It was {is_judo:judo|{is_karate:karate|{is_tkd:taekwondo|training}}} {wished_day}, and {H} had the white suit on already, {young:to see.|to see how it would be.}|The white suit was ironed. It was for {is_judo:judo|{is_karate:karate|{is_tkd:taekwondo|training}}}, {wished_day}, {young:and {H} put it on.|and {H} put it on in good time.}|{H} came along the hall sideways, in a white suit. It was {is_judo:judo|{is_karate:karate|{is_tkd:taekwondo|training}}} {wished_day}.}
- else:
{~{H} came home from {is_judo:judo|{is_karate:karate|{is_tkd:taekwondo|{is_medal:the competition|training}}}}, and had to come in {young:sideways.|sideways, because of the door.}|“Mind out,” said {H} in the hall, in a white suit, {young:home from {is_judo:judo|{is_karate:karate|{is_tkd:taekwondo|{is_medal:the competition|training}}}}.|home from {is_judo:judo|{is_karate:karate|{is_tkd:taekwondo|{is_medal:the competition|training}}}}, and turned round, and a cup came off the shelf.}|There are no pockets in a white suit, {young:only a belt.|and nothing to hold on to but the belt.} {H} had worn it to {is_judo:judo|{is_karate:karate|{is_tkd:taekwondo|{is_medal:the competition|training}}}}, and still had it on.}
}
{is_medal:There was a medal, too, and it hung on the door handle.|{is_yellow:“Yellow!” said {L}.|{is_orange:“Orange!” said {L}.|{is_green:“Green!” said {L}.|{is_blue:“Blue!” said {L}.|{is_red:“Red!” said {L}.|“Look!” said {L}.}}}}} {L} was as proud as a post.}
The belt was so new that it was as stiff as a ruler. It went twice round {L}, and into a knot, and then its ends stood straight out, {young:like wings.|one on each side, like the hands of a clock.}
“It says quarter past nine,” said {grownup}. {L} wanted the ends to hang down, {young:like the big ones’ belts.|as they do on people who know how.}
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: L sit; heroes sit; grownup stand; friends sit
# things: ribbon; sofa; cushion; lamp; themed
{joining}
{musing}
First {L} pulled the ends down with both hands. {young:They came down. They went up.|They came down quite willingly, and when the hands were taken away they went up again.} # usual
So {L} took the belt off, and rolled it up small, and sat on it.
{hinderer_person:“It ought to be wetted,” said {hinderer}, “or kept dry. I forget which it is.”} # beat
{hinderer_animal:{hinderer} was sure that something alive was under there, and waited for it to come out.} # beat
{hinderer_carried:{hinderer} was put on the other end, and did not weigh enough, and rose slowly.} # beat
Then {L} got up. {young:Whirr! It was straight.|Whirr, it went, right across the rug, and lay there as straight as a road.}
On it went, twice round, and a knot. “Quarter past nine,” said {grownup}. A cup fell over. # usual
{themed_a} had been in the way as well. # personal
-> DONE

=== m1
# aside
# shot: close
# place: hallway; afternoon; clear
# action: A stand calm; grownup kneel; heroes stand; friends sit
# things: mirror; ribbon; coat on hook; hook
To tie it you have to find the middle. {young:A belt has a middle, and so have you, and they must meet.|There is a middle of the belt, and there is a middle of you, and they have to be put together.}
The middle of {A} was easy. {young:It has a button on it.|It is marked with a button, under the jacket.} The belt was folded in two, to look for the other one.
Round it goes, and crosses behind, {young:where you can’t see it, and comes home again.|where nobody can see it, and comes home to the front like somebody who has been on a long trip.}
Then one end goes up under everything. {young:And over. And through. And pull!|It has to be everything, or it will be lying at your feet by the first bow.}
“It is called a knot that lies flat,” said {A}. ¶ {young:“It does not lie flat,” said {grownup}.|“This one has not been told,” said {grownup}.}
They tied it three times, to let it hear.
-> DONE

=== l1
# aside
# shot: above
# place: living-room; afternoon; clear
# action: A roll; heroes roll; grownup stand; friends sit
# things: rug; sofa; cushion; mat
“What did it do at the roll?” asked {grownup}. {young:So {A} did a roll.|“I will show you,” said {A}, and pushed back the chairs, and did one along the rug.}
Over went {A}. {young:Over went the belt.|Over went the belt as well, a little after, like the sails of a mill.} Slap, went one hand on the rug, as it should, and slap, slap, went the two ends.
“That was three,” said {grownup}. ¶ {young:“Only one was me,” said {A}.|“I do one,” said {A}. “The others are because it likes to join in.”}
The wind from it turned over a page of the newspaper, {young:and then one more.|and then, on the way back, turned it over again.}
{A} bowed to the rug, and the rug was let go. # spare
It had been very good, for a rug that has had no lessons.
-> DONE

=== s3
# shot: wide
# place: living-room; dusk; clear
# action: grownup sit calm; L stand curious; heroes stand; friends sit
# things: 5 book; chair; ribbon; lamp
So they laid it out flat, and put all the heavy books on it, {young:and a chair.|and a chair on the books, and {grownup} on the chair.}
{helper_person:“I weigh more than I look,” said {helper}, and stood on one of the books, to help.} # beat
{helper_animal:{helper} lay down along the top, and went to sleep, which is heavier than being awake.} # beat
{helper_carried:{helper} was put on top of it all, and was the last straw, in a good way.} # beat
They waited through the whole of the news. Then it was flatter, but it was just as stiff.
You could have stood a cup of tea on either end. # usual
{grownup} tied up the dressing gown, and {L} looked at the cord. It went round, and into a knot, and both its ends hung straight down. “Yours says half past six,” said {L}.
-> DONE

=== m2
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: A stand surprised; heroes stand; grownup stand; friends sit
# things: fridge; door; table; ribbon
Since it pointed, they looked where it was pointing. {young:One end said fridge, and one said bath.|The one end said the fridge, very plainly, and the other end said the bathroom.}
“Which comes first?” asked {A}. ¶ {young:“The fridge,” said {grownup}.|“One should begin on the left,” said {grownup}, and opened the fridge.} They had a piece of {~cheese|cucumber} each, standing up. Then they washed their hands.
Then {A} turned round, {young:and it said cup on one side, and clock on the other.|and so it said the teapot on the one side, and on the other a man who went by in the street.}
They could not do anything about the man. {young:They had tea.|They did the teapot, and waved.}
{pausing} # company
“It knows what it wants,” said {grownup}. # spare
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: grownup stir; A look-up curious; heroes look-up; friends sit
# things: pot; table; bowl on table; plate on table
There was spaghetti for supper. {young:It stood up in the pot, and stuck out.|It stood up out of the pot on all sides, at about a quarter past nine.}
“Will you sit on that as well?” asked {A}. ¶ {young:“No,” said {grownup}. “It just wants a while.”|“Nobody sits on spaghetti,” said {grownup}. “You leave it in, and you come past from time to time.”}
So they came past. It leaned. {young:It bent at the knees.|It bent at the knees, and after that it went down all together, without anybody having said a word.}
They came past again, and it lay in the water like hair.
“When did it stop being stiff?” asked {A}. ¶ Neither of them had seen it. {young:It had just gone soft, bit by bit.|There had been no one moment. It was only that they had come past.}
It took two turns round the fork, and the ends hung down. # spare
-> DONE

=== s4
# shot: close
# place: hallway; dusk; clear
# action: L stand happy; grownup stand happy; heroes stand; friends sit
# things: mirror; lamp; ribbon; coat on hook; hook
“How do you make it do that?” asked {L}. ¶ “I do not make it,” said {grownup}. “I tie it.”
“When?” ¶ “Every morning,” said {grownup}.
{L} thought about that. {young:That was a lot of mornings.|That was more times than there were stairs in the street.} # usual
So {L} took off the belt, and tied it. Then {L} took it off, and tied it. {grownup} tied the cord as well, to keep it company.
They bowed each time, and that was one. {young:“Two,” said {L}. “Three.”|At four the knot had a bend of its own in it, and at seven it went where it had been before.} # usual
At ten {grownup} stood back and looked. The ends were lower! It was only as much as a thumb. But nobody had pulled.
“Twenty past eight,” said {grownup}.
{is_wished_day:“It will be lower {wished_day},” said {L}. “That will be eleven.”} # wished
And {L} went through the door, and brushed against one side of it only.
-> DONE

=== m4
# aside
# shot: two
# place: kitchen; dusk; clear
# action: L eat; heroes eat; grownup sit-on-chair; friends sit
# things: table; bowl on table; fork; cup on table
They ate in their belts. The cups stood where they were.
“It is a good belt,” said {grownup}. ¶ “It is going to be,” said {L}.
One end lay on a knee. It had not done that before. # spare
{L} gave it a pat. It stayed there for as long as the pat, and a bit. # spare
The cord hung down, and did not say how easy it was. # more
When they got up, it was only one chair that fell.
-> DONE

=== l3
# aside
# shot: behind
# place: hallway; night; clear
# action: L climb stairs; heroes climb stairs; grownup walk; friends walk
# things: stairs; lamp; ribbon
Up they went, past the post at the bottom, and past the lamp.
Some of the way they went straight. Then it was sideways. Then it was straight.
“Eight o’clock,” said {grownup}, who came behind. # spare
It was in fact eight o’clock. They were both right. # spare
At the knot there were ten small creases, side by side. You could feel them with one thumb.
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; clear
# action: grownup fold shirt; L sit-up; heroes sit; friends sit
# things: bed; chair; shirt; lamp
The jacket was folded. The sleeves went in, one and then the other.
Then there was the belt to undo. That did not count, but they bowed.
They laid it on the chair, in a ring. It did not roll out.
“It is tired,” said {grownup}. ¶ “It has been tied ten times,” said {L}. # spare
Its ends lay on the seat. They were only a bit up in the air. # more
The pyjamas had a cord, as well. {L} tied it, and that was one.
-> DONE

=== l4
# aside
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: coat on hook; hook; ribbon on hook; moon; clock
In the hall hung the dressing gown. Its cord hung down, the one end by the other.
Nobody was in it. It said half past six to the coats.
The clock on the wall said ten, and they let it. # spare
Nothing stood out. A scarf hung down, and both the sleeves.
It would be tied in the morning. It did not think about that. # more
The moon went by the hook, and the coats, and the clock, and went on round.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; quilt; lamp; ribbon on chair; chair
{L} lay in bed, with both arms straight out on the quilt.
{resting}
{keepsake}
{dream} # spare
“Quarter past nine,” said {grownup}. ¶ {L} did not pull them. {L} only lay there. # usual
On the chair the {is_yellow:yellow |{is_orange:orange |{is_green:green |{is_blue:blue |{is_red:red |}}}}}belt lay round and round. It had ten soft places in it. # usual
The arms came down a bit. A breath went in, and out, and that was one. # usual
Eight o’clock. Seven.
“Half past six,” said {grownup}, and did not say it loud.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A parcel had come for the dressing gown. There was a new cord in it, and it stood straight up out of the paper, and said noon.
“I am told that somebody here knows the way down,” it said. {A} looked at it, and sent for the belt, and hung them over the same hook. “You are tied,” said the belt, “and you are untied. That is all it is. I have had eleven.”
-> DONE

=== next_bedtime
Two ends hung over the chair, and two over the hook. It was about seven, by all of them.
-> DONE
