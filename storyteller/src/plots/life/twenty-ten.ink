# about: learned(count); learning(count); trying-again(count); can-do(count)
# also: proud; trying-again; patience; frustrated; happy
# wants: child
# ages: 3-7
# needs: hearing
# holds: cat(kind), dark(kind)

=== title
{~Twenty-Ten|Ready or Not}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: A peek proud behind curtain; heroes hold curtain; friends crouch behind coat
# things: curtain; 3 coats; clock
{~“I shall count,” said {H}. “All the way to a hundred.” {young:So they all ran, to get the good places.|There was a rush for the good places.}|One person has to stand with a nose in the curtain, and the others hide. {young:Now {H} had the curtain.|The curtain had come to {H}, who had never yet been let do the counting.}|“Can you do a hundred?” they asked. “I can do the start,” said {H}, {young:“and I can do the end of it, and that is the big bit.”|“and I can do the end, and see about the rest when I am there.”}}
In went the nose. {young:All went well, past ten and past the teens, at a good fast walk.|All went well, past ten, and past nineteen, at a good steady walk.}
“Twenty-eight,” said {L}, “twenty-nine.”
The curtain waited, and the whole house waited, with its knees up.
“Twenty-ten,” said {L}. {young:“Twenty-eleven.”|“Twenty-eleven. Twenty-twelve.”} # usual
Then the coats on the hook could not bear it any more. “Thirty!” they said. ¶ “Found you,” said {L}.
-> DONE

=== s2
# shot: two
# place: bathroom; afternoon; clear
# action: A point happy at bath; heroes look-through curtain; friends crouch behind bath
# things: bath; curtain; tap; themed
So they began again, with new places, and more people.
{joining}
In went the nose. This time it got by. {young:In it went at thirty, and ran all along to the last of them.|It was shown the thirty, and went through it like anything.} “Thirty-nine,” said {L}.
You could hear the tap think. # usual
{hinderer_person:“Is it forty yet?” said {hinderer}, in the wardrobe, and then, “I am not in here.”} # beat
{hinderer_animal:{hinderer} had found every one of them by then, and went round to see them all again.} # beat
{hinderer_carried:{hinderer} had been hidden, too, in the middle of the table, with a hat on top.} # beat
“Thirty-ten,” said {L}.
“Forty,” said the bath, with a sort of a groan. {young:The one with the beard had got right in.|It had been a beautiful place.}
{themed_a} was found as well, since it had not gone anywhere. # personal
“Found you,” said {L}, with both eyes shut. # usual
-> DONE

=== m1
# aside
# shot: behind
# place: kitchen; afternoon; clear
# action: A peek happy under table; aunt crouch worried under table; heroes point; friends sit
# things: table; chair
# people: aunt=woman(glasses)
Under the table was one who hardly breathed. {young:It was an aunt, with her hands on her mouth.|It was an aunt, who had played for her school.}
“Forty-ten,” said {L}. {young:The aunt held on to the leg of a chair, and the chair shook.|“Forty-eleven.” You could see a chair begin to shake.}
“It is not for me to say,” said the table. “Forty-twelve,” said {L}. {young:“FIFTY!” said the table.|“It is FIFTY,” said the table, and hit its head.}
“Found you,” said {L}. “You are very good at hiding.” # spare
{pausing} # company
So one more had been found, and not one had been looked for. {young:It is a nice way to play, if you have a nose in a curtain.|It was a very restful way to play.}
The aunt asked if she might be not found, just the once. It was to be seen about. # more
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: cat peek proud under basket; A lift laughing basket; heroes crouch; friends crouch behind coat
# things: basket; scarf
The cat was playing, too. {young:Under the basket it was, and its tail was out.|It had gone under the basket early on, and its tail had not.}
“Fifty-ten,” said {L}, right by it. {young:The cat looked at the wall, and did not say a word.|“Fifty-ten,” said {L} again, with a good deal of meaning. The cat looked straight before it.}
Oh, it knew. {young:You could see by its ears that it knew, and that it was not going to say.|Anybody could see that it knew, and that it would be taken out and asked again tomorrow, and would still not say.}
{L} had to find it by hand. # spare
“You were the best of all,” {L} told the cat, who had been aware of it. # more
It was put back in, tail and all, and looked as if it had thought of that itself. # more
-> DONE

=== m2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A shout proud; heroes jump; friends run surprised
# things: wardrobe; curtain; coat
There are ways to get round it. {young:{L} did it as fast as a train.|{L} tried it at a run.} Twenty-seven-eight-nine-a-hundred!
They had only got one leg in. {young:“That is not fair,” said somebody in one boot, and fell over the cat.|The person in the laundry was half a person in the laundry, and said that it was not what they had agreed.}
{L} tried it very low, so that no one could hear what came there. {young:It went “Mm”, and “Mm-one”, and “Mm-two”, down in the curtain.|“Mumble,” it went, and “mumble-one”, and “mumble-two”, and there was a cough from the wardrobe.}
“We can hear that you are not saying it,” said the coats. # spare
“How many is it to a hundred, from here?” asked {L}. ¶ “It is a good few,” said the bath. “Bring a cake.” # more
{L} asked if you could do the half of it, and have the rest when you were seven. # more
-> DONE

=== l2
# aside
# shot: wide
# place: kitchen; dusk; clear
# action: aunt shout happy holding potato; A look-up worried; heroes hold curtain; friends sit
# things: 7 potatoes; curtain; clock; table
And then there are the ones who ask. {young:{L} had got up to thirty-five, and it was all going well.|{L} had got as far as thirty-five, and it was going like a train.}
“Is it six potatoes each, or seven?” called the kitchen.
“Seven,” said {L}. {young:“Eight,” said {L}, “nine, ten,” and then saw what it had done.|“Eight,” said {L}, “nine, ten,” and then stopped, and could see just how it had been done.}
They had to go back for it. {young:There it lay, where they had put it down, by the curtain, and a bit cold.|The thirty-five was just where it had been put down, but it had gone a bit soft.}
“What time is it?” said the bath. ¶ “Do not tell it,” said the coats. # spare
And it was nine potatoes each, for supper, since that was what had been heard. # more
“Ten,” said the cat’s face, but it was only a yawn. # more
-> DONE

=== s3
# shot: behind
# place: hallway; dusk; clear
# action: A think curious holding curtain; heroes point up; friends peek behind curtain
# things: curtain; row of 7 cups
In went the nose. In the dark of a curtain you can think.
{helper_person:“Say them again,” said {helper}, through the cloth, “but only the ends.”} # beat
{helper_animal:{helper} leaned on the curtain, from the outside, and it was company in there.} # beat
{helper_carried:{helper} was in there, too, to be held, and was told each of them, one after the other.} # beat
They had said thirty, and they had said forty. {young:They had said fifty, as well.|There had been a fifty, too, from under the table.} {L} said them over, to the cloth. # usual
And they all did the same at the end. {young:They all said tea!|Every one of them went off with a little tea.}
“Six,” said {L}, and held up that many. “Six. Tea.” {young:Out came sixty.|And out it came, all by itself, as sixty.}
Seven had a tea. {young:Eight had a tea, and so did nine.|So had eight, and so had nine.} They stood in a row, each with its cup.
“Oh,” said {L}, into the curtain. {young:“It is one, two, three again, but they have stopped for tea.”|“It is only one, two, three again. They have stopped for tea.”}
-> DONE

=== m4
# shot: wide
# place: hallway; dusk; clear
# action: A point happy; heroes run surprised; aunt run surprised; friends run
# things: wardrobe; 7 cups; coat; clock
“Hide,” said {L}. “I am going to do all of it.” {young:They had heard that before.|They had heard that before, and did not trouble to go far.}
“Three-tea,” said {L}, for practice. “Four-tea.” {young:The coats put their heads out, to see the bath, and the bath was looking at the coats.|The coats leaned out, and looked across at the bath, and the bath looked at the table.}
“Eight-tea,” it went. “Nine-tea.” And the whole house got up without a word and ran for a better place.
There was a bit of a crush by the wardrobe, and one of them had to be folded. # spare
“After you,” it said in there. “That is my foot.” “Then whose is this?” # more
They had not run like that since they were six, and one of them had a stick. # more
-> DONE

=== s4
# shot: close
# place: hallway; dusk; clear
# action: A shout proud; heroes look-up proud; friends crouch behind coat
# things: curtain; 3 coats; wardrobe; table
Off went {L}, from the very beginning. {young:Up it came to the bad place, and over it went, like a bus on a bump.|Twenty-nine came, and thirty came after it, as easily as a bus.} Forty went by, and fifty, and all the teas.
“Ninety-eight,” said {L}. “Ninety-nine.”
That was the last of the tea. {young:There was only one thing left.|In the whole house there was nothing left but one.} # usual
“A hundred!”
A hundred is bigger than it looks. It went right through the rooms, and out at the end. # usual
“Here I come,” said {L}, “ready or not.” And {L} took the nose out, and looked round. {young:There was no one there at all, not so much as a toe.|There was not so much as a toe. They had all of them, for the first time that day, been properly hidden.}
So now they had to be found. # usual
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: A peek sleepy at bath; aunt sleep; heroes carry lantern; friends sleep
# things: bath; coat in bath; towel; basket
It took until supper. The coats were in the bath. The bath was in with the coats.
One had gone in with the towels, where it is warm. They were fast asleep. It had been such a long hundred.
The one with the beard was in the bread bin. At any rate, the beard was. # more
“What did you get to?” they said. ¶ “All of it,” said {L}. # spare
The aunt was the last. She was in the curtain. She had been there from the start of the eighties. # more
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A point sleepy down; heroes hold towel; friends sit
# things: bath; towel; sock
{L} had ten toes, as always, and did them twice, to be nice to them.
Two ears, and one chin. There is not much to count, on a person.
The bubbles went past a hundred. They went past all that there is. # more
“What comes next?” said {L}. ¶ “A hundred and one,” said the towel. “But that is for the day.” # spare
There was one bath, and one plug. It was a rest, after all that. # more
A hundred toes would be a lot of towel. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: cat sit calm; heroes look-up sleepy
# things: moon behind chimney; chimney; street-lamp; 7 stars
The moon had gone in behind a pot. You could see one side of it. It was not a good place.
The stars did not hide at all. They never do. That is why they take so long.
The cat was under its basket. So was all of its tail. # more
Out in the road a lamp had its eyes shut. “Forty-ten,” it may have said. # spare
A pear fell off the tree. That was one. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: slipper left
In went the nose. It was the pillow, this time.
{resting}
{dream} # spare
{L} went in near the top. It was low, and slow. # usual
“Ninety-eight.” It was so warm in there.
All the house was in its place. It did not make a sound. # usual
“Ninety-nine,” said {L}. That was the last of the tea.
“A hundred,” said the dark. “Here I come, ready or not.”
And {L} was.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
At breakfast there was one cup over. They went round the table with a finger, twice, and so it was a person who was missing, and not a cup too many.
{A} put a nose in the curtain. “A hundred and eight,” it went, “a hundred and nine. A hundred and ten-teen.”
“ELEVEN,” said the cupboard with the towels, and came open, and there was an aunt in it. She had been doing so well.
-> DONE

=== next_bedtime
They were all in their places. It had been gone over twice, with the aunt.
-> DONE
