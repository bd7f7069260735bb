# about: hurt(black eye|shiner|swing|split lip|split her lip|split his lip|split their lip|fat lip|cut lip|swollen lip|bust lip|her lip|his lip|their lip|lip on|lip at|glass door|patio door|sliding door|ice pack|icepack|cold pack|face&!plant|nosebleed|nose bleed|bloody nose|bumped her nose|bumped his nose|her nose|his nose|cheek)
# also: sad; proud; play; school-day; outing; happy; bravery
# news: bad
# kind glass: glass door|glass doors|patio door|patio doors|sliding door|glass|french doors
# kind swingeye: eye from the swing|eye from a swing|eye off the swing|eye on the swing|eye on the swings|eye from the swings|eye at the swings|eye by the swing|eye by a swing|swing and has a black eye|swing and got a black eye|swing and he has a black eye|swing and she has a black eye|swing and now has a black eye|swing in the eye|swing to the eye|swing hit her eye|swing hit his eye|swing hit him in the eye|swing hit her in the eye
# kind swing: swing|swings
# kind eye: black eye|shiner|eye|eyes
# kind lip: lip|lips
# wants: child
# role grownup: parent = the grown-up with the ice pack
# ages: 3-9
# holds: pigeon(kind), bus(kind), dark(kind)

=== title
{~The Whole Bus Said Ooh|On Went a Hand}
-> DONE

=== s1
# shot: close
# place: kitchen; day; clear
# action: L sit sad; grownup kneel worried at L; heroes sit; friends sit
# things: table; cloth in grownup.hand; cup on table
{~Bang! Nobody had meant to. Then {H} came to be looked at, {young:and {L} had a hand on it.|and {L} had a hand over it, as you hold a lid on.}|“Let me see,” said {grownup} to {H}, {young:and {L} let go of it slowly.|and {L} let go of it, one finger at a time.}|First there was a bang, and {H} said a good deal about it. {young:Then it was quiet.|After that came the quiet part, with an ice pack.}}
{
- is_glass:
There had been a door, and it was glass, and shut. {young:You could see right through it!|You could see through it so well that there was no door, and then there was one.}
- is_swingeye:
It had been the swing, and now it was an eye. {young:It was going to be black.|The swing had come back, as they do. The eye was pink so far, and was going to be black.}
- is_swing:
It had been the swing. {young:It went away, and it came back.|It had gone off, and it had come back, as they do, and there was a face in the way.}
- is_eye:
It was an eye. {young:It was pink, and it was going to be black.|It was pink so far, and it was going to be blue, and after that black.}
- is_lip:
It was a lip. {young:It was as fat as a plum.|It was as fat as a plum, and got there first when {L} wanted to say something.}
- else:
It was in front, on the face. {young:It was red, and as warm as toast.|It was red, and as warm as toast, and quite the wrong place for a bang.}
}
{is_wished_line:“{wished_said},” said {L}.} # wished
“Ooh,” said {grownup}. And on went a hand, to the same place on a face {young:with nothing wrong.|that had nothing wrong with it.}
The ice pack came in a cloth, {young:and it was so cold!|and was so cold that for a time there were two things to think of.} # usual
But it still went ow, {young:and {L} wanted it to stop.|like a drip in another room, and {L} wanted it to stop.}
-> DONE

=== s2
# shot: wide
# place: street; afternoon; clear
# action: L stand; neighbour stand surprised; heroes stand; grownup stand; friends stand
# things: gate; rake; hedge; cloth in L.hand; postbox
# people: neighbour(she)
There was a library book to take back, ow or no ow.
{joining}
{musing} # personal
At the gate stood the neighbour, with a rake. “What is it?” she asked.
{is_swing or is_swingeye:“The swing came back,” said {L}, and lifted it like a lid.|{is_glass:“There was a door,” said {L}, “and there wasn’t,” and lifted it like a lid.|{L} lifted it like a lid, and told her.}} “Ooh,” said the neighbour. {young:On went a hand.|On went a hand, and over went the rake.}
Then came the postman. “Ooh,” said the postman. On went a hand, {young:with a letter in it.|with five letters in it.} # usual
{hinderer_person:“I can tell it,” said {hinderer}, and told it so fast that the neighbour held on to her knee.} # beat
{hinderer_animal:{hinderer} wished to see it from near, and gave it a lick, and got the sore side.} # beat
{hinderer_carried:{hinderer} needed one hand and the ice needed the other, and so there was none left to lift it.} # beat
“They all do that,” said {L}. {young:“Mine is sore, and they hold theirs!”|“It is mine that is sore, and they all hold on to theirs.”} # usual
-> DONE

=== m1
# aside
# shot: two
# place: street; afternoon; clear
# action: A stand curious; man carry surprised bag; heroes stand; grownup stand; friends stand
# things: bus-stop; bag; 2 cabbages in bag
# people: man(old, cap)
At the bus stop was a man with a big bag in each hand, {young:and he looked kind.|and he had such a listening sort of face that {A} told him without being asked.}
“Ooh,” said the man. You could see the hand begin. {young:But it had a bag in it.|It came up as far as his pocket, with a bag on it full of cabbages, and had to go down again.}
He tried the other one. {young:That had a bag, too.|That one had the potatoes, and hardly left the ground.} # spare
He looked so unhappy that {A} said, {young:“Put it down!”|“You can put it down, you know. We will look after it.”}
So down went the cabbages, and on went a hand, and stayed there. {young:“That is better,” said the man.|“That is better,” said the man, like somebody who has been waiting for a sneeze.}
{pausing} # company
-> DONE

=== l1
# aside
# shot: behind
# place: park; afternoon; breeze
# action: A stand curious; pigeon stand on statue; heroes stand; grownup sit; friends sit
# things: statue; bench; bush
A little way on stood a stone lady with a stone book. {young:She had one hand free.|She had a book in one hand and nothing at all in the other.}
{A} told her, with the ice off, so that she could see. {young:She did not move.|Her hand stayed where it was. She had been out in all weathers, and it took more than that.}
“Oo,” said somebody. {young:“Oo, oo.”|“Oo, oo, oo.” It was very soft, and came from the top.}
On her head sat a pigeon. It looked at {A} with one eye, {young:and then with the other.|and then turned round, to be fair, and did it with the other.}
“It has no hand to put up,” said {A}. {young:So it put up a foot.|But the pigeon tucked up a foot, and stood on the one that was left.}
It had understood. It stayed like that as long as they could see it. # more
-> DONE

=== s3
# shot: above
# place: bus; afternoon; clear
# action: L point surprised; driver look-through mirror; man point up; woman point up; heroes sit; grownup sit; friends sit
# things: mirror; bag; themed
# people: driver; man; woman(straw hat)
The bus was full to the back. “How did you come by that?” said a lady in a hat. So {L} told it, {young:quite loud.|in a good clear voice, and the whole bus could hear.}
“Ooh,” said the bus. On went a hand. {young:Up went all the hands!|Up went twenty, on both sides, right to the back row.}
The driver saw them in the mirror. “Yes?” said the driver. {young:“One at a time!”|“One at a time, please.”} # usual
{themed_a} had no hand, and went up by itself when they came to a bump. # personal
{L} felt under the ice pack. {young:There was less ow!|There was a good deal less ow than there had been at the gate.}
{helper_person:“I have got a bit of it here,” said {helper}, who had one hand up like all the rest.} # beat
{helper_animal:{helper} put up a paw as well, on {L}’s knee, and left it there.} # beat
{helper_carried:{helper} had a hand put up for it, and held on the whole way.} # beat
“It is the hands,” said {L}. {young:“They each take some!”|“They each take a bit of it, and hold it on, and go home with it.”}
At the next stop the lady got out, and took hers up the hill. # usual
-> DONE

=== m2
# aside
# shot: close
# place: bus; afternoon; clear
# action: A sit happy at baby; baby sit curious in pram; heroes sit; grownup sit; friends sit
# things: pram; cloth in A.hand
# people: baby
There was a baby in a pram as well, who had not followed it all. {young:So {A} told it again.|So {A} told it once more, in words that a baby would know.}
“Bang,” said {A}. {young:“Ow.”|“Ow,” said {A}. “Wah,” said {A}. “Brrr.” There was really nothing else to it.}
The baby looked at the face for a long time. {young:It looked at the ice pack, too.|It looked at the ice pack, as you would, but it came back to the face.} # spare
“Oo,” said the baby. On went a hand. It was small, and fat, and had some biscuit in it, {young:and it went to the ear.|and it was put, quite flat, on an ear.}
It was not the place, but it was a very good ooh. {young:It was its first.|It was the first that it had ever done, and it looked about to see who had heard.} # more
The next one went on the other ear, so as not to leave that out. # more
-> DONE

=== l2
# aside
# shot: two
# place: library; afternoon; clear
# action: A whisper at librarian; librarian stand surprised; heroes stand; grownup hold book; friends stand
# things: desk; 3 books on desk; lamp on desk
# people: librarian(glasses, she)
In the library you have to be quiet. {young:So {A} told it in a whisper.|So {A} told it in a whisper, and made the bang with the lips only.}
The librarian had just begun on the book, with a stamp that says when it has to be back. {young:“Ooh,” she whispered.|“Ooh,” she whispered, behind the desk, and forgot all about the book.}
On went a hand, and the stamp was in it. {young:Bump!|There was a small, soft bump.}
Now it said on the librarian that she was to be back by the fifth. {young:It was blue, and quite clear.|It was blue, and it could be read from as far away as the maps.}
“Does it show?” she asked. ¶ “A bit,” said {A}. {young:And on went a hand.|And this time it was {As} hand that went up.}
She looked it up in the list, and the fifth was a Monday, and she had nothing on. # more
-> DONE

=== s4
# shot: close
# place: hallway; dusk; clear
# action: L look-through surprised mirror; grownup hold mirror; heroes peek; friends look-up
# things: mirror; coat on hook; hook; lamp; cloth
By the time they were home it was nearly gone. “Who has not been told?” asked {grownup}.
{is_wished_person:“{wished_person} would have done a good one,” said {L}.} # wished
There was just one left, and that one was in the mirror in the hall. {young:{L} had not seen it yet!|It had been in front, and under a cloth, and so {L} had never seen it.}
{L} took the ice pack off. {young:It was pink and blue.|It was pink at the rim, and blue in the middle, and it had a shine.} # usual
“Ooh,” said {L}. On went a hand. In the mirror a hand went up as well, {young:and they had the right place.|and those two were the only ones that had got the right place.}
“Does it hurt?” asked {grownup}. ¶ {L} pressed, to see. “Only a bit,” said {L}. {young:“They have the rest.”|“They have got the rest. This is mostly the outside.”} # usual
The ice was not ice any more, and was put away. # usual
-> DONE

=== m4
# aside
# shot: above
# place: bathroom; night; clear
# action: grownup wash calm L; L sit in bath; heroes sit in bath; friends sit
# things: bath; flannel in grownup.hand; towel; soap
The flannel was told to go round. It did the chin. It did both ears.
It went round the sore place as a cat goes round a puddle. # spare
“You have missed a bit,” said {L}. ¶ “I have not missed it,” said {grownup}. “I have left it.”
The water had gone a bit grey. That was not the ow. That was the day. # more
The towel was put on, dab, dab. It did not rub. # more
There was steam on the glass. The one in there had gone to bed. # spare
-> DONE

=== l3
# aside
# shot: behind
# place: bedroom; night; clear
# action: L look-up at window; grownup fold curtain; heroes look-up; friends sit
# things: window; curtain; bed; house right
Over the road there was a light. Up there stood the neighbour. She had one hand up.
“Look,” said {L}. “She has still got it.” ¶ “She may be drawing the curtain,” said {grownup}. # spare
Then the curtain went across. So it was both. # more
The rake still lay by the gate. It had gone down at the ooh, and it had not been asked since. # more
Far off went a bus. It was dark, and the bus was lit from end to end.
You could not see what the hands did. It was late. They were in laps.
-> DONE

=== m3
# aside
# shot: two
# place: bedroom; night; stars
# action: grownup tuck-in calm L; L lie-back sleepy; heroes lie-back; friends lie-front
# things: bed; pillow; lamp; quilt
There were two sides to the head. One was for lying on.
“It is this one,” said {L}, and tried it. The pillow was cool, and did not ask. # spare
“Will it be gone in the morning?” asked {L}. ¶ “Not the colour,” said {grownup}. “That stays for a bit. Then it goes yellow.”
“Yellow!” said {L}. It was a thing to get up for. # more
The quilt came up to the chin. It went no farther. # more
It was soft, all round. There was nothing to run into.
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: fridge; table; cloth on table; moon; window
The cloth hung over a chair. It had been cold all day. Now it was just a cloth.
The ice pack was back in the dark, with the peas and the fish fingers.
It told them all of it. It had been there. # spare
The peas kept quiet. They are very small. # more
But you know what fish fingers are like. Up they went.
Then the fridge gave a hum, and a shake. That was the last that it had to say. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; pillow; quilt; lamp
It was dark, and the bed was warm. The door stood open a bit. # usual
{resting}
{keepsake}
{dream} # spare
“There is one bit left,” said {L}. “It is very small.”
“Tell me,” said {grownup}.
So {L} told it. There was {is_swing or is_swingeye:a swing|{is_glass:a door|a bang}} in it, and a bus.
“Ooh,” said {grownup}, low down by the bed.
It was too dark to see. But there was a sleeve, and you could hear it. # usual
On went a hand.
That was the last of it.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The postman rang in the morning, with five letters. “I had my bit all the way up the hill,” he said. “It went off at about half past four.” But he had got one of his own since then. It was a thumb, and it had been a drawer.
“Ooh,” said {A}. And on went a hand, with a piece of toast in it.
The postman felt his thumb. It was better already, he said. There was a little jam on it.
-> DONE

=== next_bedtime
Over the road somebody drew the curtain. On went a hand.
-> DONE
