# about: nails
# also: sad; angry; scared; bravery; dislikes; frustrated; proud; fear-other(nail|clipper|scissors); hair-wash; haircut
# news: bad
# wants: child
# role grownup: parent = the grown-up with the nail clippers
# kind toes: toe*|feet|foot
# ages: 3-9
# holds: clippers(kind), dark(kind)

=== title
{~Not Till I Say|Now}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: L crouch cross under table; grownup reach-down; heroes crouch under table; friends stand
# things: table; chair; towel
{~“Nails,” said {grownup}, and {H} went under the table, {young:as quick as a mouse.|taking all of them along.}|{H} {was} under the table. {young:It was time to cut nails.|It was the day for nails, and under the table is where you go, if you have any.}|Click, went the clippers, just to try, {young:and {H} went under the table.|and before the second click there was nobody in sight, and {H} {was} under the table.}}
{
- is_toes:
It was the toe nails. {young:There were ten, and they had grown.|There were ten of them, and they had been growing in the dark, in socks.}
- else:
It was the finger nails. {young:There were ten, and they had grown.|There were ten of them, and they had grown right over the edge.}
}
It was the same every time. {grownup} held on tight, so that nothing moved, and {L} pulled, so that it did. Then came the snip, and they both jumped.
It did not even hurt, but {young:the snip came when it liked.|the snip came when it liked, and it never gave a sign.}
“They are mine,” said {L}. “I want to keep them on.”
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: L pull cross; grownup hold cross; heroes stand cross; friends stand
# things: table; chair; towel; plate on table; themed
{joining}
{is_toes:First {L} sat on both feet, {young:and then put them in boots.|and after that the feet were in wellies, with the tops held shut.}|First {L} sat on both hands, {young:and then put them up the sleeves.|and after that the hands were up the sleeves, with the ends held shut.}} # usual
{themed_a} was lent, to have something to hold, and was held so hard that they got no further. # personal
{hinderer_person:“Snip!” said {hinderer}, meaning to help, and {L} went straight up in the air.} # beat
{hinderer_animal:{hinderer} put a paw on the knee, to be done first, and left it there.} # beat
{hinderer_carried:{hinderer} sat by and looked on, and had no nails at all, and that did not help.} # beat
“Keep still,” said {grownup}. ¶ “I am still,” said {L}, and jumped. Snip, went the clippers, {young:in the air.|in the air, where there was nothing.}
After a while two were done, and there were eight to go. They were both hot and cross. One sat on the chair, and one sat under the table.
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: A point proud; grownup look-through magnifying-glass; heroes point; friends peek
# things: table; orange on table; magnifying-glass in grownup.hand
“What do you need them for?” asked {grownup}. {young:¶ “For stickers,” said {A}.|¶ “For getting the edge of stickers up,” said {A}. “And oranges. And for tapping.”}
There was some tapping on the table leg. {young:It was a very small horse.|It sounded like a very small horse, and nobody could say that it did not.}
“Look what is under them,” said {grownup}, and fetched the magnifying glass. {young:It was mud. It was jam!|There was sand in there, and some blue, and below that something sweet.}
{young:“That is breakfast,” said {A}.|“That is Tuesday,” said {A}. “And that is Sunday, from the beach, and the blue is from when I was a whale.”}
{pausing} # company
They looked at it all for some time, as you do in a museum. # more
“You would not cut a spoon,” it was said, from under the table. # more
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; night; stars
# action: A sleep; grownup kneel holding lantern; heroes sleep; friends sit
# things: bed; lantern; pillow; moon
All sorts of things had been tried. {young:They had tried it in the bath.|They had tried it in the bath, where nails go soft, and the clippers had gone down with the soap.}
They had tried it with a film on. {young:The film was good, but the snip was still a snip.|The film was about penguins, and now {A} jumped at penguins, too.}
Once {grownup} came at night, with a small light, {young:on tiptoe.|on hands and knees, when {A} was asleep.} Two were done like that, and then there was a kick.
{young:In the morning there were two short ones!|In the morning there were two short ones, and nobody said how that had come about.}
“I thought that it was mice,” said {A}. # more
The clippers had been in a drawer with the string since then, and looked it. # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: L peek curious under table; grownup sit-on-chair worried; heroes peek; friends sit
# things: table; chair; towel
“You shut one eye,” said {L}, who could see it all from under the table. “And you hold your breath.”
“I am afraid of taking too much,” said {grownup}. “You jump, and I never know when.”
“I jump because I never know when!” said {L}.
They looked at each other, past the edge of the table. {young:So nobody knew!|All this time there had been two of them, and neither had known when.} # usual
{helper_person:“And I will say nothing at all,” said {helper}, and held on to the edge of the chair, and did it.} # beat
{helper_animal:{helper} came in under the table as well, and lay down flat, as if it might be going to be all right.} # beat
{helper_carried:{helper} was to go first, to see how it went, and had one arm laid out on the towel.} # beat
Then {L} came out. “I will say now. And you do not cut till I say.”
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A point laughing; grownup hold tin; heroes stand laughing; friends sit
# things: table; bean on table; chair; plate
That had to be tried, to see if it held. They took a long bean. {young:The clippers were put to it, and they waited.|The clippers were put to the end of it, and there they stopped, with their mouth open.}
“Noodles,” said {A}. {young:Nothing happened.|The clippers did not so much as twitch.} “Nose. Nobody. No.”
“Are you all right up there?” they asked {grownup}. {young:¶ “I am waiting,” said {grownup}.|¶ “I am only waiting for my word,” said {grownup}, with a red face.}
{pausing} # company
“Now,” said {A}. Snip, and the bean was shorter. {young:It worked!|It had worked, and it had worked at once, like a light.}
They did the whole bean, for joy. {young:It made ten bits.|There was less and less of it, and then there was none, and the plate was full of bean.} # more
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A hold proud; grownup sit-on-chair; heroes sit; friends sit
# things: table; towel on table; plate on table; lamp
It had to be settled who went first. {young:The thumb is big, but it is not brave.|The {is_toes:big one|thumb} is large, but that does not make it brave, and it asked to see somebody else do it.}
In the middle is the tall one. {young:It was not sure.|It has the most to lose, and wanted to think.}
{is_toes:The one at the very end is hardly there at all. {young:It said yes!|It has a nail like a crumb, and had never been asked about anything before.}|The one at the very end goes first into everything. {young:It said yes!|It has been in the honey and up the tap, and it was already leaning out.}}
“You do not have to,” {A} told it. {young:It came out by itself.|It came out from the others by itself, and lay down on the towel, shaking only a bit.}
The next in line moved up, to see better. # more
The two that were done had a lot to say to the others. # more
-> DONE

=== s4
# shot: two
# place: kitchen; dusk; clear
# action: L sit-on-chair proud; grownup sit-on-chair calm; heroes sit-on-chair; friends sit
# things: table; plate on table; towel on table; lamp; clock
So one {is_toes:toe|finger} was laid on the towel. Nobody held it. The clippers came up close, and stopped.
The clock went round. {young:A bus went by. They waited and waited.|A bus stopped, and let off everybody who wanted to get off. The kettle, which had been hot, was not hot any more.} # usual
“Is it soon?” asked {grownup}. ¶ “I am still looking at it.” # usual
And then there was a deep breath. “Now.” Snip.
Nobody jumped. {young:A little white moon lay on the plate.|On the plate lay a thin white moon, and rocked.} “Was that it?” asked the {is_toes:toe|finger}.
The next one took only half as long. {young:“Now.” Snip. “Now.” Snip.|Soon it went now and snip, now and snip, like two people with a saw.}
The last of all was made to wait again, {young:just because.|for no reason, just to hear what it was like when nothing happened.} # usual
“Now,” said {L}, and there were ten.
-> DONE

=== m4
# shot: close
# place: kitchen; dusk; clear
# action: L point proud; grownup hold; heroes sit; friends look-up
# things: table; plate on table; towel; lamp
“Would you say it for me?” asked {grownup}. “Mine are as bad as yours.”
Those were big ones. {L} sat by, with both elbows on the table, and took a good look at each.
“Now,” said {L}. Snip. It was much louder than a small one.
Once it took so long that {grownup} had to ask. ¶ “You have to get used to it first.” # spare
The moons were put on the plate with the rest. You could tell whose was whose. # spare
One had gone off by itself. It was in the butter. # more
-> DONE

=== l3
# shot: two
# place: bathroom; night; stars
# action: L wash sleepy; grownup hold towel; heroes wash; friends stand
# things: basin; soap; towel; cup
{is_toes:The feet went in the warm water.|The hands went in the warm water.} The day came off, and ran down the plug.
The ends were all new. They felt more than they had. The soap was so soft.
{is_toes:They went along the mat, and it was like grass.|They went along the towel, and it was like moss.} # spare
Tap, tap. They did not tap so well. They would, in a week or two. # spare
The clippers went in the cup. They had had a long wait, and a long day. # more
The plug was pulled. “Now,” said the bath. # more
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: grownup sit calm; L lie-back sleepy; heroes lie-back; friends sit
# things: bed; pillow; lamp; curtain
In bed there was more that could be done like that. “Curtain?” asked {grownup}, with one hand on it.
{L} looked out for a bit. “Now.”
“Pillow?” ¶ “Now.” It was turned, and it was cool. # spare
“Drink?” There was no now for a drink. So there was no drink. # more
A kiss came down, and hung there in the air. It had to wait. It did not mind.
Then it was told. It came. # spare
The sheet came up as far as the chin. It had been asked for. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: moon; tree; fence; window
Out there hung the moon. It was thin, and it was bent, and it had just come off.
It could not have been a small nail.
It had been done well. There was no bit left on. # spare
It lay on its back, on the dark, and rocked, or it may have been the tree.
The stars were all round it. Not one of them jumped. # more
It would grow. It is what they do. # more
An owl had its feet in a row on the fence. Ten had not been cut. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit calm; friends sit
# things: bed; pillow; lamp
Ten short ends lay on the sheet, and had a rest. # usual
{resting}
{dream} # spare
Then there was the lamp. {grownup} put out a hand, and held it there.
“When?” asked {grownup}. ¶ “I will say,” said {L}.
They waited. No one pulled. The lamp was warm, and so was the bed. # usual
This one was slow. Two eyes shut, and came up to see.
The room was all still there. It could go now. # usual
“Now,” said {L}. It was just a breath.
And it was dark. No one jumped.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a new word at breakfast. “Toast?” asked the toaster, with its mouth full, and held on to it, and waited.
{H} looked at it. It went brown. It went rather more brown. “Now,” said {A}, just in time, and up it came, and from that day on there was no other way to get anything out of it.
-> DONE

=== next_bedtime
A thin moon hung at the window. It had waited to be looked at.
-> DONE
