# about: story-about; with-character; creature; bring-back
# tells: tale(or two|a case|detective|detectives|solves|solve|solving|mystery|mysteries|crimes|cases|case)
# also: funny; exciting; person; place; thing; happy; play; food; calm; weather; won
# kind slow: slug|slugs|snail|snails|worm|worms|caterpillar*|tortoise|turtle|sloth
# kind potato: potato*|carrot*|turnip|onion|pea|sprout|cabbage|pumpkin|banana|tomato|broccoli|sausage|biscuit|cupcake|pizza
# kind nose: dog|dogs|puppy|fox|foxes|pig|pigs|bear|badger|hound|mouse|mice|rat|hamster|hedgehog|guinea pig|mole|wolf|anteater|elephant|cat|cats|kitten
# kind tall: giraffe|dinosaur|t-rex|t rex|trex|giant|ostrich|flamingo|dragon|whale|shark
# wants: child
# role guest: answer, creature, thing = a detective
# names: Bruno | Otto | Basil
# ages: 3-12
# needs: hands
# holds: dark(kind), cat(kind)

=== title
{~Warm, Warm, Cold|Four Corners}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: heroes point surprised at bed; guest stand curious; friends stand curious
# things: bed; pillow on bed; quilt on bed; chair left; window
{~{H} came up to bed, put one hand under the quilt, and took it out again.|“Who has been in my bed?” asked {A}. {H} looked at everybody else, and it was none of them.|Everything was ready for the night, and {H} stood beside the bed, and nobody got in.}
The bed was warm, {young:and nobody had been in it all day.|and nobody had been in it since breakfast.}
That was a {wished_case}. So somebody was sent for who knows about such things, and up the stairs came {guest_a}.
{is_slow:It took until the bath had been run, used and let out. # usual|{is_tall:The door was no trouble, once the lampshade had been taken off again. # usual|“{guest_many:We have|I have} wiped everything that {guest_many:we stand on|I stand on},” said {guest}. # usual}}
“What has gone?” asked {guest}. ¶ “Nothing has gone,” said {A}. “Something has come. Feel!”
“Hm,” said {guest}. “Warm. {young:Then we look for somebody warm.”|It has not been gone for long, then. Nobody lie down.”} # usual
-> DONE

=== m1
# aside
# shot: two
# place: bedroom; dusk; clear
# action: heroes kneel curious before chair; guest stand curious; friends stand curious
# things: chair; mat; bed right; window
First they asked the other things. {young:The mat was cold.|The mat was cold, and so was the chest, and the slippers could tell them nothing.}
But the chair by the bed was a bit warm on one side. {young:Not very. Only a bit.|Not so warm as the bed. It was what is left when somebody has got up, and has been gone for an hour.}
“It sat here first,” said {guest}, “and then it went to bed. {young:It was tired.”|It did not run. It went over quite slowly.”}
“Did you hear anything?” asked {A}. {young:The chair said no.|The chair had heard nothing at all, and it is a chair that says crack when a cat gets on it.}
So it was slow, and it was light. {A} kept both in mind. # more
The cushion was asked as well, but it had been lying on its face. # more
-> DONE

=== s2
# shot: close
# place: bedroom; dusk; clear
# action: guest lie-front curious on bed; heroes hold curious sock; friends kneel curious
# things: bed; 3 sock on bed; pillow on bed
{joining}
{is_loved:“It can’t have been {loved},” said {A}. “I should have been told.”|{musing}} # personal
{
- is_slow:
{guest} went over the bed from edge to edge. Nobody is so close to a thing as {guest}, or stays so long.
- is_potato:
{guest} rolled over the bed from edge to edge, and lay still in between. Nobody is so good at lying still.
- is_nose:
{guest} went over the bed from edge to edge, nose down, and did not leave out a crease.
- is_tall:
{guest} went over the bed from edge to edge, with only the chin, and that was by far the best way.
- else:
{guest} went over the bed from edge to edge, with one cheek on the quilt, and both eyes shut.
}
“Cold,” said {guest}. “Cold. Warm!” And at the place where it began to be warm {A} put down a sock.
{hinderer_person:“Let me feel,” said {hinderer}, and lay down on the best clue, and was asked to get up again.} # beat
{hinderer_animal:{hinderer} lay down in the very middle, and then it was warm for another reason.} # beat
{hinderer_carried:{hinderer} had been left on the bed, and was questioned, and was cold all through.} # beat
“Warm. Warm. Cold,” said {guest}, and there they put a sock as well. {young:Soon there were four.|It took four socks to go all the way round.}
They looked. “It has corners,” said {A}. ¶ “Four,” said {guest}. “Whoever lay here {young:has got four corners.”|is as flat as a tray, and has four corners.”}
-> DONE

=== l1
# aside
# shot: two
# place: hallway; dusk; clear
# action: cat sit cross; heroes kneel curious before cat; guest look-through curious at cat; friends stand curious
# things: stairs; mat; lamp
There was somebody on the stairs who is nearly always warm. {young:It was the cat from next door.|It was the cat from next door, who lives in more houses than people know.}
“Where were you this afternoon?” asked {guest}. The cat looked at the wall. {young:It did not say.|It had been in {~somebody’s salad|a drawer}, and did not wish to talk about it.}
They felt it. {young:It was warm all right.|It was warm enough for anything.} Then {A} went round it with one finger, from the nose along the back and home by the tummy.
“Not one corner,” said {A}. {young:“It is all round.”|“Not even at the ends.”}
“Then you may go,” said {guest}. The cat stayed where it was, so that it should not look like that. # more
-> DONE

=== m2
# aside
# shot: behind
# place: bathroom; dusk; clear
# action: heroes look-up proud; guest point proud; friends look-up curious
# things: hook; bottle on hook; towel; themed
“Four corners,” said {A}. “And warm. I know who that is!”
They ran to the bathroom. There it hung on its hook, the hot-water bottle. {young:It had four corners.|It had four corners, and it looked as if it had been waiting to be asked.}
But it was empty and cold. {young:It had hung there since March.|It had hung there since March, and a spider had tied it to the towel.}
“Sorry,” said {guest} to the hot-water bottle. {young:It had not minded.|It is not nice to be fetched up for a thing that you would so much have liked to do.}
{themed_a} was looked at as well, but it would have left a dent. # personal
{pausing} # company
“So it is somebody whom we do not know,” said {A}. # more
“Or somebody whom we know very well,” said {guest}, “and have never felt.” # more
-> DONE

=== s3
# shot: above
# place: bedroom; dusk; clear
# action: heroes write calm; guest think curious; friends sit curious
# things: bed; 4 sock on bed; paper; pencil; lamp
{young:“Warm,” said {A}, “with four corners,” and drew it on a piece of paper.|“Warm,” wrote {A} on a piece of paper, “with four corners.”}
“The pillow has no dent, and so it weighs nothing,” said {guest}, and {young:{A} drew that|{A} wrote that}, too.
And the door had been shut, and so had the window, {young:all day long.|since the morning.} “It came in without opening anything,” said {A}. # usual
{helper_person:“And it did not make the bed,” said {helper}, “so it is nobody who was brought up here.”} # beat
{helper_animal:{helper} sniffed at the four socks, one by one, and sneezed at the last.} # beat
{helper_carried:{helper} was laid in the middle, to see how big it was, and came nowhere near the socks.} # beat
It did not sound like anybody. {young:They thought and thought.|They read it from the top and from the bottom, and it was nobody both times.} # usual
“Then we wait, because they all come back to where it was nice,” said {guest}. ¶ “It won’t come if it is light,” said {A}, and put out the lamp.
-> DONE

=== l2
# aside
# shot: close
# place: bedroom; dusk; clear
# action: guest whisper curious heroes; heroes listen curious; friends listen curious
# things: bed; curtain; chair
It is hard to wait. You hear all that you have never heard.
The tap in the bathroom said a short word. {young:The stairs said crack.|The stairs said crack, from the bottom to the top, though there was nobody on them.}
“Is that it?” whispered {A}. ¶ “That has no corners,” whispered {guest}. {young:“That is just stairs.”|“That is only the stairs, sitting down.”}
“What was your very first {wished_case}?” whispered {A}. ¶ “A hole,” whispered {guest}. {young:“Somebody had lost it.”|“Somebody had lost one. It was in {~a sock|a bun}.”}
Then they were still again, and a whole minute went by, in its stockings. # more
After that came another, and it was just like the first. # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: heroes point surprised at window; guest look-up surprised; friends look-up surprised
# things: bed; 4 sock on bed; window; moon
“There!” whispered {guest}.
Something white was on the floor, and it made no noise. It came over the mat and the chair, {young:and up on the bed.|as slowly as milk, and up on the bed, and lay down.}
It had four corners. At each of them was a sock. # usual
{A} put one hand in. “Cold,” said {A}, and looked up, and there was another, up on the wall, with four corners. “It is the window!” {young:The moon had come in at it.|The moon had come in at it, flat as a tray, and had lain down.}
“But it was warm,” said {guest}. ¶ “That was the other one,” said {A}. “This afternoon. It was the sun!”
So that was who had been in the bed. {young:It was the sun, the whole afternoon.|It had sat on the chair till three, and then had gone to bed, and had not taken off a thing.} # usual
“Then it is solved,” said {guest}.
-> DONE

=== m3
# aside
# shot: two
# place: bedroom; night; stars
# action: heroes write proud; guest stand proud; friends stand happy
# things: paper; pencil; bed; moon
It had to be put on paper. That is the last of it.
“Who did it?” said {guest}. ¶ “The sun,” said {A}, and put it down.
“What was taken?” ¶ “Nothing.” ¶ “What was left?” ¶ “Warm,” said {A}.
“And what do we do with it, if it does it again?” # usual
{A} had to think. “We let it,” said {A}. # usual
{guest} put a cross at the end, for the name. # more
It had four corners, too. # more
The paper had four as well, when you came to look. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bedroom; night; stars
# action: heroes fold sleepy sock; guest hold sleepy sock; friends stand sleepy
# things: 2 sock; bed; chair; moon
The socks were picked up. They had been good socks.
They had stood at their corners, and had not gone off. # usual
{A} put on two, and {guest} {guest_many:were|was} given two, for thanks. It was hard to say where they went. # usual
“Do they pay you?” asked {A}. ¶ “In socks,” said {guest}.
The moon lay there without them. It knew where it stopped. # more
Nobody had to tell it. # more
One sock was still on the pillow. It had not been told that it was over. # more
“Well done,” said {guest} to the sock. # more
-> DONE

=== l3
# aside
# shot: above
# place: bedroom; night; stars
# action: heroes peek curious behind curtain; guest look-up sleepy; friends look-up sleepy
# things: window; curtain; moon
They looked out. There was the moon, all by itself, a long way up.
It was in their room as well. It was in the street, too. It was on the roof of the shed.
“It is in a lot of beds,” said {A}. ¶ “Tonight, yes,” said {guest}. # usual
There would be a case in every house. But they were all asleep. # usual
{midway}
The curtain was left open, as wide as a hand. # more
“It has to get home as well,” said {A}. # more
{guest} waved to it. It did not wave, but it stayed. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: chair; mat; moon; window; sock
The white thing was not on the bed any more. It had got up.
It went over the wall, with its four corners. It went behind the coat.
It did not take the coat. # usual
It lay on the paper for a time. It read what it said there. # usual
Then it went out as it had come. It did not open a thing. # more
The chair said crack. It was a bit late. # more
One sock lay on the floor. It had a dent, where a corner had been. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; guest sleep; friends sleep
# things: bed; quilt; pillow; moon; window
{A} lay in bed. {guest} lay at the foot.
{resting}
{keepsake}
{dream} # spare
The moon was there already. {A} moved up.
“Cold,” said {A}. “Cold.”
Then it took a while. # usual
“Warm,” said {guest}. “Warm.”
It was warm to the corners.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
At three in the afternoon {H} went up to look, and it was lying on the bed, in broad daylight, with all its four corners. It did not get up. ¶ So they lay down in it, to see what was so nice about it. By four it had moved over to the wall. It had left them a warm place each.
-> DONE

=== next_bedtime
Something white lay on the bed. There was room for it.
-> DONE
