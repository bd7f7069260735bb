# about: won(medal&!swim&!gala&!belt&!gymnast&!karate&!judo&!taekwondo|won gold|won silver|won bronze|got gold|got silver|got bronze); proud(medal&!swim); thing(medal)
# also: proud; happy; too-excited; tired; won; play; performance; school-day; outing; club; trying-again
# kind gold: gold|first place|1st place
# kind silver: silver|second|2nd
# kind bronze: bronze|third|3rd
# wants: child
# role grownup: parent = the grown-up with the biscuit tin
# ages: 3-10
# needs: hearing
# holds: dark(kind)

=== title
{~Tink|What a Medal Says}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: L stand proud holding medal; heroes stand; grownup stand surprised; friends stand
# things: door; medal in L.hand; coat on hook; hook
{~Tink, it went, on the door handle, and in came {H}, {young:and there was a medal.|and there was a medal, before anybody had time to ask.}|A medal is cold at first, and heavier than it looks. {H} came home with one, {young:and it was warm now.|and by then it was warm.}|“You need not ask,” said {H} at the door, {young:and there was a medal.|and stood a little to one side, so that the medal had the light.}}
It was {is_gold:gold|{is_silver:silver|{is_bronze:bronze|round}}}, and as big as the lid of a jam jar, and it hung down to {L}’s middle. {L} had won it, {young:and was so proud!|and could not think of anything else.}
“Is there something new about you?” asked {grownup}. {L} did not say a word. Tink, said the medal, on a button.
{L} was going to wear it until bed, {young:every minute.|whatever there was to do.}
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: L crouch; heroes crouch; grownup point; friends stand
# things: curtain; sofa; lamp; themed
It said tink to the plate at tea, and tink to the tap. {young:It was lovely to hear it.|The tap was quite new to it, and had to be told twice.} # usual
Then they all played hide-and-seek.
{joining}
{musing}
{L} stood behind the curtain, as flat as a stamp. The feet came past. Tink. “Found you,” said {grownup}.
{hinderer_person:“I heard a medal,” called {hinderer}, who was hiding as well, and was found next.} # beat
{hinderer_animal:{hinderer} knew the sound by now, and came at once, and sat down in front of the place.} # beat
{hinderer_carried:{hinderer} was to be hidden along with {L}, and lay on the medal, and slid off.} # beat
{themed_a} was found much later than {L}, and had been in the middle of the floor. # personal
Under the table it was the same. {young:Tink, on the leg.|Tink, on the table leg.} “Found you.” ¶ “Not now,” {L} told the medal. ¶ Tink.
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: A hold medal; grownup stand; heroes peek; friends peek
# things: medal in A.hand; table; plate; biscuit on plate
“You have to bite it,” said {grownup}. {young:“They all do that, and then they smile.”|“I have seen it done. They smile, and then they bite it, at one side.”}
{A} smiled, and bit it. {young:It was as hard as a tap, and tasted like a spoon.|It was a good deal harder than it looked, and tasted of spoons.}
“Now you know,” said {grownup}. {young:¶ “What do I know?” said {A}.|¶ “What is it that I know?” asked {A}, with a tongue on each tooth in turn.}
{grownup} thought about it. “That it is not a biscuit, I suppose.” {young:So they had one of those, to see which was which.|So they had one of those as well, to be quite sure which was which.}
There was no mark on the medal. There was half a moon in the biscuit.
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: A point; grownup stand; heroes look-up; friends look-up
# things: scales; medal on scales; egg; potato; table
They put it on the kitchen scales, {young:next to the flour, to see how much it was.|to find out how much of it there was, as they do with flour.}
It was more than an egg. {young:It was less than a potato, which had not won one thing.|It was less than the potato, which had not won anything, and did not look at it.}
“An egg and a bit,” said {grownup}, {young:and wrote it down, under the butter.|and wrote it on the list, where it came between the butter and the soap.}
It had felt like more than that on {A}. {young:“It is heavier when I have it on,” said {A}.|“It weighs more when I am under it,” said {A}, and that could not be tried, as the scales were too small.}
The ribbon weighed nothing. It had stripes, which weigh nothing either.
They let the egg wear it for a moment, and waited, but the egg did not say tink.
-> DONE

=== s3
# shot: behind
# place: hallway; dusk; clear
# action: L stand worried; heroes stand; grownup hold tin; friends stand
# things: coat on hook; hook; sock; lamp
Next time {L} held it in one hand, {young:tight.|tight, behind the coats.} But there was an itch, {young:and it went tink.|and for an itch you need that hand.} # usual
So it was put down inside the jumper. Tunk, it said in there, and that was no better.
{helper_person:“Mine would be just as bad,” said {helper}, “if I had one,” and that was a kind thing to say.} # beat
{helper_animal:{helper}, who had a disc that jingled, came and sat by, and jingled, so that nobody could tell which it was.} # beat
{helper_carried:{helper} was held tight against the front of it, and that was quiet, until {L} breathed.} # beat
There was whispering in the kitchen, and {L} went up on tiptoe. Tink. “Yes?” said {grownup}, and shut the tin. # usual
“Do you have to say it all the time?” asked {L}. “They know now. {young:They all do.”|Everybody has been told.”}
-> DONE

=== m2
# aside
# shot: two
# place: hallway; dusk; clear
# action: A peek curious medal; grownup stand; heroes peek; friends stand
# things: mirror; medal in A.hand; lamp; spoon
If it was held quite near, there was somebody in it, {young:upside down.|with a wide face, and the hall going away behind.}
“Is that me?” asked {A}. {young:It had a very big nose, and a lamp for a hat.|It was mostly nose, and had the lamp for a hat.}
{grownup} looked in as well, {young:and then there were two of them in there, ear to ear.|and then there were two in it, ear to ear, like a stamp from some other country.}
“They would not find us in here,” said {A}. {young:They kept very still, and nobody came.|They kept quite still, the ones in there and the ones out here, and nobody came.}
{pausing} # company
Then {grownup} breathed, and all of them were gone.
-> DONE

=== l2
# aside
# shot: wide
# place: street; dusk; clear
# action: A wave; neighbour look-up; grownup stand; heroes stand; friends stand
# things: gate; bin; street-lamp
# people: neighbour(old, he)
The bin had to go out to the road, {young:and so the medal had to go along.|and {A} and the medal went along to see that it got there.}
Tink, it said to the gate. {young:Behind the hedge an old man stopped sweeping.|On the other side of the hedge somebody old stopped sweeping, and looked up.}
“Is that rain?” he asked. ¶ {young:“No,” said {A}, and stood under the lamp. Tink.|“I do not think so,” said {A}, and stood in the light of the street lamp, a little to one side.}
“Oh, I say,” he said. {young:“I had one of those. It is in a drawer.”|“I had one of those. It was for the long jump, and it is in a drawer, and I hear it when I look for string.”}
He bowed to it, over the broom, and the gate was shut as softly as it would go.
-> DONE

=== s4
# shot: close
# place: living-room; dusk; clear
# action: L hold curious medal; heroes stand; grownup sit; friends sit
# things: sofa; medal in L.hand; lamp; curtain
{L} sat down behind the sofa, and took it in both hands. It had its face to the front, and was looking out, as it had all day.
“You have seen the tap,” said {L}, “and everybody’s buttons. You have not seen me.”
It had hung there all day with its back to the one who had won it. # usual
So {L} turned it round. {young:Now it could see.|Its face lay against the jumper, and looked in.}
It was very quiet behind that sofa.
The feet came in. They went to the curtain, and to the table. {young:They came past. They went out.|They stood on the rug, and listened, and went away, and looked in the bath.}
{L} breathed, in and out. The medal went up and down, and said nothing at all. # usual
“I give up!” called {grownup}, from the top of the house. ¶ “Here I am,” said {L}. {young:“It was looking.”|“It was busy. It was looking.”}
-> DONE

=== m4
# aside
# shot: two
# place: kitchen; night; clear
# action: L eat; grownup sit-on-chair; heroes eat; friends sit
# things: table; plate on table; biscuit on plate; glass on table
The tin was opened after all. In it was one with a star of icing. That was what the whisper had been.
“I could not pin it on,” said {grownup}. “It is a biscuit.” ¶ “I know,” said {L}. “I have bitten it.”
{L} turned it round once. Tink, it told the milk.
Then {L} turned it back. It had a lot to look at.
It was at the third button now. It did not know {L} from there. # more
The crumbs went out on the sill, for the birds. They never win a thing. They sing all the same.
-> DONE

=== l3
# aside
# shot: behind
# place: hallway; night; clear
# action: L climb stairs; heroes climb stairs; grownup walk; friends walk
# things: stairs; lamp; medal on L
There are fourteen rails on the stairs. It would have been fourteen tinks.
{L} put one hand flat on the back of it, and went up.
“Who is that?” said {grownup}, above. “I hear nobody.”
It was warm through the jumper, like a small hot plate.
At the top stood the post, with its round knob. {L} went round it. # spare
Only the stairs said something, and that was the fourth one. It always does.
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; clear
# action: grownup reach-up; L lie-back; heroes lie-back; friends sit
# things: bed; hook; medal on hook; lamp
It could not stay on in bed. A medal needs a hook.
“Which way does it look?” asked {grownup}. ¶ “In,” said {L}.
So it was hung by the bed, with its back to the room. # spare
It saw the pillow. It saw the hair go down on it.
It saw two eyes, with a bit of lamp in each. # more
“There,” said {L}. “That is all of me. There is no more to come.”
-> DONE

=== l4
# aside
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: coat on hook; hook; moon; 3 button
In the hall it was dark. The handle was cold. It had been the first to hear of it.
The tap gave a drop, and then a drop. It was telling the sink. # spare
Next door, in a drawer, something round lay under the string.
Somebody had looked for it, that night, and rubbed it with a sleeve. # spare
Now it lay the other way up. It could see who had come in. # more
The moon hung on nothing. It was as big as a lid.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; medal on hook; hook; lamp; quilt
The medal hung on its hook, and looked. # usual
{resting}
{keepsake}
{dream} # spare
{L} lay quite still. There was no need to hide.
“Found you,” said {grownup}, and put out the lamp.
A foot moved. The bed moved, no more than a hair. # usual
Tink.
It said that very low, and only to {L}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The old man from next door stood at the gate, and something went tunk in his coat. “It has been in a drawer,” he said. “It does not know anybody.”
So it was taken round. {A} showed it the gate, and the tap, and the buttons of {H}, and it said tink to all of them, rather hoarse. Then he turned it round. “Oh,” he said. “How do you do?”
-> DONE

=== next_bedtime
There were two hooks by the gate now, on two sides of a hedge. Nothing hung on them. It was too late to be out.
-> DONE
