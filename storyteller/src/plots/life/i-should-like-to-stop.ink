# about: club(want|give up|gave up|giving up|quit|stop|refus|hate|won't|wont|won’t|drop|not go|had enough|any more|anymore|sick of)
# also: nervous; sad; frustrated; trying-again; fear-water; bored; angry; shy; scared; thing; play; learning; school-day
# news: bad
# kind swim: swim*
# kind piano: piano|keyboard
# kind music: violin|guitar|cello|viola|fiddle|recorder|drum*|flute|clarinet|trumpet|ukulele|harp|saxophone|cornet|singing|music|choir|orchestra|band
# wants: child
# role grownup: parent = the grown-up with the glasses
# ages: 4-10
# needs: hands
# holds: water(kind), dark(kind)

=== title
{~I Should Like to Stop|What, Exactly?}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: A give cross letter at grownup; heroes stand cross; grownup sit-on-chair; friends stand
# things: table; plate on table; letter in A.hand; bag
{~“I am not going any more,” said {H}. {young:And here was a letter.|And so that there should be no doubt about it, there was a letter.}|By the door stood a bag, and before the bag stood {H}, {young:and was not going.|and you could see which of them was going.}|There was a letter on the plate of {grownup}. {young:{H} had put it there.|It had been put there by {H}, against the cup, where it had to be seen.}}
{
- is_swim:
It was about swimming. {young:It was every week, and it was wet.|That came round every single week, and it was wet each time.}
- is_piano:
It was about the piano. {young:It stood there and showed its teeth.|It stood against the wall with its lid up and showed all its teeth.}
- is_music:
It was about the music lesson. {young:It came every week.|That came round every single week, with its case, and the case had a handle.}
- else:
It was about the bag by the door, and where it went. {young:It went there every week.|It went there every single week, and {L} had to go with it.}
}
DEAR ALL, said the letter. I SHOULD LIKE TO STOP. FROM {L}.
“When did this come?” asked {grownup}. ¶ “By hand,” said {L}. “Just now.” # usual
{is_wished_saying:{wished_saying} That was on the back.} # wished
{L} wanted an answer, {young:and the answer was to be yes.|and there was a box for it at the bottom, with YES already filled in.}
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: grownup read letter; L stand cross; heroes stand; friends sit
# things: table; plate on table; pencil; themed
{grownup} put on the glasses, and read it twice. Then {grownup} moved a chair out, {young:and {L} sat down.|as they do in offices, and {L} sat down on it.}
{joining}
{musing} # personal
“It is a good letter,” said {grownup}. “Stop what, exactly?”
{themed_a} was moved out of the way, so that there was room for business. # personal
{L} had thought that this was clear. {young:“All of it,” said {L}.|“All of it,” said {L}. “From the beginning to the end.”} # usual
{hinderer_person:“I stopped the trombone,” said {hinderer}, “and look at me.” They looked, and it was hard to say.} # beat
{hinderer_animal:{hinderer} got on the letter and sat down, and it had to be read from round the edges.} # beat
{hinderer_carried:{hinderer} was put down to sign as well, and made a mark that was mostly jam.} # beat
So they went through it, a piece at a time. {
- is_swim:
The water was all right. The getting wet was all right, {young:and so was the kicking.|and the kicking was, if anything, good.}
- is_piano:
The black ones were all right. The white ones were all right, {young:and so was the stool.|and the stool was, if anything, good, since it goes round.}
- is_music:
The sound was all right. The case was all right, {young:and so was its fur.|and the fur inside the case was, if anything, good.}
- else:
The shoes were all right. The running about was all right, {young:and so was the biscuit.|and the biscuit at the end was, if anything, good.}
} # usual
“Then that stays,” said {grownup}, and put a tick. “I only want to know what to stop.” ¶ “The other part,” said {L}.
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: L write paper; heroes sit-on-chair; grownup point at paper; friends sit
# things: table; pencil; paper; cup on table
They made two rows, STAYS and STOPS. {young:STAYS got long.|STAYS went down the page and round the corner, and in STOPS there was nothing yet.}
“The way there?” asked {grownup}. {young:That was nice.|On the way there was a wall that you could walk on, with a cat at the end of it, so that had to stay.}
“The coming home?” {young:That was the best bit!|That was the best part of the whole thing, and {A} was surprised to see it on the list at all.}
“Tuesdays?” {young:¶ “Leave them,” said {A}.|¶ “Tuesdays can’t help it,” said {A}, and gave them a tick, and one for Wednesdays, so that there was no feeling.}
{pausing} # company
It was odd. It did not come to pieces as it should, and yet there was something in it that would not go. # more
{grownup} sharpened the pencil, to show that there was no hurry about it. # more
“The hat?” said {grownup}. ¶ “I like the hat,” said {A}, and it was true, and there was another tick. # more
-> DONE

=== l1
# aside
# shot: behind
# place: kitchen; afternoon; clear
# action: A write happy paper; heroes write; grownup read; friends sit
# things: table; pencil; paper; sock; cabbage
While they were about it, {A} wrote some more letters. {young:It got easier.|It gets easier, once you have found out how it is done.}
I SHOULD LIKE TO STOP SPROUTS, said one. {young:“Yes,” said {grownup}.|“Accepted,” said {grownup}, “until Christmas, when we shall have to look at it again.”}
One was from the left shoe, {young:and it wanted to stop the right.|which should like to stop being put on the right foot.}
Then {grownup} wrote one, too. I SHOULD LIKE TO STOP LOOKING FOR THE KEYS. {young:“No,” said {A}.|“I am sorry,” said {A}, when it had been gone into. “Nobody else knows where you look.”}
They were all put in a pile, with a {~spoon|potato} on top, like post. # more
It was a good pile. But it did not have the right one in it, as yet. # more
“Who reads them all?” asked {A}. ¶ “I do,” said {grownup}. “I am the whole of the office.” # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: L sit-on-chair sad; grownup sit-on-chair calm; heroes sit-on-chair; friends sit
# things: table; cup on table; lamp; paper
Then {L} said nothing for some time, and drew on the edge of the paper. {grownup} poured some milk, and did not ask again. # usual
{helper_person:{helper} went and looked out of the window, so that there was one face less.} # beat
{helper_animal:{helper} put a chin on one knee, and kept it there, and was in no hurry.} # beat
{helper_carried:{helper} was turned to face the wall, as it was private.} # beat
“It is the {is_swim:bench|{is_piano:fourth line|{is_music:corridor|partners}}},” said {L}.
{
- is_swim:
“You have to sit on it until it is your turn,” said {L}. “You are wet, and it is cold. {young:And they all look.”|And nobody says how long, and they can all see you being next.”}
- is_piano:
“It always goes wrong there,” said {L}. “And then she breathes in. {young:Like this.”|She does not say anything. She only breathes in, and I can hear it coming from the line before.”}
- is_music:
“You have to wait outside the door,” said {L}. “You hear the one before you. {young:He is good.”|He is good, and then he comes out, and you have to go in where that was.”}
- else:
“They say, find a partner,” said {L}. “And we are eleven. {young:I am the one left.”|So everybody runs, and then there is one left standing there, with arms.”}
}
“Oh,” said {grownup}. “Yes. {young:That is not nice.”|I should not like that one bit.”}
It was on the table now, and it was not very big. {young:It was just that.|It was just the size of itself, and you could walk round it.} # usual
-> DONE

=== m2
# aside
# shot: two
# place: hallway; dusk; clear
# action: grownup sit-on-edge sad bench; L look-up; heroes stand; friends stand
# things: bench; coat on hook; hook; towel; clock
{
- is_swim:
{grownup} went and sat on the bench in the hall, with wet feet, to see. {young:“How is it?” asked {L}.|They all stood before it and looked, and nobody said how long. “How is it?” asked {L}.}
- is_piano:
{grownup} sat down in the hall and said a poem, to see. At the fourth line {L} breathed in. {young:“How is it?” asked {L}.|The rest of the poem fell out at once, and could not be found. “How is it?” asked {L}.}
- is_music:
{grownup} went out in the hall to wait, to see. Behind the door {L} sang, {young:rather well.|as well as it can be done. “How is it?” asked {L}, round the edge.}
- else:
{grownup} stood in the hall, to see. “Find a partner,” said {L}, and they all ran, {young:and one was left.|and the coats had each other, and {grownup} stood there. “How is it?” asked {L}.}
}
“Long,” said {grownup}. {young:“My arms feel odd.”|“I do not know what to do with my arms. Do you?”}
{L} did not. {young:You just hang them down.|You hung them down, and they got longer.}
“And you did that every week,” said {grownup}. “I should have stopped before this.” # more
They had it out there for as long as it takes to boil an egg, and it was quite enough. # more
Then they shook hands on it, since they were now two people who knew what it was like. # more
-> DONE

=== l2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: L think; grownup think; heroes sit; friends sit
# things: sofa; rug; lamp; towel
Then they asked everybody what they would do about it. {young:They all had to think.|Everybody had to say one thing, and nobody was to laugh till the end.}
{
- is_swim:
You could sit on your towel. You could hum. {young:You could be a seal!|You could be a seal, which sits on far worse than that, and has no towel at all.}
- is_piano:
You could stop at three, and bow. You could tell her: Don’t breathe. {young:You could breathe first!|You could breathe in first yourself, so loudly that there would be no air left for it.}
- is_music:
You could come later. You could put your hands on your ears. {young:You could knock!|You could knock, in the middle, and ask him whether he would mind being worse.}
- else:
You could be a partner of the teacher. You could be three. {young:You could bring a bear!|You could bring somebody from home who has always wanted to, such as the bear, or the broom.}
}
“Or you could say it,” said {grownup}. {young:“To the teacher.”|“To whoever is in charge. I do not suppose that they know.”}
It had not been thought of that they might not know. # more
It had looked like the sort of thing that is done on purpose. # more
Of all the things that had been said, the last one was the best, and they had to have it acted, twice. # more
-> DONE

=== s4
# shot: two
# place: kitchen; dusk; clear
# action: L write happy letter; grownup hold envelope; heroes sit-on-chair; friends sit
# things: table; pencil; envelope; lamp; drawer
So {L} wrote the letter again. I SHOULD LIKE TO STOP, it said, and then it said what, exactly. {
- is_swim:
THE BENCH, it said. I CAN WAIT IN THE WATER. I CAN HOLD THE SIDE.
- is_piano:
THE FOURTH LINE. I CAN DO THREE. PLEASE DO NOT BREATHE IN.
- is_music:
THE CORRIDOR. I CAN COME WHEN HE HAS GONE.
- else:
PARTNERS. WE ARE ELEVEN. I HAVE COUNTED.
}
{grownup} read it once, and did not have to read it twice. “That is one that somebody can answer,” said {grownup}. {young:“I will go with you.”|“We shall hand it in before it begins, you and I, and I shall stay until it has been read.”}
“And if it does not help?” asked {L}. # usual
“Then we look at the first one again,” said {grownup}. {young:It was put in the drawer.|The first one was not torn up. It went in the drawer, on top, with the box still at the bottom of it.} # usual
{is_wished_day:That would be {wished_day}.} # wished
The new one went in an envelope. {young:{L} licked it.|{L} licked it from one end to the other, and it tasted of business.} # usual
“You have stopped quite a lot for one day,” said {grownup}.
-> DONE

=== m4
# shot: behind
# place: hallway; dusk; clear
# action: L stand calm at bag; heroes stand; grownup stand; friends stand
# things: bag; coat on hook; hook; lamp; door
The bag was still by the door. It had heard all of it.
“It is not the bag,” said {L}. ¶ “No,” said {grownup}. “The bag stays.”
It was hung up on its hook. It did not have to stand in the way all night. # usual
The letter was put in the side of it, where you can find things. # more
“Does it feel lighter?” asked {grownup}. ¶ {L} tried it. “By one bench or so,” said {L}. # more
Then the lamp in the hall was put out. It had been on since tea. # more
On the stairs there was nothing to stop. They went up them as usual. # more
-> DONE

=== l3
# shot: two
# place: bathroom; night; stars
# action: L brush-teeth sleepy; heroes wash; grownup hold towel; friends stand
# things: basin; towel; mirror; soap
“I should like to stop ears,” said {L}. ¶ “No,” said {grownup}.
So the ears were done. They took it well.
“I should like to stop teeth.” ¶ “You may stop now,” said {grownup}. # spare
They had been done, by that time. # more
The tap was stopped. It had one drop more, and then it was. # more
The towel stayed. It was on the list. # more
“Is there a form for hair?” asked {L}. ¶ “There is a comb,” said {grownup}. # more
So that was gone through as well, from one end to the other. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: L sit sleepy on bed; heroes sit on bed; grownup sit; friends sit
# things: bed; pillow; lamp; blanket
They went through the room, to see what there was.
The bed was all right. The pillow was all right, on both sides. # usual
“The dark?” asked {grownup}. ¶ “That can stay,” said {L}. “With the door a bit open.” # spare
It was put down as a tick. # more
There was not one thing in there to stop. # more
The socks were left on the chair. They had stopped by themselves. # more
The bear was asked. He had no wish to stop. He liked it there. # more
The day had been rather full of post. It was good to lie down. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; drawer; pencil on table; cup on table
In the dark lay the pencil. It was a good deal shorter.
The drawer was shut. There was a letter in it, on top.
It was not in a hurry. It had no date. # spare
The fridge hummed for a bit. Then it stopped as well. # more
There was one tick on the cloth, where somebody had missed. # more
Out in the hall hung the bag. It was off until next time. # more
The glasses lay on the sill, with their legs in. They had read it all. # more
The plate was in the rack. No one had put a thing on it. # more
-> DONE

=== s5
# shot: close
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup tuck-in calm blanket; friends lie-front sleepy
# things: bed; pillow; lamp
It was low in there, and warm. The letter was in the bag. # usual
{resting}
{dream} # spare
“I should like to stop,” said {L}.
“What, exactly?” said {grownup}.
{L} thought, for a bit. # usual
“Today,” said {L}. “All of it.”
“From when?” # usual
“From now.”
{grownup} had no glasses on. But it was quite clear.
“Yes,” said {grownup}, and put it out.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The letter was handed in. It was read at once, standing up, and then it was read again, sitting down. “Nobody ever told me that,” said the teacher, and went a bit pink, and wrote underneath it: YES. And under that there was a drawing, of a very small seal.
{H} took it home, and it was put with the other one.
-> DONE

=== next_bedtime
There were two letters in the drawer. The first one lay underneath. It had not been needed yet.
-> DONE
