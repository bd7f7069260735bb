# about: new-friend
# also: happy; proud; shy; school-day; outing; play; language; sharing; person; place; nervous; club
# wants: child
# role friend: friend = another child
# role grownup: parent = the grown-up with the coats
# kind words: speak*|language|english|polish|spanish|french|german|ukrainian|arabic|italian|chinese|mandarin|hindi|urdu|portuguese|turkish|romanian|understand*
# kind pool: swimming|pool|swim*
# kind class: school|nursery|preschool|class|playgroup|kindergarten|daycare|reception|playtime|recess
# ages: 3-9
# holds: dark(kind)

=== title
{~Till Next Time|Half a Biscuit}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; breeze
# action: A point happy; heroes stand happy; grownup hold coat; friends stand
# things: hook; coat on hook; stairs; 2 shoes
{~“So you have made a friend,” said {grownup} in the hall, and {H} had. {young:“I did not make one,” said {A}. “There was one there.”|“I did not make one,” said {A}. “There was one there already.”}|{H} came home with one friend more than at breakfast. {young:“I did not make one,” said {A} to {grownup}. “There was one there.”|“So you have made a friend,” said {grownup}. ¶ “I did not make one,” said {A}. “There was one there already.”}|One shoe was off, and one was on, and {H} had to tell it first. “There was a friend there,” said {A} to {grownup}. {young:“I did not have to make one.”|“I did not have to make one at all.”}}
{
- is_words:
It was {friend_a}, {young:who talked, and talked, and {A} did not know one word.|who talked like a tap that is left on, and of all that {A} had not known one word.}
- is_pool:
It was {friend_a}, {young:on the wide step, in the water, up to the knees.|on the wide step, where the water comes up to the knees, with a hat like an egg.}
- is_class:
It was {friend_a}, {young:on one half of the blue chair.|on the other half of the blue chair, since both of them had wanted it.}
- else:
It was {friend_a}, {young:and {friend_known:{friend}|the friend} was digging a hole.|under the slide, where it is dry, and {friend_known:{friend}|the friend} had begun on a hole.}
}
{is_wished_line:“{wished_told},” said {grownup}, up the stairs, to anybody who had not heard.} # wished
There was one thing that {A} had to know. # usual
“How long does a friend keep?” asked {A}. ¶ “Keep?” said {grownup}.
“Milk keeps till Thursday,” said {A}. {young:“It says so on the top.”|“It says so on the top, and a friend has nothing on the top.”}
They had not said when the next time was. {young:There had been no time to.|There had only just been time to find the shoes.} # more
-> DONE

=== s2
# shot: two
# place: living-room; dusk; breeze
# action: A jump happy; heroes jump happy; grownup sit-on-chair surprised; friends stand
# action for class: A sit happy; heroes sit happy; grownup sit-on-chair surprised; friends stand
# things: rug; chair; sofa; themed
“What did you do, the two of you?” asked {grownup}. {young:So {A} showed how.|You have to see that, so {A} showed it.}
{joining}
{
- is_words:
“I say ‘Ready,’” said {A}. “Then {friend_known:{friend}|my friend} says a word, and we jump.” {young:The word was like a stone in a pond.|It was a round sort of word, like a stone that goes into a pond, and {grownup} could not do it at all.}
- is_pool:
They had been two frogs. “You sit, and your cheeks are full,” said {A}, {young:“and you may not laugh.”|“and you look at each other, and whoever laughs has to be the lily.”}
- is_class:
{grownup} had half of a chair, and {A} had half. {young:Each had one leg in the air.|Each of them had one leg over the side, and if one gets up, the other one goes down.} They had sat like that for the whole story.
- else:
“One digs,” said {A}, “and the other one says ‘Deeper.’” {young:They did it on the rug, with a spoon.|They did it on the rug, with a spoon, and {grownup} had to say it.} “What was the hole for?” ¶ “For digging,” said {A}.
}
{themed_a} was tried as well, and was not nearly so good at it. # personal
{hinderer_person:“Did you ask how old?” said {hinderer}. “Did you ask the surname?” Nobody had had time for that.} # beat
{hinderer_animal:{hinderer} took it for a game with a {~biscuit|ball} in it, and waited, and got in between.} # beat
{hinderer_carried:{hinderer} was the friend for a bit, and kept very still, and was told that there was more to it.} # beat
They did it four times, {young:and it was fun.|and by the fourth {grownup} had begun to see what there was in it.} # usual
“But does a friend keep?” said {A}. # usual
Then {grownup} had to sit down, and {A} did the other part as well, which is not the same. # more
One person can’t do it. {A} had tried that on the way home. # more
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; dusk; breeze
# action: A look-through curious fridge; heroes point; grownup hold jar; friends stand
# things: fridge; milk; cheese on table; table; jar
They looked in the fridge, where it says how long things keep. {young:They read what it said.|{A} took them out, and {grownup} read what was on the lids.}
The milk kept till Thursday. {young:The cheese kept for a long time.|The cheese kept till the month after next, and had a cold, hard look about it.}
The cream had been meant to keep until {~Sunday|Monday}. {young:It had not. Pooh!|They only opened it a very little way, and shut it.}
Right at the back was the mustard. {young:It was older than {A}!|There was no day on it any more, it had worn off long ago, and it had come with the house.}
“And is it still good?” asked {A}. ¶ “It is just the same as ever,” said {grownup}. # more
{A} looked at the mustard for some time. {young:It was small, and yellow.|It was not very large, and it had not been asked for all that often.} # more
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; dusk; breeze
# action: A think; heroes sit; grownup write pencil; friends sit
# things: stairs; paper; hook; coat on hook
“What do you know of {friend_known:{friend}|your friend}, then?” asked {grownup}. “We could write it down, in case.” {young:So they did.|So they sat on the stairs, and wrote it on the back of an envelope.}
{A} did not know how old {friend_known:{friend}|the friend} was. {young:{A} did not know the street.|{A} knew nothing about a street, or a sister, or what {friend_known:{friend}|the friend} had for breakfast.}
“There is a hole in one sock,” said {A}, “just by the toe. {young:The toe comes out.”|The toe comes out when something is funny.”}
That went on the envelope. “And a plaster on the thumb,” said {A}, “with {~stars|fish}.” {young:That went on, too.|There was a good deal more, once they had begun.}
By the end it was full on both sides, and there was still no surname in it. # more
“I would know {friend_known:{friend}|that child} anywhere,” said {grownup}, {young:and read it again.|who had read it through, as far as the toe.} # more
-> DONE

=== s3
# shot: close
# place: hallway; dusk; breeze
# action: A reach-up surprised; heroes stand surprised; grownup point surprised at A; friends look-up
# things: coat on hook; hook; biscuit over A
“There was one biscuit,” said {A}, “and we broke it. {young:I put my half in {friend_known:{friend_s}|my friend’s} hood.”|I put my half in {friend_known:{friend_s}|my friend’s} hood, so that it would have to come back.”}
“Does {friend_known:{friend}|your friend} know?” asked {grownup}. {young:“No,” said {A}. “You can’t see into your own hood.”|{A} had not looked at it like that. “You can’t see into your own hood,” said {A}.}
{helper_person:“Is that so?” said {helper}, and turned round twice on the mat, to try, and it was so.} # beat
{helper_animal:{helper} had been at the coat already, and sat under it, and looked up, and would not say why.} # beat
{helper_carried:{helper} had the same trouble, and no hood.} # beat
“I will show you,” said {A}. {young:So the coat went on.|The coat had been hung up, and it came down again, and was put on.} “You can look this way, or you can look that way.” # usual
“You can only do this,” said {A}, and pulled the hood up, with both hands.
Something hit {A} on the nose. {young:It was half a biscuit.|It came out of the hood, and it was half a biscuit.}
They looked at it, down there on the mat, {~with the crumbs round it|where it lay on its back}. # more
“Did you put that in?” asked {A}. ¶ “I have had both hands full,” said {grownup}. # more
-> DONE

=== m2
# aside
# shot: two
# place: hallway; dusk; breeze
# action: A hold biscuit; heroes tiptoe happy; grownup hold coat; friends tiptoe
# things: coat in grownup.hand; hook; biscuit in A.hand
How had that been done, with nobody seeing it? {young:They tried it out.|They went through it on the mat, with {grownup} as {friend_known:{friend}|the friend}, and a peg for the biscuit.}
{A} went round behind {grownup}, {young:on tiptoe.|on tiptoe, as it had been the first time, and put it in.}
“And when did I do yours?” asked {grownup}. {young:It was a puzzle.|That could only have been when {A} was looking for the second {~mitten|shoe}.}
{pausing} # company
So each of them had gone round behind the other. {young:They had both been on tiptoe.|They must have gone round like two hands of a clock, and both of them on tiptoe.}
They tried it once more, to see if you feel it go in, and you do not. # more
“It is a good thing that neither of you sat down,” said {grownup}. # more
-> DONE

=== l2
# aside
# shot: wide
# place: kitchen; dusk; breeze
# action: A hold tin; heroes look-through tin; grownup hold lid; friends sit
# things: table; tin; jar; box; bread on table
The half had to be kept somewhere until then. {young:A cup was too open.|In a cup it would go soft, and in the bread bin it would be taken for something else.}
{A} tried the tin with the buttons, {young:but it came out with a button on.|but half a biscuit in there looks like a button that nobody knows.}
They tried an egg box. {young:There was room for six of them.|It had room for six, and {A} thought about that, and counted up.}
“I have only the one yet,” said {A}. {young:So it was a box with a lid.|In the end it was the box from the good spoons, which has a lining.}
“It will be all right in there,” said {grownup}. “It was my aunt’s.” # more
The spoons were put in the egg box, for now, and had to lie two by two. # more
-> DONE

=== s4
# shot: two
# place: kitchen; dusk; breeze
# action: A hold proud biscuit; heroes look-through biscuit; grownup kneel curious; friends look-up
# things: table; plate on table; biscuit in A.hand
“That is mine,” said {A}, and then looked at it. {young:It was not. There was a bite in it, a small one.|“No. Mine had the corner. This one has a bite, and I do not bite like that.”}
{young:It had a gap in it.|It was a small bite, with a gap in the middle.} # usual
It was the other half. {young:{friend_known:{friend}|The friend} had done it, too!|All the time that {A} had been behind {friend_known:{friend}|the friend}, {friend_known:{friend}|the friend} had been behind {A}.}
{A} began to laugh. {young:“Now {friend_known:{friend}|my friend} puts the hood up,” said {A}, “and bonk!”|“Then somebody is standing on another mat,” said {A}, “and puts up the hood, and bonk!”}
{is_wished_place:The half had come all the way from {wished_place} in the hood, and had seen everything.} # wished
“How long does that keep?” asked {grownup}. {young:{A} smelt it.|{A} smelt it, and tried with one finger how hard it was.} “Till next time,” said {A}.
And {A} did not eat it, {young:not one crumb of it.|although it was nearly supper, and it was a good sort.} # usual
They held it up to the lamp first, and then to {grownup}, and the bite did not fit. # more
{grownup} owned to having had a biscuit, but a whole one, and much earlier. # more
-> DONE

=== m4
# shot: behind
# place: bathroom; night; clear
# action: A brush-teeth sleepy; heroes brush-teeth; grownup hold towel; friends sit
# things: basin; toothbrush; towel; mirror
There was no biscuit on the teeth. There was hardly anything to brush off.
{A} looked in the mirror to see how {A} bites. There was no gap.
{is_words:Then {A} said the word to the tap. The tap had nearly got it.|{is_pool:{A} blew out both cheeks. So did the one in the mirror.|{is_class:{A} stood on half of the mat. It had got to be a habit.|There was still some hole under the nails. It stayed there.}}}
“I shall have to give it back,” said {A}, “and get mine.” ¶ “Just so,” said {grownup}.
They thought about that for a bit, with foam. # more
Then it would have to be done the time after, as well. # more
-> DONE

=== l3
# shot: two
# place: hallway; night; clear
# action: A walk sleepy; heroes walk sleepy; grownup hold lamp; friends walk
# things: stairs; lamp; coat on hook; hook
The coat was on its hook, with the hood down. They looked in. It was quite empty.
There were crumbs. Those could stay. # more
They went up, and {A} went in front. {grownup} went behind, on tiptoe.
“What are you doing?” asked {A}. ¶ “Nothing,” said {grownup}.
{A} felt in the back of the pyjamas. There was a peg.
It was a good one. {A} had hardly felt it go in. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: A hold sleepy box; heroes sit sleepy; grownup kneel; friends sit
# things: box in A.hand; bed; shelf; biscuit on shelf
Half a biscuit lay on the shelf, with the bite to the wall.
{A} turned it round. The bite was the best of it.
“Good night,” said {A} to the bite. “Mind the crumbs.” # more
“Is it far, to where {friend_known:{friend}|my friend} is?” asked {A}. ¶ “I do not know,” said {grownup}. “It is as far as it is from there to here.”
That was fair. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes look-up sleepy
# things: hook; coat on hook; 2 shoes; moon
There was another hall, in another house. It was dark, and the shoes were off.
On the hook was a coat. The hood hung down at the back, and it was empty as well.
So it had been found. There was a crumb on that mat, by the left shoe. # more
One sock lay on the stairs. The toe was out of it. # more
Up the stairs was another shelf. Half a biscuit lay on that one. It had the corner.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A lie-back sleepy; heroes lie-back sleepy; grownup sit; friends sit
# things: bed; pillow; shelf; biscuit on shelf
{L} lay down, on half of the pillow. # usual
{resting}
{dream} # spare
{
- is_words:
“Ready,” said {L}, and then the word. Nobody jumped. It worked lying down, as well.
- is_pool:
{L} filled both cheeks. Then the air came out by itself.
- is_class:
One leg was out at the side, as on the chair. It came in.
- else:
“Deeper,” said {L}, to the pillow. The pillow went in a bit.
}
“Does it keep?” asked {grownup}. ¶ {L} looked. It lay on the shelf. “Yes,” said {L}. # usual
There was half a biscuit here. There was half a biscuit there.
They were both quite hard by now. # more
They would keep.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The next time that {H} met the new friend there was a good deal of walking round, since everybody wished to be behind. A grown-up felt dizzy, and sat down.
That night a hood was shaken out, and there lay half a biscuit. It was not a new one. It had the corner.
-> DONE

=== next_bedtime
There was half a biscuit on the shelf. It had been a long way, and had not been eaten once.
-> DONE
