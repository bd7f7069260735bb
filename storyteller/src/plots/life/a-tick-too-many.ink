# about: hearing-aid
# also: tired; proud; frustrated; school-day
# wants: child
# ages: 3-10
# needs: hands
# holds: dark(kind)

=== title
{~A Tick Too Many|One at a Time}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: heroes listen surprised; friends listen surprised; cook stir calm
# things: fridge; pan on stove; stove; row of 4 plates on table; table; paper-bag on table; calendar; pencil in heroes.hand
# people: cook
{~“CLACK,” said the cup. {H} looked at it. {young:No cup had ever talked as loud as that.|No cup had ever raised its voice before.} The hearing aids had done that. {L} had got them today.|In went the hearing aids, one and two. {H} looked round. {young:The kitchen was talking, and it did not stop.|The kitchen, it turned out, had a great deal to say.}|A kitchen looks quiet. {H} had always thought that it was. But today there were hearing aids, new ones, {young:and the kitchen was talking.|and the whole room was talking with its mouth full.}}
Mmm, went the fridge, and sss, went the pan, and clack, clack, clack, went the plates. {young:A paper bag said krrrsh, like feet in leaves.|A paper bag made a remark like somebody walking on cornflakes.} And they all did it at once. # usual
{L} ticked off the day on the calendar, and just then came a small noise. It said tick, and stopped.
“Who was that?” said {L}. That was the one to find out about. But the others all went on.
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: heroes point proud at fridge; friends listen calm
# things: fridge; pencil in heroes.hand; envelope; cup
“BE QUIET!” said {L}, and gave a start. {young:Such a big voice, and out of {L}!|A very large voice, that was, and it had come from indoors.} {not short:The kitchen waited politely, and then went on.}
So {L} took the hearing aids out. At once all was quiet, and nice. {young:But you cannot find a tick in the quiet.|But you cannot find anybody in the quiet.} # usual
In went the hearing aids again. “One at a time,” said {L}, and fetched the pencil, and the back of an envelope. {young:At school they say the names, and you say yes.|It is how they do it at school, with thirty of them.}
{joining}
{helper_person:“Put a line under each,” said {helper}, “or you will do the spoons twice.” It was a great help.} # beat
{helper_animal:{helper} turned one ear to the fridge, and then there was no doubt who should be first.} # beat
{helper_carried:The envelope would not lie flat, so it was leaned on {helper}, and that was a desk.} # beat
“Fridge?” ¶ “Mmm,” said the fridge, all by itself. Tick.
{themed_a} was asked, and had nothing to say. No tick. # personal
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: heroes listen curious kettle; friends hold laughing paper-bag
# things: kettle; smoke over kettle; butter on plate; plate on table; table; paper-bag
“Kettle?” That one began low, and got excited, and had to be {young:told to stop|lifted off}. “Yes, yes. That will do.” Tick.
“Tap?” ¶ “Plip,” said the tap, and looked as if it had more, but was keeping it for the night. Tick. # spare
“Paper bag?” {young:“KRRRSH!” it said, for it has no small voice to say it in.|The bag did try. It is not made for saying a thing quietly, and it said it all the way down as it was put back.} Tick.
“Butter?” said {A}. {young:They waited for quite a time, but butter did not say a thing.|They gave it plenty of time, but butter keeps itself to itself.}
“Away” was put down, next to butter. # more
-> DONE

=== l1
# aside
# shot: wide
# place: street; afternoon; breeze
# action: heroes listen happy bus; friends run happy
# things: bus; 2 shoes; envelope in heroes.hand; pencil
They went as far as the corner, to do the street. {young:The bus went psss, and sat down by the kerb to let them look.|The bus said psss, and knelt, like somebody with bad knees.} Tick.
“Shoes?” said {A}. {young:The left one went tup, and the right one, when it came, went tap.|Shoes were quite a surprise. The left one and the right one did not say the same.} They had to be put down as two.
A {~pigeon|crow} was saying a thing over and over, on a wire. {young:“Yes,” said {A}. “I got it.”|“We have that down already, thank you,” said {A}.} So it said it once more, in case. # spare
A man went by with {~keys|coins} in his pocket. He had no idea. You could have danced to him. # more
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: cook shout laughing; heroes listen curious cook; friends listen curious cook
# things: envelope; pot on stove; stove
# people: cook
Then it was people. {young:People had a lot more in them than any of the pans.|People have a good deal more in them than pans have.}
The cook said yes, {young:and there was a bit of a song at the back of it.|and behind the yes was a sort of second one, a bit lower, that hums.} “Do that again,” said {A}. ¶ “Yes?” said the cook. It was there.
“You have a squeak in your S,” said {A}. {young:“Have I?” said the cook. “Yesss.”|“I have had it since I was six,” said the cook. “It was a bicycle.”}
{pausing} # company
They were all written down, {young:and each of them had a tick|squeaks and all}. # spare
One of them sang on the stairs, and did not know that anyone could hear. That went down as two. # more
-> DONE

=== l2
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: heroes push curious door; friends wash happy
# things: door; mat; envelope
“Door?” said {A}. “Eee,” said the door. {young:That was low, and went up at the end.|That was half a word, and went up at the end, like a question.}
“Was that for me?” asked {A}.
It was, and for everybody else. {young:“I say it every day, and they all go straight through,” said the door.|“I have asked that every day since I was hung,” said the door, “and people go straight through.”}
“What is it that you ask?” ¶ “If you have wiped your feet,” said the door.
{young:So {A} wiped them, twice. “Eee!” said the door.|So everybody went back and wiped them. You could hear, after that, that it had only ever been polite.} Tick.
-> DONE

=== s3
# shot: object
# place: kitchen; dusk; clear
# action: heroes listen curious; friends whisper calm heroes; cook stand surprised
# things: clock; pencil on envelope; envelope on table; table; cup on table
They had now been through the whole house, one at a time. {young:But they had not got the small one.|And still they had not got the small one.}
Tick, it went, just by the envelope. {young:Everybody in the kitchen looked at the clock.|The whole kitchen turned and looked at the clock.}
“That was not me,” said the clock. “I was between.” {young:It said its own tick, to show them.|It did one of its own, so that they could compare.} It was rounder. # usual
{hinderer_person:“Did it go like this?” asked {hinderer}, and said tick, and that took some time to sort out.} # beat
{hinderer_animal:Then {hinderer} had an itch, and it went on under the table like a small drum.} # beat
{hinderer_carried:{hinderer} was set down on the table just then, bump, and had to be put on the list as well.} # beat
“Shh,” said {L}, and they all did. {young:The pencil was put down, and they listened.|The pencil was put down, and they listened with their mouths open.} It did not come.
The small one came when you did not wait for it. When you did, it waited, too.
-> DONE

=== m4
# aside
# shot: above
# place: kitchen; dusk; clear
# action: heroes look-through curious torch; friends peek curious
# things: drawer; bread; chair; torch in heroes.hand; envelope
They looked for the small one with a {~torch|spoon}. {young:They looked in the drawer, and listened to the bread, which was thinking.|They listened to the drawer, and then to the bread, which has a very small voice when it is new.}
“Who has not said yes?” asked {A}, and went down the list. {young:Only the butter and a chair.|Only the butter, and the chair that {A} was on.}
So {A} got off it, and asked. “Crick,” said the chair, which was glad to have it noticed. {young:A good sound, but it was no tick.|A perfectly good sound, but not the one.}
“Fifty-one,” said {A}, and put it down. Tick. “There!” they all said, but it was gone. # spare
Then they sat in a row on the floor, and did not wait for it, as hard as they could. # more
-> DONE

=== s4
# shot: close
# place: kitchen; dusk; clear
# action: heroes write laughing pencil; friends point laughing at heroes; cook clap laughing
# things: envelope; fridge; clock; row of 4 plates on table; table
“Was that everybody?” said {L}. “Then I will do it once more, from the top.”
“Fridge?” ¶ “Mmm.” Tick.
Everybody heard it. They looked at the fridge, and then at the clock, and then at the envelope. {young:There was a new tick on it.|On it was a tick, still shiny.}
So {L} made one more, slowly, {young:down and up|the short bit down and the long bit up}. Tick.
“It is me!” said {L}. “It was me, all the time.” The pencil looked at the floor.
{young:They had all been so quiet, to hear it. Then they were not.|A tick is very small, and it had waited for all the others.} The plates clapped. # usual
{L} wrote one more name at the end, {young:with a big first letter|in the best writing}. The name was {L}. Tick.
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: heroes sit calm in bath; friends stand calm
# things: bath; box; lid on box; 4 bubbles over bath
For the bath the hearing aids came out. One, two, in a dry box, with a lid.
Then water was just warm. It went round you, and it did not say so.
The light was on the tap. You could see what a noise it would have made. # more
The tap ran with no plip. The duck had its mouth open. It may have been a song. # spare
“Soap?” said a big face. You could see it say so. # more
“Yes,” said {L}. # more
-> DONE

=== m3
# shot: above
# place: bedroom; night; stars
# action: heroes read sleepy paper; friends sit sleepy
# things: paper on door; door
The list hung on the door, with a pin. It was long, and had a bit of butter on it.
{L} read it from the top to the end. They were all in.
“You have worked hard,” said the cook. “You, and your ears.” # spare
So they had. It takes it out of you, a whole house. # more
The pencil was put to bed in a mug. It had not got much left. # more
It had said more that day than in all its life. # more
-> DONE

=== l4
# shot: wide
# place: kitchen; night; stars
# action: mouse sleep sleepy; heroes sit sleepy
# things: fridge; clock; kettle; table; chair
Down in the dark they did it by themselves.
“Fridge?” said the clock. “Mmm,” said the fridge.
“Tap?” ¶ “Plip.” # more
“Bag?” They all held on. But it only said “Krsh”. It had been at it all night. # more
The butter did not say a thing. It was there, for all that. # spare
“Door?” ¶ “Eee?” It was a good question, but they had all gone up. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; cook hug calm heroes; friends sleep sleepy
# things: box
The hearing aids were out, and in the box. # usual
{resting}
{dream} # spare
A big hand was put on each ear. It was warm in there.
“Quiet?” said {L}.
The quiet was there. It had been kept, soft and wide. # usual
It did not say yes. It did not have to.
One finger made a tick: down a bit, and up.
The tick did not make a sound.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
It was found out at breakfast. The toast came up, and it was hot, and the butter was put on it. {A} had the pencil ready, and the back of the envelope, and held up one hand for the fridge.
“Mmm,” said the fridge, and stopped. The clock was between.
And very low, and going out at the edges, it came. “Aah,” said the butter.
So that was everybody. Tick.
-> DONE

=== next_bedtime
The envelope was full, on both sides. It was as quiet as butter.
-> DONE
