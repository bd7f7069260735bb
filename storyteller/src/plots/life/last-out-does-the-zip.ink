# about: journey(camping|camped|campsite|camp in|camp out|tent&!circus); sleepover(camping|camped|campsite|camp in|camp out|tent&!circus); outing(camping|camped|campsite|camp in|camp out|tent&!circus); play(tent&!circus|camping|camp in)
# also: nervous; scared; too-excited; happy; fear-dark; fear-other; fear-alone; weather; proud; new-friend; cannot-sleep; season
# when: coming
# wants: child
# role grownup: parent = the grown-up with the long legs
# kind later: tomorrow|weekend|week|soon|monday|tuesday|wednesday|thursday|friday|saturday|sunday|month|holiday*|summer|half-term|days|sleeps|morning
# kind garden: garden*|yard|backyard|lawn|patio
# kind site: tonight|first night|campsite|camp site|field|festival|woods
# ages: 3-9
# holds: dark(kind), night(kind), tent(kind)

=== title
{~Last Out Does the Zip|Everybody In?}
-> DONE

=== s1
# shot: wide
# place: tent; dusk; clear
# action: L kneel happy; grownup sit happy; heroes sit happy; friends sit
# things: torch; pillow; rucksack
{
- is_garden or is_site:
{~Zzzip, went the door, and {H} {was} inside. {young:It was a tent, and it was green in there.|It was the tent, and it was so green in there that all the noses were green.}|The tent was up. {H} got in, {young:and it was green in there.|and it was so green in there that all the noses were green.}|“Boots off,” said {grownup}. {H} got in, {young:and it was green in there.|on hands and knees, and it was green in there.}}
The floor was soft, and under the floor was grass, {young:and it crackled.|and where you put down a hand it crackled.} # usual
- else:
{~“A tent has to be tried first,” said {grownup}. {young:So {H} got in, on the rug.|So it stood on the bedroom rug, and {H} got in.}|On the bedroom rug stood a tent. {H} got in, {young:and it was green in there.|and it was so green in there that all the noses were green.}|Zzzip, went the door of the tent, and {H} {was} inside. {young:It stood on the rug, to try it.|It stood on the bedroom rug that evening, to be tried.}}
It would stand on grass {is_wished_day:{wished_day}|when the day came}, {young:with the sky on top.|with nothing on top of it but sky.} But tonight it could practise. # usual
}
{L} wanted everybody in, in a row, and the zip shut. {young:Then it would be night.|Only then is it a real night in a tent.}
“Everybody in?” asked {L}. Everybody was, and {L} did the zip, zzzip.
“Oh,” said {grownup}. “The torch.”
-> DONE

=== s2
# shot: two
# place: tent; dusk; clear
# action: grownup crawl; L sit cross; heroes sit; friends crawl
# things: torch; bottle; themed
Zzzip, out went {grownup}, over all the knees, and zzzip, back came {grownup} with the torch.
{joining}
{musing}
“Oh,” said {grownup}. “The water.” {young:Zzzip, out again, and zzzip, in again.|Zzzip, over the knees, and zzzip, back over the knees, and this time with cold hands.} # usual
{themed_a} had been left outside, and was brought in, which made two more zips. # personal
{hinderer_person:“I only want a hankie,” said {hinderer}, zzzip, and then, zzzip, “It was in my pocket.”} # beat
{hinderer_animal:{hinderer} went out the moment the zip was open, and had to be called, and came in by way of {L}.} # beat
{hinderer_carried:{hinderer} had been left outside, and was fetched in, zzzip, and then lay in everybody’s place at once.} # beat
{many:“Oh,” said {B}, “my sock,” and zzzip.|“Oh,” said {L}, “my sock,” and zzzip.}
{L} had counted. {young:That was ten zips!|It had come to ten zips, and somebody was always out.} “When is everybody in?” asked {L}.
-> DONE

=== m1
# aside
# shot: above
# place: tent; dusk; clear
# action: A lie-back happy; heroes lie-back; grownup lie-back; friends sit
# things: 3 pillow; blanket
They tried how to lie. {young:First they had all the heads at one end.|First all the heads were at the door end, and then nobody could get at the door.}
Then they had all the feet there. {young:That was better for the heads, but not for {grownup}.|That was better, but {grownup} was longer than the tent.}
{grownup_s} feet went into the wall, and the wall stuck out. {young:It had two bumps with toes in.|From the outside one saw a tent with two bumps, and the bumps had toes.}
{A} went round to see. {young:“Wave,” said {A}, and the two bumps waved.|“Wave,” said {A}, and pressed an ear to the cloth, and the bumps waved, the left one first.}
So {grownup} lay by the door, crossways. It was the only way that {grownup} went in.
“I have seen shorter grown-ups,” said {A}. ¶ “They were all sold,” said {grownup}. # more
-> DONE

=== l1
# aside
# shot: close
# place: tent; dusk; clear
# action: A hold curious sock; heroes sit; grownup sit; friends sit
# things: spoon; glasses; rucksack
A tent has no shelf. It has got pockets, {young:all along the wall.|all along the wall, like a coat that you wear from the inside.}
{A} put a spoon in one, {young:and a leaf in the next.|and a leaf in the next, and in the third the glasses of somebody who would want them.}
One of them had something in it already. {young:{A} put in a hand, and it was a sock.|{A} felt about, and it was long, and it was a sock, and nobody knew it.}
“It has been here since last time,” said {grownup}. {young:“It was asleep in there.”|“It must have had the place to itself all winter.”}
They put it back again. {young:It lived there.|After so long it had more right to the pocket than they had.}
There was sand in its toe. So it had been to the sea.
-> DONE

=== s3
# shot: close
# place: tent; dusk; clear
# action: L kneel happy; heroes kneel; grownup peek curious; friends sit
# things: row of 4 slipper; torch; bottle
# things for garden, site: row of 4 boot; torch in boot; bottle
{L} sat in the door, and thought about it. {young:It was always the same things.|Nobody ever went out for anything new.}
By the door stood the {is_garden or is_site:boots|slippers}, with nothing to do. {L} put four of them in a row, right by the zip.
{young:The torch went in one. The water went in one.|The torch went into the first, and the water into the second.} Into the third went the hankies. {young:The socks went in the last one.|The last one was for socks, all those that were not on feet.}
{helper_person:“And biscuits,” said {helper}, “in case of ‘Oh’ in the night,” and put in four.} # beat
{helper_animal:{helper} smelt each of them, from left to right, and lay down next to the one with the most in it.} # beat
{helper_carried:{helper} was stood in the last one, up to the chin, to look after the rest.} # beat
“Everybody in?” asked {L}. Zzzip. They all waited. # usual
“Oh,” said {grownup}. “My hankie.” ¶ “Only your arm,” said {L}.
So the door was opened as wide as an elbow. Zip. {young:Out went an arm. In came a hankie.|Out went an arm, and came in again with a hankie.}
It was a very small zip. All the rest of {grownup} had stayed in. # usual
-> DONE

=== m2
# aside
# shot: behind
# place: hallway; dusk; clear
# place for site: campsite; dusk; stars
# place for garden: garden; dusk; stars
# action: A walk proud holding torch; heroes walk; grownup walk; friends walk
# things: torch in A.hand; stairs
# things for garden, site: torch in A.hand; bush
There is one thing that you can’t keep in a {is_garden or is_site:boot|slipper}. {young:“Everybody has to go,” said {A}.|“Now everybody goes for a wee,” said {A}, “if they want to or not.”}
They all went in a line, with the torch in front. {young:The light went hop, hop, hop.|The light hopped along before them, and at the end came {grownup}, in one slipper.}
“I do not need to,” said {grownup}. {young:“Try,” said {A}.|“That is what people say,” said {A}, “and then they say ‘Oh.’ Try.”}
They stood and waited, and looked at other things. {young:It took quite a time.|It is hard to do when there are people standing about with a torch.}
“Oh,” said {grownup} from behind the door. {young:So it was a good thing.|{A} said nothing. It was not needed.}
The light hopped home again, and was put back into its own. # more
-> DONE

=== l2
# aside
# shot: two
# place: tent; dusk; clear
# action: grownup read paper; A hold curious peg; heroes sit; friends sit
# things: bag; peg; paper
There was one pole left over. {young:It was as long as {A}, and it fitted nowhere.|It was as long as {A}, and the tent was standing, and there was no hole for it.}
“It must be for something,” said {grownup}, {young:and read the paper.|and read both sides of the paper that came with it, and turned that upside down.}
In the picture there was a man, and he smiled. {young:But he had no pole left over.|He stood beside his tent with both hands in his pockets, and had no pole left over at all.}
{A} shook the tent a little. {young:It shook, and then it stood still.|It shook, and thought about it, and went on standing.}
So the pole was put in the bag again. It was the spare one, {young:they said.|they decided, for it is better to be one over than one short.}
“Or it is for the next tent,” said {A}. # more
It was asked to lie still in there, and it did. # more
-> DONE

=== s4
# shot: wide
# place: bedroom; night; stars
# place for site: campsite; night; stars
# place for garden: garden; night; stars
# action: L stand surprised; grownup stand calm; heroes sit; friends sit
# things: big tent; lamp in tent; window
# things for garden, site: big tent; lamp in tent; moon
Then it was dark, and they lay in a row. “Oh,” said {L}. {young:It was a wee.|It was a wee, and for a wee an arm is not enough.}
Zzzip. Out they went, over the knees, {L} and {grownup}. {is_garden or is_site:The grass was cold, and it did not take long.|Down the hall they went, and it did not take long.}
On the way back {L} stopped. There stood the tent, with the torch on inside. It was yellow all over. On the wall you saw the shadows of the bags, and by the door two places with nobody in.
“That is us,” said {L}. “There is nobody out but us two.” # usual
“Last out does the zip,” said {grownup}.
They went in. {L} did it, right down to the floor. Zzzip.
-> DONE

=== m4
# shot: two
# place: tent; night; stars
# action: L lie-back calm; heroes lie-back; grownup sit; friends sit
# things: pillow; lamp
“Anybody else?” asked {grownup}. Nobody said “Oh.”
They lay and listened. {is_garden or is_site:The wind leaned on the tent. Then it let go. It did that again.|The fridge hummed in the kitchen. It did that every night. You could hear it from a tent.}
“Is that outside?” asked {A}. ¶ “Yes,” said {grownup}. “And we are inside.”
{is_garden or is_site:A moth sat on the wall. You could see it from the back.|A bus went by. Its light went over the tent. It went off.}
It was only a bit of cloth. It was enough.
Somebody turned over. Then they all had to. It went along the row. It stopped. # more
-> DONE

=== l3
# shot: two
# place: tent; night; stars
# action: A point happy; heroes point; grownup hold torch; friends lie-back
# things: torch; pillow
There was one more thing for the torch. {A} put up two fingers. On the wall sat a rabbit.
It moved its ears. It ate a bit of the shadow of {grownup_s} hair.
Then it had a friend, who was a thumb. # usual
“They are in as well,” said {A}. “They did not even need the door.”
The torch was getting yellow. It had been a long evening for it.
A duck went by. It was the other hand. It had a good deal to say, with no sound. # more
The rabbit got large, and then it got small. It went down into {As} sleeve. # more
-> DONE

=== m3
# shot: object
# place: bedroom; night; stars
# place for site: campsite; night; stars
# place for garden: garden; night; stars
# action: heroes sleep
# things: row of 4 slipper; torch; moon
# things for garden, site: row of 4 boot; torch in boot; moon
Out by the door stood the four {is_garden or is_site:boots|slippers}. Each had something in it.
{is_garden or is_site:The grass was wet by now. Each blade had a drop. There was a moon in most of them.|The rug was grey. The books stood by the wall. They kept out of the way.}
From one of the four there hung the end of a sock. # usual
Nobody put out an arm. # usual
The water was in the second. It was quite flat. # more
{is_garden or is_site:A snail came by. It looked into the first one, and it did not need a thing.|The bed stood by, with nobody in it. It had a night off.} # more
-> DONE

=== l4
# shot: wide
# place: street; night; stars
# place for site: campsite; night; stars
# place for garden: garden; night; stars
# action: cat walk calm; heroes sleep
# things: moon; house
# things for garden, site: moon; big tent
{is_garden or is_site:A cat came over the grass. It went round the tent, once.|A cat sat in the street. It looked up at the window. There was a green hill in it.}
You could hear breath in there. It was in a row, from left to right.
The cat sat for a while. Then it went home. It had a door of its own, with a flap.
It had no zip. # usual
The moon was out. It had no door, and was used to that. # more
The cat turned round, three times, on its own mat. That was its way of doing the zip. # more
-> DONE

=== s5
# shot: above
# place: tent; night; stars
# action: heroes sleep; grownup sit; friends sit
# things: pillow; blanket; lamp
The torch was put out. It was dark green, and then it was just dark, and warm. # usual
{resting}
{dream} # spare
“Everybody in?” asked {L}.
“In,” said {grownup}, by the door.
“In,” said {L}. # usual
The zip was shut, right down to the floor. # usual
{L} put a hand on the wall. It went out a bit, and it came in a bit.
It went out. It came in. So did {L}.
Nobody said “Oh.”
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was dew on the zip in the morning, or something very like it, and it was stiff. The first one out was a sock. It lay on its own, some way from the rest, with its toe towards home.
{H} put it back into the pocket on the wall. “It only wanted to try the door,” said {A}.
-> DONE

=== next_bedtime
“Everybody in?” Everybody was. It was only a bed, and it had no zip.
-> DONE
