# about: condition(coeliac|celiac|gluten|allerg|peanut|nuts|dairy|lactose|epipen|intoleran|wheat|anaphyl); unwell(allerg|coeliac|celiac|gluten|lactose|dairy|peanut|intoleran); eating(allerg|coeliac|celiac|gluten|lactose|dairy|peanut|intoleran|couldn't eat|couldnt eat|couldn't have|couldnt have|can't have|cant have); party(couldn't eat|couldnt eat|couldn't have|couldnt have|can't have|cant have|can't eat|cant eat|allerg|coeliac|gluten); birthday(couldn't eat|couldnt eat|couldn't have|couldnt have|can't have|cant have|can't eat|cant eat|allerg|coeliac|gluten); dislikes(allerg)
# also: sad; angry; left-out; party; birthday; frustrated; sharing; unwell; eating; school-day; condition; food
# news: bad
# wants: child
# role grownup: parent = the grown-up with the box
# kind nut: nut|nuts|peanut*|almond*|cashew*|sesame
# kind milk: milk|dairy|lactose|cheese|ice cream
# kind egg: egg|eggs
# ages: 3-10
# holds: dark(kind), cake(kind)

=== title
{~Who Wants the Big One?|The Judge of the Cake}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; clear
# action: A sit sad holding box; heroes sit sad; grownup stand; friends sit; girl blow happy cake; boy clap happy
# things: table; cake on table; balloon; bunting; plate on table
# people: girl; boy
{~“Who wants cake?” said somebody at the party, and everybody shouted but {H}.|In came the cake, with a paper flag on the top, and {young:everybody clapped, and {H} clapped, too.|everybody pushed up to the table, and {H} stayed where the chair was.}|It was a cake as high as a hat. {young:But it was not for {H}.|Everybody at the party might eat it but {H}.}}
{
- is_nut:
There were nuts in it. {young:Nuts make {A} very ill.|A nut makes {A} very ill, and so does a crumb of one. So {A} sat at the far end.}
- is_milk:
There was butter in it, and cream on top. {young:Milk makes {A} ill.|They come out of a cow, and what comes out of a cow makes {A} ill.}
- is_egg:
There were eggs in it. {young:Eggs make {A} ill.|You could not see them any more, but they were in there, and eggs make {A} ill.}
- else:
There was flour in it. {young:It makes {A} ill.|It was the usual flour, which does nothing at all to other people, and makes {A} ill.}
}
{A} had a box, with a bun in it from home. {young:It was a good bun.|It was a very good bun, but nobody had sung to it.}
What {A} wanted was to be in the party{young:, with the others.|, when the plates went round, and not next to it with a box.}
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: A hold sad box; grownup stand; woman give plate at A; heroes sit sad; friends sit
# things: table; cake on table; plate; balloon; themed
# people: woman(hat)
{joining}
First {A} tried not looking. {young:But you can smell it.|But a cake has a smell, and the smell comes round to wherever you look.} # usual
{themed_a} had a paper hat on, and was not having any cake, either. # personal
A lady came by with a plate. “Just a tiny bit?” she said. {young:¶ “No, thank you,” said {A}.|¶ “No, thank you. It makes me ill,” said {A}.} ¶ “Not even a {~corner|crumb}?” # usual
{A} said “No, thank you” to a man with a jug. {A} said it to somebody’s gran, and twice to a clown.
{hinderer_person:“It is not very nice, you know,” said {hinderer} kindly, with the mouth full.} # beat
{hinderer_animal:{hinderer} might not have any, either, and howled, so that everybody looked their way.} # beat
{hinderer_carried:{hinderer} had been given a slice by somebody very small, and was sitting in it.} # beat
So {A} opened the box, and ate the bun, fast. {young:That was worse.|And that was worse, for they had not even cut the cake.}
-> DONE

=== m1
# aside
# shot: behind
# place: hallway; afternoon; clear
# action: A sit cross on stairs; grownup sit on stairs; heroes sit on stairs; friends sit on stairs
# things: stairs; coat; shoe; balloon
They went out and sat on the stairs, with the coats. {young:It was quiet there.|It was quiet out there, and the coats smelled of other people’s houses.}
“It is not fair,” said {A}. ¶ “No,” said {grownup}, {young:and did not say but.|and that was all, with no but behind it.}
{young:“I hate my box.” “It is rather a small box.”|“The box is like a coat that you have to keep on,” said {A}. “Everybody can see that I am not staying.”}
“Shall we go home?” asked {grownup}. {young:{A} thought about it. There would be a game.|{A} thought about it. There was still to be the game with the spoons.}
A balloon came out by itself, and sat down one stair below. # spare
The coats said nothing. They were not asked to eat, either. # more
-> DONE

=== l1
# aside
# shot: above
# place: living-room; afternoon; clear
# action: A stand curious; heroes stand curious; grownup stand; friends stand; boy reach-up; girl sit
# things: table; cake on table; balloon; chair
It is not only cake. {young:There are crisps. There are little sausages.|People think that it is only cake. But it is the crisps as well, and the sausages, and the stuff that you make the snake with at school.}
{A} can read what is on the back of a packet. {young:The word is long. It begins in the middle.|{A} could read that before anything else: it is in small print, and one word in it is thick.}
“I can see it from here,” said {A}, “on the yellow one.” ¶ {grownup} needed glasses for it. {young:“So it is,” said {grownup}.|“So it is,” said {grownup}. “I would have missed that.”}
A boy asked whether {A} would go off with a bang. {young:¶ “No,” said {A}. “I just get ill.”|¶ “Not with a bang,” said {A}, “but it is bad,” and he was a bit sorry, and gave {A} his whistle to hold.}
It was quite a good whistle, for something that you may not eat. # more
They both looked at the cake for a bit, and he said that it was dry. # more
-> DONE

=== s3
# shot: close
# place: living-room; afternoon; clear
# action: girl point cross at cake; boy shout cross; A look-up surprised; heroes stand surprised; grownup peek; friends look-up
# things: table; cake on table; plate; balloon
# people: girl; boy
Then they came to cut it, and there was a noise.
“That one is bigger!” “I want the bit with the rose.” {young:“I am first!”|“I am the oldest.” Somebody’s big brother held the knife, and nobody would let him put it down.}
Somebody who wants a piece cannot cut a cake. {young:The eye goes to the rose.|You mean to be fair, and the knife goes a little to the left, to where the rose is.} # usual
{A} watched them from the other end. {young:It was plain to see where the middle was.|From there it was quite plain where the middle was.}
{helper_person:“Ask somebody who does not want any,” said {helper}. They all said that they wanted some.} # beat
{helper_animal:{helper} barked once, and in the quiet that came after there was only one who had not shouted.} # beat
{helper_carried:{helper} was lifted out of the way, and so there was room at the head of the table for one more.} # beat
“It is between the two {~roses|cherries},” said {A}. “Then across.” {young:They all turned round.|They all turned round, for it was the only voice that was not cross.}
“Which one do you want?” asked the big brother. ¶ “None,” said {A}.
Nobody had thought of that. # usual
-> DONE

=== m2
# aside
# shot: wide
# place: living-room; afternoon; clear
# action: A sit proud on chair; heroes stand proud; grownup hold ruler; friends stand; girl sit; boy sit
# things: chair; table; cake on table; ruler; balloon
They got a chair for {A}, the one with arms, and put it at the far end, on a {~rug|box}. {young:It was as high as a throne.|It was as high as it would go, and you could see right over the icing from there.}
Somebody found a ruler. {young:{A} pointed with it. It did not touch.|{A} did not touch the cake with it, or anything else, but held it out in the air, and shut one eye.}
“Left,” said {A}. “More. Back a bit. There.” {young:Down went the knife.|The knife went down just there, and the big brother breathed out.}
“Has it got to be you?” asked a girl. {young:¶ “Yes,” they all said.|¶ It had. There was nobody else in the room who could look at that cake, and not mind.} # spare
Nobody spoke while it was done. It was like church, with icing. # more
Even the clown held his breath. # more
{pausing} # company
-> DONE

=== l2
# aside
# shot: two
# place: living-room; afternoon; clear
# action: A point calm; boy stand worried; girl stand cross; heroes sit; grownup stand; friends sit
# things: table; plate on table; cake on table; chair; balloon
There was one hard case. {young:One piece fell over.|One piece fell over on the way to the plate, and came down on its face, and whose was it?}
“Not mine,” said a boy. “Mine was standing up.” {young:“So was mine,” said a girl.|“They were all standing up,” said a girl. “That is how you know that they are cake.”}
They looked along the table at {A}. {young:{A} thought.|{A} took off the paper hat, to think, and put it on again.}
“It is as much as it was,” said {A}. {young:“But it gets the rose. It has had a fall.”|“But it has had a fall. So the rose goes with that one.”}
Then everybody wanted the one that had fallen. {young:“No,” said {A}. “It is done.”|“It has been said,” said {A}, and it had, and they could see that it had.}
The one who got it ate the rose first. # more
It was seen to be fair, and they all licked their spoons. # more
-> DONE

=== s4
# shot: two
# place: living-room; afternoon; clear
# action: L point proud at cake; heroes stand proud; grownup clap happy; girl eat happy; boy eat happy; friends clap
# things: table; cake on table; plate on table; balloon; bunting
# people: girl; boy
So {L} was the judge of the cake. {short:{L} got the chair with arms, at the far end, and pointed from there.}
“That is for you. That is for you,” said {L}. {young:Nobody said that it was not fair.|Eight plates went round, and all eight looked at each other’s, and there was nothing to say.}
{
- is_nut:
{L} did not have to come near it. A judge sits a long way off. # usual
- else:
Nobody said “a tiny bit.” You do not say that to a judge. # usual
}
“Is there any left in your box?” asked a boy. {young:There was a crumb. It was a good one.|There was one crumb of bun in it, with sugar on, and it was looked at on all sides.} # usual
“It is mine,” said {L}. “But you may smell it.” {young:They stood in a row to smell it.|They got into a line for that. It smelled of lemon, and people went round to the back and came again.} # usual
“Could you come to mine?” asked a girl. “It is in {~March|May}. It will be square.” ¶ “I can do square,” said {L}.
-> DONE

=== m4
# shot: behind
# place: kitchen; dusk; clear
# action: L stir happy bowl; grownup pour jug; heroes stand; friends stand
# things: table; bowl; cake on plate; plate on table; whisk
At home they made one more bun.
It was just one. It took a spoon of this. It took half a spoon of that.
It went on the big plate. {L} looked where the middle was. # spare
“You can have half,” said {L}. ¶ “Which half?” said {grownup}. ¶ “You may not choose,” said {L}. “You would want the big one.”
They were both the same. It had been seen to. # more
They put the tin away. It had a name on it. # more
-> DONE

=== l3
# shot: wide
# place: street; dusk; clear
# action: L walk calm; heroes walk; grownup walk holding lamp; friends walk
# things: balloon; street-lamp; house; box
They came home by the wall. They had the box, and a balloon on a string.
It was light, that box. It had just the smell in it.
“Have you got the bag?” said {grownup}. They had. It had a yo-yo in it. No one can eat those. # spare
The lamps stood in a row. {L} looked at the gaps. They were all the same. # more
The moon was up. Someone had had a piece. # more
It had been cut quite straight. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: L wash sleepy; grownup hold towel; heroes brush-teeth; friends stand
# things: basin; soap; towel; cup
There was a wash. It was the right soap. That had been read as well.
A paper hat comes off last. It had gone soft. # spare
“Eight is easy,” said {L}. “You do half, and half, and half.”
“And seven?” asked {grownup}. ¶ {L} had the brush in. {L} took it out. “For seven you need a judge.”
The paste went on. It was as long as the brush. # more
All the teeth got the same. # more
The towel was cut in half by the light. They each took one end. # more
-> DONE

=== l4
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: table; plate on table; balloon; chair; moon
In the other house the plates were done. There were eight.
There was no cake. There was not a crumb.
Somebody had wiped the table, into both corners. # more
The clock on the wall had done it all in twelve. # more
The chair stood at the end. It had its arms out. It was still a bit grand. # spare
A balloon had got up to the ceiling. It had the middle of it.
It did not move to the left. It did not want a rose. It was full. # more
Under the table lay one cherry. Nobody had judged that. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit calm; friends sit
# things: pillow; blanket; balloon
The bed was long and flat. {L} lay in the middle.
{resting}
{dream} # spare
There was as much on this side as on that. # usual
“Who wants the big one?” said {grownup}, and meant the blanket.
{L} looked, with one eye. It was nearly shut.
“There is not one,” said {L}. “They are all the same.”
The night was cut, and it went round.
Everybody had some.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A card came to the door, with a string round it. It was from the moon, or somebody who wrote like that.
“To the Judge,” {H} read. “I am round again on Friday, and from then on there is a bit less of me every night. I do not say that anybody is taking it. But could you look at the slices?”
So the slices were looked at, from the window, with one eye shut and a ruler. They were quite fair.
-> DONE

=== next_bedtime
On the sill lay a ruler, pointing at the moon. It did not touch.
-> DONE
