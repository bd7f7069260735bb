# tells: entries
# wants: other
# ages: 8-12
# never: died|dies|dead|death|dying|funeral|passed away|put to sleep|cancer|chemo*|hospital|operation|surgery|divorc*|stammer*|stutter*|bullied|bully*|bullies|cried|crying|fell out|doesn't want
# holds: dark(kind)

=== title
{~Nothing Was Found Against It|Exhibit A Did Not Deny It}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A write proud notebook; heroes kneel; friends sit
# things: rug; slipper on rug; bottle on rug; label; lamp; e1
{~The Institute has one room, one lamp, and a staff of {H}. It believes nothing that has not been tried out on the carpet.|At ten to eight the Institute opened its doors, of which there is one. Behind it sat {H}, and believed nothing that had not been tried out on the carpet.|“Nothing is so,” it says on the door of the Institute, “until it has been tried out on the carpet.” Below it says who works there, and that is {H}.}
{is_asked:A paper had come in, and it had to be seen whether such a thing was possible.|{is_coming:A paper had come in, about something still to come, and it had to be seen whether that was possible.|A paper had come in from somebody who ought to know. It still had to be tried out.}}
{entry_1}
{entry_1_seen} # usual
Exhibit A was a slipper. It was told that it was {is_being_1:{being_1}|{L}}, and took this well.
Exhibit B was the hot-water bottle, which was {is_thing_1:{thing_1}|{is_being_2:{being_2}|everything else}}. Both got labels, so that there could be no mistake. The mistake came later.
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A kneel curious before slipper; heroes kneel; friends sit
# things: rug; slipper on rug; bottle on rug; tape-measure; book
Then everything was measured. The Institute measures first and thinks afterwards, so that the one does not spoil the other.
{is_thing_1:{thing_1}|{is_being_2:{being_2}|Everything else}} {is_thing_1:{thing_1_many:were|was}|{is_being_2:{being_2_many:were|was}|was}} found to be heavier than a sock, and lighter than the dictionary. {is_being_1:{being_1} came out at four hands and a thumb from heel to toe.|Exhibit A came out at four hands and a thumb from heel to toe.}
{~At the top there was an opening, for a foot.|The inside was lined with something like sheep.} ¶ Nobody had known that about {is_being_1:{being_1}|Exhibit A}.
{pausing} # company
From {is_being_1:{being_1}|Exhibit A} to {is_thing_1:{thing_1}|{is_being_2:{being_2}|Exhibit B}} it was one step, or two if you think in between. # spare
The carpet was measured last, in case anybody asked where it had all been. # more
-> DONE

=== s2
# shot: behind
# place: bedroom; dusk; clear
# action: A peek curious behind chair; heroes peek; friends sit
# things: chair; rug; slipper on rug; bottle beside slipper; torch; e2; themed
The first experiment was a quiet one. {is_being_1:{being_1} {being_1_many:were|was}|Exhibit A was} put next to {is_thing_1:{thing_1}|{is_being_2:{being_2}|Exhibit B}}, and they were left alone for one minute. {L} watched from behind the chair, so as not to influence the result.
{joining}
{hinderer_person:{hinderer} only came to see how far they were, and left with the label “{is_thing_1:{thing_1}|{is_being_2:{being_2}|Exhibit B}}” on one elbow.} # beat
{hinderer_animal:{hinderer} lay down on the labels, and for some time had “{is_thing_1:{thing_1}|{is_being_2:{being_2}|Exhibit B}}” written on one side.} # beat
{hinderer_carried:{hinderer} had been put down on a label, and so for the first half was {is_thing_1:{thing_1}|{is_being_2:{being_2}|Exhibit B}}.} # beat
Then the paper was read out to Exhibit A. Exhibit A did not deny it. ¶ “Nothing found against it,” wrote {L}.
Beside them lay {themed_a}, which was put down as found on the spot. # personal
{is_entry_2:The paper went on. ¶ {entry_2}}
{is_thing_1:{is_being_2:A pillow was {being_2}, and had to be leant on something. }}{is_thing_2:The laundry basket was {thing_2}, and had come straight from work.} # usual
Then it was looked into by torch. From below {is_being_1:{being_1} looked|Exhibit A looked} guilty. Everybody does, from there. # usual
-> DONE

=== l1
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A think curious; heroes sit; friends sit
# things: rug; slipper on rug; bottle under bed; bed; notebook
Now it had to be seen how much of it was due to {is_thing_1:{thing_1}|{is_being_2:{being_2}|Exhibit B}}. So {is_thing_1:{thing_1}|{is_being_2:{being_2}|Exhibit B}} {is_thing_1:{thing_1_many:were|was}|{is_being_2:{being_2_many:were|was}|was}} taken away, and the rest was left as it was.
Nothing happened. It went on like that for two minutes, by the clock. {~“As I thought,” wrote {A}. “Without {is_thing_1:{thing_1}|{is_being_2:{being_2}|Exhibit B}} there is nothing in it.”|“It cannot be done without {is_thing_1:{thing_1}|{is_being_2:{being_2}|Exhibit B}},” wrote {A}.}
It was also tried the other way about, without {is_being_1:{being_1}|Exhibit A}. {is_thing_1:{thing_1}|{is_being_2:{being_2}|Exhibit B}} lay there. It was felt that something was missing.
Then it was tried with neither. That was just carpet. # spare
All three results were put in the file, under one another, since it costs nothing to be thorough. # more
-> DONE

=== m2
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A reach-down surprised under bed; heroes kneel; friends sit
# things: bed; slipper under bed; slipper on rug; rug; torch
Then something turned up under the bed that nobody had expected. It was another slipper, and it looked exactly like {is_being_1:{being_1}|Exhibit A}.
That is the worst thing that can come up in a case. {~“Which of you was it?” asked {A}.|“One of you was not there,” said {A}, and looked at both.} Neither of them looked away.
It was the dust that settled it. The second slipper had some on it, all the way round, and so it had not been out all week. “You can go,” said {A}, and it was put back.
{is_being_1:So there was only one that could be {being_1}.|So there was only one Exhibit A.} The Institute had been sure of it, but it is good to have it from the dust. # spare
It was a left one as well. Nobody had noticed that, and now it was underlined. # more
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L read surprised notebook; heroes kneel; friends sit
# things: rug; slipper on rug; bottle on rug; label on slipper; e3
Then there was a draught, and the labels changed places. Before anybody saw it, the file said that {is_being_1:{being_1} {being_1_many:were|was}|{L} was} full of warm water, and that {is_thing_1:{thing_1}|{is_being_2:{being_2}|everything else}} would fit a left foot.
{helper_person:“If I am asked as an expert,” said {helper}, who had been, “that one is a slipper.”} # beat
{helper_animal:{helper} was called in as an expert, sniffed at both, and knew at once which of them had had a foot in it.} # beat
{helper_carried:{helper} was called as a witness, and would not be drawn.} # beat
So {L} had the exhibits do what it says in the paper, each by its label. ¶ It could not be done. ¶ With the labels the other way round, it could. ¶ “It only goes one way round,” said {L}, and crossed out the water and the foot.
{is_entry_3:The paper went on. ¶ {entry_3}}
{is_being_3:A hairbrush was {being_3}. }{is_thing_3:The dressing gown was {thing_3}, and sat down at once.} # usual
Then all of it was done backwards. It made no sense whatever, and that speaks very much for it.
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A wave curious book; heroes sit; friends sit
# things: rug; book; slipper on rug; bottle on rug; window
As there had been a draught, it had to be found out how much of it was the wind. It might all have been the wind, from the beginning.
So the window was shut, and {A} made a wind with the atlas, first a light one, and then one in which nobody would go out. {~{is_thing_1:{thing_1}|{is_being_2:{being_2}|Exhibit B}} did not move.|{is_being_1:{being_1} stood firm|Exhibit A stood firm}, in both.}
“It was not the wind,” wrote {A}, and had to hold on to the page. That is one more thing that nobody can say about {is_thing_1:{thing_1}|{is_being_2:{being_2}|Exhibit B}}.
The labels lay behind the door. They had done it again. # spare
There was also a feather in the air, but it was only passing, and was not asked. # more
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; clear
# action: A write calm notebook; heroes point; friends sit
# things: lamp; chair; shoe; notebook; rug
It might also have been something else, which was only taken for {is_thing_1:{thing_1}|{is_being_2:{being_2}|Exhibit B}} in a bad light. So that had to be gone into.
“The following are not {is_thing_1:{thing_1}|{is_being_2:{being_2}|Exhibit B}},” wrote {A}. “The lamp. The chair. One shoe. The other shoe. {~The staff.|The ceiling, as far as can be seen.}” It took a while, since there is a great deal that is not {is_thing_1:{thing_1}|{is_being_2:{being_2}|Exhibit B}}.
At the end of it there was one thing in the room that had not been ruled out, and it lay on the carpet with a label on. ¶ “I thought so,” said {A}.
{is_being_1:It was not done for {being_1}. It would have taken until breakfast.|It was not done for Exhibit A. It would have taken until breakfast.} # spare
The lamp was asked twice, because it had been on the whole time. # more
-> DONE

=== s4
# shot: two
# place: bedroom; night; stars
# action: L whisper calm; heroes sit; friends sit
# things: bed; pillow; lamp; notebook; e1
{is_entry_4:The lamp was put out for the end of the paper. ¶ {entry_4} ¶ In the dark it was just as much so.|The last experiment was done with the lamp out. In the dark it was just as much so.}
{is_saying:{L} tried how far the words go. At the desk: “{saying}” ¶ That gets as far as the stairs, where somebody asked what it was. ¶ And into a pillow: “{saying}” ¶ That gets nowhere. But it was said.|Then it was tried without a sound. {is_thing_1:{thing_1}|{is_being_2:{being_2}|Exhibit B}} did not make one either. It was still so.}
{is_saying_2:The other words only got as far as the quilt. ¶ “{saying_2}”}
One point stayed open: what {is_being_1:{being_1}|the slipper} {is_coming:would make|made} of it all. {L} left room for it at the bottom of the page.
The Institute leaves one point open every time, as you do with a window. # usual
-> DONE

=== l3
# shot: close
# place: bedroom; night; stars
# action: A fold sleepy; heroes sit sleepy; friends sit
# things: rug; notebook; bed; lamp
The carpet was cleared. It was carpet again.
{is_thing_1:{is_being_2:{being_2} went back to the head of the bed, and got plumped.}} # spare
{is_thing_2:{thing_2} went back to work. There were socks in it by morning.} # spare
The file was tied up. It had one bow, and a second on top. # spare
Nothing had been left out. {A} had looked. # more
It was put under the bed, where things go that are settled. # more
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; friends stand
# things: basin; mirror; tap
The teeth were gone into last. It was done from the left, and from the right, and from below.
From below they looked guilty. That was the light. # spare
Nothing was found against them, after that.
“Spit,” wrote {A} on the mirror. It was so. # more
The tap dripped. It was asked about it, and did not deny it. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: slipper; label; door; moon
It was night at the Institute. On the carpet lay a bit of moon. It had not been sent for.
{is_being_1:By the bed stood {being_1}, and looked at the wall.|By the bed stood Exhibit A, and looked at the wall.} # spare
Nobody tried anything out on {is_thing_1:{thing_1}|{is_being_2:{being_2}|Exhibit B}} now. # spare
The open point was still open. A little air came in by it. # more
It was all so. It needed nobody to look. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes lie-awake sleepy; friends sit sleepy
# things: quilt; pillow; label on quilt; moon
The file was closed for the night.
{resting}
{keepsake}
{dream} # spare
{is_being_1:{being_1} stood by the bed, toe to the wall. |Exhibit A stood by the bed, toe to the wall. }{is_thing_1:{thing_1}|{is_being_2:{being_2}|Everything else}} {is_thing_1:{thing_1_many:were|was}|{is_being_2:{being_2_many:were|was}|was}} down by the feet, and still quite warm.
{entry_1_night} # usual
One label was left over. {L} wrote a name on it in the dark, and put it on the quilt. It was on the right one. # usual
{is_saying:How far does it go in the dark? ¶ “{saying}” ¶ One pillow.}
Last of all, sleep was looked into. Nothing was found against it.
Goodnight, Exhibit A. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the left slipper there was a slip of paper, folded twice. “As to the open point,” it said. “I was asked what was made of it all, and had nothing ready. I have now slept on it. It was all right. I would stand next to it again.”
It was not signed, but it smelled a little of foot. {H} put it in the file. Then the file was open again, and there was a draught.
-> DONE

=== next_bedtime
The file lay under the bed with the second slipper, which had been nowhere, and read it.
-> DONE
