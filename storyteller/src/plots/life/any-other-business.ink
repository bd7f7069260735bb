# about: sleepover
# also: nervous; scared; missing; too-excited; embarrassed; fear-alone; cannot-sleep; lonely
# news: bad
# wants: child
# form: list
# names: Robin | Sasha | Jules
# ages: 10-12
# holds: dark(kind), night(kind)

=== title
{~Any Other Business|The Minutes of a Sleepover}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: heroes write proud pen; robin throw laughing pillow; 2 boy catch laughing pillow; friends sit laughing
# things: 3 pillows; notebook; chair; coat on chair; 3 mattresses
# people: robin=boy(red hair); boy
{~“Minutes of a sleepover, held on a floor,” wrote {L}, who was secretary because of having a pen. “Present: {H}, Robin, whose floor it is, and the twins from next door, who count as two.”|A meeting has to be written down, or it has only been talking. So {L} was given the pen, and wrote: “Present on the floor: {H}, Robin, and the twins from next door, with apologies from one pillow, left at home.”|At nine o’clock the meeting was opened, by a pillow being thrown. {L} put it in the minutes, after “Present: {H}, Robin, the twins”, and “In the chair: nobody, since it has the coats on.”}
{joining}
{is_loved:“The secretary reported on {loved}. After nine minutes the rest of the report was taken as read.”|{musing}} # personal
“Item one, proposed by Robin: that there be no sleep, of any sort. It was carried with all hands and one foot.” # usual
Then there was the last item, which is always ‘Any other business’. There was some, and it had been sitting just under {L}’s ribs since the front door. “None,” wrote {L}.
-> DONE

=== s2
# shot: close
# place: bedroom; night; clear
# action: heroes write worried pen; robin eat happy biscuit; friends lift laughing
# things: notebook before heroes; plate; 4 biscuits on plate; torch
“Item two. The secretary moves that the meeting be held in the kitchen. Asked why. Because it is near the…” Here something has been crossed out. It looks as if it had been ‘telephone’. “Because it is near the biscuits. Not carried. Biscuits were sent for.”
{hinderer_person:“{hinderer} wished it noted,” say the minutes, “that it is no biscuit if it has raisins in. Discussion: nineteen minutes.”} # beat
{hinderer_animal:“{hinderer}, who is not a member, ate the agenda. It is given from here on from memory.”} # beat
{hinderer_carried:“It was found that {hinderer} had been in the chair since nine, on top of the coats. All votes were taken again.”} # beat
“Item three. The secretary moves that, to save time in the morning, everyone might be fetched tonight. About eleven, say.”
“Not seconded,” say the minutes. “Laughter. The secretary laughed as well.” # usual
“Any other business? None.”
-> DONE

=== m1
# shot: behind
# place: bedroom; night; clear
# action: heroes listen curious; robin think curious; 2 boy lie-front laughing; friends listen curious
# things: pipe; torch; 3 pillows
“Item four. Who can go longest without saying yes. Robin was asked if Robin was ready. Robin is out.”
“Item five. What is the noise? There is a noise. It goes ‘gulp’ every four minutes. It was put to the vote. Two for the boiler; one for a very large fish; one for Robin’s father.”
Robin said that it had always done that. One stopped hearing it by about the age of five.
“The secretary observes,” wrote {L}, “that at the secretary’s house there is a different noise.” It goes tick, on the stairs. “Strike that out,” it says, after it, quite small. # spare
-> DONE

=== l1
# aside
# shot: above
# place: bedroom; night; clear
# action: 2 boy brush-teeth laughing; heroes write calm pen; robin whisper worried heroes; friends sit laughing
# things: 3 toothbrushes; notebook; cheese
“Item six. Inspection of toothbrushes. One of the twins has brought the other twin’s. They have both used it. They say that it comes to the same.”
“Item seven. Secrets. It was agreed that everybody must tell one, and that it must be true, and that it must not be about anybody who is not here.”
There was a long pause in the proceedings. It is a hard sort of secret to find. In the end it was learnt that Robin is not sure about cheese.
The secretary had one all ready, and passed. # spare
“Item eight,” it goes on. “Is it possible to lick one’s own elbow? No. Item nine. Is it possible to lick somebody else’s? Meeting adjourned for washing.”
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; night; clear
# action: man write calm pencil; heroes stand worried; bird fly calm
# things: newspaper on table; table; glasses on man.head; bread; telephone behind bread; biscuit
# people: man
The secretary was next sent down for more biscuits, and was gone longer than it takes.
In the kitchen Robin’s father was doing a crossword with his glasses on his forehead. He did not ask what was the matter. “Seven letters,” he said. “‘Bird that has somewhere to be.’”
“Swallow,” said {L}, after a bit.
“So it is,” said Robin’s father. He wrote it in. “The telephone is behind the bread,” he said, to the crossword. “People ring up the oddest times, in this house. I never hear a word of it.”
{pausing} # company
{L} looked at the bread. Then the biscuits were taken up.
-> DONE

=== s3
# shot: above
# place: bedroom; night; clear
# action: heroes lie-back worried; robin lie-back worried; 2 boy lie-back calm; friends lie-back calm
# things: 3 mattresses; 3 pillows; 3 blankets
At eleven the lamp went out, and after that no one said a thing. {L} lay and listened to them sleep.
It is much worse when they are asleep. You are the only one left, and the house is not yours. # usual
Only it was odd. People who are asleep breathe like somebody sawing a plank. There was no sawing.
“Is there a meeting?” said {L}. ¶ “Yes,” said three people at once.
{helper_person:“I’ll do the minutes for a bit,” said {helper}, and felt about in the dark for the pen. “You do the talking.”} # beat
{helper_animal:{helper} got up, walked over everybody, and lay down against {L}’s knees. There was now a quorum.} # beat
{helper_carried:{helper} was passed along the floor in the dark, from hand to hand, as far as the secretary.} # beat
“Then it’s about any other business,” said {L}. “I think that I would quite like to go home.”
It hung there. Then Robin’s voice said, “So would I.”
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; night; clear
# action: robin point sad at rug; heroes write calm pen; 2 boy sit calm
# things: torch; notebook; rug
“You can’t,” said {L}. “You are home.”
“It isn’t the same with you all in it,” said Robin. “It has gone a funny shape. That’s generally my floor, there, where the twins are. I look at it.”
The minutes were got out, and a torch. It had to be done properly.
“The twins state that they have never been in a room with more than one other person in it. They do not know which way to face.” # spare
“It was found,” wrote {L}, “that everyone present was being quiet so as not to wake the rest.”
-> DONE

=== l2
# aside
# shot: behind
# place: bedroom; night; clear
# action: heroes lift proud; robin lift proud; 2 boy lift laughing; friends push calm door
# things: door; notebook
Motions were then taken from the floor.
“That the door be open by the width of a foot. Whose foot? Robin’s. Carried. That the light on the landing be on. Carried, with some relief. That the large fish be left alone.”
“That anyone may ring up anyone, at any time until midnight, and that it is never mentioned at school, not even in fun, not even on the bus.”
That one was gone over twice, for holes, by the twins, whose mother is a lawyer. # spare
“Carried by all,” wrote {L}, and underlined it; and then they signed, so that it should hold. Robin did it with a biscuit. # spare
-> DONE

=== s4
# shot: object
# place: kitchen; night; clear
# action: heroes hold worried telephone; friends sit calm
# things: telephone; bread on table; table; clock; plate on table; stairs
So {L} went down to the telephone, which was behind the bread. It rang just once.
“It’s me,” said {L}. “I don’t know if I want to come home.”
“Shall I come?” said home.
{L} thought about it. Nobody hurried. You could hear the tick on the stairs, at the other end. # usual
“How long would it take?” ¶ “Nine minutes,” said home. “I’ve got my shoes on. I have had them on since eight, just in case.”
Nine minutes was not much. You could do that at any time. # usual
“Could you leave them on a bit?” said {L}. ¶ “As long as you like,” said home.
-> DONE

=== l3
# shot: close
# place: bedroom; night; stars
# action: heroes wave happy; robin lie-front laughing; friends lie-back happy
# things: 3 mattresses; blanket; torch
They were all still up. They had kept the place warm. One of the twins had kept it rather too well, and had to be rolled off.
“Well?” said Robin. ¶ “Nine minutes,” said {L}. “With shoes on.”
They looked at that, from all sides. It was a good length. You could get to the end of most things. # spare
“Ours is one minute,” said the twins. “We could see it from here, if we sat up.” They did not sit up. # spare
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: heroes write sleepy pen; robin lie-back sleepy; 2 boy sleep sleepy
# things: notebook; torch
“Item one, again,” wrote {L}, by the torch. “Sleep. It was put off from before.”
“Proposed: that there might be some. Robin, for. One twin, for. The other twin was for it already, and had begun.”
There was some sawing, over by the coats. # spare
‘Gulp’, it went, down in the wall. It was only the fish. # spare
“Carried,” it says. It goes down the page a bit.
-> DONE

=== l4
# shot: wide
# place: kitchen; night; stars
# action: cat sleep sleepy; heroes sit sleepy
# things: newspaper on table; table; bread on table; telephone behind bread
In the kitchen the crossword was done, all but one. He left that for the morning, and put the bread back, not quite in front.
Then he stood on the stairs for a bit, and counted. It came out right. # spare
Nine minutes off a lamp was on in a hall. Under it were two shoes, with feet in. They had a book. # spare
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; robin sleep sleepy; 2 boy sleep sleepy; friends sleep sleepy
# things: 3 mattresses; torch; notebook; 3 pillows
The door was open by the width of a foot. The light came in as far as that, and lay down.
{resting}
{keepsake}
{dream} # spare
“Present,” wrote {L}: “all.” # usual
“Apologies: from one pillow. It is at home, on the bed. It is all right there.” # usual
The torch was put out. The rest was not written down.
“Any other business?” said Robin, from a long way off.
{L} felt about for it, under the ribs.
“None,” said {L}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The telephone rang, and it was Robin, for {A}. “Item one,” said Robin. “The noise. We have had a man in. It is not the boiler, he says, and it is not the pipes. He has written ‘fish’ on the bill.”
“Is it still there?” ¶ “Listen,” said Robin, and held the telephone to the wall.
They listened for four minutes. ‘Gulp’, it went.
“That was all,” said Robin. “I thought that you might be missing it.”
-> DONE

=== next_bedtime
Any other business? It was four minutes’ walk to the fish, and all was well with it.
-> DONE
