# about: staying-in-bed(gets to stay up|get to stay up|stay up as late|stay up late like|stay up like|stays up later|stay up later|goes to bed later|go to bed later|later bedtime|up later than|bed before her|bed before his|bed earlier than|bedtime is earlier|bedtime than her|bedtime than his|same bedtime|brother stays up|sister stays up|brother is still up|sister is still up|big ones stay up); jealousy(gets to stay up|get to stay up|stay up as late|stay up late like|stay up like|stays up later|stay up later|goes to bed later|go to bed later|later bedtime|up later than|bed before her|bed before his|bed earlier than|bedtime is earlier|bedtime than her|bedtime than his|same bedtime|brother stays up|sister stays up|brother is still up|sister is still up|big ones stay up); angry(gets to stay up|get to stay up|stay up as late|stay up late like|stay up like|stays up later|stay up later|goes to bed later|go to bed later|later bedtime|up later than|bed before her|bed before his|bed earlier than|bedtime is earlier|bedtime than her|bedtime than his|same bedtime|brother stays up|sister stays up|brother is still up|sister is still up|big ones stay up); frustrated(gets to stay up|get to stay up|stay up as late|stay up late like|stay up like|stays up later|stay up later|goes to bed later|go to bed later|later bedtime|up later than|bed before her|bed before his|bed earlier than|bedtime is earlier|bedtime than her|bedtime than his|same bedtime|brother stays up|sister stays up|brother is still up|sister is still up|big ones stay up); cannot-sleep(gets to stay up|get to stay up|stay up as late|stay up late like|stay up like|stays up later|stay up later|goes to bed later|go to bed later|later bedtime|up later than|bed before her|bed before his|bed earlier than|bedtime is earlier|bedtime than her|bedtime than his|same bedtime|brother stays up|sister stays up|brother is still up|sister is still up|big ones stay up); sad(gets to stay up|get to stay up|stay up as late|stay up late like|stay up like|stays up later|stay up later|goes to bed later|go to bed later|later bedtime|up later than|bed before her|bed before his|bed earlier than|bedtime is earlier|bedtime than her|bedtime than his|same bedtime|brother stays up|sister stays up|brother is still up|sister is still up|big ones stay up); bedtime(gets to stay up|get to stay up|stay up as late|stay up late like|stay up like|stays up later|stay up later|goes to bed later|go to bed later|later bedtime|up later than|bed before her|bed before his|bed earlier than|bedtime is earlier|bedtime than her|bedtime than his|same bedtime|brother stays up|sister stays up|brother is still up|sister is still up|big ones stay up); patience(gets to stay up|get to stay up|stay up as late|stay up late like|stay up like|stays up later|stay up later|goes to bed later|go to bed later|later bedtime|up later than|bed before her|bed before his|bed earlier than|bedtime is earlier|bedtime than her|bedtime than his|same bedtime|brother stays up|sister stays up|brother is still up|sister is still up|big ones stay up)
# also: jealousy; staying-in-bed; angry; sad; frustrated; patience; tired; cannot-sleep; bedtime; person; saying
# kind brother: brother
# kind sister: sister
# wants: child
# role other: sibling, playmate = the big one
# role grownup: parent = the grown-up with the mugs
# ages: 3-8
# needs: hearing
# holds: dark(kind)

=== title
{~All but One Slipper|There Was a Laugh}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: L stand cross; grownup point up; heroes stand; other sit sofa; friends sit
# things: sofa; lamp; rug; mug on table; table
{~“Bed,” said {grownup}, {young:and looked at {H}, and not at {other_known:{other}|{is_brother:{L}’s big brother|{is_sister:{L}’s big sister|the big one}}}.|and the word went straight past {other_known:{other}|{is_brother:{L}’s big brother|{is_sister:{L}’s big sister|the big one}}}, and stopped at {H}.}|It was bedtime for {H}. {young:It was not bedtime for {other_known:{other}|{is_brother:{L}’s big brother|{is_sister:{L}’s big sister|the big one}}}, not for a long time.|It was not bedtime for {other_known:{other}|{is_brother:{L}’s big brother|{is_sister:{L}’s big sister|the big one}}}, or not for a good while yet, and {other_known:{other}|{is_brother:the big brother|{is_sister:the big sister|the big one}}} did not even look up.}|{H} had to go up to bed. {young:And {other_known:{other}|{is_brother:{L}’s big brother|{is_sister:{L}’s big sister|the big one}}} sat on the sofa, and did not have to!|And there on the sofa sat {other_known:{other}|{is_brother:{L}’s big brother|{is_sister:{L}’s big sister|the big one}}}, with both feet up, who did not have to.}}
“It isn’t fair,” said {L}. {young:“I am not tired at all, and I want to stay up as well.”|“I am not one bit more tired than the sofa is.”}
“It is only a bit of evening,” said {grownup}, “about as long as this,” {young:and showed it with two hands.|and showed it between two hands, as you would show a fish.}
{L} looked at the air between the hands, {young:and wondered what was in it.|and thought that you could get a good deal into a thing of that size.} And {other_known:{other}|{is_brother:the big brother|{is_sister:the big sister|the big one}}} got it every night. # usual
“What do you do in it?” asked {L}. ¶ “Nothing,” said {other_known:{other}|{is_brother:the big brother|{is_sister:the big sister|the big one}}}. {young:But anybody would say that.|It is just what anybody would say who had something.} # usual
-> DONE

=== m1
# aside
# shot: above
# place: hallway; dusk; clear
# action: A sit-on-edge; grownup sit; heroes sit; friends sit
# things: stairs; lamp; coat on hook; hook
{A} sat down on the bottom stair, and asked about that bit of evening. “Is there cake in it?” {young:¶ “No,” said {grownup}. “There is not a crumb.”|¶ “There is no cake in it,” said {grownup}. “Now and then there is a biscuit, but a plain one.”}
“Is there a game in it?” {young:¶ “There are mugs,” said {grownup}, “and they are washed, and they drip.”|¶ “There are mugs,” said {grownup}, “and they are washed, and some of them are dried.”}
“Why can’t I have it, then?” asked {A}. {young:“I like mugs. I like them a lot.”|“I like mugs. I like them more than some people do.”}
“It comes with the legs,” said {grownup}. {young:“When they are longer, you get it.”|“When your legs have got to a certain length, it is there. Nobody has to ask.”}
{A} looked at the legs, and put them out as far as they would go. {young:It was not so very far.|They were not so very much shorter. They were only shorter at the end.} # more
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: L give slipper at sofa; grownup stand; heroes stand; friends stand
# things: sofa; slipper on sofa; cushion on sofa; lamp
{joining}
{musing} # personal
“Could a bit of me stay up?” asked {L}. {young:“I don’t mean the head. It could be a small bit.”|“I don’t mean the head. I thought of something from the other end.”}
So {L} took off one slipper, and put it on the sofa, {young:where it could see.|in the place where {L} sits, with the toe to the room.}
“This is me,” said {L}. “It is going to stay up, and look at everything, {young:and then it will tell me.”|and then it will tell me what was in it.”}
{hinderer_person:“I will sit by it,” said {hinderer}, “so that it misses nothing,” and sat on it.} # beat
{hinderer_animal:{hinderer} took it away, and brought it back, and by then it was a bit wet, but it was up.} # beat
{hinderer_carried:{hinderer} was put beside it, to keep it awake, and leaned on it the whole time.} # beat
{other_known:{other}|{is_brother:The big brother|{is_sister:The big sister|The big one}}} looked at the slipper. The slipper looked at the room. # usual
“It may stay,” said {grownup}. {young:“It is not very loud.”|“It has good manners, and it does not take up much of the sofa.”} # usual
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: L walk; heroes walk; grownup walk; friends walk
# things: stairs; lamp; slipper on stairs
To go up in one slipper, you go pat, {young:and then you go slap.|with the foot that is dressed, and then slap, with the bare one.}
Pat, slap, went {L}. Pat, slap. {young:One foot was warm, and one was cold, and that one was proud.|The one foot was warm, and the other was cold, but it knew what for.}
“You could put on a sock,” said {grownup}. {young:¶ “No,” said {L}. “That foot is up.”|¶ “Then it would think that it was going to bed,” said {L}. “But it is not. It is staying up.”}
Halfway up you can see into the room, {young:between the bars.|through the bars of the banisters, if you do not mind your nose.} The slipper sat quite straight. It was looking at the lamp.
{pausing} # company
“Has it started?” called {L}. {young:¶ “No,” said {other_known:{other}|{is_brother:the big brother|{is_sister:the big sister|the big one}}}.|¶ “It starts when you are in bed,” said {other_known:{other}|{is_brother:the big brother|{is_sister:the big sister|the big one}}}. It was as {L} had always thought.} # more
-> DONE

=== s3
# shot: above
# place: bedroom; night; clear
# action: L lie-awake curious; grownup stand; heroes lie-awake; friends sit
# things: bed; pillow; slipper on mat; mat; lamp; themed
Then {L} was in bed, all but one slipper.
{themed_a} was in bed, too, and did not ask to be anywhere else. # personal
Down there a door went. {young:A mug went clink.|There was the clink of a mug.} And then somebody laughed, and it was {other_known:{other}|{is_brother:the big brother|{is_sister:the big sister|the big one}}}!
{L} sat up. There had only been one laugh, {young:but it was a good one.|but it was a real one, with a snort at the end of it.} Nobody laughs like that at nothing.
{helper_person:“I heard that as well,” said {helper}. “I should say that it was about a foot long.”} # beat
{helper_animal:{helper} lifted one ear, and held it up in the dark, till there was nothing more to hear.} # beat
{helper_carried:{helper} was held quite still, so as to listen, and heard it at least as well as the others.} # beat
“You are still awake,” said {grownup} at the door. ¶ “Only the bit of me that is up,” said {L}. {young:“It is allowed.”|“It is allowed. I asked.”} ¶ {grownup} had to say that it was. # usual
-> DONE

=== m2
# aside
# shot: wide
# place: bedroom; night; clear
# action: L lie-awake; grownup sit; heroes lie-awake; friends sit
# things: bed; lamp; window; curtain; slipper on mat; mat
What was the laugh about? {L} tried to think. {young:Perhaps a spoon had fallen down, right into somebody’s boot.|It could have been a spoon that fell into a boot, but you would have heard the spoon.}
Perhaps a duck had come to the door, {young:in a hat, and had asked for the way.|and had wanted to know the way, and had a hat on.}
Perhaps it was a joke. {young:That would be the worst, because a joke is gone by the morning!|That would be the worst, because a joke is gone by the morning, and then they say that you had to be there.}
“I was there,” said {L}. {young:“One slipper of me was, and it has heard it all.”|“I was there with one slipper. It will have heard it.”}
And the other slipper stood by the bed, {young:and had heard nothing, and would have liked to.|with its toe to the door, and had never been so curious.} # more
-> DONE

=== l2
# aside
# shot: behind
# place: bedroom; night; clear
# action: L lie-front curious; heroes lie-front; grownup stand; friends sit
# things: slipper on mat; mat; bed; lamp
{L} looked down over the edge of the bed, {young:at the other slipper.|at the slipper that had not been chosen.} It looked small, all by itself.
“There was only room for one,” {L} told it. {young:“You can go tomorrow, and then you take turns.”|“Tomorrow it can be you. I will tell them that you take turns.”}
They had never been apart for so long. {young:They had come in one box, toe to heel.|They had been in one box when they were new, toe to heel, and since then there had only been baths.}
There was a noise on the stairs, and it was not feet yet. {young:It was only the stairs, having a stretch.|It was only the stairs themselves, who like to have a stretch when no one is looking.}
A slipper can’t lie down. {young:It waits, and waits, standing up.|It waits standing up, and it does not mind, but it feels that it could be told things.} # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: other give slipper at L; L sit-up; heroes sit-up; friends sit
# things: bed; lamp; pillow; slipper on mat; mat
There were feet on the stairs. It was {other_known:{other}|{is_brother:the big brother|{is_sister:the big sister|the big one}}}. The bit of evening was over.
{other_known:{other}|{is_brother:The big brother|{is_sister:The big sister|The big one}}} came in softly. There was a slipper on one hand. “Are you asleep?”
“Nearly all of me,” said {L}. “What was in it? You laughed!”
“That was the slipper,” said {other_known:{other}|{is_brother:the big brother|{is_sister:the big sister|the big one}}}. “It sat so straight. It looked like you. And then it fell over.”
“Did it fall off?” ¶ “It fell asleep,” said {other_known:{other}|{is_brother:the big brother|{is_sister:the big sister|the big one}}}. “There was nothing to see, you know. I washed the mugs. I had a biscuit, and it was a plain one.” # usual
{L} looked at the slipper. It did look tired. # usual
“There is too much sofa without you,” said {other_known:{other}|{is_brother:the big brother|{is_sister:the big sister|the big one}}}. “It was good to have somebody there.”
And the slipper was put on the mat, next to its friend.
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; clear
# action: L lie-back; other stand; heroes lie-back; friends sit
# things: bed; 2 slipper on mat; mat; pillow
“Did it see the mugs?” asked {L}. ¶ “It saw three,” said {other_known:{other}|{is_brother:the big brother|{is_sister:the big sister|the big one}}}. “It was gone by the fourth.”
Three was not bad. {L} had never been up for even one. # spare
“I left you half a biscuit,” said {other_known:{other}|{is_brother:the big brother|{is_sister:the big sister|the big one}}}. “It is in the toe.”
“The left one wants to stay up tomorrow,” said {L}. ¶ “Let it,” said {other_known:{other}|{is_brother:the big brother|{is_sister:the big sister|the big one}}}. “It will be no trouble.”
It was dark in there. The biscuit would keep.
-> DONE

=== l3
# aside
# shot: two
# place: bathroom; night; stars
# action: other brush-teeth; heroes sleep; grownup stand; friends sit
# things: sink; tap; toothbrush; mirror; lamp
Then {other_known:{other}|{is_brother:the big brother|{is_sister:the big sister|the big one}}} went to bed as well. It was the same tap. It was the same paste.
You could hear it through the wall: up and down, and spit. # spare
It was late now. Late was just like early, only darker. # spare
“Bed,” said {grownup}. So {other_known:{other}|{is_brother:the big brother|{is_sister:the big sister|the big one}}} had that word as well, in the end. # more
A light went out, and one more light went out.
The stairs had a stretch. No one was on them.
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back; friends sleep
# things: bed; 2 slipper on mat; mat; moon; window
The slippers stood on the mat, side by side. One of them had a lot to tell.
It began with the lamp. It told the whole lamp. # spare
Then it came to the first mug. “Go on,” said the other. # spare
{L} would have liked to hear it all. But it was told so softly. # more
It is good to lie there when somebody tells something.
-> DONE

=== l4
# aside
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: sofa; cushion on sofa; lamp; moon; rug
Down in the room there was nobody up. The sofa had it all to itself.
There was a small round place on it. Somebody had sat there so straight. # spare
The mugs hung by their ears. # spare
Under the table lay a crumb. It was a plain one. # more
The moon came in and had a look. There was nothing. # more
Once the sofa gave a creak. Nobody laughed.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; 2 slipper on mat; mat
No one was up now. It was night in every room. # usual
{resting}
{keepsake}
{dream} # spare
{grownup} came in, with bare feet.
There was one slipper. There was one more.
“Is that all of you?” asked {grownup}.
“All of me,” said {L}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Half a biscuit was found in a slipper in the morning, when a foot was put in. It was a plain one. It had kept very well.
“So that is what they do,” said {A}, and ate it on the edge of the bed, with both feet up. That evening two slippers stood at the foot of the stairs, and could not agree whose turn it was. So a sock went.
-> DONE

=== next_bedtime
The slippers stood side by side. They had got as far as the second mug.
-> DONE
