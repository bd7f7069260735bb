# about: sharing(n't share|nt share|not share|never share|share with|share his|share her|share their|share the|refuse|to share|about sharing|with sharing|sharing is|sharing his|sharing her|sharing their|sharing the|taking turns|take turns|a turn|have a go|let |touch|lend|snatch|grab|hog|mine|that another|another girl had|another boy had|other children|selfish)
# also: angry; sad; patience; kindness; frustrated; listening; sorry; tired; jealousy; school-day; truth
# news: bad
# wants: child
# role thing: answer = a red digger
# role other: playmate, person = a boy called Ned
# role grownup: parent = the grown-up with the washing
# kind ride: scooter*|bike*|bicycle*|trike*|tricycle*|pram|buggy|wheelbarrow
# kind spot: swing|swings|slide|trampoline|see-saw|seesaw|rocking*|hammock|sandpit|paddling*
# kind doll: doll|dolls|dolly|dollies|teddy|teddies|bear|bears|bunny|barbie*
# names: Ned | Wilf | Gil
# ages: 3-9
# needs: hands
# holds: quarrel(kind), dark(kind)

=== title
{~When I Have Finished|No Hand for a Biscuit}
-> DONE

=== s1
# shot: two
# place: living-room; afternoon; clear
# place for ride, spot: garden; afternoon; clear
# action: L hug cross digger; boy stand; heroes stand; friends stand; grownup hold basket
# action for ride: L stand cross scooter; boy stand; heroes stand; friends stand; grownup hold basket
# action for spot: L sit cross on swing; boy stand; heroes stand; friends stand; grownup hold basket
# action for doll: L hug cross doll; boy stand; heroes stand; friends stand; grownup hold basket
# things: sofa; rug; digger in L.hand; blocks
# things for ride: scooter; bucket; bush
# things for spot: swing; bucket; bush
# things for doll: sofa; rug; doll in L.hand; blocks
# people: boy(young, he)
{~{H} had {thing}, and {other} did not. {young:That was how it began.|That was the whole of the trouble, and it was not even three o’clock.}|{H} could see the question coming. {young:“Can I have a go?” said {other}, and looked at {thing}.|“Can I have a go?” said {other}, and there could be no doubt that it was {thing} that was meant.}|All the toys were out, and {H} {was} in the middle of them. {young:But {other} only looked at {thing}.|But {other} walked straight past the lot of them, up to {thing}.}}
“No,” said {L}, {is_ride || is_spot:and sat down on {thing}, right in the middle|and took {thing} in both arms}.
“When can I?” asked {other}. ¶ “When I have finished,” said {L}. {young:But {L} did not mean to finish. Not today.|It was not a lie. But {L} had no plans to finish.}
“You could take turns,” called {grownup}, {young:from the door.|from the door, which is easily said when it is not your own {thing_noun}.}
{is_wished_saying:{wished_saying} {L} said that as well, and said it twice.} # wished
{L} wanted to keep {thing}. {young:All of it, all day, and nobody else.|All of it, all day, and on both sides.}
“You said that before,” said {other}. ¶ “It was true before,” said {L}. # more
-> DONE

=== s2
# shot: wide
# place: living-room; afternoon; clear
# place for ride, spot: garden; afternoon; clear
# action: L stand worried holding digger; boy eat happy biscuit; heroes eat biscuit; friends sit
# action for ride: L stand worried scooter; boy eat happy biscuit; heroes eat biscuit; friends sit
# action for spot: L sit worried on swing; boy eat happy biscuit; heroes eat biscuit; friends sit
# action for doll: L stand worried holding doll; boy eat happy biscuit; heroes eat biscuit; friends sit
# things: table; plate; 4 biscuits on plate; themed
# things for ride: plate; 4 biscuits on plate; themed; scooter
# things for spot: plate; 4 biscuits on plate; themed; swing
{joining}
{
- is_ride:
{L} sat on {thing}, and held on, and did not go anywhere. {young:If you go, you have to stop, and then it is “Now me.”|Whoever goes has to stop at the other end, and that is just where people say “Now me.”}
- is_spot:
{L} sat there and held on, and did not move. {young:If you go, you have to stop, and then it is “Now me.”|Whoever goes has to stop in the end, and that is just when people say “Now me.”}
- else:
{thing} went wherever {L} went. It went to the window. {young:It went to the tap, under one chin, and it got wet.|It went to the bathroom, clamped under one chin, while {L} washed both hands.}
}
{hinderer_person:“Shall I hold it for a bit?” asked {hinderer}, which is just what somebody would say who wanted it.} # beat
{hinderer_animal:{hinderer} came and sniffed at {thing}, all the way along, and had to be told “When I have finished,” as well.} # beat
{hinderer_carried:{hinderer} had to be put down, as there was no arm left, and lay and looked up.} # beat
{themed_a} was put down beside {other}. “You can have that,” said {L}. {other} gave it a polite look. # personal
Then there were biscuits. {other} had one. {L} looked at the plate, and had no hand. # usual
“Would you like one?” asked {other}. ¶ “Put it in,” said {L}, {young:and opened wide. In it went.|and opened wide, and did not let go.} # usual
Some crumbs came down on {thing}, and {L} could not even brush them off. # more
-> DONE

=== m1
# aside
# shot: above
# place: living-room; afternoon; clear
# place for ride, spot: garden; afternoon; clear
# action: boy kneel happy; A stand curious; heroes stand curious; friends sit
# things: bucket; lid; peg; basket; sock
# things for ride, spot: bucket; lid; peg; basket; sock
{other} had to play with what was left. {young:That was a bucket, a lid, and some pegs.|What was left was a bucket, a lid, eleven pegs, and the lid of something else.}
After a time the bucket was a ferry. {young:The pegs got on. “Mind the gap,” said {other}.|The pegs went on in a queue, and were told to mind the gap, and one of them had a dog.}
“Is it going far?” asked {A}. ¶ “To France,” said {other}. {young:“It is full.”|“You would have to buy a ticket. And you would need a hand for the ticket.”}
{pausing} # company
{A} looked at the sea, where the ferry was going, and thought how small it looked from here. # more
One of the pegs waved. {A} could not wave back. # more
The ferry hooted. It was a very good hoot, and it went by twice. # more
-> DONE

=== l1
# aside
# shot: close
# place: living-room; afternoon; clear
# place for ride, spot: garden; afternoon; clear
# action: A point proud at hourglass; boy stand cross; heroes look-up; grownup stand; friends sit
# things: hourglass; table; biscuit
“Let us do it with this,” said {grownup}, and brought the glass with the sand in it. {young:“When it is empty, you swap.”|“When the top is empty, it is the other one’s turn. That is quite fair.”}
{A} watched the sand go down. {young:It went much too fast.|It went a good deal faster than it does for eggs.}
But {A} found out something. {young:If it lies on its side, no sand comes.|If that sort of glass is laid on its side, it does not run at all.}
“It has stopped,” said {other}. ¶ “It does that,” said {A}. {young:They waited.|And so they waited, and the sand had a rest.}
Nobody came to look. {grownup} was a long way off, with the sheets. # more
It was the longest turn that there has ever been. {A} did not enjoy it as much as you might think. # more
-> DONE

=== s3
# shot: close
# place: living-room; dusk; clear
# place for ride, spot: garden; dusk; clear
# action: L kneel surprised before digger; boy kneel curious; heroes kneel curious; friends sit
# action for ride: L point surprised at scooter; boy kneel curious; heroes kneel curious; friends sit
# action for spot: L point surprised at swing; boy kneel curious; heroes kneel curious; friends sit
# action for doll: L kneel surprised before doll; boy kneel curious; heroes kneel curious; friends sit
# things: rug; digger; plate
# things for ride: scooter; plate; bush
# things for spot: swing; plate; bush
# things for doll: rug; doll; plate
By now {L} had had {thing} for an hour, and had not played with it once. {young:You cannot, when you have to hold on all the time.|You cannot keep hold of all of a thing, and play with it as well.}
“What can it do?” asked {other}.
That was a new question. {young:“Lots,” said {L}, quite surprised.|Until then people had only asked who had it.}
{helper_person:“Move up a bit,” said {helper}, “so that we can all see.” And there was room for {other}.} # beat
{helper_animal:{helper} got up and stretched, and that left a warm place, just big enough for {other}.} # beat
{helper_carried:{helper} was sat in front, to have a good view, and {other} came and sat there, too.} # beat
{
- is_ride:
So {L} let go with one hand, and showed the bell, and the place where the paint had come off at the corner. {young:Ting!|That had been a very fast corner.}
- is_spot:
So {L} let go, and showed how to get on, and which bit creaks. {young:Creak!|It creaks if you are heavy, and {L} could do it twice.}
- is_doll:
So {L} laid {thing} down on the rug, and showed how the arms go. {young:Up they went!|They went right up and round, so that it could say hello to people behind it.}
- else:
So {L} put {thing} down on the rug, and showed which bits of it move. {young:“And it goes backwards,” said {L}. Beep, beep!|“And when it goes backwards it has to go beep,” said {L}. “But you have to do that bit.”}
}
“Closer,” said {L}. “You cannot see it from there.” # usual
{L} had not looked at it from the front all day. It was better than from on top. # more
-> DONE

=== m2
# aside
# shot: behind
# place: living-room; dusk; clear
# place for ride, spot: garden; dusk; clear
# action: A point happy; boy crouch curious; heroes crouch; friends sit
# things: rug; cushion; plate; biscuit
{A} told {other} all about it, from front to back. {young:{A} did not know it was so much.|{A} had not known how much there was to tell about it, and some of it was new to {A} as well.}
“And there it got wet once,” said {A}. “And that is where it was bitten.” {young:¶ “Who by?” asked {other}.|¶ “Who by?” asked {other}, with some respect.}
{other} asked good questions. {young:“Does it like biscuits?” was one.|“What does it like best? What is it afraid of? Has it ever been to France?”}
Nobody had ever wanted to know that much about it. It would have been a pity to stop. # more
{pausing} # company
There was a scratch that even {A} had not seen before. {other} had found it. # more
“I did not do that,” said {other}. ¶ “I know,” said {A}. “You have not had a go.” # more
-> DONE

=== l2
# aside
# shot: two
# place: living-room; dusk; clear
# place for ride, spot: garden; dusk; clear
# action: A stand worried; boy stand; heroes stand; grownup look-through door; friends sit
# things: plate; biscuit; basket; cushion
“Have you finished?” called {grownup}, {young:with the sheets.|who had been counting the minutes, and some pillowcases.}
“No,” called {A}. {young:¶ “No,” called {other}, too.|¶ “No,” called {other}, at the same time, and that had not happened before that day.}
They looked at each other. {young:They both knew what came next, and one of them had to say it.|There was something that had to be said now, and it was quite clear to both of them who had to say it.}
{A} looked down, and moved a crumb with one foot. {young:“It is a bit boring by myself,” said {A}.|“I will tell you something,” said {A}. “It is a bit boring with only me.”}
“I know,” said {other}. “You should have seen your face with the biscuit.” # more
A sock had come off the top of the washing, and lay there, and listened. # more
“We could do something with it,” said {A}. “We could,” said {other}, and moved up. # more
-> DONE

=== s4
# shot: wide
# place: living-room; dusk; clear
# place for ride, spot: garden; dusk; clear
# action: boy push happy digger; L lie-front happy; heroes lie-front happy; friends sit; grownup hold basket
# action for ride: boy push happy scooter; L stand laughing; heroes wave happy; friends sit; grownup hold basket
# action for spot: boy sit happy on swing; L stand laughing; heroes wave happy; friends sit; grownup hold basket
# action for doll: boy hold happy doll; L lie-front happy; heroes lie-front happy; friends sit; grownup hold basket
# things: sofa; rug; digger; biscuit on digger
# things for ride: scooter; biscuit; arch
# things for spot: swing; biscuit; bush
# things for doll: sofa; rug; biscuit
The game that they thought of needed two. {
- is_ride:
Somebody had to ride, and somebody had to be the bridge, {young:with arms up.|with both arms up, and open when a ship came.}
- is_spot:
Somebody had to be on it, and somebody had to count, {young:very loud.|and shout it out, like a man at a fair.}
- is_doll:
Somebody had to be at home, and somebody had to be the shop, {young:behind the sofa.|behind the sofa, where it is cheaper.}
- else:
Somebody had to be at this end of the sofa, and somebody at that end, {young:for there is a tunnel under it.|as there is a tunnel under it, and it was high time that it was used.}
}
And that was how {other} came to have {thing}. {young:“Now me,” said {L}. “It is my go.”|“Now me,” said {L}, when it had gone on for quite long enough.}
“When I have finished,” said {other}.
{L} {is_ride || is_spot:sat down on the grass|lay down on the rug}, and waited. {young:It was so long!|It was the longest part of the whole afternoon. It was about a minute.}
Then {thing} was back, with a biscuit on it. {young:{L} had two hands now, and took it. It had jam in.|{L} had both hands free for it, which was as well, for it had jam in.} # usual
“Again,” said {L}, with a full mouth. # more
-> DONE

=== m4
# shot: two
# place: kitchen; dusk; clear
# action: L eat happy; boy eat; heroes eat; grownup hold pan; friends sit
# things: table; row of 4 plates on table; pan; chair
“Did you take turns nicely?” asked {grownup}, at supper.
“No,” said {L}. “We had {is_ride:a bridge|{is_spot:somebody who counts|{is_doll:a shop|a tunnel}}}.”
There was jam on an ear, and nobody asked how. # spare
“And who had it last?” ¶ They did not know. They had been too busy. # spare
There was one potato over, and it went to {grownup}, who had not had a go all day. # more
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: L wash calm; heroes wash; grownup hold towel; friends stand
# things: basin; soap; towel; cup
Two hands are a good thing at a tap. One held the soap. One was washed.
{L} did the chin. There was a mark on it, from all that holding. # spare
It was a red mark, and it went pink, and then it went.
The cup was held, and put down, and held. It was no trouble to put down. # more
The tap ran. A crumb went down, and was gone. # more
The towel was there for all. They each had an end. # spare
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: L lie-awake sleepy; heroes lie-awake; grownup sit calm; friends sit
# things: bed; lamp; pillow; blanket
“It is still mine,” said {L}, in bed.
“It is,” said {grownup}. “It was yours all day.”
“I forgot for a bit,” said {L}. ¶ “Did it mind?”
{L} had to think. “It got a biscuit,” said {L}.
The lamp was turned low. # more
There was jam on the ear. It was left for the next day. # more
-> DONE

=== l4
# shot: object
# place: living-room; night; stars
# place for ride, spot: garden; night; stars
# action: heroes look-up sleepy
# things: digger; plate; crumb on plate; moon
# things for ride: scooter; plate; crumb on plate; moon
# things for spot: swing; plate; crumb on plate; moon
# things for doll: doll; plate; crumb on plate; moon
It was dark, and {thing} was by itself. No one had hold of it.
It did not run off. It had a crumb on it, and the moon.
The plate was there still. There was half of a half on it. # spare
A moth came by, and sat down on {thing}, and was not asked when it would be done. # more
It had its go, and flew on. # more
The bin lid of the house next door went down. That was all there was. # more
All was quiet, on both sides. # spare
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; friends sit
# things: bed; pillow; lamp; moon
# things for doll: bed; pillow; lamp; doll on bed
The bed was warm, and {L} had all of it. # usual
{resting}
{dream} # spare
It had been a long day. # usual
“Can I have a go next time?” That was {other}, at the very end.
“When I have finished,” {L} had said, and they had laughed.
{L} lay there. What was there still to do?
It was not much. It was one yawn.
There it was. It was a big one. {L} had finished.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
On the window sill sat a sparrow with half of a biscuit in its beak. It had been there since it got light. “When I have finished,” it told another sparrow, through the biscuit, and that was hard to make out.
{H} looked on from inside. The second sparrow waited, and had a wash. In the end the first one noticed that you cannot eat with a beak that has to hold on. It put the biscuit down, and then there were two of them at it.
-> DONE

=== next_bedtime
There was a crumb on the sill. Two sparrows knew of it.
-> DONE
