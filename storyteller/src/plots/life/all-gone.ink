# about: made-something(slime|mud pie|mud soup|mud cake|mud in|mud kitchen|potion&mud|playdough&cake|play dough&cake|playdough&food); play(slime|playdough|play-dough|play dough|playdoh|play-doh|plasticine|mud kitchen|mud pie|potion&mud|sand kitchen); school-day(mud kitchen|mud pie|playdough|slime)
# also: happy; mess; outing; sharing; too-excited; made-something; play; weather; food
# wants: child
# role grownup: elder, parent = the grown-up with the newspaper
# kind slime: slime*|gloop|goo|oobleck
# kind dough: playdough|play-dough|play dough|playdoh|play-doh|plasticine|dough|clay
# ages: 3-8
# needs: hands
# holds: mud(kind), dark(kind)

=== title
{~All Gone|The Soup of the Day}
-> DONE

=== s1
# shot: wide
# place: garden; afternoon; clear
# place for slime, dough: kitchen; afternoon; clear
# action: L stir proud pot; heroes stand happy; grownup sit-on-chair; friends sit
# things: table; pot on table; ladle; 3 plate on table
{
- is_slime:
{~“Soup or cake?” asked {H}. {young:It was all made of slime.|Both were on, and both were made of slime.}|On the kitchen table {H} had a restaurant, {young:and all the food was slime.|and whatever you ordered there, it came as slime.}|It was green, and it shone, and {H} {was} the cook. {young:It was slime.|The soup was slime that day, and so was the rest.}}
- is_dough:
{~“Soup or cake?” asked {H}. {young:It was all made of dough.|Both were on, and both were made of playdough.}|On the kitchen table {H} had a restaurant, {young:and all the food was playdough.|and whatever you ordered there, it came as playdough.}|It was blue, and it smelt of salt, and {H} {was} the cook. {young:It was playdough.|The soup was playdough that day, and so was the rest.}}
- else:
{~“Soup or cake?” asked {H}. {young:It was all made of mud.|Both were on, and both were made of mud.}|By the back wall {H} had a restaurant, {young:and all the food was mud.|and whatever you ordered there, it came as mud.}|It was brown, and it went plop, and {H} {was} the cook. {young:It was mud.|The soup was mud that day, and so was the rest.}}
}
{grownup} sat at the table, and had soup. “Mm,” said {grownup}, with the spoon a little way off, and put it down.
The plate was as full as before. {young:“You did not eat it,” said {L}.|“You have not had any,” said {L}.}
“I said ‘mm,’” said {grownup}. “It is very good.” # usual
Guests always said “mm,” and then they went away. What {L} wanted was one empty plate.
{is_wished_person:“{wished_person} will want some as well,” said {L}. “It had better be good.”} # wished
-> DONE

=== s2
# shot: two
# place: garden; afternoon; clear
# place for slime, dough: kitchen; afternoon; clear
# action: L carry happy plate; grownup sit-on-chair; heroes carry plate; friends sit
# things: table; 3 plate on table; pot; themed on table
So {L} cooked something better. {young:First there was cake.|It might have been the soup.}
{joining}
{musing}
The cake had {is_slime:a {~button|bead} on top|{is_dough:six pencils, standing up|a {~daisy|feather} on top}}. {young:“Mm,” said {grownup}.|“Mm,” said {grownup}, “what a cake,” and moved it to one side.}
{themed_a} was put on the table, to make it look like Sunday, and even that did not help. # personal
{hinderer_person:{hinderer} ordered everything there was, twice, and said “mm” to each, and that made eleven full plates.} # beat
{hinderer_animal:{hinderer} was the only one who came for the smell, and went away again for the same reason.} # beat
{hinderer_carried:{hinderer} was the next guest, and fell into the soup, but did not finish it, either.} # beat
There was spaghetti, which was hard to make. {young:There was an egg.|There was an egg, done on one side.} # usual
“Mm,” said {grownup}, and “mm.” Now there was not one plate left, and all of them were full.
“What is wrong with it?” asked {L}.
-> DONE

=== m1
# aside
# shot: close
# place: garden; afternoon; clear
# place for slime, dough: kitchen; afternoon; clear
# action: A write pencil; heroes stir; grownup read paper; friends sit
# things: table; paper; pot; spoon
A place like that needs a menu. {young:{A} drew the menu.|{A} made one, with pictures, as the cook was too busy to spell.}
First came a bowl with lines over it. {young:That was hot soup.|The lines were for hot, and one line was for how far to stay away.}
Then came a cake, {young:and a cake cut in half.|and next to it the same cake, cut in half, for people with less money.}
{grownup} read it from top to bottom. {young:“What is this one?”|“And this one,” asked {grownup}, “with the legs?”}
“That is off,” said {A}. {young:“It walked away.”|“It was on, but it has gone behind the pots.”}
At the bottom it said that you could pay in leaves, or in pegs, and that dogs were welcome. # more
{grownup} would have the soup, then, and after that the soup. # more
“Is there bread with it?” asked {grownup}. ¶ “It is bread,” said {A}. “If you want it to be.” # more
-> DONE

=== l1
# aside
# shot: behind
# place: garden; afternoon; clear
# place for slime, dough: kitchen; afternoon; clear
# action: A stir curious pot; heroes stir; grownup peek; friends sit
# things: pot; ladle; table; jar
How you make the soup is a secret, {young:but this is how.|but since it is only us, it goes like this.}
You take as much as you can hold. {young:You drop it in. Plop!|You let it go from high up, for the noise, and then it is in.}
You stir to the left, {young:and then to the right.|and then to the right, so that it does not know where it is going.}
{A} put in a bit of this. {young:A bit fell out.|A bit of something else fell in by itself, and that is often the best.}
It has to be tasted with a finger, {young:held up in the air.|and the finger is held up in the air, and not put anywhere else.}
“More of the same,” said {A}. It was what it always needed. # more
Then the lid goes on, and everybody counts to ten, and some of them get there. # more
-> DONE

=== s3
# shot: close
# place: garden; dusk; clear
# place for slime, dough: kitchen; dusk; clear
# action: grownup eat soup; L look-up curious at grownup; heroes look-up; friends lie-front
# things: table; bowl; pot; spoon
Then {grownup} had a bowl of real soup, and {L} watched.
{helper_person:“Watch the spoon,” said {helper}. “That is where it goes.”} # beat
{helper_animal:{helper} watched as well, from the floor, with both ears, and knew the whole of it by heart.} # beat
{helper_carried:{helper} was stood against the salt, and watched from the other side.} # beat
{grownup} did not say “mm” once. {young:The spoon went down. The spoon went up.|The spoon went down, and it went up, and each time there was a little less.} # usual
Down and up. In the end you could see the flower on the bottom of the bowl. {young:“It gets less!” said {L}.|“That is it,” said {L}. “It gets less.”}
“Yours has nowhere to go,” said {grownup}.
{L} looked under the table, at {grownup_s} knees. On the floor stood the big pot, and it was empty. {young:“Here!” said {L}.|“It can go in there,” said {L}.}
-> DONE

=== m2
# aside
# shot: two
# place: garden; dusk; clear
# place for slime, dough: kitchen; dusk; clear
# action: A eat happy; heroes eat; grownup eat; friends sit
# things: pot; spoon; table; bowl
It had to be practised. {young:You open your mouth, but not too near.|The spoon comes up, and you open your mouth, but you do not let the two of them meet.}
You shut your mouth, {young:and the spoon goes down.|and while you are chewing the spoon goes off under the table.}
Plop, it says there. {young:That is the swallow.|That is the swallow, and nobody takes any notice.}
“You have some on your chin,” said {A}. {young:So there was a wipe.|It was only for practice, but {grownup} wiped it all the same.}
{pausing} # company
By the third try {grownup} could do it and talk about the weather. # more
“Chew,” said {A}. {grownup} chewed. It went on for a good while. # more
-> DONE

=== l2
# aside
# shot: above
# place: garden; dusk; clear
# place for slime, dough: kitchen; dusk; clear
# action: A sit happy; heroes eat; grownup carry plate; friends sit
# things: table; 3 plate on table; pot; cup
Then they changed places, and {grownup} was the cook. {young:{A} was hungry.|{A} came in with a hat on, and was hungry, and hard to please.}
“Is the soup fresh?” asked {A}. {young:“Yes,” said {grownup}.|“It was made this minute,” said {grownup}, “by somebody with clean elbows.”}
{A} ate two plates of it. Plop, plop, plop. {young:It was good.|“There is a button in it,” said {A}, and it was taken off the bill.}
“Will you have the cake?” asked {grownup}. {young:{A} had the cake.|{A} was full, but found some room for the cake at one side.}
After that {A} could not get up, {young:and had to be helped.|and two people had to help, and one of them was the cook.}
The bill came to nine leaves. It was paid with one big one. # more
“Was everything all right?” asked {grownup}. ¶ “The egg was cold,” said {A}. # more
-> DONE

=== s4
# shot: wide
# place: garden; dusk; clear
# place for slime, dough: kitchen; dusk; clear
# action: grownup eat happy; L clap happy; heroes clap happy; friends sit
# things: table; 3 plate on table; pot; spoon
Now {grownup} began at the beginning. Up went the spoon, and then down it went, under the table. Plop. {young:There was less soup.|You could see that there was less.}
“Mm,” said {grownup}, and this time nobody minded. Plop. {young:Plop. Plop.|The spaghetti took some time, and was long.} # usual
The soup was all gone, and the cake. {young:The egg was gone.|Last of all went the egg, in one.} {grownup} put down the spoon. “I could not eat one crumb more.”
All the plates were empty. {L} looked at each of them, {young:and then at the pot.|on both sides, and then into the pot.}
The whole dinner was in there, in one lump.
“Then we can have it tomorrow,” said {grownup}. {L} put the lid on.
-> DONE

=== m4
# shot: behind
# place: bathroom; night; clear
# action: L wash calm; heroes wash; grownup hold towel; friends sit
# things: basin; soap; towel; tap
There was some left on the cook. It was under the nails. It was behind one ear.
{is_slime:It came off in one piece, like a sock.|{is_dough:It came off in crumbs. They were blue.|The water went brown. Then it went grey. Then it was only water.}}
“What was that?” asked {grownup}. ¶ “That was the egg,” said {A}.
An elbow was done, and then the other one. # more
There was a spot on the mirror, high up. Nobody knew how. It was a good soup. # more
The plug went glug. It had not said “mm.” It meant it. # more
Then the cook smelt of soap, which was not on today. # more
-> DONE

=== l3
# shot: two
# place: kitchen; night; clear
# action: A carry calm plate; grownup wash plate; heroes carry plate; friends sit
# things: sink; 3 plate; cloth; table
The plates were washed. It was soon done. They were as good as clean.
{A} dried. {grownup} put them in a row.
“It was a full house,” said {A}. “I will need a waiter.”
“I could do Thursdays,” said {grownup}.
The big spoon was hung up. It was tired at the neck. # more
One leaf lay on the table. It was kept, for change. # more
The cloth was wrung out, and hung over the tap. # more
On the door a sign was turned. It said that they were shut. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: A sit sleepy; grownup kneel; heroes sit sleepy; friends sit
# things: bed; pillow; lamp; slipper
“What is on tomorrow?” asked {grownup}.
{A} thought about that. “It is a surprise,” said {A}. “The pot does not know yet.”
“Can I have the corner table?” ¶ “If you eat up,” said {A}.
The pillow was turned to the cool side. It was quite empty. # more
{A} put a head on it. Now it was full. # more
One yawn came. It was a big one, and a spoon would have gone in. # more
“Was that an order?” asked {grownup}. It was only a yawn. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# place for slime, dough: kitchen; night; stars
# action: heroes sleep
# things: pot; lid on pot; moon; table
The pot stood under the table, with its lid on. It was dark in there, and soft.
The soup lay next to the cake. You could not tell the one from the other.
The egg was in the middle. It had got its yolk back.
Nobody was hungry. Nobody said “mm.” # more
The plates were in their row. They shone a bit, all empty. # more
{is_slime or is_dough:The tap let a drop go. It fell on a plate, and stayed.|A snail went by on the wall. It looked at the menu, and it had eaten.} # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back sleepy; grownup sit; friends sit
# things: bed; pillow; lamp; moon
{L} lay down. The lid was on, and that was the quilt. # usual
{resting}
{dream} # spare
“Are you full?” asked {grownup}.
“Mm,” said {L}.
It had been a long day. It got less. # usual
The lamp went out. Down went one eye. Then the other one went down.
A bit more of the day went. Then you could see the bottom of it.
All gone.
It was all in there, for tomorrow.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The pot was opened after breakfast, with some care. Overnight the soup, the cake and the egg had made friends, and nobody could say any more where one of them left off.
So {H} put up a new menu. There was one thing on it, with a bit of everything in. It was called The Usual, and it was ordered twice before ten.
-> DONE

=== next_bedtime
The lid was on. In there it was soft and dark, and everything was left.
-> DONE
