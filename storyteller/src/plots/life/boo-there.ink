# about: story-about(peekaboo|peek-a-boo|peek a boo|opa|oma|grandpa|grandad|granddad|grandfather|grandma|granma|granny|grannie|gran |nana|nan |nanny|nanna|grampy|gramps|grandpop|nonna|nonno|abuela|abuelo|babcia|dziadek|dada|daddy&!long&!sheep&!cow&!duck&!horse&!cat&!elephant&!dog&!pig&!goat|papa|mummy&!sheep&!cow&!duck&!horse&!cat&!elephant&!dog&!pig&!goat|mommy&!sheep&!cow&!duck&!horse&!cat&!elephant&!dog&!pig&!goat|mama&!sheep&!cow&!duck&!horse&!cat&!elephant&!dog&!pig&!goat|auntie|uncle); play(peekaboo|peek-a-boo|peek a boo|hide and seek|hiding); likes(peekaboo|peek-a-boo|peek a boo); person(opa|oma|grandpa|grandad|granddad|grandma|granny|nana|nanny|papa|nonna|nonno|abuela|abuelo); with-character(grandpa|grandad|granddad|grandma|granny|nana|nanny|opa|oma|daddy|mummy|mommy); funny(peekaboo|peek-a-boo)
# also: happy; funny; play; likes; person; with-character; creature
# kind daddy: daddy|dada|dadda
# kind mummy: mummy
# wants: other
# role guest: person, creature = a bear
# ages: 1-2
# form: call-and-response
# holds: dark(kind)

=== title
{~Boo, There|The Curtain Had Toes}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; clear
# action: guest stand behind sofa; A point happy sofa; heroes point sofa; friends stand
# things: sofa; cushion; rug; blanket
{~Where was {is_daddy:Daddy|{is_mummy:Mummy|{guest}}}? Not here. Not there. {H} looked at the sofa. It had a bump.|The sofa had a bump. It was a big one. {H} went to look. Was it {is_daddy:Daddy|{is_mummy:Mummy|{guest}}}?|“Where is {is_daddy:Daddy|{is_mummy:Mummy|{guest}}}?” said {H}. Not here. Not there. But there was a bump in the sofa.}
“Boo!” said the bump.
“There!” said {A}.
{joining}
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: guest stand behind curtain; A peek laughing curtain; heroes peek; friends stand
# things: curtain; window; rug
Then {is_daddy:Daddy|{is_mummy:Mummy|{guest}}} was gone. But the curtain had toes.
A curtain has no toes.
“Boo!” said the curtain.
“There!” said {A}.
-> DONE

=== m1
# shot: close
# place: living-room; afternoon; clear
# action: guest sit; A lift laughing hat; heroes stand laughing; friends stand
# things: hat on guest.head; rug; sofa
There was a big hat. It came down, and down. Where was {is_daddy:Daddy|{is_mummy:Mummy|{guest}}}?
Up went the hat. “Boo!” it said.
“There!” said {A}.
-> DONE

=== s3
# shot: above
# place: living-room; afternoon; clear
# action: guest hold themed; A point laughing at guest; heroes point at guest; friends stand
# things: themed; rug; cushion
Here was {themed_a}. {is_daddy:Daddy|{is_mummy:Mummy|{guest}}} sat behind it. It was too small. You could see all of {is_daddy:Daddy|{is_mummy:Mummy|{guest}}}.
“Boo!” said {is_daddy:Daddy|{is_mummy:Mummy|{guest}}}.
“There!” said {A}. That was an easy one.
-> DONE

=== l1
# shot: behind
# place: kitchen; afternoon; clear
# action: A peek curious table; heroes peek; friends sit
# things: table; potato under table; chair
{A} looked under the table. There was a potato.
“Boo!” said {A}.
The potato did not say a thing. It had had such a fright.
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: A sit happy; guest look-up; heroes sit; friends stand
# things: bed; blanket on bed; pillow
Now it was {As} go. Two hands went up. It was dark in there.
“Where is {A}?” said {is_daddy:Daddy|{is_mummy:Mummy|{guest}}}. “Not here. Not there.”
Nobody could see {A}. Nobody at all!
“Boo!” said {A}.
“There!” said {is_daddy:Daddy|{is_mummy:Mummy|{guest}}}.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; heroes sleep; guest sit; friends sit
# things: bed; pillow; blanket; themed left
Up came the blanket. Where was the tummy? Gone. Where were the toes? Gone.
{resting}
{keepsake}
Goodnight, {themed_noun}. Goodnight, curtain.
Then the eyes shut. Where was {is_daddy:Daddy|{is_mummy:Mummy|{guest}}}?
“Boo,” said {is_daddy:Daddy|{is_mummy:Mummy|{guest}}}, very low.
“There,” said {L}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The curtain had toes in the morning. “Boo,” it said.
-> DONE
