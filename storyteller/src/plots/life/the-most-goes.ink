# about: lost-match(snakes|ladders|monopoly|board game|board|cards|card game|uno|snap|dominoes|chess|ludo|draughts|connect|top trumps|jenga|a game|the game|games night|dice|snap); losing-well(!shook&!shake hands&!clapped&!good loser&!good sport&!gracious&!congratul); frustrated(game|board); angry(board game|snakes|ladders|monopoly|the board|losing|lost at|lost a game)
# also: angry; sad; frustrated; trying-again; sorry; play; tired; jealousy; quarrel
# news: bad
# kind cards: cards|card game|uno|snap|top trumps|rummy
# kind snakes: snakes|ladders
# wants: child
# role grownup: parent = the grown-up with the biscuits
# ages: 4-10
# holds: snake(kind), dark(kind)

=== title
{~The Most Goes|One More Go}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; rain
# action: A throw cross dice; heroes sit cross; grownup sit surprised; friends sit surprised
# things: rug; dice; 3 card; lamp; themed on rug
{
- is_cards:
{~{H} had lost, and now there were cards {young:in the lamp.|in the lamp, and one on the cat.}|“That is me out,” said {grownup}, and put down the last card. {H} still had {young:a lot.|eleven, and threw them.}|It had begun so well. Then {H} had lost, {young:and the cards flew.|and every card in the pack went up, and came down again in its own time.}}
- is_snakes:
{~{H} had been four away from home. Then there was the snake, {young:the long one.|the long one, that goes all the way from ninety-six.}|“Home,” said {grownup}, and put a counter on a hundred. {H} {was} on nineteen, {young:and tipped up the board.|where the long snake ends, and up went the board.}|Down went {H}, on the long snake, {young:for the third time.|for the third time, and the board went after.}}
- else:
{~{H} had lost, and now the game was {young:all over the room.|all over the room, and under some of it.}|“I have won,” said {grownup}, not very loudly. {H} heard it all the same, {young:and up went the board.|and the board went up, and came down on its other side.}|It had begun so well. Then {H} had lost, {young:and the board flew.|and the board had gone over, with everybody on it.}}
}
{is_cards:It was quiet after that. The lamp lay on its side, and one king came down off the curtain, late.|It was quiet after that. The lamp lay on its side, and something rolled a long way under the sofa, and stopped.}
“I am never going to play again,” said {A}. {young:“I always lose!”|“You always win, and I always lose, and it is a rotten game.”}
{grownup} did not say that it was only a game. {young:That was good.|It was as well, for there are few things that make it worse.} # usual
All that {A} wanted was to win, {young:just one time.|just once, and to be the one who says so.}
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; rain
# action: A sit proud; heroes sit; grownup hold cup; friends sit
# things: rug; dice; chair; cushion; lamp
It took some time to find all of it. # more
So {A} picked it all up, and played alone, for both sides. {young:That way you must win.|There is nobody else to win, if you do it like that.}
{joining}
And {A} won. {young:But {A} came last, too.|But then {A} looked to see who had come last, and it was {A} again.} # usual
Next {A} played against a cushion. {young:The cushion was very lucky.|The cushion could not count, and had to be helped, and had the most astonishing luck, and never once looked pleased.}
{themed_a} was given a turn as well, and did rather better than {A}. # personal
{hinderer_person:“Is it my go?” asked {hinderer}, and took it, and then it was not quite clear whose cushion was whose.} # beat
{hinderer_animal:{hinderer} lay down on the best part of it, and was not to be moved until somebody else had a biscuit.} # beat
{hinderer_carried:{hinderer} played next, and was not even awake, and came second.} # beat
“I lost to a cushion,” said {A}. {young:It was flat, and it won.|It lay there, quite flat, and it had won. There is nothing that you can say to a cushion.} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: living-room; afternoon; rain
# action: A write cross paper; heroes write; grownup read paper; friends sit
# things: paper; pencil; rug; dice
So the rules were looked at. {young:They were not good rules.|They were on a bit of paper in the lid, and it seemed to {A} that they could do with some more.}
{A} wrote: WHOEVER IS WEARING {~BLUE|SPOTS} HAS ANOTHER GO. {young:{A} was wearing it.|As it happened, that was {A}.} {is_cards:And under it: NO QUEENS.|And under it: NO YELLOW.}
{is_cards:“I have a queen,” said {grownup}.|“I am yellow,” said {grownup}.} ¶ “I know,” said {A}.
They played by that. {young:{A} won, and it took a minute.|{A} had won before they had finished sitting down, and they looked at each other.}
“Well done,” said {grownup}. It was not at all the way that they had said it in {As} head. # more
The new rules went into the lid, at the bottom, under the other ones. # more
Then they sat there, and it was only ten past four. # more
-> DONE

=== l1
# aside
# shot: wide
# place: living-room; dusk; rain
# action: A crawl under sofa; heroes kneel; grownup hold torch; friends kneel
# things: sofa; torch; dice; sock; button
{is_cards:One card was missing, and that was under the sofa.|The dice was still missing, and that was under the sofa.} {A} went in after it with the torch, {young:flat.|flat, with one cheek on the floor.}
It was right at the back. {is_cards:{young:It was the queen.|It was the queen of hearts, the right way up, and that would have been all that {A} needed.}|{young:It had a six on top!|It had stopped all by itself in the dust, and it had stopped at six.}}
“There it is,” called {A}. {young:“That one was mine!”|“That was mine! If it had not gone under the sofa, I should have had that!”}
“So you would,” said {grownup}, lying down to look. {young:They both looked at it.|They both looked at it for a while. It was a beautiful thing, and there was nobody under there to play it on.}
There was a {~button|nut} as well, that had been out of the game since Christmas. # more
They brought it out with a ruler, and it turned over on the way. # more
It said two, when it was out. “That is because it was watched,” said {A}. # more
-> DONE

=== s3
# shot: close
# place: living-room; dusk; rain
# action: A look-up surprised at grownup; heroes look-up; grownup sit; friends look-up
# things: rug; dice; lamp
“Once more,” said {grownup}, “and then it is time for the bath.” {young:They set it out.|They set it all out again. Nobody said who ought to win.}
{helper_person:“I will just watch,” said {helper}. “I like to see how it comes out.”} # beat
{helper_animal:{helper} came and sat at the corner, and followed every move, with both eyebrows.} # beat
{helper_carried:{helper} was put at the corner, to see fair play.} # beat
It was the same again. {young:{grownup} won.|{grownup} could not help it, and won, and looked quite sorry about it.} # usual
{is_cards:{A} picked up all the cards at once.|{A} picked up the board by one edge.} {young:But then {A} looked.|And then {A}, who had only been going to see whether it would still go up, looked over the top of it.}
There sat {grownup}, with both hands in {young:a lap.|a lap, and nothing to put in them.}
“What do you do now?” asked {A}. ¶ “Nothing,” said {grownup}. “I have won. {young:I have no more goes.”|I have got to stop. You are the one who is still playing.”}
Out in the road a car went by, and its light went over them both. # more
-> DONE

=== m2
# aside
# shot: behind
# place: living-room; dusk; rain
# action: A point happy; heroes point; grownup sit; friends sit
# things: rug; dice; lamp; paper
It had to be counted. {A} did it on the {~fingers|lid}, with a line for each go.
The one who came first had had fourteen. {young:That was all.|Fourteen, and home, and then sitting on the rug looking at a sock.}
And the one who came last had had twenty-three. {young:“And it is still my go!” said {A}.|“Twenty-three,” said {A}, “and it is still my go, so that is twenty-four.”}
“You pay the same for the game,” said {grownup}, {young:“and you got more of it.”|“and you have had nearly twice as much of it as I have.”}
{pausing} # company
It was written in the lid, so that it should be known in that house. # more
They read it over, and it looked even better written down than it had on the rug. # more
-> DONE

=== l2
# aside
# shot: above
# place: living-room; dusk; rain
# action: A throw proud dice; heroes clap; grownup lie-front; friends sit
# things: rug; dice; cushion; lamp
So {A} did not hurry. There was nobody to catch up with any more.
{is_snakes:{A} went down the short snake and said good evening to it. {young:It was a nice snake.|The long snake was next, and {A} went down that with a finger, right from the eyes.}|{A} {is_cards:picked up three, because the card said so|went back three, because the board said so}, {young:and did not mind.|and had a good look at what was there, which nobody ever does.}}
{grownup} lay on the rug and watched. {young:“Can I have a go?” said {grownup}.|“I suppose that I could not have a go?” said {grownup}, after a time.}
“No,” said {A}. {young:“You have won.”|“You have won. You should have thought of that before.”}
The {~cushion|cat} had won as well, and they lay there side by side. # more
It took all the time until the lamp was lit, and one biscuit. # more
Now and then {grownup} said “Oh”, and that was nice to have. # more
-> DONE

=== s4
# shot: two
# place: living-room; dusk; rain
# action: L throw happy dice; heroes clap; grownup look-up; friends clap
# things: rug; dice; lamp; biscuit
“So if you come last,” said {L} slowly, {young:“then you get the most goes.”|“then you have had the most goes of anybody.”}
Nobody in that house had ever thought of it. {young:{grownup} counted. It was true.|{grownup} counted up on both hands, and it came out the same each time.} # usual
So {L} had another go. {young:And then {L} had one more.|And there was nobody who could say that it was not {L}’s turn, so then {L} had the next one, too.}
{is_cards:{young:Down went a card, and down went a card.|One by one the cards went down, and {L} made rather a good row of them, with a queen at the end.}|{is_snakes:{young:Up went {L}, on a ladder, and down a snake.|{L} went up the little ladder, and came down by the long snake, for the ride.}|{young:On went {L}, all the way round.|{L} went all the way round by the outside, where it is pretty, and came in at the end.}}}
{is_cards:“That is me out,”|“Home,”} said {L}, not very loudly. {young:Everybody clapped.|There was nobody left to beat, and everybody clapped.}
{is_wished_person:It was a pity that {wished_person} had had to win so early, and had missed it.} # wished
“Sorry about the lamp,” said {L}. ¶ “It has had worse,” said {grownup}. “Is there one more go in it?” # usual
-> DONE

=== m4
# shot: wide
# place: living-room; night; rain
# action: A carry happy box; heroes carry; grownup hold lamp; friends sit
# things: box; lamp; rug; dice
They put it in its box. Some of it had to be fetched from the curtain.
{is_cards:{grownup} put in one king.|{grownup} put in yellow.} {A} put in the rest. It took a good many goes.
The lid went on. You could hear it all lie down in there.
“Who won?” asked {grownup}, at the door. They both had to think. # more
“I did,” said {grownup}. ¶ “But I had more,” said {A}. # more
The rug was straightened. There was one crumb of biscuit, and that was a draw.
-> DONE

=== l3
# shot: behind
# place: bathroom; night; rain
# action: A wash sleepy; heroes wash; grownup hold towel; friends sit
# things: bath; towel; soap; rubber-duck
The soap and the duck had a race in the bath. It was up to the tap and back.
The soap won. It had to get out.
So the duck went round by itself, for as long as the water was warm. It was the last, and it did not hurry.
“That is twelve,” said {A}. # more
The plug was pulled. The duck went round and round, at the end, as fast as it could. # more
Then it sat on the bottom. It had had the most bath. # more
The towel was last, and it got the most water. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; rain
# action: A lie-back sleepy; heroes lie-back; grownup hold lamp; friends sit
# things: bed; lamp; dice; pillow
{is_cards:The queen had come up to bed. She had been in a sleeve.|The dice had come up to bed. It had been in a sleeve.}
It was put on the chair. {is_cards:She looked both ways, up and down, as they do.|It fell on its side, and it said three. There was nobody to move.}
“That does not count,” said {A}. It was only for the night.
The rain went down the window. One drop was ahead, and then it stopped. # more
The others came by. They did not wait. It sat there, and shone. # more
The lamp was put out. It had stood up again, and was none the worse. # more
-> DONE

=== l4
# shot: object
# place: living-room; night; rain
# action: heroes look-up sleepy
# things: box; rug; lamp; cushion
Down there it was dark. The box was on the shelf, with its lid on.
The cushion lay where it had won. It was flat, and it looked at nothing.
It could have done with one more go.
The clock went round. It had been first to twelve, every day, since it was new. # more
Then it had to start again. It did not seem to mind. # more
Nobody had left a thing out. It was all in.
The rain was still having goes, on the roof. It had a great many. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; rain
# action: A sleep; heroes sleep; friends sit; grownup sit
# things: lamp; pillow; dice; quilt
The bed was soft, and it was nobody’s turn. # usual
{resting}
{dream} # spare
It was still raining, and none of the drops had won. # more
“Who will be asleep first?” said {grownup}, by the bed. # usual
{L} lay and thought about it. You shut both eyes, and you are home.
And then you have to stop.
So {L} did not hurry. There was the rain. That was one more. # usual
There was the warm bit, by the wall. That was one more.
One more breath. And one more.
It was very quiet now. Everybody else had won.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The cushion had been put in the lid, in the night, on top of the rules. Somebody had pinned a card to it, and on the card was written, in pencil: I WOULD LIKE ONE THAT I CAN LOSE. It looked as flat as ever.
{H} gave it three goes in a row, and helped it to count, and did nothing to hurry it. It came last by a mile. Nobody could say that it smiled. But it was a good deal rounder.
-> DONE

=== next_bedtime
The cushion had been shaken. It would want one more go in the morning.
-> DONE
