# about: fear-other
# also: scared; nervous; bravery; embarrassed; funny
# news: bad
# wants: child
# role fright: answer = a hoover
# role actor: toy = a walrus called Pilchard
# names: Pilchard | Marzipan | Gherkin
# ages: 3-10
# needs: walking
# holds: dark(kind)

=== title
{~You Have Left Out the Knees|How It Is Done}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; clear
# action: A peek scared behind sofa; heroes peek scared behind sofa; man sit calm on sofa; woman sit holding mug on armchair; friends sit
# things: sofa; armchair; 2 cushions; pencil
# people: man; woman
{~“There is nothing to be afraid of,” said the grown-ups, {young:and put the kettle on.|in the voice for saying that it is not raining.} But {H} had got in behind the sofa, because of {fright}.|Behind the sofa there is just room for {H}, {young:if you breathe in.|a lost pencil, and the part of the wall that nobody paints.} {H} had gone there because of {fright}.|“Tell {us} when it is over,” said {H}, {young:from behind the sofa.|with a cushion on each side, from behind the sofa.} {They} {was} there because of {fright}.}
The grown-ups just sat there. {young:They had no idea how to be scared.|They had their legs crossed, and no idea how to be scared.} # usual
“You don’t know how to be scared,” said {L} over the top. “You would have to be me.”
“We could try,” said the grown-ups. “You be {fright}, then.”
{L} had not thought of that. # usual
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: A run proud; man drink; woman stand surprised; heroes stand; friends fall
# things: basket on A.head; cape on A.back; spoon; teapot; themed
For that you need a basket on your head, and a cape. {L} went out, and came in as {fright}, and went straight at the sofa. {young:You could hardly tell the difference.|You could hardly tell the difference, and one of the spoons fell down.}
{themed_a} went with it, which was not very like, but helped. # personal
“Oh dear,” said the grown-ups, and went on with their tea. # usual
“No,” said {fright}, and took off the basket. {young:“You have left out the knees!”|“You are doing it with your faces. You have left out the knees.”}
{joining}
So {L} showed them how it is done. The knees go first, {young:like a jelly on a bus.|like a table with a bad leg.} Next the tummy drops, {young:like a lift going down|as it does in a lift}. Then your hands want something to have hold of, and your ears shut.
They stood in a row and tried it. {young:One of them was only good at the hands.|It is a great deal to remember all at once, and one of them was only humming.} # usual
{hinderer_person:“Like this?” said {hinderer}, and did it with the elbows, and the butter went over.} # beat
{hinderer_animal:{hinderer} did it with the fur, all of it, straight on end, and after that nobody looked at the others.} # beat
{hinderer_carried:{hinderer} was shown how, and did not turn a hair, which makes it hard for the rest.} # beat
-> DONE

=== m1
# aside
# shot: behind
# place: hallway; afternoon; clear
# action: postman run scared; A point proud at postman; man hold lamp; heroes clap; friends look-up
# things: door; lamp; envelope; basket
# people: postman
Each of them did it differently. One boiled over like a {~kettle|saucepan}, {young:and could not stop, and had to be taken off.|and had to have the lid taken off.} One held on to the lamp, and it was not the sort of lamp that you can hold on to. One shut both eyes, and felt for the biscuits.
“That is not being afraid,” said {L}. {young:“That is being hungry with your eyes shut.”|“That is just being hungry with your eyes shut.”}
{pausing} # company
The postman came to the door in the middle of it, and they asked him to have a go. {young:He did it so well that he ran all the way to number nine, and they had to go and fetch him.|He must have had practice. He was so good that they had to fetch him back from number nine, letters and all.}
“Knees,” said {L}, “you see?” {young:They all looked at his knees.|They all looked at his knees, with respect.}
-> DONE

=== l1
# aside
# shot: close
# place: living-room; afternoon; clear
# action: A tiptoe proud; man hug woman; woman peek worried; heroes clap; friends hug
# things: basket on A.head; cape on A.back; rope; cushion
There was more to being {fright} than they had thought. You had to come in from the side, {young:just when they were all thinking of something else.|at a time when they had all begun to talk about something else.}
{L} gave {fright} a tail. {young:There might not be one, but then again there might.|It was not certain that there was one, as {L} had never stayed to look.}
“Is it as big as that?” they asked. ¶ “When it is near,” said {L}. {young:“When it is in the next room it is bigger.”|“When it is in the next room it is bigger.”}
They could quite see that. {young:They would not like one in the next room, they said, and moved up a bit.|A thing in the next room can be any size at all, they said, and moved up together.}
“And how does it stop?” they asked. ¶ {L} did not know. “I’m not there by then,” said {L}.
-> DONE

=== m2
# aside
# shot: above
# place: living-room; afternoon; clear
# action: A eat curious toast; man point worried up; woman think; goose walk cross; heroes eat; friends sit
# things: toast; telephone; teapot; rug
Then they had a rest, with toast, because being scared makes you hungry.
“With me it is geese,” said one of them. {young:“They have such necks, and they look at me.”|“They come at you with their necks, as if they had read something about you.”}
“With me it is the telephone,” said the next one. {young:“When it rings, I go and stand in the bath.”|“I let it ring, and stand in the bath until it has finished.”}
The last one would only say that it was quite small, and came up the plughole. # spare
“Knees?” said {L}. ¶ “Knees,” they said.
So all of them were scared of something. {young:They had only never said so, over toast.|They had only never talked of it at tea.}
-> DONE

=== s3
# shot: behind
# place: living-room; dusk; clear
# action: A stand surprised; man peek scared behind sofa; woman peek scared behind sofa; heroes crouch behind sofa; friends crouch behind sofa
# things: basket on A.head; cape on A.back; sofa; shoe; toast
The third time they did it properly. In came {fright}, round the table, and straight at them. {young:Off went their knees, down went their tummies, and in they went behind the sofa.|The knees went, and the tummies, and before it was half done they were behind the sofa, all of them, and had hold of each other.}
The room was empty. There was only {fright}, and that was {L}, in the middle of the floor. # usual
{helper_person:“Is it all right to look?” asked {helper}, and one hand came up from behind the sofa, to see.} # beat
{helper_animal:{helper} had not gone with them, and came over the floor, and sat down on the end of the cape.} # beat
{helper_carried:{helper} had been left on the chair, in the rush, and looked at {fright}, and was just the same.} # beat
It was quiet. A chair rocked a bit, and stopped. {young:All that you could see of them was one shoe.|From in here, under the basket, you could see one shoe, sticking out, and the toast going cold.} # usual
“Hello?” said {fright}.
{young:{L} had not meant them to go. {L} had only done what {fright} always did.|{L} had not meant anything by it. {L} had only been doing what {fright} always did.}
-> DONE

=== l2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A sit sad; friends peek behind sofa; heroes peek behind sofa
# things: basket on A.head; cape on A.back; sofa; table
{L} sat down on the floor, as {fright}, {young:and ate a crust off the table.|and ate the crust of a piece that nobody would miss.}
Was it like this for {fright} every time? You come in, and you do your one thing, and {young:all that you see of them is their {~heels|socks}.|all you ever see of people is the back of their {~heads|socks}.}
“They might have said goodbye,” said {L}, and it sounded like {fright}.
It was hot, in the basket, too, and smelled of washing. {young:You could not see much, and your own nose got in the way.|You could not see where you were going, and you would have thought twice before you went anywhere near a person.}
-> DONE

=== m4
# aside
# shot: two
# place: living-room; dusk; clear
# action: A bow calm holding bell; man peek curious behind sofa; woman peek behind sofa; heroes peek behind sofa; friends wave behind sofa
# things: bell; mat; sofa; basket
The next time they gave {fright} a bell, {young:and that was much better for everyone.|as a voice had suggested, from behind the sofa.} {L} had to ring it first, and wait, {young:ting, and count to three.|and count three, and then say what was about to be done, and how long it would take.}
“Come in,” they said. “But stay on the mat.”
So {L} did it on the mat, with both feet together. {young:The knees went, but the tummies stayed up, more or less.|The knees went, as before, but the tummies stayed about where they were, and one pair of ears was open.}
“That was a good one,” they said to {fright}. {young:“We could nearly look.”|“We could nearly look.”}
-> DONE

=== s4
# shot: close
# place: living-room; dusk; clear
# action: A peek happy behind sofa; actor jump; man peek laughing behind sofa; heroes peek behind sofa; friends peek behind sofa
# things: basket on actor; sofa; mat
So {L} took off the basket, and got in behind the sofa with the rest of them.
It was warm there. You could feel all the knees. # usual
“Who is {fright} now?” they said. It was the turn of {actor_a}. They put {actor} on the mat, in the basket, which came down to the floor.
They looked round the end of the sofa, one head on top of the other, and {actor} came at them over the mat.
“Well?” they said.
{L} felt about. “Only the knees,” said {L}. “The rest of me has stopped.”
-> DONE

=== l3
# shot: two
# place: living-room; night; stars
# action: A reach-up calm holding basket; man push sofa; heroes hold pencil; friends yawn
# things: basket on hook; hook; sofa
They all came out, and did not have to be asked. They pushed back the sofa, and found a pencil.
The basket went on its hook. It was just a basket. It had a bit of hair in it, and that was all.
“Same time tomorrow?” they said. “I may be busy,” said {L}.
-> DONE

=== m3
# shot: behind
# place: bathroom; night; stars
# action: A wash sleepy in bath; heroes sit in bath; friends stand
# things: bath; sponge; tap
The knees had a wash. They had done the most, and there was toast on one.
“You did your knees well,” said {L}, “for a first go. You did the tummy best.”
“We had a good teacher,” they said, and one of them tried it again, by the {~tap|bath}, to be sure.
-> DONE

=== l4
# shot: wide
# place: bedroom; night; stars
# action: actor bow calm at A; A sit sleepy; heroes sit; friends sit
# things: door; cape on actor; lamp
{fright} came by once more, on the stairs, in a cape. That was {actor}, with some help.
{actor} said who it was, at the door, and asked if it was a bad time.
“You can do it once,” said {L}. “It has to be a short one. Then you have to come to bed.”
So {actor} did it once, and came to bed.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; actor sleep; heroes sleep; friends sit
# things: basket on hook; hook
{actor} lay on the bed, with no basket on.
{resting}
{dream} # spare
The knees lay side by side in the warm. They had no one to run from. # usual
“Was I a good one?” said {actor}.
“A very good one,” said {L}. “But you can stop now.”
So {actor} stopped. It had been a long day. It is a good deal of work, to be {fright}. # usual
In the dark it was only {actor}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the postman did not ring. He called through the flap that he was about to put in three letters, and a thin one, that it would take no time at all, and were they ready?
They were ready. In they came, flip, flip, flip, and then the thin one.
“Knees?” said the postman. {H} felt about, and there had been a bit in the left one, for the thin one. He said that he would write it down.
-> DONE

=== next_bedtime
The basket hung on its hook. It was not being anything.
-> DONE
