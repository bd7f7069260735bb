/** As ./index.ts describes. */
export const schoolVoices = `
= school play
called: the curtain from the school play
says: “I am the first thing that anybody looks at, and then I have to go away.”
says: “I hear every word of it, all rolled up at the side, and I have never once been asked to speak.”
says: “There are feet behind me before it starts. I can feel their toes, and I do not tell.”
jump: The curtain from the school play opened in the middle, let the gate go through, and closed again behind it.
drawn: {child} drew the curtain with thirty long lines, all going down, and at the bottom a pair of shoes looked out.

= nativity
called: the manger from the nativity
says: “I am really a box on crossed legs. It is the straw that makes people whisper.”
says: “Everyone who comes leans over me and looks in. I see a great many chins.”
says: “One of my legs is shorter than the rest. I stand very carefully, so that nobody wakes the doll.”
jump: The manger from the nativity went over on its crossed legs, one pair after the other, and dropped some straw on the way.
drawn: {child} drew two big kisses side by side and laid a box across them, and that was the manger. The straw took longer.

= sheep costume
called: the sheep costume
says: “On the hanger I am nothing much. I need two arms and two legs before I can think like a sheep.”
says: “I leave a bit of cotton wool on everything I sit on, so that I can find my way back.”
says: “I have only one thing to say in public, and I have been saving it up.”
jump: The sheep costume had waited for this for a long time, and went over the gate better than any sheep, though quite flat.
drawn: {child} let the pencil go round and round for the cotton wool of the sheep costume, and left a hole for the face.

= shepherd
called: the shepherd’s tea towel
says: “I used to dry cups. Then somebody put me on a head, and I could see for miles.”
says: “I am held on by a band, and I slip, but I always slip forward, to see better.”
says: “There is a faint old gravy mark on me. In the hall they took it for a long journey.”
jump: The shepherd’s tea towel flapped up to the gate, hung itself over the top bar from habit, and slid down the other side.
drawn: {child} drew the checks of the tea towel first, up and across, and then a nose to hold them together.

= angel
called: the angel’s wings
says: “We go through doors sideways. It is the doors that are wrong, but we do not say so.”
says: “We have been in a bag with the tinsel for most of the year, and it does go on about itself.”
says: “We are made of wire and old tights, and we should like just once to feel a good wind.”
jump: The angel’s wings had never in fact flown, and they were so surprised to be over the gate that they forgot to come down.
drawn: One wing of an angel always comes out bigger. {child} made the other one bigger too, and then the first one again.

= wise man
called: the crown
says: “I am gold on the outside. On the inside I am part of a cereal packet, and I keep that to myself.”
says: “I do not sit on the head at all, if I may be precise. I sit on the ears.”
says: “When I tip forward everything goes dark, and I am told that it is the same for the king.”
jump: The crown rolled up to the gate on its side, bounced over on one point, and spun for a while before it lay down.
drawn: {child} went up and down, up and down, and that was the crown. The hard part was getting home along the bottom.

= stage
called: the stage
says: “I am only a floor, but I am a floor that people look at.”
says: “I say knock when I am trodden on. One of my boards says eek instead, and I have spoken to it.”
says: “There are chairs under me, and one lost glove, and nobody has ever clapped for those.”
jump: The stage was much too wide to jump, so it lay down in front of the gate and let the gate step over.
drawn: A stage is one long straight line, and the pencil shook a bit in the middle. {child} drew two feet on it, very small.

= choir
called: the song from the choir
says: “I begin in the tummy, come up past the buttons, and the last thing I see is teeth.”
says: “I have four verses. Everybody is very sure about the first one.”
says: “I go out through the window of the hall, and I have often wondered how far I get.”
jump: The song from the choir went up a little before the gate, held on to its highest note, and came down in the next field.
drawn: A song cannot be drawn, so {child} drew the mouths it came out of, eleven round ones in a row.

= register
called: the register
says: “I know all the names, and I say them in their order. I do not like it when anyone is skipped.”
says: “Each time I ask, and each time they say yes. I never get tired of that answer.”
says: “I have no name in me for myself. I have looked under R.”
jump: The register waited until it was called, said “yes” in a clear voice, and stepped over the gate with its lines quite straight.
drawn: {child} drew a register with a ruler, all lines and little boxes, and put a tick in every box to be kind.

= book bag
called: the book bag
says: “I carry letters for grown-ups at the very bottom, where nobody looks until it is too late.”
says: “I have a raisin. I do not know how I came by it, and I am not giving it up.”
says: “I go out thin and come home fat, and I put it down to paintings.”
jump: The book bag swung twice by its handle and flew over the gate, and one letter came down a good deal later.
drawn: {child} drew the book bag with everything in it, as if it were made of glass, and the raisin was the best of it.

= reading book
called: the reading book
says: “I have been read at all speeds. I like it best with a finger, because it tickles.”
says: “I know how I end, of course. I try not to let it show on the first page.”
says: “My long words are only short words standing close together. I wish I could tell everybody that.”
jump: The reading book opened in the middle, flapped over the gate with both its halves, and came down at a different page.
drawn: An open book looks like a bird far away. {child} drew the reading book like that, and then wrote one word in each wing.

= spelling test
called: the spelling words
says: “We stand in our list, one below the other, and we all hope to be the one that is easy.”
says: “Some of us have a letter that makes no sound. We take it along all the same, it is family.”
says: “We have been written with our middles the wrong way round. It feels like a jumper on backwards.”
jump: The spelling words jumped letter by letter, and the silent ones went over without anybody hearing.
drawn: {child} wrote the word bed, because it looks like one: a post at each end, and somebody lying in the middle.

= certificate
called: the certificate
says: “I must not be folded, not even a little, not even for a moment. I only mention it.”
says: “I have a wavy edge, and I think that it is the best thing about me, after the signature.”
says: “I came out of a printer with nineteen others. We did not have time to get to know each other.”
jump: The certificate was carried over the gate by a small wind, perfectly flat, and would not have had it any other way.
drawn: {child} drew a certificate with a wavy line all round, and by then there was only room for half a word.

= sticker
called: the sticker
says: “I have been straight, and I have been crooked, and from the front nobody minds which.”
says: “I hold on. It is all I can do, but I can do it to anything.”
says: “There is a bit of fluff on my back now, and I have decided to keep it.”
jump: The sticker touched the gate with one corner, only for a moment, and had to be fetched over together with the gate.
drawn: {child} drew a round sticker with a face, and one corner that had begun to come up, and thought about the corner afterwards.

= times tables
called: the times tables
says: “We go up in even steps, and we would like everybody to keep to the left.”
says: “Some of us are sung and some of us are only muttered. The sevens are muttered.”
says: “We stop at twelve, because nobody has ever asked us to go on.”
jump: The times tables jumped in twos, then in threes, then in fours, and by the sevens the gate had lost count.
drawn: The numbers went down the paper in a column, and {child} drew a hat on every ten.

= handwriting
called: the letter g
says: “I have my tail below the line, and I can tell you that it is draughty down there.”
says: “I hold hands with whoever stands next to me. With k it is like holding an umbrella.”
says: “I am in giggle three times. It is the best place I know for meeting myself.”
jump: The letter g cleared the gate nicely, but its tail caught on the bar, and it had to be unhooked by a y.
drawn: Round, shut the door, and let the tail down: that was the letter g. {child} gave it an eye, and then it was a seahorse.

= race
called: the finishing line
says: “I do not run. I lie still at the end, and everybody comes to me.”
says: “They are all looking at me the whole way, and then they go over me without a word.”
says: “I was painted by a man with a little wheel. He went much slower than anyone since.”
jump: The finishing line lay down on the far side of the gate, and waited there, and that was how it won.
drawn: The finishing line took one stroke of the pencil. {child} spent the rest of the time on the feet.

= egg and spoon
called: the egg from the egg and spoon race
says: “I look at the sky all the way. I could not tell you who else was running.”
says: “A spoon is a good seat, but it has no arms to hold on to, and neither have I.”
says: “I roll a little to the left. It is not meant rudely, it is how I was laid.”
jump: The egg from the egg and spoon race went over very slowly on its spoon, and nobody breathed until it was down.
drawn: The egg would not come out round, and that was just right. {child} put a spoon underneath, and it stopped rolling off the page.

= sack race
called: the sack
says: “I used to have potatoes in me. They were quieter, but they never got me anywhere.”
says: “I come up to the middle on some people, and others I could swallow altogether, except for the hair.”
says: “I am scratchy, I know it. I have been told so by a great many knees.”
jump: The sack came hop, hop, hop up to the gate, as it had been taught, and hopped over with nobody in it.
drawn: A sack with somebody in it has no feet to draw, and that saves time. {child} gave it hop marks underneath.

= relay
called: the baton
says: “I am the only one who runs the whole way, and I do it lying down.”
says: “One hand is warm, the next is warmer. I am never cold, and I am never kept.”
says: “I have a hole right through me. The wind whistles in it on the bends, and I pretend that it is me.”
jump: The baton was handed over the gate by somebody, and taken by somebody, and never found out by whom.
drawn: {child} drew the baton, which was quick, and a hand at each end, which was not. There were a great many fingers.

= medal
called: the medal
says: “I turn my back now and then. It is only the ribbon, I am not cross.”
says: “I bump against buttons as I go. I think they know who I am.”
says: “I come cold and I go warm, and I have done nothing for it.”
jump: The medal swung on its ribbon, backwards, forwards, backwards again, and went over on the third swing with a clink.
drawn: {child} drew round a coin to get the medal round, and then gave it a ribbon long enough for a giraffe.

= trophy
called: the trophy
says: “I have two ears and I am hollow, so I hear everything twice.”
says: “Anyone who looks into me sees their own nose first. They always laugh, and I never know why.”
says: “I should like to be drunk out of, once. It could be milk.”
jump: The trophy picked itself up by both its handles and stepped over the gate like somebody lifting a long skirt.
drawn: The two handles of a trophy will not come out the same. {child} drew one on, turned the paper round, and drew the other.

= football
called: the football
says: “Twenty-two people run after me, and when they have got me they send me away again.”
says: “I have never gone anywhere on purpose, apart from the pond.”
says: “I like the hedge. It is the only place where I am let alone for a minute and looked for.”
jump: The football rolled up to the gate and stopped, and waited for a foot, and in the end it bounced across by itself.
drawn: The patches on a football never fit together on paper. {child} made a few of them square, and it looked like a window.

= goal
called: the goal
says: “I have my mouth open all day, and some people hope that something goes in and some that it does not.”
says: “When the ball comes in my net jumps. I am ticklish at the back.”
says: “I have been hit on the post. It rings right up into the corner, and everybody says oh.”
jump: The goal was bigger than the gate, so it simply walked up to it and let it in.
drawn: Three lines make a goal, and the net makes the rest of the evening. {child} crossed and crossed until it was nearly dark in there.

= penalty
called: the penalty spot
says: “I am very small and white, and now and then a whole field goes quiet because of me.”
says: “The ball is put down on me, and picked up, and put down again. I hold as still as I can.”
says: “Most of the time it is only worms and me. They take me for the moon.”
jump: The penalty spot was too flat to jump, so it took twelve steps back and then slid under.
drawn: {child} put the pencil down once and turned it, and there was the penalty spot. It went through to the other side.

= goalie
called: the goalie’s gloves
says: “We clap each other before every game, because nobody else does it yet.”
says: “We are much bigger than the hands in us. There is a place at the top of each finger where nobody lives.”
says: “We wait. Then it all happens in one corner, and only one of us gets to go.”
jump: The goalie’s gloves dived, both to the same side, and landed beyond the gate with their fingers spread.
drawn: {child} drew round one hand and then round it again, a bit farther out, and the second line was the glove.

= cricket bat
called: the cricket bat
says: “I stand in the corner all winter, and I listen. I know every spider by its walk.”
says: “When I meet the ball properly I say tock. When I do not, I say nothing and look at the grass.”
says: “I have a flat side and a side with a bump. People forget which of them is my face.”
jump: The cricket bat stood upright in front of the gate, patted the ground twice, and let itself fall over to the other side.
drawn: {child} drew the cricket bat as a door with a handle at the top, and behind it three sticks, one of them already leaning.

= tennis
called: the tennis ball
says: “I have fur, and I can bounce. I do not know of anybody else who has both.”
says: “Back and forth, back and forth, and all those heads go with me. It must be bad for their necks.”
says: “I spent a summer under a hedge. It was very restful, and one side of me is still green from it.”
jump: The tennis ball went over the gate, came back over the gate, and went on like that till somebody counted it.
drawn: There is one wavy line on a tennis ball that goes all the way round. {child} followed it to the edge, and had to guess the rest.

= rugby
called: the rugby ball
says: “I do not know myself where I am going to bounce. I am as interested as everybody else.”
says: “They hold me like a baby and then they all lie down on top of me.”
says: “I have two ends. They have never agreed about anything.”
jump: The rugby ball bounced left, and then right, and then back where it came from, and so it got over the gate quite by surprise.
drawn: Both ends of the rugby ball came out pointed, and {child} put in the stitches quickly, before it could turn into a lemon.

= netball
called: the hoop
says: “I am a basket, but I have no bottom. I have never got to keep a single thing.”
says: “The ball goes round my edge and I hold my breath. I do not push. I would never push.”
says: “Up here I see the tops of heads and the roof of the bike shed, where there are four other balls.”
jump: The hoop leaned down from its pole, and the gate went through it without touching the sides.
drawn: The hoop was meant to be flat, as one sees it from below. {child} made it a moon on a stick, with a net.

= hockey
called: the hockey stick
says: “I was straight until I got to the bottom, and then I thought I would have a look along the floor.”
says: “I have a flat side and a round side, and only the flat one is allowed to play. The other watches.”
says: “On the way home I am an umbrella, a guitar and a horse. I do not often get to rest.”
jump: The hockey stick hooked its bend over the top bar, swung there for a while, and let go on the other side.
drawn: A hockey stick is a J made fat. {child} drew a whole row, and it looked like a fence of walking sticks.

= golf
called: the golf ball
says: “I like holes. I can sit at the bottom of one and see a round bit of sky that is only mine.”
says: “Somebody stands beside me and wiggles for a long time. I try to look as if I had not noticed.”
says: “I have three hundred and thirty-six dents, and I know them all personally.”
jump: The golf ball rolled to the gate, thought about it at the very edge, and dropped over with a plop.
drawn: {child} began to draw the dents in the golf ball one by one, and at forty the pencil was tired.

= swimming lesson
called: the swimming towel
says: “I go there as a roll and come home as a heap. Nobody has ever rolled me up a second time.”
says: “I sit on the bench and hear all the splashing, and not a drop for me until the very end.”
says: “I am at my best for about one minute, when I am round somebody up to the nose.”
jump: The swimming towel was heavy with water and got over the gate in two halves, first one end and then, after a rest, the other.
drawn: {child} drew the swimming towel rolled up, and it was a snail without the snail.

= armbands
called: the armbands
says: “We are mostly breath. It was somebody’s, and they have not asked for it back.”
says: “We never go down. We have heard that there are tiles, and that is enough for us.”
says: “One of us has a slow leak, and we do not say which.”
jump: The armbands rose a little from the ground, squeaked against each other, and drifted over like two small clouds with stoppers.
drawn: {child} drew two doughnuts that had been sat on, each with a tiny chimney, and anybody could see that they were armbands.

= goggles
called: the goggles
says: “Seen through us everybody is blue and quite calm. We do not know how they look otherwise.”
says: “We leave two rings round the eyes when we go, so that we can find the place again.”
says: “We fog up when we are thinking. It is no good wiping us, we only begin to think again.”
jump: The goggles let their strap be pulled back as far as it would go, and then they were over, looking surprised.
drawn: Two eyes and an elastic band, and the goggles looked up from the paper. {child} put a fish in each one.

= swimming badge
called: the swimming badge
says: “I am for swimming, and I have never been wet. I do not tell people unless they ask.”
says: “I am the size of a biscuit, and I have a wavy line on me that is meant to be all that water.”
says: “I am to be sewn on. Sewing is done by somebody who says they will do it on Sunday.”
jump: The swimming badge held its nose, though it had none, and jumped in on the near side and out on the far side.
drawn: {child} drew a swimming badge with a wave and a number, and the wave was good, and the number had to be rubbed out twice.

= packed lunch
called: the packed lunch
says: “I am ready at eight and wanted at twelve. In between I lie in the dark and smell of banana.”
says: “The apple promised to be careful with the sandwich. I was there, and I heard it promise.”
says: “I am heavy on the way out and light on the way home, and nobody ever thanks me for that.”
jump: The packed lunch jumped in the right order, the sandwich first, then the apple, and last of all a raisin that had got separated.
drawn: {child} drew the packed lunch from above, each thing in its own corner, and the crumbs were the easiest of all.

= lunchbox
called: the lunchbox
says: “I shut with a click. Everything that I know is on the inside of that click.”
says: “I have been rinsed and rinsed, and I still remember Tuesday’s egg.”
says: “There is a grape loose in me on the stairs. It is the only music I can make.”
jump: The lunchbox opened its lid to see the gate, clicked it shut, and was over with one small rattle.
drawn: The lunchbox was only a box until it got its clasp. {child} made the clasp a mouth, and then the box needed eyes.

= dinner hall
called: the dinner hall
says: “I smell of gravy and I always shall. They have tried opening my windows.”
says: “I am quiet all morning, and then two hundred spoons arrive, all in the same minute.”
says: “There is a pea under the piano. It rolled there long ago, and I am looking after it.”
jump: The dinner hall folded all its tables into the wall, picked itself up by the door frames, and went over with a clatter of forks.
drawn: The dinner hall was made of long tables, and {child} drew them smaller and smaller, until the last one had room for a pea.

= coat peg
called: the coat peg
says: “I hold my arm out all day. It is the only thing I was made for, and I have never let go.”
says: “I am never told where the coat has been, but I can feel in the sleeves if it was raining.”
says: “The pegs on both sides of me are very good company, though in winter we get squashed.”
jump: The coat peg could not leave its wall, so the wall leaned over the gate a little and leaned back again.
drawn: It was no more than a nose on a board, the coat peg. {child} hung a coat on it, and then there was no nose to be seen.

= carpet time
called: the carpet
says: “I get sat on by thirty people at once, and all of them are listening to somebody else.”
says: “I have been picked at, in one corner, by the same small finger for a whole term.”
says: “I know what is in everybody’s pockets, because in the end it is in me.”
jump: The carpet rippled along like a very flat dog, humped itself over the gate, and lay down with a puff of dust.
drawn: The edge of the carpet was soon done. {child} put in the fluff, one bit after another, and that took up the whole middle.

= buddy bench
called: the buddy bench
says: “I do not go up to anybody. I only keep a place.”
says: “I have room for one and then I have room for two, and I am exactly the same length.”
says: “I have been a ship, a shop and a horse, and only when they had gone did I sit down again.”
jump: The buddy bench waited beside the gate until something came along to jump with, and then they both went.
drawn: {child} drew a buddy bench with four legs and a back, and it looked like a thin cow, standing quite still.

= friendship bracelet
called: the friendship bracelet
says: “I am one long knot, if you want to be exact, and every bit of it was pulled tight.”
says: “I go along in the bath and I go along to bed. I have never seen a drawer from inside.”
says: “I was tied to a chair leg while I was being made. I still think of that chair.”
jump: The friendship bracelet came undone, went over as one straight string, and was a ring again on the other side.
drawn: {child} began the friendship bracelet as a plait, and when the plait had to bend round and bite its tail there was no room.

= coach trip
called: the coach
says: “I kneel down for everybody, even for the ones who have only come to wave.”
says: “I have curtains, and fifty-two seats, and in the crack of every seat there is something that I am minding.”
says: “All the singing is at the back. I feel it in my bumper, and I hum along.”
jump: The coach sighed, knelt, let the gate get on, drove a little way with it, and let it off again.
drawn: A coach is all windows. {child} put a face in every one, and in the last one there were three.

= school photo
called: the school photo
says: “I had one blink in which to look, and I have been smiling ever since.”
says: “I hang on a wall and see who comes in. They grow, and I do not, and we are both used to it.”
says: “I have a cardboard frame with an oval hole. It makes everybody look like an egg with a collar.”
jump: The school photo held quite still half way over the gate, until somebody said that it could move.
drawn: {child} drew the frame of the school photo, and in the frame a smile, and then a face had to be found for it.

= uniform
called: the school uniform
says: “I look like all the others, and so I keep a name in my neck, in case I forget.”
says: “My sleeves are for next year. They know it, and they come down to have a look already.”
says: “I come home with a bit of every lesson on me, and the paint is the one I like to keep.”
jump: The school uniform went over one piece at a time, the jumper in front, and the second sock some while after the first.
drawn: {child} drew the uniform with nobody in it, and it stood there with its arms out, waiting to be told.

= school tie
called: the school tie
says: “I do not keep anybody warm and I do not hold anything up. I point at the shoes.”
says: “I have been in the soup. Only with the tip, and only to see.”
says: “Over, round, up and through. I do it with my eyes shut, and I still come out too long.”
jump: The school tie slid up the gate like a snake, tied itself round the top bar by mistake, and needed a moment.
drawn: The stripes on a tie go one way, and on the knot they go another. {child} had noticed that, and drew it so.

= lollipop lady
called: the big lollipop
says: “I am held out over the road, and lorries stop. I have never had to raise my voice.”
says: “No one has ever licked me. I taste of rain, I should think.”
says: “In the holidays I stand in a cupboard with the mops, and I stop them, but they were not going anywhere.”
jump: The big lollipop told the gate to stop, and the gate stopped, and the big lollipop went across with great care.
drawn: {child} drew a long stick, and on top of it a lollipop so big that it could have stopped a train.

= school bus
called: the school bus
says: “I know two ways, there and back, and I have never mixed them up.”
says: “At half past three I am full of shouting, and at four there is one mitten. I drive it home too.”
says: “I lean a little on the corner by the church. They all say whoo, and I pretend that it could not be helped.”
jump: The school bus stopped at the gate, opened its door, found nobody waiting, and bounced over, the back seat highest.
drawn: {child} drew the bus like a loaf with wheels, and drew the noise as well, coming out of the last window in zigzags.

= homework
called: the homework
says: “I travel more than most paper. I know the kitchen, the bag and the back seat of the car.”
says: “I am one page. It is the table that makes me look so big.”
says: “There is a ring on me from somebody’s cup. I think it is the best drawn thing on the sheet.”
jump: The homework put off the jump until all the others had gone, and then it went over in no time.
drawn: {child} drew a sheet of homework by drawing lines with nothing on them, and that is how it looks when it is new.

= school project
called: the school project
says: “I was a cereal box once. I remember the bowl, but I do not go on about it.”
says: “I am still wet at the back. Please do not stand close.”
says: “Nobody measured the door. I am not saying anything, I only think somebody could have measured the door.”
jump: The school project had to be tipped on its side to get over, and one cardboard tower came along afterwards by itself.
drawn: {child} drew all the tubes and lids of the school project, and even the sticky tape, which cannot be seen.

= science
called: the magnet
says: “I like spoons. Some spoons do not like me back, and I have never been able to tell which from their faces.”
says: “One of my ends is for coming and the other is for going away. I did not choose it.”
says: “I felt a paper clip on the other side of the table, and I just knew.”
jump: The magnet went over the gate with two paper clips and a spoon, and the spoon had really been going the other way.
drawn: {child} drew a magnet like a horseshoe, and pins hanging from it, each one holding on to the next.

= world book day
called: the book-day costume
says: “I am from a book, and yet nobody there had buttons up the back. That is new.”
says: “I had to go to school under a coat, and all the way there I was only somebody in a coat.”
says: “I am pinned in three places. If everyone keeps quite calm, I shall last until home time.”
jump: The book-day costume turned the gate like a page, and was through to the next chapter.
drawn: {child} drew the book-day costume from the hat downwards, and the paper ended at the knees, so it was a good long coat.

= bike
called: the bike
says: “I can only stand up while I am going. When I stop I need a wall or a friend.”
says: “My back wheel has been after my front wheel for years, and it is always very nearly there.”
says: “I have a bell, and I say it to cats. They look at me as if I had said something rude.”
jump: The bike rang its bell twice at the gate, and went over with its front wheel, and then, as always, with the other.
drawn: The two wheels of a bike were round enough. {child} had to think hard about all the sticks in between.

= stabilisers
called: the stabilisers
says: “There are two of us, and only one of us is ever doing anything. We take turns, on the corners.”
says: “We make a noise like a tea tray. We are not proud of it, but everybody knows we are coming.”
says: “When we are taken off we go and live in a jar of screws, and we tell them about the wind.”
jump: The stabilisers rattled up to the gate on both sides of nothing, and held it up very kindly while they went over.
drawn: {child} drew the two stabilisers first, and then a bike in between them, so that they had something to do.

= scooter
called: the scooter
says: “I have just room for one foot. The other one has to run along outside, and I feel sorry for it.”
says: “I fold up in the middle. It is not tiredness, there is a catch.”
says: “I know every bump between here and the corner, and I greet them in order.”
jump: The scooter gave itself three pushes, rolled up to the gate with a hum, and hopped it as if it were a kerb.
drawn: One line down, one line along, two wheels: that was the scooter. {child} added a foot, to show how it goes.

= bike helmet
called: the helmet
says: “I am a hat that means it.”
says: “The wind comes in at my holes, has a look round in the hair, and goes out at the back.”
says: “I hang on the handlebars and wait, and small leaves get into me, and once it was a snail.”
jump: The helmet turned upside down, rocked like a little boat, and rocked itself over with its straps trailing.
drawn: {child} drew half an egg and cut stripes in it for the helmet, and the strap went right round under a chin that was not there.

= roller skates
called: the roller skates
says: “We should like to go together, but one of us always has an idea.”
says: “We have eight wheels, and not one of them has ever been asked where it wants to go.”
says: “We are shoes, really. It is only underneath that we cannot sit still.”
jump: The roller skates arrived at the gate sooner than they had meant to, held on to it, and went over one by one.
drawn: {child} drew the wheels of the roller skates as round as peas, and with eight of them that took a while.

= ice skating
called: the ice skates
says: “We stand on one thin edge each. On carpet we are hopeless, and we know it.”
says: “We write on the ice, long curly lines. Somebody comes with a machine and rubs it all out.”
says: “Our laces are longer than a bus. It takes a grown-up on one knee to talk them round.”
jump: The ice skates came gliding with one foot in the air, held the fence a moment, and drew a curl on the other side.
drawn: {child} drew the ice skates as two boots, each on a ruler with a curl in front, and they looked rather grand.

= skiing
called: the skis
says: “We are so long that our front ends meet other people before we do.”
says: “We like to cross over each other in front. We have things to discuss.”
says: “All summer we stand in a shed, quite upright, and look at a lawn mower.”
jump: The skis went up the gate sideways, step by step by step, and down the other side all at once, with a swish.
drawn: Skis are two long lines that curl up at the end. {child} ran out of paper, and had to take one of them round the corner.

= skateboard
called: the skateboard
says: “I could have been a shelf. I had the shape for it, and then somebody put wheels on me.”
says: “I tick when I go over the cracks. Between two ticks I am only thinking.”
says: “Sometimes I go on alone for a bit. I am always fetched, and I always act surprised.”
jump: The skateboard came rolling with nobody on it, flipped over once in the air for its own pleasure, and rolled on.
drawn: A skateboard from the side is a smile on four wheels. {child} had drawn it before the rest had found a place.

= climbing wall
called: the climbing wall
says: “I am a floor, really. One day I stood up to see what it was like.”
says: “I mostly see tummies. And then soles. I know everybody’s soles by heart.”
says: “I am all lumps, and people say that they like the big ones best. The small ones hear that.”
jump: The climbing wall took hold of the gate by one lump after another, and climbed over it the wrong way round.
drawn: {child} left the paper as it was for the climbing wall, and put the lumps on, and they looked like potatoes.

= gymnastics
called: the gym horse
says: “I have no head, and I am not complaining. It is only that I never see who is coming.”
says: “They run up, they go bom on the board, I feel a wind, and that was them.”
says: “I have been a horse for thirty years, and nobody has brought me a carrot yet.”
jump: The gym horse had been jumped over all its life, and it took a very long run, on four wooden legs, and did it.
drawn: {child} drew the gym horse as a box with legs, and put a head on it after all, quite a small one, to be friendly.

= cartwheel
called: the cartwheel
says: “Hand, hand, foot, foot. If I stop to think about it, I am a heap.”
says: “I have the sky underneath for a moment. It is very clean down there.”
says: “I always leave the marks of two hands and two feet in the grass.”
jump: The cartwheel went hand, hand, gate, foot, foot, and there was hardly any difference.
drawn: {child} drew a cartwheel as a star with shoes on two of its points, and turned the paper to see it go.

= forward roll
called: the gym mat
says: “Everybody comes to me head first, so I have met a great deal of hair.”
says: “I am blue and I smell of feet, and people say that I am the soft one in the family.”
says: “When they have rolled over me I say pff. It is all I have ever said, and I mean it kindly.”
jump: The gym mat went head over heels, though it has neither, and arrived on the other side with a pff.
drawn: The gym mat was soon done. {child} drew somebody rolling on it, as round as a bun, with two feet coming out.

= ballet
called: the ballet shoes
says: “We are so quiet that the floor has to guess where we are.”
says: “Our toes point wherever we are told. On the way home they point at puddles.”
says: “We have elastic over the top. It was sewn on while the music was already playing.”
jump: The ballet shoes rose on their toes, made no sound at all, and had been on the other side for some time.
drawn: {child} drew the ballet shoes as two small boats with straps, both sailing off to the left.

= tutu
called: the tutu
says: “I need a great deal of room. I hope that it does not look like showing off.”
says: “I have never seen the feet that I belong to. I am told they are very busy.”
says: “When anybody sits down in me I stand up all round.”
jump: The tutu went over spinning, like a plate, and had to be told when it could stop.
drawn: {child} drew the tutu from the front, with all its frills, and it came out as a very good jellyfish.

= tap shoes
called: the tap shoes
says: “We say everything out loud. We cannot go anywhere without telling the whole corridor.”
says: “There is a plate on our toe and a plate on our heel, and no supper on either.”
says: “On grass nobody can hear us. We have tried, and it was like talking into a pillow.”
jump: The tap shoes went tick-a-tack up the gate, tick-a-tack along the top, and tack down the other side.
drawn: A tap shoe is any shoe until you draw the noise. {child} made little lines all round it, like a small loud sun.

= dance show
called: the big mirror in the dance class
says: “I do all the steps at the same time as everyone else, and I have never been to a lesson.”
says: “I do left when they do right. They think they are the ones who are the right way round.”
says: “When they have gone I dance the empty room. It is slow, but I like it.”
jump: The big mirror in the dance class looked at the gate, and there were two gates, and it went between them.
drawn: {child} drew the mirror, and in it the same dancer again, the other way round, and nobody could say which was the real one.

= karate
called: the karate suit
says: “I am stiff as paper when I am new. I creak when they bow.”
says: “When the arm goes out fast, my sleeve goes snap. I practise that in the wash.”
says: “Before anything at all, I bow. I bow to the door as well, it was there first.”
jump: The karate suit bowed to the gate, gave one short shout, and stepped over it very politely.
drawn: The white suit was easy, being the paper itself. {child} only had to draw round it, and put a knot in the middle.

= yellow belt
called: the belt
says: “I go round twice, and I hold up nothing at all. I am more of an announcement.”
says: “My two ends have to be the same length. We have a look every time, and one of them is always ahead.”
says: “I am never to be put in the wash. So I know exactly what happened in which month.”
jump: The belt laid itself over the top bar, one end on each side, and then pulled the second end after the first.
drawn: {child} took the pencil over, under, through and out again, and the belt had a knot so good that it could not be undone.

= badge
called: the badge
says: “I have a front for everyone to see, and a back that does all the holding.”
says: “I am a very small picture, and I get taken everywhere. Large pictures have to stay on their wall.”
says: “The one who wears me sees me upside down. For that one person I have learned to read from below.”
jump: The badge unpinned itself, flew over as a small round thing, and pinned itself to the next piece of night.
drawn: A badge is so small that {child} had to hold the pencil at the very tip, and breathe out.

= forest school
called: the stick from forest school
says: “I was a bit of a tree, and I did not have much say. Now I am a stick, and I am taken along.”
says: “I have been a sword, a spoon, a fishing rod and a letter of the alphabet, all before lunch.”
says: “I am by no means the longest stick. I am the one that was picked up.”
jump: The stick from forest school was thrown over the gate, looked round for a dog, and lay where it was.
drawn: To draw a stick is to draw one line and let it wobble. {child} put two bumps on it, and one small leaf that had stayed.

= piano
called: the piano
says: “I keep the bears on the left and the mice on the right, and they meet in the middle for lessons.”
says: “I have a note near the top that sticks. It is not being difficult, it is resting.”
says: “I weigh as much as a cow, and yet I can do the rain.”
jump: The piano was pushed up to the gate by four people, and then it went over on one light note.
drawn: The black keys of the piano go in twos and threes. {child} drew them all in one row, and they made a very good comb.

= recorder
called: the recorder
says: “I have two sorts of note: the one that I am asked for, and the one that was in a hurry.”
says: “I have seven holes in front and one at the back, for the thumb, which likes to be private.”
says: “I live in a sock. I do not know whose, but there was only the one.”
jump: The recorder jumped on a squeak, and went a good deal higher than it had meant to.
drawn: {child} drew the recorder with all its holes, and a mouth at one end, and a long curly squeak at the other.

= violin
called: the violin
says: “I am held under a chin, so I hear every swallow.”
says: “I know that I begin with a scratch. Doors do too, and they are let in all the same.”
says: “I have a velvet bed with a hollow exactly my shape. No one else could sleep in it.”
jump: The violin was drawn slowly over the top bar with its bow, and the top bar gave out a long low note.
drawn: {child} drew a pear with a waist, and it was the violin. The four strings came very close together at the neck.

= guitar
called: the guitar
says: “When you talk into me I say the same thing back, but rounder.”
says: “My strings turn to fog when they are plucked. I have asked them where they go, and they only hum.”
says: “There is a plectrum inside me. Shake me and it says so.”
jump: The guitar leaned on the gate as if it were staying, gave one long twang, and swung over with its strap behind it.
drawn: {child} drew an eight for the guitar, and a round hole in it, and strings that went straight across the hole as if it were not there.

= drum
called: the drum
says: “I am hit on the head all day long, and every time I say: come in.”
says: “There is nothing inside me, and it is a very good nothing. I would not change it.”
says: “I can be heard two gardens away. I can also be a mouse, but that is harder to do.”
jump: The drum rolled up to the gate, and as it went over there was a boom, quite soft, from underneath.
drawn: Zigzags went round the drum like icing. {child} drew the two sticks up in the air, because that is where they stop to think.

= trumpet
called: the trumpet
says: “I am very long, but I have been folded, so that I can sit on a chair.”
says: “People blow a sort of raspberry into me, and I make a king of it.”
says: “I have to be emptied afterwards. I would rather not go into that.”
jump: The trumpet blew itself a short fanfare, stepped over bell first, and left a small drop on the gate.
drawn: With a trumpet the pencil has to go round and come back and go through. {child} ended in a very wide mouth, and that was right.

= talent show
called: the hat from the talent show
says: “I was shown to everyone, and I was empty. I did my very best to look as if I would stay so.”
says: “There is a silk scarf up inside me. It goes on for much longer than anyone would think.”
says: “I am taken off with a bow. The bow gets the clapping, but I am the one who flies.”
jump: The hat from the talent show was thrown in the air with a flourish, and came down on the far gatepost.
drawn: {child} drew the hat from the talent show and two long ears coming out of it, and did not say whose they were.

= chess
called: the chess pieces
says: “We stand in our rows, and the little ones go first. No one can tell us why.”
says: “Our king can do one step. It takes all of us running about to keep him happy.”
says: “At night we are all in one box, the black ones and the white ones, and nobody keeps to a square.”
jump: The chess pieces jumped one after the other, and the horse did it best, two forward and one to the side.
drawn: {child} drew the castle first, because it is easy, and the horse last, and the horse looked a little like a sock.

= coding
called: the computer
says: “I do exactly what I am told. I wait, and I am told it, and then everybody is astonished.”
says: “I cannot guess. I have tried to, but I did not know what it was I should try.”
says: “There is a small light in my front that goes on and off. I am only breathing.”
jump: The computer was told to go up, over and down, and nobody had told it to stop, so it did it eleven times.
drawn: {child} drew the computer with every one of its buttons. The longest button was for nothing at all, just as it really is.

= class pet
called: the class pet
says: “I go to school every day, and I have never had to get up for it.”
says: “I have heard about the Romans six times now. I do not put my hand up.”
says: “After the bell they all go off somewhere, and I have the whole classroom to listen to.”
jump: The class pet came along in somebody’s two hands, sniffed at the gate, and was passed across with its breakfast.
drawn: {child} drew the class pet mostly as straw, with one bright eye looking out of it.

= class teddy
called: the class teddy
says: “I have slept in twenty-six beds, and I have had the outside edge in nearly all of them.”
says: “I have a book where it all gets written down. I would have put some of it differently.”
says: “On Sunday night I am brushed, and on Monday they all want to know what I had for tea.”
jump: The class teddy was swung by one arm, as it is used to, and sat down on the far side with its book.
drawn: One circle on top of another, and there sat the class teddy. {child} drew the loose arm too, very exactly.

= house points
called: the points
says: “We are quite small. It is only when we are all in one jar that anybody calls us a lot.”
says: “Somebody counts us on a Friday. We do not push, but we do like to be near the glass.”
says: “We are given for something, and then we cannot be told apart. We think about that.”
jump: The points went over like peas, one, one, one, one, and then all the rest because somebody had knocked the jar.
drawn: A point is the least that a pencil can do. {child} made one, and then a great many, and it looked like weather.

= playtime
called: the playground
says: “I have a snail of numbers painted on me, and I have been jumped on from one to ten and back.”
says: “I get very loud all at once, and then a bell goes, and I can hear the crisp packets.”
says: “There are two drains in me and one of them has a conker. I know which.”
jump: The playground ran round and round before the gate with its arms out, and then the bell rang and it went over in a line.
drawn: From above, a playground is only lines. {child} drew them, and then a fence, and then dots that ran about.

= nursery
called: the nursery
says: “My chairs are low and my pegs are low and my taps are low. It is the grown-ups who are a mistake.”
says: “I smell of paint and banana, and in the afternoon of sleep.”
says: “I have one soft bear that everybody hugs, and it is flat in front from it.”
jump: The nursery put on its apron back to front, took hold of its own rope, and toddled over, one small chair after the other.
drawn: {child} drew the nursery with a door, a window and a big roof, and a row of very short coats down the side.

= first day
called: the new door
says: “I am new to everybody once. By the third time they push me with a foot.”
says: “I have a handle at the top and a scratched bit at the bottom, and both are from people coming in.”
says: “I am asked to open far more often than to shut. I take it as a compliment.”
jump: The new door opened itself in the middle of the gate, and it turned out that one could walk through.
drawn: {child} drew the new door a little bit open, so that the light came out, and the light was the hardest part.

= new teacher
called: the new classroom
says: “I have been empty all the holidays. I know every fly, but I am ready for other company.”
says: “My drawers have no names on them yet. I keep wondering who will be the sticky one.”
says: “I am next door to the old one. They all thought that I was much farther.”
jump: The new classroom pushed its chairs in, counted its tables, and went over with a smell of fresh paint.
drawn: {child} drew the new classroom with tables in it and one clock, and left the clock without hands.

= pe kit
called: the PE bag
says: “I hang by my string from Monday on, and everyone who goes past gives me a twirl.”
says: “I have two left plimsolls in me at present. I did not do it.”
says: “I am to be taken home and washed. It is written on a note, and the note is in me.”
jump: The PE bag swung on its string, round and round and round, let go, and landed softly on its socks.
drawn: The PE bag hung down from its string like a big drop. {child} gave it a bump for the heel of a shoe.

= whistle
called: the whistle
says: “I have a pea in me. It runs round and round, and I do the shouting for both of us.”
says: “I stop twenty people with one word, and I do not even know what the word means.”
says: “When nobody is blowing me I am very shy.”
jump: The whistle drew a deep breath, went over the gate on one long peep, and everybody else stood still.
drawn: {child} drew the whistle, and the pea inside it, though the pea would not stay in one place.

= pencil case
called: the pencil
says: “I get a little shorter with every word, so I am pleased when they are good ones.”
says: “I have been behind an ear, in a plait and under the radiator. From there one sees the undersides of things.”
says: “The rubber and I do not see things the same way, but we share a case.”
jump: The pencil drew a line up to the gate, a line over it and a line down, and then went along that.
drawn: {child} wanted to draw the pencil, but the pencil was the one that was drawing. It did its own tip last.

= story time
called: the story-time book
says: “I am held the wrong way round, so that I look at everyone, and the one who reads me gets a stiff neck.”
says: “There is somebody in front who knows what is on my next page. I can see it in the cheeks.”
says: “I have a bear on page four. I am always glad when we get there again, and so is he.”
jump: The story-time book took the gate between two pages, so that nobody lost the place.
drawn: {child} drew the story-time book open, and in it a smaller book, and in that, with the very tip, another one.

= fire drill
called: the fire bell
says: “I have one word and it is a very loud one. I always feel that I ought to say sorry afterwards.”
says: “I hang in the corridor for weeks and hold my tongue, and I hear all the secrets that go by.”
says: “When I ring they all go out for a walk. I have never been on it.”
jump: The fire bell came on tiptoe, holding its own clapper with both hands, and was over without so much as a ting.
drawn: A bell is easy, and loud is hard. {child} drew loud with zigzags, and they went right over the edge.

= lost property
called: the lost property box
says: “Nothing in me is lost. It is all here, on the left, under the cardigans.”
says: “I have nine left gloves, and I have introduced them to each other.”
says: “They look into me and say that it is not there, and all the time the sleeve is waving.”
jump: The lost property box shuffled over and arrived with one more sock than it had set out with.
drawn: {child} drew the lost property box with a sleeve hanging out, and then more sleeves, so that the first was not alone.

= school fair
called: the tombola
says: “I am turned and turned till I do not know my own tickets.”
says: “Whoever puts an arm in me looks at the ceiling. I think it is because I tickle.”
says: “I have a bottle of bubble bath that I have given away four years running. It keeps coming back.”
jump: The tombola rolled down to the gate, went over with a rustle, and it turned out that the gate had won a tin of pears.
drawn: {child} drew the tombola and wrote a number on every ticket, and they all ended in five.

= school disco
called: the disco ball
says: “I am made of nothing but small mirrors. From inside I have never seen myself once.”
says: “I turn round slowly, and the whole room thinks that it is moving.”
says: “I have three hundred tiny pictures of everybody’s elbows.”
jump: The disco ball did not jump, but its spots of light went over the gate one after another, and that was counted.
drawn: {child} drew the disco ball with all its little squares, and then dots on everything else, as far as the corners.

= harvest festival
called: the tin of beans
says: “I stood in front with the marrow. I have never been so near to a vegetable of that size.”
says: “I have never seen a field. I keep very quiet when the talk comes round to it.”
says: “I used to be at the back of a cupboard, behind the rice. Everybody has to begin somewhere.”
jump: The tin of beans rolled up to the gate on its side, with its beans all going the other way, and dropped across.
drawn: The tin was easy, but nobody could see what was in it. {child} drew the beans on the outside.

= team captain
called: the captain’s armband
says: “I was made for a thicker arm. I slide down, I am pushed up, and so we get to know each other.”
says: “I have only one letter on me, and it does not say anything about how to do it.”
says: “I go from sleeve to sleeve, and the sleeves all stand up straighter for a moment.”
jump: The captain’s armband said “come on” to the gate, slipped down over the post, and came off on the other side.
drawn: {child} drew the armband on an arm, and the arm needed a hand, and the hand had six fingers for a while.

= football kit
called: the football shirt
says: “I have a number on my back, and so I am the only one who cannot see it.”
says: “I go round in the wash with the other ten. We are still one team in there, only wetter.”
says: “Before a game I am clean. I am not boasting, I only want somebody to know.”
jump: The football shirt pulled itself over its own head to celebrate, and ran across the gate without seeing it.
drawn: The football shirt came out like a big T. {child} took longest over the number, because it had to be fat.

= football cards
called: the swap cards
says: “Some of us are shiny, and the rest of us are very good sorts.”
says: “We know who is in here four times. He smiles in all of them, and does not know.”
says: “We live under a rubber band. Our corners used to be sharp, but then we were loved.”
jump: The swap cards were thumbed through at great speed, and when the last had gone by they were all on the other side.
drawn: {child} drew a swap card, with a face and a number on it, and then drew the same one again, for swapping.

= rounders
called: the bat
says: “They hit the ball with me and then they drop me and run. I always think that this time I might come along.”
says: “From down here in the grass I can see four posts, a dog and everybody’s laces.”
says: “I have a fat end for the ball and a thin end for thinking.”
jump: The bat swung, missed, swung, missed, swung once more, and went over the gate itself.
drawn: {child} drew the bat in no time, and then a dotted line for where the ball had gone, right off the paper.

= table tennis
called: the little net
says: “I stand exactly in the middle and take no sides. It is all I was brought up to do.”
says: “It goes over me and back over me. Sometimes it touches me, very lightly, and falls asleep.”
says: “I have a white ribbon along my top. I had thought that people would look at it more.”
jump: The little net let everything over as usual, and by the time it thought of going itself, it was already there.
drawn: Lines one way, lines the other way: that was the net. {child} caught a pencil fish in it, though it was not that kind.

= bowling
called: the skittles
says: “We stand in our triangle and hear it coming for a very long time.”
says: “One of us always wobbles and stays up. We do not hold it against anybody, it is usually the one at the back.”
says: “We fall over, something sweeps us up, we are stood on our feet again, and nobody has ever told us why.”
jump: The skittles wobbled up to the gate in a triangle, and nine fell over it at once, and the tenth after some thought.
drawn: {child} drew ten skittles with round shoulders, and some of them were leaning before anything had come.

= surfing
called: the board
says: “I lie on the water and wait. People think it is the wave that does it, and they are right.”
says: “I was rubbed with wax so that nobody slides off. Sand likes it too.”
says: “On land I am only long. I have knocked over a windbreak and an ice cream sign.”
jump: The board lay in front of the gate and waited, and waited, and at last a wave came along and took it across.
drawn: {child} drew the board like a long leaf, and under it the sea, up and down, up and down, to the edge of the paper.

= yoga
called: the yoga mat
says: “I am rolled out flat, and they are a mountain on me, and then a dog, and I stay a mat.”
says: “I am the only one here who can lie perfectly still. Nobody has noticed, and that is part of it.”
says: “My ends curl up. I am told to let go, and I do try.”
jump: The yoga mat breathed in on this side of the gate and breathed out on that one.
drawn: One long box, and there the yoga mat could have stopped. {child} curled up one corner, and that was much more like it.

= home corner
called: the little jug
says: “I have poured tea that was water and water that was sand. All of it was said to be delicious.”
says: “I am only ever full for a moment. Somebody always wants to see it come out.”
says: “I have a spout on one side, and a handle on the other to keep me fair.”
jump: The little jug poured itself out over the gate, a bit at a time, and was filled up again on the other side.
drawn: {child} drew the little jug tipping over, and its drops getting bigger as they came down.

= star costume
called: the star costume
says: “I have five points. One is for the head, and two of them are for doors.”
says: “I am foil in front. I crackle when anybody breathes, so I always know that they are there.”
says: “I have been told to hang in the sky. I am doing it from the coat rail, for a start.”
jump: The star costume went over the gate sideways, crackling, one point after another, all five.
drawn: {child} drew the star costume in one go, without lifting the pencil, and gave it a face in the middle and two shoes.

= donkey costume
called: the donkey costume
says: “My front legs know where we are going. My back legs only know my front legs.”
says: “One of my ears stands up and the other has given it some thought.”
says: “I am very warm inside, and it smells of two people and a cushion.”
jump: The donkey costume jumped with its front half, and there was a long talk before the back half came as well.
drawn: {child} drew the donkey with four knees, and each of them bent in a different direction, as they do.

= mary and joseph
called: the doll from the manger
says: “On all the other days I have tea with the bears. This is the one where they whisper.”
says: “I am carried in, and put down, and looked at. I have the least to do, and I do it with my eyes shut.”
says: “When I am tipped I say mama. I have been asked not to.”
jump: The doll from the manger was handed over in its tea towel, from one arm to another, and never opened its eyes.
drawn: {child} drew the doll in its tea towel, like a parcel with a nose, and with both eyes shut.

= innkeeper
called: the innkeeper’s door
says: “I am made of cardboard. When they knock on me, someone else has to make the noise.”
says: “I am opened, and they are told there is no room. I have a whole hall behind me, and I keep a straight face.”
says: “I have a painted handle. It has never turned, but it is very well done.”
jump: The innkeeper’s door told the gate that there was no room, thought better of it, and they went over together.
drawn: {child} drew the innkeeper’s door and began on the bricks all round it, and there would have been more of them, but the paper stopped.

= line to say
called: the line
says: “I live just behind the teeth, so as to be near the door.”
says: “I have been said to a spoon, to a tap and to a pair of shoes. They were a good audience.”
says: “I am not long. I am over before people have found out who said me.”
jump: The line stood in front of the gate and began too early, stopped, began again, and came out on the other side quite clear.
drawn: {child} drew a mouth, and a balloon coming out of it, and in the balloon was the line, all in wiggles.

= maths
called: the numbers
says: “We like to stand in order. It is other people who keep adding us up.”
says: “One of us is nothing. He is quite round, and whoever he stands behind is ten times as big at once.”
says: “There is no last one of us. We have sent somebody to look, and he is still counting.”
jump: The numbers jumped in their order, and each said its own name, so nobody had to count them.
drawn: {child} gave the two a beak, and it was a swan, and gave the eight a carrot, and it was a snowman. The one just stood there.

= poem
called: the poem
says: “I keep to the left, and leave the right side of the page for looking out of.”
says: “My words wait for each other. If one says moon, another has been holding spoon ready for two lines.”
says: “I am learned by heart. That means that I can go to places without any paper.”
jump: The poem took the gate in four short lines, and the second and the fourth came down alike.
drawn: {child} drew the poem as a row of lines, long, short, long, short, and it could nearly be heard.

= alphabet
called: the alphabet
says: “I stand in a line that nobody chose, and a has been in front for so long that it thinks it did.”
says: “There are twenty-six of me, and it has been enough for everything that anyone has said.”
says: “In the middle I go very fast. People think that elemeno is one letter of me.”
jump: The alphabet went over singing, slowly at both ends and rather in a rush in the middle.
drawn: {child} made the A into a tent, and laid the B on its back, and it was a pair of glasses. The alphabet had never looked so well.

= school trip
called: the rucksack
says: “I go along for all of it, facing backwards. There is a good deal to see behind us.”
says: “I have two straps, and one of them is always longer than it was this morning.”
says: “I carry the sandwich, the spare socks and a stone. The stone always joins us later.”
jump: The rucksack found a partner, held on by one strap, was counted twice, and went over in a long line of itself.
drawn: {child} drew the rucksack from behind, where the arms are, and gave its zip every one of its teeth.

= show and tell
called: the thing for show and tell
says: “First I am in the dark, and then I am in the air, and thirty people lean forward by a nose.”
says: “Somebody always asks where I sleep. I had never thought of it as interesting.”
says: “I am passed round and come back warm. Every hand has a different idea of how to hold me.”
jump: The thing for show and tell was held up high, so that the back row could see it, and then simply put down over there.
drawn: {child} drew the bag with a bulge in it, and nothing sticking out, so that it would still be a surprise.

= assembly
called: the school hall
says: “I am a dining room at twelve, a gym at two and a wood in December, and nobody asks if I am tired.”
says: “I have lines of six colours on my floor, and I have never been told the rules.”
says: “Everybody sits down on me at once. I like it best just before the first song, when they all breathe in.”
jump: The school hall put its chairs away, rolled up its ropes, and slid over in its socks.
drawn: The school hall is big and has nothing in it, and that is hard to draw. {child} put a very small piano in one corner.

= concert
called: the clapping
says: “I begin with one person who is not sure, and then I am a great deal of rain.”
says: “I am made by hand. I should like that to be known.”
says: “I come at the end, so I have never heard any of the music.”
jump: The clapping came up to the gate from a long way off, got loud just above it, and went away across the field.
drawn: {child} drew the clapping as two hands with little lines between them, and they looked like a bird in a hurry.

= football match
called: the pitch
says: “I am just grass, if you come on any other day. The lines make people shout.”
says: “They have run on me in every direction, and I can tell you that most of it was in the middle.”
says: “Afterwards I stand up again, blade by blade. I do not hurry, there is nobody watching.”
jump: The pitch was too long for the gate, and its near goal was still here when its far goal had been over for some time.
drawn: {child} drew the pitch with a circle in the middle and a box at each end, and left the grass to be thought of.

= handstand
called: the handstand
says: “I show the feet the sky, and I show the hands how it feels to be feet.”
says: “I empty every pocket. I do not keep anything, I only like to see what there is.”
says: “I am best against a wall. Walls are calm about me.”
jump: The handstand walked up to the gate on its palms, leaned its feet across, and the rest of it came after.
drawn: {child} drew somebody standing on two feet, which is easy, then turned the paper upside down, and it was a handstand.

= breakfast club
called: the toast at breakfast club
says: “I am what it smells of. You can follow me in from the gate with your eyes shut.”
says: “I was up before anybody. I jumped, and then it was light.”
says: “I have a corner with no butter. It is always the one they begin with.”
jump: The toast at breakfast club went down first, clicked, and waited, and then it shot up and over without any help.
drawn: {child} drew the toast, and on the toast some butter, by leaving a bit of it out.

= three-legged race
called: the middle leg of the three-legged race
says: “I am two legs, really. We have been tied together, and we are still at the stage of saying sorry.”
says: “On my left they say one, and on my right they say two. I try to be fair to both.”
says: “At the end I am untied, and each half goes home with somebody else.”
jump: The middle leg of the three-legged race went first, and then had to wait for the outside ones.
drawn: {child} drew two people and only three legs for the race, so it was less work than usual, by a whole leg and a shoe.

= long jump
called: the sandpit from the long jump
says: “Somebody comes running at me from far away, and what I get is always the same: two heels and a bottom.”
says: “I am raked flat after each one. I would like to have kept some of them.”
says: “I have no bucket and no castle. I am for measuring.”
jump: The sandpit from the long jump took a very long run, since it had seen it done, and landed in itself.
drawn: Sand is dots, and {child} made them one by one, with two holes at the end where somebody had come down.

`
