# tells: entries(story|swapped places|swapped bodies|swapped lives|swapped heads|swapped brains|swapped voices|swapped jobs|swapped with|changed places|changed bodies|changed lives|switched places|switched bodies|switched lives|traded places|turned into|turned herself into|turned himself into|turned themselves into|turned her into|turned him into|turned them into|changed into a|changed into an|transformed into|woke up and was a|woke up and was an|woke up invisible|was invisible|became invisible|turned invisible|went invisible|became a dog|became a cat|became a frog|became a mouse|became a bear|became a bird|became a fish|became a rabbit|became a dinosaur|became a robot|became the headmaster|became the headteacher|became the teacher|woke up as a|woke up as an|woke up as the|woke up as her|woke up as his|woke up as their)
# happens: changed
# wants: child
# never: bed turns into|rain turns into|snow turns into|street turns into|road turns into|room turns into|bedroom turns into|house turns into|school turns into|classroom turns into|bath turns into|car turns into|box turns into|sofa turns into|food turns into|water turns into|garden turns into|world turns into|everything turns into|puddle turns into|cloud turns into|playground turns into|kitchen turns into|bus turns into|tent turns into|blanket turns into|turns everything|turns the|turns all|turns her bed|turns his bed|turns a
# kind late: he turns into|she turns into|they turn into|it turns into|turns him into|turns her into|turns them into|he becomes a|she becomes a|he wakes up as|she wakes up as|they swap|they switch|they change places|swaps them|makes them swap|he is invisible|she is invisible|makes him invisible|makes her invisible|he turned into|she turned into
# kind grown: with her mum|with his mum|with their mum|with mum|with the mum|and her mum|and his mum|as her mum|as his mum|as the mum|into her mum|into his mum|into the mum|with her mummy|with his mummy|with their mummy|with mummy|with the mummy|and her mummy|and his mummy|as her mummy|as his mummy|as the mummy|into her mummy|into his mummy|into the mummy|with her mom|with his mom|with their mom|with mom|with the mom|and her mom|and his mom|as her mom|as his mom|as the mom|into her mom|into his mom|into the mom|with her dad|with his dad|with their dad|with dad|with the dad|and her dad|and his dad|as her dad|as his dad|as the dad|into her dad|into his dad|into the dad|with her daddy|with his daddy|with their daddy|with daddy|with the daddy|and her daddy|and his daddy|as her daddy|as his daddy|as the daddy|into her daddy|into his daddy|into the daddy|with her teacher|with his teacher|with their teacher|with teacher|with the teacher|and her teacher|and his teacher|as her teacher|as his teacher|as the teacher|into her teacher|into his teacher|into the teacher
# kind unseen: invisible
# kind thing: into a potato|as a potato|becomes a potato|into the potato|into a teapot|as a teapot|becomes a teapot|into the teapot|into a carrot|as a carrot|becomes a carrot|into the carrot|into a turnip|as a turnip|becomes a turnip|into the turnip|into an onion|as an onion|becomes an onion|into the onion|into a banana|as a banana|becomes a banana|into the banana|into an apple|as an apple|becomes an apple|into the apple|into a biscuit|as a biscuit|becomes a biscuit|into the biscuit|into a cake|as a cake|becomes a cake|into the cake|into a pumpkin|as a pumpkin|becomes a pumpkin|into the pumpkin|into a sock|as a sock|becomes a sock|into the sock|into a shoe|as a shoe|becomes a shoe|into the shoe|into a slipper|as a slipper|becomes a slipper|into the slipper|into a spoon|as a spoon|becomes a spoon|into the spoon|into a cup|as a cup|becomes a cup|into the cup|into a mug|as a mug|becomes a mug|into the mug|into a cushion|as a cushion|becomes a cushion|into the cushion|into a pillow|as a pillow|becomes a pillow|into the pillow|into a lamp|as a lamp|becomes a lamp|into the lamp|into a stone|as a stone|becomes a stone|into the stone|into a statue|as a statue|becomes a statue|into the statue|into a pencil|as a pencil|becomes a pencil|into the pencil|into a ball|as a ball|becomes a ball|into the ball|into a jelly|as a jelly|becomes a jelly|into the jelly|into a cabbage|as a cabbage|becomes a cabbage|into the cabbage|into an egg|as an egg|becomes an egg|into the egg|into a pancake|as a pancake|becomes a pancake|into the pancake
# kind wet: into a frog|as a frog|becomes a frog|into the frog|with his frog|with her frog|with their frog|with the frog|into a toad|as a toad|becomes a toad|into the toad|with his toad|with her toad|with their toad|with the toad|into a fish|as a fish|becomes a fish|into the fish|with his fish|with her fish|with their fish|with the fish|into a goldfish|as a goldfish|becomes a goldfish|into the goldfish|with his goldfish|with her goldfish|with their goldfish|with the goldfish|into an octopus|as an octopus|becomes an octopus|into the octopus|with his octopus|with her octopus|with their octopus|with the octopus|into a shark|as a shark|becomes a shark|into the shark|with his shark|with her shark|with their shark|with the shark|into a whale|as a whale|becomes a whale|into the whale|with his whale|with her whale|with their whale|with the whale|into a mermaid|as a mermaid|becomes a mermaid|into the mermaid|with his mermaid|with her mermaid|with their mermaid|with the mermaid|into a dolphin|as a dolphin|becomes a dolphin|into the dolphin|with his dolphin|with her dolphin|with their dolphin|with the dolphin|into a tadpole|as a tadpole|becomes a tadpole|into the tadpole|with his tadpole|with her tadpole|with their tadpole|with the tadpole|into a jellyfish|as a jellyfish|becomes a jellyfish|into the jellyfish|with his jellyfish|with her jellyfish|with their jellyfish|with the jellyfish
# kind wing: into a pigeon|as a pigeon|becomes a pigeon|into the pigeon|with his pigeon|with her pigeon|with their pigeon|with the pigeon|into an owl|as an owl|becomes an owl|into the owl|with his owl|with her owl|with their owl|with the owl|into a parrot|as a parrot|becomes a parrot|into the parrot|with his parrot|with her parrot|with their parrot|with the parrot|into a crow|as a crow|becomes a crow|into the crow|with his crow|with her crow|with their crow|with the crow|into a robin|as a robin|becomes a robin|into the robin|with his robin|with her robin|with their robin|with the robin|into a chicken|as a chicken|becomes a chicken|into the chicken|with his chicken|with her chicken|with their chicken|with the chicken|into a hen|as a hen|becomes a hen|into the hen|with his hen|with her hen|with their hen|with the hen|into a duck|as a duck|becomes a duck|into the duck|with his duck|with her duck|with their duck|with the duck|into a goose|as a goose|becomes a goose|into the goose|with his goose|with her goose|with their goose|with the goose|into a swan|as a swan|becomes a swan|into the swan|with his swan|with her swan|with their swan|with the swan|into a seagull|as a seagull|becomes a seagull|into the seagull|with his seagull|with her seagull|with their seagull|with the seagull|into an eagle|as an eagle|becomes an eagle|into the eagle|with his eagle|with her eagle|with their eagle|with the eagle|into a bird|as a bird|becomes a bird|into the bird|with his bird|with her bird|with their bird|with the bird|into a magpie|as a magpie|becomes a magpie|into the magpie|with his magpie|with her magpie|with their magpie|with the magpie|into a flamingo|as a flamingo|becomes a flamingo|into the flamingo|with his flamingo|with her flamingo|with their flamingo|with the flamingo
# kind fur: into a dog|as a dog|becomes a dog|into the dog|with his dog|with her dog|with their dog|with the dog|into a puppy|as a puppy|becomes a puppy|into the puppy|with his puppy|with her puppy|with their puppy|with the puppy|into a cat|as a cat|becomes a cat|into the cat|with his cat|with her cat|with their cat|with the cat|into a kitten|as a kitten|becomes a kitten|into the kitten|with his kitten|with her kitten|with their kitten|with the kitten|into a hamster|as a hamster|becomes a hamster|into the hamster|with his hamster|with her hamster|with their hamster|with the hamster|into a guinea pig|as a guinea pig|becomes a guinea pig|into the guinea pig|with his guinea pig|with her guinea pig|with their guinea pig|with the guinea pig|into a rabbit|as a rabbit|becomes a rabbit|into the rabbit|with his rabbit|with her rabbit|with their rabbit|with the rabbit|into a bunny|as a bunny|becomes a bunny|into the bunny|with his bunny|with her bunny|with their bunny|with the bunny|into a mouse|as a mouse|becomes a mouse|into the mouse|with his mouse|with her mouse|with their mouse|with the mouse|into a rat|as a rat|becomes a rat|into the rat|with his rat|with her rat|with their rat|with the rat|into a bear|as a bear|becomes a bear|into the bear|with his bear|with her bear|with their bear|with the bear|into a fox|as a fox|becomes a fox|into the fox|with his fox|with her fox|with their fox|with the fox|into a wolf|as a wolf|becomes a wolf|into the wolf|with his wolf|with her wolf|with their wolf|with the wolf|into a lion|as a lion|becomes a lion|into the lion|with his lion|with her lion|with their lion|with the lion|into a tiger|as a tiger|becomes a tiger|into the tiger|with his tiger|with her tiger|with their tiger|with the tiger|into a squirrel|as a squirrel|becomes a squirrel|into the squirrel|with his squirrel|with her squirrel|with their squirrel|with the squirrel|into a monkey|as a monkey|becomes a monkey|into the monkey|with his monkey|with her monkey|with their monkey|with the monkey|into a badger|as a badger|becomes a badger|into the badger|with his badger|with her badger|with their badger|with the badger|into an otter|as an otter|becomes an otter|into the otter|with his otter|with her otter|with their otter|with the otter|into a werewolf|as a werewolf|becomes a werewolf|into the werewolf|with his werewolf|with her werewolf|with their werewolf|with the werewolf|into a gerbil|as a gerbil|becomes a gerbil|into the gerbil|with his gerbil|with her gerbil|with their gerbil|with the gerbil
# names: Mrs Amble | Mrs Tarrow | Mrs Finch
# ages: 3-9
# holds: dark(kind)

=== title
{~Is It the Curtains?|One for Then and One for Now}
-> DONE

=== s1
# shot: two
# place: street; afternoon; clear
# action: amble look-through curious; L stand calm; heroes stand calm; friends stand calm
# things: e1 right; fence; plate in amble.hand
# people: amble=woman(old, she, hat)
{~{young:Mrs Amble lived next door to {H}. She saw everything that was new.|Next door to {H} lived Mrs Amble, who noticed things: a new door mat, or a lamp that had gone to the other window.}|“Don’t tell me,” Mrs Amble from next door always said, when {H} had a new hat. {young:Then she looked until she saw it.|Then she walked all round, until she had found it.}|{young:{H} had a tooth out once. Mrs Amble saw it from her window.|When {H} had a tooth out, Mrs Amble saw it from her own window, against the light.}}
{entry_1}
{entry_1_seen} # usual
{is_late:{entry_2}}
{
- is_grown:
From behind you could not tell. But the big shoes hopped, and the small ones walked, and looked at the time.
- is_unseen:
Where there should have been a person there was only the door behind.
- is_thing:
Now there were no feet, and no knees, and from a certain side there was no face.
- is_wet:
There was a puddle on the step, and another one on the mat.
- is_wing:
There was a feather on the mat, and something had been at the crumbs.
- is_fur:
There was hair on the good chair already, and one nose in the house was wet.
- else:
{young:A bird on the fence had to look twice.|Even the bird on the fence looked, flew off, and came back to look once more.} # usual
}
Then Mrs Amble came by, with a plate she had borrowed. She stopped, and looked at {whom()} for some time.
“There is something different here,” she said. “Don’t tell me.” ¶ {L} did not tell her. {young:It was more fun to wait.|If you have to say it, it does not count.}
“Is it the curtains?” asked Mrs Amble.
There were two of them, one on each side of the window, and they did what they always did. # more
-> DONE

=== m1
# aside
# shot: behind
# place: street; afternoon; clear
# action: amble look-up curious; heroes stand calm; friends stand
# things: window; curtain; e1 right
They all looked at the curtains. {young:They were blue. They had been blue before.|The curtains were blue, as they had been on Monday, and they hung down at both sides.}
“They are shorter,” said Mrs Amble. ¶ “They are the same,” said {L}.
“Then it is me,” said Mrs Amble. {young:“I have got taller.”|“Then I have got taller, and nobody has said a word.”} And she looked down at her shoes, past {whom()}, to see how far it was. {young:It was as far as always.|It was as far as always, and the shoes were the same as well.}
She went back to the gate, and came in again, slowly, to be fresh. # more
“Then they are clean,” said Mrs Amble. ¶ {L} did not think that anybody could say that. # more
-> DONE

=== s2
# shot: wide
# place: street; afternoon; clear
# action: amble point curious; heroes stand surprised; friends stand curious
# things: e1 right; e2 left; bench; wall-clock
{is_entry_3 and not is_late:{who()} had no time for curtains.}
{is_entry_3 and not is_late:{entry_2}}
{is_entry_3 and not is_late:Mrs Amble heard about that, as she hears about everything. “Have they done something to the road?” she asked.}
{joining}
{is_loved:“Is it anything to do with {loved}?” asked Mrs Amble. ¶ “Not this time,” said {L}.|{musing}} # personal
{
- is_grown:
Mrs Amble shook hands all round. {young:The big hand was sticky. The small hand was in a hurry.|The big hand was sticky, and the small one was in a hurry, and had a list in it.}
- is_unseen:
Mrs Amble held out her hand to the empty air, and it was shaken. {young:Her hat was held for her as well.|Then her hat was held for her as well, about so high above the floor.}
- is_thing:
Mrs Amble had to move somebody over, to put down her plate. “Excuse me,” she said. {young:“That is all right,” it said, low down.|“Not at all,” it said, from beside the plate.}
- is_wet:
Mrs Amble shook hands all round. {young:Then she dried one glove on her coat.|The last hand was cold and slid out again, and she dried one glove on her coat.}
- is_wing:
Mrs Amble held out her hand to everybody, and the last time it was sat on. {young:“How do you do,” she said to her hand.|“How do you do,” she said to her own wrist, and waited until it was free again.}
- is_fur:
A paw was held out, and Mrs Amble shook it. {young:“How do you do,” she said, and stepped over the rest.|“How do you do,” she said, and stepped with some care over the rest.}
- else:
Mrs Amble shook hands with everybody, as far as that could be done. {young:It took some time to find where.|In one case it took some time to find out where you begin.}
}
“It is very well done, whatever it is,” she said. {young:“Is it the bench?”|“Have you turned the bench round?”}
{hinderer_person:“It is right in front of you,” said {hinderer}, and had to be sent to look for the cat.} # beat
{hinderer_animal:{hinderer} smelled it at once, sat down, and gave Mrs Amble such a look that she did up her top button.} # beat
{hinderer_carried:{hinderer} was held so as to see, saw it, and kept it to itself.} # beat
To be helpful, {L} counted slowly who was there. {young:“All here,” said {L}. “Only not as usual.”|“We are all here,” said {L}. “It is only not quite as usual.”} ¶ {young:“I saw that you are all here,” said Mrs Amble.|“That I can see for myself,” said Mrs Amble. “I mean the other thing.”} # usual
Then she looked over the whole front of the house, brick by brick, from the left to the right. # more
-> DONE

=== l1
# aside
# shot: close
# place: hallway; afternoon; clear
# action: heroes stand curious at coat; amble peek curious; friends stand
# things: coat on hook; hook; 2 boots; hat left
In a house everybody has a hook. {young:Each hook has a name.|Over each hook there is a name, so that the coats know where they live.}
{
- is_unseen:
One coat came off its hook by itself, and did up its own buttons.
- is_fur:
One coat had been pulled down, and turned round on, and there was a warm dent in it.
- is_wing:
One hook was taken. It had somebody on it, with eyes shut and a toe on each side.
- is_thing:
One coat had been brought, and put round, and it stood up without anybody in the arms.
- else:
One coat hung there, and waited for the arms that it was used to.
}
{young:The hat did not know what to do.|The hat that went with it waited to hear what had been decided.}
“You have had the hall painted,” called Mrs Amble, through the letter box. ¶ “No,” called {L}. # spare
Under the hooks stood the umbrellas. Nobody had told them anything. # more
“Then I am not warm?” ¶ {young:“You are quite near,” called {L}.|“You are so near that you are looking at it,” called {L}.} # more
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; afternoon; clear
# action: amble sit-on-chair curious; heroes sit calm; friends sit
# things: table; 2 cup on table; 2 chair; clock
Mrs Amble came in and sat down, to think. {is_fur:She picked a hair off the chair, and then one more.|She moved over on the bench, without looking, to make room.}
“May I see the clock?” she asked. {young:It was the same clock.|It was the same clock, and it said what it says at that time of the day.}
“It is not the spoons,” said Mrs Amble. “It is not the wallpaper. {young:And it is not my hair.”|And I have not been to the hairdresser’s, or I should know.”}
{is_unseen:Beside her there was a gulp, with nobody round it.|{is_fur:Under the table something went lap, lap, lap.|Across the table there was trouble with a cup, and a splash.}} {young:“Bless you,” said Mrs Amble.|“Bless you,” said Mrs Amble, who took it for a sneeze.} # spare
{pausing} # company
She had one more cup of tea, because with the second cup you see better. # more
-> DONE

=== s3
# shot: above
# place: kitchen; dusk; clear
# action: amble point curious at clock; heroes sit calm; friends sit
# things: table; clock; e1 right; e3 left; themed on table
{is_entry_4:{who()} let her look.}
{is_entry_4:{entry_3}}
{is_entry_4:“I heard that as well,” said Mrs Amble. “But it is not that. It is something about the room.”}
“Could you give me a hint?” she asked. ¶ “It is more than curtains,” said {L}. “And you have said hello to it.”
{young:She looked at the floor. She looked under the rug.|She looked behind the door, and under one corner of the rug.} {themed_a} was held up to the light. # personal
{
- is_grown:
{young:Right in front of her the small one asked who had been to the toilet.|Right in front of her the smaller one asked, in a tired voice, whether everybody had been to the toilet.} The big one hid under the table.
- is_unseen:
Right in front of her a spoon went round in a cup, and the cup went up, and tipped, and came down with less in it.
- is_thing:
Right in front of her it rolled a little, and was put straight, so as not to miss anything.
- is_wet:
Right in front of her a small lake came over the table, and Mrs Amble lifted her sleeve.
- is_wing:
Right in front of her somebody flew up to the top of the cupboard, and looked down at her with the other eye.
- is_fur:
Right in front of her the rug was turned round on, three times, and then it was lain down on, with a sigh.
- else:
Right in front of her a chair was tried, from the left and from the right, for it was not clear which end went where. # usual
}
{helper_person:“You are warm,” said {helper}, and took her by the shoulders, and turned her to face it.} # beat
{helper_animal:{helper} went and lay down next to it, as an arrow does next to a way out.} # beat
{helper_carried:{helper} was put on the table, to point, but only ever pointed up.} # beat
“Warm or cold?” she asked. ¶ “Hot,” said {L}. ¶ So Mrs Amble took off her scarf. # more
“Mind you,” said Mrs Amble, “I know that I know it.” # usual
{is_fur:“It is not a new rug?” she asked. ¶ “It is an old one,” said {L}.|She went up quite close, and for a moment it was nose to nose.} # usual
“Is it Wednesday?” asked Mrs Amble.
{is_entry_2 and not is_entry_3 and not is_late:{who()} could not say.} # usual
{not is_entry_3 and not is_late:{entry_2}}
-> DONE

=== l2
# aside
# shot: behind
# place: garden; dusk; clear
# action: amble walk calm; heroes look-through calm window; friends stand
# things: window; hedge; lamp; gate
She went home, to look from there. {young:They saw her at her window.|They saw her come up behind her own curtain, and stand on something.}
{L} waved. {young:Mrs Amble waved, too.|Mrs Amble waved back to everybody, and then for a second time, to one of them.}
Then her window opened. “Have you moved the house?” she called. ¶ “No!” called {L}. ¶ “Only a bit?” # spare
She stood there until the lamp came on, and had a good look at the lamp. # more
There were her curtains as well. {young:They were green.|They were green ones, and to be honest nobody next door had ever noticed.} # more
-> DONE

=== m3
# aside
# shot: close
# place: living-room; dusk; clear
# action: heroes sit calm; amble stand; friends sit
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
{is_entry_3:{who()} had other things to do.}
{not is_entry_4:{entry_3}}
{entry_4}
In the evening Mrs Amble came again, with biscuits, and they were warm. {is_entry_3:“And I heard about that, too,” she said.}
She went round with the plate, and everybody got one. {is_fur:But at one place she put down two, and she put them where you need no hands.|{is_unseen:But at one empty place she put down two, and the first of them went up.|{is_thing:But she leaned two of them against somebody with no hands.|{is_wing:But at one place she put down two, and crumbled them.|{is_wet:But at one wet place she put down two, on a saucer.|But at one place she put down two.}}}}}
It was just where it was all different. # usual
{L} counted. “You have put two there,” said {L}.
“One for then,” said Mrs Amble, “and one for now.”
It was quiet in the kitchen. # usual
“So you did see it,” said {L}.
“From my gate,” said Mrs Amble. “You cannot miss it. I did not like to say.”
She passed the plate once more. “You wear it very well,” she said, quite low, and she said it to the right one. # usual
The biscuits had a cloth under them, with a crease down the middle. # more
“And the curtains?” asked {L}. ¶ “They want washing,” said Mrs Amble.
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
In the dark you could not see who was who, or what anybody was. But you could hear it. {is_fur:Somebody turned round three times, and only then lay down.|Somebody breathed in, and somebody breathed out.} # usual
A bit of moon came in where the curtains met. # more
The breathing was the same as ever. That had not changed at all. # usual
“Is it the curtains?” asked {L}, very low. ¶ It was not. It was only night.
There was one goodnight for then.
Goodnight, {H}.
And there was one for now.
Goodnight.
-> DONE

=== next_night
In the morning the curtains were gone. Mrs Amble had them on her line, next to the green ones, and was looking from the one pair to the other with her head on one side. ¶ “Don’t tell me,” she called over to {H}. “There is something different about you today.” It was quite true. But you had to look for it. It was only a clean shirt.
-> DONE

=== next_bedtime
There were two biscuits on the plate. One was for tomorrow.
-> DONE

=== function who
{is_entry_1_being and not is_unseen:
~ return entry_1_being
}
~ return L

=== function whom
{
- is_unseen:
~ return "the place where you could see straight through"
- is_entry_1_being:
~ return entry_1_being
}
~ return L
