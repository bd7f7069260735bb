# about: angry(shop|tesco|asda|aldi|lidl|sainsbury|waitrose|morrisons|supermarket|store|till|checkout|aisle|trolley|magazine|buy|bought); frustrated(shop|tesco|asda|aldi|lidl|sainsbury|supermarket|store|till|checkout|trolley|magazine|buy); listening(shop|tesco|asda|aldi|supermarket|store|trolley)
# also: quarrel; embarrassed; sad; sorry; tired; listening; angry; frustrated
# news: bad
# wants: child
# role grownup: parent = the grown-up with the trolley
# kind sweets: sweet*|chocolate*|chocs|kinder|egg|ice cream|lolly|lollies|crisps|biscuit*|cake|doughnut|haribo
# kind toy: toy|toys|lego|doll*|car|cars|dinosaur|unicorn|teddy|figure|balloon|slime
# kind magazine: magazine*|comic*|sticker*
# ages: 3-9
# holds: dark(kind), shouting(kind)

=== title
{~There Is a Potato|Down on the Floor of the Shop}
-> DONE

=== s1
# shot: wide
# place: supermarket; day; clear
# action: A lie-back cross; grownup stand worried; heroes shout cross; friends stand surprised
# things: shelf; trolley; tin on shelf; bread on shelf
{~There is a lot of floor in a shop, and {H} lay on it and shouted.|“No,” somebody had said, in between the bread and the tins, and now {H} lay on the floor.|The tins in the shop had never heard anything so loud. It was {H}, {young:down on the floor.|flat on the floor, and not done yet.}}
{
- is_sweets:
It was about the sweets. They are kept by the till, {young:just as high as a nose.|and nobody has ever said why they are just as high as {As} nose.}
- is_toy:
It was about the toy. It stood on the bottom shelf, {young:in a box with a window.|in a box with a window in it, and had looked right at {A}.}
- is_magazine:
It was about the magazine. It had a thing stuck on the front, {young:and the thing could spin.|and the thing could spin, and also light up.}
- else:
It was about a thing that somebody had put there, {young:just as high as a nose.|on a shelf as high as {As} nose.}
}
{A} had asked for it nicely, and then loudly. {young:Then {A} had lain down.|Then there was nothing left but to lie down.}
Lying down is easy. But now {A} was there, and everybody had stopped to look. {young:How do you get up again?|What {A} wanted now was to be up again, and for nobody to have seen it.}
{is_wished_place:They had hoped for better things of {wished_place}.} # wished
-> DONE

=== s2
# shot: two
# place: supermarket; day; clear
# action: A lie-front cross; grownup kneel worried before A; heroes lie-front cross; friends stand; neighbour point
# things: shelf; basket; themed; tin on shelf
# people: neighbour(old, she, hat)
{joining}
First {A} tried stopping. {young:It was quiet for a bit.|It got quiet, and for a moment it might have worked.}
“There we are,” said a lady. “All better now!” {young:Then it was not better at all.|After that {A} had to begin again from the top.}
Then {A} tried getting up, a little bit at a time. {young:One knee came first.|First came one knee, as if it were having a rest.} But everybody was looking at the knee. # usual
“Good,” said {grownup}. “Shall we go?” ¶ “No!” said {A}, and took the knee back. # usual
{themed_a} had come along to see the shop, and was now under {As} elbow. # personal
{hinderer_person:“Is {A} ill?” asked {hinderer}, in a very clear voice, so that three more people came to see.} # beat
{hinderer_animal:{hinderer} lay down as well, to be friendly, right across the way to the milk.} # beat
{hinderer_carried:{hinderer} had come down, too, and lay there with both arms out, as if it were catching.} # beat
The floor was cold, {young:and it was hard.|and there was nothing more to say to it.} # usual
-> DONE

=== m1
# aside
# shot: above
# place: supermarket; day; clear
# action: A lie-back cross; grownup walk; heroes lie-back; friends stand
# things: shelf; bread on shelf; cheese on shelf; basket
People say that it is best to walk away. So {grownup} walked away, {young:as far as the bread.|as far as the bread, and looked hard at a loaf.}
{A} shouted for a bit without anybody. {young:It is not the same.|It is not the same, as you have to do both the shouting and the hearing.}
Round the corner came half a head, to see. {young:It went back.|When it saw that it was seen, it went back behind the bread.}
“I am not looking,” said {A}. ¶ “Nor am I,” said the bread. # spare
They kept that up for a time. {young:It was rather far to shout.|Then {grownup} came back with a loaf that nobody had wanted.} # more
-> DONE

=== l1
# aside
# shot: behind
# place: supermarket; day; clear
# action: A lie-front cross; heroes lie-front curious; friends stand; grownup stand
# things: row of 6 shoes; shelf; basket
From down there people are mostly shoes. {young:There were red ones. There were big ones.|Red ones went by, and brown ones, and a pair of wellies in a great hurry.}
Each of them slowed down, and turned its toes. {young:Then they went on.|Then they remembered that they needed butter, and went on.}
There was a pair of very small ones, with a light in the heel. They stopped right in front of {As} nose.
“I did that on {~Monday|Sunday},” said somebody, up above the small shoes. {young:“By the eggs.”|“I did mine over by the eggs.”} ¶ {A} asked how it had gone.
“They carried me out,” said the shoes. {young:“Under one arm.”|“Under one arm, like the newspaper.”}
The lights in the heels went on and off, all the way to the eggs. # more
-> DONE

=== s3
# shot: close
# place: supermarket; day; clear
# action: A lie-front curious; grownup crouch; heroes peek curious; friends crouch
# things: shelf; potato under shelf; crumb
{A} put one cheek on the floor, as it was hot from the shouting. {young:That was nice and cold.|So one eye came to look in under the bottom shelf.}
It was dark in there. {young:Something sat at the back. It was brown and round.|Right at the back, against the wall, sat somebody round and brown, who must have been there for years.}
{A} forgot to shout. {young:“Oh,” said {A}. “There is a potato.”|It just stopped, half-way. “There is a potato,” said {A}.}
“There is not,” said {grownup}. ¶ “Look,” said {A}. # usual
{helper_person:“Where?” said {helper}, and was down on the floor before anybody could ask.} # beat
{helper_animal:{helper} put a nose in under there, and sneezed, and it was clear that somebody was in.} # beat
{helper_carried:{helper} was pushed in a little way, to look, and came out with fluff on.} # beat
So {grownup} got down on both knees, {young:and put one cheek on the floor.|in the middle of the shop, and put one cheek on the floor as well.}
“So there is,” said {grownup}. # usual
-> DONE

=== m2
# aside
# shot: two
# place: supermarket; day; clear
# action: A reach-down curious; grownup reach-down; heroes lie-front; friends crouch
# things: shelf; potato under shelf; bread on shelf; broom
They tried for it with one arm. {young:It was too far in.|{As} arm was thin enough, and too short, and the other arm was long enough, and too thick.}
They tried for it with a long thin loaf. {young:They could poke it. Poke, poke.|With that you could touch it, and it rolled a bit, and lay down on its other side.}
“It does not want to,” said {A}. {young:“It is still cross.”|“Leave it a moment. It will come when nobody is pulling.”}
{pausing} # company
A man came by who works there, with a broom. He did not ask. {young:He lay down, too.|He lay down on the other side, and looked in.} ¶ “That is one of ours,” he said. # more
They all had a look at it, one after the other, and it looked back. # more
-> DONE

=== l2
# aside
# shot: wide
# place: supermarket; day; clear
# action: grownup lie-front laughing; A lie-front laughing; heroes lie-front laughing; friends lie-front
# things: shelf; row of 4 tins; potato; basket
By now there were four people on the floor. {young:The shoes had to go round.|The shoes had to go round by the soap.}
It was quite different with more of you. {young:You could talk down there.|You could lie there and talk, and nobody was looking at anybody from above.}
“I only wanted one,” said {A}, to the potato. ¶ “I know,” said {grownup}. “I wanted to be home by four.”
{young:The potato had wanted a pan.|The potato, it was thought, had wanted to be chips, and look at it.}
“Nobody got it,” said {A}, and that was somehow better than if it had been only one of them. # spare
A tin rolled up, to see what was going on, and was put back. # more
-> DONE

=== s4
# shot: two
# place: supermarket; dusk; clear
# action: L hold proud potato; grownup clap happy; heroes stand happy; friends clap
# things: shelf; basket; bread on shelf
# people: neighbour(old, she, hat)
In the end they got it out with a mop, {young:bump, bump, bump.|and it had grown a {~tail|white beard} in there.}
“Up you come,” said {L}, and held it high, to show it the shop. {young:And {L} was standing!|You cannot do that lying down. So {L} was standing.}
They both were. {young:They had fluff on.|There was fluff on both of them, and nobody could have said who had got up first.} # usual
{
- is_sweets:
The sweets were still there by the till. {L} looked at them, and held on to the potato.
- is_toy:
The toy was still there in its box. “I have not got a hand free,” {L} told it.
- is_magazine:
The magazine was still there. But it could not spin without a battery, and the potato could.
- else:
The thing was still there. But it looked smaller from up here, and it was not round. # usual
}
At the till they paid for the potato. {young:It was four pence.|It was weighed by itself, and came to four pence.} # usual
“Do you need a bag for it?” asked the lady. {L} did not. # spare
{short:At home it was put in a pot, with earth up to the chin, on the sill.}
-> DONE

=== m4
# shot: close
# place: kitchen; dusk; clear
# action: L wash happy potato; grownup hold towel; heroes wash; friends stand
# things: sink; potato; towel; bowl
At home the potato was given a wash. It had needed it.
It had not been down there for nothing. It had two eyes now.
“It should not be eaten,” said {L}. “It has been through a lot.”
So it was put in a pot, with earth up to the chin. It would have the window. # spare
“I was very loud,” said {L}, after a time. ¶ “So was I,” said {grownup}. “Only nobody turned round for me.”
They had pasta. It was from a bag, and had no story. # more
The pot was turned a bit, so that it could see. # more
-> DONE

=== l3
# shot: two
# place: bathroom; night; stars
# action: L wash sleepy; grownup wash calm cloth; heroes wash; friends hold towel
# things: bath; cloth; towel; soap
There was some shop on {L}. It was on the cheek, and in the hair, and on both knees.
It came off in the bath. The water went the colour of floor.
The soap went round it twice, and did not ask. # more
The grown-up knees had it, too. They got the cloth after. # spare
It had been a long day for knees. # more
A voice that has been used a lot is a bit rough. {L} spoke low.
It is nice to speak low. Things come nearer, to hear. # more
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: grownup sit calm; L lie-back sleepy; heroes lie-back; friends sit
# things: flowerpot; window; pillow
The pot stood on the sill. It was dark in there, but it was a good dark, with a bottom to it.
“Next time I will just lie down,” said {L}, “and not shout.”
“You could say that you are looking for potatoes,” said {grownup}. “Then I will know.”
That was agreed. # spare
The pot said nothing. It had earth up to the chin. # more
It could be any time. It did not have to be a potato. # more
The pillow was cool. {L} put one cheek on it. # more
-> DONE

=== l4
# shot: object
# place: supermarket; night; stars
# action: heroes look-up sleepy
# things: shelf; tin on shelf; bread on shelf; broom; moon
The shop was shut. The floor was dry, and there was a lot of it.
Nobody lay on it. It had nothing to do but be flat.
Under the shelf there was a bit of room, at the back. # spare
The tins stood in their row. One of them hummed, it may be.
The lady had got her basket home. She had forgotten the butter. # more
The man with the mop had gone to bed. He slept on his side, as it happened, with one arm out. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit calm; friends sit
# things: flowerpot; window; pillow
You may lie down in a bed. No one looks. # usual
{resting}
{dream} # spare
{L} lay on the back. Then {L} lay on the front, with one arm over the edge. # usual
It was quiet. It was so quiet that you could hear the pot.
“Is it up?” said {L}.
“Not yet,” said {grownup}. “It is lying down.”
It would get up by itself. Nobody was pulling.
{L} had one cheek on the cool side.
“There is a potato,” said {L}, very low. And there was.
Goodnight, {H}. Goodnight, potato.
Goodnight.
-> DONE

=== next_night
Something had come up in the pot overnight, about as high as a thumb, and it was green, and still had some earth on its head.
“There it is,” said {H}. Nobody had said a word to it. Nobody had pulled.
It looked round the room, and it looked at the window. Then it leaned that way, just a bit, like somebody who has seen a thing that they want, and can wait.
-> DONE

=== next_bedtime
On the sill stood the pot. It was taller, and it was asleep.
-> DONE
