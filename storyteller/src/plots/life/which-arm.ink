# about: gentle-hands(hit|push|shov|kick|slap|smack|punch|thump|whack); sorry(hit|push|shov|kick|slap|smack|punch|thump|whack)
# also: sorry; angry; sad; sharing; quarrel; embarrassed; frustrated; jealousy; school-day; play
# news: bad
# wants: child
# role other: sibling, somebody, person = a boy called Ned
# role grownup: parent = the grown-up with the laundry
# kind push: push*|shov*|knocked
# kind kick: kick*
# ages: 3-9
# needs: speaking
# names: Ned | Wilf | Gil
# holds: quarrel(kind), dark(kind)

=== title
{~Which Arm?|The Peas, the Spoon and the Flannel}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; clear
# action: L stand worried; other sit sad on rug; heroes stand surprised; friends stand; grownup hold towel
# things: rug; wooden-train; sofa; basket
{~There was a railway on the rug, and {H} had built it. Then there was a bump and a howl, and the howl was {other}.|{H} looked up from the railway, and so did everybody else. “Ow!” said {other}.|The railway went all round the sofa, and {H} had laid the last piece. It had been a good afternoon until then.}
{
- is_push:
{L} had pushed {other}. {young:It was a hard push, and {other} sat down on the bridge.|It was a push with both hands in it, and {other} had sat down on the bridge, elbow first.}
- is_kick:
{L} had kicked {other}. {young:It was a hard kick, and it was on the elbow.|{other} had been kneeling by the bridge, and the kick had got an elbow.}
- else:
{L} had hit {other}. {young:It was a hard hit, just over the elbow.|It was a hard one, just over the elbow, with the hand flat.}
}
It had been about {is_wished_thing:{wished_thing}|the red engine}. {young:Now nobody was playing with {is_wished_thing:{wished_thing}|the engine} at all.|Nobody was so much as looking at {is_wished_thing:{wished_thing}|the engine} now.} # usual
“{L},” said {grownup}. “That arm is hurt. See what can be done, please.”
What {L} wanted was for the last minute to go away. {young:It did not go.|It stayed where it was.}
{is_wished_place:“This is how it was in {wished_place},” said {L}. “It comes before I know.”} # wished
“Sorry,” said {L}, {young:to the rug.|rather fast, and to the rug.} There was no answer.
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: L carry worried bag; heroes look-through fridge; friends stand
# things: fridge; bag; table; themed
{L} ran to the kitchen. Bumps like cold things, {young:and the peas are the coldest.|and there is nothing colder in the house than the peas.}
{joining}
Back came the whole bag of peas, and was laid on the arm. ¶ “It is the other arm,” said {other}.
The peas were moved over. ¶ “Too cold,” said {other}. {young:The peas were pushed off.|The peas were slid off on to the rug.} # usual
{hinderer_person:“Not peas,” said {hinderer}. “In my day it was butter.”} # beat
{hinderer_animal:{hinderer} came to see about the peas, and lay down on them, and had to be lifted off.} # beat
{hinderer_carried:{hinderer} was put under the arm, to keep it up, and slid out at the side, and took the peas along.} # beat
Then the big spoon was fetched out of the fridge. {young:It had been in the yoghurt.|It had been left in the yoghurt, and some of that came with it.}
“Now there is yoghurt on me.” # usual
Then {themed_a} was laid on the arm, and that did nothing at all for it. # personal
-> DONE

=== m1
# aside
# shot: behind
# place: bathroom; afternoon; clear
# action: L wash flannel; heroes wash; friends hold towel
# things: basin; flannel; tap; towel
After the spoon it was the flannel. {L} held it under the cold tap {young:and counted to ten.|for as long as hands can stand it, and then for two more.}
{young:Drip, drip, it went, down the hall.|A flannel that nobody has wrung out loses most of itself on the way, and there was a line of drops from the bath to the railway.}
“You are dripping on the station,” said {other}. ¶ “Sorry.” {young:That was sorry number two.|That was the second sorry, and it was for the station.}
The flannel was left to lie there, just until it was warm. {young:That was soon.|That took no time at all.}
{pausing} # company
“What else is cold?” asked {L}. ¶ “You are,” said {other}, for {L} had wet sleeves by now, right up to the top. # more
-> DONE

=== l1
# aside
# shot: two
# place: living-room; afternoon; clear
# action: L give basket to other; other sit cross; heroes stand; friends stand
# things: rug; basket; cushion; blanket; book
Then came things that are not cold, in the laundry basket, {young:a lot of them.|one on top of the other, so that {L} had to look round the side of them.}
There was a cushion for the arm, and one for the other arm. There was the good blanket. {young:There was a book about diggers.|There was a book about diggers, with the page turned down at the biggest.}
“I have not got enough arms,” said {other}. {young:The heap was up to the chin.|By now only the head was to be seen.}
“Is it better?” asked {L}. ¶ “No,” said the head. ¶ “Is it better now?” ¶ “You have only just asked,” said the head.
{L} went to look for {~a hot-water bottle|another cushion}. {young:There was none left.|The house had run out of them.}
“Stop,” said {other}. “I am hot now. I have a hot head and a sore arm.” # more
-> DONE

=== s3
# shot: close
# place: living-room; afternoon; clear
# action: L kneel sad before other; other sit sad; heroes sit; friends sit
# things: rug; spoon; bag; wooden-train
“Sorry, sorry, sorry,” said {L}, from the door, {young:with no breath left.|quite out of breath.}
“You have not even looked,” said {other}.
That was true. {L} had looked at the peas, and the spoon, and the rug. {young:Nobody had looked at the arm.|The one thing in all the house that had not been looked at was the arm.}
{helper_person:“Sit down here,” said {helper}, and moved up, so that there was room beside {other}.} # beat
{helper_animal:{helper} had gone and sat down beside {other}, close up, and had brought nothing at all.} # beat
{helper_carried:{helper} was lying beside {other}, on the side where the arm was. {L} moved {helper} along, and sat there.} # beat
So {L} sat down on the rug, {young:and looked.|and bent down, and looked at it.} There was a mark just over the elbow. It was red, {young:and it was as long as a finger.|as long as a finger, and a bit puffed up at one end.}
“I did that,” said {L}. {young:It was hard to say.|It took longer to say than the three sorries.}
“Yes,” said {other}. “It hurts when I bend it.” # usual
-> DONE

=== m2
# aside
# shot: above
# place: living-room; afternoon; clear
# action: L sit calm; other sit; heroes sit; friends sit
# things: rug; wooden-train; tracks; bag
“Shall I go away?” asked {L}. ¶ “No,” said {other}.
“Shall I talk?” ¶ “No.” {young:So {L} sat there, and did not talk.|So {L} stayed, and said nothing, and found that it was quite hard work.}
A pea had got out of the bag. {young:It rolled along the track, and stopped at the station.|It came down the line by itself, went through the tunnel, and drew up at the station on time.}
{other} looked at it. {L} looked at it. {young:Nobody got on.|Neither of them was going to laugh, and so it was lucky that nobody got on.}
“It is the slow train,” said {other}, {young:very low.|not to anybody.} # more
-> DONE

=== l2
# aside
# shot: behind
# place: living-room; afternoon; clear
# action: L kneel before other; other point wooden-train; heroes kneel; friends sit
# things: rug; wooden-train; tracks; bridge
“How did it go?” asked {other}. “I had my back to you.” {young:So {L} told it.|So {L} had to tell it, from the beginning.}
“You took {is_wished_thing:{wished_thing}|the engine}. I said wait. {young:And then my arm was out.|Then I had no more words, and my arm was out already.}”
“I had not heard wait,” said {other}. ¶ “I said it low. {young:I will say it louder.”|The next time I shall say it so that it can be heard in the kitchen.”}
They tried out how loud that would have to be. {young:“Wait!” The cups rang.|At the fourth “Wait!” {grownup} came in, and stood there with one sock, waiting.}
“That I would have heard,” said {other}. # more
-> DONE

=== s4
# shot: two
# place: living-room; dusk; clear
# action: L hold calm spoon; other sit calm; heroes sit happy; friends sit; grownup look-through door
# things: rug; wooden-train; tracks; spoon; bag
“I am sorry that I {is_push:pushed|{is_kick:kicked|hit}} you,” said {L}, {young:to {other}, and not to the rug.|and this one was said slowly, and to {other}.}
That took some thinking about. # usual
“What would you like on it?” asked {L}. {young:Nobody had asked that before.|It was odd that nobody had asked that until now.}
“The spoon,” said {other}. “Without the yoghurt. {young:And I hold it.”|And I hold it myself.”}
So {L} washed the spoon, and cooled it on the peas, {young:and gave it over with the handle first.|turned it round, and passed it over with the handle first.}
{other} laid it on. It fitted just over the elbow. {young:It could stay.|It was left there for quite some time.} # usual
“I am still cross,” said {other}. ¶ “All right,” said {L}. # usual
After a while a hand came out, and put {is_wished_thing:the last bit of track|the red engine} down on the rug between them, {young:just there.|not quite in the middle, but nearly.} # usual
They laid the rails again, with three arms. The other one had to hold the spoon. # usual
-> DONE

=== m4
# shot: wide
# place: kitchen; dusk; clear
# action: L eat spoon; other eat; heroes eat; grownup pour pot; friends sit
# things: table; bowl on table; pea in bowl; pot
There were peas for supper. They had been out so long that there was no other way.
{other} ate with the left hand, and so {L} did, too. Most of the peas got away.
“Wait,” said {L}, to a pea, quite loud. It did not.
{other} laughed, and had to hold the arm. It did hurt, a bit.
“I only laughed at the pea.” ¶ “I know,” said {L}. # more
The last one was on the table, by the salt, and rolled from {L} to {other}, and back. It was left alone. # more
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: L wash sleepy; other wash; heroes wash; friends hold towel
# things: basin; flannel; mirror; towel
They went up to wash, one after the other, and {other} went first. # more
They washed. One of the taps ran cold, and {L} left that one to {other}.
“Let me see,” said {L}. The arm was held up to the lamp.
The red had gone down. There was a pale bit in the middle.
“It will be blue,” said {other}. “I may show it.” ¶ “Yes,” said {L}.
“I shall say who did it.” ¶ “Yes,” said {L}. # more
It was only fair. The tap dripped, and was turned off.
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: L lie-awake sleepy; grownup sit; heroes lie-awake; friends sit
# things: bed; lamp; pillow
“Am I bad?” asked {L}, in bed.
“You did a thing that hurt,” said {grownup}. “Then you sat down beside it.”
“It was on the rug,” said {L}.
“Yes. I saw it from the door. I had a lot of socks.”
The quilt was pulled up. It was warm in there, and {grownup} stayed until it was. # more
“Will you look at the arm again in the morning?” asked {grownup}. ¶ “First thing,” said {L}. # more
-> DONE

=== l4
# shot: object
# place: living-room; night; stars
# action: heroes look-up sleepy
# things: rug; tracks; wooden-train; moon; spoon
The railway was left up for the night.
The train stood on the bridge. There was a pea in it.
The spoon lay by the track. It was not cold now.
Some of the moon was in it, upside down. # more
One truck had come off by the sofa, and it lay on its side. It had done that by itself. # more
It was all quiet on the line. The next train was at seven.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; friends sit
# things: lamp; pillow; quilt
Then it was night, and the lamp was low. # usual
{resting}
{dream} # spare
“Which arm are you on?” asked {L}, into the dark. ¶ “The good one,” said {other}. “Go to sleep.” # usual
{L} had two hands. One was under the pillow. It was cool there. # usual
The other lay on the quilt. It lay on its back. It was open.
There was nothing in it. It held on to nothing.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning something clinked in the hall. Along the skirting board came the slow train, with a spoon laid across two trucks and a notice stuck to it. “For elbows,” it said. “Hold it yourself. Wash it first.” It went once round the legs of the table, where {H} {was} having toast, and stopped for a crumb to get on. Then it went on to the kitchen, to be put back in the yoghurt.
-> DONE

=== next_bedtime
The spoon lay in its drawer, with the big ones. It was cool in there.
-> DONE
