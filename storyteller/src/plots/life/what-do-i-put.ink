# tells: entries(story|cup final|in the final|had a race|a race against|the big race|town race|school race|egg and spoon race|sack race|swimming race|entered a race|entered the race|entered the big race|entered the town race|entered the baking|entered the competition|entered a competition|entered the show|entered the cake|entered the contest|in the lead in|baking competition|won the race|lost the race|came last|came in second|came second|came in last|went to penalties|took the penalty|the penalty|county show|village show|flower show|dog show|cat show|pet show|talent show|cake competition|cooking competition|bake off|competition for|contest|competition to|championship|championships|olympics|played chess against|tug of war)
# happens: contest
# wants: other
# kind won: winning goal|scores the|scored the|scores a|scored a|wins the|won the|wins a|won a|wins by|won by|wins first|won first|beats|beat the
# kind versus: have a race|has a race|had a race|having a race|race each other|racing each other|raced each other
# kind match: football|cup final|penalty|penalties|goal|goalie|goalkeeper|match|rugby|cricket|tennis|netball|basketball
# kind race: race|races|racing|raced|cross country|cross-country|relay|marathon|regatta|sports day
# kind bake: baking|bake off|bake-off|cooking|pizza|cake|cakes|pie|pies|pancake|pancakes
# kind talent: talent|dance|dancing|singing|ballet|band|song contest
# kind game: chess|draughts|conker|conkers|cards|staring|dominoes|quiz|spelling bee|marbles|hide and seek
# kind show: show|rosette|rosettes|fair|marrow|pumpkin|sandcastle|best|beauty
# names: Mr Pym | Mr Orle | Mr Sedge
# ages: 3-10
# holds: dark(kind)

=== title
{~What Do I Put?|There Is Usually an And}
-> DONE

=== s1
# shot: wide
# place: field; day; clear
# place for match, won: playing-field; day; clear
# place for race, versus: lane; day; clear
# place for bake, show: fair; day; clear
# place for talent: theatre; day; clear
# place for game: living-room; day; clear
# action: pym sit-on-chair calm; L stand curious; heroes stand curious; friends stand
# things: e1 right; chair; table; trophy on table; paintbrush in pym.hand
# people: pym=man(old, glasses)
{~Everybody had come early, to get a place at the front, {young:and so had {H}.|and so had {H}, and then it all happened at the side.}|“Is this seat taken?” they asked each other, all along the rows, {young:and {H} moved up.|and {H} moved up until there was no more up.}|There was a flag, and there was a whistle on a string, and {H} {was} near enough to see both.}
{entry_1}
{
- is_versus or is_race:
There was a line at one end, and a line at the other, {young:and a lot in between.|and in between was everything that there is in between.}
- is_match:
There was a goal at one end, and a goal at the other. {young:The grass was still green.|The grass in between was still in one piece.}
- is_bake:
There were bowls from one end to the other, {young:and a big clock.|and a big clock, at which nobody looked.}
- is_talent:
There was a curtain, with feet under it. {young:All the chairs were full.|The chairs in front of it were full to the last row.}
- is_game:
It was so quiet in there {young:that you could hear a nose.|that you could hear both sides breathe.}
- is_show:
Everything had been washed, {young:and had a number.|and had a number, and stood up straight.} # usual
- else:
There was a rope to stand behind, {young:and they all stood behind it.|and everybody stood behind it, as far in front as they could.}
}
At the side was a small table with the cup on it. {young:A man sat there, with a brush.|Behind it sat Mr Pym, who had to put on the name, with a very thin brush.}
“It takes so long to dry,” said {young:the man, who was Mr Pym|Mr Pym}. “I like to begin early. What do I put?” ¶ “Wait,” said {L}, who was nearest. “There is more of it.”
-> DONE

=== m1
# aside
# shot: close
# place: field; day; clear
# place for bake, show: fair; day; clear
# place for game: living-room; day; clear
# action: pym hold calm trophy; A look-up curious; heroes stand; friends stand
# things: table; e1 right
{A} asked whether he had ever put the wrong one. ¶ {young:“Oh yes,” said Mr Pym.|“More than once,” said Mr Pym, and cleaned his glasses.}
There was a cup somewhere that said “Oops”. {young:It had been a wet day.|It had been a wet day, and he had slipped on the first letter.} And in the town hall was one that said “Hold on”.
“Who won that?” asked {A}. ¶ “Somebody shouted it,” said Mr Pym, {young:“and I put it.”|“and I thought that it was the name, and by the time I had done the ‘on’ it was dry.”}
“So now I ask,” said Mr Pym. “What do I put?” ¶ {A} looked at {left()}, and it could not be said yet. # usual
“I shall put nothing until I am told,” said Mr Pym, and held his right hand with his left. # more
{themed_a} had been left on the table, and Mr Pym had nearly put something on that. # personal
-> DONE

=== s2
# shot: two
# place: field; day; clear
# place for match, won: playing-field; day; clear
# place for race, versus: lane; day; clear
# place for bake, show: fair; day; clear
# place for talent: theatre; day; clear
# place for game: living-room; day; clear
# action: L point curious at e1; heroes stand; pym paint trophy; friends stand
# things: e1 right; e2 left; table
{is_entry_3:{entry_2}}
{joining}
{
- is_versus:
Half the people said that {left()} {left_many():were|was} in front. The other half said {right()}. {young:They all looked very hard.|It depended on where you stood, and nobody would change places to find out.}
- is_race:
Every so often {left()} went by, and everybody leaned that way. {young:Then they leaned back.|Then there was nobody, and they leaned back, and waited for it to be that time again.}
- is_match:
First {left()} {left_many():were|was} at this end, and then {left()} {left_many():were|was} at that end. {young:Every head went with it.|Every head went with it, there and back, and there was a wind from that.}
- is_bake:
Something went in, and something else was taken out again. {young:By {left()} there was flour on the floor.|By now there was flour on the clock, and only the big hand could be seen, and it pointed at {left()}.}
- is_talent:
When it was the turn of {left()}, they all moved forward on their chairs. {young:So there was no more room for knees.|Behind them a whole row of knees had nowhere to go.}
- is_game:
First {left()} thought, and then the other side thought. {young:It looked the same.|From outside you could not tell which of them was thinking better.}
- is_show:
A judge looked at {left()} from the front, and then from behind. {young:A thing was written down.|Something was written down, and something was crossed out.}
- else:
Everybody looked at {left()}. {young:Some said “oh”, and some said “ah”.|One minute you would have said one thing, and the next another, and so people said both.}
}
“What do I put?” called Mr Pym. “Is it {left()}?” ¶ {young:“Not yet!” called {L}.|“It could still be anybody,” called {L}, and did not look round.} # usual
{hinderer_person:“Put me,” said {hinderer}, who was only being helpful, and Mr Pym had done half of it before he was told.} # beat
{hinderer_animal:{hinderer} put a paw on the cup, to see. “Is that the one?” asked Mr Pym. It was not, and it took a cloth.} # beat
{hinderer_carried:{hinderer} had been set down beside the cup, and was looked at so long that Mr Pym began to think it must be {hinderer}.} # beat
But a brush that is wet will not wait. {young:Mr Pym put a word.|So Mr Pym put the one word of which he was certain, right in the middle.}
“And,” it said. ¶ “There is usually an ‘and’,” said Mr Pym.
He blew on it. It was a very good ‘and’, {young:with a tail.|with a tail to it that went up at the end, as if it had seen something.} # usual
-> DONE

=== l1
# aside
# shot: behind
# place: field; day; clear
# place for bake, show: fair; day; clear
# place for game: living-room; day; clear
# action: A listen curious; heroes listen; friends stand
# things: loudspeaker; e1 right; bench
Over their heads hung a loudspeaker, which told everybody what was going on. {young:“Crr,” it said. “Crr, {left()}, and crr.”|“Crr,” it said. “Crr, {left()}, crr, and what a crr.”}
“Did it say who?” asked Mr Pym, with his brush in the air. ¶ {young:“It said ‘and’,” said {A}.|“It said {left()}, and it said ‘and’,” said {A}. “The rest was ‘crr’.”}
Mr Pym was pleased. {young:It was a good start.|If the loudspeaker had an ‘and’ as well, it could not be far wrong.}
The next time it said it twice, and then it coughed. {young:Then it played some music.|Then it played four bars of a tune, and lost the place.} # usual
A pigeon who lived in it came out, shook itself, and went to sit in the flag instead. # spare
“Would you mind saying that again?” called Mr Pym up to it. ¶ The loudspeaker did not mind. “Crr,” it said. # more
-> DONE

=== m2
# aside
# shot: two
# place: field; afternoon; clear
# place for bake, show: fair; afternoon; clear
# place for game: living-room; afternoon; clear
# action: A draw calm; heroes sit; pym sit-on-chair; friends sit
# things: e1 right; stone; paint-pot
Mr Pym let {A} have a turn with the other brush, on a stone. {young:It was to see how long a name is.|That was to find out how much room a name takes up, when you come to put it.}
{A} tried it with {of_left()}. {young:It went round to the back.|It went all the way round, and the end had to be put on the underneath.}
“There you are,” said Mr Pym. {young:“It is long.”|“And you may be sure that somebody like that will win, if I leave only a bit of room.”}
Then {A} put only the one letter, and that was on the small side, but you knew whose it was. # usual
“And if nobody wins?” asked {A}. ¶ “Then I have a very nice ‘and’,” said Mr Pym. # spare
The stone was laid in the sun to dry, with the end down. # more
-> DONE

=== s3
# shot: close
# place: field; afternoon; clear
# place for match, won: playing-field; afternoon; clear
# place for race, versus: lane; afternoon; clear
# place for bake, show: fair; afternoon; clear
# place for talent: theatre; afternoon; clear
# place for game: living-room; afternoon; clear
# action: L peek curious trophy; heroes stand; pym hold worried trophy; friends stand
# things: table; e1 right; e3 left
{is_entry_4:{entry_3}}
{
- is_versus:
There was a puddle in the way by now. {young:{left()} went round it here, and {right()} went round it there.|{left()} went round it on the left, and {right()} went round it on the right, and for a while you could see neither.}
- is_race:
There was a puddle on the far side, and there was a big splash. {young:But who was it?|But by the time that all the heads were there, nobody could say whose it had been.}
- is_match:
By now the ball had been everywhere, {young:and once in the hedge.|and once in the hedge, where it was thought about for a while, and from where it came back by itself.}
- is_bake:
By now something had risen that was not meant to, {young:and something had sat down.|and something that was meant to had sat down, and had to be turned the other way, where it showed less.}
- is_talent:
In the middle somebody forgot how it went on. {young:So there was some humming.|So there was some humming, and that turned out to be the part that everybody went home with.}
- is_game:
By now two cups of tea had gone cold. {young:A hand came out. A hand went back.|A hand went out, and stopped in the air, and was taken back, and all round the room people breathed again.}
- is_show:
By now it was hot, and something had lain down. {young:And something had eaten its number.|Something further along had eaten its number, and looked as if there had never been one.}
- else:
By now it was hot, {young:and all the hats were off.|and the hats were off, and had been put on again back to front, and it was still going on.}
}
Mr Pym had a drop on the end of his brush, and it was getting fat. {young:“What do I put?” said Mr Pym.|“What do I put?” he asked, and turned it so as not to lose it.}
{helper_person:“It is like passing the salt,” said {helper}, and tried the cup from the one side, and then from the other.} # beat
{helper_animal:{helper} sat down in front of the cup, and saw a dog with an ear on each side, and wagged at it.} # beat
{helper_carried:{helper} was held up to the cup, and there were two of them, one at each side.} # beat
Mr Pym came round with it to {L}, since {L} could not come to him. You could see it all in the cup, bent and small.
{
- is_versus:
In there {left()} {left_many():were|was} in front. {young:{L} moved, and it was {right()}.|But {L} only had to move one ear to the left, and it was {right()}.}
- is_race:
Out of one end came {left()}, no bigger than a thumb, {young:and went in at the other end.|went all along the middle, where it is fat, and was gone in at the other end.}
- is_match:
There {left_many():were|was} {left()}, no bigger than a thumb, {young:with a ball like a pea.|with a ball like a pea, and the whole of the match could have been covered with a hand.}
- is_bake:
There {left_many():were|was} {left()}, no bigger than a thumb, {young:with a bowl like a pea.|over a bowl like half a pea, and something in it was being stirred with a hair.}
- is_talent:
There {left_many():were|was} {left()}, no bigger than a thumb, {young:and bowed.|and all the chairs went round the edge like beads.}
- is_show:
There {left_many():were|was} {left()}, no bigger than a thumb, {young:with a judge like a pin.|with a judge like a bent pin.}
- else:
There {left_many():were|was} {left()}, no bigger than a thumb, {young:and behind that was {L}.|and on the other side, with both ears in it, was {L}.}
}
At one end of all that was a handle, {young:and at the other end, too.|and at the other end was another.}
“Why has it got two?” asked {L}. ¶ {young:Nobody knew.|In forty years of cups nobody had asked Mr Pym that.}
-> DONE

=== l2
# aside
# shot: above
# place: field; afternoon; clear
# place for bake, show: fair; afternoon; clear
# place for game: living-room; afternoon; clear
# action: A eat happy orange; heroes eat; friends sit
# things: orange; bench; e1 right
Somewhere in the middle of a thing like that there are oranges. {young:They come in quarters.|They come in quarters, so that nobody can say that theirs is the smaller half.}
Everybody had one, {young:and then they all had orange smiles.|and for as long as it lasted they all had the same smile, and it was orange.}
Even {left()} looked over. {young:It smelled so good.|It is a smell that goes a long way, and everything went a little slower because of it.}
“Do I put that?” asked Mr Pym, with his mouth full. # usual
There was one quarter left over, and it went along the row, and came back, because each of them had thought of the next. # spare
In the end a wasp had it, and nobody wished to say anything against that. # more
-> DONE

=== s4
# shot: two
# place: field; dusk; clear
# place for match, won: playing-field; dusk; clear
# place for race, versus: lane; dusk; clear
# place for bake, show: fair; dusk; clear
# place for talent: theatre; dusk; clear
# place for game: living-room; dusk; clear
# action: pym paint proud trophy; L point happy at trophy; heroes stand happy; friends stand happy
# things: e1 right; e2 left; table
{is_entry_2 and not is_entry_3:{entry_2}}
{is_entry_3 and not is_entry_4:{entry_3}}
{is_entry_4:{entry_4}}
{
- is_entry_2 or is_won:
{is_won and not is_entry_2:Then it was all over.} {young:There was a noise like rain.|There was a noise like rain, and that was all the hands.}
- is_versus:
Then came the line. {left()} got there, and {right()} got there, {young:both at once.|and everybody looked at it from the side, with one cheek on the ground. There was not so much as a leaf between them.}
- is_race:
Then came the line, and half the people had run along, and {L} as well. {young:They all went over it at once.|They went over it in one lump, and when it came apart nobody could say who had been the front of it.}
- is_match:
Then it went in, off the post. {young:That made one for each side.|It ran all along the line before it did, and that made it as many for the one side as for the other. Then the whistle went.}
- is_bake:
Then it was tasted, a spoon of this and a spoon of that. {young:It was all gone.|When they had tasted everything, so as to be fair, there was nothing left to look at, and all of it had been the best.}
- is_talent:
Then they all came on at once, and bowed. {young:The clapping was for all of them.|There was clapping, and it went on so long that you could not tell where one stopped and the next began.}
- is_game:
Then there was one more move, and after that no more moves. {young:It was the same on both sides.|They counted it, from both sides, and it was the same whichever way you counted.}
- is_show:
Then the marks were added up. {young:They were the same for all.|They were added from the top, and then from the bottom, and came to the same.}
- else:
Then it was over, and they counted. {young:It was the same on both sides.|They counted it from both ends, and it came to the same.}
}
“What do I put?” asked Mr Pym, and the drop was just about to fall.
{L} took the cup by both handles, and turned it round. {young:There was the ‘and’, in the middle.|There was the ‘and’, with some room in front, and some behind.}
“It is not finished,” said {L}. “Who is on this side of it? And who is on that side?”
So Mr Pym put one before it. He put one after it. {young:Then his brush was dry.|With the last letter his brush was dry.} “{left()} and {right()},” it said.
One handle was for {left()}, and the other was for {right()}. {young:It did not tip.|It was lifted up like that, and did not tip.} # usual
-> DONE

=== m3
# shot: wide
# place: field; dusk; clear
# place for game: hallway; dusk; clear
# action: A carry chair; heroes carry chair; friends stand
# things: chair; bench; flag
The chairs were put together, one in the other. {A} took the last two.
The flag was rolled up. It was a short flag, when you saw it lying down.
“Who was it, in the end?” asked a woman from the front row. # usual
“It is on the cup,” said {A}. She went to read it. She read it twice. # usual
Mr Pym washed both brushes. The water went blue, and then it was nothing much. # spare
“There was an ‘and’,” he said. “I knew that there would be.” # more
“Crr,” said the loudspeaker, quite low. It was alone by then. # more
-> DONE

=== l3
# aside
# shot: two
# place: kitchen; night; stars
# action: A eat calm; heroes sit-on-chair; friends sit
# things: table; bowl on table; bread on table; soup in bowl
There was supper. It was bread.
It was bread and soup. There is usually an ‘and’. # usual
The bowl had two handles as well. {A} had not seen that before.
One was for {A}. The other was for nobody, and then for whoever carried it back to the stove. # spare
Under the soup was a flower. It came up bit by bit. # more
“And?” they asked at the table. {A} told them all of it, up to the bread. # more
-> DONE

=== m4
# shot: close
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; friends stand
# things: basin; towel; soap; cup
Hands come in two. There is the one that washes, and there is the other one that washes.
There was some blue on a thumb. It would not come off at once. # usual
“That is from the ‘and’,” {A} told the soap. # spare
The tooth mug had one handle. It was for a person by themselves. # usual
{A} turned it round. There was room on the other side. # more
The towel had hung there all day, in two halves, with the rail in the middle. # more
-> DONE

=== l4
# shot: object
# place: field; night; stars
# place for game: living-room; night; stars
# action: heroes sleep; friends sleep
# things: table; trophy on table; moon
The cup stood on the table. It had to dry.
From behind it looked like somebody with two ears. It might have been listening. # usual
There was nobody there. There was only the dark, and the grass. # spare
Then the moon was in it, bent and small. It went in at one handle. It would take until morning to come out at the other. # usual
Nobody asked who was in front. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends sleep
# things: bed; pillow; quilt; lamp
{H} lay in bed. On one side was the wall. On the other side was the room. # usual
{resting}
{keepsake}
{dream} # spare
{L} told all of it to the pillow. “There {left_many():were|was} {left()},” said {L}. “And.”
The pillow waited. {L} had one eye shut. # usual
“And?” asked the pillow. ¶ But {L} had got as far as that.
Goodnight, {left()}. And goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Mr Pym came by in the morning, with a small tin. He had not slept. “It is the tail of the ‘and’,” he said. “It looks as if it had seen something.” ¶ They went to look. {H} bent down, until one eye was right behind it. ¶ “You,” said {A}. “It was looking at whoever had the brush.” ¶ So Mr Pym put his own name, very small, on the underneath.
-> DONE

=== next_bedtime
Somewhere a cup was drying. It had an ‘and’ on it, in case of anybody else.
-> DONE

=== function left
{
- is_entry_1_being:
~ return entry_1_being
- is_being_1:
~ return being_1
- is_entry_1_thing:
~ return entry_1_thing
- is_thing_1:
~ return thing_1
}
~ return "everybody"

=== function left_many
{
- is_entry_1_being:
~ return entry_1_being_many
- is_being_1:
~ return being_1_many
- is_entry_1_thing:
~ return entry_1_thing_many
- is_thing_1:
~ return thing_1_many
}
~ return false

=== function right
{
- is_entry_1_being and is_entry_1_being_2 and (is_match or is_won or is_game or is_bake):
~ return entry_1_being_2
- is_versus and is_entry_1_being_2:
~ return entry_1_being_2
- is_versus and is_entry_1_being and is_entry_1_thing:
~ return entry_1_thing
- is_versus and is_entry_1_thing_2:
~ return entry_1_thing_2
}
~ return L

=== function of_left
{left() == "everybody":
~ return "‘everybody’"
}
~ return left()
