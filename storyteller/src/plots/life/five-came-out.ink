# about: hurt(broke|broken|fracture|fractured|cast|plaster cast|in plaster|plastered|sling|crutch)
# also: doctor; hospital; bravery; sad; frustrated; bored; tired
# news: bad
# kind leg: leg|legs|crutch*|knee|foot|ankle|toe|toes|shin|heel
# wants: child
# role grownup: parent = the grown-up with the pen
# ages: 3-10
# needs: hands
# holds: dark(kind), hurt(kind)

=== title
{~Five Came Out|Knock, Knock}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; clear
# action: L sit sad; heroes sit; grownup hold pen; friends sit
# things: sofa; cushion beside L
{~It was as hard as a table, {is_leg:and there was a leg in it.|and there was an arm in it.} {H} sat on the sofa and knocked, {young:and nobody said come in.|to see if there was an answer.}|“Six weeks,” said {grownup}. {H} looked at the cast, {young:which was very white and hard.|which had been soft at the hospital, and was now like the side of a boat.}|The cast had a top and a bottom, {is_leg:and out of the bottom came five toes.|and out of the end came five fingers.} {H} looked at them, {young:and they looked tired.|and they looked as if they had been on a train.}}
{joining}
{is_leg:The leg was broken, inside, where it does not show.|The arm was broken, inside, where it does not show.} {young:It had to lie still.|A bone mends by itself, if everybody lets it, and it takes as long as it takes.}
{is_wished_line:“{wished_line}.” {L} said it to whoever asked, and a good many had.} # wished
{is_wished_person:It had been told to {wished_person} first.} # wished
It had a colour, and {L} had been asked which. {young:It was the best one.|There had been four to choose from, and one of them was brown.} # usual
“What does it do in there, all day?” asked {L}.
“It mends,” said {grownup}. {young:“That is work.”|“It looks like nothing, and it is work.”} # usual
{L} would have liked to see it. {young:But there was no door.|But there was no door in it, and no window, and nobody was to make one.} # usual
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: L eat worried bread; grownup point at L; heroes point laughing; friends eat
# things: table; bread on plate; plate on table; butter on table; spoon on table
So it was all up to {is_leg:the other foot|the other hand}, and that one had never been in front before.
{is_leg:It had to be first down, and first up. {young:It shook.|It stood there all alone, and you could see it thinking.}|It tried the bread. {young:The butter went on the thumb.|It put the butter on the thumb, and on the plate, and some on the bread.}}
{young:“I can’t do it with this one!” said {L}.|“This one does not know anything,” said {L}. “It has only ever held things down.”}
{is_leg:“It has only ever come along,” said {grownup}.|“It did the zip on Monday,” said {grownup}. “I saw it.”} # usual
{is_leg:A boot went on at one side, and at the other a sock with the end cut off.|A sleeve had been cut up to the elbow, so that it went over.} {young:It was a good big hole.|It was an old one, and had seen worse.} # usual
{themed_a} was what it picked up in the end, and that went quite well. # personal
{hinderer_person:“I will do it,” said {hinderer}, and had done it, before anybody could say that it had wanted to.} # beat
{hinderer_animal:{hinderer} saw to the butter, wherever it had got to, and had to be thanked.} # beat
{hinderer_carried:{hinderer} was put on the cast, since it was so flat, and slid off twice.} # beat
{is_loved:“It will have to learn about {loved},” said {L}. “The other one did all that.”|{musing}} # personal
{is_leg:{L} looked down at the cast.|{L} looked along the cast.} “It is missing everything,” said {L}. “Nobody is telling it.”
-> DONE

=== m1
# aside
# shot: close
# place: living-room; afternoon; clear
# action: grownup write calm at L; L sit happy; heroes point; friends sit
# things: sofa; pen
Everybody wanted to write on it. {young:Somebody made a fish.|It is not often that you may write on somebody who is sitting down.}
{grownup} put the name on, in case it was left on a bus. {young:“I can’t leave it,” said {L}. “It is on me.”|“How could I leave it on a bus?” asked {L}. “You never know,” said {grownup}.}
{many:{B} drew a boat, and it had to sail round to the back.|Somebody drew a boat, and it had to sail round to the back.}
The lady from over the road wrote a whole line, and nobody could read it, but it was kindly meant. # more
The best place was the top, and it was kept for somebody who had not come yet. # more
A very small dot was left over. It was where the pen had been put down to think. # more
They gave the dot some legs, and it was an ant, and had somewhere to go. # more
{pausing} # company
-> DONE

=== l1
# aside
# shot: behind
# place: bathroom; afternoon; clear
# action: grownup hold bag at L; L stand laughing; heroes stand; friends peek
# things: bag; towel; bath
It must not get wet. {young:So it wore a bag in the bath.|So for the bath it was put into a bag, and tied, like something to be sent on.}
{L} sat in the water, {is_leg:with one leg up on the side.|with one arm up, as if there was a question.}
“Yes?” said {grownup}. {young:But there was no question.|“I have not got one,” said {L}. “It is only the bag.”}
“What does it smell of?” asked {grownup}. ¶ “Of bread,” said {L}. It had been a bread bag. # more
The duck went round it, the long way, and came back without a word. # more
The bag said something each time it moved. It was a crackle. # spare
{is_leg:The dry one lay there like a guest.|The dry one stayed up, like a guest who will not sit.} They dried it all the same, with the corner of the towel. # more
-> DONE

=== s3
# shot: close
# place: living-room; dusk; clear
# action: L whisper curious at pillow; heroes listen; grownup sit calm; friends listen
# things: sofa; pillow before L; lamp
Then it began to itch. {young:It was in the middle, where no one can get.|It was right in the middle, where there is no getting at it, and it was a long way in from both ends.}
{young:It itched and itched. It did not stop.|It did not stop when you looked at it, and it did not stop when one looked away.} # usual
“Nothing is to be poked down there,” said {grownup}, {young:“not ever.”|“not a pencil, and not a spoon, and not a knitting needle.”}
{helper_person:“You could think of it somewhere else,” said {helper}, and scratched the sofa, in the same place.} # beat
{helper_animal:{helper} lay down along it, and was heavy, and that was something.} # beat
{helper_carried:{helper} was rubbed on the outside of it, round and round, just there.} # beat
{L} was cross, and banged on the cast. Knock, knock. {young:“Are you there?” said {L}.|“What is it now?” said {L}, into the top.}
And at the other end, something moved. {is_leg:It was a toe.|It was a finger.}
{young:Then there were five of them!|Then it was all five, and they went up and down, one after another, as people do at a window.}
“It heard me,” said {L}. {young:“It said hello!”|“There is somebody in.”}
-> DONE

=== m2
# aside
# shot: two
# place: living-room; dusk; clear
# action: L point happy; grownup listen; heroes point laughing; friends sit
# things: sofa; lamp; cushion
So it could be asked things. {young:One was yes. Two was no.|It was settled with it: one was for yes, two was for no, and all five was for that it could not be said.}
“Does it hurt?” asked {L}. Knock, knock. {young:Two came up.|There was a wait, and then it was two.}
“Are you bored?” {young:One came up.|One came up so quickly that nobody had to wait.}
“Would you like to know what there was for lunch?” asked {grownup}. {young:All five!|All five were in the air before the end of it.} # spare
“Is it dark in there?” asked {L}. It was two. It was quite nice, then. # more
“Do you know what day it is?” It did not, so they told it that as well. # more
They told it. It was soup. It took that quite well. # more
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: L hold proud spoon; grownup clap; heroes sit; friends sit
# things: table; spoon; cup on table
{is_leg:The other foot had learned to wait. It had never waited before.|The other hand had learned the spoon. It went in by the side door, but it went in.}
{young:“Look at that one go,” said {grownup}.|“A week ago that one could not have found the soup,” said {grownup}.}
{is_leg:It stood on one tile, and did not fall off.|It drew a house. The house leaned, and so did the smoke.} {young:It was very good.|It was not bad at all for somebody who was new.}
It could not do a bow. It held its side of one, and {grownup} did the other, and so that was a bow. # more
It was shown to everybody who came to the door, and one of them had only brought a parcel. # more
“We had better tell the one inside,” said {L}. “It will want to know who is doing its work.” # spare
Knock, knock. It was told. It lay quite still, and thought about that. # more
-> DONE

=== s4
# shot: two
# place: living-room; dusk; clear
# action: L whisper happy at grownup; grownup listen calm; heroes sit; friends sit
# things: sofa; lamp; book
After that it was told everything, once in the morning and once at night.
{young:It was told about the butter. It was told about the rain.|It was told who had come, and what they had drawn, and that the butter was getting better.} # usual
{is_wished_thing:It was told about {wished_thing}, too.} # wished
{is_wished_place:It had not heard about {wished_place} yet, so that was told from the beginning.} # wished
{is_leg:“The other foot did all the stairs,” said {L}, down at the toes.|“The other hand did the zip,” said {L}, down at the fingers.} # usual
One moved. It only meant yes. # usual
And when the itch came, {L} knocked twice, {young:and it knocked back.|and felt it answer, and by then the itch had forgotten where it was.} # usual
“How much is it, still?” asked {L}. ¶ {grownup} drew a snail at one end of the cast, and a leaf at the other. “It is as far as that,” said {grownup}. {young:It was a long way.|“It is not fast, a snail, and it has always got there.”}
-> DONE

=== m3
# shot: above
# place: bedroom; night; clear
# action: grownup fold pillow at L; L lie-back sleepy; heroes lie-back; friends sit
# things: bed; 2 pillows on bed; lamp
At night it had a bed of its own. It was a pillow, on the blanket.
“A bit higher,” said {L}. “It likes to see.” # spare
It was put a bit higher. It was put on its side. # more
It was heavy, and lay where it was put. # more
{grownup} tucked it in up to the ant. # more
The ant did not mind. It had been on its feet all day. # more
The other pillow was for the head. There were two of them now. # more
“Is it warm enough?” ¶ One moved. It was. # spare
-> DONE

=== m4
# shot: behind
# place: bedroom; night; clear
# action: L look-up sleepy at window; heroes lie-back; grownup sit
# things: window; bed; pillow
There was a light in the window over the road. Then it was off.
“Somebody is in there,” said {L}, “and you can’t see.” # spare
“That is so,” said {grownup}. It was said quite low. # more
A bone does most of it at night. It has the time then. # more
It does not want to be looked at. It only wants to be let. # more
The moon came past the roof. It looked in, and went by. # more
The bed was warm at the sides. It was warm in the middle. # more
-> DONE

=== l3
# shot: two
# place: bedroom; night; clear
# action: L yawn sleepy; grownup stroke L; heroes lie-back
# things: bed; pillow; lamp
Then the other one had to be put to bed as well.
It had done the day. It was warm, and smelled of bread. # spare
“Well done,” said {grownup}, and shook it. # more
It went in under the blanket. It was tired all over. # more
Nobody had ever said well done to it before. # more
It kept hold of a corner. It had got used to holding. # more
In the morning it would do the spoon again. # more
-> DONE

=== l4
# shot: object
# place: living-room; night; clear
# action: heroes sleep
# things: sofa; pen; cushion; cup
The pen was on the sofa. It had its lid on.
The bag was on the tap. It had stopped its crackle. # more
The cup was on the table, on the wrong side. # more
It would stay on that side for a while. # more
It was quiet in there. Everything was let be. # more
The cushion had a dent. It was where the knocking had been. # more
Out in the hall hung the coat. One sleeve was waiting. # more
-> DONE

=== s5
# shot: close
# place: bedroom; night; clear
# action: heroes sleep; grownup tuck-in calm blanket; friends lie-front sleepy
# things: bed; pillow; lamp
{H} lay in bed. The lamp was low.
{resting}
{dream} # spare
“What does it do in there, all night?” said {L}.
“It mends,” said {grownup}. # usual
“Does it sleep?” ¶ “It takes turns,” said {grownup}. # spare
Knock, knock. It was a very soft one.
They waited. It was slow. # usual
Then five came out, at the end. One, and two, and then the rest. # usual
They stayed up a little. Then they lay down. # spare
It was in, and all was well.
The lamp went off. It went on mending.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the snail had moved. {A} was nearly sure of it. It had gone as far as the ant, and somebody had drawn a leaf there, in green, so that it should have something for the road.
Knock, knock. Five came out, and had a look.
“It will be there by the time we are,” said {A}, and they all had toast, with the butter very nearly in the middle.
-> DONE

=== next_bedtime
Knock, knock, it went, once more, quite low. Somebody was in.
-> DONE
