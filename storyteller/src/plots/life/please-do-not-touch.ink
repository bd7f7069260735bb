# tells: entries(done|thing)
# wants: child
# role friend: toy = a bear called Desmond
# names: Desmond | Leopold | Ferdinand
# ages: 3-8
# holds: dark(kind)

=== title
VAR act = ""
VAR has_act = false
VAR act_2 = ""
VAR has_act_2 = false
VAR prop = "a building block"
VAR the_prop = "the building block"
VAR why = "It had been a great many things before, and did not have to be told how."
{
- thing_1_why != "":
~ prop = thing_1_prop
~ the_prop = thing_1_the_prop
~ why = thing_1_why
}
{
- is_entry_1_act:
~ act = entry_1_act
~ has_act = true
- is_entry_2_act:
~ act = entry_2_act
~ has_act = true
- is_entry_3_act:
~ act = entry_3_act
~ has_act = true
}
{
- is_entry_1_act and is_entry_2_act:
~ act_2 = entry_2_act
~ has_act_2 = true
- is_entry_3_act and (is_entry_1_act or is_entry_2_act):
~ act_2 = entry_3_act
~ has_act_2 = true
}
{~Please Do Not Touch|Lying Down}
-> DONE

=== s1
# shot: two
# place: bedroom; dusk; clear
# action: A hold proud label at chair; friend sit calm; heroes stand; friends sit
# things: chair; label in A.hand; e1
{~The bedroom was a museum that evening. {H} had cleared it, and it only had a label so far.|“It begins with a label,” said {H}, and put one up. Now the bedroom was a museum.|{H} had tidied up one half of the bedroom, and now that half was a museum. There was a label in it.}
On the label it said:
{entry_1}
{entry_1_seen} # usual
{thing_1} {thing_1_many:were|was} {prop}. {why}
{is_being_1:{being_1} {being_1_many:were|was} {being_1_prop}. {being_1_why}} # usual
{friend_a} was the guard. A guard has {young:one thing|only one thing} to say. “Please do not touch,” said {friend}.
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A stand curious; friend sit calm; heroes stand; friends sit
# things: chair; label; e1
Nobody knew yet how long you need for a museum. {young:So {A} looked at {thing_1}, and {friend} counted the breaths.|So {A} stood in front of {thing_1} and looked, and {friend} counted the breaths.} It was four from in front, and two from the side.
{is_being_1:For {being_1} you needed seven, but one of those was a yawn.|Then {A} looked once more from below, and that was a long one.} # spare
“You can stay longer,” said {friend}, “if you do not breathe so fast.” # spare
With one eye it only took a breath and a half, and that was not the better eye. # more
-> DONE

=== s2
# shot: wide
# place: bedroom; dusk; clear
# action: L reach-down happy at chair; friend lie-back surprised; heroes stand; friends stand
# things: chair; mug; label on chair; e1; e2; themed
{is_entry_2:Behind the chair was the second room: ¶ {entry_2}}
{entry_2_seen} # spare
{is_being_2:{being_2} {being_2_many:were|was} {being_2_prop}. {being_2_why}} # usual
{is_saying:What was said was in the tooth mug, under a flannel: “{saying}”}
{is_saying_2:There was something in the egg cup, too: “{saying_2}”} # wished
{joining}
The first visitor was {L}, in a dressing gown.
The visitor read the label, and out came both hands. ¶ “Please do not touch,” said {friend}.
{hinderer_person:“I am only breathing on it,” said {hinderer}, from very near.} # beat
{hinderer_animal:{hinderer} went along it all with one wet nose, and it is hard to say if that is touching.} # beat
{hinderer_carried:{hinderer} was put down for a moment, and was looked at like everything else.} # beat
On the chair lay {themed_a}, without a label. # personal
{young:So it had to be done on the bed.|So it was done on the bed, where there was no museum.} ¶ {has_act:{act}|{is_entry_1_shown:{entry_1_shown}|{L} did all of it from the first word to the last, with nothing in either hand.}}
“That was not touching,” said {friend}. “Once more, please.” # usual
{friend} leaned forward to see it better, and further forward, and fell over.
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A hold worried pillow; friend lie-back calm; heroes stand; friends stand
# things: bed; pillow in A.hand; chair
{A} came at once, with a pillow. {young:“No pillows in here,” said {friend}.|“Anything large has to be left at the entrance,” said {friend}, who lay there. “Somebody once turned round with one.”}
{young:“It is for you,” said {A}.|“But it is for your head,” said {A}, and held it quite still.} ¶ {young:“Not even then,” said {friend}.|“The head is in the museum as well,” said {friend}.}
So the pillow went back to bed, and {A} got a slip of paper for it, on which it said “Pillow”.
It was softer than {thing_1}, and had to go all the same. # spare
The slip had to be kept until the museum closed, because nobody gets a pillow there without one. # more
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L write happy label; friend lie-back calm; heroes stand; friends sit
# things: chair; label in L.hand; e2; e3; lamp
There lay the guard. The visitor put out a hand. ¶ “Please do not touch,” said {friend}, lying down.
“But you have fallen over!” ¶ “I am in the museum,” said {friend}, “{young:and so I may not be touched.”|and whatever is in it may not be touched.”} # usual
But nobody had said anything about {young:the labels.|touching the labels.} {L} wrote a new one: “The guard, lying down.”
“Now it is right again,” said {friend}. # usual
{helper_person:“It looks much better from here,” said {helper}, lying beside it.} # beat
{helper_animal:{helper} lay down, too, right beside it, and did not need a label.} # beat
{helper_carried:{helper} was laid down, too, and saw it all from the same side.} # beat
{is_entry_3:The windowsill was the third room. The label there said: ¶ {entry_3}{is_entry_4: ¶ And on the back of it: ¶ {entry_4}}}
{is_thing_2 and thing_2_why != "":{thing_2} {thing_2_many:were|was} {thing_2_prop}. {thing_2_why}} # usual
{is_being_3:{being_3} {being_3_many:were|was} {being_3_prop}. {being_3_why}} # usual
{young:If you are lying down, it has to be done low.|Whoever lies down sees only what is low.} # usual
{has_act_2:{act_2}|{L} did it all again, not higher than a slipper, and half as big.}
{is_entry_1_act and is_entry_2_act and is_entry_3_act:And the end of it went like this. ¶ {entry_3_act}} # usual
“I saw every bit of it,” said {friend}. # usual
-> DONE

=== m2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A draw happy paper; friend lie-back curious; heroes sit; friends sit
# things: paper; table; crayon in A.hand; e1
Every museum sells cards of what you have seen. {young:So {A} drew {thing_1}.|So {A} sat down to draw {thing_1}, on a card, as large as it would go.}
{young:{friend} had a look from down there.|{friend} had a look, from down there, where a card is mostly edge.} ¶ “And which way up is it?” ¶ {A} turned the card round. ¶ “I should have known {thing_1} anywhere,” said {friend}.
{is_being_1:There was a card of {being_1} as well, and it was shown to {being_1} from in front.} # more
On the back {A} wrote what you write on a card from a museum. It was “Here it is.” # more
{entry_2_shown} # spare
-> DONE

=== l2
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A blow curious; friend lie-back surprised; heroes kneel; friends sit
# things: chair; label; lamp; e1
There was some fluff on {thing_1}. {young:Nobody may touch it. But you may blow.|It could not be taken off, because of touching. But nobody had ever said anything about blowing.}
{A} blew. {is_being_1:Now the fluff was on {being_1}. {A} went round and blew from the other side, and then it was on {thing_1} again.|The fluff went up, and looked round, and came down on {thing_1} again.} ¶ {young:The third time it flew up, and sat down on {friend}.|The third time it looked at all that there was, and sat down on {friend}.}
“Please do not touch,” said {friend}, but it was only fluff, and it stayed. # spare
Fluff can sit in any museum that it likes, and has never yet had to have a ticket. # more
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A hold calm rope; friend lie-back proud; heroes stand; friends sit
# things: chair; book; rope
So that nobody else lay down there by mistake, a cord was put in front. {young:It was from the dressing gown.|It was the one from the dressing gown, and it went from one book to the next.}
The cord was two fingers high. {young:Nobody stepped over it.|It would have been easy to step over, for anybody who was standing.} ¶ “Now you can see what I am worth,” said {friend}, behind it.
“And {thing_1}?” ¶ “Nobody takes {thing_1} along,” said {friend}. “What would you put {thing_1_many:them|it} in?” # spare
The dressing gown had no cord now, and so the next visitor had to hold it together with one hand, and had the other for behind the back. # more
-> DONE

=== s4
# shot: behind
# place: bedroom; night; stars
# action: L lie-awake calm; friend sleep; heroes lie-awake; friends sit
# things: label on quilt; quilt; lamp; curtain; e1
Then the museum was closed, one room at a time.
{is_entry_3:The curtain was drawn, and the windowsill was dark. }{is_entry_2:The lamp was turned to the wall, and it was dark behind the chair.|The lamp was turned to the wall.} # usual
You could not see any more that {thing_1} {thing_1_many:were|was} {prop}. # usual
Last of all {friend} went to bed, in two hands. After closing time you may touch the guard. # usual
“Please do not,” said {friend}, and was asleep before the end of it. # usual
The last label went on the quilt: “{H}, lying down.”
{L} tried how that was. It was right. # spare
Nobody had to stand up for anybody any more. # more
-> DONE

=== l3
# shot: two
# place: bedroom; night; stars
# action: A lie-awake sleepy; friend sleep; heroes lie-awake sleepy; friends sit
# things: quilt; label on quilt; e1
The guard was asleep. Now you could have touched it all.
{A} looked across at {thing_1} for two breaths more.
Then one eye was shut. That still made half a museum. # spare
It was better from here, lying down. # more
The hand stayed in bed, where it was warm. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A drink sleepy; friend sit sleepy; heroes drink; friends stand
# things: basin; tap; towel
{is_saying:There was no mug for the teeth. It was in the museum, with words in it.|There was no mug for the teeth. It had not come back from the museum.}
So {A} drank out of one hand. It holds a good bit, and then it is on the sleeve.
The towel hung up. It had no label, and it was clear enough what it was. # spare
The soap had no label either. It was a slug, or it was the soap. # more
The tap dripped once. Nobody had told it not to. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep; friend sleep
# things: label; chair; moon; e1
Nothing moved. In a museum they are good at that.
{entry_2_night} # more
The moon came in at the side of the curtain. It had no ticket. # spare
It looked at {thing_1}. It touched nothing. # more
Then it went on, to the next one. # more
The label stood where it had stood. It said the same as by day. # more
Whoever came in now would have had to be very small, or asleep. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friend sleep; friends sleep
# things: quilt; pillow; moon; e1
The lamp went out. That was the last room.
{resting}
{keepsake}
{dream} # spare
{entry_1_night} # usual
Under the quilt one finger did it once more, very small. Nobody could have said if that was touching.
In the dark everything is lying down.
{is_saying:What was in the mug was very small by now: “{saying}”}
“Please do not touch,” said {friend}, asleep.
Nobody did.
Goodnight, {friend}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a slip of paper under the door in the morning. “One, please,” it said. “I should like to see the guard lying down.” {H} looked out, and the landing was empty, all but a sock.
The guard was awake, and had been the whole night, to go by what the guard said. So the sock was let in. It stood there for four breaths, and for two more from the side, and then it went off to tell the other sock.
-> DONE

=== next_bedtime
The museum was closed. Everything in it was lying down, and so was everybody outside it.
-> DONE
