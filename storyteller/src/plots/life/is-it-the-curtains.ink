# tells: entries(story|together|swapped places|swapped bodies|swapped lives|swapped heads|swapped brains|swapped voices|swapped jobs|swapped with|changed places|changed bodies|changed lives|switched places|switched bodies|switched lives|traded places|turned into|turned herself into|turned himself into|turned themselves into|turned her into|turned him into|turned them into|changed into a|changed into an|transformed into|woke up and was a|woke up and was an|woke up invisible|was invisible|became invisible|turned invisible|went invisible|became a dog|became a cat|became a frog|became a mouse|became a bear|became a bird|became a fish|became a rabbit|became a dinosaur|became a robot|became the headmaster|became the headteacher|became the teacher|woke up as a|woke up as an|woke up as the|woke up as her|woke up as his|woke up as their)
# happens: changed
# wants: child
# never: bed turns into|rain turns into|snow turns into|street turns into|road turns into|room turns into|bedroom turns into|house turns into|school turns into|classroom turns into|bath turns into|car turns into|box turns into|sofa turns into|food turns into|water turns into|garden turns into|world turns into|everything turns into|puddle turns into|cloud turns into|playground turns into|kitchen turns into|bus turns into|tent turns into|blanket turns into|turns everything|turns the|turns all|turns her bed|turns his bed|turns a
# kind voice: voices|each other's voice
# kind unseen: invisible
# kind mirror: reflection|shadow|mirror
# kind pet: with his dog|with her dog|with their dog|with the dog|with a dog|with our dog|dog swap*|dog switch*|dog change places|with his puppy|with her puppy|with their puppy|with the puppy|with a puppy|with our puppy|puppy swap*|puppy switch*|puppy change places|with his cat|with her cat|with their cat|with the cat|with a cat|with our cat|cat swap*|cat switch*|cat change places|with his kitten|with her kitten|with their kitten|with the kitten|with a kitten|with our kitten|kitten swap*|kitten switch*|kitten change places|with his hamster|with her hamster|with their hamster|with the hamster|with a hamster|with our hamster|hamster swap*|hamster switch*|hamster change places|with his guinea pig|with her guinea pig|with their guinea pig|with the guinea pig|with a guinea pig|with our guinea pig|guinea pig swap*|guinea pig switch*|guinea pig change places|with his rabbit|with her rabbit|with their rabbit|with the rabbit|with a rabbit|with our rabbit|rabbit swap*|rabbit switch*|rabbit change places|with his bunny|with her bunny|with their bunny|with the bunny|with a bunny|with our bunny|bunny swap*|bunny switch*|bunny change places|with his gerbil|with her gerbil|with their gerbil|with the gerbil|with a gerbil|with our gerbil|gerbil swap*|gerbil switch*|gerbil change places|with his pony|with her pony|with their pony|with the pony|with a pony|with our pony|pony swap*|pony switch*|pony change places|with his horse|with her horse|with their horse|with the horse|with a horse|with our horse|horse swap*|horse switch*|horse change places
# kind ofrog: dad turns into a frog|dad turns into a toad|daddy turns into a frog|daddy turns into a toad|mum turns into a frog|mum turns into a toad|mummy turns into a frog|mummy turns into a toad|mom turns into a frog|mom turns into a toad|teacher turns into a frog|teacher turns into a toad|headteacher turns into a frog|headteacher turns into a toad|headmaster turns into a frog|headmaster turns into a toad|brother turns into a frog|brother turns into a toad|sister turns into a frog|sister turns into a toad|grandad turns into a frog|grandad turns into a toad|grandpa turns into a frog|grandpa turns into a toad|grandma turns into a frog|grandma turns into a toad|granny turns into a frog|granny turns into a toad|nana turns into a frog|nana turns into a toad|prince turns into a frog|prince turns into a toad|princess turns into a frog|princess turns into a toad|king turns into a frog|king turns into a toad|queen turns into a frog|queen turns into a toad|baby turns into a frog|baby turns into a toad|cat turns into a frog|cat turns into a toad|dog turns into a frog|dog turns into a toad|who turns into a frog|who turns into a toad
# kind owing: dad turns into a pigeon|dad turns into an owl|dad turns into a parrot|dad turns into a chicken|dad turns into a duck|dad turns into a goose|dad turns into a bird|dad turns into a penguin|daddy turns into a pigeon|daddy turns into an owl|daddy turns into a parrot|daddy turns into a chicken|daddy turns into a duck|daddy turns into a goose|daddy turns into a bird|daddy turns into a penguin|mum turns into a pigeon|mum turns into an owl|mum turns into a parrot|mum turns into a chicken|mum turns into a duck|mum turns into a goose|mum turns into a bird|mum turns into a penguin|mummy turns into a pigeon|mummy turns into an owl|mummy turns into a parrot|mummy turns into a chicken|mummy turns into a duck|mummy turns into a goose|mummy turns into a bird|mummy turns into a penguin|mom turns into a pigeon|mom turns into an owl|mom turns into a parrot|mom turns into a chicken|mom turns into a duck|mom turns into a goose|mom turns into a bird|mom turns into a penguin|teacher turns into a pigeon|teacher turns into an owl|teacher turns into a parrot|teacher turns into a chicken|teacher turns into a duck|teacher turns into a goose|teacher turns into a bird|teacher turns into a penguin|headteacher turns into a pigeon|headteacher turns into an owl|headteacher turns into a parrot|headteacher turns into a chicken|headteacher turns into a duck|headteacher turns into a goose|headteacher turns into a bird|headteacher turns into a penguin|headmaster turns into a pigeon|headmaster turns into an owl|headmaster turns into a parrot|headmaster turns into a chicken|headmaster turns into a duck|headmaster turns into a goose|headmaster turns into a bird|headmaster turns into a penguin|brother turns into a pigeon|brother turns into an owl|brother turns into a parrot|brother turns into a chicken|brother turns into a duck|brother turns into a goose|brother turns into a bird|brother turns into a penguin|sister turns into a pigeon|sister turns into an owl|sister turns into a parrot|sister turns into a chicken|sister turns into a duck|sister turns into a goose|sister turns into a bird|sister turns into a penguin|grandad turns into a pigeon|grandad turns into an owl|grandad turns into a parrot|grandad turns into a chicken|grandad turns into a duck|grandad turns into a goose|grandad turns into a bird|grandad turns into a penguin|grandpa turns into a pigeon|grandpa turns into an owl|grandpa turns into a parrot|grandpa turns into a chicken|grandpa turns into a duck|grandpa turns into a goose|grandpa turns into a bird|grandpa turns into a penguin|grandma turns into a pigeon|grandma turns into an owl|grandma turns into a parrot|grandma turns into a chicken|grandma turns into a duck|grandma turns into a goose|grandma turns into a bird|grandma turns into a penguin|granny turns into a pigeon|granny turns into an owl|granny turns into a parrot|granny turns into a chicken|granny turns into a duck|granny turns into a goose|granny turns into a bird|granny turns into a penguin|nana turns into a pigeon|nana turns into an owl|nana turns into a parrot|nana turns into a chicken|nana turns into a duck|nana turns into a goose|nana turns into a bird|nana turns into a penguin|prince turns into a pigeon|prince turns into an owl|prince turns into a parrot|prince turns into a chicken|prince turns into a duck|prince turns into a goose|prince turns into a bird|prince turns into a penguin|princess turns into a pigeon|princess turns into an owl|princess turns into a parrot|princess turns into a chicken|princess turns into a duck|princess turns into a goose|princess turns into a bird|princess turns into a penguin|king turns into a pigeon|king turns into an owl|king turns into a parrot|king turns into a chicken|king turns into a duck|king turns into a goose|king turns into a bird|king turns into a penguin|queen turns into a pigeon|queen turns into an owl|queen turns into a parrot|queen turns into a chicken|queen turns into a duck|queen turns into a goose|queen turns into a bird|queen turns into a penguin|baby turns into a pigeon|baby turns into an owl|baby turns into a parrot|baby turns into a chicken|baby turns into a duck|baby turns into a goose|baby turns into a bird|baby turns into a penguin|cat turns into a pigeon|cat turns into an owl|cat turns into a parrot|cat turns into a chicken|cat turns into a duck|cat turns into a goose|cat turns into a bird|cat turns into a penguin|dog turns into a pigeon|dog turns into an owl|dog turns into a parrot|dog turns into a chicken|dog turns into a duck|dog turns into a goose|dog turns into a bird|dog turns into a penguin|who turns into a pigeon|who turns into an owl|who turns into a parrot|who turns into a chicken|who turns into a duck|who turns into a goose|who turns into a bird|who turns into a penguin
# kind obig: dad turns into a giraffe|dad turns into an elephant|dad turns into a dinosaur|dad turns into a dragon|dad turns into a horse|daddy turns into a giraffe|daddy turns into an elephant|daddy turns into a dinosaur|daddy turns into a dragon|daddy turns into a horse|mum turns into a giraffe|mum turns into an elephant|mum turns into a dinosaur|mum turns into a dragon|mum turns into a horse|mummy turns into a giraffe|mummy turns into an elephant|mummy turns into a dinosaur|mummy turns into a dragon|mummy turns into a horse|mom turns into a giraffe|mom turns into an elephant|mom turns into a dinosaur|mom turns into a dragon|mom turns into a horse|teacher turns into a giraffe|teacher turns into an elephant|teacher turns into a dinosaur|teacher turns into a dragon|teacher turns into a horse|headteacher turns into a giraffe|headteacher turns into an elephant|headteacher turns into a dinosaur|headteacher turns into a dragon|headteacher turns into a horse|headmaster turns into a giraffe|headmaster turns into an elephant|headmaster turns into a dinosaur|headmaster turns into a dragon|headmaster turns into a horse|brother turns into a giraffe|brother turns into an elephant|brother turns into a dinosaur|brother turns into a dragon|brother turns into a horse|sister turns into a giraffe|sister turns into an elephant|sister turns into a dinosaur|sister turns into a dragon|sister turns into a horse|grandad turns into a giraffe|grandad turns into an elephant|grandad turns into a dinosaur|grandad turns into a dragon|grandad turns into a horse|grandpa turns into a giraffe|grandpa turns into an elephant|grandpa turns into a dinosaur|grandpa turns into a dragon|grandpa turns into a horse|grandma turns into a giraffe|grandma turns into an elephant|grandma turns into a dinosaur|grandma turns into a dragon|grandma turns into a horse|granny turns into a giraffe|granny turns into an elephant|granny turns into a dinosaur|granny turns into a dragon|granny turns into a horse|nana turns into a giraffe|nana turns into an elephant|nana turns into a dinosaur|nana turns into a dragon|nana turns into a horse|prince turns into a giraffe|prince turns into an elephant|prince turns into a dinosaur|prince turns into a dragon|prince turns into a horse|princess turns into a giraffe|princess turns into an elephant|princess turns into a dinosaur|princess turns into a dragon|princess turns into a horse|king turns into a giraffe|king turns into an elephant|king turns into a dinosaur|king turns into a dragon|king turns into a horse|queen turns into a giraffe|queen turns into an elephant|queen turns into a dinosaur|queen turns into a dragon|queen turns into a horse|baby turns into a giraffe|baby turns into an elephant|baby turns into a dinosaur|baby turns into a dragon|baby turns into a horse|cat turns into a giraffe|cat turns into an elephant|cat turns into a dinosaur|cat turns into a dragon|cat turns into a horse|dog turns into a giraffe|dog turns into an elephant|dog turns into a dinosaur|dog turns into a dragon|dog turns into a horse|who turns into a giraffe|who turns into an elephant|who turns into a dinosaur|who turns into a dragon|who turns into a horse
# kind ofur: dad turns into a dog|dad turns into a cat|dad turns into a hamster|dad turns into a rabbit|dad turns into a mouse|dad turns into a bear|dad turns into a lion|dad turns into a monkey|dad turns into a sheep|daddy turns into a dog|daddy turns into a cat|daddy turns into a hamster|daddy turns into a rabbit|daddy turns into a mouse|daddy turns into a bear|daddy turns into a lion|daddy turns into a monkey|daddy turns into a sheep|mum turns into a dog|mum turns into a cat|mum turns into a hamster|mum turns into a rabbit|mum turns into a mouse|mum turns into a bear|mum turns into a lion|mum turns into a monkey|mum turns into a sheep|mummy turns into a dog|mummy turns into a cat|mummy turns into a hamster|mummy turns into a rabbit|mummy turns into a mouse|mummy turns into a bear|mummy turns into a lion|mummy turns into a monkey|mummy turns into a sheep|mom turns into a dog|mom turns into a cat|mom turns into a hamster|mom turns into a rabbit|mom turns into a mouse|mom turns into a bear|mom turns into a lion|mom turns into a monkey|mom turns into a sheep|teacher turns into a dog|teacher turns into a cat|teacher turns into a hamster|teacher turns into a rabbit|teacher turns into a mouse|teacher turns into a bear|teacher turns into a lion|teacher turns into a monkey|teacher turns into a sheep|headteacher turns into a dog|headteacher turns into a cat|headteacher turns into a hamster|headteacher turns into a rabbit|headteacher turns into a mouse|headteacher turns into a bear|headteacher turns into a lion|headteacher turns into a monkey|headteacher turns into a sheep|headmaster turns into a dog|headmaster turns into a cat|headmaster turns into a hamster|headmaster turns into a rabbit|headmaster turns into a mouse|headmaster turns into a bear|headmaster turns into a lion|headmaster turns into a monkey|headmaster turns into a sheep|brother turns into a dog|brother turns into a cat|brother turns into a hamster|brother turns into a rabbit|brother turns into a mouse|brother turns into a bear|brother turns into a lion|brother turns into a monkey|brother turns into a sheep|sister turns into a dog|sister turns into a cat|sister turns into a hamster|sister turns into a rabbit|sister turns into a mouse|sister turns into a bear|sister turns into a lion|sister turns into a monkey|sister turns into a sheep|grandad turns into a dog|grandad turns into a cat|grandad turns into a hamster|grandad turns into a rabbit|grandad turns into a mouse|grandad turns into a bear|grandad turns into a lion|grandad turns into a monkey|grandad turns into a sheep|grandpa turns into a dog|grandpa turns into a cat|grandpa turns into a hamster|grandpa turns into a rabbit|grandpa turns into a mouse|grandpa turns into a bear|grandpa turns into a lion|grandpa turns into a monkey|grandpa turns into a sheep|grandma turns into a dog|grandma turns into a cat|grandma turns into a hamster|grandma turns into a rabbit|grandma turns into a mouse|grandma turns into a bear|grandma turns into a lion|grandma turns into a monkey|grandma turns into a sheep|granny turns into a dog|granny turns into a cat|granny turns into a hamster|granny turns into a rabbit|granny turns into a mouse|granny turns into a bear|granny turns into a lion|granny turns into a monkey|granny turns into a sheep|nana turns into a dog|nana turns into a cat|nana turns into a hamster|nana turns into a rabbit|nana turns into a mouse|nana turns into a bear|nana turns into a lion|nana turns into a monkey|nana turns into a sheep|prince turns into a dog|prince turns into a cat|prince turns into a hamster|prince turns into a rabbit|prince turns into a mouse|prince turns into a bear|prince turns into a lion|prince turns into a monkey|prince turns into a sheep|princess turns into a dog|princess turns into a cat|princess turns into a hamster|princess turns into a rabbit|princess turns into a mouse|princess turns into a bear|princess turns into a lion|princess turns into a monkey|princess turns into a sheep|king turns into a dog|king turns into a cat|king turns into a hamster|king turns into a rabbit|king turns into a mouse|king turns into a bear|king turns into a lion|king turns into a monkey|king turns into a sheep|queen turns into a dog|queen turns into a cat|queen turns into a hamster|queen turns into a rabbit|queen turns into a mouse|queen turns into a bear|queen turns into a lion|queen turns into a monkey|queen turns into a sheep|baby turns into a dog|baby turns into a cat|baby turns into a hamster|baby turns into a rabbit|baby turns into a mouse|baby turns into a bear|baby turns into a lion|baby turns into a monkey|baby turns into a sheep|cat turns into a dog|cat turns into a cat|cat turns into a hamster|cat turns into a rabbit|cat turns into a mouse|cat turns into a bear|cat turns into a lion|cat turns into a monkey|cat turns into a sheep|dog turns into a dog|dog turns into a cat|dog turns into a hamster|dog turns into a rabbit|dog turns into a mouse|dog turns into a bear|dog turns into a lion|dog turns into a monkey|dog turns into a sheep|who turns into a dog|who turns into a cat|who turns into a hamster|who turns into a rabbit|who turns into a mouse|who turns into a bear|who turns into a lion|who turns into a monkey|who turns into a sheep
# kind tail: into a mermaid|as a mermaid|becomes a mermaid|into a fish|as a fish|becomes a fish|into a goldfish|as a goldfish|becomes a goldfish|into a shark|as a shark|becomes a shark|into a dolphin|as a dolphin|becomes a dolphin|into a whale|as a whale|becomes a whale|into a merman|as a merman|becomes a merman|into an octopus|as an octopus|becomes an octopus|into a seal|as a seal|becomes a seal
# kind frog: into a frog|as a frog|becomes a frog|into a toad|as a toad|becomes a toad|into a tadpole|as a tadpole|becomes a tadpole
# kind wing: into a pigeon|as a pigeon|becomes a pigeon|into an owl|as an owl|becomes an owl|into a parrot|as a parrot|becomes a parrot|into a crow|as a crow|becomes a crow|into a robin|as a robin|becomes a robin|into a chicken|as a chicken|becomes a chicken|into a hen|as a hen|becomes a hen|into a duck|as a duck|becomes a duck|into a goose|as a goose|becomes a goose|into a swan|as a swan|becomes a swan|into a seagull|as a seagull|becomes a seagull|into an eagle|as an eagle|becomes an eagle|into a bird|as a bird|becomes a bird|into a magpie|as a magpie|becomes a magpie|into a flamingo|as a flamingo|becomes a flamingo|into a penguin|as a penguin|becomes a penguin|into a bat|as a bat|becomes a bat|into a butterfly|as a butterfly|becomes a butterfly
# kind big: into a giraffe|as a giraffe|becomes a giraffe|into an elephant|as an elephant|becomes an elephant|into a dinosaur|as a dinosaur|becomes a dinosaur|into a dragon|as a dragon|becomes a dragon|into a horse|as a horse|becomes a horse|into a pony|as a pony|becomes a pony|into a cow|as a cow|becomes a cow|into a unicorn|as a unicorn|becomes a unicorn|into a hippo|as a hippo|becomes a hippo|into a rhino|as a rhino|becomes a rhino|into a camel|as a camel|becomes a camel|into a t rex|as a t rex|becomes a t rex|into a crocodile|as a crocodile|becomes a crocodile|into a donkey|as a donkey|becomes a donkey|into a moose|as a moose|becomes a moose
# kind fur: into a dog|as a dog|becomes a dog|into a puppy|as a puppy|becomes a puppy|into a cat|as a cat|becomes a cat|into a kitten|as a kitten|becomes a kitten|into a hamster|as a hamster|becomes a hamster|into a guinea pig|as a guinea pig|becomes a guinea pig|into a rabbit|as a rabbit|becomes a rabbit|into a bunny|as a bunny|becomes a bunny|into a mouse|as a mouse|becomes a mouse|into a rat|as a rat|becomes a rat|into a bear|as a bear|becomes a bear|into a fox|as a fox|becomes a fox|into a wolf|as a wolf|becomes a wolf|into a lion|as a lion|becomes a lion|into a tiger|as a tiger|becomes a tiger|into a squirrel|as a squirrel|becomes a squirrel|into a monkey|as a monkey|becomes a monkey|into a badger|as a badger|becomes a badger|into an otter|as an otter|becomes an otter|into a werewolf|as a werewolf|becomes a werewolf|into a gerbil|as a gerbil|becomes a gerbil|into a sheep|as a sheep|becomes a sheep|into a polar bear|as a polar bear|becomes a polar bear|into a hedgehog|as a hedgehog|becomes a hedgehog
# kind orobot: dad turns into a robot|daddy turns into a robot|mum turns into a robot|mummy turns into a robot|mom turns into a robot|teacher turns into a robot|headteacher turns into a robot|headmaster turns into a robot|brother turns into a robot|sister turns into a robot|grandad turns into a robot|grandpa turns into a robot|grandma turns into a robot|granny turns into a robot|nana turns into a robot|prince turns into a robot|princess turns into a robot|king turns into a robot|queen turns into a robot|baby turns into a robot|cat turns into a robot|dog turns into a robot|who turns into a robot
# kind robot: into a robot|as a robot|becomes a robot
# kind thing: into a potato|as a potato|becomes a potato|into the potato|into a teapot|as a teapot|becomes a teapot|into the teapot|into a carrot|as a carrot|becomes a carrot|into the carrot|into a turnip|as a turnip|becomes a turnip|into the turnip|into an onion|as an onion|becomes an onion|into the onion|into a banana|as a banana|becomes a banana|into the banana|into an apple|as an apple|becomes an apple|into the apple|into a biscuit|as a biscuit|becomes a biscuit|into the biscuit|into a cake|as a cake|becomes a cake|into the cake|into a pumpkin|as a pumpkin|becomes a pumpkin|into the pumpkin|into a sock|as a sock|becomes a sock|into the sock|into a shoe|as a shoe|becomes a shoe|into the shoe|into a slipper|as a slipper|becomes a slipper|into the slipper|into a spoon|as a spoon|becomes a spoon|into the spoon|into a cup|as a cup|becomes a cup|into the cup|into a mug|as a mug|becomes a mug|into the mug|into a cushion|as a cushion|becomes a cushion|into the cushion|into a pillow|as a pillow|becomes a pillow|into the pillow|into a lamp|as a lamp|becomes a lamp|into the lamp|into a stone|as a stone|becomes a stone|into the stone|into a statue|as a statue|becomes a statue|into the statue|into a pencil|as a pencil|becomes a pencil|into the pencil|into a ball|as a ball|becomes a ball|into the ball|into a jelly|as a jelly|becomes a jelly|into the jelly|into a cabbage|as a cabbage|becomes a cabbage|into the cabbage|into an egg|as an egg|becomes an egg|into the egg|into a pancake|as a pancake|becomes a pancake|into the pancake
# kind grown: with mum|with her mum|with his mum|with their mum|with the mum|mum swap*|mum switch*|mum change places|mum trade places|as mum|as her mum|as his mum|as the mum|into mum|into her mum|into his mum|into the mum|with mummy|with her mummy|with his mummy|with their mummy|with the mummy|mummy swap*|mummy switch*|mummy change places|mummy trade places|as mummy|as her mummy|as his mummy|as the mummy|into mummy|into her mummy|into his mummy|into the mummy|with mom|with her mom|with his mom|with their mom|with the mom|mom swap*|mom switch*|mom change places|mom trade places|as mom|as her mom|as his mom|as the mom|into mom|into her mom|into his mom|into the mom|with dad|with her dad|with his dad|with their dad|with the dad|dad swap*|dad switch*|dad change places|dad trade places|as dad|as her dad|as his dad|as the dad|into dad|into her dad|into his dad|into the dad|with daddy|with her daddy|with his daddy|with their daddy|with the daddy|daddy swap*|daddy switch*|daddy change places|daddy trade places|as daddy|as her daddy|as his daddy|as the daddy|into daddy|into her daddy|into his daddy|into the daddy|with teacher|with her teacher|with his teacher|with their teacher|with the teacher|teacher swap*|teacher switch*|teacher change places|teacher trade places|as teacher|as her teacher|as his teacher|as the teacher|into teacher|into her teacher|into his teacher|into the teacher|with headteacher|with her headteacher|with his headteacher|with their headteacher|with the headteacher|headteacher swap*|headteacher switch*|headteacher change places|headteacher trade places|as headteacher|as her headteacher|as his headteacher|as the headteacher|into headteacher|into her headteacher|into his headteacher|into the headteacher
# kind job: becomes headmaster|becomes headteacher|becomes head teacher|becomes teacher|becomes king|becomes queen|becomes mayor|becomes boss|becomes prime minister|becomes the headmaster|becomes the headteacher|becomes the head teacher|becomes the teacher|becomes the king|becomes the queen|becomes the mayor|becomes the boss|becomes the prime minister|become headmaster|become headteacher|become head teacher|become teacher|become king|become queen|become mayor|become boss|become prime minister|become the headmaster|become the headteacher|become the head teacher|become the teacher|become the king|become the queen|become the mayor|become the boss|become the prime minister|is made headmaster|is made headteacher|is made head teacher|is made teacher|is made king|is made queen|is made mayor|is made boss|is made prime minister|is made the headmaster|is made the headteacher|is made the head teacher|is made the teacher|is made the king|is made the queen|is made the mayor|is made the boss|is made the prime minister
# kind swap: swap*|switches places|switch places|changes places|change places|trades places|trade places
# names: Mrs Amble | Mrs Tarrow | Mrs Finch
# ages: 3-9
# holds: dark(kind)

=== title
{~Is It the Curtains?|One for Then and One for Now}
-> DONE

=== s1
# shot: wide
# place: living-room; day; clear
# action: L stand surprised at e1; heroes stand surprised; friends stand surprised
# things: e1 right; chair
{~{young:Most days you get up as whoever you were the night before. {H} had never thought about it.|Most days you get up as whoever you were when you lay down, and {H} had never thought about it.}|“Is everybody as usual?” {H} had asked that morning, and up to then everybody was.|There had been no sign of it. {H} said so afterwards, to anybody who asked.}
{entry_1}
{entry_1_seen} # usual
{
- is_voice:
{L} opened both lips to say good morning. {young:It came out of {other()}.|It came out of {other()}, on the far side of the room, and everybody there said good morning back.} Then {other()} tried, and what you heard came from {L}.
They looked at each other. {young:Both of them shut their mouths.|Both of them shut their mouths, and each put a hand on the other one’s, to feel if it was in there.} # usual
- is_unseen:
{L} stood in front of the mirror, and the mirror had the wall in it. {young:{L} put on a hat. Then it had a hat in it.|{L} put on a hat, and then there was a hat in it, about so high up, that leaned forward to see better.}
“Who has left that hat there?” somebody asked, and took it off, and hung it up. ¶ “Ow,” said {L}. # usual
- is_mirror:
{other()} put up a hand. {young:Then {L} had to put up a hand, too.|And {L} had to put up a hand as well, the other one, though there was no reason for it.} {other()} scratched one ear. {L} scratched, and nothing itched.
So it was that way round now. {L} had never thought how much work it is, to be always just as quick. # usual
- is_grown:
{L} had {other()}’s bag now. {young:It had keys in it, and one mint.|There were keys in it for doors that {L} had never seen, and a list, and right at the bottom one old mint.} {other()} had {L}’s, with a stone in it, and half a biscuit.
“When do we go home?” asked {other()}, quite soon. ¶ “When it is done,” said {L}, because that is what they say. # usual
- is_pet:
{L} went round three times, and lay down where {other()} always lay. {young:It was warm. You could see feet.|It was warm there, and smelled of crumbs, and you could see everybody from the ankles down.} {other()} sat on {L}’s chair, very straight, and looked at the spoon.
“Have we washed our hands?” somebody asked. {other()} looked at them, from the front and from the back. # usual
- swap():
There {L} was, where {other()} had always been. {young:It was lower on the left.|It looked quite different from there, and was a good deal draughtier than you would have thought.} And where {L} had always been there was now {other()}, and held on with both hands.
“What do I do here?” called {L}. ¶ “You will see,” called {other()}. “And I?” ¶ “You will see as well,” called {L}. # usual
- is_tail:
There were no feet any more. There was a tail, {young:and it went on and on.|and it went on for a good bit after the place where you would have thought of stopping.} {me()} wanted to move one toe. And right at the other end it went flap.
Everybody near it was wet. ¶ “That was me,” said {me()}, “I think. I only meant the little one.” # usual
- frog():
{me()} took one step. It was only meant as a step. {young:It went over a chair.|It went over two chairs and a coat, and everybody’s head went up on this side and came down on that one.} There {me()} sat, with both knees beside the ears.
“Sorry,” said {me()}. It came out as “rrrk”. {child():It was {L} who was the most surprised.|“I heard that,” said {L}. “That was ‘sorry’.”}
- wing():
{me()} had only wanted to scratch. {young:But the arm was all feathers.|But the arm that went up was a wide one, with wind in it, and {me()} went up with it, and the other one had to come as well.} And there {me()} was, on top of the door.
“Come down,” they called. ¶ “How?” called {me()}. But what came out was one note, with a bend in it. {child():Nobody answered it.|“With both at once,” called {L}, who had understood.}
- big():
All at once there was a great deal of {me()}. {young:There was a front. There was a back.|There was a front, and there was a middle, and some way off there was a back, which only heard of everything later.} {me()} turned round to look at it, and three chairs went over.
“Sorry,” said {me()}, and bowed, and that was the lamp. {child():So {L} stood quite still, and only breathed.|“Just breathe,” said {L}, and picked up the chairs.}
- fur():
There were four feet, {young:and they all wanted to be first.|and each of them wanted to be first, so that on the way to the door {me()} was overtaken from behind.} There was something at the back as well, and when {me()} turned round to see, it turned round, too.
“It is only me,” {me()} wanted to say. It came out otherwise, and rather loud. {child():Everybody took one step back, and then one step nearer.|“I know,” said {L}. “I can tell by how you look at the biscuits.”}
- is_thing:
It was very quiet. There was nothing to stand up with, {young:and nothing to wave.|and nothing to wave, and {me()} could only be where {me()} was.} It was not so bad. You could see a bit of table, and the sky, and a great many chins.
“Excuse me,” said {me()}. It was a small voice, and it came from the middle. {child():Everybody looked under the table.|{L} bent down, until they were nose to nose, more or less.} # usual
- robot():
It began with a hum, in the knees. {young:Then there was a click.|Then there was a click in each elbow, and a small green light came on, about where you do up the top button.} “Good morning,” said {me()}, and it came out all on one line, like the washing.
There was a button at the back. Nobody knew what for, and {child():{L} asked them not to find out|{L} promised not to}. # usual
- is_job:
There is a chair that goes with that. {young:It went round and round.|It was high at the back, and it could go round, and {me()} went round in it once, to begin with, and came back to where everybody stood and waited.} “Well?” said {me()}. ¶ “Well,” they all said, and wrote it down.
There was a bell on the desk. {child():{L} pressed it, and somebody came in at once and asked what for.|{L} pressed it, and somebody came in at once and asked {me()} what for.} # usual
- else:
You could see it from the door. {young:There was {me()}, and not as usual.|There was {me()}, and there was no doubt about it, only it was not at all as usual, and went on like that all the way down.} {L} went round once, to have seen the other side, and it was the same there.
“Does it feel odd?” somebody asked. ¶ “Only when you look at me,” was the answer. # usual
}
-> DONE

=== m1
# aside
# shot: behind
# place: street; day; clear
# action: amble stand curious; heroes stand calm; friends stand
# things: fence; e1 right; bench left
# people: amble=woman(old, she, hat)
At the fence stood Mrs Amble from next door. {young:She looked for a long time.|She was somebody who noticed things, and now she looked, with her head first on the one side and then on the other.}
“Wait,” she said. “I shall have it in a moment.” ¶ {A} waited. {young:It was more fun not to say it.|If you have to say it, it does not count.}
“You have painted the gate,” said Mrs Amble. ¶ “No,” said {A}. {young:“Look a bit higher.”|“It is not the gate. You are warm, but it is not the gate.”}
“Then it is me,” said Mrs Amble. {young:“I have got taller.”|“Then I have got taller, and nobody has said a word.”} And she looked down at her shoes, to see how far it was. # spare
She went off, and came back once more, slowly, to be fresh. # more
-> DONE

=== s2
# shot: two
# place: hallway; day; clear
# place for wing, big, frog: garden; day; clear
# action: L stand curious at e1; heroes stand curious; friends stand curious
# things: e1 right; e2 left; door
{is_entry_3:{entry_2}}
{joining}
{is_loved:“At least it has nothing to do with {loved},” said {L}.|{musing}} # personal
{
- is_voice:
They did it together after that. When somebody asked {L} a thing, {L} moved the lips, {young:and {other()} said it.|and {other()} said it, from behind the chair, and it fitted so badly that people looked for the string.}
“Say ‘ah’,” somebody told {L}. {L} opened wide. {other()} had just gone out. It came from the garden. # usual
Whatever {other()} wanted, it had to be {L} who said so. It was mostly about food, and very loud. # usual
- is_unseen:
Somebody sat down on {L}. {young:“This chair is warm,” they said.|“This chair is warm,” they said, and moved about on it until they had found the softest place.} “It is me,” said {L}, from below.
After that {L} said it the whole time, as a bicycle rings: “I am here. I am here.” {young:People let me by.|And people stood aside and held the door, a little too early or a little too late.} # usual
A biscuit went up from the plate. It went up in the air, and there it got a bite, and then another. {L} saw how they all looked at it, and waved with the rest. # usual
- is_mirror:
“I should like to go back now,” said {L}. {other()} thought about that, {young:and shook its head.|and took a long time over it, and in the end shook its head, and so {L} had to shake one, too.}
“I meant yes,” said {L}. ¶ “I saw you say no,” said {other()}. # usual
{L} tried to be first, for once, and put out a tongue without any warning. {other()} had it out already. You can’t catch somebody at it who knows all that you know. # usual
- is_grown:
Everybody came to {L} and asked. {young:“Where do you want it?” they asked.|“Where do you want it?” somebody asked, with both arms full.} “Over there,” said {L}, who did not know what it was, and they all looked quite relieved.
{other()} had to sit still meanwhile, and put up a hand to go out. {young:Nobody saw it.|It was up for a long time, and then the other hand had to hold it up.} # usual
“Is it time to eat?” asked {other()}. ¶ “Not yet,” said {L}, and it is a wonderful thing to say, if you are the one who says it. # usual
- is_pet:
Somebody went by and scratched {L} behind the ear. {young:It was very nice.|It was a great deal nicer than it looks, and {L} held the head a bit to the side, so that the other ear could be done as well.}
“How much is three and four?” somebody asked {other()}. {other()} gave it a good deal of thought, and then held out a paw. {young:That was right.|They shook it, and nobody liked to ask again.} # usual
A crumb fell. {L} was there before it had landed, and only then thought about where it had been. # usual
- swap():
{L} did it the way that {other()} does it. {young:It had looked quite easy.|It had looked quite easy, from the other side, where you do not see what the feet have to do.} And everybody who came by said good morning, and called {L} by the wrong name.
“It is me,” said {L}. ¶ “So you always say,” they said, and went on. # usual
Far off you could see {other()}, who was being {L} as well as could be. It was quite like it, only it was done with so much care. # usual
- is_tail:
“Take a seat,” somebody said. {me()} looked at the seat. {young:You can’t sit on a tail.|A tail does not fold where you would like it to, and when the top half sat, the bottom half was standing up behind like a flag.} So {me()} went a bit further on.
Next to the wall it was too short, and in the middle everybody had to duck. “Is this one free?” asked {me()}, and there was some moving up. # usual
{child():“First day?” asked the one beside {L}, and laid the end of the tail round a post. “Like this. Then it stays.”|{L} took the end of it, and laid it round the leg of the table. “Like this,” said {L}. “Then it stays.”}
- frog():
It was all done in hops now. {young:Up was easy. Stopping was not.|Off the ground was easy, and it was lovely in the middle, and it was only the stopping that {me()} had not got yet.} A bit behind came everybody else, and said “oh” each time.
“Sit nicely,” somebody said. {me()} was sitting nicely. It looked like that. {child():{L} put both hands flat on the floor, and tried to look like a person with pockets.|“That is nicely,” said {L}, “for the knees that there are.”} # usual
Then there was a fly. It went by once, and {me()} looked at it very hard, in order not to. It went by a second time. It did not go by a third time. # usual
- wing():
From up there everybody was a circle, {young:with a nose on it.|with a nose on one side, and it turned out that nobody brushes the very top.} Then they all sat down to something, and {me()} came down, in the middle, between the plates.
{me()} walked the whole length of the table, slowly, and looked at each plate with one eye, and then with the other, to be sure. {child():“Do sit,” somebody whispered to {L}.|“It is all right,” said {L}. “You can have my crust.”} # usual
{young:Somebody threw a crumb. Then there were a lot of birds.|Somebody threw a crumb, and meant it well. Then there were forty others, who had heard, and {me()} had to go right round and explain.} # usual
- big():
They came to a door. The front went through it nicely. {young:“And the rest?” somebody asked.|“And the rest of you?” somebody asked, on the other side.} It came in bit by bit, and the door came, too.
So they did the next one with soap. {child():{L} breathed in, and thought of a thread and a needle.|“Breathe in,” said {L}, and pushed at the back with a shoulder.} # usual
“Would you mind not treading on that?” somebody called, far down. {me()} lifted that foot. It was a bicycle. It had been one. # usual
- fur():
They came to a door. It had a handle, and a handle is for thumbs. {young:{me()} sat down and looked at it.|{me()} pushed, and scratched, and then sat down in front of it and looked up.} {child():And somebody came and opened it. So that is how it is done.|And {L} came and opened it. It works even if you know who it is.}
And the smell! You could tell who had gone by here, and when, and what they had in which pocket. {me()} went after a sausage for some time, and it had been Tuesday’s. # usual
People bent down, and talked higher up in their noses than before. “And who is a good one, then?” ¶ {child():It was hard to say. {L} looked round, to see who was meant.|It was hard to say. {L} said that it was mostly true.} # usual
- is_thing:
{child():Somebody picked {L} up, and said what a nice one that was, {young:and put {L} down again.|and turned {L} round, and put {L} down again a bit further to the left.}|{L} carried {me()} along, {young:in both hands.|in both hands, and told {me()} all the corners before they came.}} From there you could see the door.
People said things, as you do when you think that nobody is there. “I ate the last bun,” somebody said, quite loud, to the cupboard. {me()} kept that in. # usual
“Shall we have that for supper?” somebody asked, and pointed. ¶ “Not that one!” cried everybody else. # usual
- robot():
“Could you wait a second?” somebody asked. {young:{me()} waited one second.|{me()} waited for one second, and not a bit longer, and then went straight on, through the paper that they had wanted to hold in front.} A robot does what it is told, and no more and no less.
“Pull yourself together,” somebody said. {child():{L} looked for the place where that is done.|{me()} looked for the place where that is done, and {L} held the screws.} # usual
“Run along now,” said the next one. So {me()} ran, along the whole wall, and then along the other one. # usual
- is_job:
People brought things to be settled. {young:“Yes,” said {me()}. “No. Yes.”|“Yes,” said {me()}. “No. Yes. The blue one.” It was quite easy, and went very fast, and only afterwards did you hear doors.} {child():Then {L} had to go and see what it had been about.|Then {L} went to see what it had been about.}
Out there they were doing it, all in a row, {child():and {L} had to say that it looked very nice|and {L} did it with them}, since it had been said. # usual
“Until when?” they asked. ¶ “Until further notice,” said {me()}. It was on all the papers, and it sounded right. # usual
- else:
Then there was all of it to be done that has to be done on any day. {young:It went quite well.|It went quite well, if nobody watched, and a little less well with {L} on tiptoe behind it, saying “left”.}
{is_being_1:“Is that you?” people asked {being_1}. ¶ “As far as it goes,” was the answer.|“Is that you?” people asked. ¶ “As far as it goes,” was the answer.} # usual
Somebody wanted to know if it would be like that tomorrow. Nobody could say, and so they made the most of it. # usual
}
{hinderer_person:“I have seen it for some time,” said {hinderer}, “but nobody asked me,” and stood just where you had to get by.} # beat
{hinderer_animal:{hinderer} smelled it from the front and from the back, and sat down on the matter.} # beat
{hinderer_carried:{hinderer} was held up so as to see, and kept quite calm, and then was dropped.} # beat
-> DONE

=== l1
# aside
# shot: close
# place: hallway; afternoon; clear
# action: heroes stand curious at coat; friends stand
# things: coat on hook; hook; 2 boots; hat left
In a house everybody has a hook. {young:Each hook has a name.|Over each hook there is a name, so that the coats know where they live.}
{
- is_unseen:
One coat came off its hook by itself, and did up its own buttons.
- fur() or is_pet:
One coat had been pulled down, and turned round on, and there was a warm dent in it.
- wing():
One hook was taken. It had somebody on it, with eyes shut and a toe on each side.
- is_thing:
One coat had been brought, and put round, and it stood up without anybody in the arms.
- else:
One coat hung there, and waited for the arms that it was used to.
}
{young:The hat did not know what to do.|The hat that went with it waited to hear what had been decided.}
{A} looked at the boots. There were two. {young:That might do, or not.|That might be enough, or too many, and there was no way to tell until they had been tried.} # spare
Under the hooks stood the umbrellas. Nobody had told them anything. # more
{A} hung the coat up straight. It would be wanted again, by somebody or other. # more
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; afternoon; clear
# action: heroes sit calm; friends sit
# things: table; 2 cup on table; 2 chair; clock
Then they had something to eat. {fur() or is_pet:{young:One bowl stood lower down.|One bowl had been put lower down, and was empty before the others had found their spoons.}|{is_unseen:At one place a spoon went up and down all by itself.|{young:One place had to be laid in another way.|At one place it had to be laid in another way, and it took some time until it was clear how.}}}
“Is that still what you like?” somebody asked. {young:It was.|It was. It had the same crust, and it was still the crust that was left.}
“The spoons have not changed,” said {A}. “The clock has not. {young:And soup is soup.”|And soup is soup, whoever you are.”}
{pausing} # company
{A} passed the salt, and it was passed back, in quite a new manner. # spare
There was a second helping, because with the second you get used to it. # more
-> DONE

=== s3
# shot: above
# place: garden; dusk; clear
# action: L stand calm at e1; heroes stand calm; friends stand
# things: e1 right; e3 left; themed
{is_entry_4:{entry_3}}
{
- is_voice:
Then {L} wanted to sing. {young:{other()} had to do it.|{other()} had to be fetched, and stood in front, and all the notes were there, but they came out with their coats on.} It was so odd that they did it again from the beginning, on purpose.
It is a strange thing to be called by your own voice. {L} heard it from three rooms off, and ran, and it was only {other()}, who wanted to be let out. # usual
- is_unseen:
There was a place right at the front where nobody is allowed. {L} stood in it. {young:{L} pulled a face. Nobody laughed.|{L} pulled the best face that there is, the one with both thumbs, from quite near, and nobody laughed.} It was a waste of a face.
So {L} did something else. A curtain that was stuck came unstuck. A shoelace was tied that nobody had tied. {young:“Thank you,” said somebody, to the air.|“How kind,” people said, and looked to the left and the right for somebody to thank.} # usual
{themed_a} went by, at the height of a hand, and turned the corner. # personal
- is_mirror:
“What do you want for it?” asked {L}. ¶ {other()} {young:thought.|thought, and looked at the floor, and {L} saw a good deal of the floor.} “You never say hello,” said {other()}. “You come, and you look, and then you go off, and I have to go, too.”
“Hello,” said {L}. They both said it, at the same time, and it was much easier to do that when you meant it. # usual
“And one day a week I go first,” said {other()}. ¶ “Half a day,” said {L}. ¶ “With a hat,” said {other()}. And they nodded, both of them. # usual
- is_grown:
At the end there was a cup of coffee, because that goes with it. {young:{L} tasted it. It tasted of pencil.|{L} took a good mouthful. It tasted like the wrong end of a pencil, and {L} said “Mm”, and looked out of the window, as they do.}
{other()} had run where you may not run, and after that had to go past {L} quite slowly, twice, with both arms down. # usual
“And what did you do today?” asked {L}. ¶ “Nothing,” said {other()}. {young:That is what you say.|It is not so easy to say anything else, when you are asked like that.}
- is_pet:
{L} ran, and ran faster, and looked up, {young:and was in the same place.|and was in just the same place as before, only with no breath.} “It is harder than it looks,” said {L}, and lay down with all four out to the sides.
In front of {other()} lay a page with lines on it. {other()} read it with the nose, from the top to the bottom, {young:and bit the corner off.|and bit off the one corner that was wrong.} It got a tick. # usual
Through the window they saw each other. {other()} put up a paw. {L} put up a hand, and then scratched with it. # usual
- swap():
By then {L} had found out the thing about it that nobody tells you. {young:It is mostly waiting.|It is mostly waiting, with some very quick bits, and in the quick bits everybody looks.} {L} did one of those, and it came out nearly straight.
“Do you always have to do that twice?” {L} called. ¶ “Three times,” called {other()}, “if it rains. And what do you say to the one with the bun?” # usual
It went across from the one to the other like that, over everybody’s heads, what you had to know: which foot, and how loud, and that you must not laugh. # usual
- is_tail:
Then {me()} found out what it was for. {young:One flap, and you were over there.|It wanted only one flap, quite a lazy one, and the wall came, and it wanted only half a flap to go round.} The hair came after, and took its time.
{child():{L} did it lying on the front, and lying on the back, with an arm behind the head. Now and then one scale came off, and rocked down, like a leaf that is in no hurry.|{L} held on behind, with both hands, and was pulled along, and had water up to the ears.}
“Does it ever stop being wet?” {child():somebody asked {L}|{L} asked}. ¶ “Where?” said {me()}. # usual
- frog():
Then {me()} began to feel dry, {young:first at the feet.|first at the feet, and then right up to the eyes.} {child():There was a bucket by the wall. {L} looked at it, once, and was in it.|{L} fetched a cup of water, and poured it over the top, quite slowly. “Now the left,” said {me()}.} It was the best that had ever happened to a skin.
And what a jump that made! It came from the bottom, with both legs at once, {young:and went over the hedge.|and went over the lot of them, high up, with the water coming off it in a ring.} “Again,” said somebody very small. # usual
“Can you still say my name?” asked {child():the small one|{L}}. ¶ “Rrrk,” said {me()}. It was a nice way to say it. # usual
- wing():
Somebody stood at the front and said something long. {young:{me()} sat down on the hat.|It was serious, and it had four parts, and in the second {me()} needed somewhere to sit, and there was only the hat.} It was a good, flat one. Nobody breathed until it was over.
Then {me()} went right up, in one go, until the noise stopped. There was the whole of it, roof by roof, and the wind lay underneath, {young:like a hand.|and held, like a hand that you can lean on.} {child():It was worth it, thought {L}.|Far down {L} stood, and had both arms out.}
A feather came down, a long time after, and somebody put it behind one ear. # usual
- big():
When {me()} lay down, to be less, it was better. {young:Then there was room again.|Then you could see over the top from the one side to the other, and people said good evening across.} {child():A small boy asked {L} if he might come up.|“May I?” asked {L}, and went up, by the knee.} And then they all wanted to.
From up there you could see who was coming, and what there was for supper in the next road. “Peas,” they called down. # usual
{me()} only coughed once. They found the hats in the tree afterwards, and quite a good one that had been nobody’s. # usual
- fur():
There was a place behind the ear, and it itched, {young:and there was no hand for it.|and no hand for it anywhere, and a wall is only good for the side.} Then a back foot came up by itself, thump, thump, thump. And the other ear was jealous.
{child():A leaf ran by, and {L} had it, before there was any time to think. So there {L} sat, with a leaf, and did not know what came next.|{L} did the place in the middle of the back, where no foot can get to. {me()} leaned, and leaned, and fell over.}
And you need no spoon. It goes faster without, {young:and the nose gets washed.|and the nose is washed at the same time, and you can do the others’ plates while they talk.} # usual
- is_thing:
Then {me()} wanted to go somewhere, for once. It began with a wish in the middle. {young:Then there was a wobble.|Then there was a wobble, and then a longer one, and then it went all along the table, as far as the edge.} {child():Everybody held out both hands, and {L} came down in one of them.|{L} held out both hands.}
“That was on purpose,” said {me()}. ¶ “I saw,” said {child():the one with the hand|{L}}. And they did it again, from the other end. # usual
Somebody put a small hat on {me()}, so as not to mix things up. It helped a good deal. # usual
- robot():
Stairs were the difficult thing. {young:Clank. Clank. Clank.|It was one clank for each, and at the bottom one clank more, because the sum had been started at one.} {child():{L} went back up, and did it again, and got it right.|{L} went in front and counted, out loud, so that the sum would be the same.}
“Did that tickle?” somebody asked, with a feather. ¶ “I have made a note of it,” said {me()}. {young:But the knees went “hee”.|But a long time afterwards, when nobody was near, something inside the knees went “hee”.} # usual
A screw lay on the floor. They all looked at it. {me()} looked, too, and lifted first the one foot and then the other. It had come out of a chair. # usual
- is_job:
At the top of the paper was a line, and there somebody had to sign. {young:{me()} made a mark.|{me()} took the pen, and made a mark, and it was not clear what it said, but it is not clear with any of them.} {child():{L} blew on it until it was dry.|{L} held the paper still, and blew on it.}
Outside the door sat one who had been naughty, and looked at both shoes. {me()} came out, and sat down next to that one, {young:and looked, too.|and looked at the shoes as well. They were good shoes. Nobody had ever done it like that.} # usual
“Do you like it?” asked {child():somebody quite small|{L}}. ¶ “I like the chair,” said {me()}. # usual
- else:
By then it had got about, and people came to look. {young:They stood in a row.|They stood in a row, and the ones at the back were told about it by the ones in front.} “It is just as they said,” they said, and {L} let them walk round once.
It had its good sides. {L} was the first to find one, and showed {is_being_1:{being_1}|everybody}, and after that they found some more. # usual
“What is it like, in there?” asked a woman. ¶ “Roomy,” was the answer, {young:after a bit.|after it had been thought about.} # usual
}
{helper_person:“Lean on me,” said {helper}, “you will get the hang of it,” and it went better with somebody to lean on.} # beat
{helper_animal:{helper} came along beside, quite close, as if it had always been like that.} # beat
{helper_carried:{helper} was held on to, since {helper} at least was the same as yesterday.} # beat
“I could do that again,” somebody said, “only not so much of it.” # more
-> DONE

=== l2
# aside
# shot: behind
# place: street; dusk; clear
# action: heroes walk calm; friends walk
# things: hedge; lamp; gate; e1 right
They met a good many people on the way. {young:Most of them said hello.|Most of them said hello, looked, walked on, and a little later stopped.}
A man with a bicycle did not look at all. {young:He rang his bell.|He had a hill before him, and rang, and would only think of it at the top.}
“Good evening,” said {A}. {young:“Good evening,” they all said.|“Good evening,” said everybody, to each of them in turn, and to one of them a second time.}
A very small girl was the only one who asked. “Why?” she said. ¶ Nobody had thought of that. # spare
Then the lamps came on, and everybody looked a bit different in that light. # more
At the corner a dog sat and waited for somebody. It gave them one look, and one sniff, and had no questions at all. # more
-> DONE

=== m3
# aside
# shot: close
# place: living-room; dusk; clear
# action: heroes sit calm; friends sit
# things: sofa; mirror; cushion; e1 right
It takes some getting used to, for everybody. {is_unseen:You had to say “I am here”, or you were sat on.|You said the old name, and then you looked to see who came.}
The mirror in the hall took it best. {is_unseen:It showed the coats.|It just showed what there was.} {young:It never asks.|It has never been known to ask.}
The sofa had a dent, where the same one always sat. {young:Today the dent did not fit.|Today the dent was in the wrong place, by about a hand.}
Everybody said “sorry” rather more often than on other days. # more
“It is a change,” said {L}. ¶ The sofa creaked, as it does when it has been told something. # spare
-> DONE

=== s4
# shot: close
# place: kitchen; night; stars
# action: amble give calm biscuit; heroes sit surprised; friends sit
# things: table; plate on table; 2 biscuit on plate; lamp; e1 right
# people: amble=woman(old, she, hat)
{is_entry_4:{entry_4}|{is_entry_3:{entry_3}|{entry_2}}}
{
- is_mirror:
{L} held up one hand, flat, and there was {other()}’s against it. It was cold, and then it was warm. {L} moved one finger, to see. {other()} did it, too, quite quickly.
- is_pet:
In the evening they sat side by side on the step. {L} had straw in the hair, and {other()} had ink on the nose. “They do scratch you,” said {L}, “but you have to wait for it.”
- is_grown:
Then {other()} was tired, and could not find the other shoe. It was {L} who knelt down, and found it, and did up both.
- is_unseen:
“Where are you?” somebody asked, in the evening, and {L} took the hand that was held out. There was no need to see it. You could feel whose it was.
- is_voice:
It was late, and they both yawned. Nobody could have said any more which yawn was whose.
- swap():
In the evening they met half way. “It was all right,” said {L}, “only your feet must hurt.” ¶ “And you are asked such a lot,” said {other()}.
- fur():
It got dark, but not for {me()}. {me()} went ahead, past all that you can fall over, and {child():the others held on to the end of the tail|{L} held on to the end of the tail}.
- frog():
Out in the dark somebody said “rrrk”. {me()} said it back. It was only good manners. {child():Then {L} sat with both feet in a basin, and was quite at home.|Then {L} brought a basin, and {me()} put both feet in it.}
- wing():
It was late, and {me()} came down, and sat on the back of a chair, and pulled up one leg. {child():It was quite enough to stand on, thought {L}.|“Is that comfortable?” asked {L}, and tried it.}
- is_tail:
It was late, and the tail was tired. It lay over the edge, and dripped, and {L} counted the drops, up to nine.
- big():
It was late. {me()} lay all round the house, with the nose at the front door and the rest of it coming home.
- is_thing:
It was late, and {me()} was set on a folded cloth, with a good view. {L} could see the lamp in it, quite small.
- robot():
It was late. The green light went off, and on, and more slowly off. {child():“I am not tired,” said {L}, all on one line.|“Are you tired?” asked {L}. ¶ “I have three per cent,” said {me()}.}
- is_job:
It got late, and everybody had gone home who is told to. {me()} put out the light, as the last one has to. {child():Then {L} went once more round on the chair.|Then {L} was allowed to go round on the chair.}
- else:
It was late by then. {L} was so used to it that it took some thinking, how it had been before.
}
Then Mrs Amble from next door came in, with a plate. She had the look of somebody who notices things. “There is something different here,” she said. “Don’t tell me. Is it the curtains?” ¶ “No,” said {L}.
She went round with biscuits, one for everybody. But at one place she put down two.
“One for then,” said Mrs Amble, “and one for now.”
“So you did see it,” said {L}.
“From my gate,” said Mrs Amble. “You can’t miss it. I did not like to say.”
“You wear it very well,” she said, quite low, and she said it to the right one. # usual
The biscuits had a cloth under them, with a crease down the middle. # more
“And the curtains?” asked {L}. ¶ “They want washing,” said Mrs Amble. # more
-> DONE

=== m4
# aside
# shot: two
# place: kitchen; night; stars
# action: heroes eat calm biscuit; amble sit-on-chair calm; friends eat biscuit
# things: table; plate on table; lamp
The first biscuit went down. It was for then. It tasted the way it did then.
Then came the one for now. {is_unseen:You could watch it go.|It was just the same, as biscuits go.}
“It is still you that likes the edges,” said Mrs Amble. # spare
She had one as well. It was only for now, as she had been the same all day. # more
There were crumbs. They were wiped up, and nobody asked whose.
The plate was wiped as well. You could see the lamp in it, and somebody’s chin. # more
-> DONE

=== l3
# aside
# shot: wide
# place: hallway; night; stars
# action: amble wave calm; heroes wave sleepy; friends wave
# things: door left; mat; lamp; coat on hook; hook
Mrs Amble put on her hat. She said goodnight all round.
She had the names quite right. She said one name twice. The second time was for now.
“And the bench?” asked {L}. ¶ “That bench was always like that,” said Mrs Amble. # more
{L} went to the gate with her. “When did you know?” ¶ “It was how you all looked at me,” said Mrs Amble. # spare
Then she looked at the sky. “There is something different,” she said. It was the moon. It had not been up before.
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: 2 boots; coat on hook; hook; mirror; lamp
The hall was dark. The boots stood there, toes to the wall.
They would fit somebody in the morning. They did not mind whom.
The mirror had nobody in it. It had had a long day. # spare
The clock said what it says at that time. # more
Under the stairs stood the umbrellas, with their backs to it all. They had not been asked, and they had not been changed. # more
On the table was a plate with one crumb. It was for then, or it was for now. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: curtain; window; moon; bed
{H} lay in bed. The curtains were shut. They were only curtains.
{resting}
{keepsake}
{dream} # spare
In the dark you could not see who was who, or what anybody was. {fur() or is_pet:Somebody turned round three times, and only then lay down.|{frog() or is_tail:Somewhere it dripped, a little.|{wing():Somewhere a feather was put straight.|Somebody breathed in, and somebody breathed out.}}} # usual
A bit of moon came in where the curtains met. # more
The breathing was the same as ever. That had not changed at all. # usual
“Is it the curtains?” asked {L}, very low. ¶ It was not. It was only night.
There was one goodnight for then.
Goodnight, {H}.
And there was one for now.
{two() and (is_being_1 or is_mirror):Goodnight, {other()}.|{not child():Goodnight, {being_1}.}}
Goodnight.
-> DONE

=== next_night
In the morning the curtains were gone. Mrs Amble had them on her line, next to the green ones, and was looking from the one pair to the other with her head on one side. ¶ “Don’t tell me,” she called over to {H}. “There is something different about you today.” It was quite true. But you had to look for it. It was only a clean shirt.
-> DONE

=== next_bedtime
There were two biscuits on the plate. One was for tomorrow.
-> DONE

=== function swap()
~ return is_swap

=== function fur()
~ return is_fur or is_ofur

=== function frog()
~ return is_frog or is_ofrog

=== function wing()
~ return is_wing or is_owing

=== function big()
~ return is_big or is_obig

=== function robot()
~ return is_robot or is_orobot

=== function child()
~ return not is_being_1 or is_fur or is_frog or is_wing or is_big or is_tail or is_robot

=== function two()
~ return is_voice or is_mirror or is_pet or is_grown or is_swap

=== function other()
{
- is_mirror and is_thing_1:
~ return thing_1
- is_being_1:
~ return being_1
- is_thing_1:
~ return thing_1
}
~ return "the other one"

=== function me()
{
- child():
~ return L
}
~ return being_1
