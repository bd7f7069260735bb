# about: story-about; with-character; creature; bring-back
# tells: tale(something made|custard|ice cream|ice creams|soup|soups|porridge|jelly|jellies|yoghurt|yogurt|pudding|puddings|spaghetti|pasta|noodles|jam|honey|gravy|baked beans|trifle|rice|stew|pancake*|cake|cakes|cupcake*|biscuit*|cookies|pizza|pizzas|bread|toast|sandwiches|cheese|sausages|doughnuts|donuts|waffles|muffins|pie|pies|sweets|candy|candies|lollipops|lollies|marshmallows|popcorn|chips|chocolate|chocolates|buns|croissants|crumpets|strawberries|bananas|brownies|burgers|meatballs|gingerbread|scones|milk|lemonade|juice|cocoa|squash|smoothies|milkshakes|milkshake|tea)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind spooned: custard|ice cream|ice creams|soup|soups|porridge|jelly|jellies|yoghurt|yogurt|pudding|puddings|spaghetti|pasta|noodles|jam|honey|gravy|baked beans|trifle|rice|stew
# kind solid: pancake*|cake|cakes|cupcake*|biscuit*|cookies|pizza|pizzas|bread|toast|sandwiches|cheese|sausages|doughnuts|donuts|waffles|muffins|pie|pies|sweets|candy|candies|lollipops|lollies|marshmallows|popcorn|chips|chocolates|eggs|buns|croissants|crumpets|strawberries|bananas|brownies|burgers|meatballs|gingerbread|scones
# kind drink: milk|lemonade|juice|hot chocolate|cocoa|squash|smoothies|milkshakes|milkshake|makes tea|pours tea|serves tea|brews tea|cups of tea
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind)

=== title
{~I Couldn’t Possibly|Just Look at That Cloud}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: guest carry worried plate; heroes stand curious at guest; friends stand curious
# things: door left; plate in guest.hand; made on plate; mat
# things for drink: door left; jug in guest.hand; mat; made on mat
# things for spooned: door left; bowl in guest.hand; mat; made on mat
{~There was a knock at the door, and {H} opened it, and there {wished_made_many:were|was} {wished_made}.|“Would you care for {wished_made}?” asked a voice at the door, and {H} went to see.|{H} opened the door, and the first thing to be seen was {wished_made}.}
It was a whole {is_drink:jug|{is_spooned:bowl|plate}} of {wished_made}, and behind it stood {guest_a}.
“{guest_many:We are|I am} {wished_tale},” said {guest}. “But nobody ever has any. {young:They say that they couldn’t possibly.”|They look at {wished_made_many:them|it}, and they say how lovely, and then they say that they couldn’t possibly.”}
“I could,” said {A}, and had a {is_drink:sip|{is_spooned:spoonful|bite}}.
{guest} had not expected that. {young:“Could you have some more?”|“And would you say,” asked {guest}, “that you could manage another?”} ¶ “I could,” said {A}, and did. # usual
Then {guest} did it again, and the {is_drink:jug|{is_spooned:bowl|plate}} was full. “Come on,” said {A}. “We will ask next door.”
-> DONE

=== m1
# aside
# shot: close
# place: hallway; dusk; clear
# action: heroes eat happy made; guest look-up proud; friends sit happy
# action for drink: heroes drink happy mug; guest look-up proud; friends sit happy
# things: made; mat; lamp
But first {A} had to have some more, to be quite sure. {young:It was still so good!|The first had only been to see what it was, and the second to see whether the first had been right.}
“What is it like?” asked {guest}. ¶ {A} thought. {young:“It goes all the way down,” said {A}.|“It is like being let in,” said {A}, “when you have been out there for a time.”}
Nobody had ever said that to {guest}. They had only ever said ‘lovely’, and had their hands behind them.
{young:So {guest} did a bit more. It is nice to be asked.|So {guest} did a bit more, although nobody had asked for it, and looked at the ceiling.}
{A} had that as well. {~It went the same way|It found its own way}. # more
There was some on {As} chin, and that was kept for the road. # more
-> DONE

=== s2
# shot: two
# place: street; dusk; clear
# action: neighbour stand curious; guest carry happy plate; heroes stand curious at neighbour; friends stand curious
# action for drink: neighbour stand curious; guest carry happy jug; heroes stand curious at neighbour; friends stand curious
# action for spooned: neighbour stand curious; guest carry happy bowl; heroes stand curious at neighbour; friends stand curious
# things: door; made on plate; plate in guest.hand
# things for drink, spooned: door; made before neighbour
# people: neighbour(old, she)
The lady from next door came out in her slippers.
{joining}
{is_loved:“If it was {loved},” said {A}, “nobody would have to be asked.”|{musing}} # personal
“Would you like some {wished_made}?” asked {guest}. ¶ “{wished_made}!” said the lady. “How lovely. {young:But I couldn’t possibly.”|But no, really. I couldn’t possibly.”}
{hinderer_person:“I could,” said {hinderer}, and did, and so for a moment nobody looked at the lady at all.} # beat
{hinderer_animal:{hinderer} had a nose over the edge already, and had to be told that the lady went first.} # beat
{hinderer_carried:{hinderer} was held up so as to see it better, and came down with some on the front.} # beat
“Then {guest_many:we|I} wish you a good evening,” said {guest}, and bowed, and took it all away again. # usual
At the gate {A} looked round. {young:The lady was still there.|The lady was still standing there. She was looking after the {is_drink:jug|{is_spooned:bowl|plate}}, the way you look after a bus.} # usual
-> DONE

=== l1
# aside
# shot: above
# place: street; dusk; clear
# action: guest sit curious; heroes sit curious; friends sit curious
# things: table; 5 plate on table; made on table; gate left
At the corner there was a whole family round a table in the front garden. {young:There were five of them.|There were five, and they were so polite that they had not begun on the salad yet.}
“After you,” said the first, and passed the {wished_made} on. ¶ “No, after you,” said the second. {young:Then it was at the third.|The third had nothing against it, but could not think of going before the fourth.}
So the {is_drink:jug|{is_spooned:bowl|plate}} went round {~by the left|by the right}, and it came back to {guest}, {young:and nobody had had any.|just as it had set out, and no lighter.}
“They seemed to like {wished_made_many:them|it},” said {guest}. ¶ “They liked {wished_made_many:them|it} going past,” said {A}. {young:And that was true.|“You could see how they all leaned.”}
It went round once more, a bit slower. Then it had to go. # more
-> DONE

=== m2
# aside
# shot: behind
# place: street; dusk; clear
# action: guest sit worried; heroes sit curious at guest; friends sit calm
# things: wall; made on wall; themed
They sat down on a wall, with the {wished_made} in the middle, and thought about people.
“When they say ‘just a little’,” said {A}, “it is half. {young:‘Only to taste’ is the other half.”|And when they say that they will only taste it, it is the other half.”}
“And what do you say?” asked {guest}. ¶ “‘More’,” said {A}. {young:“It is much quicker.”|“It is shorter. You only have to open your mouth for it, and that is open anyway.”}
“But what is it when they say that they couldn’t possibly?” ¶ {A} did not know. {young:“I never said it.”|It was a thing that {A} had never yet had to say.}
{themed_a} was on the wall as well, and could not help them there. # personal
{pausing} # company
-> DONE

=== s3
# shot: above
# place: street; dusk; clear
# action: man look-up calm; guest stand surprised; heroes point surprised at made; friends stand surprised
# things: made; door; hat
# people: man(old, he, moustache)
At the next house there was a man with a moustache. “I couldn’t possibly,” he said. “I have only just had my tea.”
{helper_person:“Not even if I hold it?” asked {helper}, and held it, and it did look even better from higher up.} # beat
{helper_animal:{helper} sat down before the man, and showed him with the whole face how it could be done.} # beat
{helper_carried:{helper} was set down next to the {wished_made}, to make it look as though others were having some.} # beat
Just then a hat came rolling down the road, all by itself. {young:They all looked at the hat.|Nobody was under it, and they all turned round to see it go by.}
When they looked back there {wished_made_many:were|was} some {wished_made} gone.
Nobody else had been near {wished_made_many:them|it}. {young:The man looked up at the sky.|There was only the man, and he was looking at the sky, as if there was something on it.} # usual
“Did you have some?” asked {guest}. ¶ “I couldn’t possibly,” said the man. He had {wished_made} on his moustache.
-> DONE

=== l2
# aside
# shot: close
# place: street; dusk; clear
# action: guest eat happy made; heroes look-up happy; friends look-up happy
# action for drink: guest stand happy; heroes look-up happy; friends look-up happy
# things: made; street-lamp; wall
They tried it out under a lamp, to see how it was done. {young:{A} was the lady.|{A} was the lady, in slippers, and {guest} asked very nicely.}
“How lovely,” said {A}. “I couldn’t possibly.” ¶ So {guest} looked at the lamp. {young:It was a good lamp.|It was a lamp like any other, but it was looked at as if it had been a comet.}
Behind {guest} there was a small noise. Then there {wished_made_many:were fewer|was less} {wished_made}. {young:“It works!” said {guest}.|“It works,” said {guest}, and wanted to know how long you have to look.}
“As long as a {is_drink:sip|{is_spooned:spoonful|bite}},” said {A}, with a full mouth. {young:“Count to three.”|“If they are shy, it is two of them.”}
And you must not turn round with a jump. You have to say ‘well, well’ first, so that they can swallow. # more
-> DONE

=== m3
# shot: two
# place: street; dusk; clear
# action: neighbour peek worried; heroes point happy at neighbour; guest stand curious; friends stand curious
# things: window; curtain; made; wall
Back they went, as quietly as they could with a full {is_drink:jug|{is_spooned:bowl|plate}}. {young:There was a light on next door.|There was a light on next door, and the curtain had been moved, about as far as an eye.}
“She said that she couldn’t,” said {guest}. ¶ “Look what she has got on,” said {A}.
It was a napkin. {young:She had put it on, in case.|It was a large one, freshly ironed, and it had been tucked in all the way round.}
“Perhaps it is for somebody else,” said {guest}. ¶ {young:“On her?” said {A}.|“Who would wear a napkin for somebody else?” said {A}.} # spare
Then the napkin saw them, and went away from the window rather fast, in the direction of the door. # more
-> DONE

=== s4
# shot: close
# place: street; night; stars
# action: neighbour eat happy; guest look-up happy; heroes point happy; friends look-up happy
# things: made; cloud; moon; door
“They can’t do it when you look,” said {A}, and they rang next door once more.
“Would you like some {wished_made}?” asked {guest}. ¶ “Oh, I couldn’t possibly,” said the lady. ¶ “No,” said {A}. “But just look at that cloud!”
So they looked at the cloud. Behind them there was {is_drink:a long, low gurgle|{is_spooned:a quick little clink|a soft sort of smack}}, and then another.
“Well, well,” said {A}, and they turned round. The {is_drink:jug|{is_spooned:bowl|plate}} was empty. ¶ “I really couldn’t,” said the lady, and wiped her mouth.
So {guest} did it again. Then the man couldn’t possibly, and his sister couldn’t. All down the road they came out, and they had their own {is_drink:cups|{is_spooned:spoons|plates}} with them. # usual
Nine times {guest} had to do it, and nine times nobody had any. {young:There was nothing left to see.|There was not so much left as you could see.} # usual
-> DONE

=== m4
# aside
# shot: wide
# place: street; night; stars
# action: man look-up happy; neighbour look-up happy; guest stand proud; heroes clap happy; friends look-up happy
# things: moon; cloud; made; street-lamp
Soon the whole road stood there and looked up at the cloud.
It was for the others, so that they could. Then they changed over. # spare
“It is a very fine cloud,” they said. “You don’t often get one like that.”
A policeman came by, and asked what they were looking at. # usual
“Would you like some {wished_made}?” asked {guest}. ¶ “Not on duty,” he said. “I couldn’t possibly.”
So they looked away for him as well. He had the most. # more
Then he went on, with one hand on his belt. It had got tight. # more
-> DONE

=== l3
# aside
# shot: two
# place: street; night; stars
# action: guest walk happy; heroes walk sleepy; friends walk sleepy
# things: gate left; moon; wall; street-lamp
They went home. The {is_drink:jug|{is_spooned:bowl|plate}} was empty, and very light.
“They all had some,” said {guest}. ¶ “Nobody did,” said {A}. “You must never say so.”
“No,” said {guest}. “{guest_many:We|I} saw nothing. {guest_many:We|I} saw a cloud.” # usual
It was still up there. It had gone a bit pink, from being looked at.
{homeward} # company
At the door {guest} stopped, and did one last little bit, for the night. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: door; 2 plate; moon; mat
# things for drink: door; 2 cup; moon; mat
# things for spooned: door; 2 bowl; moon; mat
It was night in the road. The doors were shut.
By each door stood a {is_drink:cup|{is_spooned:bowl|plate}}. They were all very clean.
A napkin hung over a gate. It had done its best. # usual
The cloud had gone home. There was only the moon. # usual
A hat lay by the kerb, and it was tired. It had been a long way. # more
The moon looked in at one window. Then it looked the other way. # more
Nobody had had any.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes sleep; guest look-up happy; friends sleep
# things: bed; window; made; lamp
{A} was in bed. {guest} sat beside it.
{resting}
By the lamp {wished_made_many:were|was} the last of the {wished_made}.
“You have never had any yourself,” said {A}. ¶ “Oh,” said {guest}. “{guest_many:We|I} couldn’t possibly.”
So {A} looked at the wall. Then there {wished_made_many:were|was} none left.
{keepsake}
{dream} # spare
“{wished_made_many:They were|It was} very good,” said {guest}. It was quite a small voice. # usual
“Could you go to sleep now?” asked {guest}. ¶ “No,” said {A}. “I couldn’t possibly.”
So {guest} looked out of the window. There was a cloud.
Well, well. When {guest} looked back, it was done.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
Next door there was a napkin on the gate in the morning, quite clean, and under it was a note. It said that nobody had had any, that it had been the best in years, and that there might be a cloud on Thursday at about the same time. ¶ {H} read it, and looked up. There was not one to be seen yet. But it was early.
-> DONE

=== next_bedtime
There was a cloud out there, a small one. It was a good one to look at.
-> DONE
