# about: guest(flew&!grandparent&!and gran&!and opa&!and nan&!and dad&!and oma&!tomorrow&!next week&!flying&!on friday&!on saturday&!on sunday|landed&!grandparent&!and gran&!and opa&!and nan&!and dad&!and oma&!tomorrow&!next week&!flying&!on friday&!on saturday&!on sunday|from the airport&!grandparent&!and gran&!and opa&!and nan&!and dad&!and oma&!tomorrow&!next week&!flying&!on friday&!on saturday&!on sunday|at the airport&!grandparent&!and gran&!and opa&!and nan&!and dad&!and oma&!tomorrow&!next week&!flying&!on friday&!on saturday&!on sunday|jet lag&!grandparent&!and gran&!and opa&!and nan&!and dad&!and oma&!tomorrow&!next week&!flying&!on friday&!on saturday&!on sunday|jetlag&!grandparent&!and gran&!and opa&!and nan&!and dad&!and oma&!tomorrow&!next week&!flying&!on friday&!on saturday&!on sunday|jet-lag&!grandparent&!and gran&!and opa&!and nan&!and dad&!and oma&!tomorrow&!next week&!flying&!on friday&!on saturday&!on sunday)
# also: happy; too-excited; missing; shy; person; place; thing; journey
# wants: child
# role guest: answer = an aunt called Auntie Wren
# role grownup: parent = the grown-up with the towels
# names: Auntie Wren | Auntie Sorrel | Auntie Fay
# ages: 3-10
# holds: dark(kind)

=== title
{~What Does the Watch Say?|The Wrong End of the Day}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: A hug happy guest; guest stand; grownup stand; heroes stand; friends stand
# things: suitcase left; mat; door; coat on hook; hook
{~In the hall stood a suitcase that had come half round the world, {young:and with it came {guest}.|and it was still cold from being so high up.} {H} had been waiting for {guest} since breakfast.|“Are you real?” asked {H}, {young:and felt a sleeve.|and felt a sleeve, and there was an arm in it.} It was {guest}, who had flown all day and all night, and was here.|The door was open, and in the door stood {guest}, {young:from so far away.|who had come so far that there was still some of the other side on the shoes.} {H} got there first.}
It was the first evening, {young:and {A} wanted to do it all.|and {A} wanted to do everything in it that you cannot do over a telephone.}
“What time is it here?” asked {guest}. It was nearly supper. # usual
But {guest} had a watch on that came from home, too, {young:and it did not think so.|and it was of another opinion.}
“What does the watch say?” asked {A}. {young:¶ It said half past three, but not of this day.|¶ It said that it was half past three, and it did not say of what.}
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: guest sleep; A look-up surprised; grownup hold bowl; heroes sit-on-chair; friends sit
# things: table; 3 bowl on table; spoon; lamp
{joining}
{musing} # personal
At supper {guest} sat in the good chair. {young:{A} told about everything, from the start.|{A} had kept a list of things to tell, and began at the top.}
At the third one the spoon stopped half-way. {young:Both of {guest_s} eyes were shut.|It hung there, with soup in it, and over it both of {guest_s} eyes were shut.}
{hinderer_person:“Is it night now?” asked {hinderer}, and everybody said “Ssh”, and that was a good deal louder.} # beat
{hinderer_animal:{hinderer} sat down under the spoon, where it would land, and looked up, and waited.} # beat
{hinderer_carried:{hinderer} was put in the next chair, and had both eyes open, and looked much the fresher of the two.} # beat
“You are asleep,” said {A}. ¶ “I am only listening with my eyes shut,” said {guest}. # usual
“That is what I say,” said {A}, “and then I have to go to bed.”
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A peek curious suitcase; guest kneel; grownup stand; heroes peek; friends peek
# things: suitcase; blanket; tin; sock
The suitcase was opened, just a bit, for the towel. {young:And out came a smell.|And before anything else, there came out a smell, and stood in the middle of the room.}
It was soap, and it was some sort of spice, and it was another kitchen. {young:{A} knew it.|{A} had not known that it was missing until it was there.}
“That is how it smells at our house,” said {guest}. {young:“I never notice.”|“I have lived in it for so long that I can’t tell.”}
{A} breathed in all that would go, {young:and shut the lid, so that some was left.|and then let the lid down quickly, so that it should last until the end of the visit.}
There was a tin in there, too, with a string round it, and it was not to be asked about until the morning. # more
A sock had come out as well. {young:It looked very tired.|It lay on the rug like somebody who has sat in a row of ten, by the window.} # more
It was let lie, until it knew where it was. # more
-> DONE

=== l1
# aside
# shot: behind
# place: living-room; dusk; clear
# action: A point curious; guest sit; grownup sit; heroes peek; friends sit
# things: globe on table; table; sofa; lamp
They had a look at it on the globe, {young:with a lamp for the sun.|with the lamp on, which did for the sun, since the real one had gone down.}
{A} put a thumb on here. {young:Here it was just getting dark.|It was just on the edge of the light, and on its way into the dark.}
{guest} had to reach round the back to put a finger on home. {young:It was a long way from the thumb.|And between the finger and the thumb there was nearly everything, and most of that was blue.}
“Then who has the real time?” asked {A}. {young:¶ “They both do,” said {guest}.|¶ “Everybody has it,” said {guest}, “but they have to take turns with the sun.”}
{A} turned the globe, quite slowly. {young:It got light on the finger.|The thumb went off into the night, and the finger came round to where it was morning.} # more
“Mind my breakfast,” said {guest}, who could see it come up. # more
-> DONE

=== s3
# shot: above
# place: bathroom; dusk; clear
# action: guest brush-teeth; A hold towel; grownup stand; heroes stand; friends stand
# things: sink; toothbrush; mirror; towel; themed
So it was {A} who put {guest} to bed. {young:First came the teeth.|Somebody had to, and {A} knew how it is done, from the other side.}
“At the back, too,” said {A}. {young:¶ {guest} did the back, and the front once more.|¶ {guest} did the back, and looked in the mirror as you do when you had hoped to be let off.} # usual
{helper_person:{helper} turned down the bed, and put the slippers with their toes out, as they do in good hotels.} # beat
{helper_animal:{helper} lay on the bed until the sheet was warm, and gave it up only when it was wanted.} # beat
{helper_carried:{helper} was put in first, to see if the bed was all right, and made no complaint.} # beat
{themed_a} was put by the bed, in case of waking up and not knowing where. # personal
“What does the watch say?” asked {A}. ¶ “It says that it is not bedtime,” said {guest}. # usual
“It is not in charge here,” said {A}, {young:and turned back the quilt.|and turned back the quilt, and patted it.}
-> DONE

=== m2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A read book; guest lie-back; grownup stand; heroes sit; friends sit
# things: bed; book; lamp; quilt
Then there was a story. {A} sat on the edge of the bed, {young:and told all the pictures.|and held the book so that {guest} could see, and told all the pictures, and did the bear.}
“One more,” said {guest}. ¶ “That was the one more,” said {A}. {young:“You said so.”|“You have had it. It was the one with the bear.”}
“Then a glass of water.” {young:{A} had thought of that.|{A} had thought of that, and there it stood, with a saucer on.}
“And leave the door open.” {young:¶ “How much?” asked {A}.|¶ {A} moved the door, bit by bit. “Like that? Or like that?”}
{pausing} # company
“Not so far,” said {guest}. “A bit more. Now back. There.” # more
It turned out to be about as wide as a suitcase. {young:It often is.|That is wider than you would think, for somebody of that age.} # more
-> DONE

=== l2
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A listen curious watch; guest lie-back; grownup stand; heroes listen; friends sit
# things: watch; table; clock; lamp
The watch was taken off, and laid by the bed, {young:next to the clock from here.|and next to it stood the clock that belongs to this house.}
They did not agree. {young:The clock said it was bedtime.|The clock said that it was bedtime, and you could see that the watch thought that it had not been well brought up.}
{A} put one ear down between the two of them. {young:Tick, said the one. Tick, said the other.|Tick, said the one, and tick, said the other, and after a while you could not tell which was which.}
“They say the same,” said {A}. {young:“They only point somewhere else.”|“They say just the same. It is only the hands.”}
The clock had never heard another one say it. It went a bit louder, so as to be sure. # more
{guest} was glad to hear it. {young:So was the watch.|It had been on {guest_s} mind, over the sea.} # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: L tuck-in guest; guest lie-back; grownup stand; heroes stand; friends sit
# things: bed; quilt; pillow; lamp
“But I am not tired,” said {guest}, {young:in a very small voice.|from the pillow, in a voice with hardly any edges.}
“You need not be,” said {L}. “You only have to lie there, and I will sit here for a bit.”
{L} drew up the quilt, and smoothed it round the feet. “And tomorrow?” asked {guest}. {young:“Will you be there?”|“Will you still be there, when I wake up?”}
Now {L} had meant to ask that, and had had it ready ever since the door, {young:and had not said it.|and had not liked to say it.} # usual
“I will be there,” said {L}. “And will you?”
“All day,” said {guest}. “And the day after that.”
So they both knew. It was so quiet that you could hear the watch, {young:and then {guest} slept.|and then you could hear {guest}, who slept.}
-> DONE

=== m4
# aside
# shot: two
# place: hallway; night; clear
# action: L tiptoe; grownup walk; heroes tiptoe; friends walk
# things: suitcase; door; lamp; shoe on mat; mat
They came out on tiptoe. It is hard to go on tiptoe and be so glad.
“That went well,” said {grownup}. ¶ “It was the water that did it,” said {L}. # spare
In the hall stood the big shoes, next to the small ones. They had not stood there before.
They had been on another floor that same day. # more
{L} moved the small ones up a bit, so that they touched. # more
“It has a small whistle in it,” said {L}. “On the way out.” They stood and heard it for a bit. # more
You could hear someone breathe, with the door open. It was a new noise in the house.
-> DONE

=== l3
# aside
# shot: behind
# place: bedroom; night; clear
# action: L look-through window; grownup stand; heroes lie-back; friends sit
# things: window; curtain; star; bed
{L} looked out. A plane went over, very high up, with one red light.
“There go some more,” said {L}. “They will all be asleep in their soup.” # spare
“Where is it day now?” asked {L}. ¶ “On the other side,” said {grownup}. # spare
There was no one at home in that house. There was the smell, by itself. # more
The sun would come in there, and look for them, and find a cup. # more
The red light went on and off. It went in behind the roof, and it came out. # more
Then it would come here. It knew the way.
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit; heroes lie-back; friends sleep
# things: bed; quilt; pillow; lamp
Now it was {L} who was put to bed. It went quite fast.
“Are the teeth done?” ¶ “Two times,” said {L}. “I did them along.” # spare
There was a list, with all that had not been told. It was long. # spare
It was put under the pillow. It would keep till there was toast.
“There will be someone up at four,” said {grownup}. ¶ “Good,” said {L}. “I shall need the time.” # more
-> DONE

=== l4
# aside
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: watch on table; table; clock on table; moon
It was dark in the little room. The watch lay next to the clock.
By the watch it was some other time. It lay there in the dark, and had it. # spare
“Tick,” said the clock. ¶ “Tick,” said the watch. # spare
They did not talk of the time. It was late, and it was early. # more
There was a case on the rug, with its lid down, and a sock that had been a long way. # more
It had been on a good many feet, but on no such rug. # more
The moon came in. It was the same one as at home.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; pillow; quilt; lamp
It was the end of the first evening. # usual
{resting}
{keepsake}
{dream} # spare
“But I am not tired,” said {L}.
“I know,” said {grownup}. “You only have to lie there.”
So {L} lay there. The house was quiet, and it was more full than before. # usual
“What does the watch say?” asked {L}.
“Tick,” said {grownup}.
That was right. It said it here, too.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
At four in the morning the kitchen lamp was on, and somebody was making toast, very quietly, as you do in a house that you have only just come to.
{A} heard it, and came down with the list. It was dark outside, and it was the middle of something. But the butter was out, and the good chair was pulled up, and they got as far as number nineteen before the sun had so much as found the street.
-> DONE

=== next_bedtime
The big shoes and the small shoes stood side by side on the mat. They touched a bit.
-> DONE
