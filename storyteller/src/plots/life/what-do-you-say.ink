# about: sorry(by himself&!need&!should&!has to&!learn&!teaching&!how to&!wants to|by herself&!need&!should&!has to&!learn&!teaching&!how to&!wants to|by themsel&!need&!should&!has to&!learn&!teaching&!how to&!wants to|on his own&!need&!should&!has to&!learn&!teaching&!how to&!wants to|on her own&!need&!should&!has to&!learn&!teaching&!how to&!wants to|on their own&!need&!should&!has to&!learn&!teaching&!how to&!wants to|without being&!need&!should&!has to&!learn&!teaching&!how to&!wants to|without me&!need&!should&!has to&!learn&!teaching&!how to&!wants to|without us&!need&!should&!has to&!learn&!teaching&!how to&!wants to|without any&!need&!should&!has to&!learn&!teaching&!how to&!wants to|without prompting&!need&!should&!has to&!learn&!teaching&!how to&!wants to|without being told&!need&!should&!has to&!learn&!teaching&!how to&!wants to|sorry first&!need&!should&!has to&!learn&!teaching&!how to&!wants to|unprompted&!need&!should&!has to&!learn&!teaching&!how to&!wants to|off his own&!need&!should&!has to&!learn&!teaching&!how to&!wants to|off her own&!need&!should&!has to&!learn&!teaching&!how to&!wants to|all alone&!need&!should&!has to&!learn&!teaching&!how to&!wants to)
# also: proud; happy; quarrel; gentle-hands; truth; kindness; bravery; broken-thing; play; school-day
# wants: child
# role other: sibling, playmate, somebody = somebody
# role grownup: parent = the grown-up with the kettle
# ages: 3-9
# needs: speaking
# holds: dark(kind)

=== title
{~What Do You Say?|One That Was Not Needed}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: L stand proud; grownup sit-on-chair surprised; heroes stand happy; friends stand
# things: table; chair; kettle on table; cup on table
{~{H} had said sorry today, {young:and nobody had told {them} to.|and nobody had told {them} to, or given {them} a look, or coughed.}|“I said sorry,” said {H}. {young:“I did it all by myself.”|“I said it all by myself, and nobody made me.”}|It was a real sorry, and nobody had helped with it. {young:{H} had said it all alone.|{H} had thought of it, and gone up, and said it.}}
{other_known:It was for {other}, and {other} had it now.|It had gone to the right person.} {young:So it was all right again.|So everything was all right again.}
“Did nobody say, what do you say?” asked {grownup}. ¶ “No,” said {L}. “I was too quick.”
{grownup} had to sit down, {young:because of being so proud.|as people do when they are too proud to stand.}
“A grown-up always has one ready,” said {grownup}. “Now I have a ‘What do you say?’ and nobody to say it to.”
{L} thought that it should not be wasted. {young:Somebody must need it.|Somebody in that house must be in need of it.}
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: L point happy at toaster; grownup stand; heroes stand; friends sit
# things: toaster on table; toast on plate; plate on table; table; door
They began with the toast, {young:for it had burnt itself.|for it had come up late, and black on the one side.}
{joining}
{musing}
“What do you say?” {L} asked it, and they waited. {young:The toast lay there.|The toast lay on its plate, with the black side down.} It did not say a thing. # usual
{hinderer_person:“What do I say to what?” said {hinderer}, who had come in at the wrong moment, and said sorry, to be safe.} # beat
{hinderer_animal:{hinderer} was asked, about a sock, and looked up at the ceiling, like somebody who has never met one.} # beat
{hinderer_carried:{hinderer} had fallen over, and on to the butter, and was asked, and kept on looking at the butter.} # beat
Then the door swung, and got {L} on the elbow. “What do you say?” said {L}.
“Eee,” said the door.
“That is not it,” said {L}. {young:“That is only a noise.”|“That is only what it says to everybody.”} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: laundry; dusk; clear
# action: A listen curious; grownup hold basket; heroes listen; friends sit
# things: basket; towel; sock; shelf; stool
They tried the washing machine next. {young:It had eaten a sock.|It had been given two socks on Monday, and had handed back the one.}
“What do you say?” asked {A}. {young:Beep, it said. Beep, beep.|The machine went round once more, to think, and then it said beep, three times.}
“Is that sorry?” ¶ “No,” said {grownup}. {young:“That is thank you.”|“That is thank you. It says it after every meal, and nobody has ever had to remind it.”}
So the machine had quite good manners. {young:But it kept the sock.|It had only never learned the other word, and it kept the sock.}
{A} told it how it went, {young:slowly, into the little drawer.|slowly, into the drawer where the powder goes.} “Sor,” said {A}, and waited, and “ree.” # more
-> DONE

=== l1
# aside
# shot: above
# place: garden; dusk; clear
# action: A kneel curious before 2 snail; grownup kneel; heroes kneel; friends crouch
# things: wall; flowerpot; leaf
By the back step two snails had met, {young:nose to nose.|nose to nose, and there was not room on the brick for both of them.}
“One of them has to say it,” said {A}. {young:“Excuse me, or sorry.”|“It is excuse me, or else sorry. It is hard to tell which of them was there first.”}
“What do you say?” asked {grownup}, quite kindly. {young:In went four eyes.|Four eyes went in, and after a time four eyes came out again.}
They waited, and nothing was said. {young:But then one went over, and one went under.|But then one of the snails went up, and the other went under, like two trains.}
“They did it without a word,” said {A}. {young:“They just did it.”|“You can do it that way, too, if you have nothing to say it with.”}
Behind them on the brick lay two thin lines, and where they met there was a bump. # more
“I know somebody who is like that,” said {grownup}. “But he does it with biscuits.” # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: grownup hold kettle; L listen curious; heroes listen; friends sit
# things: kettle in grownup.hand; table; cup on table; lamp
Then there was the kettle, which had dripped on the clean table. “What do you say?” {L} asked it, as it began to get hot.
“Sss,” said the kettle.
“It has begun!” said {L}. They all held their breath. {young:“Ssssss,” it said, and then it said click.|“Ssssss,” it said, louder and louder, until its lid shook. Then it said click, and no more.}
“It only got as far as the S,” said {grownup}. # usual
{helper_person:“It is the hardest letter,” said {helper}. “I have often stopped there myself.”} # beat
{helper_animal:{helper} came and leaned on {L}’s leg, by the way, with nobody having asked for it.} # beat
{helper_carried:{helper} was set down in front of it, to listen for the rest, and stayed there.} # beat
“How did you get to the end of it?” asked {grownup}.
“I saw the face,” said {L}, “and my feet went by themselves. {young:It was heavy, and then it was out.”|It was very heavy on the way there, and then it was out, and I could have flown.”} # usual
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A draw happy; grownup look-up; heroes sit-on-chair; friends sit
# things: paper; crayon; table; themed on table
“What did it look like?” asked {grownup}. {young:So {A} drew it.|It was not a thing you could say, and so {A} fetched the crayons, and drew it.}
It was round, and {~red|yellow}, {young:and it had feet.|and it had two good feet, for it had gone there by itself.}
“Has it no arms?” ¶ “It does not need any,” said {A}. {young:“It is not a pushing one.”|“The pushing ones have arms. This is one that just comes and stands there.”}
{themed_a} was put at the side of the paper, to show how big it had been. # personal
{pausing} # company
“It has a nice face,” said {grownup}. ¶ “It is a bit red,” said {A}. “It had just been running.” # more
It went up on the fridge, {young:and it looked at them.|and stood there on its feet, and looked as if nobody had told it to.} # more
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: grownup sneeze; A point happy at grownup; heroes stand; friends look-up
# things: handkerchief in grownup.hand; table; bowl on table; door
“There is ‘bless you’ as well,” said {A}. {young:“I can do that one, too.”|“I could do that one without being asked, if only there were a sneeze.”}
So {grownup} looked at the lamp, which can help. {young:“Ah,” said {grownup}. “Ah!”|“Ah,” said {grownup}, with a face like a fish. “Ah!”} But then it went away again.
They waited for it, with everything ready. {young:It did not come.|A sneeze will not come while it is being looked at.}
{A} had gone out for a clean cup. “Tchoo!” said the kitchen, {young:behind the door.|behind the door, when nobody was ready at all.}
“Bless you!” called {A} from the other side, {young:at once.|before {grownup} had so much as found a hanky.} # usual
“How do you do it?” said {grownup}. ¶ “You just have to be in the other room,” said {A}. # more
-> DONE

=== s4
# shot: two
# place: kitchen; night; clear
# action: grownup hug L; L stand laughing; heroes stand laughing; friends look-up
# things: table; lamp; kettle on table; chair
{grownup} got up at once to give {L} a hug for that. {young:And {grownup} trod right on {L}’s toe.|It was such a big hug that {grownup} did not look down, and one foot came down on {L}’s toe.}
“Ow,” said {L}.
Now it was quiet. Everyone looked at {grownup}. There was one ‘What do you say?’ over, and here was the place for it. {L} took a breath.
And then {L} did not say it. {L} waited, {young:as long as it takes for feet to go.|just about as long as it takes for a face to be looked at, and for feet to go by themselves.}
“Sorry,” said {grownup}.
“You did it by yourself!” said {L}. {young:“Nobody told you!”|“You were too quick for me.”}
“It was heavy before,” said {grownup}, “and now I could fly.” # usual
So they had still got it, the one that was not needed. {L} said that they had better keep it for later. # usual
-> DONE

=== m4
# shot: above
# place: kitchen; night; clear
# action: L give calm toast at plate; grownup wash cup; heroes stand; friends sit
# things: plate on table; toast on plate; table; sink; cup
The toast lay on its plate. It had had time to think.
“It is all right,” {L} told it. {L} turned it over, with the good side up.
Then it was put out for the birds. They like it well done. # spare
The cups were washed. One of them went down hard. “Sorry,” said {L} to the cup. # spare
Nobody had to say a thing. They put out the lamp.
The toe was looked at, too. It was as good as new. # more
It had a kiss all the same. # more
-> DONE

=== l3
# shot: close
# place: bathroom; night; clear
# action: L sit calm in bath; grownup hold towel; heroes sit in bath; friends sit
# things: bath; tap; sponge; towel
The tap let go of one last drop. It was cold. It got {L} on the knee.
{L} looked at the tap, and waited.
“Plip,” it said, quite small. # spare
“I think that was it,” said {L}. “It is hard to say with a tap.”
The sponge had said sorry to every toe. It was a soft one. # more
Then the water went down. It said it to the plug, all the way. # more
The towel had no need to. It had been kind all day. # more
-> DONE

=== m3
# shot: behind
# place: hallway; night; clear
# action: L climb sleepy stairs; grownup climb stairs; heroes climb stairs; friends walk
# things: stairs; lamp; coat on hook; hook
They went up in a row. The fifth stair said eek.
“Sorry,” said {L}. ¶ “Sorry,” said {grownup}, just behind.
They had both said it. They had not had to think. # spare
“Did you hear us?” asked {L}. ¶ “I did,” said {grownup}. “We are getting very quick.”
The last ones on the stair were two slow feet. They trod on it as softly as they could. # more
Eek, it said. It was not cross.
Then they were up. The lamp was on, and the door was open. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: kettle on table; table; cup on table; window; moon
In the dark the kitchen got cold. The lid of the kettle went tick.
It had thought about it since tea. It had got as far as the S. # spare
It thought of the clean table, and of the drip. Then it let out the rest, in one small breath.
“Orry,” said the kettle.
It felt a good deal lighter. It could have flown. # more
No one had told it to.
On the fridge the door was white, and the moon was on it. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L lie-awake; heroes sleep; grownup sit on bed; friends sleep
# things: bed; lamp; quilt; pillow
The bed was warm. It was all right now. # usual
{resting}
{keepsake}
{dream} # spare
“I am so proud of you,” said {grownup}. It went into one ear.
“I know,” said {L}. It was only a breath. # usual
Out went the lamp. One thing was left.
“What do you say?” said {grownup}.
{L} had it ready. # usual
“Goodnight,” said {L}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A sock lay in front of the washing machine in the morning. It was the one that had been gone since Monday, and it was clean, and folded, which no machine had ever done before.
“What do you say?” {H} asked it, and before anyone could count to two the machine said beep. It was a new one. It was longer than thank you, and lower down, and you could tell that it had practised.
-> DONE

=== next_bedtime
The sock was back with the other one. Nobody had told it to.
-> DONE
