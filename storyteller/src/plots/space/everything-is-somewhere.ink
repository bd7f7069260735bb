# also: tired
# about: lost-toy; funny
# role lost: answer, toy = one red mitten
# holds: dark(kind)

=== title
{~Everything Is Somewhere|The Lost Property Office on the Moon}
-> DONE

=== s1
# shot: wide
# place: moon; afternoon; stars
# action: A play curious bell; robot walk happy holding pencil; heroes peek curious counter; friends stand curious
# things: counter; bell on counter; 3 umbrellas; label on robot.neck; spaceship
{~If you go round to the back of the moon, there is a door, and inside the door is a counter with a bell on it. {H} had come up by the four o’clock rocket, about {lost_a}.|Ding, went the bell on the counter, and nobody came. Ding, it went again. {H} did not like to ring a third time, having come all the way to the moon about {lost_a}.|The trouble was {lost_a}. {lost_it} had been there at breakfast, and by dinner {lost_it} had not, and {H} had looked in all the places there are. That left the moon.}
{young:All lost things go there. Lost Things, it said on a sign.|All lost things turn up on the moon in the end, and there is an office for them.} # usual
Out came a robot, with {~a pencil|a feather duster|a mug of oil} and a label round its neck.
“I have lost {lost},” said {A}. ¶ “Then {lost_it} will be here,” said the robot. “Everything is somewhere. {young:Come with me.|Follow me, and mind the umbrellas.}”
{joining}
-> DONE

=== s2
# shot: two
# place: shop; afternoon; clear
# action: robot walk proud; A look-up surprised; heroes walk surprised; friends look-up surprised
# things: shelf; 4 umbrellas; 5 football; row of 6 keys; label on robot.neck
Behind the door were shelves as far as you could see, and then a corner, and then shelves.
{young:They were full of balls, and hats, and more spoons than you could count.|First came umbrellas, for about a mile, and after that came balls that had gone over hedges.} “{~This one broke a window|This one was kicked by a bishop},” said the robot, “and nobody ever said.”
The robot knew them all. {young:Each one got a little pat as it went by.|A label here and there was straightened on the way, as you tuck in a collar.} # usual
{helper_person:“Left at the umbrellas,” said {helper}, and wrote it on a cuff, so that they should get out again.} # beat
{helper_animal:{helper} smelled every shelf from below, and stopped at none of them, which saved a good deal of looking.} # beat
{helper_carried:{helper} was held up to the high shelves, and looked along those, so that nothing should be missed.} # beat
{is_loved:{A} told the robot about {loved}, along half a mile of shelves. “And none of that is lost?” it asked, a little wistfully.|{musing}} # personal
“Does anybody come for them?” asked {A}. ¶ “You have,” said the robot. “The last was in March.” # spare
Round the corner were the keys. They hung in rows, and every one of them was for a different door. # more
-> DONE

=== m1
# aside
# shot: close
# place: moon; afternoon; stars
# action: robot look-up calm; A hug happy balloon; heroes reach-up happy; friends look-up happy
# things: 8 balloons; ice-cream; label on robot.neck
The next room had no ceiling. It had balloons. {young:They were red ones and blue ones, and one the shape of a fish, and they went bump, bump, very softly.|Every balloon was there that had ever been let go of, all bumping together, as soft as cows.}
“That one was at a fair,” said the robot. “She cried {~as far as the bus|for two streets}. {young:But then she had an ice cream.|I understand that there was then an ice cream, and that it passed.}”
“Do the balloons mind?” asked {A}.
The robot thought. “They did want to see what was up here,” it said. “Now they know.” # spare
-> DONE

=== l1
# aside
# shot: wide
# place: shop; afternoon; clear
# action: robot point proud at train; A crouch curious train; heroes peek curious jar; friends kneel curious
# things: small train; 4 tins; jar; drawer; tracks; shelf
The next room was for things that have no edges.
{young:There were tins in a row. One of them banged.|There was a row of tins with tight lids, and some of them were warm.} “Tempers,” said the robot. “People lose them all the time. They never come back for those.”
On a small track a train went round and round, {young:toot, and never stopped.|with nobody in it.} “That is a train of thought,” said the robot. “It was {~a vicar’s|a professor’s|somebody’s mother’s}. She was in the middle of the washing-up.”
A drawer was full of names, on the tips of tongues, and a whole jar of people’s places in books. # more
“And what is that?” whispered {A}. {young:“It is somebody’s nap,” said the robot. “Mind. It is still on.”|“Somebody’s afternoon,” said the robot. “They only put it down for a minute.”}
-> DONE

=== s3
# shot: behind
# place: shop; dusk; stars
# action: robot hold proud stamp; A hug happy lost; heroes clap happy; friends clap happy
# things: row of 6 shoes; lost; counter; label on robot.neck
Then they came to what was new this week. {young:All of it was in rows, and some was still warm.|All of it had been put in rows, by size, and some was still warm.}
{hinderer_person:“I only stood still for a moment,” said {hinderer}, who had been given a label.} # beat
{hinderer_animal:{hinderer} had sat down in the row, at the right place by size, and been given a label.} # beat
{hinderer_carried:{hinderer} was put down for a moment, and had a label on by the time that anybody looked.} # beat
“How will you know {lost_him}?” asked the robot.
“By the smell,” said {A}, “of {~toast|jam|oranges}, and there is a thin bit, from holding.” {young:Not that one, nor that one. There {lost_it} {lost_many:were|was}!|And there {lost_it} {lost_many:were|was}, exactly as last seen, only tidier.}
“Sign here,” said the robot. It {not short:breathed on a rubber stamp, and }stamped. Then it read out what it had stamped, quite softly. “Claimed,” it read. “I do like that word.”
-> DONE

=== m2
# shot: two
# place: shop; dusk; stars
# action: robot hold sad cup; A read sad label at robot; heroes drink calm cup; friends drink calm cup
# things: counter; teapot on counter; label on robot.neck; 3 umbrellas
They had a cup of tea at the counter, since the rocket was not until six. The robot did not drink it, but it liked to hold the cup.
“What does yours say?” asked {A}, for the robot’s label had turned round. {young:Robot, one, it said.|Robot, one, it said. Left on a seat.}
“I came in with the {~umbrellas|hats},” said the robot. “It was a Tuesday. {young:It was raining.|Somebody had a great deal to carry, I expect.}” It turned the label back. “I thought that I would dust a bit, until I am called for.”
Outside was a good deal of moon, and nobody on it. # spare
{pausing} # company
-> DONE

=== l2
# aside
# shot: above
# place: shop; dusk; stars
# action: penguin walk happy; robot wave sad; A wave happy at penguin; heroes wave happy at penguin; friends wave happy
# things: counter; bell on counter; 2 rocks; snowflake
Ding, went the bell, and there stood a penguin, rather out of breath.
“I have lost my way,” said the penguin.
{young:“Then it is here,” said the robot. “Everything is somewhere.”|“Under W,” said the robot. “Everything is somewhere.”} From the back came a roll of something white, and the end of it was undone on the counter. On it was snow, and {~two rocks|a bent post|a small flag}.
{young:“That is my way!” said the penguin.|“Left at the rocks,” said the penguin slowly. “Yes. Yes, I know it perfectly.”} The penguin rolled up its way, and put that under one flipper, and went home along it.
“Claimed,” said the robot, and stamped. Then it looked at the door a little longer than it needed to.
“They do look pleased,” it said, and put the bell straight. # more
-> DONE

=== s4
# shot: close
# place: shop; dusk; stars
# action: A play happy bell; robot stand surprised before A; heroes point happy at robot; friends clap happy
# things: counter; stamp; paper; label on robot.neck
{short:{A} had seen what was on the robot’s label. Robot, one, it said. Left on a seat.|{A} thought about that.} Then {A} went round to the front of the counter, and rang. Ding.
“What have you lost?” asked the robot.
“Nothing,” said {A}. “{We} have come to claim something. It is one robot.”
The robot’s lights {~flickered|went pink}. It got out a form{not short:, and dropped it, and {young:got it out again|picked it up the right way round}}. “It has to be described,” it said.
“Grey,” said {A}. {young:“Kind. It knows where things are.”|“Kind. It has a dent at the back, and knows where everything is.”}
“And what is it to you?” ¶ “Family,” said {A}.
It took the robot three goes to find the stamp. “Claimed,” it read.
-> DONE

=== m3
# shot: wide
# place: rocket; night; stars
# action: robot look-up happy; A sit happy beside robot; heroes point happy at planet; driver look-up happy; friends sit sleepy
# things: planet; ticket; label on robot.neck
# people: driver(he)
“But who will mind the shelves?” asked the robot.
“You will,” said {A}, “in the daytime. Now you have somewhere to go home to, that is all.”
So it turned round the sign, and put out the lamps, one by one. It said goodnight to the {~umbrellas|balls|hats}. # spare
They got the six o’clock rocket, which was nearly empty. The robot had a window.
It had never left by the front before. # more
The driver looked at its stamp. He let it on for nothing. # more
-> DONE

=== l3
# shot: two
# place: rocket; night; stars
# action: robot hold calm lost; A point calm at planet; heroes sit sleepy; friends sit sleepy
# things: planet
The moon got small. The Earth got big, and blue, and mostly {~dark|asleep}.
“Which is it?” asked the robot.
“You can’t see it yet,” said {A}. “But it is there. There is a bed in it.”
The robot looked for a long while. It held {lost}. It had been asked to.
“Everything is somewhere,” it said.
A star went by, and knew where it was going. # more
-> DONE

=== m4
# shot: behind
# place: kitchen; night; clear
# action: robot stand happy beside bookcase; A point happy at bookcase; heroes point happy at kettle; friends clap happy
# things: bookcase; kettle; hook; label on robot.neck; wall
They showed it the hook. They showed it the kettle, and the stairs, and the step that creaks.
Beside the {~bookcase|dresser} was a gap, as wide as a robot. They had always thought that it was for a plant.
The robot stood in it, and fitted, right up to the dent. # spare
“Oh,” it said. “That is where I was.”
The wall behind was warm, for the chimney went up there. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes sit sleepy; friends sit sleepy
# things: label on hook; hook; 2 coats; ball; sock; crumb
The robot took one look under the bed, and could not help that.
“Ball, one,” it said. “{~Sock|Spoon|Slipper}, one. Crust, one.” They were put in a row, and each got a little pat.
“You are off duty,” said {A}.
“So I am,” said the robot, and put down the crust. Its lights went low, and blue. # spare
{A} took off its label, and hung it up in the hall, with the coats. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; robot sleep sleepy; friends sleep sleepy
# things: lost; ball; sock
{short:The robot came home with them, on the six o’clock rocket. Now {lost}|Now {lost}} lay by the bed, to the left, where a hand could find {lost_him}.
{resting}
{keepsake}
{dream} # spare
Here was a pillow. That was found. Here was {~a warm place|a cool side}. That was found, too. # usual
Outside there were balls in hedges, and hats in trees. They were all right. They were somewhere. # spare
{H} lay quite still. There was no more to look for.
Everything was where it was.
Claimed. Goodnight.
-> DONE

=== next_night
Ding, it went, in the cupboard under the stairs, and out came the robot, home early from the moon, with an umbrella.
“There is a bus,” it told {H}, “on the ninth shelf. It lost its way in the fog. They have all had tea, and there is a man with a newspaper who does not wish to be found before he has done the puzzle.” Which stop was the nearest? {A} held up a finger, and showed it.
-> DONE

=== next_bedtime
Everything was where it was. The bus was in.
-> DONE
