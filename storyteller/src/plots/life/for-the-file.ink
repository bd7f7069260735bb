# tells: line
# wants: child
# names: Mr Askew | Mr Dunmore | Mr Tilbury
# role grownup: parent = the grown-up with the bills
# ages: 10-12
# form: list
# holds: file(kind), dark(kind)

=== title
{~For the File|Form Nine, in Ink}
-> DONE

=== s1
# shot: wide
# place: library; dusk; clear
# action: heroes write cross pen; grownup write calm pencil; friends sit-on-chair calm
# things: desk; 5 papers on desk; drawer
{~“{wished_said}.” {H} had said it twice, and nobody had so much as put down a pencil, since this was the evening for bills.|There is a drawer in that house for everything that has to be kept, and {H} had nothing in it. “{wished_said},” said {L}, at the drawer.|“Is there anything to go in the file?” asked {grownup}, as on every last evening of the month, and {H} said, “{wished_line}.”}
“Put it on a form,” said {grownup}, not looking up, and pushed one across the table. It was Form Nine.
Form Nine is for Matters Not Covered Elsewhere. It has eleven boxes, and it is to be filled in with ink. # usual
{L} wrote the name in box one, where there was room for half of it. # usual
“Box two,” it said. “State the matter.” And {L} stated it, in one line, with half a blot.
-> DONE

=== s2
# shot: close
# place: library; dusk; clear
# action: heroes think curious; friends peek curious at paper; grownup write calm pencil
# things: paper on desk; desk; pen in heroes.hand
So far so good. It was box three that began to ask. # usual
{joining}
“Estimated value,” said box three. {A} looked at that for some time. “In what?” wrote {A}, in very small letters, and went on.
“Was it foreseen?” There was a Yes to tick, and a No, and between them a space of about a finger. {A} ticked the space. # usual
{is_wished_place:“State where,” it said. “{wished_place},” wrote {A}, and had to turn up the edge.} # wished
{is_wished_person:Under “Other parties” {A} put {wished_person}, and thought it a poor word for it.} # wished
{hinderer_person:“You have ticked that wrong,” said {hinderer}, and took the pen, and now there were two of them wrong.} # beat
{hinderer_animal:{hinderer} lay down across boxes five to eight, and could not be moved, and so they were left to the end.} # beat
{hinderer_carried:{hinderer} was being used as a paperweight, and sat squarely on “Signature of Applicant”.} # beat
Beside the inkpot lay {themed_a}, which had been claimed for in March, without success. # personal
-> DONE

=== m1
# aside
# shot: behind
# place: library; dusk; clear
# action: heroes look-up curious at clock; grownup hold calm stamp; friends read calm
# things: clock; stamp; envelope; desk
“Box four,” it said. “Duration, in working days.”
{A} had never thought how long it had been. There was the part that the clock had, and that was hardly anything. Then there was before, when it had not happened and was already in everything, like weather. And there was since.
“What is a working day?” {A} asked.
“One on which nothing happens,” said {grownup}, and licked a stamp.
So {A} put nought, and then, to be fair to it, “and a bit”. # spare
It looked better in ink than you would have thought. # more
-> DONE

=== l1
# aside
# shot: close
# place: library; dusk; clear
# action: heroes look-up curious at bird; bird sit calm; friends think calm
# things: paper; desk
“Witnesses,” said box six. “Give two.”
There had been people. But a person who is there is not the same as a witness. Most of them had been looking at something else, or at {A}, or had been talking.
{A} thought it over, and put down the left hand, which had been in a pocket at the time, holding on to itself, and a {~pigeon|lamp post} that had been quite near.
“They will want an address for the {~pigeon|lamp post},” said {grownup}. ¶ “Same as always,” said {A}.
“It had a very steady look,” {A} added, in the margin. # spare
The left hand signed for itself. It did not come out well, but it was plainly not the right one. # more
-> DONE

=== m2
# aside
# shot: wide
# place: library; dusk; clear
# action: heroes hold curious paper; grownup point calm at paper; friends look-through curious
# things: paper in heroes.hand; magnifying-glass
At the foot of the page was some grey print, and {A} held it to the lamp.
“Do not describe,” it said. “Do not compare. Do not attach objects. The Office does not require to know how it felt.”
“Who is the Office?” asked {A}.
“A man called Mr Askew,” said {grownup}. “He came about the boiler once. He was very tired, and he had nice shoes.”
{A} wrote nothing for a bit. It is one thing to be told not to describe by an Office. It is another to be told it by a person with shoes. # spare
{pausing} # company
-> DONE

=== l2
# aside
# shot: above
# place: library; dusk; clear
# action: heroes sit-on-chair worried; friends reach-down surprised chair; grownup look-up calm
# things: chair; desk; gate in picture; picture; paper
Box nine asked for “Similar occurrences, with dates”.
That was a good question, and it deserved an honest answer, so {A} leaned back until the chair was on two legs, and was told about it, and came down on four.
There had been one when {A} was five, with a {~gate|ladder}. It had seemed enormous. It was the same sort of thing, if you took away what it was. And there had been one that everybody thought was similar, and it was not, at all, and {A} had let them think so.
“One,” wrote {A}. “Date not known. It was hot.” # spare
The ink ran a little at hot, as if it had been. # more
-> DONE

=== s3
# shot: two
# place: library; dusk; clear
# action: heroes write curious pen; grownup listen calm; friends sit calm
# things: paper on desk; desk; pencil on desk
“Box ten,” it said. “Action required.” Under it was the largest space on the form, with lines. # usual
{L} had the pen ready. What did one want? It would be as well to know, if you were asking an Office for it.
It was not to have it different, or to have it again, and not for anybody to say well done, or never mind. # usual
{helper_person:“What would you want if it were somebody else’s?” asked {helper}, and went on drying the same fork.} # beat
{helper_animal:{helper} came and stood against the chair, and did not seem to require any action, and was glad of the company.} # beat
{helper_carried:{helper} was looking at the same place on the wall as ever, and there are times when that is a help.} # beat
“I only want it to be known,” said {L}. “By somebody. The right size.” # usual
“Then write that,” said {grownup}. The pencil was down. It had in fact been down for some time.
-> DONE

=== m4
# aside
# shot: behind
# place: library; dusk; clear
# action: heroes read sad paper; grownup hold-hands calm heroes; friends sit calm
# things: paper in heroes.hand; 6 papers on desk; desk
“I was adding up,” said {grownup}. “I heard you, and I thought, when I have got to the bottom of this column. There is no bottom to it. It goes over the page.”
“It is all right,” said {L}, and it was nearly true.
“Read it to me. Not the boxes.”
So {L} read it out from between the boxes, where most of it was. It was longer than it had been. # spare
Nobody added anything up. # more
-> DONE

=== s4
# shot: close
# place: library; night; clear
# action: grownup write happy pen; heroes look-up proud at grownup; friends point happy at paper
# things: paper; desk; drawer; pen; stamp
“{wished_line},” said {grownup} then, slowly. It was just what it said in box two. But it had all the rest in it now.
“Yes,” said {L}.
“Received,” said {grownup}, and wrote that in box eleven, which is for Official Use, and did not sign it with initials.
It was blotted. A hole was made in it. # usual
And since they were at it, {themed} was claimed for once more, and this time it went through. # personal
“It goes under N,” said {L}. ¶ “It goes in the front,” said {grownup}. “I shall want to look at it.” # usual
-> DONE

=== l3
# shot: behind
# place: library; night; stars
# action: heroes push calm drawer; friends push calm heroes; grownup stand calm
# things: drawer; 5 papers in drawer
The drawer was hard to shut. It had the gas in it, and all the years.
It had the first of the teeth, in a match-case, and a bill for a pram. # spare
Form Nine stood up a bit. It was let be. # more
The lamp was put out, and the ink had its lid on. # more
“What if the Office asks for it?” said {L}. ¶ “The Office can come here,” they said, “and sit down.” # more
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: heroes wash sleepy; friends stand sleepy
# things: soap
There was ink on one hand, right up to the wrist.
It went a pale blue, and would not go paler. # spare
“Name,” said the glass, with its mouth full. “State the matter.” {A} put out a tongue at it. It was, as far as you could tell, the same matter. # more
The tap was shut. The house made its noises. They were all in order. # more
-> DONE

=== l4
# shot: wide
# place: living-room; night; stars
# action: askew write sleepy pen; cat sleep calm; heroes sit sleepy
# things: desk; paper on desk; 2 shoes
# people: askew=man(old, glasses)
In a room across the town sat Mr Askew, who is the Office, with his shoes off. He had a form in front of him. It was a Nine.
“Duration,” it said. He looked at the window. He put: “And a bit.”
A cat went by on the wall, with nothing to declare. # spare
It began to rain on the roof of the Office. It had not been foreseen. # more
He left box three. Nobody has ever filled in box three. # more
-> DONE

=== s5
# shot: object
# place: bedroom; night; stars
# action: heroes sleep sleepy; grownup peek calm; friends sleep sleepy
# things: drawer; paper in drawer
There are no boxes in the dark. It has one line, and it is long. # usual
{resting}
{dream} # spare
{L} said it over, just once, and not to have it heard.
It was the size it was.
Down in the drawer it stood up a bit. It was in the front.
{grownup} came up the stairs, and stood in the door, and did not say a thing. # usual
Received.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A letter had come from the Office, in a hand that had not written a letter for years. “Dear Applicant,” it began, and that was crossed out.
“I fill these in myself, of an evening,” wrote Mr Askew. “I never know what to put for value. Then I saw that {H} had asked, in what? I have pinned that up. It is the first sensible thing that anybody has put in box three.”
-> DONE

=== next_bedtime
Form Nine was in the front of the drawer. It stood up, just so far.
-> DONE
