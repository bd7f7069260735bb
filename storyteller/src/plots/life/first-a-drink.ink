# about: feast(diwali&tomorrow&!made&!paint|diwali&coming&!made&!paint|diwali&next week&!made&!paint|diwali&soon&!made&!paint|diwali&weekend&!made&!paint|diwali&on monday&!made&!paint|diwali&on tuesday&!made&!paint|diwali&on wednesday&!made&!paint|diwali&on thursday&!made&!paint|diwali&on friday&!made&!paint|diwali&on saturday&!made&!paint|diwali&on sunday&!made&!paint|diwali&this week&!made&!paint|diwali&nearly here|diwali&almost here|diwali&ready for&!made&!paint|diwali&getting ready&!made&!paint|diwali&days&!till&!until&!days of|diwali&clean&!made&!paint|soak&diya|soak&diwali); too-excited(diwali&tomorrow|diwali&coming)
# also: too-excited; patience; happy; feast; made-something; tidying; person; place; thing
# wants: child
# role grownup: parent = the grown-up with the towel
# ages: 3-9
# holds: diwali(kind), water(kind), dark(kind)

=== title
{~First a Drink|Twelve Thirsty Lamps}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A reach-up curious; grownup hold jug; heroes stand; friends stand
# things: table; row of 8 diyas on table; newspaper on chair; chair; lamp
{~Diwali was coming, and the lamps were out of their box. {H} had unwrapped {young:every one of them, and kept the paper.|all twelve, one by one, and kept the newspaper for later.}|Twelve small clay lamps stood on the kitchen table, and {H} walked round and round them. {young:They were for Diwali, and it was still to come.|They were for Diwali, which was still to come, and not one of them shone from any side.}|The lamps that {H} had unwrapped were of clay, {young:and each was as big as a palm.|and each was about as big as the palm of a hand.} They were for Diwali, and Diwali was still to come.}
Each had a lip at the front, {young:like a tiny brown jug, for the light to sit in.|like a very small brown jug, and that was where the light would sit.}
{is_wished_day:They were wanted {wished_day}, and had nothing to do till then.} # wished
“Could we have one on now,” asked {A}, “{young:just a little one, and just for a minute?”|just one of them, and just for as long as it takes to say oh?”}
{grownup} held one up to the window and looked in, {young:as you look in a cup.|as you do with a cup that somebody says is clean.} # usual
“They can’t yet, because they are thirsty,” said {grownup}, and put a basin of water on the table. “First a drink.”
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: A give happy diya at basin; grownup pour jug; heroes peek basin; friends peek basin
# things: table; basin on table; 4 diyas in basin; 4 bubbles over basin; row of 4 diyas on table
{joining}
{musing} # personal
A new lamp is dry all through. {young:If you give it oil, it drinks up the oil.|If you give it oil on the day, it drinks the oil, and by supper there is nothing left to shine with.} So it gets its water first.
{A} laid the first one in. “Psss,” it said, {young:and up came bubbles.|and up came a string of bubbles, as if it had been waiting to tell somebody.}
{hinderer_person:“What does it say?” asked {hinderer}, and held an ear so close that the ear had to be dried.} # beat
{hinderer_animal:{hinderer} came to see who was hissing, and drank a little as well, so as to keep it company.} # beat
{hinderer_carried:{hinderer} was put by the basin to listen, and got a splash on the nose, and did not mention it.} # beat
In went the next, and the next. {young:“Psss! Psss!”|“Psss,” they all said, like a big family that comes in from a long walk, and finds the tap.} # usual
“It is saying thank you,” said {A}. ¶ “Not with its mouth full,” said {grownup}. # usual
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A look-through curious magnifying-glass; heroes peek; grownup stand; friends stand
# things: table; diya before A; basin on table; lamp
The ninth lamp had a mark on the bottom. {young:It was a thumb.|{A} held it under the light, and it was a thumb, with all its lines on, pressed in while the clay was wet.}
“Who is that?” asked {A}. ¶ “That is whoever made it,” said {grownup}. {young:“They sat at a wheel, and it went round and round.”|“They sat at a wheel, with a heap of river mud, and it took about as long as a sneeze.”}
{A} tried a thumb in it, {young:and there was room for two.|and there was room in there for another one beside it.}
“It has been held once already,” said {A}. {young:“I can tell.”|“So it knows how that goes.”}
And it went into the water thumb first, {young:psss.|psss, and was a long time over it.}
The old thumb and the new thumb were about the same age, {A} thought, by the feel of them. # more
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A point laughing; heroes peek; grownup look-up; friends peek
# things: table; basin on table; diya in basin; 3 bubbles over basin; row of 4 diyas on table
The tenth lamp would not go under. {young:It swam about like a boat.|It lay on top, and turned slowly, with its lip in front, and looked round like a captain.}
“It isn’t thirsty,” said {A}. ¶ “They all say that,” said {grownup}. # spare
{A} blew, and off it went. {young:It bumped into the edge, and came back.|It put in at the far side, stayed a moment, and came home with no cargo.}
Then {A} laid one finger on the lip. {young:It took a sip. It liked that.|Over the edge came a sip, no more than would go in a spoon, and it stopped to think about it.}
They waited for it, with their chins on the edge of the table. # more
And then it went down all at once, {young:and said psss the loudest of all.|psss, as you do when you find out that you have been thirsty since breakfast.}
-> DONE

=== s3
# shot: two
# place: kitchen; dusk; clear
# action: A roll cloth; grownup sit-on-chair; heroes sit-on-chair; friends sit
# things: table; basin on table; thread on table; row of 4 bubbles over basin; lamp; themed
“They are done when they stop talking,” said {grownup}.
So in the meantime they rolled the wicks. {young:You take a bit of cotton wool, and roll it in your hands.|You take a pinch of cotton wool, and roll it between your hands, until it has forgotten that it was a cloud.}
{As} came out fat in the middle, {young:like a worm with its lunch in.|like a worm that has had its lunch, and another worm’s.} # usual
{helper_person:“This one is a moustache,” said {helper}, and wore it for a while, and then rolled it on into a wick.} # beat
{helper_animal:{helper} was told to sit, and sat on a bit of cotton, and so one of the wicks came out quite flat.} # beat
{helper_carried:{helper} was given the bag of cotton wool to hold, and had never looked so soft.} # beat
{themed_a} got one as well, for a tail. # personal
In the end there were twelve in a row, {young:and every one had its own hair.|and no two of them had slept on the same side.} # usual
“Pss,” went the basin. “Ps.” {young:Then it was quiet.|Then it was quiet, as it is at a table when the soup is gone.}
-> DONE

=== m2
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A hold curious diya; grownup walk; heroes walk; friends walk
# things: stairs; door; tap right; shelf; 6 book on shelf
There was time to see where they would all go. {A} carried one round, {young:an empty one, and tried it here and there.|an empty one, and stood it down wherever there was a dark bit, and stepped back.}
One would go by the front door, {young:so that you could find it.|so that whoever came could see which house had been waiting.}
One would go by the tap. {young:“Why the tap?” asked {A}.|“What does the tap want with one?” asked {A}.} ¶ “It works hard,” said {grownup}, “and nobody ever looks at it.”
One was for the books, and one was for the stairs. {young:And one was for the bins!|And one was for the bins, who had not expected anything.}
{pausing} # company
{A} told each place to keep itself free. # more
-> DONE

=== l2
# aside
# shot: wide
# place: garden; dusk; stars
# action: A look-up curious; grownup look-up; heroes look-up; friends look-up
# things: house; door; fence
Then they took the paper from the lamps out to the bin, and looked at the sky, {young:as they were there.|since they were out there in any case.}
“Where is the moon?” asked {A}. ¶ “It is late,” said {grownup}. {young:“It comes later every night.”|“It gets up later every night now, and there is less of it every time.”}
“And on Diwali?” ¶ “On Diwali it does not come at all. {young:It is as dark as it can be.”|It is as dark that night as it ever gets.”}
{A} thought that they could have found a better night. {young:“Who picked that one?”|“Who picked that one?” asked {A}.}
“Somebody who had lamps,” said {grownup}.
They looked at the dark for a bit longer. {young:There was room in it for a lot of lamps.|There was a good deal of it, and it was all free.} # more
-> DONE

=== s4
# shot: close
# place: kitchen; night; clear
# action: L point happy; heroes peek; grownup crouch; friends peek
# things: table; row of 8 diyas on table; lamp; towel on table
{L} lifted the first lamp out, with both hands. It still had some water in it.
{L} stood it on the table, under the big lamp. In the water something shook, {young:and then stood still, and shone.|and came to rest, no bigger than a lentil, and shone.}
“It is on!” said {L}. “Look, there is one in there!”
{grownup} bent down. In the little clay lamp was the big lamp from the ceiling, {young:very small.|all of it, very small, and a good way down.} # usual
So out they came, all twelve, with a sip left in each. {young:And all twelve had a light in.|And there they stood in a row, and each of them had its light.}
“It isn’t Diwali yet,” said {L}. “They are only practising.”
“They are very good at it,” said {grownup}. # usual
“Oh,” they all said, one after the other.
-> DONE

=== m4
# aside
# shot: above
# place: kitchen; night; clear
# action: L give diya at towel; grownup hold towel; heroes stand; friends sit
# things: table; towel on table; 8 diyas on towel; basin on table
Then they had to be dried. {L} poured out the sip, one by one.
They were laid down on the towel, with their faces to it. They looked like a lot of people at the sea.
“Are you full?” asked {L}. ¶ They had no more to say. # spare
The water in the basin was brown. It had a bit of river in it now. # more
The wicks lay next to them. They would not get in till the day. # more
One lamp was still a bit damp on its thumb. {L} gave it a pat.
-> DONE

=== l3
# aside
# shot: two
# place: bathroom; night; clear
# action: L wash sleepy; grownup hold towel; heroes wash; friends stand
# things: sink; tap; drop under tap; mirror
{L} had to wash. There was cotton on both hands, and some on one ear.
The tap ran, and then it stopped. One drop hung on it, and had a light in it too.
“You get a lamp,” {L} told the tap. “It is a secret.” # spare
The drop shook. Then it fell off, and took its lamp with it. # more
But there was a new one at once. It was lit, too. # more
{grownup} had a towel. It was not the one with the lamps on. # spare
It was warm, and it had been on the pipe.
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit; heroes lie-back; friends sit
# things: bed; window; curtain; quilt
“Will they wait?” asked {L}. ¶ “They are clay,” said {grownup}. “They are good at that.”
“I am not,” said {L}. “Not all the way.”
“You only have to do tonight,” said {grownup}. “You can do it lying down.”
So {L} did some of it. It was soft, and it went by on its own. # spare
The dark stood outside, with all that room in it.
“Not long now,” {L} told it. # more
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; towel on table; row of 8 diyas on table; window
Down in the kitchen it was dark. No one was on.
Twelve lamps lay in a row. They could not see each other, but they knew who was there. # spare
One of them had been a boat. One of them had a thumb. # spare
By the door there was a dark bit, and it was kept free. # more
The bins stood outside. They would get one, too, and they had not said a word. # more
The cotton lay by. It would be wanted. # more
It would all come. It was not far now.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L drink sleepy glass; grownup sit; heroes lie-back; friends sleep
# things: bed; pillow; quilt; lamp; door
It was late. The day was used up. # usual
{resting}
{keepsake}
{dream} # spare
“I am thirsty,” said {L}. ¶ “Well, then,” said {grownup}. “First a drink.”
So {L} had a drink. In the glass was a light. It came from the landing, and it was quite small. # usual
“Psss,” said {L}, and lay back.
There was no more to say.
It was not Diwali yet. It was dark. It was on its way.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the twelve lamps were dry. {A} picked one up, and put an ear to it, and it did not say a thing.
But on the towel there were twelve dark rings, and every ring had a lip at the front, and every lip pointed at the window. Perhaps that was how they had been laid down. Or else they had turned round in the night, all twelve, to see whether it was coming.
-> DONE

=== next_bedtime
Twelve lamps stood on the shelf. They were not thirsty now. They could wait.
-> DONE
