# about: play(hide); shy
# also: nervous
# role supper: food = some shepherd’s pie
# holds: dark(kind)
# names: Mrs Pym | Mrs Dray | Mrs Lowe
# names: Wilf | Sid | Fred
# names: Mrs Hall | Mrs Court | Mrs Lane

=== title
{~The Best Hider in the World|Ready or Not}
-> DONE

=== s1
# shot: wide
# place: park; afternoon; clear
# action: pym point worried at gate; A read curious paper; heroes shout curious; friends look-up curious
# things: gate; paper on gate; swing; tree; bench
# people: pym=woman(brown hair)
{~There was a notice on the park gate. Lost, it said: one superhero, small, can turn invisible. Please bring home by supper. {H} read it twice.|“Have you seen him?” asked Mrs Pym from the corner house. “No,” she said then, “of course you have not. That is the trouble with him.” {H}, who had been on the swings, got off.|At ten to four in the park a hundred had been counted, and everybody had been found but one, and they had all gone in to tea without him. {H} came by at five.}
It was Wilf, {young:who could turn invisible|known to the newspapers as the Boy Who Was Not There}. They had been playing hide and seek. {young:He was very good at it. You could not see him at all.|He was so good at it that people gave up, as a rule, and did something else.}
“Tell him that there {supper_many:are|is} {supper_a},” said Mrs Pym, who was his mother. # usual
“{We} will find him,” said {A}, and called out across the grass: “Ready or not!”
“He is only as high as that,” said Mrs Pym, and showed them on the gate, “when he is anything.” # more
{joining}
-> DONE

=== s2
# shot: two
# place: park; afternoon; clear
# action: bird look-up curious; A look-through curious magnifying-glass at bird; heroes crouch curious; friends point curious at swing
# things: 2 swings; crumb before bird; bun; bench
{young:It is hard to look for somebody you cannot see.|It is no good looking for somebody who cannot be seen.} “{We} must look for what is round him,” said {A}.
{helper_person:“Stand still, all of you,” said {helper}, and they did, and there was one more pair of feet.} # beat
{helper_animal:{helper} stopped, and looked hard at nothing, and followed it with both eyes along the bench.} # beat
{helper_carried:{helper} was put on one end of the bench for a rest, and the other end went up by itself.} # beat
{They} went along the path, {young:and looked at the grass, and the leaves, and the ducks.|and looked at everything, and then at the edges of it.} By the bandstand a {~pigeon|sparrow} hopped up to nothing at all, and waited, with its head on one side.
“He has been here with a bun,” said {A}. {young:There was a currant on the ground.|And so it proved, for there was a currant.} # usual
“Ready or not, Wilf!” called {A}. Nobody answered, but the last swing of the row went {~up a little|to and fro}, all by itself, and stopped. # spare
-> DONE

=== m1
# shot: above
# place: park; afternoon; breeze
# action: dog lie-back laughing; A point laughing at dog; heroes crouch laughing before dog; man stand surprised; friends clap laughing
# things: 5 footprints; leaf; small boat in man.hand; tree
# people: man
Next there was a dog, lying on its back with all four legs in the air. {young:It was wagging as hard as it could, and nobody was there.|Its eyes were shut, and one leg went round and round, and there was nobody within ten yards of it.}
“Somebody is tickling that dog,” said {A}. {young:“Good afternoon, Wilf. Is that you?”|“Good afternoon, Wilf.”}
The leg stopped. The dog opened one eye, and looked up, {~crossly|sadly}, at where somebody had been. {young:Off went some small feet, pat, pat, over the leaves.|Away over the fallen leaves went a line of small, soft, hurried dents.}
“He does not want to be found,” said a man with a small boat. ¶ “He does,” said {A}. “He stopped to do a dog.” # more
-> DONE

=== l1
# aside
# shot: wide
# place: shop; afternoon; clear
# action: hall wave happy; A point surprised at cake; heroes peek surprised at coin; friends peek surprised
# things: counter; cake over counter; coin on counter; bell; 3 buns on counter; door
# people: hall=shopkeeper(she)
The dents went out at the gate and along the shops. {young:The door of the cake shop opened, all by itself. Ting! And it shut again.|The bell of the cake shop rang, the door opened by itself, and it shut with great politeness.}
“There is a boy in here,” said Mrs Hall, behind the counter. “There are {~four|six} fingerprints on my glass, and they {young:go up and down|keep changing their mind}.”
{A} looked. They had stopped in front of the custard tarts. {young:Then one tart went up in the air, all by itself, and a penny came down.|One tart rose into the air, and a coin came down in its place.}
“Keep it, dear,” said Mrs Hall to the air. “You won the egg race.” {young:“Thank you,” said the air.|“Thank you,” said the air, before it had thought.} And out he went. Ting. # more
-> DONE

=== s3
# shot: behind
# place: library; dusk; clear
# action: A tiptoe curious; heroes peek curious at sofa; friends tiptoe curious
# things: sofa; book on sofa; lamp; shelf
It was getting dark when {they} came to the library. {young:It was warm inside, and very quiet.|It is where you go when you have been out too long, for it is warm, and nobody asks.}
{They} went round without a sound. Nobody sat on the {~big|long|old} sofa by the lamp, and in the middle of nobody was a dent.
{hinderer_person:“Is anybody sitting here?” asked {hinderer}, and had to be caught by one elbow.} # beat
{hinderer_animal:{hinderer} got up on the sofa, and lay down, partly on nobody, and looked puzzled.} # beat
{hinderer_carried:{hinderer} was very nearly put down on the sofa, in the dent, and went on the rug instead.} # beat
A book lay open on the arm. It turned over a page. # usual
“There {supper_many:are|is} {supper_a},” {A} told the lamp. Low down, the dent rumbled.
“Ready or not,” said {A}, not very loudly. {young:The dent kept very, very still.|The dent went stiff, the way you do behind a curtain.} # usual
-> DONE

=== m2
# shot: two
# place: library; dusk; clear
# action: A sit calm on sofa; heroes sit calm on sofa; friends sit calm
# things: sofa; book on sofa; cushion; lamp
{A} did not pounce. {A} sat down next to the dent, and looked straight in front, as you do on a bus.
“I expect that he has been hiding since three,” said {A}, to nobody. {young:“I expect that his foot has gone to sleep.”|“That is a good long go. I expect that one’s foot would be asleep.”}
The dent said nothing. Then it said, “{~Both|Both of them}.”
{young:So {A} moved up, to give the feet some room. The dent moved up a bit, too.|{A} moved up, to give the feet some room, and felt the cushion tip, very slightly, this way.}
“Supper may be all gone soon,” said {A}. ¶ “All of it?” said the dent, after a time. # spare
{pausing} # company
-> DONE

=== l2
# aside with m2
# shot: wide
# place: library; dusk; clear
# action: A think calm at sofa; heroes listen calm sofa; friends listen calm
# things: sofa; book; shoe; lamp; ribbon
“It was fun to begin with,” said the dent. “I could hear them all go by. {young:They said, where can he be? Where can he be?”|They said that I was the best there had ever been.”}
“And after that?” asked {A}.
“After that they said, never mind.” {young:The book shut itself, with a small flop.|The book shut, and its ribbon was put straight.} “You cannot come out once they have said never mind. It looks as if you had {~been waiting|wanted to}.”
{A} considered this. {young:It was quite true.|It was perfectly true, and it is not in any of the rules.} “The trouble is,” said {A}, “that you are too good at it. {young:Nobody else ever gets to win.|There is nothing in it for the other side.}”
“I could leave a shoe untied,” said the dent, “so that it flaps.” # more
-> DONE

=== s4
# shot: close
# place: library; dusk; clear
# action: wilf clap laughing; A hug happy at wilf; heroes clap laughing at wilf; friends clap laughing
# things: sofa; bin; book; lamp; cape on wilf.back
# people: wilf=boy(red hair, freckles)
{short:“They all went in,” said the dent. “You cannot come out, once they have gone in.” ¶ }{A} thought. Then {A} got up, and looked {young:under the table. “He is not here,” said {A}.|in the wastepaper basket, and under the {~stamp|ink pad}. “Not here,” said {A}.}
Something on the sofa {young:gave a giggle|let out a snort}. # usual
{is_loved:“He may have gone to see about {loved},” said {A}, quite loudly. The dent held its breath, so as not to say anything.|{musing}} # personal
“He is not behind the clock,” said {A}. “He is not in my shoe. {young:Where can he be?|I am beginning to think that he has gone to Peru.}”
{young:The giggle got bigger and bigger.|By now the whole sofa was shaking.} And where it shook most there came, first, a grin, and then some freckles, and a boy {not short:round the edges, }in a cape.
You cannot laugh and stay invisible. Nobody has ever managed it. # spare
“Found you,” said {A}, and held on.
“Oh,” said Wilf, all the way out. “Good.”
-> DONE

=== m3
# shot: wide
# place: street; night; stars
# action: wilf stroke happy dog; dog lie-back happy; A hold-hands happy with wilf; heroes walk happy; friends walk sleepy
# things: street-lamp; house; cape on wilf.back; moon
So then it was time to take him home. The lamps were lit. You could see him all the way.
“I could hear you calling,” said Wilf. “I liked it. I kept just in front.”
“I know,” said {A}. “You did the dog.”
His hand was there, and then it was not. But you could feel it. It was warm, and it had {~custard|crumbs} on. # spare
At the corner he stopped to do a dog. It was the same dog. # more
-> DONE

=== l3
# shot: two
# place: street; night; stars
# action: pym hug happy at wilf; wilf run happy; heroes wave happy at pym; friends wave happy
# things: plate; supper
His mother was on the step. She held out both arms, in front of her, {~quite wide|as wide as they went}.
She had done that for an hour, in case. # spare
“Ready or not,” said Wilf.
He ran at her. He went out like a light on the way. It made no difference at all.
“There you are,” she said, and shut her arms. “I would know you anywhere.”
{supper} had been kept for him, with a plate on top. # more
All down the street, people were being called in, and going. # more
-> DONE

=== m4
# shot: above
# place: street; night; stars
# action: wilf peek happy door; A hold happy bowl; heroes wave sleepy at wilf; friends wave sleepy
# things: door; bowl in A.hand; moon
Wilf put his head round the door. It was just his head.
“Will you play tomorrow?” he said. “I could leave a {~foot|knee} out.”
“That would be sporting,” said {A}.
He thought it over. “An elbow, too,” he said, “in the first week.” # spare
A bit of supper came round the door as well, in a bowl, all by itself. It was for the way. # more
{homeward} # company
-> DONE

=== l4
# shot: object
# place: park; night; stars
# action: A sit sleepy; heroes walk sleepy; friends walk sleepy
# things: swing; gate; paper; moon; bench; leaf
{They} came back by the park. {A} took the notice off the gate. It was not wanted now.
Everything had gone to hide. The {~ducks|moths} had. The flowers had. Under the bandstand was a dog, with its nose in its tail.
One swing moved, a very little. That was the wind. # spare
It was probably the wind. # more
The bandstand had its back to the path, and was counting. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: pillow
{short:Wilf went home to {supper}. }And then {H} got under the blanket, right under, to the nose.
{resting}
{keepsake}
{dream} # spare
Sleep was somewhere about. You could not see it. It does not like to be chased. # spare
But there was a dent in the pillow, and sleep was hiding there, where it was {~warm|soft}. # usual
{H} kept very still, and counted. One. Two. Three.
Ready or not.
Found you.
Goodnight.
-> DONE

=== next_night
On either side of the lamp post stuck out an elbow. {H} went by on tiptoe, and the lamp post shook. It was Wilf, and you could see all of him. He had been found by his mother, and by the milkman, and by one dog twice, and it was not yet nine.
“Wherever can he be?” said {A}, and looked in a hat, and under a leaf. “Not there.” ¶ “Cold,” said the lamp post. “Warmer.”
-> DONE

=== next_bedtime
In the corner house there was a lump in a bed. It was just where you would look.
-> DONE
