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
# things: desk; lamp on desk; clock on desk; e1
{~Most films take two years and a great many lorries. The one that {H} made took a desk and an evening.|“Quiet on the desk,” said {L}. It was the first night of filming, and the last, and {H} had no camera.|Hold up both hands with the thumbs touching, and whatever you can see in between is a film. That was the camera, and {H} had brought it.}
{is_asked:It was a documentary about something of which there were no pictures yet.|{is_coming:It was a documentary about something that was still to come. {L} liked to be there in good time.|It was a documentary, and so everything in it had to be true.}} # usual
This was all that the script said.
{entry_1}
{entry_1_seen} # usual
{is_being_1:{being_1} {being_1_many:were all|was} played by the alarm clock, because nobody else on the desk has a face.|{L} was played by the alarm clock, because nobody else on the desk has a face.}
{other_own():{other_prop()}|A mug} {other_prop_many():were|was} {other()}. {other_why()}
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A point curious at clock; heroes kneel; friends sit
# things: desk; lamp on desk; clock on desk; paper
First there was a screen test. {has_other():{other()}|The rest of the world} had to stand under the lamp, and be looked at from all sides. {~From behind it was plain that there was somebody else in it. “From now on,” said {A}, “we only film from the front.”|Its good side was found, and turned to the room, and it stayed that way to the end of filming.}
{is_being_1:{being_1} came next, and had to look to the left, and to the right, and then like {being_1}. It was five to eight.|Then the clock had to look to the left, and to the right, and surprised. It was five to eight.}
{pausing} # company
“Thank you,” said {A}, as it is done. “We will let you know.” Then {A} let them know.
The lamp was tested too, and was found to be good at only one thing, but very good at that. # more
-> DONE

=== s2
# shot: behind
# place: bedroom; dusk; clear
# action: A reach-up curious at desk; heroes stand; friends stand
# things: desk; lamp on desk; clock on desk; e2; themed
“Wide shot,” said {L}, held up two hands for a camera, and went backwards until the bed was in the way.
{joining}
“Here we see {other()},” said {L}, in the low voice that is used for lions. {is_being_1:“{being_1} {being_1_many:have|has} not noticed us.”|“Nobody has noticed us.”} # usual
{hinderer_person:{hinderer} came through the picture, said sorry, and went back through it to get out of the way. It is all in the film.} # beat
{hinderer_animal:{hinderer} came in from the left, looked long at {other()}, and went out on the right. It could not have been rehearsed.} # beat
{hinderer_carried:{hinderer} had been put down rather near the camera, and in the wide shot was taken for a hill.} # beat
At the edge of the picture you could see {themed_a}. Nobody knew how that had got into it. # personal
Then nothing happened, for a whole minute, very sharply. Somebody had to do it.
{is_entry_1_act:{entry_1_act} ¶ It was very good, and nobody had filmed it.|{L} took {is_being_1:{being_1}|the clock} in both hands, and did it all, from one end of the desk to the other. It was very good, and nobody had filmed it.}
“It is the hands,” said {L}. {many:They had all put theirs down to look.|The camera had been in it.}
-> DONE

=== l1
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A shout laughing; heroes sit laughing; friends sit
# things: desk; lamp on desk; clock on desk; hairbrush in A.hand
Before anything was done again, the voice was tried out. The one for lions had been too quiet, for a thing like that.
So {A} took the voice for football. {is_being_1:“It’s {being_1}! {being_1}, from the left! Still {being_1}! And there {other_many():are|is} {other()}… oh, and that was close!”|“It’s {other()}! Still {other()}! And nobody near! Oh, and that was close!”} {~Nothing had moved so far.|Nobody had been allowed to move yet.}
Then came the voice for the news. “We are just getting reports of {other()},” said {A}. “We do not know any more. We go over to the desk.” On the desk they did not know any more either.
In the end it was the lions again. You can only hear those from quite near, and then you believe every word. # spare
-> DONE

=== m2
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A stand proud at desk; heroes sit laughing; friends sit
# things: desk; lamp on desk; clock on desk
A film also needs a trailer, in which there is less of it, and louder.
“In a world,” said {A}, in the deepest voice that was to be had, “where there {other_many():are|is} {other()}…” ¶ The hands were shut. That is the black bit.
“{is_being_1:{being_1}|A clock},” said {A}, and it was black again. ¶ {~“This summer.” It was no use waiting for that. “This evening,” said {A}.|“And nothing,” said {A}, “will ever be the same.” Everybody looked, and it was nearly the same.}
Somebody called up the stairs what all that was. Now there was somebody who wanted to know how it went on.
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L think curious; heroes sit; friends sit
# things: desk; lamp on desk; clock on desk; e1
A film is allowed one retake. {L} stopped to think about it, and the hands came down. That was it.
“Cut,” said {L}. “A cut is when nobody is looking.”
{is_entry_2:So the script went on. ¶ {entry_2}}
{is_entry_2_act:Hands up: {L} had not begun. Hands down. ¶ {entry_2_act} ¶ Hands up: it was done.|Hands up: {is_being_1:{being_1} stood|the clock stood} at one end of the desk, and {other()} at the other. Hands down, and everything was moved. Hands up: {is_being_1:{being_1}|the clock} stood right beside {other()}, and {being_1_many:were|was} not even out of breath.}
Anybody would have sworn that they had seen it happen. # usual
{helper_person:{helper} held the lamp, which was the sun, and at every cut looked politely the other way.} # beat
{helper_animal:{helper} had been asked to look away at the cuts, and did not, and so is the only one who knows how it was done.} # beat
{helper_carried:{helper} was the first audience, and gave nothing away.} # beat
{is_entry_3:{entry_3}}
{is_entry_3_act:Hands down. ¶ {entry_3_act} ¶ Hands up.} # usual
{is_being_2:{is_thing_1:{being_2_prop} {being_2_prop_many:were|was} {being_2}. {being_2_why}}} # usual
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A stand calm at window; heroes sit; friends sit
# things: window; clock on desk; desk; moon
There was one scene too many. In it {is_being_1:{being_1} looked|the clock looked} out of the window, for no reason, with the last of the light on one side.
It was the best thing in the film. {A} went through the script to see where it could go. There was no window in it. {~“Then it did not happen,” said {A}.|“Nobody says a thing about a window,” said {A}.}
So it was taken out. {A} opened both hands, and it was gone. {is_being_1:{being_1} {being_1_many:were|was}|The clock was} carried back to the others, and it was not spoken of.
But {A} has kept it, privately, at the very back, for after the credits. # spare
It was seven minutes past eight in that scene, and anybody who knows about it can see that it is missing. # more
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; clear
# action: A kneel curious; heroes sit; friends sit
# things: desk; lamp on desk; clock on desk; pencil
Somebody had to see that it all matched. In the first picture {other()} stood on a spelling book. In the next there was no spelling book.
{is_being_1:Also it was eight o’clock on {being_1} at the beginning, and ten past by the time that anything happened.|Also it was eight o’clock at the beginning, and ten past by the time that anything happened.} “People will write in,” said {A}.
{~The spelling book was put back, with all its spelling.|So the spelling book was put back, and looked as if it had been there all the time, which is what it is good at.} {is_being_1:{being_1} could not be put back|The clock could not be put back}, because of school.
-> DONE

=== s4
# shot: behind
# place: bedroom; night; stars
# action: L whisper calm; heroes sit; friends sit
# things: bed; hairbrush in L.hand; window; lamp; clock; e2
By now it was dark, and only the sound was missing.
{is_entry_4:One page of the script was left. ¶ {entry_4}}
{is_entry_1_act:{L} did it once more, from the beginning, so that there was something to hear. It made about as much noise as a sleeve.|{L} moved {is_being_1:{being_1}|the clock} once more from the one end to the other. It made about as much noise as a sleeve.} # usual
{is_saying:Then {L} said the line to a hairbrush, for a microphone: “{saying}” ¶ A door downstairs had got into it, and was left in.|Then {L} told all of it to a hairbrush, for a microphone, in the voice for lions that are asleep.}
{is_saying_2:The other words were recorded from under the quilt. ¶ “{saying_2}”}
“And silence,” said {L}. Every film needs a minute of it. Only {is_being_1:{being_1}|the clock} ticked a little.
-> DONE

=== l3
# shot: two
# place: bedroom; night; stars
# action: A lie-back sleepy; heroes lie-back sleepy; friends sit
# things: bed; pillow; lamp
It was cut in bed, with the eyes shut. That is a good screen. It is dark, and nobody sits in front.
First came {other()}. That could stay a bit longer. # spare
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
“And with {other()}?” ¶ “Quiet,” said {A}. “Not a word against the lamp.”
There were no more questions. The press had to spit. # spare
It did the back ones, too. It was that sort of paper. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: desk; clock on desk; moon
On the desk they had all gone off. Nobody was {other()} now.
The clock was by itself. It was anybody’s guess who it was. # spare
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
{has_other():“{other()}: {other_prop()}.”|“The rest of the world: a mug.”} # usual
{is_being_2:{is_thing_1:“{being_2}: {being_2_why != "":{being_2_prop}|the lamp, in its spare time}.”}} # usual
{is_thing_2:“{thing_2}: {thing_2_why != "":{thing_2_prop}|a pillow, far away}.”} # usual
{is_being_1:{many:“{H}: by themselves.”|“{L}: by {L}.”}} # usual
“No clock was harmed.”
{is_saying:The line was said once more, with no voice at all: “{saying}” ¶ That was the take they kept.}
{entry_1_night} # usual
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

=== function other
{
- is_thing_1:
~ return thing_1
- is_being_2:
~ return being_2
}
~ return "the rest of the world"

=== function has_other
~ return is_thing_1 or is_being_2

=== function other_many
{
- is_thing_1:
~ return thing_1_many
- is_being_2:
~ return being_2_many
}
~ return false

=== function other_why
{
- is_thing_1 and thing_1_why != "":
~ return thing_1_why
- not is_thing_1 and is_being_2 and being_2_why != "":
~ return being_2_why
}
~ return "It had an inside and an outside, and would do whatever was asked."

=== function other_prop
{
- is_thing_1 and thing_1_why != "":
~ return thing_1_prop
- not is_thing_1 and is_being_2 and being_2_why != "":
~ return being_2_prop
}
~ return "a mug"

=== function other_prop_many
{
- is_thing_1 and thing_1_why != "":
~ return thing_1_prop_many
- not is_thing_1 and is_being_2 and being_2_why != "":
~ return being_2_prop_many
}
~ return false

=== function other_own
{
- is_thing_1:
~ return thing_1_why != ""
- is_being_2:
~ return being_2_why != ""
}
~ return false
