# about: learned(whistl&!taught his&!taught her little&!taught her brother&!taught her sister&!taught her cousin&!taught her friend&!taught her baby); learning(whistl); trying-again(whistl); can-do(whistl&!gap&!tooth&!teeth)
# also: proud; frustrated; trying-again; patience
# wants: child
# ages: 4-10
# needs: hearing
# holds: dog(kind), dark(kind)

=== title
{~Mostly Wind|The Other Half of the Tune}
-> DONE

=== s1
# shot: wide
# place: street; day; clear
# action: postman ride happy bicycle; heroes blow curious at postman; friends wave happy
# things: gate; hedge right; letter on gate
# people: postman(young)
{~Every day at nine the post comes up the road on a bicycle, and at the gate it whistles. {young:“Fee-foo,” it goes.|“Fee-foo,” it goes, on the way past.} And {H} could hear that there was some more to come.|“Fee-foo,” went the post, at the gate. {young:Two notes, and then it was gone.|Two notes, and a letter, and it was round the corner.} It left {H} standing there with half a tune.|Half a tune hung on the gate. {young:The post had put it there. It went “Fee-foo”.|The post left it there every day at nine, on the way past, and it went “Fee-foo”.} {H} could not leave it alone.}
It wanted an end, and anyone could hear that the end would go “Foo-fee”.
So {L} made the mouth for it, and blew, and what came out was wind.
{young:It was good wind, and blew the froth off the milk, but it had no fee in it.|It was good wind, and turned over a page, but it had no fee in it, and no foo.}
“Again,” said {L}. And that was wind as well. # usual
-> DONE

=== s2
# shot: two
# place: kitchen; day; clear
# action: heroes blow cross at kettle; cook pour calm teapot; friends clap laughing; bird shout happy
# things: stove; kettle on stove; smoke over kettle
# people: cook
In the kitchen was one that could do it. {young:The kettle could.|The kettle did it four times a day, and made nothing of it.}
{L} watched how. First it sits there, and then it gets cross. {young:So {L} got cross. Out came wind, but hot.|So {L} sat there, and got cross, up to the ears, and it was still wind, though you could have dried a hat in it.} # usual
{themed_a} was tried as well, and had not so much as wind. # personal
“You had better ask about,” said the grown-up with the teapot. So they went to ask.
{joining}
On the gutter sat a blackbird, and did nine whistles, one after the other.
“How?” said {L}. {young:The bird looked in, to see if it was a worm.|The bird had a look in at the front, in case it was worms.}
There is no asking a bird. {young:It has never not done it.|They are born with it in, and think that you are being funny.} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: playing-field; day; breeze
# action: referee hold calm whistle; heroes look-up curious at referee; friends run happy; cow peek surprised
# things: football; goal left
# people: referee
On the field there was a man in black, {young:and when he did it they all stood still|and when he did it twenty-two people stood still, and one of them lay down}.
“Show me,” said {L}.
He took it out of his mouth, on a string. {young:“I got mine in a shop,” he said.|“I never could,” he said. “I had to buy mine.”} He looked up and down the field, {young:and said it very low|and said it behind his hand}.
{L} could see how that would be. {young:It must be hard, with all of them looking.|You would not want it known.}
“I can do a cow,” he said. ¶ And a good cow it was. Half the field looked round. # spare
The other half had the ball, and made the most of it. # more
{pausing} # company
-> DONE

=== l1
# aside
# shot: close
# place: park; day; clear
# action: len blow surprised; heroes sit curious beside len; friends sit calm
# things: bench; glass beside bench
# people: len=man(old, cap)
Next there was Old Len on his bench, who had been known for it. {young:He once did it so that a train stopped.|He had once stopped a train, they said, and it was not even coming their way.}
He shut both eyes. He put two fingers in. {young:Out came “Fuff”.|“Fuff,” he said.}
He had a look to see what was wrong. “Ah,” said Old Len. {young:“It went out with my teeth.”|“I know what that is. It was in the teeth. They are in a glass, at home.”}
They thought of the glass, at home by the bed, {young:and what it might be doing|whistling away to itself, with no one in}. # spare
“So it is in the teeth,” said {L}, and felt. There were plenty, as far as you could tell with a thumb. # more
They both blew, for company, and that was two lots of wind. # more
-> DONE

=== m2
# shot: two
# place: kitchen; afternoon; clear
# action: heroes blow proud at soup; friends hold happy bowl; cook sit-on-chair laughing
# things: table; 4 bowls on table; soup on table; boat left
By dinner {L} had blown for three hours, {young:and it was very good wind now|and there was not a better wind in the street, nor one that could be aimed so well}.
The soup was hot. {L} did one plate, as it was there. {young:“Do mine,” they all said. “Do mine!”|Then a plate was pushed up from the left, and another from the right, and there was a queue.}
Upstairs they asked for it, for a painting. {young:A boat asked for it, in the bath.|A boat in the bath had been stuck off the soap since Sunday, and was got round.}
“We never had such a thing in the house,” they said. ¶ “It is meant to be a whistle,” said {L}. # spare
A lady came to the door about her dandelions. {young:{L} did them all. It was ten o’clock.|{L} did the whole clock in one, and told her that it was ten.} # more
-> DONE

=== l2
# aside
# shot: wide
# place: street; afternoon; breeze
# action: heroes tiptoe sad; friends tiptoe calm; woman push happy pram
# things: gate; bus left; pram; shoe
# people: woman; baby
After that {L} heard it everywhere. {young:The bus did it when it stopped.|The bus did it, going down to the stop, and the tap in the yard did it with a leaf in.}
A gate did it. {young:A shoe did it, on the wet bit.|A man went by in new shoes, and both of them could do it.}
“Who taught you?” {L} asked the gate. {young:It swung. “Fee,” it said.|“Fee,” said the gate, and could not say more than that without somebody to push.}
It is hard, to be the one thing in a road that cannot. {young:{L} went by on tiptoe.|A pram went past, doing it on three wheels, and there was a person in it with no teeth at all.}
“I am going to be a wind,” said {L}. “There have to be winds.” # spare
It did not seem to be a thing that people asked for, in a gate. # more
“Foo,” said a drain, but only the once, and not on purpose. # more
-> DONE

=== s3
# shot: object
# place: park; afternoon; clear
# action: heroes blow curious at bottle; friends sit-on-edge calm; dog look-up surprised
# things: bottle on wall; wall; glass on wall; lemon on wall
They sat on the wall, and passed round the lemonade until it was only a bottle.
{L} sighed, and the sigh went over the top. {young:“Hoo,” said the bottle.|And the bottle, who had not been asked, said “Hoo.”}
{helper_person:“That was not me,” said {helper}, and held the bottle to the light, to see who was in there.} # beat
{helper_animal:{helper} looked at {L}, and at the bottle, and put an ear over the top of it.} # beat
{helper_carried:{helper} was moved along, to be quite sure, and the bottle said it again.} # beat
{L} took a good look at it. It was not cross, and not blowing. {young:Its mouth was very small.|It had hardly any mouth at all, and that was quite round, and it was wet.} # usual
{young:All it did was let a bit of wind go by.|All that it did was to let a little wind go past.}
So {L} made a mouth like a bottle, small and wet, and did not push.
“Fff,” it went. {young:“Fff. Fee.”|“Fff. Fff. Fee.”}
The fee was as thin as a hair. {not short:A dog looked up, two streets off.}
-> DONE

=== m4
# aside
# shot: above
# place: park; dusk; clear
# action: heroes blow happy; friends stand laughing at hedge; dog sit curious before heroes
# things: hedge; bottle beside heroes
You cannot hold on to one. {young:Off it went, and {L} had to get it back.|It was gone as soon as anybody smiled, for you cannot do that and a bottle.}
“Don’t make me laugh,” said {L}, and they all turned to face the hedge.
Wind, it went, and wind, and fee. {young:Wind, and foo! That was the low one.|Wind, and then, a good way down, where nobody had looked, there was the foo.}
The dog had got there by now. It was {~spotted|grey}, {young:and sat, and wanted to know what it was for|and stood in front of {L}, and asked what it could do}. # spare
“You can go home,” said {L}, “but you were very quick.” It stayed, in case there was more. # more
-> DONE

=== s4
# shot: close
# place: street; dusk; clear
# action: heroes blow proud at postman; postman fall surprised; friends peek happy behind hedge
# things: bicycle; gate; hedge left; lamp on bicycle
The post goes home by the same road, at six, with no letters. {short:{L} had it all by then, the fee and the foo.}
They stood at the gate. {L} had a mouth like a bottle. {young:They all looked at the hedge, so as not to start a smile.|Everyone looked at the hedge, so as not to start a smile.} # usual
{hinderer_person:“I am not smiling,” said {hinderer}, in such a voice that two of them had to go behind the bins.} # beat
{hinderer_animal:{hinderer} came round and looked up into each face, and it is hard to keep your mouth round.} # beat
{hinderer_carried:{hinderer} was held facing the wrong way, and looked so solemn that it was hard to keep your mouth round.} # beat
Round the bend came the bicycle, {young:slow, with its lamp on|rather slowly, with its lamp lit}. “Fee-foo,” it went, at the gate.
Nobody breathed.
“Foo-fee,” went {L}.
The bicycle wobbled right across, and got off. {young:“So that is how it ends!” it said.|“Nine years,” said the post, “I have gone by with that.”}
“Did you not know the end?” said {L}. # usual
“I only ever had the half,” said the post. {young:Then they did it all.|And they did it from the beginning, to be sure, and it shut like a gate.}
-> DONE

=== l3
# shot: two
# place: kitchen; night; stars
# action: heroes blow happy at soup; cook point surprised at heroes; friends sit-on-chair laughing
# things: table; 3 bowls on table; stairs left
They did it for the soup, and they did it for the stairs. The soup did not get cold.
“Not at the table,” they said. They had not had to say that before.
The kettle had its say at eight. {L} gave it the end, and it sat there with its lid up. # more
Old Len put up his window. “Was that you?” he called. “I thought that I had left it on.” # spare
-> DONE

=== m3
# shot: behind
# place: bathroom; night; stars
# action: heroes brush-teeth laughing; friends brush-teeth laughing
# things: basin; 6 bubbles over basin
You cannot do it with a brush in. It is foam, and it goes a long way.
They wiped the glass. In it was a mouth, small and round, like somebody’s who knew a thing.
The bath let its water out. “Hoo,” it said, at the end. # more
It was a bit low. It was wet, though, and it was round. It would get there. # spare
-> DONE

=== l4
# shot: wide
# place: garden; night; breeze
# action: bird sleep sleepy; cat sit sleepy; heroes sit sleepy
# things: hedge; nest in hedge; bottle before door; door right
The bird was in the hedge. It had its head put in. It had one left, for the day.
A bottle stood on the step. The wind came by, and did not push.
“Hoo,” they said, the two of them. # more
By Old Len’s bed there was a glass. It was dark. It had the moon in, and it was smiling. # spare
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: door left; key in door
The bed was warm, and it was all done, both halves. # usual
{resting}
{dream} # spare
There is a small hole in a door, for the key. The night has to come in by it. # usual
“Fee-foo,” it went, quite low.
It was still. They were all asleep.
There was a nose, out on top. The air went in. The air came out.
“Foo-fee,” it went.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
At nine the bicycle stopped, which it had never done, and the post got off, and took a paper from its hat. It had been up half the night. “I have found one more,” it said, “and it has no end to it at all.”
It went up five steps, and stood there with one foot in the air. {H} had a think. Then {A} made a mouth like a bottle, and brought it down on the other side.
-> DONE

=== next_bedtime
Fee-foo, went the hole in the door, and it was let have both halves.
-> DONE
