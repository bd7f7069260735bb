# about: feast(christmas&!tree&!week&!dinner&!lunch&!without&!whole family&!cousin|santa|xmas&!dinner&!lunch&!family&!cousin)
# also: patience; happy
# when: coming
# wants: child
# role grownup: parent = the grown-up at the stove
# ages: 3-10
# holds: christmas(kind), dark(kind)

=== title
{~Anything?|The Left Sock and the Right}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: heroes kneel curious before drawer; grownup shout happy; friends sit happy
# things: drawer; row of 8 socks in drawer; christmas-tree left
{~“You will want a sock,” called {grownup}, {young:but {H} had the drawer out by then.|but {H} had the whole drawer out already.} It was Christmas Eve.|All the socks in the house {young:sat in a row.|sat in a row, with their toes up, hoping.} It was Christmas Eve. One of them was to be hung up, and {H} had to say which.|It was Christmas Eve, and {young:every sock sat up in its drawer.|a rustle went through all the drawers.} Then {H} came in, to choose the one that would be hung on the bed.}
“How will they know,” asked {A}, “that it is mine?” {young:In the dark a sock is just a sock.|On the end of a bed, in the dark, one sock is very like another.}
“They will know,” said {grownup}.
{young:“But how?” said {A}.|“That is not how,” said {A}.} But something was on the boil, and nobody heard.
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: heroes hold proud sock; grownup point laughing at sock; friends look-up surprised at sock
# things: big sock in heroes.hand; 4 oranges beside heroes; drawer; christmas-tree right
So it had to be a good big one, that could not be missed. {H} looked in every drawer in the house.
{joining}
{hinderer_person:“Is it this one?” asked {hinderer}, each time, and held up the sock that {A} had just put back.} # beat
{hinderer_animal:{hinderer} took one out of every drawer, and carried it under the bed, and would not say why.} # beat
{hinderer_carried:All this time {hinderer} was sitting on the whole of one drawer, and nobody thought of looking there.} # beat
In the bottom one lay a grey sock, {young:as long as an arm.|as long as an arm, which had been up mountains.} {A} tried it with oranges, and {~four|five} went in.
{is_wished_thing:“It has to go round {wished_thing},” said {A}, who had thought about it.} # wished
It took {themed_a} as well, all but the end. # personal
“This is it,” said {A}, and held it up. {young:There it hung, like a big leg.|There it hung, exactly like the person it came from, from the knee down.} # usual
“They may think that it is a grown-up’s,” said {grownup}, “and put in a tie. Or {~soap|a thing for the shed}.”
{young:So the long sock went back.|{A} thought of things with wheels, and put it back.} # usual
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: heroes kneel laughing holding sock; friends crawl happy at orange; grownup stir happy
# things: sock in heroes.hand; orange under chair; chair
The red one was next. Red and soft, {young:it wanted to be the one.|it very much wanted the job.}
In went an orange at the top. {young:Out it came at the toe. Bump! It rolled under the chair.|Out came an orange at the toe, bump, and went away under the {~dresser|chair}.}
“Again,” said {A}, and they did it again. {young:In, and bump. In, and bump. In, and bump.|In went the orange. Bump, went the orange, until they were called.} The red sock stood there with its mouth open, and had felt nothing.
“When do you start?” it asked. {young:They did not tell it. They patted it, and they looked for the orange.|They had not the heart to say. They said that there were still some others to see.}
-> DONE

=== l1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: heroes hold happy sock; friends peek curious at sock; grownup point happy at sock
# things: tiny sock in heroes.hand; nut before heroes
Right at the back was a very small one. {young:“That was yours,” said {grownup}. “You were new.”|“That was the first you ever had,” said {grownup}. “It kept coming off.”}
You could have put it on {As} {~thumb|nose}. {young:So they did, to see.|So they did, to be fair.}
They put in one walnut, and it was full up to the chin. {young:Not a word could it say, but it did look proud.|It could not speak, but you saw that it thought itself the best-filled sock in the country.}
“I should have to sleep very near,” said {A}, and {young:gave it the walnut to keep|let it keep the walnut}.
“It would not make you a mitten?” asked {grownup}. No, not even that. # more
-> DONE

=== m2
# shot: two
# place: bedroom; dusk; clear
# action: heroes brush-teeth laughing; friends hold happy orange; grownup stand curious
# things: orange in heroes.hand; comb in friends.hand; 6 socks; trousers left
Then there was the {~bed sock|pink one}, which was all fluff. {young:What went in came out with fur on.|Whatever was put in it came out with hair.}
“Look,” said {A}, and held up an orange that wanted {young:a comb, like somebody’s uncle.|brushing, and looked like somebody’s uncle.}
They tried the tights. {young:But tights have two legs, and you only get one. To ask for two is not fair.|But a pair of tights has two legs, and you might seem to be asking for two.}
“And they walk off,” said {A}. {young:“I have seen them on the line.”|“I have seen them do it, on the line, in a wind.”} # spare
The grey socks asked if it was about a walk. # more
{pausing} # company
So by six there was not one sock left to try, and {young:they all smelled of oranges.|the whole upstairs smelled of oranges.}
-> DONE

=== l2
# aside
# shot: wide
# place: playing-field; dusk; clear
# action: heroes hold cross sock; friends run laughing
# things: sock in heroes.hand; football; goal left; boot
The football sock came out last. {young:Stripy it was, and very pleased with itself.|Striped it was, and had an opinion of itself, and had not been washed since the {~draw|rain}.}
“I am known,” it said, “by everybody, {young:a long way off.”|from some distance, and in the dark.”}
So it was. {young:You did not have to look for it at all. You could find it with your nose.|You did not need eyes for it. You could have found it from the landing, in a scarf.}
“But then would they come in?” asked {A}. It was put out on the sill, {young:and told that it was for the air.|and told that it would be sent for.}
“I shall be ready,” it said. The sparrows, who had been sitting there, moved along to the next house. # more
-> DONE

=== s3
# shot: object
# place: bedroom; night; clear
# action: heroes sit curious; friends sit calm; grownup shout calm
# things: drawing; row of 2 socks; pyjamas; arrow
They did it another way. {L} made a sign. {young:On it was a big face with an arrow.|On it was {As} own face, very large, with an arrow that pointed at the bed.}
“Now they will know,” said {L}. They put out the lamp, to see.
{young:They could not see it. The dark was too dark for a face.|No face could be seen, and no arrow, only a lot of night.}
{helper_person:“I know mine by the hole,” said {helper}, and held up one foot, and the toe looked out.} # beat
{helper_animal:{helper} came straight to {L}, with no light at all, and began with the feet.} # beat
{helper_carried:{L} felt about, and got hold of {helper}, and knew who it was at once, by the shape.} # beat
“Feet!” called {grownup}, up the stairs. For it was time for pyjamas, and that begins with socks. # usual
So {L} sat down in the dark, and {young:pulled.|took hold of a toe, and pulled.} Then it was quiet. The sock was warm, and had kept the shape of the foot.
“This one is me,” said {L}. “You can feel it in the dark.”
-> DONE

=== m4
# shot: behind
# place: bedroom; night; clear
# action: heroes hold laughing sock; friends hold happy sock; grownup sit surprised
# things: sock in heroes.hand; 3 socks
They passed the sock round, to be sure. {young:They all shut their eyes, and felt it.|Everyone had to shut both eyes, and go by feel.}
An everyday one, that was all, {~green|blue}, with a thin place. {young:But here was a round bit, and that was a heel.|But out it went where a heel goes out.} Here was the bump that a big toe makes, still warm.
“That is you,” they said. {young:“That is you, all over.”|“You can even tell that you are ticklish.”}
Then they did some others. {young:One came with its foot in it. That was {grownup}!|One turned out to have a foot in it still, and that was {grownup}, who had only come up to see if it was quiet.}
“How did you know?” asked {grownup}. There was {~butter|flour} on the heel. # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: heroes reach-up proud sock; friends hold happy peg; grownup stand happy
# things: sock; row of 3 socks
With the lamp on, it did not look like a sock that had been taken off. {young:It looked like a foot that had gone out.|It looked as if the foot had only gone out for a minute.} # usual
So that was the one. They hung it on the end of the bed, by a peg, while it was warm. {many:They hung up one of each, and not two were the same.}
This was the right sock. The left one stayed on, {young:to keep the other foot warm.|because of the foot.}
They had only been apart once before, and that was {~in the wash|behind the drier}. # usual
“Well?” said the left sock, under the blanket. “Anything?”
“Not yet,” said the right one.
-> DONE

=== l3
# shot: wide
# place: kitchen; night; stars
# action: heroes carry sleepy sock; friends carry sleepy sock; grownup reach-up happy drawing
# things: bowl on table; 5 oranges in bowl; table; drawing over sink; sink; arrow on drawing
The oranges went back into their bowl. One of them had to be combed.
All the socks went home. They went two by two. {~The long one had its mountains.|The tights hung up their legs.}
“Another year,” they said to the red one. “You have such a good colour.” # more
“I thought it went well,” said the red one. It had a mouth at both ends, and it smiled with both. # more
The sign was put up over the sink. It did look like {L}. The arrow went to the tap.
“Well, now we know where that is,” said {grownup}. # more
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: sock; sock on heroes
{L} was going to stay awake, and see. {L} lay down to do it, since there was a bed.
“Tell me,” said {L} to the foot, “if you hear.”
“It is not the foot that hears,” said the left sock. “It is all done by wool. Anything?”
“Not yet,” said the right one. “The {~door|window} is still there. The chair is still there.” # spare
-> DONE

=== l4
# shot: wide
# place: rooftops; night; snow
# action: owl sit calm; cat sleep sleepy; heroes sit sleepy
# things: row of 4 chimneys; star; row of 3 roofs; smoke over chimney; window
Outside it had got cold. The roofs lay side by side, as far as you could see.
In each house there was a bed, and some of the beds had a sock. They hung quite still. It takes practice.
On the sill, in the air, stood the {~stripy one|one with stripes}. Nobody had sent for it. It was asleep. # more
A clock struck, a good way off, and did not say which. # more
Down below, the cooking had stopped. A light went out, and then one more.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: sock; row of 3 oranges
Then the lamp was out. It was as dark as the toe of a sock.
{resting}
{dream} # spare
It was warm. The room smelled of oranges. # usual
“Anything?” said the left sock.
“Not yet,” said the right one. It hung there with its mouth open.
{L} was still staying awake, with both eyes shut. # usual
There was a long bit of quiet. Then it was longer. # usual
“Anything?” said the left sock, very small, and half asleep.
“Shh,” said the other one.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
“Anything?” said the left sock, as soon as it had come down.
“To the brim,” said the right. “You can hardly breathe. But have you seen him with the hole?”
They had hung him up as well, at the last minute, so that he should not lie there and wonder. And he was as empty as before. But under him on the carpet stood a heap, as high as a chair, and it was still coming.
“I have never been so full,” he told {A}, and let down a nut.
-> DONE

=== next_bedtime
The socks were in the drawer, with their mouths shut. It still smelled of oranges.
-> DONE
