# tells: entries(done|several)
# wants: other
# role friend: toy = a tapir called Cornelius
# names: Cornelius | Augustus | Leopold
# ages: 5-10
# never: died|dies|dead|death|dying|funeral|passed away|put to sleep|cancer|chemo*|hospital|operation|surgery|divorc*|stammer*|stutter*|bullied|bully*|bullies|cried|crying|fell out|doesn't want|misses|missing
# holds: dark(kind)

=== title
{~Three Times in the Correction|On the Bed All Day|A Newspaper With One Page}
-> DONE

=== s1
# shot: two
# place: bedroom; dusk; clear
# action: A write proud paper; friend read curious paper; heroes sit; friends sit
# things: bed; lamp; pencil in A.hand; newspaper in friend.hand; e1
{~{H} brought out a newspaper that evening. It had one page. This was right across the top:|“Extra!” called {H}. It was a newspaper, and this was right across the top:|There was only one newspaper in the bedroom, and {H} wrote it. This was right across the top:}
{entry_1}
{entry_1_seen} # usual
{entry_2}
{is_entry_3:{entry_3}}
The first to read it was {friend_a}.
{young:{friend} read the front, and then the back, where there was nothing.|{friend} read it from the top to the bottom, and then the back, where there was nothing yet.} # usual
“Is there anything about me?” asked {friend}. ¶ “You were not there,” said {L}. ¶ “No,” said {friend}. “I was on the bed.”
{friend} looked again. {is_being_1:“{being_1} {being_1_many:are|is} in it.{is_thing_1: Even {thing_1} {thing_1_many:are|is} in it.}”|{is_thing_1:“Even {thing_1} {thing_1_many:are|is} in it.”|“Everybody else is in it.”}} # usual
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: friend read proud newspaper; A sit curious; heroes sit; friends sit
# things: bed; newspaper in friend.hand; lamp
{friend} wanted to read it in the way that newspapers are read. {young:So it was held up, with both arms out.|So it was held up with the arms wide apart, and all that you saw of {friend} was the feet.}
“Hm,” it said behind the newspaper. {young:Then it said it again.|It is not easy to tell from a “hm” how somebody likes what you have written.}
{pausing} # company
“{is_thing_1:{thing_1}|{is_being_1:{being_1}|Well}},” it said. “{~Well, well, well.|Well, I never.}” ¶ “Is it good?” asked {A}. ¶ “It is all in there,” said {friend}, “as far as it goes.”
Then one eye came round the edge, to see if there was perhaps a second page. # spare
The paper was turned round and read like that as well, with the top at the bottom. {friend} was not in it that way, either. # more
-> DONE

=== l1
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A read curious letter; friend write calm on bed; heroes sit; friends sit
# things: bed; letter in A.hand; newspaper; lamp; e1
Then there was a letter to the paper. {young:It came from the bed.|It had not come far, since it was from the bed, but it had been folded twice.}
“Dear Paper, I have read about {is_thing_1:{thing_1}|{is_being_1:{being_1}|it}} with interest. Was nobody else there? Somebody with a snout, for instance? A reader.” ¶ {A} wrote back. {young:“Dear Reader, no.”|“Dear Reader, we have looked into it. No.”}
“Dear Paper, thank you. I only asked. Is it quite sure? {~The same reader.|Still the same reader.}” ¶ “Dear Reader, it is. Who are you?”
To that there was no answer for a long time. # spare
“Dear Paper, I should not like to be in it with my name,” it said in the end, “but I should not mind, either.” # more
-> DONE

=== s2
# shot: wide
# place: bedroom; dusk; clear
# action: A write calm newspaper; friend look-up curious at A; heroes kneel; friends sit
# things: rug; newspaper; lamp; bed; e2; themed
{is_entry_1_shown:{entry_1_shown}|{has_act():“How did it go?” asked {friend}. ¶ {act()}|“Was it good?” asked {friend}. ¶ “It is all in there,” said {L}.}}
{entry_2_seen} # spare
{joining}
There was a bit of room left, at the edge. {friend} looked at it.
{young:Then {friend} looked at {L}.|It went on like that for quite a time.} # usual
So {L} wrote there, very small: ¶ “{friend} was there, too.”
“So I was,” said {friend}.
{young:{friend} went to read it to everybody.|{friend} went to read it to everybody, from the lamp to the door.} # usual
{hinderer_person:“Were you really?” asked {hinderer}. ¶ “It is in the newspaper,” said {friend}.} # beat
{hinderer_animal:{hinderer} was told as well, and smelled at the place for so long that you could no longer read it so well.} # beat
{hinderer_carried:{hinderer} was told as well, twice, and had no questions.} # beat
{themed_a} was sold beside it, for whoever had no use for news. # personal
-> DONE

=== m2
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A shout happy; friend stand proud at A; heroes stand; friends stand
# things: door; newspaper in A.hand; stairs; lamp
A newspaper has to be called out. {young:{A} did that from the door.|{A} did that from the bedroom door, with one hand beside the mouth, as it is done.}
“Extra! {is_thing_1:{thing_1}|{is_being_1:{being_1}|Everything}}! {is_thing_1:{is_being_1:{being_1}|Read all about {thing_1_many:them|it}}|Read all about it}! {young:Only one left!”|There is only one left!”} ¶ That was true. There had only been one.
“What is extra?” asked somebody in the bathroom, with a toothbrush in. ¶ “{~I am|Me},” called {friend}.
It was sold for a sock, and the sock was given back when the paper had been read. # spare
In the end it had been sold four times, and was as good as new, apart from the folds. # more
-> DONE

=== s3
# shot: above
# place: bedroom; dusk; clear
# action: friend stand worried on rug; A kneel curious at friend; heroes kneel; friends sit
# things: rug; newspaper; lamp; e1
For a picture it was all put up on the rug. {lead_own():{lead_prop()}|A slipper} {lead_prop_many():were|was} {lead()}. {lead_why()}
{has_second():{second_why() != "":{second_prop()}|A mug} {second_prop_many():were|was} {second()}.}
{has_second():{second_why()}} # usual
{second_act():{entry_2_act}} # usual
“And where were you?” asked {A}.
{has_second():{friend} stood between them. Now {lead()} could not get to {second()}.|{friend} stood in front. Now you could not see {lead()}.}
{friend} stood behind. Now you could not see {friend}. # usual
{helper_person:“It was very good just before you came into it,” said {helper}, as kindly as that can be said.} # beat
{helper_animal:{helper} lay down on the edge of it, and was not in the way of anything.} # beat
{helper_carried:{helper} was put beside {friend}, to look at it from outside, and they both thought the same.} # beat
“I was not there,” said {friend}. ¶ “Then it is wrong in the newspaper,” said {L}.
{young:They both looked at it.|They both looked at it, and it did not go away.} # usual
When a newspaper is wrong, it has to say so itself. {L} made the pencil sharp for it. # usual
“Correction. It said here that {friend} was there. {friend} was not there. {friend} was on the bed.”
{friend} read it, and then once more, with one toe under each word. # usual
“That is me {~three times|three times over},” said {friend}. “And all of it is true.”
-> DONE

=== m4
# aside
# shot: close
# place: bedroom; night; clear
# action: A draw calm paper; friend look-up curious at A; heroes sit; friends sit
# things: rug; lamp; pencil in A.hand; drawing; bed; e1
Now the picture could be drawn. {young:At the front stood {lead()}.|At the front stood {lead()}, as large as the paper allowed.} {has_second():Next to that came {second()}.}
At the back, where there was still some white, {A} put in a bed. {young:There was a dot on it.|On the bed there was something no bigger than a crumb, with a snout.}
“Who is that?” asked {friend}. ¶ “That is you,” said {A}, “where you were.” ¶ {friend} looked at it from very near. “{~It is a good likeness|I know myself by the feet},” said {friend}.
It had not been to scale, but that was the fault of the bed. # spare
And so there was even a picture, and nobody could say a word against it. # more
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; night; clear
# action: friend point proud at newspaper; A hold newspaper; heroes sit; friends sit
# things: lamp; newspaper in A.hand; chair; coat on chair
{friend} had to go round again, to everybody who had been told that it was otherwise. {young:First came the lamp.|It began with the lamp, which had heard it first.}
“I have to tell you that I was not there,” said {friend}. “I was on the bed.” {young:The lamp took it well.|The lamp took it well, and so did the coat on the chair, which had also been on the bed, for some of it.}
Then {lead_the_prop()} {lead_prop_many():were|was} told. {lead_prop_many():They|It} had been {lead()}, and had not seen {~a snout|anybody with a snout}.
“It is much better than the first time,” said {friend}. “There is more to it.” # spare
By the end it had got so long that it began at breakfast, and told you on which side of the bed. # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: A write calm newspaper; friend sit at A; heroes sit; friends sit
# things: bed; lamp; newspaper; pencil in A.hand; e2
“Weather: dark,” wrote {A}, at the bottom.
{is_thing_1:“Found on the rug: {thing_1}. Ask on the bed.”} # usual
{is_being_1:“Greetings to {being_1}, from the newspaper.”} # usual
“For sale: {lead_prop()}. {lead_prop_many():Have|Has} been {lead()}. Only used once.” # usual
{is_entry_4:And one thing had only just come in. ¶ {entry_4}}
{is_saying:The last corner was for what somebody had said. ¶ “{saying}”}
{is_saying_2:There was a corner on the other side, too. ¶ “{saying_2}”} # usual
“Who takes it round?” asked {many:{B}|{A}}. ¶ “I do,” said {friend}. “I am in it.” ¶ {friend} took it over the quilt, and put it under the pillow.
-> DONE

=== l3
# shot: behind
# place: bedroom; night; stars
# action: friend carry sleepy newspaper; heroes lie-back sleepy; friends sit
# things: bed; quilt; pillow; newspaper
It is a long way over a quilt, with a newspaper.
First came the feet. They had not ordered one. # spare
Then came a knee, and {friend} went round it. # spare
After that it was only uphill, as far as the ear. # more
On the way back there was nothing to carry. It was hardly any way at all. # more
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A brush-teeth sleepy; friend sit; heroes brush-teeth; friends stand
# things: basin; mirror; tap; toothbrush in A.hand
In the bathroom nobody was in the newspaper but the tap.
“Tap dripped,” it would have said. ¶ Drip. “Again.” # spare
{A} looked into the mirror. There everything was the other way round. {friend} was on the bed, all the same.
The toothbrush went back in the mug. That was not news. # more
Then the light was put out, and there was the weather. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep; friend sleep
# things: newspaper on pillow; pillow; moon; pencil
Under the pillow it got warm. It did not say so anywhere.
Nothing else happened. So nothing else had to go in. # spare
The pencil lay there, and was still sharp. # spare
The moon read what stuck out at the side. It was the edge. # more
It was right. It had been seen to. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes lie-awake sleepy; friend lie-back sleepy; friends sit sleepy
# things: quilt; pillow; newspaper on pillow; moon
The newspaper rustled when a head turned over.
{resting}
{keepsake}
{dream} # spare
{friend} knew it by heart. “Weather: dark.{is_being_1: Greetings to {being_1}.}”
{entry_1_night} # usual
{has_act():“Do it once more,” said {friend}. ¶ {L} did it in the dark. It took one thumb.} # usual
{is_saying:Then came the corner, very small. ¶ “{saying}”|“And then?” asked {L}. ¶ “Then comes the edge,” said {friend}.}
“Does it say that I took it round?” asked {friend}. ¶ “Tomorrow,” said {L}. # usual
{friend} was on the bed. It was still true.
Goodnight, {friend}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the newspaper was sticking out from under the pillow, and something had been put in with a very blunt pencil. “Late news,” it said. “This paper was delivered. It was done at night, over the whole quilt, and without a lamp.”
{H} asked who had written that. Nobody on the bed said anything. But one of them had a grey nose, and had not had one the day before.
-> DONE

=== next_bedtime
The newspaper lay under the pillow. There was some room at the edge, for the night.
-> DONE

=== function lead
{
- is_being_1:
~ return being_1
- is_thing_1:
~ return thing_1
}
~ return "everybody"

=== function has_second
~ return (is_being_1 and (is_thing_1 or is_being_2)) or (is_thing_1 and is_thing_2)

=== function second
{
- is_being_1 and is_thing_1:
~ return thing_1
- is_being_2:
~ return being_2
}
~ return thing_2

=== function lead_why
{
- is_being_1:
~ return being_1_why
- is_thing_1:
~ return thing_1_why
}
~ return ""

=== function lead_prop
{
- is_being_1 and being_1_why != "":
~ return being_1_prop
- not is_being_1 and is_thing_1 and thing_1_why != "":
~ return thing_1_prop
}
~ return "a slipper"

=== function lead_own
~ return (is_being_1 and being_1_why != "") or (not is_being_1 and is_thing_1 and thing_1_why != "")

=== function lead_the_prop
{
- is_being_1 and being_1_why != "":
~ return being_1_the_prop
- not is_being_1 and is_thing_1 and thing_1_why != "":
~ return thing_1_the_prop
}
~ return "the slipper"

=== function lead_prop_many
{
- is_being_1 and being_1_why != "":
~ return being_1_prop_many
- not is_being_1 and is_thing_1 and thing_1_why != "":
~ return thing_1_prop_many
}
~ return false

=== function second_why
{
- is_being_1 and is_thing_1:
~ return thing_1_why
- is_being_2:
~ return being_2_why
}
~ return thing_2_why

=== function second_prop
{
- second_why() == "":
~ return "a mug"
- is_being_1 and is_thing_1:
~ return thing_1_prop
- is_being_2:
~ return being_2_prop
}
~ return thing_2_prop

=== function second_prop_many
{
- second_why() == "":
~ return false
- is_being_1 and is_thing_1:
~ return thing_1_prop_many
- is_being_2:
~ return being_2_prop_many
}
~ return thing_2_prop_many

=== function has_act
~ return is_entry_1_act or is_entry_2_act or is_entry_3_act or is_entry_4_act

=== function act
{
- is_entry_1_act:
~ return entry_1_act
- is_entry_2_act:
~ return entry_2_act
- is_entry_3_act:
~ return entry_3_act
}
~ return entry_4_act

=== function second_act
~ return is_entry_1_act and is_entry_2_act
