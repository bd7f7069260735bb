# about: journey(plane|fly|flight|flew|airport|jet)
# also: nervous; scared; too-excited; bravery; happy
# wants: child
# when: done
# ages: 3-8
# needs: seeing
# holds: plane(kind), heights(kind), dark(kind)

=== title
{~How Small Will I Be?|The Knot in the String}
-> DONE

=== s1
# shot: wide
# place: garden; day; clear
# action: heroes look-up curious at plane; friends point up; woman stretch happy holding tape-measure
# things: small plane; cloud; roof; suitcase
# people: woman
{~A plane is as long as a street, when it stands there. {H} had seen one go up, {young:and it got small.|and it was a bus, and then a spoon, and then a pin.} And in it went, at a hole in the clouds, with all the people.|They were going on a plane, and {H} had {young:seen what planes do.|watched what they do, from the garden.} They go up and up, and get small. There are people in them.|Over the roof went something the size of a crumb, with a white line after it. {young:“That is a plane,” they told {H}.|“That is the sort that we are going in,” they told {H}.} All full of people.}
“How small will I be?” asked {A}.
“You will be fine,” said the grown-up with the suitcase, {young:and looked for socks|and went on looking for socks}. But fine is not a size. # usual
So {A} took a string, and lay down, and had it cut as long as that, from the top to the toes, and put in a knot. {young:Now they could measure it.|Then at least you would be able to see how much was gone.}
-> DONE

=== s2
# shot: two
# place: station; day; clear
# action: heroes stand proud; woman point happy at heroes; friends push happy suitcase
# things: counter; suitcase on scales; scales; label on suitcase; rope in heroes.hand
# people: woman(cap)
{is_wished_day:That would not be until {wished_the_day}. But {A} went through it beforehand, every bit of it, to see if it would do.} # wished
You need other things when you are small. {A} packed half a nut, for a bath, {young:and a stamp, to go on the bed.|a stamp, as a blanket, and the good end of a feather.}
{is_loved:All that {A} knew about {loved} was to come too, since that takes up no room at any size.} # personal
{themed_a} was packed as well. It was left at its own size, so as to have something to go by. # personal
{joining}
The place that planes go from is {young:very, very big. It is to make it slow.|enormous, so that it should not come as a shock.} At the far end, people were no higher than {~a thumb|an egg}.
“Is this all of you?” asked a lady at a desk. {young:“So far,” said {A}.|“It is so far,” said {A}, who liked her.} She weighed the case, and stuck on a long ticket, {young:so that it could be found.|so that they should know what it had been.} # usual
{is_wished_place:A ticket was tied to the string as well, and it said {wished_place}.} # wished
{hinderer_person:“Have we got the other thing?” asked {hinderer}, and the case had to be undone again, to look.} # beat
{hinderer_animal:{hinderer} stood on the scales, among the cases, and was very nearly given a ticket.} # beat
{hinderer_carried:{hinderer} was put on the scales by mistake, and had a ticket on before anybody had noticed.} # beat
And {A} held on to the string. # usual
-> DONE

=== m1
# aside
# shot: close
# place: station; day; clear
# action: man look-through calm box; heroes point curious at box; friends stand calm
# things: table; tray on table; teddy in tray; box on table; curtain on box
# people: man(cap)
Then they took off their {~belts|coats}, and put them in a tray. {young:A bear went by in a tray, too.|A bear went by in one, looking straight ahead.}
Everything went into a box with a curtain, and a man watched on a screen, {young:to see if it was small yet.|with his chin in his hand, to see how it was coming on.}
“Well?” asked {A}. ¶ “All there,” said the man. Out it came at the other end, {young:just as it was.|exactly as long as it had gone in.}
“They do not do it here,” {A} told the rest. {young:“They only look.”|“This is only where they see how much there is to do.”}
-> DONE

=== l1
# aside
# shot: behind
# place: airfield; day; clear
# action: heroes point curious at plane; man walk calm; friends look-up curious at plane
# things: huge plane; window
# people: man
They had to wait by a window. Out there stood their own one, with its nose {young:right up to the glass.|up to the glass, like a dog that knows of sandwiches.}
The plane was as big as the school. A man walked about under it with no hat on, and did not {young:need to duck.|so much as bend.} “And he works there every day,” said {A}. {young:“He is not small.”|“He cannot ever go up, then. He is full size.”}
They counted the windows. {young:They counted forty, all in a row.|They got to forty on the one side, as round as buttons and hardly larger.}
“We will be just right for those,” said {A}, {young:and felt the string.|rather low, and felt for the knot.}
-> DONE

=== m2
# shot: two
# place: train; afternoon; clear
# action: heroes hold surprised teaspoon; waiter give happy tray; friends sit-on-chair calm
# things: tiny spoon; tiny cup on tray; butter on tray; nut on tray; cart
# people: waiter
They were tied in{young:, so as not to slip out when it came|, each with a belt, so that you should not slip through when it happened}. The plane ran, and leaned back, and was up, and in a cloud. Then a man came down the middle with a trolley, {young:and now it had started.|and you could see that it had begun.}
The spoon was {young:a baby one.|no longer than a finger.} The butter had shrunk to the size of a {~stamp|sweet}. {young:The cup was for a doll.|They had a cup that would have done for a hen, and in it was a hen’s amount of juice.}
{A} looked at it all, and put the nut on the tray beside it. {young:The nut fitted in.|The nut was much of a size.}
{pausing} # company
“Is it nice?” they asked. “It is not very much,” said {A}, “{young:now.”|but then I dare say that I shall not want much.”}
-> DONE

=== l2
# aside
# shot: above
# place: train; afternoon; clear
# action: heroes hold surprised pillow; waiter give happy pillow; friends sit-on-chair calm
# things: tiny pillow in heroes.hand; small blanket on heroes; window
After the spoons it had got to the pillows. {young:They were as big as a bun.|They came round in a heap, and you would have been the right thing for a cat with a small head.}
“You may have two,” said the {~man|lady} with the heap, {young:who knew about it.|and gave {A} a look, as of one who has seen it before.} The blanket was like that as well. Down to the knee it went, and {young:then it stopped.|there it had been used up.}
“Or else the knee,” said {A}, and measured. {young:All there. So the string must have got small, too.|The string said that it was all there, but the string had been through it as well, and was no longer to be relied on.}
-> DONE

=== s3
# shot: close
# place: train; afternoon; clear
# action: heroes peek surprised at window; friends sleep sleepy
# things: window; tiny house; tiny bus; rope in heroes.hand
{short:They were tied in, so as not to slip out when it came. It ran, and it leaned back, and it was up.|They came out at the top of the cloud, and it was sunny there, and then there was a hole in it.} # usual
Something went pop, in both ears. “That is it,” said {L}. {young:“It starts with the ears.”|“It begins with the ears,” and the string was got out, and held from the top down.}
The string went to the toes. {young:It was just as long as before.|The knot came where it always came.} # usual
{helper_person:{helper} held up one thumb. “That is the one I came with,” said {helper}, “and it has not gone down.”} # beat
{helper_animal:They looked at {helper}, who took up just as much floor as at home.} # beat
{helper_carried:They tried {helper} on one knee, and {helper} came up to the same button as at home.} # beat
{L} looked round. They were all as large as life, and one was asleep. {young:Then {L} looked out.|Then {L} put an eye to the window, and looked down.}
A field was as big as {~a stamp|toast}. A bus was a crumb. {young:The whole town went under one thumb.|There was a town, with its church on, and one thumb went over all of it.}
“Oh!” said {L}. “It is not us. It is them.”
-> DONE

=== m4
# aside
# shot: two
# place: sky; dusk; clear
# action: bird fly calm; heroes look-up curious
# things: plane; tiny train; row of 4 tiny houses; cloud; tiny church
A dreadful thing to see, but {young:they did not seem to mind.|nobody down there seemed to have been told.} They went on. A train went along, the length of {~an eyelash|a worm}, with people in it, {young:reading.|very likely reading.}
“Do they know?” asked {A}. {young:They did not wave.|They tried waving, but it is hard to catch the eye of a lake.}
“It may be better not to say,” said {A}. {young:“They would only cry.”|“They have all got each other, and they are all the same.”}
{many:{B} blew on the glass.|The cloud came.} Then it was {young:white, and they could not see how they got on.|white out there, like being inside a pillow, and you had to hope for the best.} # spare
-> DONE

=== s4
# shot: wide
# place: airfield; dusk; clear
# action: man wave happy; heroes wave happy; friends wave happy
# things: plane; 2 bats in man.hand; row of 3 houses; window; stairs
# people: man(cap)
But they would be going down there, and {L} had only half a nut. {young:It would not go round.|It would not do for so many.} # usual
The plane put its nose down. {L} held on to the string, and watched.
The crumbs came up to be {young:cars. The stamps came up to be fields.|buses, and the toast was fields again, with cows.} A house grew, and another one, like {~buns|bread}. # usual
{young:A pin grew, and it was a man, with two red bats, and he waved.|A pin came up last, and grew into a man, with two red bats.}
Bump. And there he stood, {young:as big as you like.|the full size, and waved one of them.}
“Is he all right?” asked {L}. ¶ He was quite all right. They all were. {young:They had come up just in time.|It had been put back, down to the last hat.}
“They never even felt it,” said {L}.
{is_wished_person:“Then {wished_person} will be full size, too,” said {L}, who had been wondering how you hug a crumb.} # wished
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: heroes sit happy in bath; friends stand calm
# things: bath; tiny nut in bath; 5 bubbles over bath
They had a real spoon for supper. They had a cup that you could get a nose in.
The bath was a whole bath. {A} put the half of a nut in it. It went out to the middle, and came back.
“It was for if I was small,” said {A}. # spare
“It is a good one,” said the grown-up with the suitcase. “You had better keep it.” # spare
It may be wanted by somebody in a {~town|field}. # more
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: heroes stand proud; woman hold happy rope; friends point happy at rope
# things: door; rope beside heroes
There was a door in the bedroom there, too. {L} stood against it, and the string was held up beside {L}.
It went from the top to the toes. The knot was at the knot.
“As big as that,” they said. They did it twice. {~It was the same both times.|It was as big as that both times.}
“I didn’t lose any,” said {L}. # spare
The string was put by, for the way back. # more
“You may have a bit more,” said the grown-up with the suitcase. “It was a long day.” # more
-> DONE

=== l4
# shot: wide
# place: rooftops; night; stars
# action: heroes look-up sleepy at plane; owl sit calm
# things: tiny plane; row of 3 chimneys; star; window
Then one more went over. It was late. It was a red light, and a green light, as small as seeds.
“They are in there,” said {A}. They would have their belts on. They would have the {~butter|spoons}.
One of them would be at the glass, and look down. It would be {A} that they saw, or the roof.
They would put a thumb on it. # more
“I am all right,” {A} told them. It was said up, and not loud. # spare
The lights did not get any less. They went on, side by side. # more
-> DONE

=== s5
# shot: object
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: big pillow; rope; lamp
The pillow was a big one. It had room round the edge. # usual
{resting}
{dream} # spare
{L} lay down flat. There was a top. There were the toes, a good way off. # usual
“How big am I?” said {L}.
They looked. “As big as that.”
The lamp got small. The door got small. # usual
The day went up, and up. It was a spoon. It was a pin.
It went in at a hole in the clouds.
{is_wished_day:That was how it would be, {wished_day}. {L} had been through it now.} # wished
And {L} lay under it in the dark, the whole length of the string.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The half nut stood on the sill, full of rain. It was too small now for anybody you could think of.
Then a crumb came down out of the sky, with a hum, and it came up to be a beetle. {L} ran for two red mittens, and stood at the end of the sill, and waved it in: left a bit, and down, and stop.
It folded up both its wings, and had the bath. It was in up to the knees.
-> DONE

=== next_bedtime
The half nut had been let out, and hung up to dry. Far off went a hum, no bigger than a pin.
-> DONE
