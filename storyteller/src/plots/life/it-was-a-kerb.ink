# about: hurt(knee|graz|scrape|kerb|tripped|fell over|fallen over|pavement)
# also: sad; embarrassed; proud; truth
# wants: child
# names: Mr Ladd | Mr Tebbit | Mr Hobley
# names: Mrs Quince | Mrs Darby | Mrs Pomfret
# names: Ned | Gil | Ivo
# ages: 3-10
# holds: plaster(kind), knee(kind), goose(kind), dark(kind)

=== title
{~It Was a Kerb|Under Here}
-> DONE

=== s1
# shot: wide
# place: street; afternoon; clear
# action: heroes sit sad; woman kneel worried before heroes; friends kneel worried before heroes
# things: plaster on heroes; street-lamp left; tile
# people: woman
{~“Ow,” said {L}, and the whole street looked round. {H} sat down on the spot, {young:with one red knee.|to see what there was.}|One moment {H} stood on the kerb, and the next {L} did not. {young:There was a knee, and it was red.|A knee had met the road, and the knee had lost.}|It had been quite an ordinary knee. {H} had never looked at it much. {young:Now it was red, and it hurt.|Now it was red, with grit in, and there was no looking at anything else.}}
First it hurt. Then it was washed, and that hurt, too, {young:and a plaster was put on.|and then a plaster was put on it, with stars on.}
And now you could not see it. {young:What a little plaster, for such a lot of ow!|A plaster is not much to show, for a thing like that.}
{is_wished_place:It had been near {wished_place}, if anybody had asked.} # wished
{is_wished_thing:{wished_thing} had been there as well, but only at the start.} # wished
{L} wanted it to be known. # usual
-> DONE

=== s2
# shot: two
# place: shop; afternoon; clear
# action: heroes point proud; ladd point proud at goose; goose stand cross; friends stand surprised
# things: crate; 6 apples on crate; plaster on heroes
# people: ladd=shopkeeper(glasses)
They went home by way of the shops.
{themed_a} had been there, and had seen it all, and was keeping quiet. # personal
{joining}
“What have you done there?” said Mr Ladd, among his {~apples|onions}. ¶ “I fell off a sort of wall,” said {L}. “Under here.”
“Did you?” said Mr Ladd, and pulled up a sleeve. He had a white line there. “Goose,” said Mr Ladd. “As big as that door.”
Nobody wants to come after a goose. So for Mrs Quince and her dogs it was a shed, with nettles. “Under here.”
{hinderer_person:“But was it not a…” began {hinderer}, and was quickly given the basket to hold.} # beat
{hinderer_animal:{hinderer} licked it, just as it was to be shown, and one end of the plaster came up.} # beat
{hinderer_carried:{hinderer} had to be put down before it could be shown, and the only place was the scales.} # beat
Mrs Quince put out a chin, with a dent in. {young:“That was a piano,” said Mrs Quince.|“Piano,” said Mrs Quince. “It came down four floors.”}
-> DONE

=== m1
# aside
# shot: behind
# place: bakery; afternoon; clear
# action: baker point proud at oven; heroes look-up curious at baker; friends look-up curious at baker; cat sit calm
# things: oven; bread on counter; counter
# people: baker(she)
And so it went on. They had all got one somewhere, {young:and they had it with them.|and had never been properly asked.}
The lady at the bread shop had hers on a thumb. {young:“That was an oven. It shut its mouth.”|“An oven shut its mouth on me,” said the bread shop, “in the middle of a word.”}
The cat on the step had a bit out of its ear, and did not say what from. {young:But it turned its head, so that you could see.|The head was turned a little, so that the light fell on it.}
{pausing} # company
“Mine was a tower,” said {L}, “with a clock.” The bells rang just then, which was a help. # spare
A boy on a scooter had two, one on top of the other, and could not say which had come first. # more
-> DONE

=== l1
# aside
# shot: close
# place: park; afternoon; breeze
# action: heroes look-up curious at statue; friends look-up curious at statue; woman push calm pram
# things: statue; pram
# people: woman
In the square stands a man made of stone. {young:He has lost the end of his nose.|He has a book, and a hat, and no end to his nose.}
“What did you do?” asked {L}, for it seemed only polite. {young:He did not say. He looked out over them all.|He gazed out over the shops, like somebody who could say a great deal.}
“In a war,” said {L}. {young:“With a ball, I think,” said the lady with the pram.|“I always heard that it was a football,” said a lady on the bench.}
{L} held up the knee, so that he could have a look. He has only birds to show it to. # spare
By now there had been a bridge, and under it a crocodile. # more
On the stone hat sat a pigeon, and shut one eye. # more
-> DONE

=== m2
# aside
# shot: two
# place: bus; afternoon; clear
# action: heroes lift proud; driver wave laughing; friends point proud
# things: nut; plaster on heroes
# people: driver(cap)
The bus came round the corner, and stopped for them. {young:“Look under here,” said {L}, and held it up.|Half the people in it had nothing to read, so {L} held up the knee.}
“Off a cliff,” said {L}. {young:“All of it?” said the driver.|“Which cliff?” asked the driver, who goes as far as the sea.}
“A new one,” said {L}. # spare
{young:The driver had a mark on one hand, like a star.|So the driver pushed a cap back, and there it was, just where the hair begins.} “Coconut,” said the driver. And then they all had to show something, {young:from the front to the back|row by row, right to the back}, and the bus was late.
A lady upstairs had one that could not be shown, but she described it. # more
-> DONE

=== l2
# aside
# shot: wide
# place: street; afternoon; clear
# action: heroes walk curious at postbox; friends point curious at gate
# things: postbox; gate left; bench right; street-lamp; church
Even things had them. {young:The post box had a long one down its side.|The post box had a long one all down the left, with some green in it.} “Van,” it said.
The gate by the church had lost a finger. {young:The bench had names on.|The bench had had names cut in it, and had forgotten who.}
The church clock had lost a number, and goes from two to four as if it had not noticed. # more
You would not think so much had gone on, in such a small place. {young:Every lamp post had met somebody.|Hardly a lamp post but had met somebody.}
“Under here,” {L} told the post box, and it was the first time that anybody had told it anything to its face. # spare
The pump had a chip, and let a little water out at it, to show them. # more
-> DONE

=== s3
# shot: object
# place: street; dusk; clear
# action: heroes look-through worried; ned crouch curious before stone; friends crouch surprised before stone
# things: brick; bun beside brick; row of 4 stones
# people: ned=boy(small)
At their own gate it was a cliff, with a wolf at the bottom.
“Show me,” said Ned from next door, who is three. He meant the cliff.
{helper_person:“You need not,” said {helper}, quite low, “but if you do, I will come with you.”} # beat
{helper_animal:{helper} had set off already, the right way, and stopped, and looked round for the rest.} # beat
{helper_carried:{L} asked for {helper}, and got a good hold, and that helped with the gate.} # beat
There was no way out of it. So they all went back, {young:with Ned in front.|and Mr Ladd shut the shop, and the dogs came, for it is not every day.} # usual
They stood in a row and looked.
It was a kerb. It was as high as a bun. An ant was going up it, and did not even stop half-way.
-> DONE

=== m4
# aside
# shot: two
# place: street; dusk; clear
# action: heroes stand worried at ned; ned point curious; ladd bow curious; dog yawn curious; friends stand calm
# things: row of 5 stones; 3 apples in ladd.hand
Nobody likes it when people look at a kerb like that. {young:They looked at it for ever so long.|They were kind about it, which is worse.}
“Steeper from the other side, I dare say,” said Mr Ladd.
“And the light was bad,” said Mrs Quince. # spare
“They do wear down,” said the lady from the bread shop, who had left the bread. # more
{young:One of the dogs had a sniff at it, and sneezed.|One of the dogs went up to it, and down it, and up it again, to be fair.}
“Where is the wolf?” said Ned. {young:They all looked at the drain.|The drain was suggested.}
{young:{L} looked at it, too, with a hot face.|{L} did not say a word, and could feel both ears going red, one after the other.}
-> DONE

=== s4
# shot: close
# place: street; dusk; clear
# action: heroes point sad; ladd hug happy heroes; quince point happy; friends hug happy heroes
# things: brick; street-lamp; row of 4 stones
# people: quince=woman(old, glasses)
Then {L} saw a thing on the edge of it. A dot, a red one.
It was still the worst thing that had been done to a knee all day. # usual
“It was a kerb,” said {L}. “I fell off it. And it hurt.”
They looked at it.
“It was not a very big goose,” said Mr Ladd. “It was a duck.” ¶ “It was only the stool,” said Mrs Quince, {young:“not the piano.”|“that goes with the piano.”}
“But it hurt,” said {L}. ¶ “Oh, it hurt,” they said, and each one put a hand to where it had been. “Under here.”
And they went home to tea, {young:and were all nice to the kerb|and were all rather careful of the kerb}. # usual
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: heroes sit calm in bath; friends peek curious at heroes
# things: bath; flag in bath; plaster beside bath; 4 bubbles over bath
In the bath there were two knees, like two hills. One had a flag on.
The flag got wet. One end came up, and they had a look under.
“There is a lid on,” said {L}. The knee had made it all by itself, since tea. # spare
The lid was dark red, and a bit like a map. # more
It got a new plaster, a dry one. # more
-> DONE

=== m3
# shot: above
# place: bedroom; night; stars
# action: heroes sit sleepy on bed; woman listen calm; friends sit sleepy
# things: plaster on heroes
# people: woman
All of it was told once more, on the end of the bed.
“I fell,” said {L}. “It was a kerb.” That took no time to tell. It was quite enough.
“Under here,” said {L}. ¶ “I know,” they said. # spare
On the elbow was an old one, gone white. It was from {~May|a tin}. It did not mind now who looked. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: duck sleep sleepy; cat sit calm; heroes sit sleepy
# things: statue; street-lamp; row of 3 stones; puddle
Out in the street it was dark. The man of stone had the moon on his nose, where there was a nose.
The kerb lay along the road, and was not high.
The ant had got to the top, and to bed. # more
The lamp came on, and looked at it all. From up there it was not much. # more
At the shop one sleeve was rolled down. In the pond was a duck, and it said one thing, quite low. # spare
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: plaster
The knee was put in with care, and had a hill to itself. # usual
{resting}
{dream} # spare
In the dark it told a bit more. Thump, it went, but not loud. # usual
“Is it mending?” said {L}.
Yes. It was at it now, and all night, under the stars. # usual
“Where?” said the pillow.
“Under here,” said {L}, and put a hand on the hill.
The bed was warm, and low. You could not fall off it.
Goodnight, {H}. Goodnight, knee.
Goodnight.
-> DONE

=== next_night
They went home by the square. The man of stone had his book open, and no end to his nose. “Cannon ball,” said the ones who were going by.
{L} put out one knee, with the stars on it. “It was a kerb.”
He did not say a thing, being stone. But on his hat sat a pigeon that had been there at the time, and it could not keep it in. “Ladder,” said the pigeon. “They were putting him up.”
-> DONE

=== next_bedtime
In the square the man of stone had the moon on his nose. It was only a ladder. But it hurt.
-> DONE
