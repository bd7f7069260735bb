# tells: entries(story|together|followed the tracks|there were tracks|strange tracks|followed the footprints|strange footprints|mysterious footprints|muddy footprints|footprints in|followed the trail|a trail of|followed the clues|the clues were|first clue|next clue|solved the mystery|to solve the mystery|a strange noise|strange noises|a funny noise|a weird noise|a tapping noise|noise in the night|what made the noise|what was making the noise|what made all the|wanted to know who|wanted to know where|went to find out|set off to find out|went out to see what|another riddle|next riddle|followed the string|followed the thread)
# happens: clues
# wants: child
# kind hunt: treasure hunt|riddle*|secret code
# kind parent: it's mum|its mum|it was mum|it is mum|it's dad|its dad|it was dad|it is dad|it's daddy|it's mummy
# kind sock: sock|socks|glove|gloves|mittens|pants|underpants
# kind shoe: shoe|shoes|welly|wellies|boot|boots|slipper|slippers|trainers|wellingtons
# kind food: cheese|biscuit*|cake|cakes|carrot*|apples|mangoes|bananas|sandwich*|cookie*|honey|jam|buns|pie|pies|eggs|strawberries|sweets|chocolate|noses|bread|milk
# kind music: drum|drums|piano|trumpet|violin|guitar|flute|tuba|tap dancing
# kind noise: noise*|sound|sounds|tapping|knocking|squeak*|bump*|hears|heard|music|rattl*|scratch*|whistling|humming
# kind aurora: northern lights|aurora
# kind trail: trail|trails|thread|string|ribbon|arrow|arrows|crumbs|path of|line of
# kind three: three feet|three legs|three footed|three-footed
# kind big: hippo|elephant|dinosaur|dragon|giant|giraffe|rhino|yeti|mammoth|troll|walrus|polar bear|bigfoot|t rex|horse|cow|camel
# kind feather: owl|duck|magpie|pigeon|crow|parrot|goose|hen|chicken|swan|penguin|robin|seagull|heron|ostrich|turkey|jackdaw|raven
# kind fur: possum|fox|cat|dog|mouse|rabbit|bear|badger|squirrel|rat|hamster|raccoon|puppy|kitten|wolf|monkey|hare|otter|koala|wombat|guinea pig
# kind step: footprint*|foot print*|footstep*|tracks|paw print*|pawprint*|prints|hoofprint*
# kind case: detective*|clue*|mystery|mysterious|solve*|case|riddle*|puzzle*|missing|treasure hunt
# kind switch: who switches|who turns|who makes|who puts|who paints|who lights|who does|who moves|who rings
# kind above: moon|sun|star|stars|rainbow*
# kind ask: wants to know|wanted to know|want to know|wonder*|find out|finds out|found out|finding out|where does|where do|why does|why do|who does|who makes|who switches|how does|how do|what makes|what happens
# ages: 3-10
# needs: hands
# holds: dark(kind)

=== title
{~A Bit of Something|As Tall as a Door, with a Lid}
-> DONE

=== s1
# shot: two
# place: lane; day; clear
# place for step, trail, three: field; day; clear
# place for noise, music: hallway; dusk; clear
# place for ask, aurora, above, switch: hill; dusk; clear
# place for case, sock, shoe, food: street; day; clear
# action: L kneel curious; heroes kneel curious; friends stand curious
# action for step, trail, three: L kneel curious at tracks; heroes kneel curious; friends stand curious
# action for noise, music: L listen curious; heroes listen curious; friends listen curious
# action for ask, aurora, above, switch: L look-up curious; heroes look-up curious; friends stand curious
# things: e1 right; paper-bag in L.hand
# things for step, trail, three: tracks; paper-bag in L.hand
# things for noise, music: e1 right; paper-bag in L.hand
# things for ask, aurora, above, switch: e1 right; paper-bag in L.hand
{~Most of it was not there. That is how it begins, and {H} knew that.|A thing like that begins small, and {H} was the right size for it.|Anybody else would have gone on. {H} stood still.}
{entry_1}
{entry_1_seen} # usual
{met():That is all of it at once. {young:To begin with there was only one bit.|But it did not come all at once. It came in bits, and to begin with there was only the first.}|Nobody knew more than that. {young:To begin with there was only one bit.|The rest had to be somewhere, and to begin with there was only the first bit of it.}}
{
- is_hunt:
It was a piece of paper, folded small. {young:“Look under what has four legs and cannot walk,” it said.|“Look under what has four legs,” it said, “and has never gone anywhere.”} {L} thought of the dog, and then of the table, and then lay down on the floor to see what the table had.
- is_feather:
It was a mark, and it had three toes, {young:like a small rake.|long and thin, as if somebody had put down a small rake, and it had hardly pressed at all.} {L} held a hand over it, with three fingers out.
- is_big:
It was a mark as big as a tray. {young:{L} stood in it, and there was room.|{L} stood in it with both feet, and there was still room at the side for a bucket.}
- is_fur:
It was a mark with four toes, {young:as round as peas.|all of them round, and behind them something round that was bigger, like a plum behind four peas.} {L} put a thumb in each of the four.
- step():
A foot does not say whose it is. {young:It only says which way.|It only says which way, and that somebody had stood there, and was not standing there now.} {L} put a foot beside it, and it was not that foot.
- is_trail:
It did not say who. {young:It only said which way.|It only said which way, and it said that quite clearly, as far as you could see.} {L} went along with one finger on it, so as not to lose it.
- is_music:
Tum, tum, it went. {young:Then there was a gap. Then it went tum.|Then there was a gap, as if somebody had lost the place, and then, quite a bit later, it went tum.} {L} tapped it on one knee, gap and all.
- noise():
It came twice, {young:and stopped when {L} listened.|and as soon as {L} stood still to listen it stopped, as if it was listening to hear who was listening.} {L} gave it up, and there it was again.
- is_aurora:
It was green. {young:It was low down, and it moved like a curtain.|It stood low over the edge of everything, and moved as a curtain does when there is somebody behind it.} {L} held up a hand, and the hand was green.
- is_above:
It was on the ground. {young:Behind one hill it was lighter.|Behind one hill, and only that one, it was a little lighter than anywhere else.} {L} held up a hand, to see which side of it shone.
- ask():
It was which way. {young:It was always the same way.|Each time, if you came to think of it, it had been the same way, and nobody had ever stood there to see.} {L} went and stood there.
- is_sock:
On the first line hung a sock. {young:Next to it were two pegs with nothing in them.|Next to it were two pegs that held nothing, and had a look of having been bitten.} {L} put a finger on one, and there were very small holes in it.
- is_shoe:
On the first step there was one left, and it leaned over, {young:to where the other had been.|as one of two does when there is nobody to lean on.} {L} stood it up. It had been pulled at, by the heel.
- is_food:
There was one bit left, {young:no bigger than a pea.|so small that it had been forgotten, or else it had been left out of good manners.} {L} looked at that from quite near. It had been nibbled, all the way round.
- else:
Where it had been there was a clean place. {young:All round that was dust.|All round that lay dust, and in the dust was a line, as far as the edge.} {L} looked over the edge.
}
“That is a bit of something,” said {L}, and drew it on a paper bag, {young:with a number one.|with a number one, and a ring round the number.}
“There must be more of it,” said {L}, and put the pencil behind one ear. # more
-> DONE

=== m1
# aside
# shot: close
# place: lane; day; clear
# place for noise, music: hallway; dusk; clear
# action: L think worried; heroes stand; friends stand
# things: e1 right; paper-bag in L.hand
Could it have been {L}? {young:You have to ask everybody.|You have to ask everybody, to be fair, and {L} was the nearest.}
“Where were you?” asked {L}. ¶ “Here,” said {L}. {young:That did not sound good.|When you heard it said like that it did not sound very good.}
{
- is_step:
So {L} put one foot down beside number one. {young:It was not that foot.|It was not that foot, and it was not the other one, even with the toes turned in.}
- is_noise:
So {L} made the noise as well, with a knuckle, and then with the teeth. {young:It was not the same.|It was not a bad noise, but it was not that one.}
- ask() and about() != "":
“And have you anything to do with {about()}?” ¶ {L} had not. {young:{L} had only looked.|{L} had only looked, and looking does not do a thing like that.}
- else:
“And what have you got there?” ¶ {L} had nothing there but the bag, {young:and a pencil.|and the pencil was in it by then, in the crumbs.}
}
Then the hands were looked at, first the one and then the other. {young:There was only bun on them.|There was nothing on them but bun, and the bun had been paid for.} # spare
“Then it was not me,” said {L}, and was glad. It went on the bag as well, quite small. # spare
That was one fewer. There were only all the others left. # more
-> DONE

=== s2
# shot: wide
# place: lane; afternoon; clear
# place for step, trail, three: forest; afternoon; clear
# place for noise, music: hallway; night; clear
# place for ask, aurora, above, switch: hill; night; stars
# place for case, sock, shoe, food: street; afternoon; clear
# action: L write curious; heroes kneel curious; friends stand curious
# things: e1 right; paper-bag; pencil in L.hand
# things for step, trail, three: tracks; paper-bag; pencil in L.hand
{is_entry_3:{entry_2}}
{joining}
{is_loved:“It is not {loved},” said {L}, who would have known that at once.|{musing}} # personal
Number two was not where {L} looked. {young:It was beside that.|It was a little to one side.} # usual
{
- is_hunt:
It was stuck under there, with jam. {young:“Look behind what has a face and cannot see,” it said.|“Now look behind what has a face,” it said, “and two hands, and cannot wave.”} {L} looked behind Granny’s photograph, and then thought again, and looked behind the clock.
- step():
It was one more foot, and it was further on. {young:It was wet.|It was wet, and the one before had been nearly dry, and so whoever it was could not be far.} {L} put a finger in it.
- is_trail:
It went round a corner there, {young:and it was pulled tight.|and it went round close, as when the one in front is small and takes the short way.} “It is not tall,” said {L}. “It went under the chair.”
- is_music:
It was nearer now. Tum, tum, and then the gap. {young:“It is stuck,” said {L}.|“It always gets stuck in the same place,” said {L}. “It is learning.”} In the gap somebody said something cross, quite low.
- noise():
It was the same noise, but nearer, {young:and it had a sniff in it.|and when it stopped you could hear that there was a sniff at the end.} “It has a nose,” said {L}.
- is_aurora:
It was a click. {young:It came from up there, and then it was dark.|It came from the very top, quite small, and after that it was dark, and then it clicked again.} “That is a switch,” said {L}, and went on up.
- is_above:
It was {L}’s own shadow. {young:It lay the wrong way round.|It lay in front, long and thin, and it ought to have been behind.} “Then it is over there,” said {L}, and turned about, and had the shadow at the back.
- ask():
It was somebody who had seen a bit as well. {young:“It goes by here,” they said. “Every time.”|“It goes by here every time,” they said, “and it never stops to talk.” They had only ever looked as far as the gate.} {L} went as far as the gate, and through it.
- is_big:
It was high up, {young:higher than {L} could reach.|where something had gone by and had not had room, and it was higher than {L} could reach.} {L} jumped, and touched it, and it was still warm.
- is_feather:
It was a feather. {young:It was small and soft.|It was one of the soft ones that are worn underneath, and it had not been put there, it had been dropped.} {L} blew, and it went up, and came down on {L}’s sleeve.
- furry():
It was a hair, caught in a crack. {young:It was short and soft.|It was short and soft, and there was nobody for six houses who had one like it.} {L} held it against the light, and then under the nose. It smelled of outside.
- else:
It was a crumb, and it was fresh. {young:“It eats as it goes,” said {L}.|“It eats while it walks,” said {L}. “So it has a hand free, or else it has no hands.”} And {L} wrote that down.
}
“And that is a bit of something,” said {L}. {young:That made two.|Now there were two, and they belonged together.} # usual
Two is not a lot. But with only one you can’t put anything together. # more
{L} put one and two together, as you do{ask():.|{is_hunt:.|, {young:and drew what it must be.|and drew on the bag what it must be if you had all of it.} It came out as {~tall|high} as a door, with a lid.}}
{hinderer_person:“I know what it is,” said {hinderer}, over and over, and it was something else every time.} # beat
{hinderer_animal:{hinderer} had found another bit of something, and it was a crust, and that was the end of it.} # beat
{hinderer_carried:{hinderer} had to be put down, so that there was a hand for the pencil, and was put down on number two.} # beat
{
- is_hunt:
“They both cannot do what they look like,” said {L}. {young:“So it is a thing.”|“So the next one will be like that, too.”}
- is_aurora:
“Somebody stands behind the curtain,” said {L}, “and has a hand on the switch.” {young:And off {L} went.|And {L} went on up, {is_thing_2:with {thing_2}, }and did not look at the feet, only at the place where it had clicked.}
- is_above:
“Somebody has left it on over there,” said {L}, {young:and went on.|and went on, with the shadow behind, which was always one step late.}
- ask():
It came out as a line, and it went straight on. {young:So {L} went straight on.|So {L} went straight on, through the wet grass, and not round.}
- is_big:
{L} looked at it from both ends. {young:“Not the lid,” said {L}.|“The door may be right,” said {L} at last, and crossed out only the lid.}
- else:
{L} looked at it from both ends. {young:“No,” said {L}. “It is much smaller.”|“It would never get through,” said {L} at last, and crossed out the lid, and then the rest. “It is much smaller than that.”}
}
-> DONE

=== l1
# aside
# shot: above
# place: lane; afternoon; clear
# place for noise, music: hallway; night; clear
# action: L kneel proud; heroes kneel; friends stand curious
# things: button; e1 right; paper-bag
Number three was the best so far. {young:It was round, and it shone.|It was round, and blue, and lay there as if it had that moment been put down.}
“That,” said {L}, “is a big bit of something.” {young:It was a button.|It was, in fact, a button, and it had four holes, and in one of the holes was some thread.}
Whoever it was had a coat, then, {young:and it was blue.|and the coat was blue, and these days did not shut at the top.} It all went on the bag.
It was only a good deal later, {young:in the wind,|when the wind got up,} that {L} noticed where it came in. {young:It came in at the top.|It came in at the top of the coat.}
“Oh,” said {L}. “That is a bit of me.” And number three was crossed out, and went in a pocket. # usual
It was the second time that {L} had turned out to be mixed up in it. # spare
-> DONE

=== m2
# aside
# shot: close
# place: lane; dusk; clear
# place for noise, music: hallway; night; clear
# action: L look-through curious paper-bag; heroes stand curious; friends sit curious
# things: e1 right; paper-bag in L.hand
By now the bag was full of {bits()}, all the way round. {young:There were five, or six.|There were five, or six, if you counted the one that was jam.}
{L} held it a long way off. {young:From there it looked like rain.|From a long way off it looked like rain, or else it was music.}
So {L} tried it. {young:Short, long, short, hum, hum.|It went short, long, short, with a hum in the middle, where the bag was folded.}
It was no tune that anybody knew. {young:But it was a bit of one.|But it was a bit of one, and it stopped as you stop at a corner.}
“So there has to be some more,” said {L}, {young:and folded the bag.|and blew the bits of rubber off the bag.} # spare
It stayed in one ear, for the rest of the way. # more
-> DONE

=== s3
# shot: behind
# place: lane; dusk; clear
# place for step, trail, three: forest; dusk; clear
# place for noise, music: hallway; night; clear
# place for ask, aurora, above, switch: hill; night; stars
# place for case, sock, shoe, food: street; dusk; clear
# action: L crawl curious; heroes crawl curious; friends sit curious
# things: e1 right; paper-bag
# things for step, trail, three: footprint; paper-bag
{is_entry_4:{entry_3}}
{
- is_hunt:
Behind the clock there was only the back of the clock.
- step():
After the sixth foot there were no more feet.
- noise():
After the sixth time there was no noise at all.
- is_trail:
After the sixth corner there was no more of it.
- ask():
Then there was nothing to go by.
- else:
After number six there was nothing.
}
“That is a bit of nothing,” said {L}. {young:How do you draw that?|It is hard to draw.} # usual
So {L} looked for something big, which nobody could miss. {young:It was missed.|It turned out that you could miss it quite easily, and {L} did.} # usual
{helper_person:“You are too high up,” said {helper}, who had only bent down to tie a shoe, and stayed there.} # beat
{helper_animal:{helper} lay down, nose on both paws, and looked along the ground, at something quite near.} # beat
{helper_carried:{helper} was let fall, and rolled, and where {helper} came to rest was the place.} # beat
Then {L} knelt down. {young:And from down there you could see it.|And from there, as high up as a shoe, you could see it.}
{
- is_hunt:
It was written underneath, as small as ants. {young:“Look where you put your head and leave it.”|“Look where you put your head at night,” it said, “and leave it till the morning.”} {L} was already running.
- step():
It was only half a foot. {young:It was the toes.|It was the half with the toes, as when you stand on the ends of them, to see if anybody is coming.} “It is hiding,” said {L}, “and it is just round there.”
- noise():
It was not even a noise. {young:It was a breath, and it was held.|It was a breath, of the kind that you hold, and it came through the gap under the last door.} “You can let it go,” said {L} to the gap. “I hold mine, too.”
- is_trail:
It was the very thinnest bit, {young:and it moved.|and it was moving, for somebody at the other end was still going on.} {L} held on to it, with two fingers. It stopped. Then it pulled back.
- is_aurora:
It was a cord, as thin as a lace, {young:and it went up.|and it came down out of the sky and ran along the ground, over the top, to somewhere.} {L} did not pull it. {L} went along it, on hands and knees.
- is_above:
It was a line of light, {young:along the ground.|along the very edge of the ground, as there is under a door when somebody is still up.} {L} crawled up to the edge, and put both elbows on it.
- ask():
It was a path, as wide as one, {young:and it was quite flat.|and it had been trodden flat by somebody who went that way every time.} {L} went along it on hands and knees, to be the right height.
- is_sock:
It was a thread, {young:and one end went under the hedge.|and it was pink, and lay along the ground, and one end went in under a hedge.} {L} pulled, but only a little. Somebody pulled back.
- is_shoe:
It was a line in the dust, as when a heel drags. {young:It went in under the hedge.|It went along the wall and round the bins, and in under a hedge, where there was a way in as high as a knee.} {L} lay down flat. It smelled of feet in there.
- is_big or is_feather or is_fur:
It was the end of somebody. {young:It stuck out round the corner.|It stuck out round the corner, quite low, and the rest was on the other side.} {L} tapped on that with one finger. It was pulled in.
- is_food:
It was a crumb, and then a crumb, {young:and they went round the corner.|a hand apart, and they got smaller towards the corner, like the last of anything.} Round the corner somebody was chewing. {L} could hear it stop.
- else:
It was a line in the dust, where something had been pulled along. {young:It was heavy, for whoever had it.|It must have been heavy, for in three places there had been a rest.} {L} went from rest to rest.
}
“We must be nearly there,” said {L}, very low. # usual
{L} had gone by it twice, with both eyes open. # more
-> DONE

=== l2
# aside
# shot: close
# place: lane; dusk; clear
# place for noise, music: hallway; night; clear
# action: L write calm; heroes kneel; friends sit
# things: e1 right; paper-bag; pencil in L.hand
The pencil was no longer what it had been. {young:It was as short as a thumb.|It had set out as long as a hand, and now it was about as long as a thumb.}
It does not get lost, what comes off a pencil. {young:It was all on the bag.|It had been put down line by line, and if you had peeled it off the bag you could have had it back.}
{L} sharpened it, {young:and left a curl.|and a curl of it fell down, red at the edge, and stayed where it was.}
Further back lay another curl, and further back lay some bun. {young:They lay in a row.|You could have told from it that somebody had gone by who eats while thinking.} # usual
“How untidy people are,” said {L}, and went on. # spare
The second bun was in a pocket by now, as it did not get on with the pencil. # more
-> DONE

=== s4
# shot: close
# place: lane; night; stars
# place for step, trail, three: forest; night; stars
# place for noise, music: hallway; night; stars
# place for ask, aurora, above, switch: hill; night; stars
# place for case, sock, shoe, food: street; night; stars
# action: L hold surprised paper-bag; heroes stand surprised; friends stand surprised
# things: e1 right; paper-bag left; e2; e3; e4
{is_entry_2_being and not is_entry_3:{entry_2}}
{is_entry_4:{entry_4}}
{
- met():
{not (is_sock or is_shoe):And there {who_many():were|was} {who()}.}
{
- is_sock:
There lay all the socks, the thick ones at the bottom and the soft ones on top. {young:No two were the same.|No two of them were the same, for each had left one at home.} And in the middle of them {who_many():were|was} {who()}.
- is_shoe:
There they all lay, the big ones and the small ones, {young:and not one had its other one.|and not one of them had its other one with it.} And in the middle {who_many():were|was} {who()}.
- is_food:
There were crumbs on {who()}, {young:at the front.|from the top to the middle, and one on the very end of the nose.}
- is_feather:
{L} held the feather next to {who()}. {young:It was the same.|It was the same, and there was even a gap, of just that size.}
- is_fur:
{L} held the hair next to {who()}. {young:It was the same.|It was the same, from the one end to the other, and so were the toes.}
- is_big:
{L} measured the foot, with both arms. {young:It fitted.|It fitted number one, all the way round, and the top fitted number two.}
- step():
{L} looked down. {young:The feet were the same.|There were the feet, with all their toes, and they fitted number one and number two.}
- is_music:
It came once more, quite close: tum, tum, and the gap. {young:Nobody breathed.|{L} knew the place by now, and counted it, with one finger.}
- noise():
It came once more, from quite near, {young:sniff and all.|with the sniff at the end, and now you could see how it was made.}
}
{L} held up the bag. Number one was right, {young:and number two was right.|and number two was right, and it was all there. It had only been in bits.} # usual
{
- is_music:
“I always lose it there,” said {who()}. ¶ “Now,” said {L}, and put the finger down. And it went tum.
- is_sock or is_shoe:
“I only took one of each,” said {who()}. “I thought that they had another.{is_being_2 and being_2_many: It is for {being_2}.}”
{not is_entry_2:“They have another foot as well,” said {L}, and took off a thick, warm jumper, and put that down instead. {is_being_2 and being_2_many:{being_2} went in at the neck, and looked out at the arms.|{who()} went in at the neck, and looked out at one arm.} So {L} could take the rest back, one to each door.}
- is_food:
“I left a bit,” said {who()}. ¶ “Yes,” said {L}, “I saw.” And {L} broke the bun from the bag into two, and said that you could also ask.
- step():
“I did wipe them,” said {who()}. ¶ “I know,” said {L}. “That was number two.”
- noise():
“Was it loud?” asked {who()}. ¶ “Only the bits in between,” said {L}, “when I could not hear it.”
- is_feather or is_fur:
“Is that mine?” asked {who()}. “I had been wondering where it was.” ¶ “It was number two,” said {L}. “Here you are.”
- is_big:
“Did you hear me coming?” asked {who()}. ¶ “I stood in you,” said {L}. “In number one.”
- case():
“I was going to bring it back,” said {who()}, “when I had had a good look.” ¶ “Show me,” said {L}, and they had a good look, both of them, and then took it back, one at each end.
- else:
“Have you been looking for long?” asked {who()}. ¶ “Since number one,” said {L}, and held up the bag. It was looked at for a long time.
}
- is_entry_2 or is_entry_3:
{L} got out the bag. {young:Number one was right. Number two was right.|Number one was right, now that you knew, and number two was right, and even the bit of nothing had the right shape.}
“It was all there,” said {L}. “It was only in bits.”
- is_big or is_feather or is_fur:
And there it was. {L} got out the bag. {young:Number one was right. Number two was right.|Number one was right, now that you knew, and number two was right, and even the bit of nothing had the right shape.}
“It was all there,” said {L}. “It was only in bits.” ¶ It was looked at from the front and from the back, for as long as they liked.
- is_parent:
And there it was, with a mouth full of biscuit. ¶ “It was you,” said {L}. “All of it.” ¶ “Number two was a sniff,” said {L}, “and number three was you not breathing.”
- is_hunt:
{L} put a hand under the pillow. It was flat there, and warm, and then it was not flat.
It was a coin as big as a saucer, and it was chocolate, and the gold came off. There was one more piece of paper. “Now you hide it,” it said. # usual
{L} thought of a very good place. But it would have to be tomorrow.
- is_aurora:
At the end of the cord stood an old woman in a fur hat, and had hold of it.
“It was you, with the click,” said {L}. ¶ “You heard that?” said the old woman. “In forty years nobody has heard that.”
Then she held out the cord. {L} took off one glove, and pulled. Click, it went, and over them it was green, from one side to the other. # usual
“A bit more,” said the old woman. {L} pulled a bit more. That was the pink.
- is_switch:
At the end of the path stood an old woman with her sleeves rolled up, and was just about to.
“So it is you,” said {L}. ¶ “Somebody has to,” said the old woman. “In forty years nobody has come to look.”
Then she showed {L} how it is done, {about() != "":and let {L} do it: {about()}, from the one end to the other|and let {L} do a bit of it}. It took both hands. # usual
“Like that,” said the old woman. “Now they will wonder who it was.”
- ask() and about() != "":
There, on the other side, {about_many():were|was} {about()}, quite low, {young:and not doing anything.|and not doing anything, as you are when nobody is there to see.}
“So this is where,” said {L}, and sat down beside that, not too near. It was nice there. There was a good flat stone.
They stayed for a bit. It was plain why anybody would come. # usual
“I will not tell,” said {L}. But it went on the bag.
- is_three:
There, with her back to a tree, stood an old woman, and she had two feet and a stick.
“Two, and one,” said {L}, and counted them again. ¶ “It slips less, with three,” said the old woman. “Did you come all that way after me?”
She lent {L} the stick, to try. It was true. It slipped less. # usual
After that you could see two who walked side by side, with five feet.
- step():
There, behind the last corner, stood a badger, on tiptoe, in a pair of boots.
“They are Grandad’s boots,” said {L}. ¶ “They were only standing there,” said the badger, “and it was wet.”
The badger stepped out of them, first number one and then number two. The feet in them were quite small. # usual
{L} had a dry bag, from two buns. One foot went in it. It was better than nothing.
- noise():
There, behind the last door, was a pipe. It was the old one, from the boiler, and it was getting cold.
Tick, it went. It sniffed a bit, where it was bent. “It only wants to go to sleep,” said {L}, “and it can’t lie still.” # usual
{L} laid a towel over it, and held on to the warm end. It ticked once more, but not so loud.
“That was all of it,” said {L}.
- is_trail:
At the other end of it was a mouse, in a small coat, who had been letting it out from the very beginning.
“It is so that I know the way back,” said the mouse. “Is it all still there?” ¶ “All of it,” said {L}. “I came along it.”
They went back along it together, and {L} rolled it up, as they had no more need of it. # usual
- is_sock or is_shoe:
There, in a heap of them, with its chin on the biggest, lay the dog from number nine.
{L} held the hair from number two against its ear. It was the same. And on each heel there were marks of teeth, quite small. # usual
The dog looked at {L}. It was a look of one who is left at home in the afternoon, and likes the smell of people.
So {L} took off one sock, and put that down instead. It could be kept. Then the rest went back, one to each door, and the dog came along, and did not carry any.
- else:
There, quite at the end of the line, sat the dog from number nine, beside what it had dragged so far.
{L} held the hair from number two against its ear. It was the same. # usual
The dog looked at {L}. It was a look of one who has found a very good thing, and has nobody to show it to.
“Show me,” said {L}. And after that it could go back.
}
{is_entry_2 and not (is_entry_3 or is_entry_2_being):{entry_2}}
{is_entry_3 and not is_entry_4:{entry_3}}
{met() and not is_big:Nothing had a lid.} # usual
It had been as near as that the whole time. Only you had to go the whole way to it. # more
And that went on the bag as well, quite small, as there was hardly any room left. # more
-> DONE

=== m3
# aside
# shot: wide
# place: lane; night; stars
# place for noise, music: hallway; night; stars
# action: L walk sleepy; heroes walk sleepy; friends walk sleepy
# things: mat left; paper-bag in L.hand
There was one thing left to look into. All along the way back there were bits of something.
Here was a crumb. There was a bit of pencil. There was a place where somebody had knelt.
{L} followed them. They were very good ones. They went round every corner, and did not miss any out. # usual
“It must be somebody who likes buns,” said {L}. # spare
They went on as far as a bed, with one sock beside it. And there they stopped.
“So that is where you live,” said {L}. It was a nice place. # usual
-> DONE

=== l3
# shot: object
# place: hallway; night; stars
# action: heroes sleep; friends sleep
# things: paper-bag on chair; chair; pencil; button; mat
Then the bag was hung up, over the back of a chair. It was quite full.
It had number one, with a ring round it. It had the one with the lid. It had the bit of nothing.
And right at the bottom it now had what it was. # usual
The pencil lay by it. It was not long, but there was a bit of it. # spare
From the door it looked like rain. # more
The lamp in the hall was on, as low as it goes, and in that light the pencil marks were quite blue. # more
One crumb was left, in a corner of the bag. A small, quiet somebody would find it in the night, and wonder. # more
-> DONE

=== m4
# aside
# shot: two
# place: bathroom; night; stars
# action: L wash sleepy; heroes wash sleepy; friends stand
# things: mirror; basin; towel
In the bathroom there was pencil on somebody’s nose.
There was dust on both knees. There was bun by the mouth.
{L} put it all together, in the mirror. It came to {L}. There was no more of it to find. # usual
“That took me the whole day,” said {L}. # spare
Then it was washed off, bit by bit, and it was still {L}. # usual
The water went round, and took the dust with it, and all the corners that had been gone round. # more
On the towel there was half a nose. It was left there, as number one. # more
-> DONE

=== l4
# aside
# shot: close
# place: bedroom; night; stars
# action: L sit-up sleepy; heroes sit-up sleepy; friends sit
# things: bed; window; moon; lamp
Up in the window was a bit of the moon. It was about a quarter.
“That is a bit of something,” said {L}.
You could not see the rest. But it was there. It was only standing in the dark. # usual
It would come out bit by bit. It takes two weeks. # more
Nobody had to find out where it had gone. It had gone nowhere, and was only standing sideways. # more
{L} looked at it, with one eye. The other had gone on ahead. # spare
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; lamp; quilt
{H} lay in bed.
{resting}
{keepsake}
{dream} # spare
Nobody had seen sleep come in. But there was a yawn. That was one.
Then one foot was heavy. That was two. # usual
{L} put one and two together. It did not come out as tall as a door. It lay quite flat, and had a quilt.
Then there was nothing for a while. {L} lay still, to look at it from low down. # usual
“That is a bit of something,” said {L}. It was only a bit.
Then it was all there.
Goodnight, {H}.{met(): Goodnight, {who()}.}
Goodnight.
-> DONE

=== next_night
In the morning there was a paper bag on the mat. It had a number one on it, with a ring round it, and beside that was {A}’s nose, flat, as noses are on a window. Number two was a sock. ¶ {H} turned it over. On the back there was something as tall as a door, with a lid, and it had not been crossed out. “Is it you?” it said below that. “I have a bun.”
-> DONE

=== next_bedtime
There was a curl of pencil on the stair. Nobody had picked it up yet.
-> DONE

=== function met
~ return not (is_parent or is_three or is_hunt) and who() != ""

=== function who_many
{
- is_being_2 and not being_2_many:
~ return false
}
~ return being_1_many

=== function who
{
- is_being_2 and not being_2_many:
~ return being_2
- is_being_1:
~ return being_1
}
~ return ""

=== function case
~ return is_case or is_sock or is_shoe or is_food

=== function step
~ return is_step or is_three

=== function noise
~ return is_noise or is_music

=== function ask
~ return is_ask or is_aurora or is_above or is_switch

=== function furry
~ return is_fur or is_sock or is_shoe or not met()

=== function about
{
- is_entry_1_thing and not (is_entry_1_being and (case() or met())):
~ return entry_1_thing
- is_entry_1_being:
~ return entry_1_being
}
~ return ""

=== function about_many
{
- is_entry_1_thing and not (is_entry_1_being and case()):
~ return entry_1_thing_many
}
~ return entry_1_being_many

=== function bits
{
- is_step:
~ return "feet"
- is_noise:
~ return "noise"
- case():
~ return "clues"
- is_trail:
~ return "corners"
}
~ return "bits"
