# about: hair-wash(bath&!hair&!head|shower&!hair&!head); dislikes(bath&!hair|shower&!hair); listening(bath time|bathtime|the bath|a bath|in the bath); fear-water(get in the bath&!scared&!afraid&!fear&!terrif)
# also: angry; tired; frustrated; listening; bedtime; thing; dislikes
# news: bad
# wants: child
# role grownup: parent = the grown-up with the towel
# ages: 3-9
# holds: water(shallow), dark(kind)

=== title
{~Not All of Me|The Left Foot Went First}
-> DONE

=== s1
# shot: wide
# place: bathroom; dusk; clear
# action: L stand cross; heroes stand; grownup stand holding towel; friends stand
# things: bath; tap; stool; sock; mat
{~The bath was full, and it was warm, and {H} {was} on the stairs.|“No bath,” said {H}, {young:from under the table.|from under the table, where it was dry.}|There was a bath with nobody in it. {young:{H} did not want to know.|{H} knew about it, and had not come.}}
It was too wet, and it was too far, and it was not the night for it. So {L} had only come to look.
{joining}
“In you get,” said {grownup}. ¶ “Not all of me,” said {L}.
“Which bit would you like to put in?” {young:They had a look.|That had to be gone into.} The hands had been done. {young:The knees were fine.|The knees had been in trousers all day.} # usual
But the left foot had been in a puddle, and it smelled of pond.
“Only the left foot,” said {L}, and took off one sock.
-> DONE

=== s2
# shot: close
# place: bathroom; dusk; clear
# action: L sit-on-edge curious stool; heroes stand; grownup kneel; friends stand
# things: bath; stool; sock; rubber-duck in bath; themed
{L} sat on the stool, and the foot went over the side, {young:all by itself.|like somebody who is sent on ahead.}
“What does it say?” asked {grownup}. ¶ “It says that it is warm,” said {L}.
{musing} # personal
The right foot did not believe it. {young:It had its sock on.|It still had its sock on, and it had heard things from the left foot before.} It had to go and see. So now there were two in. # usual
{hinderer_person:“I should get right in,” said {hinderer}, who was quite dry, and whom nobody had asked.} # beat
{hinderer_animal:{hinderer} came up and drank some of it, from the side, as if that would help to get it done.} # beat
{hinderer_carried:{hinderer} was held over the side for a look, and left it at that.} # beat
{themed_a} floated, more or less. # personal
Then the feet told the knees. {young:And the knees bent, to hear it.|And a knee can’t hear news without bending.}
-> DONE

=== m1
# aside
# shot: above
# place: bathroom; dusk; clear
# action: A sit-on-edge happy stool; heroes stand; grownup kneel; friends sit
# things: bath; stool; rubber-duck in bath; towel; lamp
They had to vote, since it was to be fair. {young:“Who wants to go in?” said {A}.|“All those who are for it,” said {A}, and looked down.}
Both feet were for it. {young:They splashed.|They put up ten toes, and splashed, and had to be counted twice.} The knees said the same as the feet.
The elbows could not make up their minds. {young:They had never liked it at the edge.|An elbow is used first, to see if it is too hot, and gets no thanks.}
“And the tummy?” asked {grownup}. {young:¶ “No,” said {A}. “It is cold when it goes in.”|¶ “It is against,” said {A}. “It says that it always has the worst of it, when the water gets there.”}
The nose had not been asked, as it would be out in any case. # more
The duck went round by, and had no vote, and pretended not to listen. # more
-> DONE

=== l1
# aside
# shot: behind
# place: bathroom; dusk; clear
# action: A stand curious; heroes stand; grownup kneel; friends stand
# things: bath; boat in bath; rubber-duck in bath; mirror; soap on sink
From up here you could see what went on in there. {young:There was a duck and a boat.|There was a duck, and a boat with a peg in it, and they had waited since Sunday.}
The boat could not go. {young:There were no waves.|It lay where it was, as there was nobody to make it a sea.}
“They are only waiting,” said {grownup}. {young:¶ “I can do it from here,” said {A}.|¶ “I can do that from out here,” said {A}, and blew.} It went as far as a toe. {young:Then it stopped, because of the air being all gone.|Then it stopped, as {A} was quite empty.}
The toe gave it a push. {young:Off it went!|That was better, and it went right down to the taps.}
On the mirror there was nothing at all now but a white cloud. # more
They wrote on it that they were not all in. # more
-> DONE

=== s3
# shot: two
# place: bathroom; dusk; clear
# action: L stand surprised; heroes stand; grownup kneel; friends stand
# things: bath; stool; rubber-duck; towel; jumper on L
So {L} stood in the bath, up to the knees, with a jumper on.
“Are you in?” asked {grownup}. ¶ “Not all of me,” said {L}.
It was summer at the bottom. {young:It was cold at the top.|It was winter at the top, and the wind came in under the door.} # usual
The shoulders could feel that there was something going on without them. They went up to the ears.
{helper_person:“You look like a good boat with a cold chimney,” said {helper}, and shut the door.} # beat
{helper_animal:{helper} leaned on the side, and breathed on what could be reached, which was an elbow.} # beat
{helper_carried:{helper} was put on the stool, with the sock, to see to the dry side of it.} # beat
“They say that it is not fair,” said {L}. ¶ “What does the left foot say?” asked {grownup}. ¶ “It says that there is room.”
Off came the jumper. {young:Nobody said sit.|Nobody had said a word about sitting.} But down went the bottom, and down went the tummy, so fast that it forgot to mind. # usual
Then there was {L} in the bath, up to the chin.
-> DONE

=== m2
# aside
# shot: close
# place: bathroom; dusk; clear
# action: A sit happy in bath; heroes stand; grownup kneel; friends sit
# things: bath; 5 bubbles; soap; cloth; rubber-duck in bath
It was busy in there, with so many. {young:The knees came up, like two hills.|The knees came up for air, and were two islands, and had a duck between them.}
Some of the puddle came off the foot. {young:It went by. It had a leaf in.|It went past in a small cloud, with a leaf in, and the foot looked quite different.}
They did the neck, and there was a line on it, {young:like the edge of a map.|like the line on a map where you come to another country.}
{pausing} # company
“Have they all been done?” asked {grownup}. {young:They called them out. The elbows said here.|They were called out, one after the other, and each had to come up and say here.}
The left ear had to be called three times. It had water in. # more
It was the tummy that splashed most, in the end. # more
-> DONE

=== l2
# aside
# shot: wide
# place: bathroom; dusk; clear
# action: A sit laughing in bath; heroes stand; grownup kneel; friends stand
# things: bath; boat in bath; rubber-duck in bath; cup; towel
There was a sea now, with two hills in it, and a slope. {young:The boat went to all of them.|The boat called at all of them, and took the peg from one to the next.}
At the left foot it had to pay. {young:It paid with a bubble.|The left foot had been there first, and it wanted a bubble from everybody.}
There was some weather, out by the taps. {young:Splash! Some of it got on {grownup}.|A good deal of it came down on {grownup}, who had been quite dry until then.}
“Are you in?” asked {A}. {young:¶ “Not all of me,” said {grownup}, and wiped one ear.|¶ “Not all of me,” said {grownup}, and wrung out a sleeve.}
The duck went over backwards, and came up again as if it had been its own idea. # more
-> DONE

=== s4
# shot: above
# place: bathroom; night; clear
# action: L sit happy in bath; heroes stand; grownup kneel holding towel; friends sit
# things: bath; rubber-duck in bath; mat; stool; 4 bubbles
“Well,” said {grownup}, “that is all of you done. Out you get.”
“Not all of me,” said {L}.
{grownup} held up the towel, and waited. “Which bit would you like to take out?” ¶ That had to be gone into, too. # usual
The arms came first, as there was a towel for them. Then the tummy came, and the knees, {young:and one foot.|and then the right foot, which dripped.}
“And the left?” said {grownup}.
The left foot was in the bath. {young:It was not done.|It was not nearly done, it said.} # usual
{grownup} let the water go. It went down by the heel, and round the toes. In the end it was only a puddle, with a foot in it.
“It began with that,” said {L}.
And then all of {L} was out, and there was no pond about it. # usual
-> DONE

=== m4
# aside
# shot: two
# place: bathroom; night; clear
# action: L stand calm; grownup hug L; heroes stand; friends sit
# things: towel on L; mat; lamp; bath
The towel was big, and it had been on the pipe. It went round the lot.
“Is there somebody in there?” asked {grownup}. ¶ “All of me,” said {L}. # spare
They did it a bit at a time. They did an arm, and they did the next arm. # spare
Each one went off as it was dry, and got in at its own hole. # more
The left foot was last. It was as pink as a shell, and it had gone all small lines.
“That is from thinking,” said {L}. # spare
-> DONE

=== l3
# aside
# shot: object
# place: bathroom; night; clear
# action: heroes lie-back
# things: bath; rubber-duck in bath; boat in bath; lamp; 2 sock on mat; mat
The bath was empty now, and warm at the end with no taps.
The duck lay on its side. There was a ring, high up, to show how far it had been. # spare
“Were they all in?” said the duck. ¶ “At one time,” said the boat. # spare
The bath gave one long glug. It was about the foot. # spare
A drop came down from the tap. It went along to the hole, and it sat on the edge.
Then it went in, all of it.
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: L sit-up calm; grownup sit beside bed; heroes sit-up; friends sit
# things: bed; pillow; quilt; lamp
Now there was the bed. It is dry, a bed, but you get in at the same end.
The feet went first, to see. “What do they say?” asked {grownup}. ¶ “They say that it is cold,” said {L}.
They did not come back, all the same. # spare
By and by it got warm where they were. They sent up word of it to the knees. # spare
Then the rest of {L} came down. It did not have to vote. # more
The hair was a bit wet, at the back. The pillow had it.
-> DONE

=== l4
# aside
# shot: wide
# place: pond; night; stars
# action: duck sleep; heroes sleep
# things: moon; stone; leaf; puddle
Out in the dark lay the puddle. It was the same one.
It had had a foot in it by day, and no one since. # spare
The moon was in it. It was not all of it, as the puddle was too small. # spare
A frog came by, and put in one leg.
He sat there, and had a think. It was no colder in than out.
Then he put in the rest.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; pillow; quilt; lamp
It was warm in bed, and it smelled of soap. # usual
{resting}
{keepsake}
{dream} # spare
“Are you in?” asked {grownup}. ¶ “Not all of me,” said {L}. One foot was out at the side. # usual
The hands went to sleep. The knees went to sleep.
“Are you asleep?” said {grownup}, very low. ¶ “Not all of me,” said {L}.
{grownup} had a look at the foot, and put the quilt on it.
“What does it say?”
“It says that it is warm.”
And then it had no more to say.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a frog on the step in the morning, and it had one leg on the mat.
“Do you want to come in?” asked {A}. The frog had a think. You could see that it was being put to the other legs, one at a time. The second was for it, and the third did what the second did. But the left one at the back had been in a very good puddle, and would not hear of it, and so they all went home.
-> DONE

=== next_bedtime
The duck lay on its side in the dry bath, and was nearly all asleep.
-> DONE
