# about: broken-thing(cake|bun|biscuit|cookie|brownie|muffin|loaf|bread|baking)
# also: sad; proud; angry; frustrated; birthday; party; happy
# news: bad
# wants: child
# role grownup: parent = the grown-up with the oven gloves
# kind burnt: burn*|black|smok*|charcoal
# kind dropped: drop*|fell|splat|floor|dog|cat
# ages: 3-9
# holds: oven(kind), dark(kind)

=== title
{~A Hole in the Middle|The Cake That Sat Down}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: A look-through sad; heroes stand surprised; grownup hold cake; friends stand surprised
# things: oven; table; bowl; spoon; cake
{
- is_burnt:
{~“What is that smell?” said everybody, and {H} knew. {young:It was the cake, and it had been ready for a while.|It was the cake, and it had been ready for some time.}|The oven opened, and out came a cloud, {young:and {H} could not see.|and somewhere in the cloud was {H}, and a cake.}|“It is a bit brown,” said somebody kind. {young:But {H} could see. It was black.|But {H} had eyes, and it was as black as a hat.}}
It was black on the top, and black all round. {young:They knocked on it, knock, knock, and it was as hard as a door.|When one knocked on it, it sounded as if somebody might come to the door.}
- is_dropped:
{~It had been on the plate. {young:Now it was on the floor, and {H} had the plate and looked down.|Then {H} was holding a plate, and the floor was holding a cake.}|“Mind the step,” they said. {young:And then {H} found it.|But by then {H} had found the step, and the cake had gone on alone.}|Splat. {young:Nobody moved, and {H} did not, either.|For a moment nobody moved, and least of all {H}, with the plate.}}
It lay there on its face. {young:It had been as high as a hat, and now it was flat.|It had been as high as a hat, and now it was as wide as a mat.}
- else:
{~In the oven it had been as high as a hat. {young:Then {H} took it out, and it sat down.|Then it was taken out, and {H} watched it sit down in the middle.}|“Don’t open the door,” they had said. {young:{H} had only had one look.|And {H} had hardly opened it, just enough for one eye.}|Pff, said the cake. {young:It went down and down, and {H} looked at it.|It let out a long breath, in front of {H} and everybody, and went down in the middle.}}
It had a hole in it that you could {young:put both hands in|have washed both hands in}.
}
{A} had stirred it, {young:all of it, till both arms were tired.|the whole of it, without changing arms.}
{is_wished_person:It was for {wished_person}.} # wished
{A} wanted it to be high, {young:and round and brown, as it is in the book.|and smooth, as it was in the picture in the book.}
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: A pull worried cake; heroes lift cake; grownup stand; friends hold plate
# things: cake; plate; table; spoon; themed
{joining}
First they tried to help it up. {
- is_burnt:
They scraped it with a knife, to see where it stopped being black. {young:Scrape, scrape, scrape. It got smaller, and it was still black.|It went on being black for a long way, and there was a heap beside it, like coal.}
- is_dropped:
They got two spoons under it, and counted to three. {young:It came up in five bits, and there was floor on all of them.|It came up in five parts, and each of them had taken some of the floor along.}
- else:
They blew into it, at the side, with a straw. {young:It went up a little bit, and then it sat down again, pff.|It rose by about a finger, thought about it, and sat down again, lower than before.}
}
{themed_a} was put next to it, to see which was higher. The cake was not. # personal
{hinderer_person:“I like them flat,” said {hinderer}, and that was just the wrong thing.} # beat
{hinderer_animal:{hinderer} was ready to take the whole matter off their hands, and had to be shut out.} # beat
{hinderer_carried:{hinderer} was stood beside it, to cheer it up, and fell in.} # beat
“We put a lot on top, then,” said {A}. “Then it cannot be seen.” {young:So they put on all the icing, and the silver balls.|So they put all the icing on, and all the {~sprinkles|cherries}, and the silver balls.} It all {young:slid down into the lowest place, one by one.|slid, one after the other, down to the lowest place.} {young:Now it looked like a cake that wants to hide.|Now it was a cake that looked as if it were trying to hide.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: A read worried book; heroes read; grownup read; friends peek
# things: book; spoon; table; egg
They looked it up in the book. There was the picture, {young:and it was so high that it had to have a stand.|and it stood there on its stand like a lord mayor.}
“What did we do wrong?” said {A}. {young:They read it all again with one finger, from the top, and they had done it all.|They went through it from the top, with a finger under the line, and had done it all.}
“Two eggs,” it said. “Stir.” {young:They had stirred. They had used two eggs, and there were the shells.|They had stirred. There were the two shells, in the sink, looking as if they knew nothing.}
“It does not say what to do if it sits down,” said {A}. {young:“After the oven it just says that you eat it.”|“It goes straight from the oven to eating, as if nothing ever happened in between.”}
{pausing} # company
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: A stir worried bowl; heroes stir; grownup pour jug; friends hold spoon
# things: bowl; spoon; table; egg; jug
So they began another one, a small one, with what was left. {young:It was only one egg, and some flour out of the corner of the bag.|There was one egg left, and the corner of the flour, and no more butter than would do for toast.}
They stirred it very nicely. {young:They told it what was wanted, and that it must not sit down.|It was told about the first one, without any names, and what was wanted of it.}
It went into the oven, and nobody looked. {young:They all sat on their hands, with their backs to it, and hummed.|They all sat on their hands with their backs to it, and somebody hummed, so as not to hear.}
It did not sit down. {young:But that was because it had never got up. It was a biscuit.|There was nothing to sit down from. It was a biscuit, and it was shaped like Wales.}
It was eaten at once, while they thought what to do.
-> DONE

=== s3
# shot: behind
# place: kitchen; dusk; clear
# action: A sit-on-chair sad; heroes sit-on-chair; grownup hold cake; friends sit
# things: cake on table; table; chair; bin
“It is only a cake,” said somebody.
But {A} had wanted to carry it in. {young:Then they would all say “oh”, the way people do.|There is a sort of “oh” that people say, and {A} had been listening for it all the afternoon.}
{helper_person:“I will say it,” said {helper}, and did, but it was not the same.} # beat
{helper_animal:{helper} was let in again, and sat, and looked at that cake as one ought to look at a cake.} # beat
{helper_carried:{helper} was wiped, and given the seat from which you see the cake best.} # beat
“Shall I throw it away?” asked {grownup}. {young:{A} looked at the bin. It had its mouth open.|{A} looked at the bin, which had its mouth open.}
“You did stir it,” said {grownup}. ¶ “I stirred it well,” said {A}. {young:“It was the cake who did not do it well.”|“It is the cake that did not do its part.”} # usual
{young:It was very nearly tea.|And it was a quarter to tea.}
-> DONE

=== m2
# aside
# shot: two
# place: living-room; dusk; clear
# action: A point calm; heroes sit; grownup look-through book; friends sit
# things: picture; book; armchair; cake-stand
{grownup} fetched the old book with the photographs. {young:There was a cake on every page, and people stood behind it in hats.|It was birthdays, mostly, and there was a cake on every page, with people behind.}
“That one leaned,” said {grownup}. “That one had a mouse in it.” {young:“In it?” asked {A}. ¶ “Only its nose,” said {grownup}. “It had come for the nuts.”|“In it?” asked {A}. ¶ “It had come for the nuts. It was very embarrassed.”}
They went through them all. {young:There was not one of them that looked like the one in the book.|There was not one among them that looked like the cake on its stand.}
“And what did people say?” asked {A}. ¶ “They said: do you remember?” said {grownup}. {young:“They say it every year, and then they laugh.”|“They say it every year. Nobody remembers the ones that were all right.”}
-> DONE

=== l2
# aside
# shot: wide
# place: garden; dusk; clear
# action: A hold worried cake; heroes walk; bird eat crumb; friends walk
# things: cake; bush; 4 crumbs; wall
They took a bit out to the birds, to hear what was thought of it. {young:It was a small bit from the side, where you could not see it.|It was a small bit, from the side, where it would not be missed.}
First came a sparrow. {young:It had a peck, and stood still, and then it called its wife.|It pecked once, and stood still with its head on one side, and then it called its wife.}
Then they were all there, and they were shouting. {young:One of them took a crumb as big as its head up on to the roof.|One of them took a crumb as big as its head up on the roof, and would not say where it had got it.}
“But they have not seen the picture,” said {A}. {young:“They just think that this is what it is like.”|“They do not know what it was meant to look like. They think that this is it.”}
-> DONE

=== s4
# shot: close
# place: kitchen; dusk; clear
# action: A point surprised at cake; heroes look-through; grownup pour jug; friends look-up
# things: cake; jug; table; bowl; spoon
{
- is_burnt:
{L} got up on a chair, and looked at it from above. The knife had gone through in one place, and there it was not black. {young:It was quite yellow in there, and it steamed.|It was yellow in there, and it steamed.}
“It has only got a coat on,” said {L}. {young:“It was so hot that it has put on a hard coat.”|“It was too hot in there, and it has put its hard coat on. The cake is inside.”}
So they took the coat off, with care, {young:all the way round, and the top.|in four pieces, like the shell of an egg.} What was left was small, and soft, and {young:yellow all over|had never been so yellow}.
- is_dropped:
{L} knelt down, and looked at it from the side. The top of it was on the floor. {young:But the bottom was on top now, and it had not touched a thing.|But what had been the bottom was on the top now, and had not touched a thing.}
“It is only the other way up,” said {L}. {young:“Look, there is a lot of it that is all right.”|“There is a whole layer that does not know yet that it has fallen.”}
So they cut off the floor part, for the birds. {young:They put all the rest in the big bowl, one spoon at a time.|The rest of it they put into the big bowl, in spoonfuls, and it did not have to stand up there.} And custard went over it.
- else:
{L} got up on a chair, and looked at it from above. From there it was not a cake that had sat down. {young:From up there it was a bowl, and it had an edge.|From there it was a bowl, with a good thick edge.}
“It has made room,” said {L}. {young:“It has sat down so that we can put something in.”|“It knows that there is custard. It has sat down to make room for it.”}
So they poured it in, {young:yellow and warm, right up to the edge, and none ran off.|yellow, and warm, right up to the edge, and not a drop ran off.} And a high cake {young:can’t do that|could not have held a spoonful}.
}
The silver balls {young:went on.|were fished for, and put on as well.} # usual
“Ready?” said {L}, and carried it in.
They did not say “oh”. They said, “Oh! What is that?” {young:It was even better.|It was a longer one, and it went up at the end.} # usual
“It is a secret cake,” said {L}. “You have to be told how.” And there was not a crumb of it left.
-> DONE

=== m4
# shot: wide
# place: living-room; dusk; clear
# action: A sit proud; heroes eat; grownup draw paper; friends eat
# things: table; plate; 3 crumbs; spoon; pencil
They wrote it in the book, under the picture, where there was room.
“Then it sits down,” wrote {grownup}. “That is all right.”
“Or it goes black,” said {L}. “Or you drop it. Put that, too.”
It was put. There was one line left at the foot of the page.
“Do you remember?” said {grownup}, with a full mouth. It was only ten past six.
“Yes,” they all said.
-> DONE

=== l3
# shot: behind
# place: kitchen; night; clear
# action: A wash sleepy spoon; heroes hold towel; grownup wash; friends sit
# things: sink; bowl; spoon; 3 bubbles
Then came the bowl. It had a tide mark, and it was licked.
The spoon had done all that stirring. It was let lie in the warm for a bit.
“Did you see them?” {L} asked it.
It had only seen the inside of the bowl. But it had heard.
The tin went on its nail, and the oven had its door shut. It ticked, as it got cool.
It went “oh”. It went on and on, and down.
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; friends hold towel
# things: basin; cloth; towel
There was flour in one ear. There was a bit of egg on the chin.
“You could be baked,” said {grownup}, with the cloth.
{L} was wiped, front and back, and was not done yet at the toes.
The big towel went round, and both ends were tucked in. It was warm from the rail.
“I am rising,” said {L}.
But it was just a yawn. It went down in the middle.
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: bird sleep; heroes look-up sleepy
# things: moon; wall; bush; crumb
It was dark in the bush. The birds sat in a row, with their chests out.
They had all got a bit more round.
One crumb was left, on the wall. It was for the morning.
The moon had come up, and it was not quite full. It had sat down a bit, on one side.
No one had thrown it out for that. It just shone.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit; grownup sit
# things: pillow; blanket; moon
The bed had been made that day. It was high, and smooth, as in a book. # usual
{resting}
{dream} # spare
{L} got in. It went down in the middle. # usual
“Oh,” said the bed.
It did not mind. That is how it knows who is in it. It had made room.
There was a head in the one dip, and all the rest in the other. The quilt was put on top, up to the edge. # usual
And not a bit of it ran off.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a cake on the step in the morning, with a cloth over it. It was high, and smooth, and there was a note from next door.
“I have tried and tried,” it said. “Mine will not sit down. We heard that yours did. What are we doing wrong?”
{H} went round to tell them. You have to stir it very well, and want it to be high. Then you have just one look, with one eye.
-> DONE

=== next_bedtime
It was soft in the middle, where you lie.
-> DONE
