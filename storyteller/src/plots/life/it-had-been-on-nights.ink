# about: dummy
# also: cannot-sleep; sad; proud; bedtime
# news: bad
# never: fairy came|fairy took|fairy has come|took the dummies|gave up|no dummy|without dummy|dummy free|dummies are gone|dummy is gone
# wants: child
# role next: toy = a rabbit called Tuft
# role grownup: parent = the grown-up with the toast
# ages: 2-4
# holds: dark(kind)

=== title
{~It Had Been on Nights|A Bed for the Dummy}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: heroes stand sad; grownup kneel calm before heroes; next sit calm; friends sit-on-chair calm
# things: dummy in heroes.hand; toast on table; table; bread; calendar
{~Today the dummy was going to stop. {young:{H} had heard it on Sunday|{H} had agreed to it on Sunday}, when today was a long way off.|“Today,” said {grownup}. {H} knew what that was about: about the dummy, {young:which was going to stop.|which was going to stop, as had been arranged.}|On Sunday that had been a good idea. {young:{H} had said so, too.|{H} had even said so, out loud.} The dummy was going to stop, but not yet. Now it was today.}
It had to stop some day. There was a crack in it, and one side was chewed. {L} wanted it to stop another day. # usual
“But where will it go?” said {L}, round the dummy. {young:“It has to have a mouth.”|“It has to have a mouth. It knows nothing else.”}
{next_a} sat on the {~bread bin|table}, and had no idea, either.
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: heroes hold happy dummy; grownup drink surprised mug; friends point laughing at teapot; next sit calm
# things: teapot on table; table; dummy on teapot
So they went to find it one.
{joining}
The first to be asked was {next}. {young:In went the dummy, and out it fell.|In it went, and out it came, and rolled under the table.} {not short:Some people are just not made for it.}
{themed_a} was asked as well, but had no mouth to put it in. # personal
{hinderer_person:“I will look after it,” said {hinderer}, and put it in a pocket, and could not think which.} # beat
{hinderer_animal:{hinderer} took it by the ring, and went off behind a chair with it, and it had to be washed, twice.} # beat
{hinderer_carried:Then it was somewhere under {hinderer}, and {hinderer} had to be picked up, so that they could see.} # beat
The teapot had more of a mouth. {young:It was long, and it pointed up.|It stuck out in front, ready for anything.} The dummy went on like a hat, and looked very nice. # usual
Then {grownup} had tea. {young:Up went the teapot, and the dummy went plop, into the cup.|The teapot was tipped up, and coughed, and the dummy shot into the cup.}
“It is not your fault,” {L} told the teapot. “You have too much in you.”
-> DONE

=== m1
# aside
# shot: behind
# place: hallway; afternoon; clear
# action: heroes sit curious before door; friends sit curious before door; next sit calm
# things: door; mat; letter; dummy on mat; envelope
Next was the letter box. No mouth in the street is bigger. {young:“Ah,” said {L}, to show it how.|“Ah,” said {L} to it, to give it the idea.}
Clack, and the dummy was gone. They waited. {young:They sat on the mat, and looked at the door.|All was quiet behind the flap, and they sat on the mat with their chins up.}
Then came a clack again. In came a letter, and then a card about {~drains|pizza}, and then came the dummy.
“I think that this one is for you,” called the post lady, through the slot. # spare
{young:No stamp was on it, but they were let off.|A stamp ought to have been on it, but as it was such a short way they were let off.}
-> DONE

=== l1
# aside
# shot: close
# place: garden; afternoon; breeze
# action: heroes pour surprised watering-can; friends jump laughing
# things: watering-can; 6 drops; dummy; bean; plant
The watering can was in the garden. The can took the dummy at once, {young:and held on to it.|and did not look as if it would give it back.}
“Good,” said {L}. {young:But the beans did not think so.|But a can has its work to do, and the beans had been waiting since lunch.}
They tipped it up. {young:Nothing came. They tipped it more. Then psshhh, it all came out of the top.|Nothing came out in front. They tipped it some more, and all at once everything came out of the top, and most of it was over somebody’s shoes.}
The beans had a look at the dummy, when it got to them. They did not think that they could use it. # spare
“It is a nice can,” said {L}, “but it can’t do both.” # more
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; afternoon; clear
# action: heroes blow happy; friends listen laughing; grownup clap happy
# things: table; crumb on table; dummy in grownup.hand
For a while the mouth had nothing in it, {young:and it did not know what to do.|and it went about with its hands in its pockets, so to speak.}
So it had a try at whistling. {young:Fff, it went, and a crumb came out.|That was mostly breath, with a crumb in it.}
It tried being a {~horse|bus}. Brrr, and that was good, and everybody had to wipe their {young:faces|spoons}. # spare
Then came mmm. “Mmm,” it went, {young:and that was the best one.|and the fridge looked up, as if somebody had called.} You could do that all the way round the table.
{pausing} # company
But the bed was up there, on the other side of the day, and {L} knew it. # more
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: heroes peek curious at drawer; friends reach-down curious drawer
# things: drawer; cup in drawer; 3 pens in cup; boot in drawer; 6 buttons in boot
In the kitchen there is a drawer for those who have stopped. {young:They looked in, to see how they were.|{L} had it opened, to see how they were getting on.}
The cup with two ears was in there, and it had {young:pens|all the pens} in it. “I am in the office now,” it said.
The very small boot had taken up buttons{young:, and had six.|. It had six, and knew them by name.} The bib was having a lie down, with a {~duck|pear} on its front.
“Do you mind it?” asked {L}. ¶ “Not since Easter,” said the cup. # spare
They would move up, they said, at any time. {young:But the dummy was not ready.|But the dummy did not seem to be the kind that takes up buttons.}
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: heroes hold sad dummy; grownup sit calm; friends sit calm; next sit calm
# things: dummy in heroes.hand
Then it was getting dark, and they had tried all the mouths but one. {young:{L} knew which one.|{L} knew whose that was.}
{L} had a look at the dummy, by the window. {young:The middle was thin. One side was gone.|The middle was thin, and one side was worn, and the ring hung down.} It looked the way that {grownup} looks on a Monday.
{helper_person:“I should be tired as well,” said {helper}, “if I had been chewed all night.”} # beat
{helper_animal:{helper} looked at it, and gave a yawn, right to the back, and lay down.} # beat
{helper_carried:{helper} was put next to it, and of the two it was {helper} that looked as if it had slept.} # beat
“When does it sleep?” asked {L}. ¶ “I do not think that it does,” said {grownup}. # usual
They all had a think. By day it had been in and out. {young:And in the night, when they all lay down, it went to work.|And every night, as soon as everybody else lay down, that was when it went to work.} # usual
“It has never been to bed,” said {L}. “Not once. It has been on nights.”
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; dusk; clear
# action: heroes give happy dummy; friends hold happy sock; grownup hold calm spoon
# things: slipper; flannel in slipper; peg in slipper; sock; spoon
A bed for a dummy is not in the shops. {young:So they had to see what there was.|You have to look about, and see what you have.}
A sock was too deep. {young:The dummy went right down into the toe.|The dummy went down into the toe, and had to be talked out.} A spoon was too hard, and an egg box had {~five|six} beds in it, which is lonely for one.
Then came a slipper. {young:How soft it was, with fur in it!|This was the left one, with fur inside, and free at night.}
“This one,” said {L}. In went a flannel for a blanket, and {young:a peg, to be the bear|a peg, in case of wanting something to hold}.
-> DONE

=== s4
# shot: two
# place: bedroom; night; clear
# action: heroes tuck-in happy slipper; grownup whisper happy; friends tiptoe happy; next sit proud
# things: slipper; dummy in slipper; flannel on slipper
So a slipper was its bed. {L} put it in, and pulled a flannel up to its ring.
It did not say anything. It had no idea how you do it. {young:“You lie there,” said {L}, “and then it comes.”|“You only have to lie there,” said {L}, who had done it for years, “and then it comes.”} # usual
But who was going to do the night? {L} looked at {next}. {young:{next} was wide awake.|{next} had had the day off, and was wide awake.}
“This is the mouth,” {L} told {next}. “It is here. {young:At two it may want you.|At about two it may ask for something.} You hold on.”
{next} looked at the mouth, so as to know it again. # usual
“Night-night,” {L} told the slipper. And it was asleep. It was asleep that very minute.
“Shh,” said {L}, to the whole room. “It has been on nights.”
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: heroes sit calm in bath; grownup whisper calm heroes; friends tiptoe calm
# things: bath; 5 bubbles over bath; slipper
The bath was a quiet one. It was on account of the slipper.
The tap ran down the side. The boat went round with no toot. “Shh,” they said to the plug, and it had to say all of it under its breath. # more
“Is it still asleep?” said {grownup}.
{L} went to look. It was. It lay on its side, with its ring on the peg. # more
You could see that it liked it. # spare
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: heroes drink sleepy glass; grownup read calm book; pig whisper calm; friends sit sleepy
# things: book in grownup.hand; slipper
There was a book, but it was a quiet one. The pig in it said oink in a whisper.
The mouth had a drink of water. It had its teeth done. It hummed a bit. Mmm.
“Shh,” said {L} to it. “Not so loud.” # more
By the last page they were all in a whisper. It was the best that book had ever been. # spare
-> DONE

=== l4
# shot: wide
# place: kitchen; night; stars
# action: mouse tiptoe calm; heroes sit sleepy
# things: fridge; clock; table
Down in the house the night shift was on. The clock was. The fridge was.
“Where is the dummy?” said the fridge. “Is it off?”
“It is in bed,” said the clock. “Shh.”
The fridge was glad. It did its mmm as low as it could. # more
The teapot slept, with its mouth up. It had a bit of a cold. # spare
-> DONE

=== s5
# shot: object
# place: bedroom; night; stars
# action: heroes sleep sleepy; next sit calm; friends sleep sleepy
# things: slipper; dummy in slipper; flannel on slipper; next
{next} was on the pillow. It was the first night, and it had both eyes open. # usual
{resting}
{dream} # spare
{grownup} said goodnight in a whisper. # usual
Then it was late. The mouth woke up, and it wanted the dummy.
{L} looked down. There was the slipper. The flannel went up a bit, and down.
“Shh,” said {L} to the mouth. “Let it sleep.”
The mouth had a think. “Mmm,” it said, a small one, and let the dummy sleep.
And {next} held on. # usual
It was two o’clock, or so. No one had to go to work. # usual
Goodnight, {H}. Goodnight, {next}.
Shh.
Goodnight.
-> DONE

=== next_night
In the morning {A} looked into the drawer. The cup with two ears was at it already. It had all the pens in it, and was asking each of them if it worked.
“That is the job,” it said. “And when a pen is wanted, I let go.” Then it looked up. “How is the one in the slipper?”
“Still in bed,” said {A}. ¶ “Good,” said the cup, very low. “So was I, the first week.”
-> DONE

=== next_bedtime
The drawer was shut. In the slipper it had all day to go.
-> DONE
