# about: story-about; with-character; creature; bring-back
# tells: tale(or two|a pastime)
# also: funny; person; place; thing; happy; food; calm; weather
# kind wet: bath*|shower*|sauna*
# kind swim: swim*|paddl*|diving|snorkel*
# kind boat: canoe*|kayak*|rowing|sailing
# kind fish: fish*|crabbing
# kind music: drum*|piano|guitar|violin|trumpet|banjo|ukulele|trombone|tuba|saxophone|flute|harp|recorder|bagpipes|xylophone|sing*|karaoke
# kind slide: skat*|ski|skis|skiing|sledg*|sled*|surf*|snowboard*|skateboard*|tobogg*
# kind hide: hide*
# kind ball: football|tennis|golf|basketball|cricket|rugby|hockey|volleyball|baseball|badminton|bowling
# kind bend: gymnast*|yoga|ballet|danc*|karate|judo|cartwheel*|handstand*|somersault*|headstand*|aerobics
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# role other: creature, thing, answer(bear|bunny|teddy|doll|puppet) = somebody
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind), goose(kind)

=== title
{~It Begins in One Toe|From a Goose, on Tuesday}
-> DONE

=== s1
# shot: wide
# place: garden; dusk; clear
# action: guest dance happy; other dance happy; heroes stand surprised at guest; friends stand surprised
# things: hedge; gate left; towel on hedge
{~A strange towel hung over the hedge, and {H} went out to see whose it was.|{H} had only come out to shut the gate, and then stood there and held it open.|“Don’t come any nearer,” said somebody in the garden. So {H} went up close.}
On the grass {other_known:were|{guest_many:were|was}} {guest_a}{other_known: and {other_a}}, {wished_fun}.
{guest_many:The first of them did it well, and the next did it nearly as well. The last one did it the other way round.|{other_known:One of them did it very well, and the other did it the other way round.|It was done very well, but the other way round.}}
“Why are you {wished_fun}?” asked {L}. ¶ “{other_known:We|{guest_many:We|I}} can’t stop,” said {guest}, “because {other_known:we|{guest_many:we|I}} got it from a goose{young:.”|, on Tuesday.”}
“Is it catching?” asked {L}. ¶ “Very,” said {guest}. “It begins in one toe, and you had better not look.”
So {L} looked down at it, and it had begun.
-> DONE

=== m1
# aside
# shot: close
# place: garden; dusk; clear
# action: guest stand happy; heroes point laughing at shoe; friends look-up curious
# things: shoe; hedge; towel on hedge
“Which toe was it with you?” asked {A}. ¶ “One of the back ones,” said {guest}. {young:“It always is.”|“It hardly ever begins with a big one. They have too much to do.”}
{A} took off a shoe and a sock, to see it better. {young:The toe was very busy.|It was the fourth on the left, which up to then had never done a thing by itself.}
It asked the toe beside it, and that one asked the next. {young:Then the whole foot was in it.|By the time it had got to the heel, the other foot wanted to know what was going on in there.}
“You can hold on to it,” said {guest}. {young:“But then it comes out at the knee.”|“{guest_many:We|I} did that for a whole morning. It came out at the elbow.”}
-> DONE

=== s2
# shot: two
# place: garden; dusk; clear
# action: heroes dance laughing; guest dance happy; postman stand surprised; friends dance laughing
# things: bag; parcel; gate left
# people: postman(he)
It went up from the toe to the knee, and over the tummy to the hair, and then {L} was {wished_fun}, too.
{joining}
{is_loved:“I usually do {loved} at this time,” said {L}. “But this came first.”|{musing}} # personal
You need nothing for it, {young:only a bit of grass.|only a bit of grass and somebody beside you who has it.} # usual
{hinderer_person:{hinderer} said that it was all in the mind, and had it before the end of the sentence.} # beat
{hinderer_animal:{hinderer} caught it at the back, and went round and round to see what it was.} # beat
{hinderer_carried:{hinderer} caught it as well, and had to be held on to so as not to fall out.} # beat
“Are you all right in there?” asked the postman at the gate, and then he looked at his boot.
{is_wet:He washed behind both ears, with nothing at all.|{is_swim:He held his nose, and his hat, and said that it was not at all cold.|{is_boat:He sat down on the parcel, and pulled with both arms, and looked where he had been.|{is_fish:He let down a shoelace, and sat quite still.|{is_music:He did it on the parcel, and it was even in tune.|{is_slide:He came all the way from the gate to the hedge on one foot.|{is_hide:He was behind a letter, and stuck out on both sides.|{is_ball:He took the parcel for it. It said that this way was up.|{is_bend:One leg went up, and all the letters came down.|Down went his bag, and he did it with his cap on.}}}}}}}}}
-> DONE

=== l1
# aside
# shot: above
# place: garden; dusk; clear
# action: postman dance happy; guest dance happy; heroes dance laughing; friends dance happy
# things: parcel; letter; hedge
# people: postman(he)
“I have eleven more streets,” said the postman. {young:But he could not stop.|He had them all in the bag, and from time to time he had a look at them, in passing.}
“Is it heavy, the parcel?” asked {A}. ¶ “Not now,” said the postman. {young:“Not while I have this.”|“It was heavy at number two. I can’t say that I notice it any more.”}
A letter fell out of his bag and lay on the grass. {young:Its corner went up and down.|They all looked at it, and one corner of it went up, and then down, and then up.}
“It can’t be in the post as well,” said {guest}. ¶ {young:But it was.|“Then it will be in Scotland by Thursday,” said the postman.}
They turned the letter over, and read who it was to. It was to somebody called Miss Stillwell. # more
-> DONE

=== m2
# aside
# shot: behind
# place: garden; dusk; clear
# action: guest think curious; heroes think curious; goose walk happy; friends sit calm
# things: hedge; themed; towel on hedge
“How did you know that it was from the goose?” asked {A}, as well as you can ask while you are {wished_fun}.
“{guest_many:We|I} only asked it the way to the pond,” said {guest}. {young:“It showed {guest_many:us|me}, and it had it.”|“It pointed with one foot. The foot did not stop when it had pointed.”}
And where had the goose got it from? {young:From a frog.|From a frog, as far as anybody knew, and before the frog it had been about in the reeds.}
{themed_a} lay in the grass, and the two of them looked at it for a bit. It seemed to be all right. # personal
{pausing} # company
“Nobody has ever been sent home with it,” said {guest}. {young:“You just have it.”|“You don’t go hot, and you don’t come out in spots.”}
-> DONE

=== s3
# shot: above
# place: street; dusk; clear
# action: lady dance happy; postman dance happy; guest dance happy; heroes dance laughing; friends dance happy
# things: bag; gate left; street-lamp
# people: postman(he); lady=neighbour(old, she)
The lady from number four came out for her parcel, and caught it before she got to the gate.
{helper_person:{helper} went to warn the others, and warned them with both legs.} # beat
{helper_animal:{helper} ran from one to the next, and then they all had it.} # beat
{helper_carried:{helper} was shown to her from a good way off, but that was near enough.} # beat
A policewoman came to ask what it was. “Only {wished_fun},” said {L}. “But don’t look at the feet.” {young:She looked at them.|She was a policewoman, and looked at the feet.} # spare
By half past six it was all down the road, on both sides. # usual
{
- is_wet:
At number six a man was having his back scrubbed by the hedge. # usual
- is_swim:
At number six they were all in the front garden, and it was up to their chins. # usual
- is_boat:
At number six they sat on the path, one behind the other, and pulled. # usual
- is_fish:
At number six a bit of wool hung out of every window, and nobody spoke. # usual
- is_music:
At number six the baby had the loud part. # usual
- is_slide:
At number six they went past the window, in their socks, and then they went past the other way. # usual
- is_hide:
At number six there was nobody at all, but the curtain was laughing. # usual
- is_ball:
At number six they had no ball, and it was hard on the cabbage. # usual
- is_bend:
At number six there was a leg at every window. # usual
- else:
At number six they did it with the door open, so as to have more room. # usual
}
“There have never been so many,” said {guest}, very happy.
But nobody could stop. {young:The soup was on, in every house, and nobody could go in.|In every kitchen there was soup on, and nobody could go in to it.}
“When did the goose stop?” asked {L}. ¶ “It has not stopped,” said {guest}.
-> DONE

=== l2
# aside
# shot: two
# place: street; dusk; clear
# action: postman dance proud; lady dance laughing; heroes dance laughing; guest dance happy; friends dance laughing
# things: street-lamp; cap; bag
# people: lady=neighbour(old, she); postman(he)
They tried to think of something sad. {young:The lady thought of a lost glove.|The lady thought of a glove that she had lost in the year when the river froze.}
It was a good one, and for a moment everybody stood still. {young:Then it came back, in all the toes.|Then the glove reminded her of the other glove, and that one had been very funny.}
The postman held on to a lamp with both arms. {young:The lamp began to hum.|It helped for as long as it takes to say “helped”, and after that the lamp had it.}
“It can’t be stopped from outside,” said {A}. {young:“It needs something to catch after it.”|“When you have caught one thing, there is only room for the next one.”} # more
-> DONE

=== m3
# shot: close
# place: street; dusk; clear
# action: heroes think curious; guest dance worried; friends dance happy
# things: street-lamp; gate left; towel
{A} tried to think, and it was hard with all that going on. {young:What else do you catch just by looking?|What else was there that you have to do because somebody else is doing it?}
There was a laugh. They tried that. {young:Then they were laughing and {wished_fun}.|But the one did not push out the other. They only had both.}
Then there were hiccups, but you can’t have those when you want to. {young:They only come at supper.|They come when there are visitors.}
Over the gate the street lamp came on. {young:It was getting late.|Nobody had noticed how late it was.} “And what does everybody do when it gets late?” said {A}, slowly.
-> DONE

=== s4
# shot: close
# place: street; dusk; clear
# action: heroes yawn sleepy; guest yawn surprised; lady yawn sleepy; postman yawn sleepy; friends yawn sleepy
# things: street-lamp; bag; towel; moon
# people: postman(he); lady=neighbour(old, she)
“We want something more catching,” said {L}. So {L} yawned.
It was not a real one. It was only the mouth. But then it was real, right down to the toe. ¶ The toe stopped. # usual
The lady caught it, and held a hand over it. It came out at the sides. The postman got it from her, and dropped his bag. # usual
So it went down the road, on both sides, and whoever had it stood still.
Last came {guest}{other_known: and {other}}. “{other_known:We|{guest_many:We|I}} never do that,” said {guest}, and did it. It was the biggest of all.
Then it was quiet. # usual
“Now you can do it because you want to,” said {L}.
So {guest}{other_known: and {other}} did it once more. This time it was all the right way round. They stood there and watched, and not one foot moved.
-> DONE

=== m4
# aside
# shot: wide
# place: street; night; stars
# action: postman walk sleepy; lady wave sleepy; heroes wave sleepy; guest wave happy; friends wave sleepy
# things: gate left; moon; street-lamp
# people: postman(he); lady=neighbour(old, she)
They went in, one by one, to what was left of the soup. The lady took her parcel. It was still warm.
“I have not done that for years,” she said. “I thought it had left me.”
The postman had eleven more streets. He went off down the first of them, and yawned.
In the next street a light went on. Then it went off again. # spare
You could see from the lights how far he had got, all the way up to the church. # more
-> DONE

=== l3
# aside
# shot: two
# place: garden; night; stars
# action: guest hold happy towel; heroes stand sleepy; friends stand sleepy
# things: hedge; gate; moon
{guest} took the towel down from the hedge. It had not been used at all.
“What is it for?” asked {A}. ¶ “For after,” said {guest}. “There has never been an after.”
So {guest} was rubbed dry, though there was nothing wet.
“So that is after,” said {guest}. “It is warm.” # spare
{homeward} # company
The towel was hung up to dry. It was dry. # more
They both looked at it. It did not move at all. It was only a towel now. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: hedge; towel on hedge; moon; shoe
It was night. The grass was flat where they had been.
A shoe lay there. It had been left behind.
All at once it gave a hop. It was only a small one. # usual
It lay still again. Nobody had seen it. # usual
Far off by the pond a goose looked up. A yawn had come along the road. # more
It had been about since Tuesday, and was very tired. Nobody had ever shown it how to stop. # more
So it yawned, and put its head under its wing, and kept both feet quite still. # more
Then the wind lay down as well.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes lie-back sleepy; guest sit sleepy on bed; friends sleep
# things: bed; quilt; pillow; moon; towel
{L} was in bed. {guest}{other_known: and {other}} sat at the foot of it.
{resting}
{keepsake}
{dream} # spare
Under the quilt it began, in one toe. It was only a little bit of {wished_fun}.
The next toe had it, too. The quilt went up, and it went down. # usual
“Not now,” said {L} to the toe. # usual
Then {guest} yawned.
So {L} had it, too. The toe lay down.
It is very catching.
Goodnight, {H}. Goodnight, {guest}.{other_known: Goodnight, {other}.}
Goodnight.
-> DONE

=== next_night
There was a letter on the mat in the morning, and it was a bit creased. “I got it from the postman,” somebody wrote, “in the fourth street along. Now we all have it, and the baby began. How do you stop?” ¶ {H} looked at it for some time. Then {they} put it down, and took a step back, and looked at {their} feet.
-> DONE

=== next_bedtime
It began in one toe. But somebody yawned, and then it was over.
-> DONE
