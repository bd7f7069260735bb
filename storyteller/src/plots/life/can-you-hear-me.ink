# about: video-call
# also: missing; sad; shy; happy; guest; lonely; weather; birthday; person
# kind shy: shy|hid|hides|hiding|won't talk|wont talk|wouldn't talk|wouldnt talk|won't speak|wouldn't speak|refuse*|clammed
# role caller: answer = a grandfather called Grandpa Bo
# role grownup: parent = the grown-up with the tea towel
# names: Grandpa Bo | Grandpa Fitch | Grandpa Alder
# wants: child
# ages: 3-9
# holds: dark(kind)

=== title
{~Can You Hear Me|The Spoon on the Nose}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: A hold happy spoon; heroes sit; grownup hold computer; friends sit
# action for shy: A peek worried behind sofa; heroes crouch behind sofa; grownup hold computer; friends sit
# things: computer; sofa; spoon; rug; themed on sofa
{~“Can you hear me?” said {grownup} to the screen. {H} could hear somebody breathing. It was {caller}, {young:who was far away.|a very long way off, with one ear much too close.}|Ploop, ploop, it rang. That was the screen, and it meant {caller}, {young:and {H} ran.|and {H} came down the stairs two at a time.}|First there was a chin. Then {H} saw an ear, and {young:then it was {caller}.|then some ceiling, and then {caller}.}}
{
- is_shy:
{A} could hang a spoon on {young:a nose, with no hands.|the end of a nose, with no hands, and it stayed there.} {caller} would have to see that. But as soon as the face in there looked round, {A} was behind the sofa.
- else:
{young:{A} could hang a spoon on a nose, with no hands.|Since Tuesday {A} could hang a spoon on the end of a nose, with no hands, and it stayed there.} {caller} had to see it. That was all that {A} wanted.
}
{is_wished_place:In {wished_place} there was a bowl of porridge, with a spoon in it.} # wished
{
- is_shy:
“Say hello,” said {grownup}. {young:{A} put out one shoe.|{A} thought about it, and put out one shoe, and took it back.} # usual
- else:
“Look at me!” said {A}, and breathed on the spoon, {young:and hung it up.|which is how it is done, and hung it up.} # usual
}
{themed_a} lay on the arm of the sofa, and could be seen by both sides. # personal
{
- is_shy:
“That is a fine shoe,” said {caller}. # usual
- else:
“Am I on?” said {caller}. “I can see my own {~ear|eyebrow}, but I cannot see a spoon.” # usual
}
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: A stand cross holding spoon; heroes point; grownup hold computer; friends stand
# action for shy: A crouch worried behind sofa; heroes crouch; grownup hold computer; friends sit
# things: computer; sofa; spoon
Then the picture stopped. {young:{caller} had one eye shut.|It stopped with one of {caller_s} eyes shut and the other on its way up.}
{joining}
“You have frozen!” said {grownup}. {young:“Wait. Now you are back.”|“Wait. There is an arm. There, now you are back.”} # usual
{
- is_shy:
{A} had got as far as the cushion, on all fours, and went straight back. {young:It moved!|You can never tell, with a screen, when it is going to look at you.}
- else:
{A} hung up the spoon, quicker. {young:But then the picture froze on a knee.|But the spoon slid, and by the time that it hung, the picture had stopped on somebody’s knee.}
}
{hinderer_person:“Let me say hello,” said {hinderer}, and said it, and all that anybody in there could see for the next minute was {hinderer_s} chin.} # beat
{hinderer_animal:{hinderer} walked round behind the screen to see where the rest of {caller} was kept, and the screen lay down.} # beat
{hinderer_carried:{hinderer} was held up to say hello as well, and was so near that it got very dark in there.} # beat
{
- is_shy:
So {caller} was put on the shelf, to talk to the room. {young:“It is nice up here,” said {caller}.|“I can see a plant,” said {caller}, kindly, to nobody, “and a thing with a lid.”} # usual
- else:
So they took {caller} up to the top of the stairs, where screens work better. {young:Bump, bump, bump.|“I can see a carpet,” said {caller}. “Now I can see it again.”} It was better there, but it was dark. # usual
}
-> DONE

=== m1
# aside
# shot: behind
# place: bathroom; dusk; clear
# action: A stand happy holding spoon; heroes stand; grownup hold computer; friends sit
# things: bath; computer; towel; tap
{grownup} said that it was best of all in the bath. So they all got in, in their clothes, {young:with no water.|and there was no water in it, but it was still rather a crowd.}
“Now I can hear you,” said {caller}. {young:“You are very loud. Are you in a bucket?”|“I can hear you twice. Where have you got me now?”}
“In the soap,” said {grownup}, who held the screen up by the {~shower|tap}. # spare
{
- is_shy:
{A} had come in under a towel. {young:It had two feet.|The towel was at the other end from the tap, and it had two feet.} “Who is that?” said {caller}. The towel did not say.
- else:
“Watch,” said {A}. {young:But a spoon slips, in a bath.|But noses get damp in a bathroom, and the spoon went down the plug end, and rang.}
}
{caller} laughed, though, and that came out twice as well. # more
They climbed out again, one leg at a time, and {caller} was dried with a sock. # more
-> DONE

=== l1
# aside
# shot: wide
# place: hallway; dusk; clear
# action: grownup carry computer; A walk holding spoon; heroes walk; friends walk
# things: computer; window; lamp; umbrella-stand
{caller} was carried all over the house after that, in search of a better place. {young:They tried the hall. They tried the shed.|They tried it on the fridge, and out on the step, and on top of a bicycle.}
“You have painted that door,” said {caller}, going by. {young:“And there is my old hat!”|“And you still have my hat! I have been looking for that everywhere.”}
It was true. It had been on the {~hook|post} all the time, {young:and somebody had put a plant in it.|and there was something growing in it, with a flower.}
“I do not get about like this at home,” said {caller}. {young:“Do it again.”|“I mostly sit. Could we see the stairs again?”}
So they saw the stairs again, going up, and once more, going down. # more
In the cupboard it was perfect, and not one of them could see a thing. # more
-> DONE

=== s3
# shot: close
# place: living-room; night; stars
# action: A look-through curious computer; heroes look-through computer; grownup hold computer; friends look-through computer
# things: computer; spoon; lamp
Then the picture froze once more, and this time it stayed frozen. {caller} was laughing. {young:All the teeth were there.|The mouth was open, and you could see every tooth, and one of them was gold.}
“I shall have to start it all over again,” said {grownup}. # usual
“Wait,” said {A}. # usual
{helper_person:“I make it eleven wrinkles,” said {helper}, who had come close as well, and was counting.} # beat
{helper_animal:{helper} came up too, nose to nose with {caller}, and for once nobody had to say sit.} # beat
{helper_carried:{helper} was held up to see, and was allowed to touch the glass.} # beat
{
- is_shy:
It could not look at anybody now. So {A} came out, {young:right up to it.|on two legs, and came right up to it, till there was a smear on the glass.} There was a crumb in one corner of the laugh.
- else:
{A} came right up to it, {young:nose to nose.|until there was a smear on the glass.} There was a crumb in one corner of the laugh. Nobody had ever had time to see that. # usual
}
It was a good face. {young:You could look as long as you liked.|You could look at it as long as you liked, for it was not on its way to anything.} # usual
“It keeps the last thing,” said {A} slowly. {young:“So over there it is keeping us.”|“It keeps the last thing that it saw. So over there it is showing us.”}
-> DONE

=== m2
# aside
# shot: behind
# place: living-room; night; stars
# action: A think curious; heroes think; grownup sit calm; friends sit
# things: computer; sofa; lamp; paper
What had it seen last, then, on this side? {young:They all thought back.|They worked it out, and it was the underneath of {grownup}, with a tea towel.}
“They have sent me a tea towel,” somebody would be saying there. {young:“It does not move at all.”|“And it has not moved for a minute.”} # spare
So you must not be quick at all. {young:You must be slow.|You must be so slow that it could not miss it.}
“If I keep still,” said {A}, “it will keep me. {young:All of me, with the spoon on.”|It will have to. There will not be anything else for it to keep.”}
{pausing} # company
They practised it, to see for how long. {A} could do a {~whole minute|good half a minute}, but for one eyelid. # more
-> DONE

=== l2
# aside
# shot: above
# place: living-room; night; stars
# action: A sit proud on chair; heroes stand; grownup hold lamp; friends sit
# things: chair; lamp; spoon; cushion; comb
It had to be done properly. They put a chair before the curtain, {young:and a lamp beside it.|with a lamp on one side, so that the spoon would shine.}
They wetted some hair, and combed it to {~the left|one side}. {young:There was jam, and it was wiped off.|There was jam on a chin, and it was wiped off, and some was found on the other chin.}
“What shall my face do?” asked {A}. ¶ “What does it do with a spoon on it?” said {grownup}. {young:It looked down its own nose.|They tried, and it turned out that a face with a spoon on it can only look down.}
The spoon was {many:breathed on by each of them|breathed on twice}, and rubbed on a sleeve. {young:You could see the room in it.|The whole room was in it, upside down, and very small.}
It was the good one, too, with the fat handle, from the back of the drawer. # more
-> DONE

=== s4
# shot: two
# place: living-room; night; stars
# action: L sit proud on chair holding spoon; heroes stand; grownup hold computer; friends sit
# things: computer; chair; spoon; lamp
{grownup} turned the screen off, and on. {young:“Can you hear me?” said {caller}. “All I could see was a tea towel.”|“Can you hear me?” said {caller}. “All I had to look at was a tea towel.”}
{
- is_shy:
{L} was not behind the sofa. {L} was in the middle of the room on a chair, with a spoon on, {young:and did not say a word.|and you cannot say a word with a spoon on, so that was all right.}
- else:
{L} did not shout, and did not hop. {L} sat in the middle of the room on a chair, with the spoon on, {young:and kept still.|and did not move so much as an ear.}
}
“Oh!” said {caller}. # usual
And then the picture froze, as it does.
{L} went on keeping still, {young:to be sure.|for as long as it takes to be sure, and even a bit more.} # usual
“I have it,” said {caller_s} voice, which still worked. {young:“It is the best one I have had. It does not move at all! Can you see me?”|“I can look at it properly. Can you see me?”}
They could. It was the same laugh, crumb and all. {young:“Do not mend it,” said {L}.|“Nobody mend it, please,” said {L}.}
{is_wished_saying:{wished_saying} {L} told that as well, with the spoon still on.} # wished
-> DONE

=== m4
# shot: wide
# place: kitchen; night; stars
# action: A drink sleepy mug; heroes drink; grownup sit-on-chair; friends sit
# things: table; computer on table; mug; spoon
So they had their milk with {caller} on the table, laughing.
Nobody had to say a thing.
“That is an egg,” said {grownup}. “It is time for eggs there.” It had a {~hat|cosy} on.
{A} tapped on the mug, three times. Far off an egg was tapped, three times.
“That was for me,” said {A}. # more
The milk went down. The spoon was a bit white. # more
Then there was no milk. There was only the laugh. # more
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; grownup hold towel; friends sit
# things: mirror; basin; computer; towel
{caller} came to see the teeth done.
{A} did the top ones, and then the bottom ones. All of them were there.
In the mirror there were two of {caller}. Both of them laughed.
“Tap, tap,” went something, a long way off. It was the end of the egg.
Three drops fell in the basin, and that was the answer. # more
The towel was warm. Two ears were done in it. # more
The toothbrushes were stood in the mug. Nobody told them to say hello. # more
They put the light out. It had been on all that time. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: A look-through sleepy computer; heroes lie-back; grownup hold computer; friends sit
# things: computer; bed; lamp; spoon
Then the screen said that it was nearly empty. It had a small red mark.
“Shall I say it for both of us?” said {grownup}. ¶ “I will say it,” said {A}.
{A} went up close. “Goodnight,” said {A}.
“Goodnight,” said {caller}. It came late. It was so far.
The picture went out. The laugh was last. # more
It had been there since before the milk. It had not got tired at all. # more
-> DONE

=== l4
# shot: object
# place: kitchen; day; clear
# action: heroes look-up happy
# things: table; egg; cup; sun; spoon
There was a table, over there. There was an egg shell, and a cup with some tea in it.
On the screen there was {L}. There was the chair, and there was the spoon.
It did not move. {caller} looked at it, over the tea, for as long as there was any.
Then {caller} turned it a bit, out of the light, so that it should not fade.
{caller} breathed on a spoon, and tried. It fell off. # more
Outside the day went on. It had been sent on ahead, from here. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit; grownup sit
# things: spoon; lamp; pillow; blanket
The spoon was under the pillow, on the side by the wall. # usual
{resting}
{dream} # spare
It was late here. It may not have been late there. # usual
{L} tapped on the wall, three times, with one finger.
“Can you hear me?” said {L}. # usual
Nobody could, from there. But over there a spoon went tap, three times. # usual
{L} lay quite still, to be kept.
It was a good picture. It did not move at all.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A letter came, with a very flat thing in it. It was a picture on shiny paper: a chair, a curtain, and somebody with a spoon on. “I asked the man in the shop to do it large,” said the letter. “He wants to know how it stays on.”
{H} wrote back. You breathe on it, they put, and then you do not move. They drew the nose, from the side, so that he could follow.
-> DONE

=== next_bedtime
The spoon was where it had been. It went tap, tap, tap on the wall.
-> DONE
