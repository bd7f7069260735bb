# about: outing(zoo|safari|farm|aquarium|sea life|museum|gallery|castle|theme park|water park|adventure park|legoland|lego land|disney|peppa pig world|alton towers|chessington|fair|circus|beach|seaside|the sea|coast|cinema|theatre|theater|panto|soft play|softplay|trampolin|playground|park|science|day out|day trip|boat trip|trip to); performance(to the panto|to a panto|panto tomorrow|pantomime tomorrow|to the theatre|to the theater|theatre tomorrow|theater tomorrow|to see the|to see a|soft play)
# also: too-excited; happy; cannot-sleep; staying-in-bed; patience; nervous; creature; person; place; question; journey; thing; likes; weather; season; feast; performance; play
# wants: child
# role seen: creature = a goat
# role grownup: parent = the grown-up with the list
# kind fish: aquarium|sea life|sealife|octopus*|shark*|jellyfish
# kind sea: beach|beaches|seaside|sea|coast
# kind show: cinema|film|movie*|theatre|theater|panto|pantomime|musical|circus
# kind rides: theme park|legoland|lego land|disney*|peppa pig world|alton towers|chessington|fair|funfair|rides|ride|rollercoaster*
# kind bones: museum|museums|gallery|dinosaur*|fossil*|science|castle|castles
# kind animals: zoo|safari|farm|lion*|giraffe*|monkey*|penguin*|lamb*
# kind play: soft play|softplay|trampolin*|playground|water park|adventure park|park
# when: coming
# ages: 3-9
# holds: dark(kind)

=== title
{~Ask It There|A Pocket Full of Questions}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: L sit-up worried; heroes sit; grownup stand calm holding paper; friends sit
# things: bag; window; paper in grownup.hand
{~“What will it be like?” asked {H}, for the ninth time since tea.|The bag stood open on the floor, and {H} stood round it. {young:“What will it be like?”|“But what will it be like?”}|There was a day coming, and {H} had been told which. “What will it be like?”}
{is_wished_line:“{wished_line},” it said on the list, at the very top.} # wished
“We shall see,” said {grownup}. {young:That is what they say if they do not know.|It is what people say who have not been yet, either.} # usual
{is_wished_day:It was not until {wished_the_day}, and {L} was to sleep before that.} # wished
But {L} could not sleep. {L} had a head full of questions, and {young:it would not lie flat|it would not lie flat on the pillow}.
{
- is_fish:
“Do fish get thirsty?” asked {L}. {young:“And who does the windows?”|“And who cleans the windows, and on which side?”}
- is_sea:
“Does the sea stop at night?” asked {L}. {young:“And where are its toys?”|“And which toe does it start with?”}
- is_show:
“Is it dark before you sit down?” asked {L}, {young:“or after?”|“or only when you have found your seat?”}
- is_rides:
“How tall do you have to be?” asked {L}. {young:“And where is the line?”|“And where do they draw the line, on you or on the wall?”}
- is_bones:
“Who dusts it all?” asked {L}. {young:“Do they do the top?”|“And how do they get up to the top?”}
- is_animals:
“What happens if a giraffe sneezes?” asked {L}. {young:“Does it bend down?”|“Does it bend down for it, or is it all up there?”}
- is_play:
“Where do all the shoes wait?” asked {L}. {young:“Are they mixed up?”|“And how do they know whose feet are whose?”}
- else:
“Where do you go in?” asked {L}. {young:“Is it a big door?”|“And how big is the door, beside me?”}
}
“I do not know,” said {grownup}. “You would have to ask it there.”
-> DONE

=== s2
# shot: above
# place: bedroom; dusk; clear
# action: L reach-down bag; heroes kneel; grownup read calm paper; friends stand
# things: bag; 2 socks in bag; jumper; apple; themed
Before a question can be asked there, you have to have packed. # usual
{joining}
{grownup} read out the list, and {L} put in what was on it. {young:A coat. An apple. Two socks.|A coat. An apple. A box for the sandwiches, with nothing in it yet. Two spare socks, rolled up, for if it was wet.} # usual
{themed_a} was not on the list, and was packed under “other things”. # personal
{hinderer_person:“Have we a spare of everything?” asked {hinderer}, and put in four more coats.} # beat
{hinderer_animal:{hinderer} got into the bag, and had to be unpacked, and so had the socks.} # beat
{hinderer_carried:{hinderer} was packed with the rest, and at once unpacked, being wanted for tonight.} # beat
“That is everything,” said {grownup}. {young:The bag was full, and it leaned.|The bag was shut, all but the little pocket in front, for which there was nothing.}
{L} lay down. {young:The head came up again.|The bag was full, but so was the head, and up it came again.}
{
- is_fish:
“Does an octopus know which arm it will use?” asked {L}.
- is_sea:
“Who gets the sea out of the rock pools?” asked {L}, “or does it live in there?”
- is_show:
“Can they see us?” asked {L}. “When we look at them, do they look at us?”
- is_rides:
“Who has the last go,” asked {L}, “when all of us have gone home?”
- is_bones:
“How do they know that it went that way round?” asked {L}. “Did anybody see it?”
- is_animals:
{seen_known:“What do they have for breakfast there?” asked {L}. “What does it say to {seen} in the morning, on the bowl?”|“Where do penguins keep their knees?” asked {L}.}
- is_play:
“Who goes down first in the morning,” asked {L}, “to see if it works?”
- else:
“What is the best thing there,” asked {L}, “and is it near the door?”
}
{seen_known && not is_animals:“And will there be {seen}?” asked {L}. “What does it say to people who have a bag?”}
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A point calm at chair; heroes stand; friends sit
# things: chair; shirt on chair; trousers on chair; 2 socks under chair
The clothes for it were put on the chair, so that they would be ready. {young:The shirt sat up, and the trousers sat down.|The shirt hung over the back, and the trousers sat on the seat with their legs down.}
Two socks stood on the floor, under the trousers. {young:“It looks like me,” said {A}. “Only I am not in.”|“There I sit,” said {A}, “all but the inside.”}
Whoever it was on the chair did not ask any questions. {young:It was just ready to go.|It was dressed, and looked straight ahead, like somebody who has the tickets.} # spare
“You can stay up,” the clothes were told. {young:“I have to go to bed first.”|“One of us has to sleep before it, and it is always me.”}
{pausing} # company
One sock fell over. {young:It was stood up.|It was stood up again, and told that it was not long now.} # more
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A look-through window; heroes look-up; friends look-up
# things: window; cloud; curtain
Then somebody had to see about the weather. {A} went to the window, {young:and looked at all of it.|and looked it over, from the left to the right.}
There was one cloud. {young:It was a small one, like a sock.|It was a small one, about as big as a rolled-up sock, and it was over the bakery.}
“What are you going to do?” {A} asked it. {young:The cloud did not say.|The cloud did not say, but it went on a little, past the chimney, and it seemed to be thinking of something else.}
{young:“Hello?” said {A}.|“Hello?” said {A}, and knocked on the glass, but it had gone behind the bakery.} # more
“It would be as well to know,” said {A}. {young:“I have got a coat, and I have got no coat.”|“I am packed for both.”}
So it went on the end of the list: {young:ask the cloud.|ask the cloud, when we are there and it is, too.} # more
-> DONE

=== m2
# aside
# shot: two
# place: hallway; dusk; clear
# action: A walk proud holding bag; heroes walk; friends walk
# things: bag; door; mat; row of 4 shoes
They thought that it might help to go a bit of the way. {young:So they went to the front door, with the bag.|It could not all be done tonight, but the hall could. So they went down the hall, with the bag, as far as the mat.}
“That is the first bit done,” said {A}. {young:“Now it is not so far.”|“In the morning we need not do that part again.”}
The shoes stood on the mat. They were turned round, so that they pointed out. {young:They could see under the door.|From there they could see under the door, where the light came in.}
“What can you see?” asked {A}. ¶ {young:The shoes did not tell.|It was the step, as far as anybody could tell, and a bit of leaf.} # spare
Then they all went back to bed, {young:and had to do the hall again.|and it was found that this was the hall as well, and that it was just as long.} # more
-> DONE

=== l2
# aside
# shot: wide
# place: street; dusk; clear
# action: A look-up curious at woman; woman hold watering-can; heroes stand; grownup stand; friends stand
# things: watering-can in woman.hand; fence; flowerpot
# people: woman(old, she)
Next door was a lady who had been everywhere. {young:They asked her over the fence.|She was watering her beans, and they asked her over the fence, while it was still light.}
“There? Oh yes,” she said. “We went there in the year of the wasps. {young:There was a very good bench.”|There was a very good bench, in the shade, and you could get a pot of tea.”}
“And what else?” asked {A}. ¶ She thought about it, and watered her foot. {young:“It was a green bench.”|“It had arms,” she said. “Not all of them have.”}
So now they knew about that. {young:It was not what they had wanted to know.|It had not been among the questions, but it was an answer, and nobody else had given them one.}
“I should like to sit on it again,” said the lady, {young:and went on with the beans.|and went back to the beans, and did one of them twice.} # more
-> DONE

=== s3
# shot: two
# place: hallway; dusk; clear
# action: L stand worried; grownup sit-on-chair; heroes stand; friends sit
# things: stairs; lamp; bag; cup in grownup.hand
{L} went to bed, and came out again. {young:“I have a question,” said {L}, on the stairs.|“It is only one question,” said {L}, from the top of the stairs.}
{L} went to bed, and came out again. It was only two questions. # usual
“They keep coming up,” said {L}. “As soon as I lie down, {young:there is a question under my ear.”|a question is under my ear, and I have to hold it until we are there.”}
{helper_person:“Hold mine as well, then,” said {helper}. “I want to know if there is soup.”} # beat
{helper_animal:{helper} had come out, too, and stood by the bag, and blew at the front of it.} # beat
{helper_carried:{helper} had been brought down as well, and was put on the bag, so that both hands were free.} # beat
{grownup} held the cup, and thought. “What about the socks?” {young:asked {grownup}.|asked {grownup}. “The spare ones. Have you been holding those?”}
{L} had not thought of the socks once. {young:They were in the bag.|The socks were packed. You do not lie awake over what is packed.} # usual
{L} looked at the bag. It had a little pocket in front, {young:and nothing was in it|with its zip undone, and nothing was in it at all}.
-> DONE

=== m4
# aside
# shot: object
# place: hallway; dusk; clear
# action: L draw happy paper; heroes sit; grownup hold paper
# things: table; paper on table; pencil on table; lamp
First they had to find paper. {young:It must not be too big.|It could not be large, or there would be no room for the answers on the way home.}
There was the back of an envelope, {young:and a bag that had had buns in it.|and a bag that had had buns in it, and still thought of them.}
They tore it up, {young:a bit for each.|as many pieces as there were questions, and one over, in case.}
“And how do they come out again?” ¶ “One at a time,” said {grownup}. {young:“You put your hand in.”|“You put your hand in, and whichever comes out, you ask.”}
{young:{A} tried it with a bun bag, and it was a crumb.|{A} tried it, with the hand that it would be done with. It was the left one, since the other would have hold of somebody.} # more
-> DONE

=== s4
# shot: close
# place: hallway; dusk; clear
# action: L fold proud paper; grownup write paper; heroes hold paper; friends stand
# things: bag; 4 letters; lamp; pencil in grownup.hand
{L} said a question, {grownup} {young:drew it on paper|wrote it down, with a mark at the end like an ear}, and {L} folded it up small, for the pocket.
{
- is_fish:
In went the fish who might be thirsty. In went the window. The octopus had to be folded {young:a lot|eight times}.
- is_sea:
In went the sea at night. In went the toe. The rock pool had to be kept {young:the right way up|the right way up, and went in last}.
- is_show:
In went the dark. In went the people who might look back. {young:There were a lot of those.|There were rows and rows of them, on a very small piece.}
- is_rides:
In went how tall. In went the line, and it was rolled up. {young:The last go went in last.|The last go of all went in on top, where it would be the first.}
- is_bones:
In went the dust. In went the duster. In went which way round, {young:and that was turned two times|and that was turned round twice, so as not to give anything away}.
- is_animals:
In went the giraffe, and would not go, until it was bent {young:in the middle|in three places}. In went the {seen_known:breakfast|knees}.
- is_play:
In went the shoes, in a pair. In went who goes first. {young:That one was down to the bottom at once.|It slid down to the bottom of the pocket at once, as you would expect.}
- else:
In went the door. In went how big. In went the best thing, {young:and nobody had looked at it|folded so that nobody could see it yet}.
}
At each of them {L} felt it go. {young:There was room in there again, behind the eyes.|It was like getting a foot out of a boot.} # usual
“And what will it be like?” said {L}. That was the largest question, and it was folded {young:and folded|until it would not fold any more}.
“Ask it there,” said {grownup}, and wrote that on it.
Zip, went the pocket. All of them were in.
-> DONE

=== l3
# shot: wide
# place: hallway; night; stars
# action: L wave sleepy; heroes wave; grownup carry bag; friends walk
# things: bag; door; row of 4 shoes; mat
The bag was put by the door. It leaned a bit.
It had a coat in it, and socks. It had all that in front.
“Do not tell them to each other,” said {L}.
The bag was quiet. It had its zip shut. # more
The shoes stood on the mat, and looked out. # more
The coats hung in a row. One peg was free. # more
Then the light in the hall was put out. The bag was dark, with a small shine on the zip.
They went up. {L} had hold of the rail, and of nothing else. # more
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: L brush-teeth sleepy; heroes brush-teeth; grownup hold towel; friends sit
# things: basin; toothbrush; cup; mirror
The teeth had been done once. They were done once more, as {L} was up.
There was a thing to ask, in the foam. It was all in the cheek.
“Mm, mm?” ¶ “Ask it there,” said {grownup}.
So {L} let it go down the hole, with the rest. It was not a big one. # more
The tap was shut. The brush stood in its cup, and looked at the wall. # more
The towel was soft. There was no more in the cheek.
-> DONE

=== l4
# shot: object
# place: hill; night; stars
# action: heroes look-up sleepy
# things: moon; gate; bench
Where they would go, it was dark, too. It was as dark as here.
The gate was shut. No one had come yet.
Nobody there knew what they would be asked. They slept.
There was a bench. It was a green one. It had arms. # more
A small cloud came over. It had a look, and went on. # more
The moon was there by now. It knew what it was like. # more
It did not say. It put a bit of light on the step.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sit
# things: chair; shirt on chair; pillow; quilt
It was late for a head.
{resting}
{dream} # spare
{L} lay down. The head went right down in the pillow, and it was flat.
{grownup} put an ear to it. “Is there a question in there?” ¶ “No. There is room.” # usual
It was quiet in there. It was like a hall, when all have gone. # usual
{is_wished_line:“{wished_line},” said {L}. It was not a question.} # wished
Then one more question came. It was small, from a long way down.
“Is it now?”
“Not yet,” said {grownup}, very low.
So that could be asked there as well. # usual
One eye went shut. The other went. Zip.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the little pocket of the bag lay one more piece of paper. {H} had not put it in. It was from the lady next door, and it was folded as small as a tooth.
“Is the bench still there?” it said. “I did not like to ask.”
So they put it in with the others, to be asked there, and took her a bean that had come through the fence. “It had arms,” she said, when she saw them. “I am nearly sure.”
-> DONE

=== next_bedtime
The pocket was shut. One more was in it, about a bench.
-> DONE
