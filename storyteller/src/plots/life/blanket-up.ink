# tells: line
# when: done
# wants: other
# needs: walking
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
# ages: 3-10
# holds: dark(kind)

=== title
{~Blanket Up|The Smallest Toe}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A sit-up happy; heroes sit-up; friends sit
# things: bed; quilt; toes on quilt; lamp
{~“{wished_said},” said {H}, and at the far end of the bed ten toes came out of the blanket.|Far down the bed ten toes came out, and looked up at {H}. “{wished_said},” they were told.|There are ten of them who always hear it last, and so {H} sat up in bed and told the toes. “{wished_said}.”}
“Nobody says anything to us,” said the left big toe. {young:“It is all up at your end.”|“We are there every time, and it is all done up at your end.”}
“Then I will show you how it went,” said {L}, “and we will do it, and you are me.”
The left big toe had never been anybody. {young:It went quite pink.|It went quite pink, and stood as straight as it could.} # usual
{L} pulled the blanket over all of them, for a curtain. {young:“When I say ‘blanket up’, it starts.”|“When I say ‘blanket up’, it starts,” said {L}, “and before that nobody has heard of it.”} # usual
“And who are we?” asked the rest of them, in the dark. # usual
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: A lie-awake happy; heroes lie-awake; friends sit
# things: bed; quilt; toes on quilt; themed
{joining}
{A} told them who they were. The right big toe was whoever else there was, and the ones in the middle were all the rest.
{is_wished_place:“From here to the edge it is {wished_place},” said {A}, and smoothed it flat with both hands, so that they could walk about in it.} # wished
{is_wished_person:“And you have to be {wished_person},” said {A} to the right big toe. It asked which way to look, and {A} turned it.} # wished
{is_wished_matter:For {wished_matter} there was a knee. It came up slowly under the blanket, and they all leaned back to see.} # wished
“Blanket up!” said {A}. They were so glad that they all did it at the same time, and it was over. {young:“Again,” said {A}, “but slower.”|“That was very good,” said {A}, “but nobody could have seen it. Again, but slower.”}
{
- is_ball:
It had a ball in it. That was a rolled-up sock, and {A} sent it over the blanket just the way that the real one went. # personal
- is_light:
It had a light in it. {A} held up one finger for that, quite straight, and all the toes were lit on the one side. # personal
- is_water:
It had water in it. {A} took the blanket by both edges, and shook it until it went in waves. # personal
- is_meal:
It had something to eat in it. {A} held out a flat hand for a plate, and they all came up to see what there was. # personal
- is_music:
It had music in it. {A} did that, and the toes went when it went. # personal
- is_wheels:
It had wheels in it. {A} did those, with both hands going round and round beside the blanket. # personal
- is_words:
It had words in it. {A} said them for the toe, without moving any lips, so that it looked as if it could. # personal
- is_heights:
It had an up in it, and a down. A leg was bent for that, and the toes had a long look at it from below. # personal
- is_tumble:
Somebody went down in it. The toe lay down for that, as slowly as it could, and {A} gave it one finger to get up by. # personal
- is_sides:
It had two sides to it. So the right foot went over to the far edge, and the left one stayed where it was. # personal
}
{hinderer_person:“I could be a whale,” said {hinderer}, and a big foot came in from the side, and had to go out again.} # beat
{hinderer_animal:{hinderer} saw the blanket move, and jumped on it, and was on top of everybody.} # beat
{hinderer_carried:{hinderer} was sat at the end of the bed, to watch, and tipped over on to the stage.} # beat
{themed_a} stood on the bed as well. That was to show the people at the back where the front was. # personal
The trouble was that if one toe bows, four more bow with it. {young:They could not help it.|They have always done everything together, and it is too late to learn.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A reach-down curious; heroes sit; friends sit
# things: bed; blanket; pillow
“Where do I stand?” asked the left big toe. {young:“Here,” said {A}, “on the stripe.”|{A} took hold of it, and moved the whole foot across, as far as the blue stripe.}
“And what am I looking at?” ¶ “At that,” said {A}. {young:“You do not know yet what it is.”|“But you do not know yet that it is going to be anything. You have just come.”}
It is hard not to know a thing. {young:The toe tried.|The toe tried it looking up, and then with its nail turned to the wall.}
“Do I breathe?” it asked. ¶ {young:“Yes. And then you stop.”|“You do, up to there,” said {A}, “and then for a bit you forget.”} # spare
So it stood on the stripe, and you could have sworn that it was {A}. # more
“It is draughty here,” said the toe. ¶ “It was not,” said {A}. It was told to think of it as it was. # more
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A jump happy on bed; heroes jump; friends sit
# things: bed; blanket on bed; lamp
A play has to have its sounds as well. {young:The heels tried one on the wall.|The heels said that they would do them, since they were on the mattress anyhow.}
Thud, went the heels. {young:“It did not go thud,” said {A}.|“It was not so much of a thud,” said {A}. “It was more in the air.”}
So the two feet were rubbed together, {young:ssh, ssh. That was nearer.|and that went ssh, and was nearer, and then very quickly, and that was nearer still.}
{A} listened to it with both eyes shut. “There was a bit when there was no sound,” said {A}. {young:They did that, too.|They did that as well, and it was the best of all.}
“We could do that all night,” said the heels. # spare
The bed creaked in the middle of it. It was asked to do that every time. # more
-> DONE

=== m2
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A sit laughing; heroes sit; friends clap
# things: bed; blanket; pillow
Then they did it with the feet the other way about, the right one on the left. {young:It felt quite odd.|You cross them over at the ankles, and after that nobody knows who is who.}
“Now I am you,” said the right big toe. {young:It had a long look.|It had been whoever else there was for three goes, and had only seen it from over there.}
“Is that how it was from here?” it said. {young:“It is not the same.”|“From over there it was quite a different thing.”}
{pausing} # company
{A} had never thought how it was from over there. {young:They did it twice.|They did it once more from there, for {A}, with everybody in the same place.} # spare
“I should stay there, if I were you,” said the left one. “It tickles on this side.” # spare
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A think curious; heroes sit; friends sit
# things: bed; blanket; sock on bed
The one next to the big toe was longer. {young:It wanted to be a giant.|It had always been longer, and it asked if there was a giant in it.}
“No,” said {A}. ¶ {young:“A small one?”|“Or anybody at a window?”} ¶ “No,” said {A}. “You only put in what there was.”
It was a little while before it spoke. {young:“I can be the air,” it said.|“There must have been air in it,” it said. “I could be what was over everybody’s head.”}
{A} thought about that. {young:There had been air.|There had been air, and it had been just over everybody’s head.}
So it was the air, and did it very well, and nothing was left out any more. # spare
Between it and the next there was a bit of blue fluff. It was in no part of the play. # more
-> DONE

=== s3
# shot: wide
# place: bedroom; dusk; clear
# action: A lie-awake laughing; heroes lie-awake; friends sit
# things: bed; quilt; toes on quilt; lamp
“Blanket up,” said {L}, and this time they had it.
{young:Up came the toes, and stood in a row. Then they did it, from the one end to the other.|Up they came, and stood about as you do on an ordinary day, and then it happened, from the one end of the bed to the other.}
The left big toe stood up straight, and bent, and stood up again, as if it had been there. {young:And it had.|And of course it had been, only at the bottom.} # usual
{helper_person:“So that is how it was,” said {helper}, and sat down on the edge of the bed, to see the next time from the front.} # beat
{helper_animal:{helper} put a chin on the blanket, down at that end, and kept it warm between two goes.} # beat
{helper_carried:{helper} was leaned on the pillow, where you see best, and saw it all.} # beat
“Blanket down,” said {L}.
“And then?” asked somebody. It was the smallest toe, at the very edge, who had had nothing to do.
“Then it was over.” ¶ {young:“And then?” said the smallest toe.|“And then?” said the smallest toe, who had hardly ever asked for anything.}
{L} thought. “Then I told somebody,” said {L}. “But you are all something else already. There is nobody left to be told.”
-> DONE

=== m4
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A lie-front curious; heroes lie-front; friends sit
# things: bed; blanket; lamp
{A} came down the bed, to see the smallest toe from near. {young:It was very small.|You do not often see it so, and it lay there half on its side.}
“What do you do all day?” asked {A}. ¶ {young:“I hold on,” it said.|“I hold on at the edge,” it said, “so that you do not go over.”}
“Did you do that then, as well?” ¶ {young:“Yes.”|“I did it all through that,” said the smallest toe. “I only did not know what for.”}
{A} put one finger on it. {young:It was cold.|It was the coldest of them all, being the furthest out.}
“Thank you,” said {A}. # spare
It did not know what you say then, and so it bent. # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: A sit-up happy; heroes sit-up; friends sit
# things: bed; quilt; toes on quilt; lamp
“I am not anything yet,” said the smallest toe. “I could be who gets told.”
The others looked along the row. It was the last part that there was, and nobody had thought of it. # usual
“What do I have to do?” it asked. ¶ “You stay there,” said {L}, “and you want to know.” ¶ “I do that in any case.” # usual
So {L} bent down and told it, just the one toe. It was told what there was before, and what came then. It was told what {L} had thought. That had not been in the play.
It did not say a word. It came a bit nearer. # usual
“Oh,” said the smallest toe. “I am glad that you told me.”
The big toe went pink once more. It had never seen a part done so well. # usual
-> DONE

=== l3
# shot: wide
# place: bedroom; night; stars
# action: A clap sleepy; heroes clap; friends clap
# things: bed; blanket on bed; lamp
At the end they all came out to bow. If one does, they all do. That was just right for once.
You cannot clap with toes. You can rub one foot on the other. # spare
{is_wished_matter:The knee went down. You would not have known that it had been {wished_matter}.} # more
“Was I like you?” asked the left big toe. ¶ “You were me,” said {L}. # more
The heels had heard it all, and had seen nothing. They were told that it went well. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; friends stand
# things: basin; towel; mat
They had to go to the mat by the tap. It was cold. They went up on their tips.
“This is not in the play,” they said. ¶ “No,” said {A}. “It is just teeth.” # spare
The towel did in between. It did the smallest last, and took some care. # more
Then back they ran, ten of them, and in. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes look-up sleepy
# things: bed; blanket on bed; sock on rug; rug; moon behind window; window
It was dark on the stage. It was warm as well.
The one who had been the air lay still. There was air, all the same. # spare
By the bed lay a sock. It had not been asked, and had slept through it. # more
The moon came in at the end of the bed. It saw a blanket, and it was down. # more
On the left the big one was just a toe by now. It had been somebody. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: pillow; blanket
They lay close. They were warm. # usual
{resting}
{keepsake}
{dream} # spare
“{wished_said},” said {L}, once more. It went down the bed. It is a long way.
“Yes,” said the smallest toe. “I know.”
“And then?” it asked. ¶ “Then I came to bed,” said {L}.
“And then?” ¶ “Then it is night.” # usual
They could all do that.
Blanket down.
Goodnight, toes. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The toes came out of the blanket before {H} {was} quite awake, and they had been talking. “We thought of tomorrow as well,” said the left big toe. “It is there again, and we do not want to hear it last.”
So one sock was put on with a hole in it. The smallest toe had the hole. All day it looked out at the side, and told the others what there was, as fast as it could.
-> DONE

=== next_bedtime
At the far end somebody very small said, “And then?” It had wanted to see if it still worked.
-> DONE
