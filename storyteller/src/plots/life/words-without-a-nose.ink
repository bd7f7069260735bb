# about: hurt(nosebleed&!bump&!ball&!swing&!hit|nose bleed&!bump&!ball&!swing&!hit|nose was bleeding&!bump&!ball&!hit|nose bled&!bump&!ball&!hit); scared(nosebleed|nose bleed|nose bled|nose was bleeding); unwell(nosebleed|nose bleed|nose bled)
# about: performance(nosebleed|nose bleed); wedding(nosebleed|nose bleed); school-day(nosebleed|nose bleed|nose bled); first-day(nosebleed|nose bleed); embarrassed(nosebleed|nose bleed); mess(nosebleed|nose bleed); cannot-sleep(nosebleed|nose bleed); nervous(nosebleed|nose bleed); sad(nosebleed|nose bleed); faith(nosebleed|nose bleed); party(nosebleed|nose bleed); bad-day(nosebleed|nose bleed); tired(nosebleed|nose bleed)
# also: scared; hurt; school-day; embarrassed; nervous; cannot-sleep; mess; sad; bravery; proud; unwell
# news: bad
# kind night: pillow|night|bed|sheet|sheets|woke|wakes|3am|2am
# kind school: school|class|assembly|lesson|nursery|preschool|kindergarten
# kind best: church|wedding|mosque|temple|party
# wants: child
# role grownup: parent = the grown-up with the jug
# ages: 3-10
# needs: speaking
# holds: dark(kind), blood(kind), nose(kind)

=== title
{~Words Without a Nose|How Much Is Left?}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: L sit-on-chair worried; grownup stand; heroes sit-on-chair; friends sit
# things: table; handkerchief on table; cup on table; chair; lamp
{~It had stopped, {young:and {H} sat in the kitchen, very still.|and {H} sat in the kitchen, very still, so as not to start it again.}|“Is there any left in there?” asked {H}, {young:and held very still.|and kept rather still, so as not to lose more.}|First it was one drop, and then there were more, {young:and {H} had not done a thing.|and {H} had not done a thing to bring it on.}}
It was a nosebleed. {is_night:It had come in the dark, and there it was on the pillow, as red as red|{is_school:It had come in the middle of school, and there it was on the table, as red as red|{is_best:It had come in front of all those people, with the good clothes on, and it was as red as red|It had come from nowhere, and there it was on a sleeve, as red as red}}}. But somebody had known what you do, {young:and then it had stopped.|and they had done it, and in the end it stopped.}
Now {L} wanted to know something. {young:“How much is left?” asked {L}.|“How much was that,” asked {L}, “and how much have I got?”}
{grownup} did not laugh. “That can be measured,” said {grownup}, {young:and went to the cupboard.|and got up and went to the cupboard where the jugs are.} # usual
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: grownup pour jug; L sit-on-chair curious; heroes sit-on-chair; friends sit
# things: table; jug on table; cup on table; egg on table; lamp
Out came the biggest jug, and it was filled with water, {young:right up to the top.|nearly up to the rim, at the sink.} “That is what you have in you,” said {grownup}.
{joining}
{musing} # personal
{hinderer_person:“And how much have I?” asked {hinderer}, and went to see if there was a bucket.} # beat
{hinderer_animal:{hinderer} took some out at the top, to help, and it had to be filled again.} # beat
{hinderer_carried:{hinderer} was looked at, too, but had nothing in there but stuffing, and was none the worse for it.} # beat
“All that?” said {L}, {young:and looked down at a tummy.|and looked down, and could not see where it went.} # usual
Then came an egg cup. “And that is what came out,” said {grownup}. {young:It was half full, if that.|It was not much more than half full, and an egg would have been in no danger.}
“It looked like a lot,” said {L}. ¶ “It was on something white,” said {grownup}. {young:“Then it always does.”|“It always makes the most of that.”} # usual
{L} poured the egg cup into the jug. {young:You could not even see where it went.|It made no difference to the jug at all.} “And tonight you make new,” said {grownup}. “You do it while you sleep.”
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A look-up curious; grownup hold spoon; heroes peek; friends peek
# things: table; handkerchief on table; teaspoon on table; jar on table; lamp
They tried it out with beetroot. {young:{grownup} took one small spoon of the red juice.|There was a jar of it, and {grownup} took one small spoon of the juice, and not a drop over.}
In the spoon it was nothing. {young:You could have lost it in a shoe.|You would not have thanked anybody for it.} # spare
Then it was let go, on an old white napkin. It ran, and it spread, {young:and it was as big as a plate.|and it put out arms and legs, and in no time it was the size of a plate.}
“Help,” said {A}, {young:who knew that it was beetroot.|who had stood next to it the whole time and knew that it was beetroot.} ¶ “You see?” said {grownup}. “One spoon. It is a great show-off.”
{pausing} # company
They looked at it from the door, and from there it was worse. {young:So they went back.|From the door it was a disaster, and from close by it was lunch.} # more
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A listen; grownup stir pan; heroes listen; friends listen
# things: table; pan on table; cup on table; lamp; spoon
“Why does it do that?” asked {A}. {young:¶ “It is very thin in there,” said {grownup}.|¶ “Because it is so thin in there,” said {grownup}, “like the skin on the milk.”}
There was milk on, and so they could look. {young:A skin had come on it, and it was as thin as thin.|It had a skin on it by now, finer than paper, and with a breath you could make it walk.}
“And what goes past it all day?” asked {grownup}. {young:¶ “Air,” said {A}. “And a finger.”|¶ “Air,” said {A}. “And dust. And smells. And one finger, but not often.”}
So it was a wonder, really, that it held at all. {young:It had held since {A} was born.|It had held, when you thought about it, for hundreds of days on end, and nobody had said a word.}
“Then I won’t be cross with it,” said {A}, {young:and patted it at the side.|and gave it a pat, from the outside, where it is thicker.}
{grownup} had the skin, {young:and liked it.|and says that it’s the best of it, and is alone in that.} # more
-> DONE

=== s3
# shot: close
# place: living-room; dusk; clear
# action: L sit-on-edge laughing; grownup sit-on-edge laughing; heroes sit-on-edge; friends sit
# things: sofa; cushion; lamp; themed
“And what is it that you do?” asked {grownup}. {L} showed how. {young:You sit, and you bend forward a bit, and you hold the soft part shut.|You sit up, you bend forward as if you looked for a penny, and you hold the soft part shut with two fingers.}
“Ad thed you wait,” said {L}. {young:It came out quite wrong!|It was the fingers that did it.} ¶ “And then you do what?” asked {grownup}. ¶ “Wait,” said {L}. “For ted bidutes.”
So {grownup} held on, too. “Is it like this?” asked {grownup}, {young:and that came out right.|and, oddly enough, that came out right.} “But dot this,” said {grownup}. “By, oh by.” # usual
{helper_person:“Good bordig,” said {helper}, with two fingers up there, and shook hands with everybody.} # beat
{helper_animal:{helper} looked from one to the other, and put a paw over as much nose as it would cover.} # beat
{helper_carried:{helper} was held by the nose as well, and said nothing, in the ordinary way.} # beat
{themed_a} had no nose, and would have managed very well. # personal
It was hard to laugh like that. {young:It came out at the ears.|It had to go somewhere, and went to the ears.} # usual
-> DONE

=== m2
# aside
# shot: behind
# place: living-room; dusk; clear
# action: A think; grownup think; heroes think; friends sit
# things: sofa; cushion; lamp; rug
So there are words that need a nose, and there are words that don’t. {young:They went to look for some of those.|Nobody had told them that, and they set out at once to look for some that don’t.}
“Table,” said {A}, with two fingers on it. {young:That was a good one. It came out as it went in.|It came out as it had gone in. “Biscuit. Sofa. Cupboard.”} But “spoon” did not, {young:and came out as “spood”.|and came out as “spood”, and was given to the other side.}
“Pillow,” said {grownup}. It was perfect. {young:“Bed,” said {A}. So was that!|“Bed,” said {A}, and that was perfect as well. It was as if somebody had thought of it.}
“Elephant” was the hardest, for it nearly gets there. {young:“Elephadt,” they all said.|“Elephadt,” they said, one after the other, and felt for it, so near to the end.}
When they let go, all the rest came out at once: {young:“Moon! Spoon! Pineapple!”|“moon” and “spoon” and “nonsense” and “pineapple”, and it was like opening a window.} # spare
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A write; grownup sit-on-chair; heroes sit-on-chair; friends sit
# things: table; paper on table; pencil; lamp; chair
{A} made a list of it, {young:with a nose at the top of the one side.|and drew a nose over the one side, and over the other the same nose with two fingers on it.}
There was a cat on the side where you don’t need one, {young:and a fish, and the house, and the street.|along with a fish, a house, a street, and the whole of Egypt.}
On the other side were the monkey, and the lemon, and Monday. {young:They were all in there with their noses.|They had November, too, which needs it twice.} “They all have m or n in them,” said {A}. {young:“They go out by the nose!”|“That is their door. They don’t come out of the mouth at all.”}
{grownup} tried it, with a long “mmm”, and stopped it with two fingers, {young:and it went out like a lamp.|and it went out like a lamp, in the middle.} Nobody had known that. {young:They did it again.|They had said “mmm” to their food for years.}
Then they had to look at their own names, {young:and find out who would get through.|and who would get through with a shut nose and who would not, and there were some surprises.} # more
-> DONE

=== s4
# shot: two
# place: bedroom; night; clear
# action: L sit-up; grownup sit; heroes sit-up; friends sit
# things: bed; pillow; towel on pillow; handkerchief on table; table; lamp
In bed {L} kept both eyes open. “What if it comes again?” asked {L}. {young:“In the dark?”|“When I’m asleep, and don’t see it?”}
“Then you know how it goes,” said {grownup}, {young:and put a handkerchief by the lamp.|and laid a clean handkerchief next to the lamp, folded, like somebody’s dinner.} On the pillow went a red towel. {young:“That one doesn’t mind.”|“On that one it can’t show off.”}
They practised it once with both eyes shut. {young:Sit up. Bend forward. Hold on, and call.|Sit up, bend forward, hold the soft part shut, and call.} # usual
“Hallo,” called {L}. It is a good word. {young:It does not need a nose.|It comes out the same with a nose and without.} ¶ “I’m here,” said {grownup}. “I shall hear that through two doors.”
So that was all ready, and it might not come at all. # usual
-> DONE

=== m4
# aside
# shot: above
# place: bathroom; night; clear
# action: L look-up mirror; grownup hold cloth; heroes stand; friends sit
# things: sink; mirror; tap; towel; cloth
Before that there had been the washing. It was done round the nose, and not on it.
“Not too hot,” said {grownup}. “And no blowing tonight. It has got a plaster on, in there, that it made by itself.”
{L} looked in the mirror, up the one side. You could not see it. It was dark in there, and tidy.
“It can do that?” said {L}. ¶ “It can do that.” # spare
So they left it to get on.
-> DONE

=== l3
# aside
# shot: close
# place: bedroom; night; clear
# action: L lie-back; grownup sit; heroes lie-back; friends sit
# things: bed; pillow; quilt; lamp
{L} lay and breathed. It went in by the nose, and it was cool. It went out by the nose, and was warm.
“It works,” said {L}. ¶ “It is a good nose,” said {grownup}. “I have always liked it.” # spare
You don’t feel it go, most days. Tonight you could.
“What is it making now?” ¶ “New,” said {grownup}. “A drop at a time.” # spare
It would have the egg cup done by the time of toast. # more
-> DONE

=== m3
# aside
# shot: wide
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup stand; heroes lie-back; friends sleep
# things: bed; pillow; handkerchief on table; table; lamp; moon
The door was left as wide as a voice needs.
“Say a word,” said {grownup}, from out there, “and I will tell you if I hear it.”
“Pillow,” said {L}, not loud. ¶ “Pillow,” said the landing. # spare
“Bed.” ¶ “Bed,” said the landing.
So it would do. There was nothing wrong with that nose. # more
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; jug on table; cup on table; moon
In the kitchen stood the jug. It was full, and it had the moon in it.
The egg cup was upside down, to dry. It had been through a lot, for an egg cup. # spare
A drop hung on the tap, and then it fell. It was only water. # spare
It was a large quiet jug. You could see that there was no end of it. # more
Nobody had to carry it. It stood.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; lamp
The bed was warm. All was as it should be in there. # usual
{resting}
{keepsake}
{dream} # spare
“Gooddight,” said {grownup}, with two fingers on it.
“Gooddight,” said {L}.
Then they let go. It takes a nose, to say it well.
It goes right up, and it comes out warm.
“Now,” said {grownup}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The egg cup stood in the middle of the table in the morning, the right way up and quite dry, with an egg in it. “New,” it said on the egg, in pencil.
{A} had it for breakfast, down to the bottom, and felt it arrive. On the way out they met the neighbour, who had such a cold that one half of her words could not get out. “Bordig,” said the neighbour. It was nice to know the language.
-> DONE

=== next_bedtime
The handkerchief lay by the lamp. It was still folded.
-> DONE
