# tells: line
# when: coming
# wants: child
# role grownup: parent = the grown-up with the cocoa
# kind ball: goal*|football|soccer|match|penalty|ball|tennis|cricket|baseball|basketball|rugby|bowling
# kind light: candle*|lantern*|torch|torchlight|flashlight
# kind water: swim*|pool|beach|sea|puddle*|splash*|bath|paddl*|river|lake|boat|surf*
# kind meal: eat|eats|ate|eating|noodle*|chopstick*|lunch|dinner|breakfast|cake*|pancake*|cook*|bake*|baking|pizza|soup|banana|carrot|cheese|broccoli|pea|peas|sandwich*|chips|snails|pasta|rice
# kind music: song*|sang|sing|sings|singing|drum*|whistl*|piano|violin|guitar|music|choir|recorder|danc*
# kind wheels: bike|bicycle|scooter*|bus|train|tractor|lorry|truck|skateboard|roller*|car
# kind words: book|poem|read|reads|reading|spell*|letter|lines|alphabet|speech|assembly
# kind heights: climb*|jump*|slide|pole|ladder|hill|trampoline|swing|stairs|ski|skied|slope
# ages: 3-10
# holds: dark(kind)

=== title
{~Before, In It, and After|In Pyjamas First}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: A point proud at sofa; heroes stand; grownup stand holding mug; friends sit
# things: sofa; rug before sofa; door; lamp
{~“{wished_said},” said {H}, “and I am going to do it in pyjamas first.”|It was after tea, and {H} had pyjamas on, and did not go up. “{wished_said}. We have to try it out.”|The pyjamas were done up to the top, which is how you do them for something special. “{wished_said},” {H} told the whole room.}
“But what with?” asked {grownup}. {young:“There is only the room.”|“All we have is the room, and it is nearly bedtime.”} # usual
{L} looked at what there was. {young:There was a sofa, and there was a rug.|There was a sofa, and in front of that a rug, and if the door was open you could see the bottom stair.}
“The sofa is Before,” said {L}, “and the rug is In It, and the stair out there is After.”
“Then where do I go?” asked {grownup}. {young:“You come, too.”|“You come along as far as you can,” said {L}, “and then you do the waiting.”} # usual
{young:It was a good big rug. You could be in it with both feet, and walk about.|It was a good big rug, and you could be in it with both feet, and still have some on every side.} # usual
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: A sit curious on sofa; heroes sit on sofa; grownup sit on sofa; friends sit on sofa
# things: sofa; rug before sofa; cushion on rug; door; themed
So they all sat down on Before.
{joining}
You have to wait there. You swing both feet, and you look at it. {young:It has not started.|It is quite near, and it is flat, and it has not started.} # usual
{A} put out the best cushion, and a spoon, and one sock, for whatever would be wanted. # usual
{is_wished_matter:The best cushion was {wished_matter}, and went in the middle, and was turned round until it was right.} # wished
{is_wished_place:“Everything on the rug is {wished_place},” said {A}, and pulled the edges straight, so that there was plenty of it.} # wished
{is_wished_person:“And the lamp is {wished_person},” said {A}. Its head was bent a bit, so that it looked down at you kindly.} # wished
On the arm of the sofa was {themed_a}, waiting with the rest. # personal
{
- is_light:
One finger was the light. {A} held it up, quite straight, and carried it once round the rug. # personal
- is_water:
The blanket off the sofa was the water. They shook it, and {A} tried it with one toe. # personal
- is_music:
They did the music as well, which was {grownup}, humming, with a spoon on a cup. # personal
- is_wheels:
The sofa leaned to the left, and it leaned to the right, for there were going to be wheels as well. # personal
- is_words:
The words were said to the sofa first. It had them all, at the end, right down in the springs. # personal
- is_meal:
A cushion on a cushion was what there would be to eat. {A} took a small one, and said thank you. # personal
- is_ball:
A rolled-up sock was the ball. It lay in the middle, and they all looked at it. # personal
- is_heights:
There is to be an up in it, and a down, and so {A} tried what it is like to stand on one cushion. # personal
}
{hinderer_person:“Is it now?” said {hinderer}. “Is it now? Is it now?” You do not make it any shorter like that.} # beat
{hinderer_animal:{hinderer} was in it long before the others, and lay down, and had to be called back to Before.} # beat
{hinderer_carried:{hinderer} had slid down behind the sofa, and so Before was longer than they had meant.} # beat
“Now,” said {A}. And they stood up, and took one step, and it had begun.
-> DONE

=== m1
# aside
# shot: above
# place: living-room; dusk; clear
# action: A tiptoe curious on rug; heroes tiptoe; grownup tiptoe; friends stand
# things: rug; sofa; cushion on rug; mug
They tried how to go in. {young:You can go in on tiptoe.|You can do it on tiptoe, and then nobody knows that you have come.}
You can go in with big feet. {young:Then everyone knows.|Then everybody knows it, and so does the cupboard, where the cups are.}
You can go in backwards, {young:and look at the sofa.|and look at the sofa as long as you like, and you are in it all the same.} # spare
“I shall go in with one foot,” said {A}, {young:“and then fetch the other.”|“and see how it is, and then send for the other one.”}
It worked well. The other foot came at once. # spare
{grownup} went in with the cocoa, and did not spill any to speak of. # more
The cocoa had a skin on, and was in no hurry. # more
-> DONE

=== l1
# aside
# shot: close
# place: living-room; dusk; clear
# action: A shout happy; heroes stand on rug; grownup sit on sofa; friends sit
# things: rug; sofa; cushion on rug; bell
“There is sure to be something that I have not thought of,” said {A}. {young:“We need one of those.”|“There is one in everything. We ought to have one in this.”}
But how do you think of it, if you have not? {young:{grownup} had to do it.|In the end it was left to {grownup}, and {A} was not to look.}
So {A} stood on the rug, and all was as it should be. {young:And then a mitten came down from above.|And then, from above, and for no reason at all, down came a mitten.}
“That was one,” said {A}. {young:“Now I know what I do. I look up.”|“And now I know what I do. I say oh, and look up, and then I go on.”}
They did it with a spoon, and with a slipper, and {A} always went on. # spare
“And if it is a hippopotamus?” asked {grownup}. ¶ “Then I say oh a bit longer,” said {A}. # more
Nobody ever found out whose mitten it was. # more
-> DONE

=== m2
# aside
# shot: behind
# place: living-room; dusk; clear
# action: A crawl happy on rug; heroes crawl; grownup crawl; friends sit
# things: rug; sofa; cushion on rug; lamp
They tried it fast. {young:They ran from Before to After, and there was no In It.|They had hardly got up from Before when they were in the hall, and nobody could say what there had been.}
They tried it slowly, {young:on hands and knees.|on hands and knees, as you would do it if you had never seen a rug.}
“You see more like that,” said {grownup}. {young:“There is a red bit.”|“I have had that rug for years, and I did not know that there was a red bit.”}
{pausing} # company
“Tomorrow I shall do it in the middle,” said {A}. {young:“Not fast, and not slow.”|“Not so fast that I miss it, and not on my knees.”} # spare
They kept the red bit, to look at. # spare
-> DONE

=== l2
# aside
# shot: two
# place: living-room; dusk; clear
# action: A bow proud before cushion; heroes bow; grownup clap; friends clap
# things: rug; cushion on rug; sofa; lamp
There may be somebody who asks you something. {young:So a cushion asked it.|You never know what it will be, and so a cushion asked, in {grownup_s} voice.}
“Well, now,” said the cushion, “and who is this?” ¶ {young:“It is me,” said {A}.|“It is me,” said {A}, and then said the name as well, with a space round it.}
“And what is that you have on?” ¶ {A} looked down. {young:“Pyjamas,” said {A}.|“These are pyjamas,” said {A}. “I shall be in something else, when it is you.”}
The cushion was glad to hear it. {young:It liked stripes, it said.|It said that it was only a cushion for tonight, and would be somebody else then as well.}
“Is there anything that you want to ask me?” it said. ¶ “Where do you hang a coat?” asked {A}. # spare
It did not know. But it thought that it was a very good question. # more
“And would you like a biscuit?” it said. ¶ “Yes, please,” said {A}. There was only a crumb, but they shared it. # more
-> DONE

=== s3
# shot: close
# place: living-room; dusk; clear
# action: A stand worried on rug; heroes stand; grownup stand; friends stand
# things: rug; door; sofa; cushion on rug
They did it three times, and it was never the same. {young:Once it was short. Once it was so long that a slipper came off.|The first time it was short, and the second time it was so long that {grownup} lost a slipper in it.}
The third time {L} stood still, right in the middle of the rug.
“What is it?” asked {grownup}. ¶ “When I am in it,” said {L}, “I can’t see After.”
It was so. They all came and stood on the rug, and looked. {young:There was the door, and then it was dark.|There was the door to the hall, and behind the door it was only dark.}
{helper_person:“I could go and stand in it,” said {helper}, and went out, and could be heard there, but you could not see a thing.} # beat
{helper_animal:{helper} went out in the hall, and was gone, and then there were two eyes out there, about as high as the stair.} # beat
{helper_carried:{helper} was put down on the bottom stair, so that there should be somebody in After.} # beat
“It is there,” said {grownup}. ¶ “But can I see it from here?” said {L}.
-> DONE

=== m4
# aside
# shot: wide
# place: hallway; dusk; clear
# action: A sit curious on stairs; heroes sit on stairs; grownup stand; friends sit on stairs
# things: stairs; coat on hook; hook; shoe; mat
They went to look at After by itself. {young:It was a stair.|It was the bottom stair, with a coat over it, and two shoes beside it.}
{A} sat down. {young:It was just as wide as {A}.|It was not a big one, but you could get your back against the next.}
“What do you do in After?” asked {A}. ¶ {young:“You take off your shoes,” said {grownup}.|“You take off your shoes,” said {grownup}, “and you blow out, like that, and then somebody says ‘Well?’”}
They tried that. {young:Phoo, they went.|It went phoo, and the coat moved.} “Well?” said {grownup}. ¶ “I will tell you when it has been,” said {A}. # spare
-> DONE

=== s4
# shot: two
# place: hallway; night; stars
# action: A run happy; grownup sit happy on stairs; heroes run; friends clap
# things: stairs; lamp beside stairs; door; mug
So they took the little lamp out, and stood it on the stair. And {grownup} sat down next to it, with the cocoa.
Then {L} did it once more. {L} sat on Before, and stood up, and was in it. And there, out past the door, was a bit of light, and two knees.
“Can you see me?” called {grownup}. ¶ “Yes!” said {L}.
After that it could go as it liked. {L} stayed on the rug for quite a bit, and turned right round, and the knees were still there. # usual
At the end of it {L} came out to the stair, and sat.
“Well?” said {grownup}.
“Tomorrow I will tell you,” said {L}. “You have to be here, and you have to say that.”
“I shall,” said {grownup}. “I want to know.” # usual
-> DONE

=== l3
# shot: wide
# place: living-room; night; stars
# action: A carry sleepy cushion; heroes carry cushion; grownup lift rug; friends stand
# things: sofa; rug; cushion
They put it all back. The sofa was for sitting on. The rug was for feet.
The best cushion went back in its corner. It was a bit flat. # spare
They left the lamp out there on the stair. It had a job. # more
A shoe stood on the mat, and then there were two. # more
The mug was warm yet. It was put where it could see. # more
“In it,” said the rug, if you trod on the red bit. It may have been the floor. # more
-> DONE

=== m3
# shot: behind
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; grownup stand; friends stand
# things: basin; mug; toothbrush; mirror
Teeth have a before as well. You hold the brush, and it has not begun.
Then you are in it. It goes up, and it goes down. # spare
And then you put the brush in the mug, and blow out. Phoo.
“Well?” said the one in the mirror. It had been there all the time. # more
The brush stood on its own feet. It was After, for the brush. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes look-up sleepy
# things: stairs; lamp beside stairs; coat on hook; hook; 2 shoes
In the hall it was quiet. There was the stair. It had the light on it.
It was a small light. You could see it from the top. You could see it from the door.
A moth came, and sat down next to it. It had no more to do. # spare
The coat hung still. It had an arm on each side. # more
There was room on the stair for one, and for one next to it. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: door; quilt
The pyjamas had done it four times. They knew it. # usual
{resting}
{keepsake}
{dream} # spare
“{wished_said},” said {L}. “And this is Before.”
It was a good one. It was warm.
Past the door there was a bit of light. That was the stair. # usual
You just lie in it. It goes by.
Before, and in it, and after.
“Well?” said the stair. ¶ But it could wait.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The bottom stair had the lamp on, and there were two on it, a small one and a tall one, with their shoes off. “Well?” said the tall one. “I have been wanting to know since breakfast.”
So it was told, and it took up the whole of the cocoa. And there had been something in it that nobody had thought of. “What did you do?” ¶ “I said oh, and I looked up,” said {H}, “and then I went on.”
-> DONE

=== next_bedtime
There was a dent in the best cushion, and a light on the bottom stair.
-> DONE
