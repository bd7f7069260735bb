# tells: entries
# wants: child
# ages: 3-9
# needs: walking
# holds: dark(kind)

=== title
VAR act = ""
VAR has_act = false
VAR act_2 = ""
VAR has_act_2 = false
{
- is_entry_1_act:
~ act = entry_1_act
~ has_act = true
}
{
- is_entry_2_act:
~ act_2 = entry_2_act
~ has_act_2 = true
- is_entry_3_act:
~ act_2 = entry_3_act
~ has_act_2 = true
}
{~As Slowly as a Hill|Two Hills and a Night|The Left Hill}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A sit-up curious in bed; heroes sit-up; friends stand
# things: bed; quilt; card on quilt; e1; lamp
{~At the top of the left hill stood a card, to tell you what happens there.|There was a country with two hills, and on the left hill stood a card.|On the left hill a card had been stood up, for everybody who came that way.}
{entry_1}
{entry_1_seen} # usual
{~The hills were two knees, and the country was the quilt. {H} {was} underneath.|From outside you would have said that it was two knees and a quilt. {H} {was} underneath.|It was a country as long as a bed. The hills were knees, and {H} {was} underneath.}
From the pillow you could see the card very well. # more
{is_being_1:Far away, at the edge of the country, {being_1_many:were|was} {being_1}. ¶ {being_1} {being_1_many:were|was} {being_1_prop}. {being_1_why}} # usual
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A reach-down curious in bed; heroes sit-up; friends stand
# things: bed; quilt; card on quilt; e1
Two fingers went up to see the card. {young:There are folds on the way.|There are folds on the way that you see, and there are folds that you only notice when you are in them.}
From the plain the card was as small as a stamp. Then came a fold, and the card was gone. {young:After the fold it came out again, as big as a door.|One fold higher up, it came out again, as big as a door, and there was room in front of it to stand and read.}
“Good morning,” said {A} to the card, {young:because you say that on a hill.|because on a hill you say good morning to everybody.} # spare
A light wind went in and out up there. It came from {A}. # more
The two fingers had their photograph taken by a thumb, and then they came down, which is quicker. # more
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: L point happy in bed; heroes sit-up; friends stand
# things: bed; quilt; card on quilt; e1; e2; lamp
{joining}
Now it could begin. ¶ {has_act:{act}|Two hands came up out of the country and did it all, the left one first, because the right one had to see how it is done.}
{young:The hill kept still.|All that time the hill kept still, as a hill has to.} # usual
{hinderer_person:{hinderer} sat down on the edge of the bed to watch, and the whole country went downhill on that side.} # beat
{hinderer_animal:{hinderer} laid a chin on the right hill, and after that it was not as high as the left one.} # beat
{hinderer_carried:{hinderer} lay in the valley, right where you wanted to go through, and everybody went round.} # beat
{is_entry_2:On the right hill stood the next card. ¶ {entry_2}|The right hill had no card. It was there so that you could look across.}
{entry_2_seen} # spare
{is_thing_1 and thing_1_why != "":Behind it {thing_1_many:were|was} {thing_1}. ¶ {thing_1} {thing_1_many:were|was} {thing_1_prop}. {thing_1_why}} # usual
{is_being_2:{being_2} {being_2_many:were|was} {being_2_prop}. {being_2_why}} # usual
Behind the hill lay {themed_a}, and nobody had put up a card about that. # personal
{is_saying:And the hills said it, from under the quilt, where {L} was. ¶ “{saying}”}
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A reach-down curious in bed; heroes sit-up; friends stand
# things: bed; quilt; scarf on quilt; card on quilt; e1
There had to be a road from the left hill to the right one. {young:A scarf lay down for it.|A scarf lay down for it, and went down the one side and up the other.}
{A} tried it first, on two fingers, and was at the bottom in four steps. {young:Going up took longer.|Going up took a good deal longer, because a scarf gives way underneath.}
It was a good road. It was stripy, so that you always knew how far you had come. # spare
In the valley you could hear the other foot, deep down, going about its business. # more
From the far end the card was so far away that you could only read the first word. # more
-> DONE

=== m2
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A point happy in bed; heroes sit-up; friends stand
# things: bed; quilt; card on quilt; e2; lamp
Then it was done on the other hill as well, so that everybody on the left could see it from the right. {young:It was a bit smaller there.|It was a bit smaller there, because the right hill does everything a bit smaller.}
“It looks smaller from here,” said {A}, {young:and did it bigger.|and it was done again, so that you could see it from the window.}
{is_being_1:{being_1} saw all of it from the edge of the country, and did not have to turn round once.} # spare
At the end of the card there is a full stop. It was kept a little longer than the rest. # spare
{A} took a bow, with two fingers, and that is done at the knees, which fingers have as well. # more
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L sit-up surprised in bed; heroes sit-up; friends stand
# things: bed; quilt; card on quilt; e1; e3
{is_entry_3:Down in the valley stood another card. ¶ {entry_3}{is_entry_4: ¶ And where the feet are, at the end of the country, stood the last one. ¶ {entry_4}}}
{entry_3_seen} # spare
{is_thing_2 and thing_2_why != "":{thing_2} {thing_2_many:were|was} {thing_2_prop}. {thing_2_why}} # usual
{is_saying_2:Here, too, the hills had something to say. ¶ “{saying_2}”} # usual
It was all to be done from the beginning. Then something began inside the left hill. It was an itch.
{young:You cannot scratch a hill.|You cannot scratch a hill while a card is standing on it.} {L} thought very hard about the card. That did not help. # usual
So the other foot came across, under the quilt, to scratch. The whole hill jumped.
{is_entry_2:Down came both the cards, and lay in the valley, one on top of the other. So it had all happened at once.|Down came the card, and lay in the valley on its face. So it had not happened at all.}
{helper_person:{helper} held the lamp over the valley, until everything had been found.} # beat
{helper_animal:{helper} stayed close along the edge of the bed, and nothing could roll out of the country.} # beat
{helper_carried:The card was leaned against {helper}, and there it stood better than before.} # beat
For a moment the hill had been a knee. Then it was a hill again, and said nothing about it. # usual
{~“A hill may move,” said {L}. “It only has to do it as slowly as a hill.”|“Hills do move,” said {L}. “But they have to do it as slowly as a hill.”}
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A hold calm card; heroes sit-up; friends stand
# things: bed; quilt; card in A.hand; lamp
The card lay on its face, and for a moment nobody knew what happened in that country. {young:Then {A} turned it over.|Then {A} turned it over, and it happened there again.}
It had one bent corner. {young:{A} bent it back.|{A} bent it back, and after that it leaned a little, as if it were reading itself.}
It was put back where it had been, so that nothing should be different. # spare
The itch was still there, under the middle of the hill, and waited to see what would come next. # more
It went a bit to the left, where it was roomier. # more
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A sit-up curious in bed; heroes sit-up; friends stand
# things: bed; quilt; card on quilt; lamp
First they tried it out. The card stood on the top again, and {L} moved the hill {young:by one finger.|by the width of one finger, which took as long as it takes to breathe in and out.}
“Did anything fall?” asked {A}. ¶ Nothing had fallen. {young:The card still stood.|The card still stood, and not one word on it had moved.}
{is_being_1:{being_1} had not noticed anything, and that was a good sign.} # spare
Real hills do it, too. They only take so long that nobody has stayed to see it. # more
Then the hill was moved back by one finger, and not one fold in it was any the wiser. # more
-> DONE

=== s4
# shot: behind
# place: bedroom; night; stars
# action: L lie-back calm in bed; heroes lie-back; friends sit
# things: bed; quilt; card on quilt; e1; e2; lamp
So it was done again, as slowly as a hill. ¶ {has_act_2:{act_2}|{L} took a whole breath for every word on the card, and a long one for the full stop.}
{is_entry_2_act and is_entry_3_act:And then this. ¶ {entry_3_act}} # usual
{young:That took all evening.|You could not have said where it began.} # usual
All that time, a foot was on its way to the itch. {young:When it got there, the itch had gone.|When it got there, the itch had given up.} # usual
{is_saying:The hills said it, but lower. ¶ “{saying}”} # spare
Then the hills went down, as slowly as hills. The card went down with them, word by word.
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
It came as slowly as a hill. # spare
“Is it still there?” asked {A}. Under the dark, the country was all still there. # more
Feet go first. They do not mind the dark. # more
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: A lie-back sleepy in bed; heroes lie-back sleepy; friends sit
# things: bed; blanket on bed; card on bed; e2; moon
The night came to where the right hill had been. {is_entry_2:A card lay there. It was flat as well.|You had looked across from there. Now there was nothing to see.}
{is_being_1:It came as far as {being_1}, and that was the edge.} # spare
{entry_3_night} # usual
You could not have said which hill it was. # more
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
{entry_1_night} # usual
You could not have said where there had been a hill. # more
It was done once more, with shut eyes, under the night. Nothing moved but one finger.
{is_saying:The hills said it, very low. ¶ “{saying}”|The itch did not come back.}
Two fingers lay down.
{is_being_1:Goodnight to {being_1}. }Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the two hills had gone. There was one long hill in the middle, where {H} had got out from under it, and at the very top lay a card.
“Here something is going to happen,” it said, and it did not say what. {H} stood it up on the breakfast table, and sat down in front of it with a spoon.
-> DONE

=== next_bedtime
The night was folded up at the foot of the bed. It only had to be fetched.
-> DONE
