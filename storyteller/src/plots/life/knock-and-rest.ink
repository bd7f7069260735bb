# about: hatching(hatched&!butterfl&!tadpole&!frog&!caterpillar&!turtle&!snail&!insect&!ladybird&!mantis&!dino&!dragon&!spider&!fish&!shrimp&!monkey&!snake&!lizard&!gecko&!not hatch&!haven't&!hasn't&!didn't&!died&!waiting&!going to&!will hatch&!about to|chick&out of the egg|chick&come out&!butterfl&!tadpole&!frog&!caterpillar&!turtle&!snail&!insect&!ladybird&!mantis&!dino&!dragon&!spider&!fish&!shrimp&!monkey&!snake&!lizard&!gecko&!not hatch&!haven't&!hasn't&!didn't&!died|chicks&born|ducklings&born|hatching&chick&!waiting&!going to&!will hatch&!about to|chicks came out); school-day(chick&hatch&!waiting|duckling&hatch&!waiting|eggs hatched|hatched&!butterfl&!tadpole&!frog&!caterpillar&!turtle&!snail&!insect&!ladybird&!mantis&!dino&!dragon&!spider&!fish&!shrimp&!monkey&!snake&!lizard&!gecko&!not hatch&!haven't&!hasn't&!didn't&!died); outing(chicks hatch|ducklings hatch); creature(chick&hatched|duckling&hatched|chicks hatch)
# also: school-day; happy; too-excited; patience; creature; place; person; thing; play; new-pet; kindness
# kind duck: duck*
# wants: child
# role grownup: parent = the grown-up with the slippers
# ages: 3-9
# needs: hands
# holds: dark(kind)

=== title
{~Knock, and Rest|You May Not Help}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: L stand happy; heroes stand happy; grownup stand; friends stand
# things: coat on L; hook; coat on hook; door; lamp
{~Knock, knock, it went in the hall, {young:and {H} {was} home.|where {H} {was} home, and had not let anybody touch a zip.}|“Nobody help,” said {H}, {young:in the hall.|before anybody in the hall had so much as touched a button.}|{H} came home that day as {many:eggs|an egg}, {young:in a coat.|with a zip down the front.}}
The {is_duck:ducklings|chicks} had hatched! And {L} knew how it was done. {young:You can do it in a coat, if it has a hood.|You only need something to be inside of, and a coat will do.}
“First you knock,” said {L}, with the hood over both eyes. “It has to be from the inside. And then you rest.”
Knock, knock, it went in the coat, and then there was nothing. {young:There was nothing for a long time.|There was nothing for so long that the slippers came out to look.} # usual
“And what comes now?” asked {grownup}. ¶ “Nothing,” said {L}. {young:“I am resting.”|“I am still resting. They do it for hours.”}
-> DONE

=== s2
# shot: close
# place: hallway; dusk; clear
# action: L push laughing; heroes stand; grownup stand; friends look-up
# things: coat on L; hook; door; shoe on mat; mat
Next you go round, so that the lid comes off. {L} went round once, in the coat, {young:in very small steps.|in steps no bigger than a thumb.}
{joining}
{musing} # personal
{hinderer_person:“Let me just do the zip,” said {hinderer}, and was told that you may not help. It is the rule. They have to do it themselves.} # beat
{hinderer_animal:{hinderer} put a nose in at the bottom, to help, and was told that you may not. They have to do it themselves.} # beat
{hinderer_carried:{hinderer} was put in a hat, to do it too, and did the resting so well that there was no end to it.} # beat
Then there was a hair, and then a nose. {young:And then there was a rest.|And then, since a nose is hard work, there was a rest.}
“Come on,” they said in the hall, {young:very low.|but very low, for you may say that much.} # usual
It took as long as it takes for soup to get cold, and that is quick, for an egg. # more
And out came {L}, head first, and sat on the mat, and looked at the light.
{young:The coat lay there in two halves.|The coat lay on the floor behind, in two halves, with no one in it.} # usual
-> DONE

=== m1
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A eat toast; heroes sit-on-chair; grownup stand holding plate; friends sit
# things: table; toast on table; plate; cup; lamp
Then there was supper, and there were to have been eggs. {grownup} looked at {A}, and looked at the eggs, {young:and made toast.|and put them back, one after the other, and made toast.}
“What did they look like?” asked {grownup}. {young:¶ “Wet,” said {A}. “They were like something out of the wash.”|¶ “Wet,” said {A}. “Like something that has been in a pocket, and then in the wash.”}
{A} showed how. The neck went one way, the legs went another, {young:and the eyes were shut, and then the rest fell off the chair.|the eyes were shut, and nothing had been told yet what it was for.}
“And after that?” ¶ “Then they lie down, {young:and dry,” said {A}.|and get dry,” said {A}. “They are twice as big, dry. It is all hair.”}
The toast was eaten from the inside, {young:with a beak, and there was a lot of edge left.|as far as you can, with a beak, and there was a good deal of edge left over.} # more
-> DONE

=== s3
# shot: above
# place: bathroom; dusk; clear
# action: A hold towel; heroes stand; grownup stand; friends sit
# things: towel; door; bath; jumper on rug; rug; themed
That evening {A} came out of everything like that.
{young:There was a jumper, with a very small hole.|There was a jumper, which has a hole for it already, but too small, and it took two rests.} # usual
Knock, knock, went the bathroom door. “Come in!” said {grownup}. ¶ “I am in,” said {A}.
“Come out, then.” ¶ “You can’t just tell me,” said {A}. {young:“I have to do my rest first.”|“It is no good telling them. I have to do my rest first.”}
{helper_person:“Shall I be the lamp?” asked {helper}, who had heard that they need one, and stood and shone at the door.} # beat
{helper_animal:{helper} lay down along the bottom of the door, and kept it warm, like somebody who has sat on a good many.} # beat
{helper_carried:{helper} was on the other side of the door, and was knocked to, and waited, and said nothing, which is right.} # beat
{themed_a} came out of the towel first, which was a mistake. # personal
Then {A} came out of the towel, wet, {young:and was dried.|with the neck going one way and the legs another.} And there was twice as much hair as before. # usual
“Was it dark in there?” asked {grownup}. {young:¶ “Yes,” said {A}. “That is so you can rest.”|¶ “It has to be,” said {A}. “You could not rest with a light on.”} # usual
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A hold coat; heroes stand; grownup hold sock; friends stand
# things: stairs; coat in A.hand; sock on stairs; jumper on stairs; shoe
After that you could see where {A} had been. {young:There was a coat, and then a shoe, and a bit of shell on every stair.|There was shell all the way up, a coat at the bottom, a jumper on the fourth stair, and half a sock.}
“Somebody has hatched here,” said {grownup}, {young:and picked up a sock.|“and gone off, and left it all lying.”}
“They do leave it,” said {A}. {young:“They are too new. They don’t know where things go.”|“You can’t tidy up when you have only just come. You don’t know where things go.”}
{grownup} thought that there was something in that. {young:So they did it together.|So it was done by both of them, and the newer one was shown where.}
There was a hook for the coat. {young:“Ah,” said {A}, who was new.|“Ah,” said {A}, who had passed that hook every day for years, and had a good look at it.} # more
-> DONE

=== m2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A kneel; heroes kneel; grownup kneel; friends sit
# things: sofa; cushion; cushion on rug; blanket; rug
“You do it,” said {A}. So {grownup} had to go under the blanket, {young:with both feet in, and that was not easy, because there was such a lot of leg.|with both feet in, which took some folding.}
Nothing knocked. They waited, all round the sofa. {young:It only went up and down, and then it hummed.|It went up and down, and after a while it began to hum.}
“It is too old,” said {A}. {young:“It has been in there for years, and it likes it.”|“It has been in there for years, and it has got used to it.”}
“Knock,” said {grownup} at last. ¶ “You have to do it with the nose,” said {A}. {young:So there was a nose.|So a nose was knocked with, and it made no noise at all.}
{pausing} # company
It was the longest hatching of the day, {young:and its hair stood up.|and it came out with its glasses on its ear, and asked what time it was.} # more
-> DONE

=== l2
# aside
# shot: close
# place: living-room; dusk; clear
# action: A whisper cushion; heroes listen; grownup sit; friends listen
# things: cushion; sofa; rug; lamp
“How do they know that it is time?” asked {grownup}.
{A} had thought about that, on the way home. {young:“They hear the others,” said {A}. “The one that is first says peep.”|“You can hear through a shell,” said {A}. “The one that is first says peep.”}
They tried it through a cushion. “Peep,” said {A} on this side. {young:On that side it was very small, but you could hear it.|On the far side it was very small, but it was a peep.}
“What does it say?” ¶ {A} listened to it again. {young:“It says that there is room out here, and a lamp.”|“It says that there is room out here,” said {A}, “and there is a lamp.”}
The cushion was left by the lamp for a bit, {young:and they all sat round it, but it did not hatch.|to see, but there was nothing in it except more cushion.} # more
-> DONE

=== s4
# shot: two
# place: bedroom; night; clear
# action: L stand curious; grownup reach-down; heroes stand; friends sit
# things: bed; quilt; pillow; lamp
Then it was night. {L} stood before the bed in bare feet, and did not get in. It was smooth all over, and {young:it had no door.|there was no way in that you could see.}
“I know how you come out,” said {L}. “I don’t know how you get in.”
“They never got in,” said {grownup}. {young:“They began in there.”|“They begin in there, and they are very small.”} # usual
But one corner of the quilt was up. So {L} went in there, and turned round once, and lay down, {young:with both knees up.|with both knees up and one arm over the nose, as they do.}
It was dark in there, and it was warm. ¶ “It is good in here,” said {L}, from inside.
“Then why do they ever come out?” asked {grownup}. ¶ {L} tried the end of it, with one foot. “It gets too small,” said {L}. {young:“But not yet.”|“But it isn’t yet. There is still some left.”}
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; clear
# action: L lie-back calm; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; quilt; pillow; lamp
{grownup} sat down on the bed, by the edge, and not on top.
“That is what hens do,” said {L}. “They just sit, and look at the wall.” # spare
So {grownup} looked at the wall for a bit. It was not so bad. # spare
“Do they know who it is, out there?” ¶ “They know that it is warm,” said {L}.
The hand lay on the quilt. It was warm right through. # more
“Are you comfortable?” asked {L}. ¶ “Very,” said {grownup}. “I may stay till it is done.” # more
-> DONE

=== l3
# aside
# shot: behind
# place: bedroom; night; clear
# action: grownup stand; L lie-back sleepy; heroes lie-back; friends sit
# things: lamp; door; bed; quilt
{grownup} got up, and turned the lamp down low.
“Not too much,” said {L}. “They keep one on all night.” ¶ So a bit of it was left on.
It lay on the quilt like butter. You could see it from in there. # spare
“Is it thick?” asked {grownup}. ¶ “No,” said {L}. “You could knock through it, with a nose.” # spare
But there was no one who had to, just now. # more
A car went by, a long way off. In here it was not much more than a hum. # more
-> DONE

=== m3
# aside
# shot: close
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit; heroes lie-back; friends sleep
# things: bed; quilt; pillow; moon; window
“Where are the {is_duck:ducklings|chicks} now?” asked {grownup}.
“All in one place,” said {L}. “They lie in a heap, with all their heads in it.” # spare
They had done a lot for one day. They had come out, and got dry, and had a look. # spare
“And what will they do tomorrow?” ¶ “Walk,” said {L}. “It is only two legs.”
“I could show them that,” said {L}. “I have done it for a long time.” # more
-> DONE

=== l4
# aside
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: coat on hook; hook; moon; shoe on mat; mat
Down in the hall it was dark. The coat hung up by its hook, done up to the top.
No one was in it. You could tell, for it did not knock. # spare
The moon came in by the glass in the door. It was round, and smooth all over. # spare
It had no way in that you could see. It went on up. # more
On the stairs lay one last bit of shell. It was a sock, and it could stay there. # more
In the whole house there was one who was still just awake, and that was the clock.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; quilt; pillow; night-light
It was warm in there, and dark. It was the right size. # usual
{resting}
{keepsake}
{dream} # spare
“Will you knock?” asked {grownup}. ¶ “Yes,” said {L}. “But you may not help.”
Knock, went one knuckle. It was only to try.
And rest.
And rest.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
It was ten past seven, and knock, knock, it went, from the inside. Nobody helped.
For a while there was nothing. Then the quilt had a hair in it, and then a nose, and they all waited, with the toast. And out came {A}, head first, and lay there, and looked at the light.
All the hair stood up. It was twice as big, dry.
-> DONE

=== next_bedtime
The quilt had one corner up. That is how you get in.
-> DONE
