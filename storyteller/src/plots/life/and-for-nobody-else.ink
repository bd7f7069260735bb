# about: story-about; with-character; creature; bring-back
# tells: tale(a place for somebody)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind hotel: hotel*|castle
# kind school: school*|nursery
# kind ill: hospital*|doctor*|vet
# kind shop: shop*|store|supermarket
# kind museum: museum*|zoo
# kind books: library|libraries
# kind cafe: cafe|café|restaurant*
# kind hair: hairdresser*|barber*|spa
# kind ride: bus|train|airport
# kind show: circus|cinema|theatre
# kind pool: pool
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind), rain(kind)

=== title
{~And for Nobody Else|Somebody Has to Be Outside}
-> DONE

=== s1
# shot: wide
# place: garden; dusk; rain
# action: guest peek curious; heroes stand surprised at guest; friends stand curious
# things: small house right; label on house; lamp; bush left
{~At the end of the garden {H} found a new door, with a lamp over it.|There was a light at the end of the garden, and {H} took the big coat and went to see.|{H} had come out to look at the rain, but by the hedge there was a new door.}
“This is {wished_tale},” said the sign, “and for nobody else.”
{L} knocked, and there {guest_many:were|was} {guest_a}. “Are you one of us?” asked {guest}. ¶ “No,” said {L}. “I am {L}.”
“Then it is not for you,” said {guest}, {young:and were sorry.|and sounded sorry.} “But we need somebody for the door.” So {L} was given a cap and a list.
“We would all rather be in, you see,” said {guest}, “and somebody has to be outside.” {young:{L} had a good coat on.|{L} had a good coat on, and said that it could be done, until bedtime.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: garden; dusk; rain
# action: heroes sit-on-chair proud; guest give happy hat; friends stand happy
# things: small house right; lamp; chair; hat
There was a chair for it, under the small roof. {young:The cap came down to the nose.|The cap had been made for a larger door-keeper, and came down to the nose.}
“What do I say?” asked {A}. ¶ “You say, ‘And who are you?’” said {guest}. {young:“You say it nicely.”|“You say it as if it might be anybody, but you would be surprised.”}
{A} tried it. “And who are you?” ¶ {guest} were so taken with it that they nearly gave their names.
“And if it is not one of you?” ¶ {young:“Then you shake your head.”|“Then you shake your head,” said {guest}, “but not at once. First you look at the list.”}
The list had one line on it, and that was who it was for. # more
{A} looked at the list, and shook the head in the cap. The cap stayed where it was. # more
-> DONE

=== s2
# shot: two
# place: garden; dusk; rain
# place for hotel: hallway; dusk; rain
# place for school: school; dusk; rain
# place for ill: hospital; dusk; rain
# place for shop: shop; dusk; rain
# place for museum: museum; dusk; rain
# place for books: library; dusk; rain
# place for cafe: cafe; dusk; rain
# action: guest point proud; heroes stand curious at guest; friends stand curious
# things: lamp; 3 cup; drop over cup
{joining}
{is_loved:“Is there anything in it about {loved}?” asked {L}. ¶ “Not yet,” said {guest}. “But nobody has been against it.”|{musing}} # personal
First {L} was shown round.
{
- is_hotel:
There was a key for each of them, with a number, and a very small soap. Breakfast was from seven.
“It is the first place that has not asked how long we are staying,” said {guest}. # usual
- is_school:
There was a peg for each of them, and a bell, and a blackboard with a clean sponge.
“What do you learn?” asked {L}. ¶ “Today it was sitting in a row,” said {guest}. “Most of us had never done it.” # usual
- is_ill:
There was a bed for each of them, and a chart, with a line that went up and down.
“It goes up when somebody comes to see us,” said {guest}. “It has gone up since you came in.” # usual
- is_shop:
There was a counter, and a bell, and on the shelves was all that they needed, in their size.
“It fits,” said {guest}. “In the other shops they only ask whether we are lost.” # usual
- is_museum:
Each had a card that said who it was, and stood beside it, very straight.
“People come, and read it, and say ‘fancy’,” said {guest}. “Nobody ever read anything about us before.” # usual
- is_books:
There was a chair for each of them, with a lamp, and there were books up to the roof.
“We are in all of these,” said {guest}. “On the first page there is one of us, and something is wrong, and on the last page it is not.” # usual
- is_cafe:
There was a table for each of them, with a cloth. On the card was all that they liked.
“And nobody asks who let us in,” said {guest}. “They only ask whether it is with or without.” # usual
- is_hair:
There was a chair for each of them, and a mirror, and a towel that was warm.
“Elsewhere they would not know where to begin,” said {guest}. “Here they ask if we have anything nice planned.” # usual
- is_ride:
There was a seat for each of them, by the window. All of the seats were by the window.
“In the others we only see coats,” said {guest}. # usual
- is_show:
There was a seat for each of them, and nobody tall in front.
“It is about us,” said {guest}. “In the last bit one of us comes on, and they clap.” # usual
- is_pool:
There was a hook for each of them, and a towel, and a ladder with very low steps.
“Nobody splashes who has not been asked,” said {guest}. “And it is just as warm as we like.” # usual
- else:
There was a place for each of them, with a number, and just the right size.
“It fits,” said {guest}. “Wherever we went before, they said that we must be in the wrong place.” # usual
}
In one spot the roof dripped. {young:They had put a cup there.|They had put a cup under it, and kept to the side.}
{hinderer_person:{hinderer} was asked, too, and said “Who, me?”, and that took a while.} # beat
{hinderer_animal:{hinderer} came in, and shook all over, and that was a second drip.} # beat
{hinderer_carried:{hinderer} was nearly taken for one of them, and kept.} # beat
-> DONE

=== l1
# aside
# shot: above
# place: garden; dusk; rain
# action: heroes sit-on-chair proud; guest peek curious; friends stand curious
# things: small house; lamp; leaf; newspaper
Then {A} sat outside, and at once they came.
First it was a leaf. “And who are you?” asked {A}. {young:It was only a leaf.|It was only a leaf, and had no plans, and was blown on.}
Next came a bus ticket. “It is not for you,” said {A}, and looked at the list. ¶ It had been to {~the station|the sea}, and was no trouble. {young:It went on.|It went on down the path, one corner at a time.}
Page seven of a newspaper came, and would not say what it wanted. {young:{A} shook the cap.|{A} read it all, to be fair. It was about the weather, and it was right.}
“You are very good at it,” said {guest}, through the crack. {young:“You are good and slow.”|“We would have let them all in, and then it would be for anybody.”}
The rain was on nobody’s list, and came in as far as the mat. # more
-> DONE

=== m2
# aside
# shot: behind
# place: garden; dusk; rain
# action: heroes peek curious; guest sit happy; friends peek curious
# things: small house; lamp; chair; themed
It got wetter. {A} moved the chair a little, and could see in at the window.
They all sat there in the light. {young:It looked very warm.|It looked as warm as the inside of a bun.}
Nobody had to move up in there, {young:and nobody was in the way.|because nobody was in the way in the first place.}
{themed_a} lay on the sill inside, quite dry. # personal
When one of them laughed the others knew why. {young:Outside you did not hear it.|From outside you could only see the laughing, and not what it was about.}
{pausing} # company
{A} pulled up the collar, and kept the door. # spare
-> DONE

=== s3
# shot: two
# place: garden; dusk; rain
# action: heroes sit-on-chair curious; friends stand curious
# things: umbrella before heroes; lamp; small house right; chair
It rained hard on the cap. {young:Then something came up the path, hop, hop.|Then something came up the path, tall and thin, and was blown two steps back for every three.}
“And who are you?” asked {L}. ¶ “I am an umbrella,” it said. “May I come in out of the rain?”
{helper_person:“It is quite wet,” said {helper}, who had felt it.} # beat
{helper_animal:{helper} sniffed at it, and had nothing against it.} # beat
{helper_carried:{helper} was held up, and saw no harm in it.} # beat
“But you are for the rain,” said {L}. ¶ “That is what everybody says,” said the umbrella.
“It is {wished_tale},” said {L}, {young:“and for nobody else.”|“and for nobody else. It says so.”}
“I see,” said the umbrella, and stood beside the door.
“I have been left on three buses,” it said, after a time. {young:“I know how it is.”|“I am quite used to it.”} # usual
-> DONE

=== l2
# aside
# shot: close
# place: garden; dusk; rain
# action: heroes sit-on-chair happy; friends sit calm
# things: umbrella beside heroes; lamp; small house right; puddle
They waited together, since they were both outside.
“Were they good buses?” asked {A}. ¶ “One was very good,” said the umbrella. {young:“I went round twice.”|“It was the number nine. I went to the end and back, and nobody noticed me until Wednesday.”}
“And what is the hardest thing?” ¶ “When they hang you up,” said the umbrella. {young:“You drip, and they all look.”|“There you are, just when you have had an interesting day, and all they say is ‘mind the floor’.”}
{A} asked if it had ever been in a room, open. {young:“Never,” it said.|“It is not done,” said the umbrella. “I don’t know who began that.”}
It held itself a bit over {A}, without saying anything. # more
After that it was drier on the chair. # more
-> DONE

=== s4
# shot: close
# place: garden; night; rain
# place for hotel: hallway; night; rain
# place for school: school; night; rain
# place for ill: hospital; night; rain
# place for shop: shop; night; rain
# place for museum: museum; night; rain
# place for books: library; night; rain
# place for cafe: cafe; night; rain
# action: heroes point happy up; guest look-up surprised; friends stand happy
# things: umbrella; drop over umbrella; lamp
{L} went in, to ask. {guest} put their heads together. “It says ‘nobody else’,” they said. “We wrote that ourselves.” # usual
“What is the {wished_house} for?” asked {L}, inside. ¶ “There was nowhere for us,” said {guest}. “Wherever we came, they looked at a list.”
“And for the umbrella?” asked {L}.
The drip went plip, into the cup, and the cup was full. They all looked up. Then they looked at the door. “The what?” asked {guest}.
So it came in, and opened, just under the drip, and it got {is_hotel:a key|{is_school:a peg|{is_ill:a chart|{is_museum:a card|{is_books:a lamp|{is_cafe:a cloth|{is_pool:a towel|{is_ride:a window|{is_shop:a shelf|{is_hair:a towel|{is_show:a seat|a number}}}}}}}}}}} of its own.
It had come in out of the rain, and been put in the only place where there was any. # usual
“Is it all right like that?” asked {guest}. ¶ “It is what I am for,” said the umbrella. “But I was asked.”
-> DONE

=== m3
# shot: above
# place: garden; night; rain
# action: guest write happy; heroes hold happy label; friends stand happy
# things: label; pencil; lamp; small house
Now the sign had to be changed, but only at the end.
“This is {wished_tale},” it said, “and for one umbrella.” The rest was crossed out.
“And the door?” asked {A}. “Who is outside now?” ¶ They looked. Nobody was. # usual
“And who are you?” said {guest}, to {A}. ¶ “I was the door,” said {A}. ¶ “Then come in,” they said. “It is shut.”
It was warm in there. Nobody had to move up very far. # spare
Somebody laughed, and now you knew what it was about. # more
-> DONE

=== m4
# aside
# shot: two
# place: garden; night; rain
# action: guest sit happy; heroes sit happy; friends sit sleepy
# things: umbrella; lamp; 4 cup
They sat round, all of them, right in the middle. Before, you could not sit there.
It was the best spot in the {wished_house}. It had a roof to itself. # spare
The rain went tap, tap, on the umbrella. Then it ran down at the side, into the cup.
“What is it like, open?” asked {A}. ¶ “It is like a good stretch,” said the umbrella.
There was cocoa. It came in the cups that were not under the drip. # more
They counted themselves, and it came out one too many. They left it like that. # more
-> DONE

=== l3
# aside
# shot: wide
# place: garden; night; rain
# action: heroes wave sleepy; guest wave happy; friends wave sleepy
# things: small house right; lamp; puddle; label on house
{A} had to go in, to the other house. It was not far.
“I could take you,” said the umbrella. It did not sound very keen. ¶ “Stay there,” said {A}. “You are needed.”
So {A} took the big coat. The cap went on top. It kept off a good deal.
“Come back,” called {guest}. “You need not knock.” # spare
{homeward} # company
Somewhere on the path there was a bus ticket. {A} put it in a pocket. # more
-> DONE

=== l4
# shot: object
# place: garden; night; rain
# action: heroes sleep
# things: small house; lamp; label on house; puddle
It rained on the garden. It rained on the path.
It rained on the {wished_house}. In one place it came in, and was caught.
Plip, it went. Then it was only tap. # more
The chair stood out there, under the small roof. Nobody was on it. # usual
There was no list. It had got wet. # more
The lamp was left on over the door. It was for anybody.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; rain
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; window
{A} was in bed, and dry.
{resting}
{keepsake}
{dream} # spare
At the end of the garden there was a light. There lay {guest}, each in its place, and one umbrella.
Outside it went tap, tap. # usual
“And who are you?” asked the bed. ¶ “I am {A}.” ¶ “Then it is for you,” said the bed. # usual
Something came to the edge, quite softly. # usual
“And who are you?” asked {A}.
It was only sleep. It had come in out of the rain.
{A} moved up.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The sun was out. On the path stood an umbrella, shut, with a bus ticket stuck in its strap. “I have the day off,” it said. “They have sat in the same spot since breakfast, although it is dry. They say that it is my spot, and that they are keeping it warm.” {H} asked where it was going. “Out,” said the umbrella, “and then back in.”
-> DONE

=== next_bedtime
Far down the garden there was a lamp over a door. It was for anybody.
-> DONE
