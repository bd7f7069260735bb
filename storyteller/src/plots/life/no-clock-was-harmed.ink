# tells: entries
# wants: child
# ages: 8-12
# needs: hands, seeing
# never: died|dies|dead|death|dying|funeral|passed away|put to sleep|cancer|chemo*|hospital|operation|surgery|divorc*|stammer*|stutter*|bullied|bully*|bullies|cried|crying|fell out|doesn't want
# holds: dark(kind)

=== title
{~No Clock Was Harmed|The One Retake}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A point proud at clock; heroes stand; friends stand
# things: desk; lamp on desk; clock on desk; mug on desk; e1
{~Most films take two years and a great many lorries. The one that {H} made took a desk and an evening.|“Quiet on the desk,” said {L}. It was the first night of filming, and the last, and {H} had no camera.|Hold up both hands with the thumbs touching, and whatever you can see in between is a film. That was the camera, and {H} had brought it.}
{is_asked:It was a documentary about something of which there were no pictures yet.|{is_coming:It was a documentary about something that was still to come. {L} liked to be there in good time.|It was a documentary, and so everything in it had to be true.}} The captions came from a source in the house, and not a word of them may be changed.
{entry_1}
{entry_1_seen} # usual
{is_being_1:{being_1} {being_1_many:were all|was} played by the alarm clock, because nobody else on the desk has a face.|{L} was played by the alarm clock, because nobody else on the desk has a face.}
It also has two hands, and does not wave them about. # spare
{is_thing_1:{thing_1} {thing_1_many:were all|was} played by a mug, upside down, so that nobody would take {thing_1} for a mug.|{is_being_2:{being_2} {being_2_many:were all|was} played by a mug, upside down, so that nobody would take {being_2} for a mug.|A mug stood ready, upside down, for whatever else came up.}}
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A point curious at mug; heroes kneel; friends sit
# things: desk; lamp on desk; mug on desk; clock on desk; paper
First there was a screen test. {is_thing_1:{thing_1}|{is_being_2:{being_2}|The mug}} had to stand under the lamp, and turn round slowly, so that {A} could see all the sides.
From behind it could be seen that {is_thing_1:{thing_1}|{is_being_2:{being_2}|it}} had a handle. {~“From now on,” said {A}, “we only film from the front.”|The handle was turned to the wall, and it stayed that way to the end of filming.}
{is_being_1:{being_1} came next, and had to look to the left, and to the right, and then like {being_1}. It was five to eight.|Then the clock had to look to the left, and to the right, and surprised. It was five to eight.}
{pausing} # company
“Thank you,” said {A}, as it is done. “We will let you know.” Then {A} let them know. # spare
The lamp was tested too, and was found to be good at only one thing, but very good at that. # more
-> DONE

=== s2
# shot: behind
# place: bedroom; dusk; clear
# action: A reach-up curious at desk; heroes stand; friends stand
# things: desk; lamp on desk; clock on desk; mug on desk; ruler; sock; e2; themed
“Wide shot,” said {L}, held up two hands for a camera, and went backwards until the bed was in the way.
{joining}
{is_thing_1:{is_being_2:{being_2} {being_2_many:were all|was} played by the ruler, lying down. }}{is_thing_2:For {thing_2} they had got a sock, which did all its own stunts.} # usual
“Here we see {is_thing_1:{thing_1}|{is_being_2:{being_2}|the desk}},” said {L}, in the low voice that is used for lions. {is_being_1:“{being_1} {being_1_many:have|has} not noticed us.”|“Nobody has noticed us.”}
{hinderer_person:{hinderer} came through the picture, said sorry, and went back through it to get out of the way. It is all in the film.} # beat
{hinderer_animal:{hinderer} came in from the left, looked long at {is_thing_1:{thing_1}|{is_being_2:{being_2}|the desk}}, and went out on the right. It could not have been rehearsed.} # beat
{hinderer_carried:{hinderer} had been put down rather near the camera, and in the wide shot was taken for a hill.} # beat
At the edge of the picture you could see {themed_a}. Nobody knew how that had got into it. # personal
Then nothing happened, for a whole minute, very sharply.
“It is the hands,” said {L}. {many:All of them were being cameras|They were both being the camera}, and there was none left to push {is_being_1:{being_1}|the clock}.
-> DONE

=== l1
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A shout laughing; heroes sit laughing; friends sit
# things: desk; lamp on desk; clock on desk; mug on desk; hairbrush in A.hand
While nothing happened, there was time to try out the voice. The one for lions had been too quiet, for a thing like that.
So {A} took the voice for football. {is_being_1:“It’s {being_1}! {being_1}, from the left! Still {being_1}! And there {is_thing_1:{thing_1_many:are|is}|{is_being_2:{being_2_many:are|is}|is}} {is_thing_1:{thing_1}|{is_being_2:{being_2}|nobody}}… oh, and that was close!”|“It’s {is_thing_1:{thing_1}|the mug}! Still {is_thing_1:{thing_1}|the mug}! And nobody near! Oh, and that was close!”} {~Nothing had moved so far.|Nobody had been allowed to move yet.}
Then came the voice for the news. “We are just getting reports of {is_thing_1:{thing_1}|{is_being_2:{being_2}|a mug}},” said {A}. “We do not know any more. We go over to the desk.” On the desk they did not know any more either.
In the end it was the lions again. You can only hear those from quite near, and then you believe every word. # spare
It was also done with no voice at all, and then {is_thing_1:{thing_1}|{is_being_2:{being_2}|the mug}} seemed to be waiting for a bus. # more
-> DONE

=== m2
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A stand proud at desk; heroes sit laughing; friends sit
# things: desk; mug on desk; lamp on desk; clock on desk
A film also needs a trailer, in which there is less of it, and louder.
“In a world,” said {A}, in the deepest voice that was to be had, “where there {is_thing_1:{thing_1_many:are|is}|{is_being_2:{being_2_many:are|is}|is}} {is_thing_1:{thing_1}|{is_being_2:{being_2}|a mug}}…” ¶ The hands were shut. That is the black bit.
“{is_being_1:{being_1}|A clock},” said {A}, and it was black again. ¶ {~“This summer.” It was no use waiting for that. “This evening,” said {A}.|“And nothing,” said {A}, “will ever be the same.” Everybody looked, and it was nearly the same.}
Somebody called up the stairs what all that was. # spare
That is the use of a trailer. Now there was somebody who wanted to know how it went on. # more
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L think curious; heroes sit; friends sit
# things: desk; lamp on desk; clock on desk; mug beside clock; e1
A film is allowed one retake. {L} stopped to think about it, and the hands came down. That was it.
“Cut,” said {L}. “A cut is when nobody is looking.”
Hands up: {is_being_1:{being_1} stood|the clock stood} at one end of the desk, and {is_thing_1:{thing_1}|{is_being_2:{being_2}|the mug}} at the other. Hands down, and everything was moved. Hands up: {is_being_1:{being_1}|the clock} stood right beside {is_thing_1:{thing_1}|{is_being_2:{being_2}|the mug}}, and {being_1_many:were|was} not even out of breath.
{is_entry_2:In between went the next caption. ¶ {entry_2}|In between went the caption. ¶ {entry_1}}
Anybody would have sworn that they had seen it happen. # usual
{helper_person:{helper} held the lamp, which was the sun, and at every cut looked politely the other way.} # beat
{helper_animal:{helper} had been asked to look away at the cuts, and did not, and so is the only one who knows how it was done.} # beat
{helper_carried:{helper} was the first audience, and gave nothing away.} # beat
In the close shot it said ‘Dishwasher safe’, right across {is_thing_1:{thing_1}|{is_being_2:{being_2}|the mug}}. That was cut out.
{is_entry_3:This was left in. ¶ {entry_3}}
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A stand calm at window; heroes sit; friends sit
# things: window; clock on desk; desk; moon
There was one scene too many. In it {is_being_1:{being_1} looked|the clock looked} out of the window, for no reason, with the last of the light on one side.
It was the best thing in the film. {A} went through the captions to see where it could go. There was no window in them. {~“Then it did not happen,” said {A}.|“Nobody says a thing about a window,” said {A}.}
So it was taken out. {A} opened both hands, and it was gone. {is_being_1:{being_1} {being_1_many:were|was}|The clock was} carried back to the others, and it was not spoken of.
But {A} has kept it, privately, at the very back, for after the credits. # spare
It was seven minutes past eight in that scene, and anybody who knows about it can see that it is missing. # more
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; clear
# action: A kneel curious; heroes sit; friends sit
# things: desk; lamp on desk; clock on desk; mug on desk; pencil
Somebody had to see that it all matched. In the first picture {is_thing_1:{thing_1}|{is_being_2:{being_2}|the mug}} stood on a spelling book. In the next there was no spelling book.
{is_being_1:Also it was eight o’clock on {being_1} at the beginning, and ten past by the time that anything happened.|Also it was eight o’clock at the beginning, and ten past by the time that anything happened.} “People will write in,” said {A}.
{~The spelling book was put back, with all its spelling.|So the spelling book was put back, and looked as if it had been there all the time, which is what it is good at.} {is_being_1:{being_1} could not be put back|The clock could not be put back}, because of school.
The rest was just as it says in the captions. {A} went through them with one finger. # spare
That is the difference between a film and an evening. In an evening it all matches. # more
-> DONE

=== s4
# shot: behind
# place: bedroom; night; stars
# action: L whisper calm; heroes sit; friends sit
# things: bed; hairbrush in L.hand; window; lamp; clock; e2
By now it was dark, and only the sound was missing.
{is_entry_4:One caption was left. ¶ {entry_4}}
{is_saying:{L} said the line to a hairbrush, for a microphone: “{saying}” ¶ That was good, but a door downstairs had got into it. ¶ “{saying}” ¶ That was without the door, and nearly without a voice.|In a film every sound is made afterwards, by something else. {is_thing_1:For {thing_1} {L} took a comb. With your eyes shut, it was {thing_1} exactly.|{is_being_1:For {being_1} {L} took a comb. With your eyes shut, it was {being_1} exactly.|{L} took a comb. With your eyes shut, it was nearly right.}}}
{is_saying_2:The other words were recorded from under the quilt. ¶ “{saying_2}”}
The last thing to be recorded is the silence. Every film needs a minute of it, from the very place, because no two rooms are quiet in the same way. # usual
“And silence,” said {L}. For a minute nobody moved. Only {is_being_1:{being_1}|the clock} ticked a little.
-> DONE

=== l3
# shot: two
# place: bedroom; night; stars
# action: A lie-back sleepy; heroes lie-back sleepy; friends sit
# things: bed; pillow; lamp
It was cut in bed, with the eyes shut. That is a good screen. It is dark, and nobody sits in front.
First came {is_thing_1:{thing_1}|{is_being_2:{being_2}|the mug}}. That could stay a bit longer. # spare
Then hands down. Then {is_being_1:{being_1}|the clock}. You could not see the join. # spare
It was a short film. It was just as long as it had to be. # more
Once {A} let it run backwards. It was back on the desk, with everything still to come. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; friends stand
# things: basin; mirror; tap
In the mirror sat the press. It had foam on it.
“What is it like,” it asked, “to work with {is_being_1:{being_1}|the clock}?” ¶ “Punctual,” said {A}.
“And with {is_thing_1:{thing_1}|{is_being_2:{being_2}|the mug}}?” ¶ “Hollow,” said {A}. “But you do not see that.”
There were no more questions. The press had to spit. # spare
It did the back ones, too. It was that sort of paper. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: desk; clock on desk; mug on desk; moon
On the desk they had all gone off. The mug was the right way up again. {is_thing_1:It did not mention {thing_1}.|{is_being_2:It did not mention {being_2}.|It had some dust in it.}}
{is_thing_2:A sock lay over the edge. That had been a stunt.} # spare
The ruler lay down. It had nothing to measure till Monday. # spare
The lamp was out. It had been the sun. # more
Hands down, all over the house. Nobody was looking. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes lie-awake sleepy; friends sit sleepy
# things: quilt; pillow; clock; moon
The credits came in bed, in the dark, where nobody gets up and goes.
{resting}
{keepsake}
{dream} # spare
“{is_being_1:{being_1}|{L}}: the alarm clock.”
“{is_thing_1:{thing_1}|{is_being_2:{being_2}|Everything else}}: a mug.”
{is_thing_1:{is_being_2:“{being_2}: the ruler.”}}
{is_thing_2:“{thing_2}: a sock.”}
{is_being_3:“{being_3}: a paper clip, far away.”}
{is_thing_3:“{thing_3}: the lamp, in its spare time.”}
{is_being_1:{many:“{H}: pencils, of about the right ages.”|“{L}: a pencil, of about the right age.”}} # usual
“The captions: a source in the house.” # usual
“No clock was harmed.”
{is_saying:The line was said once more, with no voice at all: “{saying}” ¶ That was the take they kept.}
{entry_1_night} # usual
The clock was a clock again. It had work in the morning. # usual
Two hands lay on the quilt. There was nothing between them now.
Goodnight, cast. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A card leaned against the alarm clock in the morning. “Your film was shown last night,” it said, “in the dark, behind several pairs of eyes. It got one star.”
{H} looked at that from all sides. “Out of how many?” ¶ It was on the back. “There were thousands,” it said. “But that one was right over the roof, and stayed to the end.”
The alarm clock said nothing. It had gone off at seven as usual, but some thought that it had paused first.
-> DONE

=== next_bedtime
Hands down. On the desk stood the clock, with its good side to the room, in case.
-> DONE
