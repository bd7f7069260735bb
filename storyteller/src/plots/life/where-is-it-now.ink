# about: story-about; with-character; creature; bring-back
# tells: tale(is sleepy|are sleepy|so sleepy|very sleepy|too sleepy|gets sleepy|get sleepy|feels sleepy|is tired|are tired|so tired|very tired|gets tired|get tired|is drowsy|goes to sleep|go to sleep at|falls asleep|fall asleep at|goes to bed|go to bed at|gets ready for bed|get ready for bed|getting ready for bed|gets ready for sleep|has a nap|have a nap|takes a nap|is going to sleep|are going to sleep|is going to bed|are going to bed|is falling asleep|are falling asleep|is napping|are napping|settles down|snuggles down|curls up|beds down)
# also: funny; person; place; thing; happy; play; food; calm; weather; tired; bedtime
# wants: child
# role guest: answer, creature, thing = a bear
# ages: 1-2
# form: call-and-response
# holds: dark(kind)

=== title
{~Where Is It Now?|The Yawn That Went Round}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: guest yawn sleepy; heroes sit happy on rug; friends sit
# things: rug; sofa
{~“Aah,” said somebody. {H} looked.|Aah! That was big. {H} looked up.|On the rug sat {H}. “Aah,” said somebody.}
There {guest_many:were|was} {guest_a}. Aah! It was a big yawn. Then the yawn was gone.
“Where is it now?” said {A}.
{joining}
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: heroes push happy door; guest stand sleepy; friends stand happy
# things: door; mat
It was in the door. {guest} went to see. Aah, went the door. Then it was shut.
The door slept. But the yawn was out.
“Where is it now?” said {A}.
-> DONE

=== m1
# shot: close
# place: bedroom; dusk; clear
# action: heroes hold happy socks; friends sit curious
# things: chest; socks
It was in the drawer. Aah, went the drawer. In went two socks. Then it was shut.
“Where is it now?” said {A}.
-> DONE

=== s3
# shot: above
# place: bathroom; dusk; clear
# action: heroes sit laughing in bath; guest stand sleepy; friends stand happy
# things: bath; rubber-duck
It was in the bath. {guest} looked in. Glug, glug, aah, went the bath. Then it was empty.
The duck lay on its side. Aah, went the duck.
“Where is it now?” said {A}.
-> DONE

=== l1
# shot: behind
# place: bedroom; night; stars
# action: heroes point happy at window; friends stand sleepy
# things: curtain; window; moon
It was in the curtain. Up it went, and out. Aah. Then it hung down, and it was night.
“Where is it now?” said {A}.
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: heroes yawn sleepy; friends sit sleepy
# things: themed left; lamp
Was it in {themed_a}? No. {themed} was asleep.
“Where is it n… aah,” said {A}.
There it was! {guest} had seen it.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; guest sleep sleepy; friends sleep sleepy
# things: themed left; lamp
In went {L}. The bed was soft. The bed was warm.
{resting}
{keepsake}
{guest} slept, too. {guest_many:They were|It was} quite still.
The door slept. The bath slept.
Aah, went the lamp. Then it was dark.
Goodnight, {themed_noun}. Goodnight, {guest}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
And the yawn? In the morning it was in the spoon.
-> DONE
