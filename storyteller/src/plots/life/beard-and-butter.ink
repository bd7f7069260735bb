# about: test(spell&!out of&!full marks&!passed&!aced&!all right&!top marks|words|writing|literacy|english|dictation|phonics); school-day(bad|hard|rough|awful|wrong|difficult|worst|terrible|tough|sad|cried)
# also: sad; embarrassed; frustrated; trying-again; tired; angry
# news: bad
# when: done
# wants: child
# role grownup: parent = the grown-up in the kitchen
# ages: 5-10
# holds: goat(kind), camel(kind), dark(kind)

=== title
{~Beard and Butter|The Goat on the Peg}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: heroes stand worried at goat; goat eat calm; grownup point happy at goat; friends stand surprised at goat
# things: hook; satchel on heroes.back; paper in heroes.hand; coat left
{~A paper that is folded five times is no bigger than a biscuit. {young:But {H} felt it all the way home.|But {H} had felt it in the pocket all the way home, like a stone in a boot.}|{H} came home with one hand on a pocket. {young:In the pocket was a paper, folded up small.|In the pocket was a paper, folded five times, and a sixth time if paper could.}|Ten words had been asked for at school, {young:and {H} had put ten. But some had red on.|and {H} had handed in ten. But five of them had come back with red on.}}
“How was school?” asked {grownup}.
“Quite,” said {A}.
“Quite what?” {young:But {A} did not say.|But that is one of those words that have nothing after them.} # usual
“Well, hang up your coat,” said {grownup}. So {A} went to the peg, and on it was a goat. {young:By its collar it hung. “Meh,” it said.|There it hung, by the loop, chewing, as if it had been told to wait.}
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: heroes read surprised paper; goat stand happy; grownup sit-on-chair calm; friends point surprised at bread
# things: table; bread on board; board on table; comb on table; butter on table
{A} undid the paper by one fold. There it was, in red: “I hung up my goat.” {young:But you hang up a coat.|Goat ought to have been coat. The c had grown a tail.}
They got it down, and took it along with them.
{joining}
“There you are,” said {grownup}. “Will you have some beard and butter?”
{young:The beard was long and brown.|The beard lay on the board, long and brown and still warm.} There were crumbs in. “It is rather hairy today,” {grownup} said, {young:and looked for a comb|and felt in the drawer for a comb}. # usual
{hinderer_person:“Mine has a plait in it,” said {hinderer}, and nobody could have any until it had been undone.} # beat
{hinderer_animal:{hinderer} took the beard for somebody, and would not go past the table.} # beat
{hinderer_carried:Some of it got on {hinderer}, just under the chin, and then {hinderer} had to be combed, too.} # beat
{A} undid another fold. {young:Number two had to be bread.|Number two ought to have been bread.}
There were {young:three more|three of them still to come}. # usual
{is_loved:Nobody had asked for a word to do with {loved}. That one {A} could have done with both eyes shut.} # personal
-> DONE

=== m1
# aside
# shot: behind
# place: hallway; afternoon; clear
# action: heroes pull cross paper; goat pull happy paper; friends stand curious
# things: shoe before goat; row of 3 shoes; coat on hook; hook
The best thing would be to put the paper where nobody would read it. {young:So it went in a shoe, right down in the toe.|So it went into a shoe, a long way down.}
{young:But a goat likes shoes. First this one was eaten, and then the other one.|But a goat does not mind about reading. The shoe was eaten, and the other shoe, and now it was just beginning on the paper.}
“Not that,” said {A}, and pulled. The goat pulled. {young:The goat looked happy. It thought that this was a game.|The goat had the end with the date on, and found it dry.}
{pausing} # company
So it went back into the pocket, {young:with a bite out of it|rather damp, and short of a {~Monday|Tuesday}}. # spare
“Meh,” said the goat. Nobody can spell that wrong. # more
-> DONE

=== l1
# aside
# shot: close
# place: bedroom; afternoon; clear
# action: heroes write worried pencil; goat peek worried; friends kneel calm
# things: paper before heroes; rubber beside paper; calendar left
{A} tried to rub it out. {young:Rub, rub, rub.|The good rubber was used, the one in the shape of a {~pea pod|whale}.}
But as the g got thin, the goat did. {young:First you could see the wall through it.|First its feet went faint, and then you could read the calendar through its middle.}
“Meh?” it said, and looked down, {young:to see where it was|to see how much of it there was}. {A} could not do that to a goat.
So {A} wrote it all in again, nice and black, with the tail on. {young:The goat shook itself, and ate the rubber.|The goat came back darker than before, shook itself, and ate the rubber.}
“Sorry,” said {A}. ¶ The goat leaned on {A}, to see if it was solid. # spare
By now it was quite a round goat, for one that ought to have been hanging in the hall. # more
-> DONE

=== m2
# shot: two
# place: kitchen; dusk; clear
# action: grownup carry proud bowl; heroes sit-on-chair surprised holding spoon; friends sit-on-chair surprised
# things: table; huge bowl on table; tiny hill in bowl; sand on table; oven left
Then it was time for what comes after. {young:“Here is your desert,” said {grownup}.|“Now, who would like some desert?” said {grownup}, and opened the oven.}
In came the big dish, hot and yellow, right up to the edge. {young:In it was sand. A small camel was going over the sand.|A wind was getting up over the far side of it, and across the middle, quite small, went a camel, who did not look up.}
“There is plenty,” said {grownup}. {young:It went on and on.|You could not see the end of it.}
They had a spoon each. {young:Crunch, it went.|Desert is filling, and rather dry, and nobody knew what to do about the camel.} # spare
You could hear its bell. Ting, it went, and then came a long piece of sand, and then ting. # more
That was number {~six|seven}. One more s was all that it had wanted. # more
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: heroes stroke happy clock; friends clap happy; goat sit calm
# things: clock; spoon on table; table; door right
And all this time the spoon was a spoon. {young:{A} looked at it. What a very good spoon!|There it lay with both its o’s, and shone. {A} had never seen before how much a spoon does right.}
The window was a window as well, {young:and the clock was a clock|with all six letters and a view, and the clock on the wall was nothing but a clock}.
“Those are mine,” said {A}. {young:“I got them right.”|“Spoon, window, clock. I did those.”} Nobody had put any red on them, and so they had not been noticed.
They went round and gave each a pat. {young:Pat, pat, pat.|The clock seemed surprised. For years it had been right, and nobody had ever said so.}
“Well done,” {A} told the door, which has two o’s of its own, and a handle. # more
-> DONE

=== s3
# shot: object
# place: bedroom; dusk; clear
# action: heroes read curious paper; goat look-up sad heroes; friends kneel calm
# things: paper before heroes; lamp left
In the bedroom it was dark enough to look. {A} took the paper out, and undid the whole of it.
That was not nice. {young:Most of it was red.|The paper looked like a thing that somebody had trodden on.} # usual
Even {themed_a}, on the bed, looked as if it had a letter missing. # personal
{helper_person:“Five of them have no red on at all,” said {helper}, who had counted.} # beat
{helper_animal:The paper would have folded itself up again, but {helper} stood on a corner, and so it had to lie there.} # beat
{helper_carried:The paper would have folded itself up again, but {helper} was put on a corner of it, to keep it open.} # beat
But the goat put its chin on the place, and breathed, and so {A} had to see. {young:All the letters were there. One was just not in its own chair.|There they all were, the very letters that were wanted, only some were in each other’s chairs.} # usual
“Excuse me,” said {A} to the g. “I think that you have somebody’s tail.”
{young:So it had! The g was very sorry, and let it go.|The g looked behind, and went red, and gave it up at once.}
The goat sighed, and lay down, and put its {~arms|sleeves} out. {young:It was a coat, a bit chewed.|It was a coat, slightly chewed.}
-> DONE

=== m4
# shot: wide
# place: kitchen; dusk; clear
# action: heroes eat happy spoon; friends eat happy spoon; grownup pour happy jug
# things: table; huge bowl on table; 5 plums on plate; plate on table
The desert needed one more s, {young:and they found it on the end of the plums|and they found it in the fruit bowl, on the end of the plums, which could do with one fewer}.
“Would you mind?” asked {A}. {young:It went in by the other s.|The s came over, and the one that was there already moved up.}
The wind dropped. The sand went soft, and had a skin on, {young:and it was custard|and was, by all accounts, custard}.
“Ah,” said the camel. {young:What a long, dry day!|That was the third time across since the morning, and never once with a spoon.} # more
So there was just one plum left over for later. # spare
They had it all, down to the dish. At the very bottom was the mark of one small foot. # more
-> DONE

=== s4
# shot: close
# place: kitchen; dusk; clear
# action: heroes point proud at paper; grownup read surprised paper; friends sit-on-chair happy
# things: table; paper on table; pencil on table; bread on board; board on table
Then {A} went and put the paper on the table, flat. “I had five wrong,” said {A}.
{grownup} read it, {young:down to the end|right down, and the beard shook a little}. “May I do this one with you?”
They did the r. {young:It had to come and sit by the b.|The r had sat down much too far along, among the wrong people.} They both said excuse me, and it came up, and then it was bread. {not short:It was a relief to everybody.}
“And this one says that you were very tried.” ¶ “It should say tired,” said {A}. “I tried.” ¶ {grownup} looked at that one for quite a while. {young:“Then it can stay.”|“Do you know,” {grownup_it} said, “I should leave that where it is.”} # usual
-> DONE

=== l3
# shot: object
# place: hallway; night; stars
# action: heroes reach-up calm coat; friends stand calm; grownup stand calm
# things: coat on hook; hook; bread on board; board on table; butter on table; table left
They hung up the coat. It gave one small “Meh”, and that was all.
The bread was cut, and there was butter. It had hardly any hairs. # more
A comb lay in with the forks. They let it stay. # spare
“I once put,” said {grownup}, “that my aunt lived in a flea.”
“What was it?” said {A}. ¶ “A flat,” said {grownup}. “But she did have to duck.” # more
The camel went home by the back of the oven. It did not look up. # more
-> DONE

=== m3
# shot: behind
# place: bathroom; night; stars
# action: heroes wash sleepy soap; grownup hold calm towel; friends brush-teeth sleepy
# things: basin; tap on basin
There was a wash. The soap was soap. It has just the four, and they know where to sit.
The red came off one thumb. It had been on there all day.
Teeth were done, top and low. # more
“What if I get five next time?” said {A}. ¶ “Then I shall want to meet them,” said {grownup}, with the towel. # spare
The tap was left to think. It said a p, and a p, and a p. # more
-> DONE

=== l4
# shot: above
# place: living-room; night; stars
# action: teacher write sleepy pen; cat sleep calm; heroes sit sleepy
# things: desk; paper on desk; lamp on desk; row of 4 books on shelf; shelf
# people: teacher(she, glasses)
In some other house a teacher sat up late. She had red on her thumb, too.
She put down what to buy. “Eggs,” she put. “Bannana.”
She had a look at it. She put it one more way. It had got more n’s in. # more
Then she put “Fruit”. She went up to bed. # spare
The pen was by the lamp. It had its cap on. It would not say a word.
On the table the books were all shut. There was a good deal asleep in them. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
Bed was bed. It was right from end to end.
{resting}
{dream} # spare
There was still one word. It was the last on the list. # usual
“It is quite,” said {L}. And it was. It was quite dark, and quite late.
“Quite what?” said the pillow. # usual
The e got up. It did not want to wake the rest. It came to the t.
“After you,” said the t.
And then it was quiet.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
From the bus, on the way to school, {H} saw a coat on the hill. It stood at the very top, among the goats, with the wind in its sleeves, and it was eating.
A farmer was walking round it with a paper in his hand. “I know,” he called down, when he saw them looking. “I know. I had only to put a g.”
-> DONE

=== next_bedtime
Up on the hill a coat had lain down among the goats. They were not cold, any of them.
-> DONE
