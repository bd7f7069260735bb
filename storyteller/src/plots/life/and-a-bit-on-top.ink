# tells: entries(story|together|got a letter|got letters|found a letter|found the letter|deliver a letter|deliver the letter|got the letter|a letter from|a letter every|a letter saying|a letter that said|a letter that asked|a letter asking|letter arrived|letter came|letters from|received a letter|sent a letter|sent him a letter|sent her a letter|wrote a letter|wrote back|wrote a note|note from|note that|note saying|note said|note asking|brought a note|left a note|left him a note|left her a note|left notes|found a note|got a note|postcard|postcards|phone call|telephone call|video call|got a call|rang up|rang him|rang her|rang to|rang because|phone rang|telephone rang|phoned|telephoned|called up|text message|texted|message in a bottle|message from|got a message|received a message|a message that|a message saying|secret message|email|e-mail|emailed|parcel|parcels|package|invitation|got invited|was invited|were invited|invited to|invited her|invited him|telegram|walkie talkie|walkie-talkie|pigeon brought|through the letterbox|through the letter box|wrote him a|wrote her a|wrote them a|phone call from|had a message|kept posting)
# happens: letter
# wants: child
# kind invite: invit*|tea party|wedding|midnight ball
# kind do: needs somebody to|needs someone to|need somebody to|need someone to|needed somebody to|needed someone to|asking her to|asking him to|asks her to|asks him to|asks if she can|asks if he can|wants her to|wants him to|to do the|take over
# kind phone: phone|phones|telephone|telephones|rings|rang|ringing|calls|call|called up|phone call|video call|walkie talkie|walkie-talkie|facetime
# kind parcel: parcel*|package*|box|present
# kind deliver: postman|postwoman|postie|mailman|deliver*|delivering|wrong house|wrong address|meant for|next door’s|for somebody else|for someone else
# kind old: hundred years|100 years|years ago|fifty years|long ago|old letter
# kind help: help|helps|rescue|stuck|trapped|hurt|ill|poorly|sore|lost|can’t find|missing|borrow*|run out|ran out|asking for|asks for|asks to|come quick|needs|needed|lend|advice
# kind bottle: bottle
# kind know: wants to know|want to know|what day|what time|asks what|asks if|asks why|asks how|asks where|asks who|asking what|asking if|asking why|asking how|a question|questions|wanted to know|is it true
# kind note: note|notes
# kind air: pigeon|owl|bird|seagull|magpie|paper plane|paper aeroplane|balloon|kite
# kind mail: email|e-mail|emailed|text|text message|texted|message on
# kind wrote: wrote to|writes to|write to|writes a letter|wrote a letter|writes letters|writes back|wrote back|pen pal|penpal
# role grownup: parent = the grown-up with the tea towel
# ages: 3-9
# holds: dark(kind)

=== title
{~And a Bit on Top|As Much As Was Asked}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# place for deliver: street; afternoon; clear
# action: L look-up surprised; heroes stand; friends stand
# things: e1; e2; mat; door left
# things for deliver: e1; e2
{~Until then {H} had only heard from people who are always the same, and mostly on birthdays.|{H} had not been expecting anything that day, or not from there.|“It must be for next door,” they said. But next door it was nobody’s. {H} went and asked.}
{entry_1}
{entry_1_seen} # usual
{
- is_invite:
It said when, and it said where. {young:And the name was right.|And where it said who, there was the name, and it was spelt right, with a curl on the last letter, as if somebody had been pleased to get to the end of it.} {L} read it with one finger, curl and all.
- is_do:
It all came in the wrong order, {young:and very fast.|and very fast, as it does when somebody has thought about whom to ask, and for how long.} “It is only for tonight,” it said. {L} sat down, so as to have it all at one height.
- is_phone:
At first there was only breath in it. {young:Somebody was not sure.|It was the breath of somebody who had not been sure that anybody would be in.} “Hello?” said {L}. ¶ “Oh,” said {caller()}. “It works.”
- is_parcel:
It was heavier at the one end. {young:{L} held it quite level.|{L} carried it with both arms, and held it quite level, as you carry soup.} On the front it said which way up it went. Below that, quite small, it said: “Or as you like.”
- is_bottle:
There was sand in the neck of it. {young:{L} got the paper out with two fingers.|{L} got the paper out with two fingers, and it had been rolled up for so long that it rolled itself up again, and had to be held at both ends.}
- is_old:
The paper was as brown as tea, {young:and it cracked.|and you had to breathe past it. On the stamp was a king whom nobody knew any more.} “Be quick,” it said on the front. ¶ “I am only just in time,” said {L}, and wiped both hands first.
- is_deliver:
The corners were soft by now, {young:and the ink had run.|and the name on it had run a bit at the front, where it had rained.} {L} held it flat against the chest, out of the wind. It is an odd thing to carry, when somebody is waiting for it and does not know.
- is_know:
“Who, me?” said {L}, and looked behind. {young:There was nobody there.|Mostly people ask you if you have washed your hands. This was a real one. You could tell, because they did not know the answer.}
- is_help:
The writing leaned forwards, {young:as if it ran.|as if it had been running, and it had lost a comma on the way.} {L} put on one shoe while reading it, and by the end of it the other.
- is_note:
It was so small that it fitted on a fingertip. {young:{L} read it with the nose.|The letters were like poppy seeds, and {L} had to go so near that there was a nose in the light.} “It is joined up,” said {L}.
- is_air:
It was a bit crumpled on the side where the wind had been. {young:{L} stroked it flat.|{L} stroked it flat on one knee. Whoever had written it had pressed so hard that you could feel the words at the back.}
- is_mail:
“Ping,” it had said. {young:Then there were three dots.|Then came three dots, that went up and down one after the other. That is somebody who has not quite finished.} {L} sat down in front of them, and waited.
- is_wrote:
First you wait. {young:{L} looked at the mat. It was only mat.|On the first day there was mat. On the second day there was mat, and a leaf. {L} read the leaf, in case.} And then there it lay, and was thick.
- else:
It had been licked very thoroughly. {young:It said “From” on the back.|On the back it said “From”, and after that there had not been room, so that the rest went on round the edge, and {L} had to turn it like a wheel.}
}
{is_sender():“From {sender()}?” they said. “Are you sure?” ¶ {L} was quite sure. You do not make up a thing like that.} # more
Such things do not come on a weekday, as a rule. {L} looked to see what day it was. It was Tuesday. # usual
{young:Nobody had asked for {L} all week.|Nobody had asked for {L} all week, unless you count being asked for at the table.} # more
-> DONE

=== m1
# aside
# shot: two
# place: market; afternoon; clear
# action: plums give happy plum at A; heroes stand; friends stand
# things: stall; weighing-scale on stall; row of 5 plum on stall
# people: plums=woman(old, she, straw hat)
They told the woman who sells plums. She weighs out what you have asked for, and when it is right, {young:she puts in one more.|to the last plum, she drops in one more.}
“What is that for?” asked {A}. {young:“It was right already.”|“If it is right already?”}
“What you asked for is what you asked for,” she said. {young:“The bit on top is so that you know that I like you.”|“That is only arithmetic. The bit on top is so that you can tell it was done by somebody.”}
“It is the same with letters,” she said. {young:“Look at the end.|“Read what it says. And then look right at the end.} That is where they put it.” # usual
It must be small. {young:It must not be two.|“If it is two,” she said, “then they think that they have to bring something back.”} # spare
She gave {A} a plum to look at, {~and one more|and a leaf with it}. # more
They came home with all of it, {young:and said it to the stairs.|and said it over to themselves on the stairs, so as not to spill any.} # more
-> DONE

=== s2
# shot: close
# place: kitchen; afternoon; clear
# place for deliver: street; afternoon; clear
# action: L read curious; grownup stand; heroes sit-on-chair; friends sit
# action for phone, deliver: L listen curious; heroes stand; friends stand
# things: table; e1; e2
# things for deliver: e1; e2; door
{is_entry_3:{entry_2}}
{joining}
{is_loved:There was nothing in it about {loved}, but you could read it in.|{musing}} # personal
{
- is_invite:
“What do you bring?” asked {L}. It did not say. {young:“Bring yourself,” it said.|“Just bring yourself,” it said. So {L} looked at that, in the back of a spoon, since that was what was going to be brought.} It was washed as far as the elbows.
Right at the bottom there was a bit more. “P.S.,” it said. “You can sit next to me.”
- is_do:
{L} wrote it on one arm, {young:with a ring round the difficult bit.|the first thing on the hand, and what came next above that, and the difficult one just under the elbow, with a ring round it.} Then the sleeve was pushed up, as high as it would go.
Right at the end there was a bit more. “You do not have to. I only thought of you first.”
- is_phone:
It went on for a bit, and {L} nodded. {young:But you can’t hear a nod.|But you can’t hear that on a telephone, not even a big one.} “I am nodding,” said {L}. ¶ “Good,” said {caller()}. “I was not sure what that was.”
When everything had been said there came a bit more. “I have practised this with a spoon,” said {caller()}.
- is_parcel:
{L} walked round it, and it was the same from every side. {young:Each time it was for {L}.|But each time that you came to the front it was still for {L}.} It was tied with string, and the knot had been done by somebody with a good deal of time, who did not like to see it end.
{L} did not cut it. Under the knot there was a bit more. “Thank you for not cutting,” it said there.
- is_bottle:
“Dear,” it said, {young:and then it was wet.|and then it was wet for some lines, and all you could see was blue.} “And if you have found this,” it went on below, “then it has worked.” {L} held it up to the light, and there were fish in the blue, or they had been words.
At the edge there was a bit more. “P.S. Is it raining where you are?”
- is_old:
{L} read it aloud, a word at a time. {young:“Come at once,” it said.|The letters were tall and thin and all leaned the same way, like people at a bus stop. “Come at once,” they said.} “The strawberries are ripe.”
Below that there was a bit more. “P.S. Bring a spoon.”
- is_deliver:
At each door {L} held it up. {young:“Is this you?” asked {L}.|“Is this you?” asked {L}, and they came out in slippers, and looked at it, and would have liked it to be.} “I wish it were,” said a man. “What I get is the gas.” So it was not him. {is_being_1:{being_1} came along behind, and was told each time.}
It was getting dark. And on the back of it, quite low, there was a bit more. “Please ring twice,” it said there.
- is_know:
{L} had always thought that everybody knew that. {young:But then it was gone.|But when somebody asks you, it goes out of your head, and shuts the door behind it.} {L} looked out of the window, to see if it was there.
At the end there was a bit more. “You need not be quick,” it said. “I only wonder about it at night.”
- is_help:
So {L} got out a torch, {young:and some string, and a biscuit.|and some string, and a biscuit, which help with most things, and laid them in a row, and read it again to see if there was anything it did not help with.}
At the end there was a bit more. “P.S. It is not so bad while I am telling you.”
- is_note:
“Good evening,” it said. {young:“I live quite near.|“I live quite near, a little lower down.} I have heard your feet.” {L} looked at the feet, and took them up on the chair.
On the back there was a bit more, and it went right over the edge. “The left one is louder.”
- is_air:
{L} read it once by looking, {young:and once with a finger.|and then once more from the back, with a finger, with both eyes shut. The words that mattered were the deep ones.} There were three of those.
In the fold there was a bit more. “It knows the way back,” it said there, “if you have anything to say.”
- is_mail:
The dots stopped. {young:“Are you there?” it said.|“Are you there?” it said then, and the line went on and off behind it, like somebody who stands on one foot.} {L} looked for the Y, and then for the E. “Yes,” wrote {L}, with one finger.
“Good,” it said. And then there came a bit more. “I was not sure which button.”
- is_wrote:
All that had been asked was answered, {young:one by one, with a number.|one thing after the other, each with a number in front of it. {L} went down them with a finger.} The first was “Yes, at night”, and the second was “Only on Tuesdays”. The fourth was “No”.
Right at the end there was a bit more. “Nobody else has ever asked me the fourth.”
- else:
First there was a good deal of hello in it. {young:Then there was weather.|Then came the weather, how it was there, and that took up the whole of one side. And then, as it does, it came to the point.} {L} read that part standing up.
Right at the end there was a bit more. “P.S. I have not written to anybody before. Is this how you do it?”
}
{hinderer_person:“I should not have asked you,” said {hinderer}. “I should have asked me.”} # beat
{hinderer_animal:{hinderer} sat down on the very spot where it was all to be put, and looked as if it had been asked, too.} # beat
{hinderer_carried:{hinderer} had been put down on the very spot where it was all to go, and had to be moved along.} # beat
“That is the bit on top,” said {L}. {young:It was the best bit.|It was the smallest part of it, and it was the one that you could hear somebody in.}
It could have been left out, and nothing would have been missing. But somebody had put it in. # usual
-> DONE

=== l1
# aside
# shot: two
# place: street; afternoon; clear
# action: A point happy; neighbour stand surprised; heroes stand; friends stand
# things: gate; hedge; basket
# people: neighbour(old, he, hat)
The man next door was out with a basket. He was told about it over the hedge.
“Who?” he said. {young:“I never get that.”|“All that I ever get is the gas.”} He had been there for thirty years. # spare
“It depends on how you look,” said {A}. {young:“You have to look as if you would.”|“I think that they can see if somebody would do it.”}
So he tried to look like that, {young:with both eyebrows.|and lifted both eyebrows, and let his arms hang down, ready.}
{A} looked at him for some time. {young:“It is better,” {A} said.|“That is much better,” said {A}. “But you would have to do it on the inside, too.”}
When they left he was {~still at it|doing it at the gate}, to be seen from the road. # more
{young:A bird had come down on one of the arms.|A bird had come down on one of the arms, and that was at least something, and it had not cost a stamp.} # more
-> DONE

=== s3
# shot: two
# place: kitchen; dusk; clear
# place for deliver: street; dusk; clear
# action: L write happy; grownup stand; heroes stand; friends stand
# action for invite, help, do, parcel: L carry surprised; grownup stand; heroes stand; friends stand
# action for phone: L listen; grownup stand; heroes stand; friends stand
# action for deliver: L walk; heroes walk; friends walk
# things: table; e2; e1; themed
# things for deliver: e1; e2; door
{is_entry_4:{entry_3}}
{
- is_invite:
First {L} put on all that was for best, {young:one thing on top of the other.|one thing on top of the other, up to a hat with a bird on it.} It could stand, but it could not sit. “Where it says next to me,” said {L}, “there has to be room for an elbow.”
So it all came off again, bird first, until it could sit. # usual
- is_do:
First {L} did it all over the house, {young:even to the bread.|to the clock, and the bread, and somebody’s feet, so as to be in practice.} Then it was dark enough. {L} went on tiptoe, from the one to the next, and looked on the arm each time. Now there was only the one with the ring round it.
“Good evening,” said {L} to that one. “I am only here for tonight.” # usual
- is_phone:
Now it was {L}’s turn, and {L} told everything. {young:It took till the ear was hot.|It began on Monday, and went on by way of the dog next door, until the ear was hot, and it was quite quiet at the other end.} “Are you still there?” asked {L}.
“Yes,” said {caller()}. “I am nodding.” # usual
- is_parcel:
One has to send something back. {young:First it was a great deal.|First {L} put in the best of everything, and then the clock, and then a bit of the fence.} The lid would not go down, not even with {L} on it. ¶ “They will have to move out,” said {grownup}.
So it was all taken out again, and looked at, one by one. # usual
- is_bottle:
{L} wrote back. It was four pages, {young:and they did not go in.|with what there had been for tea, and they did not go in. A bottle is quite strict about that. It has a neck.} {L} rolled it as thin as a sausage, and as thin as a pencil, and it stuck.
“It only wants to know about the rain,” said {L}, and took a smaller piece. # usual
- is_old:
{L} wrote back at once, after all that time. {young:First there was a bus in it.|But you have to explain so much to people from then: there was a bus in it, and what a bus was, and a light that goes on by itself.} It was three pages, and had not got as far as the strawberries.
“They will think that we have nothing here but buses,” said {L}. # usual
- is_deliver:
Then there was only one house left, {young:and it had no name.|quite at the end, and there was no name on it, and no number. Only leaves.} {L} put in one arm, up to the shoulder, and moved the leaves to the side. Under them was a bell, and over the bell was the name. It was the same, down to the curl.
“It had only grown over,” said {L}. # usual
- is_know:
{L} began with what was certain, {young:and that took three pages.|which took three pages, and then went on with what was nearly certain, and put in a drawing with arrows.} It was as long as the table, and then it hung down. All of it was true, but it was not the answer.
“I have not gone to look,” said {L}. # usual
- is_help:
{L} was ready to go off that very minute, {young:with a pan on.|with a saucepan on, and in somebody else’s boots.} But in a saucepan you can’t hear. So {L} took it off, and went through it once more, slowly. It said quite clearly what was wanted. It was not a saucepan.
“It is somebody who comes,” said {L}. # usual
- is_note:
You have to write back in the same size. {young:{L} made the pencil sharp.|{L} sharpened the pencil until you could have sewn with it. But the first word was as long as the whole note, and somebody would have had to walk along it to read it.} “Smaller,” said {L}, and held the breath, so as not to blow the paper away.
The second one was better. It was only as long as a bean. # usual
- is_air:
{L} wrote back, three pages, {young:with a biscuit.|and put in a leaf, and a biscuit for whoever had brought it. Then it was let go.} It went down like a stone, biscuit and all. “It has to be able to fly,” said {L}, and took out the second page. It went down more slowly.
So it was only one side, and then it was only the deep words. # usual
- is_mail:
{L} wrote it all down, {young:and leaned on the G.|and it was nearly done, when somebody’s elbow came down on the G, and it went off like that.} “Ggggggg,” it said. ¶ “Pardon?” it said at the other end. “Is that a word there?”
“It was my elbow,” wrote {L}. There were dots for a long time. They were laughing, most likely. # usual
- is_wrote:
So {L} had to write back again. {young:It got to number nineteen.|There were so many things that you could ask, now that somebody answered, and {L} had got to number nineteen, and the pencil was quite short.} “That is not a letter,” said {L}. “That is an exam.”
So they were crossed out, from the bottom up, until there was the one left. # usual
- else:
{L} wrote back, with everything in it, {young:and a dog.|the weather here, and what was for tea, and a dog that they had met.} It was as long as the table, and then it hung down. “It is all true,” said {L}, and looked along it, “but I can’t see where I am in it.”
So it was gone through once more, with the pencil, and most of it was crossed out. # usual
}
{helper_person:“What would you want,” asked {helper}, “if it was you who had asked?”} # beat
{helper_animal:{helper} put a chin on the table, and looked at {L}, and went on looking until it was clear that somebody was waiting.} # beat
{helper_carried:{helper} was put opposite, to be the one who had asked, and sat there and waited for it.} # beat
{themed_a} was put with it, and then it was taken out again. # personal
{is_sender() and not is_deliver:{L} thought about {sender()}, {young:and about waiting.|and about what it is like to sit there, and not to know.}|{L} thought about waiting, {young:and how long it is.|and how it is to sit there, and not to know.}} # usual
“As much as it takes,” said {L}, “and a bit on top.”
-> DONE

=== m2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A pour happy at cup; grownup stand; heroes sit-on-chair; friends sit
# things: table; cup on table; jug in A.hand; saucer
It has to be practised. {A} poured out a cup of milk, right up to the line, {young:and then a drop.|and when it was exactly right, let one more drop fall in.}
The drop sat on top, and shook. {young:It did not run over.|It was rounder than the rest of the milk, and it did not run over.}
Then they did it with the stairs. {young:After the last one they went up one more.|After the last one there is no bit on top, and you tread on it all the same, and it gives you a turn.}
{pausing} # company
“And now goodbye,” said {A}, and went out, {young:and came back in for the bit on top.|and shut the door, and opened it once more, and put in just the head.} # spare
It was done with a button as well, and with a joke. {young:You stop, and then you say a bit.|With a joke you have to stop before, and that is the hard part.} # more
{young:With a hug it was easiest.|It was easiest with a hug, where you have let go already and then do not.} # more
-> DONE

=== l2
# aside
# shot: two
# place: living-room; dusk; clear
# action: A hold curious button; heroes kneel; friends kneel
# things: rug; button; feather; tin
What do you take for it? {young:They got out the tin with small things.|They got out the tin in which small things are kept that have come off something else.}
There was a feather. There was a button, {young:with four holes.|with four holes, which had been looking for a coat for years.}
{is_entry_1_being:“Would {entry_1_being} like that?” asked {A}. {young:It is not easy to know.|You never know that, about somebody to whom you have not given anything.}|“Would they like that?” asked {A}. {young:It is not easy to know.|You never know that, about somebody to whom you have not given anything.}}
{young:“I would,” said {A}. So that was that.|“I should like it,” said {A} then. It is the only way to find out, and it is right about as often as not.}
The rest went back in the tin, {~and made itself comfortable|a little looser than before}. # more
The tin rattled once. {young:That was the bit on top.|That was what it had on top.} # more
{young:Then {A} had a look at the feather again.|Then there was some doubt about the feather, and the tin was got out once more, but it had been right the first time.} # more
-> DONE

=== s4
# shot: close
# place: kitchen; night; clear
# place for deliver: street; night; stars
# action: L give happy envelope; grownup stand; heroes stand; friends stand
# action for invite: L sit happy; heroes sit; friends stand
# action for phone: L listen calm; grownup stand; heroes stand; friends stand
# things: table; lamp; e3; e1
# things for deliver: lamp; e3; e1
{is_entry_4:{entry_4}}
{
- is_invite:
So {L} went in the good jumper, and there was a chair, and the chair beside it was not free any more. They had just enough elbow. That was what had been asked.
And on top there was a biscuit, in {L}’s pocket, for whoever had the next one along.
- is_do:
It was not so difficult, once it had been said good evening to. {L} did it slowly, and said what came next, and then it was done, and all of the arm was done. That was what had been asked.
And on top {L} turned round in the door, and said goodnight. That had not been on the arm.
- is_phone:
“I am glad that you rang,” said {L}. It was quite short. It was what had been waited for. “Bye,” they both said, and “Bye, then,” and “Bye” once more.
And then neither of them hung up. That was the bit on top. It was quiet, and it lasted for about as long as a biscuit.
- is_parcel:
So it was one thing, about as heavy as what had come, and it was tied with the same string. {L} did the knot, and took a good deal of time for it, and did not like to see it end.
And on top there was a bow, with one long ear and one short one.
- is_bottle:
“Yes,” wrote {L}, “it rains here too.” That went in, and the cork went after it. It was put back in the water, and turned round once, to see who it was, and set off.
And on top {L} had drawn one drop in the corner. It was the biggest there had been that day.
- is_old:
“Got it,” wrote {L}. “Are there any left?” That was all. It was posted where the old one had been lying, so that it would know the way, and have time.
And on top {L} put in the spoon.
- is_deliver:
{L} rang twice. “Is that for me?” said somebody, and held it up to an ear first, and then to the light. “It is a bit late,” said {L}. ¶ “It is just in time,” was the answer. “I had only just stopped looking.”
And on top {L} stayed on the step until it had been read. With a thing like that you need somebody to look at.
- is_know:
So {L} went to look, and came back, and that was the answer, and it was one word long. There was nothing else on the whole page, and it looked very well there.
And on top it said: “I wonder about that at night as well, now.”
- is_help:
So {L} went, and sat down close by. It took the string, and after that it took the torch, held low, so as not to be in anybody’s eyes. That was what had been asked.
And on top there was the biscuit. It was in two halves by then, and that was the right number.
- is_note:
“Good evening,” wrote {L}, in poppy seeds. “I will tread softly.” It was laid on the floor, where the wall has a gap.
And on top there was a crumb, exactly on the full stop. When {L} looked again, the crumb was gone, and so was the full stop.
- is_air:
And that could fly. It went up from {L}’s hand, and over the first roof, and there you could still read it. Over the second it wobbled.
That was the bit on top. It was only a feather, stuck on with jam, but it was {L}’s best.
- is_mail:
“I am here,” wrote {L}. “I can see your dots. Goodnight.” It went off, and you could hear it go. “Goodnight,” it said then.
And after that the dots went up and down for a while, and nothing came of them. That was the bit on top.
- is_wrote:
“How is the fourth?” wrote {L}. That was all. It was put in the envelope, and looked so small in there that the envelope was folded round it twice.
And on top {L} wrote, under the flap, where you have to lick: “Thank you for number two.”
- else:
So it was six words, and they were the right ones. “Yes,” it said below that, “this is how you do it.”
And on top there was the dog, but only a small one, in the corner, looking out.
}
{is_entry_2 and not is_entry_3:{entry_2}}
{is_entry_3 and not is_entry_4:{entry_3}}
It looked like very little. {is_sender() and not (is_deliver or is_phone or is_invite or is_do):But {sender()} would look right at the end of it, where the bit on top was.|But it was as much as it takes, with the bit on top.} # usual
-> DONE

=== m3
# aside
# shot: behind
# place: living-room; night; clear
# action: A look-up calm window; heroes sit; friends sit
# things: window; curtain; moon
Then they looked out of the window for a while. {is_invite or is_do or is_phone or is_deliver or is_help:It had been about there.|That is about the way that it would have gone.}
{is_invite or is_do or is_phone or is_deliver or is_help:“Are they still up?” they asked. ¶ “They are looking for the other slipper,” said {A}.|“Is it there yet?” they asked. ¶ “It is at the bridge,” said {A}. “It has stopped to read the sign.”}
A light went on, a long way off. It was a small one. # spare
It went off. Then, when you had just looked away, it went on again for a bit. # more
“They have just thought of the bit on top,” said {A}. # more
On the other side of the road the lamps stood in a row. The last one had a moth. # more
-> DONE

=== m4
# aside
# shot: above
# place: kitchen; night; clear
# action: grownup give calm plate; A eat happy; heroes eat; friends eat
# things: table; plate on table; potato on plate; butter
For supper there were potatoes. {grownup} counted them out. Each had two.
On each there was some butter. It sat there, and got round, and then it was gone. But you knew where it had been.
“Who showed you that?” asked {A}. ¶ “I have always done that,” said {grownup}. # spare
And it was so. They had all had it, every day, and had taken it for potato. # more
There was one more in the pot, and it was very small. “Who gets that?” they asked. They all looked the other way, so that somebody should have it. # more
-> DONE

=== l3
# aside
# shot: two
# place: bathroom; night; clear
# action: A wash sleepy; heroes wash; friends stand
# things: bath; tap; rubber-duck in bath; towel
There was a bath. It was as full as it should be. Then the tap let go of one more drop.
“Thank you,” said {A} to the tap. Nobody had ever told it before that it was kind.
The duck sat on top of it all. It had been asked for, too. # spare
They washed as much as was asked. The bit on top was behind the ears. # more
The towel was warm, and it was a bit too big. That is how it should be with towels. # more
When the plug was out there was still a bit of bath left, going round. It did not want to be the last. # more
-> DONE

=== l4
# aside
# shot: object
# place: market; night; stars
# action: heroes sleep; friends sleep
# things: stall; weighing-scale on stall; plum; moon
The market was dark. The stall was shut. On it stood the scales.
On the one side there was nothing. On the other side there was nothing, too. They were quite level.
Then a leaf came down, and got on. # spare
It was a small leaf. It was enough. # more
The one side went down by a hair. “There,” said nobody. # more
Under the stall there was a plum that had rolled away. It had been one too many, and it was glad. # more
And over it all there was a bit of moon.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; grownup tuck-in L; friends sleep
# things: bed; lamp; window; moon
{L} lay in bed.
{resting}
{keepsake}
{dream} # spare
{is_invite:“Are they still sitting there?” asked {L}. ¶ “By now they are washing up,” said {grownup}.|{is_phone or is_deliver or is_help or is_do:“Are they asleep by now?” asked {L}.|“Have they got it by now?” asked {L}.} ¶ “By now,” said {grownup}.}
{not is_invite:Somewhere somebody put on a small lamp, to look at the bit on top. # spare}
The blanket came up to the chin. Then it came up a bit more. # usual
“Goodnight,” said {grownup}, and went.
Then the door came open again, and there was one more. It was a small one. # usual
That was the bit on top.
Goodnight, {H}. {asker():Goodnight, {asker()}.}
Goodnight.
-> DONE

=== next_night
On the mat in the morning lay a paper bag, which was tied with grass. There were three plums in it. They had come a long way, and two of them knew it. ¶ “We only asked for three,” they said. ¶ {H} looked in once more. Right at the bottom, under the plums, there was a stone, as round as a pea, and still warm. It had been nobody’s idea but theirs.
-> DONE

=== next_bedtime
There was one more goodnight than there had to be. It was quite small.
-> DONE

=== function is_sender
~ return is_entry_1_being and entry_1_being != "the pigeon" and entry_1_being != "the owl" and entry_1_being != "the seagull" and entry_1_being != "the postman" and entry_1_being != "the mailman"

=== function caller
{
- is_sender() and not entry_1_being_many:
~ return entry_1_being
}
~ return "the voice"

=== function sender
~ return entry_1_being

=== function asker
{
- is_entry_1_being:
~ return entry_1_being
- is_entry_2_being:
~ return entry_2_being
}
~ return ""

=== function asker_many
{
- is_entry_1_being:
~ return entry_1_being_many
}
~ return entry_2_being_many
