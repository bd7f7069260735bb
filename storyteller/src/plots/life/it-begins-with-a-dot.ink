# about: question(babies|baby come|baby&from|baby&made|baby&get in|baby&got in|baby&inside)
# also: funny; new-baby; likes; person
# wants: child
# role grownup: parent = the grown-up with the pencils
# ages: 4-9
# holds: baby(kind), dark(kind)

=== title
{~It Begins with a Dot|And Before That?}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: L point curious at grownup; grownup sit-on-chair; heroes sit-on-chair; friends sit
# things: table; paper on table; pencil on table; lamp
{~“Where do babies come from?” asked {H}, {young:and put down the fork.|and put down the fork, since it was not a thing to ask with peas.}|{H} had thought of a question, {young:and it was a good one.|and it was one of those that are short at the front and long behind.} “Where do babies come from?”|“But where do they come from?” asked {H}. {young:“Babies, I mean.”|“Babies, I mean. They can’t come from nowhere.”}}
“They grow inside somebody,” said {grownup}. “{young:There is a place for it under the tummy.|There is a place for it, just under the tummy, called the womb.} It takes nine months.”
“I know about that,” said {L}. {young:“And before that?”|“That is only the end of it. And before that?”} # usual
{L} wanted the whole of it, {young:right from the start.|from the very start, with no bits left out.}
“Then we shall need paper,” said {grownup}. # usual
-> DONE

=== s2
# shot: close
# place: kitchen; dusk; clear
# action: L draw happy; grownup hold pencil; heroes draw; friends sit
# things: table; paper on table; pencil; crayon on table
They began at the big end. The first was {L}, {young:with big ears.|from the top of the paper to the bottom, with ears.}
{joining}
{musing}
Next to it {L} drew a smaller one, {young:who could not hop yet.|who could not hop yet, and had jam on.} # usual
Then came one that crawled, and one that only lay there, {young:and was all head.|and was nearly all head.}
{hinderer_person:“You have left out the hair,” said {hinderer}, and put some on every one of them, even the small ones.} # beat
{hinderer_animal:{hinderer} walked along the row, from the big end to the small, and left a paw by each.} # beat
{hinderer_carried:{hinderer} was laid on the paper, and drawn round, and was somewhere in the middle.} # beat
“And before that it was inside,” said {L}, and drew one upside down, with its knees up.
“What is it doing?” asked {grownup}. ¶ “It is busy,” said {L}. “It is making a nose.” # usual
-> DONE

=== m1
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A look-up curious; grownup sit-on-chair laughing; heroes sit-on-chair; friends sit
# things: table; paper on table; pencil on table; window
“Somebody told me that a bird brings them,” said {A}, {young:“in a bag.”|“in a bag, by the knot, and puts them down the chimney.”}
“People used to say that,” said {grownup}. {young:“It was easier.”|“It was to get out of answering. Nobody had ever met the bird.”}
{A} thought of the bird, {young:and of the bag.|with its arms full, at a house where the fire was on.} “And who would bring the birds?”
“Some say that you find them under a cabbage,” said {grownup}. {young:¶ “I have looked there,” said {A}. “It was a slug.”|¶ “I have looked under a cabbage,” said {A}, “and it was a slug, and it was not ours.”}
So they stayed with the paper. # more
“It is the only way that is true,” said {grownup}, “and it is odder than the bird.” # more
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A hold curious egg; grownup stand; heroes look-up; friends sit
# things: egg in A.hand; bowl on table; table; book on table
They looked at how the others do it. {young:A hen has an egg, with a shell.|A hen does it outside, in an egg, and has to sit on it, and can’t go anywhere.}
A mouse takes three weeks. {young:An elephant takes two years!|An elephant takes nearly two years, and by then, said {A}, it must have forgotten what it was that it was waiting for.}
A fish may have a thousand, {young:and does not know their names.|and you could not blame it if it mixed them up.}
A kangaroo comes out when it is as big as a bean, {young:and gets in a pocket.|and climbs up the front of its mother, and gets into a pocket, and stays there until it is done.}
A duck is out in a month, and can swim by dinner time. # more
“I should have liked the pocket,” said {A}. # more
“You did have one, very nearly,” said {grownup}. “It was only that nobody could look in.” # more
-> DONE

=== s3
# shot: behind
# place: kitchen; dusk; clear
# action: L draw curious; grownup sit-on-chair; heroes look-up; friends look-up
# things: table; paper on table; pencil in L.hand; lamp
“And before that?” ¶ “It was like a bean.” So {L} drew a bean. # usual
“And before that it was as small as a full stop,” said {grownup}. So {L} put a dot. ¶ “And before that?”
{helper_person:“Sharpen it,” said {helper}, and did, and blew the dust away.} # beat
{helper_animal:{helper} bent down to the dot, and blew at it through the nose, and it stayed where it was.} # beat
{helper_carried:{helper} was held over the dot, to look, and {helper} had been smaller once as well, by the look of it.} # beat
“It was two halves,” said {grownup}. “One is in a woman, and is called an egg, but it has no shell. One is in a man, and it is even smaller, and has a tail. {young:When they meet, it begins.”|When the two meet they are one dot, and it begins.”}
“And how do they meet?” asked {L}. ¶ “There is more than one way,” said {grownup}. “Ask me any day, and I will tell you.” # usual
-> DONE

=== m2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A point curious down; grownup crouch; heroes sit; friends sit
# things: shirt; wool; themed; chair
“What does it eat in there?” asked {A}. {young:“Is there a door?”|“Does somebody pass things in?”}
“It has a sort of string,” said {grownup}, {young:“to eat through.”|“and everything comes down the string, and it need not even chew.”}
“And where does that go in?” ¶ “You have still got the place,” said {grownup}. {young:“It is under your shirt.”|“It is about half-way down you, in the front.”}
{A} lifted up the shirt, and looked in. {young:So that was what it was!|It had been there all those years, and {A} had taken it for a button.}
{themed_a} was turned over, to see if it had one, but it must have come from somewhere else. # personal
“It does not come undone,” said {A}, who had tried. # more
They all had one. {grownup} had one as well, and it was a bit bigger. # more
{pausing} # company
-> DONE

=== l2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A look-through surprised window; grownup stand; heroes look-through; friends look-up
# things: window; curtain; lamp; sofa
“Was the postman a dot?” asked {A}, at the window, for he was just going by. {young:¶ “Yes,” said {grownup}.|¶ “He was,” said {grownup}. “It is hard to believe, with those boots.”}
A man went by with a ladder. {young:He had been a dot as well.|You would never have thought it, but he had been a dot, and so had both of the ladies with the pram.}
“And the king? And the dentist?” ¶ “All of them,” said {grownup}. {young:“All the same size.”|“And they were all of one size, so that you could not have told which of them was the king.”}
{A} looked up and down the road. {young:It was full of dots.|There were nine of them out there, in hats, going home to their tea.}
One of the dots waved. # more
They waved back, with both arms, as large as they could. # more
-> DONE

=== s4
# shot: two
# place: kitchen; night; clear
# action: L point surprised at paper; grownup sit-on-chair happy; heroes look-up surprised; friends sit
# things: table; paper on table; lamp; pencil on table
Then {L} put one finger on the dot, and went along the row the other way.
The dot got to be a bean. The bean had knees, and then it crawled. {young:Then it was {L}!|It stood up, and grew out of its shoes, and at the end of the row it was {L}, with ears.}
“Did I do all that?” asked {L}. ¶ “You did,” said {grownup}. “Nobody had to show you how.” # usual
“So I was a full stop,” said {L}. ¶ “Everybody was,” said {grownup}. # usual
{L} bent down to it. It was just a dot, and it did not look busy at all. # usual
“You are going to be me,” {young:{L} told the dot.|{L} told the dot, quite close.}
“Even my ears?” asked {L}.
“Even your ears,” said {grownup}. “It knows how to make them, and there is no hurry.”
-> DONE

=== m4
# shot: above
# place: bathroom; night; clear
# action: L sit calm in bath; grownup wash L; heroes sit in bath; friends sit
# things: bath; sponge; towel; soap
The bath was warm, and round at the ends. {L} lay in it with both knees up.
“Is it like this in there?” asked {L}. ¶ “Very like,” said {grownup}. “But with no tap.” # spare
{L} shut both eyes. It was all dim, and there was a hum from the pipe.
The ears were washed, since they had come. So was the place for the string. # more
“It does not itch,” said {L}. “It just sits there.” # more
Then it was time to be born. It was cold. There was a towel. # more
It was all right, once you were out. It was dry, and there was toast. # more
-> DONE

=== l3
# shot: behind
# place: hallway; night; clear
# action: L climb sleepy stairs; grownup climb stairs; heroes climb stairs; friends walk
# things: stairs; lamp; paper in L.hand
The paper came up with them. On the stairs it hung down behind.
The big end went first. The bean went round the bend, and then the dot. # spare
“Mind the dot,” said {L}. ¶ “I have got it,” said {grownup}.
{L} had once come up here in a pair of arms. There were no steps in it then. # more
Now there were ten. They took them one by one.
At the top the lamp was on. The row had come up, all of it. # more
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: L point sleepy at drawing; grownup hold drawing; heroes sit; friends sit
# things: drawing on wall; wall; bed; lamp
The row was put up on the wall, by the bed. It went from the shelf to the pillow.
“The dot has to be at this end,” said {L}. “It is the smallest.” # spare
So the dot was just by {L}’s nose. It looked well there.
At the far end was {L}, with ears. It was a good long way. # more
And there was still some white left after that. It was for later on. # more
“Who comes there?” asked {L}. ¶ “You do,” said {grownup}. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: drawing on wall; moon; window; pencil
The moon came in at the window. It was round, and a long way off, and quite small.
It lay on the big end, and it lay on the bean. # spare
Then it got to the dot, and stayed.
You could not see what was in it. It did not show. # more
It is like that with dots. They take their time. # more
The pencil lay on the sill. It was short now. # more
Out in the street a lamp was lit, and it was a dot too. # more
-> DONE

=== s5
# shot: close
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit on bed; friends sleep
# things: bed; quilt; pillow; lamp
The quilt was warm, and it went all the way round. # usual
{resting}
{keepsake}
{dream} # spare
{L} lay with both knees up.
“And before that?” said {grownup}, very low. # usual
{L} got a bit smaller. {L} got a bit rounder.
“Full stop,” said {L}.
It ends with a dot. It begins with one, too.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The pencil had been used up on so many ears, and was no longer than a thumb. {H} put it in the cup with the new ones, who were all very tall.
“Where do you come from?” {A} heard them ask it. ¶ The small one thought it over. “It began with a tree,” it said. “And before that?” said the new ones, all together, and leaned in. ¶ “Well,” said the pencil.
-> DONE

=== next_bedtime
The row was on the wall. The dot was there, by the pillow, and it had not grown yet.
-> DONE
