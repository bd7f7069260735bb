# about: wedding
# also: shy; nervous; new-clothes; performance; embarrassed; bravery
# news: bad
# wants: child
# role bride: person = a bride
# ages: 3-10
# holds: wedding(kind), dark(kind)

=== title
{~Something in My Eye|Two Hundred Eyes}
-> DONE

=== s1
# shot: wide
# place: palace-garden; day; clear
# action: A peek worried holding basket; woman point happy; heroes walk; friends stand happy
# things: row of 5 chairs; basket; 3 petals; arch
# people: woman(old, hat)
{~A hundred people were coming to the wedding, and each would bring two eyes. {H} had done the sum. That was two hundred.|“They will all look at you,” said a great-aunt, and {young:was being nice.|meant it kindly.} It was the day of the wedding. {H} thought of all of them, a hundred people, with two eyes each.|{H} had new clothes on, and they {young:stuck out, and they said so.|rustled with every step.} It was the wedding. A hundred people would be there, with two hundred eyes.}
{L} had a small basket of petals to carry, down the middle, {young:with all of them looking.|from the door to the front, past every single one of them.}
“I could go along the wall,” said {L}. ¶ “It is the middle that you go down,” said the great-aunt. # usual
{L} would rather be a chair. Chairs are asked to everything, and not one eye looks at them.
{joining}
-> DONE

=== s2
# shot: two
# place: hallway; day; clear
# action: A stand worried behind coat; guest give hat at A; heroes peek; friends hug coat
# things: 3 coats; hat on A.head; umbrella; shelf; themed on shelf
# people: guest=man(glasses)
You could get away a bit, out by the coats.
{L} got in among them, with both arms down, and was a coat. It was {~dark|woolly} in there, and had no eyes in it at all.
{hinderer_person:“Come out,” said {hinderer} to the wrong sleeve, and shook hands with it.} # beat
{hinderer_animal:{hinderer} found {L} at once, by the shoes, and went to fetch the others.} # beat
{hinderer_carried:{hinderer} was held inside the coat, and looked out between two buttons, which a coat does not do.} # beat
{themed_a} had been left on the shelf above, and nobody looked at that, either. # personal
A man came in, late. He hung his hat on {L}{not young:, and then his umbrella}.
“Thank you,” said {L}, {young:out of the coat.|as you have been taught to.}
“I do beg your pardon,” said the man {young:to the coats.|to the coats in general.} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: palace-garden; day; clear
# action: A peek surprised behind plant; heroes stand surprised; woman hold handkerchief; friends stand
# things: plant; flowerpot; basket on A.head; rose
A flower pot was the next best. It was as high as {~a door|a horse}, {young:and you could be behind it, with a basket.|with room behind it for one, if the basket went on top.}
The flowers were glad to have somebody. {young:They all wanted to be smelled.|They leaned over from all sides, and one put its whole face in.}
{L} held the sneeze in till both ears moved. {young:Then it came, and it was the biggest they had. Tchoo!|And then it came out, “Tchoo!” as such things do when they have been kept waiting.}
“Bless you,” said the flower pot’s end of the room, and “Bless you,” said the rest. {young:That was two hundred eyes.|It took some time to go round, as there were a hundred of them, and all had been well brought up.}
“Thank you,” said {L}, to each. # more
-> DONE

=== l1
# aside
# shot: close
# place: palace-garden; day; clear
# action: boy kick happy basket; A whisper worried; heroes point; friends sit
# things: basket; petal in basket; rug; chair
# people: boy(bow tie)
Or the basket could go by itself. {L} put it down {young:in the middle, and told it to walk.|at the top of the carpet, and told it the way.}
It was a good carpet, and the basket was a {~brave|steady} one. {young:It stood there. It had never been to a wedding.|But it had never been to a wedding, and did not care to be first.}
“Go on,” whispered {L}. ¶ “On it goes,” said a small boy in a bow tie, who thought it was a game, and {young:gave it a push.|gave it one with his foot.}
It went as far as the second row, and turned round. {young:It wanted to go home, too. You could tell by the handle.|You could see by its handle how it felt.}
-> DONE

=== m2
# shot: two
# place: palace-garden; day; clear
# action: woman give handkerchief at A; musician stand sad; A stand curious; heroes peek at chair; friends sit-on-chair
# things: row of 4 chairs; handkerchief; drum
# people: musician(he)
After that {L} saw wet faces everywhere. {young:The lady in green was wet. “It is the flowers,” she said.|The lady in green was wet down one side. “It will be the flowers,” she said.}
A man with a {~drum|beard} was wet, and it was the draught. {young:An old, old man said it was his glasses.|A very old man said that it was his glasses, which were new, and must have a leak.}
Not one thing had happened yet, but some chairs. {young:{L} looked and looked at the chairs, but they were just chairs.|{L} looked hard at the chairs, to see what it could be about them.}
“Do you want one?” said a grandmother, and opened her bag. {young:It had hankies in it, right up to the top, all ironed.|It held a dozen handkerchiefs, ironed, in the order in which she would come to them.}
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; day; clear
# action: cook stand sad holding handkerchief; A look-up curious at cook; heroes peek behind cake; friends stand happy
# things: big cake on table; table; tray
# people: cook(she)
In the kitchen there were wet eyes, too. {young:“It is just the onions,” said the cook.|“Onions,” said the cook, and wiped her face upon a sleeve.}
{L} looked all round for an onion. {young:There was jelly, and a cake with five floors, but no onion.|All that you could see was jelly, and a cake with five floors and a balcony, and not one onion.}
“Is it in the cake?” asked {L}. ¶ “Bless you,” said the cook, “it is me that is in the cake. {young:I was up all night with it.”|I was up with it the whole night.” And her chin did something.}
A boy with a tray had wet eyes, {~both|at least one}, and he {young:had not even seen the cake.|did not even know which wedding it was.}
-> DONE

=== s3
# shot: close
# place: palace-garden; day; clear
# action: uncle sit-on-chair sad holding handkerchief; A point curious at uncle; heroes peek; friends stand
# things: handkerchief; chair; 2 handkerchiefs
# people: uncle=man(beard)
By the door sat an uncle as wide as the door, and a drop ran down his nose.
“Does it hurt?” asked {L}. ¶ “It is nothing,” said the uncle. “I have something in my eye.”
{L} had a look. {young:It was wet in there. That was all.|It was wet in there, and otherwise empty.}
{young:Then he put a hanky up, as big as a sheet.|He shook out a handkerchief like a tablecloth, and went in behind it.}
“How many fingers is this?” said {L}. ¶ {young:“I cannot see,” said the hanky.|“I cannot see a thing,” said the handkerchief.} # usual
Well! {L} looked along the rows. {young:They had all got one ready.|One was up a cuff, and one was in a fist. They all had one ready.}
-> DONE

=== m4
# aside
# shot: wide
# place: palace-garden; day; clear
# action: A give happy ribbon at woman; woman sit-on-chair; uncle sit-on-chair; friends hold handkerchief; heroes point
# things: row of 4 chairs; ribbon; sock in uncle.hand
{L} went round and did the count again. {young:This time it was not the eyes. It was the hankies.|It was of handkerchiefs this time.} The guests had white ones and spotted ones, and one with {~a map|the days of the week}.
A baby had a bib. {young:The man who hung up his hat had a sock. He had picked it up by mistake.|The man with the umbrella had brought a clean sock, by mistake, and was keeping quiet about it.}
One aunt had not got one. “I never cry at weddings,” said the aunt. {young:“I just do not.”|“I never have, not even at mine.”} {L} {young:gave her the bow off the basket.|undid the bow from the basket, and put it into her hand, in case.}
-> DONE

=== s4
# shot: behind
# place: palace-garden; afternoon; clear
# action: A walk proud holding basket; uncle hold handkerchief; woman hold handkerchief; bride wave; heroes walk; friends stand
# things: row of 4 chairs; basket; petal; handkerchief
Then the music began, and {L} was in the door, with the basket. {young:All the people turned round. Two hundred eyes!|All the people turned round, and that was two hundred eyes.}
{L} held on, and waited. {young:One. Two.|It took about as long as it takes to say it.} # usual
{helper_person:“Breathe in,” said {helper}, looking straight ahead, “and out at the flowers.”} # beat
{helper_animal:{helper} went two steps in front, down the carpet, as if it were any carpet.} # beat
{helper_carried:{helper} was at the far end, held up where you could see, and was good to look at.} # beat
And up went a hanky. {young:Up went the next, and the next, all the way down.|All along the rows they went up, white, and white, and spotted, like a harbour.}
So {L} went down the middle. {young:Not one eye was out. It was all noses.|Not one eye was to be seen, only noses, and those were busy.} # usual
At the front stood {bride}, with the other half of the wedding, and took the basket. They could not see who it was from. They had something in {~their eyes|all four eyes}.
“It is me,” said {L}.
And now {L} had something in one eye, too, small and warm.
-> DONE

=== l3
# shot: close
# place: ballroom; night; stars
# action: A dance happy; uncle dance happy; heroes dance; musician play drum; friends dance
# things: cake; drum; petal
After that the eyes were dry. There was cake, and there was a dance.
All the eyes looked at {L} now. They were pink round the edges. It was not so bad, with pink ones.
“Was it all right?” asked {A}. “We didn’t see a thing,” said the uncle. “It was {~perfect|lovely}.” # spare
{A} went round on a pair of big shoes, with the feet in. They went slow. They went round and round the cake. # more
The aunt who never cries was behind the pot. She had the bow. {A} left her to it. # more
-> DONE

=== m3
# shot: two
# place: hallway; night; stars
# action: A yawn sleepy; heroes walk sleepy; friends carry; keeper hold hat
# things: coat; hat; hook; star
# people: keeper
{H} went home late. The new clothes did not rustle now. They had got soft, and had jam on.
On the way out there was the door. It had room in it now for two uncles. # more
One hat was left, on a peg. It had been hung on {~a coat|the right peg}, this time.
“Did I look like a chair?” said {L}.
“A bit,” said the grown-up with the coats. “Like the best one.”
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes look-up sleepy
# things: washing-line; 3 handkerchiefs on washing-line; sock on washing-line; moon
In all the gardens there was a line out, with one thing on it.
They were white, and they were spotted. There was one tablecloth. There was one {~sock|bow}.
The wind went by, and they all waved, up and down the town. # more
In the big room stood the chairs, in rows. They had been looked at a good deal, by one person. They had liked it. # more
And the flowers put down their heads. Bless you, they said. Bless you. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends tuck-in A
# things: chair; dress on chair; basket
Then it was bed, and not one eye in the room but two. # usual
{resting}
{dream} # spare
The new clothes hung on the chair. It was a good thing to be, a chair. It could wait. # usual
It was as dark as coats, and as soft. # usual
{L} put up a hand, and rubbed.
“I have something in my eye,” said {L}.
“Let me see,” said the grown-up at the bed. “So you have.” ¶ “What is it?”
“It is sleep. It is in both.”
So {L} shut it in, to keep it warm.
{is_wished_line:“{wished_line},” said {L}, to hear it once more.} # wished
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The bow came back by post, in an envelope that was too big for it. It had been ironed, by somebody who did not wish to be asked about it.
“Thank you for the loan,” wrote the aunt. “I had no use for it. It got rained on.”
“It didn’t rain,” said {A}, and held it up. Then {A} put it to the tip of a tongue. It was quite salty, still, on both ends.
-> DONE

=== next_bedtime
The bow was back on the basket. It did not say a word about it to anybody.
-> DONE
