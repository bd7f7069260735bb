# about: funny(bum|fart|trump|parp|burp|belch|bottom|botty|wind|guff|windy|toilet humour|silly noise|rude); story-about(bum|fart|burp|bottom|trump|pump); funny(pump)
# also: happy; bored; too-excited; story-about
# kind burp: burp*|belch*
# names: Great-Aunt Hester | Great-Aunt Winifred | Great-Aunt Maud
# wants: child
# role grownup: parent = the grown-up with the teapot
# ages: 3-10
# holds: dark(kind)

=== title
{~It Was the Chair|Who Did That}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: A look-up surprised; heroes sit-on-chair surprised; woman sit-on-chair calm; grownup pour teapot; friends sit-on-chair
# things: table; teapot; cake on table; 4 cup on table
# people: woman(old, hat)
{
- is_burp:
{~Urrp, went something, in the middle of tea with Great-Aunt Hester. {H} looked round. {young:Everybody did.|Everybody looked round, with a fork half-way up.}|It was very quiet at tea. {H} sat up straight, because Great-Aunt Hester had come. And then something went urrp, {young:quite loud.|as round and as brown as a conker.}|There was cake, and {H} had {young:clean hands.|clean hands, both sides.} “More tea, Great-Aunt Hester?” And then something went urrp.}
- else:
{~Parp, went something, in the middle of tea with Great-Aunt Hester. {H} looked round. {young:Everybody did.|Everybody looked round, with a fork half-way up.}|It was very quiet at tea. {H} sat up straight, because Great-Aunt Hester had come. And then something went parp, {young:quite loud.|quite long, and up a bit at the end.}|There was cake, and {H} had {young:clean hands.|clean hands, both sides.} “More tea, Great-Aunt Hester?” And then something went parp.}
}
“It was not me,” said {A}. ¶ “It was not me,” said {grownup}, and went rather pink. {young:It was not anybody.|They went all the way round the table, and it was not anybody.}
Great-Aunt Hester had on a hat with a {~pheasant|cherry} on it, {young:and drank her tea.|and she was so very old and so very straight that nobody even asked her.} # usual
“Then it was the chair,” said {grownup}. {young:“Chairs do that.”|“They do that. It was only the chair.”}
{A} looked at the chair. {young:It was a good chair.|It had stood there for years and had never said a thing.} What {A} wanted was to know.
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: A sit-on-chair curious; heroes push chair; woman sit-on-chair calm; grownup hold teapot; friends listen
# things: table; chair; door; cake on table; themed on chair
So the chair was asked. {A} sat down on it hard, and then softly, and then from the side.
{joining}
Eek, said the chair. {young:That was not it.|It said it each time, and it was a thin sort of sound, like a mouse with a cold.} “Not the chair,” said {A}. # usual
They tried the door. Eeeh, {young:said the door.|said the door, and it was long enough, but it was too high.} They tried the bread bin, which goes bonk. # usual
{themed_a} was sat on, and it did not make a sound. # personal
{hinderer_person:“Was it like this?” asked {hinderer}, and did it on the back of one hand, and then for some time nobody could be asked anything.} # beat
{hinderer_animal:“It was {hinderer},” somebody said, and everybody looked, and {hinderer} got up and left the room, and looked hurt.} # beat
{hinderer_carried:{hinderer} was pressed in the middle, to see, and only breathed out.} # beat
“More cake?” said {grownup}, rather loudly. {young:“What nice weather!”|“And have you had rain, in your part of the world?”} # usual
“It was lower,” said {A}. {young:“It was rounder, too.”|“It was lower than a door, and there was more middle in it.”} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: hallway; afternoon; clear
# action: A listen curious at pipe; heroes listen at pipe; grownup stand; friends listen
# things: pipe; stairs; coat; boot
They went and listened to the house. A house does a good deal, if nobody is talking.
The pipe in the hall went glug. {young:It had had its tea, too.|It is where the bath goes, and it said it twice, with a stop in between.} {A} wrote down glug.
{many:{B} trod on every stair|Then every stair was trodden on}, up to the top. {young:There was a creak, and a crack, and a peep.|There were two creaks, a crack, a peep, and one that said oh.}
“That is very like it,” said {grownup}, {young:of a wet boot, coming off.|of a wet boot, with a foot coming out of it.} It was, too. It was the right length. But boots do not come in to tea.
All of it was put down, in a row, with a line for how long it was. # more
Then they had fourteen noises, and it was not one of them. # more
-> DONE

=== l1
# aside
# shot: wide
# place: street; afternoon; clear
# action: musician play trumpet; A point at musician; heroes listen; grownup stand; friends listen
# things: trumpet; window; house; wall
# people: musician(old)
Next door there is a man with a tuba. They asked him over the {~wall|hedge}.
“At what time was this?” said the man. ¶ “At ten past four,” said {A}. {young:“In the cake.”|“Between the first cake and the second.”}
He had been at his scales. He fetched it, {young:and put his cheeks out, and blew.|and wetted his lips, and filled both cheeks, and did the lowest that it has.}
{young:A cat ran. It was a fine one.|It was a beautiful one. A pigeon fell off the gutter, and a lady across the road said, “Well!”}
“Nearer,” said {A}, “but it was not so gold.” ¶ “Then I cannot help you,” said the man. {young:“But I wish that I had done it.”|“But I should have been glad to have done that one.”}
He thought that it might have been a B flat. It was written down, with the rest. # more
When they had gone in he could be heard trying it for himself, on and off, until supper. # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: A look-up surprised at woman; heroes look-up; woman drink calm cup; grownup stand; friends look-up
# things: table; cup; chair; cake on table
There was nothing for it but to do the whole of tea again. {young:Everybody sat where they had sat before.|Everybody sat down where they had sat, with the same cake, and the same bite out of it.}
“Now,” said {A}, “it went. What did you all do?” ¶ {young:“I looked round,” said {grownup}.|“I looked round,” said {grownup}, and did it, with the teapot.}
{helper_person:“So did I,” said {helper}, “and so did everybody, I should think. You do, when it is not you.”} # beat
{helper_animal:{helper} looked round as well, at the door, just as before, with one ear up.} # beat
{helper_carried:{helper} had been looking that way in any case, and could not be counted.} # beat
They all looked round. {young:They looked left. They looked right.|There were heads going in every direction, like hens.} And {A}, who was in the middle, saw who did not. # usual
Great-Aunt Hester had not turned her head at all. {young:She was looking at her tea.|She was looking straight in front of her, into her tea, and on her hat the {~feathers|leaves} shook, only a very little.}
“You look round to see who it was,” said {A} slowly. {young:“If you do not look, then you know.”|“The only one who would not look is somebody who knows.”} # usual
-> DONE

=== m2
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: A whisper grownup; heroes stand; woman sit-on-chair calm; grownup listen; friends sit
# things: table; teapot; chair; cup
“You cannot ask her,” said {grownup}, behind the door. {young:“She is ninety! She has met a bishop!”|“She is ninety-one, and she has met a bishop.”}
“Did the bishop ever do one?” asked {A}. ¶ {grownup} thought that it was likely.
“Then what did they say?” asked {A}. {young:“The bishop and her?”|“What do you say to a bishop?”} Nobody could tell. It is not in any of the books.
{pausing} # company
So it would have to be done nicely. {A} practised it on the {~fridge|teapot}, {young:with a bow.|with a small bow, and then once more without.}
The noise itself was not to be done. They would all know which was meant. # more
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A give plate at woman; heroes stand; woman sit-on-chair happy; grownup pour teapot; friends sit
# things: table; plate; cake; cup; cushion
First she was given the best of everything. She had the cushion, and the {~blue|gold} cup, and the end with the icing.
“You are very kind,” said Great-Aunt Hester, {young:and ate it all.|and looked at {A} over the cup, with an eye like a robin’s.}
“Are you quite comfortable?” asked {A}. ¶ “Quite,” said Great-Aunt Hester. {young:“I was not, before. But I am now.”|“I was not, at about ten past four, but since then I have been perfectly comfortable.”}
{A} put that down as well, {young:next to the tuba.|under the tuba, with a line under it.}
There are people who can say a thing without moving their hats at all. # more
{grownup} had some more tea, and it went down the wrong way, and was thumped. # more
-> DONE

=== s4
# shot: two
# place: kitchen; dusk; clear
# action: woman sit-on-chair laughing; L bow happy at woman; heroes sit laughing; grownup hold laughing teapot; friends sit laughing
# things: table; hat on woman.head; teapot; cup
{L} went round the table, to the hat, and bowed. {young:“Please,” said {L}, “was it you?”|“Excuse me,” said {L}. “We have asked the chair, and the door, and everybody. Was it you?”}
Nobody breathed. {young:The tap dripped.|{grownup} shut both eyes, and held on to the teapot.} # usual
“It was,” said Great-Aunt Hester. ¶ “Oh!” they all said.
“I am ninety-one,” said Great-Aunt Hester. “I have done that at table since I was {young:as big as you.|rather smaller than you are.} And every time, somebody says that it was the chair.” She put down her cup. {young:“You are the first who asked.”|“You are the first person who has ever been polite enough to ask.”}
“It was a very good one,” said {L}. {young:“It went up at the end.”|“We had a man in, with a tuba, and he could not do it.”} # usual
“I thought so, too,” said Great-Aunt Hester. {young:“Wait. Here is one more.”|“I had nobody to tell. Would you be so good as to listen? For I believe that there is another.”}
{is_burp:Urrp.|Parp.} And nobody said a word about a chair.
-> DONE

=== m4
# shot: wide
# place: hallway; dusk; clear
# action: woman wave happy; A wave happy; heroes wave; grownup hold coat; friends wave
# things: door; coat; hat on woman.head; lamp
After that it was the best tea that there had been. It went on until the lamps were lit.
She told them about the bishop. It had been in a boat, so it had been louder.
“I have enjoyed myself,” said Great-Aunt Hester, in the hall, with her gloves on. “I did not expect to.”
She bowed to the chair, on her way by. It had been blamed a good deal. # more
“Come again,” said {A}. ¶ “I shall have beans,” said Great-Aunt Hester. # more
Then the door was shut. It said eeeh, and that was only the door.
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; grownup hold towel; friends sit
# things: bath; towel; tap
There were some in the bath. They came up by themselves, and went pop.
“Who did that?” said {grownup}. ¶ “I did,” said {A}. It was much the quickest way.
The plug was pulled. The bath said the longest one of the day, and it went down at the end.
“That was the bath,” they all said. And for once it was. # more
Then it was still, and there was a ring round it, and one wet duck. # more
The duck had nothing to say. It had not looked round. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: A lie-back sleepy; heroes lie-back; grownup hold lamp; friends sit
# things: bed; lamp; paper; pillow
The list of noises was put up over the bed. The first was eek, and the last had a hat drawn on it.
“Will there be beans here, too?” said {A}. ¶ “On Friday,” said {grownup}.
The bed went oof, in the middle. It always did, and it had never once been asked.
“Was that you?” said {A} to the bed. It was. # more
It was written down at the end, quite small. Then there was no more room. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes look-up sleepy
# things: street-lamp; house; moon; wall
The road was quiet. You could hear a cat walk.
A long way down it a hat hung on a post. Somebody slept under it, very straight.
There was a small noise. It was under the quilt.
Nobody spoke. Nobody looked round. There was only the moon. That looked straight in front of it.
Next door a tuba stood in a corner, with its mouth open. # more
It was thinking of a B flat. It kept it for the morning. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit; grownup sit
# things: lamp; chair; pillow; quilt
The lamp was low, and it was quiet. # usual
{resting}
{dream} # spare
It was very quiet. You could hear the quilt. # usual
And then there was a noise. It was very small, and warm.
“Who did that?” said {grownup}, by the bed. # usual
Nobody spoke. Nobody looked round.
“It was the chair,” said {L}.
The chair did not mind. It was used to it. # usual
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A letter had come, on thick paper, in thin handwriting. “I did one in the library,” wrote Great-Aunt Hester. “It was between Birds and Boats. A young man looked round at once, so it cannot have been him. I said, ‘That was me,’ and he said, ‘Thank you, madam, I did wonder.’ It is a great saving of time.”
There was a picture of the hat as well. {H} hung it on the back of the kitchen chair, where it would do most good.
-> DONE

=== next_bedtime
The chair was quiet. It had done nothing all day, and everybody knew.
-> DONE
