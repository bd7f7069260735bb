# about: exciting(mystery&!bug|mysteries|whodunnit|locked room|detective|detectives); story-about(detective|detectives|sherlock|mystery|mysteries|whodunnit|sleuth|locked room|investigator); with-character(detective|detectives|sherlock|sleuth|investigator); creature(detective|sleuth|investigator)
# also: funny; exciting; person; place; thing; happy; play; calm; weather
# wants: child
# role guest: answer, creature = a detective
# role grownup: parent = the grown-up with the towel
# ages: 4-12
# holds: dark(kind), wind(kind)

=== title
{~Who Is In?|What Do We Know?}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; breeze
# action: heroes knock curious door; grownup hold curious towel; friends stand curious; guest stand calm
# things: door; lamp; stairs left
{~“Who is in?” said {H}, and knocked at the bathroom door. Nobody said anything.|It was time for the bath, and the bathroom door was locked. {H} knocked, and knocked again.|The bathroom door would not open. “Who is in?” said {H}, and listened.}
It was locked from the inside, {young:with the hook.|with the old hook that drops into a ring. You could see it through the crack, lying straight across.}
So they counted. {young:Everybody was out here.|Everybody was out here, as far down as the hall.} Then they counted again. # usual
“Somebody has to be in there,” said {A}. “You can’t drop the hook from outside.”
Then, in the bathroom, it went tap. {young:Tap, tap.|It went tap, tap, tap, on something hard.} # usual
“Don’t touch anything,” said somebody on the stairs. It was {guest_a}. “{guest_many:We|I} will take the case. What do we know?”
-> DONE

=== m1
# aside
# shot: close
# place: hallway; dusk; breeze
# action: guest look-through curious at door; heroes write proud; grownup stand calm; friends stand curious
# things: door; lamp; paper; pencil
First everybody was asked where they had been at six. {young:{A} wrote it down.|{A} was given the book for it, and wrote down all the answers in a row.}
Everybody had been at the table. {young:“With soup,” wrote {A}.|“Eating soup,” wrote {A}, “except for one, who was looking at it.”}
“And who can say that you were there?” asked {guest}. {young:They all could.|They had all seen each other. It was that sort of table.}
“It was not you, then, or you, or you,” said {guest}. “That is a great many people to have finished with so early.” # usual
The towel was asked as well. {young:It had been on its hook.|It had hung on its hook until five to seven, and had seen nothing but the wall.} # more
{A} drew a line under it. You have to, after a towel. # more
{young:The soup was asked, too.|They would have asked the soup, but there was none left that had been there.} # more
-> DONE

=== s2
# shot: two
# place: hallway; dusk; breeze
# action: guest kneel curious at door; heroes write proud; grownup stand curious; friends stand curious
# things: door; lamp; paper; pencil
{A} had the pencil, and wrote it down. One: it is locked on the inside. Two: everybody is out here.
{joining}
{is_loved:“Could it be something to do with {loved}?” asked {A}. ¶ “Everything could be, still,” said {guest}.|{musing}} # personal
{guest} went along the floor. “There is a wind coming out under here,” said {guest}. {young:“It is cold, and it is from outside.”|“It is cold, and it smells of outdoors.”} # usual
{hinderer_person:“It is a ghost, or else it is a plumber,” said {hinderer}, and was asked to stay with what could be seen.} # beat
{hinderer_animal:{hinderer} stood in front of the crack, so that for a time there was only one clue, and it was {hinderer}.} # beat
{hinderer_carried:{hinderer} was searched, and had only a crumb on.} # beat
Tap, it went. {young:{A} knocked back.|{A} knocked back, once, and then twice, to see whether it could count.} It went on as it liked. “So it does not listen,” said {guest}. # usual
“And did nobody hear anything?” asked {guest}. {young:They had! There was a bang.|There had been a bang upstairs, in the middle of the soup, and everybody had said that it was somebody else.} “Three,” wrote {A}. “Bang.”
-> DONE

=== l1
# aside
# shot: behind
# place: garden; dusk; breeze
# action: heroes look-up curious; guest point curious; grownup stand calm; friends stand curious
# things: house; window; lamp in grownup.hand; tree
They went to look at it from the garden, {young:with a lamp.|with a lamp, since every room has an outside to it.}
The bathroom window stood open, {young:and the curtain hung out.|and the curtain had come out, and was waving to the whole street.}
“Somebody went out there,” said {grownup}. ¶ “And flew?” asked {guest}. {young:Under it was just wall, and some leeks.|There was nothing under it but wall, all the way down, and a bed of very tidy leeks.}
{A} looked at the leeks. {young:Nobody had stood in them.|“If you come down on a leek,” said {A}, “it shows.”} So nobody had come out. Nobody had gone in. # usual
“Four,” wrote {A}. “Leeks, all well.” # more
The curtain waved once more, and they went in. # more
{young:{A} waved back.|{A} waved back, since it might have been a clue, and might only have been polite.} # more
-> DONE

=== s3
# shot: above
# place: hallway; dusk; breeze
# action: heroes look-up curious at door; guest sit calm; grownup stand curious; friends sit curious
# things: door; door left; lamp; paper
“It is not who,” said {guest}, and sat down on the top step. “There is nobody left for it. {young:So what is it?”|When you have counted everybody and there is nobody left, you have to ask the things.”} # usual
{helper_person:“Has anybody asked the doors?” said {helper}. ¶ “They were there when it happened,” said {guest}, “and they are always the last to be asked.”} # beat
{helper_animal:{helper} had gone to lie down along the landing, with the tail at just such a door, and that made {A} look.} # beat
{helper_carried:{helper} was set down on the landing, just where you could see both of the doors.} # beat
{A} looked at the door. Then {A} looked at the one next to it. {young:It was for the brooms.|It was for the brooms, and had been hung by the same man.}
That one had a hook, too. {young:It was standing up.|It stood on end, where somebody had pushed it out of the way.}
“May I bang it?” asked {A}. ¶ “Let it be banged,” said {guest}, “and let everybody look.”
-> DONE

=== m2
# aside
# shot: two
# place: hallway; dusk; breeze
# action: guest think calm; heroes sit curious at guest; grownup stand calm; friends sit calm
# things: stairs; lamp; paper; themed
Before that they thought it through once more, {young:on the stairs.|on the stairs, since it goes better if you are half-way.}
“What do we know?” said {guest}. ¶ {A} read it out. {young:It was not much.|Read out loud, it was not so much as it had been to write.}
“And what do we only think?” asked {guest}. {young:That was a longer list, with a pirate on it.|That was the other side of the page, and it was full, and there was a pirate on it.}
{pausing} # company
They crossed out the pirate. {young:Nobody had seen one.|He was good, but nobody had seen him.} # usual
{themed_a} was left in, until it could say where it had been. # personal
{grownup} was crossed out as well, {young:but not for long.|and then put back, for the supper.} # more
“It gets shorter,” said {A}. ¶ “That is how you know that you are getting there,” said {guest}. # more
-> DONE

=== l2
# aside
# shot: above
# place: hallway; dusk; breeze
# action: heroes crawl curious; guest point curious; grownup stand calm; friends stand curious
# things: door; lamp; paper; pencil
There had been one more clue, on the floor by the door, and it was a wet foot. {young:It was only the shape of one.|That is to say, there was the shape of one, with five toes, and it was nearly dry.}
“Aha,” said {grownup}. {young:{guest} did not say aha.|{guest} never said it, not even when there was somebody there who was waiting for it.}
{A} put a foot into it. {young:It was too big.|There was room in it all the way round.} Then everybody had a go, in turn.
It was {grownup} whom it fitted. {young:“I had a shower,” said {grownup}.|“I had a shower at five,” said {grownup}. “I had no idea that I was so interesting.”} # usual
It was written down, and crossed out. Nobody was cross about it. # more
By then it had gone, in any case. # more
{young:It dried up.|“They never stay,” said {guest}, “the wet ones. You have to be quick.”} # more
-> DONE

=== s4
# shot: close
# place: hallway; night; breeze
# action: heroes point proud at door; guest clap happy; grownup stand surprised; friends stand happy
# things: door; door left; lamp
{A} opened the broom door wide, and let it go. Bang! {young:The hook shook.|It shook the whole wall, and it shook the hook, which had only been leaning.}
And down came the hook, {young:right into its ring.|over on its side, and straight into its ring.}
They all looked at it. That door was locked on the inside now, and nobody was in it but two brooms. # usual
“The window must be open,” said {A}. “The wind banged the door, and down it came. {young:It was the wind!”|And the wind went out again, and is not even sorry.”}
“And it was only the curtain that tapped,” said {guest}. {young:“You have solved it.”|“I should have got there by Thursday. You have solved it.”} # usual
{grownup} slid a ruler up the crack. Click, went the hook. The door came open. “Who is in?” asked {A}. It was nobody at all.
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: heroes sit happy in bath; grownup fold calm curtain; guest sit calm; friends sit calm
# things: bath; curtain; window; lamp
So the bath was run. It was rather late for it.
{guest} sat on the edge. The case was read out from the start. It had a good end. # usual
The curtain was brought in. On its cord was a small wooden ball. “Tap,” said {A}.
“That was you,” said {A} to the ball. It did not deny it. # usual
The hook was pushed up. They left the door a bit open. # more
Steam went out by it, and no one asked it where it had been. # more
The soap had been there all the time, and had not said a word. # more
-> DONE

=== m4
# aside
# shot: behind
# place: hallway; night; stars
# action: guest bow happy; heroes wave sleepy; grownup stand calm; friends wave sleepy
# things: door; stairs; lamp
Then {guest} had to go. There was a case in the next road. Somebody had lost a Tuesday.
“Keep the book,” said {guest}. “It has room in it.” # usual
“What do I do if there is a new one?” asked {A}. ¶ “You count them all,” said {guest}. “Then you ask the things.”
The front door shut, quite softly. They looked at it. # usual
It has no hook. # more
So that was all right. # more
{A} put the pencil in the book, at the place. # more
-> DONE

=== l3
# aside
# shot: above
# place: hallway; night; stars
# action: heroes walk sleepy; grownup carry calm lamp; friends walk sleepy
# things: lamp; door; door left
They went round once more, and counted. It was only to be sure.
The brooms were both in. So was the towel.
The soup was gone. There was no case in that. They had all seen it go. # usual
{A} tried the one door, and {A} tried the other. They went to and fro, and did not bang. # usual
{midway}
That made everything. It went on one page. # more
The stairs had not been asked yet. They were left for the next time. # more
-> DONE

=== l4
# aside
# shot: object
# place: bathroom; night; stars
# action: heroes sleep
# things: bath; window; curtain; moon; towel
The bathroom was dark. The door stood open by a hand.
At the window there was someone who wished to come in. It was the wind.
It felt along the frame. It went round by the other side. It was all shut. # usual
It was not cross. It had been in once, and had seen the soap. # usual
It blew on the glass, and drew its name in it. # more
But it was too dark to read it. # more
So it went on to the next road. There was a door there. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-awake sleepy; grownup sit calm; friends sleep
# things: bed; lamp; paper on bed; pillow
Then there was the bed. It was not locked.
{resting}
{keepsake}
{dream} # spare
“What do we know?” asked {grownup}.
{A} read it out, with eyes shut. # usual
“One,” said {A}. “The door is open. Two. The wind is out.”
“And three?”
{A} had to count. It took both hands.
“Three,” said {A}. “Everybody is in.”
That was the case. It was shut.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The case book lay on the stairs in the morning, and there was a new page in it. ‘Somebody’s Tuesday has been found,’ it said. ‘It was behind Monday.’ Nobody had asked Monday.
Tap, it went at the window. {H} went to look, and counted everybody first, and they were all there. It was a bird, and it wished to report that the leeks were well.
-> DONE

=== next_bedtime
The case book lay by the bed. Everybody was in.
-> DONE
