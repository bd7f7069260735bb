# about: story-about(superhero|super hero|super-hero|supergirl|superboy); with-character(superhero|super hero|super-hero); creature(superhero|super hero); thing(a superhero)
# also: funny; exciting; bravery
# wants: other
# role hero: answer(superhero|super hero|super-hero) = a superhero called Captain Now
# names: Captain Now | Captain Dash | Captain Zip
# ages: 3-12
# holds: dark(kind), bus(kind), flying(kind)

=== title
{~I Can Manage|Somebody Said Help}
-> DONE

=== s1
# shot: wide
# place: garden; dusk; clear
# action: hero stand happy; heroes look-up surprised at hero; friends look-up surprised
# things: cape on hero.back; washing-line; wall
# people: hero=woman(red jumper, black hair)
{~There was a bang, and a wind, and all the washing lay down flat. In front of {H} stood {hero_a}.|“Did you say help?” asked {hero_a}, who had not been there a moment ago. {H} had not said a thing.|{H} had only blinked. {young:Then there was {hero_a} in the garden.|When that was over, there was {hero_a} in the garden, with a finger in the air.}}
“I can hear the word help from three miles off,” said {hero}, “and be there before it is finished. Listen!”
{A} could only hear a {~blackbird|bus}. # usual
“Could I come?” asked {A}, with both hands on the cape. # usual
“Hold on,” said {hero}, and there was no more garden. There were roofs, a long way down, {young:and they went by like cards.|and they went by like cards being dealt.}
-> DONE

=== s2
# shot: two
# place: orchard; dusk; clear
# action: hero stand proud; woman sit surprised; man sit surprised; heroes stand surprised; friends stand surprised
# things: table; cake on table; 2 bowl on table; spoon; cape on hero.back
# people: woman; man(beard)
{joining}
{is_loved:There is no time to think of {loved} at that speed, or only of the first half.|{musing}} # personal
They came down at a table in an orchard, and everything on it that could fly, flew. “Here I am!” said {hero}.
“Help yourself, I said,” said a lady. {young:It was about the pudding.|It had been about the pudding.}
“Oh,” said {hero}. So they did, since they had come. # usual
{hinderer_person:“Now we could do with some cream,” said {hinderer}, and there had to be a seat for {hinderer} as well.} # beat
{hinderer_animal:{hinderer} had found where the pudding came down, and was not ready to be rescued from there.} # beat
{hinderer_carried:{hinderer} had come off in the wind, and hung in a pear tree, looking brave, and had to be fetched.} # beat
Whoosh! The next one was a man under {young:an umbrella with no top.|an umbrella that had gone inside out.} “It cannot be helped,” he was saying. {young:And he could not.|Nor could he.}
-> DONE

=== m1
# aside
# shot: above
# place: orchard; dusk; clear
# action: hero run happy; woman stand surprised; heroes point laughing at hat; friends stand laughing
# things: table; 3 hat; bowl; pear
# people: woman; man(beard)
{young:“I will tidy up,” said {hero}.|“I shall put it all back,” said {hero}, who had manners.} It took as long as it takes to say “It”.
The plates were on the table, and the cups were on the plates. {young:But the hats were wrong.|Every leaf was back in the tree, on the right twig. Only the hats were wrong.}
The lady had on a hat with a {~pipe in it|feather for a very large head}, {young:down to her chin.|and could not be seen below it as far as the chin.}
“Does it suit me?” she asked. ¶ “You might be a bit slower at the end,” said {A}. {young:“I like to be sure.”|“At the end of a thing I go slowly, to see if it is right.”} ¶ {hero} had never tried that. # more
There were two forks left over, and nobody knew from where. # more
-> DONE

=== l1
# aside
# shot: close
# place: sky; dusk; clear
# action: A whisper curious at hero; hero fly happy; heroes fly; friends fly
# things: cloud; cape on hero.back
“What else can you hear?” called {A}, into an ear.
“All of it,” said {hero}. {young:“I can hear a snail. It is on a lettuce.”|“There is a snail on a lettuce in the next street but one, and it is having second thoughts.”}
“Can you hear the moon?” ¶ {hero} listened. {young:“No,” said {hero}. “It is shy.”|“It is holding its breath,” said {hero}. “It does that when I listen.”}
“And what do people say, after they have said help?” ¶ “After it?” said {hero}. {young:“I have gone by then!”|“I could not tell you. By then I have left.”}
{A} thought that over, as far as it can be done with your mouth full of wind. # more
They went through a cloud, which was wet, and {~tasted of nothing|smelled of washing}. # more
-> DONE

=== m2
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: man wash calm; baby stand proud; hero peek surprised; heroes peek happy; friends peek
# things: window; plate; sponge; sink
# people: man(apron); baby
The one after that was quite near. “Help,” said somebody, behind a kitchen window, and {hero} was there with {young:one foot on the sill.|one foot already on the sill.}
“Stop,” said {A}. “There is some more of it.” ¶ {young:It was hard, but {hero} stopped.|It was the hardest thing that {hero} had done all week, and that was a week with a volcano in it.}
“—ful, that is what you are,” said the man inside. He said it to a baby. {young:The baby was drying up. It had dried the cat.|The baby was drying up, and had so far dried a {~spoon|fork}, the floor and the cat.}
“They do not need us,” whispered {hero}. {young:It was quite a new thing.|“I did not know that it could have an end like that.”} # more
They went away on tiptoe, which makes no wind at all. # more
-> DONE

=== s3
# shot: close
# place: hill; dusk; clear
# action: A listen curious; hero listen curious; heroes listen curious; friends listen
# things: bench; street-lamp; cape on hero.back
“You have to hear the rest of it,” said {A}. ¶ “There is never time,” said {hero}.
“There is,” said {A}. So they sat down on a bench on the hill, and listened.
“Help,” said somebody, a long way off. {hero} got up. “Wait,” said {A}. “—ing of potatoes,” the voice went on, and {hero} sat down again. # usual
{helper_person:“What about that one?” asked {helper}, who had good ears, and pointed down the road.} # beat
{helper_animal:One of {helper_s} ears went up, and turned, and pointed down the road.} # beat
{helper_carried:{helper} was stood on the back of the bench, facing down the road.} # beat
It was quiet. Then {A} heard it, quite near, {young:a thin voice.|a thin sort of voice, with no breath in it.} “I can manage,” it said.
“Then that is all right,” said {hero}. ¶ “No,” said {A}. “That is what I say when my head is in my jumper.”
-> DONE

=== l2
# aside
# shot: object
# place: hill; dusk; clear
# action: A hold calm jumper; heroes sit; hero listen curious; friends sit
# things: jumper; bench; street-lamp
“In your jumper?” said {hero}.
“It is the neck,” said {A}. “There are three holes, and all three are dark. {young:Then they ask if I want help.”|So I try them one after the other, and somebody asks if I should like some help.”}
“And then you say it!” ¶ “I say that I can manage,” said {A}. {young:“I say it twice.”|“If it is very bad, I say it twice.”}
{hero} looked at the ground. {young:“I say it, too.”|“I have said it myself,” said {hero}, “when I had the boots on the wrong feet, and there was a crowd.”}
“It means nearly the same as the other one,” said {A}. {young:“Only it is longer.”|“Only it has more words, and nobody comes.”} # more
-> DONE

=== s4
# shot: behind
# place: street; dusk; stars
# action: hero lift calm; A push proud brick; driver stand happy; heroes stand happy; friends clap happy
# things: bus; brick; street-lamp; cape on hero.back
# people: driver
They went round the corner, on foot, and there was the bus. {young:It was on a hill, and the brake had come off.|It stood on the steepest bit of the hill, and its brake had come off.} What held it up was the driver, who was leaning on it from below. The driver’s shoes were sliding.
“I can manage,” said the driver.
“May we?” asked {A}. The driver thought about that, for another inch, and nodded.
{hero} picked up the bus in one hand, and put it down where the road is flat.
{young:It was done slowly.|And at the end it was done slowly, to see if it was right.} {A} put a brick behind the wheel. # usual
Not one of the {~nineteen|twelve} people in it had woken up. # usual
“I was just going to say something,” said the driver, and sat down. ¶ “You did,” said {A}.
-> DONE

=== m4
# aside
# shot: two
# place: bus; night; stars
# action: driver sit-on-chair calm; hero sit; heroes sit sleepy; friends sit sleepy
# things: lamp; ticket; window
They had a ride on the bus, as it was going that way. The driver let them.
{hero} had not been on one before. It stopped at every stop.
“What does it stop for?” said {hero}. ¶ “In case,” said {A}.
At the {~church|park} a man got on. At the bridge he got off. There was time for both. # spare
{hero} looked at it all go by. It went by one thing at a time. # more
“It is a good speed,” said {hero}. # more
They went round once more than they had to. # more
-> DONE

=== l3
# aside
# shot: object
# place: street; night; stars
# action: heroes walk sleepy; hero walk calm; friends walk
# things: street-lamp; moon; wall; gate
They went the last bit on foot. The cape hung down. There was no wind in it.
“Help,” said a tree. It was an owl, and it had not said that. It had only said hoo.
“I waited,” said {hero}. ¶ “I saw,” said {A}.
A lamp came on. A gate went click. # spare
The moon was up. It was not holding its breath. It could be heard quite well, and sounded like nothing much. # more
The street was long, and they did not mind. # more
-> DONE

=== m3
# aside
# shot: close
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash sleepy; friends sit sleepy
# things: jumper; towel; soap; basin
The jumper had to come off. It was the one with the neck.
It was dark in there. {A} tried one hole. It was a sleeve.
{A} tried the next. That was a sleeve, too.
“I can man—” said {A}, and stopped. “Help,” said {A}.
The jumper came off. It was as easy as that. # spare
There was no time to see who had done it. One towel swung a bit. # more
{A} said “Thank you” to the {~towel|tap}. # more
-> DONE

=== l4
# aside
# shot: object
# place: rooftops; night; stars
# action: heroes look-up sleepy; friends look-up sleepy
# things: roof; chimney; moon; cape on hero.back
Up over the town sat {hero}, and heard it all.
Somebody said goodnight to a dog. Somebody could not find a slipper, and then could.
“I can manage,” said a snail, half-way up a wall.
{hero} heard the rest of it. It could.
So {hero} sat still. It was very hard, and then it was not. # more
The bus went home. It said nothing, in a low voice. # more
-> DONE

=== s5
# shot: wide
# place: bedroom; night; stars
# action: L lie-awake sleepy; heroes sleep; friends sleep
# things: pyjamas; curtain; moon; pillow
{L} got into bed. One button would not do up.
{resting}
{keepsake}
{dream} # spare
{L} tried it from the top. The button would not. # usual
“I can manage,” said {L}.
The curtain lifted, and lay down. It was hardly a wind at all. # usual
The button was done up. It was done slowly.
No one was there. # usual
From three miles off you can hear two eyes shut.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the bus stopped outside the house, where there is no stop. “In case,” said the driver.
On the front seat sat the superhero, in the cape, with a ticket. It was a day off. They went round the whole way twice, and {H} rang the bell. “Help,” said somebody at the market. Nobody got up. “—yourself,” said the somebody.
“I like the second half,” said the superhero. “I never knew that there was so much of it.”
-> DONE

=== next_bedtime
Every button was done up. Far off a bus went round, at a good speed.
-> DONE
