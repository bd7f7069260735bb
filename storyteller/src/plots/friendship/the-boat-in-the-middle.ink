# about: quarrel; sorry; sharing
# also: sad; angry; jealousy
# role hue: colour = yellow
# holds: dark(kind)

=== title
{~The Boat in the Middle|Whose Turn With the Boat?}
-> DONE

=== s1
# shot: wide
# place: lake; afternoon; clear
# action: otter sit cross; A point surprised at boat; heroes stand surprised; friends stand curious
# things: boat; stone in A.hand; jetty; plant
{~In the middle of the lake there was a little {hue_noun} boat, and there was nobody in it. {young:It went round and round, all by itself, and {H} stopped to look.|It turned to the left, and it turned to the right, as if it were waiting to be asked. {H} had only come down to skim stones.}|“Mine!” said somebody at the lake. “Mine!” said somebody else, {young:a long way off, on the other side. {H} looked, and there was just a little {hue_noun} boat with nobody in it.|all the way across the water. {H}, who had only come down to skim stones, looked round for whatever it was, and saw a small {hue_noun} boat with nobody in it.}|Somebody had let go of a boat. {young:It was a little {hue_noun} one, out in the middle of the lake, and it went round and round. {H} noticed it first.|It was a small {hue_noun} one, right out in the middle of the lake, turning about as if it had forgotten what it came for. {H} noticed it first.}}
{joining}
“Whose is it?” asked {A}.
“It is mine,” said an otter, who was sitting on the bank with its arms folded.
“Mine!” called a {~very small|rather cross} voice from the other side. {young:That was the hedgehog, and its arms were folded, too.|That was the hedgehog. Its arms were folded as well.}
{is_wished_thing:“It is like that with {wished_thing},” said {A}, who knew.} # wished
{is_wished_place:It was very like {wished_place}.} # wished
{H} looked from one bank to the other.{not short: {young:It is a big lake.|It was clearly going to be that kind of day.}}
-> DONE

=== s2
# shot: two
# place: lake; afternoon; clear
# action: otter point sad at boat; A sit curious beside otter; heroes kneel worried before otter; friends sit worried
# things: boat; cushion; plant
“It was like this,” said the otter. “We had it between us. I had it on Mondays, and the hedgehog had it on Tuesdays. {young:But then came Wednesday, and we both got in.”|And then there was a Wednesday.”}
“Ah,” said {A}. # usual
{is_wished_person:“{wished_person} and I have been in the water as well,” said {A}. “In a way.”} # wished
{young:“I rowed this way,” said the otter, “and the hedgehog rowed that way. It went splash, and we both got out. The hedgehog went home on a {~leaf|log}, and did not wave.”|“We both got in,” said the otter. “We both rowed. We rowed in different directions, and there was some splashing, and we both got out. I swam. The hedgehog went home on a {~lily leaf|log}, and would not wave.”} # spare
{hinderer_person:“And whose Wednesday was it?” asked {hinderer}, which was just what you ought not to ask.} # beat
{hinderer_animal:{hinderer} chose that moment to drink, and nobody could hear the part about Tuesday.} # beat
{hinderer_carried:The otter asked {hinderer} what {hinderer} thought, and got no answer, and took it rather badly.} # beat
{is_loved:To be kind, {A} told the otter about {loved}. “The hedgehog would like that,” it said, before it could stop itself.|{musing}} # personal
The otter looked out at the boat. “I made the cushions,” it said, {young:very low. “The hedgehog did the paint. It is good paint.”|more quietly. “The hedgehog did the paint.”} # usual
-> DONE

=== m1
# shot: close
# place: meadow; afternoon; breeze
# action: hedgehog eat cross jam; A kneel curious before hedgehog; heroes listen curious at hedgehog; friends sit worried
# things: table; 2 cups on table; jam on table; spoon; tablecloth on table
It is a long walk round a lake. There are reeds, and then a {~stile|gate}, and then some geese {young:who say that this is their bit|with opinions}. # spare
On the other side sat the hedgehog, beside a table laid for two. {young:It put one of the cups away. Then it got it out again.|It had put one of the cups away, and then, it seemed, got it out again.}
“I do not want to talk about it,” said the hedgehog, {young:and then it did. “Who said, let us make it {hue_noun}? I did! And who brings the jam?”|and talked about it for twenty minutes. “Who had thought of {hue_noun}, that is all I ask? Who brings the jam?”}
“Who does bring the jam?” asked {A}.
“I do,” said the hedgehog. “But the otter has the bread.” It looked at its jar. “I have eaten it with a spoon since Wednesday,” it said. “It is not the same.”
-> DONE

=== l1
# aside
# shot: wide
# place: lake; afternoon; clear
# action: duck swim worried; heroes crouch laughing at duck; friends listen curious
# things: plant; butter; boat
A duck was asked, {young:because it lives in the middle|as somebody who has no side}.
“I go past the two of them twice a day,” said the duck. {young:“Over there one asks me, is the otter well? And over here one asks me, has the hedgehog got a {~cough|cold}? I used to tell them. But I got it mixed up, and told the otter to put butter on its chest.”|“Over there one says, is the otter well, not that I mind. And over here one says, has the hedgehog got a {~cough|cold}, not that I am asking. I used to carry the messages. But I got them mixed up, and told the otter to put goose fat on its chest.”}
“Did it?” asked {A}.
“It did,” said the duck. {young:“It slid off all its chairs.”|“It slid off everything for a week.”}
“I meant it kindly,” said the duck. # more
-> DONE

=== s3
# shot: behind
# place: lake; dusk; breeze
# action: A pull happy kite; heroes point happy at kite; otter look-up surprised; friends clap happy
# things: kite over boat; boat; thread; newspaper; plant
“Somebody must get hold of that boat,” said {A}. But it was too far for a stick, {young:and too far for a rope|and too far for a shout}.{long: A stone on a string went plop, half-way.}
{young:Then the wind got up. It lifted a leaf, and it lifted {As} hair.|Then the wind got up, as it does about tea-time. It lifted a leaf, and it lifted {As} hair.}
“A kite!” said {A}.
They made it of newspaper and two canes, with a tail of odd ribbons, and a good long string.
{helper_person:“Run,” said {helper}, who was holding it up. “Not yet. Not yet. Now.” And it was the right now.} # beat
{helper_animal:{helper} ran too, for no reason, so that {A} ran faster, and that is just what a kite needs.} # beat
{helper_carried:{helper} was held up first, to see which way {helper} leaned, and that was the way that the wind was going.} # beat
Up it went, {not short:over the reeds, over the lilies, }out across the water, tugging like a {~puppy|pony}. {young:Then down came the string, very softly, right across the {hue_noun} boat, and the kite sat down on the hedgehog’s roof.|The string sagged, and dipped, and came down, as lightly as you like, right across the {hue_noun} boat. And on the far side the kite landed on the hedgehog’s roof.}
-> DONE

=== m2
# shot: two
# place: lake; dusk; clear
# action: otter pull cross rope; A point happy at boat; heroes pull happy rope; friends shout happy; hedgehog pull cross
# things: rope; boat; post
So now there was an otter at one end of a string, and a hedgehog at the other, and a boat caught in the middle. It was Wednesday all over again. # spare
“Pull!” called the otter.
“You pull!” called the hedgehog. They both pulled, {young:and the boat did not go to anybody|and the string hummed}.
“Stop,” said {A}. “Now one at a time.” The otter pulled, and the boat came sailing over, as {~sweetly|smoothly} as a swan. “Now let go,” said {A}, “and let the other one have a turn.” {young:The otter did not like it. But it let go, and off went the boat, back to the hedgehog.|The otter did not like it. But it let go. And off went the boat, the other way, with the little waves running out behind.}
{pausing} # company
-> DONE

=== l2
# shot: close
# place: lake; dusk; clear
# action: otter look-up happy; A hold surprised bread; heroes point happy at bread; friends clap happy
# things: boat; bread in boat; jam; rope; cloth
“Do that again,” said the hedgehog’s voice, small and clear.
So they did it again. The boat went over, and it came back. {young:Then it went over with a loaf in it. Nobody saw who put it there, but the otter was looking up at a cloud.|The next time that it went over there was a loaf in it, wrapped in a cloth. Nobody had seen who put it there. The otter was looking very hard at {~a cloud|its foot}.}
The boat stayed for quite a while on the other side. {young:Then it came back, and the loaf was all in slices, with jam on, right up to the edge.|When it came back there was the loaf, only now it was cut into slices. Every slice had jam on, right up to the edge.}
“It always goes right up to the edge,” said the otter, in a funny voice. # more
-> DONE

=== m3
# aside
# shot: object
# place: lake; dusk; clear
# action: A sit calm; heroes sit calm; friends sit calm
# things: boat; cushion in boat; stone; letter; rope
“What will you send now?” asked {A}.
{young:The otter sent a cushion, and the hedgehog sewed it up and sent it back.|The otter thought. It sent a cushion. The hedgehog sent it back, mended.} The otter sent a smooth white {~stone|shell}. The hedgehog sent a poem, {young:and it was this: I have a lake.|but it had only one line, which was: I have a lake.}
“I don’t think it is finished,” said {A}.
The otter took the pencil and breathed hard. Underneath, it wrote: So have I. It is the same one.
Then there was nothing left to send. The otter looked at the boat. It put in one foot.
-> DONE

=== s4
# shot: close
# place: lake; dusk; clear
# action: otter sit worried in boat; A pull happy rope; heroes pull happy at boat; hedgehog wave worried; friends wave happy
# things: boat; rope; lantern
{short:Now there was an otter at one end of a string, and a hedgehog at the other. }{young:So then it was the otter that went across.|So what went across, in the end, was the otter.} It sat very straight, with its paws {~on its knees|in its lap}. {H} let out the string. The hedgehog pulled it in. Soon there were two small shapes on the far bank. One was long, and one was round.
Nobody could hear what was said. But it did not take long. It looked like about four words. # spare
Then both of them got into the boat{young:, one at each end|, with a good deal of after you}.
“Who is going to row?” shouted {A}. ¶ “Nobody!” they shouted back. “Will you pull us to the middle, please?” # usual
-> DONE

=== l3
# shot: wide
# place: lake; night; stars
# action: otter eat happy in boat; hedgehog eat happy in boat; heroes sit happy; friends sit happy; fish jump surprised
# things: boat; lantern on boat; bread; jam; moon
It is a very good place, the middle. You can see both sides from it.
They had the jam. They had the bread. They had one lantern. It made a small {~gold|yellow} room on the dark water.
“We should have thought of it before,” said the otter.
“We did,” said the hedgehog. “We only forgot.”
A fish came up to look. It left one ring. # more
-> DONE

=== m4
# shot: two
# place: lake; night; stars
# action: A pull calm rope; otter wave sleepy in boat; hedgehog wave sleepy in boat; heroes wave sleepy at boat; duck sleep sleepy; friends wave sleepy
# things: rope on post; post; boat; lantern on boat
The string was tied to a {~post|ring} on this side. It was tied to a post on that side. It would always be there now.
“Goodnight,” called {A}. ¶ “Goodnight,” called two voices. It was hard to tell which was which. # spare
The duck was asleep. It had no messages to carry. # spare
{homeward} # company
-> DONE

=== l4
# shot: behind
# place: meadow; night; mist
# action: A carry sleepy kite; heroes walk sleepy; 3 goose sleep sleepy; friends walk sleepy
# things: ribbon; plant; lantern
The grass was grey. The geese had gone to bed{not young: with their opinions}.
{A} carried the kite. It was torn, and its {~tail|nose} was wet. It had had a great day.
Behind the reeds somebody laughed. Somebody else laughed, too. Then there was just the water.
It lapped on this side. It lapped on that side. It was the same water. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: ribbon; window; kite
And here was bed, as flat and as calm as a lake.
{resting}
{keepsake}
{dream} # spare
The kite hung on the {~door|chair}. Its ribbons stirred. Then they were still. # usual
Out in the middle there was a light, no bigger than a seed. It turned a little to the left, and a little to the right. # spare
{H} floated. There was no need to row.
The night took the string. It pulled, ever so gently. # usual
Goodnight, this side. Goodnight, that side. Goodnight.
-> DONE

=== next_night
Some mice were standing in a queue at the lake, each with a daisy. Out in the middle the otter rowed one way, and the hedgehog rowed the other, and the boat went round like a lid.
“It does not go anywhere!” the otter called to {A}. “It turns out that people like that!” ¶ “Once round is a daisy!” called the hedgehog, going by. “Twice is free!”
A mouse who had been twice walked into {As} shoe, and begged its pardon.
-> DONE

=== next_bedtime
Out on the lake the boat went round once more, for itself. Then it was tied up.
-> DONE
