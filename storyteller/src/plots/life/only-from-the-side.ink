# tells: entries(story|together|hero|with no practice|ended up having to go on|ended up having to do|had to do it instead|had to go on instead|had to take over|took over from|had to take his place|had to take her place|had to step in|stepped in for|filled in for|had to fill in for|had to stand in for|the understudy|had to go in goal|had to teach the class|had to teach the whole class|had to do the whole second half|landed it herself|landed it himself|landed the plane|had to land the plane|had to land it|had to fly the plane|had to drive the bus|had to drive the train|had to be the dentist|had to be the teacher|had to be the doctor|had to be the vet|had to conduct|had to steer|had to do all the deliveries|had to do the deliveries|had to deliver all the presents|left to look after the lighthouse|left in charge of the lighthouse)
# happens: step-in
# wants: child
# kind other: so babcia|so the babcia|so her babcia|so his babcia|so our babcia|so a babcia|babcia has to|babcia had to|babcia have to|babcia lands|babcia takes over|babcia steps in|so grandma|so the grandma|so her grandma|so his grandma|so our grandma|so a grandma|grandma has to|grandma had to|grandma have to|grandma lands|grandma takes over|grandma steps in|so grandmother|so the grandmother|so her grandmother|so his grandmother|so our grandmother|so a grandmother|grandmother has to|grandmother had to|grandmother have to|grandmother lands|grandmother takes over|grandmother steps in|so granny|so the granny|so her granny|so his granny|so our granny|so a granny|granny has to|granny had to|granny have to|granny lands|granny takes over|granny steps in|so nana|so the nana|so her nana|so his nana|so our nana|so a nana|nana has to|nana had to|nana have to|nana lands|nana takes over|nana steps in|so nan|so the nan|so her nan|so his nan|so our nan|so a nan|nan has to|nan had to|nan have to|nan lands|nan takes over|nan steps in|so nanny|so the nanny|so her nanny|so his nanny|so our nanny|so a nanny|nanny has to|nanny had to|nanny have to|nanny lands|nanny takes over|nanny steps in|so gran|so the gran|so her gran|so his gran|so our gran|so a gran|gran has to|gran had to|gran have to|gran lands|gran takes over|gran steps in|so grandad|so the grandad|so her grandad|so his grandad|so our grandad|so a grandad|grandad has to|grandad had to|grandad have to|grandad lands|grandad takes over|grandad steps in|so granddad|so the granddad|so her granddad|so his granddad|so our granddad|so a granddad|granddad has to|granddad had to|granddad have to|granddad lands|granddad takes over|granddad steps in|so grandpa|so the grandpa|so her grandpa|so his grandpa|so our grandpa|so a grandpa|grandpa has to|grandpa had to|grandpa have to|grandpa lands|grandpa takes over|grandpa steps in|so grandfather|so the grandfather|so her grandfather|so his grandfather|so our grandfather|so a grandfather|grandfather has to|grandfather had to|grandfather have to|grandfather lands|grandfather takes over|grandfather steps in|so opa|so the opa|so her opa|so his opa|so our opa|so a opa|opa has to|opa had to|opa have to|opa lands|opa takes over|opa steps in|so oma|so the oma|so her oma|so his oma|so our oma|so a oma|oma has to|oma had to|oma have to|oma lands|oma takes over|oma steps in|so mum|so the mum|so her mum|so his mum|so our mum|so a mum|mum has to|mum had to|mum have to|mum lands|mum takes over|mum steps in|so mummy|so the mummy|so her mummy|so his mummy|so our mummy|so a mummy|mummy has to|mummy had to|mummy have to|mummy lands|mummy takes over|mummy steps in|so mom|so the mom|so her mom|so his mom|so our mom|so a mom|mom has to|mom had to|mom have to|mom lands|mom takes over|mom steps in|so mommy|so the mommy|so her mommy|so his mommy|so our mommy|so a mommy|mommy has to|mommy had to|mommy have to|mommy lands|mommy takes over|mommy steps in|so mama|so the mama|so her mama|so his mama|so our mama|so a mama|mama has to|mama had to|mama have to|mama lands|mama takes over|mama steps in|so dad|so the dad|so her dad|so his dad|so our dad|so a dad|dad has to|dad had to|dad have to|dad lands|dad takes over|dad steps in|so daddy|so the daddy|so her daddy|so his daddy|so our daddy|so a daddy|daddy has to|daddy had to|daddy have to|daddy lands|daddy takes over|daddy steps in|so papa|so the papa|so her papa|so his papa|so our papa|so a papa|papa has to|papa had to|papa have to|papa lands|papa takes over|papa steps in|so auntie|so the auntie|so her auntie|so his auntie|so our auntie|so a auntie|auntie has to|auntie had to|auntie have to|auntie lands|auntie takes over|auntie steps in|so aunt|so the aunt|so her aunt|so his aunt|so our aunt|so a aunt|aunt has to|aunt had to|aunt have to|aunt lands|aunt takes over|aunt steps in|so uncle|so the uncle|so her uncle|so his uncle|so our uncle|so a uncle|uncle has to|uncle had to|uncle have to|uncle lands|uncle takes over|uncle steps in|so brother|so the brother|so her brother|so his brother|so our brother|so a brother|brother has to|brother had to|brother have to|brother lands|brother takes over|brother steps in|so sister|so the sister|so her sister|so his sister|so our sister|so a sister|sister has to|sister had to|sister have to|sister lands|sister takes over|sister steps in|so baby|so the baby|so her baby|so his baby|so our baby|so a baby|baby has to|baby had to|baby have to|baby lands|baby takes over|baby steps in|so cat|so the cat|so her cat|so his cat|so our cat|so a cat|cat has to|cat had to|cat have to|cat lands|cat takes over|cat steps in|so dog|so the dog|so her dog|so his dog|so our dog|so a dog|dog has to|dog had to|dog have to|dog lands|dog takes over|dog steps in|so puppy|so the puppy|so her puppy|so his puppy|so our puppy|so a puppy|puppy has to|puppy had to|puppy have to|puppy lands|puppy takes over|puppy steps in|so kitten|so the kitten|so her kitten|so his kitten|so our kitten|so a kitten|kitten has to|kitten had to|kitten have to|kitten lands|kitten takes over|kitten steps in|so hamster|so the hamster|so her hamster|so his hamster|so our hamster|so a hamster|hamster has to|hamster had to|hamster have to|hamster lands|hamster takes over|hamster steps in|so rabbit|so the rabbit|so her rabbit|so his rabbit|so our rabbit|so a rabbit|rabbit has to|rabbit had to|rabbit have to|rabbit lands|rabbit takes over|rabbit steps in|so mouse|so the mouse|so her mouse|so his mouse|so our mouse|so a mouse|mouse has to|mouse had to|mouse have to|mouse lands|mouse takes over|mouse steps in|so mice|so the mice|so her mice|so his mice|so our mice|so a mice|mice has to|mice had to|mice have to|mice lands|mice takes over|mice steps in|so bear|so the bear|so her bear|so his bear|so our bear|so a bear|bear has to|bear had to|bear have to|bear lands|bear takes over|bear steps in|so teddy|so the teddy|so her teddy|so his teddy|so our teddy|so a teddy|teddy has to|teddy had to|teddy have to|teddy lands|teddy takes over|teddy steps in|so penguin|so the penguin|so her penguin|so his penguin|so our penguin|so a penguin|penguin has to|penguin had to|penguin have to|penguin lands|penguin takes over|penguin steps in|so parrot|so the parrot|so her parrot|so his parrot|so our parrot|so a parrot|parrot has to|parrot had to|parrot have to|parrot lands|parrot takes over|parrot steps in|so pony|so the pony|so her pony|so his pony|so our pony|so a pony|pony has to|pony had to|pony have to|pony lands|pony takes over|pony steps in|so horse|so the horse|so her horse|so his horse|so our horse|so a horse|horse has to|horse had to|horse have to|horse lands|horse takes over|horse steps in|so donkey|so the donkey|so her donkey|so his donkey|so our donkey|so a donkey|donkey has to|donkey had to|donkey have to|donkey lands|donkey takes over|donkey steps in|so cow|so the cow|so her cow|so his cow|so our cow|so a cow|cow has to|cow had to|cow have to|cow lands|cow takes over|cow steps in|so goat|so the goat|so her goat|so his goat|so our goat|so a goat|goat has to|goat had to|goat have to|goat lands|goat takes over|goat steps in|so hen|so the hen|so her hen|so his hen|so our hen|so a hen|hen has to|hen had to|hen have to|hen lands|hen takes over|hen steps in|so duck|so the duck|so her duck|so his duck|so our duck|so a duck|duck has to|duck had to|duck have to|duck lands|duck takes over|duck steps in|so pig|so the pig|so her pig|so his pig|so our pig|so a pig|pig has to|pig had to|pig have to|pig lands|pig takes over|pig steps in|so hedgehog|so the hedgehog|so her hedgehog|so his hedgehog|so our hedgehog|so a hedgehog|hedgehog has to|hedgehog had to|hedgehog have to|hedgehog lands|hedgehog takes over|hedgehog steps in|so owl|so the owl|so her owl|so his owl|so our owl|so a owl|owl has to|owl had to|owl have to|owl lands|owl takes over|owl steps in|so fox|so the fox|so her fox|so his fox|so our fox|so a fox|fox has to|fox had to|fox have to|fox lands|fox takes over|fox steps in|so elf|so the elf|so her elf|so his elf|so our elf|so a elf|elf has to|elf had to|elf have to|elf lands|elf takes over|elf steps in|so elves|so the elves|so her elves|so his elves|so our elves|so a elves|elves has to|elves had to|elves have to|elves lands|elves takes over|elves steps in|so snowman|so the snowman|so her snowman|so his snowman|so our snowman|so a snowman|snowman has to|snowman had to|snowman have to|snowman lands|snowman takes over|snowman steps in|so lamp|so the lamp|so her lamp|so his lamp|so our lamp|so a lamp|lamp has to|lamp had to|lamp have to|lamp lands|lamp takes over|lamp steps in|so moon|so the moon|so her moon|so his moon|so our moon|so a moon|moon has to|moon had to|moon have to|moon lands|moon takes over|moon steps in|so tractor|so the tractor|so her tractor|so his tractor|so our tractor|so a tractor|tractor has to|tractor had to|tractor have to|tractor lands|tractor takes over|tractor steps in|so digger|so the digger|so her digger|so his digger|so our digger|so a digger|digger has to|digger had to|digger have to|digger lands|digger takes over|digger steps in|so teapot|so the teapot|so her teapot|so his teapot|so our teapot|so a teapot|teapot has to|teapot had to|teapot have to|teapot lands|teapot takes over|teapot steps in|ships cat has to|ship's cat has to|street lamp has to
# kind nativity: nativity|joseph|shepherd|innkeeper
# kind rope: circus|tightrope|trapeze|acrobat*|juggl*
# kind stage: play|show|panto*|theatre|stage|concert|choir|dance|ballet|orchestra|band|puppet*
# kind talk: commentat*|radio|speech|the news
# kind goal: goal|goals|goalie|goalkeeper|keeper
# kind light: lighthouse
# kind plane: plane|aeroplane|airplane|pilot|helicopter|jet
# kind sledge: sledge|sleigh|reindeer|father christmas|santa
# kind boat: ship|boat|ferry|captain|sail*|steer*|submarine
# kind bus: bus|train|tram|taxi|lorry|driver|van|drive|drives|driving
# kind care: dentist|doctor|vet|nurse|hairdresser|barber
# kind class: teacher|class|lesson|headteacher
# kind pancake: pancake*|flip*
# ages: 3-10
# needs: hands
# holds: dark(kind)

=== title
{~Only from the Side|And the Other Hand?}
-> DONE

=== s1
# shot: wide
# place: workshop; day; clear
# place for nativity, stage, rope: theatre; dusk; clear
# place for goal: playing-field; day; clear
# place for bus: street; day; clear
# place for class: school; day; clear
# place for pancake: kitchen; day; clear
# action: L stand surprised; heroes stand surprised; friends stand surprised
# things: e1 right
{~From the side most things look easy. {H} had always been at the side.|{H} had seen how it is done, but only from the side.|“I know how it goes,” {H} would have said, up to that day. “You see it quite well from the side.”}
{entry_1}
{
- is_other:
{L} stood at the side. {young:From there you see one half of it.|That is a good place to see it from, as far as it goes, and it goes as far as the middle.}
- is_nativity or is_stage:
From the side you see one ear of whoever is in the middle. {young:You see one arm.|You see one arm, with a sleeve to it, and beyond that all the faces.}
- is_rope:
From the side you see one foot go by, {young:and one arm.|and one arm held out, and nobody looks as if it were anything much.}
- is_talk:
From the side you hear it go on and on, {young:and you see one hand.|and what you see is one hand, which points at things as they come along.}
- is_goal:
From the side it all goes by. {young:You see one glove.|You see one glove, and a good deal of back, and then the ball is at the other end.}
- is_light:
From the side you see one hand on a handle, {young:and round it goes.|and round it goes, and somebody out there knows where the rocks are.}
- is_plane:
From the side you see one hand on something with a knob, {young:and a lot of sky.|and beyond that a great deal of sky, which keeps quite level.}
- is_sledge:
From the side you see one big glove, {young:and some snow.|and then only the snow coming down where there had been somebody.}
- is_boat:
From the side you see one hand on the wheel. {young:It goes round a bit.|It goes round a bit, and back a bit, and the front of the boat goes after it.}
- is_bus:
From the side you see an elbow in a window. {young:One hand does something, and off they go.|One hand does something short, and off they all go, and nobody thinks about it.}
- is_care:
From the side you see one white sleeve and a small lamp, {young:and two feet.|and the feet of whoever it is, with their toes up.}
- is_class:
From the side you see one sleeve, with a hand at the end. {young:Up goes the hand, and they are quiet.|Up goes the hand, and everybody is quiet. Down goes the hand, and everybody is not.}
- is_pancake:
From the side you see one hand and some steam. {young:The hand gives a jerk.|The hand gives a sort of a jerk, and something goes up, and then there is breakfast.}
- else:
From the side you see one arm. {young:You see one hand at the end of it.|You see one hand at the end of it, which goes up, and goes down, and then it has been done.}
}
{is_other:{L} held out a hand, to see how it would be.|{L} held out a hand, and did that.} {young:It went up. It went down.|It went up, and it went down, and it looked like anybody’s hand.} # usual
“That is {is_other:one half|all} of it,” said {L}. ¶ But {is_other:there are two sides to it|everybody has two}.
{is_other:“And the other side?” asked {L}.|“And the other hand?” asked {L}.} {young:You do not see that, from the side.|You do not see that one, from the side. It is round the back, and nobody had ever asked what it does there.}
-> DONE

=== m1
# aside
# shot: close
# place: hallway; day; clear
# place for goal: playing-field; day; clear
# place for pancake: kitchen; day; clear
# action: L stand curious; heroes stand curious; friends stand
# action for bus, boat, plane, sledge, light: L hold curious lid; heroes stand curious; friends stand
# action for care: L kneel curious at cushion; heroes stand; friends stand
# action for pancake: L hold curious pan; heroes stand; friends stand
# action for goal: L catch curious ball; heroes throw; friends stand
# things: e1 right; mirror
# things for nativity, stage, talk: broom; curtain
# things for class: row of 6 coat; hat
# things for goal: goal
# things for bus, boat, plane, sledge, light: lid in L.hand; e1 right
# things for care: cushion on chair; chair; torch in L.hand
# things for rope: chalk-line; wall
# things for pancake: pan in L.hand; slipper over pan
{
- is_nativity or is_stage or is_talk:
Round the back {L} tried it on a broom. {young:The broom had nothing else to do.|It was a broom with an open face, and it had nothing to do until everybody had gone home.}
The one hand went up in the right places, {young:and went down again.|and came down again in the right places, and the broom could find no fault with it.}
But the other hand hung there. {young:The broom looked at it.|The more {L} tried to forget that hand, the longer it got, and in the end the broom was looking at nothing else.}
“I know,” {L} told the broom. {young:“It does not know what to do.”|“It has come along. It does not know what for.”}
It went behind the back, but there it could only pull at a thread. # spare
- is_class:
In the hall {L} tried it on the coats. {young:There were a lot of coats.|There were twenty-six of them, on their hooks, and a hat that looked as if it knew the answer.}
“Good morning,” said {L}, and up went the one hand. {young:The coats were quiet.|You could have heard a button, and it was a pity that it could not be them.}
But the other hand hung there. {young:The hat looked at it.|The hat had noticed it at once, and after that there was no use in going on about the rivers.}
“I know,” {L} told the hat. {young:“It has only come along.”|“It has come along. It does not know what for, either.”}
One coat had slipped, and was put back by the loop. That took both hands. # spare
- is_goal:
Behind the posts {L} tried it with a sock, rolled up. {young:The one hand was good.|The one hand was quite good at it, and had the sock three times out of three.}
But it came on the other side as well. {young:The other hand looked at it.|There it had all the room it wanted, since the other hand only watched it go by, like somebody at a station.}
“That one was yours,” said {L}. {young:The other hand had not known that.|The other hand had not known that. All its life it had been told to mind the coats.}
Then the sock came in the middle. {young:The nose had that one.|Both hands left it to the other, out of politeness, and so the nose had that one.}
It did not hurt, as it was only a sock. But it had been on all morning. # spare
- is_bus or is_boat or is_plane or is_sledge or is_light:
{L} tried it first with the lid of a pan. {young:A lid goes round very well.|You hold it in front of you by the edge, and it goes round, and back, and you can go quite a long way like that.}
The one hand was good at it. {young:Round went the lid.|It took two bends and a bridge without touching anything, and there was even time to nod to somebody.}
But the other hand sat there like a visitor. {young:It looked out of the window.|It sat there like a visitor who has been asked along for the view, and each time that it moved they went off to the left.}
“You must do something,” {L} told it. {young:It waved.|So it waved, and after that they had to begin again from the front gate.}
The lid was hung up where it came from. It was still rocking a bit. # spare
- is_care:
{L} tried it first on a cushion. {young:It sat quite still.|It sat quite still in its chair, and did not ask if it would take long.}
The one hand held the lamp, and shone it in. {young:There was fluff in there.|“A bit of fluff,” said {L}. “Otherwise very nice. You may have a biscuit.”}
But the other hand hung in the air. {young:The cushion saw it, too.|It hung up there where the cushion could see it, with nothing in it, and that is worse than something.}
“It is all right,” {L} told the cushion. {young:“It does not do anything.”|“It does not do anything. I only wish that it did.”}
The cushion had to be plumped afterwards, as you do for the next one. # spare
- is_rope:
There was a crack in the floor, {young:and {L} went along that.|as straight as a string, from the one wall to the other, and {L} tried it first on that.}
The one arm was held out, as it should be. {young:It went well for four steps.|It went well for four steps, with the toes turned out, and {L} looked like somebody who does it every day.}
But the other hung down, and so they leaned. {young:One foot came off the crack.|Then one foot came off the crack, and trod on the floor next to it, which was a good thing to have there.}
“If you are heavy on that side,” {L} told it, {young:“you must help.”|“you must do something about it. You can’t just come along and be heavy.”}
They did it once more, with a hat in the other hand. But a hat was not it. # spare
- is_pancake:
{L} tried it first with a slipper, {young:in a small pan.|which is about as thick, and comes down more softly.}
The one hand gave a jerk, and up went the slipper. {young:It turned over.|It turned over, too, and there were its toes where its heel had been.}
But the other hand wanted to see as well. {young:It was just underneath.|It had come up to have a look, and was just where the slipper wished to be, and got it.}
“You go somewhere else,” {L} told it. {young:But where?|It would have liked to, but nobody had ever told it where a hand goes, while it is not the one.}
The slipper was put back on its foot. It was none the worse. # spare
- else:
{L} asked the one hand first. {young:It could do it at once.|It was the right one, which puts itself up for everything, and could do it at once.}
Then {L} asked the other. {young:It did not know anything.|It had held a good many things in its time, while the right one did them, and had not been told what it was all for.}
“Do what that one does,” said {L}. {young:It did it the wrong way round.|It did its best, and it came out as in a mirror, with the thumb on the side of the little finger.}
So there they were, one that knew half, {is_other:and one that knew nothing, and nobody had even asked for them.|{young:and one that knew nothing.|and one that knew nothing, and they had to be there together, in a minute, in front of everybody.}}
“You could hold on to something,” said {L} to the other. But there was nothing there to hold. # spare
It held on to the right one, as far as that would keep still. # more
Both of them were a little damp. # more
}
-> DONE

=== s2
# shot: two
# place: hallway; day; clear
# place for nativity, stage, rope: theatre; dusk; clear
# place for pancake: kitchen; day; clear
# action: L hold worried coat; heroes stand; friends stand
# things: e1 right; coat in L.hand; hook
{is_entry_3:{entry_2}}
{joining}
{is_loved:“I know much more about {loved},” said {L}. But it was not about that.|{musing}} # personal
{
- is_other:
“Hold this,” somebody had said, in passing, and {L} was holding a coat. {young:It was a big one.|It was the coat that went with it, and it had been left at the side, like {L}.}
- else:
There was {coat()} that went with it{usual() != "":, and it was {usual()}’s}. Now it was {L} who had to go with the {coat_noun()}. {young:It came down to the floor.|It came down to the floor, and there it lay about.}
}
One sleeve was worn at the end, {young:where the hand comes out.|from all the times that a hand had come out of it.} The other was as good as new.
“So it was not in there,” said {L}. {young:“Where was it?”|“Where was it all that time?”} # usual
{hinderer_person:“It is quite easy,” said {hinderer}, who had never done it either. “You just do it.”} # beat
{hinderer_animal:{hinderer} got into the other sleeve, from the wrong end, and did not want to come out.} # beat
{hinderer_carried:{hinderer} was held in the other hand, and so for a while that one was not free to find out.} # beat
“It is nearly time,” they said. {young:They say it when it is time.|They always say that, when it has been time for a minute or two.} # usual
-> DONE

=== l1
# aside
# shot: above
# place: hallway; afternoon; clear
# action: L listen worried; heroes stand; friends stand
# things: e1 right; coat on hook; hook
People came by, to be helpful. {young:There were four of them.|There were four of them, and they had all seen it from the side as well.}
“{advice()},” said the first. {young:“No, {not_that()},” said the next.|“Whatever you do, {not_that()},” said the next. “Just be as you are at other times.”} And {L} could not think how that was.
“Keep your knees soft,” said the third. {young:{L} felt the knees. They were quite hard.|{L} felt the knees. They had always been quite hard, and it had never mattered until now.}
“And smile,” said the fourth, and showed it, {young:with all the teeth.|with every tooth there was, and then had to go and sit down.}
“And the other hand?” asked {L}. ¶ {young:Nobody knew.|They looked at each other, and at all their own hands, and remembered that they had to be somewhere.}
That left {L} with a smile, two knees, and no better off. # spare
The first one came back, to say that the other had perhaps been right, but only a little. # more
-> DONE

=== m2
# aside
# shot: behind
# place: hallway; afternoon; clear
# action: L think worried; heroes stand; friends sit
# things: e1 right; clock; bench
The best thing would have been to ask{usual() != "": {usual()}}. {young:But that was just what could not be done.|But that was just what could not be done, and that was the whole trouble.}
{L} thought about it. {young:{Whoever()} had a first time.|{Whoever()} had not always done it. There must have been a first time, on a day like this.}
And who had shown how it goes? {young:Somebody, who did it before that.|Somebody had, who did it before, and somebody had shown that one, and at the far end of the row there was one whom nobody had shown.}
“That one did not even have the side,” said {L}. {young:“I have got the side.”|“I have at least got it from the side. That is one half to begin with.”}
It was a comfort, {young:but it was a small one.|though not one that you could hold.} # spare
{pausing} # company
-> DONE

=== s3
# shot: wide
# place: workshop; dusk; clear
# place for nativity, stage, rope: theatre; dusk; clear
# place for goal: playing-field; dusk; clear
# place for bus: street; dusk; clear
# place for class: school; day; clear
# place for pancake: kitchen; dusk; clear
# action: L reach-up worried; heroes stand worried; friends stand worried
# action for other: L peek worried; heroes stand worried; friends stand worried
# things: e1 right
{is_entry_4:{entry_3}|{early_two():{entry_2}}}
{
- is_other:
It began, and {L} saw it from the side. {young:It leaned.|It was not at all as it looks on other days. It leaned.}
“You are leaning,” called {L}. {young:You can only see that from the side.|In the middle of it you cannot see that. You can see it only from the side.}
So it leaned the other way. {young:That was too much.|Then it leaned the other way, and that was too much, and somebody said “Oh” and held on to a hat.} # usual
- else:
{L} did it just as it looks from the side, {young:and so it was done sideways.|and so, as you might think, it was done sideways.} # usual
}
{
- is_other:
The near side was quite right. {young:The far side was not.|On the far side something was missing.}
- is_nativity or is_stage:
Half of the people had only {L}’s back to look at. {young:They clapped for that.|They clapped for the back, because it was doing its best.}
- is_rope:
With only one arm held out you lean. {young:{L} leaned, and got down again.|{L} leaned, and all the people leaned as well, to help, and the first few feet had to be done again.}
- is_talk:
The one hand pointed at everything there was. {young:“Er,” said {L}.|“Er,” said {L}, and nobody can hear a hand.}
- is_goal:
The ball went by on the side where there was no hand. {young:“Oh,” said everybody.|It did so twice, and a long way off a good many people said “Oh”.}
- is_light:
All the light that there was, {L} held up in the one hand. {young:It shone on {L}’s ear.|What it lit up was {L}, from the side, and a coat on a hook.}
- is_plane:
It flew like a crab, {young:and all the cups slid.|and in the back all the cups went over to the one side, to see what was there.}
- is_sledge:
They set off like a crab, {young:and it was the wrong roof.|and the first roof that they came to was the one next door to the right one.}
- is_boat:
It went like a crab. {young:The wheel went round too far.|The wheel went round a bit, and a bit more, and nothing brought it back.}
- is_bus:
They went like a crab, {young:and at the corner they all fell on each other.|and at the first corner everybody sat on somebody, and somebody’s shopping sat on them.}
- is_care:
{L} bent down, and said something kind. {young:It was to the wrong end.|It was said very nicely, but to the wrong end, which kept its shoes on.}
- is_class:
Up went the hand, and they were quiet. {young:Down it went, and they still were.|Down it went, and they were still quiet, and looked. They were waiting for the rest of it.}
- is_pancake:
{young:Up it went. Down it came, on a slipper.|Up it went, and down it came, quite well done, but next to the pan, on somebody’s slipper.}
- else:
It was done quite well, {young:but next to the place.|only it was done a little to the left of where it ought to have been.}
}
{helper_person:“I can see what is wrong,” said {helper}, from the other side. “There is nothing in that hand.”} # beat
{helper_animal:{helper} sat down on the far side, the one that nobody looks at, and put a nose to the pocket.} # beat
{helper_carried:{helper} was let slide down into the pocket, to be out of the way, and did not quite go in. Something was in there.} # beat
“It is the other {is_other:side|hand},” said {L}. {is_other:“It wants something, over there.”|The other hand hung down, and did not know where to look.}
-> DONE

=== l2
# aside
# shot: two
# place: hallway; dusk; clear
# action: L walk calm; heroes walk; friends walk
# things: e1 right; rug; bench
{L} went right round, to see how it looks from the other side. {young:It was twelve steps.|You do not often do that. It came to twelve steps, and on the way there was a bench, and under it a shoe.}
Over there everything was the other way about. {young:There was a place with no paint on.|There was a place where the paint had not been done, since nobody was expected on that side.}
From there you would see the other hand, and not the first one. {L} held it out. {young:It looked quite shy.|It looked like a hand that has come to the wrong house.}
“Nobody will be looking at you,” {L} told it. {young:“Hold on to something.”|“You can hold on to something, and they will never know.”}
But what? {L} looked under the bench, but that was only the shoe. # spare
It was twelve steps back as well. # more
From there it was the first hand that could not be seen. It was the other one now, and did not like it. # more
-> DONE

=== s4
# shot: close
# place: workshop; night; clear
# place for nativity, stage, rope: theatre; night; clear
# place for goal: playing-field; dusk; clear
# place for bus: street; night; clear
# place for class: school; day; clear
# place for pancake: kitchen; dusk; clear
# action: L hold surprised nut; heroes stand surprised; friends stand surprised
# things: e1 right; coat; e2; e3; e4
{is_other:So {L} put a hand in the pocket of the coat, on the side that you never see.|So {L} let it go where it liked, and it went into the pocket, on the side that you never see.}
There was a chestnut in it. One side of it was worn flat, and as smooth as a spoon.
It takes a thumb a long time to do that. # usual
{usual() != "":So that was what {usual()} did with the other hand, every single time. It held on.|“They held on to something,” said {L}. “Every single time.”}
{
- is_other:
{L} took it round to the other side, and put it as near as anybody could get.
Nothing was said. But it was held on to, and after that it did not lean.
- else:
{L} put a thumb in the flat place, and went round it once, and breathed out. Then the one hand did what it does, and the other one knew why.
}
{
- is_nativity or is_stage:
{L} stood in the middle, and turned to the front, as far as the very last row.
- is_rope:
One foot went, and then the other foot. It was no further than across a room.
- is_talk:
The words came one after the other, in the order in which things happened.
- is_goal:
The next time that the ball came, {L} was there.
- is_light:
The light went out to the front, over the water. Out there something turned, slowly, like somebody who has been told.
- is_plane:
The ground came up as slowly as a bath fills, and all the cups stood where they had stood.
- is_sledge:
The next roof was the right roof. Nobody under it woke up.
- is_boat:
The wheel went round a bit, and back a bit, and the front of the boat looked where it was going.
- is_bus:
They stopped at the stop. The door came just where the people were.
- is_care:
It was the right end. There was a small “Ah”, and then it was over.
- is_class:
Up went the hand, and down it went, and all of them did what it had said.
- is_pancake:
Up it went, and turned over, and thought about it, and came down in the middle of the pan.
- not is_other:
It was done right in the middle of where it ought to be.
}
{is_entry_4:{entry_4}|{is_entry_3:{entry_3}|{not early_two():{entry_2}}}}
{
- is_other:
“It looks quite easy,” said somebody at the side. ¶ “From here it does,” said {L}. “You have to go round.”
- else:
“How do you do it?” asked somebody at the side. ¶ {L} held up the hand: up, and down.
“And the other hand?” ¶ {L} took it out of the pocket, and opened it.
}
-> DONE

=== m3
# aside
# shot: two
# place: hallway; night; clear
# action: L hold calm coat; heroes stand; friends stand
# things: coat on hook; hook; lamp
Then the {coat_noun()} went back on its hook. It was {usual() != "":{usual()}’s|not {L}’s}.
The chestnut went back in the pocket. It would be wanted in the morning.
{L} looked at it once more, before that. One side was flat. The other was still quite round. # usual
“You could have a go at that side,” said {L}. But it was not {L}’s chestnut, either. # spare
So it had one rub there, with the thumb. It was only one. But it was a start. # usual
Then the pocket was patted, twice, on the side that you never see. # more
-> DONE

=== l3
# aside
# shot: wide
# place: lane; night; stars
# action: L walk sleepy; heroes walk sleepy; friends walk sleepy
# things: tree; moon; leaf
{homeward} # company
There was a tree on the way. Under it lay some leaves.
{L} felt about in them, with the other hand. It took its time. It knew what it was looking for.
It came up with one. It was round on all sides, and still a bit wet. # usual
“That one has not done anything yet,” said {L}. # spare
It went in a pocket. It would take years. # usual
One leaf came down, on its side. It went a bit this way, and a bit that way, and then it was down. # more
-> DONE

=== m4
# aside
# shot: close
# place: bathroom; night; stars
# action: L wash sleepy; heroes wash sleepy; friends stand
# things: basin; soap; towel
At the basin the one hand washed the other. Then it was the other way about.
You can’t do it with one. {L} tried. It only goes round the soap. # usual
They both went in the towel. In there you could not tell which was which. # usual
“You were good,” said {L}. It was said to both. # spare
The other one was the warmer of the two. It had been in the pocket. # more
In the mirror it was the first. That was its turn. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes sleep; friends sleep
# things: coat on hook; hook; moon
Where it had all been, it was dark now. The {coat_noun()} hung on its hook.
You saw it from the side. One sleeve hung down. It was the one that had been mended.
The other was round the back. # usual
In the pocket something lay quite still. It had a flat side, for a thumb. # usual
Nobody was holding it. It was only for the day. # more
A bit of moon came round the side, and lay on the sleeve. # more
-> DONE

=== s5
# shot: close
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{H} lay in bed.
{resting}
{keepsake}
{dream} # spare
{L} lay on the back, and then on the front. It was neither of those. # usual
Then {L} lay down on the side.
One ear was out, and one arm. One hand lay on the quilt. It went up a bit, and down a bit, and that was breathing.
And the other hand? You do not see that, from the side. It was under the pillow. There is a corner there, and it is smooth.
It held on to that.
Goodnight, {H}.{usual() != "": Goodnight, {usual()}.}
Goodnight.
-> DONE

=== next_night
In the morning there was a knock, not a loud one. It was somebody in a coat, who was well again, and wanted to know how it had gone. ¶ “It went,” said {A}. The somebody felt in one pocket, and stood still. ¶ “It has been rubbed on the other side,” said the somebody. And then, after some time, “That is better. I had nearly come through.”
-> DONE

=== next_bedtime
On the window sill lay a chestnut. It was still quite round.
-> DONE

=== function coat
{
- is_nativity or is_pancake:
~ return "a dressing gown"
- is_class:
~ return "a cardigan"
- is_care:
~ return "a white coat"
- is_sledge:
~ return "a red coat"
- is_talk or is_plane or is_boat:
~ return "a jacket"
}
~ return "a coat"

=== function coat_noun
{
- is_nativity or is_pancake:
~ return "dressing gown"
- is_class:
~ return "cardigan"
- is_talk or is_plane or is_boat:
~ return "jacket"
}
~ return "coat"

=== function usual
{
- is_other:
~ return ""
- is_entry_1_being and not entry_1_being_many:
~ return entry_1_being
- not is_entry_1_being and is_being_1 and not being_1_many:
~ return being_1
}
~ return ""

=== function early_two
~ return is_entry_2 and not (is_entry_3 or is_other or is_goal)

=== function Whoever
{usual() != "":
~ return "Even " + usual()
}
~ return "Whoever does it on other days"

=== function advice
{
- is_nativity or is_stage or is_talk:
~ return "You must speak up"
- is_rope or is_plane:
~ return "You must not look down"
- is_goal:
~ return "You must stand right in the middle"
- is_light:
~ return "You must keep it turning"
- is_sledge:
~ return "You must watch out for chimneys"
- is_boat:
~ return "You must keep off the rocks"
- is_bus:
~ return "You must go slowly"
- is_care:
~ return "You must be quick"
- is_class:
~ return "You must be strict"
- is_pancake:
~ return "You must do it high"
}
~ return "You must not look down"

=== function not_that
{
- is_nativity or is_stage or is_talk:
~ return "do not be loud"
- is_rope or is_plane:
~ return "do not look up"
- is_goal:
~ return "do not just stand there"
- is_light:
~ return "hold it still"
- is_sledge:
~ return "do not miss out a chimney"
- is_boat:
~ return "keep where you can see the rocks"
- is_bus:
~ return "do not be late"
- is_care:
~ return "take your time"
- is_class:
~ return "do not be strict"
- is_pancake:
~ return "do not do it too high"
}
~ return "do not look up"
