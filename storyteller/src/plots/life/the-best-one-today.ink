# about: outing(fishing&boot|fishing&welly|fishing&wellie|fishing&wellington|fishing&shoe|fishing&nothing|fishing&no fish|fishing&not a fish|fishing&not one|fishing&not a single|fishing&no bites|fished&nothing|fished&boot|fishing&didn’t catch|fishing&didn't catch); play(fishing&boot|fishing&welly|fishing&nothing|fished&nothing|fished&boot|fishing&no fish|fishing&didn't catch); found-something(boot&fishing|boot&fished); person(fishing&bite|fishing&nothing|fishing&boot); happy(fishing&boot|fishing&nothing); sad(fishing&nothing|fishing&no fish); frustrated(fishing&nothing|fishing&no fish)
# also: happy; sad; frustrated; person; place; outing; play; proud; patience; found-something; tired
# kind boot: boot|boots|welly|wellie|wellington
# kind shoe: shoe|trainer
# wants: child
# role who: elder, parent = the grown-up with the rods
# role grownup: parent = the grown-up at the door
# when: done
# ages: 3-9
# needs: hands
# holds: dark(kind)

=== title
{~The Best One Today|What Came Up}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: L hold proud bucket; who stand holding fishing-rod; heroes stand; friends stand
# things: door; mat; bucket in L.hand; lamp
{~Drip, drip, went the bucket, {young:in at the door. {H} had been fishing.|all the way in from the door, and with it came {H}, who had been fishing.}|{H} came home from fishing with a bucket, {young:and held it with both hands.|and carried it so that anybody would have to ask what was in it.}|“We got something,” said {H}, {young:and put down the bucket.|and set down the bucket in the light, where there was most to see.}}
{
- is_boot:
In it was a boot. {young:There was no fish, only the boot.|There was no fish, not even behind it.}
- is_shoe:
In it was a shoe. {young:There was no fish, only the shoe.|There was no fish, not even behind it.}
- else:
In it was a stick. {young:There was no fish, only the stick.|There was no fish, not even behind it.}
}
They had sat by the water for a long, long time, {L} and {who}, side by side. Nothing came. And then the line gave a pull!
“It isn’t a fish,” said {L}.
“It pulled, and it came up, and it’s wet,” said {who}. {young:“That is a catch.”|“I don’t know what more you want. That is a catch.”}
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: who read notebook; L peek curious at scales; heroes stand; friends stand
# things: table; scales on table; stick on scales; notebook in who.hand; ruler on table
# things for boot: table; scales on table; boot on scales; notebook in who.hand; ruler on table
# things for shoe: table; scales on table; shoe on scales; notebook in who.hand; ruler on table
A catch has to be weighed, and that is done in the kitchen, on the scales.
{joining}
{musing} # personal
The catch weighed as much as {~four apples|a big potato}. {young:A lot of that was water, but water counts.|A good part of that was water, which counts.}
Then it was measured, from the nose to the other end. {young:“Which is the nose?” asked {L}.|“Which end is the nose?” asked {L}. You have to know, for the book.} # usual
{hinderer_person:“I have seen longer,” said {hinderer}, and showed how long, and knocked over the salt.} # beat
{hinderer_animal:{hinderer} had a good smell at it, and sneezed, and smelled it again, and was in favour of it.} # beat
{hinderer_carried:{hinderer} was weighed as well, since the scales were out, and did not count as a catch.} # beat
{who} had the fishing book in a pocket. {young:All the fish were in there that {who} had ever caught.|It had every fish in it that {who} had ever caught.}
“Was it a good one?” asked {L}. {young:¶ “It was the best one today,” said {who}.|¶ {who} looked down the page, to be fair. “It was the best one today.”}
So it was written in. # usual
-> DONE

=== m1
# aside
# shot: behind
# place: living-room; dusk; clear
# action: A pull happy; heroes sit; who sit; friends sit
# things: sofa; rug; lamp; cushion
Everybody at home had to know how it had pulled, and so {A} showed them. {young:The sofa was the bank, and {A} sat on it with a broom.|The sofa was the bank, and the rug was the water, and a broom did for the rod.}
First there was nothing, for a long time. {young:They all had to wait, and nobody was to cough.|{A} made them wait for it, since that is how it was.}
Then the broom went down! {young:{A} held on with both hands, and leaned right back.|{A} leaned back, and leaned back further, and went red in the face.}
“Like that?” they asked. {young:¶ “More,” said {A}, and did it again.|¶ “That was the first bit,” said {A}. “Then it really pulled.”}
It pulled harder each time that it was told. {young:By the end {A} lay on the floor.|By the fourth time {A} had been dragged right across the cushions, and had to be held by the jumper.} # spare
“I was there,” said {who}. “I never saw the like.” # more
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: who point; A hold proud bucket; heroes stand; friends look-up
# things: bucket in A.hand; camera in who.hand; table; lamp
There had to be a picture, too. {young:{A} held up the catch with both hands, and smiled.|{A} held up the catch with both hands, and looked modest.}
“Not by your tummy,” said {who}. {young:“Hold it out in front.”|“You hold it out in front of you, as far as your arms go, towards the one who has the camera.”}
So {A} held it out. {young:And in the picture it was as big as a boat, with somebody small behind it.|And in the picture it was as big as a boat, and behind it, a long way off, was somebody small with a smile.}
“Is that cheating?” asked {A}. {young:¶ “No,” said {who}. “It is fishing.”|¶ “Not in the least,” said {who}. “You will find that they are all done like that.”}
They all came and said how big it was. It had not been asked to smile, and it had not. # more
They looked at the picture for a good while, from close up. {young:The catch had never looked so well.|The catch had a drop at the end, and the drop had the lamp in it.} # spare
-> DONE

=== m2
# shot: above
# place: kitchen; dusk; clear
# action: A wash curious; heroes look-up; who stand holding towel; friends look-up
# things: sink; tap; brush; bucket; towel
Then the catch was washed, in the sink. {young:A lot of mud came off, and went down the hole.|You would not think how much mud can hold on to a thing.}
First it was black, and then it was brown. {young:Then {A} brushed some more, and the brown came off, too!|{A} went on with the little brush, round and round, and then the brown came off as well.}
{
- is_boot or is_shoe:
“It’s green,” said {A}. {young:“It was green all the time!”|“All the time that it was brown, it was green.”}
- else:
“It’s white,” said {A}. {young:“It was white all the time!”|“All the time that it was brown, it was white.”}
}
{pausing} # company
It had a small round hole, {young:just like an eye.|just where you would want an eye, and seemed to look at the tap with it.}
They let the water run until it ran clear, and {who} looked to see that no one else had come up with it. # more
They dried it in the good towel, {young:and nobody minded.|and it was done before anybody could say which towel that was.} # spare
-> DONE

=== l2
# aside
# shot: two
# place: living-room; dusk; clear
# action: who read notebook; A listen curious; heroes sit; friends sit
# things: sofa; notebook in who.hand; lamp; rug
{who} turned over the pages, to where the paper was yellow. {young:“This one got away,” said {who}.|“This one got away,” said {who}, and put a finger on it. “And this one. That one got away twice.”}
“Then how do you know how long they were?” asked {A}. {young:¶ {who} held out both arms, and that was how.|¶ {who} held out both arms, and it was clear that those had been the big ones.}
“Ours did not get away,” said {A}. {young:¶ “No,” said {who}. “It was very good about it.”|¶ “No,” said {who}. “I will say that for it. It made no trouble at the end.”}
There were three whole days with nothing. {young:“Nothing,” it said there. “But sun, and egg.”|On those it only said ‘nothing’, and what there had been in the sandwiches, and ‘sun’.}
“Those look nice,” said {A}. {young:¶ “They were,” said {who}.|¶ “They were among the best,” said {who}, and turned over.} # spare
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: L think worried; who stand; heroes stand; friends sit
# things: table; plate on table; stick on plate; fork; pot; themed
# things for boot: table; plate on table; boot on plate; fork; pot; themed
# things for shoe: table; plate on table; shoe on plate; fork; pot; themed
“And now?” asked {L}.
“You eat it,” said {who}, “or you put it back. There are only the two things.”
{L} laid it on a plate, with a fork beside it. {young:They looked.|They looked at it for some time.} “How long would you cook it?” asked {L}. ¶ “Oh, years,” said {who}. # usual
{themed_a} was put next to it, and did not help. # personal
{helper_person:“I am not that hungry,” said {helper}. “I would put it back with its own sort, myself.”} # beat
{helper_animal:{helper} took hold of one end, and would have put it back at once, in a basket with a blanket.} # beat
{helper_carried:{helper} was asked first, and did not care for any.} # beat
“Then it goes back,” said {L}. ¶ {young:“But the water is so dark by now,” said {who}.|“It will be dark down there by now,” said {who}.}
{L} thought of it. {young:There had been just the one down there, all that time.|They had fished and fished, and there had been just the one. It can have had nobody to talk to.} # usual
“I know where they live,” said {L}.
-> DONE

=== s4
# shot: above
# place: hallway; dusk; clear
# action: L kneel calm; who kneel; heroes kneel; friends stand
# things: umbrella-stand; stick in umbrella-stand; mat; lamp; coat on hook; hook
# things for boot: mat; row of 3 boot on mat; umbrella-stand; lamp; coat on hook; hook
# things for shoe: mat; row of 3 shoe on mat; umbrella-stand; lamp; coat on hook; hook
{
- is_boot or is_shoe:
They live in the hall. {young:There they all stood on the mat, the big ones and the small.|There they stood on the mat, big and small, with their noses to the wall.}
- else:
They live in the hall. {young:There they all stood in the stand, by the umbrella.|There they stood in the stand, thick and thin, with an umbrella among them.}
}
{L} carried it there, in both hands. “Not too fast,” said {who}. {young:“You hold it till it has got its breath.”|“You never throw it. You hold it till it has got its breath.”}
So {L} let it down, as softly as you can, and held it. Then {L} let go.
It stood there among the others. {young:You could hardly see which it was.|In a moment you could hardly have said which of them had ever been away.} # usual
“There it goes,” said {who}, low.
They watched it go, until it was quite gone. It had not moved an inch.
Then {who} wrote it down in the book. Put back, it said. # usual
-> DONE

=== m4
# aside
# shot: two
# place: kitchen; night; clear
# action: A eat happy soup; who sit-on-chair; heroes sit-on-chair; friends sit
# things: table; bowl; bread; spoon; lamp
There was soup, and there was bread. You get hungry from sitting still.
{is_boot or is_shoe:“Next time,” said {A}, “there may be the other one.” ¶ “There may,” said {who}. “They do go about in pairs.”|“Next time,” said {A}, “there may be a longer one.” ¶ “There may,” said {who}. “They come in all lengths.”}
{A} blew on the soup. It went in rings, right to the edge. # spare
They both looked at the soup, to see if there was a pull. # more
-> DONE

=== l3
# aside
# shot: behind
# place: bathroom; night; clear
# action: A wash sleepy; heroes wash; grownup stand holding towel; friends stand
# things: sink; soap; towel; tap
Hands smell of the water, after that. The soap took most of it.
“What does it smell of?” asked {grownup}. ¶ “Green,” said {A}, and would not wash the thumb.
So the thumb was left as it was. It had done the most. # spare
A thumb sits on the rod the whole time, and feels the pull first. # more
The towel was damp, and it had a brown bit. No one said a word. # more
“Just you and the one thumb, then,” said {grownup}. “Up you go.”
-> DONE

=== m3
# shot: wide
# place: bedroom; night; clear
# action: L lie-back sleepy; grownup sit; heroes lie-back; friends sit
# things: bed; quilt; lamp; rug
A bed goes up and down a bit, when you have looked at water for so long. {L} held on to the quilt.
“Was it a long wait?” asked {grownup}. ¶ “It has to be long,” said {L}. “It is not a wait if it’s short.” # spare
Then there was not so much to say. It had been like that by the water, too. # spare
They sat. There was no need to catch a thing.
The quilt had waves in it, for a while, and then it was flat. # more
-> DONE

=== l4
# aside
# shot: object
# place: lake; night; stars
# action: heroes sleep
# things: moon; stone; plant
Out there the water was dark. You could see the moon in it.
Low down, in the mud, there was a dent. It had no one in it. ¶ A fish came by, and had a look. Then it lay down in there.
The dent was a good fit. The fish had been after that bed for years. # more
Up on the bank the grass was flat. It was flat in two places.
It would get up again by and by. There was no need to hurry it. # more
-> DONE

=== s5
# shot: close
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; lamp
The bed was dry, and warm, and did not pull. # usual
{resting}
{keepsake}
{dream} # spare
In the hall a drop fell off, and then no more. # usual
“And did it go?” asked {grownup}. ¶ “It went,” said {L}.
“And was it a good one?”
{L} lay and thought, to be fair.
“It was the best one today,” said {L}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A card came from the one who keeps the fishing book. There was a line on it, copied out in ink: the day, the weight, and how long it was. It had grown a bit since it was written in.
“They do that,” said {A}, and held the card out in front, as far as both arms would go. From there it was longer still.
-> DONE

=== next_bedtime
In the hall it stood among the others. You could hardly say which it was.
-> DONE
