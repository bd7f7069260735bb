# about: quarrel(same |both want|over a doll|over the doll|over her doll|over one|over a scooter|over the scooter|over his scooter|gets the doll|gets the scooter|over a toy|over the toy|over a truck|over a car); sharing(same |both want|over one|over a doll|over the doll|over a scooter|over the scooter|over a toy|over the toy)
# also: sharing; angry; sad; frustrated; quarrel; gentle-hands; patience; thing; play; person
# news: bad
# kind doll: doll|dolls|dolly|dollies
# kind scooter: scooter|scooters|bike|trike|tricycle
# wants: child
# role other: sibling, playmate, somebody = the other one
# ages: 3-8
# holds: quarrel(kind), dark(kind)

=== title
{~So Have I|One Each End}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; clear
# action: heroes hold cross doll; friends sit
# action for scooter: heroes push cross scooter; friends sit
# things: rug; sofa; window; basket
# things for doll: doll; rug; sofa; basket
# things for scooter: scooter; rug; sofa
{
- is_doll:
{~{H}{not many: and {other_a}} wanted the same doll, {young:and there was only one of it.|and it was no use that there were two of them, for there was one of the doll.}|A doll has a head end and a feet end. {H}{not many: and {other_a}} wanted all of it, {young:at the same time.|both ends and the middle, at the same time.}|It was a doll with two ends. {H}{not many: and {other_a}} had hold of it, {young:and nobody let go.|and it did not look as if it would ever be put down.}}
- is_scooter:
{~{H}{not many: and {other_a}} wanted the same scooter, {young:and there was only one of it.|and it was no use that there were two of them, for there was one of the scooter.}|A scooter has a front and a back. {H}{not many: and {other_a}} wanted all of it, {young:at the same time.|the front and the back and the bell, at the same time.}|The scooter had two ends. {H}{not many: and {other_a}} had hold of it, {young:and nobody let go.|and it did not look as if it would ever go anywhere.}}
- else:
{~{H}{not many: and {other_a}} wanted the same thing, {young:and there was only one of it.|and it was no use that there were two of them, for there was one of the thing.}|Most things have two ends. {H}{not many: and {other_a}} wanted all of this one, {young:at the same time.|both ends and the middle, at the same time.}|It had two ends. {H}{not many: and {other_a}} had hold of it, {young:and nobody let go.|and it did not look as if it would ever be put down.}}
}
{
- is_doll:
{many:{B}|{other}} had the feet, and {A} had the head.
- is_scooter:
{many:{B}|{other}} had the back wheel, and {A} had the front.
- else:
{many:{B}|{other}} had one end, and {A} had the other.
}
“I have got it,” said {A}, and pulled.
“So have I,” said {many:{B}|{other}}, and pulled, too.
“I had it first,” said {A}. ¶ “I had it first as well,” said {many:{B}|{other}}. # usual
{A} was hot, and very cross. {young:{A} wanted it all.|What {A} wanted was the whole of it, and to be let alone.}
But whoever lets go first has not got it, {young:so nobody did.|and they both knew that, and so nobody did.} # usual
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: A pull cross; heroes stand cross; friends stand
# things: rug; sofa; basket
# things for doll: doll; rug; sofa
# things for scooter: scooter; rug; sofa
“You let go,” said {A}. ¶ “No, you,” said {many:{B}|{other}}. # usual
{joining}
{musing}
“Then we both do it,” said {A}, “on three.” That was fair. {young:So they counted.|It was as fair as could be, and they counted together.}
“One. Two. Three!”
Nobody had let go. {young:They looked at each other.|They looked at each other, like two people who have both kept their hats on.} ¶ “I was just going to,” said {A}. ¶ “So was I,” said {many:{B}|{other}}. # usual
{hinderer_person:“I could hold it for you both,” said {hinderer}. ¶ “No!” they said, and it was the first thing that they had said together.} # beat
{hinderer_animal:{hinderer} had hold of a bit of it as well, by then, and that made three.} # beat
{hinderer_carried:{hinderer} was put down beside it, to be the one who saw, but {hinderer} had looked away at three.} # beat
They tried it on ten. {young:That was no better.|It was no better on ten. It only took longer.}
-> DONE

=== m1
# aside
# shot: close
# place: living-room; afternoon; clear
# action: A eat curious banana; heroes stand; friends sit
# things: banana; rug; sofa; plate
Then it was time for a banana, {young:and you need two hands.|and for that you need a hand to hold it and a hand to peel.}
{A} had one hand over, {young:and so had {many:{B}|{other}}.|and {many:{B}|{other}} had one hand over, and that came to two.}
So {A} held the banana, and {many:{B}|{other}} pulled down the skin. {young:They did not look at each other.|They did it without a word, and looked the other way while they did it.}
“That is not because I like you,” said {A}. {young:¶ “No,” said {many:{B}|{other}}.|¶ “No,” said {many:{B}|{other}}. “It is because of the banana.”}
The next one was done the other way round, {young:to be fair.|since it is fair that whoever has held has a turn to peel.}
They were good bananas. They had a brown spot each, and the spots were the same size, so there was nothing to say about that. # more
-> DONE

=== l1
# aside
# shot: above
# place: living-room; afternoon; clear
# action: A hold calm marble; heroes kneel; friends sit
# things: marble in A.hand; whistle; shell; basket; rug
“You can have this for it,” said {A}, {young:and held out a marble.|and felt about in the basket with one foot, and brought up a marble, the green one.}
“You have it,” said {many:{B}|{other}}, {young:“and a whistle.”|“and I will put a whistle with it, that goes.”}
{A} put a shell on top of that. {young:The sea was in it.|It was a big one, and had the sea in it, if you held it right.}
A cup was put on it, and half a train, {young:and a hat.|and a hat with a feather, and all of the farm.} It was a lovely heap. # spare
“Would you not like all that?” asked {A}. {young:¶ “You can have it,” said {many:{B}|{other}}.|¶ “I should hate to take it from you,” said {many:{B}|{other}}.}
And there it lay between them, the best heap in the house, and nobody wanted it. # more
“I will put the cushion with it,” said {A}, but the cushion was under somebody. # more
-> DONE

=== s3
# shot: behind
# place: hallway; afternoon; clear
# action: A walk; heroes walk; friends walk
# things: door; coat on hook; hook; mat
# things for doll: door; doll; coat on hook; hook
# things for scooter: door; scooter; coat on hook; hook
Next {A} went away with it. {young:But {many:{B}|{other}} came too.|But whoever has an end has to come too, and so {many:{B}|{other}} did.}
They got as far as the door, and there they stuck, {young:for they were too wide.|since there was one on each side, and it was only wide enough for one.} # usual
“Sideways,” said {A}. So they went sideways, {young:like a crab.|like a crab that is in two minds.} # usual
{helper_person:“Left foot first,” called {helper}. “The other left.”} # beat
{helper_animal:{helper} walked on in front, and looked back at the corners, to see if they could get round.} # beat
{helper_carried:{helper} had to be sat in the middle, and went along with them, and liked it.} # beat
“Mind the coats,” said {A}.
“Mind the step,” said {many:{B}|{other}}.
“I am minding it,” said {A}. “Mind your elbow.” # usual
They got round the corner without a bump. {young:That was quite good!|It was really very well done.} {A} looked at how it hung there, with one of them at each end.
“Wait,” said {A}. “I know what this is.”
-> DONE

=== m2
# aside
# shot: two
# place: hallway; afternoon; clear
# action: A sit calm; heroes sit; friends sit
# things: mat; coat on hook; hook; themed
They had to sit down for a bit, with it across their knees. {young:It got heavy.|A thing gets heavier, the longer you do not let go of it.}
{A} had an itch on the nose. {young:{A} could not get at it.|It was just where the hand would have gone that was busy.} So {A} had to rub it on the coat that hung there.
“Yours has gone red,” said {many:{B}|{other}}. {young:¶ “So has yours,” said {A}.|¶ “So has yours,” said {A}. “It is your hand. It has gone red, and white where the fingers bend.”}
They looked at all the hands. {young:They were the same.|You could not have said by the colour who it was that wanted it more.}
“Does it hurt?” asked {A}. ¶ “A bit,” said {many:{B}|{other}}. “Does yours?” ¶ “A bit,” said {A}. # more
{themed_a} hung on the next hook, and nobody had hold of that at all. # personal
{pausing} # company
-> DONE

=== l2
# aside
# shot: close
# place: hallway; afternoon; clear
# action: A stretch surprised; heroes stand; friends sit
# things: mat; 2 shoe; stairs; door
{A} stamped, for one foot had gone to sleep. {young:“It tickles,” said {A}.|“It is full of lemonade,” said {A}, and stood on the other one.}
“Mine has as well,” said {many:{B}|{other}}. {young:So they both hopped.|So there was a good deal of hopping, and as they were joined in the middle, they had to do it at the same time.}
Hop, hop, hop. {young:If one stopped, both did.|If one of them was late, the other came down with a jerk.}
After a while they had it just right. {young:Nobody was late.|They went up and down together like one person with four legs.} # more
The coats on the wall went up and down as well. # more
“Is yours awake?” asked {A}. ¶ “Yes,” said {many:{B}|{other}}. {young:But they went on hopping.|“But it does not mind going on for a bit.”}
-> DONE

=== s4
# shot: two
# place: living-room; dusk; clear
# action: heroes carry laughing; friends walk
# action for doll: heroes carry laughing doll; friends walk
# action for scooter: heroes push laughing scooter; friends walk
# things: rug; sofa; cushion; lamp
{
- is_doll:
“She has broken her leg,” said {A}. {young:“We are the ambulance!”|“This is how they carry you when you have broken your leg. We are the ambulance.”} ¶ “Which leg?” asked {many:{B}|{other}}. ¶ “The one that you have got,” said {A}.
It takes two, with an ambulance. {young:One has the head. One has the feet.|Whoever has the head must talk to her, and whoever has the feet must see where they are going.}
- is_scooter:
“It is a bus,” said {A}. {young:“I am the front. You are the engine!”|“I am the front, and do the bell. You are the engine, and without an engine it will not go.”} ¶ “And then I am the front,” said {many:{B}|{other}}. ¶ “At the next stop,” said {A}.
It takes two, with a bus. {young:A bear got on, and a boot.|A bear wanted to go to the sofa, and a boot had to be at the door by five.}
- else:
“It is a piano,” said {A}. {young:“We are the men with the van!”|“We are the people with the van, and it has to go upstairs, and it is worth a thousand pounds.”} ¶ “Two thousand,” said {many:{B}|{other}}, and took a better hold.
It takes two, with a piano. {young:One goes first. One goes last.|Whoever goes first cannot see, and whoever goes last must tell them about the rug.}
}
Off they went, round the sofa and over the cushions. {young:Nobody pulled at all.|Nobody pulled, for you cannot, if you want to get there.}
“Have you got it?” called {A}, on the steep bit.
“I have got it,” said {many:{B}|{other}}. “Have you?”
“So have I,” said {A}.
“Slowly,” said {A}, by the lamp. ¶ “Slowly,” said {many:{B}|{other}}, and they went past it as if it were asleep. # usual
They went three times round the room. {is_scooter:At each stop they changed ends.|After each time they changed ends, and both of the ends were good ones.} # usual
-> DONE

=== m4
# shot: above
# place: living-room; dusk; clear
# action: heroes kneel calm; friends sit
# things: rug; cushion; lamp
# things for doll: doll on cushion; rug; lamp
# things for scooter: scooter; rug; lamp
Then they were there. It had to be put down. That takes two, as well.
“On three,” said {A}.
“One,” they said. “Two. Three.”
And they both let go. It lay there, on the rug, with no one at the ends. # spare
{
- is_doll:
A sock was tied round the leg. It was not too tight.
- is_scooter:
“All change,” said {A}. The bear got off, and so did the boot.
- else:
Nothing was chipped. A piano can be glad of people like that.
}
It was odd to have two hands. They each had a stretch. # more
“That was a good one,” said {A}. ¶ “It was,” said {many:{B}|{other}}. # more
-> DONE

=== l3
# shot: close
# place: bathroom; night; clear
# action: A wash calm; heroes wash; friends sit
# things: basin; soap; tap; towel
Both hands had a wash. One had a red line in it, right across.
It was warm in the water. The line got thin. # spare
The soap had two ends as well. It got away from both of them. # more
“I have got it,” said {A}, and then it was in the basin.
The towel did one hand, and then the other.
You could not see the line now. You could just feel where it had been. # more
On the tap was one more drop. It held on. Then it let go. # more
-> DONE

=== m3
# shot: behind
# place: hallway; night; clear
# action: A climb sleepy stairs; heroes climb stairs; friends walk
# things: stairs; lamp; coat on hook; hook
Up the stairs it was one foot, and then the next.
“Mind the step,” said {A}, from habit. No one had an end of it now.
At the bend {A} went sideways. It is a good way to go round. # spare
The coats hung flat on the wall. They had been minded. # more
Then it was the top. It had not been so far at all.
{A} held on to the post, and let go of it, just like that. # more
The lamp was on. The bed was not far. # more
-> DONE

=== l4
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: rug; marble; shell; moon; basket
The room was dark. {is_scooter:The scooter|{is_doll:The doll|It}} lay on the rug. One end was to the door. One end was to the window.
The moon had got hold of the one end. It did not pull. # spare
The dark had the other.
By the basket was a marble. Nobody had it, and it shone. # more
The clock had two hands. They went round, and met, and went on. # more
It got late. The moon let go, very slowly, and so did the dark.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sleep
# things: bed; quilt; pillow; lamp
In bed the hand was still a bit bent. # usual
It had been round that end all day. Now it had a bit of quilt. # usual
{resting}
{keepsake}
{dream} # spare
The one hand was on the quilt. It felt about. It met the other one.
“I have got it,” said {A}, half asleep.
So had the other one. # usual
They held on. It did not take much.
On three they let go. One. Two.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a sock on the stairs, and {A} took hold of the toe. But the other end was stuck under the door.
“I have got it,” said {A}. ¶ “So have I,” said somebody small, behind the door, and pulled. So they counted to three, quite slowly, and both let go, and then the sock lay there, and did not know whose it was. It went off down the stairs by itself.
-> DONE

=== next_bedtime
The sock was over the end of the bed, with half of it on each side.
-> DONE
