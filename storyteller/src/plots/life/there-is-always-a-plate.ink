# about: story-about; with-character; creature; bring-back
# tells: tale(bad at something)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind treasure: treasure*|gold|jewels|digging
# kind magic: spell*|magic|potion*|wish*|witchcraft
# kind flying: fly*
# kind scaring: scar*|haunt*|spook*|roar*|boo|frighten*
# kind catching: catch*|hunt*|mice
# kind hiding: hid*
# kind music: sing*|danc*|drum*|trumpet|music|violin|piano
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind), baby(kind)

=== title
{~There Is Always a Plate|Bump, Bong, and Then the Plate}
-> DONE

=== s1
# shot: wide
# place: garden; dusk; clear
# action: guest sit worried; heroes stand curious at guest; friends stand curious
# things: plate before guest; bucket; wall; gate left
{~Bump, went something in the garden. Then it went bong. {H} came out to look, and was just in time for the plate.|{H} had only come out to look at the evening, when there was a bump in it, and then a bong.|“It is nothing,” said somebody in the garden, after a bump and a bong. {H} went out to look at the nothing.}
There {guest_many:were|was} {guest_a}, and a tin plate went round on its edge, and lay down.
“{guest_many:We are|I am} {wished_tale},” said {guest}.
“How bad?” asked {L}. {young:“Watch,” said {guest}.|“You may watch,” said {guest}, “but not from the front.”} # usual
So {guest} had a go at {wished_poor}. {is_treasure:Up came a boot, and then the other boot, and somebody’s worm.|{is_magic:There should have been a rabbit. There was a hat, and a smaller hat in it.|{is_flying:Up it went, as high as a bucket, and that was all the up there was.|{is_scaring:There was a boo. The one who jumped was {guest}.|{is_catching:There was a jump, with all four corners of {guest} in the air, and nothing under it but grass.|{is_hiding:There was a broom to stand behind, and {guest} stuck out on both sides.|{is_music:It was all right up to the loud bit. {guest} took a step back for the loud bit, and there was the bucket.|It began well. It went on well, up to the middle.}}}}}}}
Bump, {guest} sat down, and bong, that was the bucket, and round came the plate.
“Where does that come from?” asked {L}. ¶ “Nobody knows,” said {guest}. “There is always a plate.”
-> DONE

=== m1
# aside
# shot: close
# place: garden; dusk; clear
# action: heroes hold curious plate; guest sit worried; friends look-up curious
# things: plate; bucket; wall
{A} held the plate up against the sky. {young:It was full of dents.|It was an ordinary tin one, but it had as many dents in it as the moon.}
“Is there one for each time?” asked {A}. ¶ “The big one is from the first,” said {guest}. {young:“That was on a Monday.”|“It was a Monday. {guest_many:We were|I was} quite sure that day that nothing could go wrong.”}
“You could just stop,” said {A}. ¶ {guest} looked very surprised. {young:“But {guest_many:we|I} like it!”|“But {guest_many:we|I} like it,” said {guest}. “It is only the end that {guest_many:we are|I am} bad at.”}
{A} could see that. {young:Up to the bump it was lovely.|Up to the bump it was as nice a piece of work as anybody could wish for.}
-> DONE

=== s2
# shot: two
# place: garden; dusk; clear
# action: guest stand happy; heroes carry proud pillow; friends stand curious
# things: pillow; bucket left; plate; wall
“It needs a pillow at the bump,” said {L}, and laid one there.
{joining}
{is_loved:“With {loved} there is sometimes a bump, too,” said {L}. “It does not matter.”|{musing}} # personal
{hinderer_person:“Let me,” said {hinderer}, and moved the pillow a bit, and back.} # beat
{hinderer_animal:{hinderer} thought that the pillow was a kind thought, and lay down on it.} # beat
{hinderer_carried:{hinderer} was put on the pillow, to mark it, and had a very good view.} # beat
{young:It went bump, right beside the pillow, and bong.|So {guest} had another go, and it went bump, right beside the pillow, and bong.}
They put the bucket out at the gate, {young:so that it could not go bong.|as it must have been the bucket.} Bump, it went, and it was the gate that went bong. # usual
“Wait,” said {guest}. {young:Here it came.|It came up the path, on its edge, in no hurry.} ¶ It was the plate.
-> DONE

=== l1
# aside
# shot: above
# place: garden; dusk; clear
# action: guest tiptoe curious; heroes lie-front curious; friends sit curious
# things: plate; bucket; pillow; chalk-line
“Do it slowly,” said {A}, who was lying in the grass by then, to see where it went wrong.
So {guest} did it slowly. {young:It took as long as a bath.|It took as long as a bath, with hair, and nobody could have found anything to say against it.}
The bump was slow as well. {young:Buuuu, it went, and then ump.|First there was only a buuuu, and they all had time to sit up, and then came the ump.}
The bong took even longer. {young:They had time for a biscuit.|{A} fetched a biscuit in the middle of it.}
“And the plate?” asked {A}. ¶ The plate was just as quick as ever. {young:It had not been told.|It went by them both at a run, as if it was late.}
They did it once more, still slower, and fell asleep a little between the bong and the rest. # more
-> DONE

=== m2
# aside
# shot: behind
# place: garden; dusk; clear
# action: guest sit worried; heroes sit curious beside guest; friends sit calm
# things: wall; themed; plate; moon
They sat on the wall, and thought who else was bad at something.
“The moon is bad at being round,” said {A}. {young:“It can do it for one night.”|“It takes a month to get there, and then it can keep it up for one night.”}
A snail came by and it was bad at nearly everything. {young:But it had a house.|But it had a house, and had never been heard to say a word about it.}
{themed_a} stood on the wall as well. Nobody knew what it was bad at. It had never had a go. # personal
{pausing} # company
“And what are you good at?” asked {A}. {is_wished_good:“At {wished_good},” said {guest}. {young:“But nobody asks for that.”|“But nobody looks over a wall for it.”}|“At sitting,” said {guest}. {young:And it was true.|And now that {A} looked, it was sitting of the very best kind.}}
-> DONE

=== s3
# shot: above
# place: garden; dusk; clear
# action: man hold worried baby; guest stand worried; heroes point curious at guest; friends stand curious
# things: wall; bucket; plate
# people: man(he); baby
Next door the baby began to cry, and its father brought it to the wall.
{young:“Have you got anything?” he asked.|“I have sung,” he said, “and I have been a horse. Have you got anything?”}
{helper_person:{helper} showed the baby a face, and then half of it.} # beat
{helper_animal:{helper} showed the baby an ear, and got it back wet.} # beat
{helper_carried:{helper} was held up to the baby, and was shouted at.} # beat
“We have not tried {wished_poor},” said {L}. ¶ “But it goes wrong,” said {guest}. # usual
So {guest} had a go. Bump. The baby stopped. ¶ Bong. Its mouth stayed open.
Then there was nothing at all, and they all looked round. # usual
Then the plate came through the hedge, on its edge, {young:round and round.|once round the bucket, and lay down.} “Ha!” said the baby.
-> DONE

=== l2
# aside
# shot: two
# place: garden; dusk; clear
# action: man point happy at guest; guest bow proud; heroes stand laughing; friends stand laughing
# things: wall; plate; bucket
# people: man(he); baby
“Is it hard to learn?” asked the father. {young:He wanted to do it at home.|He was thinking of half past three in the morning.}
He had a go, with the baby on one arm. {young:Nothing went bump.|Nothing went bump, and nothing went bong, and no plate took the trouble.}
“You are not bad enough at it,” said {A}. {young:“You have to be really bad.”|“You do it as if it might go wrong. {guest} does it as if it would go right.”}
So he did it as badly as he could, and it came out perfectly. {guest} was very kind about it. # more
The baby looked at him, and its lip got longer. ¶ “Quick,” said the father, {young:and {guest} did it again.|and stood well back, and left it to somebody who knew how.} # more
-> DONE

=== m3
# shot: close
# place: garden; dusk; clear
# action: guest stand laughing; man hold happy baby; heroes clap laughing; friends clap laughing
# things: wall; plate; bucket
# people: man(he); baby
“Again,” said {A}, for the baby could not say it yet. {young:So {guest} had another go, and another.|So {guest} had more goes at {wished_poor} than that garden had ever seen.}
Bump, it went, and bong, and every time the plate came from somewhere else. {young:Once it came down the tree.|Once it came out of the shed, and once, with a leaf on it, down the tree.}
A window went up, and then another. {young:“Bump!” they all called.|People leaned out, and said “bump” along with it, and held their breath for the plate.}
{guest} had never had anybody wait for that. {young:It was always the part to be sorry for.|It had always been the part where you say that you are sorry.}
-> DONE

=== s4
# shot: close
# place: garden; dusk; clear
# action: guest stand surprised; heroes stand surprised; man hold happy baby; friends stand surprised
# things: wall; bucket; pillow
# people: man(he); baby
Seven times they had it. The eighth time it went right.
{
- is_treasure:
Up came a chest of gold, with no bump, and with no bong.
- is_magic:
There was a rabbit, with both ears, and there was no bump, and no bong.
- is_flying:
Up went {guest}, and once round the chimney, with no bump, and with no bong.
- is_scaring:
There was a boo, and the father jumped, and there was no bump, and no bong.
- is_catching:
Something was caught, and let go again, with no bump, and with no bong.
- is_hiding:
Nobody could see where {guest} {guest_many:were|was}, and there was no bump, and no bong.
- else:
It went from one end to the other, with no bump and no bong.
}
“Oh no,” said {guest}.
The baby looked about, and its lip began to shake. “It will come,” said {L}. “There is always a plate.” # usual
Then something came in at the gate. It went round, and lay down. ¶ “HA!” said the baby.
It was the best one of all. {guest} laughed so much that {A} had to help. # usual
“But now it has to sleep,” said the father.
So {guest} {is_wished_good:had a go at {wished_good}|sat down, on purpose}. It was done so well that there was nothing to laugh at. The baby slept.
-> DONE

=== m4
# aside
# shot: wide
# place: garden; night; stars
# action: man hold calm baby; guest tiptoe happy; heroes hold sleepy plate; friends tiptoe calm
# things: wall; moon; bucket
# people: man(he); baby
Now it had to be quiet. {A} took the plate, and held it with both hands.
They went on tiptoe. The father went first, with the baby on his arm.
“Don’t do a thing,” {A} said to {guest}. ¶ “{guest_many:We are|I am} only walking,” said {guest}. # spare
It was all right as far as the door. Then it was all right on the stairs.
From up there came a very small bump. But that was only the bed. # more
-> DONE

=== l3
# aside
# shot: two
# place: garden; night; stars
# action: guest stand happy; heroes wave sleepy; friends wave sleepy
# things: plate; gate; moon
“Will you have a go tomorrow?” asked {A}. ¶ “At what?” ¶ “At {wished_poor}.”
“Oh, yes,” said {guest}. “It may go wrong again.”
It did not sound sad. It sounded like a plan.
“What time?” asked {A}. ¶ “When it cries,” said {guest}. # spare
{homeward} # company
At the gate there was a bump, just for the two of them.
There came the plate. It was a bit tired. It went round {guest} once, and then they went off side by side. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: plate; bucket; moon; pillow
It was night. The bucket lay by the gate. It had been a good bucket.
Next door there was no sound. There was one light, and then there was none.
The gate still hummed, very low. It was the end of the last bong, and it took its time. # more
The plate lay in the grass on its back. It had the moon in it.
They were about the same size. They had about as many dents. # usual
A leaf came down. It was bad at it. It had to turn over twice. # usual
It came down in the plate. That hardly made a sound. # more
The moon went on. It was not quite round yet. It would have another go tomorrow, and the day after that. # more
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes lie-back sleepy; guest sit happy; friends sleep
# things: bed; pillow; window; lamp
{L} was in bed. {guest} sat at the end.
{resting}
“One more,” said {L}. “A small one.”
So {guest} had a go at {wished_poor}, in the dark. There was a small bump.
{keepsake}
{dream} # spare
There was a bong, as small as a pea. # usual
They waited. # usual
Then the plate came in under the door. It went round, and round. It got low, and it got slow.
Then it lay down. They all did.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
There was a tin plate on the wall in the morning, with a slice of cake on it. “It slept till eight,” said the note. ¶ {H} ate the cake, and put the plate down on the grass, quite flat, and held it there. Then the baby next door began to cry, and when they looked the plate had gone on ahead.
-> DONE

=== next_bedtime
Something went round and round, a long way off. Then it lay down.
-> DONE
