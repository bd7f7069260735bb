# about: lost-match(star|award|certificate|prize|medal|trophy|sticker|badge|ribbon|rosette|golden|head teacher|headteacher)
# also: sad; angry; frustrated; school-day; jealousy; losing-well; trying-again
# news: bad
# wants: child
# role grownup: parent = the grown-up at the sink
# kind week: star|certificate|award|assembly|golden|head teacher|headteacher|sticker
# ages: 4-10
# holds: dark(kind)

=== title
{~A Star for the Doorstop|It Will Not Stick}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A sit-on-chair sad; heroes sit-on-chair sad; grownup stand; friends stand
# things: table; satchel; potato on table; bowl
{
- is_week:
{~They had read out the name, and it was not {H}. {young:Everybody clapped, and {H} had to clap as well.|Then one claps, and {H} had clapped, with both hands in the air already for another reason.}|There is a star, and you wear it all week, {young:and it was not for {H}.|and by the end of the assembly it was on somebody who was not {H}.}|“Who got it?” ¶ “Not me,” said {H}, {young:and let go of the bag.|and let the bag find its own way down.}}
{young:{A} had sat up straight the whole week.|{A} had sat up so straight, and for so many days, that it was hard now to lean.} It went to somebody who had put the chairs in a row. # usual
- else:
{~They had read out the names, and {H} was not one. {young:Everybody clapped, and {H} had to clap as well.|Then one claps, and {H} had clapped until it was over.}|There was a whole table of prizes, {young:and there was not one for {H}.|and when it was empty {H} was still sitting there.}|“Who got it?” ¶ “Not me,” said {H}, {young:and let go of the bag.|and let the bag find its own way down.}}
{young:{A} had tried so hard, for so long.|{A} had tried so hard that it had hurt in two places.} It went to somebody who had not even looked pleased. # usual
}
{is_wished_person:“And {wished_person}?” asked {grownup}. ¶ “Not me,” said {A} again.} # wished
{A} wanted a star, {young:and a big clap.|a real one, with somebody saying what it was for.}
“Would you hold that door?” said {grownup}, who had {~a basket|potatoes} in both arms. # usual
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: A carry happy plate; heroes carry chair; grownup stand surprised; friends carry cup
# things: table; 4 plates; chair; cup; themed on table
So {A} would be good at home, where they could not help seeing it. {A} laid the table, {young:and put a chair at every side.|and stood all the chairs in a row, with their toes on a line.}
{joining}
{themed_a} was put straight, and then put straighter. # personal
{young:“Look how good I am,” said {A}, and held the peeler.|Whatever {grownup} wanted, {A} had it already, and was holding it out: the peeler, the pot, and the other peeler.} # usual
{hinderer_person:“I have been good as well,” said {hinderer}, who was sitting down. That had not been asked.} # beat
{hinderer_animal:{hinderer} was good, too, and it could be seen from the tail, which had two of the cups.} # beat
{hinderer_carried:{hinderer} had been tidied away, under something, and was being so good that nobody found {hinderer} until tea.} # beat
“That is very kind,” said {grownup}, and fell over a chair. {young:There was no star.|But it was not read out, and there was nothing to wear.} # usual
“Do you not have stars here?” asked {A}. ¶ “I do not think that we ever got any in,” said {grownup}.
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A draw happy star; heroes draw; grownup sit; friends hold paper
# things: table; scissors; star; paper; crayon
They would have to be made, then. There was foil, from the chocolate, and it was gold on the one side. {young:A star is hard. You begin at the top, and you have to come out where you went in.|A star is not easy. It has five ends, and you have to go in and out of it and arrive where you began.}
The first one had four. {young:It was more of a cross sort of kite.|That was a kite, and it was put on one side.} The second one had seven, {young:and looked like a hedgehog.|and looked as if it had had a fright.}
“That is for somebody who is frightened a lot,” said {A}, {young:and kept it.|and it was kept, for there is always somebody.}
But by six there was a whole saucer full, and some of them were very like.
{pausing} # company
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A look-through worried mirror; heroes stand; friends stand
# things: mirror; star on A; coat; mat
They tried where it would sit best. {young:On the front it fell off when you breathed, and on the back nobody can see it but who is behind.|On the front it came off as soon as you breathed, and on the back you cannot see it, which is hard when you have waited for so long.}
On the nose it stayed for a bit. {young:Then {A} had to look at it with both eyes, and went into the door.|But then one looks at it, with both eyes, and {A} met the door.}
They tried jam. They tried the {~paste|honey} from the cupboard. {young:It stuck to all the fingers, but it did not stick to {A}.|It stuck to the finger that put it there, and from that one to the next, and could not be given to anybody.}
“It knows that it is me,” said {A}.
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: A stand sad; heroes stand; grownup clap; friends clap
# things: star; chair; saucer; table
So {A} cut one out of gold foil, and got up on a chair, and read it out. “The star goes to {A},” said {A}, and put it on, with a lick.
They clapped. {young:But it fell off.|And while they clapped it came off.}
{helper_person:“I can say it, if you like,” said {helper}, and did, with a cough first, like a head teacher. It came off again.} # beat
{helper_animal:{helper} found it each time, and brought it back, a little wetter.} # beat
{helper_carried:{helper} was lent it, to see, and on {helper} it stayed, which was a pity, in a way.} # beat
They did it with spit, and they did it with paste. {young:It would not stick.|It held for as long as you did not think about it.} # usual
“You cannot give them to yourself,” said {A}. {young:“It does not know what it is for.”|“I forgot to say what for. And I do not know what for.”}
The star had gone along the floor, {young:right to the door.|in the draught, as far as the door.} And there it had stuck.
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A think sad; heroes sit; grownup sit; friends sit
# things: table; potato; bowl; chair
“What did the other one get it for?” asked {grownup}. ¶ “For chairs,” said {A}. {young:“I did chairs today. You fell over them.”|“I have done chairs here as well now, and you fell over them.”}
“And who gave it?” ¶ “The teacher,” said {A}. “She looks round all the week, to see. {young:She has a little book for it.”|She goes about quite softly, and looks at people from the side, and then she writes it down.”}
“That must be nice,” said {grownup}. {young:“All that looking, and then somebody jumps.”|“To go about for a week, looking for what is good, and then to see their ears go red.”}
{A} had not thought of it from that end. {young:There are two ends to a star.|It had always been five ends, until then.} # spare
-> DONE

=== l2
# aside
# shot: wide
# place: garden; dusk; clear
# action: A look-through curious; heroes look-up; friends walk
# things: gate; bucket; washing-line; 3 pegs on washing-line; wall
So {A} took the saucer and went round the outside as well, quite softly, and looked at things from the side. {young:The peg had been out in all that rain, and had not let go of the sock.|There was a peg that had been out in all that rain, and was holding on to one sock with its whole mouth.}
“Well done,” said {A}. {young:The peg got one.|It was stuck on with a lick, and it stayed.}
There was the gate, that has to go and come all day. {young:There was the bucket, with its leg in a hole.|There was the bucket, which leaks, but only so far down.}
Nobody had told any of them that they were good. {young:They had just gone on with it.|They had simply gone on, week after week, and not one had sat up straight for it.} # spare
There was one for each, and nobody looked at the time. # more
-> DONE

=== s4
# shot: two
# place: hallway; night; clear
# action: A kneel proud; heroes kneel; grownup listen; friends clap
# things: star on stone; stone; door; stairs; lamp
It was the doorstop. It was a stone, a grey one, with a dent, and now it had a gold star on the front.
“Why does it stick on him?” said {L}, and knelt down, to look.
It was holding the door. It had held it yesterday. {young:It held it all day long.|And everybody had gone through, with their hands full, and nobody had said thank you.} # usual
“Oh,” said {L}. “That is what for.”
And {L} fetched the saucer with the others, and stood up on the bottom stair. “The star goes to the doorstop,” said {L}. “For stopping. He has been told that he is in the way, and he has stayed.”
They clapped, {young:and it did not fall off.|and it did not so much as curl.}
After that there was no end to it. {young:There was one for the plug, for holding its breath.|The plug had one, for holding its breath.} {grownup} had one for potatoes, {young:and went red.|and both ears went red.}
{L} saw that. It was the best bit of the day. # usual
-> DONE

=== m4
# shot: wide
# place: kitchen; night; clear
# action: A eat happy; heroes eat; grownup eat; friends eat
# things: table; star on lamp; star on chair; potato; bowl
At supper it shone from all over the room. There was one on the tap. There was one on the fork that is bent.
“You did not keep one,” said {grownup}.
“No,” said {L}. “I had to look out.”
There was one on the big spoon, for going in where it is hot. # spare
The one like a hedgehog went to the mousetrap. It has a hard life. # more
“We might do it each week,” said {grownup}. “If you would do the looking.”
-> DONE

=== l3
# shot: behind
# place: hallway; night; clear
# action: A walk sleepy; heroes walk; grownup hold lamp; friends walk
# things: stairs; star on stone; door; stone
They put the light out in the hall. You could still see him, by the door.
He sat there as he had before. He did not lean. # spare
“He is not proud,” said {L}. “He just does it.”
The first stair was trodden on, with care, by the side of its star. It did not creak. # more
It was a long way up. They all did their bit, the one, and the next, and the next.
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A wash surprised; heroes wash; grownup hold towel; friends hold towel
# things: bath; star on A; towel; plug
The plug held its breath. The bath was just right.
Then off came the top, and there was one on {L}. It was gold, and it was on the left elbow.
“Who put that there?” said {L}. No one had. It had just stuck.
“What is it for?” ¶ “It is on the one that you lean on,” said {grownup}. “When you look at things.” # spare
They went round it with the soap. # more
It did not come off, not even wet.
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes look-up sleepy
# things: stone; star on stone; door; moon
It got late. The wind came up to the door, and gave it a push.
The stone had it. It did not move.
The wind went round and tried at the back. The peg had that. # spare
Up in the sky there was a lot of gold. It was stuck on all over, with a lick. # more
No one had said who it was for. They were all still at it.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit; grownup sit
# things: star; bed; window; moon
The bed was in its place. It had held up well. # usual
{resting}
{dream} # spare
There was one left in the dish. {L} had kept that, for the last to be good. # usual
“The star goes to the lamp,” said {L}. “For going out.”
And it went out.
They did not clap. You do not, at night. It knew. # usual
{L} lay on one side, not at all straight. It was dark, and no one kept a list.
It had held. It was still there, by the feel of it.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a star on the front gate in the morning, on the outside, and nobody here had made it. It was of silver paper, and had been cut out with teeth.
“For opening,” somebody had written, and there was a paw mark, and milk on it.
{H} looked up and down the road. On the wall sat the cat from number nine, and looked at things from the side. There was one on the lamp, too. There was one on the milkman’s hat.
-> DONE

=== next_bedtime
By the door sat the stone with its star on. It had held that, as well.
-> DONE
