# about: cannot-sleep; left-out
# also: tired; too-excited; sad; lonely
# role watch: toy = a bear called Sum
# holds: dark(kind)
# names: Mrs Hobb | Mrs Trigg | Mrs Yeo
# needs: walking

=== title
{~The Sheep That Nobody Got To|Number Sixty-One}
-> DONE

=== s1
# shot: wide
# place: farm; afternoon; clear
# action: farmer sit sleepy in armchair; 20 sheep walk calm; tiny sheep stand sad; A crouch curious before sheep; heroes look-up surprised; friends stand curious; dog sleep sleepy
# things: stile; book on farmer; armchair; wall
# people: farmer(she, straw hat)
{~At the top of the farm there was a stile. Every evening the sheep went over it, while Mrs Hobb, the farmer, sat in her chair and counted them, and today {H} had come up to help.|“Twenty-eight,” said Mrs Hobb, the farmer. “Twenty-nine. Thir…” And that was as far as she got. {H} had only come to watch the sheep go over the stile, and now there was nobody awake to count them.|Somebody was snoring, up on the hill. {H} went to look, and it was Mrs Hobb, the farmer, fast asleep in her chair beside the stile, where she had been counting her sheep.}
{joining}
{young:Counting sheep makes people sleepy, and it made Mrs Hobb the sleepiest of all. She never got past thirty.|Nobody can count sheep for long, not even somebody who does it for a living. Mrs Hobb had never got past thirty.} # usual
{young:The dog got to ten.|The dog, who was keen, was good for about twelve.} # spare
At the very end of the line stood a small sheep with one black ear.
“What is your name?” asked {A}.
“And So On,” said the sheep.
-> DONE

=== s2
# shot: two
# place: farm; afternoon; breeze
# action: small sheep bow sad; A kneel calm before sheep; heroes point proud at stile; friends sit happy on wall; tiny watch sit proud on wall
# things: stile; wall; daisy
“It is what they say when they get to me,” said the sheep. “Fifty-nine, sixty, and so on.{not short: I have looked round, and there is nobody else that it could be.}”
{young:She jumped as well as she could, every single night. But when she looked back, they were always asleep.|She went over that stile every night, she said, with her toes pointed. But when she looked back to see how it had gone, there was never anybody awake.} # usual
“I should like to be a number,” said And So On, “just {~once|one time}. I do not mind which.”
“You are sixty-one,” said {A}. “{We} will stay awake until {we} get there.” And {watch_a} was put on the wall, to stay awake as well.
{is_loved:{A} meant to stay awake by thinking about {loved}, and that had never yet failed before nine o’clock.|{musing}} # personal
And the sheep all came round by the gate, to begin again. {young:They liked it. Up, and over. Up, and over.|They did not mind in the least. It was the best part of their day, and they had never had two of it.} # spare
-> DONE

=== m1
# aside
# shot: above
# place: farm; afternoon; breeze
# action: heroes wash laughing barrel; dog jump happy; 2 sheep stand happy; friends wash laughing
# things: barrel; drop; bucket; 2 drops
Nobody can stay awake without a plan, so they made one.
“{~A wet face helps|Cold knees help},” said {A}, and they went to the trough. {young:It was very cold, and somebody squeaked.|The water was so cold that it was almost crunchy.}
“Stand on one leg,” said a sheep with a long face. “A person who is falling over is not falling asleep.”
{young:Mrs Hobb’s dog said nothing. It had four legs to think about.|Mrs Hobb’s dog tried it with three legs up, and had to lie down.}
So everybody stood on one leg, with a wet nose, and said the numbers as loudly as they would go.
“It looks very odd,” said the long-faced sheep, “but I am sure it is right.” # more
-> DONE

=== l1
# shot: wide
# place: farm; afternoon; clear
# action: sheep jump proud over stile; A point happy at sheep; heroes sit happy on wall; 6 sheep walk calm; friends clap happy
# things: stile; wall; fence
“One, and over,” said {A}. “Two, and over.”
They were none of them the same. {young:Number four went over backwards, by mistake. Number seven stopped on the top and looked at the sea.|Number four went over backwards, and said that it was on purpose. Number seven stopped on the top step for the view, and had to be spoken to.}
Number nine was very {~old|stout}, and did not jump at all. She put one foot over, and had a think. She put over the next. {young:It took four thinks. Then everybody clapped.|That made four feet, and four thinks, and everybody waited, and looked the other way.}
“Nine,” said {A}, when she was all on one side. “And over.”
“Thank you, dear,” said number nine. “I used to fly.” # more
-> DONE

=== s3
# shot: close
# place: farm; dusk; clear
# action: small sheep stand sad before heroes; dog sit worried; heroes sit surprised at sheep; friends sit sleepy; tiny watch sit calm
# things: stile; wall; daisy
{long:“Ten, and over,” said {A}. “Eleven, and over.”|“One, and over,” said {A}. “Two, and over.”} {young:Up went the sheep, and down came the sheep. Bump, went the grass. Bump. Bump.|Up they went and down they came, as soft as somebody dropping pillows, and the sun went down a little with each of them.}
By {~nineteen|twenty-two} the sky was pink. By twenty-nine everything was warm, and smelled of wool. # spare
{hinderer_person:“I do like a seventeen,” said {hinderer}, just then, and nobody could say if it had been.} # beat
{hinderer_animal:{hinderer} went over the stile as well, somewhere near sixteen, and it was not clear what to call that.} # beat
{hinderer_carried:{hinderer} was put on the step to watch, and was jumped, and came very near to being a number.} # beat
“Thirty, and over,” said {A}. “Thirty-one, and…” And {many:they all|{A}} sat down, just for a moment.
The next thing was a cold nose. {young:It was Mrs Hobb’s dog. It was nearly dark.|It belonged to Mrs Hobb’s dog, who had woken first, and it was nearly dark.} Across the stile stood And So On, all alone. Only {watch} had stayed awake, and had not mentioned it.
“Thirty-one is very good,” she said. And she looked at the grass. # usual
“Did you point your toes?” asked {A}. “A bit,” said And So On. # more
-> DONE

=== m2
# aside
# shot: two
# place: farm; dusk; clear
# action: 2 sheep push worried stile; A push laughing sheep; heroes clap laughing; friends clap laughing
# things: stile; wall; fence
The second time, they did it in twos, to save time.
{young:Two sheep jumped at once. Then two more. Then two got stuck, side by side, in the middle.|This was quicker, until number twenty-three and number twenty-four met in the middle, and neither would go first.} The stile was only made for one.
“After you.” “No, no, after you.” {young:They said it nine times.|They had been nicely brought up.} # spare
“Breathe in,” said {A}, and gave a small push, and they came out together, like a cork. But by then nobody knew what the number had been. It was {~forty|thirty}-something. It was certainly not sixty-one.
{pausing} # company
-> DONE

=== l2
# shot: behind
# place: farm; dusk; clear
# action: owl stand proud; heroes look-up curious at owl; sheep jump happy over stile; friends look-up curious
# things: tree; stile; lantern; clock
“{We} need somebody who is awake all night,” said {A}.
There was an owl in the {~ash|plum} tree, who was just getting up. {young:It had big round eyes, and it did not blink.|It had the right sort of eyes for the work, and nothing on until eleven.}
“Could you count sheep for {us}?” asked {A}.
“Two,” said the owl.
A sheep went over. {young:“One,” said {A}.|“That was one,” said {A}, to start it off.}
“Two,” said the owl. “Two, two.”
It was very good at it. It was loud and clear, and it never once grew sleepy. {young:But it only had the one number.|But it knew only the one number, and that had been in the family for years.}
“Thank you,” said {A}. “Two,” said the owl, warmly. # more
-> DONE

=== m3
# shot: above
# place: farm; night; stars
# action: small sheep sit sad; A hold calm lantern; heroes sit calm on wall; friends sit calm on wall
# things: wall; stile
So {they} lit the lantern, and sat down on the wall. And So On sat down with {them}.
“What is it like, {~at the end|being last}?” asked {A}.
{young:“It is quiet,” said And So On. “I can see everybody’s tails.”|“It has its points,” said And So On. “Mostly one sees tails.”}
“And what is it like in front?”
{young:“I do not know,” said And So On. “I have never been there.”|“I could not tell you,” said And So On. “The front is always a long way off.”}
{A} looked along the line, all the way down it, and all the way back. “Hm,” said {A}. # spare
{young:Nobody had gone to sleep. It was too interesting.|It was a new sort of “Hm”, and the whole line heard it.} # more
-> DONE

=== s4
# shot: two
# place: farm; night; stars
# action: small sheep jump proud over stile; A hold happy lantern; heroes clap happy at sheep; farmer write surprised book; friends clap happy
# things: stile; star; book in farmer.hand
{young:Then {A} knew what to do. The line had a front and it had a back. But which was which?|And then {A} had it. It was only the front because that was where people stood to count.}
So {A} took the lantern, and walked down past all the tails, to where there was another stile, that nobody ever counted at. {many:“Turn round, please,” said {B}.|“Turn round, please,” said {A}.} And sixty sheep turned round.
{helper_person:“Left, and left again,” said {helper} at the corner, until the last tail had gone round it.} # beat
{helper_animal:{helper} stood at the corner, and the sheep went round {helper} as you go round a post.} # beat
{helper_carried:{helper} was put on the gatepost, so that they should know which end was the front.} # beat
And So On stood in the very front. She looked at the stile. She looked at the lantern. # usual
“Ready?” asked {A}. Everyone was {~wide awake|watching}.
She pointed her toes. Up she went, {young:round and white, like a little moon|with her black ear flying, right across the stars}.
“One,” said {A}. “And over.”
Mrs Hobb sat up in her chair. “One,” she said, and wrote it in the book. # spare
-> DONE

=== l3
# shot: wide
# place: farm; night; stars
# action: sheep jump happy; A think happy; heroes sit happy; 8 sheep stand happy; friends sit happy
# things: stile; lantern; wall
“What about me?” said somebody. It was the sheep who had always been number one.
“You are the end now,” said {A}. “Do you mind?”
{young:She had never been the end before. She went over, plop, any old way.|She thought not. She had pointed her toes every night for six years, and they ached.}
“Nobody saw that,” she said.
“Nobody,” said {A}, and shut both eyes.
She did it again, {~sideways|even worse}. She had not had such a nice time since she was a lamb. # spare
-> DONE

=== m4
# shot: close
# place: farm; night; stars
# action: farmer give happy book at sheep; small sheep stand proud before farmer; heroes stroke sleepy at sheep; 8 sheep sleep sleepy; friends sit sleepy
# things: lantern; chair
Mrs Hobb folded up her chair. “One,” she said. “That is more like it. One will do for tonight.”
She showed the book to And So On. {~In the book was a figure one, with a small black ear.|There it was, on a line of its own. It was a tall, thin, handsome one.}
The sheep lay down in the clover. They were heaps, and then they were only shapes.
{homeward} # company
“Goodnight, One,” said {A}. # spare
“Goodnight,” said One. She said it twice, to hear how it sounded.
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: A sit sleepy; heroes sit sleepy; friends walk sleepy
# things: 2 boots; house; star over house; lantern
There were a great many stars. Nobody counted them.
There was a gate, and a step, and a door with a light in it.
Somewhere up the hill the owl was saying what it knew. “Two,” it said. “Two, two.”
{A} yawned. It was {~a long one|a wide one}, and did not have to be kept in.
A bat went over. That was one, or it may have been two. # spare
Boots off. One. And the other.
-> DONE

=== s5
# shot: wide
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy; tiny watch sleep sleepy
# things: pillow; wool
Then it was bed, and the pillow, and the dark. It smelled {~a bit|still} of wool.
{resting}
{keepsake}
{dream} # spare
Nobody needed to stay awake now, not even until two.
{many:{H} shut their eyes.|{H} shut both eyes.} There was a hill. There was a stile.
Up the hill came a small one, with one black ear. She pointed her toes. # usual
One. And over.
No one said two, not even {watch}. It was as far as it needed to go.
Goodnight.
-> DONE

=== next_night
Number thirty-one had come to the gate by herself. She had never been the first of anything, and she had never been the last. She was the middle, and she had lain awake and thought about it. What if it went from the middle out?
So it was tried that very day, one that way and one this way, and {H} held the gate. It worked well, until they all met on the top of the stile, and had to shake hands.
-> DONE

=== next_bedtime
Over they went, one this way and one that. The hill did not mind.
-> DONE
