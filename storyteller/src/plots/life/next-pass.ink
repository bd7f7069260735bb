# about: parents-apart
# also: sad; missing; angry; tired; journey; lonely
# wants: child
# form: list
# ages: 10-12
# holds: dark(kind), train(kind), horse(kind)

=== title
{~Next Pass|One Box for Home}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: heroes sit-on-chair curious at desk; friends look-through window
# things: desk; computer on desk; window; satellite over window; rucksack
{~“Enter your home,” said the page. There was one box. {H} looked at it for a good while, on a Friday evening, with a rucksack still on.|The space station was going over on Friday, as bright as a headlamp. To know where to look, you have to tell the computer where you live. {H} had two answers to that, and there was one box.|It is all in the log. “Friday,” wrote {H}. “Have found a page that says when the space station goes over. It wants to know where home is. It has left room for one.”}
{L} had a house with a blue door and a flat by the harbour, and every Friday it was the other one.
{joining}
{is_loved:{L} thought about {loved} at both of them, and on the train, and no page had ever wanted to know which.|{musing}} # personal
It was nobody’s fault. This had been said by both of them, and {L} had put it in the log, so that it could be looked up. # usual
“I only want to know what to put,” said {L}.
-> DONE

=== s2
# shot: two
# place: train; dusk; clear
# action: heroes draw worried ruler; friends sit calm; horse look-up
# things: map before A; window; clock
“Try one,” says the log. “Have put the blue door. Was sent a list of times. Have left the list behind the blue door.” There was always something; last time a shoe, and before that half a guitar. # usual
“{short:Have|Try two. Have} put the middle, to be fair.”
The middle was worked out with a ruler. There are sixty miles between the two, so it is at thirty, and it comes out in a field of sprouts, with a gate and a horse.
{hinderer_person:“I make it the horse,” said {hinderer}, who had the other end of the ruler, and let go of it to point.} # beat
{hinderer_animal:{hinderer} lay on the southern half of the map as far as Marley, and the ruler had to go over the top.} # beat
{hinderer_carried:The ruler was at the bottom of the bag, under {hinderer}, and all of it had to come out on the seat.} # beat
The train goes by it. {L} had a good look. The horse was looking up, as if it had been sent the list. # usual
“Home: sprouts,” wrote {L}. “The times are right for the horse.”
-> DONE

=== m1
# shot: behind
# place: bedroom; dusk; clear
# action: heroes write curious in notebook; friends sit
# things: desk; notebook on desk; window; satellite over window; sun left
“Facts,” it says on the next page. “As big as a football field. Seven people in it, and a window. They go round the whole world in an hour and a half, and have breakfast sixteen times, if they want it.”
“No light on. What you see is the sun on it, when the sun has gone down for you and not yet for them.”
“Six minutes to cross. Comes up in the west, and goes over, and does not set: it just goes out, in the middle of the sky, when it gets to the shadow.”
“It has not gone,” {L} had added. “It is only that you can’t see it from here.”
“They have no mornings to speak of, so nobody is cross.” # more
-> DONE

=== l1
# aside
# shot: close
# place: train; day; clear
# action: A draw calm in notebook; heroes read; friends sit happy
# things: shoe left; toothbrush; notebook
A whole page is headed “Where Things Are”, and had been kept for a year.
“Good trainers: harbour. Other good trainer: blue door. Toothbrush: both (a success). Charger: between. Cough: came from the flat, now at the house. The rule about pudding: only at the flat. The rule about Sundays: only at the house.”
“The cat: always at the blue door. Writes no letters.”
And near the foot, in ink: “Me: see over.” But over the page there was only a drawing of a train, from the side. ¶ “It is quite a good train,” the log says, under it. # spare
-> DONE

=== m2
# aside
# shot: wide
# place: harbour; dusk; breeze
# action: A point surprised up; heroes look-up happy; friends look-up happy
# things: telephone in A.hand; satellite; boat
They tried it with two telephones. At twelve past six the blue door was standing on its step, and the harbour was out on the balcony, in a coat.
“Here it is,” said the blue door, down the line. “Over the school. It’s huge. It’s… No. It has gone behind the roof.”
“…ten, eleven, twelve, thirteen,” counted {L}; and up it came over the boats.
{pausing} # company
Both of them had seen it. They said well, and goodbye, quite nicely, and rang off.
“Thirteen seconds,” says the log, “from the one to the other. It takes us an hour and fifty minutes, and there is a change at Marley.”
-> DONE

=== s3
# shot: behind
# place: harbour; dusk; clear
# action: A read surprised book; heroes listen curious; friends hold lantern
# things: window; satellite; paper
“Have asked them up there,” it says, on the next page. # usual
{helper_person:“Read it out,” said {helper}, on the balcony, and held the lamp nearer.} # beat
{helper_animal:On the balcony {helper} lay down on the loose pages, and the wind had to leave them alone.} # beat
{helper_carried:On the balcony {helper} was put down on the loose pages, and not one went into the water.} # beat
Where do you live, when you are up there? They have no box, either. There are aerials all round the world, and each of them has the station for some minutes, while it goes over, and looks after it, and then says goodnight.
“When it comes in, that is called acquisition of signal,” read {A}. “When it goes, that is loss of signal.”
That sounded bad. But nobody minds it at all, because of what is said next. They say: “Loss of signal, as expected.” And then they say when. # usual
“It isn’t lost,” said {L}. “They just know who has got it.”
And {L} turned to a clean page, and got out the ruler.
-> DONE

=== m4
# aside
# shot: above
# place: train; dusk; clear
# action: A write happy on paper; heroes draw ruler; friends read
# things: paper; pencil; calendar
It took the whole train, with four columns, and went up to the summer.
“Friday. Blue door: loss of signal, ten to six. Marley: eight minutes, platform two. Harbour: acquisition, twenty to eight.”
The birthdays were in it, and the week that was different because of the dentist. Where it was not known it said so, and who would say.
By the sprouts the pencil had to be sharpened. The horse was in another part of the field. “Horse: moves about as well,” wrote {L}. # spare
“You have made it look as if you were the ones going over,” somebody said. ¶ “We are,” said {L}. # spare
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A think calm; heroes listen; friends drink
# things: table; mug on table; notebook on table
“Do you mind it?” somebody asked. “The going to and fro?”
People do ask. They mostly ask in the car, when they are looking at the road.
“On Thursdays I do,” said {L}, when it had been thought about. “On Fridays it’s just trains. And on Saturday I wake up, and there’s a bit when I don’t know which ceiling it is.”
“What do you do?” ¶ “I wait,” said {L}. “One of them has a crack. Then I know.” # spare
“It might be put in the table,” they said, after a mile or so. “‘Ceiling.’” And it was. It has a column. # spare
-> DONE

=== s4
# shot: close
# place: hallway; dusk; clear
# action: A give calm letter at woman; woman hug A; friends stand calm holding suitcase; heroes peek curious
# things: door; rucksack on A.back; paper on door
# people: woman(long hair)
{L} made two copies of the table, with every Friday in it. One went up on the fridge by the harbour. One went up behind the blue door.
Nothing had been in both for a long time. # usual
The next Friday there was the usual minute on the step, with the bag on, when nobody knows how to stand.
“Loss of signal,” said {L}. “Ten to six.”
“As expected,” said the one on the step. “Next pass?”
“Friday. Twenty to eight.”
“I shall be here,” said the blue door. “I’ll have it on.”
As for the box, {L} had gone back to it. “Home,” it says there now: “see table.” # usual
-> DONE

=== l3
# shot: behind
# place: train; night; stars
# action: A look-through curious window; heroes sit sleepy; friends sleep; horse stand sleepy
# things: window; gate; blanket on horse
The train was warm, with its lights on, so that you could not see out. You had to put your hands up to the glass.
The gate went by. The horse was in, with a coat on. # spare
“Half-way,” said {L}, with thirty to the one, and thirty to the other. You did not have to do a thing there. # spare
At Marley it was platform two. # more
The seat was the one with the clock. It said ten to seven, and for once nobody minded. # more
-> DONE

=== m3
# shot: two
# place: harbour; night; stars
# action: A walk happy holding bag; woman carry bag; heroes look-up calm; friends walk
# things: bag; scarf on woman.neck; scarf on A.neck; street-lamp
“Acquisition of signal,” somebody said, by the gate, with a scarf on. “Twenty to eight. You are on time.”
They stood for a bit, and looked up. Nothing was due. There were just the stars, which do not go by so fast. # spare
“What did you have for tea?” ¶ “Sprouts,” said {L}, which was a joke, and would have to be told from the start.
They took the bag between them, a handle each.
It was cold on that side, and the scarf was put round both. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep; cat sleep
# things: shoe; window; satellite over window
One shoe was here. The other one was not. That was in the table, too.
Sixty miles off there was a bed, made, with no one in it. For a bed it was not sad. It had the cat on. # spare
High up, they were having breakfast. They had the window. It was all dark down there, with a bit of gold round the edge.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friends sit sleepy
# things: notebook; window; satellite over window
This was the ceiling with the crack. It was a good one to know.
{resting}
{keepsake}
{dream} # spare
“Ten to nine,” says the log. “Wind, low. Sea, there. Lamp, out.” # usual
There was a lamp put out in the other house, as well. It was thirteen seconds off. # usual
Something went over. It was quite slow, from here. It did not make a sound.
It got as far as the middle, and went in to the dark.
“Loss of signal,” said {L}. “As expected.”
“Next pass: in the morning.”
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a new line in the log, and it was not in {As} writing. So one of the two houses must have asked.
“Breakfast, up there,” it said, in blue. “Porridge, in a bag. You cut off the corner, and let go of the spoon, and wait.”
And underneath, in black, which was the other house: “There are raisins in it. They get away.”
It was the first page with three sorts of writing on it.
-> DONE

=== next_bedtime
It would go over in the night. There was no need to look. It was in the table.
-> DONE
