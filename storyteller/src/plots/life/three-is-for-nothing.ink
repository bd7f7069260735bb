# about: somebody-ill(leg&!hospital&!cancer|ankle&!hospital|foot&!hospital|toe&!hospital|knee&!hospital|crutches&!hospital|plaster&!hospital|in a cast&!hospital|hurt her back&!hospital|hurt his back&!hospital|bad back&!hospital|slipped disc&!hospital|put her back out|put his back out); somebody-in-hospital(leg is in plaster|leg in plaster|foot in plaster|leg in a cast|foot in a cast|knee operation&!tomorrow&!is in hospital|foot operation&!tomorrow&!is in hospital); hurt(nan&leg|nan&ankle|nan&foot|gran&leg|gran&ankle|gran&foot|mum&leg|mum&ankle|mum&foot|mom&leg|mom&ankle|mom&foot|dad&leg|dad&ankle|dad&foot|oma&leg|oma&ankle|opa&leg|aunt&leg|aunt&ankle)
# also: kindness; proud; sad; somebody-in-hospital; patience; tired; angry; person; thing; hurt; happy
# kind back: back
# wants: child
# role ill: answer = the grown-up with the bell
# ages: 3-9
# needs: walking, hands
# holds: illness, dark(kind)

=== title
{~Three Is for Nothing|The Bell on the Sofa}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; clear
# action: ill sit; L stand proud; heroes stand; friends stand
# things: sofa; cushion on sofa; bell on table; table; rug
{~Ding, went the bell in the living room, {young:and off went {H}.|and off went {H}, because a bell is a bell.}|{ill} lay on the sofa, {young:and {H} was in charge of all the rest.|and everything that was not on the sofa had to be done by {H}.}|“I shall need somebody with two good legs,” said {ill}. {young:{H} had them.|That was no trouble. {H} had brought them.}}
{ill} had to lie {is_back:quite flat|with one leg up} for a good while, and mend. {young:It would all mend again, but it was very slow.|It was going to mend, the doctor was certain of that, but bones and backs can’t be hurried.}
So there was a bell. {young:One ding was for water, and two were for the other cushion.|One ding was for water, said {ill}, and two dings were for the other cushion.}
“And three?” asked {L}. ¶ “I don’t know yet,” said {ill}. {young:“We will think of something.”|“Something will turn up.”}
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: L carry happy cushion; ill sit; heroes carry; friends stand
# things: sofa; glass on table; table; bell on table; cushion in L.hand
Ding, it went, and {L} ran. {young:There was the water, and only a bit of it was on the rug.|The water came at once, and nearly all of it was still in the glass.}
{joining}
{musing} # personal
Ding, ding, it went, and that was the cushion. {young:It went in behind the neck, and was thumped.|It went in behind the neck, and was thumped, and was taken out again, and was put in the other way.} # usual
{hinderer_person:“That was one and a half,” said {hinderer}, and came with half a glass and no cushion.} # beat
{hinderer_animal:{hinderer} came at each ding as well, and sat down in front, and expected something.} # beat
{hinderer_carried:{hinderer} was put on the cushion, to keep it warm until it was called for.} # beat
“You are very quick,” said {ill}, and {L} stood {young:very straight, with a towel on one arm.|as straight as a waiter.} # usual
There was a ding for the blind, and a ding for the pencil that had rolled off. {young:Up and down went {L}, and was never so useful.|There was one for the pencil once more. {L} had never been so useful.} # usual
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: A hold tray; heroes carry toast; friends sit
# things: tray in A.hand; toast on tray; cup on tray; table
At four there was a tray. {young:It had toast on, and a flower.|It had toast on it, and a flower in an egg cup, and a comb, in case.}
{A} carried it in both hands, {young:one step, and one more step.|at about the speed of a snail that is thinking of something else.}
The toast slid to the left. {A} leaned to the right. {young:It slid back.|It slid back, and had a look over the other side.}
“I am nearly there,” said {A}, at the door, {young:and at the rug, and at the table.|and said so again at the edge of the rug, and by the lamp.}
“That is the best toast I have had lying down,” said {ill}, and ate it, the cold end first. # spare
The flower had no water in its cup. That was a thing for the bell, and {ill} rang it, for the flower.
It drank nearly all of it, for such a small flower. # more
-> DONE

=== l1
# aside
# shot: close
# place: living-room; afternoon; clear
# action: A draw pencil; ill sit; heroes draw; friends sit
# things: sofa; pencil; paper on wall; bell; themed
It had to be written down, it got so long. {young:{A} drew it, and it hung on the wall.|{A} did it with pictures, so that nobody would have to put their glasses on.}
Four was the newspaper. {young:Five was the other shoe, and there was only one foot for it.|Five was glasses, six was the other glasses, and seven was for turning the lamp so that it did not shine on the nose.}
“What is eight?” asked {A}. {young:¶ “A biscuit for the runner,” said {ill}.|¶ “A biscuit, for the person who comes running,” said {ill}. “You have to count to eight to get it.”}
They had to ring it twice, {young:because they lost count.|because they lost count at six, and it might have been glasses.}
{themed_a} had a number of its own, which was twelve. # personal
Only at three there was no picture. It was just white there, and everybody saw it who came by. # more
-> DONE

=== s3
# shot: behind
# place: kitchen; dusk; clear
# action: L sit cross; heroes sit; friends sit
# things: table; chair; glass on table; shoe
By evening {L} had been to the kitchen and back a hundred times. {young:Both feet were hot, and the legs were tired.|The feet were hot, and the legs had begun to ask who was mending them.}
Ding, it went. But {L} did not run, and sat down under the table, {young:and was not in.|where waiters sit when they are not in.}
It is hard to say no to a person who can’t get up. So {L} said it to a chair. # usual
{helper_person:“I will take this one,” said {helper}, and went with the glass, and did not ask.} # beat
{helper_animal:{helper} came in under the table as well, and was not in either, and sighed.} # beat
{helper_carried:{helper} was under there already, and there was just room for two.} # beat
Ding, it went, once more, and ding, and ding. They were small ones. {young:Then it stopped.|Then nothing came for a good while.}
{L} looked out. {young:“I am tired,” said {L}, from under there.|“I have no more legs,” said {L}, loudly, so that it could be heard on the sofa. “They are used up.”}
“Then come and put them up,” said {ill}. “I have room for two more.”
-> DONE

=== m2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A lie-back happy on sofa; ill sit; heroes sit; friends sit
# things: sofa; 2 cushion on sofa; blanket; bell on table
So there they were, with everything up that could be put up. {young:It was nice.|From down there you see quite another room, with a lot of ceiling in it.}
“What do you look at all day?” asked {A}. ¶ “At that,” said {ill}. {young:It was a crack like a duck.|Up in the corner there was a crack that was a duck, if you let your eyes go slack.}
{A} had never seen it. {young:“It needs a hat,” said {A}.|“It wants a hat,” said {A}. ¶ “At about eleven o’clock it gets one,” said {ill}, “when the sun comes round.”}
{pausing} # company
They looked at the duck till it was dark. {young:It did not do much.|It was not a busy duck, and they had come to like that about it.}
Nobody wanted anything. The bell just sat there.
Somebody’s tummy said something, and it was not found out whose. # more
-> DONE

=== l2
# aside
# shot: two
# place: living-room; dusk; clear
# action: ill give bell at A; A hold surprised bell; heroes stand; friends stand
# things: sofa; blanket; lamp; bell in A.hand
“Now you lie there, and I am the one who comes,” said {ill}, {young:and gave {A} the bell.|and handed over the bell, since it was only fair.}
{A} rang it. {young:“I am on my way,” said {ill}, and did not get up.|“I am on my way,” called {ill}, and moved one finger towards the glass, as fast as it would go.}
It took a very long time. {young:The finger walked on the blanket.|The finger walked all the way along the blanket, and had to rest at the second fold.}
“Here is your water,” said {ill}, {young:and there was no water.|out of breath. It had spilled the lot.}
{A} gave the finger a biscuit, and it went home the same way. # spare
It is a good deal easier to ring than to come. They both said so.
After that the bell went back, since the finger had to lie down as well. # more
-> DONE

=== s4
# shot: close
# place: living-room; night; clear
# action: L hug ill; ill hug L; heroes sit; friends sit
# things: sofa; bell on table; lamp; blanket
“What did you ring for, that last time?” asked {L}. {young:“When I was not in?”|“When I was not in. Was it the water or the cushion?”}
“It was nothing,” said {ill}. ¶ “It must be for something,” said {L}. # usual
{ill} turned the bell round by its handle. “I had the water,” said {ill}, “and I had {young:all the cushions.|both cushions, and did not want for one single thing.} And still I thought: where is {L}?”
{L} knew that one. {young:It comes in bed, when it is dark, and you call all the same.|It comes at night, mostly, when you have had your drink, and the door is open, and you call all the same.} # usual
So that was what three was for. {young:They tried it: ding, ding, ding.|They tried it out, to hear how it sounded.} # usual
“Three is for nothing,” said {L}. “You don’t have to bring a thing. {young:You only have to come.”|You only have to say that you are there.”}
-> DONE

=== m4
# aside
# shot: two
# place: living-room; night; clear
# action: ill wave; L hold bell; heroes stand; friends stand
# things: sofa; blanket; lamp; bell; glass on table
Before bed {L} saw to it all. There was water. There was the one cushion, and there was the other.
“Are you all set?” asked {L}, like a nurse. ¶ “All set,” said {ill}.
“And what about me?” asked {L}. “I have not got a bell.”
“You have got a bed,” said {ill}. “It has wood. You can knock on it.”
So {L} had a bell as well. It went with the hand. # spare
It was not so grand as the other one, but you could not lose it. # more
-> DONE

=== l3
# aside
# shot: close
# place: bathroom; night; clear
# action: L wash calm; heroes wash; friends sit
# things: sink; soap; towel; tap
The feet went in the basin, one by one. They had come a long way.
They had been a waiter, and a nurse. Now they were just feet.
The water was warm. All ten toes came up to look. # spare
“Ding,” said {L} to the soap. It came, after a bit of a hunt. # more
One heel had a red place. It got some cream, and a blow. # more
They were dried in between. # more
Then they had only to go to bed. It was not far.
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: L lie-back calm; heroes lie-back; friends sit
# things: bed; lamp; quilt; door
The door was open, so that a ding could come in.
Things mend at night, mostly. You can’t hear it, but they do. # spare
{L} lay as still as could be, to show how it is done.
Down there it was warm, and there was a light. # more
A page was turned. You could just hear that. # more
One foot gave a hop, in case it was wanted. It was not.
It went back under. # more
-> DONE

=== l4
# aside
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: table; bell on table; glass on table; moon; window
The bell stood by the sofa, with its tongue still.
The glass was full. Both the cushions were in. # spare
The blanket went up a bit, and down a bit. # more
There was one in it for water, and two for the cushion, and three for nothing. # spare
The moon came by, and laid a bit of light on top, for nothing. # more
It was dark in the kitchen. Nobody ran.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L lie-awake; heroes sleep; friends sleep
# things: bed; quilt; pillow; lamp; themed
It was quiet, up and down the house. # usual
{resting}
{keepsake}
{dream} # spare
{L} had water. {L} had both the pillows. # usual
Knock, knock, knock went {L}, on the bed.
It was quite soft. Nobody could have heard.
Ding, ding, ding, it came up from the sofa.
That was three.
{L} did not get up. {L} did not have to bring a thing.
Three is for nothing.
Goodnight, {H}. Goodnight to {ill}.
Goodnight.
-> DONE

=== next_night
In the morning the bell was gone from its place. It was found in the kitchen, beside the toaster, with a note under it.
“Gone to the end of the hall and back,” said the note, in a rather wobbly hand. “Eleven minutes. That is a record.” And underneath it said, “Ding, ding, ding.”
-> DONE

=== next_bedtime
If it went three times, that was for nothing. It was good to hear it.
-> DONE
