# about: feast(halloween|hallowe’en|hallowe'en|trick or treat|trick-or-treat|trick&treat|guising); party(halloween|hallowe'en); new-clothes(halloween)
# also: too-excited; happy; proud; party; tired; food; funny; clothes; new-clothes; thing; person; outing; play
# kind witch: witch*|wizard*
# kind sheet: ghost*|sheet
# kind paint: skeleton*|vampire*|zombie*|cat|tiger|lion|clown|face paint|painted|mummy costume|monster|frankenstein
# wants: child
# role grownup: parent = the grown-up with the torch
# ages: 4-11
# holds: dark(kind), halloween(kind)

=== title
{~Nobody Asked for the Trick|Trick, Please}
-> DONE

=== s1
# shot: wide
# place: street; dusk; clear
# action: A give curious bucket at neighbour; heroes stand; grownup hold torch; neighbour hold bowl; friends stand
# things: door; pumpkin before door; bowl in neighbour.hand; street-lamp
# people: neighbour(she, hat)
{~“Trick or treat!” said {H}. {young:“Treat,” said the door.|“Treat, treat, of course,” said whoever had come to the door.}|It was Halloween, and {H} had knocked at {young:six doors.|nine doors, and only at those that had a pumpkin.}|There was a pumpkin on every step, lit up from the inside, and {young:{H} went from one to the next.|it was for {H} to go from the one to the next and knock.}}
In one pocket {A} had a teaspoon. That was the trick. {young:It would hang on a nose!|It would hang on the end of a nose with no hands, and had taken a whole week to learn.}
{
- is_witch:
{A} was all in black, in a hat with a bend, {young:and had a long paper nose.|and had a long paper nose on an elastic, which could be put up like a lid.} # usual
- is_sheet:
{A} was a sheet, {young:with two holes to look out of.|with two holes in it to look out of, and none where the nose was.} # usual
- is_paint:
{As} face was painted, right up to the hair, {young:and it pulled a bit.|and had dried so hard that it was best to smile on one side only.} # usual
- else:
{A} had been dressed up since four o’clock, {young:and not even the postman could tell who it was.|and had met the postman, who had asked in a deep voice who that might be.} # usual
}
But nobody wanted the trick. “Treat!” they said, {young:and in fell a sweet.|and a sweet was in the bucket before the spoon was out of the pocket.}
{A} wanted to do it for somebody, {young:just one time.|just once, at any door in the street.}
-> DONE

=== s2
# shot: two
# place: street; night; clear
# action: A hold bucket; heroes walk; grownup carry torch; friends walk
# things: bucket in A.hand; 2 pumpkin; gate; spoon
“There are two more doors,” said {grownup}.
{joining}
{is_loved:The bucket had come to an end of room. It might have held {loved}, but nothing larger.|{musing}} # personal
{hinderer_person:At each step {hinderer} said thank you so beautifully that they all had another put in.} # beat
{hinderer_animal:{hinderer} sat down on each of the mats with such a face that the bowl came out at once.} # beat
{hinderer_carried:{hinderer} was held out by mistake, in place of the bucket, and got a toffee in the lap.} # beat
At the one with the red door {A} left out half of it. {young:“Trick,” said {A}.|“Trick, please,” said {A}, and that was quite clear, you would think.} # usual
“Bless you,” they said, {young:and gave two.|and laughed, and put in two.} # usual
On the last step stood only a chair, with a bowl on it and a card. {young:HELP YOURSELF, it said.|HELP YOURSELVES, it said, WE ARE OUT.} A chair does not ask for a trick, either. # usual
-> DONE

=== m1
# aside
# shot: close
# place: street; night; clear
# action: A reach-down worried bucket; heroes hold torch; friends look-up
# things: bucket before A; spoon; street-lamp; honey
Under the street lamp {A} tried it, to see if it still went. {young:Huff went {A}, on the spoon.|You have to breathe on the spoon first, as on a window, or it will not hold.}
{
- is_witch:
It hung on the paper nose as well, but {young:the paper nose went down.|then the paper nose went slowly down, like the arm at a car park.}
- is_sheet:
Through the sheet it would not do at all. {young:It fell off a bump.|There was a bump where the nose was, and the spoon slid off that as snow slides off a shed.}
- is_paint:
It slid on the paint. {young:It took some with it.|It slid down, and left a clean line behind it all the way, right to the tip.}
- else:
It hung. {young:Then {A} looked at it with both eyes.|Then {A} looked down to see it there, with both eyes at once, and off it came.}
}
Clink! It was in the bucket, {young:under the sweets.|somewhere under the sweets, and they all had to look for it by torch.}
It came out with a {~toffee|jelly snake} on. {young:That was wiped off.|You cannot hang a thing like that on anybody, and so it had to be wiped, and breathed on, and wiped again.} # more
“It does work,” said {A}. “It worked on Tuesday.” Nobody said that it had not. # more
-> DONE

=== l1
# aside
# shot: two
# place: street; night; clear
# action: cat sit calm on wall; A point happy at cat; heroes look-up; friends look-up
# things: wall; bucket; pumpkin
On the wall of number six sat a cat, quite black, {young:with two green eyes.|with two green eyes, and the wall as if it had been made to go under her.}
“What a good cat!” said a robot who was passing. {young:“Is it hot in there?”|“Did you do the tail yourself?” The cat looked past him.}
She was the only one in the street that night {young:who was just a cat.|who had come as herself, and she had no bucket.}
{A} held out the spoon to her, to be fair. “Would you like to see a trick?” {young:The cat shut her eyes.|The cat shut both eyes, which is a no, and opened one, which is a perhaps.}
But the robot had a {~pea pod|pirate} with him, who was being pulled along by one hand, and wanted to go home, and so they all had to move on. # more
When they looked back she had gone, and the wall looked just as good without her. There was only a warm place. # more
-> DONE

=== s3
# shot: above
# place: living-room; night; clear
# action: A pour surprised bucket; heroes kneel; grownup stand; friends sit
# things: rug; bucket; heap before A; heap; bowl
At home the bucket was tipped out on the rug. {young:Crash! It was a hill.|It made a noise like a beach, and went on for longer than you would think.}
There was no end of it. There were {young:red ones and gold ones.|jelly ones and gold ones, and one tangerine, which somebody must have meant kindly.} # usual
“You have done well,” said {grownup}. ¶ “But they didn’t want the trick,” said {A}. # usual
{helper_person:“Go out and come in again,” said {helper}. “It sometimes helps.”} # beat
{helper_animal:{helper} went to the front door and stood there, until it was plain what ought to be done.} # beat
{helper_carried:{helper} had ended up on the mat by the door, and it was from there that {A} saw how to do it.} # beat
So {A} went out again, only as far as the mat, and shut the door, and knocked.
“Trick or treat?” said {A}. {young:“Treat,” said {grownup}, and had one ready.|“Treat,” said {grownup}, who already had a toffee in one hand, and looked at it. “Oh. I am sorry. It is a habit.”}
-> DONE

=== m2
# aside
# shot: above
# place: living-room; night; clear
# action: A point proud; heroes kneel; grownup kneel; friends sit
# things: rug; 2 heap; themed
The sweets were put in rows. {young:The long row was toffees.|The toffees made the longest row, and went under the sofa and came out again at the other side.}
In a row by themselves lay those {young:that nobody likes.|that nobody likes. There were four of them, in brown paper, and every street has them.}
“What are they?” said {A}. {young:“I don’t know,” said {grownup}.|“I had one as a child,” said {grownup}. “I never found out.”}
{young:So they were swapped. Four of those were one good one.|There was some swapping, and the price of one good jelly snake was found to be all four, and a tangerine.}
{themed_a} was put at the end, to mind the rows. # personal
One was eaten tonight, slowly, and {~one|two} by whoever had carried the torch. # more
All the others went back into the bucket, in the order of the days that they were for. # more
-> DONE

=== l2
# aside
# shot: two
# place: garden; night; clear
# action: A kneel happy before pumpkin; heroes kneel; friends sit
# things: huge pumpkin before A; spoon in A.hand; door; mat
On the step sat their own pumpkin. It had been there all night, with its mouth open, {young:and nobody gave it a thing.|while everybody else got something, and had not been offered so much as a wrapper.}
“You have not seen it yet,” said {A}, {young:and held up the spoon.|and sat down in front of it, so that the light fell well.}
But the pumpkin could not have a go. It had {~a three-cornered|a round} hole {young:there.|where the trick is done, and the light came out of it.}
“It is a pity,” said {A}. {young:“You have a lot of face.”|“With all that face.”}
A {~moth|leaf} came by, and went once round the lid, and had a look in at one eye, and then at the other. # more
The pumpkin smiled, at any rate. It had smiled since Sunday, when it was cut, and it had smiled at the dustmen. # more
-> DONE

=== s4
# shot: close
# place: hallway; night; clear
# action: L stand proud; heroes stand; grownup stand surprised; boy stand curious; girl stand curious; friends stand
# things: door; spoon; mat; bowl in grownup.hand
# people: boy(crown); girl(crown)
{L} knocked once more. “Trick or treat?” ¶ “There are none left,” said {grownup}, and turned the bowl upside down, and it was so.
“Then it is the trick,” said {L}.
{
- is_witch:
Up went the paper nose, on its elastic. {young:Under it was a real one.|Under it there was a real nose, and it was warm.} # usual
- is_sheet:
Off came the sheet, over the top. {young:There was a nose.|There was a nose there all the time, and it was warm.} # usual
- is_paint:
{L} wiped one nose with one sleeve, {young:till it was clean.|and it came up as pink as it had been at breakfast.} # usual
- else:
All that was in front of {L}’s nose was pushed up on to the head, {young:and stayed there.|and held there by {grownup}.} # usual
}
{L} breathed on the spoon. {L} put it on the very end, and let go, {young:and took away both hands.|and held out both hands, so that it could be seen.}
It hung.
{grownup} did not say a word. # usual
At the gate stood {young:a small king, who had come to knock.|a small king and a smaller queen, who had come to knock, and had forgotten to.} “Again,” said the king.
So all the spoons in the drawer were fetched, and there was one for each of them. Nobody laughed. You can’t, with a spoon on.
Then {~the king|{grownup}} did, and all the spoons came down.
-> DONE

=== m4
# shot: two
# place: bathroom; night; clear
# action: L brush-teeth sleepy; heroes brush-teeth; grownup hold towel; friends sit
# things: basin; mirror; toothbrush; toothpaste
Then there were teeth to do. There seemed to be a lot.
Some toffee was still in there. It was at the back.
“Trick or treat?” said the brush. ¶ “Treat,” said {L}. It had the toffee. # usual
The face was washed. It was a child again, by the end. It had a red ring round it. # more
There was black on the flannel. There was some on the tap, too. It would come out. # more
The tap was shut, and it did not drip.
-> DONE

=== l3
# shot: behind
# place: bedroom; night; clear
# action: L fold sleepy; heroes fold; friends sit
# things: chair; coat on chair; hat on chair; bucket
The costume lay on the chair. There was nobody in it now.
It had one arm down. It looked as if it had been to a good many doors. # spare
{L} put the bucket next to it. It was heavy. It smelled of all the sweets at once.
“One a day,” said {grownup}. ¶ “For how long?” said {L}. ¶ “Till you are {~ten|twelve},” said {grownup}. # more
In the pocket there was one more. It had been sat on. It went in with the rest. # more
Then the lid was put on, and it was Halloween in there.
-> DONE

=== m3
# shot: behind
# place: garden; night; stars
# action: grownup reach-down pumpkin; L stand sleepy; heroes stand; friends stand
# things: pumpkin before grownup; door; mat
The pumpkin had to have its goodnight.
{grownup} took off its lid, and put out the light.
It was still smiling. You could just tell. # spare
All down the street they went out, one, and one, and one. # more
The robot had got out of his box by now. He was in a bath. # more
The step was dark then, and it was only a step.
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: gate; wall; street-lamp; moon
The street had nobody in it. A gold paper went along by itself.
It stopped at each of the doors. Nothing was put in it. # spare
A window was lit, high up. Behind it a very small pirate was being told that it was over for this year. # more
The cat was back on her wall. She had been in to have her tea, and she was still a cat. # more
The moon was out. It had no face on. # more
It had come as itself, too.
A gate moved. Then it did not.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; grownup sit; friends sleep
# things: pillow; spoon; lamp; quilt
In bed {L} lay flat. The spoon was on the nose.
{resting}
{keepsake}
{dream} # spare
“Will it stay on all night?” said {L}. ¶ “I will look,” said {grownup}. # usual
It was cool at first. Then it was as warm as the nose.
A breath went in. A breath came out. # usual
The eyes were shut. It hung there.
Then it came down, on the pillow. It did not clink.
Only {grownup} saw that part.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The pumpkin had a nose in the morning. It was a teaspoon, hanging straight down in the middle of the hole, with no hands, and there was nobody at the gate.
“How do you do it?” said {H}. The pumpkin only smiled. But there was a paw mark in the dew on its lid, and on the wall of number six somebody black was looking the other way.
-> DONE

=== next_bedtime
The spoon was back in its drawer. It lay on top, in case it was asked.
-> DONE
