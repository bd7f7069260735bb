# about: lost-toy(found&!never&!not found&!n't found|kept it|kept him|kept her|kept them|handed|turned up|brought|is back|got it back|got him back|got her back|gave it back|gave him back)
# also: found-something; happy; missing; sad; outing; tired
# never: next day|yesterday|last week|weeks later|days later
# wants: child
# role lost: answer, toy = a rabbit called Button
# role grownup: parent = the grown-up with the keys
# kind kept: kept
# kind handed: handed
# kind brought: brought
# ages: 3-9
# holds: dark(kind)

=== title
{~Look Who It Is!|A Fuss for the Boot}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: A dance laughing lost; heroes stand happy; grownup stand happy; friends stand
# things: 2 boot on mat; mat; coat on hook; hook
{~“Look who it is!” shouted {H}, in the hall, so that {young:the coats swung.|the coats swung on their hooks.} It was {lost}.|{lost} {lost_many:were|was} back! {H} {was} so glad {young:that the hall was too small for it.|that there was hardly room for it in the hall.}|Today {H} had come home twice, {young:once without {lost}, and once with {lost}.|once without {lost}, which was no good at all, and once with {lost}.}}
{lost} had been lost{young:, and it was a long time.|, for what the clock would call a bit, and what {L} would call a year.} {is_kept:Then it turned out that somebody had kept {lost_him} safe.|{is_handed:Then it turned out that somebody had handed {lost_him} in.|{is_brought:Then somebody brought {lost_him} back.|And then, all at once, there {lost_many:they were|{lost_it} was}.}}}
{is_wished_place:From {wished_place} it was the longest way home that there had ever been. Then it was over.} # wished
“Look who it is!” said {L} again, and did a dance with {lost}, {young:all round the mat.|as far as the stairs and back.}
By the door stood two old boots. The left one saw it all, {young:and nobody had ever danced with it.|from the mat, and could not think that anybody had ever danced like that with a boot.}
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: A hold proud lost; grownup look-through surprised cupboard; heroes point at table; friends stand
# things: table; cupboard; plate on table; chair
{lost} came in to supper, to be looked at.
{joining}
{musing} # personal
“Not a scratch,” said {grownup}, {young:“from the top to the end.”|who had looked on both sides and underneath.} ¶ “Look who it is!” said {A}, to all the plates. # usual
{hinderer_person:“Let me hold {lost_him},” said {hinderer}, and had to be asked for {lost_him} back, three times.} # beat
{hinderer_animal:{hinderer} smelled {lost} from one end to the other, and knew where {lost_it} had been, and did not say.} # beat
{hinderer_carried:{hinderer} had to be put down to make room, and lay there on one ear, looking the other way.} # beat
Then {grownup} wanted to lay the table. “Where is the big spoon?” {young:It was not in its place.|It was not in the drawer, where it had been at noon.}
“And who has moved the left boot?” said {grownup}. {young:There was just one on the mat.|There was only the right one on the mat, with a space next to it.}
-> DONE

=== m1
# aside
# shot: behind
# place: living-room; dusk; clear
# action: A kneel curious behind armchair; heroes peek under sofa; grownup stand; friends crouch
# things: sofa; armchair; cushion under sofa; lamp
In the living room it was the red cushion that had gone. {young:It had been on the sofa all its life.|It had lain on the left of the sofa for years, and had never been known to go anywhere.}
They looked behind the curtain, {young:and there was only dust.|and under the paper, and in all the places where you look twice.}
It was under the sofa, {young:flat on its tummy.|pressed quite flat, with one corner left out so that it could be seen.}
“Look who it is!” said {A}. {young:The cushion got so fat that a seam went tick.|The cushion swelled until a seam ticked, and it had to be carried back to its place in two arms.}
“How did it get under there?” said {grownup}. ¶ “It must have walked,” said {A}. # more
“It must have practised,” said {grownup}, who had felt how flat it was. # more
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A point happy at potato; heroes crouch; grownup hold bowl; friends look-up
# things: potato; bowl; table; basket
There had been nine potatoes in the basket, and now there were eight. {young:They counted on all their fingers.|They counted them out on the table, and then in again.}
“It can’t have gone far,” said {grownup}. {young:“It has no feet.”|“It has no feet, and it has never been out without the others.”}
It was in the {~teapot|bread tin}. {young:It had the lid on.|It had pulled the lid shut after itself, and it was trying not to laugh.}
“Look who it is!” they all said. {young:The potato was shown round.|The potato was carried once round the table, and shown to everybody by name.}
After that nobody liked to peel it, {young:and it went back in the basket.|and it was put back with the eight, who wanted to hear all about it.}
There was toast for supper. # more
It was heard to say that it was very dark in there, and smelled of Sunday. # more
-> DONE

=== s3
# shot: above
# place: hallway; dusk; clear
# action: A dance laughing boot; heroes look-up laughing; grownup clap; friends stand
# things: stairs; boot in A.hand; spoon on stairs; umbrella
The boot was under the stairs, right at the back. “Look who it is!” said {A}, {young:and pulled it out.|and pulled it out into the light.}
It was danced with, as far as the mat. # usual
The spoon was in the umbrella. {young:“Look who it is!” And it got a kiss.|“Look who it is!” It was given a kiss, and you could see the kiss on it.}
{helper_person:“I see what this is,” said {helper}. “They have all gone and got lost on purpose.”} # beat
{helper_animal:{helper} found the soap, out by the gate, and carried it in, and was thanked for it by everybody.} # beat
{helper_carried:{helper} was held up high to look, and from up there a hat was seen that nobody had missed yet.} # beat
But now the clock was gone, {young:and two of the chairs.|and two of the chairs, and there was one bare nail where a picture had been.} They had all seen how {lost} came home. Each of them wanted to be come home like that.
“We shall be at it all night,” said {grownup}, {young:with nothing to sit on.|who wanted to sit down, and had nothing to do it on.} # usual
-> DONE

=== m2
# aside
# shot: wide
# place: garden; dusk; clear
# action: A run laughing to clock; heroes run; grownup carry chair; friends run
# things: hedge; clock beside hedge; chair; watering-can
The clock was in the garden, behind the watering can. {young:You could hear it. Tick, tick!|It is hard to hide if you tick, and it had tried to do it slowly.}
“Look who it is!” said {A}. It was {young:so glad that it said cuckoo|so pleased that it struck eleven}, and it was not that sort of clock{not young:, or that sort of hour}.
The chairs stood side by side in the flower bed, {young:and looked like two sheep.|and looked over the hedge like two sheep who have got out.}
{pausing} # company
They had to be carried in, {young:with mud on all eight feet.|one under each arm, and they had mud on all eight feet.}
The picture was in the watering can, with just the frame out. It was of a boat, and had wanted to see some water. # more
-> DONE

=== l2
# aside
# shot: two
# place: living-room; dusk; clear
# action: A sit hugging lost; grownup sit; heroes sit; friends sit
# things: sofa; lamp; cushion; rug
“Tell it again,” said {A}, who had come to sit down for a minute with {lost}. “Tell how it was.” {young:So {grownup} told it, from the beginning.|So {grownup} told it, as it had been, with all the streets in it.}
{young:“Do the lost bit short,” said {A}.|“You can do the lost bit short,” said {A}, with both arms round {lost}.} ¶ “Lost,” said {grownup}. ¶ “And now the back bit long.”
“Baaaack,” said {grownup}, {young:till there was no more breath.|for as long as there was breath for it, and then a little more.}
It was told four times. {young:The lost bit got shorter and shorter.|The lost bit was a bit shorter every time, and at last you had to be quick to hear it.}
The back bit got so long that {grownup} had to have a drink of water in the middle. # more
-> DONE

=== s4
# shot: close
# place: kitchen; night; clear
# action: L hug calm table; heroes stroke table; grownup stand; friends stand
# things: table; lamp; lost on table
At last they were all in. Only the table had not been lost. It was too big.
{young:It could not get out at the door.|It had not been out of that kitchen since before {L} was born.} # usual
It stood there on its four legs. It had stood there all day. # usual
{L} looked at it. Then {L} put {lost} down on it, to have both arms free.
“Look who it is,” said {L}, not loud, and laid one cheek on the wood. “You were here.”
The table did not dance. But it got quite warm, just there. # usual
So they went all round the house, and said it to the rest. They said it to the stairs, and the door, and the tap. # usual
“But I have not been away,” said {grownup}. ¶ “No,” said {L}, and gave {grownup} a hug, as long as the other one.
After that there was nobody who had to get lost. # usual
-> DONE

=== m4
# shot: behind
# place: hallway; night; clear
# action: A reach-up calm at hook; heroes look-up; grownup hold keys; friends sit
# things: hook; coat on hook; 2 boot on mat; mat; lamp
They went to see. The boot was on the mat, next to the other one.
The other one had stayed. It had not said a word. So it was danced with, too.
“And my keys,” said {grownup}. “They are gone.” ¶ They looked in the bowl, and the keys were in the bowl. # spare
The keys had stayed where they were. That had never been known before.
The coats hung still. It was dark out, and the door was shut. # more
They all had a place, and they were all in it. # more
-> DONE

=== l3
# shot: two
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; grownup hold towel; friends stand sleepy
# things: basin; soap; towel; mirror; tap
The soap went off, once. It shot out from under a hand.
“Was that on purpose?” asked {grownup}. ¶ It was only wet. It does that.
They got it back. It was late, so they said it softly. “Look who it is.”
Then {A} looked up, and there was somebody in the mirror. The hair stood up. The nose was wet.
“Look who it is,” said {A}. They were both glad. # spare
The towel was on its hook. It had thought of going. But it was too wet to go far. # more
-> DONE

=== m3
# shot: above
# place: bedroom; night; stars
# action: A sit-up sleepy; heroes sit-up; grownup tuck-in A; friends sit sleepy
# things: bed; pillow; sock on bed; lamp
There was a lump in the bed. It was down at the end.
“Who is in there?” said {grownup}. ¶ It was a sock. It had been gone since {~March|the snow}.
It had not seen any of it. It had been in there all the time. It had not thought that anybody would look.
“Look who it is,” said {A}. It was put with the other one. # spare
The two of them lay on the chair. They had a lot to say. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; spoon on table; 2 chair beside table; clock; moon
It was dark in the kitchen. The chairs were home. They had a bit of mud on.
The clock was up on the wall. It said tick, but not so as to be found.
The moon came in. It saw the spoon. It saw the table.
It knew them all from last night. It was just as glad. # spare
It put a hand on the table. It left it there. # more
-> DONE

=== s5
# shot: wide
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand beside door; friends sleep
# things: bed; pillow; lost; moon; window
{lost} {lost_many:were|was} by the bed, where a hand can get to.
Nobody was out. Nobody was gone. # usual
{resting}
{dream} # spare
{L} lay down.
“Look who it is,” said the pillow. # usual
It said so every night. It had never been so loud that you could hear it. # usual
A hand came out. It went to see.
It was dark, but there was no need to look. # usual
Look who it is.
Goodnight, {lost}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
One of the potatoes was not in the basket in the morning. It was not in the teapot, and it was not in either of the boots.
It sat on the doorstep, with its back to the house, and had a bus ticket stuck to it. It had been a good bit further than the umbrella.
“Look who it is!” said {H}. The potato was put back with the others, at the top, and they all moved in close to hear.
-> DONE

=== next_bedtime
The boots stood on the mat, side by side. They were both in.
-> DONE
