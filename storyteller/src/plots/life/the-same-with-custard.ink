# about: story-about; with-character; creature; bring-back
# tells: tale(afraid|scared|terrified|frightened|nervous|shy|lonely|whispers|hides|can't|cant|cannot|can not|couldn't|rubbish|won't|wont|wouldn't|will not|doesn't|doesnt|refuses|never|lost|loses|looking for|forgot|forgets|different)
# also: funny; person; place; thing; happy; play; food; calm; weather
# wants: child
# role guest: answer, creature, thing = a bear called Bruno
# role grownup: parent = the grown-up with the washing
# names: Bruno | Otto | Basil
# kind lost: lost|loses|find|looking for
# kind afraid: afraid|scared|terrified|frightened|nervous
# kind shy: shy|lonely|whispers|hides
# kind wont: won't|wont|wouldn't|will not|doesn't|doesnt|refuses|never
# ages: 3-12
# holds: dark(kind)

=== title
{~The Same with Custard|You Can Keep That}
-> DONE

=== s1
# shot: two
# place: hallway; dusk; clear
# action: guest sit worried on stairs; heroes carry surprised sheet; grownup stand curious; friends stand curious
# things: stairs; sheet in heroes.hand; basket
{~“Mind,” said a voice on the stairs, {young:when {H} came by with a sheet.|when {H} came up with a sheet, and could not see round it.}|{H} came up the stairs with a sheet, {young:and the stairs were full.|and half-way there was no getting by.}|Up the stairs came {H} with a sheet, {young:and then there was no way past.|and on the seventh stair there was no way past.}}
There sat {guest_a}. “{guest_many:We|I} should say it at once,” said {guest}. “{guest_many:We are|I am} {wished_tale}.”
“Good,” said {A}. {young:“It was you I asked for.”|“It was you I asked for. You are on the wrong stair.”}
But {grownup} had heard, and had {young:some good advice.|advice, and came to give it.}
“Have you tried counting to ten?” ¶ “{guest_many:We|I} went to ten,” said {guest}. “It was {is_lost:not there|the same there}.” # usual
“You could think of something else,” said {grownup}. ¶ “{guest_many:We|I} did. {guest_many:We|I} thought of custard,” said {guest}. “{is_lost:It was not in there, either|Now it is the same with custard}.”
{A} had no advice. {A} had a ship to build. “Could you take the other end of this?”
-> DONE

=== m1
# aside
# shot: close
# place: hallway; dusk; clear
# action: guest think sad; heroes sit curious beside guest; friends sit curious
# things: stairs; sheet beside heroes
“Does everybody tell you what to do about it?” asked {B}, and sat down on the stair.
“Nearly,” said {guest}. {young:“They mean it kindly.”|“The baker did, and the baker’s wife did, and a man who had only come about the gate.”}
“What did they say?” ¶ “That it would {is_lost:turn up|be gone} by Friday.” ¶ “Which Friday?” ¶ {young:“They did not say.”|“They never did say,” said {guest}. “They had not thought that anybody would ask.”}
{is_lost:One had said to look for something else, as then it would come. So {guest} had looked for a turnip.|One had said to wear it in, like shoes. One had told {guest} to sleep with a turnip.} # usual
“And did you {is_lost:look|sleep}?” ¶ “It was a very nice turnip,” said {guest}. {young:“We still write.”|“It changed nothing, but we still write to each other.”} # spare
“Does it hurt?” asked {B}. ¶ “No,” said {guest}. “It is only how {guest_many:we are|I am} arranged.” # more
-> DONE

=== s2
# shot: wide
# place: bedroom; dusk; clear
# action: heroes shout proud on bed; guest stand worried on bed; friends sit curious
# things: bed; sheet over bed; broom; wardrobe
{young:The bed was the ship. The sheet was the sail.|The bed was the ship, with the sheet for a sail, and there was a place on board for everybody.}
{joining}
{is_loved:“We have a good deal of {loved} on board,” said {A}.|{musing}} # personal
{is_lost:“May {guest_many:we|I} go on looking?” asked {guest}. ¶ “You can keep that up,” said {A}. “There is room.”|“{guest_many:We have|I have} it with {guest_many:us|me},” said {guest}. “Must it stay on the stairs?” ¶ “You can keep that,” said {A}. “There is room.”}
{hinderer_person:“I was going to be captain,” said {hinderer}, and so there were more captains than ship, until that was settled.} # beat
{hinderer_animal:{hinderer} lay down where the rudder goes, and would have to be steered round.} # beat
{hinderer_carried:{hinderer} had the best cabin, and it was the one with the rudder in it.} # beat
{guest} had to steer. {young:“To the left!” said {A}.|“Left a bit,” called {A}, for there was the wardrobe, coming up quite fast.}
{
- is_lost:
But {guest} had seen a cushion, and had to look under it. They hit the wardrobe.
- is_afraid:
But {guest} steered with both eyes shut, in case. They hit the wardrobe.
- is_shy:
But {guest} steered from behind the curtain. They hit the wardrobe.
- is_wont:
“No,” said {guest}. They hit the wardrobe.
- else:
“{guest_many:We|I} should have said that {guest_many:we|I} cannot steer,” said {guest}. They hit the wardrobe.
}
-> DONE

=== l1
# aside
# shot: above
# place: bedroom; dusk; clear
# action: heroes kneel curious at guest; guest sit calm; friends sit curious
# things: bed; cushion; wardrobe
There was a hole in the ship, so they had to stop. {young:{A} put a cushion in it.|{A} put a cushion in it, and a knee on the cushion.}
{
- is_lost:
“Have you looked in the bath?” asked {A}. ¶ “Twice,” said {guest}. “Once with water, and once without.”
“And on the bus?” ¶ “It was a very long bus,” said {guest}. {young:“It had an upstairs.”|“There was an upstairs as well. Nobody there had seen anything, and one of them had been there since lunch.”}
{A} had lost a glove like that. {young:It was on the hand.|In the end it was on the other hand, over the first one.}
- else:
“Is it there when you are in the bath?” asked {A}. Nobody had ever asked {guest} that.
“It waits on the mat,” said {guest}. {young:“It does not like to get wet.”|“It does not care for water, it seems. It comes back with the towel.”}
“And on your birthday?” ¶ “It comes,” said {guest}. “It does not bring anything.”
{young:{A} thought that was rude.|{A} thought that it could have brought a card.}
}
It was a good cushion. Not much sea came in. # more
What did come in was put in a cup, and given back over the side. # more
-> DONE

=== s3
# shot: above
# place: bedroom; dusk; clear
# action: guest stand worried on bed; heroes pull surprised sheet; grownup stand curious; friends fall laughing
# things: sheet; pillow; bell; bed
Next {guest} took the sail, {young:and the sail came down.|and the sail came down over all of them.}
Then {guest} made the soup. {young:It was a pillow, and it boiled over.|It was a pillow, and hard to get wrong, and it boiled over.} # usual
{helper_person:{helper} held up the sail with both arms, and said that it was better so: you could hear the wind.} # beat
{helper_animal:{helper} got hold of a corner of the sail and backed with it, and so at least one corner was up.} # beat
{helper_carried:{helper} was put on the corner of the sail, and that corner stayed where it should be.} # beat
“Have you tried it on one leg?” asked {grownup}, who was going by with the shirts. ¶ {guest} stood on one leg. {is_lost:It was not under the other one.|Then it was the same on one leg.} # usual
“Have you tried a warm drink?” ¶ {is_lost:They had one, and looked in the cup.|They had one. {young:It was nice and warm. It was just the same.|It went down very well, and made it the same, but warmer.}} # usual
“This is where {guest_many:we|I} get off,” said {guest}, at the wardrobe. “{guest_many:We are|I am} no use. {is_lost:All {guest_many:we|I} do is look|It is always there}.”
-> DONE

=== m2
# shot: behind
# place: bedroom; dusk; clear
# action: heroes write curious on bed; guest stand sad beside wardrobe; friends sit calm
# things: notebook in heroes.hand; pencil; wardrobe; bed
{A} got out the book of the ship. It has everybody in it, {young:with what they do.|with what they are there for.}
It said who did the ropes, and who did the shouting. {young:There was a line for who had the hat.|There was a line for who did the hat, as there is only the one.}
“We have two for shouting,” said {B}. “We may have overdone the shouting.” # usual
{guest} {guest_many:were|was} at the wardrobe with one foot out. {young:“Is it far to the rug?”|“How deep is it, from here to the rug?”}
“It is up to the ankle,” said {B}, “and very cold. You could stay on for a bit.” ¶ So {guest} stayed on. {young:It was quiet.|It is hard to leave a ship when nobody has finished writing.}
Down at the bottom there was one line with nobody on it. # more
“Does it say what {guest_many:we are|I am}?” asked {guest}. ¶ “It says that you came on at the stairs,” said {B}. # more
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: heroes eat happy biscuit; guest eat calm biscuit; friends eat happy biscuit
# things: biscuit; plate; bed
First there were biscuits, since nobody should get off a ship without one.
{young:They were hard, as they are at sea.|They were ship’s biscuits, which you have to knock on wood before you bite, to warn them.} Knock, knock.
“Who is it?” said {guest}. ¶ “Nobody,” said {A}. “That is how you eat them.”
{guest} knocked as well, and waited, and ate it. {young:There were crumbs in the ship.|A good deal of it went between the sheets, where it would be found in the night by somebody’s back.}
“It is the same with biscuits,” said {guest}. ¶ “I thought it might be,” said {A}. “Have the broken one. It is bigger.”
“And do you mind?” asked {A}. ¶ “Only when somebody asks,” said {guest}. # more
{themed_a} had to be moved up, to make room for the plate. # personal
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: heroes write proud; guest look-up proud; friends sit calm
# things: notebook in heroes.hand; lamp; bed
“Wait,” said {A}, and looked along the line of the crew. There was one missing.
{
- is_lost:
“Where is it going, this ship?” asked {A}. Nobody knew. Without that it is only a bed.
“{guest_many:We are|I am} looking for something,” said {guest}. {young:“But you know that.”|“But you know that. It was the first thing that {guest_many:we|I} said.”} ¶ “Then that is where it is going,” said {A}. # usual
So they all looked, over every side. {young:They found a sock and a spoon.|They found a sock, and a spoon, and a tooth that had been paid for.} They had never found so much in one night.
‘Captain: {wished_tale},’ it said in the ship’s book from then on.
“Have we got it?” called {A}. ¶ “Still looking,” said {guest}.
- is_afraid:
“We have no lookout,” said {A}. “I did it last night. I only looked once, and then I thought about toast.”
“{guest_many:We|I} never think about toast,” said {guest}. {young:“{guest_many:We|I} look all the time.”|“{guest_many:We|I} look the whole time. {guest_many:We|I} look behind things, and then behind them again.”} ¶ “I know,” said {A}. # usual
So {guest} went up to the pillow end, and looked to the left, the right, and underneath. Nobody has ever looked so well.
‘Lookout: {wished_tale},’ it said in the ship’s book from then on.
“Well?” called {A}. ¶ “None in sight,” said {guest}.
- is_shy:
“We have no stowaway,” said {A}. “There has to be one under the blanket, and nobody may see it.”
“Not even you?” said {guest}. ¶ {young:“Not even me.”|“If I see you,” said {A}, “then you have done it wrong.”} # usual
So {guest} went under. From then on there was a lump in the ship, and they all looked the other way. It was a very good lump.
‘Stowaway: {wished_tale},’ it said in the ship’s book, in small letters, and {A} folded the page over.
“Is there anybody there?” called {A}. ¶ “Nobody,” said the lump.
- is_wont:
“We have no anchor,” said {A}. “That is why we hit things. An anchor is somebody who won’t.” ¶ “Won’t what?” asked {guest}.
{young:“Anything,” said {A}.|“It does not matter,” said {A}. “You put it down in one place, and from then on it won’t.”} # usual
So {A} put {guest} down at the foot of the bed. The ship stopped. It had been going round and round since supper, and it stopped.
‘Anchor: {wished_tale},’ it said in the ship’s book from then on.
“Will you let go?” called {A}. ¶ “No,” said {guest}.
- else:
“We have no passenger,” said {A}. “Everybody here can do something, and there is nobody to do it for.”
“What do {guest_many:we|I} have to do, as a passenger?” asked {guest}. ¶ {young:“You sit there,” said {A}.|“You sit there,” said {A}, “and then you have been taken across.”} # usual
So {guest} sat in the middle, with the good blanket, and all at once they were going somewhere. They all steered much better.
‘Passenger: {wished_tale},’ it said in the ship’s book from then on.
“Is there anything that you want?” called {A}. ¶ “No, thank you,” said {guest}.
}
-> DONE

=== m3
# shot: wide
# place: bedroom; night; stars
# action: heroes look-up calm; grownup peek calm; friends sit sleepy
# things: bed; lamp; curtain
After that they hit nothing more.
It was quiet on the ship. You could hear the house go by. # usual
{grownup} looked in at the door, with {young:one shirt.|the last of the shirts.} “There is one more thing that {guest} could try.”
“Not now,” said {A}. “We are at sea.”
So {grownup} kept it for later, and left the door open as wide as a hand. # usual
{is_lost:“Has it turned up?” came from the landing. ¶ “Not yet,” said {A}. “We are on the way.”|“Is it gone, then?” came from the landing. ¶ “No,” said {A}. “It has a job.”}
Out there the steps went down, one stair at a time. # more
There was a pair of socks in the door, to help in the meantime. # more
-> DONE

=== l3
# shot: two
# place: bedroom; night; stars
# action: heroes fold calm sheet; friends fold calm sheet
# things: sheet; bed; broom
They took in the sail, as you do at night.
{A} had two corners, and {many:{B} had|the bed had} the others. They met in the middle. It was a sheet again. # usual
The broom went back behind the door.
“Goodnight, mast,” said {A}. It was quite straight.
The crumbs would not come out. So they came along. # more
It was still a ship. You could tell by how softly everybody spoke. # more
The wardrobe stood where it always stands. Nobody was near it. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bedroom; night; stars
# action: heroes look-up calm; friends lie-back sleepy
# things: window; curtain; moon
There was one light on the other side. It may have been a house.
It may have been another ship. They often have lamps.
It is polite to wave. They waved a bit. # usual
The light went out. They must have seen. # usual
The moon came in. It lay on the floor. # more
It was a calm night at sea. # more
Far down, somebody shut a gate. That was on land. # more
-> DONE

=== l4
# aside
# shot: object
# place: bedroom; night; stars
# action: heroes sleep sleepy
# things: notebook; pencil; slipper; lamp
{A} shut the book. It had all of them in it.
No line was left over. {A} had looked twice.
The pencil lay in the middle, to keep the place.
{midway}
One slipper was on deck. The other was at sea. It would be in by morning. # usual
The lamp was low. It stayed on. # more
You could just hear the sea. It may have been a sleeve. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; guest lie-back sleepy; friends sleep sleepy
# things: blanket on heroes; lamp
Then it was night on board. {A} lay down.
{resting}
{
- is_lost:
{A} put one foot down to where the sheet is tucked in. There was something there. It was warm.
“Is this it?” said {A}. ¶ {guest} looked at it for a long time. It was. It had been in the ship from the start.
- else:
“Have you still got it?” asked {A}. ¶ “Yes,” said {guest}. “It is here.” ¶ “Good,” said {A}.
}
{keepsake}
{dream} # spare
{
- is_lost:
“Then that is that,” said {guest}. And it was.
- is_afraid:
“Is there anything in sight?” asked {A}. ¶ “None in sight,” said {guest}. The lamp stayed on.
- is_shy:
“Is there anybody there?” said {A}, quite low. ¶ “Nobody,” said the lump. It was asleep.
- is_wont:
“Will you let go?” said {A}, quite low. ¶ “No,” said {guest}. The bed lay still.
- else:
“Are we there?” said {guest}. ¶ “Nearly,” said {A}, quite low. “You need not do a thing.”
}
So they slept. There was room for all of it.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
There was a note on the seventh stair in the morning, under a very clean turnip. It said that everybody had been most kind, that it was all still there, and that it had slept well. ¶ “And a friend of mine has one as well,” it went on. “It is quite another sort. Would there be room on Thursday?” ¶ {A} wrote ‘Yes’ on the back, and left it under the turnip.
-> DONE

=== next_bedtime
The book of the ship was by the bed. There was one more line in it.
-> DONE
