# tells: entries(being|thing)
# wants: child
# never: misses|miss her|miss him|miss them|missing her|missing him|missing his|missing their|missing them|homesick|went home to|gone home|gone back|flew home|had to sell|hasn't spoken|won't stop crying|wont stop crying
# ages: 3-9
# holds: dark(kind)

=== title
VAR lead = "everybody"
VAR Lead = "Everybody"
VAR lead_many = false
VAR second = "everything else"
VAR Second = "Everything else"
{
- is_being_1:
~ lead = being_1
~ Lead = being_1
~ lead_many = being_1_many
- is_thing_1:
~ lead = thing_1
~ Lead = thing_1
~ lead_many = thing_1_many
}
{
- is_being_1 and is_thing_1:
~ second = thing_1
~ Second = thing_1
- is_entry_1_being_2:
~ second = entry_1_being_2
~ Second = entry_1_being_2
- not is_being_1 and is_entry_1_thing_2:
~ second = entry_1_thing_2
~ Second = entry_1_thing_2
}
{~The Stage Laughed|Ten in the Front Row}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: L lie-back happy on bed; heroes sit; friends sit
# things: bed; quilt; paper on quilt; hairbrush on quilt; lamp; e1
{~There was a theatre in the bed of {H} that evening.|{H} opened a theatre at bedtime, and had not far to go, because it was the bed.|“The theatre is open,” said {H}, who {was} in bed.}
{L} lay flat and was the stage. The quilt was the curtain, shut, up to the chin.
{young:Ten toes looked out, and were the front row.|At the other end ten toes looked out, and they were the front row.} # usual
The play was written on a sheet of paper{is_entry_2:, and began like this}:
{entry_1}
{entry_1_seen} # usual
“Who plays {lead}?” asked {A}. ¶ It was the hairbrush. {lead_many:There was only one of it, and so it was all of them.|It had never been {lead} before, and stood up very straight.}
The hot-water bottle was {second}, and gurgled.
{not is_asked:{L} was wanted in it as well, but could not come, being the stage. So a thumb went on for {L}.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A hold curious hairbrush; heroes sit; friends sit
# things: bed; quilt; hairbrush in A.hand; lamp
First it had to be tried how {lead} would come on. {young:A hairbrush has one side with bristles, and one side with nothing.|A hairbrush has a side with everything on it and a side with nothing on it, and nobody had ever asked which was the front.}
“Which is the face of {lead}?” asked {A}. ¶ {young:It was the side with the bristles.|It was turned round, and round again, and in the end it was the side with the bristles, because the other one was thinking of something else.}
{pausing} # company
So {lead} came on from the left, face first, and stopped beside {second}. {young:It was much better.|That was much better than from behind, when you had not known who it was.}
{Second} practised as well. It was practised lying down. # spare
{Lead} came on four times, and the fourth time you hardly saw the hand. # more
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: L lie-back laughing on bed; heroes sit surprised; friends sit
# things: bed; quilt; hairbrush on quilt; e1; e2; themed; lamp
The door was left open a bit, for whoever would like to see {lead}. # usual
{joining}
{hinderer_person:{hinderer} sat down in the front row, and the toes had to move up.} # beat
{hinderer_animal:{hinderer} was not on the paper, but walked on from the left, looked at {lead}, and lay down on {second}.} # beat
{hinderer_carried:{hinderer} was set down so near that the front row took {hinderer} for {lead}.} # beat
Down went the quilt to the knees, and there they stood, {lead} and {second}. # usual
{themed_a} was put at the back, to make it look like more. # personal
{young:{Lead} went across to {second}. But a hairbrush walks on its bristles, and they tickle.|{Lead} set off across the stage to {second}. But a hairbrush walks on bristles, and bristles go through pyjamas.}
The stage held its breath. {young:Then it laughed.|It thought of something else. Then it laughed.}
{Lead} fell flat, and {second} went over the edge with a gurgle.
“Curtain!” called {A}, and up went the quilt.
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A reach-down curious; heroes reach-down curious; friends sit
# things: bed; quilt; slipper; marble; rug
{Second} had to be looked for. {young:{A} put an arm down beside the bed.|It was dark down there, and {A} put one arm over the edge, as far as the shoulder.}
Something was cold and round. {young:That was a marble.|That was only a marble, which was in nothing that evening.} ¶ Something was soft, with a hole in it. That was a slipper. ¶ Something gurgled. “That is {second},” said {A}.
{young:So it was lifted up again.|So it was lifted up again by one corner, with some fluff on it.}
Under the bed it had only been a hot-water bottle. But as soon as it was back in the light, it was {second}, and did not let you see that anything had happened. # spare
The slipper had been waiting down there, in case it was wanted. # more
It was put at the edge, where it could see {lead}. # more
-> DONE

=== m2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A point curious; heroes sit curious; friends sit
# things: bed; quilt; hairbrush on quilt; lamp
There was an interval, and the front row talked it over. {young:“I saw nothing,” said the little toe. “I sit behind the others. What happened?”|“I could not see,” said the little toe on the left, who sits behind four others, each of them bigger. “What happened?”}
“{Lead} fell over,” said the next. ¶ {young:“Which one is that?” ¶ “The thin one.”|“Which one was that?” ¶ “The thin one, with the bristles.”}
“And {second}?” ¶ {young:“Over the edge.”|“Over the edge, and not on purpose, I should think.”}
So it was told from toe to toe, all along the row. {young:At the other end it was {lead} that had laughed.|When it came to the other end, it was {lead} that had laughed, and the stage had fallen over.}
You should always ask somebody who was in the middle. # spare
The big toe said that it was a very good part all the same, and that it would have liked to be {lead} itself. # more
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L hold curious sock; heroes sit curious; friends sit
# things: bed; quilt; hairbrush on quilt; sock in L.hand; slipper on quilt; e2; lamp
“It is not {lead},” said {L}, behind the curtain. “It is only the feet.”
{L} felt about for a sock, and put {lead} in it.
{helper_person:{helper} held the lamp, so that it shone on {lead}, wherever {lead} went.} # beat
{helper_animal:{helper} lay down along the edge, and after that nothing went over.} # beat
{helper_carried:{helper} was set down at the edge, and after that nothing went over.} # beat
{young:{Second} lay in the middle again. {Lead} came on in a sock. You could not hear it.|{Second} lay in the middle again, and {lead} came on in a sock. You did not hear a thing.}
This time they did all of it, as it said on the paper, and the stage did not laugh.
{young:It only went up and down, with {second} on it.|It only went up and down a little, and {second} went with it.} # usual
{entry_1_seen_2} # spare
{not is_asked:A thumb did what there was to do for {L}, and {second} gurgled in the right place.|{Second} gurgled in the right place.} # usual
{is_entry_1_being_2 and is_thing_1:Then a glove dared to come on, and was {entry_1_being_2}.} # usual
{is_entry_2:On the back of the paper it went on: ¶ {entry_2}}
{entry_2_seen} # usual
{is_entry_1_being and is_entry_2_being:A slipper was {entry_2_being}, and kept a straight face.} {is_entry_1_thing and is_entry_2_thing:A jumper was {entry_2_thing}. It had to be rolled up for that.} # usual
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A whisper curious; heroes sit; friends sit
# things: bed; quilt; comb on chair; chair; lamp
Behind the lamp stood a comb. {young:It knew the part, too, in case {lead} could not come on.|It had learnt the part as well, in case {lead} should be wanted somewhere for hair.}
“Is it hard?” whispered {A}. ¶ {young:The comb did not think so.|You had to be {lead}, the comb thought, and for the rest of the time you had to stand still.}
It had a sock of its own ready, {young:a very thin one.|a very thin one, because a comb has not much to put in it.}
It watched every step that {lead} took. It was never wanted, but it would have been very good. # spare
Nobody in the front row ever knew that there were two. # more
-> DONE

=== m4
# aside
# shot: close
# place: bedroom; night; stars
# action: A lie-back calm on bed; heroes lie-back; friends sit
# things: bed; quilt; sock on quilt; lamp
The stage is the only one who sees a play from underneath. {young:From there {lead} was mostly sock.|From there {L} saw a heel, and the rest of a sock, and far up at the top a bit of {lead}.}
“What do you see?” asked {A}. ¶ {young:“The bottom of it,” said the stage.|“I see what it stands on,” said the stage, which had to say it without moving.}
It could feel whatever they did before anybody could see it. {young:It felt {second}, and that was warm.|{Second} was the warm place on the left, and {lead} was the light one that came nearer.}
You could have played it with no lamp at all, and the stage would have known where they all were. # spare
{Lead} had a hole in one heel. Nobody knew of that but the stage. # more
-> DONE

=== s4
# shot: behind
# place: bedroom; night; stars
# action: L lie-back calm on bed; heroes sit; friends sit
# things: bed; quilt; hairbrush on quilt; slipper on quilt; e1; e3; lamp
{is_entry_2:{is_entry_3:The last part was this: ¶ {entry_3}{is_entry_4: ¶ {entry_4}}}|Then they gave it once more, in a whisper, for the little toe, which sits behind the others. {Lead} went on the tip of the sock, and {second} did not even gurgle.}
{(is_entry_1_being or is_entry_2_being) and is_entry_3_being:{is_entry_2_being:The other slipper|A slipper} was {entry_3_being}, and went {is_entry_2_being:straight past the first one|on tiptoe}.} {(is_entry_1_thing or is_entry_2_thing) and is_entry_3_thing:The lamp was {entry_3_thing}, and could stay where it was.} # usual
{is_saying:Nobody there could talk, and so the stage said it: ¶ “{saying}”{is_saying_2: ¶ “{saying_2}”}|Then it was quiet. {Lead} stood by {second}, and the stage took them both up a little, and down.}
{is_saying:It came up from below, and {lead} felt it through the sock.} # usual
Then they bowed. {Second} bent in the middle, and stayed down. {Lead} bowed to both sides, and stayed down, too.
The front row clapped, big toe on big toe. # usual
-> DONE

=== l3
# shot: two
# place: bedroom; night; stars
# action: A lie-back sleepy on bed; heroes lie-back sleepy; friends sit
# things: bed; quilt; hairbrush on quilt
The front row went home. It was not far. All ten went in under the quilt.
On the way they said who had been best. Six were for {lead}. Four were for {second}.
It was the gurgle, said the four. # spare
It was the sock, said the six. # more
The little toe had seen none of it. It was for everybody. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth sleepy; friends stand
# things: basin; mug; tap
The stage had to go out once more. It had not done its teeth.
{Lead} lay on the pillow and waited. {Second} kept the place warm.
The stage had a drink. It was a small one, because a stage should not slosh. # spare
Then it came back, and lay down flat. # more
{Second} moved over. {Lead} went up a little, and down. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: lamp; paper on rug; rug; slipper; moon
The lamp was out. The paper had slid off the bed. It lay with the front up.
It did not say who had been who. # spare
In the morning {lead} would have hair to do. It was not morning. # more
A slipper was under the bed again. It had been on, and now it was off. # more
The comb had gone to sleep behind the lamp, with its sock on. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: quilt; pillow; hairbrush on quilt; moon
The curtain was shut for the last time, up to the chin. {Lead} lay behind it, close to {second}, in the warm.
{resting}
{keepsake}
{dream} # spare
The stage went up. The stage went down. Nobody fell off.
{is_saying:It said one more thing, so low that only {lead} felt it. ¶ “{saying}”}
{entry_1_night} # usual
There were two more curtains, small ones, each with a fringe. {L} let down the one. {L} let down the other.
Goodnight to {lead}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning a sock stood upright on the chest of drawers. “They are asking for me,” said the hairbrush in it. “The front row wants to know how it goes on.”
{H} thought it over at breakfast. In the end the hairbrush was given a new part, without words and without walking. It was a tree. It stood very straight, and once, in the middle, it moved a little in the wind.
-> DONE

=== next_bedtime
The hairbrush lay in its drawer, in a sock. All ten of the front row were asleep.
-> DONE
