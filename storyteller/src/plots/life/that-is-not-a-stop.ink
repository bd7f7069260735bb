# tells: things
# when: done
# wants: child
# names: Mrs Dunnock | Mrs Fennimore | Mrs Quayle | Mrs Treadgold
# holds: dark(kind), badger(kind), bus(kind)

=== title
{~That Is Not a Stop|The Last Bus of the Day}
-> DONE

=== s1
# shot: wide
# place: street; night; stars
# action: heroes wave curious at badger; badger sit calm in bus; friends stand curious
# things: bus; bus-stop; street-lamp
{t1_day} # usual
Now it was dark, and {H} {was} in bed, and {L} wanted to know where {t1} went at night.
{~A bus came down the street|Outside the window a bus drew up}, with all its lights on, and made no noise. It was the last bus, which takes home whatever is left of a day.
“Can I come?” asked {L}. “I only want to see where everybody gets off.”
“Then hold on to something,” said the driver, a badger called Mrs Dunnock.
So {they} got on, in pyjamas, as is usual on that bus. # usual
{joining}
{musing} # personal
-> DONE

=== s2
# shot: two
# place: bus; night; stars
# action: heroes look-up curious; badger point calm at t1; friends sit calm
# things: t1; ticket
The smell of chips got on, and asked for the chip shop, and the shade of the trees came behind it and asked for the park. # usual
Next came {t1}.
“Where to?” said Mrs Dunnock.
{t1_says}
“That is not a stop,” said Mrs Dunnock. “But sit down.”
And after that came {t2}. “Where to?”
{t2_says}
{is_t3:Last of all {t3} got on.|Last of all {L}’s shoes got on, which had been out since the morning.}
{is_t3:{t3_says}|“We go where we are put,” said the shoes. “We have never had to say.”} # usual
“That is not a stop either,” said Mrs Dunnock. “Ring the bell when you see yours.” # usual
-> DONE

=== l1
# aside
# shot: close
# place: bus; night; stars
# action: heroes sit curious; friends sit curious; badger sit calm
# things: ticket; window
{A} sat right at the front, beside the ticket machine.
There was a list of the stops on the wall. CHIP SHOP, it said, and CHURCH, and PARK, and then a great many more.
“Everybody has a stop,” said Mrs Dunnock. “And when everybody is off I have my tea.” The tea was in a flask beside the wheel, and had to wait for that. # usual
“Who gets off at the park?” asked {A}. ¶ “The shade,” said Mrs Dunnock. “It goes back under the trees. By day it is here and there, and at night it likes to be together.” # more
-> DONE

=== m1
# aside
# shot: wide
# place: park; night; stars
# action: heroes look-up curious; friends look-up curious; badger sit calm in bus
# things: bus; tree left; gate
The chip shop was the first stop. The smell of chips got off there, rather slowly, and went in under the door.
At the park the shade got off. It had been folded over three seats, and it shook itself out and went up the path. ¶ “Goodnight,” said Mrs Dunnock to the shade. “Mind the pond.” # usual
Now there were only {is_t3:{t1}, {t2} and {t3}|{t1}, {t2} and the shoes} left, and none of them was looking for a stop.
-> DONE

=== s3
# shot: behind
# place: bus; night; stars
# action: heroes peek worried at window; friends sit curious; badger sit worried
# things: t1; t2; window
The bus went past the church, the school and the shop on the corner, right out to where the fields begin. Nobody rang the bell.
{helper_person:“It may have stuck,” said {helper}, and tried the bell. It was a very good bell.} # beat
{helper_animal:{helper} sat down in the gangway, so that there was somebody to lean on in the bends.} # beat
{helper_carried:{helper} was given the seat by the bell, in case anybody could not find it.} # beat
So Mrs Dunnock turned the bus, and drove all the way round again. A last bus has to go on until it is empty.
{A} looked out at the dark, and was no wiser than before. # usual
-> DONE

=== l2
# aside
# shot: close
# place: bus; night; mist
# action: badger think worried; heroes listen curious; friends listen curious
# things: mug; bottle
“Has this happened before?” asked {A}.
“Once,” said Mrs Dunnock. “There was an echo. I said ‘Station?’ and the echo said ‘Station’, and of course it was not.” # usual
“And where did it live?” ¶ “Under the bridge. It spoke up when we went through.” # more
They went under the bridge now, slowly. {A} listened. Nobody got off. # more
“I have had a hiccup as well,” said Mrs Dunnock. “It got off, and on, and off again.” # spare
-> DONE

=== m2
# aside
# shot: two
# place: bus; night; stars
# action: badger point curious at t2; heroes stand curious; friends stand calm
# things: t2; ticket
The second time round Mrs Dunnock stopped at every stop, and called it out.
“Church? School? Swimming baths?”
{t2_says_2}
“I shall take that as a no,” said Mrs Dunnock. # usual
{hinderer_person:“That one looks nice,” said {hinderer}, at every stop there was, and each time everybody stood up.} # beat
{hinderer_animal:{hinderer} got off at the school to see who had been there, and the bus had to wait.} # beat
{hinderer_carried:{hinderer} had been left on the seat where the bell is, and the bell rang all the way up the hill.} # beat
-> DONE

=== m3
# aside
# shot: close
# place: bus; night; stars
# action: heroes sit-on-chair curious; friends sit calm
# things: t1
{A} went down the bus, and sat behind {t1}.
“What does it look like, where you get off?” asked {A}.
{t1_speech_2}
{A} thought about that. It was true, and it was no help. # usual
{pausing} # company
“Perhaps they do not know the name of it,” {A} told Mrs Dunnock. “I did not know the name of our street when I was small, but I knew our door.” # usual
-> DONE

=== s4
# shot: close
# place: bus; night; stars
# action: heroes point happy at window; badger look-up surprised; friends stand happy
# things: t1; t2; window; bell
The third time round {L} did not look out of the window. {L} looked at {t1}.
At the church nothing happened, nor at the school. Then the bus came down {L}’s own street. {t1} moved up to the glass. {t2} came over from the other side. The whole bus leaned.
When {L}’s house had gone by, the bus stood up straight again. # usual
{L} rang the bell.
“But this is where they got on,” said Mrs Dunnock.
“I know,” said {L}. “They get off with me.”
{t1_says_3} # usual
This time Mrs Dunnock did not say that it was not a stop. The doors opened.
-> DONE

=== m4
# aside
# shot: wide
# place: street; night; stars
# action: heroes stand happy; friends stand sleepy; badger write calm
# things: bus; board; street-lamp; t1
They got off one after the other, and nobody pushed.
{t2_says_3}
Mrs Dunnock wound the sign on the front of the bus past CHURCH and past PARK, until a white piece came up. On that she wrote the new stop.
“{H}” was what it said. It shone all down the street. # usual
-> DONE

=== l3
# aside
# shot: object
# place: street; night; stars
# action: heroes stand sleepy
# things: bus; street-lamp; mug
Then the bus was empty. It stood a little higher than before.
Mrs Dunnock unscrewed the flask of tea. There was steam on the window, and a round place wiped in it. # usual
“To the new stop,” said Mrs Dunnock, and drank. # more
In the seats it was still warm, here and there. # more
Somebody had left a bit of chip smell behind. It could go tomorrow. # more
-> DONE

=== l4
# aside
# shot: above
# place: street; night; stars
# action: heroes walk sleepy; friends walk sleepy; badger wave calm
# things: bus; bus-stop; street-lamp
{A} held the front door open. It took a while, until everybody was in.
Then the door was shut. The stairs creaked, one at a time. # usual
It was a full house. From the street you could not tell. # usual
Outside the bus put out its lights. First went the ones at the back, and then the ones in the middle. # more
The sign stayed on. # more
-> DONE

=== s5
# shot: wide
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: bus in picture; picture
{L} lay down, and shut both eyes.
And now {L} could see where {t1} had gone, and {t2} as well. They had not gone far.
{resting}
{t1_night} # usual
{keepsake} # personal
{dream} # spare
Out in the street the last bus went by. There was nobody in it. It went very softly.
It did not have to stop.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a ticket under the door in the morning. “Dear {H},” it said on the back, “I came by an hour early with somebody else’s day, eleven balloons and a nap. None of them knew their stop. I drove until they all leaned. It works. Yours, the last bus.”
In one corner was a round mark, where a cup of tea had stood on it.
-> DONE

=== next_bedtime
Far down the street a bell rang, once, and a door opened for somebody.
-> DONE
