# about: fear-dark
# also: scared
# role sleeper: toy = a woolly lamb
# holds: dark(kind)
# names: Oop | Uz | Ploo

=== title
{~A Teapot Full of Dark|Somebody Came to Borrow the Dark}
-> DONE

=== s1
# shot: wide
# place: garden; afternoon; clear
# action: alien bow calm; A peek surprised at alien; heroes stand surprised before alien; friends peek surprised
# things: small spaceship; 4 lettuces; basket; 3 plants; bean
{~A small rocket landed among the beans, where {H} {was} picking, and a small person got out of it, backwards, and wiped its feet on the lettuces.|“Excuse me,” said the bean bed, “is there anybody in?” {H}, who {was} picking the beans, parted the leaves. There stood a rocket, about as big as a wheelbarrow, and out of it came a small person, backwards.|Something had flattened the lettuces. It was a rocket, a small one, still ticking, and {H} {was} just in time to see the door open, and a small person get out of it, backwards.}
{young:It was green all over, and it had one eye, two eyes, three eyes.|It was green, with three eyes, and a very correct manner.} “Good afternoon,” it said. “I am from two doors up, and I have come to borrow something.”
“Is it sugar?” asked {A}. ¶ “No, thank you, we have sugar.” # usual
“It is dark that I want,” said the visitor. “We have {~two suns|a sun on each side}, you see. {young:One goes down, and up comes the other, and it is never night.”|When one goes down, the other comes up, and nobody can get to sleep.”}
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: alien yawn sleepy; A hold happy teapot before alien; heroes think curious; friends think curious
# things: lid; table; cup on table
You could see that it was tired. {young:It did a very big yawn, and its eyes shut one at a time.|It yawned with its whole face, and each eye shut at a different time.} # spare
“How much do you want?” asked {A}. # usual
{young:“Just a little bit,” said the visitor, whose name was Oop.|“They say that a little goes a long way,” said the visitor, whose name was Oop.}
{H} found the big {~brown|blue} teapot with the lid that fits. {young:If the tea could not get out, then the dark could not.|Light could not get out of it, and so, {A} thought, dark could not either.} “There should be some about already,” said {A}, “if you know where to look.”
{is_wished_thing:There was none near {wished_thing}, for that eats it.} # wished
“Is it quite tame?” asked Oop. ¶ “There is some with {sleeper_a} asleep in it,” said {A}, “since Sunday.”
{short:And there it was: a good thick piece under the bed, behind a sock, and in the middle of it {sleeper}, asleep.|“Do you keep it all in one place?” asked Oop. “No,” said {A}. “It keeps itself.”} # usual
{joining}
{is_loved:“I mostly dream about {loved},” said {A}. Oop had heard of dreaming, and wished to know if one needed a teapot.|{musing}} # personal
-> DONE

=== m1
# shot: close
# place: bedroom; afternoon; clear
# action: alien kneel curious; A reach-down curious sock; heroes lie-front curious at sock; friends hold calm teapot; tiny sleeper sleep sleepy
# things: teapot; sock; puzzle; mat
They began under the bed, {young:right at the back|since everybody knows about that}.
They found a sock, and a jigsaw piece, and at the very back, against the wall, a good thick piece of dark, as soft as flannel, with {sleeper} in the middle of it.
“{young:It is only a place with the light off|It is only the inside of a place that is shut},” said {A}. “You can put your hand in it.” Oop put in one green hand, and took it out, and {young:counted. One, two, three, four, five, six, seven fingers.|looked at it, and counted the fingers.} All seven of them were there. Then it put in both.
“It is cool,” said Oop. “It is like {~the other side of a pillow|the inside of a plum}.” In it went, and on went the lid. # spare
-> DONE

=== l1
# shot: wide
# place: attic; dusk; clear
# action: mouse sit happy on trunk; alien peek curious teapot; A reach-down happy trunk; heroes crouch curious trunk; friends hold calm lid
# things: trunk; teapot in alien.hand; trumpet; clock; wool; boot
After that they saw it everywhere. {young:There was a bit in a boot, and a bit behind the clock, and a round bit in the trumpet.|A wisp of it was in a boot. A square of it was behind the clock, and some that was round, in the end of the trumpet.}
In the attic there was a whole trunk full, with a mouse in.
“Leave me a bit,” said the mouse. “I am {~knitting|counting my raisins|writing to my aunt} in here.”
They took only what was over the edge. Oop carried the teapot in both arms, {young:and looked in under the lid, first with one eye, then with two, then with three|and kept on stopping to lift the lid by a crack. Each time it put one eye there, and each time that eye came away looking rested}.
“I cannot see a thing,” said the mouse. “It is lovely.” # more
-> DONE

=== s3
# shot: behind
# place: rocket; dusk; stars
# action: alien push happy wheel; A hold surprised teapot; heroes look-up surprised at moon; friends look-up surprised
# things: moon
The teapot was half full, and the garden was turning blue. “Come with me,” said Oop, “and see that I pour it right.” So {H} got in.
{young:Bump, went the rocket, and hmmm, and there was|There was a bump, and a hum, and} {not short:a window full of apple tree, and then }a window full of sky. {not short:The house was a {~crumb|button}. The sea was a puddle.} They went up past the moon’s bright side, and round to the back.
“Stop here!” called {A}. For there, behind the moon, was the best dark in the world. {young:It was black, black, black, and it had stars in, like sugar.|It was as black as a plum, and it had stars in, like sugar.}
{helper_person:“I have the lid,” said {helper}, and held it ready, so that not one drop should get out.} # beat
{helper_animal:{helper} sat at the hatch and stared into one place, and that was where it was thickest.} # beat
{helper_carried:They held {helper} up to the glass, and where {helper} could hardly be seen, there it was thickest.} # beat
{A} held out the teapot at the hatch and filled it, up to the brim. # usual
-> DONE

=== m2
# aside
# shot: two
# place: rocket; night; stars
# action: alien push calm ships-wheel; A listen curious at alien; heroes sit curious; friends sit calm
# things: teapot
The second door up is quite a way. Oop steered with its feet, and told {them} about home. # spare
“We have tried to sleep,” said Oop. “We have shut our eyes. But we have three each, and {young:one of them always pops open again|there is always one that wants to know}. My grandmother has been awake for {~two|three} hundred years. {young:She is ever so good at crosswords, but she is ever so cross.”|She is ever so good at crosswords, but she is getting short with people.”}
{pausing} # company
“What do you think will happen,” asked {A}, “when it is dark?”
“I think,” said Oop, “that I shall hear myself.”
-> DONE

=== l2
# shot: wide
# place: planet; afternoon; clear
# action: alien hold proud teapot; 3 aliens sweep happy; A wave happy at alien; heroes wave happy; friends wave happy
# things: 2 sun; drum; trumpet; fence
The planet was round and pink and very bright. {young:One sun went down at the front, and one sun came up at the back.|One sun was just going down at the front. The other was just coming up at the back.}
Everybody was out, because there was nothing else to be. {young:They were sweeping. They were painting {~the fences|the gates}. A band was playing, oompah, oompah, the same march that it had played since spring.|They were hoovering. They were painting {~fences|gates} that had been painted that morning. A band was playing, with its eyes propped open, the same march that it had been playing since spring.}
“It is here!” called Oop. “I have got some!” The band stopped, in the middle of an oom.
“Is that it?” said the tuba. “I thought it would be bigger.” # more
-> DONE

=== s4
# shot: close
# place: planet; dusk; clear
# action: A pour happy teapot; alien look-up surprised; heroes point happy up; 3 aliens look-up surprised; friends point happy up
# things: star; smoke; mound
They {not long:landed|stood} on the top of the highest hill, which was about as high as a {~bus|barn}. {A} took off the lid, and tipped up the teapot.
Nothing came. And then it came, {young:glug, glug, glug, like dark tea|smooth and slow, like dark tea}. It ran down the hill. It filled up the ditches and the doorways. It {not short:rose above the flowers, and over the roofs, and it }{young:put out one sun, and when the other came up, it put out that.|put out the first sun gently, and then the second, as it was coming up, like somebody drawing the curtains.}
{hinderer_person:“I was standing there,” said {hinderer}, from inside it, and had to be found by feeling about.} # beat
{hinderer_animal:{hinderer} had gone down in front to see, and was poured over, and came up looking like more of it.} # beat
{hinderer_carried:{hinderer} had been put down just there, and had to be felt for, and was quite comfortable.} # beat
“Oh,” said all the people, very low. # usual
Then one of them pointed up. They had never seen a star before. They had not known that there was anyone else. # spare
“Is it always like that, up there?” whispered Oop. “Every night,” said {A}. # spare
{short:Then Oop took {them} home.}
-> DONE

=== m3
# aside
# shot: above
# place: planet; night; stars
# action: 4 aliens lie-back sleepy; A whisper calm at alien; heroes lie-back sleepy; friends lie-back sleepy
# things: drum; trumpet; star; flower
“What do we do now?” whispered the drummer.
“You lie down,” said {A}. “You say goodnight. It is not hard.”
They lay down in the pink {~grass|moss}, all of them. They had a little trouble with the eyes. First one shut, and then two. The third one stayed open, just to see.
“You can tell it what happens, in the morning,” said {A}.
So then the third one shut as well. # spare
-> DONE

=== l3
# shot: two
# place: planet; night; stars
# action: alien sit-on-chair curious; A point sleepy at paper; heroes sit sleepy before alien; 2 aliens sleep sleepy; friends sit sleepy
# things: chair; paper; pencil; drum; glasses on alien.head
The drummer was asleep on his drum. The {~tuba|trombone} gave a small snore.
Oop’s grandmother was the last. She sat in her chair, very straight. She had her pencil.
“Five letters,” she said. “It is what comes after a day.”
“Night,” said {A}.
“So it is,” said the grandmother. “It fits.” And her pencil rolled away into the grass. # spare
-> DONE

=== m4
# shot: behind
# place: rocket; night; stars
# action: alien push calm ships-wheel; A peek calm teapot; heroes sit sleepy; friends sit sleepy
# things: teapot
Oop took {them} home. They drove quite slowly. Oop was looking forward to going back.
{A} looked into the teapot. “There is a spoonful left,” said {A}.
“Keep it,” said Oop. “We can make our own now. It comes up like {~mushrooms|bread}.”
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: 2 boots; 3 lettuces; footprint; spaceship; star; moon
The garden was full of it. Some was under the beans. Some was in the {~boots|bucket} by the door.
It had come while they were away. It always does, and had not made a sound.
The rocket went up, like a spark, and got small, and was one more star.
The lettuces had a footprint on, with seven toes. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy; tiny sleeper sleep sleepy
# things: teapot; sock; window
Now there was bed, and the sock beneath it. {A} fetched out {sleeper}, who had not even turned over. # usual
{resting}
{keepsake}
{dream} # spare
{is_wished_thing:Out there {wished_thing} was left as it was, so as to know where the dark stops.} # wished
The last spoonful was poured out by the pillow. It was cool, and soft as {~flannel|fur}. # usual
Two doors up they slept, for the very first time. They were good at it. # spare
One eye shut. Then the other. There was no third. # spare
{H} lay and listened to the dark. It did not say anything. It was only there.
Goodnight.
-> DONE

=== next_night
Something ticked among the beans, at the time when it was just getting light. By the time that {H} came it had gone again. But there were seven toes in the lettuces, and next to them stood a basin, with a cloth tied over it.
It was dark, a whole pint of it, made at home. “With thanks,” it said on the cloth. “We all slept in. Even Grandmother.” It was a little pink at the edges, and they had put in stars.
-> DONE

=== next_bedtime
One eye shut, and then the other. That was all of them.
-> DONE
