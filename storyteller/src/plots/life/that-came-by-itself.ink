# about: parents-apart
# also: sad; missing; nervous; angry; lonely
# wants: child
# role friend: toy = a hare called Nettle
# ages: 3-10
# holds: separation, bus(kind), dark(kind)

=== title
{~That Came by Itself|What to Put in the Bag}
-> DONE

=== s1
# shot: wide
# place: bedroom; afternoon; clear
# action: A push worried suitcase; heroes carry lamp; friends carry shoe; friend sit on suitcase
# things: suitcase; lamp; 4 shoes in suitcase; cup; themed beside suitcase
{~On Friday the bag came out from under the bed and opened its mouth, {young:and {H} had to fill it.|and {H} had to think what to give it.}|{H} had two homes, two beds and two toothbrushes. {young:But there was just one bag.|Of bags there was one, and on Fridays it went across.}|“What do you need at the other home?” a voice called up the stairs. {young:{H} had the bag open.|It sounded like a small question, and {H} opened the bag.}}
Once there had been one home, with two grown-ups in it. Now there was a grown-up in each, and that was how it would stay. It was not because of anything that {A} had done. They had both said so{not young:, in two kitchens}.
“I need all of it,” said {A}. In went {friend_a}.
{young:In went the lamp. In went the cup, and six shoes.|In went the lamp and the cup, and six shoes.} # usual
{themed_a} went in at the side, since there is only one of it. # personal
{is_wished_saying:{wished_saying} {A} had told that to both of them, and they had both listened.} # wished
There is a board by {As} bed that goes eek. {A} trod on it, beside the open bag, and {young:shut the eek in, quick|was quick with the zip}.
-> DONE

=== m1
# aside
# shot: behind
# place: bathroom; afternoon; clear
# action: A hold curious suitcase under tap; heroes listen; friends stand
# things: tap; drop under tap; suitcase; basin
There were more things of that sort. The tap says plip. {young:{A} got three plips.|{A} waited under it with the side pocket, and got three.}
The kitchen has a smell at four. {A} carried the bag up and down in it, {young:like a person with a fishing net|with its mouth as wide as it would go}.
Across the road was the cat, on its post, too far off to be packed, {young:so {A} looked at it very hard|and had to be looked at until it was known by heart}.
“What are you doing in there?” called the grown-up on the stairs. ¶ “Packing,” said {A}. “I have nearly got Thursday.” # spare
The echo in the bath was got on the first try. # more
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: woman hug A; A hug happy woman; heroes carry suitcase; friends carry-both suitcase
# things: door; suitcase; lamp
# people: woman(curly hair)
It took two to lift the bag, and one to say mind the wall. # usual
{joining}
{hinderer_person:“I have got it,” said {hinderer}, going up the step of the bus backwards, and for a time it had {hinderer}.} # beat
{hinderer_animal:{hinderer} smelled the bag from one end to the other, at the stop, and the bus waited for the second side.} # beat
{hinderer_carried:{hinderer} had to be carried, too, and so they were an arm short all the way to the stop.} # beat
On the bus the bag had a seat to itself. {young:“Is it going far?” asked the driver.|“And a half for the bag?” asked the driver.} # usual
{is_wished_place:Half way they passed {wished_place}, which belongs to both ends.} # wished
At the other home the other grown-up stood in the door, with both arms out. {young:{A} went in, under a chin.|{A} was in them before the bag was up the step.}
Then it was all unpacked. The lamp met a lamp. {young:The cup met a cup.|The cup met a cup, and neither knew where to look.} # usual
{A} opened the bag wide, and shook it. {friend} fell out. But there was no eek in there. {young:No eek had come.|It had got out.}
-> DONE

=== l1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A whisper curious at suitcase; heroes sit; friends sit
# things: suitcase; blanket
The bag sat by the wall with its sides in. {young:How tired it was!|It had been all the way across with six shoes, and none of them a pair.}
“You are the only one who knows both halls,” {A} told it.
That was so. The one hall had never seen the other. {young:The coats had not met. The mats had not met.|They had the same {A} walking in and out of them, and could not have said where it went.}
“What is it like, in the middle?” {many:asked {B}.|asked {A}.} ¶ The bag thought of the bus. You could see the whole of the {~hill|river}, from a seat. # spare
-> DONE

=== m2
# shot: above
# place: bathroom; night; clear
# action: A hold proud toothbrush; heroes hold toothbrush; friends stand
# things: basin; 2 toothbrushes; mug on basin
{A} had brought the toothbrush, and a toothbrush was here already. It lived in the {~yellow|tall} mug.
“You are both mine,” said {A}, “and you have never met.” {young:So they were put head to head.|So they were introduced, over the basin, and stood for a while with their bristles touching.}
They were a bit shy. The one from there was red, and bent. {young:The one from here was quite straight.|The one from here was as straight as a new pencil, and had had a great deal of time to itself.}
“This one does weekends,” said {A}. “That one does weeks.”
They did not ask which was the best. {young:They both had the same teeth to do.|They found that they knew all the same teeth.}
{pausing} # company
-> DONE

=== l2
# aside
# shot: wide
# place: playground; day; clear
# action: A run curious; boy sit surprised on swing; heroes stand; friends sit
# things: swing; table; stairs
# people: boy
“Which is the real one?” asked a boy on the swings, who had the one home and had never moved out of it.
{A} did not know. {young:So {A} went to see.|It had not come up before, and so it was looked into.}
At the one home there is a step that always gets your toe. {A} went in over it. Ow. {young:That one was real.|That one was as real as anything.}
At the other there is a table leg. {young:Ow! That was real, too.|It was the same toe, and the toe could tell no difference.}
“Both,” {A} told the boy, {~on Monday|the next day}. {young:“I have tried them.”|“I went into it quite hard.”}
-> DONE

=== s3
# shot: behind
# place: bedroom; night; clear
# action: A sit sad; woman sit; heroes lie-back; friends sit
# things: lamp; pillow
On Monday all of it went back. So the next Friday {A} took nothing.
{young:The bag was as flat as a sock.|The bag lay over one arm like a coat, and the driver did not charge for it.} # usual
All went well until the light was out. {young:Then {A} felt about for {friend}. Wall. Bed. Wall.|Then a hand went out for {friend}, and found pillow, and wall, and more pillow.}
{friend} was where the bag had come from, under the bed with the board.
{helper_person:“I am awake as well,” said {helper}, in the dark, and left it at that.} # beat
{helper_animal:{helper} got up from the mat, and came, and put a nose into the hand that was feeling about.} # beat
{helper_carried:{helper} was given to that hand, and was not {friend}, but was held on to.} # beat
“Hic,” said {A}. It was not crying, or not all of it. “Hic.” {young:They were hiccups. They were big.|They were hiccups, with a squeak at the end.}
“Did you pack those?” asked the grown-up by the bed.
“No,” said {A}. “They came by themselves.”
-> DONE

=== s4
# shot: close
# place: bedroom; dusk; clear
# action: A hug proud friend; heroes stand laughing; friends hold suitcase
# things: suitcase; paper
The third Friday {A} sat in front of the bag, and {young:had a think|did some thinking}.
The joke about the {~egg|bucket} came by itself.
{young:The song came by itself, with both its verses.|So did the song, and the bit that goes wrong in it.} So did being cross on Sundays. # usual
The bump on the knee came. {young:{A} could fold a boat in this home, and in the other one as well.|{A} had learnt to fold a boat in this home, and to hoot like an owl in the other, and could do both in either.} # usual
“And me?” asked the grown-up on the stairs. “Do I come?”
{A} looked inside, to see. But not inside the bag. Further in. “Yes,” said {A}. “You both do. You come by yourselves.”
Then {A} packed {friend}, who cannot walk, and shut the bag with one finger.
-> DONE

=== m4
# shot: wide
# place: bus; dusk; clear
# action: A look-through happy window; friend peek happy; heroes sit; friends sit
# things: window; suitcase; hill; street-lamp
Somebody could sit where the bag had sat. {A} had the window. {friend} had a head out at the zip.
They went by the shop, and the hill, and a dog in a coat.
A bump in the road said eek. {A} sat up. It was not the board, but it was quite like it. # spare
“I can do it, too,” said {A}. “Eek.” It had been in {A} from the start.
The driver looked in his mirror. “Is that the bus?” he said. # more
“It is just us,” said {A}. # more
-> DONE

=== l3
# shot: behind
# place: kitchen; night; clear
# action: A eat sleepy soup; woman sit-on-chair; heroes eat; friends sit
# things: table; bowl on table; spoon; star
They had soup. It was made the way it is made here. It was hot, with {~stars|rings} in it.
The lamp was in the soup, if one leaned over. # more
At the other home it has bits. {A} likes it with bits. {A} likes it with none. # spare
One spoon had come over in the bag, on the first day. Now it was in with these. It did not look lost. # more
{A} ate to the end. The bowl had a fish on it, at the end. # more
“What do they have there?” asked the grown-up with the pan. “Soup,” said {A}. # more
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: A reach-up sleepy at rucksack; heroes sit; friends sit
# things: suitcase on hook; hook; friend
The bag was hung up. Its mouth was shut.
It had not had much to do. It had the hill to think of.
“You can rest,” said {A}. “I will say when.” # spare
In there it was warm. It was the dark that they have here. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes tiptoe sleepy
# things: house left; house right; moon; cup
Far off, at the other home, a cup was washed. A light went out in the hall.
The board by the bed lay still. Nobody had trodden on it. It had all its eek.
A grown-up stood there for a bit, at the end of the day, and said goodnight. It was said to the wall. But it was meant for over here. That came by itself, too. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friend sleep; woman stand
# things: suitcase
{friend} was where a hand could find the place. # usual
{resting}
{dream} # spare
The dark was here. That came by itself.
The moon was here. It was at the other home as well. It had not packed a thing. # usual
One goodnight was said by the bed. One was said over there. {L} had them both.
“Eek,” said {L}, quite low.
And {L} turned round, and the day was put down, and then there was sleep. That came, too. # usual
It came by itself.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The bus said eek at the corner, and the driver looked in his mirror.
“That one is yours, I think,” he told {A}. “It has been on here since Friday, and it has not got a ticket.”
{A} listened, at the next corner. It was an eek. “It came by itself,” said {A}.
“They do,” said the driver. He had a whistle, he said, that had got on with his father, and had been sitting at the back ever since.
-> DONE

=== next_bedtime
Somewhere in the house a board said eek. It had come all that way.
-> DONE
