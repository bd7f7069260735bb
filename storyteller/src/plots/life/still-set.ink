# about: somebody-left(gran&!tomorrow&!moved in&!moving in&!moved into&!next&!soon&!friend|nan&!tomorrow&!moved in&!moving in&!moved into&!next&!soon&!nanny|grandad&!tomorrow&!moved in&!moving in&!moved into|granddad&!tomorrow&!moved in&!moving in&!moved into|grandpa&!tomorrow&!moved in&!moving in&!moved into|oma&!tomorrow&!moved in&!moving in&!moved into|opa&!tomorrow&!moved in&!moving in&!moved into|abuel&!tomorrow&!moved in&!moving in&!moved into|nonn&!tomorrow&!moved in&!moving in&!moved into|pop&!tomorrow&!moved in&!moving in&!moved into|airport&!tomorrow); missing(gran&home|nan&home|grandad&home|grandpa&home|oma&home|opa&home|flew home|went home|gone home|flown home)
# also: missing; sad; lonely; cannot-sleep; person; place; thing; guest; journey; somebody-left; tired; happy
# news: bad
# kind plane: plane|flew|fly*|flown|flight|airport|abroad
# wants: child
# role who: answer = somebody
# role grownup: parent = the grown-up by the radio
# ages: 3-9
# when: done
# holds: parting(kind), dark(kind)

=== title
{~Still Set|One Finger Up}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: L point sad at radio; heroes stand sad; grownup stand; friends stand
# things: radio on table; table; chair; cushion on chair; kettle
{~{who} had gone home. {H} came into the kitchen, and the radio was on, {young:and it was very loud.|and it was as loud as a brass band, because that is how {who} likes it.}|The radio was too loud, and {grownup} put out a hand to turn it down. “Don’t!” said {H}. {young:“It is {who_s} loud.”|“That is how {who} has it.”}|{who} had said goodbye, and waved, and gone home, and {H} stood in the kitchen. {young:The radio was still on.|The radio had not been told, and was still on, for {who}, rather loudly.}}
{is_plane:By now {who} was up in the sky, or down again on the other side.|By now {who} was on the way.} {young:The house felt too big.|All the rooms in the house had gone up by a size.} # usual
“It is still set to {who},” said {L}. {young:{L} put an ear on it.|So it was. It was set to the talking, and two fingers to the right.} # usual
“That is all that is left,” said {L}, very low. {young:“Nobody must touch it.”|“I want it to stay as it is.”}
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: L hold wool; heroes kneel curious; grownup stand; friends stand
# things: chair; cushion on chair; lamp; wool in L.hand; themed
But there was more of it than the radio.
{joining}
{musing}
The big chair was set to {who}. {young:It had two cushions on.|It had two cushions on, and stood at the window.} The lamp was set to {who}. It looked at the wall.
{hinderer_person:“I will just straighten this,” said {hinderer}, who was halfway through a cushion before anybody could shout.} # beat
{hinderer_animal:{hinderer} got up on the two cushions, and turned round on them, and set them to {hinderer}.} # beat
{hinderer_carried:{hinderer} had been sitting on the two cushions already, and had to be lifted off quickly, and straight up.} # beat
{L} tied a bit of {~red|green} wool round each thing, {young:so that they knew.|so that nobody should do it by mistake: one for the chair, and one for the lamp.} # usual
{themed_a} had been moved to make room for {who}, and it had some wool as well. # personal
Even the tap was done up tight. {young:It took two hands.|It was as tight as only {who} can make a tap, and got a bow.} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: lane; afternoon; clear
# action: A sit calm; heroes stand; grownup stand; friends stand
# things: car; wool in A.hand
The front seat of the car was set to {who}. {young:It was a long way forward.|It had been moved along until it was exactly one {who} away from the window.}
{A} sat in it, with the door open, because nobody was driving anywhere. {young:It leaned back a bit, so that you could look at the hedges.|It leaned back, not as far as for sleeping, but far enough for saying that the hedges had grown.}
The belt knew how long {who} was, {young:and hung there.|and hung just as it had been let go.}
{is_plane:“There will have been another belt, in the plane,” said {A}. “It had to be told all over again.”|“What did {who} look at, from here?” said {A}.} {young:¶ They looked out at the front.|¶ They looked out at the front for a time, where there were some crumbs, and the sky.}
The belt got a bit of wool as well. # more
Even the little mirror in the flap was still open, and {A} was in it. # more
-> DONE

=== l1
# aside
# shot: above
# place: bedroom; afternoon; clear
# action: A stroke calm pillow; heroes kneel; grownup stand; friends stand
# things: bed; pillow on bed; blanket on bed; window
The bed that had been {who_s} was flat already, {young:and somebody had taken off the sheet.|and somebody had had the sheet off it, since sheets cannot be told to wait.}
But the pillow had kept a place, {young:about as big as a head.|in the middle, about as deep as a pudding.} {A} did not put a hand in.
{A} only smelled it from the side. {young:It was {who}, from very near!|It was {who} exactly, from quite near, at breakfast.}
“Can it be kept?” asked {A}. {grownup} thought about that. {young:“Tonight it can,” said {grownup}.|“Not for ever,” said {grownup}, “but there is nobody else who wants that pillow tonight.”}
So it got wool, round one corner, and a bow. # more
And the window was open by two fingers, as {who} likes it. They left it. # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: grownup reach-up radio; L stand sad; heroes stand sad; friends sit
# things: radio on table; table; chair; cup on table
A house will not stay as it is. {young:People sat down.|People live in it, and they do it without looking.} At teatime the cushions were shaken up, and sat on.
The lamp was turned round, {young:to find a shoe.|by a person who was looking for a shoe and was very sorry about it.} # usual
{helper_person:“I have not touched a thing,” said {helper}, with both hands behind, and went round by the wall.} # beat
{helper_animal:{helper} lay down next to the radio, in front of everybody, and let nobody get by.} # beat
{helper_carried:{helper} was put on guard beside the radio, with the wool on one arm, and did not close an eye.} # beat
Then the telephone rang. {grownup} put out one hand, {young:and turned the radio down.|and turned the radio down, before it had thought.}
“Oh,” said {grownup}.
They tried to put it back. {young:It was not the same loud.|It was loud, but it was not {who_s} loud.} Now there was hardly any {who} left.
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: grownup pour teapot; A sit-on-chair sad; heroes sit-on-chair; friends sit
# things: table; teapot on table; 3 cup on table; chair
The kettle had been set to {who} all along. {young:There was a cup too many.|When the tea was poured, there was one cup more than there were people to drink it.}
It stood there and steamed, {young:at {who_s} place.|at the place by the window, in a way that made you look up.}
“Shall I tip it out?” asked {grownup}. {young:“No!” said {A}.|“No,” said {A}. “It was made for {who}. Somebody has to be {who}.”}
They took turns. You had to hold it in both hands, and say ah, {young:and look out at the weather.|and look out over the top of it at the weather.}
{pausing} # company
It was a good cup of tea, everybody said. {young:{A} had milk in a cup, and said ah.|{A} had milk, and said ah for that.} # spare
Nobody looked at the kettle, in case it noticed. # more
-> DONE

=== l2
# aside
# shot: wide
# place: hallway; dusk; clear
# action: A stand sad; heroes stand; grownup stand; friends stand
# things: mirror; hook; coat on hook; mat; wool
The hall mirror had been tipped a bit. {young:You could see the top of the door in it.|It had been tipped until there was room in it for {who}, with a hat on.}
{A} stood in front of it, {young:and there was only hair.|and there was a good deal of the wall, and right at the bottom some of {As} hair.}
Jump, and you were in it. {young:{A} jumped.|{A} jumped, and was in it, and was out of it again.} “I can nearly see what {who} sees,” said {A}.
Then the front door banged, as it does. {young:The mirror slid, and hung quite straight again.|The mirror thought about it, and slid, and hung quite straight, with all of {A} in it.}
It did not look glad or sorry. It just had {A} in it, with a bit of wool. # more
“That was not you,” said {A} to the door. “But it was, rather.” # more
-> DONE

=== s4
# shot: two
# place: street; dusk; clear
# action: grownup stand; L reach-up surprised; heroes stand; friends stand
# things: postbox; street-lamp
There was a letter to post, and so they went out, as far as the kerb. There they stopped, and looked both ways.
“What is that hand doing?” asked {grownup}.
It had gone up by itself, on the left, {young:and it was open.|a little open, and held on to nothing, as high as a coat pocket.} But {grownup} was on the right.
It was up where {who_s} hand would be. {young:Each time, at each road, it had been there.|At every road that they had come to, all that time, it had been there.} # usual
“It is me,” said {L}. “I am still set to {who}.”
Nobody could turn that down. {young:Nobody could sit on it.|Nobody could do it by mistake, looking for a shoe.} # usual
Then {L} thought of something else. “{who} has to go over roads, too. {young:And down comes a hand!”|And each time a hand comes down a bit, and opens, and it is set to me.”}
“I should think it does,” said {grownup}, {young:and took the other one.|and took the right hand, which was free, and they went over.}
-> DONE

=== m4
# aside
# shot: behind
# place: hallway; night; clear
# action: L hold wool; heroes stand; grownup stand; friends stand
# things: lamp; wool in L.hand; door; stairs
After that the wool could come off. {L} undid the bows, one by one.
The chair was let go. The lamp was let go. The tap was let go, and gave a drip.
“Are you sure?” asked {grownup}. ¶ “I have got mine on me,” said {L}.
The wool was wound up into a ball again. It was smaller than a {~plum|walnut}. # spare
The radio had some music on. It was set to nobody. It was nice. # more
One bit of wool was left over. It went round {L}’s own left thumb.
-> DONE

=== l3
# aside
# shot: close
# place: bathroom; night; clear
# action: L wash calm; heroes wash; grownup hold towel; friends sit
# things: sink; tap; soap; towel
The left hand was washed, and the right hand washed it.
It was quite an ordinary hand. It had a bit of jam on.
But when you let it hang it went up, by itself, a very little.
“Does it hurt?” asked {grownup}. ¶ “It only feels as if somebody were late,” said {L}.
The towel went round each finger. They were dried one at a time. # more
There was a lot of room in the hand, for such a small one. # more
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: L lie-back calm; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; lamp; pillow; wool
“Where will {who} be now?” asked {L}. ¶ “At home, I should think,” said {grownup}, “or nearly.”
It would all be set to {who} there. It would be the right loud.
“And nobody is sitting in the chair,” said {L}.
There would be a road outside. There is one outside most houses.
“Then the hand comes down a bit,” said {L}.
{grownup} put out the big light. The other one was left, as low as it goes.
-> DONE

=== l4
# aside
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: street-lamp; moon; postbox
The road was empty. The lamps had it to themselves.
By the kerb was the place where they had stopped. Nobody was on it.
It goes a long way, a road. It goes round corners.
At the other end of it there was a kerb as well.
It was dark there, too. It was just as high as this one. # more
Nothing came, from the left or from the right.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; pillow; quilt; lamp
It was quiet in the house. It was too quiet, for a bit. # usual
{resting}
{keepsake}
{dream} # spare
{L} lay on the right side. The left hand was out on top.
It was a bit up, and a bit open.
A long way off, a hand lay on a quilt. It was a bit open, too. # usual
They did not have to do a thing.
They were set.
{L} looked both ways.
Then {L} went over.
Goodnight, {H}. Goodnight to {who}.
Goodnight.
-> DONE

=== next_night
The wool had been put away as a ball, and in the morning it was not in the drawer. It had come undone, and gone along the hall, once round the chair and twice round the lamp, and its end lay at the front door, on the mat.
“It only wants to post something,” said {A}. So they tied a knot in the end, to be going on with, and the knot had a good look at the road, on the left and on the right.
-> DONE

=== next_bedtime
One hand was out on top, a bit open. It was still set.
-> DONE
