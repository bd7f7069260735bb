# tells: entries(being|thing)
# wants: child
# never: died|funeral|put to sleep|passed away|fell out|falling out|fallen out|argu*|quarrel*|fight|fighting|best friend|miss her|miss him|misses|bull*
# ages: 3-9
# holds: dark(kind)

=== title
{~That Is Me Already|Everybody Moves Up One}
-> DONE

=== s1
# shot: two
# place: bedroom; dusk; clear
# action: A sit proud on bed; B sit proud on bed; heroes sit; friends sit
# things: bed; pillow; paper on pillow; slipper; slipper; e1
{entry_1}
{~That was on a sheet of paper, and now {H} {was} going to play it.|“Who is who?” asked {L}. It was all on a sheet of paper, and {H} {was} going to play it.|It was down on paper, and so {H} could play it.}
{many:“I am {is_being_1:{being_1}|{is_thing_1:{thing_1}|it}},” said {A}, and sat up straight for it. ¶ “I am afraid that is me already,” said {B}.|“Who {is_being_1:{being_1_many:are|is} {being_1}|{is_thing_1:{thing_1_many:are|is} {thing_1}|is it}}?” asked {A}. ¶ “I am,” said the left slipper. ¶ “I am afraid that is me already,” said the right slipper.}
{many:“Since when?” asked {A}. ¶ “Since supper,” said {B}. ¶ “I have been it since before supper,” said {A}.|“Since when?” asked the left slipper. ¶ “Since supper.” ¶ “I have been it since before supper,” said the left slipper.} {young:“I only did not say so.”|“I did not like to mention it at supper.”}
Nobody shouted. {young:They did it like kings.|They did it like kings, in low voices, and looked out of the window in between.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A read paper; B point; heroes sit; friends sit
# things: bed; paper on bed; slipper; slipper; window
{many:“Look it up,” said {A}. So {A} and {B} read the paper once more, {young:with one finger each.|with one finger each, from the left edge to the right.}|“It will be written down,” said the left slipper. So {A} held the paper up to both of them, {young:for just as long.|first to the one and then, for just as long, to the other.}}
{is_being_1:{being_1}|{is_thing_1:{thing_1}|it}} {is_being_1:{being_1_many:were|was}|{thing_1_many:were|was}} in it. But it did not say who that was going to be. {young:It did not even say on the back.|They looked on the back as well, and there it said nothing.}
{pausing} # company
{many:“It does not say that it is not me,” said {B}.|“It does not say that it is not me,” said the right slipper.} {young:It did not say that of anybody.|It did not say that of anybody, if you went into it.}
They both bowed a little, and said that it was very well written. # spare
Then they went back to their places, and were a little straighter there than before, since that is how {is_being_1:{being_1}|{is_thing_1:{thing_1}|it}} would be. # more
-> DONE

=== s2
# shot: wide
# place: bedroom; dusk; clear
# action: A sit proud on bed; B sit proud on bed; heroes sit; friends stand
# things: bed; paper; slipper; clock; hairbrush; e1; e2
{is_being_2:The other parts went quickly. {being_2} {being_2_many:were|was} {being_2_prop}. {being_2_why}|{is_being_1:{is_thing_2:The other parts went quickly. {thing_2} {thing_2_many:were|was} {thing_2_prop}. {thing_2_why}}}} # usual
{joining}
{many:“I can do {is_being_1:{being_1}|{is_thing_1:{thing_1}|it}} from the front,” said {A}{says():. “{saying}”|, and did.} ¶ “I can do it from behind as well,” said {B}, and turned round.{says(): “{saying}”}|“I can do {is_being_1:{being_1}|{is_thing_1:{thing_1}|it}} from the front,” said the left slipper{says():. “{saying}”|, and did.} ¶ “I can do it from behind as well,” said the right slipper, and was turned round.{says(): “{saying}”}}
It was very good from behind. # usual
{hinderer_person:“As a matter of fact,” said {hinderer}, “I had thought that it was me.”} # beat
{hinderer_animal:{hinderer} came in, stopped in the middle, and for a moment was more like {is_being_1:{being_1}|{is_thing_1:{thing_1}|it}} than anybody.} # beat
{hinderer_carried:{hinderer} was put in the middle, so as to be fair, and then there were three of them.} # beat
So everybody was {is_being_1:{being_1}|{is_thing_1:{thing_1}|it}}, and sat down on the edge of the bed, and nothing began. There was nobody left to be {rest()}.
-> DONE

=== l1
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A sit proud on bed; B sit proud on bed; heroes sit; friends sit
# things: bed; slipper; slipper; paper; lamp
{many:“You might be {rest()},” said {A}, after a while. ¶ “So might you,” said {B}.|“You might be {rest()},” said the left slipper, after a while. ¶ “So might you,” said the right slipper.}
{young:It was a good part. They both said so.|It was a good part, and both of them said so, and each of them could see the other in it very well.}
Then they waited again. {young:The lamp hummed.|The lamp hummed, and then it noticed that it was the only one, and stopped.}
There was a good deal of {rest()} in it, if you came to think of it. # spare
They came to think of it. {young:But they did it sitting down.|They did it sitting down, with a straight back, as {is_being_1:{being_1}|{is_thing_1:{thing_1}|it}} would, and after a while it was only the backs that they thought of.} # more
-> DONE

=== m2
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A sit proud; B sit proud; heroes sit; friends sit
# things: bed; pillow; slipper; slipper
{many:“I have the chin for it,” said {A}. ¶ “I have the ears,” said {B}.|“I have the heel for it,” said the left slipper. ¶ “I have the lining,” said the right slipper.}
{is_being_1:{being_1}|{is_thing_1:{thing_1}|it}} would need both. {young:That was awkward.|That was awkward, and they looked at it from all sides.}
{many:“One could do the one half,” said {B}. ¶ “Which?” asked {A}.|“One of us could do the one half,” said the right slipper. ¶ “Which?” asked the left slipper.} {young:So they tried it in halves.|So it was tried in halves, with the join in the middle.}
But one half wanted to go to the right, and the other one had already gone. # spare
It was let go of, and each half was the whole of it again, and that was one too many. They thanked each other for trying. # more
-> DONE

=== s3
# shot: above
# place: bedroom; dusk; clear
# action: L point happy at pillow; heroes sit; friends sit
# things: bed; pillow on bed; paper; slipper; slipper; e1
“This end is for {is_being_1:{being_1}|{is_thing_1:{thing_1}|it}},” said {L}, and put a pillow there. “That end is for {rest()}.”
{rest_prop() != "":For that there was {rest_prop()}. {rest_why()}|There lay the dressing gown.} # usual
“That end stays,” said {L}. “We move.”
{L} had the pillow first. ¶ {is_entry_1_act:{entry_1_act}|{is_entry_2_act:{entry_2_act}|{L} did it slowly, with both arms out.}} ¶ “Move up one,” said {L}.{not many: The left slipper did it up on its toe. “Move up one.”}
{entry_2}
{is_entry_1_act and is_entry_2_act:{entry_2_act}} # usual
{helper_person:{helper} held the paper, had a turn on the pillow like everybody, and was it for quite a long time.} # beat
{helper_animal:{helper} went from the one end to the other and back, so as not to miss who it was.} # beat
{helper_carried:{helper} had a turn as {rest()}, and did it lying down.} # beat
{is_entry_3:{entry_3}{is_entry_4: ¶ {entry_4}}}
{many:The next one did it looking back over one shoulder. “Move up one.”|The right slipper did it back on its heel. “Move up one.”}
{many:Whoever came after that looked back over one shoulder, too. ¶ “That one is mine.” ¶ “I know. It goes better like that.”|Then the left slipper had the pillow again, and did it back on its heel. ¶ “That one is mine,” said the right slipper. ¶ “I know,” said the left slipper. “It goes better like that.”}
{not many:So the right slipper took the one with the toe.} # usual
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A sit happy; B sit happy; heroes sit; friends sit
# things: bed; pillow on bed; slipper; slipper; paper
It is a good deal of work to be {rest()}, as they found out at the other end. {young:You have to keep quite still.|You have to keep quite still, and be there, and nobody looks at you.}
{many:“It is still warm,” said {B}, on the pillow. ¶ “I left it on for you,” said {A}.|“It is still warm,” said the right slipper, on the pillow. ¶ “I left it on for you,” said the left slipper.}
{young:Then it was time to move up.|Then it was time to move up, and for the first time nobody was in a hurry.}
“Move up one,” said {L}, who can see when it is time. # spare
In between there was always a moment when nobody sat anywhere. It was the bit that they liked best, and they made it a bit longer. # more
The pillow had a dent in it by now, and so whoever was {is_being_1:{being_1}|{is_thing_1:{thing_1}|it}} fitted better every time. In the end you only had to sit down, and you were it. # more
-> DONE

=== m4
# aside
# shot: close
# place: bedroom; night; stars
# action: A whisper; B listen; heroes sit; friends sit
# things: bed; pillow on bed; lamp; slipper; slipper
Once round was done again in a whisper, because it was late. {young:You had to go up close to hear who it was.|In a whisper you have to go up close to hear who somebody is.}
Nobody read it out any more. They had it by heart. # usual
{many:“You do it differently,” whispered {B}. ¶ “That is how it was when I had it,” whispered {A}.|“You do it differently,” whispered the right slipper. ¶ “That is how it was when I had it,” whispered the left slipper.} {young:They did it both ways.|So it was done both ways, one after the other.}
They moved up so softly that the bed hardly noticed. # spare
Even so it had to be begun again, because somebody had laughed, and it might have been anybody. # more
The alarm clock looked the other way, in order not to know what time it was, and had to listen to itself instead. # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: A lie-awake calm; B lie-awake calm; heroes lie-awake; friends sit
# things: bed; pillow; quilt; slipper; slipper; moon
The last time it was done in the dark, lying down. You move up one by rolling over.
{entry_1_seen} # usual
{many:“Who are you now?” whispered {A}. ¶ “I am {rest()},” whispered {B}. “And you?” ¶ “So am I.”|“Who are you now?” whispered the left slipper. ¶ “I am {rest()}. And you?” ¶ “So am I.”}
So now nobody was {is_being_1:{being_1}|{is_thing_1:{thing_1}|it}}.
{many:“I am afraid that is you already,” said {B}.|“I am afraid that is you already,” said the right slipper.}
“Since when?” ¶ “Since just now.” # usual
-> DONE

=== l3
# shot: two
# place: bedroom; night; stars
# action: A lie-back sleepy; B lie-back sleepy; heroes lie-back sleepy; friends sit
# things: bed; pillow; quilt; slipper; slipper
They did a piece of it with their eyes shut. It was the quiet piece.
You could not see who it was. You could hear one breathing. # spare
It might have been {is_being_1:{being_1}|{is_thing_1:{thing_1}|it}}. It was somebody.
“Up one,” said {A}. It was more of a thought. # usual
The quilt had to move up as well, and did. It was not far. You could do it with one knee. # more
A foot moved up. The rest stayed there. It would come later. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: A lie-awake sleepy; heroes lie-awake sleepy; friends sit
# things: bed; pillow; paper; moon
The paper had come down from the bed. {A} felt for it in the dark.
It was too dark to read. It was all still on it. # spare
{is_being_1:{being_1}|{is_thing_1:{thing_1}|It}} was on it, in the first line. It was the middle of the night there, too. # usual
One corner moved when somebody breathed. Then it moved back. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: slipper; slipper; pillow; paper; e1; moon
{entry_1_night} # usual
{entry_2_night} # more
At the other end it was dark. {rest()} had it all to sleep in.
Nobody moved up any more. # usual
The dent was in the pillow. There was a head in it. # more
Two slippers stood side by side. Neither was in front. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: quilt; pillow; slipper; slipper; moon
{resting}
{keepsake}
{dream} # spare
“Up one,” said {A}. They all lay still.
{many:“Now I am {is_being_1:{being_1}|{is_thing_1:{thing_1}|it}},” said {A}. “And you…” ¶ {is_saying:“{saying}” That was {B}, very low. “And then…”|“Mm,” said {B}. “And then I say…”} ¶ That was all. They slept, in the middle of a line.|“Now you are {is_being_1:{being_1}|{is_thing_1:{thing_1}|it}},” said {A}. “And then…”{is_saying: ¶ “{saying}” ¶ “And then…”} ¶ The left slipper stood on its toe and waited. ¶ {A} slept, in the middle of a line.}
{many:One of them lay looking back, with both eyes shut.} # usual
Goodnight, {is_being_1:{being_1}|{is_thing_1:{thing_1}|who is who}}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning somebody was sitting on the pillow, and somebody was sitting on the other end. “Have we moved up?” asked the left slipper. ¶ “I could not say,” said the right slipper. “I have been it all night, and then I was the other, and then it got light.”
{H} looked at both of them. “You had it last,” said {A}. So they moved up one, and went down to breakfast like that.
-> DONE

=== next_bedtime
It was somebody’s turn to go on. Whoever it was, was asleep.
-> DONE

=== function rest
{
- is_being_1 and is_thing_1:
~ return thing_1
- not is_being_1 and is_thing_2:
~ return thing_2
}
~ return "everything else"

=== function rest_prop
{
- is_being_1 and is_thing_1:
~ return thing_1_prop
- not is_being_1 and is_thing_2:
~ return thing_2_prop
}
~ return ""

=== function rest_why
{
- is_being_1 and is_thing_1:
~ return thing_1_why
- not is_being_1 and is_thing_2:
~ return thing_2_why
}
~ return ""

=== function says
{
- not is_saying:
~ return false
- is_entry_1_being:
~ return is_entry_1_saying
}
~ return true
