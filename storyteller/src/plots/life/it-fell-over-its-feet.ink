# about: outing(by a wave|by the wave|wave knocked|waves knocked|wave got|wave pushed|a wave over|big wave|by a big wave|wave went over|tumbled&wave|dumped&wave|wave took|wave dunked); hurt(by a wave|by the wave|wave knocked|waves knocked|wave got|wave dumped|big wave|tumbled&wave)
# about: fear-water(wave&!waved|waves); scared(by a wave|wave knocked|wave got|big wave|waves at); sad(by a wave|wave knocked|wave got|big wave); angry(by a wave|wave knocked|wave got); manners(sea is rude|wave was rude); fear-other(waves|the sea&wave); club(by a wave|wave knocked|dumped&wave); journey(by a wave|wave knocked)
# also: outing; sad; scared; fear-water; happy; bravery; trying-again; hurt; manners; angry
# news: bad
# wants: child
# role grownup: parent = the grown-up with the towel
# ages: 3-9
# holds: dark(kind), sea(kind), wave(kind), water(kind)

=== title
{~It Fell Over Its Feet|Whoops, Said the Beach}
-> DONE

=== s1
# shot: wide
# place: seaside; afternoon; breeze
# action: L sit cross; grownup hold towel; heroes sit; friends stand
# things: wave right; towel on L; bucket; sandcastle; shell
{~There was salt up the nose and sand in one ear, {young:and {H} sat on the beach in a towel.|and out of the towel on the beach looked {H}, with hair in front of everything.}|“It came from behind,” said {H}. {young:“It was this big!”|“You can’t see a thing that comes from behind.”}|The beach was full of people who were the right way up, {young:and {H} sat in a towel and looked at the sea.|and in the middle, in a towel, sat {H}, and did not take an eye off the sea.}}
A wave had knocked {L} over. {young:First there was sky, and then it was all bubbles, and then there were two hands and a towel.|First there had been sky, then nothing but bubbles, and then two hands, with {grownup} on the other end of them.}
“And it never said sorry,” said {L}. {young:“It just went home.”|“It went straight back in with the others, and did not look round.”}
“Which one was it?” asked {grownup}. They looked along the sea, {young:and there were so many.|and there was a great deal to choose from.} ¶ “That one,” said {L}. “No. {young:It had more of a face.”|It had more of a face on it, and it was in a hurry.”} # usual
-> DONE

=== s2
# shot: behind
# place: seaside; afternoon; breeze
# action: L point cross at wave; heroes sit; grownup sit; friends sit
# things: wave; towel on L; bucket
So they sat high up, where the sand is dry, {young:and waited for it to come by again.|and waited for it to come by again and be told.}
{joining}
{musing} # personal
“Here it comes,” said {L}. {young:It was not the one, and it went away again.|But it was only somebody’s little sister of a wave, and it went away again.} # usual
{hinderer_person:“Good afternoon,” {hinderer} called to each of them, and so there was no telling which one felt guilty.} # beat
{hinderer_animal:{hinderer} went down to bark at every one that came, and each time it went back, and so {hinderer} had won.} # beat
{hinderer_carried:{hinderer} was put in front, to see better, and was the first to get a drop on the nose.} # beat
“I am not going in,” said {L}. ¶ “Nobody is going in,” said {grownup}. “We are only looking at it.”
-> DONE

=== m1
# aside
# shot: close
# place: seaside; afternoon; breeze
# action: A eat sandwich; heroes eat sandwich; grownup sit; friends sit
# things: towel on A; basket; sand; bucket
There was a sandwich, for people who have been in a wave. {young:{A} ate it in the towel, with only the face out.|{A} ate it inside the towel, with only enough face out for the sandwich to find.}
“It went in here,” said {A}, and showed a nose, {young:“and it came out of there.”|“and right round the back, and it came out of there.” That was the left ear.}
“What was it like in the middle?” asked {grownup}. {young:¶ “Loud,” said {A}. “And it was green.”|¶ {A} had to think. “It was loud,” said {A}. “It was like being in somebody’s tummy. And it was green.”}
It tasted of salt still, all round the mouth, {young:and that went well with the cheese.|and it must be said that this was good with the cheese.}
When you put your head on one side, a bit more of the sea came out, {young:and it was warm.|and ran down, and it had been warmed up in there, and was nearly polite.} # more
-> DONE

=== l1
# aside
# shot: above
# place: seaside; afternoon; breeze
# action: A write stick; heroes write stick; grownup stand; friends stand
# things: sand; stick; wave right; bucket
They wrote to it, in the sand, with a stick. {young:PLEASE LOOK WHERE YOU GO, it said, with letters as long as a leg.|PLEASE LOOK WHERE YOU ARE GOING, it said, in letters as long as a leg, so that it could be read from the water.}
“Please is good,” said {grownup}. {young:“It must have a please.”|“You never know who it is that reads it first.”} Then they stood back, {young:all the way back to the dry part.|up on the dry part, and left it lying there to be read.}
The next one came a long way up. It read the LOOK, {young:and took it along.|and was so taken with it that it carried it off.}
The one after that read all the rest. {young:It read so fast that there was nothing left.|It must have been a very quick reader, for when it had gone there was not a letter to be seen.}
“Will it tell the others?” asked {A}. {young:But you can’t know that.|They put their heads together out there, and it did look a bit like it.} # more
-> DONE

=== s3
# shot: two
# place: seaside; dusk; breeze
# action: grownup point wave; L look-up curious; heroes look-up; friends look-up
# things: wave; bucket; themed; shell
“Watch their feet,” said {grownup}. ¶ “They have no feet,” said {L}. ¶ “Watch the bit at the bottom.” # usual
Far out the waves were as round as hills, {young:and they had come for days and days.|and they had been on their way for days, from the other side, with nothing to bump into.} # usual
A wave came along very well, up to where the sand begins. {young:There the sand was in its way, and it tripped.|There its bottom half ran into the beach, and the top half had not been told.}
Over it went, flat on its face. It had fallen over its own feet.
{helper_person:“Did you see that?” said {helper}. “Right in front of all these people.”} # beat
{helper_animal:{helper} had seen it too, and looked away, which was kind.} # beat
{helper_carried:{helper} was held up to see, and did not laugh, but you could tell that it was only manners.} # beat
“Whoops,” said {L}. {young:And then the next one came, and it did it as well.|Then the next one came, and did exactly the same.}
{themed_a} lay there, and had seen it coming. # personal
“So it did not push,” said {L}. “It fell. {young:And I was under it.”|And I happened to be where it was falling.”}
-> DONE

=== m2
# aside
# shot: wide
# place: seaside; dusk; breeze
# action: A clap laughing; heroes clap laughing; grownup sit; friends sit
# things: wave; bucket; sand
After that it was a good place to sit. {young:Here it came, and there it went, and they all said whoops.|Here it came, and there it went, and the whole row of them said “whoops” at the right moment.}
One fell to the left, and one fell to the right. {young:One fell on top of the one in front.|One did not fall till nearly too late, and came down with both arms out on the one in front.}
“They are not very good at it,” said {A}. {young:“They do it all day, and they fall down every time.”|“They have done it since there has been a sea, and not one of them has ever learned to stop.”}
{pausing} # company
Some of them were laughing when they went back. {young:You could hear it in the stones.|You could hear it in the small stones, all the way down, like somebody trying not to.} # spare
“Whoops,” said a lady with a flask, who was not with them, {young:but had begun to watch it, too.|but had been watching as well for some time.} # more
-> DONE

=== l2
# aside
# shot: two
# place: seaside; dusk; clear
# action: A fall laughing; heroes fall laughing; grownup clap; friends sit
# things: sand; towel; bucket; shell
“I can do it like that,” said {A}. {young:So {A} came along the dry sand, round on top, and very fast.|So {A} took off the towel, and came along the dry sand, round at the top and in a great hurry, like one who has been travelling for days.}
And just at the bucket {A} forgot about the feet. {young:“Whoops,” they all said, and there was sand up to the elbows.|“Whoops,” they said, and it was a very good one, with both arms, and sand as far as the elbows.}
Then {A} ran back with little steps, {young:and made a noise like small stones.|hissing, and rattling a bit, the way they do when they are out of breath.}
“You did not say sorry to the bucket,” said {grownup}. {young:¶ “There was no time,” said {A}.|¶ “You can’t,” said {A}, who knew it now from the inside. “You are gone before you have thought of it.”}
-> DONE

=== s4
# shot: close
# place: seaside; dusk; clear
# action: L draw stick; heroes stand; grownup stand; friends stand
# things: sand; chalk-line before L; wave right; shell before L
By and by the sea was going out. {L} took a stick, and drew a line across the sand, {young:as long as a bus.|from the bucket to a man with an umbrella.}
“That is as far as you come,” {L} told it. {young:Then {L} stood behind the line.|And {L} stood behind the line, with the towel on, and waited.}
Here it came. It tripped, it fell, and it ran up the sand. {young:But it got thinner, and thinner, and it did not come as far as the line.|But it grew thinner the further it came, and well before the line it was thin as a page, and stopped, and went.} # usual
They all did. Nobody had to say it twice. # usual
Only one came right up to it, quite small. It lay down in front of {L}, {young:as flat as it could.|as flat as it could, and so clear that you could see every grain.}
“Was that the one?” asked {grownup}. ¶ {L} looked. It had not got much of a face now. {young:“It may be,” said {L}.|“It may be,” said {L}. “It looks sorry.”}
There it went. Where it had been, it had left a very small shell, just over the line.
-> DONE

=== m4
# aside
# shot: above
# place: bathroom; night; clear
# action: L sit in bath; grownup hold towel; heroes stand; friends sit
# things: bath; tap; towel; cup; shell
At home there was the sand to wash off. {L} drew a line round the bath with one finger.
“As far as that?” asked {grownup}. ¶ “As far as that,” said {L}. And it was as far as that.
Nothing fell over. It just sat there, and was warm. # spare
There was sand in one ear, and more in the other. “Whoops,” said the last of it, and went down the hole.
-> DONE

=== l3
# aside
# shot: behind
# place: bedroom; night; clear
# action: L lie-back; grownup sit; heroes lie-back; friends sit
# things: bed; pillow; shell on table; table; lamp
In bed there was still some in the hair. It came out a grain at a time.
“Do I have to go in again?” asked {L}. ¶ “You do not have to,” said {grownup}. “It will be there. It can’t stop, but it can wait.”
“For how long?” ¶ “For as long as you like,” said {grownup}. # spare
{L} put the shell by the lamp. The inside of it was as smooth as an ear.
“I did look,” said {L}. “It was only my back that didn’t.” # more
-> DONE

=== m3
# aside
# shot: close
# place: bedroom; night; stars
# action: L listen shell; grownup sit; heroes lie-back; friends sleep
# things: bed; pillow; shell; lamp
With the shell on one ear you could hear it. It was a long way off, and it was in no hurry.
Here it came. There it went.
“Whoops,” said {L}, with both eyes shut. # spare
Then it was {many:the next one’s|{grownup}’s} turn to listen. It said the same. # more
“Is it saying sorry?” asked {grownup}. ¶ “It is saying shh,” said {L}.
-> DONE

=== l4
# aside
# shot: object
# place: seaside; night; stars
# action: heroes sleep
# things: sand; wave; chalk-line; moon; shell
On the beach there was no one now. There was the line, and the moon stood over it.
Here it came, from the other side, after all those days. It saw the sand, and down it went. Nobody was under it.
Nobody said a thing. It is nice to fall over when no one looks. # more
There it went, with its little stones. The next one was on its way.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; shell on table; table
The bed was dry and flat. Nothing in it had ever been in a hurry. # usual
{resting}
{keepsake}
{dream} # spare
{L} lay on the pillow, and it still went up and down a bit, inside. # usual
A breath came in. Here it comes, it said.
A breath went out. There it goes.
Here it comes. There it goes. # usual
And it was all as flat as a page.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The next day there was a wet patch on the mat at the front door. It was round on top, and flat at the edge, and it had got as far as the letter box, and no further.
“Somebody has been,” said {A}. There was a bit of weed on it, laid quite straight, as people do who bring flowers and then find that nobody is in.
-> DONE

=== next_bedtime
The shell was by the lamp. It said shh, and it meant it kindly.
-> DONE
