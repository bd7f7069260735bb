# about: story-about; with-character; creature; bring-back
# tells: tale(a kind one)
# also: funny; person; place; thing; happy; play; food; calm; weather; not-scary; kindness; gentle-hands
# kind sheet: ghost*
# kind arms: zombie*
# kind legs: spider*|tarantula*
# kind cloak: witch*|vampire*|dracula
# kind tall: giant*|ogre*|troll*|yeti|dragon*|gorilla*
# kind iron: knight*|pirate*|viking*|skeleton*
# kind teeth: wolf|wolves|shark*|crocodile*|croc|crocs|alligator*|lion*|tiger*|leopard*|panther*|dino*|t-rex*|t rex|raptor*|bear|bears|piranha*|monster*
# wants: child
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind)

=== title
{~Is It the Boo Yet?|After Three}
-> DONE

=== s1
# shot: wide
# place: garden; dusk; clear
# action: guest walk calm; L wave surprised at guest; heroes stand curious at guest; friends stand curious
# things: gate; tree left; bench right; hedge
{~“Hic,” said {L}, at the garden gate, and {H} looked up and down the lane for help.|{H} had tried everything since supper, and {L} still went hic.|It began with a pea that had gone down the wrong way, and now {H} {was} out in the garden, because of the noise.}
{L} had drunk from the far side of the cup, {young:and stood on one leg, and sung a song.|and stood on one leg, and counted to fifty.} “Hic,” said {L}. # usual
“Something has to make you jump,” said {A}. “Then it stops.”
Just then doors went shut all down the lane, {young:bang, bang, bang.|one after the other, and a curtain was drawn.} Along the hedge came {guest_a}.
{
- is_sheet:
You could see the hedge through {guest}, and every leaf on it. # usual
- is_arms:
Two long arms came first, held straight out, with an umbrella hung over one of them in case of rain. # usual
- is_legs:
There were eight knees, and all of them were kept close, so as not to be in anybody’s way. # usual
- is_cloak:
There was a long black cloak, and it had been mended at the bottom with a bit of pink. # usual
- is_tall:
The top of {guest} went by above the hedge, {young:a good bit later.|ducking a little, so as not to be so much.} # usual
- is_iron:
It clanked at every step, and said sorry. # usual
- is_teeth:
There were a great many teeth, and they had all been brushed. # usual
}
But {L} did not go in, {young:for this was just right.|for this looked like the very thing.} “Hic,” said {L}. “Could you make me jump, please?”
“{guest_many:Us|Me}?” said {guest}. “{guest_many:We are|I am} very {wished_gentle}, you know.” ¶ “I can see that,” said {L}. “But you could try.”
-> DONE

=== m1
# aside
# shot: close
# place: garden; dusk; clear
# action: guest peek happy in bucket; heroes stand laughing beside bucket; friends stand curious
# things: bucket; leaf; tree left; hedge
“What face have you got for it?” asked {A}. {young:There was a bucket of rain to look in.|For faces there was the rain bucket, where you can see what you are doing.}
{guest} looked down into it, and made a wild face. {young:It got wilder and wilder.|The one in the bucket made it back, and it grew wilder and wilder on both sides.}
Then {guest} stopped, and smiled. ¶ “There is somebody in there,” said {guest}, {young:“and they look so {wished_gentle}.”|“and they look so {wished_gentle} that it would be a pity to go on.”}
There was a {~fly|ladybird} in there, too, with wet feet. It was helped out on a leaf, {young:and blown on till it was dry.|and blown on from both ends until it was dry enough to go.} # spare
“Hic,” said {L}. ¶ “We’ll do it without a face,” said {A}.
-> DONE

=== s2
# shot: two
# place: garden; dusk; clear
# action: guest whisper calm at L; L sit curious on bench; heroes sit curious; friends sit curious
# things: bench; cushion; flower; tree left
“Then {guest_many:we shall|I shall} say boo,” said {guest}.
{joining}
{is_loved:“Think about {loved},” said {A}. “Then it will come as a surprise.”|{musing}} # personal
“Won’t you sit down for it?” A cushion was fetched, and patted, {young:and put down on the bench for {L}.|and put on the bench, on the side where a person would land.} # usual
{hinderer_person:“Was that it?” asked {hinderer}, at every little sound, and they had to start again.} # beat
{hinderer_animal:{hinderer} lay down on the cushion first, and had to be asked to move over.} # beat
{hinderer_carried:{hinderer} must have a seat as well, {guest} thought, and got half of the cushion.} # beat
“It comes after three,” said {guest}, “so that you need not wonder. One. Two. Three.”
Then it came. {young:“Boo,” it went, as softly as you blow on soup.|“Boo,” it went, the way you blow on a spoon of soup.}
A {~daisy|dandelion} leaned over a little, and came back. {young:They waited.|They all waited for the rest.} # usual
“Is it the boo yet?” asked {L}. ¶ “That was it,” said {guest}. “Was it too much?” ¶ “Hic,” said {L}.
-> DONE

=== l1
# aside
# shot: behind
# place: garden; dusk; clear
# action: guest wave happy; heroes look-up curious; friends look-up curious
# things: house; window; curtain; hedge; bench right
Across the lane a curtain was open, {young:just as wide as a nose.|just as wide as somebody’s nose, and the nose was there.}
“They have all gone in,” said {guest}, and looked {~behind the hedge|back along the lane}. {young:“Is somebody coming?”|“Is somebody coming? {guest_many:We|I} did not see anybody on the way.”}
“I think it’s you,” said {A}.
{guest} looked round once more, to be sure, and then waved to the nose. {young:It was a small wave.|It was a small wave, done low down, and not for too long.}
The curtain went shut. Then it opened again, {young:a bit more.|about as wide as two noses.} Out of it came the ends of four fingers, and they waved, one after another.
“Hic,” said {L}, and the fingers were gone. # more
-> DONE

=== m2
# aside
# shot: wide
# place: garden; dusk; clear
# action: guest kneel happy before snail; heroes stand curious; friends stand curious; snail walk
# things: bucket; hedge; tree left
“It ought to be loud,” said {A}. {young:“Say it into the bucket.”|“Go and say it into the bucket over there. That makes it huge.”}
So {guest} set off for the end of the garden. {young:But there was a snail in the way.|It took some time, for there was a snail on the path, which was going the same way.}
It was not stepped over. {young:It was told, “After you.”|“After you,” said {guest}, and stayed behind it as far as the {~cabbages|beans}, where it turned off.} # spare
Then they all heard the bucket. “Oo,” it went, down by the hedge. {young:“Oo.”|“Oo,” and a bird said good evening back.}
“The front has come off,” said {A}. ¶ {guest} looked into the bucket. “The B is still in there,” said {guest}. # spare
{pausing} # company
-> DONE

=== s3
# shot: above
# place: garden; dusk; clear
# action: guest carry happy blanket; L sit surprised on bench; heroes sit surprised; friends sit curious
# things: bench; tree left; blanket; hedge
“You must not tell me when,” said {L}. “You have to jump out from somewhere.”
So {guest} went behind the tree. ¶ “{guest_many:We are|I am} over here,” came a voice, {young:“so you need not look.”|“so that you need not look.”}
“You must not tell me that,” called {L}. “Hic.” # usual
{helper_person:“I’ll look the other way as well,” said {helper}. “Then it makes two of us jump.”} # beat
{helper_animal:{helper} came and sat close to {L}, so that there was somebody to jump with.} # beat
{helper_carried:{helper} was held quite still, so that there was somebody to jump with.} # beat
A leaf fell. {young:It was very quiet.|It was so quiet that you could hear it land.} # usual
Out from behind the tree jumped {guest}, with a blanket, because it was cold, and put it round {L}.
The ends were tucked in{young:, all round the feet.| at the knees, with a bit over for the feet.} # usual
Nobody can jump in a blanket. “Hic,” said {L}.
“You are being {wished_gentle} again,” said {A}. ¶ “Yes,” said {guest}. “It keeps coming out.” # usual
-> DONE

=== l2
# aside
# shot: two
# place: garden; dusk; breeze
# action: guest sit calm on bench; L sit calm on bench; heroes sit calm; friends sit calm
# things: bench; blanket; moon; tree left
They sat in a row for a bit, to think, with the blanket over all the knees. {guest} kept a corner of it up {young:against the wind.|on the side where the wind was.}
“Hic,” said {L}. ¶ “Bless you,” said {guest}, {young:and gave {L} a pat.|and patted {L} on the back, where it comes from.}
Between one hic and the next there was time for {~a short song|two yawns}, {young:but not all of it.|though the end always came with a bump in it.}
“Where does it come from?” asked {guest}. ¶ {young:{A} did not know.|“From the middle,” said {A}. “It thinks that it is a hop.”}
{themed_a} was on the bench, too, and hopped a little at every hic. # personal
“Perhaps it wants to be let out,” said {guest}. “{guest_many:We could|I could} open the gate.” # more
-> DONE

=== m3
# shot: behind
# place: garden; dusk; clear
# action: guest tiptoe happy; L stand curious; heroes stand laughing; friends stand laughing
# things: 5 daisy; hedge; bench right
Next {guest} {guest_many:were|was} to come from behind, on tiptoe. {L} faced the hedge. {young:It was all quiet.|For a while there was nothing at all to be heard on the grass.}
“Pardon,” said somebody, a good way off. {young:Then it came nearer. “Pardon. Pardon.”|“Pardon,” it went then, somewhat nearer, and “pardon,” and “oh, pardon,” and twice to the left.}
“I can hear you,” called {L}. ¶ “That’s the daisies,” said {guest}. “{guest_many:We|I} do not like to just go past.”
{young:There were {~nine|eleven} of them on the way.|There were {~nine|eleven} on the way, and none of them had a bent leaf.} # more
“Hic,” said {L}, and laughed in the middle of it, so that it came out in two halves. # spare
-> DONE

=== s4
# shot: close
# place: garden; dusk; clear
# action: L stand happy; heroes stand happy; guest stand surprised behind L; friends stand curious
# things: hedge; moon
“Now do it when I am not looking,” said {L}. “Right behind me, and say nothing first.”
{L} turned round, and shut both eyes, and breathed in, and kept it in.
{young:When would it come?|From which side would it come?} Not yet. A moth went by. {young:Not yet.|Not yet. It went by the other way.} {L} waited and waited, without a sound, and still there was no boo. # usual
“Hooo,” went {L} in the end, and had to look.
There stood {guest}, with {guest_many:open mouths|an open mouth}. “{guest_many:We were|I was} just going to,” said {guest}. “But you looked so calm.”
They listened for the hic. It did not come. ¶ “It’s gone!” said {L}. “It did not want to wait.”
“And {guest_many:we|I} never said it,” said {guest}. ¶ “That was the best thing about it,” said {L}. # usual
-> DONE

=== m4
# aside
# shot: wide
# place: garden; night; stars
# action: guest bow happy at woman; woman sit happy on bench; heroes stand happy; friends stand happy
# things: gate; bench; cushion; lantern left
# people: woman(old)
Then the doors came open, all down the lane.
“Has it stopped?” they called. Then they came as far as the gate, in slippers. # spare
One lady had a hic of her own, from the soup. “Can you do mine?” she asked.
“It comes after three,” said {guest}, and patted the cushion for her. “One. Two.”
But she looked at {guest}, and had to smile. Her hic was gone at two.
{homeward} # company
After that some sat down who had no hic at all. They only wanted the counting. # more
-> DONE

=== l3
# aside
# shot: two
# place: garden; night; stars
# action: guest wave happy; heroes wave sleepy; friends wave sleepy
# things: gate; tree left; moon; 3 daisy
It was late now. {guest} folded the blanket.
“Will you come, if I get it again?” asked {L}. ¶ “Yes,” said {guest}. “{guest_many:We|I} shall wave first.”
Then {guest} went off along the hedge.
“Pardon,” it said out there. “Pardon.” # spare
No door went shut. In one window there were ten fingers. # more
{midway} # company
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: bench; cushion on bench; tree left; moon
The garden was empty. The cushion was on the bench.
Then came the dark. It did not jump out.
It came along the lane, and stopped at the gate, and then it came in. # usual
It went round the snail. It went round each daisy. # more
It sat down on the bench, and it took only half of the cushion. # more
It was very soft.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{L} lay in bed. There was not one hic.
{resting}
{keepsake}
{dream} # spare
Outside somebody went home on tiptoe, round the daisies. # usual
“Hic,” it went, out in the lane. {guest} had it now.
“Boo,” said {L}, into the quilt. It was as soft as soup.
The lane was quiet.
Sleep comes after three, so that you need not wonder.
One. Two.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
All down the lane the doors stood open in the morning, each about as wide as a nose. On the bench lay the cushion, and it had been patted on both sides.
Somewhere behind the hedge there was a hic. “Over here,” somebody called back at once, “so that you need not look.” And round the side of the tree came a small wave.
-> DONE

=== next_bedtime
It was quiet in the lane. Somebody out there had just counted to two.
-> DONE
