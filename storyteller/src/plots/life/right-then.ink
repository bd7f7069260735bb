# about: somebody-left; missing
# also: sad; lonely
# news: bad
# wants: child
# role gone: answer = the one who left
# role grownup: parent = the grown-up at the sink
# ages: 3-10
# holds: dark(kind), kettle(kind)

=== title
{~Right Then|What Was Left Here}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A look-up sad at door; heroes peek sad; grownup wash plate; friends carry box
# things: door; box; chair; sink
{~There was a place where {gone} had been, and {H} went round it all day, as you go round a puddle.|{gone} was not there any more, and {H} kept looking up, all the same, when the door went.|“It is not the same without {gone},” said {H}, and {grownup} thought so, too.}
It was nobody’s fault, and nobody had done anything wrong. People have to go, now and then, to be somewhere else.
{is_wished_line:“{wished_said},” {L} told the kettle, and that was all there was to say about it.} # wished
{is_wished_day:It was not until {wished_the_day}. But you could feel it already.} # wished
“I want to keep a bit,” said {L}. “I do not want it all to go.” # usual
{young:“A bit of what?” said {grownup}.|“A bit of what?” asked {grownup}, and turned off the tap, so as to hear.}
{L} did not know yet. So they got out a box, which is how you begin.
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: A walk proud at chair; heroes hold drawing at box; friends pour drawer
# things: box; drawing; comb in box; themed beside box; chair; door
They started with things, since things will lie still.
{joining}
There was a drawing, and there was a hair clip that might not even have been the right one. They looked very flat in there.
“That is not it,” said {A}. “That is only what was lying about.” # usual
{is_wished_place:Something from {wished_place} was put in as well, and it lay there just as flat.} # wished
{is_wished_saying:{wished_saying} That could not be put in, but it was said into the box.} # wished
{hinderer_person:“I have a whole drawer of that,” said {hinderer}, and tipped it in, and now you could not see the drawing.} # beat
{hinderer_animal:{hinderer} got in the box, as soon as there was one, and they had to put things in round {hinderer}.} # beat
{hinderer_carried:{hinderer} was put in, to try, and looked out over the edge, and it was not that.} # beat
Then they tried to walk as {gone} did. {A} did it, from the door to the chair, quick, with a bit of a lean. {young:“That is it!” they said.|“That is just how it was,” they all said, and for a moment you could have thought so.}
And beside the box lay {themed_a}, in case {gone} should like to know how things were here. # personal
-> DONE

=== m1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A run happy; heroes knock at door; friends clap
# things: door; box in A.hand
The next was how {gone} came in at a door. {young:It was with a knock, and no wait.|There was a knock, and there was no wait after it at all, so that it was really more of a wave.}
They all tried that. {young:The door got tired.|Nobody had ever come in by that door so often.}
{young:“You wait too long,” said {A}.|“You are waiting,” said {A}, “and then you come in. It has to be both at once.”}
It could be done with the elbow, if you had something in your hands. {gone} always had. # spare
They wrote down “elbow”, and put that in the box. # more
“And then?” they asked. ¶ “Then there was a coat, on the wrong hook,” said {A}. So they used the wrong hook. # more
After twenty times they stopped. Nobody knew any longer who was in. # more
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A listen calm; heroes blow; friends listen at fridge
# things: fridge; coat
“And the hum,” said {A}. {young:“There was a hum.”|“When something was hard to do up, there was a hum. It was not a song, it was just the one note, with a bend.”}
Each of them had a try. {young:Somebody had it too high.|One had it too high, and one of them had got hold of the one that the fridge does.}
{A} shut both eyes. {young:“Lower,” said {A}. “There!”|“A bit lower, and more through the nose,” said {A}. “There. That is nearly in the room.”}
The fridge joined in, and was let. # spare
“Was it happy, or was it sad?” asked {grownup}. ¶ “It was just doing up a button,” said {A}. # more
They kept it up for so long that somebody found a button, and did it up, only to have a use for it. # more
You cannot put a hum in a box. They held it over, and hummed, and shut the lid, and it was as quiet as a box. # more
-> DONE

=== m2
# aside
# shot: two
# place: garden; dusk; clear
# action: A look-up calm; heroes look-up; grownup pour watering-can on ladder; friends look-up
# things: ladder; watering-can; drop over A; flower
There had been a way to look at rain, too. {young:You look right up into it.|Others look at rain and say oh dear, but {gone} looked up into it, as one looks up at a tall friend.}
It was not raining. {young:They did it with the watering can.|So somebody went up the steps with the can, and the rest of them stood.}
{A} looked up into it. {young:It was cold, and it was good.|It was colder than one thought. But after a bit you could see what was in it.}
{pausing} # company
“Does it go in the box?” they asked. ¶ “It would only get the rest wet,” said {A}. # spare
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: grownup write pen; A point curious at letter; heroes read; friends sit
# things: table; letter on table; watering-can; box
They thought that they might send a letter. {young:“What shall we say?” asked {grownup}.|“How do you start?” asked {grownup}, with the pen.}
{young:“Say that we have a box,” said {A}.|“You can put that we have got a box,” said {A}, “and that it is going very badly.”}
They put that. And they put that {A} could do the walk, and that nobody could do the rest. {young:It was quite a long letter.|It went over the page, and up along the side, and the last bit had to be read by turning the table.}
“Is it sad?” asked {grownup}. ¶ {A} looked it through. “It is in places,” said {A}. “But they are not next to each other.” # spare
“Put a kiss,” said {A}. “No, put two, as one of them may get wet.” # more
It was put by the door, with its stamp on, to go when somebody went. # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: A peek sad at box; heroes sit sad; friends hug A
# things: box; lid; kettle; smoke over kettle
When they had it all, they opened the lid, to look. And it was just a box, with a hair clip in.
“{gone} is not in there,” said {L}. {L} put the lid on again. It did not hurt out loud, but it hurt.
{helper_person:“I know,” said {helper}, and came and sat down on the same bit of floor.} # beat
{helper_animal:{helper} put a chin on {L}, and left it there, and it was a heavy chin, and kind.} # beat
{helper_carried:{helper} was held, not in any special way, just round the middle.} # beat
Nobody said that it would be all right. It was sad, and they let it be sad. # usual
After a time you get stiff, on a floor. The kettle had boiled, and somebody would have to see to it. {young:So {L} got up.|So {L} put down both hands, and got up, the way that you do.}
“Right then,” said {L}.
-> DONE

=== m4
# aside
# shot: wide
# place: kitchen; dusk; clear
# action: grownup stand surprised; A stand proud; heroes look-up surprised at door; friends stand surprised
# things: door; box; kettle; cup in grownup.hand
They all looked round. {young:They looked at the door.|First of all they looked at the door, since that was where it came from, as a rule.}
There was nobody in it. {young:“Who said that?” asked {grownup}.|“Who was that?” asked {grownup}, who had gone quite still, with a cup.}
{young:“I did,” said {L}.|“It was me,” said {L}. “I did not do it. It just came.”}
“Say it again.” ¶ But it would not come for being asked. It was only there when you got up. # spare
They sat down, all of them, so as to be able to get up. # more
-> DONE

=== s4
# shot: two
# place: kitchen; night; stars
# action: grownup hug A; A look-up calm; heroes hold cup; friends reach-up at shelf
# things: shelf; 4 cups on shelf; box; lamp
“Right then.” {gone} always said that, getting up, in just that voice. It was {gone}, to the life.
“It was not in the box,” said {grownup}. “It is in you.”
“I did not put it there,” said {L}. ¶ “No,” said {grownup}. “It must have been done a bit at a time, when we were not looking.” # usual
{L} felt about for it, here, and here. It did not feel like a thing that could be lost.
And the cups were got out. “Right then,” said {grownup}, over by the shelf, and never noticed. # usual
-> DONE

=== l3
# shot: behind
# place: kitchen; night; stars
# action: A carry sleepy box; heroes reach-up at clock; friends sit
# things: box; clock; comb
They did not throw out the box. It could be for something else.
The clip was put up by the clock. It might be the right one. # spare
The lid was put on, to keep out the dust. # more
“Are we done?” they said. ¶ “For now,” said {L}. You can do a bit, and then stop. # more
The light went off over the sink. It hummed for a bit. It was just the one note. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A peek sleepy at mirror; heroes brush-teeth; friends stand
# things: mirror; basin; toothbrush
There was one more look in the glass. It was only {A}. But {A} leaned a bit.
It was not so much. You had to know. # spare
Up went the face, to the tap, like rain. # more
The towel did it dry. Who had said that it had to be hard? # more
It had been a long day, going round that place. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes look-up sleepy
# things: door; house; window; lamp; moon
Somewhere else, and not so far, there was a door. {gone} came in at it.
There was a knock, and there was no wait. They did not know that yet, in there. They would.
“Right then,” said {gone}, and the light went on. # spare
The cat on the wall here got up. She put down one foot, and then one more. # more
The wind had been at both doors. It did not say. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; grownup stand calm; friends sit sleepy
# things: door
In the dark the place was still there, where {gone} had been. You could lie down next to it. # usual
{resting}
{dream} # spare
“And will ‘right then’ go, too?” said {L}.
It would not go. It got up when you did.
{L} lay and felt it, low down, on the left. # usual
It did not have to be said now. It was for the morning.
{grownup} let go of a hand, and got up.
“Right then,” said {grownup}.
Goodnight, {H}. Goodnight to {gone}.
Goodnight.
-> DONE

=== next_night
A letter had come, with a stamp that was on its side. It was put by the plates, and they all had a look at it first.
“They have got the hum here already,” it said. “I did not bring it on purpose. There is a small one, about so high, who has the elbow as well.” And right at the end, under the name, it said: “Who has been putting their face up to the rain? It says that it has met {H}.”
-> DONE

=== next_bedtime
There was a clip by the clock. It might have been the right one.
-> DONE
