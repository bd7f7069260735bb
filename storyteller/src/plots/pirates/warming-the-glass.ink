# about: staying-in-bed; screens(bed|night|late|sleep)
# also: tired; cannot-sleep; angry; patience
# wants: child
# names: Captain Ransome | Captain Trelawny | Captain Bellamy
# names: Mr Gudgeon | Mr Tench | Mr Pilchard
# ages: 10-12
# holds: dark(kind), pirate(kind), pirates(kind)

=== title
{~Warming the Glass|Lights Out at Eight}
-> DONE

=== s1
# shot: wide
# place: ship; dusk; breeze
# action: captain point calm at hammock; L sit cross on hammock; heroes read cross paper; friends lie-back sleepy
# things: mast; paper on mast; hammock; lantern; bell
# people: captain(she)
{~Article the First was that every pirate has a vote. Article the Second was that lights are out at eight. {H} had read both of them before signing, and had taken the second for a joke.|Pirates went to bed at eight. It is not a thing that gets into films, but it was in their articles, in ink, and {H} had now been in a hammock at eight for two nights running, wide awake and furious.|“Lights out,” said Captain Ransome, “by the articles.” It was eight o’clock. {H} pointed out that these were pirates. “That is who the articles are for,” said Captain Ransome.}
The ship was the Contrary, and she was run on paper. The articles hung on the mast, with every hand’s name under them. # usual
{joining}
{is_loved:There was nothing in the articles about {loved}. {A} had looked twice, and meant to raise it when things were quieter.|{musing}} # personal
“And it is not even eight,” said {A}, looking at the sky. “It was not this light yesterday.”
-> DONE

=== s2
# shot: two
# place: ship; dusk; breeze
# action: A reach-up proud; captain yawn sleepy; heroes reach-up proud; sailor reach-up happy; annis reach-up happy; friends reach-up happy
# things: paper on mast; mast; bell; lantern
# people: sailor; annis=pirate(tall, she)
Article the Third says that any hand may speak to the captain. “At home it’s nine,” said {A}.
“At home,” said Captain Ransome, who was a fair woman with a yawn in her, “you are not at sea.”
Article the Ninth allows a vote. There were thirty in favour of nine o’clock, and one against.
{hinderer_person:“And one who would like to know more first,” said {hinderer}, and was ruled out of order.} # beat
{hinderer_animal:{hinderer} was counted with those in favour, came round by the mast, and was counted again.} # beat
{hinderer_carried:{hinderer} had been held up to see, and was counted as a hand, so that it took two counts.} # beat
“Carried,” said the captain. “Nine by the ship’s glass.” And that evening nine came almost sooner than eight had.
-> DONE

=== m1
# shot: close
# place: ship; day; breeze
# action: gudgeon point calm at hourglass; A look-through curious magnifying-glass at hourglass; heroes crouch curious hourglass; friends peek curious
# things: hourglass on barrel; barrel; bell; ships-wheel
# people: gudgeon=sailor(old, he, white beard)
Such a ship has no clock. She has a glass, full of sand, that runs for half an hour. When the last grain is down, and not before, the glass is turned and the bell is struck; and eight bells are four hours, and a watch is over.
“And who turns it?” asked {A}.
“Whoever is at the wheel,” said Mr Gudgeon, the quartermaster. “And nobody would touch it otherwise. It is Article the Fifth.” He thought. “I should say that nobody ever has,” he said, with less wind in it.
-> DONE

=== l1
# aside
# shot: wide
# place: ship; day; breeze
# action: A read curious paper; gudgeon drink calm mug; heroes sit curious; musician play happy violin; cook eat happy; friends sit calm
# things: paper on mast; mast; spoon; chest
# people: musician; cook
{A} read the rest of the articles in the afternoon. Those who wish to change the law had better know it.
The captain had two shares of the treasure and the cook had one and a quarter, and nobody might argue about it with a spoon in the hand. The Seventh gave the musicians a day of rest, “and on the other six none, but by special favour.” # spare
“Is it true,” {A} asked, “that all this was real?”
“There was a Captain Roberts who had his men in the dark at eight,” said Mr Gudgeon. “In 1720 or so. Anyone who wished to sit up must do it on the open deck. It was a very early night, for a robber.”
The Eighth said only: “No whistling.” Something had happened, once, with a bosun. # spare
-> DONE

=== m2
# aside
# shot: above
# place: ship; dusk; clear
# action: cook sit sleepy; A whisper happy at annis; annis yawn sleepy; heroes sit sleepy; friends yawn sleepy
# things: bucket; lantern under bucket; sheet; mug
They did try staying up in secret. A sail was hung over the hatch, and there was a lamp under a bucket, and four of the crew to talk to.
The cook fell asleep in the middle of his own best story, just before the goose. Big Annis, who had taken two ships, said that her eyes were going like doors.
{pausing} # company
“What is it that you do,” asked the cook, waking up, “when you stay up?”
“You stay up,” said {A}. “That is what it is.” It sounded thin, under a bucket.
-> DONE

=== s3
# shot: behind
# place: ship; day; clear
# action: A hold curious rope; gudgeon whisper surprised at A; heroes write curious notebook; captain walk calm; friends sit curious
# things: stone on rope; rope; hourglass; bell
It was the sky that was wrong, or else the glass. # usual
{A} hung a stone on a string, and counted its swings from one bell to the next. By noon there were as many as at dawn.
{helper_person:“Nine hundred,” said {helper}, who had counted too, with a dried pea for every ten, and it agreed.} # beat
{helper_animal:{helper} followed the stone with the whole head, left and right, and when {A} lost the place, that could be counted.} # beat
{helper_carried:{helper} was put down behind the stone, so that each swing hid {helper} once, and none was counted twice.} # beat
In the afternoon there were as many as at noon. {A} went on counting. # usual
At six in the evening there were a hundred fewer, and at seven three hundred.
“Somebody is warming the glass,” said Mr Gudgeon quietly. It has that name: to turn it before it is out, so that one’s watch is sooner over.
“Then who has the wheel,” said {A}, “from six?”
-> DONE

=== m4
# aside
# shot: two
# place: ship; dusk; clear
# action: A point surprised at paper; gudgeon think worried; heroes read worried paper; cook carry calm mug; cat walk calm; friends think worried
# things: paper; hourglass; barrel
They went down the list of who had had the wheel. On Monday it was Big Annis, on Tuesday the cook’s brother; and on every night the sand ran short. It could not be all of them. Pirates cannot agree on a soup.
“Then it is not the one who has the wheel,” said {A}. “Who comes by?”
Mr Gudgeon cast his mind over it. The cook came by, with the cocoa. The cat came by. Captain Ransome came by at half past six, and at seven, and at half past, to look at the horizon, and each time she had leaned for a moment just there.
“She voted against nine,” said {A}. “She was the only one.”
-> DONE

=== l2
# aside
# shot: wide
# place: ship; dusk; clear
# action: A think sad at gudgeon; gudgeon drink calm mug; heroes sit sad; friends sit calm
# things: paper; teapot; barrel; hat
Could one do it, to a captain? It was looked up. A captain of pirates is chosen, and can be un-chosen by a show of hands, and between battles the quartermaster may tell her that she is wrong.
“I never have,” said Mr Gudgeon. “She is the best we have had. She has been up at four every morning for nineteen years, to see that we are all still pointing the same way.”
{A} had been going to enjoy this part. It was like biting on a peach that turned out to have somebody living in it.
“What would you do?” {A} asked. ¶ “I am not the one who counted,” said Mr Gudgeon. “It is a hard thing, arithmetic. Pass me the tea.”
-> DONE

=== s4
# shot: close
# place: ship; night; stars
# action: captain stand worried before hourglass; A point calm at hourglass; heroes write calm paper; gudgeon listen calm; friends listen calm
# things: hourglass on barrel; barrel; lantern; bell
At half past six {A} was sitting by the glass. The captain came by, and leaned.
“It has a good way to go,” said {A}. The captain went red. It did not suit the hat.
“I cannot go before the crew,” she said. “Captains don’t. So the crew has to go early.”
“How tired are you?” said {A}. ¶ “Since about March,” said Captain Ransome. # usual
She could have been voted off the ship for it. {A} wrote a line, and called all hands. “Article the Tenth. The captain may be tired.”
There were thirty-one in favour.
-> DONE

=== l3
# shot: wide
# place: ship; night; stars
# action: captain walk sleepy; sailor bow calm at captain; gudgeon bow calm at captain; heroes wave calm at captain; annis push calm ships-wheel; friends yawn sleepy
# things: hat in sailor.hand; ships-wheel; hourglass; lantern
She went down at seven, by the stairs, in front of them all. They took their hats off. She did not know where to look.
By eight it was dim. No one had rung a thing. But one by one they got up from the ropes, and said well, and went.
“It is only eight,” said {A}. “You may stay up. We won.”
“So we did,” they said. “Goodnight.” # spare
Big Annis had the wheel. She let the glass run right out, and a bit over, to be fair. # spare
-> DONE

=== m3
# shot: object
# place: ship; night; stars
# action: A look-up calm; heroes look-up calm; friends sit sleepy
# things: stone; rope; ships-wheel; hourglass; 4 stars
To be up was odd. There was a lot of it, mostly dark, with some sea in.
{A} stood by the mast, and was allowed to. The stars came out in no great hurry. The stone hung on its string, and swung, and swung less.
{homeward} # company
“Is it nine?” said {A}. ¶ “Not for some time,” said the wheel. # spare
That was as good as having it. And {A} went down. # spare
-> DONE

=== l4
# shot: wide
# place: ship; night; stars
# action: heroes sit sleepy; friends sit sleepy
# things: paper on mast; hat; pencil; hourglass; lantern; moon
Down below they lay in rows, like spoons. You could not have told who had the two shares.
The articles hung up on deck. The ink on the last one was still wet. Somebody had drawn a small hat by it. # spare
The ship went on by herself, more or less. She had the wind, and she had Annis. # spare
From the big cabin came a snore, and a fair one. It had been owing since March. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: hourglass; bell; paper
Somebody had to put out the lamp. It was put to the vote.
{resting}
{keepsake}
{dream} # spare
“Those in favour?” said {L}, from under the blanket. One hand came up, not very high.
“Those against?” No one was against it. The pillow had been in favour since six. # usual
“Carried,” said {L}.
Up on deck a glass was turned. It had run all the way.
One bell. It was whatever time it was.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Article the Eleventh came by the morning post, for signature. It had thirty names under it, and the print of a cat.
“The crew,” it said, “shall be told when the captain is asleep, by means of a sock on the wheel, and shall then go about on the sides of their feet.”
{A} read it through for tricks, and there were none. It had been voted on. There had been one against, said a note, but she had not woken up in time.
-> DONE

=== next_bedtime
Somewhere there was a sock on a wheel. One turned over very quietly, according to the articles.
-> DONE
