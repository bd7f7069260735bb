# about: quarrel(front of her&!keep|front of him&!keep|front of them&!keep|front of the kids|front of the children|dad had a&!keep|daddy had a&!keep|mum had a&!keep|mummy had a&!keep|mom had a&!keep|mommy had a&!keep|granny had a row|grandma had a row|nan had a row|dad shouted at each|mum shouted at each|shouted at each other&mum|shouted at each other&dad|dad fought|mum fought|mom fought|daddy fought|dad argued|daddy argued|mum argued|mummy argued|mom argued|dad arguing|daddy arguing|mum arguing|mummy arguing|heard us&!keep|saw us&!keep|us arguing&!keep|us shouting&!keep|us fighting&!keep|we argued|we had a row|we had a fight|we had an argument|parents argu|parents quarrel|parents fought|parents had|parents shout|i fell out&daddy|i fell out&dad|i fell out&mummy|i fell out&mum|i argued&dad|i argued&mum|i had a row|i had a fight|i had an argument|my husband|my wife|my partner); parents-apart(had a fight&!separat&!split|had a row&!separat&!split|had an argument&!separat&!split); sad(us arguing|us fighting|us shouting|heard us|saw us arguing); scared(us arguing|us fighting|us shouting|heard us); nervous(us arguing|us fighting|us shouting|heard us)
# also: sorry; sad; nervous; scared; angry; question; quarrel; cannot-sleep; parents-apart; person; place; embarrassed
# news: bad
# kind made: made up|make up|sorry|fine now|all fine|all good|ok now|okay now|ok again|okay again|friends again|good again|love each other
# wants: child
# role grownup: parent(mum|mummy|mama|mom|mommy|daddy|papa) = the grown-up with the peas
# ages: 4-10
# needs: hearing
# holds: quarrel(kind), dark(kind)

=== title
{~Who Left the Butter Out?|Murmur, Murmur, Clink}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: L sit-on-chair worried; heroes sit-on-chair; grownup sit-on-chair; friends sit
# things: table; 4 plate on table; butter on table; lamp
{~“After you with the peas.” “No, no, after you.” {H} looked from one end of the table to the other. {young:It was much too polite.|Nobody in that house had ever been so polite about peas.}|It was quiet at supper. {young:It was too quiet. {H} listened.|It was so quiet that you could hear the peas, and {H} had stopped chewing, so as to miss nothing.}|There had been a row, and {H} had heard it. {young:Now it was supper, and it was all “please” and “thank you”.|Now it was supper, and everybody said “please”, and then “thank you”, and then nothing.}}
It had been a row between two grown-ups, {young:and it was loud.|and it had been loud, with corners on it.} It was over. It had not been about {L}, and they had both said so.
But {L} had been listening ever since, {young:in case it came back.|so as to hear it in good time, if it should come back.}
“You are very quiet,” said {grownup}. ¶ “I am listening,” said {L}. # usual
“What to?” ¶ “To you,” said {L}. {young:“You don’t sound right yet.”|“You don’t sound the way that you do.”} # usual
-> DONE

=== s2
# shot: above
# place: kitchen; dusk; clear
# action: L point curious at butter; grownup hold bowl; heroes sit-on-chair; friends sit
# things: table; butter on table; plate under butter; bowl; clock
Then {L} saw the butter.
{joining}
{musing} # personal
The butter was still there from breakfast, {young:all soft.|and had gone soft, and leaned.}
On any other day there was a song for that. “Who left the butter out?” it went. “Not me.” “It was you.” “It was not.” {young:Then they laughed.|And so on, until somebody had to laugh.}
{hinderer_person:“It is nearly runny,” said {hinderer}, very loud and clear, and waited. But nobody sang.} # beat
{hinderer_animal:{hinderer} looked at the butter as well, and came a bit nearer. Even so nobody sang.} # beat
{hinderer_carried:{hinderer} was put down right beside the butter, to point it out. But nobody sang.} # beat
Tonight they both saw it. {young:They both looked away.|They both looked at the salt.} “Lovely peas,” said {grownup}. # usual
So that was how {L} knew. {young:It was not right yet.|It was over, but it was not right yet.}
-> DONE

=== m1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: grownup bow; woman bow; A stand curious; heroes stand; friends stand
# things: door; coat on hook; hook; tray in grownup.hand
# people: woman
After supper they both wanted to go through the same door. {young:“After you.” “No, after you.”|“After you,” said the one, and stood back. “Not at all,” said the other. “After you.”}
They stood there, one with the plates and one with the pan, {young:and nobody went.|and bowed a little, and nobody got anywhere.}
On any other day you heard a bump, and then you heard who had the right of way. {young:{A} missed the bump.|{A} had never thought that it was possible to miss a bump.}
“I will go,” said {A}, and went, and after that they could.
The pan had gone quite cold by then. # more
{pausing} # company
“Thank you so much,” they said, {young:both at once.|both at once, and then they were sorry to have spoken at the same time.} # spare
-> DONE

=== l1
# aside
# shot: close
# place: hallway; dusk; clear
# action: A kneel worried before shoe; heroes crouch; grownup walk; friends stand
# things: stairs; shoe on stairs; coat on hook; hook; themed
So {A} put one shoe on the stairs, {young:on the third step, right in the middle.|on the third step, right in the middle, where there has been more said about shoes than in any other place.}
Then {A} went behind the coats, {young:to hear.|from where you hear best, and waited.}
Somebody came up, and stopped. {young:{A} held on to a sleeve.|Now it would come, thought {A}, and it would have the word “always” in it.}
“What a nice shoe,” said somebody, {young:and went round it.|and stepped over it, with great care, so as not to disturb it.}
It was worse than {A} had thought. {young:Who says that to a shoe?|Nobody who is well says that to a shoe.}
{A} took it down again, and put it with the other one, in the row. # more
{themed_a} was on the step as well, and nobody told it to move. # personal
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: grownup kneel calm before L; L sit-on-chair worried; heroes sit-on-chair; friends sit
# things: table; butter on table; lamp; cloth
“Ask me,” said {grownup}, when the table was wiped. “I can see that there is something.”
“Is it over?” said {L}. ¶ “It is over,” said {grownup}. “It was loud, and I am sorry that you heard it.”
“Was it me?” ¶ “No. It was ours, all of it. {young:You did not begin it, and you did not have to stop it.”|You did not begin it, and it was never your job to stop it.”}
{helper_person:“I asked that as well,” said {helper}, and put an elbow next to {L}’s elbow.} # beat
{helper_animal:{helper} put a chin on {L}’s foot, and kept it there for the whole of the talk.} # beat
{helper_carried:{helper} was taken on {L}’s lap, and was held on to with both arms.} # beat
{
- is_made:
“And do you like each other?” ¶ “We do,” said {grownup}. “We are only a bit shy, {young:from the shouting.”|from all that shouting.”} # usual
- else:
“And do you like me?” ¶ “Both of us do,” said {grownup}. “{young:You can’t shout that away.”|That is not a thing that anybody can shout away.”} # usual
}
{L} nodded. It was good to be told. {young:But it had only been told, and {L} wanted to hear it.|But it had been told in a very careful voice, and it was the other voice that {L} wanted.} # usual
-> DONE

=== m2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A lie-front curious; heroes lie-front; grownup fold shirt; friends sit
# things: rug; bed; lamp; shirt
If you lie on the bedroom rug you can hear the kitchen come up. {young:There are no words in it.|You can’t hear the words, because the floor keeps those, but you can hear what sort of talk it is.}
{A} knew them all. There is the telephone, {young:which has holes in it.|which is half a talk with holes in it.} There is the shopping, which goes along in small steps. {young:“Eggs. Milk. Rice.”|“Eggs,” it goes, and “milk”, and then a long one, which is washing powder.}
There is the one about your birthday. {young:It stops when you come in!|That is very low and quick, and it stops when you open the door.}
And there is the row. {young:That one has corners.|That comes up through the rug all in corners, and you know it at once.}
There was nothing like that now. {young:There was a spoon.|There was a spoon, and a tap, and some more of the “not at all”.} # spare
{A} put the other ear down, to be fair to both of them. # more
-> DONE

=== l2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A point happy at cushion; grownup fold blanket; heroes stand; friends sit
# things: sofa; 2 cushion on sofa; blanket; lamp
There was a little fight about the blanket, as there is each night. {young:It was just a small one, and {many:{B}|{grownup}} had begun it.|It was only a small one, and it was {many:{B}|{grownup}} who had begun it.}
“Give it here,” said {A}. {young:And it was pulled.|It was pulled this way, and it went back that way, with a noise like a sail.}
Then {A} stopped. {young:“Was that a row?”|“Was that one?” said {A}. “Did we do one?”}
“No,” said {grownup}. “That was only the blanket.” ¶ “How do you tell?” {young:¶ “You are not cold after it,” said {grownup}.|¶ {grownup} thought about it for a time. “Afterwards nobody is cold,” said {grownup}.}
And nobody was. It went right across, from toe to toe, with a bit over.
-> DONE

=== s4
# shot: behind
# place: bedroom; night; clear
# action: L sit-up surprised; heroes sit-up; friends sit
# things: bed; rug; lamp; pillow
Then it was bed. Down in the kitchen they did the plates. {young:You could hear them in bed.|You could hear it come up through the rug.} Murmur, murmur, clink.
{L} lay and listened. {young:It had no corners.|It had no corners on it, so far.} # usual
Then it stopped. {L} sat up.
“Who,” said somebody, so loud that every word came through, “left the butter out?”
{L} held on to the quilt.
“Not me,” said somebody else. “It was you.” “It was not.” “It was you on Tuesday, too.”
And then somebody had to laugh. {young:It went down the nose.|It was the sort that goes down the nose, and after that the other one had to, too.}
“That is not a row,” said {L}, and lay down again. “That is only the butter.”
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; night; clear
# action: grownup sit beside bed; woman sit beside bed; L lie-back happy; heroes lie-back; friends sit
# things: bed; lamp; quilt; pillow
# people: woman
They both came up to say goodnight. It was a small bed for it.
One sat on the left, and one sat on the right. The quilt went tight.
“You sat on my foot,” said the one. ¶ “It was in the way,” said the other.
{L} looked from left to right. It was like being the butter. # spare
“Do that again,” said {L}. They did not know what. # more
There was not much room left, in the middle. It was warm. # more
So they both said goodnight, not quite at the same time.
-> DONE

=== l3
# aside
# shot: close
# place: bedroom; night; clear
# action: grownup whisper L; L lie-back calm; heroes lie-back; friends sit
# things: bed; lamp; pillow
“Was it you?” asked {L}, when there was only one of them left.
“Was what me?” ¶ “The butter.”
{grownup} bent down very near. “Yes,” said {grownup}, in {L}’s ear. “But don’t tell.”
{L} did not tell. It was nice to have, and it was not heavy. # spare
“I will put it away,” said {grownup}. “But first I will have a piece of bread.” # more
The pillow was cool on the one side and warm on the other.
You could have it as you liked. # more
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back; friends sleep
# things: bed; quilt; lamp; rug
After that it was the low sort again.
Murmur, it went, and then murmur. Then there was a bit with no words.
{L} did not have to listen. It came up by itself. # spare
It was like rain, when you are in.
There came a step, and a tap was shut. Then there were the eggs, and the milk. # more
One ear was in the pillow. One ear was up. It had done a lot today. It could stop now.
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; plate on table; butter on plate; moon; window
In the kitchen the light was out. Four chairs stood round the table.
The butter was on its plate. It had been put away.
It had been put away, and got out again, for a piece of bread. # spare
Two cups stood by the tap. Their handles touched. # spare
The moon came in, and looked at the butter. It did not say who.
The toaster had been there the whole day, and it did not say, either. # more
It was just a kitchen, and it was just night. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; quilt; pillow; lamp
The bed was warm. It was dark, and it was not too quiet. # usual
{resting}
{keepsake}
{dream} # spare
Murmur, murmur, it went, under the rug.
Clink. That was a cup.
“Not me,” said {L}. It was half in a dream. # usual
Down there somebody laughed, down the nose.
It went up the stairs, and in at the door.
Murmur, murmur.
Clink.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the butter had a paper flag in it, on a toothpick. “NOT ME,” it said, in a big round hand.
By lunch there was a second flag. “NOR ME,” said that one, and the writing was quite another. {A} thought it over, and looked into all the drawers, and when everybody came in for tea there was a third, on a lolly stick: “ASK THE TOAST.”
-> DONE

=== next_bedtime
Murmur, murmur, it went, under the rug. It was only the butter.
-> DONE
