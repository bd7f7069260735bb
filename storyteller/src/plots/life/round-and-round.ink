# about: somebody-died(of the home|my mum|my mom|my mam|my mother|my dad|my father|gran|nan|nonn|oma|opa|pop|aunt|uncle|abuel|dadi|daadi|nani|bubbe|zayde|babcia|dziadek|lolo|lola|halmoni|yaya|mimi|gigi|maw|paw)
# also: sad; missing
# wants: child
# role grownup: parent = the grown-up with the purse
# role gone: answer = somebody
# ages: 3-12
# needs: hands
# holds: death, dark(kind)

=== title
{~Round, and Round, and Round|The Last Thing on the List}
-> DONE

=== s1
# shot: wide
# place: hallway; day; clear
# action: A read sad letter; heroes reach-up sad at coat; grownup stand; friends stand
# things: coat on hook; hook; letter; pen
{~The coat had four pockets, and {H} knew them all. {young:In the last one was a list.|The fourth was on the inside, and it had a list in it.} It was {gone_s} coat. {gone} had died.|“Lemon,” said the list. “String.” {young:{H} had found it in {gone_s} coat.|{H} had found it in the inside pocket of {gone_s} coat, with a pen clipped to it.} {gone} had died.|A list fell out of {gone_s} coat, {young:and {H} picked it up.|folded in four, and {H} unfolded it.} The writing was just the same as ever. But {gone} had died.}
{A} knew what that meant, because {A} had asked. All of a body stops, and it does not start again. It was not because of anything that {A} had done, or said, or thought.
{young:Where {gone} was now was a big question. {A} could ask it again and again.|Where {gone} was now was a larger question. {A} had asked that, too, and could ask it again.} # usual
The list said a lemon, string, stamps, and seed for the birds. {young:Under that was one thing more. It went round and round, and no one could read it.|Below that stood a fifth thing, which went round and round, and could not be read.}
“I am going to do it,” said {A}. “All of it.”
{is_wished_thing:{wished_thing} {wished_thing_many:were|was} not on the list. But {wished_thing_many:they were|it was} seen to first, as {gone} would have done.} # wished
-> DONE

=== s2
# shot: two
# place: market; day; breeze
# action: A hold lemon; grocer read curious letter; heroes carry basket; friends peek at bag
# things: stall; 8 apples on stall; lemon; basket
# people: grocer=shopkeeper(old, he)
So {H} took the basket, and the purse, and {grownup}.
{joining}
The lemon was easy. {young:{A} smelled six, and took the best.|{A} smelled nine of them, and took the second.} # usual
Then the list was shown to the man with the apples. {young:He held it near. He held it far away.|He held it as far off as his arm would go.} “Radishes,” he said. So they bought radishes.
{hinderer_person:“It is perfectly plain,” said {hinderer}, and held it to the sun, and turned it, and gave it back.} # beat
{hinderer_animal:{hinderer} put a nose right in among them, to see to it, and came up with a leaf on.} # beat
{hinderer_carried:{hinderer} had gone in the basket, and had to come out again for the radishes, and be carried.} # beat
“But it goes round,” said {A}. “Radishes don’t go round.”
They looked in the bag. {young:The radishes did not know a thing.|The radishes looked back. They had not expected to be asked.} # usual
-> DONE

=== m1
# shot: behind
# place: post-office; day; clear
# action: woman look-up curious holding letter; A reach-up; heroes look-up; friends stand laughing
# things: counter; letter; stamp on counter; window
# people: woman(glasses)
At the post office they asked for stamps. The woman behind the glass said how sorry she was about {gone}.
“It was not you,” said {A}.
“No,” said the woman. “It is what people say. {young:It means, I wish I could help.”|It means that they would do something, if there were something to do.”}
The woman could read anything. She had read doctors, and uncles, and postcards that had been {~in the rain|dropped in the sea}. {young:She held up the list to the light.|She held the list up to the light, and the whole queue leaned in.}
“Wolverhampton,” she said, at last. {young:“Or a goat.”|“Unless it is a goat.”}
They did not go to Wolverhampton. The goat was thought about all the way home. # spare
{pausing} # company
-> DONE

=== l1
# aside
# shot: close
# place: shop; day; clear
# action: A hold curious wool; tailor read letter; heroes peek at drawer; friends stand
# things: mirror; drawer; wool; 4 drawers
# people: tailor(he)
String lives in a shop with drawers up to the ceiling. {young:“How much?” asked the man.|“How much would you like?” asked the man in the brown coat.}
The list did not say. “Enough,” said {A}. The man knew how much that was, and wound it into a ball.
Then he tried his luck with the fifth thing. He turned it over. {young:He looked at it in a mirror. It was just the same in there.|He looked at it in a mirror, and in the mirror it was exactly the same, which in his experience was rare.}
“Could it be a {~hinge|washer}?” he said. {young:They went and looked in that drawer.|They had the drawer out, to compare.} It could not.
{A} thanked him. The string was a good one, and had a smell of {~ships|sheds}. # spare
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; afternoon; clear
# action: baby point proud at letter; A clap laughing; heroes read; friends hold letter
# things: table; letter; teapot on table
# people: baby
At home everybody had a turn. {young:Upside down it was a hill.|One read it upside down, and said that it was a map, and a steep one.}
One thought that it was an uncle’s new number. One had read it as “ointment”, and would not be talked out of it. # spare
“What did {gone} say that it was?” {many:asked {B}.|asked {A}.}
Everybody laughed, even the one with the red nose. {young:{gone} could not read it, either!|It was well known that {gone} could not read it, either, once the ink was dry.}
Next door’s baby was asked last. It looked for a long time, and bent one corner, {young:and said “Ooo.”|and then it said “Ooo,” quite firmly.}
“It does look like an Ooo,” {A} told the others.
-> DONE

=== l2
# aside
# shot: above
# place: garden; afternoon; clear
# action: A give calm nut at bird; bird eat calm; heroes crouch; friends look-up
# things: fence; nut; bowl
The seed was for the birds. They did not know yet. A robin sat on the {~fence|watering can}. {young:It looked past {A}, for the one who is tall.|It looked past {A}, to see who was coming behind with the bag.}
“{gone} has died,” {A} told it. “So it is me.”
The robin thought about that with its head on one side, and then on the other. {young:Then it came down and ate. It ate and ate.|Then it flew down and ate, as if it had been told nothing at all.}
{A} had eaten toast that morning, three bits. {young:Was that all right?|It had tasted good, and {A} had wondered if it ought to.}
“You have to have breakfast,” {A} said to the robin. ¶ The robin had never thought otherwise. # spare
-> DONE

=== s3
# shot: behind
# place: kitchen; dusk; clear
# action: A draw surprised pen; heroes peek; friends blow pen
# things: table; lemon on table; letter on table; stamp on table; wool on table; plate on table
Then it all lay on the table: lemon, string, stamps, seed. {young:The radishes had a plate to themselves.|The radishes had been given a plate, and did not know why.} # usual
{A} took {gone_s} pen, to cross things off. It would not go.
{helper_person:“Give it here a minute,” said {helper}, and warmed it between two hands, and gave it back.} # beat
{helper_animal:{helper} came under the table, and put a chin down on {As} foot, and left it there.} # beat
{helper_carried:{helper} was held in {As} other arm, the one that does not write.} # beat
They shook it, and breathed on it. Other pens were offered, but {A} wanted this one. # usual
So {As} hand went to the corner of the list, and made a ring, and another on top. Round, and round, and round.
{young:And then it came. It was blue.|Nothing, and nothing, and then, thin and blue, it came.}
{A} looked at that. Then {A} looked at the last thing on the list.
-> DONE

=== s4
# shot: close
# place: kitchen; dusk; clear
# action: A draw calm pen; grownup hug A; heroes draw pen; friends sit
# things: table; letter on table; pen
“It is not a word,” said {A}. “It was {gone}, making the pen go.”
All the heads came down over the list. The old rings were just like the new ones.
“Does it work with people?” {many:asked {B}.|asked {A}.} And then, after a bit: “No.”
“No,” said {grownup}. “Only with pens.”
{grownup} had not cried for a long time. {young:Now it came, and it ran and ran.|Now it came, thin at first, and then it ran quite well.} An arm went round, and held on.
After that they all did the last thing on the list. {young:Round, and round, and round. Soon it looked like a sheep.|By the time the pen had been right round the table, the paper was as woolly as a sheep.} # usual
-> DONE

=== m4
# shot: wide
# place: hallway; dusk; clear
# action: A point happy at wall; heroes peek at calendar; friends point at telephone
# things: wall; calendar on wall; telephone; drawing on wall; tin
Now that they knew it, they found it all over the house.
It was on the {~calendar|back door}. It was on a packet of beans, and beans go up like that, too. It was on the wall, very small, by the telephone.
“So that was you,” said {A} to the wall. {gone} had been told off about that one. # spare
Each time it sat just in front of some words. First it went round. Then it said what it had to say.
They ate the radishes. The radishes were hot. They all had to drink. # more
“I am glad that it was not radishes,” said {A}. # spare
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: A draw happy in bath; heroes sit in bath; friends stand
# things: bath; wall; smoke over bath
In the bath {A} put a wet finger on the wall. Round, and round, and round.
It came at once. That is easy, with steam.
It ran down, and it was gone. {A} did it again. It ran down again. # more
“I can do it with my foot,” said {A}. It was a bit big, with a foot. # spare
The towel went round, too. It went round twice, and was tucked in at the top. # more
-> DONE

=== m3
# shot: two
# place: hallway; night; stars
# action: A reach-up sleepy at coat; heroes hold pen; grownup stand; friends sit
# things: coat on hook; hook; letter in A.hand
The list had a line through four things, and rings round the last. It was not put in the bin.
It was put back in the coat, on the inside. That is where it lives. # spare
“And the pen?” asked {A}.
“That is for you,” said {grownup}. So the pen went up to bed with {A}.
It lay on the sill. It had ink for a long time yet. # spare
“I may want it,” said {A}. “I may have a list.” # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes tiptoe sleepy
# things: lemon on table; table; wool on table; coat on hook; hook
Down in the dark lay the lemon. You could tell by the smell.
The string lay in its ball. It went round and round, and in the end it went in. # spare
The coat hung on its hook. It had one full pocket.
Two cups stood by the sink. They had talked until late, the two cups. # more
Out on the {~fence|wall} sat the robin. It had put its head in. It was quite round. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A point sleepy down; heroes sleep; sheep stand calm; friends sit
# things: card; pen
The pillow was soft on both sides. # usual
{resting}
{dream} # spare
By the bed stood the last birthday card. It was from {gone}. At the top was a sheep, or so {L} had thought.
“That was just to make the pen go,” said {L}.
It had to get to what came next. That was in blue. It would stay there. # usual
{L} put one finger on the sheet. Round, and round, and round.
And then it came. It was a name. It said {L}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A list hung on the fridge in the morning. It was {As}. At the post office the woman held it up to the light.
“Bread,” she read out. “A plum. Blue ink. And a sheep.”
“That is not a sheep,” said {A}. “That is to make the pen go.”
The woman took her own pen, and a clean bit of paper, and went round, and round, and round. She looked at it for a while. She put a stamp on it.
-> DONE

=== next_bedtime
The list was in the inside pocket, behind the other one.
-> DONE
