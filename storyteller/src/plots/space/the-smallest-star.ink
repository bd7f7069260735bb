# role tea: food = some toast
# holds: dark(kind)

=== title
{~The Star That Fell in the Garden|A Ladder to the Evening}
-> DONE

=== s1
# shot: wide
# place: garden; dusk; clear
# action: A crouch surprised star; heroes kneel surprised before star; friends peek surprised
# things: star; 3 bushes; house
{~There was a bump in the garden, just after tea. It was the sort of bump that a plum makes. {H} went out to look.|“Ow,” said the gooseberries. Gooseberries do not say a great deal, as a rule, so {H} went out to look, straight after tea.|The garden was too light. It was nearly dark in the lane, and quite dark in the shed, but under the gooseberries it was as bright as a kitchen, and {H} went out to look.}
{young:There lay something small, and round, and very, very bright.|Something small and round lay there, and it was a good deal brighter than it had any need to be.} # usual
“Are you hurt?” asked {A}.
“Only {young:a bit bumped|embarrassed},” said the star, for that is what it was. “I leaned out to see what you had for tea. {young:I leaned, and I leaned, and then I fell out.”|I do it every evening. Tonight I leaned too far.”}
“It was {tea_a},” said {A}. # usual
-> DONE

=== s2
# shot: two
# place: garden; dusk; stars
# action: A hold happy star; heroes carry happy flowerpot; friends look-up curious
# things: star in flowerpot; flowerpot; hat on flowerpot; lantern
The star was no bigger than an apple, and {young:it was warm, like a bun|warm, like an egg just fetched}. {A} put it into a {~flowerpot|bucket|jam pan} with a woolly hat round it, so that it should not roll.
“I have to be back by bedtime,” said the star. “{young:Somebody counts us, every night. I have to be there when they come to me.”|There is a place in the sky with my shape, and if I am not in it, somebody will count and come out one short.”}
“Then {we} will take you,” said {A}.
“It is quite a long way,” said the star politely. “It is mostly up.” # more
“We have until bedtime,” said {B}. # more
{joining}
{is_loved:“Did you ever lean out for {loved}?” asked {A}. “Once,” said the star, “but I had hold of something.”|{musing}} # personal
-> DONE

=== m1
# shot: above
# place: garden; dusk; stars
# action: A hold worried ladder; heroes look-up worried at star; cat point calm up; friends push worried ladder
# things: ladder; star over ladder; house; chimney
They tried the ladder first. {A} held it steady at the bottom, and the star went up by itself, {young:hop, hop, hop|one rung at a time}, as far as the gutter. {young:There it made itself as long as it could.|There it stretched until it was quite thin.}
“Nearly,” called the star.
“How nearly?” asked {A}.
“About {~four|six} years,” called the star.
“That is no good,” said {A}. “{We} have got about an hour and a half.” # more
{young:“That is not how you do it,” said the cat from next door, who sat up on the chimney.|The cat from next door, who had been watching from the chimney, said that in its opinion they were going about it the wrong way.}
-> DONE

=== m4
# aside with m1
# shot: behind
# place: garden; dusk; stars
# action: A push happy swing; heroes run happy holding kite; cat sit cross; friends catch happy star
# things: swing; star on swing; tree; washing-line; basket
They tried the swing next. {A} sat the star on the seat and pushed, until it flew as high as the apple tree. “Now!” shouted {A}.
The star hopped. {young:It went up as far as the washing line, and it came down, plop, in the peg bag.|It went up as far as the washing line, thought better of it, and came down in the peg bag.}
Then they tried the kite. {young:But the kite went round and round, and the star felt a bit ill.|But the kite would only go sideways, and the star felt a little ill.}
“I am sorry to be {~a bother|a trouble},” it said, from among the pegs.
“You are not a bother,” said {A}. “You are only a long way from home.”
The cat said that it could have told them about kites. # more
{pausing} # company
-> DONE

=== l1
# shot: close
# place: attic; dusk; clear
# action: A pull surprised hot-air-balloon; cat point proud at hot-air-balloon; heroes look-up surprised at telescope; friends hold happy lantern
# things: telescope; drum; sledge; cage; suitcase
So they went up to the attic, {young:right at the top of the house|where the useful things were}. They found a telescope with a spider in it. They found {~a drum, a sledge and one roller skate|a cot, a globe and half a rocking horse}.
Further in were a hat for a wedding, and a cage for a parrot, and the parrot’s own small suitcase. # more
“What goes up?” asked {A}. {many:“Smoke,” said {B}. “Kites. Cake, if you leave it in.”|“Smoke,” said the star. “Larks. Prices, I have heard.”}
“Stairs,” said the cat, “as a rule.” # more
“Leave the spider,” said the star. “She is looking at us, for once.” # more
{young:And there was a balloon, all folded up. It was red and white, with a basket like a bath.|And there in the corner, folded as small as a tablecloth, was a balloon: a very big one, striped, with a basket like a bath.}
“That,” said the cat, “is what I meant.”
-> DONE

=== s3
# shot: wide
# place: sky; night; stars
# action: A sit happy in basket holding star; heroes sit happy in basket; friends sit happy in basket
# things: huge basket; huge hot-air-balloon over basket; moon
{not long:In the attic was a balloon, striped, and folded as small as a tablecloth. }{young:The star sat in the middle and glowed. It got hotter and hotter, and the balloon got fatter and fatter.|A balloon wants something hot in it, and nothing is as hot as a star who has made up its mind. It sat in the middle and glowed, and the stripes filled out.} The basket lifted, as gently as a yawn, and the gooseberries grew small below.
{helper_person:“Mind the gooseberries,” said {helper}, and held the basket clear of them until it was up.} # beat
{helper_animal:{helper} sat on the rope until everybody was in, and then got off it, and in, and up they went.} # beat
{helper_carried:{helper} was moved from this side to that, and then the basket hung straight.} # beat
Up they went, past the bedroom window. Up they went, past the weathercock, who was too surprised to turn. {young:Here was the village, no bigger than {~crumbs|buttons}, and here was the river, like a ribbon.|Here was the village, like {~crumbs|buttons} on a cloth, and here was the river, like a dropped ribbon.} # usual
“I can see our tea,” said {A}. # usual
“So that is {tea},” said the star, looking down past its own points. “I had so wondered.” # usual
-> DONE

=== m2
# shot: two
# place: sky; night; clear
# action: 5 goose fly happy; A sit happy in basket; heroes sit happy in basket; friends sit happy in basket
# things: huge basket; huge hot-air-balloon over basket; moon
Half-way up they met the geese, going {~south|home} in an arrow.
“Lost?” called the goose in front.
“Returning something,” called {A}.
“Ah,” said the goose. “{young:Go up, and up a bit more, and do not stop at the first moon. That one is in a pond.”|Keep the Plough on your left hand, and do not stop at the first moon you see. That one is only a reflection.”} And the whole arrow {young:flew round them once, flap, flap, flap, for luck|wheeled round them once, for luck, with a noise like a hundred umbrellas}.
“What did you have for tea?” called the goose at the back, who was young. “{tea_noun}!” called {A}. “Ah,” said the goose, and sighed, and flapped on. # more
-> DONE

=== l2
# aside with m2
# shot: above
# place: moon; night; stars
# action: A sit-on-chair happy; heroes point happy at planet; friends look-up happy
# things: chair; cup; planet; star; hot-air-balloon
They did stop at the second moon, to ask the way. White it was, and soft, and a bit dusty, with a {~chair|bench} on it, facing the view.
Beside it there was a cup, quite clean, turned upside down so as not to get the dust in. # more
“Who sits here?” asked {A}. The seat was still a little warm.
“Whoever is awake,” said the star. {young:“It is somebody else every night.”|“It is never the same person twice.”}
So each of them sat on it for a moment. {young:They could see the whole world. It was round and blue, and they could hide all of it behind one thumb.|From there the earth was as round and as blue as a marble, and it was possible to cover the whole of it with one thumb, school and all.}
-> DONE

=== s4
# shot: close
# place: sky; night; stars
# action: A reach-up happy star; heroes reach-up happy star; friends clap happy
# things: 6 stars; hot-air-balloon; hat in A.hand
And then there were stars on every side, all talking at once, in voices like {~glass|teaspoons}. {young:There was a gap, just as big as an apple.|In the middle of them was a gap, exactly as big as an apple.}
“Forty-one, forty-two, forty-three…” an old one was counting.
{hinderer_person:“Forty-four,” said {hinderer}, joining in, “forty-five.” And they had to go back to thirty.} # beat
{hinderer_animal:{hinderer} looked up, and both eyes shone, and were counted as well, and had to be taken off again.} # beat
{hinderer_carried:{hinderer} was held up to see, and was counted as well, in all that light, and taken off again.} # beat
“Quick,” said the star. {A} took it out of its hat, and reached, and put it in. {young:Click, it went, like the last bit of a puzzle.|It fitted with a click, like the last piece of a puzzle.}
“Wherever have you been?” asked the star next door. “Out,” said the star, and twinkled. # more
“Forty-four,” said the old one. “All here. Goodnight.”
-> DONE

=== l3
# shot: two
# place: sky; night; stars
# action: A listen happy at star; heroes look-up happy; friends look-up sleepy
# things: 7 stars; hot-air-balloon; big star
For a while they stayed there. It was very still.
The star shone, small but bright, and a little harder than the others, on account of the trip.
All round them, the others had begun to whisper. They wanted to hear about {tea}. # more
“I will lean out tomorrow,” said the star. “But I will hold on.”
“With both hands,” said {A}.
“With all {~five points|my points},” said the star.
-> DONE

=== m3
# shot: behind
# place: sky; night; stars
# action: A sit sleepy in basket; heroes sit sleepy in basket; friends sit sleepy in basket; goose sleep sleepy
# things: huge basket; huge hot-air-balloon over basket; hat; star; moon
Going down was slow. The balloon sighed. The stripes grew {~soft|loose and soft}.
Past the geese they sank, and they were asleep on the wing. Past the weathercock they sank. It had turned round.
The wind had gone to bed. The river was silver, and then it was near. # more
Nobody spoke.
The hat was empty. It still glowed a little, inside. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: A sit calm; heroes stand sleepy; friends walk sleepy
# things: hat on hook; hook; 2 bushes; plate; star
They came down beside the gooseberries, with the bump that a plum makes.
The grass was wet. The cat was waiting. It did not say, “I told you so.” It only looked it.
The kitchen light was on. A bit of {tea} was left. It was {~cold|a bit hard}, and it was lovely. # more
{A} put the woolly hat back on its peg. It was still warm.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: window; moon; hat
Soon there was bed. The blanket came up to the {~chin|ears}.
{resting}
{keepsake}
{dream} # spare
In the window was the sky. In the sky were the stars, a great many.
But one of them was a little brighter. One of them leaned out, just a bit.
“Goodnight,” whispered {A}.
It winked. Then it held on tight. And {H} slept.
All here. Goodnight.
-> DONE

=== next_night
At tea the sky was still quite light, but one star was out before its time. It was a small one, and it was leaning.
It had hold of the evening with four of its points. With the fifth it was pointing, straight at the plate. {H} held the plate up a bit higher, and turned it, so that both sides could be seen. “Jam,” {A} called, to save it the trouble. It went pink, and got back in.
-> DONE

=== next_bedtime
One of them leaned out a bit. It had hold with both hands.
-> DONE
