# tells: entries
# wants: child
# ages: 3-9
# needs: walking
# holds: dark(kind)

=== title
{~As Slowly as a Hill|Two Hills and a Night|The Left Hill}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A sit-up curious in bed; heroes sit-up; friends stand
# things: bed; quilt; card on quilt; hairbrush on quilt; e1; lamp
{~At the top of the left hill stood a card, to tell you what happens there.|There was a country with two hills, and on the left hill stood a card.|On the left hill a card had been stood up, for everybody who came that way.}
{entry_1}
{~The hills were two knees, and the country was the quilt. {H} {was} underneath.|From outside you would have said that it was two knees and a quilt. {H} {was} underneath.|It was a country as long as a bed. The hills were knees, and {H} {was} underneath.}
{is_being_1:A pair of socks, rolled up, had to be {being_1}. {young:It rolled down twice. Then it got a fold to stand in.|Being round, it rolled down twice, and then it was given a fold to stand in.}}
{is_thing_1 or is_being_2:The hairbrush had to be {is_thing_1:{thing_1}|{being_2}}. It lay on the very top, {young:and kept still.|with its bristles up, as if it had never been anything else.}}
{is_thing_1 or is_being_2:From the pillow you could see {is_thing_1:{thing_1}|{being_2}} very well.|From the pillow you could see the card very well.} # more
Then {H} came over the plain, {many:on two fingers each.|on two fingers.}
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A reach-down curious in bed; heroes sit-up; friends stand
# things: bed; quilt; hairbrush on quilt; card on quilt; sock on quilt
It is a long way up a hill on two fingers. {young:There are folds.|There are folds that you see, and there are folds that you only notice when you are in them.}
{is_thing_1 or is_being_2:From the plain you could see {is_thing_1:{thing_1}|{being_2}} quite well. Then came a fold, and you could not see {is_thing_1:{thing_1}|{being_2}} at all. {young:After the fold, {is_thing_1:{thing_1}|{being_2}} came out again, and looked very big.|One fold higher up, {is_thing_1:{thing_1}|{being_2}} came out again, and looked a good deal bigger than a hairbrush.}|From the plain the card was as small as a stamp. Then came a fold, and the card was gone. {young:After the fold it came out again, as big as a door.|One fold higher up, it came out again, as big as a door, and there was room in front of it to stand and read.}}
{is_being_1:“Good morning,” said {A} to {being_1}, {young:because you say that on a hill.|because on a hill you say good morning to everybody.} ¶ The socks nodded, and nearly rolled down again.} # spare
A light wind went in and out up there. It came from {A}. # more
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: L point happy in bed; heroes sit-up; friends stand
# things: bed; quilt; card on quilt; slipper on quilt; e2; lamp
{joining}
{is_being_1:{is_thing_1 or is_being_2:Now it could begin. {being_1} could not leave the fold, and so {is_thing_1:{thing_1}|{being_2}} had to come down to {being_1}, {young:with a push.|with two fingers behind.}|Now it could begin. {being_1} could not leave the fold, and did from there whatever there was to do.}|{is_thing_1:Now it could begin. {thing_1} came to the very edge, so that you could see everything, and two fingers did the rest.|Now it could begin. Two fingers did it, and the hill kept still.}}
{young:It took all morning.|It took all morning, because two fingers have such short legs.} # spare
{entry_1_seen} # usual
{hinderer_person:{hinderer} sat down on the edge of the bed, and the whole country went downhill on that side.} # beat
{hinderer_animal:{hinderer} laid a chin on the right hill, and after that it was not as high as the left one.} # beat
{hinderer_carried:{hinderer} lay in the valley, right where you wanted to go through, and everybody went round.} # beat
{is_entry_2:On the right hill stood the next card. ¶ {entry_2}|The right hill had no card. It was there so that you could look across.}
{entry_2_seen} # spare
{is_thing_2:A slipper was {thing_2} over there. {young:It had never been so high.|It had spent its life on the floor, and looked at the view.}} # usual
{is_thing_1 && is_being_2:{being_2_many:Two mittens were {being_2}, with their thumbs out.|A mitten was {being_2}, with its thumb out.}} # usual
Behind the hill lay {themed_a}, and nobody had put up a card about that. # personal
{is_saying:And the hills said it back, from under the quilt, where {L} was. ¶ “{saying}”}
{not is_saying:{is_thing_1 or is_being_2:“{is_thing_1:{thing_1}|{being_2}}!” called {L} across the valley. ¶ “{is_thing_1:{thing_1}|{being_2}},” said the hills, from under the quilt.|{is_being_1:“{being_1}!” called {L} across the valley. ¶ “{being_1},” said the hills, from under the quilt.|“Hello!” called {L} across the valley. ¶ “Hello,” said the hills, from under the quilt.}}} # usual
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A reach-down curious in bed; heroes sit-up; friends stand
# things: bed; quilt; scarf on quilt; sock on quilt; hairbrush on quilt; e1
{is_thing_2:There had to be a road from {thing_1} to {thing_2}.|There had to be a road from the left hill to the right one.} {young:A scarf lay down for it.|A scarf lay down for it, and went down the one side and up the other.}
{is_being_1:{being_1} tried it first, and came to the bottom at once. {young:Going up took longer.|Going up took a good deal longer, with a finger behind.}|{A} tried it first, and was at the bottom in four steps. {young:Going up took longer.|Going up took a good deal longer, because a scarf gives way underneath.}}
{is_being_1:The road was as wide as one pair of socks. Nobody could have overtaken {being_1} on it, and nobody tried.} # spare
It was a good road. It was stripy, so that you always knew how far you had come. # more
In the valley you could hear the other foot, deep down, going about its business. # more
From the far end they looked back. {is_thing_1 or is_being_2:{is_thing_1:{thing_1}|{being_2}} {is_thing_1:{thing_1_many:were|was}|{being_2_many:were|was}} so far away that you might have said it was a hairbrush.|The card was so far away that you could only read the first word.} # more
-> DONE

=== m2
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A point happy in bed; heroes sit-up; friends stand
# things: bed; quilt; slipper on quilt; card on quilt; e2; lamp
{is_entry_2:Then it happened on the right hill as well, by the second card, and everybody on the left hill turned round to see.|Then it happened on the left hill once more, and everybody stood on the right one to see.}
{is_being_1:{being_1} did not have to turn round. {young:Socks have no back.|A pair of socks, once it is rolled up, looks to all sides.}|The hand that was not in it sat in the valley and looked up.}
{is_thing_2:The slipper was {thing_2} with all its might, {young:and its toe went up.|so that its toe went up in the air.}|“It looks smaller from here,” said {A}, {young:and did it bigger.|and it was done again, so that you could see it from the window.}}
At the end of the card there is a full stop. It was kept a little longer than the rest. # spare
{A} took a bow, with two fingers, and that is done at the knees, which fingers have as well. # more
After that nobody moved for a moment, on either hill, so that it could all be looked at. # more
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L sit-up surprised in bed; heroes sit-up; friends stand
# things: bed; quilt; hairbrush on quilt; sock on quilt; card on quilt; e3
{is_entry_3:Down in the valley stood another card. ¶ {entry_3}{is_entry_4: ¶ And where the feet are, at the end of the country, stood the last one. ¶ {entry_4}}}
{entry_3_seen} # spare
{is_thing_3:A mug was {thing_3} down there, and stood on its head, so as to stand better. }{is_being_3:A handkerchief was {being_3}, with {being_3_many:all its corners|one corner} up.} # usual
{is_saying_2:Here, too, the hills had something to say back. ¶ “{saying_2}”} # usual
{~Then something began inside the left hill. It was an itch.|Then, deep inside the left hill, something woke up. It was an itch.|Then something moved into the left hill, right in the middle. It was an itch.}
{young:You cannot scratch a hill.|You cannot scratch a hill while {is_thing_1 or is_being_2:{is_thing_1:{thing_1}|{being_2}} {is_thing_1:{thing_1_many:are|is}|{being_2_many:are|is}}|{is_being_1:{being_1} {being_1_many:are|is}|a card is}} standing on it.} {L} thought very hard about {is_thing_1 or is_being_2:{is_thing_1:{thing_1}|{being_2}}|{is_being_1:{being_1}|the card}}. That did not help. # usual
So the other foot came across, under the quilt, to scratch. The whole hill jumped.
{is_thing_1 or is_being_2:Down came {is_thing_1:{thing_1}|{being_2}}. }{is_being_1:Down came {being_1}. }{is_thing_1 or is_being_1:Last of all|Down} came the card, on its back.
{is_being_1:{is_thing_1 or is_being_2:In the valley lay {being_1}, on top of {is_thing_1:{thing_1}|{being_2}}, and that was not on any card.}} # usual
For a moment the hill had been a knee. Then it was a hill again, and said nothing about it. # more
{helper_person:{helper} held the lamp over the valley, until everybody had been found.} # beat
{helper_animal:{helper} stayed close along the edge of the bed, and nothing could roll out of the country.} # beat
{helper_carried:The card was leaned against {helper}, and there it stood better than before.} # beat
{~“A hill may move,” said {L}. “It only has to do it as slowly as a hill.”|“Hills do move,” said {L}. “But they have to do it as slowly as a hill.”}
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A hold calm hairbrush; heroes sit-up; friends stand
# things: bed; quilt; sock on quilt; card on quilt; lamp
{is_thing_1 or is_being_2:The hairbrush lay on its bristles. For a moment it was only a hairbrush. {young:Then {A} turned it over, and it was {is_thing_1:{thing_1}|{being_2}} again.|Then {A} turned it over, and it was {is_thing_1:{thing_1}|{being_2}} again, and behaved as if nothing had happened.}|The card lay on its face, and for a moment nobody knew what had happened there. {young:Then {A} turned it over.|Then {A} turned it over, and it had happened again.}}
{is_being_1:The socks had come undone. {young:There were two, and they were long.|There were two of them now, and they were rather long.} {A} rolled them up, until they were {being_1}.}
{is_thing_2:{thing_2} had kept still on the other hill all this time, and had seen everything.} # spare
Each of them was put back where it had been, by the card, so that nothing should be different. # more
The itch was still there, under the middle of the hill, and waited to see what would come next. # more
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A sit-up curious in bed; heroes sit-up; friends stand
# things: bed; quilt; hairbrush on quilt; sock on quilt; e1; lamp
First they tried it out. {is_thing_1 or is_being_2:{is_thing_1:{thing_1}|{being_2}} lay on the top again, and {L} moved the hill|{L} moved the hill} {young:by one finger.|by the width of one finger, which took as long as it takes to breathe in and out.}
{is_thing_1 or is_being_2:“Did you feel anything?” asked {A}. ¶ The hairbrush had felt nothing. {young:It was busy.|It was busy being {is_thing_1:{thing_1}|{being_2}}, and it had thought that the room was going up.}|“Did anything fall?” asked {A}. ¶ Nothing had fallen. {young:The card still stood.|The card still stood, and not one word on it had moved.}}
{is_being_1:{being_1} had not felt anything either, and stood in the fold as you stand in a lift.} # spare
Real hills do it, too. They only take so long that nobody has stayed to see it. # more
Then the hill was moved back by one finger, and not one fold in it was any the wiser. # more
-> DONE

=== s4
# shot: behind
# place: bedroom; night; stars
# action: L lie-back calm in bed; heroes lie-back; friends sit
# things: bed; quilt; hairbrush on quilt; slipper on quilt; e1 left; e2 right; lamp
It was all put back, and it happened again, so quietly that you only heard {is_thing_1 or is_being_2:the bristles|two fingers}.
All that time, a foot was on its way to the itch, as slowly as a hill. {young:When it got there, the itch had gone.|When it got there, the itch had given up.} # usual
{is_saying:The hills said it back, but lower. ¶ “{saying}”} # spare
Then the hills went down, as slowly as hills. {is_thing_1 or is_being_2:{is_thing_1:{thing_1}|{being_2}} went down with them, and noticed nothing.|{is_being_1:{being_1} went down with them, and noticed nothing.|The card went down with them, word by word.}}
{entry_2_night} # spare
Nothing fell down this time, and nothing even leaned. # more
Now the country was flat. At the end of it lay the night, which was a grey blanket. {L} went on two fingers to fetch it.
-> DONE

=== l3
# shot: close
# place: bedroom; night; stars
# action: A reach-down sleepy in bed; heroes lie-back sleepy; friends sit
# things: bed; blanket on bed; quilt; moon
The night had a fringe. The fringe came first. Then came the dark.
It came over the feet. {is_entry_4:The last card stood there. You could not read it now. It still said it.|Nothing had happened there, and so it was soon done.}
{is_thing_3:It came to the valley. {thing_3} went in with a small bump. }{is_being_3:{being_3} went in with the corners down.} # spare
It came as slowly as a hill. # more
“Is it still there?” asked {A}. Under the dark, it was all still there. # more
Feet go first. They do not mind the dark. # more
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: A lie-back sleepy in bed; heroes lie-back sleepy; friends sit
# things: bed; blanket on bed; slipper on bed; e2; moon
The night came to where the right hill had been. {is_thing_2:{thing_2} lay there, after a day high up. |You had looked across from there. Now there was nothing to see. }
{is_thing_1 && is_being_2:{being_2_many:Two thumbs looked|A thumb looked} out. Then {being_2} {being_2_many:were|was} in, too.}
{is_entry_2:The card lay down beside it. It was flat as well.|It was all flat. You could not have said which hill it was.} # spare
{entry_3_night} # usual
Two fingers walked in front, with the fringe. They did not run. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: bed; card on quilt; quilt; moon; e1
A card cannot be read in the dark. But every word was on it.
The first word was there. So was the full stop. # spare
In the morning you could read it all. # more
{entry_4_night} # more
The hills were flat. They were asleep. # more
Nobody came by to read. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: blanket on bed; quilt; pillow; moon; e1
Last of all, the night came to where the left hill had been.
{resting}
{keepsake}
{is_being_1:{is_thing_1 or is_being_2:{being_1} and {is_thing_1:{thing_1}|{being_2}} lay side by side, bristles and all.|{being_1} lay in the fold, and did not roll.}|{is_thing_1 or is_being_2:{is_thing_1:{thing_1}|{being_2}} lay in the dark, bristles and all.|The card lay on its back.}}
{entry_1_night} # usual
You could not have said where there had been a hill. # more
It happened once more, with shut eyes. {is_being_1:{is_thing_1 or is_being_2:{is_thing_1:{thing_1}|{being_2}} did not have to come down any more.|Nobody had to move.}|Nobody had to move.} # usual
{is_saying:The hills said it back, very low. ¶ “{saying}”|{is_entry_2:The hills said the last card once more, very low. ¶ {is_entry_4:{entry_4}|{is_entry_3:{entry_3}|{entry_2}}}|{is_thing_1 or is_being_2:“{is_thing_1:{thing_1}|{being_2}},” said the hills, very low.|{is_being_1:“{being_1},” said the hills, very low.}}}}
Two fingers lay down.
{is_being_1:Goodnight, {being_1}. |{is_thing_1 or is_being_2:Goodnight, {is_thing_1:{thing_1}|{being_2}}. }}Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the two hills had gone. There was one long hill in the middle, where {H} had got out from under it, and at the very top lay a pair of socks, which had never had so much room.
“I am wanted on foot today,” it said, and rolled down. It took its time. It came down as slowly as a hill.
-> DONE

=== next_bedtime
The night was folded up at the foot of the bed. It only had to be fetched.
-> DONE
