# about: mess; broken-thing(spil|milk|juice|paint&!rip&!tore&!torn&!tear|drew|ink|carpet)
# also: sorry; play; lie; truth; embarrassed
# news: bad
# wants: child
# ages: 3-9
# kind wall: wall|walls|wallpaper|drew|draw*|scribbl*|wrote
# kind flood: flood*|overflow*|tap|taps|bath|basin
# names: Mr Tarrant | Mr Hobday | Mr Penrose
# holds: dark(kind), spill(kind), bear(kind)

=== title
{~Do Not Look Behind the Bear|Nothing to See Here}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; clear
# place for flood: bathroom; afternoon; clear
# action: L stand worried; heroes stand worried; friends stand surprised
# action for wall: L stand worried at wall-scribble; heroes stand worried; friends stand surprised at wall-scribble
# things: sofa; cup; puddle; cushion
# things for wall: wall-scribble; crayon in L.hand; sofa
# things for flood: bath; tap; puddle; rubber-duck
{
- is_wall:
{~There was a horse on the wall. {H} looked at it, and it had not been there before lunch.|It was the best horse that {H} had ever seen, {young:and it was on the wall|but it had been done on the wall}.|“That is not paper,” somebody said, a moment too late. {H} looked. {young:It was the wall.|No, it was the wall, the whole way along.}}
It had been going to be a small one. {young:But then it wanted legs.|But a horse needs legs, and then they had to stand on something.}
- is_flood:
{~Nobody had said how long a bath takes. {H} had gone to look for the duck.|“Is it raining?” asked {H}, {young:and went to look|and opened the bathroom door}. The bath was full, and the floor was full, too.|Plip, went the stairs, where {H} had never heard them go plip before.}
The taps had only been on for the boats. {young:But now the mat was a boat, too.|But now the mat had set out as well, with a slipper on board.}
- else:
{~The cup had been full, and now it was not. {H} looked at the place where it had all gone.|“Oh,” said the cup, and lay down. {H} {was} just too late to catch it.|It is odd how much there is in a cup. {H} saw it go, {young:all of it|over the edge and down and along}.}
The spot was as big as a plate, and it was still going. {young:It would not stop.|It seemed to have somewhere to get to.}
}
{L} had not meant to. {young:{L} wanted it to be not there.|What {L} wanted was for it never to have been.} # usual
“If nobody sees it,” said {L}, {young:“it is not there.”|“then it is very nearly not there.”}
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# place for flood: bathroom; afternoon; clear
# action: L carry worried cushion; heroes carry cushion; friends push chair
# things: big teddy; cushion left; chair; hat-stand; themed
# things for wall: wall-scribble; cushion left; hat-stand; chair; big teddy
# things for flood: bath; row of 3 towel; chair; mat; themed
So {is_flood:a towel was laid|a cushion was put} on it. {young:It came out at the sides.|That was good in the middle, but one could see it at both ends.} {is_flood:They fetched the next towel, and the next.|So they fetched another one, and stood it on the first.}
{joining}
{themed_a} was put on the left, where it still showed. # personal
{hinderer_person:“What are we looking at?” asked {hinderer}, and stood and pointed.} # beat
{hinderer_animal:{hinderer} sat down right beside it, and looked, so that nobody could miss it.} # beat
{hinderer_carried:{hinderer} was stood on the top, and came down, and it all had to be begun again.} # beat
There was a bit left, by the edge. They brought a chair for that, and a hat-stand for the part behind the chair. # usual
Then they had the big bear down from upstairs, and sat him in front of everything, with his arms out.
He weighed as much as a wet dog, and it took three goes to get him to sit up. # more
“Now stand about,” said {L}. {young:“Look as if it is nothing.”|“Stand about as if you had always kept it like this.”}
-> DONE

=== m1
# aside
# shot: behind
# place: living-room; afternoon; clear
# place for flood: hallway; afternoon; clear
# action: man knock happy at door; L stand worried before teddy; heroes stand; friends stand
# things: door; teddy; letter
# people: man
Mr Tarrant from next door came in with a letter that was not his. {young:He said hello, and then he saw the bear.|He had only meant to stay a moment, but he stopped on the mat, and looked.}
“That is a big bear,” he said. ¶ “He lives there,” said {L}. {young:“He likes it.”|“He is keeping an eye on things.”}
Mr Tarrant looked at the hat-stand, and the chair. {young:He did not ask.|He was a polite man, and began to talk about the weather.}
But his eyes kept going back, {young:all by themselves|like a dog on a string}. # spare
“Was it always there?” asked Mr Tarrant. ¶ “The bear?” said {L}. “Oh, yes. It is only that you always look at the window.” # more
“I will say goodbye to the bear,” said Mr Tarrant, when he had to go. And he did. # more
-> DONE

=== l1
# aside
# shot: above
# place: living-room; afternoon; clear
# place for flood: hallway; afternoon; clear
# action: L push worried armchair; heroes push armchair; friends pull rug
# things: armchair; rug; lamp; clock; stool
It seemed best to be quite sure. {young:So they got the rug, and hung it up.|So they hung the rug over the hat-stand, and put the lamp where the rug had been.}
Then the lamp had nowhere to stand. {young:It stood on a stool.|It was given a stool, and the stool was given a book under one leg.}
The clock came, as it is always looked at. {young:“Look at the clock!” said {L}.|“People will look at that,” said {L}. “They will want to know the time.”}
By then there was hardly a thing in the house that was not in front of it. You could sit on the floor, if you asked. # spare
It took all the breath they had, and a finger was trodden on, but you could not see so much as a corner. # more
{is_flood:“Plip,” said the stairs.|The bear had a good view, and kept it to himself.} # more
-> DONE

=== s3
# shot: close
# place: living-room; dusk; clear
# place for flood: hallway; dusk; clear
# action: L point surprised at teddy; heroes peek worried; friends stand
# things: big teddy; chair; cushion; lamp
# things for wall: wall-scribble; big teddy; cushion
Everybody who came in said the same thing. They said, “What is behind the bear?”
“How do they know?” said {L}. {young:“We put it all there so that they do not look!”|“We have put everything we have in front of it.”}
{helper_person:“Come over here a minute,” said {helper}, by the door, and held out a hand.} # beat
{helper_animal:{helper} was lying over by the door, and that was the only place left, so {A} went there.} # beat
{helper_carried:{helper} was by the door still, forgotten, and {A} went to get {helper}.} # beat
So {L} went and stood at the door, and came in, as people do. And where did {As} own eyes go? {young:They went straight to the bear.|They went over the empty floor, and straight to the bear.}
It was the only place in the room with a bear, and two cushions, and a hat-stand. {young:It was like a big finger!|It could not have been plainer with a flag on.} # usual
“We have made an arrow,” said {L}. {young:“A big one.”|“A great big arrow, with a bear for a point.”}
There was a bit of a wait. Then {L} went over, and took down the bear.
-> DONE

=== m2
# aside
# shot: wide
# place: living-room; dusk; clear
# place for flood: hallway; dusk; clear
# action: L carry teddy; heroes carry chair; friends carry cushion
# things: chair; row of 3 cushion; hat-stand; teddy
It all had to go back. {young:The hat-stand went. The chair went.|The hat-stand was the first, as it had only come to oblige, and then went the chair.}
With every thing that went, it got smaller. {young:They had thought that it was as big as a house.|Behind all that it had been growing, the way things do that nobody has seen for an hour.}
The last cushion came off. {young:There it was. It was not so big.|There it was, and it was no bigger than it was, and did not even look cross.}
“It is a bit like a duck,” said {L}, with {As} head on one side. # spare
They put the cushions where the cushions go, and there was a great deal of floor that nobody had seen for some time. # more
The bear was asked, as he had been nearest. He had seen worse. # more
-> DONE

=== l2
# aside
# shot: two
# place: living-room; dusk; clear
# place for flood: hallway; dusk; clear
# action: man stand laughing; L stand surprised; heroes stand; friends sit
# things: chair; teddy; hat
# people: man
Mr Tarrant put his head in again, for he had forgotten his hat. {young:It was on the hat-stand.|It had been on the hat-stand all along, as part of things.}
“Ah,” he said, and looked, and {young:he was not cross at all|one could see that he felt a great deal better}. “So that is what it was.”
He told them about a spot of his own. {young:It was under his clock. It was red.|It had been beetroot, he said, and it was under his clock to this day.}
“For forty years I have moved that clock about with nobody asking,” said Mr Tarrant. {young:“It does not even go.”|“It has not gone since the spring of the beetroot.”}
He thought that he might tell somebody else. It had not hurt a bit. # spare
“Is it big?” asked {L}. It was as big as a saucer, and it had one leg. He had grown quite fond of the leg. # more
-> DONE

=== s4
# shot: two
# place: living-room; dusk; clear
# place for flood: bathroom; dusk; clear
# action: L wash calm sponge; heroes wash cloth; friends hold bucket
# action for wall: L wash calm at wall-scribble holding sponge; heroes wash at wall-scribble; friends hold bucket
# things: bucket; sponge; cloth; teddy left
# things for wall: wall-scribble; sponge in L.hand; bucket; teddy left
“I did that,” said {L}, {young:and showed it to them|and held out one hand towards it, like the man at a museum}. “It was not the bear.”
And they looked, and one of them said oh, and one of them went for the bucket. {young:That was all.|It was a good deal shorter than the hiding had been.}
{is_wall:They began with the tail. It is a slow thing, to rub out a horse.|{is_flood:They wrung out the towels, one at each end. It is surprising what a towel can hold.|They pressed, and they dabbed. You have to go from the outside in.}} # usual
{young:Rub, rub, rub. {L} did the most.|{L} did the most of it, with sleeves rolled up as far as they would go.}
By supper there was {is_wall:only an ear, and you had to know about it|{is_flood:only one wet stair, and you had to have socks on to find it|only a line like a pencil line, and you had to know about it}}. # usual
“It can stay,” they said. {young:“It is a good one.”|“It is not as though we could forget it.”} And nothing was stood in front of it.
-> DONE

=== m4
# aside
# shot: above
# place: bathroom; night; stars
# action: L wash sleepy; heroes wash; friends hold towel
# things: basin; sponge; towel; soap
There was a wash. It was for {L}, this time.
“You go from the outside in,” said {L}. So the ears were first. # usual
There was some on an elbow. There was some on a knee. It came off.
The water went down, and round, and out. It took it all along. # spare
The soap was small. It was as thin as a leaf. It was on its last legs, and did all ten toes. # more
It went past a spot on the basin. That one was old. Nobody knew whose it was. # more
-> DONE

=== l3
# shot: behind
# place: hallway; night; stars
# action: L carry sleepy teddy; heroes walk; friends walk
# things: teddy; stairs; lamp
The bear was carried up. He was heavy, and he had done his best.
“You stood very well,” said {L}. # usual
He had his arms out, still. They did not go down. # spare
The stairs were dry. They said nothing. They had a soft place in the middle. # more
He could have a rest now. There was nothing behind him but wall. # more
On the top stair they had to stop. They changed ends. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: L sit sleepy; heroes sit sleepy; friends sit
# things: teddy; pillow; bed
The bear sat down at the end of the bed. You could see past him.
“Look,” said {L}. “There is the chair. There is the wall.” # usual
It was nice to see so much. There was a lot of room in it. # spare
There was the hook. There was the shelf with the boat. There was the door, and it was open a bit. # more
Under the bed there was a sock, and a crust. {L} said so. # more
That was everything, then. # more
-> DONE

=== l4
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: sofa; cushion on sofa; clock; hat-stand
Down there it was dark. The chair was by the table. The clock was on its shelf.
Next door a clock was lifted up. It was put down again, a bit to the left. # spare
There was nothing in front of anything.
You could have walked right round it, with your eyes shut. Nobody did. # more
The moon came in. It looked at the place, and went on. # more
It had seen it all. It had not said a word. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; friends sit
# things: teddy on quilt; quilt; lamp
There was nothing left to tell. # usual
{resting}
{dream} # spare
{L} lay down flat. There was room to.
“Is there something behind you?” {L} asked the bear. # usual
There was not. He had his arms out. That was for a cuddle. # usual
Sleep came in at the door. It looked round.
It went over the floor. It did not go to the wall. It did not go to the chair.
It came straight to {L}.
Goodnight, {H}. Goodnight, bear.
Goodnight.
-> DONE

=== next_night
On the doorstep stood the neighbour in the morning, with a clock under one arm, and a good deal lighter in the face.
“Would you like to see it?” he asked. So {H} went round, and had a look, with both hands behind. It was red, and very old, and had once been beetroot.
“It is rather like a hen,” said {A}.
“I have always thought so,” said the neighbour. He had never had anybody to say it to.
-> DONE

=== next_bedtime
Through the wall came a tick, and then a tock. The clock was going.
-> DONE
