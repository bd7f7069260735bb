# about: feast(nicholas&tomorrow|nicholas&comes|nicholas&coming|nicholas&tonight|nicholas&boot&!left&!brought&!came&!got&!found|nicholas&shoe&!left&!brought&!came&!got&!found|nicholas day|nicholas eve|nikolaus&!left&!brought&!came&!got|nicolas&!left&!brought&!came&!got|sinterklaas&!left&!brought&!came&!got|mikulas&!left&!brought&!came|mikuláš&!left&!brought&!came|mikolaj&!left&!brought&!came|mikołaj&!left&!brought&!came); too-excited(nicholas|nikolaus|sinterklaas); made-something(nikolaus|sinterklaas)
# also: too-excited; patience; happy; feast; tidying; thing; place; person; bedtime; kindness
# kind shoe: shoe|shoes|sinterklaas|clog|clogs
# wants: child
# role grownup: parent = the grown-up with the brush
# ages: 3-9
# holds: dark(kind)

=== title
{~Empty Down to the Toe|What Was in It Already}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: A wash happy boot; grownup hold brush; heroes sit; friends sit
# things: 2 boot on newspaper; newspaper; door; coat on hook; hook
{~Rub, rub, rub, went the brush in the hall. {H} {was} doing the {is_shoe:shoes|boots}, {young:since they were to go by the door.|for they were to stand by the door that night, and be looked at.} {is_wished_feast:{wished_feast}|St Nicholas} was coming.|“There is a nose in it,” said {H}. {young:It was in a {is_shoe:shoe|boot}.|It was in the toe of a {is_shoe:shoe|boot}, and it was rather wide.} The {is_shoe:shoes|boots} had to shine, since {is_wished_feast:{wished_feast}|St Nicholas} was coming.|{is_wished_feast:{wished_feast}|St Nicholas} was coming, and so {H} sat on the mat by the front door, {young:and brushed and brushed a {is_shoe:shoe|boot}.|with a {is_shoe:shoe|boot} on one hand, and brushed it with the other.}}
“That is very good on the outside,” said {grownup}. {young:“And is it empty?”|“And how is it inside? Nobody can put a thing in, if it is full.”}
{A} put in a hand, right down to the toe, {young:and there was something in it.|and somebody had been there before.}
“It must be empty,” said {A}, “all the way down, {young:so that there is room.”|or there will be no room for anything.”}
So {A} turned it over, and knocked on the heel. Tock, tock.
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: A hold surprised boot; grownup sit; heroes peek; friends peek
# things: newspaper; leaf on newspaper; stone on newspaper; sand on newspaper; door
{joining}
{musing} # personal
Out came a leaf, {young:a flat brown one.|pressed as flat as a letter, and quite brown.} “That is from the park,” said {A}, “and I was in the heap.”
“Anything else?” asked {grownup}, {young:like a man in a shop.|as people do behind a counter.}
Tock, tock. Out came sand. {young:It made a small hill.|It ran out for some time, and made a small hill on the newspaper.} That was from the sandpit, and it was still summer in it. # usual
{hinderer_person:“I know that sand,” said {hinderer}, and put a finger in, and was back at the sandpit for a while.} # beat
{hinderer_animal:{hinderer} smelled all that came out of there, one thing after another, and sneezed at the summer.} # beat
{hinderer_carried:{hinderer} was stood in the other one, to be out of the way, and then that one was not empty, either.} # beat
“Anything else?” ¶ Tock, tock. {young:There was a stone.|There was a stone, and it had been walked on since about Easter.}
“So that was you,” {A} told it.
-> DONE

=== m1
# aside
# shot: close
# place: hallway; dusk; clear
# action: A pull surprised sock; grownup look-up; heroes peek; friends peek
# things: sock; boot; newspaper; door
The next thing did not fall out. {young:It was soft, and it held on.|It was soft, and had made itself at home, and it had to be pulled out by one end.}
“My sock!” said {A}. {young:It was the green one.|It was the green one, which had been looked for in the whole house, and behind the machine.}
“How long has it been in there?” asked {grownup}. {young:“It has a very old smell.”|“It smells of a good many days.”}
Upstairs in a drawer there was another green one, by itself. {young:“It thinks that you are lost,” {A} told the sock.|{A} ran up to tell it, and they were put side by side, and nobody asked any questions.}
It had the shape of a heel, and it stayed like that when you let it go. # more
Tock, tock. {young:There was still something.|There was still something down there, and it did not feel like a sock.}
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A look-through curious torch; grownup hold torch; heroes peek; friends peek
# things: boot before A; torch; newspaper; door
{A} looked in from the top. {young:It was dark in there.|It went down, and then it went round a corner, and from there on it was night.}
“Hello?” said {A}. {young:“Hello,” said the {is_shoe:shoe|boot}, from far down.|“Hello,” said the {is_shoe:shoe|boot}, in a deep voice, with leather in it.}
{grownup} fetched a torch. {young:They saw the inside of a toe.|It was brown in there, and worn to a shine, and there were five small hollows side by side.}
“Those are mine,” said {A}. {young:“That one is the big toe.”|“That is the big one, and that is the one next to it. I have been there every day.”}
“It is quite nice in there,” said {A}. “It wants a lamp, and that is all.” # more
Past the toes there was a bit more. {young:You could not see it. It went rattle.|It lay round the very last bend, where no light comes, and when you tipped it, it went rattle.}
-> DONE

=== s3
# shot: above
# place: hallway; dusk; clear
# action: A reach-down curious; grownup sit; heroes crouch; friends crouch
# things: newspaper; leaf on newspaper; stone on newspaper; nut on newspaper; sand on newspaper; themed
Now it all lay on the newspaper in a row. There was the leaf, and there was the sand, and there was the stone. {young:It was the whole year!|It was the year, and it began at the wrong end.} # usual
“Anything else?” asked {grownup}. Tock, tock. {young:Something went rattle, and did not come.|It rattled, but it stayed where it was, down in the toe.}
{helper_person:{helper} took the heel, and shook, and {A} stood at the other end with both hands out.} # beat
{helper_animal:{helper} put in a paw, up to the elbow, felt about in there with great care, and brought out some fluff.} # beat
{helper_carried:{helper} was put underneath, with both arms out, to catch whatever it was, and caught a crumb.} # beat
{themed_a} stood by, for whatever would not go on the paper. # personal
Then it came. It rolled across the newspaper, {young:and it was a nut.|past the sand and over the leaf, and lay still, and it was a nut.} # usual
It was a {~hazelnut|walnut}. “Who put that in?” asked {A}. {young:They did not know.|Nobody could say. It might have been there for a year.}
Tock, tock. {young:There was nothing more.|And after that there was nothing, not even a rattle.} It was empty, down to the toe.
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A sweep; grownup hold bin; heroes carry newspaper; friends stand
# things: bin; newspaper; table; lamp
The other one had to be done, too. {young:Tock, tock.|It was the left, and you might think that it would have the same in it, but it had been in other puddles.}
There was a ticket in it, and a bead. {young:There was a bit of biscuit.|There was a bit of biscuit, which had been kept for later, and it was later now.}
Not one of them knew the bead. It was blue, and it had got in by itself. # more
“You have had a good year,” {A} told it. {young:¶ The tongue hung out.|¶ It did not deny it. Its tongue hung out.}
{pausing} # company
Then the newspaper was folded up, with the whole year in it, {young:and went into the bin.|and the year went into the bin, all but the stone, which {A} knew too well by now.}
-> DONE

=== l2
# aside
# shot: close
# place: hallway; dusk; clear
# action: A stand laughing; grownup look-up; heroes stand; friends stand
# things: big boot before A; boot; mat; door
There were bigger ones in the hall. {grownup} had a pair of rubber boots, and {A} got into one of them, {young:up to the top of the leg.|and it went up so far that there was hardly any {A} left over.}
It was dark at the bottom, and there was room for two more feet. # more
“I could put this one out,” said {A}. {young:“A cake would go in.”|“You could get a cake in there, and the plate.”}
“You could,” said {grownup}. {young:“It would take all night to fill.”|“And there is the whole street still to do, and only the one sack.”}
{A} thought about the sack. {young:It must be heavy.|It would be heavy at the top of the street, and quite light at the bottom.}
It was not easy to get out of it again. The leg came, and the boot came with it, and they all had to pull. # more
So it was to be the small one. {young:It was the right size.|It was the right size for what a hand holds, and it had the better shine.}
-> DONE

=== s4
# shot: two
# place: hallway; night; clear
# action: L give calm nut at boot; grownup crouch; heroes crouch; friends sit
# things: 2 boot on mat; mat; nut; door; lamp
At bedtime they were put by the door. “Toes out,” said {L}, “so that you can see which way they go.”
They shone, {young:and they were quite empty.|and there was nothing in them but a bit of dark.}
Only the nut was left. {L} had it in one hand. {young:“It is a long way, with all that,” said {L}.|“All night long it is nuts, nuts, nuts,” said {L}, “for everybody in the street.”}
“It is,” said {grownup}. ¶ “And who gives one back?” asked {L}. # usual
{grownup} did not know of anybody.
So {L} dropped the nut into the left one. It went down to the toe. “The right one is for us,” said {L}. “And that one is not.”
-> DONE

=== m4
# aside
# shot: behind
# place: hallway; night; clear
# action: L walk sleepy; grownup walk; heroes walk; friends walk
# things: stairs; 2 boot on mat; mat; lamp
They went up the stairs in socks. On the way {L} had to look back, and then once more.
From up there you saw two toes, and the shine on them.
“Goodnight,” {L} told them. They had never had that said to them, in all that time. # more
“They look as if they were just going out,” said {grownup}. ¶ “They are not,” said {L}. “They stay in.”
The lamp in the hall was left on, so that no one would trip. # more
From the top stair you saw one toe. You knew that there were two. # more
-> DONE

=== l3
# aside
# shot: above
# place: bathroom; night; clear
# action: L wash sleepy; grownup hold towel; heroes wash; friends stand
# things: sink; soap; towel; mirror
There was polish on both hands. It was on one ear, too.
{L} washed, and the water went brown, and then it went clear.
“Did you do behind the ear?” ¶ “There is nothing in there,” said {L}. # spare
{grownup} had a look. It was empty, too. # more
{L} had a good shine now, at the front. # spare
The towel was soft. It smelled of soap. It had a brown ear on it now. # more
“That can go in the wash,” said {grownup}. It was a very good ear. # more
-> DONE

=== m3
# aside
# shot: close
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit; heroes lie-back; friends sit
# things: bed; quilt; pillow; lamp
“Can you hear it from here?” asked {L}. “If it goes rattle?”
“Not with the door shut,” said {grownup}.
“Then leave it open,” said {L}. “I will be asleep, but it can still be open.”
So it was left open. The dark on the stairs was quite still. # spare
No one came yet. It was much too soon for that. # more
“How will he know which is which?” asked {L}. ¶ “He will give them a shake,” said {grownup}. # more
-> DONE

=== l4
# aside
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: 2 boot on mat; mat; door; coat on hook; hook; lamp
The hall was still. The coats hung with their backs to it.
On the mat stood the two of them, with their toes to the door. # spare
They had been in all the puddles of the year. They had not been up so late. # more
One had a nut in it. It kept it very still. # spare
The other had room, and that is all it had.
There was a bit of wind at the door. It felt at the gap, and it went on. # more
It was the wind, and it had no sack. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; pillow; quilt; lamp
It was warm in bed. The day was done. # usual
{resting}
{keepsake}
{dream} # spare
{L} still had some of the day in. “There was the leaf,” said {L}. “There was the sand.” # usual
“Anything else?” asked {grownup}.
“The nut,” said {L}. It took a while.
Tock, tock, went a pipe in the wall.
“Anything else?”
There was nothing else. {L} was empty, down to the toe.
There was room now.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The stone lay on the window sill in the morning, where {A} had put it, and it looked well after its first night off.
“Nobody has stood on me,” it said. “I did not know that it could be like that.” It asked, all the same, whether there was somewhere a pocket, or else a very wide slipper. It did not wish to be any trouble. It had only got used to going places.
-> DONE

=== next_bedtime
By the door it was quiet. The mat had two dry marks on it, toes out.
-> DONE
