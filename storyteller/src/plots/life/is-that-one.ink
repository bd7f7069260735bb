# about: outing(library&!forgot&!closed&!shut|libraries&!closed)
# also: happy; proud; too-excited; creature; thing; place; person; play; tired; school-day
# kind sharks: shark*
# wants: child
# ages: 3-9
# when: done
# holds: shark(kind), dark(kind)

=== title
{~Is That One?|One Book at Bedtime}
-> DONE

=== s1
# shot: wide
# place: library; afternoon; clear
# action: A hold happy bag; librarian stand surprised; heroes stand; friends stand
# things: shelf; 5 books on shelf; bag in A.hand; counter
# people: librarian(she, glasses)
{~“Beep,” said the machine at the library, each time that {H} put a book on it. {young:Beep! Beep! Beep!|It went on saying it until the bag was full.}|{H} had been to the library, and the bag was so heavy {young:that it sat down.|that it sat down on every step.}|At the library {H} lay on the floor, {young:because the best shelf is at the bottom.|since the best shelf in a library is always the bottom one.}}
{
- is_sharks:
{A} had asked for sharks. The shark books all lived together on the bottom shelf, {young:and {A} took them all.|and {A} left it bare.}
- else:
{A} had chosen this one, and that one, and the one behind it. {young:They were all good ones.|They all looked good from the front, and better still in the middle.}
}
“All of these?” asked the librarian. ¶ “All of them,” said {A}. # usual
The machine printed a slip as long as an arm, and at the bottom it said that the books could stay for three weeks. # usual
{A} did not want three weeks. {A} wanted to see every one of them tonight.
{joining}
-> DONE

=== m1
# aside
# shot: behind
# place: library; afternoon; clear
# action: A lie-front happy; heroes sit; friends sit
# things: shelf; 6 books on shelf; book before A; bag
The bottom shelf was a good place. {young:{A} had lain there on the carpet.|{A} had lain there with one ear on the carpet, and read all the backs from top to bottom.}
You see a lot of shoes from down there. {young:Two brown ones went by.|Two brown ones came to a stop, and waited, and a red pair joined them.}
{A} pulled out a book, {young:and the next one fell over.|and the next one fell over sideways into the gap.} “Do you want to come as well?” asked {A}.
So that one was pulled out, too. {young:Then the next one fell over.|Then the one after that fell over, and leaned out a little, so as not to be missed.}
And so it went on, {young:all along the shelf.|along the shelf, until there was nobody left to fall over.}
When {A} got up, one cheek was {young:all bumpy from the carpet.|bumpy from the carpet, and had a bit of somebody’s biscuit on it.} # more
-> DONE

=== l1
# aside
# shot: above
# place: street; afternoon; clear
# action: A carry-both bag; heroes walk; friends walk
# things: bag; wall; street-lamp
On the way home the bag was all corners. {young:It bumped {As} knee.|It found {As} knee at every second step, and it was always the same knee.}
So they stopped at a wall, and gave it a rest. {young:{A} looked inside.|{A} looked in to see how they were, for it must be dark in there.}
“Nearly home,” {A} told the books.
One of them had slid down on its head, and {A} stood it up again, {young:next to a fat one.|next to a fat one, that it could lean on.} # more
They had come along this street before, {young:in other bags.|all of them, in other people’s bags, and to other people’s beds.} {young:They knew the way.|They may have known the way rather better than the bag did.}
At the {~gate|corner} it began to rain a little. {A} put the top of the coat over the top of the bag, {young:and got one wet arm.|and went the rest of the way with one wet arm, and dry books.} # more
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: A reach-down worried bag; heroes stand; friends sit
# things: stairs; bag; 4 books on stairs; themed
But when they got home, {young:it was late.|it was getting late.} There was time for one book.
The bag was hard to get upstairs. {young:Bump, it went. Bump.|It went up a step, and sat down with a bump, and thought about the next one.} # usual
So {A} took them all out to choose, and shut both eyes, {young:and put out a hand.|and turned round twice, and put out a hand.}
{hinderer_person:“Not that one,” said {hinderer}. “This one. Or this one. Or the first one, after all.”} # beat
{hinderer_animal:{hinderer} lay down on the one that it touched, and got heavier whenever {A} pulled.} # beat
{hinderer_carried:{hinderer} was sitting on the one that it touched, and had to be lifted off, and put on another.} # beat
{themed_a} was put on the top step, to show how far there was to go. # personal
But all the others {~lay on the stairs, and looked up|were looking}. ¶ {is_sharks:There was a shark on the front of each, with one eye, and the eye was on {A}.|On the front of one was a bear, and there was a hen, and a man in a boat, and {young:they looked sad.|they looked like people at a bus stop.}} # usual
“I can’t have just one of you,” said {A}. # usual
-> DONE

=== s3
# shot: above
# place: bedroom; dusk; clear
# action: A kneel surprised before book; heroes kneel; friends kneel
# things: 7 books; book; bed; rug
“I will have one pile,” said {A}. {young:A pile is one.|A pile is one, as long as you do not look at it from the side.}
The big ones went at the bottom. {young:The pile came up to {As} knee.|The pile came up as high as the bed, and the smallest book had the view.} # usual
But a pile does not open. {young:You can only open the top.|You can open the one at the top, and the rest of them have to lie and listen.} # usual
Then it leaned, and over it went. {young:Flop, flop, flop!|Every book in it fell open on the way down.}
{helper_person:“Nobody is hurt,” said {helper}, who had gone round on hands and knees, and looked at all of them.} # beat
{helper_animal:{helper} stood at the side of the bed, with a nose to the floor, until they found the one that had gone under it.} # beat
{helper_carried:{helper} came down last, and lay across an open page, and kept the place.} # beat
{
- is_sharks:
By {As} foot lay a nose. The shark was so big {young:that only its nose was in.|that only its nose had gone into the picture.} In the next book was an eye, and in the one by the door was {young:a tail.|nothing but a tail.}
- else:
By {As} foot lay a bear. He was looking out at the side of his page, {young:but nobody came.|as you look when somebody is late.} In the next book a hen looked out as well, and in the one by the door a road {young:stopped at the edge.|ran up to the edge, and stopped.}
}
“Wait,” said {A}, and {is_sharks:looked from the nose to the tail|looked from the bear to the hen}. # usual
-> DONE

=== m2
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A hold curious book; heroes sit; friends sit
# things: book in A.hand; ticket; rug; cushion
In one of the books was a bus ticket. {young:Somebody had left it there.|Somebody had kept the place with it, at page nine, and had never come back.}
On page twelve was a thumb, {young:in jam.|in jam, and the jam looked like strawberry.} {A} put a thumb on top of it. {young:It fitted!|It was the same size exactly.}
“You got to page twelve,” {A} told the thumb. {young:“Then it was bedtime.”|“And then you had to go to bed. They did it to you as well.”}
{is_loved:{A} looked for a book that had anything in it about {loved}, and two of them nearly had.|{musing}} # personal
{pausing} # company
There was a hair as well, a long one, and {A} blew it away. {young:It went slowly.|It took its time, and went down behind the radiator.} # more
The bus ticket was put back at page nine, {young:in case they came for it.|in case somebody should come for it.}
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A point surprised at book; heroes kneel; friends look-up
# things: book; pencil; rug; bed
{
- is_sharks:
{A} found out some things on the way. A shark has no bones. {young:Not one!|Two of the books said so, and in the second there was an arrow.}
The biggest shark is as long as a bus. {young:It eats tiny things.|It eats things the size of a crumb, and needs a good many.}
And the smallest shark is no longer than a pencil, {young:and its tummy shines in the dark.|and lives where it is dark, and has a tummy that shines.} {A} fetched a pencil, and laid it on the page, to see. {young:It was true.|It was perfectly true.}
“You could have that one in a pocket,” said {A}. {young:“A wet one.”|“You would have to keep the pocket wet.”} # more
In one there was a ray, which is like a shark that somebody has sat on. {young:It was smiling.|It was smiling all the same, on the underneath, where it keeps its mouth.} # more
- else:
{A} had a quick look at all the last pages, {young:to see that it was all right.|only to see that everybody got home.}
In one they were having soup. {young:In one it snowed.|In another it had begun to snow, and all the footprints went in at the same door.} A mouse had been given a medal, {young:and it was too big.|and it was so large that he had to lean back.}
“All right,” said {A}, and shut them again. {young:“They are fine.”|“Everybody is fine. Now it does not matter what happens in the middle.”}
One had no last page. {young:Somebody had needed it.|“That one is still going on,” said {A}.} # more
In the best of them nobody did anything at all. {young:They were asleep.|They were asleep, in a row, with their hats on the bedposts.} # more
}
-> DONE

=== s4
# shot: close
# place: hallway; night; clear
# action: L point proud at book; heroes stand happy; friends look-up
# things: row of 5 books before L; door; lamp
{L} carried the books out to the landing, and laid them along the floor, open, {young:in a row.|each of them touching the next.}
{
- is_sharks:
First came the nose, and the teeth, and the eye. After that came a great deal of side, {young:with a fin.|book after book, with a fin in the middle.} And last came the tail, at the bathroom door.
It was a whole shark. {young:It was as long as the landing!|It went from end to end of the landing, and the tip of its tail had to go round the corner.}
- else:
Next to the bear {L} put the hen, and so they met. {young:Next to them went the road.|Then came the road, with room on it for both.} In the next book it went up a hill, and in the last one, at the bathroom door, was a house with a light on.
“A bear met a hen,” said {L}, going along it. “They went up the road, and home.”
}
“Is that one?” said {L}, and looked at it from both ends. # usual
“That is one,” said {L}. “It is one {is_sharks:shark|story}.”
And there was time for one. So {L} went along the whole of it, {young:slowly.|slowly, and did not leave out a page.}
-> DONE

=== m4
# shot: two
# place: bathroom; night; clear
# action: L brush-teeth happy; heroes brush-teeth; friends sit
# things: basin; toothbrush; cup; book before door; door
To get to the basin they had to step over {is_sharks:the tail|the house}.
{
- is_sharks:
“A shark does not brush,” said {L}, with foam. “It gets new ones. They wait in a row.”
{L} felt behind a tooth. No one was there. So {L} did it all again.
- else:
“They have to wash as well,” said {L}, with foam. “The hen goes first.”
{L} looked at the page. The light was on. They were not in bed yet.
}
The tap let go of one last drop. ¶ A drop is bad for a book. {L} caught it. # more
The towel hung down on to a page. {L} moved the towel. # more
Then it was back over {is_sharks:the tail|the house}, with feet held high.
-> DONE

=== l3
# shot: close
# place: hallway; night; stars
# action: L wave sleepy; heroes walk; friends walk
# things: row of 4 books; lamp; door
{L} went to the far end, to say goodnight. It was quite a walk.
{is_sharks:The side went by. The fin went by.|The hill went by. The road went by.}
“Goodnight,” said {L}, to {is_sharks:the tail|the house}. Then it was a long way back.
One page stood up by itself. {L} put it flat. # more
{is_sharks:“Goodnight,” said {L}, to the nose.|“Goodnight,” said {L}, to the bear.} ¶ That was both ends. # more
The lamp shone all along the pages, and they shone back a bit. # more
Somewhere a pipe went tick. Then it was still again. # more
-> DONE

=== m3
# shot: behind
# place: hallway; night; stars
# action: L hold sleepy book; heroes hold book; friends walk
# things: 3 books; lamp; stairs
You can’t sleep on a landing. Somebody steps on {is_sharks:your fin|your hen}.
So {L} shut the books, one by one, and took them to bed.
{is_sharks:The tail went first. Then it was the side, and that was heavy.|The house went first. Its light went out.}
Each of them shut with a puff. It smelled of library. ¶ The small one had hardly any puff. It was shut with one finger. # more
{is_sharks:The nose came last, after all the rest of it.|The bear came last. He did not have to wait now.}
-> DONE

=== l4
# shot: object
# place: library; night; stars
# action: heroes sleep
# things: shelf; 4 books on shelf; moon
The library was dark. The machine was quiet. It had said beep all day.
On the bottom shelf was a gap.
The next book had leaned over, to look in. ¶ It would hear all about it, in three weeks. # more
All the chairs had their backs to the wall. The clock had the room to itself. # more
A bit of moon lay on the carpet, just where your chin goes.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; friends sleep
# things: bed; 5 books on quilt; quilt; pillow; lamp
{is_sharks:Some sharks sleep in a heap. It says so in one of the books.|A book sleeps shut. It keeps the story in.}
So the books lay in a heap, on the end of the bed. # usual
{resting}
{keepsake}
{dream} # spare
The heap was heavy. It was good to have feet under it. # usual
{L} shut both eyes. One hand was on the top book. “Beep,” said {L}.
“Beep.” That was the next one.
The hand did not get to the {is_sharks:tail|end}. It stayed where it was, in the middle.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The slip from the library lay on the table, as long as an arm. “Three weeks,” it said at the bottom. {A} had counted them, and three weeks were twenty-one bedtimes, and one of those was used up.
So {A} drew twenty little beds on the slip, all the way down, and left the last one empty. “That one is for the machine,” said {A}. “It must be tired.”
-> DONE

=== next_bedtime
The heap was still on the end of the bed. Somebody had slept with a foot in it.
-> DONE
