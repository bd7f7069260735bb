import { renamed } from './invented-names.ts'
import { plots } from './plots.ts'

/** What the next story of a series can recall, as parts of sentences. */
export interface PlotNotes {
  /** Whom the children met: 'the bear who minds the gate'. */
  readonly met: string
  /** Where it was: 'the gate at the top of the pass'. */
  readonly where: string
  /** After 'wondering': what is left open. */
  readonly thread: string
}

/** By plot. A plot that is not here is remembered by its scenes alone. */
export const plotNotes: Readonly<Record<string, PlotNotes>> = Object.fromEntries(
  `
life/has-anybody-tried-butter | the woman who came by with the butter | the end where nobody else stood | who would come to the door for butter
life/nobody-said-when | whoever had said when three times | the place where there had been more and more | whether it had stopped by the morning
life/only-the-with | the window cleaner who only did the outside | the window with two noses on the inside | whose nose it was, on the outside
life/a-bit-more-than-none | the snail who was a slow counter | the place where none was done, side by side | how much of it there would be in the morning
life/it-takes-some-stopping | whatever was so heavy, and went on a bit | the last place to stop, and the mark before it | whether it would stop as well when it was rested
life/a-bit-of-something | whoever had been wondering, too | the last bit, where it was found | who had drawn a nose on the bag in the morning
life/i-can-see-it-from-here | whoever had been seen from a bit to one side | the place from which all of it could be seen | who would be standing there in the morning
life/in-the-middle-of-it | whoever had been in the middle of it | the place where it had begun | where the next thing was going to begin
life/everywhere-but-there | the thumb that had held on all day | the one place in it that nobody was sure of | who would be leaning on it in the morning
life/what-do-i-put | Mr Pym, who had to put the name on the cup | the small cup that was not for winning | what the tail of the and had seen
life/where-was-it-last | whoever came to help and asked where it was last | everywhere else | what somebody on the step did not want to say
life/as-people-do-it | whoever wished to do it as people do | the place where it was almost right | who would say it to nobody in the morning
life/and-a-bit-on-top | the woman who sells plums | the house that was asked for something | what would come back with a bit on top
life/a-finger-at-a-time | the woman who mends the locks | the house with something in it that was not there before | whether the slippers would be too big for long
life/not-while-i-was-looking | whoever said hello before there had been time to think | the place where nobody had been looking | what lay on the sill in the morning
life/and-again | the machine for which nobody had done it | the room where it was done again | what would be done once more in the morning
life/either-way-up | the snail who had always hung upside down | the place where it had all been the wrong way round | where the arrow on the box would point
life/only-from-the-side | whoever does it on other days | the side, from where you see one hand | what the other hand does
life/only-just | whoever had seen it go by, only just | the corner where it had just been | how far it would go the next time
life/that-one-comes-last | the bus driver who read the list out | the bus stop with a list on it | whose pencil had put the new line on the list
life/when-you-are | the one who had not been ready yet | the place where they had all waited | what would begin when nobody was looking
life/it-does-that | whoever was not from round here | the house with one more noise in it | what the new noise was in the morning
life/i-heard-you | whatever had had so much to say | the room in which it was all heard | what would be said next, and how often
life/that-is-a-lot-of-shoe | the mitten with a thumb that was big enough | the floor, beside the shoe | who fitted the shoe in the morning
life/there-is-more-round-the-back | the man from the office for sizes | the chalk marks, which went round the back | what the office made of the box
life/is-it-the-curtains | Mrs Amble from next door, who noticed things | the fence, from where you cannot miss it | what Mrs Amble noticed next
life/up-again | the slipper that stood up on its heel | the rug where everything fell over | what the slipper would be the next time
life/said-the-pot | the pot that said it bigger | the bath that said it three times | whether the sock still had it
life/not-in-yet | whoever was not in the hat | the hat that was a bed | who would be in the hat in the morning
life/the-stage-laughed | the hairbrush who went on in a sock | the bed where the quilt was the curtain | what the hairbrush would be the next time
life/i-still-see-a-dressing-gown | the one on the cushion who wanted it once more | the bedroom with the laundry basket in it | what the dressing gown would be the next time
life/would-you-like-to-be-a-corner | the hen who was a corner twice | the blanket that the wind wanted for number nine | what the wind would bring along to the next one
life/there-is-always-a-plate | whoever was bad at it up to the bump | the wall that the baby was brought to | where the plate would come from the next time
life/it-begins-in-one-toe | whoever had caught it from a goose | the road that had it on both sides | who had got it from the postman in the fourth street
life/it-says-staff | the penguin who does the cold | the room where the grey coats hung open | whether anybody on the roof had a hook
life/round-and-back-again | the lady with a whole garden on her head | the box with the daisies round it | where the lady and the postman had gone hand in hand
life/they-are-only-looking | whoever had been hiding since lunch on Thursday | the street where they were all found | whether the beetle was still seeking
life/where-are-you-now | whoever rang because of being in the wrong place | the hall with the telephone in it | where the telephone would ring from next
life/tell-the-jug | the jug that kept it to itself | the kitchen where something was in with the bread | what was in the boot in the morning
life/more-than-that | the scales that had no more numbers | the kitchen with a heap up to the lamp | what the moon weighs in the morning
life/first-in-a-bit | the ladle that stood up in the dark | the kitchen where the drawer went clonk | who else would stand up in the drawer
life/it-says-so-outside | those who came with suitcases because of a sign | the gate where the wind had left a sign | what became of the sign in the morning
life/and-for-nobody-else | the umbrella who came in out of the rain | the door at the end of the garden | what an umbrella does when it is dry
life/somebody-has-to-ask | whoever practised on a teapot | the bottom stair with the teapot on it | whom the teapot would be lent to next
life/that-was-the-first | whoever came with a badge that said ‘New’ | the hall with the spare hook | what the second day would be like
life/what-can-i-do-for-you | whoever had put a chair in the hall | the hall where the coats wait | whether geese pay with buttons
life/on-three-or-after | somebody up to the middle in mud | the lane with the goose in it | whether it is on three or after
life/not-from-here | somebody very clean, on a newspaper | the middle of the garden, where it is brown | whether the mud showed in the morning
life/both-still-open | whoever would not shut an eye | the bed with a sock for a blanket | whether the eyes were still open
life/moon-too | the moon that stopped when you stopped | the puddle with a moon in | what was in the cup in the morning
life/there-it-goes | whoever waved in the dark | the fence where everything goes by | where the slow one went
life/that-means-here-i-am | the small one that called | the gate with something behind it | whether the big one was still there
life/words-without-a-nose | the egg cup who had been through a lot | the kitchen with the biggest jug | which names get through with a shut nose
life/not-with-the-hands | the chin that could put on a lamp | the room with a garden in each hand | how dark the leaves would be in the morning
life/has-anybody-told-you | somebody as big as a bean who had been told nothing | the kitchen where a hand gave lessons | whether it will know the voice
life/he-is-not-lost | somebody small whose morning begins at night | the kitchen where five seeds lie in a ring | where the story in the flour stops
life/somebody-is-up | the woman in the red coat who counts bears | the globe with a lamp beside it | who is up on the other side
life/in-with-the-eggs | the eggs who took it for an hour | the sofa where you can be wild lying down | who will take the corner with the stairs
life/it-fell-over-its-feet | the wave who fell over its own feet | the beach with the line across it | how far it would come the next time
life/still-holding | the pegs who had the night off | the house where everything holds on to something | whether anybody has told the old knot
life/fold-and-fold-and-press | the fly that sat down on the answer | the school where nobody sat by anybody | what was folded up in the other coat
life/half-a-peach | the ladle that somebody ate with | the third stair, which was neither up nor down | what was in the tin with no paper on it
life/up-goes-the-hay | the leaf with the best face | the house where the clock went in a sock | who moved all the hay in one night
life/all-here | the word that came along with pegs in it | the hall where the shoes stood in a line | who would come to the front next time
life/where-does-it-say-so | the cushion with ducks that must not be ironed | the hall where a coat said who it was for | who else would fit into the coat
life/on-you-go | the clock that was brought off for a rest | the kitchen where there was a change every minute | who else had been ready since Tuesday
life/off-where | the shoes that were told twice | the hall with its toes to the house | where the things are that are off
life/who-was-that | the glass at the back of the cupboard | the room where the lid went zzz | who had a note that nobody had played
life/i-know-who-you-mean | the tortoise whose name was in front | the kitchen where somebody mooed for the milk | who would be called Gerald at breakfast
life/sock-day | the goose on the blue sock | the kitchen where even the tap was dressed | who else had been told about the socks
life/still-dry | the door that did not know where to look | the chair where it hung and did nothing | what the handkerchief would do with another day off
life/four-shoes-of-nobody | the sparrow that looked for the small wheels in the air | the path from the gate to the tree | what the sparrow found on the path
life/from-the-pigeon | the pigeon who looked for its coat | the kitchen where the lid ran round | what else would come in at the door
life/what-came-out-of-the-shoe | the fish that had no eye yet | the bath where the whole day went round three times | what else would come if nobody pulled
life/good-game | the soap that had never lost to anybody | the kitchen where the jar was shaken by the lid | who would win the next time, and whether it would be the jumper
life/lid-up | the sandwich that had heard the whole of sums | the small kitchen behind the lid | who else would come and sit in the kitchen
life/as-far-as-the-corner | the snail who had been let go alone for years | the road that went over the table | what else was on the road that nobody had seen
life/you-are-on-holiday | the clock that had never had one | the hall with a bag gone flat | how far the clock would walk
life/everybody-up-a-hook | the mitten on the lowest hook | the hall with five hooks up the stairs | who would be next on the lowest hook
life/you-have-to-show-it | the tap that was still practising | the bed that had to be shown | whether the slippers would walk in the night
life/the-name-may-stay-up | the name that stood by the teapot | the kitchen with the biscuit to look at | what there was to hear about roofs
life/this-one-is-busy | the orange that went for a walk | the hall where one hand was full | what the other hand would be asked to do
life/knock-and-rest | the coat that somebody came out of | the bed with no door in it | at what time it would knock
life/whoever-is-next | the one at the end of the heap | the nest with the wall of cardboard round it | who would be at the end in the morning
life/hand-first | the snails who had come to where the path stops | the hall with the rug and the mat | who else would want to be taken over the hall
life/it-has-not-come-down | the lamp that had a pancake for a hat | the kitchen that was darker on one side | what else is up there and has not come down
life/at-home-it-is-there | the room that was the wrong way round | the bed with its pillows where the feet go | who would lie the usual way in it
life/all-four-corners | the neighbour in whose hotel nothing went wrong | the garden with a tent on the washing line | who would be a lump the next time
life/creak-creak-twang | the neighbour whose boat stepped out from under him | the garden where it said twang | how high it was really
life/have-you-got-a-seven | the bucket that was dealt in by mistake | the room downstairs where everybody sat in a ring | who would be dealt the seven from the stairs
life/look-at-the-dark | the small green light that sat on a knee | the garden with all its lamps put out | where it goes when it is off
life/not-its-turn-yet | the old man who came out of the fog with his bread | the road that came one thing after the other | what the fog had left behind
life/hardly-worth-it-now | the postman with sheep under his coat | the house where nobody got dressed | whether Mrs Pilling would ever buy the lamp
life/nobody-saw-it-go | the thief with one foot in the air | the grass where the last bite was put down | who would be seen to move first
life/everybody-got-a-leg | the postwoman who had one leg of a trampoline | the fence with a garden on both sides | who would have which leg if it ever got out again
life/i-look-and-then-i-have-it | the newspaper that went up and down | the garden with the lamp on the table | who was under the newspaper
life/the-yes-at-the-bottom | the hedgehog with the moon in its puddle | the hall where nobody had to | what the man with the list would like
life/there-where | the somebody who had never been poorly before | the sofa with three pillows | who would be there for it the next time
life/am-at-the-corner | the traveller with half a suitcase | the wall where the wool goes up the stairs | what would be in the empty half on the way back
life/nothing-happened-yet | the finder of a thing that does the small ones | the garden with the gate that stopped squeaking | what it was that was asked for so low
life/breathe-out-hold-the-bun | whoever leaned on the wall with a bun | the street where they puffed at the beans | what the next thing would be
life/just-gone-on | whoever had not said where to | the street with a mat at every door | who the jug was for
life/one-red-button | whoever paid with a red button | the street with the cat in a box | who would like a button next
life/how-is-it-at-the-toes | the customer who kept it on | the hall that was a shop | who it was that bought the thing for a thumb
life/only-the-middle | whoever began with the end | the house with the door that sticks | what the next thing is that has to be gone round by the back
life/from-the-bottom-up | whoever did it from the bottom up | the garden where they all looked at the moon | who was sitting behind the hedge
life/they-have-brought-chairs | whoever told it to a snail | the garden with the chairs | when the next one is
life/is-it-the-boo-yet | whoever could not be made to say a loud boo | the garden with the cushion on the bench | who would have the hiccups next
life/where-do-you-begin | the guest who was found munching behind the coats | the kitchen with the best plate and its lid | whether everybody would come to look at the peas
life/the-next-bit-please | the one who came round the corner a bit at a time | the lane with the wind in it | which bit would come round the corner first
life/it-holds-still | the one who ate at the rabbits’ bowl | the garden with the bowl by the hedge | who would fill the wheelbarrow the next time
life/only-the-one | whoever would rather have kept the first time | the lane with the wall before the corner | what else had never been done
life/that-one-is-taken | the somebody who kept a chair | the two flat places in the grass | who would sit on the second chair
life/move-over | the one at the gate who puffed | the gate in the lane | what it was that came out wrong and was not told
life/shut-on-the-outside | the shop with one card and two sides | the shed at the end of the garden | what the snail would take in the end
life/what-does-the-watch-say | the watch that was of another opinion | the hall with the suitcase from half round the world | what was still on the list
life/as-far-as-the-blue-door | whoever made the pink boat with a petal in it | the lane that had become a river | how the lane went on past the big tree
life/i-am-the-lamp | the lamp in the house across the way | the kitchen that came back in round pieces | who was the lamp over there
life/the-same-in-both | the tin and the kettle, who have one word | the kitchen with the spoon that had two names | what the second word would be
life/nobody-saw-it-move | the old man who was lit up on the top | the quiet room with the high windows | where the piece of sun had gone from there
life/down-to-the-toe | the stone that had been walked on since Easter | the mat by the front door | where the stone would go next
life/thinner-than-that | the cloud that had taken that bit of the sky | the window over the roofs | whether anything thin was behind the cloud
life/first-a-drink | the twelve thirsty lamps | the basin that said psss | who would be the first of them to shine
life/and-now | the duck with the fifth in a bush | the park with the line of sticks | what the fish round the corner had been told
life/hand-first | the slippers that were thinking of the kitchen | the hall with the rug and the mat | who else would want to be taken over the hall
life/and-now | the mirror that had a mug and a thumb in it | the park with the bench and the tree | what the fish round the corner had been told
life/and-the-thumb | somebody with four dots and a big one | the hall with the white prints | who else had come through with something on
life/i-have-not-started | the knot that was a six | the chair by the lamp | what would be done with the last of the ows
life/nearly-have-it | the jumper that walked about among the coats | the kitchen with the jar | who had put the lid on so tight
life/not-all-of-me | the left foot that had been in a puddle | the bath with one foot in it | where the left foot would want to go the next day
life/the-window-was-on | the sock that had a piece of evening | the house with all its windows on | what the milk does when the fridge is shut
life/up-to-the-line | the coin that wanted to go in to the buns | the kitchen with the jar and the potato | what the jar would say at the end
life/shut-the-big-door | the feather that went home by nose | the table with the two little winds | what the ship would say in the fog
life/and-then-the-window | the page that did not know whose it was | the part under the table with three cushions | who had won, over the road
life/good-evening-in-case | Mr Tull, who was taken for a bush | the street where the lamps were dandelions | who would say good evening to the bush next
life/it-begins-with-a-dot | the pencil that drew the row | the paper with a dot at the end | what the pencil would say about before that
life/it-is-raining-in-here | the small cloud that came from a bath | the bathroom that was not there | whether the small cloud would come and look in
life/lamp-dark-lamp | the glove on the back seat | the road from the roundabout to the gate | where the rest of the sleep had got to
life/it-is-only-a-cold | the tap that had a cold | the hall with three chairs and a book with no end | who would be next on the end chair
life/not-long-now | the boy with one hand in a teapot | the room with the forty chairs | how the hand came out of the teapot
life/oh-its-you | the hat that did not know where to stop | the hall mirror that was knocked on | who would be the next to knock
life/on-went-a-hand | the postman with the five letters | the bus where all the hands went up | what the postman had done with his bit of the ow
life/one-fin | the fish that hung by a stone | the living room that was a sea | what the fish would say when it had heard the question
life/only-a-bit | the lady from upstairs, who saw that something was different | the bottom of the old biscuit tin | whether it came to the lady in the night
life/there-is-no-s-in-it | the blackbird who leaves a space | the road where the taxi stopped | what the blackbird would do with two
life/twenty-of-them-were-there | the tooth right at the back | the bathroom with the dry brush | who would be the first to ask in the morning
life/so-have-i | the piano that went round the sofa | the room where nobody let go | who would be at the other end the next time
life/what-do-you-say | the kettle that got as far as the S | the kitchen with the burnt toast | who would be the next to say it by themselves
life/not-like-anything | the plant that dropped a leaf | the kitchen floor by the plant | what would grow where the leaf had been
life/come-up-one | the sock that could hear a mouse | the stairs with a voice on each | who would sit on the top stair the next time
adventure/a-letter-for-the-top-of-the-river | the spring under the stone | the river from the sea to its spring | what the spring would write back to the sea
life/it-needs-a-bridge | the duck on the river | the river between two halves of a drawing | who would ring at the gate on the bridge
life/i-take-some-making | the answer that was at the wrong house | the street on the page | where the answer with the suitcase lives
life/where-have-you-been | the one who came home with a straw on | the back door with the bowl beside it | whose straw had the dent in it
life/come-round-to-the-front | the paper cone that heard everything | the hall with the door that said bonk | what the blackbird would do with the creak
life/it-will-keep | the supper that was in bed with a plate on | the kitchen with the note against the glass | what else will keep under a plate
life/still-set | the radio that was set to somebody | the kerb with the street lamp | where the end of the wool wanted to go
life/somebody-looks-in | the fridge that hums and shakes | the house with a list on a nail | who else had been on that night
life/the-last-eek | the rabbit in the pale window | the old house with the boxes in it | what the moon would hang up in the empty rooms
life/you-may-hum | the blackbird who sang it all again | the house that was quiet up to the ceiling | how the blackbird would sing in the morning
life/hello-again | the peg with the long scarf | the playground on the kitchen table | who would say it first the next time
life/that-will-be-four-hundred-pounds | the slipper with a price on | the shop that came up the stairs | who would be next in the queue
life/stand-back | the raisin who lived on the volcano | the mountain on the kitchen table | how small a volcano can be
life/hold-on-to-the-rope | the tooth that had always stood behind | the row of teeth on a rope | how far it is to the crumb
life/tick-tick-clunk | the spider who lived in the bell | the shed with the bike on its head | where the last screw in the jar belongs
life/what-can-you-see | the ant with the straw | the garden with the brown shed | what else that eye would be the first to see
life/hands-only | the one on the wall that only sees hands | the sink with the empty paper box | who would shake the most drops off
life/a-bow-on-the-tap | the tin with the ends of ribbon | the kitchen where the tap had a bow | who would get the green ribbon
life/as-far-as-the-gate | the bin that nobody liked to take out | the gate where the bin stood | what else would be put on the list
life/a-box-of-look | the yellow snail with the stripe | the wall in the garden | what would be in the box the next day
life/only-lying-down | the green brick at the bottom | the rug with the tower along it | who would be at the top the next time
life/it-begins-at-two | the mouse in the tin that says tea | the bench with the two short boards | what could be made of two boards that are too short
life/the-last-word | the fingers that said didn’t | the living room with the two words on the rug | which of the two words would speak first in the morning
life/please-tick-one | the teaspoon who went the whole way over the quilt | the bed with the saucer beside it | what else there might be a box for
life/just-looking | the tongue who was a bed | the mirror with the leaning tooth in it | whether the tongue would lie still all night
life/you-go-on | the third stair, who had not been let in all evening | the bed with the house talking round it | what the third stair was going to say
life/not-keen | the bit of bark that was keen | the wardrobe with the shoe behind it | what the bark would say to the others
life/there-was-a-ladybird | the ladybird who looked over the collar | the table with the letter that was mostly ladybird | what the window ones would be
life/a-chair-for-nobody | Nobody, who likes cabbage | the table with the chair for Nobody | who would be on the chair next to that one
life/by-the-good-magnet | the gate that had practised | the fridge with the papers on it | who else would have to be asked
life/by-a-foot | the heel that had pushed all the way | the hall with the cord across it | what place the elbows would be given
life/two-is-a-hug | the sock that was still on its way | the rug with the heap on it | when the sock would get there
life/the-chair-wishes-to-speak | the chair that had said it every day | the kitchen table with the council round it | who else would put something in the box
life/stay-out-and-keep-cold | the class that was all called Snow | the garden with the rows in it | where the front row went when it was over
life/are-you-afraid-of-potatoes | the potato with the face | the hall with the heavy sack in it | who would stand next to the potato
life/the-longest-in-town | the crumb from the very middle | the hall with one end in it | who had stood round the crumb
life/mind-the-slide | the drop that is always late | the slide behind the lid | whether the late one would ever be in time
life/ask-me | the drawer that wants a knee | the kitchen with a label on everything | who drew the hand on the biscuit tin
life/up-up-up-and-pat | the long coat and the short one | the low wall on the way home | who had practised on the buttons
life/as-i-was-saying | the hedgehog who sleeps until April | the heap of leaves under the hedge | when the rest of the word would be said
life/flat-out | the snail who raced to bed | the wall under the bedroom window | who would be first in the morning
life/still-wall | the mouse who has twenty suppers | the middle of the kitchen floor | whether the toast would last until Tuesday
life/everybody-down | the rabbit with the foot that said thump | the burrow with the nine doors | what the rabbits on the other side of the hill would say next
life/i-meant-to-do-that | the cat who fell off things and had meant to | the windowsill with the sun on it | where the spot of light was kept in the daytime
life/we-have-been-there | the guinea pig that ate the map | the road in the long grass | what there was behind the fence
life/you-will-get-used-to-it | the bus that comes back | the hall with the mirror | who else would be shown the fridge
life/it-still-does-that | Mrs Pendle at the mending shop | the rug with the lamp on the floor | what Mrs Pendle would say to the label
life/about-the-ant | the ant under the third post | the bench by the fence | whether the ant would be there tomorrow
life/with-both-hands | whoever waved from the gate | the low wall by the gate | who would wave up in the morning
life/it-goes-up-at-the-end | whoever sat on the wall under the lamp | the wall by the gate | who would be called in next
life/only-nearer | whoever was followed home along the lane | the lane with room on the left | what Mr Pell would bring out
life/left-and-right | the two in the green pedalo | the island with one tree | what they would ask each other next
life/is-that-all | whoever sat at the end of the wall | the wall beside the red telephone | who would ring for the small end of the wall
life/as-if-we-had-meant-to | whoever went wrong at the chip shop | the end of the wrong way, where the goat sat | what colour the chip shop would be next
life/a-gap-under-you | whoever wanted to go up | the swing in the garden | what the conker would do next
life/now-it-is-washing | whoever had a pillow on the landing | the landing with the crack in the ceiling | where the cat from number nine would be in the morning
life/not-so-loud | whoever stood behind the curtain | the room with the curtain and the cup | what would be in the cup in the morning
life/twice-for-supper | whoever had the label with the arrow | the moon with two round dents in it | who would come for the small white ball
life/tell-that-back | whoever sat back to back | the garden with the wall and the beans | who would sit on the wall in the morning
life/ten-from-the-tree | whoever came with the map | the garden with the tree and the holes | who would find the map under the hedge
life/bottom-first | the kitten who only knew up | the tree in the garden with the marks in its bark | whether the kitten still knew how to come down
life/could-you-just-hold-this | whoever was building in the garden | the garden with the planks and the ladybird | whether it would still be up in the morning
life/nobody-is-here-yet | whoever had come for breakfast | the kitchen door with the bowl upside down | who would be first at breakfast the next time
life/between-eleven-and-twelve | whoever was found at last | the garden with the dent in the grass | who would count to twenty the next time
life/it-says-so-on-the-box | whoever sat in the box | the hall with the box under the stairs | who would come by and look for a box
life/if-nobody-comes-by-seven | whoever sat on the table with a label | the gate with the table for what was found | whether anybody would come about the glove
life/this-may-be-it | whoever was ready since Easter | the step with the mouse asleep by it | what the mouse would leave on the step
life/as-big-as-the-wall | whoever was on the wall at ten to seven | the garden with the big white wall | who would be on the wall the next time
life/going-past | whoever went past from the corner to the corner | the street with the small one at the window | what would go past the next evening
life/one-bit-left | whoever could not stop | the egg cup with a saucer on it | whether there was still one bit left in the morning
life/until-you-are-asleep | the two who would not go to sleep before each other | the rug with the long pillow | who would be awake first
life/the-finish-has-moved | the two who ran the race | the garden gate with the chalk line | whether anybody could tell who had been first
life/seven-low-down | whoever had never had a letter | the small letter box by the front door | whether there would be any post in the morning
life/up-tip-bump | the cat in the paper box | the road with the bins | whether there was anybody in the box on another Thursday
life/who-is-in | whoever took the case of the locked door | the bathroom door with the hook | whether the lost Tuesday was found
life/one-sheep-is-one-block | the square sheep in the fourth wall | the house with four walls on the square meadow | what became of the ones who said mm
life/i-saw-it | whoever did it behind the shed | the long grass behind the shed with the peg in it | who else would see it
life/it-comes-out-even | whoever came to school with two buns in a bag | the see-saw in the playground | who would sit on the other end the next day
life/lid-on | whoever wore the paper hat | the kitchen with the bowl in the fridge | what would be ready at breakfast next
life/where-the-socks-point | whoever held the scarf to the nose | the garden with the socks on the line | which way the wind would blow next
life/gone-out-for-the-day | whoever looked for it in the boot | the mat with the egg cup and the sand | what else would go out for the day
life/you-have-to-do-both | whoever stood by the bucket to be measured | the shed with the pencil lines | who would be measured the next time
life/nobody-left-over | whoever said it to the mat and the coats | the hall with the quiet umbrella | who would be the first to speak in the morning
life/house-on-the-left | whoever went all the way round | the side of the house with the bins | who else would go round with the house on the left
life/hello-comes-first | whoever began with goodbye | the front step with the eggshell on it | whether hello would come first the next day
life/somebody-in-it-already | the two who swapped on three | the gate with the card on it | who would be in what, the next time
life/at-ours-you-just-sit | the guest who turned round once | the kitchen with the chipped cup | whether anybody would come back for the cup
life/nothing-fell-down | the cat with four legs | the rug where the test was tried out | how many teeth one really has
life/the-hand-had-not-moved | the pipe that says tock | the new house with the twelve stairs | whether a cat would come to the bush
life/one-two-toes | the ladybird with the six feet | the bottom stair with the blue rug before it | what the toes would push next
life/as-deep-as-a-door | the spider who knew how deep everything was | the hall with the water up to the top of the door | what the spider would measure next
life/somebody-has-to-stand | the boot that stood next to the ball | the newspaper by the back door with the two boots on it | what the boot that had kicked would say next
life/the-back-in-front | the back with the duck on it | the hill with all the shoes in its mud | who would be in front the next time
life/look-at-the-egg | the egg that did not care for running | the hall from the front door to the kitchen clock | which egg would be taken next
life/is-there-any-room-on-you | the auntie who looked like an owl | the grass with all the colours on it | where the last of the blue would come off
life/where-does-the-pan-go | the blackbird who knew about the pancake | the kitchen with a pancake over the chair | who would find the pancake on the grass
life/all-right-back-there | the one with the double knots | the street with the red paper lanterns | who had been inside all that time
life/is-that-one | the machine that says beep | the landing with the books in a row | what there would be time for on the second night
life/three-slippers-far | whoever bent down to hear | the hall with the coats and the stairs | what the small voice would say the next time
life/a-nose-on-the-glass | the tiger with both eyes shut | the glass at the zoo | whose nose would be on the window in the morning
life/i-heard-that | the cat who landed without a sound | the rug with the sofa pushed back | what the cat would learn next
life/and-finish | the boots that landed without a step | the hall with the skipping rope along it | what the boots would do for a ten
life/on-the-tile-with-the-crack | the frog that came out in a kitchen | the kitchen floor with the crack in one tile | whether the frog had found the pond
life/half-past-six | the belt with the ten soft places in it | the hall with the dressing gown on its hook | how low the new cord would hang by then
life/the-other-one-please | the left glove from the railing | the hall with the box of gloves | who would be waving from the next railing
life/it-comes-on-the-stairs | the song that said it could wait | the stairs with a letter on the bottom one | what would be answered to the letter
life/put-your-finger-there | the uncle with five of them up his arm | the rug with the tray on it | whose knot would be the next to slip
life/pass-it-on | the great-aunt who had come the furthest | the two tables with a step in the middle | what would be passed on next
life/what-the-arms-are-for | the dinosaur with two fingers on each arm | the museum with the big bones | what the tail was for
life/the-one-at-the-back | the brown duck who waits until it is quiet | the pond with the green heads | who had left a feather on the step
life/it-still-goes-boing | the boing under the pyjamas | the way home with the hard ground | whose heart would be the bounciest
life/are-we-up | the case that went rrrrrr along the hall | the kitchen with a plane in it | who was sitting out on the wing
life/the-bit-with-the-sheep | the sheep with their eyes shut | the road on the roll of paper | who would stop beside the wall
life/here-said-the-pillow | the boots that said here | the stairs where the register was called | whose name would be called from the window
life/it-came-too | the trousers that had the badge first | the chair under the lamp with the tin of thread | what the trousers would be given a badge for
life/two-hands | the driver of the number nine | the room with the row on the floor | who had only just come in
life/the-quiet-in-the-middle | the wall at the end of the hall | the hall with the lanes of socks | who would come all the way to the wall next
life/pinch-and-turn | the mouse with both its paws up | the kitchen that smelled of coconut | what the one with the open mouth wanted to say
life/red-goes-first | the violet that comes last | the bedroom with the rainbow round the bed | what the sun would put on the wall
life/nobody-asked-the-pillow | the pillow that does hair | the bathroom with the flat hair | how the pillow likes its own corners
life/good-what | the teacher with the cold cup of tea | the kitchen with the small stool | what the pencil would be allowed to draw
life/tink | the old man next door with a medal in a drawer | the sofa that was good to hide behind | who else would be shown the other medal
life/who-is-still-awake | the fridge with the whole of tomorrow in it | the house that could not sleep | what would be left on the plate
life/good-morning-everybody | the boots that were a class | the stairs with the class on them | who sits behind the door
life/one-of-ours | the yellow ball that came home in a hood | the basket with all the socks | what the sock would have to tell
life/it-went-on-ahead | the old lady with the seven oranges | the street that goes down the hill | who had stuck the peel on the gate
life/well-played | the raincoat with the cold hand | the hall with the coats in a line | whose hand the raincoat would shake next
life/nobody-asked-for-the-trick | the black cat on the wall of number six | the step with all the spoons | whether the pumpkin would ever learn the trick
life/cold-warm-hot | the snail in the hedge | the house with an egg in it | who would find the egg under the leaf
life/one-two-bang | the lady in the bobble hat | the hill behind the houses | how far a bang can walk
life/one-sock-short | the cuddly toy with a sock in it | the table with the bowl of fluff | what the last bit of fluff would be for
life/where-we-were | the wooden pig in the train | the sofa with the railway over it | where the line would go from there
life/behind-the-hat | the lady with the hat | the small chair behind the hat stand | who would sit in front the next time
life/you-have-done-it-again | Mrs Pendle over the fence | the kitchen door with the pencil lines | how far it would be by the morning
life/i-should-like-to-stop | the teacher who read the letter | the kitchen table with the two letters | what would be answered to the second letter
life/not-a-handle | whoever had been under the sofa | the rug by the sofa | who would come to an open hand
life/please-go-round | the visitor with the hat | the kitchen that was a museum | what would be shown in the second room
life/three-fingers-and-a-thumb | the spider who was in | the kitchen table with the white corner | who wrote on the sea
life/eek-plip-hum | the clock from the other landing | the room with the bag on the floor | what else could be brought home in a cheek
life/left-a-bit | the dragon with the itch | the castle that leaned | which castle would be put straight next
life/clank-clank-ting | the knight who went ting | the castle with the ninety-one doors | what the mice would write next
life/elbow-elbow-wrist-wrist | somebody with a crown and black hands | the lane where the coach stood still | what would be opened next
life/a-good-deal-of-air | the sock with the knot in its toe | the doorway with a sock on a string | who would have the next go at the sock
life/at-the-third-post | the cat on the sill at number nine | the kitchen door that was a gate | whether the cat at number nine would wake up
life/five-came-out | the snail that was drawn on the cast | the sofa with the cushion on it | how far up the snail would be
adventure/lye-close | Miss Ellis and Mr Perrin | the wall between Albert Street and Victoria Street | who would live in Lye Close
adventure/an-hour-to-spare | Mrs Pendle, who keeps the town clock | the ninety-one steps up to the town clock | what the clock would do with its hour
adventure/forty-steps-from-the-back-door | the old horse from the field | the tent at the bottom of the garden | who would come to the tent the next time
adventure/lantern-hill | the lamp-lighter | the hill with the lamp on it | where the last little boat had been
adventure/the-bear-who-minded-the-gate | the bear who minds the gate | the gate at the top of the pass | who would come up the road to the gate
adventure/the-hole-in-the-map | the fox in the hole of the map | the white place in the middle of the map | who would find the way to the fox
fantasy/behind-the-coats | the mouse who looks after lost things | the room behind the coats | what else was behind the coats
fantasy/the-uncle-from-iceland | Uncle Magnus with the suitcase | the shelter where the bus stops | what the whale was called
fantasy/dragon-who-could-not-sleep | the dragon in the old castle | the old castle | what the dragon had dreamed of
fantasy/near-enough | Miss Pottle, the witch next door | the garden among the beans | what the next spell of Miss Pottle would turn into
fantasy/tea-with-a-giant | Neville, the giant on Long Hill | the bridge over the stream in Little Sopping | whom the giant would ask to tea
fantasy/the-weather-shop | the fog from the weather shop | the shop with the blue door | what was in the other jars
fantasy/who-shuts-the-daisies | Mrs Dock with her wheelbarrow | the lane by the meadow | who opens the daisies in the morning
friendship/any-minute-now | the bear under the chestnut tree | the long table under the chestnut tree | whose birthday it would be the next time
friendship/your-move | the knight who went out and came home | the board on top of the wardrobe | what the next card from Nell would say
friendship/at-home-we | Dot, the very small frog | the pond with the willow | when the little frog would come again
friendship/the-boat-in-the-middle | the otter and the hedgehog | the lake with the yellow boat | where the yellow boat would go
friendship/the-hill-that-answered | the hill and the mill that answer | the long meadow below the hill | what the hill and the mill were saying to each other
friendship/the-new-bench | the bench that was carried to the pond | the pond in the park | who would sit in the space at the end of the bench
friendship/the-umbrella-that-was-lent | the duck with the borrowed umbrella | the path in the rain | when the eggs under the umbrella would hatch
animals/a-blanket-for-an-elephant | the elephant in the barn | the barn at the end of the lane | where the elephant would stay the next summer
animals/the-bird-that-stopped | the pigeon who came in with the wrong day | the kitchen with the fridge in the north-east | which way she would fly over the next time
animals/breakfast-with-an-owl | Mrs Hoo and little Wit | the old oak at the end of the garden | what the little owl had seen in the dark
animals/one-round-two-small-and-a-line | the hedgehog with the blanket | the garden under the snow | whether the hedgehog was still asleep
animals/the-lost-hum | the bear with the hum | the wood with the turned stones | whether the frog was still humming
animals/the-sheep-that-nobody-got-to | the sheep called And So On | the stile at the top of the farm | which sheep would be the first one to go over
animals/the-tortoise-who-ran-away | Bartholomew, the tortoise | the path between the beans and the rhubarb | where the tortoise would go with the small suitcase
space/a-teapot-full-of-dark | the small person with the rocket | the planet where it was never dark | whether the little planet was asleep
space/go-no-go | Mrs Halloran with the shoebox | the front end of a spacecraft behind the museum | what the new card with the moth on it would do
space/everything-is-somewhere | the robot at the counter | the door at the back of the moon | what was still waiting on the shelves of the moon
space/round-the-other-side | Button, the satellite | the greenhouse with the rocket | what Button could see tonight
space/the-comet-who-heard-the-middle | the comet who wants to know how it goes on | the house with the round roof | how the story went that the comet heard
space/the-smallest-star | the smallest star | the gap in the sky | whether the small star would fall out again
space/walking-the-moon | the moon on her walk | the shed where the moon is kept | who would walk the moon the next time
pirates/eight-goodnights | the octopus with eight goodnights | the good ship Gravy | whether the octopus was asleep
pirates/warming-the-glass | Captain Ransome, who may be tired | the good ship Contrary | what the Article after the Tenth would be
pirates/the-captain-who-came-ashore | Captain Bunting | the small white house in Quince Lane | what Captain Bunting had written in the book
pirates/the-island-that-came-undone | Miss Thistle and the island on a rope | the harbour with the island | whether the knot was still holding
pirates/the-parrot-who-had-terms | Horace, the parrot | the harbour where the Marmalade lies | what word the parrot would choose the next time
pirates/the-polite-pirates | the politest pirates on the sea | the island with the palm tree | who had played on the island all that summer
pirates/the-ship-who-had-never-been-wet | the ship called the Dumpling | the slope of planks in the harbour | how far out the Dumpling had gone by now
princesses/four-fields-wide | the sheep who ate the map | the kingdom of Lower Mump | what the sheep would eat the next time
princesses/the-book-of-slips | Mr Pim in the box under the stage | the smallest court theatre there is | what else was in the Book of Slips
princesses/the-frog-who-was-promised | the frog with the list | the palace with the pond | what was on the list of the frog
princesses/the-hundred-doors | the princess with the key | the palace with a hundred doors | who lives behind the hundredth door
princesses/the-knight-with-no-trousers | Sir Hugo, the knight in wool | the tapestry on the palace stairs | whether Sir Hugo had got his feet wet
princesses/the-missing-crown | the princess in the apple tree | the long lawn with the lanterns | where the old crown had got to
princesses/the-pea-at-the-bottom | the pea from under the mattresses | the flowerpot on the windowsill | how high the pea had grown
superheroes/captain-quiet | the baby behind the curtain with pears | the street where everybody has a cape | who would need a quiet hero next
superheroes/we-remain | P. Underwood, the secretary of the League | the lamp at 8 Weir Street | who would come for the soup on Thursday
superheroes/come-or-else | Doctor Fox | the long table with the forty paper hats | whom Doctor Fox would ask the next time
superheroes/every-thursday-at-four | the old heroes of Sunset House | the garden of Sunset Installation | what the cat would do the next Thursday
superheroes/the-best-hider-in-the-world | the small hero whom nobody can see | the park with the notice on the gate | where the best hider in the world was now
superheroes/the-red-sock | the Spark, who had done nothing yet | the launderette of Mrs Froth | what the Spark would do first
superheroes/who-tucks-in-a-superhero | Captain Thunder | the room over the fire station | who would ring the bell in the treehouse
mystery/the-blot-on-the-recipe | Mr Crumb, the baker | the bakery with the cake in the window | what was on the next page of the recipes
mystery/high-water | old Mr Keast, who has one story | the harbour with the little grey books | what it was that sang
mystery/the-reader-at-midnight | the cuckoo from the clock | the library at night | what the cuckoo would read now
mystery/the-sound-that-was-not-on-the-list | the hedgehog in the hat | the garden with the pears | what the next new sound would be
mystery/the-thief-of-left-socks | the dormouse with the forty children | the hole under the old beech tree | whether the forty small ones had grown
mystery/the-things-that-came-back | the magpie who gives things back | the doorstep of number nine | whose button it had been
mystery/who-waved-first | Mrs Okafor up in the crane | the river with the tall crane | who else was waving
sports/love-all | the owl who keeps the score | the tennis court behind the hedge | whether Mr Bunce and Miss Pym were still playing
sports/twenty-three-question-mark | Mr Dunmore, who referees on Saturdays | the field with the notebook on the line | who number seven had been
sports/on-the-line-is-in | Otis, who keeps goal | the field with the long white line | when Otis would be out again
sports/the-ball-with-everybody-in-it | Gordon, who was afraid of the ball | the field with the red ball | who would kick the ball next
sports/the-bicycle-that-wobbled | the green bicycle | the path to the pond | how far the bicycle could ride
sports/the-egg-that-knocked | the duckling from the spoon | the pond by the playing field | whether the duckling could swim
sports/the-slowest-race | the tortoise in the race | the white gate at the end of the field | who would be last in the next race
life/one-piece-over | the piece with three corners | the shelf with the ring in the dust | where the piece would go
life/one-left-over | somebody who had a roar left over | the landing by the baby’s wall | whether the baby next door had heard it
life/one-minute-for-every-year | the fluff on the bottom stair | the bottom stair under the coats | who would have to sit on the step next
life/calling-the-spots | the spot behind the knee that was shy | the sofa with the pink bottle | which spot would go first
life/where-was-i | the shark who could not stop | the bottom of the sea with the submarine on it | what the shark would look at next
life/when-i-stop-it-stops | the dinosaur with somebody behind it | the ferns of a hundred and fifty million years ago | where the two ends of the dinosaur would go for a walk
life/not-on-the-ice | the penguin with an egg on both feet | the ice with four hundred penguins on it | who would come out of the egg
life/are-you-awake | the whale with an aunt in Iceland | the boat that hummed | whether the aunt off Iceland had gone to sleep again
life/i-remember-that-stone | the elephant who remembered every stone | the river that was made of sand | what the elephant had forgotten
life/the-other-pocket | the otter with two pockets | the beach with the row of stones | what else was in the pockets of the otter
life/an-itch-till-march | the bear with an itch | the hill with the bear’s tree on it | what the bear would say in March
life/an-egg-on-the-head | the neighbour who forgot the sugar | the corner with the red sock | whether something had come out of the egg
life/does-that-count | the sleep that does not like to be looked at | the kitchen where it was Friday | what the next sleep would look like
life/it-can-jump-all-night | the coat on the rug that jumped all night | the rug in the bedroom | whether the coat on the rug came down
life/he-has-only-the-one | the pumpkin who is six | the kitchen with a face on the wall | what the seed under the fridge would come to
life/hold-your-head-like-that | the tree that leans in to hear | the room where the lamp leans | what the chair in the hall would say about it
life/it-is-nobody | the stair that creaks | the landing with a ring like a moon | where the last crumb was going
life/it-is-now-in-the-hall | the coat that knew before anybody | the hall with the coats | what would be in the other pocket
life/no-peeping | the challah that was told where they were | the table with two lights on it | what would be under the cloth on the next Friday
life/nothing-with-glitter-on | the boot that had been told | the place under the bed with the fluff | what the boot would say
life/who-wants-the-big-one | the girl who will have a square cake | the chair at the far end of the cake | who would need a judge the next time
life/biggest-at-the-shoes | the melon that waits at the shoes | the door with the shoes | whether the melon would come again
life/goodnight-at-breakfast | the one who goes to bed after breakfast | the breakfast table with the peas | how it slept in the daytime
life/it-went-into-the-hand | the scared that slept in the shoe | the hand with five small moons | where the scared had gone
life/everybody-clicks | the bear who was a bit of a plank | the car at the gate | where the toys in the car would go
life/night-for-the-slippers | the bear on the top shelf, who had the last of the sun | the bed in which it had been night since the chair | who would have the sun first in the morning
life/no-bear-came | the bear who did not come | the kitchen with the toast | what the bear had done all day
life/there-is-a-potato | the potato from under the shelf | the floor of the shop | whether the potato was up
life/one-bird-is-not-a-morning | the bird with the three notes | the bedroom at five o’clock | what the bird would do the next morning
life/a-a-achoo | the nose that was up to something | the bed by the curtain | whether there was one more in it
life/a-hole-in-the-middle | the sparrow who called its wife | the kitchen with the cake that sat down | who else would have a cake that sits down
life/a-hole-to-get-into | the worm in the middle of its supper | the earth behind the shed | what the worm would build where the hole had been
life/a-jug-of-later | the stone that looks like a potato | the kitchen with the blue jug | what the spoon with the bent handle would be spent on
life/a-knot-in-the-wool | the fish that was a spoon | the chair with the red wool round it | how far the ball of wool would go
life/a-length-is-a-length | the visitor who swam one length in the bath | the bath with the flannel in it | what the visitor would leave behind in the bath
life/a-long-career | the beginner in the hat | the landing with the washing | who would ring in the night
life/a-star-for-the-doorstop | the doorstop with the star on | the hall where the star stuck | who else would be given a star
life/a-tick-too-many | the clock, who had been between | the kitchen with the list of who had said yes | what it is that the butter would say
life/a-word-to-throw | the man with the parcels, who had a word of his own | the rug, which was as far as it went | what else wanted throwing
life/all-change | the driver of the last bus | the stop by the basket | who would get the spoon back to the kitchen
life/and-it-is-in | Des, who talks behind one ear | the house where everything was in | what Des would tell them at Easter
life/and-this-is-the-back | the back, which did not look round | the chair that goes round | what the bird would build with the rest of it
life/any-other-business | the meeting that was held on a floor | the floor with the twins on it | what the noise was that went gulp
life/any-sand | the train that forgot its sand | the wood on the hill, with the leaves on the rails | whether the train would remember the sand
life/anything | the left sock and the right | the chair with all the socks on it | what the sock with the hole would be given
life/anything-for-the-back | Mr Brice, who brings the post to twenty doors | the street with two rows | what the back one would have next
life/anything-to-declare | the one in the queue, who had two onions to declare | the desk on the mat | who would come from Somewhere next
life/are-you-holding | the dog who holds the old man | the path between the two benches | who would have let go the next time
life/are-you-in | somebody who had to be seen home | the way in under the hedge | which road on the leaf it lived in
life/as-big-as-a-cabbage | the cabbage that let in nine | the chair with a bit of lap left | what it would be next week on the list
life/as-much-as-will-go | somebody who was too big for a lap | the rug by the door | whether a hill knows who is sitting on it
life/beard-and-butter | the goat that hung by its loop | the peg with the goat on it | where the goat would turn up the next time
life/by-mistake | the glove that had been left behind | the cupboard with the coats | what would be left behind the next time
life/clop | the shoes that stayed | the door where the shoes stood | what the shoes would say at the door
life/do-not-hurry-it | the paper that had come with the box | the far end of the kitchen | what was written on the other side of the paper
life/do-not-wake-the-k | the g and the h, who hold hands | the landing with the small lamp | who was asleep in the other words
life/do-what-i-do | the robot that was at nine | the hedge with the hole in the shape of a robot | who else would do what the robot did
life/does-this-go | Mr Hobday with the tape in his teeth | the red place where the wardrobe was | who would find the dents
life/everybody-with-knees | Wilf, who had learned to hum | the gate with the rules on it | what the next rule would be
life/exactly-half | the bird on the middle peg | the kitchen with the pegs down the middle | who had the rest of the moon
life/back-tomorrow | the old sheep with a pencil behind its ear | the field with the low gate | what the sheep saw at the sea
life/on-the-back-of-an-envelope | the drawings on the back of an envelope | the back of the envelope that stands against the lamp | whose the second hand on the envelope is
life/third-from-the-left | Mrs Ledbury, the mouse who keeps the shelf | the long shelf behind the coats, where the days are put | what is in all those Tuesdays
life/that-is-not-a-stop | Mrs Dunnock, the badger who drives the last bus | the street where the last bus stops | who else would lean to one side of the bus
life/one-more-than-yesterday | the grown-up who ran the bath | the fourth tile, with the crack in it | how high the water will go next year
life/going-up-going-down | Nurse Otis on soft shoes | the bed with the button | what they keep on the second floor besides bears
life/gone-and-back | the peg with the picture | the door that was just a door | where the banana was
life/half-a-joke | the echo that only had fronts | the bridge with the echo under it | whether the card was answered
life/pat-pat-plump | the walker who sat down in the doorway and clapped | the long way to the kitchen, with a corner in it | how many steps there would be before the plump
life/backs-please | the song that could feel faces | the row of chairs that looked at the wall | whether one chair would be turned round
life/there-is-some-left | the horse that stopped at the middle | the hall with one empty hook | whether there would be somebody for the other half
life/somebody-has-it | Somebody, whose name nobody knew | the window with all the coats going by | whether Somebody would be heard of
life/you-stir-it-left | a hand that looked for the switch on the wrong side | the hall where the light is on the other side | whether the switch would be found in the dark
life/that-is-a-good-name | a name that was new every time it was said | the two chairs at the window | who else would say that it was a good name
life/the-best-one-today | a catch that was no fish and was put back in the hall | the bank where they sat still | how long it would be in the book
life/everybody-gets-an-end | a loaf with ends on every side | the table where everybody had the best bit | what would become of the middle
life/two-for-goodnight | the bed that creaked once | the empty bed and the envelope by the front door | whether the two strokes got there
life/half-each | the spider over the line | the room with the wool across it | who would have the wool next
life/half-past-five | half past five with its arms full | the kitchen with the blue cup | what would be said into the cup the next day
life/hand-hand-foot-foot | the hen on the ceiling | the garden the other way up | who would go over in the dark
life/one-teaspoon | the nurse with the bucket | the sofa with the bucket beside it | what the bucket would do now that it was well again
life/the-trousers-from-the-box | the brown trousers with seven names | the bottom stair | who would have the brown trousers next
life/the-bite-in-the-toast | the fairy who came by late | the table with the toast | whose the very small bite was
life/the-good-side | the postman with his jacket inside out | the hall where the coats were turned | who else would turn out a sleeve
life/in-front-of-the-bear | Mr Tarrant from next door | the place behind the bear | what Mr Tarrant kept under his clock
life/how-are-we | the dough that would not get up | the warmest place in the house | what the man did with two bins the week after
life/how-many-baths-is-that | the six ducks who stood in the mud | the pond with the little gate | what the ducks would ring the bell for
life/how-small | the man with two red bats | the window with the town under it | who will have the bath that was half a nut
life/i-am-last | the kettle and the shed, who both ran | the path from the gate to the kettle | who was last to sleep
life/i-am-not-dressed | the bean who was not dressed | the place between the string and the wall | which of the beans the boots had dug up
life/i-am-told-that-it-was-me | somebody with a hat who had done nothing | the chair in the hall with the coats | who had said it all over the street
life/i-can-manage | the driver who held up a bus | the bench on the hill, where you can hear the rest | what else there was to hear
life/if-it-is-convenient | the ironing board that gave its word | the cupboard where the long things live | whose hat that was on the hook
life/in-at-the-one | the man with the wide broom | the mat with the heap of words | what the snail had done with the upstairs
life/in-good-hands | the baker, and the postman who was under the weather | the street where people said things | what each of the paper hands was for
life/in-you-go | the pan with its bong | the room that said hoo | what the room would say with a rug in it
life/is-anybody-in | the bees under the step, who were all in | the house with a list of who was in | whether the bucket was still out
life/is-it-now | the Birthday in the paper hat | the bed with the small lump at the end | where a birthday goes when it goes home
life/is-there-something | Mr Adeyemi, who had swum a width | the wall by the baths | what the hedge would be next
life/it-begins-at-the-mat | the great-uncle with the bus face | the mat by the front door | who would be on the mat the next time
life/it-does-not-fit | the cat with the ball of wool | the collar with somebody else’s label in it | what would be made of the wool
life/it-had-been-on-nights | the dummy, asleep in the slipper | the slipper with a flannel in it | what the cup with two ears does in the office
life/it-is-like-this-till-ten | the hill of socks in front of the sofa | the stairs that were worn out | whether the fish had been asked
life/it-is-not-mine | the driver of the bus, who caught a yawn | the gate with the notice | who it is that sleeps round the back
life/it-says-so-here | the tin that says slop | the shelf where everything has its name on | what was in the tin without a label
life/it-was-a-kerb | Mr Ladd, who had it from a goose | the kerb that had been a cliff | what the man of stone would say it was
life/ten-pegs | the ten pegs | the bathroom chair with the towel | whether the pegs would come again
life/do-not-open | Mrs Tarrant, who can open anything | the shelf by the front door | who would have the first of the jam
life/when-i-have-finished | somebody else who wanted a go | the place where there was no hand for a biscuit | who would have the next go
life/not-over-the-top | the duck on the puddle by the bins | the puddle by the gate of the park | how deep the puddle would be the next day
life/three-socks-and-a-mitten | the man who had only two socks | the windy place where the kite went up | what else could hold a kite down
life/half-past-by-the-broom | the bus made of four chairs | the bus stop that was a broom | who would wait by the broom the next day
life/not-till-i-say | the clippers that waited for their word | the kitchen table with the plate of ten moons | what else would wait to be told when
life/closed-for-repairs | the builders under the plaster | the house with the sheet over the road | what the skin would look like when the plaster came off
life/a-bit-higher | the ear that said boom | the hill of nine pillows | what the ear would say in the morning
life/written-on-the-window | whoever drew the snail with a K | the window over the kettle | who would see the name when the kettle was on
life/the-push | the old man with the cart | the swing up in the park | who would be on the swing first in the morning
life/because | the postman who had put half of it down | the kitchen where the other half was | what would be asked on the stairs in the morning
life/the-name-on-the-board | Mrs Pargeter with her bicycle | the fence behind the school | whose the bag without a name was
life/can-you-hear-me | the man in the shop who made it large | the chair before the curtain | whether he had found out how the spoon stays on
life/down-the-ladder | the man with the white beard | the ladder with nine steps | whether the man had been on the ninth step
life/what-it-brought-back | the hand that always had something in it | the row of small things by the bed | what the hand would bring the next time
life/it-is-all-on-the-card | somebody who came with a card and one line on it | the card with the two lines | what was written on it in the night
life/eight-pages-and-a-loaf | whoever is asleep in the loaf on page eight | the shelf with a gap as wide as a finger | what the next thin book would be about
life/the-quietest-goal | the footballer who has only one kick | the rug with the two slippers on it | what the other twenty-one players would say
life/the-same-with-custard | somebody on the stairs who had it with custard as well | the ship with a line for everybody | who would be the next to come on board
life/where-is-it-now | whoever had the big yawn | the room with the drawer that was shut | where the yawn would be next
life/tell-it | the sock with its mouth open | the stairs that creak | what the other sock said
life/nobody-does-me | somebody who goes round every night | the armchair with the bowl in front of it | how it was to sleep right through
life/nobody-forgets-a-shoe | whoever leaves pebbles in shoes | the row of shoes in the hall | what the pebble in the shoe was for
life/stay-at-aah | somebody who was the waiting room | the egg box by the back step | whether the pebble was feeling better
life/one-coat-short | the man with the wedding cake | the bridge with the gaps in it | whether the cow has been over again
life/it-will-not-come-off | the Queen with the handkerchief | the wall with the gold letters on it | whether the Y was still up
life/was-that-wind | the Admiral with gold on her hat | the lake with the twelve boats | whether the plum stone came up
life/it-is-not-a-cake | the Judge with grapes on her hat | the tent with twelve plates | whether the thin rose had grown
life/two-holes-for-the-ears | the General without a hat | the wall by the sea | whether the General wore his own
life/it-was-the-chair | Great-Aunt Hester in the hat | the kitchen with the chair that was blamed | whether there had been beans on Friday
life/you-may-keep-one | the old lady with the basket | the gate where the row was | what the round mark beside the flat one was
life/nobody-asked-the-tin | Wilf from across the road | the table with the tin on it | what was in the small tin
life/the-most-goes | the cushion that won | the rug with the board on it | whether the cushion would have one more go
life/left-coming | the tummy with no window | the road with all the bends | who else would be told which way it goes
life/left-said-so-too | the left shoe and the right shoe | the rug under the chair | which of the shoes was at the back
life/level | Mrs Abel, who keeps seven locks | the hill with the seven locks | what the hook by the blue door was for
life/lift-then-turn | the retired 114 | the row of lockers on the second floor | who would be leaning on the wall at 113
life/look-here-they-come | the camel in two parts | the window with the road in it | what the tea towel would be in next
life/look-said-the-stick | the stick with a bend in it | the path with the puddle | what the ant on the stick had seen
life/look-the-other-way | the duck on the edge of the bath | the bathroom with the new potty | what the duck had liked so much about the wall
life/me-too | the baby with no teeth for a bun | the floor with the milk on it | who would have the next bun
life/mind-the-petal | the aunt in gold, who jumped | the step with the flower | how far down the street the orange would go
life/more-said-the-bed | the spoon and the sock | the kitchen, the stairs and the bath | whether the sock was dry
life/look-who-it-is | the potato that had pulled the lid shut | the mat with the boots on it | which of them would be lost the next time
life/mostly-hat | the What-Ifs, who were mostly hat | the shelf with the hats on it | what the flat hat had come to ask
life/mostly-wind | the post, who only ever had the half | the gate with half a tune on it | what tune the post would bring the next day
life/my-knee | the foot that had lost its sock | the lap with two knees | where the other sock had got to
life/next-pass | the horse in the field of sprouts | the train with a change at Marley | what they were having for breakfast up there
life/next-time-breakfast | the badgers and the duck on the sofa | the landing with the screen on a chair | what would be on at breakfast
life/not-a-drop | the sock that could have been a station | the hall with the lake in it | whether anything would stop at Sock
life/not-empty | the fish at the bottom of the blue plate | number seven, with the clock | what the saucer of number seven would come back with
life/by-the-ear | the cup with one ear | the chair where the cup stood | whether the jug had heard
life/the-no-was-quicker | the word that came out before the others | the kitchen with the biscuit tin | what the other words would say
life/over-it-went | the bird with two coats on | the bench with the cold on it | what else could be put on from the front
life/they-like-it | the shoe that knew the wall by heart | the mat where the shoes put their heads together | what else the shoe with the spot would like to see
life/now-the-nose-is-wet | the duck that was dry on top | the bath with water that jumped | where the one drop went
life/brr-good | the tooth that wanted to come up | the kitchen with the cold spoon | when the tooth would be up
life/here-ta | whoever sat on the rug and said “ta” | the rug by the sofa | whose go it was
life/boo-there | the curtain that had toes | the sofa with the bump | who else was behind it
life/i-like-it-like-that | the big spoon that had a lot to say | the kitchen with steam on the window | what there would be for supper the next time
life/what-seems-to-be-the-matter | the clock that had a tick | the sofa with the queue on it | who would be next
life/a-hand-on-the-arm | the brown hen who liked to be waited for | the kitchen with half sentences in it | what the hen would say next
life/only-to-the-end-of-the-page | the goat that had smelled something | the bed with a hill in it | what was on the next page
life/nobody-had-a-hand-up | the boot that was the fastest of its class | the sofa where school was | what three and three is
life/it-smelled-of-nobody | the sock that had held on | the chair by the bed with the rest of it on | what would get into it next
life/not-that-bed | the dummy in the slipper | the slipper with the fur in it | when the dummy would wake up
life/with-the-name-in | the snail who writes history in silver | the back step with the silver on it | what the snail would be there for in the morning
life/with-oven-glove | the oven glove that played all the rest | the kitchen where the film was made | what the oven glove would be in next
life/where-the-boom-goes | the kettle that had never had words | the kitchen with the biscuit tin upside down | what the kettle would sing about
life/it-does-not-know-yet | the umbrella, who had been listening all along | the clock that left out one tick | who would tell the morning
life/the-only-copy | the atlas, who only has where | the shelf with the thin book on it | what else the thin book would learn to say
life/more-or-less-here | the six spoons in the jug | the stairs and the floor by the fridge | who else in the drawer would want to be shown round
life/not-that-but | the kettle, the third stair and the moon | the third stair and the letter box | who it was in the town with the bridge
life/not-only-the-lid | the lid that got the blame | the kitchen where the blue bowl leaned | what the quiet part would be next time
life/they-let-you-out | the shoes that go tock | the hall with the flat bag | what the bag would have to tell
life/who-left-the-butter-out | the two who were so polite about peas | the rug that you can hear the kitchen through | who had really left the butter out
life/how-the-house-goes | the third stair, which is loud | the house with the drain that hums | what would be put in the empty boxes
life/to-be-gone-on-with | the boy on the slide with one shoe off | the shelf with the game that nobody may dust | whose turn it would be when the telephone rang
life/which-saucer | the saucer with the chip | the kitchen with the three saucers | which slip would be the next to be moved
life/three-is-for-nothing | the duck in the ceiling that has no hat on | the sofa with the bell beside it | what the bell would ring for in the morning
life/under-the-hand | the small one who comes along under the hand | the table that was a ship | whether the toast would come
life/not-yet | the wrecker, with both hands behind | the room with the socks round it | whether the red one and the blue one would stand till morning
life/nothing-in-there | the duck, who looked in | the potty in the bathroom | who would sit there in the morning
life/at-till-four | the green coat that said Now then | the window where Mrs Bell sits | who would be wanted next on the tube
life/there-was-some-left | the lady from number nine | the gate with the bins | who would have it in the morning
life/the-feet-first | the feet that went to bed at six | the sofa with the green blanket | whether the feet would be up first
life/till-next-time | the friend with the toe in the sock | the hall with the hood on the hook | which hood the biscuit would be in
life/all-present | the teaspoon from the flower pot | the drawer with the forks in it | how many forks there would be
life/held-up-to-the-window | the man from next door | the kitchen window with the paper on it | what would be drawn from the back next
life/last-out-does-the-zip | the sock that lives in the pocket | the tent with the four boots at its door | what the pole was for that was left over
life/you-lie-round-it | the beetle from the tent | the stairs with the tent on them | who would lie round the lump in the grass
life/it-does-not-say-when | the cup with the turned handle | the kitchen with the newspaper that had two holes | who would be caught at it next
life/all-gone | the cook with the empty plates | the table with the big pot under it | what the pot would be tomorrow
life/not-a-mark-on-it | the shop with the odd shoes | the back door with the box beside it | whether the box was fetched
life/nothing-with-legs | the fly who had washed its hands | the window with the big paper | what the last nought in the row would be
life/places-please | the dressing gown that was a hill | the wardrobe with the coats in their seats | what the slipper would put on the next night
life/please-read-this-first | the postman who sat on the floor and waited | the kitchen with the toaster’s book | what the night had heard of it
life/pop | the cup with the dummy in it | the chair where it lay | what else a mouth can say
life/put-one-in | the dreidel that slept on one side | the rug with the pot on it | who would get the goat on the next night
life/rain-later | the voice on the radio, with its slippers on | the sink with the view from the sill | when it would rain in the west
life/right-then | the ones who kept a bit of somebody | the kitchen with the box | who would say it next
life/round-and-round | the woman at the post office, who could read anything | the market with the radishes | what would be on the next list
life/same-here-only-smaller | Mr Prickett, the hedgehog behind the flowerpot | the back step by the flowerpot | what Mr Prickett would have of his own
life/six-sandwiches-from-here | the elbow, who had the lunch tin | the seat next to the elbow | what the one bite in the tin would be had with
life/somebody-has-left-the-light-on | whoever was asleep on the moon | the window with the sock in it | when the sock would come back
life/something-in-my-eye | the uncle who had something in his eye | the coats at the wedding | what the aunt who never cried would do with the bow
life/something-on-the-bed | the striped sock that knew a heel | the floor between the rug and the bed | how the other stories ended
life/step-hop | the frog boots and the shoes with lights | the mat with the little shoes | whether the big shoe would be a bus again
life/still-room | the cushion that likes the cushion | the bed with room in it | who would have the room
life/teeth-are-for-toast | the arm and the toast | the kitchen and the garden | what else the teeth were for
life/thank-you-and-shut | the zip, who wished to be told first | the big chair that goes back | which of the stars had just come through
life/that-came-by-itself | the bus driver with the bag in a seat | the two homes, with the bag between them | what else had come by itself
life/the-bottom-of-the-cone | the man in the van that plays half a song | the bench by the sea | how the second half of the song went
life/the-broom-was-very-good | the broom that opened the door | the kitchen with four chairs | how the broom at the other end would do it
life/the-chair-came-too | Mr Pettigrew, who had been at sea | the bench by the pond | where the chair would go the next time
life/the-dark-in-the-slipper | the moth who thought that it was a party | the room with four lights on | what else had an inside
life/the-day-on-the-stairs | the seventh stair, which creaks | the stairs that were a day | what was on the peg
life/the-front-row | the potato with nine eyes | the egg box with six seats | what would come up from the front row in the spring
life/the-hand-went-up | the old man on the bicycle, who wobbled | the wall with the flowers | who else had one over
life/the-nose-would-mind-the-towels | the nose, who minded the towels | the bath with a spoon in it | how long the spoon had been under
life/the-other-end | the dog by the gate that had days | the seesaw with the mist on it | what the other end of the seesaw could see
life/the-other-handle | the big pan with two ears | the line that goes to the hall | whether a worm can be three
life/the-other-side | the cat who lay as flat as a mat | the tiles in the hall | what would be on the other side of the pillow
life/the-whale-in-the-yard | the windows on all four floors | the yard with the whale in it | where a whale goes when a yard is dry
life/there-is-a-but-on-it | the snail that did not want a but | the two sides of the shed | what became of the buts on the step
life/there-you-are | the dog who had been taken for a loaf | the place behind the coats | who it was that put a glove on the pipe
life/that-is-my-bit | the pyjamas that had been on the pillow all day | the rug with the clothes laid out on it | what the shirt would say when it came back from the wash
life/blanket-up | the smallest toe, who held on at the edge | the bed with the blanket for a curtain | what the toes would want to see the next day
life/start-again | whoever had missed it on the bed | the bed that the sun went over | who else had been at home and had not heard
life/before-in-it-and-after | the one who sat on the bottom stair | the rug in front of the sofa | what would be told on the bottom stair
life/this-big | the two hands | the kitchen and the bath | what the hands would hold in the morning
life/to-order | the three badgers who build the days | the place behind the shed | what came up out of the hole in the middle
life/to-whoever-is-the-pear | the tap that sneezes | the peg with the pear over it | who would be the pear now
life/twenty-ten | the aunt who was in the curtain | the curtain with room for a nose | what comes after a hundred
life/up-and-wait-and-down | the hair that gets up at night | three in the morning, with one light over the road | who it was that looked out over the road in odd pyjamas
life/waa | whoever had only one word | the basket that smelled of milk | what the next word would be
life/wait-for-me | the boom in the big boots | the kitchen with the lids | where the flash and the boom would go the next time
life/well-i-must-be-going | the tooth who had to be going | the gate to which a tooth was seen | who would come up the stairs and take the empty chair
life/what-it-could-do | the man next door who once had a fish | the stone under the pear tree | what would stand on the stone in the morning
life/which-arm | the pea on the slow train | the rug with the railway round the sofa | where the pea on the slow train got off
life/with-both-eyes-shut | the lifeguard who only sees the feet | the pool with the high chair | whether the lifeguard would shut her eyes the next time
life/and-one | Ned, whose shoe came undone | the end of the line | whose button it was that was left over
life/shall-i-flatten-it | the roller, who asked first | the piece of ground by the fence, with the bird on it | when the four eggs would open
life/slower-than-that | the snail on the wall | the rug where it was done as slow as honey | how far the snail had got in the night
life/it-has-not-said | the feather that had not said when | the landing with the feather over it | where the feather would come down
life/nobody-has-ever-seen-it | the window in the oven | the kitchen floor with a line of flour on it | what else is done as soon as nobody looks
life/on-the-inside | the orange that took off its peel | the bowl with the spoon at the bottom | what else has its armbands on the inside
life/it-is-getting-on | the lady with the pushchair | the window with the number nine | where the porcupine gets off
life/only-since-tuesday | the last one on the windowsill | the ring in which the class had stood | how far somebody had got since Tuesday
life/ask-it-there | the lady next door, who had been everywhere | the little pocket in front of the bag | whether the bench would still be there
life/five-coats-heavier | the man who tears the tickets | the hall with the green lamp over the door | whose coat it was that lay under row F
life/open-again-at-seven | the man with the keys, who only does the shutting | the house that was open until ten to seven | whether anybody would be at the door at seven
life/song-before-coats | the man who did not know about the bean | the kitchen with the blue plates | whether the man at the desk would find the paper towels
life/somebody-in-the-middle | whoever lives under the sheet on Thursdays | the den with the four chairs | who would be in the middle of the den the next time
life/behind-the-peas | the snowman behind the peas | the garden with one bucket of snow | whether the snowman in the freezer would get company
life/under-the-third-bar | the girl who was next at the bars | the park with the seven bars | who would be the next to come down under the fifth bar
life/what-nobody-picks | the bent spoon | the bottom of the drawer | what else would have a corner that only the spoon could reach
life/what-will-not-go-in-a-bag | the bag from the hook | the hook and the hall | what the bag would bring home
life/where-a-birthday-goes | the lady with the leeks | the room with the hats on the chairs | what the returns would be
life/where-the-wind-puts-things | the mitten that was sent after a mitten | the corner behind the school | who would come for the vest
life/which-way-it-went | the old man who once had a green one | the park with the wind in it | what would come up in the pot
life/who-is-that-bit-for | the duck with one eye shut | the big bed with nine ducks | how far down the ducks it would be by spring
life/whose-is-it | somebody who lives behind the third pot | the wall by the flowerpots | whether the third pot would be left where it was
life/with-less-door | the temper in the shut hand | the door at the top of the stairs | whether the temper would knock the next time
life/words-first | the snail with thousands of teeth | the step where two rows stood back | what the long word in the letter box was for
life/worn-at-one-end | the man with the potato | the road where things are put up high | whether there would be another potato
life/you-have-left-out-the-knees | the postman who ran to number nine | the back of the sofa | whether it would come again
life/you-need-not | the dinner that did not like children | the edge of the plate | what would be said under the lid on Thursday
life/and-then-it-sat | the guest with the toothbrush | the sofa with the round dent | what the guest did that was on no page
life/eyes-this-way | the man with the duck on his head | the stool with the blue curtain | whether the duck ever blinked
life/the-quiet-just-before | the fridge that spoke at the wrong time | the kitchen with the fridge | whether the fridge would ever put a hand up
life/it-was-the-last-one | the potato with a face | the kitchen table with the tin | what the potato wanted from the shop
life/the-floor-said-boom | Mr Tull, who has the keys | the hall that smelled of gravy | what Mr Tull danced with the broom
life/the-over-and-the-sleep | the fox by the bins | the six streets in the dark | what the fox took along to the other end
life/there-was-no-walrus | the bath that kept a place for a walrus | the bath with all of the day in it | what the one on the rock would say to it
life/and-where-was-i | the one who had been under the pillow all day | the bed, on the side where there was room | what the one under the pillow would see
life/from-the-lamp-it-is-smaller | the one who had to see it from all round | the bed, and the air beside the lamp | what there was to see from the other side
life/it-has-a-front | the boot that got the part | the bedroom where the applause was asleep | whether the other boot would get a part, too
life/three-times-in-the-correction | whoever had been on the bed all day | the newspaper with one page | what would be in the newspaper the next day
life/no-clock-was-harmed | the alarm clock that had the lead | the desk on which the film was made | whether the film would get a star
life/nothing-was-found-against-it | the slipper that did not deny it | the carpet of the Institute | what was made of it all, in the left slipper
life/do-not-pull | the alarm clock that rang too soon | the far side of the fold in the quilt | what would be on the back of the card
life/lower-down | the two socks who would see nothing of it | the dark at the toe of a shoe | what had come past the shoes
life/that-is-me-already | the slippers who were both of them it | the pillow that was still warm from whoever had been there | who had moved up by the morning
life/not-one-word-was-lost | the laundry basket with the low voice | the row from the pillow to the alarm clock | what would become of what was in the laundry basket
life/for-lid-and-slipper | the lid that could not do it softly | the bedroom with the programme on the bed | how long the sock would stay in the lid
life/in-socks | the one who was no good at first times | the middle, where you stop | what would be the second time
life/there-or-not-far-off | the one in the left sock | the rug with the left sock on it | what the left sock would get to see the next time
life/i-have-not-had-that-one | the one who had been told eleven things, over and over | the bed, and the shelf with a book to keep the place | what tomorrow would look like from near
life/this-is-the-bed-now | the one who was carried up the stairs on a pillow | the doormat, and the stairs with a bed on them | where the bed would be the next time
life/knock-once-for-yes | the slipper that had been on the radio | the other end of the bed, where the radio was | what the slipper would say yes to next
life/please-do-not-touch | the guard who had only one thing to say | the museum, where it was all lying down | who would come to the museum next, and with what ticket
life/with-one-finger | the one who had always said that it could see in the dark | the bed with the lamp out | what there was to be seen by hand at the window
life/has-it-happened-here | the one who had been behind the chair | the square where it had not happened yet | what would happen next on the quilt
life/that-is-what-it-is-called | the one who had been behind the atlas | the quilt with the card on it | what would have a card the next day
life/there-was-no-goose | the slipper that had been a goose | the hall with the slippers side by side | whether the goose had gone home
life/again-but-quieter | the one who had been at the bottom of the basket | the bed, when it was quiet enough | what else could be heard when it was quiet enough
life/where-do-you-want-it | the snail who had moved into the other tin | the string from the window down to the beans | what the snail would send up the string
life/one-thing-per-slip | the Office Under the Door, where they all wear grey socks | the gap under the bedroom door | who else would put a cross in the fourth box
life/that-one-stays | the magpie who swaps, and whose things had nothing in them | the blanket with a thing for each thing that happened | what the magpie would put in next
life/the-yawn-was-not-in-that | the yawn, who had stayed on the mat so as not to be in the way | the hall with the whole of today in it | what became of the hiccup in the shoe
life/it-goes-through | the ant with the crumb, who went through all of it | the kitchen table with the map of a day | what was on the ant’s own map
life/it-went-along-the-row | the chair that said eek | the room with the beds in a row | what the chair was holding in
life/and-all-the-rest | the one with the hole in the sock | the landing at the top of the stairs | what became of the sock that went under the door
life/you-there-me-here | Susan, who has the hedges | the street with the eight lamps | what the great-aunt with the parrot would answer
life/your-turn | the sea, who likes things flat | the place where the castle was | what the sea would do with a corner
life/yours-crossly | the Management, with potato on its sleeve | the space under the kitchen table | whether the water came through
life/frrr-pom | a pillow that wanted to be carried | the cold bit of the landing | whether the pillow slept right through
life/i-am-in-here | the animal that had come to breakfast | the warm place on the mat | whether it would come to breakfast again
life/all-but-one-slipper | the slipper that was allowed to stay up | the place on the sofa | whether the slipper would stay up again
life/said-the-floor | the floor that said plop | the way from the sofa to the chair | whether the floor would say plop again
life/like-that | the other one, who had to be told how bedtime goes | the edge of the bed | what comes after the patting
life/ready-said-everything-else | the teaspoon who was in all of it, and the jam | the drawer with the forks | whether a spoon could be everything else
life/the-next-box-was-white | the one with the ear, who was in every box | the long strip of paper with the boxes in it | what would be in the next white box
life/the-same-hand | the two slippers under the table | the dark behind the tablecloth | what the slippers would practise next
life/it-is-from-today | the visitor who looked for as long as it took | the museum on the window sill | what was in the cupboard that was not open yet
life/all-of-it-comes | the train that had to go back for the blue wagon | the rug with the hill on it | what the shoe would carry
little/a-good-word | the socks that asked | the garden with the wind in it | what the next word would be
little/beep | whoever had lost a nose | the mat with no nose on it | whether the nose was still on
little/come-back-pea | the pea that had plans | the table with the pea on it | where the next pea would go
little/no-woof | the dog with one woof | the place where the cat went by | when the next woof would come
little/not-a-sock | the sock that was a hat | the bed with a lump in it | where the other sock would be in the morning
little/not-there | the cup that wanted hair | the bath with the foam | what the cup would want the next time
little/on-you-get | the potato with the window seat | the sofa that was a bus | where the sofa would go
little/open-said-the-brush | the pea at the back | the tap with the brush beside it | where the pea had got to
little/still-there | the lamp that goes click | the chair in the dark | where the other sock was
little/you-are-wet | the rain at the window | the sill with the flower pot | whether the rain was still in the pot
little/yum | the lorry that was full | the gate with the bins | what the lorry would eat the next week
life/clues-are-heavy | the detective with the wheelbarrow | the clues that were too heavy | what would be under the cloth next time
life/where-that-one-goes | whoever stood still when there were steps | the night when nobody came down for water | whether anybody would see it in the morning
life/a-bit-to-the-left | the friend whom nobody else could see | the chair that looked empty | who would lay the table for it the next time
life/do-not-say-ooh | the whole street with a bun in its mouth | the wall where everybody looked | what the street would say the next time
life/from-the-toes | the badger who took yawns for everything | the hall at midnight | whether the badger would still be open the next time
life/are-you-a-teapot | three geese who say yes | the place where it is always yes | what the geese would want the next time
life/warm-warm-cold | the detective who felt all over the bed | the warm place with four corners | who would be lying there the next day
life/it-was-still-this-morning | the one under the table | the morning that was still there in the evening | whether anybody would be under the table again
life/festival-of | a mayor with forty chairs | the festival at the end of the road | whether it would be the same festival next year
life/nobody-in-here | whoever was behind the curtain as well | the house with somebody to be found in every room | who would be hidden behind the coats next
life/i-could-not-possibly | a lady in a napkin who had not had any | the road where they all looked at a cloud | whether there would be a cloud on Thursday
life/arms-up | the old tree with both arms up | the end of the garden | who else had nothing on
life/all-the-same-way | a photographer with a duck on a stick | the long wall with the whole street in front | what the baker would do with the picture
life/that-one-was-thank-you | Mrs Pendle, whose feet hurt | the supper where nobody had asked her | what became of the shoes
life/in-the-middle-of-the-butter | Mr Plum from number nine | the street with the bucket under the lamp | whether it would come again in the morning
life/right-through | Mr Potts, who had very little knee | the street where the buses stopped by themselves | whether the hiccups would come to somebody else
life/a-cape-and-a-bus-ticket | Captain Thump, who had pushed since four o’clock | the town hall with the big door | whether he would learn how to knock
life/say-it-smaller | the crumb on the pillow, which grew when it was spoken to | the quilt, where everything was the right size | what else was on the pillow in the morning
life/the-longest-blink | whoever only moved when nobody looked | the room where they all blinked | what had been moved by the morning
life/the-back-went-first | Mrs Hay, whose feet go first | the lane with somebody asleep at the back | how the front and the back would wake up
life/the-cold-end | Mrs Bligh, who was as long as the harbour wall | the bottom step of the harbour | who would be the first to ring the bell on the water
`
    .trim()
    .split('\n')
    .map((row) => {
      const [plot = '', met = '', where = '', thread = ''] = row.split(' | ')
      return [plot, { met, where, thread }]
    }),
)

/** The notes of a plot with the names that a telling has. @param text the whole story @param cast the names of the family in it */
export function plotNotesOf(id: string, text: string, cast: readonly string[]): PlotNotes | undefined {
  const notes = plotNotes[id]
  const invented = plots.find((plot) => plot.id === id)?.head.names ?? []
  const names = new Map(
    invented.flatMap((alternatives) => {
      const [original = ''] = alternatives
      const chosen = alternatives.find(
        (name) => text.includes(name) && !cast.some((one) => one.includes(name)),
      )
      return chosen && chosen !== original ? [[original, chosen] as const] : []
    }),
  )
  if (!notes || names.size === 0) return notes
  const { met, where, thread } = notes
  return {
    met: renamed(met, names),
    where: renamed(where, names),
    thread: renamed(thread, names),
  }
}
