# about: play(kite&!flew off&!flew away&!blew away&!blew off&!got away&!escaped); outing(kite); new-clothes(kite); birthday(kite); story-about(kite); with-character(kite); learned(kite); learning(kite); trying-again(kite); frustrated(kite); made-something(kite); weather(kite); thing(kite)
# also: happy; too-excited; outing; play; weather; frustrated; trying-again; proud; birthday; person; place; patience; sad; angry; new-clothes
# wants: child
# role grownup: elder, parent = the grown-up with the flask
# kind beach: beach|sea|seaside|sand|coast|dunes
# kind nofly: wouldn't|wouldnt|would not|couldn't|couldnt|didn't|didnt|won't|wont|kept falling|crash*|never
# names: Mrs Wragg | Mrs Bewick | Mrs Stott
# ages: 3-9
# holds: wind(kind), dark(kind), bird(kind)

=== title
{~Three Socks and a Mitten|Something to Hold It Down}
-> DONE

=== s1
# shot: wide
# place: hill; day; breeze
# place for beach: seaside; day; breeze
# action: L run worried; heroes run; grownup point up; friends stand
# things: kite; bag; cloud
{~“Now!” called {grownup}. {H} ran, {young:and the kite came along behind, on its nose.|and the kite came along behind on its nose, like a dog who does not care for walks.}|Up went the kite, and round, and down on its nose, {young:and {H} went to pick it up once more.|and {H} went to pick it up, for the {~fifth|sixth} time.}|The kite lay on the ground, with its nose in it, {young:and {H} looked at it from all sides.|and {H} stood round it and had no more ideas.}}
{
- is_nofly:
It had been the same before, {young:and they had carried it home under one arm.|and then it had been carried home, and had looked quite pleased to be so.} # usual
- is_beach:
There was a good wind. It had come all the way over the sea, {young:and it blew the hats off.|and had not had a thing to do until now.} # usual
- else:
There was a good wind. {young:It blew the hats off.|It had the grass lying flat, and everybody’s hood up.} # usual
}
The kite did that every time. {young:Up, and round and round and round, and bump.|It went up, turned round and round like something in a drain, and came down, bump.} # usual
{L} wanted the kite to stay up, {young:as high as a bird, and quite still.|as high as the birds, and to stop there, and be still.}
-> DONE

=== s2
# shot: two
# place: hill; day; breeze
# place for beach: seaside; day; breeze
# action: L throw cross kite; heroes reach-up; grownup look-up; friends look-up
# things: bag; themed on bag
{joining}
{L} ran faster, and the kite came down faster. {young:{L} ran the other way, and the kite went round the other way.|{L} ran the other way, and the kite spun the other way, and came down on its other ear.}
{grownup} held the kite up on two fingers, and let go of it there. {young:That only made the bump bigger.|That only gave the bump further to come.} # usual
{hinderer_person:“You have to do it like this,” said {hinderer}, and was in the string up to the knees.} # beat
{hinderer_animal:{hinderer} fetched it by one corner whenever it was down, and each time it was a bit wetter.} # beat
{hinderer_carried:{hinderer} was sat on the string, so that it should not blow about, and had to be got out of it afterwards.} # beat
{themed_a} was put on top of the bag, to stop that from flying. # personal
“It is broken,” said {L}. {young:¶ They looked. The kite had two sticks and a string, and no hole.|¶ {grownup} looked. The kite had two sticks, one string, and no hole anywhere. “It has got all its things,” said {grownup}.}
“Perhaps it does not like it up there,” said {L}. ¶ “It would be an odd thing to be, then,” said {grownup}. # more
-> DONE

=== m1
# aside
# shot: above
# place: hill; day; breeze
# place for beach: seaside; day; breeze
# action: A lie-back curious; heroes lie-back; bird fly; grownup lie-back; friends sit
# things: cloud; kite; bag
So for a bit they lay down flat, to look at the wind. {young:You cannot see it. But there was a bird in it.|It cannot be seen, but there was a bird up there that stood on it.}
It did not flap. {young:It just hung there.|It hung in one place, as if somebody had put it down and would be back for it.}
“How does it do that?” asked {A}. {young:¶ “Look at its tail,” said {grownup}.|¶ “Watch the tail,” said {grownup}. It was spread out, and it gave a twist to the left, and a twist to the right, and that was all the work that was done.}
{A} had no tail to try it with. {A} looked at the kite. # more
{pausing} # company
The bird looked down at the kite, too, and then it went a little further off. # more
-> DONE

=== l1
# aside
# shot: two
# place: hill; day; breeze
# place for beach: seaside; day; breeze
# action: wragg sit-on-chair calm; A stand curious; heroes stand; grownup wave; friends stand
# things: deckchair; kite over wragg; apple in wragg.hand; bag
# people: wragg=neighbour(old, she, straw hat)
Not far off sat Mrs Wragg, who lives over the bakery. {young:She had a kite up. It stood quite still.|She had a kite up, as high as a church, and it stood there like a picture on a wall.} The string was tied to her deckchair, and she ate an apple.
“How do you do it?” asked {A}. {young:¶ “I sit,” said Mrs Wragg.|¶ “I do not do it,” said Mrs Wragg. “I am only what it is tied to.”}
{A} sat down as well, {young:with the kite, and waited. It did not go up.|and held the string, and tried to be only that. The kite lay there on its face.}
“You will want the wind in front of you, and something behind,” said Mrs Wragg. {young:But she did not say what.|But what it was she did not say, as she had come to the pips.}
Her chair gave a hop, and she told it to sit. # more
From time to time she gave the string a pat, like the neck of a horse. # more
-> DONE

=== s3
# shot: close
# place: hill; afternoon; breeze
# place for beach: seaside; afternoon; breeze
# action: L sit curious; heroes kneel curious; grownup kneel; friends sit
# things: kite; sock in L.hand; boot
{L} sat down next to the kite, {young:and looked at it for a long time.|and was cross with it, and looked at it from behind.}
There was the tail. It was a bit of string with one bow on, {young:and all the other bows had come off.|where there had once been five.} It weighed nothing at all.
“It has nothing to hold it down,” said {L}. ¶ “I should have thought that was the idea,” said {grownup}. # usual
“But it goes round and round. {young:It does not know which end is its feet.”|It does not know which end of it is the feet.”}
{helper_person:“Have mine,” said {helper}, before anybody had asked, and sat down, and pulled.} # beat
{helper_animal:{helper} lay down on the end of the string, and after that the tail kept still to be tied.} # beat
{helper_carried:{helper} was laid across the kite, and kept it flat while the knot was made.} # beat
And {L} took off a boot, and then a sock, and tied the sock to the tail.
Up went the kite. It went round once, {young:and not so fast, and it came down on its feet.|as if it had just thought of something, and came down slowly, on the sock.} “One more,” said {L}.
-> DONE

=== m2
# aside
# shot: behind
# place: hill; afternoon; breeze
# place for beach: seaside; afternoon; breeze
# action: A hold happy sock; heroes hold sock; grownup lift boot; friends sit
# things: sock; boot; kite; bag
The next one was a grey sock of {grownup_s}. {young:It had a hole, and a toe had been in it.|It had a hole, so that the wind could go through, which was felt to be modern.}
With two, the kite wagged. {young:With three, it only leaned.|With three it leaned to one side, as people do on a bus.} “It wants a bit on the left,” said {A}.
They tried a hat, {young:and that was too much. It sat down.|but a hat was too much, and the kite sat down in a bush like somebody’s aunt.} # more
{pausing} # company
“A mitten,” said {A}. {young:They had one mitten.|There is always one mitten in a coat that has been through the winter, and never the other.}
It was tied on by its thumb. # more
-> DONE

=== l2
# aside
# shot: two
# place: hill; afternoon; breeze
# place for beach: seaside; afternoon; breeze
# action: man stand curious; A point proud at kite; heroes look-up; grownup stand; friends stand
# things: kite; sock; stick in man.hand
# people: man(old, he, cap)
A man came by with a stick, and stopped, and looked up. {young:“Is that your washing?” he asked.|He looked for some time, as people do who want to be quite sure. “Is that your washing?” he asked.}
“It is a tail,” said {A}. {young:“There are three socks in it.”|“There are three socks in it, and it still wants something.”}
The man thought about that. {young:“I only have two on,” he said.|“I have only the two,” he said, “and it is a long way home.”} He looked down at them, and he was sorry.
“Would a glove do?” But he could not find it. # more
He walked on, and turned round three times, and the third time he lifted his cap to it. # more
-> DONE

=== s4
# shot: wide
# place: hill; afternoon; breeze
# place for beach: seaside; afternoon; breeze
# action: L reach-up proud; heroes look-up happy; grownup stand laughing; friends look-up happy
# things: kite over L; cloud; bag
{short:Another sock came off, and then another. }It took three socks and one mitten. {young:Then up went the kite, and it did not go round.|Then the kite went up like a lift, and did not turn to look at anything.}
It went past the hedge, and past the birds. {L} let the string run, {young:on and on, until there was no more.|turn after turn, until the stick was bare.} There it stood, and was still, with all those feet hanging down.
It pulled. {young:It pulled like a dog that has seen a cat.|It pulled like somebody who has seen something on the other side of the hill, and cannot tell you what.} The string hummed. # usual
{is_wished_place:“You could see {wished_place} from there,” said {L}. “If you were a sock.”} # wished
“What is it like?” asked {grownup}, who stood there with one bare ankle.
“It wants to go,” said {L}. “And it is glad that I have got it.”
{many:Then {B} had a turn, and the others, and it pulled all of them.|They stayed until the flask was empty, and {grownup} had a turn, and was pulled up on tiptoe.} # usual
-> DONE

=== m4
# shot: two
# place: lane; dusk; clear
# action: L carry happy kite; heroes walk; grownup carry bag; friends walk
# things: kite in L.hand; hedge; bag
They wound in the string. The kite did not want to come. Then it came, one step and one step, like somebody who is called in for bed.
Down on the grass it lay quite flat. It had been a long time on its feet. # spare
The walk home was cold in one boot. In the other it was warm. # spare
“I have a stone in mine,” said {grownup}. “I shall let it ride.” # more
The mitten hung by its thumb. It was the last in the line. # more
The tail came along behind, over the lane, and said nothing. # more
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: L wash calm; heroes wash; grownup hold towel; friends stand
# things: bath; basin; towel; soap
One foot was pink, and one was white. They had not had the same day.
They went in the bath, side by side. Soon they were both pink. # spare
The socks had a wash in the basin. They were full of wind. # spare
They were hung on the line over the bath, by the toes. They did not fly. # more
The mitten was by itself. It is used to that. # more
The plug was pulled, and the water went round, and down. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: L lie-awake sleepy; heroes lie-awake; grownup stand; friends sit
# things: kite; bed; lamp; pillow
The kite hung on the back of the door. It had its own tail, the one bow.
“It will need some of its own,” said {grownup}. “I want mine back.”
“It can have the grey one,” said {L}. “That has a hole.” # spare
“That is the one I meant,” said {grownup}. # more
In the draught from the door it gave one nod, and hung still. # more
-> DONE

=== l4
# shot: object
# place: hill; night; stars
# place for beach: seaside; night; stars
# action: heroes look-up sleepy
# things: moon; cloud; 3 stars
Out there it was dark, and the wind still went by, over the grass.
It had all of it to itself. It had no one to hold. # spare
The moon was up, and it stood quite still. No one had seen what it is tied to. # spare
A bird slept in the hedge, with its tail out of the wind. # more
Over the bakery, a light went out. # more
The wind lay down. It had been on its feet all day.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup tuck-in L; friends sit
# things: bed; quilt; kite; moon
In bed, the room still went round a bit. # usual
{resting}
{dream} # spare
“Have you got something to hold you down?” asked {grownup}.
The quilt was put on. A cushion was put on the feet. # usual
“A bit more on the left,” said {L}. # usual
Then the bed was right. It did not go round.
It went up. It did not turn to look.
The string ran out, and ran out. It was long.
{L} was up there, as high as the birds, and still.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a sock on the fence in the morning that was nobody’s. It was brown and very long, and had a card pinned to it. “I could not get it out of my head,” wrote the man with the stick. “So I went home and looked, and there were three in the drawer. Two I need.”
{H} hung it on the line with the others. When the wind got up, it did a little more than they did, as if it had waited for years.
-> DONE

=== next_bedtime
The brown sock hung by the window. It had had a good day.
-> DONE
