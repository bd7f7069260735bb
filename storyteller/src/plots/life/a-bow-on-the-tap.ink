# about: guest(gran&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|gran&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|nan&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|nan&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|nonna&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|nonna&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|nonno&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|nonno&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|abuel&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|abuel&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|oma&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|oma&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|opa&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|opa&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|pop&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|pop&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|aunt&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|aunt&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|uncle&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|uncle&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|cousin&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|cousin&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|friend&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|friend&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|sister&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|sister&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|brother&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|brother&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|godm&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|godm&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|godf&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|godf&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|tante&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|tante&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|onkel&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|onkel&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|bibi&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|bibi&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|dadi&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|dadi&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|dada&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|dada&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|lola&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|lola&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|lolo&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|lolo&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|yaya&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|yaya&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|teta&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|teta&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|babcia&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|babcia&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|nain&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|nain&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|taid&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|taid&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|baba&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|baba&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|halmoni&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|halmoni&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|arriv&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|arriv&in the morning&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|flying in&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|lands&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|visit&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live|to stay&tomorrow&!minding&!looking after&!babysit&!after school&!picking&!collect&!playdate&!for tea&!dinner&!lunch&!party&!with us for good&!moving in&!moves in&!to live); somebody-left(friend&visit&tomorrow|friend&to stay&tomorrow|friend&arriv&tomorrow|friend&comes tomorrow|friend&back tomorrow|cousin&visit&tomorrow|cousin&to stay&tomorrow|cousin&arriv&tomorrow|cousin&comes tomorrow|cousin&back tomorrow|gran&visit&tomorrow|gran&to stay&tomorrow|gran&arriv&tomorrow|gran&comes tomorrow|gran&back tomorrow|aunt&visit&tomorrow|aunt&to stay&tomorrow|aunt&arriv&tomorrow|aunt&comes tomorrow|aunt&back tomorrow|uncle&visit&tomorrow|uncle&to stay&tomorrow|uncle&arriv&tomorrow|uncle&comes tomorrow|uncle&back tomorrow); missing(friend&visit&tomorrow|friend&to stay&tomorrow|friend&arriv&tomorrow|friend&comes tomorrow|friend&back tomorrow|cousin&visit&tomorrow|cousin&to stay&tomorrow|cousin&arriv&tomorrow|cousin&comes tomorrow|cousin&back tomorrow|gran&visit&tomorrow|gran&to stay&tomorrow|gran&arriv&tomorrow|gran&comes tomorrow|gran&back tomorrow|aunt&visit&tomorrow|aunt&to stay&tomorrow|aunt&arriv&tomorrow|aunt&comes tomorrow|aunt&back tomorrow|uncle&visit&tomorrow|uncle&to stay&tomorrow|uncle&arriv&tomorrow|uncle&comes tomorrow|uncle&back tomorrow); patience(friend&visit&tomorrow|friend&to stay&tomorrow|friend&arriv&tomorrow|friend&comes tomorrow|friend&back tomorrow|cousin&visit&tomorrow|cousin&to stay&tomorrow|cousin&arriv&tomorrow|cousin&comes tomorrow|cousin&back tomorrow|gran&visit&tomorrow|gran&to stay&tomorrow|gran&arriv&tomorrow|gran&comes tomorrow|gran&back tomorrow|aunt&visit&tomorrow|aunt&to stay&tomorrow|aunt&arriv&tomorrow|aunt&comes tomorrow|aunt&back tomorrow|uncle&visit&tomorrow|uncle&to stay&tomorrow|uncle&arriv&tomorrow|uncle&comes tomorrow|uncle&back tomorrow|arriv&tomorrow); too-excited(friend&visit&tomorrow|friend&to stay&tomorrow|friend&arriv&tomorrow|friend&comes tomorrow|friend&back tomorrow|cousin&visit&tomorrow|cousin&to stay&tomorrow|cousin&arriv&tomorrow|cousin&comes tomorrow|cousin&back tomorrow|gran&visit&tomorrow|gran&to stay&tomorrow|gran&arriv&tomorrow|gran&comes tomorrow|gran&back tomorrow|aunt&visit&tomorrow|aunt&to stay&tomorrow|aunt&arriv&tomorrow|aunt&comes tomorrow|aunt&back tomorrow|uncle&visit&tomorrow|uncle&to stay&tomorrow|uncle&arriv&tomorrow|uncle&comes tomorrow|uncle&back tomorrow|arriv&tomorrow)
# also: too-excited; patience; missing; happy; cannot-sleep; made-something; journey; new-friend
# wants: child
# role guest: answer = an aunt called Auntie Wren
# role grownup: parent = the grown-up at the sink
# names: Auntie Wren | Auntie Sorrel | Auntie Fay
# when: coming
# ages: 3-9
# needs: seeing
# holds: dark(kind)

=== title
{~A Bow on the Tap|Not Seen Yet}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: L reach-up happy tap; heroes stand happy; grownup hold tin; friends stand
# things: sink; table; ribbon on table; banner over table
{~The banner was up, and {H} stood under it. {young:Now what?|It had been up since four, and that had not made it any later.}|“What else?” asked {H}. {young:“What else can we do?”|There had to be something else that could be got ready.}|Everything was ready, {young:and {H} was the most ready of all.|and had been for hours, and {H} had been ready longest.}}
{guest} {guest_many:were|was} coming{is_wished_day: {wished_day}| very soon}.
{young:It was still a long time till then.|There was a cushion on the good chair, and the whole of a night was still in the way.} # usual
The stone that {L} had saved up was on the window-sill, {young:next to the tap.|washed, next to the tap.} # usual
“The tap is new,” said {L}. “{guest} {guest_many:have|has} not seen that.”
“That is true,” said {grownup}, and got down a tin. {young:It was full of ribbon.|It was full of ribbon, from every parcel there had ever been.}
Soon there was a bow on the tap, so that nobody could go past it.
-> DONE

=== m1
# aside
# shot: object
# place: kitchen; dusk; clear
# action: heroes reach-up happy; grownup stand; friends stand
# things: banner over table; ribbon on banner; table; chair
“{guest} {guest_many:have|has} not seen the banner,” said {A}. {young:So it got a bow as well.|It was as new as anything in the house, and some of it was still wet.}
There was a W on it, and an E, {young:and a lot more, and then a horse.|and the rest of it, and then there had been some room left over for a horse.}
The bow went on at the horse’s end. {young:Now that end hung down a bit.|That made it a little heavier there than at the W, and the horse went slowly downhill.}
“Shall I put it straight?” asked {grownup}. ¶ “No,” said {A}. {young:“The horse likes it.”|“Now it looks as if it were on its way somewhere.”}
{A} stood under it for a bit, and read it the other way round, from the horse to the W. # more
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: L fold happy ribbon; heroes kneel happy; grownup carry tin; friends stand
# things: stairs; shoe on mat; mat; coat on hook; hook; door
Then they went to look for more. ¶ {young:They had to look at everything!|You would not think how much can change in a house.} # usual
{joining}
{musing} # personal
The shoes by the door were new, and they got a bow each. {young:The lamp had a dent, and it got one, too.|The lampshade had a dent from somebody’s elbow, and it got one as well.}
There was a scratch on the door, {young:and it was a good one.|which had come with a scooter, and was very long.} “Not seen yet,” said {L}, and the handle got a bow. # usual
{themed_a} was not old, either, and so it had a bow as well. # personal
{hinderer_person:“I have a new sock,” said {hinderer}, and put out a foot, and then the other foot.} # beat
{hinderer_animal:{hinderer} liked the ends that hung down, and went round after {L} and undid two.} # beat
{hinderer_carried:{hinderer} was no newer than before, and still had to be turned all the way round, to look.} # beat
The third stair had begun to creak. {young:“Not seen yet,” said {L}.|You can’t see a creak, but it had come in the spring, and it counted.} The bow went on the rail. # usual
“Not seen yet,” said {L}, again and again, and the tin got emptier.
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A listen curious; heroes listen; grownup stand; friends listen
# things: fridge; ribbon; chair; table
In the kitchen {A} stood still, and held up a hand. {young:Brrr, went the fridge.|“Brrr,” said the fridge, and then it gave a small shudder, and stopped.}
“Did it always do that?” asked {A}. {young:¶ “No,” said {grownup}. “Only lately.”|¶ “It began just after the holidays,” said {grownup}. “We had a man to listen to it.”}
Then {guest} had not heard it. {young:On went a bow.|A bow was put on the handle, with long ends, as it was quite a long noise.}
They waited for it to do it again. {young:It did not.|A fridge will never do it when you want it to.} {~They tried a cough.|They looked the other way, to help.|They tried it with the light off.}
“Tomorrow it has to do it,” said {A}, and told it so. # spare
{pausing} # company
-> DONE

=== m2
# aside
# shot: behind
# place: garden; dusk; clear
# action: A kneel curious before seedling; heroes kneel; grownup stand; friends stand
# things: seedling; stick; flowerpot; puddle; ribbon on stick
They went out with the tin as well. {young:There was a bean in a pot.|By the step there was a bean, which had only been a bean before, and now had a top and a middle.}
It could not hold up a bow by itself, and so the bow went on the stick. {young:The bean leant on that.|The bean leant on the stick and looked as if it had won something.}
Beside it was a puddle. “That is new, too,” said {A}. {young:“It came today.”|“It has only been here since the rain.”}
You can’t tie anything to a puddle. {young:They laid the ribbon next to it.|They laid the ribbon along its edge, and it was pulled in at one end, very slowly.}
“That one must be seen first thing,” said {A}. {young:“Or it will be gone.”|“It may not be able to wait.”} # spare
-> DONE

=== s3
# shot: above
# place: hallway; dusk; clear
# action: L stand surprised; heroes point; grownup hold tin; friends look-up
# things: stairs; ribbon on stairs; door; ribbon on door; hook; ribbon on hook; mat
Then {L} stood on the mat by the front door, just where {guest} would stand, and looked.
There were bows {young:all the way up the stairs|up the stairs and round the corner}, and they had not even used the green.
“Where {guest_many:do|does} {guest} begin?” asked {grownup}.
{helper_person:“I make it thirty-one,” said {helper}, who had gone round and counted, “and one that has come undone.”} # beat
{helper_animal:{helper} sat down on the mat as well, and looked from bow to bow, and gave it up.} # beat
{helper_carried:{helper} was held up on the mat, to have a good look, and it made no difference.} # beat
“With the shoes,” said {L}. “Then the lamp. Then the stairs. Then the tap.”
{guest} would have come a very long way. {young:There would be no time for tea.|By the time that anybody got to the tap the tea would be quite cold.} # usual
“They can’t all be first,” said {grownup}.
-> DONE

=== l2
# aside
# shot: two
# place: hallway; dusk; clear
# action: A sit calm on stairs; heroes sit on stairs; grownup hold tin; friends sit
# things: stairs; ribbon on stairs; clock
Whatever was not first had to be told. {A} did it nicely. {young:“You come after breakfast,” {A} told the shoes.|“You are after breakfast,” {A} told the shoes, and undid them, “both of you, together.”}
The third stair was to be at ten. {young:It creaked when it heard that.|It was asked whether ten would suit, and trodden on, and it said that it would.}
The lamp was put down for {~Thursday|the weekend|the first wet day}. {young:“It won’t go away,” said {A}.|“A dent will still be there,” said {A}, “and it does not mind being shown late.”}
One by one the ribbons went back into the tin, {young:and lay down.|where they lay down on top of each other, and were a bit more curly than before.}
“And the scratch?” asked {grownup}. ¶ “That can be when we are putting shoes on,” said {A}. # more
-> DONE

=== s4
# shot: close
# place: kitchen; dusk; clear
# action: L look-up surprised; heroes stand; grownup point at L; friends stand
# things: tin on table; table; ribbon in L.hand; sink; tap
So off came the bows. “You can wait,” {L} told the tap. {not young:“It will be when somebody is thirsty.”}
There was one red ribbon left, {young:and {L} did not know where it should go.|and {L} went round and round with it, and did not know where.}
“How long have you had those knees?” asked {grownup}. {L} looked down. They were further down than they used to be.
“{guest} {guest_many:have|has} not seen those,” said {grownup}. “Or that ear. {young:Or this much arm.”|Or this much arm, since it was in the sleeve before.”} # usual
{L} looked at the hands as well, on both sides. {young:They were new, too!|It was all new, the whole way up.} # usual
“Not seen yet,” said {L}, very low.
So the last bow went on the top button that {L} had. From the mat you would see that one first.
-> DONE

=== m3
# shot: above
# place: kitchen; dusk; clear
# action: L wash calm stone; heroes stand; grownup stand; friends stand
# things: stone; sink; tap; saucer on table; table
There was still the stone. It had been grey for so long that {L} held it under the tap.
Then it had a stripe. It was white, and went all the way round.
“I know when I found it,” said {L}. “I thought, that one is for {guest}.” # spare
It was put on a saucer by the door. It got dry, and the stripe went in again.
“We will make it wet in the morning,” said {grownup}. “It only takes a drop.”
So a cup of water was put down next to it. That was for the stone, and nobody was to drink it.
-> DONE

=== l3
# shot: behind
# place: bedroom; night; stars
# action: heroes look-through window; grownup stand; friends peek
# things: window; curtain; moon; gate
From the window you could see the gate. It stood open a bit.
“Did you leave it like that?” asked {grownup}. ¶ “Yes,” said {A}. “Then it is not in the way.”
The lamp was on out there. It lit up the bit of path where shoes would be. # spare
Nobody was on it yet. A moth went along it, and turned round at the step.
“It has seen it all now,” said {A}. The curtain was drawn. # more
There was a small gap left in it. You never know.
-> DONE

=== m4
# aside
# shot: two
# place: bathroom; night; stars
# action: A brush-teeth happy; heroes brush-teeth; grownup stand; friends stand
# things: sink; mirror; toothbrush; towel
The bow had to be kept dry. {A} held a hand over it for the teeth.
“Open,” said {grownup}, and had a look inside. “Well! There is some new in there as well.”
{A} had a look, too, in the mirror. It was all rather pink. # spare
“I can open it tomorrow,” said {A}. “At the door.” ¶ “Say hello first,” said {grownup}.
Then the mouth was shut for the night. A little of it was left open, to breathe.
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: tin on table; table; cup; banner over table; moon
It was dark in the kitchen. The good chair had a cushion on it. Nobody sat there yet.
On the tap was one drop. It hung on for a bit. It was quite a good drop. # more
The tin had its lid on. All the ribbons lay in it, in the dark, as flat as they could. # spare
Far away there was a bag with {guest_s} things in it. It was shut.
The banner moved a little, at one end. Then it was still.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L yawn sleepy; heroes lie-back sleepy; grownup sit; friends sleep
# things: bed; pillow; quilt; lamp
{L} lay in bed. The bow had come along. You could feel it with a finger.
{resting}
{keepsake}
{dream} # spare
“I am not asleep,” said {L}. “I am ready.” ¶ “You can be both,” said {grownup}. # usual
Then {L} yawned. It was big. It went on and on.
“{guest} {guest_many:have|has} not seen that,” said {L}.
“No,” said {grownup}. “But there will be another one tomorrow.”
The lamp went out. One hand was on the bow.
It was too dark to see a thing. # usual
“Not seen yet,” said {L}, and slept.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a bow on the milk. It was a bow of the green ribbon, which had not been out of the tin.
“Who did that?” asked {A}. Nobody had. But the milk was new, you had to say that for it. It had only come today, and nobody had seen it yet. So it was looked at by everybody in turn, on all four sides, and then it was poured.
-> DONE

=== next_bedtime
The tin was on the shelf with its lid on. One green end hung out.
-> DONE
