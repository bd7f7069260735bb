# about: creature(firefl|fire fl|fire-fl|glow-worm|glow worm|glowworm|lightning bug); story-about(fireflies|fire flies|glow-worms|glow worms|glowworms|lightning bugs|firefly in the|firefly tonight)
# about: outing(firefl|fire fl|glow-worm|glow worm|glowworm|lightning bug); found-something(firefl|glow-worm|glow worm|glowworm|lightning bug); play(firefl|glow-worm|glow worm|glowworm|lightning bug); too-excited(firefl|lightning bug); happy(firefl|lightning bug)
# also: outing; happy; play; place; too-excited; found-something; person; weather; thing; creature; kindness
# kind glow: glow-worm*|glow worm*|glowworm*
# kind jar: jar|jars
# wants: child
# role grownup: parent = the grown-up on the step
# ages: 3-9
# needs: seeing
# holds: firefly(kind), dark(kind)

=== title
{~Look at the Dark|There It Was}
-> DONE

=== s1
# shot: wide
# place: garden; dusk; clear
# action: heroes point happy; grownup sit; friends look-up
# things: tree; hedge; bucket; stairs
{~“There!” said {H}, and pointed, {young:and it was out.|and by the time there was a finger on it, it was out.}|It was nearly night, and {H} {was} still up. {young:There was a light! Then it was gone.|A light came on, low down, and was gone before anybody could say so.}|Something small and green went on in the dark. “There!” said {H}, {young:and it was off.|and it went off, as if it had been told.}}
“Where?” asked {grownup}. ¶ “There,” said {A}. “It was there.”
It had been a {is_glow:glow-worm|firefly}. {young:It is a beetle with a lamp.|That is a beetle with a lamp at the back, and it does not ask you first.} # usual
And there was another, and another, {young:and {grownup} saw none of them.|and each of them was out before {grownup} had turned round to it.} # spare
“It was this big,” said {A}, {young:and showed it.|and held up a finger and a thumb with hardly any room between.} # more
{A} wanted one to stay on, {young:until they had all seen it.|until everybody had seen it.}
-> DONE

=== s2
# shot: two
# place: garden; night; clear
# action: heroes point; grownup look-up curious; friends point
# things: hedge; tree; bucket; themed
A moth went by, and that was {young:just a moth.|only a moth, and did not light up at all.} # more
So they all looked. “There!” said {A}. “Where?” {young:they all said.|said everybody, and looked at where it had been.}
{joining}
{musing} # personal
“There!” That was under the hedge. “There!” That was behind them. {young:There were fingers everywhere.|After a while there was a finger for every part of the dark, and not one of them had anything on the end.} # spare
{hinderer_person:“There!” said {hinderer}, and they all ran to look, and it was the bathroom of the people next door.} # beat
{hinderer_animal:{hinderer} thought that somebody had thrown something, and went each time to fetch it.} # beat
{hinderer_carried:{hinderer} had to be held up, so as to see, and turned, and always looked at the last one but one.} # beat
{themed_a} had a shiny place on it, and was pointed at twice by mistake. # personal
“There!” said {A}, once more, {young:to nobody at all.|but by now it was mostly from habit.} # more
“Are there a lot?” asked {grownup}. ¶ {A} had counted eleven. {young:“Or it is one that runs about.”|“Or else it’s one,” said {A}, “that gets about a good deal.”} # usual
-> DONE

=== m1
# aside
# shot: close
# place: garden; night; clear
# action: heroes kneel curious; grownup kneel; friends peek
# things: leaf; bush; hedge
Next they went to where it had been. {young:They went on their toes.|They went up to it on their toes, from both sides, as you do with a hen.}
There was a blade of grass, and it still {~shook|nodded}. {young:But nobody was at home.|You could see that somebody had been sitting there, and had just gone out.}
“Perhaps it is switched off,” said {A}. {young:They looked at the grass from close up.|They got down on their knees, and looked it up and down for the switch.} # spare
Then it came on behind them, just where they had been before. {young:“There!” said {A}.|“There,” said {A}, without much hope, and that one was gone as well.}
“It’s looking for us over there,” said {grownup}, {young:“and we are here.”|“and it must be thinking that we have gone out.”} # more
-> DONE

=== l1
# aside
# shot: behind
# place: garden; night; stars
# action: heroes point up; grownup look-up; friends look-up
# things: moon; star; house; street-lamp
There were other lights about, which did not help. {young:One was red, and it was a plane.|One was red and one was white, and they went along together, and were a plane.}
One was a window, and one was a {~star|street lamp}. {young:Those stayed on.|Those two stayed on, and let themselves be pointed at, and nobody wanted them.}
Two small ones sat low down by the fence, side by side. {young:Then they blinked. It was a cat.|“There,” breathed {A}, but then they both blinked, and there was a cat round them.}
“That is five that don’t count,” said {A}. {young:¶ The cat looked away.|¶ The cat looked somewhere else, and bore it well.} # spare
Over the roof stood the moon, and made no effort at all. # more
“You can see that one,” {A} told {grownup}, {young:to be kind.|since it does you good to find one now and then.} # more
They looked at it for a while. When they looked back, {young:something had just gone out.|it was much darker down here, and something had just gone out.} # more
-> DONE

=== s3
# shot: above
# place: garden; night; clear
# action: grownup hold torch; heroes stand worried; friends stand
# things: torch in grownup.hand; bucket; hedge
Then {grownup} fetched the torch, to see better. {young:And they saw the torch.|Now they could see the torch, and a bucket.}
“There,” said {A}. {young:But it was the bucket.|But that was only the side of the bucket.} There was not a green light anywhere. # usual
{helper_person:“They think that it’s one of them,” said {helper}, “and that it has eaten too much. I should put it out.”} # beat
{helper_animal:{helper} lay down in front of the torch, because it was warm there, and the whole of the garden went dark.} # beat
{helper_carried:{helper} was put down for a moment in front of the torch, and behind {helper} it was all dark.} # beat
You can’t look for the dark with a light. {young:It goes away.|Wherever you come with it, the dark has just gone.} # usual
A moth came to look at the torch, {young:and it was the only one who liked it.|and was very taken with it, and it was the only one.} # more
“Put it out,” said {A}. ¶ Click. It was {young:very dark.|very dark at first.}
“And what do we look at now?” asked {grownup}. ¶ “Nothing,” said {A}. “We look at the dark.”
-> DONE

=== m2
# shot: two
# place: kitchen; night; clear
# action: heroes reach-up lamp; grownup stand; friends sit
# things: lamp; window; table; cup on table
There was still too much light from the house. {young:Click went the kitchen.|So {A} went in and put out the kitchen, with everything in it.}
And when {A} came out, there had been three at once. {young:Click went the hall.|Then the hall was put out, and the stairs, and somebody’s book.}
“How many now?” called {A}. ¶ “More,” called {grownup}. {young:¶ Click went the porch.|¶ The porch was the last, and that is done by feel.}
It was as if they had been there all the time, {young:with a light on top.|and somebody had left the day on over them.} # spare
{pausing} # company
“I have put it all out,” {A} told them. {young:“You can start.”|“That’s all that there is,” said {A}, “except for the fridge.”} # spare
-> DONE

=== l2
# aside
# shot: wide
# place: garden; night; stars
# action: heroes sit curious beside grownup; grownup sit; friends sit
# things: stairs; flowerpot; blanket
They sat down in a row on the step. “What do they do by day?” asked {A}. {young:¶ “They are brown,” said {grownup}.|¶ “They’re small and brown by day,” said {grownup}, “and nobody points.”}
A small brown thing went by, then, {young:and you did not know!|and you stood aside for it, or you did not, and never knew who it was.} # spare
{A} thought of all the small brown things there had been since {~Sunday|breakfast}. {young:“I hope I said hello.”|“I hope that I said good morning to it,” said {A}. “I do to some.”}
“Do they know how bright they are?” ¶ {young:“It’s at the back,” said {grownup}.|“I don’t think so,” said {grownup}. “It’s at the back, where you can’t see.”} # spare
They felt about, each at their own back, in the dark. {young:There was just jumper.|There was nothing to be felt there but jumper, but you could not be sure.} # more
The step was still warm from the day, {young:and so they sat on.|and so they sat on for a bit, and let it get darker by itself.} # more
-> DONE

=== s4
# shot: close
# place: garden; night; stars
# action: firefly sit calm on L; L sit happy; heroes sit; grownup sit surprised; friends sit
# things: hedge; blanket
{L} chose a piece of the dark with nothing in it, over by the hedge, and looked at that. {young:Nobody said a word.|Nobody had a finger out.}
On, it went. Off. ¶ You could see it at the side, where you were not looking. {young:Then there was one on the other side.|Then there was one on the other side, and then it went on in the middle as well.} # usual
On. Off. On. {young:There were so many!|The whole of the dark was full of them.}
{is_jar:{L} took the lid off the jar, and they all went to join in.} # usual
One of them came right over the grass, and sat down on {L}’s knee. On, it went. {young:It was green.|You could have read by it, if it was a short word.}
It had six feet, and you could not feel one of them. # more
{L} did not point. ¶ “I see it,” breathed {grownup}. “I see it.” {young:¶ Off.|¶ It stayed just as long as that. Off.}
“There,” said {L}. “It was there.”
-> DONE

=== m4
# aside
# shot: behind
# place: garden; night; stars
# action: heroes walk sleepy; grownup walk; friends walk
# things: door; stairs; bucket
It was late. They went in backwards.
“Mind the bucket,” said {grownup}. They had met it before. # more
There was one more, out by the hedge. On. Off. # more
“Goodnight, bucket,” said {L}, over one shoulder. # more
Nobody put a light on. They knew where the door was. # spare
The mat was there. So was the edge of the mat. # spare
It was dark in there, too. It had a roof on.
There was a hook for the coats. They found it with their noses. # more
-> DONE

=== l3
# aside
# shot: close
# place: bathroom; night; stars
# action: L brush-teeth; heroes brush-teeth; grownup hold towel; friends stand
# things: basin; mirror; window; towel
They did their teeth in the dark. You can tell where they are.
“Are they clean?” asked {grownup}. ¶ “Look,” said {L}, and there was something white. It went off again. # spare
The tap ran. It was louder than by day. # spare
The face in the mirror had no lamp on. It was there, though. It dripped. # more
Out of the window there was one, in the grass. Then there was the grass. # more
The towel was where it always is. You would know it anywhere. # more
Nobody said a word about it. They had all seen it.
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: grownup reach-up curtain; L lie-back calm; heroes lie-back; friends sit
# things: curtain; window; bed; lamp
The curtain was left open by a hand. That was for the dark.
“Shall I put on the little lamp?” asked {grownup}.
{L} had a think. “It can be on,” said {L}. “Low down. Green would be best.”
It was not green. But it was low down. It did not mind who looked. # spare
“Do they sleep?” asked {L}. ¶ “By day,” said {grownup}. “They put it out. Then they are brown.” # more
{L} lay on one side, with both knees up. One of them had been sat on. # spare
It felt no different. It was just a knee again. # spare
-> DONE

=== l4
# aside
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: bucket; hedge; moon
Out there it went on all by itself. Nobody pointed.
The hedge had some of them in it. So had the hedge behind that. # more
It was all the same to the moon. It stayed on. # more
On. That was the side of a leaf. Off. # spare
On. That was one half of the bucket. Off. # spare
One was on by the step, where they had sat. There was nobody there.
It looked at the dark, from its side. There was a house in that, with one low lamp.
“There,” it might have said.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; lamp; window
It was dark now. It was the good sort. # usual
Both knees were in it, side by side. # more
{resting}
{keepsake}
{dream} # spare
“What do I look at?” asked {L}.
“The dark,” said {grownup}.
So {L} looked at the dark. There was nothing in it. # usual
Then there was, a bit to the side.
On. Off.
“There,” said {L}, and both eyes were shut.
“Where?” asked {grownup}. But that was out.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a small brown beetle on the step, on its way from one end to the other. “Good morning,” said {A}, and got down on both knees. “I know about you.”
The beetle walked on. It walked along the edge of a shadow, and for a moment it went in. It may have been the light on its back, or it may not. But {A} looked up the whole length of the step, and not one finger was out.
-> DONE

=== next_bedtime
Out by the hedge something went on. You would not have seen it, if you had looked.
-> DONE
