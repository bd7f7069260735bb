# about: outing(farm|museum&!dinosaur|aquarium|safari)
# also: too-excited; tired; happy; cannot-sleep; staying-in-bed
# wants: child
# role place: answer = a zoo
# role seen: creature = pigeons
# role grownup: parent = the grown-up with the tickets
# when: done
# ages: 3-10
# holds: bus(kind), dark(kind)

=== title
{~It Is Not Mine|Taken Home by Mistake}
-> DONE

=== s1
# shot: wide
# place: zoo; afternoon; clear
# action: heroes yawn surprised; grownup wave happy; friends walk happy; seen wave happy
# things: gate; board beside gate; fence left
{~{H} had seen all of {place}: the front, the back, and the part with the ice creams. {young:Only the gate was left.|Nothing was left of it now but the gate.}|“Time to go,” said {grownup}, {young:just when it was good.|who says so everywhere, just when it is getting good.} {H} had been at {place} all day, and it was too short.|A notice stands at the gate of {place}. {young:You may not take things home, it says.|It gives the hours, and says that nothing is to be taken home.} {H} went past it with nothing at all, or so it looked.}
{is_wished_line:“{wished_line},” {A} would say, when they asked at home, and then it would want an hour.} # wished
Everybody had come who could find both shoes. # spare
{joining}
Then from round the back, where you may not go, there came a yawn. {young:Aaaaah! You could have put a bus in it.|“Aaaaah,” it went. You could have turned a bus in it.}
Not {seen}. {A} had been looking at {seen_him}, and would have seen.
{young:But {As} mouth was open, so it got in.|A yawn is caught by the mouth, and {As} had been open at the time.}
“Somebody is tired,” said {grownup}. ¶ “It is not mine,” said {A}. “It is from {place}.”
-> DONE

=== s2
# shot: two
# place: bus; dusk; clear
# action: heroes sit-on-chair worried; friends yawn sleepy; grownup sit-on-chair calm
# things: window
They took it home on the {~twenty-two|number nine}. {many:By the second stop they all had it. }If a yawn gets out, people see it, and then it is bed. {young:{A} did not want bed. {A} shut both lips.|{A} had other plans, and shut both lips.}
{hinderer_person:“You have something in your cheek,” said {hinderer}, and came quite near. “Open.”} # beat
{hinderer_animal:{hinderer} had caught it already, and showed it to the whole of the bus, right to the last tooth.} # beat
{hinderer_carried:{hinderer} was on {As} knees, looking so comfortable that it came up as far as the teeth.} # beat
The teeth were tried. {young:The nose was tried. Round and round it went.|The nose was tried. You could feel it going along behind the ears, looking for a door.} # spare
“Did you like it?” asked {grownup}. ¶ “Mm,” said {A}. {young:How good the day had been, and how could you say so?|The best day of the year was over, and there was no way of saying one word about it.} # usual
{themed_a}, on the next seat, had none of it, being made without a mouth. # personal
Then the bus went over a bump, and a bit got out at the side. “Aah,” said the driver, {young:and said the same stop two times.|and called out the same stop twice.} # usual
Just as much was left. # spare
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: heroes eat worried fork; grownup sit-on-chair curious; friends sit-on-chair calm
# things: table; plate on table; 6 peas on plate; drawing on plate
To have tea, with somebody else’s yawn in, is not easy. {young:Tea went in at the corner, one {~pea|bean} at a time, quick, quick.|{A} did it at the corner, a {~pea|bean} at a time, like posting things through a door that is being held.}
“What was the best thing?” asked {grownup}.
{A} drew it on the plate, with a fork. {young:The best thing had four legs. “A bus!” they said.|The best thing had four legs, and quite an expression. They all said that it was a bus.}
“You are very quiet,” said {grownup}. “You must be tired.” ¶ “It is not mine,” said {A}, all on one side, and {young:shut the door again.|only just got the door shut again.}
{pausing} # company
-> DONE

=== l1
# aside
# shot: object
# place: hallway; dusk; clear
# action: heroes crouch curious before boot; friends kneel curious before boot; grownup stand calm
# things: boot; row of 4 boots; mat; door
How nice to be able to put it down! So {A} let some out into a boot, and they all {young:sat round it|stood round, to see that it stayed}.
Nothing came out. After a bit they looked in. {young:All the way down was boot.|Nothing was in there but boot.}
But it had begun to lean. Its tongue hung out. {young:“It has got it,” said {A}.|“That one always did,” said {grownup}, who had not known it as long as they had.}
They stood it by the door, with the rest. {young:Soon they were all leaning.|Before long there were six of them leaning, and one {~welly|slipper} had gone right over.}
And {A} had just as much as ever. {young:You can give it and give it.|That is the thing about a yawn: you can give it away all evening.}
-> DONE

=== m2
# aside
# shot: two
# place: hallway; dusk; clear
# action: grownup yawn surprised; heroes tiptoe worried; friends peek happy behind door
# things: telephone in grownup.hand; door; table
Then {grownup} was on the telephone, to an aunt. {young:{A} only went by. It looked out.|{A} did no more than go past, but at the wrong moment it looked out.}
“Aah,” said {grownup}. “I am so sorry.”
“Aah,” said the telephone, all the way from {~Wales|Leeds}. “Oh, do excuse me.”
{young:Then the aunt had it. The aunt had a cat. The cat had friends.|So now the aunt had it. And the aunt had a cat, and the cat knew people.} # spare
“You are the one who is tired,” said {grownup}.
“It is not mine,” said {A}. {young:“I am only holding it.”|“I am only minding it. My mouth was open when I got there.”}
-> DONE

=== l2
# aside
# shot: behind
# place: bathroom; dusk; clear
# action: heroes yawn curious at mirror; friends peek curious at mirror
# things: stool under heroes
They had a look at it in the mirror, to see what sort it was. {young:{A} opened up, a little bit.|{A} opened by about an inch.}
A cat’s it was not. {young:A cat’s has a curl on the end.|A cat’s has a curl at the end, like somebody signing.} Nor was it a baby’s, for those squeak. {young:A grandpa’s has a song in it.|A grandfather’s has a bit of a tune, and a teacher’s goes out by the nose.}
This one was round, and went back a long way, {young:and was dark at the end.|and was rather dark at the far end.}
“Hello?” {many:said {B}, into it.|said {A}, into it, as well as it could be done.} ¶ “Hello,” it said, some time after. # spare
“It is somebody {~huge|enormous},” said {A}. {young:“It is nearly new.”|“And they have hardly used it.”}
-> DONE

=== s3
# shot: close
# place: bathroom; dusk; clear
# action: heroes sit worried in bath; grownup yawn sleepy holding towel; friends yawn sleepy
# things: bath; 5 bubbles over bath
By bath time {young:they all had it.|it was all over the house.} Only {A} still held on.
They had it on the stairs. They had it in the towels. # spare
{helper_person:“Think of a lemon,” said {helper}, out of the end of one, and they both made the face.} # beat
{helper_animal:{helper} looked up at {As} mouth, and then at the door, as if there was somebody to let out.} # beat
{helper_carried:{helper} was held in front of it, like a cork, and that was good for a minute or so.} # beat
“If you are not tired,” said {grownup}, in the middle of one, “then who is?”
{A} had not thought of that. The yawn came from round the back, {young:and round there it was dark now.|and round there it would be dark.} Somebody had lain down, and opened a mouth as big as a shed, {young:and it was not there.|and felt about in it, and it was not there.}
You cannot go to sleep without one. You can only lie and look at the wall. # usual
“They are still up,” said {A}. And {A} had wanted that. {young:They had not.|Nobody else had been meant.} # usual
-> DONE

=== m4
# shot: two
# place: kitchen; dusk; clear
# action: heroes listen worried holding telephone; grownup point calm at window; friends stand calm
# things: towel on heroes; telephone
They rang up {place}. {young:A voice said the hours. It said them again.|A voice gave them the hours, and what there was for groups.} It did not sound like a voice that would go round the back.
They thought of the post. {young:But it has to be licked.|But an envelope has to be licked, and who would do it?}
“We could go there now,” said {A}.
“It is shut,” said {grownup}, “and it is dark, and you are in a {~towel|vest}.” {young:All of that was true.|You could say nothing against any of it.}
-> DONE

=== s4
# shot: wide
# place: street; dusk; clear
# action: heroes yawn proud; woman yawn sleepy; man yawn sleepy; dog yawn sleepy; friends look-up happy at heroes
# things: bus right; street-lamp
# people: woman; man
{A} went and looked out. {young:A lady was at her curtains. A man was out with a dog. The bus stood at the corner.|A lady was at her curtains. A man was out with a dog, and at the corner stood the bus, going back.}
The driver was still at it. “Aah,” he went. # spare
And {A} knew how it could go. {young:It knew the way.|It had come all this way by itself, and must have seen the stops.}
“It is not mine,” {A} told the street. “I am sending it back.” And {A} let go.
Aaaaaaaah! {not short:The curtain went out, and came in.}
All of {A} was in it, down to the toes. # usual
The lady had it. The man had it, and then the dog. # usual
The bus shut its doors, and took it round the corner.
-> DONE

=== l3
# shot: behind
# place: bridge; night; stars
# action: man yawn sleepy; driver yawn sleepy; heroes sit sleepy
# things: violin in man.hand; bus; gate right; row of 3 houses
# people: driver(cap)
It went down the hill. They all had a bit of it on the bus. Nobody was first, and nobody was last.
It did not pay. # spare
It changed at the {~bridge|station}. It went on with a man with a cello. It went past the shut shops.
A letter box had its mouth open. It may have been that. # more
And it came to a gate. There is a notice there. Nothing is to be taken home, it says.
It does not say that you may not bring it back.
-> DONE

=== m3
# shot: close
# place: zoo; night; stars
# action: keeper yawn sleepy holding lantern; lion look-up curious at keeper; monkey sleep sleepy; heroes sit sleepy
# things: gate; huge shed
# people: keeper(cap)
A man went round {place} with a lamp. He shook each door, and told it goodnight.
He had stood next to a bus. “Aah,” he said. “I do beg your pardon.” # more
He went by {seen}. All was well there. # spare
Then he went round the back.
“Aah,” he said, and rubbed one eye.
And in the dark somebody put up a head.
-> DONE

=== l4
# shot: two
# place: bedroom; night; stars
# action: heroes sit happy on bed; friends listen sleepy; grownup listen happy
# things: sock on heroes; sock
How odd to have a mouth with nobody in it! It felt as wide as a {~field|hall}.
You could say things now. So {A} said it all.
“I saw {seen},” said {A}, “and {seen_it} saw me.” It took from the one sock to the other.
“And the pink one was the best,” said {A}. That was the ice cream. # more
In the chair sat {grownup}, and did not yawn once. # more
-> DONE

=== s5
# shot: object
# place: bedroom; night; stars
# action: heroes sleep sleepy; grownup tuck-in happy heroes; friends sleep sleepy
# things: bus right
The curtain had come in for the night. So had they all. # spare
{resting}
{dream} # spare
Then there was a sound, a long, long way off. It may have been the bus.
“There,” said {L}. “They have got it.”
At {place} it was still. {seen} slept. And somebody slept, round the back, in a heap as big as a shed. # usual
Then there was one more.
It came up from the feet. It was quite small, with a bit of a squeak in it.
“Somebody is tired,” said {grownup}.
“Yes,” said {L}. “This one is mine.”
{is_wished_line:“{wished_line},” said {L}, with the end of it gone in a yawn.} # wished
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The bus stopped, and the driver of the twenty-two put out his head to {H}.
“I had it with me all the way,” he said. “It got off at the last stop, and went in round the back. It was for the one who locks up at night. A large man. About the size of a shed.”
“And did he have it?” asked {A}. ¶ The driver opened his mouth, and that was as far as he got. “Aaah,” said the driver.
-> DONE

=== next_bedtime
Round the back it was quiet. They had all had one.
-> DONE
