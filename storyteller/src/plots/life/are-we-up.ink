# about: journey(plane|fly|flight|airport|jet|flights)
# also: nervous; scared; too-excited; bravery; happy; cannot-sleep; fear-other; person; place; thing; missing; outing; journey; high-up
# kind first: first time|never flown|first flight|first plane|first ever|never been
# role grownup: elder, parent = the grown-up with the passports
# wants: child
# when: coming
# ages: 3-9
# holds: plane(kind), heights(kind), dark(kind)

=== title
{~Are We Up?|How You Will Know}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: A push happy chair; heroes push chair; grownup stand; friends stand
# things: row of 4 chair; table; suitcase; paper
{~There is a plane that has a seat for {H}{is_wished_day:, and it goes {wished_day}}. {young:It is a big plane.|It is as long as the street, and weighs as much as all the houses in it.}|{H} {was} going on a plane{is_wished_day: {wished_day}}. {young:The case was in the hall.|The case stood in the hall with its handle up, and was ready before anybody.}|“Up we go,” everybody said to {H}, about the plane{is_wished_day: {wished_day}}. {young:But they did not say how.|They said it as if it were a step, or a kerb.}}
{is_first:{A} had never been on one. How do you know when it is up?|A plane runs along the ground, and then it is up. But how do you know when?} {young:You sit inside. You can’t see the wheels.|You sit inside, and the wheels are underneath, where you can’t see them.}
“You just know,” said {grownup}, {young:and looked for socks.|who was looking for socks, and did not look up.} # usual
{A} did not like not knowing. So {A} built the plane, out of kitchen chairs, {young:two and two.|two and two, with a path down the middle.}
The window was round, and made of paper, and it was stuck on the fridge. # usual
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: A point proud; heroes sit-on-chair; grownup sit-on-chair; friends sit-on-chair
# things: row of 4 chair; scarf; fridge; paper on fridge; themed
{joining}
Everybody had a seat, and a scarf to be tied in with. {young:Click, said {A}, for each of them.|“Click,” said {A}, at each lap, since that is the noise that it makes.}
{is_wished_place:“This plane goes to {wished_place},” said {A}. “It does not stop at the shops.”} # wished
“The doors are here, and here,” said {A}, with both arms, {young:“and that is the fridge.”|“and this one is the fridge, and is only for the milk.”} # usual
{themed_a} had to go under the seat in front. # personal
{hinderer_person:“Is there any juice yet?” asked {hinderer}, before they had so much as begun to move.} # beat
{hinderer_animal:{hinderer} walked up and down in the path, and would not be belted.} # beat
{hinderer_carried:{hinderer} had the seat by the window, and a scarf, and the scarf went round three times.} # beat
Then they all said brrrr, {young:as loud as they could.|as loud as they could, with their heads pressed back.}
“Are we up?” asked {A}, and looked under the seat. {young:There were four legs, on the floor.|There stood four legs, all of them on the floor.}
All the passengers looked as well, and they agreed with {A}. # more
“No,” said {A}. “Not up.” # usual
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: A push happy trolley; heroes sit-on-chair; grownup sit-on-chair; friends sit-on-chair
# things: trolley; cup on trolley; row of 4 chair
Since they were not up yet, they had something to eat. {young:{A} came down the path with a stool.|{A} came down the path backwards, with the stool, because that was the trolley.}
“Water, or water?” asked {A}. {young:They all had water.|They thought about it, as people do, and everybody had water.}
There was one cracker each, in a bag made of paper. {young:It was hard to open.|{A} had stuck the bags down so well that there was no getting in, which is quite right for a plane.}
“And have you a hot towel?” said {grownup}. ¶ “Next time,” said {A}.
Row two had the window, and row one had the view of the bread bin. {young:Nobody minded.|Row one was told that they would fly past it soon.} # more
Somebody’s elbow was out in the path. {young:“Mind your elbow, please.”|“Mind your elbows, please,” said {A}, and did not stop for it.} # more
A crumb fell down between the seats. {young:It will be there for ever.|Whatever falls down there stays there until the plane is old.} # more
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: A peek curious at paper; heroes look-up; grownup sit-on-chair; friends look-up
# things: fridge; paper on fridge; crayon
The window needed something in it. {young:{A} drew a cloud.|You can’t look out at paper, and so {A} took a crayon, and drew a cloud.}
From above a cloud has a top, {young:like mashed potato.|and nobody has ever combed it, so that it looks like mashed potato.}
{A} drew the ground as well, {young:and it was tiny.|a long way down, with a house on it as big as a pea, and a bus as big as a lentil.}
“What is that?” asked {grownup}. ¶ “That is us,” said {A}. “We are not in.” {young:You can’t be in two places.|You can’t be in the house as well, if you are looking at it.}
Out on the wing {A} put {young:one bird.|one bird, sitting with its back to them, for it was not in any hurry and had come along for the ride.} # more
It was a good window. {young:Everybody wanted to sit there.|Everybody wanted to sit at it now, and there had to be turns.} # more
-> DONE

=== s3
# shot: above
# place: kitchen; dusk; clear
# action: A sit-on-chair worried; heroes sit-on-chair; grownup sit-on-chair; friends sit-on-chair
# things: row of 4 chair; fridge; paper on fridge; teapot
“We did it with our eyes open,” said {A}. “That is why.” {young:So they all shut their eyes.|So this time everybody had to shut both eyes, and {grownup} was the captain.}
“This is the captain,” said {grownup}, into a cup. “Here we go.” # usual
Brrrr, they said, {young:and the chairs shook.|and rocked a bit from side to side, so that the spoons in the drawer began to talk.}
{helper_person:“Now,” said {helper}. “No. Nearly. Now,” and each time somebody looked.} # beat
{helper_animal:{helper} lay down in the path, and put both ears flat, as you do when you are going fast.} # beat
{helper_carried:{helper} was held up high in the middle of it, and was the only one on board who was off the ground.} # beat
“Are we up?” asked {A}, {young:and felt with one foot.|with both eyes shut tight, and put down one foot, to feel.}
The foot met the floor.
So that was not it, either, and {A} sat and looked at the clouds. # more
“They will tell us,” said {grownup}. “There is a light that goes ding.” {young:But that comes later.|But the ding comes later, when it is all over, and {A} wanted to know it at the time.} # usual
-> DONE

=== m2
# aside
# shot: two
# place: hallway; dusk; clear
# action: A carry-both pillow; heroes stand; grownup stand; friends sit
# things: suitcase; stairs; 2 boot; pillow
While the captain made the soup, {A} saw to the things that have to come. {young:A thing has to be small, or it can’t come.|On a plane you may have one small bag, and it has to fit under the seat in front.}
So {A} tried what would go under a chair. {young:A boot did. A pillow nearly did.|A boot did, and so did a saucepan, and the pillow did after it had been sat on.}
{is_loved:“And {loved}?” said {grownup}. ¶ “I have that in my head,” said {A}, and that goes under any seat.|{musing}} # personal
{pausing} # company
{A} lay down, and fitted as well, {young:all but the legs.|all but the legs, which would have had to go in somebody else’s.}
“You have a seat on top,” said {grownup}. ¶ “I am only trying it,” said {A}. # more
The {~lamp|plant} could not come, and was told so. {young:It would have to mind the house.|Somebody had to stay and mind the house, and it had always been good with windows.} # more
-> DONE

=== l2
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: A eat happy; heroes eat; grownup sit-on-chair; friends sit
# things: table; bowl on table; spoon on table; row of 4 chair
They had the soup on the plane, since the chairs were there. {young:It was hot, and it was orange.|It had to be passed over people’s heads, and not one drop went on row two.}
{A} had a lump in the ears at the {~third|fourth} spoon. {young:Gulp, went {A}. Pop, went the ears.|A swallow makes them go pop, and then you hear the spoons again.}
“It will do that in the air as well,” said {grownup}. {young:“Then you swallow.”|“Then you swallow, and it is gone, or you have a sweet, which comes to the same.”}
{young:{A} swallowed seven times.|{A} swallowed seven times, to be ready, and then there was no soup left to do it with.}
“What else does it do?” asked {A}. {young:“It leans.”|“It leans over in the corners,” said {grownup}, “like you on the scooter.”} ¶ They leaned, all to the left, {young:and a spoon fell down.|and a spoon slid across the table and fell down on the other side of the world.} # more
Under the table was the hold, where the cases go. {young:A foot was in it.|It had eight feet in it, and one of them had no slipper.} # more
-> DONE

=== s4
# shot: close
# place: hallway; dusk; clear
# action: L pull surprised suitcase; grownup lift suitcase; heroes stand; friends stand
# things: suitcase; stairs; lamp
The case was in the way, and {L} had to pull it along the hall. Rrrrrr, said its wheels. {young:They shook the handle.|You felt it in the handle, and in your teeth.}
Then {grownup} took hold of it, and lifted it up on to the stairs. {young:Then it was quiet.|The noise stopped, and the shaking stopped, and it was quiet.}
“Do that again,” said {L}.
Rrrrrr, went the case, and up, and it was quiet. There was nothing under its wheels.
“That is how,” said {L}. “It goes rrrrrr along the ground, and everything shakes. {young:Then it stops.|Then it is quiet.} And then we are up.”
“You just know,” said {grownup}. ¶ “Now I do,” said {L}. # usual
-> DONE

=== m4
# shot: two
# place: bathroom; night; clear
# action: L brush-teeth happy; heroes brush-teeth; grownup stand; friends sit
# things: basin; toothbrush; cup; towel
The brush went rrrrrr, along the bottom, and along the top.
Then {L} lifted it off. It was quiet in there.
“Up,” said {L}, with foam.
The tap went rrrrrr as well. {L} turned it off, and that was up, too. # usual
The toothbrush was one of the things that had to come. But it could not be packed until it had been used. ¶ So it stood in its cup, and waited for its seat. # more
The flannel would fly flat. It did not take up any room. # more
A lot goes rrrrrr in a house. You have to listen.
-> DONE

=== l3
# shot: wide
# place: hallway; night; stars
# action: L walk sleepy; heroes climb stairs; grownup walk; friends walk
# things: stairs; suitcase; lamp; 2 boot
The chairs had gone back round the table. It was only a kitchen now.
One seat still had a scarf on. It was undone, click. # more
{L} said goodnight to the case. It stood on its wheels, and did not roll.
The boots stood by the door. Their toes were to the front. # more
The little bag was there. It would fit under anything. # more
The paper window was on the fridge. In the dark it looked real. # more
Then it was time to go up. They went by the stairs.
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back; grownup sit; friends sit
# things: bed; quilt; pillow; window
The side by the wall was the window seat.
{L} put the quilt across, and tucked it in at both sides. “Click,” said {L}.
The pillow was put up, and then it was put back. # usual
“The floor is over there,” said {L}. “It is a good way down.” ¶ There was one sock on it. From up here it was as small as a sock. # more
The quilt had clouds in it, if you lay with your nose close by. # more
The big light was put out.
-> DONE

=== l4
# shot: object
# place: sky; night; stars
# action: heroes look-up sleepy
# things: tiny plane; moon; cloud; star
High up went a plane, with one red light and one green light. You could only just hear it.
It had been up for hours. They had had their soup.
One window had somebody at it. It would be a child, asleep. # more
The plane combed the cloud, a bit. Then it was as before. # more
A bird was up as well, but not so far. It looked, and went home. # more
Down there the houses had their lights out. They were as small as peas.
It went over, and it did not wake one of them.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; quilt; pillow; lamp
{resting}
{keepsake}
{dream} # spare
It was dark. {L} lay back, tucked in on both sides. # usual
Down in the kitchen the fridge went rrrrrr. You could feel it in the wall.
Rrrrrr, it went, along the ground. It shook a spoon.
{L} listened. “Not yet,” said {L}. # usual
Something clinked, on a shelf. # more
Rrrrrr.
Then it stopped. It was quiet.
And {L} was up.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The paper window was still on the fridge, and there was something new in it. Beside the bird that sat on the wing sat another one.
“That was not there,” said {A}, and looked from close by. They both had their backs to the glass, and the second had a very small bag. So {A} drew them a cracker each, and left the packets open.
-> DONE

=== next_bedtime
Down in the kitchen the fridge went rrrrrr. Then it was quiet, and it was up.
-> DONE
