# about: lost-tooth(whistl|lisp|whoosh|says s|her s's|his s's); can-do(whistl&gap|whistl&tooth|whistl&teeth)
# also: proud; happy; funny; lost-tooth; can-do; teeth; learned; school-day
# wants: child
# role grownup: parent = the grown-up with the pan
# ages: 4-9
# needs: speaking, hearing
# holds: dog(kind), dark(kind)

=== title
{~There Is No S in It|Six Sausages, Please}
-> DONE

=== s1
# shot: close
# place: kitchen; day; clear
# action: L sit-on-chair surprised; heroes sit-on-chair; grownup stand; friends sit
# things: table; cup on table; plate on table; pan
{~“Yes,” said {H}, and something went fweet. {young:It was not the kettle.|Everybody looked at the kettle, and the kettle was cold.}|Fweet! {H} looked round. {young:There was no bird in the kitchen.|There was no bird in the kitchen, and nobody with a whistle.}|“Fweet,” it went, at the table, while {H} asked for the salt. {young:It was quite loud.|It was high and clear, and came from somewhere near the salt.}}
It was the gap. Right in front, where a tooth of {L}’s had been, {young:there was a door now.|there was a way through, and the wind had found it.}
Each s that {L} said came out as a whistle, {young:and so the salt went fweet.|and the salt went fweet, and so did the sauce, and butter was only butter.}
“That is a fine one,” said {grownup}, {young:who could not do it at all.|who had all the teeth, and could not do it at all.} “You must try it on everything.” # usual
-> DONE

=== s2
# shot: wide
# place: street; day; clear
# action: L wave laughing; dog run; driver peek in car; heroes stand; grownup stand; friends stand
# things: car; gate; hedge; themed
# people: driver(cap)
They went out to try it.
{joining}
{musing} # personal
“That is a snail,” said {L}, and it went fweet twice, and round the corner came a dog, {young:and sat down.|in a great hurry, and sat down in front of {L}.}
“Sorry,” said {L} to it, and that went fweet as well, {young:and then there were two.|and brought the other one, which lived at number nine.} # usual
{hinderer_person:“Say something with a lot in it,” said {hinderer}. “Say seaside. Say scissors.” And there were five.} # beat
{hinderer_animal:{hinderer} sat down as well, and got up, and sat down, since it was told to with every word.} # beat
{hinderer_carried:{hinderer} had to be held up high, because by now it was rather full of dogs down there.} # beat
{themed_a} was not called, but it came along. # personal
“Please stop,” said {L}, fweet, fweet, {young:and right at the kerb a taxi stopped.|and right at the kerb a taxi stopped, and a man leaned over and opened the door.}
“Where to?” said the man. ¶ “Mm,” said {L}, with a hand over the gap, and {grownup} had to tell him.
-> DONE

=== m1
# aside
# shot: behind
# place: playing-field; day; breeze
# action: A stand surprised; referee look-up; boy stand; girl stand; heroes stand; grownup stand; friends stand
# things: ball; goal
# people: referee; boy; girl
On the field there was a match, and it was two all. {young:They stood and watched.|There was a minute to go, and a big girl had the ball and nobody in front of her.}
“She is fast,” said {A}. Fweet, {young:it went, over the grass.|it went, twice, right across the grass.}
They all stood still. {young:The ball rolled off by itself.|The big girl stood still, and the ball went on a little without her, and stopped too.}
“Who did that?” asked the referee, and looked at her whistle. {young:It was not hers.|She shook it, and held it to one ear.}
“It was the gap,” said {A}, and showed her. She bent down, and had a good look. {young:“Well!” she said.|“I wish mine were built in,” she said. “I left it on the bus once.”}
{pausing} # company
-> DONE

=== l1
# aside
# shot: two
# place: street; day; clear
# action: A listen; bird shout on gate; heroes stand; grownup stand; friends sit
# things: gate; hedge; tree
On a gate sat a blackbird, who had that street to himself. {young:He sang a bit.|He sang a line of it, and left a space, as he did every day.}
“That is nice,” said {A}. Fweet. {young:It fell right into the space.|And it happened to go into the space, and it happened to fit.}
The blackbird shut his beak. {young:He looked at {A}.|He looked at {A} from the left, and then from the right, and under the chin.}
He sang it once more, slower. {young:“Yes,” said {A}. Fweet!|“Yes, yes,” said {A}. Fweet, fweet. That was two, and it was better.}
He went up into the tree to think about it. {young:You could hear him think.|You could hear him up there, trying it with two.} # more
He had had that space for years, and had never known what it was for. # more
-> DONE

=== s3
# shot: above
# place: kitchen; dusk; clear
# action: L point happy at pan; dog peek; grownup hold pan; heroes sit-on-chair; friends sit
# things: table; pan; window; 3 plates on table; door
At supper there were sausages, and {grownup} asked how many, and {L} was hungry and forgot.
“Six sausages, please,” said {L}, and it went fweet, fweet, fweet, {young:and then there was a thump at the door.|and then there were a good many feet, and a thump at the door.}
In the window were noses, {young:all in a row, and a taxi.|all in a row, and behind them stood the taxi.}
{helper_person:“I will tell them that it is only fish,” said {helper}, and went out to the step.} # beat
{helper_animal:{helper} went and lay down along the door, and it was understood that these were taken.} # beat
{helper_carried:{helper} was set in the window, with its back to them, and they saw that it was full.} # beat
“Tell them to go home,” said {grownup}, “but mind how you say it.” # usual
It had to be something with no s in it, {young:and {L} had to think for a bit.|which is no please, and no sorry, and no sausage.} “Go home, good dog,” said {L}, through the letter box.
Nothing went fweet, and they all went home, {young:and the taxi went as well.|and the taxi turned round and went off down the hill.}
-> DONE

=== m2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A eat; heroes eat; grownup eat; friends sit
# things: table; 3 plates on table; fork; lamp
After that they all ate without it, {young:to see if you can.|as a game, and whoever said one had to get up and do the curtains.}
“More bread,” said {A}. {young:“And a potato.”|“And a bit of green, and then a potato.”} It was quite easy.
“And what about some…” said {grownup}, {young:and got up, and did a curtain.|and stopped, and got up, and did the left-hand curtain.}
“You got that wrong,” said {A}. {young:“I did not!”|“You can’t have that one. You can have a bit, or a lot.”}
You would not think how many there are. {young:There are two in scissors, and four!|There is one in spoon, and one in house, and in scissors there is hardly anything else.}
The dog at number nine could hear none of it, and had its own supper. # more
By the end of it both the curtains were shut, and open, and shut. # more
-> DONE

=== l2
# aside
# shot: two
# place: living-room; dusk; clear
# action: A look-through mirror; heroes sit; grownup hold mirror; friends sit
# things: mirror; lamp; sofa; tooth
They had a look at the gap from the front, with the lamp. {young:It was pink and dark.|It was pink at the bottom, and dark farther in, and a good deal smaller than it sounded.}
“There is a bit of white,” said {grownup}. {young:“Down there.”|“Right down there, like the top of a boat.”}
So there was one on the way, {young:and then the door would be shut.|and when that had come up, the door would be shut.}
“How long will it be?” asked {A}. {young:It would be a good while.|It would be a good while. They are slow, the second lot, as they have to last.}
“Then we had better whistle,” said {grownup}. {young:And they did.|So {A} did a whole tune, with nothing but the word sauce.}
A chair moved upstairs. The lady up there had got up, and was dancing to it. # more
Out in the road, something sat down. # more
It was only one dog. It had come for the music. # more
-> DONE

=== s4
# shot: two
# place: bathroom; night; clear
# action: L brush-teeth; heroes brush-teeth; grownup hold towel; friends sit
# things: basin; mirror; toothbrush; towel
It was night, and dogs have beds to go to. # usual
“I will not do one more,” said {L}.
“Then you can’t ask for a story,” said {grownup}. ¶ {L} had to think. “I want a tale,” said {L}. # usual
“You can’t ask for a kiss.” ¶ “A hug,” said {L}, “and then one more.”
No dog came, {young:and no man.|and no man with a taxi.} # usual
“And what will you say at the end?” asked {grownup}. {L} went through that word, {young:bit by bit.|from the front to the back.} There was no s in it.
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; clear
# action: L sit-up; heroes sit-up; grownup sit; friends sit
# things: bed; lamp; book; quilt
The tale was read, with a hand on the page.
It was about a snake. {grownup} read it. {grownup} had all the teeth for it. # spare
“What did it do then?” asked {L}. ¶ “It went home,” said {grownup}, “and shut the door.” # spare
It was a good long one. It had two hills in it and a lake. # more
On the last page was the snake, in bed. There was a lot of bed. # more
When it was done, the book was shut. Nobody had to whistle for it.
-> DONE

=== l3
# aside
# shot: behind
# place: bedroom; night; clear
# action: L look-up at window; grownup fold curtain; heroes look-up; friends sit
# things: window; curtain; moon; tree
At the window they had a look out. The road was dark, and the dogs had gone in.
In the tree sat the blackbird, with his head away. He had done it with two, till the lamp came on. # spare
Then a wind came by. It went in under the tiles, and out. Fweet.
“Who did that?” asked {L}. ¶ “The roof,” said {grownup}. “It has a gap.”
So there were two of them in the road. # more
The taxi was not in sight. It had gone to where it was wanted. # more
-> DONE

=== m3
# aside
# shot: close
# place: bedroom; night; stars
# action: grownup tuck-in L; L lie-back sleepy; heroes lie-back; friends lie-front
# things: bed; pillow; lamp; quilt
The quilt came up. The lamp went down to low.
“Are you warm?” asked {grownup}. ¶ {L} had to leave out the first word that came. “I am,” said {L}. # spare
It was odd, how well it went. You could do without nearly all of it. # more
Then came the hug, and the one more.
The tongue went to look at the gap. It was still open. It would be open in the morning. # more
After that it went and lay down, as a tongue does. # more
-> DONE

=== l4
# aside
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: car; street-lamp; gate; moon
Down at the bottom of the hill stood the taxi. Its light was off.
The man had his cap over his eyes. He would hear it if he was wanted. # spare
At number nine a dog lay on a mat, with one ear up. # more
It went up a bit more, and then it lay down. # more
The moon was on the road, from one end to the other. # more
No one had called. It was that time of night when no one does.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; pillow; quilt; lamp
It was late, and the house was still. # usual
{resting}
{keepsake}
{dream} # spare
{L} lay down. It was warm. The air went in at the gap. It went out.
“Are you asleep?” asked {grownup}.
“Nearly,” said {L}. There was no s in it.
There was one more word. {L} had kept it for the end. # usual
“Goodnight,” said {L}.
It did not go fweet. No dog came.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was the blackbird, on the gate, and he did his line, and left the space. Then he looked in at the window, and waited.
“Yes?” said {A}. Fweet!
It went right in. He did it again, from the top, with his beak a bit higher, and it was the best that it had ever been. And round the corner, in a great hurry, came a dog.
-> DONE

=== next_bedtime
The taxi had its light off. There is no s in taxi, whatever it sounds like.
-> DONE
