# about: story-about; with-character; creature; bring-back
# tells: tale(something sought|treasure|treasure chest|treasures|buried treasure|hidden treasure|gold|lost treasure|looking for treasure|looks for treasure|look for treasure|hunt for treasure|hunts for treasure|hunting for treasure|search for treasure|searching for treasure|searches for treasure|finds treasure|find treasure|looking for a treasure chest|finds a treasure chest|digs up a treasure chest|chest of gold)
# also: funny; person; place; thing; happy; play; food; calm; weather
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind), worm(kind)

=== title
{~Ten from the Tree|With the Old Feet}
-> DONE

=== s1
# shot: wide
# place: garden; dusk; clear
# action: guest hold worried map; heroes stand surprised at guest; friends stand curious
# things: tree left; map in guest.hand; hole; mound; wall
{~There was a hole in the grass, and next to it another hole, and {H} went out to see who was making them.|“It should be here,” said somebody in a hole. {H} looked down into it.|{H} went out to fetch a ball, and nearly fell into a hole that had not been there at lunch.}
There {guest_many:were|was} {guest_a}, with earth all over, and a map.
“{guest_many:We are|I am} looking for the {wished_sought},” said {guest}. {young:“It is ten steps from the tree.”|“It is ten steps from the tree, and then you dig. It says so.”}
{A} counted the holes. {young:There were four.|There were four, and there was nothing in them but hole.}
“Show me how you went,” said {A}. ¶ So {guest} went from the tree, and counted up to ten, {young:and there was a hole already.|and at ten there was a hole already.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: garden; dusk; clear
# action: guest hold proud map; heroes peek curious at map; friends peek curious at map
# things: map; tree left; wall
They spread the map out on the grass. {young:It was a good one.|It was a good one, and had been folded so often that it was mostly fold.}
The tree was on it, with a bird. {young:The ten was next to it.|Next to it there was a ten, with the nought rather bigger than the one.} And at the end there was a cross.
“Where did you get it?” asked {A}. ¶ “It was under your hedge,” said {guest}. {young:“Something had eaten the corner.”|“Something had eaten one corner, but nobody ever buries things in a corner.”}
There was a brown place as well, all round, {young:and that smelled of jam.|which could have been an island, but it smelled of jam.}
“That is the way round it,” said {guest}. “You have to keep off the jam.” # more
-> DONE

=== s2
# shot: two
# place: garden; dusk; clear
# action: heroes walk proud; guest dig happy; friends walk happy
# things: tree left; hole; spade; mound; bench right
“Now we will do it,” said {A}, and put one heel against the tree.
{joining}
{is_loved:“If it were me,” said {A}, “I would bury something about {loved}.”|{musing}} # personal
{A} counted up to ten, and stood in the {~mint|daisies}. {young:It was not where {guest_many:the holes were|{guest} had dug}.|It was nowhere near the holes. It was hardly half as far.}
{hinderer_person:“Twelve,” said {hinderer}, who had counted too, and so they had to begin again.} # beat
{hinderer_animal:{hinderer} dug as well, and faster than anybody, but it was somewhere else.} # beat
{hinderer_carried:{hinderer} was laid against the tree to show where it began, and rolled over, and then it began somewhere else.} # beat
They dug there, and found a red peg. {young:“Is that it?” asked {guest}. ¶ “No,” said {A}. “That is a peg.”|“Is that it?” asked {guest}. ¶ “No,” said {A}. “That is only for hanging things up.”} # usual
-> DONE

=== l1
# aside
# shot: above
# place: garden; dusk; clear
# action: heroes dig happy; guest kneel curious; friends kneel curious
# things: hole; spade; mound; spoon
It is not so simple, a hole. First comes the green, and that comes up in one piece, like a lid. {young:Then comes the brown.|Then comes the brown, and the brown goes on for longer than you would think.}
Then there is a worm, who was going somewhere. {young:“Sorry,” said {A}, and put it down on the other side.|“Sorry,” said {A}, and it was helped over to the side that it had been going to.}
Then there was a spoon. {guest} held it up to the light. {young:It was all brown.|It was as brown as the rest, and must have gone down there by itself.}
“Who would bury a spoon?” asked {guest}. {young:“Somebody who was full,” said {A}.|“Somebody who did not want any more,” said {A}.}
They laid the lid back on, and trod on it, and said that nobody had been here. # more
{young:It stood up a bit in the middle.|It did not quite shut. There is always more in a hole than will go back.} # more
-> DONE

=== m2
# aside
# shot: behind
# place: garden; dusk; clear
# action: guest stand curious; heroes point laughing; friends stand laughing
# things: tree left; hole; bench right; themed
So there was one ten by the wall, and one ten in the {~rhubarb|mint}. {young:That is odd, for a ten.|That is odd, when a ten is meant to be always the same.}
They all tried it. {young:A big one went far. A little one did not.|Whoever had long legs was over by the bench, and whoever had short ones had hardly set out.}
{themed_a} was left lying at the furthest ten, to mark it. # personal
“There is ten all over the garden,” said {guest}. ¶ “It must be in the middle of them,” said {A}.
{pausing} # company
They dug in the middle, {young:and it went clonk.|and there was a clonk, and everybody held their breath.} It was a brick. # spare
“It is a good brick,” said {guest}, and {guest_many:were|was} sad. # more
It was put on the wall, next to the peg, where it looked as though it had been found on purpose. # more
-> DONE

=== s3
# shot: above
# place: garden; dusk; clear
# action: guest sit sad; heroes sit curious; friends sit calm
# things: tree left; hole; map; mound
After that they sat down at the edge of a hole, with their feet in it, and looked at the map again.
{helper_person:“Whoever made this was in a hurry,” said {helper}. “Look at that tree.”} # beat
{helper_animal:{helper} smelled the map from end to end, and licked it, for there was jam on it.} # beat
{helper_carried:{helper} was laid on the corner, to keep it flat.} # beat
“Perhaps the tree has moved,” said {guest}. ¶ “It can’t,” said {A}. {young:“It only grew.”|“It stays where it is. It only gets bigger.”} # usual
The cross was in crayon, and it was purple. {young:One leg was longer.|One leg was longer than the other, and the top of it had a wobble.}
“Who makes a cross like that?” asked {guest}. ¶ “I do,” said {L}.
{guest} looked up. “It is your map?”
“I know that purple,” said {L}. {young:“I did it when I was little!”|“I must have done it ages ago, when I was small.”}
-> DONE

=== l2
# aside
# shot: two
# place: garden; dusk; clear
# action: heroes think curious; guest stand curious; friends sit curious
# things: tree left; hole; map
“Then what is in it?” asked {guest}. “You must know.”
{L} thought back as far as it goes. {young:There was a wet day, and a tin.|There was a wet afternoon in it, and boots, and the lid of a tin that would not shut.}
“I told it not to tell anyone,” said {L}, {young:“and then I forgot.”|“and then I suppose that I was anyone.”}
It is hard to remember what you were like. {young:You were lower down.|You were lower down, for one thing, and saw a good deal more of the undersides of tables.}
“Did you have a parrot?” asked {guest}. ¶ “I had a sock with eyes,” said {L}. # more
“Were you a pirate?” asked {guest}. ¶ “Only on Saturdays,” said {L}. # more
{young:“Then it may be gold.”|“Then it could be gold,” said {guest}, “if it was done on a Saturday.”} # more
-> DONE

=== s4
# shot: close
# place: garden; night; stars
# action: guest hold happy tin; heroes point proud at tin; friends clap happy
# things: tree left; 2 shoe; mound; hole
“Then it is your ten steps,” said {guest}. ¶ “Yes,” said {L}. “But with the old feet.”
{young:The feet had grown, like the tree.|The feet had grown since then, just like the tree.}
Down in the hall were the old shoes, {young:much too small.|which would go to somebody else one day.} {L} fetched them, and put them heel to toe, the left one and the right one, with both hands. # usual
{young:One, two, three, and up to ten! It was not far.|It was not far at all. At nine they were beside the watering can, and at ten there was a dandelion.}
They dug there. It went clink, and up came a tin. “{wished_sought_many:They are|It is} the {wished_sought}!” cried {guest}.
There was a shell in it, and a button with a ship on, and something that shone. “It is gold,” said {guest}. # usual
It was the paper from a sweet. {young:It was very gold.|But it was the goldest thing in the whole garden, and nobody said that it was paper.}
-> DONE

=== m3
# shot: two
# place: garden; night; stars
# action: guest sit happy; heroes sit happy; friends sit happy
# things: tin; hole; spade; moon
They looked at everything twice. They held the shell to an ear.
“What do we look for tomorrow?” asked {guest}, then. They had not thought of that.
So they put it all back in. {guest} put in the red peg, to have a share. # spare
“You lay it in with your own hand,” said {L}. “Then you know who to ask.”
The lid went on. It still did not shut. # more
Down it went, and the grass went on top. They trod on it, and said nothing. # more
-> DONE

=== m4
# aside
# shot: behind
# place: kitchen; night; stars
# action: heroes draw happy crayon; guest peek happy; friends sit happy
# things: table; paper on table; crayon; lamp
Then there had to be a map. {L} did the tree. It took up more room than last time.
“And how many steps?” asked {guest}. {L} had tried it, with the feet of today. It was six.
“Six,” said {L}, and made a cross. It was purple. It had no wobble. # spare
“Next time it will be four,” said {guest}. ¶ “Then we need these feet,” said {L}, and looked at them. # spare
There was some jam on the paper by then. It made a good island. # more
-> DONE

=== l3
# aside
# shot: wide
# place: garden; night; stars
# action: guest walk happy; heroes wave sleepy; friends wave sleepy
# things: gate left; tree; moon
{guest} went home with the new map. It was not folded yet.
“Do not look at it before the spring,” said {A}. ¶ “{guest_many:We|I} shall have to lose it first,” said {guest}.
So they put it under the hedge. That was the proper place. # spare
They shook hands on it. There was earth on both, and it fitted. # more
{homeward} # company
It was nine steps to the gate, or it was five. It depends who goes. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: tree left; mound; hole; spade; moon
The garden lay still. There were six lids in the grass.
Under one of them was something gold. You could not see which.
The worm had gone where it was going. It was home by now. # more
The tree stood where it stood. It had grown a bit since supper, but not much. # more
By the hedge something ate a corner. It did not eat the cross. # more
It was dark down in the tin. It shone there all the same.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; 2 shoe; lamp; quilt
It was time for bed. {L} did it with the old shoes, heel to toe.
{resting}
{keepsake}
{dream} # spare
From the door it was ten. There was the bed. It was just right. # usual
In went the feet, the ones of today.
They had got a bit longer since last night. You can’t see it. # usual
On the quilt lay two arms. One was on top of the other.
It made a cross.
“Here,” said {L}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Under the hedge in the morning lay a map. It was folded very small, and something had eaten the corner.
“Has it been lost long enough?” asked {A}, and lifted it up by the fold. Below it sat a snail, and looked away, and there was some purple on its chin. So it was put back, cross side down, for the spring.
-> DONE

=== next_bedtime
From the door to the bed it was ten, with the old feet. There was a cross on the quilt.
-> DONE
