# also: tired
# about: funny
# role friend: toy = a corduroy bear called Mott
# needs: hearing
# holds: dark(kind)

=== title
{~The Hill That Answered|The Last Word}
-> DONE

=== s1
# shot: wide
# place: mountain; afternoon; breeze
# action: A shout surprised up; heroes shout happy at rock; friends hold happy kite
# things: huge rock; kite; bush; 2 stones
{~At the end of the long meadow there is a hill {young:with a big grey rock in the side of it, like a chin.|with a great grey rock in the side of it, and it is called the Chin.} {H} had come there with a kite, and shouted hello, as you do.|“Hello!” It was {H}, at the end of the long meadow, shouting at the hill {young:to see how far a hello can go.|to see how far a hello would go, as you ought to know.} It went as far as the big grey rock.|Somebody was copying. {young:{H} had only come to fly a kite by the big grey rock, and had only shouted hello.|{H} had only come to fly a kite, under the big grey rock that is called the Chin, and had said hello to nobody in particular.}}
“…lo,” said the hill, {young:in a big, soft, faraway voice|in a large, surprised, grey voice}.
{young:“I said it first,” called {A}, and “…first,” said the hill.|“It is only an echo,” said {A}. “…echo,” said the hill, and one felt that it had minded the only.} # usual
{joining}
{is_loved:“Do you know about {loved}?” called {A}. The hill said the end of it again, slowly, like somebody writing it down.|{musing}} # personal
-> DONE

=== s2
# shot: two
# place: mountain; afternoon; breeze
# action: A lift happy friend before rock; heroes wave happy at rock; friends listen curious; tiny friend wave happy
# things: huge rock; kite; cake; cheese
{young:It was an echo. It|It} is not easy to make friends with {young:somebody who only says the last bit|somebody who always has the last word}. {young:{A} asked it if it would like cake, or cheese.|{A} asked whether it would rather have {~cake|toast}, or cheese.}
“…cheese,” said the echo.
“Are you happy, or sad?” called {A}. ¶ “…sad,” said the echo. ¶ “Are you sad, or happy?” ¶ “…happy,” said the echo. {young:So that was no help at all.|You could not get any further along that road.} # usual
{A} held up {friend_a}. “This is {friend},” called {A}. ¶ “…{friend},” said the echo.
{hinderer_person:“Excuse me,” said {hinderer}, who had sneezed. “…me,” said the hill, and had to be told that it was nothing.} # beat
{hinderer_animal:{hinderer} went to look behind the rock, to see who it was, and they all had to wait until {hinderer} came back.} # beat
{hinderer_carried:{hinderer} was set down in the best place for shouting, and could not be got to shout.} # beat
So {they} called goodbye, and picked up the kite.
“…bye,” said the echo. And {young:then, when it was time to go,|then, when there was nobody looking,} it said it again, very small. “…bye?”
{A} stopped. {young:Echoes do not say a thing twice.|Echoes do not say things twice, as a rule.}
-> DONE

=== m1
# aside
# shot: close
# place: mountain; afternoon; breeze
# action: A shout laughing at rock; heroes dance laughing; friends dance laughing
# things: huge rock; kite; guitar
So {they} stayed a bit, and told it a joke. “Knock, knock,” called {A}, and “…knock, knock,” said the echo.
{young:Then {A} had to say who was there, because the echo could not say it first.|Somebody had to say who was there, and the echo could not, until it had been said.} It was a long joke, told that way, and {A} did {~both ends|most of it}. # spare
Then {they} sang. {young:It was the song that goes round and round, where you begin, and the next one comes in after.|There is one sort of song that an echo is made for, where you begin, and the other comes in a line behind.}
The echo did not miss a note. {young:It sang so well that a bird sat down on a post to hear.|It might have been waiting for that song since the hill was put up.}
-> DONE

=== m2
# shot: two
# place: meadow; dusk; breeze
# action: sheep stand calm; A listen curious at sheep; heroes sit curious on wall; friends look-up sad
# things: wall; huge rock; kite
There was an old sheep by the wall, who had lived there all her life, and {A} asked her about it.
“It was here {~before the wall|in my grandmother’s day},” said the sheep. {young:“They all come and shout at it, and then they all go home.”|“They come up on Sundays, and shout, and go down to their teas.”}
“What do they shout?” asked {A}.
“Hello,” said the sheep, “and cooee. {young:But mostly they shout bottom.”|And bottom. It is very largely bottom.”} She chewed. “Then it says bottom, and then it is dark.”
“And who talks to it then?” asked {A}.
{young:“Nobody does,” said the sheep. “And it cannot start by itself.”|The sheep looked up at the rock. “It cannot start, you see,” she said.}
{pausing} # company
-> DONE

=== l1
# aside with m2
# shot: wide
# place: meadow; dusk; clear
# action: A hold happy bun before rock; heroes shout happy at rock; sheep listen calm; friends shout happy
# things: huge rock; wall; kite
So {A} called out all the things that it might like to say, and that nobody would have asked it. {young:“What a good, big, handsome hill,” called {A}.|“What a fine, upstanding piece of hill,” called {A}.}
“…hill,” said the echo. It sounded {~pleased|shy}.
{young:“I have got a bun, and you can have half of the bun,” called {A}.|“I have a bun here,” called {A}, “and half of it is yours, if you can think of a way.”}
“…{young:bun|way},” said the echo{young:, and it sounded hungry|, who could not, either}.
{many:{B} told it a secret, but you have to shout, and so now the sheep knew, too.|Then {A} told it a secret, but you have to shout, and so now the sheep knew, too.} {young:She said that she would not tell the lambs.|She said that it was nothing to what she had heard on Sundays.}
It was nice. But when nobody called, {young:it had nothing to say|there was only the grass}. # spare
“Bottom,” said {A}, to be kind. ¶ “…bottom,” said the echo. It did it very well. # more
-> DONE

=== s3
# shot: behind
# place: meadow; dusk; clear
# action: A listen surprised at wall; heroes stand surprised before wall; friends stand surprised
# things: huge wall; window in wall; flower; kite; mill
{A} went back down the meadow, {young:all the way to the other end|kicking at thistles, and thinking}. At the bottom stands an old mill {young:with no wheel, and one big wall|with nothing left of it but one high wall}.
“It wants somebody of its own,” said {A}. “Somebody who stays there.”
“…there,” said the mill.
{young:Everybody stood as still as still.|Everybody stood extremely still.} # usual
“Hello?” said {A}.
“…lo?” said the mill, {young:in a high little voice, like a mouse in a jug|in a thin, dusty little voice that could not have been used since {~harvest|the spring}}.
{helper_person:“There is nobody behind it,” called {helper}, who had been round to see. “Only nettles.”} # beat
{helper_animal:{helper} had turned one ear to the hill and one to the mill, and looked from this to that.} # beat
{helper_carried:{helper} was held up to the stones, and was perfectly silent, so that it could not have been {helper}.} # beat
“There are two of them,” said {A}. {young:“One is up there, and one is down here, and they have never met.”|“They have never said a word to each other, because neither of them can start.”}
“…{young:met|start},” said the mill. # more
-> DONE

=== l2
# aside with m2
# shot: two
# place: meadow; dusk; clear
# action: sheep walk calm stone; A jump curious stone; heroes listen curious; friends point happy left
# things: tree; wall; kite
Now it was a matter of where to stand. {A} tried it by the mill. {young:The mill could hear it very well, but the hill could not hear it at all.|The mill said it all back, politely, and up on the hill there was nothing.}
Then {A} tried it by the {~third|crooked} thorn tree. {young:The hill could hear it very well, but the mill could not hear it at all.|The Chin was very clear from there, but the mill might have been in bed.}
“Left a bit,” said the old sheep, who had come along behind. {young:“I know all this grass, because I have eaten it.”|“I have eaten every yard of this meadow.”}
There was a flat stone, right in the middle. {young:“Try that,” said the sheep. “I sit on it to think.”|“I go there when the lambs have been at me,” said the sheep. “Try that.”}
“You will want to face sideways,” she said. “I always do.” # more
-> DONE

=== m3
# shot: wide
# place: meadow; dusk; clear
# action: A whisper happy at friends; heroes think happy; sheep sit calm; friends think curious
# things: stone; huge rock left; huge wall right; star
{They} stood in the middle of the meadow, where it is just as far to the hill as it is to the mill. {young:It was nearly dark, and it was very still.|It was so still that you could hear the {~sheep blink|daisies close}.}
“What shall we say to them?” asked {A}. {young:“It has to be a good one, because they will keep it.”|“It had better be good. They will have it for a long time.”}
{They} thought of {~buttons|pudding}, and of hooray. {young:Nobody said bottom, but it was thought of.|Somebody thought of bottom, and was looked at.}
“It should be a question,” said {A}. “You can’t stop after a question. It would be rude.” # spare
-> DONE

=== s4
# shot: close
# place: meadow; night; stars
# action: A shout happy up; heroes listen happy at rock; friends listen surprised; tiny friend sit calm; sheep listen calm
# things: rock left; wall right; 3 stars; stone
{short:{They} stood half way between the two, where both of them could hear. }{A} put {friend} down on the grass, and took a big breath, and called, {young:not too loud, and not too soft|up and over, as you throw a ball for somebody small}.
“How are you?”
“…you?” said the hill, and “…you?” said the mill.
Then it was quiet. {young:Nobody moved, and nobody called.|Nobody called again, although it was hard not to.} And out of the dark, from up on the hill, there came a voice.
“…you?” it said.
“…you,” said the mill.
“…you?”
“…you.”
“It did that by itself,” whispered {A}.
Over their heads it went, up the meadow and down the meadow, {~quick and soft|soft and glad}, like two people {young:who have got the same hat|who find that they have the same hat}. # usual
-> DONE

=== l3
# shot: above
# place: meadow; night; stars
# action: heroes sit sleepy; sheep sleep sleepy; tiny sheep sleep sleepy; friends sit sleepy; butterfly fly calm
# things: stone; flower; lantern; kite
{They} sat on the flat stone for a while. There was a moth. There was the smell of {~clover|cut grass}.
You, said the dark, on one side. You, it said, on the other.
“What are they talking about?” asked {A}.
“Each other,” said the old sheep. She had her eyes shut. “It will keep them going for years.”
Nobody had to say a thing. It was a rest. # more
A lamb said something, in its sleep. The hill said it, too. # more
-> DONE

=== m4
# shot: behind
# place: meadow; night; stars
# action: A shout sleepy up; heroes walk sleepy; friends walk sleepy
# things: gate; kite; hedge; post; moon
Before they went, there was one more word to give them. {A} said it quite low.
“Goodnight.”
“…night,” said the hill.
“…night,” said the mill. ¶ It was a good word for it. It had {~a soft end|no corners}. # spare
You could still hear it at the gate. You could nearly hear it in the lane.
A hedge came by, and a post. The kite bumped along behind, asleep. # more
{homeward} # company
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: A listen curious; heroes walk sleepy; friends walk sleepy
# things: wall; kite; street-lamp
The lane was still. An owl said who. Nobody told it.
{A} stopped by the wall, and listened. Then {A} tapped on it, once.
Nothing. It was {~only a wall|asleep}. It might be a shy one. You cannot know, with a wall.
“Hello, anyway,” said {A}.
The kite went in first, on its string. The door shut softly.
In the hall, goodnight was said to the coats. Nobody was left out. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy; tiny friend sleep sleepy
# things: window; kite
Now it was bedtime. The window was open, {~a crack|a hand}.
{resting}
{keepsake}
{dream} # spare
Up there, someone said a thing. Down there, someone said it back.
The word got smaller, and slower, like a ball when it has nearly done. # usual
“Goodnight,” said {H}.
“…night,” said the hill.
“…night,” said the mill.
…night, said the dark. It had no one’s voice at all.
Then it was still. # more
Goodnight.
-> DONE

=== next_night
At noon the cows in the long meadow were all still lying down. {H} came by, and stopped to listen. “…night,” said the hill. “…night,” said the mill. It was the last thing that they had been given, and they had been handing it to and fro ever since, with care, so as not to let it drop.
{A} went half way between them, and threw them another. “Good morning!” ¶ “…morning,” said the hill. ¶ “…morning!” said the mill, and the cows got up.
-> DONE

=== next_bedtime
“…night,” said the hill. This time it was.
-> DONE
