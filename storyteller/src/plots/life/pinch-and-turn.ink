# about: feast(ganesh&!tomorrow|ganpati&!tomorrow|ganapati&!tomorrow|vinayak&!tomorrow|modak); made-something(modak); food(modak); play(modak); busy(modak); kindness(modak)
# also: happy; proud; frustrated; trying-again; patience; sharing; kindness; food; person; thing; too-excited; made-something; guest; place; angry
# wants: child
# role cook: elder, parent = the grown-up with the rolled-up sleeves
# ages: 3-10
# holds: mouse(kind), dark(kind)

=== title
{~Pinch and Turn|One That Stays Shut}
-> DONE

=== s1
# shot: wide
# place: kitchen; day; clear
# action: A sit-on-chair worried; cook stand; heroes sit-on-chair; friends sit
# things: table; bowl on table; plate on table; 3 bun on plate; tray
{~There were to be twenty-one modaks for {is_wished_feast:{wished_feast}|Ganesh}, and {H} {was} making some of them. {young:A modak is a sweet dumpling with a point on top.|A modak is a sweet dumpling, with folds all round it that come to a point at the top.}|The whole kitchen smelled of coconut and brown sugar. {H} had both hands in the dough, to make modaks for {is_wished_feast:{wished_feast}|Ganesh}.|“Not too much inside,” said {cook}, but {H} had put in {young:a lot.|as much as it would hold, and a bit over.} It was going to be a modak, for {is_wished_feast:{wished_feast}|Ganesh}.}
First you make a cup out of dough, like half an egg. {young:Then in goes the coconut.|Then the coconut goes in, with the brown sugar, and then you fold it up and shut it at the top.}
{cook} did one. Pinch, pinch, pinch, it went, and it was shut, {young:with a point on top.|with a small point on top, as neat as a garlic.} # usual
{A} did one. {young:It came open.|It shut, and was put on the plate, and then it slowly opened its mouth again.}
“It wants to say something,” said {A}.
{A} wanted one that stayed shut{young:.|, just one, out of the twenty-one.}
-> DONE

=== s2
# shot: two
# place: kitchen; day; clear
# action: A hold worried bun; cook stand; heroes hold bun; friends sit
# things: table; bowl on table; plate on table; 4 bun on plate
So {A} took a new bit of dough, and rolled it, {young:round and round.|until it was as round as a marble.}
{joining}
This time not so much went in. {young:Pinch, pinch, pinch!|{A} pinched it in front, and then at the back, and then wherever it looked weak.}
{hinderer_person:“Is there any coconut left over?” asked {hinderer}, with a spoon, again and again, until there nearly was none.} # beat
{hinderer_animal:{hinderer} sat right under {As} chair, and looked up, and sighed each time that something did not fall.} # beat
{hinderer_carried:{hinderer} got some flour on one side of the face, and had to be dusted before they could go on.} # beat
It stayed shut, but it was not a modak. {young:It was a sock.|It had a bend in it, and it looked like a sock with something in the toe.}
“That is a very good sock,” said {cook}, {young:and put it on the plate.|and put it on the plate, next to the one that wanted to say something.} # usual
The third one was pinched so hard that it had a hole in the bottom. {young:Out ran the coconut.|The coconut came out of there, quietly, on to {As} knee.} # usual
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; day; clear
# action: A stir happy bowl; cook pour; heroes stir; friends stand
# things: bowl; table; spoon; nut; jar; leaf
There was the coconut to be stirred. {young:It was white. Then the sugar went in, and it was brown.|It went in white, and then the brown sugar melted all through it, and it came out the colour of a doormat.}
It does not look like much. {young:But the smell went right down the street.|But the smell of it went out of the window and down the street, and two people looked up.}
“What is in it?” somebody called. ¶ “Cardamom,” called {cook}. {young:{A} had one to hold. It was green.|{A} was given one to hold, a small green one, with black seeds inside that rattle.}
“It is like a little purse,” said {A}. {young:“It stays shut.”|“And whoever did it up knew how.”}
It was looked at from all sides. {young:There were three pinches.|Three folds ran up it, and met at the top, and it had no hole in it anywhere.} # more
{A} put it by the plate, for the others to look at. # more
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; day; clear
# action: A hold curious; heroes hold; cook stand laughing; friends sit
# things: table; plate on table; 5 bun on plate
They had a look at all that there were so far. {young:“Which is this?” said {cook}.|“Let me see who everybody is,” said {cook}, and turned the plate.}
“That is the sock,” said {A}. {young:“This is an owl.”|“This is an owl, and it did not like being looked at, so I put it at the back.”}
There was a boat. {young:It had a dent to sit in, for somebody very small.|It had a dent where somebody could have sat, if they were the size of a bean.}
There was one that was only a lump. {young:“It is asleep,” said {A}.|“It is still asleep,” said {A}, “and I do not know what it will be when it gets up.”}
{cook} had nine, and they were all modaks. {young:They stood in three rows, and you could not tell them apart.|They stood in three rows, and not one of them was anything else.}
“It must be dull for them,” said {A}, “to be always the same.” # more
-> DONE

=== s3
# shot: above
# place: kitchen; day; clear
# action: A look-up curious; cook stand; heroes look-up; friends sit
# things: table; plate on table; 6 bun on plate; bowl on table
{A} tried it standing up, and then with the tongue out, {young:on both sides.|first at one corner of the mouth and then at the other.}
“It is my fingers,” said {A}. {young:“They get lost.”|“They go all the way round, and when they come back, it is not the same place.”} # usual
{helper_person:“I can’t see how it is done,” said {helper}. “Your fingers go round it, and those fingers stay where they are.”} # beat
{helper_animal:{helper} lay down, but went round first, and round again, on the spot, before it was right.} # beat
{helper_carried:{helper} was turned round to see better, and so got a good view of all sides, without moving at all.} # beat
{is_loved:They talked about {loved} for a bit, so that the fingers could rest.|{musing}} # personal
“Watch me,” said {cook}. ¶ {A} watched. {young:It was so quick!|It went so fast that it was over, every time, just before you saw it.}
“Once more, please,” said {A}. “Slowly.” # usual
-> DONE

=== m2
# aside
# shot: two
# place: living-room; day; clear
# action: A stand proud; heroes stand; cook stand; friends stand
# things: flower; row of 5 rose; shelf; bowl on shelf; themed
In the other room Ganesh was on his table, with flowers all round him. {young:They were red and orange, right down to the floor.|There were marigolds down to the floor, and some red ones, which {A} had put there, stalk by stalk.}
At his feet sat a mouse, {young:quite small.|so small that you had to know about it.} It held up both its paws.
“What does the mouse get?” asked {A}. ¶ “The mouse gets what there is,” said {cook}. {young:“It is a mouse.”|“I have never heard a word of complaint from it.”}
{A} looked at it for some time. {young:It looked hungry.|It was looking up at the place where the plate would be, and it was a long way up.}
{themed_a} was moved a bit to the side, so that the mouse could see. # personal
{pausing} # company
A petal had come down on it, like a hat. It was left on, because it suited the mouse, and because it was a holiday. # more
-> DONE

=== l2
# aside
# shot: wide
# place: kitchen; day; clear
# action: cook lift lid; A look-up curious; heroes look-up; friends look-up
# things: big pot; lid; smoke over pot; table; cloth
The first ones went into the steamer, under a cloth. {young:They were told not to touch, and the lid went on.|They went in by threes, and were told not to touch, and the lid was put on.}
It is hard to know what goes on under a lid. {young:It went bub, bub, bub.|There was a bubbling from below, and now and then a small knock, as if to say that somebody was in there.}
“They are in the bath,” said {A}. {young:“They like it hot.”|“I should think that the sock has never been so clean.”}
When the lid came off, there was such a cloud that {cook} was gone. {young:“I am here!” said the cloud, and held out a plate.|“Still here,” said the cloud, and held out a plate.}
They had gone in dull, and they came out shiny. {young:Even the lump did.|You could see the light of the window on every one, and even the lump had something of a pearl about it.} # more
“Now they all have to stand still for a bit, and so do you,” said the cloud. # more
-> DONE

=== s4
# shot: close
# place: kitchen; day; clear
# action: L hold proud bun; cook stand; heroes hold bun; friends clap
# things: table; plate on table; 6 bun on plate
So {cook} did it once more, and {L} looked only at the fingers.
They stayed where they were, and pinched. {young:It was the modak that went round.|It was the modak that went round, a bit at a time, and brought the next bit to be pinched.}
“Oh,” said {L}. “You stay. It goes.”
There was just enough dough for one more. {L} made the cup, and put in the coconut. # usual
Pinch, and turn. Pinch, and turn. {young:Round it came.|The folds stood up one beside another, like people round a table.} Pinch, and turn, and up to a point.
It was put on the plate. They all waited, {young:and it did not open.|to see if it had anything to say.}
It stayed shut.
“That is twenty-one,” said {cook}. “Now we can take them in.”
It stood there, a bit to the left of the rest, {young:and it was a modak.|and you could not have told it from the others, unless you had made it.} # usual
-> DONE

=== m4
# shot: two
# place: living-room; dusk; clear
# action: L carry proud plate; heroes carry; cook stand; friends stand
# things: plate; 6 bun on plate; row of 4 rose; shelf
They took them in to Ganesh, all twenty-one, on the best plate. They stood there, among the flowers.
After that there was one for everybody, and one to take next door. # usual
{cook} had the sock. Somebody had the owl, and was careful with it. # more
“And the mouse?” said {L}. There was one crumb of dough still, on a thumb.
So {L} made one more. It was as big as a pea.
It was put down between two very small paws.
-> DONE

=== l3
# shot: close
# place: bathroom; night; clear
# action: L wash sleepy; heroes wash; friends sit
# things: basin; soap; towel; mirror
There was dough between the fingers. It had gone hard, and had to be rubbed.
Under one nail there was a bit of coconut. It still tasted all right. # usual
The flannel was wrung out. Pinch, and turn. # more
So was the lid of the toothpaste. Pinch, and turn. # more
“It works for everything,” said {L}, and tried it on the soap. # more
The tap dripped. {L} did that one as well, and it stopped.
-> DONE

=== m3
# shot: behind
# place: hallway; night; clear
# action: L walk sleepy; cook walk; heroes walk; friends walk
# things: stairs; lamp; door; rose
On the way to bed they looked in once more. The flowers were asleep.
The plate was empty. There had been so many people. # usual
“Who had mine?” asked {L}. # more
“I did,” said {cook}. “It stayed shut, right up to the end.” # more
The mouse was there. It held up both its paws.
There was nothing between them now.
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: pot; lid; table; moon
It was dark in the kitchen. The lid was on the pot, and nobody was in there.
It still smelled of coconut, all the way down the street. # spare
Next door there was a plate by the sink. It had been wiped, right round the edge, with a finger. # more
The little green purse lay on the table. It was shut, as it always is. # more
A real mouse came by, behind the wall. It had heard something.
Then it went home, and lay down, with a turn.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: cook tuck-in L; L lie-back sleepy; heroes sleep; friends sleep
# things: bed; pillow; lamp; quilt
The bed was soft, and the quilt was thin and light. # usual
{resting}
{keepsake}
{dream} # spare
{L} lay in the middle. {cook} did the quilt.
First it went in at the feet. Pinch. Then it went in at the side. # usual
“You have to turn,” said {L}.
So {L} turned, a bit at a time. The hand stayed where it was. # usual
Pinch, and turn. Pinch, and turn. It was warm, all the way round.
There was only a nose out, at the top. # usual
They waited for a bit. It had nothing more to say. # usual
It stayed shut.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The plate came back from next door, and it was not empty. They had seen how it was done, they said, and had a go. There was a shoe on it, and something like a hen, and one that had opened its mouth.
“It wants to say something,” said {A}, and bent down to hear. ¶ “Fingers,” it seemed to be saying. So {H} went round, after tea, to show them which bit goes and which bit stays.
-> DONE

=== next_bedtime
The mouse had both its paws up. It looked as if it had had a very good week.
-> DONE
