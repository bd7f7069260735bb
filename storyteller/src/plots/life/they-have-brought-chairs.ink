# about: story-about; with-character; creature; bring-back
# tells: tale(an aim reached)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind be: be|become|becoming|being
# kind bath: bath|bathe
# kind sound: burp*|snore*|hiccup*|sneeze*|roar*|moo|bark|quack
# kind music: sing|sings|singing|whistle|drum|drums|trumpet|trombone|violin|guitar|piano|flute
# kind win: win|wins|race|first prize
# kind join: join*|team|band|choir|orchestra|circus
# kind ride: ride|dance|dancing|skate|ice skate|skip|hop|run|scooter|bicycle
# kind learn: learn|learns|learned|learnt|learning
# kind see: see|watch|meet
# kind go: go|visit|travel*
# kind eat: eat|taste|try|drink
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# needs: speaking
# holds: dark(kind), snail(kind)

=== title
{~They Have Brought Chairs|At Seven, by the Shed}
-> DONE

=== s1
# shot: wide
# place: garden; dusk; clear
# action: woman stand happy; heroes stand surprised at woman; guest sit worried; friends stand curious
# people: woman(old, she, straw hat)
# things: 4 chair left; shed right; bucket before guest
{~People were carrying chairs into the garden, and {H} went out to ask what for.|“Is this where it is?” asked a lady at the gate, with a chair on her arm, and {H} did not know what “it” was.|{H} looked out after tea, and there in the garden were eleven chairs, with somebody on each.}
“It is at seven,” said a lady with a cushion. “{guest_a} will {wished_aim}, right here. {young:Everybody in the street knows it.”|It is all round the street, and so we thought that we would be early.”}
{L} looked behind the shed. There {guest_many:were|was} {guest}, right behind the bucket.
“{guest_many:We|I} only said that {guest_many:we|I} wanted to,” said {guest}. “{young:And {guest_many:we|I} only said it to a snail.”|And that was on Tuesday, and to a snail.”}
“They have brought chairs,” said {L}.
-> DONE

=== m1
# aside
# shot: close
# place: garden; dusk; clear
# action: guest think worried; heroes kneel curious before guest; friends stand curious
# things: shed right; bucket; wall
“What did you say to the snail?” asked {A}. “Word for word?”
“That {guest_many:we|I} should so like to {wished_aim},” said {guest}, “if it were not too much trouble, {young:and the snail said that it would not tell.”|and the snail said that it would not tell a soul.”}
Nor did it. {young:It only told a beetle.|It told a beetle, and the beetle had left out “so like to”, as that was a lot to carry.}
The beetle told the cat, and the cat put in “will”, {young:to make it shorter.|as a cat does not think much of wanting.} The lady with the cushion asked when, and somebody said seven.
“And who said seven?” asked {guest}. ¶ Nobody knew that. {young:It is a good time for things.|It may just be that most things are at seven.}
-> DONE

=== s2
# shot: two
# place: garden; dusk; clear
# action: guest bow worried; heroes stand worried; woman clap happy; friends stand curious
# people: woman(old, she, straw hat)
# things: 4 chair left; shed right
“We must tell them that it is a mistake,” said {A}, and they went round to the front.
{joining}
{is_loved:“Or we could tell them something about {loved} instead,” said {A}. But it was not what they had come for.|{musing}} # personal
“{guest_many:We are|I am} very sorry,” said {guest} to all the chairs. “{guest_many:We want|I want} to, but {guest_many:we|I} do not know how to {wished_aim}.” {young:Then they all clapped.|There was a pause, and then they clapped until the cushion fell down.}
“What a good beginning!” said the lady with the cushion. {young:“You would think it was true.”|“You would almost think that it was true.”} # usual
{hinderer_person:“Could you say it again?” asked {hinderer}, who had taken a chair in the second row.} # beat
{hinderer_animal:{hinderer} had got up on the best chair in the middle, and was waiting with all the others.} # beat
{hinderer_carried:{hinderer} had been given a chair, and two people had to look round on the left and the right.} # beat
So they went back behind the shed, {young:and it was ten to seven.|and by then it was ten to seven.}
-> DONE

=== l1
# aside
# shot: above
# place: garden; dusk; clear
# action: guest peek worried; heroes peek curious; friends peek curious
# things: shed right; 5 chair left; basket
Round the corner of the shed you could see them with one eye. {young:{A} counted the chairs, and one was a sofa.|{A} counted, and there were fourteen chairs by now, and a stool, and somebody had come with a sofa.}
It took four to carry the sofa. {young:It said oof when it was put down.|It had come all the way from number nine, and it said oof when it was put down, and so did they.}
“Nobody brings a sofa for something small,” said {guest}. ¶ “It may be all that they have,” said {A}. {young:“They may sit on it for everything.”|“They may have to take it everywhere.”}
A man with a ladder went by at the gate, and they saw him think it over. {young:Then he came in as well.|Then he came in, and asked if it was free on the grass.} # more
In the last row a baby was lifted up to see, and there was nothing yet. It laughed all the same. # more
-> DONE

=== m2
# aside
# shot: behind
# place: garden; dusk; clear
# action: guest jump worried; heroes point happy; friends stand curious
# things: shed left; bucket; themed
{guest} practised a bit behind the shed, {young:with the bucket to look on.|with nobody to look on but the bucket.}
But it is not the same with a bucket. {young:It does not lean forward.|It has seen it all, and it does not lean forward.}
So {A} put a face on it, with chalk. {young:It looked very hopeful.|It came out so hopeful that {guest} had to turn it to the wall again.}
{themed_a} was set down next to it, and that made two in the first row. # personal
“{guest_many:Are our backs|Is my back} straight?” asked {guest}. ¶ “Does it have to be?” asked {A}. {young:They did not know that.|That was the trouble. Neither of them could have said which bits had to be what.}
{pausing} # company
-> DONE

=== l2
# aside
# shot: two
# place: garden; dusk; clear
# action: guest stand worried; heroes whisper curious; friends stand curious
# things: shed right; bucket; clock
“{guest_many:We|I} could be ill,” said {guest}. They both thought about being ill. {young:Then they would bring soup.|But then all of those people would want to bring soup, and hold the spoon.}
“You could be somebody else,” said {A}, and gave {guest} the bucket for a hat. {young:It was still {guest}.|It was very clearly {guest}, with a bucket.}
“And if you went out by the hedge?” asked {A}. ¶ “Then {guest_many:we|I} should miss it,” said {guest}. “{young:And {guest_many:we want|I want} to.”|And the thing is, {guest_many:we do|I do} want to.”}
That was just it. Of all the people in the garden there was nobody who wanted to so much. {young:The others only wanted to see.|The others had only come to look on.} # more
Over the wall it struck a quarter, or a bird did. # more
-> DONE

=== s3
# shot: above
# place: garden; dusk; clear
# action: heroes give worried sandwich; woman eat happy sandwich; guest peek worried; friends stand curious
# people: woman(old, she, straw hat)
# things: 4 chair left; plate; shed right
{L} went out alone, to gain time. “There will be a short wait,” said {L}. {young:They liked that as well.|They liked that, too, and nudged each other.} Somebody unpacked sandwiches, and {L} took the plate round. # usual
{helper_person:{helper} asked all of them what their chairs were called, and that took up some time.} # beat
{helper_animal:{helper} went along all the rows and was stroked in each, and that took up some time.} # beat
{helper_carried:{helper} was handed along the rows, and admired, and that took up some time.} # beat
“How is it done, as a rule?” {L} asked the lady with the cushion, round at the front. ¶ “To {wished_aim}?” said the lady. “I have no idea. I was hoping to see.”
{L} asked a man with his hat on his knees. {young:He did not know it, either.|He had thought that the others would know.} # usual
So {L} went along all the chairs, and asked. {young:Nobody knew how it goes.|Not one of them knew how it goes.}
Then {L} ran back round the shed to {guest}. # usual
-> DONE

=== m3
# shot: close
# place: garden; dusk; clear
# action: guest peek curious; heroes peek happy; woman sit happy; friends peek curious
# people: woman(old, she, straw hat)
# things: 5 chair left; shed right
They looked at the faces, one after the other, all along the row. {young:They were nice faces.|They were not the faces of people who mean to find fault.}
The lady with the cushion had moved up to the very edge. {young:The man held on to his hat.|The man with the hat had started to turn it, round and round, by the brim.}
“They are not cross that they don’t know it,” said {guest}. ¶ “It is why they came,” said {A}. {young:“You don’t bring a chair for what you know.”|“Nobody brings a chair to something that they have seen.”}
That was a new thought, and {guest} held it for a bit. # spare
-> DONE

=== s4
# shot: close
# place: garden; dusk; clear
# action: guest stand proud; heroes clap surprised at guest; woman clap happy; friends clap happy
# people: woman(old, she, straw hat)
# things: 4 chair left; moon
“None of them knows how it goes,” said {L}. “So it can’t be wrong.” ¶ “However it comes out?” asked {guest}. ¶ “Then that is how.”
So at seven {guest} came round the shed. It got quiet. You could hear the sandwiches.
They all leaned forward, and all the chairs creaked. # usual
And {guest} {wished_aimed}.
{
- is_be:
The first row saw it first. It took a bit longer at the back. Then they all nodded.
- is_bath:
It went over at the edge. The first row took up their feet. They did not mind at all.
- is_sound:
A hat came off in the second row. A baby laughed. All the chairs felt it in their legs.
- is_music:
The first row tapped. Then the second row tapped. In the end even the chairs did.
- is_win:
They looked to see who was in front. They looked again. There was nobody else in front at all.
- is_join:
Somebody said, “We have a place.” Everybody moved up. It was just the right place.
- is_ride:
It went round all the chairs. It went round the last one twice. Nobody had to move.
- is_learn:
It went wrong once. They liked that very much. Then it went right, and they liked that more.
- is_see:
They all turned their chairs round to see it, too. But {guest} had the best place.
- is_go:
They turned their chairs round, and waved. Then they waited. It was well worth it, {guest} called from there.
- is_eat:
It went in, and it went down. They all swallowed. You could tell how good it was.
- else:
It began, and it went on. Then it was done. Nobody had so much as coughed.
}
“So that is how it goes!” said the lady. She threw up the cushion.
“Oh,” said {guest}. “So that is how.” # usual
-> DONE

=== m4
# aside
# shot: two
# place: garden; dusk; clear
# action: guest bow happy; heroes clap happy; friends sit happy
# things: 4 chair left; moon; plate
They wanted it again. It was the same, only the other way round, and that was right as well.
“Who taught you?” asked the man with the hat. ¶ {guest} looked at {A}. “They brought chairs,” said {guest}.
There was one sandwich left, and it was cut in two. # spare
“Was it as you had thought?” asked {A}. ¶ “{guest_many:We|I} had thought that it would be more difficult,” said {guest}, “to {wished_aim}.” # more
Then the chairs went home. It looked as if they walked. # spare
-> DONE

=== l3
# aside
# shot: wide
# place: garden; night; stars
# action: guest walk happy; heroes wave sleepy; friends wave sleepy
# things: gate left; shed right; moon; chair
Then {guest} went home, too. The lady went along, with the cushion on her head.
“What are you doing next?” she asked. ¶ “Nothing,” said {guest}. “{guest_many:We|I} shall only want something.”
By the gate a snail sat on the post. It had come to see. It had set out on Tuesday. ¶ “You have missed it,” said {A}. “But you may have a chair.” # spare
{homeward} # company
A bench was put back where it had been. It had had a whole row sitting on it, and it creaked once, and was a bench again. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: shed right; chair left; moon; bucket
It was dark in the garden. There were four small holes in the grass, and then four more.
A bit of crust lay in the first row. A beetle had come for that. # usual
The bucket stood behind the shed. It had missed it all. # usual
On the gatepost sat a snail, and waited. # more
The moon came up, and looked over. It had brought nothing to sit on. # more
Nothing happened, and it went on for a long time.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; chair; slipper
{L} lay in bed. The chair had come. Two slippers sat in the first row.
{resting}
{keepsake}
{dream} # spare
Somewhere lay {guest}, who {wished_aimed} at seven.
The slippers had come early, so as to have a good place. # usual
How does sleep go? The slippers did not know. # usual
Even the chair had no idea how sleep goes.
So it could not be wrong.
It got quiet. The night leaned forward.
And {L} shut one eye, and then the other.
So that is how.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning somebody had left a cushion on the grass, with a note on it. “I have told nobody,” said the note. “But the snail knows. When is the next one?” ¶ {H} had nothing in mind. They sat down on the cushion, all the same, in case. A leaf came down. It turned over twice on the way, and landed on its feet. “So that is how,” said somebody behind the hedge, and clapped.
-> DONE

=== next_bedtime
The chair had come again. It leaned forward a little.
-> DONE
