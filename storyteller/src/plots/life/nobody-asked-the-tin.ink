# about: left-out(invite|invitation|party|sleepover|sleep over|not asked|wasn't asked|wasnt asked|playdate|play date)
# also: sad; party; lonely; birthday; angry; sleepover; jealousy; school-day; new-friend
# news: bad
# kind sleepover: sleepover|sleep over|staying over|sleeping over
# names: Wilf | Ned | Abe
# never: she couldn't come to her|he couldn't come to his|she can't come to her|he can't come to his|she couldnt come to her|he couldnt come to his|uninvited|uninvites
# wants: child
# role grownup: parent = the grown-up with the tin opener
# ages: 4-10
# holds: party(kind), dark(kind)

=== title
{~Nobody Asked the Tin|The Tin with No Name}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: A sit-on-chair sad; heroes sit-on-chair sad; grownup stand; friends sit
# things: table; tin on table; card; themed on table
{
- is_sleepover:
{~All the others had had a card with a frog on. {H} had seen them go by with their sleeping bags, {young:and pillows.|each with a pillow under one arm.}|There was a sleepover tonight, with a frog on the card. {H} had not had {young:a card.|a card, and had looked in the bag for it twice.}|“It may have got lost,” said {grownup}. But {H} had looked in the bag, and under it, {young:and there was no card.|and there was no card for the sleepover, with a frog or without.}}
- else:
{~All the others had had a card with a frog on. {H} had seen them go by in their good shoes, {young:with presents.|each with something flat or square done up in paper.}|There was a party today, with a frog on the card. {H} had not had {young:a card.|a card, and had looked in the bag for it twice.}|“It may have got lost,” said {grownup}. But {H} had looked in the bag, and under it, {young:and there was no card.|and there was no card for the party, with a frog or without.}}
}
“I was not asked,” said {A}. {young:“They went past me.”|“They gave them out in class, and went past me, and there were none left over.”}
“No,” said {grownup}. “That is hard.” {young:And they sat down.|And since there is nothing to be said after that, they sat side by side, and did not say it.} # usual
{is_wished_person:The cards were from {wished_person}. That made it worse.} # wished
{A} did not even like frogs. {A} only wanted {young:to be asked.|to be asked, and then perhaps to say no.}
On the table stood a tin, from the back of the cupboard. It had lost its label. {young:Nobody knew what was in it.|Nobody knew what was in it, and so for two years nobody had picked it.}
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: A write cross card; heroes write; grownup look-up; friends sit
# things: table; card; pencil; tin; glove; umbrella
“Nobody asks you, either,” said {A} to the tin. So {A} made a card, and {young:put a toad on it.|drew a toad on it, for it was not going to be a frog.}
{joining}
PLEASE COME, it said, AT FOUR. {young:The tin was asked first, and the card was put in front of it.|The tin had the first one, leaned up against it where it could read it.} # usual
Then there was the other glove. {young:It was the one that was left.|There had been two of them, and it was the one that stayed at home.} It was asked. So was the umbrella that only opens on one side. # usual
{themed_a} was asked to come and help. # personal
{hinderer_person:“What am I, to be asked with an umbrella?” said {hinderer}, and had to have a card too, with a bigger toad.} # beat
{hinderer_animal:{hinderer} ate one card, from the corner, and so it has to be taken that {hinderer} said yes.} # beat
{hinderer_carried:{hinderer} was asked and came at once, and then took up the best chair, lying down.} # beat
At four they were all at the table. {young:Nobody said a thing, and nobody had any cake.|The glove lay there. The umbrella dripped, from some other year. The tin stood with its back to them, or its front.} # usual
“It is a very quiet party,” said {grownup}. ¶ “They have not had much practice,” said {A}. # usual
-> DONE

=== m1
# aside
# shot: behind
# place: kitchen; afternoon; clear
# action: A dance happy; heroes dance; grownup clap; friends clap
# things: table; chair left; tin on chair; glove; radio
So they played games, as you do. Musical chairs was first, {young:and the tin won.|and as only one of them could run, and that was {A}, the tin sat still and won.}
They passed a parcel. {young:It did not get very far.|It went to the glove, and stayed with the glove, until somebody had a word with it.}
“Who wants to go and hide?” said {A}. {young:The umbrella was good at that.|The umbrella went behind the door, which is where it lives, and there they found it.}
It won a {~button|plum}. {young:It did not know what to do with it.|It had never won a thing before, and had no idea where to put it.}
“They are doing their best,” said {A}. But you cannot be pleased at a tin for very long. # more
Then it was twelve minutes past four. It had been the longest twelve minutes of the week. # more
-> DONE

=== l1
# aside
# shot: wide
# place: living-room; afternoon; clear
# action: A carry chair; heroes carry; grownup carry lamp; friends stand
# things: chair; lamp; stool; bucket; sofa
Perhaps there were not enough of them. {A} went through the house with the rest of the cards.
There was the chair with three legs. {young:It came, and it leaned.|It was asked to come and lean on something. There was a plug that belonged to nothing, and a key that had no door.}
The bottom drawer was pulled out, {young:and they all had a card.|and in there was a whole crowd that had never been asked to anything in its life, mostly string.}
“And this?” said {grownup}, with a thing that had {~two holes|a handle}. {young:Nobody knew what it was.|Nobody had ever known what it was, and it was given a card that said SO WHAT.}
When they had all sat down there was no room for anybody to come in. {young:And still it was quiet.|And it was still so quiet that you could hear them not being asked anywhere else.}
“There should be somebody who can say no,” said {A}. “Or yes.” # more
-> DONE

=== s3
# shot: close
# place: street; dusk; clear
# action: boy sit sad on wall; A point surprised at boy; heroes look-up surprised at boy; grownup stand; friends look-up at boy
# things: wall; ball before wall; street-lamp
# people: boy
There was one card left. {A} went to the window with it, {young:to look out.|to see whether there was anything out there that nobody wanted.}
{helper_person:“Now that is a long face,” said {helper}, and moved the curtain, so that {A} could see.} # beat
{helper_animal:{helper} was up on the back of the sofa already, with a nose on the glass, looking across the road.} # beat
{helper_carried:{helper} had been put on the sill, and was facing the right way.} # beat
On the wall across the road sat a boy. {young:He had a ball, but he only held it.|He had a ball, and was not doing anything with it.} {is_sleepover:A sleeping bag went by, under somebody’s arm, and he looked the other way.|A present went by, with a bow on, and he looked the other way.}
{A} knew that face. {young:It was the same face!|It had been in the bathroom mirror since dinner time.} # usual
“He is in my class,” said {A}. “That is Wilf. He is not there! {young:They did not ask him, too.”|They have gone past him as well, and he has been sitting there all this time, right opposite.”}
{A} looked at Wilf, and at the card with the toad. {young:Then {A} ran.|Then {A} put on both shoes, and did not stop for the laces.} # usual
-> DONE

=== m2
# aside
# shot: behind
# place: street; dusk; clear
# action: boy read surprised card; A give card at boy; heroes stand; grownup stand; friends stand
# things: wall; card; ball; street-lamp
# people: boy
Wilf read it twice, {young:with one finger.|first to himself, and then with his mouth moving.} “Is this a frog?” he asked.
“It is a toad,” said {A}. ¶ “Good,” said Wilf.
He wished to know who else was coming. {A} told him, about the tin, and the umbrella. {young:He thought about it.|He looked into the ball for a bit, as if it might say something in there.}
“I could come,” said Wilf. {young:“But I have no present.”|“But I have not got anything to bring, and nothing to bring it in.”}
{pausing} # company
“Bring your ball,” said {A}. “Nobody has asked it, I suppose?” ¶ Nobody had. # more
Then they looked both ways, and went over, with the ball in the middle. # more
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: boy bow happy; A point happy; heroes sit-on-chair; grownup hold tray; friends sit-on-chair
# things: table; tin; glove; umbrella; ball
# people: boy
Everybody was told who he was, and he was told who they were. {young:Wilf shook hands with the glove.|Wilf shook hands with the glove, which nobody else had thought of.}
At once it was a different party. {young:Wilf put up the umbrella, and they all got under.|Wilf put up the umbrella, the one side that it has, and everybody who could got under that side.}
He knew what the thing was for, too, {young:the one with the {~holes|handle}.|the one that nobody had ever known. It was for {~corks|cherries}, he said, and his gran had two.}
“Then it can have its card again,” said {grownup}. {young:SO WHAT was rubbed out.|SO WHAT was rubbed out, and OH was put.}
They played the one where you hide, and it took a quarter of an hour to find him, and he was in with the coats, laughing. # more
And the chair with three legs fell over, and nobody had touched it, so it was having fun as well. # more
-> DONE

=== s4
# shot: two
# place: kitchen; dusk; clear
# action: L lift happy tin; boy look-up happy; heroes sit-on-chair; grownup hold plate; friends sit-on-chair
# things: table; tin; plate; spoon; glove; umbrella
# people: boy
Wilf bowed to all the guests, and sat down. {young:“What is in the tin?” he said.|“And what is in there?” he asked, of the tin.}
“Nobody knows,” said {L}. ¶ “Not even you?” said Wilf, and {young:moved his chair up.|brought his chair nearer.}
They shook it. It said glop. {young:“Peas,” said Wilf. “Dog food,” said {L}.|Wilf said that it was peas. {L} thought of dog food, or paint. {grownup} was for soup, but not with any hope.} # usual
“Then let us ask it,” said {L}. {grownup} brought the tin opener, and round it went, {young:and up came the lid.|with everybody’s chin on the table, and up came the lid.}
It was peaches. {young:They were gold, and there were so many!|They were gold all the way down, and there were eleven, in their own juice, and they had been in there the whole time.}
“Oh,” they said. ¶ “And we never asked it,” said {L}. # usual
They had them with two spoons each. {young:Wilf gave one to the glove.|The glove had one, and did not finish it, and Wilf helped.} # usual
{is_wished_day:“Come again,” said {L}, “{wished_day}.”|“Come again,” said {L}.} ¶ “Is there another tin?” asked Wilf. {young:There was not.|There was none, but he said that he would come in any case.} # usual
-> DONE

=== m4
# shot: wide
# place: street; dusk; clear
# action: boy wave happy holding umbrella; A wave happy; heroes wave; grownup stand; friends wave
# things: street-lamp; wall; door; balloon
# people: boy
Wilf went home at six. He had the umbrella. It drizzled, on one side.
From his step he turned it round. That was goodnight.
{
- is_sleepover:
Down the road there was a light. It was only a light.
- else:
A balloon went by on its own. It was tired.
}
“Did they have peaches?” said {A}. ¶ “They had cake,” said {grownup}. ¶ “Well,” said {A}, “they knew that it was cake.”
The ball had stayed behind. He would have to come and fetch it. # more
It lay under the table. It did not want to go. # more
The road got dark. Two windows did not. They were right opposite. # more
-> DONE

=== l3
# shot: behind
# place: kitchen; night; stars
# action: A wash sleepy tin; heroes wash; grownup hold cloth; friends sit
# things: sink; tin; cloth; card; lamp
The tin was washed, and the lid was put away safe.
{A} made it a label. TIN, it said. And under that it said, PEACHES ONCE.
“What will it be now?” said {grownup}. ¶ They would have to see. It was open.
All the cards were put in it. It held every one of them, with the toads up. # more
The key with no door was hung by the back door. That was the nearest. # more
The drawer was pushed in. It went in rather slowly, with a bit of string out.
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A look-up sleepy at mirror; heroes wash; grownup hold towel; friends sit
# things: mirror; basin; towel; glove
That face had gone from the mirror. This one had juice on it.
It came off with the flannel. A bit of it was on an elbow.
“He likes toads,” said {A}. “I never knew.” # more
“He never knew that you did,” said {grownup}. # more
The glove came too, and was hung on the tap, to dry.
It had one hand up. It was a wave. # more
The light was put out, over the basin. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes look-up sleepy
# things: wall; street-lamp; moon; umbrella
It was late. There was nobody on the wall.
The umbrella stood on a step, over the way, and was up on its one side.
It had been asked in, but it dripped. It was to come in when it was dry.
Two windows looked across at each other. One went out.
Then, after a time, so did the other. # more
The moon was the only one left. Nobody had asked it, and it had come. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit; grownup sit
# things: tin; glove; lamp; pillow
{
- is_sleepover:
They all slept over. The tin had the chair, and the glove was on the post. # usual
- else:
The tin stood by the bed, clean and open. The glove was on the post. # usual
}
{resting}
{dream} # spare
{L} had one card left over, after all. # usual
PLEASE COME, said the card. It was for the quiet.
The quiet came in by the window. It did not knock. # usual
It sat on the bed. It sat on the chair. There was room.
“You are very welcome,” said {L}.
It stayed all night.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a tin on the doorstep in the morning. It was quite a small one, and it had no label. Somebody had stuck a bit of paper on the lid, and on the paper was a toad, and the words: NOT ASKED YET.
{H} shook it. It did not say glop. It said tick, tick, tick. It was put on the table, and nobody opened it till there were two chairs.
-> DONE

=== next_bedtime
The tin had been opened, by both of them. It was sweetcorn. It had gone all over the place.
-> DONE
