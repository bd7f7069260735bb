# about: birthday(!grand&!gran&!nan&!mum&!mom&!dad&!aunt&!uncle&!sister&!brother&!friend&!cousin&!teacher&!dog&!cat)
# also: too-excited; cannot-sleep; happy; party
# wants: child
# when: coming
# ages: 3-9
# holds: birthday(kind), dark(kind)

=== title
{~Is It Now?|Two Nights to a Birthday}
-> DONE

=== s1
# shot: wide
# place: bedroom; night; stars
# action: heroes sit surprised on bed; birthday jump happy; friends sit surprised
# things: party-hat on birthday.head; bag on birthday.back; 2 big boots on birthday; door
# people: birthday=girl(small)
{~{H} had been put to bed three times, {young:and it had not worked.|and it had not lasted.} There was too much birthday about.|“Is it now?” said {H}, at seven, and at one minute past, {young:and then again.|and at a time so soon after that it was hardly worth writing down.} It is hard to lie still near a birthday.|Hop, hop, went something in the hall. {young:{H} lay and listened. Who was that?|{H} lay and listened, and counted all the feet in the bed, but none of them was doing it.} That is how it goes, near a birthday.}
{is_wished_line:“{wished_line},” said {A}, who had said it to the stairs as well.} # wished
{A} lay very flat. {young:But the legs did not want to. The legs hopped.|It was good lying, as far as it went, but the legs had not been told.} # usual
Then the door opened, and in came somebody no higher than a knee. On its head was a paper hat, and on its back a bag, and on its feet were {young:two big shoes|two very large shoes}.
“I am the Birthday,” it said. {young:“I am {many:{As}|yours}.” It hopped.|“I am {many:{As}|yours}, it is written in the hat.” It hopped.} “Is it now?”
{is_wished_day:“I am for {wished_the_day},” it said. “I have it on a ticket. Is it now?”} # wished
-> DONE

=== s2
# shot: two
# place: kitchen; night; stars
# action: birthday drink happy glass; heroes pour proud jug; friends stand sleepy
# things: party-hat on birthday.head; sink; bag on birthday.back
“It is bedtime,” said {A}. How odd, to be the one to say it! # usual
“I always come early,” said the Birthday, {young:“and I go home the day after. I am never late.”|“so as not to be late, and I go home the morning after. That is a good many hours, and I have not slept in any of them yet.”} # usual
On the chair lay {themed_a}. The Birthday had a good look at that, and sat down beside it. # personal
“When you can’t sleep,” said {A}, “you have a drink of water.” So down to the kitchen went {H} and the Birthday.
{joining}
{hinderer_person:“Is it somebody’s birthday?” asked {hinderer}, and the Birthday went up and down like a ball, for ten minutes.} # beat
{hinderer_animal:{hinderer} ran round the table after the Birthday, or else before it, and neither of them got any sleepier.} # beat
{hinderer_carried:{hinderer} was given a sip as well, and had to be wiped, and then the Birthday wished to be wiped.} # beat
The Birthday drank it standing, with its {~knees|elbows} out. {young:Glug, glug, glug.|All of that seemed to go straight to its feet.} “Is it now?” it said.
“No,” said {A}.
-> DONE

=== m1
# aside
# shot: behind
# place: hallway; night; stars
# action: heroes knock cross door; friends yawn sleepy
# things: door; 2 glasses; 2 boots
Then the Birthday wanted another one. {young:Then it wanted one with a straw.|Then it wanted one like the first, only in the other cup.}
“This is the last,” said {A}.
That was the last, and so was the one after. {young:And then, of course, it had to go.|And then it had to go, as anybody could have told them.}
{H} waited outside the door. The Birthday sang, to pass the time. It only knew the one song. # spare
{A} found a towel for all that had gone down the front. # more
“You might have gone before,” said {A}.
“I did not need to before,” said the Birthday. {young:“That was before the water.”|The answer was a fair one. {A} had often given it.}
“Is it now?” it called, through the door.
-> DONE

=== l1
# aside
# shot: close
# place: bedroom; night; stars
# action: birthday shout laughing; heroes lie-back cross; 3 sheep jump happy; friends lie-back sleepy
# things: 5 balloons; ribbon
“Count something,” said {A}. “It has to be dull. Count sheep.”
The Birthday shut its eyes tight. {young:“One,” it said. “It has a bow on. Two. It goes squeak. Three, four, five! They are all so round!”|“One,” it said. “It has a ribbon on. Two. It squeaks a little, when you rub it. Three. They are getting away. They are all on the ceiling!”}
“Those are balloons,” said {A}.
“They came in as sheep,” said the Birthday.
“Are they all in?” asked {A}. ¶ “One is at the window,” said the Birthday. “It wants to see who is coming.” # more
So they tried it with potatoes. {young:But somebody had wrapped them.|All went well as far as four, but the fifth potato was wrapped, and had a label on.} # spare
“Is it now?” said the Birthday, {~breathing hard|with its eyes still shut}.
-> DONE

=== m2
# aside
# shot: above
# place: bedroom; night; stars
# action: heroes push cross birthday; birthday lie-back laughing; friends push laughing birthday
# things: party-hat on birthday.head; 2 big boots
You can lie flat, and {A} knew how. {young:First the head. Then the middle. Then the feet.|You begin with the head, and go on down, and do not look back.}
The Birthday put down its head, and up came its feet. {young:{A} put down the feet, and up came its head.|{A} saw to the feet, and up came the head, with the hat on.}
“Is it now?” said the head.
{many:All of them were needed. One had this end, and one had that.|{A} lay down on the feet, to hold them.} {young:Then up came the middle.|Only the middle was left, and rose, like something in an oven.}
“I am flat,” it said, from up there. “I am very flat. I can feel it.”
{pausing} # company
-> DONE

=== l2
# aside
# shot: two
# place: hallway; night; stars
# action: birthday sit worried; heroes sit calm beside birthday; friends sit calm
# things: stairs; party-hat on birthday.head; balloon
“What if they do not come?” said the Birthday, {young:all at once, on the stairs.|quite suddenly, to the banisters.} “What if they all come? What if it is not like the last time?”
{A} sat down. {A} had thought of every one of those, {young:and had not said so.|and had hoped that they were only in one head.}
“Last time we had a wasp,” said {A}. {young:“And I went under the table.”|“And I spent a part of it under the table, and it was still good.”}
“I remember that table,” said the Birthday. It was happy for quite a {~minute|moment}. # spare
“And there was cake,” said {A}. ¶ “I was there,” said the Birthday. “I had the bit with the {~name|rose} on.” # more
“They are never like the last time,” said {A}. {young:“Or they would be old ones.”|“If they were, they would just be last time.”}
-> DONE

=== s3
# shot: close
# place: bedroom; night; stars
# action: heroes point curious at bag; birthday stand happy; friends peek curious at bag
# things: big bag on birthday.back; 3 stars in bag; party-hat on birthday.head
“What have you got in the bag?” asked {L}, because it moved.
{young:“Your new year,” said the Birthday. “The new bit of you.”|“Your next year,” said the Birthday. “The next bit of you. I brought it all the way.”}
Round it turned, to show, and the bag was {~full|quite heavy}. # usual
{is_wished_thing:“Is it {wished_thing}?” asked {L}. The Birthday said that it never looked.} # wished
{is_wished_person:“Is {wished_person} in there?” asked {L}. ¶ “Guests come by the door,” said the Birthday.} # wished
{helper_person:“It looks heavy. May I?” said {helper}, and held it for a while. It weighed about one sleeping cat.} # beat
{helper_animal:{helper} smelled at the bag, and sneezed. A year smells mostly of grass.} # beat
{helper_carried:{L} took the bag in one hand and {helper} in the other, and it was the bag that was heavier.} # beat
“Then put it on me,” said {L}.
“I cannot. You have to be asleep. {young:It tickles.”|It goes on from the feet, and it tickles, and people wriggle.”} It hopped. “I am waiting until you go to sleep.”
“But I am waiting until you do,” said {L}.
They looked at each other. {young:That could take all night.|You saw now how long this had been going on.}
-> DONE

=== m4
# shot: two
# place: bedroom; night; stars
# action: birthday hold happy shirt; heroes think happy; friends sit curious
# things: row of 5 shirts; sock
“Will it fit?” asked {L}. ¶ “They always have,” said the Birthday. {young:“The last one did. It was big at first.”|“You said that last year’s was too big, and you had filled it by the {~spring|summer}.”} # spare
“Does it pinch?” asked {L}. ¶ “It is long in the sleeves,” said the Birthday. “They go up, a bit a day.” # more
“And the old one?”
“You keep that. {young:The new one goes on top.”|This goes on over it, like a jumper. You have them all on, if you count.”}
{L} counted, and so it was. No wonder that you were warm, with all those on. {young:The very first was no bigger than a sock.|Somewhere right in the middle there was one no bigger than a sock.}
“It takes two nights,” said the Birthday. “One for the outside, and one for the inside. People forget about the inside.”
-> DONE

=== s4
# shot: above
# place: bedroom; night; stars
# action: heroes pull happy boot; birthday yawn sleepy; friends hold happy party-hat
# things: 2 big boots; party-hat
“We must both stop at the same time,” said {L}, “or it won’t be done by {~morning|breakfast}.”
“I never stopped before,” said the Birthday. {young:“How do you do it?”|“How do you begin?”}
“Shoes,” said {L}.
It had not thought of shoes. Off came one, and then the other. {young:It had small feet. They were hot.|Its feet were small, and rather hot, and glad to be out.} They did not hop at all.
“Hat,” said {L}. So off came the hat. # usual
“Socks?” it asked. ¶ “They can stay on,” said {L}. “They are not doing anything.” # more
“Is it now?” said the Birthday. But it yawned in the middle.
-> DONE

=== l3
# shot: wide
# place: kitchen; night; stars
# action: mouse sleep sleepy; heroes sit sleepy
# things: cake on table; table; balloon on chair; chair; bunting
Down in the kitchen it was dark. There was something in a tin. It had the lid on.
A balloon let go of the wall. It came down, slow and round. It sat on a chair.
The balloon did not want a thing. It had all it had. # more
The clock had got to a very small time. It went on past it on the tips of its toes. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: birthday whisper sleepy heroes; heroes sleep sleepy; friends sleep sleepy
# things: party-hat on hook; hook; 2 big boots on mat; mat
The hat hung on the {~door|bed}. The shoes stood on the mat, side by side.
They gave one hop. That was the last of it. # spare
A name was in the hat. {A} looked. It was the right one. # more
“Move up,” said {A}. The Birthday got in at the end. It was warm. It was a bit crackly, like paper. # more
The bag lay on the rug, where a hand could find it. # spare
“Which night is it?” asked {A}. “The inside one, or the outside one?” ¶ “It feels the same,” said the Birthday. “That is how good I am.”
-> DONE

=== l4
# shot: behind
# place: bedroom; night; stars
# action: woman peek happy; heroes sleep sleepy; birthday sleep sleepy; friends sleep sleepy
# things: spoon in woman.hand
# people: woman
Whoever had iced the cake looked round the door. Was anybody up?
Nobody was up. There was a bed, with lumps in it. All the eyes were shut. Some were shut very tight.
“Well,” was all that was said.
There was a cup in one hand. The tea in it had gone cold. # more
It was a long look. You get one a year. Then the door closed.
-> DONE

=== s5
# shot: object
# place: bedroom; night; stars
# action: heroes sleep sleepy; birthday tiptoe happy; friends sleep sleepy
# things: bag; 3 stars over bed; party-hat on hook; hook
{~By now it was late.|It had got late.} The bed was warm from end to end. # usual
{resting}
{dream} # spare
“Is it now?” said the Birthday, very softly.
“Nearly,” said {L}.
The room was quiet. The dark came up to {L}’s chin. # usual
“Is it now?”
Nobody said no. Nobody said a thing.
“Oh,” said the Birthday. It felt for the bag, and undid the string. It began with the feet.
It was now.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A card came, one day late, with a good many stamps on it, put on by somebody who hopped.
“Home again,” wrote the Birthday. “It is down at the far end of the year, and it is mostly one room. We all live there. All our shoes are in a row. Yours are by the window, {H}, and they are one size bigger.”
Along the side it said: “Is it now?” ¶ “No,” said {A}, to the card. “But you have started.”
-> DONE

=== next_bedtime
Far off, at the end of the year, a pair of shoes gave one hop.
-> DONE
