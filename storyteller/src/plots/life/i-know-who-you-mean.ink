# about: embarrassed(called the teacher&!stupid&!name|called her teacher&!stupid|called his teacher&!stupid|called your teacher|called&teacher&mum|called&teacher&mummy|called&teacher&mom|called&teacher&mommy|called&teacher&mama|called&teacher&mam|called&teacher&mammy|called&teacher&dad|called&teacher&daddy|called&teacher&granny|called&teacher&nan|called&teacher&nana|called&teacher&grandma|called&teacher&grandad|said&mum&teacher|said&mummy&teacher|calling&teacher&mum|calling&teacher&mummy|calling&teacher&mom|calling&teacher&dad|called mrs&mum|called mrs&mummy|called miss&mum|called miss&mummy|called ms&mom|called mr&dad|called mr&daddy|called mr&mum|called mr&mummy)
# about: school-day(called&teacher&mum|called&teacher&mummy|called&teacher&mom|called&teacher&mommy|called&teacher&mama|called&teacher&mam|called&teacher&dad|called&teacher&daddy|said&mum&teacher|said&mummy&teacher|called mrs&mum|called mrs&mummy|called miss&mum|called miss&mummy); left-out(called&teacher&mum|called&teacher&mummy|called&teacher&mom|called&teacher&mommy|called&teacher&mama|called&teacher&dad|called&teacher&daddy)
# also: embarrassed; school-day; sad; shy; left-out; person
# news: bad
# kind mummy: mummy|mummies
# kind mommy: mommy
# kind mama: mama|mamma
# kind mom: mom
# kind daddy: daddy
# kind dad: dad
# kind granny: granny|nana|grandma
# kind grandad: grandad|grandpa
# wants: child
# role grownup: parent = the grown-up with the peas
# names: Gerald | Humphrey | Clement
# ages: 3-9
# needs: speaking
# holds: school(kind), dark(kind)

=== title
{~I Know Who You Mean|Goodnight, Gerald}
-> DONE

=== s1
# shot: two
# place: kitchen; afternoon; clear
# action: L crouch sad; heroes crouch; grownup crouch at L; friends stand
# things: table; tablecloth on table; chair; biscuit on table
{~“I am not going back there,” said {H}, {young:from under the table.|from under the table, where there was half a biscuit to live on.}|There was a lump under the tablecloth, and it had shoes. {young:It was {H}.|It was {H}, who would be staying in there from now on.}|It was only one word, and on account of it {H} {young:sat under the table.|had sat under the table ever since school.}}
{grownup} looked in under the cloth. “What was it?” ¶ “I wanted to call the teacher,” said {L}, {young:“and the wrong word came out.”|“and somebody else’s word came out in front.”}
“Which one?” ¶ “{is_mummy:Mummy|{is_mommy:Mommy|{is_mama:Mama|{is_mom:Mom|{is_daddy:Daddy|{is_dad:Dad|{is_granny:Granny|{is_grandad:Grandad|Mum}}}}}}}},” said {L}, into both knees.
“Oh,” said {grownup}, and came in under the table as well, {young:and sat there, with a bent neck.|and sat there, with a neck that had to be folded.} # usual
Everybody had heard. {young:It was quiet in there, and then it was not.|For a moment it had been quiet, and then it had not been quiet at all.} # usual
“I want it back,” said {L}. {young:“I want it to be in again.”|“I want it to be in again, and never to have been out.”}
-> DONE

=== s2
# shot: wide
# place: kitchen; dusk; clear
# action: L point worried at milk; heroes sit-on-chair; grownup sit-on-chair; friends sit-on-chair
# things: table; tablecloth on table; milk on table; 2 plate on table; lamp
By supper {L} had come up to the table, but with both hands over the mouth, {young:so that no more got out.|because where one has got out there may be others waiting.}
{joining}
{musing} # personal
The hands came away for a potato, and then they went back, {young:quick as a lid.|as quick as the lid on a pan of frogs.} # usual
For the butter, {L} pointed. {young:For the milk, {L} mooed.|For the milk, {L} mooed, which is not a word, and can’t be the wrong one.}
{hinderer_person:“Bread?” guessed {hinderer}. “A cow? Is there a cow?” And {hinderer} passed everything on the table but the milk.} # beat
{hinderer_animal:{hinderer} had never heard that one at the table, and had to look under it for the cow.} # beat
{hinderer_carried:{hinderer} had not said a word either, the whole evening, and had no milk for it.} # beat
{themed_a} was pointed at by mistake, and was passed along with the salt. # personal
“You can’t moo tomorrow,” said {grownup}. {young:“Not all day.”|“Not through the whole of sums.”} ¶ {L} mooed that it could be done. # usual
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: L look-through curious spoon; heroes peek; grownup sit-on-chair; friends peek
# things: table; spoon; bowl on table; lamp
Then {L} looked in, to see how it had got out. {young:A spoon is good for that, if it is clean.|For that you need a spoon that has been licked, and you hold it up like a looking-glass.}
In the spoon there was a very big nose, {young:and under the nose was the mouth.|and a long way under the nose, wide open, was where it must have happened.}
There were the teeth, all in a row. {young:They had not stopped it.|Any one of them could have stopped it, you would think, and not one of them had.}
“Can you see the words?” asked {L}. {young:It was hard to say, with the mouth open.|With the mouth open it came out as something else, but they could tell.}
{grownup} bent down to look. {young:“I can see potato,” said {grownup}.|“They keep well back,” said {grownup}. “I can only see potato.”} # spare
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: L draw; heroes sit; grownup stand; friends sit
# things: table; paper on table; crayon on table; lamp on table
If you can’t go back, you have to go somewhere else. {L} made a list, {young:with a picture of each.|with a picture of each place, to see how it would look with a bed in it.}
First there was the place under the table. {young:It was dry, but there were feet.|It was dry, and near the kitchen, but at every meal it filled up with feet.}
Next came Spain. ¶ “Has it got teachers?” asked {L}. ¶ {young:“Lots,” said {grownup}.|“I am afraid that it is full of them,” said {grownup}, “from one end to the other.”}
So Spain was crossed out, and so was France. {young:The moon was good, but it was up too late.|The moon had no teachers at all, but then it had nobody to get the lid off things.}
{L} looked at the end of the list. {young:There was only home.|After the moon came a whale, and after the whale there was only home.}
-> DONE

=== s3
# shot: two
# place: kitchen; dusk; clear
# action: grownup carry surprised pan; L push curious door; heroes stand laughing; friends stand
# things: door; table; lamp; pan in grownup.hands
{grownup} came in with the peas, and had no hand left. “Shut the door, please, Gerald,” said {grownup}.
It was quiet in the kitchen. {L} let go of the mouth. {young:“Who is Gerald?”|“Who,” said {L}, out loud, “is Gerald?”}
{grownup} had gone red, {young:up to the ears.|as far up as there was any {grownup}.} “Did I say Gerald?” ¶ “Yes!” said {L}.
“He was a tortoise,” said {grownup}. {young:“I had him when I was small.”|“I had him when I was small. He has never so much as been in this house.”} # usual
{helper_person:“It was me on Friday,” said {helper}. “I was Gerald all through breakfast, and I passed the jam.”} # beat
{helper_animal:{helper} had come at once. {helper} comes to Gerald, too, if there are peas.} # beat
{helper_carried:{helper} was turned over, to be sure, but there was no shell on the other side.} # beat
“I wanted to say {L},” said {grownup}. “It was in front.” ¶ {L} was by the door, and the door was shut. {young:{L} had shut it.|Somebody had been asked to shut it, and somebody had.}
“You came, though,” said {grownup}. ¶ “Well,” said {L}, “I knew who you meant.”
-> DONE

=== m2
# aside
# shot: behind
# place: living-room; dusk; clear
# action: grownup hold telephone; A listen laughing; heroes sit laughing; friends sit
# things: sofa; telephone; lamp; cup on table; table
“That was nothing,” said {grownup}. {young:“I have done worse. It was on the telephone.”|“I have done far worse, and by telephone, to somebody whom I had never seen.”}
It had been the man about the boiler. {young:He said that he would come at nine.|He said that it would be some time between eight and one, and was there a dog.}
“And then I said goodbye to him,” said {grownup}, {young:“and I said, ‘Love you!’”|“and behind the goodbye, where it always is, came ‘Love you’.”}
{A} fell off the sofa. {young:“To the boiler man?”|“To the boiler?” said {A}, from down there.} # spare
{pausing} # company
“What did he say?” asked {A}. ¶ “First it was quiet,” said {grownup}. {young:“Then he said, ‘All right, then.’”|“And then he said, ‘Right you are.’ And he came at half past eight, with a new tap, and was very nice.”}
-> DONE

=== l2
# aside
# shot: close
# place: hallway; dusk; clear
# action: L shout; grownup peek curious behind door; heroes stand; friends stand
# things: stairs; door; coat on hook; hook
You can wear a word out, if you say it too often. {young:{L} sat on the stairs, and tried.|That is well known, and so {L} took the one from school to the stairs, and began.}
{L} said it ten times, and it was still good. {young:{L} said it ten times more, and it was only a noise, like a hen.|After another ten it had got thin, and after thirty it was just a noise, such as hens make.}
But each time a head came round the door. {young:“Yes?” said {grownup}. “What is it?”|“Yes?” said {grownup}, with a tea towel. “Did you want something?”}
“I am wearing it out,” said {L}. ¶ “I see,” said {grownup}. {young:The head went away, and came back for the next one.|The head went away, and at the next one it was there again, and could not help it.}
So it could be worn as thin as you like, {young:and it still worked.|and it still worked, as a bell does when the paint is off.}
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: L sit-up curious; grownup sit-on-edge bed; heroes sit-up; friends sit
# things: bed; lamp; pillow; jar; lid
“Why Gerald?” asked {L}, in bed. ¶ “They hang on one hook,” said {grownup}. “All that I am fond of. {young:And I was in a hurry.”|If I am in a hurry, I take what comes off first.”}
{L} thought about that. ¶ “What did you want,” asked {grownup}, “when you called the teacher?” # usual
“The lid was stuck,” said {L}. “It was the glue.” ¶ “And who came?” ¶ “The teacher.”
“And nobody said, ‘That is not my name’?” ¶ “No,” said {L}. “The lid came off.”
“It is the word for when a lid is stuck,” said {grownup}. “You have had it so long. {young:It goes by itself.”|It went before you could walk. It knows the way by itself.”}
So it had not got out. It had gone to fetch somebody. {young:And somebody had come.|And it had come back with the right one.} # usual
“The teacher knew who I meant,” said {L}.
-> DONE

=== m4
# aside
# shot: two
# place: bathroom; night; clear
# action: L brush-teeth calm; grownup stand; heroes brush-teeth; friends sit
# things: basin; toothbrush; mirror; towel
“Am I the only one?” asked {L}, and then the teeth were brushed.
“I should say that it is one a week,” said {grownup}. “There are thirty of you, and all that glue.”
{L} did the top ones. “And big ones, too?” # spare
“I am sure of it,” said {grownup}. “A man will come to look at the pipes, and be asked to sit down, and out it pops.” # spare
{L} had to laugh at that, and it made foam on the mirror. # spare
There was a foam nose there, and a foam chin. It looked quite kind. # more
-> DONE

=== l3
# aside
# shot: wide
# place: hallway; night; clear
# action: grownup stand; L stand sleepy; heroes stand; friends stand
# things: row of 4 hook; coat on hook; hat; lamp
On the way to bed they went by the hooks. It was dim there.
“Is it like this?” asked {L}. ¶ “Just like this,” said {grownup}. “Only you do not see it.”
The coats hung close, one on top of the next. It is hard to get one out alone.
{L} gave a pull at a sleeve. What came was a hat. # spare
“You see,” said {grownup}. “I wanted the coat.” ¶ “It was on the same hook,” said {L}. # spare
They hung it up again. They did not laugh at it. # more
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit beside bed; heroes lie-back; friends sleep
# things: bed; quilt; pillow; lamp
“Will they still know tomorrow?” asked {L}.
“One of them may,” said {grownup}. “But there will be a dog in the playground, or a wet sock. You know how it is.”
{L} knew how it was. A wet sock is hard to beat. # spare
“And if it comes out again?” ¶ “Then somebody will come.” # spare
{L} lay down flat, with both hands on the quilt. There was nothing to hold shut.
-> DONE

=== l4
# aside
# shot: object
# place: school; night; stars
# action: heroes sleep
# things: table; jar on table; lid; row of 4 chair; moon
At school it was dark. The chairs were up, with their legs in the air.
The glue was on its shelf. Its lid was on, and not too tight.
A word had been said in here. It had gone up as high as the lamp. # spare
Then they had all gone home, and it had gone home as well. # spare
You could not see that it had been there. The floor was swept. # more
The moon came in, and sat in the big chair. No one called it a thing.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; lamp
It was warm in bed. The hands lay where they were. # usual
{resting}
{keepsake}
{dream} # spare
There was one more thing to say. {L} was a long way down, and had to fetch it up in a hurry. # usual
“Goodnight, teacher,” said {L}.
It was quiet. And then it was still quiet.
“I know who you mean,” said {grownup}. “Goodnight, Gerald.”
It was the same hook.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A tortoise was sitting on the step in the morning. It was a plaster one, with a chip, and it had always lived at number nine, among the leeks.
“Are you Gerald?” asked {A}. It did not say no. There was a leaf in its mouth, so that it could not say the wrong thing, or anything else. {A} told it that it did not have to, and put it in the sun. By lunch somebody had come over from number nine, and knew at once who was meant.
-> DONE

=== next_bedtime
Somebody was called by the wrong name, and came all the same.
-> DONE
