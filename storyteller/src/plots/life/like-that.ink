# about: missing(only mummy&!hospital&!away&!died&!home late&!moved&!flat|only wants mummy&!hospital&!away&!died&!home late&!moved&!flat|not mummy&!hospital&!away&!died&!home late&!moved&!flat|just wants mummy&!hospital&!away&!died&!home late&!moved&!flat|not you mummy&!hospital&!away&!died&!home late&!moved&!flat|mummy only&!hospital&!away&!died&!home late&!moved&!flat|only mum&!hospital&!away&!died&!home late&!moved&!flat|only wants mum&!hospital&!away&!died&!home late&!moved&!flat|not mum&!hospital&!away&!died&!home late&!moved&!flat|just wants mum&!hospital&!away&!died&!home late&!moved&!flat|not you mum&!hospital&!away&!died&!home late&!moved&!flat|mum only&!hospital&!away&!died&!home late&!moved&!flat|only mommy&!hospital&!away&!died&!home late&!moved&!flat|only wants mommy&!hospital&!away&!died&!home late&!moved&!flat|not mommy&!hospital&!away&!died&!home late&!moved&!flat|just wants mommy&!hospital&!away&!died&!home late&!moved&!flat|not you mommy&!hospital&!away&!died&!home late&!moved&!flat|mommy only&!hospital&!away&!died&!home late&!moved&!flat|only mom&!hospital&!away&!died&!home late&!moved&!flat|only wants mom&!hospital&!away&!died&!home late&!moved&!flat|not mom&!hospital&!away&!died&!home late&!moved&!flat|just wants mom&!hospital&!away&!died&!home late&!moved&!flat|not you mom&!hospital&!away&!died&!home late&!moved&!flat|mom only&!hospital&!away&!died&!home late&!moved&!flat|only mama&!hospital&!away&!died&!home late&!moved&!flat|only wants mama&!hospital&!away&!died&!home late&!moved&!flat|not mama&!hospital&!away&!died&!home late&!moved&!flat|just wants mama&!hospital&!away&!died&!home late&!moved&!flat|not you mama&!hospital&!away&!died&!home late&!moved&!flat|mama only&!hospital&!away&!died&!home late&!moved&!flat|only daddy&!hospital&!away&!died&!home late&!moved&!flat|only wants daddy&!hospital&!away&!died&!home late&!moved&!flat|not daddy&!hospital&!away&!died&!home late&!moved&!flat|just wants daddy&!hospital&!away&!died&!home late&!moved&!flat|not you daddy&!hospital&!away&!died&!home late&!moved&!flat|daddy only&!hospital&!away&!died&!home late&!moved&!flat|only dad&!hospital&!away&!died&!home late&!moved&!flat|only wants dad&!hospital&!away&!died&!home late&!moved&!flat|not dad&!hospital&!away&!died&!home late&!moved&!flat|just wants dad&!hospital&!away&!died&!home late&!moved&!flat|not you dad&!hospital&!away&!died&!home late&!moved&!flat|dad only&!hospital&!away&!died&!home late&!moved&!flat|only papa&!hospital&!away&!died&!home late&!moved&!flat|only wants papa&!hospital&!away&!died&!home late&!moved&!flat|not papa&!hospital&!away&!died&!home late&!moved&!flat|just wants papa&!hospital&!away&!died&!home late&!moved&!flat|not you papa&!hospital&!away&!died&!home late&!moved&!flat|papa only&!hospital&!away&!died&!home late&!moved&!flat|only wants his dad&!hospital&!away&!died&!home late&!moved&!flat|only wants her dad&!hospital&!away&!died&!home late&!moved&!flat|only wants his mum&!hospital&!away&!died&!home late&!moved&!flat|only wants her mum&!hospital&!away&!died&!home late&!moved&!flat|only wants me&!hospital&!away&!died&!home late&!moved&!flat|only wants my&!hospital&!away&!died&!home late&!moved&!flat|daddy do bedtime&!hospital&!away&!died&!home late&!moved&!flat|mummy do bedtime&!hospital&!away&!died&!home late&!moved&!flat|dad do bedtime&!hospital&!away&!died&!home late&!moved&!flat|mum do bedtime&!hospital&!away&!died&!home late&!moved&!flat|daddy does bedtime&!hospital&!away&!died&!home late&!moved&!flat|mummy does bedtime&!hospital&!away&!died&!home late&!moved&!flat|dad does bedtime&!hospital&!away&!died&!home late&!moved&!flat|turn to do bedtime&!hospital&!away&!died&!home late&!moved&!flat|let daddy&!hospital&!away&!died&!home late&!moved&!flat|let mummy&!hospital&!away&!died&!home late&!moved&!flat|let her dad&!hospital&!away&!died&!home late&!moved&!flat|let his dad&!hospital&!away&!died&!home late&!moved&!flat|let her daddy&!hospital&!away&!died&!home late&!moved&!flat|let his daddy&!hospital&!away&!died&!home late&!moved&!flat|let dad&!hospital&!away&!died&!home late&!moved&!flat|let mum&bed&!hospital&!away&!died&!home late&!moved&!flat|go away mummy&!hospital&!away&!died&!home late&!moved&!flat|go away daddy&!hospital&!away&!died&!home late&!moved&!flat|me and not&!hospital&!away&!died&!home late&!moved&!flat); angry(only mummy|only wants mummy|not mummy|just wants mummy|not you mummy|mummy only|only mum|only wants mum|not mum|just wants mum|not you mum|mum only|only mommy|only wants mommy|not mommy|just wants mommy|not you mommy|mommy only|only mom|only wants mom|not mom|just wants mom|not you mom|mom only|only mama|only wants mama|not mama|just wants mama|not you mama|mama only|only daddy|only wants daddy|not daddy|just wants daddy|not you daddy|daddy only|only dad|only wants dad|not dad|just wants dad|not you dad|dad only|only papa|only wants papa|not papa|just wants papa|not you papa|papa only|only wants his dad|only wants her dad|only wants his mum|only wants her mum|only wants me|only wants my|daddy do bedtime|mummy do bedtime|dad do bedtime|mum do bedtime|daddy does bedtime|mummy does bedtime|dad does bedtime|turn to do bedtime|let daddy|let mummy|let her dad|let his dad|let her daddy|let his daddy|let dad|let mum&bed|go away mummy|go away daddy|me and not); staying-in-bed(only mummy|only wants mummy|not mummy|just wants mummy|not you mummy|mummy only|only mum|only wants mum|not mum|just wants mum|not you mum|mum only|only mommy|only wants mommy|not mommy|just wants mommy|not you mommy|mommy only|only mom|only wants mom|not mom|just wants mom|not you mom|mom only|only mama|only wants mama|not mama|just wants mama|not you mama|mama only|only daddy|only wants daddy|not daddy|just wants daddy|not you daddy|daddy only|only dad|only wants dad|not dad|just wants dad|not you dad|dad only|only papa|only wants papa|not papa|just wants papa|not you papa|papa only|only wants his dad|only wants her dad|only wants his mum|only wants her mum|only wants me|only wants my|daddy do bedtime|mummy do bedtime|dad do bedtime|mum do bedtime|daddy does bedtime|mummy does bedtime|dad does bedtime|turn to do bedtime|let daddy|let mummy|let her dad|let his dad|let her daddy|let his daddy|let dad|let mum&bed|go away mummy|go away daddy|me and not); sad(only mummy|only wants mummy|not mummy|just wants mummy|not you mummy|mummy only|only mum|only wants mum|not mum|just wants mum|not you mum|mum only|only mommy|only wants mommy|not mommy|just wants mommy|not you mommy|mommy only|only mom|only wants mom|not mom|just wants mom|not you mom|mom only|only mama|only wants mama|not mama|just wants mama|not you mama|mama only|only daddy|only wants daddy|not daddy|just wants daddy|not you daddy|daddy only|only dad|only wants dad|not dad|just wants dad|not you dad|dad only|only papa|only wants papa|not papa|just wants papa|not you papa|papa only|only wants his dad|only wants her dad|only wants his mum|only wants her mum|only wants me|only wants my|daddy do bedtime|mummy do bedtime|dad do bedtime|mum do bedtime|daddy does bedtime|mummy does bedtime|dad does bedtime|turn to do bedtime|let daddy|let mummy|let her dad|let his dad|let her daddy|let his daddy|let dad|let mum&bed|go away mummy|go away daddy|me and not); frustrated(only mummy|only wants mummy|not mummy|just wants mummy|not you mummy|mummy only|only mum|only wants mum|not mum|just wants mum|not you mum|mum only|only mommy|only wants mommy|not mommy|just wants mommy|not you mommy|mommy only|only mom|only wants mom|not mom|just wants mom|not you mom|mom only|only mama|only wants mama|not mama|just wants mama|not you mama|mama only|only daddy|only wants daddy|not daddy|just wants daddy|not you daddy|daddy only|only dad|only wants dad|not dad|just wants dad|not you dad|dad only|only papa|only wants papa|not papa|just wants papa|not you papa|papa only|only wants his dad|only wants her dad|only wants his mum|only wants her mum|only wants me|only wants my|daddy do bedtime|mummy do bedtime|dad do bedtime|mum do bedtime|daddy does bedtime|mummy does bedtime|dad does bedtime|turn to do bedtime|let daddy|let mummy|let her dad|let his dad|let her daddy|let his daddy|let dad|let mum&bed|go away mummy|go away daddy|me and not); bedtime(only mummy|only wants mummy|not mummy|just wants mummy|not you mummy|mummy only|only mum|only wants mum|not mum|just wants mum|not you mum|mum only|only mommy|only wants mommy|not mommy|just wants mommy|not you mommy|mommy only|only mom|only wants mom|not mom|just wants mom|not you mom|mom only|only mama|only wants mama|not mama|just wants mama|not you mama|mama only|only daddy|only wants daddy|not daddy|just wants daddy|not you daddy|daddy only|only dad|only wants dad|not dad|just wants dad|not you dad|dad only|only papa|only wants papa|not papa|just wants papa|not you papa|papa only|only wants his dad|only wants her dad|only wants his mum|only wants her mum|only wants me|only wants my|daddy do bedtime|mummy do bedtime|dad do bedtime|mum do bedtime|daddy does bedtime|mummy does bedtime|dad does bedtime|turn to do bedtime|let daddy|let mummy|let her dad|let his dad|let her daddy|let his daddy|let dad|let mum&bed|go away mummy|go away daddy|me and not); cannot-sleep(only mummy|only wants mummy|not mummy|just wants mummy|not you mummy|mummy only|only mum|only wants mum|not mum|just wants mum|not you mum|mum only|only mommy|only wants mommy|not mommy|just wants mommy|not you mommy|mommy only|only mom|only wants mom|not mom|just wants mom|not you mom|mom only|only mama|only wants mama|not mama|just wants mama|not you mama|mama only|only daddy|only wants daddy|not daddy|just wants daddy|not you daddy|daddy only|only dad|only wants dad|not dad|just wants dad|not you dad|dad only|only papa|only wants papa|not papa|just wants papa|not you papa|papa only|only wants his dad|only wants her dad|only wants his mum|only wants her mum|only wants me|only wants my|daddy do bedtime|mummy do bedtime|dad do bedtime|mum do bedtime|daddy does bedtime|mummy does bedtime|dad does bedtime|turn to do bedtime|let daddy|let mummy|let her dad|let his dad|let her daddy|let his daddy|let dad|let mum&bed|go away mummy|go away daddy|me and not); dislikes(only mummy|only wants mummy|not mummy|just wants mummy|not you mummy|mummy only|only mum|only wants mum|not mum|just wants mum|not you mum|mum only|only mommy|only wants mommy|not mommy|just wants mommy|not you mommy|mommy only|only mom|only wants mom|not mom|just wants mom|not you mom|mom only|only mama|only wants mama|not mama|just wants mama|not you mama|mama only|only daddy|only wants daddy|not daddy|just wants daddy|not you daddy|daddy only|only dad|only wants dad|not dad|just wants dad|not you dad|dad only|only papa|only wants papa|not papa|just wants papa|not you papa|papa only|only wants his dad|only wants her dad|only wants his mum|only wants her mum|only wants me|only wants my|daddy do bedtime|mummy do bedtime|dad do bedtime|mum do bedtime|daddy does bedtime|mummy does bedtime|dad does bedtime|turn to do bedtime|let daddy|let mummy|let her dad|let his dad|let her daddy|let his daddy|let dad|let mum&bed|go away mummy|go away daddy|me and not)
# also: angry; sad; missing; staying-in-bed; cannot-sleep; frustrated; tired; bedtime; person; saying
# kind daddy: wants daddy|daddy phase|only daddy|only wants daddy|daddy not|i want daddy|daddy only|just daddy|cried for daddy|cries for daddy|asking for daddy|asks for daddy|screams for daddy|wants his daddy|wants her daddy
# kind dad: wants dad|only dad|only wants dad|wants his dad|wants her dad|only wants his dad|only wants her dad|dad not|i want dad|dad only|just dad|cried for dad|asking for dad|asks for his dad|asks for her dad
# kind papa: wants papa|only papa|papa not|i want papa
# kind nobody: let mummy|let mum|let mommy|let mom|let mama|go away mummy|go away mum|go away mommy|not you mummy|not you mum|not you mommy|doesn't want mummy|doesn't want mum|doesn't want mommy|doesnt want mummy|won't have mummy|no mummy
# kind mummy: mummy
# kind mommy: mommy
# kind mama: mama|mamma
# kind mum: mum
# kind mom: mom
# wants: child
# ages: 3-7
# holds: dark(kind)

=== title
{~The Other One|How Bedtime Goes}
-> DONE

=== s1
# shot: wide
# place: bathroom; dusk; clear
# action: L sit cross in bath; other hold towel; heroes sit in bath; friends stand
# things: bath; towel; rubber-duck in bath; mat
# people for daddy, dad, papa, nobody: other=woman
# people: other=man
{~“Not you,” said {H} to the towel. {young:There was nothing wrong with the towel, only with who held it.|There was nothing wrong with the towel. It was a matter of who was behind it.}|It was bedtime, and {H} looked at the bathroom door, {young:and in came the other one.|and the door opened, and it was the other one.}|Somebody was coming up the stairs to put {H} to bed. {young:But it was not the right one, it was the other one!|You can tell by the third step who it is, and it was the other one.}}
“It is me tonight,” said the other one, {young:and held up the towel.|from behind the towel. “I have washed my hands.”}
“I want {is_daddy:Daddy|{is_dad:Dad|{is_papa:Papa|{is_mummy:Mummy|{is_mommy:Mommy|{is_mama:Mama|{is_mum:Mum|{is_mom:Mom|the right one}}}}}}}},” said {L}. {young:You could hear it all over the house.|You could hear it all over the house, and in a bit of the next one.}
There was a good deal to be said for the other one. {young:By day the other one was very good.|By day there was nobody better, for kites, or stairs, or being carried.} But this was bedtime, and bedtime belonged to {is_daddy:Daddy|{is_dad:Dad|{is_papa:Papa|{is_mummy:Mummy|{is_mommy:Mommy|{is_mama:Mama|{is_mum:Mum|{is_mom:Mom|the right one}}}}}}}}. # usual
“You don’t know how it goes,” said {L}. {young:¶ “Then tell me,” said the other one.|¶ “No,” said the other one. “You will have to tell me.”}
-> DONE

=== m1
# aside
# shot: above
# place: bathroom; dusk; clear
# action: A reach-up towel; heroes stand; other kneel; friends stand
# things: towel; mat; bath; rubber-duck
“Which end is dried first?” asked the other one. {young:“Is it the one with the head?”|“I had thought of the head, since it is at the top.”}
“Not like that,” said {A}. “You begin with the little toe, {young:and say good evening to it.”|and say good evening to it, or it will not know that it is over.”}
So the other one said good evening to the little toe, {young:and to all the toes.|and went along the row, and shook hands with each.} “That is too much,” said {A}. “It is only the little one.”
The tummy comes next, and after that the ears, {young:from behind.|which are done from behind, so that they do not see it coming.} # spare
“And your back?” asked the other one. {young:¶ “It dries by itself,” said {A}.|¶ “That dries by itself, in the pyjamas,” said {A}. It seemed that nobody ever got as far as the back.} # spare
The duck was left in the bath with its face to the wall, {young:to sleep.|where there was less to look at, because it was a duck that liked to stay up.} # more
-> DONE

=== s2
# shot: two
# place: bathroom; dusk; clear
# action: A brush-teeth cross; other stand; heroes brush-teeth; friends stand
# things: sink; mirror; toothbrush; toothpaste; tap
{joining}
{musing} # personal
The other one took a toothbrush, {young:and put the paste on.|and put the paste on it, as anybody would.}
“Not like that,” said {A}. “First it is wet. Then there is paste. {young:Then it is wet again.”|Then it is wet again, or it does not count.”}
{hinderer_person:“I only do wet and paste,” said {hinderer}, and was told to stay out of it.} # beat
{hinderer_animal:{hinderer} stood in front of the sink the whole time, and had to be gone round.} # beat
{hinderer_carried:{hinderer} was sat on the soap, which was not where {hinderer} sits, and had to be moved as well.} # beat
The other one did it again: wet, paste, wet. {young:That was a bit better.|It was not bad, for a first time.} # usual
Next came the pyjamas. The other one held out the trousers. {young:“Not like that,” said {A}. “The top goes first!”|“Not like that,” said {A}. “First comes the top, so that you are warm while you look for the leg.”} ¶ “I see,” said the other one, {young:and did see.|who had gone about it the other way round for years, and been cold.} # usual
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A peek curtain; other look-up; heroes peek; friends peek
# things: cupboard; stairs; lamp; curtain
On the landing {A} looked for {is_daddy:Daddy|{is_dad:Dad|{is_papa:Papa|{is_mummy:Mummy|{is_mommy:Mommy|{is_mama:Mama|{is_mum:Mum|{is_mom:Mom|the right one}}}}}}}}, {young:behind the curtain.|just in case, and began behind the curtain.}
There was nobody behind it. {young:There was nobody on the stairs.|There was nobody on the stairs, as far down as you could see for the bend.}
“Not in here,” said the other one, {young:out of the cupboard, and came out with a sock.|who was helping, and came out of the cupboard with a sock that had been looked for since the summer.}
{A} was not glad about the sock. {young:“That is not {is_daddy:Daddy|{is_dad:Dad|{is_papa:Papa|{is_mummy:Mummy|{is_mommy:Mommy|{is_mama:Mama|{is_mum:Mum|{is_mom:Mom|the right one}}}}}}}},” said {A}.|“That is not even like {is_daddy:Daddy|{is_dad:Dad|{is_papa:Papa|{is_mummy:Mummy|{is_mommy:Mommy|{is_mama:Mama|{is_mum:Mum|{is_mom:Mom|the right one}}}}}}}},” said {A}, and the other one could not say that it was.}
“I was hoping as well,” said the other one, {young:and they sat down on the top step.|and they sat on the top step for a while, with nobody but the sock.}
{pausing} # company
It was quiet on the step, {young:but it was two sorts of quiet.|but one of them was being quiet crossly, and the other was only being quiet.} # more
-> DONE

=== s3
# shot: above
# place: bedroom; dusk; clear
# action: other read; L sit-up; heroes sit-up; friends listen
# things: bed; book in other.hand; lamp; pillow; themed
Then there was the story, {young:with a bear in it.|and it was the one with a bear in it, who has lost his spoon.}
“Where is my spoon?” said the bear, in the voice of the other one. It was {young:high, like a mouse.|much too high, like a mouse that stands on a chair.}
“Not like that!” said {L}. “The bear is low.”
So the other one did it again, down in the cellar of the voice. {young:“WHERE IS MY SPOON?” said the bear, and the lamp shook.|“Where,” said the bear, “is my spoon?” and a pencil rolled off the shelf.}
{helper_person:“I can do the spoon,” said {helper}, and did it, very small and a long way off, from behind the door.} # beat
{helper_animal:{helper} got up, and went to look for the spoon, and came back and had not found it.} # beat
{helper_carried:{helper} was allowed to be the spoon, and was found on the last page, under everybody.} # beat
{themed_a} stood on the shelf, and had heard it a hundred times, but not like this. # personal
{L} nearly laughed, but kept it in, {young:with both hands.|because you can’t be cross and laugh, and the cross was there first.} # usual
“And what about the mouse?” asked the other one. ¶ “There is no mouse,” said {L}. ¶ {young:“There was one just now,” said the other one.|“There was one just now,” said the other one. “It came for a spoon.”} # usual
-> DONE

=== m2
# aside
# shot: wide
# place: bedroom; dusk; clear
# action: other reach-up curtain; A point at curtain; heroes sit; friends sit
# things: window; curtain; bed; lamp
The curtain goes with a whoosh, {young:all in one.|all in one go, and stops by itself in the right place.} The other one did it bit by bit.
“Not like that,” said {A}. So it was opened again, and the evening was still there, and had to be shut out a second time.
Whoosh! {young:But there was no gap!|It was a good one, but it went right to the end, and there has to be a gap.}
“How big is the gap?” asked the other one. {young:{A} showed it with two fingers.|{A} showed how big, with two fingers, and it was carried over to the window like that.}
On the third go there was a whoosh and a gap. {young:One star was in it.|There was just room in it for a chimney, and it was the right chimney.}
“You are quite good,” said {A}, {young:but not very loud.|but it was said to the chimney, and not very loud.} # more
-> DONE

=== l2
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: other write; A point at paper; heroes sit; friends sit
# things: paper on table; table; crayon; lamp; bed
“I had better write it down,” said the other one, {young:and took a crayon.|who was beginning to lose count, and took a crayon and the back of an envelope.}
“Wet, paste, wet,” said {A}. “Top, and then legs. The bear is low.” {young:The crayon went as fast as it could.|The crayon ran along behind, and was out of breath at the bear.}
“Is there more?” asked the other one. {young:¶ There was a lot more.|¶ There was more. There was the pillow, which has a cold side, and the door, and the thing with the blanket and the nose.}
The other one turned the paper over, {young:and wrote on the back.|and wrote up the side and round the stamp.} “How does {is_daddy:Daddy|{is_dad:Dad|{is_papa:Papa|{is_mummy:Mummy|{is_mommy:Mommy|{is_mama:Mama|{is_mum:Mum|{is_mom:Mom|the right one}}}}}}}} remember all this?”
{A} thought about that. {young:“I say it,” said {A}.|“I say it,” said {A}, “every night, until it is right.”}
So that was how it was done. {young:The other one looked at the paper, and felt better.|The other one looked at the paper, and seemed to feel a good deal better.} # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: other sit beside L; L lie-back; heroes lie-back; friends sit
# things: bed; pillow; quilt; lamp
“Now you pat,” said {L}, and lay down.
The other one sat on the edge of the bed, and patted. Pat, pat, pat. ¶ “Not like that,” said {L}. “Like this.” Pat. And then, a good bit later, pat.
It was another sort of hand. {young:It went all the way across.|It went right across, from one side of the back to the other.} # usual
“And after the patting?” asked the other one. “What does {is_daddy:Daddy|{is_dad:Dad|{is_papa:Papa|{is_mummy:Mummy|{is_mommy:Mommy|{is_mama:Mama|{is_mum:Mum|{is_mom:Mom|the right one}}}}}}}} do then?”
{L} opened one eye to tell. But nothing came.
“I don’t know,” said {L}. “I am asleep by then.”
“Every time?” ¶ “Every time,” said {L}. # usual
They looked at each other. Nobody in the room knew how it went on. # usual
“Then I will have to do it my way,” said the other one. ¶ And for once {L} could not say “Not like that.”
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; clear
# action: other sit beside bed; L lie-back; heroes lie-back; friends sit
# things: bed; pillow; lamp; slipper
“Perhaps you have to hop,” said {L}. “It could be that.” ¶ “We would have heard it,” said the other one.
“You may have to tell the slippers to stay.” ¶ “I can do that,” said the other one. # spare
Pat, went the hand. You could think in between.
“Or you just look,” said {L}. ¶ “I should like that,” said the other one.
It was a new thing to think of, in the dark. # more
Pat.
-> DONE

=== l3
# aside
# shot: two
# place: bedroom; night; clear
# action: other sit beside bed; L lie-back sleepy; heroes lie-back; friends sit
# things: bed; quilt; pillow; window; curtain
The hand was warm. It lay there a bit longer each time.
There was a star at the window, and then there was none. It had gone by. # spare
“You can hum,” said {L}. “If you know a song.” ¶ The other one knew half a song.
It was a half that {L} had not heard before. It went down at the end, like stairs. # spare
“Is that right?” asked the other one. ¶ “There is no right for that,” said {L}. “That is just yours.”
So they had it once more. # more
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: other sit beside bed; L lie-back sleepy; heroes lie-back; friends sleep
# things: bed; lamp; quilt; door
“Do a bit of it now,” said {L}. “The bit for after. Then I can see.”
The other one did a bit of it. {L} looked with half an eye.
There was somebody on the edge of the bed. It was somebody who stayed. # spare
“Is that it?” asked {L}. ¶ “That is how it begins,” said the other one.
The eye shut. It had seen what it wanted. # more
Nothing had to be put right.
-> DONE

=== l4
# aside
# shot: object
# place: bathroom; night; stars
# action: heroes sleep
# things: towel; sink; rubber-duck in bath; bath; moon; window
In the bathroom it was dark. The towel hung by the door, and it did not mind who by.
The brush had been wet, and had its paste, and been wet again. # spare
The duck looked at the wall. It had one eye open, and nobody could see which. # spare
Now and then the tap said pat. It was a good bit later that it said it again. # more
The moon came in, on its own feet, and stood on the mat.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; other sit beside bed; friends sleep
# things: bed; quilt; pillow; lamp; chair
It was dark, and the bed was warm. # usual
{resting}
{keepsake}
{dream} # spare
Pat, went the hand. It was in no hurry.
“Like that,” said {L}.
Then {L} was asleep, and now came the part that nobody knows.
The other one did it all. It took some time.
Not one thing was wrong with it.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a drawing on the breakfast table. Somebody had done it late, in blue crayon: a bed with a head in it, and beside the bed a chair, and on the chair somebody with a very large hand.
{A} looked at it for as long as it takes to eat a piece of toast. “So that is what comes after the patting,” said {A}. And the drawing was hung up over the tooth mugs, for whoever had bedtime next.
-> DONE

=== next_bedtime
The drawing hung over the tooth mugs. Nobody could say that it was not like that.
-> DONE
