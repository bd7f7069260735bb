# tells: sentence
# when: done
# wants: child
# role grownup: parent = the grown-up with the envelope
# ages: 3-10
# holds: map(kind), dark(kind)

=== title
{~Here Is the Cross|The Map on the Envelope}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: heroes point proud at paper; grownup hold calm envelope; friends sit-on-chair curious
# things: map on table; table; pencil in heroes.hand
{~“{wished_said},” said {H}, “and it was here.” But here was only the kitchen table.|“Where was that?” asked {grownup}, when {H} said it: “{wished_said}.” That is hard to show from a kitchen.|A day has a place in it where it happened, and {H} wished to show them. “{wished_said},” said {L}, “and it was just by the bit with the… Wait.”}
So {grownup} turned an old envelope over, and it was white on the back, and that is how you get a map.
{young:{L} put a cross on it, in red.|First of all {L} put the cross, in red, since that was the one thing that was certain.}
“That is where it was,” said {L}. “Now we need all the rest.”
{grownup} wrote beside the cross what it was for, as small as could be. # usual
-> DONE

=== s2
# shot: above
# place: kitchen; dusk; clear
# action: heroes draw curious pencil; grownup point calm at map; friends peek curious at map
# things: map; tree beside map; envelope
It is quite hard to draw what is round a cross.
{joining}
{young:There was a tree. It did not fit.|There was a tree, and then there had to be a hedge to go with it, and the hedge went off the edge and had to be taken round to the front, past the stamp.}
“It is a good tree,” they said, though most of it was on the side with the stamp. # more
“Where is our house?” asked {grownup}. ¶ “That is under the flap,” said {A}. “You have to lift it up.” # usual
{is_wished_place:They put {wished_place} in, and made it bigger than it is, because of what it was like.} # wished
{is_wished_person:“This is {wished_person},” said {A}, and drew two legs, for there was no more room.} # wished
{is_wished_matter:And {wished_matter} had to go in as well, with a ring round, so that nobody took it for a puddle.} # wished
{hinderer_person:“I always go by the other road,” said {hinderer}, and put that in, and it went straight through the tree.} # beat
{hinderer_animal:{hinderer} stood on the north, with wet feet, and now there was a lake there.} # beat
{hinderer_carried:{hinderer} was lying on the west, and they had to go round.} # beat
And since a map likes to have a ship on it, or some such thing, they put in {themed_a}. # personal
-> DONE

=== m1
# aside
# shot: two
# place: kitchen; dusk; clear
# action: heroes hold curious spoon; friends point curious at spoon; grownup sit-on-chair calm
# things: map on table; 4 spoons on table; table
“How far is it?” {young:they asked. {A} tried it with a spoon.|they asked, and {A} measured it with a spoon, end over end, along the road.}
“It is four spoons there,” said {A}. “And it is two back.”
{young:“How is it two?” they asked.|“How can that be?” they asked. “It is the same road.”}
“It is the same road,” said {A}. {young:“But I had it with me.”|“But on the way back it had happened.”}
Everybody had been along a road like that. # spare
“Then you could be home before you left,” said {grownup}, and the spoon was checked for bends. # more
“Was it heavy, to carry back?” ¶ “It carried me,” said {A}. # more
So it went in like that, four on the one side and two on the other. # more
-> DONE

=== l1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: heroes write calm pencil; friends sit-on-chair calm
# things: map; gate on map; table
A map has to have names. {young:They did the corner first.|The corner came first, for something had been said there.}
“That is Wait For Me,” said {A}. “And that is the Bit Where Nobody Talked.”
{young:“And this?” It was a gate.|“And what do you call this?” It was a gate, and a good one.}
“That is Not Yet,” said {A}. {young:“You have to go by it twice.”|“You go by it twice, and it is only the second time that it is open.”}
In the middle was a white patch. “That is Where I Was Thinking of Something Else,” said {A}, and it was the largest thing on there. # spare
“And what is this little road?” they asked. ¶ “That is the Way We Did Not Go,” said {A}. “I put it in to be fair.” # more
It was a thin road, with nobody on it, and somehow they all kept looking along it. # more
They named the puddles, too. There were three, and all of them were Alan. # more
Two people could have got lost in it. # more
-> DONE

=== m2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: heroes lift curious envelope; friends look-up surprised at envelope; grownup point calm at lamp
# things: envelope in heroes.hand
Then somebody saw that there was a name on the front. {young:It was from the gas.|The letter had been from the gas people, and they had put their address.}
“They are right on the other side of the hedge,” said {A}, and held it up to the lamp.
{young:You could see it all come through.|The light came through, and they saw that the gas people lived just behind the cross, and could have looked out, and had not.}
{pausing} # company
“They missed it,” said {A}. {young:“By that much.”|“By no more than the thickness of a bit of paper.”}
“Should we tell them?” asked {A}. ¶ “You would have to write on the front for that,” they said, “and there is no room.” # more
They were put in at their window, looking the wrong way. # spare
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: grownup point curious at map; heroes look-through curious; friends point up
# things: big map on table; table; jug on table
“What is down here?” asked {grownup}. It was the bottom of the map, where the gravy had been.
Every old map has a bit like that, {young:and nobody goes there.|and they put in a whale, and write that nobody has been.}
{young:“That is yesterday,” said {A}.|“That is yesterday,” said {A}. “You can get there, but it is gravy all the way.”}
“And up at the top?” ¶ “There is no more envelope,” said {A}. {young:“That is tomorrow.”|“That will be tomorrow. You get it in the post.”}
They left that end open, so that it could come in. # spare
“Is there really nobody there?” asked {grownup}. ¶ “There was,” said {A}. “We were.” So that was put in by the whale, in brackets. # more
A bit of gravy was left where it was, for it made a good coast. # more
The whale was given something to look at. It was the cross. # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: heroes reach-down worried map; grownup hold calm lamp; friends sit-on-chair calm
# things: map on table; table
At last it was all there, every tree of it. And {L} looked, and it was wrong.
{young:“It is not there,” said {L}. “It is flat.”|“That is where it was,” said {L}, “but you would never know. It is only a cross.”}
Anybody could have put a cross on an envelope. # usual
{helper_person:“Walk it,” said {helper}. “Go on. Take a finger, and start at the door.”} # beat
{helper_animal:{helper} put a nose on the flap, where the house was, and looked up, to see if anyone was coming.} # beat
{helper_carried:{helper} was stood on the flap, as a person stands at a door who means to go out.} # beat
So they let down the lamp, till there was only the table. {L} put one finger in the house, under the flap, as if it had legs, and shut the flap.
“I am in the hall,” said {L}. # usual
-> DONE

=== m4
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: heroes crawl curious; friends peek worried at map; grownup peek worried at map
# things: map; house on map; tree on map
Out came the finger. {young:It stood on the step.|It stood a moment on the step, because there had been that business with the coat.}
Down it went to the corner, {young:tap, tap, on its nail.|at a walk, with the nail clicking, and past the hedge to the place where you had said it.}
“Now it has not happened,” said {L}. {young:Nobody breathed.|Nobody round the table breathed at all, and they could hear the lamp.}
{young:The finger knew. It slowed down.|The finger went slower, all by itself. It had been there before, and it knew.}
The moth on the lamp sat quite still, and its shadow lay over the hedge like a barn. # more
Somebody moved the spoon out of the road, to let it by. # more
“I can smell it,” said {grownup}. # spare
-> DONE

=== s4
# shot: two
# place: kitchen; night; clear
# action: heroes point proud at map; grownup look-up surprised at heroes; friends hold-hands surprised heroes
# things: map on table; table; hedge
Then the finger was on the cross. {L} let it stand there.
“{wished_said},” said {L}. And there it was, all round them, and it was not flat.
Nobody spoke. One of them had hold of the chair. # usual
You could see past {themed} and over the hedge, right to the end. # personal
“I saw it,” said {grownup}. “I was not there, and I saw it.”
“You were in the hedge,” said {L}. “I had you with me.”
And then the finger went home, and that was the short way. # usual
-> DONE

=== l3
# shot: wide
# place: kitchen; night; stars
# action: heroes reach-up proud wall; friends clap calm
# things: map on wall; wall; envelope
It was put up on the wall, with the gas on the inside.
It hung a bit to the left. You could still get there. # spare
“What if it is lost?” said {A}. ¶ “It is only how to go,” they said. “You have got where.” # more
“Which way up does it go?” they asked. It went with the cross in reach. # more
It had the door on one side and the clock on the other, and could see both. # more
A moth came down, and sat on the gate. It could wait. # more
The lamp was put out. The red was the last to go. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: heroes wash sleepy; friends stand sleepy
# things: soap
The finger was washed. It was red at the tip.
It had gone a long way, for a finger. It had no shoes. # spare
“Did your feet come, too?” they asked. They had not. They had been in here, getting cold. # more
“It is off the map,” said {A}, in the soap. # more
The sponge went all round the knee, by the sea road. # more
Down went the water, four spoons and two. # more
-> DONE

=== l4
# shot: wide
# place: street; night; stars
# action: cat walk calm; owl sit calm; heroes sit sleepy
# things: tree; hedge; gate
Out there it was dark on the road. There was the tree. There was the hedge.
And there was the place. It had no cross on it. There was no one there.
It had gone back to what it was. A leaf lay on it. # spare
An owl flew by up above. It looked down, and it knew the way. # more
In the lake the north had gone flat and calm. # more
A small wind went by, four spoons and two. # more
At the gas they had gone to bed. # more
-> DONE

=== s5
# shot: object
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: 2 hills; map on wall; wall
A bed has hills, and it has a road in it, if you have knees. # usual
{resting}
{dream} # spare
One finger came out. It stood on the top sheet, by itself.
Down it went, by the fold. It went by the gate. It went slower. # usual
There it stood still. {L} remembered all of it.
Then the finger came home, by the short way.
There was the edge of the sheet. The finger went in under it.
“I am in,” said {L}.
Goodnight, {H}. Goodnight, finger.
Goodnight.
-> DONE

=== next_night
The gas people had written again, and there was something pencilled on the back, in a careful hand.
“We hear that we missed it,” it said, “by the thickness of a bit of paper. Could we be told which window?” They had drawn their house, with all its windows, and themselves. {H} took the red, and put a ring round one. It had a geranium.
-> DONE

=== next_bedtime
Far off, behind a geranium, somebody from the gas had moved his chair round.
-> DONE
