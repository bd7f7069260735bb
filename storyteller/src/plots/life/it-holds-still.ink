# about: story-about; with-character; creature; bring-back
# tells: tale(no meat|vegetarian|vegetarians|vegan|vegans|veggie|doesn't eat|does not eat|don't eat|won't eat|will not eat|never eats|doesn't like|doesn't want|eats|eat|only eats|only eat|will only eat|likes|loves|loves to eat|loves eating|wants to eat)
# also: funny; person; place; thing; happy; play; food; calm; weather; eating
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind), rabbit(kind)

=== title
{~It Holds Still|Who Had the Rabbits’ Supper?}
-> DONE

=== s1
# shot: wide
# place: garden; dusk; clear
# action: heroes stand surprised at bowl; rabbit sit cross beside bowl; friends stand curious
# things: bowl; hedge; watering-can right; moon
{~“Not one bit left,” said the old rabbit, and {H} came over to look.|Every evening {H} put a bowl by the hedge for the rabbits, and tonight they sat there with their arms crossed.|There were five rabbits round a bowl in the garden, and {H} had never seen them so cross.}
The bowl had been full of {wished_greens}. {young:Now it was empty.|Now it was as clean as if it had been washed.}
“It’s the same every night,” said the old rabbit. “Somebody gets here first.” # usual
“Somebody big,” said {A}, for the grass was flat {young:all round it.|in a way that it is not from rabbits.}
So {A} filled the bowl again, right up to the top, and they all sat down behind the watering can, to see who would come.
-> DONE

=== m1
# aside
# shot: close
# place: garden; dusk; clear
# action: heroes kneel curious before snail; rabbit stand cross at snail; friends stand curious
# things: bowl; watering-can; leaf
First a snail came by, and they all looked at it. {young:“Was it you?” asked {A}.|“Where were you last night?” asked the old rabbit.}
The snail had been {~on the wall|on the bean pole}. {young:It had only got to here.|It was still on the way back from there, as anybody could see.}
“And the night before?” ¶ “On the way up,” said the snail. {young:They let it go on.|They let it go, and it went, and that took a while, with everybody looking.}
After that came a moth, {young:but a moth has no teeth.|but you cannot do that to a bowl without any teeth.} # more
{A} laid a hand on the flat grass, to measure it. It was not enough. {young:Two hands were not enough.|Both hands together did not come to one half of whatever had sat there.}
“Then I shall stay down here,” said the smallest rabbit, from under the can. # more
-> DONE

=== s2
# shot: two
# place: garden; dusk; clear
# action: guest eat happy greens; 5 rabbit stand surprised; heroes peek surprised at guest; friends peek surprised
# things: bowl before guest; greens; hedge; watering-can right
{joining}
{is_loved:“Think about {loved},” whispered {A}, “then it won’t seem long.”|{musing}} # personal
{hinderer_person:“Is it here?” asked {hinderer}, out loud, and was told “ssh” by five rabbits.} # beat
{hinderer_animal:{hinderer} would sit down only on the other side of the can, where everybody could see.} # beat
{hinderer_carried:{hinderer} stuck out at the side of the can, and was pulled in.} # beat
Then the hedge went apart. Out of it came {guest_a}. {young:The rabbits went quite flat.|All the rabbits went as flat as slippers.}
But {guest} only said “pardon”, and stepped over them, one after another, without a look, and sat down at the bowl. # usual
Crunch, it went. {young:Both eyes were shut, to taste the {wished_greens}.|{guest} ate the {wished_greens} with both eyes shut. Crunch.}
The old rabbit got up. “That’s ours,” said the old rabbit. “You are meant to eat us, and not our supper!”
-> DONE

=== l1
# aside
# shot: behind
# place: garden; dusk; clear
# action: guest think calm; heroes sit curious; rabbit sit curious; friends sit curious
# things: bowl; hedge; moon
“Have you never eaten anybody?” asked {A}. ¶ “{guest_many:We|I} ran after a {~hen|duck} once,” said {guest}. {young:“All round a pond.”|“It went three times round a pond, and then it sat down.”}
“And then?”
“It looked at {guest_many:us|me},” said {guest}, “and {guest_many:we|I} looked at it. {young:Then we knew each other.”|And after that we had met, and you can’t eat a person you have met.”}
“Where is it now?” asked the old rabbit. ¶ “At home,” said {guest}. {young:“In the good chair.”|“It has got the good chair, and does not like to be asked about it.”}
Then it was quiet for a moment, apart from the crunching. # more
The old rabbit came a bit nearer, and looked {guest} in the face, to have that done with. “Now we have met, too,” said the old rabbit. # more
-> DONE

=== m2
# aside
# shot: above
# place: garden; dusk; clear
# action: guest eat curious greens; 5 rabbit eat happy; heroes stand laughing; friends stand laughing
# things: bowl; greens; hedge; themed
“And you do it wrong,” said the old rabbit. {young:“You chew up and down.”|“You are chewing up and down, like somebody with a bone.”}
The rabbits showed how. {young:It goes from side to side.|It is done from side to side, with the lips shut, and you look as if you were thinking.}
Five rabbits chewed. {guest} chewed, {young:and the nose went round.|and everything above the mouth went round with it.} So did {A}, with nothing in.
{themed_a} was held up in front of them, to look at while chewing, as it goes best if you look at one thing. # personal
{pausing} # company
“Better,” said the old rabbit. {young:“Now with less noise.”|“By Friday nobody will hear you.”}
-> DONE

=== s3
# shot: above
# place: garden; dusk; clear
# action: heroes push proud wheelbarrow; guest look-up surprised; 5 rabbit sit surprised; friends walk happy
# things: wheelbarrow; greens; bowl; hedge
{guest} stopped chewing. “{guest_many:We do|I do} not eat anybody,” said {guest}. “{guest_many:We|I} only like {wished_greens}. {young:{wished_greens_many:They hold|It holds} still.”|{wished_greens_many:They hold still, and do|It holds still, and does} not look at you.”}
“That’s worse,” said the old rabbit. “If you ate us, there would be some supper left over.” # usual
The rabbits put their heads together, and {guest} looked at the bowl, very sorry, and pushed it over to them. {young:It was empty.|There was nothing in it any more.} # usual
{helper_person:“It isn’t a bad eater,” said {helper}. “It’s only a small bowl.”} # beat
{helper_animal:{helper} went and sat between {guest} and the rabbits, and leaned a little on both.} # beat
{helper_carried:{helper} was set down between {guest} and the rabbits, so that there was somebody in the middle.} # beat
“We need a bigger bowl,” said {A}, and went off down the lane with the wheelbarrow, from door to door.
{young:It squeaked all the way there.|It squeaked all the way there, and on the way back it was too full to.} # usual
It came back full of {wished_greens}, {young:right up to the top.|right up to the top, and over it.} “Who is that for?” asked the old rabbit. ¶ “Everybody,” said {A}.
-> DONE

=== l2
# aside
# shot: two
# place: lane; dusk; clear
# action: boy give happy plate; heroes hold happy wheelbarrow; friends walk happy
# things: wheelbarrow; plate; greens; door left
# people: boy
It had not been hard to fill. {young:It was supper time in all the houses.|It was supper time down the lane, and in every house there was a child who was not hungry any more.}
“Have you any {wished_greens} left?” {A} had asked, at every door. {young:And they had!|Nobody had ever been so pleased to be asked.}
One boy brought his whole plate. {young:“All of it,” he said.|“Take all of it,” he said. “Take the plate.”}
His sister had {~some behind the clock|some in her sock}, {young:from Sunday.|where she had been keeping it since Sunday.} It went in, too. # more
On the way back a whole dinner came over a wall by itself, and landed on top. # more
“Come every day,” called the boy. {young:“Come twice.”|“We have it again on Wednesday. I’ll leave the door open.”} # more
-> DONE

=== m3
# shot: wide
# place: garden; dusk; clear
# action: guest eat happy greens; 5 rabbit eat happy; heroes sit happy; friends sit happy
# things: wheelbarrow; greens; hedge; moon
So they ate, {guest} on one side and the rabbits on the other. {young:Crunch, it went. Crip, crip, crip.|Crunch, it went on the left, and on the right it went crip, crip, crip, crip, crip.}
The smallest rabbit had never eaten so much. {young:It fell asleep.|It went on until it fell asleep, with a piece sticking out.} It slept on one foot, and the foot was not its own.
“Can you move up a bit?” asked {A}. ¶ “No,” whispered {guest}. {young:“There is somebody on it.”|“There is somebody lying on {guest_many:us|me}. We shall be here until morning.”}
So everybody passed the {wished_greens} over to that side. {young:They did it with great care.|They did it with great care, over the top of the one who slept.}
“It’s a very good foot,” said the old rabbit, and looked as if there might be room for one more. # more
-> DONE

=== s4
# shot: close
# place: garden; night; stars
# action: guest sit surprised; 5 rabbit sit surprised; heroes look-up surprised; friends look-up surprised
# things: wheelbarrow; greens; hedge; moon
Then there was a voice on the other side of the hedge. “Have you had your supper?” it called.
“That’s Mum,” whispered {guest}. “She doesn’t know.” ¶ “Yes, Mum!”
“What was it?” ¶ {guest} looked at {A}, and said nothing. “It was me!” called the old rabbit. “I was very good.”
It was quiet behind the hedge. “Then who is that talking?” said Mum, and came through. She was the same again, only bigger. {young:She saw the wheelbarrow.|She looked at the rabbits, and then into the wheelbarrow, for some time.}
“{guest_many:These ones like|This one likes} {wished_greens},” said {A}. “Nothing else.” ¶ “I know,” said Mum. “There was never a leaf left in my garden.” # usual
She tried some, with both eyes shut. Crunch. ¶ “{wished_greens_many:They hold|It holds} still,” said Mum. “And I have been running after supper all these years.”
She sat down.
-> DONE

=== m4
# aside
# shot: two
# place: garden; night; stars
# action: guest sit happy; heroes sit happy; friends sit sleepy
# things: wheelbarrow; lantern; moon; hedge
“Why did you not say?” asked Mum.
“You always go so far for it,” said {guest}. “And you come home so wet.”
Mum chewed. It went from side to side. She had been shown. # more
“I like the sitting,” said Mum. “I like that best.”
A small rabbit came, and put the last bit by her foot. ¶ “You have it,” said Mum. “I am full.”
{homeward} # company
She had never said that to a rabbit before. # more
The smallest one asked what it had been like, to run all those years. “Mostly wet,” said Mum. “And they never waited.” # more
-> DONE

=== l3
# aside
# shot: behind
# place: garden; night; stars
# action: guest wave happy; heroes wave sleepy; rabbit wave happy; friends wave sleepy
# things: hedge; wheelbarrow; moon
It was late. The rabbits were round, and went home.
“You go first tomorrow,” said {guest}. “We come after.” ¶ “We go together,” said the old rabbit. # spare
“And the bowl?” asked {A}. ¶ They left it for a snail. It might be there by Sunday. # more
Mum had a sleeping rabbit in each arm. She carried them to the hole, and knew the way. # more
“In you go,” she said. She said it very low. # more
{midway} # company
Then the hedge went shut behind them. Crunch, it went in there. That was one for the way. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: wheelbarrow; bowl; hedge; moon
The wheelbarrow was empty. It did not squeak.
The hedge held still. The bean poles did, too.
A leaf came down, and lay there. # usual
The grass got up, but slowly. It had been sat on by everybody. # more
Far down the lane a door was open, for Wednesday. # more
A snail was on its way. # more
It held its two horns up. It could smell that there was something good. # more
Nobody ran after anybody.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{A} lay in bed.
{resting}
{keepsake}
{dream} # spare
Outside it still went crunch, now and then. Beside it went crip, crip, crip. # usual
For tomorrow there {wished_greens_many:were|was} more {wished_greens}. {guest} would come, and the rabbits, and Mum.
Sleep came in at the door. It did not have to run.
{A} held still.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
There was a plate on the step in the morning, and it was empty, and licked. Beside it stood the wheelbarrow. It was full already, and a boy from down the lane was just going home on tiptoe.
By the hedge sat five rabbits and somebody a good deal bigger, all in a row. They were chewing from side to side, and looking at one thing.
-> DONE

=== next_bedtime
Out by the hedge it went crunch, and crip, crip, crip. Nobody had to run.
-> DONE
