# about: somebody-left(moved in&!neighbour&!neighbor&!into|moving in&!neighbour&!neighbor&!into|moves in&!neighbour&!neighbor&!into|live with us|lives with us|living with us|move in with us|moved in with us); guest(live with us|lives with us|living with us|to live here|foster|moving in|moved in|moves in|lodger|au pair|for good); own-bed(stepsister|stepbrother|step sister|step brother|foster)
# also: nervous; sad; happy; angry; jealousy; question; sharing; person; place; too-excited; shy; guest; own-bed
# kind step: stepdad|stepmum|stepmom|step dad|step mum|step mom|stepfather|stepmother|boyfriend|girlfriend|partner|fiance|fiancé|husband|wife
# wants: child
# role who: answer = somebody
# role grownup: parent = the grown-up with the stapler
# ages: 4-10
# needs: hands
# holds: dark(kind)

=== title
{~You Have to Know That|How the House Goes}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: L sit curious on stairs; heroes sit; grownup stand; friends stand
# things: stairs; lamp; coat on hook; hook
{~A house can’t explain itself. {young:So {H} had to do it.|Somebody has to do it for the house, and so it fell to {H}.}|Creak! That was the third stair. {young:“Nobody has told {who} about it,” said {H}.|“And nobody has told {who} about it,” said {H}, and sat down on it to think.}|There was so much that {who} could not know! {young:{H} thought about it, on the stairs.|{H} had begun to count it up, sitting on the stairs, and was nowhere near the end.}}
{who} was to live with them now, and not just for a week. {young:It might be nice. It might be a squash.|It might be nice, and it might be a squash.} {L} did not know yet.
But about the stair {L} was quite certain. {young:“You step over that one,” said {L}, “or you wake everybody.|“You have to step over that one,” said {L}, “or you wake up the whole house.} You have to know that.”
“Then put it in a book,” said {grownup}, “for {who}.” # usual
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: L draw happy notebook; heroes draw; grownup stand; friends stand
# things: table; notebook before L; pencil; tap; sink; drawer
So {L} made a book.
{joining}
{musing} # personal
“How the House Goes,” said the front of it. {young:The stair was in it, with a cross.|The stair was on the first page, with a large black cross.} # usual
The hot tap is the cold one, for instance. {young:You have to know that!|You have to know that, and most people find out with soap on.} # usual
{hinderer_person:“And I am in the evenings, mostly,” said {hinderer}, and wanted a page with a portrait.} # beat
{hinderer_animal:{hinderer} lay down on the page about taps, and so the next page was about {hinderer}.} # beat
{hinderer_carried:{hinderer} had to have a page as well, with a picture, which said: “Not for washing.”} # beat
The drain by the back door hums, if you hum first. {young:It is very good.|Nobody ever told {L} about that. It had to be found.}
The spoons are not in the drawer where you look. {young:That is string.|That one is string, and nobody knows why.} # more
The fridge talks, and then it shakes itself, and then it stops. {young:It is not ill.|There is nothing the matter with it. It has always done that.} # usual
“All this,” said {L}, “and {who} has no idea.”
-> DONE

=== m1
# aside
# shot: close
# place: bathroom; dusk; clear
# action: A point curious at mirror; grownup hold towel; heroes stand; friends stand
# things: mirror; sink; toothbrush; towel; door
The bathroom alone took four pages. {young:The door sticks. You have to push.|The door sticks, and you have to lean on it and think of something else.}
{A} did not draw that. {young:{A} drew an arrow.|{A} drew an arrow, and a shoulder, and then a person going in much too fast.}
The mirror has a place where your nose goes wide. {young:“Everybody likes that,” said {A}.|It is low down, on the left, and {A} put a star to it, so that {who} should not miss it.}
“And that is my towel,” said {A}. {young:“Put ‘not’.”|“Put ‘not’ to it, and underline it.”} ¶ {grownup} put “not”.
The other pages were about the plug. It has a mind of its own, and the chain came off in the spring. # more
On the back there was just a picture of the bath, because it is a good bath. # more
-> DONE

=== l1
# aside
# shot: above
# place: garden; dusk; clear
# action: A point happy at cat; cat walk calm; grownup stand; heroes stand; friends stand
# things: wall; gate; bin; door
They did the outside as well, {young:all the way to the bins.|as far as the bins, which go out on a Wednesday, and you have to know that.}
There is a cat who comes along the wall at six. {young:It is not ours. It thinks so.|It is not ours, although it has never been told, and it has to be said hello to.}
The gate wants lifting. {young:{A} showed how, and {grownup} wrote it down.|“You lift it, and then you say a bad word,” said {A}. ¶ “I don’t,” said {grownup}. ¶ “You said ‘sugar’,” said {A}. So that went in.}
They tried the drain once more, to be sure of the note. {young:It is a low one.|It hums best on a low one, if you bend your knees.}
{A} thought for a moment about leaving out the drain. Then it went in, quite small, in a corner. # spare
It was the best thing that there was out there, and it was given away for nothing. # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: L hold cross notebook; grownup read notebook; heroes sit-on-chair; friends sit
# things: table; chair; lamp; cup on table
Then {L} did some pages quite alone. {young:The pencil was hard and black.|You could hear the pencil from the hall.} # usual
“My chair,” said a page, “not to sit on.” {young:Then came “my cup”. Then came “my side of the sofa”.|Then there was “my cup”, and “my side of the sofa”, and “my bit of the floor, where it is warm”.} “Not,” it said, each time. “Not. Not.”
{helper_person:“I had pages like that,” said {helper}, “when I was the one who had to move up.”} # beat
{helper_animal:{helper} sat down on the warm bit of the floor, which was a page already, and nobody minded.} # beat
{helper_carried:{helper} was put in {L}’s chair, to keep it, and kept it very well.} # beat
{grownup} read it all, from front to back, and did not laugh. {young:“That is right,” said {grownup}.|“That is all quite right,” said {grownup}. “Nobody takes your chair.”} # usual
“But there is not one page with {who} on it,” said {grownup}. “Where does {who} sit?”
{L} looked, and it was so. Nobody can sit on a “not”.
-> DONE

=== m2
# aside
# shot: wide
# place: kitchen; dusk; clear
# action: A carry happy stool; grownup push table; heroes carry; friends sit
# things: table; 3 chair; stool; lamp; themed
So they tried it out, with a stool. {young:It did not go in at all.|At first there was no place for it, not by as much as a thumb.}
“We must all go along by one elbow,” said {grownup}. {young:They all went along.|They did, each of them, and the table legs had to be talked to.}
{As} chair was still by the window. {young:It was only one elbow nearer to it.|It had only come one elbow nearer to the window, and you could see more from there.}
And at the corner there was a hole, {young:just as wide as a stool.|as wide as a person, if the person kept hold of their own fork.}
{themed_a} sat in it, to see how it was. # personal
{pausing} # company
“That is a place,” said {A}, and drew it in, with four legs. # spare
It had been there all the time, in a way, only it had been spread out. # more
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A listen curious; heroes listen; grownup sit; friends sit
# things: bed; lamp; rug; pipe
Then came the noises, {young:because they are new to a new person.|because anybody who does not know them will lie there and wonder.}
There is a knock in the wall. {young:That is the pipe.|That is only the pipe, which says that somebody has had a bath.} There is a hoo, when the wind is in the west. {young:That is the chimney.|That is the chimney, and not an owl, although {A} had left out a crumb for it once.}
“Does {who} snore?” asked {A}. ¶ “I don’t know,” said {grownup}. {young:“We shall hear.”|“I dare say we shall hear.”}
{A} left half a page free for that, {young:and drew a line round it.|and ruled a line round it, and wrote “noises (yours)” on top.}
It looked rather small. {A} made it bigger, to be on the safe side. # more
Then they all kept still for a bit, to hear whether there was anything else. # more
-> DONE

=== s4
# shot: above
# place: living-room; dusk; clear
# action: L write curious notebook; grownup sit; heroes sit; friends sit
# things: rug; notebook before L; pencil; lamp
{L} turned over. There was one more page, and it was quite white.
“We only know how the house goes,” said {L}. {young:“How does {who} go, every day?”|“But how does {who} go, when it is every day? There is no book for that.”}
“No,” said {grownup}. “You have to ask.”
So the last page was all questions, {young:with a box after each.|and after each there was a box, for {who} to put something in.} “Which side of the toast?” “Are you cross before breakfast?” “What is your drain?” # usual
{
- is_step:
“And what do I have to call {who}?” said {L}. ¶ “Just the name will do,” said {grownup}. “Or we can ask.” So that was a box as well.
- else:
“And where do you go,” said {L}, “to be alone?” For that {L} had the coats. So that was a box as well.
}
{L} laid the pencil beside them. “{who} has to know that we don’t know,” said {L}.
-> DONE

=== m4
# aside
# shot: behind
# place: bedroom; night; clear
# action: L carry notebook; grownup stand; heroes stand; friends stand
# things: bed; pillow on bed; lamp; door
The book went on the pillow that was for {who}.
“It is good to have one of those,” said {grownup}. “When I came here, there was no book.”
“What did you do?” ¶ “I trod on the stair,” said {grownup}. # spare
{L} put the book straight. The front was at the front. # spare
Then it was put a bit crooked, so that it looked friendly. # more
You could see the pencil stick out.
On the chair was a blanket. It was folded as if it did not know anybody. # more
-> DONE

=== l3
# aside with m1
# shot: close
# place: bathroom; night; clear
# action: L brush-teeth calm; heroes brush-teeth; grownup stand; friends sit
# things: sink; mirror; toothbrush; cup on sink
There were the brushes, in the mug. {L} looked at them while the teeth were done.
They all leaned the same way. There was room for one more, if they leaned back. # spare
“What colour will it be?” asked {L}. ¶ “You have to ask,” said {grownup}.
It would drip on the others. They all drip. # more
{L} put a nose to the low place in the mirror. It went as wide as a cake.
It was good that there was somebody who did not know that yet.
-> DONE

=== m3
# aside
# shot: two
# place: bedroom; night; stars
# action: L lie-back calm; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; lamp; quilt; pillow
“Will it be the same?” asked {L}. ¶ “No,” said {grownup}. “It will be a bit different. I will be the same.”
“And the chair?” ¶ “The chair, too.” # spare
There was a knock in the wall. “Pipe,” they both said. # spare
{L} lay and thought of the drain. It might be quite nice to show it to somebody.
It might, or it might not. There was no hurry. # more
The lamp was put down low.
-> DONE

=== l4
# aside
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: bed; pillow on bed; notebook on pillow; pencil on notebook; moon
The book lay on its pillow, and the pencil lay on the book.
It was dark on all the pages. There the stair was, with its cross. There was the cat. # spare
On the last page the boxes were empty. They had the whole night to be empty in. # spare
Then the fridge gave a shake. It is not ill. # more
The whole house was still.
It was the sort of still that the house has at night. It is a good sort. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; quilt; pillow; lamp
It was night in the house, and the house went as it goes. # usual
{resting}
{keepsake}
{dream} # spare
“There is one thing that I left out,” said {L}. “It is how we stop.”
“How do we?” asked {grownup}, by the door.
“You say goodnight to all of them. You can’t leave out any.” # usual
“That is so,” said {grownup}.
Down on the third stair it was quiet. Somebody had stepped over it.
You have to know that.
Goodnight, {H}. Goodnight to {who}.
Goodnight.
-> DONE

=== next_night
On the doormat in the morning there was a folded piece of paper, with “How I Go” on the front of it, in a writing that nobody knew yet.
“Both sides of the toast,” it said inside. “Cross until half past seven. I sing in the bath, and it can’t be helped.” And right down in the corner, quite small: “Which drain?”
{A} went to fetch a coat.
-> DONE

=== next_bedtime
The third stair was quiet. Somebody had stepped over it.
-> DONE
