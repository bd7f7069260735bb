# about: kindness(seat|biscuit&man|biscuit&lady|old lady&gave|old man&gave|homeless|pavement|sidewalk|busker|accordion|playing the|stranger|didn't know|did not know|doesn't know|never met|hardly knows|pocket money&gave|coin&gave|own money&gave|lady&gave|man&gave|beggar|begging|charity&gave); sharing(stranger|biscuit&man|pavement|man&gave|lady&gave|homeless|didn't know|did not know)
# also: proud; happy; sharing; kindness; journey; food; person; outing; creature; thing; sad
# kind money: pocket money|coin|coins|money|pound|pounds|dollar|dollars|euro|euros|allowance|tooth fairy money
# kind seat: seat
# kind food: biscuit*|cookie*|sweet|sweets|sandwich*|apple|bun|crisps|chocolate|banana|snack|lollipop|doughnut|donut|cake|candy
# role gift: food, thing, answer(balloon|flower|sticker|glove|mitten|umbrella|teddy|car|ball|drawing|hat|scarf) = something
# role grownup: parent = the grown-up with the potatoes
# wants: child
# ages: 3-9
# holds: strangers(kind), dark(kind)

=== title
{~Somebody Has It|Goodnight, Whoever You Are}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: heroes stand proud; grownup hold potato; friends stand
# things: table; bowl on table; lamp; chair; window
{~{H} came home with less than before, {young:and stood up very straight.|and stood up very straight because of it.}|“Have you still got everything?” asked {grownup}. {young:{H} had not. But that was all right.|{H} had not, and did not look as if anything was lost.}|Something was missing when {H} came home. {young:And {H} did not look for it.|It was missing, and it was not lost.}}
{
- is_money:
There had been money today, and it was {L}’s own. {young:Now somebody else had it.|Now somebody else had it, because {L} had given it away.}
- is_seat:
There had been a seat today, and it was {L}’s. {young:Then somebody else sat in it.|Then somebody else sat in it, because {L} had got up.}
- is_food:
There had been something good to eat today, and it was {L}’s own. {young:Now somebody else had had it.|Now somebody else had had it, because {L} had given it away.}
- else:
Today {L} had given something away, {gift_known:and it was {gift}.|and it was {L}’s own.} {young:Now somebody else had it.|Now somebody else had it, and that was how {L} had wanted it.}
}
It was nobody that {they} knew, {young:not even by name.|or only so little that there was no name to it.} {young:So they said Somebody.|So in this house it had to be called Somebody.}
Nobody had told {L} to. {young:It had gone so fast that {L} was surprised.|It had been decided very fast, somewhere between the chin and the knees.} # usual
-> DONE

=== s2
# shot: close
# place: kitchen; dusk; clear
# action: L point proud; grownup listen; heroes sit; friends sit
# things: table; bowl on table; potato in bowl; lamp
{joining}
{musing} # personal
“I have got a warm place,” said {L}, {young:and put a hand on it, under the jumper.|and showed where, under the jumper, between the second rib and the third.}
{grownup} put down the potato and felt. {young:It was quite small, and it was really warm.|It was about as big as {is_money:a coin|{is_food:a biscuit|an egg cup}}, and there was no doubt about it.} # usual
“Since when?” asked {grownup}. ¶ “Since I gave it,” said {L}. {young:“It was not there before.”|“It came in when the other went out.”}
{hinderer_person:“Shall I tell everybody?” asked {hinderer}, and already had the telephone, and had to be sat down again.} # beat
{hinderer_animal:{hinderer} sniffed at the place, in case it was food, and had to be moved along.} # beat
{hinderer_carried:{hinderer} was held against the place, and got so warm there that it was hard to think.} # beat
{L} walked about with it, {young:quite slowly, so as not to spill any.|quite slowly, as you do with a bowl that is too full.} # more
“We won’t say it loud,” said {L}. {young:“It might go out.”|“If you say it loud it gets a draught.”}
-> DONE

=== m1
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A hold curious potato; grownup hold potato; heroes sit; friends sit
# things: table; bowl on table; 3 potato on table
{A} helped with the potatoes, {young:and took a fat one in both hands.|and picked out one that looked as if it could listen.}
“I gave something to Somebody,” said {A} to it, {young:very low.|so low that it would not get any farther.}
“I don’t know who it was,” said {A}, {young:“but I know that it was the right one.”|“but I should know the back anywhere, and the way it said thank you, or nearly did.”} # spare
The potato did not say a word. {young:You can tell a potato a thing.|It is a good point in a potato that you can tell it something, and there it stays.}
“Was that good?” asked {A}, {young:and held it up to one ear.|and held it up to one ear, and then to the other, as it had two sides.}
“What does it say?” asked {grownup}. {young:¶ “It is thinking,” said {A}. “It is quite proud.”|¶ “It doesn’t like to say,” said {A}. “It is too proud. It has all gone round with it.”}
That one was not cooked. {young:They put it on the shelf, where it could see.|They put it up on the shelf, next to the clock, to know about it.} # more
-> DONE

=== l1
# aside
# shot: above
# place: living-room; dusk; clear
# action: A draw curious; heroes sit; grownup stand; friends sit
# things: paper; crayon; rug; lamp
Then {A} drew Somebody. {young:First came a round face, and it was quite empty.|First came a head, and then the crayon had to stop, for who could say what went on it?}
“What was there?” asked {grownup}. {young:¶ “There was a face,” said {A}. “It had eyes that looked.”|¶ “A face,” said {A}. “It had eyes in it, and they were looking at me.”}
So {A} drew the eyes, {young:and they looked at {A} again from the paper.|and they did the same from the paper, both at once.}
“They want a mouth,” said {grownup}. {young:¶ {A} made it small, and then a bit longer on one side.|¶ {A} made a small one, and then made it a bit longer, at one side only.}
After that came the hand, {young:with all its fingers out.|and it was the biggest thing on the page, with room on it for whatever you like.}
The legs got left out. {young:“They went home,” said {A}.|“They had to be somewhere,” said {A}, “so they have gone on ahead.”}
It was a good likeness. {young:It could have been nearly anybody.|You could have gone down any street with it, and found it was true of nearly everybody.} # spare
-> DONE

=== s3
# shot: behind
# place: kitchen; dusk; clear
# action: L look-through curious window; grownup stand; heroes look-through; friends peek
# things: window; curtain; table; lamp; themed
But where was Somebody now? {young:{L} looked out of the window.|{L} thought about it all through supper, and then went and looked out.}
It was getting dark, and the lamps had come on. {young:There were still hats to be seen.|You could still see hats, and what sort of walk they had.} # more
There were people going along with bags. {young:There were so many of them.|There were a good many, and each had a coat on, and it might be any of them.}
“Is it that one?” asked {L}. ¶ “I don’t think so,” said {grownup}. # usual
{helper_person:“It could be,” said {helper}, at each one, “if you only look at the hat,” and that did not make it fewer.} # beat
{helper_animal:{helper} got up on the chair to see as well, and knew nearly all the dogs, but not Somebody.} # beat
{helper_carried:{helper} was held up to the glass to look, and the lamp outside shone on its nose.} # beat
{themed_a} was put on the sill to keep watch. # personal
“Then I can’t say goodnight,” said {L}. {young:“I don’t know the name.”|“You have to have a name for it, or it doesn’t know where to go.”}
“But you know one thing,” said {grownup}. ¶ “Yes,” said {L}. “Somebody has it.”
-> DONE

=== m2
# aside
# shot: close
# place: bathroom; dusk; clear
# action: A wash; heroes wash; grownup stand; friends stand
# things: sink; soap; tap; towel
When {A} washed, the warm place had to stay dry. {young:So they only did the rest.|They went round it with the flannel, as you go round a sleeping cat.}
“Is it still there?” asked {grownup}. {young:¶ “It is,” said {A}, and had a look down the neck.|¶ {A} pulled out the collar, and looked down. “It is,” said {A}. “It has moved up a bit.”}
Then they did the hand. {is_seat:It had held on, when there was no seat any more, and you might have thought that it would show.|{young:It was the one that had done it.|It was the very hand that had been there, and you might have thought that it would show.}}
But it was just a hand, {young:with a bit of blue on it from a pen.|with blue on the thumb, and behaved like the other one, and took its turn with the soap.}
{A} shook it, to thank it, {young:with the other hand.|with the other hand, which had only looked on.}
It was the left one, or else it was the right. {young:{A} had to hold them both up to see.|{A} had to hold them both up, and think where the door had been.} # more
“You’re welcome,” said the hand, {young:in {As} voice.|in a voice a good deal like {As}, and went off to dry.} # more
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A hold curious jumper; heroes sit; grownup fold; friends sit
# things: bed; jumper in A.hand; 2 sock; chair
Everything in the room was somebody’s, {young:when you looked at it like that.|when you came to look at it in that way.}
The bed was {L}’s, and so was the lamp. {young:The jumper was {As}, but it had been a big girl’s first.|The jumper was {As} now, but a big girl had had it before, and given it up at the elbows.}
“Did she know me?” asked {A}. ¶ “No,” said {grownup}. {young:“You were not here yet.”|“You were not even born. She only knew that she had got too long for it.”}
“Did she get a warm place for it?” asked {A}. {young:¶ “I should think so,” said {grownup}.|¶ “I should be surprised if she did not,” said {grownup}. “It was her best.”}
{A} looked into it at the neck. {young:It was warm in there, too.|It was dark and woolly down there, and quite warm, though nobody had had it on since tea.}
“Then I am her Somebody,” said {A}. {young:And {A} put it on the chair very softly.|And {A} laid it over the chair with its arms crossed, as one lays something that has come a long way.}
-> DONE

=== s4
# shot: two
# place: bedroom; night; clear
# action: L whisper happy at window; grownup stand; heroes stand; friends sit
# things: window; curtain; bed; lamp; street-lamp
“How far off is Somebody?” asked {L}, in pyjamas. ¶ “I don’t know,” said {grownup}. “Not so very far.”
{L} thought. {young:“Then I must say it to all of them.”|“If I don’t know which one it is,” said {L}, “I must say it to all of them. Then it can’t miss.”}
So {L} stood at the window. “Goodnight, old man with the bag,” said {L}. “Goodnight, lady. {young:Goodnight, two dogs.”|Goodnight, bus, and everybody on it.”}
That was a lot of goodnights. {young:You have to do every one.|You could not leave out so much as a coat, because it might be that one.} # usual
“Goodnight, whoever comes next,” said {L}, {young:to the corner.|to the corner, round which you can’t see.} # usual
The street was long, and it went on past the shop. {young:There were windows all the way.|There were windows in it all the way, and somebody in each.} # more
The lamps went on, a long way down. {L} felt under the jacket. {young:It was not a small place now.|The warm place was still there, and it had not been used up at all.}
“Now Somebody has that as well,” said {L}.
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; clear
# action: L lie-back calm; grownup sit; heroes lie-back; friends sit
# things: bed; quilt; pillow; lamp
In bed you do not need so many things.
“What have you got on you?” asked {grownup}. ¶ {L} looked. “Two sleeves,” said {L}. “And a button.”
“Is that enough?” ¶ “I have got the warm place,” said {L}. “I lie round it.” # spare
So {L} lay on one side, with both knees up.
{grownup} put the quilt over all of it, and tucked in the sides. It was like putting a lid on soup. # more
It would stay warm till morning, like that.
No one came to ask for anything. There was nothing that had to be got up for. # more
-> DONE

=== l3
# aside
# shot: behind
# place: bedroom; night; stars
# action: grownup stand; L lie-back sleepy; heroes lie-back; friends sleep
# things: window; curtain; moon; bed
A bus went by. It had its lights on, and people in all its windows.
“That is some of them,” said {L}. # spare
They were going home, or somewhere. You could not tell what they had in their hands. # spare
They looked straight ahead, as you do on a bus. One had a bag on both knees. # more
One had a head on the glass. One had a hat.
“Goodnight, hat,” said {L}.
The bus took that along with it, and went round the corner. It would get out where it had to.
-> DONE

=== m3
# aside
# shot: close
# place: bedroom; night; stars
# action: grownup whisper; L lie-back sleepy; heroes lie-back; friends sleep
# things: bed; lamp; pillow; quilt
“May I say it one time?” asked {grownup}. “Very low?”
{L} thought about it. “With the lamp out,” said {L}. # spare
So the lamp went out. {grownup} bent down to the one ear, and said what there was to say.
It was quite short. It was only for that ear.
The ear got warm as well. # more
Then nobody said a thing, for as long as it takes to lie still. # more
“Did it make a draught?” asked {grownup}. ¶ “No,” said {L}. “It went in.”
-> DONE

=== l4
# aside
# shot: wide
# place: street; night; stars
# action: heroes sleep
# things: street-lamp; house; moon
Out there it was dark, with a lamp here and a lamp there.
Every one of them out there was somebody. They had coats on, or quilts. # spare
They were in beds, and on stairs, and at the stop where the last bus comes. # more
A goodnight came down the road, the one that was for all of them. It went by like a bit of warm wind.
It did not know the name. It looked in at each gate. # spare
A man took off his hat to it. He put it on again. # more
Then it went on, up the next road.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; quilt; pillow; moon
All of the goodnights were out now but one. # usual
{resting}
{dream} # spare
{L} put one hand on the warm place. {is_seat:It was quite quiet in there.|It was the hand that had done it.}
{L} did not miss it. There was so much else in the bed. # more
“Is it cold where it was?” asked {grownup}. ¶ “No,” said {L}. # usual
“Do you want it back?” ¶ “No,” said {L}.
It was dark. It was a long way to anywhere.
Somewhere in it was a door, or a chair, or a warm hand in a pocket. # more
“Somebody has it,” said {L}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a leaf on the doorstep, a red one, with its stalk to the door. It might have come down by itself. There was no tree near.
“Who put it there?” asked {A}. There was nobody to be seen but a bus.
So they wrote it down in the only way they could, on the list by the telephone: one leaf, from Somebody. It stands in an egg cup, and has not been told what it is for.
-> DONE

=== next_bedtime
The leaf was still red. Somebody had had it first.
-> DONE
