# about: embarrassed; performance
# also: nervous; shy; scared; school-day; sad; funny
# wants: child
# names: Princess Adelheid | Princess Ottoline | Princess Leopoldine
# names: Mr Pim | Mr Twill | Mr Hobbs
# ages: 10-12
# needs: speaking
# holds: dark(kind), princess(kind)

=== title
{~The Book of Slips|The Queen, My Lord, Is Come}
-> DONE

=== s1
# shot: wide
# place: palace-garden; afternoon; clear
# action: guard bow happy holding comb; L think scared; heroes sit sad; gardener clap laughing; friends stand worried
# things: fountain; banner
# people: guard; gardener
{~It was only one line. “The queen, my lord, is come.” At the rehearsal, before the whole court, {L} had told them that she was combed, and by teatime somebody had bowed to {H} with a comb.|In a country as small as that everything is known by lunch. The line was “The queen, my lord, is come,” and {L} had announced to three hundred people that she was combed. A footman had now said it to a footman, in front of {H}.|Somebody on the palace stairs looked at {H}, and coughed, and patted his hair. So it had got as far as the stairs. “The queen, my lord, is come,” said {L}, through two hands. “It’s one line. And I told them that she was combed.”}
The play was tomorrow. It was the same every year: the messenger has one line, and the heir to the throne, by law, is a tree.
{joining}
“I am never going on again,” said {L}.
-> DONE

=== s2
# shot: two
# place: ballroom; afternoon; clear
# action: L peek worried tree; princess hold happy leaf; heroes lie-back worried; doctor listen calm at L; friends peek worried
# things: tree; stage; curtain; stethoscope
# people: princess(red hair); doctor(old)
You can be ill. {L} was ill all over, and the royal doctor came. “It is the usual,” he said. “They have it every year on this day. The moon has it as well.” # usual
You can also be somebody else. Princess Adelheid, who was twelve, was only too pleased to lend the tree. It was dark inside, and it itched.
{hinderer_person:“Is that you in there?” asked {hinderer}, quite loudly, and walked all round the tree.} # beat
{hinderer_animal:{hinderer} sat down at the foot of the tree and gazed up at it, until people began to look.} # beat
{hinderer_carried:{hinderer} was in there too, there having been no time, and stuck out among the leaves like fruit.} # beat
“Nobody looks at a tree,” said the Princess. “That is what it is for.” # usual
Two courtiers stopped beside it. {L} held still, and waited to hear it said.
They talked about a drain, for some time.
-> DONE

=== m1
# shot: close
# place: ballroom; afternoon; clear
# action: princess sit calm; L think curious at princess; heroes sit curious; friends sit curious
# things: leaf; stage; crown on princess.head
“Why do you have to be a tree?” asked {L}, when the head was off.
“My mother was,” said the Princess. “My great-grandfather was the best there has been. They say that birds came.” She picked a leaf out of her collar. “First you learn to be a thing that nobody looks at. After that, you learn to be the thing they do. They put it in that order on purpose.”
“And when do you learn not to mind?” said {L}.
“I believe that there is a gap there, in the timetable,” said Princess Adelheid.
She itched, too. It was just that in her family they did it in private. # spare
-> DONE

=== l1
# aside
# shot: wide
# place: palace-garden; afternoon; clear
# action: gardener clap laughing; man bow laughing; L crouch sad; heroes crouch sad; friends stand sad
# things: comb on cushion; cushion; statue; fountain; rake; 3 combs
# people: man
The combs were everywhere by four. One was on the breakfast tray, on a small cushion. One was at the fountain, in the stone hand of a duke.
“It will be forgotten in a week,” said the royal doctor, to be kind; and at that moment two gardeners went by with a rake, and one of them said to the other, “Is it come?”, and the other said something, and they had to put it down.
What made it worse was that it was quite good. If anybody else had said it, {L} would have been holding the other end of the rake. # spare
A thing can be funny for three hundred people and not for one. It is a strange sort of sum.
-> DONE

=== m2
# aside
# shot: above
# place: ballroom; afternoon; clear
# action: L shout worried at curtain; heroes shout happy; princess listen calm; friends listen sleepy
# things: curtain; bucket; stage; paper in L.hand
So {L} practised. “The queen, my lord, is come. The queen, my lord, is come.” It was said to the curtain, to a fire bucket, and to everybody who could not get away.
By about the fortieth time the words came loose. ‘Come’, thought {L}: what a noise for a person to make. Was that really what it was? Had there always been so much of it?
{pausing} # company
“The come, my queen,” said {L}, “is lord.” And then it was time for tea.
If you wish to forget a word for ever, there is no surer way than to say it all afternoon. # spare
-> DONE

=== s3
# shot: behind
# place: theatre; dusk; clear
# action: pim read calm book; L read surprised book; heroes point surprised at book; princess peek curious; friends peek curious
# things: huge book; lamp; stage; bottle; feather
# people: pim=librarian(old, he)
Under the stage is a box, and in the box sits Mr Pim, with the words of the play and a very small lamp. He also keeps the Book of Slips.
{helper_person:“Here is a ribbon,” said {helper}, and opened the book at the place where it was worn thinnest.} # beat
{helper_animal:{helper} got into the box as well, and was warm along both feet, and it felt less like being sent for.} # beat
{helper_carried:{helper} was set down on the left-hand page, because the book would not stay open at the old ones.} # beat
“It is the law,” said Mr Pim. “What is said on this stage goes down.” And it had. The ink was hardly dry: “Messenger. ‘Combed.’”
Above it there were two hundred years. “1811. The moon came down, and begged pardon. 1846. Prince Otto, as a tree, sneezed, and was bare until the end. 1903. ‘A horse, a horse, my kingdom for a hose.’” # usual
{is_loved:Two of the slips were about {loved}, both by the same bishop, and {A} read those again, with sympathy.|{musing}} # personal
“1979,” read {A}. “The Princess Maud, then ten, curtsied, and did not come up. Knees.” ¶ “That is the queen,” said Mr Pim. # usual
“Is everybody in it?” said {L}. ¶ “Not at all,” said Mr Pim. “But I never knew one who was any good who was not in it twice.”
-> DONE

=== m4
# aside
# shot: two
# place: theatre; dusk; clear
# action: A read laughing book; heroes fall laughing; pim clap happy; friends hold laughing lamp
# things: huge book; lamp; ring; cake; stage
They had it out on the floor of the box, and could hardly hold the lamp.
“A wedding. The ring was in the cake. The cake had been eaten by the usher.”
“A battle. The fallen, all nine, were tickled by a moth.”
“King Lear,” read {A}, when it was possible to read. “‘Blow, winds, and’ (long wait) ‘so forth.’”
“Do people ask for it?” ¶ “It is the only one they ask for,” said Mr Pim. “I have all the good nights as well, upstairs, in ninety volumes. They have never been cut.” # spare
-> DONE

=== l2
# aside
# shot: wide
# place: theatre; dusk; clear
# action: L point sad at pim; pim think calm; heroes sit curious; friends sit calm
# things: lamp; book; paper; 2 shoes
“Why did you not help me?” said {L}. It had been waiting to be asked. “You had the word. It was right there, under your finger.”
“Because you were so quick,” said Mr Pim. “And then there is the other thing. You must never, never prompt a pause.”
“How do you know which it is?” ¶ “From the feet,” he said. “It is all that I can see from here. When they have forgotten, the toes curl up. When it is a pause, they stand quite flat.”
He had looked at feet for thirty years, and said that faces had nothing to add. # spare
-> DONE

=== s4
# shot: close
# place: theatre; night; clear
# action: L look-up happy up; queen reach-up surprised; pim peek calm; heroes stand proud; princess stand laughing; friends clap laughing
# things: stage; curtain; spotlight; crown on queen.head
# people: queen
Then it was the next night.
Three hundred faces all had the same look, and it took {L} a moment to see what look that was. They hoped. # usual
“The queen, my lord,” said {L}, and stopped.
Down in the box Mr Pim looked at the feet. They were flat. It was a pause, and you do not prompt a pause.
{L} looked up at the royal box, and went on looking, with some care, at the royal hair. The queen put up a hand to it.
“Is come,” said {L}.
In the third row a small voice said “Oh.” And then they laughed, the whole house, in just the right place; and the tree shook.
-> DONE

=== l3
# shot: wide
# place: theatre; night; clear
# action: princess hug happy tree; L reach-up happy comb; heroes clap happy at princess; friends clap happy
# things: stage; tree; comb; leaf; rope
The tree came off. There was a princess in it, very pink, with bits on. “I moved,” she said. “I will go in the book.”
“You will look well in it,” said {L}.
There was a comb on the floor, by the door. {L} picked it up, and had some use of it. # spare
The moon was let down on its rope, by hand, and did not beg pardon for a thing. # spare
-> DONE

=== m3
# shot: object
# place: theatre; night; clear
# action: L sit calm; heroes sit calm; friends sit sleepy
# things: huge book; lamp; feather; bottle; paper
Mr Pim had it all down by the time they came. He blew on the ink.
“Tree. Laughed,” it said. “Messenger. ‘Is come.’ No slip.” Under that he had put: “Pause.” And he had put a line under it.
“So I am in it twice,” said {L}. ¶ “You are,” said Mr Pim. He shut the book. It was fat, and it shut like a pillow. # spare
-> DONE

=== l4
# shot: wide
# place: theatre; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: lamp on stage; stage; curtain; comb
They put out the lamps, one by one. They left one. In every theatre there is one left on, in the middle of the stage, all night, with no one there.
It is so that it is not quite dark. It is for whoever comes in first.
A moth went round it. It had been in a battle. # spare
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: comb; book
The bed had been turned down. It was a good one, and did not itch.
{resting}
{keepsake}
{dream} # spare
“The lamp, my lord,” said {L}, “is out.” # usual
“The feet, my lord, are in.” # usual
They lay quite flat.
“The day, my lord…” said {L}.
It was quiet. It went on being quiet.
No one said the word. It was a pause.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A page had come from the palace, copied out very small, with the compliments of Mr Pim.
“1792,” it said. “The thunder was early, and was asked to wait outside. 1888. The king and the queen forgot each other’s names, and used the prompter’s. Yesterday. Mr Pim, at his own front door, said ‘Is come’ to the cat.”
“The cat was,” he had put, to be fair to it. {H} hung it on the wall.
-> DONE

=== next_bedtime
The page hung on the wall. It did not say a thing. It was a pause.
-> DONE
