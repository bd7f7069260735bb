# about: made-something(lego|duplo|blocks|bricks|playdough|play-dough|play dough|playdoh|play-doh|plasticine|clay|cardboard|out of a box|out of box|from box|amazon box|big box|the box|loo roll|toilet roll|egg box|junk model|tower|a rocket|a castle|a robot|castle out|rocket out|robot out|puppet|mask|bird box|birdhouse|knit|sewed|sewn|sewing|stitch|crochet|scarf|cushion|bracelet|necklace)
# also: proud; happy; play; patience; learned; can-do; too-excited; likes
# wants: child
# role made: answer = a small castle
# role grownup: parent = the grown-up with the forks
# kind dough: playdough|play-dough|play dough|playdoh|play-doh|plasticine|clay
# kind needle: knit*|sew*|stitched|crochet*|scarf|cushion|felt
# kind box: box|boxes|cardboard|loo rolls|toilet rolls|loo roll|egg boxes|junk
# kind blocks: lego|duplo|blocks|bricks|tower|castle
# ages: 3-9
# needs: seeing
# holds: dark(kind), night(kind)

=== title
{~Please Go Round|On Loan}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: L stand proud at table; heroes stand happy; grownup hold surprised fork; friends stand curious
# things: table; box on table; chair left
# things for blocks: table; blocks on table; chair left
# things for dough: table; plate on table; chair left
# things for needle: table; knitting on table; chair left
{~“Please go round,” said {L}. {H} had been at the kitchen table since lunch, {young:and there {made_many:were|was} {made}.|and there, all done, {made_many:were|was} {made}.}|“Is there any table left?” asked {grownup}. {H} looked. {young:There was not, because of {made}.|There was a bit at the corner, and the rest was {made}.}|The kitchen table was full. {H} went all the way round, {young:and on every side you saw {made}.|and there was no side from which you did not see {made}.}}
{
- is_blocks:
It had taken every block in the house, {young:and the last was a yellow one.|and the last of all was a yellow one, and was right at the top.}
- is_dough:
There were thumbs all over, where {L} had pressed. {young:They were {As} own thumbs.|Anybody could tell from the size whose thumbs those had been.}
- is_box:
It had been porridge, and eggs, and kitchen paper. {young:Now it was stuck together, and it crackled.|There was so much sticky tape in it that it crackled when one breathed.}
- is_needle:
It had been done one stitch at a time. {young:There were big ones and small ones.|There were big stitches and small ones, and one that had gone for a walk.}
- else:
It had taken all afternoon, and {young:there was glue on both elbows.|there was glue on both elbows and on the clock.}
}
But the table was wanted, and {grownup} was there to lay it, {young:for supper at six.|since supper was at six.}
“Could you put that away now?” asked {grownup}. {young:“No!” said {L}.|“There is nowhere called away,” said {L}.}
What {L} wanted was for {made} to stay, {young:where everybody could see it.|in one piece, where everybody could see it, for the night at least.}
{is_wished_saying:{wished_saying} {L} had said so, and meant it.} # wished
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: L write proud; heroes hold ribbon; friends stand curious
# things: table; ribbon; 2 chair; label on table; themed left
So {L} opened a museum.
{young:In a museum nobody takes a thing away.|In a museum nobody says away. They say please go round.} # usual
A ribbon was hung from chair to chair, for the rope. {young:{L} said what to put on the label, and {grownup} wrote it.|Then {L} wrote the label.} “Made today, by {L}. Please go round.”
{joining}
{is_wished_person:Under that it said, “With thanks to {wished_person}.”} # wished
Then {themed_a} was set down by the door, and that was where one asked for tickets. # personal
{is_loved:There was to be a second room, about {loved}, but that was not built yet.|{musing}} # personal
{hinderer_person:{hinderer} only came for a glass of water, and got over the ribbon with one leg, and was sent back to the door for a ticket.} # beat
{hinderer_animal:{hinderer} came in under the ribbon, without a ticket, and was led out again by the way that is marked out.} # beat
{hinderer_carried:{hinderer} was put right at the front, as the first visitor, and fell over the ribbon, and got a chair further back.} # beat
{many:“No running,” said {A}, who stood at the ribbon with both hands behind.|“No running,” said {L} to the door, and stood at the ribbon with both hands behind.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: A whisper happy spoon; heroes listen happy; friends listen
# things: spoon in A.hand; table; ribbon
You could hire a spoon, to hold to your ear. {young:Then {A} talked at the other end.|{A} talked at the other end of it, and that was the guide.}
“You are now at the front,” said the spoon. {young:“It is very good.”|“Take your time. The front is thought to be the best part.”}
“Please go on to the back.” {young:They all went to the back.|They went on to the back, and the spoon had to come along, because it was a short one.}
“This side was done {~after the biscuits|with the left hand},” said the spoon. “You may breathe, but not on it.”
There was a button on the spoon for other languages, and one visitor had it in Duck. # spare
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; afternoon; clear
# action: A stand proud; heroes stand happy; grownup give button; friends stand
# things: stool; row of 2 button on stool; lid on stool
On the way out there was a shop. {young:Every museum has a shop.|Every museum has one, and you cannot get to your coat without going through it.}
It sold what had been left over: a lid, {young:two buttons and a bit of string.|two buttons, and a piece of string too short to keep.}
“How much is the lid?” asked {grownup}. {young:“It is a lot,” said {A}.|“It is the last one,” said {A}, “so it is a lot.”}
{grownup} took the lid, {young:and had it wrapped.|and it was wrapped, and the string came in after all.}
“Do you have it in blue?” asked somebody. They did not. # more
After that the shop had a sign out, which said that it would be back in ten minutes. # spare
The lid came with a ticket, and the ticket said not to lose the lid. # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: L point proud table; heroes stand proud; grownup look-up curious; friends stand curious
# things: table; ribbon; fork left
Then {grownup} came, in a hat, {young:and had a ticket.|with a ticket, and both hands behind, as you do.}
{helper_person:“I have been in twice,” said {helper} to the hat. “You want to begin at the left.”} # beat
{helper_animal:{helper} went round first, at a walk, with no tail on anything, to show how it was done.} # beat
{helper_carried:{helper} was held out at the ribbon, and whoever came in gave the ticket to {helper}.} # beat
{grownup} went all the way round, and said hm, and stooped, and said hm again. # usual
{
- is_blocks:
“How does it stay up?” asked {grownup}. ¶ “It leans,” said {L}, {young:“but on itself.”|“but all of it leans on the rest.”}
- is_dough:
“Who signed it?” asked {grownup}. ¶ “It is only thumbs,” said {L}. {young:“They are mine.”|“But they are all mine, so it is signed everywhere.”}
- is_box:
“What was it before?” asked {grownup}. ¶ “Porridge,” said {L}. {young:It said so on the back.|“If you look underneath, it still thinks so.”}
- is_needle:
“Which is the front?” asked {grownup}. ¶ “The one with no knot,” said {L}. {young:“The knot is the back.”|“But the knot was the hardest, so you should see that as well.”}
- else:
“How long did it take?” asked {grownup}. ¶ “All of it,” said {L}. {young:“All there was.”|“I used up the whole afternoon.”}
}
Nobody had asked {L} that before. It was nice to be asked. # usual
Behind them the pan had begun to smell of supper. {grownup} went round with the plates, and went round with the bread, {young:and had nowhere to put them.|and had nowhere to put them down, and a fork fell on the floor.}
{L} saw the plates go round. {young:There was only one table.|It was ten to six, and there was still only one table.}
-> DONE

=== m2
# aside
# shot: two
# place: hallway; dusk; clear
# action: A point curious stairs; heroes stand worried; friends stand
# things: stairs; fridge left; tape-measure
They looked for another place, with a tape. {young:The fridge was too high.|The top of the fridge was wide enough, but only a spider would have come.}
The chair was for sitting. {young:Somebody would sit.|It was only a matter of time, with a chair, until somebody sat.}
“What about the bath?” said {grownup}. {young:“It will be wanted,” said {A}.|{A} wrote that down, and then what goes into a bath, and crossed it out.}
On the stairs it would have been seen by everybody, {~twice a day|mostly from below}. {young:But there are feet there.|But what comes along there is feet, and in the morning they do not look.}
So it was to be high, but not too high, with no feet, and no sitting. # spare
They measured the cat’s place, too, and were looked at. # more
-> DONE

=== l2
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A kneel happy at shelf; heroes wash shelf; friends sit
# things: shelf; shell; pencil; sock; cloth
In the bedroom there was a shelf. {young:It was full up.|It had been full for so long that nobody had seen the wood.}
There was a shell on it, {young:and half a pencil, and a sock.|and half a pencil, and a sock that had been given up.}
{A} moved the shell to one end. {young:Then there was a gap.|Then the pencil went in the shell, and the sock went home, and there was a gap.}
It was measured with both arms. {young:It was as wide as that.|It was as wide as from here to there, and {A} went downstairs with both arms held like that.}
Nobody was to make {A} wave, on the way. # spare
The shelf was given a wipe, with {~a sleeve|the other sock}. # more
The shell had been there first, but it was good about it. # more
Behind the sock there was a marble, which had been looked for since Easter. # more
-> DONE

=== s4
# shot: two
# place: kitchen; dusk; clear
# action: L point proud; heroes stand happy; grownup carry calm tray; friends stand calm
# things: table; ribbon; label; door
# things for blocks: table; tray in grownup.hand; blocks on tray; label; door
# things for needle: table; tin on table; knitting on table; label; door
“We could lend {made_him},” said {L}. “Like a book. You have it for the night, and you are careful.”
“Who would have it?” asked {grownup}. ¶ “My room,” said {L}. “My room is very careful.”
So the label got one more line. “On loan to the bedroom,” it said. # usual
{
- is_blocks:
A tray was slid in underneath. Then they went, one step and one step. At the door the yellow one fell off. It was found, and it went back on top.
- is_dough:
A plate was slid in underneath. A big bowl went over the top, so as not to let it dry. It went upstairs like a cheese.
- is_box:
It would not go through the door. It was turned, and it was laid on its side, and it went out feet first. Not one bit came off.
- is_needle:
First the needle went in its tin, and the lid went on, because of toes. Then {made} {made_many:were|was} carried over two arms, quite flat.
- else:
A tray was slid in underneath. Then they went, one step and one step. Nobody said a word until the top.
}
In the bedroom there was a place on the shelf, and you could see it from the pillow.
{is_wished_day:“It may be wanted back {wished_day},” said {L}.} # wished
Then the table was a table, and there was supper on it. # usual
{L} sat where the middle had been, and ate everything. # usual
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; night; stars
# action: L brush-teeth sleepy; heroes brush-teeth sleepy; friends stand
# things: sink; toothbrush; mirror
“The museum is closing,” said {L}, through the brush. “Please come to the door.”
They came to the door. There were not many. # spare
“Please take your coats.” They took a towel each.
The water ran, and the last of the afternoon came off an elbow. # more
“Please do not forget your feet.” The feet were done. One of them had a crumb on. # more
The tap was shut. It was shut once more, to be sure. # more
Nobody was left in the bath. They looked. # more
-> DONE

=== l3
# shot: two
# place: hallway; night; stars
# action: L hold sleepy ribbon; heroes stand sleepy; friends stand
# things: ribbon in L.hand; hat-stand; hat on hat-stand
In the hall the ribbon was rolled up. It had been a good rope.
The hat was on its hook as well. It had seen everything. # spare
“Was it full, today?” asked {grownup}. ¶ “It was very full,” said {L}. “There was a crowd at the back.”
A ticket lay on the mat. It was kept. # more
Then the light in the hall was turned down, as it is done. # more
“What did they like best?” asked {grownup}. ¶ “The front,” said {L}. “But some liked the shop.” # more
One visitor had left a glove. It would be asked for. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: L point sleepy shelf; heroes sit sleepy; friends sit sleepy; grownup stand calm
# things: shelf; label on shelf; bed
# things for blocks: shelf; blocks on shelf; label; bed
From the bed one could see the shelf. {L} lay down, and tried it.
There {made_many:were|was} {made}. The label stood in front.
“Good,” said {L}. “Nobody has to go round.”
The lamp was turned a little to the left. That was better for the front. # spare
The shell was at one end, with the pencil in. It was in the museum now, too. # more
The quilt was folded back. The floor was clear from here to there. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes look-up sleepy
# things: table; 2 chair; glass
Down in the kitchen stood the table. There was nothing on it.
{grownup} came in, in the dark, for a glass of water.
The way was free. {grownup} went round, all the same. # spare
The pan was clean. The forks lay in the drawer, on their sides. # more
The moon came in by the window, with no ticket. # more
The spoon that had been the guide lay with the other spoons. It did not say a thing. # more
The clock said ten. It had been a long day, for a table. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep sleepy; heroes sleep sleepy; friends sit sleepy
# things: shelf; label on shelf; bed
# things for blocks: shelf; blocks on shelf; bed
“There has to be a guard,” said {L}. “All night.”
“Do guards shut their eyes?” asked {grownup}. ¶ “They have a rest from looking,” said {L}. “But they are there.” # usual
{resting}
{dream} # spare
So the guard lay down, with the quilt up. The guard looked at the shelf. # usual
{made} {made_many:were|was} there in the dark, and did not need anything. # usual
One eye was shut. Then the other one was.
Nobody came. If anybody had, they would have gone round.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a parcel in the hall in the morning, as long as a sofa, and it was for next door. Until next door came home it had to lie there, from the mat to the stairs.
{H} looked at it, and fetched the ribbon. “Please go round,” said the label. The postman came back on purpose, and gave a button, and said that you hardly ever get to see the long ones.
-> DONE

=== next_bedtime
On the shelf stood the label. It was still on loan.
-> DONE
