# about: scared(basement|cellar|shelter|downstairs|bathroom|siren|tornado|hurricane|cyclone|typhoon|warning&!fire|twister); weather(tornado|hurricane&!lunch|cyclone|typhoon|twister|basement|cellar|storm shelter|storm warning|storm cellar|weather warning|wind warning|siren|under the stairs|downstairs bathroom)
# about: fear-thunder(basement|cellar|shelter|downstairs|siren|tornado|hurricane|cyclone|twister|warning); play(in the basement&torch|in the bathroom&torch|storm&cards|tornado|hurricane|cyclone)
# also: scared; weather; play; bravery; calm; happy; cannot-sleep; funny; person; place; thing; nervous
# kind bath: bathroom|bath|bathtub
# kind basement: basement|cellar|shelter|bunker
# wants: child
# role grownup: parent = the grown-up with the keys
# ages: 3-10
# holds: wind(kind), storm(kind), dark(kind)

=== title
{~Have You Got a Seven?|Everybody Downstairs}
-> DONE

=== s1
# shot: wide
# place: bathroom; dusk; clear
# place for basement: workshop; dusk; clear
# action: heroes carry pillow; grownup hold torch; friends stand
# things: torch in grownup.hand; bucket; broom
{~“Everybody downstairs,” said {grownup}, {young:and down went {H}.|in a voice with no hurry in it, and down went {H}.}|There was a warning, and so {H} went downstairs, {young:with a pillow.|with a pillow, a torch and a pack of cards.}|It is not often that you are all in {is_bath:the bathroom|{is_basement:the basement|one small room}} together. {young:{H} went in first.|{H} went in first, and so had the best place.}}
A big wind was going to come past. “We sit here until it has gone by,” said {grownup}, “and then we go up again. {young:That’s all.”|That is all there is to it.”}
{is_bath:The bathroom has no big windows, and the walls are thick.|{is_basement:A basement has thick walls all round.|It was the room with the thickest walls.}} There was a pillow each, {young:and there were three torches.|and three torches between them.} # usual
{L} had the cards. {young:“We can play sevens,” said {L}.|“We can play the one where you ask,” said {L}, and gave everybody seven.}
{L} had three of the sevens straight away, {young:and wanted the last one.|and wanted the fourth more than anything.}
-> DONE

=== s2
# shot: above
# place: bathroom; dusk; clear
# place for basement: workshop; dusk; clear
# action: heroes sit happy holding card; grownup sit holding card; friends sit
# things: torch; bucket; broom; 3 card before heroes; themed
{is_bath:{L} had the bath, with a pillow in it.|{L} had a box, with a pillow on it.} The others sat round on the floor, {young:with their feet in the middle.|with all the feet in the middle, like a plate of {~bananas|sausages}.}
{joining}
{musing} # personal
“Have you got a seven?” asked {L}. ¶ {grownup} looked. “I have not,” said {grownup}. {young:“Have you got a king?”|“Have you got a king, by any chance?”}
{hinderer_person:“Have you got a fourteen?” asked {hinderer}, and it had to be explained again from the beginning.} # beat
{hinderer_animal:{hinderer} lay down on the cards in the middle, and from then on they had to ask {hinderer} as well.} # beat
{hinderer_carried:{hinderer} got seven cards as well, held them face up, and could not be taught not to.} # beat
{themed_a} sat next to the torch, and was as big as a cow on the wall. # personal
The bucket was dealt in by mistake, {young:and had four good cards.|and had the best cards of all.}
-> DONE

=== m1
# aside
# shot: close
# place: bathroom; dusk; clear
# place for basement: workshop; dusk; clear
# action: heroes peek curious; grownup hold basket; friends sit
# things: basket; clock; cup; shoe; torch
Then they looked at what everybody had brought. {young:You take what is next to you.|When you are told to come down you take what is next to you.}
{grownup} had the keys, and good shoes. {young:That was clever.|That was sensible, and nobody could think of a thing to say about it.}
There was a cup with tea in it, still hot. There was {~half a loaf|one roller skate}. {young:Who brought that?|Nobody said whose that was, or what it had been for.}
“I brought the clock,” said {A}, “so that it can’t get late up there.” {young:Tick, said the clock.|It stood on the floor between them, and was glad to be asked.} # spare
“What would you have brought,” asked {A}, “if there was only one thing?” ¶ {grownup} did not have to think. “All of you,” said {grownup}. {young:“And tea.”|“And then I should have gone back for the tea.”}
-> DONE

=== l1
# aside
# shot: two
# place: bathroom; dusk; clear
# place for basement: workshop; dusk; clear
# action: heroes point laughing torch; grownup hold torch; friends look-up
# things: lamp; bucket; broom; cushion
Between two games they put the torches on the ceiling. {young:There were three moons.|Now there were three moons up there, and they all belonged to somebody.}
They ran after each other. {young:One got the other!|One of them got another into a corner, and there they were one fat one.}
“Have you got a moon?” asked {A}. ¶ “I have,” said {grownup}, {young:and gave it.|and handed it over, so that {A} had two.}
The broom had a shadow with {~hair|teeth}. {young:“Good evening,” said {A}.|“Good evening,” said {A}, and it bowed, since it was {grownup} who had the torch.}
Outside it went whoo, {young:and they went whoo back.|quite far up, and they all said whoo as well, and theirs was a better one.} # spare
-> DONE

=== s3
# shot: close
# place: bathroom; night; clear
# place for basement: workshop; night; clear
# action: heroes sit curious holding card; grownup sit; friends sit
# things: torch; bucket; card on bucket
Outside it went whoo, and something rattled. Inside it was warm, and it was {L}’s go. {young:“Have you got a seven?”|“Have you got a seven?” {L} asked the whole ring of them, one by one.}
Nobody had it. The bucket had not got it. {young:So they counted the cards.|Then they put all of the cards in a row on the floor, and counted.} # usual
{helper_person:“Fifty-one,” said {helper}. “And I have looked up both of my sleeves, so you need not ask.”} # beat
{helper_animal:{helper} got up, and they looked underneath. It was warm there, and there was a two.} # beat
{helper_carried:They looked behind {helper}, where a card would go if it wanted to be alone, and found a two.} # beat
It was not in there with them. The seven of hearts was missing.
“Then it’s up there,” said {L}. {young:They looked at the ceiling.|They all looked at the ceiling, and it went whoo.} “It is all by itself.”
“It is a card,” said {grownup}. {young:“It will lie flat.”|“It will lie flat, and that is the very best thing to do.”} # usual
{L} kept a gap for it, {young:between two sevens.|between the others, just as wide as a card.} # usual
-> DONE

=== m2
# shot: two
# place: bathroom; night; clear
# place for basement: workshop; night; clear
# action: heroes shout happy; grownup listen; friends sit
# things: radio; torch; cushion; bucket
After that it was quite loud for a bit, so they hummed. {young:They hummed very low.|They hummed as low as they could, until you could feel it in the floor.}
It is hard to be {~scared|worried} and hum. {young:You need the same bit for both.|You need the same place for both, just under the neck, and there is only room for one.}
“What is that tune?” asked {A}. ¶ “It was the kettle, to begin with,” said {grownup}, {young:and took a breath.|“but somebody changed it after the second line.”}
They held on to whoever was nearest, {young:and that was somebody’s foot.|and in {A}’s case that was a foot, and it was not known whose.}
{pausing} # company
Then it was not so loud. They only noticed it by the hum, {young:which was all you could hear.|since all at once that was the only thing you could hear.}
-> DONE

=== l2
# aside
# shot: behind
# place: bathroom; night; clear
# place for basement: workshop; night; clear
# action: heroes draw; grownup hold torch; friends peek
# things: paper; pencil; 3 card; torch
They could not play on like that, so {A} made a new one. {young:It was a bit of paper.|It was torn off the end of the shopping list, and it still said “eggs” on the back.}
{A} put seven hearts on it. {young:The last one was squashed.|The first five were beautiful, and the last two had to go in beside each other, like people on a bench.}
“Have you got a seven?” asked {grownup}. ¶ “I have got a sort of one,” said {A}. {young:“It is till the real one comes.”|“It’s only standing in. It knows that.”}
It was a {~good|brave} little card, {young:but you could see the eggs.|but it was so thin that everybody could see who had the eggs.} # spare
They played two games with it, {young:and nobody told.|and in both of them it was dealt to the bucket.} # more
-> DONE

=== s4
# shot: two
# place: hallway; night; stars
# action: L reach-down happy card; heroes stand happy; grownup stand holding torch; friends stand
# things: stairs; card on stairs; torch in grownup.hand; door
Then the radio said that it had gone past. {young:“All done,” said {grownup}.|“That was it,” said {grownup}. “It is all fine. We can go up.”}
Nobody got up. It was {grownup}’s go, {young:and so they played it to the end.|and after that it was only right to play it to the end.} # usual
Then up they went, with the torch in front. And there on the stairs, on the third one, {young:lay a card.|with its face to the wood, lay one card.}
{L} turned it over. It was the seven of hearts. {young:It was quite all right.|It had been out here for all of it, and had not so much as a bent corner.}
“Were you all right?” asked {L}. It had lain flat. # usual
“Have you got a seven?” asked {grownup}. ¶ “Yes,” said {L}. “I have. I have got them all.”
-> DONE

=== m4
# aside
# shot: wide
# place: living-room; night; stars
# action: L look-up happy; heroes walk; grownup hold torch; friends walk
# things: sofa; lamp; window; clock
They went round with the torch, to see who was there.
The sofa was there, and so was the lamp. The fruit bowl had all its pears. # spare
“Have we got a roof?” asked {L}. ¶ “We have,” said {grownup}. You could tell, because there was no sky. # spare
“Have we got a kettle?” ¶ They had, and it was put on.
The clock went back to its place. It was the right time. It had been looked after. # more
There was a cup on the table. It was still on the table. “Well done,” said {L} to the cup. # more
They had got everything. They had it twice, with the torch.
-> DONE

=== l3
# aside
# shot: behind
# place: hallway; night; stars
# action: L carry pillow; heroes carry; grownup carry lamp; friends walk
# things: stairs; door; lamp; pillow
Then it all had to go up again. Each pillow knew its own bed.
The third stair was a good one. They all stood on it, one by one. # spare
“It is very strong,” said {L}. “You could be on it for hours.” # spare
The broom stayed down, and so did the bucket. It had won. # more
Someone had to be down there in any case, to keep it warm. # more
One pillow had a crumb on it. Nobody asked it anything. # more
At the top it was quiet. It was quiet all the way up, as far as you could hear.
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: L sit-up calm; heroes sit-up; grownup sit; friends sit
# things: bed; 3 card on bed; lamp; pillow
Before the light went out, {L} put the cards in order. That is a slow thing to do, and soft.
There were the twos. There were the threes, and a king with a crease. # spare
The sevens went in together. The one from the stairs was in the middle.
It had one on this side of it, and one on the other. # more
The king was put with the other kings. They had a good deal to tell each other. # more
“It likes that,” said {L}. ¶ “I can see it does,” said {grownup}.
Then the band went round them all. They lay flat.
-> DONE

=== l4
# aside
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: house; street-lamp; leaf; moon; gate
Outside there was no wind to speak of. It had gone off to some other place, and got small.
There were leaves on the ground. They lay flat. # spare
All down the road there was a light in each house. They had all come up again. # spare
Someone walked by with a dog, and counted the gates. They had got them all. # more
A bin stood in the wrong place, and looked about it. # more
The moon came out. It had kept down for a bit.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; lamp; door
It was a quiet night. {L} had a bed, and it was upstairs. # usual
{resting}
{keepsake}
{dream} # spare
“Have you got a pillow?” asked {grownup}. ¶ “I have,” said {L}. # usual
“Have you got a blanket?” ¶ “I have.”
“Have you got a seven?” ¶ “It’s in the middle.”
“Have you got everybody?” asked {L}.
“I have,” said {grownup}. “I have got them all.”
So they all lay flat.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The next day there was a piece of paper in the bucket, no bigger than a card. One side said “eggs”. On the other were seven hearts, of which two sat very close.
“It stood in,” {A} told everybody. So it was put into the pack with the rest, and now there were five of them. They played one game with it after tea. Somebody asked for a king, and got the eggs.
-> DONE

=== next_bedtime
The cards lay flat in their box, all fifty-three of them.
-> DONE
