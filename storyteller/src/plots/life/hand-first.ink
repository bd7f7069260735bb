# about: other-lesson(road&!abroad|kerb|curb|traffic|car park|carpark|green man|zebra crossing|lollipop|look both ways|looking both ways|hold hands|holding hands|hold my hand|hold his hand|hold her hand|hold their hand|holding my hand|holding his hand|holding her hand); listening(road&!abroad|kerb|curb|traffic|car park|carpark|hold hands|hold my hand|hold his hand|hold her hand|holding hands|holding my hand|lets go of my hand|let go of my hand); fear-alone(always lets go of my hand|hand in the car park|hand in the carpark|hand in the road|hand near the road|hand by the road|hand on the road|hand in the street|hand near a road)
# also: listening; fear-alone; outing; creature; person; thing; place; was-lost
# news: bad
# kind ran: ran|run|runs|running|bolt*|dash*|darted|shot off|took off|runner
# wants: child
# role grownup: parent = the grown-up with the shopping
# role pip: toy = a bear called Pip
# ages: 3-8
# needs: walking
# holds: car(kind), dark(kind)

=== title
{~Hand First|The Road in the Hall}
-> DONE

=== s1
# shot: wide
# place: street; afternoon; clear
# action: L stand surprised; heroes stand; grownup hug L; pigeon stand surprised; friends stand surprised
# things: house; van; street-lamp; bag
{~There were two sides to the road, and {H} {was} on this one, {young:where the feet go.|and not in the middle, where the wheels go.}|“Hand, please,” said {grownup}, for there was a road. {H} gave one.|{H} had feet that were good at going. {young:They did not look where!|Looking where was not what they were for.}}
{joining}
By the road {grownup} held {L}’s hand. It was hot in there, and a hand can’t see out. So it came out.
{
- is_ran:
And off went the feet, {young:because they saw the other side.|because there was another side, and they had seen it.}
- else:
And the feet saw the other side, {young:and took one step.|and one of them took a step.}
}
“STOP!” shouted {grownup}.
A pigeon stopped, and a man with a cake, who had only been going home. # usual
And {L} stopped. Then there were two arms, and {L} was in them, as tight as a parcel.
A van went by. It had not even looked. # usual
-> DONE

=== s2
# shot: close
# place: street; afternoon; clear
# action: L listen curious at grownup; grownup sit-on-edge holding L; heroes sit-on-edge; friends sit
# things: wall; bag; themed
{grownup} had to sit down on a wall for a bit.
{musing} # personal
“That was a very loud word,” said {L}. {young:¶ “It had to get there first,” said {grownup}.|¶ “It had to get there before the feet did,” said {grownup}.} # usual
{L} had one ear in {grownup}’s coat. Thump-thump-thump, it went in there, {young:very fast.|as fast as anything.}
“Somebody is running,” said {L}.
“That is my heart,” said {grownup}. “It ran after you. {young:It can’t get out.”|It can’t get out, so it has to do it all in there.”}
“Did it catch me?” ¶ “I don’t think that it knows yet,” said {grownup}. “Stay there and let it find out.” # usual
{hinderer_person:“Let me hear,” said {hinderer}, and put an ear on the other side, so that nobody could get up.} # beat
{hinderer_animal:{hinderer} had sat down at the very loud word, and did not mean to get up until it was taken back.} # beat
{hinderer_carried:{hinderer} was held up to hear it, too, and that took some time, as {hinderer} never says when.} # beat
{themed_a} was in the pocket of the coat, and got shaken about. # personal
They sat there till it had slowed down to a walk. # usual
-> DONE

=== m1
# aside
# shot: behind
# place: living-room; dusk; clear
# action: A peek curious window; heroes peek; grownup stand; friends peek
# things: window; curtain; street-lamp; car
At home they looked out of the window, at the road. {young:It looked smaller from in here.|It was the same road, but from indoors it looked as if it could be rolled up.}
“He has a hand,” said {A}. It was an old man, and he had hold of {young:an old lady.|an old lady, and she had hold of a turnip.} They looked this way, and they looked that way, and over they went.
A mother had a pram in one hand and a boy in the other. {young:The boy had a duck.|The boy had a duck, and it was last, as it had nobody.}
“The dog has not got one,” said {A}. ¶ “He has a lead,” said {grownup}. {young:“That is a long hand.”|“It is a sort of hand, only longer.”}
They counted eleven people, and not one of them was being held because of being small. # more
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A hold-hands curious grownup; heroes hold-hands; grownup stand; friends stand
# things: table; glove on table; basket; bag
“Show me your hand,” said {A}. {young:{grownup} put it on the table.|{grownup} laid it on the table, and it was gone into thoroughly.}
It had five fingers, like the small one. {young:They were warm, and one had flour on.|They were warm, and rather rough at the ends, and one of them had flour on.}
“What if it is full?” asked {A}. {young:¶ “Then there is this,” said {grownup}. It was the pocket.|¶ “Then there is the pocket,” said {grownup}, “or the strap of the bag. They are all fastened on to me.”}
They tried the pocket, round and round the table. {young:It pulled a bit, but it held.|It pulled the coat down on one side, but it held, and {grownup} carried eight potatoes in each arm.}
“I like the thumb best,” said {A}. “It goes all the way round.” # spare
The glove lay there, with its fingers out, and had no one in it, so they gave it a turn as well. # more
-> DONE

=== s3
# shot: two
# place: hallway; dusk; clear
# action: L hold-hands proud grownup; grownup stand; heroes stand; friends kneel
# things: rug left; slipper; slipper; mat right; coat on hook; hook
There was a road in the hall, and slippers came down it. The rug was this side, and the mat was that.
{grownup} sent them with one foot. {young:Whoosh!|Whoosh, and there went another.} ¶ “Do they look?” asked {L}. ¶ “They are slippers,” said {grownup}. {young:“They look at the kitchen.”|“They are thinking of the kitchen.”} # usual
“Then I will take you over,” said {L}, and put a hand out. “Hand first.”
So {grownup} gave one, and {young:{L} held it.|this time it was {L} who held it.}
“Is it hot in there?” ¶ “It is just right,” said {grownup}. # usual
{helper_person:{helper} drove the slippers, and did the noise, and called out the stops.} # beat
{helper_animal:{helper} sat down at the edge of the rug, and waited for the third slipper.} # beat
{helper_carried:{helper} was taken over as well, in the other hand, so as not to be left on this side.} # beat
They put their toes at the end of the rug, and {L} looked this way, {young:and that way.|and that way, and this way again.} Nothing was coming.
They walked. {young:If you run, the one behind comes off.|It is no good if you run. The one behind comes off.} # usual
-> DONE

=== m2
# aside
# shot: above
# place: hallway; dusk; clear
# action: A hold-hands happy grownup; grownup carry; heroes walk; friends walk
# things: rug left; slipper; mat right; basket; boot; umbrella
After that, everything had to be taken over. {young:The boots went. They held each other.|The boots went by their laces, and the umbrella by its handle.}
“I only want my tea,” said {grownup}, from the rug. {young:¶ “Hand first,” said {A}.|¶ “Then I shall have to take you,” said {A}. “Hand first.”} And they were over. ¶ “I have left the cup,” said {grownup}. So they went back.
{pausing} # company
{many:{B} was the lady with the lollipop. It was the broom.|The broom stood in for the lady who stops the cars.} {young:It was very strict.|It was very strict, and did not let anything by with a heel.}
By supper, nobody in that house could get to the kitchen on their own. # more
The coats looked on, with all their hands hanging down. # more
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A sit-on-chair curious; grownup sit-on-chair; heroes sit-on-chair; friends sit
# things: table; plate on table; pea on plate; potato on plate; fork
At supper the gravy was the road. {young:It went right down the plate.|It came down from the potato, and went the whole length of the plate.}
Three peas stood on this side. {young:“They want to get to the carrot,” said {A}.|“They have an aunt on the other side,” said {A}, “by the carrot.”}
But a pea has no hand. {A} thought about it. {young:Then the peas had to touch, all three.|A pea has not got so much as a thumb. So they were pushed together until they touched, which for peas comes to the same.}
“Which way do they look?” asked {grownup}. {young:¶ “All ways,” said {A}. “They are round.”|¶ “All ways at once,” said {A}. “They have the head for it.”}
And over they went, in a row, at a walk, and nobody had got any gravy on. # more
The carrot was very pleased to see them, and then they were all eaten together. # more
-> DONE

=== s4
# shot: close
# place: hallway; night; clear
# action: L hug surprised pip; grownup kneel beside L; heroes stand; friends stand
# things: rug left; slipper; lamp; mat right
The last to go over was {pip_a}. {L} held {pip} by the end that was nearest. “Hand first,” said {L}.
And half-way over it slipped out, {young:and a slipper came!|and round by the door came a late slipper.}
“STOP!” shouted {L}, {young:and it did.|so that all the coats hung still.} Then there were two arms, and {pip} was in them.
“What is that?” said {L}. It was in the pyjamas, on the left. Thump-thump-thump.
{grownup} got down, and put an ear there. “Somebody is running,” said {grownup}. # usual
“Mine went too,” said {L}. {young:“It ran after {pip}!”|“It ran after {pip}, and it can’t get out.”}
They sat down on the mat, all together, to let it find out. {young:Thump, thump. Thump.|Thump, thump. Thump.} # usual
“Now it is walking,” said {L}.
-> DONE

=== m4
# aside
# shot: two
# place: hallway; night; clear
# action: L hold-hands calm grownup; grownup walk; heroes walk; friends walk
# things: stairs; lamp; rug; 2 slippers
Then there was only the way to bed. It goes by the stairs.
There were no slippers on it. {L} stood on the edge of the rug all the same.
“Nothing is coming,” said {grownup}. ¶ “Hand first,” said {L}.
So they went up by the hand, one step at a time. It was not hot in there. It was about as warm as bread. # spare
No one had asked for the hand. It had just come. # more
“This way, that way,” said {L} at the top. There was a moth. They let it go by.
-> DONE

=== l3
# aside
# shot: object
# place: hallway; night; clear
# action: heroes sit-on-chair
# things: 2 slippers on rug; rug; mat; coat on hook; hook; lamp
Down in the hall the slippers were put away for the night. They stood by the wall, with their toes to it. # spare
They had gone by all day, and had seen no one. Now there was time to look.
There was a rug. There was a mat. There was a hand in each sleeve, or there would be. # more
“Did you see that?” said the left. ¶ “I was on my way to the kitchen,” said the right. # spare
They stood side by side. They had not done that all day.
They touched a bit, at the toes.
-> DONE

=== m3
# aside
# shot: close
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; pillow; quilt; lamp
“What does it do at night?” asked {L}. ¶ “My heart?” said {grownup}. “It sits down.”
“All night?” ¶ “It gets up to look, now and then. It looks to see that you are there.” # spare
{L} had a hand on the left of the pyjamas. It went by very slowly in there.
“It has a long way to go,” said {L}. ¶ “It has,” said {grownup}. “But it is not in a hurry.” # spare
The quilt went up. The quilt went down.
-> DONE

=== l4
# aside
# shot: wide
# place: street; night; stars
# action: cat sit calm; heroes sleep
# things: street-lamp; house; moon; post
Out in the road there was no one. It lay there, with a lamp at each end. # spare
A cat came to the edge, and put her toes in a row.
She looked this way. She looked that way. There was only the moon.
The cat has no one to hold on to. So she took her time. # spare
Then she went over, at a walk, and was home. # more
After that it was so quiet that you could hear the lamps.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; pip sleep; friends sleep
# things: bed; pillow; quilt; lamp
It was dark in the room, and warm. {pip} was held by one end. # usual
{resting}
{keepsake}
{dream} # spare
“Is it walking?” asked {L}. ¶ “No. It sat down,” said {grownup}. “It can see you.”
It is a wide road, to go to sleep. {L} was half-way. # usual
A hand came out of the quilt. It came by itself.
“Hand first,” said {L}.
And there was one. It went all the way round.
They looked this way. They looked that way.
Nothing came. They went over, at a walk.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There were two snails on the path in the morning, and they had come to where the path stops.
“They have no hands,” said {A}, and got down to see. The big one looked this way, with one eye, and that way with the other, which a snail can do at once. Then it put out a horn, to the side, and the small one took hold. It was lunch by the time they were over, and nothing had come.
-> DONE

=== next_bedtime
By the wall the slippers stood side by side, and touched at the toes.
-> DONE
