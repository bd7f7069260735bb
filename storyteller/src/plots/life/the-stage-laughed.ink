# tells: entries(being|thing)
# wants: child
# never: misses|miss her|miss him|miss them|missing her|missing him|missing his|missing their|missing them|homesick|went home to|gone home|gone back|flew home|had to sell|hasn't spoken|won't stop crying|wont stop crying
# ages: 3-9
# holds: dark(kind)

=== title
VAR lead = "everybody"
VAR Lead = "Everybody"
VAR lead_many = false
VAR second_prop = ""
VAR second_why = ""
VAR second_many = false
VAR act = ""
VAR has_act = false
VAR act_2 = ""
VAR has_act_2 = false
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
{
- is_being_1 and thing_1_why != "":
~ second_prop = thing_1_prop
~ second_why = thing_1_why
~ second_many = thing_1_many
- is_entry_1_being_2:
~ second_prop = entry_1_being_2_prop
~ second_why = entry_1_being_2_why
~ second_many = entry_1_being_2_many
- not is_being_1 and entry_1_thing_2_why != "":
~ second_prop = entry_1_thing_2_prop
~ second_why = entry_1_thing_2_why
~ second_many = entry_1_thing_2_many
}
{
- is_entry_1_act:
~ act = entry_1_act
~ has_act = true
}
{
- is_entry_2_act:
~ act_2 = entry_2_act
~ has_act_2 = true
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
Ten toes looked out, and were the front row.
The play was written on a sheet of paper{is_entry_2:, and began like this}:
{entry_1}
{entry_1_seen} # usual
“Who plays {lead}?” asked {A}. ¶ It was the hairbrush.
{lead_many:There was only one of it, and so it was all of them.|It had never been {lead} before, and stood up very straight.} # usual
{second_why != "":{Second} {second_many:were|was} {second_prop}. {second_why}} # usual
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
So {lead} came on from the left, face first. {young:It was much better.|That was much better than from behind, when you had not known who it was.}
{Lead} came on four times, and the fourth time you hardly saw the hand. # spare
Somebody in the front row said “Sh,” though nobody had said a word. # more
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: L lie-back laughing on bed; heroes sit surprised; friends sit
# things: bed; quilt; hairbrush on quilt; e1; e2; themed; lamp
The door was left open a bit, for whoever would like to see {lead}. # usual
{joining}
{hinderer_person:{hinderer} sat down in the front row, and the toes had to move up.} # beat
{hinderer_animal:{hinderer} was not on the paper, but walked on from the left, looked at {lead}, and stayed for the play.} # beat
{hinderer_carried:{hinderer} was set down so near that the front row took {hinderer} for {lead}.} # beat
Down went the quilt to the knees, and there stood {lead}. # usual
A stage has two hands, and they did what there was to do. ¶ {has_act:{act}|First they did it slowly, so that the front row could follow, and then as fast as it says on the paper.}
{themed_a} was put at the back, to make it look like more. # personal
{young:{Lead} came to see it from near. But a hairbrush walks on its bristles, and they tickle.|{Lead} came across the stage to see it from near. But a hairbrush walks on bristles, and bristles go through pyjamas.}
The stage held its breath. {young:Then it laughed.|It thought of something else. Then it laughed.}
{Lead} fell flat, and the paper went over the edge.
“Curtain!” called {A}, and up went the quilt.
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A reach-down curious; heroes reach-down curious; friends sit
# things: bed; quilt; slipper; marble; rug
The paper had to be looked for. {young:{A} put an arm down beside the bed.|It was dark down there, and {A} put one arm over the edge, as far as the shoulder.}
Something was cold and round. {young:That was a marble.|That was only a marble, which was in nothing that evening.} ¶ Something was soft, with a hole in it. That was a slipper. ¶ Something rustled. “That is the play,” said {A}.
{young:So it was lifted up again.|So it was lifted up again by one corner, with some fluff on it, and the fluff was not read out.}
The slipper had been waiting down there, in case it was wanted. # spare
It was put at the edge, where it could see {lead}. # more
The marble stayed where it was. It was a marble in everything. # more
-> DONE

=== m2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A point curious; heroes sit curious; friends sit
# things: bed; quilt; hairbrush on quilt; lamp
There was an interval, and the front row talked it over. {young:“I saw nothing,” said the little toe. “I sit behind the others. What happened?”|“I could not see,” said the little toe on the left, who sits behind four others, each of them bigger. “What happened?”}
“{Lead} fell over,” said the next. ¶ {young:“Which one is that?” ¶ “The thin one.”|“Which one was that?” ¶ “The thin one, with the bristles.”}
So it was told from toe to toe, all along the row. {young:At the other end it was {lead} that had laughed.|When it came to the other end, it was {lead} that had laughed, and the stage had fallen over.}
You should always ask somebody who was in the middle. # spare
The big toe said that it was a very good part all the same, and that it would have liked to be {lead} itself. # more
“And the paper?” ¶ “Over the edge, and not on purpose, I should think.” # spare
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L hold curious sock; heroes sit curious; friends sit
# things: bed; quilt; hairbrush on quilt; sock in L.hand; slipper on quilt; e2; lamp
“It is only the feet,” said {L}, and put {lead} in a sock.
{helper_person:{helper} held the lamp, so that it shone on {lead}, wherever {lead} went.} # beat
{helper_animal:{helper} lay down along the edge, and after that nothing went over.} # beat
{helper_carried:{helper} was set down at the edge, and after that nothing went over.} # beat
{is_entry_2:On the back of the paper it went on: ¶ {entry_2}}
{entry_2_seen} # usual
{is_being_2:{being_2} {being_2_many:were|was} {being_2_prop}. {being_2_why}} # usual
{young:{Lead} came on in a sock. You could not hear it.|This time {lead} came on in a sock, and you did not hear a thing.}
The two hands did this: ¶ {has_act_2:{act_2}|First one of them did it, and then the other, and then both together, and nothing fell over.}
The stage did not laugh.
It only went up and down a little. # usual
{is_thing_2 and thing_2_why != "":{thing_2} {thing_2_many:were|was} {thing_2_prop}. {thing_2_why}} # usual
{entry_1_seen_2} # spare
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
It could feel whatever they did before anybody could see it. {young:{Lead} was the light one that came nearer.|{Lead} was the light one that came nearer, and stopped, and had forgotten what for.}
You could have played it with no lamp at all, and the stage would have known where they all were. # spare
{Lead} had a hole in one heel. Nobody knew of that but the stage. # more
-> DONE

=== s4
# shot: behind
# place: bedroom; night; stars
# action: L lie-back calm on bed; heroes sit; friends sit
# things: bed; quilt; hairbrush on quilt; slipper on quilt; e1; e3; lamp
{is_entry_3:The last part was this: ¶ {entry_3}{is_entry_4: ¶ {entry_4}}}
{not is_entry_3:Then they gave it once more, in a whisper, for the little toe, which sits behind the others. {Lead} went on the tip of the sock.} # usual
{is_saying:A hairbrush cannot talk, and so the stage said it: ¶ “{saying}”{is_saying_2: ¶ “{saying_2}”}|Then it was quiet, and the stage took {lead} up a little, and down.}
{is_saying:It came up from below, and {lead} felt it through the sock.} # usual
{is_entry_3_act:The two hands did that as well. ¶ {entry_3_act}|The two hands did it all for the last time, with one finger each, so that it hardly moved the light.} # usual
{Lead} bowed to both sides, and stayed down. # usual
The front row clapped, big toe on big toe.
-> DONE

=== l3
# shot: two
# place: bedroom; night; stars
# action: A lie-back sleepy on bed; heroes lie-back sleepy; friends sit
# things: bed; quilt; hairbrush on quilt
The front row went home. It was not far. All ten went in under the quilt.
On the way they said who had been best. Six were for {lead}. Four were for the hands.
It was the sock, said the six. # spare
It was the fingers, said the four. # more
The little toe had seen none of it. It was for everybody. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth sleepy; friends stand
# things: basin; mug; tap
The stage had to go out once more. It had not done its teeth.
{Lead} lay on the pillow and kept the place.
The stage had a drink. It was a small one, because a stage should not slosh. # spare
Then it came back, and lay down flat. # more
{Lead} went up a little, and down. # more
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
The curtain was shut for the last time. {Lead} lay behind it, in the warm.
{resting}
{keepsake}
{dream} # spare
The stage went up. The stage went down. Nobody fell off.
{is_saying:It said one more thing, so low that only {lead} felt it. ¶ “{saying}”|Under the curtain one finger still did it, for nobody.}
{entry_1_night} # usual
There were two more curtains, small ones. {L} let down the one. {L} let down the other.
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
