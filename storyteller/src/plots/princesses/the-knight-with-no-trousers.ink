# also: tired
# about: funny
# role hue: colour = blue
# names: Hugo | Rufus | Otto
# names: Mundy | Tansy | Posy
# names: Mrs Purl | Mrs Tatting | Mrs Bobbin

=== title
{~The Knight With No Trousers|It Had Been His Trousers}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: knight sit proud on horse; princess point sad at knight; A look-up laughing; heroes look-up laughing at knight; friends look-up surprised; horse stand calm
# things: picture; thread; helmet on knight.head
# people: knight(pink trousers); princess(small)
{~Sir Hugo had hung upon the palace stairs for three hundred years, in wool, on a white horse. On the day that {H} came to stay with Princess Mundy, he had his helmet on, and no trousers.|“I only wanted to see where it went,” said Princess Mundy. {H} looked where she was looking. There was a knight in the tapestry on the stairs, on a horse, with bare legs.|Some {hue_noun} thread ran down the palace stairs, and along the hall, and away under a door. {H}, who had come to stay with Princess Mundy, went up to see where it began. It began at a knight in a tapestry. It had been his trousers.}
{young:His knees were pink. They looked cold.|They were rather thin legs, for a hero, and very pink.} # usual
“There was an end sticking out,” said the princess. {young:“So I pulled it. I was a horse. It was my rein.”|“I have been a horse with it, and a fishing boat, and then I looked round.”}
“It is draughty on these stairs,” said {A}. “{We} must get it all back before night.” # usual
{joining}
{is_loved:{A} looked for {loved} in the tapestry, and there was not a stitch. “They were short of wool even then,” said the princess.|{musing}} # personal
-> DONE

=== s2
# shot: two
# place: ballroom; afternoon; clear
# action: A pull happy thread; heroes hold happy wool; princess crawl sad; friends crawl happy
# things: thread; table; umbrella-stand; 4 chairs
{A} took hold of the thread, which was {hue_noun}, and began to make a ball. {young:Round and round went the wool. Round and round, and not too tight.|“Round and round,” said {A}, “and not too tight,” for that is the way with wool.}
{hinderer_person:“Stop,” said {hinderer}, who had been walking behind, and was wound in by now as far as the elbows.} # beat
{hinderer_animal:Then {hinderer} got the ball, and went twice round the clock with it before anybody could speak.} # beat
{hinderer_carried:By mistake two turns went round {hinderer} as well, and had to be taken off again, with apologies.} # beat
{not short:It went through the umbrella stand, in and out. }It went under the long table, round all of its twenty-two legs. {young:The princess went under too, on her hands and knees.|The princess went after it{not short: on her hands and knees}, and could be heard apologising to chairs.}
It had been {~twice round the suit of armour|up the clock and down again|once round the Lord Chamberlain, who was asleep}. # spare
By the end of the hall the ball was as big as {~an egg|a plum|a bun}. # usual
“What did you do when you got to the table?” asked {A}. ¶ “I jumped it,” said the princess. “I was a good horse.” # more
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: cook give happy wool at A; A eat happy cake; heroes eat happy cake; princess eat happy cake; friends eat happy cake
# things: cake; ribbon on cake; table
# people: cook
The thread went on into the kitchen, and there it was busy. {young:It was tied round a pudding, with a bow!|Some yards of it had been tied round a pudding, in a neat bow.}
“It was lying there,” said the cook, “and I was short of string. You can have it back {~when the pudding is done with it|as soon as the pudding is finished}.”
So the pudding had to be finished. {young:It was hot, and there was a lot of it. They all helped. Yum. All gone.|Nobody liked to hurry it, but everybody did what they could, and some did it twice.}
The cook untied the bow and gave it to {A}. {young:That bit smelled of lemon.|From there on the ball smelled a little of lemon.} “Sir Hugo will not mind,” she said. “He has had nothing since the wars.” # more
-> DONE

=== l1
# aside with m1
# shot: wide
# place: library; dusk; clear
# action: man jump surprised; A pull happy thread; heroes clap happy at man; princess clap happy; friends clap happy
# things: thread; glasses on man.head; desk; wool; book
# people: man(old)
In the library sat the Lord Treasurer, with his spectacles on his head. There was a bit of {hue_noun} wool on his finger.
“It is to remind me of something,” he said. {young:“But I do not know what! I have thought and thought.”|“I found it on the carpet at three, and thought, the very thing. I have been trying to think what of ever since.”}
“May {we} take it off?” asked {A}.
He looked {~anxious|doubtful}, and held out the finger. Off it came. {young:Round and round, and not too tight.|There was a small white ring where it had been.}
“Goodness!” said the Lord Treasurer. “It is my birthday!” And he went off to see if there was any pudding. {young:They did not like to say.|Nobody quite liked to tell him.} # more
-> DONE

=== s3
# shot: close
# place: garden; dusk; breeze
# action: bird sit calm on nest; A kneel happy before bird; princess crouch sad; heroes crouch surprised before bird; friends crouch happy
# things: watering-can; nest in watering-can; 4 eggs in nest; thread; leaf
The last of it went out by the garden door, along the wall, as far as an old {~watering can|bucket|boot}. It went in, and it did not come out.
“Shh,” said {A}. {young:Somebody lived in there.|The place had been taken.} # usual
A robin looked out, sitting very low. {young:She had made a nest. It was soft and {hue_noun}. It was all trousers.|Her nest was of moss, and feathers, and the better part of two {hue_noun} knees.} She looked at them{not short: sideways, with one bright eye}, and moved a little. There were four eggs.
{helper_person:“Stand on this side,” whispered {helper}, and so they stood between the nest and the wind.} # beat
{helper_animal:{helper} sat down a good way off, and looked at something else, which is not easy with a bird.} # beat
{helper_carried:{helper} was set down where the wind came from, and the robin’s feathers lay flat again.} # beat
The princess put both her hands behind her back. “We cannot take that,” she said.
“Sir Hugo would give it to her,” said {A}. “He is a knight.” # more
-> DONE

=== m2
# aside
# shot: above
# place: garden; dusk; clear
# action: princess sit sad; A sit calm beside princess; heroes sit calm; bird look-up calm; friends sit calm
# things: big wool; watering-can; lantern
They sat down on the step, with the ball between them. {young:It was big. It was not big enough.|It was as big as a cabbage by now, but a knight is a long thing, legs especially.}
“{~He could have a scarf instead|He could sit sideways|He could borrow some of the horse},” said the princess. {young:She did not think so, really.|She did not say it like somebody who believed it.}
Then she was quiet. “I shall have to tell,” she said.
“Yes,” said {A}. “But {we} will come in with you, and stand quite near.”
The robin put her head on one side. She had once been an egg herself, and had broken that. # more
{pausing} # company
-> DONE

=== l2
# shot: two
# place: tower-room; night; stars
# action: purl sit-on-chair calm; princess stand sad before purl; A hold calm wool before purl; heroes hold calm wool; friends sit calm
# things: needle; 3 cushions; lamp; armchair
# people: purl=woman(old, she, glasses)
Mrs Purl mended things. She lived at the top of the house, {~with nine cushions and no draughts|behind a wall of darning|with a kettle and a thousand wools}. She had spectacles on, and a second pair on top.
“Sir Hugo has no trousers,” said the princess, all in one breath, “and it was me.”
“Which bit of it was you?” asked Mrs Purl. ¶ “All of it,” said the princess.
{young:Mrs Purl looked at her for a long time.|Mrs Purl looked at her through the first pair, and then through both.} “In forty years,” she said, “I have mended that knight eleven times. {young:Nobody ever told me who.|And you are the first to say who.} Hold the wool.”
“Is it hard?” asked the princess. “Only the telling,” said Mrs Purl. “The rest is over and under.” # more
-> DONE

=== s4
# shot: behind
# place: hallway; night; stars
# action: purl hold happy needle; A point happy at picture; heroes point surprised at picture; princess look-up happy; friends hold calm lantern
# things: picture; cherry in tree; tree; lantern; wool
{long:They all went down to the stairs, and Mrs Purl|{short:“It was me,” said the princess to Mrs Purl, who mended things. Mrs Purl|So the princess told Mrs Purl, who mended things. “It was me,” she said, “all of it.” Mrs Purl}} got out a needle. {young:“There is not enough,” she said. “It stops at the knee.”|“It will stop at the knee,” she said{not short:, “and he is on his way to the wars}.”}
{A} held up the lantern, and looked at the rest of the picture. A tree had cherries on it. The flowers had bees. In the corner were two ladies who had taken off their {~stockings|shoes} to paddle.
“{young:It is hot in there!|It is the middle of summer in there.} Look,” said {A}. “He is the only one who is dressed for winter.”
Mrs Purl looked. Then she threaded the needle. “Shorts,” she said.
-> DONE

=== m3
# shot: two
# place: hallway; night; stars
# action: knight sit proud on horse; horse stand calm; A pull happy thread; heroes clap happy at knight; princess bow happy at knight; purl look-up proud; friends clap happy
# things: needle; thread; picture; lantern
In went the needle. Out it came. {A} let the wool run. Round and round it went, and not too tight.
The ball was a cabbage. Then it was a bun. Then it was a plum. # spare
Then it was nothing. There was Sir Hugo, in {hue_noun} shorts. They had a {~very good hem|turn-up}.
“I am sorry about today,” the princess told him.
It is hard to be sure, with wool. But he looked much cooler.
-> DONE

=== l3
# shot: wide
# place: hallway; night; stars
# action: king look-up surprised; princess point happy at knight; knight stand proud; heroes sit sleepy; friends sit sleepy
# things: lantern; nightcap on king.head; picture
# people: king
The king came by, on his way to bed. He stopped upon the stairs. He looked for some time.
“Did he always have knees?” said the king.
“Underneath,” said the princess.
“They are {~fine|good, round} knees,” said the king. He looked down at his own, under the {~dressing gown|nightshirt}. He went up to bed, thinking.
The paddling ladies had not turned round. They had nice manners. # more
-> DONE

=== m4
# aside
# shot: above
# place: garden; night; stars
# action: bird sleep sleepy; A hold calm lantern; heroes crouch happy before bird; princess whisper happy; friends tiptoe happy
# things: nest; thread on nest; watering-can; leaf
They took one look at the garden. They held the lantern low.
The robin was asleep. Her head had gone in. There was {hue_noun} wool all round her, right up to the chin.
“Those are warm,” whispered {A}.
“They were always good trousers,” said the princess.
One of the eggs had gone a bit {hue_noun}. It may have been the wool. # more
A {~leaf|bit of string} moved. Nobody pulled it. # spare
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: thread; picture; stairs; clock; lantern
They went up the stairs to bed, past the tree, and past the bees.
By the horse’s {~ear|nose|tail} there was an end sticking out. It was white. It was only a small one.
The princess looked at it. She put her hands in her pockets.
“Goodnight, end,” she said.
It stayed just where it was. They all did very well. # more
A clock struck, somewhere down below. It had no wool round it now. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: wool; pillow
{short:In went the needle, and out. Soon Sir Hugo had {hue_noun} shorts, with a good hem. Then it|Now it} was time to wind up the day.
{resting}
{keepsake}
{dream} # spare
In came the stairs, and the hall, and the umbrellas. In came the garden, and four eggs, warm. # spare
Round and round it went. It made a soft ball. It was {~about as big as|just as soft as} a pillow. # usual
Nothing was left lying about. There was only the end.
{H} held it, and let it go.
Round and round, and not too tight.
Goodnight.
-> DONE

=== next_night
It was in the newspaper, on page two, under the weather. Wet footprints had been seen on the palace stairs. They went up, and they were made of wool.
The knight was at his post, on his horse, and would not say a thing. But his toes were a good deal cleaner than they had been on Monday. {H} had it read out again. The two ladies with bare feet had happened to be looking the other way.
-> DONE

=== next_bedtime
One end stuck out at the bottom of the bed. It had toes on it. It was left where it was.
-> DONE
