# tells: entries(story|together|was stuck in|got stuck in|got stuck up|was stuck up|stuck in the mud|its trunk stuck|its head stuck|its foot stuck|his head stuck|her head stuck|couldn't get out|could not get out|wouldn't come out|would not come out|couldn't get down|could not get down|couldn't get up the hill|got its foot stuck|had fallen in|had fallen into|had fallen down a|had hurt its|hurt its|with a sore|had a sore|had a thorn|a plaster on|put plasters on|a bandage on|had a broken|had broken its|had broken his|had broken her|animal hospital|rescued a|rescued an|saved a|got the cat down|cat down out of|afraid of the deep|had to make it better|to the rescue)
# happens: helped
# wants: child
# never: stuck in traffic|stuck at home
# kind task: has to make it better|has to make him better|has to make her better|has to make them better|to cure
# kind push: up the hill|push|pushes|pushing
# kind plaster: plaster|plasters|bandage*
# kind up: tree|roof|get down|gets down|cat down|ladder
# kind head: trunk stuck|head stuck|nose stuck|beak stuck|snout stuck
# kind stuck: stuck|mud|won't come out|wouldn't come out|can't get out|can't get down|can't get up|trapped|tangled|pulls|pulling|fallen|falls in|fell in|net
# kind tooth: tooth|teeth|toothache|dentist
# kind ill: a cold|poorly|ill|sick|sore throat|cough*|sneez*|tummy|swallow*|fever|measles|spots
# kind hurt: sore|hurt*|broken|ache*|sprain*|thorn|splinter|doctor|vet|hospital
# kind afraid: afraid|scared|frightened|lost|lonely|alone|worried|shy|dark
# ages: 3-9
# holds: dark(kind)

=== title
{~Has Anybody Tried Butter?|That Was That Bit}
-> DONE

=== s1
# shot: wide
# place: lane; day; clear
# action: heroes stand worried at e1; friends stand worried; farmer stand curious
# things: e1 right; basket left
# things for up: ladder left; e1 right
# people: farmer=woman(straw hat)
{~“Coming!” called {H}, though nobody had called yet.|Something was the matter. You could tell by the quiet, and {H} {was} the first to hear it.|It was nobody’s fault. {H} said so to begin with, because it saves time.}
{entry_1}
{is_task and not is_entry_3:{entry_2}}
That is soon said. {young:But it took all day.|But it took the whole of the afternoon, and came in bits.} # usual
{
- is_up:
{Guest()} had gone up quite easily. {young:Down is another thing.|It is only that down, when you come to look at it, is another thing than up.} # usual
- is_push:
{Guest()} had got as far as you can get by yourself, {young:and there it was.|and that is a good way, but it was not all the way.} # usual
- unwell():
{Guest()} looked the way you look {young:on a Monday.|when you say that it is nothing.} # usual
- held():
{Guest()} could not go on, and could not go back, and {young:sideways was no good.|was not made for going sideways.} # usual
- sore():
{young:You could see where it hurt. Nobody wanted to touch it.|You could see where it hurt, because that was the bit that everybody looked at and nobody went near.} # usual
- is_afraid:
It was a big fright, {young:as big as a house.|and it had been there for some time, and had made itself comfortable.} # usual
- else:
{Guest()} did not call for help. {young:You could see it, though.|But you could see it, if you stood still and looked.} # usual
}
“Has anybody tried butter?” asked a woman with a basket. ¶ “Not yet,” said {L}.
“There is no hurry,” said the woman. “It keeps.” # usual
{young:Then more people came.|Word got round, as it does.} {
- is_up:
One brought a ladder, and one brought a blanket, and one stood with both arms out.
- is_push:
One rolled up both sleeves, and one spat on both hands, and one brought a spoon.
- unwell():
One brought a scarf, and one brought an onion, and one only brought a long face.
- held():
One brought a rope, and one brought a plank, and one brought a spoon.
- sore():
One brought a scarf, and one brought a bottle, and one only brought a long face.
- is_afraid:
One said, “Don’t look down,” and one said, “Look down, it is all right.”
- else:
One knew what had to be done, and one knew what had to be done first.
}
They all stood at {is_tooth:the end without the teeth, and looked at their watches|{unwell():the far end, and looked at a thermometer|{is_head:the back, where there is more to take hold of|the same end, and looked at {trouble()}}}}. So {L} went round to {fore()}.
-> DONE

=== m1
# aside
# shot: behind
# place: lane; day; clear
# action: A sit calm at e1; heroes sit calm; friends sit
# things: e1 right; hedge
{is_afraid:{young:It was quieter at that end.|It is a different thing altogether from that end.} From there you could see what {guest()} saw.|{young:It was quieter at that end.|It is a different thing altogether from that end.} You could not see the trouble at all. You could see a hedge{sore() or unwell():, through the window}, and a bird that was building something.}
{is_afraid:“It is big,” said {A}. {young:“But that bit is not so bad.”|“But there is a bit at the edge, down on the left, that is not so bad. We might begin by looking at that.”}|“It has one more twig now,” said {A}. {young:“That is a good one.”|“It does not like the long one. Now it has gone for another.” If you can’t turn round, you like to be told what there is.}}
{Guest()} did not answer, {young:but you could tell.|but it was the kind of not answering that has one ear open.}
“Back there they are still talking,” said {A}. {young:“It is about who goes first.”|“They have got as far as who is to go first.”}
{not is_afraid:The long twig was fetched after all. It only had to be turned the other way.|So they looked at the bit on the left until they knew it quite well.} # spare
“I will sit here,” said {A}. “I have nothing on till supper.” # more
Somebody at the back called out to ask how it was going. “We are sitting,” {A} called back. # more
-> DONE

=== s2
# shot: two
# place: lane; day; clear
# place for hurt, plaster, tooth, ill, task: living-room; day; clear
# action: L kneel calm at e1; heroes stand; friends stand; farmer stand
# things: e1 right; rope left; e2 left
# things for hurt, plaster, tooth, ill, task: e1 right; bandage left; e2 left
# things for afraid: e1 right; e2 left
{is_entry_3:{entry_2}}
{joining}
{is_loved:“We could talk about {loved}, while it goes on,” said {L}.|{musing}} # personal
“It comes in bits,” {L} told {guest()}. “I will say which bit it is. Then you know.”
{
- is_up:
“Now comes the bit with the ladder,” said {L}. {young:Five held it. It was one step too short.|Five of them held it, and it was a good ladder, but it left off one rung before the place.}
- is_push:
“Now comes the bit where they push,” said {L}. Somebody shouted three, and they pushed at {guest()}. {young:They got shorter. That was all.|They pushed until their feet went away behind them, and one after the other they lay down.}
- unwell() or is_tooth:
“Now comes the bit where you say ah,” said {L}, and said it first, to show. {young:It was dark in there.|It was a long way down, and dark in there, and warm, and at the very back it was red.}
- held():
“Now comes the bit with the rope,” said {L}. Somebody shouted three, and they pulled at {guest()}. {young:The rope got longer. That was all.|They leaned until their hats fell off, and the rope got a good deal longer.}
- is_hurt or is_plaster:
“Now comes the bit where I only look,” said {L}, and only looked. {young:It was red.|It was red in the middle, and pink round that, and it had been there since the morning.}
- is_afraid:
“Now comes the bit where you only think of it,” said {L}. They thought of it. {young:It was just as big.|It was every bit as big with their eyes shut, and rather nearer.}
- else:
“Now comes the bit where everybody tries,” said {L}. Everybody did, {young:all at once.|and all at once, so that it was mostly elbows.}
}
{hinderer_person:“Let me get to it,” said {hinderer}, and got to it, and then somebody had to get {hinderer} back out.} # beat
{hinderer_animal:{hinderer} stood right in front, with the best will in the world, and could not be moved.} # beat
{hinderer_carried:{hinderer} was handed from one to the next, because everybody needed both hands.} # beat
It was no better. “That was that bit,” said {L}. “It need not be done again.”
-> DONE

=== l1
# aside
# shot: wide
# place: lane; afternoon; clear
# action: A stand worried; heroes stand; farmer give butter; friends stand
# things: e1 right; basket; butter on bench; bench
Advice came by as well, and stood in line. {young:“Push,” said one. “Pull,” said one.|The first said that it wanted a good push, and the second said that a push was the worst that you could do.}
“I had an uncle who was just like that,” said the third. {young:“What did he do?” asked {A}. “He moved.”|“And what did he do?” asked {A}. ¶ “He moved to {~Hull|Crewe},” said the third.}
“Has anybody tried butter?” asked the woman. {young:It was good butter.|She had it with her in a cloth, half a pound, with a cow stamped on the top.}
{A} thanked them all, one by one, {young:and took it round to the front.|and took it round to {guest()}, all but the uncle.} # spare
Nobody went home. You do not go home before a thing is over. # more
Behind the third there was a fourth, but the fourth had only come to see what the line was for. # more
-> DONE

=== m2
# aside
# shot: close
# place: lane; afternoon; clear
# action: A hold-hands calm at e1; heroes kneel; friends sit
# things: e1 right; hat on A.head
{young:{A} held on to {guest()}.|{A} could not lift much, but you can always hold something, and so {A} held on to {guest()} by a corner.}
“I am holding on to you a bit,” said {A}, “so that you know {young:where the end is.”|where you leave off, and where the rest begins.”}
{is_entry_1_being:It was a good warm corner. {young:It held on, too.|After a while it was not quite clear any more who had hold of whom.}|It was a good, hard corner. {young:It was a bit warm from the sun.|It did not hold on, but it did not mind, and the sun had been on it.}}
Then {A}’s nose began to itch. {young:{A} let it.|It itched for as long as it wanted to, and {A} let it.} # spare
Nobody saw that. At that end nobody sees what you do. # more
Now and then somebody called that they had nearly got it. {A} passed it on, but left out the nearly. # more
-> DONE

=== s3
# shot: above
# place: lane; afternoon; clear
# place for hurt, plaster, tooth, ill, task: living-room; afternoon; clear
# action: L kneel worried at e1; heroes kneel; friends stand; farmer stand
# things: e1 right; plank left; e3 left; themed
# things for hurt, plaster, tooth, ill, task: e1 right; cloth left; e3 left; themed
# things for afraid: e1 right; e3 left; themed
{is_entry_4:{entry_3}}
{
- is_up:
“Now comes the bit with the blanket,” said {L}. {young:They all held an end of it.|They each took hold of an edge, and looked up, and said that it was quite soft.} They stood and stood. Nobody jumped.
- is_tooth:
“Now comes the bit with the spoon,” said {L}, and tapped. {young:Tock, it went. Tock. Tock. Ow.|Tock, they went, all along the row, tock, and tock. There was one that did not go tock. That one went ow.}
- is_plaster:
“Now comes the bit with the plaster,” said {L}. {young:It stuck to one thumb. Then it stuck to the other.|It stuck to one thumb, and then it stuck to the other, and then to itself, and a new one had to be got out.}
- is_push:
“Now comes the bit with the run-up,” said {L}. {young:First they went back. Then they went very fast.|They let {guest()} go back a bit first, and then all of them went at it together.} That was better by the width of a thumb.
- unwell():
“Now comes the bit with the scarf,” said {L}. {young:It went round and round.|It went round, and round again, and the end was tucked in at the back.} {Guest()} was warm at the top now, but no better.
- held():
“Now comes the bit with the plank,” said {L}, “and everybody, and the spoon.” {young:They pushed and they puffed.|They pushed it and prised it, and one of them talked to it in a low voice.} {Guest()} moved by the width of a thumb, and then moved back.
- is_hurt:
“Now comes the bit that is cold,” said {L}, and laid a wet cloth on. {young:It was cold, and it dripped.|It was cold, as had been promised, and it ran down on the inside.} Then it was warm again, and as sore as before.
- is_afraid:
“Now comes the bit where I go first,” said {L}, and went three steps, and came back. {young:“It is only more of it,” said {L}.|“It is no different there,” said {L}. “It is only more of it.”} {Guest()} did not move.
- else:
“Now comes the bit where we do it the other way round,” said {L}. {young:So they did. It was the same.|So the last went first, and the first went last, and it came to the same thing.}
}
{helper_person:“Tell me, too,” said {helper}, who was holding on at the back. “You can’t see a thing from here.”} # beat
{helper_animal:{helper} came round to {fore()} and lay down there, and after that there was somebody on both sides.} # beat
{helper_carried:{helper} was set down in front, to have something friendly to look at.} # beat
{themed_a} was put where {guest()} could see it. # personal
“That was that bit,” said {L}. ¶ “And the next?” they called. {young:Nobody knew.|“I shall have to look,” said {L}.} # usual
-> DONE

=== l2
# aside
# shot: two
# place: lane; afternoon; clear
# action: A sit calm; heroes sit; friends sit; farmer sit
# things: e1 right; basket; wall
“This is the bit where nothing happens,” said {A}. {young:“It is the longest.”|“There is always one, and it is always the longest, and it has to be done like the others.”}
So they did that one. {young:They sat in the grass.|They sat about on whatever was dry, and one of them mended a bootlace.}
A fly came, and looked at everything. {young:Then it went.|It was the only one that day who had been to both ends.}
{pausing} # company
“Is it still that bit?” asked somebody. ¶ {A} looked at {guest()}, and looked at the sky. “Still,” said {A}. # spare
The woman turned the butter over, so that the sun would not sit on one side. # more
One of them asked what it was like, at that end. “It has more in it than you would think,” said {A}. “You can come, if you are quiet.” # more
-> DONE

=== s4
# shot: close
# place: lane; dusk; clear
# place for hurt, plaster, tooth, ill, task: living-room; dusk; clear
# action: L look-up surprised; heroes look-up; friends stand; farmer stand
# things: e1 right; e2 left; e4
{L} looked at {guest()}, from quite near. Then {L} looked at all the others, in a row. {young:They were red.|They were red up to the ears.}
“You are all holding your breath,” said {L}. ¶ {young:It was so.|Nobody could say anything to that, without letting go of it.}
They had done it since the first bit. So had {guest()}, by the look of it. # usual
“Now comes the bit where it is let out,” said {L}. “At three.” And it went out, {young:hooo,|hooo, like a tyre,} from one end to the other, and everything sat a bit lower.
{
- is_entry_3:
From {fore()} you could see that it was going to be all right, and so it was.
- else:
From {fore()} you could see that it was going to be all right. # usual
}
{is_entry_2 and not (is_entry_3 or is_task):{entry_2}}
{is_entry_4:{entry_4}|{entry_3}}
{
- is_entry_3:
“That was that bit,” said {L}.
- is_push:
And {guest()} went, quite slowly at first, and then not so slowly. “That,” said {L}, “was that bit.”
- unwell():
{Guest()} was better by about half, and that is the half that you need. “That,” said {L}, “was that bit.”
- is_up:
Then it was quite easy. Down is only up, with less air in it. “That,” said {L}, “was that bit.”
- is_plaster:
Now that nobody shook, the plaster went on by itself. “That,” said {L}, “was that bit.”
- held():
There was a small noise, like a cork, and {guest()} came. “That,” said {L}, “was that bit.”
- sore():
It was not so sore, with all that air gone. “That,” said {L}, “was that bit.”
- is_afraid:
It was not so big, with all that air gone, and {guest()} went on. “That,” said {L}, “was that bit.”
- else:
And so it went, quite quietly, all by itself. “That,” said {L}, “was that bit.”
}
{short:“Has anybody tried butter?” asked the woman. They tried it then, on bread, and it was very good.} # usual
-> DONE

=== m3
# shot: two
# place: garden; dusk; clear
# action: A eat happy; heroes eat; friends eat; farmer sit calm
# things: bread in A.hand; butter on table; table; basket
“Has anybody tried butter?” asked the woman, when it was over.
Nobody had. They had not got as far as that. # usual
So somebody went for bread. It was cut thick.
It was very good. It went right up to the edge. # usual
“There you are,” said the woman. “It always helps.” ¶ “That was that bit,” said {A}, and licked a thumb.
There was one slice left, and it was put on the wall. You never know. # spare
Everybody had some, and two of them had two. # more
-> DONE

=== l3
# aside
# shot: behind
# place: lane; night; stars
# action: A walk sleepy; heroes walk sleepy; friends walk sleepy
# things: rope; plank; moon; hedge
{homeward} # company
They all went home, each with what they had brought.
The spoon went back to its drawer, or to its hook. It had been out all day. # usual
The bird had finished. It sat in it, to see. # usual
“Which bit is this?” asked somebody, going along in the dark. ¶ “This is the bit with the feet,” said {A}.
They did that bit. It was not far. # more
Somebody sang. It was the song that you sing when a thing is over, and had only the one bit. # more
-> DONE

=== m4
# aside
# shot: close
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; friends stand
# things: basin; towel; soap
“Now comes the bit with the soap,” said {A} to a knee.
The knee had been knelt on all day. It had a leaf on it.
It was cold, and then it was warm. “That was that bit,” said {A}. # usual
There were two hands, and there was a neck. They were told, too. # spare
The ears said that they would rather not know. # more
The leaf was kept, and lay by the tap. # more
The towel went round behind, where you can’t see. “It is dry there,” it said, or so it felt. # more
-> DONE

=== l4
# shot: object
# place: lane; night; stars
# action: heroes sleep
# things: hedge; moon; wall; bread on wall
It was dark where it had been. There was a place in the grass.
You could see that somebody had sat there. You could see where the front was. # usual
A fox came by, or it was a cat. It had the last slice. # usual
It tried the butter. It did that bit twice. # spare
The wind let its breath out. Then it lay down. # more
Nobody stood at either end any more. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{H} lay in bed. The pillow was at {fore() == "the other end":the other end|the end with the face}.
{resting}
{keepsake}
{dream} # spare
“Now comes the bit with the lamp,” said {L}. The lamp went off. “That was that bit.”
“And what is the next?” asked the dark. # usual
{L} looked. It was the bit where nothing happens. It is the longest. # usual
So {L} let it out, all of it, hooo. And everything sat a bit lower.
Goodnight, {guest()}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a parcel on the step in the morning, wrapped in a cloth, with a cow on it. “Half a pound,” it said on the label, “and it has not been tried.” ¶ {H} had meant to have toast in any case. Halfway down the second slice somebody knocked, very low on the door, with what sounded like a nose. “Coming,” called {A}, and took the dish along.
-> DONE

=== next_bedtime
In the hedge a bird sat in what it had made. That bit was done.
-> DONE

=== function fore()
{
- is_entry_1_being:
~ return "the end with the face"
}
~ return "the other end"

=== function held()
~ return is_stuck or is_head

=== function sore()
~ return is_hurt or is_plaster or is_tooth

=== function unwell()
~ return is_ill or is_task

=== function trouble()
{
- sore():
~ return "the sore place"
- is_up and is_entry_1_thing_2:
~ return entry_1_thing_2
- is_entry_1_being and is_entry_1_thing:
~ return entry_1_thing
- not is_entry_1_being and is_entry_1_thing_2:
~ return entry_1_thing_2
}
~ return "the trouble"

=== function guest()
{
- is_entry_1_being:
~ return entry_1_being
- is_entry_1_thing:
~ return entry_1_thing
- is_being_1:
~ return being_1
}
~ return "the one in the middle"

=== function Guest()
{
- guest() == "the one in the middle":
~ return "The one in the middle"
}
~ return guest()
