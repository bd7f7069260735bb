# about: left-out(friends shut|friends&in the room|friends&in her room|friends&in his room|sister&friend&!school&!playground&!party|brother&friend&!school&!playground&!party|sisters friends|brothers friends); sad(sister&friends&!school&!moved|brother&friends&!school&!moved|sister&shut&door|brother&shut&door); angry(sister&friends&!school&!hit|brother&friends&!school&!hit); jealousy(sister&friends&!school|brother&friends&!school); guest(sister&friend&wouldn|sister&friend&shut|sister&friend&won't|brother&friend&wouldn|brother&friend&shut|brother&friend&won't)
# also: left-out; sad; angry; jealousy; lonely; guest; play; frustrated; kindness; quarrel
# news: bad
# kind brother: brother*|brothers
# wants: child
# role grownup: parent = the grown-up with the towels
# ages: 3-9
# needs: seeing
# holds: dark(kind)

=== title
{~And All the Rest|The Line Under the Door}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: L stand sad at door; heroes stand sad; friends stand
# things: door; rug; lamp; wall
{~Behind the door they were all laughing. {H} {was} on the other side of it, {young:and could not see at what.|where there was only the carpet, and nothing on it to laugh about.}|The door was shut, and {H} stood in front of it, {young:and it was all in there.|and whatever was going on was going on in there.}|“Not now,” the door had said to {H}, {young:and then it was shut.|and then it was shut, with a good deal of giggling on the inside.}}
It was {As} {is_brother:brother’s|sister’s} room, and the friends were in it, and under the door was a line of light, {young:with feet.|with feet in it.}
{A} wanted to be in there. {young:It did not matter what they did.|It did not matter what they were doing. It could have been sums.}
“They have got the whole room,” said {A}, “and they have got the friends, {young:and I have nothing.”|and I have got nothing at all.”} # usual
Somebody came up the stairs with a heap of towels. It was {grownup}. “Are you in the queue?” asked {grownup}.
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: L sit sad; grownup sit; heroes sit; friends sit
# things: door; towel on stairs; stairs; lamp; themed
{joining}
{musing} # personal
“They have shut me out,” said {L}. ¶ {grownup} sat down on the towels. “How much have they got, in there?”
“A bed, a lamp, and a rug,” said {L}{not young:, and did not need all the fingers of one hand}.
“And how much is there out here?” {L} looked about. {young:There was a landing, and there were stairs, all the way down.|There was the landing, and after that came the stairs, and they go all the way down.}
“The bath is out here as well,” said {grownup}. {young:“And the toast.”|“The kitchen would be ours, I think, with the toast, and all of the doors but one.”} # usual
{hinderer_person:“Let me listen,” said {hinderer}, and leaned, and knocked by mistake.} # beat
{hinderer_animal:{hinderer} put a nose to the line under the door, and blew, and sneezed.} # beat
{hinderer_carried:{hinderer} was laid down flat to look under the door, and saw nothing.} # beat
{themed_a} was out here, too, as it turned out. # personal
“And all the rest,” said {L}, {young:and sat up a bit.|and sat up. It was a much bigger side than it had looked.}
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A point proud; heroes walk; grownup walk; friends walk
# things: table; fridge; chair; tin on shelf; shelf
They went to see how much there was, {young:and began with the kitchen.|and since it was so much they began at the far end, with the kitchen.}
There were four chairs, with nobody on them, {young:and you could have them all.|and you could have had all four.}
There was the tin with the biscuits. {young:“They have not got that,” said {A}.|“I don’t suppose that they have thought of that,” said {A}, and gave it a shake, to hear what they had not thought of.}
The hall was theirs, with every coat. {young:The front door was theirs, and what is behind it.|So was the front door, and when they looked at it like that, there was no end to what was on this side.} # spare
They had the cold tap and the hot one, {young:and a window with a cat behind it.|and the window over the sink, with next door’s cat behind it, looking in.} # more
“They have shut themselves in,” said {A}. {young:“They have just that one room.”|“They have gone and shut themselves in, and they have not noticed.”}
-> DONE

=== l1
# aside
# shot: close
# place: hallway; dusk; clear
# action: A lie-front curious; heroes lie-front; grownup kneel; friends sit
# things: door; rug; lamp
{A} lay down on the carpet to look, {young:with one cheek on the floor.|with one cheek on the floor, where the draught comes through and smells of somebody else’s crisps.}
There were white feet, {young:and striped feet, and one with a hole.|and striped ones, and one pair with a hole, and a toe looked out of the hole at {A}.}
They hopped, and then they stood still. {young:Then one of them scratched the other one.|Then one of them came up and scratched the other, and the other one held quite still for it.}
“What are they doing?” asked {grownup}. {young:¶ “Feet,” said {A}.|¶ “They are mainly standing about,” said {A}. “I thought that there would be more to it.”}
Somebody had dropped a crisp, and nobody trod on it, {young:but it was close.|though it was close, again and again.} # more
It was a very thin bit of a room, {young:and there was no top on it.|and it might have been all different from the ankles up.} # more
“That is where they keep the laughing, I think,” said {A}, {young:“up on top.”|“up on top, where I can’t see in.”} # more
-> DONE

=== s3
# shot: behind
# place: hallway; dusk; clear
# action: L stand proud; girl walk; grownup sit; heroes stand; friends sit
# things: door; stairs; lamp; towel
# people: girl
Then somebody came out, in socks, one of them with a hole, {young:to go to the bathroom.|to go to the bathroom, and there is no way to it but over the landing.}
“That is ours,” said {L}. “But you may go through.” {young:“Thank you,” said the sock.|“Thank you,” said the sock, and went along by the wall.} # usual
After that they needed water, and after that they needed crisps, {young:and it was all out here!|and whatever they could not do without was out here.} # usual
{helper_person:“Anybody else?” asked {helper}, who had taken over the bottom stair.} # beat
{helper_animal:{helper} saw each of them across, and back.} # beat
{helper_carried:{helper} was set on the top stair, to keep count of them.} # beat
In between {L} rolled a pair of socks down the stairs. {young:Pom, pom, pom, it went.|Pom, pom, pom, it went, down to the mat, as round as a bun.} {young:They laughed so much that it had to go again.|It was so funny that it had to be fetched and do it again.}
Behind the door it had gone quiet. # usual
-> DONE

=== m2
# shot: two
# place: hallway; dusk; clear
# action: A throw laughing; grownup sit laughing; heroes sit laughing; friends sit
# things: stairs; sock on stairs; towel; mat
There was a lot in those socks. {young:They could go down with a bump, or with a hop.|They could go straight down the middle, or off the wall, or stop on the fourth stair and think about it.}
“This one is going to a wedding,” said {A}. {young:Pom, pom, pom, and into a boot.|It went down very smartly, pom, pom, pom, and straight into a boot.}
“Congratulations,” said {grownup}, {young:and had to wipe both eyes.|and had to take a towel off the heap, and wipe both eyes with it.}
{pausing} # company
Once they stopped short, and looked over the edge, {young:and then they jumped.|and you could see them make up their mind to jump.} # more
Then they sent down two at once, {young:a small one and a big one.|a big one and a small one, to see which of them would hold the door for the other.} # spare
“Again!” said {A}. {young:There was room for it.|There was room for any amount of it.}
-> DONE

=== l2
# aside
# shot: above
# place: bathroom; dusk; clear
# action: A shout laughing; heroes stand; grownup stand; friends stand
# things: bath; tap; towel; rubber-duck on bath
The bath was theirs as well, {young:so they had a go in it.|and since it was, they had a go at sitting in it, in their clothes, with no water.}
It made everything that you said {young:very grand.|sound as if it had been said by a king, or by somebody in a bucket.}
“All the rest!” said {A}. {young:“Rest,” said the bath.|“The rest,” said the bath, which seemed to think so, too.}
The duck was asked if it minded. {young:It did not.|It did not mind, and had in any case been left out of most things since it lost its squeak.} # spare
Then they hung up the towels, {young:one on each hook.|one for everybody on this side, and there were enough, with one over for the duck.}
It was a good place to be shut in, {young:if you had to be.|if you had to be, and you could leave the door open.} # more
“Ours is the one with the tap,” said {A}, {young:and let it run a bit.|and let it run a little, so that they should hear it in there.} # more
-> DONE

=== s4
# shot: close
# place: hallway; night; clear
# action: L lie-front surprised; grownup kneel; heroes lie-front; friends sit
# things: door; rug; lamp; sock
At bedtime {L} lay down flat, for one last look at the feet.
There were no feet. There was an eye.
“What are you laughing at?” said the eye.
“You can’t see it,” said {L}. “The door is shut.” # usual
“Are you inside?” asked {L}. ¶ “Yes,” said the eye. “We are all in here.”
“So are we,” said {L}. {young:“All the rest is in here.”|“We have got all the rest in here.”}
Then a crisp came out under the door. It was a flat one.
{L} sent back a sock. It was one of the two.
-> DONE

=== m4
# aside
# shot: two
# place: hallway; night; clear
# action: grownup stand; L eat; heroes stand; friends sit
# things: door; lamp; stairs
The crisp was shared out. There was a crumb for each.
“It is salt,” said {L}. “They have salt ones in there.” # spare
On the other side they had the sock. You could hear it go from hand to hand. # spare
“It won’t do it without stairs,” said {L}. ¶ “No,” said {grownup}. “They will find that out.”
Pff, it went, in there. Pff.
No one on the landing said a word.
You do not tell a thing like that. You have to find the stairs. # more
-> DONE

=== l3
# aside
# shot: wide
# place: hallway; night; clear
# action: grownup carry; L walk sleepy; heroes walk; friends walk
# things: stairs; lamp; door; rug
They went along the landing, and said good evening to it all.
The stairs lay there, one on top of the next. They had been up and down. # spare
“Do we have to put it away?” asked {L}. ¶ “It can stay out,” said {grownup}. # spare
So it stayed out. There were the coats, and there was the tap.
You could have it all by just lying there. It did not have to be held. # more
One pair of boots had a sock in. It could stay there till the morning. # more
Then {L} had a door to go in at as well.
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: grownup stand; L lie-back sleepy; heroes lie-back; friends sleep
# things: bed; door; lamp; rug
“Shut, or open?” asked {grownup}. ¶ {L} had to think. “A crack,” said {L}.
A bit of the landing came in by it, and lay on the rug.
It was yellow, and had no feet in it.
There was room on it for a pair of shoes, so they were put there. # more
“Which is the inside?” asked {L}. ¶ “This is,” said {grownup}. “But so is that.”
It went on so, all the way down to the street. # spare
There was no end to it that you could see from bed. # spare
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; chair; tin on shelf; shelf; moon
Down in the kitchen it was dark. The four chairs stood round the table.
The moon came in, and had one of them. It had a choice. # spare
The biscuits were in the tin, with the lid on. They had shut themselves in. # spare
You could hear the fridge, and then not.
The tap hung on to a drop. It was in no hurry. # more
The front door was shut as well, and it did not mind which side it was on. # more
Out there was the road, and after that came all the rest.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; door; lamp
The bed was warm, and the wall was where it should be. # usual
{resting}
{keepsake}
{dream} # spare
In the line of light, by the door, were two feet.
“Night,” said the feet.
“Night,” said {L}.
Then they went, and there was the dark, and all the rest.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The sock lay in front of the shut door in the morning. It had been rolled up with another one, which was striped, and had a hole in it, and neither of them came from this house’s drawer.
{A} took it to the top of the stairs to see. Pom, pom, pom, it went, and at the fourth stair, where the hole was, it gave a small whistle. It had never been able to do that before.
-> DONE

=== next_bedtime
The sock that could whistle was on the top stair. It had all the rest in front of it.
-> DONE
