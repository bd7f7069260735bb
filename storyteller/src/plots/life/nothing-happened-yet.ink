# about: story-about; with-character; creature; bring-back
# tells: tale(something sought|finds a magic|found a magic|find a magic|finds a magical|found a magical|find a magical|finds an enchanted|finds the magic|finds a wishing|discovers a magic|discovers a magical|discovered a magic|finding a magic)
# also: funny; person; place; thing; happy; play; food; calm; weather; found-something
# kind told: makes|make|turns|turn|grants|lets|takes|gives|becomes|real
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind), cat(kind)

=== title
{~Nothing Happened|The Small Ones}
-> DONE

=== s1
# shot: two
# place: garden; dusk; clear
# action: guest point proud at sought; heroes stand curious at sought; friends stand curious
# things: sought; gate; bucket; wall
{~Somebody had been waiting in the garden for {H} to come out, and could hardly stand still.|“Quick, before it does something,” called somebody in the garden, and {H} ran out to look.|There was somebody on the grass, with something on the grass in front of them, and {H} went to see what it was.}
It was {guest_a}, and there in the grass {wished_sought_many:were|was} the {wished_sought}.
“{guest_many:We|I} found {wished_sought_many:them|it}!” said {guest}. ¶ “And what {wished_sought_many:do they|does it} do?” asked {L}.
{is_told:“{guest_many:We have|I have} heard a lot about that,” said {guest}, “but nothing has happened yet.”|“{guest_many:We|I} don’t know,” said {guest}. “Nothing has happened yet.”}
So {L} looked round for something to start with, and there was the bucket. {young:“Let it be an elephant,” said {L}.|“That bucket should be an elephant,” said {L}, loud and clear.} ¶ They waited. Nothing happened.
The gate opened by itself, quite softly, and shut again. It was only the wind. # usual
-> DONE

=== m1
# aside
# shot: close
# place: garden; dusk; clear
# action: guest think worried; heroes kneel curious at sought; friends sit curious
# things: sought; wall; bucket
“How do you know that {wished_sought_many:they are|it is} magic?” asked {A}. {young:“It is warm,” said {guest}.|“You have to put your ear to the place,” said {guest}. “There is a sort of hum.”}
{A} put an ear there, {young:and it was true.|and lay like that for some time. There was a hum, very low, as from somebody who is busy in the next room.}
“Perhaps you have to say please,” said {A}. They said please. ¶ Nothing happened.
Perhaps you had to say it backwards. {young:“Esaelp,” said {guest}, and had to sit down.|“Esaelp,” said {guest}, who had to have two goes at it and then sit down.} Nothing happened.
{A} noticed that it had got no colder, for the time of day. # more
The bucket was looked at, in case. {young:It was a bucket.|It had no trunk, and not even the beginning of one.} # more
-> DONE

=== s2
# shot: wide
# place: garden; dusk; clear
# action: guest shout worried; heroes jump happy; friends stand happy
# things: sought; wall; gate; bucket
“We have to ask for more,” said {A}. {young:“Then it will wake up.”|“It may not get up for a bucket.”}
{joining}
{is_loved:“Let it rain {loved},” said {A}, and held out both hands. Nothing happened.|{musing}} # personal
They asked for a mountain of ice cream, and {guest} stepped back, to make room for it. Nothing happened.
{hinderer_person:“I shall have a moustache, please,” said {hinderer}, and felt for it, and went on feeling for it.} # beat
{hinderer_animal:{hinderer} was to be as big as a house, and stood still for it, and looked hopeful.} # beat
{hinderer_carried:{hinderer} was to fly, and was held up as high as they could reach, and then taken down.} # beat
They asked to be able to fly, and all jumped at once. {young:Then they all came down at once.|Nothing happened, though it was a very good jump.} {As} lace came undone as always, and did itself up again. # usual
-> DONE

=== l1
# aside
# shot: above
# place: garden; dusk; clear
# action: heroes write curious; guest look-up worried; friends sit curious
# things: sought; paper; pencil; wall
{A} made a list, so that nothing should be asked for twice. {young:It had all the big things on it.|An elephant was on it, and a mountain, and a river of gravy with a boat.}
“Try for gold,” said {guest}. {young:Nothing happened.|They tried for gold, and a good deal of it, and then for a more modest amount. Nothing happened.}
The pencil was only as long as a thumb. {young:It did not get any shorter.|It had been going to run out for days, and {A} wrote both sides full, and it was still as long as a thumb.}
“Try for a castle,” said {guest}. “With a {~duck|bath} on every floor.” ¶ {young:Nothing happened.|Nothing happened, on any floor.}
They crossed it off. {young:It was a straight line, for once.|It was done without a ruler, and it was the straightest line that {A} had ever drawn.} # more
-> DONE

=== s3
# shot: above
# place: garden; dusk; clear
# action: guest sit sad; heroes give happy biscuit; friends sit calm; cat walk calm
# things: sought; tin; wall; biscuit
Then {guest} sat down on the wall. “It should have been so big,” said {guest}. “And now nothing happens.” # usual
{helper_person:“I have had days like that,” said {helper}, “and I am not even magic.”} # beat
{helper_animal:{helper} lay down on both of {guest_s} feet, and they had been cold, and then they were not.} # beat
{helper_carried:{helper} was put on the wall too, so that {guest} had somebody on the left.} # beat
{L} went and got the biscuit tin. There had been one biscuit left, {young:and one is hard to share.|and one is a hard number, when there is company.} ¶ They all had one. It was the good kind.
“Perhaps it is only an ordinary one,” said {guest}. {young:They ate, and looked at it.|They ate their biscuits, and looked at the {wished_sought}, and felt rather sorry for {wished_sought_many:them|it}.} # usual
Then a cat came in at the gate. ¶ {L} stopped with half a biscuit, and said, “Listen!” ¶ “{guest_many:We|I} can’t hear anything,” said {guest}. ¶ “No,” said {L}.
-> DONE

=== m2
# aside
# shot: behind
# place: garden; dusk; clear
# action: heroes point curious at bucket; guest sit sad; friends sit calm
# things: sought; bucket; wall
“It may be tired,” said {A}. “You don’t know what {wished_sought_many:they have|it has} done today already.”
{guest} had not thought of that. {young:So they let it rest.|So they turned their backs for a bit, and talked of other things, in order not to stare.}
They talked about teeth, and who had how many. {young:{A} had one that wobbled.|There was one of {As} that had been about to come out since Sunday.} ¶ Something else came up as well, that {guest} had been trying to think of for a week. It was a word. It was “marmalade”.
{themed_a} lay there in the grass, and nobody trod on it. # personal
{pausing} # company
“Has anything happened?” asked {guest}, with closed eyes. ¶ {A} looked. It was still a bucket. # more
-> DONE

=== l2
# aside
# shot: two
# place: garden; dusk; clear
# action: guest hold worried; heroes sit curious; friends sit calm
# things: sought; wall; moon
“What would you ask for,” said {A}, “if it were only for you?”
{guest} looked over both shoulders first. {young:“Not a mountain,” said {guest}.|“The mountain was more for the look of it,” said {guest}. “{guest_many:We|I} should not know where to put one.”}
“A castle?” ¶ “There is such a lot of it to sweep.” {young:They thought about it.|They both thought about the sweeping.}
“{guest_many:We|I} should like not to have a stone in the shoe,” said {guest}. {young:“It has been there since lunch.”|“It is only a small one. But it has been in there since lunch, and you feel it at every step.”}
{guest} felt for it. “That is funny,” said {guest}. “It must have got out.” # more
So they looked at the moon. It was early, and it was just over the right tree. # more
-> DONE

=== s4
# shot: close
# place: garden; night; stars
# action: guest stand surprised; L point happy at gate; heroes stand happy; friends stand curious; cat sit calm
# things: sought; gate; tin
“That gate squeaks,” said {L}. “It has always squeaked. It squeaks so that they hear it at number nine.” And {L} went, and opened it, and shut it. Nothing happened.
“And there was one biscuit,” said {L}. “One! And all of us had one.”
They looked in the tin. {young:There was one biscuit in it.|There was one left, right in the middle, as there had been before.}
“And look at the lace, too,” said {L}. “It has never stayed tied in its life.” # usual
{guest} sat down in the grass beside the {wished_sought}. {young:“You did it all the time!” said {guest}.|“You have been doing it all the time,” said {guest}, “and {guest_many:we were|I was} looking at the bucket.”}
“{wished_sought_many:They do|It does} the small ones,” said {L}. {is_told:“Perhaps the big ones are for the day.”|{young:“Nobody asks for them.”|“Nobody ever asks for those. There must be such a lot of them over.”}}
Then {guest} bent down, and asked for something, very low, and nobody heard what it was.
-> DONE

=== m3
# shot: two
# place: garden; night; stars
# action: guest sit happy; heroes sit happy; friends sit calm
# things: sought; wall; tin; moon
After that they asked for nothing more. They only sat there, and looked.
A moth went round the lamp, and missed it. It missed it every time. # spare
{A} yawned, and it was a good one. It went right down to the feet.
“That was one,” said {guest}. ¶ “I think so, too,” said {A}. # usual
There was no wind now. The last biscuit was broken in half, and both were the bigger half. # usual
Somewhere a baby had been crying. It had stopped. # more
-> DONE

=== m4
# aside
# shot: above
# place: garden; night; stars
# action: guest give happy; heroes look-up happy; friends sit sleepy
# things: sought; bucket; wall; moon
“Shall we ask for the elephant again?” said {A}.
{guest} thought about it. “It would want its tea,” said {guest}. # spare
So they left it a bucket. It was a good one. It did not leak.
It had always leaked. {A} held it up to the moon. There was no hole to see through. # usual
“Thank you,” they said, to the {wished_sought}. Nothing happened.
It hummed. It was in the middle of something. # more
-> DONE

=== l3
# aside
# shot: behind
# place: garden; night; stars
# action: guest wave happy; heroes wave sleepy; friends wave sleepy
# things: gate; wall; moon
It was late, and {guest} had to go home. It was not far at all, for once.
“Will you tell them what {wished_sought_many:they do|it does}?” asked {A}. ¶ “They will say that it is nothing,” said {guest}. “And then their toast will be just right.” # usual
They waved. The gate opened, and it shut. You could hear how it did not squeak.
{homeward} # company
The lamp at the corner came on, just as {guest} got there. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: gate; bucket; wall; tin; moon
The garden was quite dark. Nothing happened in it.
The bucket stood by the wall. There was a star in it. It was not a leak.
The tin had its lid on. It went on at the first try. # usual
A leaf came down. It came down on the heap, where it would have been swept. # usual
The cat went out by the gate, and came in by it. It did it once more, for the quiet. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends sleep
# things: bed; pillow; quilt; lamp
Then {A} was in bed. The quilt came up to the chin, and there was enough of it for the feet. # usual
{resting}
{keepsake}
{dream} # spare
{A} lay with one cheek on the cool side of the pillow. You know how it is. It gets warm there.
So {A} turned it round. That was the cool side, too.
{A} lay very still, and listened. ¶ There was no squeak. There was no stone in the bed. It had all been seen to. # usual
“Was that you?” said {A}.
Nothing happened. It was very good.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
In the morning the gate was opened eleven times, and it did not squeak once. They heard it at number nine: the lady there looked out, and said that it was so quiet that she had to come and see. ¶ The biscuit tin had one biscuit in it. {H} had it, and put on the lid, and waited a bit, and looked again, and then put the lid on very gently.
-> DONE

=== next_bedtime
The pillow was turned round once. It was the cool side, and so was the other.
-> DONE
