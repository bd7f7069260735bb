# about: listening; truth; exciting(mystery|mysteries|whodunnit|whodunit|heist|detective|clue|solve)
# also: bored; lie; patience; kindness; frustrated
# wants: child
# names: Mr Keast | Mr Tregear | Mr Hocking
# names: Mrs Pascoe | Mrs Nance | Mrs Bolitho
# ages: 10-12
# holds: water(kind), sea(kind), dark(kind)

=== title
{~High Water|Dry as Biscuits}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; clear
# action: keast sit-on-chair happy; heroes look-up sleepy; friends drink calm cup
# things: table; cake on table; teapot on table; 4 cups on table; boat
# people: keast=man(old, he, white beard)
{~Mr Keast had one story. He was ninety, and had had time for others, but it was this one that he told, and {H} had now heard it nine times.|“It was the twentieth of January,” said Mr Keast, and {H}, who could have said it with him, looked at the ceiling. He told it every Sunday, over the tea.|On Sundays they all had tea with old Mr Keast, by the harbour, and on Sundays he told it. {H} knew the story as you know a flight of stairs.}
Mrs Pascoe, out on the island, had a baby that night and no bread. So at a quarter to twelve he set out across the bay, on foot, with a loaf like a brick. And at a quarter past he knocked, with his shoes as dry as biscuits.
{joining}
{is_loved:{A} had tried him once on {loved}. He listened kindly, and said that it put him in mind of the twentieth of January.|{musing}} # personal
“The path’s only bare at low tide,” said {A}, on the way home. “I am going to look it up.”
-> DONE

=== s2
# shot: two
# place: harbour; afternoon; clear
# action: A point surprised at book; heroes read surprised book; harbourmaster look-up curious; friends stand curious
# things: book; desk; bread; clock; boat
# people: harbourmaster=captain(he, cap)
The harbour office keeps the tides, in a little grey book for each year. In his it said: “20 January. High water, ten to midnight.”
{helper_person:“The next line down,” said {helper}, with the right page held to the window. “That’s how deep.”} # beat
{helper_animal:{helper} sneezed, and the dust went off a whole shelf of years, so that you could read the backs.} # beat
{helper_carried:{helper} was put on top of the years that it was not, so that nobody should go through them twice.} # beat
At the time when he set out, there had been nine feet of sea on that path.
And the night was right, for Mrs Pascoe’s baby now kept the post office, and had it on a silver spoon.
“Then it is a lie,” said {A}, and felt very clear in the head, and rather cold.
-> DONE

=== m1
# shot: close
# place: harbour; afternoon; clear
# action: harbourmaster draw calm envelope; A write curious paper at harbourmaster; heroes think worried; friends stand curious
# things: pencil; moon
There is a rule for it, and the harbour master drew it on an envelope. A tide takes six hours to come in. In the first hour it does one part of twelve, in the second two, and in the third it does three; then three again, then two, then one.
“It starts slow, and it stops slow,” he said. “In the middle it comes in like people out of a match.”
{A} did the sum, to be fair to Mr Keast. It was fair to him in four different ways. In the kindest of them he was in up to the chin. # spare
“Who is it you want under water?” the harbour master asked. ¶ “Nobody,” said {A}. “I only want to be right.”
-> DONE

=== l1
# aside
# shot: wide
# place: post-office; afternoon; clear
# action: loveday hold calm parcel; A listen worried at loveday; heroes stand worried at loveday; friends stand curious
# things: weighing-scale on counter; counter; spoon on counter; stamp
# people: loveday=postwoman(old, she, grey hair)
The baby was sixty-odd, and was called Loveday, and weighed a parcel while she talked.
“Oh, it’s true that he came,” she said. “Mother had it for her supper. She said that she had to take the saw to it. She kept a bit, in the dresser, for years.”
“Was he wet?” said {A}.
“Not a drop on him. He stood at the range and steamed a little, like anybody.” She looked at {A} over the scales. “There was no boat, if that’s what you are after. All the boats were up. That’ll be one pound forty.”
That made two people with the same lie, and one of them worked in a post office. # spare
-> DONE

=== m2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A write worried paper; heroes sit-on-chair worried; friends read calm newspaper
# things: table; paper on table; spoon on table; shoe on table; newspaper
{A} put it all on one sheet, as they do. “One. The night is right: it is on a spoon. Two. The tide is right: it is in print. Three. His shoes were dry, and Mrs Pascoe saw them.”
Any two of them would go together. It was when you put in the third that there was a man in the sea.
“So who is lying?” {many:asked {B}|asked the grown-up behind the newspaper}. “The man, the spoon or the moon?” For it is the moon that does the tides.
{pausing} # company
“It can’t be the moon,” said {A}. It was a pity. The moon would not have minded.
-> DONE

=== s3
# shot: close
# place: living-room; afternoon; clear
# action: A listen surprised at keast; keast sit-on-chair happy; heroes listen surprised; friends sit-on-chair calm
# things: table; book in A.hand; 3 cups on table; cake on table; bread on table
On Sunday {A} had the grey book in a pocket.
“It was the twentieth of January,” said Mr Keast, who was looking forward to it.
{hinderer_person:“Do the loaf,” said {hinderer}, who liked the loaf. So he did the loaf, and had to begin again after it.} # beat
{hinderer_animal:{hinderer} put a chin on his knee and was given some cake, and he lost his place, and went back for it.} # beat
{hinderer_carried:{hinderer} was held up for him to see, and he stopped to say how {hinderer} had grown, and went back to the beginning.} # beat
{A} kept a hand on the book, and, since there was nothing else to do, listened.
“…all the boats up, and not a sound,” he was saying. “Out in the middle it sang. And there were the gulls, all over the bay, standing about like people who have missed a bus.”
He said that every time. It was one of the dull bits. # usual
“Standing,” said {A}, and let go of the book. “On what?”
-> DONE

=== m4
# aside
# shot: behind
# place: living-room; afternoon; clear
# action: keast think surprised; A point curious at keast; heroes listen curious at keast; friends listen curious
# things: table; teapot on table; cup; bread on table
Nobody spoke. You could hear the tide, which was going out, and taking its time over it.
“How d’you mean, on what?” said Mr Keast.
{A} went through it backwards. There were the boats, all up. There was the loaf, like a brick. There was a bay with no noise in it; and who has ever heard a bay with no noise in it?
“What was it that sang?” said {A}.
He looked at {A} as though somebody had come in. In all those years he had been told to go on, and he had been told to stop. He did not think that he had been asked anything. # spare
-> DONE

=== l2
# aside
# shot: above
# place: living-room; afternoon; clear
# action: keast read laughing book; A sit-on-chair worried; heroes sit-on-chair happy; friends clap laughing
# things: table; 5 cups on table; cake on table; glasses on keast.head
“I had a book about it in my pocket,” said {A}. It seemed only right. It was put on the table, between the cups, and he got out his glasses.
“High water, ten to twelve,” read Mr Keast. “So it was. I’d forgotten that. So it was, right under me!” He was as pleased as if he had been sent it. “You were going to show me up.”
“Yes,” said {A}.
“In front of the cake?” ¶ “I don’t know,” said {A}, which was so. “I had not got to that part.”
He thought it over. “I’d have done it at your age,” he said. “I’d have done it quicker.” # spare
-> DONE

=== s4
# shot: two
# place: living-room; dusk; clear
# action: keast point surprised at window; A clap happy at keast; heroes sit-on-chair happy; friends sit-on-chair surprised
# things: window; table; icicle; snowflake; cup; bread
“What was the weather like?” said {A}. ¶ “Well, it was sixty-three,” said Mr Keast. “The bay was froze. Everybody knows that.”
He looked round the table, and put his cup down. # usual
“Did I never say about the ice?” said Mr Keast.
They had all known, the first time, and the time after. They had been out on it themselves. And then one by one there were people who had not; and nobody had told the story that. # usual
“It was a daft thing to do,” he said. “It all went out in the morning, with a crack. You are not to try it.”
“Could you tell it again?” said {A}. “With it in?”
-> DONE

=== l3
# shot: wide
# place: harbour; night; stars
# action: A point calm at house; heroes walk sleepy; friends walk sleepy
# things: house right; boat; lantern; moon
It took him twice as long, and had a lot more in it. The moon was in it twice: one up, one down.
{homeward} # company
The sea was in when they went home. It slopped about, and was black, and did not bear a thing. # spare
“He was nineteen,” said {A}. “He had a loaf in his coat.” # spare
You could see the house on the island. There was a light on. It looked a long way to go for bread.
-> DONE

=== m3
# shot: object
# place: kitchen; night; stars
# action: A sit calm; heroes sit calm; friends sit calm
# things: table; paper on table; spoon on table; shoe; book; pencil
{A} got out the sheet with three things on it. They were all true. They had been true all the time, side by side.
Under them there was room. “Four,” it said now. “Ice.”
It was quite a small word, to have held a man up. # spare
The grey book was to go back in the morning. It had not been wrong. It had only said what was under him. # spare
-> DONE

=== l4
# shot: wide
# place: kitchen; night; stars
# action: heroes sit sleepy; friends sit sleepy
# things: row of 8 cups; towel; teapot; bread
By the harbour Mr Keast washed nine cups. He did it slowly. He told it to the tap.
“What sang?” he said. “Well, you may ask.”
He had not thought of that for years. It went ‘oo’, like a thumb on a glass. It went from one side to the other.
He dried the last one, and looked out. It was all just water. # spare
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: moon; clock; book; window
In bed you could hear the tide. It was near the top.
{resting}
{keepsake}
{dream} # spare
It starts slow, and it stops slow. It had got to the last part. # usual
{L} lay and went over it, not in the middle. There was a loaf. It was as hard as a brick. # usual
There was a clock. It struck, over on the far side. # usual
The gulls stood about. They had missed it. They did not mind. # usual
It held, all the way.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Mr Keast had left a message at the harbour office, and it was in ink. “Ask me about the whale,” it said.
There had never been a whale. There was one story, and everybody knew it.
“Well, nobody ever asked,” said Mr Keast, at the window, with his shoes on. He had gone back over it in the night, and it seemed that there was something under the ice. “I told you that it sang,” he said. “I only never told you what.”
-> DONE

=== next_bedtime
Far out, in the middle, something was singing. It was one of the dull bits, very likely.
-> DONE
