# about: pet-died
# also: sad; missing
# news: bad
# wants: child
# role pet: answer = a cat
# ages: 3-12
# holds: death, dark(kind)

=== title
{~Half Past Five|The Cup, the Right Way Up}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: heroes hold sad cup; friends stand sad; woman stand sad
# things: cupboard; clock; cup in heroes.hand; bowl; basket
# people: woman
{~At half past five {H} had got as far as the cupboard, {young:and had the blue cup out. Then everybody in the kitchen stood still.|and had taken out the blue cup, before anybody remembered.} It was time for {pet_s} supper. And {pet} had died.|There is a half past five in every day. {H} had not noticed it before, {young:for there was always supper to give.|since it had always been busy.} That was when {pet} had supper. Now {pet} had died, and here it came, all the same.|“It is half past five,” said {H}, {young:and then it was very quiet.|and after that there was nothing more to say.} That was when {pet} had supper, out of the blue cup. And {pet} had died.}
{A} had asked what it meant, twice. {young:{pet} was not hungry, and not cold. {pet} was not coming back. Nobody had done anything wrong.|To be dead meant not hungry, and not cold, and not coming back. Nobody had done anything to make it so.}
{is_wished_saying:{wished_saying} {A} had said that, too, and it was all right to say it.} # wished
But half past five came in by the door with its arms full. It had brought all the love there was for {pet_many:those {pet_noun}|one {pet_noun}}, {young:and did not know who to give it to.|as always, and did not know where to put it down.}
-> DONE

=== s2
# shot: two
# place: park; dusk; breeze
# action: heroes run sad; friends walk calm
# things: clock; tree; bench
The next day {A} hid under the table, to be on the safe side. {young:Half past five came, too.|Half past five came in under it as well, and there was not really room.} # usual
The day after, {H} went {young:out, a long way.|right to the far end of the {~park|path}, where nobody would think of looking.}
{joining}
{young:And up the path came half past five, quite out of breath,|Before long half past five came up the path, rather out of breath,} with the whole lot in its arms.
“You again,” said {A}. # usual
{hinderer_person:“Is that the time?” asked {hinderer}, and then was sorry to have said it.} # beat
{hinderer_animal:{hinderer} stopped, and looked back along the path, as if somebody else ought to be coming. So they waited.} # beat
{hinderer_carried:{A} was carrying {hinderer}, and had no arm free. Half past five did not mind waiting.} # beat
-> DONE

=== m1
# aside
# shot: close
# place: garden; dusk; clear
# action: heroes stroke calm snail; snail eat happy; friends crouch curious
# things: wall; leaf before snail
So {A} tried giving the love to somebody else. {young:There was a snail on the wall. It had no plans.|The first person to come by was a snail, who was not expecting anything.}
{A} gave the snail a good leaf. {young:Clever one, {A} called it, and stroked its shell, the right way, ten times.|Clever one, {A} called it, and stroked it along the shell, in the direction in which the shell went.}
“Is it enough?” asked {A}.
That was far too much for a snail. Out came its {~horns|eyes}, and in again, and it went away, {young:as fast as a snail can, and that took all evening.|politely, at its best speed. You could see it being polite for some time.}
And there was just as much left over. # spare
“It may have been too much at once,” said {A}, and looked at the leaf, which had one small hole in it. # more
-> DONE

=== l1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: woman look-through sad tin; heroes peek sad at woman
# things: fridge; tin in woman.hand; bag
Half past five did not only call on {A}. {young:The grown-up with the shopping stood by the fridge, with the door open.|The grown-up with the shopping was standing at the fridge, with the door open and the light on.}
“What are you looking for?” asked {A}.
“I have forgotten.” {young:That was not so. You could tell.|This did not sound like the truth, but was not exactly a lie.}
In with the shopping was a {~tin|box} that nobody needed now. {pet} had liked that sort. {young:A hand had got it, and did not know.|The hand had taken it off the shelf by itself, the way hands do.}
Nobody said anything. They put it away, at the front. # spare
The fridge hummed to itself, and in a while somebody shut it. # more
-> DONE

=== m2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: heroes point laughing at rug; friends sit laughing
# things: rug; hole on rug; picture
Some people said that {pet} had been very good. {young:That was kind. But {A} knew the rest as well.|They meant it kindly, but {A} had known {pet} well.}
{pet} had not been good. {pet} had been {pet}. {young:{pet} did not do as you said. {pet} would not look at you on bath night.|{pet} had never once done as anybody said, on the first day of asking, and had not cared for {~hoovering|Mondays}.}
“And what about the carpet?” {many:said {B}.|said {A}, to be fair.} ¶ Everybody thought about the carpet. They all blamed {pet}, and that was quite a help.
There had been a piece of fish as well, one Friday, and nobody had ever been charged with it. # more
{pausing} # company
-> DONE

=== l2
# aside
# shot: above
# place: bedroom; dusk; rain
# action: heroes hug sad pillow; friends sit calm
# things: clock; sock on clock; puzzle
One day they tried leaving half past five out. {young:{A} put a sock on the clock.|{A} put a {~sock|tea cosy} on the clock, and nobody was to say what time it was.}
Five o’clock came. Then came a bit more, and it might have been anything. {young:Rain ran down the glass. They did a whole puzzle.|They did all the edges of a puzzle, and most of a boat.}
“I think it has gone past,” whispered {A}. # spare
The boat had a red sail, and the red was all there but for one piece. # more
Then something said that it was half past five. It was not the clock. It was inside. {young:{A} had both arms round a pillow.|{A} had got hold of a pillow, and nobody had seen it happen.}
So they let the clock look out again. It was a good clock, and none of this was its doing.
-> DONE

=== s3
# shot: object
# place: kitchen; dusk; clear
# action: heroes whisper sad cup; friends sit sad
# things: cup on shelf; shelf; clock
“Well, come in,” said {A}, the next time. {young:“How much have you got there?”|“Let me see how much there is.”}
The blue cup had been washed, and stood upside down on the shelf. {young:That is how you put a cup that is done.|That is how you put a cup when you have finished with it.}
{A} turned it the right way up. {young:That was the worst bit.|The cup weighed nothing, and was hard to lift.}
{helper_person:{helper} stood by, and did not say that it was only a cup.} # beat
{helper_animal:{helper} came and smelled the cup, all the way round, and stayed beside it.} # beat
{helper_carried:{helper} was put down for a moment, so that there were two hands for it.} # beat
And then {A} understood. There had never been more than would go into that cup. {young:One cup a day.|One cupful, once a day.}
{A} held it close, and said something into it. “I liked it,” said {A}, “when you looked at me.” And in it went.
After that {A} could stay in the kitchen. # usual
-> DONE

=== m4
# shot: two
# place: kitchen; dusk; clear
# action: heroes hold calm cup; friends sit-on-chair happy; woman sit-on-chair happy
# things: cup; table; picture on table
They passed the cup round. {young:They could put in one thing each.|Everybody could put in one thing, and it had to be true.}
Somebody put in how {pet} had smelled, which was not of {~flowers|roses}. Somebody put in the first day, and how small, {young:and how they all sat on the floor.|and that nobody had sat on a chair until the Sunday.}
One was too long ago for {A}, who listened hard. {young:But now {A} had a new one to keep.|It was strange to be given a new one now, and to be allowed to keep it.}
“{pet} would not have liked this,” said {A}. “All this talk, and no supper.” That went in as well. # spare
-> DONE

=== s4
# shot: close
# place: kitchen; dusk; clear
# action: heroes hug laughing friends; friends hug laughing heroes; woman sit-on-chair laughing
# things: cup on table; table; clock; door; milk
Then somebody told how a visitor once sat in {pet_s} supper. They laughed, and had to hold on to the {young:table.|edge of the table.}
After that the cup ran over a bit, and so did {As} eyes. {young:There was a sleeve for that.|That is what sleeves are for.}
“It is full,” said {A}, and looked in.{not short: You could not see anything. It was full, all the same.} # usual
And there in the door stood half past five, and its arms were empty.
Now it looked thin. {young:It looked like a time of day.|It was just a time, between the one before and the one after.} # usual
“You may come again tomorrow,” said {A}.
It was coming in any case. But it is nice to be asked. # usual
-> DONE

=== l3
# aside
# shot: behind
# place: bathroom; night; stars
# action: heroes sit calm in bath; friends stand calm
# things: bath; 5 bubbles over bath; towel
Then it was six, and then it was the bath.
In a bath you cannot be sad all over. Some of {A} was. A knee was not. The toes were {~warm|fine}.
“Can you be sad and warm?” asked {A}. # spare
You can. Most people are. The water went up, and it went down, and it was warm.
“I have thought of one for the cup,” said {A}, and did not say what. # more
-> DONE

=== m3
# shot: above
# place: bedroom; night; stars
# action: heroes reach-up calm cup; friends sit sleepy
# things: cup on window; window
The cup did not go back on the shelf. Nor did it go in the sink.
They put it on the sill, where it could be {~found|got at}. It went there the right way up.
“Do we have to wash it?” asked {A}. They did not think so. # spare
The cup would do for tomorrow. It held as much as it had ever held. # spare
{A} looked in, to see if it was empty. It was not. # more
-> DONE

=== l4
# shot: wide
# place: kitchen; night; stars
# action: owl sit calm; heroes sit sleepy
# things: clock; table; row of 3 chairs
Down in the kitchen there was only the clock.
There was no supper to think of. Seven, said the clock. It said so to the {~chairs|spoons}, and they did not mind.
Out on the wall went the snail. It was nearly at the corner. # more
The light was left on for a bit. Somebody was still up, with another cup. # more
The shelf had a ring on it, where a cup had been. A lemon could go there. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: cup
And here was bed, soft and warm. # usual
{resting}
{dream} # spare
“I have one more for the cup,” said {L}.
This was a small one. It was how {pet} came to see who it was. # usual
“Will it keep?” It would keep.
The moon came, and looked in the cup, and took none. # usual
Far down, the clock went on. It had all the night to go round.
Then it would be half past five.
And the cup was the right way up.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Half past five came to the door, as it does. It was not carrying so much.
The cup stood on the sill, and {A} had thought about it since the morning. It was quite short, in the end. “I told somebody about you today,” {A} said into the cup. “I told them your name first.”
In it went. Then it was twenty-five to six.
-> DONE

=== next_bedtime
The cup was on the sill, the right way up.
-> DONE
