# role hue: colour = blue
# about: shy; left-out; funny
# also: nervous; sad; lonely; tired
# holds: dark(kind)
# names: Gordon | Trevor | Clive
# names: Mrs Lightfoot | Mrs Merrow | Mrs Skein
# names: Miss Oddy | Miss Purdy | Miss Crewe
# needs: walking

=== title
{~The Ball with Everybody in It|Gordon Minds the Coats}
-> DONE

=== s1
# shot: wide
# place: playing-field; afternoon; clear
# action: hedgehog sit sad; A point surprised at plate; heroes run surprised; friends stand surprised
# things: goal; plate; 2 coats
{~Psss, went the ball, and lay down. {H} had been just about to kick it, and now there was nothing to kick.|In the goal at the bottom of the field lay something round, as flat as a plate. {H} stood and looked at it. It had been the ball.|“Oh dear,” said something small in the goal. “Oh dear, and it was a new one.” {H} ran to see what it was, and it was the ball, as flat as a plate.}
{joining}
{young:Gordon was sorry. Gordon was a hedgehog, and he had given it a hug.|Gordon had not meant to. He was a hedgehog, and he had only wanted to know how it felt to hold one.} It was the third ball since {~Easter|the snow}.
“I had better go back to the coats,” said Gordon. {young:He sat by the coats in every game. He was good at it.|He minded the coats in every game, and not one had ever got away.}
-> DONE

=== s2
# shot: two
# place: playing-field; afternoon; clear
# action: lightfoot give happy wool at A; A hold happy sock; heroes hold happy wool; hedgehog peek sad; friends sit curious
# things: bench; 2 coats; needle
# people: lightfoot=woman(old, she, glasses)
“That was the last one,” said {A}. “{We} shall have to make one.”
A ball must begin somewhere. {young:So {A} took off one sock, and rolled it up small.|{A} took off one sock, thought about it, and rolled it up.} It was a very good ball, for a {~mouse|beetle}.
“It wants something round it,” said {A}. So Mrs Lightfoot, who was knitting on the bench, bit off a yard of wool, the {hue_noun} one that she had been saving. # usual
{helper_person:“Put my finger in,” said {helper}, and it was wound round that, and pulled tight, and the finger came out.} # beat
{helper_animal:A good deal of {helper} came off on it, too, and was tucked in with the rest.} # beat
{helper_carried:They held it next to {helper}, to see if it was round. On that side it was not, so they went on.} # beat
“Round and round,” said {A}, “and tuck it in.” {young:Now it was as big as an egg.|Now it would have done for a rabbit.} # usual
{is_loved:“There ought to be {loved} in it,” said {A}. Nobody knew how that was rolled, so they left a loop.|{musing}} # personal
“What will be in it, when it is done?” asked Gordon, over the coats. ¶ “Whatever people can spare,” said {A}. # usual
“I have rather a lot of prickles,” said Gordon. “But I suppose not.” # spare
-> DONE

=== m1
# shot: above
# place: street; afternoon; breeze
# action: postman give happy rope at A; baker give happy ribbon at A; policeman give proud bandage; A hold happy wool; heroes hold happy wool; friends pull happy rope
# things: postbox; bread
# people: postman; baker; policeman=police-officer(old, he)
So {they} went up the street, and asked.
The postman gave {young:a pocket full of string|all the string that he had been saving, in case}. Round and round, and tuck it in. {young:Now it was as big as an apple.|Now it was an apple.}
The baker gave the strings from his apron. {young:Poof, went the flour.|After that he walked with one hand behind him.} Round and round, and tuck it in. Now it was as big as a {~bun|turnip}.
The policeman had a bandage. He had carried it for eleven years. “Is this an emergency?” he asked.
“{young:Yes,” said {A}.|It is, rather,” said {A}.}
“At last,” said the policeman. # spare
Round and round, and tuck it in. # more
-> DONE

=== l1
# aside
# shot: close
# place: living-room; afternoon; clear
# action: oddy hold surprised needle; A pull happy scarf; heroes hold happy wool; friends pull happy scarf
# things: scarf; armchair; stairs
# people: oddy=woman(old, she, white hair)
At the last house lived Miss Oddy, who was knitting a scarf for {~a nephew|a cousin}. {young:It went out of the door. It went up the stairs, and came down again, and there was a cat asleep in the middle of it.|It went across the room, and up the stairs, and down again by the other side, and the nearer end had begun to fade.}
“It is very long,” said {A}.
“I know it is,” said Miss Oddy. “They showed me how to start. But I was {~ill|away} on the day they did the end.”
“You just tuck it in,” said {A}.
{young:Miss Oddy put down her needles. “Well!” she said. “Is that all?”|Miss Oddy laid down the needles, and looked at both her hands, as if they had been abroad.}
Round and round it went, for half the afternoon. And she tucked it in herself.
-> DONE

=== s3
# shot: wide
# place: playing-field; dusk; clear
# action: A kick happy ball; heroes run happy; postman jump happy; baker clap happy; lightfoot clap happy; friends clap happy
# things: big ball; goal; 2 coats; rope
{short:The postman gave string. The baker gave the strings from his apron. Round and round, and tuck it in. }And then it was finished. {young:It was as big as a pumpkin, and mostly {hue_noun}, and soft.|It was the size of a pumpkin, mostly {hue_noun}, and it smelled of parcels and bread.}
Everybody who was in it came to watch. # usual
{A} took a run, and kicked it. Flump, it went. {young:It did not bounce. It rolled a bit, and then it had a rest.|It did not bounce. It rolled for a little, and stopped, as if it had thought of something.}
{hinderer_person:“It is on my foot,” said {hinderer}, and went about with it for some time, in and out of the goal.} # beat
{hinderer_animal:{hinderer} got on to it at once, as the softest thing on the field, and had to be slid off.} # beat
{hinderer_carried:Next it rolled up to {hinderer}, who had been put down there, and they had to be told apart.} # beat
“{~There goes|That is} my string!” cried the postman. # usual
“It goes better than my apron does,” said the baker. # spare
And in a while it got up its strength, and rolled on. # spare
-> DONE

=== m2
# aside
# shot: above
# place: playing-field; dusk; breeze
# action: rabbit read calm book; baker kick happy ball; A walk happy beside ball; heroes walk happy; lightfoot walk happy holding wool; friends walk happy
# things: big ball; goal; 2 coats
Soon they were all playing, for there was no need to run. {young:You could walk along with the ball, and have a talk.|One simply walked beside the ball, and talked, and gave it a push when it seemed to expect one.}
Mrs Lightfoot kicked it, and did not drop a stitch. The baker kicked it{young:, and his apron fell off|, in a cloud of flour}. Flump. Flump.
At the far end the goalkeeper, who was a {~rabbit|schoolteacher}, saw it coming, {young:and had time to eat a bun.|and had time to finish the chapter.}
“Is it in?” said everybody.
“Not yet,” said the goalkeeper. “It is having a rest.” # spare
{pausing} # company
-> DONE

=== l2
# aside
# shot: behind
# place: playing-field; dusk; clear
# action: squirrel run happy holding wool; A pull worried wool; heroes hold worried wool; baker hold worried wool; friends hold worried wool
# things: sock; tracks; gate; goal
Then a squirrel found an end that had come loose. It {~was building|wanted a blanket}, and it thanked them, and ran.
Over and over went the ball. {young:It was a pumpkin. Then it was a turnip. Then it was an apple, and then it was an egg.|It had been a pumpkin, and it was a turnip, and it was an apple, and it was losing heart.} And then there was a sock in the middle of the field, and a very long line that went out by the gate.
{young:“Never mind,” said {A}, and picked up the sock.|Nobody spoke. {A} picked up the sock, and looked along the line, and began.}
Round and round. They each took hold of a bit, and passed it on. Round and round, all the way up the street, and there at the other end was the squirrel, who had gone to sleep {young:in the wool|on the job}.
“And tuck it in,” said {A}. “Twice.”
-> DONE

=== s4
# shot: close
# place: playing-field; dusk; clear
# action: hedgehog hug surprised ball; A jump laughing ball; heroes clap happy at hedgehog; baker clap happy; postman clap happy; friends clap happy
# things: big ball on hedgehog; 2 coats; goal
The next kick went {~sideways|crooked}. The ball rolled off the field, and it rolled up to the coats.
{young:“Look out, Gordon!” shouted everybody.|“Gordon!” they all shouted. “Leave it!”}
It was too late. He had put up both his paws. Flump. He shut his eyes, and waited for the psss.
There was no psss.
{not short:There was nothing in it to let out. }Gordon opened one eye. He took a step to the left, and the ball came with him. He took a step to the right, and so did the ball. {young:The {hue_noun} wool was stuck on his prickles.|The {hue_noun} wool had caught on every prickle he had.}
“I have got it,” said Gordon. “I have never got it before.”
{short:So Gordon went in goal, and the coats minded each other.|“Would you like to go in goal?” asked {A}.}
-> DONE

=== m3
# shot: wide
# place: playing-field; night; stars
# action: hedgehog jump proud; A kick happy ball; heroes run happy; baker run laughing; lightfoot clap happy; friends clap happy
# things: ball over hedgehog; goal; 2 coats; lantern
So Gordon went in goal, and the coats minded each other.
He caught it with his front. He caught it with his {~back|side}. Once he was not looking, and he caught it just the same. Flump, and there it hung.
It took two people to pull him off. Then they began again.
It was nil to nil. It was nil to nil for an hour. Nobody could remember a better game. # spare
-> DONE

=== l3
# shot: above
# place: playing-field; night; stars
# action: A stroke happy ball; hedgehog sit proud; baker sit happy; postman sit happy; heroes sit sleepy; friends sit sleepy
# things: big ball; lantern; goal
At the end they sat down on the grass, round the ball.
“Does anyone want theirs back?” asked {A}.
They thought about it. The baker felt behind him. “No,” he said. “It is {~warm|happy} where it is.”
They patted it all over. Something pricked. It was one small brown prickle, and it had stayed in.
“That is mine,” said Gordon. “I can spare it.”
So they tucked it in. # more
-> DONE

=== m4
# shot: close
# place: playing-field; night; stars
# action: A tuck-in calm at hedgehog; hedgehog sleep happy; heroes kneel sleepy before hedgehog; friends hold sleepy coat
# things: ball beside hedgehog; coat on hedgehog; lantern; goal
Then people took their coats. One was left over. It was {~grey|brown}, and nobody’s.
Gordon lay down on it. He was round, and the ball was round. He held it, and it held him.
{A} folded the coat across. “Tuck it in,” said Gordon. He was nearly asleep.
So {A} did.
{homeward} # company
-> DONE

=== l4
# aside with l1
# shot: object
# place: street; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: apron on nail; nail; street-lamp; shoe; bread
The street was dark. One foot went tap. The other had no sock in its shoe, and went tup.
The baker’s shop was shut. The post was shut. Tap, tup. Tap, tup.
Miss Oddy was at her window. She was not knitting. She was looking at the {~moon|stars}. She had not had the time before. # spare
An apron hung on a nail, with no strings. It slept very well.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: 2 shoes; sock; pillow; ball
Shoes off. One sock off. {~The other was in the middle.|The other one was out.}
{resting}
{keepsake}
{dream} # spare
Down went a head. Flump, went the pillow. # usual
Far off, something round lay in the dark, and something round lay next to it. # spare
Here was the blanket. It went over the toes. It went over the knees. # spare
It was soft, and there was room for all of {H}.
Round it went, and round. It went in at this side. It went in at that side.
And tuck it in.
Goodnight.
-> DONE

=== next_night
The ball had been rained on, and Mrs Lightfoot had hung it on her line, by seven pegs. Gordon stood under it, in case.
At eleven the wind came over the field at a run. Flump. Up went the ball, off went the pegs, and Gordon had it. “Who was that?” he asked. ¶ “Only the wind,” said {A}. ¶ “Then it had better be in it, too,” said Gordon.
So {A} held the wool open until a bit had blown in. And tuck it in.
-> DONE

=== next_bedtime
Outside the wind went by, quite softly. It had a share in a ball.
-> DONE
