# about: bravery(gate&tears|gate&cry|gate&crying|gate&cried&!again|drop off&!tomorrow|drop-off&!tomorrow|dropoff&!tomorrow|dropped&tears|dropped&cry|no tears&nursery|no tears&preschool|no tears&school|no tears&kindergarten|no tears&daycare|no tears&kinder|cry&nursery|cry&preschool|cry&school|cry&kindergarten|cry&daycare|cried&nursery&!he cried&!she cried|tears&morning|classroom door|didn’t look back|didn't look back)
# about: first-day(without crying|without tears|without a tear|without any tears|no tears|no crying|didn't cry|did not cry|not one tear|not a single tear|no more crying|no more tears|hasn't cried|stopped crying|dry-eyed|no screaming|without a fuss); fear-alone(holds his hand|holds her hand|held her hand|held his hand|any more at the gate|anymore at the gate|since&hand|no tears|without crying|didn't cry|stopped crying); sad(no tears|without tears|without crying|didn't cry|doesn't cry|not crying|stopped crying|hasn't cried); happy(no tears&!party|without tears|no clinging|didn't cry&gate|didn't cry&drop|didn't cry&nursery|didn't cry&school|without crying&nursery|without crying&school|without crying&preschool); proud(no tears|without crying&nursery|without crying&school|without crying&preschool|without crying&daycare|didn't cry&drop|didn't cry&gate|didn't cry&nursery|didn't cry&school|didn't cry&preschool); school-day(no tears|without tears|without crying|didn't cry|not crying|stopped crying|hasn't cried|no crying); new-friend(hand at the gate|hand at drop|hand at the door|crying any more|crying anymore|cry any more|cry anymore|wasn't crying|no more crying|stopped crying|doesn't cry); too-excited(didn't look back)
# also: happy; proud; sad; bravery; fear-alone; first-day; school-day; new-friend; person; new-class; back-to-school
# kind hand: hand|hands|holds|held|holding
# wants: child
# role grownup: parent = the grown-up with the handkerchief
# ages: 3-8
# holds: parting(kind), school(kind), dark(kind)

=== title
{~Still Dry|A Day Off for the Handkerchief}
-> DONE

=== s1
# shot: object
# place: kitchen; afternoon; clear
# action: L peek proud at handkerchief; heroes peek; grownup stand; friends stand
# things: table; handkerchief on table; cup on table
{~“Feel that,” said {grownup}, and laid it on the table, and {H} {young:put a finger on it.|put a finger on it, first at the edge and then right in the middle.}|There was a handkerchief on the table. {young:{H} went up to it with one finger.|{H} went up to it slowly, with one finger out, as you do with a cake.}|It had gone out in a pocket in the morning, and it had come home {young:just as flat. {H} felt it.|just as flat, and {H} had to feel it to be sure.}}
“It is dry!” said {L}. # usual
It was the handkerchief for the gate, and it had been wet there {young:so often.|on so many mornings.} But this morning {L} had gone in, and there had not been one tear.
{is_hand:There had been a hand to hold, {young:and that was enough.|and with a hand in yours you have no time to look for a handkerchief.}} # usual
{is_wished_person:“{wished_person} saw it,” said {L}.} # wished
“It never came out of the pocket,” said {grownup}. {young:“Not once.”|“It was in there all ready, with both ends out, and nobody came.”} # usual
“Now it has to stay like that,” said {L}. {young:“Till bed.”|“A whole day. It has never done a whole day.”}
-> DONE

=== s2
# shot: wide
# place: kitchen; dusk; clear
# action: L hold worried handkerchief; heroes sit-on-chair; grownup sit-on-chair; friends sit
# things: table; bowl on table; lamp
That is not so easy, in a house with people in it. {young:There was soup.|To begin with there was soup, and it was handed round right over the top of it.}
{joining}
{musing} # personal
“Mind!” said {L}, and held it up as high as it would go, over all the bowls. “Still dry.”
{hinderer_person:“Ah,” said {hinderer}. “Ah, ah…” And the whole table took hold of the handkerchief, but it was only a yawn.} # beat
{hinderer_animal:{hinderer} has the wettest nose in the house, and had to be led round it, in a wide bend.} # beat
{hinderer_carried:{hinderer} had been sitting on it, and had to be lifted up, and felt underneath. {hinderer} was dry.} # beat
{themed_a} was put in front of it, for the splashes. # personal
A drop of soup fell on the table, {young:just beside it.|as near to it as one pea is to the next.} {L} felt all the corners, one after the other. # usual
-> DONE

=== m1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: grownup wave at door; L stand laughing; heroes stand; friends stand
# things: door; mat; coat on hook; hook; bag
“And what did you do,” asked {L}, {young:“when I went in?”|“when I went in? I was inside already, and I could not see.”}
{grownup} showed it, with the hall door. {young:{grownup} had been on this side, and {L} on that.|“I stood here,” said {grownup}, “about where the mat is, and you were not here any more.”}
“I had the long goodbye with me,” said {grownup}. “The one that goes on and on. {young:And there was nobody to say it to.”|And I had only used the first bit, so there I stood with the rest.”}
“What did you do with it?” ¶ “I waved to the door,” said {grownup}. {young:“It did not wave back.”|“A good big wave. It did not know where to look, poor thing.”}
“You should have come home,” said {L}. {young:¶ “Next time,” said {grownup}.|¶ “I see that now,” said {grownup}. “I shall know the next time.”} # spare
-> DONE

=== l1
# aside
# shot: above
# place: living-room; dusk; clear
# action: A hold curious handkerchief; grownup sit; heroes sit; friends sit
# things: sofa; handkerchief; cushion; lamp
You would not think how much there is to do for a thing like that. {young:It has noses.|It has noses, all through the winter, and in the summer it has knees.}
It had been on a knee in the spring, {young:and it still had a pink bit there.|and you could still see the place, which was the shape of France.}
Once it had had four knots, and had been a hat. {young:Once it had been a flag, for a snail.|And for one whole afternoon it had been the flag of a snail, who had a country by the drain.}
“Which did it like best?” asked {A}. {young:¶ “The hat,” said {grownup}.|¶ “I have the feeling that it was the hat,” said {grownup}. “You are high up, and nobody blows.”}
But it had never lain on a table all day, {young:with nothing on its mind, and been looked at by everybody.|folded in four, with nothing on its mind, and been visited by everybody who came through.}
-> DONE

=== s3
# shot: two
# place: kitchen; dusk; clear
# action: grownup cut sad onion; L shout surprised at grownup; heroes hold umbrella over handkerchief; friends stand
# things: table; onion on table; handkerchief on table; lamp; umbrella
Then {grownup} had to cut an onion, {young:for the soup tomorrow.|because there would be soup again tomorrow, as far as could be seen.}
{grownup} said “Oof”, and shut both eyes. {young:Two big drops came out.|Something ran down beside the nose.}
Out went one hand, along the table, {young:and it felt about.|and it felt about as it always does at such a time.} ¶ “Not that one!” shouted {L}.
{helper_person:“Here,” said {helper}, and gave {grownup} the end of a tea towel, and then the other end.} # beat
{helper_animal:{helper} got up and stood in between, and was cried on a bit, and did not mind.} # beat
{helper_carried:{helper} was put on top of it, as you put a stone on papers, and it could not be taken.} # beat
They held the umbrella over it until the onion was done. # usual
“Are you sad?” asked {L}. ¶ “It is only the onion,” said {grownup}. {young:“They all do that.”|“It does that to everybody who says goodbye to it.”} # usual
{L} felt the handkerchief. “Still dry,” said {L}.
-> DONE

=== m2
# aside
# shot: close
# place: living-room; dusk; clear
# action: A throw laughing handkerchief; heroes look-up laughing; grownup sit; friends look-up
# things: handkerchief over A; teaspoon; rug; sofa
Some things you can only do with a dry one. {young:So they tried them all.|They thought of as many as they could, and tried them out.}
{young:You can throw it up, and it takes its time.|You can throw it up as high as the lamp, and it comes down when it is ready.} A wet one comes down with a smack.
It was a sail, and {A} was the wind. {young:It was a bed, with a spoon in it.|It was a bed, for a teaspoon that had been up since breakfast.}
{pausing} # company
It was a ghost who was in a good mood. {young:“Boo,” it said, very low.|“Boo,” it said, so softly that it had to be asked what it had said.} # spare
And after each thing they felt it. {young:“Still dry!”|There was nothing on it but a bit of wind. “Still dry!”}
-> DONE

=== l2
# aside
# shot: two
# place: bathroom; dusk; clear
# action: A sit laughing in bath; heroes sit in bath; grownup hold handkerchief; friends stand
# things: bath; tap; rubber-duck in bath; towel
The bath was worse than the soup. {young:In a bath there is no dry side.|A bath is wet in all directions, and it has somebody in it who kicks.}
“Hold it up,” said {A}. {young:{grownup} held it up high, in two fingers.|So {grownup} stood on the mat, with it held up in two fingers, like somebody with a fish.}
“Higher,” said {A}, “there comes a wave.” {young:The wave went over the edge, and into a shoe.|The wave came, and it went over the side, and found a shoe that had thought itself safe.}
{grownup} looked down at the shoe, {young:and stood on one foot.|and then stood there on one leg, so as not to have two of them.} Up in the lamplight it hung, and swayed a bit.
“Still dry,” they said. {young:The shoe was not. It went to stand by the door.|It was more than could be said of the shoe, which was poured out, and went to stand by the door.}
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: grownup wave at door; L sit-up laughing; heroes sit-up laughing; friends sit
# things: bed; door; lamp; handkerchief on bed
So they got it as far as the bed. It lay there on the quilt. {short:“What did you do,” said {L}, “when I went in?”|“Show me again how you waved,” said {L}.}
{grownup} went to the door, and said, “Goodbye, then!” to it, and gave it a big wave, {young:and three kisses.|and blew it three kisses, and waited.}
The door did not know where to look. {L} laughed so hard that something wet ran down {young:both cheeks.|one cheek, and then down the other.}
“Is that crying?” asked {grownup}. ¶ {L} felt it. “It is laughing,” said {L}. “It has come out at the top.” # usual
{L} took the handkerchief, and thought, and put one corner to it. {young:“It is for that, too.”|“It is for that as well,” said {L}. “It has waited long enough.”}
There was one small wet place. {young:It was a good one.|It was no bigger than a pea, and it was of the best sort.}
“And the rest?” asked {grownup}. ¶ “Still dry,” said {L}.
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; night; clear
# action: L lie-back calm; grownup fold handkerchief; heroes lie-back; friends sit
# things: bed; handkerchief; lamp; chair
{grownup} folded it in half, and in half again. The wet bit was on top.
“Will you take it tomorrow?” asked {L}. ¶ “I will,” said {grownup}. “I would feel bare.” # spare
“You can have it,” said {L}, “if you need it. When I have gone in.”
“And if it is wet tomorrow?” ¶ “Then it is wet,” said {grownup}. “It has had its day off.”
They hung it on the chair, where there is a bit of air.
It hung there and did nothing. It did it well.
-> DONE

=== l3
# aside
# shot: wide
# place: hallway; night; clear
# action: grownup walk; heroes lie-back; friends sit
# things: coat on hook; hook; shoe on mat; mat; lamp
In the hall the coats were up for the night. One of them had a flat pocket.
It was used to more. It had had a hand in it, at the gate. # spare
The hand had held on to what was in there. Then it had let go, and waved. # spare
Now there were two crumbs in it, and a key. They had a lot of room.
On the mat stood the shoes. They had been to the gate as well.
{grownup} came by. The big light went out. The small one was left on. # more
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit beside bed; heroes lie-back; friends sleep
# things: bed; quilt; pillow; handkerchief
“Do the short goodbye,” said {L}. “Not the long one.”
“You will be asleep,” said {grownup}. “It is only for the night.” ¶ “Then the very short one,” said {L}. # spare
So {grownup} did it. It was a hand on the head, and off again.
It was so short that it was nearly a hello. # spare
{L} lay and looked at the handkerchief, on its chair. It moved a bit, in the air.
-> DONE

=== l4
# aside
# shot: object
# place: school; night; stars
# action: heroes sleep
# things: gate; street-lamp; moon; wall; puddle
At the gate it was dark. There was nobody on this side, and nobody on that.
It had been shut since four. It had a long night to stand there in. # spare
A wet leaf blew up to it, and stayed on the step. # more
There had been a wave this morning, by the wall. It was a big one. No one was in front of it. # more
The gate had seen it all. It does not know where to look, but it looks.
The moon came by. It did not stay. It said the short goodbye.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; handkerchief on chair; chair
{H} lay in bed, and it was warm. # usual
{resting}
{keepsake}
{dream} # spare
“Feel it once more,” said {L}. # usual
So {grownup} felt it, at the edge, and in the middle.
“And?”
“There is the funny bit,” said {grownup}.
“And the rest?”
It had done a whole day.
“Still dry.”
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
It was up on the washing line in the morning, by its two ears, between a sheet and a shirt. All three were wet through, and it was the only one who looked as if it had meant to be.
“It fell in the basin,” said {A}. “It wanted to know what it is like, when nobody is sad.” The wind blew, and it kicked out with both ends, and by ten it was stiff as a letter.
-> DONE

=== next_bedtime
It lay in the drawer, in four, and dry all through.
-> DONE
