# tells: entries(story|together|hero|dug a hole|dug a tunnel|dug all the way|made a rocket|built a rocket|made a spaceship out of|built a spaceship out of|made a kite|built a kite|made a den|built a den|built a fort|made a boat out of|built a boat|built a raft|made a raft|built a go kart|built a go-kart|made a go kart|made a go-kart|built a plane|made a plane out of|built an aeroplane|made an aeroplane out of|built a submarine|made a submarine out of|built a car out of|made a car out of|built a bridge|built a treehouse|built a tree house|built an igloo|made some wings|made wings|built a hot air balloon|made a hot air balloon|baked a cake with|baked a cake so|made a cake so|baked the biggest|made the biggest|built the biggest|out of cardboard|out of a cardboard box|out of old)
# happens: built
# wants: child
# kind dig: dig|digs|dug|digging|hole|tunnel
# kind food: bake|bakes|baked|baking|cook|cooks|cooked|cooking|cake|biscuits|cookies|bread|pizza|pie|pancake|pancakes|pudding|jelly|gingerbread
# kind knit: knit*|sew|sews|sewed|sewing|crochet*|weave|weaves|stitch*|jumper|scarf|quilt
# kind fly: rocket*|kite*|plane|aeroplane|airplane|wings|balloon|helicopter|spaceship*|glider|parachute|flies|flys|fly|flying
# kind ride: kart|go-kart|gokart|car|cart|train|bike|bicycle|tractor|sledge|scooter|skateboard|bus|race|wheels
# kind float: boat|raft|submarine|ship|canoe|sail*
# kind home: den|treehouse|tree house|house|fort|castle|igloo|tent|camp|shelter|hotel|palace|tower
# ages: 3-10
# holds: dark(kind)

=== title
{~Everywhere but There|There, Too}
-> DONE

=== s1
# shot: wide
# place: garden; day; clear
# place for food: kitchen; day; clear
# place for home: living-room; day; clear
# action: L stand proud at e1; heroes stand proud; friends stand curious
# things: e1 right
{~“What is it going to be?” people asked, and {H} said that they would see.|{H} stood back to look. You have to stand back from a thing that you have made, {young:or you can’t see it.|or all that you see is the bit you have just done.}|It took all morning, and {young:both sleeves of {H}.|it took both sleeves of {H}, up to the elbow.}}
{entry_1}
{entry_1_seen} # usual
{
- is_dig:
The heap beside it was as high as {L}. {young:It is odd about a hole: more comes out than goes in.|It is odd about a hole, that more comes out of it than will ever go back in.} # usual
- is_food:
Some of it was on the tap, {young:and some was on the clock.|and some was on the clock, and there was a hand made of it on the cupboard door, quite low down.} # usual
- is_knit:
There was wool all over the floor, {young:and a cat in it.|and you could not have said which of it was going, and which of it was coming.} # usual
- else:
It was tied where you could tie it, and stuck where you could not. {young:Where you could do neither there was a peg.|Where you could do neither there was a peg, and that had been the last peg in the house.} # usual
}
But there was one place in it that {L} was not sure of. It was {where()}. {young:It gave a bit.|If you put your ear to it, it said something.}
“You can lean on it,” said {L}. “Everywhere but there.” And {L} put a thumb on it.
-> DONE

=== m1
# aside
# shot: two
# place: garden; day; clear
# place for food: kitchen; day; clear
# place for home: living-room; day; clear
# action: neighbour point at e1; A stand proud; heroes stand; friends stand
# things: e1 right
# people: neighbour=man(old, hat)
When you make something, there is always a man who looks on. {young:He had his hands in his pockets.|This one had his hands in his pockets, and had come by about something else.}
“{is_dig:I would have gone in from the side|{is_food:I would have used more butter|I would have used screws}},” he said.
“It was made by hand,” said {A}. “{young:The hand is still on it.|And the hand is still on it, or I would shake yours.}”
He went round it, and looked at the back. {young:He knocked on it, and nodded.|He knocked on it twice, with one knuckle, as you do with somebody else’s door, and gave a small nod.} “And what does it do?” asked the man. ¶ {A} told him, {~and showed him where it began|and had to tell him again}. # spare
“I had one like that,” he said, “when I was as high as that. {young:It lasted a day.”|It was better than this one, in some ways. It lasted until the Sunday.”} # more
“Well,” he said, and put out a hand. {young:“Not there!” called {A}.|“Everywhere but there,” said {A}, and only just in time.} # more
-> DONE

=== s2
# shot: two
# place: garden; day; clear
# place for food: kitchen; day; clear
# place for home: living-room; day; clear
# action: L kneel worried at e1; heroes kneel; friends stand
# things: e1 right; plaster in L.hand
# things for food: e1 right; spoon in L.hand
# things for dig: e1 right; stone in L.hand
{is_entry_3:{entry_2}}
{not is_entry_2:{works()}} # usual
{joining}
{is_loved:“{loved},” {L} told it, to take its mind off the place.|{musing}} # personal
{
- is_dig:
First {L} pressed in a stone. {young:It went in like a cork, and it came out like a cork.|It went in like a cork, and for as long as nobody sneezed it stayed there.} # usual
- is_food:
First {L} stuck it up with butter. {young:The butter went for a walk.|It looked as good as new, until the butter noticed how warm it was, and went for a walk.} # usual
- else:
First {L} stuck a plaster on it. {young:It had {~ducks|whales} on, and it came off.|It was one of the good ones, with {~ducks|whales}, and it held as long as everybody looked at it.} # usual
}
So it was the thumb again. With the thumb on it, {made()} {was_many()} as good as if you had bought {them_or_it()}.
{hinderer_person:“Where?” asked {hinderer}. “Here?” And {hinderer} leaned on it, just there.} # beat
{hinderer_animal:Out of all the places that there were, {hinderer} came, and leaned on just that one.} # beat
{hinderer_carried:{hinderer} was put down next to it for a moment, and fell over, against just that place.} # beat
{is_entry_1_being:{entry_1_being} came nearer, to look, {young:and nearer.|and then nearer still, and it was plain whereto.}|{young:A fly came, and sat down just there.|A fly came, went over the whole of it on foot, and sat down just there.}} # usual
“Everywhere but there,” said {L}.
-> DONE

=== l1
# aside
# shot: close
# place: garden; afternoon; clear
# place for food: kitchen; afternoon; clear
# place for home: living-room; afternoon; clear
# action: A write; heroes stand; friends stand
# things: e1; paper; pencil in A.hand
Then {A} wrote a notice, with the other hand. {young:“Everywhere but there,” it said, and the arrow had a bend.|“Everywhere but there,” it said, with an arrow, and because it was the wrong hand the arrow had a bend in it.}
It was the bend that people came to see. {young:They came very near.|They came very near, so as to follow the arrow with one finger.}
And if you stand so near, you have to hold on to something. {young:They held on there.|Every one of them held on to the same place, and it was where the arrow stopped.}
So the notice was taken down, {~and folded up|and turned round}. {young:It was a good notice.|As a notice it had been very good, and that was what was the matter with it.} # spare
One man read it twice, and then leaned, so as to read it {young:once more.|once more, and better, and they had to show him what it said.} # more
“What was it for?” asked one, who had come too late. ¶ “It was for everybody else,” said {A}. # more
-> DONE

=== m2
# aside
# shot: above
# place: garden; afternoon; clear
# place for food: kitchen; afternoon; clear
# place for home: living-room; afternoon; clear
# action: A hold calm e1; heroes stand; friends stand
# things: e1
A thumb gets tired. {young:It went white, and then it went flat.|First it goes white, and then it goes flat, and after that it goes off by itself somewhere, and you only think that you have one.}
“I shall change over,” said {A}, “to the left one. {young:On three.”|It has had nothing to do all day. It can be on three.”}
It is harder than you would think. {young:Two thumbs will not go in one place.|For there has to be a moment when it is not the one any more, and is not the other yet.}
{pausing} # company
“One, two,” said {A}, {~and waited a bit|and breathed in}. {young:“Three!”|Nobody else breathed at all. “Three!”} ¶ {young:It held.|It held, and the left thumb looked about, and was rather proud.}
{young:The left thumb was not so flat.|The left one was not the same shape, and had to be turned a bit, and turned back, until it had found where the other had been.} # more
The right one was shaken, like a thermometer. {young:It came back, and it prickled.|It came back after a time, and it prickled all over, and wanted to know what it had missed.} # more
-> DONE

=== s3
# shot: behind
# place: garden; dusk; clear
# place for food: kitchen; dusk; clear
# place for home: living-room; dusk; clear
# place for fly: sky; dusk; clear
# place for float: river; dusk; clear
# place for ride: hill; dusk; clear
# action: L stand proud beside e1; heroes stand; friends stand
# things: e1; e2 left; e3 right
{is_entry_2 and not is_entry_3:{entry_2}|{is_entry_4:{entry_3}|{still()}}}
All that time {L} had one thumb on it. {feels()}
Whatever there was to see, {L} saw over one arm. # usual
{is_entry_2_being:{entry_2_being} looked at the thumb. “It is only for now,” said {L}.} # usual
{is_entry_2_being and is_entry_2_thing:{L} showed {entry_2_thing} with the other hand.|{is_entry_2_thing:“I have only the one hand for {entry_2_thing},” said {L}, but that was enough.}} # usual
{helper_person:“I will do it for a bit,” said {helper}, so that {L} could scratch.} # beat
{helper_animal:{helper} lay down against it, and that was warmer than a thumb, but it did breathe.} # beat
{helper_carried:{helper} was wedged in under the thumb, and so it was two of them.} # beat
“It only works because I hold it,” said {L}. {young:It did not sound so good.|It was not said to anybody, and it did not sound as good as it might have.}
-> DONE

=== l2
# aside
# shot: two
# place: garden; dusk; clear
# place for food: kitchen; dusk; clear
# place for home: living-room; dusk; clear
# action: A eat calm; heroes eat; friends sit
# things: sandwich in A.hand; e1
There was bread and cheese, and you can eat that with one hand. {young:But the other side of it hangs down.|But it is a hand short, and the other end of the bread hangs down, and the cheese sees its chance.}
{themed_a} had to be held, too, and that was done with the chin. # personal
{young:{A} had an itch on one ear.|Then there was an itch on one ear, and it was the ear on the wrong side.}
So {A} did it with a knee, {~and very nearly got there|which takes practice}. {young:It was a good knee.|It is a thing that cats do every day, and nobody says how clever it is.} # spare
A shoe had come undone by then, {young:and that was left as it was.|and of all the things that you can’t do with one hand, a bow comes first. So it was left as it was.} # more
Somebody wanted to shake hands. {young:They shook the elbow.|They were given the elbow, and shook that, and said that it was a pleasure.} # more
-> DONE

=== s4
# shot: close
# place: garden; night; stars
# place for food: kitchen; night; stars
# place for home: living-room; night; stars
# action: L sneeze surprised beside e1; heroes stand; friends stand
# things: e1; e3 left; e4 right
{is_entry_3 and not is_entry_4:{entry_3}}
{entry_4}
Then {L} had to sneeze.
It was a big one, and it needed a hand, and there was only the one with the thumb. # usual
{L} sneezed. It was very loud. After that it was very quiet.
“Who is holding it?” said {L}.
Nobody was. The thumb was up at the nose.
{L} looked at the place{pal():, and so did {pal()}}. It did not give. It did not say a thing.
So {L} leaned on it, with one finger, and then with one arm, and then with all there was.
It held. It had been holding by itself, and who knows for how long. # usual
“You can lean on it,” said {L}. “There, too.”
{not is_entry_3:{ends()}}
-> DONE

=== m3
# aside
# shot: two
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; friends stand
# things: basin; tap; soap; towel
The thumb had a mark on it. It was just as big as the place.
It was washed last. The mark stayed on a bit, and then it went.
“You did not have to,” {A} told it. “But you were very good.” # usual
It was dried by itself, in the soft end of the towel. # spare
The other thumb was washed, too, so that there should be no bad feeling. # spare
It did not know what to do now. It went in with the fingers. # more
-> DONE

=== l3
# aside
# shot: object
# place: garden; night; stars
# place for food: kitchen; night; stars
# place for home: living-room; night; stars
# action: heroes sleep
# things: e1; moon
# things for food: crumb; plate; moon
{is_food:It was dark, and all that was left of it was one crumb. It held.|It was dark, and nobody was there. It held.}
A moth came, and sat down on it{not is_food:, in just that place}.
It was a small moth. But it leaned with all six. # usual
It held. # spare
The wind leaned on it as well, a bit. The wind leans on all things. # more
Something creaked, and that was only the night, sitting down. # spare
It was the first night that it had ever been there. It was not sure how you do it. But it did it. # more
-> DONE

=== m4
# aside
# shot: behind
# place: hallway; night; stars
# action: A walk sleepy stairs; heroes walk sleepy; friends walk sleepy
# things: stairs; lamp; door; coat on hook; hook
{A} went up with one thumb on the wall. It was only from habit.
At the top {A} took it off. They all stood still. ¶ The wall stayed where it was. # usual
“That was made well, too,” said {A}. # usual
They went along by the lamp. Nobody held that. It held. # spare
One stair creaked, in just one place. {A} stood on that, with both feet. It held. # spare
There was a coat on a hook, and a hook on a door. It all went on without being told. # more
-> DONE

=== l4
# aside
# shot: wide
# place: bedroom; night; stars
# action: A look-up sleepy; heroes look-up; friends sit
# things: bed; lamp; window; moon
{A} looked up. Somebody had made that ceiling. They had done it by hand.
“There will be one place in it,” said {A}, “that they were not sure of.”
They looked for it. There was a crack by the lamp, as thin as a hair. # usual
It had been there since before anybody was born. # spare
“I should like to have met them,” said {A}. “I would ask to see the thumb.” # spare
It held. It had the roof on it, and the roof had the moon. # more
Nobody had a thumb on that. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{L} lay in bed, and had the edge of the blanket, with one thumb on it.
{resting}
{keepsake}
{dream} # spare
{not is_food:Out there, {made()} {was_many()} still as good as new, and {L} did not have to do a thing.} # usual
It got dark. It leaned on the house. # usual
It leaned on the roof, and on the bed, and on both eyes.
“Everywhere but there,” said the thumb. It was the last one up. # usual
Then it let go.
The blanket stayed where it was. So did the bed. {not is_food:So did all that had been made that day.}
“There, too,” said {L}.
Goodnight, {made()}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning {H} went out to look, and a robin was on it, and was leaning. ¶ It was a fat one, too. It had been all over, you could see by the marks, and had tried one bit and then another, as you do with chairs. And of them all it had taken the one place. ¶ “There?” asked {A}. The robin put up its feathers, and leaned a bit more.
-> DONE

=== next_bedtime
One thumb was on the blanket. It was not holding it. It was only there.
-> DONE

=== function where
{
- is_dig:
~ return "half-way down, on the left, where it was soft"
- is_food:
~ return "at the back, where the spoon had been put down on it"
- is_knit:
~ return "under one arm, where there was a stitch too few"
- is_fly:
~ return "low down on the left, where the string had run out"
- is_ride:
~ return "behind the seat, where the string had run out"
- is_float:
~ return "at the back, just over the water, where the string had run out"
- is_home:
~ return "at the corner, where the string had run out"
}
~ return "at the back, low down, where the string had run out"

=== function works
{
- is_dig:
~ return "It was cool down there. Up at the top was a round bit of sky, with one cloud in it, as there is in a cup."
- is_food:
~ return "It smelled so good that they opened a window next door."
- is_fly:
~ return "There was one bump, as if you go over the edge of a rug, and after that there were no bumps at all."
- is_ride:
~ return "It went. The gate went by, and the hedge went by, and all the wheels went the same way, or nearly."
- is_float:
~ return "It lay a bit to the left, but it lay on top, and the water went by on both sides."
- is_home:
~ return "You had to go in on your knees, and then it was as big as you could want."
}
~ return "It did what it was for. Then it did it again, in case somebody had missed it."

=== function still
{
- is_dig:
~ return "It was still a hole when the lamps were lit, and nothing had come down but one bean."
- is_food:
~ return "By the evening they could smell it at the far end of the road, and there was still some to go."
- is_fly:
~ return "The roofs were down there, all their lids on, and a pigeon came along for a bit, to see who was doing the flapping."
- is_ride:
~ return "So it went, up the hill and down the hill, and a dog ran with it as far as the corner, and was impressed."
- is_float:
~ return "So it went, round the bend and under the bridge, and a duck came along for a bit, to see who was doing the feet."
- is_home:
~ return "It was evening by now, and in there you could hear that outside was outside."
}
~ return "It was still doing it when the lamps were lit, and people brought their chairs."

=== function feels
{
- is_dig:
~ return "Now and then a crumb of it ran down by the thumb, to see if it could."
- is_food:
~ return "It was warm there, and under the thumb something popped, and something sighed."
- is_knit:
~ return "It was warm there, and under the thumb you could feel one loop that wanted to go."
- is_fly:
~ return "It shook and it hummed, and under the thumb you could feel all of it, as you can with a cat."
- is_ride:
~ return "It rattled and it jumped, and under the thumb you could feel every stone in the road."
- is_float:
~ return "It creaked and it rocked, and under the thumb you could feel the water, asking."
- is_home:
~ return "It leaned and it rustled, and under the thumb you could feel everybody who moved in it."
}
~ return "It creaked, and under the thumb you could feel it work."

=== function pal
{
- is_entry_1_being:
~ return entry_1_being
- is_entry_2_being:
~ return entry_2_being
}
~ return ""

=== function ends
{
- is_dig:
~ return "You could see right down it, by the lamp, and it was a good hole, all the way."
- is_food:
~ return "The last piece had the place in it. {L} had that one. It held until it was eaten."
- is_fly:
~ return "In the end it came down, as soft as a sheet, and not a bit of it had come off."
- is_ride:
~ return "In the end it stopped, of its own accord, and not a bit of it had come off."
- is_float:
~ return "In the end it came in to the edge, and bumped once, and not a bit of it had come off."
}
~ return "Not a bit of it had come off."

=== function made
{
- is_entry_1_thing:
~ return entry_1_thing
}
~ return "the whole thing"

=== function was_many
{
- is_entry_1_thing and entry_1_thing_many:
~ return "were"
}
~ return "was"

=== function them_or_it
{
- is_entry_1_thing and entry_1_thing_many:
~ return "them"
}
~ return "it"
