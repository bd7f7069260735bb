# about: story-about; with-character; creature; bring-back
# tells: tale
# also: funny; person; place; thing; happy; play; food; calm; weather; made-something
# wants: child
# role guest: answer, creature, thing = a bear called Bruno
# role grownup: parent = the grown-up with the slippers
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind)

=== title
{~Eight Pages and a Loaf|The Book That There Was Not}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: heroes sit cross before shelf; grownup reach-up curious; friends sit curious
# things: shelf; 3 books
{~“Not that one,” said {H}. {young:“And not that one.”|There were forty books on the shelf, and it was none of the forty.}|There were forty books on the shelf, {young:and {H} did not want any of them.|and {H} had been along them twice, and it was not there.}|{H} sat in front of the shelf. {young:It was full of books. They were all wrong.|It was full of books, and every one of them was about something else.}}
It had to be the one about {wished_tale}.
“I have a bear who has lost his hat,” said {grownup}. {young:“Would a hat do?”|“He gets it back. It is a very good hat.”} ¶ “No,” said {A}. # usual
“I have a pig.” ¶ “No,” said {A}. # spare
{grownup} looked behind the others, {young:where the thin ones fall down.|where the thin ones fall down and are not found until the spring.} There was one about a cake. # usual
“There is no such book,” said {grownup}. “Nobody has made it.”
“What are they made of?” asked {A}. ¶ “Paper,” said {grownup}.
{A} went to get some.
-> DONE

=== m1
# aside
# shot: close
# place: living-room; dusk; clear
# action: heroes write proud at table; grownup stand curious; friends stand happy
# things: paper on table; pencil in heroes.hand; table; button
The name of a book goes on the front. {young:This one was too long.|This one was all that there is to know about {guest}, and the front was not made for that much.}
So {B} wrote it up to the edge, and over the edge, and finished on the back. {young:You had to walk round it.|If you wanted to know what it was called, you had to walk round the table.}
“And what does it cost?” asked {grownup}. ¶ “One button,” said {B}, and wrote that down as well. # usual
{young:{grownup} had just one button.|{grownup} had one, and had been keeping it for a shirt.} It was the right price.
By whom it was had to go up the side. There is always a side. # spare
“It has been sold already,” said {B}, “and there is nothing in it.” # more
-> DONE

=== s2
# shot: above
# place: living-room; dusk; clear
# action: heroes fold happy paper; tiny guest stand proud on table; grownup kneel curious; friends kneel curious
# things: table; 2 papers on table; crayon; pencil
You fold one sheet of paper, and another, and put the one inside the other. {young:That is eight pages.|They counted, and it came to eight, from both ends.}
{joining}
{is_loved:“You could have something about {loved} on the back,” said {grownup}. ¶ “On the back is where it says the end,” said {A}.|{musing}} # personal
“Page one,” said {A}, “is who it is.” And {A} drew {guest}, {young:right up to the edge.|from one edge to the other.}
{hinderer_person:“I always begin with the sky,” said {hinderer}, and had to be shown that there was a bit left, at the top.} # beat
{hinderer_animal:{hinderer} walked over the middle of it, and left one foot there, which had to be made into a tree.} # beat
{hinderer_carried:{hinderer} was lying on page three, and had to be drawn round.} # beat
There was an arrow as well, with the name. “I could see who it was,” said {grownup}. ¶ “Somebody might come in late,” said {A}. # usual
“Page two,” said {A}, “is where nothing has happened.” {young:It was just grass.|It was just grass. You have to have that, or nobody notices afterwards.} # usual
-> DONE

=== l1
# aside
# shot: two
# place: living-room; dusk; clear
# action: heroes write proud; grownup read curious; friends sit curious
# things: pencil in heroes.hand; paper on table; table; wardrobe
Inside the front it has to say for whom it is. {young:They all do, in books.|It is a rule. They are all for somebody, and it is never the one who is reading.}
“For the wardrobe,” wrote {A}.
“Why is it for the wardrobe?” asked {grownup}. ¶ {young:“It has no books,” said {A}.|“Nobody has ever given it anything but coats,” said {A}.}
Then you thank people. {A} thanked the table, for its help, {young:and the pencil.|and the pencil, without which, and so on.}
“Am I in there?” asked {grownup}. ¶ {young:“You are with the paper,” said {A}.|“You come under paper,” said {A}.} # usual
{themed_a} was thanked as well. # personal
The table did not show it. But you could tell that it had not expected that. # more
-> DONE

=== s3
# shot: close
# place: living-room; dusk; clear
# action: heroes draw proud; tiny guest stand proud on table; grownup look-up surprised; friends lie-front curious
# things: crayon in heroes.hand; table; paper on table; crayon on table
Only the middle has room from one side to the other, so that is where it has to happen.
{A} drew it all. {young:It took all of the red.|It took the whole of the red, and a good deal of the blue.}
“{guest} {wished_does},” {A} wrote underneath. {young:It went along, and then it went up the side.|It went along the bottom until there was no more bottom, and then it went up the side.}
{helper_person:{helper} held the paper at the corners, and breathed through the nose, so that nothing should move.} # beat
{helper_animal:{helper} lay down along the top of the paper, and after that it did not roll up.} # beat
{helper_carried:{helper} was put on the corner that curls, and it stopped curling.} # beat
{grownup} looked at it for some time. “And it goes right over the fold,” said {grownup}. ¶ “It did not see the fold,” said {A}. # spare
Page six was for looking at it. On page seven it got dark. {young:So that left one.|There was only one page after that.}
{A} held up the crayon. “If I do the end,” said {A}, “then I know how it ends.”
-> DONE

=== m2
# shot: behind
# place: living-room; dusk; clear
# action: heroes draw happy; friends point happy; grownup stand curious
# things: paper on table; table; pencil in heroes.hand; 3 crayons
On page six there had to be some people who had seen it, and {B} did the people.
There was a lady with a hat, {young:and a man with no neck.|and a man who had come out without a neck.} There was a goose. It was the only one that was not surprised. # usual
“What do they say?” asked {grownup}. ¶ “‘Oh,’” said {B}.
So they all had a round thing coming out of the mouth, {young:and it said Oh.|with an O in it, and the goose had one with nothing in it.}
“It had seen it before,” said {B}. # spare
One man came out rather small, and was made to be far away. {young:He waved.|He waved, to show that he did not mind.} # more
-> DONE

=== l2
# aside
# shot: two
# place: living-room; dusk; clear
# action: heroes draw calm; grownup kneel curious; friends kneel calm
# things: crayon in heroes.hand; paper on table; table; star
Page seven is where it gets dark, and dark takes longest.
You begin at the top. {young:{A} went to and fro with the black.|{A} went to and fro with the black, and it came down the page as slowly as it does outside.}
A few bits were left out, {young:and they were stars.|and when you stood back they had been stars all along.}
Then the crayon broke. {young:So there were two blacks.|“Now there are two nights,” said {A}, and gave {grownup} the shorter one.} # usual
They did the rest from both ends, and met by the chimney. # usual
One hand was quite black at the side. It had leaned on the night. # more
-> DONE

=== s4
# shot: two
# place: bedroom; dusk; stars
# action: grownup write worried at desk; heroes look-up curious; friends sit curious
# things: desk; chair; lamp; paper on desk
So {grownup} was given page eight, and the pencil. “You do it,” said {A}, “and {we} won’t look.”
“I can’t draw,” said {grownup}. ¶ “Nobody else has come,” said {A}. # usual
{A} looked at the wall, with both eyes. {young:You could hear the pencil.|The pencil went along, and stopped, and there was some rubbing out.}
“Is it a good end?” asked {A}, to the wall. ¶ {grownup} blew on the paper. “It is an end,” said {grownup}. {young:“I think.”|“I would not put it any higher.”} # usual
Then the book was shut, {young:with a hand on it.|and a hand was kept on it.}
-> DONE

=== m3
# shot: wide
# place: bedroom; night; stars
# action: heroes sit calm on bed; grownup hold calm book; friends sit calm
# things: book; bed; lamp; pillow
A new book has to lie under something, or it stands open.
It lay under the pillow while the teeth were done. {A} did not look. # usual
{A} did the top ones, and did not look. {A} did the bottom ones.
“Is it flat?” asked {A}. ¶ “Nearly,” said {grownup}. “It had a good deal in it.”
The slippers came off. One lay on its side. # more
Then it was flat. It was a proper book. It had a front and a back. # more
-> DONE

=== l3
# shot: behind
# place: living-room; night; stars
# action: heroes reach-up calm; grownup hold calm lamp; friends stand sleepy
# things: shelf; 3 books; lamp
It would have to have a place on the shelf. They took the lamp to look.
They moved up a bear in a hat. They moved up a pig.
There was a gap then. It was as wide as a finger, and it was dark in there.
“That is for tomorrow,” said {A}. ¶ The bear leaned a bit. He was let lean.
The cake, which was thin, stayed where it was. # more
It is quiet along a shelf at night. They have all been read. # more
The lamp went back along the hall, and so did they. # more
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; stars
# action: heroes lie-back sleepy; grownup sit calm; friends lie-back sleepy
# things: bed; blanket on heroes; book; moon
There was black on one hand still. It would not come off.
“It is only night,” said {A}. {grownup} tried it with a thumb. It was.
They left it on. It would match. # usual
The blanket came up as far as the chin. The book lay on top, and went up and down. # usual
It went up. It went down. # more
You could just hear it. It creaked, as a new one does. # more
-> DONE

=== l4
# aside
# shot: object
# place: bedroom; night; stars
# action: heroes sleep sleepy
# things: 3 crayons; lamp; pencil
The crayons were in the box. The red one was very short.
It lay next to the green one, who had only done the grass.
{midway}
The pencil was blunt. It had done the end, and it did not say a word. # usual
The lamp was turned down a little. You could still read by it. # more
-> DONE

=== s5
# shot: close
# place: bedroom; night; stars
# action: heroes lie-back sleepy; grownup read calm; friends sleep sleepy; tiny guest sleep calm on blanket
# things: book in grownup.hand; lamp; blanket on heroes
Then it was read, in bed.
{resting}
There was page one. There was page two. Nothing had happened.
Then it did. “{guest} {wished_does},” read {grownup}. It went up the side. Then it got dark.
{grownup} turned it over. {A} had never seen page eight.
It was brown. It was rather round. {guest} {guest_many:were|was} in it, up to the chin.
“It is a loaf,” said {A}.
“It is a bed,” said {grownup}.
{keepsake}
{dream} # spare
They both looked. “It is warm, in a loaf,” said {A}. “I did not know that it ended like that.”
“Nor did I,” said {grownup}. # usual
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
The thin book stood between the bear and the pig, and it had been read: there were crumbs in the middle, and the arrow had a thumb on it. In the front, in quite other writing, somebody had put ‘And for me’, and under that, ‘I came in late’. ¶ Next to it on the shelf there was a gap, as wide as a finger. It was not yet known what that was about.
-> DONE

=== next_bedtime
The book lay by the bed. It had been put back the right way up.
-> DONE
