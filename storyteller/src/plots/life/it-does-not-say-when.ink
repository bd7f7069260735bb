# about: won(star of|certificate&!swim|award&!swim|sticker|pupil of|student of|assembly|headteacher|head teacher|golden|gold star|merit|house point|star at school|star today|behaviour chart|on gold|to gold|rainbow|sunshine); proud(star of|certificate&!swim|award&!swim|sticker|pupil of|assembly|headteacher|golden|merit|house point)
# also: happy; proud; kindness; listening; trying-again; school-day; too-excited; patience; manners; learned; reading-aloud
# wants: child
# role grownup: parent = the grown-up with the teapot
# kind sticker: sticker*
# kind star: star|stars|gold|golden
# ages: 4-9
# needs: seeing
# holds: dark(kind)

=== title
{~It Does Not Say When|For Turning the Handle}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: L hold proud paper; heroes stand happy; grownup hold teapot; friends stand happy
# things: table; fridge; paper in L.hand; satchel
{~Everybody had clapped, and {H} had come home with it. {young:It was {is_sticker:a sticker|{is_star:a star|a certificate}}.|It was {is_sticker:a sticker, round and gold|{is_star:a star, on stiff paper|a certificate, on stiff paper}}.}|“Mind,” said {H} at the kitchen door, {young:“it bends.”|“it must not get bent.”} It was {is_sticker:a sticker|{is_star:a star|a certificate}}, from school.|There was {is_sticker:a sticker|{is_star:a star|a certificate}} on the kitchen table. {H} had brought it home from school, {young:with two hands.|in both hands, and past three puddles.}}
{is_wished_line:“{wished_said},” said {L}, and {grownup} said it after {L}, to hear it again.} # wished
{grownup} was so pleased that the tea went over the cup. “What did you do?” asked {grownup}.
{L} knew what it was for, but not when. {young:“I did not see me do it,” said {L}.|“It does not say when. I never saw myself do it.”}
“I was only there,” said {L}, “the same as always.” # more
“I never had one,” said {grownup}, “but for swimming, and that got wet.” ¶ “Not one?” said {L}. “Then I will give you one. But you have to do something first.”
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: grownup carry proud plate; L write curious paper; heroes look-up; friends sit
# things: table; plate; paper; pencil; themed on shelf; shelf
So {L} took paper and a pencil, and went round behind {grownup}, to see.
{joining}
{musing}
{grownup} carried one plate with both hands, {young:and smiled at the fridge.|and smiled at the fridge, and held the door for a chair.}
{themed_a} was dusted, and put back just as it had been, and that was not written down. # personal
{hinderer_person:“I have done a good thing,” said {hinderer}. “I have not said one word.” So that was over.} # beat
{hinderer_animal:{hinderer} sat down in front of {L}, very straight, and held out a paw to the paper, and got nothing.} # beat
{hinderer_carried:{hinderer} was set down to watch the other side, and was found to have watched the wall.} # beat
“Well?” said {grownup}, with a spoon on each finger. {young:“Is that it?”|“Was any of that worth writing down?”} # usual
“No,” said {L}. “You knew that I was looking.” It does not count if you know.
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: A write happy paper; heroes write; grownup look-up; friends sit
# things: table; kettle; clock; paper; pencil
To keep in practice, {A} began with those who never know. {young:The kettle got one.|The first was for the kettle, which thinks of nothing but water.}
“For Coming Back,” it said, {young:“every time.”|“to the Boil, Every Time, and Saying So.”}
The mat got one, {young:for being stood on.|for being stood on since before {A} was born, and not getting up.}
One was for the clock, {young:for going on.|for going on at night, when nobody asks.} They were stuck on with jam.
“They have gone quiet,” said {A}. {young:“They are shy.”|“I think they did not expect it.”}
The spoons got one to share, and it was put in with them, in the dark. # more
“And the fridge?” asked {grownup}. ¶ “It had the others all over it already,” said {A}. # more
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; afternoon; clear
# action: grownup look-through bag; A think; heroes peek; friends sit
# things: bag; coat; hook; key
“I would like mine for finding things,” said {grownup}. {young:“I am good at that.”|“I have always thought that I was rather good at it.”}
“Then find something,” said {A}. {young:“Find your keys.”|“Find the keys. You had them when you came in.”}
They were not in the bag. {young:They were not in the coat.|They were not in the coat, nor in the other coat, nor in the boots below.}
{grownup} looked in the bread, {young:and it was only bread.|because once they had been in the bread, and nobody has forgotten that.}
They were in {grownup_s} hand. {young:They had been there all the time.|They had been in it from the start, and had been looking as well.}
“I could have one for losing,” said {grownup}. It was thought about, and it was not given. # more
“You did look very hard,” said {A}, and wrote down the time, in case. # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: L peek surprised behind newspaper; grownup pour teapot; heroes peek; friends lie-front
# things: table; cup on table; newspaper; teapot
So {L} got behind the newspaper, with two holes in it, and was not there.
{young:It took a long time.|It has to go on until they have forgotten you, and that takes about as long as potatoes.} # usual
{helper_person:“I do not see anybody at all,” said {helper}, rather loudly, and talked about the weather.} # beat
{helper_animal:{helper} lay down on {L}’s feet, under the paper, so that there should be less to see.} # beat
{helper_carried:{helper} held up the other edge of the paper, and read the bottom line.} # beat
{grownup} hummed, and put a cup on the table for {L}. Then {grownup} gave it a turn with one finger, so that the handle was on {L}’s side.
“There!” said {L}, and came out through the sport. “You turned the handle!” ¶ “Did I?” said {grownup}. {young:“I always do that.”|“I suppose I always do.”}
{young:{L} had never seen it.|So it had been done every evening, and {L} had never once seen it.} # usual
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A write curious; grownup hold coat; heroes point; friends sit
# things: paper; pencil; coat; chair
Now that {A} knew how, there was no end to it. {young:There was another!|You only had to look as if you were looking at something else.}
{grownup} lifted a chair, {young:so that it did not scrape.|in place of pulling it, and the floor said nothing.}
{grownup} held up a coat low down, {young:just where an arm could find the hole.|by the collar, and so low that a short arm could find its hole.}
The last strawberry went on another plate, {young:not on {grownup_s}.|when it might have gone on {grownup_s}, and nobody said a word about it.}
It was all written down, {young:in dots.|in dots, as there was no time for words.}
{pausing} # company
“What are you doing?” asked {grownup}. ¶ “Nothing,” said {A}. It had to be said like that, or it would have stopped. # more
That was seven, between the potatoes and the plums. # more
-> DONE

=== l2
# aside
# shot: above
# place: living-room; dusk; clear
# action: A draw happy star; heroes draw; grownup read newspaper; friends sit
# things: rug; paper; crayon; star; potato
It had to be made properly, with a line all round. {young:The line took ages.|The line alone took two crayons, since it had to have loops in it.}
There was a star in every corner. {young:One had six ends.|One of them had six ends, and that was the one for extra.}
The name came in the middle. {young:It was big.|It was as big as would go, and the last two letters went down the side.}
At the bottom somebody signs it. {young:{A} did it with a potato.|{A} had no stamp, and did it with half a potato and some beetroot.}
It looked just like a real one, {young:only pink.|and it smelt a little of supper.}
{grownup} sat by and read the newspaper through the holes, and saw nothing. # more
“How do you write turning?” asked {A}. ¶ “Turning what?” asked {grownup}. # more
-> DONE

=== s4
# shot: wide
# place: living-room; dusk; clear
# action: L give proud paper at grownup; grownup bow proud; heroes clap happy; friends sit happy
# things: row of 4 chair; paper; star; lamp
Then there was an assembly, with all the chairs. {grownup} had to come up to the front, {young:and shake hands.|and shake hands, and face the other way.}
“For Turning the Handle,” read {L}. “{young:Today, at six.”|Today, at six, and all the other days.”}
Everybody clapped. “But I do not remember doing it,” said {grownup}. ¶ “No,” said {L}. “You don’t, when you do it.”
And then {L} stopped, with one hand in the air. {young:“So that is when!” said {L}.|“So that is when it was,” said {L}. “It was when I did not know.”}
Somebody had been looking, {young:all the same.|all the same, over the top of something.} # usual
There was cake for all who had come, though there was no need for it. # more
-> DONE

=== m4
# shot: behind
# place: bathroom; night; clear
# action: A look-through curious mirror; heroes brush-teeth; grownup hold towel; friends sit
# things: mirror; basin; toothbrush; towel
{A} looked in the mirror, to see if {A} was doing anything. It was only teeth.
{A} looked away. Then {A} looked back, quick. It was still teeth.
“You can’t see it from there,” said {grownup}.
The towel was warm. It had been on the pipe. “That is another one,” said {A}.
“What is?” asked {grownup}. ¶ “Nothing,” said {A}. # more
There was a lot of it about. You could hardly wash for it. # more
The soap was the right way up. {A} looked at it hard. It might have been like that for years. # more
-> DONE

=== l3
# shot: two
# place: kitchen; night; clear
# action: A reach-up; grownup reach-up; heroes stand sleepy; friends sit
# things: fridge; 2 paper; table; lamp
They went down once more, in pyjamas. There had to be two on the fridge.
{is_sticker:The sticker|{is_star:The star|The certificate}} was on the left. {grownup_s} was on the right.
They hung at the same height. It had been measured, with a hand.
“Which is the better one?” asked {grownup}. ¶ “They are the same,” said {A}. “But yours says when.”
The fridge hummed a bit. It may have been proud. # more
They stood and looked. It was cold on the feet. # more
One corner came off. It was put back with a thumb, and held till it stayed. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: A sit sleepy; grownup kneel; heroes sit sleepy; friends sit
# things: bed; pillow; slipper; lamp
“When do you think it was?” asked {A}. “Mine?”
“I was not there,” said {grownup}. “It may have been in the cloakroom. A lot goes on in there.”
{A} thought about the cloakroom. There had been a coat on the floor. It had been hung up.
“I did not do that for anything,” said {A}. “It was on the floor.”
“Just so,” said {grownup}. # more
Two slippers stood by the bed. They had been put with their toes out, for the morning. # more
“Who does that?” asked {A}. Nobody knew. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; cup on table; clock; moon
It was dark in the kitchen, but for the moon. The clock went on. Nobody had asked it to.
A cup stood on the table, for the morning.
The handle was turned. It showed to the window side. There was a chair there.
It was {As} chair.
A spoon lay by it. Somebody had put it on the side of the hand. # more
There was a newspaper in the basket. It had two holes. The moon looked out through them. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sit
# things: bed; pillow; clock; moon
{L} lay down. “Are you looking?” asked {L}. ¶ “No,” said {grownup}, who was looking.
{resting}
{dream} # spare
It was quiet. One eye shut, and then the other one. # usual
{L} was nearly gone. A hand came out. It took the corner of the quilt, and put it over {grownup_s} cold feet.
It did not know that it did it.
It went in again. # usual
{grownup} saw it, and looked at the clock. It was ten past eight.
So that was when.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a third paper on the fridge in the morning, so low that you had to kneel for it. “For the Quilt,” it said. “Last night, at ten past eight.” Then came the name, and it was {A}.
{H} read it twice. “That was not me,” said {A}. “I was asleep.” But it was in ink, with a line all round, and it was true.
-> DONE

=== next_bedtime
“Are you looking?” ¶ “No.” It had to be said, or it did not count.
-> DONE
