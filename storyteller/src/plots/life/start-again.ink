# tells: line
# when: done
# wants: other
# role star: toy = a bear called Osbert
# kind ball: goal*|football|soccer|match|penalty|ball|tennis|cricket|baseball|basketball|rugby|bowling
# kind light: candle*|lantern*|torch|torchlight|flashlight
# kind water: swim*|pool|beach|sea|puddle*|splash*|bath|paddl*|river|lake|boat|surf*
# kind meal: eat|eats|ate|eating|noodle*|chopstick*|lunch|dinner|breakfast|cake*|pancake*|cook*|bake*|baking|pizza|soup|banana|carrot|egg|eggs|cheese|broccoli|pea|peas|sandwich*|chips|snails|pasta|rice
# kind music: song*|sang|sing|sings|singing|drum*|whistl*|piano|violin|guitar|music|choir|recorder|danc*
# kind wheels: bike|bicycle|scooter*|bus|train|tractor|lorry|truck|skateboard|roller*|car
# kind words: book|poem|read|reads|reading|spell*|letter|lines|alphabet|speech|assembly
# kind heights: climb*|jump*|slide|pole|ladder|hill|trampoline|swing|stairs|ski|skied|slope
# kind tumble: fell|tripped|slipped|tumbl*
# kind sides: quarrel*|argu*|fight|fought|snatch*|pushed|sulk*|sorry
# ages: 3-5
# holds: dark(kind)

=== title
{~Start Again|Somebody Missed It}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A jump happy; star sit curious on bed; heroes stand; friends sit
# things: bed; pillow on bed; window
{~“{wished_said},” said {H}. On the bed sat {star_a}, who had missed it.|On the bed sat {star_a}, and looked at the door. In came {H}. “{wished_said}.”|{H} had something to tell, and on the bed sat {star_a}. “{wished_said}.”}
“I was not there,” said {star}. “I was only here.” ¶ And that was true, for {star} had been sitting on the bed since early in the morning, and nobody had told {star} anything.
“Did you start without me?” asked {star}, and {L} had to say yes.
“Then start again,” said {star}.
So {L} climbed up on the bed, and they sat nose to nose, and {L} started again, right from the beginning. # usual
{star} had only heard the clock, and now there was such a lot to hear, all in one go. # usual
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: A point happy; star look-up curious on bed; heroes sit; friends sit
# things: bed; pillow on bed; blanket on bed; themed
{joining}
“Where was it?” asked {star}. “And who was there? And where did you stand?”
{A} stood up on the rug, and showed where. “Here,” said {A}. “Like this.”
{is_wished_place:“And this is {wished_place},” said {A}, and made the whole of the blanket flat. They went all over it together.} # wished
{is_wished_person:The pillow was {wished_person}. {A} sat it up, and gave it a pat, and {star} said hello to it.} # wished
{is_wished_matter:“And show me {wished_matter},” said {star}. {A} put both hands where that was, and {star} was held up to see.} # wished
{
- is_ball:
A sock was the ball. {A} rolled it over the rug, just like that one, and {star} saw it go by. # personal
- is_light:
One finger was the light. {A} held it up, quite straight, and {star} had light on one side. # personal
- is_water:
The blanket was the water. {A} shook it, and it went up and down, up and down, in front of {star}. # personal
- is_meal:
One hand was the plate. {A} held it out flat, and {star} had a look at what was on it. # personal
- is_music:
{A} did the music. {star} had to go from side to side, just a bit. # personal
- is_wheels:
{A} did the wheels, with both hands. Round they went, and round, and {star} looked from the one to the other. # personal
- is_words:
{A} said the words again, and {star} looked at every one of them. # personal
- is_heights:
“Then it was up,” said {A}, and held {star} up. “And then it was down.” And there they were, down. # personal
- is_tumble:
“Then it was down,” said {A}, and they both lay on the rug. “And then it was up.” And up they got. # personal
- is_sides:
“And there were two,” said {A}. One hand was the one, and one hand was the other. {star} looked at both. # personal
}
{hinderer_person:“And then there was a bus,” said {hinderer}. But there was no bus in it. So {A} had to start again.} # beat
{hinderer_animal:{hinderer} came and lay on top of the part where it all begins. So {A} had to start again.} # beat
{hinderer_carried:{hinderer} fell off the bed just then, with a bump. So {A} had to start again.} # beat
{themed_a} had missed it as well. It was put next to {star}, to hear. # personal
“And where was I?” asked {star}. ¶ “You were here,” said {A}. ¶ “Oh,” said {star}. “Start again.” # usual
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A stretch happy; star look-up happy on bed; heroes stretch; friends clap
# things: bed; rug; lamp
“What did your face do?” asked {star}. ¶ “It did this,” said {A}, and did it.
“And what did it do before?” ¶ Before, it did not do a thing. It did not know yet.
So {A} did the face from before, and then the other one, and then the one from before, and then the other one.
“I like how it goes,” said {star}. {~“There is such a lot of it.”|“All of it moves.”} # spare
{star} had just the one face. It was very good for asking. # more
“Is that all one face?” asked {star}. ¶ “Yes,” said {A}. “It is all mine.” # more
“Do the nose,” said {star}. The nose had done a bit of it as well. # more
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A shout happy; star sit happy on bed; heroes shout; friends sit
# things: bed; rug; lamp
“And what did it sound like?” asked {star}.
{A} thought, with both eyes shut. Then {A} did it, just as it was. {star} sat very still.
“Was that all?” ¶ “There was a bit more at the end,” said {A}, and did the end.
“I can do that,” said {star}, and did it, very low. It was nearly the same. They did it both at once. # spare
“What did I hear, when you heard that?” asked {star}. ¶ “The clock,” said {A}. # more
They were both quiet, and heard the clock. Tick, it went, the way it had then. # more
“Now you again,” said {star}. So {A} did it again, with both hands this time, because it needed both. # more
-> DONE

=== m2
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A walk happy; star sit happy on pillow; heroes walk; friends sit
# things: bed; pillow; blanket on bed; rug
“How did you get to it?” asked {star}. ¶ “I just went,” said {A}. “I did not know.”
So they did that as well. {A} went once round the rug, and did not know. Then it came.
“I knew!” said {star}. “I knew what comes!” ¶ “That is because I told you,” said {A}.
{pausing} # company
It is good to know what comes. They did it once more, just for that. # spare
“Now it comes,” said {star}, long before it came. # more
“Now,” said {star}. “Now. Now.” And then it did. # more
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A sit calm; star sit calm on bed; heroes sit; friends sit
# things: bed; cup; lamp; chair
“Did you think of me?” asked {star}. “Right in the middle?”
{A} thought back. “Not in the middle,” said {A}. “You can’t, in the middle. It is full.”
“And after?” ¶ “After, I thought that I would tell you.” ¶ {star} was glad of that.
“Then I was in it,” said {star}. “At the end, I was in it.” ¶ “Yes,” said {A}. “You were.” # spare
They both looked at the end for a bit. It was a good place to sit. # more
“How big was I?” asked {star}. ¶ “As big as you are,” said {A}, and showed it with both hands. # more
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: A hug happy star; heroes stand; friends clap
# things: bed; rug; lamp
“I know it now,” said {star}. “But I have not seen it.”
{L} had an idea. {L} took {star} in both arms, with the nose to the front. “Now you see what I saw,” said {L}.
Then they did it all, the two of them. They stood where {L} had stood. They looked where {L} had looked. They did what {L} had done. # usual
{helper_person:“Mind out,” said {helper}, and took the chair away, so that they could do it just right.} # beat
{helper_animal:{helper} went along behind them, all the way, and stopped when they stopped.} # beat
{helper_carried:{helper} was sat on the rug, to see the two of them go by.} # beat
And then it came, right in front of the nose. ¶ “Oh!” said {star}. “So that is what it was!”
“Yes,” said {L}. “That is what it was.”
-> DONE

=== m4
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A sit happy; star sit happy on bed; heroes sit; friends sit
# things: bed; pillow on bed; rug
Then {star} told it, and {A} had missed it. They did it that way round.
“Did you start without me?” asked {A}. ¶ “Yes,” said {star}. “But I can start again.”
{star} told it very well. There was not a bit left out, and there was nothing in it that was not so.
“Oh,” said {A}. “So that is what it was.” ¶ It is a good thing to say, and they both had a turn. # spare
“And where were you?” asked {A}. ¶ “I was you,” said {star}. # more
-> DONE

=== s4
# shot: two
# place: bedroom; night; stars
# action: A look-up calm; star look-up calm; heroes sit; friends sit
# things: bed; blanket on bed; window; lamp
They sat down on the bed. Now they both had it.
“Now you,” said {L}. “What was it like here? I was not here.”
“The sun came in,” said {star}. “It was on the floor, and then it was on me, and I was warm.”
“And then it went up the wall, and out. I saw it go.” # usual
“I missed that,” said {L}. ¶ “And I kept your place,” said {star}. “I sat in the middle of it.”
{L} put a hand there. It was still warm.
“Start again,” said {L}.
So {star} started again, with the sun on the floor. # usual
-> DONE

=== l3
# shot: above
# place: bedroom; night; stars
# action: A lie-back sleepy; star lie-back; heroes lie-back; friends sit
# things: bed; blanket; lamp
The sun went up the wall. Then it went out. It did it two times. It was just as good.
“That is all,” said {star}. “And then the door went. And it was you.”
“And what did your face do?” asked {L}. ¶ “This,” said {star}. # spare
It was the one face. It was very good for the sun. # more
The lamp had been there, too. It had been off. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A brush-teeth sleepy; star sit; heroes brush-teeth; friends stand
# things: basin; towel; toothbrush
{star} came to do teeth. {star} sat by the tap. You can see the lot from there.
“I do not want to miss this,” said {star}. Up and down it went. Then it was done. # spare
“Start again,” said {star}. So they did the back. # more
The tap went drip. They had both been there for that. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes look-up sleepy
# things: bed; rug; chair; moon behind window; window
The rug was just a rug. No one stood on it.
The moon was on the floor. Then it was on the bed. It was not so warm. It was just as slow.
It went up the wall. It knew the way. # spare
The pillow lay flat. It was just the pillow. # more
The door was not quite shut. # more
On the rug lay one sock. It had been there. It had seen it all. # more
-> DONE

=== s5
# shot: wide
# place: bedroom; night; stars
# action: A sleep; star sleep; heroes sleep; friends sit
# things: pillow; quilt
It was dark. It was warm. They lay nose to nose. No one missed a thing.
{resting}
{keepsake}
{dream} # spare
“Start again,” said {star}. “Say it low.”
“{wished_said},” said {L}, in the dark.
“Yes,” said {star}. “I know. I was there.”
And so it was.
Goodnight, {star}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a toy on the bed who had been told all of it. In the morning it had told the pillow, and the pillow had told the bed.
“Did you start without me?” asked the rug. It had been on the floor the whole time. So {H} lay down flat next to it, and told it, all the way along, and it was a long rug.
-> DONE

=== next_bedtime
“Start again,” said the rug, very low. It had got to the good part.
-> DONE
