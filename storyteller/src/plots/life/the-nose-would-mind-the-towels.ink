# about: fear-water(face|head|under|swim&!jump|pool&!jump|bath&!get in the bath|dunk|goggles|splash|ears); learning(swim|under water|underwater); trying-again(swim); learned(under water|underwater|put her face|put his face|put their face)
# also: scared; nervous; bravery; trying-again; fear-other(swim|water|pool); proud; patience
# wants: child
# role grownup: parent = the grown-up with the towel
# ages: 3-9
# holds: water(kind), bath(kind), pool(kind), dark(kind)

=== title
{~The Nose Would Mind the Towels|Lovely Once You Are In}
-> DONE

=== s1
# shot: wide
# place: bathroom; afternoon; clear
# action: A peek worried at bath; grownup sit-on-chair calm; heroes stand worried; friends stand
# things: bath; stool; towel in grownup.hand; boat in bath
{~“Chin,” they had said at the pool, “mouth, nose, and in.” {young:{H} had got as far as the chin.|{H} had got as far as the chin, and had come home with it.}|Most of {H} could swim. {young:The feet could. The face could not.|The feet could, and the arms could, but the face had not been in.}|There was swimming again in the week, {young:and {H} had thought about it, with the face.|and {H} had been thinking about it, mostly with the front of the head.}}
{L} wanted to do it, and to come up with flat hair, and shout.
{is_wished_day:It was to be {wished_day}. A face hears what is said at table.} # wished
{is_wished_saying:{wished_saying} It was the nose that had said it.} # wished
So the bath was run, with {grownup} on the stool, and {L} looked over the edge.
A face is not one thing. {young:A nose, two eyes, two ears and a mouth live there, and each of them has something to say about it.|It is more like a family that has come to the sea, and stands about in its hats.}
“You first,” said the mouth. ¶ “Who, me?” said the chin.
-> DONE

=== s2
# shot: two
# place: bathroom; afternoon; clear
# action: A reach-down curious in bath; heroes peek; grownup sit-on-chair; friends reach-down in bath
# things: bath; shelf; themed on shelf; drop
Everybody came to watch.
{joining}
{is_loved:“It would be easier,” said {A}, “with a bit of {loved}.” But it was only water.|{musing}} # personal
{hinderer_person:“Is it warm?” asked {hinderer}, and put in a hand, and made a wave as far as the taps.} # beat
{hinderer_animal:{hinderer} leaned over to drink some, and for a while the sea had to be shared.} # beat
{hinderer_carried:{hinderer} was let see, from the edge, and went straight in, without being asked twice.} # beat
The chin went in by itself. {young:It dripped.|It went down as far as the bottom of itself, and stood there.} # usual
“Lovely,” said the chin, “once you are in.”
“I will mind the towels,” said the nose. {young:It had not even looked.|It had not cared for the way the chin said ‘once’.}
{themed_a} was up on the shelf, and minded the soap. # personal
-> DONE

=== m1
# aside
# shot: behind
# place: bathroom; afternoon; clear
# action: A listen surprised in bath; heroes listen laughing; friends stand
# things: bath; pipe; drum
The ears were asked next. There are two of them, and they do not meet. {young:So they went in one after the other.|They had to be taken in one after the other, on the side, like people going through a gate with a suitcase.}
Glup, said the left one, {young:and came up with some of it still in.|and came up with some of it still in, and very much excited.}
“There is a man down there,” it said, “with a drum!” {young:That was only the pipe.|That was the pipe, said {grownup}, or somebody in the flat below with a chair.}
{many:{B} put one in, too,|{A} sent in the right one,} to hear the man. {young:Dum, he went. Dum.|He was still at it, and he seemed to be glad of the company.}
“You should hear what they play down here,” they called up to the nose. “I can hear it perfectly from the towels,” said the nose, and turned one over, to do the other side. # more
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: A drink happy; heroes drink worried; grownup pour teapot; friends eat biscuit
# things: table; mug; biscuit; teapot
There had to be tea in between. {A} practised on that. {young:The lip went in, and came out brown.|The top lip went in as far as it goes, and came out with a moustache.}
“I have been in,” it said. {young:“It is warm in there. It has half a biscuit in it, and nobody is on duty.”|“It is warmer than the other, and there was half a biscuit floating in it, and nobody on duty.”}
“You do it every day with soup,” {grownup} told the mouth. ¶ “Soup does not come over the top,” said the nose, for it.
{young:They all looked at the soup spoon.|That was thought about by everybody, and nobody could say that it was not so.}
“How do fish do it?” asked {A}. {young:“They have no nose.”|“Perhaps it is that they were never asked.”} There was one on the tea towel, but it did not look like a fish who would know. # more
-> DONE

=== m2
# aside
# shot: two
# place: bathroom; dusk; clear
# action: A sit worried in bath; grownup hold cloth at A; heroes sit in bath; friends stand
# things: bath; cloth; drop on A
The eyes were against it. {young:They shut, both of them, and it had not even begun.|They had shut before anything had happened, and would not say what they had seen.}
“It is the getting out,” they said. {young:“It runs in.”|“You come up, and it runs down the front, and one cannot find the door.”}
So {grownup} stood by with the flannel, held out wide, like a man with a coat. {young:Drip on the brow. Pat. Drip. Pat, pat.|A drip was put on the eyebrow, for practice, and it ran, and the flannel was there. They did that four times.}
The fifth one was let run. It got as far as the {~cheek|chin}, and fell off. {young:“Oh,” said the eyes. “Is that it?”|“We had thought of more,” said the eyes.}
They wanted it put down that they had been willing all along. # more
-> DONE

=== s3
# shot: close
# place: bathroom; dusk; clear
# action: A blow surprised in bath; heroes clap; grownup reach-down holding towel; friends point
# things: bath; 6 bubbles; towel
Then it was the mouth. It had talked so much that it had to. # usual
{helper_person:“I will count,” said {helper}, “and I only know up to three.” That was a great relief to everybody.} # beat
{helper_animal:{helper} put a nose down next to it, right to the water, and breathed, and did not go.} # beat
{helper_carried:{helper} floated close by, looking straight up, and anyone could see how easily it was done.} # beat
In went the mouth, up to the top lip, and there it had something to say. Blub.
{young:Blub, blub, blub!|Up came the word in one big piece, and burst, and it was louder than you would have thought.} # usual
“What did it say?” asked {grownup}. ¶ “It said ‘nose’,” said {L}. # usual
“Nose!” they called. “Come in!” And {L} pushed, all at once. {young:In went the nose, and the water went right up it!|In went the nose with its doors open, and a good deal of the bath went up it.}
“I said so,” said the nose, from inside the towel. “I said so. I said so.”
-> DONE

=== l2
# aside
# shot: above
# place: bathroom; dusk; clear
# action: A sit sad in bath; heroes sit in bath; grownup sit-on-chair; friends stand
# things: bath; boat in bath; rubber-duck on boat; tap
Nobody called for some time. {young:The nose sat in the towel. It had been sneezed, three times, and it let people be sorry.|The nose had been sneezed three times, and blown, and it sat in the towel and let people be sorry.}
“You need not,” said {grownup}. {young:“Not tonight.”|“There is no law. My uncle sailed round the world, and he never put his in.”}
“Did he wash?” asked {A}. ¶ “Round it,” said {grownup}.
The boat went by with a duck on it, and neither of them had ever been under. {young:They looked quite well.|They seemed to get about.}
The chin said that it would go in again, if that was any help. It went in, and came out, and no one was looking. # more
{A} let out some of the cold, and let in some hot.
-> DONE

=== m4
# aside
# shot: wide
# place: bathroom; dusk; clear
# action: A peek curious at bath; heroes point at spoon; friends look-up
# things: bath; spoon in bath; boat in bath; lamp
There was a thing to look at on the bottom, if one were a face that looked. {young:It was a spoon.|A spoon had got in, as they will, and it lay down there with the light on it.} It was one of the good ones.
From above it was bent. {young:It went one way, and then it went the other.|It went along like any spoon as far as the water, and then it set off in another direction.}
“Is it like that down there?” said the eyes. {young:“We would like to see it from the front.”|“One ought to see it from the front, before one says that it is bent.”}
“Then somebody has to go in with us,” they said, and looked down at the nose, from both sides. {young:But the nose had begun to hum.|The nose, as people do, began to hum.}
It was a song with a good many verses. It knew that, and it was going to do them all. # more
-> DONE

=== s4
# shot: two
# place: bathroom; night; clear
# action: A swim proud in bath; grownup hold A; heroes clap; friends clap
# things: bath; 5 bubbles; plug; tap
The nose was humming. It hums when it does not want to be asked.
{L} put a finger under it. {young:There was wind coming out.|There was a small wind coming out of both doors.}
“I have to,” said the nose. {young:“It has to go somewhere.”|“One cannot hum inwards. I have tried it.”} # usual
“Then nothing can come in,” said {L}. “You are going out.”
The nose thought about that, and went on humming, a bit louder. {grownup} held on to a hand. And nobody pushed. # usual
In went the chin, and the mouth, shut. In went the nose, and it was humming. {young:Mmmmm!|You could hear it in the taps.} And the eyes opened, and saw the plug. It had been there all the time.
“Lovely,” said the nose, when it was up. “Once you are in.”
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: grownup hug A; A sit sleepy; heroes hold towel; friends sit
# things: bath; plug; towel
Then the plug was out. It all went down, and sang at the end. It knew the tune.
The face was dried from the top, and each part was asked if it had had a good day.
The ears had some left. They took it with them, for later.
“I shall go in first, the next time,” said the nose. It was pink. “One has to hum. I found that out.” # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: A whisper sleepy at pillow; heroes lie-back; friends sit
# things: pillow; towel on door; door
The hair was flat. It stood up again in the end, all but one bit.
Hot milk came. The lip got its moustache, and did not say that it had been in. # more
“Did you see me?” said the chin. It had been in the most. No one had seen it. They had all had their eyes on the nose. # more
The towel hung over the door, and dripped. There was nobody minding it.
They told it all to the pillow. They all told it at once. The mouth did the talk.
-> DONE

=== l4
# shot: object
# place: bathroom; night; stars
# action: heroes tiptoe sleepy
# things: bath; drop; tap; pipe; towel
The bath was white, and cold, and had no one in it. It was a beach in winter.
The plug lay on its chain. It had been seen, and it thought about that. A tap said something. The other tap was shut. # more
On the stool lay the flannel. It was tired, and flat. It had been a man with a coat. # more
A drip let go. It fell. It was lovely, once it was in.
Down in the pipe somebody put away a drum.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; grownup stand; friends sit
# things: slipper left
There was the pillow. It was deep, and it was cool at the edge.
{resting}
{keepsake}
{dream} # spare
“Who goes first?” said the mouth. ¶ “I do,” said the chin. # usual
In went the chin. In went a cheek. In went an ear, and heard a drum, quite slow. # usual
The eyes shut. They knew the way.
The nose was last. It stood at the edge. There was a small wind.
“Is it nice?” it said.
“Lovely,” they said. “Once you are in.”
It hummed.
In it went.
Goodnight, {H}. Goodnight, nose.
Goodnight.
-> DONE

=== next_night
A spoon was found in the bath at breakfast, when it was wanted for an egg. “It has been under all night,” said {A}, “and it is not even wrinkled.”
So it was dried from the top, and asked whether it had had a good day. After that it went into the egg, chin first, and the whole table hummed for it, so that nothing should get in.
-> DONE

=== next_bedtime
The towel hung over the door. Nobody had to mind it.
-> DONE
