# about: learned(cartwheel|handstand|headstand|somersault|forward roll|roly|gymnastics|tumbl); learning(cartwheel|handstand|headstand|somersault|forward roll|gymnastics); trying-again(cartwheel|handstand|somersault|gymnastics); can-do(cartwheel|handstand|headstand|somersault|forward roll); proud(cartwheel|handstand|headstand|somersault|forward roll)
# also: proud; frustrated; trying-again; can-do; happy
# wants: child
# role feat: answer = a cartwheel
# ages: 4-10
# needs: walking, hands
# holds: hen(kind), dark(kind)

=== title
{~Hand, Hand, Foot, Foot|The Other Way Up}
-> DONE

=== s1
# shot: wide
# place: garden; day; clear
# action: heroes lie-back happy; friends look-up laughing
# things: washing-line; barrel; 3 flowers
{~Hand, hand, flop. {H} lay in the grass, {young:and the sky was back on top.|and everything had been put back the way up that it usually is.}|“There is something up there,” said {H}, out of the grass, {young:“and it is all the other way up.”|“and it is nearly the same as here, but somebody has hung it.”}|Nobody has ever seen much of the garden the other way up. {young:But {H} had seen a corner of it.|But {H} had seen the corner by the water butt, for about as long as a blink.}}
And all because of {feat}. You put your hands down, and your feet go up, and then for a moment you can look in. {young:Grass was all over the top.|In there they have a lawn for a ceiling, and it wanted cutting.}
Then it was flop, and shut. {young:{L} wanted to get all the way in.|And what {L} wanted was to go in at one side of it, and come out at the other.}
“Again,” said {L}. # usual
-> DONE

=== s2
# shot: two
# place: garden; day; clear
# action: heroes fall laughing; chicken walk calm; friends hold happy basket
# things: bucket beside heroes; wheelbarrow; washing-line; row of 4 socks on washing-line
The next one went up as high as the bucket. Hand, hand, and there it was. {young:A hen went by on the grass, with its feet up.|A hen was crossing the ceiling, quite calmly, holding on by its toes.} Flop.
“Did you see that?” said {L} to the hen. {young:The hen had not seen a thing.|The hen had noticed nothing out of the way.} # usual
Then they were sent out with the washing, and that gave more room.
{joining}
{hinderer_person:“Do not mind me,” said {hinderer}, and stood just where the feet were going to come down.} # beat
{hinderer_animal:{hinderer} came to see what was so good down there, and put a nose where the hands were going.} # beat
{hinderer_carried:{hinderer} had been left out on the lawn, and in there {hinderer} hung from the ceiling, right in front.} # beat
The next was as high as the wheelbarrow. {young:In there the washing stood up! The socks stood on their toes.|In there the washing was standing up, the whole row, on the tips of its toes, with its arms over its head.} Flop.
{themed_a}, which lay out on the grass, hung up there too, and did not fall. # personal
Shut, like a lid. {young:And {L} had not seen the half of it.|You could tell that a good deal more lay farther back.} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: garden; day; clear
# action: heroes lie-back laughing on bench; friends lie-back laughing on bench
# things: bench; plum
You can see some of it for nothing, {young:if you hang your head off the bench|by letting your head hang down from the bench, though it is not the same as going}. So they did that for a bit.
All is well until they talk. {young:Their mouths are on top, and their eyes are under.|People have their mouths at the top, in there, and underneath, where you would look for a mouth, there are two eyes, blinking upwards.}
“Would you like a plum?” asked a chin. {young:The chin had a nose, but it was a chin.|A nice face, for a chin, and it wore its hat below.}
They laughed so much that they all slid off. # spare
The hen had no chin, either way up, and did not see what there was to laugh at. # more
{pausing} # company
-> DONE

=== l1
# aside
# shot: above
# place: garden; afternoon; clear
# action: heroes fall surprised; friends kneel laughing before key; snail peek calm
# things: stone; key; biscuit; shell; hedge
About then the pockets went. {young:{L} went up, and it all came out.|At the top of the ninth there was a rattle, and they let go of the lot.}
Out came a stone, and a {~key|peg}, and a bit of biscuit, {young:and a snail with no one in|and the house of a snail who had moved}. In there they all fell up. {young:They went plop, into the grass.|They went straight up, past {L} on the way, and stuck in the lawn.}
The hen had the biscuit, and took it to be weather. # spare
“You have to have less in,” said the grown-up with the pegs. ¶ “The stone could not help it,” said {L}. # more
They sat the stone on the step, where it could see. # more
After that {L} was lighter, {young:and went up as high as the hedge|and got nearly as high as the hedge, on the one side}.
-> DONE

=== m2
# shot: wide
# place: garden; afternoon; clear
# action: heroes fall cross; friends shout happy at heroes; parent fall laughing
# things: basket; 5 pegs; washing-line
# people: parent=woman
By now everybody had told {L} how. {young:“Feet up!” said one. “Feet together!” said one. “Do not think of your feet!” said one.|“Up with the feet,” said one, and “Feet together,” said one more, and somebody’s aunt called over the fence that the great thing was not to think of your feet at all.}
So there were a lot of feet in it. {young:{L} looked up at them, to see. Flop.|{L} looked up, each time, to see how they were getting on, and it was always just about to be flop.}
“Shall I hold them for you?” asked the aunt. {young:“They are busy,” said {L}.|“They are the only ones I have,” said {L}, “and they have to come with me.”} # spare
The grown-up with the pegs had a go, too. {young:Flop, with pegs.|A very large flop, that was, and it had pegs in.} # usual
“I could do it once,” said the grown-up with the pegs, from the lawn. # usual
-> DONE

=== l2
# aside
# shot: close
# place: garden; afternoon; breeze
# action: heroes kneel curious before bucket; friends kneel curious before bucket; chicken drink calm
# things: bucket; sock; cloud
They filled the bucket, as it might be the looking that was wrong. {young:You can see it in a bucket, if you keep still.|A bucket has a bit of it in the bottom, if nobody breathes.}
All of it was there: {young:the sky, and the socks|a hedge, the socks, a good piece of sky}, and {L}, hanging by the feet, looking up out of it.
“What is it like?” asked {L}. The one in the bucket was asking, too. # spare
Then the hen had a drink. {young:Then it all broke, and came back bit by bit.|The whole of it went into rings, and put itself together again, a sock at a time, not quite in the same order.}
“It is not deep,” said {L}. {young:“You cannot get in by there.”|“I thought as much. That is only the window.”}
But they all had a turn at looking in, and said hello to whoever was there. # more
-> DONE

=== s3
# shot: object
# place: garden; dusk; clear
# action: heroes sit curious at wheelbarrow; friends push calm wheelbarrow
# things: wheelbarrow; big wheel before wheelbarrow; leaf on wheel; pegs
Flop, it went, and flop, and {L} lay there, and did not get up.
The last one had hardly been worth looking in for. # usual
{helper_person:“Move up,” said {helper}, and sat down in the grass as well, to see what there was to see.} # beat
{helper_animal:{helper} came and stood over {L}, and breathed, and then looked round at something that squeaked.} # beat
{helper_carried:{helper} came by, being taken in on top of the washing, and so {L} looked up.} # beat
The pegs were going home in the wheelbarrow. It had a leaf on its wheel. {young:Up went the leaf. It went over, and down, and under, and up.|The leaf went up the back, and over the top, and down the front, and in underneath, and up.}
The leaf did not jump. {young:It did not look at its feet.|It did not stop on the way to see how it was doing.} # usual
“It is not up at all,” said {L}. {young:“It is round!”|“That is where I went wrong. I have been going up. It is round.”}
{young:So {L} did not go at it from the front. {L} stood side on, like a wheel.|So {L} stood side on to it, as a wheel does, with both arms out.} “Hand, hand, foot, foot,” said {L}, to keep them in a row.
-> DONE

=== m4
# aside
# shot: two
# place: garden; dusk; clear
# action: heroes think curious; friends point happy at heroes
# things: 2 gloves; 2 boots; washing-line
There are four of them, on you, if you count. {young:A hand, and a hand, and a foot, and a foot.|They are not all the same length, but neither are the spokes of that wheelbarrow.}
{young:They had all gone at once. That was why.|The trouble had been that they all came at once, like people at a door.}
“After you,” said {L} to the one hand, and to the other hand, “and then you, and then you.”
It was tried on the table with two {~forks|spoons} and two pegs. {young:It went over. It fell off, but it went over.|It went over beautifully, and came down off the end, which was only because of the table.} # spare
A fork takes up a good deal of room, going over. # more
-> DONE

=== s4
# shot: close
# place: garden; dusk; clear
# action: heroes jump proud; friends clap happy; chicken jump happy
# things: moon; window; hedge; lamp on window
Hand. Hand.
{young:And there it was, and it was not shut.|And there it was, and no lid came down.} It was the whole of the garden, with the lamp lit in the window, and all of it hung there as still as a plate. {young:The moon was at the bottom, and they were all up at the top.|Right at the bottom lay the moon, and up at the top, in a row, were the family.} # usual
Foot. Foot.
{L} was standing up, {young:on the other side, by the hedge.|by the hedge, a good way from the beginning.}
“You did it!” they called. “You went over!”
“I went in,” said {L}, “and I came out.” # usual
“And what was there?”
“You were,” said {L}. {young:“You all held on with your feet.”|“You were all up there, holding on by your feet, and you were waving.”}
-> DONE

=== l3
# shot: wide
# place: garden; night; stars
# action: heroes jump sleepy; friends clap sleepy; chicken sit calm
# things: key; stone; door
{A} did it three more times, for those who had looked away, and once for the hen.
The dew came. Then they went in, with the key, and the stone. It had liked it in the grass.
{homeward} # company
“I may have one more go,” said the grown-up with the pegs. “I may have it when it is dark.” # spare
There was a flop, later on. They did not say a thing. # more
All the socks came in, and lay down flat. They had been up all day. # more
-> DONE

=== m3
# shot: behind
# place: bathroom; night; stars
# action: heroes wash sleepy; friends wash sleepy
# things: bath; 5 bubbles over bath
They did the hands, and they did the feet. All four were green.
The bath had a bit of it in, the other way up. There was a tap, and it hung by its nose.
“Hello, chin,” said {L}, with a head back. They said it to each other. # spare
It was just as well that the bath was not round. # more
Out it all went, by the hole, with the tap and the chins. # more
-> DONE

=== l4
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: lamp over bed
If you lie on your back there is a floor up there. It is a white one. It has no chairs.
A lamp grows in the middle, on a stalk. You step over the top of the door, to go in.
There is a crack in it, like a road. You could see where it went. # more
It would be a good floor for it, side on. # spare
The moon put one foot in, at the edge. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
The bed was the right way up. That is the best way for a bed. # usual
{resting}
{dream} # spare
“Hand,” said {L}. It went in under the pillow, where it was cool.
“Hand.” It went in with the first.
“Foot,” said {L}, a bit slow. “Foot.” They were warm, the two of them. # usual
High up was the ceiling, like a white floor. The lamp went in.
And over.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There were four flat places in the lawn in the morning, and they were in a row. They were rather large. The hen had been round them twice.
At breakfast the grown-up with the pegs had grass behind both ears, and buttered the toast, and did not say a word.
“What was there?” asked {A}.
It was some time before there was an answer. “All of you,” it was, “asleep, the other way up. You were holding on very well.”
-> DONE

=== next_bedtime
The ceiling was white, and it was quiet. It looked as if it had been walked on.
-> DONE
