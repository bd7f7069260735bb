# about: own-bed
# also: fear-alone; nervous; scared; cannot-sleep; staying-in-bed; proud
# wants: child
# role grownup: parent = the grown-up with the long legs
# role keeper: toy = a pig called Bramble
# ages: 2-5
# needs: walking
# holds: alone(kind), dark(kind)

=== title
{~Who Is That Bit For?|As Far as the Fourth Duck}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A lie-back curious in bed; heroes peek curious at bed; friends stand
# things: big bed; row of 4 rubber-ducks on bed; pillow
{~“Who is that bit for?” said {H}, {young:and pointed at the end of the big bed.|looking down the big bed, to where it stopped.}|{H} got up on the big bed to try it, {young:and there was such a lot left over.|and there was a surprising amount left over.}|The big bed stood in its place, with a pillow at the top. Up went {H}, {young:and looked for the other end.|and looked about for the other end of it.}}
{is_wished_line:“{wished_line},” was the news in that house.} # wished
There were ducks on the blanket, one under the other, all the way down. {L} lay flat and looked. {young:{L} came to the fourth duck, and there were nine!|There were nine of them, and {L} came to the fourth.}
After that came only bed. {young:How cold it was there! On and on it went.|It was cold down there, and went on and on, with no one in it.}
“It must be for someone else,” said {L}. “And they are late.” # usual
{is_wished_saying:{wished_saying} {L} said that to the far end, where there was nobody to hear it.} # wished
{is_wished_thing:“{wished_thing} had no such bit,” said {L}.} # wished
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: grownup sleep; A pull surprised blanket; heroes carry drum; keeper sit on bed; friends push themed
# things: big bed; blanket on bed; 4 blocks on bed; toy-car on bed
First they tried {keeper_a}. {young:{keeper} went down to the very end, and it was nice, but it only filled one duck.|{keeper} filled the far end very well, as far as one duck goes.}
So in went a digger, and the drum, and a box of bricks. {young:They all rolled into the middle, and the digger was under {L}.|It was full up then, but everything in a bed rolls to the middle, and {L} lay on the digger.} # usual
{themed_a} was put in last of all. It took up hardly any duck. # personal
{joining}
{hinderer_person:“I can be that bit,” said {hinderer}, and got in at the bottom, and the whole blanket came out.} # beat
{hinderer_animal:{hinderer} went in at the bottom, and walked up underneath, and came out by the pillow.} # beat
{hinderer_carried:{hinderer} was put on the seventh duck, and looked so far off that it could not be borne.} # beat
Next they tried {grownup}. That was the right size! The head was at the top, and the feet came out over the ninth duck.
But then {grownup} took the pillow, and the blanket as well, {young:and said “just a minute”, and snored.|and shut both eyes for just a minute, and {L} had one corner, and a bit of duck.}
-> DONE

=== m1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A tuck-in happy umbrella; heroes carry scarf; friends carry umbrella
# things: big bed; umbrella in bed; 4 scarves; chair
Perhaps the bit was for something long. They thought of {~an umbrella|a broom}, {young:and tucked it in, and it lay there with its handle on the pillow.|and tucked it in, and it looked as if it were not well.}
“Is it for you?” {L} asked it, quite near. {young:No answer came, and half the blanket was gone.|No answer came, and it had taken its half with no cuddling at all.}
The chair was too fat. {young:The bath was the right size, but it would not come off the floor.|The bath had the length, but it was fixed to the floor, and would not hear of it.}
{pausing} # company
Then they put in all the {~scarves|ties}, in a row, from the top to the bottom. It was the longest person yet, {young:but it had no middle.|but there was not much in it to talk to.}
“You may snore a bit,” {L} said to the top one, but it had no idea how. # more
-> DONE

=== l1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A pull laughing grownup; grownup yawn; heroes pull grownup; friends clap
# things: rubber-duck; pillow
{grownup} had to be pulled out by the arms. {young:One, two, three, and out came all of it, with a duck on one cheek.|It all came out a bit at a time, like something out of a tent bag, with a duck on one cheek.}
“You have one of your own,” said {L}. {young:“It has a dip in it.”|“It is next door, and it has your dip in it.”}
It was true. {young:{grownup} went off to look, and came back and said so.|{grownup} had only been seeing to the springs.}
So the bit was not for {grownup}, and not for the {~bath|chair}. {young:For someone, though, and it was nearly bedtime!|Whoever it was for, they had better be quick, because it was nearly bedtime.}
The bed had got warm at that end, though, and it stayed warm for quite a time, the way a chair does, and then it got cold again.
-> DONE

=== s3
# shot: above
# place: bedroom; dusk; clear
# action: A hold surprised pyjamas; heroes point at A; friends pull pyjamas
# things: pyjamas in A.hand; drawer; mirror
Then it was time for pyjamas. In the drawer lay last year’s, the ones with the boats, and {L} got in at the top.
{helper_person:“Stand up straight,” said {helper}, and pulled down the one leg, and the other one, and let go.} # beat
{helper_animal:{helper} smelled the sleeve, and then the arm that came out of it, and knew them both.} # beat
{helper_carried:{helper} was held up against {L}, to see which of them it was that had changed.} # beat
The arms came out, and kept on coming. {young:The trousers stopped at the knee, and there was a lot of leg left over.|The trousers gave up at the knee, and from there on it was all leg.}
“That is where I stopped,” said {L}. {young:“I was only as big as this!”|“Last year I came to here.”}
So where had the rest of {L} come from? {young:Last year it was not there, and now it was.|Nobody had put it on with a spoon, and no one had heard it arrive.} # usual
{L} looked at the knees. {L} looked down the bed, past the fourth duck. And then it was plain.
“That bit is for me,” said {L}. “It is for the rest of me, that has not come yet.”
-> DONE

=== m2
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A lie-back happy in bed; heroes point at sock; grownup look-up surprised; friends kneel
# things: big bed; sock on bed; row of 4 rubber-ducks
They did it all again, to see. {L} lay down flat, {many:and {B} put a thumb on the place|and they put a {~sock|brick} on the place}. {young:Four ducks, and a bit of beak.|It was four ducks, and some of the beak of the next.}
“That is odd,” said {grownup}. “You did not have that beak at {~breakfast|lunch}.”
{young:{L} felt about with a toe. That bit was new, and still cold.|{L} felt about with a toe. Very likely it had only just come, for it was still a bit cold.}
“How does it get in?” asked {L}. {young:“In the night,” they said. “It does not knock.”|They thought that it came in the night, from the feet, when they had been left alone for a while.}
-> DONE

=== l2
# aside
# shot: wide
# place: bedroom; dusk; clear
# action: A point proud at bed; heroes blow; grownup look-up; friends sit
# things: big bed; row of 5 rubber-ducks on bed; bus
“When I come to the fifth duck,” said {L}, “I can {~do up my coat|pour the milk}.”
That seemed right. The sixth duck was for {young:a tooth that wobbles, and for the {~bell|light}, without a stool.|teeth that wobble, and for reaching the {~bell|light} without a stool.}
“At number seven I can whistle. {young:And at number eight I have a bus, and you can all get on.”|At number eight I have a bus, and you can all get on.”}
“And at nine?” they asked. {L} looked at that one, a long way down. {young:The ninth duck had one eye shut, and looked right back.|The ninth duck had one eye shut, and had plainly seen a good deal.}
“At nine I shall come and tuck you in,” said {L}.
-> DONE

=== m4
# shot: two
# place: bedroom; dusk; clear
# action: A push happy drum; heroes sweep; grownup carry umbrella; keeper sit on bed; friends carry blocks
# things: big bed; drum; broom; spoon
So out it all had to come. {young:Out went the digger, and out went the drum, and out went all the bricks.|There is no sense in keeping a place for your legs, and having a drum in it.}
They found a spoon, and the place was not for the spoon. They swept out the crumbs. They smoothed it flat, from the fourth duck down, {young:and it was as flat as a pond.|so that there should be nothing there to trip up a knee.}
“Come when you like,” {L} told the end of the bed. # spare
But {keeper} could stay. {young:So big a place has to be kept, so that no one sits on it.|When a place is being kept, there has to be a person on it, or it gets taken by a cat.}
One raisin was found by the sixth duck, and nobody knew whose legs it was for. # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: A lie-awake happy; keeper sit on bed; grownup stand; heroes sit; friends sit
# things: bed; pillow
So the bed was made, with all the ducks the right way up. {L} got in at the top. {keeper} sat on the fifth duck, to keep the place.
“Will you be all right on your own?” said {grownup}. “I am just the other side of this wall.”
“I’m not on my own,” said {L}. “There is some more of me coming.”
They tried the wall, all the same. Knock, went {L}. Knock, went {grownup}, on the other side. # usual
The wall was a good one. It worked. # usual
-> DONE

=== l3
# shot: behind
# place: bedroom; night; stars
# action: A carry sleepy pyjamas; grownup pull drawer; heroes yawn; friends sit
# things: pyjamas; drawer; keeper
The boats went back in the drawer, with their arms in. They had been good boats, and they had got small.
They would do for some other knees. They would do for {keeper}, with a tuck, and a hole for the ears.
“Was I cross, when I was that long?” said {L}.
“Now and then,” said {grownup}. “There was less of it.”
-> DONE

=== m3
# shot: above
# place: bedroom; night; stars
# action: A stretch sleepy on bed; keeper sit calm on bed; heroes lie-back; friends sit
# things: big bed; lamp
{L} put one foot down to the fifth duck, to see. Cold! So it came up again, and sat on the other foot. # spare
There was no need to go there yet. For now it could just be there.
This was the warm bit. Down there was the bit that was still to come.
{keeper} looked after it. {keeper} did not say a word, and the place did not go away. # spare
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: wall; drum on shelf; shelf; broom
On the other side of the wall the big bed creaked. Its own dip was full.
Knock, went the wall, quite softly, only to say.
The drum was on the shelf. The {~broom|chair} stood in its place. They had tried.
The digger had the mat, and was the right length for it. # more
Knock, went {L}, but by now more of a pat. # spare
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; keeper sleep; heroes sleep; friends sit
# things: wall
The lamp was low. It lit the top ducks.
{resting}
{dream} # spare
“One duck,” said {L}. “Two. Three. Four.” Then there was {keeper}. # usual
The rest was for later. You could not see the last duck, but it was there. # usual
Knock, said the wall.
And in the night, down by the fourth duck, a bit more of {L} came. It was very small. It did not wake a soul.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Before breakfast {A} lay down flat, to see how far it had got. It was four ducks, and all of the beak.
They worked it out on the back of an envelope. At a beak a night it would be the ninth duck by the spring, and by the summer there would be a foot in the hall. The duck with one eye shut had been listening. It had opened the other.
-> DONE

=== next_bedtime
Four ducks, a beak, and then the place that was being kept.
-> DONE
