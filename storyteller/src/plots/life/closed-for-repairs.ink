# about: hurt(plaster&!broke&!fractur&!cast&!in plaster&!sling&!crutch|band-aid&!broke&!fractur&!cast&!in plaster&!sling&!crutch|bandaid&!broke&!fractur&!cast&!in plaster&!sling&!crutch|band aid&!broke&!fractur&!cast&!in plaster&!sling&!crutch|splinter&!broke&!fractur&!cast&!in plaster&!sling&!crutch|thorn&!broke&!fractur&!cast&!in plaster&!sling&!crutch|prickle&!broke&!fractur&!cast&!in plaster&!sling&!crutch|sting&!broke&!fractur&!cast&!in plaster&!sling&!crutch|stung&!broke&!fractur&!cast&!in plaster&!sling&!crutch|wasp&!broke&!fractur&!cast&!in plaster&!sling&!crutch|bee &!broke&!fractur&!cast&!in plaster&!sling&!crutch|hornet&!broke&!fractur&!cast&!in plaster&!sling&!crutch|jellyfish&!broke&!fractur&!cast&!in plaster&!sling&!crutch|tweezers&!broke&!fractur&!cast&!in plaster&!sling&!crutch|scooter&!broke&!fractur&!cast&!in plaster&!sling&!crutch&!black eye&!lip&!nose&!shiner|bike&!broke&!fractur&!cast&!in plaster&!sling&!crutch&!black eye&!lip&!nose&!shiner|trampoline&!broke&!fractur&!cast&!in plaster&!sling&!crutch&!black eye&!lip&!nose&!shiner|finger&!broke&!fractur&!cast&!in plaster&!sling&!crutch|thumb&!broke&!fractur&!cast&!in plaster&!sling&!crutch|toe&!broke&!fractur&!cast&!in plaster&!sling&!crutch|elbow&!broke&!fractur&!cast&!in plaster&!sling&!crutch|chin&!broke&!fractur&!cast&!in plaster&!sling&!crutch|cut &!broke&!fractur&!cast&!in plaster&!sling&!crutch&!black eye&!lip&!nose&!shiner|cuts &!broke&!fractur&!cast&!in plaster&!sling&!crutch&!black eye&!lip&!nose&!shiner|bled&!broke&!fractur&!cast&!in plaster&!sling&!crutch&!black eye&!lip&!nose&!shiner|bleed&!broke&!fractur&!cast&!in plaster&!sling&!crutch&!black eye&!lip&!nose&!shiner|blood&!broke&!fractur&!cast&!in plaster&!sling&!crutch&!black eye&!lip&!nose&!shiner|scab&!broke&!fractur&!cast&!in plaster&!sling&!crutch|slide&!broke&!fractur&!cast&!in plaster&!sling&!crutch&!black eye&!lip&!nose&!shiner)
# also: sad; outing; bravery; proud; scared; hurt; play; clothes; tired
# wants: child
# role grownup: parent = the grown-up with the box of plasters
# kind sting: sting*|stung|wasp*|bee|bees|hornet|jellyfish
# kind splinter: splinter*|thorn*|prickle*|tweezers
# ages: 3-9
# needs: hands
# holds: plaster(kind), wasp, bee, dark(kind)

=== title
{~Closed for Repairs|Please Go Round}
-> DONE

=== s1
# shot: two
# place: kitchen; afternoon; clear
# action: L sit-on-chair sad; grownup kneel worried before L; heroes stand sad; friends stand
# things: chair; plaster on L; table; box on table
{~{H} {was} home, and {L} had on {young:a very big plaster.|the biggest plaster that there was in the box.}|It was a big plaster. {H} had never seen one as big, {young:and it was on {L}.|and {L} was the one who had to be under it.}|“Does it have to be that one?” {H} looked at the plaster. {young:It was for {L}, and it was big.|It was for {L}, and it was the biggest in the box, and had no picture on.}}
{
- is_sting:
It was a sting. {young:It was just a dot, but it was hot!|A sting is no bigger than a full stop, but this was the hottest full stop that there has ever been.}
A cold spoon had been held on it first, and that was the one nice thing. # usual
- is_splinter:
There had been a splinter in. {young:It was as small as a crumb.|It lay in a saucer now, no longer than a crumb, and it had felt like a plank.}
It had been got out under the lamp, and nobody had enjoyed that. # usual
- else:
First the place had hurt, and then the place was washed, {young:and that hurt, too.|and that had hurt more, and had been done very thoroughly.}
There had been a good deal of noise, and some of it was still in the room. # usual
}
But now {L} wanted to see under the plaster. {young:What was going on in there?|It is your own skin, and somebody shuts the door on it.}
“Leave it shut,” said {grownup}. “It has to mend.”
The two bits of paper off the back were kept, for boats. # more
-> DONE

=== s2
# shot: close
# place: kitchen; afternoon; clear
# action: L look-through curious; grownup stand worried; heroes peek curious; friends peek
# things: plaster on L; table; box on table; themed
{joining}
So {L} lifted one corner. {young:Ow! It pulled.|It pulled, and there was nothing to be seen but pink.}
The corner did not stick so well any more, and had fluff on it. # more
After five minutes it was lifted again. {young:It was the same.|Five minutes is a long time, but it looked just the same in there.} # usual
{themed_a} was put on top, to hold the corner down, and it slid off. # personal
{hinderer_person:“Let me see as well,” said {hinderer}, and took hold of the other end.} # beat
{hinderer_animal:{hinderer} was sure that all it needed was a lick, and had to be asked not to, four times.} # beat
{hinderer_carried:{hinderer} got stuck to the corner by the fur, and had to be peeled off, and that did it no good.} # beat
“If you keep lifting it, it cannot get on,” said {grownup}.
“Who is doing it?” ¶ “Your skin is. {is_sting:It takes the hot stuff out, a bit at a time.”|{young:It comes in from the side.”|It starts at the edge, all the way round, and builds until it meets in the middle.”}}
-> DONE

=== m1
# aside
# shot: two
# place: kitchen; afternoon; clear
# action: grownup point; A look-up curious; heroes look-up; friends look-up
# things: table; cup on table; chair
“Has anybody ever mended you?” asked {A}. {young:¶ “Look here,” said {grownup}.|¶ “Twice,” said {grownup}, and pushed up a sleeve.}
There was a white line on that arm, {young:as long as a bean.|about as long as a bean, and quite smooth.} “That was a gate.”
{young:It was shut all along.|It was shut from end to end, and you could not have got a hair in.} “They did that well,” said {A}.
“They did not get the colour right,” said {grownup}. {young:¶ “No. But it holds.”|¶ “They never do. But it has held for all those years.”}
{pausing} # company
The other one was behind the ear, and had been a door. # more
It had been a day for gates and doors, by the sound of it. # more
-> DONE

=== l1
# aside
# shot: wide
# place: living-room; afternoon; clear
# action: A hold plaster; heroes point; grownup hold box; friends look-up
# things: cup; plaster on cup; curtain; chair; plaster on chair; box in grownup.hand
Once you look, there is a lot in a house that wants mending. {young:{A} went round with the box.|{A} went round with the box of plasters, and {grownup} came behind, and cut them to size.}
The blue cup had a crack, {young:and it got a small one.|and it was given a small one, with a star on, and told to keep off hot drinks.}
The curtain had a hole, {young:and got a round one.|and got one of the round ones, and the sun, which had been coming in by it, had to use the window.}
The chair had a bad leg. {young:It was very brave.|It had had it for years, and had never said a word.} It got two, in a cross.
“Is there anything wrong with you?” they asked the clock. It was only slow. # more
The teddy had one as well, for no reason, and would not have it taken off. # more
-> DONE

=== s3
# shot: behind
# place: living-room; afternoon; clear
# action: L write proud pen; grownup look-up; heroes look-through curious; friends look-up
# things: window; scaffold; plaster on L; table
Over the road was a house with a sheet all down the front, and behind the sheet the builders hammered. {young:Nobody lifted it up to see!|People went by all day, and not one of them lifted it up to see.}
There was a board. CLOSED FOR REPAIRS, it said. PLEASE GO ROUND.
{L} looked at that board for a long time. # usual
The sheet was blue, and had a hole at the top to let the chimney out. # more
{helper_person:“They would never be done,” said {helper}, “if everybody looked in,” and went to find a pen.} # beat
{helper_animal:{helper} lay down right up against {L}, so that nothing could be jogged, and kept as still as a step.} # beat
{helper_carried:{helper} was set in front, for a watchman, with both eyes open, and never once looked round.} # beat
Then a pen was fetched, and on the plaster went {young:a fence, and a man with a hat.|CLOSED FOR REPAIRS, with a small fence.}
“May I look under it?” asked {grownup}. ¶ “No,” said {L}. “You can see that it is closed.”
-> DONE

=== m2
# aside
# shot: wide
# place: hallway; dusk; clear
# action: L hold coat; grownup hold coat; heroes stand; friends stand
# things: coat; hook; door; plaster on L
After that they all had to go round. {young:The coat went round the plaster.|The coat was told, and went round the plaster, with one arm in and one arm out.}
A hug came, {young:and had to stop.|and had to stop, and come in by the other side.} “Is this right?” asked {grownup}. ¶ “A bit to the left. There are works.”
{young:The door was held wide open.|The door was held wide open, as for a piano.}
{pausing} # company
“How long will the builders be in there?” asked {grownup}. ¶ “They say Thursday,” said {A}. ¶ “They always say Thursday,” said {grownup}.
A spoon had not been told, and was sorry. # more
At tea a plate was put by for the builders, as nobody knew how many there were. # more
-> DONE

=== l2
# aside
# shot: close
# place: living-room; dusk; clear
# action: L listen curious; grownup listen; heroes listen; friends listen
# things: sofa; lamp; plaster on L
Under the plaster it went thump, thump. {young:“The builders are putting in posts,” said {L}.|“The builders are putting in posts,” said {L}, who was the only one that could hear it.}
Then it tickled. {young:“That is the broom.”|“They are sweeping up. It is a good sign.”}
Then it itched, so that {L} had to sit on a hand. {young:“That is the roof! It is made of wool.”|“That is the roof,” they were told, rather fast. “It goes on last, and it is made of wool.”}
“Shall I scratch it for you?” asked {grownup}. ¶ “Not while they are up there.”
After that there was a rest. They were thought to be having tea. # more
It was warm in there, as it is where people work. # more
It was asked whether they whistled. Now and then they did, very low. # more
-> DONE

=== s4
# shot: above
# place: bathroom; dusk; clear
# action: L sit surprised in bath; grownup peek curious; heroes sit in bath; friends stand
# things: bath; plaster in bath; towel; 3 bubbles over bath
In the bath the plaster got wet, and one end came up, and then it let go. {young:It sailed off by itself.|It sailed off round the soap, with its fence on.}
“I am not looking,” said {L}, with both eyes shut. “The builders are not ready.” ¶ “They let go by themselves,” said {grownup}. # usual
So {L} looked, with one eye first.
{
- is_sting:
It had been as big as a plum. Now it was a pea, and it was not so hot.
- is_splinter:
There had been a hole. Now it was just a pink dot, with its mouth shut.
- else:
In the middle was a small dark lid. All round it was new skin, as pink as a shell.
}
{young:The builders had done all that, and nobody had looked!|All that had been built in one afternoon, without one look.}
It was still sore, and {L} said so. {young:So it got a new plaster.|So a new plaster went on, one size down.}
The old one was hung on the tap to dry, as it was such a good fence. # more
-> DONE

=== m4
# shot: two
# place: bedroom; dusk; clear
# action: L write calm pen; grownup hold lamp; heroes sit; friends sit
# things: bed; box; plaster on L; lamp in grownup.hand
The new board had to be shorter. There was room for CLOSED, and one fence post.
“Do builders go home at night?” asked {L}.
“No,” said {grownup}. “Night is when they get the most done. The owner keeps still then.”
The owner thought about this, and kept still, to try it. # spare
So there had to be another word, very small. NIGHT, it said, and there was a lamp drawn beside it.
The pen was put by the bed, in case they went on to something else. # more
-> DONE

=== l3
# shot: close
# place: bedroom; night; stars
# action: L stretch calm; grownup hold pyjamas; heroes stand; friends sit
# things: pyjamas in grownup.hand; bed; lamp; plaster on L
The pyjamas had to go round as well. They went so slow that they hardly went.
There was one bad bit, and it was soon past.
“Hold on in there,” said {L}. Thump, it went. They held on. # spare
The sheet was put back, and made a tent. It was a sheet for a house. # spare
The box was shut. It had done for today. # more
The bath ran out. The soap was left by itself. # more
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: grownup sit calm; L lie-back sleepy; heroes lie-back; friends sit
# things: bed; pillow; blanket; window
From the bed you could see the house with the sheet. There was no one there.
“Those builders have gone to bed. Mine have not,” said {L}.
“Yours live in,” said {grownup}. “They do not need to go home.” # spare
It went thump, under the blanket, but not hard. A man with a small hammer would do that.
They could get on. It did not need to be seen. # more
The pen had its lid on. So had the rest. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: scaffold; signpost; moon; street-lamp
Out there the sheet hung down, and the wind put one hand on it, and took it off.
The board stood in front. A cat read it, and went round.
Up on the planks stood a mug, with the wrong side up. # spare
It did not look as if much went on. But it was more of a house than last week.
The moon was three parts done. They were at it from the one side. # more
A lamp stood by the fence, so that none should fall in. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit calm; friends sit
# things: bed; pillow; lamp; plaster on L
It was dark, and the lamp was low. {L} lay on the side where there was no plaster. # usual
{resting}
{dream} # spare
“Are the builders at it?” asked {grownup}.
Thump. “Yes,” said {L}.
“What do they need?” ¶ “I have to lie still. That is all I do.”
It was done so well that you could not see who lay there. # usual
One eye shut. “Closed,” said {L}.
Then the other one shut. “Closed.”
A moth came by, and went round.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The sheet had come down off the house over the road. It was a house, as it had been before, only with all its corners.
So {H} had a look as well. The plaster was off, and under it was skin, all along, as if nobody had ever been in there. There was just a line, rather pink. “They have not got the colour right,” said somebody. “But it holds.”
-> DONE

=== next_bedtime
The board lay in a drawer, with its fence. It could be used again.
-> DONE
