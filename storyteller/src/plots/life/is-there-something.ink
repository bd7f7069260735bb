# about: won; proud
# also: happy; too-excited; proud
# wants: child
# role prize: answer = good news
# names: Mr Adeyemi | Mr Lindqvist | Mr Costello
# names: Mrs Pym | Mrs Gill | Mrs Thorne
# ages: 4-10
# holds: dog(kind), dark(kind)

=== title
{~Is There Something?|News, With the Lid On}
-> DONE

=== s1
# shot: wide
# place: street; afternoon; clear
# action: heroes walk proud; friends walk happy; pym peek curious behind hedge
# things: hedge right; gate left; house right; bag in heroes.hand
# people: pym=woman(old, straw hat)
{~“You do not shout good news up the street,” the crossing lady had said. {young:“You wait until somebody asks.”|“You wait until you are asked. It is nicer.”} So {H} waited. It was ten past four already.|Up the road came {H}, with good news, not saying it. {young:How hard that was!|You need the whole mouth for that.} The news was so good that it knocked to come out.|{H} had some news, and it was so good that it had to be carried {young:with two hands.|flat, like soup.}}
{L} kept a lid on the news, {young:and the lid went up and down|and under the lid it jumped about like a pan of {~peas|eggs}}. {many:{B} held on to an elbow, to help.}
All that it needed was one person with the right question.
{is_wished_person:“{wished_person} would have asked,” said {L}.} # wished
“Hello,” said Mrs Pym, over her hedge. “Have you got a cold?” # usual
“No,” said {L}, who had been humming, so as to look like somebody with news. {young:“It is not a cold.”|“It is nothing like a cold.”} # usual
-> DONE

=== s2
# shot: two
# place: shop; afternoon; clear
# action: heroes stand proud at counter; shopkeeper stand calm behind counter; friends hold basket
# things: counter; bread on counter; 6 eggs on counter; bag in heroes.hand
# people: shopkeeper(glasses)
There was bread to buy in any case, so {they} went down to the shop, {young:but not too fast|and took it slowly, to give people time to ask}.
{themed_a} had been told already, and had taken it very calmly. # personal
{joining}
{L} said good evening to a lady on a ladder. {young:“It is nearly the best evening that I have ever had,” said {L}.|“It is nearly the best of all the evenings that there have been,” said {L}.} ¶ “Mind the bucket,” said the lady. # usual
{hinderer_person:“I could tell them for you,” said {hinderer}, and had to be taken away to look at the eggs.} # beat
{hinderer_animal:People asked who {hinderer} was, and gave a pat, and {hinderer} had no news at all.} # beat
{hinderer_carried:People asked about {hinderer}. They asked how old, and what sort, and {hinderer} had not won anything.} # beat
The shop had bread, and it had eggs, and the man behind the till said what they say in shops. “Anything else?”
“Yes!” said {L}. “There is something else.”
“We have no leeks,” said the man. {young:And he shut the till.|And he shut the till, and was sorry about the leeks.}
The lid came down again. {young:It got a bit bent.|It was not quite the shape that it had been.}
-> DONE

=== m1
# aside
# shot: behind
# place: bus; afternoon; clear
# action: heroes climb surprised stairs; driver point curious at heroes; friends stand happy
# things: bag in heroes.hand
# people: driver(cap)
They came home by bus, for the questions. {young:A bus has a driver, who says “Where to?”|A bus driver asks one of every single person who gets on.}
“Where to?” said the driver.
{L} took a good breath. {young:“First I went to school,” said {L}, “and then…”|“Well, to school, to begin with,” said {L}, “where it was an ordinary sort of day, until…”}
“I mean now,” said the driver. There were people on the step. {young:They had bags.|They were not people with much time for the beginning of things.}
“Home,” said {L}. # spare
It was a true answer, but it was not the news. # more
-> DONE

=== l1
# aside
# shot: close
# place: street; afternoon; breeze
# action: heroes sit happy before dog; dog listen curious; friends sit happy
# things: postbox left
By the post box was a dog, {~brown|black} from end to end, and it put its head to one side. {young:That is how a dog asks.|In a dog that is as good as a question.}
So {L} sat down, and told it. {young:The dog was told all of it, from the start.|The dog was told the whole thing, from the beginning, with the bit in the middle done twice.}
No one could have listened better. It looked {young:in one eye and then in the other|first in the one eye and then in the other, to get it from both sides}. But then it went, and told the post box, {young:in its own way|in the way that dogs have}.
“It didn’t say oh,” said {L}. {young:“You need an oh.”|“It needs somebody to say oh. That is the other half.”}
And the lid was on again, as if it had never been off. # spare
-> DONE

=== m2
# shot: two
# place: street; dusk; clear
# action: heroes stand proud at man; man write calm pencil; friends stand curious
# things: board in man.hand; bin right; 2 lids beside bin
# people: man(glasses)
Then round the corner came a man with a board, and on the board was a paper, {young:and it was all questions|and on the paper, from top to bottom, there was nothing but questions}.
“Could you spare me a minute?” he asked. {L} could hardly stand still.
“How many bins have you?” said the man. {young:“Two,” said {L}.|He had a good clear voice. “Two,” said {L}.} “Have they lids?” They had. “Would you say that you were happy with the lids?”
{L} said that it was hard to keep one on. {young:He put a tick.|He put that down, and underlined it.}
He had thirty questions, and all about bins. {young:Then came the last.|And at the very bottom was the last.} “Is there anything that you would like to add?”
“YES,” said {L}. ¶ He looked all over the paper. “I am so sorry,” he said. “There is no box.”
{pausing} # company
-> DONE

=== l2
# aside
# shot: above
# place: street; dusk; clear
# action: heroes shout worried; friends point calm at signpost; woman point curious at heroes
# things: gate left; glove on gate; signpost; street-lamp
# people: woman(tall hat)
After that it got worse. {young:People asked, and asked.|There was no end to what people asked, once you were listening.}
“Have you seen a glove?” “Is this the way to the station?” “Was that you, whistling?” {young:“Are you lost?”|“Are those the new bins, and how do you find them?”}
{L} could answer every one. {young:But not one was right!|But not one of them was the right question.}
“You could just drop your news,” said a woman, “so that somebody picks it up.” ¶ “You can’t drop it,” said {L}. {young:“It is on the inside.”|“It does not come off. I have tried.”} # spare
The glove was on the {~gate|wall}, with its hand up. Perhaps it had news as well. # more
-> DONE

=== s3
# shot: close
# place: street; dusk; clear
# action: heroes sit-on-edge curious wall; adeyemi sit-on-edge worried wall; friends stand curious at adeyemi
# things: wall; bag in adeyemi.hands
# people: adeyemi=man(old, white hair)
{They} had to have a rest, on the wall by the swimming baths. Old Mr Adeyemi was on it already, with a bag on his knees, humming.
“It is nearly the best evening that I have had,” said Mr Adeyemi.
“Mm,” said {L}. {young:Mr Adeyemi hummed a bit more.|Mr Adeyemi hummed a little more, on one note.} “Nearly the best of all,” he told his bag.
{helper_person:“His foot is going,” said {helper}, behind one hand. “I know somebody who does that.”} # beat
{helper_animal:{helper} put a chin on the bag, and looked up at Mr Adeyemi, as you look at a pan that is going to boil.} # beat
{helper_carried:{helper} was put down on the wall between them, and shook, because the wall was shaking at both ends.} # beat
{L} looked at Mr Adeyemi. {young:His foot went up and down. His mouth was shut so tight that it shook.|One foot was going, and his mouth was shut as tight as a jar.} A lid! {L} would have known it anywhere. # usual
And {L} had nearly walked past it. # usual
“Is there something?” asked {L}.
“I thought that nobody would ever ask,” said Mr Adeyemi. “I swam right across.”
-> DONE

=== m4
# shot: wide
# place: swimming-pool; dusk; clear
# action: adeyemi swim proud; girl swim happy; heroes clap happy; friends clap happy
# things: towel beside heroes
# people: girl(brown hair)
“The deep half of the shallow end, mind you,” said Mr Adeyemi. {young:“And I had no armbands on.”|“I want you to know that. And there was a child coming the other way.”}
He told it all, and then he told the bit in the middle again. {young:{L} did the oh for that, too.|{L} knew what was needed, and put in an oh wherever there was room.}
“What did they say at home?” asked {L}. ¶ “They asked me if I had seen the leeks,” said Mr Adeyemi. # spare
A drop still hung on the end of his nose. {young:The baths had put it there.|He had not wished to dry off until somebody knew.} # more
“That is better,” he said, and looked five years younger, {young:and that is seventy-six|which made him only seventy-six}.
-> DONE

=== s4
# shot: two
# place: street; dusk; clear
# action: heroes jump laughing holding prize; adeyemi clap laughing; chicken stand proud; friends dance happy
# things: lid over heroes; paper in adeyemi.hand; hedge right
{young:“Today!” he said. “And I am so old.”|“This afternoon,” he said. “I am eighty-one.”} He had a paper in the bag to prove it, and it was still damp.
“Oh!” said {L}. It was the right oh, and Mr Adeyemi shone all over. # usual
Then he put his head to one side. “And you?” he said. “Is there something?”
“{prize_a}!” said {L}, and the lid {young:flew off|went clean over the road}.
“Oh!” said Mr Adeyemi. {young:So {L} told him all of it.|So {L} told it from the beginning, and he asked for the middle again.} # usual
On the way home {they} stopped at every gate. {young:“Is there something?” said {L} to Mrs Pym, over her hedge.|“Is there something?” {L} asked Mrs Pym over her hedge, and there was.} She had cut it into a hen. It had been a hen since Sunday, {young:and she had told no one|and nobody had asked her}.
-> DONE

=== l3
# shot: behind
# place: street; dusk; clear
# action: heroes walk sleepy; friends walk sleepy; woman climb proud ladder
# things: ladder left; bus right; street-lamp
# people: woman
It took a long time to get up that road. They all had news.
The lady had got to the top of her ladder. She had never gone above the fifth step before. The man in the shop had a new niece.
{homeward} # company
It was the first day for the man with the board. He had done it all by himself. # spare
“How did I do?” he said. ¶ “You asked very well,” said {L}. # more
The bus went by. “I have not been late all week!” called the driver. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: heroes sit happy in bath; friends hold calm towel; woman listen curious
# things: bath; boat in bath; 5 bubbles over bath
# people: woman
The news had to be told at home, too. {L} told it in the bath, with splashes.
The bit in the middle was done with a boat. # more
“And you?” said {L} to the grown-up with the towel. “Is there something?”
“Oh,” said the grown-up with the towel. “I did find the leeks.”
It was a good bit of news, for its size. {L} said oh to that. # spare
-> DONE

=== l4
# shot: wide
# place: street; night; stars
# action: chicken sleep sleepy; pym stand proud beside chicken; cat walk calm; heroes sit sleepy
# things: hedge; gate left; glove on gate
There was a lamp in each house. You could hear people telling things, from one end of the road to the other.
“Go on,” said a voice at Mrs Pym’s. “And then you did the beak?”
In one house they hung a paper up by a peg. It would be dry by the morning. # more
The glove was still up on the gate. A leaf had come to sit with it. # more
The moon came out, and had a look at the hen. “Oh,” it may have said. # spare
-> DONE

=== s5
# shot: object
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: prize
All the news was told now. It lay quite still. # usual
{resting}
{dream} # spare
Only the dark had not been told. It stood at the window. # usual
“And you?” said the dark. “Is there something?”
{L} had a think. It was such a long story, and the bed was so warm.
“It was good,” said {L}.
“Oh,” said the dark.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the hedge hen had an egg, also made of hedge, and as round as anything, and Mrs Pym stood beside the egg in her good hat, and looked at the sky.
{H} came by, and saw the hat. “Is there something?” asked {A}.
“I did not like to say,” said Mrs Pym. She had cut it by the light of the moon, with the small clippers, and it took as far as the bus stop to tell.
-> DONE

=== next_bedtime
Down the road a hen sat on her egg. Nobody would know what was in it until spring.
-> DONE
