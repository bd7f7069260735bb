# about: left-out(pick|chosen|choose|chose|selected|team|captain|last one); lost-match(pick|chosen|the part|a part|part of|the lead|the role|a solo|selected|make the team|get in the team|didn't get in|trials); club(n't make it|not make it|n't make the|not picked|n't picked|n't get picked|not chosen|n't chosen|n't get in|not get in|n't get the|not selected|n't selected)
# also: sad; angry; school-day; losing-well; play; frustrated
# news: bad
# wants: child
# role cook: parent = the grown-up at the stove
# kind squad: tryout*|try-out*|trial*|squad
# kind part: part|lead|star|play|solo|choir|role|nativity|show|assembly|council|leader|monitor|helper
# ages: 4-10
# holds: dark(kind)

=== title
{~The Bent Spoon|What Nobody Picks}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A sit-on-chair sad; heroes sit-on-chair sad; cook stir pot; friends stand
# things: table; pot; window; satchel
{
- is_squad:
{~There was a list after the tryouts, {young:and {H} {was} not on it.|and {H} had read it down, and then up, and had not come across {H}.}|“They have picked,” said {H}, {young:and let go of the bag, and it fell down in the hall.|and let the bag slide off all by itself.}|A good many had tried, and the list was short, and {H} {was} not on it. {young:It was soon read.|It did not take long to read, even twice.}}
{young:They picked, and picked. They did not pick {A}.|It had been said kindly, and it was still no.} # usual
- is_part:
{~There was a list on the wall at school today, {young:and {H} was not on it.|and {H} had read it down, and then up, and had not come across {H}.}|“They have picked,” said {H}, {young:and let go of the bag, and it fell down in the hall.|and let the bag slide off all by itself.}|Hands up, they said, who wants to. {young:{H} put up both.|{H} had put up a hand so far that the rest nearly came off the chair after it.}}
{young:They picked, and picked. They did not pick {A}.|They had picked one, and then another one, and then they had said that this was all, thank you, and hands down.} # usual
- else:
{~There were two captains, and they picked and picked, {young:and then there was only {H}.|and in the end nobody was left on the line but {H}.}|“They have picked,” said {H}, {young:and let go of the bag, and it fell down in the hall.|and let the bag slide off all by itself.}|When everybody had been picked, there was somebody over, {young:and it was {H}.|and it was {H}, who had a very good view of the drain.}}
{young:Nobody had said “{A}”, only “and you, over there”.|Nobody had called “{A}!” At the end somebody had only said “and whoever is left”.} # usual
}
What {A} wanted was to be picked first, {young:before all the others, and quite loud.|once, out of everybody, and quite loud.}
“Supper,” said {cook}. “Will you be so good and get the spoons?”
{is_wished_place:“I am not going to {wished_place} again,” said {A}. {cook} said that there was soup first.} # wished
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: A hold proud spoon; heroes look-through drawer; friends hold bread
# things: drawer; spoon; table; bread on table; chair
So {A} picked spoons. The good ones lie on top. {young:Everybody takes those.|Everybody takes those, and nobody ever looks what is underneath.}
Right at the bottom was the bent one. {young:It was bent at the neck.|Somebody had dug a {~garden|pond} with it once, and its neck had never been straight again.}
“When did that one last have soup?” asked {A}. ¶ Nobody could say. # usual
“I pick you,” {A} told it, {young:very loud.|so that the others heard it.}
And then there was no stopping. {A} picked the chair that wobbles. {A} picked the crust of the loaf, {young:and the cup with no handle.|and the cup with no handle, which nobody had picked since it fell.}
{joining}
{themed_a} was picked as well. It had been behind the bin for a week. # personal
{hinderer_person:“I shall have the wobbly one, then,” said {hinderer}, sat down, and had to be helped up.} # beat
{hinderer_animal:{hinderer} picked the crust, too, and had to be asked to put it back.} # beat
{hinderer_carried:{hinderer} was stood in the cup with no handle, and looked as if they had both been picked together.} # beat
“That is a team,” said {A}. # usual
-> DONE

=== m1
# aside
# shot: wide
# place: bedroom; dusk; clear
# action: A hold happy sock; heroes kneel; friends look-through drawer
# things: drawer; sock; 2 socks on drawer; crayon; box
There was more to pick upstairs. {young:There was one sock, all by itself, with a hole where the toe goes.|In the drawer lay the sock that has no other, and that goes to the wash every week, in hope.} “You,” said {A}.
In the box were the crayons, and one of them was white. {young:Nobody had used it, and it was as long as on the first day.|All the others were down to stumps, and it was as long as on the day it came.} “You,” said {A}.
{young:Down they all came, into the kitchen.|They all came down the stairs together, and it was a fair-sized team by now.} The white crayon was made goalkeeper. {young:It was so clean that it must be careful.|It had kept clean for a year, so it must be careful.}
Nobody else in the house knew that there was going to be a match.
-> DONE

=== l1
# aside
# shot: behind
# place: garden; dusk; clear
# action: A carry happy ball; heroes look-through shed; friends hold umbrella
# things: shed; ball; umbrella; rake; flowerpot
Then {A} went to the shed, with a torch. {young:It is full of things that nobody picks, right up to the roof.|A shed is where they all go in the end, and it was hard to know where to begin.}
There was the ball that has no air. It does not roll. {young:You put it down, and it sits there like a cushion.|Wherever you put it, it sits down, like a cushion.}
There was the umbrella that only opens on one side. {young:“You may come,” said {A}, “both of you.”|“You may both come,” said {A}, and took them under one arm.}
{young:A rake fell over, as it wanted to come, too. It had all its teeth but two.|A rake fell over on purpose. It had all its teeth but two, and did want so much to come.}
The door would hardly shut on what was left. {young:“The next time,” {A} told them, “there will be another match.”|“There will be another match,” {A} told the rest of them. “It is not the last one.”}
-> DONE

=== s3
# shot: two
# place: kitchen; dusk; clear
# action: A sit-on-chair sad; heroes sit-on-chair sad; cook pour pot; friends sit
# things: table; bowl on table; soup in bowl; spoon; cup
The match was supper. It was {As} team against the good things. {young:Who can eat the soup first?|The first to the bottom of the bowl had won.}
It did not go well. The chair wobbled to the left. {young:The cup was hot, and you could not hold it.|The cup was too hot to hold.} The spoon looked the wrong way, and poured it down {As} {~sleeve|front}.
{helper_person:“Turn it round,” said {helper}. “Perhaps it is bent for the other hand.” It was not.} # beat
{helper_animal:{helper} got under {As} chair, and caught what the spoon had let go.} # beat
{helper_carried:{helper} was set down beside the bowl, and kept the score, by not moving.} # beat
{young:The good spoons went clink, and were done.|At the other places the good spoons went clink, clink, and were soon scraping.} # usual
“Six to nothing,” said {A}. {young:“They are no good, so nobody picks them.”|“So now I know why. They are no good. That is why nobody picks them.”}
And {A} looked at the bowl, {young:and did not say who else.|and did not say who else that went for.} # usual
-> DONE

=== m2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A shout cross at table; heroes clap; friends clap
# things: table; spoon; cup; sock; ball
They had a talk, as teams do at half-time. {A} stood on the mat, and told them to try harder.
“You must want it,” {A} told the cup. {young:The cup did want it, very much, but it had no handle.|The cup wanted it as much as anybody, but wanting does not grow a handle.}
“And you look where you are going,” {A} told the spoon. {young:It did look, but it always looked to the left, and the soup was in front.|It was looking where it was going. It was only not where the soup was.}
They tried once more, with the {~peas|pudding}. {young:Soon it was nine to nothing, and most of it was on the floor.|By the end it was nine to nothing, and most of the nine were on the floor.}
{pausing} # company
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A wash sad spoon; heroes wash; friends hold towel
# things: sink; spoon; 5 plates beside sink; towel
After that there was the washing-up. {young:The good things went first, as they always do, and they shone.|The good things were washed first, for they come out on top of everything.}
At the end the bent spoon lay alone in the water. {young:You could see it through the bubbles, with its face to the side.|You could see it down there, through the bubbles, with its face turned to the side.}
“What happened to you?” asked {A}. {young:It had dug a whole pond, {cook} said, when it was young.|It had dug a whole pond, {cook} said. There had been newts in it.}
“And then they did not want you,” said {A}. ¶ “Then they forgot where they had put it,” said {cook}. {young:“That is something else.”|“That is not the same, though I dare say that it feels the same from the drawer.”}
{A} dried it with care, right round the bend.
-> DONE

=== s4
# shot: close
# place: kitchen; dusk; clear
# action: A look-through proud jar; heroes look-up surprised; cook hold bread; friends stand
# things: jar; spoon in jar; table; jam in jar
Last of all there was jam. But the jar was nearly empty, and what was left was up under the shoulder. {young:No spoon could get there.|The good spoons went in, one after the other. They scraped down the middle, and came up clean.}
{L} looked into the jar. {young:The glass went round a bend.|The glass went down straight, and then it went round a corner, and there sat all the jam.}
Then {L} looked at the bent spoon. It had the same corner.
In it went, and round, and it came out so full that it {young:shone|had to be held with two hands}.
“Well!” said {cook}. “I have thrown away forty jars with jam in the corner.” # usual
“It is not a bad spoon,” said {L}. “It is for corners. {young:You must give it a corner.”|Only nobody has ever given it a corner.”}
They had it on the crust. {young:A crust does not go soft, and it does not drip.|Everybody else’s bread had gone soft and let the jam through, and the crust just held it.} # usual
And {L} sat on the wobbly chair, which, when you did not fight it, {young:rocked|was a rocking chair}. # usual
-> DONE

=== m4
# shot: wide
# place: living-room; dusk; clear
# action: A clap happy; heroes clap happy; cook clap; friends clap
# things: table; cup; flower in cup; sock; chair
So then they went through the whole team, one at a time, to see what each was for.
The cup with no handle was for a flower. It stood by the bread, and nobody had to hold it.
The one sock was for the {~egg|hot-water bottle}. It was a coat for it.
“And what are you for?” said {cook}.
{L} did not know yet.
“You are who looks at the bottom of the drawer,” said {cook}. “We had none of those.”
It was said quite loud.
-> DONE

=== l3
# shot: behind
# place: bedroom; dusk; clear
# action: A draw sleepy paper; heroes draw; friends sit
# things: paper; crayon; lamp; satchel
There was the white crayon still. It had kept goal, and let in nine.
{L} tried it on the paper. It did not show.
Then {L} tried it on the blue bag. It showed at once. It was snow.
It snowed all over the bag, and on the strap.
“It wanted something dark,” said {L}.
That was all it had ever wanted.
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; friends hold towel
# things: basin; toothbrush; mirror
There were teeth to be done. There is one at the back, behind all the others.
The brush does not like to go there. You have to go round a bend.
“I pick you,” said {L} to that one, with a full mouth. It was done first.
It was a small tooth, and when it was done it shone.
In the glass there was somebody with jam on one ear. It was kept till the morning. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes look-up sleepy
# things: table; spoon on table; cup on table; flower in cup; moon; chair
The kitchen was dark. The good spoons lay in the drawer, on their sides.
The bent one was not in there. It hung on a nail of its own, by the neck.
The chair stood at the table. It rocked a bit. Then it was still.
The moon came round the corner of the house. It picked out the cup. It picked out the flower. Then it picked the spoon. It shone on that one the longest.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: satchel; pillow; ball
Everybody was upstairs, and the light was out. # usual
{resting}
{dream} # spare
Now the bed had its turn to pick. {L} lay down. # usual
“I pick {L},” said the pillow, at once.
“I pick {L},” said the quilt. “I said it first.” # usual
They did not have to share. There was enough for two.
No one was left out. It was a good team. It was warm. # usual
{is_wished_day:“And it is {wished_the_day} soon,” said {L}. “I have a spoon for that.”} # wished
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a jar on the step, and then there were four. It had got about.
“We hear that you have a spoon,” said the lady with the biggest one. “Mine has honey in it, from {~before the move|two summers ago}. I can see it, every day, and I cannot get at it.”
{H} fetched the bent spoon off its nail. There was a queue as far as the gate, and everybody in it had brought a crust.
-> DONE

=== next_bedtime
The spoon hung on its nail. It had been out all day.
-> DONE
