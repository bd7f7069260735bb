# about: story-about(knight|castle&!sand&!bouncy&!newcastle); with-character(knight); creature(knight); bring-back(knight); likes(knight|castle&!sand&!bouncy&!newcastle)
# also: creature; likes; exciting; funny; person; place; story-about(king|queen|prince); with-character(king|queen|prince)
# wants: child
# role sir: answer(knight), creature(knight) = a knight called Sir Odo
# names: Sir Odo | Sir Ulf | Sir Bertram
# ages: 3-12
# holds: dark(kind), cat(kind), mouse(kind), knight(kind), castle(kind)

=== title
{~Clank, Clank, Ting|A Knight Does Not Go Ting}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: sir walk surprised; A hold proud lantern; heroes walk curious; friends walk curious; cat walk curious
# things: lantern in A.hand; stairs; door right
{~Clank, clank, it goes in the castle at night, {young:and then they all sleep.|and people hear it, and turn over and sleep.} Tonight it was {H} with the lamp.|“Hold it high,” said somebody inside a helmet, {young:so {H} held up the lamp.|so {H} held the lamp as high as arms go.} It was time for the round.|There are ninety-one doors in the castle. {young:{H} had the lamp, and had to go past them all.|Somebody has to go past them all at night with a lamp, and tonight that was {H}.}}
In front went {sir_a}, in iron all over. {young:A knight goes round to see that all is well.|A knight goes round to see that all is well, and clanks, so that people know.}
{A} wanted to carry the lamp right up to the top, {young:where you can see the sea.|and see out of the last window.} # usual
Clank, clank, went {sir}, past the first door, and then clank, clank, ting.
A door opened, and then {~three|two} more. # usual
“Was that you?” asked {A}. ¶ “A knight does not go ting,” said {sir}. Ting.
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: sir jump worried; A listen curious at sir; heroes listen curious at sir; friends stand surprised; cat sit curious
# things: lantern; stairs
{joining}
You cannot just take armour off. {young:Three people do it up, and they were in bed.|It is done up behind by three people, and all three of them had gone to bed.} # usual
So {sir} jumped, to shake out the ting. {young:Clank, ting, clank, ting, BANG.|It went clank, ting, clank, ting, and then a vase fell down.}
{hinderer_person:“Again!” said {hinderer}, who had counted eleven tings, and wished to make it twelve.} # beat
{hinderer_animal:{hinderer} barked or meowed at every ting, whichever it was that {hinderer} did, and so it was all twice as loud.} # beat
{hinderer_carried:{hinderer} fell down the stairs at the third jump, and was fetched, and said nothing about it.} # beat
{A} put one ear to the iron. “It is inside,” said {A}, “in the leg.”
{is_loved:“Is it anything to do with {loved}?” asked a voice from door fourteen. It was not.|{musing}} # personal
Behind them sat the castle cat. She had come along without a sound.
-> DONE

=== m1
# aside
# shot: close
# place: hallway; dusk; clear
# action: king hold happy spoon; A hold surprised lantern; heroes look-up surprised at king; friends stand laughing; cat sit calm
# things: door; spoon in king.hand; nightcap on king.head
# people: king(old)
Out of door {~thirty|forty} came the king, with a spoon. {young:“Is it soup?” he said.|He had a napkin on already. “I heard the bell,” he said. “Is it soup?”}
“It is only {sir},” said {A}.
“{sir} does not go ting,” said the king. {young:“Soup goes ting.”|“I have known {sir} for years. What goes ting is soup.”}
He listened at the knee, and he listened at the elbow. {young:He did smell soup, but it was only the spoon.|He thought that he could smell leek, but that turned out to be the spoon.}
“Call me,” said the king, “if it is soup after all,” and he left the door open a crack, and sat down behind it with his spoon. # more
-> DONE

=== l1
# aside
# shot: above
# place: hallway; dusk; clear
# action: A read curious paper; heroes crouch curious at 2 mouse; 2 mouse stand worried; friends peek curious; cat look-up calm
# things: paper in A.hand; lantern; hole
At the bottom of the stairs there is a hole in the wall, and two mice stood in front of it, in a hurry. {young:They had it all on a list.|They had written it all down, on the side of a raisin box.}
“We heard it,” said one mouse. {young:“Where is she? Is she near? Is she on the stairs?”|“We have heard nothing since Monday. Where is she now? Is she on the stairs?”}
“Who?” asked {A}. ¶ “Her,” said the mice. {young:They would not say the name.|They did not care to say the name, in case she came to it.}
{A} held the lamp up and down the stairs. {young:There was only the cat.|There was nobody there but the cat, who was looking at the wall and thinking.}
The mice said that they would write again from {~inside|further in}. # more
-> DONE

=== s3
# shot: behind
# place: ballroom; dusk; clear
# action: sir fall surprised; A hold worried boot; heroes hold surprised boot; friends point surprised; cat look-up curious
# things: lantern; table; chair
“Then we must pour it out,” said {A}, and {sir} stood head down, {young:feet up.|with both feet on the wall.}
{helper_person:“I have got this leg,” said {helper}, “and you have got that one, and nobody is to sneeze.”} # beat
{helper_animal:{helper} lay down where {sir} would land, thought about that, and lay down somewhere else.} # beat
{helper_carried:{helper} was put under the helmet, where the head is, so that it should be a soft place.} # beat
Ting, ting, ting, it went, {young:down the leg, and down the tummy, ting.|down past the knee, down past the belt, and into the helmet.}
“I can see it!” said {sir}. “It is round. It is looking at me.”
Then {sir} fell over. {young:Clank, bang, clatter, ting, ting.|There was a noise like a kitchen coming downstairs, and at the end of it, very small, a ting.}
“Where is it now?” asked {sir}. Nobody knew. {young:Only the cat looked at one knee.|Only the cat sat there and looked at the left knee.} # usual
-> DONE

=== m2
# aside
# shot: object
# place: kitchen; dusk; clear
# action: cook hold calm honey; sir sit-on-chair worried; heroes sit curious; cat sit calm
# things: honey; spoon; table; lantern
# people: cook(old, she)
The cook’s idea was honey. {young:“Pour it in at the top. Then it will stick,” she said.|“Pour in a pot of honey,” she said, “and wherever it is, it will stick there.”}
“And {sir}?” asked {A}. ¶ “{sir} will stick there as well,” said the cook. {young:“You can’t have it all.”|“You cannot have everything. It would be quiet.”}
{sir} asked if they might think of something else. {young:They all had the honey on bread.|So they thought, and so as not to waste it they had the honey on bread, with the helmet open.}
One crumb fell in at the neck. It made no noise at all. {young:“That is how it should be,” said {A}. The cat had a lick of the spoon.|“You see,” said {A}. “A crumb knows how to behave.” The cat had a lick of the spoon.} # more
-> DONE

=== l2
# aside
# shot: close
# place: throne-room; dusk; clear
# action: A peek curious at sir; sir stand calm; heroes peek curious at sir; friends hold curious lantern; cat sit calm
# things: lantern; glove; biscuit; feather
They lifted the front of the helmet and looked down inside, with the lamp. {young:It was a long way down.|It was like looking into a well with somebody’s chin in it.}
“There is a good deal in here,” said {A}. {young:There was half a biscuit, and a glove.|There was half a biscuit, a feather, and a glove that had been missed since {~the wedding|last winter}.}
“You get lonely on guard,” said {sir}. {young:“So I keep things.”|“It is nice to have something by you.”}
There was no ting to be seen. But something down there {young:winked.|caught the light, winked once, and rolled on round the corner.}
“It has gone round into the back,” said {A}. # more
The cat walked round behind {sir}, and sat down there. # more
-> DONE

=== m4
# aside
# shot: two
# place: tower-room; dusk; clear
# action: princess point curious at sir; sir bow worried; heroes bow happy; friends stand calm; cat sit calm on chair
# things: chair; lantern; book
# people: princess(small)
“I know what it is,” said the small princess behind door {~sixty|seventy}. {young:“It is a star. It fell in.”|“There was one star too few last night. It has fallen in at the neck.”}
{sir} thought about that, and stood up straighter. {young:It is nice to have a star in you.|There is not a knight in the world who would not sooner have a star than a ting.}
“But a star would not go ting,” said {A}. ¶ “How do you know?” asked the princess. {young:“Have you shaken one?”|“Has anybody ever shaken one?”}
{A} had to say no. {young:They said goodnight to each other, and bowed. Ting.|The princess wished all of them a good night, and {sir} bowed, and went ting.}
The cat had not taken her eyes off that bow, from the top to the bottom. # more
-> DONE

=== s4
# shot: close
# place: ballroom; night; clear
# action: L hold happy bell; sir lie-back happy on table; heroes point happy at sir; friends stand happy; cat sit happy on table
# things: table; glove; bell in L.hand; lantern
{L} looked at the cat. The cat looked at the knee. {sir} moved. The cat looked at the foot.
“She knows where it is,” said {L}.
So they laid {sir} on the long table. The cat sat on top. # usual
“Legs up,” said {L}. “Wait for it.” ¶ Ting. The cat turned her head.
“Now lean. Wait for it.” ¶ Ting. The cat looked at the arm.
“Hand down,” said {L}. “Wait for it.” # usual
Past the elbow it came, and down. {L} pulled off the glove.
Ting. It was a bell, as small as a pea.
“So that is you,” said {sir}. # usual
The cat put up her chin. {L} hung the bell on her collar.
-> DONE

=== l3
# shot: two
# place: hallway; night; stars
# action: 2 mouse wave happy; A hold sleepy lantern; heroes wave sleepy at 2 mouse; sir walk calm; cat walk proud
# things: lantern; hole
The mice were in front of their hole. They heard her coming from far off.
“There,” they said. “That is better.” And they went in, without running. # spare
It is good to know where a cat is. It was good for the cat, too. She walked as if she had new shoes. # more
She went up the stairs in front, and at the top she waited for them. # more
“How did it get in?” asked {A}. # more
“I was holding her,” said {sir}. “You get lonely on guard.” # more
-> DONE

=== m3
# shot: behind
# place: tower-room; night; stars
# action: sir walk calm; A hold proud lantern; heroes look-through calm window; friends stand sleepy; cat sit calm
# things: window; lantern
Then they did the round from the start, door by door.
Clank, clank, it went. One by one the doors went shut. # spare
Behind door ten they were all asleep. Behind door sixty there was a snore. Behind door eighty there were two. # more
The king put down his spoon. He turned over. # more
{A} took the lamp right up to the top. There was the last window. You could see all the way to {~the sea|the hills}. # more
There was a lot of dark. Each bit of it was where it should be. # more
“All is well,” said {sir}. It was.
-> DONE

=== l4
# shot: above
# place: bedroom; night; stars
# action: sir sit sleepy; heroes fold calm blanket; friends sit sleepy; cat sit calm on bed
# things: 2 boots; glove; blanket
Three people got up, and undid {sir} at the back. They did it with their eyes shut. Then they went back.
Off came the iron, bit by bit. It was put in a heap by the door. # spare
Half a biscuit fell out of the neck. They had that. # more
The heap looked as if it sat there. They said goodnight to it as well. # more
{sir} had thick socks on. They made no noise on the floor at all. # more
The lamp was turned down low.
-> DONE

=== s5
# shot: wide
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back sleepy; friends sleep sleepy; cat walk calm
# things: lamp; window; blanket
The bed was warm from the lamp.
{resting}
{keepsake}
{dream} # spare
The cat was on her own round. Ting, on the stairs. Ting, by the kitchen door.
Out on the wall it went ting. Further on, it went ting. You had to hold your breath for it. Then you only thought so.
“All is well,” said {L}.
Goodnight, {H}. Goodnight, {sir}.
Goodnight.
-> DONE

=== next_night
A piece of raisin box had been pushed under the door in the morning. “Heard her at nine, at eleven, and at four,” it said, in very small writing. “Slept in between. We are obliged to you.”
On the back was another question. The mice wished to know what it was that went clank. They had always meant to ask. {A} wrote “A friend”, and pushed it into the hole as far as it would go.
-> DONE

=== next_bedtime
Somewhere out on the wall it went ting. It was a long way off, and all was well.
-> DONE
