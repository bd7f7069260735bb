# about: found-something(stick|branch|twig|conker|chestnut|acorns|an acorn|stone|pebble|rock|shell|leaf|leaves|feather|cone|gravel); likes(stick|conker|stone|pebble|rock|shell); thing(stick|conker|pebble|stone); lost-toy(stick|conker|stone|pebble|shell)
# also: outing; happy; play; season; sad; frustrated; weather; angry; found-something
# kind stick: stick*|branch*|twig*
# kind conker: conker*|chestnut*|acorn*
# kind shell: shell*
# kind stone: stone*|pebble*|rock|rocks|gravel
# wants: child
# role grownup: parent = the grown-up with the coats
# ages: 3-9
# holds: dark(kind)

=== title
{~You May Keep One|The Best One}
-> DONE

=== s1
# shot: wide
# place: park; afternoon; breeze
# place for shell: seaside; afternoon; breeze
# action: A point proud; heroes carry happy sack; grownup hold coat; friends walk
# action for stick: heroes carry happy stick; grownup hold coat; friends walk
# things: tree; sack; coat; themed left
# things for stick: tree; heap; coat; themed left
# things for shell: wave; bucket; sack; themed left
{
- is_stick:
{~It was a good day for sticks. {H} had {young:a lot of them.|twenty-two, and the wood was no emptier for it.}|“What have you got there?” said {grownup}. {H} had {young:sticks.|sticks, as long as a bed and as thin as a finger, and two with leaves on.}|{H} came out of the wood backwards, {young:with sticks.|pulling sticks, and there was no end to them.}}
- is_conker:
{~There had been wind in the night. {H} had {young:conkers in every pocket.|conkers in every pocket, and both hoods.}|“What have you got there?” said {grownup}. {H} had {young:conkers.|forty conkers, and one that was still asleep in its case.}|Under the big tree {H} had filled {young:a hat.|a hat, and then another hat. They were so brown that they looked wet.}}
- is_shell:
{~The sea had put out its shells. {H} had {young:a lot of them.|forty, and the sea had not even noticed.}|“What have you got there?” said {grownup}. {H} had {young:shells.|shells, in the bucket, in both pockets and down one boot.}|All along the edge of the water {H} had picked up shells, {young:and now there was no more hand.|until there was no more hand to put them in.}}
- is_stone:
{~{H} walked home with {young:heavy trousers.|both hands on the trousers, since the pockets were pulling them down.} It was the stones.|“What have you got there?” said {grownup}. {H} had {young:stones.|stones, twenty-six of them, and a bit of brick that wanted to be one.}|It was a path with stones in it, and now {H} had {young:most of them.|most of them, and it was rather less of a path.}}
- else:
{~{H} had looked at the ground all the way, and now {they} had {young:a whole bag.|a whole bag of what there is on it.}|“What have you got there?” said {grownup}. {H} had {young:a lot.|everything that the path had had to give.}|It had been a good walk, for anybody who looks down. {H} had {young:a full bag.|a full bag, and a full hood.}}
}
“They are lovely,” said {grownup}, “but they are not all coming in. {young:You may keep one, and the others live out here.”|You may keep one. The others live out here.”}
“One!” said {A}. {young:But every one of them was the best one.|“But each of them is the best one. That is why I picked it up.”}
They put down the lot, and it made a good big heap. # more
{young:They sat down by the gate to choose, and it had to be right.|They sat down by the gate to choose, and it had to be done before the coats were on, and it had to be right.} # usual
-> DONE

=== s2
# shot: two
# place: park; afternoon; breeze
# place for shell: seaside; afternoon; breeze
# action: A point curious; heroes kneel; grownup hold coat; friends sit
# things: row of 9 pebble; gate; coat
# things for stick: row of 9 stick; gate; coat
# things for conker: row of 9 nut; gate; coat
# things for shell: row of 9 shell; bucket; coat
First they were put in a row. {young:The biggest was at one end, and the smallest was at the other.|The biggest was to be the best, and so they lay from the biggest to the smallest, all along the path.}
{joining}
{
- is_stick:
The biggest was very fine. {young:But it would not go in the gate.|It went across the gate from post to post, and could not be got through, not even by talking.} And the smallest one had {~a bud|a bend} on it.
- is_conker:
The biggest was very fine. {young:But it had a flat side.|It had one flat side, though, where it had lain against its brother.} And the smallest was so round that it had already rolled off.
- is_shell:
The biggest was very fine. {young:But somebody was at home in it.|Then it got up on six legs and walked back down to the water.} And the smallest was pink, and was no bigger than a tooth.
- is_stone:
The biggest was very fine. {young:But it was a bit of wall.|It took two to lift, and it seemed to be a bit of somebody’s wall.} And the smallest had a ring round it, all the way.
- else:
The biggest was very fine. {young:But it was wet underneath.|It was wet underneath, though, and something had been living there.} And the smallest was so small that it had to have a place of its own.
}
“Not by size,” said {A}. # usual
{themed_a} was put at the end, and came out as the biggest of all, and was taken away again. # personal
{hinderer_person:“I like this one,” said {hinderer}, and held it up, and put it down again in quite another place.} # beat
{hinderer_animal:{hinderer} walked down the row, and after that it was not a row.} # beat
{hinderer_carried:{hinderer} had been laid in the row, too, and for a while it looked as though {hinderer} would win.} # beat
So then they raced them, {is_stick:down the stream|down the slope}, since the best one would be the first. {young:They all came in at once.|They all came in at once, but for one, which had stopped to look at something, and {A} liked that one best.} # usual
By then they were all a bit mixed up, and nobody could say any more which had been the first. # more
-> DONE

=== m1
# aside
# shot: behind
# place: park; afternoon; clear
# place for shell: seaside; afternoon; clear
# action: A hold curious pebble at grownup; heroes kneel; grownup listen; friends sit
# action for stick: A hold curious stick at grownup; heroes kneel; grownup listen; friends sit
# things: coat; gate; leaf
It was tried by sound. {A} knocked each of them on the gate, {young:and they listened.|and {grownup} said what it was like, with eyes shut.}
“Tock,” said {grownup}. “Tock. Tuck. {young:That was a nice one. Tick.”|That one had a cold. Tick. Do the second again, would you?”}
They tried it by smell, as well. {young:They all smelled of rain.|They smelled of rain, of mushrooms, of pencil, of rain, and one, for some reason, of {~soup|tea}.}
“Is it that one?” asked {grownup}. {young:“It might be,” said {A}.|“It might be,” said {A}, “but they can hear us, and I do not like to say.”}
There was a stripe on one of them that could not be seen unless you licked it. # more
“You did not lick it,” said {grownup}. But how else would anybody know? # more
They asked the gate as well, since it had heard them all, but a gate says only one thing. # more
-> DONE

=== l1
# aside
# shot: wide
# place: park; afternoon; breeze
# place for shell: seaside; afternoon; breeze
# action: woman point happy; A hold sack at woman; heroes stand; grownup stand; friends stand
# things: sack; tree; bench; basket
# people: woman(old, straw hat)
An old lady came along, with a basket. She was asked, because she did not know any of them.
“May I?” she said, and sat down on the bench, {young:and looked at them all.|and put on her other glasses, and had them brought to her one at a time.}
“That is the best one,” she said. ¶ “Why?” said {A}. {young:“It looks like my brother.”|“It has got a look of my brother. He was flat on top as well.”}
It did not look like anybody’s brother to {A}. {young:So she could have it.|So it was given to her, since it was so clearly hers, and went off in the basket.}
That was one less. {young:There were still a lot.|It was not a great help, because there were as many as ever of the others, and they moved up.}
“I was only allowed one, too,” the old lady said, and they could see that it had been the wrong one. # more
They could see her all the way to the bend, with the basket on her arm, and her head down, telling it things. # more
-> DONE

=== s3
# shot: close
# place: park; dusk; clear
# place for shell: seaside; dusk; clear
# action: A look-up surprised; heroes kneel; grownup hold coat; friends sit
# things: coat; pebble; gate
# things for stick: coat; stick; gate
# things for conker: coat; nut; gate
# things for shell: coat; shell; bucket
The lamps came on. “Coats,” said {grownup}, and held one out. {young:“Have you got it?”|“Which is it to be? I cannot stand here like a hat stand until Christmas.”}
{helper_person:“It is no good asking your head,” said {helper}. “Mine has never once known.”} # beat
{helper_animal:{helper} looked at none of them. {helper} came and pushed a nose at {As} other hand, the one that was shut.} # beat
{helper_carried:{helper} was tucked under one arm, so that both hands should be free. But one of them was not.} # beat
One of {As} arms went into the sleeve, and came out. The other got half-way, and stuck. {young:The hand would not go through.|It would not go down the sleeve, because the hand on the end of it was shut.}
“Open,” said {grownup}. {young:{A} looked at the hand.|{A} looked at it, and could not think what it was doing.}
{
- is_stick:
There was a stick in it. {young:It was quite a short one.|It was rather a short one, and crooked, and a bit of bark was off where the thumb went.}
- is_conker:
There was a conker in it. {young:It was not the biggest.|It was not the biggest, nor the roundest, and it had a pale patch, the shape of a cloud.}
- is_shell:
There was a shell in it. {young:It was a plain one.|It was a plain one, white outside, with a chip, and just the depth of a thumb.}
- is_stone:
There was a stone in it. {young:It was a grey one.|It was a grey one, like a hundred others, and it had one side that was made for a thumb.}
- else:
There was one in it. {young:It was a plain one.|It was a plain one, rather worn, and it had one side that was made for a thumb.}
}
It was warm. {young:“I was holding that one!” said {A}.|“I had it all the time,” said {A} slowly. “I have been holding on to it while I chose.”}
-> DONE

=== m2
# aside
# shot: behind
# place: park; dusk; clear
# place for shell: seaside; dusk; clear
# action: A think curious; heroes point; grownup hold coat; friends look-up
# things: coat; gate; street-lamp; footprint
They worked it out. {A} had picked that one up first of all, before there were any others.
It had been over the wall. {young:It had been down the slope.|It had been over the wall, and round by the water, and had carried on being held through a sandwich.}
“I put down all the rest,” said {A}. {young:“I did not put that one down.”|“To eat, and to race, and to scratch. I never put that one down. I never even thought of it.”}
“You did not choose it,” said {grownup}. ¶ “My hand did,” said {A}. {young:“It knew.”|“It did it first thing, and it never said a word to me about it.”}
{pausing} # company
The hand was looked at with some respect. It had {~mud|jam} on it, and seemed quite calm. # more
-> DONE

=== l2
# aside
# shot: above
# place: park; dusk; clear
# place for shell: seaside; dusk; clear
# action: A reach-down calm; heroes reach-down; grownup hold torch; friends walk
# things: pebble; tree; leaf; torch; wall
# things for stick: stick; tree; leaf; torch; wall
There were the others to be seen to. You cannot just leave them in a row, {young:in the way.|in the middle of a path, where they do not know anybody.}
So each went back to where it was from. {young:One went by the wall. One went under the tree.|This one was from by the wall, and that one was from under the root, with a beetle, and the beetle was told.}
“Are you sure that it was here?” asked {grownup}. {young:“There is the hole,” said {A}.|“Here is the place,” said {A}. “It is exactly the shape of it.”}
And it was. It went in like a {~drawer|foot}, {young:and it was home.|and you would not have known that it had been out.}
It took rather a long time, but they did not wait to be asked twice about their coats. # more
One would not fit in anywhere. It was put on the wall, with a view. # more
-> DONE

=== s4
# shot: two
# place: park; dusk; clear
# place for shell: seaside; dusk; clear
# action: L reach-down happy; heroes wave; grownup hold coat; friends walk
# things: heap; gate; street-lamp; coat
# things for shell: wave; bucket; coat
“That one,” said {L}. There was nothing more to choose.
{
- is_stick:
The others were laid together by the gate, {young:for the next person.|with their ends all one way, as they do it at a wood yard, for whoever might be short of a stick.}
- is_conker:
The others were put back under the tree, {young:in the leaves.|in the leaves, with the shiny side up, so that a squirrel could see what it was getting.}
- is_shell:
The others were put down in a line at the edge. {young:The sea came up and had a look.|The sea came up, and felt along them, and they could hear it counting.}
- is_stone:
The others were put back in the path. {young:They got down, one by one.|They went in one by one, click, click, and it was nearly as much of a path as before.}
- else:
The others were put back where they lived, {young:one by one.|one by one, and it took much longer than picking them up.}
}
“Thank you for having them,” said {L}. # usual
It was nearly dark, and there was only the one of them to carry. # more
{
- is_stick:
Then they went home. {L}’s had been just long enough to {young:be a stick.|point with, and to run along a fence, and it went through the front door with a whole inch to spare.}
- else:
Then they went home. {L} had one hand in the sleeve, {young:and one in the pocket.|and one down in the pocket, and it had company there.}
}
{is_wished_person:It could be shown to {wished_person}, but only by holding it out.} # wished
“I did say one,” said {grownup}, at the door, and something fell out of a big coat, and rolled. {young:“That is mine,” said {grownup}.|Everybody looked at it. “Well, that is mine,” said {grownup}.} # usual
-> DONE

=== m4
# shot: wide
# place: hallway; night; stars
# action: A stand sleepy; heroes stand; grownup hold coat; friends sit
# things: coat on hook; hook; mat; boot; lamp
The pockets were turned out over the mat. There was some sand, and a ticket.
There was one acorn cup. It had got in by itself.
“That is a hat,” said {A}. “That is not one of them.” So it could stay.
It fitted on the top. It looked very well. # more
The coats were hung up. They hung straight now. # more
The one from the big coat went on the shelf. Nobody said a thing. # more
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; grownup hold towel; friends sit
# things: basin; soap; towel; tap
It was washed. It came up darker, and then it dried.
The hand was washed as well. It kept its mouth shut.
“Put it down a minute,” said {grownup}, “and do the inside.” {A} did the inside. Then {A} took it back.
It had been a long minute. They were both cold. # more
The towel was warm. It was held in that as well. # more
The tap was turned off. There was a bit of the park at the bottom. # more
It was let go, down the plug. It would know the way. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: A lie-back sleepy; heroes lie-back; grownup hold lamp; friends sit
# things: bed; lamp; pillow; blanket
It was put in a box, by the bed.
{A} looked at it there. It looked very fine, in a box. It did not look like the same one.
So it came out again. The box was shut. # more
The acorn cup could have it. # more
“Better?” said {grownup}. ¶ “It wants to be held,” said {A}. “It is used to it.”
The lamp was turned low. The thumb had found the place. # more
-> DONE

=== l4
# shot: object
# place: park; night; stars
# place for shell: seaside; night; stars
# action: heroes look-up sleepy
# things: gate; tree; moon; leaf
# things for shell: wave; moon; bucket
Out there the others lay in the dark. They were back in their places.
There was one place with nothing in it. The rain would use that, for a bit.
A leaf came down, and lay on it. It was about the right size.
Nobody was looking for anything. The moon came by, and looked at them all. # more
It did not pick one. It had no pockets. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit; grownup sit
# things: lamp; pillow; box; blanket
The hand was under the cheek. It was shut. # usual
{resting}
{dream} # spare
“You could let go of it now,” said {grownup}. “It will be there.” # usual
{L} thought about that.
One finger came up. Then two did. They were slow. # usual
It lay there, in the open hand. It did not roll.
It was warm. It would be warm for hours.
It was put by the bed. A hand could find it. # more
Nobody had to hold on.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a basket on the step in the morning, and a note under the handle. “I have had a look at my brother,” it said, “and he ought to be with his own people. But I was so glad of the visit.” Inside, on a doily, lay the flat one.
{H} took it back to where it was from. It went in like a foot in a slipper. There was a small round mark beside the place already, such as a basket makes, when somebody has sat and talked.
-> DONE

=== next_bedtime
It was in the hand again. Nobody had picked it up.
-> DONE
