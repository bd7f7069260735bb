# about: sharing(cookie&half&!won't&!wouldn't&!didn't&!refus&!not |biscuit&half&!won't&!wouldn't&!didn't&!refus&!not |cookie&shared&!won't&!wouldn't&!didn't&!refus&!not |biscuit&shared&!won't&!wouldn't&!didn't&!refus&!not |cookie&gave&!won't&!wouldn't&!didn't&!refus&!not |biscuit&gave&!won't&!wouldn't&!didn't&!refus&!not |cookies&shared&!won't&!wouldn't&!didn't&!refus&!not |halves&!won't&!wouldn't&!didn't&!refus&!not ); kindness(cookie&half&!won't&!wouldn't&!didn't&!refus&!not |biscuit&half&!won't&!wouldn't&!didn't&!refus&!not |cookie&shared&!won't&!wouldn't&!didn't&!refus&!not |biscuit&shared&!won't&!wouldn't&!didn't&!refus&!not )
# also: proud; happy; kindness; sharing; food; person; school-day; play; new-friend; patience
# kind cookie: cookie*
# wants: child
# role other: sibling, playmate, friend, elder, somebody = a child
# role grownup: parent = the grown-up with the plates
# ages: 3-9
# holds: dark(kind)

=== title
{~The Longest {is_cookie:Cookie|Biscuit} in Town|It Goes On at the Other End}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: L stand proud; heroes stand happy; grownup hold plate; friends stand
# things: table; plate in grownup.hand; crumb on table; door
{~Crack, went the {is_cookie:cookie|biscuit}, and where there had been one there were two. {H} had done that, {young:with both thumbs.|with both thumbs, and nobody had said that it must be done.}|{H} had one {is_cookie:cookie|biscuit} today, {young:just one.|and it was round, and there was no other.}|A {is_cookie:cookie|biscuit} is round, and then it is gone. But that was not how it went {young:with {H}.|today, with {H}.}}
{L} had shared it with {other_known:{other_a}|{is_wished_person:{wished_person}|somebody who had none}}, half and half. {young:Nobody had said so.|It was {L}’s own idea.}
“All by yourself!” said {grownup}. “I am proud of you.” {young:{L} went warm, up to the ears.|{L} went warm all the way up, and the ears were last.} # usual
Now the one half was inside {L}. And {other_known:{other}|{is_wished_person:{wished_person}|the other one}} had gone off {young:with the other half.|with the other half, which was inside as well.}
“But where is the {is_cookie:cookie|biscuit}?” asked {L}. “It was one. {young:It must be somewhere.”|You can’t have a whole {is_cookie:cookie|biscuit} that is not anywhere.”} ¶ {grownup} did not know, and {L} wanted to find out.
-> DONE

=== s2
# shot: close
# place: kitchen; afternoon; clear
# action: L peek curious at crumb; heroes peek; grownup look-up; friends peek
# things: table; 3 crumb on table; plate on table; lamp
They looked in the pockets first.
{joining}
{musing}
There were three crumbs in the left one. {young:They were from the middle.|They were from the very middle, where it had cracked, and nobody had been given them.}
{L} pushed them together, on a plate. {young:It was not a {is_cookie:cookie|biscuit}.|They did what they could, but it was not a {is_cookie:cookie|biscuit}, and from the side it was hardly anything.} # usual
{hinderer_person:“Oh, were you using that?” asked {hinderer}, and then there were two crumbs.} # beat
{hinderer_animal:{hinderer} helped them to look, with a tongue, and then there were two crumbs.} # beat
{hinderer_carried:{hinderer} had one on the nose, and was found with it much later.} # beat
One crumb was kept there, by itself, {young:so as not to get lost.|in case it should be wanted as proof.} # usual
“That is a bit,” said {L}. “But where is the rest?”
-> DONE

=== m1
# aside
# shot: two
# place: kitchen; afternoon; clear
# action: A hold toast; grownup sit-on-chair; heroes sit-on-chair; friends sit
# things: table; toast; plate on table; honey
It is not easy to do it fairly, and so {A} showed them how, {young:with some toast.|with a piece of toast, which is harder, as it bends.}
“One breaks it,” said {A}, “and the other one chooses.” {young:Crick, it went.|The toast was held up to the light, and turned about, and it went crick.}
One half had a bit more corner. {young:{grownup} looked and looked.|{grownup} looked from one to the other for as long as it takes to butter them.}
“I should like that one,” said {grownup}, {young:and took the small one.|and it was the one without the corner.} ¶ “Why?” asked {A}.
“It is nearer,” said {grownup}. {young:That was not why.|But it was not nearer. It was further off, by the width of a plate.}
The knife was not asked. It lay by the honey, and had nothing to do. # more
They ate them at the same time, and were finished at the same time, although one was bigger. # more
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: A peek curious at tin; heroes peek; grownup lift lid; friends sit
# things: tin; 4 biscuit; shelf; table; lid
They looked in the tin as well. {young:It was dark in there.|When the lid came off, a few of them blinked, for it is dark in a tin.}
One was called up to the light, and looked at on both sides, and went back down with a story to tell. # more
They were all whole. {young:They lay on their backs.|They lay on their backs, one on another, and looked at the lid, as they had since the shop.}
“Have you seen it?” asked {A}. {young:They had not.|They had not seen anything. A whole one has never been anywhere.}
“They are all one size,” said {A}, {young:and looked at the edges.|and ran a finger round the edge of the top one, and was soon back at the start.}
“When you have been round them, you have been round them,” said {grownup}. # more
So the lid was put on, {young:and they had a sleep.|and they were left to look at it from underneath.}
-> DONE

=== s3
# shot: two
# place: kitchen; dusk; clear
# action: L draw pencil; heroes sit-on-chair; grownup peek; friends sit
# things: table; paper on table; crayon on table; themed
So {L} drew it, as it had been. There was one half, and its edge went {young:zig and zag.|zig, and zag, and zig, like the edge of a country.}
Then there was the other, and where the first went in, {young:it went out.|that one had to go out, or they would not have met.} # usual
“It would fit no other half,” said {grownup}. # usual
{helper_person:“I will be the one half,” said {helper}, and stood with one arm up and one knee out, and {L} had to fit.} # beat
{helper_animal:{helper} lay down along the edge of {L}, nose to knee, and they fitted without a gap.} # beat
{helper_carried:{helper} was held against the front of {L}, and went in where {L} went in, and out where {L} went out.} # beat
{themed_a} was laid on the one corner, so that it should not roll up. # personal
{L} cut them out, and then there were two again. They lay on the table, {young:this far apart.|as far apart as a hand.} # usual
“It is still one,” said {L}. “It has a gap in it.” {young:{L} pushed them further off.|And {L} pushed them a bit further off, to see.}
-> DONE

=== m2
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: A listen curious; heroes listen; grownup listen; friends listen
# things: chair; table; spoon; plate on table
Then there was a noise in {A}. {young:Gloop, it went.|It began below the belt, and went round a corner, and said gloop.}
“That was my half,” said {A}. They all kept still, {young:and waited for more.|with their spoons in the air, in case it had not finished.}
It said gloop again, {young:but it was small.|but from much further off, as it seemed, and not so loud.}
“And that was the other one,” said {A}. {young:“It said it back.”|“It is answering. It has heard this one, and it is saying where it is.”}
The spoons were put down, so as not to join in by mistake. # more
{pausing} # company
“What do they say?” asked {grownup}. {young:¶ {A} listened. “Gloop,” said {A}.|¶ “Mostly gloop,” said {A}. “But they mean it.”}
-> DONE

=== l2
# aside
# shot: close
# place: living-room; dusk; clear
# action: A hold ruler; heroes kneel; grownup kneel; friends sit
# things: rug; ruler in A.hand; biscuit on rug; tape-measure; sofa
To be quite sure, they measured one that was whole. {young:It was as long as a finger.|It was as long as {As} middle finger, and that was the long way and the short way both.}
It did not like to lie flat, with everybody looking, but it was told that it would not take long. # more
“And how long is half?” asked {grownup}. {young:¶ {A} bent the finger.|¶ {A} bent the finger in the middle, and looked at what was left.}
“That is when you keep it,” said {A}. {young:“Not when you give it.”|“When you keep it, it stays like that. I do not know what it does when you give it.”}
They wrote down “finger”, {young:and then “?”.|and next to it “half a finger”, and next to that a question mark, with a crumb for the dot.}
The whole one went back to the tin, and told the others that it had been out. # more
-> DONE

=== s4
# shot: behind
# place: hallway; dusk; clear
# action: L stand happy; grownup walk; heroes stand; friends stand
# things: lamp; stairs; coat on hook; hook; door
“You be the other half,” said {L} to {grownup}. {young:“Go a bit away.” So {grownup} went to the stairs.|“Go a bit away.” So {grownup} went down the hall to the stairs, with a hand where the half would be.}
“One end is here,” said {L}. “One end is there. Go on!” ¶ {grownup} went up three stairs. “It is longer,” said {L}.
{grownup} went round {young:the top.|the corner, and could not be seen.} {young:“Longer!” said {L}.|“Longer!” called {L}, and held on to this end.} # usual
{L} thought of {other_known:{other}|{is_wished_person:{wished_person}|the other one}}, {young:who had the real one.|who had the real one, and of all that there was in between.} “It is still one,” said {L}. “It goes from here to there. {young:It is just very long!”|Nobody ever saw one as long as that.”}
If you keep it all, it is as long as a thumb. {young:Give half, and it grows.|If you give half of it away, it is as long as you like.} # usual
{young:“That is a long one!” said {grownup}.|“It must be the longest in town,” said {grownup}, from up there.}
-> DONE

=== m4
# aside
# shot: two
# place: hallway; night; clear
# action: A climb stairs; grownup climb stairs; heroes climb stairs; friends walk
# things: stairs; lamp; coat on hook; hook
They had to go up with care. It was all over the stairs.
“Mind it,” said {A}, and lifted one foot. {grownup} lifted one, too. # spare
Nobody saw it. They held their feet up, all the same.
On the fourth step it went under the rail. They let it have room. # more
“Is it heavy?” asked {grownup}. ¶ “No,” said {A}. “There is one at each end.”
At the top they stood, and looked down all of it. # more
-> DONE

=== l3
# aside
# shot: above
# place: bathroom; night; clear
# action: A brush-teeth; heroes brush-teeth; grownup stand; friends sit
# things: sink; toothbrush; mirror; towel
Teeth had to be done, at this end.
At the back there was still a bit. It was sweet. It was the very last of this half. # spare
“Goodbye,” said {A}. It went round, and it went out. # spare
“They are doing it at the other end as well,” said {grownup}. “I should think so, at this time.”
They brushed a bit slower, so that both would be done at once. # more
The tap ran, and stopped. # more
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: L think calm; grownup sit; heroes lie-back; friends sit
# things: bed; lamp; window; pillow
“Is it getting shorter in the night?” asked {L}.
“Only if you go nearer,” said {grownup}. “And you are both lying still.”
So it lay still, too. It was the same all along. # spare
{L} laid a hand where it came out. It was just above the buttons. # spare
It felt warm. That was the end that had been held. # more
Now and then there was a gloop. It was very small, and it was for the other end. # more
The lamp was out now. You do not need one, for that.
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: plate on table; crumb on plate; table; moon; tin
In the kitchen it was dark. On a plate lay one crumb.
It was from the middle. It had not gone with the one half, or with the other. # spare
It had stayed where it was, and it was all in one piece. # more
The tin was shut. They were asleep in there, on their backs. # more
A bit of moon came to the plate. It was round, and nobody had broken it yet. # more
On the left was the one end. On the right was the other. The crumb knew just where it was.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; quilt; lamp; pillow
It was night. One end of the {is_cookie:cookie|biscuit} lay in bed.
{resting}
{keepsake}
{dream} # spare
It went out at the door. It went on. # usual
At the other end was {other_known:{other}|{is_wished_person:{wished_person}|the other one}}.
“Goodnight,” said {L}, to that end. It got there. # usual
Once it gave a small pull.
But it did not break.
It had done that.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The plate was on the step in the morning, with the crumb in the middle of it, and round the crumb there was a ring of very small feet.
“Somebody has stood round it,” said {A}, “and has not eaten it.” There was a bit of seed by the crumb, bitten straight across, and it was exactly half. So {H} ate that, or looked as if {they} had, and said thank you to the hedge.
-> DONE

=== next_bedtime
The crumb was still on its plate. It was in the middle of something else now.
-> DONE
