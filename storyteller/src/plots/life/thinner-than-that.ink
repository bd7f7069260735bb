# about: feast(ramadan&tomorrow|ramadan&coming|ramadan&begin|ramadan&start|ramadan&soon|ramadan&nearly|ramadan&almost|ramadan&next week|ramadan&ready for|ramadan&on monday|ramadan&on tuesday|ramadan&on wednesday|ramadan&on thursday|ramadan&on friday|ramadan&on saturday|ramadan&on sunday|ramadan&this week|ramadan&days to|ramadan&moon|ramadhan&tomorrow|ramadhan&coming|ramadhan&start|ramadhan&begin|ramazan|eid&moon|eid&fitr&tomorrow|eid&fitr&coming|chand raat|chaand raat|chand raat|new moon|moon sighting|moonsighting); outing(new moon|moon sighting|eid moon|ramadan moon); too-excited(ramadan&tomorrow|ramadan&coming|ramadan&start)
# also: too-excited; patience; happy; feast; faith; food; person; place; thing
# wants: child
# role grownup: parent = the grown-up in the green jumper
# ages: 3-10
# needs: seeing
# holds: moon(kind), dark(kind), nails(kind)

=== title
{~Thinner Than That|Have You Got It Yet?}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: A point curious; grownup stand; heroes look-up; friends stand
# things: window; curtain; sofa; street-lamp
{~“Is that it?” asked {H} at the window, {young:and pointed over the roofs.|with one finger on the glass, and pointed over the roofs.} It was a street lamp. The new moon had not come yet, and {is_wished_feast:{wished_feast}|the feast} would come with it.|Nothing was up there that evening but the sky, and {H} had looked {young:from two windows.|from every window that there was.} It was for the new moon, since that is how {is_wished_feast:{wished_feast}|the feast} begins.|The moon had been getting smaller all month, and now it was used up. {H} stood at the window {young:to see the new one come.|to see the new one come, because with that comes {is_wished_feast:{wished_feast}|the feast}.} {young:With the moon would come {is_wished_feast:{wished_feast}|the feast}.}}
{A} wanted to see it before anybody else, {young:and shout.|and to be the one who shouted.} # usual
{is_wished_day:It was said to be coming {wished_day}, but it is the moon that says so last.} # wished
“It comes back very thin,” said {grownup}, “{young:and it does not stay long.”|and low down, where the sun went, and it does not stay.”}
“How thin?” asked {A}, who meant to know it when it came.
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: A hold curious melon; grownup sit-on-chair; heroes sit-on-chair; friends sit
# things: table; plate on table; 3 melon on plate; lamp
{joining}
{musing} # personal
There was melon in the kitchen. {A} ate a slice, {young:and held up the skin.|and held up what was left, which was bent, with a point at each end.}
“Like this?” asked {A}. ¶ {grownup} shut one eye. “Thinner than that.”
{hinderer_person:“Like this?” asked {hinderer}, and held up a banana, and they were all very kind about it.} # beat
{hinderer_animal:{hinderer} had a tail with a good bend in it, but would not stop wagging it to be looked at.} # beat
{hinderer_carried:{hinderer} was turned to the light and looked at from the side, and was not thin anywhere.} # beat
So {A} took one more bite, {young:all the way along.|and went all along it, like somebody with a mouth organ.} “Thinner than that,” said {grownup}. # usual
{A} bit on, until you could see the lamp through it, {young:and then it broke.|quite green, and then it broke.} {young:It had to be eaten.|So there was nothing for it but to eat the moon.}
-> DONE

=== m1
# aside
# shot: close
# place: bathroom; dusk; clear
# action: A point laughing; grownup sit; heroes peek; friends stand
# things: basin; mat; towel; lamp
Before a feast you have your nails done. {A} sat on the edge of the bath, {young:and {grownup} went click, click.|and {grownup} went from finger to finger with the clippers, click, click.}
One bit jumped off, {young:and they looked for it on the mat.|as they do, and was found on the mat, lying on its back.}
{A} held it up to the lamp. It was white, {young:and bent like a boat.|and it was bent, and it ran out at both ends into nearly nothing.}
“Like this?” ¶ “That is very close,” said {grownup}, and looked for a long time. {young:“But thinner than that.”|“It is just that colour. But thinner than that, and it does not jump.”}
They did the other nine as well, and tried each of them. {young:The thumb was a whole melon.|The little finger came nearest, and the thumb was a whole melon by itself.} # more
-> DONE

=== l1
# aside
# shot: above
# place: living-room; dusk; clear
# action: A listen curious telephone; grownup sit; heroes listen; friends sit
# things: sofa; telephone; lamp; teapot; cup
The telephone rang, and it was an aunt. {young:“Have you got it?” she said.|“Have you got it yet?” she said, without so much as a hello, so that {A} knew what it was about.}
“Not yet,” said {A}. “Have you?” ¶ “We have got rain,” said the aunt. {young:“It is all in front.”|“If it is anywhere, then it is behind that.”}
Then it rang once more, and it was an uncle, on a roof. {young:He had a lot of sky, and no moon in it.|He had more sky than anybody in the family, he said, right down to the sea, and there was nothing on it.}
“It is being looked for all over,” said {grownup}. {young:“By everybody.”|“From every roof and every back door, and by people on ships.”}
{A} went back to the window at once. {young:There was no time to lose.|It was not going to be found by a ship.}
“I did see it once, for a moment,” said the uncle, “but it turned out to be on my glasses.” # more
-> DONE

=== s3
# shot: behind
# place: garden; dusk; clear
# action: A look-up curious; grownup look-up; heroes look-up; friends look-up
# things: house left; house right; fence; cloud; themed
They went outside, and stood in a row, {young:and looked where the sun had gone.|and looked at where the sun had gone, which was yellow, and then green.}
“There!” said {A}. It was a thin white line, {young:but it went on and on.|but it got longer at one end, and there was a plane in front of it.} # usual
{helper_person:{helper} stood behind {A}, and made a telescope of two hands, one round each eye.} # beat
{helper_animal:{helper} sat down and looked at one place in the sky, until all of them were looking there too.} # beat
{helper_carried:{helper} was held up as high as an arm will go, to see over the roofs, and kept very quiet.} # beat
{themed_a} was put on the fence, to look from there as well. # personal
And just there, above the chimneys, was a cloud. {young:It was small, but it was in the way.|It was no bigger than a cushion, and of the whole sky it had taken that bit.}
“It is behind that,” said {A}. ¶ “Or it is not there yet,” said {grownup}. “Somebody will see it, and then they ring.”
They waited till it was dark, but the cloud had nowhere to go. # usual
-> DONE

=== m2
# aside
# shot: two
# place: living-room; dusk; clear
# action: A hold lantern; grownup reach-up window; heroes hold lantern; friends stand
# things: window; row of 5 paper-lantern; star; box
They could do the window, in the meantime. {young:There was a box with lanterns and stars.|The box came down from the wardrobe, with the lanterns in, and the string of stars, which had got into a knot by itself.}
{A} held the one end of it, and {grownup} had the other. {young:The knot sat in the middle.|The knot was in the middle, and looked from one to the other.}
Among the stars were moons, made of tin. {young:“Like this?” asked {A}.|“Like this?” asked {A}, and held one against the sky.}
“Thinner than that,” said {grownup}. {young:“That one is for people who are far off.”|“Whoever made that one wanted it to be seen from the bus.”}
{pausing} # company
When it was all up, {A} went out to see how it looked from where the moon would be. # more
-> DONE

=== l2
# aside
# shot: close
# place: hallway; dusk; clear
# action: A hold curious hairbrush; grownup stand; heroes peek; friends stand
# things: coat on hook; hook; hairbrush; lamp
What was there that was thinner than a nail? {young:{A} went to the hairbrush.|{A} thought about it, and went and asked the hairbrush.}
It had one hair to spare, a long one. {young:{A} laid it on a black coat, and bent it.|{A} laid it on the sleeve of a black coat, and bent it round, and stepped back.}
“Where is it?” asked {grownup}. ¶ “There,” said {A}. {young:“Under your nose.”|“No, there. It goes from that button to that bit of fluff.”}
{grownup} looked for it with a nose on the sleeve. {young:“Oh!” said {grownup}. “Thicker than that.”|“Oh,” said {grownup} in the end. “Well, now. Thicker than that.”}
“It has to be seen from a roof,” said {A}. “So it can’t be that.” # more
So it was between a hair and a nail. {young:That was something to know.|That was something to go by, and few people at a window know as much.}
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: L look-up surprised; grownup kneel beside L; heroes peek; friends sit
# things: bed; window; lamp; curtain
Then it was bedtime, and nobody had rung. {L} had looked so hard that both eyes itched, and rubbed them.
“Keep still,” said {grownup}. There was something on {L}’s cheek, {young:and {grownup} took it off with one finger.|and {grownup} picked it up on the tip of one finger.}
It was an eyelash. {young:It was thin, and bent, with two points.|It was thin, and it was bent, and at both ends you could not tell where it stopped.}
“Like that?” asked {L}. ¶ “Like that,” said {grownup}. “Just like that.”
They held it up to the window, and there it stood, {young:on a finger, over the roofs.|on the tip of a finger, low down, over the roofs.}
“Now I shall know it,” said {L}, “when I see it.” # usual
-> DONE

=== m4
# aside with m2
# shot: two
# place: bedroom; night; clear
# action: L blow calm; grownup kneel; heroes sit; friends sit
# things: bed; window; lamp; pillow
What do you do with an eyelash, when you have seen it? {L} thought of the box with the stars.
“It would get lost in there,” said {L}. “It is so thin.” # spare
So they let it go. {L} blew on the finger, just a bit. Then it was not there.
“It went that way,” said {grownup}. ¶ “I know,” said {L}. “It does not stay long.”
It had gone off to the left, past the lamp. No one could say how far. # more
The finger felt the same as before. It had held the moon, and did not know. # more
-> DONE

=== l3
# aside
# shot: behind
# place: bedroom; night; clear
# action: grownup fold curtain; L lie-back; heroes lie-back; friends sit
# things: window; curtain; bed; cloud
{grownup} had one more look out of the window. The cloud was still there.
“Has it got it?” asked {L}. ¶ “It won’t say,” said {grownup}. # spare
A lamp was lit in a house across the way. Someone stood there, and looked up too.
They did not wave. You might miss it while you wave. # more
“Leave a bit open,” said {L}. “A thin bit.”
So the curtain was left like that, about as wide as a thumb. # spare
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit; heroes lie-back; friends sleep
# things: bed; quilt; pillow; telephone
The telephone lay on the shelf, with its face up.
“If it rings,” said {L}, “say that we know how thin.” # spare
“I will,” said {grownup}. “They will be glad to hear it.”
It did not ring. It lay there, and had a thin light down one side. # spare
That was only the lamp. They both looked twice. # more
All those people were still out on their roofs, in their coats. {L} could do it lying down. # more
{L} yawned. That was as round as a moon can be.
-> DONE

=== l4
# aside
# shot: object
# place: sky; night; stars
# action: heroes sleep
# things: cloud; 6 star
Over the roofs it was quiet. One by one the people went in.
The cloud stayed where it was. It had a good place, and it may not have known. # spare
Did something go down behind it, thin and bright? No one was there to say. # more
It was dark, and then it was a bit more dark.
There has always been a new one. It has not once not come. # more
The stars came out. They had been looked past all night.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup kneel; friends sleep
# things: bed; pillow; quilt; curtain
The door stood open a bit. # usual
{resting}
{keepsake}
{dream} # spare
“Tell me, if it rings,” said {L}. ¶ “You come first,” said {grownup}.
{L} shut both eyes, but not quite. A bit of light was left, and it got thin.
Thinner than that.
Then it was gone.
{grownup} bent down. Both eyes were shut. They were two thin lines, side by side.
“There,” said {grownup}, very low.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The telephone had rung, or it had not, but {A} was at the window again as soon as the sun was down.
“I have looked too,” said the cloud, or somebody like it, from over the chimneys. “I have been told that I was in the way. Nobody had said a word to me.” And it moved up by about the width of a cushion, and held in its sides, so that there was a bit of clear green sky just there, with nothing in front of it.
-> DONE

=== next_bedtime
The curtain was open as wide as a thumb. A thin thing would get through there.
-> DONE
