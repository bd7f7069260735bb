# about: story-about; with-character; creature; bring-back
# tells: tale
# also: funny; person; place; thing; happy; play; food; calm; weather
# wants: child
# role guest: answer, creature, thing = a bear
# ages: 1-2
# form: call-and-response
# holds: dark(kind)

=== title
{~Tell It!|It Was Told to the Sock}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: heroes sit happy on sofa; guest stand happy; friends sit
# things: sofa; sock
{~“Tell it!” said {H}. So it was told.|Up on a lap went {H}. “Tell it!”|Shoes off. Socks off. “Tell it!” said {H}.}
“Once there {guest_many:were|was} {guest_a}. {guest} {wished_does}.”
That was good. “Again!” said {A}.
{joining}
-> DONE

=== s2
# shot: close
# place: living-room; dusk; clear
# action: heroes hold happy sock; friends sit curious
# things: sock in heroes.hand; sofa
{A} told it to the sock. The sock had its mouth wide open. It had not known that.
“Again!” said {A}.
-> DONE

=== m1
# shot: behind
# place: hallway; dusk; clear
# action: heroes crawl happy; friends walk happy
# things: stairs; sock on stairs
{A} told it to the stairs. Up, up, up. Creak! That was a very good bit.
“Again!” said {A}. So they had to go down first.
-> DONE

=== s3
# shot: two
# place: bathroom; dusk; clear
# action: heroes sit laughing in bath; friends stand laughing
# things: bath; 3 bubbles
{A} told it to the bath. Bub, bub, bub! That was {guest}, all in bubbles. Pop! There was none left.
“Again!” said {A}.
-> DONE

=== l1
# shot: above
# place: kitchen; dusk; clear
# action: heroes hold curious spoon; friends sit happy
# things: spoon in heroes.hand; cup; table
{A} told it to the spoon. There was a nose in the spoon, upside down. So that was how it was told.
“Again!” said {A}.
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: heroes whisper calm at themed; friends sit calm
# things: themed before heroes; lamp
{A} told it to {themed_a}. It was told low. {themed} did not say a word. It wanted to hear the end.
“Again,” said {A}.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; guest sleep sleepy; friends sit sleepy
# things: themed left; lamp
In went {L}. It was warm in there.
{resting}
{keepsake}
It was told one more time. “{guest} {wished_does}.”
“Ag,” said {L}. That was all.
Goodnight, {themed_noun}. Goodnight, {guest}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
And the sock? It had told the other sock.
-> DONE
