# about: angry(car seat|carseat|car-seat|straps|strap|buckle|seat belt|seatbelt|booster|harness|in the car|whole drive|car journey); dislikes(car seat|carseat|straps|buckle|seat belt|seatbelt|harness); listening(car seat|carseat|straps|buckle|seat belt|seatbelt|booster|harness); other-lesson(car seat|carseat|straps|buckle|seat belt|seatbelt|booster seat|harness); frustrated(car seat|carseat|straps|buckle|seat belt|seatbelt|harness); journey(car seat|carseat|straps|buckle|seat belt|seatbelt|harness|screamed|screaming)
# also: tired; sad; angry; frustrated; listening; journey; dislikes
# news: bad
# wants: child
# role grownup: parent = the grown-up with the keys
# kind out: unbuckl*|undo*|undid|escap*|climbs out|climbed out|arms out|wriggl*|houdini|got out|gets out
# ages: 3-7
# holds: dark(kind)

=== title
{~Everybody Clicks|The Plank in the Car}
-> DONE

=== s1
# shot: two
# place: street; day; clear
# action: A stand cross; grownup hold key; heroes stand cross; friends stand
# things: car; house; gate
{~The car stood at the gate with its door open, and {H} would not go in.|“In you get,” said {grownup} to {H}, and held the door of the car, and nobody got in.|It was time to go, and everybody was ready but {H}, {young:and the car seat.|who stood by the car, as stiff as a gate.}}
It was the seat. It has straps for both arms, and one in the middle, {young:and they hold on to you.|and they do not let go until the other end.}
{
- is_out:
{A} knew how to get out of it. First comes one arm. {young:Then comes the other.|Then the other one comes by itself.}
- else:
The buckle is cold. The straps are tight, {young:and one of them gets under you.|and one of them is always underneath, where it cannot be got at.}
}
{A} wanted to sit as other people sit, {young:and have nobody click.|with nothing on, and to be asked first.}
-> DONE

=== s2
# shot: close
# place: street; day; clear
# action: grownup carry-both A; A shout cross; heroes shout cross; friends stand
# things: car; bag; themed
{joining}
So first {A} was a plank. {young:A plank is stiff. It does not fold.|It is not hard to be a plank. You put everything straight, and leave it.}
“Oh dear,” said {grownup}, and tried it this way round, and that way round. {young:The plank went in, and it came out.|It would go in, but only across, and the door would not shut on the feet.} # usual
Then {A} was jelly. {young:Jelly goes down. It all ran out at the bottom.|Jelly has no middle for a strap to go round. It ran down out of the seat, and lay with the crumbs.}
{themed_a} was put in on the other side, and sat there as good as gold. # personal
{hinderer_person:“I was never a plank,” said {hinderer}. That helped nobody.} # beat
{hinderer_animal:{hinderer} had got in first, to be no trouble, and was now sitting in {As} seat.} # beat
{hinderer_carried:{hinderer} had been set down in the seat for a moment, and had to be dug out from under the straps.} # beat
“We are late,” said {grownup}. {young:But a plank can’t tell the time, and nor can jelly.|It was twenty past. But it is no good saying that to jelly.} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: street; day; clear
# action: grownup sit-on-edge; A lie-front cross; heroes sit cross; friends sit
# things: car; key; crumb
So {grownup} sat down on the kerb, to have a rest. {young:It is hard work, a plank.|You can be too old to put planks into cars.}
For a time they did it by asking. “Please,” said {grownup}. ¶ “No,” said {A}, from under the seat.
{young:“Pretty please?” ¶ “No.”|It was asked again with a biscuit on the end. The biscuit was taken in, and it was still no.}
{young:A bird came and looked in at the door.|Somebody walked past with a pram, and looked straight ahead, as people do who have been there.}
“You sit on it, then,” said {A}. But {grownup} did not fit. {young:They tried it. It was very funny.|They did try it, one leg at a time, and it was a near thing getting out again.}
A dog went by on the other side. It had a lead on, and did not say a word. # more
-> DONE

=== l1
# aside
# shot: above
# place: street; day; clear
# action: A crawl curious; heroes crawl; grownup stand; friends look-up
# things: car; crayon; coin; biscuit; sock
It is quite nice down there, under a seat. {young:There was a raisin, from before.|There was a raisin from another year, and half a crayon, and a coin.}
There was a sock that had been called for by name, for weeks. {young:It had been here all the time.|It had been having a very quiet life.}
“I live here now,” said {A}. ¶ “Does it have a bath?” asked {grownup}. {young:It did not.|It was looked into, and it did not, and the post would have to be handed in.}
Then the floor got hard. {young:It had a bump in it, and it was under {As} knee.|It has a long bump down the middle, that floor, and nobody knows what for.}
So {A} came half out, to see how things were going. # more
Up there it was light, and somebody was sighing. # more
-> DONE

=== s3
# shot: two
# place: street; day; clear
# action: A listen curious; grownup sit; heroes listen curious; friends sit
# things: car; door; key
Nobody said anything for a bit. Then {grownup} got in at the front, and shut the door, and sat.
Click, went something.
{A} looked up. {young:“What was that?”|“What was that?” said {A}. “I have not been clicked.”}
“That was me,” said {grownup}. ¶ {A} came up between the seats, to see. There was a strap, a long one, {young:and it was shut.|from the shoulder right across, and it was shut.}
“You have got one,” said {A}. “You never said!” {young:¶ “I do it every time,” said {grownup}.|¶ “I do it every time,” said {grownup}. “But you are mostly shouting just then.”} # usual
{helper_person:“I have one, too,” said {helper}, and pulled it out a long way, to show how much there was.} # beat
{helper_animal:{helper} had one as well, on the harness, and gave it a shake.} # beat
{helper_carried:{helper} was sat up, and it was seen that {helper} had nothing at all, and slid when one leaned.} # beat
{A} thought about it. {young:It was not just for planks!|All this time it had looked like something that is only done to some people.} # usual
“Do it again,” said {A}. # usual
-> DONE

=== m2
# aside
# shot: close
# place: street; day; clear
# action: A pull happy rope; grownup sit; heroes pull; friends sit
# things: car; rope; bag; basket
They had a look at how many there were. {young:There was one on each seat.|A car is full of straps, if you begin to look, and half of them are down a crack.}
One of them was for nobody. {young:“Who sits there?” asked {A}.|It lay across the middle, and had never been used by anyone with a name.}
So they did it up over the bag with the {~apples|bread}. {young:Click. The bag sat up straight.|Click, it went, and the bag sat up, and looked like someone’s aunt.}
{pausing} # company
“What does it do?” asked {A}. {young:“It stays,” said {grownup}.|“When the car stops, it stops, too,” said {grownup}. “An apple does not. An apple goes on to the front.”} # spare
They had met an apple that did that. {young:It had hit the window.|It had been on the way to the dump, and it had a dent in it afterwards, and so did somebody.} # more
“It can stay, then,” said {A}, and gave the bag a pat. # more
-> DONE

=== l2
# aside
# shot: behind
# place: lane; day; clear
# action: A point curious; grownup sit; heroes sit; friends look-through
# things: car; bus; tractor; van
“Does the man in the van have to?” asked {A}. He did. {young:You could see it. It was black.|You could see it, when he went by: a black stripe from the shoulder down.}
“Does the lady with the big hat?” ¶ She did. {young:It went over her coat.|She had it over her good coat, and did not seem to be cross.}
“Do you think that a king has to?” {young:¶ “He does, in a car,” said {grownup}.|¶ “In a car he does,” said {grownup}. “I expect that he has somebody to find the end for him.”}
{A} looked out. All up and down the road there were people who had clicked. {young:There were ever so many, and nobody was jelly.|It was a wonder that it could not be heard from here.}
“They could all do it at once,” said {A}, “at the lights.” # more
-> DONE

=== s4
# shot: two
# place: street; day; clear
# action: L point proud; grownup sit happy; heroes sit happy; friends sit happy
# things: car; bag; key
“I want to hear it,” said {L}, and got up into the seat, as that was the best place. “I say who. Then they click.”
So {L} was the one who says. {young:The car had to wait.|The car was not to move until all of them had been heard.} # usual
“You,” said {L} to {grownup}. It was opened, and done again, to be fair. Click.
“Now the bag.” Click. It is odd how loud it is, when nobody is shouting. # usual
Then it was quiet, and there was one left. {young:{L} looked down at it.|Nobody said whose it was. {L} looked down at the two cold halves.}
{
- is_out:
“One arm,” said {L}. “The other arm. They have to stay in, or it does not count.” And they stayed in.
- else:
“It is under me,” said {L}, and got it out alone, and warmed the buckle with both hands.
}
“Me,” said {L}. It took two thumbs. ¶ Click.
“That is everybody,” said {L}. “Now it can go.” And so it went. # usual
-> DONE

=== m4
# shot: behind
# place: lane; dusk; clear
# action: L sit calm; grownup sit; heroes sit; friends sit
# things: car; hedge; lamp
They were late, and it did not matter much. The others had been late, too. # usual
On the way back it was getting dark. {L} said who, and they clicked.
The bag had gone. There was a pumpkin in its place, and it had the strap on. # spare
They went over the bump by the bridge. Everybody stayed.
“Nobody was a plank,” said {L}. ¶ “No,” said {grownup}. “I was nearly one. But you had said who.”
The bridge went by, and the wall with the cat on it. # more
-> DONE

=== l3
# shot: wide
# place: street; night; stars
# action: grownup carry L; L look-up sleepy; heroes walk; friends walk
# things: car; house; street-lamp; gate
The car stopped. It got quiet, and then the middle one was undone.
It made another noise, that way round. It went clack.
“That is the other end,” said {L}.
Clack, went the front. Clack, went the back.
The door was shut on the car. It stood by itself, and was warm on top. # spare
All the straps hung down in there. They had nobody. # more
The shoes were undone as well. They did not clack. # spare
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: L wash sleepy; grownup hold towel; heroes brush-teeth; friends stand
# things: bath; towel; toothbrush
In the bath there are no straps. You can be jelly there, and no one minds.
{L} was jelly as far as the neck.
Then {L} was a plank, for a moment, on the top. It floats. # spare
“A plank is good in here,” said {L}. ¶ “It is just right for it,” said {grownup}.
The pyjamas have buttons. They went in, one by one. They do not click. # more
The towel went right round, and in at the top. It was not tight. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: car; moon; street-lamp; house
Out by the gate stood the car. There was dew on it.
A car ticks for a bit, when it has been somewhere. Tick. Tick.
It got slower. Then it was cold, and did not tick. # spare
The seat was in there, with its two halves apart.
They hung quite close. It would not take much. # more
There was a crumb on it. It was not strapped in. It stayed. # more
A leaf came down on the glass. It lay on its back, and looked in. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup tuck-in calm; friends sit
# things: pillow; blanket; lamp
The blanket came up. It went in at one side. It went in at the other.
{resting}
{dream} # spare
“Is it tight?” asked {grownup}. ¶ “It is right,” said {L}. # usual
“Who is next?” ¶ “You,” said {L}. And out in the hall the lamp went off. Click.
The door was next. Click.
The house was quiet. It had to wait for one more. # usual
So {L} shut one eye. Then {L} shut the other.
You could not hear it. But that was everybody.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A car stood at the gate, and in it, on every seat, sat somebody from the toy box. They had been out there since before breakfast. The penguin was in the front.
“They are waiting to go,” said {H}. And you could hear them, if you put an ear to the window, all the way along the back: click, click, click. The bear had to be helped. He was a bit of a plank.
-> DONE

=== next_bedtime
Out by the gate the bear was still in. He liked it now.
-> DONE
