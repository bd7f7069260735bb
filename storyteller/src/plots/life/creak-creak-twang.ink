# about: broken-thing(swing&!swings&!dad&!daddy&!mum&!nan&!grand&!brother&!sister&!storm&!wind&!branch fell&!tree fell&!arm&!tooth&!swing ball&!swingball|hammock&!dad&!mum&!nan&!grand); embarrassed(swing|hammock); hurt(swing&pride)
# also: embarrassed; hurt; sad; funny; play; bravery; outing; happy; angry
# news: bad
# kind hammock: hammock*
# wants: child
# role grownup: parent = the grown-up with the plasters
# names: Mr Dunnet | Mr Quennell | Mr Roper
# ages: 3-9
# holds: cat(kind), dark(kind)

=== title
{~Creak, Creak, Twang|Up Here}
-> DONE

=== s1
# shot: wide
# place: garden; day; clear
# action: L sit surprised; heroes stand surprised; grownup run; friends look-up
# things: swing; tree; hedge; bush
{~Creak, creak, went the {is_hammock:hammock|swing}. Then it went twang, {young:and {H} had never heard that before.|which {H} had never heard it say before.}|Creak, creak, twang. {young:That was a surprise for {H}.|Nobody in the garden could have been more surprised than {H}.}|{H} knew how the {is_hammock:hammock|swing} went. It went creak, creak. {young:And then it went twang!|But today there was something behind that, and it was a twang.}}
One moment {L} was up in the air. {young:Then {L} was in the grass.|The next moment {L} was down in the grass, still sitting, with both feet out in front.}
{grownup} came running. “Does it hurt?” ¶ {L} felt the knees, and the elbows, and the bit for sitting on. “No,” said {L}.
“Then it’s only your pride,” said {grownup}. ¶ “Where is that?” asked {L}. ¶ “It is what you sit up straight with.” {young:{L} tried. It did hurt.|{L} tried it, and yes, there was something.} # usual
“Did anybody see?” said {L}, who wanted it {young:to be nobody.|to be nobody at all, if possible.}
-> DONE

=== s2
# shot: two
# place: garden; day; clear
# action: dunnet peek worried behind hedge; heroes stand sad; grownup stand; cat sit calm on wall; friends stand
# things: hedge; wall; ladder; ball beside hedge; themed
# people: dunnet=man(old, hat)
But somebody had. “Are you all right?” called old Mr Dunnet, over the hedge. {young:He stood on his ladder.|He had come up on his ladder to ask, and that was one.}
{joining}
{musing} # personal
“We heard a twang,” said the big girl from two doors down, {young:and that was two.|with her ball under one arm, and that made two.} On the wall sat a cat. {young:It had seen it all.|It had been there the whole time, and had seen it from above.} # usual
{hinderer_person:“Was that you?” called {hinderer}, so that it could be heard at the post office. “Did you go bump?”} # beat
{hinderer_animal:{hinderer} came and looked at the {is_hammock:hammock|seat}, and at {L}, and at the place in between, and sat down there.} # beat
{hinderer_carried:{hinderer} had seen it too, from quite near, and was turned round to look at something else.} # beat
{themed_a} lay where it had been, and did not say what it had seen. # personal
They were all very kind. {young:That made it worse.|That did not help, since each of them needed to be told that it was nothing.}
“It was nothing,” said {L}, and went {young:red.|red, from the collar up.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: garden; day; clear
# action: grownup kneel holding plaster; heroes sit; friends peek
# things: plaster in grownup.hand; first-aid-box; bush
The plasters were there already, and so they looked for the place. {young:It was not on the knee.|There was not so much as a scratch on the knee, or behind it.}
“Can you move it?” asked {grownup}. {young:¶ {L} lifted up the chin.|¶ {L} put up the chin, about as far as you have it for a photograph, and took it down again.} “A bit,” said {L}.
“Then it’s not broken,” said {grownup}. “It’s only bent.” {young:So where does the plaster go?|There are {~round|long} plasters and square ones, and on the box there was not one word about pride.}
In the end they put it on the {is_hammock:hammock|swing}, {young:where the hole was.|right over the end where it had come apart, as that had really been hurt.}
“There,” said {grownup}, {young:“that will feel better.”|“and no baths until Thursday.”} # spare
“It is very brave,” said {L}, {young:and gave it a pat.|who thought that somebody should say so.} # more
-> DONE

=== l1
# aside
# shot: above
# place: garden; day; clear
# action: heroes kneel curious; grownup kneel; friends peek
# things: swing; tree; stone; leaf
They had a proper look at it. {young:One end was like hair.|Where it had given way it was all hairs, like a mouse that has been out in the rain.}
“It has said so for years,” said {grownup}. {young:“Creak, creak.”|“Creak, creak. That is what it was trying to tell us.”}
“What does it mean?” asked {L}. {young:¶ “Twang,” said {grownup}.|¶ “It means twang,” said {grownup}, “but not yet.”}
It lay on its face in the {~daisies|clover}. {young:It did not look up.|It had never dropped anybody before, and it did not care to look up.}
So they turned it on its back, {young:where it could see the sky.|which it knew better, and from nearer by.} # spare
An ant walked along it, from one end to the other, {young:and did not fall off.|and came to the place where there was no more, and was not told why.} # more
-> DONE

=== s3
# shot: close
# place: garden; day; clear
# action: grownup sit laughing; heroes sit curious; dunnet peek; friends sit
# things: hedge; bench; cup
{grownup} sat down in the grass as well. “I had a twang once,” said {grownup}. “It was a chair, at a wedding.”
“What did it say?” asked {L}. ¶ {young:“Creak, creak, twang.”|“Creak,” said {grownup}. “Creak. There was a speech on, so that everybody heard it. And twang.”}
“Did anybody see?” ¶ “Eighty people,” said {grownup}, {young:“and a bride.”|“and a bride. Some of them stood up to see better.”} # usual
{helper_person:“Mine was a deckchair,” said {helper}. “I went in at one end, and it took two men to get me out at the other.”} # beat
{helper_animal:{helper} had once jumped up on a sofa that was not there any more, and had walked off as if that had been the plan.} # beat
{helper_carried:{helper} had come down off every shelf in the house, mostly on one ear, and it had never been mentioned.} # beat
“I stepped into a boat,” said Mr Dunnet, from his ladder, “and the boat stepped out. {young:I had my best hat on.”|There was a band playing, and I had on a white suit.”} # usual
{L} looked from one to the other. {young:They all sat up straight.|They were all sitting up quite straight.} # usual
“A chair is not very high,” said {L}. ¶ “No,” said {grownup}. “It was a low chair.” ¶ “I was up here,” said {L}, {young:and held up a hand.|and showed it, with one hand.}
-> DONE

=== m2
# shot: two
# place: street; day; clear
# action: heroes reach-up happy; postwoman point happy up; grownup stand; friends stand
# things: bag; gate; hedge
# people: postwoman
Then the postwoman came. “I could hear it from the corner,” she said. {young:“What a twang!”|“I said to myself, that was a good one, and it wasn’t low down.”}
“I was up here,” said {L}, {young:with the hand a bit higher.|and the hand had gone up a little, as you remember these things better with time.}
She put down her bag. She herself had gone {~through a flowerpot|over a gate}, with all the letters for number nine. {young:“Creak, creak,” she said.|“It said creak, creak,” she said, “and I thought, well, that’s only the gate.”}
“Did anybody see?” ¶ “Number nine did,” said the postwoman. {young:“All of them.”|“They were waiting for their letters.”}
{pausing} # company
And they both looked at the {is_hammock:hammock|swing}, {young:side by side.|like two people who have been to the same school.} # more
“Did you sit?” asked {L}. ¶ “No,” said the postwoman, {young:“I lay down.”|“I lay down, mostly. Yours is the better one.”} # more
-> DONE

=== l2
# aside
# shot: behind
# place: garden; afternoon; clear
# action: cat fall surprised; heroes look-up surprised; grownup look-up; friends look-up
# things: wall; bush; leaf
Just then the cat turned round on the wall, to get at its other side. {young:And it slipped!|It had done that a thousand times, and so it did not look, and it slipped.}
There was no creak. {young:There was no twang.|There was no twang, either, for a cat keeps all that to itself.} There was a bush, and the bush shook.
The cat came out at the bottom. It sat down, and it washed {~a paw|an ear}. {young:It washed it very well.|It washed it as if it had come down on purpose for that, and by the quickest way.}
“Did anybody see?” said the back of its neck. {young:They all looked at the sky.|So all of them looked at the sky, at their shoes, and at the hedge.}
“It was nothing,” {L} told it softly. {young:“I was up here, too.”|“But it was from up there, you know. I should say so, if I were you.”}
-> DONE

=== s4
# shot: two
# place: garden; dusk; clear
# action: L reach-up proud; heroes clap; girl clap happy; dunnet clap; grownup clap; friends look-up
# things: hedge; swing; tree
# people: girl(red hair)
So {L} stood up in the grass, {young:and told it.|and told it to all of them, from the beginning.} “It went creak, creak,” said {L}. “I was up here. I could see the {~bus stop|church}.”
The hand was so high by now that it took a tiptoe. {young:“And then, twang!”|They all looked up at it, and you could have heard a leaf.} # usual
“Twang,” said {L}. Mr Dunnet held on to his hat.
“I saw it,” said the big girl from two doors down. “You never stopped sitting. {young:You sat all the way down.”|You sat there in the air, with nothing under you, and you sat all the way down.”}
Nobody had thought of it like that. {L} had sat in the air, {young:all alone.|and had done it very well.}
They clapped. {L} tried how it was to stand up straight. {young:It did not hurt at all.|There was nothing there now, not even when you pressed.}
“Would you do the twang again?” asked Mr Dunnet. # usual
-> DONE

=== m4
# aside
# shot: close
# place: bathroom; night; clear
# action: L sit happy in bath; heroes sit; grownup hold trousers; friends sit
# things: bath; towel; tap; trousers in grownup.hand
The trousers knew it, too. They had two green rounds on, side by side.
“Will it come out?” asked {L}. ¶ “I should leave it in,” said {grownup}. “Not everybody has those.” # spare
They were hung up by the bath, with the back to the front.
{L} sat in the water, with both feet out. It held. # spare
The duck was on the edge, and then it was not. “Nobody saw,” {L} told it. # more
It sat up quite straight on the water. # more
-> DONE

=== l3
# aside
# shot: behind
# place: kitchen; night; clear
# action: L sit-on-chair happy; heroes sit-on-chair; grownup sit-on-chair; friends sit
# things: table; chair; bowl on table; lamp
Before bed there was toast. {L} gave each chair a push first, from above.
Creak, said the first. They looked at it. It did not say more. # spare
“That one means not yet,” said {grownup}, and sat down on it with care. # spare
The stool has three legs. It has never said a word. # more
They all sat straight. Each kept one foot on the floor.
Nobody went down. It was quite a quiet supper. # more
“Eighty people,” said {L}, after a while. # more
There was jam on the toast. It stayed where it was put. # more
-> DONE

=== m3
# aside
# shot: wide
# place: bedroom; night; stars
# action: grownup sit; L lie-back happy; heroes lie-back; friends sit
# things: bed; lamp; chair; curtain
“Tell me about the bride,” said {L}.
“She had a long white veil,” said {grownup}. “She gave me a hand up.” # spare
“Did it hurt?” ¶ “It was only the pride,” said {grownup}. “It was better by the cake.”
That was a good while ago. It was nice to tell. # spare
“When mine is that old,” said {L}, “I shall be up there.” It was the lamp. # more
Then the hand came down.
-> DONE

=== l4
# aside
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: tree; hedge; moon; ladder
It was dark in the garden. What was left hung from above, and moved.
There was no one on it. It was only the air. # spare
The ladder stood by the hedge. It had been a good seat. # spare
Some of the grass lay flat. It got up, one blade at a time. # more
On the wall there was a cat. It sat in the middle. # more
A leaf came down. It took its time, and it sat all the way.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; lamp; quilt
{L} gave the bed a push with one hand. It seemed a good one. # usual
{resting}
{keepsake}
{dream} # spare
{L} lay down. Creak, said the bed. Creak.
They both kept quite still, and listened. # usual
“Well?” said {grownup}.
“It means not yet,” said {L}.
There was no twang. It held.
It would hold all night.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
By the hedge, the next day, somebody had put up a notice, on the back of a seed packet. “Here,” it said, in Mr Dunnet’s best writing, “was heard, at ten past three, a twang.” He had put a flowerpot on each side of it.
People came by, and read it, and looked up into the tree. “Where was it?” they asked. {A} showed them, with one hand. “Up here,” said {A}.
-> DONE

=== next_bedtime
Up in the tree it said creak, just once. It meant goodnight, or something like it.
-> DONE
