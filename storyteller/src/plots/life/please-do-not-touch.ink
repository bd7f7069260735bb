# tells: entries(done)
# wants: child
# role friend: toy = a bear called Desmond
# names: Desmond | Leopold | Ferdinand
# ages: 3-9
# holds: dark(kind)

=== title
VAR crayon = ""
VAR crayons = false
VAR has_block = false
VAR block = ""
VAR blocks = false
VAR has_button = false
VAR button = ""
~ crayon = "The One Who Knows"
{is_saying:
~ crayon = "The One Who Said It"
}
{
- is_being_1:
~ crayon = being_1
~ crayons = being_1_many
~ has_block = is_thing_1
~ block = thing_1
~ blocks = thing_1_many
~ has_button = is_thing_2
~ button = thing_2
- is_thing_1:
~ crayon = thing_1
~ crayons = thing_1_many
~ has_block = is_thing_2
~ block = thing_2
~ blocks = thing_2_many
~ has_button = is_thing_3
~ button = thing_3
}
{~Please Do Not Touch|Lying Down}
-> DONE

=== s1
# shot: two
# place: bedroom; dusk; clear
# action: A hold proud label; friend sit calm; heroes stand; friends sit
# things: shelf; crayon on shelf; blocks on shelf; e1
{~{H} had cleared the shelf, and now it was a museum. It only had a label so far.|The shelf over the bed was a museum that evening. {H} had cleared it, and had put up a label.|“It begins with a label,” said {H}, and put one up on the shelf. Now it was a museum.}
On the label it said:
{entry_1}
{entry_1_seen} # usual
{young:Now there had to be something to look at.|A label has to have something next to it.} A crayon had to be {crayon}. It stood on its end, which is not easy for a crayon, and looked straight ahead.
{has_block:A building block had to be {block}.}
{has_block:A block has been a great many things before, and does not need to be told how.} # usual
{has_button:A button was {button}, as seen from a long way off.} # usual
{is_being_2:A peg was {being_2}, and held on to the edge of the shelf.} # wished
{is_being_3:A marble was {being_3}. It had to lie in a bottle top, because otherwise {being_3} rolled off.} # wished
{friend_a} was the guard. A guard has {young:one thing|only one thing} to say. “Please do not touch,” said {friend}.
{entry_1_shown} # usual
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A stand curious at shelf; friend sit calm; heroes stand; friends sit
# things: shelf; crayon on shelf; blocks on shelf
Nobody knew yet how long you need for a museum. {young:So {A} looked at {crayon}, and {friend} counted the breaths.|So {A} stood in front of {crayon} and looked, and {friend} counted the breaths.} It was four from in front, and two from the side.
{has_block:For {block} you needed seven, but one of those was a yawn.|Then {A} looked once more from below, and that was a long one.} # spare
“You can stay longer,” said {friend}, “if you do not breathe so fast.” # spare
{crayon} was also looked at with one eye, and then with the other one, and did not need more for that than a breath and a half. # more
-> DONE

=== s2
# shot: wide
# place: bedroom; dusk; clear
# action: A stand curious at shelf; friend sit calm; heroes stand; friends stand
# things: shelf; crayon on shelf; blocks on shelf; mug on shelf; book on shelf; e2; themed
{is_entry_2:{young:Behind a book was the second room. The label there said:|A book stood in the middle, and behind it was the second room:} ¶ {entry_2}}
{entry_2_seen} # spare
{is_saying:What somebody has said will not stand on a shelf. So {L} said it into the tooth mug, with a flannel on top to keep it in: “{saying}”|The sound of {crayon} was in the tooth mug. You put an ear to it, and it went shhh.}
{is_saying_2:There was something in the egg cup, too: “{saying_2}”} # wished
{joining}
Then the first visitor came. It was {A}, in a dressing gown, with both hands behind the back.
{~The visitor read the label, and looked at {crayon}.|The visitor looked at {crayon}, and at the label.} “{crayons:Are those really|Is that really} {crayon}?” ¶ “In here {crayons:they are|it is},” said {friend}. # usual
{has_block:“I thought that {block} would be bigger.” ¶ “Please do not touch,” said {friend}.|“May I go a bit nearer?” ¶ “Please do not touch,” said {friend}.} # usual
{hinderer_person:“I am only pointing,” said {hinderer}, and pointed very near.} # beat
{hinderer_animal:{hinderer} went along the whole shelf with one wet nose, and it is hard to say if that is touching.} # beat
{hinderer_carried:{hinderer} was held in front of the shelf, and was looked at like all the rest.} # beat
Next to the tooth mug lay {themed_a}, without a label. # personal
And then the crayon fell over.
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A hold worried pillow; friend sit calm; heroes stand; friends stand
# things: shelf; crayon on shelf; blocks on shelf; bed
When it fell, {A} had a pillow under one arm. {young:“No pillows in here,” said {friend}.|“Anything large has to be left at the entrance,” said {friend}. “It was the same with the last one.”}
{young:Somebody had once turned round with a pillow. After that there was no museum.|Somebody had once turned round with a pillow, only to see who was there, and after that there had been no museum any more.} ¶ “But I was holding it quite still,” said {A}.
{young:The pillow had to go to bed all the same.|It had to be given in at the bed, and {A} got a slip of paper for it, on which it said “Pillow”.}
“It is softer than {crayon},” said {friend}, who had an eye on both. # spare
The slip had to be kept until the museum closed, because nobody gets a pillow there without a slip. # more
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L write happy label; friend sit worried; heroes stand; friends sit
# things: shelf; crayon on shelf; blocks on shelf; label in L.hand; lamp
There lay {crayon}. The visitor put out a hand.
“Please do not touch,” said {friend}.
“But {crayon} {crayons:have|has} fallen over!” ¶ “Nobody may touch anything,” said {friend}, “{young:and I may not either.”|and a guard least of all.”} # usual
But nobody had said anything about {young:the labels.|touching the labels.}
{many:So {L} took a new label, and wrote on it:|So the visitor took off the dressing gown, was {L} again, and wrote a new one:} “{crayon}, lying down.”
“Now it is right again,” said {friend}. # spare
{helper_person:“Lying down is the one that I came for,” said {helper}, and went close up to it.} # beat
{helper_animal:{helper} lay down, too, on the floor in front of it, and did not need a label.} # beat
{helper_carried:{helper} was laid down, too, so as to see it from the same side.} # beat
{is_entry_3:The windowsill was the third room. The label there said: ¶ {entry_3}{is_entry_4: ¶ And on the back of the label: ¶ {entry_4}}}
{is_thing_3&&is_being_1:Next to it {thing_3_many:were|was} {thing_3}, under a handkerchief, and not open until tomorrow.} # wished
{~The visitor came in once more and read it all from the beginning.|Then everybody had to come in again, because now there was something new to see.} # spare
{crayon} {crayons:were|was} looked at much more lying down than standing up. # spare
-> DONE

=== m2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A draw happy paper; friend look-up curious; heroes sit; friends sit
# things: shelf; crayon on shelf; paper; table
Every museum sells cards of what you have seen. {young:So {A} drew {crayon}.|So {A} sat down to draw {crayon}, on a card, as large as it would go.}
It had to be done with a different crayon. {young:The first one was busy.|The right one could not be spared, because it was {crayon}, and nobody could say for how long.} ¶ The card came out green. “I should have known {crayon} anywhere,” said {friend}.
{has_block:There was a card of {block} as well, and it was mostly corners.} # more
“And which way up is it?” asked {friend}. ¶ “Lying down,” said {A}, and turned the card round. # spare
On the back {A} wrote what you write on a card from a museum. It was “Here it is.” # more
{entry_2_shown} # spare
-> DONE

=== l2
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A blow curious at blocks; friend sit surprised; heroes stand; friends sit
# things: shelf; crayon on shelf; blocks on shelf; lamp
There was some fluff on {has_block:{block}|{crayon}}. {young:Nobody may touch it. But you may blow.|It could not be taken off, because of touching. But nobody had ever said anything about blowing.}
{A} blew. {has_block:Now the fluff was on {crayon}. {A} went round and blew from the other side, and then it was on {block} again.|The fluff went up, and looked round, and came down on {crayon} again.} ¶ {young:The third time it flew up to {friend}.|The third time it looked at all that there was, and sat down on {friend}.}
“Please do not touch,” said {friend}, but it was only fluff, and it stayed. # spare
Fluff can sit in any museum that it likes, and see everything, and it has never yet had to have a ticket. # more
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A hold calm rope; friend sit proud; heroes stand; friends sit
# things: shelf; crayon on shelf; book on shelf; rope
So that nobody lay down next to {crayon} by mistake, a cord was put in front. {young:It was from the dressing gown.|It was the one from the dressing gown, and it went from one book to the other.}
The cord was two fingers high. {young:Nobody stepped over it.|It would have been easy to step over, for anybody on the shelf.} ¶ “Now you can see what it is worth,” said {friend}.
{has_block:“And {block}?” ¶ “Nobody takes {block} along,” said {friend}. “What would you put {blocks:them|it} in?”} # spare
The dressing gown had no cord now, and so the next visitor had to hold it together with one hand, and had the other for behind the back. # more
-> DONE

=== s4
# shot: behind
# place: bedroom; night; stars
# action: L lie-awake calm; friend sit sleepy; heroes lie-awake; friends sit
# things: shelf; crayon on shelf; blocks on shelf; label on quilt; lamp; curtain
Then the museum was closed, one room at a time.
The curtain was drawn, and the windowsill was dark. The door was pushed to, nearly, and it was dark behind the book. # usual
{has_block:Nobody could tell whether {block} {blocks:were|was} standing or lying. It is the same with every block. So there was a label, to be sure: “Lying down.”} # spare
{is_being_2:“{being_2}, hanging on,” it said beside the peg.} # spare
{not is_entry_2:The first label was still there to be read: ¶ {entry_1}} # usual
“Please do not,” said {friend}, and was asleep before the end of it.
There was one label left. {L} put it on the quilt: “{H}, lying down.”
{L} tried how that was. It was right. # spare
No visitor was there any more, and nobody had to stand up for anybody. # more
-> DONE

=== l3
# shot: two
# place: bedroom; night; stars
# action: A lie-awake sleepy; friend sleep; heroes lie-awake sleepy; friends sit
# things: shelf; crayon on shelf; quilt; label on quilt
The guard was asleep. Now you could have touched it all.
{A} looked at {crayon} for two breaths more.
It was better from here. You lie, and {crayon} {crayons:lie|lies}. # spare
Then one eye was shut. That still made half a museum. # more
The hand stayed in bed, where it was warm. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A drink sleepy; friend sit sleepy; heroes drink; friends stand
# things: basin; tap; towel
There was no mug for the teeth. It was in the museum.
So {A} drank out of one hand. It holds a good bit, and then it is on the sleeve.
{is_saying:There were words in the mug, and you cannot rinse with those.|The mug was full of shhh, and you cannot rinse with that.} # spare
The towel hung up. It had no label, and it was clear enough what it was. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep; friend sleep
# things: shelf; crayon on shelf; blocks on shelf; mug on shelf; moon; e1
Nothing moved on the shelf. In a museum they are good at that.
{entry_2_night} # more
The moon came in at the side of the curtain. It had no ticket. # spare
It looked at {crayon}. It touched nothing. # more
Then it went on, to the next one. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friend sleep; friends sleep
# things: quilt; pillow; shelf; crayon on shelf; moon
The lamp went out. That was the last room.
{resting}
{keepsake}
{dream} # spare
{entry_1_night} # usual
{crayon} lay on the shelf.{has_block: {block} lay there, too.} In the dark everything is lying down.
{is_saying:If you kept quite still, you could hear what was in the mug. It was very small by now: “{saying}”|If you kept quite still, you could hear {crayon} in the mug. Shhh.}
“Please do not touch,” said {friend}, asleep.
Nobody did.
Goodnight, {friend}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a slip of paper under the door in the morning. “One, please,” it said. “I should like to see the one lying down.” {H} looked out, and the landing was empty, all but a sock.
The guard was awake, and had been the whole night, to go by what the guard said. So the sock was let in. It stood in front of the shelf for four breaths, and for two more from the side, and then it went off to tell the other sock.
-> DONE

=== next_bedtime
The museum was closed. Everything in it was lying down, and so was everybody outside it.
-> DONE
