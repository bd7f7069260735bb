# about: staying-in-bed(our bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|parents' bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|parents bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|parent's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|my bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mummys bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mummy's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|daddy's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|daddys bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|dad's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mum's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mom's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mom and dad's&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mum and dad's&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|in with us&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|in with me&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|climbs in with&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|between us&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|in his own bed&every night&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|in her own bed&every night&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|comes in at&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|comes in every night&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|comes through at&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|stay in his bed all night&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|stay in her bed all night&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|stay in his own bed the whole&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|stay in her own bed the whole&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet); own-bed(our bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|parents' bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|parents bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|parent's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|my bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mummys bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mummy's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|daddy's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|daddys bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|dad's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mum's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mom's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mom and dad's&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mum and dad's&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|in with us&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|in with me&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|climbs in with&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|between us&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|in his own bed&every night&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|in her own bed&every night&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|comes in at&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|comes in every night&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|comes through at&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|stay in his bed all night&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|stay in her bed all night&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|stay in his own bed the whole&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|stay in her own bed the whole&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet); cannot-sleep(our bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|parents' bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|parents bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|parent's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|my bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mummys bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mummy's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|daddy's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|daddys bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|dad's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mum's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mom's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mom and dad's&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mum and dad's&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|in with us&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|in with me&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|climbs in with&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|between us&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|in his own bed&every night&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|in her own bed&every night&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet); tired(our bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|parents' bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|parents bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|parent's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|my bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mummys bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mummy's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|daddy's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|daddys bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|dad's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mum's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mom's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mom and dad's&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mum and dad's&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|in with us&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|in with me&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|climbs in with&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|between us&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|in his own bed&every night&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|in her own bed&every night&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet); fear-alone(our bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|parents' bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|parents bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|parent's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|my bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mummys bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mummy's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|daddy's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|daddys bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|dad's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mum's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mom's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mom and dad's&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mum and dad's&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|in with us&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|in with me&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|climbs in with&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|between us&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|in his own bed&every night&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|in her own bed&every night&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet); habit(our bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|parents' bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|parents bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|parent's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|my bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mummys bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mummy's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|daddy's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|daddys bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|dad's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mum's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mom's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mom and dad's&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mum and dad's&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|in with us&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|in with me&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|climbs in with&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|between us&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|in his own bed&every night&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|in her own bed&every night&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet); bedtime(our bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|parents' bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|parents bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|parent's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|my bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mummys bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mummy's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|daddy's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|daddys bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|dad's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mum's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mom's bed&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mom and dad's&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|mum and dad's&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|in with us&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|in with me&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|climbs in with&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|between us&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|in his own bed&every night&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet|in her own bed&every night&!thunder&!storm&!sick&!one bed&!didn't come&!did not come&!proud&!slept all night&!boiler&!wet)
# also: staying-in-bed; own-bed; cannot-sleep; tired; fear-alone; bedtime; habit; thing; place; person
# kind midnight: midnight
# kind three: at 3|at three|3am|3 am|3 o'clock|three o'clock
# kind four: at 4|at four|4am|4 am|4 o'clock|four o'clock
# wants: child
# role grownup: parent = the grown-up with the coffee
# ages: 3-7
# needs: hearing
# holds: dark(kind)

=== title
{~Move Up|Frrr, Pom}
-> DONE

=== s1
# shot: wide
# place: kitchen; day; clear
# action: grownup sit-on-chair sleepy; L eat toast; heroes sit-on-chair; friends sit
# things: table; toast; cup on table; jug on table; window
{~{grownup} came to breakfast with a mark on one cheek. {young:It was as round as a heel.|It was round at one end, and if you looked closely you could count the toes.} {H} did not look closely.|“I have been kicked,” said {grownup} at breakfast, {young:“by a foot, and it was a small foot.”|“in the night, by somebody with small feet and no shoes.” And there was the mark, on one cheek.} {H} looked at the toast.|At breakfast {H} {was} wide awake, {young:and {grownup} was not. There was a round mark on one cheek.|and {grownup}, who had a mark like a heel on one cheek, was pouring the milk in beside the cup.}}
“It was {is_midnight:twelve|{is_three:three|{is_four:four|two}}} o’clock,” said {grownup}, “and there were feet on the landing. {young:Then a pillow came in at the door, and it said ‘Move up’.”|Then a pillow came round the door in the dark, and it said ‘Move up’.”}
“It was the pillow that wanted to,” said {L}. {young:“I only had to carry it.”|“I only went along to carry it.”}
So it had happened again. {young:In the middle of the night the pillow had come into the big bed.|Every night that pillow came into the big bed, and somebody small came in behind it.} # usual
“I do move up,” said {grownup}. {young:“But there is no more up to move to.”|“But each time there is less up to move to.”} # usual
-> DONE

=== m1
# aside
# shot: above
# place: bedroom; day; clear
# action: L point down; grownup hold blanket; heroes kneel; friends stand
# things: bed; toy-car on bed; book on bed; 2 sock on bed; crumb on bed
They took back the quilt of the big bed, {young:to see who else was in there.|to see who else had come along in the night and had not gone home again.}
There was a car, {young:with a hard corner.|and {grownup} knew it by its corner, which had been under one rib since Sunday.}
There was a book about whales, and half a biscuit. {young:There was a sock, and a sock.|There were two socks that had never met before, and had nothing to say to each other.}
“They wanted to come too,” said {L}. {young:“I had one hand free.”|“I have the pillow in one arm, you see, and there is always a bit of room in the other.”}
“And the biscuit?” asked {grownup}. {young:¶ “It was whole when we set out,” said {L}.|¶ “It was a whole one when we set out,” said {L}. It was a long way at night.} # spare
The car was driven home along the landing, {young:with the biscuit in it.|with what was left of the biscuit at the wheel, and parked by the small bed.} # more
-> DONE

=== s2
# shot: two
# place: bedroom; day; clear
# action: grownup lie-back surprised; L lie-back; heroes lie-back; friends stand
# things: bed; pillow; quilt; mat
By day they lay down in the big bed, {young:to see where all the room goes.|to find out where all the room goes at night.}
{joining}
{musing} # personal
{grownup} lay down on one side, and {L} on the other, {young:with the pillow.|as straight as a spoon in a drawer.} There was any amount of room. “You see?” said {L}. # usual
“Now lie as you do when you are asleep,” said {grownup}.
{hinderer_person:“And where do I go?” asked {hinderer}, and got in at the end, and lay on three of the feet.} # beat
{hinderer_animal:{hinderer} got in as well, at the bottom, as if that bit had been kept free.} # beat
{hinderer_carried:{hinderer} was put in as well, in the middle, and had to be lifted out each time anybody turned over.} # beat
So {L} shut both eyes and turned round, {young:and lay right across.|until the head hung out at one side and the heels were where the cheek is.} Seen from the door they were a big T, and {L} was the top.
“Move up,” said {L}, {young:fast asleep.|who was being asleep, and did it well.} ¶ {grownup} moved up. {young:Thump! That was the mat.|Thump, it went. After the last of the bed there is only the mat.} # usual
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; day; clear
# action: L walk happy; grownup walk; heroes walk; friends walk
# things: door; mat; lamp; stairs
How far is it, from the one bed to the other? {young:They went, and counted.|Nobody had ever counted it by day, and so they walked it, with the pillow, and counted.}
It was nine steps, {young:for {L}.|for somebody of {L}’s size, and for {grownup} it was four.}
First comes the mat. Then there is the cold bit. {young:You have to be quick there!|It has no mat on it, and in the middle of the night there is nothing so cold in the whole of the house.}
Then comes the lamp, which is kept on low, {young:and the door that says eek.|and the door that says eek, and after the eek you say ‘Move up’.}
{pausing} # company
“And how do you find the way back?” asked {grownup}. {young:¶ “I have never done that,” said {L}.|¶ {L} had no idea. “I have only ever gone there,” said {L}. “I don’t know if you can.”}
It was nine steps back as well, {young:and the pillow had not known it.|and the pillow, who had only ever gone the one way, was very much surprised.} # more
-> DONE

=== s3
# shot: above
# place: bedroom; dusk; clear
# action: grownup lie-back; L point at grownup; heroes stand; friends listen
# things: bed; pillow; quilt; lamp; themed
“What is the matter with your own bed?” asked {grownup}, and lay down in it. {young:Two feet came out at the end.|It was long enough as far as the knees, and the rest looked out at the end.}
{themed_a} had to be taken out from under one shoulder. # personal
“It is soft,” said {grownup}. “It is warm. {young:Nobody kicks in it.”|Nobody in it kicks. I could stay here.”} # usual
“Listen,” said {L}. They listened. Nobody heard a thing.
“That is what is the matter,” said {L}. {young:“It is too quiet. Yours goes frrr. There is a gap, and then it goes pom.”|“At night there is nothing in it to hear. Yours goes frrr, and then there is a gap, and then it goes pom.”}
{helper_person:“It does,” said {helper}. “I have heard it through a wall, and I could hum you the whole of it.”} # beat
{helper_animal:{helper} put up both ears at frrr, and put them down again at pom, like somebody who knew it well.} # beat
{helper_carried:{helper} was asked as well, and thought about it for a good while, and did not say no.} # beat
“What does?” asked {grownup}. ¶ “You do,” said {L}. ¶ “I do not,” said {grownup}. {young:“I would hear it.”|“I am there every night, and I have never heard it.”} # usual
-> DONE

=== m2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A lie-back laughing; grownup sit laughing; heroes lie-back; friends look-up
# things: sofa; cushion; lamp; rug
“Then show me,” said {grownup}. So {A} lay down on the sofa, {young:and was {grownup}, in the night.|with one arm hanging down, and was {grownup} in the middle of the night.}
In went a long breath, {young:frrr, like a zip.|frrr, like somebody doing up a tent.} Then there was the gap. {young:And out it came. Pom!|Then it came out again at the front, quite small and round, with a pom.}
“That is nice,” said {grownup}, {young:and tried it as well.|who had not expected to like it, and had a try at it, too.} It came out like a pig {young:at a gate.|that has met a gate.}
“You can’t do it,” said {A}. {young:“You are awake.”|“You can only do it when you are asleep. You are very good then.”} # spare
They all did it, one after the other, {young:and the frrr went round and round the room.|and the frrr went round, and the last of them had to do the pom.} # spare
The cushion had lost a button by the end, and it may have been the pig. # more
-> DONE

=== l2
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: A listen fridge; grownup stand; heroes listen; friends listen
# things: fridge; tap; clock; table; lamp
“There are other noises,” said {grownup}, and they went round the house {young:to hear them.|to see if there was one that could be had for the small bed.}
The fridge said mmm. {young:It said it for a long time. Then it shook all over and stopped.|It said it for a good while, and {A} had begun to like it, and then it shook all over and stopped.}
“It does that,” said {A}. {young:“You can’t trust it.”|“You have only just got to sleep, and it gives up.”}
The clock had a noise, too, {young:but it was all feet.|but it was all feet, and went past you the whole time, and never lay down.}
The tap had a drip. The boiler had a cough. {young:None of them was somebody.|They did what they could, but you could hear that there was nobody in them.}
“It has to be somebody,” said {A}, and the fridge said mmm, {young:a bit sadly.|as you do when you have heard, and do not wish to show it.} # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: L lie-awake; heroes lie-awake; friends sit
# things: bed; pillow; quilt; door; lamp
At bedtime both the doors were left open, as wide as a pillow. {L} lay down in the small bed. {grownup} lay down in the big one.
“Can you hear it?” called {grownup}. ¶ “No,” called {L}. “You are still awake.”
Then no one called. It was too quiet. {L} put one foot out.
And then it came. It was a long way off. Frrr, it went.
{L} kept still, for the gap. Pom.
It had come past the lamp. It had come over the bit where the floor is cold. It had come in here, to {L}, all by itself.
Nobody had had to carry it. # usual
So the foot went in again.
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; clear
# action: L lie-back calm; heroes lie-back; friends sit
# things: bed; pillow; quilt; lamp
There was a second frrr. There was a third. They came in one by one, and lay down.
“That is a good one,” {L} told the pillow. # spare
One of them had a wobble in the middle. They had not had that before. # spare
Then came a gap, and it was a long one. {L} waited. You can’t go to sleep in a gap.
Pom, it went, at last.
“I knew it,” said {L}. # more
-> DONE

=== l3
# aside
# shot: two
# place: bedroom; night; clear
# action: grownup stand sleepy; L lie-back; heroes lie-back; friends sit
# things: bed; pillow; door; slipper
Eek, said a door. {grownup} came in, with one slipper on.
“I was asleep,” said {grownup}. ¶ “I know,” said {L}. “I heard it.” # spare
“Was I any good?” asked {grownup}. ¶ “You were very good,” said {L}.
“It goes on till seven,” said {grownup}. “You can have all of it.”
{grownup} felt for the foot. It was warm, and it was in. # more
Then there were four steps, and the third was a cold one.
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back; friends sleep
# things: bed; pillow; window; moon
The small bed was just the right size. You could lie in it like a spoon. You could lie right across it.
There was nobody’s cheek in the way.
The pillow had all the top to itself. It had not known that it was such a good top. # more
Frrr, went the night. {L} went along with it. In it went, and there it stopped. ¶ “Pom,” said {L}, just in time. # spare
-> DONE

=== l4
# aside
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: mat; lamp; door; slipper on mat; moon
It was quiet on the landing. The lamp was on low.
A slipper lay there, on its side. It had been left where the floor is cold. # spare
Now and then something went by. It had no feet. It did not need the mat. # spare
There is a door that says eek. It had said it for the night. # more
Down in the kitchen the fridge said mmm, and stopped. # more
On the stairs the clock said {is_midnight:twelve|{is_three:three|{is_four:four|two}}}. It waited a bit. There were no feet.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp; door
It was {is_midnight:twelve|{is_three:three|{is_four:four|two}}} o’clock. {L} had one eye open.
{resting}
{keepsake}
{dream} # spare
Frrr, it went, a long way off. Then it came in at the door, and up on to the bed.
“Move up,” {L} told the pillow.
There was room. # usual
Pom.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Nobody had a heel on one cheek in the morning. The mark was looked for twice, in a spoon and in the mirror.
{A} came down with the pillow under one arm, and gave it a chair of its own. “It slept right through,” said {A}. “It only woke up once, to ask who that was.” It had been told. It had said that this was a nice sound, and asked if you could have it by day as well.
-> DONE

=== next_bedtime
The doors stood open, as wide as a pillow. Something went by that said pom.
-> DONE
