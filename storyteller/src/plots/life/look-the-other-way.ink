# about: potty; fear-other(potty&!loud&!dry&!drier&!flush&!school&!noise|toilet&!loud&!dry&!drier&!flush&!school&!noise|loo&!loud&!dry&!drier&!flush&!school&!noise)
# also: proud; shy; embarrassed; frustrated; nervous; fear-other(flush|noise|seat)
# news: bad
# wants: child
# role grownup: parent = the grown-up with the towel
# ages: 2-4
# holds: potty(kind), puddle(kind), dark(kind)

=== title
{~Look the Other Way|What the Duck Did Not See}
-> DONE

=== s1
# shot: wide
# place: bathroom; afternoon; clear
# action: heroes sit curious on potty; grownup stand happy; friends crouch curious
# things: potty; mat under potty; bath; rubber-duck on bath
{~On the bathroom mat stood a potty, {~blue|green}, and new, and {H} had been to look at it {young:six times.|six times since breakfast.}|“Is it a hat?” said the rubber duck. {young:“No,” said {H}. “A potty.”|{H} told it no. This was a potty, and had come that morning.}|The new thing on the mat had a seat, and a back, and nothing in it. {young:{H} looked in, to see.|{H} had looked in twice, to be sure.} It was a potty.}
{L} was going to do a wee in it. {young:Not in a nappy any more, but right in there.|All that was arranged.}
“When?” said the duck, on the edge of the bath. ¶ “Now,” said {L}, and sat down.
As a seat it was good, and held on to you, all the way round. # usual
The duck moved up to the very edge, so as not to miss anything.
-> DONE

=== s2
# shot: two
# place: bathroom; afternoon; clear
# action: grownup sit happy; heroes sit cross on potty; friends sit curious at heroes
# things: potty; 2 toothbrushes; rubber-duck on bath; bath
News like that gets about. {young:Soon the whole house had come to see how it was done.|Before long the whole house had heard, and wanted to be in front.}
{joining}
Two toothbrushes put their heads together. {grownup} sat down on the floor, and smiled. {young:They all looked at {L}, and went on looking.|They all looked at {L}, as people look at a kettle.}
“Any minute now,” said the duck. # usual
{hinderer_person:“I can see!” said {hinderer}, from very close by. “No, I cannot. Now I can.”} # beat
{hinderer_animal:{hinderer} put a nose over the rim, to find out, and had to be asked to breathe somewhere else.} # beat
{hinderer_carried:{hinderer} was set down in the very front, right up against the potty, and stared.} # beat
{L} got up, and had a look. “Nothing,” said {L}.
{young:“Nothing!” said the duck to the tap.|“Nothing,” the duck told the tap, and the tap told the plug.} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: bathroom; afternoon; clear
# action: grownup read happy book; heroes sit calm on potty; friends dance happy
# things: potty; tractor on book; 4 drops
So they helped. The tap showed how it is done. {young:Psss, it went. “See?”|“Perfectly easy,” said the tap, and did some. “I do it all day.”}
They sang the one about the rain. They read the book about the {~tractor|bus} from the front to the end, {young:and then the back, where it says how much it is.|and after that the back, where there is nothing but the price.}
{pausing} # company
“Now?” said the duck. Not once had it blinked. # more
{L} looked. “Nothing,” said {L}. {young:The book came out with a ring on it.|There was by now a ring, but it was round {L}.}
-> DONE

=== l1
# aside
# shot: close
# place: bathroom; afternoon; clear
# action: heroes peek curious; friends sit curious
# things: potty; rubber-duck on potty; boot; teddy; brick
Perhaps it was the potty. {young:So the others had a turn.|You ought to try a thing on somebody else.}
The duck went first, and sat there like a {~queen|judge}, and everybody waited. “Nothing,” said {L}, and shook it.
A boot sat on it, and a bear, and a brick. {young:Nothing, nothing, and once more nothing, said {L}.|The brick took it very seriously, but it was nothing again.}
Best of all was the ball. {young:In it went, plop, and did not come out.|It fitted so well that it would not come out, and the potty had to be banged on the bottom, like a tin with a cake in it.} # spare
“Nothing,” said {L}. “It is not my fault. It does it to all of us.”
The flannel had a turn, but then it was only damp from before. # more
-> DONE

=== m2
# aside
# shot: two
# place: garden; afternoon; clear
# action: cat dig calm; heroes point curious at cat; grownup clap happy
# things: flower; 3 daisies; gate
“Where do you do yours?” {L} asked {grownup}.
“In there,” said {grownup}. {young:“And I shut the door, and then you all come in.”|“And I shut the door, as a rule, and then you all come in.”}
{L} knew about the door. You had to bang on it. # spare
“Where does the cat next door?” ¶ “In the flower bed. {young:It puts earth on top. It never says a word.”|Then it covers it up and walks off, and has never once mentioned it.”}
{young:{L} had a think about that.|{L} thought that over, with chin on knees.} But the duck said, “Now?” and all of it went out of {As} head. # more
“And the moon?” asked {L}. ¶ Nobody had ever seen it go. # more
-> DONE

=== l2
# aside
# shot: above
# place: bathroom; afternoon; clear
# action: heroes sit surprised on toilet; grownup hold calm heroes; friends stand calm
# things: toilet; sock on heroes; rubber-duck
They tried the big loo, too. {young:Up, up, up went {L}, and was held on tight.|It is a long way up, and {L} was held on to by the middle.}
It was like sitting on a {~well|bridge}, with a pond down there. {young:Two feet hung in the air, and one had a sock on.|Far below a pair of feet hung in the air, with one sock.}
“Hello,” said {L} to the pond. {young:“Lo,” it said, from a long way off.|“Lo,” said the pond, who does not waste words.}
Then they pushed the handle, to hear what it says, which is a great deal, and all of it at once. # spare
“That one is for when I am {young:big|seven},” said {L}. “It has too much in it already.”
“It is for giants,” said {L}, and looked at the big ones with respect. # more
-> DONE

=== s3
# shot: object
# place: living-room; afternoon; clear
# action: heroes kneel surprised before blocks; grownup kneel calm holding cloth; friends sit calm
# things: blocks; puddle before blocks; armchair
{L} went off to see to the bricks. They were behind the big chair. {young:It was quiet there.|Nothing was there but the back of the chair.}
One brick went up, and then one more. And then the wee came. {young:It was warm, and ran down, and ran under the chair.|All by itself it came, quite warm, down both sides, and went away under the chair.}
“Oh,” said {L}.
{grownup} came with a cloth, and said, “There it is. That is a good one. {young:It only went to the wrong place.”|It only got off a stop too soon.”}
They wiped the floor, and they wiped {L}. Then {L} looked at the chair. {young:The chair was kind. It looked out of the window.|It was a polite sort of chair, and stood with its face to the window.} # usual
“The chair didn’t look,” said {L}.
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; afternoon; clear
# action: heroes point cross at rubber-duck; friends stand surprised
# things: rubber-duck on bath; bath; 2 taps; potty
{L} went all round the bathroom, to see who looked.
The duck had two eyes, one on each side, {young:so it never stopped|so there was no getting behind it}. The taps had a red one and a blue one. {young:Even the plug had one.|The plug had only one, in the middle, but it made the most of it.}
On the bubble bath was a {~whale|seal} with a smile, the worst of all. # spare
Even the {~soap|sponge} had holes in it, and you cannot tell with holes. # more
“That is ten,” said {L}, {young:who could say ten|who did not go in for small numbers}. “It is too many eyes for one wee.”
-> DONE

=== s4
# shot: close
# place: bathroom; dusk; clear
# action: heroes sit proud on potty; grownup stand happy at door; friends stand calm at door
# things: potty; rubber-duck on bath; bath; flannel on tap; tap; door
“Look the other way,” {L} told them all, and sat down.
{helper_person:“I am looking at a towel,” said {helper}, quite loudly, so that {L} would know.} # beat
{helper_animal:{helper} put a whole face into a boot, and stayed there, to be on the safe side.} # beat
{helper_carried:{helper} was turned to the wall, next to the duck, and the duck did the same as {helper}.} # beat
The duck had to look at the wall. “I was only…” it said. “The other way,” said {L}. {young:The brushes had to turn round. The tap got a flannel on its nose.|The toothbrushes had to turn round, too, and the tap got a flannel over its head.}
{themed_a} was put under a towel, to be on the safe side. # personal
{grownup} looked at the door, and so did everybody. {young:One eye came back. “You, too,” said {L}.|But there was a bit of an eye at the corner. “And you,” said {L}.} # usual
In the mirror sat one more, with no trousers on. They told each other, and they both turned round. # usual
Now there were only {L} and the potty. {L} thought about bricks.
Psss.
“What was that?” said the duck, to the wall.
“That,” said {L}, “was me.”
-> DONE

=== m3
# shot: wide
# place: bathroom; night; stars
# action: heroes wave happy; grownup wave happy; friends wave happy
# things: toilet; potty
Now everybody could look in. They came one at a time.
“Ah,” they said. All of it was there, yellow, about an egg cup full.
“Did you make that?” asked the tap. ¶ “I did,” said {L}. “It was in here.” # spare
Then off it went, down the big loo, to the sea. They waved. Hands were washed, front and back.
The potty was put on the mat, with nothing in it, and looked {~well|pleased} on it. # more
-> DONE

=== l3
# shot: two
# place: bathroom; night; stars
# action: heroes sit happy in bath; grownup sit calm
# things: bath; rubber-duck in bath; 4 bubbles over bath
The bath was warm, and went up to the middle.
“May I look now?” asked a small voice. The duck still had its face to the wall. It had not been told.
“You may,” said {L}.
“Thank you,” said the duck. “I know that wall quite well now.” It had found a {~crack|spot} it liked. # spare
Once round it swam, and looked at a knee, and was glad of it. # more
A boat came in, and said nothing about it. Boats do not. # more
“What did it sound like?” asked the soap, which had been in its dish the whole time. # more
-> DONE

=== l4
# shot: above
# place: bathroom; night; stars
# action: mouse sleep sleepy; heroes sit sleepy
# things: potty; flannel; rubber-duck on bath; bath
It was dark in the bathroom. The tap had been let out of its flannel.
The trousers hung on the rail. They had been on, and they were dry. They swung a bit. # spare
Two toothbrushes stood in a mug. They were back to back. They had got to like it. # more
The big chair looked out at the night. It did not turn round. # more
Plip, said the tap, quite low. It was not showing off. # more
The mat was warm. It felt as if a cat had been on it. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: teddy; ball
The bed was dry, and it was warm. # usual
{resting}
{dream} # spare
In the window stood the moon. It had a face. It looked right in.
“Look the other way,” said {L}.
The moon had a think. It found a cloud. It went in behind it. # usual
Now it was dark. The bear turned to the wall. The {~ball|boots} did the same. # usual
{L} turned, and looked the other way, too.
And then sleep came. It came by itself. No one was looking.
Goodnight, duck. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The duck was on the edge of the bath, with its face to the wall, and nobody had told it to.
“You can look now,” said {A}. “I am only doing teeth.”
“Come and see,” said the duck. So {A} looked where it was looking. It was a bit of wall, with a crack no longer than a leaf. Out of it came a spider, as small as a comma, and saw them, and turned round.
“It is shy, too,” said the duck.
-> DONE

=== next_bedtime
The duck looked at the tap. In the wall somebody very small had all the quiet it wanted.
-> DONE
