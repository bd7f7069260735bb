# about: too-excited(sleeps&!one more|more days|days till|days until|counting the days|sleeps&more|counting down&!birthday|countdown&!birthday); feast(sleeps|till christmas&!one more sleep|until christmas&!one more sleep|to christmas&counting|till eid|until eid|till diwali|until diwali|till hanukkah|until hanukkah|till easter|until easter|advent calendar|countdown|counting down); cannot-sleep(sleeps till|sleeps until|sleeps to); patience(days&!of); journey(until&holiday|till&holiday|til&holiday|until our holiday|till our holiday); outing(disney&days|legoland&days|theme park&days)
# also: too-excited; cannot-sleep; patience; happy; feast; staying-in-bed
# kind one: one more|one sleep|1 more|1 sleep
# kind two: two|2
# kind three: three|3
# kind four: four|4
# kind five: five|5
# kind ten: ten|10
# wants: child
# role grownup: parent = the grown-up with the tea
# ages: 3-9
# holds: dark(kind)

=== title
{~Does That Count?|Good Morning, Soup}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: A jump happy; heroes jump; grownup sit; friends stand
# things: sofa; calendar; lamp; rug
{
- is_one:
{~Only one more sleep till {is_wished_feast:{wished_feast}|the big day}, {young:and {H} wanted it now.|and {H} had decided to get it done before supper.}|“Let us do it now,” said {H}. {young:It was about the last sleep.|It was about the sleep till {is_wished_feast:{wished_feast}|the big day}, of which there was one more left.}|{H} could not sit down. {young:There was one more sleep till {is_wished_feast:{wished_feast}|the big day}.|It was the sleep till {is_wished_feast:{wished_feast}|the big day}. There was only one more, and it was in the way.}}
- else:
{~{is_two:Two|{is_three:Three|{is_four:Four|{is_five:Five|{is_ten:Ten|So many}}}}} sleeps till {is_wished_feast:{wished_feast}|the big day}, {young:and {H} wanted them all today.|and {H} had decided to get through them before supper.}|“Let us do them all now,” said {H}. {young:It was about the sleeps.|They were the sleeps till {is_wished_feast:{wished_feast}|the big day}, and there were {is_two:two|{is_three:three|{is_four:four|{is_five:five|{is_ten:ten|so many}}}}} of them left.}|{H} could not sit down. {young:There were {is_two:two|{is_three:three|{is_four:four|{is_five:five|{is_ten:ten|so many}}}}} sleeps till {is_wished_feast:{wished_feast}|the big day}.|It was the sleeps till {is_wished_feast:{wished_feast}|the big day}, of which there were {is_two:two|{is_three:three|{is_four:four|{is_five:five|{is_ten:ten|so many}}}}}, all of them in the way.}}
}
{A} was so excited {young:that both knees hopped.|that it had got into both legs, and even the knees hopped.}
“A sleep is easy,” said {A}. “You shut your eyes, and then you open them. {young:I can do that before bed.”|I can get it done before bed, if nobody keeps me.”}
{grownup} looked at the calendar. {young:“You may try,” said {grownup}.|“Nobody has ever tried it like that,” said {grownup}. “Do begin.”} # usual
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: A sleep; heroes lie-back; grownup stand; friends sit
# things: sofa; cushion; blanket; lamp
So {A} lay down on the sofa, with a cushion, and shut both eyes as tight as they would go.
{joining}
{musing} # personal
{A} snored, {young:so that they could all hear it.|so that there should be no doubt about it afterwards.} Then {A} sat up. “That was one,” said {A}. “Does that count?”
“Were you asleep?” asked {grownup}. ¶ “I snored!” said {A}.
“You can’t hear yourself snore,” said {grownup}. {young:“Not when it is real.”|“If you could hear it, then you were there, and if you were there it was no sleep.”} # usual
{hinderer_person:“Are you asleep yet?” asked {hinderer}, right in the middle of the second one. “And now?”} # beat
{hinderer_animal:{hinderer} lay down next to {A}, and had done three real ones by the time that they noticed.} # beat
{hinderer_carried:{hinderer} was laid down as well, but kept both eyes open all the time, and so did not count.} # beat
The next one was on the rug, {young:and then there was one on the mat.|and the one after that was behind the sofa, where it was dusty.} None of them counted. # usual
-> DONE

=== m1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A lie-back curious; heroes sit; grownup stand; friends sit
# things: stairs; coat on hook; hook; boot
Perhaps it was the place. {A} tried one on the stairs, {young:with a step in the back.|halfway up, with one step in the back and another in the neck.}
“It is only half a sleep, here,” said {A}. {young:“I am only half up.”|“You would have to do two, one going up and one coming down.”}
Then {A} tried one standing up, {young:like a horse.|between the coats, since horses do it so, and nobody tells a horse that it is not counted.}
The coats were very good at it. {young:They hung there with their heads down, and slept, and did not move a button.|They hung there with their heads down, and did not move so much as a button.}
“How many is that?” asked {A}, from in there. ¶ “It is still the first,” said {grownup}. {young:“It has not begun.”|“It has not even begun, I am afraid.”}
A sleeve had gone to sleep on {As} head, and had to be lifted off, {young:very softly.|very softly, so as not to wake the coat.} # spare
-> DONE

=== l1
# aside
# shot: above
# place: living-room; dusk; clear
# action: A draw; heroes sit; grownup sit; friends sit
# things: paper; crayon; calendar; rug
{A} drew a row of beds on a piece of paper, {young:one for each sleep.|one for each sleep that there had been and would be, with a pillow at the left and feet at the right.}
In the bed at the end there was somebody with a very big smile. {young:That was for {is_wished_feast:{wished_feast}|the big day}.|“That one knows what day it is in the morning,” said {A}.}
In the others they only slept, {young:in a line, with their mouths open, and a cat on every second one.|one after the other, with their mouths open, and had no idea how far along they were.}
“Can you leave one out?” asked {A}, and put a thumb on a bed in the middle. {young:It was still there, under the thumb.|When the thumb was taken away they were still asleep in it, and had not noticed a thing.}
So you could not go round it, and you could not go over it. {young:You had to lie in it.|They stood head to foot the whole way, and the only way through was to lie down.} # spare
-> DONE

=== s3
# shot: above
# place: kitchen; dusk; clear
# action: A reach-up laughing lamp; heroes stand; grownup sit-on-chair; friends sit
# things: table; lamp; bowl on table; spoon; pot; themed
“It has to get dark,” said {grownup}, at supper, “and then light again.”
So {A} stood by the switch. {young:Click, it was night. Click, it was morning!|Click, and it was night in the kitchen. Click, and it was morning.}
“Good morning,” said {A}. “Does that count?” And click, {young:it was night again.|it was night again already, since there was no time to lose.}
{helper_person:“Good morning,” said {helper} each time, and stretched, and asked everybody how they had slept.} # beat
{helper_animal:{helper} got up each morning, and turned round once, and lay down again each night, and got quite tired.} # beat
{helper_carried:{helper} was put to bed in the bread basket each night, and got up again each morning.} # beat
{themed_a} had its breakfast five times. # personal
On Tuesday {grownup} put a spoon in the butter, in the night. {young:By Friday the soup was cold.|On Thursday they had the same soup as on Wednesday, and by Friday it was cold.} # usual
They went and looked at the calendar. {young:It was still today.|It had not been told about any of it, and it was still today.}
-> DONE

=== m2
# aside
# shot: close
# place: living-room; dusk; clear
# action: A whisper clock; heroes look-up; grownup stand; friends look-up
# things: clock; chair; lamp
Then they asked the clock, {young:who knows about days.|who has to do with days, and might know somebody.} {A} stood on tiptoe, and talked into its face.
“Could you go a bit faster?” said {A}. {young:“Only tonight.”|“Only until {is_wished_feast:{wished_feast}|the big day}. After that you can be as slow as you like.”}
“Tick,” said the clock. {young:You could not tell what it meant.|It might have meant yes, and {A} waited for the rest of the sentence.}
“Tock,” said the clock. {young:It was no.|That was the rest, and it was not a yes, the way it said it.}
{pausing} # company
It has two hands, and one of them does nearly nothing. {young:{A} looked at that one for a long time, and it did not move.|{A} looked at that one for as long as you can look at a thing, and it did not move while it was looked at.} # spare
-> DONE

=== l2
# aside
# shot: two
# place: living-room; dusk; clear
# action: grownup sleep; A point surprised at grownup; heroes peek; friends peek
# things: sofa; newspaper; slipper; lamp
When they came back, there was somebody on the sofa with a newspaper on top. {young:It was {grownup}.|The newspaper went up and down, and one slipper had come off, and it was {grownup}.}
“That is a real one,” said {A}, very low. {young:They stood all round it, and looked, and nobody breathed.|They stood round it in a ring, as you do when somebody has caught a fish.}
It went “chhh”, and it went “pff”. Then the paper slid off, {young:and {grownup} sat up.|and {grownup} sat up, and looked at everybody.} “I was not asleep,” said {grownup}.
“You were,” said {A}. “We saw it.” ¶ “Well, I did not,” said {grownup}. {young:“I missed it.”|“I must have missed it. I never saw a thing.”}
“Does that count?” asked {A}. {young:But it was too short, and there was no toast after it.|But it had been too short, and there was no morning at the end of it.} # spare
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: L sit-up curious; heroes sit-up; grownup sit; friends sit
# things: bed; pillow; lamp; calendar
So {L} went to bed. “I will watch for the next one,” said {L}, “and count it as it goes by.”
{L} watched, with both eyes wide open. {young:No sleep came.|There was a ceiling, and there was a curtain, and no sleep came past.} # usual
“What did it look like last night?” asked {grownup}. ¶ {L} had to think. “I did not see it,” said {L}.
“Did you see it begin?” ¶ “No,” said {L}. “It was night, and then it was toast.” # usual
{L} sat up straight. {young:“And that one counted!”|“But that one did count! They crossed it off the calendar.”}
So it was not the snoring, and it was not the lamp. {young:They only count when you are not there.|It only counts if you are not there to see.}
“They are shy,” said {L}. “They don’t like to be looked at. So I will not be in.” And {L} lay down.
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; night; clear
# action: L lie-back calm; grownup sit; heroes lie-back; friends sit
# things: bed; lamp; quilt; sock
How do you go out, when you are in bed? You start at the feet.
“Off you go,” said {L} to them. They had hopped all day. They went. # spare
Next went the knees. They were not so hard to ask as they had been. # spare
“What about your hands?” asked {grownup}. ¶ “They can stay,” said {L}. “They will only hold on.”
So the hands stayed where they were. They lay on the quilt like two old friends. # spare
There was more and more bed, and less and less {L}.
-> DONE

=== l3
# aside
# shot: behind
# place: bedroom; night; clear
# action: grownup fold curtain; L lie-back sleepy; heroes lie-back; friends sit
# things: curtain; window; moon; bed
{grownup} went to the curtain, and shut it. That is how you do it, so that it can come in and not be seen.
“Is it out there?” asked {L}. ¶ “I did not look,” said {grownup}. # spare
It was dark in the room. No one had to click a thing.
The lamp on the landing was on. It made a thin line on the rug. # spare
A car went by, a long way off. It took its noise with it. # spare
They did not say one word, so as not to scare it.
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup stand; heroes lie-back; friends sleep
# things: bed; quilt; pillow; calendar
“Will you count it for me?” asked {L}. “I shall be out.”
“I will,” said {grownup}. “First thing, when there is toast.” # spare
“Just one,” said {L}. “Don’t do two.” # spare
“Just the one,” said {grownup}.
Then there was no more to see to. The pillow had gone soft in the middle. # more
{L} looked at nothing. It is dark red, when you do that.
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; bowl on table; calendar; moon; window
In the kitchen it was dark, and it was let be dark. No one went click.
The bowl was on the rack. It had had a long week. # spare
The moon came in, and it went along the wall. It did not go fast. It had the whole night for it. # spare
It came to the calendar. It shone on today. # spare
Then it shone on the next one. You could hardly see it go. # more
The clock said tick. It had one more thing to say, and it took its time.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; lamp
The bed was warm. It was dark, and it would be light again. # usual
{resting}
{keepsake}
{dream} # spare
{L} lay still, with both eyes shut, and did not look. # usual
“Does this,” said {L}. There was more, but it did not come.
{grownup} stood by the bed for a bit. {L} was not in.
There went one, past the lamp, past the bed. It was quite big.
No one saw it.
That one counts.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
It was crossed off in the morning, with a thick blue line, while there was toast. {A} looked at the line from close up, and then from the side.
“What was it like?” asked {A}. Nobody knew. They had all been out. But on the sill there was a bit of grey fluff, quite warm, as if something large and soft had squeezed past in the night and had been in no hurry.
-> DONE

=== next_bedtime
The next one was outside, and waited till nobody looked.
-> DONE
