# also: tired
# about: made-something(cake|bak|biscuit|cook); patience; funny; exciting(mystery|mysteries|whodunnit|whodunit|heist|detective|clue|solve)
# role guess: food = plums
# holds: dark(kind)
# names: Mr Crumb | Mr Loaf | Mr Batch
# names: Albert | Ernest | Stanley
# names: Mrs Wick | Mrs Tapper | Mrs Flint

=== title
{~The Blot on the Recipe|A Cup of What?}
-> DONE

=== s1
# shot: wide
# place: bakery; afternoon; clear
# action: crumb think sad; A point curious at cake; heroes peek curious at cake; friends walk curious
# things: cake; 3 breads; counter
# people: crumb=baker(old, he, beard)
{~In the window of the bakery was a cake with a dip in the middle, deep enough to keep an egg in. Behind it stood Mr Crumb, and looked at the road, and hoped for {H}.|“A cup of what?” said Mr Crumb, the baker, holding his head. “That is what I ask myself.” He had sent for {H}, who {was} good at that sort of question.|There was a blot on the recipe. It was round and brown, and it sat on the only word that mattered, and so Mr Crumb at the bakery had sent for {H}.}
{joining}
“{young:It was my gran’s cake,” said Mr Crumb. “I had it when I was six. Hers stood up like a hat, and mine lies down.|My grandmother used to make it, when I was six,” said Mr Crumb. “Hers stood up like a hat, and mine lies down.}”
{young:He had made it {~forty|thirty} times. He had crumbs in his hair.|He had tried it {~forty|thirty} times. There were crumbs in his eyebrows.} # spare
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: A read curious paper; crumb hold worried cup; heroes write curious notebook; friends peek curious
# things: table; 3 eggs on table; butter on table; cup in crumb.hand; milk on table
He took down the recipe, on its brown card, and {A} read it out. Flour. Butter. Three eggs. Beat it well. Into the oven with it. Then a cup of. And then came the blot.
“I have put in a cup of milk,” said Mr Crumb, “and a cup of {guess_noun}.”
{is_loved:{A} made a guess to do with {loved}, and crossed it out again, since it would not have gone into a cup.|{musing}} # personal
{young:Each time it went up, and he looked, and it went down.|He had looked in every two minutes, and every time there was less of it.} # usual
“What did she say,” asked {A}, “when she was making it?”
Mr Crumb thought. “{young:She said, Leave it be, Albert,” he said. “That was my tooth. It was wobbly.|Only, Leave it be, Albert,” he said. “But that was about my tooth. I had a loose one.}”
{A} wrote it down all the same. # spare
-> DONE

=== m1
# shot: above
# place: bakery; afternoon; clear
# action: postman point happy at jam; woman lift proud turnip; vicar think calm; duck eat happy cake; heroes carry happy cake; friends carry worried cake
# things: row of 4 cakes; jam on counter; counter
# people: postman; woman; vicar=man(old, glasses)
Everybody who came in for bread had a notion of what it might be. {young:“A cup of jam,” said the postman. “A cup of sand,” said his little girl.|The postman was for jam, and the vicar was for something that he had once had in Portugal.} The lollipop lady said {~turnip|mustard}.
They made a little cake of each, so as to be fair. {young:One was hard. One was green. One went flop.|One was as hard as a doorstep, one was green, and one would not come out.} They put them in the yard, in a row, and a duck came by, and tried them all.
“That duck will eat anything,” said Mr Crumb. “It is not a clue.” # spare
-> DONE

=== l1
# shot: wide
# place: village; afternoon; clear
# action: wick sit happy on bench; A kneel curious before wick; heroes sit curious on bench; friends sit curious on bench
# things: bench; pump; notebook in A.hand; chair
# people: wick=woman(old, she, white hair)
Then they went to see old Mrs Wick, on the bench by the pump, who was ninety-one. {young:She had eaten that cake. She had eaten a lot of it.|She had been at all the parties, and had generally been the last to leave.}
“I never saw what went in,” said Mrs Wick. “We were told to keep out from under her feet. But I {~recall|remember} the noise.” She shut her eyes. “{young:Creak. That was the chair. Then it went tink, tink, tink.|First there was a creak, and that would be the chair. And after it there was a tinkling, round and round.}”
“And what was it like?” asked {A}. “It was tall,” said Mrs Wick. “You had to open your mouth in two goes.” # more
“Did she often sit down?” asked {A}.
“Only then,” said Mrs Wick. “She was not a sitter.”
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: A hold surprised cup at paper; heroes point surprised at paper; crumb look-up surprised; friends peek surprised
# things: paper; lamp; table; cup in A.hand
{A} held the card up to the lamp, and looked at the blot slowly. {young:It was as round as a ring.|It was quite round, which is not how a blot goes.}
{helper_person:“It isn’t ink,” said {helper}, nose to the card. “It smells of about four o’clock.”} # beat
{helper_animal:{helper} smelled the blot, and then went and looked up at the shelf with the cups.} # beat
{helper_carried:{helper} was stood under the lamp, and the card was stood against {helper}, so that {A} had both hands free.} # beat
“It is in the wrong place,” said {A}. “{young:First it says, Into the oven. Then it says, a cup.|First it says, Into the oven with it, and after that it says, a cup.} The cake has gone by then.”
Mr Crumb {~opened his mouth|scratched his head}. “So it has,” he said. # spare
So {A} took a teacup, and set it down on the blot. It fitted to a hair.
“It is not a blot,” said {A}. “It is where she put it down. It is a cup of tea.”
-> DONE

=== m2
# shot: two
# place: kitchen; dusk; clear
# action: crumb pour happy milk; A stir happy bowl; heroes stir happy bowl; friends carry happy butter
# things: table; 3 eggs on table; butter on table; oven; sack
“A cup of tea,” said Mr Crumb. “She never put tea in it. I should have tasted it.”
“It was not for the cake,” said {A}. “It was for her.”
So they began again. {young:Flour, puff. Butter, plop. Crack, crack, crack went the eggs.|There was flour up to the elbows, and butter, and three eggs, one of which was {~double|brown with freckles}, for luck.} Everybody had a turn with the spoon. {young:Round and round and round it went.|It had to be beaten well, and it was.}
“She had an apron with pockets,” said Mr Crumb. “I came up to the pockets.” # more
“Stand back,” said the baker, and in it went, and he shut the oven door.
{pausing} # company
-> DONE

=== l2
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: crumb sit-on-chair surprised; tiny cat sit happy on crumb; heroes point happy at window; friends carry calm kettle
# things: window; kettle on stove; stove; chair
Then he put the kettle on, and looked for somewhere to sit. There was a chair, but he had not used it since {~Easter|the spring before last}. {young:It had a sack on it. On the sack there was a cat.|It was under two sacks, a tray and a cat, and he had forgotten the colour of it.}
Creak, it said.
He looked out of the window, since it was in front of him. {young:“There is a tree,” said Mr Crumb.|“How long has that tree been there?” said Mr Crumb.}
“It was there before the shop,” said {A}.
“You would not think it,” said Mr Crumb. “It is very well done.” # spare
The cat, who was now on his knee, thought so too. # more
-> DONE

=== m3
# shot: wide
# place: kitchen; dusk; clear
# action: crumb sit-on-chair worried; A give happy cup at crumb; heroes sit calm; cat sit calm; friends drink calm cup
# things: oven; spoon; table; chair
The tea was hot. Tink, tink, went the spoon. {young:Mr Crumb looked at the oven. He got up.|Mr Crumb drank some, and looked at the oven, and began to get up.}
“I will only see if it is {~warm|comfortable},” he said.
“Leave it be,” said {A}.
He sat down. He drank some more. “I might have dropped a thimble in it,” he said.
“Leave it be.”
{young:He sat on one hand. Then he sat on both hands.|He put one hand under him, and then the other, and had to have his tea held for him.}
“She used to say it just like that,” said Mr Crumb. # spare
-> DONE

=== s4
# shot: two
# place: kitchen; night; clear
# action: crumb carry surprised cake; A clap happy at crumb; heroes look-up surprised at cake; friends clap happy
# things: huge cake; oven; cup on table; table; smoke over cake
{short:So they made it again, and Mr Crumb put it in the oven, and sat down with his tea. He began to get up. “Leave it be,” said {A}.|Half the tea was gone.}
You could have heard the flour settle. # spare
{hinderer_person:“Shall I have a quick look?” said {hinderer}, three times, and it took two people to be sure that {hinderer} did not.} # beat
{hinderer_animal:{hinderer} lay down against the warm door, and sighed, and Mr Crumb had to be told that it was not the cake.} # beat
{hinderer_carried:{hinderer} was put down, a little hard, and they all looked at the oven, in case it had felt that.} # beat
“Leave it be, Albert,” said Mr Crumb slowly. “{young:It was not my tooth. It was the cake!|I do not believe that she was speaking of my tooth.}”
Then came the smell. It came under the door of the oven, and {~went round the room|sat down among them}, like somebody who used to live there. {young:It was warm and brown.|Nobody spoke.}
He drank the last drop, and opened the oven, and took out the cake.
It stood up like a hat.
“And not a spoonful of {guess_noun} in it,” said Mr Crumb. # usual
-> DONE

=== l3
# shot: above
# place: kitchen; night; stars
# action: crumb eat surprised cake; A give happy plate at crumb; heroes eat happy cake; friends eat happy cake
# things: table; huge cake on table; fork; 4 plates on table
They had to leave it be a little longer, until it was cool. {~They were getting good at it.|They hardly minded.}
Then there was a slice each. Mr Crumb bit into his, and did not say a word. He put one finger in his mouth, at the side, and felt about.
“What is it?” asked {A}.
“Nothing,” said Mr Crumb. “It is still there. {young:I only wanted to see.|It came through when I was seven.}”
A slice was put by for Mrs Wick. A small one was put by for the duck. # more
-> DONE

=== m4
# aside
# shot: object
# place: bakery; night; stars
# action: A stand calm; heroes stand calm; friends walk sleepy
# things: table; cup on table; paper; box; rope
“Shall we write it in?” asked {A}. “Where the blot is?”
Mr Crumb looked at the card. It was brown, and soft at the corners. He took his cup, and he set it down on the ring, and took it up again. Now there were two.
“Leave it be,” he said. {~He hung it on its nail.|He put it back behind the clock.}
They had the rest of the cake in a box, with string.
It was still warm underneath, if you put a hand there. # more
{homeward} # company
-> DONE

=== l4
# shot: wide
# place: street; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: pump; street-lamp; box; tree
The dark street smelled of cake, as far as the corner. You could have leaned on it.
The duck was asleep by the pump. {~It had its head put away.|It looked rather full.} They went round it on their toes.
In the bakery there was one small light. Someone was sitting down. He had his feet up, and a cat on them.
He was looking at a tree. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: cup; spoon
Then it was bedtime.
{They} {was} well stirred. {They} {was} a bit {~floury|buttery}. # usual
{resting}
So into the warm. Over with the blanket. Down with the light. # usual
{keepsake}
{dream} # spare
The door was shut, all but a crack. # usual
Tink, went a spoon, downstairs. Someone had sat down with a cup of tea. # spare
No one looked in. No one had to. # usual
{H} grew warm, and slow, and soft in the middle.
Leave it be, said the night. It is coming on well.
Leave it be. Goodnight.
-> DONE

=== next_night
A smell stopped {A} outside the bakery, on the way past. It was neither bread nor buns.
“Next page,” said Mr Crumb, in the door, with flour on his ears. His grandmother had written one word on it, at the top. The word was Soup. Under it there was no recipe at all. There was a ring, from a pan.
“How long do I leave that?” he said.
They looked in. It was coming on well. The duck had brought its own spoon.
-> DONE

=== next_bedtime
Somebody in the dark had left a cup of tea to get cold, and was not looking at it.
-> DONE
