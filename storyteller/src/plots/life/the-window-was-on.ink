# about: other-lesson(light|lights|lamp|the tap|taps|electric|energy|turn off|turning off|switch off|switching off|saving water|save water|waste water|wasting water); habit(the tap|taps|light on|lights on|every light|tap running); season(every light|light on|lights on|the lights|leaves the tap|leaves the water); story-about(wasting water|wasting electricity|wasting energy); listening(light on|lights on|lights off|turn off|the tap|taps)
# also: listening; habit; thing; weather; bedtime
# news: bad
# wants: child
# role grownup: parent = the grown-up on the rounds
# ages: 3-9
# needs: seeing
# holds: dark(kind)

=== title
{~The Window Was On|Nobody, With the Light On}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: grownup stand surprised; L stand proud; heroes stand; friends stand
# things: stairs; lamp; door; coat on hook; hook
{~You could see the house from the bus stop. {young:{H} had been in all the rooms.|It was lit from end to end, as {H} had been in all the rooms.}|There was a light on in the bathroom, and nobody was in it. {young:It was {H} who had been.|It was {H} who had been in there last.}|Click, went {H}, in every room, {young:and left it on.|on the way in, and never on the way out.}}
“What is it like in there?” said {grownup}, at the bathroom door. ¶ “It is empty,” said {L}.
“Then who is that for?” said {grownup}. {young:It was all for the bath.|There were two lamps and a tap, and all for the bath.}
{joining}
So {they} went round, to see who was at home. {young:In the hall it was for the coats.|In the hall a lamp shone on four coats, which had their backs to it.} # usual
In the bedroom it was for one sock. # usual
“I leave it so that it is not dark,” said {L}. {young:“When I come back.”|“I don’t like to think of it, all dark.”}
-> DONE

=== s2
# shot: two
# place: bathroom; dusk; clear
# action: L point curious at tap; heroes stand; grownup stand; friends stand
# things: bath; sink; tap; drop under tap; themed
There was a voice in the bathroom. {young:It said sss.|It said sss, and had been saying it for some time.} It was the tap.
“And who is that for?” asked {grownup}. ¶ {L} looked. “It is for the hole,” said {L}.
{musing} # personal
They asked the hole if it had had enough. {young:It went glug.|It said that it had had enough since lunch.} So {L} turned the tap, and it was so quiet that you could hear the soap. # usual
{hinderer_person:“I was going to wash in that,” said {hinderer}, in the door, with a towel on, and it all had to be begun again.} # beat
{hinderer_animal:{hinderer} had just got used to the sound, and sat down, and looked into the tap.} # beat
{hinderer_carried:{hinderer} had been left in there, too, and had been shone on ever since, without a hat.} # beat
{themed_a} had been in the bath, with three lamps on it, like a king. # personal
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A listen curious radio; heroes listen; grownup stand; friends sit
# things: radio; bread on table; table; lamp; chair
The radio was on in the kitchen. {young:It was talking to the bread.|A man was telling the bread about the price of boats.}
“Does it want to know?” asked {grownup}. {young:{A} looked at the bread. It did not say.|{A} had a look at the bread, from all sides, and it showed no sign.}
“He will be sad if we go,” said {A}. {young:“He is in the middle.”|“He has got to the middle of a sentence.”}
So they waited for the end of it. Then {A} said, “Thank you very much,” {young:and click.|and turned the knob, and he went without a word.}
The bread was just the same as before. {young:But it looked more rested.|If anything, it looked as if it had been hoping for that.} # more
-> DONE

=== l1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: A peek curious fridge; heroes kneel; grownup stand; friends peek
# things: fridge; milk in fridge; cheese in fridge; lamp
Then there was the fridge. {young:It has a lamp inside.|The fridge has a lamp in it, as everybody knows who has looked.}
“Who is that for,” said {A}, “when it is shut?” {young:¶ “It goes out,” said {grownup}.|¶ “I have always been told that it goes out,” said {grownup}.}
They opened it ever so slowly. {young:It was on.|It was on, and the cheese lay there as if it had been reading.}
They did it fast. It was on. They looked in at the crack, with one eye. {young:On!|It was on, and so they were no further.}
“I think that the milk does it,” said {A}. {young:“It hears us come.”|“It is nearest to the door, and it hears us coming.”} # more
They shut it again, since all the cold was coming out, and that had been for the cheese. # more
-> DONE

=== s3
# shot: above
# place: bedroom; dusk; clear
# action: L sit surprised; heroes sit; grownup stand; friends sit
# things: window; curtain; lamp; rug; sock on rug
“Now this one,” said {grownup}, at the bedroom. ¶ “Then it is dark for the sock,” said {L}.
So they went in, and sat down with the sock. Click.
First it was dark. {young:Then it was not.|It went on being dark for as long as it takes to say so.}
The window was on.
It had been black, before. {young:Now it was blue, with a tree in.|Now it was the bluest thing in the house, with a tree in.} There was a bit of it on the sock.
“Who put that on?” said {L}. ¶ “It was on,” said {grownup}. {young:“You could not see it for the lamp.”|“Only you can’t see it for the lamp.”}
{helper_person:“It is better for faces, too,” said {helper}, who had gone blue down one side.} # beat
{helper_animal:{helper} went and stood in it, and had a blue back.} # beat
{helper_carried:{helper} was put on the sill, and had the whole of it, and a roof to look at.} # beat
They sat there and had it on. {young:It was for the sock.|It made no noise, and it reached into the corners.} # usual
-> DONE

=== m2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A tiptoe curious; heroes tiptoe; grownup stand; friends stand
# things: sofa; window; lamp; chair
So they did the next one. {young:They stood at the door. Click.|They stood at the door, and counted down from five. Click.}
You have to wait a bit, and keep your eyes still. {young:Then it comes.|Then it comes out at the edges, like an animal when it thinks that you have gone.}
In this room it was a long one, and it lay on the sofa. {young:It had its feet up.|It lay the whole length of the sofa, and had its feet up.}
{pausing} # company
“It was waiting for us to go,” said {A}. {young:¶ “Or for the lamp to,” said {grownup}.|¶ “I think that it was waiting for the lamp to,” said {grownup}. “They don’t get on.”}
There was a piece behind the door as well, no bigger than a slice of toast. # more
-> DONE

=== l2
# aside
# shot: close
# place: bathroom; dusk; clear
# action: A listen curious tap; heroes listen; grownup kneel; friends listen
# things: sink; tap; drop under tap; cup; towel
In the bathroom something went plip. {young:They stood still. Plip.|They all stood still, with one foot up. Plip, it went.}
“Who is that for?” said {A}. {young:It was not for the hole. The hole was asleep.|It could not be for the hole, which had gone to sleep.}
They put a cup there. Plip, it went, a bit higher up. {young:By and by there was some in it.|And when they had looked at it for as long as you can, there was enough for a mouse.}
“It does not know that it is finished,” said {A}, and gave it one more turn, {young:with both hands.|with both hands and the tip of the tongue.} It held its breath. It held it, and held it.
They gave what was in the cup to the plant, and so that was who it had been for. # more
-> DONE

=== s4
# shot: wide
# place: hallway; night; clear
# action: L stand proud; heroes walk; grownup walk; friends walk
# things: stairs; window; lamp; moon; coat on hook; hook
After that, {L} went in front. Click went the bathroom, and the little high window was on. Click went the hall, and the glass in the door was on.
“And who is that for?” said {L}. ¶ “For the coats,” said {grownup}. {young:The coats turned blue.|They had gone blue at the shoulders, and looked as if they were going somewhere.} # usual
All the house was on, {young:and nothing was.|and there was not one lamp in it.} # usual
Then they came to the landing. {young:There was the small lamp, by the stairs.|There was the small lamp, not much bigger than an egg.} And it was shining away.
{L} looked in the bedroom, and in the bathroom, and behind the door. No one was there. # usual
“And who is that for?” said {L}, with a hand up.
“That one?” said {grownup}. “That is for you.”
{L} looked at it for a bit.
“Then it can stay,” said {L}.
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; night; clear
# action: L look-up calm; grownup hold pyjamas; heroes stand; friends sit
# things: bed; window; moon; pyjamas
You can find a bed by that. You can find your own knees.
They did the buttons by it. They did two of them wrong, and no one could see. # spare
“What is it, out there?” asked {L}. ¶ “It is what is left of the day,” said {grownup}. “It is the end of it.” # spare
“Who is it for?” ¶ “For who is up.” That was them.
There was a star in one corner, like a crumb. It had been on the whole time. # spare
-> DONE

=== l3
# aside
# shot: object
# place: bathroom; night; clear
# action: heroes lie-back
# things: bath; tap; soap on sink; sink; window; moon
In the bath it was dark, and it was not full of lamps. It was glad of it. # spare
All day it had been shone on, with nothing in it. It is no fun, for a bath. # spare
Now it had a bit of moon at one end. It lay in it. # more
The tap did not say a thing. It had told it all.
The hole was asleep. It went glug, once.
The soap was on its dish. It was for the morning.
-> DONE

=== m3
# aside
# shot: close
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit; heroes lie-back; friends sit
# things: bed; window; pillow; lamp
“Is it still on?” asked {L}. The eyes were shut. ¶ “The window? It is,” said {grownup}.
“I am not looking.” ¶ “It does not mind,” said {grownup}. # spare
It would be on till it got light. No one had to stay up for it. # spare
“And when it gets light?” ¶ “Then it is on still more.” # spare
A car went by, and went once round the walls. That was for who was in it.
-> DONE

=== l4
# aside
# shot: wide
# place: street; night; stars
# action: cat sit; heroes sleep
# things: house; window; street-lamp; moon; bus-stop
You could not see the house from the bus stop now. It had shut its eyes.
There was just the one small light, at the top of the stairs. # spare
It was no more than an egg. You would not think that it was for much. # more
A cat sat on the wall. She had no lamp, and she did not want one.
She had it all on, up to the roofs.
Then she shut one eye, and then the next.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; window; pillow; quilt; lamp; door
The bed was warm, and you could hear the tap not run. # usual
{resting}
{keepsake}
{dream} # spare
“Click,” said {L}, and shut one eye. “Click.” That was both. # usual
It was dark in there, and then it was not so dark.
By the door was a thin line, like a thread. It came from the stairs.
“And who is that for?” said {L}. It was half said.
“For you,” said {grownup}.
It was on all night.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was something in the sock when it was picked up in the morning. It was at the very end, where the toes go, and it was blue.
“It must have got in when we sat there,” said {A}, and looked in with one eye. It was only a small piece, and in the light it could hardly be seen. So the sock was rolled up at the top, and put at the back of the drawer, to have some by.
-> DONE

=== next_bedtime
At the back of the drawer there was a sock, and it was not quite dark in it.
-> DONE
