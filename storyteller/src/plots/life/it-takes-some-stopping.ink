# tells: entries(story|together|hero|drove the bin lorry|drove the steam train|drove a steam train|drove the flying scotsman|drove the bus|drove a bus|drove the school bus|drove the train|drove a train|drove the night train|drove the night bus|drove the fire engine|drove the firetruck|drove the fire truck|drove the garbage truck|drove the tractor|drove the digger|drove the tram|drove the ice cream van|drove the milk float|drove the snow plough|drove the snowplow|drove a fire engine|drove a digger|drove a tractor|was the conductor|was a conductor|was the bus driver|was a bus driver|was the train driver|was a train driver|was captain of a|was the captain of a|was captain of the|was the captain of the|helped the bin men|helped the bin man|was their ship|was her ship|was his ship|steered the ship|steered the boat|steered the ferry)
# happens: vehicle
# wants: child
# kind cows: cows on the line|cow on the line|cows on the track|cows are on the line|sheep on the line|cows on the rails
# kind thrown: threw away by mistake|thrown away by mistake|threw it away by mistake|thrown out by mistake|teddy in the bin|teddy in a bin
# kind dumped: picks up a teddy|teddy in the trash|teddy in the garbage
# kind button: presses the button|press the button|pressed the button|pushes the button
# kind couch: couch|sofa|settee|bunk bed|cardboard box|armchair
# kind fire: fire engine|fireman|firefighter|firewoman
# kind firetruck: firetruck|fire truck
# kind bin: bin lorry|bin men|bin man|binmen|bin wagon|dustcart|dust cart|recycling lorry|rubbish lorry|rubbish
# kind garbage: garbage|trash
# kind rocket: rocket*
# kind starship: spaceship*|space ship*|starship|flying saucer|space bus|space taxi
# kind tram: tram|trams
# kind train: train|trains|locomotive|steam engine|flying scotsman|railway|tube|subway|underground
# kind bus: bus|buses|minibus|coach
# kind helicopter: helicopter
# kind balloon: balloon|airship|zeppelin
# kind plane: plane|aeroplane|airplane|jet|pilot
# kind submarine: submarine
# kind ferry: ferry
# kind ship: ship|ships|pirate|pirates|pirate ship
# kind boat: boat|sail*|canoe|raft|tug|tugboat|lifeboat|canal boat|rowing
# kind tractor: tractor|combine
# kind digger: digger|excavator|bulldozer
# kind plough: snow plough|snowplough|snowplow|gritter
# kind sledge: sledge|sled|sleigh
# kind taxi: taxi|rickshaw
# kind van: van|milk float|post van
# kind truck: truck
# kind lorry: lorry
# kind cart: cart|wagon|carriage
# kind car: car|racing car
# ages: 3-9
# holds: dark(kind)

=== title
{~It Takes Some Stopping|One Yawn Long}
-> DONE

=== s1
# shot: wide
# place: street; day; clear
# place for couch: living-room; day; clear
# place for train, cows: station; day; clear
# place for ship, boat, ferry, submarine: harbour; day; breeze
# place for plane, helicopter, balloon: airfield; day; clear
# place for rocket, starship: airfield; day; clear
# place for tractor, digger: field; day; clear
# place for sledge: snowfield; day; clear
# action: L stand proud at e1; heroes stand proud; friends stand happy
# things: e1 right
{~Going is easy. {young:{H} put on the hat, and went.|{H} found that out in the first minute: you put on the hat, and let it go, and it goes.}|“All ready?” somebody called. {H} had the hat on, and had been ready since breakfast.|{H} had the hat on, the proper one, and it came down to the eyebrows.}
{entry_1}
{entry_1_seen} # usual
{
- is_button:
{L} sat at the back, in a yellow coat, {young:with a thumb on the button.|strapped in, with one thumb on the button. It was green, and as big as a biscuit, and there was only that one.}
- rails():
The {noun()} was as long as a street, and it hummed under your feet. {young:In front there were two rails, and that was all.|In front there was nothing but two rails, which came nearer and nearer, and went in underneath.} # usual
- bins():
The {noun()} hissed, and it rocked, {young:and it smelled of everybody’s dinner.|and it smelled of everybody’s dinner at once, with some coffee on top.} # usual
- fires():
The {noun()} was red all over, {young:and every bit that could shine did.|and all of it that could shine had been made to, so that you saw the whole street in it, bent.} # usual
- is_bus:
The {noun()} was as long as a hall, {young:and the wheel was as big as a table.|with a wheel in front as big as a table, and all the seats looked at your back.} # usual
- is_couch:
From the door it did not look like much. {young:But once you were on it, the floor was a long way down.|But once you were on it the floor was a long way down, and moved, and had a sock on it that you had to keep clear of.} # usual
- water():
The {noun()} leaned, and it creaked, {young:and the water went by.|and the water went by on both sides, in no hurry, as though it were the water that was going somewhere.} # usual
- air():
The {noun()} shook until it was up, and then it was quite still. {young:Everything down there was as small as crumbs.|Then you could not feel that it moved at all, and everything down there was as small as if it had been put away.} # usual
- space():
The {noun()} shook until it was up, and then it was quite still. {young:It was black outside, with stars in.|It was black outside, and the stars did not go by, as trees do, but waited to be come to.} # usual
- farm():
The wheels were taller than {L}, {young:and it shook so that you saw two of all things.|and the whole of it shook, so that you saw two of everything, and had to pick.} # usual
- is_sledge:
The snow hissed under it, {young:and your nose went first.|and the cold came in at the nose, and all the trees got out of the way.} # usual
- else:
The {noun()} hummed under your feet. {young:The road came up, and went in underneath.|The road came nearer and nearer, and went in underneath, and there was always some more of it.} # usual
}
Then came the first place to stop. “Here!” called {L}, {young:and did what you do to stop.|and pulled and trod and pushed.}
{
- rails():
The platform went by, {young:with a clock, and a man with a bag.|with a clock, and some flowerpots, and a man with a bag, who had to run.} Then there was only grass.
- bins():
The bin went by. {young:Then a hedge went by, quite slowly.|It stood at its gate, with its lid up, and looked after them. Then a hedge went by, slower, and then another hedge.}
- is_bus:
The stop went by, {young:with three people and a dog.|with three people and a dog, and every one of them turned their head.} Then there was only a hedge.
- fires():
Everybody there waved both arms. {young:Then they went by, and still waved.|They went by as well, slower and slower, and still waved, and after them came a good deal of empty road.}
- is_couch:
The rug went by, {young:and then the lamp.|with the place on it where you would have got off, and after that the lamp, and there was a good deal of floor to go on in.}
- water():
Two posts went by, {young:and a gull on one of them.|slower and slower, with a gull on one of them, who looked after the ropes and the creaking until they were well out of reach.}
- air() or space():
The place went by, down there, {young:with a man on it, who waved.|slower and slower, with a man on it who had held up one arm, and now let it sink.}
- farm():
The gate went by, {young:and then a tree.|and then the tree behind the gate, and then, a good deal slower, some cows.}
- else:
A gate went by, {young:with a woman at it, and then a wall.|slower and slower, with a woman at it who had put down her bag, and now took it up again. Then there was only a wall.}
}
{pal():“That is past it,” said {pal()}. “It takes some stopping.”|“That is past it,” said {L}. “It takes some stopping.”}
It was heavy, you see. {young:It goes on a bit, when you have said stop.|What is heavy hears you quite well, but it goes on for a bit, as you do yourself when you are in the middle of something.} # usual
-> DONE

=== m1
# aside
# shot: two
# place: street; day; clear
# place for couch: living-room; day; clear
# place for train, cows: station; day; clear
# place for ship, boat, ferry, submarine: harbour; day; breeze
# place for plane, helicopter, balloon, rocket, starship: sky; day; clear
# place for tractor, digger: field; day; clear
# place for sledge: snowfield; day; clear
# action: A point curious; heroes stand; friends stand
# things: e1
You can also go back, of course. {young:It is harder than you think.|It is slower, and you have to look where you have been.}
{
- rails():
The last carriage had to go first, {young:and it was not used to that.|and did it in small jerks, since nobody had ever asked it to before.}
- bins() or is_bus or fires() or farm():
“Beep,” it went, “beep, beep.” {young:Everybody stood back.|It says that to whoever is behind it, and everybody who was behind it stood back, and looked on.}
- is_couch:
Somebody had to get off and push, {young:up to the knees.|and that was done from behind, up to the knees, in socks.}
- water():
The waves they had just done {young:had to be done again.|had all to be done again, from the other side, and the last one came first.}
- air() or space():
It had to be turned right round, {young:and that takes a lot of room.|and for that you need a good deal of room, but there was a good deal of room up there.}
- else:
“Mind your backs,” called {A}, {young:to a wall.|though there was nobody behind but a wall, and the wall stayed where it was.}
}
{themed_a} had slid all the way to the front, and now it slid all the way to the back. # personal
Then they were there. But it was {young:too far back.|a little too far back, by about as much as a bath is long.} “That is before it,” said {A}. {~“There is a lot of it.”|“It has two ends.”} # spare
So they came on again, a hair at a time, {young:like a big, shy cow.|the way a cow comes over to a gate if it is not sure what you have got.} # spare
“It is easier with a spoon,” said {A}. {young:“A spoon stops at once.”|“You tell a spoon to stop, and it has stopped. It does not go on to the jam first.”} # more
-> DONE

=== s2
# shot: two
# place: lane; afternoon; clear
# place for couch: living-room; afternoon; clear
# place for ship, boat, ferry, submarine: island; afternoon; breeze
# place for plane, helicopter, balloon: sky; afternoon; clear
# place for rocket, starship: planet; afternoon; stars
# place for tractor, digger: field; afternoon; clear
# place for sledge: snowfield; afternoon; clear
# action: L shout happy at e1; heroes stand; friends stand
# things: e1; e2 left
{is_entry_3:{entry_2}}
{is_entry_3 and is_entry_2_being:“On or off?” {L} asked {entry_2_being}. {young:You have to ask that.|It is what you have to ask, whoever it is.}} # usual
{joining}
{is_loved:“I shall think of {loved},” said {L}, “so that I don’t say it too late.”|{musing}} # personal
“Now I shall say it sooner,” said {L}. {is_entry_1_thing_2:“I have {entry_1_thing_2} to think of as well.”} {young:And at the next place that was what {L} did.|And at the next place {L} did, when you could hardly see it yet.} “Here!” And it stopped at once, or very nearly.
{
- is_cows:
They stood in the middle of a field. In front of them, right across both rails, {young:stood the cows.|stood the cows, and one of them lay there, where it was warm.}
- rails():
They stood in the middle of a field. {young:A sheep looked in.|A sheep came up to the window, and looked in, to see if there was anything for her.}
- bins():
There was no bin at all. {young:There was a wall, and a snail on it.|There was only a wall, and on the wall was a snail, who had nothing to throw away.} # usual
- fires():
Nobody there had called. {young:A woman hung up a sheet, and said, “No, thank you.”|There was only a woman with a wet sheet, who said that it was very kind, but no, thank you.}
- is_bus:
There was no stop. {young:The doors went open, and a hedge looked in.|The doors went open with a sigh, and a hedge looked in, and did not have the right money.}
- is_couch:
They were a long way from anywhere. {young:There was only floor, and a sock.|There was floor to the left, and floor to the right, and one sock, which had been there since {~Monday|Sunday}.}
- water():
There was water all round. {young:A gull looked at them.|There was water to the left, and water to the right, and one gull, who had not asked for anybody.}
- air():
They had come down among cows. {young:The cows looked up.|They had come down among cows, who stood round, and breathed, and wished to know how long it would be.}
- space():
There was nothing there at all. {young:There was only dark, and a bit of dust.|There was nothing to the left, and nothing to the right, and in the middle of it one bit of dust, which waited politely.}
- else:
{young:There was only a wall, and a snail on it.|There was only a wall, and on the wall was a snail, who had not asked anybody to stop.}
}
{hinderer_person:“Is this it?” asked {hinderer}, who had got up already, and was now standing in the way.} # beat
{hinderer_animal:{hinderer} thought that they were there, and got off, and had to be fetched back.} # beat
{hinderer_carried:{hinderer} fell over to the front, because of the stop, and had to be set up straight.} # beat
{is_cows:“That was just in time,” said {L}. “It takes some stopping.”|“That is before it,” said {L}. “It takes some stopping.”}
{is_cows:The cows had not even stopped chewing.|{young:So they went on a bit, and then a bit more.|So they went on a bit, and then a bit more, as you do with a wardrobe.}} # usual
Past it is too late, and before it is too soon. {young:There must be something in the middle.|There was a middle, and that was where everybody stood and waited.} # more
-> DONE

=== l1
# aside
# shot: above
# place: lane; afternoon; clear
# place for couch: living-room; afternoon; clear
# place for ship, boat, ferry, submarine: island; afternoon; breeze
# place for plane, helicopter, balloon: sky; afternoon; clear
# place for rocket, starship: planet; afternoon; stars
# place for tractor, digger: field; afternoon; clear
# place for sledge: snowfield; afternoon; clear
# action: A write; heroes stand; friends stand
# things: notebook in A.hand; e1
{A} wrote it down each time, on the back of the list. {young:“Past it,” it said. “Before it.”|“Past it,” it said there, and “Past it”, and “Before it”, and “Past it, by a cow”.}
You can look for a plan in a thing like that. {young:There was none.|{A} looked for one from the top to the bottom, and then with the paper the other way up.}
“Was it the hat?” asked {A}. So for the next one they left off the hat. {young:That was past it, too.|That was past it, too, but it was cooler.}
They tried it on one leg, and they tried it {~with a rhyme|very politely}. {young:That was before it.|That was before it, but only by a bucket.} # spare
Somebody else had a try, and said it through the nose. {young:That was past it.|That was past it as well, and they had to walk back along a ditch, one behind the other.} # more
It took as long as it took. {young:It was always the same long.|The odd thing was that, as far as you could tell, it was always the same long.} # more
-> DONE

=== m2
# aside
# shot: close
# place: lane; afternoon; clear
# place for couch: living-room; afternoon; clear
# place for ship, boat, ferry, submarine: island; afternoon; breeze
# place for plane, helicopter, balloon: sky; afternoon; clear
# place for rocket, starship: planet; afternoon; stars
# place for tractor, digger: field; afternoon; clear
# place for sledge: snowfield; afternoon; clear
# action: A wave proud; heroes stand; friends stand
# things: e1
Somebody came the other way, with {another()}. {young:It was just as big.|It was every bit as big as theirs, and it took up the rest of the room.}
When you go by like that you lift one finger, and no more. {young:It means hello.|It means hello, and how is yours, and mine is rather stiff today.} They all do it, and nobody is told. # usual
The other one lifted a finger. So {A} lifted one, too, {young:the right one.|the one next to the thumb, and not too high.}
The other one gave a nod. {young:You do not nod at everybody.|You could see that it was not a nod that just anybody gets.}
{pausing} # company
“How long does yours take?” called {A}. ¶ “About {~a whistle|half a song},” called the other, already going by. “You have to find your own.” # spare
-> DONE

=== s3
# shot: behind
# place: lane; dusk; clear
# place for couch: living-room; dusk; clear
# place for ship, boat, ferry, submarine: island; dusk; clear
# place for plane, helicopter, balloon: sky; dusk; clear
# place for rocket, starship: planet; dusk; stars
# place for tractor, digger: field; dusk; clear
# place for sledge: snowfield; dusk; clear
# action: L yawn sleepy beside e1; heroes stand sleepy; friends stand curious
# things: e1; e2 left; e3 right
{is_entry_4:{entry_3}}
{not is_cows and not is_entry_4:So it went on, place after place, until the lamps were lit.} # usual
{
- is_cows:
“Shoo,” said {L} to the cows. {young:They looked at {L}.|The first looked at {L}, and chewed, and the next looked at the first. It went all the way along like that.} {L} blew the whistle, and they thought that it was for somebody else. # usual
So {L} got down, and took off the hat, and held it as you hold a hat with oats in it, and walked off through the gate, and did not look round. One cow came, to see. And then they all came. And {L} shut the gate, and ran.
- is_button:
At each place {L} pressed the button. Hmmm, it went, {young:and up went the bin.|and up went the bin, quite by itself, and shook its lid twice over the edge.} And {L} pressed the button, and down it came, with nothing in it, and looked surprised.
It was a green one, as big as a biscuit. It was warm by now, from the thumb. # usual
- rails():
At each place {L} went along with the lamp, {young:and woke whoever it was.|and laid one finger on whoever it was, and said the name of the place, twice, and not too loud.} {L} held the bag until all the feet were down. # usual
- bins():
At each place {L} pressed the button. Up went the bin, {young:and shook its lid.|and shook its lid twice over the edge, and something in it was the last to let go.} Then it came down, and looked surprised, and {L} put it back at its gate. # usual
- fires():
At each place {L} pulled out the hose, {young:as long as a street.|hand over hand, until it was as long as a street, and afterwards it had to be rolled up again, from the other end.} {L} sat on it, to get the air out. # usual
- is_bus:
At each place {L} opened the doors. {young:They got on, and got off.|They got on, one behind the other, and each of them said that it was a bit late, and {L} said that it was only a bit.} {L} gave each of them a ticket, and looked to see that they sat. # usual
- is_couch:
At each place {L} threw out a cushion, {young:and got off onto it.|and got off onto that, and looked about under one hand, and got on again from the other side.} Then the cushion was pulled in, as it was needed further on. # usual
- water():
At each place {L} threw the rope. {young:Somebody caught it.|It fell in the water, and was pulled in, and thrown again, and on the third throw somebody caught it who had only been standing there.} {L} tied it, with a knot that had two ears. # usual
- air() or space():
At each place {L} put out the steps, all three, {young:and stood there.|and stood next to them with one hand out, and said that you had to mind your head.} Then they were folded up, and {L} sat on them. # usual
- farm():
At each place {L} got down, and opened the gate, {young:and shut it again.|and got up, and went through, and got down, and shut it, and cows looked over the top to see if it was shut.} It was. # usual
- else:
At each place {L} opened the door, {young:and handed something out.|and handed something out, and was handed something else, and put that where the first had been.} Then {L} shut it, with a bang, so that it was known. # usual
}
{is_being_1 and not (is_couch or is_cows or saved() or fires()):“On or off?” {L} asked {being_1}, {young:each time.|each time, as it is what you have to ask, whoever it is.}} # usual
It had been a long day. {L} saw the next place, and said “Here”. {young:But it was not a word any more. It was a yawn.|But half-way through it was a yawn, and it came up from as far down as the socks.}
It was a big one, and it went on and on. # usual
{young:Then it was over, and all was still.|When it was over, and {L} could see again, nothing was moving.}
{helper_person:“Do that once more,” said {helper}. “It stopped just when you shut your mouth.”} # beat
{helper_animal:{helper} had yawned as well, and the two of them and the stopping were all done together.} # beat
{helper_carried:{helper} had looked the right way, and had seen it: mouth open, going; mouth shut, not.} # beat
{pal():{pal()} had to yawn, too.} # usual
{young:Then they tried it once more.|So they tried it once more, to be sure.} {young:Aaah, and going. Mm, and still.|{L} opened wide, and it was going, and then came the end of the yawn, and there it stood.} # usual
“So that is how long it is,” said {L}. “One yawn.”
-> DONE

=== l2
# aside
# shot: wide
# place: lane; dusk; clear
# place for couch: living-room; dusk; clear
# place for ship, boat, ferry, submarine: island; dusk; clear
# place for plane, helicopter, balloon: sky; dusk; clear
# place for rocket, starship: planet; dusk; stars
# place for tractor, digger: field; dusk; clear
# place for sledge: snowfield; dusk; clear
# action: A stand calm; heroes stand; friends stand; moth fly
# things: e1
There was one stop with nobody at it. {young:It was a small one.|It was the smallest on the list, and there was hardly anything there but a lamp.}
“Do we stop?” asked {A}. {young:“It is on the list.”|“It is on the list,” said {A}, “and it would notice.”}
So they stopped. They waited there, as you wait for anybody. {young:A moth got in.|Nobody got off, and nobody got on but a moth, and a bit of evening that came in with it.}
The moth sat down right at the front, {young:and looked out.|and looked out to see where they were going, as if it had been saving up for that.}
“All the way?” asked {A}. {young:The moth did not say.|The moth did not say, but it had the look of somebody who would be staying on until the lamps went out.} # more
“Hold tight,” {A} told the moth, and it {~did|held on with all six}. # more
-> DONE

=== s4
# shot: close
# place: street; night; stars
# place for couch: living-room; night; stars
# place for train, cows: station; night; stars
# place for ship, boat, ferry, submarine: harbour; night; stars
# place for plane, helicopter, balloon: airfield; night; stars
# place for rocket, starship: moon; night; stars
# place for tractor, digger: farm; night; stars
# place for sledge: snowfield; night; stars
# action: L yawn proud beside e1; heroes stand sleepy; friends stand sleepy
# things: e1; e3 left; e4 right
Then there was one more place to stop, the last one.
“You have to begin before,” said {L}. “One yawn before.” # usual
One yawn before it there was {mark()}. ¶ “There,” said {L}, and opened wide. Aaah, went {L}, and aaah went the {noun()}, slower and slower.
{
- rails():
The clock came by, and the flowerpots, one at a time. # usual
- bins():
Gates came by, one at a time. # usual
- is_couch:
The rug came by, one stripe at a time. # usual
- water():
The small waves came by, one at a time. # usual
- air() or space():
It came down and down, with its own shadow coming up. # usual
- farm():
The posts came by, one at a time. # usual
- else:
The lamps came by, one at a time. # usual
}
It was the end of the yawn. {L} shut it. # usual
And there they stood. It was not past it, and it was not before it. You put out one foot, and you were there.
“That is it,” said {pal():{pal()}|{L}}. # usual
{is_cows:{L} looked up at the clock. They were early, by one minute.}
{is_entry_2 and not is_entry_3:{entry_2}}
{
- saved():
{L} pressed the button. Up went the bin, and there, between two bags, was an ear. “Stop!” called {L}, and it stopped half-way. {L} reached in, up to the shoulder, and out came all of the teddy, by one leg.
A window went up. {young:Somebody stood there, in pyjamas.|Somebody stood there in pyjamas, and could not say anything, and did not need to.} {L} knocked off the tea leaves, and held it up by both arms. “This one was not for us,” said {L}. # usual
}
{is_entry_3 and not is_entry_4:{entry_3}}
{entry_4}
-> DONE

=== m3
# aside
# shot: two
# place: street; night; stars
# place for couch: living-room; night; stars
# place for train, cows: station; night; stars
# place for ship, boat, ferry, submarine: harbour; night; stars
# place for plane, helicopter, balloon, rocket, starship: airfield; night; stars
# place for tractor, digger: farm; night; stars
# place for sledge: snowfield; night; stars
# action: A stroke calm e1; heroes stand; friends stand
# things: e1
You do not get off at once. You sit for a bit, and it goes tick. It does that when it cools.
{A} gave it a pat, on the side, where it was warm.
“You went well,” said {A}. “And you stood well. Not at first.” ¶ Tick, it went. # usual
All the lists were done. The last line said “There”. {A} had put two lines under it. # spare
A moth came out. It had been the whole way. # more
There was one more look back, from the corner. It stood there, and did not roll. # more
{homeward} # company
-> DONE

=== l3
# aside
# shot: close
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; friends stand
# things: basin; tap; soap; hat on hook; hook; towel
A lot of the day had to come off. It was black, and then it was grey.
The tap was shut, one yawn before the basin was full. It came out just right. # usual
The hat came off last. Under it there was a line, right round. # usual
It was hung up. It went on a bit, on its hook, and then it hung still. # spare
“That one took half a yawn,” said {A}. # more
Both hands still had the shape of it. They were held in the water until they were only hands. # more
-> DONE

=== m4
# aside
# shot: behind
# place: hallway; night; stars
# action: A walk sleepy stairs; heroes walk sleepy; friends walk sleepy
# things: stairs; lamp; door; coat on hook; hook
There were stairs, and then there was a door. {A} went past it.
“That is past it,” said {A}, by the airing cupboard. So they all went back. # usual
It was the legs. They were not told in time. # usual
The lamp was the mark for the door. You begin at the lamp. # spare
Aaah, went {A}. When it was over, there was the bed. # more
It was dead on. You could have got in with your eyes shut. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# place for couch: living-room; night; stars
# place for train, cows: station; night; stars
# place for ship, boat, ferry, submarine: harbour; night; stars
# place for plane, helicopter, balloon, rocket, starship: airfield; night; stars
# place for tractor, digger: farm; night; stars
# place for sledge: snowfield; night; stars
# action: heroes sleep
# things: e1; moon
It stood in the dark, just where it had stopped. It was cold now, all but the middle.
Tick, it went. Then for a long time it did not.
All the places lay there, in a row. Nobody stood at them. # spare
A cat came along on a wall. It stopped. It did not take any time at all, but then it was only a cat. # more
The moon went on over the roof. That takes a lot of stopping. # usual
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends sleep
# things: bed; pillow; lamp; hat on bed
{L} lay in bed, and had stopped. But the day had not.
With both eyes shut, it all went on a bit. There was the hum. {is_entry_2_being:There {entry_2_being_many:were|was} {entry_2_being}.|{is_entry_2_thing:There {entry_2_thing_many:were|was} {entry_2_thing}.|There was {mark()}.}} # usual
{resting}
{keepsake}
{dream} # spare
It was a heavy one. It still hummed, down in the feet. # usual
“It takes some stopping,” said {L}.
You have to begin before. The lamp was the mark. Out it went.
Aaah, went {L}.
Bit by bit it all went slower. The last of it came by, one at a time. # usual
Then the mouth was shut, and it was still. They were there.
Goodnight, {noun()}. {pal():Goodnight, {pal()}.} Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there were feet on the stairs, a great many for one person, and they did not stop at the bottom. They went by the kitchen, and by the coats, slower and slower, and then there was a small bump, and that was the front door. ¶ “That is past it,” said {A}, who was at the table already, and had begun to yawn at the fifth stair. ¶ It was only the shoes.
-> DONE

=== next_bedtime
There was a mark on the wall, by the lamp. It was one yawn from the bed.
-> DONE

=== function rails
~ return is_train or is_tram or is_cows

=== function bins
~ return is_bin or is_garbage or is_thrown or is_dumped or is_button

=== function saved
~ return is_thrown or is_dumped

=== function fires
~ return is_fire or is_firetruck

=== function water
~ return is_ship or is_boat or is_ferry or is_submarine

=== function air
~ return is_plane or is_helicopter or is_balloon

=== function space
~ return is_rocket or is_starship

=== function farm
~ return is_tractor or is_digger

=== function pal
{
- is_entry_1_being and not (is_couch or is_cows):
~ return entry_1_being
}
~ return ""

=== function mark
{
- fires():
~ return "a postbox"
- rails():
~ return "a hut with a blue door"
- is_couch:
~ return "a sock, with its toe to the left"
- water():
~ return "a gull on a post"
- air():
~ return "a pond, no bigger than a penny"
- space():
~ return "one star, a bit yellower than the rest"
- farm():
~ return "a gatepost that leaned"
- is_sledge:
~ return "a bush with a white hat on"
}
~ return "a cat on a wall"

=== function another
{
- rails():
~ return "another train"
- is_couch:
~ return "a tea trolley"
- bins():
~ return "the milk"
- water():
~ return "another ship"
- air() or space():
~ return "another just like it"
- farm():
~ return "a hay cart"
}
~ return "a load of gravel"

=== function noun
{
- is_couch:
~ return "ship"
- is_fire:
~ return "engine"
- is_firetruck or is_garbage or is_dumped or is_truck:
~ return "truck"
- is_bin or is_thrown or is_button or is_lorry:
~ return "lorry"
- is_rocket:
~ return "rocket"
- is_starship or is_ship:
~ return "ship"
- is_tram:
~ return "tram"
- is_train or is_cows:
~ return "train"
- is_bus:
~ return "bus"
- is_helicopter:
~ return "helicopter"
- is_balloon:
~ return "balloon"
- is_plane:
~ return "plane"
- is_submarine:
~ return "submarine"
- is_ferry:
~ return "ferry"
- is_boat:
~ return "boat"
- is_tractor:
~ return "tractor"
- is_digger:
~ return "digger"
- is_plough:
~ return "snow plough"
- is_sledge:
~ return "sledge"
- is_taxi:
~ return "taxi"
- is_van:
~ return "van"
- is_cart:
~ return "cart"
- is_car:
~ return "car"
}
~ return "whole thing"
