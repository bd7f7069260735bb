# about: gentle-hands(cat|kitten|kitty|dog|puppy|pup|rabbit|bunny|guinea pig|hamster|gerbil|pony|tail|whisker|fur)
# also: sorry; angry; sad; creature; listening; embarrassed; kindness; new-pet; told-off; exciting; hurt
# news: bad
# kind dog: dog|dogs|puppy|pup|doggy|doggie|labrador|spaniel
# kind small: guinea pig*|rabbit*|bunny|hamster*|gerbil*|rat
# wants: child
# role pet: answer, pet(cat|dog|kitten|puppy|rabbit|hamster) = a cat
# role grownup: parent = the grown-up with the teapot
# ages: 3-8
# needs: hands
# holds: cat(kind), dog(kind), dark(kind)

=== title
{~Not a Handle|Which End to Hold}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; clear
# action: A reach-down cross at cat; heroes stand surprised; cat run scared; grownup stand holding teapot; friends stand
# action for dog: A reach-down cross at dog; heroes stand surprised; dog run scared; grownup stand holding teapot; friends stand
# action for small: A reach-down cross at pet; heroes stand surprised; pet run scared; grownup stand holding teapot; friends stand
# things: sofa; rug; door
{~“Stay,” said {H}. {young:But {pet} did not.|It was said quite clearly, but {pet} had somewhere to be.}|{H} had been in the middle of a game, and so had {pet}, {young:until {pet} was not.|until {pet} got up, as if it were over.}|There was a noise, and it came from {pet}. {H} {was} there as well, {young:and it was very quiet after it.|and then it was quiet, in the way that it is when everybody knows.}}
{
- is_dog:
{pet} was on the way out of the door. What was left was the tail. {young:So {L} held on to that.|It was the last bit in the room, and {L} had got hold of it with both hands, and pulled.}
- is_small:
{pet} was on the way out of two arms. {young:So {L} squeezed.|It was like holding soap with feet on, and so {L} had squeezed, and then squeezed harder.}
- else:
{pet} was on the way out of the door. What was left was the tail. {young:So {L} held on to that.|It was the last bit in the room, and {L} had got hold of it with both hands, and pulled.}
}
Now {pet} was under the sofa, at the very back. {L} had only wanted {pet_him} to stay.
“{is_small:{pet} has no handle|That is not a handle},” said {grownup}. ¶ “It was {is_small:going|sticking out},” said {L}. # usual
{is_wished_person:“Did {wished_person} see it?” asked {grownup}. ¶ “It was over by then,” said {L}.} # wished
“{pet} did not like that,” said {grownup}. {young:“It hurt.”|“It hurt, and so {pet} left. That is all that there is to it.”}
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: L lie-front sad before sofa; heroes lie-front; grownup stand; friends sit
# things: sofa; rug; themed
They all lay down flat on the rug. Under there were two eyes, {young:a long way in.|a long way in, with dust round them.}
{joining}
{musing} # personal
“Sorry!” called {L}. It was meant, {young:but it was loud.|but it was also rather loud, and the eyes went back by the length of a shoe.} # usual
{themed_a} was pushed under, to be friends. # personal
“What is a handle, then?” asked {L}. ¶ “Look round,” said {grownup}. {young:“Find some.”|“They are made to be held. You can tell, when you take hold, for nobody minds.”}
So {L} went round the room. The door had one. The drawer had one, {young:and the teapot had.|and the teapot had an excellent one, and minded nothing.} # usual
{hinderer_person:{hinderer} was taken by the sleeve, and led off. “That is joined on,” said {hinderer}.} # beat
{hinderer_animal:{hinderer} went past along the wall, quite quickly, and sat down on whatever stuck out.} # beat
{hinderer_carried:{hinderer} had been carried by one ear for years, and nobody had ever asked {hinderer}.} # beat
But there were things that only looked like it. {young:A nose did.|There was a nose. There was the curl over one ear, and the string of an apron with a person at the other end.} # usual
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: A point curious at jug; heroes point; grownup stand; friends stand
# things: table; jug on table; cup on table; bread on table; bag
In the kitchen there were handles wherever you looked. {young:{A} tried them all.|{A} went along the shelf, and it was like shaking hands with a very long row of aunts.}
The jug had one. The cups had one each. {young:The bag had two!|The bag had two, in case somebody should want to help.}
“And the loaf?” asked {grownup}. {young:It had none.|It had a good end to hold, but it came off in your hand.}
A {~carrot|leek} had some green on it, to carry it by. {young:It did not mind.|They asked it first, and as it did not say anything, they carried it as far as the sink.}
{pausing} # company
“They all stick out,” said {A}. ¶ “Yes,” said {grownup}. “That is the trouble. So do the others.” # more
Nothing on the whole shelf had gone under anything. # more
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; afternoon; clear
# action: A pull coat; heroes stand; grownup stand; friends stand
# things: coat on hook; hook; umbrella; mat; telephone
The hall was harder. {young:There was a coat.|There was a coat with a loop at the neck, and the loop was for the hook and for nobody else.}
The umbrella had a handle that was a duck. {young:“Can you hold a duck?”|“Can you hold a duck by the head?” asked {A}. They thought that with this one you could.}
{grownup} was asked about the two ends of the scarf. {young:“No,” said {grownup}.|“I am in that,” said {grownup}, “so you might begin with good morning.”}
Then somebody rang up, and wished to know how they were. {young:“Is your nose a handle?” asked {A}.|“Is your nose a handle?” asked {A}, and there was a pause, and the voice said that it had an aunt who thought so.}
The duck was put back on its hook, and had its beak wiped. # more
By then there was quite a list, and most of it was about faces. # more
-> DONE

=== s3
# shot: close
# place: hallway; dusk; clear
# action: L stand surprised; grownup stand; heroes stand; friends stand
# things: door behind L; coat on L; mat
It was getting cold, and {L} had put on the coat with the belt. {L} ran out to look in the hall, and the door shut on the end of the belt. {young:{L} stopped.|All at once {L} was not going anywhere.}
{young:It had hold of {L}!|Only a hand’s length of it was on the other side, but that had hold of the whole of {L}.} # usual
“Let go of me,” said {L} to the door, {young:and pulled.|and pulled, and it pulled, and neither of them liked it.} # usual
{helper_person:“Stand still,” said {helper}, and opened it, and did not say a word about doors.} # beat
{helper_animal:{helper} came to look, and breathed on the belt, and then on {L}.} # beat
{helper_carried:{helper} was there on the other side, and could be heard to do nothing, kindly.} # beat
Then it let go. {L} sat down on the mat and looked at the end, {young:where it was flat.|which was flat now, and had a line across it.}
“You only have the end of somebody,” said {L}, “and all of them stops.” ¶ “Yes,” said {grownup}. “That is how it is.” # usual
{L} thought about the sofa.
-> DONE

=== m2
# aside
# shot: two
# place: living-room; dusk; clear
# action: L sit calm; heroes sit; grownup sit; friends sit
# things: sofa behind L; rug; lamp; cup
This time nobody called. {L} sat down with a back to the sofa, {young:and was quiet.|and told the rug about it, in a low voice, so that whoever liked could listen.}
“It got me by the belt,” said {L}. {young:“I did not like it.”|“It did not let go when I said so. It did not even know that it was me.”}
Under the sofa something turned round. {young:It was an ear.|You cannot hear an ear, but you can tell when you have got one.}
“I did not want you to go,” said {L}. {young:“That was all.”|“I should have said that, only the other end of you was nearer.”}
Then there was nothing more to say, and that was said as well, by being quiet. # more
The lamp was put on. Now there was a bit of light under there, with fluff in it. # more
-> DONE

=== l2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: L lie-front; heroes lie-front; grownup lie-front; friends sit
# things: sofa; rug; lamp; biscuit
{
- is_small:
From the rug you could see the ears. {young:They were doing things.|They were never still, and it turned out that they had a great deal to say.}
Flat down meant no. {young:Up meant who is that?|One up and one down meant that somebody was thinking about it.}
- else:
From the rug you could see the tail. {young:It was doing things.|It was never quite still, and it turned out that it had a great deal to say.}
Low down meant no. {young:The end went tap.|A tap with the end meant that somebody was thinking about it, and had not done yet.}
}
“It talks with it,” said {L}. {young:“And I held it!”|“And I had hold of it. It is as if you held me by the mouth.”}
{grownup} tried to say something back, {young:with one foot.|with one foot, from the rug, and it was not bad, for a foot.}
“What did you say?” asked {L}. ¶ “I think that I said biscuit,” said {grownup}. # more
It was understood, whatever it was. An eye opened. # more
So {L} said it as well, with a hand, down low, and both of the eyes were open now. # more
-> DONE

=== s4
# shot: two
# place: living-room; dusk; clear
# action: L kneel calm at cat; cat stand curious at L; heroes kneel; grownup kneel; friends sit
# action for dog: L kneel calm at dog; dog stand curious at L; heroes kneel; grownup kneel; friends sit
# action for small: L kneel calm at pet; pet stand curious at L; heroes kneel; grownup kneel; friends sit
# things: sofa; rug; lamp
{grownup} held out a hand, to help {L} up. {L} took it. “Is that a handle?” asked {L}.
“It is the best there is,” said {grownup}. {young:“You can both let go.”|“It is the only one that is held out to you, and you can let go of it from either end.”}
Then {L} knew what to do. {L} laid one hand on the rug, open, {young:and waited.|and did not reach, and waited, and it took about as long as a bath.}
{
- is_dog:
First there was a nose, and it was wet. It read the whole hand, {young:every finger.|each finger, and the places in between.} Then {pet} leaned, with all that weight, against one arm, where it was nice to be held on to. # usual
- is_small:
First there were whiskers. {L} had a bit of lettuce, and held it by its end, {young:and {pet} had the other.|and {pet} took the other, so that each of them had one, and it got shorter from the one side.} # usual
- else:
First there was a nose, and it was cold. It went along one finger. {young:Then came a cheek.|Then {pet} put a cheek against it, and pushed, and did all the stroking from that side.} # usual
}
“{pet} is holding me,” whispered {L}.
It was for as long as {pet_it} liked. Then {pet} got up, and went by, all of it, {is_small:ears first, and last of all the back|right through the open hand, and last of all the tail}. {young:{L} let it go.|{L} had only to close the hand. It stayed open.} # usual
“You let {pet_him} go,” said {grownup}. ¶ “It was not the end,” said {L}. “It was only the back.”
-> DONE

=== m4
# shot: behind
# place: hallway; dusk; clear
# action: L climb sleepy stairs; heroes climb stairs; grownup walk; friends walk
# things: stairs; lamp; coat on hook; hook
There was a rail on the stairs. It was long, and it was there to hold.
{L} held it with one hand, and {grownup} with the other.
At the top they let go of both. # spare
The belt had been hung up, with its flat end down. It was let be. # more
The door was shut with nothing in it. They had a look first. # more
It had only done what a door does. They said good night to it, by the handle. # more
-> DONE

=== l3
# shot: close
# place: bathroom; night; stars
# action: L wash sleepy; heroes wash; grownup hold towel; friends sit
# things: basin; towel; hairbrush; mirror
The brush had a handle. The hair did not, and so it went slowly, from the ends up.
“May I?” said {grownup}, at each knot. “You may,” said {L}. # spare
The two ears were washed, and nobody held on.
The nose was done last. It stuck out, but it was not for that. # more
The cup was taken by its ear. It had been made like that. # more
Then it was all dry, and it was all let go. # more
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: L sit sleepy on bed; heroes sit on bed; grownup sit; friends sit
# things: bed; pillow; lamp; door
The door was left a bit open. It was open by about one {pet_noun}.
“Will {pet_it} come?” said {L}. ¶ “We can’t pull,” said {grownup}. # spare
So they left it as it was, and did not look at it too much.
There was a step in the hall. It was a small one, or it was the wood. # more
The blanket had four ends, and each of them could be held. # more
{L} had two of them. The bed had the rest. # more
-> DONE

=== l4
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: sofa; rug; teapot; lamp
It was dark in there. The drawer was in. The pot was on its shelf.
All of the handles stuck out, and nobody held them.
There was no one under the sofa now. There was some fluff, with a dent in it. # spare
The door moved. It moved by about a nose. # more
Then it moved back. Somebody had gone through, all the way. # more
The moon had hold of the rug, by one end. The rug did not mind. # more
-> DONE

=== s5
# shot: close
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup hold-hands calm L; friends lie-front sleepy
# things: bed; pillow; lamp
It was warm. It was late. One hand was out. It was open. # usual
{resting}
{dream} # spare
{is_small:Down in the straw {pet} lay. All was still.|Then the bed got heavy. Four feet went round. They lay.} # usual
{is_small:“Has {pet_it} let go?” asked {L}. ¶ “Of all of it,” said {grownup}.|It lay on one foot. {L} let it.} # usual
But the hand was held. It held back.
“You can let go,” said {grownup}.
“So can you,” said {L}.
Nobody did. # usual
Then it went by itself. One end went. Then the other.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a label on the sofa in the morning, at the height of a nose, in pencil. NOT A HANDLE, it said, and there was an arrow, and it went to where somebody had been lying, and had left some hair.
Under it stood a dish. It had been licked out, and pushed a little way into the room, so that it stuck out.
“That is a handle,” said {H}, and filled it.
-> DONE

=== next_bedtime
Something came by in the hall, all of it. Nobody pulled.
-> DONE
