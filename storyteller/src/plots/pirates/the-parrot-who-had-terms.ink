# also: tired
# about: funny
# role treat: food = a banana
# role hue: colour = green
# holds: dark(scare)
# names: Horace | Humphrey | Barnaby
# names: Captain Hake | Captain Ling | Captain Pollock
# names: Marmalade | Gooseberry | Butterscotch

=== title
{~The Parrot Who Had Terms|Put It in Writing}
-> DONE

=== s1
# shot: wide
# place: harbour; afternoon; clear
# action: parrot sit cross on post; captain bow worried at parrot; A look-up calm; heroes look-up calm; friends look-up calm
# things: post; boat; anchor; barrel
# people: captain(she)
{~On a post in the harbour, with his back to everybody, sat the {hue_noun} parrot of the pirate ship Marmalade. His name was Horace, he would not say a word, and {H} had been sent for.|“Say it, Horace,” begged Captain Hake. “Just once!” Horace, who was the {hue_noun} parrot of the pirate ship Marmalade, said nothing at all, and so {H} had been sent for.|No pirate ship may leave until her parrot says so. It is the rule. But Horace, the {hue_noun} one of the good ship Marmalade, had not spoken since {~Monday|Friday}, and {H} had been sent for.}
{joining}
{young:“He says one thing,” said Captain Hake. “He says, Pieces of eight. Now he says nothing.”|“Nine years he has said it,” said Captain Hake. “Pieces of eight, every morning, and off we go. Now, not a squeak.”}
“Perhaps his beak has set,” said the mate. # spare
Horace looked at the sky. So {A} stood beside him, and looked at it too. {young:It was big. It was blue.|It was quite a good one.} After a while Horace moved up. # usual
-> DONE

=== s2
# shot: two
# place: harbour; afternoon; clear
# action: parrot point proud; A write curious paper at parrot; heroes sit curious before parrot; friends sit curious
# things: post; pencil; biscuit; boat
“I am not poorly,” said Horace, out of the side of his beak. “I have got terms.”
“What are terms?” asked {A}.
“{young:Things I want,” said Horace. “There are three.|Things that one would like,” said Horace. “There are three.} Put it in writing.”
{A} found {~a pencil|a bit of chalk}. Horace held up one {hue_noun} claw.
{helper_person:“Lean on my back,” said {helper}, and bent over, since there was no table in the whole harbour.} # beat
{helper_animal:There was no table, but {helper} stood still beside the post, and had a good flat back to write on.} # beat
{helper_carried:They wrote against {helper}, there being no table, and {helper} only moved for the commas.} # beat
“One,” said Horace. “{young:The biscuits are too hard. I want one that bends.|A biscuit that bends. What we have on board is more of a roof.}”
“Two. {young:I sit on this side of the captain. I see this side of the sea. I never, never see that one.|The other shoulder. In nine years upon the left one, I have only ever seen half of the sea.}”
“And three?” asked {A}. ¶ Horace looked at his feet. “Do those two first,” he said. # usual
{is_loved:“Is the third to do with {loved}?” asked {A}. Horace looked at the list. “Those,” he said, “would be your terms.”|{musing}} # personal
-> DONE

=== m1
# shot: close
# place: ship; afternoon; breeze
# action: captain think cross; small chicken sit calm on captain; A peek laughing at captain; heroes clap laughing at captain; friends point laughing at captain
# things: egg; kettle; paper; handkerchief
Captain Hake did not hold with terms. She said that she could very well find another bird.
{young:She put the cook’s hen on her shoulder. “Say, Pieces of eight,” she said. “Puk,” said the hen.|She borrowed the cook’s hen, and stood her on one shoulder, and told her what to say. “Puk,” said the hen, when she had thought it over.}
Next she tried the ship’s cat, who went to sleep round her neck like a {~scarf|collar}, and after the cat she tried the kettle, which did at least whistle. # spare
{young:Then she put a hand in her pocket. There was an egg in it. It was warm.|Then she felt in her pocket for a handkerchief, and what she found there was an egg.}
“Show me that list,” said the captain.
-> DONE

=== l1
# aside
# shot: wide
# place: ship; afternoon; clear
# action: captain sit-on-edge cross on barrel; parrot stand proud; A write happy paper; heroes sit happy; friends sit happy
# things: barrel; anchor; bath; crumb
“If he has terms, so have I,” said Captain Hake, and sat down on a {~barrel|bucket}. “Put it in writing. One: no crumbs down my neck.”
“Two. {young:He must not shout Land Ahoy when I am in the bath. I always stand up.|He is not to call Land Ahoy when I am in the bath, because I stand up every time.}”
“Three. When I sat on the anchor, I said something. {young:He must not say it again, to all the boats.|He is not to repeat it to other ships, in my voice.}”
“Was it very bad?” asked {A}.
“It was very long,” said the captain.
Horace thought it over. He had been proud of number three. “Done,” he said, and they shook claw and thumb.
-> DONE

=== s3
# shot: behind
# place: ship; dusk; clear
# action: parrot walk happy; captain look-up worried; cook carry proud biscuit; A listen curious at parrot; heroes write happy paper; friends look-up happy
# things: treat
# people: cook
The cook made a biscuit that bent. It took three goes, and {treat_a}. Horace tried {treat}, and then the biscuit, from end to end. “One,” he said, and {A} crossed it off.
Then he walked round the back of the captain, holding on by her plait, to the other side, and looked.
{hinderer_person:“Am I in the way?” asked {hinderer}, who was standing just where the other half of the sea is.} # beat
{hinderer_animal:The crumbs fell down, and {hinderer} was after them, under both of the captain’s boots, so that all the sea wobbled.} # beat
{hinderer_carried:On that side the captain had been given {hinderer} to hold, and Horace had to lean out a long way.} # beat
{young:“There is more sea,” said Horace. “There is a hill. There are cows!”|“There is a whole other half,” said Horace. “I have been sailing past cows for nine years.”}
“Two,” said {A}. “And what is the third?” # usual
Horace leaned over and whispered. {young:It was just one word.|It was only the one word.} “I should like to say that,” he said, “instead.”
{A} did not laugh. “It is a very good word,” said {A}. # spare
-> DONE

=== m2
# aside
# shot: two
# place: ship; dusk; clear
# action: captain walk worried; A push laughing at captain; heroes push laughing at captain; parrot sit proud; friends walk laughing
# things: ships-wheel; pump
{young:The captain had to learn to walk again. She had always leaned one way, for the parrot. Now she went round and round in a ring.|To change shoulders is no small thing. For nine years Captain Hake had leaned to the right, to make up for a parrot, and now she could only go in circles.}
She set out for the wheel, and got to the {~pump|mast}. She set out for the mast, and got to the cook. # spare
So {A} went on the heavy side of her, and was leaned on. {young:Step, step, bump. Step, step, bump. Then it was just step, step.|By the third time round they were nearly straight.}
“I never noticed those cows,” said the captain. # spare
{pausing} # company
-> DONE

=== l2
# shot: wide
# place: ship; dusk; clear
# action: sailor point happy at parrot; cook lie-back worried; parrot think proud; heroes think curious; friends shout happy
# things: chest; bowl; paper; jug
# people: sailor
Nobody would agree to a word that they had not heard, and Horace would not say it out loud. So the pirates guessed.
“Is it {~treasure|thunder}?” asked the mate. It was not.
“Is it cutlass?”
“That is all hiss,” said Horace. {young:“I do not like it.”|“I never cared for it.”}
“Is it custard?” asked the smallest pirate.
Horace looked at the smallest pirate for quite a time. “It is not custard,” he said. “But they are often seen together.”
{young:The pirates thought and thought. They could not think what it was.|It was a good clue, but it only made things worse, and the cook had to go and lie down.}
-> DONE

=== m3
# shot: above
# place: ship; dusk; mist
# action: parrot sit sad; A listen calm at parrot; heroes sit calm; captain wash calm bell; friends sit calm
# things: bell; cloth; slipper; plant
{young:The sun was low. Then Horace told {A} about the word.|When the sun was low, Horace told {A} where the word had come from.}
Captain Hake was polishing the bell, and she polished it more and more quietly. # spare
{young:“When I was small I lived at a window,” said Horace. “There was a garden. Every night an old man came out to look at it.|“I was a very small parrot, at a window,” said Horace, “over a garden. Every evening an old man came out in his slippers to look round it.} By one thing, with {~big leaves|pink legs}, he always stopped, and said its name.”
“And then?” asked {A}.
“Then it got dark,” said Horace. “I thought that it was the word for that. For when it is evening, and nothing is the matter.”
-> DONE

=== s4
# shot: close
# place: ship; night; stars
# action: captain shout laughing at parrot; parrot shout happy; A clap laughing at captain; heroes jump laughing; cook clap happy; friends clap laughing
# things: lantern; paper; pencil
“Come along,” said the captain. “What is this word?”
Horace shut both eyes. “Rhubarb,” he said.
Nobody moved. “{young:But we are pirates,” said the captain. “We have to be fierce.|But we are pirates,” said the captain. “We cannot go about the sea saying rhubarb.}” ¶ “Have you tried?” asked {A}. # usual
Captain Hake put on her {~worst|blackest} frown. “Rhubarb,” she said. {young:The frown wobbled. “Rhubarb,” she said. The frown fell off.|Something happened to the frown. She put it back. “Rhubarb,” she said, and it slid off altogether.} It cannot be said crossly. The mouth is the wrong shape.
“My aunt grew that,” she said. “It was behind the shed.” # usual
For a while nobody spoke. # spare
“Three,” said the captain. “Put it in writing.”
-> DONE

=== l3
# shot: wide
# place: ship; night; stars
# action: captain shout happy; cook lie-back happy; sailor shout happy; chicken stand happy; heroes shout happy; parrot listen happy; friends shout happy
# things: lantern; moon
Then the crew tried it, one by one. The mate said it. The cook said it, lying down. {~The hen very nearly said it.|The smallest pirate said it twice.}
“Now all together,” said {A}, “but softly.”
Rhubarb, rhubarb, rhubarb. It went round the deck, and over the side. It did not stop there. {young:Something said it back.|It seemed to be going on by itself.}
They listened. It was the sea.
“It has been saying that for years,” said Horace. “I did try to tell people.”
-> DONE

=== m4
# aside with m2
# shot: two
# place: ship; night; stars
# action: captain write proud paper; small parrot sit proud on captain; A wave happy at captain; heroes wave happy at captain; friends wave happy
# things: footprint; lantern; plank; ships-wheel
The captain signed the list with a cross. Horace trod in the ink, and signed with {~a foot|one foot}. The ropes were untied.
“Thank you for writing,” said the captain. She saw {them} down the plank with the lamp, and did not lean at all.
Then she went back to the wheel. “Well, Horace?” she said.
He stood up tall. He took his time. He could have said anything.
“Rhubarb,” said Horace. And the Marmalade went to sea.
-> DONE

=== l4
# shot: object
# place: lane; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: wall; 3 plants; slipper; lantern; boat
The ship’s lamp grew small. They could hear two voices, going away.
{homeward} # company
There were gardens on the way home. Over {~a wall|a low hedge} there was someone in slippers. He stood quite still, and looked at something with big leaves.
He said one word to it. Then he went in.
There was no need to ask what it was. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: paper; feather; pillow; boat
{~Then there was just bed left on the list.|The list was nearly done. There was just bed.}
{resting}
One: a pillow that bends.
{keepsake}
{dream} # spare
Two: the other side. {H} rolled round to it. It was cool.
Three was just a word.
It was dark. All was well. # spare
Out at sea went a small lamp. A bird sat on the right of it. # spare
Rhubarb, said the sea. Rhubarb. Rhubarb.
{H} shut both eyes. It was all in ink.
Goodnight.
-> DONE

=== next_night
“Cushion,” somebody said, high over the street. A little later, and farther off, somebody said, “Dumpling. No. Cushion.”
{A} looked up. A bird was going over the chimneys with a list in one foot.
“I am to have a new one every Friday,” called Horace. “It is in writing.” “What would you say? It must not be possible to be cross in it.”
{A} thought of one, and called it up to him. He said it all the way to the harbour.
-> DONE

=== next_bedtime
Out at sea they were trying a new word. It was going very well.
-> DONE
