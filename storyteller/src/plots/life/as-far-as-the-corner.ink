# about: learned(walk&alone&!dog|walk&by herself&!dog&!steps|walk&by himself&!dog&!steps|walk&on her own&!dog&!steps|walk&on his own&!dog&!steps|walk&by themselves|walked home alone|went&school&alone|went&school&on her own|went&school&on his own|went&school&by herself|went&school&by himself|went&shop&alone|went&shop&on her own|went&shop&on his own|went&shop&by herself|went&shop&by himself|went&store&by herself|went&store&by himself|went&store&alone|shop alone|corner shop|to school alone|to school by herself|to school by himself|to school on her own|to school on his own|home from school alone|home alone from school); proud(walk&alone&!dog|walk&by herself&!dog&!steps|walk&by himself&!dog&!steps|walk&on her own&!dog&!steps|walk&on his own&!dog&!steps|shop&alone|shop&by herself|shop&by himself|shop&on her own|shop&on his own|bakery&alone|bakery&herself|bakery&himself|store&by herself|store&by himself|school&on her own&!reading|school&on his own&!reading|to school alone|to school by herself|to school by himself)
# about: first-day(walking to school alone|walk to school alone|walked to school alone|walking&by himself|walking&by herself|walking&on his own|walking&on her own|walked&by himself|walked&by herself|walked&on his own|walked&on her own|went to school on her own|went to school on his own|went to school alone|going to school alone|going to school on her own|going to school on his own); school-day(walk&alone&!tomorrow|walked&by herself|walked&by himself|walked&on her own|walked&on his own|walking&on her own|walking&on his own|to school alone&!tomorrow); bravery(walked&alone&!dog|walked&by herself&!dog&!steps|walked&by himself&!dog&!steps|walked&on her own&!dog&!steps|walked&on his own&!dog&!steps|shop&by herself|shop&by himself|shop&alone|to school alone&!tomorrow); outing(shop&by herself|shop&by himself|shop&alone|shop&on her own|shop&on his own|store&by herself|store&by himself|store&alone)
# also: proud; learned; first-day; school-day; happy; bravery; outing; other-lesson; can-do
# kind behind: behind|hiding|hid|followed|following|spying|sneaked
# kind shop: shop|shops|store|bakery|baker|bakers|milk|bread
# kind home: walked home|walks home|walking home|walk home|came home alone|home from school
# kind school: school*
# wants: child
# role grownup: parent = the grown-up with the cup
# ages: 5-10
# needs: hands
# holds: dark(kind)

=== title
{~As Far as the Corner|What the Hand Did}
-> DONE

=== s1
# shot: two
# place: kitchen; afternoon; clear
# action: L point proud down; grownup wash cup; heroes sit-on-chair; friends sit
# things: table; cup; tap; bag on chair; chair
{~“And what did you do with your hand?” asked {grownup}, and looked at {H}. “I mean the one that I usually have.”|Today {H} had gone the whole way alone, {young:and there was something that {grownup} had to know.|and since then there was something that {grownup} had wanted to know.} “What did you do with your hand?”|All that way with nobody! {grownup} looked at {H}, from the top to the shoes. {young:“And your hand?”|“And what,” said {grownup}, “did you do with your hand?”}}
For {L} had gone {is_shop:to the shop and back|{is_home:home|{is_school:to school|all that way}}} alone, for the first time, {young:and nobody had held it.|on a road where it had been held ever since it could reach.}
“It did not know where to go,” said {L}. {young:“It hung there.”|“It hung there, and at first it was in the way.”}
{grownup} nodded, and washed the cup. {young:“So did mine,” said {grownup}.|It had been washed before. “Mine was just the same,” said {grownup}.} # usual
{L} put the hand on the table, and they all had a look at it, and it was the left one. # usual
-> DONE

=== s2
# shot: above
# place: kitchen; afternoon; clear
# action: L point happy down; grownup sit-on-chair; heroes point; friends look-up
# things: table; jar on table; 4 fork on table; cup on table; spoon on table
“I will show you,” said {L}, {young:and the table was the road.|and the table was the road, and two fingers were {L}.}
{joining}
{musing} # personal
The jar was the postbox. {young:“There my hand went in the pocket,” said {L}. “It found a bean.”|“As far as that my hand was in the pocket,” said {L}. “There was a bean in there, and so it held the bean.”}
{hinderer_person:{hinderer} was a bus, and stopped for much too long, and let out nobody.} # beat
{hinderer_animal:{hinderer} lay down on the road with one ear across, and they had to wait until it was clear.} # beat
{hinderer_carried:{hinderer} was the hill, and had to be gone round, which was further than it is.} # beat
{themed_a} was the church. # personal
“At the kerb I stopped,” said {L}, “and looked, and looked the other way, and it was empty.” # usual
Behind that lay four forks in a row, which were the railings, {young:and you can’t reach them if you have a person on that side.|and you can’t get near them if you have a person on that side.} “And there,” said {L}, “it went drrr.”
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: grownup hold cup; L listen curious; heroes sit-on-chair; friends sit
# things: cup; table; tap; chair; towel
“And your hand?” asked {L}. “What did that do?” {young:{grownup} held it out.|{grownup} held it out, and turned it over, and tried to remember.}
{
- is_behind:
First it had held on to a blue car, {young:and then to a red one.|and then to a red one, a little further up, and each time {grownup} had been behind it.}
“I was not there,” said {grownup}. “It was a car.” {young:¶ “I know,” said {L}. “It had your shoes on.”|¶ “I know,” said {L}. “I saw it. The blue one had your shoes on, and the red one had your coat.”}
“Did it think of mine?” asked {L}. ¶ “All the way,” said {grownup}.
- else:
First it had waved, at the door. {young:It had waved for so long that it was tired.|It had gone on for some time after there was anybody to see it, and then it had come down by itself.}
“Then it washed the cup,” said {grownup}. {young:“And then it washed it again.”|“And then it went and washed it again, in case that had not been long enough.”}
“Did it think of mine?” asked {L}. ¶ “All the way,” said {grownup}. # spare
}
“At the postbox I was fine,” said {L}. {young:“You can tell it that, for the next time.”|“You can tell it that, for the next time, so that it has something to look forward to.”}
-> DONE

=== l1
# aside
# shot: behind
# place: street; afternoon; clear
# action: L walk proud; heroes walk; snail walk calm; friends walk
# things: wall; gate; hedge; door
If you go by yourself, there is a great deal more on the road. {young:{L} had seen all of it, on both sides.|It may be there on other days, too, but then there is somebody who talks.}
There was a door with a fish for a knocker. {young:There was a wall with a hole, and in the hole was half a biscuit.|There was a wall with a hole in it, and deep in the hole was half a biscuit that somebody had put by.}
There was a snail. {young:It was going that way as well, quite slowly, and it had nobody with it.|It was going the same way, on the left, and had plainly been let go alone for years.}
“And I could hear my feet,” said {L}. {young:“There were only the two, and they were mine.”|“I did not know that they made a noise. There were only the two of them, and they were both mine.”}
“What did they say?” asked {grownup}. ¶ “Nothing,” said {L}. {young:“They were too busy. They only went, and went.”|“They were busy. They only said where they were.”}
-> DONE

=== s3
# shot: two
# place: street; afternoon; clear
# action: L wave proud at woman; woman wave happy; heroes wave; friends stand
# things: gate; hedge; wall
# people: woman(old)
The spoon was the lady who sweeps her step, and who says good morning {young:to everybody.|to everybody who goes by.}
“And she said it to me,” said {L}. “Every day she says it to you. {young:Over my head!”|It goes over my head, about so high.”}
But today there had been nobody up there, and all of it was for {L}. # usual
{helper_person:“Good morning,” said {helper}, who was the lady now, and swept with the spoon. “All by yourself?”} # beat
{helper_animal:{helper} came by on the road just then, and was wished a good morning as well, and took it.} # beat
{helper_carried:{helper} stood on the step of the lady, and was swept round with the spoon.} # beat
“And the hand?” asked {grownup}. ¶ “It had gone up by itself,” said {L}. # usual
And then came the corner, and you can’t see round it, {young:and {grownup} held on to the table.|and {grownup} had hold of the table by now.}
-> DONE

=== m2
# aside
# shot: wide
# place: kitchen; dusk; clear
# action: L walk proud; heroes walk; grownup stand behind chair; friends walk
# things: chair; table; lamp; coat on hook; hook
They did it again with chairs, {young:because the table was too short.|because the whole of it would not go on the table, and it wanted legs.}
{L} went in front. {young:{grownup} had to stay back at the first chair.|{grownup} had to stay at the first chair, which was home, and was not to come after.}
At the third chair {L} looked round. {young:The coats had shoes on!|There was nobody, but among the coats there were some shoes which had been at home just now.}
“Go back,” said {L} to the coats. {young:¶ “I was only hanging here,” said a coat.|¶ “I am only hanging here,” said one of the coats. “I always hang here.”}
{pausing} # company
So it was all begun from the start, and this time the coats were only coats. # spare
-> DONE

=== l2
# aside
# shot: close
# place: living-room; dusk; clear
# action: L draw; heroes draw; grownup sit; friends sit
# things: rug; paper; crayon; lamp; bean on paper
{L} drew it as a map, for those who had not been there. {young:It was one long line, with a bend in it.|It was one long line from the edge to the edge, with a bend in it that was the corner.}
The postbox was on it, and the bean. {young:All the railings were on it, and they took the whole of one crayon.|The railings were done one after the other, every single one, until there was not much crayon.}
At one end was a small house with a very big hand. {young:“That is yours,” said {L}. “It was so big when I let go of it.”|“That is yours,” said {L}, “and that is how big it was, when I had let go of it.”}
“How often did you turn round?” ¶ {young:“Two times,” said {L}, “and one of them was for a cat.”|“Twice,” said {L}. “And once more that was not for you. That was for a cat.”}
It was put up on the wall, quite low, {young:so that anybody could walk on it with two fingers.|so that anybody who went by could go there and back with two fingers.}
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: L sit-up proud; grownup stand; heroes sit-up; friends sit
# things: bed; lamp; pillow; slipper; stairs
“And what was behind the corner?” asked {grownup}, when it was bedtime, at the bottom of the stairs.
“{is_shop:The shop|{is_home:Our house|{is_school:School|The rest of it}}},” said {L}. {young:“It was where it always is.”|“It was just where it always is. It had not waited or anything.”}
“Then I needed the hand for the door.” ¶ So that was what it had been for. # usual
{L} went up to bed alone as well. {young:But there was one step more on each stair.|But for every step there was another one, a little behind it.}
“I can hear your slippers,” said {L}. ¶ “I am not here,” said the slippers. # usual
{L} got in. The left hand lay on top of the quilt, and it was open.
“You can come a bit of the way,” said {L}. “As far as the corner.” And {grownup} sat down, and took the hand.
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; night; clear
# action: grownup sit beside bed; L lie-back calm; heroes lie-back; friends sit
# things: bed; lamp; quilt; pillow
“Where is the corner?” asked {grownup}.
“It is where you can’t see any more,” said {L}. “It is before you sleep.”
The hand lay in the old place. It fitted. It had only been out for a bit. # spare
“Is this the postbox?” ¶ “No,” said {L}. “This is still the gate.”
They had time. No one was late. # more
-> DONE

=== l3
# aside
# shot: wide
# place: bedroom; night; clear
# action: grownup sit; L lie-back sleepy; heroes lie-back; friends sleep
# things: bed; lamp; window; curtain; shoe on rug; rug
They went by the postbox. It had its mouth shut for the night.
They stopped at the kerb. They looked this way, and they looked that way. There was only the rug.
Two shoes stood there. They knew the way now. # spare
“Good night,” said the lady with the step. She said it to the two of them, one each. # more
Then came the railings. {L} did them on the quilt, with one finger.
“Drrr,” it went, but it was slow. It went to the end, and then back to the first. # spare
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit beside bed; heroes lie-back; friends sleep
# things: bed; quilt; pillow; moon; window
“Are you all right?” asked {L}. “You can go back, if you want.”
“I will see you to the corner,” said {grownup}.
“You need not be sad. I come back the same way.” # spare
“I know,” said {grownup}. “At breakfast.” # spare
It was not far now. You could tell by the feet. They had stopped.
-> DONE

=== l4
# aside
# shot: object
# place: street; night; stars
# action: snail walk calm; heroes sleep
# things: wall; street-lamp; moon; postbox; gate
Outside it was dark on the road. There was nobody on it. Yes, there was one.
It was on the left, by the wall. It had a house on, and it had got to the gate.
It had gone all day, and all alone. It had no hand, and it did not miss it. # more
It could see the lamp from there, and it could see the next one. # spare
The step had been swept. There was one leaf on it, and it was new. # more
The railings were cold, and no one did them. # more
The moon went along with the snail for a bit, as far as the bend. Then it let go.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit beside bed; friends sleep
# things: bed; pillow; quilt; lamp
They went along, {H}, and the hand, and whoever had it. # usual
{resting}
{keepsake}
{dream} # spare
“Here it is,” said {L}. It was only a breath.
It was the corner. You could not see round it.
{grownup} let go, one finger at a time.
{L} went on alone.
It was not far. It was just where it always is.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a bean on the step in the morning. Nobody had let it out.
“It has been for a walk,” said {A}. It was dusty at one end, and it lay with its nose to the gate. So they put it in a pot on the sill, with a bit of earth, where it could see the road from above. “You can go when you are bigger,” said {A}, and it was told about the kerb.
-> DONE

=== next_bedtime
The hand lay on top, and it was open. It could be fetched, as far as the corner.
-> DONE
