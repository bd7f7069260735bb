# tells: entries
# wants: child
# role friend: toy = a mole called Clement
# names: Clement | Hubert | Ambrose
# ages: 3-9
# needs: hearing, walking
# holds: dark(kind)

=== title
VAR slipper = "The One Who Knows"
VAR slippers = false
VAR has_far = false
VAR far = ""
VAR far_many = false
VAR act_2 = ""
VAR has_act_2 = false
{is_saying:
~ slipper = "The One Who Said It"
}
{
- is_being_1:
~ slipper = being_1
~ slippers = being_1_many
- is_thing_1:
~ slipper = thing_1
~ slippers = thing_1_many
}
{
- is_being_1 and is_thing_1:
~ has_far = true
~ far = thing_1
~ far_many = thing_1_many
- is_thing_2 and not is_being_1:
~ has_far = true
~ far = thing_2
~ far_many = thing_2_many
}
{
- is_entry_2_act:
~ act_2 = entry_2_act
~ has_act_2 = true
}
{~Knock Once for Yes|Live from the Other End of the Bed}
-> DONE

=== s1
# shot: two
# place: den; dusk; clear
# action: A hold happy paper at friend; friend sit proud; heroes sit; friends sit
# things: torch; hairbrush before friend; e1
{~“This is Radio Quilt,” said {friend_a} into a hairbrush, under the quilt. {H} had the news, on a slip of paper.|The radio was under the quilt that evening. {H} had the news, on a slip of paper, and {friend_a} had a hairbrush to talk into.|{H} {was} under the quilt with a torch and the news, and with {friend_a}, who was talking into a hairbrush. It was the radio.}
The news had come in like this:
{entry_1}
{entry_1_seen} # usual
{joining}
“And this is how that goes,” said {friend} into the hairbrush. ¶ {is_entry_1_act:{entry_1_act}|{is_entry_1_shown:{entry_1_shown}|{L} did it, from the first word to the last, as far as a quilt lets you.}}
{young:But on the radio nobody can see that.|But on the radio nobody can see that, however well it is done.}
“You should have seen it,” said {friend} into the hairbrush. # usual
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A listen happy; friend hold curious hairbrush; heroes sit; friends sit
# things: bed; quilt; torch; e1
First the hairbrush had to be tried out. {young:You do that with one word.|That is done with one word, over and over.} ¶ “{slipper}, {slipper}, {slipper},” said {friend} at the other end. “Can you hear that?”
{young:“Yes,” said {A}.|“Yes,” said {A}, who could have touched {friend} with one foot.} 
“And a bit further away?” ¶ {friend} took a step back. “{slipper},” said {friend}, a bit further away. # spare
Then {friend} said it behind one hand, and under the edge of the quilt, and it could be heard there as well. # spare
It was also said into the handle of the hairbrush, but that was only like saying it. # more
“Good,” said {A}. “Now they all know what it is about.” # spare
-> DONE

=== s2
# shot: wide
# place: den; dusk; clear
# action: A crouch curious at slipper; friend sit happy; heroes sit; friends sit
# things: pillow; slipper on pillow; hairbrush beside pillow; torch; e1; e2; themed
{is_entry_2:{young:There was more news:|Then more news came in:} ¶ {entry_2}}
{entry_2_seen} # spare
{has_far:“Over there {far_many:are|is} {far},” said {friend}, and held the hairbrush that way. Everybody listened to {far}.} # usual
{is_thing_1 and is_being_1 and thing_1_why != "":{thing_1} {thing_1_many:were|was} {thing_1_prop}. {thing_1_why}} # usual
“And now we ask {slipper},” said {friend}. That was a slipper. {young:It knew who it was. It did not know what to say.|It had been told who it was. Nobody had told it what to say.}
“What is it like to be {slipper}?” asked {friend}, and held out the hairbrush. ¶ The slipper said nothing.
{hinderer_person:“Is it broken?” called {hinderer}, who was listening outside, and patted the roof.} # beat
{hinderer_animal:{hinderer} came and breathed into the hairbrush, and that was all that could be heard.} # beat
{hinderer_carried:{hinderer} was asked instead, by mistake, and said nothing either.} # beat
Behind the slipper lay {themed_a}. It was not asked. # personal
{~It went on saying nothing.|They waited, and it said nothing again.} # usual
When nobody says anything on the radio, everybody thinks that it is broken.
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A reach-down happy; friend point at sock; heroes sit; friends sit
# things: bed; quilt; 2 sock; e1
Until the slipper had thought of something, there was the traffic. {young:“There are socks at the knees,” said {friend}. “They cannot get through.”|“There is a queue at the knees,” said {friend}. “It is two socks long, and nothing is moving.”}
{young:The socks wanted to see {slipper}.|The socks were both on their way to see {slipper}, and each had thought that it was the only one.} ¶ {A} lifted one knee, and the roof went up at the side, like a hat.
“The road is free again,” said {friend}. {young:“They are through.”|“Somebody has picked it up at one end.”} ¶ So the socks came and saw {slipper}. They stayed a minute, and they went back by the other knee. # spare
They said that it was all much bigger than you would think from the radio. # more
-> DONE

=== m2
# aside
# shot: close
# place: bedroom; dusk; clear
# action: friend lie-back calm; A read curious letter; heroes sit; friends sit
# things: bed; quilt; slipper; letter in A.hand; e2
The slipper was still thinking, and so there were letters. {young:“How big {slippers:are|is} {slipper}?” asked {A}. “Somebody wants to know.”|“A listener would like to know how big {slipper} {slippers:are|is},” said {A}.}
{friend} lay down next to the slipper, to measure. “Exactly as long as I am,” said {friend}.
“And what is the smell like?” ¶ “Like feet,” said {friend}. ¶ {young:“Shh,” said {A}. “It will notice.”|“Do not say that,” whispered {A}. “It will notice.”}
“Like a very good sort of feet,” said {friend}, to put that right. # spare
There was one more letter, but it was from {friend}, and it only said that the radio was very good. # more
{entry_2_shown} # spare
-> DONE

=== s3
# shot: close
# place: den; dusk; clear
# action: L hold happy slipper at friend; friend sit curious; heroes sit; friends sit
# things: slipper in L.hand; hairbrush before friend; torch; e1
A slipper cannot {young:talk.|say anything, however long you wait.} But it has a heel.
“Knock once for yes,” said {L}, and took it by the toe, “and twice for no.”
“Are you {slipper}?” asked {friend}. ¶ Knock, went the heel, on the wood of the bed.
“Are you a slipper?” ¶ Nothing. Then: knock, knock.
{helper_person:“That was a no,” said {helper}, who could hear it quite well outside.} # beat
{helper_animal:{helper} put up one ear for the knocks, and kept the other for later.} # beat
{helper_carried:{helper} sat in front of the slipper, where it is best to hear.} # beat
“Does it go like this?” asked {friend}. ¶ {has_act_2:{act_2}|{is_entry_2_shown:{entry_2_shown}|{L} did it all once more, but slowly, because a slipper has to look past its own toe.}} ¶ Knock.
{young:“Yes,” said {friend} into the hairbrush.|“You all heard that,” said {friend} into the hairbrush. “It goes just like that.”} # usual
{is_entry_3:“And is this true?” Another slip was held up: ¶ {entry_3} ¶ Knock.{is_entry_4: ¶ “And this?” ¶ {entry_4} ¶ Knock.}}
{is_saying:“And does somebody say this?” asked {friend}: “{saying}” ¶ Knock.}
{is_being_2:The alarm clock was {being_2}, because a clock is never quiet. Tick, said {being_2}, tick, tick, tick. ¶ “Thank you,” said {friend}. ¶ Tick, said {being_2}.} # wished
{is_saying_2:Then there was a voice from outside: “{saying_2}” ¶ Knock.} # wished
“Would you like to say anything else?” ¶ Knock, knock. # spare
“We have seldom had such a good one,” said {friend} into the hairbrush, and meant the slipper. # more
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A blow happy comb; friend hold proud hairbrush; heroes sit; friends sit
# things: bed; quilt; comb in A.hand; e1
A listener had asked to hear all of it again, as music. {young:{A} played it on a comb.|{A} played it on a comb with paper over it, because a radio has to have some music.}
A comb has no words. {young:It went vvv, vvv, vvv.|It went vvv, vvv-vvv, vvv, and it tickled.} But whoever had heard the news before could tell where it had got to. ¶ {is_saying:The end of it was plainly this: “{saying}”|The end went up a bit, like the end of a slide.}
“Did you know that one?” asked {friend}. ¶ {young:Knock.|Knock, went the slipper, which had been there when it was new.}
“It was by {H},” said {friend} into the hairbrush, “and by a comb.” # spare
Then the paper had a hole in it, in the place where the music had been, and so it could not be played again. # more
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; dusk; clear
# action: friend reach-down curious at slipper; A sit calm; heroes sit; friends sit
# things: bed; quilt; slipper; torch; e2
“And here is the weather,” said {friend}. {young:“Round {slipper} it is warm.”|“Round about {slipper} it is warm, and it will be until midnight.”}
“And in {slipper}?” asked {A}. ¶ {friend} leaned right into the slipper. {young:“Dark,” said {friend}. “And fluff.”|“Dark,” said {friend}, “with some fluff towards the toe.”}
At the edge of the quilt a little wind was coming in. {young:{A} sat on the edge.|{A} sat on the edge, and there was no more wind that evening.} # spare
“In all other places,” said {friend}, “there is no weather tonight.” # spare
The fluff was brought out and shown to the hairbrush, and then it was put back, because it belonged to {slipper}. # more
-> DONE

=== s4
# shot: behind
# place: bedroom; night; stars
# action: L lie-awake calm; friend lie-awake; heroes lie-awake; friends sit
# things: bed; quilt; slipper on quilt; hairbrush; e1
Late at night the radio whispers.
One knee went down, and half the roof went with it. # usual
“This is Radio Quilt by night,” whispered {friend}. # usual
{is_entry_2:It was all done once more, lying down.|The news was held up once more. ¶ {entry_1} ¶} {young:{L} did it with one finger.|{L} did it with one finger only, so that it made no wind.}
“{slippers:Are|Is} {slipper} still there?” whispered {friend}. ¶ {~Now the slipper knocked on the sheet. You could hardly hear it.|The slipper knocked on the pillow now. You could hardly hear it.} # usual
“Was that one, or none?” ¶ “One,” whispered {L}. # spare
The slips with the news were put under the pillow. They would still be true there. # spare
“Is it dark where you are?” ¶ It knocked once more, on the quilt, and that was not a sound at all. # more
-> DONE

=== l3
# shot: two
# place: bedroom; night; stars
# action: A lie-awake sleepy; friend whisper; heroes lie-awake sleepy; friends sit
# things: bed; quilt; slipper on bed
The slipper lay on its side now. It had been on the radio all evening.
“One last question,” whispered {friend}. “Do you want to go back to the other slipper?”
Knock.
So it was put under the bed, next to the other one. # spare
The other one had heard it all from there. It did not say so. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A brush-teeth sleepy; friend sit; heroes brush-teeth; friends stand
# things: basin; mug; tap
Then there was a break, for the teeth.
The tap was on. On the radio that sounds like clapping.
It was for {slipper}. {A} let it go on for a bit. # spare
Then the tap was off. They had stopped. # more
There was one more drop. Somebody always claps too long. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep; friend sleep
# things: hairbrush; slipper; torch; moon; e1
The hairbrush lay on the quilt. There was a hair in it.
The torch was out. Radio needs no light. # spare
{entry_2_night} # more
Nobody came past. Nobody knocked. # more
Under the pillow lay the news. Nobody read it out. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friend sleep; friends sleep
# things: quilt; pillow; hairbrush on quilt; slipper; moon
Then the last knee went down. Now it was only a quilt.
{resting}
{keepsake}
{dream} # spare
{entry_1_night} # usual
“Goodnight to {slipper},” said {friend}. # usual
{is_being_2:“And to {being_2}.” The clock was {being_2}. It said tick.} # usual
{is_saying:It was said once more, nearly all breath: “{saying}”|“And that was the news,” said {friend}.}
“Who is still awake? Knock once for yes.”
There was no knock.
The radio was not broken. They were all asleep.
Goodnight, {friend}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a knock under the bed before anybody was up. It was one knock, and so it was a yes. “What was the question?” asked {H}.
“We should all like to know,” said a voice under the quilt, into a hairbrush. “It has been saying yes since six.” {A} felt under the bed, and asked if it wished to come out. It did. It had been there all night with the other one, who only talks about feet.
-> DONE

=== next_bedtime
The hairbrush was on the quilt. Nobody was talking into it, and nobody thought that it was broken.
-> DONE
