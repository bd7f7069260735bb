# about: last-day(of term&!christmas&!sad&!cry&!cried&!teacher&!leav&!nursery&!miss|of the term&!christmas&!sad&!cry&!cried&!teacher|of school&!christmas&!sad&!cry&!cried&!miss&!teacher&!upset&!nursery&!preschool&!primary&!ever|school's out|school’s out|school is out|schools out|for summer|before the holidays&!christmas|before the summer|summer holiday|summer vacation|summer break|before half term|broke up&!christmas&!girlfriend|breaks up&!christmas|break up&!christmas|year is over|school year&!sad&!cry&!miss); back-to-school(holidays start|holiday starts|holidays begin|vacation starts|vacation begins|holidays have started|no school for); season(holidays start|holidays begin|summer holidays|holidays have started|first day of the holidays|first day of summer vacation|school holidays&!boring&!bored); happy(school's out|school’s out|holidays start|holidays begin|no alarm|summer holidays|last day of term&!christmas); too-excited(last day of term|school's out|holidays start tomorrow|summer holidays); first-day(of the holidays|of the summer holidays|of summer vacation|of summer holidays|of vacation|of half term)
# also: happy; too-excited; last-day; school-day; back-to-school; season; tired; thing; journey
# kind winter: christmas|winter|december|xmas|snow
# wants: child
# role grownup: parent = the grown-up with the tea
# ages: 4-10
# needs: hands
# holds: school(kind), dark(kind)

=== title
{~You Are on Holiday|The Clock Goes for a Walk}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: L carry happy bag; heroes carry; grownup stand surprised; friends stand
# things: bag; 3 drawing; shoe on mat; mat; coat on hook; hook
{~Thump! That was the bag, in the hall, and behind the bag came {H}. {young:School was over!|There would be no school now, not for a good while.}|There was no more school, and {H} {young:had all of it under one arm.|had come home with all of it, under one arm and round the neck.}|First came some paper, and then a bag, and then {H}, {young:and school was over.|and after that there was no more school.}}
It had all been sent home. {young:There were pictures, and a pot with a hole, and one glove.|There was a whole roll of pictures, a clay thing with a hole, and one glove that belonged to nobody.}
{is_wished_thing:“And {wished_thing},” said {L}.} # wished
“What is that?” asked {grownup}, about the {young:pot|clay thing}. {young:¶ “It is for holding things,” said {L}.|¶ “It is for things,” said {L}. “They have to be small ones.”} # usual
{L} put the bag down on its back, in the middle of the mat, and said to it, “You are on holiday,” {young:and it went flat.|and it gave a sort of sigh, and went flat.}
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: L point happy shoe; heroes hold shoe; grownup sit; friends lie-back
# things: window; 2 shoe; lunchbox; jumper on chair; chair; rug
Then all the other things had to be told. {young:They stood there, waiting.|They stood about in the hall as if it might be tomorrow.}
{joining}
{musing} # personal
“You are on holiday,” said {L} to the shoes, and put them in the sun, {young:with their tongues out.|side by side, with their tongues hanging out.}
The lunchbox was laid on the sill with its lid open. {young:The jumper lay over a chair.|The jumper was hung over a chair, and let both arms go, and did not lift them again.} # usual
{hinderer_person:{hinderer} was told as well, and lay down on the rug on the spot.} # beat
{hinderer_animal:{hinderer} was told as well, and went on with what {hinderer} does, as always.} # beat
{hinderer_carried:{hinderer} was told as well, and took it lying down.} # beat
{themed_a} had not been at school, but was told. # personal
“Have I got it, too?” asked {grownup}. {young:¶ “You have a bit,” said {L}.|¶ {L} had a look, and thought that there was some of it on both elbows.} # usual
-> DONE

=== m1
# aside
# shot: above
# place: living-room; afternoon; clear
# action: L point proud drawing; heroes point; grownup kneel; friends sit
# things: rug; 4 drawing on rug; sofa; cup on table; table
The pictures were unrolled across the floor, and held down with cups, {young:from the door to the sofa.|from the door to the sofa, in the order in which they had been done.}
In the first ones everybody had legs that came out of the head. {young:Then there was a neck.|Further along there came a neck, and they were pleased to have it.}
By the table they had hands, with a great many fingers. {young:At the sofa there were knees!|It took until the sofa for anybody to sit down, because that was when the knees came.} # spare
“That is a lot of people,” said {grownup}, and went along them on all fours. {young:“Who is this?”|“And who is this one, with the big hair?”}
“That is you,” said {L}. “You have it all the way through. {young:It gets better.”|But it gets quieter.”}
-> DONE

=== l1
# aside
# shot: close
# place: hallway; afternoon; clear
# action: L look-through curious bag; heroes peek; grownup hold bowl; friends peek
# things: bag; bowl; mat; pencil; crumb
At the bottom of the bag there was a good deal of school that had not been used. {young:There was half a pencil.|There was half of a pencil, and further down there was the other half.}
There was a raisin that was as hard as a stone, {young:and a stone that looked like a raisin.|and next to it a stone which had been kept for a raisin.}
There was a letter for {grownup}, with a date on it. {young:It was very old.|“It says that you need wellingtons,” said {grownup}, “on a Tuesday in the autumn.”} ¶ “I had some,” said {L}.
It was all tipped into a bowl. {young:“You are on holiday,” said {L} to the crumbs.|“You are on holiday,” said {L} to the crumbs, who had been in there the longest.}
And right in the seam was a star, a small gold one, {young:and nobody knew what it was for.|and nobody could say any more what it had been for, and so it was for everything.}
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L hold worried clock; heroes look-up; grownup stand holding cup; friends sit
# things: clock; bed; table; lamp
At last there was only one left who had not been told, and that was the clock by the bed, {young:who rings at seven.|who rings at seven, and is always so sure of it.}
“You are on holiday,” said {L}, to its face. ¶ “Tick,” said the clock, {young:and went on.|and went on as before.}
{L} laid it down on its back, and it looked straight up at the lamp, and said tick to that. # usual
{helper_person:“Lie quite loose,” {helper} told it, “like me,” and showed it how.} # beat
{helper_animal:{helper} lay down next to it, and was asleep before the second tick.} # beat
{helper_carried:{helper} was laid next to it, as somebody who has always been good at lying still.} # beat
“It doesn’t know how,” said {L}. {young:“It has never had one.”|“It has been up before everybody since I got it, and it has never had one.”}
“It can’t stop,” said {grownup}. “They are made like that. If they stop, {young:they are broken.”|then they are not on holiday, they are broken.”} # usual
-> DONE

=== m2
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: L write pencil; heroes sit-on-chair; grownup sit-on-chair; friends sit
# things: table; paper on table; pencil; cup; lamp
While the clock had a think, they wrote down what there would be in the holidays. {young:First came “nothing”.|The first was “nothing”, and {L} underlined it.}
“For how long?” asked {grownup}. {young:¶ “Till I am done,” said {L}.|¶ “Until I have had enough of it,” said {L}. “I have got a lot of room for it.”}
After that came a stick, water, {young:and toast at the wrong time.|and something with a hole in it, and toast at the wrong time of day.}
{pausing} # company
Then there was one line that was left empty. {young:“That is for what comes,” said {L}.|“That is for whatever comes by,” said {L}, “so that it has somewhere to sit.”}
{grownup} wanted to write “shoes” there, small, at the side. {young:“They are on holiday,” said {L}.|“You can’t,” said {L}. “They are on holiday.”} # spare
-> DONE

=== l2
# aside
# shot: wide
# place: garden; dusk; clear
# place for winter: living-room; dusk; clear
# action: L lie-back happy; heroes lie-back; grownup sit; friends sit
# things: hedge; 2 shoe; bag; deckchair
Before supper they all lay {is_winter:on the rug by the window|in the grass}, in a row, {young:and the shoes were there, too.|with the shoes at one end, and the bag at the other, and looked at what there was.}
There was a cloud, and it was not going anywhere. {young:“Is that one on holiday?”|“Do you think that it is on holiday,” asked {L}, “or is it only late?”}
“You can tell by the edges,” said {grownup}. {young:They were all loose.|They were quite loose, and it had let go of one of its own bits, and did not fetch it back.}
An ant went by with a crumb, {young:and had no time.|in a great hurry, and {L} would have told it, but it did not look like somebody who would listen.}
“It can have one when it is big,” said {L}, {young:and moved a foot, to let it by.|and moved one foot out of its way, which was all that was done that afternoon.}
-> DONE

=== s4
# shot: two
# place: bedroom; dusk; clear
# action: L hold happy clock; heroes peek; grownup point; friends look-up
# things: clock; window; bed; curtain
{L} turned the clock round, and at the back there was a small thing to push, with a bell by it. {young:{L} pushed it. Click!|{L} pushed it the other way. Click!}
“Now you need not say it,” said {L}. {young:“You can just look.”|“If you see seven, you can just look at it.”}
“Tick,” said the clock. But it sounded different, now that it led to nothing. # usual
{L} put it on the sill, with its face to the garden. They all listened. {young:Tick, tick, tick, it went.|Tick, tick, it went, as if with its hands in its pockets.}
“That is feet,” said {L}. “It is walking! {young:It is going for a walk.”|It can’t lie down, but it has gone for a walk.”}
“And where is it going?” asked {grownup}. ¶ “Nowhere,” said {L}. “It is on holiday.”
-> DONE

=== m4
# aside
# shot: close
# place: bathroom; night; clear
# action: L brush-teeth sleepy; grownup stand; heroes brush-teeth; friends sit
# things: basin; toothbrush; cup; towel; mirror
“Are the teeth on holiday?” asked {L}.
“They are not,” said {grownup}. “They go every day.”
So they went. But they went the long way round, and looked at things.
They had a look at the tap. It had a drop on it, and the drop was in no hurry.
“You can fall on Monday,” said {L} to the drop. It fell a bit before that. # spare
-> DONE

=== l3
# aside
# shot: above
# place: hallway; night; clear
# action: heroes lie-back; friends sit
# things: bag on mat; mat; row of 4 hook; 2 shoe; lamp
In the hall it was dark, and there was a bag on the mat. It was as flat as a bag can be.
The hook had nothing on it. It stuck out its chin, and had a rest. # spare
The shoes were back from the sun. They were still warm on the inside, and their tongues were still out.
The one glove lay on top of them. It was on its own, but it did not look it. # more
A letter box is not on holiday, but at night it may shut its eyes. # spare
No one in the hall was waiting for a thing.
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; clear
# action: L lie-back calm; grownup sit beside bed; heroes lie-back; friends sleep
# things: bed; quilt; pillow; window; clock
“When do I have to get up?” asked {L}.
“When you wake,” said {grownup}.
“And if I wake at seven?” ¶ “Then you can turn round,” said {grownup}, “and see who else is there.”
{L} tried it, to know how it would be. It was good. The pillow was cool on that side. # spare
You could turn back as well. There was no end to it. # more
On the sill somebody went by, with small even steps.
-> DONE

=== l4
# aside
# shot: object
# place: school; night; stars
# action: heroes sleep
# things: row of 4 chair; table; moon; window; bin
At school they had put the chairs up. They were upside down, as you lie in the grass.
The bell on the wall was quiet. No one had told it, but it knew. # spare
The bin was empty. You could have heard a pin, but there was no pin. # more
One small coat was left on a hook. It would be there for a good while, and it had the room to itself. # spare
The moon came in, and walked about with its hands behind its back.
It did not have to be anywhere.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; clock; window
In bed lay {H}, quite loose, with both arms where they fell. # usual
{resting}
{keepsake}
{dream} # spare
“What time is it?” asked {L}.
“I don’t know,” said {grownup}. “It has gone out.” # usual
Tick, tick, went the clock. It was by the hedge now. It was past the gate.
It would meet seven on the way. It would not say a word.
“You are on holiday,” said {L}, to both feet.
They had gone already.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The clock was on the sill in the morning, with a bit of dew on its glass. It had been all round, and it was back, and it said a quarter past something.
“Where did you get to?” asked {A}. “Tick,” it said. There was a grass seed on one of its feet. It was not tired in the least, and it looked out at the garden as if there were a good deal of it still to do.
-> DONE

=== next_bedtime
On the sill it went by again. It had nowhere to be.
-> DONE
