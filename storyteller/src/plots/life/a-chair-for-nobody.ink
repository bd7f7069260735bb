# about: first-day(new school|another school|different school|big school|secondary|knows nobody|knows no one|know anyone|know anybody|know nobody|not know any|no friends|won't know|wont know); new-class(knows nobody|knows no one|know anyone|know anybody|know nobody)
# also: nervous; shy; school-day; scared; lonely; sad; new-friend; moving-house; new-class; too-excited
# news: bad
# when: coming
# wants: child
# role grownup: parent = the grown-up at the sink
# kind nervous: nervous|worried|anxious|scared|dreading|tears|crying|afraid|shy
# ages: 4-11
# holds: alone(kind), dark(kind)

=== title
{~I Know Nobody|A Chair for Nobody}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: L sit-on-chair worried; heroes sit-on-chair; grownup wash plate; friends sit
# things: table; 2 chair; cup on table; rucksack; lamp
{~There would be a new school {is_wished_day:{wished_day}|tomorrow}, and {H} knew nobody there. {young:Not one.|Not a single one, not even by sight.}|“Nobody,” said {H}. {young:It was about the new school.|That was how many people they knew at the new school.}|The new school had four hundred children in it, and {H} knew {young:none of them.|none of them, which is a lot of people not to know.}}
“I know nobody there,” said {L}, “so nobody will sit next to me, {young:and nobody will play with me.”|and nobody will know who I am.”}
{is_nervous:It felt like a lift, somewhere under the ribs, going down with no one in it.|It felt rather empty, somewhere under the ribs.} # usual
{L} wanted to know just one, {young:before it began.|only one, before it all began.}
“What is Nobody like?” asked {grownup}.
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: grownup hold plate; L sit-on-chair curious; heroes sit-on-chair; friends sit
# things: table; 3 chair; plate on table; cabbage on plate; cup on table; themed on table
“Nobody is not LIKE anything,” said {L}. ¶ “You know Nobody,” said {grownup}. “I have never met them.” And there was a chair put at the table, {young:and no one sat on it.|with a plate, and no one sat on it.}
{joining}
{musing} # personal
“Does Nobody like cabbage?” asked {grownup}. ¶ {L} thought. {young:“Yes,” said {L}. “Nobody likes cabbage.”|“Well, yes,” said {L}. “As a matter of fact, nobody likes cabbage.”} So Nobody got all the cabbage.
{hinderer_person:“Is this taken?” asked {hinderer}, and sat down on the chair, and had to be asked to get off Nobody.} # beat
{hinderer_animal:{hinderer} got up on the chair at once, and turned round, and did not seem to feel anyone there.} # beat
{hinderer_carried:{hinderer} was put on the chair, for company, and fell over sideways into somebody who was not there.} # beat
“Nobody can lick their own elbow,” said {L}. {young:“I tried.”|“And nobody can remember what comes after Thursday’s spellings.”} They were getting to know Nobody rather well. # usual
-> DONE

=== m1
# aside
# shot: above
# place: living-room; dusk; clear
# action: A play; heroes play; grownup sit; friends sit
# things: rug; dice; card on rug; cushion; lamp
After tea there was a game, and Nobody was dealt in. {young:The cards lay in a row, before an empty cushion.|The cards lay in a fan on the rug, before an empty cushion, and {A} turned them when it was time.}
“It is your go,” {A} told the cushion. {young:They gave it time, because the game was new to it.|They gave it time, because it is hard when you are new to a game.}
Nobody was good at it. {young:Nobody threw a six, and then one more six!|Nobody threw a six, and then another one, without so much as touching the dice.}
“Who is winning?” asked {grownup} from behind the paper. {young:¶ “Nobody is,” said {A}, and it was quite true.|¶ “Nobody is,” said {A}, and it was true, and it could not be helped.}
{pausing} # company
“Well played,” said {A} to the cushion, which had a small dent in it that could have been from before. # usual
-> DONE

=== l1
# aside
# shot: behind
# place: garden; dusk; clear
# action: A stand curious; heroes stand; grownup stand; friends stand
# things: gate; swing; hedge; wall
Then {A} showed Nobody the garden. {young:“That is the swing, and that is the wall,” said {A}.|“That is the swing,” said {A}, “and that is the place where you must not put your foot.”}
It is odd to show a thing that you know. {young:You have to say it all, and then it looks quite new.|You have to say it all, and while you are saying it, it looks quite new to yourself as well.}
“The tap drips,” said {A}. {young:“After a week you don’t hear it any more.”|“You think at first that somebody is there. After a week you don’t hear it any more.”}
There was a lot to know about one small garden. {young:But once {A} had not known it, not even the tap.|But {A} had not known it once, not even the tap, and nobody had noticed.}
“You can ask me,” {A} told Nobody, “if you can’t find the gate.” # usual
The swing went to and fro a bit, by itself. Someone had just got off. # usual
-> DONE

=== s3
# shot: close
# place: hallway; dusk; clear
# action: L wave; grownup stand hat; heroes stand; friends stand
# things: door; hat on grownup.head; coat on hook; hook; mat
“You must say hello to Nobody as if you meant it,” said {grownup}, and went out, and came in again in a hat, {young:and was Nobody.|and stood on the mat, being Nobody.}
“Hello,” said {L}, to the mat. {young:It was too small.|It was so small that it did not get as far as the hat.} # usual
“HELLO-I-AM-{~NEW|HERE}!” said {L}, all in one. {young:It was too big.|That was too big, and the hat had to be picked up.} # usual
{helper_person:“Say what they could say back,” said {helper}. “It is no use just telling them things.”} # beat
{helper_animal:{helper} went straight up to Nobody, and leaned, and that seemed to be all that was needed.} # beat
{helper_carried:{helper} was held in one hand behind the back, where it did not show, and that was a help.} # beat
The third time {L} looked under the hat. “Hello,” said {L}. “Who do you know here?”
“No one,” said Nobody. “I do not know a soul.” ¶ {young:“Oh,” said {L}. “Nor do I.”|¶ “Oh,” said {L}, and was quite surprised. “Nor do I.”}
-> DONE

=== m2
# aside
# shot: two
# place: hallway; dusk; clear
# action: A stand; grownup stand; heroes stand laughing; friends sit
# things: hat on A.head; door; mat; coat on hook; hook
Then {A} had the hat. {young:Now it was {A} who was Nobody, and they all had to say hello.|With the hat on it was {A} who was Nobody, and everybody else had to come and say hello.}
It was warm in there, and rather dark. {young:You could see a lot of shoes, and they did not know what to do.|Under the brim you saw a row of shoes, and none of the shoes knew what to do.}
“They are all shy,” said {A}, {young:in the hat.|from inside, and had never thought of that.}
One shoe came forward, {young:and went back, and then it came again.|and went back, and stood on the other one, and came forward again.} “Hello,” it said. “Do you like cabbage?”
“No,” said {A}. ¶ “No more do I,” said the shoe, {young:and then they could have talked till supper.|and after that they could have talked till supper.}
Cabbage is quite a good thing to start with, as nearly everybody has met one. # usual
-> DONE

=== l2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A draw pencil; heroes sit; grownup sit; friends sit
# things: table; paper on table; pencil in A.hand; lamp; cushion
{A} made a drawing of them all, the whole four hundred. {young:They were only dots, but it took both sides of the paper.|From where {A} was they were only dots, and it took both sides of the paper.}
You can’t know a dot. {young:You have to go up very near to one, with a sharp pencil.|They are all the same, unless you go up very near to one, with a sharp pencil.}
So {A} went up to the one in the corner, {young:and gave it an ear, and a plaster on one knee.|and gave it an ear, and a collar, and a plaster on one knee.}
“Who is that?” asked {grownup}. {young:¶ “I do not know yet,” said {A}. “But it is somebody.”|¶ “I do not know yet,” said {A}, “but it is somebody.”}
Then there was one somebody, and three hundred and ninety-nine dots. # usual
“You only need the one,” said {grownup}, “for the first day.” The plaster was coloured in. # usual
-> DONE

=== s4
# shot: two
# place: kitchen; dusk; clear
# action: L point surprised at chair; grownup stand; heroes look-up surprised; friends sit
# things: table; 3 chair; plate on table; lamp
{L} sat down again, and looked at the empty chair. {young:There it stood.|It looked like a chair that was keeping a place.}
“They do not know me, either,” said {L} slowly. “If you ask them who is coming, {young:they say nobody.”|they will say that it is nobody they know.”}
“I suppose they will,” said {grownup}. # usual
“Then that is me,” said {L}. “I am their Nobody!”
And {L} saw how it was. {young:They had a chair there, with nobody on it.|Over there, in that school, stood a chair with nobody on it, and a hook with nobody’s coat.} They had put it out on purpose.
“That is my chair,” said {L}. {young:“That is my hook.”|“It is my hook. Somebody had to count them all, to get that right.”} # usual
“And what will Nobody do there?” asked {grownup}. ¶ “Sit down,” said {L}, “and be somebody.”
{L} got up, and sat on the other chair, to try it, {young:and it was a good one.|and it fitted.} # usual
-> DONE

=== m3
# aside
# shot: behind
# place: hallway; night; clear
# action: A hold label; grownup kneel; heroes stand; friends stand
# things: rucksack; label; coat on hook; hook; lamp; 2 shoe
In the hall they put the name in the coat. It went in at the neck, where the hook would see it.
{grownup} sewed, and {A} held the lamp. It took four small stitches, and a knot.
“Now it is somebody’s,” said {A}. # usual
It was hung up by the door, with its arms down. There was no one in it yet, but it said who that would be. # usual
The bag stood under it, and looked at the door. # more
-> DONE

=== m4
# aside
# shot: close
# place: bathroom; night; clear
# action: A wash; heroes wash; grownup hold towel; friends sit
# things: sink; mirror; soap; towel; tap
There was somebody in the mirror, over the sink. They both looked up at once, and they both had wet chins.
“Hello,” said {A}. “Who do you know here?”
It said the same, at just the same time. That can happen, when two are new. # usual
So they both laughed, and then it was not so hard. # usual
The soap went round. It had met them all before. # more
-> DONE

=== l3
# aside
# shot: above
# place: bedroom; night; clear
# action: A fold shirt; heroes sit; grownup stand; friends sit
# things: bed; chair; shirt on chair; lamp; 2 sock
The new clothes lay on the chair, to be looked at. They still had their folds, and a pin, which {grownup} took out.
“They do not know me yet,” said {A}. ¶ “They will by lunch,” said {grownup}.
{A} gave one sleeve a shake. It was stiff, but it shook back. # usual
The socks were old ones. They knew the way to a foot. # usual
They had put those on the top, to show the rest. # usual
-> DONE

=== l4
# aside
# shot: object
# place: school; night; stars
# action: heroes sleep
# things: chair; table; moon; coat on hook; hook
Far off in the dark was the school. All the lamps were out, and nobody was in it.
Nobody had a chair there, by the wall. It had been put out that day.
It was the same as the rest of them. It had four legs, and a place to sit. # usual
The moon tried it first. It sat there for a bit, and it left no mark.
Then it moved up.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes sleep; grownup sit; friends sleep
# things: bed; lamp; pillow; quilt; chair
The bed was warm. It knew just who it had in it. # usual
{resting}
{keepsake}
{dream} # spare
“Who will sit on my chair?” asked {L}.
“You will,” said {grownup}. # usual
“And next to it?” ¶ “Somebody,” said {grownup}. “I do not know the name yet.”
{L} lay and thought of Somebody. # usual
Somebody lay in bed, too. Somebody did not know the name.
“Are you still up?” asked {grownup}, by and by.
Nobody said a word.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The chair was still at the table, and in the morning there was no cabbage left on the plate. It had been eaten very neatly, from the outside in.
“Nobody likes cabbage as much as that,” said {H}, and put out some more, with a fork this time, and a napkin.
-> DONE

=== next_bedtime
The chair had been pushed in. Somebody had left it warm.
-> DONE
