# about: outing(school trip|class trip|nursery trip|preschool trip|field trip|reception trip|school outing|nursery outing|class outing|school visit|class visit|trip with school|trip with the school|trip with nursery|trip with her class|trip with his class|class goes|class went|class is going|class are going|school goes|school went); school-day(trip|outing|excursion|class goes|class went|class is going)
# also: nervous; happy; too-excited; tired; scared; sad; lonely; left-out; journey; outing; unwell; fear-alone; school-day; first-day; creature; shy
# wants: child
# role place: answer, place = a farm
# role grownup: parent = the grown-up with the lunch box
# kind farm: farm|goat*|sheep|lamb*|pig|pigs|cow|cows
# kind museum: museum|museums|gallery|dinosaur*|fossil*
# kind zoo: zoo|aquarium|safari|penguin*
# kind castle: castle|fort|palace|tower
# names: Mrs Quill | Mrs Tabor | Mrs Hollis
# names: Ned | Wilf | Gil
# ages: 4-9
# holds: school(kind), bus(kind), dark(kind)

=== title
{~And One|The End of the Line}
-> DONE

=== s1
# shot: wide
# place: school; day; clear
# action: L stand worried; quill point; 2 boys hold-hands; heroes hold-hands; grownup wave; friends stand
# things: bus; bag in L.hand; gate
# people: quill=teacher(she); boys=boy
{~“Find a partner,” said Mrs Quill at the school gate. {H} looked round.|A coach stood outside the school, and {H} {was} there before it was.|It was the day of the school trip. {H} had been up since five, with both shoes on.}
There were twenty-seven in the class. {young:That is a lot of pairs, and one over.|That makes thirteen pairs, and one over.} The one over was {L}.
{L} wanted a hand to hold. {young:There was only the bag with the lunch.|All the hands were taken, and so {L} held the bag with the lunch.}
Mrs Quill counted, {young:two, four, six.|two by two, as you count socks.} “Twenty-six,” she said at last.
“And one,” said {L}, from the end.
{is_wished_person:{wished_person} would have to be told about that.} # wished
“Be good,” said {grownup}. “Eat the apple as well.” # usual
-> DONE

=== s2
# shot: two
# place: bus; day; clear
# action: L sit-on-chair; heroes sit-on-chair; quill stand; friends sit-on-chair
# things: window; bag on chair; themed
# people: quill=teacher(she)
On the coach they sat two and two. {L} had a seat for one, {young:at the back.|behind all the heads.}
{joining}
{themed_a} was in the bag, next to the apple. # personal
{hinderer_person:“Is this free?” asked {hinderer}, and sat down on the lunch.} # beat
{hinderer_animal:{hinderer} was given a bit of the seat, and then had the rest of it.} # beat
{hinderer_carried:{hinderer} was put by the window, and slid down at every bend.} # beat
They went over a bridge. {young:A cow looked at them.|A cow looked up, and appeared to be counting.} # usual
Then they were there. It was {place_a}.
“Twenty-six?” said Mrs Quill. {young:She looked under a seat.|She looked under the seats.} ¶ “And one,” said {L}.
-> DONE

=== m1
# aside
# shot: behind
# place: lane; day; clear
# action: L walk holding bag; heroes walk; friends walk
# things: bag; hedge; gate
They had to walk the last bit, in the line, hand in hand. {young:{L} was hand in hand with the lunch.|{L} was hand in hand with the lunch, which was a quiet partner, and knocked against one knee.}
The pair in front could not agree whose thumb went on top. {young:The lunch did not mind who was on top.|The lunch did not mind about thumbs.}
{young:They passed a horse, and a barn, and a man with a rake.|They passed a horse, and a barn with a door hanging off, and a man who leaned on a rake until they were through.} # more
“Keep up at the end!” called Mrs Quill. ¶ “We are keeping up,” said {L}, {young:and so they were.|for the two of them.} # more
{pausing} # company
{young:A dog barked at them, and looked at each of them as they went by.|A dog on a wall looked at each pair as it went by, and at {L} for a little longer.} # more
They came to a small hill, and the line went over it, {young:like a caterpillar.|like a caterpillar with fifty-four legs, of which {L} could see all but the first.}
-> DONE

=== l1
# aside
# shot: two
# place: park; day; clear
# action: L eat bread; heroes eat apple; friends sit
# things: bench; bag on bench; apple
Lunch was on two long benches. {young:All the pairs swapped.|In every pair there was a great deal of swapping.} Jam went one way, and cheese came back.
{L} had the end of the bench, {young:and looked in the bag.|and opened the bag, and had a look at who was in it.} There was cheese. It was swapped for the apple, and back. # more
“What have you got?” asked a girl with plaits. ¶ “Cheese,” said {L}. ¶ {young:“I have grapes. Nine.”|“I have nine grapes, and nine does not go into two.”}
So the ninth grape came along the bench, {young:from hand to hand.|from hand to hand, as far as the end.} It was warm by then, and very good.
A wasp came, and went along the bench, and every pair held still in turn. {L} held still last. # more
When everybody else got up, the bench did, too. {young:{L} sat down on the grass.|The other end went up, and {L} found that lunch was over.} # more
-> DONE

=== s3
# shot: close
# place: lane; day; clear
# place for farm: farm; day; clear
# place for zoo: zoo; day; clear
# place for museum: museum; day; clear
# place for castle: castle; day; clear
# action: L reach-down curious glove; heroes walk; friends look-up
# things: glove; button
Mrs Quill led the way, and {L} came last. {young:From there you could see it all.|Nobody sees so much of a line as whoever is at the end of it.}
{
- is_farm:
A goose had come along, and it walked beside {L}. {young:It had no partner.|It did not seem to have a partner, either, and it kept very good time.}
- is_museum:
By the stairs stood some bones, very tall, with a rail round them. {young:“You are one over, too,” said {L}.|“So you are one over as well,” said {L}, “and you have been here longer.”}
- is_zoo:
One penguin walked along, on its side of the glass, next to {L}. {young:It kept up.|It had nobody with it, and it kept up right to the corner.}
- is_castle:
By the gate stood a suit of armour, all alone. {young:“You are one over, too,” said {L}.|“So you are one over as well,” said {L}, “and you have been here longer.”}
- else:
A sparrow hopped along next to {L}. {young:It had no partner.|It did not seem to have a partner, either, and it kept very good time.}
}
And there lay a glove. {young:It was green. {L} picked it up.|It was a green one, and {L} picked it up.} Then came a hair slide, a button and half a biscuit.
{helper_person:“There goes another,” said {helper}, and it was a hat.} # beat
{helper_animal:{helper} brought a hat, which was hardly wet.} # beat
{helper_carried:{helper} was given the hat to hold that came next.} # beat
“My glove has gone!” said a boy called Ned. ¶ “Left pocket,” said {L}.
After that the others came to the end of the line by themselves, {young:one by one.|whoever had lost a thing, or thought so.} # usual
-> DONE

=== m2
# aside
# shot: above
# place: hallway; day; clear
# action: L look-through box; heroes look-through box; woman hold box; friends stand
# things: box; umbrella; glove in box; hat in box
# people: woman(old)
“Are there any questions?” asked the lady who showed them round. {young:There was one, from the end.|Everybody looked at the floor, and then a question came from the end.}
“Where do you put what gets left behind?” asked {L}.
Nobody had asked her that before. {young:She got out a box.|She was so pleased that she went and got the box.} There were eleven umbrellas in it, and {~one boot|a single ski}, and a tooth in an envelope. {young:The tooth was not hers.|The tooth had been there for nine years.}
“Do they come for them?” ¶ “Hardly ever,” said the lady. {young:“They do not look back.”|“They would have to look back, you see, and they are all looking where they are going.”}
{young:She put the lid on, and let {L} carry it back.|She put the lid on, with some care, and let {L} carry the box back to its shelf, behind everybody. There was room in it for more.} # more
“I look at where they have been,” said {L}. # more
-> DONE

=== l2
# aside
# shot: behind
# place: hallway; afternoon; clear
# action: L stand; heroes stand; quill point; friends stand
# things: door; bag
# people: quill=teacher(she)
Then all of them needed the toilet. {young:It began at the front, and came along the line.|It began with one at the front, and came down the line like a yawn, until it got to {L}.}
Mrs Quill stood at the door, and counted them in. {young:Then she counted them out.|Then she counted them out, which is harder, as they come singly, and with wet hands.}
“Twenty-eight,” she said. {young:That was one too many.|She had a look at them. It was one more than they had come with.}
“Ned went twice,” said {L}. ¶ {young:“I had to!” said Ned.|“I was not sure the first time,” said Ned.}
{young:Mrs Quill wrote a number on her hand, and crossed it out.|Mrs Quill wrote a number on the back of her hand, looked at it, and crossed it out again.} # more
“And me,” said {L}, “you did not count at all. I have not been yet.” # more
-> DONE

=== s4
# shot: two
# place: lane; dusk; clear
# action: L point; quill hold-hands; heroes stand; boy crouch; friends stand
# things: bus; gate; shoe
# people: quill=teacher(she); boy=boy
It was time to go. Mrs Quill went along the line by the coach. “Twenty-five,” she said, and stood still.
“Ned is by the gate,” said {L}, who had seen it. “It is his shoe.”
And there sat Ned, with one lace in each hand, {young:and did not know that he was gone.|and had no idea that he was missing.} # usual
“Twenty-six,” said Mrs Quill, when he was back. She looked along to the end, and waited.
“And one!” said all the line.
“Come in the middle with us,” said Ned. He held out a green glove, with a hand in it.
“No,” said {L}. “I do the end. {young:But you can come.”|But there is room for three at it.”} # usual
So three went last, {young:hand in hand in hand.|hand in hand in hand, and took up all of the path.}
-> DONE

=== m4
# shot: wide
# place: bus; dusk; clear
# action: L sit-on-chair sleepy; heroes sit-on-chair sleepy; friends sit-on-chair
# things: window; bag
The coach went home. Its lamps were on. Heads leaned on heads.
From the back you saw them nod. They nodded two by two.
Ned had come to the back. He leaned on {L}. He was heavy.
Somebody sang, and forgot how it went on. # more
They came to the bridge. The cow had lain down by now. # more
There was a grape on the floor. It rolled. It came to a foot, and stayed. # more
Mrs Quill had her shoes off. She said a number in her sleep.
-> DONE

=== l3
# shot: behind
# place: school; dusk; clear
# action: grownup hug L; heroes stand sleepy; friends stand
# things: gate; bag; street-lamp
By the gate stood the grown-ups. They counted, too.
It was soon done. Most had one to count.
“One,” said {grownup}, and had hold of {L}.
“Did you eat the apple?” ¶ “It was swapped,” said {L}, “but only with the cheese.” # more
“I have your slide,” said {L}, to the girl with plaits. Her hand came out for it. # more
Mrs Quill waved. She waved twenty-seven times. # more
It was not far. They went side by side.
-> DONE

=== m3
# shot: close
# place: kitchen; night; stars
# action: L reach-down bag; heroes eat; grownup hold plate; friends sit
# things: table; bag on table; button on table; biscuit on table
The bag was put on the table. They looked in it.
There was a button. There was half a biscuit. There was a bit of grass.
“Whose are those?” asked {grownup}. ¶ “I know whose,” said {L}. “I was behind them.”
They were laid in a row. It was a row for the morning. # more
The lunch box was empty, down to the last crumb. # more
Both shoes went under the chair, as a pair.
-> DONE

=== l4
# shot: object
# place: bus; night; stars
# action: heroes look-up sleepy
# things: window; moon; crumb; chair
The coach was in its yard. It was dark.
The seats stood two and two. They had nobody on them.
At the back there was one seat more. It still had the shape of a lunch.
A bit of moon sat there. It was by the window. # more
It had come alone. It took up no room. # more
A crumb lay on the step. It would keep. # more
All was quiet, up to the end.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sit
# things: lamp; pillow; quilt
Then it was bed, and the lamp was low. # usual
{resting}
{dream} # spare
“Are you all here?” said {grownup}. “Two feet. Two ears.”
“Two hands,” said {grownup}. One hand was held for a bit. # usual
“And one,” said {L}. It was the nose.
The lamp was put out. # more
It was quiet on the stairs. # usual
Nobody was over. Nobody was out.
They were all in.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
“And one,” said somebody outside the door in the morning. It was Ned, with a green glove on, and the other one in his teeth. He had come for his button. He had brought half a biscuit of his own, to go with the half that {H} had, and the two halves did not fit. They had never been the same biscuit. So there was one half each, and a crumb over, and that was for the sparrow.
-> DONE

=== next_bedtime
Both shoes were under the chair, as a pair. The button had gone home.
-> DONE
