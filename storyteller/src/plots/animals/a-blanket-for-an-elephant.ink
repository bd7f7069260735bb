# about: kindness; sharing
# also: jealousy
# role mate: toy = a hare called Mump
# holds: dark(kind)

=== title
{~A Blanket for an Elephant|Is It Big Enough Yet?}
-> DONE

=== s1
# shot: wide
# place: barn; afternoon; clear
# action: elephant sit calm; A tuck-in happy at mate; heroes stand curious before elephant; friends peek curious; tiny mate lie-back sleepy
# things: towel on elephant; hay; lantern
{~An elephant had come to stay in the barn at the end of the lane. He was a very good guest, who did not mind about the doors, and {H} went to see him most afternoons.|There was a sigh in the barn at the end of the lane. It blew the straw out under the door, and {H} looked in. It was the elephant, who had come to stay for the summer.|“It only does the one knee,” said somebody in the barn. It was the elephant, who was staying there for the summer, and {H} had come to call.}
{joining}
He was sitting in the straw, with a tea towel on. {young:At night he got cold, all over.|At night, he said, he could not get comfortable, and there was a good deal of him to be uncomfortable in.}
“It is a kind thought,” said the elephant. “The farmer gave it to me, and he did not have another.” # spare
“I have never been tucked in,” said the elephant. {young:“What is it like?”|“I have often wondered.”}
So {A} showed him, on {mate_a}, from home: in at this side, in at that side, and over the edge.
-> DONE

=== s2
# shot: two
# place: barn; afternoon; clear
# action: A hold proud wool before elephant; heroes carry happy sack; elephant sit curious; sheep stand happy; friends hold happy needle
# things: flag; thread
The first thing was to measure him. {A} began at the tail and went {young:all the way round, with a ball of string. It was a long way|round with a ball of string, and got back rather hot}. # usual
“He is all one piece,” said {A}. “But his blanket need not be.” # spare
So it would be made out of bits. {young:The sheep gave some wool. The farmer gave a curtain.|The sheep gave a sackful of wool, which they had been meaning to take off.} There was {~a flag from a fair|a sail from a boat}. {many:{B} threaded the needle.|{A} threaded the big blunt needle.} In and out, it went, in and out, and over the edge.
{is_loved:To help him sit still, {A} told the elephant about {loved} while the needle went round, and one ear came slowly open, like a door.|{musing}} # personal
{helper_person:“Coming back,” said {helper}, from the far side of it, and pushed the needle through again.} # beat
{helper_animal:Each time the ball of wool ran off into the yard, {helper} went after it, and brought nearly all of it back.} # beat
{helper_carried:{helper} was put down in the middle, since otherwise nobody could have found the middle again.} # beat
“Is it big enough?” asked the elephant{not short:, looking the other way, so as not to seem to hurry anyone}. ¶ “Not yet,” said {A}. # usual
-> DONE

=== m1
# shot: wide
# place: village; afternoon; breeze
# action: dog push sad rug; A pull happy cart; heroes kneel calm before dog; postman give happy scarf at A; friends carry happy curtain
# things: rug; cart; scarf on cart; curtain on cart
# people: postman
So {they} took the handcart and went from door to door.
“It is for an elephant,” said {A}, at each of them, and people went to look in their cupboards. {young:There was a long scarf with stripes. There was a soft red curtain.|There was a scarf from the postman, {~striped|spotted}, that had been too long even for him. There was one half of a pair of velvet curtains.} The dog from number six brought its own rug, in its mouth. {young:The dog looked at it. Then the dog pushed it over with its nose.|The dog sat and looked at it, and thought, and pushed it over with its nose.}
“Are you quite sure?” asked {A}. The dog was nearly sure. It licked the rug goodbye. # spare
In and out went the needle, in and out, and over the edge.
-> DONE

=== l1
# shot: close
# place: bakery; afternoon; clear
# action: mouse give proud handkerchief at A; A kneel happy before mouse; heroes eat happy bun; baker carry happy sack; friends eat happy bun
# things: needle; 3 buns on table; table
# people: baker(she)
The lady at the bakery had nothing but flour bags. {young:They were white and soft, and she gave them all.|They were soft with washing, and they still said {~Best White|Extra Fine} across the middle.}
“He will be the only elephant in the county with those on,” she said, and gave everyone a bun.
A mouse had come out to see what the noise was. It listened to the whole story. {young:Then it ran off, and it came back with a hanky.|Then it went back behind the flour bin, and it returned with a handkerchief, folded in four.} It was about as big as a stamp.
“It was going to be a tablecloth,” said the mouse, “but I can eat off the floor.”
{A} sewed it on at the corner, with eleven stitches, the best ones of all. # spare
“Which part will it cover?” asked the mouse. “The most important part,” said {A}. # more
-> DONE

=== s3
# shot: behind
# place: meadow; dusk; clear
# action: elephant sit sad; heroes stand worried before elephant; friends stand worried
# things: blanket on elephant; cart; needle; drop before elephant
{not short:By tea-time the blanket was as big as a {~tablecloth|door}.} By supper {short:the blanket|it} was as big as a {~sail|room}. {They} laid it over the elephant, and stood back.
It covered his back. It covered his ears. {young:But there were his feet, one, two, three, four, and there was his trunk.|But all four of his feet stuck out, and so did his trunk, and he looked like an island at low tide.}
“Is it big enough?” asked the elephant, from beneath.
“Not yet,” said {A}. {young:There was no more wool. There was no more of anything.|There was no more wool, and hardly a curtain left in the village.}
{hinderer_person:“Pull harder,” said {hinderer}, who was standing on the other corner.} # beat
{hinderer_animal:{hinderer} had stayed underneath, and went to and fro in there, so that the elephant seemed to have hiccups.} # beat
{hinderer_carried:{hinderer} had been set down on the folded end, and had to be carried over the elephant first, and back.} # beat
“It is very nice as far as it goes,” said the elephant. And a tear ran down his trunk, and hung there, and was sniffed up again. # spare
-> DONE

=== m2
# shot: two
# place: meadow; dusk; clear
# action: A sit-on-edge curious gate; bird carry calm feather; heroes look-up curious at bird; friends sit calm
# things: hedge; nest on hedge
“Somebody must have something,” said {A}, and sat down on the gate to think.
Along the hedge, the birds were making up their beds for the night. {young:A bit of moss went in. A bit of hay went in. A feather went in.|A bit of moss went in, and a bit of hay, and a {~white|grey} feather.} They did not have big things, either. {young:They had a lot of small ones.|They just had a great many small ones.}
“Excuse me,” said {A} to a wren. “How long does it take?”
“That depends how many of you there are,” said the wren.
{pausing} # company
So {A} told the whole hedge about the feet{long:.|, and out came the moss, and the fluff, and last year’s leaves.}
-> DONE

=== l2
# shot: wide
# place: meadow; dusk; clear
# action: bird carry happy leaf; 2 rabbits hold happy wool; squirrel carry happy leaf; chicken stand proud; A hold happy needle; heroes kneel happy blanket; friends hold happy thread; 3 bees fly happy
# things: hay; feather
Then the animals came from every side. The wren brought moss, and the rabbits brought the fluff from their own fronts. {young:The squirrels had leaves. The hen had a feather. The bees had nothing, so they hummed.|The squirrels had last year’s leaves, pressed flat. A hen gave a {~feather|tail feather}, with a speech. The bees could not think of anything, and hummed, so that the others should have something to work to.}
In and out went the needle, in and out, and over the edge. {young:Hay went on to curtain, and curtain on to sack.|It was sewing hay to velvet now, and velvet to flour bags, and it had never had such an evening.}
“Left a bit,” said the hen, who did not sew. # more
-> DONE

=== m3
# shot: above
# place: meadow; dusk; clear
# action: A hold happy stocking before elephant; elephant stand surprised; heroes clap happy; friends clap laughing
# things: stocking on elephant; cart; blanket on elephant
A front foot was done, and then the other. {young:Then both the back ones were done. That left the trunk, and a trunk will not keep still.|The back ones were done together. That left just the trunk, which is a hard shape, and will not keep still.}
“It wants a sleeve,” said {A}. And at the bottom of the cart was a very long {~red|green} sock.
It had been knitted by a great-aunt for somebody whose feet she had never seen, and had lain in a drawer for years, waiting for something to happen. # spare
{A} held it open, and in went the trunk, {young:in, and in, and in, down to the toe|round the heel, and all the way to the toe}.
“Oh,” said the elephant, muffled. # spare
-> DONE

=== s4
# shot: close
# place: barn; night; stars
# action: A tuck-in happy at elephant; heroes tuck-in calm elephant; elephant sleep happy; friends hold calm blanket; bird fly happy; tiny mate sleep sleepy
# things: blanket on elephant; hay; lantern; star
{short:Then {A} told the hedge, and the hedge told the wood. The wren brought moss. The rabbits brought fluff. For the trunk there was a very long sock. }So when the first star was out, everybody came into the barn, and took hold of the edge, {young:with hands and beaks and paws|each with a hand or a beak or a paw}. “One, two, three,” said {A}, and up it went, like a {~big slow wave|slow cloud}, and down it came.
It covered his back. It covered his ears. It came down over his feet, every one, {young:and it went in at the sides|and there was a bit left over to tuck}. # usual
“Is it big enough?” whispered the elephant.
“Yes,” said {A}. “Now lie down, like {mate}.” And {H} tucked him in.
It took a quarter of an hour, all the way round. # spare
“So that is what it is like,” said the elephant.
He said it twice. # usual
-> DONE

=== l3
# shot: two
# place: barn; night; stars
# action: heroes whisper calm at elephant; dog sleep sleepy; mouse sleep sleepy; elephant sleep sleepy; chicken sleep sleepy; friends sit sleepy
# things: blanket on elephant; lantern; handkerchief; hay
The blanket smelled of hay. It smelled of {~buns|soap}, and of a great many cupboards.
“There is my rug,” thought the dog. The dog climbed on, turned round, and lay down. It was only for a minute.
The mouse went to look at its corner. That was nearest to his ear, and the mouse stayed there.
“Are you warm?” whispered {A}. “I am warm in places I did not know I had,” said the elephant. # more
The hens came. The rabbits came. There was room. # spare
-> DONE

=== m4
# aside
# shot: wide
# place: barn; night; stars
# action: farmer bow happy at elephant; A reach-up calm lantern; elephant sleep sleepy; heroes tiptoe happy; friends tiptoe happy
# things: lantern; hay; blanket on elephant; hat in farmer.hand
# people: farmer(old, he)
The farmer put his head in at the door. He took off his hat.
“Well,” he said softly. “{~That is|I call that} a bed.”
The blanket went up. The blanket went down. It was all of it asleep. # spare
{A} hung up the lantern, and turned it low.
{homeward} # company
-> DONE

=== l4
# shot: object
# place: lane; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: cart; hedge; nest on hedge; 2 nests; gate
The lane was dark and warm. The cart was empty now. It ran by itself, nearly.
At each house there was a gap in a cupboard. Nobody minded. They had gone to bed, and were thinking of it.
A {~moth|small moth} went by. It had been to sit on him, too, having nothing else to give.
The hedge was full of small beds. Somebody in it said, “Goodnight.” # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy; tiny mate sleep sleepy
# things: stocking; needle
Then there was one more bed to see to. It was {~quite|only} a small one. # usual
{resting}
{keepsake}
{dream} # spare
Here was a blanket. It covered the knees. It covered the toes. In at this side. In at that side. And over the edge. # spare
Far off, at the end of the lane, there was a long, soft, happy sound. It was a trunk, snoring in a sock. # usual
{H} lay warm and still, and so did {mate}.
Is it big enough?
Yes, it is big enough. Goodnight, {H}. Goodnight.
-> DONE

=== next_night
The postman needed both arms. It was a parcel that smelled of hay, and in it lay a tea towel, washed, and folded as small as it would go.
“I am to have next summer at the lighthouse,” said the note. “They have a bed for me, but it is the stairs. I can be tucked in a floor at a time, and whoever gets to the top may do the lamp.”
{A} read out the last line twice.
-> DONE

=== next_bedtime
A long way off they were tucking in an elephant. They had got as far as the knees.
-> DONE
