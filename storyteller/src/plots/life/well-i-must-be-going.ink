# about: lost-tooth
# also: nervous; scared; proud
# wants: child
# ages: 4-10
# holds: tooth(kind), bus(kind), cat(kind), dark(kind)

=== title
{~Well, I Must Be Going|The Tooth in the Hall}
-> DONE

=== s1
# shot: wide
# place: kitchen; day; clear
# action: A point surprised at tooth; heroes look-up curious; friends peek
# things: table; toast on plate; plate on table; tooth; jam
{~“Well,” said somebody, in the middle of the toast, “I must be going.” {young:{H} put down the toast. A tooth had said it, one of {As}, at the front.|{H} put down the toast to see who it was. A tooth had said it, one of {As}, at the front.}|Something moved, and {H} stopped chewing. The toast lay still, and so did the jam. {young:It was a tooth, at the front, and one of {As}.|It was a tooth, one of {As}, at the front, and it had got up out of its chair.}|There are people who say goodbye, and put on their coats, and {young:stay and stay.|are still in the hall an hour later.} {H} knew some. But nobody had thought that a tooth would do it, and it was one of {As}.}
{A} put a tongue to the place. The tooth leaned right out, and had a look at the {~table|teapot}. Then it sat down again. # usual
“Are you off?” asked {A}. ¶ “I must be going,” said the tooth. “I really must. It has been so nice.” And the tooth stayed where it was, like somebody with one glove on.
{young:{A} wanted it to go. {A} wanted it to stay. That is hard to do with only one mouth.|{A} wanted it to go, so as to have a gap to show people, and {A} wanted it to stay, because it was {As}. Two things are hard to want with one mouth.} # usual
-> DONE

=== s2
# shot: two
# place: garden; day; breeze
# action: A pull happy gate; cat walk proud; heroes bow; friends wave handkerchief
# things: gate; leaf; handkerchief; themed
All day the tooth was going. It went to the door. {young:Then it came back, to see if it had left its hat.|Then it came back, in case it had left something, and sat down while it thought what.} # usual
In the hall the tooth stopped to say goodbye to {themed_a}, and took its time. # personal
{is_wished_place:“I shall never see {wished_place} again,” it said. “Not from the front.”} # wished
“When people can’t go,” said {A}, “you see them to the gate.” So {A} saw the tooth to the gate.
{joining}
{A} held the gate open. {young:A leaf went out. A cat went out.|A leaf went through it, and a cat went through it, not hurrying.} “Well,” said the tooth.
{hinderer_person:“Goodbye! Goodbye!” called {hinderer}, with a handkerchief, and the tooth came back to wave, too.} # beat
{hinderer_animal:{hinderer} went out, and in, and out, and they could not shut it behind anybody.} # beat
{hinderer_carried:{hinderer} had to be said goodbye to as well, and that took so long that the tooth sat down for it.} # beat
They waited.
{is_wished_person:“Remember me to {wished_person},” said the tooth.} # wished
“It is a little chilly,” said the tooth. {young:So they all went home again, with the tooth in front.|And so they all went in again, with the tooth, as usual, in front.}
-> DONE

=== m1
# shot: behind
# place: street; afternoon; clear
# action: A point surprised; driver look-up curious; heroes wave; friends wave
# things: bus; bus-stop
# people: driver(he)
With some people the gate is not enough. {young:You have to go with them to the bus.|They have to be seen on to the bus.}
So they stood at the stop, and {L} opened wide, so that the tooth should not miss it. The {~nineteen|forty-two} came along. {young:Psssh, went the doors.|It sighed, and knelt down, and opened its doors.}
“Is somebody getting on?” asked the driver.
{L} pointed. “It is thinking,” {L} said, round the finger.
{young:Everybody on the bus looked. The tooth looked at them.|The whole bus looked at the tooth, and the tooth looked at the whole bus. The bus was rather a full one.} “I shall get the next,” it said.
{pausing} # company
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: A yawn sleepy; heroes point at clock; friends yawn
# things: clock; table; chair; teapot
There is another way, and that is hints. {young:You yawn. You say, look at the time.|You do not say go. You say that it is getting late, and you yawn a bit.}
{L} yawned, a very large yawn, and the tooth had the best seat for it.
“You are tired,” it said. “I shall not stay a minute.” And the tooth crossed its {~legs|feet}. {young:You could feel it sit back.|You could feel it getting comfortable.}
“Goodness,” said {A}, “look at the time.”
“Is it?” said the tooth. {young:“Then I am just in time for tea.”|“In that case it is hardly worth going before tea.”}
“Just the one cup, then,” said the tooth, to be kind. # more
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; afternoon; clear
# action: A eat surprised apple; heroes peek curious; friends point
# things: apple; basket
Then {A} thought of an apple, and {L} bit it. That hurt a bit, and something went {~crick|tock}. {young:The tooth went over on its back. Then it got up, and turned right round.|The tooth went over backwards, and got up, and was seen to be turning round.}
“Has it gone?” {many:asked {B}.|said {A}, as well as you can, with an apple in.}
It had not gone. {young:There it sat, the wrong way about.|It had sat down again, only facing the other way, and for the first time in its life it was looking in.}
“I say,” said the tooth, “you have a tongue! Have you had it long?” ¶ After that there was no stopping it. # spare
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: A peek curious at mirror; heroes hold mirror; friends shout
# things: mirror; tooth; table
The other teeth had been very good about it. {young:They had all said goodbye on Friday.|They had said goodbye to it on Friday, every one of them, and had not expected to have to meet its eye again.}
“Is it still here?” said the ones at the back. {young:They are big, and they do not get out much.|They are large, and live quietly, and hear of things last.}
“We gave it a present,” said the one on the left.
“We sang,” said the one on the right. # spare
{young:Now they all looked the other way, and hummed.|They had nothing left to say to it. They looked straight in front of them, in two rows, and hummed.}
“Sorry,” {L} told them. It came out as {~thorry|shorry}.
“Has it far to go?” asked the smallest of them. # more
-> DONE

=== s3
# shot: behind
# place: garden; dusk; clear
# action: A sit sad on stairs; heroes sit; friends sit calm
# things: stairs; door; flower; moon
By evening the tooth was {young:hanging by one corner. It hurt a bit.|hanging on by one corner, and it hurt a bit, in a small red way.}
{is_wished_thing:“It was {wished_thing} that did it,” said the tooth. “I make no complaint.”} # wished
Nobody likes to have somebody half gone. {L} sat down on the step. # usual
{helper_person:“Perhaps it does not know the way,” said {helper}, and moved up, on the step.} # beat
{helper_animal:{helper} looked up at the tooth, with a face like a question.} # beat
{helper_carried:{helper} was held on to, rather hard, since that leaves your mouth free.} # beat
“Where are you going?” asked {A}. Nobody had asked that.
The tooth did not say anything for a moment. {young:“I do not know,” it said. “I have only ever been here.”|“That is the thing,” it said. “I have no idea. I have only ever been here.”}
“Oh,” said {A}. # usual
“I came in here,” said the tooth, “when there was nobody. {young:There was just milk.”|There was no toast, in those days. It was all milk.”} # spare
-> DONE

=== m4
# shot: wide
# place: garden; dusk; clear
# action: A think happy on stairs; heroes sit laughing; friends look-up
# things: stairs; book; 2 carrots; moon
“You did the first crust,” said {L}, since it was time that somebody said so.
“I did,” said the tooth.
“You did the corner of the {~library book|bath duck}. You did the {young:man’s thumb.”|thumb of that man who said, let us see, then.”} ¶ “We do not talk about the thumb,” said the tooth.
“You did all the carrots,” said {L}. {young:“And the zip, when it got stuck. We were not to do the zip.”|“And the zip, when my hands were full. We were not supposed to do the zip.”}
“No,” said the tooth. “It was a good zip.” And it leaned back, and looked at the {~sky|evening}, and said nothing at all about going.
“Thank you,” said {A}. # more
-> DONE

=== s4
# shot: close
# place: bathroom; dusk; clear
# action: A hold surprised tooth; heroes clap happy; friends clap
# things: cloth; tooth; basin; mirror
Then it was time to wash. {L} put a tongue round behind the tooth, to see what was keeping it.
{young:Something was there, little, and hard.|Right down at the bottom was something small, and hard, and new.}
“There is somebody down here,” said {L}. “I think they have come about your place. They are being polite.”
The tooth sat up. “Somebody is waiting?” it said. “On the stairs? All this time? {young:Why did you not say?”|You do not keep people on the stairs!”}
“Thank you for coming,” said {L}. # usual
“Well,” said the tooth. It did not say that it must be going. It went.
That hurt as much as a {~pinch|nip}, and then it was over. {not short:There was a bit of red on the flannel, and a taste like a spoon.}
There lay the tooth, on the flannel. It was much smaller than it had felt, and everybody had to come and see. # usual
-> DONE

=== l3
# shot: behind
# place: bathroom; night; clear
# action: A shout laughing at mirror; heroes stand laughing; friends peek
# things: mirror; basin; tap
The gap was as big as a {~barn|hall}. The tongue went in to look. Out it came. In it went again.
Water ran through it. Air ran through it. A song ran through it, and got wet. # spare
The air was cold in there, and very clean. # more
“Say six,” said everybody.
“Thickth,” said {L}. The word was new, and soft.
The teeth next door moved up a bit. Then they moved back. It was not their place. # more
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: A tuck-in calm tooth; heroes look-up; friends sit
# things: tooth in cup; cup on table; table; wool
The tooth had an egg cup to itself. It had a bit of wool to lie on.
“Will you be all right?” asked {A}.
It did look all right. It looked like {~a pearl|a grain of rice} with its feet up.
So it went where a tooth goes, the first night, with its one glove. What it does after that is its own affair. # spare
It had said such a lot. Now it said nothing. It had gone, and it was good at it. # spare
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes tiptoe sleepy
# things: toast on table; table; gate; bus; leaf
Down in the kitchen lay a crust. It had one bite out of it, and a mark in the bite.
The gate was shut. The {~leaf|cat} had come home.
One chair stood out a bit. Somebody had just got up from it. # more
The last bus went by. It slowed down at the stop, in case. Then it went on. # spare
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends wave
# things: tooth in cup; cup; door; sock
The tongue went to look, one last time. There was the place. Nobody sat in it.
{resting}
{dream} # spare
But down at the bottom somebody had heard. They would come up. Not tonight. They were still finding their shoes. # usual
It was nearly dark. The day stood in the door, with its light on.
“Well,” said the day, “I must be going.”
It looked back. It had left a sock, and a {~cup|shoe}. It had been so nice. # spare
“Thank you for coming,” said {L}.
“Well,” said the day.
And it went.
Goodnight, {H}. Goodnight, tooth. Goodnight.
-> DONE

=== next_night
The new tooth was not up yet, but it had started on the stairs. {A} could feel it, with a tongue: there was one corner, like the corner of a hat.
“Do come up,” said {A}, as well as you can with a tongue in the way.
“I was told there was a place,” it called. “Is it true about apples?” ¶ It was true. There was a bit of quiet down there, while it thought about that.
“I will just see to the other shoe,” it said.
-> DONE

=== next_bedtime
Down at the bottom, somebody was doing up a shoe. It took two loops.
-> DONE
