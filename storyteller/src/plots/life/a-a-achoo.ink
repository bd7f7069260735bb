# about: unwell(cold|cough|temperature|fever|flu|snot|nose|throat|poorly|unwell|virus|germ|tonsil|not well|sniff|under the weather| ill|sneez|in bed)
# also: tired; sad; bored
# news: bad
# wants: other
# role friend: toy = a bear
# ages: 1-2
# form: call-and-response
# holds: dark(kind)

=== title
{~A, A, Achoo|The Nose That Was Up to Something}
-> DONE

=== s1
# shot: wide
# place: bedroom; day; clear
# action: heroes blow surprised; woman stroke calm heroes; friends sit calm
# things: curtain; handkerchief
# people: woman
{~{H} had a nose. It was hot, and it was pink, and it was up to something. A… a… achoo!|“A…” said {H}. “A…” The whole bed held on. “Achoo!”|A… a… achoo! That was {H}, in bed, in the day. Out went the curtain. In it came.}
{joining}
A big cool hand came, and sat on a hot head. That was nice.
-> DONE

=== s2
# shot: two
# place: bedroom; day; clear
# action: heroes blow surprised; friends clap laughing
# things: themed on blanket
On the blanket stood {themed_a}. It had come to say get well.
A… a… achoo!
Over it went.
-> DONE

=== m1
# shot: behind
# place: bedroom; day; clear
# action: woman hold surprised spoon; heroes blow surprised; friends jump laughing
# things: soup; spoon in woman.hand; 5 drops
# people: woman
Here came a spoon, with soup in it. It came very slowly. It was nearly there.
A… a… achoo!
Now the wall had soup.
-> DONE

=== s3
# shot: object
# place: bedroom; afternoon; clear
# action: friend fall surprised; heroes blow surprised; friends sit happy
# things: friend; handkerchief
{friend_a} sat by the pillow. That was kind. It was also near.
A… a… achoo!
{friend} sat at the other end now. You could be kind from there.
-> DONE

=== l1
# shot: above
# place: bedroom; dusk; clear
# action: heroes drink calm glass; friends hold calm jug
# things: glass in heroes.hand; 3 drops
A… a…
It did not come. So there was a sip of water. Glug.
Achoo! It had just been waiting for that.
-> DONE

=== s4
# shot: close
# place: bedroom; dusk; clear
# action: heroes think surprised; friend hug worried bed; friends hold worried blanket
# things: themed; curtain
They all knew by now. A… a… {friend} held on to the bed. {themed} lay down, to be safe. The curtain stood quite still. A… a…
They waited.
“No,” said {A}.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; woman stroke calm heroes; friend sleep sleepy; friends sleep sleepy
The light was low. The cool hand was back.
{resting}
{keepsake}
{not short:Goodnight, soup.} Goodnight, {themed_noun}. Goodnight, nose.
A…
No. It was asleep.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
“A… a…” said the curtain. It was only the wind.
-> DONE
