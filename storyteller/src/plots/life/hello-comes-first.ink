# about: story-about; with-character; creature; bring-back
# tells: tale(gets everything wrong|get everything wrong|mix up|mix everything up|muddle up|muddle everything up|get it all wrong|get everything mixed up|keep getting everything wrong|make mistakes|got everything wrong|getting everything wrong|gets everything mixed up|gets everything muddled|gets everything backwards|gets it all wrong|gets it wrong|gets things wrong|gets all the|gets the wrong|keeps getting it wrong|keeps getting everything wrong|keeps making mistakes|makes mistakes|makes lots of mistakes|makes a lot of mistakes|makes silly mistakes|makes a mistake|mixes up|mixes everything up|mixes things up|mixes all|mixed up|mixed everything up|muddles up|muddles everything|muddled up|gets muddled|gets mixed up|gets confused|gets in a muddle|makes a muddle|does everything wrong|does it all wrong|does everything backwards|everything goes wrong|forgets everything|first day at work|first day of work|first day in|first day on|first day as|first night as|first night at work|first night of work|first night on|first night in|first shift|first job|first flight|first delivery|first round|first time at work|on his first|on her first|on its first|on their first|has her first|has his first|has its first|new job|new at the job|new to the job|new at her job|new at his job|is new at|starts work|starts a job|starts her job|starts his job|just started|has just started|is learning to be|learning the job|in training|is a trainee|delivers everything to the wrong|delivers to the wrong|delivers all|delivers the wrong|delivers things to the wrong|delivers letters to the wrong|delivers presents to the wrong|delivers parcels to the wrong|to the wrong house|to the wrong houses|to the wrong people|to the wrong children|brings the wrong|leaves the wrong|takes the wrong things|puts everything in the wrong|in the wrong places|in the wrong place|in the wrong order)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind mixed: wrong house|wrong houses|wrong people|wrong children|wrong door|wrong doors|wrong address*|mix*|muddle*|wrong letters|wrong presents|wrong parcels
# kind tooth: tooth|teeth
# kind post: post|postman|postwoman|postie|letters|mailman|mail
# kind driver: bus|train|taxi|tram|driver|conductor
# kind plate: waiter|waitress|chef|cook|restaurant|cafe|café
# kind presents: elf|elves|santa|father christmas|reindeer|christmas|easter bunny
# kind plaster: doctor|nurse|vet|dentist|hospital
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind)

=== title
{~Hello Comes First|From the Top}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: guest stand worried; heroes stand surprised at guest; friends stand curious
# things: door left; mat; bag beside guest; paper on bag; lamp
{~“Goodbye,” said somebody on the mat, “and thank you very much.” But nobody had been there yet. {H} opened the door.|Somebody wiped their feet for a long time, and came up the path after that. {H} opened the door.|The bell rang, and {H} opened the door, and what stood there was a back.}
On the mat {guest_many:were|was} {guest_a}, with a bag, looking the other way.
“Goodbye,” said {guest}, turning round, “unless that is wrong as well.” ¶ “It is a bit early for it,” said {A}.
“{guest_many:We are|I am} {wished_tale},” said {guest}, {young:in a small voice.|who wished to be honest about it.}
{
- is_mixed:
“Number one has got what was for number twenty,” said {guest}, “and number twenty has got what was for number one. They were all very nice about it.”
- is_tooth:
“{guest_many:We have|I have} been to four beds,” said {guest}. “{guest_many:We|I} left a tooth in each of them, and took the coin. Nobody was pleased.”
- is_post:
“{guest_many:We have|I have} been all down the street,” said {guest}, “and taken away everybody’s letters. {guest_many:We have|I have} got forty.”
- is_driver:
“Everybody got off,” said {guest}, “and then they got on. {guest_many:We|I} took them all from where they wanted to go to where they had been.”
- is_plate:
“They have had the bill,” said {guest}, “and they have had the pudding. Nobody has asked them yet what they would like.”
- is_presents:
“{guest_many:We have|I have} been down nine chimneys,” said {guest}, “and fetched nine presents out. It was very hard work.”
- is_plaster:
“First {guest_many:we|I} said ‘All better’,” said {guest}. “Then {guest_many:we|I} put a plaster on. Then {guest_many:we|I} asked what was the matter.”
- else:
“{guest_many:We have|I have} been to eleven houses,” said {guest}. “{guest_many:We have|I have} said goodbye in all of them, and hello in none.”
}
-> DONE

=== m1
# aside
# shot: close
# place: hallway; dusk; clear
# action: heroes look-up curious; guest hold proud sandwich; friends stand curious
# things: hat on guest; bag; sandwich; lamp
It was all still new, {young:and there was a hat.|down to the hat, which had the price on it, at the back, where the front goes.}
“Have you had any lunch?” asked {A}. ¶ “At seven this morning,” said {guest}. {young:“It was first.”|“Then it was nothing but work, all the way to breakfast.”}
Half of breakfast was still in the bag, {young:and it was an egg.|and it was an egg that had seen the whole town.}
“It is not that {guest_many:we|I} do not try,” said {guest}, {young:“for {guest_many:we|I} try all the time.”|“but the more {guest_many:we|I} try, the more of it there is, and all of it is wrong.”}
{A} turned the hat round. That was one thing, at any rate. # more
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: guest drink worried cup; heroes sit-on-chair laughing; friends sit-on-chair curious
# things: table; cup; teapot on table; bag; paper on bag
“How do you know what comes next?” asked {A}. ¶ “It is on the list,” said {guest}. “{guest_many:We do|I do} just what it says.”
{joining}
{is_loved:“If it were me,” said {A}, “I would tell them about {loved} first.” ¶ “That is not on the list,” said {guest}.|{musing}} # personal
So they practised in the kitchen, and {A} was the people.
“Thank you for the tea,” said {guest}, {young:and had the tea.|and had the tea, and poured it out.} Then {guest} asked if there was any tea, and went outside, and knocked.
{hinderer_person:“Come in,” said {hinderer}, each time, from the wrong side of the door.} # beat
{hinderer_animal:{hinderer} went out when {guest} came in, and in when {guest} went out, and thought it was the game.} # beat
{hinderer_carried:{hinderer} was given a cup, to be practised on as well, and was thanked for that three times.} # beat
“How was it?” asked {guest}. ¶ “It was all there,” said {A}. # usual
-> DONE

=== l1
# aside
# shot: behind
# place: garden; dusk; clear
# action: heroes walk laughing; guest walk worried; friends walk laughing
# things: bucket; wall; tree
“Perhaps I should try it your way,” said {A}, {young:and walked backwards.|and went round the garden backwards, to see what there was to be said for it.}
You see where you have been. {young:You can wave to it.|It gets smaller the more you go, and you have time to wave to it.}
You do not see the {~bucket|wheelbarrow}. {young:You find it all the same.|You find it all the same, but it is too late to do anything but sit down.}
“Is it always like this?” asked {A}, from in there. ¶ “Every time,” said {guest}. {young:“But it is not a bucket.”|“With {guest_many:us|me} it is people.”}
They came in at the gate, thanked it, and then opened it. # more
It went much better if you shut your eyes and thought of the front. # more
-> DONE

=== m2
# aside
# shot: above
# place: street; dusk; clear
# action: man wave happy; guest look-up surprised; heroes stand happy; friends stand happy
# things: gate; fence; bag; themed
# people: man(old)
Not all of it had been bad. A man leaned over his gate as they went by, {young:and waved.|and it was the man from number four.}
“You are the one who said thank you before I had done anything,” he said. {young:“So then I did something!”|“It was on my mind all day. In the end I washed up.”}
{guest} did not know what to say to that, {young:so it was “Goodbye”.|and said “Goodbye”, and then went red, and shook him by the hand.}
{themed_a} stood on his wall. He had been thanked for that, too. # personal
“You could leave in the thank you,” said {A}, “at the front. {young:It does no harm.”|There may be more people like that.”}
{pausing} # company
-> DONE

=== s3
# shot: above
# place: street; dusk; clear
# action: guest knock worried on door; heroes peek worried; friends stand worried
# things: door right; fence; bag; street-lamp
They tried it next door, {young:and {A} stood at the fence.|and {A} stood at the fence with all fingers crossed.}
“Goodbye!” it went on the other side. A door shut. A bell rang. After that there was a lot of wiping of feet. # usual
{helper_person:“It was a very nice goodbye,” said {helper}. “I should have been sorry to see you go.”} # beat
{helper_animal:{helper} went and met {guest} at the gate, and was so pleased that it did very well for a hello.} # beat
{helper_carried:{helper} was held up, so that there was somebody to come back to.} # beat
{guest} came back, and sat down on the step. “{guest_many:We|I} did every bit of it,” said {guest}, “and it is all wrong. {guest_many:We must|I must} be the wrong way round.”
{A} believed it. You could hear that nothing had been left out. # usual
“Some are, {guest_many:we suppose|I suppose},” said {guest}, and looked at both ends. # usual
-> DONE

=== l2
# aside
# shot: two
# place: street; dusk; clear
# action: heroes wave happy; guest wave worried; friends stand happy
# things: gate; fence; street-lamp
“Do you know how to say hello, at all?” asked {A}. ¶ {young:“No,” said {guest}.|{guest} had heard it done, but never got as far as that.}
So {A} showed how it goes. {young:You look up, and then you say it.|You look up, and you are a little surprised, but not much, as if you had hoped it would be them.}
{guest} tried it on the {~gatepost|dustbin}. “Hello,” said {guest}. {young:It was quite good.|It was rather sad, as hellos go, and had a sort of wave at the end.}
“That is for when they leave,” said {A}. {young:“Keep the hand down.”|“Keep the hand down until they have seen your face.”}
The next one was so good that they both looked, to see who had come. # more
{young:“Good,” said {A}. “Just like that.”|“Just like that,” said {A}. “Now it only has to be the first thing they hear.”}
-> DONE

=== s4
# shot: close
# place: street; dusk; clear
# action: heroes hold surprised paper; guest look-up surprised; friends stand happy
# things: bag; paper; door; lamp
{A} came and sat on the step below. There hung the bag, with the list pinned to it.
“It says hello at the top,” read {A}. ¶ “It says goodbye at the top,” said {guest}, and looked down at it.
{A} looked up from below. {guest} looked down from above. {young:It was the same list.|It was one and the same list, and it had two tops.} # usual
{A} took out the pin, and pinned it on the other way up.
“Hello,” read {guest}, after a long time. “So that is where it goes.”
And at seven {guest} began again, from the top.
{
- is_mixed:
Number one got what was for number one, and number twenty what was for number twenty, and nobody got anything for the cat by mistake.
- is_tooth:
Out of every bed came the tooth again, and in went a coin, and one of them was still warm.
- is_post:
Every letter went in at its own door again. Some of them were so glad to be back that they were read twice.
- is_driver:
They all got on, and then they got off, and when they looked round they were where they had wanted to be since the morning.
- is_plate:
“What would you like?” asked {guest}, and they told {guest_many:them|it}, and it came, and only after that was it time for the pudding.
- is_presents:
Down went every present, into its own house and its own sock, and {guest} came up again with nothing at all, and {guest_many:were|was} proud of it.
- is_plaster:
First {guest} asked what the matter was, and listened. Half of them were all better by then.
- else:
There were eleven doors, and there was a hello at every one of them, and behind it all the rest, in a row.
}
-> DONE

=== m3
# shot: two
# place: hallway; night; stars
# action: guest stand happy; heroes clap happy; friends clap happy
# things: door left; mat; bag; lamp
Then {guest} came back up the path, and looked quite different from the front.
“They said it back,” said {guest}. “All of them! {guest_many:We|I} said hello, and they said hello. It takes two.”
“And then?” asked {A}. ¶ “Then it was easy. It goes downhill, from there.”
The hat was the right way round. So was the bag. # spare
“So it was not {guest_many:us|me},” said {guest}. ¶ “It was the pin,” said {A}.
There was still an egg in the bag. They had half each. It was late for breakfast, but it was the right way up.
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; night; stars
# action: heroes brush-teeth happy; friends stand sleepy
# things: basin; mirror; toothbrush in heroes.hand; towel
{A} did the teeth, and did them from the top.
Brush first. Then spit. Then the towel. It comes out best like that. It always has.
In the mirror somebody did it the other way round. It came out just as well.
“Hello,” said {A} to that one. It said hello at the same time. # usual
It could not have been later than that, and it could not have been sooner. # more
Then they both went out, each at their own side. One of them put out the light. # more
-> DONE

=== l3
# aside
# shot: wide
# place: street; night; stars
# action: guest walk happy; heroes wave sleepy; friends wave sleepy
# things: gate; fence; street-lamp; bag
There was one more house on the list, and that was a long way down.
{A} stood at the window, and could see the bag go by, from lamp to lamp.
At every lamp it stopped, and somebody said hello. The lamps had never had that. # usual
They did not say it back. But they were on, and that is something. # more
{midway} # company
Then it was round the corner. You could still hear it for a bit. It was getting good at it. Somebody who had no idea who it was said it back, out of a window.
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: door left; mat; street-lamp; moon
The street was quiet. Everybody had what was theirs.
At number four a man had gone to bed. He had washed up. He had wiped the tap as well.
On the step lay a bit of eggshell. It was the pointed end.
A cat came up to the mat, and wiped two of its feet. It did not say why. # more
The moon came up. It did it from the bottom, and ended at the top.
It has always done so. No one has told it.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends sleep
# things: bed; pillow; quilt; window; moon
{A} went to bed, from the top. First it was the head.
{resting}
{keepsake}
{dream} # spare
Then it was the rest. It was all there. # usual
Somebody stopped at the gate, with a bag.
“Goodbye,” said {guest}, up to the window, “and thank you very much.”
It was the right time for it. It could not have been better. # usual
There was one thing left on the list for today. It was right at the bottom.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
“Hello!” it went at the door in the morning, so loud that the cups heard it. But when {H} had opened, there was only a hat on the mat, the right way round, with an egg in it. ¶ “Thank you,” said {A}, and ate the egg, and then sat down to breakfast. It was a bit the wrong way round. It was very good.
-> DONE

=== next_bedtime
There was only one thing left, right at the bottom of the day. It was the right way up.
-> DONE
