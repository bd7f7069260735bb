# about: new-baby(coming|having a|going to|arriv|soon|due|tummy|bump|expect|pregnan|on the way|will be|will have)
# also: jealousy; gentle-hands; nervous; proud; patience; happy
# when: coming
# wants: child
# ages: 3-9
# needs: hands
# holds: baby(kind), dark(kind)

=== title
{~As Big as a Cabbage|The Outside Leaf}
-> DONE

=== s1
# shot: wide
# place: kitchen; day; clear
# action: heroes hold curious cabbage; mum sit-on-chair happy; friends look-up happy at cabbage
# things: chair; paper on fridge; fridge; basket; 3 lemons in basket
# people: mum=woman(blue dress)
{~“This week it is a cabbage,” said the grown-up with the tummy, {young:and put a tick on the list.|reading from the list, and put a tick.} {H} had a look at the tummy, and it might well be.|On the fridge hung the list of how big the baby was. {young:First it had been a pea, and now it was a cabbage! {H} read it again.|There had been a pea, and a plum, and a lemon, and {H} had been told every Sunday. Now it was a cabbage.}|Bump, it went, under the jumper, {young:and {H}, with one ear on it, sat up.|and {H}, who had been listening with one ear, sat up.} “It is as big as a cabbage now,” they said.}
As a pea it had been no trouble. {young:But now there was no lap left. There was a cabbage on it.|But a cabbage takes up all the lap.}
So {L} got one out of the basket, to see what it was like to have one in the house.
{is_wished_day:“The real one is for {wished_the_day},” they said. Nobody had asked the cabbage.} # wished
“Hold its head,” said the grown-up with the tummy. ¶ “It is all head,” said {L}. # usual
-> DONE

=== s2
# shot: two
# place: garden; day; clear
# action: heroes kick cross football; friends point happy at cabbage; mum wave happy
# things: goal; cabbage before goal; football; 3 balls
They started with football, and put it in goal.
{joining}
In went {~nine|ten}. “It is only new,” they said.
{themed_a} was held up for it to see. It did not ask what that was for. # personal
{is_wished_saying:{wished_saying} {L} said it into the top of the cabbage, where it would be passed on.} # wished
{hinderer_person:{hinderer} went in goal as well, to help it, and stood in front, so that it could not see.} # beat
{hinderer_animal:{hinderer} came up and licked the goalkeeper, from the chin to the top, and everybody had to wait.} # beat
{hinderer_carried:{hinderer} was put in goal beside it, and then nobody knew which of them had let in the last three.} # beat
{young:Not once did it look at the ball, not even at the slow ones.|Not once had it looked round, and the last two were not hard ones.} # usual
Then people came to tea. “Oh,” they said to the tummy, “how big!” They said it to the tummy for a long time, {young:and {L} had new shoes on, with lights.|and {L} stood there, in new shoes with lights at the back.} # usual
{L} carried in the cabbage, so as to be in it. {young:“Aah!” they said. They said it to the cabbage!|“Aah,” they all said, and one of them gave a pat, and gave it to the cabbage.} # usual
That was too much.
-> DONE

=== m1
# aside
# shot: behind
# place: market; day; clear
# action: heroes push proud wheelbarrow; shopkeeper bow happy at cabbage; friends walk happy
# things: cabbage in wheelbarrow; hat on cabbage; stall; 6 apples on stall
# people: shopkeeper(glasses)
That morning it had been out in the barrow, {young:with a hat on, as far as the shop.|in a hat, lying on its back, as far as the shop with the vegetables outside.}
“Is it yours?” said the man of the shop, and bent down to it. {young:“I think that I know that face from somewhere.”|“I could swear that I knew it.”} He had sold it to them on {~Friday|Thursday}.
“It does not sleep,” {L} told him. {young:“It only lies there.”|“It shuts its eyes, but it is only thinking.”}
{pausing} # company
Two people at the bus stop looked in, and said whose ears it had. # more
“They are like that,” said the man, {young:and gave it a sprout, to be its friend.|and put in a sprout, for when it should want a smaller one of its own.}
-> DONE

=== l1
# aside
# shot: close
# place: bathroom; day; clear
# action: heroes wash happy cabbage; friends peek curious at cabbage; mum sit happy; snail peek calm
# things: basin; cabbage in basin; 6 bubbles over basin
They had to wash it. {young:Round and round it went in the water, and would not stay up.|Sit it would not, nor lie, and whichever end was held, the other end was on top.}
“Mind its eyes,” said the grown-up with the tummy. ¶ They looked for them. {young:They did not find any, only two bumps, near the stalk.|They were thought to be round the back.}
When you rubbed it, it squeaked a bit. {young:That is nearly talking, so they rubbed it some more.|After football, that was a surprise, and they rubbed it again, to hear what it thought.}
A towel was held out, and in that it sat for a time, and steamed. # more
Behind one leaf, when it was dried, they found a {~snail|beetle}. {young:“I didn’t have one of those,” said {L}, “when I was new.”|“I didn’t have one of those,” said {L}, “when I was new.”}
-> DONE

=== m2
# aside
# shot: two
# place: bedroom; day; clear
# action: heroes read happy book; friends listen happy
# things: book in heroes.hand; cabbage before heroes; cushion
Next it was read to. {L} read it the one about the goat, {young:and held the pictures up to the front of it.|and turned each page round, for as long as a cabbage needs.}
“Where is the goat?” {L} asked it. ¶ You could wait as long as you liked.
No page was its favourite. {young:Any way up would do, and it did not ask for more.|About the end it had no view, either, and when {L} left out a bit in the middle, it let it go by.}
By the last page it was either asleep or listening, and with a cabbage who can say? # more
“When will it do things?” asked {L}.
“You took a year to get to the {young:other side of the room,” they said. “We all clapped.”|other side of the carpet,” they said. “We all sat there and cheered.”}
-> DONE

=== s3
# shot: object
# place: kitchen; dusk; clear
# action: heroes kneel sad before cabbage; friends stand worried
# things: cabbage before table; leaf beside cabbage; table
Perhaps it was put down too near the edge of the table. {young:Perhaps it got a push.|Perhaps it got a push, too, and not such a very small one.}
Down it went with a thump, and a leaf came off.
No one spoke. The cabbage did not, and {L} did not. {young:If only it had cried!|If it had cried, you would have known where you were.} # usual
{helper_person:{helper} found the leaf, under a chair, and did not say a word, but wiped it on a sleeve.} # beat
{helper_animal:{helper} came and breathed on it, as you do to find out if somebody is awake.} # beat
{helper_carried:{helper} was moved back from the edge of the table, a good way back, and then a bit more.} # beat
So {L} got it up off the floor, with one arm under and one arm over. And there, where the leaf had been, was another leaf, {young:and it had its arms right round the next one.|and that one had its arms right round the one below.}
{L} looked in at the side. Every one of them held the next. {young:They went in, and in, to one that was too small to see.|It went on like that, in and in, each one smaller and each one held, down to one that you could only guess at.}
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: heroes point surprised at paper; mum sit-on-chair calm; friends peek curious at paper
# things: paper on fridge; fridge; pea on paper; wardrobe
“And next week?” asked {L}. They looked it up. {young:Next week it was a {~marrow|melon}, and then you had to turn over.|Next week it was down for a {~marrow|melon}, and after that the list went on over the page.}
“What is it at the end?” said {L}. “Is it a {young:big wardrobe?”|wardrobe?”}
At the end came just a baby, right at the bottom. {young:“On a Tuesday, or about,” they said.|No day was given. “About a Tuesday,” they said, “but it does not keep a diary.”}
{many:{B} found the pea, right at the top.|{L} found the pea, right at the top.} You could hardly read it. {young:What a small tick it had, too! They had told no one.|They had ticked it very quietly, in those days, and told no one.}
-> DONE

=== m4
# shot: two
# place: kitchen; dusk; clear
# action: heroes give happy hat; friends hold calm tape-measure; mum sit-on-chair happy
# things: cabbage on table; hat on cabbage; jam on table; table; leaf
The leaf had to go back on. {young:They tried tape, and off it came. They tried jam, and that was only sticky.|They tried tape, which does not take to cabbage, and after that they tried jam.}
So it got a hat. The hat went right down over the leaf, {young:and held it on, and you could not see where.|as far as the place where a neck would be, and held on all round.}
“I am sorry about the table,” {L} told it. “You were in my seat.”
In goal, and on the floor, and all in one day! It was taking it very well. # spare
-> DONE

=== s4
# shot: close
# place: living-room; night; clear
# action: heroes hug happy cabbage; mum hug happy heroes; friends sit happy
# things: armchair; hat on cabbage; cabbage in heroes.hands
In the big chair sat the grown-up with the tummy. There was a bit of lap left, at the side, and {L} got on to it with the cabbage. It had a hat on now, to hold the leaf.
“Which leaf was I?” asked {L}.
“You were here before it,” they said. “So you go round the outside.”
{L} thought about that, and put both arms round as much of it as they would go. They went nearly round.
Bump, went the tummy. Bump, bump, right in the middle of {L}. # usual
“It can kick!” said {L}. # usual
“It does it all night,” they said. ¶ “Then it should not be in goal,” said {L}. “I shall be in goal.” # usual
-> DONE

=== l3
# shot: wide
# place: kitchen; night; stars
# action: heroes eat sleepy peas; friends eat sleepy; mum eat happy
# things: table; cabbage on chair; chair; hat on cabbage; 6 peas on plate; plate on table; pea on table
It was peas for supper. They had talked it over, in the hall. There was no more said about cabbage.
The cabbage sat in its place, in its hat. It let the peas go by.
A pea rolled off and ran up to it, and stopped. They had been the same size, once.
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: heroes tuck-in happy cabbage; friends whisper sleepy heroes
# things: shoebox; cabbage in shoebox; hat on cabbage; sock in shoebox
A shoe box was its bed. A sock was the sheet. The box was from the new shoes, the ones with lights.
{L} put it down the slow way. The head went last. It was all head, so it took a bit of time.
“Shh,” said {L}, to the {~stairs|tap}.
The lights in the heels went on, and off. Then they had to stay on the mat, for the night. # spare
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: mouse sleep sleepy; heroes sit sleepy
# things: paper on fridge; fridge; 2 peas on table; table
The list hung on the fridge, in the dark. It had all its ticks. It had some way to go.
Out in the grass stood the goal. There was not a thing in it. # spare
In the big bed there was a bump, and then one more bump, and a yawn. “Goal,” said a voice, half asleep.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: cabbage beside heroes; hat on cabbage
In the end it came into the bed, hat and all.
It was cold, and then it was not so cold. # usual
{resting}
{dream} # spare
It did not kick. It just lay there, and was held. # usual
In the middle was the small one, too small to see. Round that was a leaf.
Round that was a leaf. Round them all was the hat.
Round the hat was an arm, and that was {L}.
And round {L} was the dark, right up to the neck. It had hold of them all.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
On Sunday the list was read out, and now it was a marrow. {H} went and found one. It was as long as an arm, and there was not a leaf on it to hold on with.
The hat was tried on it. It looked a good deal more like an uncle.
“It will take both of us,” {A} told the cabbage, which had been let off supper again.
-> DONE

=== next_bedtime
Round the hat there was an arm. It was the same arm.
-> DONE
