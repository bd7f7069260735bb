# tells: entries(story|together|tiny door|little door|small door|secret door|hidden door|magic door|mysterious door|door behind|door under|door in the back|door in a tree|door in the tree|door at the back|door inside|door that|door nobody|door which|found a door|discovered a door|trapdoor|trap door|secret hatch|hatch in|found a key|found the key|found an old key|found a tiny key|found a golden key|found a rusty key|key that|key for a|key to a|key to the|key under|magic key|old key|tunnel under|tunnel to|tunnel that|tunnel behind|tunnel in|found a tunnel|discovered a tunnel|secret tunnel|secret passage|hidden passage|secret passageway|passage behind|extra room|secret room|hidden room|room that was not|room that wasn't|room nobody|room behind|room full of|button nobody|button that nobody|button no one|button that no one|secret staircase|hidden staircase|found a staircase|staircase that|staircase behind|stairs that|steps that|opened the box|opened a box|found a box|found an old box|found a tiny box|discovered a box|box that was|box that had|box under|mysterious box|secret box|found a chest|found a treasure chest|old chest|old trunk|drawer that|drawer opened|secret drawer|cupboard that|cupboard opened|wardrobe that|wardrobe led|wardrobe opened|opened into|opened onto|opened on to|led into|portal|secret garden|hole in the wall|hole in the fence|found a map|found a treasure map|found an old map|got a map|was given a map|discovered a map|map of the|map of his|map of her|map of their|map in a|map in the|map in his|map in her|map inside|the map led|map showed|map that|gap in the hedge|gap in the fence|gap in the wall|led to a room|led to a secret|led to another)
# happens: door
# wants: child
# never: letter|letters|postcard
# kind treasure: treasure
# kind map: map|maps
# kind key: key|keys
# kind lift: lift|button|elevator
# kind sea: underwater|under the sea|sea|ocean|mermaid|mermaids|fish|octopus
# kind snow: snow|snowy|ice|winter
# kind sweet: sweet shop|sweets|sweetshop|candy|chocolate|ice cream|lollipops|cakes|biscuits
# kind small: mice|tiny men|tiny man|tiny people|little people|little men|fairies|fairy|elves|elf|gnomes|pixies|borrowers|ants|tiny town|tiny village
# kind space: space|moon|planet|planets|mars|stars
# kind garden: garden|forest|jungle|woods|meadow|wood
# kind down: tunnel|passage|passageway|staircase|stairs|steps|ladder|slide|hole|trapdoor|trap door|hatch|manhole|underground
# kind tree: tree|oak|hedge|trunk of
# kind box: box|chest|trunk|suitcase|case|drawer|basket|jar|tin
# role grownup: parent = the grown-up with the newspaper
# ages: 3-9
# holds: dark(kind)

=== title
{~A Finger at a Time|Open by a Finger}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# place for garden, tree, map, treasure: garden; afternoon; clear
# action: L point surprised at e1; heroes stand; friends stand
# things: e1; e2
{~“That was not there before,” said {H}. And it was not.|{H} had looked behind most things by then, and had mostly found wall. So this was a surprise.|You can live somewhere for years, and think that that is all of it. {H} had thought so up to that day.}
{entry_1}
{entry_1_seen} # usual
That is told all in one go. {young:But it was not opened all in one go.|But a thing like that is not opened in one go, and {L} knew it.} # usual
“What has been shut for long must be opened a finger at a time,” the woman had said who mends the locks. “Or it catches cold.”
{
- is_treasure:
So first there was one finger of it to be seen. {young:It was a cross.|It was the end of a line of dots, and there somebody had made a cross, and pressed so hard that the pencil broke.} “There,” said {L}, with a finger on the cross.
- is_map:
So {L} unfolded the map by one finger. {young:There was an arrow, as small as an ant.|There was nothing on that bit but an arrow, as small as an ant, and it pointed into the fold.} “That way,” said {L}.
- is_key:
{L} closed the hand round the key. {young:It was cold. Then it was warm.|It was cold, as something is that has been alone, and then it got warm at the one end. It had teeth, and one of them was missing.}
- is_lift:
{L} looked at the button. {young:It had no number on it.|All the others had a number. This one had none, and it was worn in the middle, as if it had been pressed a good deal.} {L} laid one finger on it, and did not press yet.
- is_sea:
In front of it the floor was wet. {young:{L} tasted it. It was salt.|There was a bit of weed in it as well, and a very small crab, who was on the way back. {L} put a finger in it, and licked that. It was salt.}
- is_snow:
It was so cold there that the finger stuck to it. {young:{L} breathed on it.|{L} breathed on that finger until it came off. Where the breath had been there were flowers, white ones, with points.}
- is_sweet:
You could smell it before you could see any of it. {young:It smelled pink.|It smelled pink, at the height of the nose, and further down it smelled brown. {L} breathed in through the mouth as well.}
- is_small:
It was not high. {young:{L} had to lie down, with one cheek on the floor.|Whoever came and went there did not have to stoop, and {L} did. {L} lay down, until there was one cheek on the floor.}
- is_space:
It was very quiet there. {young:{L}’s hair stood up a bit.|When {L} came near, a bit of {L}’s hair stood up by itself, and one shoelace did as well.}
- is_garden:
An ant came out from under it, {young:with a leaf.|with a leaf, twice as long as itself, and looked left and right, and went in again to get the rest.} {L} watched it go.
- is_down:
“Hello?” said {L} into it. {young:It went down, and it came back.|The “hello” went down, and round a bend, and after a time it came up again, a little out of breath.}
- is_box:
{L} laid one ear on the lid. {young:Something moved over in there.|There was something in there, and it moved over a little, quite politely, as you do when somebody wants to sit down.}
- else:
{L} laid one ear against {is_entry_1_thing:{entry_1_thing}|it}. {young:Somebody seemed to listen back.|It was as if there was another ear on the other side, just there, that was listening to this one.}
}
{L} had one finger ready. # more
-> DONE

=== m1
# aside
# shot: two
# place: living-room; afternoon; clear
# action: A stand curious at grownup; grownup sit-on-chair calm; heroes stand; friends stand
# things: armchair; newspaper in grownup.hand; lamp
First they asked, as you should. “Is it ours?” asked {A}. ¶ “I should think so,” said {grownup}.
“May I look?” {young:“I should think so.”|“I should think so,” said {grownup}, and went on to the weather.}
“Are you listening?” ¶ “I should think so,” said {grownup}.
{young:Then {A} asked if pigs had knees, and if it was Thursday.|To be quite sure {A} also asked if pigs had knees, and whether it was Thursday in France.} They did, and it was. # spare
{young:So that was all right.|So it was all in order, and nobody could say afterwards that they had not been told.}
“And may it stay?” asked {A}. {young:You know what was said.|There were four words to that, and you know them.} # more
The newspaper went up a bit higher. {young:There was a bear on the back.|On the back of it was a picture of a bear, and the bear at least was looking.} # more
-> DONE

=== s2
# shot: close
# place: hallway; afternoon; clear
# place for garden, tree, map, treasure: garden; afternoon; clear
# action: L reach-down curious at e1; heroes kneel; friends stand
# things: e1; e2
{is_entry_3:{entry_2}}
{joining}
{is_loved:If there was {loved} in it, {L} would not be surprised.|{musing}} # personal
{
- is_treasure:
They went along the dots, a finger at a time. {young:One dot was ten steps.|One dot came to ten steps, if you had short legs, and a bit less if you were in a hurry.} Here it said “left”, and there it said “mind the mud”. {L} minded it as well as possible.
“Whoever that was has walked here,” said {L}. There was a dot with a puddle in it. # usual
- is_map:
Then came one more fold. {young:Some dots came out of it.|A row of dots came out of it, as if somebody very small had gone along there.} {L} put a finger on the first one. The first one was here. So they went on by one dot, and looked round, and by one dot more.
“Is that part of it, or is it jam?” asked {L}. They went there to see. There was nothing there. It was jam. # usual
- is_key:
{L} tried the key in the nearest lock. {young:It went in by a nail. “Click,” it said.|It went in by as much as a fingernail, and {L} did not push. With a key you do not push. You ask.} That lock said no. The next one said no as well, but with rust. There are a good many ways to say it.
One let it in right up to the ring, and then would not turn. “It was only being polite,” said {L}, and pulled it out. # usual
- is_lift:
Then {L} pressed. The doors shut. {young:It did not go up. It did not go down.|There was that feeling in the middle that you get, only it was not the one for up and not the one for down.} Then it stopped. And the doors came open, by one finger.
Some light came in, and some air that smelled of toast. # usual
- is_sea:
Then it was open by one finger. There stood the sea. {young:It did not fall out.|It stood upright in the gap, from the top to the bottom, as green as a bottle, and did not fall out.} A fish went by in it, and came back, and looked at {L} with the other eye.
A bit of it came out over the edge, and lay on the floor, and thought better of it. # usual
- is_snow:
Then it was open by one finger. Some snow blew out, {young:on to {L}’s shoe.|not much, about as much as goes on a cake, and lay down on {L}’s shoe, and stayed.} It was very quiet in there. It was the kind of quiet that only snow can do.
{L} put out a tongue, and got one. It had not been out of there before. # usual
- is_sweet:
Then it was open by one finger. It came out and stood round {L}, {young:as warm as a coat.|all the strawberry and all the toffee, as warm as a coat, and with an edge of mint.} Somewhere in there a lid was put on a jar. Clink, it went.
{L} put one finger in, as far as it would go, and took it out, and licked it. It was only the air, but it was very good. # usual
- is_small:
Then it was open by one finger. Some light fell out, {young:as thick as a pencil.|about as thick as a pencil, and it smelled of soap and of soup.} “Draught!” somebody called in there. ¶ “It is not me,” said somebody else.
{L} tried not to breathe. It is hard not to be a draught, if you are as big as that. # usual
- is_space:
Then it was open by one finger. {young:There hung a star.|There was nothing in there, all the way down, and in front of the nothing hung one star.} It was no bigger than a crumb, and quite near. {L} breathed out, and it moved a bit to the left.
A spoon came up off the floor, and turned round once, and went to have a look. {L} got it by the end. # usual
- is_garden:
Then it was open by one finger. Some light came out, {young:and it had a leaf in it.|and lay down on {L}’s shoe, and in the middle of it was the shadow of a leaf.} A bee came out along it, and looked at a button and at an ear, and went home again to tell the others.
“Good morning,” said {L} through the gap. You could hear that it was morning in there, by the birds. # usual
- is_down:
Then {L} went a bit further in, with one hand on the wall. {young:The wall was cold. Then it was warm.|For a time the wall was cold. Then there was a place where it was warm, as if somebody had leaned there only just now.} {L} counted it all aloud, one, two, three, so as to know the way back.
At seven something dripped. At nine it smelled of apples. # usual
- is_box:
Then it was open by one finger. {young:“Oh,” said {L} into it.|“Oh,” said {L}, with the mouth at the gap, and it took its time until it came to the other side.} It was bigger in there than it was out here. And there was a light on, right down at the bottom.
{L} put one finger in. It got warm, and something that was very small shook it, or it felt like that. # usual
- else:
Then it was open by one finger. Some air came out, {young:and it was not from here.|and it had not come from here. It went once round {L}’s finger, and once round the ear.} It smelled of pears. With the air came a bit of light, and lay down on {L}’s shoe.
“Good evening,” said {L} through the gap. It was only said by a finger, so as not to be a draught. # usual
}
{hinderer_person:“Let me see,” said {hinderer}, and there was a whole head in front of it, and nothing to be seen.} # beat
{hinderer_animal:{hinderer} put a nose in at once, and that was a good deal more than a finger.} # beat
{hinderer_carried:{hinderer} was leaning against it, and had to be put somewhere else.} # beat
{not (way() or is_down):They waited to see if there would be a sneeze. {young:There was none.|There was none, or else it had been done into a sleeve.}} # more
{is_key:“There is one more,” said {L}. “There always is.”|{is_map or is_treasure:“It goes on,” said {L}. “It can have one more.”|“It has not caught cold,” said {L}. “It can have one more.”}}
-> DONE

=== l1
# aside
# shot: two
# place: hallway; dusk; clear
# place for garden, tree, map, treasure: garden; dusk; clear
# action: A listen curious at e1; heroes kneel; friends kneel
# things: e1; glass in A.hand
You can also listen. You take a glass, {young:and put your ear to it.|and put the one end to what you want to hear, and the other to the ear.}
“What does it say?” they asked. {young:“Shh,” said {A}.|{A} held up a finger, which stood for the finger that they were not to go beyond.}
It said something like “hoo”. {young:Then {A} tried it with the wall.|So that they could compare, {A} held the glass to the wall, and to a coat, and to {first():{first()}|it} again.}
The wall said “hoo” as well. So did the coat. {young:It was the glass.|It was the glass that said it, and it said it about everything.}
But the last “hoo” was longer, {~by a finger|if only by a finger}, and that was put down as something. # more
{A} let the glass listen to a spoon, too. That was the shortest “hoo” of all. # more
{young:Then the glass was put back. It had heard a lot.|Then the glass was washed and put back with the others, and they were told what it was like. It was like “hoo”.} # more
-> DONE

=== m2
# aside
# shot: above
# place: hallway; dusk; clear
# place for garden, tree, map, treasure: garden; dusk; clear
# action: A write proud; heroes kneel; friends kneel
# things: e1; paper; pencil
{way():Somebody might take it for something else.|Somebody might walk into it, not knowing.} {young:So {A} made a sign.|So a sign was needed, and {A} wrote one, with the tongue out at the corner.}
“New,” it said. {young:But was it new?|Then {A} looked at that, and was not so sure, since it had only been found, and that is another thing.}
So {A} put a word in front. {young:“Not new,” it said.|Now it said “Not new”, and that was hardly worth a sign.}
{pausing} # company
In the end it said “Here”. {young:That was true, whichever it was.|That was true in any case, and it was hung up beside it, straight.}
{young:Then they all read it. It still said “Here”.|Then they stood back and read it, one after the other, {~as if it could have changed|which did not take long}, and it still said “Here”.} # more
{first():“Here,” read {A} out to {first()}, so that it was known on both sides.|“Here,” read {A} out, so that it was known on both sides.} # more
-> DONE

=== s3
# shot: two
# place: hallway; dusk; clear
# place for garden, tree, map, treasure: garden; dusk; clear
# action: L look-up surprised; heroes stand; friends stand
# things: e1; e2; themed
{is_entry_4:{entry_3}}
{
- is_key:
One more it was. {young:It was low down, behind some leaves.|It was low down, in a place where nobody puts a lock, and some leaves had to be held to the side.}
- is_down:
One more step. Two steps. Three steps. Four, {young:and a jump.|and a jump, as the last one is always deeper than you think.}
- else:
Two fingers. Three fingers. Four, {young:and a thumb.|and a thumb, and that is a hand, and with a hand you can see what there is.}
}
{
- is_treasure:
There they dug. First it was a finger deep, {young:and then it was a hand.|and then it was a hand, and it got darker, and cooler, and there was a worm, who was put to one side.} Then {L} knocked, and it went “tock”. It is only treasure that goes like that. Stones go “tick”.
They all put their hands in round the edge, to feel how far it went. # usual
- is_map:
The map was open by a hand now. {young:They had come right to the edge of it.|They had gone along it dot by dot, past a wall that was on it and a dog that was not, and had come right to the edge.} There the paper stopped. But the way went on. You could see that with your feet.
“It is not on here,” said {L}. “It is only there.” # usual
- is_key:
There the key went in by a finger, and by two fingers, {young:and by a hand.|and then the whole of it, and it sat there as a foot sits in its own shoe.} It did not turn yet. {L} held it. “It has to be held first,” said {L}. “It is out of the way of it.”
There was a hum in it, and the hum went up as far as the elbow. # usual
- is_lift:
Now you could see a floor, {young:with a red carpet.|and it was one that is not in that house, with a long red carpet, and a lamp, and behind the lamp another lamp.} On a hook hung a coat. It was no grown-up’s coat, and no baby’s. “Is it somebody’s?” {L} asked the carpet.
The other doors all stood open by a finger. From one came some humming, and from one a leaf. # usual
- is_sea:
{L} put an arm in, as far as the elbow. {young:It was cool.|It was cool in there, and it pulled a little to the left, and on the hairs of the arm there were small silver bubbles, all in a row.} Something took hold of {L}’s thumb, and shook it, and let go. That was how they said hello.
Behind that there was a street in there, all of sand, and a lamp, and somebody who swam home with a bag. # usual
- is_snow:
Now you could see trees, {young:with snow up to the elbows.|and they stood in it up to the elbows, and held out more of it, on all their hands.} A row of steps went in between them. Nobody had come back. “They are as big as mine,” said {L}, and put one foot in the first. It fitted.
A branch let go of its snow, “flumph”, and then looked as if it had not been that one. # usual
- is_sweet:
Now you could see the jars. {young:They went up and up.|They went up to where a ceiling would be, the red ones below and the green ones above, and further up some that had no colour yet.} “Are you open?” called {L}. ¶ “By a hand,” said somebody behind the jars.
There was a scale on the counter, and a small shovel, and a ladder that ran along by itself. # usual
- is_small:
{L} put an eye to the gap. {young:“It is an eye,” said somebody in there.|Somebody in there put down a cup. “It is an eye,” said whoever that was. “It has lashes.} Ask it what it wants.” ¶ “I only want to look,” said {L}, very low, so as not to blow out the lamp.
They were all busy in there, with their sleeves rolled up. {is_being_1:“They are looking at us,” {L} told {being_1}.|“It can look,” they said, “but it must not sneeze.”} # usual
- is_space:
Now you could see all of it. {young:There was a lot of it.|There was a great deal of it, and most of it was black, and in between somebody had left the lights on.} Far down there turned something blue, with a bit of cloud round the middle. “That is us,” said {L}, and looked to see if anybody waved.
{L} waved, to begin with. It would take some time to get there. # usual
- is_garden:
Now you could see in. {young:It had rained in there.|It had rained in there, not long ago, and every leaf had one drop that it was holding up.} In the middle of the path stood a watering can, and it was still dripping. “Somebody has only just gone,” said {L}.
From behind the trees came a hum. It was either bees, or somebody who did not know that they had a visitor. # usual
- beyond():
And there {being_1_many:were|was} {being_1}, all of them, {young:and had not seen {L} yet.|in the middle of it, and had not noticed that there was a draught.} {L} kept quite still. Then the one at the back turned round. It was a hand wide, that look.
“It is somebody,” said the one at the back, to the one in front, and so it went on, from the back to the front. # usual
- is_down:
At the far end there was a light, {young:as big as a hand.|about as big as a hand, if you held up your own in front of it, and it got no smaller when you came nearer.} Under it stood a pair of boots. Somebody had put them there, side by side. “They are not for a giant,” said {L}. “And not for a mouse.”
{is_being_1:“Can you see where it goes?” {L} asked {being_1}, and held the light higher.|It was dry down there, and it smelled of earth and of bread.} # usual
- is_box:
{L} looked in, with one eye and then with two. {young:It went down a long way.|It went down, past one shelf and another, with things on them that had been put there to be out of the way.} At the very bottom stood two slippers, and in front of the slippers was a mat.
“Then somebody goes in and out,” said {L}. # usual
- else:
Now you could see in. {young:There was a lamp on.|There was a lamp on in there, and a chair, and on the table was a cup, and it steamed.} “Somebody has only just gone out,” said {L}. In front of the chair stood two slippers.
{is_being_1:“Can you see that as well?” {L} asked {being_1}. It was as well to be sure.|On the wall hung a picture, and it was a picture of {L} looking in.} # usual
}
{helper_person:“I will hold it like that,” said {helper}, “and you look.”} # beat
{helper_animal:{helper} lay down just there, so that it could not go back to being shut.} # beat
{helper_carried:{helper} was put just there, so that it could not go back to being shut.} # beat
{themed_a} was laid beside it, to mark how far they were. # personal
{not (way() or is_down):It is not so easy to stop at a hand. {young:There is an arm behind it.|There is an arm that comes after it, and the arm would like to go on, and has to be told.}} # more
-> DONE

=== l2
# aside
# shot: behind
# place: hallway; dusk; clear
# place for garden, tree, map, treasure: garden; dusk; clear
# action: A hold curious sock; heroes kneel; friends kneel
# things: e1; sock in A.hand; spoon; pencil
{A} wanted to know what a hand was good for. {young:A pencil was a finger wide.|So things were held up to it, to see what they came to: a pencil was less than a finger, and a spoon was two.}
A sock was a hand, {young:if it lay on its back.|if it was laid on its back, and nearly two if it was cross.}
{young:A cat was a hand as well.|A cat is a hand, as everybody knows who has shut a window in summer, but there was none at hand.}
“And {first():{first()}|all this}?” they asked. ¶ “More,” said {A}. {young:“We have not come to the end of it.”|“You can’t say, as long as you have not come to the other end.”}
The sock was left there, to be going on with. # more
The sock had a hole, too, and the hole was a finger. # more
{young:A yawn was three fingers, and somebody had one.|A yawn was three fingers, or four with the mouth quite full of it, and somebody had one, so that it could be measured.} # more
-> DONE

=== s4
# shot: close
# place: hallway; night; clear
# place for garden, tree, map, treasure: garden; night; stars
# action: L kneel happy; heroes kneel; friends kneel
# things: e1; e3; e2
{is_entry_4:{entry_4}}
{
- is_treasure:
{L} got it out, and blew the sand off it, and opened it by one finger. Something shone in the gap. So then it was opened by a hand, and they all bent over, and it shone on their chins from below.
“One for each finger,” said {L}, and counted. There was one left over, and that was put back for the next. # usual
- is_map:
They went on past the edge, by one finger more. And there it was. It was as big as it had been small on the paper. {L} laid one hand flat on it. It was every bit as thick as the rest of the world, and a little warmer.
Then {L} got out a pencil, and drew the bit that was missing. “Here,” it said next to that, with a dot. # usual
- is_key:
And it turned, all by itself, as you turn over in bed. {L} opened it by one finger, and by two, and by a hand. Just inside was a hook, and round the hook the wall was paler, in the shape of a key.
“So this is where you live,” said {L}, and hung it up. It swung to and fro, and then it stopped. # usual
- is_lift:
{L} took the coat off its hook, and put it on, first one arm and then the other. It was too long in the sleeves, by one finger. “It is for next year,” said {L}. “I have come too soon.”
So it was hung up again. The button for home was just where it should be. # usual
- is_sea:
{L} held up one hand, and laid it flat against the sea. On the other side somebody laid a hand against it, finger to finger. It had some skin in between, and a ring of shell. They stayed like that for as long as a breath.
“Mine are longer,” said {L}, “by one finger.” There were bubbles. That was a laugh. # usual
- is_snow:
{L} went after the steps, in every one of them, once round the biggest tree. And there they came back to where they began. So they had been {L}’s own, all of them, only a bit early.
{L} made a snowball, no bigger than a plum, and put it in the gap, to hold it open. # usual
- is_sweet:
“What is it to be?” asked somebody, from behind the jars. ¶ “A finger of that, please,” said {L}. It was laid on the scale, and the scale went down on {L}’s side.
It was pink, and as long as a finger, and it tasted of one thing after another, right down to the nail.
- is_small:
“Could it hold this up?” they asked in there. So {L} put in one finger, and held it up, and underneath it they did what had to be done, fourteen of them, and one with a list. It had wanted just such a finger.
Then they shook it, each in turn. “Come again,” they said. “As far as you go.” # usual
- is_space:
{L} put one arm out, up to the shoulder. It was as light as a sleeve. The star came along the hand, and sat down on a fingernail, and did not weigh anything at all.
“You are bigger than you look,” said {L}, “and I am smaller.” Then it went home, and so did the arm. # usual
- is_garden:
{L} went in on tiptoe, and took the can, and gave the last bed what was left in it. On the tree over it hung a pear, on a string, with a label. “Not yet,” said the label. “By a finger.”
{L} held a finger next to it. It was quite right. “Then I will come again,” said {L}. # usual
- beyond():
“Are you coming in?” asked one of them. “You are letting it out.” So {L} opened it by the rest, and came in. And {being_1} moved up, half to the left and half to the right, until there was a place. It was as wide as {L}, and one finger wider.
“That is for growing,” said the one at the back. “It is kept for you.” # usual
- is_down:
{L} put one foot in the boots, and then the other. They were too big, by one finger. “They are for next year,” said {L}. “I have come too soon.” So they were put back, under the light, side by side.
Going back is shorter. It was nine, and seven, and three, and one. # usual
- else:
{L} put one foot in the slippers, and then the other. They were warm. They were too big, by one finger. “They are for next year,” said {L}. “I have come too soon.”
{L} held up a finger, to see how much is a year. It was not so very much. So they were put back, side by side. # usual
}
{is_entry_2 and not is_entry_3:{entry_2}}
{is_entry_3 and not is_entry_4:{entry_3}}
It had been enough, for one day. {is_map or is_treasure:It was put where you could see one finger of it.|So it was shut again, a finger at a time, till there was one finger left.} You need that one, to begin with. # usual
-> DONE

=== m3
# aside
# shot: two
# place: kitchen; night; clear
# action: grownup sit-on-chair calm; A sit-on-chair happy; heroes sit-on-chair; friends sit
# things: table; lamp; plate; newspaper on table
“Was there anything?” asked {grownup}, over the bread. The newspaper was done.
“A finger of it,” said {A}. “The rest is for later.” ¶ “I should think so,” said {grownup}.
Then {grownup} looked up. It took some time. First it was one eye, and then it was two. # spare
“What did you say it was?” ¶ {A} said it. {first():“{first()},” said {A}.|“What was not there before,” said {A}.}
“Oh, that,” said {grownup}. “That is quite new.” # more
“Since when?” asked {grownup}. The bread was put down. # more
It is the same with some people. You must do it a finger at a time. # more
-> DONE

=== m4
# aside
# shot: wide
# place: hallway; night; stars
# action: A tiptoe calm; heroes tiptoe; friends tiptoe
# things: e1; lamp
They went by once more, on the way up. Nobody touched it. They only looked.
One finger of it could be seen. It was dark there, but it was a good dark. It had been aired.
{first():“Goodnight, {first()},” they said, one after the other.|“Goodnight,” they said, one after the other.} # spare
Nothing said goodnight back. It was not so far yet. # more
A bit of air went round one toe. Then it went home. # more
It had not caught cold. # more
Up they went. The stairs were all open, from top to bottom. Stairs are like that. # more
-> DONE

=== l3
# aside
# shot: two
# place: bathroom; night; clear
# action: A brush-teeth sleepy; heroes brush-teeth; friends stand
# things: basin; toothpaste; mirror; cup
The tap was opened by a finger. It ran as thick as a finger, too.
The paste came out, as long as a nail. That is what it should be.
“Open,” they said to {A}, and {A} did. It was two fingers. Then it was more. # spare
You could see right to the back in there. There was a tooth that had not been there before. # more
“Was that always so?” asked {A}, with the brush in. # more
In the mirror they all had one. It was put to bed with the rest. # more
The last drop hung on the tap. It was not a finger. It was about a nail. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes sleep; friends sleep
# things: cupboard; drawer; moon; cup
In the kitchen there was a drawer. It was not quite shut.
The cupboard was not quite shut, and it had cups in it. The cups could see out. # spare
The lid of the pot sat a bit to one side. # more
It was all open, by a finger. Nobody had told them. # more
It is a thing that gets about, in a house. # more
The moon came in by the gap in the curtain. That is one finger as well.
The clock had its own. It held up two, and it moved them a bit at a time. # more
Only the fridge was shut, and did not say why. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; grownup stand at door; friends sleep
# things: bed; lamp; door left; pillow
{L} lay in bed.
{resting}
{keepsake}
{dream} # spare
{grownup} had one hand on the bedroom door. “How far?” ¶ “A finger,” said {L}.
So that was left open, by a finger. Some light came in. It lay down on the floor.
{first():“Goodnight, {first()},” said {L}. # usual}
Then {L} shut both eyes, a finger at a time.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Two slippers stood on the landing in the morning, side by side, with their toes to the bed. {H} put in one foot, to see. It was not quite a finger any more. ¶ “Were they always there?” asked somebody who came by with a newspaper. ¶ “I should think so,” said {L}, and put them back where they had come from, for it was still a bit of a finger.
-> DONE

=== next_bedtime
One finger of it was still open. It had not caught cold.
-> DONE

=== function way()
~ return is_map or is_treasure or is_key

=== function beyond()
~ return is_being_1 and being_1_many

=== function first
{
- is_entry_1_thing:
~ return entry_1_thing
- is_entry_1_being:
~ return entry_1_being
}
~ return ""
