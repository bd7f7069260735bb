# about: somebody-died(not of the home)
# also: sad; missing; guest; school-day
# wants: child
# role grownup: parent = the grown-up with the keys
# role gone: answer = a friend
# kind road: lollipop|crossing|patrol
# kind bus: bus|minibus
# kind club: coach|trainer|instructor|ballet|dance|dancing|swimming|football|rugby|cricket|tennis|gym*|judo|karate|piano|violin|guitar|music|choir|riding|skating|scout*|cub*|brownie*|beaver*
# kind school: teacher*|classroom|class|school|nursery|preschool|kindergarten|caretaker|janitor|headteacher|head|dinner|lunch|classmate*|schoolmate*|assistant|librarian
# kind door: neighbour*|neighbor*|next door|upstairs|downstairs
# ages: 3-12
# needs: hands
# holds: death, dark(kind)

=== title
{~The Hand Went Up|One Hello Over}
-> DONE

=== s1
# shot: wide
# place: street; day; clear
# place for school: school; day; clear
# place for club: playing-field; day; clear
# action: A wave surprised; heroes stand sad; grownup look-up; friends stand
# things: wall; gate; 3 flowers
{~Up went a hand, all by itself. {H} had not told it to. {young:It just went up.|It was used to going up there, and it went.}|“Hello!” said {H}, {young:and no hello came back.|with one arm right up, and no hello came back.}|{H} had waved to nobody. {young:The hand just did it.|The hand had done it before there was time to think, as it did every time.}}
{
- is_road:
It was the edge of the road, where {gone_known:{gone_a}|a friend of the family} always stood, and always said hello back.
- is_bus:
It was the bus stop, where {gone_known:{gone_a}|a friend of the family} always opened the doors, and always said hello back.
- is_club:
It was the place at the side, where {gone_known:{gone_a}|a friend of the family} always stood, and always said hello back.
- is_school:
It was the way in to school, where {gone_known:{gone_a}|a friend of the family} always said hello back.
- is_door:
It was in front of the door where {gone_known:{gone_a}|a friend of the family} lived, and always said hello back.
- else:
It was the corner where {gone_known:{gone_a}|a friend of the family} would come along, and say hello back.
}
But {gone} had died. {young:A heart had stopped, and it would not start again.|A heart had stopped, and a heart that has stopped like that does not start again.} {gone} could not see a hand any more, or wave one.
Nothing that {A} had done, or said, or thought had made it happen.
{young:Where was {gone} now? {A} could ask that at home, again and again.|Where {gone} was now was a thing to be asked at home, and as often as {A} liked.} # usual
The hand was still up. {young:“I have one over,” said {A}.|{A} looked at it. “Now I have got one over,” said {A}.} ¶ “One what?” asked {grownup}. ¶ “A hello,” said {A}. “Where does it go?”
-> DONE

=== s2
# shot: two
# place: street; day; clear
# action: A wave curious at cat; cat sit calm on wall; heroes look-up; grownup stand; friends walk
# things: wall; gate; themed on wall
{grownup} did not know, either. So {A} put the hand in a pocket, and took it along.
{joining}
Out it came to wave to a cat. But that was a small wave, with one finger, and it was the cat’s own. The hello for {gone} was the big one, {young:with all of the arm.|with the whole arm in it, elbow and all.}
A man with a ladder got a hello, and said one back. {young:That was his. It was not the one.|“That was his,” said {A}. “It fitted him. The big one is still here.”} # usual
{hinderer_person:“I will have it,” said {hinderer}, and was given a hello, and it was a good one, but it was only {hinderer_s}.} # beat
{hinderer_animal:{hinderer} sat down in front of the hand, and looked up at it, and had to be told that it was not a biscuit.} # beat
{hinderer_carried:{hinderer} was held up to have it. But {hinderer} had one already, from the morning.} # beat
It was tried on {themed_a}. It did not stay there, either. # personal
{young:The hand went back in the pocket. It was full in there.|The hand went back into the pocket, and it was quite a squeeze, for there was a whole arm of hello in it.} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: park; day; clear
# action: A listen curious; heroes sit; grownup sit calm; friends sit
# things: bench; tree; bread
They sat on a bench, and ate their bread. {A} had laughed that morning, at a sock. {young:Was that all right?|It had been a funny sock, but now {A} was not sure about it.}
“I laughed as well,” said {grownup}. “And then I cried, a bit, into the washing-up. {young:You can do both.”|You can do both on one day, and neither of them is wrong.”}
“Are you going to die?” asked {A}.
“One day,” said {grownup}. “Everybody does, and most people do it when they are very, very old. {young:I mean to be very old.”|I mean to be one of those. I shall be terribly wrinkled, and you will have to shout.”}
{A} looked for wrinkles. {young:There was one. It was from laughing.|There was one beside the eye, but that was from laughing.} # spare
{pausing} # company
-> DONE

=== l1
# aside
# shot: close
# place: market; day; clear
# action: A point curious at bucket; heroes look-up; shopkeeper hold flower; grownup hold purse; friends stand
# things: stall; 8 flowers on stall; bucket
# people: shopkeeper(old, she)
Flowers were what people took, so {A} chose some. {young:There were red ones and white ones.|The woman at the stall had nine buckets, and let {A} go along them twice.}
“Who are they for?” asked the woman. ¶ “{gone},” said {A}. {young:“But {gone} has died.”|“But {gone} has died, so they are only to show.”}
“Oh, my dear,” said the woman. {young:She did not say any more.|She did not say anything clever after that, and it was nice of her.} She put in a {~yellow|blue} one that had not been paid for.
“Can {gone} see them?” {A} asked, on the way. ¶ “No,” said {grownup}. {young:“But we can.”|“But everybody who comes by can, and then they know that somebody thought of it.”}
They dripped on a shoe. # more
-> DONE

=== m2
# aside
# shot: above
# place: street; afternoon; clear
# place for school: school; afternoon; clear
# place for club: playing-field; afternoon; clear
# action: A give calm flower at wall; heroes crouch curious; grownup stand; friends stand
# things: wall; 6 flowers; jar; drawing; card
At the place where {gone} used to be, there were things along the wall. {young:There was a jar with daisies in it.|There was a jam jar of daisies, and a card gone wavy from the rain.}
Somebody small had made a drawing. {young:It was {gone}, with very long arms.|It was {gone}, and the arms came out of the ears, and were as long as the paper.}
“That is right,” said {A}. {young:“That is how the arms went.”|“That is exactly how far up they went.”}
{A} put something there as well, {young:a stone, a good one.|a stone, the good one, which had been in three coats.} It was so that the drawing should not blow off. # spare
It looked at home there at once. # more
-> DONE

=== s3
# shot: close
# place: street; afternoon; clear
# place for school: school; afternoon; clear
# place for club: playing-field; afternoon; clear
# action: A point surprised at postwoman; postwoman wave sad; heroes look-up; grownup stand; friends stand
# action for school, club: A point surprised at girl; girl wave sad; heroes look-up; grownup stand; friends stand
# things: wall; gate; letter
# things for school, club: wall; bag; ball
# people: postwoman(she)
# people for school, club: girl(hair black)
In the afternoon they went by there once more, and sat down on the wall.
{A} held on to the hand with the other one, {young:just in case.|so that it should not go up again by itself.} # usual
{helper_person:“Mine went up as well, you know,” said {helper}. “I pretended that it was my hat.”} # beat
{helper_animal:{helper} lay down on {As} feet, and was as warm as a loaf.} # beat
{helper_carried:{helper} was put in {As} lap, and both hands were round {helper}, and had something to do.} # beat
{
- is_club:
A big girl came along, with a bag of balls. {young:She looked at the place, and up went her hand.|She looked across at the place, and up went one hand, by itself, ball and all.}
- is_school:
A big girl came along, from the top class. {young:She looked at the place, and up went her hand.|She looked across at the place, and up went one hand, by itself, as it does when you know the answer.}
- else:
The postwoman came along with her letters. {young:She looked at the place, and up went her hand.|She looked across at the place, and up went one hand, by itself, with a gas bill in it.}
}
There was nobody there. {young:She looked at her hand.|She looked at the hand, rather pink, and used it to scratch her ear.} # usual
“Look,” whispered {A}. {young:“She has got one over, too!”|“She has got one over, too! And she does not know where to put it.”}
-> DONE

=== s4
# shot: two
# place: street; afternoon; clear
# place for school: school; afternoon; clear
# place for club: playing-field; afternoon; clear
# action: A wave happy at postwoman; postwoman wave happy; heroes wave; grownup stand; friends look-up
# action for school, club: A wave happy at girl; girl wave happy; heroes wave; grownup stand; friends look-up
# things: wall; bag; 6 flowers
So {A} let go. Up went the arm, elbow and all. “Hello!” said {A}.
{is_club:The big girl|{is_school:The big girl|The postwoman}} put down her bag. Then up went hers, right to the top. “Hello!”
For a moment they just stood there, with their arms up. # usual
“That was for {gone},” said {A}. ¶ “So was mine,” she said.
“Now I have got yours, and you have got mine.”
{A} felt in the pocket. It was as good as empty. # usual
“Does {gone} know?” asked {B}. ¶ “No,” said {grownup}. “{gone} cannot know. But you two do.” And {grownup} had a good blow, into a hanky, and then one more arm went up, and that made three. # usual
{is_wished_person:{wished_person} could have one, too, they thought. There would be enough.} # wished
-> DONE

=== l2
# aside
# shot: wide
# place: street; dusk; clear
# action: man wave calm; A wave happy at man; heroes wave; grownup stand; friends stand
# things: wall; gate; bicycle
# people: man(old)
After that they saw it everywhere.
An old man went by on a bicycle. His hand came up, and he wobbled. {A} gave him one back, and he put it in his beard.
“How many hellos did {gone} say in a day?” asked {A}.
They tried to work it out. It was more than a hundred. # spare
“Then there are a hundred people with one over,” said {A}, “and they all go by here.”
They stayed for six of them. # more
-> DONE

=== m3
# shot: behind
# place: kitchen; dusk; clear
# action: A eat calm soup; heroes eat soup; grownup sit; friends sit
# things: table; bowl; soup in bowl; window; spoon
At supper there was soup. They told what they knew about {gone}. It was not all big things.
It was a shoe, and a laugh, and a word that nobody else said.
“I know one as well,” said {A}, and told it. Nobody else had known that one.
It was quiet for a bit, with spoons. # spare
“I want it not to be true,” said {A}. ¶ “So do I,” said {grownup}. That was all there was to say to that. They had some more soup. # spare
It was hot, and there were letters in it. # more
-> DONE

=== l3
# shot: above
# place: bathroom; night; stars
# action: A look-up sleepy in bath; heroes sit in bath; friends stand
# things: bath; soap; towel
In the bath the hand lay on the water.
{A} did not tell it a thing. It rocked a bit, and that was the water.
“Are you sad?” {A} asked it. It had a soft, old look, all over lines. Hands do not know when to get out. # spare
It was dried, between all the fingers. # more
-> DONE

=== m4
# shot: wide
# place: hallway; night; stars
# action: A hold coat; grownup hold coat; heroes stand sleepy; friends sit
# things: coat on hook; hook; lamp; door
The coat was hung up. {A} felt in the pocket. There was a crumb in it, and room.
“It will go up again,” said {A}. “When we go by.”
“I think so,” said {grownup}. “Hands take a long time. Mine does it at doors.”
“Then I shall look round,” said {A}. “To see who else.” # spare
The door was shut. It was warm inside. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# place for school: school; night; stars
# place for club: playing-field; night; stars
# action: heroes look-up sleepy
# things: wall; 6 flowers; jar; stone; drawing
Out there the flowers stood by the wall. It had got dark round them.
The wind came by. One end of the drawing lifted, and lay down.
A moth sat on the jar. It had found it by the white. # more
Nobody came by for a long time. Then a bus did. It was lit up, with one man in. # more
His hand went up. It left a clear place on the glass. # more
-> DONE

=== s5
# shot: close
# place: bedroom; night; stars
# action: L wave sleepy; grownup wave calm; heroes lie-back; friends sit
# things: bed; lamp; door
One hand lay on top of the blanket.
{resting}
{dream} # spare
“I can keep on saying it,” said {L}. “Even if it does not come back.” ¶ “As long as you like,” said {grownup}. # usual
{L} thought of it all once more. There was the face. There was the other hand, going up. # usual
The hand went up by itself. It went up a little way. It had the elbow in it.
“Hello,” said {L}, quite low.
By the door an arm was up, too.
Then they both came down. The blanket was soft. # usual
The hand lay open. It had room in it.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning an old man stood by the wall with the flowers. One of his hands was coming up, and he was watching it.
“I have had this hello over for eleven years,” he told {H}. “It was for my brother. Is that too long?”
{A} did not think so. So he got a big one, with the elbow in it, and gave back his.
-> DONE

=== next_bedtime
One hand lay open on the blanket. It went up a little, and came down.
-> DONE
