# about: unwell(cold|cough|temperature|fever|flu|snot|nose|throat|poorly|unwell|virus|germ|tonsil|not well|sniff|under the weather| ill|sneez|in bed)
# also: tired; bored; frustrated; sad
# news: bad
# wants: child
# ages: 3-10
# holds: fever(kind), dark(kind)

=== title
{~The Warmest Place in the House|How Are We?}
-> DONE

=== s1
# shot: wide
# place: bedroom; day; clear
# action: nurse look-through calm thermometer; heroes sit cross; friends sit calm
# things: thermometer in nurse.hand; handkerchief
# people: nurse
{~“I ab dot ill,” said a voice like a cork. {H} listened to it. {young:The voice was {L}’s, in bed, and nobody believed it.|It came out of {L}, in bed, and convinced nobody.}|{H} knew what bed was like at night. By day it was a different thing, {young:and {L} was in it, with a nose like a tap.|with the sun on it, and {L} in it, and a nose like a tap.}|Out in the street {H} could hear the day going by. {young:{L} was not in it. {L} was in bed, and hot.|By it went without {L}, who was in bed, and hot, and as stuffed as a cushion.}}
{is_wished_line:“{wished_line},” it said in the note that went to everybody.} # wished
{L} wanted to get up. {young:Nobody would allow it. There was to be no running, and no shouting.|But nobody would have any running, or shouting, or going out.}
{is_wished_place:{L} could think of nothing but {wished_place}, where one would be missing.} # wished
{is_wished_saying:{wished_saying} It came out as a sort of creak.} # wished
No shout was left, in any case. It had turned into a creak. Only the nose was allowed to run. # usual
“How are we?” said the nurse, who on other days is the cook, and looked at the thermometer. “Thirty-eight and a half. {young:You could fry an egg on it.”|You could fry an egg on that.”}
-> DONE

=== s2
# shot: two
# place: bedroom; day; clear
# action: heroes fall surprised; nurse point calm at heroes; friends sit calm
# things: rug; sock; hat on heroes.head
As soon as the door was shut, {L} got up. All went well as far as the rug. {young:Then the room went round, and sat down.|There the whole room went round once, and sat down.}
“How are we?” said the nurse. “On the rug,” said {L}. # usual
The next time {L} got dressed in bed, where it does not show. {young:First came a sock, and then the hat, and then {L} was asleep in it.|A sock went on, and a hat, and it was such hard work that {L} fell asleep in the hat.}
{themed_a} was brought up for company, and caught nothing. # personal
{is_wished_person:{wished_person} {wished_person_many:were|was} allowed as far as the door, and waved.} # wished
{joining}
{hinderer_person:“I have come to cheer you up,” said {hinderer}, and began with the grapes.} # beat
{hinderer_animal:{hinderer} was in the bed as well by then, right across it, and was not even ill.} # beat
{hinderer_carried:{hinderer} had been put on the pillow, for company, and took up the whole of the cool side.} # beat
“How are we?” said the nurse, to the hat.
-> DONE

=== m1
# aside
# shot: behind
# place: bedroom; day; clear
# action: heroes hold happy spoon; nurse carry calm toast; friends write happy pencil
# things: glass on table; table; book; toast
{H} made a list of what {L} could do. {young:You cannot jump. But you can cough, and that is nearly a jump.|Jumping was out, but coughing was in, and a good cough gets you an inch off the mattress.}
You can look. You can drink. {young:You can be brought things, and that is the best of all.|You can be brought things, and it turned out that {L} had a gift for it.}
A spoon and a glass were put by the bed. {young:Ting, it went, and there came toast. Ting, and there came a book.|One ting was for toast, and two were for the book, and three were for somebody to come and look at the other two.}
By lunch the spoon was lost. It had gone to bed. # spare
“I can still hear it,” said the nurse, down in the kitchen, to the wall. # more
-> DONE

=== l1
# aside
# shot: wide
# place: bedroom; day; breeze
# action: heroes wave happy slipper; man lift laughing bin; friends wave happy
# things: 2 bins; slipper in heroes.hand; hat on heroes.head
# people: man(orange coat)
From the bed you could see a bit of the street, {young:as big as a tea towel|about as much as would go on a tea towel}.
A man in orange came for the bins. {young:He looked up and saw a nose, and a hat.|He looked up, and saw a nose and a hat, and thought for a bit.} Then he took a bin by the lid, and made it wave.
{L} waved a slipper. {young:So the man waved two bins at once.|So he did it with two bins, one for each hand, like a man with a pair of partners.}
The bins had done nothing as good all week. # spare
The dog from the corner went by, and did not look up. Dogs are busy, when they are well. # more
The cat from over the road did look, and then made out that it had only been passing. # more
-> DONE

=== m2
# aside
# shot: close
# place: bedroom; day; clear
# action: heroes read laughing book; nurse sit laughing; friends listen laughing
# things: book; moon
Then came the book about the {~bear|mouse} and the {~moon|mountain}. {young:{L} knew all of it, and said the words.|{L} knew it by heart, and was to do the voices.}
“Wud day,” said {L}, “a bowse wend oud.” {young:The nose did that.|The nose did all the voices itself, and they all had a cold.}
{L} and the nurse laughed until the cough came, and then they had to wait {young:for the cough|until it was through}.
{pausing} # company
“By dose is closed,” said {L}. “Cub bag at dide.” # spare
The book was far better like that. {young:They did it twice.|They did it twice, and the second time the nurse had a cold as well, to be company.} # more
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; afternoon; clear
# action: woman stroke happy heroes; heroes sleep happy; friends sit calm
# things: butter; glove
# people: woman
Being hot has its good points. {young:The whole house came to get warm.|The news got about the house, and people came to make use of it.}
A pair of hands came in from the garden, as cold as taps. {young:The hands got warm on {L}, front and back.|The hands warmed themselves on {L}, on both sides, until they could feel again.} Then came some butter that was too hard for toast. {young:On the blanket it sat until it was soft.|On the blanket it sat for a time, and went away quite changed.}
“Who else?” said {L}, who had not thought of going into business. ¶ In came some socks, straight off the line. # spare
How nice to be {young:good for something|of use}, lying down! # more
-> DONE

=== s3
# shot: object
# place: bedroom; afternoon; clear
# action: nurse tuck-in happy bowl; heroes sleep happy; friends sit happy
# things: big bowl; cloth on bowl; thermometer on table; table
Down in the kitchen some dough lay in its bowl, and it would not get up.
{young:There it lay, like a cold foot.|At the bottom it lay, like somebody who has heard what the weather is like.} # usual
“It wants to be warm,” said the nurse, who had tried the sill, and the chair in the sun.
{helper_person:“Where is it warm?” said {helper}, and went round the house, feeling things, and ended with {L}.} # beat
{helper_animal:{helper} knew the warmest place in any house, and lay down right up against {L}.} # beat
{helper_carried:They felt {helper}, who was as warm as toast, from having been next to {L}.} # beat
“What about here?” said {L}. “I am thirty-eight and a half.”
Nowhere was warmer. So the bowl came up, with a cloth on, and {young:got into bed|was put to bed with {L}}.
“You have to lie still,” {L} told it. “You are not allowed to get up.”
{is_loved:To keep it in bed, {L} told it about {loved}, as far as a nose like that allowed, and it grew very quiet.} # personal
-> DONE

=== m4
# aside
# shot: behind
# place: bedroom; afternoon; clear
# action: heroes sleep happy; nurse peek happy; friends sit calm
# things: bowl; cloth on bowl
Two can lie still more easily than one. {young:They looked at the ceiling. It had a crack in it, like a hen.|They looked at the ceiling, where there was a crack that began as a river and ended as a hen.}
“What do you do all day?” asked {L}. ¶ “Pff,” said the dough, in its cloth.
They did it together. Pff. {young:You could not say more about it.|As far as it went, that was a fair account of the day.}
“How are we?” said the nurse, at the door. {young:“Warm,” said {L}. “It has got a bit fat.”|“Warm,” said {L}, “and one of us has put on weight.”}
{L} and the dough had their blanket made smooth. # spare
“You may come to school with me,” {L} told it, “when you are bread.” # more
-> DONE

=== s4
# shot: close
# place: bedroom; dusk; clear
# action: nurse lift happy bowl; heroes sit surprised; friends point happy at bowl
# things: big bowl in nurse.hands; bread in bowl; thermometer
Then the cloth went up in the middle, and the dough looked out. {young:It was getting up!|It had one arm over the edge.}
“You are supposed to be in bed,” said {L}, and lay quite flat, to show it how. It took no notice. It was {young:as big as a pillow|twice the size that it had been}, and it leaned on {L}. # usual
“How are we?” said the nurse, and looked. “Up! That will do.” So off it went to the oven.
{L} felt a bit better, and the nurse came back to ask the thermometer. ¶ “Thirty-seven and a half,” said the nurse. “Where has the rest gone?”
A smell came up the stairs, brown, with butter on, {young:and even that nose could get it|that even a nose like that could get}.
“In the bread,” said {L}.
-> DONE

=== l3
# shot: two
# place: bathroom; night; stars
# action: heroes wash sleepy flannel; friends stand sleepy
# things: hat on heroes.head
There was a wash, but a small one. It was the front, and round the hat.
“You may take it off,” said the nurse. It had been on since noon. # spare
The nose had had a long day. It had run from one end of it to the other.
The nose was red, and it had a shine. The nurse put a bit of {~cream|grease} on, as you do with a tin. # more
The cough did one more, low down, like a dog in a dream. # more
-> DONE

=== m3
# shot: above
# place: bedroom; night; stars
# action: heroes eat happy bun; nurse stand happy; friends eat happy bun
# things: plate; bun on plate; butter
The bread came up on a plate. It was one roll, and it was round, and it had its hat on.
“How are we?” {L} asked it. It was well.
They had half each, with butter, {L} and the nurse. It was warm right to the middle. # spare
“Is that me in there?” said {L}. It was, a bit. # more
There was one for the man with the bins. It would wait on the wall. # more
-> DONE

=== l4
# shot: wide
# place: kitchen; night; stars
# action: mouse sleep sleepy; heroes sit sleepy
# things: bread on table; table; oven; butter on plate; plate on table
Down in the dark the loaf sat on its rack. It went tick, and it went tock, as it got cold.
The oven was cold, too. The butter was hard. The sill was as cold as a sill.
Out by the wall stood the bins. One had its lid up a bit. # spare
The bowl was dry. It had a warm place in it yet, if you knew where. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; nurse stroke calm heroes; friends sleep sleepy
The nurse turned the pillow. It had a cold side. # usual
{resting}
{dream} # spare
“How are we?” said the nurse, and felt {L}.
“Flat,” said {L}. “Warm.”
“Good,” said the nurse. “You lie still. You will be up in no time.” # usual
That is what you say to bread. # usual
On went the blanket, like a cloth. It went up a bit, in the middle. It went down.
Pff.
Goodnight, {H}. Goodnight, loaf.
Goodnight.
-> DONE

=== next_night
On the day for the bins {H} stood at the gate, dressed. The man in orange saw a hat there, and no slipper. He thought for a bit. Then he took the one bin round by the handle, and the other one by the lid, and they danced, right out into the road, and gave way to a van, and came back.
“How are we?” he called.
“Up,” said {L}. Both bins bowed.
-> DONE

=== next_bedtime
The bins stood by the wall. They had their lids down, and one of them was a bit nearer the other.
-> DONE
