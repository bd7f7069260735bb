# tells: entries(being)
# wants: other
# ages: 3-8
# needs: seeing
# never: died|dies|dead|death|dying|funeral|passed away|put to sleep|cancer|chemo*|hospital|operation|surgery|divorc*|stammer*|stutter*|bullied|bully*|bullies|cried|crying|fell out|doesn't want|misses|missed|missing
# holds: dark(kind)

=== title
{~It Has a Front|The Boot Did Nothing|The Applause Is Asleep}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A hold proud paper; heroes sit; friends sit
# things: rug; lamp on rug; umbrella on rug; boot on rug; paper in A.hand; e1
{~There was to be a play in the bedroom, and {H} had it on a paper.|“Next, please,” said {H}, although nobody had been in yet. There was to be a play in the bedroom.|Before the light went out there was to be a play. {H} had it on a paper.}
{entry_1}
{entry_1_seen} # usual
{is_entry_2:{entry_2}}
{is_entry_3:{entry_3}}
{is_entry_4:{entry_4}}
“Who wants to be {being_1}?” asked {L}. ¶ The lamp did. So did the umbrella. The boot stood there, and that was a yes.
{being_1_many:There was only one of each, and whoever got it would have to be all of them.} # usual
{cast()}
{is_thing_1:{is_being_2:{being_2_why != "":{being_2_prop} {being_2_prop_many:were|was} {being_2}. {being_2_why}}}} # usual
{is_thing_2:{thing_2_why != "":{thing_2_prop} {thing_2_prop_many:were|was} {thing_2}. {thing_2_why}}} # usual
“Come in, go up to {other()}, and do what the paper says,” said {L}. {has_act():“Like this.” ¶ {act()}|Everybody got one turn.}
-> DONE

=== m1
# aside
# shot: close
# place: hallway; dusk; clear
# action: A write curious notebook; heroes sit; friends stand
# things: lamp; umbrella; boot; notebook; door
The three of them had to wait outside on the landing, in a row, {young:and {A} asked them all the same thing.|and {A} went along it with a pencil, and asked them all the same thing, because that is fair.}
“Have you ever been {being_1} before?” ¶ {young:The lamp had been on. The umbrella had been out. The boot had been in a puddle.|The lamp had been on. The umbrella had been out, twice. The boot had been in something, and it had dried.}
{pausing} # company
“And what would you do if {other()} {other_many():were|was} late?” ¶ {~The boot would wait. You could see that.|The boot would stand there until then. It was doing it already.} # spare
“Why do you want to be {being_1}?” was the last thing on the list. There they all looked at the carpet, and it was crossed out. # more
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A listen curious; heroes listen; friends sit
# things: door; curtain; bed; boot under bed; umbrella behind curtain
First they had to be {being_1} from far away. {young:In a play you always come from far away.|In a play everybody comes from far away, and it has to be seen whether they can do it.}
The lamp went out on the landing. {young:There was a bright line under the door.|All that you had of it was a bright line under the door, and that was rather good.}
The umbrella got behind the curtain, {young:and the curtain went fat.|and the curtain grew a stomach.} {~“I can see you,” said {A}.|“That is a curtain,” said {A}, to be fair.}
The boot was put right at the back under the bed. You saw nothing of it and you heard nothing of it, but you could smell where it was. # spare
“I believe the boot,” said {A}, but that was not written down yet. # more
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: A stand surprised at umbrella; heroes stand; friends sit
# things: rug; big umbrella; lamp on rug; e1; themed
First came the lamp. It went up to {other()}, as far as its wire went. Click! It was {being_1}, and very bright. Click, and it was over.
{young:You could see every bit of fluff.|For as long as it lasted, {other()} had a shadow right up the wall.} # usual
“Thank you,” said {A}, with a hand over both eyes.
{joining}
{hinderer_person:{hinderer} only came in with a towel, went past {other()}, and was thanked as well.} # beat
{hinderer_animal:{hinderer} had not asked for a turn, but came in, went up to {other()}, and lay down on top. “Thank you,” said {A}.} # beat
{hinderer_carried:{hinderer} got into the row by mistake, had a turn like everybody else, and made no mistakes in it.} # beat
{themed_a} had come as well, but was only waiting for somebody. # personal
Then came the umbrella, very thin, and took a breath. Whoosh! {~It was {being_1} from the wardrobe to the window.|It was {being_1} right up to the ceiling.}
{is_saying:“{saying}” ¶ They heard it on the stairs.} # usual
{young:“Where {other_many():are|is} {other()}?” asked {A}. ¶ Under the bed.|“Where {other_many():are|is} {other()}?” asked {A}, from behind it. ¶ There had only been room under the bed.} # usual
“Thank you,” said {A}.
-> DONE

=== m2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A listen curious at boot; heroes sit; friends sit
# things: rug; boot; lamp on rug; umbrella on rug
The umbrella had to be shut again, and meanwhile {A} tried the voices. {young:Whoever is {being_1} must have a voice.|Whoever is {being_1} must have a voice, and so an ear was put to each of them, for as long as to the others.}
The lamp hummed. {young:It was one long hum.|It was always the same hum, but it meant it.} The umbrella, going down, {~rattled|clicked} like teeth.
In the boot there was nothing. {young:It was only very deep.|There was only a long way down, and it was as quiet there as just before somebody says something.}
“Can you do it a bit louder?” asked {A}. ¶ It was exactly as loud as before. # spare
All three had a voice, then, and one of them had not used it. # more
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: A lie-front surprised before boot; heroes lie-front; friends sit
# things: rug; boot; lamp; umbrella; e1
Last came the boot. It went up to {other()}, and stood.
{young:That was all.|It had as long as everybody else, and used all of it for that.} # usual
{has_act():“Like this,” whispered {L}, and did it again, very small. ¶ The boot stood.|{is_saying:“Now you have to say it,” whispered {A}. ¶ It stood.|“Now you have to do it,” whispered {A}. ¶ It stood.}} # usual
“One is too bright,” said {A}, “one is too big, and one does nothing.” {A} lay down on the rug to think.
{helper_person:“What is it like down there?” asked {helper}, and got down as well, and saw it at the same moment.} # beat
{helper_animal:{helper} lay down there, too, nose to the front, and looked where {A} was looking.} # beat
{helper_carried:{helper} was laid down there, too, so as to see it from the same height.} # beat
From there it was plain. The lamp looked everywhere. The umbrella looked at the ceiling. ¶ The boot looked at {other()}.
“It has a front,” said {A}.
{A} put {other()} a bit to the left, and turned the boot. It looked to the left. {young:To the right. It looked to the right.|Then to the right. It looked there, and at nothing else.} # usual
“Then you,” said {A}, “are {being_1}.” ¶ {~The boot stood.|The boot took it standing.}
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A whisper calm at umbrella; heroes stand; friends sit
# things: umbrella; lamp; door; boot
Now the others had to be told. {young:{A} told them one by one.|{A} took them aside for it, one by one, and said the same to both.}
“You were very good,” said {A}. “I have never seen so much {~light|light in one place}. {young:But it is the boot.”|But it is going to be the boot.”} ¶ The lamp said nothing, and stayed on.
“You were very good,” said {A} to the umbrella. “I have never seen so much at once. But it is going to be the boot.” {young:The umbrella hung its head.|The umbrella hung its head, but it does that on every hook.}
“You would only have had to look at {other()},” said {A}. # spare
They had looked at it as well, the lamp most of all. But you could not see it from outside. # more
-> DONE

=== m4
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A hold laughing sock; heroes sit laughing; friends sit
# things: boot; sock in A.hand; hat; rug
Whoever has got a part gets something to put on. {young:The boot got a hat.|So the boot got a hat first, since {being_1} may be cold in the evening.}
That went down over everything. {young:“Where are you looking?” asked {A}.|“And now where are you looking?” asked {A}. It could have been anywhere.}
Then it got a sock, pulled on from below, {~and was a sock|and after that it was only a very stiff sock}. {young:The front was gone.|The front was gone, and it was for the front that it had got the part.}
So it all came off again. “You are going as you are,” said {A}. # spare
There was some mud on the left side, and that was left, because it had been there when it got the part. # more
-> DONE

=== s4
# shot: behind
# place: bedroom; night; stars
# action: A peek curious behind umbrella; heroes sit; friends sit
# things: big umbrella; boot; lamp; bed; pillow on bed; e2
The lamp was the evening now. The umbrella was the curtain.
On the bed sat a pillow and two slippers, who wanted to see it. # usual
Whoosh! It was a short play.
{not is_saying:{last_entry()}}
{second_act():{L} did what was in it besides, from behind the umbrella. ¶ {entry_2_act}} # usual
The boot looked at {other()}. {is_saying:Then it said it, as low as a boot does. ¶ “{saying}”|Then it went one step nearer. It was {being_1}, from heel to toe.}
{is_saying_2:From somewhere behind came the rest. ¶ “{saying_2}”} # usual
Whoosh. The end.
Nobody clapped. The pillow lay on its back. Both slippers lay on their sides. Their mouths were open. ¶ “The applause is asleep,” {~said|whispered} {A}.
-> DONE

=== l3
# shot: two
# place: bedroom; night; stars
# action: A carry sleepy pillow; heroes sit sleepy; friends sit
# things: bed; pillow; slipper; slipper; umbrella
You do not wake anybody up to clap.
{A} turned the pillow over. It was cool on that side. # spare
The slippers were put on the floor. They went on with it there.
The curtain was shut, and had its strap done up. # more
It was quiet. It might all have begun again. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; friends stand
# things: basin; toothbrush; mirror; tap
The toothbrush had not been asked. Now it wanted a turn, too.
It came in from the left. It went up to the teeth. # spare
It was a toothbrush, from beginning to end. It was very good.
“Thank you,” said {A}, as well as you can with that in your mouth. # more
The tap was running, and looked only at the basin. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: boot; moon; window
The moon came in, as far as the rug.
It found a boot there. # spare
It could not know who they were. Nobody had left it the paper. # spare
But it could see where the boot was looking. # more
So it looked there, too. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes lie-awake sleepy; friends sit sleepy
# things: quilt; pillow; boot; moon
The lamp was out. # usual
{resting}
{keepsake}
{dream} # spare
{entry_1_night} # usual
The boot stood on the rug. It looked at {other()}.
It had not been told to stop. # usual
{is_saying:Once more it said it, lower. ¶ “{saying}”|So it was {being_1} all night.}
Under the quilt one hand clapped the other. You could not hear it. # usual
Goodnight to {being_1}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a card in the hall, where the boots stand. “I hear that somebody with a front was wanted,” it said. “I have got one as well. I am the other boot, the left one. I should also be free.”
{H} looked at the one and at the other. They had been put down toe to toe, and each of them was being something.
-> DONE

=== next_bedtime
The boots stood by the door. They were both looking at the bed.
-> DONE

=== function other
{
- is_thing_1:
~ return thing_1
- is_being_2:
~ return being_2
}
~ return "the cushion"

=== function other_many
{
- is_thing_1:
~ return thing_1_many
- is_being_2:
~ return being_2_many
}
~ return false

=== function cast
{
- is_thing_1:
{thing_1_why != "":{thing_1_prop} {thing_1_prop_many:were|was} {thing_1} already. {thing_1_why}|A cushion was {thing_1} already. Nobody else had asked.}
- is_being_2:
{being_2_why != "":{being_2_prop} {being_2_prop_many:were|was} {being_2} already. {being_2_why}|A cushion was {being_2} already. Nobody else had asked.}
- else:
There was a cushion as well, so that nobody had to do it alone.
}

=== function last_entry
{
- is_entry_4:
~ return entry_4
- is_entry_3:
~ return entry_3
- is_entry_2:
~ return entry_2
}
~ return entry_1

=== function has_act
~ return is_entry_1_act or is_entry_2_act or is_entry_3_act or is_entry_4_act

=== function act
{
- is_entry_1_act:
~ return entry_1_act
- is_entry_2_act:
~ return entry_2_act
- is_entry_3_act:
~ return entry_3_act
}
~ return entry_4_act

=== function second_act
~ return is_entry_1_act and is_entry_2_act
