# role rider: toy = a mole called Tack
# holds: dark(kind)
# names: Mrs Dock | Mrs Sorrel | Mrs Vetch

=== title
{~Who Shuts the Daisies?|The Squeak}
-> DONE

=== s1
# shot: wide
# place: meadow; dusk; clear
# action: rabbit push proud wheelbarrow; heroes stand surprised before rabbit; friends peek curious
# things: wheelbarrow; 8 daisies; gate; fence
{~Eek, eek, eek. {young:Down the lane came a wheelbarrow with a great big squeak in it. {H} heard it coming, and stopped at the gate to look.|Down the lane, a little before bedtime, came a wheelbarrow with a squeak in it that would have shamed a pig. {H} stood aside to let it by.}|Daisies shut at night. {young:Somebody must go round and do it, one at a time. So after supper {H} came out to the meadow to see who.|Most people never ask who does it, but {H} had asked at supper, and nobody could say, and so there was nothing for it but to come out to the meadow and look.}|“Mind your feet,” said somebody low down. {young:“I have to shut that one, and you are on it.” {H} looked down, and there in the daisies stood a rabbit.|“You are standing on the ones I have not done.” {H} looked down, and there in the daisies stood a rabbit with her sleeves rolled up.}}
It was Mrs Dock. {young:She was an old rabbit in an apron, and she had a wheelbarrow.|She was a rabbit of about sixty, in an apron, with a wheelbarrow.}
“I do the evenings,” said Mrs Dock. “Somebody has to.”
“All of it?” asked {A}. # usual
“Not the sunset,” said Mrs Dock. “They send that. {young:I do the rest, with this barrow.”|I do the {~edges|finishing}.”} # spare
{joining}
{is_loved:“I never see the day,” said Mrs Dock, so {A} told her about {loved}, and she shut one daisy twice, listening.|{musing}} # personal
-> DONE

=== s2
# shot: two
# place: meadow; dusk; clear
# action: rabbit push happy wheelbarrow; A kneel happy daisy; heroes hold happy bottle; friends push happy wheelbarrow; tiny rider sit proud on wheelbarrow
# things: wheelbarrow; watering-can; box in wheelbarrow; 5 daisies
She let {them} help. {young:In the wheelbarrow there was a can of dew, and a box of moths, and the shadows, rolled up.|There was a can of dew in the barrow, and a box of moths, and the shadows, rolled up like carpets.} On top rode {rider_a}. {A} shut daisies, {young:with one finger and one thumb, all along the path|which is done with a finger and a thumb, and no talking}.
{hinderer_person:“This one is not quite shut,” said {hinderer}, and lifted up a petal to see, and then it was not.} # beat
{hinderer_animal:{hinderer} went to and fro where it was done, and all along behind {hinderer} the daisies looked up again.} # beat
{hinderer_carried:{hinderer} was set down for a moment among those that were shut, and they opened to see who it was.} # beat
Eek, went the wheel. Eek, eek. # usual
“I am sorry about that,” said Mrs Dock. {young:“My wheel is so loud, and I want the evening to be quiet.”|“It is that wheel. An evening ought to be quiet, and I come through it every night like a gate.”} She looked at her paws. “I should like to do it properly. Just once.”
“{~A drop of oil would do it|It only wants oil},” said {A}, and went and got some. {young:Drip, drip, went the oil. Round went the wheel, and there was no eek at all.|It took three drops. The wheel went round as if it were thinking, and there was not a sound.}
“Oh,” whispered Mrs Dock. “Listen to that.” # spare
-> DONE

=== m1
# aside
# shot: above
# place: meadow; dusk; clear
# action: A pour happy watering-can; heroes hold happy box; rabbit push happy wheelbarrow; 6 butterflies fly happy; friends pull happy blanket
# things: wheelbarrow; tree; post; 4 daisies
So they did the evening in the quiet. {young:{A} went in front with the can, and gave every bit of grass a drop of dew.|{A} went ahead with the can, and gave every blade of grass its drop, and the clover two.}
{young:They rolled out the shadows, a long one for each tree, and a short one for the post.|They unrolled the shadows, one to a tree. There was some trouble with the {~elm|oak}, until they found that they had its shadow upside down.}
“Moths,” said Mrs Dock, and {A} opened the box. {young:Out they came, like bits of brown paper, and went to look at the lamps.|Out they came, the small brown sort, and went to see about the lamps.}
“Somebody has to count them,” said Mrs Dock. There were forty. There were always forty. # spare
Mrs Dock walked behind with the barrow, and {young:smiled all the way, because there was no squeak|every so often lifted one ear, just to hear it not squeak}.
-> DONE

=== s3
# shot: behind
# place: meadow; dusk; clear
# action: rabbit sit sad on wheelbarrow; heroes point surprised at daisy; 3 sheep jump happy; bird shout happy; friends stand worried; tiny rider sit sad
# things: 9 daisies; gate; wheelbarrow
They came to the gate, and looked back. {young:All the daisies were open again, and they were looking at them!|Every daisy in the meadow was wide open, and looking at them.}
“I shut those,” said {A}. # usual
{young:The blackbird still sang in the tree. The lambs still hopped {~about in the lane|up and down in the lane}.|The blackbird was still singing, and the lambs were out in the lane {~in a gang|with nothing on their minds}.} Nobody had gone to bed. # usual
{young:“It is bedtime now,” {A} told a daisy, and shut it. It opened again at once.|“It is quite dark enough,” {A} told the nearest daisy, and shut it again, and it opened.} # usual
Mrs Dock sat down on the barrow, next to {rider}. “I did it all,” she said. {young:“I did the dew, and the moths, and the shadows. What did I forget?”|“Dew, moths, shadows. I did it better than I ever have.”}
-> DONE

=== l1
# aside
# shot: close
# place: forest; dusk; clear
# action: bird shout proud on twig; A pour calm watering-can before bird; heroes listen curious at bird; friends listen calm
# things: twig; tree; leaf
First they asked the blackbird, who had got to verse forty-one. {young:It sang up high, and it sang down low, and it could not stop.|It was about worms, mostly, with a chorus.}
“How do you know when to stop?” asked {A}.
“I do not know that,” said the blackbird. “I stop. I am singing, and then there is the end, {~like the end of a branch|and there one is}. {young:But tonight I cannot find the end!”|Only tonight I cannot seem to find the end anywhere.”}
“Does it hurt?” asked {A}.
“It is a bit dry,” said the blackbird, {young:and sang some more|and went straight on into forty-two, because the breath was there}.
{A} gave it a little of the dew. # more
-> DONE

=== m2
# shot: two
# place: pond; dusk; clear
# action: 9 ducks stand curious; A kneel curious before duck; heroes point curious at duck; rabbit sit curious; friends stand curious
# things: plant; wheelbarrow; moon
Next they asked the ducks. There were nine, on the bank, in a row, {young:with their toes in a line and their beaks all the same way|all facing the same way, like people at a bus stop}.
“Is it bedtime?” asked the first duck.
“I think so,” said {A}. {young:“Look, it is nearly dark.”|“I can only just see you.”}
“We think so, too,” said the duck. “But we are waiting.”
“What for?” asked {A}.
{young:The first duck asked the next duck, and the next one asked the next one, but nobody knew.|The ducks looked at each other, and it was passed down the row to the ninth, and back again.} “There is something first,” said the first duck. “{~There always is|It comes by}. Then we go in.”
“Is it bread?” asked {A}. The ducks were quite sure that it was not bread, but asked to hear it again. # spare
{pausing} # company
-> DONE

=== l2
# shot: wide
# place: farm; dusk; clear
# action: 3 sheep dance laughing on wall; A shout worried at sheep; heroes reach-up laughing; friends clap laughing; big sheep run worried
# things: wall; roof; shed; hay
The lambs were dancing on the wall. {young:Up and down they went, hop, hop, hop, and they were not tired at all.|They ought to have been down an hour ago, and had got to the stage where everything is funny.}
“I have told them a story,” said their mother. “I have told them the other story. I have said, last one, {~four|five} times.”
{A} tried. {A} told them that all good lambs were in bed. {young:“Which ones?” said a lamb.|“Name three,” said a lamb.} Nobody could.
“It is not like them,” said their mother. {young:“They always lie down, one, two, three, the minute that it comes.”|“As a rule they go down like washing off a line, the minute it has gone past.”}
“When what has?” asked {A}. But she had to run, because {young:one was on the roof|two of them had found out about the roof}. It was a low roof. # more
-> DONE

=== m3
# aside
# shot: above
# place: meadow; night; stars
# action: rabbit sit sad; heroes think worried; friends sit calm
# things: wheelbarrow; toothbrush in A.hand; lantern; 4 daisies
So they all sat down by the barrow, to think. It was so quiet that you could hear the {~dew|grass}. {young:It was too quiet, like a house with nobody in it.|It was a little like a room when the clock has stopped.}
“What do they do at your house?” asked Mrs Dock. “When it is time?”
“Teeth,” said {A}. “And a story. {young:And then a drink of water. And then a song.”|And then one more thing that somebody has just thought of.”}
“No,” said {A}, “that was teeth yesterday, too.” # more
Mrs Dock thought about teeth. She had a good many to do in that field, if it was teeth. # spare
-> DONE

=== s4
# shot: close
# place: meadow; night; stars
# action: rabbit push proud wheelbarrow; A clap surprised at rabbit; heroes kneel happy; 3 sheep sleep sleepy; tiny rider sit happy on wheelbarrow; friends clap happy
# things: wheelbarrow; 4 daisies; leaf; lantern
“There is a board outside the bedroom,” said {A}, slowly. “It creaks. {young:It goes creak, and then it is time to be tucked in.”|Whoever comes to tuck {us} in treads on it, and after that you can sleep.”}
{helper_person:“There is one at ours,” said {helper}, “at the top of the stairs. One lies there and waits for it.”} # beat
{helper_animal:{helper} had stopped as well, with both ears to the wheel, and the wheel said nothing.} # beat
{helper_carried:{helper} had been riding next to the wheel, and had been looking at it the whole time.} # beat
They all looked at the wheel.
“No,” said Mrs Dock.
“It goes by every night,” said {A}. {young:“They are all waiting for the squeak.”|“They have never once gone to sleep without it.”}
So {A} wiped off the oil, with a {~dock leaf|handkerchief}, and Mrs Dock took hold of the handles. She pushed. {rider} wobbled.
Eek.
One daisy shut.
Eek, eek. The blackbird stopped, in the middle of a word. {not short:All over the field, {young:the daisies shut, and shut, and shut|the white went out, like lamps in a street}. }Eek, eek, eek, and down lay the lambs.
“All these years,” said Mrs Dock, “I have been saying sorry for it.” # usual
-> DONE

=== l3
# shot: wide
# place: pond; night; stars
# action: A push calm wheelbarrow; rabbit walk happy; 9 ducks sleep sleepy; heroes walk sleepy; friends walk sleepy
# things: wheelbarrow; plant; moon; lantern
They went once round the pond, to be fair.
Eek, eek. “Ah,” said the first duck. “That.” Nine heads went under nine wings.
Eek, eek, past the farm. It was very still there. Something woolly lay on the {~step|roof}. It was asleep where it had stopped. Its mother lifted it down. # spare
Eek, eek, under the trees. A moth went home.
{A} pushed for a while. It was not heavy, being only the end of the day.
-> DONE

=== m4
# aside
# shot: behind
# place: meadow; night; stars
# action: rabbit give calm bottle at A; heroes sit sleepy; friends sit sleepy
# things: wheelbarrow; tree; leaf
“What shall I do with the oil?” asked {A}. ¶ “Keep it for something that wants to be quiet,” said Mrs Dock. # spare
The dew was down. The moths were out. The shadows lay where they had been put, and they had all run together.
“It is a good one,” said Mrs Dock, looking back. “It is {~a bit wet|a bit long} at that end. But it is a good one.”
{homeward} # company
-> DONE

=== l4
# shot: two
# place: burrow; night; stars
# action: rabbit sleep happy; A wave calm at rabbit; heroes tiptoe happy; friends tiptoe sleepy
# things: cot; daisy; watering-can; lantern
Mrs Dock lived in the bank. She had a round door and a very small bed.
“And who does it for you?” asked {A}.
“Does what?” said Mrs Dock.
So she got in, and {A} took the barrow. Up the path it went, and down the path. Eek, eek. Eek, eek.
There was no need to go {~far|twice}. You could hear the snore.
{They} left the barrow where she would find it. Somebody has to.
-> DONE

=== s5
# shot: wide
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy; tiny rider sleep sleepy
# things: toothbrush; daisy; book
Then it was bedtime here. Teeth. {~A story|A song}. Lamp.
{resting}
{keepsake}
{dream} # spare
Out in the meadow it was dark. It was done, right up to the edges. Nobody was standing about. # spare
One daisy opened, to see. It shut again. # spare
{H} lay and waited.
Outside the door, the board creaked.
There it was. Someone was on the way, to tuck in what was left. # usual
Goodnight, moths. Goodnight, ducks. Goodnight.
-> DONE

=== next_night
Kee, it went, very early, down in the lane. Kee, kee. {H} looked out, and it was Mrs Dock with her barrow, going home backwards.
“One cannot turn it in here,” she said. So every morning she went back as she had come, the other way round, and so did the squeak. The daisies opened behind her, or in front, one at a time. The blackbird took up its word in the middle.
“It is no work at all,” said Mrs Dock. “I just mind the lambs.”
-> DONE

=== next_bedtime
Eek, it went, down in the lane. That was the right way round.
-> DONE
