# about: story-about; with-character; creature; bring-back
# tells: tale(a cold|colds|cold|poorly|seasick|ill|unwell|sick|sneeze|sneezes|sneezing|cough|coughs|coughing|sore throat|sore paw|sore tummy|sore foot|sore wing|sore tail|sore head|sore ear|tummy ache|tummyache|stomach ache|headache|toothache|earache|temperature|fever|flu|chickenpox|chicken pox|not feeling well|doesn't feel well|does not feel well|feels ill|feels sick|feels poorly|not well|hurts his|hurts her|hurts its|hurt his|hurt her|hurt its|hiccups)
# also: funny; person; place; thing; happy; play; food; calm; weather; unwell; kindness
# kind cold: cold|colds|sneez*|cough*|flu
# kind hurt: hurt*|sore*
# kind tummy: tummy*|stomach*
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# role grownup: parent = the grown-up with the towel
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind)

=== title
{~There. Where?|As It Was in March}
-> DONE

=== s1
# shot: two
# place: living-room; dusk; rain
# action: guest stand worried; heroes stand curious at guest; friends stand curious
# things: sofa; blanket on guest; lamp; rug
{~There was a wet knock, and on the step, when {H} opened, there was a blanket with somebody in it.|It was raining, and {H} {was} at the window, when a blanket came up the path all by itself.|Somebody sniffed on the other side of the door, and {H} went to open it.}
Out of the blanket looked {guest_a}.
“I know about you,” said {L}. “You are {wished_tale}. Come in, and mind the rug.”
“{guest_many:We have|I have} never done it before,” said {guest}. {young:“What do you have to do?”|“It only came at lunch. How does it go?”}
{L} knew all about it, for {L} had been poorly in March, {young:and it had gone very well.|for nearly a week, and everybody had said how well it went.} # usual
“First of all you lie down on the sofa,” said {L}, “and then you say ‘oh’.”
-> DONE

=== m1
# aside
# shot: close
# place: living-room; dusk; rain
# action: guest lie-back worried on sofa; heroes point happy at guest; friends sit curious
# things: sofa; pillow on sofa; blanket on guest
“Oh,” said {guest}, on the sofa. ¶ “It has to be lower,” said {A}. {young:“It comes from the tummy.”|“That was the one for when the bus has gone. This one comes from the tummy.”}
“Oooh,” said {guest}. It was better. {young:{A} showed how it was done in March.|{A} did the one from March, which went down and down, and had made people come in from the garden.}
“And when do {guest_many:we|I} stop?” asked {guest}. {young:“When they come,” said {A}.|“When somebody comes,” said {A}, “but you leave a bit over, for when they go.”}
You must not lie too straight, either. {guest} had been lying there like a spoon in a drawer. # spare
So {A} bent one arm over the edge, {young:and let it hang down.|and let it hang, until it looked like an arm that has given up.} # more
-> DONE

=== s2
# shot: wide
# place: living-room; dusk; rain
# action: heroes carry happy pillow; guest lie-back calm on sofa; friends walk happy
# things: sofa; 2 pillow on sofa; blanket on guest; rug
{L} went and got the pillows. There have to be three, {young:or it is only lying down.|because with two you are only lying down.}
{joining}
{is_loved:“Think about {loved},” said {L}. “But not so that it makes you hot.”|{musing}} # personal
{guest} got up to help with the third. “No, no,” said {L}. “You don’t get up, you say ‘oh’.” {young:So {guest} lay down again and said it.|{guest} lay down again, and watched other people carry things, and did not know where to look.} # usual
{hinderer_person:“I think that I am getting it too,” said {hinderer}, and had to have one of the pillows.} # beat
{hinderer_animal:{hinderer} was already on the sofa, along the whole of the warm side, and not even poorly.} # beat
{hinderer_carried:{hinderer} was under the second pillow, as it turned out, and that was why it had a bump.} # beat
“Is it better now?” asked {L}. ¶ {is_cold:“A… tchoo,” said {guest}.|“It is just the same,” said {guest}, “but higher up.”} # usual
“Good,” said {L}. “It never goes at the pillows. It was the same in March.” # usual
-> DONE

=== l1
# aside
# shot: above
# place: living-room; dusk; rain
# action: heroes write proud; guest lie-back curious on sofa; friends sit curious
# things: sofa; pillow on sofa; tape-measure; pencil; paper
You have to know how poorly somebody is, and so {A} measured {guest} with the tape.
{young:From end to end it was as long as the sofa.|It came to one sofa, less a cushion, and that was written down with the time.}
“Is that a lot?” asked {guest}. ¶ “It depends what you were before,” said {A}. {young:Nobody knew.|And nobody had measured that, as there had been nothing the matter.}
Then {A} listened to one foot, {young:and then to the other.|for a good while, and then to the other, to see whether they agreed.} ¶ “What do they say?” ¶ “They are cold,” said {A}. So they got a sock each.
One had a hole, and out of the hole looked something round. “That is you,” said {A}. “That is a good sign.” # more
It was measured again after the socks. {young:It was just the same.|There was no change, and it was written down that there was none.} # more
-> DONE

=== s3
# shot: above
# place: living-room; dusk; rain
# action: heroes carry happy tray; guest lie-back happy on sofa; friends stand happy
# things: sofa; 3 pillow on sofa; tray; bowl on tray; bell on table; table
Next came the tray, and on the tray was {~toast with no edges|soup with letters in it}, {young:and a spoon, and a flower in an egg cup.|and a spoon, and a flower in an egg cup, which you do not eat but could not be without.}
“Now you have to leave some,” said {L}, {young:“so that they look at each other.”|“and then they look at each other, in the door.”} ¶ {guest} left a bit, and they all looked at each other.
{helper_person:“What a shame,” said {helper}, who knew how it is done, and carried the tray out very slowly.} # beat
{helper_animal:{helper} took care of what had been left, and the plate came out cleaner than it went in.} # beat
{helper_carried:{helper} was tucked in at the foot end, for no tray is complete without somebody to watch.} # beat
There was also a bell. Ting, it went, and {L} came running. “What is it?” ¶ “{guest_many:We|I} only wanted to see you come,” said {guest}. # usual
{young:Ting, ting, ting.|It went eleven times. There was nothing the matter with that arm.} # usual
“And is it better now?” asked {L}. ¶ {guest} thought about it, from the ears to the socks. “Not quite,” said {guest}. “Was there anything else, in March?”
-> DONE

=== m2
# aside
# shot: behind
# place: hallway; dusk; rain
# action: heroes think worried; friends think curious
# things: stairs; tray; coat on hook; hook
{A} sat down on the stairs to think. Something had come after the toast, and it had been the best of all.
{young:It had not been the story. It had not been the drink.|It had not been the story, and it was not the straw that bends. It had come in at the door without a tray.}
“Was it warm?” called {guest}. {young:“Yes,” said {A}.|“It was,” said {A}, “at first only in one place.”} ¶ “Was it round?” ¶ “It was flat.”
{pausing} # company
{themed_a} was on the stairs too, but it was not that. # personal
“It had something to do with ‘there’,” said {A}. {young:“Where?” asked {guest}.|“Where?” called {guest}, and sat up to look.} ¶ “There,” said {A}. “But I do not know where that is.” # more
-> DONE

=== l2
# aside
# shot: two
# place: living-room; dusk; rain
# action: heroes kneel curious before sofa; guest lie-back curious on sofa; friends point curious
# things: sofa; blanket on guest; window; lamp
It might have been the window. In March they had opened it a crack, {young:and shut it again.|and then somebody had said that there was a draught, and they had shut it.}
They did that. ¶ {is_cold:“A… tchoo,” said {guest}.|“It went out,” said {guest}, “and then it came in again.”}
It might have been the straw, {young:so {guest} got one.|and so {guest} was given one that bends, and drank some water round a corner.}
“It is very good,” said {guest}. {young:“But it is not that.”|“Before, {guest_many:we were|I was} poorly, and now {guest_many:we are|I am} poorly round a corner.”}
It rained a bit, and then it rained a bit more. # more
“It was there,” said {A}, and looked at every single thing in the room. “It was there somewhere.” # more
-> DONE

=== s4
# shot: close
# place: living-room; night; rain
# action: heroes stroke calm guest; guest look-up surprised; friends sit calm
# things: sofa; pillow on sofa; blanket on guest; lamp
{L} came back to the sofa, and put out a hand to move a pillow, and it came down a bit too soon.
It lay on {guest_s} forehead. {young:It stayed there.|Neither of them had meant it, and neither of them moved.}
“There,” said {L}. ¶ “Where?” said {guest}. ¶ “There,” said {L}, and the other hand came down beside it.
“Oh,” said {guest}. It was not the oh from the tummy. {young:It was a new one.|It was quite another oh, and nobody had shown {guest} how.}
“That is it!” said {L}. “It has to be two. One there is only a place.” # usual
“Is it better?” asked {L}, after a while. ¶ “It is just the same,” said {guest}. {young:“But it is not so much mine.”|“But there is somebody on the other side of it.”}
Outside it went on raining. It sounded further off. # usual
-> DONE

=== m3
# shot: two
# place: living-room; night; rain
# action: heroes stroke sleepy guest; guest lie-back sleepy on sofa; friends sit sleepy
# things: sofa; pillow on sofa; blanket on guest; lamp
They did it again. You can do it as often as you like.
“There,” said {A}. It was the left. “There.” It was the right.
Two pillows went back. With one it was enough. # spare
{guest} said oh, but not for anybody. It was just air. # spare
The bell stood on the table. It was not wanted.
“Who did it to you, in March?” asked {guest}. {A} said who. # more
It got dark, and nobody put on the big light. # more
-> DONE

=== m4
# aside
# shot: above
# place: living-room; night; rain
# action: guest stroke sleepy heroes; heroes sit sleepy; friends sit sleepy
# things: sofa; rug; blanket on guest; lamp
“May {guest_many:we|I} try one?” asked {guest}. “{guest_many:We|I} want to know how it is made.”
{A} sat down on the rug, and held still.
“There,” said {guest}. It was rather on the ear. “There.” That one was on the nose.
“It works there, too,” said {A}. # usual
It was warm, and a bit heavy. There was some soup on it. # more
“You are good at it,” said {A}, “and you are poorly.” ¶ “Perhaps that helps,” said {guest}. # more
-> DONE

=== l3
# aside
# shot: behind
# place: living-room; night; rain
# action: guest sleep; heroes tiptoe sleepy; friends tiptoe sleepy
# things: sofa; blanket on guest; lamp
{guest} was to stay the night, there on the sofa. You don’t send it out in the rain.
The lamp was turned down. The blanket came up.
“Is it good?” said {A}. ¶ “It is going quite well,” said {guest}. “As it was in March.”
The bell was put near, in case, with a cloth in it. # spare
{homeward} # company
They went out on their toes. You could hear it breathe. # more
It was a good low breath, and nobody had had to show it how. # more
-> DONE

=== l4
# shot: object
# place: living-room; night; rain
# action: heroes sleep
# things: sofa; tray; bowl on tray; bell on table; table; lamp
The tray stood by the door. The flower was on it.
It rained on the step. It rained on the shed. It did them both the same.
There was one sock on the rug. It had come off by itself. It was warm now. # usual
The sofa said crick. Somebody had turned over. # usual
After that it was quiet. The soup was cold by now, and did not mind. # more
The rain came down, there, and there. # more
-> DONE

=== s5
# shot: close
# place: bedroom; night; rain
# action: heroes lie-back sleepy; grownup tuck-in calm; friends sleep
# things: bed; pillow; quilt; lamp
{A} was in bed, and not poorly at all.
{resting}
It was one pillow. It was enough. # usual
“There,” said the pillow, when {A} lay down.
“Where?” said {A}.
“There,” said the quilt, on top.
{keepsake}
{dream} # spare
{grownup} came in, to see to the window. A hand came down in the dark, for no reason.
There, it went. There.
“Oh,” said {A}. It was a very low one.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
In the morning there were three pillows on the sofa, one on top of the other, and the blanket was folded, and the bell had been wiped. “Gone home,” said a note. “It was a good one. It went very well, everybody says so.” ¶ There was something flat on the note as well. Somebody had drawn round a hand, on the left, and then round another.
-> DONE

=== next_bedtime
A hand came down in the dark, there. After that it was the other one.
-> DONE
