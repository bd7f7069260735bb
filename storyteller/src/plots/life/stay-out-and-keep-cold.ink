# about: weather(snow day&!tomorrow|snow-day|snowday|school&snow&!tomorrow); school-day(snow day|snow-day|shut&snow|closed&snow|no school&snow|cancel&snow); season(snow day); happy(snow day|snow-day|shut&snow|closed&snow|no school&snow); too-excited(snow day&!tomorrow); ordinary-day(snow day)
# also: happy; too-excited; play; weather; season; school-day; tired; made-something; outing; thing
# wants: child
# role grownup: elder, parent = the grown-up with the shovel
# ages: 3-9
# needs: hands
# holds: snow(kind), cold(kind), dark(kind)

=== title
{~Stay Out and Keep Cold|School Is Shut}
-> DONE

=== s1
# shot: wide
# place: kitchen; day; snow
# action: L jump happy; heroes jump happy; grownup stand holding telephone; friends look-up
# things: table; chair; jumper on chair; telephone in grownup.hand; window
{~It had snowed all night, and at breakfast {H} heard the news. {young:It was very good news.|It was the sort that you have to hear twice.}|The garden had gone. There was something white in its place, and {H} stood at the window {many:in odd socks|with one sock on}{young:.|, and could not look away.}|There was no noise at all outside, and that was the snow. {H} came down {many:in odd socks|in one sock}{young:.|, to see what was known.}}
“School is shut today,” {grownup} read out. “Stay in, and keep warm.” {young:{L} jumped right over the mat.|{L} went once round the table at a gallop, and then heard it again.}
The school jumper lay on the chair, with its arms folded. {young:It did not know yet.|It had been put out ready, and nobody had told it.} # usual
“But then what will the school do?” said {L}. {young:“It has all that snow, and nobody.”|“It has a whole yard of snow, and nobody in it. And you may not pick it up there, even when you are in it.”} # usual
So {L} would have another school, {young:made of snow.|out of doors, where snow was what it was for.}
{joining}
{musing}
-> DONE

=== m1
# aside
# shot: close
# place: hallway; day; snow
# action: grownup kneel; A stand hat scarf; heroes stand; friends stand
# things: boot; hat on A.head; scarf on A.neck; mitten; mat
First they had to be dressed for it. {young:Two of all the socks.|It took two pairs of socks, and then the boots would not go on, and then it took one.}
{A} had a vest, and a shirt, and a jumper, and another jumper, {young:and was quite round.|and could no longer put both arms down.}
“Can you move?” asked {grownup}. ¶ {A} tried it. {young:Only the eyes could.|“I can turn round,” said {A}, “if I do all of it.”}
The mittens went on last, because after that {young:you have no thumbs to help.|you are no use to anybody.}
And then there was an itch, right in the middle, {young:and it stayed there.|and it had to be left where it was until dinner.} # more
The cat looked at all of it from the stairs, and then went to find out if it was still warm behind the fridge. # more
The door was opened, and there it all was, up to the second step. Nobody had been in it yet.
-> DONE

=== l1
# aside
# shot: behind
# place: garden; day; snow
# action: A tiptoe curious; heroes walk; grownup walk; friends walk
# things: footprint; hedge; tree
The snow was as smooth as a new page. {young:“Who goes first?” said {A}.|It seemed a pity, and so they stood on the mat for a bit, and looked.}
But somebody had been there already. {young:It was a bird.|From the hedge to the tree went small forks, one behind the other, and there they stopped.}
“It got up to here,” said {A}. {young:“Then it flew.”|“Then it must have remembered that it can fly.”}
{A} put one boot down, slowly. {young:Crump, it said.|It went on going down for longer than you would have thought, and said crump at the bottom.}
There were no cars. There was not one wheel, in the whole of that street, that anybody could hear. # more
They went in single file after that, each in the holes of the one before, {young:like one big person.|so that it would look as if only one had been there, with a great many thoughts.}
-> DONE

=== s2
# shot: above
# place: garden; day; snow
# action: L kneel happy before row of 6 snowman; heroes kneel; grownup dig spade; friends stand
# things: row of 6 tiny snowman; cup in L.hand; shed; hedge
You press the snow into a cup, and turn it over, and tap it. {young:Out comes a child.|Out comes somebody who has never been anywhere.}
They made as many as there are in a class, or nearly, and put them {young:in rows.|in rows, the small ones in front.} Each had two seeds for eyes, {young:and looked at {L}.|and they all looked to the front.}
{hinderer_person:“Please may I go to the toilet?” asked {hinderer}, who had sat down at the back, and was not to be trusted.} # beat
{hinderer_animal:{hinderer} came along the second row at a run, and after that four were absent.} # beat
{hinderer_carried:{hinderer} was put down at the end of a row, and was the only one with a coat.} # beat
“Good morning, everybody,” said {L}, who was the teacher, from the step.
{young:They sat very still.|They sat up very straight, and not one of them was talking.} # usual
-> DONE

=== s3
# shot: two
# place: garden; day; snow
# action: L stand holding book; grownup stand; heroes kneel; friends sit
# things: row of 6 tiny snowman; book in L.hand; shed; themed
They did reading first. {L} held up the book, and turned the page, {young:and they looked.|but they went on looking at the place where the last one had been.}
Then came sums. “What is two and two?” asked {L}. {young:Nobody put up a hand.|Nobody put a hand up, since there was not one hand in the whole of the class.} # usual
{themed_a} was sent round for them to look at, and came back without a remark. # personal
{helper_person:“They may be shy,” said {helper}, and sat down among them, and told {L} that it was four.} # beat
{helper_animal:{helper} lay down in the front row, in the snow, and looked straight at {L}, and was top of the class.} # beat
{helper_carried:{helper} was set up beside {L}, to help with the register, and they were looked at by two from then on.} # beat
“They are very good,” said {grownup}. ¶ “They are too good,” said {L}.{not young: “I do not think that they are enjoying it.”}
So {L} rang the bell on the bike, for play. {young:Off you go! But nobody ran.|Nobody ran, or so much as leaned. They only looked, as if they had not been told something.} # usual
-> DONE

=== m2
# aside
# shot: behind
# place: garden; day; snow
# action: A give plate; heroes kneel; grownup carry plate; friends sit
# things: row of 6 tiny snowman; plate; spoon; leaf
Then it was dinner time. {young:They had snow.|There was snow, with snow, and for those who did not care for that there was ice.}
It was served on leaves, {young:one leaf each.|one for each of them, and nobody said that somebody else had more.}
“They have not touched it,” said {A}. {young:¶ “It is what they are made of,” said {grownup}.|¶ “Would you eat a plate of knees?” said {grownup}.}
{pausing} # company
So it was all put on one heap, {young:for pudding.|and called pudding, and for a moment one at the back seemed to lean.}
For the teachers there was toast, on the step, out of a hot cloth. It steamed, and had to be held a good way from the children. # more
-> DONE

=== l2
# aside
# shot: wide
# place: garden; day; snow
# action: A read notebook; heroes kneel; grownup sit; friends sit
# things: row of 6 tiny snowman; notebook in A.hand; pencil
There was a register to be called, and for that they needed names. {young:They were all called Snow.|It turned out that they were all called Snow.}
“Snow,” read {A}. ¶ Nothing was said, but you could see which it was. {young:“Snow. Snow. And Snow.”|“Snow,” read {A}. “Snow. Snow with the big eye. Is Snow away?”}
Snow had fallen over. {young:{A} stood it up again.|Snow was stood up again, and brushed down, although with what was on it and what was it there was no telling.}
“All here,” wrote {A}, {young:and drew a lot of dots.|and ruled a line under it, with a cold pencil.}
After that it was seen that one had only one eye. It was let off from looking at the board. # more
“Is it a good class?” asked {grownup}. ¶ “They are from all over,” said {A}. {young:“They came in the night.”|“They came down in the night, every one of them, and they had not met before.”}
-> DONE

=== s4
# shot: close
# place: garden; dusk; snow
# action: L read happy paper; heroes stand happy; grownup look-up; friends look-up
# things: row of 6 tiny snowman; paper in L.hand; shed; hedge
It began to snow again, and everybody in the class got a small hat. # usual
{L} thought of the kitchen, {young:and the jump.|and of how it had been to hear it.} “They do not know!” said {L}. {young:“No one has told them.”|“They have been here all day, and nobody has told them.”}
So {L} got up on the step, held out both mittens like a letter, and read. {young:“School is shut today.”|“This is to let you know,” read {L}, “that school is shut today.”}
“There are no sums. Stay out,” read {L}, “and keep cold.”
It was quite still. {young:Then down came the snow from the shed. Flump!|Then all the snow on the shed let go at once, with a great flump, and that was the back row.}
And in the front row one of them tipped over, very slowly, and lay on its back, and looked up at the snow {young:as it fell.|as it came down, with both eyes open.}
“It is having its day,” said {L}, and then they did that, too. # usual
-> DONE

=== m4
# aside
# shot: two
# place: hallway; dusk; snow
# action: grownup kneel; A stand sleepy; heroes stand; friends sit
# things: boot; mat; mitten; scarf; towel
They came in when it got blue. The boots had snow in. So had one ear.
It all came off, one thing after another. There was {A}, right in the middle.
“I have an itch,” said {A}. It had waited until now. # spare
The mittens were put to dry. They held on to each other. # more
Ten toes were rubbed, in a towel. They hurt a bit, and then they were hot.
“Stay in,” {grownup} told the toes. # spare
On the mat lay a bit of the garden, and it got smaller, and was a wet place. # more
-> DONE

=== l3
# aside
# shot: above
# place: kitchen; dusk; snow
# action: A drink mug; heroes drink mug; grownup pour; friends sit
# things: table; mug; jumper on chair; chair; pan
There was something hot to drink. It had a skin, and the spoon took it off.
The jumper was still on the chair. It had sat there all day.
“It was shut,” {A} told it. The arms stayed as they were. # spare
It had had a nice long rest. It was quite warm. # more
One seed was at the bottom of a pocket. It had not been used, and it was put on the sill, to look out. # more
Now and then there was a soft flump, out in the dark. Somebody else had heard. # spare
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; snow
# action: L look-up calm window; heroes look-up; grownup stand; friends sit
# things: window; curtain; bed; lamp
They had one last look, from upstairs. It was still coming down.
“I can’t see the rows,” said {L}. ¶ “They have gone to play,” said {grownup}. # spare
There were only soft bumps, all over the grass. They lay just as they liked.
Nobody had told them to come in. # more
One hat was bigger than all the rest. It may have been the shed. # more
The curtain was shut, to keep the warm where it was.
-> DONE

=== l4
# aside
# shot: object
# place: garden; night; snow
# action: heroes sleep
# things: mound; shed; hedge; footprint; moon
In the garden nothing moved but the snow. It had no noise in it.
It had filled the big footprints first. Then it did the small ones. # spare
The bell on the bike wore a cap. It did not ring for anybody. # more
They lay in the grass, all the Snows. They were cold right through. # more
It was the best day that they had ever had. It was the only one.
-> DONE

=== s5
# shot: two
# place: bedroom; night; snow
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; quilt; lamp; pillow
Outside it was white, and {H} lay in bed.
{resting}
{keepsake}
{dream} # spare
The quilt had come down over everything. It was up to the chin. # usual
“Is it shut?” asked {L}. ¶ “It is all shut,” said {grownup}. “The door is. The lid is, on the bread.” # usual
Then the eyes were.
“Stay in,” said {grownup}, very low, “and keep warm.”
Out there it snowed, and snowed.
They stayed out. They kept cold.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a letter on the step, or it looked like one. It was flat and white, and there were two seeds on it, side by side.
“It is from the front row,” said {A}, and read it out. It said that they had had a very nice time, and that some of them had gone down the drain to see what there was. It was signed by all of them, and it was quite wet.
-> DONE

=== next_bedtime
The seeds were in a saucer, on the sill. They looked out, both of them.
-> DONE
