# about: story-about; with-character; creature; bring-back
# tells: tale(gets lost|got lost|get lost|is lost|are lost|was lost|been lost|goes missing|lost his way|lost her way|lost their way|lost its way|loses his way|loses her way|loses its way|find his way|find her way|find their way|find its way|finds his way|finds her way|finds its way|finds their way|way home|way back|find home|finds home|find his home|find her home|find its home|find their home|finds his home|finds her home|finds its home|find his house|find her house|find its house|get home|get back home|lost his home|lost her home|lost its home|find his mum|find her mum|find its mum|find his mummy|find her mummy|find its mummy|find his mother|find her mother|find its mother|find his family|find her family|find their family|find his dad|find his daddy|find her dad|find her daddy|lost his mum|lost her mum|lost its mum|lost his mummy|lost her mummy|lost its mummy|lost his family|lost her family|lost his mother|lost her mother|lost its mother|finds his mum|finds her mum|finds its mum|looking for his mum|looking for her mum|looking for its mum)
# also: funny; person; place; thing; happy; play; food; calm; weather
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# kind mum: mum|mummy|mam|mom|mommy|mama|mother
# ages: 3-12
# holds: dark(kind), cat(kind)

=== title
{~It Goes Up at the End|Stay Where You Are}
-> DONE

=== s1
# shot: two
# place: street; dusk; clear
# action: guest walk worried; heroes stand curious at guest; friends stand curious
# things: gate left; wall; street-lamp
{~Somebody went past the gate, and came past again the other way. At the third time {H} went out to see.|There were steps outside, to and fro, and {H} went to the gate to see whose they were.|{H} {was} at the gate when somebody came by, for the third time since supper.}
It was {guest_a}.
“{guest_many:We are|I am} not lost,” said {guest}. “{guest_many:We are|I am} here. {young:It is the house that has gone.|It is only the house that {guest_many:we|I} cannot find.}”
“Which way did you come?” asked {A}. ¶ “That way, and then that way,” said {guest}, “and then {guest_many:we|I} turned round to look, and after that it could have been any.” # usual
{A} knew what to do, because it is the same in a shop. “You have to stay where you are,” said {A}, “so that they can find you.”
“Where {guest_many:are we|am I}?” asked {guest}. ¶ “At our gate,” said {A}.
-> DONE

=== m1
# aside
# shot: close
# place: street; dusk; clear
# action: guest point curious; heroes think curious; friends stand curious
# things: wall; gate left
“What does it look like, your house?” asked {A}. {young:“I know a lot of houses.”|“I know all the houses from here to the shop.”}
“It has a door,” said {guest}, “and behind the door there is a mat. When you come in it smells of supper.”
{A} looked along the street. {young:There were thirty houses in it, and they all had doors.|There were thirty doors in it, and at this time of day most of them smelled of supper.}
“And somebody has left a light on for {guest_many:us|me},” said {guest}. ¶ {young:There was a light on in every house.|They had all left a light on, the whole way down on both sides.}
“It is a very good house,” said {guest}. “You would know it, if you came from there.” # more
-> DONE

=== s2
# shot: wide
# place: street; dusk; clear
# action: guest sit-on-edge worried wall; heroes sit-on-edge calm wall; friends sit-on-edge calm wall
# things: wall; street-lamp; gate left
So they sat down on the wall, right under the lamp, where anybody could see them.
{joining}
{is_loved:To pass the time {A} told {guest} about {loved}, and was only at the beginning.|{musing}} # personal
It is the hardest thing of all, to stay where you are. {young:The feet want to go and look.|Everything in you wants to get up and go and look, and the feet are the worst.}
“{guest_many:We|I} will just go to the corner,” said {guest}. ¶ “And if they come here meanwhile?” asked {A}. “Then there will be two of you looking.” # usual
{hinderer_person:“I could go and look for them,” said {hinderer}, and it had to be explained all over again.} # beat
{hinderer_animal:{hinderer} went to the corner instead, and had to be called back, twice.} # beat
{hinderer_carried:{hinderer} was the only one who could do it without trying.} # beat
So {A} held on to {guest}, and {guest} held on to the wall.
-> DONE

=== l1
# aside
# shot: above
# place: street; dusk; clear
# action: man walk calm; heroes look-up curious at man; guest sit worried; friends sit calm
# things: wall; street-lamp
# people: man(old, cap)
A man came by, and stopped. “Are you lost?” he asked.
“No,” said {guest}. {young:“We are staying where we are.”|“We are staying where we are, so that somebody can find us.”}
“Very wise,” said the man. “I did that once, in a fog. {young:I stood by a post.|I held on to a post for an hour and a half, until it lifted.}”
“And did they come?” asked {A}. ¶ “They did,” said the man. {young:“It was our own post. I was at home.”|“When the fog went, it was our own gatepost. I had been at home the whole time.”}
{guest} had a look at the wall, in case. It was {As} wall. # more
He wished them a good evening, and went in at number nine. # more
-> DONE

=== m2
# shot: behind
# place: street; dusk; clear
# action: guest think sad; heroes hug calm guest; friends sit calm
# things: wall; street-lamp
“What if they are not looking?” said {guest}, after a while. {young:It was said to the wall.|It was not easy to say, and so it was said to the wall.}
“They are,” said {A}. ¶ “How do you know?” ¶ “Because you are not there,” said {A}. “They will have counted.”
{young:At bedtime everybody is counted. If there is one too few, somebody puts their shoes on.|That is what the evening is for. Somebody goes round and looks, and if there is one too few they put their shoes back on.}
{guest} thought about shoes being put on, {young:one and then the other.|first the one and then the other, and the light in the hall.}
It was a good thing to think of.
{pausing} # company
-> DONE

=== s3
# shot: above
# place: street; dusk; clear
# action: heroes shout happy; guest shout proud; friends listen curious; 2 cat walk calm
# things: wall; street-lamp
“What do they do at home, when they want you to come in?” asked {A}.
“{is_mum:{guest_many:Our|My} mum|Somebody} calls,” said {guest}. “It has a tune.” Each house has its own. {young:{A} had one, too.|{A} would have known the one from home among a hundred.}
“Then we will do it,” said {A}. “They can’t see you from there, but they can hear.”
{guest} sang it very quietly. {A} stood up on the wall, and did it as loud as can be: “Oo-oo-ee!” # usual
{helper_person:{helper} did it as well, with both hands round the mouth, and it went a good deal further.} # beat
{helper_animal:{helper} threw back its head and joined in, and after that nobody in the street could say that they had not heard.} # beat
{helper_carried:{helper} was held up high, so that it would be heard over the hedge.} # beat
Two cats came, and a boy from number four, who thought that it was for him. “It is not quite right,” said {guest}. {young:“But it is loud.”|“But {guest_many:we|I} do not know what is wrong with it.”}
-> DONE

=== l2
# aside
# shot: two
# place: street; dusk; breeze
# action: heroes shout laughing; guest listen worried; friends clap happy
# things: wall; bucket; spoon in heroes.hand
They tried it lower, and they tried it longer. {young:They tried it with a spoon on a bucket.|They tried it with a spoon and a bucket, and a window went up, and somebody said that it was very nice but it was late.}
“Is it more like a door?” asked {A}. “Or is it more like a bird?”
“It is more like supper,” said {guest}. {young:Then it is hard.|That was a help, and yet it was hard to sing.}
Each time, when they had done it, they were quiet, and listened to the end of the street. # more
{young:There was nothing there yet.|The end of the street had not heard anything, or was thinking about it.}
The cats stayed. They had come such a long way, from under a car. # more
-> DONE

=== m3
# aside
# shot: wide
# place: street; night; stars
# action: heroes sit-on-edge calm wall; guest sit-on-edge sleepy wall; friends sit calm; 2 cat sit calm
# things: wall; street-lamp; blanket on guest
It got dark. It did it a bit at a time, {young:from the bottom up.|beginning at the bottom, under the hedges.}
The lamp over them came on. It made a round place on the ground, {young:and they were in it.|just as big as a table, and all of them were in it.}
“Now they can see us from the corner,” said {A}. ¶ “And from the other corner,” said {guest}.
A blanket was handed out over the gate. {young:It went round all of them.|It was big enough to go round everybody who was staying there.}
“Once more,” said {A}. “You never know who has only just started to listen.” # more
-> DONE

=== s4
# shot: close
# place: street; night; stars
# action: guest run happy; heroes shout laughing; friends clap happy
# things: wall; street-lamp
“Oo-oo-ee!” they called, all together, and then they waited. {young:It was quiet.|A long way off a gate was shut.}
“It goes up at the end!” called a voice in the dark.
{guest} nearly fell off the wall. “That is {is_mum:{guest_many:our|my} mum|them}!” said {guest}. “Nobody else knows how it goes.”
{guest} ran, and the voice ran, too, and they met under the lamp, {young:with a bump.|and nothing could be heard for some time but breathing.}
“{is_mum:I|We} looked and looked,” said the voice. “And then somebody was calling {is_mum:my|our} own call, and got it wrong. {is_mum:I|We} knew that only {guest} could have told them.” # usual
So it was just as well that they had not got it right. # usual
-> DONE

=== m4
# aside
# shot: two
# place: street; night; stars
# action: heroes walk happy; guest walk happy; friends walk happy
# things: hedge left; street-lamp
They went along to the corner with them, and no further. {young:Behind it was a hedge, and behind the hedge they could see it.|Behind the corner there was a hedge, and behind the hedge you could see it already.}
It had a door, and a mat, and a light that was left on. {young:It was very near.|It was eleven steps away, if you went in the right direction.}
“It has come back,” said {guest}. ¶ “It never went,” said {A}. {young:“It stayed where it was.”|“It did just what you did. It stayed where it was.”}
{homeward} # company
They learnt the call once more, slowly, the way it should be. It goes up at the end. # more
-> DONE

=== l3
# aside
# shot: behind
# place: street; night; stars
# action: heroes wave happy; friends wave sleepy; cat sit calm
# things: gate left; wall; street-lamp
Somebody called for {A} then, from the door. It was the one that {A} would have known among a hundred.
{young:It was not loud. It went a little way, and there {A} was.|It was not loud. It only had to go from the door to the gate.}
The boy from number four had been called in as well, by now. {young:So had the cats.|So had the cats, with a tin and a fork.}
One after another the doors were shut, all the way down.
{midway} # company
Nobody was left in the round place under the lamp. # more
-> DONE

=== l4
# shot: two
# place: hallway; night; stars
# action: heroes sit sleepy on stairs; friends stand sleepy
# things: stairs; mat; 4 shoe on mat; coat on hook; hook; lamp
In the hall the shoes were being counted. {young:They were all there.|It was done by looking. They were all there.}
“Where were you?” asked the shoes, or it was somebody on the stairs. ¶ “At the gate,” said {A}. {young:“I stayed there.”|“I stayed where I was. It is very hard.”}
{themed_a} had been left on the third stair, and had stayed where it was as well. # personal
The lamp in the hall was on for whoever was still to come. {young:Now nobody was.|Nobody was now. It could be put out.}
{A} went up in the dark, and knew every stair. That is how it is when you are not lost. # more
There was the door, and the mat, and it still smelled of supper. # more
-> DONE

=== s5
# shot: wide
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: bed; lamp; curtain
{A} lay in bed.
{resting}
{dream} # spare
Now there was only one thing to do. It was to stay there.
That is not hard, in bed.
It was quiet. Then somebody called, far off.
“Oo-oo-ee?”
It went up at the end. # usual
“Here,” said {A}. But it was not for {A}.
And then it was quite still.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there were two cats on the wall, right under the lamp. They were staying where they were. {H} gave them the call, the proper one, and up went both their heads at the end.
-> DONE

=== next_bedtime
At bedtime a call was heard, very far off. It went up at the end, and so everybody was in.
-> DONE
