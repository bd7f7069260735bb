# about: school-day(cake sale&!tomorrow|bake sale&!tomorrow|cake stall&!tomorrow|cakes sale&!tomorrow|biscuit sale|sold cakes|selling cakes); play(lemonade|cake stall|cake sale|bake sale|cake stand|juice stand|stall outside|stand outside); made-something(lemonade stand|lemonade stall|lemonade&sold|cake stall|cake sale|bake sale); kindness(sold cake|sold lemonade|selling cakes|selling lemonade|cake sale|bake sale|lemonade stand); outing(lemonade stand|lemonade stall|cake sale|bake sale|cake stall); happy(cake sale|bake sale|lemonade stand); proud(cake sale|bake sale|lemonade stand|sold all|sold out); story-about(lemonade stand|cake sale|bake sale); party(cake sale|bake sale); performance(cake sale|bake sale); feast(cake sale|bake sale)
# also: happy; proud; too-excited; kindness; school-day; food; thing; person; made-something; tired; play; place; weather
# kind lemonade: lemonade|juice|squash
# kind cake: cake|cakes|bake|bakes|bun|buns|cupcake*|biscuit*|cookie*|brownie*
# wants: child
# role grownup: parent = the grown-up with the buttons
# names: Mr Orme | Mr Vetch | Mr Lamb
# ages: 3-9
# needs: speaking
# holds: dark(kind)

=== title
{~Next, Please|The Last One in the Shop}
-> DONE

=== s1
# shot: wide
# place: garden; day; clear
# place for cake: school; day; clear
# action: heroes stand proud behind table; woman give coin; friends stand
# things: table; tin on table; label; chair
# people: woman(straw hat)
{~“Next, please,” said {H}, {young:from behind the table.|from behind a table with a cloth on it.}|There was a table, a sign and a tin, and behind the table there {was} {H}. {young:It was a shop!|It was as good as a shop, and better, because it had no door.}|Clink, went the tin, {young:and {H} looked to see who was next.|and {H} looked up to see whether anybody was next.}}
{
- is_lemonade:
There was lemonade in a jug, {young:and a cup for each.|with bits in it, to show that there had been lemons.} # usual
- is_cake:
There were cakes in rows, {young:big ones and small ones.|and the ones that leaned had been put where they could lean on somebody.} # usual
- else:
Everything on it cost the same, {young:and stood in a row.|and the best was at the front, so that people should come closer.} # usual
}
You take the money, and you say thank you. You say, “Next, please,” {young:and then there is a clink.|and if it goes well there is a clink, which is the best sound that a tin can make.}
Then it was over, and the table was folded up{not young:, with all its legs inside}. But {L} was still open.
The money was put in a jar on the shelf, to go where it was meant to go. # usual
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: L stand proud behind table; grownup give button; heroes stand; friends stand
# things: table; tin on table; spoon on table; shoe on table; themed
“Next, please,” said {L}, behind the kitchen table, with the empty tin.
{joining}
{musing} # personal
There was one spoon for sale, {young:and one shoe.|and one shoe, and a potato with a face.} {grownup} had no more money, and paid with a button. Clink! # usual
“Do you want a bag?” asked {L}. {young:¶ “No, I will eat it here,” said {grownup}. It was the spoon.|¶ “I shall wear it,” said {grownup}, who had bought the shoe, and put it on one thumb.}
{themed_a} cost two, and was hard to part with. # personal
{hinderer_person:“I am only looking,” said {hinderer}, and picked up every single thing, and put it back in the wrong place.} # beat
{hinderer_animal:{hinderer} took the shoe without paying, and was seen to do it, and had it all the way up the stairs.} # beat
{hinderer_carried:{hinderer} was put on the table for a moment, and was nearly sold.} # beat
When the table was empty, there was {young:still a lot of house.|still the rest of the house, and none of it had a price.} “Next, please!” said {L}. # usual
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A write pencil; heroes sit-on-chair; grownup sit-on-chair; friends sit
# things: table; paper; pencil; lamp
So there had to be a sign, {young:and {A} drew it.|and {A} wrote it, with all the prices on it, one below the other.} {grownup} held the paper down at the corners.
A look out of the window was one button. {young:With the moon in it, it was two.|With the moon in it, it was two, and if you wanted to breathe on the glass, that was extra.}
Sitting on the sofa was three, {young:and four if you put your feet up.|but you could have the hard end for one.}
“What is this one?” asked {grownup}. {young:¶ “That is a song,” said {A}. “It costs one, and it costs two if I stop.”|¶ “That is a song,” said {A}. “It is one button for the song, and two if you would like me to stop.”}
{grownup} looked into the button box, {young:and shook it.|and shook it, to hear how long it was going to last.} # spare
-> DONE

=== l1
# aside
# shot: two
# place: hallway; dusk; clear
# action: A stand proud; orme stand curious; heroes stand; grownup stand; friends stand
# things: door; stairs; parcel; mat
# people: orme=neighbour(old, he, glasses)
Ding, went the bell, and it was old Mr Orme from next door. {young:He had come for a parcel.|He had only come to ask about a parcel.}
“One parcel,” said {A}. {young:“That is two buttons, please.”|“That will be two buttons, or you can have the shoe, which has come down.”}
Mr Orme looked down his front. {young:He had a button to spare, right at the bottom.|At the very bottom of his cardigan there was one that he had never been able to reach.}
“And for the other,” he said, “you may have a good piece of news. {young:I saw a hedgehog.”|There is a hedgehog under my steps, and it snores.”} {A} put both in the tin, and only one of them went clink.
“Next, please,” said {A}, but he was the only one. # spare
So he went out and came in again, {young:because it was so nice.|since he had not been next for years.} # more
-> DONE

=== m2
# shot: behind
# place: kitchen; dusk; clear
# action: A sit-on-chair laughing; grownup sit-on-chair surprised; heroes sit-on-chair; friends sit
# things: table; bowl on table; pea; spoon; tin on table
Even supper had a price. {young:Peas were one button each!|Peas were one button each, and {grownup} was so hungry that it ran to seven.}
“These are very dear,” said {grownup}. {young:¶ “They are very green,” said {A}.|¶ “They are all the same size,” said {A}. “Somebody has to go through them.”}
After that {A} had a drink of water, and found that it was {young:one button as well.|one button as well, and that the shop did not give anything on trust.}
“But I am the shop,” said {A}. ¶ “Next, please,” said {grownup}, {young:and held out a hand.|and held out a hand, without looking up, as they do.}
{pausing} # company
So {A} took a button out of the tin, paid with it, {young:and put it back in.|and put it back in again, and everybody had done very well out of it.} # spare
-> DONE

=== l2
# aside
# shot: above
# place: bathroom; dusk; clear
# action: A brush-teeth proud; heroes stand; grownup stand; friends stand
# things: sink; mirror; toothbrush; button on sink; towel
Then came the teeth, and there it was the other way round. {young:“How much do I get?” asked {A}.|“If I have to do it,” said {A}, “then I am the one who is working.”}
They agreed on one button for the top row, {young:and one for the bottom.|and one for the bottom row, which has more corners.}
So {A} brushed for all of two buttons, {young:and you could see every one of them.|and went round the back, where nobody had ever been paid to go.}
“I should like to have a look,” said {grownup}, “before I pay.” {young:¶ “One button for a look,” said {A}, with foam.|¶ “It is one button for a look,” said {A}, through a good deal of foam.}
It came out even, {young:so nobody had to pay a thing.|and so in the end the teeth were clean, and no money had changed hands.} # spare
-> DONE

=== s3
# shot: wide
# place: hallway; dusk; clear
# action: L sit proud stairs; grownup stand; heroes sit stairs; friends stand
# things: stairs; tin; button; lamp
It was time to go up. But {L} had sat down on the bottom stair, with the tin. {young:“One button, please,” said {L}.|“It is one button to go up,” said {L}, “and coming down is free.”}
{grownup} paid, and went up, and came down for nothing, {young:and stood at the end of the line.|and stood behind the line, which had nobody in it.} “Next, please,” said {L}, and it was {grownup}. # usual
{helper_person:“Two for the landing, and back,” said {helper}, and paid with a paper clip, and wished to have it marked as a return.} # beat
{helper_animal:{helper} had no pockets, and paid with a sock, and it was not a sock that anybody had been looking for.} # beat
{helper_carried:{helper} went up free of charge, as luggage.} # beat
The bath cost two, {young:with the duck.|and three with the duck in it.} The towel was one, {young:but you wanted it, so you paid.|but by then you wanted it so much that it could have been four.}
Clink, went the tin, and clink. {young:Then there were no buttons left.|Then the button box was turned over, and patted on the back, and no more came out.}
“Shut,” said {L}, {young:and put on the lid.|and put the lid on, since a shop is no good to anybody after that.}
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: L lie-awake curious; grownup sit; heroes lie-awake; friends sit
# things: bed; pillow; lamp; tin; quilt
{L} lay in bed, and the tin was under the bed. The shop was dark.
“Is there a goodnight left?” asked {grownup}, at the door. ¶ {L} had a look. “There is one,” said {L}. “But it is the last one.”
“How much is it?” ¶ That was hard. “If I sell it,” said {L}, “I have none for me.” # usual
“Could I see it?” asked {grownup}. ¶ “Goodnight,” said {L}. {young:That was how it looked.|That was what it looked like.}
Then {L} felt about, and sat up. “I have still got it!”
It was true. {young:{grownup} had it, and {L} had it too.|{grownup} had been given it, and it was still there, the whole of it.} They tried it with the lamp, and they tried it with the chair. {L} said it to both, and it was not one bit less. # usual
“That is no good for a shop,” said {grownup}. ¶ “No,” said {L}. “You could never sell out. It will have to be free.”
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; night; clear
# action: grownup carry; L lie-back; heroes lie-back; friends sit
# things: bed; shoe on rug; rug; lamp
So {L} gave one to the shoe. It had been up and down the stairs, and was back.
“And the bath?” asked {grownup}. ¶ “The bath, too,” said {L}. “I can do it from here.” # spare
The bath had one, and so had the duck. It did not take long.
“Next, please,” said {L}. There was a peg, and a coat. # spare
They did not pay. They did not have to say thank you, and they did not.
It was still there, at the end. It was as good as new.
-> DONE

=== l3
# aside with m1
# shot: wide
# place: bedroom; night; clear
# action: grownup stand; L lie-back sleepy; heroes lie-back; friends sit
# things: bed; window; moon; curtain
“Is it two buttons for the moon?” asked {grownup}, at the curtain.
“You can have it,” said {L}. “It was not mine. I only took the money.”
It was a good one, and quite big. They both had it, and it was all still there.
“I did pay,” said {grownup}. “And you had your breath on the glass.” # spare
So there was a button to give back. That could be done in the morning.
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: grownup stand; L lie-back sleepy; heroes lie-back; friends sleep
# things: bed; door; tin; rug
The tin gave a small clink by itself. That was the buttons. They lay down.
“Will you be open tomorrow?” asked {grownup}. ¶ “I do not know yet,” said {L}. # spare
It had been a long day on two feet. They were not cold now, and they were not sore.
They lay side by side at the end of the bed, with no one to see to. # spare
The door was pulled to, but not shut.
That is how you leave a shop, if you live in it.
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; jar on shelf; shelf; moon; window
In the kitchen the table stood on all its legs. It was shut.
The moon came in, and had a look at the shop.
There was a spoon, and there was a sign. It went by them both. # spare
It went along the shelf, to the jar. It did not touch a thing.
It was only looking. # more
Then it went out by the other window. It had paid for nothing, and all of it was still there.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; lamp
It was late, and no one had to come to the door. # usual
{resting}
{keepsake}
{dream} # spare
There was only one more to see to. It had no coat and no feet. It was the dark. # usual
“Next, please,” said {L}, with shut eyes.
The dark came right up to the bed.
It had one for nothing, and so did the pillow.
There was still one there. There always was.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a queue in the morning, in front of the kitchen table. It was made of one shoe, one potato with a face, and the tin, which had brought its own button.
“Next, please,” said {A}, and it turned out that the potato had come about the moon. It had not seen it, from where it was, and would like its money back. It had never paid any. It got a button all the same, for an eye.
-> DONE

=== next_bedtime
The potato had been put where it could see out. It was only looking.
-> DONE
