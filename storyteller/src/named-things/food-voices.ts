/** As ./index.ts describes. */
export const foodVoices = `
= birthday cake
called: the birthday cake
says: “I kept still for the whole song. I should have liked to join in, but I am a cake.”
says: “There is writing on me. I have never been able to read it, because it is on my head.”
says: “Please do not tip me. I say that to everybody, and I say it most of all to cars.”
jump: The birthday cake went over very slowly and perfectly level, because it had been told not to tip.
drawn: A birthday cake is a drum with a fence of candles. {child} drew the candles last, and there was room for all but one.

= cake
called: the cake
says: “I smelled so good in the oven that people kept looking in. I could not look out, it was steamed up.”
says: “I am the same all the way through. I hope that nobody is disappointed.”
says: “People look at me and ask for just a small piece. I have noticed that the knife does not listen.”
jump: The cake jumped in slices, one behind the other, and on the far side they all leaned together again.
drawn: A slice of cake has three corners and a layer in the middle. {child} drew the crumbs too, which took longer than the cake.

= birthday candles
called: the birthday candles
says: “We live in a drawer with the string. For one song a year nobody looks at the string.”
says: “We would like to know what was wished. We were standing right there, and we heard nothing.”
says: “We all start at the same height. After that we each go our own way.”
jump: The birthday candles hopped over one after another, very straight, and on the far side they stood in a ring again, from habit.
drawn: A candle is a stripe with a drop on top that is upside down. {child} drew the drops first and put the candles under them.

= pancakes
called: the pancakes
says: “We have each been upside down in the air, and we would sooner not talk about the first one.”
says: “On our other side we are just as good. Nobody ever looks, but we thought we would say so.”
says: “One of us has been on the ceiling. It was flat, and it was quite nice up there.”
jump: The pancakes turned over once each in the air, quite lazily, and came down on the grass with a slap.
drawn: A pancake is round, but not very. {child} made ten of them lying in a heap, and from the side they were ten lines.

= pizza
called: the pizza
says: “I am round, my box is square, and my slices are triangles. I could not decide.”
says: “I was so hot that people had to wait and look at me. I did not mind being looked at.”
says: “There was an olive on me that nobody had asked for. I kept quiet about it.”
jump: The pizza leaned back, and went over rolling like a wheel, with one long string of cheese still on this side.
drawn: Every pizza is a big circle with small circles on it. {child} drew the cheese as well, but it came out like string.

= chips
called: the chips
says: “We used to be a potato. One fat quiet thing with no ideas, and now look how many of us there are.”
says: “We like to be counted, but there has never been time.”
says: “Somebody always says they only want one of us. We have heard that before.”
jump: The chips went over in a great hurry, long ones and short ones, and the smallest came last and crunched.
drawn: Chips are easy, being long boxes. {child} drew them all lying in different directions, and then the ones underneath, which do not show.

= fish fingers
called: the fish fingers
says: “We turn over halfway, all of us, without a word. It takes years to learn.”
says: “There is a very big sea somewhere, and we are told that we come from it. It must have corners.”
says: “We like everything to be straight. If one of us is crooked, we all know about it.”
jump: The fish fingers jumped side by side, all at the same height, and lined up again before anybody could look.
drawn: A fish finger is a long box with crumbs on. {child} made a dot for every crumb on the first one, and fewer on the others.

= pasta
called: the pasta
says: “I went in hard and came out soft. I suppose that hot water takes most people like that.”
says: “Some of me is tubes, and can be looked through. I have never been told what there was to see.”
says: “In the packet I talk a great deal, because I am nervous. In the water it goes away.”
jump: The pasta went over in twos and threes, and each piece left a small wet ring on the gate.
drawn: Pasta can be shells or bows or tubes, and a tube is two rings and two lines. {child} drew the one that was easiest.

= spaghetti
called: the spaghetti
says: “I was as straight as a ruler. Then I had a hot bath, and I have been leaning ever since.”
says: “Somewhere in me there is one end that I cannot find. I have asked all the others.”
says: “I am not in a tangle. I know exactly where I am, only not which of me it is.”
jump: The spaghetti began to go over, and went on going over, and after a long time the other end came.
drawn: To draw spaghetti you put the pencil down and do not lift it. {child} did not lift it for quite a while.

= broccoli
called: the broccoli
says: “I am a tree, as far as I can tell. I have never met another one that came with a potato.”
says: “I was greener after the hot water than before. I thought that somebody might have mentioned it.”
says: “If anyone has ever wondered who lives in me, it is nobody. There would be room.”
jump: The broccoli went over like a small tree that has changed its mind about standing still, with every leaf holding on.
drawn: Broccoli is a tree that is near. {child} drew a cloud on a stalk, and then had to write next to it what it was.

= peas
called: the peas
says: “We were told to stay on the plate. We did mean to.”
says: “There is one of us under the table. We are not going to say which table leg.”
says: “We all grew up in one small bed, in a row, with nobody turning over. We have been making up for it.”
jump: The peas did not jump at all, but rolled under the bottom bar, every one, and looked very pleased.
drawn: One pea is easy, and a plateful is a lot of work. {child} drew nine and then a word that meant many.

= carrot
called: the carrot
says: “I was in the dark for months, pointing down. Nobody told me I was orange until I was out.”
says: “I have a sun in me, if you cut me across. I should like to have seen it when I was bored.”
says: “I make the most noise of any vegetable. I am sorry, but I am not really sorry.”
jump: The carrot went over point first, which is the way that it has gone everywhere, and its green hair came after.
drawn: A carrot is a long nose with grass on it. {child} drew the little lines across, because without those it was only a nose.

= apple
called: the apple
says: “I held on by one hand all summer, and then I let go. I have never been sure whose idea it was.”
says: “There is a star in me. You have to cut me the wrong way to find it.”
says: “I sit in a bowl with the others and I shine. People think I do it on purpose, and I do.”
jump: The apple rolled up to the gate, thought of its tree, and dropped over on the other side with a small thump.
drawn: An apple is round with a dent at the top. {child} drew the stalk in the dent, and a leaf, although it had none.

= banana
called: the banana
says: “I have a number of brothers, and we all lean to the same side. Nobody knows who started it.”
says: “My spots came in the night. I do not know who brings them.”
says: “I was in a bag with a big book on top. I am still bent, but I was bent before.”
jump: The banana lay back on its curve, rocked twice, and rocked itself right over the gate on the third.
drawn: A banana is a smile with two ends. {child} drew it the other way up, and then it was a sad one, and still a banana.

= strawberries
called: the strawberries
says: “Our seeds tickle. It is one of the reasons why we are so red.”
says: “We lay on straw, under a leaf, and did nothing at all until we were done.”
says: “We are supposed to take our hats off before dinner. We have never been told where to put them.”
jump: The strawberries held on to their green hats with both hands, and went over one by one, small ones first.
drawn: A strawberry is a heart that is full of dots. {child} gave each one a hat with points, and one of the hats was too big.

= ice cream
called: the ice cream
says: “I am afraid I cannot stop. I have somewhere to be, and it is down the side.”
says: “I began as two round balls, one on top of the other. I was very well made, for about a minute.”
says: “I should like to see the end of an afternoon. I am told there is tea.”
jump: The ice cream went over as quickly as it could, which left a drip on every bar of the gate.
drawn: An ice cream is a pointed hat, upside down, with a ball in it. {child} drew the drip too, and the drip was the best part.

= ice lolly
called: the ice lolly
says: “I have a stick up my back, so I stand very straight. It is the only bone I have.”
says: “I used to be juice, and lay about. Then I was given a shape, and I have tried to keep it.”
says: “I do paint tongues. I only know three colours, but I know them thoroughly.”
jump: The ice lolly put its stick on the ground like a pole, and was over before it could get any smaller.
drawn: An ice lolly is a tall window with a round top, and a stick. {child} drew it with one bite out of the corner.

= biscuit
called: the biscuits
says: “We go snap. It is a thing that we can do only once each, and we like it to be noticed.”
says: “We have been near a cup of tea. It was very warm, and some of us leaned too far.”
says: “There are holes in us, in rows, and we have counted them. We are not going to say why they are there.”
jump: The biscuits went over on their edges, like wheels, and dropped no more than three crumbs.
drawn: A biscuit is a ring with holes inside it, in rows. {child} made the holes by pressing hard, and they came out at the back.

= cookie
called: the cookie
says: “I was a small ball on a big tray, and I thought, I wonder how far I can go.”
says: “All my chocolate is on one side. It is a good side, and I try to face that way.”
says: “My smell went up the stairs without me. It usually does, and it never tells me what it saw.”
jump: The cookie went over rather flat, like somebody who lies down on a wall and lets go at the other side.
drawn: A cookie is round with lumps in. {child} coloured the lumps in as dark as the pencil could go, and left the rest.

= chocolate
called: the chocolate
says: “I am folded very well, in silver and in paper. And then a warm hand comes, and I forget everything.”
says: “I have lines to show where I snap. I have never been good at keeping to them.”
says: “I was put on a high shelf. One sees everybody from there, and everybody looks up.”
jump: The chocolate went over square by square, and all the squares rustled, though they were trying not to.
drawn: Chocolate is a ladder lying down, with twelve windows. {child} began on thirteen, and coloured in only those that were left.

= icing
called: the icing
says: “I was only meant to go on top. I looked over the edge, and after that I could not help it.”
says: “There is a road in me as wide as one finger. I did not see who made it.”
says: “Yesterday I was powder, and went wherever anybody breathed. I feel much more settled now.”
jump: The icing flowed up to the gate, and over, and down, and when it had gone the gate looked finished.
drawn: You cannot draw icing without a cake under it. {child} drew a line that went along and then down in drips, all of different lengths.

= toffee apple
called: the toffee apple
says: “I was an ordinary apple. Then I went into something hot, and now I can see the whole street in me.”
says: “I stand on my head in the shop. It is not that I want to, but I have a flat place there.”
says: “People look for the place to begin. They go all the way round me and come back to the front.”
jump: The toffee apple went over on its one wooden leg, and stuck to the top bar a moment to look round.
drawn: A toffee apple is a circle with a stick at the bottom. {child} left a white patch on it for the shine, shaped like a window.

= marshmallow
called: the marshmallows
says: “We have been squashed flat in a pocket, and we came back. It takes us about as long as a yawn.”
says: “We weigh nothing, so nobody asks us to hold anything down. We are not sorry.”
says: “We have been near a fire. You go on being white for as long as you can, and then you are toast.”
jump: The marshmallows jumped all at once, and came down more or less where they had gone up.
drawn: A marshmallow is a circle that has been sat on. {child} drew three, and they touched.

= popcorn
called: the popcorn
says: “I was a small hard seed with an idea. I kept it as long as I could.”
says: “I am wearing my inside on the outside. It suited me so well that I have left it like that.”
says: “Some of me is still at the bottom and has not gone pop. It says that it is thinking.”
jump: The popcorn went over one pop at a time, and nobody knew where the next one would come from.
drawn: A piece of popcorn has no shape, only bumps. {child} made one without looking at the paper, and it was exactly right.

= hot chocolate
called: the hot chocolate
says: “I was too hot, and I said so, with steam. I do try to warn people.”
says: “I give moustaches away. Anybody can have one, and they never know that they have it on.”
says: “The best of me is at the bottom, where it is too thick to come out. I stay there.”
jump: The hot chocolate went over in its cup, with both hands round itself, and did not spill a drop.
drawn: For hot chocolate you draw a cup, and a wiggly line over it that says hot. {child} drew three lines, because it was very.

= sandwich
called: the sandwich
says: “I have a top and a bottom, and nobody knows which is which. I know.”
says: “I was cut across, and now I am two of me. We have been put facing the same way.”
says: “What is in my middle keeps trying to leave. I hold on as tightly as bread can.”
jump: The sandwich went over in two halves, and the middle came a little after, and got in between them again.
drawn: A sandwich from the side is three lines. {child} drew a bit of something hanging out, so that people could see it was not a book.

= toast
called: the toast
says: “I went down as bread and I came up as toast. I have tried to remember what happened, but it was dark.”
says: “I jump when I am ready. I have made a great many people jump as well, and I am sorry.”
says: “I am only warm for a short time, so I always seem to be in a hurry. I am quite calm underneath.”
jump: The toast was used to this sort of thing, and went over with one click, straight up and straight down.
drawn: Toast is a square with two soft shoulders. {child} rubbed it all over with the side of the pencil, and left the crust darkest.

= egg
called: the egg
says: “I know whether I am runny. I have known all along, but one has to have something of one’s own.”
says: “I have no lid. I hope that somebody will knock before they come in.”
says: “I cannot roll straight. I set off for the end of the table and I come back to the cup.”
jump: The egg went over extremely carefully, blunt end first, and when it was down it felt itself all round.
drawn: An egg is a circle that has leaned on something. {child} drew it in its cup, with a face, because there was so much room.

= cheese
called: the cheese
says: “I was milk once, and never stopped moving. Now I sit, and I find that I prefer it.”
says: “I have holes. Nobody took them out, so there is no use in looking for what was in them.”
says: “When I am hot I hold on to people. It is nothing to be shy about.”
jump: The cheese sat on the top of the gate until it was a bit warmer, and came down slowly on the other side.
drawn: Cheese is a wedge, like something to stop a door. {child} drew the holes first and the cheese round them.

= milk
called: the milk
says: “I was grass, and then I was in a cow, and now I am in a glass. Nobody has travelled more quietly.”
says: “I like to be carried with two hands. With one hand I get ideas.”
says: “I am the same all the way down. I have been to the bottom of the glass to make sure.”
jump: The milk went up in its glass, leaned to the very edge, and came down on the far side without a splash.
drawn: Milk is as white as the paper, so there is nothing to do. {child} drew the glass, and wrote on it what was in there.

= picnic
called: the picnic blanket
says: “I have grass on the one side and crumbs on the other. I am what keeps them apart.”
says: “I look quite flat until somebody puts a cup on me. I do not make the hills, I only lie on them.”
says: “An ant walked right across me, and it took all afternoon. I did not like to move.”
jump: The picnic blanket took itself by two corners, flapped once, and sailed over with all its crumbs on board.
drawn: A picnic blanket is lines one way and lines the other way. {child} put the ants on afterwards, and those went any way they liked.

= barbecue
called: the barbecue
says: “I am in the shed until it is warm. Then everybody stands round me, and nobody can say why.”
says: “I send my smoke to sit with people. When they move I send it after them, because it is shy.”
says: “I draw stripes. I can do nothing else, but mine are as straight as a fork.”
jump: The barbecue walked up on its three thin legs, lifted them over one after another, and kept its lid on.
drawn: A barbecue is half a ball on three legs. {child} drew the smoke going to the left, where all the people were.

= baking
called: the mixing bowl
says: “I have been wiped out with a finger. It went all the way round me, and I have never been so clean.”
says: “I see everything before it is a cake. I have promised the eggs to say nothing.”
says: “They stir me until I am giddy. I would go round with the spoon, but somebody holds my edge.”
jump: The mixing bowl rolled up on its rim, rang once against the gate post, and was over, still humming.
drawn: A mixing bowl is a big smile with a lid of nothing. {child} drew the spoon standing up in it, and some flour outside.

= supermarket
called: the supermarket
says: “I open my doors for everyone. Some only stand there and think, and I open them twice.”
says: “It is winter in one corner of me, all year. I feel it in the peas.”
says: “I say beep to everything, one at a time. By evening I can say nothing else.”
jump: The supermarket was too wide for the gate, so it opened its doors, and the gate went through the supermarket.
drawn: A supermarket is one long box with letters on top. {child} drew the doors open, because they always are if anyone looks.

= trolley
called: the trolley
says: “I was left by the hedge once, all night. I have seen the moon, and none of the others have.”
says: “I sleep standing up, with my nose in the trolley in front. It is warm there, and it rattles.”
says: “My little seat looks backwards. So whoever sits in me can see where we were, and I see where we will be.”
jump: The trolley got over with three wheels, and had to wait until the fourth one had finished shaking its head.
drawn: A trolley is a cage that leans, with a handle. {child} drew all the wires, and three of the wheels pointing the same way.

= sweets
called: the sweets
says: “We crackle when we are opened. The slower it is done the more we crackle, and we cannot help that.”
says: “We lived in a tall jar and leaned on the glass. One of us could see the door.”
says: “There is one sort of us that is always left. We tell it that it is being saved.”
jump: The sweets went over in their papers, each with a twist at both ends, like small fish over a weir.
drawn: A sweet is a circle between two triangles. {child} drew a whole row, and by the end they really were fish.

= sausages
called: the sausages
says: “We hiss and spit in the pan, and on the plate we do not say a word. We have good manners.”
says: “We have been turned over, and we have rolled back. It is our better side, and we mean to stay on it.”
says: “Once we all held on to each other in a string. We still feel that somebody is missing at each end.”
jump: The sausages rolled over the top bar in a row, all but one, which went crossways, as one always does.
drawn: Sausages are fat lines with round ends. {child} put four on a plate side by side, and three short stripes on each.

= baked beans
called: the baked beans
says: “We came out of the tin in one piece, with a plop. It is the only word we all know.”
says: “We like to see the whole of a plate. Toast has tried to stop us.”
says: “We do everything together. Once one of us stayed behind in the tin, and we still talk about it.”
jump: The baked beans leaned all at once towards the gate, and slid under it in one big slow wave.
drawn: A bean is a bent egg. {child} drew many of them close together, until there was no plate left to see.

= soup
called: the soup
says: “I show people their noses, if they hold still. Mostly they blow, and then I cannot.”
says: “There was a carrot that came into me, weeks ago it feels like. I have it here somewhere.”
says: “I am hottest in the middle. Start at the edge, I always say, and come in by degrees.”
jump: The soup was carried over by its own bowl, slowly, with the spoon going ahead to see if the grass was wet.
drawn: Soup is a ring inside another ring. {child} drew the steam over it, and a very small letter that had got in from somewhere.

= porridge
called: the porridge
says: “Plop, I say. I say it slowly and I mean it every time.”
says: “Somebody made a hole in me with a spoon. I thought about it, and I shut it again.”
says: “I have met bears. One of them found me just right, but I do not like to boast.”
jump: The porridge gave one plop on this side of the gate, was not seen for some time, and gave the next on that side.
drawn: Porridge looks like nothing when it is drawn, so {child} drew the bowl, and three rings in it, each where something had said plop.

= cereal
called: the cereal
says: “I am very loud at first. I have so much to say, and then the milk comes.”
says: “One piece of me is always left, and swims. It is not being brave, it only likes the view.”
says: “In the box I sink a little lower each night. I do not know where the top of me goes.”
jump: The cereal poured up one side and down the other with a noise like a small beach, and then it was quiet.
drawn: Cereal is a bowl with many little rings on top. {child} drew each ring with its own hole, and ran out of patience near the edge.

= rain
called: the rain
says: “I try every window in the street. They all see me, and nobody asks me in.”
says: “I have often fallen into a pond, and it was wet already. I do not always look.”
says: “I started very high up, and all I could think was, is there a roof.”
jump: The rain went over every bar of the gate at the same time, and through it, and took no notice of it at all.
drawn: Rain is short lines, all leaning the same way. {child} drew a great many, and had to rest the hand that did it.

= puddle
called: the puddle
says: “I was walked round by a great many grown people. I thought they were never going to stop.”
says: “Nobody can tell how deep I am. I could tell them, but then they would not come in.”
says: “A sparrow had a bath in me, with its socks on. I kept very still for it.”
jump: The puddle had never been upright before, but it held its edges together and slipped over like a wet towel.
drawn: A puddle is a line that goes round and comes home. {child} drew half a cloud in it, with the top pointing down.

= snow
called: the snow
says: “I have been rolled into balls, and pushed off walls, and eaten. Nobody has asked me to leave.”
says: “I like to come at night, and be there. I enjoy the moment with the curtain.”
says: “I have six arms to every flake, and I came down holding on to nobody.”
jump: The snow came down over the gate instead of going up, and when it had done, the gate was mostly gone.
drawn: Snow is the paper itself. {child} only had to draw the things sticking out of it: the top of a post, a bin, and a hat.

= breakfast
called: the breakfast spoon
says: “I lie in the lap of another spoon all night. In the morning one of us is taken, and I always hope.”
says: “In my hollow side everybody is upside down. I have told them, but they go on eating.”
says: “I know what is at the bottom of the bowl before anyone does. Mostly it is more bowl.”
jump: The breakfast spoon leaned on the gate with its long end, tipped up its round end, and was over with one small ting.
drawn: A spoon is an egg on a stick. {child} drew a tiny face in the egg, with the chin at the top.

= dinner
called: the dinner plate
says: “I am white in the middle, but hardly anybody sees it. They put the peas there.”
says: “At the bottom of the pile it is dark. I like to be on top, where one hears the kitchen.”
says: “Somebody builds a wall on me out of potato, every time. The gravy only wants to look round.”
jump: The dinner plate went over on its edge, and spun, and lay down on the grass a little at a time.
drawn: A plate is two rings, one inside the other. {child} put a potato in the middle, with a lake, and somebody small in a boat.

= snowman
called: the snowman
says: “I was given a carrot, and that settled which way I look. It might have been the fence, so I am content.”
says: “The scarf is very kind. I do not feel the cold, but I feel the scarf.”
says: “I have no knees. If anybody wants to tell me something, they had better come round to the front.”
jump: The snowman had no legs, so he took himself apart and went over in two balls, the head last, with the hat on.
drawn: A snowman is two circles that {child} drew without lifting the pencil. The arms were sticks, and each of them had three fingers.

= snowball
called: the snowballs
says: “We get patted all over, and then let go. It seems a pity, after all that patting.”
says: “We would rather be the bottom of a snowman, but somebody has to do the flying.”
says: “We take a little wool along from every mitten. One of us has nearly enough for a sock.”
jump: The snowballs went over without being thrown, just for once, one by one, and each sat down with a soft thud.
drawn: A snowball in the air is a circle with three short lines behind it. {child} left off the lines, and then it was lying down.

= sledge
called: the sledge
says: “I know the way down. The way up I have been told many times, on a string, and I forget it.”
says: “I stop where I like. It is generally in a heap.”
says: “All summer I stand on my end behind the bicycles. They talk about roads, and I think about my hill.”
jump: The sledge could not see how it was to go up, so the grass tilted a little, and the sledge slid over.
drawn: A sledge is a small bench with curly feet. {child} drew the hill as one long line, and the sledge at the very top of it.

= fog
called: the fog
says: “I came down to see what everything looks like. I have been here all day, and I still do not know.”
says: “I lost a church. I knew I had it this morning, and I was so relieved when it rang.”
says: “I took the end of the road away, but only to look at. It goes back where I found it.”
jump: The fog went over the gate, and under it, and when it had passed the gate came back a bar at a time.
drawn: To draw fog you draw a tree and then rub it out, but not all of it. {child} did, with one thumb.

= frost
called: the frost
says: “I go round the edge of every leaf in one night. I have small tools, and I do not talk.”
says: “I do ferns on windows, and feathers on cars. People scrape them off with a card, and I start again.”
says: “When the sun comes I leave at once. I do not like to see people look at my work.”
jump: The frost drew itself along every bar of the gate, very finely, and had got to the other side before anyone heard.
drawn: Frost is all points. {child} drew a leaf and gave it a beard of tiny lines the whole way round, and that was it.

= windy
called: the wind
says: “I like washing best. I have been every shirt in the street, with the arms out.”
says: “I shut doors rather loudly. I am not cross. I am through before I think of them.”
says: “I read newspapers, but I am too quick with the pages. I should like to know how it ends.”
jump: The wind opened the gate, and shut it, and opened it again, and then it went over the top after all.
drawn: Nobody can draw the wind. {child} drew a tree, a hat and a scarf, and all of them pointed the same way.

= sunshine
called: the sunshine
says: “I find all the dust in a room and make it shine. I am not always thanked.”
says: “I have come a very long way to be here, and a cat was in my place.”
says: “I make a shadow for everybody. It is all the same work to me, a bus or a beetle.”
jump: The sunshine came over lying down, across the grass and up the bars and down again, and did not wake anybody.
drawn: For the sun you draw a circle with sticks round it. {child} put it in the corner, where a quarter of it is enough.

= heatwave
called: the heatwave
says: “I am a slow sort of person. I came on Monday, and I sat down, and I have not thought of leaving.”
says: “Everybody opens a window for me. They seem to think that I would like to go out.”
says: “I make dogs flat. I do not mean to, but they look very comfortable.”
jump: The heatwave stood at the gate fanning itself, and waited for a small breeze to come and lift it over.
drawn: {child} drew the heatwave as three wavy lines over a road, and a dog lying in the shade, as flat as a rug.

= rainbow
called: the rainbow
says: “I am only here for a moment, and I have all these colours to hold up. Please hurry with your pointing.”
says: “I need some rain and some sun, and they do not always want to come at the same time.”
says: “People look for my ends. I have looked too, but I am always standing on them.”
jump: The rainbow put one foot down on this side of the gate and the other on that, and was over.
drawn: With one pencil a rainbow comes out all in grey, but {child} pressed harder for each line, and wrote the colours next to them.

= moon
called: the moon
says: “I have been looked at by every cat there ever was. Some of them sing to me, and I nod.”
says: “I have been a ball all the time. It is only that I do not always have the light on.”
says: “Sometimes I am up by day, by mistake. I keep pale, and hope that nobody will mention it.”
jump: The moon rose up to the top bar, rested there with its chin on it, and came down the other side as moons do.
drawn: The moon is a circle with a bite out of it. {child} drew the bite first, and had to guess where the rest was.

= the stars
called: the stars
says: “People join us up with lines, and say that we are a bear. We had no idea.”
says: “There are so many of us that we have never met. We wave, and it takes years to get there.”
says: “We are large, really. We have only come out small because we are such a long way off.”
jump: The stars went over a few at a time, and whenever somebody looked there were some more on the other side.
drawn: A star is five lines that must meet. {child} did seven with lines, and did all the rest as dots, which are much quicker.

= shooting star
called: the shooting star
says: “I am a crumb, to be honest. I was in a hurry for one second, and now I am famous.”
says: “I always hear the first half of ‘look’. I have never been there for the second half.”
says: “I waited in the dark for longer than anyone can count, and it was for this. I thought it went well.”
jump: The shooting star had gone over before anyone could say which side it started from.
drawn: A shooting star is a dot with a long line behind. {child} drew the line fast, because slowly it does not work.

= thunder
called: the thunder
says: “I know that I am loud. I was only moving the furniture, and I put it down as soon as I could.”
says: “Somebody always counts between us, the lightning and me. I should like to know if I am getting better.”
says: “I have one word, and I say it until I am over the hill. Nobody has ever asked me to spell it.”
jump: The thunder rolled up, bumped very softly against the gate, said its word into its sleeve, and rolled over.
drawn: You cannot draw thunder, so {child} wrote BOOM under a cloud, with two very big letters O, as round as drums.

= clouds
called: the clouds
says: “We were a sheep, and then we were a boot. We are never told in time what we are.”
says: “We have no edges when you come near. It is only from below that we look so well made.”
says: “We do not bump. We go through one another, and say good morning in the middle.”
jump: The clouds came up to the gate as sheep, just to be helpful, and were something quite different when they came down.
drawn: A cloud is a row of bumps that meets itself. {child} drew it flat underneath, as though it sat on a table.

= birthday
called: the birthday card
says: “I stand up by myself, so long as I am a bit open. Shut, I fall over.”
says: “My words are inside me, where I cannot see them. People get there and smile, so I think they are good.”
says: “I came through the letter box sideways, with brown envelopes on top of me. I was the only one with a balloon.”
jump: The birthday card opened as wide as it could, flapped with both halves, and landed standing up.
drawn: A card is a roof, seen from the end. {child} drew the front of it, with a number on it as tall as the card.

= birthday party
called: the paper hat
says: “I was flat until the party. Then somebody pushed a thumb into me, and I had an inside.”
says: “I have elastic, and I am told that it goes under the chin. I have seen it go other places.”
says: “I ended up under the table, where it was quieter. A crisp was there, and we did not speak.”
jump: The paper hat went over point first, with its elastic trailing, and twanged very softly as it came down.
drawn: A paper hat is a triangle with spots. {child} drew the elastic as a loop, and then a head, so that it had something to hold.

= balloon
called: the balloon
says: “I am mostly somebody’s breath. I look after it as well as I can.”
says: “If I am hugged I squeak. It is not because I mind, it is only what happens.”
says: “I keep to the ceiling when I can. Down there everything seems to have corners.”
jump: The balloon did not so much jump as forget to come down, until its string caught up and reminded it.
drawn: A balloon is an egg, a small knot, and a line that wanders. {child} made the line go right off the edge of the envelope.

= present
called: the present
says: “I know what I am. I have known since the shop, and I have not said a word.”
says: “I have a label with a name on it. I read it again and again, to be quite sure.”
says: “My paper is the best coat I ever had. I wore it for one night.”
jump: The present went over in its paper, with its bow on, and whatever was inside it slid from one end to the other.
drawn: A present is a box with a cross on it and two loops. {child} did not draw what was inside, so that it would keep.

= pass the parcel
called: the parcel
says: “I have so many coats on that I am not sure how big I am. I think I may be small.”
says: “Every lap is warm, and then I have to go. I should like to stay and hear the end of the tune.”
says: “One of my papers is a newspaper. I have tried to read it from underneath.”
jump: The parcel took off one coat before the gate and one coat after, and got over easily in what was left.
drawn: A parcel is a lump with sticky tape. {child} drew paper round it, and more paper round that, until the envelope was full.

= party bag
called: the party bag
says: “I am meant to keep shut until home. I do my best, as far as the corner.”
says: “I have a small thing at the very bottom. I carried it all this way, and what is it?”
says: “There is cake in my corner. It was a square piece when I met it.”
jump: The party bag swung itself by both handles, once, twice, and over, with a rattle and a whistle and a smell of cake.
drawn: A party bag is a box with its mouth open and two handles like eyebrows. {child} saw a face in it, and left it in.

= christmas tree
called: the Christmas tree
says: “I used to have an owl. Now I have forty-one shiny things, and I am holding very still.”
says: “My lowest branch has the most to carry. The top has only one, but it does have to be pointed.”
says: “I have a room in every ball, all bent, with the same people in it. I look in when it is quiet.”
jump: The Christmas tree lifted its skirt of needles and stepped over sideways, tinkling, and lost only eleven of them.
drawn: A Christmas tree is three triangles, the small one on top. {child} drew so many balls on it that the triangles hardly showed.

= reindeer
called: the reindeer
says: “I click when I walk. It is my feet, all four, so please do not look for anything that is loose.”
says: “I grew my own hat. It takes all summer, and then it will not go through the door.”
says: “Some of us fly. I have not said which, and I eat my moss like anyone else.”
jump: The reindeer clicked up to the gate, thought for a moment, and was on the other side without having clicked down.
drawn: A reindeer is a horse with twigs on. {child} drew the twigs first, and they were so wide that the horse came out small.

= stocking
called: the stocking
says: “I went up as flat as a fish. I could feel that something was going to happen to my toe.”
says: “I have a loop to hang by, and only one nail to trust. So far it has been a good nail.”
says: “There is a satsuma in my toe. I can feel it, and I have no way to reach it.”
jump: The stocking went over toe first, and so much in it clinked and rustled that the gate looked round.
drawn: A stocking is a letter L that has had a big dinner. {child} drew the bulges, and one nose looking over the top.

= advent calendar
called: the advent calendar
says: “I have twenty-four doors and not one handle. I am sorry about that. I would have liked handles.”
says: “I lean on the shelf and am looked at every morning. It is lovely to be somebody’s first thing.”
says: “I know everything that is coming, and in what order. I keep my nine where it is.”
jump: The advent calendar flapped its little doors, the ones that were open, and that was just enough for a low gate.
drawn: An advent calendar is a great many small squares with numbers. {child} put the numbers in any order, which is the proper one.

= easter egg
called: the Easter egg
says: “I am full of air, from end to end. I think it is very good air.”
says: “I was hidden so well that I began to wonder. It was behind a boot, and I heard everybody go past.”
says: “I go crack, once. I have been practising it in my head.”
jump: The Easter egg rolled up in its shiny paper, rustled on the top bar, and came down without a crack.
drawn: An Easter egg is an egg in its best clothes. {child} gave it one row of zigzags, one of dots, and a bow.

= halloween costume
called: the Halloween costume
says: “I hang on a nail all year, with no head. Then for one evening I am somebody, and have trainers on.”
says: “I am scratchy at the neck. I have tried being soft, but then nobody would be afraid of me.”
says: “They put a coat over me. I was frightening underneath it, I would like that to be known.”
jump: The Halloween costume floated over with nobody in it, sat down on the grass, and turned out to be only cloth.
drawn: {child} drew the Halloween costume as a sheet with two holes, and under the sheet two shoes with the laces done up.

= trick or treat
called: the bucket
says: “I rattled with the first sweet. After that I only got heavier, and my voice went.”
says: “I have a face on my front. It smiles all round the street, and nobody has told it what at.”
says: “I am held out, and something falls in. I never see who does it, only hands.”
jump: The bucket swung over by its handle, face to the front, and a single sweet rolled round inside it and settled.
drawn: A bucket is easy: two lines, a ring and a handle. {child} gave it three teeth, and they were friendly ones.

= pumpkin
called: the pumpkin
says: “I was all string inside, and seeds, and it was no trouble to anybody. Then they found the lid.”
says: “I wear the face I was given. I should have liked eyebrows, but I did not say so in time.”
says: “My lid only goes on one way. I could tell people, but they enjoy looking.”
jump: The pumpkin rolled up to the gate, held on to its lid, and went over looking just as it had before.
drawn: A pumpkin is a fat circle with curved lines, like a ball that is tied up. {child} left the face till last, and made it think.

= bonfire
called: the bonfire
says: “People stand round me and turn, first the front, then the back, like sausages. I have never told them to.”
says: “I send up sparks to be stars. I have not had word from any of them.”
says: “I began tall and I ended red and low. I talked the whole evening and nobody interrupted.”
jump: The bonfire sent its smoke ahead to have a look, and then stepped over, quite small and grey by then.
drawn: A bonfire is a heap of sticks with a lot of pointed tongues. {child} drew the people round it from the back, as round heads.

= fireworks
called: the fireworks
says: “We go up as thin as a thread. It is such a small beginning that people gasp when they see the rest.”
says: “Our bang runs after us and never gets there in time. We have asked it to start sooner.”
says: “Everyone looks up at us with an open mouth. We would look back, but there is no time.”
jump: The fireworks went over one by one without their bangs, which had been left at home for the night.
drawn: A firework is a dandelion with a very long stalk. {child} drew five, and at the bottom a tiny house with its window lit.

= sparklers
called: the sparkler
says: “I was a grey wire in a packet. I said nothing about the stars, in case they did not come.”
says: “They wrote a name with me. I cannot read, but I was the pencil.”
says: “I go tss in the bucket, and then I have said all that I had.”
jump: The sparkler had been out for hours, and stepped over as a thin grey wire, writing something small in the air.
drawn: A sparkler is a line with a star stuck on its end. {child} drew lots of little dashes flying off, and one went off the paper.

= diwali
called: the Diwali lamp
says: “I am a small dish with a flame. By myself I am not much, and so I never come by myself.”
says: “When people walk past I lean over to see who it is. Then I stand up straight again, as one should.”
says: “I was made round a thumb. You can still feel where it was.”
jump: The Diwali lamp floated over at the height of a hand, and its flame leaned back to see the gate go by.
drawn: A Diwali lamp is a dish with a beak, and a drop of light on the beak. {child} drew one, and then a row.

= eid
called: the new moon
says: “I am as thin as I can be and still be seen. They were all out looking, so I came up.”
says: “I go to bed early when I am new. I always hear about the rest of the evening afterwards.”
says: “Somebody small points at me first, as a rule. The others say where, and I try to hold still.”
jump: The new moon hooked one thin end over the top bar, rocked there, and let itself down on the other.
drawn: A new moon is two curves that meet twice. {child} drew the outside one well, and the inside one better.

= ramadan
called: the dates
says: “We are brown and wrinkled, and the whole table was looking at us. We did feel important.”
says: “We each have a stone in us, the shape of a boat. We have kept them out of the wet.”
says: “We lay on the plate and waited for the sun to go down. It did, but it took its time.”
jump: The dates rocked over on their stones, the way boats go over a small wave, and lay still in the grass.
drawn: A date is a long egg with wrinkles. {child} drew the wrinkles going the long way, and a plate, so that it was not alone.

= hanukkah
called: the dreidel
says: “I go so fast that I forget my letters. When I lie down I remember one.”
says: “I have one leg and I stand on the point of it. I can only do it when I am dizzy.”
says: “I would like to say which side I shall land on. I find out when you do.”
jump: The dreidel spun up to the gate, and spun along the top of it to the very end, and got down there.
drawn: A dreidel is a box with a point underneath and a handle on top. {child} drew it leaning, since it was nearly done spinning.

= lunar new year
called: the New Year lion
says: “I have four feet, and they have trainers on. The front ones do not always tell the back ones.”
says: “I blink with a string. I have very long eyelashes, and I like to be looked at while I do it.”
says: “I hear the drum in both my tummies. Then I can do nothing about it, I have to dance.”
jump: The New Year lion went over with its front, shook its mane at everybody, and waited for its back to be told.
drawn: The New Year lion is mostly a head. {child} drew curls all the way round it, and under the cloth four ordinary shoes.

= lantern
called: the lantern
says: “I was made with glue and a great deal of tongue sticking out. One of my sides came out longer.”
says: “In the daytime people walk straight past me. I do not say anything. I wait until about five.”
says: “I swing, and all the shadows swing as well. They are very good at following.”
jump: The lantern went over swinging on its stick, and all the shadows of the gate went over the other way.
drawn: A lantern is a ball with rings round it, like a squashed spring. {child} drew lines of light, and stopped where the dark began.

= thanksgiving
called: the pie
says: “They said that they had no room. I waited, and then they had some.”
says: “My edge was pinched all the way round, by a thumb. I think that it suits me.”
says: “I was made in the morning, and stood on the side, and smelled the turkey. It talked about itself all day.”
jump: The pie slid over level, dish and all, and a little steam came out of its middle, like a sigh.
drawn: A pie is a circle with a wavy edge. {child} cut it in slices with the pencil, and every slice was the biggest.

= mother’s day
called: the Mother’s Day card
says: “I was a secret. I am as big as a tray, and I drop glitter, but I was a secret.”
says: “My flowers need no water. There was some, but that was from the paint.”
says: “I have a fold, nearly in the middle. On the inside it says love, and it says it quite large.”
jump: The Mother’s Day card beat its two halves twice, like a very wide butterfly, and left glitter on the gate.
drawn: {child} drew the card standing a little open, and flowers on the front of it, each no bigger than a dot.

= father’s day
called: the Father’s Day card
says: “There is a tie on me, with more spots than any tie could need. I wear it all day.”
says: “I have two long arms drawn on me. They go right to the edge, because that is how far I could reach.”
says: “My glue took the whole night. I lay flat and thought about tape.”
jump: The Father’s Day card put its two long arms on the gate and came over all folded, tie last.
drawn: {child} drew the card as an oblong, and in it a tie, and on the tie spots. The spots won.

= autumn leaves
called: the leaves
says: “We took a long time to come down. We tried everywhere else first.”
says: “We are nearly all crackle. Anyone who jumps in us should know that underneath there is a bit of path.”
says: “We were up there so long that we knew all the birds. From here they look the same, only underneath.”
jump: The leaves got up in one breath of wind, went over every way except straight, and lay down again, whispering.
drawn: A leaf has a line down the middle, and smaller lines that go off it like roads. {child} drew one by rubbing over a real bump.

= conkers
called: the conker
says: “I came out of a case all spikes, and inside it was like a slipper. I have never been so comfortable since.”
says: “I shone the most on my first day. I still shine, if I am rubbed, but I have to think about it.”
says: “I have been in a pocket with a key. We knocked together, and neither of us was in.”
jump: The conker rolled along, found its flat side, had to be turned over, and then dropped across with a knock.
drawn: A conker is a circle, very dark, with a pale patch like a thumb. {child} pressed so hard that it really shone.

= acorns
called: the acorn
says: “I have an oak in me. I am told that there is no hurry, and it is just as well.”
says: “I have a cup that fits me, and no one else. When it comes off I feel the cold at that end.”
says: “A squirrel put me somewhere safe, and patted the earth. I believe it meant to come back.”
jump: The acorn went over holding its hat on, and its hat came off all the same, and came down after it.
drawn: An acorn is an egg in a knitted hat. {child} crossed lines over the hat and put the stalk on top.

= big stick
called: the stick
says: “I was a fishing rod and then a horse, and I did not have to change a thing.”
says: “There were a hundred others in that wood. I did not wave. I just lay there and was the right one.”
says: “I am as long as I should be, except at gates.”
jump: The stick stood on one end, leaned over, and came down on the other side before the rest of it had left.
drawn: A stick is one line, but a good stick has a bend in it and a knot. {child} turned the envelope to fit it all on.

= stone
called: the stone
says: “I have colours, but I only put them on when I am wet.”
says: “I was warm in a hand for a while. I am slow, and so I am still thinking about it.”
says: “I could roll, if I liked. I have been thinking about it since before there were gates.”
jump: The stone sat in front of the gate for so long that in the end the gate went over the stone.
drawn: A stone is a line that goes out for a walk and comes back to where it began. {child} added one small crack, to show which.

= mud
called: the mud
says: “I like boots. I only meant to keep one for a little.”
says: “I know who was on the path: a dog, a boot, and a bird with long toes.”
says: “I begin at the feet. I never know how I get as far as an ear.”
jump: The mud put up one slow thick foot, said squelch, and left most of itself on the gate.
drawn: Mud is what happens when the pencil goes round and round. {child} drew one boot in it, and no foot.

= dandelion
called: the dandelion
says: “I have been called a weed. I looked it up and down, and I am still yellow.”
says: “Somebody blew, and I found out how many of me there were. It was a surprise to all of us.”
says: “I grow in the crack of a path. It is a small place, but it is all mine.”
jump: The dandelion let go of all its umbrellas at once, and they went over in a crowd, and the stalk stayed.
drawn: A dandelion is a stalk with a ball of tiny stars on it. {child} drew some that had left, with nothing under them.

= daisy chain
called: the daisies
says: “We are not long, for a chain. But we have been a crown, and that counts for a good deal.”
says: “We were under a dog for a while. It was warm, and we kept our petals in.”
says: “They cut the grass, and we lay low. We have been told that we come back on Thursday.”
jump: The daisies went over in a chain, each pulled by the one in front, and the first one pulled by nobody.
drawn: A daisy is a dot with a ring of loops. {child} drew nine, and joined them with short lines, and the ring would not shut.

= flowers
called: the flowers
says: “Noses come very close to us. Some go away yellow, and we do not tell them.”
says: “One of us has a bend. It likes to lean out and see who comes in, and tells the rest.”
says: “We drink all night, without any noise. We have excellent manners, and our feet are wet.”
jump: The flowers went over in a bunch, stalks together, and the bent one had a good look on the way.
drawn: A flower is a ring of loops on a stick. {child} gave it two leaves that held out their hands.

= sunflower
called: the sunflower
says: “I started as a stripy seed, and I was shorter than a slug. I do not mention it to the slug.”
says: “My leaves are as big as plates, and I have nothing to put on them.”
says: “I can see over the fence. There is another garden there, and it has a chair in it.”
jump: The sunflower bent its long neck down over the gate, had a look, and drew its stalk over afterwards.
drawn: A sunflower needs the whole height of the envelope. {child} drew the seeds as a spiral, and then petals till there were enough.

= seeds
called: the seeds
says: “We rattle in our packet. On the front is a picture of what we are going to be, and we study it.”
says: “There is a whole lettuce in each of us. It is a squeeze, but it is a small one to begin with.”
says: “They looked at us every morning, and we did nothing. We were doing it underneath.”
jump: The seeds lay down by the gate, waited a while, and came up on the other side of it.
drawn: A seed is a dot, so {child} drew the packet, and then a great many dots falling out of it, and one small loop coming up.

= bean plant
called: the bean
says: “I have a string to hold on to. I do not know where it ends, and I am quite excited.”
says: “I was in wet paper in a jar, and everybody could see my root. I should have liked a curtain.”
says: “I grow at night. I have heard them say that they never see me do it, and I try not to laugh.”
jump: The bean grew up one side of the gate, thought about the top, went round it twice, and grew down the other.
drawn: A bean is easy, and where it goes is hard. {child} drew the stick first, and then one long line going round it and round it.

= tree
called: the tree
says: “I have a ring inside me for every year. I am saving them, though I do not know for whom.”
says: “Somebody put both arms round me. They did not go all the way, but I felt it all the way.”
says: “There are birds in me all night. I try not to move my arms.”
jump: The tree pulled up its roots like a long skirt, stepped over the gate, and put down every bird where it had been.
drawn: A tree goes up, then it divides, and divides. {child} stopped dividing when the lines were too small to draw.

= worm
called: the worm
says: “I have two ends, and only I know which is the front. It is the other one.”
says: “I have no hands, no feet and no glasses. It makes packing very quick.”
says: “I was picked up and told that I was pink. I had not known, since it is always dark at home.”
jump: The worm went under, since for a worm that is the easiest way over, and came up smiling at one of its ends.
drawn: A worm is one line that goes up and down a bit. {child} drew it twice, once long and once short.

= snail
called: the snail
says: “My house has no upstairs. It only goes round, and at the end of the passage there is me.”
says: “I was the fastest in my family, and I was going to be early. Then there was a lettuce.”
says: “I have eyes on the ends of my horns. When I do not like a thing I take them in.”
jump: The snail had set off for the gate on the evening before, and so it arrived exactly in time to be counted.
drawn: A snail is a spiral that somebody has put feet to. {child} drew the spiral from the middle, and it went round four times.

= ladybird
called: the ladybird
says: “I have seven spots, all on my back. I have never seen them, but I am told they are even.”
says: “I climb to the top of a finger, always, and then there is no more finger. I open my coat and go.”
says: “I was on a sleeve the whole afternoon. It was stripy, and went on for miles.”
jump: The ladybird walked up the first post to the top, found that there was no more post, and opened its coat.
drawn: A ladybird is half a ball with a line down the back. {child} drew three spots on each side, and one that had to share.

= bee
called: the bee
says: “I have yellow dust on my knees. I leave it there, so that they see at home where I was.”
says: “I found good flowers, so I went home and danced it to everyone. It was dark, and they all understood.”
says: “I hum the same note all day, and I am not tired of it. I should like to know its name.”
jump: The bee looked into every flower along the bottom of the gate, forgot about the gate, and was over it, humming.
drawn: A bee is a fat bean with stripes. {child} drew the wings as two loops, and behind it a line of loops where it had been.

= butterfly
called: the butterfly
says: “I set off for one flower, then I remembered another, and so on. It was a very full day.”
says: “I taste with my feet. I know what is for dinner as soon as I stand on it.”
says: “I used to be somebody else, with more legs. I cannot remember the shoes at all.”
jump: The butterfly went over, and back, and half over, and then it was on the right side and shut like a book.
drawn: A butterfly is two wings twice, and it must be the same both times. {child} folded the envelope to make sure.

= caterpillar
called: the caterpillar
says: “I eat the leaf that I am standing on. I have not got a plan for afterwards.”
says: “I have too many feet to be in a hurry with. When I have told the last one it is evening.”
says: “I am getting rather tight in my skin. I expect that I have had a big lunch.”
jump: The caterpillar took the gate in waves, its front feet on the far side long before its back feet had left.
drawn: A caterpillar is as many circles as you have room for. {child} drew thirteen, each with two feet, and a face on the last.

= spider
called: the spider
says: “I like my corner. From it one sees all that goes on, and need not say anything about it.”
says: “I mend one thread and then I look at it. I do like a thing to be round.”
says: “I was put out of doors in a glass. It was quite a nice glass, and I had never been so high.”
jump: The spider let out one thread, and walked along it over the gate, and rolled it up again behind it.
drawn: A spider is a dot with eight lines, and each line has a knee. {child} drew the web first, so it had somewhere to be.

= ants
called: the ants
says: “We carry things that are bigger than us. No one can see over the top, and everyone is sure of the way.”
says: “We found the jam at ten past three. By a quarter past, all of us had found it.”
says: “When we meet we touch each other on the head. It is quicker than talking, and says more.”
jump: The ants went over in a line, up each bar and down it, because nobody had told them about going under.
drawn: An ant is three dots with six short lines. {child} drew a whole path of them, and they got smaller towards the edge.

= frog
called: the frog
says: “I sit as if I had been here for years. It is a thing that I can do the moment I arrive.”
says: “I know one word, and I have told it to the pond. It is a very patient pond.”
says: “I was held in two hands, and looked out between the thumbs. It was a small house, but it had a view.”
jump: The frog sat at the gate with its eyes shut, and was already sitting on the other side with its eyes shut.
drawn: A frog is a smile with two bumps above it for eyes. {child} drew the back legs, which were folded up like deckchairs.

= tadpoles
called: the tadpoles
says: “We are heads with tails. If there is to be anything more, no one has told us.”
says: “One of us has got a leg. We all went to look, and it did not know what to say.”
says: “When we all swim the same way, we do not know who thought of it.”
jump: The tadpoles waited until the dew was deep enough, and then swam over with their tails all going at once.
drawn: A tadpole is a dot that has been pulled. {child} drew twenty, and one of them had a single leg, on the left.

= a robin
called: the robin
says: “This is my garden. I let people dig in it, but I come along and see that it is done properly.”
says: “I wear my one good jumper all the year. In snow, everyone puts me on a card.”
says: “I sang to a street lamp once, for an hour. It was an easy mistake, and I do not want it mentioned.”
jump: The robin hopped on to the top bar, saw that the gate was its own, sang half a song about it, and hopped down.
drawn: A robin is a ball with a beak on two thin legs. {child} shaded the front with the side of the pencil, very darkly.

= hedgehog
called: the hedgehog
says: “I have a soft side and I lie on it. It is nobody’s business but the leaves’.”
says: “I make a noise when I eat, and I know it. I have asked the beetles to be quieter.”
says: “A leaf is stuck on me at the back. I know that it is there, and I cannot do a thing.”
jump: The hedgehog rolled itself up, was tipped over by nothing in particular, and unrolled on the other side, nose first.
drawn: A hedgehog is a hill with a nose at one end. {child} drew the prickles in rows, all leaning back.

= squirrel
called: the squirrel
says: “I have buried one hundred and four nuts, and I know where all of them are. All but the ones I need.”
says: “I can stand on a wire and eat at the same time. I never look down until I have swallowed.”
says: “My tail is a blanket. I would not lend it, but you may look.”
jump: The squirrel ran along the top of the gate, stopped, buried something in it that was not there, and was off.
drawn: A squirrel is a small body and a question mark. {child} drew the question mark first, and it was so good that the rest came easily.

= fox
called: the fox
says: “I go along the street as if I were expected. It has always seemed the best way to do it.”
says: “I have a tail as big as I am, and I wear it to the corner of the street, in case.”
says: “I know every bin by its first name. I only ever look, if the lid is on.”
jump: The fox did not jump so much as lie along the gate for a moment, and then lie down on the other side.
drawn: A fox is a triangle with two triangles on top of it. {child} drew the tail longer than the fox.

= duck
called: the duck
says: “I have my dinner upside down. My front has it, and my back waits until it is over.”
says: “My feet go very fast under the water. On top I do not let anybody see it.”
says: “Somebody came with a bag. I told one other duck, as a secret.”
jump: The duck waddled up, turned itself upside down to look under the gate, and then went over the top the right way up.
drawn: A duck is the number two with feet. {child} drew the water as a line across it, so the feet did not matter.

= owl
called: the owl
says: “I get up when the lamps go on. I have never had toast, and I have often smelled it.”
says: “People say that I am wise. I have found that if one blinks slowly they say it again.”
says: “I flew over a shed and it never knew. I am softer than anybody thinks.”
jump: The owl spread its wings in front of the gate, was on the other side of it, and nobody had heard anything.
drawn: An owl is two rings with a beak between them, and the rest is only round it. {child} made the rings very big.

= bats
called: the bats
says: “We shout at walls, very high, and we listen to what they say back. They always say that they are there.”
says: “We sleep with our feet up. By the evening all our thoughts have run down into our heads.”
says: “We were there just now. We are always there just now.”
jump: The bats hung from the lowest bar for a while, let go, and fell upwards over the gate.
drawn: A bat is a small body with an umbrella at each side. {child} turned the envelope round, so that they were the right way up.

= feather
called: the feather
says: “I was thrown, and I did not go. I go where I want, and then I come down sideways.”
says: “I have been very high up, over a lake. I think of it each time someone blows.”
says: “I was part of a wing, and we all pulled together. On my own I have much more time.”
jump: The feather was dropped above the gate, turned over seven times, and settled on the side that it had meant.
drawn: A feather is a curved line with a lot of lines beside it. {child} parted some, where it had been stroked the wrong way.

= nest
called: the nest
says: “I was built with one beak, a piece at a time. There was a lot of going back.”
says: “I have a dog’s hair in me, and moss, and a bit of wool. The dog has not been told.”
says: “I am as big as a bird that turns round and round. I was measured very carefully.”
jump: The nest went over with its cup held level, and a small head looked out over either side.
drawn: A nest is scribbling on purpose. {child} went round and round and round, and then made three ovals in the middle.

= blackberries
called: the blackberries
says: “We grow just above an arm. It is not meanness, it is where the sun is.”
says: “We are a crowd of tiny balls that are all holding on. Do not ask which of us is in charge.”
says: “We have been in a bowl. You could see the bottom for a long time, and then you could not.”
jump: The blackberries rolled over the top bar a bunch at a time, and left one purple dot on every bar.
drawn: A blackberry is a heap of small circles, and each one wants a shiny dot. {child} drew five and put dots in four.

= pine cone
called: the pine cone
says: “I live on a windowsill now. I tell them when it is going to be wet, and no one takes a coat.”
says: “I fell from very high, and I landed as though somebody had put me down. I practised.”
says: “I shut before rain and I open after it. It is not much of a life, but I have never been late.”
jump: The pine cone shut itself up tight for the jump, bounced once on the top, and opened in the grass, quite dry.
drawn: A pine cone is scales, and each begins under the last. {child} drew them from the top down and got smaller and smaller.

= stream
called: the stream
says: “I have been talking since before the hill. I have not come to the end of it.”
says: “I was given a leaf to carry. I did not ask where it wanted to go, it was going my way.”
says: “I go round every stone and say excuse me. There are a lot of stones.”
jump: The stream parted itself at the gate post, went under both sides of it, and met again, still talking.
drawn: A stream is two lines that never touch. {child} drew a fish between them, and one leaf on its way.

= the park
called: the park bench
says: “I face the same way every day, as if something were about to begin. Now and then it is a dog.”
says: “I am for sitting on, and people eat their sandwiches on me. A pigeon sees to the rest.”
says: “I am wet in the middle, where I am a little bit low. I would warn people, if I were asked.”
jump: The park bench lifted its four iron feet one by one, and sat down on the far side, facing as before.
drawn: A bench is three long lines and some legs. {child} drew a pigeon under it, and the pigeon was waiting.

= woods
called: the woods
says: “We let things lie where they fall. Sooner or later somebody small moves in.”
says: “From the road we look dark. We wish that people would come nearer before they make up their minds.”
says: “The path goes round us. We were here first, and it has always been very nice about it.”
jump: The woods came up to the gate on tiptoe, all of them, rustling, and let the smallest tree go first.
drawn: Nobody can draw all the woods. {child} drew three trees in front, and behind them only lines.

= jelly
called: the jelly
says: “I was in the shape of a castle, and I meant to keep it. I had not reckoned on the spoon.”
says: “I shake when anybody walks by. I am not nervous. It is only that I notice everything.”
says: “You can see right through me. I hope that there is something nice on the other side.”
jump: The jelly went over all in one piece, and its wobble came over a moment later and got back in.
drawn: A jelly is a castle that cannot stand still. {child} drew it with every line twice, close together, and then it shook.

= gingerbread man
called: the gingerbread man
says: “I have three buttons, and nothing that they do up. I have looked.”
says: “One of my legs is a little thicker. It is the one that I would run on, if I ran.”
says: “My arms are out in case somebody is coming. On the tray I met a hand.”
jump: The gingerbread man ran up with his arms out, as the story says, but at the gate he waited for his turn.
drawn: A gingerbread man is one line that goes round the arms and the legs and home to the head. {child} drew the buttons last.

= satsuma
called: the satsuma
says: “My coat came off in one piece. Nobody spoke until it was over, and then everybody did.”
says: “There are ten of me in here, or eleven. We have been so close that we have not counted.”
says: “My smell gets about. It has been in the next room, and I have not.”
jump: The satsuma rolled over in its coat, which smelled of itself as far as the hedge.
drawn: A satsuma is a circle that is a little flat on top. {child} drew the dots of its skin, until it was quite grey.

= grapes
called: the grapes
says: “We have all got somebody to lean on. The tiny one at the end leans just as hard as we do.”
says: “One of us lay in the sun and is a raisin. It is sweet about it, but it does not remember us.”
says: “When we are gone there will be a very small tree. We were the best part of it, we think.”
jump: The grapes went over still on their stalk, like people on a bus, with the tiny one last.
drawn: Grapes are circles in a heap, each one partly behind the next. {child} drew a stalk at the top, with a curl.

= rice
called: the rice
says: “I went in as a cupful and came out as a panful. I cannot tell you where I was.”
says: “One grain of me will be found next week, in a shoe. I hope that it has had a good time.”
says: “I am very many. When I stick together I can be a ball, and it is a nice change.”
jump: The rice went over a grain at a time, and whoever was counting it was asleep before the second hundred.
drawn: Rice is a lot of tiny dashes. {child} drew some that lay across one another, and one that had got away from the bowl.

= tomato
called: the tomato
says: “I was picked while I was still warm from the sun. I have been rather pleased with myself since.”
says: “If somebody bites me I go to see the person across the table. I am always in a hurry to meet people.”
says: “My leaves have a smell, and I give it to every finger that touches them. I have plenty.”
jump: The tomato let go of its green star, rolled under the lowest bar, and came out on the other side as red as before.
drawn: A tomato is a ball with a star on its head. {child} drew a row of them on a stalk, like lamps.

= christmas lights
called: the Christmas lights
says: “We are all on one wire. When one of us is thinking of something, the rest of us flicker.”
says: “One of us blinks when the others are still. We have asked it to count in its head.”
says: “By day we are just wire. It is nice to be looked at only when one is ready.”
jump: The Christmas lights went over in a long string, on, off, on, and each time they were on they were further.
drawn: Christmas lights are a line with a bead every little way. {child} drew them going up and down between two nails.

= piñata
called: the piñata
says: “I am a donkey, I think, and there is something in my tummy. It rattles when I laugh.”
says: “I have fringes from my ears to my feet. When it is windy I feel like a whole field.”
says: “I swing for a bit when they have let go of the string. I am not going anywhere, I only like it.”
jump: The piñata swung over on its string, and rattled, and everything that was in it stayed in it.
drawn: A piñata is a donkey made of fringes. {child} drew the fringes in rows, and a string that went up off the paper.

= bird feeder
called: the bird feeder
says: “There is room for four on me, and six come. I hold very still, and hope that nobody is heavy.”
says: “Underneath me is a pigeon. It never asks for anything, it only looks up.”
says: “The small ones take one seed and fly off with it. I always say, stay, there is more.”
jump: The bird feeder swung over by its hook, and a few seeds fell, and a pigeon came after it for them.
drawn: A bird feeder is a tube full of dots, with a lid and some pegs. {child} drew the birds as dots too, only bigger.

= watering can
called: the watering can
says: “I am heaviest by the tap. By the time I am at the end of the garden I feel quite light-hearted.”
says: “I lend my water out through very small holes. That is so that everybody gets some at once.”
says: “There is a drop on my spout. I am not going to hurry it.”
jump: The watering can leaned over so far to see the gate that it was over, and only one drop came later.
drawn: A watering can is a bucket with a long nose. {child} put lines coming out of the nose, and one wet plant.

= woodlouse
called: the woodlice
says: “We were under a stone, and it was perfect. Then it was daytime all at once, and we had to go.”
says: “We like it damp, and dark, and close. If a place is called nice and airy, we do not go.”
says: “When we have had enough, we are a ball. Then we wait until it is dark again.”
jump: The woodlice went over as small grey balls, rolling one after another, and were legs again at the bottom.
drawn: A woodlouse is an oval with lines across, like a very small boat. {child} drew seven legs on the one side, and then seven.

= carols
called: the song sheet
says: “I have all the verses on me. They look at me for the second one, and over me for the first.”
says: “I am folded in four. The high note is just where the fold goes, and so nobody can quite see it.”
says: “I was held in a mitten, and got damp from the singing. I have never been so near to a song.”
jump: The song sheet unfolded itself once, unfolded itself again, and the first breath of wind carried it over, humming.
drawn: A song sheet is five lines with dots on them that have tails. {child} drew the dots going up, and then came a high one.

= musical statues
called: the music
says: “I stop, and everybody stands on one leg. Then I go on again as if nothing had happened.”
says: “I never know when I shall be switched off. I was in the middle of a very good bit.”
says: “All of them dance to me, and then they are told to listen for when I am not there.”
jump: The music came skipping up to the gate, stopped in the air above it for rather a long time, and then went on.
drawn: Music is a black egg on a stick with a flag. {child} drew four, and after them a gap, which was where it stopped.

`
