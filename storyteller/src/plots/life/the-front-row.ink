# about: performance(play|concert|nativity|show|assembly|recital|perform|line|stage|sing|song|danc|ballet|choir|carol|poem|piano|violin|guitar|recorder|drum|speech|present|talk|part|script)
# also: nervous; shy; embarrassed; scared; fear-other
# news: bad
# when: coming
# wants: child
# role grownup: parent = the grown-up at the sink
# ages: 4-10
# holds: dark(kind)

=== title
{~The Front Row|In Front of Eyes}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A stand scared before fridge; heroes peek at A; grownup wash cup; friends sit
# things: fridge; row of 5 cups; shelf; chair
{~“Two hundred chairs,” said {H}. {young:“They all look at the front.”|“I saw them put out, and every one is turned the same way.”} {is_wished_day:{wished_the_day}|Tomorrow} was the day, and {L} had a bit to do in the middle of it.|{is_wished_day:{wished_day}|Tomorrow} {H} had a bit to do on a stage. {young:It was as long as a sneeze.|It took about as long as it takes to butter toast.} But there would be two hundred chairs.|The bath had heard the bit, and so had the stairs and a coat. {young:{H} knew it very well.|{H} had it by heart.} But {is_wished_day:{wished_day}|tomorrow} there would be people, on two hundred chairs.}
{is_wished_line:“{wished_said},” {A} told the fridge.} # wished
It goes like this. In you go, do the bit, bow, and out.
{is_wished_person:“{wished_person} will be in the second row,” said {A}. “With both eyes.”} # wished
In went {A}, in front of the fridge. {young:Then everybody looked up from the cups. Blink, blink.|And over every cup in the kitchen came a pair of eyes.}
{young:And out of {As} head ran the bit, down, down, down to the socks.|And the bit ran out of {As} head like water down a sink, as far as the socks.}
{is_wished_forgotten:It was {wished_forgotten} that went first. It had its coat on already.} # wished
“It is the eyes,” said {A}. “I can do it. I just can’t do it in front of eyes.” # usual
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: A bow proud at potato; heroes peek behind curtain; grownup hold carrot; friends sit
# things: curtain; box; potato on box; themed
The next time {A} did it behind the curtain. {young:All went well. They clapped the curtain.|It went without a slip, and they all clapped the curtain, which took the bow.} # usual
{themed_a} was put in front, to draw the looks, and drew them all to the same place. # personal
The time after that {A} did it with a tea towel right down over the nose. {young:How nice it was in there! Then came the fridge. Bump!|All went well in there until the fridge.} # usual
“Would you fetch some potatoes from the shed?” asked {grownup}.
{joining}
The first potato looked at {A}. {young:It had one eye.|It had one eye, rather small and not at all rude.}
“Hm,” said {A}, and sat it in an egg box, for a front row. One eye is not many. {young:So {A} did the bit for it, with a bow.|So {A} did the bit for it, with a bow, and it seemed content.}
{hinderer_person:“I cannot see past it,” said {hinderer}, in the second row, and the potato was asked to lean.} # beat
{hinderer_animal:{hinderer} had thought that it was a ball, and the potato saw nothing more until they got it out from the stove.} # beat
{hinderer_carried:{hinderer} had been put down next to it, facing the front, and that was two eyes more.} # beat
-> DONE

=== m1
# shot: behind
# place: kitchen; dusk; clear
# action: A stand happy; heroes push potato; friends sit
# things: box; 6 potatoes on box; mat
An egg box has six seats. {young:In came five more potatoes.|In came five more potatoes, and found their places.} {young:This one had two eyes. This one had three.|They had two eyes, or three, and one had a pair so close together that it seemed to doubt things.}
A big one sat down in front of a small one, {young:so it had to swap|and had to be spoken to}. # spare
In went {A}, up on the {~mat|bread board}. The bit began to go. {young:But it only got down to the knees!|But this time it stopped at the knees, and could be got up again from there.}
“That was fourteen eyes,” said {A}. “Bow, and out.”
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A write happy paper; heroes give paper; friends reach-down at potato
# things: box; 6 potatoes on box; paper; potato
They drew up a programme, as there ought to be one. {young:It said: “The Bit. Then supper.”|It said: “Number one, the Bit. Number two, supper. No dogs, except ours.”}
Each potato had one to hold. {young:They did not hold on very well.|None of them was much of a reader, and four sat on theirs.}
In the quiet part one rustled. {young:“Shh,” said {A}.|“It is only its paper,” said {A}, who had met such people at the pantomime.}
Then the one at the end fell off its {~seat|egg box}, and rolled the whole way to the door. {young:They all waited until it was back.|They brought it home on a fish slice, saying nothing.}
{A} had gone on with the bit, right through it. {young:A noise is only a noise.|Only later did it strike {A} how well that had gone.} # spare
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A reach-down surprised; heroes hold potato; friends stand surprised
# things: teapot; potato on teapot; basket
At the bottom of the basket was the one with nine eyes. {young:It had eyes on its front, and on its back, and on its hat.|It had eyes before and behind, and two on top for the balcony.}
Nobody wished to sit by it. They gave it the teapot to sit on, and in went {A}.
All nine looked. {young:One, two, three, the bit went down, and stopped at the pocket.|The bit went down at once, past the collar and the buttons, and was caught in a pocket.}
{pausing} # company
“It is getting better,” said {A}, with a hand on the pocket to keep it in. “{young:A pocket is up high.|A pocket is a good way up from a sock.}”
The potato had watched from {~both|all} sides. It did not say how it had liked it. # more
-> DONE

=== l2
# aside
# shot: wide
# place: garden; dusk; breeze
# action: A push happy wheelbarrow; heroes carry potato; grownup stand holding carrot; friends walk
# things: wheelbarrow; 8 potatoes in wheelbarrow; stairs; boot; shed
Forty more lay in the shed. {young:They came in by wheelbarrow.|They were brought to the door in the wheelbarrow, like people off a coach.}
Every step had a row on it, and the {~stool|bin} had a box. {young:Two of them sat in a boot.|A couple who wished to be private had a boot.}
One was so old that it had gone soft, and got a cushion. # more
“Is that not a lot?” asked {grownup}, {young:who had wanted six.|who had asked for six, and was now doing carrots.}
“It has to be a lot,” said {A}. “There are two hundred chairs.” # spare
A moth came late, and stood at the back. # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: A peek curious at potato; heroes kneel; grownup point; friends look-up
# things: potato; sack; 12 potatoes
Next came the full house. In came the whole sack. {young:The floor was all eyes, right up to the door.|There were eyes as far as the door.}
Down went the bit. {A} let it go, and went up close, to see the first eye in the front row.
In the middle was a bump, {young:pink, and as small as a crumb.|pink, and no bigger than a crumb.}
“What is it doing?” asked {A}.
“Coming out,” said {grownup}. “Potatoes do not look with their eyes. {young:They hope with them.”|That is what they hope with.”}
{helper_person:“Ah,” said {helper}, and looked at {A} for a time in just that way.} # beat
{helper_animal:{helper} had come in at the back, and was missing nothing, with both ears to the front.} # beat
{helper_carried:{helper} was in the third row, facing that way as well, and had been all along.} # beat
The potatoes were all leaning forward a bit. # usual
{A} looked along the row. {young:They did not want it to go wrong. They wanted it to come out.|Not one of them had come to see it go wrong.}
-> DONE

=== m4
# aside
# shot: wide
# place: kitchen; dusk; clear
# action: A bow proud; heroes clap; friends clap; grownup clap
# things: row of 6 potatoes on box; box
So {A} did a bow to begin with, since they had all come out on such a damp evening. {young:Then {A} began, and the bit was there.|Then {A} waited for the first word, and it came by itself, like somebody on a stair.}
Knees. Pocket. {~Buttons|Jumper}. Out.
{young:“That was all of it!” said {A}.|It came out whole, with the loud part loud.}
How does a potato clap? It falls off. {young:Bump, bump, bump, they went, all down the steps.|First one went, on the top step, and it took the rest of them with it, row by row.} {A} bowed until they had stopped. # spare
The one with nine was the last. It rolled right up, and lay there on its {~back|face}, or perhaps not. # more
-> DONE

=== s4
# shot: two
# place: kitchen; night; clear
# action: A bow proud; grownup clap; heroes clap; woman clap; friends clap laughing
# things: row of 3 chairs; mug; box; 6 potatoes in box
# people: woman(glasses)
Then there were just the people, in a row, with their cups.
In went {A}, and looked at the eyes. {young:They were brown, or blue, or had glasses on.|Some had glasses in front, and one pair wanted wiping.} And they were all hoping.
The bit had only gone down to {As} chin. {A} opened up, and out it came.
“Oh!” said {grownup}. “Is that how it goes?” And everybody clapped, and one potato fell off a chair. # usual
{is_wished_forgotten:Even {wished_forgotten} had come, a bit late, and rather pink.} # wished
{A} bowed, and went out, and came in again for supper. {young:The back row was for supper, mashed, with butter.|The back row was for supper, mashed. It had not had much of a view, but it went well with butter.}
-> DONE

=== l3
# shot: behind
# place: kitchen; night; stars
# action: A carry sleepy box; heroes point at window; friends sit
# things: box; 6 potatoes in box; window; moon
The front row was not for supper. They had been there from the start.
They went on the sill, in their six seats. They could see the {~garden|yard} from there.
“In the spring they go in,” said {grownup}. “Then they come up.” # more
“In you go,” {A} told them. “Then do your bit.” # spare
The one with nine had the pot to itself. It would be up first, by the look of it. # more
The programme lay on the floor. It had been sat on. It was warm. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A bow sleepy at tap; heroes wash; friends hold towel
# things: tap; basin; towel; bubble
Then came the wash, with both eyes shut. That was just for the soap.
{A} had a bow for the taps. The cold one dripped. It had seen worse. # spare
“What if it goes to my socks?” said {A}. ¶ It might, for a bit. It knew the way up now. ¶ So {A} put the socks out. They had the tops open. # more
The towel was dry. It was kind, and did not look.
“And out,” said {A} to the plug, and out went the water. # more
-> DONE

=== l4
# shot: object
# place: school; night; stars
# action: heroes tiptoe sleepy
# things: row of 5 chairs; chair; stage; moon
A good way off was the hall, dark, with all the chairs in it.
They were not looking. A chair has no eyes. It has a lap, and it was empty.
They had such a long time to wait. One creaked. “Is it soon?” it may have meant. # more
They all had their faces to the front. They did not want to miss it. # more
One had a cushion. It had asked for nothing. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: box; 6 potatoes in box
In {they} went. The bed was warm, and had just the one row.
{resting}
{dream} # spare
{L} did the bit, very softly, for the dark. {not short:It did not go down at all. }The dark had its eyes shut. # usual
On the sill stood an egg box. It sat quite still, and was full of hope. # usual
“And bow,” said {L}.
Down went a head. The pillow was just there.
“And out,” said the lamp.
{is_wished_line:“{wished_line},” said {L}, and shut both eyes. They were the only two.} # wished
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The six on the sill had not waited for the spring. In the night they had put out a green nose each, and all six of them were leaning at the window. Outside, on the wall, a pigeon walked up and down. It stopped, and said what it had to say, and bowed, and went off at the side.
{H} clapped. The front row fell off, one after the other, which is how they do it.
-> DONE

=== next_bedtime
On the sill stood the egg box. It had its noses up, in case there was any more.
-> DONE
