# about: somebody-died(bird|sparrow|robin|pigeon|blackbird|magpie|crow|seagull|chick|duckling|bee|butterfly|ladybird|moth|insect|mouse|hedgehog|squirrel|mole|frog|shrew); found-something(dead); pet-died(found a dead|dead bird|dead bee|dead mouse|dead hedgehog|dead squirrel|dead frog)
# also: sad; kindness; scared; outing
# wants: child
# role grownup: parent = the grown-up with the spade
# kind bee: bee|bumble*|butterfl*|ladybird|ladybug|moth|wasp|insect|beetle
# kind mouse: mouse|mice|hedgehog*|squirrel*|mole|shrew|rat|rabbit|frog|toad
# ages: 3-10
# holds: death(kind), bird(kind), dark(kind)

=== title
{~What It Could Do|Under the Pear Tree}
-> DONE

=== s1
# shot: wide
# place: garden; day; clear
# action: A crouch sad; heroes crouch sad; grownup kneel; friends stand
# things: tree; leaf; feather; wall
# things for bee, mouse: tree; leaf; wall; 3 daisies
{
- is_bee:
{~It lay on the step, and {H} nearly trod on it. {young:It was small, and it had stripes of fur.|It was no longer than a thumbnail, and wore its fur.}|“Don’t move,” said {H}, {young:but it did not move at all.|to something on the step that had no plan to.}|There was something small on the step, {young:and {H} got down to see.|and {H} got down on both knees, to be the right size for it.}}
- is_mouse:
{~It lay in the grass, and {H} nearly trod on it. {young:It was small, and it had a nose.|It was not as long as a hand, and it had all its whiskers.}|“Don’t move,” said {H}, {young:but it did not move at all.|to somebody in the grass who had no plan to.}|There was somebody small in the grass, {young:and {H} got down to see.|and {H} got down on both knees, to be the right size.}}
- else:
{~It lay under the pear tree, and {H} nearly trod on it. {young:It was a bird, and it lay on its back.|It was a bird, and it lay on its back, as birds do not.}|“Don’t move,” said {H}, {young:but it did not move at all.|to a bird in the grass that had no plan to.}|There was a bird on the ground, {young:and {H} got down to see.|and it did not fly up when {H} came, so {H} got down on both knees.}}
}
{young:It did not blink.|Its eyes were open, and did not mind the sun.} # usual
“Is it asleep?” asked {A}. ¶ “No,” said {grownup}. “It is dead. It does not breathe any more, and it does not feel anything, and it will not get up.”
{A} thought about that. {young:But what if it did get up?|But one might be wrong about a thing like that.} # usual
{
- is_mouse:
{A} wanted it to run off, once, across the grass.
- else:
{A} wanted it to fly up, once, and go round the garden.
}
-> DONE

=== s2
# shot: two
# place: garden; day; clear
# action: A reach-down worried; heroes kneel; grownup stand; friends hold bowl
# things: bowl; crumb; tree; themed
So they brought it things. They brought water, in the lid of a jar.
{joining}
{
- is_bee:
They brought it a drop of honey, on a leaf, {young:and put it next to its nose.|and put it where the nose would have been.} # usual
- is_mouse:
They brought it some cheese, and a nut, {young:and put them next to its nose.|and put them where it would have come to them first.} # usual
- else:
They brought it crumbs, {young:and put them next to its beak.|the best ones, without crust, and put them next to its beak.} # usual
}
{A} put {themed_a} down where it could see it, and took it away again, and put it back. # personal
{hinderer_person:“My uncle’s hen once looked like that,” said {hinderer}, “and it was only thinking.” But it had been another sort of looking.} # beat
{hinderer_animal:{hinderer} wanted to see it, too, and had to be held by the collar, kindly.} # beat
{hinderer_carried:{hinderer} was set down beside it, and then they were both lying there, and it was seen how different that is.} # beat
They waited. {young:The water stood still. Nobody drank it.|They waited for as long as it takes to count to a hundred, and an ant came and had the corner of it.} # usual
Then {A} lifted it up, on a leaf, {young:to where the air is.|as high as it would go, in case it only wanted the start.} It was so light that you could hardly tell. {young:It stayed where it was put.|It lay there just as it had been put.} # usual
“It does not want to,” said {A}. ¶ “It cannot,” said {grownup}. {young:“It is not that it does not want to.”|“It is not cross with you, and it is not tired. It just cannot, any more.”}
-> DONE

=== m1
# aside
# shot: close
# place: garden; day; clear
# action: A look-through curious; heroes look-through; grownup kneel; friends crouch
# things: magnifying-glass; leaf; tree
As it kept so still they could look at it. They never do, as a rule. {young:They are there, and you look, and then they are not there.|As a rule one sees them go, and that is all one sees.}
{
- is_bee:
It had fur on its shoulders, and its wings had {young:fine lines in them, like a window with many panes|lines in them, like a church window, but nobody had put in the colours}.
- is_mouse:
It had hands. {young:They were pink, and there were fingers on them, as thin as a thread.|They were pink, and they had as many fingers as other people’s, only that each was as thin as a thread.}
- else:
It was not brown at all, when one looked. {young:There was some gold in it, and some grey, and all the edges were pale.|On every feather there was a fine pale edge, as if somebody had gone round it with a brush.}
}
“Who did all that?” asked {A}, with one finger not quite on it. {young:Nobody had done it. It had grown like that, all by itself.|It turned out that nobody had. It had grown like that, and had never even seen itself from behind.}
They looked for a long time, {young:and it was not nasty at all, and nobody said that it was.|and it was not nasty, as somebody had said that it would be.}
-> DONE

=== l1
# aside
# shot: behind
# place: garden; day; clear
# action: A think sad; heroes sit; grownup sit; friends sit
# things: bench; tree; wall
They sat on the wall for a bit, where they could see it. “Who did it?” asked {A}.
“Perhaps nobody,” said {grownup}. {young:“Perhaps it was old, or perhaps it was ill. You cannot always find out.”|“It may have been old, or ill. You cannot always find out, and it is not always anybody’s fault.”}
“Was it me?” asked {A}. “I shouted, in the morning.” {young:“No,” said {grownup} at once. “Shouting does not do that, and nor do you.”|“No,” said {grownup} at once. “Nobody has ever died of shouting. I would know.”}
{A} was glad to have asked. {young:It had sat in there the whole time, that question.|It had been sitting in there, that question, ever since the pear tree.}
Then they each had a biscuit, because there were biscuits.
{pausing} # company
-> DONE

=== s3
# shot: two
# place: garden; afternoon; clear
# action: A hold calm box; heroes carry box; grownup dig; friends hold flower
# things: box; leaf in box; spade; tree; flower
Then {A} went and fetched the box, {young:the one from the shoes.|the good one, in which there had been shoes.}
“If it cannot get up,” said {A}, “then it must lie nicely.” {young:They put in leaves, and some moss.|They put in leaves, and moss for under the head.}
{helper_person:“Give me the spade,” said {helper}, “and I shall do the roots.” It was a good deep hole.} # beat
{helper_animal:{helper} knew about holes, and helped with this one, and then sat down beside it and was quiet.} # beat
{helper_carried:{helper} was held, all through the digging, and so were the fingers that held {helper}.} # beat
They put it down there under the pear tree, and the lid on.
{young:It was cool in there.|It smelled of earth, and it was cool, out of the sun.} # usual
And then they stood round it, and nobody knew what to say. {young:“Bye,” said {grownup}. It was not enough.|“Well,” said {grownup}, and it was not enough, and they all knew it.}
-> DONE

=== m2
# aside
# shot: above
# place: garden; afternoon; clear
# action: A write calm paper; heroes draw; grownup sit; friends hold stone
# things: paper; pencil; stone; crayon
It ought to have a stone, with its name. But they did not know its name. {young:They thought of some, and they tried them out, and none of them fitted.|They tried out several, and it was like putting hats on somebody who is not there.}
“It had one already,” said {A}, “and we just do not speak it.” {young:So they left a space for it on the stone, as big as a thumb.|So on the stone they left a space for it, as big as a thumb.}
{
- is_bee:
Under the space {A} drew a flower, {young:a big one, that you could get right into.|the sort that you can get right into.}
- is_mouse:
Under the space {A} drew a hole in a wall, {young:with a light on, for when it is late.|with a light on inside, for when it is late.}
- else:
Under the space {A} drew a branch, {young:a thin one, where nobody big could ever sit.|the thin sort, on which nobody heavy can sit.}
}
It was a good stone. {young:It had been in the sun for years, and it was warm all through.|It had been lying in the sun for years, and was warm right through.}
-> DONE

=== l2
# aside
# shot: wide
# place: garden; afternoon; clear
# action: A stand calm; heroes stand; grownup hold spade; friends stand
# things: fence; spade; tree
Over the fence came the head of the man next door. “What are you burying?” he asked. {young:“Is it treasure? I will not look.”|“Is it treasure? I never saw a thing.”}
They told him. He took off his hat, and then {young:you could|one could} see why he wears it.
“I had a fish once,” he said, “when I was as big as you. It went under the roses.” {young:“And is it still there?” asked {A}.|“And is it still there?” asked {A}, who liked to know such things.}
“It is roses by now,” said the man. {young:“It does not swim any more. But they are very good roses.”|“I do not say that it swims. But they are the best ones in the road.”}
He stood there with his hat off until they were done.
-> DONE

=== s4
# shot: close
# place: garden; dusk; clear
# action: A look-up curious; heroes look-up; grownup stand; friends look-up
# action for bee: A look-through curious; heroes look-through; grownup stand; friends look-up
# things: tree; stone; flower
# things for bee: tree; stone; flower; 3 daisies
# things for mouse: tree; stone; wall; leaf
“I know nothing about it,” said {L}. “I only met it when it was dead.”
But {L} knelt down, and looked about from there. {young:And there was something.|And there was something that cannot be seen from above.}
{
- is_bee:
All the daisies that were open had a bit of yellow brushed off, on one side. {young:Somebody had been in there!|Somebody had been to every one of them.}
“It could carry things,” said {L}. “It could find the way home. {young:It could hum.”|It could hum, and stand on its head, and never mix up two flowers.”}
- is_mouse:
There was a path in the grass, no wider than two fingers, and it went under the fence, and round a root. {young:Somebody had made that!|It was trodden quite smooth.}
“It could make roads,” said {L}. “It could hear a leaf fall. {young:It could sit in one hand.”|It could eat a nut from the inside, and be as quiet as that.”}
- else:
And up in the pear tree was a nest, with the morning’s grass in it, all turned the same way. {young:Somebody had made that, with no hands.|Somebody had made that, without hands.}
“It could do that with its mouth,” said {L}. “It could sit on the thin ones. {young:It could see us from up there.”|It could sleep standing up, and knew what we look like on top.”}
}
So that was what they said. They said all that it could do, one after the other, {young:and it took a long time.|and it was much more than you would have thought.}
“That was enough,” said {L}. And then they put the earth back. # usual
-> DONE

=== m4
# shot: wide
# place: garden; dusk; clear
# action: A walk calm; heroes walk; grownup carry spade; friends walk
# things: stone; tree; spade; flower on stone
The stone went on the top, the right way round, with the space for the name.
It was quite small. You would not know, if you did not know.
They took the water and tipped it out on the roots. It was not for nothing.
“Can I be sad tomorrow, too?” asked {L}.
“You can,” said {grownup}. “You can also play. They go together.”
Then the spade was wiped and hung up, and they all went in.
-> DONE

=== l3
# shot: behind
# place: kitchen; dusk; clear
# action: A drink sleepy mug; heroes sit-on-chair; grownup pour pot; friends sit
# things: table; mug; window; lamp
There was soup. It was hot, and they ate it. Nobody said a lot.
“I can eat,” said {L}. “I can hold a spoon.”
They went round the table. Each said what they could do. It was quite a list.
One could whistle. One could put a foot behind one ear, or nearly.
“You saw that it was small,” said {grownup} to {L}. “And you did stop.” That went on the list.
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; friends hold towel; grownup hold towel
# things: basin; soap; towel
There was earth on the hands. It was under the nails. They washed it off, with a lot of soap.
{L} put one hand on the chest, to feel. It went thump. It went thump.
“It does that all by itself,” said {L}.
“All night,” said {grownup}. “You do not have to do a thing.”
It was warm under the hand. It did not stop.
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes look-up sleepy
# things: tree; stone; moon; leaf
It was dark in the garden. The tree stood there, as it does. It had been there for longer than the house.
It had its feet down in the earth, where it was cool. It had them round the box.
A leaf came down, and lay on the stone. Then it was still.
In the spring there would be pears to make. It had all it needed.
The moon went over. It knew what we look like on top.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit; grownup sit
# things: lamp; window; moon
The bed was warm. {L} lay in it, and felt it go thump. # usual
{resting}
{dream} # spare
“Does it mind, down there?” asked {L}. ¶ “No,” said {grownup}. “It does not mind, and it does not feel cold. We do the minding.”
{L} did a bit of it. It was all right to do. # usual
{
- is_bee:
Out there it was dark. In the day there would be a hum, from one of the rest of them.
- is_mouse:
Out there it was dark. Some small thing ran on the road in the grass, and took it round the root.
- else:
Out there one of the rest of them sang, quite late, on the thin end of a branch. It was the same song.
}
“It could do that, too,” said {L}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a flower on the stone in the morning. It was a rose, a dark red one, and nobody in the house had put it there.
{H} looked over the fence. The man next door stood among his bushes with the scissors, and looked very hard at a snail.
“It sends its love,” he said after a bit. He meant the fish.
-> DONE

=== next_bedtime
There was a rose on the stone. It was a very good one.
-> DONE
