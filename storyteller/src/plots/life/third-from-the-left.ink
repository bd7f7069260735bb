# tells: things
# when: done
# wants: other
# names: Mrs Ledbury | Mrs Pommel | Mrs Tansy | Mrs Whitlow
# holds: dark(kind), mouse(kind)

=== title
{~Third from the Left|What It Says on the Jar}
-> DONE

=== s1
# shot: wide
# place: hallway; night; stars
# action: heroes carry curious jar; friends stand curious; mouse sit calm on desk
# things: shelf; 6 jars on shelf; desk; lamp on desk
{t1_day} # usual
Behind the coats, when you are very nearly asleep, there is a long shelf, and that is where the days are put.
{H} had brought today. It was in a jar with the lid off, and it would not keep still.
{joining}
{musing} # personal
“Name?” said the mouse at the desk. It was Mrs Ledbury, who keeps the shelf, and her glasses were half a pair.
“{L},” said {L}.
“Not yours,” said Mrs Ledbury. “What is the day called?”
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; night; stars
# action: heroes look-up curious at shelf; friends look-up curious; mouse walk calm
# things: shelf; 8 jars on shelf
{A} walked along the shelf, and read what was on the jars. SNOW, it said on one. TOOTH, it said on the next. There was one that said DO NOT SHAKE, and it hummed.
A good many said TUESDAY, and had dust on. # usual
“What is in those?” asked {A}. # more
“Tuesday,” said Mrs Ledbury. “You would be surprised who comes for it.” # more
There was one with nothing on it at all, and its lid tied down with string. “That was a birthday,” she said. “It was in there so quickly that I never saw what it was.” # more
And one stood a little way off from the others, and had a towel under it. # more
-> DONE

=== s2
# shot: two
# place: hallway; night; stars
# action: mouse listen curious at jar; heroes point curious at jar; friends listen curious
# things: jar; t1 beside jar; desk; lamp on desk
A label is not long. There is room on it for one thing, and so Mrs Ledbury put an ear to the jar.
{t1_says}
“Very well,” said Mrs Ledbury, and wrote down {t1}, with a line under it.
There was a knock from inside. # usual
{t2_says}
“Is that in there too?” said Mrs Ledbury. She rubbed it out, and wrote down {t2}.
-> DONE

=== m1
# aside
# shot: close
# place: hallway; night; stars
# action: mouse think worried; heroes listen curious; friends listen curious
# things: jar; desk
{t1_speech_2}
{t2_speech_2}
“Nobody can write with all this talk,” said Mrs Ledbury. # usual
There was a hush in the jar. Everybody in it thought that somebody else was meant. # more
It is a thing that jars do: whatever is said in one is a little louder than it was. # more
-> DONE

=== s3
# shot: close
# place: hallway; night; stars
# action: mouse write worried pencil; heroes point curious at jar; friends stand calm
# things: jar; t2 beside jar; desk
{is_t3:And then there was somebody else in the jar.|“And my shoes,” said {L}, who had had them on all day.}
{is_t3:{t3_says}|Mrs Ledbury rubbed out, and began on the shoes.}
{helper_person:“Write smaller,” said {helper}, and held the lamp. But she was writing as small as a mouse can.} # beat
{helper_animal:{helper} put a nose to the jar, and for as long as that lasted they were all good.} # beat
{helper_carried:{helper} was set on the corner of the label, and kept it flat.} # beat
By then it had been rubbed out so many times that the label had a hole in it.
“That has never happened on a Tuesday,” Mrs Ledbury said, and looked for another label. # usual
-> DONE

=== l2
# aside
# shot: two
# place: hallway; night; stars
# action: mouse sit worried; heroes stand calm; friends sit calm
# things: desk; lamp on desk; 3 jars on shelf; shelf
“It used to be simple,” said Mrs Ledbury. “My mother kept this shelf, and there were two sorts. There was DRY, and there was WASHING.”
“Could people find them again?” asked {A}.
“They found one,” said Mrs Ledbury. “They took it home, and said that it would do.” # usual
Then people had begun to bring days that were dry in the morning and washing in the afternoon. They had brought days with an aunt in them. # more
“You should have seen my mother’s face when they brought the first circus,” said Mrs Ledbury. # more
She put on the other half of the glasses, which was kept in a drawer for hard cases. # more
-> DONE

=== m2
# aside
# shot: wide
# place: hallway; night; stars
# action: gran walk calm; mouse look-up calm; heroes stand curious; friends stand curious
# things: shelf; 7 jars on shelf; desk
# people: gran=woman(old)
Just then somebody came in, an old woman in a dressing gown, and she knew her way.
“I should like the one with the red bucket,” she said, “and my brother’s hat, and those sandwiches.”
Mrs Ledbury ran along the shelf, and took one down. FERRY, it said on that.
“There was a ferry, now that you say so,” the old woman said. She looked into the jar for quite some time, and put it back where it had been. # usual
{hinderer_person:“There is a ferry in ours as well,” said {hinderer}. There was not, and it had to be written and rubbed out.} # beat
{hinderer_animal:{hinderer} went after her as far as the coats, and had to be called back twice.} # beat
{hinderer_carried:{hinderer} was lying on the new labels, and was found only when all the drawers had been looked through.} # beat
-> DONE

=== m3
# aside
# shot: close
# place: hallway; night; stars
# action: heroes think curious; mouse listen curious; friends sit calm
# things: jar; desk; lamp on desk
“They never ask for one thing,” said {A}.
“No,” said Mrs Ledbury. “They say the one with, and then they go on.”
{pausing} # company
{A} held up the jar, and looked in from the side, where it is curved and makes everything a bit wider. They were all in there together. They had been all along. # usual
-> DONE

=== s4
# shot: two
# place: hallway; night; stars
# action: heroes write happy pencil; mouse look-up surprised; friends point happy at jar
# things: jar; desk; lamp on desk
“May I?” asked {L}.
It was the last label, and it was no longer than the others. But a jar is round.
So {L} stuck it on first, and wrote along it, and where the label stopped {L} went on, on the glass.
First came {t1}, then {t2}, {is_t3:then {t3},|then the shoes,} all the way round to where it had begun.
“And which is first?” asked Mrs Ledbury.
“Whichever you are looking at,” said {L}.
{t1_says_3} # usual
Mrs Ledbury turned it with one foot, once round, and read it, and could not find the end.
-> DONE

=== m4
# aside
# shot: above
# place: hallway; night; stars
# action: heroes stand happy; mouse push calm jar; friends stand happy
# things: jar; shelf; 5 jars on shelf
The lid went on. It went on easily, for nobody was pushing from below.
{t2_speech_3} # more
It was said quite low, from the far side of the glass, and nobody else wanted to have said it. # more
“Third from the left,” said Mrs Ledbury, and made room. It stood there between TOOTH and a Tuesday. # usual
-> DONE

=== l3
# aside
# shot: object
# place: hallway; night; stars
# action: heroes stand sleepy; mouse sit sleepy
# things: shelf; 7 jars on shelf; lamp
Mrs Ledbury dusted the Tuesdays. She did them all, from left to right.
Then she took down the first one. She turned it in her feet. It was quite round, too. # usual
It had never struck her before. A jar does not have a front. It is the label that makes one. # more
“I shall have to ask people,” she said. “It may take me some time.” # more
She did not seem to be sorry. # more
-> DONE

=== l4
# aside
# shot: behind
# place: hallway; night; stars
# action: heroes walk sleepy; mouse wave calm; friends walk sleepy
# things: lamp; desk
The lamp was turned down. All along the shelf it was a little bit light, as jars are that have had the sun in them.
One jar hummed. One smelled of rain, and one of toast. # usual
“Goodnight,” said Mrs Ledbury. She said it to the jars as well. She did it every night, and nobody knew. # more
It was dark behind the coats. It was a dark with sleeves in it, and quite kind. # more
They went out by the coats. A sleeve was stroked on the way, as you do. # more
-> DONE

=== s5
# shot: wide
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: chest; jar on chest
The bed was there, just behind the coats.
{resting}
{t1_night} # usual
{keepsake} # personal
{dream} # spare
It was all put away, and none of it was lost.
Out at the desk stood a clean jar. Its lid lay beside it. # usual
It did not say anything yet.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
“I have asked about the Tuesdays,” said a small voice behind the coats. Mrs Ledbury had ink up to both elbows. “There was a goat in one. There was a whole afternoon under a table. I have been round eleven jars, and I am not tired at all.”
She had come to borrow a longer pencil. {H} had one.
-> DONE

=== next_bedtime
Behind the coats somebody small was still reading, round and round.
-> DONE
