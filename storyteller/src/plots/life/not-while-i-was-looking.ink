# tells: entries(story|someone kept|somebody kept|something kept|someone was stealing|somebody was stealing|someone was taking|somebody was taking|someone was eating|somebody was eating|someone was painting|somebody was painting|someone was changing|somebody was changing|someone was moving|somebody was moving|someone was swapping|somebody was swapping|someone was hiding|somebody was hiding|someone was leaving|somebody was leaving|someone had been eating|someone had been taking|someone had been stealing|someone had been moving|someone had been hiding|someone had been swapping|someone had been changing|someone had been painting|someone had been leaving|someone had been nibbling|someone had been drinking|someone had been borrowing|somebody had been eating|somebody had been taking|somebody had been stealing|somebody had been moving|somebody had been hiding|somebody had been swapping|somebody had been changing|somebody had been painting|somebody had been leaving|somebody had been nibbling|somebody had been drinking|somebody had been borrowing|nobody knew who was|nobody knew who kept|nobody knew who did|nobody knew who it was|nobody knew who had|no one knew who was|no one knew who did|no one knew who it was|to find out who|kept going missing|kept disappearing from|kept vanishing from|kept getting moved|kept getting eaten|kept getting stolen|kept being moved|kept being eaten|kept being stolen|started going missing|started disappearing|were going missing|were disappearing|went missing one by one|disappeared one by one|vanished one by one|who was taking|who was stealing|who was eating|who was moving|who had been taking|who had been eating|who had been stealing|who kept taking|who kept stealing|who kept eating|who kept moving)
# happens: taking
# wants: child
# kind eat: eat*|ate|nibbl*|bite|bites|bitten|munch*|lick*|gobbl*
# kind move: mov*|swap*|switch*|hid|hides|hiding|rearrang*
# kind change: paint*|draw*|writ*|send*|sent|chang*|mix*|turning|turns
# kind touch: tickl*|ring*|rang|knock*|wakes|waking|calls|calling|scar*|pull*|pok*|tap*
# kind leave: leav*|left a|left some|brings|bringing|sends presents|gives|giving
# kind take: steal*|stole*|tak*|took|missing|disappear*|vanish*|pinch*|nick*|borrow*
# names: Mr Tully | Mr Prewett | Mr Askew
# ages: 3-10
# holds: dark(kind)

=== title
{~Not While I Was Looking|One Cup Too Many}
-> DONE

=== s1
# shot: wide
# place: garden; day; clear
# action: heroes stand curious; tully carry calm chair; friends stand curious
# things: e1 left; table; 4 cup on table
# people: tully=man(old, hat)
{~Nobody had heard a thing. {H} had been awake since six, and had not heard a thing, either.|“Not while I was looking,” said the first person that {H} asked. So did the second.|It is not easy to catch somebody when you do not know who it is. {H} began on it straight after breakfast.}
{entry_1}
{entry_1_seen} # usual
{not is_entry_2:That is the short of it. {young:The long of it took a great many cups of tea.|The long of it took a good deal of looking, and a great many cups of tea.}} # spare
{named():“It is {what()} again,” people told each other, and they all came out.|“It has been done again,” people told each other, and they all came out.} {young:Some had only one slipper on.|They came as they were, and one with a slice of toast.}
{
- is_eat:
There was less than there had been. {young:But there were no crumbs.|There was not a crumb, for somebody had been very neat about it.} # spare
- is_move:
Nothing was broken. {young:It was only in the wrong place.|It had only been put down, quite straight, where nobody in the world would have put it.} # spare
- is_change:
It looked as if it had always been like that. {young:But it had not.|Only they all knew quite well that it had not.} # spare
- is_take:
There was a gap, with nothing in it. {young:Somebody had wiped the gap.|All round the gap it was tidy, as if somebody had wiped the place before leaving.} # spare
- else:
It had been done very neatly, {young:and very quietly.|and so quietly that nobody had even turned over in bed.} # spare
}
“Who saw it?” asked {L}. ¶ “Not while I was looking,” said everybody. {young:They had all looked the other way.|They had all been looking the other way.}
Then old Mr Tully, who lived nearest, fetched a chair, and somebody brought tea. # usual
-> DONE

=== m1
# aside
# shot: above
# place: garden; day; clear
# action: A write curious; heroes stand curious; tully sit-on-chair calm; friends stand curious
# things: table; notebook in A.hand; 4 cup on table; e1 left
{A} wrote it all down, {young:with a line for each.|as you do in a case like this, with one line for each person.}
“What were you looking at, then?” asked {A}. One had been looking at a pan of milk. One had been looking for {~a sock|the other glove}. {young:One had only looked at the ceiling.|One had been lying down and looking at the ceiling, and could say a good deal about the ceiling.}
“I was looking the other way,” said Mr Tully. “{young:It was a very good way.|There was a bird in it.}”
So {A} had eleven lines, {young:and nobody was in them.|and there was not one line in which anybody had seen anything.}
{named():At the top stood what it was all about, and that was {what()}.} # spare
{pausing} # company
-> DONE

=== s2
# shot: two
# place: garden; afternoon; clear
# action: A point proud; tully sit-on-chair curious; heroes stand curious; friends stand curious
# things: table; cake on table; 5 cup on table; 3 chair; e1 left
The next time, there were six chairs, and {young:a cake.|somebody had baked.}
{joining}
{is_entry_4:{entry_2}}
{is_entry_4:The rest of them looked from the chairs. {young:Some looked left. Some looked right.|Some looked to the left, and some to the right, and Mr Tully took the middle.}|“We must all look,” said {L}, “and all at once.” {young:Some looked left. Some looked right.|So some looked left and some looked right, and {L} took the middle.}}
{hinderer_person:“Is it that over there?” said {hinderer}, and pointed, and of course they all turned round.} # beat
{hinderer_animal:{hinderer} looked at the cake, and only at the cake, and soon nobody could look at anything else.} # beat
{hinderer_carried:{hinderer} was put at one end, to look that way, and fell over, and had to be put back.} # beat
They looked until their eyes were dry. {young:Then Mr Tully said, “Sugar?”|Then Mr Tully asked whether anybody took sugar, and they all looked for the sugar.} # usual
{
- is_eat:
And there was less again. {young:Somebody, somewhere, swallowed.|Somewhere quite near, somebody swallowed.}
- is_move:
And it had been done again, {young:and was still rocking a bit.|and so lately that it had not quite stopped rocking.}
- is_take:
And there was one more gap, {young:as neat as the first.|quite as neat as the first, but a little nearer to the cake.}
- else:
And it had been done again, {young:right behind the cake.|and by then only the cake was still as it had been.}
}
{named():It is hard to enjoy a cake if you have to think of {what()}.} # spare
“Not while I was looking,” said the left. ¶ “Nor I,” said the right, with a spoon. # spare
-> DONE

=== l1
# aside
# shot: wide
# place: garden; dusk; clear
# action: A draw curious; tully point proud; heroes stand laughing; friends stand
# things: paper; table; chair; e1 left
It would help to have a picture of whoever it was. {A} had the pencil, {young:and they all said what to draw.|and everybody who had not seen anything said what it had looked like.}
“Tall,” said one. “Short,” said the next. {young:“With a hat.”|“I did not see a hat,” said Mr Tully, “and so it must have been hidden by something. Put in a beard.”}
By the end it had {~four|five} legs, because nobody would give up theirs. {young:{A} drew shoes on three.|{A} put shoes on three of them, to be on the safe side.}
“I should know that one anywhere,” said Mr Tully, {young:and looked behind him.|and moved his chair a little nearer to the others.}
{themed_a} got into the picture as well, down in the corner. # personal
It was hung up where everybody could see it. It frightened a pigeon, who had been seen by nobody, either. # spare
-> DONE

=== m2
# shot: close
# place: garden; dusk; clear
# action: A write calm; heroes kneel curious; friends stand curious
# things: paper; pencil in A.hand; stone; e1 left
It may be that whoever it was had never been asked to stop. So {A} wrote a note, {young:and put a stone on it.|in the neatest letters, and laid it there with a stone on top.}
“Please stop it,” said the note. They all went away, {young:so that it could be read.|since nobody likes to be watched while reading.}
When they came back, there was one word more. It stood at the bottom, {young:and it was very, very small.|in writing so small that Mr Tully had to go home for his other glasses.}
“When?” it said. ¶ {young:Nobody had thought of that.|It was a fair question, and nobody had thought of a time.}
“Now,” wrote {A}. ¶ “I will try,” said the note, when they had been away once more. # spare
{named():But it was {what()} again, by then.|But it had been done again, by then.} # more
-> DONE

=== s3
# shot: behind
# place: garden; dusk; clear
# action: L sit-on-chair curious; heroes sit-on-chair curious; tully carry calm chair; friends sit curious
# things: e1 left; table; 6 cup on table; lantern
{is_entry_4:{entry_3}}
{is_entry_3 and not is_entry_4:{entry_2}}
{is_entry_3:{L} kept quite still.|So {L} did the looking alone.} {named():{L} thought of {what()}, and did not blink until both eyes ran. Then {L} blinked, once.|{L} did not blink until both eyes ran. Then {L} blinked, once.}
{
- is_eat:
“Mm,” said somebody. {young:And there was less.|And when the eyes were open again, there was less than ever.}
- is_move:
There was a small bump. {young:And it was somewhere else.|And when the eyes were open again, it was somewhere else, and quite straight.}
- is_take:
There was a bit of wind. {young:And there was a gap.|And when the eyes were open again, there was a gap, and the wind was just going out of it.}
- else:
There was a bit of wind. {young:And it had been done.|And when the eyes were open again, it had been done, and somebody had just gone by.}
}
“Not while I was looking!” called {L}, and they all came out, and there were eleven chairs. {young:There was tea.|There was tea again, and a plate went round.} # spare
{helper_person:“I will get the cups,” said {helper} afterwards, and put them down in a row, so that you could count them.} # beat
{helper_animal:{helper} went from cup to cup afterwards, and stopped at the last one, and smelled it for a long time.} # beat
{helper_carried:{helper} was set down at the end of the table, and sat by the last cup, and looked as if it were known there.} # beat
{L} took in the cups. {young:Eleven had sat there. But twelve cups were wet.|Eleven people had sat there, but twelve cups had been drunk from.}
“There is one too many,” said {L}. # usual
-> DONE

=== l2
# shot: two
# place: kitchen; night; stars
# action: A hold curious cup; tully stand calm; heroes stand curious; friends stand curious
# things: table; 6 cup on table; lamp
They stood round the twelve cups, and said whose they were. {young:Mr Tully bites his spoon, so that was his.|Mr Tully knew his by the spoon, which he bites when he thinks.}
This one took no milk. That one never drinks the last bit, {young:and there it was.|and there it was, at the bottom, with a crumb sailing on it.}
The twelfth had been washed. {young:It stood upside down, to drip.|It had been rinsed, and dried with a leaf, and stood upside down, as you are told to do it and nobody does.}
“Nobody I know does that,” said Mr Tully. ¶ “It is somebody with manners,” said {A}.
{named():And yet there was the matter of {what()}.} {young:The two did not go together.|It was hard to get the two into one person.} # spare
{A} put the cup back just as it had been, upside down, with the leaf. Whoever it was would want to find it again. # spare
-> DONE

=== s4
# shot: close
# place: garden; night; stars
# action: heroes kneel happy at card; tully sit-on-chair surprised; friends sit happy
# things: card; cup; table; chair; e4; e3; e2
{is_entry_2 and not is_entry_3:{entry_2}}
But whoever it was would not come while they looked. “Then nobody must look,” said {L}.
There was one empty chair, and a full cup, and a card with a pencil. {young:They all shut their eyes.|They all shut their eyes, Mr Tully last.}
There was a creak. Then there was a sip.
{young:Then there was a scratch, scratch.|After that something scratched on the card, and it took as long as two letters take.} # usual
Then they looked. “Me,” said the card.
{is_entry_3 and not is_entry_4:{entry_3}}
{is_entry_4:{entry_4}}
And there, with a cup, was whoever it was. {young:It was somebody quite shy.|It was somebody who lived quite near, and had never been asked to sit down.}
{
- is_entry_3:
“Each time, you all come out,” said whoever it was. “And then there are chairs.” # usual
- is_eat:
“First I was only hungry,” said whoever it was. “But then you all came out, and there were chairs.” # usual
- is_entry_2:
“Each time, you all come out,” said whoever it was. “And then there are chairs.” # usual
- named():
“I have nothing against {what()},” said whoever it was. “But each time, you all come out. And then there are chairs.” # usual
- else:
“Each time, you all come out,” said whoever it was. “And then there are chairs.” # usual
}
“There is always a chair,” said {L}. {named() and not is_leave:“You need not do anything to {what()} first.”|“You need not do it first.”}
{is_being_1:There was a chair for {being_1}, too.} # spare
{not is_entry_3 and not is_leave:What could be given back was given back. The rest was a long “Sorry”, {young:and a short one.|in very small letters.}} # spare
-> DONE

=== m3
# shot: wide
# place: garden; night; stars
# action: A carry sleepy chair; heroes carry sleepy; tully sit-on-chair sleepy; friends stand sleepy
# things: 3 chair; table; lantern; e1 left
Then the chairs went in. Two went in that one’s arms, and one on Mr Tully’s head.
They left one out. It had a cushion on it. Mr Tully had turned it round, so that you did not have to be seen from the house. # spare
{named():They had a last look for {what()}. It was hard to see in the dark.|They had a last look round. It was hard to see in the dark.}
“Shall we keep watch?” said Mr Tully. ¶ “No,” said {A}. “We know now.”
It is much less work to know. # more
-> DONE

=== l3
# shot: two
# place: kitchen; night; stars
# action: A wash calm; heroes wash; tully sit sleepy; friends sit sleepy
# things: sink; 5 cup; towel; lamp
The cups had to be washed. {A} did the twelve of them.
One was clean. It had been done by the one who drank from it. {A} did that one again, to be polite.
So {A} dried that, and put it next to the blue one. It had a place now. # spare
The list of who had seen nothing went in the drawer. # more
“Good night,” said Mr Tully to eleven people. Then he turned round, and said it once more. # usual
-> DONE

=== m4
# shot: behind
# place: hallway; night; stars
# action: A walk sleepy; heroes walk sleepy; friends walk sleepy
# things: door; stairs; lamp; coat on hook; hook
They went in, and up the stairs. {A} did not look round.
Behind them a chair creaked. It was a small creak.
“I heard that,” said {A}. ¶ It was quiet. Then it creaked once more, a bit more bravely. # spare
There was a sip. # usual
The door was left on the latch, and the light over it was left on. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: chair; cup on chair; card; moon; e1 left
Out there the chair stood, and the cup was on it. The card lay by the cup.
“Me,” it said. There was a bit of room left, after that.
{named():Nobody was at {what()}. Nobody was near.|Nothing was done out there. Nobody was near.} # usual
The cup was full to the top. Then it was not so full. Then it was empty, and then it was upside down. # spare
It was very neat. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; lamp; curtain; pillow
{H} lay in bed.
{resting}
{keepsake}
{dream} # spare
{named() and not is_leave:Tonight {what()} would be left in peace. There was a chair.|Tonight it would not be done. There was a chair.} # spare
Then the light was gone. It was done so well that you could not hear it. # usual
Then one toe was gone, and then the next toe. {L} looked hard, to see who it was.
It was sleep. But it was not done while {L} was looking.
{is_being_1:Goodnight, {being_1}.}
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There were twelve chairs out in the morning, in a ring, and nobody had put them there. On each of them lay a card. “You,” said the first, in very small letters, and so did the next. {H} went all the way round. ¶ The twelfth chair had a cushion, and the card on that one had been turned over, so as not to push. “Me,” it said on the back. “Four o’clock? I have a pot.”
-> DONE

=== next_bedtime
A cup stood upside down on the sill. Nobody had seen who put it there.
-> DONE

=== function named
~ return is_thing_1 or (is_being_1 and (is_change or is_touch))

=== function what
{
- is_thing_1:
~ return thing_1
}
~ return being_1
