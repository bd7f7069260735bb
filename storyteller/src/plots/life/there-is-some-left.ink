# about: sharing(went home|her friend&left|his friend&left|gone home|friend left|left early|home early|left in tears|to go home); quarrel(went home&!made up&!friends again|gone home&!made up&!friends again|go home&!made up&!friends again|left early|home early|playdate&!made up&!friends again|play date&!made up&!friends again|friend left); somebody-left(home early|left early|would not share|wouldn't share|wouldn’t share|didn't share|early because); play(playdate&tears|playdate&fought|play date&tears|playdate&row|playdate&early); sorry(went home|friend left|playdate)
# also: sad; sorry; quarrel; sharing; play; angry; lonely; missing; somebody-left; left-out; new-friend; lie
# news: bad
# wants: child
# role friend: playmate, friend, somebody, answer(friend), person = a friend
# role thing: thing, answer(train|digger|car|scooter|bike|doll|teddy|toy|puzzle|ball|lego|brick|tractor|truck|unicorn|robot|game|dress|sword|wand) = a toy
# role grownup: parent = the grown-up with the tray
# ages: 3-9
# holds: quarrel(kind), dark(kind)

=== title
{~There Is Some Left|Half an Afternoon}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: heroes stand sad; friends stand; grownup stand
# things: door; coat on hook; hook; mat; lamp
{~The door had shut, {young:and {H} stood on the mat.|and {H} stood on the mat and looked at it from inside.}|On one hook there was no coat. {young:{H} stood and looked at the hook.|{H} stood in the hall and looked at the hook.}|“It is still early,” said the clock. {young:But it was quiet where {H} {was}.|But where {H} {was}, it had gone as quiet as late.}}
{friend} had gone home. {young:It was much too soon for that.|It was much too soon to go, and {friend} had gone all the same.}
{L} and {friend} had both wanted {thing}, at the same time. {young:There was a lot of noise. Then there was a coat, and then the door.|There had been a great deal of noise, and then there had been a coat, and then the door.}
{L} had held on. {young:And now nobody pulled at the other end.|Now there was nobody at the other end, and it was no use holding on.} # usual
“I can have it all day now,” said {L}. {young:But nobody was there to hear it.|It had sounded better when {friend} was there to hear it.}
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: L sit sad; heroes sit; grownup stand; friends sit
# things: rug; sofa; cushion; lamp; thing on rug
So {L} went and had it. {young:Nobody said that it was their turn.|There was no turn to wait for, and nobody breathed on it.}
{joining}
{musing} # personal
It was the same as before, {young:and all of it was there.|with nothing off it.} Only it had got duller, {young:as a pebble does at home.|as a pebble does when you have brought it home.}
{hinderer_person:“Where is {friend}?” asked {hinderer}, who had only just come in, and then looked at the hook, and said oh.} # beat
{hinderer_animal:{hinderer} went to look for {friend} behind the sofa, and came out with fluff on, and looked at {L}.} # beat
{hinderer_carried:{hinderer} was put where {friend} had been, but it was not the same, and they both knew it.} # beat
{L} had it for a minute, and then for one more. {young:That was a long time.|You would not think that you could get to the end of a thing so fast.} # usual
Behind it the clock went tick, {young:and nobody talked on top of it.|which it must have done all day, with nobody quiet enough to hear.} # more
-> DONE

=== m1
# aside
# shot: close
# place: living-room; dusk; clear
# action: A play sad; heroes sit; grownup stand; friends sit
# things: rug; cushion; sofa; lamp
{A} tried to be both of them. {young:You sit here first, and then you sit over there.|You sit on this side of the rug, and then you sit on the other.}
“Shall we play?” said {A}, on this side. {young:Then {A} ran round, and sat down over there.|Then {A} ran round to the other side, to be {friend}, and had to think what {friend} would say.}
“I have gone home,” said {A}, over there. {young:It was what {friend} would say.|It was very well done, and just what {friend} would have said.}
“Oh,” said {A}, back on this side. {young:It was sad on both sides of the rug.|It was no fun to hear it, and it had not been much fun to say.}
The rug looked very wide now. {young:It had been much too small for two today.|Only a little while ago it had been much too small for two.}
-> DONE

=== l1
# aside
# shot: behind
# place: living-room; dusk; clear
# action: A look-through window; heroes peek; grownup stand; friends peek
# things: window; curtain; street-lamp; lamp
{A} looked out of the window, {young:to see if a coat was coming back up the road.|in case there should be a coat coming back up the road, with the right person in it.}
A coat did come. {young:But there was an old man in it, and a bag.|It was quite a good one, but there was an old man in it, and he was not coming here.}
There came a dog, and it looked at every gate. {young:It did not look for {A}.|It went by the gate as if there was no reason at all to come in.}
“It is too soon for coming back,” said {grownup}. ¶ “How soon is it?” asked {A}. {young:¶ “About a sleep too soon,” said {grownup}.|¶ “By about one sleep,” said {grownup}, “and breakfast.”}
{A} breathed on the glass, {young:and made a round place to look out of tomorrow.|and rubbed a round place in it, of about the size that you need for a coat.} # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: L point surprised at cup; heroes stand; grownup hold cup; friends stand
# things: table; 2 cup on table; plate on table; themed
In the kitchen there were two cups on the table. {young:One of them was {friend_s}, and it was half full.|{L} had drunk one. The other was {friend_s}, and it was still half full.}
{grownup} picked it up, to pour it away. {young:“Don’t!” said {L}. “There is some left.”|“Don’t!” said {L}. “It isn’t empty. There is some left.”}
They looked down into it. {young:So there was.|There was, from the handle down, and a face at the bottom that was {L}’s.} # usual
{helper_person:“There is some here as well,” said {helper}, and held up a biscuit that had been bitten once.} # beat
{helper_animal:{helper} sat down under the chair that had been {friend_s}, and kept off the crumbs, which was not easy.} # beat
{helper_carried:{helper} was stood beside the cup, to see that nobody poured it away.} # beat
{L} took the cup by the handle, {young:and put it back on the table.|and put it back on the table, just where it had been.} # more
{themed_a} had been left, too. # personal
{L} looked at the clock, and at the cup. “We only had half,” said {L}. {young:“The other half is still here.”|“The rest of the afternoon must be about somewhere.”}
-> DONE

=== m2
# aside
# shot: above
# place: living-room; dusk; clear
# action: A hold curious drawing; heroes point; grownup stand; friends look-up
# things: paper on table; crayon; table; drawing in A.hand
They found a horse, on the table in the front room. {young:{friend} had drawn it today.|{friend} had been drawing it, before the noise, and it had got as far as the middle.}
It had a head and two legs, {young:and it was all there down to the tummy.|and they were very good ones, and then it stopped, as a horse does at a gate.}
“There is some left,” said {A}. {young:“It still wants a tail.”|“All the back end, in fact. And the tail, and whatever it stands on.”}
“You could do it,” said {grownup}. {young:¶ But {A} shook both ears. “It is {friend_s} tail,” said {A}.|¶ {A} thought about that with the crayon, and put the crayon down. “It is {friend_s} tail,” said {A}.}
So they laid the crayon beside it, {young:just where the tail would go.|pointing the right way, so that nobody need look for the place.} # spare
The horse looked straight ahead. {young:It did not seem to know that there was more to come.|It did not seem to miss anything behind, but then it had never had it.} # more
-> DONE

=== l2
# aside
# shot: two
# place: living-room; dusk; clear
# action: A crawl curious; heroes kneel; grownup kneel; friends sit
# things: chair; blanket on chair; cushion; rug
And behind two chairs was half a house. {young:It had a roof on one side only.|The blanket went over the one chair, and it had not yet been told about the other.}
{A} crawled in at the front, {young:and came out at the back too soon.|and was out at the back before there had been any inside to speak of.}
There was one cushion in it, {young:and a place where one more could go.|for somebody to sit on, and beside it a flat place for somebody else.}
“What comes next?” asked {grownup}. ¶ “I don’t know,” said {A}. {young:“{friend} knows about roofs.”|“I do the floors. It is {friend} who does the roofs.”}
{A} lay down in the one half, {young:and put both feet out of it.|as far as that went, and both feet had to stay in the garden.} # more
So that was left as well. {young:They went round it, on their toes.|They went round it on tiptoe, in order not to bring down the half that there was.}
-> DONE

=== s4
# shot: above
# place: living-room; dusk; clear
# action: L give calm; grownup write; heroes kneel; friends sit
# things: rug; thing on rug; paper; pencil; lamp
{L} put it all by. {young:The cup went in the fridge, with a saucer on.|The cup went into the fridge with a saucer on, and nobody was to think that it was milk for tea.}
But {thing} was still where it had been, {young:and it was all {L}’s.|and there was not a bit of it left for {friend}.} {L} went round it once. # usual
“Can you write a small note?” asked {L}. {young:“It has to say: You first.”|“It has two words. It has to say ‘You first’.”}
{grownup} wrote it, and {L} put it on {thing}, {young:on the side where {friend} sits.|on the side where {friend} sits, the right way up for {friend}.}
“Can we go round in the morning?” ¶ “We can,” said {grownup}. “What will you say?”
“Sorry,” said {L}. {young:“And then: there is some left.”|“And then I will say that there is some left.”}
-> DONE

=== m4
# aside
# shot: two
# place: bathroom; night; clear
# action: L sit calm in bath; heroes sit in bath; grownup kneel; friends stand
# things: bath; tap; towel
The word had to be tried, to see how big it was. {L} said it to the duck.
“Sorry,” said {L}. It came out too small. # spare
The next one was too loud. It went right round the bath, and the duck fell over. # spare
“Try it as you say ‘hello’,” said {grownup}.
“Sorry,” said {L}. And that one just stood there, and was the right size.
The duck had done nothing to speak of. It was the nearest. # more
“Keep that one,” said {grownup}. ¶ {L} kept it, behind the teeth.
-> DONE

=== l3
# aside
# shot: wide
# place: kitchen; night; clear
# action: L walk sleepy; grownup walk; heroes walk; friends walk
# things: fridge; door; table; cup on table; chair
They went to look in the fridge, once, before bed. The light came on.
There stood the cup. It had the top shelf, and the jam had moved up for it.
“Is it still half?” asked {L}. ¶ “It is,” said {grownup}. “It has not gone down at all.” # spare
They shut the door, and the light went out. Then it was dark in there, and cool. # spare
It would keep. A thing like that keeps for a night.
The two chairs stood at the table. One had been pushed in, and one had not.
So they pushed that in, too, but not quite. You have to be able to get on it in a hurry. # spare
-> DONE

=== m3
# aside
# shot: close
# place: bedroom; night; stars
# action: L lie-back calm; grownup sit; heroes lie-back; friends sit
# things: bed; lamp; pillow; quilt
“Is {friend} in bed, too?” asked {L}. ¶ “I should think so,” said {grownup}.
“With the light on or off?” ¶ “Off, by now,” said {grownup}. # more
{L} thought about that. There was a dark here, and a dark over there.
“Perhaps {friend} has got some left, as well,” said {L}.
“Some of what?” ¶ “Of today,” said {L}. “You can’t get all of it into a coat.” # spare
It was good to think so. It made the bed feel less wide.
-> DONE

=== l4
# aside
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: rug; chair; blanket on chair; moon; window
In the front room it was dark. Half a house stood there, with the moon on its one side. # spare
On the rug lay the bit of paper. “You first,” it said.
Nobody went first. Nobody was there, and the note was not for the moon. # spare
It could wait. It had only two words, and it knew them both.
Outside, somebody’s gate went click. It was not for here. # spare
It was night for all of them, up the road and down.
The clock in there went on with it, a tick at a time. # spare
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; quilt; pillow; lamp; moon
Today had stopped too soon. Now it was over. # usual
{resting}
{dream} # spare
{L} said the word once more, into the pillow.
In the fridge stood half a cup. On the rug lay a note. # usual
The hook in the hall had nothing on it. It was all ready. # more
“Is it tomorrow yet?” asked {L}.
“There is a night first,” said {grownup}. “It is short.”
{L} shut both eyes, and kept to one half of the bed.
Over on the other side there was some left.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning two went down the road, and three came back up it. One of them had a coat on that everybody knew.
{A} had only got as far as “Sor”, because somebody else had said it at the same time. So they each had half.
There is a cup upside down on the draining board now. In the front room a horse stands on the table, with a tail as long as the rest of it.
-> DONE

=== next_bedtime
Two coats had hung in the hall all day. Now there was an empty hook, and it was the right time for it.
-> DONE
