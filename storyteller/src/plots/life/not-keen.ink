# about: back-to-school(back to school|back at school|back to nursery|back to preschool|return to school|returning to school|school starts|school again|new term|after half term|after the holiday|after christmas|after easter|after summer)
# also: nervous; sad; school-day; scared; tired; shy; cannot-sleep; patience; new-class
# news: bad
# when: coming
# wants: child
# role grownup: parent = the grown-up with the iron
# kind nervous: nervous|worried|worrying|anxious|scared|dreading|tears|crying|upset|butterflies
# ages: 4-10
# holds: dark(kind)

=== title
{~Not Keen|The Left Shoe Was Not Keen}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: L stand sad; heroes stand sad; grownup hold shirt; friends stand
# things: 1 shoe; rucksack; coat on hook; hook; stairs; mat
{~The holidays were down to the very last bit, like toothpaste, and {H} {young:went on squeezing.|went on squeezing at the end of them.}|It was school again {is_wished_day:{wished_day}|tomorrow}. {H} {was} not keen, {young:not at all.|and had said so to several people.}|“Not keen,” said {H}, when the school bag was brought down. {young:It was about school.|The bag had been up on the wardrobe for the whole of the holidays, and did not look keen, either.}}
{
- is_nervous:
In the middle of {L} something had begun to turn round and round, {young:as it does before school.|as it always does before school.}
- else:
{L} had nothing against school. {young:But home was nice, and it had got nicer.|But there had been bare feet, and late breakfasts, and that is hard to give up.} # usual
}
“I should like one more week,” said {L}, “and then I would be ready.”
{grownup} set out the school things in the hall. {young:There was a bag, and there was one shoe.|There was a jumper, and a bag, and one shoe, the right one.} “Where is the left?” asked {grownup}.
-> DONE

=== s2
# shot: behind
# place: bedroom; afternoon; clear
# action: L crawl curious; heroes kneel; grownup look-through; friends kneel
# things: wardrobe; 1 shoe behind wardrobe; rug; bed; sock
They all looked for the left shoe. {young:It was not in the box for shoes.|It was not in the box for shoes, where you would expect a shoe.}
{joining}
{musing} # personal
{hinderer_person:“Is it this one?” called {hinderer}, and held up a slipper, and then a boot, and then another slipper.} # beat
{hinderer_animal:{hinderer} had been sleeping on the bag, and was not keen on getting up from it.} # beat
{hinderer_carried:{hinderer} was carried from room to room to help, and saw it first, for all we know, but gave no sign.} # beat
{L} found it. It stood under the wardrobe, right at the back, with its nose to the wall.
“It does not want to go, either,” said {L}. {young:“It is not keen.”|“It has not even turned round.”}
It did not come when it was called. {grownup} got it out with a coat hanger, and it had a grey beard of dust. # usual
“Try it on,” said {grownup}. {young:The foot was not keen.|But the foot was not keen. It had been out all the holidays, and had got used to having toes.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: A look-through surprised lunchbox; heroes peek surprised; grownup stand; friends sit
# things: table; lunchbox on table; bottle on table; spoon on table
Then there was the lunch box. {young:{A} shook it. Tick, it went.|{A} shook it, and it went tick, which an empty lunch box has no business to do.}
Inside was something small and brown, {young:with lines all over.|with lines all over its face, and it had a corner to itself.}
“It is a raisin,” said {A}. {grownup} bent down and looked. ¶ {young:“It was a grape,” said {grownup}.|“I did not give you raisins,” said {grownup}. “On the last day it was grapes.”}
So that was how long the holidays had been. {young:It had been a whole raisin.|They had been as long as it takes to make a raisin, with nobody helping.}
It was asked if it would like to come again. {young:It would not say.|It did not say no. It had got very set in its ways.} # more
It was thanked, and put out for the birds, {young:and the box was washed.|and the box was washed twice, and left on its head to think.}
-> DONE

=== l1
# aside
# shot: two
# place: bedroom; afternoon; clear
# action: A pull jumper; grownup kneel; heroes stand; friends sit
# things: bed; jumper on A; mirror; themed on bed
The jumper was next. {young:Over the head it went.|It went over the head all right, and it still knew the name in its collar.}
But it stopped before the hands. {young:It did not reach!|It came down both arms as far as it used to, and there were wrists after that.}
“It has got shorter,” said {A}. {young:“It was sad.”|“It must have been missing somebody.”} ¶ “Or the arms went on without it,” said {grownup}. “They have had all that time.”
They stood {themed_a} on the bed, to compare, and that had not grown at all. # personal
There were two turns at the end of each sleeve, and {grownup} let one of them down. {young:Now it fitted.|It fitted after that, with a dark line round it, to show where the hands had been before.}
“I did that without trying,” said {A}, and looked at the line for some time. # more
-> DONE

=== s3
# shot: two
# place: hallway; dusk; clear
# action: L sit-on-edge stairs; heroes sit; grownup sit; friends sit
# things: stairs; 2 shoe before L; brush; lamp
They sat on the stairs, and the right shoe went on. {young:The left one did not.|The left one went on as far as the heel, and dug it in.}
“It will be lovely,” {L} told it, {young:in a big voice.|in the voice that people use for that.} The shoe just looked at the wall. {young:It did not help.|It had been told that before, and so had {L}.} # usual
{helper_person:“Tell it how it really is,” said {helper}. “I always think that is kinder.”} # beat
{helper_animal:{helper} gave it a long smell, inside and out, and seemed to find a good deal to read in it.} # beat
{helper_carried:{helper} was set down beside it, so that it had somebody on its own side.} # beat
So {L} told it the truth. “There is a loud bell, and in the line you get trodden on.”
“And then?” asked {grownup}. ¶ {young:“Then there is the warm pipe,” said {L}. “And the hole in the fence.”|“Then there is the place by the warm pipe,” said {L}, “and the hole in the fence that you can see a dog through, on some days.”} # usual
“Some days it is peas,” said {L}. {young:“Some days it is cake.”|“Some days it is the cake with the pink on.”} # usual
The shoe had nothing to say to that. {young:But it went on a bit.|But it went on further, by about a toe.} # usual
-> DONE

=== m2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A sit; heroes sit; grownup point at calendar; friends sit
# things: table; calendar; apple on table; lamp; cup on table
“Who said that it had to be now?” asked {A}. {young:They went to look.|So they went into the kitchen, to look at who had said it.}
There it was on the calendar, {young:in blue.|in blue pen, in a square like all the others, and it just said School.}
{is_wished_day:The square for {wished_the_day} was the same size as the rest. {young:It was not big.|You would have thought that it was bigger, from the way that it felt.}|Tomorrow had a square of the same size as the rest. {young:It was not big.|You would have thought that it was bigger, from the way that it felt.}} {A} put a thumb on it, and it was gone.
“There is room in it for tea,” said {grownup}. {young:“You are home by there.”|“They only have you for the middle. This corner here is breakfast, and all of that side is home.”}
{pausing} # company
{A} coloured in the home side, and it was bigger than the other. # more
-> DONE

=== l2
# aside
# shot: wide
# place: garden; dusk; clear
# action: A run happy; heroes run happy; grownup stand; friends run
# things: tree; footprint; hedge; bucket
There was one more thing to be done with no shoes on. {young:{A} ran round the garden.|{A} ran all round the garden on bare feet, by the hedge and back, for the feet to remember.}
They went over the soft bit, {young:and the wet bit.|and over the wet bit by the tap, and over the bit that is all prickles and is done on tiptoe.}
“That was for the first day,” said {A}. {young:Then they ran it again.|“Now I will do one for the next.” So they put by one for each day until the weekend.}
On the path they left feet behind them. {young:They were wet, with toes.|They were wet ones, with all the toes, and they were gone again before {A} came round.}
“How many is that?” called {grownup}. ¶ {young:“All of them!” called {A}.|¶ “Up to Friday,” called {A}. “On Saturday they can do it themselves.”} # more
-> DONE

=== s4
# shot: close
# place: hallway; dusk; clear
# action: L hold surprised shoe; heroes look-up surprised; grownup sit; friends peek
# things: shoe in L.hand; stairs; lamp; mat
Then {L} turned the shoe over, to brush off the dust, {young:and stopped.|and stopped with the brush in the air.}
In the sole sat a little bit of bark. {young:It came from school!|It was the sort that lies under the climbing frame at school.}
“It got stuck,” said {L}. “It has been there {young:all the time!|all the holidays, in the dark!}”
{L} got it out with one finger. It was as long as a bean, and it still smelled a bit of rain. # usual
All the rest of it was at school. {young:All its friends were there.|It had lain next to the same ones every day, and then it was taken off on a shoe, and nobody had told it for how long.} # usual
“I think that it is keen,” said {L}.
It did look {young:keen|rather keen}. “But it can’t get there by itself,” said {grownup}.
“No,” said {L}. {young:“I will have to take it.”|“I know just where it goes. I will have to take it.”}
The left shoe was tried once more. It went on with a small puff, and {L} stood up in it.
-> DONE

=== m3
# aside
# shot: behind
# place: hallway; night; clear
# action: A hold rucksack; heroes stand; grownup kneel; friends stand
# things: rucksack; 2 shoe; mat; coat on hook; hook; lamp
So the bag could be packed. There was not much to go in it. It got the box, the bottle and the hat.
The bark was not put in the bag. It might have thought that it was lost again.
It would go in the pocket, the one with a button. {A} did up the button, and undid it to see, and did it up. # spare
“Are you keen?” {A} asked the bag. ¶ “It is getting there,” said {grownup}. # more
They stood it by the door, so that it could see out.
-> DONE

=== m4
# aside
# shot: two
# place: bathroom; night; clear
# action: grownup wash A; A sit in bath; heroes sit; friends sit
# things: bath; sponge; soap; towel
The feet had a bath, and there was a lot of the holidays on them.
Some of it was brown, and some of it was grass. It came off in the end.
“They were good ones,” said {A}, about the holidays. ¶ “They were,” said {grownup}.
The toes had gone wide, from being out. They were told that it was only for the day. # spare
There was one patch that would not come off. They let it be. # more
-> DONE

=== l3
# aside
# shot: above
# place: bedroom; night; clear
# action: A fold shirt; heroes sit; grownup stand; friends sit
# things: chair; shirt on chair; bed; lamp; 2 sock
They put the clothes out on the chair, the way they would go on. It sat there like a flat sort of child.
It had its arms down. It did not look keen, but it did not look cross.
“You go first,” {A} told it. “I will come in after you.” # spare
The socks hung down in front. They were a pair, for once. # more
{A} put the hands in its lap, one on the other. Then it could wait.
-> DONE

=== l4
# aside
# shot: object
# place: school; night; stars
# action: heroes sleep
# things: climbing-frame; fence; moon
The school was dark, and so was the yard. All the chairs were up.
The pegs had had no coats for a long time. Each one had kept its name. # spare
The moon shone on the climbing frame. Under it lay the bark, as it had lain all along. # spare
In the bark, by the climbing frame, there was a small gap, no longer than a bean.
No one had moved up. They had kept it free.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes sleep; grownup sit; friends sleep
# things: bed; lamp; pillow; quilt; 2 shoe
The shoes stood by the bed, side by side. Both had their toes to the door. # usual
{resting}
{keepsake}
{dream} # spare
The bark had the night off. It lay in the left one, where it was soft. # usual
“Are you keen?” asked {grownup}. ¶ “Not yet,” said {L}. “I am a bit less not.”
That was good enough, for a night. # usual
Out there it was dark. The day was not keen. It stayed where it was.
No one told it that it would be lovely.
It could come when it had slept.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The raisin came back in the beak of a bird, and was put down on the step, rather hard. The bird was not keen on it.
So {H} asked it in, and it was given a saucer of warm water to sit in. By evening it was a good deal rounder. “I could be a grape again,” it seemed to think, “if I had the holidays for it.”
-> DONE

=== next_bedtime
The gap under the climbing frame was filled. It was a very good fit.
-> DONE
