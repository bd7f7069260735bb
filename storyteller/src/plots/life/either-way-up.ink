# tells: entries(story|together|everything was upside down|everything was the wrong way round|everything went backwards|everything was backwards|everything was back to front|the whole day went backwards|the whole town walked backwards|everybody walked backwards|everyone walked backwards|came out backwards|was the wrong way round|gravity stopped|gravity went off|there was no gravity|rained upwards|rained up|walked on the ceiling|were the teachers|children were the parents|kids were the parents|children were the grown-ups|kids were the grown-ups|took the people for walks|took their people for walks|the people were in the cages|put in charge of the weather|in charge of the weather|to the wrong floor|colours got mixed up|colours were mixed up|was opposite day|opposite day|meant no|night in the day)
# happens: wrong-way
# wants: child
# kind class: teacher|teachers|headteacher|the pupils
# kind home: are the parents|were the parents|are the grown-ups|were the grown-ups|are the grownups|are the mums and dads|the parents have|the grown-ups have|the grown ups have|the mums and dads have|tell the grown-ups|tell their parents|children are in charge|kids are in charge|the parents are the|the grown-ups are the|the parents were the|the grown-ups were the
# kind beast: take the people|takes the people|take people|take their people|took the people|walk the people|walk people|walk their owners|take their owners|in the cages|in cages|people as pets|animals are in charge|pets are in charge|dogs are in charge|cats are in charge|animals are the|dogs are the|cats are the|people are the
# kind words: every word|all his words|all her words|words come out|word comes out|words came out|talks backwards|talk backwards|talked backwards|speaks backwards|speak backwards|spoke backwards|talking backwards
# kind walk: walks backwards|walk backwards|walking backwards|walked backwards|going backwards|goes backwards down|run backwards|runs backwards|drive backwards|drives backwards
# kind weather: weather
# kind lift: lift|elevator
# kind colour: colour*|color*
# kind time: night in the day|night is day|day is night|day and night|night and day|dark in the day|dark all day|breakfast at night|breakfast at bedtime|breakfast in the evening|bedtime in the morning|supper in the morning|sun comes up at night|moon comes out in the day
# kind no: opposite*|no means yes|yes means no
# kind back: backward*|back to front|in reverse|inside out|last first|pudding first
# kind rain: rains up|rained up|raining up|rain goes up|rain goes upwards|rain fell up|rain falls up|rain went up
# kind up: gravity|float*|ceiling|upside down|upside-down|upwards|fall up|falls up|falling up|fell up|on its head|on their heads
# ages: 3-10
# holds: dark(kind)

=== title
{~Either Way Up|One of Us Is the Wrong Way Round}
-> DONE

=== s1
# shot: wide
# place: street; day; clear
# place for up, no, words, home: kitchen; day; clear
# place for class: school; day; clear
# place for lift: hallway; day; clear
# place for time: kitchen; night; stars
# action: L stand surprised; heroes stand surprised; friends stand surprised
# things: e1 right
# things for up: e1 right; shoe over L
{~You get up in the morning, and you think that you know which way round things are. {H} thought so, too.|Up to then it had all been the way it was, and {H} had never had to look twice.|{H} had put on both socks, and everything that goes over the socks. It was a day like any other as far as the knees.}
{entry_1}
{entry_1_seen} # usual
{
- is_class:
By the board stood somebody no taller than {L}, with chalk. {young:On the mat lay somebody with a beard.|On the mat lay somebody with a beard, with both eyes shut, who could not get off to sleep.}
- is_home:
“Have you washed your hands?” somebody asked. {young:It was {L} who asked it.|It was {L} who asked it, and it was asked of somebody a good deal taller, who looked at both of them and went.}
- is_beast:
Somebody was told to sit, and sat. {young:It was not who you think.|It was not the one that you would think, and it was the other one who gave out the biscuit.}
- is_rain:
The drops let go of the grass, one by one. {young:Then they were off.|They let go, and shook themselves, and were off, and each had a bit of lawn in it.}
- is_words:
It began with “Good morning”. {young:It came out as “Gninrom doog”.|What came out was “Gninrom doog”, and nobody knew whether to say thank you for it.}
- is_walk:
Down the road came a lot of backs. {young:They came nearer and nearer.|They came nearer and nearer, with their elbows out, and said “Good morning” when they had gone by.}
- is_weather:
Number one wanted sun. {young:Number two wanted wind.|Number two wanted a bit of wind, for a kite. Number three had only that minute put the washing out, and wanted nothing at all.}
- is_lift:
Somebody with a pram had pressed three, {young:and was looking at the cellar.|and had just come out in the cellar, and was looking at the pipes.}
- is_colour:
{L} looked at a banana for a long time. {young:It was a very good banana.|It was a very good banana, and of the right length, and nobody was going to eat it.}
- is_time:
The birds sat about in the dark. {young:They did not like to begin.|They had got up at the right time, and now none of them liked to begin.}
- is_no:
“Come in,” they said, {young:and shut the door.|and shut the door, and then they all stood there and waited for {L} to take a coat off, or put one on.}
- is_back:
What comes last had come first. {young:What comes first had to wait.|What comes first had to wait, and stood at the back, and did not look pleased.}
- is_up:
A sock went by, on its way up. {young:It did not look back.|It was in no hurry, and turned over once, to see how the room looked from there.}
- else:
Nobody else seemed to mind. {young:They just did it.|That was the odd thing. They just got on with it, as if it had never been otherwise.}
}
{
- is_weather:
They were all quite right. {young:That was the trouble.|Each of them was quite right, if you listened to that one alone, and that was the worst of it.}
- is_lift:
It was always the wrong one. {young:The lift did not think so.|It was always the wrong one, and the door opened as if it had brought you a present.}
- else:
{young:All of it was wrong, and so nothing looked wrong.|It is not easy to see what is wrong when it is all of it. There is nothing to hold it up against.}
}
“One of us is the wrong way round,” said {L}, to all of it.
{L} looked down. {young:There were two feet.|There were two feet down there, at the end of two legs, with the toes in front.} “It is not me,” said {L}. # usual
-> DONE

=== m1
# aside
# shot: close
# place: hallway; day; clear
# place for time: hallway; night; stars
# action: L stand curious; heroes stand curious; friends stand
# things: e1 right; mirror; hat on L.head
It is best to make certain. {young:So {L} went from top to bottom.|So {L} began at the top, as you do with a list, and went all the way down.}
There was a head, and hair on it. {young:The nose was in front.|There was a nose, and it was in front, and pointed where {L} was going.} There was one ear on this side, and one ear on that.
The buttons were down the middle. {young:There were four.|There were four of them, and each was in a hole, and at the bottom no hole was left over.}
Then came the knees. {young:They bent.|They bent, and they bent to the back, and it took some thinking whether that had always been so.}
“It is all there,” said {L}. {young:“And it is the right way round.”|“And I am the same way round as yesterday. So it must be all the rest.”} # spare
The feet were counted once more. There were still two, a left one and a right one, in that order. # more
Behind there was nothing to be seen, but there never had been. # more
-> DONE

=== s2
# shot: two
# place: street; day; clear
# place for up, no, words, home: kitchen; day; clear
# place for class: school; day; clear
# place for lift: hallway; day; clear
# place for time: kitchen; night; stars
# action: L point worried; heroes stand; friends stand
# things: e1 right; e2 left
{is_entry_2:{entry_2}}
{joining}
{is_loved:{L} thought of {loved}, since that at least would still be the right way round.|{musing}} # personal
So {L} began to put it right, {young:a bit at a time.|a bit at a time, as you tidy a room.}
{
- is_class:
{L} told one of them on the mat that it was all right to get up. {young:“But we must not,” said the teacher.|“I have not been asleep yet,” said the teacher, “and I was only asked to do the one thing.”}
- is_home:
“But you are the grown-up,” {L} told the tallest. {young:“I am not,” said the tallest.|“I am only forty,” said the tallest, “and it was not me, and it is not fair.”}
- is_beast:
{L} told one of them to sit, kindly but clearly. {young:It gave {L} a biscuit.|It looked at {L}’s mouth, to see how that was done, and gave {L} a biscuit for it.}
- is_rain:
{L} put up an umbrella. {young:It stayed dry on the top.|It was a good one, and the top of it stayed perfectly dry, and all that was under it got wet, up to the chin.}
- is_words:
{L} said it all again, slowly, and began at the front. {young:It came out of the back.|It went in at the front, quite straight, and it came out of the back.}
- is_walk:
{L} took one by the shoulders, and turned that one round. {young:Off it went, backwards, the other way.|Then there was a face to talk to. But only for a moment, since it was going off backwards in the other direction.}
- is_weather:
{L} did the sun for number one. {young:“Oh no!” said number two.|At once there was a knock, and it was number two, with a limp kite, and behind number two stood number three, to say what sun does to a red towel.}
- is_lift:
{L} pressed four. {young:It went to two.|It thought about that, and hummed, and went to two, where somebody had been waiting since Tuesday to go to six.}
- is_colour:
{L} washed a bit of it with soap. {young:It came up very clean.|It came up very clean, and shone, and was exactly as wrong as before.}
- is_time:
{L} turned on all the lamps, and called it the other thing. {young:The clock did not.|The lamps were quite ready to believe it. The clock was not.}
- is_no:
“No, thank you,” said {L}, {young:and was given one more.|and was given one more, and when {L} said it louder there were two.}
- is_back:
{L} took hold of the first bit, and put it first. {young:It went to the back again.|It stood there for about as long as you can hold your breath, and then it said “After you”, and was at the back again.}
- is_up:
{L} took a shoe, and put it on the floor. {young:Up it went.|It stood on the floor for as long as there was a hand on it. Then it went up, like a cork.}
- else:
{L} took hold of the nearest bit, and put it right. {young:It went back.|It was right for as long as it was held, and no longer.}
}
{L} tried it three times. {young:It was no good.|The third time it was done with the tongue out, and that made no difference, either.} # usual
{hinderer_person:“I think it is rather nice,” said {hinderer}, who had got used to it already, and was no help.} # beat
{hinderer_animal:{hinderer} went round three times, lay down, found that it was the wrong way round, and went round three times the other way.} # beat
{hinderer_carried:{hinderer} was under one arm, head down, and nobody could have said whether that was right or wrong now.} # beat
“One of us,” said {L}, “is the wrong way round.” # usual
-> DONE

=== l1
# aside
# shot: above
# place: hallway; day; clear
# place for time: hallway; night; stars
# action: L kneel curious at box; heroes kneel; friends stand
# things: box; e1 right
There was a box in the way. {young:It had letters on it.|It was a big one, and it had letters on all four sides, so as to be quite clear.}
“This Way Up”, it said, and there was an arrow. {young:The arrow pointed down.|The arrow pointed at the floor, and it was a good firm arrow, which had been sure of itself for years.}
{L} turned the box over. {young:Now the arrow pointed up.|Now the arrow pointed up, but the letters stood on their heads.} Something inside went bump.
“Was that right?” {L} asked it. ¶ {young:It went bump.|It went bump once more, further over, and that could mean either.}
In the end the box was laid on its side. {young:Then the arrow pointed at {L}.|Like that it was nobody’s fault, and the arrow pointed at {L}.} # usual
Whatever was in it turned over once, and seemed to go to sleep. # more
{L} had a look for the side with a lid. There was a lid on top, and there was a lid below. # more
-> DONE

=== m2
# aside
# shot: two
# place: street; afternoon; clear
# place for time: street; night; stars
# place for class: school; day; clear
# place for home: kitchen; day; clear
# place for words: kitchen; day; clear
# place for lift: hallway; day; clear
# action: L look-up curious; heroes look-up; friends stand
# action for class: L kneel curious; heroes kneel; friends stand
# action for home: L crouch calm at table; heroes crouch; friends stand
# action for beast: L look-up curious; heroes look-up; friends stand
# action for words: L point happy at butter; heroes sit; friends sit
# action for weather: L read curious letter; heroes stand; friends stand
# action for lift: L look-up curious; heroes look-up; friends stand
# action for time: L stand curious; heroes stand; friends stand
# action for colour: L look-up curious; heroes look-up; friends stand; magpie sit on fence
# things: leaf; e1 right
# things for class: mat; sock; 2 shoe
# things for home: table; chair
# things for beast: e1 right
# things for words: table; butter on table; cup on table
# things for weather: letter in L.hand; stone; e1 right
# things for lift: bread; e1 right
# things for time: torch; card; gate
# things for colour: fence
{
- is_class:
“How do they do it?” one of those on the mat whispered to the next. {young:“Lie down, and no talking!”|“In the middle of the day, flat on your back, with no talking, and your shoes in a row!”}
“You are talking,” said {L}. ¶ Both of them shut their eyes, {young:very tight.|so tight that it went right down to the chin.}
One sock was half off, and it was a long one. {young:“That was not me,” said the beard.|“It was like that when I came,” said the beard, without opening anything.}
{L} put the sock back on. {young:It took two hands.|It was a large foot, and took both hands, and the toes were no help.} # spare
Soon one of them was really asleep. {young:It was loud.|You could tell, for nobody can pretend to snore like that, and all the small ones wrote it down.}
- is_home:
Somebody tall sat under the table, and would not come out. {young:“Five more minutes!”|“Five more minutes,” said the one under the table, with both arms round a leg of it.}
{L} knew that one from the other side. {young:{L} knew what you say.|{L} had said it yesterday, from the same place, and remembered very well what you are told then.}
“No,” said {L}. {young:It is hard not to laugh.|It is quite easy to say. What is hard is to look like it afterwards, and not to laugh before the door is shut.}
“Four?” said the table. ¶ {young:“Three,” said {L}.|“Three,” said {L}, and was surprised at how quickly that had come.}
So they both waited for three minutes, and both of them found it long. # spare
- is_beast:
“Is yours friendly?” somebody asked, {young:over {L}’s head.|high up, over {L}’s head, in the voice that is used for that.}
“Only a bit shy,” said the other. {young:“It is the hats.”|“Never any trouble. It is only hats. One hat, and I can’t do a thing.”}
They both looked down at what they had brought. {young:It looked at its feet.|It was looking at its feet, and somebody else’s had been put beside them, and they were getting on quite well.}
“And whose is that one?” They meant {L}. {young:Nobody knew.|Both of them looked round, to see who was holding it.}
“It has a nice face,” they agreed, and moved on, with a small tug. # spare
- is_words:
There are some words that are all right. {young:{L} said “Mum”. It came out as “Mum”.|{L} found that out by accident. “Mum” went in, and turned over, and it came out as “Mum”.}
It worked with “pop”. {young:It worked with “noon”.|It worked with “noon”, and with “toot”, and there was a girl called Anna who could be spoken to all day.}
So {L} kept to those. {young:“Mum. Pop. Toot. Wow.”|You can get through most of a breakfast with nothing but “Mum”, “pop” and “wow”, if you look at the right thing.}
“Toot,” said {L}, at the butter, {young:and got the butter.|and was passed the butter, and after that the jam, which had only been standing near.}
After that there was a good deal of “Wow”. # spare
- is_weather:
There was a letter as well. {young:It was from number eleven.|It was from number eleven, where they never ask for anything, and was written on the back of a seed packet.}
“Nothing special, please,” it said. {young:“Like last Thursday.”|“A day like last Thursday would do, if there is one left.”}
{L} thought about last Thursday. {young:There had been no weather.|It must have had some weather. But nobody had held on to anything, and nobody had said “Phew”.}
“So it was right,” said {L}. {young:“You do not see it when it is right.”|“When it is right you do not see it at all.”}
The letter was put under a stone, because of number two. # spare
- is_lift:
There was a man in there with a bag of rolls, {young:who lived on five.|who lived on five, and had lived on five for years, and had been there twice this week.}
“On two they have a cat,” he said. {young:“I did not know that.”|“I should never have known that. They keep a chair for me now.”}
“And on seven?” asked {L}. {young:On seven you could hear a drum.|On seven somebody was learning the drum, and had asked him, through the door, to come in and tell them how it was getting on.}
He held on to his rolls. {young:“I miss my slippers,” he said.|“They are all very kind,” he said. “But I do sometimes think about my slippers.”}
{L} was given a roll, in case it took longer. # spare
- is_time:
At the gate was the postman. {young:He had a torch in his mouth.|He had a torch in his mouth, and could not have said whether he was very early or very late.}
“I said good night to an owl,” he said, when he had taken it out. {young:“It said good morning.”|“It said good morning. One of us was being funny.”}
“What have you got?” asked {L}. {young:It was a card.|It was a card with a beach on it, and they shone on it, and it was very bright there.}
“That is somewhere else,” said the postman. {young:He looked at it for some time.|He looked at it a little longer than a postman should, and then put it back under the light of the stars.} # spare
- is_colour:
On the fence sat a magpie. {young:It was as it always is.|It was just as it had always been, and was the only thing in the road that was.}
“How did you do that?” asked {L}. {young:The magpie looked down at its front.|The magpie looked down at its front, and round at its back, to see what there was to be said about it.}
It had a black bit, and it had a white bit. {young:Nothing had got mixed up.|There had been no more than the two to get mixed up, and they had simply changed places.}
On a magpie you cannot tell. {young:It flew off.|It opened one wing, and shut it, like somebody who could say more, and flew off.} # spare
- else:
There was a snail, on the underside of a leaf. {young:It hung head down.|It hung there head down, with its house under it, and was having lunch.}
{L} put a head on one side, and then as far down as that goes. {young:“Are you the right way round?” asked {L}.|“Excuse me,” said {L}, “but are you the right way round, or am I?”}
The snail drew one eye in, and put it out again. {young:It went on eating.|It looked at the leaf, which was there, and at its foot, which was on it, and went on eating.}
It had always done it like that. {young:For a snail, that was up.|Whatever was on the other side of the leaf was no business of a snail’s, and for all it knew, that was where things fell off.}
“So you can get used to it,” said {L}. # spare
A drop came by, and the snail waited, to see which way it would go on. # more
}
{pausing} # company
-> DONE

=== s3
# shot: behind
# place: street; afternoon; clear
# place for up, no, words, home: kitchen; afternoon; clear
# place for class: school; afternoon; clear
# place for lift: hallway; afternoon; clear
# place for time: kitchen; night; stars
# action: L think worried; heroes stand; friends stand
# things: e1 right; e3 left
{is_entry_4:{entry_3}}
{L} shut both eyes, {young:and counted to ten.|and counted to ten, slowly, so as to give everything time to turn back.} It did not help. It had only got further. # usual
So {L} shut them again, and opened the other one first. That was no better. # more
{helper_person:“Stand where I am standing,” said {helper}, who had turned round by accident, and did not turn back.} # beat
{helper_animal:{helper} lay down on its back, with all four legs in the air, and looked quite contented with the way things were.} # beat
{helper_carried:{helper} was put down, and fell over, and was suddenly the only one who fitted in.} # beat
Then {L} saw something. {
- is_class:
Up at the front there was one more chair. {young:It was small. Nobody was on it.|It was a small one, with nobody on it, and everybody who was on the mat was looking at that chair.}
- is_home:
All the tall ones stood about in doors. {young:They all looked at {L}.|They were waiting for somebody to send them through, and they were all looking at {L}.}
- is_beast:
They all went by in twos. {young:Only {L} was one.|Everybody belonged to somebody, and knew which end to be, and the only one whom nobody had brought was {L}.}
- is_rain:
All that likes to be wet was wet. {young:Only {L} was wet in the wrong place.|The leaves had never been so clean underneath, and there was not a drop on top. The only thing that was wet in the wrong place was {L}.}
- is_words:
What came in at the ears was not wrong at all. {young:It only went wrong on the way out.|Everything went in as it should, and sat there the right way round. It only turned over on the way out.}
- is_walk:
None of the backs bumped into each other. {young:They only bumped into {L}.|They went by each other as easily as fish. The only one they bumped into was {L}.}
- is_weather:
There was enough of it, of every sort. {young:It was only over the wrong people.|There was sun, and there was wind, and there was a bit of nothing at all. Only it was over the wrong people.}
- is_lift:
It was never just anywhere. {young:Four was always two.|Whoever pressed four got two, every time, and whoever pressed two got four. You could rely on it, in its way.}
- is_colour:
None of it minded. {young:It all went together.|Put side by side it all went together quite well, and the only thing that did not match was {L}.}
- is_time:
Everybody was yawning at the same time. {young:Only {L} was not.|They had all turned round together, the birds as well, and the only one still standing the old way was {L}.}
- is_no:
The rest of them got just what they wanted. {young:Only {L} did not.|“No,” they said, and had some, and were pleased. The only one with too much of it was {L}.}
- is_back:
It all went quite smoothly, {young:from the end to the beginning.|from the end to the beginning, and the only one who was still waiting for it to start was {L}.}
- is_up:
None of it was upset. {young:The sock was quite happy.|It all hung there as if it had been put there, and the sock had even found the other sock. The only thing that looked odd was {L}.}
- else:
The rest of them got on with it quite well. {young:Only {L} was in the way.|They went by each other as easily as fish, and the only one in the way was {L}.}
}
“Oh,” said {L}. “Then it may be me.”
-> DONE

=== l2
# aside
# shot: close
# place: hallway; afternoon; clear
# place for time: hallway; night; stars
# action: L stand curious; heroes stand; friends sit
# things: jumper; mirror; e1 right
{L} had a jumper on. {young:There is a label in a jumper.|In a jumper there is a label, and the label goes at the back, and it is the only way to tell.}
But you cannot see your own neck. {young:{L} turned round. The neck turned, too.|{L} turned round to look, and the neck turned round as well, and that went on for some time.}
So one hand went up and felt. {young:There it was, under the chin.|It felt all along the collar, past both ears, and found the label under the chin.}
“So it is me,” said {L}. {young:It had been like that since breakfast.|It had been like that since breakfast, in front of everybody, and nobody had liked to say.}
Then the jumper went round, and the arms had to come in, and go out again. # usual
It was no better that way, only tighter at the front. The label came back under the chin. # more
What it said on the label was upside down, from up there. It said that you should wash it inside out. # more
-> DONE

=== s4
# shot: close
# place: street; dusk; clear
# place for up, no, words, home: kitchen; dusk; clear
# place for class: school; afternoon; clear
# place for lift: hallway; dusk; clear
# place for time: kitchen; night; stars
# action: L stand happy; heroes stand happy; friends stand happy
# action for up: L crouch happy; heroes crouch happy; friends stand happy
# things: e1 right; e2; e3; e4
So this time {L} left everything else as it was, and turned {L} round.
{
- is_class:
{L} sat down on the small chair at the front, with folded hands, and waited until it was quiet. ¶ It was quiet at once. Then somebody with a beard put up a hand, and had to go.
- is_home:
“Right,” said {L}, as it is always said, and clapped, once. ¶ And they all went where they ought to be, and said “In a minute”, and it was.
- is_beast:
{L} sat down and looked up, and waited. ¶ It did not take long. Somebody came by, and stopped, and it was said that {L} was a good one, and there was a rub behind one ear.
- is_rain:
{L} turned the umbrella over, and stood in it. ¶ It was dry in there, and as round as a nest. You could hear it coming down, from below.
- is_words:
“Olleh,” said {L}, with some care, beginning at the back. ¶ It turned over on the way out, and it was “Hello”.
- is_walk:
{L} looked the way that {L} had come, and stepped off backwards. ¶ And there were all the faces, side by side, going along with {L}, as friendly as a shelf of plates.
- is_weather:
The weather could stay where it was. It was the people who had to move. {L} put the washing where the wind was, and the kite beside it, and number one on a chair in the sun.
- is_lift:
{L} wanted four. So {L} pressed two, and looked at the floor, and whistled a bit. ¶ It hummed. It went up. It was four.
- is_colour:
{L} put one hand right in. It came out in the wrong colour, like the rest, and from then on it went with everything.
- is_time:
{L} yawned as well, as wide as it goes. “Good night,” said {L}, and “Good morning,” and it was both. Then the first bird began.
- is_no:
“Yes, please,” said {L}. ¶ And all of it was taken away, down to the last crumb, with a bow.
- is_back:
{L} began at the end. It went very well, and you knew all the time how it would turn out.
- is_up:
{L} bent down, until the hair touched the floor, and looked out between two knees. ¶ And there it all was, on its feet. There was not one thing that was upside down.
- else:
{L} turned right round, and did it as they did. From there it was the right way round, all of it.
}
It felt odd for a moment, as when you get off a roundabout. # usual
“It was me,” said {L}. And nobody made anything of it, since it can happen to anybody.
{is_entry_4:{entry_4}|{entry_3}}
{is_weather:There was some of it for everybody, and nobody knocked any more.|{is_lift:The others in there looked at the floor as well, and whistled, and got out where they lived.|It was over just when they had all got used to it. There was a sort of a bump, and everything had been put back.}} # usual
{company() != "":{L} looked at {company()}. They were both the same way round.|{L} looked at both feet once more. The toes were in front.} # usual
-> DONE

=== m3
# aside
# shot: two
# place: bathroom; night; stars
# action: L brush-teeth sleepy; heroes brush-teeth sleepy; friends stand
# things: mirror; basin; toothbrush
At the basin stood somebody with a brush in the other hand.
“One of us is the wrong way round,” said {L}, as well as you can with foam.
The one in the glass said it, too. They looked at each other, and did the top ones. # usual
Neither of them gave way. So they both spat it out, at the same time, to be fair. # usual
The tube was the right way up. It stood on its lid, on its head. # more
“Good night,” they said. It fitted exactly. # more
Both of them turned off the light. # more
-> DONE

=== l3
# aside
# shot: wide
# place: hallway; night; stars
# action: L climb sleepy stairs; heroes climb stairs; friends walk
# things: stairs; slipper left; lamp
The stairs went up. From the top they went down. {L} stood in the middle for a bit, where it was both.
One slipper had its toe to the wall. The other had its toe to the door.
“One of you,” said {L}. But it was late, and they were not asked which. # usual
They could talk about it in the night. # more
On the landing the clock had both hands up. Then it let one of them down a bit. # more
Halfway, there was a sock. It had come down. # spare
-> DONE

=== m4
# aside
# shot: close
# place: bedroom; night; stars
# action: L stand sleepy; heroes stand sleepy; friends sit
# things: pyjamas; bed; lamp
Pyjamas have a front. It is hard to see by night.
{L} put them on, and there was a button at the back. It would be a button at the front, for somebody lying that way.
So they stayed as they were. # usual
One leg was inside out. It had its seam outside, and it did not know. # spare
“We are all a bit,” said {L}. # more
The quilt had a front, too. It was on the back tonight. # more
Under the bed stood two shoes, on their heads. They were drying. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes sleep; friends sleep
# things: box; 2 slipper; moon
The box lay on its side in the dark. Its arrow pointed at nobody.
The moon had come up. There is no This Way Up on it. # usual
It hung there, and it was round. You could have put it in the other way, and nobody would have said a word.
The slippers still had not agreed. # more
On the stair lay a sock. It lay on its back, or else it lay on its front. # more
The house stood on its feet. You could not see them, from there. # more
Something in the box went bump, very softly, and lay the other way. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; window
{H} lay in bed.
{resting}
{keepsake}
{dream} # spare
The head was at the one end. The feet were at the other. {L} felt for them, to be certain. # usual
“One of us is the wrong way round,” said {L}, to the pillow. It was cold on this side.
So {L} turned it over. It was cold on that side, too. It was just as soft.
A pillow is all right either way up. So is the dark. You can come in at any end of it.
{L} turned over once. It was the same from there.
A foot looked out, and went in again. # more
Goodnight, {H}.{company() != "": Goodnight, {company()}.}
Goodnight.
-> DONE

=== next_night
In the morning {H} woke up with one foot on the pillow, and the pillow was at the other end of the bed. Somebody had turned round. ¶ Out on the landing stood a box. It had an arrow on it, which pointed at the door of the room, and under the arrow somebody had written in pencil: “This Way.” It did not say up.
-> DONE

=== next_bedtime
The slippers stood side by side. They had both been turned round, so as to be fair.
-> DONE

=== function company
{
- is_being_1 and not being_1_many:
~ return being_1
}
~ return ""
