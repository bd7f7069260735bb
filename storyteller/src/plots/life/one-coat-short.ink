# about: story-about; with-character; creature; bring-back
# tells: tale(a rank of the child)
# also: funny; person; place; thing; happy; play; food; calm; weather; wants-to-be; exciting
# kind space: rocket*|space*|astronaut*
# kind sea: pirate*|sailor*|ship*
# kind fire: firefighter*|fireman|firewoman|fire
# kind bin: garbage|bin|bins|rubbish|dustman|refuse
# kind super: superhero*|super|hero
# kind royal: princess*|prince|queen*|king
# kind knight: knight*|sir
# kind vet: vet|vets|doctor*|nurse*
# kind police: police*|sheriff|detective*
# wants: child
# role mate: answer, creature, pet = a goat called Nutmeg
# names: Nutmeg | Thistle | Bramble
# ages: 3-12
# holds: dark(kind), cow(kind)

=== title
{~One Coat Short|A Cow in the Middle}
-> DONE

=== s1
# shot: wide
# place: bridge; dusk; clear
# action: L point proud; heroes stand proud; mate stand calm; cow stand sad; cook hold worried cake; friends stand curious
# things: cake; drum left; moon
# people: cook(old)
{~“Send for the {wished_rank}!” they shouted on the bridge, and so {H} came.|Nobody could get over the bridge, until {H} came.|“Make way!” people called along the river. {H} had come at last.}
{is_wished_did:{L} {wished_did}|{L} was the {wished_rank}}, and {mate_a} came along to help.
{
- is_space:
They had left the rocket in the field, where it ticked, and got cool. # usual
- is_sea:
They had to leave the ship at the bend, for the mast was too tall. # usual
- is_fire:
They had left the engine in the road, and its light went round on all the faces. # usual
- is_bin:
They had left the lorry on the hill, and it went beep a few more times by itself. # usual
- else:
They had come by the short way, through two hedges, and brought some of each. # usual
}
In the middle of the bridge stood a cow. It did not go on, and it did not go back.
“We are the band,” said the band. “I am the cake,” said a man behind a cake. “And over there is the wedding.”
“Stand back,” said {L}. “I am the {wished_rank}.” {young:And they stood back.|And they stood back at once, all eleven of them, and held their hats.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: bridge; dusk; clear
# action: L look-up curious at cow; heroes stand curious; cow stand sad; mate sit calm; friends stand curious
# things: cake; drum left
First it was asked politely. {young:“Please go on,” said {L}.|“In the name of the {wished_rank},” said {L}, “and if it is no trouble to you, please go on.”}
The cow looked at {L}. It had a face like a {~sofa|bolster}, {young:and very long lashes.|and lashes that most people would have to buy.}
“It has been here since two,” said the band. {young:“We played to it.”|“We have played it everything that we know. It likes the slow one.”}
{mate} had been told to hold the lamp. {young:It was held upside down.|The lamp was held, there was no doubt of that, but with the lit end down.}
Over there somebody stood on a chair, in white, and waved a spoon. # more
-> DONE

=== s2
# shot: two
# place: bridge; dusk; clear
# action: L push cow; heroes push cow; cow stand sad; mate sit calm; friends push cow
# things: drum left; trumpet; cake
“All hands behind the cow!” ordered {L}. “And push!” {young:Everybody pushed.|Everybody pushed, and the cake with one finger.}
{joining}
{is_loved:“Push as if it was {loved} on the other side,” said {L}.|{musing}} # personal
{mate} leaned on the drum, and it rolled off the bridge{young:.|, and you could hear it for a long time.}
{hinderer_person:“One, two, push!” called {hinderer}, and pushed on two, and all the others on push.} # beat
{hinderer_animal:{hinderer} pushed as well, but from the front.} # beat
{hinderer_carried:{hinderer} was put on top of the cow, to be out of the way, and looked down at the work.} # beat
A cow is as heavy as six cupboards. It leaned back on them, and sighed. # usual
“Then pull!” ordered {L}. But there was only one rope, and {mate} had eaten a bit out of the middle, or lost it. # usual
-> DONE

=== l1
# aside
# shot: above
# place: bridge; dusk; clear
# action: cow stand calm; L listen curious; heroes listen curious; mate play happy drumstick; friends clap happy
# things: trumpet; drumstick; cake
“Make a noise behind it!” was the next order, {young:and that was what the band liked.|and there was nobody there who had waited for that as the band had.}
They did the {~loud|fast} one. A hat went up. {young:The cake shook.|Up on the cake the two small people of sugar moved closer together.}
{mate} had the part at the end, which is one bang. {young:It came in the middle.|It came near the middle, and then, as it had gone so well, a second time.}
The cow turned one ear to it, and then the other. {young:It did not lift a foot.|But of its feet it did not lift a single one.}
“Is there a word that they go by?” asked the man with the cake. ¶ They tried “shoo”, and “giddy-up”, and “dinner”. # more
The sheep from the hill had come to listen, all sixty of them. # more
{young:A dog sang along.|Somewhere a dog sang along, and was asked by its people to stop.} # more
-> DONE

=== s3
# shot: close
# place: bridge; dusk; mist
# action: L lie-front curious before cow; heroes kneel curious before cow; cow stand sad; mate sit calm; friends kneel curious
# things: plank; lamp; moon
{
- is_space:
“Five, four, three, two, one,” counted {L}, and they all jumped, but not the cow.
- is_sea:
“Up with the anchor!” ordered {L}. They looked on all four sides of the cow, and it had none.
- is_fire:
“Nee-naw,” went the engine, up on the road. ¶ “Moo-maw,” said the cow.
- is_bin:
“Beep, beep, beep,” said {L}, and that means backwards. But the cow did not know it.
- is_super:
{L} tried to lift the cow, with both arms, and one foot nearly came up.
- is_royal:
{L} even bowed to the cow, and a {wished_rank} need not do that.
- is_knight:
{L} made a knight of the cow, with a tap on each shoulder. “Ride on, Sir Cow!” But Sir Cow stood.
- is_vet:
{L} listened to the cow, in front and behind. It went boom, boom, and all of it was well.
- is_police:
{L} held up one hand, and waved with the other, and a beetle drove on. But not the cow.
- else:
“That is an order,” said {L}. ¶ “Moo,” said the cow, very small.
}
{helper_person:“What does it see?” asked {helper}. “It has been looking down all the time.”} # beat
{helper_animal:{helper} lay down under the cow’s nose, and looked where the cow looked.} # beat
{helper_carried:{helper} was set down for a moment, and nearly went through the floor.} # beat
So {L} lay down flat, with one cheek on the planks, {young:just like a cow.|to see what a cow sees.}
There was a gap between the planks, as wide as a thumb. Down in the gap ran the river, {young:quite black.|black, and very quick, with bits of moon in it.}
“It is the holes,” said {L}. “It looked down, and then its knees would not go.”
“Nobody is to push it any more,” ordered {L}. “I would not go, either.” # usual
-> DONE

=== m2
# aside
# shot: two
# place: bridge; dusk; mist
# action: L stroke calm cow; heroes stand calm; cow stand sad; mate lie-back calm; friends sit calm
# things: plank; cake; themed
They all lay down to see it, one beside the other, and the band put their caps over their hearts. {young:“Oh,” they said.|“I have crossed here for thirty years,” said the trumpet, “and never knew what I was standing on.”}
{themed_a} was tried on a gap, but it was too short by a good bit. # personal
{L} had a hand on the cow’s knee. {young:It was quite hard.|It was like a door that somebody holds shut from inside.}
“Carry it?” asked the man with the cake. ¶ {young:They all looked at how big it was.|Everybody looked at the cow, from the one end to the other, and then at somebody else.}
{pausing} # company
{mate} had been told to stay awake, and was asleep. # more
{young:The cow breathed on them all.|The cow breathed out over all of them, and it was warm, and smelled of lawn.} # more
-> DONE

=== l2
# aside
# shot: behind
# place: bridge; dusk; mist
# action: L think curious; heroes think curious; mate carry happy bucket; cow stand calm; friends stand curious
# things: bucket; 2 basket; lamp; moon
What goes over a hole? {young:They thought of grass.|They thought of it on both sides of the river, and shouted it across.}
Grass was fetched, in a bucket. {young:It fell through.|It lay there very prettily, and then the wind came from underneath.}
A plank was no good, for it was planks that had begun it. {young:A plank has ends.|There is always an end to a plank, and beside that is a gap.}
{mate} was sent for something flat, {young:and came back with a pie.|and was away for some time, and came back with a pie.}
“It is flat,” said {L}, to be fair, and they had a piece each. # more
{young:“I could see that pie from here,” called a man in a boat.|“I could see that pie from here,” called a man in a boat under the bridge, who had been waiting as well.} # more
The cow was given the crust. It ate with its eyes shut, so as not to look. # more
-> DONE

=== s4
# shot: two
# place: bridge; night; stars
# action: cow walk worried; L hold proud lantern; heroes stand proud; mate lie-front calm; cook hold happy cake; friends stand happy
# things: 3 coat; lantern; moon
“Coats!” ordered {L}. “Lay them on the holes!”
{
- is_space:
{As} own went first, and that was silver. # usual
- is_knight:
{As} own went first, the long one, with the lion on it. # usual
- is_super:
{As} own went first, and that was the cape. # usual
- is_royal:
{As} own went first, and it had stars on the lining. # usual
- is_sea:
{As} own went first, and then the flag. # usual
- is_bin:
{As} own went first, and that was orange. # usual
- else:
{As} own went first, with the good side up. # usual
}
Then came eleven coats from the band, and all the wedding’s from over there, {young:and even a white one.|and a white one with a yard of lace.} Now it was a soft road, with buttons.
“One step,” said {L}, close to its ear. The cow tried a coat, and it held. ¶ “One step.” There went the next. # usual
But they were one coat short. {young:Right at the end was a gap.|Right at the end there was one more gap, and nobody had anything left that could be spared.}
And {mate}, who had got everything wrong all day, went and lay down on it, quite flat.
“One step,” said {L}. The cow stepped over {mate}, very carefully, and was on the grass. And after it came the band, and the cake.
-> DONE

=== m3
# shot: wide
# place: meadow; night; stars
# action: cow eat happy; L eat happy cake; heroes eat happy cake; mate eat happy cake; cook stand proud; friends dance happy
# things: cake on table; table; lantern; moon
So the wedding had its cake, and its band. They were only six hours late.
The first slice was for the {wished_rank}. The next was for {mate}. # spare
“What for?” asked the trumpet. ¶ “For lying down,” said {L}.
They played the slow one. The cow stood in the grass, and moved one knee. Then it moved the other. # usual
The cake stood a little to the left. It had been held since two. # more
-> DONE

=== l3
# aside
# shot: behind
# place: bridge; night; stars
# action: L point calm; heroes wave sleepy; mate stand sleepy; friends wave sleepy
# things: coat; lantern; moon
“All hands to bed,” said {L}. That was an order, and they liked it.
They picked up the coats. It was dark, and you took what there was. # spare
The cake went home in lace. The bride had brass buttons. # spare
{A} had a coat with one sleeve wet. In its pocket was a whistle. # more
{homeward} # company
“And if it wants to come back?” asked the band. ¶ “Then send for me,” said {L}. “I shall bring a rug.” # more
-> DONE

=== m4
# aside
# shot: two
# place: bathroom; night; stars
# action: heroes wash sleepy; friends stand sleepy
# things: basin; towel; soap; lamp
There were lines across {As} cheek. They were from the planks.
The soap went over them, one at a time. It held.
{A} stood on the mat. It lay on the floor, and there was no hole in it. # spare
“One step,” said {A}. It was two to the towel. # usual
In the bath the plug was in. That was a hole, too, but it was seen to. # more
The tap let go of one drop. It went down, like a river that knows the way. # more
-> DONE

=== l4
# shot: object
# place: bridge; night; stars
# action: heroes sleep
# things: button on plank; plank; moon
The bridge was empty. There was one button on it.
Down in the gaps the river ran. It had bits of moon in it.
Nobody looked. It ran all the same. # usual
One plank said creak, and the next one said it, too. It was only the cold. # more
In the grass a cow lay down. First it was the front. Then it was the back. # usual
The band had gone up the hill. You could hear the slow one, and then you could not. # more
A breeze came to the bridge. It tried a plank. It went over. # more
Up on the hill somebody said moo. It was a good deal lower than before. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes sleep; mate sleep; friends sleep
# things: bed; quilt; coat; lamp
{L} lay in bed.
Under the bed it was dark. {L} did not look down. # usual
{resting}
{keepsake}
{dream} # spare
There was a gap between the bed and the wall. It was as wide as a hand. {mate} came, and lay down on it, quite flat. # usual
The night stood at the door. It did not go on, and it did not go back.
“One step,” said {L}. It tried the rug.
“One step.” It tried the quilt, and that held.
Then the {wished_rank} gave the last order. It was very low. “Sleep.”
And all of them did.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A big brown coat hung on the gate in the morning, and it belonged to nobody in the house. In the pocket there was a slice of cake in a napkin, and a button in a bit of paper.
“With thanks from the cow,” said the paper. {H} ate the cake. The coat was laid on the grass, and before long somebody came down the lane, and stepped on it, very carefully, and stepped off.
-> DONE

=== next_bedtime
There was a coat on the floor, with the good side up. The night came in over it.
-> DONE
