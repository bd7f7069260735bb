# about: last-day(caravan|cottage|holiday|hotel|lodge|villa|cabin|chalet|campervan|motorhome|barge|canal boat|apartment|seaside|beach); moving-house(goodbye|good bye|bye to|old house&!last night|old room&!last night|old home&!last night|old bedroom&!last night|old flat&!last night|our house&!last night|our home&!last night|left the|leaving the|leave the|sold)
# also: sad; missing; journey; outing; tired; moving-house; last-day; angry
# kind caravan: caravan|campervan|motorhome|camper
# kind old: old house|old home|old room|old bedroom|old flat|moving|move|moved|our house|our home|sold
# never: drove past|driven past|drive past|walked past|went past|someone else's|somebody else's
# wants: child
# role grownup: parent = the grown-up with the keys
# ages: 3-10
# holds: car(kind), dark(kind)

=== title
{~Written on the Window|The Last Cup of Tea}
-> DONE

=== s1
# shot: wide
# place: living-room; day; clear
# action: A hold sad sock; heroes stand sad; grownup carry-both suitcase; friends carry bag
# things: suitcase; bag; sock; box; themed
{
- is_caravan:
{~The beds had been folded up into benches. {H} sat on one of them, {young:with no shoes on, so as not to go.|with no shoes on, for nobody can go home without shoes.}|“That is everything,” said {grownup}, and shut the last little cupboard, click. {H} {was} not ready {young:at all.|at all, and said so twice.}|The car was full. The caravan was empty. {H} {was} still in it, {young:and did not want to come out.|with one hand round the leg of the table.}}
- is_old:
{~There were no beds in the house any more, only the four dents where each had stood. {H} sat down in {young:one of them.|one, on the floor, and would not get up.}|“That is everything,” said {grownup}, and the empty room said it as well. {H} {was} not ready {young:at all.|at all, and said so, and so did the room.}|The van had gone with all the chairs. {H} {was} still in the old house, {young:and did not want to come out.|with one hand round the post at the bottom of the stairs.}}
- else:
{~The bags stood in the hall with their zips done up. {H} sat on the biggest, {young:so that it could not go.|so that nobody could lift it.}|“That is everything,” said {grownup}, and shook the last of the sand out of the mat. {H} {was} not ready {young:at all.|at all, and said so twice.}|The holiday was over, and the car was full. {H} {was} still indoors, {young:and did not want to come out.|with one hand round the leg of the table.}}
}
{
- is_caravan:
It was the best house in the world. {young:You could touch both sides of it.|It had a table that was a bed, and a step you had to mind, and rain was louder in it than anywhere.} # usual
- is_old:
{A} knew where every stair creaked. {young:The third one did.|It was the third and the eighth, and nobody who came after would be told.} # usual
- else:
{A} had a bed here, and a hook, and a mug with a crab on it. {young:They were the right ones.|After today they would be anybody’s.} # usual
}
“It will forget us,” said {A}. {young:“It will not know that we were here.”|“There will be other people in it, and it will not know that we were here.”}
{is_wished_thing:“And it will not know about {wished_thing},” said {A}.} # wished
-> DONE

=== s2
# shot: two
# place: living-room; day; clear
# action: A reach-down happy holding sock; heroes kneel; grownup peek calm behind bench; friends stand
# things: bench; sock; spoon; themed on bench
So {A} thought of a way. One sock would stay behind. {is_old:{young:It went under the bottom stair, at the back.|It was pushed into the gap under the bottom stair, as far back as an arm goes, so that there would always be some of {A} here.}|{young:It went right under the bench, at the back.|It was pushed under the bench, as far back as an arm goes, so that there would always be some of {A} here.}}
{joining}
“What is this?” said {grownup}, looking under things, as they do on a last day. {young:Out came the sock.|Out came the sock, and it was put in the bag with the other one.}
{hinderer_person:“You nearly left your spoon as well,” said {hinderer}, who had found it behind the curtain, and was rather proud of that.} # beat
{hinderer_animal:{hinderer} had seen the whole thing, and fetched the spoon out from behind the curtain in front of everybody.} # beat
{hinderer_carried:{hinderer} had been left on the shelf on purpose, to stay one more week, and was the first to be found.} # beat
{themed_a} was hidden as well, and was found as well, and went into the car with the sock. # personal
Then {A} got into the cupboard, and shut the door. {young:That was no good, because one foot stuck out.|But it is hard to leave yourself behind, and one foot stuck out.} # usual
“Look at that!” said {grownup}. “We should have had to come back for you.” # usual
-> DONE

=== m1
# aside
# shot: behind
# place: hallway; day; clear
# action: A wave sad at door; heroes wave; friends wave
# things: door; hook; mat; tap
After that there was only saying goodbye to be done, and {A} meant to do it properly.
“Goodbye, hook,” said {A}. “Goodbye, mat. {young:Goodbye, tap. You can stop now.”|Goodbye, tap. They will tell you that you drip, but I never minded.”}
{
- is_caravan:
The step was said goodbye to, {young:up and down.|both going up and coming down, since it is a different step each way.} The {~gas bottle|water barrel} was patted on the head.
- is_old:
There were thirteen stairs, and each had one. {young:The third stair creaked goodbye back.|The third and the eighth said something in return.}
- else:
The beds were told who had slept in them. {young:The {~wardrobe|fridge} hummed.|The {~wardrobe|fridge} was told that it had kept very good butter.}
}
In every room the light was put on and off once, for the last time. # more
“Is that the lot?” asked {grownup}. {young:It was not. They had not done the {~plug|doorstop}.|It was not, because nobody had yet said one word to the {~plug|doorstop}.}
{A} was told that this was very nearly everybody, and that the road was long. # more
-> DONE

=== l1
# aside
# shot: wide
# place: lane; day; clear
# action: A run happy holding bucket; heroes run; grownup carry-both box; friends carry bag
# things: car; bucket; box; hedge; gate
{A} tried it out of doors. {young:A bucket was put behind the hedge.|The red bucket was set down behind the hedge, a little way in, where it might have grown.}
{
- is_old:
“You forgot this,” said the man next door, and handed it over the {~wall|gate}. {young:He was kind. It was a pity.|He was a kind man and had sharp eyes, and for once it was a pity.}
- else:
“You forgot this,” said a lady with a dog, and ran after them with it. {young:She was kind. It was a pity.|She had run the whole length of the {~field|lane}, and had to be thanked.}
}
“I do not see how anybody ever loses anything,” said {A}. {young:“I try and try.”|“At home it happens by itself.”}
The bucket went in the car, on top. {young:It looked out of the back window.|It rode with its face to the back window, and saw more than anyone.}
Somebody had put a stone in it, but a stone is not the same. They have plenty. # spare
By now the sock, the spoon and the bucket were all in the car, and it was getting late. # more
-> DONE

=== s3
# shot: close
# place: kitchen; day; clear
# action: A point surprised at window; heroes look-through; grownup pour kettle; friends sit
# things: window; kettle; mug; table; smoke
“One cup of tea,” said {grownup}, “and then we really go.” The kettle was put on for the last time.
{young:It puffed, and the window went white.|It steamed, as it had done every day, and the window over it went slowly white.}
{helper_person:“Who has been drawing on that?” asked {helper}.} # beat
{helper_animal:{helper} looked up at the white window, put both ears forward, and went on looking.} # beat
{helper_carried:{helper} had been put on the sill, and so was nearest to it.} # beat
{A} looked. On the white there was a snail, as clear as could be, {young:and it had a K.|done with a finger, and under it was a K.}
“I did not do that,” said {A}. Nobody had. {young:Nobody there had a K.|Nobody there began with a K.} # usual
Then the kettle stopped, and the window cleared. {young:The snail went away.|Bit by bit the snail went back into the glass.} But {A} had seen it.
“Somebody left it,” said {A}. “It is in there all the time. {young:You only see it when there is tea.”|They looked under everything, and nobody looked on the window.”}
-> DONE

=== m2
# aside
# shot: behind
# place: kitchen; day; clear
# action: A think curious; heroes point at window; grownup drink mug; friends look-up
# things: window; mug; table
They wondered who it was. {A} thought of {~Kit|Kay}, or of a King. {young:“Kings do not wash up,” said {A}.|But a king does not often stand so near to a kettle.}
{young:The snail was quite low down.|It was quite low down, so it must have been somebody of about the right height.}
{
- is_caravan:
“They had the top bunk,” said {A}, {young:and was sure of it.|who would have had it, too.}
- is_old:
“They knew about the third stair,” said {A}, {young:and was glad of it.|and it was a comfort to think so.}
- else:
“They had the crab mug,” said {A}, {young:and was sure of it.|and moved up a little, to leave room on the bench.}
}
On the {~table|sill} were five rings, from five cups. None of them knew whose the first one was. # more
“They did not want to go, either,” said {A}. {young:You could tell from the snail. It was going very slowly.|You do not draw a snail if you are in a hurry to leave.}
{pausing} # company
It was as good as a letter, and nobody had had to buy a stamp for it. # more
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; day; clear
# action: A draw happy; heroes draw paper; grownup sit-on-chair; friends sit
# things: paper; pencil; table; mug
{A} would leave something, too, and it had to be good. {A} tried it first on {~a paper bag|the back of a map}.
{young:A cat came out like a cake.|A cat was tried, and came out as a cake. A cake was tried, and could have been a cat.}
“Do your hand,” said {grownup}, {young:but that was no good. Everybody has one.|but everybody has a hand, and K might think that it was only a mark.}
So it had to be a name. {young:Names are for that.|A name is made for it: it says who, and takes up hardly any room.}
“With a snail?” asked {grownup}. ¶ “K has done the snail,” said {A}. {young:“I will do a bird, so that it has a friend.”|“Mine shall have a bird by it. Then they can see who is there first.”}
The paper bag was full by then, on both sides, and it was folded up and kept. # more
-> DONE

=== s4
# shot: two
# place: kitchen; day; clear
# action: L reach-up happy; heroes draw; grownup pour kettle; friends clap
# things: window; kettle; mug; smoke
“Please may we have one more cup?” asked {L}. {young:{grownup} did not want any more tea at all. But the kettle went on.|Nobody wanted another cup of tea, but {grownup} put the kettle on.}
Up came the white. There was the snail, and next to it {young:there was room.|was a good clean piece of window.}
So {L} wrote on it, {young:with one finger, and it squeaked.|with one finger.} {many:Everybody put a name there, and {L} put a bird.|It was the whole name, with a bird at the end.}
Then they stood and waited. {young:The window got clear, and the name went in.|The window cleared from the top, and one letter after another the name went in.}
“Have we got everything?” said {grownup}.
“No,” said {L}. {young:“But you cannot find it.”|“But you can look as long as you like.”}
{is_wished_person:And {L} waved to {wished_person}, and could put both shoes on at last.} # wished
-> DONE

=== m4
# shot: wide
# place: lane; dusk; clear
# action: A look-through sleepy window; heroes sit in car; grownup sit in car; friends sit in car
# things: car; bag; street-lamp
{is_caravan:The caravan|The house} got small behind them, and then there was a bend.
{A} looked out backwards for a while. {~Sheep|Trees} went by, and did not know where anybody was going.
{
- is_caravan:
“They will have the kettle on tonight,” said {A}. “The new ones. They will see it.”
- is_old:
“The new people drink tea,” said {A}. “I saw the box. It said CUPS.”
- else:
“The next ones come at four,” said {A}. “They will want tea after all that way.”
}
It was getting dark. One by one the lamps along the lane came on, to see who it was. # more
“They will say, who is that?” said {grownup}. ¶ “And it will tell them,” said {A}.
-> DONE

=== l3
# shot: behind
# place: hallway; night; stars
# action: A carry sleepy bag; heroes carry bucket; grownup hold key; friends walk
# things: door; bag; bucket; lamp; mat
The key went round. The hall was dark and smelled of nobody yet.
{
- is_old:
“Hello, mat,” said {A}. It was a new one. It had to be told who they were.
A stair creaked on the way up. It was the fifth.
“So it is you,” said {A}, and stood on it twice.
- else:
“Hello, mat,” said {A}. “Hello, hook.” They had kept very still for a week.
The bucket was put down, with its stone. It looked round at everything.
“This is where we live,” it was told.
}
Everything was put down just inside the door, where it could be fallen over. Nobody minded tonight. # more
Then the shoes came off, one, and one. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A point sleepy at mirror; heroes wash; grownup hold towel; friends look-up
# things: mirror; bath; towel
The bath was hot. The mirror over it went white.
{
- is_old:
There was something on it. It was a face, quite round, with three hairs.
“That is theirs,” said {A}. “They left it for us.” Nobody rubbed it out.
- else:
There was something on it. It was a fish, and it was {A} who had done that, before they went.
“We left that for us,” said {A}.
}
It looked pleased. It had been in there by itself all week. # more
Everybody had a go with the flannel, and went round it. # more
Then the door was opened, and the mirror went clear.
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes look-up sleepy
# things: window; kettle; mug; moon
A long way off was a kitchen. It was dark.
{~The tap dripped|The mat lay flat}. Nobody was cross about it.
The kettle was cold. The glass was clear. The moon looked in.
You could see right through it. There was nothing there at all.
There was a snail, and there was a bird. They were side by side.
Now and then a board in the floor let go of a foot that had stood on it. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit; grownup sit
# things: window; lamp; pillow; bucket
{
- is_old:
The bed was the old bed. It had come in the van. # usual
- else:
The bed was the bed from home. It knew just where to dip. # usual
}
{resting}
{dream} # spare
By the bed was a window. It was cold.
{L} breathed on it. A little white came. {L} put one dot in the middle with a finger.
“That is for here,” said {L}. # usual
The white went small. The dot went in. # usual
There was some of {L} here. There was some of {L} there. # usual
Nobody had to bring it. # usual
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A postcard had come in the morning, and it was not from anybody they knew. On the front was a kettle. On the back somebody had written that they drink a lot of tea, and had seen a name, and a bird, and a snail. “We have put a hedgehog,” it said. “There is still room at the bottom.”
{H} put the card up on the window, picture side out, so that the street could see it as well.
-> DONE

=== next_bedtime
There was a dot on the window when the bath had been hot. It was still theirs.
-> DONE
