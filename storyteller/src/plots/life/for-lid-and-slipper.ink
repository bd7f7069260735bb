# tells: entries(thing)
# wants: child
# ages: 3-9
# needs: hearing, hands
# never: died|dies|dead|death|dying|funeral|passed away|put to sleep|cancer|chemo*|hospital|operation|surgery|divorc*|bullied|bully*|bullies|cried|crying|fell out|doesn't want
# holds: dark(kind)

=== title
{~For Lid and Slipper|And Then a Sock Went In}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A wave proud holding ruler; heroes kneel; friends sit
# things: toy-box right; slipper on rug; rug; row of 4 shoe left; paper on bed; e1
{~There was a concert in the bedroom, and {H} had the stick. It was a ruler.|Tap, tap, tap, went a ruler on the end of the bed. {H} {was} about to begin.|“Please sit down,” said {H} to the shoes. They were early for the concert.}
{is_asked:The piece was quite new, and nobody had ever heard it.|{is_coming:The piece was about something still to come, and so this was the rehearsal.|It was a true piece, and so it had to be right.}} # usual
The programme lay on the bed.
{entry_1}
{entry_1_seen} # usual
In a concert you cannot see who is in it. You only hear who it is.
{is_being_1:{being_1} {being_1_many:were|was}|{is_thing_2:{thing_2} {thing_2_many:were|was}|The beat was}} a slipper. {young:You slap it on the floor.|You hold it by the heel, and slap it on the floor.} Flap, flap.
{thing_1} {thing_1_many:were|was} the lid of the toy box. You lift it up, and let it go. ¶ Bang!
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A listen curious at slipper; heroes kneel; friends sit
# things: rug; slipper on rug; chest; hairbrush
An orchestra has to tune first. {young:Everybody plays what they have, all together.|Everybody plays the one note that they have got, until it is the same one.}
Flap, went {is_being_1:{being_1}|{is_thing_2:{thing_2}|the slipper}}. Bang, went {thing_1}. {~It was not the same note.|They were some way apart.} {young:“A bit lower,” said {A}.|“A bit lower, please,” said {A}, with one ear on the lid.}
{pausing} # company
Flap. Bang. {young:“That is it,” said {A}.|“Thank you, that will do,” said {A}, as you say it to an orchestra.} It was just the same as before, but now it was in tune. # spare
“Have you got an A?” {A} asked {thing_1}. But it was a B, as in bang. # more
A shoe in the second row had to be turned round. It had been facing the wall, and had thought that it was a rather dark concert. # more
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: L hold laughing ruler at toy-box; heroes kneel happy; friends clap
# things: toy-box; slipper on rug; rug; comb; themed; e2
{is_entry_1_act:First {L} showed how it goes, without any music. ¶ {entry_1_act} ¶ “And now with music,” said {L}.|“All together,” said {L}.} Up went the ruler. ¶ Flap, flap. In came {is_being_1:{being_1}|{is_thing_2:{thing_2}|the slipper}}.
{joining}
{is_being_2:The hot-water bottle was {being_2}, and had to be turned over. Glug.}
{is_being_1:{is_thing_2:A comb was {thing_2}. {young:You go over it with a thumb.|You go over it with a thumb, from one end to the other.} Zrrp.}} # usual
{hinderer_person:{hinderer} had been given the curtain, and drew it at the wrong place. Swish. “I was counting,” said {hinderer}.} # beat
{hinderer_animal:{hinderer} came in too early, on four feet, and sat down on the programme.} # beat
{hinderer_carried:{hinderer} had been put on the lid, for a good view, and had to be put somewhere else.} # beat
{themed_a} was played as well, with one knuckle. Tock. # personal
Then came {thing_1}. ¶ Bang!
{young:After that you could not hear a thing.|The lamp shook. The window shook. Nobody heard if there was any more.} # usual
“What was that?” somebody called up the stairs. ¶ “{thing_1_many:Those were|That was} {thing_1},” {many:{B}|{L}} called down. “{thing_1_many:They are|It is} in the programme.”
-> DONE

=== l1
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A knock curious at wardrobe; heroes kneel; friends sit
# things: wardrobe; book; mug; chest
{young:Was there something softer?|Perhaps {thing_1} could be played on something softer.} {A} tried a mug. Tink. ¶ “That is a mug,” said {A}.
{A} tried a book, and let it shut. Flop. {young:That was a book.|That was a book, from the first page to the last.} {~The wardrobe went clonk, and had a coat hanger in it.|The wardrobe door said eek, and then did not shut.}
Only the lid would do for {thing_1}. {young:You heard it at once.|You only had to shut your eyes, and lift the lid, and let it go. Bang. There {thing_1_many:they were|it was}.}
The mug was thanked, and told that it would be written to. # spare
The bed was tried last, by sitting on it from a height. Boing. That was not {thing_1}, either, and so it was only done eleven times. # more
-> DONE

=== m2
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A point calm at clock; heroes sit; friends sit
# things: clock; rug; slipper; paper
{is_being_3:The alarm clock was {being_3}.|The alarm clock was in it, too.} {young:It has only one note.|It has one note, and that does not come until very near the end.} Until then it had to count.
Tick, tick, tick, it counted. {~Nobody in the orchestra works so hard.|It never once lost its place.} {young:“Not yet,” said {A}.|“Not yet,” said {A} every time that it looked up.}
Flap, flap, went {is_being_1:{being_1}|{is_thing_2:{thing_2}|the slipper}}. “Not yet.” # spare
At last {A} pointed at it. It was so surprised that it went on counting. # more
{thing_1} did not have to count. With a part like that you just look at the ruler, and wait until they all have their fingers in their ears. # more
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L kneel proud at toy-box; heroes kneel; friends sit
# things: toy-box; sock on toy-box; slipper on rug; rug; e1
“Again,” said {L}. “Softly.” ¶ {is_being_1:{being_1}|{is_thing_2:{thing_2}|The slipper}} went on tiptoe. Fap, fap. ¶ {thing_1} came down ever so slowly. ¶ Bang!
{young:A lid cannot do it softly.|A lid can wait, but it cannot do it softly.} # usual
{helper_person:“It needs something in its mouth,” said {helper}, and held the lid up with both hands.} # beat
{helper_animal:{helper} put a nose under the lid, and for once there was no bang. But a nose is needed for other things.} # beat
{helper_carried:{helper} was leaned on the lid to keep it down, but then there was nothing of {thing_1} to be heard at all.} # beat
{many:{B}|{L}} pulled off a sock, and laid it over the edge of the toy box. ¶ Buff.
“{thing_1_many:Those are|That is} {thing_1},” said {L}, “next door.”
Now you could hear {is_being_1:{being_1}|{is_thing_2:{thing_2}|the slipper}}, before it and after it. # usual
{is_entry_2:So they could go on with the programme. ¶ {entry_2}|So it was played to the end. ¶ Fap, fap. Buff.}
{is_entry_2_act:{entry_2_act} ¶ Fap, fap. Buff.|{is_entry_2:Fap, fap. Buff.}}
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; night; clear
# action: A bow proud; heroes bow; friends clap
# things: rug; shoe; slipper; chest
Between two pieces people cough. {young:So {A} coughed for the shoes.|The shoes could not do it, and so {A} coughed for them, row by row.}
Then they clapped. {~That was done with socks on both hands, and sounded like moths.|You put socks on your hands for that, and it is like snow coming off a roof.} {young:{is_being_1:{being_1}|{is_thing_2:{thing_2}|The slipper}} had to stand up.|{is_being_1:{being_1}|{is_thing_2:{thing_2}|The slipper}} had to stand up, and be pointed at with the ruler.}
{thing_1} stood up, too. {young:Lids do that.|It is what a lid does best.} {A} kept hold of it, so that nobody sat down too fast.
“More!” said the shoes, or would have. # spare
A boot at the back wanted to hear {thing_1} by itself. It had come in late, and had been told that the rest was mostly waiting. # more
A shoe with laces had got one of them under its neighbour, and all that row had to sit down again. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bedroom; night; clear
# action: A write calm paper; heroes sit; friends sit
# things: bed; paper; pencil; lamp
Something was missing in the programme. It did not say what came last. {young:So it was put in.|{A} wrote it in below, with a pencil.} ¶ “To finish: the same, lying down.”
{is_being_1:{being_1}|{is_thing_2:{thing_2}|The slipper}} looked at it for some time. {~A slipper lies down well.|It was no trouble for a slipper.} {young:But how do you lie down with a lid?|But how it was to be done with a lid, it did not say.}
“It is only the end,” said {A}, and put a full stop. # spare
The stop came out rather large. That is where the music stops. # more
Then it was shown round. {thing_1} could not read it with a sock in, and it had to be held up close. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; friends stand
# things: basin; mirror; tap
In the bathroom the stick was a toothbrush. It kept time.
Sh-sh-sh, at the top. Sh-sh-sh, below. # spare
The tap came in, very softly. Plip. It had not been asked.
“That can stay,” said {A}, with foam. # more
Then everybody spat. It was nearly together. # more
Plip. The tap had not seen that it was over. # more
-> DONE

=== s4
# shot: two
# place: bedroom; night; stars
# action: L lie-awake sleepy; heroes lie-awake sleepy; friends sit
# things: bed; pillow; quilt; slipper on quilt; e2
It got dark. The lid was shut for the night, with the sock in it.
{is_entry_3:They played the rest in bed. ¶ {entry_3}|They played it once more, in bed.}
{is_entry_4:{entry_4}}
{is_entry_1_act:{L} showed it again, lying down, with one hand and no light.} # usual
Now {thing_1} {thing_1_many:were|was} played on the pillow, with a flat hand. ¶ Pff.
{is_being_1:{being_1}|{is_thing_2:{thing_2}|The slipper}} got two fingers, on the quilt. Tup, tup.
{is_saying:The words were sung, all on one note. ¶ “{saying}”|It had no words. {L} hummed, all on one note.}
{is_saying_2:There was one more verse. ¶ “{saying_2}”}
“That is a lullaby,” said {L}.
-> DONE

=== l3
# shot: two
# place: bedroom; night; stars
# action: A yawn sleepy; heroes yawn; friends sit
# things: bed; quilt; hairbrush; slipper
{A} yawned. It was in the right place, and so it stayed in.
{is_being_2:{being_2} went to the far end, under the quilt. Glug.|The ruler lay down. It was straight all the way.} # spare
The shoes had gone home. They do not live far off. # spare
Tup, tup. You had to listen for it now. # more
A hand lay on the pillow, flat. It was waiting to come in. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: chest; sock on chest; slipper; moon
The toy box had its mouth shut. One toe of a sock looked out.
{thing_1} did not make a sound. {thing_1_many:They were|It was} still very good. # spare
Beside it lay {is_being_1:{being_1}|{is_thing_2:{thing_2}|the slipper}}, flat on the floor. # spare
The moon came in. It had nothing to play, and turned the page. # more
There was nothing on the last page. It was very quiet. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes lie-awake sleepy; friends sit sleepy
# things: quilt; pillow; paper on quilt; moon; e1
The programme lay on the quilt. Nobody needed it now.
{resting}
{keepsake}
{dream} # spare
Tup, tup. {is_being_1:{being_1_many:Those were|That was} {being_1}|{is_thing_2:{thing_2_many:Those were|That was} {thing_2}|That was the slipper}}, going home.
Pff. {thing_1_many:Those were|That was} {thing_1}.
{entry_1_night} # usual
{is_saying:“{saying}” ¶ It was on one note, and the note was air.}
Tup. ¶ Pff. # usual
{is_being_1:Goodnight to {being_1}. }Goodnight to {thing_1}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the lid of the toy box went buff. {H} looked in, and there was the sock, with its toe out, waiting to come in. After breakfast it was taken off to be washed. Then there was a bang that could be heard at number nine. ¶ “Again!” somebody called up the stairs, though it may have been another word.
-> DONE

=== next_bedtime
The lid was down, with a clean sock in it. It had a long rest to play.
-> DONE
