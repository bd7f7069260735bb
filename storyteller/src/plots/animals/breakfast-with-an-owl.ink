# also: tired
# about: funny
# role dish: food = toast
# holds: dark(kind)

=== title
{~Breakfast with an Owl|Five More Minutes}
-> DONE

=== s1
# shot: two
# place: garden; dusk; clear
# action: owl wave happy at A; A read surprised letter; heroes walk curious; friends walk curious
# things: 2 boots; tree; stump; hole in tree
{~A letter came down the chimney, and it was for {H}. Mrs Hoo, at the end of the garden, would be glad of some company at breakfast, at eight in the evening. There would be {dish_noun}.|“Breakfast,” said the letter, “at eight in the evening, under the oak. There will be {dish_noun}. Please bring nothing with legs.” It was from Mrs Hoo, at the end of the garden, and it was for {H}.|{H} had never been asked out to breakfast, and certainly not after supper. But there it was in brown ink, from Mrs Hoo at the end of the garden: breakfast, with {dish_noun}, at eight in the evening.}
{young:Mrs Hoo was an owl, and owls get up when everybody else goes to bed.|Mrs Hoo was an owl, and an owl’s day begins when everybody else’s has been put away.} # usual
{joining}
“What do you wear to it?” asked {A}. {young:In the end it was pyjamas, and boots.|In the end it was pyjamas, nicely buttoned, and boots.} # usual
-> DONE

=== s2
# shot: wide
# place: garden; dusk; clear
# action: owl point happy at hole; heroes sit curious at stump; friends sit happy
# things: tree; hole in tree; stump; 6 cups on stump; dish on stump; toast on stump; stool
“Good morning,” said Mrs Hoo. ¶ “Good evening,” said {A}, and they were both right. # usual
{young:She had laid the table on a tree stump, with acorn cups, and {dish_noun} in the middle.|She had laid the table on a tree stump, with acorn cups, and {dish_noun} in the toast rack.} {~Only one chair was empty.|There was only one egg with nobody behind it.}
“That is for Wit,” said Mrs Hoo, and pointed. {young:Low down in the oak was a small round hole.|Low down in the oak was a small round hole. It was not, she said, for want of calling.}
“Wit?” she called. “It is a lovely dark evening!” # usual
“Five more minutes,” said Wit, inside. # usual
{hinderer_person:“Goodnight,” said {hinderer}, out of habit, and a voice in the hole said that it quite agreed.} # beat
{hinderer_animal:{hinderer} yawned, and the yawn went round the table, and in at the hole.} # beat
{hinderer_carried:{hinderer} was given Wit’s cushion, and looked so comfortable there that nobody liked to speak of getting up.} # beat
“He has been saying it since Tuesday,” said Mrs Hoo. # spare
-> DONE

=== m1
# aside
# shot: close
# place: garden; dusk; clear
# action: owl give happy plate at A; heroes eat surprised toast; friends eat surprised toast
# things: stump; jam on stump; milk on stump; cup
So they began without him, or the toast would have got warm.
An owl has everything the other way about. {young:The toast was cold. The milk was hot. The jam went on the bottom.|The toast is cold and the milk is hot, and the jam goes on underneath, where it cannot be seen from above and stolen.}
“Did you have a good day’s sleep?” asked Mrs Hoo, and passed the {~salt|toast}. “And what are your plans for tonight?”
“Sleeping, mostly,” said {A}.
{young:“All night?” said Mrs Hoo. “Goodness.”|“All through the night?” said Mrs Hoo. “And miss everything? Well, I dare say you need it.”}
{pausing} # company
-> DONE

=== l1
# aside
# shot: above
# place: garden; dusk; clear
# action: hedgehog eat proud crumb; heroes sit laughing; owl pour calm teapot; butterfly fly happy at lantern; friends sit happy
# things: stump; lantern; twig; cup
There were other guests. {young:The bat hung upside down from a twig, and wanted its cup the other way up.|The bat, who sat from a twig rather than on one, wanted its cup the other way up, and then complained that it was empty.}
A hedgehog had come for {~the crusts|the crumbs}. It had been up since six, and was rather proud of it.
“I always think that it is the best part of the night,” it said.
{young:“Five more minutes,” said the hole in the oak.|“Five more minutes,” said the oak, in a muffled sort of way.}
“In my day,” said the hedgehog, “we had four.”
A moth had come as well, but it said nothing. It had found the lantern, and was in love. # more
-> DONE

=== s3
# shot: behind
# place: garden; dusk; clear
# action: heroes peek curious at hole; owl shout cross at hole; friends look-up curious
# things: tree; hole in tree; curtain on tree; lantern
Mrs Hoo had tried most things. She had {~drawn the curtain, to let the dark in|shaken the blanket}. {young:She had sung the getting-up song. It goes: Hoo! Hoo! Hoo!|She had sung the getting-up song, which has one word, and it is loud.} Wit only turned his head round, until it was facing the back.
{is_loved:{A} spoke of {loved}, quite near the hole, as if to nobody. Somebody in there stopped snoring to listen, but that was all.|{musing}} # personal
“What is it like in there?” asked {A}.
Two eyes opened in the hole, as round as pennies. {young:“It is warm,” said Wit. “And out there it is big.”|“It is warm in here,” said Wit, “and it is the right size. It is rather large out there.”}
“I know,” said {A}. “With {us} it is just the same, only at the other end.”
-> DONE

=== m2
# shot: two
# place: garden; night; clear
# action: small owl peek curious hole; A look-up curious at tree; heroes think calm; friends sit calm
# things: tree; hole in tree; lantern; blanket
“At which other end?” asked Wit. A {~bit of beak|small beak} came out.
“Of the day,” said {A}. “{We} say it as well. {young:But {we} say it when it is time to go in.”|Only {we} are being put in, and you are being got out.” }
Wit thought about that.
“Do they sing at you?” he asked.
“They run the bath,” said {A}. {young:“Then there is a story. Then there is a drink of water. Then there is a tuck, and off goes the light.”|“After that there is a story, and a drink of water, and a tuck, and then out goes the light. It takes an hour, and they are quite tired.”}
“And does it work?” asked Wit.
“In the end,” said {A}, “it nearly always does.”
“Hm,” said Wit. He came out by one more inch, so as to think about it better. # more
-> DONE

=== l2
# aside
# shot: above
# place: garden; night; clear
# action: A reach-up laughing holding feather at tree; owl think worried at A; heroes kneel laughing; friends clap laughing
# things: tree; feather in A.hand; 3 toasts; lantern
{many:{B} had another idea, and it was a feather.|There was the feather from the letter, too.} It went into the hole, very politely, at about the height of a foot.
{young:“Hee,” said Wit. “Hee, hee.” Then there was a bump.|There was a “Hee” from inside, and another, and then a bump, as of somebody rolling over.}
“Is that you getting up?” called Mrs Hoo.
“No,” said Wit. “{~That was my elbow|It was only my other side}.”
The feather came back out. {young:It had a crumb on it. Somebody had been eating toast in bed.|It had a good deal of toast on it, which was a thing that Mrs Hoo had wondered about.}
“I shall say nothing,” said Mrs Hoo, and she said it twice. # more
Then she counted the toast. # more
-> DONE

=== s4
# shot: close
# place: garden; night; stars
# action: small owl jump happy; A read happy book at tree; heroes hold happy lantern; owl clap surprised; friends clap happy
# things: tree; blanket; glass
Then {A} had it. {young:“{We} will put you to bed,” said {A}, “but backwards.”|If {short:a light and a story|all that} would get a person into bed, then it ought to get one out. It only had to be done backwards.}
So first there was the light, and {A} lit it. Then came the tucking, undone, left side, right side, and toes.
{helper_person:“I have waited years to do this,” said {helper}, and drew off the blanket as one draws off a tablecloth.} # beat
{helper_animal:{helper} took one corner in the teeth, and backed, and off came the blanket.} # beat
{helper_carried:{helper} was untucked first, so that he could see how it was done, and took no harm.} # beat
{not short:Then Wit gave back a drink of water. }{many:{B} told|{A} told} the story, from its end. “Goodnight,” it began. “They were all asleep. And before that there was a {~bear|whale}, and before that it was once upon a time.”
“What came before that?” said Wit, and put his head out to hear. ¶ “Nothing had happened yet,” said {A}. {young:“It was all going to.”|“It was all still to come.”} # usual
And Wit hopped out on to the grass, wide awake. “Good morning,” he said.
-> DONE

=== l3
# shot: wide
# place: garden; night; stars
# action: small owl fly surprised; owl eat happy egg; heroes clap happy at owl; friends clap happy
# things: log; daisy; stump; cup on stump
He had his egg. He had everybody’s crusts.
He ran along the log, and fell off the end of it, and found that he was flying. It was not far. It was about a {~yard|table}. But he had to be told about it several times.
“I went over a daisy,” said Wit. He had gone round it, but nobody said so. # more
“Again,” said Wit.
“And to think,” said Mrs Hoo, “that in the morning I shall never get him in.”
She did not seem to mind much. She cut the top off her egg. # spare
-> DONE

=== m3
# aside
# shot: behind
# place: garden; night; stars
# action: heroes sit sleepy; small owl sit curious beside heroes; friends sit sleepy
# things: log; moon; lantern
“What is it like?” asked Wit. “The day?”
{A} had a think. It was late, and thinking was slow. “It is very bright,” said {A}. “You can see all the edges.”
“That must be tiring,” said Wit.
“Yes,” said {A}. “It is, by the end.”
Wit moved up close. He was {~as soft as a slipper|as light as a glove}. “You can have my bed,” he said. “I am not using it.” # spare
They looked at the dark. It did not have any edges.
-> DONE

=== m4
# shot: two
# place: garden; night; stars
# action: small owl fly happy; A wave sleepy at owl; heroes bow calm at owl; owl wave happy; friends wave sleepy
# things: gate; stump; jam on stump; lantern
The toast was gone. A moth was asleep on the jam.
“Thank you for having {us},” said {A}.
“Thank you for breakfast,” said Mrs Hoo, who was a little muddled herself by now.
{homeward} # company
Wit came as far as the {~gate|pump}. He flew it. He only sat down twice.
“Good morning,” he said.
“Goodnight,” said {A}. They were both right.
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes sit sleepy; friends sit sleepy
# things: 2 boots; feather in boot; door; star over window
There was the back door. Behind it was the kitchen, all put away.
Nobody had to put on pyjamas. They were on, which saved a lot of time.
Then came a wash. Then came a drink of water, all {~forwards|the usual way round}.
Out in the dark somebody sang, with one word, a long way off. It was not for them. # spare
Up went the stairs, one after another, and nobody ran.
At the top the window was black, with one star in it, quite low. # more
There was one pair of boots by the door, and a feather in the left one. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy; owl fly happy
# things: window; feather; pillow; moon
And there was bed. It was warm, and just the right size.
{resting}
{keepsake}
{dream} # spare
“Five more minutes,” said {L}. And {many:they|{L}} got them.
The first was for the pillow. It {~had a cool side|was just soft enough}.
The second was for the toes.
The third was for somebody outside, who was just getting up.
The fourth had nothing in it at all.
And the fifth was left over. {H} {was} asleep.
Goodnight.
-> DONE

=== next_night
Under an acorn on the step lay a list, in brown letters no bigger than ants. “Seen,” it said, “in the dark, by me. A hat, going by with no one in it. Two of the same moon, one of them in the pond. A cat being polite. Somebody at a window, in pyjamas, with a glass of water.” That one was underlined. “Was it you?”
{A} went out and looked at the window from underneath, and it might have been.
-> DONE

=== next_bedtime
From the oak you could see right in. Somebody small was writing it down.
-> DONE
