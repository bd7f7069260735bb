# tells: entries(story|took him home|took her home|took it home|took them home|brought him home|brought her home|brought it home|brought them home|brought home a|carried it home|carried him home|carried her home|home in her hat|home in his hat|came to stay|came to live|came for tea|came to tea|came for dinner|came to dinner|came for supper|came for breakfast|came for lunch|came for biryani|came for a sleepover|came down for|came for the night|turned up at|turned up on|turned up in|knocked on the front door|knocked at the front door|knocked on the window|knocked at the window|knocked on the door in the middle of the night|knocked on the door and asked|knocked on the door because|rang the doorbell|moved in with|moved into the bath|moved into the spare room|moved into the wardrobe|moved into the attic|moved into the shed|moved into the house|crashed in|crash landed|crash-landed|landed in the garden|landed in the back garden|landed on the roof|landed on the balcony|fell in the garden|fell into the garden|fell out of the sky|hatched|dragon egg|dinosaur egg|came out of the washing machine|came out of the fridge|came out of the tap|came out of the plughole|came down the chimney|in his bed|in her bed|lived in the wardrobe|live in the wardrobe|living in the wardrobe|living in the fridge|lived in the fridge|live in the bath|lived in the bath|living in the bath|lived under the stairs|living under the stairs|lived under the bed|living under the bed|lived in the bathroom|living in the bathroom|lived in the attic|living in the attic|lived in the shed|living in the shed|followed him home|followed her home|followed them home|home from school and wanted|arrived in the rain|arrived in the night|arrived at the house|arrived at the door|arrived on the doorstep|wanted to stay|kept him in|kept her in|kept them in|hid him in|hid her in|hid them in)
# happens: visitor
# kind gone: in the end|at the end|goes back|go back|goes home|go home|went back|went home|gets home|get home|flies off|flies away|flies home|says goodbye|before anyone|before anybody|by morning|in the morning
# kind egg: egg|eggs|hatch*
# kind kept: keeps it|keep it|keeps him|keeps her|kept it|hides it|hides him|hides her|hide it|hide him|puts it|puts him|puts her|put it|jam jar|in a box|in a drawer|in the drawer
# kind sky: moon|star|sun|cloud|alien|aliens|planet|comet|meteor|rainbow|spaceship|ufo|martian|astronaut
# kind cold: penguin|penguins|yeti|snowman|walrus|seal|reindeer|polar bear|snow|iceberg|mammoth
# kind wet: whale|octopus|shark|fish|mermaid|mermaids|crab|dolphin|squid|turtle|jellyfish|sea
# kind old: viking|dinosaur|knight|caveman|pirate|pirates|roman|pharaoh|cowboy|princess|prince|king|queen
# kind robot: robot|robots|machine
# wants: child
# role grownup: parent = the grown-up with the towels
# ages: 3-9
# needs: hearing
# holds: dark(kind), alone(kind), thunder(kind)

=== title
{~It Does That|Who Does That?}
-> DONE

=== s1
# shot: two
# place: living-room; dusk; clear
# place for egg: kitchen; dusk; clear
# action: L stand surprised at e1; heroes stand surprised; friends stand surprised
# things: e1 right
{~Most visitors ring the bell first. {H} had no warning at all.|Up to then it had been a day like others, and {H} had nothing against it.|{H} {was} the first to know, and for some time the only one.}
{entry_1}
{
- is_egg or is_kept:
{L} looked at {guest()} for a {young:long|good long} time. You could see at once that nothing of the kind had ever come from round here.
- else:
{young:{L} looked at {guest()}. {Guest()} looked at {L}.|{L} looked at {guest()}, and {guest()} looked at {L}, and both of them took as long over it as they liked.}
You could see at once who was not from round here. # usual
}
{young:Nobody knew what to say.|It is hard to know what to say to somebody like that. “Hello” seemed too little, and {L} said it twice.} # more
Then something growled. {young:{Guest()} gave a jump.|It was not loud, but it was long, and {guest()} gave a jump.}
“That is only my stomach,” said {L}. “It does that.”
It did it once more, to show. # more
-> DONE

=== s2
# shot: wide
# place: kitchen; dusk; clear
# action: L point calm fridge; heroes stand; friends stand
# things: fridge; e1 right; table; themed on table
{not is_gone or is_entry_3:{entry_2}}
{joining}
{is_loved:“You will like it here,” said {L}, and told {guest()} about {loved}, to be going on with.|{musing}} # personal
“Do come in,” said {L}, as you say to a visitor, even to one who is in already. # usual
{move_up():There was something to eat, and {L} showed {guest()} at which end you begin.} # usual
A house is never quite quiet, {young:but you have to be new to hear it.|but nobody hears it who lives there.} {
- is_sky:
Up in the sky there is nothing to creak. # usual
- is_cold:
Where {guest()} came from there was snow on everything, and it made no noise. # usual
- is_wet:
Down in the water it all goes by without a sound. # usual
- is_old:
And nobody had ever told {guest()} what a fridge is. # usual
- is_egg:
And inside an egg there is only the one room. # usual
- is_robot:
And it is hard to know, for somebody with a motor, what is only a machine. # usual
- else:
And {guest()} {guest_many():were|was} very new. # usual
}
Brrr, went the fridge, and shook, so that all the bottles touched. {move_up():{young:Then {guest()} {guest_many():were|was} a bit nearer to {L}.|When it was over {guest()} {guest_many():were|was} nearer to {L} than before, by about one tile.}|{young:Then {guest()} moved, a little bit.|When it was over {guest()} had moved, by about the width of a finger, towards {L}.}}
“It does that,” said {L}. “It is only the cold, going round.”
{L} looked at the fridge. {young:It looked very white, and very good.|The fridge stood there, quite white, and looked as if it had not said a thing.} # more
{hinderer_person:“What was that?” asked {hinderer}, who had lived with that fridge for years, and then nobody was sure.} # beat
{hinderer_animal:{hinderer} told the fridge to stop, several times, and that made two noises out of one.} # beat
{hinderer_carried:{hinderer} slid off the table just then, and landed with a bump. “And that does that,” said {L}.} # beat
{themed_a} on the table rattled a little, because of the fridge. # personal
Gock, went the pipe behind the wall. {move_up():{young:And {guest()} {guest_many():were|was} nearer again.|It was only somebody’s bath, two walls away, but there was one tile less.}|{young:And {guest()} moved again.|It was only somebody’s bath, two walls away, but it was another finger.}} ¶ “It does that as well,” said {L}. # usual
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: L point happy; heroes sit-on-chair; friends sit
# things: e1 right; chair; table; cup on table; spoon
{L} began with the easy things. {young:“This is a chair,” said {L}. “You sit on it.”|“This is a chair,” said {L}. “It is for in between, when you are not going anywhere.”}
{Guest()} had never had anything to do with a chair. {young:{L} looked at it, too. It had four legs, and did not go.|So {L} looked at it as well, from every side. It had four legs, and there it stood. It was a strange thing to have in a house, seen like that.}
“This is a spoon. {~You are in it, but upside down.|You can see yourself in it, the wrong way up.}” {L} held it up to {guest()}, {young:and it was so.|and turned it round, and there they both were, only fatter.}
“It does that,” said {L}. # usual
The door came next. It was there to be shut, and also to be open, and that took some time to explain. # spare
It was shut twice, and it was opened twice, so that nobody would be left with a wrong idea of it. # more
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: L peek curious; heroes stand; friends stand
# things: e1 right; door left; letter on mat; mat
Clack, went the front door, {young:and put out its tongue.|and put out a white tongue, and let it drop.}
{move_up():{young:That was the letter box. Now {guest()} {guest_many():were|was} very near.|It was the letter box, but {guest()} could not know that, and {guest_many():were|was} suddenly very near.}|{young:That was the letter box. And {guest()} gave a jump.|It was the letter box, but {guest()} could not know that, and gave a jump.}}
“It does that,” said {L}, and picked it up. {young:“It is about {~carpets|windows}.”|“It does it in the evening, too, if it is about {~carpets|windows}.”}
Then it was read out, from both sides. {young:It did not want an answer.|There was nothing in it that wanted an answer, and it was put with the others.}
After that they both kept an ear on the door. It had nothing more to say. # spare
“Some days it does it four times,” said {L}, “and one of those is a card.” # more
-> DONE

=== m2
# aside
# shot: close
# place: bathroom; dusk; clear
# action: L wash calm; heroes stand; friends stand
# things: e1 right; basin; tap; towel on hook; hook
The basin was the worst. {young:Glug, it went. Glug, glug, aaah.|It waits until you have finished, and then it swallows, and then it says aaah.}
{L} had let the water out without thinking. {young:Then {L} saw {guest()}.|You do not think about it, until somebody is standing there who has never heard it.}
{grownup} looked in, and counted the towels. “It does that,” said {L}. # usual
“It has done it since I was born,” said {L}. {young:“It never comes out.”|“I used to lift up my feet. But it has never once come out.”}
Then {L} had one more look, down the hole. {young:It was black.|It was black down there, and smelled of {~peppermint|pennies}.} # usual
“You can say it back,” said {L}, and did. “Aaah.” And the hole said nothing. # spare
There was one more glug, much later, when they had stopped waiting for it. # more
-> DONE

=== s3
# shot: behind
# place: hallway; night; clear
# action: L climb calm stairs; heroes climb stairs; friends stand
# things: stairs; e1 left; lamp
{is_entry_4:{entry_3}}
Then {L} thought that it might be better to have them all first. {young:“I will do them now,” said {L}. “Then you know.”|“I shall do every one of them now,” said {L}. “Then you will have had them, and they can’t come as a surprise.”}
{L} trod on the stair that says eek. {L} opened the drawer that squeals. {young:{L} ran the tap, and shut the door that says “off”.|{L} ran the tap until it coughed, and pulled the cord that goes tock, and shut the door that always says “off”.} # usual
{helper_person:“Don’t forget the clock,” said {helper}, and held it up until it had been through its quarter to.} # beat
{helper_animal:{helper} scratched behind one ear, thump, thump, thump, and that was one that {L} would have forgotten.} # beat
{helper_carried:{helper} was dropped, on purpose, so that they would have had that one as well.} # beat
“That was all of them,” said {L}. ¶ Whoomp, went the boiler.
{young:{L} had forgotten the boiler.|{L} had quite forgotten the boiler. It lives in a cupboard, and does it twice a day.} {move_up():Now there was hardly any room left between {L} and {guest()}.|And {guest()} jumped, quite plainly.}
“It does that, too,” said {L}. “I am sorry. There is always one more.”
They both listened for the one more. {young:It was a cup.|It was a cup in the rack, which had been leaning on another cup, and had had enough.} # more
-> DONE

=== l2
# aside
# shot: above
# place: living-room; night; clear
# action: L sit calm; heroes sit; friends sit
# things: e1 right; clock; cushion; sofa
The clock was another one. {young:Tick, it went, and tick, and tick.|It is wrong to say that a clock goes tick and tock. It goes tick, and then it thinks, and then it goes tick.}
Does it never stop? {Guest()} did not ask it, but it was in the air. {young:“Never,” said {L}.|“Only once,” said {L}, “and then everybody ran to see what was the matter.”}
So it is with noises. {young:You hear it if it stops.|You do not hear it when it is there, and you do when it is not.}
{L} put it under a cushion, to show how that was, {~and it ticked on in there, like something that had been eaten|and sat on it}. # usual
Then it was {L}’s stomach again, over the top of the cushion. # spare
“That one is different,” said {L}. “That one wants a biscuit.” # more
-> DONE

=== s4
# shot: close
# place: living-room; night; stars
# action: L listen surprised; heroes listen surprised; friends listen
# things: e1 right; lamp; sofa
So at last {L} turned it all off, all that can be turned off. {young:The tap was shut tight.|The tap was screwed down, the clock was laid on its face, and the fridge was asked.} And for once the house was quiet.
{young:You could hear nothing at all.|It was as quiet as a house with the snow up to its windows.} {L} and {guest()} listened to it together. # more
Then {L} heard it.
{young:It was a noise that {L} did not know.|{L} knew every noise in that house, and this was none of them.} {
- is_sky:
It was thin and clear, as when you run a wet finger round a glass.
- is_cold:
It was a small creak, like a step on new snow.
- is_wet:
It was slow, and came and went, as if the room were a shell.
- is_robot:
It was a soft tick, and after it a softer one.
- else:
It was a hum, very low, with no tune in it.
}
Now it was {L} who moved up, {young:just a bit|by about one tile}. You do, if you don’t know what it is. # usual
But the nearer it was to {guest()}, the better you could hear it. It came from {guest()}.
It must have been going the whole time, under the fridge, and the pipe, and the clock. # usual
“Oh,” said {L}. “You do that.”
It seems that {guest()} had not known. You never hear your own. # usual
{is_gone and not is_entry_3:{entry_2}}
{is_entry_4:{entry_4}|{entry_3}}
-> DONE

=== m3
# aside
# shot: two
# place: bathroom; night; stars
# action: L brush-teeth; heroes brush-teeth; friends stand
# things: mirror; towel; basin
{grownup} brought the towels up. There was one more than last night.
“You never know,” said {grownup}.
{L} did teeth. It is loud, inside. Outside, it is nothing. # usual
You would have to tell a visitor about that as well. # spare
The water went down. Aaah, it said. {L} said it, too. # usual
Then the tap coughed once, as it does when it has done its work. # more
The towel hung straight. It made no noise. It was the only one. # more
-> DONE

=== l3
# aside
# shot: wide
# place: hallway; night; stars
# action: L tiptoe sleepy stairs; heroes tiptoe; friends tiptoe
# things: stairs; lamp; door
{pausing} # company
{L} went up in socks. Nine of the stairs say nothing.
The next one says eek. {L} put both feet on it. Eek. # usual
It sounded all right. It sounded as if somebody lived there. # usual
Down in the dark the fridge shook, and was still. All the bottles had touched. # spare
The clock was put back on its feet. It went on where it was. # usual
At the top {L} stood for a bit. It was all there. You could hear that it was. # more
-> DONE

=== m4
# aside
# shot: close
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back; friends sit
# things: bed; quilt; window; moon
A bed has noises, too. There is the one when you get in. There is the one when you turn over.
{L} did both. “That is me,” {L} told the room. # usual
The quilt went hush. It always says that, last thing. # usual
There was a bit of wind, in the window. It had come a long way. # spare
Under the bed a toy car rolled, as far as the wall. It does that, if you turn over hard. # more
Nobody asked it what it was. It was let in, about a finger. # spare
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes sleep; friends sleep
# things: fridge; table; cup on table; chair
The kitchen was dark. The chair stood there, and was not going anywhere.
The fridge held its breath.
Then it let go. Brrr. All the bottles touched. # usual
It was only the cold, going round. # spare
In the spoon was a very small kitchen, upside down. It was dark in there, too. # spare
Gock, said the pipe, far off. It had finished. # usual
The boiler did nothing, in its cupboard. It does that as well. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; moon
{L} lay in bed, and heard it all. It was a good house to lie in. # usual
{other():{L} thought about {other()} for a bit.} # usual
{resting}
{keepsake}
{dream} # spare
Brrr, it went. Gock. Eek. Nobody minded. # usual
Then there was the other one. It was very small. {is_entry_2:It came from near, or else from a long way off.|It came from quite near.} # usual
“What was that?” asked {grownup}, at the door.
“That one is new,” said {L}, half asleep. “It does that.”
{grownup} listened, and left the door open, by one tile. # usual
Goodnight, {H}. Goodnight, {at_night()}.
Goodnight.
-> DONE

=== next_night
In the morning the boiler went whoomp, and nobody moved. The fridge shook, and nobody looked up. But in the middle of the toast there was no noise at all, and that was when {H} put down the spoon.
It had stopped. ¶ Then it began again, a little higher than last night. “It is all right,” said {A}. “It was only asleep.”
-> DONE

=== next_bedtime
The house had one more noise than it used to have. It was doing it now.
-> DONE

=== function move_up()
~ return not (is_egg or is_kept)

=== function at_night()
{
- is_egg or not (is_entry_1_being or is_entry_1_thing or is_being_1 or is_thing_1):
~ return "visitor"
}
~ return guest()

=== function other()
{
- is_entry_1_being and is_entry_1_thing:
~ return entry_1_thing
- is_entry_1_thing_2 and not is_entry_1_being:
~ return entry_1_thing_2
}
~ return ""

=== function guest()
{
- is_egg:
~ return "the visitor"
- is_entry_1_being:
~ return entry_1_being
- is_entry_1_thing:
~ return entry_1_thing
- is_being_1:
~ return being_1
- is_thing_1:
~ return thing_1
}
~ return "the visitor"

=== function Guest()
{
- is_egg:
~ return "The visitor"
- is_entry_1_being:
~ return entry_1_being
- is_entry_1_thing:
~ return entry_1_thing
- is_being_1:
~ return being_1
- is_thing_1:
~ return thing_1
}
~ return "The visitor"

=== function guest_many()
{
- is_egg:
~ return false
- is_entry_1_being:
~ return entry_1_being_many
- is_entry_1_thing:
~ return entry_1_thing_many
- is_being_1:
~ return being_1_many
- is_thing_1:
~ return thing_1_many
}
~ return false
