# about: sad(cancel&!flight&!train|canceled|called off|rained off|rained out|rain stopped|postpone|is off|was off|not happening|fell through|supposed to&rain|supposed to&pour|meant to&rain|meant to&pour)
# about: weather(cancel&!flight&!train|called off|rained off|rained out|postpone|is off|was off|supposed to|meant to&go); feast(cancel|called off|rained off|rained out|postpone|is off|was off)
# about: club(cancel|called off|rained off|rained out|postpone|is off|was off); outing(cancel|called off|rained off|postpone|is off|supposed to); journey(cancel&!flight&!train|called off|postpone|weekend is off|trip is off|camping is off|holiday is off); teeth(dentist&cancel); dentist(cancel|postpone|moved to)
# about: party(cancel|called off|postpone|is off); performance(cancel|called off|postpone|is off); play(cancel|called off|rained off); frustrated(cancel|called off|postpone); angry(cancel|called off|postpone|rained off); somebody-ill(party&cancel|cancel&playdate|cancel&play date); unwell(party&cancel|cancel&playdate|cancel&play date); school-day(sports day&cancel|sports day&postpone|trip&cancel); too-excited(cancel|called off)
# also: sad; weather; feast; club; outing; angry; frustrated; patience; too-excited; birthday; party
# news: bad
# kind match: match|matches|game|fixture|tournament
# kind football: football|soccer
# kind night: firework*|bonfire*
# kind picnic: picnic|barbecue|bbq
# kind party: party|parties
# kind playdate: playdate|play date
# kind parade: parade|carnival|procession
# kind sports: sports day
# kind zoo: zoo
# kind beach: beach|seaside
# kind swimming: swimming
# kind camping: camping|camp
# kind dentist: dentist*
# kind show: show|play|concert
# kind trip: trip|outing|visit|weekend
# wants: child
# role wet: answer(rain|storm|snow|wind|weather|thunder) = the weather
# role grownup: parent = the grown-up with the key
# ages: 3-9
# holds: dark(kind), disappointment(kind)

=== title
{~Off Where?|Nobody Had Told the Shoes}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: L point sad at shoe; heroes stand sad; grownup stand; friends stand
# things: door; 2 shoe on mat; mat; coat on hook; hook; lamp
{~The shoes stood by the front door with their toes to the street. {young:They were ready, and so {was} {H}.|They were ready, and so {was} {H}, and nobody was going anywhere.}|“Off?” said {H}. {young:“But where is it off to?”|“Then where is it off to?”}|First it was on, and then it was off. {young:{H} did not like it off.|{H} had heard it quite well, and did not think much of it.}}
{is_match:The match|{is_football:The football|{is_night:The big night|{is_picnic:The picnic|{is_party:The party|{is_playdate:Having a friend to play|{is_parade:The parade|{is_sports:Sports day|{is_zoo:The zoo|{is_beach:The beach|{is_swimming:Swimming|{is_camping:Camping|{is_dentist:The dentist|{is_show:The show|{is_trip:The trip|What {L} had waited for}}}}}}}}}}}}}}} was off. {wet_known:It was because of {wet}, and it does no good to be cross with {wet}.|There was a reason. It was quite a good one, and it was no help at all.}
“Can’t somebody put it on again?” asked {L}. ¶ “No,” said {grownup}. {young:“I would put it on again if I could.”|“There is no switch. I would have looked for it first thing.”} # usual
{L} had looked forward to it, {young:as far as you can look.|and that is a long way to look, and now there was nothing at the end of it.} # usual
Only the shoes had not been told, {young:and stood there, and waited to go.|and they stood there by themselves, and waited for their feet.} # usual
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: L kneel sad before shoe; heroes kneel; grownup stand; friends sit
# things: door; 2 shoe on mat; mat; coat on hook; hook
“Somebody has to tell them,” said {L}, and knelt down on the mat.
{joining}
{musing} # personal
It is a hard thing to have to tell a shoe. {young:{L} patted the one, and then the other.|{L} patted the one, and then the other, to be fair.} “It is off,” said {L}.
The shoes went on looking at the door. {young:¶ “They did not hear,” said {L}.|¶ “They can’t have heard,” said {L}. “They are still pointing.”}
“They heard,” said {grownup}. “But {young:it takes a while to go in.”|the first time, a thing like that stays on the outside.”}
{hinderer_person:“Never mind,” {hinderer} told the shoes, very brightly, and it was not at all what they needed.} # beat
{hinderer_animal:{hinderer} saw people at the shoes, and stood at the door, and had to be told as well.} # beat
{hinderer_carried:{hinderer} was set down in the left shoe, and looked at the door as well, so that there were now three to tell.} # beat
-> DONE

=== m1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A whisper coat; heroes stand; grownup stand; friends stand
# things: coat on hook; hook; bag; umbrella; door
Next to be told was the coat. {young:It hung there on its hook, with both its arms down.|It had been got out specially, and hung on the front hook, with both arms down.}
“I think that it knows,” said {A}. {young:“Look how it holds its arms.”|“You can see it by the arms.”} ¶ “They are always like that,” said {grownup}. {young:¶ “They are not like that as much,” said {A}.|¶ {A} looked again. “Not as much as that,” said {A}.}
Then there was the bag, which had been packed. {young:It had its mouth open, and could not shut it after that.|It had its mouth open when it was told, and was not able to shut it afterwards.}
So a biscuit was taken out of it, {young:and with that gone it looked a bit better.|because you should not hear such things with a biscuit in your mouth, and {A} looked after that.}
The umbrella said that it was all the same to an umbrella. {young:But it said so with its back to them.|But it said so with its back to them, and its voice was not quite steady.} # spare
-> DONE

=== l1
# aside
# shot: close
# place: hallway; dusk; clear
# action: A shout happy; heroes shout; grownup listen; friends listen
# things: coat on hook; 3 hook; cap
And there was still {is_dentist:an “aah”|a “hooray”}. {young:{A} had kept it warm for the best bit, and now there was no best bit to put it in.|{A} had brought it along for the best bit, and had kept it warm since the morning, and now there was no bit to put it in.}
“Swallow it,” said {many:{B}|{grownup}}. {A} tried. {young:It went down a bit, and then it came up again.|It went down as far as the second button, and came up again.}
“Then put it in here,” said {grownup}, and held two coats apart. {young:So {A} put a head in between, up to the ears.|So {A} put a head in between them, as far as the ears.}
“{is_dentist:AAAH|HOORAY}!” said {A}, into the coats. {young:It was quite small in there, like a party in another street.|It was not very loud in there. It sounded like somebody’s birthday two streets off.}
They shut the coats behind it. {young:One of the sleeves moved for a bit, and then it stopped.|One of the sleeves moved for a while, and then that was over as well.} # spare
“Did that feel good?” asked {grownup}. ¶ “No,” said {A}, {young:“but it is out.”|who thought about it first. “But it is out.”}
-> DONE

=== s3
# shot: close
# place: hallway; dusk; clear
# action: L sit sad beside shoe; grownup sit sad; heroes sit sad; friends sit
# things: door; 4 shoe on mat; mat; drop under L; themed
“It is off,” said {L} to the shoes again, {young:and sat down on the mat.|a little louder, and sat down beside them on the mat.}
And this time it did go in. {young:Something ran down beside {L}’s nose, and dropped on the left shoe.|You could tell, because something ran down beside {L}’s nose, and dropped on the left shoe.}
{helper_person:{helper} did not say a thing, but sat down on the mat as well, and it was just wide enough.} # beat
{helper_animal:{helper} lay down across the shoes, and kept them warm, and asked for nothing.} # beat
{helper_carried:{helper} was put on a knee, and stayed there, and did not think of anything funny.} # beat
{themed_a} was told, and had nothing to say either. # personal
{grownup} sat down there as well. {young:And next to {grownup} stood a pair of shoes, and they were big ones.|And next to {grownup}, against the wall, stood another pair of shoes, which were big ones.}
They were clean, and their toes were to the street. # usual
“Whose are those?” asked {L}, who knew. ¶ “Mine,” said {grownup}. “I had put them out.”
“Has anybody told them?” ¶ “No,” said {grownup}. {young:“I was so busy being sensible.”|“Nobody thought of that. I have been so busy being sensible.”}
-> DONE

=== m2
# shot: above
# place: hallway; dusk; clear
# action: A stroke shoe; grownup sit sad; heroes sit; friends sit
# things: 4 shoe on mat; mat; lamp
By now {A} knew how it is done. {young:You wait a bit, and put a hand on the toe, and then you say it.|You do not begin at once. You wait a bit, and then you put a hand on the toe, and only then do you say it.}
“It is off,” said {A} to the big shoes, very kindly. {young:¶ It was very quiet in the hall, and nobody said a word.|¶ It was quiet in the hall. One of the laces slid down by itself.} # spare
“I wanted to see your face,” said {grownup} after a while. {young:“That was what I wanted to go there for.”|“When it began, I mean. That was what I wanted to go for.”}
{A} thought about that. {young:“You can see it here,” said {A}.|“It isn’t the same face,” said {A}. “But you can see it here, if you like.”} And {grownup} had a good long look.
{pausing} # company
It was a bit wet, and a bit cross, {young:and nobody would have swapped it.|and there was a crumb in one corner, and nobody would have swapped it.} # more
-> DONE

=== l2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A draw; heroes draw; grownup sit; friends sit
# things: table; paper on table; crayon; lamp
“But where do they go,” asked {A}, “the things that are off?” {young:It was a good question, and nobody could say.|It was not in the newspaper, and nobody could say.}
So {A} drew it. {young:It was a big room with a stove, and a very long bench.|It was a waiting room, with a bench that went on over the edge of the paper, and a stove.}
They all sat on the bench, side by side: {young:a circus, and a boat trip, and a cake.|a circus with no tent on, and somebody’s boat trip, and a birthday that had gone down with spots.}
“And there it is,” said {A}, and made it the one at the end, {young:with a hat on its knees.|with its hat on its knees, since it had only just come in.}
It did not look cross with anybody. {young:It looked as if it had wanted to come.|It looked as if it had been looking forward to it as well.}
The boat trip had moved up a bit, and made room. {young:That was kind of it.|Nobody had asked it to, and it had been sitting there since July.} # more
-> DONE

=== s4
# shot: two
# place: kitchen; night; clear
# action: L sit-on-chair happy; grownup sit-on-chair laughing; heroes sit-on-chair; friends sit
# things: table; plate on table; toast on plate; lamp; 2 shoe on chair; chair
“They can’t stand like that all night,” said {L}. So they turned the shoes round, {young:until all the toes were to the house.|one after the other, by the heels, until all the toes were to the house.}
“There,” said {grownup}. “And where are they off to now?” {young:¶ At the end of the toes was the kitchen.|¶ They looked along the toes, and at the end was the kitchen.}
Shoes are not allowed on that floor. {young:But these had been told that they would go out.|But these had been promised something, and had been very good about it.} # usual
So on they went, the small ones and the big ones, and off to the kitchen, {young:coats and all.|coats and all.}
There they ate what had been packed for later, {young:and there was toast.|and a good deal of toast, and under the table were all the toes.}
It was not what they had wanted. {young:It was toast.|Nobody said that it was. It was toast, and it was hot.} # usual
-> DONE

=== m4
# aside
# shot: close
# place: bathroom; night; clear
# action: L brush-teeth; heroes brush-teeth; grownup hold towel; friends sit
# things: sink; tap; mirror; toothbrush
After that there was more that was off. The coats were off. So were the shoes.
The jumper was off, and got stuck on one ear, and then that was off, too. # spare
“It is a great day for off,” said {L}, with the brush in.
The tap was on. {L} turned it, and it was off, with one drop to say so.

-> DONE

=== l3
# aside
# shot: behind
# place: bedroom; night; clear
# action: grownup stand; L lie-back; heroes lie-back; friends sit
# things: bed; pillow; coat on chair; chair; lamp
“Will it be on again?” asked {L}, in bed.
“I don’t know yet,” said {grownup}. “I would tell you, if I did.”
That was true, and so it had to do.
“If it is,” said {L}, “then tell the shoes first.” # spare
“In the morning?” ¶ “At once,” said {L}. “They get up early.” # spare
The pillow was cool on the one side. It was turned, as shoes are, and then it was cool again. # more
-> DONE

=== m3
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: door; 4 shoe on mat; mat; coat on hook; hook
In the hall it was dark. The shoes were back on their mat.
There were the small ones, and there were the big ones. They stood close, with their heels to the street.
A crumb of toast had come along with them. It was their first. # spare
Nobody could have said that they looked glad. # more
But they had been out, in a way, and they had been told.
-> DONE

=== l4
# aside with l2
# shot: above
# place: street; night; stars
# action: cat walk; heroes sleep
# things: house; street-lamp; gate; moon
Outside the road lay there, as far as the corner. No one came along it.
The lamp at the gate was on. It stays on, whatever is off. # spare
A cat went by with nothing planned. She does not look forward to things, and then she has them. # more
Behind the roofs it was quite still.
If it sat there, somewhere, on a bench, then it had somebody next to it. # spare
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; lamp
The socks were off. The day was nearly off. # usual
{resting}
{keepsake}
{dream} # spare
“Off,” said {L}. So the lamp was off.
“Off where?” said {L}. It was only half a question.
First one foot was off. Then the other.
They did not need shoes there.
And {L} was off.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the shoes had turned round. All the toes were to the street again, and nobody had touched them.
“They do that,” said the postman, who has a good deal to do with doors. “You can tell a shoe what you like in the evening.” {A} looked at them for a bit, and then tied a bow in each, in case it was today.
-> DONE

=== next_bedtime
The shoes stood by the door. They had not given up.
-> DONE
