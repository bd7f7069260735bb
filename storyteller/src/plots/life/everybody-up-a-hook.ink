# about: new-class(swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|pool&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate); club(big kids&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|big kid&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|bigger&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|big children&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|older&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|big class&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|big group&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|moved up&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|moving up&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|moves up&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|move up&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|went up&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|goes up&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|next level&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|next group&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|next class&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|next stage&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|up a level&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|up a group&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|up a class&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|up a stage&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|higher group&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|level up&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate); first-day(big kids&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|bigger&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|moved up&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|next level&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|next group&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate); won(moved up&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|next level&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|next group&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate); proud(moved up&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|bigger&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|next group&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate|next level&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate); learned(moved up&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate); can-do(moved up&swim&!nervous&!scared&!worried&!afraid&!didn't&!not moved&!wasn't&!want&!cry&!hate)
# also: club; new-class; proud; happy; first-day; too-excited; person; place; can-do; learned; thing; won
# wants: child
# role grownup: parent = the grown-up with the hat
# ages: 4-9
# holds: dark(kind)

=== title
{~Everybody Up a Hook|The Lowest Hook}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: L hold bag; heroes stand; grownup stand; friends stand
# things: bag in L.hand; row of 5 hook on wall; wall; coat on hook; stairs; mat
{~“That hook is too low,” said {H}, {young:in the hall.|of a hook that had been good enough that very morning.}|The swimming bag came home, with {H} under it, {young:and did not want its hook.|and its old hook would not do any more.}|{H} stood in the hall with the swimming bag, {young:and did not hang it up.|and did not hang it up, since there was something to settle first.}}
{L} had moved up! From now on it was the swimming class of the bigger children.
There were five hooks in the hall, and they went up along the stairs. The lowest had always been {L}’s. {young:“I have to move up here, too,” said {L}.|“If I move up there, I have to move up here as well,” said {L}.}
On the second hook there was a coat. {young:“Then I move up, too!” said {grownup}.|“Then that is me moved up,” said {grownup}, who had not been moved up for years.} # usual
“Everybody up a hook,” said {L}, and hung the bag there. So the coat went up one, and the scarf went up one, until they came to the top. There was a hat up there, and no sixth hook. {young:So {grownup} had to wear it.|So it had to be worn, and {grownup} wore it.}
-> DONE

=== s2
# shot: above
# place: kitchen; dusk; clear
# action: L sit-on-chair proud; heroes sit-on-chair; grownup sit-on-chair; friends sit
# things: table; chair; cushion on chair; soup on table; hat on grownup.head; lamp
{joining}
{musing} # personal
At supper {L} sat down one chair further on. “Everybody up a hook,” said {L}, and so they all moved up.
But a table goes round. {young:{grownup} was the last, and got the small chair.|Whoever is last comes out at the other end of it, and that was {grownup}, on the small chair with the cushion.}
You could see the hat, and two knees. # usual
{hinderer_person:“I had just got this one warm,” said {hinderer}, and took the plate along, and left the fork behind.} # beat
{hinderer_animal:{hinderer} was moved up as well, from the mat to the rug, and thought about it, and moved back.} # beat
{hinderer_carried:{hinderer} was moved up from a knee to a shoulder, and could see into the bread bin from there.} # beat
“It is very nice down here,” said {grownup}. “I had forgotten. {young:You can see under the jug.”|You can see the underneath of the jug.”} # usual
-> DONE

=== m1
# aside
# shot: close
# place: bathroom; dusk; clear
# action: L hold toothbrush; heroes stand; grownup stand holding towel; friends stand
# things: cup; toothbrush in cup; towel; sink; hat on grownup.head
There is a shelf in the bathroom with a low end, and that is where {L} has a cup. {young:It went along to the big ones, right at the other end.|It was moved along to the big ones, at the high end, where you had to look for it.}
{L} did not look the same at all. {young:In the mirror there was more neck than at breakfast.|In the mirror there was a good deal more neck than there had been at breakfast.}
“Have I got bigger?” asked {L}. {young:¶ “You stand on your toes,” said {grownup}.|¶ “You are standing on your toes,” said {grownup}. “But it looks very well.”}
The towels moved up, and the flannel moved up. {young:The soap slid back down.|The soap moved up as well, but there was a slope, and it was back before they had shut the door.}
{grownup} did two teeth with the wrong brush, {young:and had to be told.|and had to be told, and moved up.} # more
-> DONE

=== l1
# aside
# shot: behind
# place: living-room; dusk; clear
# action: L look-up clock; heroes look-up; grownup stand; friends look-up
# things: clock; sofa; lamp; rug; hat on grownup.head
“The clock could move up,” said {L}. {young:It was at seven, so that would be eight.|It stood at seven, and if you move up from there you come to eight, which is not bedtime, but after it.}
They looked at the clock, {young:and it looked at them.|to see what it would say, and it said nothing that it had not said before.}
“It is moving up,” said {grownup}. “But it does it slowly, {young:and all the way round.”|and at the top it has to begin again, like everybody else.”}
{L} had not thought of that. “At twelve it is the biggest,” said {L}, {young:“and then it is one.”|“and five minutes later it is nearly the smallest there is.”}
“It does not mind,” said {grownup}, {young:from under the hat.|from under the hat. “It has done it before.”} # spare
-> DONE

=== s3
# shot: two
# place: hallway; dusk; clear
# action: L point curious at hook; heroes stand; grownup stand; friends stand
# things: hook; wall; mat; bag on wall; stairs; hat on grownup.head; themed
On the way to the stairs {L} stopped. There was the lowest hook. It stuck out over the mat, {young:and nothing was on it.|and for the first time ever there was nothing on it.}
{helper_person:“It will think that it has done something,” said {helper}, and gave it a rub with one sleeve.} # beat
{helper_animal:{helper} looked up at the hook, and along the wall, and back, and sat down under it.} # beat
{helper_carried:{helper} was held up to it, to see if that would do. But {helper} had nothing to hang by.} # beat
{themed_a} would have done for it, but fell off. # personal
It had held a bag, and a coat, and a good many wet towels. {young:It had never dropped one.|It was not the hook’s fault that it was low.} # usual
“There is one of those at the pool,” said {L}. “In the row with the small ones. {young:There is a gap now.”|There is a gap in it now, as wide as I am.”}
“Then somebody will move up,” said {grownup}. {young:“That is how it goes.”|“There is always somebody who was not in a row at all.”} # usual
-> DONE

=== m2
# aside
# shot: wide
# place: hallway; dusk; clear
# action: L sit; heroes sit; grownup sit; friends sit
# things: stairs; hook; wall; lamp; hat on grownup.head
They sat on the stairs to think about it. {L} sat on the third one, {young:and not on the second.|since the second was where {L} had sat before all this.}
From the third you see more. {young:You can see the top of the door.|You can see the top of the door, for instance, which has a key on it, and a good deal of fluff.}
“What is it like, with the big ones?” asked {grownup}. {young:¶ “Big,” said {L}.|¶ “They are all that much bigger,” said {L}, and showed how much, with a flat hand, in the air.}
{pausing} # company
“And who is the smallest?” ¶ {L} looked along the hooks, {young:and then back.|from the top one all the way down to the second.} “At the moment it is me,” said {L}.
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: L hold spoon; heroes sit-on-chair; grownup sit-on-chair; friends sit
# things: table; spoon in L.hand; cup on table; jug on table; pea on plate; plate on table
It went through the whole kitchen, once it had begun. {young:The peas moved up to the big plate.|The peas were moved up to the plate for cakes, and lay about on it like people in a new town.}
The small spoon was put with the big ones. {young:It lay right at the edge.|It lay at the edge of them, quite straight, and tried to look as if it could serve soup.}
“Is that what it is like?” asked {grownup}. {young:¶ “A bit,” said {L}.|¶ “A bit,” said {L}. “But they move over.”}
And when you pushed the drawer in they all slid, {young:and it was in the middle.|and when you pulled it out again it was somewhere in the middle, and you had to look for it.}
The butter could not move up. It was on the top shelf already, {young:and was very cold.|and people like that can be rather cold.} # more
-> DONE

=== s4
# shot: close
# place: hallway; night; clear
# action: L hold mitten; heroes stand; grownup stand; friends stand
# things: mitten in L.hand; drawer; hook; wall; mat; hat on grownup.head
There is a drawer under the hooks, and at the bottom of it, under the torch, lay a mitten. {young:There was only the one.|It had lain there since the other one went off in a park.}
{L} had it out, and blew the fluff off. {young:It was small and red.|It was small and red, and it had a loop.}
“You have moved up,” {L} told it, and hung it on the lowest hook.
It hung there with its thumb out. It looked along the row, {young:and up, and up.|at the bag, and the coat, and the scarf, and on up the stairs.} {young:You could see that it was shy.|You could see that it had not known there were so many.} # usual
“The one beside you is mine,” said {L}. “I was in yours. {young:It is a good one.”|It is a good one, and it is near the mat.”} # usual
“Everybody up a hook,” said {L}, and they went to bed.
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; night; clear
# action: L sit-up; heroes sit-up; grownup sit beside bed; friends sit
# things: bed; pillow; quilt; lamp; hat on grownup.head
You can move up in a bed as well. {L} did it, and the pillow went up too.
It was cool up there. It was all sheet, and no one had been in that bit yet. # spare
“Is it good?” asked {grownup}. ¶ “It is new,” said {L}. “My feet don’t reach the warm.”
The hat said nothing. It knew how it is when there is no more up. # more
They had a look for it, down there. It was a long way off. # spare
But you don’t move back on the first night. So {L} lay as straight as a peg. # more
-> DONE

=== l3
# aside
# shot: behind
# place: bedroom; night; clear
# action: grownup stand; L lie-back sleepy; heroes lie-back; friends sit
# things: lamp; door; bed; hat on grownup.head
{grownup} bent down to say goodnight, and the hat came off on the quilt.
“You still have no hook,” said {L}, to the hat. ¶ “It is at the very top,” said {grownup}. “That is what it is like.” # spare
So it was put on the post at the end of the bed. It could see the whole room. # spare
The lamp was put out, and the small one was left on.
It is the lowest that stays on all night. # more
Out in the street there was a row of them, and they were all the same height. # more
-> DONE

=== m3
# aside
# shot: close
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit; heroes lie-back; friends sleep
# things: bed; pillow; quilt; moon; window
“Will they know who I am?” asked {L}. “The big ones?”
“Not at first,” said {grownup}. “You tell them. And then they do.”
“I will say that I am the one from the gap,” said {L}. # spare
It was still cool in the high part of the bed. One foot went down, to see. # spare
It came back. It had been warm there, and it had said so. # more
-> DONE

=== l4
# aside
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: mitten on wall; row of 5 hook on wall; wall; bag on wall; coat on wall; mat; moon
It was dark in the hall. They hung in a row, from low to high.
The bag still had a drop in it. It let that go, and it went on the mat. # spare
The mitten had its thumb out. It was its first night on a hook. # spare
No one had told it what to do there. It looked at the coat, and the coat just hung. # more
So the mitten did that too.
It is not hard, once you see how. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; night-light
The hall had gone quiet. They all had a hook. # usual
{resting}
{keepsake}
{dream} # spare
There was a dip in the bed, where {L} had always been. It was still warm in it, and it was only one down. # usual
“Up a hook, all of you,” said {L} to the hall, and slid down.
That was it. The feet were in the warm, and the quilt came up to the chin.
The bed had not moved up. It was just where it was.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The mitten had been a night on the hook by then, and it did not look at all new. It had a drop on it from the bag, like everybody else.
Then somebody put a sock on the mat, with a hole in it, and it lay there, and looked up. {A} looked at it, and at the wall.
“There is only the one,” said {A} to the mitten. “Could you move over?”
-> DONE

=== next_bedtime
By the stairs it was dark, and they all had a hook.
-> DONE
