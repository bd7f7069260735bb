# about: hatching(tadpole&!let go&!let them go&!let it go&!released&!set free&!pond today&!died|frogspawn&!let go&!released&!died|frog spawn&!let go&!released&!died|cocoon&!came out&!hatched&!flew&!released&!died|chrysalis&!came out&!hatched&!flew&!released&!died|caterpillar&!came out&!hatched&!flew&!released&!died|silkworm&!hatched&!died)
# about: school-day(tadpole&!let go&!released|frogspawn|chrysalis&!came out&!flew|cocoon&!came out&!flew|caterpillar&!came out&!flew|silkworm); creature(tadpole&!let go&!released|frogspawn|chrysalis&!flew|cocoon&!flew|silkworm); found-something(frogspawn|tadpole|chrysalis|cocoon); new-pet(tadpole|caterpillar|silkworm)
# also: creature; patience; happy; school-day; play; too-excited; kindness; person; place; saying; proud; screens; learned
# kind cocoon: cocoon*|chrysalis*|chrysalides|pupa*
# kind caterpillar: caterpillar*|silkworm*
# kind legs: leg|legs
# kind spawn: frogspawn|frog spawn|spawn
# wants: child
# role grownup: parent = the grown-up with the jar
# ages: 3-9
# holds: dark(kind), animal(kind)

=== title
{~Has Anybody Told You?|You Will Be Surprised}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: L whisper; heroes kneel; grownup stand; friends sit
# things: table; fishbowl on table; plant in fishbowl; lamp
# things for cocoon, caterpillar: table; jar on table; leaf in jar; plant; lamp
{~“Has anybody told you?” whispered {H}, {young:very near, and waited for the answer.|from so near that it went misty.}|Somebody was whispering, and it was {H}, {young:with a nose as near as it would go.|and it was to somebody who had not got any ears.}|{H} had something to tell, {young:and it was not to a person.|and the one that it was about had not the least idea.}}
{is_cocoon:There it was behind the lid, in a small coat with no buttons, and it did not move.|{is_caterpillar:There it was behind the lid, all feet, and it was eating and did not look up.|{is_legs:There in the water was a tadpole, and all the talk in the house was of its legs.|{is_spawn:There in the water was the frogspawn, and every dot of it looked another way.|There in the water was a tadpole, all head, with a tail to steer it by.}}}} {young:It knew nothing at all.|You could see that nobody had told it a thing.}
“You are going to {is_cocoon or is_caterpillar:fly|be a frog},” said {L}. {young:¶ Nothing happened.|¶ It made no difference, as far as you could see.}
It went on with what it was at. {young:It was very good at that.|It was very good at that, and had never been asked to be anything else.} # more
“It does not believe me,” said {L}. ¶ “Would you?” asked {grownup}. {young:“It is a lot to hear.”|“It is a lot to hear, when you are only as big as a bean.”} # usual
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: L whisper; heroes kneel; grownup sit-on-chair; friends sit
# things: table; fishbowl on table; plant in fishbowl; lamp; chair
# things for cocoon, caterpillar: table; jar on table; leaf in jar; lamp; chair
But somebody has to tell you, {young:or you get a fright.|or it comes as a shock.} So {L} told it, from the beginning.
{joining}
{musing} # personal
{
- is_cocoon or is_caterpillar:
“You will have wings,” said {L}, “and there are four of them. {young:They are all wet at first, so you must wait.”|They are wet and crumpled when you get them, and so you hang them up to dry, and you don’t go anywhere.”}
“And your old coat splits. {young:That is meant to be so.”|It is meant to, and nobody will be cross about the coat.”} # usual
- else:
“You will have legs,” said {L}, “and there are four of them. {young:The ones at the back come first.”|The ones at the back come first, so don’t sit down too soon.”}
“And your tail goes. {young:It is not lost. You use it up.”|It is not lost. You use it up, and what you make of it is the rest of the frog.”} # usual
}
{hinderer_person:“Boo,” said {hinderer}, to show it what a surprise is, and it took that quite well.} # beat
{hinderer_animal:{hinderer} wanted to hear it, too, and {is_cocoon or is_caterpillar:breathed on it|drank a little}, and had to be told about manners.} # beat
{hinderer_carried:{hinderer} was told at the same time, in case, and did not turn a hair.} # beat
It stayed just where it was, {young:but it was a bit stiller than before.|but it had gone a little stiller, as you do when it is about you.}
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A point happy table; heroes sit-on-chair; grownup sit-on-chair; friends sit
# things: table; fishbowl on table; crumb on table; chair; lamp
# things for cocoon, caterpillar: table; jar on table; crumb on table; chair; lamp
Then it had a lesson. {A} did it with one hand, {young:on the table, where it could be seen.|on the table, close by, so that it could be followed from in there.}
{is_cocoon or is_caterpillar:The hand opened and shut, slowly, and did not leave the ground.|Two fingers sat down, and folded up, and thought about it.} “You wait,” said {A}. “You wait, and you wait, {young:and now!”|and nobody pushes, and now!”}
{is_cocoon or is_caterpillar:Up it went, over the butter, and a bit to the left, since they are not good at straight lines.|Up it went, over the butter, and came down in the crumbs, since the landing is what you learn last.}
“Now you,” said {A}. {young:It did not do it yet.|It did nothing of the kind, but you could tell that it had been struck by it.}
So the hand did it again, a bit lower, {young:because small ones get a fright.|because there is no need to begin with the butter.} # spare
“You are very good,” said {grownup}. ¶ “I am only the fingers,” said {A}. {young:“It gets to do all of it.”|“It gets to do it with the whole of itself.”} # more
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A draw; heroes draw; grownup sit; friends sit
# things: table; paper on table; crayon; lamp; fishbowl on table
# things for cocoon, caterpillar: table; paper on table; crayon; lamp; jar on table
{A} drew it a picture, {young:and wrote on it whose it was.|since you can’t make head or tail of a thing that is only whispered.}
It showed {is_cocoon or is_caterpillar:somebody with great spotted wings|somebody green with a great wide mouth}, {young:sitting on a stone, and laughing.|sitting on a stone in the sun, as if there had never been any doubt of it.}
“This is you,” said {A}, and held it up, {young:the right way round.|and turned it the right way round, and moved it a little to and fro.}
“It is a good likeness,” said {grownup}. {young:“That is just how it will look.”|“You would know it anywhere, as soon as there is any of it.”} # more
They both waited. {young:It looked at it for a long time, or it did not.|It looked, or it did not look, which is hard to know with somebody who has no lids.}
“It thinks that it’s somebody else,” said {A}. {young:“It says, who is that big one?”|“It is only being polite. It thinks that I am showing it my aunt.”}
So the picture was left there, leaning up, {young:so that it could get used to it.|where it could be looked at in private, from in there, when everybody had gone.} # spare
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: L look-up curious; grownup sit laughing; heroes look-up; friends sit
# things: table; fishbowl on table; lamp; chair; themed
# things for cocoon, caterpillar: table; jar on table; lamp; chair; themed
Then {L} had a thought, and sat up. “Did anybody tell you?” {L} asked {grownup}. {young:“About how you are now?”|“When you were small, I mean. About being like that.”}
“They did tell me,” said {grownup}. “I did not believe it. {young:They said that I would be as big as a door.”|They said that I would have to bend down for lamps.”} ¶ “And you {young:are|do},” said {L}.
“They said that I would eat olives, and like it. {young:I laughed so much.”|I laughed so much that I had to be patted.”} # usual
{helper_person:“Nobody told me a thing,” said {helper}, “and now look.” So they looked, and it had turned out well.} # beat
{helper_animal:{helper}, who had once gone into a slipper, lay down, and took up the rug from end to end.} # beat
{helper_carried:They all looked at {helper}, who had been told nothing at all, and had come out very well.} # beat
{themed_a} had always been as it was, and thought them a restless lot. # personal
“How did you do it?” asked {L}. ¶ {grownup} had to think. {young:“I don’t know. I was looking at something else.”|“I don’t know,” said {grownup}. “I must have been looking at something else at the time.”}
-> DONE

=== m2
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A stand before door; heroes stand; grownup hold pencil; friends stand
# things: door; chalk-line on door; lamp; coat on hook; hook
On the side of the door there are some pencil lines. {young:Each of them is {A}, and they go up.|They are all {A}, at one time or another, and they go up like the steps of a very small ladder.}
“Who was that one?” asked {A}, and put a hand on the lowest. {young:It came up to the knee.|It was no higher than a chair, and not a high chair either.} ¶ “You,” said {grownup}.
“I don’t remember,” said {A}. “Nobody told me that I was that.” {young:And between that line and the next there was nothing, only door.|And between that one and the next there was only door, where it must have happened.}
{pausing} # company
They had a look if there was a new one to make. {young:There was, by the width of a pea.|There was, by about a pea, and {A} had not felt it come.}
“Has anybody told you?” said {A} to the wood above it, {young:and it was quite empty.|where nobody was yet, and there was a good deal of room.} # spare
A door goes up a long way, {young:and there was a lot of white.|if you look, and then there is still the wall.} # more
-> DONE

=== l2
# aside
# shot: two
# place: garden; dusk; clear
# action: A whisper bush; heroes kneel; grownup stand; friends stand
# things: bush; stone; flowerpot; bean in flowerpot; fence
After that there was no stopping {A}, who went round the garden {young:and told everybody.|and told everybody who might not have heard.}
“You’ll be an apple,” {A} told the tree, at a small green knob. {young:It had thought that it was a button.|It had taken itself for some sort of button.}
A bean in a pot was told that it would go up and up. {young:It did not say that it had no head for it.|It is not easy for a bean, who has only ever been down, and who has no head for it.}
“And you,” said {A} to a puddle. {young:But then {A} did not know.|But there {A} came to the end of what is known. “You will have to wait and see,” said {A}.}
The stone was the only one that would stay the same, {young:and so it got a pat.|and it was given a pat, because that might be a bit dull.} # more
“It is a lot of work,” said {grownup}. ¶ “They are all so small,” said {A}. {young:“They have not heard anything.”|“They have not heard a single thing about it.”} # more
-> DONE

=== s4
# shot: close
# place: kitchen; night; clear
# action: L whisper; heroes sit; grownup sit; friends sit
# things: table; fishbowl on table; lamp
# things for cocoon, caterpillar: table; jar on table; lamp
It was time to say goodnight to it. But {L} stayed, {young:with one finger near.|with a finger near, not quite touching.}
“When it {is_cocoon or is_caterpillar:can fly|is a frog},” said {L}, “will it know me?” {young:That was what it was about.|That was what had been at the bottom of it all.}
{grownup} thought about it properly. “When you were as long as my arm,” said {grownup}, “do you remember that?” ¶ “No,” said {L}. “Not a bit.” # usual
“You had another face at first,” said {grownup}, “and no teeth, {young:and other legs.|and legs of quite another sort.} Do you know me?” ¶ “Of course I do,” said {L}. {young:“I know you the whole time.”|“I know you right through.”}
“Well,” said {grownup}. {young:And {L} bent down again.|And it was quiet for a bit, and then {L} bent down again.}
“I am the one who talks,” said {L}. “Remember the voice.”
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; night; clear
# action: L lie-back; grownup tuck-in L; heroes lie-back; friends sit
# things: bed; quilt; pillow; lamp
{L} was rolled up in the quilt, as tight as it goes. There was just a face out.
“What are you?” asked {grownup}. ¶ “I don’t know yet,” said {L}. “Nobody has told me.”
“Shall I?” ¶ {L} thought about that in there. “No,” said {L}. “You can say if it hurts.”
“It doesn’t,” said {grownup}. “It makes you hungry. You have to have new shoes.”
That was not so bad. You can do shoes.
-> DONE

=== l3
# aside
# shot: wide
# place: kitchen; night; clear
# action: grownup tiptoe; L lie-back; heroes lie-back; friends sleep
# things: table; fishbowl on table; paper beside fishbowl; moon; chair
# things for cocoon, caterpillar: table; jar on table; paper beside jar; moon; chair
{grownup} went by once more with a lamp held low, and had a look.
“Has anybody told you,” said {grownup}, very softly, “about Mondays?” # spare
It did not move. It may have been at work.
You can’t hear it. It goes on all night, with the door shut. # spare
The lamp went on up the stairs, and the dark came back and sat down with it. # more
-> DONE

=== m3
# aside
# shot: close
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit; heroes lie-back; friends sleep
# things: bed; quilt; pillow; moon
“Will it be tomorrow?” asked {L}. ¶ “I don’t know,” said {grownup}. “It does not know either.”
“I hope that I’m there.” ¶ “You might be at breakfast. They do it when they like.” ¶ “Then I shall eat fast,” said {L}. # spare
It was warm in the quilt. {L} drew up both knees.
All of {L} was in there, with no legs to be seen.
-> DONE

=== l4
# aside with l2
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: bush; flowerpot; stone; moon; fence
Outside it was dark, and everything was a bit more than it had been at tea.
The green knob was rounder, by so little that it could not have said where. # spare
The bean had gone up. It had its eyes shut. # spare
The stone was the same, and had been patted. # more
A snail went by, who had been told, and had not had to change a thing. # more
Nobody looked. It is a thing that gets on well by itself.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; quilt; pillow; lamp
It was late, and small things grow at night. # usual
{resting}
{keepsake}
{dream} # spare
{L} was curled up, and did not move. # usual
{grownup} bent down, quite near.
“Has anybody told you?” said {grownup}.
But there was no need to say it now.
It would keep.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a paper on the kitchen table, quite wet at one corner. It was the back of a bill, and it had a drawing on it that nobody had made.
There was somebody in it with a large round head, and two arms, and no tail of any kind, and it was smiling. “I think that it’s meant for me,” said {A}, and held it up to the glass, and nodded, so that whoever was in there could see that it was a good likeness.
-> DONE

=== next_bedtime
Small things were growing in the dark. Nobody had told them where to stop.
-> DONE
