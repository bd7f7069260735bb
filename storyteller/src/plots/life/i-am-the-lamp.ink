# about: fear-dark(power cut|power went|power is out|power was out|power off|no power|electric|load shedding|load-shedding|loadshedding|nepa|blackout|outage|lights went|light went|took the light|torch); ordinary-day(load shedding|load-shedding|loadshedding|power cut|power went|no power|electric|blackout|outage); play(torch|power cut|electric|load shedding); cannot-sleep(outage|power cut|blackout|electric|load shedding); bad-day(power cut|power went|no power|electric|load shedding|blackout|outage); weather(power cut|power went|no power|electric|blackout|outage); scared(power cut|power went|electric|load shedding|blackout|outage); food(torchlight|by torch)
# also: fear-dark; scared; bravery; play; ordinary-day; food; weather; happy; funny; person; thing; place
# kind load: load shedding|load-shedding|loadshedding
# wants: child
# role grownup: parent = the grown-up with the pan
# ages: 3-10
# needs: hands
# holds: dark(kind), shadow(kind), dog(kind)

=== title
{~I Am the Lamp|Lamp to the Table, Please}
-> DONE

=== s1
# shot: wide
# place: kitchen; night; clear
# action: A hold proud torch; grownup hold pan; heroes stand; friends stand
# things: table; fridge; drawer; bowl on table
{~“Clunk,” said the fridge, and then it did not hum any more, {young:and {H} could not see a thing.|and {H} sat at a table that was not there.} {is_load:It was load-shedding.|The power was off.}|All at once the whole kitchen was gone, and {H} {was} still in it. {is_load:It was load-shedding|The power was off}, {young:and it was dark.|and it was dark from the ceiling to the floor.}|“Who has taken the table?” asked {H} in the dark, {young:and felt for it.|and felt for it, and there it was, with the butter on.} {is_load:It was load-shedding.|The power was off.}}
{grownup} went past the spoons and past the string, by feel, {young:and found a torch.|and came back out of the drawer with a torch.}
“Somebody has to be the lamp,” said {grownup}. “I need my hands for the supper.”
“I am the lamp,” said {A}, {young:and took it with both hands.|and took it with both hands, and the kitchen came back, one round piece of it.}
Where the lamp looked, there was a bit of house. {young:Where it did not look, there was none.|Where it did not look, the house had to wait for its turn.} # usual
-> DONE

=== s2
# shot: two
# place: kitchen; night; clear
# action: A hold torch; grownup stir pot; heroes stand; friends sit
# things: table; pot; bread on table; butter on table
{joining}
{musing} # personal
“Lamp to the table, please,” said {grownup}. ¶ “Coming,” said the lamp, {young:and there was a table.|and there was the table, with the bread on.}
“Lamp to the pot, please.” {young:There was a pot, and there was no table.|Now there was a pot, and an arm that stirred it, and the table had gone out.}
{hinderer_person:{hinderer} had just found the butter when the lamp was called away, and had to do the rest by heart.} # beat
{hinderer_animal:{hinderer} saw a round thing run over the floor, and ran after it, and very nearly had it twice.} # beat
{hinderer_carried:{hinderer} sat still, but had such a big shadow on the wall that they all said good evening to it.} # beat
It was hungry work. The lamp had some bread, {young:and the kitchen went up and down with every bite.|and for as long as it chewed, the whole kitchen went up and down.} # usual
“Can the lamp hold still?” asked {grownup}. ¶ “It has a crust,” said the lamp. # usual
-> DONE

=== m1
# aside
# shot: behind
# place: kitchen; night; clear
# action: A point laughing; grownup hold spoon; heroes point; friends look-up
# things: wall; spoon; fork; torch
There was a second supper on the wall, {young:and it was black, and as big as a horse.|behind the first one, and everything in it was black, and as big as a horse.}
A spoon went by up there. {young:It could have been a boat.|You could have rowed home in it.} A hand came after it, with fingers like trees.
{grownup} bent over the plate, {young:and there was a nose!|and on the wall there was a nose that went as far as the door, and had to turn the corner.}
“Is that mine?” asked {grownup}. {young:¶ “It is, when I stand here,” said the lamp.|¶ “It is from here,” said the lamp. “From over there it is quite small.”}
It was the fork that they liked best. It had a whole wood on the end of it. # more
The big ones ate what the small ones ate. {young:They took bigger bites.|They took bigger bites, and made no noise at all, and left nothing over.} # more
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; night; clear
# action: A listen curious; grownup listen; heroes listen; friends sit
# things: fridge; tap; drop under tap; clock; torch
“Listen,” said {A}. {young:The fridge said nothing.|They had not known that the fridge had been talking all the time, until it left off.}
Under the hum there had been other things. {young:There was a tap. Plip.|There was a tap that said plip, and had been saying it, most likely, since the summer.}
There was a clock, two rooms off. {young:There was a pipe.|There was a pipe with a small cough, and a stair that made itself comfortable.}
And far away there was somebody who sang, {young:next door.|through the wall, who had thought for years that nobody could hear it.}
It was about a boat, or else about a coat. # more
“It is quite good,” said {A}, {young:and lit the wall.|and turned the torch on the wall, so as to hear it better.}
They clapped at the end, but not very loud. {young:It stopped.|It stopped, and then there was a second verse.} # more
-> DONE

=== s3
# shot: above
# place: living-room; night; clear
# action: A look-through curious window; grownup stand; heroes peek; friends stand
# things: window; torch; sofa; themed
Everybody wanted the lamp. “Lamp to the stairs!” they called, and “Lamp to the sink!”
{young:It went to and fro, to and fro.|There had never been so much to do for one lamp.} # usual
{helper_person:“This way, lamp,” said {helper}, and walked ahead, and felt for all the corners with one toe.} # beat
{helper_animal:{helper} could do it without, and went in front each time, so that there was a tail to go by.} # beat
{helper_carried:{helper} was held up in front, to be bumped first, and was ever so good about it.} # beat
{themed_a} was looked for and found, only because it had been at the edge of something else. # personal
On the way the lamp went past the window. {young:The street was dark, all of it.|There were no street lamps out there, and no lit windows, and hardly any street.}
But in the house across the way, something small and round ran up a wall. {young:It was a lamp!|It went along a ceiling, and stopped, and was called away.} # usual
“Somebody is it there, too,” said {A}, and made the torch go up and down. {young:The other one went up and down.|There was a pause. Then the other one went up and down as well.}
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; night; clear
# action: grownup wash plate; A hold torch; heroes hold towel; friends stand
# things: sink; 3 plate; bubble; towel
Then there was the washing up. {young:{grownup} washed, and the lamp lit the plates.|{grownup} washed by ear, and each plate was held up to the lamp, and turned, and passed.}
“There is a pea,” said the lamp. {young:There was.|It was a very good lamp, and nothing got by it.}
A bubble went up through the light, {young:and it had a tiny kitchen in it.|and in it there was a kitchen, with a window, and a very small lamp looking in.}
{young:Pop! That kitchen had gone out, too.|Then it burst, and so their power had gone as well.}
{pausing} # company
The lid of the pot came last. They both looked into it, and there were two round faces in there, and a light. # more
“The lamp may dry a spoon,” said {grownup}, “if it can do that with its other hand.” # more
-> DONE

=== l2
# aside
# shot: wide
# place: garden; night; stars
# action: A look-up surprised; grownup look-up; heroes look-up; friends look-up
# things: house; door; fence; 6 star
They went out by the back door, to see how far it went. {young:It went all the way.|It was off at number nine, and it was off down the hill, and there was no end to it.}
“Now put the lamp out,” said {grownup}, “for one minute.” {young:Click.|{A} had to think about that. Click.}
And there they were. {young:There were more stars than you can say.|There were stars all over, right down to the chimneys, big ones, and small ones, and a sort of flour in between.}
One of them moved, and that was a plane. It had its lights on, too, and was on its way to somewhere with power. # more
“Have they got power?” asked {A}. {young:¶ “They have never been cut off,” said {grownup}.|¶ “They have,” said {grownup}. “I have not heard that they were ever cut off.”}
“They are there every night,” said {grownup}. “It is only that we are on.” # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: grownup hold torch; L stand happy; heroes sit; friends sit
# things: bed; pillow; rug
At bedtime {L} was the lamp. It lit the teeth, and it lit the pyjamas. {young:It lit the way to bed.|It lit all those feet up the stairs, and found the other slipper.}
“Now we have everybody,” said {grownup}, and counted what there was to see. {young:“No. There is one missing.”|“No, we do not. There is one missing.”} # usual
{L} looked round with the torch, in every corner. {young:“Who?” asked {L}.|“They are all here,” said {L}. “Who is it?”}
“I have not seen {L} all evening,” said {grownup}. “I have heard the lamp. I have seen the whole house. But not {L}, not once.”
It was true. A lamp is always on the dark side of its light. # usual
So {grownup} took the torch, and turned it round, {young:and there was {L}.|and there, in the middle of the round, was a nose with butter on it, and two eyes, and all of {L}.}
“There you are,” said {grownup}. “I did miss you.”
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; night; clear
# action: grownup hold torch; L lie-back happy; heroes lie-back; friends sit
# things: bed; quilt; pillow
“Stay on me a bit,” said {L}. It was nice, to be lit.
{grownup} lit one hand, and then the other. They were both there. # spare
The feet were there, at the end. They were lit, and they went in. # spare
“I did not know that I was so far down,” said {L}. # more
Then {grownup} lit the knee with the plaster. It was better since the day before. # more
One ear had been lying in the dark, next to the pillow. It was lit, too. # more
That was all of {L}. It had been kept quite well, in the dark.
-> DONE

=== l3
# aside
# shot: behind
# place: bedroom; night; clear
# action: L look-through sleepy window; grownup stand; heroes lie-back; friends sit
# things: window; curtain; torch; bed
There was one more thing to do. {L} held the torch to the window, and made it go down, and up.
They had to wait. Then there was a small, round light over there.
It went down, and up. It was in a bed, too, from the look of it. # spare
“That lamp is tired,” said {L}. # spare
It went down once more, and it did not come up. # more
Somebody over there had been it all evening, too. # more
“Goodnight, lamp,” said {L}. You could not hear it from there.
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit; heroes lie-back; friends sleep
# things: bed; quilt; torch on rug; rug
They stood the torch on the rug, on its end. It looked at the ceiling, and made a moon there.
“It can be the lamp now,” said {L}. “I will be in bed.” # spare
“You were a good one,” said {grownup}. “You came when you were called.” # spare
It was a soft sort of moon, with a ring. # more
A moth came to have a look at it, and sat down next to it, up there. # more
It did not have to be held. It did not have a crust.
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: fridge; table; tap; drop under tap
In the kitchen it was dark. The fridge stood there, and had a rest.
It did not have one as a rule. It had hummed since it was new. # spare
Plip, said the tap. It was good to be heard. # spare
The table was there. It was there all the time, lit or not. # more
At some point in the night it would say clunk, and hum. There was no hurry. # more
The clock went on, two rooms off. It did not need any power. It had a key. # more
Next door someone sang, very low.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; pillow; quilt; torch on rug; rug
The torch stood on the rug, and there was a moon on the ceiling.
{resting}
{keepsake}
{dream} # spare
“Lamp to the pillow, please,” said {grownup}, very low.
“Coming,” said {L}.
It was warm. It was quiet. # usual
First one eye went out. Then the other one went out.
But you could still see who it was.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
“Clunk,” said the fridge, and hummed, and the kitchen was all there at once, from wall to wall, with nobody holding it.
{A} looked at the lamp on the ceiling. It shone on the table, and the pot, and the sink, all at the same time. “It does not even have to be called,” said {A}. But it had a hard time of it with the other slipper, and that was found by somebody with a torch.
-> DONE

=== next_bedtime
The torch lay in the drawer, past the spoons and past the string. You could find it by feel.
-> DONE
