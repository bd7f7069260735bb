# about: story-about; with-character; creature; bring-back
# tells: tale
# also: funny; person; place; thing; happy; play; food; calm; weather
# wants: child
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# kind still: afraid|scared|terrified|frightened|shy|grumpy|lonely|different|cant|can't|can’t|cannot|wont|won't|won’t|doesnt|doesn't|doesn’t|never
# ages: 3-12
# holds: dark(kind)

=== title
{~It Is All on the Card|And Then What?}
-> DONE

=== s1
# shot: two
# place: hallway; dusk; clear
# action: guest stand worried; heroes stand surprised at guest; friends stand curious
# things: door left; card in heroes.hand; mat; 2 slippers
{~“Is this where the story is?” asked a voice at the door. {young:{H} {was} in the hall, with one slipper on.|It was for {H}, who had only one slipper on so far.}|Somebody knocked at ten to seven, {young:and {H} ran to see.|and then knocked once more, lower down, in case. {H} went to see.}|A card came in under the door, and {young:after it came a knock. {H} picked it up.|after it came a knock. {H} picked up the one and answered the other.}}
There on the mat {guest_many:were|was} {guest_a}, {young:all washed, and early.|washed and brushed, and a good ten minutes early.}
“I am for tonight,” said {guest}. “It is all on the card.”
{young:There was one line on the card. It said that this was the story of {wished_tale}.|It was all on the card, and all of it was one line. ‘This,’ it said, ‘is the story of {wished_tale}’.}
“That is the one I asked for,” said {A}. “What happens?” # usual
“{guest} {wished_does},” said {guest}. “Where do you want it?” ¶ Nobody had ever asked {A} that. A book never asks. # usual
“Well?” said {guest}. “I can do it anywhere that there is a floor.” # usual
-> DONE

=== s2
# shot: wide
# place: bedroom; dusk; clear
# action: guest jump proud before heroes; heroes sit-on-edge surprised on bed; friends sit surprised
# things: bed; rug under guest; cushion; curtain
{A} wanted it on the rug, {young:where you can see it from the bed, and nothing falls over.|where it could be seen from the bed, and nothing would get knocked over.}
{joining}
{is_loved:“There is nothing on the card about {loved},” said {A}, and looked on the back. It was empty.|{musing}} # personal
{hinderer_person:“Am I in it?” asked {hinderer}, and had to be told that you can be in it by watching.} # beat
{hinderer_animal:{hinderer} sat down in the very middle of the rug, and had to be asked twice.} # beat
{hinderer_carried:{hinderer} was put in the front row, fell over, and missed the first go.} # beat
“Ready?” said {guest}. “Go!”
{
- is_still:
{guest} stood on the rug, and nothing at all was seen to happen. {young:Then came a bow.|It happened for some time. Then came a bow.}
“Was that it?” asked {A}. ¶ “I was doing it all the while,” said {guest}. “{guest} {wished_does}.” # usual
“It is hard to see,” said {A}. “{young:Do it again. Bigger.|You will have to do it again, with more middle.}”
- else:
It was over in the time that it takes to sneeze. {young:{A} had only blinked.|{A} had only blinked, and felt a draught.}
“Was that it?” asked {A}. ¶ “That was it,” said {guest}. “{guest} {wished_does}.” # usual
“I blinked,” said {A}. “{young:Do it again. Slower.|You will have to do it again, with more middle.}”
}
Nobody had spoken to {guest} about a middle before. {guest} liked the idea. # more
-> DONE

=== m1
# shot: close
# place: bedroom; dusk; clear
# action: heroes point happy at guest; guest hold worried cushion; friends stand happy
# things: curtain left; chair; blanket on chair
First there has to be a curtain. {young:{A} hung the blanket over two chairs.|{A} hung the blanket over two chairs, and it was a curtain at once. Blankets have only been waiting to be asked.}
It had stripes, and went down nearly to the rug. # more
Behind it you could see {guest} from the knees down, {young:getting ready.|or from wherever it is that knees would be.}
“Now somebody has to come out and say it,” said {A}, “so that everyone can look forward to it.” ¶ “Who?” said the blanket. # usual
{B} came out in front. {young:“This is the story,” said {B}, “of {wished_tale}.”|“Ladies and gentlemen and slippers,” said {B}, “this is the story of {wished_tale}.”}
{~The slippers looked forward to it.|One slipper fell over. They thought that it was joy.}
“That was very good,” said the blanket. “I nearly clapped.” # spare
“You can’t clap,” said {B}. “You are in it.” ¶ “That is the trouble with being in it,” said the blanket. # more
-> DONE

=== l1
# aside
# shot: above
# place: bedroom; dusk; clear
# action: heroes crouch happy before basket; guest stand curious; friends sit calm
# things: basket on rug; slipper; pillow; lamp
There was nobody for the other parts. {young:So the basket got one.|There were other parts in it, when {A} thought about it, and there was nobody to be them. So the basket got one.}
“You are everything else,” {A} told it. {young:The basket stood there, and was everything.|The basket, which had a towel in it, stood there and was everything else. It was very good.}
The lamp was the weather. {young:On was sun. Off was night.|It could do two kinds, and was asked not to show off.}
The wardrobe said that it had a part, too. It had come open by itself. “You are far away,” {B} told it, and shut it to the right size.
{themed_a} was let in for nothing. # personal
“And what is the pillow?” asked {guest}. ¶ “The pillow is for later,” said {A}.
Everybody stood where they had been put. It looked like a great deal of story. # more
-> DONE

=== s3
# shot: wide
# place: bedroom; dusk; clear
# action: guest run cross at basket; heroes shout laughing at guest; friends sit laughing
# things: basket; 2 cushions; blanket on chair
The second go had plenty of middle. {young:It was loud, too.|It had a beginning as well, with a run-up, and it could be heard in the kitchen.}
{guest} did it to the left. {guest} did it to the right. {young:Then {guest} did it with a bang.|Then {guest} did it in the grand manner, which was with a bang, and took some of the bed along.}
{~A cushion went up, and thought about it, and came down.|Two cushions flew by, one after the other, like ducks.} # usual
{helper_person:{helper} held up the end of the curtain, and went on holding it up when there was no more curtain.} # beat
{helper_animal:{helper} went round after the cushions, and brought back one and a half.} # beat
{helper_carried:{helper} lay under the curtain, and so one corner of it stayed where it was.} # beat
“What is all that?” called a voice from the kitchen. ¶ “It is only {wished_tale},” called {A}. {young:“It is nearly finished!”|The voice took this quite well. There was a short silence, and then a tap ran.} # usual
The last cushion came down, and it was quiet. “And then what?” asked {B}.
“Then?” said {guest}. “It does not say any more than that.”
-> DONE

=== m2
# shot: behind
# place: bedroom; dusk; clear
# action: heroes look-through curious card; guest stand worried at heroes; friends stand curious
# things: card in heroes.hand; lamp; bed
They looked at the card. {young:There was one line on it, and then no more.|There was the one line on it, and after the full stop there was just card.}
“It stops there,” said {guest}. “It always stops there. {young:I do it, and then I stand about.|I do it, and everybody is pleased, and then I stand about until it goes dark.}”
“Where?” asked {A}. ¶ “Wherever I was,” said {guest}. “Last time it was on one leg.”
{young:{A} did not think that was right. You should not be left on one leg.|{A} thought of all the stories that had been shut like that, with somebody in them, on one leg.}
“Do you go home?” asked {A}. ¶ “It does not say so,” said {guest}. “I only do what it says.” # spare
“You have never seen the end?” said {A}. ¶ “I have heard there is one,” said {guest}. # more
-> DONE

=== l2
# aside
# shot: two
# place: hallway; dusk; clear
# action: heroes sit calm beside guest; guest sit calm; friends sit calm
# things: 2 mugs before heroes; stairs; lamp
There was an interval, and there was water in it, on the second stair.
{guest} had to know what it had been like. “Could you hear it at the back?” ¶ “I could hear it in my teeth,” said {A}.
“And was it too long?” ¶ “It was just right,” said {A}. “It was too loud, and it was just right.”
“I was going to do it on tiptoe,” said {guest}, “but I was so full of it.” {young:{A} knew how that is.|{A} knew how that is. It is the same on birthdays.}
Something on the landing clapped. {young:It was the blind.|It was the blind, in the window, and it may have been the wind.} # more
{many:Each had one sip, and then there was the other half of the water.|They had one sip each, and then the other half.} # more
-> DONE

=== s4
# shot: two
# place: bedroom; dusk; stars
# action: A write calm card; guest peek curious at A; heroes kneel calm; friends sit calm
# things: card on rug; pencil in A.hand; lamp; bed
{A} got a pencil, and knelt down by the card.
“What are you writing?” asked {guest}. ¶ {young:“What comes after,” said {A}.|“What comes after,” said {A}. “It is not much. You need not be nervous.”}
There was just room. Under the first line there was a second one now, {young:rather big, and going downhill.|and as it went along it went downhill.} It said, ‘And then to bed’.
{guest} looked at that for a long time.
“And it is really in the story?” said {guest}. ¶ “It is on the card,” said {A}. # more
“Is it hard?” asked {guest}. ¶ “I do it every night,” said {A}. # usual
-> DONE

=== m3
# shot: close
# place: bathroom; dusk; stars
# action: heroes brush-teeth calm; guest stand curious at heroes; friends stand calm
# things: mirror; mug; towel
Going to bed has parts. The first one is at the basin.
{A} did it with the brush, up and down, and at the back, where nobody looks. {guest} did it with no brush, {young:and perhaps with no teeth.|and it may be with no teeth, but with great care.}
“And now you spit,” said {A}. ¶ “Is that in it?” said {guest}. ¶ “That is the best bit,” said {A}.
The towel was for afterwards. {young:It was soft, and they took a side each.|{guest} took the one side of it, and {A} took the other, and they met in the middle.}
“I see,” said {guest}. “It is done in order.”
“You can do the ears first,” said {A}, “but then nobody believes you about the teeth.” # more
-> DONE

=== l3
# shot: wide
# place: bedroom; night; stars
# action: guest carry calm cushion; heroes carry calm blanket; friends sit sleepy
# things: basket; 2 chairs; bed
The curtain had to be a blanket again first. {young:They took an end each.|They took an end each, and walked towards one another, and it was folded.}
The cushions went back. The chairs went back.
{~The basket stopped being everything else, and had the towel.|“Thank you,” said {A} to the basket. It had a towel in it again, and nothing else.}
{pausing} # company
“And the weather?” asked {guest}. ¶ “The weather stays on till we are in,” said {A}.
The rug lay flat. You could not see that anything had happened on it.
{A} put the two slippers on the edge of it, with their noses to the door. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bedroom; night; stars
# action: heroes look-up calm; guest look-up calm; friends lie-back sleepy
# things: curtain; lamp
Then you look out, once, to see whether it is dark.
It was dark. It was all the way down the street.
“Who does that?” asked {guest}. ¶ “Nobody,” said {A}. “It comes by itself, if you leave it.”
{guest} left it. It came a bit more, and stopped at the glass.
One window over the road was yellow. Then that was dark as well. # more
They drew the curtain. The real one.
-> DONE

=== l4
# aside
# shot: above
# place: bedroom; night; stars
# action: heroes point sleepy at card; guest look-up sleepy; friends sleep sleepy
# things: card on chair; slipper; pencil
They put the card on the chair, where they could see it from the bed.
It had two lines. The first one was straight, and the second one was theirs.
The pencil lay on top of it, so that nothing would blow away.
{midway}
“Which side do I go in at?” asked {guest}, quite softly. ¶ “That one,” said {A}. “And feet first.” # more
The slippers stood side by side. They had both seen all of it. # more
-> DONE

=== s5
# shot: close
# place: bedroom; night; stars
# action: heroes lie-back sleepy; guest lie-back sleepy; friends sleep sleepy
# things: blanket on heroes; lamp; card
So there was a third go. It was done lying down.
{resting}
{A} read out the card, quite low. “This is the story of {wished_tale}.” ¶ “Yes,” said {guest}.
Then {guest} did it. It was slow. You could see every bit. # usual
{keepsake}
{dream} # spare
“And then what?” said {guest}.
“And then to bed,” said {A}.
The lamp did night. Nobody stood about.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
The card was still on the chair in the morning, and somebody had been at it. Under the second line there was a third one, in very careful letters that {A} did not know. ‘Was not hard,’ it said. ¶ On the back there was a list of four more stories, all of which had stopped in the middle, and where they could be found. One had been on one leg since Easter.
-> DONE

=== next_bedtime
The card was by the bed. There was still some room on it.
-> DONE
