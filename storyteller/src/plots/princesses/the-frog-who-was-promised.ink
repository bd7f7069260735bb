# also: tired
# about: funny
# role coachman: toy = a donkey called Bramble
# role treat: food = currants
# holds: dark(kind)
# names: Ida | Una | Olga

=== title
{~A Promise Is a Promise|The Frog Who Came to Supper}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: frog bow proud; A push surprised door; heroes stand surprised before frog; princess crouch worried; guard think cross; friends peek surprised
# things: door; mat under frog; paper; umbrella; table; ball
# people: princess(small); guard
{~Plop, plop, plop, up the palace steps, and then a knock, rather low down. {H} {was} having supper with Princess Ida that day, and so it was {A} who opened the door.|On the doormat of the palace, among the umbrellas, stood a frog with a list. {H}, who had come to supper with Princess Ida, had only opened the door to see if it was raining.|“I have come about the ball,” said the frog. He said it to {H}, who had opened the door, but he was looking past, to where Princess Ida was getting under the table.}
“Have you got a ticket?” asked the footman. ¶ “I have got a promise,” said the frog. # spare
{young:The princess had lost her gold ball. It went down the drain. The frog got it out.|The fact was that the princess had dropped her gold ball down the drain, and the frog had fetched it up, and that in between she had said a good deal.}
“One supper, one drive and one pillow,” read the frog.{not short: “It is all down here.”}
“I thought that he would forget,” said the princess, under the table. # spare
“A promise is a promise,” said {A}. “{young:{We} will help you.|{We} can see that it is done properly.}”
{joining}
-> DONE

=== s2
# shot: two
# place: ballroom; afternoon; clear
# action: frog eat happy treat; A give happy plate at frog; heroes sit-on-chair happy; princess sit-on-chair worried; friends sit-on-chair happy
# things: table; 3 books; plate on table; treat on plate; glass on table; candle on table
Supper was first. The frog sat on three cookery books{not short: and had his own napkin}. {young:He could just see his plate.|All that could be seen of him was opinion.}
{hinderer_person:“I am on something,” said {hinderer}, and got up, and it was the frog’s list.} # beat
{hinderer_animal:{hinderer} breathed on the frog from the next chair, and the frog moved his plate along, and {hinderer} moved too.} # beat
{hinderer_carried:{hinderer} had been set down next to him, a head higher, and he asked for a fourth book.} # beat
{young:“What do frogs eat?” asked {A}.|“What may {we} offer you?” asked {A}, to be correct.}
“Flies,” said the frog. So {A} thought for a moment, and passed him {treat_a}. “{treat_many:These keep|This keeps} still,” said {A}{short:.|, “which is easier.”}
His tongue went out, and came back. {young:“Yum,” he said.|“It lacks a leg or two,” he said, “but yes.”} He had {~three|four|five} helpings, and ticked his list. # usual
{is_loved:At supper one makes conversation, so {A} told the frog about {loved}. “We have something of the sort in the pond,” said the frog, “but damper.”|{musing}} # personal
-> DONE

=== m1
# aside
# shot: close
# place: ballroom; dusk; clear
# action: frog wave happy; duchess clap happy at frog; A whisper laughing at princess; heroes sit-on-chair laughing; friends sit-on-chair laughing
# things: table; cup on table; candle on table; crown on duchess.head
# people: duchess=queen(old)
Supper was not only for them. {young:A duchess sat next to the frog. She had a very tall hat.|The Duchess of Upper Wallop had been put next to the frog, and nobody had liked to mention him.} The frog asked her to pass the salt.
The duchess looked at the salt, and then she looked at him. {~“I had a frog,” she said, “when I was a girl.”|“I have always thought,” she said, “that green was a good colour.”} {young:After that they talked and talked.|After that there was no getting a word in.} They did ponds, and rain, and whether people are as damp as they used to be.
“I was afraid that she would scream,” whispered the princess. ¶ “I think that he was, too,” said {A}. # more
-> DONE

=== s3
# shot: wide
# place: palace-garden; dusk; clear
# action: princess push happy wheelbarrow; frog sit proud in wheelbarrow; A run happy holding bell; heroes run happy; gardener bow calm at frog; friends run happy; tiny coachman sit proud on wheelbarrow
# things: wheelbarrow; flag on wheelbarrow; cushion in wheelbarrow; rose; bush
# people: gardener
Next was a drive in the golden coach. But the golden coach was out, with the king in it.
“It does not say which coach,” said {A}, who had been reading carefully. {young:So they got the wheelbarrow.|So the gardener was asked about the wheelbarrow.} They put in {~a cushion|a rug|the good curtain}, and a flag, and the frog, and right at the front {coachman_a}, for every coach has a coachman.
Round the rose beds they went. {young:“Faster!” said the frog. “Ding!” went {A}.|The princess pushed, and {A} went in front and rang a bell, and two gardeners took off their hats.} # usual
{helper_person:“A coach wants somebody behind,” said {helper}, and went behind, very straight, and bowed to the roses.} # beat
{helper_animal:{helper} went in front of the wheel without being asked, and so the coach had a horse.} # beat
{helper_carried:{helper} was put in on the side where it did not lean, and after that they went quite straight.} # beat
“Is there a hill?” called the frog. There was a small one. # spare
He bowed right and left, and ticked his list. # usual
-> DONE

=== m2
# aside
# shot: behind
# place: palace-garden; dusk; clear
# action: frog look-up sad; A kneel worried before frog; princess tuck-in sad frog; heroes peek curious hole; friends peek worried
# things: hole; wheelbarrow; blanket on frog; ball; drop
The drive did not have to stop at the drain, but it did. {young:They all looked in through the bars. It was black. It was cold. It said plop.|Under the iron grating it was black and dripping, and went down a good deal further than you like.}
“Did you go all the way to the bottom?” asked {A}.
“I did,” said the frog. “{~It was colder than I let on.|It is not my favourite bit.} {young:But she was crying, you see.|But somebody was crying, and I was the only one about with the feet for it.}”
The princess was quiet. Then she tucked the rug round him, rather hard. # spare
“Drive on,” said the frog gruffly.
“Ding,” went {A}, and on they drove, as far as the compost heap and back. # more
{pausing} # company
-> DONE

=== l1
# aside
# shot: close
# place: throne-room; dusk; clear
# action: chamberlain hold calm cushion; frog stand worried; A point happy at frog; heroes sit happy before frog; princess think worried; friends stand worried
# things: crown on cushion; cushion; book; paper
# people: chamberlain=judge(old, he)
When they came in, the Lord Chamberlain was waiting. He had a book, and a {~crown|small crown} on a cushion.
“I understand,” he said, “that at some point there is a kiss, and that he turns into a prince.”
{young:“Yuck!” said the frog.|The frog went a darker green.} “It is not on the list,” he said. “I have nothing against princes. But I have only just got the legs right.”
“It is usual,” said the Lord Chamberlain.
“He is good at being a frog,” said {A}. “You should have seen him at supper.”
{young:So the crown went back in its box.|So that was crossed out of the book, and the crown went back in its box.} The princess was relieved. She had brothers. # more
-> DONE

=== l2
# shot: two
# place: bathroom; dusk; clear
# action: woman hold calm towel; frog swim proud basin; A wash happy soap; heroes wash happy; princess wash happy; friends wash happy
# things: soap; bubble; sponge
# people: woman
There was washing to be done before bed. It was a rule of the house, even for visitors.
The princess washed behind her ears. The frog had none, and said so. {A} washed {~both knees|all ten fingers}, and held up the results. {young:The frog sat in the soap dish and kicked.|The frog did three lengths of the soap dish, and turned at the end like a champion.}
“Out you come,” said the nursemaid, and rubbed him all over with a warm towel.
{young:“Oh,” said the frog. He looked quite small.|“Most kind,” said the frog. He looked a good deal smaller, and not so shiny.} She rubbed him until he was perfectly dry.
“I have not been dry before,” said the frog. “It is interesting.” # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: frog lie-back sad on pillow; A read worried paper at frog; heroes kneel worried before frog; princess sit worried; friends sit worried
# things: pillow
{not long:Then it was bedtime. }Now there was only the pillow. It was white, with lace, and the frog lay on it with his hands folded.
“Very nice,” said the frog. “So {~soft|clean}. So dry.” He coughed, {young:just a bit|once, politely}.
{young:He was not so green. He had gone dull.|He had gone, {A} thought, dull at the edges, like a leaf in a book.} # usual
“You don’t like it,” said {A}. ¶ “A promise is a promise,” said the frog. “I could not hurt her feelings.”
So {A} took the list, and read it to the end. “It says one pillow,” said {A}. “It does not say where.”
-> DONE

=== m3
# shot: behind
# place: palace-garden; night; stars
# action: princess carry calm frog; A hold calm lantern; heroes kneel calm before frog; frog sit happy on leaf; friends walk calm
# things: leaf on lake; lake; rose
The princess carried the frog, and {A} carried the lantern. The grass was wet. You could hear him get greener.
The lily pond was at the end of the path. It was no deeper than {~a pudding|a hat}.
There were pads on it, round and flat. {A} chose one, and patted it, and turned it over to the cool side. # spare
“One pillow,” said the princess, and put him down.
Plop went one foot, over the edge. He left it there.
-> DONE

=== l3
# shot: two
# place: palace-garden; night; stars
# action: frog write happy paper; princess hold calm ball; A think calm at frog; heroes sit calm; friends sit calm
# things: leaf; lake; lantern
“You never said what you wanted it all for,” said {A}.
The frog looked at the sky for a bit. {~“It is a quiet sort of life, down a drain,” he said.|“I have the drain to myself,” he said.} “Things fall in. Nobody comes after them.”
The princess still had the gold ball in her pocket. She took it out. She looked at it.
“I might drop it again on Thursday,” she said. “I am very careless on Thursdays. You could bring it to supper.”
The frog wrote that down. It was the shortest list he had. # more
-> DONE

=== m4
# shot: wide
# place: palace-garden; night; stars
# action: frog sleep happy on leaf; A reach-down calm paper; heroes sit sleepy; princess sit sleepy; friends sit sleepy
# things: leaf; lake; paper under leaf; lantern; moon
{long:Then he|The frog} looked at the other list. One supper. One drive. One pillow. There was a tick by each.
“That is all of it,” said the princess. “I did it all.”
“You did,” said the frog. His eyes were shut. He was as shiny as {~a spoon|a new boot}.
He held out the list. {A} put it under the edge of the lily pad, where it would keep. # spare
A small wind came over the pond. It rocked him, just once.
-> DONE

=== l4
# shot: object
# place: palace-garden; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: wheelbarrow; flag on wheelbarrow; carriage; umbrella; moon; bush
They went back by the rose beds. The wheelbarrow stood on the path. It {~still had its flag up|had one petal in}.
The king’s coach had come home. It was golden all over. It had no bell.
Far off, in the pond, the frog was singing. He had one note, rather flat, and a happy one. # spare
The door was open. The umbrellas were asleep. There were some small wet marks on the mat. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy; tiny coachman sleep sleepy
# things: pillow; paper; window
{short:The princess carried him down to the lily pond, and found him a pad. One foot went plop. He was green again by goodnight. Then there|There} was bed, and one pillow each.
{resting}
{keepsake}
{dream} # spare
Was there supper? Tick. Was there a drive? Tick. {coachman} had driven. # usual
Was everybody washed? {~Very nearly|As far as the knees}. # spare # usual
Here was the pillow. It was soft. It was dry, which is right for some.
And there would be a morning. There was no need to ask. A promise is a promise. # usual
{H} lay still. One foot went out, over the edge of the quilt, and stayed there.
Plop.
Goodnight.
-> DONE

=== next_night
Plop, plop, plop, it went, all up the path, and it was not even raining. It was only Thursday.
{H} looked out. The frog had his napkin on already. Under one arm he had a gold ball, which had been dropped again, and under the other he had the list. “Ball,” it said, and then it said, in much smaller writing: “Hill?”
He wished to know if anybody had a wheelbarrow.
-> DONE

=== next_bedtime
Far off there was a plop. That was the other pillow.
-> DONE
