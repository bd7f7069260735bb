# about: parent-travelling(away&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|till|until|trip&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|bedtime|gets home|home late|works late|working late|work late|late tonight|be late|too late|back late|delayed|cancelled|flight&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|flew|fly&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|flies&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|abroad&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|overseas&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|for two&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|for 2&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|for three&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|for 3&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|for four&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|for 4&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|for a few&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|for a week&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|for the week&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|months&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|deploy&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|offshore&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|at sea&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|army&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|navy&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|rig&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|tour&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|conference&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|business&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|training&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|travel&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|gone to|gone for|goes to&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|is in&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|in london&!tomorrow&!leaves&!before he goes&!before she goes&!deploying&!being deployed&!from monday&!next week|driver|home tomorrow|back tomorrow); missing(business trip|work trip|away for work|away with work|on a trip|work away|works away|working away)
# also: missing; sad; lonely; cannot-sleep; tired; bedtime; angry; journey; video-call; busy; parent-travelling; person; place; nervous
# news: bad
# wants: child
# role away: answer = the grown-up who was away
# kind late: home late|works late|working late|work late|late tonight|be late|too late|back late|gets in late|after bedtime|for bedtime|before bedtime|home for|say goodnight|delayed|gets home
# kind plane: plane|flight|fly*|flew|flies|abroad|overseas|airport
# kind long: months|weeks|at sea|army|navy|deploy*|offshore|rig|rigs|tour
# names: Mrs Tarrant | Mrs Hobday | Mrs Pascoe
# ages: 3-9
# needs: hands
# holds: dark(kind)

=== title
{~Do Not Open|The Lid on the Jam}
-> DONE

=== s1
# shot: close
# place: kitchen; afternoon; clear
# action: L hold worried jam; heroes sit-on-chair; friends sit
# things: table; jam in L.hand; bread; row of 3 plates on table
{~The lid was on the jam, and would not come off. {young:{H} pulled at it till the jar went round and the lid stood still.|{H} had turned it to the left and to the right, and had made a face at it.}|“Ugh,” said {H}, {young:and let go of the lid, and it was still on the jam.|and the lid of the jam stayed just where it was.}|On the table stood a new jar of jam, {young:and {H} could not get the lid off, not with one hand and not with two.|and {H} had been at the lid since the toast was hot.}}
{away_known:“{away} does the lids,” said {L}.|The lids were always done by {away}.} {young:One turn, with one eyebrow up, and pop!|It takes one turn, with one eyebrow up, and then there is a pop.}
But {away} was not there.
{
- is_late:
{away} was at work, {young:and would come home after bedtime.|and would not be home until everybody was in bed.} # usual
- is_plane:
{away} had gone up in a plane, {young:with pyjamas in the bag.|and there had been pyjamas in the bag, which is how you know that it is not just for the day.} # usual
- is_long:
{away} was away, {young:for a long time, with three pairs of pyjamas.|and it was the long sort of away. It had taken three pairs of pyjamas.} # usual
- else:
{away} had gone off with a bag, {young:and there were pyjamas in it.|and there had been pyjamas in it, which is how you know that it is not just for the day.} # usual
}
{is_wished_until:{away} would not be back {wished_until}.} # wished
{L} wanted the jam, and {L} wanted {away}. {young:Nobody could get at either.|There did not seem to be any way of getting at either.}
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: L push cross jam; heroes pull cloth; friends look-up
# things: table; jam on table; cloth; spoon; themed
{joining}
Then everybody had a go at the lid. {young:The biggest grown-up went red, up to the ears.|The biggest grown-up who was at home went red up to the ears, and said that there must be a trick to it.} # usual
They held the jar in a tea towel. They held it in a {~sock|mitten}. {young:They hit it with a spoon. Tink!|They tapped it all the way round with a spoon, and it gave a very good note, and stayed on.} # usual
{themed_a} was held against the lid, and slid off. # personal
{hinderer_person:“Let me,” said {hinderer}. “I am good at lids,” and turned it the wrong way, as hard as it would go.} # beat
{hinderer_animal:{hinderer} licked the lid, all the way round, and after that nobody could get a grip on it.} # beat
{hinderer_carried:{hinderer} was sat on top, to help, and that only kept the lid on.} # beat
“{away_known:{away} does it|It goes} like this,” said {L}, and tried one eyebrow, and turned. {young:Both eyebrows went up. The lid did not.|It is hard to put up only one. They both went up, and the lid stayed down.} # usual
{is_wished_saying:{wished_saying} {L} told the lid.} # wished
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: A look-up curious lamp; heroes sit-on-chair; friends sit
# things: table; plate on table; bread on plate; lamp over table
It was not only the lids. {away_known:{away} eats the crusts.|There were the crusts as well, with nobody to eat them.} {young:Now there were four on the plate.|Now there were four crusts along the edge of the plate, like people who wait for a bus.}
And over the table hung the lamp. {young:“Mind the lamp,” {away} says.|“Mind the lamp,” says {away}, to everybody who gets up. Nobody had said it since {away} went.} {young:Bump!|There had been two bumps, and one of them was a visitor.}
“Mind the lamp,” said {A}, to try it. {young:It came out too small.|The words were right, but they came from too far down.}
{pausing} # company
They ate one crust, as a favour. It was not the same. # more
The chair at the end had a coat on it, so as not to look so empty. # more
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; afternoon; clear
# action: A hold curious glove; heroes look-through drawer; friends stand
# things: glove in A.hand; drawer; hook; jam
The jar had a picture on it, of a hand, and an arrow. {young:It was a big hand.|It was, if you looked, a rather large hand, with a cuff.}
“That is the size of {away_s},” said {A}, {young:and ran to the hall.|and went to look in the drawer in the hall.} {away} had left one glove at home.
{A} put a hand in. {young:There was room for two!|There was so much room that {A} put in the other one as well.}
With two hands in one glove, {A} tried the lid. {young:The glove went round. The lid did not.|The glove went round quite easily, and the lid looked on.}
It was warm in there, at any rate, and it smelled of pockets. # more
There was a ticket in the thumb. They left it where it was, as it was not theirs. # more
-> DONE

=== s3
# shot: two
# place: kitchen; dusk; clear
# action: tarrant hold jam; L reach-up surprised; heroes stand surprised; friends stand
# things: table; jam in tarrant.hand; pan on table
# people: tarrant=neighbour(old, she, apron)
Then Mrs Tarrant came up from downstairs to bring back a pan. {young:Mrs Tarrant can open anything.|Mrs Tarrant can open anything. There is not a jar in this house that has held out, and once there was a shed.}
“Give it here,” said Mrs Tarrant, and took hold of the lid. It gave a creak.
“Wait!” said {L}.
{helper_person:“Stop a moment,” said {helper}, and laid a hand on Mrs Tarrant’s arm. “{L} has something to say.”} # beat
{helper_animal:{helper} had got up, and leaned against Mrs Tarrant, and was so much in the way that the turning had to stop.} # beat
{helper_carried:{helper} was laid across the lid just in time, and Mrs Tarrant had to stop and look who it was.} # beat
“If you do it, it is open,” said {L}. ¶ “That is the idea,” said Mrs Tarrant. # usual
{L} thought of {away}, who would come in at the door, and put down the bag, {young:and find no lid to do.|and look round, and find that all the lids were done.}
“I do not want jam,” said {L}. “I want {away_known:{away} to do it|the right person to do it}.”
So Mrs Tarrant let go, {young:first with one hand and then with the other.|one finger at a time, and put the jar back on the table.} It was still shut.
-> DONE

=== m2
# aside
# shot: wide
# place: kitchen; dusk; clear
# action: tarrant sit-on-chair; A give happy jam to tarrant; heroes eat cheese; friends sit
# things: table; cheese on table; row of 3 plates on table; jam
They had cheese, {young:and Mrs Tarrant stayed.|and Mrs Tarrant stayed for it, as she had come up all those stairs.}
The jam went round the table from hand to hand. {young:“Still shut,” said {A}.|Everybody gave the lid a turn, not too hard, and passed it on. “Still shut,” said {A}, each time.}
{young:They were so pleased with that lid!|Nobody there had ever been so pleased with a lid.}
{pausing} # company
“Would you not like just a look at it?” asked Mrs Tarrant. “I could loosen it.” ¶ “No, thank you,” said {A}. “Have some cheese.” # more
Mrs Tarrant sat on both hands after that. They were not used to it. # more
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A write proud paper; heroes draw; friends sit
# things: table; paper; crayon; jam on table; wool
A jar like that needs a label, so that there is no mistake. {young:DO NOT OPEN, wrote {A}, with help.|DO NOT OPEN, wrote {A}, and it took up the whole of the paper, and the last N had to go round the corner.}
That sounded as if there were bees in it. {young:So they drew a strawberry, too.|So they put a strawberry underneath, to be fair.}
{young:On the back they drew {away}, with one eyebrow.|On the back they drew {away}, so that it was clear who might open it. It even had the eyebrow.}
They tied it on round the middle, with wool, and a bow at the back. {young:“Like an apron,” said {A}.|“It looks like somebody who is about to do the washing-up,” said {A}.}
The first bow came undone by itself, which is not a thing that you want near a lid. # more
{A} drew a second strawberry, as the first one had looked like a nose. # more
-> DONE

=== s4
# shot: wide
# place: hallway; dusk; clear
# action: L carry proud jam; heroes walk; tarrant walk; friends walk
# things: door; shelf; hook; jam in L.hand; mat
# things for late: door; shelf; hook; jam in L.hand; night-light on shelf
Then {L} carried the jar out to the hall, {young:with both hands.|with both hands, and with people to hold the doors.}
By the front door there is a shelf, and over it is the hook for {away_s} coat. {young:That was the place.|Nobody can hang up a coat there and not see what is on the shelf, and that was where the jam went.}
{
- is_late:
“It will be dark by then,” said {L}. ¶ So they put a small lamp beside the jar, and left it on. # usual
- is_long:
“It may have to wait a long time,” said {L}. ¶ “Jam can,” said Mrs Tarrant. “I had one that waited for two years. It was very good.” # usual
- else:
“It may have to wait,” said {L}. ¶ “Jam can,” said Mrs Tarrant. “I had one that waited for two years. It was very good.” # usual
}
{not long:DO NOT OPEN, said the paper on its front. {young:{L} had drawn a strawberry on it.|{L} had drawn a strawberry on it, so that nobody should think it was bees.}} # usual
{is_wished_place:“{away} is in {wished_place},” {L} told the jar. “The coat comes first, and then you.”} # wished
{L} gave the lid one last turn, with both eyebrows. “Still shut,” said {L}, {young:and was glad.|and went off quite happily.}
-> DONE

=== m4
# shot: two
# place: hallway; night; stars
# action: L look-up calm; heroes walk; tarrant wave; friends walk
# things: shelf; jam on shelf; hook; door; stairs
Mrs Tarrant went home, and the pan went with her. # spare
On the way to wash, {L} went round by the hall. Still shut.
On the way to find a clean vest, {L} went by the hall once more. Still shut.
“It does that by itself,” said {A}. It was true. Nobody had to hold it. # spare
You could even go away from that jar, and it stayed shut. # spare
They tried that, as far as the bathroom door, and came back. # more
It was just as good as when they had been looking. # more
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: L brush-teeth calm; heroes wash; friends hold towel
# things: basin; row of 2 cups; towel; toothpaste
There was a lid on the toothpaste as well. That one came off at once.
It was put on again, and it was not tight at all. It was just a lid. # more
One brush was not in the cup. It had gone in the bag with {away}.
“It gets wet there,” said {L}, “and I get wet here.” Both brushes would be good at the back. # spare
The tap ran, and was turned off. That was a thing that {L} could turn.
The third towel was dry, and hung quite straight. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: L lie-awake sleepy; heroes lie-awake; friends sit
# things: bed; lamp; pillow; blanket
{L} lay in bed, and held up two hands in the light.
They were not so big yet. They had a bit of cheese on. # spare
One day they would do a lid, with a pop. They would do a lot of lids.
But not that one. That was kept.
The hands went in under the quilt, where it was warm. # more
The wall got its good night as well. It was the wall on the hall side. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes look-up sleepy
# things: door; shelf; jam on shelf; moon; hook
In the hall the hook had no coat on it. The jar stood on the shelf.
The moon came in by the glass of the door. It went through the jam, and came out red.
It made a red spot on the mat. It was just where a foot would go. # spare
It was all quiet. A lid does not make a sound, as long as it is on.
Downstairs, Mrs Tarrant opened something. Then it was quiet. # more
The wool had its bow at the back. It was a good bow. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; friends sit
# things: bed; pillow; lamp; moon
It was dark now, and the bed was warm. # usual
{resting}
{dream} # spare
{
- is_late:
It was late. A key went round in the door, and a coat was hung up.
Then it was quiet. Somebody was reading the paper on the jar.
Pop.
{L} was asleep, and did not hear it. Or perhaps the ears did.
Two feet came up in socks. Somebody stood by the bed, and was there.
The dark smelled a bit of jam.
- else:
It was dark in the hall. It was dark where {away} was, too. # usual
The jar had hold of its lid. It did not get tired.
Nobody had to look. It held on by itself.
So {L} did not have to.
One hand came open on the sheet. Then the other one did.
}
Goodnight, {H}.
{not is_late && away_known:Goodnight to {away}.}
Goodnight.
-> DONE

=== next_night
Outside the door stood another jar in the morning, with a note round its middle in Mrs Tarrant’s writing. “Plum,” it said. “I have loosened the lid, so that nobody need be sent for. The other one is not my business, and I have not touched it, though I was on the landing twice.”
{H} had plum on toast. The lid went off and on, off and on, and never made a fuss. It was nice enough, but one could not call it loyal.
-> DONE

=== next_bedtime
In the hall a jar had hold of its lid. It did not get tired.
-> DONE
