# about: dressing(coat&!by herself&!by himself&!his own&!her own&!all alone&!label&!itch&!scratch&!button&!rain coat&!dress coat|jacket&!by herself&!by himself&!his own&!her own&!all alone&!label&!itch&!scratch&!button&!life jacket|anorak); dislikes(coat&!of paint|jacket&!life jacket&!potato); angry(coat on|the coat|her coat on|his coat on|wear a coat|wear his coat|wear her coat|put his coat|put her coat|put a coat|jacket on|wear a jacket|wear his jacket|wear her jacket); listening(coat on|wear a coat|wear his coat|wear her coat|put a coat|jacket on|wear a jacket|wear his jacket|wear her jacket); weather(no coat|without a coat|without his coat|without her coat|coat on|wear a coat|wear his coat|wear her coat|no jacket|jacket on|wear a jacket); other-lesson(coat on|wear a coat|wear his coat|wear her coat|jacket on|wear a jacket)
# also: angry; listening; weather; season; dislikes; frustrated; other-lesson
# news: bad
# kind jacket: jacket*|anorak*
# wants: child
# role grownup: parent = the grown-up with the keys
# ages: 3-8
# needs: walking, hands
# holds: dark(kind)

=== title
{~Over It Went|Hood to the Toes}
-> DONE

=== s1
# shot: two
# place: hallway; day; clear
# action: grownup hold coat; A stand cross; heroes stand cross; friends stand
# things: door; hook; mat; boot on mat
{~“Arms,” said {grownup}, and held {is_jacket:a jacket|a coat} open behind {H}, {young:and no arms came.|and stood like that for some time, and no arms came.}|There was nothing wrong with the {is_jacket:jacket|coat}, {young:but {H} would not go in.|except that {H} would not go in.}|“I am not cold,” said {H}, {young:in the hall, where it was warm.|in the hall, beside the radiator, and nobody could say that it was not true.}}
A {is_jacket:jacket|coat} comes at you from behind. {young:You can’t see it. It just has you.|You can’t see it coming, and then it has you by both arms.}
“It is cold out there,” said {grownup}. ¶ “Then leave it out there,” said {A}. # usual
So they left it at that. {grownup} hung the {is_jacket:jacket|coat} over one arm, {young:and it went along for the walk.|where it had a good view, and took it along for the walk.}
-> DONE

=== m1
# aside
# shot: close
# place: hallway; day; clear
# action: A point cross; grownup listen; heroes point; friends listen
# things: coat on hook; hook; door; mat
{A} told them what it is like in there, {young:in a {is_jacket:jacket|coat}.|for anybody who has forgotten, or has grown too tall to notice.}
Your arms stick out, like a penguin’s. {young:You can’t bend in the middle.|You can’t see your feet, and you can’t bend in the middle to ask how they are.}
And the sleeve of the jumper stays behind. {young:It sits up at the elbow, and will not come down.|It goes in with you, but it turns back halfway, and sits at the elbow, and there is no way to get at it.}
“And then somebody does it up,” said {A}, {young:“and bites you in the chin.”|“right to the top, and gets a bit of your chin as well.”}
And when you sit down in it, it comes up round your ears, {young:and has a look at you.|as if it wanted to see who was in there.} # more
“That is all true,” said {grownup}. {young:“Mine does it, too, and I am quite big.”|“Mine has done it for years, and I never thought of telling anybody.”}
-> DONE

=== s2
# shot: wide
# place: street; day; breeze
# action: A walk cross; grownup walk holding coat; heroes walk; friends walk
# things: gate; wall; tree
{joining}
{musing} # personal
The cold was at the gate. {young:It had been there all night, and had got big.|It had been standing there since the night, with nothing to do, and was pleased to see them.}
“Are you cold?” asked {grownup}. ¶ “No,” said {A}. {young:It came out with a bit of smoke.|There was a small cloud with it, which anyone could see.}
{hinderer_person:{hinderer} had two scarves on, and said how warm it was in there, at every gate.} # beat
{hinderer_animal:{hinderer} had a coat on all over, with a tail to it, and had never once been asked about it.} # beat
{hinderer_carried:{hinderer} had been done up in a hanky, right over the nose, and was of no help.} # beat
The nose was cold, but nobody had asked the nose. {young:It was red.|It had gone on a bit ahead, as a nose does, and had turned red.} # usual
“And your hands?” asked {grownup}. {young:“They are not in,” said {A}. They had gone up the sleeves.|“They are not in,” said {A}, and that was true. They had gone up the sleeves of the jumper, and would not come to the door.} # usual
-> DONE

=== l1
# aside
# shot: behind
# place: street; day; breeze
# action: A look-up curious; grownup stand holding coat; heroes look-up; friends look-up
# things: street-lamp; bench; wall; tree
“Lots of people have none on,” said {A}, {young:and looked along the road.|and they looked along the road, to see how many that was.}
There was a lamp post. It had none, {young:and it did not look very well.|and was thin, and rather grey, and did not look at all well.}
There was a tree. It had had one, {young:and had let it drop.|with a good many leaves to it, and had dropped it, and was standing there looking down at it.}
There was a bin. {young:It had a hat on, and that was all.|It had a hat on, at least, and had pulled it right down over its ears.}
A dog came by in a red one, with a buckle under the tummy. {young:It looked straight in front of it, and did not want to talk about it.|It looked straight in front of it, and hoped that they knew nobody that it knew.} # more
{pausing} # company
-> DONE

=== s3
# shot: above
# place: park; day; breeze
# action: A run happy; grownup sit-on-chair bench holding coat; heroes run happy; friends stand
# things: bench; tree; leaf; themed
In the park {A} found out how it is done. {young:You run. When you run, you are warm.|You have to run. As long as you run, the cold can’t get hold of you.}
So {A} ran round the bench, {young:and round it again.|and round it, and round it, while {grownup} sat in the middle with the {is_jacket:jacket|coat}.}
“Now are you,” said {grownup}. Off went {A}, and came by again. “Cold?” said {grownup}. ¶ “Not,” said {A}, and was gone. {young:Then {A} was back. “At all!”|The rest came round a good bit later. “At all!”} # usual
{helper_person:{helper} ran the other way round, so that they met twice in every lap, and lifted a hat each time.} # beat
{helper_animal:{helper} ran as well, and in front, and lay down at the end as if it had all been somebody else’s idea.} # beat
{helper_carried:{helper} was put on the bench for the start, and the bench was the finish as well.} # beat
{themed_a} kept the score, on the end of the bench. # personal
But you can’t run for ever. {young:{A} had to stop and puff.|There comes a time when the legs want to sit down and talk about it.} {A} sat down on the bench, and the cold sat down as well.
-> DONE

=== m2
# aside
# shot: two
# place: park; day; breeze
# action: A sit-on-chair worried bench; grownup give biscuit at A; heroes sit-on-chair; friends sit
# things: bench; biscuit; bag; coat on bench
There was a biscuit in the bag. {young:But where was a hand to hold it?|But to hold a biscuit you need a hand, and both of them were up the sleeves, and had shut the door.}
One came out to have a look. {young:“Brr,” it went, and was gone again.|It felt what it was like, and turned round, and the other one did not even get up.}
So {grownup} held the biscuit, {young:and {A} bit a bit off, like a horse.|and {A} bit off it from the side, like a horse at a gate.}
“Do you want to run some more?” asked {grownup}. {young:But you can’t run and eat.|But anybody who has tried to run and eat a biscuit will know why {A} shook the head.}
“Again, please,” said {A}, each time that there was some left, {young:and opened wide.|and did not come out any further than the teeth.} # more
A crumb fell on the {is_jacket:jacket|coat}. It lay there, {young:and it was warm.|quite at its ease, and you could see that it was not cold at all.} # more
-> DONE

=== l2
# aside
# shot: close
# place: park; dusk; breeze
# action: bird sit on bench; A sit-on-chair bench; grownup sit-on-chair bench; heroes sit-on-chair; friends sit
# things: bench; coat on bench; leaf
A bird came down on the back of the bench. It was twice as wide as a bird should be, {young:and quite round.|because it had blown itself up, and had its chin in its chest.}
“It has put on a second one,” said {grownup}. {young:“On top of the first.”|“They wear the thin one in summer, and this one over it.”}
“Who holds it for them?” asked {A}. {young:¶ “No one does.”|¶ “Nobody,” said {grownup}. “They would not stand for it. They do it themselves, from inside.”}
{A} looked at the bird for a long time. {young:It looked warm, and it had no buttons at all.|It had no arms to put anywhere, and nobody behind it, and it looked as warm as toast.}
Then it shook itself, and was smaller, and went. {young:It had left one bit of fluff.|On the bench there was one bit of fluff, which it had not needed.} # more
-> DONE

=== s4
# shot: two
# place: park; dusk; breeze
# action: A kneel before coat; grownup stand; heroes kneel before coat; friends stand
# things: bench; coat on bench; leaf
One hand came out, and went in under the {is_jacket:jacket|coat}. {young:It was only to see.|It went in only a little way, to see what it was like in there.}
It was warm. It had lain on {grownup_s} arm all the time. There was all that warm in it, and nobody at home. {young:What a waste!|“What a waste,” said {A}.} # usual
{A} laid it on the bench, hood to the toes.
{young:Flat, it could not come from behind.|Like that it could not come at you from anywhere.} # usual
“It is the wrong way up,” said {grownup}. ¶ “It is not,” said {A}. “Wait.”
In went the arms, all the way. {young:Both hands found the ends.|Nobody helped them, and they both found the ends.} Then up went the arms, and the {is_jacket:jacket|coat} went up with them.
Over it went! It came down behind, all by itself, and there was {A}, in a {is_jacket:jacket|coat}. {young:And nobody had put {A} in.|Nobody had held it, and nobody had come from behind.}
“I did that,” said {A}. “It did not do it to me.” # usual
-> DONE

=== m4
# aside
# shot: wide
# place: street; dusk; clear
# action: A walk happy; grownup walk; heroes walk happy; friends walk
# things: street-lamp; wall; gate; moon
They went home the slow way. There was no need to run.
The cold came along. It walked beside them, and could not get in. # spare
“Are you cold?” asked {grownup}. ¶ “Ask the nose,” said {A}. # spare
The nose was a bit cold. The rest was not. It was all right to be out in front.
In the pockets it was dark, and there were two hands in. They had been found at last.
One of them found a stone, from the summer. It had been warm in there all that time. # more
-> DONE

=== l3
# aside
# shot: close
# place: hallway; night; clear
# action: A give coat at hook; grownup stand; heroes stand; friends sit
# things: hook; coat on hook; mat; boot on mat; lamp
In the hall the {is_jacket:jacket|coat} came off, over the head. It went the same way back.
“Shall I hang it up?” asked {grownup}. ¶ “By the toes,” said {A}. # spare
So it hung by its hem, with the hood down. It could look at the mat. # spare
It had been warm with no one in it. Now it was warmer. # more
“It would like to see the boots,” said {L}. “It never does. It only sees the door.” # more
One sleeve gave a swing. Then it was still.
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: L stand; grownup hold pyjamas; heroes stand; friends sit
# things: bed; lamp; pyjamas; window
“Arms?” said {grownup}, and held up the top. Then {grownup} stopped.
The top was laid on the bed, flat. The neck was by the knees.
In, in. And over it went.
It was on back to front. That did not matter to anyone. # spare
Then there were the trousers. You can’t do those over your head. They tried. # more
There was a label at the chin. It had always wanted to see something. # more
Outside it was as cold as before, and it was out there.
-> DONE

=== l4
# aside with l2
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: bench; tree; street-lamp; moon
On the bench in the park sat the cold. It had it to itself.
The tree stood by. It had no coat, and it was asleep. # spare
The round bird was in there. It had its chin in its chest. # spare
A leaf lay on the grass, the wrong way up. It was fine like that. # more
The swing went to and fro a bit. It was to keep warm. # more
The moon went over it all, with no hat.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; lamp
{grownup} took hold of the quilt.
“Wait,” said {L}. “From the front.”
So it was laid at the end of the bed, by the toes. In went the arms. Up they went.
Over it went, and it came down all round.
{resting}
{keepsake}
{dream} # spare
“Are you cold?” asked {grownup}.
There was a nose, at the top. It was not even red. # usual
“Ask me in the morning,” it said.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The coat was where they had left it, upside down, and had looked at the mat all night.
“Are you cold?” asked {A}. It was not. But it had never seen a hall from there, and it had a good deal to say about boots. {A} laid it on the floor, hood to the toes, so that it should have a look at the ceiling as well.
-> DONE

=== next_bedtime
The quilt lay by the toes. It knew by now which way to come.
-> DONE
