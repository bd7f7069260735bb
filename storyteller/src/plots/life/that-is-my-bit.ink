# tells: line
# when: done
# wants: other
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
# ages: 3-11
# holds: dark(kind)

=== title
{~That Is My Bit|What the Pocket Heard}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A stretch happy; heroes stand; friends sit
# things: bed; pillow on bed; pyjamas on bed; shirt on rug; sock on rug; rug
{~“{wished_said},” said {H}, and the pyjamas on the pillow, who had been there all day, said, “What was that?”|On the pillow lay the pyjamas, folded, and they looked up when {H} came in. “{wished_said},” said {H}.|Nobody had told the pyjamas. They had been on the pillow all day, and so {H} went and stood in front of them. “{wished_said}.”}
“We never get any of it,” said the pyjamas. {young:“We only get the nights.”|“It is always over by the time that we go on. We only get the nights.”} # usual
“Ask my clothes,” said {L}. “They were there.” And {L} put up both arms, and the shirt came off.
There was a label in the neck of it.
{young:It had stuck out all day, at the back.|It had been sticking out at the back all day, and nobody had tucked it in.} # usual
“I saw it from behind,” said the label, {young:“so it had an ear on the left and an ear on the right.|“and so it had an ear on the left and an ear on the right, and your hair on top.} That is my bit.”
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A hold curious shirt; heroes sit; friends sit
# things: shirt in A.hand; rug; bed; pyjamas on bed
The sleeves had been turned inside out. {young:{A} put them right.|{A} put in a hand, and pulled them right.}
“It was mostly me,” said the left sleeve. {young:“I went up.”|“I went up at the start of it, and I had not been told to.”}
“I went up after,” said the right one. {young:“Then I hung down.”|“And then I hung down, and it was over, and I had a bit of a crease.”}
{A} tried it with bare arms, first the left and then the right. {young:That was it!|It was so like it that the pyjamas lifted a cuff.} # spare
There was a thread loose on the left cuff. Nobody had seen it come. # more
But there was an elbow in it as well, they both said, and {A} did the elbow. # more
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: A peek curious at trousers; heroes kneel; friends sit
# things: trousers in A.hand; crumb on rug; rug; bed; pyjamas on bed; themed
{joining}
Then there was the pocket. “It is dark in me,” it said, “and so I only heard it.”
“What did you hear?” asked the pyjamas. ¶ “First it was like any other day,” said the pocket. “Then {A} breathed in. Then there it was. That is my bit.”
{young:{A} breathed in, to see. It was just so.|{A} breathed in, just as far as that, and held it, and let it go.} # usual
{is_wished_place:“I brought back some of the air from {wished_place},” said the pocket, and {A} held it open for the pyjamas.} # wished
{is_wished_person:“And {wished_person}?” asked {A}. ¶ “From about here to about here,” said a button, and {A} showed the pyjamas, with two hands.} # wished
{is_wished_matter:“Which side of us {wished_matter_many:were|was} {wished_matter}?” asked the shirt. {A} went and stood there, so that they knew.} # wished
{
- is_ball:
“It had a ball in it,” said the pocket. “I know them by the thump.” {A} thumped the rug, and it said, “That one.” # personal
- is_light:
“It had a light in it,” said the top button. “I had it in the middle of me, very small.” {A} looked, to see if it was still there. # personal
- is_water:
“It had water in it,” said the pocket. “I know water when I hear it.” {A} did the noise, and it said, “More.” # personal
- is_meal:
“It had something to eat in it,” said the shirt, “and some of it is mine.” {A} looked, and there was a spot, low down, about the size of a pea. # personal
- is_music:
“It had music in it,” said the pocket, “and that went right through the lining.” {A} did a bit of it for the pyjamas. # personal
- is_wheels:
“It had wheels in it,” said the pocket. “I heard them go round.” {A} did them, with one finger, so that the pyjamas could see how fast. # personal
- is_words:
“It had words in it,” said the label. “I am at the neck. I felt them go by, one after the other.” {A} said one of them again. # personal
- is_heights:
“It had an up in it,” said the trousers, “and it had a down.” {A} did the up on the rug, and did the down. # personal
- is_tumble:
“It had a down in it,” said the trousers. “And then it had an up.” {A} did it for the pyjamas, and they liked the up. # personal
- is_sides:
“It had two in it,” said the top button. “I was right across from another button.” {A} showed how near that was. # personal
}
{hinderer_person:“I can hear it, too,” said {hinderer}, with one ear in the pocket, and that was only the sea.} # beat
{hinderer_animal:{hinderer} lay down on the shirt, label and all, and had to be asked twice.} # beat
{hinderer_carried:{hinderer} had been rolled up in the shirt by mistake, and came out at the neck.} # beat
{themed_a} lay by the bed, and it had not been along, either. It was told by the pyjamas. # personal
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A bow happy; heroes jump; friends clap
# things: trousers on rug; rug; pyjamas on bed; bed
“We only bend,” said the knees of the trousers. {young:“That is all we do.”|“That is all that anybody wants of us, and we could not tell you why.”}
“And did you bend for that?” asked the pyjamas. ¶ {young:“A bit. Then we were straight.”|“A bit, just before,” said the knees, “and then all at once we were straight, and then we shook, but only the left one.”}
{A} did it on the rug. {young:Bend, straight, shake.|It went bend, and straight, and then a very small shake.}
“I remember that,” said {A}. {young:“I had forgotten it.”|“I did not know that anybody had noticed.”} ¶ “It was us,” said the knees. # spare
They lay down flat after that. It had been a good deal of talk, for knees. # more
-> DONE

=== m2
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A tiptoe happy; heroes tiptoe; friends stand
# things: button on rug; pyjamas on bed; bed; rug
One button had hung by its thread since Monday. {young:It saw a lot that way.|It could turn round, that way, and look where it liked.}
“I saw all that is as high as me,” it said. {young:“I did not see the top.”|“That is mostly door handles, and the sides of people.”}
“How high is that?” asked the pyjamas. {young:{A} showed them, on the bed.|{A} held a hand flat in the air, and went all round the room with it, so that they could see what there was.}
{pausing} # company
“You did turn once,” said {A}, “right in the middle of it.” ¶ “I could not look,” said the button. “And then I had to.” # spare
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A whisper curious at pyjamas; heroes sit; friends sit
# things: pyjamas on bed; bed; sock on rug; rug
“Could you say it slower?” asked the pyjamas. {young:“We are new at this.”|“We are more used to things that last until morning.”}
So they all did it slower. {young:The label looked. The pocket heard.|The label looked, and the pocket listened, and for a long time nothing had happened yet.}
“Is this still before?” asked the pyjamas. ¶ “Yes,” said {A}. {young:“You can stop here, and look round.”|“You could not stop here at the time. But now you can, and look round.”}
They looked round. {young:It was still quite an ordinary day.|It was still quite an ordinary day, and not one of them would have guessed.}
Then {A} let it go on, and it went as it had gone. # spare
“It is better when you know what comes,” said the pyjamas. # more
-> DONE

=== s3
# shot: behind
# place: bedroom; dusk; clear
# action: A kneel curious before shirt; heroes kneel; friends sit
# things: shirt on rug; trousers on rug; 2 socks on rug; rug; lamp; pyjamas on bed; bed
Last came the socks. “I had the floor of it,” said the left one. {young:“I felt you stand. That is my bit.”|“I felt you stand there, first on me, and then on us both. That is my bit.”} ¶ “And mine,” said the right.
So {L} laid it all out on the rug, as it had been: the shirt at the top, the trousers in the middle, and two socks with their toes out.
{helper_person:“That arm was further up, I think,” said {helper}, and moved the left sleeve, and then it was better.} # beat
{helper_animal:{helper} smelled it all along, from the socks up to the neck, and sat down next to it, as you do with somebody you know.} # beat
{helper_carried:{helper} was sat down at the side, on the spot where the best view was.} # beat
There it lay, {young:with one sleeve up.|with one sleeve up and one knee bent, like somebody who is just about to begin.} # usual
“It stops,” said the pyjamas. “There is nothing above the neck.”
They all looked, and it was so. {young:There was just rug.|Above the label there was only rug.} # usual
“Nobody saw the face,” said the pocket.
-> DONE

=== m4
# aside
# shot: close
# place: hallway; dusk; clear
# action: A think curious; heroes stand; friends stand
# things: hook; coat on hook; mirror; door
“The coat may know,” said the sleeves. {young:It did not. It had been on its hook.|But the coat had been on a hook for that part, and it said so.}
“The hall mirror has a face,” said the pyjamas. {young:They went to look.|So they went out and looked, with the pyjamas over one arm.}
It had {As} face in it. {young:But that was the face from now.|But that was the one from now, which knew about it already.}
“It had another one on,” said {A}, “when it did not know yet.” {young:They all went back in.|And they went back in, past the coat, who was sorry not to have been more help.}
The pyjamas had never been in the hall. They thought that it was very long. # spare
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: A lie-back happy; heroes lie-back; friends sit
# things: shirt on rug; rug; lamp; pyjamas on bed; bed
“I did not see it, either,” said {L}. “I was looking out of it.” # usual
Then {L} lay down on the rug, with a head just where the head had to go.
The socks were at the right end. It all fitted. # usual
“First it did this,” said {L}, and the face did all of it, right to the end.
“Oh,” said the label, who had only had ears. “Oh,” said the socks. “So that was who it was.”
The pocket asked if it might feel, and {L} put it over the nose for a bit. # usual
“We are glad to have seen that,” said the pyjamas. “Thank you for telling us.”
“And now you go on,” said {L}, and put in one leg.
-> DONE

=== l3
# shot: two
# place: bedroom; night; stars
# action: A carry calm shirt; heroes carry trousers; friends stand
# things: basket; rug; pyjamas on bed; bed
The rest of them went in the basket, in a heap. They did not mind. They had a lot to talk about.
“I had the floor of it,” you could hear from the bottom. # spare
The label was tucked in. Then it was let out a bit, at one side. # more
One sleeve hung over the edge. It was the left one. It went up once, by itself. # more
“Is that the lot?” said the lid. It was. It came down soft. # more
One button was last. It had one more look, all round.
-> DONE

=== m3
# shot: above
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; friends stand
# things: basin; mirror; towel
The pyjamas came along to the tap. They got one foot wet. They were glad to have been there for it.
{A} did the front teeth, and did the back. # spare
In the mirror was the face. It was the one for bed by now. # more
The towel had not heard yet. The pyjamas told it, and did the arms. # more
“Hm,” said the towel, and was glad to know. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes look-up sleepy
# things: basket; sock on basket; rug; moon behind window; window
It was dark in there, as it is in a pocket. One after the other they left off.
The rug was flat. You would not have known what had lain there.
One sock had got out, and lay where the feet had been. # spare
The moon came in, and laid a bit of light at the top, where the face goes. # more
A thread came off the button, and was no more use to it. It held by the other. # more
-> DONE

=== s5
# shot: wide
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: pillow; quilt
It was warm in the pyjamas. They had lain in the sun all day. # usual
{resting}
{keepsake}
{dream} # spare
“Is it over?” asked the pyjamas. ¶ “Not quite,” said {L}. “There is this.”
“{wished_said},” said {L}, in the dark. They heard it from very near.
“And what is our bit?” they said. ¶ “This is,” said {L}.
They had the front of it. They had the back. # usual
“That is our bit,” said the pyjamas.
Goodnight, socks. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The shirt came back from the wash in the afternoon, dry and flat, and with the label in. “I have nothing to say,” it said. “It has all come out.”
So it was laid on the bed, and the pyjamas told it. They did the ears, and the breath, and the floor, and they did not leave out the face. “Was I there?” asked the shirt, from one sleeve to the other. ¶ “You had the back of it,” said the pyjamas.
-> DONE

=== next_bedtime
The pyjamas lay on the pillow with one arm up, to remember how it went.
-> DONE
