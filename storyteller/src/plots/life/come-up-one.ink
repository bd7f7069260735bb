# about: sorry(i snapped|i shouted|i yelled|i lost my|i was cross|i was grumpy|i got cross|i was too|i was short|snapping at|shouting at|mum said sorry|mummy said sorry|dad said sorry|daddy said sorry|mum is sorry|mummy is sorry|dad is sorry|daddy is sorry); angry(mummy lost|mum lost|daddy lost|dad lost|mummy got cross|mum got cross|daddy got cross|dad got cross|mummy was cross|mum was cross|daddy was cross|dad was cross|mummy shouted|mum shouted|daddy shouted|dad shouted|i got cross|i was grumpy|i was cross|i lost my|i snapped|i shouted|i yelled)
# also: sorry; angry; sad; embarrassed; tired; frustrated
# news: bad
# wants: child
# role grownup: elder, parent = the grown-up with the towel
# ages: 3-9
# needs: hearing
# holds: shouting, dark(kind)

=== title
{~Come Up One|A Voice the Right Size}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: L sit sad on stairs; grownup stand sad; heroes sit sad; friends stand
# things: stairs; coat on hook; hook; lamp
{~{H} sat on the top stair, {young:where nobody can see your face.|because that is where you can hear everything, and nobody can see your face.}|It was quiet in the house, {young:but it was not a nice quiet.|but it was the wrong sort of quiet, like the quiet when a plate has dropped.} {H} sat on the top stair.|The shout was over. But {H} sat on the top stair, {young:and could still feel it.|and could still feel it, the way you feel a bus go by.}}
{grownup} had shouted. {young:It had come out as big as a wardrobe.|It had begun as quite an ordinary sentence, and it had come out as big as a wardrobe.} {As} tummy had jumped.
Now {grownup} came to the bottom of the stairs, and looked up.
“I shouted at you,” said {grownup}. “The shouting was mine. It was not your fault, and I am sorry.”
“I did not like it,” said {L}. ¶ “No,” said {grownup}. “Nor did I.”
{L} was glad about the sorry. But it had been rather a loud one. {young:{L} wanted the other voice back.|What {L} wanted was the other voice, the one for every day, which is about as big as a loaf.}
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: grownup shout surprised; L listen worried; heroes listen; friends stand
# things: stairs; towel in grownup.hand; mat
“Say something else,” said {L}. “Say that the bath is ready.”
{joining}
{musing}
“THE BATH IS READY!” said {grownup}. {young:A coat fell off its hook.|A coat fell off its hook, and next door a dog sat down.}
“Smaller,” said {L}. ¶ “THE BATH IS READY.” {young:It was still too big.|It was a little smaller than the first, but you could not have got it through a door.} # usual
{hinderer_person:“What is ready?” called {hinderer}, from the other end of the house, and so it had to be shouted again.} # beat
{hinderer_animal:{hinderer} came at once, to see what it was that was ready, and went away when it was a bath.} # beat
{hinderer_carried:{hinderer} was held up in front, to see how it felt, and the whole of {hinderer} shook.} # beat
“Is it broken?” asked {L}. ¶ {young:“It is only stretched,” said {grownup}.|“It is only stretched,” said {grownup}, “like a jumper when you have had a pumpkin in it.”} # usual
-> DONE

=== m1
# aside
# shot: close
# place: hallway; dusk; clear
# action: A point curious at grownup; grownup stand calm; heroes sit; friends sit
# things: stairs; coat; mat
“Where did it come from?” asked {A}. {young:{grownup} had to think.|{grownup} thought about it, and put one hand on the middle button.}
“From down here,” said {grownup}. {young:“I could feel it coming up, like milk in a pan.”|“I could feel it coming up, like milk in a pan. You have to be quick with milk.”}
“And were you not quick?” ¶ “No,” said {grownup}. {young:“The shout was quicker.”|“I had my hands full, and it was quicker than I was.”}
“I had one once,” said {A}. {young:“It was about a sock.”|“It was about a sock, and it was the sock’s fault, but I did it at everybody.”}
They both thought about that sock for a moment. # more
“Next time I shall turn it down sooner,” said {grownup}. {young:“Like the milk.”|“I shall go and stand on the step, if I have to, until it stops going up.”}
-> DONE

=== l1
# aside
# shot: above
# place: living-room; dusk; clear
# action: A point happy at book; grownup sit; heroes sit; friends sit
# things: book before A; rug; sofa
{A} fetched the big book of animals, to see what voices there were. {young:They began with the big ones.|They began at the large end, and worked down.}
A whale can be heard on the other side of the sea. {young:“That was you,” said {A}.|“That was you,” said {A}, “and I was only on the stairs.”}
Then came the lion, and the cow, and the goose. {young:The goose is small, but it is loud.|A goose is not a big bird, and it has no excuse.}
A mouse can talk so high that people never hear a word. {young:“That is too small,” said {grownup}.|“That is too small,” said {grownup}. “You would never get your bath.”}
A giraffe says nothing at all by day. But at night, when it is dark, it hums. {young:They liked that one best.|Nobody knew it until somebody sat up and listened.} # more
-> DONE

=== s3
# shot: close
# place: hallway; dusk; clear
# action: grownup hold cushion; L listen curious; heroes sit laughing; friends sit
# things: stairs; cushion in grownup.hand; lamp
Next they tried it with a cushion. {young:{grownup} spoke into it.|{grownup} held the cushion close, and spoke right into the middle.}
“Your bear is Teddy,” said the cushion.
“I know that he is,” said {L}. ¶ {grownup} looked out at the top. “I said that your bath is ready.” ¶ “That is not what came out,” said {L}. # usual
{helper_person:“It wants to be said slowly,” said {helper}. “And then it wants to be said from nearer.”} # beat
{helper_animal:{helper} went up, stair by stair, and sat down next to {L}, and had no need to say a thing.} # beat
{helper_carried:{helper} sat in {L}’s lap, and heard every word that {L} said, however small it was.} # beat
{young:It was the right size, but it was the wrong words.|The size was right at last, but the words had been squashed.} {L} very nearly laughed. Then {L} counted the stairs between them, and there were twelve. # usual
“You are all the way down there,” said {L}, “and I am all the way up here. {young:It has to be big!”|So it has to be big, or it would never get up!”}
-> DONE

=== m2
# aside
# shot: two
# place: hallway; dusk; clear
# action: A read curious paper; grownup write; heroes read; friends peek
# things: paper; pencil; stairs; themed
“I could write it,” said {grownup}. {young:The paper came up on a string.|The letter was folded up, and went from stair to stair, and everybody passed it on.}
SORRY, it said, right across, from one edge to the other.
“You have written it loud,” said {A}, {young:and sent it back.|and sent it down again to be done smaller.}
The next one was so small that it looked like an ant. {young:“Is that a word?” said {A}.|{A} held it close, and turned it round. “It has got legs,” said {A}. “But I cannot read it.”}
{themed_a} was put on the corner, to keep it flat. # personal
{pausing} # company
But you could see that a lot of care had gone into that ant. # more
-> DONE

=== l2
# aside
# shot: close
# place: hallway; dusk; clear
# action: A point curious at grownup; grownup crouch calm; heroes stand; friends sit
# things: mirror; lamp; stairs
“Your face was loud as well,” said {A}. {young:“It went like this.”|“It was mostly the top half. It went like this.”} And {A} did it.
{grownup} looked at that face, {young:and did not laugh.|for quite some time, and did not laugh at it.} “Did I look like that?” ¶ “You did,” said {A}. “But bigger.”
So the face had to be put back, too. {young:The eyebrows were too low.|The trouble was the eyebrows, which had come down and forgotten to go up again.}
{A} put a finger on each of them, and pushed. {young:Up they went!|Up they went, one a little higher than the other, and stayed.}
“Now it is you,” said {A}. {young:“It was a bit stiff.”|“The left one was rather stiff.”} # more
-> DONE

=== s4
# shot: behind
# place: hallway; night; clear
# action: grownup climb stairs; L point happy down; heroes sit happy; friends sit
# things: stairs; lamp; mat
“Come up one,” said {L}, “and make it one smaller.”
{grownup} came up one stair, and said it again. {young:It had been a whale. Now it was an elephant.|“That is an elephant,” said {L}. “It was a whale before.”}
“Come up one.” That was a cow. {young:Up one more, and it was a goose.|“Come up one.” That was a goose, and so they did that stair twice.} # usual
“Come up one. Smaller.” {young:Now it was a dog, and then a cat.|It was a dog after that, and then a cat that wants to be let in.} # usual
And so they went on, one stair and one size at a time, until there was no stair left but {L}’s own. {L} moved over.
{grownup} sat down on it, and leaned across, and said something into one ear. It was not about the bath.
“I am sorry that I shouted,” it said. It was so small that it was warm.
{L} kept still, until all of it was in. # usual
“That one fits,” said {L}.
-> DONE

=== m4
# shot: two
# place: bathroom; night; clear
# action: L sit calm in bath; grownup wash L; heroes sit in bath; friends sit
# things: bath; sponge; towel; rubber-duck
The bath was ready. It had been ready for a long time.
“It is a cat of a bath,” said {L}. It was warm, but not very. ¶ {grownup} let in some more.
The tap was loud. “Smaller,” said {L}, and {grownup} turned it down. # spare
Then it only ran in a thread. Then it went drop, and drop.
The duck had sat with its face to the wall. {L} turned it round. # more
The ears were washed with great care. They had had a hard day. # more
-> DONE

=== l3
# shot: close
# place: bathroom; night; clear
# action: grownup hug L; L stand calm in towel; heroes stand; friends sit
# things: towel on L; bath; mat
In the towel it was dark, and you could hear your own breath.
“Are you in there?” said {grownup}, outside. The voice was as big as a loaf.
“Say it again,” said {L}, and {grownup} said it again. # spare
“That is the one,” said {L}. “That is the one for every day.”
One foot came out to be dried, and then one more. # more
They stayed as they were for a bit. There was no need to say a thing.
The towel was one that had been on the hot pipe. # more
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: L wave sleepy at wardrobe; grownup sit on bed; heroes stand; friends sit
# things: wardrobe; chair; sock; bed
{L} went round to say goodnight. The wardrobe got a big one.
It is a big thing, but it is shy. So then it got a small one too. # more
The chair got a dog. The shelf got a cat.
Right at the end was a sock, on the floor. {L} knelt down, to be near.
“Goodnight,” said {L}. It was a mouse. You could see that the sock had heard. # spare
Then up to bed it was. It was one step, and a soft one.
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: stairs; lamp; coat on hook; hook; mat
On the stairs it was dark. They were all still there, one on each.
The whale lay on the mat. It had its eyes shut. # spare
Over it was the elephant, and then the cow. The goose had its head put away.
The dog had gone round three times, and lay down. So had the cat. # more
The coat was back on its hook. One arm still had a fold in it. # spare
On the top stair there was no one. It was still a bit warm.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit on bed; friends sleep
# things: bed; lamp; quilt; pillow
“Goodnight,” said {grownup}, by the door. ¶ “Too far,” said {L}. “Come up one.”
So {grownup} sat down on the bed. # usual
{resting}
{keepsake}
{dream} # spare
“Goodnight,” said {grownup}. That was the cat.
“Smaller,” said {L}.
“Goodnight.” That was the mouse.
“Smaller.” {L} hardly said it.
Then it was only breath. It was warm. It fitted.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
At breakfast the toast came up with a bang, and everybody looked at it.
“Smaller,” said {H}. So the next slice was put in, and they all told it about the whale, and the goose, and the stairs. It was in there a long time, thinking. And then it came up so gently that nobody knew, until they smelled it.
-> DONE

=== next_bedtime
The top stair was free. It was the smallest of them all, and it was always kept for two.
-> DONE
