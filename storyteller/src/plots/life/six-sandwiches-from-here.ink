# about: journey(traffic&!plane&!fly&!flight&!flew&!airport|motorway&!tomorrow&!plane&!fly&!flight&!flew&!airport|jam|car&!tomorrow|train|bus|coach|ferry|boat|ship|drive&!tomorrow|driving&!tomorrow|drove|holiday&!camp&!plane&!fly&!flight&!flew&!airport|vacation&!plane&!fly&!flight&!flew&!airport|trip&!camp&!plane&!fly&!flight&!flew&!airport|journey&!car&!plane&!fly&!flight&!flew&!airport|road&!tomorrow|travel&!plane&!fly&!flight&!flew&!airport|taxi&!plane&!fly&!flight&!flew&!airport|ride)
# also: patience; bored; too-excited; outing; happy
# news: bad
# wants: child
# role filling: food = some egg
# ages: 3-10
# holds: dark(kind)

=== title
{~Six Sandwiches from Here|Are We There?}
-> DONE

=== s1
# shot: wide
# place: car; day; clear
# action: A point happy; man hold tin; heroes point; friends sit
# things: tin; 6 sandwiches in tin
# people: man(hat, he)
{~“Are we there?” said {H}. {young:They had only just sat down.|They had only just set off, and the seats were still cold.}|{H} had been on the way for as long as it takes to do up a strap. “Are we there?”{not young: It had not been a long strap.}|Everything was packed, and everybody was in, and it all began to move. {H} gave it {young:one minute.|one minute, to be fair.} “Are we there?”}
{is_wished_line:“{wished_line},” it had said on the calendar for weeks.} # wished
On a journey you sit next to an elbow. {young:It is warm, and it has the lunch.|The rest is up above, but the elbow is the part that you get to know.} # usual
“Not yet,” said the grown-up’s elbow.
{is_wished_day:The real journey was {wished_day}. This was the one beforehand, on two chairs, with a lunch tin.} # wished
“How far is it?” asked {A}.
The elbow had the lunch tin on its knee. “About six sandwiches,” it said, “from here.”
{A} looked into the tin, where all six lay, with {filling_noun} in, and {young:saw that it would not take long.|saw that it could be done.}
{is_wished_place:“Six to {wished_place},” said {A}, to be quite sure, and the elbow said that it was six, whichever way you went.} # wished
-> DONE

=== s2
# shot: two
# place: car; day; clear
# action: A eat happy sandwich; man sit surprised; heroes eat sandwich; friends look-up
# things: tin; 3 sandwiches in tin; themed
{joining}
So {A} ate one sandwich, {young:quick, quick, quick.|as fast as a sandwich will go.} Then {A} looked out. It was still only here, outside.
{A} ate one more, in {~three|four} bites. {young:Out there it was here again.|It was not the same place, but it was no nearer.}
The third one went in {young:whole. It took two hands.|whole, in the way that you post a parcel.}
{themed_a} had the seat by the door, with its belt on, and had asked nothing so far. # personal
{hinderer_person:“Is that one mine?” asked {hinderer}, about the fourth, and had to have it all explained.} # beat
{hinderer_animal:{hinderer} had what came out with the question, and moved up closer for the next.} # beat
{hinderer_carried:{hinderer} had been put on top of the tin, and was lifted off for each of them, and got some {filling_noun} on.} # beat
“Ah ee air?” said {A}.
“I beg your pardon?” said the elbow. {young:It picked off some {filling_noun}.|A bit of crust had come out with the question.} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: car; day; clear
# action: A peek curious; man sleep; heroes sleep; friends sleep
# things: hat on man.head; tin
“It goes faster with your eyes shut,” said the elbow.
{A} shut both of them, and kept them shut for {young:a very long time, a hundred, nearly ten.|a long time, to give it every chance.} Things hummed. Then {A} opened one, all at once, to catch it.
Nothing had gone faster. {young:All of it was still there, and a bit more had come.|The world looked a little surprised, and then it went on, at exactly the same speed.}
“That was only because you {~peeped|looked},” said the elbow, {young:who had both eyes shut, too.|from under a hat.}
“Elbows have no eyes,” said {A}. “That is how they can sleep.”
-> DONE

=== l1
# aside
# shot: close
# place: car; day; clear
# action: A push cross man; man sleep; heroes point; friends sit laughing
# things: tin; 3 crumbs
An arm rest is the narrowest country in the world, and two people had to live there. {young:One of them was {A}, and the other one was the elbow.|{A} had the back of it, and the elbow had the front.}
They agreed on a line. {young:It went right down the middle, at the bump.|They took the seam, and both sides said that they would keep to it.}
By the next {~bend|cloud} the elbow had come over, asleep. {young:{A} took it by the sleeve, and pushed it home. It came back.|{A} carried it home, and showed it the line again, and it was sorry, and came back within the minute.}
So {A} put a crumb on the line, to guard it. {young:The elbow lay down on top of the guard, and slept. It did not feel a thing.|Then the elbow moved, and after that the crumb was on its sleeve, and went over to the other side.}
-> DONE

=== m2
# shot: two
# place: car; afternoon; clear
# action: A shout laughing; man shout worried; heroes clap; friends play
“How many songs is it?” asked {A}.
“Thirty,” said the elbow, and was sorry at once. {young:For {A} knew a song with a {~goat|bus} in it, and a lot of verses.|For {A} knew one with a {~goat|bus} in it, that had a verse for every part of the {~goat|bus}.}
They all sang it, and it went on until they could {young:not sing any more, and had to have a drink.|no longer remember what was left of it to sing about.}
“Twenty-nine,” said {A}.
{pausing} # company
Even the man in front had sung. {young:His ears were still quite red from it.|He had not said a word so far, but at the last verse both his ears had begun to move.} # spare
-> DONE

=== l2
# aside
# shot: above
# place: street; afternoon; clear
# action: A run worried; man walk; heroes stand laughing; friends point at door
# things: door; tap; hat on man.head
Then {A} had to go. {young:Not just a bit, but a lot, and now.|It was not the sort of having to go that waits for a better place.}
“Now?” said the elbow. ¶ “It was now {young:before|a while ago},” said {A}.
So they went. {young:They found a tiny room with a {~cross|loud} tap. It roared when you were done.|They found a room no bigger than a coat, with a tap that coughed, and when you were done, it roared like a {~lion|train}.}
Nobody had been hurt. {young:That was just its way to say thank you, and goodbye.|The room was only saying that it had finished.}
The elbow went in after that, for it had been wanting to, but {young:had not liked to say.|it is not a thing that an elbow can bring up.}
They both came back with wet hands, and shook them at the view. # more
-> DONE

=== s3
# shot: behind
# place: car; afternoon; clear
# action: A give sandwich at man; man eat calm; heroes eat; friends eat
# things: tin; 3 sandwiches
One mouth was not enough. {young:“I need help,” said {L}.|{L} needed more mouths.} One sandwich went to the elbow. One went over the seat, to the man in front, and {young:a hand came up and took it.|a hand came up over his collar and took it.}
{helper_person:“I shall do the corners,” said {helper}, and did all four, very fairly.} # beat
{helper_animal:{helper} saw to the {filling_noun} on the seat, for which there was no other use, and was thorough about it.} # beat
{helper_carried:{helper} was counted as a mouth, and somebody else had to do the eating.} # beat
That made five. {young:{L} looked out. No, still here.|Outside nothing had changed.}
“These are the wrong kind,” said {L}, and {young:shut the lid on the last one.|put the lid on the last one, hard.} # usual
But the elbow had not finished. It had had one bite, and was looking at a cloud. When the cloud had gone by, it had another.
{is_wished_person:“And how far is it for {wished_person}?” asked {L}. “At that end,” said the elbow, “they count in cups of tea.”} # wished
-> DONE

=== m4
# aside
# shot: wide
# place: car; afternoon; clear
# action: man think calm; A listen curious; heroes look-up; friends sit
# things: tin; 9 plums
“How big were you,” asked {A}, “when you were always the one who asked?”
“I was up to here,” said the elbow. {young:“And we went all day, with a {~dog|hen} on top of us.”|“It was the same way, only longer, with a {~dog|hen} on our feet and a tent on our heads.”}
“How far was it then?” ¶ {young:“Nine plums,” said the elbow.|“Nine plums,” said the elbow, and thought about them. “And a quarrel.”}
“Did you eat them fast?” ¶ “They were gone by the gate,” said the elbow, “{young:and then we had tummy ache, and there was still a whole hill.”|and we were not. After that we counted in plum stones.”}
“Did you ask, in between?” ¶ “At every stone,” said the elbow, “and once to a policeman.” # more
-> DONE

=== s4
# shot: close
# place: car; dusk; clear
# action: A eat calm sandwich; man look-up curious; bird fly; heroes point up; friends look-up
# things: tin; sandwich
So {L} took out the last one, and held it, and looked. {young:Past went a cloud with a hat on.|Past came a cloud, with a smaller one on it for a hat.}
That was worth a bite, a small one. # usual
Then a bird went by, {young:the other way. Had it forgotten its bag?|the other way, as if it had left the oven on.} Bite. {young:A light winked. Bite.|A light winked, at {L} and at no one else. Bite.}
How odd. {young:They must have been there all day.|They must have been going by out there all day, with nothing to eat them with.} # usual
The sandwich went down to {~a half|a corner with some {filling_noun} in it}. The light got dim.
“Are we there?” said the elbow.
{L} held up what was left, and looked at it. “Two bites,” said {L}.
-> DONE

=== l3
# shot: behind
# place: car; night; stars
# action: heroes sit sleepy; man sleep; friends sleep
# things: tin
After that the things to see were mostly lights. They came up. They looked in. They went.
A light went over the elbow. It went over the tin. It went over all the knees, {~one by one|in a row}.
“Bite?” said {L}. “Not that one,” said the elbow. “That was just us, in the glass.” # more
The head of the man in front had gone to one side. It was a nice head. # more
The tin had slid down into a lap. It had lost its lid, and did not mind. # more
The arm rest was quiet. Two arms lay on it, one big and one small.
-> DONE

=== m3
# shot: two
# place: street; night; stars
# action: A yawn sleepy holding tin; man carry suitcase; heroes yawn; friends walk
# things: suitcase; tin; moon
Then the hum stopped. That was so quiet that they all woke up.
“Is it broken?” said {L}.
“No,” said the elbow. “It has {~stopped|finished}.”
The air had another smell. It smelled of somewhere else. # spare
They went in over a step, with the bags and the tin. The air was cold, but not for long. # spare
“How many sandwiches is it now?” said {L}. None at all. Here was a door. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes tiptoe sleepy
# things: 3 suitcases; row of 4 shoes; lamp; tap
The bags stood in the hall. They stood close. They had only just come.
{A} found the light, which was on the other side. {A} found the tap, which ran quite well.
The soap was a {~green|round} one, and smelled of some other house. No hand could hold it. # more
One sock was still on the way. It would have to ask how far, and would be told. # more
The shoes had been put by the door. They pointed here. # spare
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; man stroke calm A; friends sit sleepy
# things: tin; sandwich in tin
And There, when they got to it, had a bed in it. One corner was turned down, like a page.
{resting}
{dream} # spare
In the tin was one bite of sandwich. They were saving it for the cloud, on the way home. # usual
The bed still seemed to go, as beds do on the first night. It hummed. It went round one last bend. # usual
The elbow had come in, too. It lay along the pillow now, grown-up and all.
“Are we there?” said {L}, with both eyes shut.
“Nearly,” said the elbow.
The bed slowed down. It was very smooth. It stopped.
“There,” said the elbow.
{is_wished_place:So that was {wished_place}. It kept quite still.} # wished
{is_wished_line:“{wished_line},” said {L}. That was as far as you could see.} # wished
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning, There had an outside as well, and you could walk about in it. The elbow carried the tin.
When {A} lifted the lid, to see that the last bite was all right for the cloud, there was an ant at one end of it. It had come a long way, and it had only begun.
It looked up, and you could see what it would like to know.
“About one bite,” said the elbow, “from here.”
-> DONE

=== next_bedtime
The tin had its lid on, and a very small hum. Somebody was nearly there.
-> DONE
