# about: told-off(brother&!for&!both|sister&!for&!both|who got told off|who gets told off|who got in trouble|who gets in trouble|started it&brother|started it&sister|started it&twin|began it&brother|began it&sister|first&brother|first&sister|gets away&brother|gets away&sister|got away&brother|got away&sister|never her little|never his little|never her brother|never her sister|never his brother|never his sister|never the little|for what her&brother|for what her&sister|for what his&brother|for what his&sister|something her&brother|something her&sister|something his&brother|something his&sister|brother did|sister did|brother was the one|sister was the one|drew on&brother|drew on&sister|always the big|always the older|always the oldest|always the eldest|blamed&brother|blamed&sister|blame&brother|blame&sister|fault&brother|fault&sister|fair&brother|fair&sister|instead of&brother|instead of&sister); lie(got the blame&brother|got the blame&sister|gets the blame&brother|gets the blame&sister|blamed for her brother|blamed for her sister|blamed for her little|blamed for his brother|blamed for his sister|blamed for his little|blamed for what); jealousy(sister's side|brother's side|sisters side|brothers side|gets told off|get told off|got told off|in trouble); gentle-hands(hit her first|hit him first|bit him first|bit her first|kicked him first|kicked her first|pushed him first|pushed her first|hit them first|got in trouble&first|got told off&first|gets told off&first|gets in trouble&first|got the blame&first); quarrel(it was her sister|it was his sister|it was her brother|it was his brother|told her off&started|told him off&started|told off&started|trouble&started)
# also: told-off; angry; sad; quarrel; jealousy; frustrated; embarrassed; lie; person; broken-thing; mess; gentle-hands
# news: bad
# kind none: for what|for something|blame*|brother did|sister did|didn't do|did not do|wasn't her|wasn't him
# kind loud: shout*|scream*|yell*|hit|hitting|kick*|push*|started|first
# wants: child
# role other: sibling, playmate = the other one
# role grownup: parent = the grown-up with the peas
# ages: 3-10
# needs: hearing
# holds: crash(kind), dark(kind)

=== title
{~Not Only the Lid|The Quiet Part}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: L sit cross on stairs; heroes sit; friends stand
# things: stairs; coat on hook; hook; lamp
{~{H} sat on the bottom stair, beside the coats. {young:It was {L} who had been told off.|It is a good stair for anybody who has been told off, and today that was {L}.}|There had been a telling-off, {young:and {L} had got it all.|and all of it had gone to {L}, with nothing left over for anybody else.} Now {H} sat on the bottom stair.|“It was not only me,” said {L}. {H} sat on the bottom stair, {young:and the coats said nothing.|and the coats had their backs turned, as coats do.}}
It had begun with {other}. {young:But that part was quiet, and nobody came.|But that part was quiet, and nobody comes running for that.}
Then there was a loud part. {young:Then {grownup} came, and saw {L}.|For that {grownup} came at once, and there stood {L}.} So it was {L} who was told off.
It was over now, but both ears were still hot. # usual
“Nobody asked how it began,” said {L}. {young:“I want to be asked.”|“I should like to be asked. It would not take long.”}
-> DONE

=== s2
# shot: above
# place: kitchen; dusk; clear
# action: grownup point cross at lid; L stand surprised; heroes stand; friends stand
# things: lid; cupboard; pan on cupboard; bowl on cupboard; bean
Then something went crash in the kitchen.
{joining}
{musing} # personal
It was the big lid. It lay on the floor, {young:and went round, and sang: wom, wom, wom.|and went round and round on its edge, telling everybody about it, wom, wom, wom.}
“That lid!” said {grownup}. {young:“It is always that lid.”|“It is always the same one.”}
{hinderer_person:“I heard it right up there,” said {hinderer}, and did the noise for everybody, as loud as it had been.} # beat
{hinderer_animal:{hinderer} stood in the door and barked at the lid, or would have, but the lid had finished.} # beat
{hinderer_carried:{hinderer} was put down in the middle of the lid, and so the lid could not say one thing more.} # beat
{L} looked at the lid. Nobody had asked it how it began, either. # usual
So {L} looked in the cupboard. At the back was the blue bowl, {young:and it leaned on the pans.|which had leaned on the pans all day, a little more and a little more.}
You can’t hear a lean. {young:Then came the crash.|That was the quiet part. After that came the lid.}
“So it was not only you,” said {L}, and wiped it.
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A point cross at bowl; grownup hold bean; heroes peek; friends peek
# things: bowl; cupboard; lid; themed
The bowl was round, and blue, and had little flowers on. {young:It looked very good.|It looked like a bowl that has been asleep since Sunday.}
“I know about you,” said {A}, and put a finger on it. {young:“You leaned.”|“You leaned on the small pan, and the small pan leaned on the lid.”}
The bowl had nothing to say. {young:It never made a noise, not even a small one.|It had never said a loud word in its life, and that was how it was done.}
{A} did not tell it off. {young:{A} only turned it round, the right way.|It is no fun to be told off, and {A} knew that better than anybody in the kitchen. It was only put in the right way round.}
{themed_a} had been on the shelf all day, and had seen it, and not said. # personal
After that nothing leaned on anything in there. # more
-> DONE

=== l1
# aside
# shot: behind
# place: street; dusk; clear
# action: dog shout cross; A point curious at cat; heroes stand; friends stand
# things: gate; wall; window
Next door a dog barked, and barked. “That dog!” called somebody, {young:and banged a window.|and a window was banged, so that the whole street should know which dog was meant.}
{A} went to the gate to see. {young:“What was the quiet part?” said {A}.|“There will have been a quiet part,” said {A}. “You have only to look for it.”}
And there on the wall sat a cat. {young:It did nothing. It looked at the dog.|It was not doing one single thing. It sat one paw higher than a dog can jump, and looked at the dog with one eye.}
That was all, and it did it very well. {young:It had done it since lunch.|By the look of the dog it had been at it since lunch.}
“I can see you,” said {A}. ¶ The cat looked at a leaf, as if it had only come about the leaf. {young:The dog sat down.|The dog sat down, with a sigh, like somebody who has been asked at last.} # spare
-> DONE

=== s3
# shot: two
# place: hallway; dusk; clear
# action: L point curious at curtain; grownup stand surprised; heroes stand; friends stand
# things: door; curtain; window; coat on hook; hook
Bang! That was the back door, {young:and all the coats jumped.|and the coats all took a breath.}
“That door!” said {grownup}. ¶ “Wait,” said {L}. {young:“First there was a quiet part.”|“First there will have been a quiet part.”}
And {L} put up one wet finger, and went to look. {young:It was cold by the shoes.|It was cool along the shoes, and cool along the stairs.} # usual
{helper_person:“It comes from over here,” said {helper}, with a wet finger as well, and went along the other wall.} # beat
{helper_animal:{helper} lay down where it was coolest, with the whole of one side, and showed them the place.} # beat
{helper_carried:{helper} was held up in front, and got a cold nose right by the curtain.} # beat
The window was open, about as wide as a hand.
{young:The wind came in there. It came in on its toes.|The wind had come in by it without a word, and the door got the blame.} # usual
“And who opened that?” asked {grownup}. ¶ Nobody said a thing. Then {grownup} looked up at the ceiling. “Oh,” said {grownup}. “That was me. It was because of the fish.”
-> DONE

=== m2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A knock happy door; grownup sit; heroes stand; friends stand
# things: door; window; curtain; sofa
{grownup} shut the window, and begged the door’s pardon, {young:because {A} said so.|because {A} thought that somebody should.}
“Have you got a loud part?” {A} asked it. The door was shown how, {young:and went bang once more.|and was let go bang once more, when everybody was ready, so that it should not hold it in.}
“And now the quiet part,” said {A}. {young:They pushed it to, so that it only went “fff”.|They pushed it to with one finger, and it said “fff”, and then not even that.}
{pausing} # company
It was the same door, and it could do both. {young:So could {A}.|{A} thought that this was often so with people, too.} # spare
The fish was told nothing about it. It had had enough trouble. # more
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: grownup pour kettle; A listen curious; heroes sit-on-chair; friends sit
# things: table; kettle; mug on table; clock
The kettle went off next, {young:and sang so loud that they all looked.|and screamed so that you could have heard it at the shops.}
“I know what that was,” said {grownup}. “I put it on, and went off, {young:and left it all alone.”|and did not come when it only muttered.”}
“It said so first?” asked {A}. ¶ “It did,” said {grownup}. “It began with a tick. {young:Then it hummed.”|Then it hummed. I was in the next room.”}
They filled it again, and sat down in front of it to hear. {young:Tick, it went.|It began very low, with a tick, like somebody who is not sure of being in the right place.}
“Yes?” said {grownup} to it, at once. # more
You would never have known that there was a scream in it. # more
-> DONE

=== s4
# shot: two
# place: hallway; dusk; clear
# action: grownup sit on stairs; L sit on stairs; heroes sit; friends sit
# things: stairs; coat on hook; hook; lamp
Then {grownup} came and sat down on the bottom stair. {young:It was just big enough.|Some of the coats had to move.}
“And today?” asked {grownup}. “What was the quiet part?”
So {L} told it, from where it really began. First came what {other} did, {young:and then came the loud part.|and nothing was put in. Then came the loud part, last, because that is where it was.} {grownup} did not say “but”. # usual
{
- is_none:
“And that was not me at all,” said {L}. ¶ “Then I told off the wrong one,” said {grownup}. “I take it back, and I am sorry.”
- is_loud:
“The loud part was me,” said {L}. “But it was the second part.” ¶ “So it was,” said {grownup}. “And I only came for that one. I am sorry.”
- else:
“So it was not all mine,” said {L}. ¶ “No,” said {grownup}. “But I only came for the loud part. I am sorry.”
}
It was a good sorry, {young:and both ears went cool.|and it went in at both ears, which needed cooling.} # usual
“Will you tell {other} off?” asked {L}. “Loud?” ¶ “I shall have a word with {other},” said {grownup}. “A quiet one. It is about a quiet part.” # usual
-> DONE

=== m4
# aside
# shot: above
# place: kitchen; night; clear
# action: L hold lid; grownup stir spoon; heroes sit-on-chair; friends sit
# things: table; pan on table; 4 plate on table; lamp
There were peas after all that. The lid sat on the pan, and hardly rattled.
“It is a good lid,” said {grownup}. ¶ “It always was,” said {L}.
A pea went over the edge of a plate, and no one heard it go. But {L} saw it, and {grownup} saw it.
Nobody was told off. It was only one pea. # spare
The lid was put away by {L}, flat, with nothing on it. # spare
-> DONE

=== l3
# aside
# shot: close
# place: bathroom; night; clear
# action: L wash calm; grownup hold towel; heroes wash; friends sit
# things: sink; tap; soap; towel
Plip, said the tap. It had not been turned right off.
“What was the quiet part?” said {L}. ¶ “I know that one,” said {grownup}. “That was you.”
It was true. {L} turned it off. It was only a small turn. # spare
The ears were washed, too. They were quite the right colour now. # spare
The towel was soft. It never says a word, and is always there.
{L} put a whole face in it. # more
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: L lie-back calm; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; pillow; lamp; quilt
“Will you ask, the next time?” said {L}. ¶ “I will try to,” said {grownup}. “It is not easy, with a crash going on.”
“You can do it after,” said {L}. “When it has gone round, and stopped.”
“Wom, wom, wom,” said {grownup}, very low. # spare
{L} laughed a bit. It was the first one since tea. # spare
The big light went out with a click. That was the loud part of it.
Then came the dark. It came in on its toes. # more
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: lid on table; table; bowl on shelf; shelf; moon; window
In the kitchen the lid lay flat on its back. It was not on anyone.
The bowl sat up straight. It had flowers on, and did not lean. # spare
The window was shut, and the door was still. # spare
One pea was under the table. It would say nothing about it. # more
The moon came in. You never hear it come.
It shone on the lid, all the way round, once. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; lamp
The whole house was still. # usual
{resting}
{keepsake}
{dream} # spare
Creak! That was the stair.
“That was the loud part,” said {L}, into the pillow. “What was the quiet part?”
It was a sock, with a foot in it. It was {grownup}. # usual
“I was down there with the plates,” said {grownup}, “and I thought of you.”
So that was how it had begun. You could not hear it at all.
It came in, and stood by the bed. # usual
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
At breakfast a spoon fell off the table, all by itself. Everybody looked at it, and nobody said “that spoon”.
“What was the quiet part?” asked {A}, and looked along the cloth. At the far end the butter was going down very slowly on one side. It had been at it since the sun came in, and had thought that nobody would ever ask.
-> DONE

=== next_bedtime
The lid lay flat. If there was anything, somebody would ask.
-> DONE
