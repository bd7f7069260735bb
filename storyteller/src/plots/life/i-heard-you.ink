# tells: entries(story|started talking|started to talk|began talking|began to talk|could talk|was talking|were talking|wouldn’t stop talking|didn’t stop talking|never stopped talking|talked back|talked to her|talked to him|a talking|talking dog|talking cat|spoke to|started speaking|started to speak|began to speak|learned to talk|learnt to talk|answered back|could hear what|one who could hear|only one to hear|could hear it complaining|could hear it talking|could hear him talk|could hear her talk|could hear them talk|understood animals|could understand animals|could understand what|could understand the|could speak to animals|could talk to animals|could speak dog|could speak cat|said good morning to|told her a secret|told him a secret|complaining|argued about|argued over|were arguing|was arguing|big argument|an argument|kept arguing|started arguing|had a row about|quarrelled about|quarrelled over|wouldn’t stop complaining)
# happens: talking
# kind two: argu*|quarrel*|row about|which of them
# kind worn: shoe|shoes|welly|wellies|boot|boots|sock|socks|slipper|slippers|hat|coat|mitten|mittens|glove|gloves|jumper|trousers|pants|glasses
# wants: child
# role grownup: parent = the grown-up with the cup of tea
# ages: 3-9
# needs: hearing, speaking
# holds: dark(kind)

=== title
{~I Heard You|Pardon Was a Mistake}
-> DONE

=== s1
# shot: two
# place: living-room; day; clear
# place for worn: hallway; day; clear
# action: L listen surprised at e1; heroes listen surprised; friends stand
# things: e1 right; big e2 left
{~{H} had been thinking about something else.|It was a day on which nobody had much to say, and {H} was getting on with things.|There are days when you could hear a pin drop. {H} heard rather more than that.}
{entry_1}
{entry_1_seen} # usual
{
- is_two:
{young:First it came from one side, and then from the other.|First it came from the one side and then from the other, and {L}’s head went to and fro, as at tennis.}
- is_worn:
It came from {young:down there|somewhere that you are not used to hearing anything from, except a squeak}. {L} looked down at {talker()} for some time.
- is_talker():
{young:{L} looked behind {talker()}, to see who it was. There was nobody else there.|{L} looked behind {talker()}, in case it was somebody else being funny. There was nobody behind {talker()}.}
- else:
{young:{L} looked round for somebody. There was nobody else.|{L} turned right round, in case there was somebody else it could have been. There was nobody.}
}
“Pardon?” said {L}{is_talker(): to {talker()}}. ¶ That was a mistake. {young:Then it all came again, from the front to the back.|If you say “Pardon?” to anybody, it all comes again from the beginning, and louder.}
{is_entry_1_saying:“{saying}”} # usual
{young:{L} would have liked to get on with things.|{L} had been in the middle of something, and would have liked to know the end of it.} # more
-> DONE

=== m1
# aside
# shot: close
# place: hallway; day; clear
# action: L hold curious; heroes stand; friends stand
# things: e1 right; mirror; door
{L} looked into it properly. {young:Was it in one ear, or in two?|The first thing was to find out whether it was in one ear or in both.}
With a finger in the left one it was just the same, {young:only it was on the right.|only further over to the right, like a picture that hangs crooked.} With a finger in the right one it {~came round the back|went round by the chin}.
{young:{L} shook. Nothing fell out.|Then {L} shook, as you do after swimming, and hopped on one leg. Nothing fell out.}
“So it is not me,” said {L}. {young:It was not.|That was good to know, and it had been said again in the meantime.}
There was a little wool on the finger, but that was from a hat. # spare
{L} looked at {is_talker():{talker()}|where it came from} with one eye shut, and then with the other. {young:It was no quieter.|For listening it made no difference.} # usual
With both eyes shut it was worse, because then there was nothing else. # more
-> DONE

=== s2
# shot: wide
# place: living-room; day; clear
# action: L sit worried; heroes sit; friends stand
# things: e1 right; themed left
{is_entry_3:{entry_2}}
{joining}
{is_loved:At another time {L} might have talked about {loved}. But you could not get a word in.|{musing}} # personal
{
- is_two:
“In a minute,” said {L} to the one side, and “In a minute,” to the other. {young:They both said it again.|It turned out that they could both count, and one minute later it came again, from both.}
- else:
“In a minute,” said {L}. {young:But after one minute it all came again {source()}.|Exactly one minute later it came {source()} again, every word of it.}
}
{is_entry_1_saying:“{saying}”}
So {L} put a finger in each ear. {young:That way it was still there, but with fur on.|That way it was just as long, but it had fur on it.} And you can’t do anything else, with two fingers in your ears. # usual
{hinderer_person:“What?” asked {hinderer}, quite loud, and then of course it had to be said for {hinderer} as well.} # beat
{hinderer_animal:{hinderer} came to see why {L} had such elbows, and got in between, and it was said over the top of {hinderer}.} # beat
{hinderer_carried:{hinderer} could not be held, without fingers, and went down with a bump, and even that was no help.} # beat
{L} ran a tap, and looked out of the window, and counted the {~spoons|buttons}. {young:It came all the same.|It came between the numbers, so that there were eleven, and then there were nine.} # more
{themed_a} lay there with nothing to say. {L} gave it a grateful look. # personal
{L} sang. {young:So it came {source()} a bit louder.|It was the one about the farmer, and by the time that he had got his dog it had come {source()} four times.} # usual
“Mm,” said {L} at last. ¶ {young:“Mm” was no good, either.|“Mm” was the worst of all. After “Mm” it came very slowly, as you talk to somebody who is standing on your foot.}
-> DONE

=== l1
# aside
# shot: behind
# place: living-room; day; clear
# action: L carry; heroes walk; friends stand
# things: e1 right; curtain; pillow; cushion
{young:{L} went behind the curtain.|For a time {L} stood behind the curtain, where you can usually be left alone.}
It came through the curtain. {young:It said it all again, with flowers on.|It was a curtain with flowers, and it came through those as well, word by word.}
{L} tried a cushion on the head, {~and one on top of that|with the zip at the back}. {young:It came in under the cushion.|It came in round the edges, like daylight.}
{young:Then {L} hummed. It waited until {L} had to breathe.|Then {L} hummed, and it waited, quite politely, for the place where you have to breathe.}
The cushion was put back, with its corners out. It had done what it could. # spare
Last of all {L} lay down flat, behind the sofa, where the fluff lives. {young:It found the way.|It had no trouble in finding the way.} # usual
“I am not here,” said {L}, out of the fluff. ¶ That was taken as a sort of answer, and it came again. # more
-> DONE

=== m2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: L write; heroes stand; friends sit
# things: e1 right; table; paper; pencil
{L} wrote it down. {young:It looked smaller on paper.|Often a thing is done with, when it is on paper.}
It came to {~three lines|four lines}. {young:“There it is,” said {L}.|“There,” said {L}, and held up the paper for it to be seen. “That is everything. It is all in there now.”}
{young:It was quiet while the paper was looked at.|For a moment it was quiet, and you could hear the paper being looked at.}
Then it was said again, {young:from top to bottom.|and {L} could follow it with one finger, and there was not one word wrong.}
“It is all there,” said {L}. ¶ But it seems that on paper it is not the same. {young:You can’t see who hears it.|You can’t see anybody’s face, on paper, while it goes in.} # usual
The paper was folded up small, and put under the leg of the table, which wobbles. # spare
It was the only thing that day that was quiet at once. # more
-> DONE

=== s3
# shot: two
# place: kitchen; dusk; clear
# action: L shout worried at grownup; grownup sit-on-chair calm; heroes stand; friends sit
# things: table; cup in grownup.hand; chair
{is_entry_4:{entry_3}}
{is_talker():“You have said that,” {L} told {talker()}. And after that it was said, to be quite clear, once more.} # spare
So {L} went and told {grownup}. “{told_of()},” said {L}. “{stopping()}.”
“Mm,” said {grownup}, who was looking into a cup.
{young:There was tea in it.|There was nothing in it but tea. {L} had a look.} # more
“{told_of()},” said {L}. {young:“I tried singing.”|“I have tried singing, and I have tried fingers.”} ¶ “Mm,” said {grownup}. “In a minute.”
{young:So {L} said it again, louder.|So {L} said it all from the beginning, and a little louder, and rather slowly.} # usual
{helper_person:“You are doing it as well,” said {helper} to {L}, in passing.} # beat
{helper_animal:{helper} put a nose on {L}’s foot, looked up, and did not look anywhere else, and that was a help.} # beat
{helper_carried:{helper} was held up, with both ears to the front, to show how it should be done.} # beat
Then {grownup} put down the cup, and turned round, all of the way, and looked at {L}. “I heard you,” said {grownup}. “{told_of()}, and you have tried singing.”
{L} had been going to say it again. {young:But there was no need.|But it was gone. It had been heard, and there was nothing left of it to say.} # usual
“Oh,” said {L}.
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: L think; heroes stand; friends sit
# things: table; 2 cup on table; spoon
It was worth trying once more, to be certain. {young:“I have a sock on,” said {L}.|“I have one sock on,” {L} told {grownup}, which was so.}
{young:“I heard you. You have a sock on.”|“I heard you,” said {grownup}. “You have one sock on.”}
{L} waited. {young:Nothing more came.|There was nothing more about the sock, anywhere, not even in the knees, where most things wait to be said.}
“And ‘Mm’?” asked {L}. ¶ {young:“Mm is no good,” said {grownup}.|“Mm is only for putting a lid on,” said {grownup}. “It does not keep.”}
“It is the left one,” {L} added, since there was still some hearing to be had. ¶ “I heard you,” said {grownup}. “The left.” # usual
They drank up what there was, each at one end of the quiet. # spare
“I used to do it with a finger in each ear,” said {grownup}. “My singing was worse than yours.” # more
-> DONE

=== s4
# shot: close
# place: living-room; dusk; clear
# place for worn: hallway; dusk; clear
# action: L kneel calm at e1; heroes kneel; friends stand
# things: e1 right
{
- is_two:
{L} went back, and sat down where it went to and fro. {young:First {L} turned to the one side.|First {L} turned to the one side, all the way, and waited until it had come to an end, with the full stop.} “I heard you,” said {L}. Then {L} turned to the other, and listened to that, and said it there.
- is_worn:
{L} sat down, and bent right over, {young:until {talker()} {talker_many():were|was} quite near.|until {talker()} {talker_many():were|was} nearer than any ear had ever come.} It all came once more. {L} waited for the end, with the full stop. “I heard you,” said {L}.
- is_talker():
{L} went back to {talker()}, {young:and looked, and waited.|and stood in front, with both hands out of the pockets, and looked.} It all came once more, and {L} waited for the end, with the full stop. “I heard you,” said {L}.
- else:
{L} went back, {young:and looked, and waited.|and stood in front, with both hands out of the pockets, and looked.} It all came once more, and {L} waited for the end, with the full stop. “I heard you,” said {L}.
}
Not “Mm”. Not “In a minute”. # usual
And {L} gave it back, {young:all of it.|all of it, in the right order, as you count somebody’s change into a hand.} # usual
Nothing was said for a while. {young:It was a good while, and it had nothing in it.|It was such a while as you get after a sneeze.}
{is_talker():{L} looked at {talker()}. {young:It was nice and quiet.|There had not been such a quiet since the beginning.}|{young:It was nice and quiet.|There had not been such a quiet since the beginning.}} # more
{is_entry_4:{entry_4}|{is_entry_3:{entry_3}|{entry_2}}}
{is_entry_2:That was heard as well.|It was not that there was never a word again. But each was only said once, and then it had been said.} # usual
{young:{L} put both fingers away.|{L} did not need the fingers any more, and used them for other things.} # more
-> DONE

=== m3
# aside
# shot: two
# place: bathroom; night; stars
# action: L brush-teeth; heroes brush-teeth; friends stand
# things: basin; tap; mirror
After that {L} heard all sorts of things. You do, once you have begun.
The tap had something to say. It was drip. “I heard you,” said {L}, and turned it off.
The stairs said it. {L}’s own stomach did. # usual
They were all told, and they all stopped. # spare
It took no time. It took less than “In a minute”. # usual
The toothbrush had a good deal to say, all round the back. {L} heard it to the end. # usual
Then the door said eek. It was told, and was shut, and that was that. # more
One sock had a hole, and it had been saying so since Monday. # more
-> DONE

=== l3
# aside
# shot: wide
# place: hallway; night; stars
# action: L walk sleepy stairs; heroes walk; friends walk
# things: stairs; lamp; door
Up on the landing it was quiet. It was not the kind with something in it.
{pausing} # company
{grownup} came up behind, with the cup. “I am tired,” said {grownup}. # usual
{L} turned round on the stair, all the way. # usual
“I heard you,” said {L}. ¶ And {grownup} looked less tired at once. # usual
They went up the rest of it. It had nothing to add. # usual
The lamp on the landing hummed a little. It was the bulb. They both heard it, and said so. # spare
Then it was only a lamp. # more
Up there you could hear {L} think, if you stood near. # more
-> DONE

=== m4
# aside
# shot: close
# place: bedroom; night; stars
# action: L sit-up calm; heroes sit-up; friends sit
# things: bed; window; moon
There was a last thing to be said. Something outside said it. It was an owl, or a gate.
It said it once. Then it waited.
{L} was in bed. But the window was open, by a bit. “I heard you,” said {L}. # usual
It was not said again. # spare
The moon came in, as far as the chair. It said nothing, but it did so in full. # usual
{L} turned round, all the way, for the moon as well. That used up the quilt. # usual
It may be that the owl had gone to say it to a mouse, further on. # more
Then there was a thing that {L}’s own knees had to say. It was about the stairs. They had been heard before. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes sleep; friends sleep
# things: table; cup on table; chair; moon; window
The cup stood on the table. It was empty, and had been listened to.
The chair was turned round, all the way. Somebody had been looking at somebody.
The clock said what it says. It never says it twice. # usual
A drop hung on the tap. It had nothing new to say. # usual
It was so quiet that you could hear a pin. It lay in its box, and was heard. # usual
The fingers had left two marks on the window. They had been somewhere else all day. # more
Something had been said in here, and said, and said. It had all gone in somewhere. # spare
The last of the tea was cold. Nobody held it against it. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; grownup sit-on-edge calm on bed; friends sit
# things: bed; pillow; quilt; lamp
{L} lay in bed. There was room now. There was the rain, or it was the road. # usual
{resting}
{keepsake}
{dream} # spare
The lamp was low. {grownup} sat on the edge.
The cup had stayed downstairs. # usual
“It was a long day,” said {L}. “There was a lot in it.”
{grownup} turned round, all the way.
“I heard you,” said {grownup}.
So it did not have to be said again.
Goodnight, {H}.{is_talker(): Goodnight, {talker()}.}
Goodnight.
-> DONE

=== next_night
It was said just once in the morning, before anybody was up, and not very loud. {H} heard it with one eye open.
{L} sat up, and turned round, all the way. “I heard you,” said {L}. ¶ And that was the whole of it. Then there was time for an egg. The egg did not say a thing, but it was looked at, to be on the safe side.
-> DONE

=== next_bedtime
There was one more thing to be said. {L} turned round, all the way, to hear it.
-> DONE

=== function is_talker()
~ return not is_two and (is_entry_1_being or is_entry_1_thing)

=== function talker()
{
- is_entry_1_being:
~ return entry_1_being
- is_entry_1_thing:
~ return entry_1_thing
}
~ return "that"

=== function talker_many()
{
- is_entry_1_being:
~ return entry_1_being_many
- is_entry_1_thing:
~ return entry_1_thing_many
}
~ return false

=== function source()
{
- is_talker():
~ return "from " + talker()
- is_two:
~ return "from both"
}
~ return "through"

=== function told_of()
{
- is_two and is_entry_1_being and is_entry_1_being_2 and not entry_1_being_many:
~ return "It is " + entry_1_being + " and " + entry_1_being_2
- is_two and is_entry_1_thing and is_entry_1_thing_2 and not entry_1_thing_many and not is_entry_1_being:
~ return "It is " + entry_1_thing + " and " + entry_1_thing_2
- is_two and is_entry_1_thing and entry_1_thing_many and not is_entry_1_being:
~ return "It is " + entry_1_thing
- is_two:
~ return "There are two of them"
- is_talker():
~ return "It is " + talker()
}
~ return "It is a voice"

=== function stopping()
{
- is_two or (is_talker() and talker_many()):
~ return "They will not stop"
}
~ return "It will not stop"
