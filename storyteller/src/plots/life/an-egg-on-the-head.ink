# about: hurt(head|forehead|eyebrow|temple|noggin|goose egg|an egg|massive egg|big egg|egg on|clashed|lamp post|lamppost|walked into the door|walked into a door|walked into a wall|walked into the wall|ran into the door|ran into a door|ran into the wall|ran into a wall|into a pole|into a tree)
# also: sad; embarrassed; play; school-day; outing; angry; hurt
# never: stuck|olive oil
# wants: child
# role grownup: parent = the grown-up with the cloth
# kind door: door|doors|gate|window|wall|lamp post|lamppost|tree|post|pole
# kind floor: floor|fell|fall|tripped|stairs|step|steps|pavement|slipped|tumble*|playground|slide|climbing frame|bed|sofa
# kind friend: heads|clashed|collided|another child|other child|friend|boy|girl|brother|sister|ball
# ages: 3-9
# holds: dark(kind), egg(kind)

=== title
{~An Egg on the Head|Is It an Egg?}
-> DONE

=== s1
# shot: close
# place: kitchen; day; clear
# place for floor, door: garden; day; clear
# place for friend: playground; day; clear
# action: A sit sad; grownup kneel worried at A; heroes sit sad; friends sit worried
# things: cloth; bandage on A.head; table
# things for floor, door, friend: cloth; bandage on A.head; bench
{
- is_door:
{~Bang! Something hard had been in the way, and then {H} ran right into it.|Somebody had put that there, just where {H} wanted to run.|What was in front did not move, and {H} had looked the other way.}
- is_floor:
{~Down went {H}, and the head got there before all the rest.|First there was {H}, up here, and the next moment down there, head first.|Bang! {H} had gone right over, and the ground was very hard.}
- is_friend:
{~Bang! {H} came round the corner, and something came the other way, and they met.|Something came from over there, and from here came {H}, and they both had heads.|{H} looked up, with a bang, just when you should not have looked up.}
- else:
{~Bang! Up came {H} from under the table, and the table was lower than that.|The table stood where it always stands, and it was {H} who came along and met it.|{H} had been under the table, and had come up too soon, with a bang.}
}
{young:Then there was a big cry, and a cold cloth.|There was some crying first, as there had to be, and then there was a cold cloth.}
It hurt. {A} wanted it to be gone, {young:and put up one hand.|and put up one hand, to see how much of it there was.}
There was something there. It was round, and smooth, and warm. {young:It had not been there before!|It had certainly not been there at breakfast.} # usual
“My word,” said {grownup}. “You have got an egg on your head.”
-> DONE

=== s2
# shot: two
# place: living-room; day; clear
# action: A sit proud; grownup hold cloth at A; heroes sit; friends look-up curious
# things: sofa; cushion; bowl; cloth; themed
{A} stopped crying, in the middle. {young:An egg!|It is hard to go on, when you have been told a thing like that.}
{joining}
So {A} sat very still on the sofa, {young:and kept it warm.|and held the head level, for eggs should not be tipped.}
{themed_a} was to be let down first, if it came out hungry. # personal
“It has to be cold,” said {grownup}, and came with a bag of peas. ¶ “It has to be warm,” said {A}. “It is an egg.” {young:And they were both right.|There they sat, and one took the peas away as often as the other put them on.} # usual
{hinderer_person:“Can I tap it?” asked {hinderer}, and had a spoon.} # beat
{hinderer_animal:{hinderer} gave it a lick, and that was not the way to do it, either.} # beat
{hinderer_carried:{hinderer} had been put on top, to sit on it, and fell off on the side that hurt.} # beat
Nothing came out. {A} tried walking, {young:with both arms out.|with both arms out, as slowly as somebody with soup.} That made it throb. # usual
{A} tried humming to it. {young:That hurt as well.|That went straight to the spot, and hurt.} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: bathroom; day; clear
# action: A look-through curious mirror; grownup hold mirror; heroes peek curious; friends look-up
# things: mirror; basin; lamp; soap
They went to have a look at it, in the glass over the basin. {young:It was pink. It had a blue end.|It was pink at the edge, and going blue, and it had a shine.}
“Which bird has a blue egg?” asked {A}. {young:¶ “A thrush,” said {grownup}. “With spots.”|¶ {grownup} thought that a thrush had, with spots, and a robin without, but abroad.}
{young:“Has it got spots?” They looked. There was one.|They looked for spots. There was one, but it had been there since the summer, and was a freckle.}
It would want worms, then. {A} thought about worms for a while, {young:and then about biscuits.|and whether a biscuit would not do as well.}
The peas had begun to get soft, and were sent back to the others. # more
They did not seem to mind. They had been cold for years. # more
-> DONE

=== l1
# aside
# shot: two
# place: kitchen; day; clear
# action: A sit curious; neighbour stand; heroes sit; grownup pour cup; friends sit
# things: table; cup on table; egg; bowl
# people: neighbour(old, she)
The neighbour came in for some sugar, and looked. “That is a good one,” she said. {young:“It is a hen’s.”|“That is a hen’s, at the least. My brother had a goose’s, from a swing.”}
“What came out of it?” asked {A}. {young:She did not know.|She had to think, as it was sixty years ago.} “It was gone by the Sunday,” she said.
“Did it fly?” ¶ {young:“He never said,” said the neighbour.|“He never said. He was a quiet boy, and he had a cap.”}
She drank her tea, and she looked at {A} now and then, over the top, {young:as you look at a pot.|as you look at a pot that will boil all the sooner if nobody seems to be interested.}
When she went she forgot the sugar. It was a thing to have seen. # more
It stood on the table, with the spoon in, and nobody liked to put it away. # more
-> DONE

=== s3
# shot: close
# place: hallway; dusk; clear
# action: A hold surprised hat; grownup stand curious; heroes stand surprised; friends look-up
# things: hat; mirror; coat; door
At four they wanted to go out and get the bread. But the hat would not go on. {young:The egg was in the way.|It went down as far as the egg, and stayed up on one side like a lid.}
“Then we will wait,” said {grownup}, and they did without. # usual
At five {A} tried it again, in front of the glass. {young:It went on a bit more.|It went on over one ear.} At six it went on, {young:right down.|right down to the eyebrows, and nobody had pulled.}
{helper_person:“Let me see that hat,” said {helper}, and felt it all round inside. It was the same hat.} # beat
{helper_animal:{helper} smelled the place, and then the floor under it, and nothing had come out.} # beat
{helper_carried:{helper} had a try of the hat as well. It was no bigger than it had been.} # beat
{A} took it off, and felt. {young:It was so small now!|There was hardly anything to put your hand on.}
“It has not come out,” said {A} slowly. “It has gone in.”
-> DONE

=== m2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A think curious; grownup hold egg; heroes think; friends sit
# things: table; egg; bowl on table; cup on table
They got one out of the fridge, to compare. {young:It did not get small. It just sat there.|It was watched for ten minutes, by the clock, and stayed just as large as it was.}
“So it is not that kind,” said {A}. {young:“Mine is the kind that melts.”|“That kind opens. Mine is more the kind that melts.”}
“And what was in it?” asked {grownup}. {young:{A} thought, and it was quite easy.|{A} thought about it, from the bang to now, and it was really quite easy.}
“The ow,” said {A}. {young:“The ow was in it. It was full.”|“It was full of ow. You can feel that it is nearly empty.”}
{pausing} # company
So the other egg was let off, and went back to its place. # more
It was cold, and had never been near a table corner in its life. # more
-> DONE

=== l2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A draw happy paper; heroes draw; grownup sit; friends sit
# things: paper; crayon; table; lamp
It was drawn, before it was all gone, from the side. {young:First came the head, and then the hill.|There was the head first, like a loaf, and then the egg, sitting up there like a small person on a big one.}
“This is at two,” said {A}. “This is at four.” {young:It got smaller and smaller.|At five it was a plum, and at six it was not much more than a thought.}
“You could go on,” said {grownup}. {young:So {A} drew seven. It was just a head.|So {A} drew seven o’clock, and eight, and those were only heads. One of them had a hat.}
On the last one it was not to be seen that there had been anything at all. # spare
They hung it up in the hall, at the height of the bang. # more
A small arrow showed which way it had gone. # more
-> DONE

=== s4
# shot: two
# place: kitchen; dusk; clear
# place for floor, door: garden; dusk; clear
# place for friend: hallway; dusk; clear
# action: L kneel calm holding sock; grownup clap; heroes kneel; friends sit
# things: table; sock on table; lamp
# things for floor, door: bench; sock; lamp
# things for friend: coat; sock; lamp
{
- is_door:
After that they went back, to see what had laid it. It was just as hard as before. {young:It was sorry, {L} thought.|It did not look as if it had done it on purpose.}
“It did not see me,” said {L}, and hung a sock there, a red one, {young:so that you can tell.|just as high as a head, so that both sides would know.}
- is_floor:
After that they went back, to see what had laid it. It was just there, as flat as before. {young:It was sorry, {L} thought.|It did not look as if it had done it on purpose.}
“It did not see me coming,” said {L}, and put down a sock there, a red one, {young:so that you can tell.|so that it would be known another time which bit it was.}
- is_friend:
After that there was the question of who had laid it. They both had one, it seemed, {young:on both of the heads.|as there were two ends to that bang.}
“Mine has gone in,” said {L}. And a message was sent, with a red sock in it, {young:to lie on.|to lie on, that said how to do it with the hat.}
- else:
After that they went back to the table. It was plain now who lays them. {young:“You did that,” {L} told it.|“You laid that one,” said {L} to the corner.}
It could not help it, perhaps. But {L} pulled a sock over the corner, a red one, {young:and now it was soft.|and that was as far as it would go: it looked like a foot in bed.}
}
Then {L} went by three times, with the head held high. Nothing happened. # usual
“Does it hurt?” asked {grownup}. ¶ {L} pressed the place, to be able to say. {young:“Just the shell,” said {L}.|“Not inside,” said {L}. “It is just the shell that is left.”}
{is_wished_place:They would hear of it at {wished_place}, and could all have a feel.} # wished
There was bread for tea, with a boiled egg, and {L} looked at it before the spoon came down. “Was it a big bang?” {L} asked it.
-> DONE

=== m4
# shot: behind
# place: bathroom; night; stars
# action: L wash calm; grownup hold towel; heroes wash; friends stand
# things: bath; towel; soap; cloth
The head was not washed tonight. It had had enough done to it.
All the rest went in the bath. Up came the knees. They are round as well, but they are meant to be. # spare
“Is it still there?” asked {grownup}. ¶ “You have to know where,” said {L}.
The towel went round it, on tiptoe. # more
The blue would go green, and then it would go. Then it would be just {L}. # more
That is a lot, for one bang. # more
-> DONE

=== l3
# shot: wide
# place: hallway; night; stars
# action: L climb sleepy stairs; heroes climb stairs; grownup walk holding lamp; friends walk
# things: stairs; lamp; hat
They went up with the lamp. They went round the shelf. They said good evening to it.
The house has a lot of corners. They all stayed where they were.
Not one of them came nearer. # spare
The hat hung on its hook, and it fitted. # more
“Mind your head,” said {grownup}, at the low bit. {L} minded it. # more
“It minds itself,” said {L}. There was room to spare. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: grownup tuck-in calm; L lie-back sleepy; heroes lie-back sleepy; friends sit
# things: pillow; blanket; lamp
There was a dent in the pillow, for the egg. It was a kind of nest.
{L} lay down in it. That was all right. It gave way all round.
“It may come out in the night,” said {L}. “It can have my slipper.”
“I thought that it had gone in,” said {grownup}. ¶ “It may look out,” said {L}. # spare
Nobody sat on anything. Nobody tapped. # more
The other side of the pillow was for later. It was cool. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: tree; nest in tree; moon; fence
Out in the tree there was a nest. It was old. It hung a bit to one side.
There was just the moon in it. It was smooth, and round, and cool.
Nobody had banged it on anything. It was just its shape. # spare
A small wind came and sat on it. # more
By the morning that would be gone in, too. # more
Down in the fridge sat the other egg. It was cold, and it was not alone. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit calm; friends sit
# things: pillow; blanket; hat
It was dark, and the pillow was soft all round. # usual
{resting}
{dream} # spare
A hand went up, to feel. It was warm. It was flat, or near it. # usual
“Is anybody in?” said {grownup}.
{L} kept quite still, and listened.
“No,” said {L}. “It is all gone. There is just me.”
The nest was warm. It had one head in it.
No one had to sit on it. # usual
It would come out by itself. It would be day.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
On the red sock lay a feather. It was small and blue, and it had not been there before.
“So something did come out,” said {H}.
It was looked at from both ends. Then there was a hop on the sill, and somebody said three words, very fast, in Thrush, and flew off with one thread of the sock. It would be for the nest. It was the red one, so that they could tell.
-> DONE

=== next_bedtime
Up in the tree sat somebody on something red. It was soft on all sides.
-> DONE
