# about: feast(hanukkah|chanukah|hannukah|chanukkah)
# also: losing-well; sharing; frustrated; happy; play; trying-again
# news: bad
# wants: child
# ages: 3-10
# holds: hanukkah(kind), dark(kind)

=== title
{~Put One In|It Did Not Say What}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: A reach-down worried at dreidel; heroes sit; cook sit laughing; friends sit happy
# things: rug; dreidel on rug; 8 coins on rug; window
# people: cook(old, he)
{~The dreidel went round so fast that it stood still. {young:Then it lay down. {H} looked.|Then it wandered, and leaned, and lay down, and {H} looked to see on what.} It was Hanukkah, and it was shin.|“Shin,” said all of them, {young:and {H} said it too, but not so loud.|and {H} said it last, and not so loud.} It was Hanukkah, and the dreidel lay there on its side.|It was Hanukkah, and {H} had ten coins, made of chocolate, in gold coats. {young:Then the dreidel fell over.|Then the dreidel made up its mind.} It was shin.}
A dreidel has four sides. On gimel it is all yours, on hey it is half, on nun it is nothing, and on shin you put one in.
{L} put one in. {young:The pot got fat.|The coin was small, and the pot large.}
“Next time,” said {L}, {young:who wanted the pot.|who wanted all of it, just the once.} # usual
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: A peek worried under cupboard; heroes sit; aunt shout happy; baby sit calm; friends reach-down at cupboard
# things: rug; cupboard; dreidel under cupboard; coin
# people: aunt=woman(curly hair); baby
They moved up, to let more people in round the rug.
{joining}
An aunt had gimel, and shouted. {young:The baby had nun, and sat on it.|The baby had nun, and was very good about it.}
Then {L} had shin. “Put one in,” they {young:said.|said, as kindly as you can.}
The turn after that, {L} did it hard. Off the rug it went, and under the {~dresser|piano}, {young:and they had to lie down to look.|where it could be heard thinking.} It was shin in there. # usual
{hinderer_person:“Here it is,” said {hinderer}, with one arm in up to the shoulder, and brought out a slipper.} # beat
{hinderer_animal:{hinderer} had gone in after it, and would not come out, and nobody could see past.} # beat
{hinderer_carried:{hinderer} was in the lap that had to lie down, and was passed about over all the heads.} # beat
“It only does that to me,” said {L}. # usual
-> DONE

=== m1
# aside
# shot: behind
# place: living-room; dusk; clear
# action: A whisper curious dreidel; heroes point at dreidel; friends sit
# things: dreidel; hat on dreidel
{L} had a word with it, in the corner. {young:“I’m not cross,” said {L}. “But you have four sides.”|“I don’t say that it is your fault,” said {L}. “But one might think that you had only the one side.”}
{L} showed it the others. {young:They were all nice sides, and they were as good as new.|They were good sides, hardly worn, and there was gimel, as sharp as new.}
Then it was warmed under an arm, and given {~a hat|a rest}, and turned {young:to the left, in case it had got dizzy to the right.|to the left, in case it had been dizzy in the one direction.}
They all sat very still, so as not to lean on it in their minds. # more
Then they tried, and it did its best dance. {young:It went on so long that they all came to look, and it was shin.|It danced for so long that a man came in from the kitchen, and it was shin.}
“I shall look away,” said {L}, and looked away, and counted the tassels on the rug. # more
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: cook give pancake at A; A blow surprised; heroes throw pancake; friends catch
# things: stove; pan on stove; pancake in pan; smoke over pan
Some of the luck was in the kitchen, and smelled of it. {young:They all went for a pancake, the potato sort, hot, with apple on.|The potato ones were coming out of the pan, and each person got the one that was too hot to hold.}
{young:They went hoo, hoo. They passed it to the other hand.|It went from hand to hand to hand, with everybody going hoo.}
“My father had that one, too,” said the oldest, by the {~stove|door}. “The dreidel. {young:He had shin all his life.”|He had shin for eighty years. We thought that there was no other letter.”}
“Did he mind?” asked {L}. ¶ {young:“Not at all,” said the oldest. “We all liked him, and we all had a thing of his.”|“He was very well liked,” said the oldest. “Everybody had something of his.”}
-> DONE

=== m2
# shot: two
# place: living-room; night; stars
# action: A look-up curious at menorah; heroes peek; friends sit
# things: window; menorah before window
In the window stood the lights, one more than last night. {young:By them stood the one that helps.|And a bit above them stood the one that helps, which had gone along the row and lit them all.}
{L} had watched how it gave one a light, and gave the next one a light, and after that {young:it had just as much as it had before.|it had as much itself as it had had before.}
“How does it do that?” asked {L}, who was down to {~four|three}. {young:They did not know.|It was felt to be a good question, and was left where people could see it.}
{pausing} # company
In the glass was one more window, with one more row. {young:One more {L} was in it, looking in.|You could see the whole room in it, out there in the cold, playing, and having shin.} # spare
-> DONE

=== l2
# aside
# shot: wide
# place: living-room; night; stars
# action: A peek sad; heroes crawl curious; aunt look-through sofa; baby crawl; friends kneel
# things: coin in A.hand; dreidel; rug; sofa
Then there was the matter of the one that was short. {L} had had {~five|six}, and now it was one less, {young:and there had not been a shin.|and nobody had said shin.}
They counted it, and looked under knees. {young:They asked the rug, and they asked the baby.|It was asked, quite generally, whether anyone knew of a coin.}
The gold coat turned up in a sleeve. {young:How thin it was, with no one in it!|How flat it was, with nobody in it!} The sleeve was {As}.
“It may have been me,” said {L}, and some of it was still {young:on the chin.|to be seen at the corner.} “But I was sad when I did it.” ¶ It was put down as {young:bad luck.|bad luck, and the baby was let off.}
-> DONE

=== s3
# shot: above
# place: living-room; night; stars
# action: A give sad button; heroes sit; friends push coin
# things: dreidel; 8 coins; rug; button
The pot had never been so high. {L} had one coin left, and took hold of the stem, and breathed on it, and spun. # usual
Shin. {L} put in the last one.
{helper_person:“I have far too many,” said {helper}, and pushed two across. {L} pushed them back. It was not that.} # beat
{helper_animal:{helper} came and lay along {L}’s leg, on the side where the coins had been.} # beat
{helper_carried:{helper} was put where the coins had been, so that it should not look so bare.} # beat
{young:The next time round, there was not one to put.|When it came round again, {L} had nothing left but rug.} But the dreidel went all the same.
It lay down where it always did. “Put one in,” it said, {young:as it had all night.|as it had all the evening.}
{L} looked at it for some time. {young:One what?|It said, put one in. It had not ever said one what.}
So {L} put in a button, a blue one, which had been {~hanging by a thread|on its way off}.
-> DONE

=== m4
# shot: behind
# place: living-room; night; stars
# action: baby give sock; heroes hold stone; aunt dance happy; cook give pancake
# things: 8 coins; dreidel; sock; button
They all looked at the button. “Is that allowed?” asked a cousin. {young:They asked the oldest one, who had a look at it, and then it was.|They looked to the oldest, who looked at the dreidel, and then at the ceiling, and it was.}
The aunt had shin next, and she {young:put in a song, and said that she would sing it.|still had plenty of coins, but she put in a song, with a promise to sing it.} {many:{B} put in a {~stone|shell}.}
“I only know the one,” she said, and it had a lot of verses. # more
A cousin put in half a pancake, {young:and the baby put in a sock.|and the baby, who had waited for this, put in a sock.} The oldest put in the one about the goat.
{young:The pot got bigger and bigger.|You could hardly see the coins for it.} # spare
-> DONE

=== s4
# shot: close
# place: living-room; night; stars
# action: A jump surprised; aunt clap; heroes shout happy; cook clap; goat dance happy; friends dance
# things: dreidel; 8 coins; pancake; sock; themed
{short:After that they all did. They put in a song, and a sock, and the one about the goat.} And when it was {As} turn again, it went round, {young:and round, and it stood up straight.|and stood up very straight.}
{themed_a} was put in, too, and stuck out at the top. # personal
Then it {~leaned|bowed}, and lay down, quite gently, {young:on a new side.|on a side where it had not been all night.}
“Gimel!” they shouted. “It is all yours!”
So they had to sing the song. {young:They had to tell the goat.|They had to tell the goat, with the voices, and nobody could look at anybody.} {L} had a go of every lap in turn, {young:for they had put in laps.|as one aunt had put in a lap, and the rest felt that they ought.} # usual
There were some coins in it as well. {L} found them in the end, and {young:gave them out.|dealt them out again, for the next night.}
-> DONE

=== l3
# shot: wide
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; friends hold pyjamas
# things: basin; tap; soap
The wash was long, with gold to the elbows. Some of it was potato.
“I won a goat,” said {A} to the tap.
The baby had its foot up on the edge. It wanted the sock back. It was not its sock now. So it was lent it, till the {~morning|next night}. # more
The button went by the soap. It looked well there. # more
“Put one in,” they said. So in went an arm, and it was the other arm’s pyjama. # spare
-> DONE

=== m3
# shot: behind
# place: living-room; night; stars
# action: A look-up sleepy at menorah; heroes look-up; friends sit
# things: window; menorah before window; smoke over menorah
They went to see the lights. They were low now. They were about as high as {~a thumb|a tooth}.
One went, and then the one next to it. Not one of them was in a rush.
The one that helps was still there. It had come first, and it saw the rest off. # spare
“It put in and put in,” said {L}. “And it has still got it.” # spare
Then it was dark in the glass. The other room had gone to bed.
-> DONE

=== l4
# shot: object
# place: living-room; night; stars
# action: heroes tiptoe sleepy
# things: rug; dreidel in box; box; coin; 5 crumbs
The rug was a rug. In it were some crumbs, and a bit of gold.
The goat had been put away. # spare
Under the {~dresser|piano} it was dark. You could see just where it had thought. # more
The dreidel lay in its box, with the lid on. It lay on shin, which was just the side that it slept on.
Tomorrow there would be one more. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: quilt; coin
The bed was turned down, and it was all nice and empty.
{resting}
{dream} # spare
“Put one in,” it said. So {L} put in one foot. # usual
Put one in. That was the next foot. In went a knee. In went a chin, with a bit of gold on.
It got fat. It got warm. # usual
Then the day went round, and it went round more slowly. It leaned a bit. It lay down.
It was nun, which is nothing. There was not a thing to do for it. # usual
One eye was still out.
{L} put it in.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
On the next night the baby had gimel, and looked to see what was in the pot. It was the goat.
So it had to be told, all of it, with the voices, to the baby. The oldest got as far as the cart and the cheese, and there the baby shut its eyes, and it was half a goat, and nobody dared to shout.
“Put it back,” said {A}, as low as low. “It can have the rest when it wakes up.”
-> DONE

=== next_bedtime
Half a goat was in the pot. It lay quite still, so as not to wake anyone.
-> DONE
