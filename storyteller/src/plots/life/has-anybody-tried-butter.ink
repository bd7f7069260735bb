# tells: entries(story|together|was stuck in|got stuck in|got stuck up|was stuck up|stuck in the mud|its trunk stuck|its head stuck|its foot stuck|his head stuck|her head stuck|couldn't get out|could not get out|wouldn't come out|would not come out|couldn't get down|could not get down|couldn't get up the hill|got its foot stuck|had fallen in|had fallen into|had fallen down a|had hurt its|hurt its|with a sore|had a sore|had a thorn|a plaster on|put plasters on|a bandage on|had a broken|had broken its|had broken his|had broken her|animal hospital|rescued a|rescued an|saved a|got the cat down|cat down out of|afraid of the deep|had to make it better|to the rescue)
# happens: helped
# wants: child
# never: stuck in traffic|stuck at home
# kind otherend: on the other end|at the other end|at the other side who says|on the other end who
# kind mouse: mouse who is a dentist|mouse dentist|dentist is a mouse|mouse is a dentist
# kind brush: brush his teeth|brush her teeth|brush its teeth|brush their teeth
# kind fire: dragon has a cold|dragon with a cold|dragon with a sore throat|dragon has a sore throat|breathe fire|lost its fire|lost his fire|heating the school|fire has gone out|dragon who is ill|dragon is ill|dragon is poorly
# kind weewoo: wee woo*|weewoo|nee naw|nee-naw|nee nor
# kind engine: drives the firetruck|drives the fire truck|drives the fire engine|drives a fire engine|drives his fire engine|drives her fire engine|is the fireman|is a fireman|is a firefighter|is the firefighter
# kind foot: foot stuck|paw stuck|leg stuck|foot caught|paw caught|leg caught|foot in the fence|paw in the fence
# kind beach: stuck on the beach|stuck on the sand|washed up|beached|stranded
# kind mud: mud|muddy|bog|swamp|ditch|snowdrift|puddle
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
# things for up, engine, weewoo: ladder left; e1 right
# people: farmer=woman(straw hat)
{~“Coming!” called {H}, though nobody had called yet.|Something was the matter. You could tell by the quiet, and {H} {was} the first to hear it.|It was nobody’s fault. {H} said so to begin with, because it saves time.}
{entry_1}
{entry_1_seen} # usual
That is soon said. {young:But it took all day.|But it took the whole of the afternoon, and came in bits.} # usual
{
- is_otherend:
{L} had hold of it by the top, {young:and it did not come.|with both hands, and with both heels dug in, and it did not come, and then it went down a bit.} You don’t expect that. So {L} lay down flat, with one ear on the ground.
“Mine,” said somebody down there. ¶ “Who is that?” asked {L}. ¶ “Me,” said {guest()}. “I have the other end.”
- is_mouse or is_brush:
{Guest()} held up the brush, {young:as far as it went.|and stretched, and put out a tongue at the side, to help.} Between the brush and the nearest tooth there was room for {L}. So {L} went and stood there.
“Do I have to open it?” asked {guest()}, through a very small gap. ¶ “In a bit,” said {L}.
- is_fire:
{Guest()} coughed. {young:Out came a bit of smoke.|What came out was a bit of smoke, as thin as a thread, and it was cold.} {L} held both hands in front of it, as you do in winter, and then put them back into both pockets.
“Is it bad?” asked {guest()}, quite hoarse. ¶ “I will tell you when I have looked,” said {L}.
- is_weewoo:
“Wee woo,” went {L}, “wee woo,” and you could hear it three streets off. {young:Then {L} stopped, just under the place.|Then {L} stopped just under the place, and turned everything off, and it was quiet, all but one last woo.}
{L} looked up. {Guest()} looked down. “I am down here,” called {L}, “with the ladder.”
- is_engine:
You could hear it three streets off. {young:{L} stopped just under the place.|{L} stopped just under the place, and turned everything off, and it was quiet, all but one last bit, which had not been quick enough.}
{L} looked up. {Guest()} looked down. “I am down here,” called {L}, “with the ladder.”
- is_up:
{Guest()} had gone up quite easily. {young:Down is another thing.|It is only that down, when you come to look at it, is another thing than up.} {L} looked up. {Guest()} looked down.
“I am quite near,” called {L}. “It only looks far because you are looking at the ground.”
- is_foot:
It had gone in quite easily. {young:Now it was thick.|It is only that a foot gets thicker when you pull, and {guest()} had pulled.} When {L} came nearer, {guest()} lay down flat, and showed the teeth a little, and was ashamed of it.
“It is only me,” said {L}, and sat down in the grass, with both hands where they could be seen.
- is_beach:
{Guest()} lay there, {young:and it was hot.|as long as a street, and the sea had gone out so far that you could only just hear it.} One eye was open, down at the side. {L} went and stood where it could see.
“I am here,” said {L} to the eye. It looked at {L}, from the top to the bottom, and shut once.
- is_mud:
{Guest()} was in it up to the middle, {young:and it was cold.|and from there on you could only guess, and the more that moved up here, the more it went shlup down there.} {L} went as near as you can go, on a board.
“Don’t move,” said {L}. ¶ {living():“I am not,” said {guest()}. “It is.”|It did not. It was the mud that did.}
- is_head:
{Guest()} said something, {young:but it was said into there.|but it was said into there, and it came out so hollow that nobody could have told you what.} {L} laid one ear on the outside. “You said ‘Help’,” said {L}. “Is that right?”
It nodded, and all that nodded, too. Bong, it went, on the floor.
- is_push:
{Guest()} had got as far as you can get by yourself, {young:and there it was.|and that is a good way, but it was not all the way.} {L} went behind, and laid a shoulder to it.
“Is it still far?” asked {guest()}, with no breath to spare. ¶ “Half,” said {L}. “You have done the other half.”
- is_task or is_ill:
{Guest()} looked the way you look {young:on a Monday.|when you say that it is nothing.} {L} laid a hand where a forehead would be. The hand got hot.
“It is nothing,” said {guest()}, and had to sit down. ¶ “I see,” said {L}, and fetched a cushion. # usual
- is_tooth:
{Guest()} had one cheek larger than the other, {young:and held it.|and held it, and did not want to say ‘supper’.} {L} held the other cheek, so as to be fair.
“Will you pull?” asked {guest()}. ¶ “I will tell you before each bit,” said {L}.
- sore():
{young:You could see where it hurt. Nobody wanted to touch it.|You could see where it hurt, because that was the bit that {guest()} held out, and looked away from.} {L} knelt down in front of it.
“Is it bad?” asked {guest()}, looking at the ceiling. ¶ “I will tell you before each bit,” said {L}.
- is_afraid:
It was a big fright, {young:as big as a house.|and it had been there for some time, and had made itself comfortable.} {Guest()} did not want to look, and did not want not to. {L} came close up, on the side where it was.
“Is it still there?” asked {guest()}. ¶ “It is still there,” said {L}. “And so am I.”
- else:
{Guest()} could not go on, and could not go back, and {young:sideways was no good.|was not made for going sideways.} {L} came round to {fore()}, and crouched down.
{living():“Are you going to pull?” asked {guest()}. ¶ “I will tell you before each bit,” said {L}.|“I will say each bit before it comes,” {L} told {guest()}. You never know.} # usual
}
It had been like that since breakfast, or since not long after. # more
-> DONE

=== m1
# aside
# shot: behind
# place: lane; day; clear
# action: A sit calm at e1; heroes sit calm; friends sit
# things: e1 right; hedge
{is_afraid:{young:It was quieter at {fore()}.|It is a different thing altogether from {fore()}.} From there you could see what {guest()} saw.|{is_otherend:It was quieter with one ear in the grass.|{young:It was quieter at {fore()}.|It is a different thing altogether from {fore()}.}} You could see a bit of sky{sore() or unwell():, through the window}, and a bird that was building something.}
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
# place for hurt, plaster, tooth, ill, task, fire, mouse, brush: living-room; day; clear
# action: L kneel calm at e1; heroes stand; friends stand; farmer stand
# things: e1 right; rope left; e2 left
# things for hurt, plaster, tooth, ill, task, fire, mouse, brush: e1 right; bandage left; e2 left
# things for afraid: e1 right; e2 left
{is_entry_3:{entry_2}}
{joining}
{is_loved:“We could talk about {loved}, while it goes on,” said {L}.|{musing}} # personal
“It comes in bits,” {L} told {guest()}. “I will say which bit it is. Then you know.”
{
- is_otherend:
“Now comes the bit where we pull,” said {L}. And they pulled. It came up by {young:one hand.|as much as a hand, and the last of them sat down.}
“Now comes my bit,” said {guest()}, from under the ground. And it went down by a hand. {L} had to kneel.
- is_mouse:
“Now comes the bit where you open,” said {L}. {young:It was dark in there.|It went up like a garage, and everybody behind {L} took a step back, and it was dark in there, with a red carpet.} The mouse put on a very small apron, and walked in.
“Wider,” said the mouse, from a long way down. {L} held up the top with both hands, to be a help. # usual
- is_brush:
“Now comes the bit where you open,” said {L}. {young:It was dark in there.|It went up like a garage, and it was dark in there, with a red carpet, and teeth all along the wall.} {L} tied the brush to the end of a broom.
“Is it a big one?” asked {guest()}. ¶ “It is a big brush,” said {L}, “and it smells of mint.” # usual
- is_fire:
“Now comes the bit where you say ah,” said {L}, and said it first, to show. {young:It was dark in there.|It was a long way down, and dark in there, and it should have been red.} Right at the back lay something grey, as small as a plum. That was all of the fire that there was.
“Is it still in?” asked {guest()}. ¶ “Only just,” said {L}. “I will shut the door to the draught.” # usual
- engine():
“Now comes the bit with the ladder,” said {L}, and pressed the button. {young:Up it went, up, up.|Up it went, one piece out of the other, with a hum, and {L} kept a finger on the button, and stopped it just one step below.}
{Guest()} looked at the top step, and looked away, as if it had nothing to do with that. # usual
- is_up:
“Now comes the bit with the ladder,” said {L}, {young:and held on to it.|and held it at the bottom, with both hands and one knee, and it was a good ladder, but it left off one rung before the place.}
{Guest()} put one foot on the top of it, and took it back. “It wobbles,” said {L}. “I know. I can feel it down here.” # usual
- is_foot:
“Now comes the bit where I only look,” said {L}, and only looked. {young:It was tight.|It was tight all the way round, and where it had been pulled there was some hair on it, and it was red.}
{Guest()} watched {L} do it. “You can’t see it from up there,” said {L}. “It is not so bad. It is only twisted.” # usual
- is_beach:
“Now comes the bit with the bucket,” said {L}, {young:and poured.|and ran to where the water was, and ran back, and began at the front.} It hissed a little. {Guest()} shut that eye, as you do when it is nice.
That was one bucket. {L} did the next bit of {guest()}, and then the next, up to the tail, and then the front was dry. # usual
- is_mud:
“Now comes the bit where we pull,” said {L}, and pulled. {young:“Shlup,” said the mud.|Whoever had hands pulled with {L}, and leaned back until the hats fell off, and the mud said “shlup”, and kept what it had.}
{Guest()} was as deep in as before, and {L} was in it, too, up to one knee. “Now I know how it is,” said {L}.
- is_head:
“Now comes the bit where I hold and you pull,” said {L}. {young:Four feet slid along the floor.|{Guest()} pulled, until all the feet slid, and {L} slid along in front, holding on, and they went once round the room like that.}
Then they both sat down. “What did you say?” asked {L}, with an ear to it. It had said “Ow”.
- is_push:
“Now comes the bit where we push,” said {L}, and they pushed at {guest()}. {young:Their feet went away behind them.|They pushed until their feet went away behind them, and one after the other they lay down.} {L} was the last.
“I felt that,” said {guest()}. “It was not much, but it was nice.”
- unwell() or is_tooth:
“Now comes the bit where you say ah,” said {L}, and said it first, to show. {young:It was dark in there.|It was a long way down, and dark in there, and warm, and at the very back it was red.} {L} held the lamp, and counted.
“Can you see it?” asked {guest()}, as well as you can with that open. ¶ “I can see it,” said {L}. “It is quite a small one.” # usual
- is_hurt or is_plaster:
“Now comes the bit where I only look,” said {L}, and only looked. {young:It was red.|It was red in the middle, and pink round that, and it had been there since the morning.}
{Guest()} looked as well, with one eye. “It was bigger when I did not look,” said {guest()}.
- is_afraid:
“Now comes the bit where you only think of it,” said {L}. They thought of it. {young:It was just as big.|It was every bit as big with their eyes shut, and rather nearer.}
“What does it look like, on your side?” asked {L}. ¶ “Black,” said {guest()}, “with nothing on it.” ¶ “Mine, too,” said {L}.
- else:
“Now comes the bit where we pull,” said {L}. {young:They pulled. That was all.|They leaned until they lay on their backs, and the rope got a good deal longer.}
{Guest()} was no further out. “But I know now which way it does not go,” said {L}, “and that was no good way.” # usual
}
{hinderer_person:“Let me get to it,” said {hinderer}, and got to it, and then somebody had to get {hinderer} back out.} # beat
{hinderer_animal:{hinderer} stood right in front, with the best will in the world, and could not be moved.} # beat
{hinderer_carried:{hinderer} was handed from one to the next, because everybody needed both hands.} # beat
“That was that bit,” said {L}. “It need not be done again.”
There is no need to like a bit. It is enough if it is over. # more
-> DONE

=== l1
# aside
# shot: wide
# place: lane; afternoon; clear
# action: A stand worried; heroes stand; farmer give butter; friends stand
# things: e1 right; basket; butter on bench; bench
Advice came by as well, and stood in line. {young:“Push,” said one. “Pull,” said one.|The first said that it wanted a good push, and the second said that a push was the worst that you could do.}
“I had an uncle who was just like that,” said the third. {young:“What did he do?” asked {A}. “He moved.”|“And what did he do?” asked {A}. ¶ “He moved to {~Hull|Crewe},” said the third.}
“Has anybody tried butter?” asked a woman with a basket. {young:It was good butter.|She had it with her in a cloth, half a pound, with a cow stamped on the top.}
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
{is_otherend:{A} held on to one leaf.|{young:{A} held on to {guest()}.|{A} could not lift much, but you can always hold something, and so {A} held on to {guest()} by a corner.}}
“I am holding on to you a bit,” said {A}, “so that you know {young:where the end is.”|where you leave off, and where the rest begins.”}
{is_entry_1_being:{is_otherend:It was a good, firm leaf.|It was a good warm corner.} {young:It held on, too.|After a while it was not quite clear any more who had hold of whom.}|It was a good, hard corner. {young:It was a bit warm from the sun.|It did not hold on, but it did not mind, and the sun had been on it.}}
Then {A}’s nose began to itch. {young:{A} let it.|It itched for as long as it wanted to, and {A} let it.} # spare
Nobody saw that. At that end nobody sees what you do. # more
Now and then somebody called that they had nearly got it. {A} passed it on, but left out the nearly. # more
-> DONE

=== s3
# shot: above
# place: lane; afternoon; clear
# place for hurt, plaster, tooth, ill, task, fire, mouse, brush: living-room; afternoon; clear
# action: L kneel worried at e1; heroes kneel; friends stand; farmer stand
# things: e1 right; plank left; e3 left; themed
# things for hurt, plaster, tooth, ill, task, fire, mouse, brush: e1 right; cloth left; e3 left; themed
# things for afraid: e1 right; e3 left; themed
{is_entry_4:{entry_3}}
{
- is_otherend:
“Now comes the bit where we talk,” said {L} into the hole. {young:“What do you want it for?”|“What do you want it for?” ¶ “For the winter,” said {guest()}. “I have been looking at it from below since March. And you?”}
“For supper,” said {L}. “Which bit do you like?” ¶ “The bottom,” said {guest()}, “where it gets thin.” ¶ “We never eat that,” said {L}.
- is_mouse:
“Now comes the bit with the brush,” said {L}. {young:The mouse did the back ones.|The mouse did the ones at the back, and sang, and {L} did the ones at the front, with a brush as long as a broom, up and down.}
“It tickles,” said {guest()}. ¶ “Don’t shut,” said {L} and the mouse, both at once. And {guest()} did not shut, though you could see what it cost.
- is_brush:
“Now comes the bit where it foams,” said {L}, and went along, {young:up and down.|up and down, with both hands, and every tooth was as long as a shoe, and had a front and a back.}
“It tickles,” said {guest()}. ¶ “Don’t shut,” said {L}. And {guest()} did not shut, though you could see what it cost.
- is_fire:
“Now comes the bit with the scarf,” said {L}. {young:It went round and round.|It went round, and round again, and the end was tucked in at the back.} “And now comes the bit where I blow.”
You must not blow hard. {L} blew as you do on soup. Right at the back the grey one got a red edge. “I felt that,” whispered {guest()}. “It is like a crumb.”
- engine():
“Now comes the bit where I come up,” said {L}, {young:with the belt on.|and stood in the basket with the belt on, and came up, quite slowly, until they were nose to nose.} “And now I only hold out an arm.”
{Guest()} smelled at the glove, and went back a bit. The leaves shook. Down below they all stood round the truck, with their faces up.
- is_up:
“Now comes the bit with the blanket,” said {L}. {young:They all held an end of it.|They each took hold of an edge, and looked up, and said that it was quite soft.}
{Guest()} looked over, and drew in one foot. Nobody jumped. “You need not,” called {L}. “It was only a bit.”
- is_foot:
“Now comes the bit where you don’t pull,” said {L}. “It is the hardest one.” {Guest()} pulled. {young:It got tighter.|It got tighter, and they both looked at it.}
“I pull as well when I am held,” said {L}. “Now look over there, at that leaf.” {Guest()} looked at the leaf. And {L} bent the edge up, with both hands, by the width of a thumb.
- is_beach:
“Now comes the bit with the hands,” said {L}, and dug. {young:It was a long ditch.|It was to go as far as the sea, as wide as three people and as deep as one.} The sand fell in, and was taken out again.
There was some water at the bottom of it, and it went to and fro. {Guest()} heard that. You could see it in the tail. # usual
- is_mud:
“Now comes the bit with the board,” said {L}. {young:It was pushed in under the front.|It was pushed in at the front, quite flat, and then one at the back, and {L} lay down on each of them to see if it held.}
{living():“It is tired, I think,” said {guest()}. “It does not hold so hard if I keep still.” ¶ So they kept still, both of them.|“It does not hold so hard if nobody moves,” said {L}. So nobody moved.}
- is_head:
“Now comes the bit with the butter,” said {L}. {young:It went all round the edge.|It went on with one finger, all round the edge, and as far in as the finger would go, and it was good butter.}
{Guest()} turned a bit to the left, and a bit to the right. It was better. It went round now. It only did not come off. “Does it taste nice?” asked {L}. It nodded. Bong.
- is_push:
“Now comes the bit with the run-up,” said {L}. {young:First they went back. Then they went very fast.|They let {guest()} go back a bit first, and then all of them went at it together.} That was better by the width of a thumb.
{L} put a stone behind, so that it could not be lost again. “That thumb is yours now,” said {L} to {guest()}.
- is_tooth:
“Now comes the bit with the spoon,” said {L}, and tapped. {young:Tock, it went. Tock. Tock. Ow.|Tock, they went, all along the row, tock, and tock. There was one that did not go tock. That one went ow.}
“That is the one,” said {guest()}. ¶ “I thought so, too,” said {L}, and laid the spoon down, where {guest()} could see that it lay there.
- is_plaster:
“Now comes the bit with the plaster,” said {L}. {young:It stuck to one thumb. Then it stuck to the other.|It stuck to one thumb, and then it stuck to the other, and then to itself, and a new one had to be got out.}
“Your hand shakes,” said {guest()}. ¶ “So does yours,” said {L}, “or whatever that is.”
- unwell():
“Now comes the bit with the scarf,” said {L}. {young:It went round and round.|It went round, and round again, and the end was tucked in at the back.} {L} stirred honey into something warm, and held it, since the spoon shook.
{Guest()} drank it to the bottom. “It goes down as far as that,” said {guest()}, “and then it hurts again.” # usual
- is_hurt:
“Now comes the bit that is cold,” said {L}, and laid a wet cloth on. {young:It was cold, and it dripped.|It was cold, as had been promised, and it ran down on the inside.}
“That was cold,” said {guest()}. ¶ “It was,” said {L}. “And now it is warm.” But it was as sore as before.
- is_afraid:
“Now comes the bit where I go first,” said {L}, and went on a bit, and came back. {young:“It is only more of it,” said {L}.|“It is no different there,” said {L}. “It is only more of it.”}
{Guest()} came after, as far as the first place, and stood still. “You can hold on to me,” said {L}. And {guest()} held on.
- else:
“Now comes the bit with butter,” said {L}, and went round the edges with one finger. {young:It helped a bit.|It went in wherever there was a gap, and made everything shine, and moved nothing.}
{Guest()} moved by the width of a thumb, and then moved back. “You nearly had it,” said {L}. “I saw.” # usual
}
{helper_person:“Tell me, too,” said {helper}, who was holding on at the back. “You can’t see a thing from here.”} # beat
{helper_animal:{helper} came round to {fore()} and lay down there, and after that there was somebody on both sides.} # beat
{helper_carried:{helper} was set down in front, to have something friendly to look at.} # beat
{themed_a} was put where {guest()} could see it. # personal
“That was that bit,” said {L}. # usual
There was only one more, but that is how it looks with every bit, from in front. # more
They rested a little, and {L} said when that was over, too. # more
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
# place for hurt, plaster, tooth, ill, task, fire, mouse, brush: living-room; dusk; clear
# action: L look-up surprised; heroes look-up; friends stand; farmer stand
# things: e1 right; e2 left; e4
{is_otherend:{L} listened at the hole.|{L} looked at {guest()}, from quite near.} {young:There was no breath to be heard.|Something was funny, and then {L} knew. There was no breath to be heard.}
“You are holding your breath,” said {L}. “So am I.”
“Now comes the bit where it is let out,” said {L}. “At three.” And it went out, hooo, at both ends, and everything sat a bit lower.
{
- is_otherend:
And both of them let go. It lay there, half in and half out, and nobody had it.
{L} pulled it up with two fingers. At the place where it gets thin it broke, with a snap, and {L} laid that bit back in the hole. Out came two pink hands, and felt along it, to the end. “Mine,” said {guest()}, quite low, and went.
- is_mouse:
It was so much breath that the mouse came out with it, and the apron a bit later. {L} caught the one, and then the other.
“All done,” said the mouse, and wiped both hands. You could see {L} in the first tooth, and the mouse in the second, quite small, and both of them waved. {Guest()} looked at it in the back of a spoon for a long time. # usual
- is_brush:
Then it was rinsed, with a whole bucket. You could see {L} in the first tooth, and in all of the others, quite small, and {L} waved, and they all waved back.
{Guest()} looked at it in the back of a spoon. “There are a lot of them,” said {guest()}, “and none of them is afraid.”
- is_fire:
And this time it was warm. It came out as it does from an oven when there is bread in it, and went up to the ceiling, and came down at the back. {L} took both hands out of both pockets.
“That was me,” said {guest()}, who was red right down to the middle. Somewhere overhead somebody took off a coat. {L} sat down where it was warmest, and the scarf stayed on until tomorrow. # usual
- engine():
Then there was a foot on {L}’s arm, and then one more, and then all of {guest()}, with every claw. It was heavier than it looked. It was put in under the jacket, with the face out.
Down is only up, with less air in it. {L} pressed the other button. And when they were down {guest()} was allowed to press the one {is_weewoo:for the wee woo|that makes the noise}. # usual
- is_up:
Then it was quite easy. Down is only up, with less air in it. First came one foot, and then the next, down as far as {L}’s shoulder, and there {guest()} stayed, and looked about, as if it had been a chair.
- is_foot:
And it went back as it had come. {Guest()} stood on it, and lifted it, and stood on it again. Then {guest()} looked at {L}, for as long as it takes to count to three, and was gone through the grass.
{is_being_2 and guest() != being_2:In that grass {being_2_many:were|was} {being_2}. {L} only saw the eyes, and put up one hand.|Nobody else had seen it. Only the two of them had.} # usual
- is_beach:
It went up like a fountain, and came down on everybody, and {L} stood there with an empty bucket on one arm. And into the ditch, from the other end, came the sea, with some foam in front.
It came up to the chin, and went in underneath. {Guest()} was lighter, and then quite light. {L} laid one hand flat on the side. It went by under the hand, all of it, and it took some time. # usual
- is_mud:
“Shlup,” said the mud, and let go. {Guest()} stood on the board, and dripped, and did not know yet that it was over. The mud had kept one boot. It was {L}’s. That was fair.
- is_head:
Bong, it went, and pop, and there was all of {guest()}, as long as it had ever been, and a bit shiny. {L} looked in. There was only some butter left, and a very small hello, which had not got out.
- is_push:
And {guest()} went, quite slowly at first, and then not so slowly, over the edge of the top, where it is flat. {L} lay down there. You could see all the way that they had come.
- unwell():
“Say ah,” said {L}, and {guest()} said it, and it was not so red. It was better by half, and that is the half that you need. {Guest()} slept on it, sitting up, with one hand, or so, in {L}’s.
- is_tooth:
And there it lay, on the spoon, so small that they both had to look for it. “That was me,” said {guest()}, and it whistled a bit. {L} wrapped it in a handkerchief.
- is_plaster:
Now that nobody shook, the plaster went on by itself. {L} ran a thumb along it, once, and then {guest()} did. “It is a good one,” said {guest()}, and walked up and down, to see.
- sore():
It was not so sore, with all that air gone. {Guest()} put it down, quite gently, and stood on it, and said nothing. {L} waited. “It only talks a bit,” said {guest()}.
- is_afraid:
It was not so big, with all that air gone. {Guest()} went on, by one bit, and by one bit more, and {L} came behind, and then next to it. “You are holding my hand,” said {L}, “but you need not hold so hard.”
- else:
There was a small noise, like a cork, and {guest()} came. {L} caught what could be caught.
}
“That,” said {L}, “was that bit.”
{is_entry_2 and not is_entry_3:{entry_2}}
{is_entry_4:{entry_4}|{entry_3}}
They stayed where they were for a bit, to see if there was one more. There was not. # more
{short and (is_mud or is_push or is_up or is_stuck or engine()):“Has anybody tried butter?” asked a woman who had come late. They tried it then, on bread, and it was very good.} # usual
-> DONE

=== m3
# shot: two
# place: garden; dusk; clear
# action: A eat happy; heroes eat; friends eat; farmer sit calm
# things: bread in A.hand; butter on table; table; basket
“Has anybody tried butter?” asked the woman with the basket, when it was over.
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

=== function engine()
~ return is_engine or is_weewoo

=== function living()
~ return is_being_1 or is_entry_1_being

=== function sore()
~ return is_hurt or is_plaster or is_tooth or is_mouse or is_brush

=== function unwell()
~ return is_ill or is_task or is_fire

=== function guest()
{
- (is_task or is_fire or engine() or is_up) and is_being_2 and not being_2_many:
~ return being_2
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
