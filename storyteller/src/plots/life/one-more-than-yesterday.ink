# about: birthday(!grand&!gran&!nan&!mum&!mom&!dad&!aunt&!uncle&!sister&!brother&!friend&!cousin&!teacher&!dog&!cat)
# also: happy; party; proud; too-excited
# wants: child
# when: done
# role grownup: parent = the grown-up with the flannel
# ages: 3-9
# holds: dark(kind)

=== title
{~One More Than Yesterday|Where the New One Went}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: heroes stand curious; grownup stand calm; friends stand curious
# things: door; balloon on door; shoes
It was {As} birthday, and it was nearly over. {many:{H} were both on the stairs, counting what was left of it.|{H} sat on the stairs, and there was still some of it left.}
{joining}
“How does it feel to be one more?” they had all asked, the whole day long, and bent down for the answer.
{musing} # personal
{A} had said that it felt nice. But to tell the truth {A} could not feel it anywhere. # usual
Yesterday there had been one year fewer. A whole year had come in since then, and a year is not small. It had to be somewhere.
“I am going to look for it,” said {L}.
-> DONE

=== l1
# aside
# shot: close
# place: hallway; dusk; clear
# action: heroes look-through curious at mirror; friends stand calm
# things: mirror; picture
First {A} asked the mirror. It had the same nose in it as yesterday, and the same two ears, one each side.
{A} opened wide. Nothing new had been put in. # usual
There was a bit of icing by the ear, but that had not been there yesterday either, and it was not a year. # more
“Perhaps it is at the back,” said {A}, and turned round quickly. But so did the mirror. # more
Then {A} put out a tongue, and looked at it, and took it in again. It was the tongue that there had always been. # more
In the pockets there was a ribbon, and a button from somebody’s present, and no year. # more
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: heroes stand proud beside door; grownup point calm at heroes; friends stand calm
# things: door; pencil in grownup.hand
On the side of the kitchen door were the pencil marks. {L} stood against them, very straight, heels and head.
“Is it there?” asked {L}.
{grownup} laid a book across, and made a mark. It came out on top of the last one, so that you could not have put a crumb between the two.
“You did that on Sunday as well,” said {grownup}. “It does not go in that quickly.” # usual
{A} tried it once more, with a thicker pair of socks, and that was not allowed. # more
It was not in the shoes. They fitted just as they had. # usual
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: heroes crawl curious under table; friends peek curious
# things: table; cake on table; candle on cake
Under the table there was always a good deal of room. {A} went in to see if there was less of it.
There was a paper hat, and half a biscuit that had belonged to somebody. # usual
{A} sat up, as one always sat up under there, and the table said bump.
“It has got lower,” said {A}, and rubbed the place. # usual
But all four legs of the table stood where they had been standing. # more
It is strange to bump your head on something that has always been further up. # more
There was a spoon under there as well, that had been looked for at tea. {A} took it out, so as not to have gone for nothing. # usual
-> DONE

=== s3
# shot: behind
# place: bathroom; night; stars
# action: heroes stand curious beside bath; grownup sit calm; friends stand calm
# things: bath; towel; soap
“Bath,” said {grownup}. “The new one has to be washed as well, wherever you have put it.”
The bath was run to the crack. There was a crack in the fourth tile, shaped like a river, and up to there was how full it was run for {L}. It had been so all year.
{helper_person:“I will watch the crack,” said {helper}, and bent down to it with one eye.} # beat
{helper_animal:{helper} put both front feet on the edge of the bath, and looked at the water very hard.} # beat
{helper_carried:{helper} was stood on the soap dish, where everything could be seen.} # beat
{L} got in, one end first, and sat down, and lay back.
And the water went up the wall. It went past the crack, and past the top of the tile, and stood there, a finger higher than it had ever been.
-> DONE

=== l2
# aside
# shot: close
# place: bathroom; night; stars
# action: heroes lie-back surprised in bath; grownup look-up surprised
# things: bath; soap in bath
“I ran it to the crack,” said {grownup}. “I always run it to the crack.”
{grownup} looked at the tap, but the tap was shut. # usual
The soap had come up too, and was floating along past the fifth tile, where it had never been in its life. # usual
{A} lay without moving, so as not to lose any. # more
They both looked at the tap for as long as it takes to drip. It did not drip. # more
“It may be the new soap,” said {grownup}. But a soap is the size of a soap, and this was a finger, all the way round. # more
-> DONE

=== m2
# aside
# shot: two
# place: bathroom; night; stars
# action: heroes sit happy in bath; grownup kneel curious beside bath; friends stand curious
# things: bath; towel
“Get out,” said {grownup}, “and we shall see.” So {L} got out, and dripped, and down went the water, back to the crack.
“And in again.” Up it went. It went up by a finger, and that was this year’s finger.
{hinderer_person:“Let me try,” said {hinderer}, and put in an arm. But that was an old arm, and only went up by an old bit.} # beat
{hinderer_animal:{hinderer} had a drink of it, and they had to begin again from the crack.} # beat
{hinderer_carried:{hinderer} fell in from the soap dish, and had to be taken off the number.} # beat
They did it four times. It was there each time. # more
{grownup} rolled up both sleeves. It was not a wash any more. They were finding something out. # usual
“Breathe in,” said {grownup}. That made it a little more. “Breathe out.” That made it a little less. But the finger was there either way. # more
-> DONE

=== s4
# shot: close
# place: bathroom; night; stars
# action: heroes sit proud in bath; grownup kneel happy beside bath; friends stand happy
# things: bath; soap
“So that is where it is,” said {L}.
“Where?” asked {grownup}.
{L} looked down along the whole of it, from the chin to the toes. It was not in any one place. It had gone in everywhere at once, a little in each, in the elbows and the knees and the backs of the hands, as sugar goes into tea.
“No wonder nobody could see it,” said {L}. # usual
{grownup} took the pencil, and made a small mark on the wall, above the crack. It would wash off. But it was there for tonight.
-> DONE

=== m3
# aside
# shot: wide
# place: bathroom; night; stars
# action: heroes stand happy; grownup hug happy heroes; friends stand sleepy
# things: towel; bath
It takes longer to dry somebody who has a year more on. The towel was the same towel, and it only just went round.
{pausing} # company
“You are heavier than you look,” said {grownup}, who had been the one to lift. “You always were. It has to do with what is in there.” # usual
The window had steam on it. {A} wrote on it with one finger how many it was now. The number ran a bit at the bottom, and got a tail. # more
One ear had to be dried twice, because it was listening. # more
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; night; stars
# action: heroes sit-up happy; grownup sit-on-edge calm; friends sit sleepy
# things: pyjamas; chest
“What was in there before?” asked {A}, in the pyjamas. “When I was none?”
“Nothing,” said {grownup}. “The water stayed where it was.”
They thought about that water for a bit, and how still it must have been. # usual
“Was it not dull?” asked {A}. # more
“Very,” said {grownup}. # more
“And when I was one?” asked {A}. ¶ “It came up as far as the plug chain,” said {grownup}. “We were very pleased with that.” # more
-> DONE

=== l3
# aside
# shot: object
# place: bathroom; night; stars
# action: heroes stand calm
# things: bath; soap; towel
The plug was pulled. The water went down past the pencil, and past the crack.
It took its time. It was a birthday bath. # usual
A ring was left on the side. It was one finger higher than the old one. # more
At the end it said what it always says, and was gone. # more
The soap was left lying on the bottom. It had been quite high up, for a soap. # more
-> DONE

=== l4
# aside
# shot: behind
# place: hallway; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: balloon; door
The balloon on the door had gone a bit soft. It did not mind.
{A} gave it a pat. The day was still in there. It was just a little smaller. # usual
The card with the number stood on the stairs. It was not news any more. # more
There were plates to be heard in the kitchen. They were the good ones. They went back to their shelf for a year. # more
The door had its new mark. It was hard to see. # more
-> DONE

=== s5
# shot: wide
# place: bedroom; night; stars
# action: heroes sleep sleepy; grownup peek calm; friends sleep sleepy
# things: chest; balloon
The bed took it all in.
{resting}
{keepsake} # personal
{dream} # spare
“It is in bed as well,” said {L}. “All of it.”
It was in the toes. It was in the nose. It was in the yawn.
The yawn was one more than yesterday’s. # usual
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The mark on the bathroom wall had not washed off. It was a good pencil. “I shall leave it,” somebody said, and so there it was the next evening, and the water came up to it, and stopped, and knew where to go.
-> DONE

=== next_bedtime
It was a day older now, that year. It had settled in.
-> DONE
