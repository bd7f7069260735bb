# about: party(disco&!birthday&!wedding&!kitchen&!at home&!nobody&!tomorrow&!next week&!friday&!too loud&!scared&!nervous&!wouldn&!cried&!hated); outing(disco&!birthday&!wedding&!kitchen&!at home&!nobody&!tomorrow&!next week&!friday&!too loud&!scared&!nervous&!wouldn&!cried); school-day(disco&!birthday&!wedding&!kitchen&!at home&!nobody&!tomorrow&!next week&!friday&!too loud&!scared&!nervous&!wouldn&!cried); play(disco); too-excited(disco&!birthday&!wedding&!kitchen&!at home&!nobody&!tomorrow); club(school disco); performance(school disco)
# also: too-excited; happy; cannot-sleep; tired; proud; party; school-day; clothes; new-friend; person; thing; play
# wants: child
# role grownup: parent = the grown-up with the coats
# names: Mr Tull | Mr Gedge | Mr Sallow
# ages: 3-10
# needs: hearing
# holds: dark(kind), school(kind)

=== title
{~The Floor Said Boom|The Disco in the Colander}
-> DONE

=== s1
# shot: wide
# place: school; night; clear
# action: heroes dance happy; tull stand; girl dance; boy dance; friends dance
# things: spotlight; paper-chain; loudspeaker
# people: tull=man(he, cap); girl; boy
{~By day the school hall is for lunch, and it smells of gravy. Tonight it was dark, with {H} in it, {young:and it was a disco.|and it was the disco, with just a little gravy in the corners.}|“Boom,” said the floor, and {H} {young:felt it in both shoes.|felt it come up through both shoes as far as the knees.}|Red, blue, green went the lamps, round and round the hall, {young:and over {H}.|over the coats, and over the teachers, and over {H}.}}
Mr Tull, who has the keys, had turned the lamps on. {young:He had a hat with a light on it.|He stood beside them with his arms folded, and one of his feet was going.} # usual
Boom, said the floor, whether you danced, or stood next to the crisps. {young:It went in at your feet and up to your tummy.|It went in by the feet and up to the tummy, and there it turned round and came back.}
Then Mr Tull pressed a switch, and it was bright, {young:and all of it was gone.|and there was only the hall, full of people who wanted their coats.}
{A} felt the wall. It had stopped as well. “Is it still on somewhere?” asked {A}.
-> DONE

=== s2
# shot: two
# place: kitchen; night; clear
# action: A listen curious fridge; heroes listen; grownup stand; friends stand
# things: fridge; table; chair; coat on chair; kettle; themed
At home {A} listened for it {young:in the kitchen, with one ear on the fridge.|all over the kitchen, and put an ear to whatever might be humming.}
{joining}
{musing} # personal
The fridge had a hum, {young:but no boom.|but you could not have danced to it, unless you were a cheese.} The kettle had nothing at all. # usual
{themed_a} was held up to one ear, and had nothing on, either. # personal
“It is too bright for it,” said {A}. So {grownup} put out the light, and stood the colander over a torch, {young:and there they were!|and the ceiling came out in spots.}
Round went the spots, over the cupboards and over {grownup}, {young:and they all danced in their socks.|and they danced in their socks, past the sink and back, and {grownup} took the corner by the bin.} # usual
{hinderer_person:“This is how it is done,” said {hinderer}, and it took up nearly the whole floor.} # beat
{hinderer_animal:{hinderer} wanted a spot, and went up and down the kitchen after it.} # beat
{hinderer_carried:{hinderer} was danced with, and went limp, and had to be held up for the rest.} # beat
-> DONE

=== m1
# aside
# shot: close
# place: hallway; night; clear
# action: A hold curious coat; heroes stand; grownup stand; friends stand
# things: coat in A.hand; hook; shoe; lamp; button
They looked in the coats, to see what had come home. {young:There was half a crisp in one pocket.|In one pocket there was half a crisp, and in the other there was the rest of it, much smaller.}
There was a hair clip, which was nobody’s, {young:and a bit of gold on a sleeve.|and on one sleeve there was a speck of gold that would not come off.}
“That is from the lamps,” said {A}. {young:“It got stuck on me.”|“It must have been going round, and I was in the way.”}
In the shoes there was {young:a very hot sock.|a pair of socks, and they were so warm that they smoked a bit.} But there was no boom in there. # spare
{A} shook both the shoes, {young:one by one, at one ear.|one after the other, next to one ear, as you do with a clock.} Out came a small stone, which had been there since the {~summer|holidays}.
-> DONE

=== l1
# aside
# shot: above
# place: laundry; night; clear
# action: A dance laughing; heroes dance; grownup stand; friends dance
# things: basket; sock on basket; shelf; towel on shelf
The washing machine was on. {young:It had a very good window, and the socks went round.|It had a round window, with a light in it, and behind the window the socks had a disco of their own.}
“Slosh,” it said, “and slosh.” {young:You could dance to that, if you went slowly.|You could dance to that, if you took your time, and put both arms into it.}
So they did, {young:in a row, from side to side.|all of them in a row, from one side to the other, like weed in a pond.} Then it thought of something, and began to spin.
It went so fast that it left its place, {young:and came right out from the wall.|and came out from the wall by about a foot, with everything it had.}
“It has gone mad,” said {A}. {young:“Nobody dances like that.”|“There was one like that at the disco, but he had to have his orange.”}
-> DONE

=== s3
# shot: above
# place: kitchen; night; clear
# action: L jump; heroes jump laughing; grownup jump; friends stand
# things: table; chair; lamp; broom; wall
{young:It was good, but the floor did not say boom.|It was good, but it was not quite it. There were the spots, and there were the socks, but the floor had not said a word.}
“Boom,” said {L} to it, and stamped. {young:The floor said pat.|The floor said “pat”, because of the socks.} They tried it all at once, {young:and a cup fell over.|and a cup fell over, and two spoons went a little to the left.} # usual
{helper_person:“From the knees,” said {helper}, and did it from the knees, and had to sit down.} # beat
{helper_animal:{helper} thumped along with the tail, and that was nearer to it than all the feet.} # beat
{helper_carried:{helper} was dropped on the floor, and it said “pff”.} # beat
Then there was a boom, and another one. {young:They all stood still!|They all stood still, on one leg, and nobody breathed.} But it was next door, with a broom, {young:and they wanted to sleep.|on the other side of the wall, and it did not mean that they wished to join in.}
So that was the end of it. {grownup} put the colander back on its hook, {young:spots and all.|and the spots went back where they live.}
-> DONE

=== m2
# shot: behind
# place: living-room; night; clear
# action: A look-through curious window; heroes peek; grownup stand; friends peek
# things: window; curtain; street-lamp; sofa
It came while the curtain was being drawn. {young:Boom, boom, boom, it went, down in the road!|It was a long way off to begin with, and then it was nearly at the gate. Boom, boom, boom, it went, down in the road.}
They all ran to the window. {young:It was a car, with its lights on.|It was a car, with its windows shut, and it was so full of boom that the lids of the bins took it up.}
It stopped at the corner, for the lamp to go green. {young:{A} danced as fast as it would go.|{A} got in as much as could be got in, there on the carpet, with the end of the curtain.}
Then it drove on, {young:and took it round the corner.|and took it round the corner, and you could hear it being taken all the way to the bridge.}
{pausing} # company
“That was somebody else’s,” said {A}. {young:“Mine had a slower one.”|“Ours was slower, and it came up through the feet.”} # spare
-> DONE

=== l2
# aside
# shot: two
# place: living-room; night; clear
# action: A dance proud; grownup dance; heroes dance; friends stand
# things: sofa; rug; lamp; cushion
“Show me one that you did,” said {grownup}. {young:So {A} showed the one with the elbows.|So {A} showed the one with the elbows, for which you need a lot of room, and to be among friends.}
You hang out the washing with both hands, {young:and then you find that it is raining.|and then you notice that it has begun to rain, and get it all in again.}
{grownup} did it well, {young:but forgot the pegs.|but left out the pegs, and so most of it would have been in the mud.}
Then there was the one on one leg, {young:where you hold your own foot.|where you hold on to a foot, and hop, and hope that it is your own.} # spare
“And then?” asked {grownup}. {young:¶ “Then you fall down,” said {A}, and they did that one, too.|¶ “Then you have to fall down,” said {A}. “That one is from Year Six.” So they did that one as well.}
They lay on the rug for a bit, {young:all in a heap, and looked up at the lamp.|all in a heap, and looked at the lamp, which was the only one that had kept its place.} # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: L lie-front curious; heroes lie-back; grownup sit; friends sit
# things: bed; pillow; lamp; quilt
Teeth were done, and pyjamas. {L} lay down, with one ear on the pillow.
“Boom,” said the pillow.
{L} sat up. It was gone. {L} lay down again, and there it was. “It is still on!” said {L}. “It is in the bed!”
They looked under the pillow, {young:and under the bed.|and under the bed, and lifted one end of the mattress.} There was a sock, but it was quite a quiet one. # usual
“Give me your hand,” said {grownup}, and laid it on the front of the pyjamas, a bit to the left.
Boom, it said. Boom. {young:It was in there!|It was in there, behind the third button.}
“Has it been on all the time?” asked {L}. ¶ “All the time,” said {grownup}. “Even at lunch.”
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; night; clear
# action: grownup sit; L lie-back; heroes lie-back; friends sit
# things: bed; pillow; lamp; quilt
“Who is playing it?” asked {L}. ¶ “It plays by itself,” said {grownup}. “You don’t have to do a thing.”
“Have you got one?” {grownup} had. {L} put an ear to it.
It was a bit slower, and it came from further in. But it was the same song. # spare
“It does not stop for the coats,” said {L}. ¶ “No,” said {grownup}. # spare
So there were two on, side by side. They did not get in each other’s way.
They kept good time, on the whole.
-> DONE

=== l3
# aside
# shot: wide
# place: bedroom; night; clear
# action: L lie-back sleepy; grownup stand; heroes lie-back; friends sit
# things: bed; lamp; shoe on rug; rug
The feet were the last to hear of it. They went on a bit, down at the end.
They did a small one, with the toes. It was out of time. # spare
“That is enough now,” said {L}. One foot lay down on the other.
The shoes were on the rug. They had been out very late, for shoes. # spare
The speck of gold was on the sleeve still. It hung on the chair with the rest. # spare
Then all of it was in one place, and it lay flat.
Somebody went down the road, on the way home, and did not dance. It was too far. # more
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: grownup stand; L lie-back sleepy; heroes lie-back; friends sleep
# things: bed; window; star; curtain
It was dark, as it had been in the hall. There was no gravy.
Out in the sky were some spots. They were white, and did not go round. # spare
“They do,” said {grownup}. “But you would have to stay up all night to see it.” # spare
{L} did not want to stay up all night. It was good to lie there, and have it on.
It was not so fast now. Boom, it said, and had a rest.
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: basket; table; hook; moon; window
In the kitchen the colander hung on its hook. It was only for peas again.
The moon came in, and found it, and shone through. Then there were spots on the wall.
There were a lot of them, and they were quite small. # spare
No one saw them. No one had their shoes on. # spare
They went over the fridge, and on to the door. It took them till three. # spare
They went slowly, as you do at the end.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; lamp
All the lamps were out, the red, the blue, and the green. # usual
{resting}
{keepsake}
{dream} # spare
{L} lay on one ear, and listened with it. # usual
“Is it still on?” asked {grownup}, very low.
“Mm,” said {L}.
Boom, said the pillow.
It had a long, long rest.
Boom.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Mr Tull was sweeping the hall in the morning, when they came by with somebody’s hair clip. The tables were out for lunch, and it smelled of gravy from one end to the other.
He did not say anything about the night before. But when he got to the corner by the loudspeaker, he looked to see that nobody was about, and went round it with the broom like that, and then like that, and then he fell down. It was the one from Year Six.
-> DONE

=== next_bedtime
In the pillow it was still on. It had got to the slow one.
-> DONE
