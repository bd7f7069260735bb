# tells: entries(story|planted|plants grew|magic seed|magic seeds|magic bean|magic beans|made a wish|made the wish|made wishes|made one wish|made three wishes|made her wish|made his wish|wished that it|wished that the|wished that her|wished that his|wished that every|wished that all|wished for|wished her|wished his|a wish and|her wish|his wish|the wish|three wishes|wish came true|wishes came true|wish was granted|granted|cast a spell|cast the spell|cast spells|cast a bad spell|cast the wrong spell|put a spell|put the spell|a spell on|the spell|spells|spell went|spell made|spell turned|spell that|magic wand|potion|potions)
# wants: child
# never: plants a flag|planted a flag|plants a kiss|planted a kiss|turns herself|turns himself|turns her into|turns him into|makes her invisible|makes him invisible
# kind birthday: birthday|birthdays
# kind wand: wand|wands
# kind upon: wish on|wishes on|wished on
# kind plant: plants|planted|plant|seed|seeds|bean|beans
# kind potion: potion|potions|brew|brews
# kind wish: wish|wishes|wished|wishing|genie|granted
# ages: 3-10
# needs: speaking
# holds: dark(kind)

=== title
{~Nobody Is Expected|A Bit Went Over the Edge}
-> DONE

=== s1
# shot: wide
# place: garden; day; clear
# action: L look-up surprised; heroes look-up surprised; friends stand curious
# things: e1 right; mat left
{~Nobody was expected that day. {H} had looked, and there was nothing on the calendar but a drawing of a goose.|There is a right way to pour, and {H} had been shown it: slowly, and with an eye on the edge.|“Mind the edge,” {H} was always told. As a rule it was about milk.}
{entry_1}
{
- is_plant:
It had been watered in, from the big can. {young:The can had been too full, and a bit went over the edge.|The can had been too full, as it is when something matters, and a bit had gone over the edge.}
- is_potion:
It had been done with a swing, {young:and a bit went over the edge.|as it is when somebody is watching, and a bit had gone over the edge.}
- is_wish or is_upon or is_birthday:
A wish is like milk. {young:It was too full, and a bit went over the edge.|You cannot put down a full one without a bit of it going over the edge.}
- is_wand:
A wand is like a full spoon. {young:It was waved, and a bit went over the edge.|You cannot wave it without a bit of it going over the edge.}
- else:
A spell is like milk. {young:It was too full, and a bit went over the edge.|You cannot put down a full one without a bit of it going over the edge.}
}
Everybody looked at {outcome()}. {young:Only {L} looked at the edge, and there the mat got up.|Nobody looked at the edge but {L}, and so nobody else saw the mat get up.}
It was the mat from the door. {young:It went on its edge, all the way to {outcome()}, and lay down.|It went on its edge, like a plate, as far as {outcome()}, and there it lay down in front and waited for feet.}
“Nobody is expected,” {L} told it, and rolled it up, and took it home under one arm.
-> DONE

=== m1
# aside
# shot: close
# place: garden; day; clear
# action: L listen curious; heroes listen; friends stand
# things: clock; e1 right
The clock from the hall had got a drop as well, and it came along on its two little feet. {young:It stood close to {outcome()}, and ticked.|It stood as close to {outcome()} as it could get, and ticked, quite slowly, as you talk to somebody from abroad.}
“It is telling {outcome()} the time,” said {L}. {young:It was ten past.|And it was ten past, and had been nothing else for as long as it takes to say so.}
Nobody had told {outcome()} that. {young:How would you know that, on your first day?|All the rest had been there at five past, and at six past, and knew how it had come about.} # usual
{outcome_is_being():{outcome()} listened, right to the next tick.|It was as if {outcome()} had been waiting for that.} # spare
“Nobody is expected,” {L} told the clock. But it was busy, and said only the one thing. # more
{pausing} # company
-> DONE

=== s2
# shot: two
# place: street; day; clear
# action: L push worried chair; heroes stand surprised; friends stand surprised
# things: chair; mat right; e1 right; e2 right
{is_entry_3:{entry_2}}
{joining}
{is_loved:“Are you about {loved}?” {L} asked the mat. It was about feet, as far as could be seen.|{musing}} # personal
When {L} got home, the chair was coming out. {young:They met in the door. “After you,” said {L}.|They met in the door, and both went to the same side, and then both to the other.}
The chair went on its four legs, one after the other, to {outcome()}. {young:It stood there with an empty lap.|It stopped in front, and turned round, and stood there with its lap empty, like somebody who is too polite to say so.}
And there lay the mat. {young:It had come back.|It had come back by the other road.} # usual
{is_entry_3:All of them were still talking about that.|Everybody had something to say about {outcome()}. It was “oh”, and “what now”, and “who is going to clear that up”.} {young:Nobody said a thing to {outcome()}.|Nobody had said one word to {outcome()}.} # usual
{hinderer_person:“Is that one free?” asked {hinderer}, and sat down on it, and then it was a good deal heavier.} # beat
{hinderer_animal:{hinderer} lay down on the mat, and did not mind where it went, so long as it went flat.} # beat
{hinderer_carried:{hinderer} had been put down on the chair, and so went all the way along with it.} # beat
“Nobody is expected,” said {L}, with the chair under one arm and the mat under the other.
-> DONE

=== l1
# aside
# shot: two
# place: garden; day; clear
# action: L kneel curious; heroes kneel; friends sit
# things: mug; plate; e1 right
Then there was a rattle in the grass, and it was a cup on a saucer. {young:It came in very small steps.|It came in very small steps, since it was full, and it did not spill, as others had.}
It put itself down by {outcome()}. {young:It had the spoon with it.|It had brought the spoon, and had turned its handle to the proper side.}
“That is the good cup,” said {L}. {young:“It is for visitors.”|“It never comes out for us. It only comes out for visitors.”}
There it stood, and steamed, and waited to be asked. # usual
“Nobody is expected,” {L} told it, but it had heard that said before other visitors. # spare
The steam went up quite straight, for there was no draught. There was no room for one to come from. # more
{themed_a} had come with it, on the same saucer. # personal
-> DONE

=== m2
# aside
# shot: close
# place: garden; day; clear
# action: L peek curious; heroes peek; friends stand
# things: mirror; e1 right; wall
The mirror had got a good deal, and it came as well. {young:It leaned on the wall, and looked at {outcome()}.|It leaned itself against the wall, and breathed on its own glass, and cleared again, and looked at {outcome()}.}
“So that {outcome()} can see who it is,” said {L}. {young:You want to know that.|It is a thing that you want to know, and from the inside you cannot tell.}
{L} looked in from the side. {young:There was only an ear.|But from the side there was only an ear in it, and that one {L} knew.}
So what {outcome()} saw in there was not to be found out. # spare
But the mirror kept very still, as you do when somebody is seeing something for the first time. # more
-> DONE

=== s3
# shot: behind
# place: garden; dusk; clear
# action: L sit surprised on chair; heroes stand surprised; friends stand curious
# things: chair; mat; door; lamp; e1 right; e3 right
{is_entry_4:{entry_3}}
Next came the lamp, {young:and its cord came behind, like a tail.|with its cord behind it, like a tail that has never been out.} And then came the door.
{young:It had a hard time. A door has only one foot.|A door has only the one foot, and it was a long way.} # usual
“But you are staying,” said {L} to the chair, and sat down on it, to be sure. {young:And off went the chair, with {L} on it.|The chair thought about that. Then it got up, with {L} on it, and went very carefully, since it was carrying something.} ¶ It put {L} down in front of {outcome()}. # usual
{helper_person:“There is only the hook missing,” said {helper}, and held out one finger, for coats.} # beat
{helper_animal:{helper} lay down on the mat with a nose to the door, just as at home.} # beat
{helper_carried:{helper} was put down beside the chair, where the umbrella goes, and that was right as well.} # beat
Then {L} saw how they stood. First came the mat. After the mat came the door, and after the door came the lamp, and the chair, for whoever has to wait. {young:It was a hall.|There were no walls to it, but it was a hall.}
And on the inside of it {outcome_many():were|was} {outcome()}.
“It is not that nobody is expected,” said {L}. “Somebody has come.” # usual
-> DONE

=== l2
# aside
# shot: two
# place: garden; dusk; clear
# action: postman give happy paper; L stand curious; heroes stand; friends stand
# things: door; mat; e1 left
# people: postman
The postman came by, and saw the door. {young:“That is new,” said the postman.|“That was not here yesterday,” said the postman, and looked in the bag.}
There was one letter that had been in there for years. {young:Nobody knew whose it was.|It had been to every house in the road, and each of them had said that it was for somebody else.}
“To whoever has just come,” it said. {young:In it went, by the slot.|The postman wiped both feet, and put it in at the slot, and it fell on the other side, before {outcome()}.}
“Nice place,” said the postman. “A bit open.” # spare
What was in it is not known. It was not for the rest of them. # spare
“They said that there would be somebody, some day,” said the postman, and went on, and the bag swung from side to side. # more
-> DONE

=== s4
# shot: close
# place: garden; dusk; clear
# action: L knock happy at door; heroes stand happy; friends stand happy
# things: door; mat; e1 right; e2 right; e3 left; e4 left; lamp
So {L} went out, and round to the front. {young:Then {L} wiped both feet, and knocked.|There {L} wiped both feet, first one and then the other, and knocked.}
The door opened, as a door does when it knows you. # usual
“Good evening,” said {L} to {outcome()}. “Nobody was expected, and now you have come. This is the door. There is where you sit, and that is the lamp, if it gets dark.”
{is_entry_4:{entry_4}|{is_entry_3:{entry_3}|{is_entry_2:{entry_2}|Nobody had said as much as that to {outcome()} all day. It got quiet, as it does when somebody who has stood for a long time sits down.}}}
{not is_entry_2:“You do not have to do it all today,” said {L}. {is_plant:“You can grow a bit, and have a rest.”|“You can stop for a bit, and go on when you like.”}} # usual
{is_entry_2:And this time nothing went over the edge.|And nothing more went over the edge.}
When the lamp was lit you could see how late it was. # usual
Then they went home, one after the other: the lamp in front, and the chair, and the door. They had only wanted to see to it. The mat went last. # usual
-> DONE

=== m3
# shot: wide
# place: street; dusk; clear
# action: heroes walk sleepy; friends walk
# things: chair; lamp; mat left; moon
It is a long way home behind a door. It went one step at a time.
Nobody hurried it. Whoever was behind it knocked now and then, to be polite.
At home it went into its hole again. It fitted. It only creaked a bit, from having been out. # usual
There was grass on its foot. {L} took it off. # spare
Once they had to stop, so that it could change to the other corner. # more
-> DONE

=== l3
# aside
# shot: close
# place: bathroom; night; stars
# action: L wash sleepy; heroes wash; friends stand
# things: basin; tap; towel; soap
Then {L} washed. The water was poured in slowly, with an eye on the edge.
A bit went over all the same. It went on the towel.
They waited. The towel did not get up. It was only water. # usual
“Nobody is expected,” {L} told it, to be on the safe side. # spare
It hung there all the same with one corner out, like somebody who would only like to know. # more
-> DONE

=== m4
# aside
# shot: behind
# place: hallway; night; stars
# action: L climb sleepy stairs; heroes climb stairs; friends stand
# things: stairs; chair left; mat
The chair stood in the hall again. It was just a chair.
{L} sat down on it once more, and waited. It stayed where it was. # usual
“You did that very well,” said {L}. One of its knees may have bent a bit. # usual
Then {L} went up. The stairs had not been anywhere. # spare
They had had nobody on them all day. They creaked a bit, to say so. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: mat; chair left; clock; door
Down there the mat lay flat. It lay like somebody who has been out.
The door was shut. On the one side of it was in, and on the other side was out. It had that straight again. # usual
The clock said what the time was. Everybody knew. # spare
On the lamp there was a bit of grass. It had been put back with it on. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: pillow; quilt; window
{L} lay in bed.
{resting}
{keepsake}
{dream} # spare
And over the edge of the sill, quite softly, came the night. It stood about. It had only just come, and nobody had said a word to it.
“Nobody is expected,” said {L}. But it was there now. # usual
So {L} moved over. “This is the bed,” said {L}. “There is where you sit.”
It got quiet then, as it does when somebody sits down.
{outcome_noun():Goodnight, {outcome()}.} Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a knock in the morning. It was the mat. ¶ “Have you been out again?” asked {A}. It had. There was dew on it, and a leaf, and in the middle of it stood a very small snail, that had wiped all of its foot. ¶ “Nobody is expected,” said {A}. Then {A} fetched the doll’s chair, and held the door.
-> DONE

=== next_bedtime
The mat lay in front of the bed. Nobody was expected, but you never know.
-> DONE

=== function outcome_noun
~ return is_birthday or is_entry_1_thing or is_entry_1_being

=== function outcome
{
- is_birthday:
~ return "the birthday"
- (is_plant or is_upon) and is_entry_1_thing_2:
~ return entry_1_thing_2
- is_entry_1_being_2:
~ return entry_1_being_2
- is_potion and is_entry_1_being:
~ return entry_1_being
- is_spell() and is_entry_1_thing_2:
~ return entry_1_thing_2
- is_entry_1_thing:
~ return entry_1_thing
- is_entry_1_being:
~ return entry_1_being
}
~ return "all of it"

=== function outcome_many
{
- is_birthday:
~ return false
- (is_plant or is_upon) and is_entry_1_thing_2:
~ return entry_1_thing_2_many
- is_entry_1_being_2:
~ return entry_1_being_2_many
- is_potion and is_entry_1_being:
~ return entry_1_being_many
- is_spell() and is_entry_1_thing_2:
~ return entry_1_thing_2_many
- is_entry_1_thing:
~ return entry_1_thing_many
- is_entry_1_being:
~ return entry_1_being_many
}
~ return false

=== function is_spell
~ return not (is_birthday or is_wand or is_plant or is_potion or is_wish or is_upon)

=== function outcome_is_being
{
- is_entry_1_being and outcome() == entry_1_being:
~ return true
- is_entry_1_being_2 and outcome() == entry_1_being_2:
~ return true
}
~ return false
