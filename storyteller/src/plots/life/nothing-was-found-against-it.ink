# tells: entries
# wants: other
# ages: 8-12
# never: died|dies|dead|death|dying|funeral|passed away|put to sleep|cancer|chemo*|hospital|operation|surgery|divorc*|stammer*|stutter*|bullied|bully*|bullies|cried|crying|fell out|doesn't want
# holds: dark(kind)

=== title
{~Nothing Was Found Against It|The Mistake Came Later}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A write proud notebook; heroes kneel; friends sit
# things: rug; slipper on rug; bottle on rug; label; lamp; e1
{~The Institute has one room, one lamp, and a staff of {H}. It believes nothing that has not been tried out on the carpet.|At ten to eight the Institute opened its doors, of which there is one. Behind it sat {H}, and believed nothing that had not been tried out on the carpet.|“Nothing is so,” it says on the door of the Institute, “until it has been tried out on the carpet.” Below it says who works there, and that is {H}.}
A paper had come in{is_coming: about something still to come}, and had to be tried out.
{entry_1}
{entry_1_seen} # usual
{is_entry_1_act:{entry_1_act} ¶ “It can be done,” wrote {L}. “At least by me.” So it was tried with somebody else.|“It may be so,” wrote {L}, “or it may not.”}
{a_own():{a_prop()}|A slipper} {a_prop_many():were|was} {a_name()}. {a_why()}
{b_own():{b_prop()}|A hot-water bottle} {b_prop_many():were|was} {b_name()}. {b_why()}
Both got labels, so that there could be no mistake. The mistake came later. # usual
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A kneel curious before slipper; heroes kneel; friends sit
# things: rug; slipper on rug; bottle on rug; tape-measure; book
Then everything was measured. The Institute measures first and thinks afterwards, so that the one does not spoil the other.
“{is_being_1:{being_1}|The slipper}: more than a hand,” wrote {A}. “{has_b():{b_name()}|Everything else}: also more than a hand, if it is {~mine|a small one}.”
From {is_being_1:{being_1}|the slipper} to {b_name()} it was one step, or two if you think in between.
{pausing} # company
The carpet was measured last, in case anybody asked where it had all been. # more
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: A crouch curious behind chair; heroes peek; friends sit
# things: chair left; rug; slipper on rug; bottle beside slipper; torch; e2; themed
{
- is_being_1 || is_thing_1 || is_being_2:
The first experiment was a quiet one. {is_being_1:{being_1} {being_1_many:were|was}|The slipper was} put next to {b_name()}, and {many:{B}|{L}} watched from behind the chair, so as not to influence the result.
- else:
The first experiment was a quiet one. {many:{B}|{L}} watched from behind the chair, so as not to influence the result.
}
{joining}
{hinderer_person:{hinderer} only came to see how far they were, and left with the label “{b_name()}” on one elbow.} # beat
{hinderer_animal:{hinderer} lay down on the labels, and for some time had “{b_name()}” written on one side.} # beat
{hinderer_carried:{hinderer} had been put down on a label, and so for the first half was {b_name()}.} # beat
{~Neither of them denied anything.|They had been seen together, and that was all.} ¶ “Nothing found against it,” wrote {L}. # usual
Beside them lay {themed_a}, which was put down as found on the spot. # personal
{is_entry_2:The paper went on. ¶ {entry_2}}
{is_entry_2_act:{entry_2_act}}
{is_being_2:{is_thing_1:{being_2_why != "":{being_2_prop} {being_2_prop_many:were|was} {being_2}. {being_2_why}}}} # usual
{is_thing_2:{thing_2_why != "":{thing_2_prop} {thing_2_prop_many:were|was} {thing_2}. {thing_2_why}}} # usual
-> DONE

=== l1
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A think curious; heroes sit; friends sit
# things: rug; slipper on rug; bottle under bed; bed; notebook
Now it had to be seen how much of it was due to {b_name()}. So {b_name()} {b_many():were|was} taken away, and the rest was left as it was.
Nothing happened. It went on like that for two minutes, by the clock. {~“As I thought,” wrote {A}. “Without {b_name()} there is nothing in it.”|“It cannot be done without {b_name()},” wrote {A}.}
It was also tried the other way about, without {is_being_1:{being_1}|the slipper}. It was felt that something was missing.
Then it was tried with neither. That was just carpet. # spare
All three results were put in the file, under one another, since it costs nothing to be thorough. # more
-> DONE

=== m2
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A reach-down surprised under bed; heroes kneel; friends sit
# things: bed; slipper under bed; slipper on rug; rug; torch
Then something turned up under the bed that nobody had expected. It was another label, and on it, too, it said “{a_name()}”.
That is the worst thing that can come up in a case. {~“Which of them was it?” asked {A}.|“One of them was not there,” said {A}, and looked under the bed again.}
It was the dust that settled it. The second label had some on it, all the way round, and so it had not been out all week.
“You can go,” said {A}, and it was put back. # spare
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L read surprised notebook; heroes kneel; friends sit
# things: rug; slipper on rug; bottle on rug; label on slipper; e3
Then there was a draught, and the labels changed places. Before anybody saw it, it said in the file:
“{a_name()}. {b_why()}” ¶ “{has_b():{b_name()}|Everything else}. {a_why()}”
{helper_person:“If I am asked as an expert,” said {helper}, who had been, “it was better before.”} # beat
{helper_animal:{helper} was called in as an expert, sniffed at both, and knew at once which was which. But it was not said aloud.} # beat
{helper_carried:{helper} was called as a witness, and would not be drawn.} # beat
{L} had them do what it says in the paper, each by its label. It could not be done. ¶ With the labels the other way round, it could. “It only goes one way round,” said {many:{B}|{L}}.
{is_entry_3:The paper went on. ¶ {entry_3}}
{is_entry_3_act:{entry_3_act} ¶ “Nothing found against that, either,” wrote {L}.} # usual
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A wave curious book; heroes sit; friends sit
# things: rug; book; slipper on rug; bottle on rug; window
As there had been a draught, it had to be found out how much of it was the wind. It might all have been the wind, from the beginning.
So the window was shut, and {A} made a wind with the atlas, first a light one, and then one in which nobody would go out. {~{has_b():{b_name()}|Everything else} did not move.|{is_being_1:{being_1}|The slipper} stood firm, in both.}
“It was not the wind,” wrote {A}, and had to hold on to the page. That is one more thing that nobody can say about {b_name()}.
The labels lay behind the door. They had done it again. # spare
There was also a feather in the air, but it was only passing, and was not asked. # more
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; clear
# action: A write calm notebook; heroes point; friends sit
# things: lamp; chair; shoe; notebook; rug
It might also have been something else, which was only taken for {b_name()} in a bad light. So that had to be gone into.
“The following are not {b_name()},” wrote {A}. “The lamp. The chair. One shoe. The other shoe. {~The staff.|The ceiling, as far as can be seen.}” It took a while, since there is a great deal that is not {b_name()}.
At the end of it there was one thing in the room that had not been ruled out, and it lay on the carpet with a label on. ¶ “I thought so,” said {A}.
It was not done for {is_being_1:{being_1}|the slipper}. It would have taken until breakfast. # spare
The lamp was asked twice, because it had been on the whole time. # more
-> DONE

=== s4
# shot: two
# place: bedroom; night; stars
# action: L lie-awake calm; heroes lie-awake; friends sit
# things: bed; pillow; notebook on quilt; quilt; e1
{is_entry_4:The lamp was put out for the end of the paper. ¶ {entry_4}|The last experiment was done with the lamp out, and lying down.}
{is_entry_1_act:{many:They all|{L}} did the first one again, under the quilt, where nothing could be seen of it. In the dark it was just as much so.|{L} thought it through from the beginning, with both eyes shut. In the dark it was just as much so.} # usual
{is_saying:Then {L} tried how far the words go: “{saying}” ¶ That gets as far as the stairs, where somebody asked what it was.}
{is_saying_2:The other words only got as far as the quilt. ¶ “{saying_2}”}
One point stayed open: what {is_being_1:{being_1}|the carpet} {is_coming:would make|made} of it all.
-> DONE

=== l3
# shot: close
# place: bedroom; night; stars
# action: A fold sleepy; heroes sit sleepy; friends sit
# things: rug; notebook; bed; lamp
The carpet was cleared. It was carpet again.
The labels were put in an envelope. There was no draught in it. # spare
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
Nobody tried anything out on {b_name()} now. # spare
The envelope lay quite still. It was not asked what was in it. # spare
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
{entry_1_night} # usual
One label was left over. {L} wrote a name on it in the dark, and put it on the quilt. It was on the right one. # usual
{is_saying:How far does it go in the dark? ¶ “{saying}” ¶ One pillow.}
Last of all, sleep was looked into. Nothing was found against it.
{is_being_1:Goodnight to {being_1}. }Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the file there was a slip of paper, folded twice. “As to the open point,” it said. “I was asked what was made of it all, and had nothing ready. I have now slept on it. It was all right. I would do it again.”
It was not signed, and nobody’s label fitted. {H} put it in the file. Then the file was open again, and there was a draught.
-> DONE

=== next_bedtime
The file lay under the bed. All the labels were in it, and each was on its own.
-> DONE

=== function a_name
{
- is_being_1:
~ return being_1
}
~ return L

=== function a_many
~ return is_being_1 and being_1_many

=== function a_own
~ return is_being_1 and being_1_why != ""

=== function a_prop
{
- a_own():
~ return being_1_prop
}
~ return "a slipper"

=== function a_prop_many
~ return a_own() and being_1_prop_many

=== function a_why
{
- a_own():
~ return being_1_why
}
~ return "It would fit a left foot."

=== function b_name
{
- is_thing_1:
~ return thing_1
- is_being_2:
~ return being_2
}
~ return "everything else"

=== function has_b
~ return is_thing_1 or is_being_2

=== function b_many
{
- is_thing_1:
~ return thing_1_many
- is_being_2:
~ return being_2_many
}
~ return false

=== function b_own
{
- is_thing_1:
~ return thing_1_why != ""
- is_being_2:
~ return being_2_why != ""
}
~ return false

=== function b_prop
{
- not b_own():
~ return "a hot-water bottle"
- is_thing_1:
~ return thing_1_prop
}
~ return being_2_prop

=== function b_prop_many
{
- not b_own():
~ return false
- is_thing_1:
~ return thing_1_prop_many
}
~ return being_2_prop_many

=== function b_why
{
- not b_own():
~ return "It was warm, and went glug when it was asked."
- is_thing_1:
~ return thing_1_why
}
~ return being_2_why
