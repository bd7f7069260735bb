# about: fear-dogs
# also: scared; nervous; bravery; shy
# news: bad
# wants: child
# names: Susan | Doreen | Glenda
# names: Mr Ansty | Mr Padgett | Mr Oram
# ages: 3-10
# holds: dog(kind), dark(kind)

=== title
{~You There, Me Here|Eight Lamps}
-> DONE

=== s1
# shot: wide
# place: street; afternoon; clear
# action: A hold worried letter; dog sit calm; heroes walk; ansty hold rope; friends stand
# things: letter; row of 4 street-lamps; postbox; rope
# people: ansty=man(old, hat)
{~“I can post it myself,” said {H}. {young:It was a letter, with a {~snail|boat} on it, and it only had to go to the corner.|It was a letter, with a {~snail|boat} on the back, and it only had to go as far as the corner.}|The stamp was on, {young:and it was nearly straight.|very nearly the right way up, and had been thumped.} {H} had a letter, and it had to go to the post box on the corner.|Down at the corner stood the post box with its mouth open, {young:and {H} had a letter to put in it.|and {H} had something to put in it.}}
It was eight lamps, if you count the street by lamps. But at the fifth one there was always Susan.
{is_wished_place:It had been the same at {wished_place}, with another one.} # wished
Susan was a dog, as big as a sofa. {young:A dog comes just as high as your face, and the teeth are at the front.|Dogs had been made the wrong height, {A} thought, with the teeth at the front.}
“She would not hurt a fly,” said Mr Ansty, who had the other end of the lead. {A} was not a fly. # usual
-> DONE

=== s2
# shot: two
# place: street; afternoon; clear
# action: A walk surprised; dog look-up surprised; ansty bow at A; heroes hold-hands; friends wave
# things: letter; themed; rope; street-lamp
On Monday, then, they went over to the other side. They did it at the crossing, hand in hand, and looked both ways, {young:and when they got there, so had Susan.|and when they got there they met Susan, who had just arrived.}
{themed_a} was taken along, to look fierce. It looked the way it always does. # personal
{joining}
{hinderer_person:“Good afternoon!” called {hinderer}, over the road, and waved, and nobody had wanted that.} # beat
{hinderer_animal:{hinderer} sat down in the middle of the crossing, to think, and both sides had to wait.} # beat
{hinderer_carried:{hinderer} had to change arms in the middle of the crossing, and both sides waited.} # beat
So they went back. {young:Susan had gone back, too. She was there first.|Susan had had the same idea, and was back on the first side before them, rather out of breath.} # usual
“After you,” said Mr Ansty. {young:“No, after you,” they said.|“No, no, after you,” they said, and over they all went again.} It was like two people in a door. # usual
That day the letter came home.
-> DONE

=== m1
# aside
# shot: behind
# place: garden; afternoon; clear
# action: dog peek surprised; A walk curious holding letter; ansty walk; heroes tiptoe; friends walk
# things: 3 bins; puddle; row of 3 cabbages
On Tuesday they went round by the back, {young:where you meet {~bins|a tap}, and never meet a dog.|past the {~bins|water butt} and the leeks, where it is muddy and there is nothing to go there for.}
They were half-way along. Round the bend came a nose, very slowly, {young:and after the nose came all of Susan.|and after it, a good while after it, came the rest of Susan.}
“We thought that we would try the back,” said Mr Ansty, {young:and there was mud on him up to his knees.|with mud up to the turn-ups.}
Nothing more was said. {young:They all turned round, and so did she, and he stood in the leeks.|Both parties turned round, with dignity, and one of them stood in the leeks.}
{pausing} # company
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A write calm letter; heroes pull letter; friends look-through window
# things: letter; envelope; table; window; cup on table
By now the letter had been out a good deal, for one that had not gone. {young:It had a soft corner, and a thumb on the front, and some gravy.|It had one soft corner, and a thumb on the front, and a bit of gravy where it had stood too near the dinner.}
It was for a great-aunt with a parrot. {young:“It is raining here,” it said.|“Dear all,” it said, “it is raining here.”}
{A} looked out. {young:It was not raining. It had not rained for two days, and the path was dry.|It had been, on Sunday, but you could not call it rain any more.}
So {many:{B} opened|they opened} the flap, and put in, “It has stopped.” {young:They shut it with tape, and now it was right again.|They shut it with tape, and then it was {~true|right} again, if it was quick.}
-> DONE

=== m2
# aside
# shot: two
# place: garden; afternoon; clear
# action: A listen curious at hedge; dog crouch worried behind hedge; ansty whisper behind hedge; heroes crouch; friends crouch
# things: hedge; coat on dog; letter; church
On Wednesday there was the hedge. It is {young:a big fat hedge, with room to stand behind.|a thick one, by the {~church|chip shop}, and there is room to stand behind it until a person has gone by.}
They stood up close to it, and felt the twigs. They waited, and they were as quiet as {~cheese|bread}. {young:But the hedge breathed, in and out, and it was rather loud for a hedge.|You could hear the hedge breathe, in and out, and it was rather loud for a hedge.}
“Has she gone?” whispered {A}.
“Has who gone?” whispered Mr Ansty. {young:He was behind it, too, from the other side, and so was she, as far as she would go.|He was behind it as well, from the other side, with Susan under his coat as far as she would go.}
-> DONE

=== s3
# shot: behind
# place: street; afternoon; clear
# action: A lift curious letter; dog look-up scared; ansty bow at dog; heroes look-up; friends kneel
# things: letter; row of 3 street-lamps; rope
{not short:On Thursday|The next day} they stopped at the third lamp. {young:At the fifth stood Susan, and all four of her legs shook.|At the fifth stood Susan, with her tail put away under her, like a chair after dinner.}
{helper_person:“You look at the face,” said {helper}, “and I shall see to the feet.”} # beat
{helper_animal:{helper} stood still as well, and looked at nobody, but at the ground, which is polite.} # beat
{helper_carried:{helper} was held up in front, and you could look round the side.} # beat
And {A} looked, which is easier from two lamps off. {young:Susan was not looking at anybody’s face. Susan was looking at the letter.|Susan was not looking at anybody. She was looking at the letter.}
{A} held it up high. {young:Susan’s eyes went up. The letter came down, and so did they.|The eyes went up. {A} moved it to the left, and they went left, and all the skin on her head went after them.} # usual
Mr Ansty bent down to her ear. “It is only a letter,” he said. “It is only a letter, Susan.”
{A} knew that voice. {young:That is how they say, it is only a dog.|It was the very voice in which people say that it is only a dog.}
-> DONE

=== l2
# aside
# shot: wide
# place: street; afternoon; clear
# action: ansty shout; A listen surprised at ansty; dog crouch scared; heroes stand; friends stand
# things: letter; door; 3 letters before dog; mat
“It is when they come through the door,” said Mr Ansty, across the road, with his hands round his mouth. {young:“In the morning they jump in, flap, all by themselves, and there is no one there.”|“At half past eight, every day, and nobody behind them. They come in flat, and they jump.”}
{young:Once it was a fat one, and it got her on the nose.|Once it was a catalogue, and got her on the nose, and after that she had to lie down in the {~bath|boot cupboard}.}
“Do they bite?” called {A}. ¶ “No,” said Mr Ansty. “I tell her so. {young:But she does not know it.”|But I say it, and she looks at me, and I can see that it does not go in.”}
And here was a person who walked about with one in the hand. {A} had not seen it like that.
-> DONE

=== s4
# shot: close
# place: street; dusk; clear
# action: A push proud letter; dog sit happy; ansty wave; heroes wave; friends stand
# things: postbox; letter in postbox; hedge; wall
So {A} put the letter under the coat, all of it, and did up the button. {young:“It is in there,” {A} told her. “It cannot jump.”|“It is put away,” {A} told them over there. “I have got it by the corner.”}
Susan sat down. A long breath came out of her, as it does out of a cushion.
“You there,” said {A}. “Me here.”
It was a good plan. {young:Susan went by on that side, and they went by on this one, and the whole road was in between.|They all set off at the same time, Susan along the hedges and the rest of them along the wall, and there was the whole road between, and not one of them said hello.} # usual
And so they came to the corner. {A} undid the button, and held the letter up to the mouth of the box. In it went, right up to the end.
Three lamps off stood Susan, and had seen it go. She moved her tail, just the tip. And {A} moved one hand, not much.
-> DONE

=== m4
# shot: two
# place: kitchen; dusk; clear
# action: A write happy letter; heroes point at letter; friends sit
# things: letter; pencil; table; lamp; coat on chair; chair
After tea there was one more letter to do. It was a very small one, and it did not have a stamp.
“Dear Susan,” it said. “I am only a letter.”
It could not go in by the door. {A} saw that. So it was to go by hand, in a pocket, with the button done up, and be read out to her from behind a cushion.
“And what shall we put at the end?” {many:said {B}.|they said.} {A} thought. There is love, but love was too near.
“You there,” they put. “Me here.”
-> DONE

=== l3
# aside
# shot: behind
# place: bathroom; night; stars
# action: A sit sleepy in bath; heroes wash; friends hold towel
# things: bath; towel; leaf
Feet were washed. There was some leek on one.
“She shook,” said {A}. “All of her. I only do it in the knees.”
It is a lot of dog to shake. It must take a good while to stop.
The towel went round, and did the toes, and did the knees. They were quite still by now.
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: A look-through sleepy window; heroes lie-back; friends sit
# things: window; van; sack; moon
The post van had been. By now the letter was in a sack, with all the rest. It had a night ride to do.
It had seen more of the street than most of them.
“It knows the back,” said {A}. “It knows both sides. It knows the {~hedge|bins}.”
A great-aunt would get it, with the gravy. The parrot would have the tape. # spare
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: dog sleep; heroes look-up sleepy
# things: row of 5 street-lamps; postbox; mat
Out in the street the lamps were on. There were eight of them, four for each.
The post box had had its tea. It stood there on one leg, and was full.
Round the back there was mud, and a good many feet in it. # spare
Down at the end Susan was in her bed. She lay with her back to the door. She did not do that as a rule.
The mat was bare. It was hours and hours till half past eight. # spare
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: coat on hook; hook; street-lamp
It was bed at this end of the street. It was bed at that end.
{resting}
{dream} # spare
The coat hung on its hook, with the button done up. It was flat. # usual
A long way off a tail hit the floor, two times, not hard. # usual
“You there,” said {L}, down in the warm. “Me here.”
The road lay in between. It was wide, and the lamps shone on it.
It was just the right size for a road.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A letter came through the door at half past eight, flap, with nobody behind it. It was from the great-aunt. “It is not raining here, either,” it said. “The parrot has had the tape, and says You There, all day, to the milk.”
{H} had it read out two times. Then it was put away in a pocket, and the button was done up, because a large dog was just going by, on the other side.
-> DONE

=== next_bedtime
A long way off a tail hit the floor, two times, not hard.
-> DONE
