# about: weather(puddle|wellies|welly|wellington|rain boots|rainboots|raincoat|rainy day|in the rain|rained|raining|wet day|splash|mud&!kitchen&!pie&!soup&!cake); play(puddle|splash|mud&!kitchen&!pie&!soup&!cake|in the rain|wellies|rainy); season(puddle|wellies|in the rain); new-clothes(wellies|welly|wellington|rain boots|rainboots|puddle suit|raincoat|rain coat|waterproof); mess(puddle|mud&!kitchen&!pie); outing(puddle|in the rain|wellies|mud&!kitchen&!pie|rainy)
# also: happy; too-excited; play; outing; proud; weather; season; clothes; new-clothes; mess; patience; bored; person; place; school-day; tired
# wants: child
# role grownup: elder, parent = the grown-up in the long coat
# kind mud: mud|muddy|mudd*
# kind rain: rain|rained|raining|rainy
# ages: 3-9
# needs: walking
# holds: rain(kind), water(kind), dark(kind), bird(kind)

=== title
{~Not Over the Top|Up to the Line}
-> DONE

=== s1
# shot: wide
# place: park; day; breeze
# place for rain: park; day; rain
# action: L walk happy; heroes walk happy; grownup walk; friends walk
# things: row of 3 puddles; tree; bench
{~In the night it had rained, {young:and now there were puddles all along the path, and {H} had boots on.|and it had left something for {H} in every dip of the path.}|“Boots!” called {grownup}, {young:and {H} had them on, and was out at the puddles before anybody.|but {H} had had them on since breakfast, with pyjamas.}|There were {~nine|eleven} puddles from the gate to the bench. {young:{H} had boots on, and went to see every one of them.|{H} could see them all, and not one had been used.}}
{
- is_mud:
{young:There was mud, too. Shlup, it said.|There was mud as well, of the good sort, which says shlup.} # usual
- is_rain:
{young:It was still raining. Pit, pat, on the hoods.|It was still raining, and everybody had a drum on.} # usual
- else:
{young:The sun had come out to look at them.|The sun had come out, and there was steam on the bench.} # usual
}
Round each boot ran a line, just under the top. “You can go in up to there,” said {grownup}. {young:“Not over the top.”|“Not over the top. I have brought only two socks, and I am in them.”}
{L} wanted the deepest puddle that there was. {young:But it had to stay outside the boots.|But it had to be one that stays outside.}
“Is there one up to the line?” asked {L}. ¶ “Go and look,” said {grownup}. # more
-> DONE

=== s2
# shot: two
# place: park; day; breeze
# place for rain: park; day; rain
# action: L tiptoe curious; heroes jump happy; grownup stand; friends stand
# things: 3 puddles; leaf; themed
{joining}
The first puddle came up to the heel. {young:Splish. That was not deep at all.|It was hardly worth the name.} The second came up to the ankle, {young:and had a leaf in it.|and a worm was just leaving it.}
{hinderer_person:“It is nothing, look,” said {hinderer}, and stepped in, and had forgotten which shoes those were.} # beat
{hinderer_animal:{hinderer} went through each of them first, and then came back to shake it out over everybody.} # beat
{hinderer_carried:{hinderer} must not get wet, and had to be held up in the air all the time, like a lamp.} # beat
The third one looked very deep, {young:but it was only black.|but it had only been lying under a tree, and was dark.} # usual
{themed_a} was left on the dry side, to say how it looked from there. # personal
{
- is_mud:
The fourth was nearly all mud. {young:Shlup! It had one boot. {L} had to pull and pull.|It took hold of one boot, and would have kept it, had {L} not had a foot in there.} # usual
- else:
The fourth came half-way up. {young:Splash! That was a good one.|It had a proper splash in it, and {L} did it {~three|four} times.} # usual
}
Each puddle left a wet ring on the boots, {young:like the ring in a bath.|like the ring round a bath.} But the line was dry.
There was still a hand’s breadth to go. # more
-> DONE

=== m1
# aside
# shot: above
# place: park; day; breeze
# place for rain: park; day; rain
# action: A look-up curious; heroes peek puddle; grownup peek puddle; friends peek puddle
# things: big puddle; cloud; tree
In one of the puddles was the sky. {young:It had a tree in it, the wrong way up.|There was a tree in it as well, hanging by its feet, and a good deal of cloud.}
{A} put one boot on the edge of a cloud. {young:It was wet.|It gave, and it was wet, as {A} had always thought that clouds would be.}
Somebody looked up out of there, in the same hood. {young:“Hello,” said {A}. They both had a drip on the nose.|“Hello,” said {A}, and both of them had a drip on the end of the nose.} The drip came down. {young:Plip! Then nobody was there.|Plip, and then it was all rings, and it took a while until the two of them had come together again.}
{pausing} # company
A bird flew past, a long way under their feet. # more
-> DONE

=== l1
# aside
# shot: two
# place: park; day; breeze
# place for rain: park; day; rain
# action: A kneel curious before duck; heroes kneel curious; duck sit calm on puddle; grownup stand; friends stand
# things: big puddle; bench; bin
On the puddle by the bins sat a duck. {young:It sat there like on a pond.|It had its feathers tucked in, and gave the place an air of a lake.}
“If there is a duck, it is deep,” said {A}. {young:So they asked it.|There could be no doubt of that, for a duck knows about these things.}
“Is it deep?” asked {A}. {young:The duck got up.|The duck gave this some thought, and then it stood up.} It had been sitting on the path.
The water came up to {young:its toes.|the place where a duck’s socks would end.} {young:“Quack,” it said, and sat down again.|“Quack,” said the duck, which may have been “Deep enough,” and lowered itself again, like a lid.}
They did not go in there, as it was taken. # more
{grownup} wished it a good afternoon. # more
-> DONE

=== s3
# shot: close
# place: park; afternoon; breeze
# place for rain: park; afternoon; rain
# action: L hold curious stick; heroes kneel curious; grownup kneel; friends stand
# things: huge puddle; stick in L.hand; gate; slope
Down by the gate was the last one. {young:It was huge, and it was as brown as tea.|It was as wide as the path, and as brown as tea.}
Nobody could see the bottom. # usual
{L} got ready to run, {young:and then did not run, and went to get a stick.|and stopped, and went to look for a stick.}
{helper_person:“This one is straight,” said {helper}, and held on to a hood, so that somebody could lean out.} # beat
{helper_animal:{helper} came with a stick as well. It was as long as a bed, and had to be broken.} # beat
{helper_carried:{helper} was put up on the gatepost, to watch for when the stick came out.} # beat
In went the stick, until it stopped. Out it came, and {L} held it against one boot. {young:The wet went up past the line. It was one thumb too deep.|The wet part went past the line, by exactly one thumb.}
“Too deep,” said {grownup}. “What a pity.” # usual
But {L} went all the way round, and looked at the path. It went downhill there. {young:“The puddle can come down a bit,” said {L}.|“We could let it down,” said {L}. “By a thumb.”} And {L} began to dig, with one heel.
-> DONE

=== m2
# aside
# shot: behind
# place: park; afternoon; breeze
# place for rain: park; afternoon; rain
# action: A dig happy stick; heroes dig; grownup dig; friends stand
# things: huge puddle; stick; stone; leaf
It was not long, that ditch. {young:It was as long as {A}.|It was about as long as {A} would be, lying down, and it went round a stone.}
The puddle did not see it at first. {young:Then a bit of it did. It put out a finger.|Then it put out one finger, and felt its way down, like somebody on a stair in the dark.} {young:A leaf came after it. Off it went!|After it came a leaf, and then there was no holding it.}
They made it wider. {grownup} did the corner, {young:and would not stop.|and would not be helped, and got the hem of the coat in it.}
{pausing} # company
Down below there was a dandelion, which had not had a river before. # more
At the stone a small lake got in the way, and had to be spoken to with a stick. # more
-> DONE

=== l2
# aside
# shot: two
# place: park; afternoon; breeze
# place for rain: park; afternoon; rain
# action: postwoman stand curious; A point proud at puddle; heroes stand; grownup wave; friends stand
# things: bicycle left; huge puddle; stick; bag
# people: postwoman(she)
The postwoman came up on the other side, with her bicycle, {young:and could not get by.|and stopped, as she had stopped there every day since Tuesday.}
“What are you doing?” she called. ¶ “We are letting it down by a thumb,” called {A}. {young:¶ “A big thumb?” ¶ “This one.”|¶ “Whose thumb?” called the postwoman, which is the sort of thing that you have to ask. {A} held it up.}
She looked at her watch. {young:Then she stayed.|Then she put down the stand of the bicycle, and got out a bun.}
They put the stick in again, and {young:it was half a thumb.|held it to the boot, and called across: “Half a thumb!”} The postwoman held up hers, bent in the middle. # more
She had a parcel there that said URGENT. She turned it over. # more
-> DONE

=== s4
# shot: wide
# place: park; afternoon; breeze
# place for rain: park; afternoon; rain
# action: L jump laughing; heroes jump laughing; grownup reach-up surprised; friends jump
# things: huge puddle; 5 drops; stick; gate
At last the wet on the stick went up to the line, and no further. {young:“Now!” said {L}, and they all stood back.|“Now,” said {L}, and everybody stood back.}
{L} went in, one step and another. {young:Up came the water, past the heel, and past the ankle, and stopped.|The water came up past all the rings, and stopped just at the line.} Inside, it was dry.
And then {L} jumped. {
- is_mud:
Up went the puddle, {young:all brown. Down it came, all over.|all of it, and brown, and nobody had stood back enough.}
- else:
Up went the puddle, {young:as high as a hood. Then it came down.|higher than a hood, and hung there, and came down.}
}
It came down in the boots. {young:Glug, glug.|Glug, went the left one, and glug, the right.}
Nobody spoke for a bit. “It did not come over the top,” said {L}. ¶ “No,” said {grownup}. “It came in by the roof.”
{grownup} looked at two dry boots, {young:and then they were not dry.|and thought it over. “Move up,” said {grownup}.} # usual
-> DONE

=== m4
# shot: two
# place: garden; dusk; clear
# action: L pour boot; heroes pour boot; grownup pour boot; friends stand
# things: boot in L.hand; door; mat; leaf
At home the boots were turned over. Out of the left one came a cup of puddle. It had a leaf in it.
Out of the right one came a cup as well. There was no leaf. # spare
Both had been full up to the line.
The socks went up the hall. They sang two notes. # spare
“How was it?” asked somebody at the door. ¶ “Deep,” said {L}. # more
The stick was stood in the corner, by the umbrella. It had earned it. # more
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: L sit calm in bath; heroes sit in bath; grownup hold towel; friends stand
# things: bath; sponge; towel; soap
Then there was the bath. It came up to no line at all.
{is_mud:The water went brown, and had to be let out, and let in once more.|A bit of grit lay on the bottom. It had come all that way.} # spare
Ten toes came up to look. They were white, and they had folds.
“That is from the inside of the boots,” said {L}. # spare
The plug was pulled. There was no need to dig. # more
It went round, and down, and it said glug. They knew that word. # more
-> DONE

=== m3
# shot: close
# place: hallway; night; stars
# action: L look-up sleepy; heroes walk sleepy; grownup carry lamp; friends walk
# things: 2 boots; newspaper; mat; lamp
The boots stood on their heads in the hall.
All the rings were there. There was the heel. There was the ankle. One more was right on the line.
{L} put one finger on it. It was nearly dry. # spare
“Will the puddle be there tomorrow?” ¶ “Some of it,” said {grownup}. “It is that sort of path.” # more
A drip came out, and was the last. # more
-> DONE

=== l4
# shot: object
# place: park; night; stars
# action: heroes look-up sleepy
# things: big puddle; moon; gate; 3 stars
It was dark by the gate. The puddle lay there, and was still.
It had the moon in it, and two stars. There was room for more.
The ditch ran a bit, and then a drop at a time. Then it was done. # spare
On the puddle by the bins sat a duck. It was asleep, and as high as it liked to be. # more
A leaf came down. It lay on the moon, like a lid. # more
No one came by. It was as deep as it was. # spare
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup tuck-in L; friends sit
# things: bed; quilt; lamp; moon
The bed was dry, and it was warm right down. # usual
{resting}
{dream} # spare
The quilt came up to the chin.
“Not over the top,” said {grownup}, low. So it stopped. # usual
There was a drip out there. Then there was not one. # usual
Sleep came in, like rain. It was at the heels first.
It came up to the knees. It came up to the chin. # usual
It came up to the line.
It went over the top.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A stick stood at the door in the morning, with a thumb drawn on it, and a card from the postwoman. “Down by two since yesterday,” she had written. “I went through in one go, with both feet up, and the parcel is dry. The duck has moved in by the gate. It is standing.”
{H} put the stick by the umbrella. There was more rain about, in the west, and it had better be written down somewhere.
-> DONE

=== next_bedtime
Out on the path the rain was filling it up again, a thumb at a time.
-> DONE
