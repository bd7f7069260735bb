# about: left-out(called|calls|calling|name|teas|mean|horrible|nasty|unkind|bull|laughed|laughing|made fun|making fun|stupid|ugly|smell|weird); embarrassed(called&!teacher&!mrs&!miss|name|laughed&!called her teacher&!called his teacher&!called the teacher|teas)
# also: sad; angry; school-day; embarrassed; hair; new-glasses
# news: bad
# wants: child
# role grownup: parent = the grown-up at the iron
# kind baby: baby|babyish|cry baby|crybaby|little|small|shorty|titch|shrimp
# ages: 4-10
# holds: dark(kind)

=== title
{~It Does Not Fit|Somebody Else’s Jumper}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: A pull cross jumper; heroes pull jumper; friends stand surprised
# things: jumper on A; mirror; coat
{~{H} came home with a name on. {young:Somebody had put it there.|Somebody had put it on from behind, at playtime, and it went right over the head.}|“What have you got on?” said {grownup} in the hall, and {H} {young:did not want to say.|pulled the coat shut over it.}|Coat off, shoes off. {young:But {H} had something else on, and it did not come off.|And there stood {H}, and had still got something on, and it was a name.}}
{
- is_baby:
It was the sort with a frill, and a bow at the neck. {young:It was much, much too small.|It ended at the elbows, and it would have been tight on a doll.}
- else:
It was brown, and it scratched. {young:It came down to the knees.|It came down to the knees on one side, and had been left out in the rain.}
}
It was not one to say out loud. {young:They had laughed, and {A} had walked home in it.|But they had laughed at it, and then {A} had been seen in it by everybody, all the afternoon.}
{A} wanted it off, {young:before bed.|all of it, and before bed.}
{is_wished_person:“It was {wished_person},” said {A}, out of the collar.} # wished
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: A pull worried jumper; heroes pull jumper at A; friends pull
# things: jumper on A; chair; bed; themed on chair
First they pulled. {A} held on to the bed, and the rest of them {young:pulled at the name.|had hold of the name.}
{joining}
It came up as far as the ears. {young:There it stuck.|Names do. They go in quite easily, and then they stick at the ears.}
{themed_a} fell off the chair, and that was all that came off. # personal
{hinderer_person:“Think of something else, and it will drop,” said {hinderer}, and then of course they could all think of nothing else.} # beat
{hinderer_animal:{hinderer} took hold of the other end of it, and pulled as well, but towards the stairs.} # beat
{hinderer_carried:{hinderer} had been tucked into the neck of it by mistake, and so there was one more in there.} # beat
“Ow,” said the jumper. That was {A}, in the jumper. # usual
“Let it down again,” said {A}. {young:“I can’t see.”|“I would like to see out, at least.”} # usual
-> DONE

=== m1
# aside
# shot: close
# place: hallway; dusk; clear
# action: A look-through sad mirror; heroes stand at mirror; friends stand
# things: mirror; jumper on A; hat; coat
Then {A} went and had a look at it in the glass. {young:That was not a good idea, but you do it all the same.|It is a thing that you cannot help, and ought to leave alone.}
From the front it looked bad. {young:From the side it looked worse, and then there was the back.|It looked worse from the side, and then there was still the back.} And the longer {A} looked, {young:the tighter it got, as if it had been knitted on.|the more it seemed to have been knitted on.}
“Perhaps it is me,” said {A}. {young:“Perhaps I look like that, and nobody has said so.”|“Perhaps I have always looked like that, and nobody liked to say.”}
{grownup} looked as well. “I know what you look like,” said {grownup}. {young:“I was there when you came, and now I can’t see you for wool.”|“I was there when you came. I cannot see it at all, for all that wool.”}
-> DONE

=== l1
# aside
# shot: wide
# place: hallway; dusk; clear
# action: A stand worried; heroes hold coat; friends carry coat
# things: coat on A; hat; scarf on A; mirror
If it would not come off, it might be covered up. They put a cardigan over it, {young:and a coat, and then a coat that was bigger.|and a coat, and over the coat somebody’s bigger coat.}
{young:Now {A} was as wide as a door, and both arms stuck out.|By the end {A} was as wide as high, and the arms stood out at the sides like handles.}
“Can you see it now?” asked {A}. {young:They could not, but they could not see {A}, either, and {A} was hot.|It could not be seen. But then {A} could not be seen, either, and {A} was hot.}
“I know that it is there,” said {A}. {young:“It scratches me through all the coats.”|“I can feel it right through the coats. It has got used to me.”}
So off came the big coat, {young:and the coat.|and the coat, and the cardigan, and there it was.} It had not even creased.
-> DONE

=== s3
# shot: two
# place: bathroom; dusk; clear
# action: A wash worried jumper; heroes pour; friends hold soap; grownup hold towel
# things: bath; soap; jumper on A; 4 bubbles
Then they washed it. {A} got into the bath with it on, {young:and they all rubbed.|and they used the soap, and the brush, and the soap again.}
{young:It did not come off. It was wool, and so it shrank.|Some dirt came off. But it was wool, and so it shrank.}
{helper_person:“Arms up,” said {helper}, and wrung out one sleeve, and then the other.} # beat
{helper_animal:{helper} looked over the edge of the bath, sniffed at it, and sneezed.} # beat
{helper_carried:{helper} sat on the side of the bath, in the dry, and did not laugh.} # beat
“Now it is on for good,” said {A}. {young:It was so tight that {A} cried a bit.|{A} said that in a small voice, because there was not much room in there.} # usual
{grownup} did not say that it was only a name. {young:{grownup} got a towel.|{grownup} fetched the big towel, and sat down on the side of the bath.} # usual
“Where does it scratch the most?” asked {grownup}.
“At the back,” said {A}. “There is something in it.”
-> DONE

=== m2
# aside
# shot: behind
# place: bathroom; dusk; clear
# action: A stand calm; heroes stand; grownup kneel behind A; friends sit
# things: towel on A; bath; lamp
They rubbed {A} dry, jumper and all. {young:It took two towels, and then one more for the sleeves.|It took two towels, because wool keeps back a good deal for later.} # spare
“I had a name put on me once,” said {grownup}. ¶ “Which?” asked {A}. {young:“I am not telling,” said {grownup}. “But I wore that name all one winter.”|“I am not telling. It was a yellow sort of name. I wore it for a whole {~winter|summer}.”}
{A} had a look at {grownup}. {young:There was no name to be seen there, only a shirt with a button off.|There was nothing to be seen of it now, not at the neck, and not at the cuffs.}
“How did you get out of it?” ¶ “I do not remember,” said {grownup}, and folded the towel. “One day I went to take it off, {young:and it was not there.”|and there was nothing on but me.”}
{pausing} # company
-> DONE

=== l2
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A hold worried jumper at cat; cat walk calm; heroes kneel; friends crouch
# things: jumper on A; bed; teddy
They tried whether it would go on anybody else. {young:They held a sleeve out to the cat from next door, who had come in.|A sleeve was held out to the cat from next door, who was in for the evening.}
The cat walked straight through it. {young:You can call a cat what you like, as long as you have fish.|You can call a cat what you like, and she will look to see whether there is fish in it.}
They tried it on the bedpost. {young:The post did not mind, but it has no shoulders, and so it slid down.|The post had no feelings about it, and no shoulders, and it slid down.}
“It only sticks on people who listen,” said {A}. {young:“I listen with both ears, and that is too much.”|That was noted. But there is not a great deal that you can do about your ears.}
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: A read surprised label; heroes read label; grownup hold lamp; friends look-up
# things: jumper; label on jumper; lamp
{L} put a hand down inside the collar, as far as it would go. There was a label, and that was what scratched the most.
“Can you read it?” said {L}. {grownup} held the lamp. It was a name tape, {young:the sort you have in a coat.|the sort that is sewn into coats, so that they come home.}
It had a name on it. It was not {As}.
“It is not mine!” said {L}. {young:“It has got somebody’s name in it!”|“It belongs to whoever said it! It has been in there the whole time!”}
And under the tape was another, older, in red. It was a big brother’s. {young:And under that was one more.|Under that was one more, so washed that it had no letters left.} # usual
“It has been handed down,” said {L} slowly. “He had it on. And then he put it on me. {young:It was never made for me.”|Nobody ever measured me for it.”}
{L} took hold of the label, and pulled. And it came off over the head, {young:ears and all.|as easily as other people’s clothes do.} # usual
There it lay, on the floor. It was really very small.
-> DONE

=== m4
# shot: wide
# place: living-room; night; clear
# action: A pull calm wool; heroes hold wool; grownup hold wool; friends sit
# things: jumper; wool; chair; lamp
“Shall we give it back?” asked {grownup}.
{L} thought about it. He would put it on again, or he would put it on somebody.
“No,” said {L}. “It stops here.”
So they found the end, and pulled, and it went back to wool. Round and round it ran, first the one arm and then the other. # spare
By the time they had got to the neck, the name was gone, and there was only a ball of wool.
It was good wool. There had been nothing wrong with that.
-> DONE

=== l3
# shot: behind
# place: living-room; night; clear
# action: A hold sleepy wool; heroes sit; cat play wool; friends sit
# things: wool; teapot; rug; basket
What do you do with a ball of wool? You can tie up beans.
You can make a coat for a teapot. You can go out and leave one end at home.
“The cat can have it,” said {L}.
The cat took it under the chair. She did not ask what it had been.
She lay down on it with all four feet. It was just right for that.
The tapes were left over. They went into the tin, with the buttons.
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A look-through sleepy mirror; heroes brush-teeth; friends hold towel
# things: mirror; towel; toothbrush
In the glass there was somebody in a vest.
{L} looked from the front, and from the side. You could see all of it now.
“That is what I look like,” said {L}. It was only said to know.
The somebody in the glass had a bit of brown wool, just there, at the neck. {L} took it off for them.
It went down the basin, and round, and away. # spare
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes look-up sleepy
# things: house; lamp; moon; window
A few roads off there was another house. A boy lay in bed there.
He had a jumper on, under the pyjamas. It was a thing that a brother had said.
It scratched him, at the back. He put his hand in, and felt.
“There is something in it,” he said.
The moon was at the window. It held the lamp for him.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: pyjamas; lamp; chair
The night things were clean. They went on with no fuss at all. # usual
{resting}
{dream} # spare
There was one name to be put on yet. It was for the night. It had been made to fit, and it had been worn each day. # usual
“{H},” said {grownup}, quite low, and it went on.
It came down to the hands. It came down to the toes. It did not scratch anywhere. # usual
{L} turned over in it. There was room.
“It fits,” said {L}.
It was soft at the neck. There was only one label in it, and that was right.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A thing lay on the doormat in the morning, wrapped in newspaper. It was a coat for a teapot, in brown wool, with a hole for the spout. Nobody could say who had knitted it. The cat looked at the ceiling.
{H} put it on the pot. It came down all round to the table, and the tea was hot until eleven. It had never fitted anybody like that.
-> DONE

=== next_bedtime
The teapot had its coat on. It did not scratch.
-> DONE
