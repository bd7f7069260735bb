# about: story-about; with-character; creature; bring-back
# tells: tale(something sought|lost|loses|lose|losing|can't find|cant find|can’t find|cannot find|couldn't find|couldn’t find|looking|looks|look|searching|searches|hunting|hunts)
# also: funny; person; place; thing; happy; play; food; calm; weather
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind), snail(kind)

=== title
{~Backwards to the Gate|It Was There This Morning}
-> DONE

=== s1
# shot: two
# place: hallway; dusk; clear
# action: guest stand worried; heroes stand curious at guest; friends stand curious
# things: door left; mat; slipper
{~{H} had one slipper on when there was a knock at the door.|Somebody knocked, and waited, and knocked again a little lower. {H} went to see.|There was a knock at the door, just as {H} {was} going up to bed.}
On the mat stood {guest_a}, looking under it.
“{guest_many:We have|I have} lost {guest_many:our|my} {wished_sought},” said {guest}. “{wished_sought_many:They were|It was} there this morning. {young:Now {wished_sought_many:they are|it is} not.|{guest_many:We|I} have looked in all the places that there are.}”
“When did you have {wished_sought_many:them|it} last?” asked {A}. # usual
“When {guest_many:we|I} got up, {guest_many:we|I} had {wished_sought_many:them|it},” said {guest}. “At breakfast {guest_many:we|I} had {wished_sought_many:them|it} as well, and after that…” ¶ “You have begun at the wrong end,” said {A}.
At the beginning of a day nothing is lost yet. {young:{A} knew that from a mitten.|{A} knew that from mittens.} # usual
“We have to start here, where you haven’t got {wished_sought_many:them|it}, and go back,” said {A}.
-> DONE

=== m1
# aside
# shot: close
# place: hallway; dusk; clear
# action: heroes peek curious behind guest; guest look-up worried; friends peek curious at guest
# things: mat; coat on hook; hook; door left
First they looked behind {guest}. A great many things are lost behind the one who is looking.
There was nothing there but the back. {young:“Is it a nice back?” asked {guest}.|“What is it like?” asked {guest}, who had never seen it. {A} said that it was a good plain back.}
Then {guest} had to take one step to the left, {young:and they looked where {guest} had been.|in case it had been stood on. There was only the mat, which was rather flat.} # spare
{A} looked in the pockets of the coats, {young:one by one.|from the big ones down to the small.} They had a ticket, and a {~conker|peppermint}, and some sand.
“That is not {wished_sought_many:them|it},” said {guest}, each time, {young:and was polite about the sand.|and thanked the pocket all the same.}
“No,” said {A}. “But now we know that it is not in here.” ¶ That is how you look for a thing. You make the rest of the world smaller. # more
-> DONE

=== s2
# shot: wide
# place: garden; dusk; clear
# action: heroes walk laughing; guest walk curious; friends walk happy
# things: wall; watering-can; washing-line; tree right
So they went back, and they did it properly, heels first. {young:Out of the door they went, and down the path.|Out of the door they went, and along the path, looking at where they had just been.}
{joining}
{is_loved:“You can think about {loved} while you do it,” said {A}. “It keeps you straight.”|{musing}} # personal
{hinderer_person:“Mind the tree,” said {hinderer}, who was walking forwards, and would not have missed it.} # beat
{hinderer_animal:{hinderer} thought that they were all coming home again, and had to be told at every bush.} # beat
{hinderer_carried:{hinderer} was carried facing the right way, and so was the only one who saw where they were going.} # beat
“Did you have {wished_sought_many:them|it} here?” asked {A}, by the watering can. ¶ {guest} shut both eyes, {young:to see it better.|so as to see it as it had been.} “No. Here {guest_many:we were|I was} thinking about supper, and had nothing at all.” # usual
They went on, and bumped into the tree. “And here?” ¶ “Not here, either,” said {guest}. “Here {guest_many:we|I} sneezed. Both hands were free.” # spare
-> DONE

=== l1
# aside
# shot: above
# place: garden; dusk; clear
# action: guest kneel curious; heroes kneel curious at guest; friends kneel happy
# things: flower; glove; marble; spoon
When you walk backwards you find all the things that somebody else has lost going forwards.
They found a spoon. {young:They found a green marble, with mud on.|They found a marble, and it was {As}, and nobody had known that it was gone.}
They found a glove with its fingers full of leaves. {young:“Is it yours?” asked {guest}.|“Whose is this?” asked {guest}. ¶ “It was mine when I was smaller,” said {A}. It would not go on any more.}
{guest} laid them all on the wall in a row, {young:to be fetched.|the way they do it in a shop, so that anybody could come by and see.}
“You are good at it,” said {A}. ¶ “At everything but {wished_sought_many:those|the one},” said {guest}. # more
The glove stayed up on the wall, and held out its hand. # more
-> DONE

=== m2
# shot: two
# place: garden; dusk; clear
# action: heroes stand curious at guest; guest think worried; friends sit calm
# things: gate left; wall; bench
At the bench they had to sit down, since it is hard on the neck.
“What {wished_sought_many:are they|is it} like?” asked {A}. {young:“I could look better if I knew.”|“So far I have only looked for any {wished_sought}, and not for yours.”}
{guest} thought about it for a long time. ¶ “When {guest_many:we have|I have} {wished_sought_many:them|it},” said {guest}, “{guest_many:we do|I do} not think about {wished_sought_many:them|it} at all. {young:And now {guest_many:we|I} can’t stop.|Now there is nothing else. {wished_sought_many:They were|It was} never so big before.}”
{A} understood that. {young:It was so with teeth.|The same thing happens with a tooth, once it is out.}
“Then we know the size,” said {A}. “It is the size of the whole evening.” # spare
{pausing} # company
They got up again, and turned round, and went on with their backs in front. # more
-> DONE

=== l2
# aside
# shot: close
# place: garden; dusk; breeze
# action: heroes point laughing at guest; guest stand surprised; friends stand laughing
# things: washing-line; pyjamas on washing-line; basket
Under the washing line a wet sleeve came down on {guest_s} head, and stayed there for a moment, like a hand.
“Here!” said {guest}. {young:“Here something was on my head.”|“Something was on top of me here, at about eleven o’clock. I remember thinking that it was wet.”}
“That was the pyjamas,” said {A}. {young:They were {As}.|They had been out since the morning, and were nearly done.}
“Then it was not {wished_sought_many:them|it},” said {guest}. “And {guest_many:we|I} said good morning to {guest_many:our|my} own {wished_sought}, {guest_many:we|I} thought.”
The sleeve was put back over the line. {young:It waved.|A bit of wind got into it, and it waved to them as they went, up and down.} # spare
{guest} looked at it, and looked again. “{guest_many:We have|I have} seen that somewhere,” said {guest}. # more
-> DONE

=== s3
# shot: above
# place: garden; dusk; clear
# action: heroes crouch curious before snail; guest stand surprised; friends crouch curious; snail stand calm
# things: wall; puddle; leaf
At the foot of the wall they had to stop, because a snail was coming the other way, forwards.
“Have you seen {guest_many:our|my} {wished_sought}?” asked {guest}. “{guest_many:We|I} lost {wished_sought_many:them|it}.”
{helper_person:“Let it think,” said {helper}. “It has never been asked anything.”} # beat
{helper_animal:{helper} put a nose to the snail, and the snail went in, and they had to wait until it was out again.} # beat
{helper_carried:{helper} was put down nose to nose with the snail, so that it had somebody of its own height to talk to.} # beat
The snail thought about it. It had its whole house on its back, and had never lost it once.
“How do you do it?” asked {A}. ¶ “I do not put it down,” said the snail.
So {guest} had put {wished_sought_many:them|it} down! “What did you do that for?” asked {A}.
“To wave,” said {guest}, all at once. “There was somebody at a window! {guest_many:We|I} wanted to do it with both hands.”
-> DONE

=== m3
# shot: wide
# place: street; dusk; clear
# action: heroes run happy; guest run happy; friends run happy
# things: house right; gate left; street-lamp
It was no good going backwards now. They went forwards, and fast.
“Which window?” asked {A}. ¶ “It was high up,” said {guest}, “with one curtain. {young:There was somebody small in it with a toothbrush.|Somebody stood in it with a toothbrush, and all round the mouth it was white.}”
{A} said nothing for four steps, or five.
“Did they wave back?” asked {A}. ¶ “With the toothbrush,” said {guest}. {young:“It was the best thing in my day.”|“So much that it went all over the glass. It was the best bit of the whole day, and after that {guest_many:we|I} went on quite light.”}
“You were light,” said {A}, “because you had put it down.” # spare
The lamp in the street came on, to help. # more
-> DONE

=== l3
# aside
# shot: two
# place: street; dusk; clear
# action: guest wave happy; heroes wave laughing; friends stand happy
# things: gate left; wall
They tried it with one hand first, to see whether it could have been done.
{guest} held a stone in the other, for the weight, and waved. {young:It was only a small wave.|It was the sort of wave that you give to a bus.}
“Now both,” said {A}. So the stone was put down, and {guest} waved with everything there was.
{young:A bird flew up. A cat sat down.|A bird went up out of the hedge, and somebody in the end house waved back, though it was not for them.}
“You could not have done that with one,” said {A}. ¶ “No,” said {guest}. “It was the only way.”
Nobody could say, after that, where the stone was. # more
-> DONE

=== s4
# shot: close
# place: street; dusk; clear
# action: guest stand happy at sought; heroes point proud at sought; friends clap happy
# things: wall; sought on wall; gate left
There is just one place from which you can see that window, and {A} knew it well. It is by the gate, where the wall is low. And on the wall {wished_sought_many:were|was} the {wished_sought}.
{young:There was a leaf on top.|A leaf had come down on top, and otherwise nothing had happened to {wished_sought_many:them|it} all day.} {guest} took {wished_sought_many:them|it} in both arms.
“It was me,” said {A}. “I had the toothbrush.” ¶ “That was you?” said {guest}. “You looked as if you would wave back.” # usual
All day the {wished_sought} had been looking up at {As} window. {young:And {A} had not looked out again!|And {A} had not looked out again, not once.} # usual
-> DONE

=== m4
# aside
# shot: wide
# place: street; night; stars
# action: guest walk happy; heroes stand happy; friends stand happy
# things: gate left; street-lamp; wall
Now {guest} had to go home, and there was a difficulty.
You can’t go without a wave. {young:But to wave, you have to put it down.|And for the sort of wave that was wanted, something would have to be put down again.}
“Give {wished_sought_many:them|it} to me,” said {A}, and held {wished_sought_many:them|it}, while {guest} waved with both. {young:It was a big one.|It was a wave that you could have seen from the station.}
Then {A} gave {wished_sought_many:them|it} back, and looked twice to see that {guest} had {wished_sought_many:them|it}.
{homeward} # company
“And now count,” said {A}. “You, and {wished_sought_many:them|it}.” ¶ “All here,” said {guest}. # more
-> DONE

=== l4
# shot: two
# place: hallway; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: stairs; mat; door left; slipper
They went in forwards. It was odd at first, to see what was coming.
The mat lay there, and the stairs, and one slipper. {young:Where was the other?|The other one was nowhere.}
“When did I have it last?” said {A}, and stood quite still.
{young:It was on the foot!|It was on the other foot. It had been there the whole evening, round the garden and down the street.}
{midway} # company
So nothing in the house was lost. It is not often so. # more
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes wave sleepy at window; friends sleep
# things: bed; lamp; window
{A} looked out once more.
{resting}
{dream} # spare
Down at the gate stood {guest}, with the {wished_sought}. {guest} could not wave. Both arms were full.
So {A} did it for two. It took both hands.
{guest} nodded, and held on tight.
Then {A} lay down. One hand lay on the left, {young:and one on the right.|and one lay on the right.}
They were empty. There was nothing to lose.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning {H} looked out of the window with a toothbrush, in case. There was nobody at the gate. But on the wall, where it is low, somebody had left a green leaf, with a stone on it, so that it would not be lost.
-> DONE

=== next_bedtime
Before bed there was one more wave, out of the window, to whoever was going by. It was done with both hands.
-> DONE
