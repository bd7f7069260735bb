# about: learned(lace&!taught his&!taught her little&!taught her brother&!taught her sister&!taught her cousin&!taught her friend&!taught her baby|tie&!taught his&!taught her little&!taught her brother&!taught her sister&!taught her cousin&!taught her friend&!taught her baby|tying&!taught his&!taught her little&!taught her brother&!taught her sister&!taught her cousin&!taught her friend&!taught her baby|bow&!taught his&!taught her little&!taught her brother&!taught her sister&!taught her cousin&!taught her friend&!taught her baby|knot&!taught his&!taught her little&!taught her brother&!taught her sister&!taught her cousin&!taught her friend&!taught her baby|shoe&!taught his&!taught her little&!taught her brother&!taught her sister&!taught her cousin&!taught her friend&!taught her baby); learning(lace|tie|tying|bow|knot|shoe); trying-again(lace|tie|tying|bow|knot|shoe); can-do(lace|tie|tying|bow|knot|shoe)
# also: proud; trying-again; frustrated; patience; can-do
# wants: child
# names: Mr Pettigrew | Mr Salter | Mr Bannerman
# ages: 4-9
# needs: hands
# holds: dog(kind), dark(kind)

=== title
{~The Chair Came Too|A Very Good Knot}
-> DONE

=== s1
# shot: wide
# place: kitchen; day; clear
# action: A walk proud; heroes look-up; friends stand surprised
# things: chair behind A; rope at A
{~“I can do it by myself,” said {H}, {young:and sat down on the kitchen chair.|as everybody does who is about to sit down on a chair with a shoe.} It was about laces.|The shoes had buckles last time, and before that they had straps. {young:Now they had laces, and {H} had them all to do.|Now they had laces, which are long and thin and live in pairs, and {H} {was} to do them.}|Over, and under, and pull. {young:{H} had been told how. It did not sound hard.|{H} had been told how, many times, by people with fast hands.} It was to do with laces.}
{L} put over what goes over, and put under what goes under. Then {L} pulled. {young:The knot was a good one, as fat as a {~grape|plum}.|It was a fine knot, as fat as a {~grape|plum}, and nothing in the world would have moved it.}
“Done,” said {L}, and set off for the shop.
Bump, bump, bump. {young:A leg of the chair was in the knot. The chair came too.|One leg of the chair was in the knot, and so the chair came too.}
“It likes the air,” said {L}, who had not meant to do that at all. # usual
-> DONE

=== s2
# shot: two
# place: garden; day; clear
# action: A pull surprised gate; neighbour point surprised; heroes walk; friends stand at rope
# things: gate behind A; chair; rope; bag; themed; fence
# people: neighbour(she)
{H} got as far as the gate, with the bag for the milk.
{joining}
There {L} put up a foot, to do it better. {young:Over, and under, and pull!|Over, and under, and pull, with the chair well out of the way.}
Then they went on. Creak, went something, and click. {young:The gate had come off its hinge, and the gate came too.|The gate had swung there all its life and never been anywhere, and now the gate came too.}
{themed_a}, which had only been lying on the path, was in it as well, at one corner. # personal
{hinderer_person:“Hold still,” said {hinderer}, and stood on the other lace, and then there were two of them on it.} # beat
{hinderer_animal:{hinderer} went through the gate each time that it came by, and waited for it to come by again.} # beat
{hinderer_carried:{hinderer} was put on the chair, as it was going that way in any case, and it went a good deal slower.} # beat
“You seem to have our gate,” said the lady next door. # usual
“It is only coming to the shop,” said {L}. {young:Bump, bump, went the chair. Creak, went the gate.|You cannot very well go back for a thing like that. Bump, bump, creak.} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: street; day; breeze
# action: A pull surprised dog; dog run happy; woman run worried holding cheese; heroes stand laughing; friends walk
# things: rope; chair; gate; milk
# people: woman(hat)
Outside the shop sat a dog with long ears, on a {~red|blue} lead. {young:The dog was waiting, so {L} sat down next to it.|The dog was waiting for somebody who was choosing cheese, and there was room on the step.}
Over, and under, and pull. {young:That was the fattest knot of all.|A lace is thin, and a lead is thin, and anybody might mix them up.}
When they had the milk, they went on. Pat, pat, pat. {young:The dog came too!|The dog came too, and was delighted, and had always hoped that it might be asked.}
After the dog, at the other end of the lead, came a lady with some cheese. {young:“Oh!” she said. “Are we going?”|“Are we in a hurry?” she called. “I have not had my change.”}
“It won’t take long,” said {L}. # spare
The dog had its mouth full of gate by then, to be of use. # more
-> DONE

=== l1
# aside
# shot: close
# place: street; day; clear
# action: A jump laughing; heroes jump; friends walk happy
# things: street-lamp; rope; 2 shoes
Next it was done standing, with both feet together, so that nothing else could get in. {young:Over, and under, and pull, and nobody else got in.|It went over and under with great care, and nothing got in at all.}
{L} took a step. {young:The other shoe came too.|The other shoe came too, and at the same time.}
You cannot get along like that, unless you are a {~sparrow|frog}. So {L} was a {~sparrow|frog}, as far as the lamp post. {young:Hop, hop, hop, they went, both shoes at once.|It was some way, and people said good morning, and were hopped at.}
At the lamp post it was taken out and done again. And there {L} stayed. {young:The lamp post did not come.|It turned out that there are things that do not care to come too, and a lamp post is one.}
“Well,” {L} told it, “you might have said.” # more
It took two people and a spoon to get that one off. # more
A man who was passing hopped as well, to be on the safe side. # more
-> DONE

=== m2
# aside
# shot: wide
# place: street; afternoon; clear
# action: A pull happy washing-line; dog walk happy; heroes walk; driver look-through bus; friends walk
# things: washing-line; 5 shirts on washing-line; trousers; gate; chair; bus
# people: driver(he)
They came by Mrs Next Door’s washing. {young:It was long, and thin, and in the way.|A washing line is only a lace for a garden, and it hung down rather at that corner.}
Nobody could say, later, how it had got in. {young:But it came too, with five shirts on.|But it came too, with five shirts on it, and a pair of long pants that waved to everybody.}
Up the road they went. {young:Bump, bump. Creak. Flap.|Bump, bump, creak, went the road, and flap.}
“Is it a wedding?” asked the man in the bus. ¶ “It is laces,” said {L}. # spare
{pausing} # company
By now they had to go round corners in {~three|four} parts, and wait on the other side for the last of it. # more
-> DONE

=== l2
# aside
# shot: above
# place: park; afternoon; breeze
# action: A point proud at shoe; neighbour hold gate; heroes crouch; friends hold chair
# things: gate; chair; rope; washing-line
“Shall I do it for you?” asked a lady with fast hands.
“No,” said {L}. {young:“I am doing it.”|“I am doing it. This is what it looks like.”}
She had a look at the chair, and the gate, {young:and all of it|and the whole length of what it looked like}. “I see,” she said, and held the gate for a bit.
“It goes over, and it goes under,” said {L}. {young:“I can do all of that.”|“I can do over, and I can do under. It is somewhere after that.”}
She had gone wrong there, too, when she was six. {young:She had gone to school with a bucket on.|She had gone to school for a week with a bucket, she said, and they had all thought that she liked it.}
-> DONE

=== s3
# shot: behind
# place: park; afternoon; clear
# action: pettigrew sit calm on bench; A peek curious; heroes sit; friends hold gate
# things: bench; gate; chair; newspaper in pettigrew.hand; rope
# people: pettigrew=man(old, glasses)
At the pond they had a rest, on the bench, next to old Mr Pettigrew and his newspaper. {young:Over, and under, and pull.|Over, and under, and pull.}
{young:The bench came too, with Mr Pettigrew on it, as far as the bin.|The bench came two yards, with Mr Pettigrew on it, and there it stopped, and so did everybody.} # usual
{L} looked at it all, and did not say anything. {young:One foot had a lot of things on it.|For one foot it was a great deal.}
{helper_person:“I shall hold the gate,” said {helper}, “and you think.” So the gate was held.} # beat
{helper_animal:{helper} went from one knot to the next, with a nose, and pulled at none of them.} # beat
{helper_carried:{helper} was taken up on a knee, being the only one there who was not tied to anything.} # beat
Mr Pettigrew put on his glasses. He had been at sea. “That is a very good knot,” he said. {young:“They are all good.”|“They are all very good knots.”}
“Are they?” said {L}, and bent down. {young:And not one of them had slipped.|Quite true. They had come right through the town, and not one had slipped.} # usual
“What is it meant to be tied to?” asked Mr Pettigrew.
-> DONE

=== m4
# shot: wide
# place: park; afternoon; clear
# action: A hold curious rope; heroes hold rope; pettigrew point; friends sit
# things: bench; rope; shoe; chair
{L} had never thought to ask that. First it had been tied to a chair, and then to a gate. {young:What else is there?|You would have said that it had been tied to everything there was.}
But it was not the chair that had to stay on, or the gate. {young:So who was left?|That left very few.}
{L} had a lace in this hand. {young:{L} had a lace in that hand. They were just the same.|{L} had a lace in that one, just as long and just as thin, looking the other way.}
“They live in one shoe,” said {L}. “And they have never met.” # spare
“Has nobody told them?” said Mr Pettigrew. It was a bit like that at sea, he said, with the left side and the right. # more
-> DONE

=== s4
# shot: close
# place: park; dusk; clear
# action: A jump proud; pettigrew clap; heroes clap; dog jump happy; friends stand
# things: chair; shoe; ribbon on shoe
“Left,” said {L} to one lace, “this is Right. {young:Right, this is Left.”|Right, this is Left. You will be seeing a good deal of each other.”}
Each made an ear. The one ear went over, and it went under, {young:and then it looked out at the back.|and came out at the back to see who was there.} And then, not hard, pull.
{L} stood up, and took a step. They all waited for the bump.
No bump came. {L} took another step. {young:Nothing came too!|There was no creak in it at all. Nothing came too.}
“Nothing came too!” said {L}, and went twice round the {~pond|bin}, with nothing. # usual
The chair watched, from the grass. {young:What a day out!|It had seen the shop, and the ducks, and had been hoping for the sea.} # usual
“You may come back with us,” {L} told it. And the chair came too.
-> DONE

=== l3
# shot: behind
# place: lane; dusk; clear
# action: A carry calm chair; heroes carry gate; dog run happy; friends walk
# things: chair; gate; ribbon on dog.head; hedge
On the way all the others were let go. The bench had gone back by itself, more or less.
The gate went up on its hinge, with a leaf in it from the pond. “Creak,” it said, having so much to tell the hedge.
{homeward} # company
A dog ran by, with a bow on each ear. They had not been there before. # spare
The milk was a bit warm. It had been a long way round. # more
The shirts went up on their line. They waved for quite a while. # more
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: A sit sleepy; heroes point; friends sit
# things: shoe; rope
To take it off you pull one end. {L} pulled. It all fell down, the two ears and the knot.
After such a lot of work! {L} looked at it.
Then it was done again, and it was there. So it was not in the shoe. It was in {L}. # spare
{L} did it on a bear. {L} did it on the bed. # more
It was a good thing that there was no more string. # more
The bear sat very still, with a bow on. It came too. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes tiptoe sleepy
# things: row of 4 chairs; table; moon; leaf on chair
In the dark kitchen stood four chairs. Three of them had been in all day.
“It is wide,” said the one. “It has ducks on it.” The three did not know what to say.
The one had grass on its foot. The others could smell it. # more
“And did you sit on it?” said one of them. “No,” said the chair. “I stood.” # spare
A shirt hung by the stove, with one arm up. # more
“What is a duck?” said the last of the chairs. They put that off until the day. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: 2 shoes; mat; chair; ribbon
The bed was in its place, with a bow on one leg. # usual
{resting}
{dream} # spare
Left and Right lay on the mat. They lay over and under. They had a lot to say. # usual
{L} shut both eyes, and set off.
It was soft, and it was dark, and no one pulled. # usual
Bump, bump, bump. It was quite low.
The chair came too.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
On Saturday the chair was taken to the sea. It went in the back, with its belt on, and saw everything twice. At the edge they set it down with its front feet in.
A wave came over, and went under, and pulled. It was very nearly a knot. “Bump,” said the chair, and {A} held on to the back of it, in case it should go any farther.
-> DONE

=== next_bedtime
Under one chair in the kitchen there was sand. It was not to be swept.
-> DONE
