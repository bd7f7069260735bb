# about: performance(stage&refused|stage&would not|stage&wouldn't|stage&wouldn’t|refused to sing|refused to dance|refused to perform|refused to join|refused to go|would not sing|wouldn't sing|wouldn’t sing|didn't sing|did not sing|would not go|wouldn't go|wouldn’t go|would not stand|wouldn't stand|wouldn’t stand|wouldn't join|would not join|wouldn't dance|would not dance|didn't go on|did not go on|didn't want to go on|hid behind|hiding behind|on my lap|from my lap|froze&later|froze&afterwards|froze&at home|froze&in the car); shy(behind the curtain&hid|stage&wouldn't|stage&would not|stage&refused)
# also: shy; scared; sad; nervous; embarrassed; feast; season; school-day; bravery; play
# kind dance: danc*|ballet
# kind car: car
# kind lap: lap|knee
# when: done
# wants: child
# role grownup: elder, parent = the grown-up with the tea towel
# ages: 3-9
# needs: speaking, seeing
# holds: moon(kind), dark(kind)

=== title
{~Backs, Please|Row One, Facing the Wall}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: heroes stand calm; grownup hold coat; friends stand
# things: door; coat on hook; hook; mat; lamp
{~In came {H}, {young:and hung up the coats.|and hung up the coats, and nobody said much.}|The coats went up on their hooks. {young:{H} had come home.|{H} had come home, and it was over.}|{H} came in at the door, {young:and something came in too.|and something came in behind, before it was shut.}}
{
- is_dance:
All the others had danced today, out at the front. {L} had not. {young:Out there it was all faces, from one wall to the other.|Out there it had been nothing but faces, right back to the doors.}
Now it was over, and it was all right. {young:Nobody was cross, and there was going to be toast.|Nobody was cross about it, and there was going to be toast.}
Only the dance had come home as well. {young:It had come in under {L}’s coat, and was not tired at all.|It had come in under {L}’s coat, with all its steps, and it was not tired at all.}
- is_car:
All the others had sung today, out at the front. {L} had not. {young:Out there it was all faces, from one wall to the other.|Out there it had been nothing but faces, right back to the doors.}
But in the car the song had come out, and {L} had not even called it. {young:The head in front had heard it all.|It had been sung to the head of whoever was driving, from behind.}
Now it was over, and it was all right. {young:Only the song had come in too, and was not tired at all.|There was going to be toast. Only the song had come in too, under {L}’s coat, and it was not tired at all.}
- is_lap:
The others had all gone out to the front today. {L} had stayed on a lap, {young:where you can lean back.|where you have somebody all down your back.}
Now it was over, and it was all right. {young:Nobody was cross, and there was going to be toast.|Nobody was cross about it, and there was going to be toast.}
Only the song had come home as well. {young:It had come in under {L}’s coat, and was not tired at all.|It had come in under {L}’s coat, with all its arms, and it was not tired at all.}
- else:
All the others had sung today, out at the front. {L} had not. {young:Out there it was all faces, from one wall to the other.|Out there it had been nothing but faces, right back to the doors.}
Now it was over, and it was all right. {young:Nobody was cross, and there was going to be toast.|Nobody was cross about it, and there was going to be toast.}
Only the song had come home as well. {young:It had come in under {L}’s coat, and was not tired at all.|It had come in under {L}’s coat, with all its arms, and it was not tired at all.}
}
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: L stand curious; grownup sit calm; heroes stand; friends sit
# things: sofa; rug; lamp; cushion
“I could do it here,” said {L}, {young:and stood on the rug.|and stood in the middle of the rug.}
{joining}
{musing} # personal
{grownup} sat down on the sofa at once, and looked, {young:as nicely as anybody can.|as nicely as anybody can look, with both eyes.}
{hinderer_person:“I am not looking,” said {hinderer}, and looked through the gaps between ten fingers.} # beat
{hinderer_animal:{hinderer} sat right at the front, and looked up, and did not so much as blink.} # beat
{hinderer_carried:{hinderer} was sat on a cushion, and looked, since nobody had thought of shutting those eyes.} # beat
The {is_dance:dance|song} came up as far as the {is_dance:knees|teeth}. {young:There it met the faces, and it stopped.|There it met the faces, and stopped, and went all the way down again.}
“I was only looking,” said {grownup}. ¶ “I know,” said {L}. {young:“You do it very nicely. But the {is_dance:dance|song} can feel it.”|“You do it very nicely. But the {is_dance:dance|song} can feel it.”} # usual
-> DONE

=== m1
# aside
# shot: close
# place: living-room; dusk; clear
# action: grownup sit holding newspaper; A stand curious; heroes stand; friends sit
# things: sofa; newspaper; cushion; lamp
So they tried it with a newspaper in front. {young:{grownup} held it up, and there was no face behind it now.|{grownup} held it up with both hands, and there was nobody on the sofa but the news.}
“Are you looking?” asked {A}. ¶ “I am reading,” said the newspaper. {young:“They have found a turnip as big as a dog.”|“They have found a very large turnip.”}
It was quiet on the sofa. {A} put one arm up, for the start, {young:and the song came up as well.|and took a breath, and the {is_dance:dance|song} came up to see what there was.}
But a newspaper has an edge at the top. {young:Over the edge came two eyes, quite slowly, to have a look.|Over the edge came two eyebrows, quite slowly, and under them there were two eyes.}
“That was for the page,” said {grownup}. {young:And the two eyes went down again behind the turnip.|“You have to come up for the next page.”} # spare
And the man in the picture looked as well, {young:with his turnip.|and he had no reason to, with a turnip like that in his arms.} # more
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A point curious at clock; heroes look-up; grownup stand; friends look-up
# things: clock; jug; table; teapot on table; shelf
{A} went into the kitchen by {young:the back way, to do it all alone in there.|the back way, to be alone with it, and shut the door behind.}
But how many faces there are in a kitchen! {young:The clock has one, and it is quite a big one.|The clock has one, as everybody knows, and can hardly put it anywhere else.}
The jug has a big lip. {young:The teapot has a long nose, and looks along it at you.|The teapot has a nose, and holds it up, and looks along it at whoever comes in.}
Even the bread had two holes and a crack below, {young:and it smiled at {A} as nicely as it could.|and smiled at {A} as people smile who mean it well.}
{A} turned the bread round. {young:On the other side it had only one eye, and that was worse.|On the other side it had one eye, and that was worse.} # spare
It was not meant badly, by any of them. {young:They just had faces, and had to look out of them.|They had been made with faces on, and had to look out of them all day.}
{pausing} # company
-> DONE

=== s3
# shot: behind
# place: kitchen; dusk; clear
# action: grownup wash cup at sink; L peek happy; heroes stand; friends stand
# things: sink; tap; cup; plate beside sink; themed
Then {grownup} went to the sink, to wash the cups.
There was the tap, and there was a back. {young:It was a broad one, with a bow on it.|It was broad and quiet, and there was nothing on it but the bow of an apron.}
{L} looked at it for some time. {young:You can look at a back, and it does not look at you.|It is odd about a back. You can look at it, and it does nothing.} # usual
And up came {is_dance:a foot|a line}, all by itself. {young:Then came the next, and there was an arm with that one.|Then came the next, and that one had an arm to it.}
{helper_person:{helper} saw it start, and turned round to the shelf, and read what it said on the rice.} # beat
{helper_animal:{helper} turned round twice, and lay down with the tail this way and the nose under a chair.} # beat
{helper_carried:{helper} was put with the nose to the bread bin, which seemed to be how it was done.} # beat
{themed_a} was turned round, too. # personal
“Was that…” said {grownup}, with half an ear. {young:And the {is_dance:foot|line} stopped, right where it was.|The {is_dance:foot|line} stopped where it was.}
“Backs, please,” said {L}. {young:So the ear went back to the cups, and the {is_dance:foot|line} went on.|And the ear went back to the cups.}
-> DONE

=== m2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: L look-up curious; grownup stand; heroes look-up; friends stand
# things: sink; towel; chair
There is more on a back than you think. {young:{A} had never had such a good long look at one.|You hardly ever get the time, because somebody turns round and asks what it is.}
At the top a label stuck out, {young:and it said how hot you may wash a jumper.|and it said how hot a jumper may be washed, which nobody ever reads.}
Lower down there was a crumb. {young:How did it get all the way round there, to the back?|How anybody gets a crumb to that place, with their own two hands, nobody knows.}
It moved a bit when {grownup} breathed. {young:It went up, and it went down, and the bow went too.|Up it went and down it went, and the bow went with it.} # spare
“You are nice from here,” said {A}. {young:¶ “Am I?” said the back. “I have never seen it.”|¶ “I have been told so,” said the back, “but I have never seen it.”}
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A draw happy; heroes sit; grownup stand; friends sit
# things: table; paper; pencil; ticket on table
They had to have tickets, said {A}, {young:and so {A} made one for everybody there.|or else somebody would sit the right way round.}
Each had a seat on it, and an arrow. {young:The arrow said where to look, and it went to the wall.|The arrow showed where the eyes go, and it went to the wall.}
“Is this a good one?” asked {grownup}. {young:¶ “It is the best,” said {A}. “You are right up close to the wall.”|¶ “It is the best in the house,” said {A}. “You are close up. You can see every flower on the paper.”}
The ones behind cost the same, {young:but from there you had a big pan in the way.|although from there you had a pan in the way.}
“And this is for you,” said {A}, and gave one to the bread. {young:It was put in the back row, with an arrow of its own.|It was put in the back row, with its crust to the front and an arrow of its own.} # more
-> DONE

=== s4
# shot: wide
# place: kitchen; dusk; clear
# action: L dance happy; grownup sit-on-chair happy; heroes dance; friends sit
# things: 4 chair; teapot on chair; wall; lamp
So they put the chairs in a row, the wrong way round. {young:{grownup} had one, and so had the teapot. They looked at the wall.|{grownup} had one, and the teapot had one, and they sat up straight and looked at the wall.}
{L} stood behind the chairs, and that was the front now. No faces! {young:There were only backs, up to the cooker.|There were only backs, as far as the cooker.}
“Backs, please,” said {L}, and did it. {young:It all came out, and not a bit stayed in!|It all came out, from the first to the last, with the arms, and nothing was left in.}
You could see how good it was. {young:{grownup_s} back shook a bit, at the funny place.|One foot tapped along, and {grownup_s} back shook a bit, in the place where it is funny.} # usual
“Was that all of it?” asked {grownup}, to the wall. ¶ “Yes,” said {L}. # usual
Then {grownup} clapped, high up over the chair, {young:so that {L} could see it from behind.|so that it could be seen from behind, and did not turn round.} # usual
{L} made a bow to them, {young:right down to the floor, and the teapot never knew.|and a very low one, and the teapot never knew.} # usual
“Again?” said {grownup} to the wall. ¶ “Again,” said {L}. # usual
-> DONE

=== m4
# aside
# shot: two
# place: bathroom; night; clear
# action: L brush-teeth; heroes brush-teeth; grownup stand; friends stand
# things: mirror; sink; toothbrush; lamp
There was one more face, over the sink. It had toothpaste on its chin.
“Backs, please,” said {L}, and turned round.
The one in the glass had to do the same. But had it? You can’t look. # spare
“Did it turn?” asked {L}. ¶ {grownup} looked. “It did,” said {grownup}. “I can see the back of its head.”
So they did their teeth like that, back to back. One was out here. One was in there. # spare
That was good of it. It had not even been asked to sit down.
-> DONE

=== l3
# aside
# shot: object
# place: kitchen; night; clear
# action: heroes walk sleepy; friends walk
# things: 4 chair; table; wall; teapot on table
They had left the chairs as they were.
There they stood, in the dark, and looked at the wall. It was a good wall. They were in no hurry.
The teapot had been turned, as well. Its nose was in the corner. # spare
A tap said plip. Then it said plip again. That was all the clapping there was. # spare
Nobody was out at the front. The floor lay there, with no feet on it.
There would be a show in the morning, or there would not. The chairs did not ask. # spare
They had their backs to it.
-> DONE

=== m3
# aside
# shot: close
# place: bedroom; night; stars
# action: grownup sit-on-edge calm; L lie-back sleepy; heroes lie-back; friends sleep
# things: bed; lamp; quilt; pillow
{grownup} sat down on the bed, the wrong way round. Nobody had to ask. # spare
{L} looked at the back. There was still a crumb on it.
“You may have it sideways,” said {L}.
So {grownup} turned a bit. Now there was one ear, and one eye.
{L} did the last bit again, very low, with one hand.
The ear was warm and pink. It did not move.
“Was that too much?” asked {grownup}. ¶ “No,” said {L}. “Your eye looked at the lamp. It may come again.”
-> DONE

=== l4
# aside
# shot: behind
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back; friends sleep; grownup stand
# things: window; moon; curtain; bed
The moon was at the window. It was as round as a face can be.
“Backs, please,” said {L}.
It could not turn round, up there. It did what it could. # spare
It took a cloud, and held that in front. It did not look over the edge.
“It is better at it than you,” said {L}. ¶ “It has had more time,” said {grownup}. # spare
The cloud went by. There was the moon again, a bit farther on.
It shone on the roof next door, as if it had been at that all night. # spare
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; quilt; pillow; lamp; moon
Now it was time to lie down. # usual
{resting}
{dream} # spare
{L} turned over to the wall, and pulled up the quilt.
“Backs, please,” said {L}.
The door was nearly shut. The chair stood with its back to the bed. # usual
There was nobody to look. So the {is_dance:dance|song} came once more, as small as could be.
It was all out now. It was tired, too. # usual
There was one good warm back in the bed, and it was {L}’s.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a note under the bread in the morning. “We saw nothing,” it said, “and it was the best that we have ever seen.” It was signed by the back row.
{A} put it up on the wall, just where the front row had to look.
One chair was still the wrong way round. Somebody had sat there to have breakfast, with the plate on both knees, and you could tell by the crumbs that there had been another show.
-> DONE

=== next_bedtime
The chairs stood round the table again. One of them had been turned a bit, to the wall.
-> DONE
