# about: new-class(supply|substitute|cover teacher|stand-in|replacement|relief teacher|agency|temporary|teacher was away|teacher was off|teacher was ill|teacher was sick|teacher was poorly|teacher was absent|teacher was not|teacher wasn|teacher isn|teacher is away|teacher is off|teacher is ill|teacher is sick|teacher is poorly|teacher away|teacher off|teacher absent|different teacher|another teacher|strange teacher|off sick|was off|was away|was ill|wasn’t in|wasn't in|new teacher today); school-day(supply|substitute|everything was different|everything different); nervous(supply|substitute|cover teacher)
# also: nervous; sad; angry; school-day; frustrated; unwell; dislikes; scared; lonely; missing; new-class; somebody-ill(teacher)
# news: bad
# wants: child
# role grownup: parent = the grown-up with the shopping
# kind ill: ill|sick|poorly|unwell|flu|a cold|bug
# names: Mrs Lark | Mrs Finch | Mrs Teal
# names: Mr Otway | Mr Ormond | Mr Ackroyd
# ages: 4-10
# needs: hands
# holds: school(kind), dark(kind)

=== title
{~Song Before Coats|Where the Blue Plates Are}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: L stand cross; heroes stand cross; grownup carry bag; friends stand
# things: coat; hook; satchel; shoe
{~There had been a man in Mrs Lark’s chair. {H} told it in the hall, before the door was shut.|“Nobody sang,” said {H} in the hall, and the school bag came down with a bump.|{H} came home from school, and hung everything on the wrong hook. It had been that sort of day.}
{
- is_ill:
Mrs Lark was ill at home, and so her class had been given to Mr Otway. {young:He had never been there before.|He was tall, and had never seen the room before.}
- else:
Mrs Lark was away, and so her class had been given to Mr Otway. {young:He had never been there before.|He was tall, and had never seen the room before.}
}
“He put his hat on the bean,” said {L}. {young:“And we did not have the song.”|“We had coats, and the song not at all.”}
“How does it go?” asked {grownup}. ¶ “Song before coats,” said {L}. “Always.”
{is_wished_saying:{wished_saying} That had to be said as well, with one shoe off.} # wished
{L} wanted to have the day again, in the right order. {young:There was a bit of it left.|There were still four hours of it to be had.}
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: L point proud; grownup sit-on-chair calm; heroes sit-on-chair happy; friends sit-on-chair
# things: table; chair; bag on table; themed
In the kitchen {L} put the chairs in two rows. {young:“I am Mrs Lark,” said {L}. “Sit down.”|“I shall be Mrs Lark,” said {L}, “and you had better be the class.”}
{joining}
The register was called. {young:“Here,” said everybody.|Everybody was here, even the kettle.} # usual
{themed_a} was called as well, and was here. # personal
{hinderer_person:“Present!” said {hinderer}, and not “Here”, and the register had to be done again.} # beat
{hinderer_animal:{hinderer} came to the front at every name, and had to be shown back.} # beat
{hinderer_carried:{hinderer} was called three times, did not answer, and was put down as late.} # beat
They had the song, {young:and then they had coats.|every verse of it, and only then did they put on coats.} {L} felt better. # usual
“Next is supper,” said {L}. ¶ “Then I am still the class,” said {grownup}, and held out the apron. “Stand in for me.”
-> DONE

=== m1
# aside
# shot: behind
# place: living-room; afternoon; clear
# action: A shout laughing; heroes stand laughing; grownup sit-on-chair surprised; friends stand
# things: chair; blackboard; coat on chair
But first {grownup} wanted to see this Mr Otway. So {A} stood on tiptoe, {young:to be tall.|in order to be tall enough.}
“Good morning, Class Three,” said {A}, in a deep voice. ¶ “We are Class Two,” said {grownup}. ¶ “That is what we told him, too.”
“You, in the green!” said {A}. {young:“He said that. We all have green on!”|“He said that because he did not know our names. It is the school jumper. Everybody is in the green.”}
So all the green ones had stood up, {young:every one.|all twenty-six of them, and Mr Otway had sat down.} # spare
{pausing} # company
“And what did he do then?” ¶ “He asked our names,” said {A}. {young:“It took a long time.”|“It took until playtime, and he wrote them on his hand, and his hand was not big enough.”}
-> DONE

=== l1
# aside
# shot: close
# place: school; day; clear
# action: A pour worried cup; heroes look-up worried; friends stand
# things: jar; plant in jar; window; desk
The hat was the worst of it. {young:The bean lives in a jar, at the window.|Class Two has a bean in a jar, and the jar has the best place in the window.}
It gets one cup of water, {young:after the register.|after the register and before the sums.} Whoever is nearest does it, and Mrs Lark says, “Good morning, bean.” # more
Mr Otway had not known about the bean. {young:He needed a place for his hat.|He had taken the jar for somewhere to put a hat.}
{A} had looked at that hat all morning. {young:Under it was the bean, in the dark.|Under it, in the dark, was the bean, with no water.}
“What did you do?” asked {grownup}. ¶ “At lunch I moved the hat,” said {A}, “and gave the bean my water.” ¶ “All of it?” ¶ {young:“Half. I was thirsty.”|“Half of it. It was the salty soup.”}
“Good morning, bean,” said {grownup}, though it was late for that. # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: L hold worried lid; heroes sit-on-chair; grownup sit-on-chair calm; friends sit-on-chair
# things: drawer; table; cheese on table; bread on table; apron on L
{L} put on the apron, and opened a drawer. {young:There were pegs in it. The next had lids in it.|It was full of pegs. The next one had lids in it, and the third would not open because of the second.}
“We have the blue plates,” said {grownup}, hands folded. {young:“Those are not blue.”|“Those are the plates for under flowerpots.”}
“We have the bread on a board,” said {grownup}, “as a rule.” # usual
{L} stood there, with a lid in each hand, {young:and did not know.|and did not know where anything was.}
{helper_person:“You might ask me,” said {helper}. “I do know.”} # beat
{helper_animal:{helper} sat down before the bottom cupboard, and looked at the door of it.} # beat
{helper_carried:{helper} had been leaning against the bottom cupboard all that time.} # beat
“Mr Otway stood like that,” said {L}. {young:“Milk fell over. He wanted the paper towels.”|“The milk had gone over, and he wanted the paper towels.”}
“And where are they?” asked {grownup}. ¶ “Under the sink,” said {L}. {young:“I knew it. I did not tell him.”|“We all knew it, and we only told him that Mrs Lark was quicker.”}
-> DONE

=== m2
# aside
# shot: above
# place: school; day; clear
# action: heroes stand surprised; otway hold worried handkerchief; friends stand
# things: desk; milk on desk; globe
# people: otway=teacher(he, tall)
The milk had run along the table as far as the end. {young:Drip, drip, it went, on somebody’s shoe.|There it had thought about it, and then gone over, drip, drip, into a shoe.}
Mr Otway had looked in the tall cupboard, {young:and found paint.|and there was the paint, and then in the low one, and there were the drums.} # spare
In the end it was Mr Otway’s own handkerchief that did it. {young:It was big. It had ships on it.|It was as big as a pillowcase, with ships on it, eleven of them.} He mopped up the milk with the ships.
“Where did he put it?” asked {grownup}. ¶ “On the globe,” said {L}, “to dry.” {young:It had a whole sea on it now.|All the ships had hung there until home time, over the sea.}
It was quite a good place, now that {L} thought of it. # more
-> DONE

=== l2
# aside
# shot: behind
# place: school; day; clear
# action: otway read book; heroes sit laughing; friends sit
# things: book; rug; chair
# people: otway=teacher(he, tall)
There was the matter of the duck, too. {young:There is a duck in the story, and it talks.|In the story that they are having there is a duck, and Mrs Lark does it very high.}
Mr Otway did the duck very low. {young:“Quack,” he said, like a big door.|“Quack,” he said, like somebody moving a wardrobe.}
“It goes up,” the class had told him. ¶ “Ah,” said Mr Otway. {young:“This duck has a cold.”|“Then this is the duck when it has a cold.”}
“And what did you do?” asked {grownup}. ¶ “We laughed,” said {A}. {young:“Then we stopped.”|“But only until we remembered that we were cross.”}
{A} did the duck for them, low, and with a cold. {young:It was rather good.|It was surprising how well a duck can be done like that.} # more
-> DONE

=== s4
# shot: two
# place: kitchen; dusk; clear
# action: L write calm paper; heroes eat apple; grownup eat bread; friends eat
# things: table; plate on table; apple on table; pencil in L.hand; paper on table
{L} put down the lids. “Who knows where the blue plates are?” ¶ “Bottom cupboard,” said {grownup} at once, “on the left.”
{young:The board was behind the toaster. The whole class knew it.|The board was behind the toaster. It was odd how much the class knew, once it was asked.} # usual
So they had supper, and the apples came first. “We have the apples last,” said {grownup}. ¶ “Not today,” said {L}. “They are the same apples.” # usual
Then {L} got a pencil and a paper, {young:and drew it all.|and put it all down.} There was the sink, with towels under it. There was the bean, with one cup of water. There was the song, and after it the coats.
{
- is_ill:
On the back went a flower, in a pot, for Mrs Lark. {young:It had six leaves.|It had six leaves, and was for beside the bed.} # usual
- else:
On the back went a “Good morning, bean,” in case Mr Otway did not know how it is said. # usual
}
“Is that for Mr Otway?” ¶ {young:“For who is there,” said {L}.|“For whoever is there,” said {L}.} # usual
-> DONE

=== m4
# shot: wide
# place: kitchen; dusk; clear
# action: L carry plate; heroes carry plate; grownup wash plate; friends stand
# things: sink; plate; cupboard; lid
The plates were washed. They went back in the bottom cupboard, on the left.
“And this?” asked {grownup}, and held up a lid. It did not fit on anything. ¶ “In with the lids,” said {L}. “They know each other.” # spare
The chairs went back, too, from two rows to one table. # more
The apron was hung up. It was damp in front. # more
“Was I a good class?” asked {grownup}. ¶ “You talked a lot,” said {L}. “But you knew where things were.”
-> DONE

=== l3
# shot: behind
# place: hallway; night; stars
# action: L hold paper; heroes stand sleepy; grownup hold satchel; friends stand
# things: hook; coat; satchel; paper in L.hand
The paper was folded in four, and went into the school bag.
It went at the front. Whoever opened the bag would see it.
Then they sang the song, in the hall, but low. It has a bit that goes up. They left that out.
The bag was hung on its hook. The coat was hung on top. # more
One shoe was there, and the other was found by the stairs. # more
“Song before coats,” said {L}.
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: L brush-teeth sleepy; heroes brush-teeth sleepy; grownup hold pyjamas; friends sit
# things: basin; toothbrush; pyjamas; towel
“Teeth,” said {grownup}, and held out a brush.
“It goes pyjamas and then teeth,” said {L}. ¶ “So it does,” said {grownup}, and looked about for them.
“Behind the door,” said {L}. And there they were.
But the paste was on the brush by now. So teeth came first. It could be done. # more
There was a bit of foam on one sleeve. It was a small bit. # more
The towel hung where it always hangs.
-> DONE

=== l4
# shot: object
# place: school; night; stars
# action: heroes look-up sleepy
# things: jar; plant in jar; window; globe; handkerchief on globe; moon
At school it was dark. The chairs stood on the tables.
The ships were still on the globe. They were dry.
In the window stood the bean. It had had a drink.
It had grown, a bit, on the side of the moon. # more
The big chair was empty. It did not mind who came. # more
All was still. The paint was in the tall cupboard, and the drums were in the low one.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sit
# things: lamp; pillow; quilt
Then it was bed, and the lamp was low. # usual
{resting}
{dream} # spare
“Who will be in the chair the next time?” asked {L}. ¶ “I do not know,” said {grownup}. “Somebody who can be told.”
That was so. The paper was in the bag. # usual
{L} said the song once through. It was said and not sung. # usual
The head was on the pillow. The feet were at the end.
The lamp was put out. # more
One arm was under the quilt. One was on top. # usual
Everything was where it goes.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A paper came home in the school bag, and it was not the one that had gone. “Towels, found,” it said. “Bean watered. It was told good morning, and leaned. Song sung before coats, and I hear that I was flat.” Under that was a ship. “I go on to a school with a tortoise,” wrote Mr Otway, “and shall ask at once where it lives.” It was read out to {H} at breakfast, twice, and kept.
-> DONE

=== next_bedtime
The blue plates were in the bottom cupboard. Nobody had to ask.
-> DONE
