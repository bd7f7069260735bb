# tells: entries(story|got a letter|got letters|got the letter|a letter from|a letter every|a letter saying|a letter that said|a letter that asked|a letter asking|letter arrived|letter came|letters from|received a letter|sent a letter|sent him a letter|sent her a letter|wrote a letter|wrote back|wrote a note|note from|note that|note saying|note said|note asking|brought a note|left a note|left him a note|left her a note|left notes|found a note|got a note|postcard|postcards|phone call|telephone call|video call|got a call|rang up|rang him|rang her|rang to|rang because|phone rang|telephone rang|phoned|telephoned|called up|text message|texted|message in a bottle|message from|got a message|received a message|a message that|a message saying|secret message|email|e-mail|emailed|parcel|parcels|package|invitation|got invited|was invited|were invited|invited to|invited her|invited him|telegram|walkie talkie|walkie-talkie|pigeon brought|through the letterbox|through the letter box|wrote him a|wrote her a|wrote them a|phone call from|had a message|kept posting)
# happens: letter
# wants: child
# kind invite: invit*|to tea|tea party|wedding|picnic
# kind lost: has lost|have lost|had lost|lost his|lost her|lost its|lost their|he's lost|she's lost|they've lost|can't find|cannot find|is missing|gone missing
# kind borrow: borrow*|asks for|asking for some|ask for|wants some|needs some|need some|run out|ran out|runs out|has no more|to lend|to have some|asked for|asked to borrow|wanted some|needed some|had no more
# kind stop: stop|not to|please don't|be quiet|be quieter|quieter|please keep|keep it warm|take care of
# kind do: needs somebody to|needs someone to|need somebody to|need someone to|asking her to|asking him to|asking them to|asks her to|asks him to|asks them to|asks if she can|asks if he can|wants her to|wants him to|asking her if|asking him if|to do the|take over|needed somebody to|needed someone to|asked her to|asked him to|asked them to|wanted her to|wanted him to
# kind hurt: hurt|hurts|poorly|ill|sore|has a cold|sprained|broken her|broken his|broken its
# kind help: help|helps|needs|rescue|rescued|stuck|trapped|needed|helped
# kind know: wants to know|want to know|what day|what time|asks what|asks if|asks why|asks how|asks where|asks who|asking what|asking if|asking why|asking how|a question|questions|wanted to know|asked what|asked if|asked why|asked how|asked where|asked who
# kind parcel: parcel*|package*|posting|through the letterbox|through the letter box|present|posted
# role grownup: parent = the grown-up with the tea towel
# ages: 3-9
# holds: dark(kind)

=== title
{~And a Bit on Top|As Much As Was Asked}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: L look-up surprised; heroes stand; friends stand
# things: e1; e2; mat; door left
{~Until then {H} had only heard from people who are always the same, and mostly on birthdays.|{H} had not been expecting anything that day, or not from there.|“It must be for next door,” they said. But next door it was nobody’s. It was for {H}.}
{entry_1}
{entry_1_seen} # usual
{is_entry_1_being:“From {entry_1_being}?” they said. “Are you sure?” ¶ {L} was quite sure. {entry_1_being_many:They were|It was} not what you would take for anybody else.|“Are you sure?” they said. ¶ {L} was quite sure. You do not make up a thing like that.} # usual
{young:Nobody had asked anybody in that house for anything all week.|Nobody had asked anybody in that house for anything all week, unless you count being asked to wipe your feet.} # spare
When somebody turns to you like that, there is a way to do it. {L} had it from the woman who sells plums. {young:She puts in what you asked for. Then she puts in one more.|She weighs out what you have asked for, and when it is right to the last plum, she drops in one more.}
“{much()},” she says, “and a bit on top.”
{young:{L} said it, too.|{L} had never yet got home with all of the bit on top, but that is another matter.} # spare
-> DONE

=== m1
# aside
# shot: two
# place: market; afternoon; clear
# action: plums give happy plum at A; heroes stand; friends stand
# things: stall; weighing-scale on stall; row of 5 plum on stall
# people: plums=woman(old, she, straw hat)
They went by her stall, to be sure that they had it right. {young:“What is the bit on top for?” asked {A}.|“What is it for, the bit on top?” asked {A}. “If it is right already?”}
“What you asked for is what you asked for,” she said. {young:“The bit on top is so that you know that I like you.”|“That is only arithmetic. The bit on top is so that you can tell it was done by somebody.”}
Once she had left it out, {young:and all the street asked if she was ill.|for she had been thinking of something else, and by evening the whole street had asked if she was ill.}
It must be small. {young:It must not be two.|“If it is two,” she said, “then they think that they have to bring something back.”} # spare
She gave {A} a plum to look at, {~and one more|and a leaf with it}. # more
They came home with all of it, {young:and said it to the stairs.|and said it over to themselves on the stairs, so as not to spill any.} # more
The scales went up and down behind them for {young:a bit.|a while, as if there was still something that they had to agree about.} # more
-> DONE

=== s2
# shot: close
# place: kitchen; afternoon; clear
# action: L think curious; grownup stand; heroes sit-on-chair; friends sit
# things: table; e1; e2
{joining}
{
- is_invite:
“What do you put on for that?” asked {L}. {young:They looked in the wardrobe.|They looked in the wardrobe, and the wardrobe had never been asked that before, either.}
- is_lost:
{L} looked at once, behind the door and under the table. {young:There was nothing there.|There was nothing there, and it would have been odd if there had been, but you have to begin somewhere.}
- is_borrow:
{L} looked to see what there was. {young:There was some.|There was some, on the shelf with the things that you only find when you are looking for others.}
- is_do:
“When?” asked {grownup}. ¶ “Now,” said {L}. {young:“It is always now.”|“If somebody asks you like that, it is always now.”}
- is_hurt:
{L} knew what that is like. {young:One of the knees was only just shut.|There was a knee at home that had only just shut, and it still went stiff when it heard of such things.}
- is_stop:
{L} tried how it would be, {young:and counted to four.|for as long as it takes to count to four.} It was longer than it looks.
- is_help:
“What sort of help?” asked {grownup}. {young:{L} took a torch, and some string, and a biscuit.|To be on the safe side {L} got out the good torch, some string and a biscuit, which help with most things.}
- is_parcel:
{L} walked round it once. {young:It looked the same from there.|It looked the same from every side, and each time you got to the front it was still for {L}.}
- is_know:
{L} had always thought that everybody knew that. {young:But then it was gone.|But when somebody asks you, it goes out of your head, and shuts the door behind it.}
- else:
{L} told it in the kitchen, and then in the bathroom, {young:to hear it again.|to hear if it was any different in there.} It was the same, only with more echo.
}
{asked():“It is a good deal to ask,” said {grownup}. ¶ “They asked nicely,” said {L}.|“It is a good deal to get,” said {grownup}. ¶ “It was meant for me,” said {L}.}
{hinderer_person:“I should not have asked you,” said {hinderer}. “I should have asked me.”} # beat
{hinderer_animal:{hinderer} sat down on the very spot where it was all to be put, and looked as if it had been asked, too.} # beat
{hinderer_carried:{hinderer} had been put down on the very spot where it was all to go, and had to be moved along.} # beat
{is_entry_1_being:{L} thought about {entry_1_being}, {young:and about waiting.|and about what it is like to sit there, and not to know.}|{L} thought about whoever it was, {young:and about waiting.|and about what it is like to sit there, and not to know.}} # usual
“{much()},” said {L}, “and a bit on top.”
{young:The kitchen clock stood by, and ticked a bit more quietly.|The kitchen clock stood by, and ticked a bit more quietly, as a clock does where something is about to begin.} # spare
Both sleeves were pushed up. {young:Now it could begin.|One of them came down again, and was told.} # spare
-> DONE

=== l1
# aside
# shot: two
# place: street; afternoon; clear
# action: A point happy; neighbour stand surprised; heroes stand; friends stand
# things: gate; hedge; basket
# people: neighbour(old, he, hat)
The man next door was out with a basket. He was told about it over the hedge.
“{is_entry_1_being:{entry_1_being}|Who}?” he said. {young:“I never get that.”|“All that I ever get is the gas.”} He had been there for thirty years. # spare
“It depends on how you look,” said {A}. {young:“You have to look as if you would.”|“I think that they can see if somebody would do it.”}
So he tried to look like that, {young:with both eyebrows.|and lifted both eyebrows, and let his arms hang down, ready.}
{A} looked at him for some time. {young:“It is better,” {A} said.|“That is much better,” said {A}. “But you would have to do it on the inside, too.”}
When they left he was {~still at it|doing it at the gate}, to be seen from the road. # more
{young:A bird had come down on one of the arms.|A bird had come down on one of the arms, and that was at least something, and it had not cost a stamp.} # more
-> DONE

=== s3
# shot: two
# place: kitchen; dusk; clear
# action: L carry surprised box; grownup stand; heroes stand; friends stand
# things: table; e2; e1; themed
{
- is_entry_2:
{entry_2}
“And the bit on top?” asked {grownup}. ¶ “That comes at the end,” said {L}. {young:“It is not the end yet.”|“As long as it goes on you can’t see where the top is.”}
- is_invite:
First {L} put on all that was for best, {young:one thing on top of the other.|one thing on top of the other, up to a hat with a bird.} It could stand, but it could not sit. ¶ “That is more than a bit,” said {grownup}.
- is_lost:
Then {L} went further, {young:down the garden and behind the bins.|right down the garden, and behind the bins, where hats get to in March.} There was nothing there. ¶ “That is further than anybody would lose a thing,” said {grownup}.
- is_borrow:
First {L} put in all of it. {young:It took a big bag.|It took a big bag, and the bag had to be sat on.} ¶ “And what is left for us?” asked {grownup}. “That is more than a bit.”
- is_do:
First {L} did it all over the house, {young:even to the bread.|to the clock, and the bread, and to somebody’s feet, so as to be in practice.} ¶ “That is more than a bit,” said {grownup}.
- is_hurt:
First {L} got out the whole tin, {young:with nine bandages.|with nine bandages in it, and the scissors, and the stuff that stings.} ¶ “In that many nobody can move,” said {grownup}. “That is more than a bit.”
- is_stop:
First {L} did nothing at all any more, {young:and stood in the hall with one arm up.|in any direction, and stood in the hall with one arm up till the tea was cold.} ¶ “That is more than a bit,” said {grownup}.
- is_help:
First {L} got ready to go off, that very minute, {young:with a pan on.|with a saucepan on, and in somebody else’s boots.} ¶ “That is more than a bit,” said {grownup}. “You can’t hear in it what is wanted.”
- is_parcel:
First {L} wanted to send back the best of everything, {young:even the clock.|with the clock, and the good blanket, and a bit of the fence.} ¶ “That is more than a bit,” said {grownup}. “They will have to move out.”
- is_know:
First {L} told them everything, {young:even what was for tea.|from the beginning of the week, with what there had been for tea, and who had not liked it.} ¶ “That is more than a bit,” said {grownup}. “They will drown in it.”
- else:
First the answer had everything in it, {young:and a dog.|the weather, and what was for tea, and a dog that they had met.} It was as long as the table, and then it hung down. ¶ “That is more than a bit,” said {grownup}.
}
{helper_person:“What would you want,” asked {helper}, “if it was you who had asked?”} # beat
{helper_animal:{helper} put a chin on the table, and looked at {L}, and went on looking until it was clear that somebody was waiting.} # beat
{helper_carried:{helper} was put opposite, to be the one who had asked, and sat there and waited for it.} # beat
{themed_a} was put with it, and then it was taken out again. # personal
{young:Nobody said anything for as long as a yawn takes.|Nobody said anything for a while, or for about as long as it takes to look at a thing from both ends.} # spare
{not is_entry_2:So it all had to be put away again, {young:bit by bit.|and that took longer than getting it out, as it does.}} # usual
{is_entry_2:{L} looked at it with the head on one side. {young:It took a lot of looking.|It is not every day that a thing goes on like that, once it has begun.}|“What does it take?” asked {L}. {young:{L} thought.|It was quiet. Under all the rest there must be something that was just enough, and it was probably quite small.}} # usual
{not is_entry_2:It was under the rest somewhere. {young:It was small.|You could nearly see it by now, the way you see the bottom of a tin.}} # spare
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
# action: L give happy envelope; grownup stand; heroes stand; friends stand
# action for stop, do: L tiptoe calm; grownup stand; heroes stand; friends stand
# things: table; lamp; e3; e1
{is_entry_3:{entry_3}}
{entry_4}
{
- is_entry_3 or (is_entry_2 and is_lost):
{asked():So much for what had been asked.|So much for all that.} Now there was the bit on top. It was small. You would not have seen it, if you were not the one it was for.
- is_invite:
So {L} went in the good jumper. That was what had been asked. And on top there was a biscuit, in the pocket, for whoever had the next chair.
- is_lost:
What had been lost was quite near, just where you stand to look. It went back that same evening. And on top there was a label, to show it the way, next time.
- is_borrow:
So in went as much as had been asked, and no more. And on top there was a bit in paper, to have on the way.
- is_do:
So {L} did what had been asked, from the one end to the other. And the bit on top was done on tiptoe.
- is_hurt:
So it was one plaster. It was the last one with ducks. And on top {L} asked again in the evening, to hear how it was now.
- is_stop:
So {L} did what had been asked, and went on with everything else. And the bit on top was done on tiptoe.
- is_help:
So {L} went to where it was wanted. It took the string, and then it took the torch. The biscuit was the bit on top.
- is_parcel:
So it was one thing, and it was about as heavy as what had come. And on top there was a bow, with one long ear and one short one.
- is_know:
So {L} went and looked, and that was the answer, and nothing else. And on top it said that it was nice to be asked.
- else:
So it was six words, and they were the right ones. And on top there was the dog, but only a small one, in the corner.
}
It looked like very little. It was what had been asked for. # spare
“{much()},” said {L}, and looked it over, “and a bit on top.”
{is_entry_1_being:Then {L} looked at it as {entry_1_being} would, from the side where it was going. It would do.|Then {L} looked at it from the side where it was going. It would do.} # spare
{not is_invite:Word went back as it had come. What comes by post goes back by post. What comes by pigeon has to wait till the pigeon has had its tea.} # usual
-> DONE

=== m3
# aside
# shot: behind
# place: living-room; night; clear
# action: A look-up calm window; heroes sit; friends sit
# things: window; curtain; moon
Then they looked out of the window for a while. That is about the way that it would have gone.
“Is it there yet?” they asked. ¶ “It is at the bridge,” said {A}. “It has stopped to read the sign.”
A light went on, a long way off. It was a small one. # spare
It went off. Then, when you had just looked away, it went on again for a bit. # more
“They have seen what is on top,” said {A}. # more
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
{is_invite:“Are they still sitting there?” asked {L}. ¶ “By now they are washing up,” said {grownup}.|{asker():“{asker_many():Have|Has} {asker()} got it now?” asked {L}.|“Have they got it now?” asked {L}.} ¶ “By now,” said {grownup}.}
{not is_invite:That was about where it had got to. Somebody put on a lamp, to see what was on top. # spare}
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

=== function asked
~ return is_invite or is_lost or is_borrow or is_hurt or is_stop or is_do or is_help or is_know

=== function much
{
- asked():
~ return "As much as was asked"
- is_parcel:
~ return "As much as came"
}
~ return "As much as it takes"

=== function asker
{
- is_entry_3_being:
~ return entry_3_being
- is_entry_1_being:
~ return entry_1_being
- is_entry_2_being:
~ return entry_2_being
}
~ return ""

=== function asker_many
{
- is_entry_3_being:
~ return entry_3_being_many
- is_entry_1_being:
~ return entry_1_being_many
}
~ return entry_2_being_many
