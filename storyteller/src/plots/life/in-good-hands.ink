# about: somebody-ill(!dementia&!alzheimer&!forgets&!wrong name); somebody-in-hospital(!coming out&!coming home&!comes home&!home tomorrow&!home today&!out of hospital&!out today)
# also: sad; scared; nervous; missing
# news: bad
# never: autism|autistic|adhd
# wants: child
# role ill: answer = somebody
# role grownup: parent = the grown-up with the spoon
# kind nothome: not home|not be home|not back home|won't be home|wont be home|isn't home|not out
# kind home: home on|home by|home tomorrow|home next|home this|home soon|home again|back home|comes home|out tomorrow|out on
# kind memory: remember|remembers|dementia|alzheimer's|alzheimers|her name|his name|their name|knows who|know who
# ages: 3-10
# needs: hands
# holds: illness, doctor(kind), rain(kind), dark(kind)

=== title
{~In Good Hands|How Right Is Rain?}
-> DONE

=== s1
# shot: wide
# place: street; day; rain
# action: heroes look-up worried holding umbrella; neighbour wave calm; friends stand calm
# things: 4 puddles; umbrella
# people: neighbour(old)
{~“Right as rain,” said the woman next door, “you will see.” {H} looked at the rain. {young:It did not look very right.|It had come down since breakfast, and one gutter was full of it.} The woman meant {ill}{not is_memory:, who was ill}.|{ill} {is_memory:had begun to forget|was ill}, and so people came up to {H} in the street, {young:and said things.|and said something quick, and went on.} “Right as rain,” said the woman next door. It was raining.|It was a Tuesday, and it rained on {H} as on any other Tuesday. {young:But {ill} {is_memory:had begun to forget|was ill}.|The only difference was that {ill} {is_memory:had begun to forget|was ill}.} “Right as rain, in a week or two,” said the woman next door.}
It was not because of anything that {A} had done, or said, or thought. {A} knew that. {grownup} had said so twice. # usual
There was one thing that nobody had told {A}. “Will {ill} {is_memory:know me again|get better}?”{not young: {A} meant to ask everybody until somebody knew.}
{is_wished_saying:{wished_saying} {A} had said that at breakfast, and nobody had said that you must not.} # wished
{is_wished_thing:{A} had put {wished_thing} by the door, to be taken along.} # wished
“Is rain right?” {A} asked the umbrella. Under the gutter it was coming down {young:all on one side|sideways}. # usual
-> DONE

=== s2
# shot: two
# place: bakery; day; rain
# action: baker give happy bread; heroes look-up worried at baker; postman point up; friends hold calm bread
# things: counter; 5 breads on counter; rain-cloud
# people: baker; postman
{joining}
At the baker’s it was warm, and all the loaves were in. “Will {ill} {is_memory:know me again|get better}?” asked {A}.
“Back on both feet in no time,” said the baker. {young:{A} waited for no time. It was very short. It was over.|{A} gave it no time, twice, while the baker wrapped the bread.} “Was that it?” asked {A}.
Then came the postman. “Only a bit under the weather,” he said. {young:They all looked up.|They all looked up to see where that was.} The weather was up there. {young:They were all under it. So was he.|Everybody in the street was under it, and so was the postman, right up to his hat.} # usual
{hinderer_person:{hinderer} put out a hand from under the umbrella, to see how right it was, and the rain ran up the sleeve.} # beat
{hinderer_animal:{hinderer} gave a shake, and then the weather was on everybody, as high as the hats.} # beat
{hinderer_carried:{hinderer} had to have the dry part, in the middle of the umbrella, and {A} had the edge.} # beat
Nobody had said yes. Nobody had said no. {A} took the bread home, and it was hot, and the question was just as big as before. # usual
-> DONE

=== m1
# aside
# shot: behind
# place: bus; day; rain
# action: man point calm up; heroes look-up curious; friends sit-on-chair calm
# things: violin; window
# people: man(hat)
“Out of the woods yet?” asked a man on the bus, who knew {ill}. He said it over the back of the seat.
{A} had not heard about any woods. {young:“What woods?”|“Which woods?” asked {A}. “With what shoes on?”}
The man said that it was only how people put it. He said that {ill} would soon be as fit as a fiddle. {young:{A} knew a fiddle. It had one string off.|{A} knew one fiddle personally. It lived in a box, and had three strings, and could not be left near the {~radiator|window}.}
“Chin up,” said the man, and got off.
{A} tried it. {young:All you saw then was the roof of the bus.|With your chin up you see the ceiling of a bus, where it says how many may stand.}
{pausing} # company
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; day; clear
# action: heroes point laughing at paint-pot; friends clap laughing
# things: paint-pot before heroes; shoe before heroes; 5 drops; easel
At ten o’clock there was painting, because on a Tuesday there is. {young:The blue fell over. It went in a shoe.|The blue went over, and ran along the table, and down into a shoe, and there was a foot in the shoe.}
How they laughed! {A} laughed so much that it came out at the nose.
Then {A} stopped. {young:{ill} was ill, and here was a laugh.|{ill} was ill, and {A} had forgotten it, for as long as it takes to fill a shoe.}
“Does it do any harm, to laugh?” asked {A}.
“None at all,” said {grownup}. {young:“You can have all the laughs there are.”|“A laugh is no trouble to anybody. Have as many as come.”}
-> DONE

=== m2
# shot: two
# place: hallway; afternoon; rain
# action: heroes look-through curious; friends sit calm
# things: telephone in heroes.hand; stairs; jam on heroes
The telephone rang, and it was a great-aunt. She talked for some time. {young:Then {A} got the end of the talk.|Then {A} was given the end of the talk.}
“In good hands,” said the telephone, about {ill}. “In very good hands, my lamb.”
{A} took that one into the hall, to think about. It was the best so far. {young:A hand is a thing that you can look at.|It did not sound like weather. And a hand is a thing that a person can go and look at.}
{A} had two. {young:One had jam on.|The left had jam on it, and the right had a {~whale|bus} on it, in pen.}
“Are these good ones?” ¶ “They look all right to me,” said {grownup}, over the {~potatoes|onions}. # spare
-> DONE

=== l2
# aside with m2
# shot: above
# place: bathroom; afternoon; rain
# action: heroes wash calm soap; friends hold calm towel;
# things: basin; 6 bubbles over basin; egg
First {A} washed them. You sing a song twice through, {young:and you do the thumbs|and the thumbs are done in the second verse}.
The water went {~pink|grey}, and then it went blue. {young:The jam came off. So did the paint.|The jam came off, and half of Tuesday.} They came out a size smaller, and very soft.
{A} tried them. They could pat. They could do a button, if it was not in a hurry. {young:They could carry an egg.|They had once carried an egg up the stairs, and it was still an egg.} And they could find the end of the sticky tape, which hardly anybody can.
It was a good long list, for two hands. # more
“Quite good,” said {A}, and {young:dried in between|dried between the fingers, where people forget}.
-> DONE

=== s3
# shot: wide
# place: kitchen; dusk; rain
# action: grownup stir sad ladle; heroes hug sad grownup; friends sit-on-chair calm
# things: stove; pot on stove; apron on grownup
Then it was supper, and the pan was on. All day {grownup} had not said one word about weather or feet.
“Will {ill} {is_memory:know me again|get better}?” asked {A}.
{
- is_home:
The spoon went round once, and stopped. “I know this much,” said {grownup}. “{ill} is to come home{is_wished_day: {wished_day}}. If that changes, I will tell you. {young:You can ask me every day.”|You may ask me every day, and I will say what is so.”}
- is_memory:
The spoon went round once, and stopped. “Some days perhaps, and some days not,” said {grownup}. “It is nothing that you did. I will say your name each time that we come in. {young:You can ask me every day.”|You may ask me every day, and I will say what is so.”}
{A} had wanted another answer. This one was {young:cold and hard|plain, and a bit cold}. # usual
- else:
The spoon went round once, and stopped. “I do not know,” said {grownup}. “Everybody is doing what they can. When I know, I will tell you. {young:You can ask me every day.”|You may ask me every day, and I will say what is so.”}
{A} had wanted another answer. This one was {young:cold and hard|plain, and a bit cold}. # usual
}
The answer did not wobble. {A} leaned on it, to see, and leaned on the apron too. {young:It held. They stood there.|It held. They stood there until the pan began to mutter.}
-> DONE

=== s4
# shot: object
# place: kitchen; dusk; clear
# action: heroes draw happy pencil; grownup reach-down happy paper; friends draw happy pencil
# things: 4 papers on table; table; pencil on paper; glove on paper
“{short:People say that {ill} is in good hands|And the hands? People say that {ill} is in good hands},” said {A}. “Is that so?”
“That is so,” said {grownup}. {young:“I have seen them.”|“I have seen them. They are washed a great deal.”}
So one thing was true. {A} went to get the paper. {young:“We can make more,” said {A}.|“Then we can make some more good hands,” said {A}.}
Down went a hand, flat, with the fingers out. Round it went a pencil. {young:It tickled.|It tickled most between the third and the fourth.} Up came the hand, and there was a hand. # usual
{helper_person:“Is it too big?” asked {helper}, whose hand went over the edge of the paper. It was not.} # beat
{helper_animal:{helper} stepped in the jam, and then on the paper, and that was one as well.} # beat
{helper_carried:{helper} was put down in the middle of the page, and the pencil went all the way round.} # beat
They drew round everybody’s, and in the morning the paper hands would go to {ill}. They did the big ones, and one with a ring on. {young:One had jam on. It made its own mark.|One had jam on, and needed no pencil.}
-> DONE

=== m4
# shot: two
# place: kitchen; dusk; clear
# action: heroes hold proud drawing; grownup hold happy envelope; friends write happy pencil
# things: 5 drawings on table; table; envelope
Each hand was for something. {A} said what, and {grownup} wrote it on the thumb.
One was to hold the cup. One was to turn the page. One was for {~an itch|the hot side of the pillow}.
“What is this one for?” asked {grownup}. It was the smallest hand, and a bit smudged.
“It does not do anything,” said {A}. “It is to hold.”
The hands went into one big envelope for {ill}, flat, all waving.
{A} kept the jam one back. It was not dry. # more
-> DONE

=== l3
# shot: behind
# place: bathroom; night; rain
# action: heroes sit calm in bath; friends hold calm towel
# things: bath; 5 bubbles over bath
In the bath the hands got old. Hands do, if they lie in it. They had a hundred lines each.
“Hello, uncle,” said the left. ¶ “Hello, uncle,” said the right. # more
They held a sponge. They let it go. It was warm, and it went plip. # spare
It was a Tuesday bath. It came up as far as on any Tuesday. # more
-> DONE

=== m3
# shot: above
# place: bedroom; night; rain
# action: heroes reach-up sleepy window; friends sit sleepy
# things: window; book; 6 drops on window
Then there were teeth, and then there was the story. The bear in it lost his hat, as he does.
Only {ill_s} voice was not there for it. So they left a bit of quiet, where it would go. # spare
The rain had not gone home. {A} put a hand on the glass. The rain put a hand on it from the other side.
“How right is the rain?” asked {A}. ¶ They had a look. It came down. It was wet. It was quite right, for rain. # more
-> DONE

=== l4
# shot: wide
# place: kitchen; night; rain
# action: cat sleep sleepy; heroes sit sleepy
# things: pan on stove; stove; spoon in pan; envelope on table; table
Down in the kitchen stood the pan. The spoon lay in it. It had had a long day.
The jam hand lay on the {~sill|shelf}, to dry. It had five round toes, or so you would think. # more
At the table sat {grownup}, with one hand flat on the paper. The pencil went round. # more
The bread had one end left. It would do for toast. # more
The umbrella stood in the bath, with its arms out. It had been under the weather all day. # more
-> DONE

=== s5
# shot: close
# place: bedroom; night; rain
# action: heroes sleep sleepy; grownup hold-hands calm heroes; friends sleep sleepy
The bed was dry. The rain was on the roof. # usual
{resting}
{dream} # spare
{
- is_home:
“Is it still so?” asked {L}. “That {ill} is to come home?”
“It is still so,” said {grownup}, who sat there in the dark. “If it changes, I will tell you.”
- is_memory:
“Will you say my name?” asked {L}. “Each time?”
“Each time,” said {grownup}, who sat there in the dark.
- else:
“Do you know yet?” asked {L}.
“Not yet,” said {grownup}, who sat there in the dark. “When I know, you will.”
}
{L} leaned on that. It did not wobble. # usual
One hand was out on top. A big hand came, and closed round it.
The two hands did not do a thing. They only held. It is what good hands are for. # usual
The big hand was as right as rain.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The postman came up the path with no weather on him at all. He would like one of those hands, he said. It was for letters that will not let go of the bag.
So {A} put one of his down flat on the step, and went round it with a pencil. It was a large one, and it tickled him.
He put it inside his hat. Then he asked how things were, and listened right to the end, and did not say one word about rain.
-> DONE

=== next_bedtime
A paper hand lay on the sill. It was not for anything. It was to hold.
-> DONE
