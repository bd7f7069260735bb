# about: feast(thanksgiving&!tomorrow&!next week|christmas&dinner&!tomorrow|christmas&lunch&!tomorrow|christmas&family&!tomorrow|christmas&cousin&!tomorrow|christmas day&!tomorrow&!until&!waiting&!yet|christmas at&!tomorrow|xmas&family&!tomorrow|xmas&cousin&!tomorrow|xmas dinner&!tomorrow|boxing day&!tomorrow|turkey&!tomorrow); food(thanksgiving dinner|christmas dinner|christmas lunch); guest(christmas dinner|thanksgiving)
# also: happy; too-excited; tired; proud; sharing; patience; listening; guest; person; food; place; thing; funny; shy; left-out; eating
# kind thanks: thanksgiving
# wants: child
# role grownup: elder, parent = the grown-up with the big spoon
# ages: 3-10
# holds: dark(kind)

=== title
{~Pass It On|Is There Any Gravy?}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; clear
# action: A sit-on-chair worried; heroes sit-on-chair; grownup sit-on-chair; aunt sit-on-chair; friends sit
# things: table; row of 6 plate on table; jug on table; potato; bowl on table
# people: aunt=woman(red jumper)
{~Every chair in the house had come to {is_thanks:Thanksgiving dinner|Christmas dinner}, even the one from the bathroom. {H} sat at the very end.|There was one big table and one small one, pushed together, {young:so that all the family could sit down.|and the whole family round them.} It was {is_thanks:Thanksgiving|Christmas dinner}, and {H} sat at the end of the small one.|“Is there any gravy?” said {H}. But it was {is_thanks:Thanksgiving|Christmas dinner}, and {young:everybody talked.|the whole family was at the table, and everybody was saying something.}}
{A} had made a hole in the mashed potato. {young:It was for gravy.|It was a good deep one, made with the back of a spoon, and it was for gravy.}
But the gravy was at the other end, in a jug like a boat, {young:and it steamed.|and it steamed like a ship, too.}
“Please can I have the gravy?” said {A}. ¶ “Pass it on,” said {grownup}, and it set out.
-> DONE

=== s2
# shot: behind
# place: living-room; afternoon; clear
# action: A reach-up worried; aunt hold jug; heroes sit-on-chair; grownup sit; friends sit
# things: table; jug in aunt.hand; bowl on table; 3 plate on table
It came round a big dish, and past the carrots, from hand to hand.
{joining}
{hinderer_person:“Just a drop,” said {hinderer}, and held it for a long time, telling somebody about a bus.} # beat
{hinderer_animal:{hinderer} went along under the table, just below it, in case it should ever tip.} # beat
{hinderer_carried:{hinderer} had to be lifted out of the way for it, and put back, and then lifted out again.} # beat
It came to an aunt in red, who sat where the big table stops. {young:There is a step there.|The small table is lower, and so there is a step, as high as a spoon is wide.}
The aunt took some. She looked at the step, and at how full the jug was. {young:“Ooh, no,” she said, and sent it back.|“It will never get down there,” she said, and so it turned round, and went home.} # usual
{A} looked at the hole in the potato. {young:It was still a hole.|There was nothing in it but a bit of steam, and that was going.}
“Have some sprouts,” they said, at the small table. There were plenty of those. # usual
-> DONE

=== m1
# aside
# shot: above
# place: living-room; afternoon; clear
# action: A sit-on-chair happy stool; heroes sit-on-chair; man sit-on-chair; friends sit
# things: table; stool; deckchair; 4 plate on table; cushion
# people: man(old, green jumper)
When you need all the chairs, none of them is the same height. {young:An uncle had the deckchair.|An uncle had got the deckchair, and he was so low that he ate with his chin.}
Next to him was somebody on a high stool, {young:far up, with their plate a long way down.|far up, with their plate a long way down, like a field seen from a church tower.}
“What is it like up there?” called the uncle. ¶ {young:“It is windy!”|“It is windy. I can see the pudding.”}
{A} had a kitchen chair, with two cushions. {young:One slid this way, and one slid that way.|One of them slid to the left and one to the right, so that you had to sit up straight or choose.}
Passing a dish was like stairs. It went up, and it went down, and then it went up again, and nobody spilt more than a pea. # more
-> DONE

=== l1
# aside
# shot: two
# place: living-room; afternoon; clear
# action: A hold happy; heroes hold; man sleep; friends sit
# things: table; 4 plate on table; party-hat on man.head; paper
# people: man(old, green jumper)
{
- is_thanks:
They went round the table, and everybody said one thing that they were glad of. {young:An aunt was glad of her new knee, and it bent.|An aunt was glad of her new knee, and showed them how it went.}
An uncle was glad that it was not raining. {young:Then he looked out. “I am glad of the roof,” he said.|Then he looked out of the window, and said that he would change that, please, and was glad of the roof.}
“I am glad of the hole,” said {A}. {young:“It is a good hole.”|“It is a very good one, and it is quite ready.”}
The oldest one there was glad of the chair, {young:and of all who had come on the others.|and of whoever was on all the other chairs, one by one, and that took until the peas were cold.}
- else:
Everybody had a paper hat on. {young:They were all too big, or else too small.|They are made for one size of head, and nobody in the family has got it.}
{As} came down over both eyes. {young:It was green in there.|It was quite restful in there, and green, and smelled of cracker.}
“What is yellow, and lives in a tree?” somebody read out. ¶ {young:“A lost banana,” said everybody.|“A banana that has lost its way,” said everybody together, because it was the same one as last year.}
The oldest one there had gone to sleep, {young:and the hat did not.|but the hat stayed up, like somebody left in charge.}
}
-> DONE

=== s3
# shot: two
# place: living-room; afternoon; clear
# action: A whisper happy; heroes whisper; aunt sit-on-chair; grownup sit; friends sit
# things: table; handkerchief; 4 plate on table; bowl on table
It was too loud to shout. So {A} sent a whisper. “Gravy, please. Pass it on.” {young:Off it went, from ear to ear.|Off it went, from ear to ear, past the sprouts and up the step and along the whole of the big table.}
{is_loved:While it was on its way {A} had time to think about {loved}.|{musing}} # personal
At the other end they all looked worried. Then something came back, {young:from hand to hand.|from hand to hand, and everybody was very quick with it.} It was a handkerchief.
“Who was it that sneezed?” said the aunt in red. ¶ “Nobody,” said {A}. “I said ‘gravy, please’.” ¶ “Oh,” said the aunt. “By the time it got to me, it was ‘a great big sneeze’.” # usual
{helper_person:“The hanky came down the step all right,” said {helper}. “But a hanky can’t spill.”} # beat
{helper_animal:{helper} sniffed at the step, once at the top of it and once at the bottom, and seemed to think it was all the step’s fault.} # beat
{helper_carried:{helper} was put down with one half on each table, and leaned, and so they all saw how the step went.} # beat
The hole was getting cold.
-> DONE

=== m2
# aside
# shot: wide
# place: living-room; afternoon; clear
# action: A crawl curious; heroes crawl; friends crawl
# things: table; 6 shoe; sock; themed
{A} went to look at the step from below. {young:It is like a tent under there.|Under the table it is a sort of long tent, with legs down both sides.}
Half of them had taken their shoes off. {young:There was a sock with a hole, and a toe that looked out.|One foot was telling another one something, by the look of it, and a sock with a hole in it was listening.}
“Who is that?” said a voice, up in the daylight. ¶ “It is only me,” said {A}, {young:to the knees.|to the nearest knee.}
{themed_a} was down there, too, where somebody small had left it. # personal
From here there were two tables, quite plainly. {young:The big one had fat legs, and the small one had thin ones.|The big one had legs like a horse, and the small one had legs like somebody who has come to help.} They stood so close that they touched. # more
{A} came out again on the other side, next to the salt. Nobody had missed anybody yet. # more
{pausing} # company
-> DONE

=== l2
# aside
# shot: close
# place: living-room; afternoon; clear
# action: A sit-on-chair surprised; woman sit-on-chair happy; heroes sit; friends sit
# things: table; bowl on table; fork; 3 plate on table
# people: woman(old, glasses)
Next to {A} sat a great-aunt, who had come the furthest. {young:She looked at the sprouts for a long time.|She looked at the sprouts for some time, as you look at somebody from school.}
“Do you like those?” she asked. ¶ “Not very much,” said {A}. ¶ {young:“No more do I,” she said.|“I have had them every year for eighty years,” she said, “and I do not like them yet.”}
So they had one each, to be sure. {young:They chewed, and looked at each other.|They chewed, and kept their eyes on each other’s faces, to see who would be the first to change their mind.}
“No,” said {A}. ¶ “No,” said the great-aunt. {young:“We will try next year.”|“But it was good to have somebody to do it with. We shall see next year.”}
“What you want on them,” she said, “is gravy.” ¶ “I have asked for it,” said {A}. “I have asked twice.” # more
-> DONE

=== s4
# shot: close
# place: living-room; dusk; clear
# action: L push proud jug; aunt sit-on-chair happy; heroes look-up; grownup sit happy; friends clap
# things: table; mat on table; jug on mat; handkerchief; plate on table
{L} put one eye right down to the step. A hanky did not mind it, and a whisper did not mind it. {young:But a full jug did.|It was only hard for something that was full.} # usual
So {L} took a mat, and one more, {young:and the hanky, folded up,|and the handkerchief, folded in four,} and laid them against the step.
Now there was no step. There was one long table, {young:with a bump.|with a small hill in it.}
“You can slide it,” said {L}.
They all stopped talking. {young:Slowly, slowly, the gravy came over the hill.|The gravy came over the hill, as slowly as a ship between two walls.}
And there it was, in front of {L}, and it was hot. # usual
Down it went into the hole, and up to the edge, and stopped.
“Ah,” said everybody, all the way along. Then they wanted the sprouts.
-> DONE

=== m4
# shot: two
# place: living-room; dusk; clear
# action: L sit-on-chair happy; heroes sit-on-chair; grownup carry pie; friends sit
# things: table; pie; spoon on table; plate on table
Everything came over the hill after that. The carrots did, and the salt.
The sprouts went the other way, and they were not seen again. # usual
Then nobody could eat any more. Then there was pie.
“There is a separate place for pie,” said {grownup}. They all looked for it, and they all had one. # more
It was brown at the edges, and it was hot in the middle. # more
A spoon was passed along, for the last bit. It was passed back with nothing on.
-> DONE

=== l3
# shot: close
# place: bathroom; night; clear
# action: L wash sleepy; heroes wash; friends sit
# things: basin; soap; flannel; towel
There was gravy on one elbow. {L} had not felt it get there.
{L} washed it off, which was a shame. # usual
“Pass the towel,” said {L}. It came from hand to hand. # more
There were only a few hands there. It was still quite a way to come. # more
The teeth were done, at the front and at the back. # more
Then the tummy was looked at. It was as round as a jug.
-> DONE

=== m3
# shot: above
# place: hallway; night; clear
# action: L walk sleepy; heroes walk; grownup walk; friends walk
# things: stairs; lamp; chair; door
All the chairs were on their way home. One went up the stairs with them.
It was the one from the bathroom. It had heard a lot. # usual
“Did you have a good time?” {L} asked it. # more
It had been sat on by the biggest uncle of all. It had held. # more
It was put back by the bath, where it lives.
One of its legs had a pea on it.
-> DONE

=== l4
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: table; mat on table; moon; handkerchief on mat
Down there the two tables stood in the dark. They were still pushed together.
The mats lay where they had been put. On top was the handkerchief.
It had not been sneezed in. It had only had a day out. # more
A sprout had rolled as far as the hill. It sat at the top. # more
A chair was still there that had nobody to go home with. It was the one with the short leg. # more
The moon came in over the big table. It went slowly down the hill, and did not spill.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit; heroes sleep; friends sleep
# things: bed; pillow; lamp; quilt
It was quiet in bed. Nobody was talking at all. # usual
{resting}
{keepsake}
{dream} # spare
“Goodnight,” said {L}. “Pass it on.”
{grownup} went to the door with it. They could hear it go.
It went along the landing. It went down the stairs. # usual
It got lower and lower. Then they could not hear it. # usual
{L} lay and waited. The pillow had a hole in it, just right for a head. # usual
After a while it came back.
“What did they say?” asked {L}.
“Goodnight,” said {grownup}. It had all got there.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A letter came, from the great-aunt, who had got home. It had been sent to the aunt in red, and she had sent it to the uncle, and he had put it through the door by hand. On the outside it said “Pass it on.”
“I have tried them again,” it said, “by myself, and with gravy. Still no. Until next year.” ¶ So {H} had one for supper, to be fair. It was still no.
-> DONE

=== next_bedtime
The big table and the small one stood apart again. There was a pea in the place where they had met.
-> DONE
