# about: new-glasses(patch&!tomorrow&!start&!next week); hurt(eye patch|patch over|eyepatch|patch on); doctor(eye patch|eyepatch|patch over); new-clothes(eye patch|eyepatch)
# also: embarrassed; shy; nervous; school-day; sad; angry; hurt; left-out
# news: bad
# wants: child
# role grownup: parent = the grown-up with the scissors
# kind stared: stare*|staring|laugh*|teas*|pirate*|look*
# ages: 3-9
# needs: seeing
# holds: dark(kind), patch(kind)

=== title
{~What Can You See?|The Eye That Came Along}
-> DONE

=== s1
# shot: close
# place: kitchen; day; clear
# action: L sit-on-chair sad; heroes sit-on-chair; grownup kneel before L; friends sit
# things: table; cup on table; plaster on table; scissors on table; milk on table
{~On the kitchen table lay a patch, and {H} looked at it {young:with both eyes.|with both eyes, for as long as that was possible.}|“Hold still,” said {grownup}, and {H} held still. {young:Then half of the kitchen was gone.|Then something stuck down all the way round, and half of the kitchen was gone.}|There are two eyes in a face, and {H} had never had to ask {young:which was which.|which of them it was that did the work.}}
The eye patch went over the one that always looks first. That one had the day off. So now it was up to the other one.
{
- is_stared:
“And they will all look at me,” said {L}. # usual
- else:
It stuck, and it pulled a bit at the edge. # usual
}
The other one had only ever come along. “Me?” it said.
“What can you see?” asked {L}. ¶ “Porridge,” said the eye.
It was not porridge. It was {grownup}.
-> DONE

=== s2
# shot: two
# place: kitchen; day; clear
# action: L pour milk; grownup hold cloth; heroes sit-on-chair; friends sit
# things: table; cup on table; puddle on table; milk; cloth
{L} wanted the old one back, {young:and put a finger under the patch.|and put a finger to the corner by the nose, where there is a way round.}
{joining}
“I can see you,” said {grownup}, and pressed it down. {young:So that was no good.|So that was no good, and besides, it pulls at the small hairs.} # usual
Then {L} poured the milk. {young:It went next to the cup.|The eye said now, and it went next to the cup, very neatly, from the top to the bottom.} “There was a cup just there,” said the eye. # usual
{is_loved:“Do they not come with {loved}?” asked {L}. But these were the plain ones.|{musing}} # personal
{hinderer_person:“How many fingers?” asked {hinderer}, and held up so many that nobody could have said.} # beat
{hinderer_animal:{hinderer} came up close, to smell the patch, and was all nose, and then all ear.} # beat
{hinderer_carried:{hinderer} was looked for everywhere, and was on the next chair.} # beat
“I can’t do it,” said the eye. “I have never had to.”
-> DONE

=== m1
# aside
# shot: behind
# place: hallway; day; clear
# action: A walk; grownup hold-hands A; heroes walk; friends walk
# things: stairs; coat on hook; hook; mirror; boot
The hall had got wider, or one wall was not there. {young:Bump, went the coats, on the side where there was nothing.|The coats came up on that side without saying a word, and you were in among them.}
“Turn your head,” said {grownup}. {young:“Then you have it all.”|“You have to go and fetch that side. It does not come by itself.”}
{A} turned round like an owl. {young:There was the wall, and there was the umbrella!|There was the wall, where it had always been, and there was the umbrella, looking surprised.}
On the stairs they counted. {young:One, two, three, and one more.|The feet know how many there are, and it was better to ask them than to look.}
In the mirror was somebody with a patch. They both turned their heads. # spare
It was a small plain patch, with an edge like a biscuit. It did not look like much, for something that took away a wall. # spare
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; day; clear
# action: A paint paper; heroes sit-on-chair; grownup sit; friends peek
# things: table; paper on table; paintbrush in A.hand; paint-pot on table; cup on table
A patch can have something drawn on it. {young:It could have a star, or a fish, or a face.|They tried out on paper what it might be, and there was room for something about as big as a plum.}
A star was too pointed. {young:A fish was too long, and a face was too much.|A fish was too long, and a face had two eyes, and that was rather rubbing it in.}
{A} drew a window, with a curtain. {young:The curtain was shut, and there was a pot with a flower.|The curtain was shut, and in front of it stood a pot with a flower.}
“There is somebody asleep in there,” said {A}. {young:“You have to be quiet.”|“So you have to be quiet on this side, and speak into the other.”}
{grownup} whispered, to try it. It tickled. # spare
There was a bit of room left under the window, and that was for a cat. # more
-> DONE

=== s3
# shot: wide
# place: street; afternoon; clear
# action: L hold-hands grownup; grownup walk; heroes walk; boy look-up; friends walk
# things: gate; hedge; postbox; fence
# people: boy
Then they had to go out, as far as the post. {young:A boy looked at {L}.|A boy was coming the other way, and he looked, and went on looking.}
“He is staring,” said {L}. ¶ “I can’t see that,” said the eye. “I can see that he has got a red hat.” # usual
{helper_person:“Let him look,” said {helper}. “It is something to look at. I once had my arm in a bag.”} # beat
{helper_animal:{helper} went on the side where there was nothing to be seen, and was a wall, and kept to the hedge.} # beat
{helper_carried:{helper} was carried on the dark side, as a lookout, and was to say if there was anything.} # beat
The hedge was green porridge. The post box was red porridge. {L} stopped. “I want to take it off,” said {L}.
“After tea it comes off,” said {grownup}. {young:That was a long time.|It was only three o’clock, and that was a long time.} # usual
“I am sorry,” said the eye. “Nobody ever asked me what I could see.”
-> DONE

=== m2
# aside
# shot: two
# place: street; afternoon; clear
# action: A sit-on-edge wall; grownup sit-on-edge wall; heroes sit-on-edge wall; friends sit
# things: wall; hedge; gate; themed
They had a rest on a wall, and shut the one eye that was left. {young:It was tired.|It was tired, and it was hot, and it had never been out for so long at a time.}
“Is the other one asleep?” asked {A}. {young:{grownup} listened at the patch.|{grownup} laid one ear to the patch, with great care, as you do at a door.}
“It is humming,” said {grownup}. {young:“It would like to know what is going on.”|“It says that it is lovely and dark, and would somebody please tell it what is going on.”}
“Nothing is going on,” {A} told it. {young:“There is a wall, and a bit of moss.”|“There is a wall, and a bit of moss. I think that it is moss. I have it only from the other one.”}
{themed_a} was held up in front, and got a good mark. # personal
{pausing} # company
-> DONE

=== l2
# aside
# shot: behind
# place: shop; afternoon; clear
# action: A hold basket; shopkeeper stand behind counter; grownup stand; heroes stand; friends stand
# things: counter; basket in A.hand; apple; box; till
# people: shopkeeper(old)
Then they went into the shop for apples. The lady put on her glasses. {young:“What have you done to that?” she said, and it was meant kindly.|“Well,” she said, “what have you done to that?” and it was meant kindly, and everybody turned round.}
“It has the day off,” said {A}. {young:“This one is doing it.”|“That one has done it all for years. So now this one is learning.”}
“Then it can find me the {~ripe|red} one,” said the lady, {young:and held out the apples.|and pushed the box of apples over, which is more than she does for most.}
The eye took its time. {young:It looked at them all, one by one.|It went over them one by one, and nobody in the queue said anything, and then it was sure.}
It was a very good apple, and it had a leaf on. # spare
“You have an eye for it,” said the lady, which nobody had ever said to that one. # more
-> DONE

=== s4
# shot: above
# place: garden; dusk; clear
# action: L kneel before hedge; grownup sit; heroes kneel; friends sit
# things: hedge; leaf; gate; stone; shed
They went home, and {L} sat down in the garden. “Then I will ask you,” said {L}. “One thing at a time. What can you see?”
“Something big,” said the eye. “It is brown.” ¶ “That is the shed,” said {L}. “What else?”
It did the gate. It did the bucket. {young:It did a stone.|It did a stone, and got the side right on which it was flat.} # usual
“Now a small thing,” said {L}. The eye looked, and looked, and took its time.
“There is a dot,” said the eye. “It has a line coming out of it. It is carrying that.”
{L} went down on both knees, and there was an ant, with a straw.
“You saw that,” said {L}. {young:“I did not!”|“You saw it first. I should have walked straight by.”}
“I did, didn’t I?” said the eye. It was a bit wet. It was not used to it. # usual
Nobody had thought of porridge for a long time. # usual
-> DONE

=== m3
# aside
# shot: close
# place: bathroom; night; clear
# action: grownup kneel before L; A sit-on-edge bath; heroes sit-on-edge bath; friends sit
# things: bath; cloth; plaster; towel; tap
The patch was made wet, and it came off slowly, from the corner.
It pulled, and then it was over. There was a pink line round. # spare
“Oh,” said the one that had been asleep. “It is bright. What did I miss?”
“An ant,” said the other. “It had a straw.” It did not want to boast. # spare
They both looked at {grownup}. There was only the one, and not a bit of porridge.
A cool cloth was put on, and it was for the two of them. # more
-> DONE

=== l3
# aside
# shot: two
# place: kitchen; night; clear
# action: A drink cup; heroes sit-on-chair; grownup sit; friends sit
# things: table; cup on table; milk; lamp
There was some milk to have, before bed. “May I?” said the eye.
It said now, and this time it was in the cup.
It was not quite in the middle. But it was in. # spare
“We could take turns,” said the one that looks first. “I had not known that you do milk.” # spare
The patch was put in its box, beside the new ones.
There are a good many of those. One is for each day, and the days go by. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bedroom; night; stars
# action: A lie-back; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; lamp; window; blanket
“Will they look at me again?” asked {A}. ¶ “They may,” said {grownup}.
“Then I will look at them. I have a good one for hats.” # spare
There was a crack on the ceiling. It had been there all along.
“It is a rabbit,” said the eye that came along. The other one had never seen that. # spare
They looked at it together. It had one ear up.
It was a rabbit, if you knew. # more
-> DONE

=== l4
# aside
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: hedge; moon; shed; leaf; stone
The garden was dark. The shed was big and black, and easy to see.
Down by the stone lay a straw. It had been put down for the night. # spare
Up there the moon was only half. It had something over one side. # more
It could see a good deal, all the same. # more
It saw the gate, and it saw the stone, one thing at a time.
It took the whole night for it.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; grownup sit; friends sleep
# things: bed; blanket; lamp; pillow
The lamp was low. {H} lay in bed.
{resting}
{keepsake}
{dream} # spare
“What can you see?” asked {L}. ¶ “A nose,” said the one. “A nose,” said the other. It was the same one. # usual
It had been a long day.
“You did that well,” said {L}.
It shut. The other one waited.
Then that one shut, too.
It was dark for both. It was nice and dark.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a straw on the step in the morning, and it had not been there before. One eye saw that it was yellow. The other one saw that it was being moved, by somebody underneath.
“After you,” said {H}, and stood to one side until it had gone by.
-> DONE

=== next_bedtime
The crack on the ceiling had one ear up. They both looked at it.
-> DONE
