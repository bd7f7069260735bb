# also: tired
# about: funny
# role rider: toy = a puffin called Skerry
# holds: dark(kind)
# names: Hobday | Latchmere | Fordham
# names: Mr Tarrant | Mr Dacre | Mr Selby

=== title
{~Walking the Moon|The Moon on a String}
-> DONE

=== s1
# shot: wide
# place: hill; dusk; clear
# action: hobday blow sad; A look-up surprised at moon; heroes peek surprised shed; friends peek surprised
# things: shed; moon; armchair; kettle; bowl before hobday
# people: hobday=keeper(old, he, cap)
{~At the top of the hill there is a shed with a wide door, and that is where they keep the moon. {H} had only come by for the view, but somebody inside was sneezing.|“Atishoo!” came out of the shed at the top of the hill, so hard that the door flew open. {H}, who {was} going by, saw an armchair, and a kettle, and the moon.|The moon was late. It should have been up by now, and it was not, so {H} went to the top of the hill, to the shed where it is kept, to ask.}
{young:Mr Hobday, the moon man, had a cold. His nose was as red as a radish.|Old Mr Hobday, who walks the moon, had his feet in a bowl and a nose like a radish.} “I cadot go out,” he said. “Sobebody else will have to walk her.”
“Is it hard?” asked {A}. ¶ “{young:She is very good,|She is as good as gold,}” said Mr Hobday, “only she stops. You just say: Come along, Moon.”
{joining}
{is_loved:“Will she stop for {loved}?” asked {A}, who generally did. “Dot if you dod’t,” said Mr Hobday, and blew his nose.|{musing}} # personal
-> DONE

=== s2
# shot: two
# place: hill; dusk; stars
# action: A pull happy rope; heroes pull happy rope; hedgehog look-up worried; friends point happy up; tiny rider sit proud
# things: huge moon; rope; shed; tree
She was on a string, {~a blue one|a good thick one}, with a loop at the end of it for the hand. {young:She was very big and very light, and she came out with a bob.|She was taller than a haystack, and came out of the shed sideways.} {rider_a} was tied on half-way up, for people to see.
{helper_person:“Wide of the chimney,” said {helper}, in front, with both arms out. “And in. And mind the pear tree.”} # beat
{helper_animal:{helper} went behind her, first on the one side and then on the other, as you do with a cow.} # beat
{helper_carried:{helper} was carried in front, quite high, and the moon came after {helper} as after a carrot.} # beat
“Come along, Moon,” said {A}, and gave the string a small tug. # usual
She came along. {young:She floated up as high as the trees, and followed {them} like a cow.|She rose as high as the trees, and followed on behind like a cow.} # usual
{many:{B} held on to the string as well, though it did not pull.|{A} held on with both hands, though it did not pull.} Down the hill the grass turned silver, all in one go. # spare
A hedgehog wished to know if she bit. She did not. # more
-> DONE

=== m1
# shot: close
# place: pond; night; stars
# action: duck look-up curious; A pull happy rope; heroes kneel happy before duck; friends look-up happy
# things: moon; rope; plant
The first place where she stopped was the duck pond. {young:She looked in, and there was somebody looking out.|She had caught sight of somebody in it, and hung over it for a long time, turning her head.}
“Who is it?” asked a duck. “It is only the moon,” said {A}. {young:“There are two of them,” said the duck.|“I make it two,” said the duck, who liked to be exact.}
She would have stayed there for the evening. She {~shone a little harder|did her left side, and then her right}, to see if the other one would. {young:It always did.|It did, every time.}
“Very nice,” said {A}. “Come along, Moon.” And she came, though she looked back twice.
The duck counted again when they had gone. It made it none. # more
-> DONE

=== l1
# aside
# shot: wide
# place: farm; night; stars
# action: 3 cows look-up surprised; farmer wave happy; woman point happy at gate; A push happy gate; heroes pull happy rope; dog shout happy; friends walk happy
# things: gate; moon; rope; bucket
# people: farmer(he); woman
Then there was the farm. {young:The cows looked up. The pigs looked up. The hens did not, because they had gone to bed.|All the cows looked up together, chewing, as people look up from their newspapers when somebody comes into a train.}
The farmer was out in his yard. “You are late tonight,” he told the moon. “I have had to milk {~by ear|from memory}.” # spare
“She has got new people,” said his wife. {young:“Mind the gate, my dears. She goes over, but the string goes under.”|“You want to mind her at the gate, my dears. She will go over, and the string goes under.”}
{young:And so it did. They had to go back and do it again.|So she did, and so it did, and they had to go back and do it again.} {A} latched the gate.
The dog barked at her once, to have it done. # more
-> DONE

=== m2
# aside
# shot: two
# place: village; night; stars
# action: cat walk calm on wall; A whisper happy at cat; heroes peek happy window; baby sit happy; friends peek happy
# things: wall; moon; window; bread; chimney
# people: baby
In the village they went slowly, because of the chimneys. She looked in at the windows. {young:She looked at the baby in one house, and at the bread in another, and at a {~jigsaw|cat|cake}.|She looked at the baby in number two, and at the bread in the baker’s, and at somebody’s {~sums|stamps|jigsaw}, which were nearly done.}
A cat came along the wall with its shadow in front of it, and walked on it very carefully.
“Does she do this every night?” whispered {A}. {young:“Every night,” said the cat, “and I come too.”|“Every night,” said the cat, “only, as a rule, with more sneezing.”}
Somebody drew a curtain, and then thought better of it, and drew it back. # more
{pausing} # company
-> DONE

=== s3
# shot: wide
# place: street; night; stars
# action: A pull worried rope; heroes pull worried rope; friends push worried; tiny rider look-up worried
# things: huge moon; house; rope; street-lamp
And then, at the end of the street, she stopped. She stopped like a donkey.
“Come along, Moon,” said {A}. The string went tight. {rider} went up a yard. {young:She did not come along.|She did not so much as turn round.} # usual
She was outside a tall thin house, looking at a window at the top. The {~curtains|shutters} were closed, and {young:there was no light at all|it had the look of a room where nobody sleeps}.
{hinderer_person:“I will push,” said {hinderer}, and pushed, and went in up to the elbows, and came out silver.} # beat
{hinderer_animal:{hinderer} lay down as well, since they were stopping, and then two of them would not come along.} # beat
{hinderer_carried:{hinderer} was by now very heavy, and was put down too, and then two of them would not come along.} # beat
“Come along,” said {A}, “please.” It made no difference. # more
“She is waiting,” said {A}, “{young:for somebody who always comes.|for somebody who generally comes.}” # usual
-> DONE

=== l2
# shot: two
# place: street; night; stars
# action: lady carry calm bottle; A point curious at window; heroes listen curious at lady; friends listen curious
# things: row of 6 bottles; moon; house; rope; pan
# people: lady=woman(old)
They asked next door, where there was a lady putting out the milk bottles.
“Up there? That is old Mr Tarrant’s,” said the lady. “{young:He waves to her, every night at nine.|He gives her a wave, every night at nine, and a nod if there is frost.} He was {~on ships|a postman}. He likes to see things go by on time.”
“Is he well?” asked {A}.
“He is very well,” said the lady. “It is only his knees. {young:They do not like the stairs now. So on Monday he was moved.”|They have gone off stairs. So his son was here with a van, on Monday, and moved him.”}
“Moved him where?” But she had gone in. She had a pan on. # more
She had put down six bottles. There was a moon in every one. # more
-> DONE

=== s4
# shot: close
# place: garden; night; stars
# action: tarrant wave happy; A pull happy rope; heroes wave happy at tarrant; friends wave happy; tiny rider sit happy on wall
# things: moon; wall; nightcap on tarrant.head; quilt
# people: tarrant=man(old, he, white beard)
{not long:Old Mr Tarrant waved to her there, every night, said the lady next door. But his knees had gone off stairs. }{A} looked at the house, {young:up and down|from the top to the bottom}. The steps had been swept. There was {~smoke in the chimney|a pair of boots on the mat}.
“He has only changed rooms,” said {A}. “What is round the back?”
There was a lane, and they led her down it. {not short:She did not want to go. “Come along, Moon,” said {A}. “It is a surprise.”} # usual
{young:At the back was a low window, wide open.|At the back was a low window, standing wide open.} In it was a bed, and in the bed sat an old man in a nightcap, looking the other way.
First {rider} came over the wall, and then the moon. {young:Then all the room was white.|The quilt went white, and he looked up.}
“There you are,” said Mr Tarrant. “I told them that you would never find me.” And he waved.
-> DONE

=== m3
# aside
# shot: above
# place: garden; night; stars
# action: tarrant sit happy; A sit calm before tarrant; heroes sit calm; friends sit sleepy
# things: slipper; moon; wall; nightcap on tarrant.head; tree
She stayed there for a bit. She shone on his {~slippers|spectacles|hands}. Nobody said come along.
“I hear that Hobday has got a cold,” said Mr Tarrant. “You have a nice way with a string.”
“She knows where to go,” said {A}.
“She does,” he said. “But it is good to be walked.” # spare
Then she went, by herself, over the wall. She did not look back. She would be there tomorrow.
He waved until she was past the {~pear tree|bean poles}. Then he lay down. # more
-> DONE

=== l3
# shot: wide
# place: meadow; night; stars
# action: rabbit stand surprised; heroes walk sleepy; friends walk sleepy
# things: moon; hedge; rope in A.hand; sock
After that it was all downhill. The string was slack. The moon went in front.
The hedges were black and white. The road was as pale as {~milk|paper}. A rabbit sat in it, and had a shadow as long as a horse.
Nobody said much. The feet went along. # spare
“Come along,” said {A} once, but not to the moon. It was only to keep in step.
One sock had come down. It could stay there. # more
-> DONE

=== m4
# shot: object
# place: pond; night; stars
# action: A look-up sleepy; heroes look-up sleepy; friends look-up sleepy
# things: rope on post; post; 2 plants; moon
At the end of the meadow there are reeds. That is where she goes in.
There is no door to it. You take the loop off your hand. You hang it over the {~post|willow}.
“Goodnight, Moon,” said {A}.
She lay down behind the reeds. She was big, and yellow, and very low. It looked soft there.
The reeds moved up a little, to make room. # more
{homeward} # company
-> DONE

=== l4
# shot: wide
# place: village; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: rope in tree; tree; wall; street-lamp
It was dark, going home. It was a good dark. It had been used.
The cat was asleep on the wall. The duck had one foot up. There was only one of it. # spare
In the shed on the hill, a lamp went out. Somebody blew his nose. # spare
At Mr Tarrant’s the window was still open. You could hear him from the lane. It was a very {~small|slow} snore.
The string was in the willow, where Mr Hobday would find it. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy; tiny rider sleep sleepy
# things: window; moon; rope
{short:Then they walked her down to the reeds, where she goes in. After that there|And there} was the bed, by the window.
{resting}
{keepsake}
{dream} # spare
Tomorrow she will be round again. She will stop at the pond. She will stop here.
There was a mark on one hand, where the loop had been. It had nearly gone. # spare
{H} waved, with one finger. That is enough.
Come along, feet. Come along, {~hands|knees}. Come along, eyes. # usual
Come along, sleep.
Goodnight.
-> DONE

=== next_night
The moon came down the street by herself, rather late, and stopped at the gate like a cow. Her string was trailing, and a large handkerchief had been tied on to the loop. “Still got it,” it said on the handkerchief. “Please pass on.”
So {H} took her to the corner. There a lady with two bags took her as far as the chip shop, where they were only too pleased. She got to her reeds at the usual time, and smelled a bit of vinegar.
-> DONE

=== next_bedtime
Come along, feet. That was as far as it went.
-> DONE
