# tells: line
# wants: child
# news: bad
# role grownup: parent = the grown-up with the wet hands
# ages: 3-10
# holds: dark(kind)

=== title
{~It Does Not Know Yet|The Clock Left Out a Tick}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: A look-up sad; heroes stand; grownup stand; friends stand
# things: clock; umbrella; coat; lamp
{~“{wished_said},” said {H} in the hall, and then it had been said.|Somebody had to say it, and that was {H}. “{wished_said}.”|It was quiet in the hall. “{wished_said},” said {H}.}
“Yes,” said {grownup}. “I am sorry.” {young:There was a hand, and it was warm.|And {grownup} held a hand for a bit, and did not say that it was only this or only that.}
“Can you make it not so?” asked {L}. ¶ “No,” said {grownup}. {young:“I can’t do that.”|“I would try most things. But that I can’t.”} # usual
It was true, and it stayed true. {young:But the clock went tick.|But up on the wall the clock went tick, and quite cheerfully.}
{L} looked at it. “It does not know yet,” said {L}.
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: A whisper calm; heroes look-up; friends stand
# things: clock; coat; themed
Nobody had told the clock. {young:It is high up, and hears things last.|It hangs high up, and people only ever ask it something.} # usual
{joining}
{musing} # personal
“You had better stop for a moment,” said {A}, and stood right under it. Then the clock was told. {young:It was not told fast.|It was not told fast, and nothing was left out.}
The clock missed one tick. {young:You could hear where it should have been.|It was quite a gap, and you could hear both of its edges.}
“Are you sure?” asked the clock. ¶ “Yes,” said {A}. ¶ “Then I shall say it lower,” said the clock, and went on, as it has to. # usual
{hinderer_person:{hinderer} had begun to whistle, and was told next, and put the whistle away for later.} # beat
{hinderer_animal:{hinderer} wanted to play just then, and had to be told as well, with a hand between the ears.} # beat
{hinderer_carried:{hinderer} was told along with it, and looked straight ahead.} # beat
There was {themed_a} by the wall, and that had not heard either, and was told at the same time. # personal
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A whisper calm; heroes stand; friends stand
# things: table; 5 spoons on table; lamp
{A} told the spoons all together. {young:If you tell just one, it goes on to the next.|If you tell only one, it goes on from each to the next, and by the last it is something else.}
The drawer was pulled out, and there they lay, and shone. {young:They had not heard.|You could see that not one of them had heard.}
“I will say it once,” said {A}, “and just as it is.” {young:There was no clink at all.|After that there was not a clink, and spoons clink for less.}
“Is it a big one?” asked a teaspoon. ¶ {A} showed it how big. {young:It was bigger than the drawer.|It went out over the drawer on both sides.}
“We like to be told,” said the ladle. {young:“Thank you.”|“Otherwise we only hear it from the soup.”} # spare
A fork had been looking the other way, and had to ask its neighbour. # more
-> DONE

=== l1
# aside
# shot: close
# place: bathroom; dusk; clear
# action: A whisper calm; heroes stand; friends stand
# things: basin; mirror; soap
You have to tell a tap between two drops. {young:So {A} waited.|{A} knew that tap, and waited for a good one.}
Drip, said the tap. Then {A} told it, {young:as much as went in.|and it took three gaps, for it is not short if you do it properly.}
The next drop did not come. {young:It hung there, and it was round.|It hung there, round and full, with the whole bathroom in it upside down, and did not like to.}
“You may,” said {A}, and laid the flannel under it. {young:Drip. You could not hear it.|Drip, it went, and you could hardly hear it land.}
They stood by it for three more. {young:They were all low ones.|Nobody minded how long it took.} # spare
The soap had turned its back, out of politeness, and slid a bit further into its dish. # spare
The plug was told by the chain. # more
-> DONE

=== m2
# aside
# shot: behind
# place: living-room; dusk; clear
# action: A sit-on-chair sad; heroes sit; friends sit
# things: armchair; lamp; rug
The armchair had both arms out. {young:It always does.|It has them out every evening, for whoever comes in, and whatever has been.}
“It does not know yet,” said {A}, and told it, round at the front. {young:The chair did not say, “There, there.”|The chair did not say that it would soon be all right, for a chair has no idea.}
It just left its arms where they were. {young:So {A} sat down in it.|So {A} sat in it for some time, and looked at the wall, and it looked at the same wall.}
{pausing} # company
“You are heavier than this morning,” said the chair. ¶ “I have it with me,” said {A}. ¶ “That’s all right,” said the chair. {young:“I am a chair.”|“It is what the legs are for.”}
The cushion had it from the chair. # more
-> DONE

=== s3
# shot: behind
# place: hallway; dusk; clear
# action: A stand curious at umbrella; heroes stand; friends sit
# things: umbrella; coat; lamp
At the end of the hall stood the umbrella, {young:all buttoned up.|buttoned up to the chin, and had been listening all along.}
“I heard how you told the clock,” it said. {young:“First you said stop.”|“You asked it to stop first, and you went slowly. It is how such a thing should be told.”}
{helper_person:“That’s so,” said {helper}, and sat down on the bottom stair, to be nearer.} # beat
{helper_animal:{helper} came along by the wall, and lay down across two feet, and kept them warm.} # beat
{helper_carried:{helper} was held in one arm, so that it should not be quite empty.} # beat
“And who told you?” asked the umbrella.
{L} had to think. “It did,” said {L}. “It told me itself.”
“All at once?” {young:asked the umbrella.|asked the umbrella. “Without stop, and without a hand?”} ¶ “All at once,” said {L}.
Something in the umbrella went click. “Then there is one more who has not been told,” it said. {young:“Not slowly.”|“Not properly. Not as the clock was.”}
-> DONE

=== l2
# aside
# shot: object
# place: hallway; dusk; clear
# action: A kneel calm before boots; heroes kneel
# things: 2 boots; rug; coat
The boots stood with their toes to the door. {young:They were all ready.|They had been put there to be ready, and they were, and nobody had told them any more than that.}
“They do not know yet,” said {A}. {young:It was said into the left one, and then into the right one.|It was said into the left one, and then into the right one, and it had to go right down to the toe.}
That took a bit. {young:Then you could see it get there.|Then you could see it get there, for the toes had been up a little, and came down.}
{A} turned them round to the wall, side by side. {young:“You can rest,” said {A}.|“You can stand as you like now,” said {A}.}
Boots take a thing hard, at first, since they have to stand there with their mouths open. # spare
“Thank you,” said the left boot. “I had been on my toes.” # spare
The mat had heard it through them both. # more
-> DONE

=== m4
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A whisper calm; heroes stand; friends stand
# things: table; radio on table; lamp
Then there was the radio. {young:It tells people things all day.|It tells everybody the news, every hour, and it had not got this.}
“I could say it at seven,” said the radio. {young:“I would say it loud.”|“Just before the weather, and to everyone.”}
“No,” said {A}. {young:“It is just for here.”|“It is not for everyone. It is only for people who know me.”}
The radio had never had any of that kind. {young:It went down low, and it was told.|It had to turn itself down, to be able to listen at all, and then it was told.}
“And now,” said the radio, from habit, and could not think what came next. # spare
It left its small light on. # more
-> DONE

=== s4
# shot: close
# place: hallway; night; stars
# action: A reach-up sad at mirror; heroes stand; grownup sit; friends sit
# things: mirror; lamp
“Who is it?” asked {L}. ¶ An umbrella can’t point, but it can lean. It leaned towards the mirror.
There was {L}, in there. Nobody had told that one.
“You had better stop for a moment,” said {L}. So they both stopped.
{L} went up quite near, and laid one hand flat on the glass. A hand came from over there, and it was just as big.
“{wished_said},” said {L}, slowly. Nothing was left out.
They looked at each other for as long as that takes. Then the one in there nodded, and so did {L}. # usual
“It is as big as it was,” said {L} at last. ¶ “Yes,” said {grownup}, from the stairs. ¶ “But now I have been told.” # usual
-> DONE

=== l3
# aside
# shot: object
# place: hallway; night; stars
# action: heroes look-up sleepy
# things: lamp; clock; coat; umbrella
The lamp was told with one finger. It went out.
The door had it from the draught. The mat had it from the door.
Not one of them made it bigger. Not one of them made it small. # spare
The coat let its sleeves hang. It had always done that. Now it meant it. # spare
It did not take long now. They told it on, along the wall. # more
It was no louder than dust. # more
-> DONE

=== m3
# aside
# shot: two
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; friends stand
# things: basin; mirror; soap
There was foam to the chin. With foam you can’t tell anybody anything.
So it was quiet for once. That was quite good. # spare
The one in the mirror had foam on, too. It nodded. It had been told.
The water went round, and it went down. # more
The brush stood in its cup, and the cup stood by the wall. # more
-> DONE

=== l4
# aside
# shot: behind
# place: bedroom; night; stars
# action: A lie-awake calm; heroes lie-awake; friends sit
# things: bed; window; moon behind window
{A} lay and heard the house. It had a sound, and the sound was a bit lower.
They all knew. It was like a big bag with a lot of handles. # spare
It weighed what it weighed. It lay on the floor.
The curtain knew, and it hung quite still. # spare
A car went by out there. It did not know. It was let go by. # more
The moon had seen it come. It did not have to be told. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A lie-awake calm; heroes lie-awake; grownup stand; friends sit
# things: bed; pillow; lamp
{L} lay in bed. The clock went on, down in the hall. # usual
{resting}
{dream} # spare
“Does the pillow know?” asked {grownup}. ¶ “I told it,” said {L}. It was soft, and it kept it. # usual
“Is there anyone who does not know?” asked {grownup}.
{L} lay and thought. “The morning,” said {L}. “It does not know yet.”
“That can wait,” said {grownup}. “We will tell it when it is here.”
It was dark. The morning was a long way off. It had not even got its shoes on. # usual
One hand lay flat. It was warm. # usual
The clock left out one tick. That was for goodnight. # usual
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The morning was told at breakfast. It had come up as it always does, with its sleeves rolled, and stood in the jam. {H} asked it to stop for a moment, and then it was told.
“Oh,” said the morning. It went behind a cloud. When it came out again it shone a bit lower, out of respect, and only on one half of the table. “I will tell the afternoon,” it said. “You need not do them all.”
-> DONE

=== next_bedtime
Down in the hall the clock left out one tick. It still knew.
-> DONE
