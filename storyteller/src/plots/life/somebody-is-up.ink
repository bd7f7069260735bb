# about: nervous(polar bear|climate|global warming|planet|the earth|ice melt|ice caps|melting|environment|the world is); weather(earth getting|planet|climate|global warming|earth is getting|world getting|polar bear)
# about: sad(climate|global warming|polar bear|planet|ice melting|ice caps|the earth); question(ice&melt|planet is dying|the planet|the earth&hot|polar bears&die|climate|global warming|earth is dying); scared(climate|global warming|planet|polar bear|the earth&hot); cannot-sleep(climate|polar bear|planet|global warming); fear-other(climate|global warming|planet|the earth); school-day(climate|global warming|polar bears&worr|polar bears&sad|polar bears&upset)
# also: nervous; sad; scared; cannot-sleep; school-day; question; weather; creature; kindness; bedtime
# news: bad
# kind bears: polar bear*
# kind ice: ice|ice caps|melting
# wants: child
# role grownup: parent = the grown-up with the lamp
# ages: 4-10
# holds: dark(kind), worry(kind)

=== title
{~Somebody Is Up|The Fridge Was Open}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: L stand worried at fridge; heroes stand; grownup stand; friends sit
# things: fridge; table; glass on table; lamp
{~The door of the fridge stood wide open, {young:and in front of it stood {H}.|and in front of it, on the cold tiles, stood {H}.}|“Don’t breathe on it,” said {H}. {young:It was an ice cube in a glass, and it was getting smaller.|It was the last ice cube in the glass, and it was not as large as it had been.}|It was cold in the kitchen, {young:and it was {H} who had done it.|and anybody who came in could see why, and that it was {H}.}}
“Why is the fridge open?” asked {grownup}. ¶ “It is helping,” said {L}. {young:“It is too warm in the world, and I am letting the cold out.”|“It is too warm in the world, and there is cold in here, so I am letting it out.”}
{L} knew about it from {is_bears:school: the white bears, and the ice that they stand on|{is_ice:what people said: the ice, and how it gets less|what people said: how the world gets warmer, a bit at a time}}. It had been in {L}’s head ever since, and {young:would not go out.|it was bigger than the head was.}
{grownup} shut the fridge, but gently, since it had been meant so well. “It gets hot at the back when it does that,” said {grownup}. # usual
-> DONE

=== s2
# shot: close
# place: kitchen; dusk; clear
# action: L sit-on-chair worried; grownup sit-on-chair; heroes sit-on-chair; friends sit
# things: table; glass on table; lamp; fridge
“Will it be all right?” asked {L}. It would have been easy to say yes, and {grownup} did not.
{joining}
{musing} # personal
“It is true that it gets warmer,” said {grownup}, “and it takes a lot of people to mend that. {young:But a lot of people are doing it.”|But a lot of people are at it.”}
“And at night?” asked {L}. “If {young:we all go to sleep, then there is nobody who does it.”|I go to sleep, and you do, then nobody is even thinking of it.”}
{hinderer_person:“I am never asleep,” said {hinderer}, who had been, since half past six.} # beat
{hinderer_animal:{hinderer} was asleep already, in front of everybody, and so it could not be left to {hinderer}.} # beat
{hinderer_carried:{hinderer} lay there with both eyes open, but that did not count, since they do not shut.} # beat
So that was why {L} could not go to bed. {young:Somebody had to stay up.|It was not that {L} did not want to. Somebody had to stay up with it.} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: A write crayon; heroes stand; grownup stand; friends stand
# things: fridge; paper on fridge; magnet on fridge; table; lamp
First they made a sign for the fridge, {young:so that it was not done again.|so that nobody else should help it in the same way.}
SHUT ME, it said, {young:and there was a bear on it, who was looking cold.|with a white bear below, who had turned his collar up, although bears do not have one.}
“Is that enough?” asked {A}. ¶ “It is one thing,” said {grownup}. {young:“It is one thing, and it is done.”|“It is one thing, and it is done, and most of it will be made of those.”}
{pausing} # company
The fridge gave a hum, {young:and sounded glad to have its door shut.|rather a deep one, and settled down behind its sign like somebody who has been given a title.}
The crayon was nearly at an end, {young:and so the bear had only three legs, and hid the other one.|and that was why the bear kept one of his legs behind him, and let people guess.} # more
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A draw; heroes draw; grownup sit; friends sit
# things: table; paper on table; crayon; lamp; glass on table
Then {A} drew the ice. {young:It is easy to draw, because it is white already.|It is easily drawn, since paper is that colour to begin with, and you only have to say where it stops.}
“Where does it stop?” asked {grownup}. ¶ “Not yet,” said {A}, {young:and laid another paper down beside the first.|and laid down another sheet, and another after that.}
There was room on it for nine bears. {young:They stood about, and one of them was asleep.|They stood about on it, a good way apart, since they are not great talkers, and one lay on its side.}
They had a hole to fish in, and a hill to slide down. {young:One of them was on the hill.|One of them was at the top of the hill, and was being told to go on by the two behind.} # more
“They look well,” said {grownup}, {young:and looked at them for a long time.|and put on glasses to look at them, one after the other.}
There had been an ice cube in the glass, and now it was only water. {young:{A} saw it, and gave the bears one sheet more.|{A} saw it, and said nothing, and gave the bears another sheet.}
-> DONE

=== s3
# shot: two
# place: living-room; dusk; clear
# action: grownup hold lamp; L point curious at globe; heroes peek; friends peek
# things: table; globe on table; themed; chair
{grownup} put the globe on the table, and the lamp next to it. {young:One side of the globe was light, and one was dark.|Half of the world lay in the light, and the other half had its back to it.}
“We are here, on the dark side,” said {grownup}. “On that side they are just getting up. There is a woman in a red coat, {young:who counts bears every day.”|who counts the white bears, every day.”} ¶ “Is that true?” ¶ “It is true. I only don’t know her name.”
{young:And there was a man with a spade and a lot of small trees, and up on a tower somebody was mending a windmill.|And there was somebody on a hill with a spade, and four hundred small trees, and somebody with a spanner, right up at the top of a windmill.} # usual
{helper_person:“And here?” asked {helper}, with a finger on the sea, and even there they had a ship, and three people on it with a thermometer.} # beat
{helper_animal:{helper} put a nose on the light side, and it was warm there, and smelled of breakfast.} # beat
{helper_carried:{helper} was held up to the light side, and had never seen so many people putting on their shoes.} # beat
{themed_a} stood on the dark side, where it was late. # personal
“Is somebody up here, too?” asked {L}, and turned it a bit. ¶ “Somebody is up,” said {grownup}. {young:And somebody was, all the way round.|And wherever they turned it, all the way round, somebody was.}
-> DONE

=== m2
# aside
# shot: close
# place: living-room; dusk; clear
# action: A wave happy; grownup sit; heroes wave; friends sit
# things: table; globe on table; lamp on table; chair
On the other side from here they found a school. {young:It was quite small, and {A} had a finger on it.|It was too small to be printed, but {A} had a finger on the very place.}
“They are learning about it, too,” said {A}. {young:“There is a girl, and she has got it all in her head.”|“They did it today, and there is a girl there who has had it in her head all through lunch.”}
“And who has it at night?” asked {grownup}. {young:“When she goes to bed?”|“When she has gone to bed, I mean, and thinks that now there is nobody.”}
{A} looked at the globe, and worked it out. {young:“Then I am just having breakfast!”|“Then I am just having toast,” said {A}. “It is me. I am the one who is up.”}
“She will be glad of that,” said {grownup}. {young:“It is a long way till morning, over there.”|“It is a long way till morning over there, when you think that you have to do it by yourself.”} # more
So they waved to her, {young:once for now, and once for the morning.|once for now and once for later, when they would not have a hand free because of the jam.} # spare
-> DONE

=== l2
# aside
# shot: object
# place: living-room; dusk; clear
# action: heroes look-up; grownup look-up; friends look-up
# things: globe on table; table; lamp on table
If you kept your ear quite close you could nearly hear it. {young:In one place somebody put a kettle on.|It was half past six in one place, all the way down a long thin country, and they were putting on kettles.}
In the next place they were at work. {young:Somebody was putting a roof on that drinks the sun.|Somebody was up on a roof with tiles that drink the sun, and sang, because nobody minds up there.}
Along a wide bay they were setting out stones, by hand, for small new oysters, {young:because those clean the sea.|who clean the sea, and do not ask what they get for it.} # more
And somebody drove a bus that does not smoke, {young:and said good morning to each one who got in.|and had done for a year now, and was still proud of it at every stop.}
“They have not all got a red coat,” said {A}. {young:¶ “No,” said {grownup}. “You can’t tell who they are.”|¶ “Hardly any,” said {grownup}. “You could sit next to one, and you would not know it.”}
And behind them the dark came on. {young:But in front it was always getting light.|But it never came without somebody, further along, who was just looking for the other sock.} # more
-> DONE

=== s4
# shot: two
# place: bedroom; night; clear
# action: L sit-up calm; grownup sit; heroes sit-up; friends sit
# things: bed; pillow; globe on table; table; lamp on table
Then the globe came up to the bedroom, {young:and stood by the lamp.|and the lamp was turned so that it shone on the right half.}
“And when is it me?” asked {L}. ¶ “From breakfast until tea,” said {grownup}. {young:“You can mind the fridge.”|“You can mind the fridge, and ask them at school what else is going.”}
{L} thought about that. {young:“And at night I am off.”|“And after tea I am off,” said {L}.} ¶ “After tea you are off. They can’t do theirs if you don’t do that.” # usual
Just where the light began, it must have been about six. “Good morning,” said {L} to the ones {young:who were there.|along that line.}
They did not answer. You don’t, at six. {young:But they got up.|But one by one they put their feet on the floor.} # usual
-> DONE

=== m4
# aside
# shot: close
# place: bedroom; night; clear
# action: L lie-back; grownup sit; heroes lie-back; friends sit
# things: bed; pillow; quilt; lamp
“What if the one in the red coat is ill?” asked {L}.
“Then there is one in a blue coat,” said {grownup}.
“And if that one is ill?” ¶ “There is a whole row of hooks,” said {grownup}. “I have not seen the end of it.” # spare
{L} lay down a bit more. It still was not all right out there, not all of it. But it had people.
The pillow had a cool side and a warm side. {L} took a bit of each. # more
-> DONE

=== l3
# aside
# shot: behind
# place: bedroom; night; clear
# action: grownup fold curtain; L look-up; heroes lie-back; friends sit
# things: curtain; window; moon; bed; street-lamp
{grownup} went to see to the curtain. There was a light, a long way up, that went by and blinked.
“Somebody is up,” said {L}. ¶ “In a hat,” said {grownup}, “with two hundred people asleep behind.”
Down at the corner the baker’s was lit. Somebody was up there, with flour to the elbow. # spare
A fox went along under the lamp. He was up, too. # spare
He had a good look at them, and then he got on with it. # more
-> DONE

=== m3
# aside
# shot: wide
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup stand; heroes lie-back; friends sleep
# things: bed; globe on table; table; pillow; moon
The lamp was turned low. One side of the globe was dark, and it was the side with the bed on it.
It looked well, all the same. You could see how round it was.
“Is it asleep?” asked {L}. ¶ “Half of it is,” said {grownup}. # spare
“I am on the dark half,” said {L}.
-> DONE

=== l4
# aside
# shot: two
# place: snowfield; day; clear
# action: woman write notebook; bear sleep; heroes sleep
# things: notebook in woman.hand; sledge
# people: woman(red coat)
Where the red coat was, it was day. There was a lot of white, and she had a book, and a pencil on a string.
“Twenty-four,” she said. “Twenty-five.” # spare
One lay on its side, with its nose under a paw. You could hardly see it, it was so white on white.
It did not know that it was in a book. It slept. # spare
“Twenty-six,” she said, quite low, so as not to wake it.
-> DONE

=== s5
# shot: close
# place: bedroom; night; stars
# action: L sleep; grownup stand; heroes sleep; friends sleep
# things: bed; pillow; quilt; globe on table; table
On this side it was night. # usual
{resting}
{keepsake}
{dream} # spare
The fridge was shut. It hummed a bit, down there. # usual
“And now?” said {L}. “Still?”
“Somebody is up,” said {grownup}.
“Good,” said {L}. “Then I need not.”
It was six, over there. A kettle went on. # usual
Somebody was up.
It was not {L}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a card under the sign on the fridge in the morning, with a stamp that nobody in the house could read.
“Got up at six,” it said. “Had it all day. It is still round. Going to bed now. Are you there?” {A} had toast in one hand, and looked for the side of the world where it was just getting dark. “I am up,” said {A} to that side, as well as you can with jam.
-> DONE

=== next_bedtime
Somebody was up, and had the kettle on. It was their morning.
-> DONE
