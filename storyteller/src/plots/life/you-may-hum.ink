# about: somebody-ill(poorly&!gran&!nan&!cancer&!very&!hospital|headache&!gran&!nan&!hospital|migraine&!gran&!nan&!hospital|flu&!gran&!nan&!hospital|a cold&!gran&!nan|bug&!gran&!nan|lie down&!gran&!nan|in bed&!gran&!nan&!cancer&!hospital|sore throat&!gran&!nan|temperature&!gran&!nan|bad back&!gran&!nan|covid&!gran&!nan&!hospital)
# also: sad; scared; nervous; missing; busy; tired; kindness; person; thing; lonely; parent-travelling; bored; play
# wants: child
# role ill: answer = somebody
# role grownup: parent = the grown-up with the tray
# ages: 3-9
# needs: hearing
# holds: illness(kind), dark(kind)

=== title
{~You May Hum|One Cup, One Saucer}
-> DONE

=== s1
# shot: wide
# place: hallway; day; clear
# action: L tiptoe worried; heroes stand worried; grownup hold tray; friends stand
# things: stairs; door; tray; cup on tray
{~The curtains upstairs were shut, and it was still day. {H} stood at the bottom of the stairs, {young:and looked up, and did not know what to do.|and looked up, and it felt like the wrong way round.}|{ill} was in bed, and it was not even dark. {young:{H} looked in, and did not like it.|{H} had looked in, and there was the hair, and a hand, and that was all.}|“Not so loud,” said {grownup}. {H} had only shut a drawer. {young:But {ill} was in bed.|But {ill} was in bed, with the curtains shut.}}
{ill} was poorly. {young:Nobody had done anything wrong.|It was nothing that anybody had done, it was just a thing that people get.} # usual
“What can I do?” asked {L}, who was a little bit frightened, and wanted to do something big.
“What {ill} needs most is some quiet,” said {grownup}.
“I will do the quiet,” said {L}. {young:“I will do all of it.”|“I will do it for the whole house.”}
-> DONE

=== s2
# shot: two
# place: kitchen; day; clear
# action: L whisper at fridge; heroes tiptoe; grownup stand; friends sit
# things: fridge; table; spoon on table; cup on table; clock
You do not know how loud a house is till you have to stop it. {L} took off both shoes, {young:and went on tiptoe, with one finger up.|and went round it on tiptoe, with one finger up.}
{joining}
{musing}
The fridge hummed. “Shh,” said {L}, {young:and it stopped, but then it began again.|and it did stop, and then it shook itself and began again.} The tap dripped. {young:{L} put a sponge under it.|{L} put a sponge under it, and then it dripped without saying so.} # usual
{hinderer_person:“I am not making a sound,” said {hinderer}, who had a bag of crisps, and was being as slow as possible.} # beat
{hinderer_animal:{hinderer} lay down to be good, and the tail was glad about it, bang, bang, bang, on the side of the cupboard.} # beat
{hinderer_carried:{hinderer} was put on a chair, and was no trouble at all, except that there was a bell in there somewhere.} # beat
The clock was worst. {young:Tick, it said. Tick!|It said tick to everybody, over and over, as if they had not heard.} {L} wrapped it up in a scarf. # usual
“Very good,” said {grownup}, and put a spoon in a cup. Clink. {young:They all held their breath.|It was like a bell in a tower, and they all looked at the ceiling.}
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; day; clear
# action: A eat worried toast; heroes sit-on-chair; grownup sit-on-chair; friends sit
# things: table; toast on table; plate on table; blanket
Then there was lunch, and lunch was toast. {young:Crunch!|It could not have been worse.} {A} stopped with the mouth full, and looked up. {young:But nobody had heard it.|You could hear that bite all the way up the stairs.}
“Suck it,” said {grownup}, very low. {young:So they all sat there and sucked their toast.|So they all sat there and sucked, and looked at each other over the crusts.}
It takes a long time. {young:It goes soft at the edges first, and then in the middle.|It goes soft at the edges first, and you get quite fond of it.}
The last piece was eaten under a blanket, {young:where it was dark, and that was much better.|where {A} could crunch in the dark, and nothing came out but a crumb.}
“Was that loud?” asked {A}, coming out. ¶ “It was a mouse,” said {grownup}. “A small one.” # more
After that they had banana, which is good at it.
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; day; clear
# action: A tiptoe stairs; heroes stand; grownup stand; friends sit
# things: stairs; door; cup in A.hand; sock
{A} took up a glass of water. {young:Some of the stairs creak, and some of them do not, and {A} knew which.|There are thirteen stairs, and some of them talk.}
You have to step at the side, {young:by the wall, and go slowly.|by the wall, where a stair is still asleep.} {A} went up like that, one, and one, and did not spill.
{grownup} knocked with one nail, and opened the door, just as wide as a glass. It was dim in there, and warm.
“Thank you,” said {ill}. {young:It was {ill_s} voice, but there was not so much of it.|It was {ill_s} voice, but there was not so much of it as there usually is.}
{A} did not know what you say. {young:So {A} waved, and {ill} waved back with two fingers.|So {A} waved, with only the fingers, and {ill} waved with two of them.}
Going down was worse. One stair said something, and {A} patted it.
-> DONE

=== s3
# shot: above
# place: living-room; dusk; clear
# action: L crouch worried; heroes sit; grownup sit; friends sit
# things: rug; sofa; blocks; themed; cushion
In the end {L} had nearly all of it. {young:Nobody talked, and nobody walked about.|The talking was stopped, and the walking, and the turning of pages.}
{themed_a} was laid on a cushion, so that it should not fall. # personal
{helper_person:{helper} did not say a word, and wrote on a piece of paper: “Is this right?” It was.} # beat
{helper_animal:{helper} was stroked until nothing on {helper} moved, from one end to the other.} # beat
{helper_carried:{helper} showed them how it is done, on the sofa, and they all sat down and did the same.} # beat
They sat in a row, {young:and breathed through their noses.|and breathed through their noses, and then one of the noses whistled, and was asked to stop.} # usual
Then it was so quiet that you could hear it. {young:It was in all the rooms, and it was so big.|It stood in all the rooms, and it was much bigger than {L} had thought.}
{L} had made all that. But {L} did not like it in there. It was like a house where they have all gone away.
-> DONE

=== m2
# aside
# shot: two
# place: laundry; dusk; clear
# action: A fold; heroes fold; grownup fold; friends sit
# things: basket; sock; towel; shirt
There are some things that are quiet by themselves. {young:A sock is. {A} sat down by the basket, and put the socks in twos.|A sock is one, and {A} and {grownup} sat down by the basket and put them in twos.}
Towels are good, too. {young:They come down on top of each other, and all that you hear is flop.|They come down one on top of another, and all that you hear is a bit of air.}
One of the shirts was {ill_s}. {young:{A} folded it twice, and did the arms again, because it was going up there.|{A} folded that one twice, and did the arms again, since it was going up there.}
“Is it a bad one?” asked {A}. ¶ “It is the lying-down sort,” said {grownup}. {young:“I will tell you if that changes.”|“If it turns into another sort, I will tell you.”}
{pausing} # company
They did not throw the socks. They handed them over.
-> DONE

=== l2
# aside
# shot: wide
# place: garden; dusk; clear
# action: A whisper at bird; heroes stand; grownup stand; bird sit; friends stand
# things: wall; gate; hedge; bin
Out of doors they went on with it. {A} asked a blackbird, {young:who was on the wall, and was singing as loud as it could.|who was on the wall, and had got to the loud part.} “Could you do it over there?”
The blackbird looked at {A}, with one eye. {young:Then it sang all of it again, from the start.|Then it gave the whole of it again, from the start, for those who had come late.}
Next door a car door banged, {young:and {A} put one finger up. Next door put one up too, and shut the door like an egg.|and {A} put one finger to the lips, and next door put one up too, and shut the other side like an egg.}
It was kind of them. {young:They asked how {ill} was, with their eyebrows. {A} told them with both hands: lying down.|They asked how {ill} was, with their eyebrows, and {A} told them with both hands: lying down.}
“Thank you,” said {A}, to everybody out there, in the smallest voice there was. # more
-> DONE

=== s4
# shot: two
# place: kitchen; dusk; clear
# action: L hold cup; heroes stand; grownup stand; friends sit
# things: table; cup in L.hand; saucer on table; stairs
A board creaked upstairs. “Is anybody there?” called {ill}, {young:not very loud.|not very loud. “Have you all gone out?”}
“We are here!” said {L}. “That was me. I did it for you.” ¶ “It is lovely,” said {ill}. “But I can’t tell where you are.” # usual
{L} thought about that. {young:{L} had been poorly once, and had been in bed up there.|{L} had been poorly, too, and had lain up there, with the door open a bit.}
“I could hear the cups,” said {L}. “I liked the cups. {young:Then I knew that you were all there.”|Nobody was talking to me, but I knew who it was.”}
So {L} took one cup, and one saucer, and put the one down on the other. Clink. It was the smallest clink in the house. {young:They all looked up.|They all looked at the ceiling.}
“Mm,” said the ceiling.
Then {L} hummed, {young:very low.|as low as the fridge.} “You may hum,” said {grownup}. {young:“That is just right.”|“That is just about the size.”}
-> DONE

=== m4
# aside
# shot: behind
# place: kitchen; night; clear
# action: A stroke fridge; heroes wash plate; grownup wash plate; friends sit
# things: sink; plate; fridge; clock; cloth
The plates were washed. Each of them had one small sound.
The scarf came off the clock. It said tick. It did not shout.
“You can go on,” said {A} to the fridge. It was a good hum.
They hummed as well. They dried the cups.
The spoons lay in the drawer, side by side, like spoons.
A house has to breathe a bit.
-> DONE

=== l3
# aside
# shot: close
# place: bathroom; night; clear
# action: L brush-teeth calm; heroes brush-teeth; grownup hold towel; friends sit
# things: sink; toothbrush; cup; towel
Teeth make a noise as well. They went shush, shush. The cup went tock.
It went through the wall to {ill}. It was easy to tell whose teeth they were.
“Is it too much?” asked {L}. ¶ “It is only shush,” said {grownup}.
The water ran. Then it was off. That was one more thing to hear.
{L} did the back ones twice, for company.
Then the light went click.
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; clear
# action: L lie-back calm; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; lamp; door; quilt
“Is {ill} better now?” asked {L}. ¶ “Not yet,” said {grownup}. “But not so much alone.”
{L} had done that. It was done with a cup.
Both doors were open a bit. The landing was in between.
A sound could go over there, if it was small.
{L} gave one cough. There was one from over there. # more
It was dark in between. It was all right.
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; cup on table; saucer on table; moon; fridge
The kitchen was dark. One cup stood on one saucer.
The fridge hummed by itself. Nobody had told it to stop. It was on all night.
It hummed for the stairs. It hummed for the hall.
It went in at the doors, as far as the beds. # spare
In the sink lay the sponge. It was full, and it was soft. # more
Tick, said the clock, to nobody at all.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; door; quilt; lamp
It was night. The doors were not shut. # usual
{resting}
{keepsake}
{dream} # spare
{L} hummed. It was a small hum.
It went out at the door.
“Mm,” said {ill}, from bed.
So they were both there.
{L} hummed a bit more.
The fridge did the rest.
Goodnight, {H}. Goodnight, {ill}.
Goodnight.
-> DONE

=== next_night
The blackbird was on the wall again in the morning, and looked at {A} with one eye, and sang. It was the same song, but it had its beak shut.
“You may open it,” said {A}. “It is day.” ¶ The blackbird thought not. It had tried humming since five o’clock, and had found that one can hear the others.
-> DONE

=== next_bedtime
In the kitchen the fridge hummed. It went as far as the beds.
-> DONE
