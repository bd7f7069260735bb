# tells: entries(story|together|took him home|took her home|took it home|took them home|brought him home|brought her home|brought it home|brought them home|brought home a|carried it home|carried him home|carried her home|home in her hat|home in his hat|came to stay|came to live|came for tea|came to tea|came for dinner|came to dinner|came for supper|came for breakfast|came for lunch|came for biryani|came for a sleepover|came down for|came for the night|turned up at|turned up on|turned up in|knocked on the front door|knocked at the front door|knocked on the window|knocked at the window|knocked on the door in the middle of the night|knocked on the door and asked|knocked on the door because|rang the doorbell|moved in with|moved into the bath|moved into the spare room|moved into the wardrobe|moved into the attic|moved into the shed|moved into the house|crashed in|crash landed|crash-landed|landed in the garden|landed in the back garden|landed on the roof|landed on the balcony|fell in the garden|fell into the garden|fell out of the sky|hatched|dragon egg|dinosaur egg|came out of the washing machine|came out of the fridge|came out of the tap|came out of the plughole|came down the chimney|in his bed|in her bed|lived in the wardrobe|live in the wardrobe|living in the wardrobe|living in the fridge|lived in the fridge|live in the bath|lived in the bath|living in the bath|lived under the stairs|living under the stairs|lived under the bed|living under the bed|lived in the bathroom|living in the bathroom|lived in the attic|living in the attic|lived in the shed|living in the shed|followed him home|followed her home|followed them home|home from school and wanted|arrived in the rain|arrived in the night|arrived at the house|arrived at the door|arrived on the doorstep|wanted to stay|kept him in|kept her in|kept them in|hid him in|hid her in|hid them in)
# happens: visitor
# kind follow: follows him home|follows her home|follows them home|following him home|following her home|every time they return*|keeps coming back
# kind grow: grow*|gets bigger|bigger and bigger|got bigger
# kind egg: egg|eggs|hatch*
# kind hide: hide|hides|hid|hiding|secret|sneak*|without mum knowing
# kind tent: tent|camp*
# kind sky: moon|star|sun
# kind alien: alien|aliens|spaceship|ufo|martian|martians|planet|astronaut
# kind cold: penguin|penguins|yeti|snowman|snowmen|walrus|seal|polar bear|mammoth|reindeer
# kind wet: whale|octopus|shark|fish|mermaid|mermaids|crab|dolphin|squid|turtle|jellyfish|crocodile|hippo
# kind royal: queen|king|princess|prince
# kind old: viking|vikings|knight|caveman|pirate|pirates|roman|romans|pharaoh|cowboy
# kind fairy: fairy|elf|elves|gnome|gnomes|pixie|leprechaun|little man|tiny man
# kind ghost: ghost|monster|monsters|troll|witch|giant|vampire|skeleton
# kind dragon: dragon
# kind beast: lion|tiger|bear|elephant|giraffe|gorilla|camel|rhino|dinosaur|t rex|horse|unicorn|pony|cow|moose|kangaroo|llama|panda|wolf|monkey
# wants: child
# role grownup: parent = the grown-up with the towels
# ages: 3-9
# needs: hearing
# holds: dark(kind), alone(kind)

=== title
{~It Does That|Who Does That?}
-> DONE

=== s1
# shot: two
# place: living-room; dusk; clear
# place for egg: kitchen; dusk; clear
# place for tent: garden; night; stars
# action: L stand surprised at e1; heroes stand surprised; friends stand surprised
# things: e1 right
{~Most visitors ring the bell first. {H} had no warning at all.|Up to then it had been a day like others, and {H} had nothing against it.|{H} {was} the first to know, and for some time the only one.}
{entry_1}
{entry_1_seen} # usual
{
- is_follow:
There stood {guest()}, as if somebody had rung. {young:{L} opened the door.|{L} only opened the door a little way, to say so, and that was wide enough.} “But we have just taken you back,” said {L}.
{Guest()} looked past {L}, to see if there was any supper. # usual
- is_grow:
To begin with there was not much of {guest()}. {young:{L} blew, as you blow on cold hands.|{L} breathed on {guest()} as you do on cold hands, hoo, and rubbed the back with one thumb.} “Is that better?” ¶ It was better, and it was a thumb more.
“You have gone up a bit,” said {L}. ¶ “I do that,” said {guest()}, “when it is nice.” # usual
- is_egg:
There was a tap, from inside. {L} tapped back, with one nail. {young:Then there was a crack, and in the crack an eye.|Then a crack went round the egg, as if somebody were looking for the door, and at the end of it there was an eye.} It looked at {L}.
“Hello,” said {L}. It was the first thing that {guest()} had ever heard. # usual
- is_hide:
“Quick,” said {L}. {Guest()} tried the curtain. {young:The curtain was too thin.|It was a good curtain for most things, but now it stood out in the middle, and at the bottom there were feet.} Under the bed went only the front.
“What was that bump?” called {seeker()}. ¶ “The bed,” called {L}. “It does that.”
- is_tent:
First there was the zip. {young:Zzzip, it went.|It went up quite slowly, tooth by tooth, and stopped half way, as if somebody were ashamed, and then it went on.} A nose came in, and after it came all the rest of {guest()}. “Close it again,” said {L}, “or we shall have the moths.”
{Guest()} closed it. It must have been a practised hand, or whatever that was. # usual
- is_sky:
It got quite light all round {guest()}. {young:{L} could see every toe.|{L} could see every toe, and the dust under the chair, and a marble that had been gone since the spring.} “It is lower down here than it looks,” said {guest()}.
“Do sit down,” said {L}. ¶ “Sit!” said {guest()}. “May you do that at night?” # usual
- is_alien:
It smoked a little, and one leg was off. {young:A lid went up. There was an eye.|A lid went up on top, and one eye came out, and had a look round, and stopped at {L}, and the lid went up the rest of the way.} “Is this the one with the biscuits?” ¶ “Yes,” said {L}.
“I thought so,” said {guest()}, “by the crumbs.” # usual
- is_cold:
Wherever {guest()} had gone there was a wet foot on the floor. {young:“It is hot here,” said {guest()}.|{Guest()} looked at the heater as you look at a bad drawing, and went round it with a wide step.} “Is there nothing cooler?” ¶ So {L} opened the fridge.
“Aah,” said {guest()}, and leaned in, with both elbows on the butter. # usual
- is_wet:
Wherever {guest()} sat down there was soon a small sea. {young:{L} fetched a towel.|{L} fetched a towel, and the other towel, and then the mop, and then took off both socks, as the quickest way.} “Is it always as dry as this with you?” asked {guest()}.
“Only on land,” said {L}. # usual
- is_royal:
{L} bowed. {Guest()} bowed. {young:Then they both did it again.|Then they both did it once more, because it is hard to know who has to stop.} “May I sit on that?” asked {guest()}, and held out a hand to the stool, as you do to a horse.
“It is quite quiet,” said {L}, and held it by one leg. # usual
- is_old:
{Guest()} looked up at the lamp. {L} pressed the switch, and it was dark. {L} pressed it, and it was light. {young:“Again,” said {guest()}.|“Again,” said {guest()}, and wanted to be shown, and did it forty times, and each time said the same short word.}
“It does that,” said {L}, “whoever you are.” # usual
- is_fairy:
There was no chair that was small enough. {L} brought a cotton reel, {young:and held it.|and held it with two fingers, and there {guest()} sat down, with both legs straight out, and breathed.} “Only for a minute,” said {guest()}. “It was a long road.”
Beside the reel stood the bag. It was as big as a bean, and it must have been heavy. # usual
- is_ghost:
{L} said hello first. {young:{Guest()} had wanted to roar.|{Guest()} had got everything ready for something else, with both arms up, and now it had to be let out slowly at the side.} “Most of them shout,” said {guest()}.
“I was going to,” said {L}. “Then I saw your slippers.” # usual
- is_dragon:
It was nice and warm where {guest()} was. {young:{L} held out both hands.|{L} held out both hands to it, and then turned round, and did the back.} Then {guest()} sneezed, and there was a hole in the curtain, quite a neat one.
“Sorry,” said {guest()}, with a bit of smoke. ¶ “You can see out now,” said {L}. # usual
- is_beast:
Then {guest()} was in, and there was not much room for anybody else. {young:“Do sit down,” said {L}, and {guest()} sat down.|“Do sit down,” said {L}, because you say that, and pushed up the good chair. {Guest()} tried it.} “That was the chair,” said {L}.
So {guest()} took the floor, all of it, and {L} sat on the edge of what there was. # usual
- else:
{Guest()} had a good look at everything, {young:first low down.|first at all that was low down, and then at what was higher up, and last at {L}, who stood straight for it.} “It is not very big,” said {L}, “but you can have the half by the window.”
And {guest()} went and stood in it, to see how it was. # usual
}
Then something growled. {young:{Guest()} gave a jump.|It was not loud, but it was long, and {guest()} gave a jump.} ¶ “That is only my stomach,” said {L}. “It does that.”
It did it once more, to show. # more
-> DONE

=== s2
# shot: wide
# place: kitchen; dusk; clear
# place for hide: bedroom; dusk; clear
# place for tent: garden; night; stars
# place for cold: bathroom; dusk; clear
# place for alien: garden; dusk; clear
# action: L hold calm bread; heroes stand; friends stand
# action for follow: L stand surprised at e1; heroes stand surprised; friends stand
# action for grow, sky: L look-up surprised at e1; heroes look-up; friends look-up
# action for egg: L hold curious spoon; heroes stand; friends stand
# action for hide: L point worried; heroes stand worried; friends stand
# action for tent: L hold happy torch; heroes lie-front; friends lie-front
# action for alien: L kneel curious at e1; heroes kneel; friends stand
# action for cold: L pour calm bucket; heroes stand; friends stand
# action for wet: L hold curious spoon; heroes stand; friends stand
# action for royal: L hold proud plate; heroes stand proud; friends stand
# action for old: L point calm at kettle; heroes stand; friends stand
# action for fairy: L kneel curious at e1; heroes kneel; friends sit
# action for ghost: L kneel curious holding torch; heroes kneel; friends stand
# action for dragon: L hold happy bread; heroes stand happy; friends stand
# action for beast: L hold surprised plate; heroes stand surprised; friends stand
# things: e1 right; themed; bread in L.hand
# things for follow: e1 right; door
# things for grow: e1 right; table; bowl on table; spoon
# things for egg: e1 right; spoon in L.hand; door
# things for hide: wardrobe right; sock
# things for tent: e1 right; tent; torch in L.hand; sandwich
# things for sky: e1 right; kettle; window
# things for alien: e1 right; biscuit
# things for cold: e1 right; bucket in L.hand; bath
# things for wet: e1 right; spoon in L.hand; cup; soap
# things for royal: e1 right; plate in L.hand; crown
# things for old: e1 right; kettle left; table
# things for fairy: e1 right; cup; spoon
# things for ghost: e1 right; torch in L.hand; sock
# things for dragon: e1 right; bread in L.hand; fork
# things for beast: e1 right; plate in L.hand; basket
{is_entry_3:{entry_2}}
{joining}
{is_loved:“You will like it here,” said {L}, and told {guest()} about {loved}, to be going on with.|{musing}} # personal
{
- is_follow:
So they went the whole way once more, there with {guest()}, and back without. {young:Who was at the door? It was {guest()}.|And when they came round the last corner, and wanted to take off their shoes, there was somebody on the mat already, and it was {guest()}.} “That happens,” said {L}.
The next time they went the long way, and shut the gate, and tied it with two bows. {Guest()} was at home before them, and had one of the bows. # usual
“It must be the smell,” said {L}, “or else it is the stairs.” {Guest()} tried the stairs. # usual
- is_grow:
With the first spoon of something warm it was a head more. {L} moved up on the bench. {young:Then {L} stood.|With the second {L} stood beside the bench, and with the third the table began to go up, with all that was on it, very slowly, and everybody held their own bowl.}
“I am so comfortable,” said {guest()}, from up by the lamp. It was swinging. # usual
A sock was tried on, and came off like a button. {L} put it back on the small foot that it came from. # usual
- is_egg:
Wherever {L} went, {guest()} went as well, one step behind. {young:Tap, tap, tap. Bump.|Tap, tap, tap, it went, and whenever {L} stopped it went bump.} {L} sat down. {Guest()} sat down. {L} scratched one ear, and {guest()} looked to see how that is done, and fell over.
“I am not sure that it is me you want,” said {L}. {Guest()} looked at {L}, from the feet up. There was nobody else it could be. # usual
“This is a spoon,” said {L}. “This is a door.” To each of them {guest()} said “mm”, and looked round, to see if that was right. # usual
- is_hide:
Then {seeker()} came in, with some folded things. {young:The wardrobe coughed.|The wardrobe coughed, and rocked from the left foot to the right, and one sleeve came out of it and was drawn in again.} “What was that?” ¶ “Only the wardrobe,” said {L}. “It does that.”
{seeker()} smelled the air. “Have you washed your feet?” ¶ “Not very well,” said {L}. That was not a nice thing to have to say. # usual
Something had been left on the carpet as well, and it led straight to the wardrobe. {L} stood on as much of it as you can with two feet. # usual
- is_tent:
Then they had to lie in another way. {L} moved over by one leg. {young:{Guest()} turned round three times.|{Guest()} turned round three times, and trod on everybody once, and lay down across the lot of them, and that was the warmest way.} “Whose foot is that?” asked {L}. Nobody said.
{L} held the torch under the chin, to look frightening. {Guest()} wanted to try it as well, and looked kind. # usual
There was half a sandwich. They had it in three parts, and {guest()} ate the paper, too. # usual
- is_sky:
{Guest()} had seen it all from above, but only the tops. {young:“So that is what it looks like from the front,” said {guest()} to {L}.|“So there are faces on them,” said {guest()} to {L}. “From up there you are a parting, and two toes that go in and out.”} {L} put on the kettle, and a second jumper.
From the window you could see the place where {guest()} should have been. There was nobody in it. Down the road somebody walked into a hedge. # usual
“They will notice,” said {L}. ¶ “They are all asleep,” said {guest()}. “I ought to know.” # usual
- is_alien:
{L} went in underneath, as far as the knees. {young:“Try it now,” called {L}.|It was all pipes, and they were warm, and none of them said what it was for. “Try it now,” called {L}.} It went “prrt”. In the house next door the lights came on.
{Guest()} had a biscuit in the meantime, with the packet. “The outside is the best,” said {guest()}. # usual
“Hold this,” said {guest()}, and gave {L} something that weighed nothing at all. {L} held it with both hands, so that it would not go up. # usual
- is_cold:
{L} brought all the ice that there was, in a bucket. {young:Clink, clink, splash.|It went in at the tap end, clink, and clink, and then the peas went in, as they were the coldest thing after that.} {guest()} lay back. You could see the toes come up at the other side, one by one.
“A bit more of the blue tap,” said {guest()}. By then {L} wore a coat, and two scarves, and sat on the edge with a hot potato. # usual
“You could come in, too,” said {guest()}, and moved the peas. {L} put in one finger. It was not a day for that. # usual
- is_wet:
“Do you take salt in it?” asked {L}, with the spoon. ¶ “Is there any other way?” asked {guest()}, {young:and drank it up.|and stirred, and drank it up, cup and all, and gave the cup back quite clean.} {L} tried some of it like that. It was like swimming with your mouth open.
“And what is that?” asked {guest()}. It was the soap. {Guest()} found it a bit rich. # usual
“You move so fast here,” said {guest()}, “and then you have to wait.” {L} did the next thing slowly, and it took just as long. # usual
- is_royal:
There were two plates, and {L} had put out all that there was. {Guest()} took some, {young:with one finger out.|with the little finger a long way out, and chewed, and looked at the ceiling, and nobody breathed.} “Did you make it yourself?” ¶ “With both hands,” said {L}. ¶ “You can taste that,” said {guest()}, and had one more.
“At home they cut it up for me,” said {guest()}, “and by the time it comes it has forgotten what it was.” # usual
The crown kept slipping. {L} hung it up on the hook by the door, between two coats, and it looked quite at home. # usual
- is_old:
Then the kettle began. It hissed a bit, and then it screamed. {young:{Guest()} was under the table.|When {L} looked round, {guest()} was under the table, with the bread board in front.} “It does that,” said {L}. “It is only the tea.”
{Guest()} came out at the other end, and said that it had been about a spoon. # usual
“How many of you live in this hall?” asked {guest()}. {L} counted them up. “And where do the cows sleep?” # usual
- is_fairy:
{L} had some milk in a thimble, and one crumb, cut in four. {young:{Guest()} ate three of them.|{Guest()} ate three of them, with a knife and fork, and asked if the fourth might be wrapped up.} From so near you could hear it swallow.
“And how many have you still to do?” asked {L}. ¶ “Eleven,” said {guest()}, “and one of those with a dog.” # usual
“I could hold the lamp,” said {L}. {Guest()} thought about it, and looked at the size of {L}. “From outside,” said {guest()}. # usual
- is_ghost:
“Is there anything here that you are afraid of?” asked {L}, as you ask a visitor. ¶ “Under there,” said {guest()}. {young:It was under the bed.|It was the dark bit under the bed, at the back, and {guest()} would not even point at it properly.} So {L} went in with the torch. It was a sock.
“It does that,” said {L}. “It lies there.” {Guest()} asked to see it from the other side as well. # usual
They had a biscuit each after that. {Guest()} began at the edge, all the way round, and kept the middle, like everybody. # usual
- is_dragon:
{L} put a piece of bread on a long fork, and held it up. {Guest()} breathed, once. {young:It was toast.|It was toast, on both sides, and so was the fork, half way down.} “Not so near,” said {L}, with the second. The second was just right.
They did the whole loaf. By the end of it {guest()} could do hearts. # usual
“And if you hold it in?” asked {L}. ¶ {Guest()} held it in. Something whistled, and it was the ears. # usual
- is_beast:
“Are you hungry?” asked {L}. {young:Yes! {L} made toast, and threw it.|It was the right question, or else it was the wrong one. {L} made toast, and the first went before there was butter on it, and by the ninth you just threw it.} Then the plate was empty, and {guest()} looked at {L}, with the head on one side.
The basket went as well, and the bit of cloth. {L} held on to the plate. # usual
When {guest()} yawned, you could see a long way in. {L} looked, since it was open. It was pink, and it smelled of toast. # usual
- else:
“Is there anything that you would like?” asked {L}. {young:There was. It was the crust.|There was, and {L} found out what it was by holding things up, one after the other. It was the crust.} {guest()} ate it from outside to inside, and left the hole.
“We do it the other way round,” said {L}, and tried it like that. It was better. # usual
After that {guest()} knew where the bread lived, and stood in front of it from time to time, and looked kind. # usual
}
{hinderer_person:“That is my place,” said {hinderer}, who had sat there since before it was dark, and was moved up.} # beat
{hinderer_animal:{hinderer} told {guest()} everything at once, and at the top of the voice, and had to be told that it was heard.} # beat
{hinderer_carried:{hinderer} fell down just then, and landed with a bump. “And that happens as well,” said {L}.} # beat
{themed_a} was shown to {guest()} from all sides, since you show a visitor what you have. # personal
“What else do you do?” asked {L}. “You can say it. Everybody does something.” # more
-> DONE

=== m1
# aside
# shot: close
# place: living-room; dusk; clear
# place for tent: garden; night; stars
# action: L stand happy beside e1; heroes stand; friends stand
# things: e1 right
“We could see how big we are,” said {L}. {young:That is a good thing to do with a visitor.|It is a good thing to do with a visitor, as you need nothing for it but a wall and a pencil, and not even those.}
{
- is_fairy or is_egg:
{L} lay down on the floor for it. {young:{Guest()} came up to the nose.|From heel to top {guest()} came up exactly to {L}’s nose, and {L}’s nose was lying down.}
- is_beast or is_dragon or is_wet:
Round the middle {guest()} was four of {L}, with both arms out. {young:Then {L} lost count.|Then {L} came to a place that had been done already, or one that looked just like it.}
- is_grow:
They did it twice, because the first time did not hold. {young:Then they did it again.|The second time {L} came up to the knee, and the third time the knee was not where they had left it.}
- is_sky:
With one eye shut {guest()} was as big as a thumb, as always. {young:With both open, not.|With both open you had to step back as far as the wall, to see where the edge was.}
- else:
They stood back to back, and {L} felt along the top with one hand. {young:It was about the same.|It came out about the same, if you did not count the ears.}
}
“It does that,” said {L}. “It is different each time you look.” # usual
Then they did hands, palm against palm, or whatever there was. It was a good deal warmer than it looked. # spare
“And how old are you?” asked {L}. ¶ That was something that nobody had thought to bring. # more
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: L peek curious; heroes stand; friends stand
# things: e1 right; door left; letter on mat; mat
Clack, went the front door, {young:and put out its tongue.|and put out a white tongue, and let it drop.}
{young:That was the letter box. And {guest()} gave a jump.|It was the letter box, but {guest()} could not know that, and gave a jump.}
“It does that,” said {L}, and picked it up. {young:“It is about {~carpets|windows}.”|“It does it in the evening, too, if it is about {~carpets|windows}.”}
Then it was read out, from both sides. {young:It did not want an answer.|There was nothing in it that wanted an answer, and it was put with the others.}
After that they both kept an ear on the door. It had nothing more to say. # spare
“Some days it does it four times,” said {L}, “and one of those is a card.” # more
-> DONE

=== m2
# aside
# shot: close
# place: bathroom; dusk; clear
# place for tent: garden; night; stars
# action: L listen calm; heroes stand; friends stand
# things: e1 right; basin; tap
# things for tent: e1 right
{
- is_tent:
It was never quite quiet out there. {young:Tick, it went. Tock. Then a rustle.|Tick, went the tent, where it was getting cold, and the rope went “mm”, and then there was a rustle in the hedge, as if somebody were looking for a sweet.}
{L} asked about each of them, with one finger up. {young:{Guest()} knew them all.|{Guest()} knew them all, and did not get up for any, and that was as good as being told.}
- else:
The basin was the worst. {young:Glug, it went. Glug, glug, aaah.|It waits until you have finished, and then it swallows, and then it says aaah.}
{L} had let the water out without thinking. {young:Then {L} saw {guest()}.|You do not think about it, until there is somebody like {guest()}, who has never heard it, and holds on to you.}
}
“It does that,” said {L}. {young:“It never comes out.”|“I used to lift up my feet for it. But it has never once come out.”}
{grownup} looked in, and counted who was there, and counted once more. # usual
“You can say it back,” said {L}, and did. They said it together then, {L} and {guest()}, and it was quite a noise. # spare
There was one more, much later, when they had stopped waiting for it. # more
-> DONE

=== s3
# shot: behind
# place: hallway; night; clear
# place for tent, alien: garden; night; stars
# place for sky, hide, ghost: bedroom; night; stars
# action: L peek calm; heroes peek; friends stand
# action for follow: L sit calm at e1; heroes sit; friends sit
# action for grow: L look-up surprised at e1; heroes look-up; friends look-up
# action for egg: L hug calm e1; heroes sit; friends sit
# action for hide: L stand worried; heroes stand worried; friends stand
# action for tent: L sit worried at e1; heroes sit worried; friends sit
# action for sky: L lie-front calm; heroes lie-front; friends sit
# action for alien: L hold happy whisk; heroes stand happy; friends stand
# action for cold: L lie-front happy; heroes lie-front happy; friends stand happy
# action for wet: L sit curious at e1; heroes sit; friends sit
# action for royal: L point happy at bowl; heroes stand happy; friends stand
# action for old: L stand happy at e1; heroes stand happy; friends stand
# action for fairy: L kneel calm at e1; heroes kneel; friends sit
# action for ghost: L peek curious behind coat; heroes peek curious; friends stand
# action for dragon: L sit happy at e1; heroes sit happy; friends sit
# action for beast: L hold calm broom; heroes stand; friends stand
# things: e1 right; e2 left; lamp
# things for grow: e1 right; window
# things for hide: bed right; bread
# things for tent: e1 right; tent; lamp
# things for sky: e1 right; bed; blanket
# things for alien: e1 right; whisk in L.hand; lamp
# things for cold: e1 right; door; coat
# things for royal: e1 right; bowl; lamp
# things for old: e1 right; hat; lamp
# things for ghost: e1 right; coat; lamp
# things for beast: e1 right; broom in L.hand; box
{is_entry_4:{entry_3}}
{
- is_follow:
“But why always here?” asked {L}, and sat down on the step. {Guest()} sat down as well. {young:It was nice there.|It was warm there, from underneath, and there were voices inside, and spoons, and somebody called to ask if they both wanted some.} “Oh,” said {L}.
{Guest()} leaned a little. {L} could feel it all along that side. After that nobody looked for the string. # usual
- is_grow:
To get to the window {L} had to go over a knee, and round by an elbow, {young:and past an ear.|and then along by a very large ear. “I can hear your socks,” it said in there.} {L} pushed it open, as far as a hand is wide. In came the cold, and {guest()} got less, first at the nose.
“That is too much,” called {L}, when they could all sit down again, and shut it by one finger. And there it was just right. # usual
- is_egg:
Then a leaf came in at the door, all by itself. {young:{Guest()} ran, and got in under {L}’s jumper.|{Guest()} had never met anything so terrible, and was in under {L}’s jumper, before it had stopped, with only the end looking out.} “It does that,” said {L}. “It is only a leaf. It is gone.”
There were two hearts in the jumper. One was quick, and the other took its time. After a while they both took their time. # usual
- is_hide:
“You are hungry today,” they said at supper. {young:{L} had a roll in each pocket.|{L} had a roll in each pocket by then, and one up each sleeve, and could not bend.} {guest()} ate them in the dark, behind the coats. You could hear it on the stairs. “The pipes,” said {L}. “They do that.”
Then {seeker()} sat down on the bed. It was not only a bed, at that place. It moved up a little, to be polite. ¶ “This bed is warm,” said {seeker()}. ¶ “It does that as well,” said {L}. # usual
- is_tent:
Oo, it went, outside, and then something scratched on the cloth. {young:{L} sat up.|{L} sat straight up, with the sleeping bag round the neck. It was dark, and it was only a bit of cloth.} But {guest()} did not even lift the head.
“What was that?” whispered {L}. ¶ {Guest()} yawned. You could see that it does that, out there, and that it was only a branch. # usual
- is_sky:
“And what do you do there?” asked {guest()}, before the bed. ¶ “You lie down on it,” said {L}, {young:and did.|and did, and pulled up the blanket as far as the chin, to show how it goes on.} {guest()} rolled to the middle. It shone right through the blanket, and you could see each feather.
“And now?” asked {guest()}. ¶ “Nothing,” said {L}. ¶ “Nothing!” said {guest()}. “For how long?”
- is_alien:
When it was all back in, there was still a hole. {L} ran, and looked in the drawer, and what fitted was {young:a thing for eggs.|a thing for eggs, the one with the wires, if you pushed it in as far as the handle.} There was a hum. It came up through the shoes, and all along the road the lamps went green. “It does that,” said {guest()}.
And there was one piece over. “There always is,” said {guest()}. “At home we have a drawer for them.” ¶ “So have we,” said {L}. # usual
- is_cold:
“When are you going to come out?” asked {L}. ¶ “When it is nice out there,” said {guest()}. {L} thought about that. {young:Then {L} opened all the windows.|Then {L} opened the window, and the one across from it, and the door to the yard, and in it came, right along the floor.}
So {guest()} came out, and lay down on the front, and slid the whole length of the hall. “Now you,” said {guest()}. It is a good way to get about. {L} only had to be picked out of the coats. # usual
- is_wet:
Then {guest()} showed {L} how you sit, where there is no chair. {young:You lean on nothing.|You lean back on nothing at all, and let your arms go where they like, and you do not look at the floor.} {L} did it in what there was of the bath. It held for nearly as long as a breath.
Something small swam out of {guest()}’s ear, or from near there, and had a look at the plug, and went in again. “It does that,” said {guest()}. # usual
- is_royal:
“And what is done with this?” asked {guest()}. It was the bowl. {young:“You lick it,” said {L}.|“That you lick out,” said {L}, “and you go round by the left.” ¶ “All of it?” ¶ “As far as your nose lets you.”} And {guest()} licked it out, and when the face came up again it had a ring round it.
“That has never been allowed,” said {guest()}, and looked at the door, and turned the bowl a bit, in case there was some left. # usual
- is_old:
They told each other what there was at home. {L} had a bicycle, and a cousin. {Guest()} had wind, {young:and porridge, and a very big brother.|and cold porridge, and a brother with one tooth, who used it for everything.} They both had to be in before dark.
And then they changed hats. {Guest()}’s came down to {L}’s chin, and it was warm in there, and rang. {Guest()} had the tea cosy, with an ear out at the side where the spout goes. # usual
- is_fairy:
Then {guest()} wanted to get up, and the legs were asleep. {young:“They do that,” said {guest()}.|“They do that,” said {guest()}. “First the left, and then the one that ought to know better.”} “Then only shut one eye,” said {L}, “and I will watch with both of mine.”
It was the right one that was shut. The left one went by itself. {L} carried the reel, quite flat, to where there was a mitten, and the mitten was pulled up as far as the chin. # usual
- is_ghost:
They played at hiding. {Guest()} was a master at it. {young:{L} looked and looked.|{L} looked behind all the doors and in the laundry, and walked three times past a coat that had not been there that morning.} Then something giggled in the coat. It was quite high, for somebody of that sort.
“Now you count,” said {L}. {Guest()} counted to three, and after that there was another three, and then a nine. It was a good long time to hide in. # usual
- is_dragon:
“Now breathe small,” said {L}. {young:{Guest()} breathed small.|{Guest()} shut both eyes, and thought of something small, and let it out, as you let out a mouse.} It was a ring, of smoke, and {L} put one finger through it, and there was the next.
They sat there, and did rings, until it was blue under the lamp. {L} had one on every finger, and {guest()} had one on the nose. # usual
- is_beast:
There was a place that itched, in the middle of the back, and {guest()} could not get to it. {young:{L} took the broom.|You could see it by the shoulders. So {L} fetched the broom, and got up on a box, and did it, up and down.} {guest()} leaned. A picture fell down, two rooms off. “It does that,” said {L}.
When the broom stopped, a big soft head came round, to see who had stopped it. So {L} went on, with the other arm. # usual
- else:
Then {L} showed {guest()} the best places: {young:the warm tile, and the hole in the hedge.|the tile that is warm from below, the step that says eek, and the hole in the hedge where you can see and not be seen.} {guest()} got in beside {L}, and there was just room. A man went by, and did not see a thing.
They stayed until their feet were cold. It is another hole, with two. # usual
}
{helper_person:“Leave that to me,” said {helper}, who had had visitors before, and went for the big blanket.} # beat
{helper_animal:{helper} came and lay down beside {guest()}, and after that it was as if they had always been two.} # beat
{helper_carried:{helper} was lent to {guest()} for a bit, so as to have something from here to hold.} # beat
Brrr, went the fridge, somewhere in the house, and shook. “It does that,” said {L}. # more
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
# place for tent, alien: garden; night; stars
# place for sky, hide: bedroom; night; stars
# action: L listen surprised; heroes listen surprised; friends listen
# things: e1 right; lamp
{
- is_hide:
Then {seeker()} came in to say goodnight, and put down a second supper, quite a big one, next to the wardrobe. “For your bed,” said {seeker()}, “in case it does that again.”
- else:
By then it was late, and for once it was quite quiet. {young:You could hear nothing at all.|You could hear the lamp, and then {L} put that out, and you could hear nothing at all.} # usual
}
Then {L} heard it.
{young:It was a noise that {L} did not know.|{L} knew every noise that there is at night, and this was none of them.} {
- is_sky:
It was thin and clear, as when you run a wet finger round a glass.
- is_cold:
It was a small creak, like a step on new snow.
- is_wet:
It was slow, and came and went, as if the room were a shell.
- is_alien:
It was a soft tick, and after it a softer one.
- is_beast or is_dragon or is_grow:
It was deep, and you felt it in the floor before you heard it.
- is_fairy or is_egg:
It was so small that you had to stop breathing for it.
- else:
It was a hum, very low, with no tune in it.
}
{L} moved up, {young:just a bit|by about the width of a hand}. You do, if you don’t know what it is. # usual
But the nearer it was to {guest()}, the better you could hear it. It came from {guest()}.
It must have been going on the whole time, under all that had been said. # usual
“Oh,” said {L}. “You do that.”
It seems that {guest()} had not known. You never hear your own. # usual
{is_entry_4:{entry_4}|{is_entry_3:{entry_3}|{entry_2}}}
-> DONE

=== m3
# aside
# shot: two
# place: bathroom; night; stars
# place for tent: garden; night; stars
# action: L brush-teeth; heroes brush-teeth; friends stand
# things: towel
{grownup} brought the towels. There was one more than last night.
“You never know,” said {grownup}.
{L} did teeth. It is loud, inside. Outside, it is nothing. # usual
You would have to tell a visitor about that as well. # spare
{is_entry_2:The extra towel was not used. It was there, all the same.|{Guest()} had the extra towel, and put it where it was needed, and that was not where you would have thought.} # usual
The water went away, and said aaah. {L} said it, too. # more
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
# things: pillow; quilt; moon
When you lie down there are noises, too. There is the one when you get in. There is the one when you turn over.
{L} did both. “That is me,” {L} told the dark. # usual
{is_entry_2:The quilt went hush. It always says that, last thing.|{Guest()} turned over as well. That was a different one. It took longer, and there was a sigh at the end of it.} # usual
There was a bit of wind. It had come a long way. # spare
Nobody asked it what it was. It was let in, about a finger. # more
Something rolled, as far as the wall, and stopped. It does that, if somebody turns over hard. # more
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
{L} lay down, and listened. # usual
{resting}
{keepsake}
{dream} # spare
Brrr, it went, in the dark. Gock. Eek. Nobody minded. # usual
Then there was the other one. It was very small. It came from near, or else from a long way off. # usual
“What was that?” asked {grownup}, at the door.
“That one is new,” said {L}, half asleep. “It does that.”
{grownup} listened, and left it as it was. # usual
Goodnight, {H}. Goodnight, {by_night()}.
Goodnight.
-> DONE

=== next_night
In the morning the boiler went whoomp, and nobody moved. The fridge shook, and nobody looked up. But in the middle of the toast there was no noise at all, and that was when {H} put down the spoon.
It had stopped. ¶ Then it began again, a little higher than last night. “It is all right,” said {A}. “It was only asleep.”
-> DONE

=== next_bedtime
The house had one more noise than it used to have. It was doing it now.
-> DONE

=== function seeker()
{
- is_being_2:
~ return being_2
}
~ return grownup

=== function guest()
{
- is_alien:
~ return "the alien"
- is_tent and is_being_2:
~ return being_2
- is_sky and is_thing_1:
~ return thing_1
- is_being_1:
~ return being_1
- is_egg:
~ return "the small one"
- is_entry_1_thing:
~ return entry_1_thing
- is_thing_1:
~ return thing_1
}
~ return "the visitor"

=== function Guest()
{
- is_alien:
~ return "The alien"
- is_tent and is_being_2:
~ return being_2
- is_sky and is_thing_1:
~ return thing_1
- is_being_1:
~ return being_1
- is_egg:
~ return "The small one"
- is_entry_1_thing:
~ return entry_1_thing
- is_thing_1:
~ return thing_1
}
~ return "The visitor"

=== function by_night()
{
- is_alien:
~ return "alien"
- is_tent and is_being_2:
~ return being_2
- is_sky and is_thing_1:
~ return thing_1
- is_being_1:
~ return being_1
- is_egg:
~ return "small one"
- is_entry_1_thing:
~ return entry_1_thing
- is_thing_1:
~ return thing_1
}
~ return "visitor"
