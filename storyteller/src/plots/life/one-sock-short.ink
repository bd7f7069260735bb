# about: broken-thing(stuffed|stuffing|teddy|teddies|cuddly|soft toy|plush|snuggly|tiger|bunny|rabbit|bear|lamb|elephant|monkey|penguin|sloth|giraffe|lion|owl|panda|koala|puppy&toy|stitches)
# also: sad; angry; creature; thing; hurt; gentle-hands; quarrel; sorry; missing; lost-toy; play
# kind machine: washing machine|wash|washed|drier|dryer|laundry|spin|tumble*
# kind dog: dog|dogs|dog’s|dog's|puppy|pup|puppy’s|puppy's|doggy|labrador|spaniel|cockapoo|terrier|retriever
# kind cat: cat|cats|kitten|kitty|cat’s|cat's
# wants: child
# role soft: answer, toy = a rabbit called Button
# role grownup: parent = the grown-up with the sewing box
# names: Button | Thimble | Tuppence
# ages: 3-9
# holds: dog(kind), cat(kind), dark(kind)

=== title
{~One Sock Short|All in One Place}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; clear
# action: A kneel sad at soft; heroes kneel sad; grownup stand worried; friends stand
# things: rug; wool on rug; sofa; door
{is_machine:{~Part of {soft} came out with the towels, and part with the shirts. {H} had found both.|“Here is a bit of {soft},” said {H}, {young:“in a shirt.”|and shook it out of a shirt. There was another bit in a towel.}|The washing was done, and {H} came to fetch {soft}, {young:and {soft} was in two places.|and {soft} was in two places at once.}}|{~Part of {soft} was on the rug, and part of {soft} was under the chair. {H} had found both.|“Here is a bit of {soft},” said {H}, {young:“and here is a bit more.”|and picked it up. There was another bit by the door.}|{H} came in to fetch {soft}, {young:and {soft} was in two places.|and {soft} was in two places at once.}}}
{
- is_dog:
It was the dog. {young:The dog likes to chew what smells nice.|The dog chews what smells of somebody it likes, and {soft} smelled of {A} all over.}
- is_cat:
It was the cat. {young:The cat had got a claw stuck, and pulled.|The cat had been stretching, and had got a claw caught, and had pulled to get it out.}
- is_machine:
It was the washing machine. {young:It went round, and a small hole got big.|There had been one small hole, and after an hour of going round it was a large one.}
- else:
Nobody had meant it. {young:The cloth was thin there, from all the holding.|The cloth was thin in that place from being held, and today it had given way.}
}
So now they knew what was inside {soft}. {young:It was white fluff.|It was white fluff, like a cloud that has been sat on.} # usual
“What there is of {soft} is here,” said {grownup}. “It is only not all in one place.”
{A} wanted {soft} in one place, as {soft_it} was at breakfast, {young:and before bed.|and before bedtime, too, for there was no sleeping without {soft_him}.}
-> DONE

=== s2
# shot: above
# place: living-room; afternoon; clear
# action: A crawl worried; heroes crawl; grownup hold bowl; friends look-up
# things: rug; sofa; bowl; soft in bowl; themed
{grownup} fetched a bowl from the kitchen, and {soft} was laid in it. {young:Then they looked for the fluff.|Then came the fluff, for {A} meant to have every bit of that.}
{joining}
{musing} # personal
{
- is_dog:
There was fluff on the stairs and fluff behind the sofa. {young:There was fluff on the dog’s nose.|There was a piece on the end of the dog’s nose, and the dog held quite still while {A} took that off.} # usual
- is_cat:
There was fluff on the curtain and fluff along the shelf. {young:The cat had some on one paw.|The cat had a piece on one paw, and shook the paw, and looked the other way.} # usual
- is_machine:
There was fluff in every sock that had been washed. {young:One shirt had fluff all down its back.|One shirt had fluff all down its back, and looked as if it had been out in the snow.} # usual
- else:
There was fluff in the bed and fluff along the landing. {young:There was some in a slipper.|There was a piece in one slipper, and that must have been walked on since the morning.} # usual
}
{themed_a} was looked under as well, and had a piece. # personal
{hinderer_person:“Is this one?” asked {hinderer}. It was a crumb. ¶ “No,” said {A}, and put it back.} # beat
{hinderer_animal:{hinderer} walked through the bowl, and had to have four feet picked clean.} # beat
{hinderer_carried:{hinderer} was put in the bowl by mistake, and for a time there were two patients.} # beat
“That is everything,” said {A}, {young:and held the bowl tight.|and carried the bowl to the table with both arms round it.} # usual
-> DONE

=== m1
# aside
# shot: two
# place: living-room; afternoon; clear
# action: A listen curious soft; grownup write paper; heroes sit; friends sit
# things: table; bowl; soft in bowl; lamp
First {soft} had to be looked over from top to bottom. {A} looked and {grownup} wrote the list.
“Nose, good,” said {A}. {young:“Tummy, flat.”|“Tummy, flat. One hole, as long as my finger, and you can see right in.”}
“Does {soft} know?” asked {grownup}. {young:¶ “About the hole,” said {A}. “Not about the {is_machine:shirts|rug}.”|¶ “About the hole, yes,” said {A}. “About the {is_machine:shirts|rug}, no, and we need not say.”}
So {soft} was turned to the window, {young:where there was a bird to look at.|where there was a {~pigeon|blackbird} on the fence, and other things to think about.}
“Anything else?” asked {grownup}, with the pencil up. ¶ “Brave,” said {A}. “Put brave.” # more
Brave was put at the bottom, and underlined. # more
Then {soft} was carried to the table, level, so that nothing more fell out on the way. # more
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action for dog: A kneel cross before dog; dog lie-front worried; heroes kneel; grownup stand
# action for cat: A kneel cross before cat; cat sit calm; heroes kneel; grownup stand
# action: A kneel cross; heroes kneel; grownup stand
# things: table; mat; bowl
{
- is_dog:
The dog lay on the kitchen mat with its chin down. {A} went and stood there, {young:and was very cross.|and had a good deal to say.}
“That was mine,” said {A}. The dog’s ears went back. {young:Its tail went thump.|Its tail lifted once, and went thump on the mat, and waited to hear if that was right.}
“It does not know that {soft} is {soft},” said {grownup}. {young:“It thought: a chew.”|“It knows balls, and it knows shoes, and nobody had ever told it which of them {soft} was.”}
So {A} told it. {young:The dog listened with both ears.|It took some time, and the dog listened with its head first on one side and then on the other.}
- is_cat:
The cat sat on the kitchen mat and washed one paw. {A} went and stood there, {young:and was very cross.|and had a good deal to say.}
“That was mine,” said {A}. {young:The cat washed the other paw.|The cat changed over to the other paw, as if the first had now been dealt with.}
“It only wanted its claw back,” said {grownup}. {young:“It was stuck.”|“You would pull, too, if you were caught by one finger in a rabbit or a bear.”}
{A} thought about that, with one finger hooked in a sleeve. {young:Pulling was what you did.|It was quite true, for the first thing that the arm wanted to do was pull.}
- is_machine:
{A} went and stood before the washing machine, {young:and was very cross.|and had a good deal to say to it.}
It stood there with its door open. {young:It was all dark in there.|It had one button lit, and it looked as if it was still counting the socks.}
“It cannot see what it has got,” said {grownup}. {young:“It just goes round.”|“It has got no eyes, and it goes round for towels and for {soft} just the same.”}
{A} put a hand in, and there in the rubber of the door was one more piece. {young:So that was given back.|So it had been keeping that safe, {A} thought, or meaning to give it back.}
- else:
{A} sat on the kitchen mat, {young:and was cross with the hole.|and was as cross as anybody can be with a hole.}
A hole does not do anything. {young:It is just not there.|You cannot tell it off, for if you look at it closely it is only where something is not.}
“I held on too hard,” said {A}. {young:¶ “No,” said {grownup}. “That is what {soft} is for.”|¶ “No,” said {grownup}. “A thing that is held every night wears out in that place. That is how you can tell that it was held.”}
{A} had a look at the other end, which was never held. {young:It was like new.|There the fur was like new, and rather dull.}
}
Then {A} had said it all, and there was some crossness left over, and that was breathed out at the window. # more
Then the bowl was wanted at the table. # more
{grownup} had the lamp lit there, and the sewing box open, and glasses on. # more
-> DONE

=== m2
# aside
# shot: behind
# place: living-room; dusk; clear
# action: A hold curious wool; grownup sit calm; heroes stand; friends sit
# things: table; needle; thread; bowl; soft on table; lamp
The thread had to be the right colour, and there was none of that. {young:{A} looked at all the reels.|{A} laid eleven reels in a row along the table, and walked along them like a general.}
Brown was too short. White was too thin. {young:The only long one was {~green|orange}.|There was just one with plenty left on it, and that was {~green|orange}, as bright as a garden gate.}
“It will show,” said {grownup}. {young:¶ {A} held it to the hole.|¶ {A} held the end of it up to {soft}, and to the window, and thought.}
“Then it can show,” said {A}. {young:So it was that one.|“People show where their knees were. I have got two that show.”}
{pausing} # company
And {A} licked the end to make it go through the needle, and {grownup} held the needle. # more
It went through at the fourth go. # more
The other ten reels went back in the box, and one of them rolled under the lamp and was let off. # more
-> DONE

=== s3
# shot: close
# place: living-room; dusk; clear
# action: A hold worried sock; grownup sit calm; heroes sit; friends sit
# things: table; bowl; needle; lamp; soft on table
{grownup} sewed on what could be sewn on, and left one gap open. {A} put the fluff in at the gap, {young:bit by bit.|one bit after another, until you could see the bottom of the bowl.}
{helper_person:{helper} held the lamp nearer, and said nothing, so as not to joggle.} # beat
{helper_animal:{helper} came and leaned on {As} leg, which kept it steady.} # beat
{helper_carried:{helper} was laid beside {soft}, for company, and looked at the ceiling as well.} # beat
But {soft} was not full. {young:Try as they might, {soft_it} bent over in the middle.|Set upright, {soft_it} bent over in the middle, and there was nothing left to put in.}
“Some of it must be gone for good,” said {grownup}. {young:“We looked so hard.”|“We looked everywhere. Fluff is like that.”} # usual
{A} tried a paper hanky. {young:It crackled.|It crackled, and {soft} had never crackled before.} # usual
Then {A} looked down, and pulled off one sock. {young:It was a soft one, and still warm.|It was a soft one, and it was still warm from the foot.}
“That one,” said {A}. {young:In went the sock.|The sock and the gap were the same size, near enough.}
-> DONE

=== l2
# aside
# shot: two
# place: living-room; dusk; clear
# action: grownup sit calm; A point curious at soft; heroes look-up; friends sit
# things: table; needle; thread; soft on table; lamp
The last part was the closing. {A} kept two edges together with two thumbs, {young:and did not sneeze.|and an itch came on the nose, and had to be left there.}
In went the needle at one side and out it came at the other, {young:pull and pull.|and {grownup} pulled, and the hole got shorter by one stitch.}
{A} counted them. {young:There were lots.|There were nineteen, and the seventh was crooked because somebody had rung at the door.}
“When I was small I had a {~donkey|camel},” said {grownup}. {young:“It was mended six times.”|“It was mended so often that in the end there was more thread than donkey on one side, and I knew that side by feel.”}
“In the dark?” asked {A}. ¶ “In the dark best of all,” said {grownup}. # more
The knot was tied, and it was tied again on top of itself. # more
{A} could take the thumbs away now. They had the edge of the cloth printed on them. # more
Then {A} had a good scratch. # more
-> DONE

=== s4
# shot: two
# place: living-room; dusk; clear
# action: L hug calm soft; grownup sit happy; heroes clap; friends sit happy
# things: table; bowl; thread; lamp
And then it was done. {L} sat {soft} on the table, and had a long look.
It was not as it was at breakfast. {young:There was a line of stitches.|There was a line of stitches all down one side, like a small railway.} {soft} leaned a bit, {young:to the sock side.|to the side with the sock.}
“It is different,” said {L}. {young:¶ “Yes,” said {grownup}.|¶ “Yes,” said {grownup}. “I sew like a bear. That will not come out.”}
{L} pressed a nose to {soft_him}. {young:Under the thread was the same old smell.|There was some thread in it, and under that was the same smell as ever.}
And in the middle, if you squeezed, {young:there was something soft and round.|you could feel where the sock was, rolled up like somebody asleep.} # usual
{is_wished_person:“{wished_person} can feel it as well,” said {L}, “if they ask first.”} # wished
“That is my sock in there,” said {L}. “You can keep it.” # usual
So there was one foot with a sock and one without. {young:It felt funny on the floor.|{L} walked up and down the room a few times to see what that was like. It went warm, cold, warm, cold.} # usual
-> DONE

=== m4
# shot: behind
# place: hallway; dusk; clear
# action: L hold calm soft; heroes stand; grownup hold bowl; friends stand
# things: hook; shelf; rug; coat on hook
{is_dog:The dog was shown {soft}. It put its nose on the stitches, and sniffed all along them, and got as far as the sock.|{is_cat:The cat was shown {soft}. It looked at the stitches, and sat down on its paws.|{is_machine:{soft} was carried past the washing machine. Its door was still open.|{soft} was carried once round the house, to see that it was all still there.}}}
{is_dog:“That is {soft},” said {L}. “And this is your ball.” The dog took the ball.|{is_cat:“That is {soft},” said {L}. “And this is your blanket.” The cat lay down on the blanket.|{is_machine:“Never again,” {L} told the machine, and shut it. “From now on it is the basin.”|“This is the rug,” said {L}. “You were here, and you were there. You were not well.”}}}
By day {soft} would live on the shelf now, where nothing could get at {soft_him}. # usual
It was a good shelf. You could see the front door from it. # more
But nights were for bed, the same as ever. # more
{L} practised it, up on the shelf and down again, until {grownup} said that it was clear. # more
-> DONE

=== l3
# shot: two
# place: bathroom; night; stars
# action: L brush-teeth sleepy; heroes wash; grownup hold towel; friends stand
# things: basin; tap; towel; mirror
The floor in the bathroom was cold. So {L} stood on one leg.
It was the leg with the sock. It was a bit like being a heron.
{soft} sat by the basin, and leaned.
{L} leaned too. In the mirror they both leaned the same way. # more
“Other foot,” said {grownup}, with the flannel. That one was easy. It had nothing on. # more
The tap went off. The towel was warm from the pipe. # more
One dry foot, two dry feet. The sock was put back on the one that had it. # more
-> DONE

=== m3
# shot: wide
# place: bedroom; night; stars
# action: L sit sleepy on bed; heroes sit on bed; grownup sit; friends sit
# things: bed; lamp; pillow; window
The sock that was left came off. It lay on the chair, by itself.
“It has not got another one,” said {L}.
They looked at it. The other one was in {soft}, and would not be coming out.
So it went in as well. It lay beside {soft}, under the blanket. # more
That made two again. One was inside, and one was out. # more
“A pair,” said {grownup}. ¶ “Nearly a pair,” said {L}. # more
The lamp went low. The line of stitches was only a line you could feel. # more
-> DONE

=== l4
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: rug; sofa; bowl; lamp
Downstairs the bowl stood on the table. It was empty.
Under the sofa it was dark. Right at the back there was one white bit.
Nobody had seen it there. It was no bigger than a bean.
It did not matter much. It was still in the house. # more
The sewing box was shut. The thread had its end tucked in. # more
The rug was only a rug again. # more
A car went by outside. The bit of fluff moved a little, and lay still. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup tuck-in calm blanket; friends lie-front sleepy
# things: bed; pillow; lamp; quilt
{L} lay down, and {soft} lay down. It was the same dip in the pillow. # usual
{resting}
{dream} # spare
“I liked the old way,” said {L}.
“So did I,” said {grownup}.
The blanket came up. {L} felt along the stitches with one thumb. There was one that was crooked. # usual
In the middle was the sock. It had got warm again.
“Is it all here now?” asked {L}.
“Let us see,” said {grownup}. “One {L}. One {soft_noun}.” # usual
Two feet were in. The cold one was not cold now.
One hand was under the pillow. One was round {soft}.
It was all in one place.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning something white lay in the doorway, no bigger than a bean. It had come out from under the sofa on the broom. {H} knew at once what that was.
There was nowhere to put it in, as all the stitches were shut. So it went into a small box with a lid, and on the lid was written SPARE, and the box stood up on the shelf. You never know. Somebody might get a cold nose.
-> DONE

=== next_bedtime
The box that said SPARE was on the shelf. Nobody had needed any yet.
-> DONE
