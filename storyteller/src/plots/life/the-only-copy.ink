# tells: report
# wants: child
# ages: 3-12
# holds: dark(kind)

=== title
{~The Only Copy|A Book with Red Wool}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A write proud paper; heroes kneel; friends sit
# things: bookcase; book on bookcase; lamp; pencil
{~“There is nothing about me on here,” said {H} to the shelf, and folded some paper down the middle.|It was going to be a book, and there was only going to be one, and {H} had the paper for it.|The books on the shelf were all about people who had never been. “This one is about me,” said {H}, and folded some paper.}
“What happens in it?” asked the atlas, {young:who is the biggest.|who lies flat at the end, and speaks for the shelf.}
“What happened,” said {L}. ¶ “I have nothing like that in me,” said the atlas. {young:“I have just got where.”|“In me nothing happens at all. It is only where.”} # usual
“Page one,” said {L}. “{deed_1}.” And on it went, {young:with the green pencil.|with the green pencil, from the one side to the other, and round the corner.}
All along the shelf they leaned over to see. # spare
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: A draw curious; heroes kneel; friends sit
# things: drawing; pencil; rug; bookcase; themed
“There ought to be a picture to it,” said the atlas.
{joining}
So {L} drew it, {young:as it looked from where {L} was.|as it looked from the place where {L} was, with the big things big.} At the bottom of the page were two feet, pointing in.
“I can’t see you in it,” said the atlas. ¶ “I am the one who is looking,” said {L}.
{young:“Oh,” said the atlas. “Then I am you.”|The atlas looked again, down past the two feet. “Then I am in your place,” it said. “I have never been anywhere.”} # usual
{hinderer_person:“Put me in,” said {hinderer}, and was given the back cover, looking the other way.} # beat
{hinderer_animal:{hinderer} stepped on page one, and so there is a paw on it, which is not explained.} # beat
{hinderer_carried:{hinderer} was leaned on page one too early, and went about with a bit of it on the back, the wrong way round.} # beat
“Is that in it?” asked the atlas. ¶ “That is holding the paper down,” said {L}, for {themed_a} was lying on the corner. # personal
-> DONE

=== m1
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A draw happy; heroes kneel; friends sit
# things: drawing; pencil; rug
“I should like a map with it,” said the atlas, {young:“so that you can find it.”|“so that people could go there, and see for themselves.”}
{A} drew where it was. {young:There was a cross for {A}.|There was a cross for {A}, and a ring for what it was about, and a line in between.}
“And what is that up there?” ¶ {young:“That’s the rest of the world,” said {A}.|“That is the rest of the world,” said {A}. “It wasn’t in it.”}
{young:It was a very good map.|The atlas read it with great respect. It had the world as well, but never with a cross.}
“How far is it from here?” asked the atlas. ¶ {A} measured. “Three thumbs,” said {A}. “But you can’t get back to it.” # spare
North was at the top, with an arrow, so that it should be comfortable. # more
-> DONE

=== l1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A write happy paper; heroes sit; friends sit
# things: bookcase; book on bookcase; pencil; spoon
“You have left out what you need for it,” said the cookery book. {young:“It goes at the top.”|“It always goes at the top. Otherwise people start, and then they have not got any.”}
So {A} put it at the top. {young:“One {A},” it said.|“Take one {A},” it said, and after that came all the other things that had been there, one below the other.}
“How much of each?” asked the cookery book. ¶ {young:“All there was,” said {A}.|“As much as there was,” said {A}, “and you can’t leave any of them out, or it turns into something else.”}
“How true,” said the cookery book. {young:“That’s like eggs.”|“I say it about the eggs, and do they listen?”}
“And for how long?” it asked. ¶ “Till it is done,” said {A}. # spare
“I like this book,” said the cookery book to the one with the tractor. “You could really make it.” # more
-> DONE

=== m2
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A peek happy; heroes peek; friends sit
# things: paper; book; lamp; rug
The book with the tractor had flaps. {young:You lift them, and there is a dog.|You lift the barn door, and there is a dog, and you lift the dog, and there is nothing.}
{A} thought that a good thing, and made a flap for page one. {young:It opened at the side.|It opened at the side, with a bit of paper folded over for a hinge.}
Under it was what {A} had thought, just then. {young:It was not big.|Nobody else had been able to see that at the time.}
“May I lift it?” asked the tractor book. ¶ “You have to ask,” said {A}. {young:It asked, and it was let.|It asked, and was let, and it put the flap down again very gently.}
{pausing} # company
“That is better than a dog,” it said. # spare
It showed {A} its cow, to say thank you. You press it, and it used to moo. # more
-> DONE

=== s3
# shot: behind
# place: bedroom; dusk; clear
# action: A hold curious paper; heroes look-up; friends sit
# things: paper in A.hand; lamp; pencil; bookcase
“Page two,” said {L}. “{deed_2}.”
“So that was on the back of it,” said the atlas. {young:It wanted to see, too.|“You do not see it coming, do you, from page one?”} # usual
{L} drew that as well, from where the feet were. Then {L} held it up to the lamp. {young:The paper was thin.|It was quite thin paper.} Behind page two you could see page one, very pale.
{helper_person:“Keep it still,” said {helper}, and held the lower end, so that the one lay just on top of the other.} # beat
{helper_animal:{helper} lay down on the sheets that were still to come, and not one of them rolled up.} # beat
{helper_carried:{helper} was put on the pile, to keep the pages in the order that they happened.} # beat
“That was still there,” said {L}, “when this one came.”
“With me it comes through as well,” said the atlas. “I have Peru through Belgium, and it means nothing.” # usual
{young:They all looked at both at once.|The whole shelf looked at the two of them at once, and nobody asked which was the nicer.} # spare
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A carry surprised paper; heroes kneel; friends kneel
# things: paper on rug; rug; bookcase; book on bookcase
Then there was a draught, and the pages went on the floor. {young:They were picked up the wrong way round.|They were picked up in a hurry, and page two had got to the front.}
So they read it like that. {young:First came the second, and then came the first.|It began with the second, and after that there came the first, and every word of it was there.}
{young:“That’s not me,” said {A}.|“But that is somebody else,” said {A}. “That one did it for quite another reason.”}
“Yet it is all true,” said the atlas. ¶ {young:“Not that way round,” said {A}.|“It is only true from the front,” said {A}.}
They put it right, and you could hear it click. # spare
“I can be read from the back,” said the cookery book. “You get pudding first, and at the end you are hungry.” # more
-> DONE

=== m4
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A write proud paper; heroes sit; friends sit
# things: paper; pencil; bookcase; book on bookcase
“At the back,” said the atlas, “there is always something about who wrote it. {young:Have you been to places?”|Mine was written by a man with a beard, who had been up everything.”}
{A} wrote it there. {young:It was quite short.|It was the shortest one that the shelf had ever seen.}
“{A} was there,” it said.
The shelf thought about its own, one after another. {young:Not one of them had been there.|The man with the beard had been up everything, but the one about a duck was by a lady who had never met one.}
“Put it on the front,” said the atlas. {young:So {A} did.|And that was done, in capitals.} # spare
There was some room at the side of it. {A} drew both ears there, to make it easier to know. # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: A hold proud book; heroes clap; friends clap
# things: book in A.hand; wool; bookcase
{is_deed_3:“Page three,” said {L}. “{deed_3}.” It had its own two feet, and the others showed through.}
{is_deed_4:“Page four. {deed_4}.” You could see all three of them in the back of that.}
“Mine ends with a wedding,” said a fat book. “Does yours?” ¶ “It stops where it stopped,” said {L}. # usual
Then {L} tied it up with red wool. It was thin. It went in by the atlas. No book had ever got in there.
“Good evening,” said the atlas. “I am where things are.”
A new book can say what is in it, and no more. “{deed_1},” it said.
“So I have heard,” said the atlas. “There are nine thousand of me, you know.” # usual
“How many are there of you?” asked the atlas. ¶ “One,” said {L}. The shelf was quiet. Then it moved up.
-> DONE

=== l3
# shot: object
# place: bedroom; night; stars
# action: heroes look-up sleepy
# things: bookcase; book on bookcase; moon behind window; window
It stood with its back to the room, as they all do. It was too thin to have a name on it.
There was a red bow at the side. Next to it was the world.
It went through what it had. It was quite soon done, and it went through it again. # spare
“You are very thin,” said the one with the barn. “Are you cold?” # more
It had no dust at all. They did not hold that against it. # more
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; friends stand
# things: basin; mirror; soap
There was green on one hand. It was page one, and a bit of two.
It did not come off with cold. It came off with warm, and went round, and down. # spare
“That is all right,” said {A}. “It is in the book.”
The soap had a look at it, as it went. It was too fast to read. # more
A bit of it stayed on, by the thumb. It was the small part. # more
-> DONE

=== l4
# shot: behind
# place: bedroom; night; stars
# action: A lie-awake calm; heroes lie-awake; friends sit
# things: bed; bookcase; book on bookcase
{A} lay and looked at the shelf. You could tell which one it was.
All the rest were in the shop, too. That one was not.
It was no wider than a thumb. It had all of it in. # spare
If you lie on your side, you can read the backs. It had just the wool. # more
A fat one was at its wedding. It had got to the cake. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: bed; bookcase; book on bookcase
It was late. There was just the one lamp. # usual
{resting}
{dream} # spare
“Goodnight,” said the atlas. ¶ “{deed_last},” said the new book. It had no more than that.
So {L} took it down once more. There was a bit of room at the end. {L} put in one word.
The lamp went out.
“Goodnight, {H},” said the shelf.
“Goodnight,” said the new book. It was in there now.
Goodnight.
-> DONE

=== next_night
The new book could be heard all over the shelf in the morning. “Goodnight,” it said to the atlas. “Goodnight,” it said to the sun, and to a sock. It was the one word it had that went with anything.
{H} got the pencil out, and put in “please”, and “good morning”, and “no”. By breakfast it was talking to the cookery book, and had said no to an egg.
-> DONE

=== next_bedtime
“Goodnight,” said the thin book with the red wool. It said it first, before the atlas could.
-> DONE
