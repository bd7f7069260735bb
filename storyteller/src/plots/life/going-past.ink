# about: story-about; with-character; creature; bring-back
# tells: tale(something odd|wheel|wheels|window|windows|door|doors|engine|siren|horn|sails|roof|lid|handle)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind bumpy: square wheels|triangle wheels|triangular wheels|wonky wheels|wobbly wheels|oval wheels
# kind wheels: wheel|wheels
# kind windows: window|windows
# kind sound: siren|horn|engine
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind)

=== title
{~Going Past|From the Corner to the Corner}
-> DONE

=== s1
# shot: wide
# place: street; dusk; clear
# action: guest walk calm; heroes stand curious at guest; friends stand curious
# things: gate left; house right; street-lamp
{~Every evening, when the lamps come on, somebody goes past the gate, and {H} went out to see who it was.|“Here {wished_odd_many:come|comes} {wished_odd},” said somebody out in the street, and {H} went to the gate at once.|All along the street people had put their heads out, and so {H} went to the gate to see what it was.}
It was {guest_a}, with {wished_odd}.
{
- is_bumpy:
Bump, it went, and bump, and in all the kitchens along the street the spoons jumped in their drawers.
- is_wheels:
Round they went, all along the street, and all the heads went along with them.
- is_windows:
The light fell out through {wished_odd_many:them|it}, and for a moment every gate looked like the gate of somebody else.
- is_sound:
You could hear {wished_odd_many:them|it} from the corner, long before there was anything to be seen.
- else:
You could see {wished_odd_many:them|it} from the corner, long before you saw any of the rest.
}
“Where are you going?” asked {L}. ¶ “Past,” said {guest}. “Every evening, from the corner to the corner. {young:Then {guest_many:we|I} go home.”|It is not much, but somebody has to.”}
So {L} went along on the pavement, to keep {guest} company.
-> DONE

=== m1
# aside
# shot: close
# place: street; dusk; clear
# action: heroes point curious; guest walk calm; friends walk happy
# things: window right; street-lamp; gate left
At every house there was somebody who looked. {young:At number two it was a cat.|At number two it was a cat, at number three it was a whole family, in order of size.}
“Do they never wave?” asked {A}. ¶ “They are too busy looking,” said {guest}. {young:“At {wished_odd}.”|“They begin with {wished_odd}, and then {guest_many:we are|I am} round the corner.”}
The man at number four had a watering can, {young:and watered his shoe.|and he looked for so long that he watered his shoe.}
“And if there was somebody else with {wished_odd}?” asked {A}. {young:There was nobody else.|{guest} had asked about it. There was somebody a long way off who had something like it, but had moved.} # more
“Here {wished_odd_many:come|comes} {wished_odd},” they said at every gate, one after the other, as people say that it is raining. # more
-> DONE

=== s2
# shot: two
# place: street; dusk; clear
# action: heroes carry happy sheet; guest stand worried; friends carry happy
# things: gate left; washing-line; sheet on washing-line; street-lamp
“They only ever notice {wished_odd},” said {guest}. “{guest_many:We|I} should like to go past like anybody. Just once.”
{joining}
{is_loved:“I should look, too,” said {L}, “even if I was thinking about {loved}.”|{musing}} # personal
{L} thought about it, and went in, and came back with the big sheet from the line, the one for the big bed. {is_sound:It was hung over {guest}, with a pillow below it, so that nobody would hear.|{is_bumpy:It was hung over {guest}, right down to the ground, and they kept to the grass, where you can’t hear a bump.|It was hung over {guest}, and it came right down to the ground on both sides.}}
{hinderer_person:{hinderer} had got under the sheet as well, by mistake, and had to be found.} # beat
{hinderer_animal:{hinderer} lay down on the end of the sheet, and for some time nobody went past anything.} # beat
{hinderer_carried:{hinderer} had been left on the sheet, and went up with it, and had to be fetched down.} # beat
“How do {guest_many:we|I} look?” asked {guest}. ¶ {L} went back three steps. “Like anybody,” said {L}. “Like anybody with a sheet.” # usual
-> DONE

=== l1
# aside
# shot: above
# place: street; dusk; clear
# action: guest stand calm; heroes sit calm at guest; friends sit calm
# things: street-lamp; gate left; bench
“Did you choose {wished_odd_many:them|it}?” asked {A}. “You can choose, with some things. I could have had blue boots.”
“{wished_odd_many:They were|It was} on when {guest_many:we|I} came,” said {guest}. {young:“Nobody asked.”|“Somebody must have gone to the cupboard, and this was what was in it.”}
{A} thought that over. {young:It was the same with ears.|It had been just the same with {As} ears. They had been on, and nobody had said that there were others.}
“Did anybody look?” asked {guest}. ¶ “At the ears?” said {A}. “At the beginning they looked a lot. {young:Then they got used to it.”|Then they had seen them, and now they only look if there is jam.”}
“It never stops with {wished_odd},” said {guest}. # more
“And what did they say about them?” asked {guest}. ¶ “That they were ears,” said {A}. # more
-> DONE

=== m2
# aside
# shot: behind
# place: street; dusk; breeze
# action: guest walk curious; heroes clap happy at guest; friends stand happy
# things: sheet; gate left; street-lamp; themed on wall
First they had to practise a bit, behind the hedge. How does anybody go? {young:They just go.|{A} had never had to say it, and found that there was not much to be said.}
“You look in front of you,” said {A}, “and you think about potatoes.”
{guest} went up and down behind the hedge like that. {young:It was very like anybody.|It was so like anybody that {A} once said “good evening”.}
{themed_a} lay on the wall, and {guest} went past that, too, for practice, and it did not look. # personal
{pausing} # company
“What sort of potatoes?” asked {guest}, {young:and went past once more.|on the way back.} ¶ “Any sort,” said {A}. # more
A lady came by with a dog. The dog did turn round, but it does that for anybody. # more
-> DONE

=== s3
# shot: above
# place: street; dusk; clear
# action: guest walk happy; heroes look-up worried; friends walk calm
# things: sheet; house right; window right; street-lamp
Then {guest} went past, from the corner to the corner, and not a head came out. “Nobody looked!” said {guest}. “Did you see? Not one.”
{helper_person:“I looked the other way,” said {helper}, “so as to be on the safe side.”} # beat
{helper_animal:{helper} went on ahead and looked at something else, very hard, so that people should look at that.} # beat
{helper_carried:{helper} was held up, so that anybody who had to look at a thing could look at {helper}.} # beat
But something was not right with the street. It was getting dark, and at number four the man was still watering his beans. Nobody had put the soup on. # usual
At number nine, up at the window, stood somebody very small in pyjamas, {young:with a nose on the glass.|with a nose pressed quite flat on the glass.}
“Why are you not in bed?” called {L}. ¶ “I can’t yet,” called the small one. “I am waiting for {wished_odd}. First {wished_odd_many:they|it} {wished_odd_many:come|comes}, and then it is night.”
-> DONE

=== l2
# aside
# shot: two
# place: street; dusk; clear
# action: guest stand worried; heroes stand curious; friends stand calm
# things: sheet; house right; street-lamp; gate left
They stood there, and under the sheet it was quiet. {young:A bat went by.|A bat went by, and a man with a bag, and neither of them was looked at.}
“So this is how it is for anybody,” said {guest}. “You go past, {young:and then you have been past.”|and when you have gone past, it is just as it was before you came.”}
“Do you like it?” asked {A}. {young:{guest} was not sure.|{guest} thought it was restful, as it is to be in a cupboard.}
All along the street they still had the day on. {young:It was much too late for it.|Somebody went out to beat a carpet, at a time when carpets have long been lying down.}
“You would think that they had not been told,” said {A}. # more
Somewhere a tap was running, and a ball was still going to and fro. # more
-> DONE

=== s4
# shot: close
# place: street; night; stars
# action: heroes pull happy sheet; guest stand proud; friends clap happy
# things: sheet; window right; street-lamp; house right
{guest} looked up at the window for a while. “Take it off,” said {guest}. {L} pulled, and off came the sheet.
And {guest} went past with {wished_odd}, from the one corner to the other, and did not hurry.
{
- is_bumpy:
Bump, it went. Bump. The spoons all jumped.
- is_wheels:
Round they went, all the way.
- is_windows:
The light fell out on all the gates.
- is_sound:
You could hear {wished_odd_many:them|it} up to the roofs.
- else:
You could see {wished_odd_many:them|it} from end to end.
}
“Here {wished_odd_many:come|comes} {wished_odd}!” called the small one. And then it was gone from the window, and was in bed.
The soup was put on. The beans had had enough. One by one, as {guest} went past, the lamps went out. # usual
“They did look,” said {guest}. ¶ “They look out,” said {L}. “They look out for {wished_odd_many:them|it}. That is another thing.”
-> DONE

=== m3
# aside
# shot: two
# place: street; night; stars
# action: heroes hold sleepy sheet; guest stand happy; friends stand calm
# things: street-lamp; gate left
The sheet had to be folded. {A} had the two ends here. {guest} had the two ends there.
They met in the middle. They did that four times. # spare
“Will you want it again?” asked {A}. ¶ “No,” said {guest}. “But it was a good sheet.”
It still had a bit of the shape, where {wished_odd} had been. It was to go on the big bed like that. # spare
Somebody would lie in it, and not know. # more
First it was as long as the gate. Then it was as big as a book. # more
“Now {guest_many:we|I} know how it is for anybody,” said {guest}. ¶ “But they don’t know how it is for you,” said {A}. # more
-> DONE

=== m4
# aside
# shot: wide
# place: street; night; stars
# action: guest walk happy; heroes wave sleepy; friends wave sleepy
# things: street-lamp; house right; gate left
{guest} had to go once more, for the far end. They had not seen {wished_odd} yet today.
{A} stayed at the gate. It was all in there, in the dark: the soup, and the beans, and the small one in bed.
At the far end a voice said it. “Here {wished_odd_many:come|comes} {wished_odd}.” Then the lamps went out there, too. # spare
After that there was no one left to go past. # spare
It smelled of leek, down the whole street. # more
The cat at number two shut one eye. Then it shut the other. # more
-> DONE

=== l3
# aside
# shot: behind
# place: garden; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: gate left; lamp; moon
{A} shut the gate. It went click.
“Past,” said the gate, or it sounded so. {A} had gone past.
The wall did not look. The tree did not look. They had seen {A} before. # spare
In the door stood a light. That had looked out. # more
{homeward} # company
So {A} went in, and was not past. {A} was there. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: street-lamp; house right; moon; gate left
The street was dark. It had been told.
A leaf went past. A bit of wind went past. No one looked.
On the road lay the light of one lamp. It stayed. # more
In a drawer lay the spoons, one in the other. # more
Far off, round two corners, was {guest}, with {wished_odd}. {wished_odd_many:They|It} {wished_odd_many:were|was} quite still. # more
On a step stood a can. It had done the beans. # more
Then the moon came along, from the corner to the corner.
It was late, so it went past. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends sleep
# things: bed; pillow; quilt; lamp; window
{A} lay in bed. The lamp was still on.
{resting}
{keepsake}
{dream} # spare
Down in the street somebody went past, on the way home.
“Here {wished_odd_many:come|comes} {wished_odd},” said {A}, and the lamp went out.
Then sleep came round the corner. It had a long way. # usual
{A} looked out for it. It came along, gate by gate. # usual
It did not go past.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
When the lamps came on, there was a chair at every gate in the street, and on each of the chairs was a cushion. The cat at number two had the best one.
“What are we looking out for?” asked {A}, who had brought the stool from the kitchen. ¶ “Nothing yet,” said the man at number four. “But we thought that one might sit.” So they sat, and looked out for it, and an evening went past.
-> DONE

=== next_bedtime
Down in the street somebody went past. It must be night.
-> DONE
