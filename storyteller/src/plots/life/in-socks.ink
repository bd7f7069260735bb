# tells: report(seen|ahead)
# wants: child
# when: coming
# role friend: toy = an owl called Pog
# ages: 3-10
# holds: dark(kind)

=== title
{~In Socks|The Second Time}
-> DONE

=== s1
# shot: two
# place: bedroom; dusk; clear
# action: A sit-on-edge curious on bed; friend sit at A; heroes sit; friends sit
# things: bed; d1; window; lamp
{deed_1}.
{deed_1_seen}
{is_deed_2:{deed_2}.{is_deed_2_seen: ¶ {deed_2_seen}}}
{~What was coming was still a whole night away from {H}, or more than one.|There was still a whole night, at the very least, between {H} and what was coming.|What was coming had not come yet, and {H} could only look at it from the front.}
“Have I ever been to it?” asked {friend_a}. ¶ “No,” said {L}. “Never.” ¶ {young:“I am no good at first times,” said {friend}. “They have no edges.”|“I am no good at first times,” said {friend}, “because they have no edges.”}
“And second times?” asked {L}. ¶ {friend} was very good at those.
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A reach-down curious at sock; friend look-up at sock; heroes sit; friends sit
# things: sock; sock on bed; bed; slipper
{young:“We only need socks,” said {A}.|“For a first time that is only tried out,” said {A}, “you do not need more than socks.”} So they looked for four socks, because {friend} has feet as well, if you hold them right.
They found three socks and a glove, after some time. {young:The glove went on a foot, and there were some toes over.|The glove was put on {friend_s} left foot, and there were two or three toes over, which stood out at the side.}
{pausing} # company
“Will everybody look at my foot?” asked {friend}. ¶ “Nobody looks at feet there,” said {A}, {young:and looked at it again.|and looked at it once more, from the door, to be sure that it was so.} # spare
In socks you can go nearly anywhere that there is, and nobody hears that you have gone, and nobody hears that you have come back. # more
There was a hole in one of them, and a toe looked out of it, to see where they were going. # more
-> DONE

=== s2
# shot: wide
# place: bedroom; dusk; clear
# action: A tiptoe curious; friend walk; heroes tiptoe; friends stand
# things: bed; rug; d1; pillow; themed
“Then we go now,” said {L}, “in socks, and only as far as the end of the bed. And when it comes, it will be the second time.”
{joining}
{hinderer_person:{hinderer} wanted to know if there was a queue, and made one, and so there was.} # beat
{hinderer_animal:{hinderer} got there first, and was lying right where it would begin, with all four feet in the air.} # beat
{hinderer_carried:{hinderer} had to come, too, and that took the hand that was to have opened the door.} # beat
{is_deed_1_shown:{deed_1_shown}|“How do I know that it has begun?” asked {friend}. ¶ “Somebody says your name,” said {L}, and said it. ¶ {friend} was so good at it that it had to be begun again.}
{deed_1_seen_2} # usual
On the way lay {themed_a}, and they went round it. # personal
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A walk curious; friend walk at A; heroes walk; friends walk
# things: door; coat; boots
“What do we do before it?” asked {friend}. {young:“Nothing comes before it.”|“There must be something that comes before it, or we would be there already.”}
{A} thought about what comes before nearly everything. It is shoes. {young:They went to look at the shoes.|They went out on the landing to look at the shoes, which stood side by side and knew nothing about it.}
“They will have to be told where it is,” said {friend}. ¶ {young:“They find out on the way,” said {A}.|“Shoes are never told,” said {A}. “They find out on the way, and they are always right there when you are.”}
{friend} stood in one of them for a bit, up to the middle, to see how that was from inside, and was taken out again. # spare
It went down a long way at the front, and there it was still warm from somebody. # more
The coat hung there with its arms down, and had something in one pocket that might be wanted, or it might be a stone. # more
-> DONE

=== m2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A stand curious; friend sit curious at A; heroes stand; friends sit
# things: bed; d1; chair; rug
“And if I have to wait?” asked {friend}. ¶ So they waited for a bit, side by side on the chair, to see what that was like. You swing your feet, and you look at whoever else is there, and then you look at the feet. ¶ “I can do that,” said {friend}.
{deed_1_seen_3} # usual
{young:They did it once more, because {friend} had looked down.|Then they did it once more, from where it starts, because {friend} had looked down in the middle and had missed it.}
“Now I know one more of its edges,” said {friend}, “and that makes two. How many has it got?” ¶ Nobody could say that from in front. # spare
Then all that they had needed for it was put back where it belonged, for when it would be needed again. # more
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L kneel calm at friend; friend sit worried; heroes sit; friends sit
# things: bed; rug; d1
{is_deed_2_shown:{deed_2_shown}|{is_deed_1_shown_2:{deed_1_shown_2}}} # usual
{is_deed_3:{deed_3}.{is_deed_3_seen: ¶ {deed_3_seen}}}
Then, in the very middle, {friend} stopped. {young:“Now I do not know what comes next,” said {friend}.|“Now I do not know any more what comes next,” said {friend}. “I had it, and it has gone.”}
{helper_person:“It will be behind you,” said {helper}, and turned {friend} round, to see.} # beat
{helper_animal:{helper} came and lay down across the way, and then nobody could have gone on anyhow.} # beat
{helper_carried:{helper} was put down next to {friend}, so that there were two who did not know.} # beat
{L} stopped as well. They stood there in their socks, and nothing came next, for about as long as it takes to look at each other. # usual
“We are in the middle,” said {L}. “That is where you stop, if you stop.” ¶ “And then?” ¶ “Then you are standing in it. {young:And it waits.”|And it waits a bit, because it cannot be over without you.”}
{friend} tried that, and it was so. ¶ “Oh,” said {friend}, “I know,” and did what came next.
-> DONE

=== l2
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A draw curious; friend point at A; heroes sit; friends sit
# things: table; paper on table; pencil in A.hand; lamp
“It ought to be written down where the edges are,” said {friend}. {young:So {A} drew it.|So {A} drew it, with the beginning at the top and the end at the bottom, where the paper stops.}
There was a door to get in by, and there was another door to get out by. {young:“That is you,” said {A}.|“And that is you,” said {A}, “in the middle, with the foot.”}
{friend} held the paper near, and looked for a long time at who that was. {young:“I am not very big.”|“I am smaller than I am,” said {friend}, “but I am looking the right way.”}
A moon was drawn at the top on the left, because that was what there was outside the window just now. # spare
The two doors were joined with a line, and it went straight through {friend}, who did not mind. # more
The paper was left on the table overnight, so that it could dry, and so that it could be thought about. # more
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; night; stars
# action: A whisper calm at friend; friend listen; heroes sit; friends sit
# things: bed; quilt; window
“And who will be there?” asked {friend}. {young:“Do I know them?”|“Is there anybody whom I know, or only people who know each other?”}
{A} counted who would be there. {young:“There is me,” said {A}.|“There is me, to begin with,” said {A}, “and I come all the way in with myself.”}
“That is one, and it is a good one to begin with,” said {friend}. {young:“I know you.”|“And I have known you for years, so that is somebody, whoever else there is.”}
It seemed that there would always be one at least, wherever it was, and however big the door. # spare
They tried to think of a place where {A} would not be there, if {A} went to it, and for a whole minute they could find none. # more
-> DONE

=== s4
# shot: behind
# place: bedroom; night; stars
# action: L point calm at window; friend look-up; heroes look-through; friends stand
# things: window; moon; curtain; bed
They went back the whole way, in socks, and got into bed.
“Was that it?” asked {friend}. “Was that the first time?” ¶ “That was the first time,” said {L}. # usual
“Then I have been,” said {friend}. ¶ “You have been,” said {L}. “Twice is easy. You go where you went.”
{deed_1_night} # usual
What was coming was out there behind the night. But it had edges now.
-> DONE

=== l3
# shot: close
# place: bedroom; night; stars
# action: A fold sleepy; friend sit sleepy; heroes sit sleepy; friends sit
# things: bed; sock; sock on chair; quilt
The socks were put on the chair. They had been there.
A glove lay with them. It had gone on foot. # spare
“Do they know the way?” asked {friend}. ¶ “They do now,” said {A}.
They lay with their toes to the door. # more
In the dark a sock waits very well. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A brush-teeth sleepy; friend sit; heroes brush-teeth; friends stand
# things: basin; mug; tap
“Is this a first time?” asked {friend}. ¶ It was only teeth.
{A} had done them often. There was nothing to it. # spare
“Then I can see how it ends up,” said {friend}.
It ends up that you spit. # more
You do not even look. It goes by itself. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: friend sit sleepy; heroes sleep
# things: sock on chair; chair; moon; d1
It was the middle of the night. That is where you stop.
The night waited. It could not be over without them. # spare
Outside the door stood two shoes. They were ready. # more
{deed_2_night} # more
Out there stood what was coming. Nobody was in it yet. # more
No sock had a foot in it now. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friend sleep; friends sleep
# things: quilt; pillow; moon
{resting}
{keepsake}
{dream} # spare
“And when it comes?” asked {friend}. # usual
“Then it is the second time,” said {L}.
“I am good at those,” said {friend}, and was asleep.
{L} had one sock on. It knew the way.
Goodnight, {friend}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The socks lay on the chair, and somebody sat on them, and waited. “How was it?” asked the one on the socks. “Was it the second time?”
{L} told it, from the one edge to the other. Some of it had been just as they had it, and some had not, and that was told as well. “Now it is the third time,” said the one on the socks. “That is nearly always.”
-> DONE

=== next_bedtime
One sock was on, and one was off. Whatever came next, they could be found.
-> DONE
