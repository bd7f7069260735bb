# about: teeth
# news: bad
# wants: child
# names: Mr Brice | Mr Tufnell | Mr Bristow
# role grownup: parent = the grown-up with the towel
# ages: 3-8
# holds: tooth(kind), dark(kind), brush(kind)

=== title
{~Anything for the Back?|Twenty Doors, and All of Them Shut}
-> DONE

=== s1
# shot: wide
# place: bathroom; dusk; clear
# action: L stand cross before grownup; grownup sit-on-edge worried; heroes think cross; friends sit worried
# things: toothbrush; mirror; toothpaste; stool; towel in grownup.hand
{~“Mmm,” said {H}, with the whole mouth shut, {young:and that was no.|and it was quite clear what was meant.} It was time for teeth.|It was time for teeth, and {H} had shut up shop. {young:Both lips were down.|The lips were down like a shutter, and there was nobody to be seen.}|Nothing in the house was as shut as {H} was that evening, {young:at time for teeth.|when it was time for teeth, and that is counting the tin with the lid.}}
{is_wished_line:“{wished_line},” {grownup} had told the kitchen, and it was no more than the truth.} # wished
“I have told you,” said {grownup}, “and I have sung, and I have been a crocodile.” And {grownup} sat down on the edge of the bath, to think.
Then there was a knock. {young:It was on the lip.|It was a small, stiff knock, and it was on the lip.}
“Post,” said the brush.
{L} had not thought of that. Anybody will look, when it is post.
“Brice is the name,” said the brush. “I have twenty doors to do in there, and I have been sent away three times.”
-> DONE

=== s2
# shot: two
# place: bathroom; dusk; clear
# action: A brush-teeth curious; heroes brush-teeth curious; grownup peek happy at A; friends sit happy
# things: soap on sink; toothpaste on sink; sink; themed
{A} opened up a crack, to hear more.
{joining}
“Who lives there?” asked {A}, through it. ¶ “Do you not know?” said Mr Brice. “They are your teeth. They have been in all day, and one or two of them have had a lot to do.”
{hinderer_person:“I always do mine in a minute,” said {hinderer}, and Mr Brice looked, and made a note of it.} # beat
{hinderer_animal:{hinderer} showed everybody a whole set, with a yawn behind it, and Mr Brice took a step back.} # beat
{hinderer_carried:{hinderer} was looked at, and had no doors at all, and Mr Brice was sorry to hear it.} # beat
“What is it that you bring?” {young:asked {A}.|asked {A}, for it makes a difference.}
“It is mostly foam,” said Mr Brice. “But they like to be called on. And I take things away: bits of {~toast|biscuit}, and so on, that people have left on the step.” # usual
So {A} let the two in front have theirs. {young:Rub, rub. “Good evening,” they said.|“Good evening, good evening,” they said, at both doors. They had bitten an {~apple|orange} at noon, and were still telling each other.}
Then the lips came down. “That will do,” said {A}.
Against the soap stood {themed_a}, to see that it was fair. # personal
-> DONE

=== m1
# aside
# shot: close
# place: bathroom; dusk; clear
# action: A hold curious toothbrush; heroes brush-teeth happy; grownup kneel happy before A; friends peek curious
# things: huge tooth; bread; mirror
“What do the pointed ones do?” asked {A}, {young:and showed one.|and lifted the lip on one side, to show which.}
“They hold on,” said Mr Brice. {young:“They have crust.”|“They get the crusts, and anything with string in it. They are not talkers.”}
He did that one, round and round, and the one that faces it. {young:“Grr,” said the tooth, but nicely.|“Grr,” said the tooth, as you say how do you do.}
“It has a bit of {~sandwich|plum} on its mat,” said Mr Brice. {young:“May I?”|“May I take that? It brings people of the wrong sort.”}
“What sort?” ¶ “Sticky,” said Mr Brice. # spare
“Next,” said {A}, with a finger in the cheek, to hold it back. # more
The tooth had not liked to say. It felt a good deal lighter. # more
-> DONE

=== l1
# aside
# shot: behind
# place: bathroom; dusk; clear
# action: A look-up curious at mirror; heroes peek curious at mirror; friends hold calm lantern
# things: mirror; toothbrush in A.hand; basin
They had a look in the mirror, with the lamp. {young:It was pink in there.|It was pink in there, and went back further than you would have thought, like a tunnel with a carpet.}
“Is that a street?” asked {A}. ¶ “That is the Upper Row,” said Mr Brice. {young:“And that is the Lower.”|“And that is the Lower. They meet when you eat, and are always surprised.”}
In the middle lay the tongue, {young:like a big dog.|like a big dog in the road, who has been told to stay and will not.}
“It is in the way,” said {A}. ¶ “It only wants to see who it is,” said Mr Brice, and gave it a pat. # spare
One of the doors had a light under it, but that was only the lamp, coming through. # more
At the very end it got dark, and there was a bend. You could not see round it from here. # more
It lay down for him. It got up again. It was that kind. # more
“Somebody has put a gap in here,” said Mr Brice, a little further on. “Or else there is one to let.” # more
-> DONE

=== m2
# aside
# shot: two
# place: bathroom; dusk; clear
# action: A reach-up proud holding toothbrush; grownup stand surprised before A; heroes reach-up laughing; friends clap laughing
# things: toothpaste; mug; bubble; mirror
There had to be a sign for stop, so that the post did not go on when you had had enough. {young:{A} put up a hand.|They agreed that a hand up was for stop, and that Mr Brice would stand still, wherever he was, with his foam on.}
They tried it. Rub, rub, {young:hand. He stood still.|hand. He stood as still as a post.}
“It works,” said {A}. {young:So they did it four times.|So it had to be done some four times more, one of them with a sneeze in it.}
{pausing} # company
“You may go on,” said {A}. ¶ “Much obliged,” said Mr Brice. # spare
A hand is easier to leave down, once you know that it goes up. # more
-> DONE

=== l2
# aside
# shot: close
# place: bathroom; dusk; clear
# action: A think sad at mug; heroes peek sad at mug; friends sit calm
# things: mug; toothbrush in mug; drop over mug; toothpaste
“Do you do the whole street?” asked {A}.
“I do twenty doors,” said Mr Brice. {young:“My uncle does thirty-two.”|“My uncle has thirty-two, in the same building, and has to have a lamp for the last ones.”}
“And if nobody lets you in?” {young:Mr Brice looked at his feet.|Mr Brice looked down at what he had instead of feet.}
“Then I go back in the mug,” he said. {young:“With all of it.”|“You stand there, with it all undelivered, and hear the tap.”}
{A} thought of the mug, and the dark, and the whole of the post going cold. # spare
“Does it rain on you?” ¶ “Twice a day,” said Mr Brice. “You get used to it.” # more
“Is it a nice mug?” ¶ “It has a hare on it,” said Mr Brice. “But on the outside.” # more
-> DONE

=== s3
# shot: above
# place: bathroom; dusk; clear
# action: L listen surprised holding toothbrush; heroes listen surprised; grownup look-up surprised; friends listen surprised
# things: mirror; bubble; sink
From a long way in came a voice. {not short:It was not a loud one. }{young:“Anything for the back?” it said.|“Excuse me,” it said. “Is there anything for the back?”}
“Who was that?” said {L}. ¶ “The last door,” said Mr Brice. “It did all the chewing, and nobody has called.”
{helper_person:“I know that one,” said {helper}. “I have one there as well. You never see it.”} # beat
{helper_animal:{helper} put both ears up. {helper} had heard it, too.} # beat
{helper_carried:{helper} was held up to the lips, and it was plain from the way {helper} sat that there was somebody in there.} # beat
{young:“All day?” said {L}.|“What, by itself?” said {L}. “The whole of the supper?”}
“Every bit,” said Mr Brice. “And all the post goes to the front.” # usual
It is a shame to have done all the work, and to get no post. # usual
-> DONE

=== m4
# aside
# shot: wide
# place: bathroom; dusk; clear
# action: L brush-teeth happy; heroes brush-teeth happy; grownup hold happy towel; friends clap happy
# things: mirror; bubble; stool; basin
So the shutter went up. {young:“Aaah,” said {L}.|“Aaah,” said {L}, and it was as wide as a garage.}
In went Mr Brice, and did the doors as he came to them. {young:Tap, tap. Rub, rub.|At each of them he knocked, and rubbed, and had a word, and left some foam.}
“Mind the dog,” said {L}, but it came out as one long noise. {young:He knew what it was.|He was used to that, and minded it.}
In the middle a hand went up. He stood. It was only to swallow. # spare
“Much further?” said {L}. ¶ “It is round the bend,” he said. # more
-> DONE

=== s4
# shot: close
# place: bathroom; night; stars
# action: L brush-teeth proud; heroes brush-teeth proud; grownup clap happy at L; friends peek happy
# things: huge tooth; 3 bubbles; mirror; toothpaste
{short:So up went the shutter. }Then Mr Brice was there, at the last one. It was low and broad, and had never thought to see him.
“Good evening,” said Mr Brice. “It is all for you.”
Rub, rub. Round the back, and along the top, where the valleys are. # usual
“Oh,” said the tooth. “Is that what it is like?”
“You did the chewing,” said {L}. “It was very good chewing.” It came out as aaah. But a tooth understands that. # usual
-> DONE

=== l3
# shot: two
# place: bathroom; night; stars
# action: A wash laughing basin; heroes wash happy basin; grownup brush-teeth happy; friends sit laughing
# things: basin; mug; drop; 3 bubbles; towel
Then they all had to spit. That was the post bag being turned out.
Down it went, the foam, and the toast, and the wrong sort. # spare
“Ptoo,” said {A}, once more, as it had been so good. # more
The tap ran, and was shut. The lamp had gone a bit pink. # more
“Was there any for me?” asked {grownup}. They had to look. There was some. # more
-> DONE

=== m3
# shot: object
# place: bathroom; night; stars
# action: A stand calm; heroes stand sleepy; friends stand sleepy
# things: mug; toothbrush in mug; toothpaste; soap; towel
Mr Brice went in the mug, with his head up.
He had no post left on him. It had all gone out. # spare
“Is it dark in there?” asked {A}. ¶ “It is a good dark,” said Mr Brice. “It has mint in it.” # more
The hare was on the outside. It had its ears down. # more
They left the door a bit open, so that he could hear. # more
-> DONE

=== l4
# shot: wide
# place: bedroom; night; stars
# action: heroes sit sleepy on bed; friends sit sleepy on bed
# things: tooth; book
The tongue went round, to see for itself. It went by all the doors.
They were smooth. They had no one on the step. # spare
It got to the end, and it lay down there, next to the last one. # more
It had never gone so far. It was nice and warm. # more
The lamp was low. Down in the lane a real postman had his shoes off. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: toothbrush; mug; pillow
It was dark, and the lips had come down. They were not shut. They were just down. # usual
{resting}
{dream} # spare
The two rows of teeth lay one on top of the other.
“Good night,” said the ones in front. “Good night,” said the ones that hold on.
And a long way in, low down, there was one more. # usual
“Nothing for the back,” it said. “I have had mine.”
Goodnight, Mr Brice. Goodnight, all twenty.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a card in the mug, propped on the hare’s side. It had been written with foam, and you had to be quick.
“To the driver of the mouth,” it said. “We have had a meeting, top and bottom. It was over the {~toast|carrot}, so that we all met. The back one spoke. It asks if {H} could have something with a crunch in it, one of these days. It would like to show the post.”
-> DONE

=== next_bedtime
“Post,” said the brush. The shutter was up already.
-> DONE
