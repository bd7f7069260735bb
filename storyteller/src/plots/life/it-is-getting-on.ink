# about: reading-aloud; condition(stammer|stutter); embarrassed(reading out|read out|reading aloud|read aloud|stammer|stutter)
# also: nervous; embarrassed; sad; frustrated; school-day; shy; angry; trying-again; scared; test; unwell; learning; dislikes; proud; bravery
# news: bad
# kind stammer: stammer*|stutter*
# kind laugh: laugh*|giggl*|snigger*|teas*|mock*|made fun
# never: nobody laughed|no one laughed|noone laughed|nobody giggled|didn't laugh|didnt laugh|without anyone laughing
# wants: child
# role grownup: parent = the grown-up with the ironing
# ages: 5-11
# needs: speaking
# holds: dark(kind)

=== title
{~It Is Getting On|The Porcupine Has Luggage}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; rain
# action: L read worried book; heroes sit; grownup hold shirt; friends sit
# things: window; sofa; table; shirt in grownup.hand
{~Page seven is not a long page, and {H} knew it from top to bottom.|There was a porcupine on page seven, and {H} had been looking at the porcupine for some time.|In class the reading book goes round out loud, a page for each. {H} had page seven.}
{
- is_stammer:
{L} knew every word. But with {L} a word may come late. {young:It knocks first: p, p, p.|Sometimes a word knocks first, p, p, p, and sometimes it stands behind the door and does not make a sound.}
And as soon as it is late, somebody in class says it first.
- is_laugh:
In class the word PORCUPINE had not come out. {young:Somebody said it first. And there was a laugh.|It was on its way, and somebody else said it first, and then came the laugh.}
It was not a big laugh. But it had been all round the room. # usual
- else:
It was not the reading. It was the out loud. {young:There were so many ears!|There would be twenty people in the room, with two ears each, and PORCUPINE is a long word.}
If a word does not come at once, somebody in class says it first.
}
“And then it is not mine any more,” said {L}, who wanted to read all of page seven.
{is_wished_day:It would be page seven {wished_day}.} # wished
“Shall I help you?” asked {grownup}. ¶ “That is what they all do.” # usual
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; rain
# action: L read book; heroes sit; grownup sit; friends sit
# things: sofa; cushion; window; shirt on chair; chair; themed
First the family had to be the class. {young:They all sat on the sofa.|They sat along the sofa, and one cushion was the teacher.}
{joining}
{is_loved:“It could have been about {loved},” said {A}, “and then it would go by itself.” But it was about a porcupine.|{musing}} # personal
{themed_a} was given the place by the door. # personal
“One day the p,” read {L}. ¶ “Porcupine,” said {grownup}. “Sorry. It slipped out.”
“One day the p,” read {L}, and this time the whole sofa said it. {young:They put it in like a cork.|They saw a gap, and they put a word in, the way that people do with a hole in a sock.} # usual
{hinderer_person:“Porcupine!” called {hinderer}, who was not even in the room.} # beat
{hinderer_animal:{hinderer} said something in the gap as well, and it was not porcupine.} # beat
{hinderer_carried:{hinderer} had a seat in the front row, and tipped over softly in the middle of the word.} # beat
So {L} read it fast, to leave no gap, and the words all ran into each other. # usual
“I do not need anybody’s word! I have got one.” # usual
-> DONE

=== m1
# aside
# shot: behind
# place: kitchen; afternoon; rain
# action: A read book; heroes sit; grownup stand
# things: fridge; table; coat; chair; book in A.hand
{A} went to find better ears. {young:The coats were good.|The coats in the hall were good, and did not say one word before its time.}
They never put up a hand, {young:either.|either, and there were five of them, all on one hook.}
{young:The fridge hummed.|The fridge was not bad. It hummed, but it hummed all the way through, and not at any word in particular.}
“How was it?” asked {grownup}. ¶ {young:“They liked it,” said {A}.|“They are very good at waiting,” said {A}, “but they do not laugh where it is funny.”}
{pausing} # company
For the funny bit you have to have somebody in the coat. # more
The clock was asked, too, but it was in the middle of something. # more
The shoes had their tongues out, and you could not be sure of them. # more
-> DONE

=== l1
# aside
# shot: close
# place: living-room; afternoon; rain
# action: A point book; heroes peek; grownup peek; friends peek
# things: sofa; book in A.hand; window
“What does the porcupine do?” they asked. {young:¶ “It buys a balloon,” said {A}.|¶ “It buys a balloon,” said {A}, who knew the page by heart.}
Nobody said anything for a bit. {young:“And then?”|You could see the balloon, and you could see the porcupine. “And then?” asked {grownup}.}
“That is page eight,” said {A}. {young:“Page eight is not mine.”|“Page eight is for the next one in the row. I am only the balloon.”}
{young:So they all thought of something.|They all thought of something to do with a balloon and a porcupine, and {~a cork for every spine came into it|a very long string came into it}.} It would have to wait till school. # more
“It is a good page to have,” said {grownup}. {young:“It is all before the bang.”|“Whoever has page eight will have the bang.”}
The porcupine in the picture looked as if it had no idea. # more
-> DONE

=== s3
# shot: behind
# place: living-room; dusk; rain
# action: L look-through curious window; heroes look-through window; grownup stand; friends look-up
# things: window
Outside in the rain the number nine had stopped, with its doors open. It did not go on.
{young:“Is it stuck?” ¶ “No,” said {grownup}. “Look.”|“Is it stuck?” ¶ “No,” said {grownup}, and came to the window to see. “Somebody is getting on.”}
It was a lady with a pushchair.
First came one wheel, and then there was a bag in the way. {young:It took a long time.|After the bag came another wheel, and after the wheel came somebody’s hat.} # usual
{helper_person:“It has never yet left anybody behind,” said {helper}, who took that bus.} # beat
{helper_animal:{helper} put two paws on the windowsill, and waited for the lady as well.} # beat
{helper_carried:{helper} was put on the windowsill, and did what the driver did.} # beat
And the driver sat there, with both hands on the wheel, and looked straight ahead.
{
- is_laugh:
At the back of the bus two boys laughed at the hat. The bus waited just as long.
- else:
On the bus a man looked at his watch, and then at it again. The bus waited just as long. # usual
}
Then the lady was on, with all that she had, and the doors shut, and off went the bus.
“I am like that,” said {L}. “I am not stuck. It is getting on.”
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; rain
# action: A whisper laughing; heroes sit; grownup point; friends sit
# things: table; bowl on table; pot; chair
“Hand me the,” said {grownup}, over the peas. {young:“The. The.”|“The. The thing with the holes.”} One hand went round and round in the air.
{A} knew what it was called. {young:It was right behind the teeth.|{A} had the word right there, behind the teeth, with its coat on.}
But {A} held on to the chair, {young:and looked straight ahead.|and looked straight ahead, with both hands on the wheel.} The peas dripped.
“Colander,” said {grownup}. {young:It had come!|It had come by itself, and was none the worse for it.}
“That was hard,” said {A}. {young:“I had it before you.”|“I had it long before you.” ¶ “I know,” said {grownup}. “I saw you not say it.”} # more
-> DONE

=== l2
# aside
# shot: above
# place: living-room; dusk; clear
# action: A write pencil; heroes read book; grownup sit; friends sit
# things: rug; book; paper; lamp
They went through the page, to see who else got on there. {young:THE and TO had no bags.|Most of the words had no luggage. THE and TO and OF hop on at every stop, and do not even sit down.}
BALLOON had two cases, {young:side by side.|exactly alike, and the two went in side by side.} BOUGHT had a great deal with it, {young:and half of it said nothing.|and half of it said nothing all the way, and just took up a seat.}
But nobody had as much as PORCUPINE. {young:It had spines!|It had three bags, one for each bit, and on top of that there were the spines.}
“You cannot hurry a thing like that,” said {A}. {young:“You would be sorry.”|“You would only be sorry.” They all saw that.}
The seat next to it was left free. # more
IT got off at once, being so short that it had meant to go on foot. # more
Then everybody was on, down to the full stop, which is so small that it goes free. # more
-> DONE

=== s4
# shot: close
# place: living-room; dusk; clear
# action: L read proud book; heroes listen; grownup listen; friends listen
# things: sofa; lamp; book in L.hand; chair
So the class sat down again, and {L} said how it was to be done. {young:A finger under the word means that the doors are open.|“My finger is under the word. That is the door. As long as it is there, you look straight ahead.”}
“One day the p,” read {L}, and the finger stayed where it was.
They waited. {young:The clock waited. The iron went tick.|The iron ticked. The clock ticked. In the pipe a drop made up its mind, and came down.} # usual
{
- is_stammer:
P, p, it knocked, and put a foot on the step, and then it took the foot off again. The finger stayed.
- else:
The finger did not go, and nobody looked at anybody. # usual
}
“Porcupine,” read {L}, and there it was, on the bus, with all its spines.
Nobody had said it first. {young:It was all there!|It was a whole one.} And so the page went on, to its end.
{
- is_laugh:
“And if they laugh?” asked {grownup}. ¶ “There are always two at the back. It gets on just the same.”
- is_stammer:
“It takes as long as it takes,” said {L}. ¶ “I have a whole evening,” said {grownup}. # usual
- else:
“Was that long?” ¶ “I did not look,” said {grownup}. “I was looking straight ahead.” # usual
}
-> DONE

=== m4
# shot: two
# place: kitchen; dusk; clear
# action: L write pen; heroes sit; grownup peek; friends sit
# things: table; card on table; book; lamp
The class had to have a sign. {L} made it of card.
PLEASE LOOK STRAIGHT AHEAD, it said. IT IS GETTING ON.
It went in the book at page seven. The top of it could be seen.
“Does the teacher have to know?” asked {grownup}. ¶ “The teacher is the driver. I will show the card at the front, before we go.” # spare
On the back was a bus. It had a lot of seats. Some words need two. # more
There was card left, so the peas got one as well. # more
The pen was given its cap. It had a long word behind it. # more
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: L brush-teeth calm; heroes brush-teeth; grownup stand; friends sit
# things: basin; mirror; cup; towel
With a brush in it, a mouth cannot say a thing. The words wait in there.
They stood in a row at the glass. No one spoke.
In the glass there was a mouth. It opened like the door of a bus. # spare
Then the water ran. They each had a word left, for the plug. # more
The cup went back. The lid went on the paste. # more
The towel hung down, and had no more to say. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: L sit-up sleepy holding book; heroes lie-awake; grownup sit calm; friends sit
# things: bed; lamp; book in L.hand; pillow
They did page seven once more, in bed. It was dim. They knew that page.
“One day the,” read {L}. The finger was in its place.
{grownup} sat with both hands on the wheel. There was no wheel. # spare
The long word came, in its own time. It sat down by the lamp. # spare
Then the book was shut. It was put with the shoes. # more
“The end,” said {L}. It was not. There was page eight. But it was the end of page seven. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes look-up sleepy
# things: bus; bus-stop beside bus; puddle before bus
The last bus stood at the stop. The rain was over. The road shone.
No one was there. The doors were open. A bit of light fell out.
A moth got on. It took its time. # spare
A leaf came by, and was let on as well. # spare
The driver had a hat on, and looked ahead. # more
Then the doors shut. The bus went home. It left the rain in the road, for the night. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit calm; friends sit
# things: bed; lamp; pillow; book
The book was by the bed. The lamp was low. # usual
{resting}
{dream} # spare
{L} had one more word to say. It was a big one. It was late. A yawn was in its way.
{grownup} knew the word. {grownup} did not say it.
The lamp was in no hurry, and nor was the bed. # usual
The word had to bring its pillow. # usual
It put one foot on, and had a rest. # usual
Then it was on, and the doors shut.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a card now for page seven. PLEASE LOOK STRAIGHT AHEAD, it said. It had been to school in the reading book, and came home with more on it than {H} had put there: on the back somebody had drawn the number nine, in four sorts of pen, with people in at all its windows, and not one of them looked at the door.
The porcupine was upstairs, at the front, and had the seat to itself.
-> DONE

=== next_bedtime
Far off the number nine had stopped. It had its doors open, and time.
-> DONE
