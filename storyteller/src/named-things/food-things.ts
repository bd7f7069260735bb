/** As ./index.ts describes. */
export const foodThings = `
= birthday cake | birthday cakes | princess cake | dinosaur cake | unicorn cake
was: Nobody sings to soup, and nobody sings to peas. But a birthday cake had come into the day, and people stand round a birthday cake in the dark and sing.
will: The birthday cake was not here yet. It is the only cake that gets sung to, and it has to keep still for the whole song.
is: Every birthday cake has a number to look after. Nobody gives a number to a sandwich.
night: Even a birthday cake has its candles out by bedtime.
night: A birthday cake never makes a sound, not even when people are singing to it.

= cake | cakes | sponge cake | chocolate cake | cupcake | cupcakes | fairy cake | fairy cakes
was: It had been a day with cake in it. Cake goes into the oven as something you could pour, and comes out as something you could drop.
will: Before long there would be a cake, and the inside of it would be kept secret until somebody cut it and everybody bent down to look.
is: A slice of cake is asked to stand up on the plate. It leans a little, it thinks about it, and it lies down.
night: The pillow was as soft as cake, and had no crumbs.
night: After dark a cake has nothing to do but smell of cake.

= birthday candles | birthday candle | candles on the cake | candles on her cake | candles on his cake | candles on my cake | blow out the candles | blowing out the candles | blew out the candles | blow out candles
was: The birthday candles had had their turn. They wait in a drawer for a whole year, and then they work for about as long as a song.
will: Some birthday candles were waiting to be lit, and then to be blown on. People blow on soup as well, but soup never goes out.
is: A birthday candle is no longer than a finger, and yet for a birthday candle the big light is switched off.
night: The smoke of a birthday candle goes straight up, then curls, and then is nowhere.
night: Birthday candles know how to go out. It only takes them a moment.

= pancakes | pancake | pancake day | shrove tuesday | crepes
was: After pancakes people remember the first one. It is nearly always a funny shape, and it tastes just like the others.
will: Pancakes were on the way. Every pancake has two sides, and it does not find out about the second one until it is turned over.
is: You can roll up a pancake like a carpet. Hardly any other dinner can be rolled up like a carpet, and porridge cannot be rolled at all.
night: A pillow can be turned over like a pancake, and as {child} knew, the other side is cooler.
night: A pancake lies on its plate, flat and warm, and is perfectly quiet.

= pizza | pizzas
was: A pizza had got into the day. Pizza is round, it comes in a square box, and then it is eaten in triangles.
will: Sooner or later a pizza would be pulled apart, and the cheese on a pizza does not like to say goodbye. It holds on with long thin strings.
is: All along the edge of a pizza there is a handle, and when the rest has gone you can eat the handle.
night: A box that has had a pizza in it still smells of pizza in the morning.
night: A pizza goes cold from the outside in, and makes no fuss about it.

= chips | fries | french fries
was: When nearly all the chips had gone there were still the smallest ones, at the bottom, and those make the loudest crunch.
will: Some potatoes were going to be chips. They had lived in the dark under the ground, and they had never heard of salt.
is: No two chips are the same shape. {child} could have told them apart, if chips ever stayed long enough.
night: Chips crunch when they are eaten. The rest of the time they are very quiet.
night: Somewhere under a field a potato lay in the dark, and did not know about chips.

= fish fingers | fish finger | fish sticks | fish stick
was: A fish has no fingers at all, and still there had been fish fingers. Somebody must have made a mistake long ago, and nobody has put it right.
will: Soon the fish fingers would lie side by side, as straight as crayons in a box, and halfway through they would all turn over.
is: Fish fingers are orange outside and white inside, and have corners. You could look through the whole sea and not meet a fish with corners.
night: In the freezer the fish fingers lie side by side in the dark, like people in a very tidy bed.
night: No fish finger has ever pointed at anything.

= pasta | macaroni | mac and cheese | mac n cheese | pasta bake
was: With a clatter like little stones the pasta had gone into the pan, and it had come out without a sound.
will: Was it going to be shells, or was it going to be bows? There would be pasta soon, and somewhere there must be a person whose work is to think up the shapes.
is: Hold a tube of pasta up to your eye and there is a window in it, quite round, with one small piece of kitchen on the other side.
night: In its packet the pasta lay in the dark, and every piece kept its shape.
night: Pasta goes quiet and soft when it is warm. A lot of things do.

= spaghetti | spag bol | spaghetti bolognese
was: There was spaghetti in this day, and one piece of it had been hiding. However short people cut up their spaghetti, there is always a long one left.
will: Nobody knew yet how many pieces of spaghetti there would be, and nobody would find out, because they will not lie in a row to be counted.
is: In its packet spaghetti is as straight as a ruler. Ten minutes in hot water and it cannot remember how that was done.
night: Warm spaghetti lies any way it likes, and so do arms and legs in a bed.
night: A plate of spaghetti is all in a tangle, and perfectly calm about it.

= broccoli
was: It had been a day with trees in it that were really broccoli. Broccoli looks like trees that are a long way off, even when it is right under your nose.
will: One day soon some broccoli would go into hot water green and come out greener, and hardly anything but broccoli can do that.
is: A piece of broccoli can stand on its head on a plate for as long as you please. Most people need a wall for that.
night: A whole wood of broccoli will fit on one plate, and not a leaf of it stirs.
night: Broccoli grows in a row, and at night each one has its own leaves round it.

= peas | pea pod
was: Peas had come and gone, or nearly all of them. A pea is so round that it cannot stay where it is put, and there is nearly always one on the floor.
will: The peas were still to come, and they would have to be caught before they could be eaten. Peas roll every way except towards the fork.
is: When they are young, peas sit in a row in a pod, with no room to turn round. It may be why they run about so on a plate.
night: In the pod the peas lie in a row, big ones in the middle and little ones at the ends.
night: There was no pea under the mattress. {child} had lain quite still to make sure.

= carrot | carrots
was: Some days are louder than others, and this one had had a carrot in it. Nearly all the noise of a raw carrot happens inside your own head.
will: Somewhere a carrot was on its way. For as long as it grows a carrot is under the ground, where nobody at all can see that it is orange.
is: Cut a carrot across, and in the middle there is a small sun with rays. It was in there all the time, in the dark.
night: In the garden a carrot stands in its bed with only its hair out.
night: Carrots point straight down all night long, and never have to turn over.

= apple | apples | apple picking
was: Inside the apple there had been a star, whether anyone saw it or not. It shows when an apple is cut across its middle, with the pips sitting in its points.
will: The apple had not been bitten yet. It is the first bite of an apple that makes the noise, and after that there is a place to start from.
is: An apple has a little stalk on top, where it used to hold on to its tree. It let go of the tree and kept the handle.
night: Somewhere an apple was holding on to its tree with one hand.
night: In a bowl in the dark an apple is only a smell, but a good one.

= banana | bananas
was: At some time in the day a banana had taken off its coat, and once the coat is off there is no way to get it on again.
will: A banana was coming, and nobody would need to wash it or warm it or find it a spoon. A banana is always ready before you are.
is: Bananas bend, and in a bunch they all bend the same way. A straight one would have nobody to lie beside.
night: The bananas lay close together in the dark, all curled the same way.
night: Bananas get their brown spots in the night, one by one, when nobody is looking.

= strawberries | strawberry | strawberry picking | pick your own
was: Of everything in the day only the strawberries had worn their seeds on the outside, like a coat with too many buttons. Other fruit keeps its seeds indoors.
will: It would be strawberries before long. The reddest strawberry is nearly always under a leaf, and the one you see first is still white at the back.
is: Each strawberry comes in a green hat, and the hat has to come off at the table, like any other hat.
night: Under their leaves the strawberries were getting redder, and took all night over it.
night: Strawberries lie on straw where they grow. It is a kind of bed.

= ice cream | ice creams | gelato | ice cream van | ice cream truck | ice cream cone
was: Ice cream cannot wait. There had been some, and it had begun to leave as soon as it arrived, first down one side and then down the other.
will: Before long somebody would be turning an ice cream round and round, because ice cream drips on the side where nobody is looking.
is: An ice cream in a cone has brought its own plate, and the plate can be eaten. That leaves nothing at all to wash up.
night: Ice cream likes it cold and dark, with the door shut.
night: In the freezer the ice cream was as hard as a stone, and had stopped hurrying.

= ice lolly | ice lollies | popsicle | popsicles | ice pop | ice pops
was: All that was left of the ice lolly was a stick. It had been holding the ice lolly up the whole time, from inside.
will: An ice lolly was going to get smaller and smaller. The last piece of it hangs on to one side of the stick, and has to be met from underneath.
is: An ice lolly paints the tongue of whoever eats it, red or green or orange. Nobody can see their own without a mirror.
night: In its mould an ice lolly stood up straight, and turned very slowly from juice to ice.
night: Every ice lolly is fond of the dark, so long as the dark is cold.

= biscuit | biscuits | shortbread
was: A biscuit had been part of the day, or perhaps two. When a biscuit breaks there are two biscuits, though only for a little while.
will: There would be biscuits. If you leave a cake out it goes hard, and if you leave a biscuit out it goes soft. They have never agreed about anything.
is: Many a biscuit has small holes in it, in rows, like a button that is waiting for somebody with a very big needle.
night: There were no biscuit crumbs in bed with {child}, or only a very small one.
night: In its tin a biscuit lay on its side in the dark, next to the others.

= cookie | cookies | chocolate chip cookies
was: Each of the cookies had once been a ball on a tray, with a lot of room round it, and then the cookies had used up all the room.
will: The cookies would not be the first to come out of the oven. The smell of them would, and it would go to every room to say so.
is: The chips in a cookie never share themselves out. {child} had met a cookie with all of its chocolate on one side.
night: A cookie spreads out as far as it likes, and then it keeps still.
night: In its jar a cookie sat in the dark, with its smell shut in beside it.

= chocolate | chocolates | chocolate bar | chocolate buttons
was: Chocolate had been in somebody’s hand, and a warm hand makes it melt. The longer you hold on to chocolate, the more it holds on to you.
will: Some chocolate was going to be broken. A bar of chocolate has lines on it to show where it will snap, and it snaps somewhere else.
is: The paper round chocolate makes only a very small noise. It can be heard in every room in the house.
night: Chocolate goes soft when it is warm, and so do most people.
night: In the cool and the dark a square of chocolate keeps all its corners.

= icing | frosting | buttercream
was: The icing had taken its time. Icing runs slowly to the edge of the cake, looks over, and then goes down in drips.
will: The icing was still a powder, the sort that flies up when somebody sneezes. By the end it was going to be a roof.
is: A finger leaves a road in icing, and there is no way to say afterwards that nobody has been along it.
night: Icing sets by being left alone in a quiet place.
night: A cake lies under its icing as smooth as a bed that has been tucked in.

= toffee apple | toffee apples | candy apple | candy apples | caramel apple | caramel apples
was: Where does a toffee apple begin? Somebody had had to find out, because a toffee apple is round on every side and has no door.
will: Somewhere an ordinary apple was about to become a toffee apple. Outside it would be as hard as a window, and inside it would wonder what had happened.
is: In the shop a toffee apple stands on its head with its stick in the air, and when you lift it up it has one flat place, for a hat.
night: A toffee apple will shine when there is only a very small light.
night: Somewhere a toffee apple was keeping quite still, because it was stuck to its paper.

= marshmallow | marshmallows | toasted marshmallow | toasting marshmallows | smores
was: The softest part of the day was the marshmallows. Near a fire a marshmallow goes gold, and then brown, and then it is no longer sure about its stick.
will: Marshmallows were on their way, and they would hardly be felt when they came. A marshmallow weighs so little that you have to look to find out whether you are holding one.
is: Whichever end you stand a marshmallow on, that is the bottom. It leaves a little white dust to show where it stood.
night: A pillow comes slowly back to its own shape, and so does a marshmallow.
night: When a marshmallow is put down in the dark, nobody can hear it land.

= popcorn
was: One piece had gone pop, and then for a while nothing did, and then all the popcorn remembered at once.
will: The popcorn was still a lot of hard yellow seeds. Soon they would turn themselves inside out, all in one go, and be white.
is: Under the popcorn, at the bottom, lie the ones that did not go pop. Nobody knows what they are saving it for.
night: Sooner or later there comes a last pop, and after that popcorn is quite silent.
night: Somewhere a seed of popcorn lay in the dark, and kept its pop to itself.

= hot chocolate | cocoa
was: First the hot chocolate was too hot, and then it was still too hot, and then it was just right, and then it was gone.
will: Hot chocolate was coming, and it would be the nose’s turn first. The steam comes up and warms it, and the mouth has to wait.
is: Hot chocolate can give a moustache to anybody, in one sip, and the person who is wearing it is the last to know.
night: The cup stays warm a little while longer than the hot chocolate does.
night: Under the covers {child} was as warm as hot chocolate, and could not be spilled.

= sandwich | sandwiches | jam sandwich | cheese sandwich
was: Had the sandwiches been squares, or had they been triangles? Some people can taste which way a sandwich has been cut.
will: Soon somebody would bite the front of a sandwich, and the inside would try to leave by the back.
is: Nearly all of a sandwich is bread, and yet it gets called a cheese sandwich or a jam sandwich. The bread has never said anything.
night: Between the sheet and the blanket, {child} was a kind of sandwich.
night: The inside of a sandwich lies flat, in the dark, with a soft cover on.

= toast | toasts
was: There had been toast. Bread goes down into the toaster slowly, and when it is toast it jumps.
will: When the toast came the butter would have to hurry, because toast is only hot for as long as it takes to find the knife.
is: Toast says scrape, and then it says crunch, and it is the very slice of bread that had nothing to say before.
night: A bed gets warm slowly and toast gets warm fast, but both of them are there in the end.
night: At night there is nothing in a toaster but a few crumbs of old toast.

= egg | eggs | boiled egg | dippy egg | dippy eggs | scrambled egg | scrambled eggs | fried egg | omelette
was: How do you get into something with no lid and no door? There had been an egg, and an egg has to be started with a tap.
will: An egg was going to come to the table. Roll an egg, and it goes round in a ring and comes back to see who did it.
is: Nobody can tell from outside whether an egg is runny, not even {child}. The egg knows, and keeps it to itself.
night: Each egg lay in its own round place in the box.
night: It is perfectly dark inside an egg, and very smooth.

= cheese | cheese string | cheese strings | string cheese
was: Somewhere in the day was some cheese. Cold cheese breaks, warm cheese bends, and hot cheese will not let go.
will: There would be cheese, perhaps the kind with holes in it. Nobody puts the holes in, and nobody can take them out.
is: Cheese used to be milk. It stood still for such a long time that it forgot how to spill.
night: The cheese lay in the fridge in the dark, and the little light was off.
night: The moon is not made of cheese. It only looks like that on some nights.

= milk | glass of milk | warm milk
was: Before it got into the day the milk had been grass. A cow did the rest, and cows have never told anybody how.
will: Before long a glass would stand there with milk in it, and then with less. Milk leaves a line round the glass, to show how high it once stood.
is: A glass of milk is white all the way to the bottom. You cannot see into it, and there is nothing in there to see.
night: Milk is white in the dark too, but somebody would have to open the fridge to be sure.
night: Somewhere a cow lay down in the grass, and had no milk to think about till morning.

= picnic | picnics
was: What is left of a picnic at bedtime is mostly crumbs, and a blanket that looked quite flat until somebody put down a cup.
will: The ants had not heard about the picnic yet. A picnic is a meal that has been carried somewhere else, and every ant for miles around gets to know.
is: At a picnic the ground is the table. What is on the blanket is dinner, and what is next to it is grass.
night: The ants see to the last of a picnic, and take it home one crumb at a time.
night: A picnic blanket folds up small, with a little grass left in it for another day.

= barbecue | barbecues | bbq | barbeque | cookout
was: At the barbecue the smoke had gone wherever people were sitting, and when they moved their chairs it came too.
will: To begin with the barbecue would only be a smell. For the first hour that is all there is, and everybody stands about holding a plate.
is: A barbecue draws black stripes on one side of a sausage, and then the sausage is turned over and gets its stripes on the other.
night: A jumper that has been to a barbecue goes on smelling of smoke in its drawer.
night: When the barbecue is over, the smoke goes up by itself to look for the stars.

= baking | bake a cake | baked a cake | bake cookies | bake biscuits | made a cake | making a cake | bread making | baking bread
was: Some of the flour had gone into the bowl, and the rest had gone to have a look at the kitchen. That is how baking is done.
will: Somebody was going to do some baking, and most of baking is stirring. The bowl would like to come round with the spoon.
is: The last part of baking is done by the oven, with its door shut, and everybody else has to look in at the window.
night: After baking there is a little flour left in the air, and it takes all evening to come down.
night: Dough for baking is covered with a cloth and left in the warm, and while nobody looks it grows.

= supermarket | the shops | food shopping | grocery store | grocery shopping | big shop
was: The doors of the supermarket had opened by themselves. They see everybody coming, and they would do it for a pigeon too.
will: Everything in the supermarket was still on its shelf. Before long some of it would leave, and nothing gets out of a supermarket without saying beep.
is: In one part of the supermarket it is always winter. {child} knew which part, because that is where the peas live.
night: At night the supermarket doors are shut, and look out to see if anybody is coming.
night: In the dark supermarket all the tins stood in rows with their faces to the front.

= trolley | trolleys | shopping trolley | shopping cart
was: Three wheels of the trolley had gone where they were pushed, and the fourth one had shaken its head the whole way round.
will: A trolley was waiting to be pulled out of its row. It would set off light and rattling, and at the end it would be quiet and take two hands to turn.
is: The little seat in a trolley faces the wrong way. Whoever sits in it sees each shelf just after it has gone by.
night: Trolleys stand up to sleep, each with its nose inside the one in front.
night: Even a trolley with a silly wheel is still at night.

= sweets | sweet shop | sweeties | candy | candies | lollipop | lollipops | pick and mix
was: Anyone with ears could tell that there had been sweets. The more slowly the paper comes off sweets, the louder it gets.
will: One colour was going to go first, and another was going to stay in the bag to the end. It is always like that with sweets.
is: A lot of sweets have a twist of paper at each end, like a fish that has not decided which way to swim.
night: Papers from sweets crackle by themselves for a little, and then they stop.
night: In their jar the sweets leaned on one another and on the glass, and got through the night like that.

= sausages | sausage | hot dog | hot dogs
was: In the pan the sausages had spat and hissed all the time, and on the plate they had nothing more to say.
will: Each of the sausages would have to be turned over, and each of them would roll back to the side it was on.
is: Sausages used to hang in a long string, holding on to each other by the ends, so that nobody could take only one.
night: Anybody rolled up in a blanket looks a little like a sausage.
night: The sausages lay in a row, all but one, which lay across the others.

= baked beans | beans on toast
was: Some baked beans had begun at one side of a plate, and they would have liked to see the rest of it.
will: Baked beans were waiting in their tin. They would leave it all together, with a plop, and for a moment they would stand there in the shape of a tin.
is: If you tip a plate of baked beans a very little, all of them go down to the same corner to see what is there.
night: In the dark of the tin the baked beans lay close, and nobody had to move over.
night: Baked beans settle down by themselves, if they are left alone.

= soup | chicken soup | tomato soup
was: Of all that had been in the day the soup was the roundest. Soup is coolest at the edge and hottest in the middle, so a spoon starts at the side.
will: There would be soup. Very still soup will show you the lamp, and your own nose, and then somebody moves the table.
is: A carrot that goes into soup does not come out as a carrot again. The soup is a little more orange, and that is all.
night: Soup cools down from the edge, but a bed warms up from the middle, which was where {child} was.
night: In the pan the soup had one bubble left, and kept it.

= porridge | oatmeal
was: All the time that it was cooking the porridge had breathed, and each breath had said plop.
will: Would the porridge be too hot, or too cold, or just right? Three bears are known to have looked into porridge carefully.
is: A spoon leaves a hole in porridge, and the porridge thinks it over, and shuts it.
night: The oats for the porridge lay dry in their packet, with nobody stirring them.
night: Warm and thick and still, porridge is a kind of blanket with a spoon in it.

= cereal | cornflakes | cheerios
was: To begin with the cereal had been noisy, and anyone who stopped to listen could hear it go soft.
will: As soon as the milk went in, the cereal was going to get up and swim to the side of the bowl, every piece of it.
is: The last piece of cereal goes round and round the bowl, always a little way ahead of the spoon.
night: In its box the cereal had sunk a little lower, all by itself.
night: There is no quiet way to get cereal out of its box, and so at night it stays in.

= breakfast | breakfast in bed
was: Long ago, at the other end of the day, was breakfast. It is the one meal that people will come to in their pyjamas, and breakfast does not think it odd.
will: On the other side of the night was breakfast. It comes before the shoes and before the coat, when some of the dream is still about.
is: Some breakfasts go crunch and some go plop. With closed eyes {child} could have said which kind was on the table.
night: The spoons for breakfast lay in the drawer, each in the lap of the next.
night: Between {child} and breakfast there was only the night, and the night was soft all the way through.

= dinner | supper | roast dinner | sunday roast
was: A dinner can be smelled from far away, a long time before it can be seen, and that was how this dinner had come.
will: Nobody had sat down to dinner yet. Dinner is always ready at the moment when somebody has only just begun on something else.
is: Gravy can go anywhere that it likes on a dinner, and so people build a wall of potato.
night: After dinner each chair is left a little turned, the way that somebody got up from it.
night: The dinner plates lay in the dark in a pile, with the big ones underneath.

= rain | raining | rained | rainy | rainy day | drizzle
was: It had been a day with rain on the window. A drop of rain sits there until it meets another one, and then the two of them run down together.
will: Rain was on its way, and it would knock once on everything, on the roof and the slide and the bin and the top of every hat.
is: On a leaf rain says one thing, and on an umbrella it says another, and it is the same rain both times.
night: Rain on a roof is a great many small drops, all saying the same word.
night: Somewhere rain was falling on a pond, which was wet already.

= puddle | puddles | muddy puddle | muddy puddles
was: A puddle had come into the day, with a piece of the sky in it. When a boot comes down in a puddle, the sky goes everywhere.
will: How deep were the next puddles going to be? From the top all puddles look the same, and it takes a boot to find out.
is: A puddle goes away in the sun, and when the rain comes back the puddle remembers exactly where it lived.
night: Left alone, a puddle gets quite smooth again, and has its sky back.
night: Puddles lie on their backs all night and look up.

= snow | snowing | snowed | snowy | snow day | snowflake | snowflakes
was: One flake at a time the snow had come all the way down from the clouds. A flake has six arms, and now and then it sits down on somebody’s sleeve.
will: When the snow came there would be a hat for the gatepost and a hat for the bin and a hat for the bicycle, and every one of them would fit.
is: Snow says nothing the whole way down. It squeaks afterwards, when somebody stands on it.
night: Snow comes down without a sound, and takes the other sounds away as well.
night: Nothing in the world is put down so softly as snow.

= snowman | snowmen
was: Where is the front of a snowman? There had been one, and a snowman has no front and no back until somebody gives him a carrot.
will: The snowman was not a snowman yet. The whole of him would start as a ball that fits in one mitten, and each time it rolled over there would be more of it.
is: People put a scarf on a snowman, though being warm is the last thing that he needs. He wears it to be polite.
night: A snowman stays up all night. He has nothing to sit down with.
night: The eyes of a snowman do not close, because they are stones, or buttons.

= snowball | snowballs | snowball fight
was: No snowball had stayed in anybody’s hands for long. A snowball is patted on every side to make it one, and then it is let go at once.
will: The next snowball would pick up little bits of wool from a mitten, and it would take them along when it flew.
is: When it lands on a wall a snowball stays there, flat and round and white, like a plate that somebody has hung up.
night: Snowballs do not fly at night. They lie where they are and are round.
night: A snowball on a doorstep has all night to think about turning into water.

= sledge | sledges | sledging | sled | sleds | sledding | toboggan | tobogganing
was: Again and again the sledge had been shown the way up on a string, because the only way that a sledge knows is down.
will: There would be a sledge and there would be a hill. Down the hill the sledge takes you, and up the hill you are the horse.
is: Two long lines in the snow say where a sledge went. A big round mess says where it stopped.
night: There is no hill in a bed, and so even on a sledge {child} would have stayed exactly here.
night: A sledge stands on its end at night, and has nowhere to slide to.

= fog | foggy | mist | misty
was: Fog had taken away the end of the road. You get the end of a road back a little at a time, by walking.
will: Fog was coming. It is a cloud that wants to have a look at everything, so it comes all the way down, and then it cannot see a thing.
is: You can walk and walk towards the fog, and it is never where you are. It is always over there, by the next tree.
night: Fog comes and goes as quietly as if it had taken off its shoes.
night: In the fog a street lamp looks soft, like a light with a blanket round it.

= frost | frosty
was: In the night, when nobody was up, frost had gone all round the edge of each leaf in white, and it had not left one out.
will: After the next frost the grass would crunch like toast, and whoever walked over it would leave green feet behind.
is: On cold windows frost draws ferns. It cannot ever have seen a real one, because in summer the frost is not here.
night: Frost does all its drawing in the dark, without a lamp.
night: Whatever it was like outside, there was no frost on {child}.

= windy | the wind | strong wind | strong winds | gale | blustery
was: Nobody had seen the wind. People only ever see what the wind has got hold of: a hat, some leaves, a paper bag going over a wall.
will: Round some corner the wind was waiting. It lets people come quite close, and then it tries on their hats.
is: The wind can bang a door and turn a page, and it has no hands. It has never said how that is done.
night: When the wind drops, all the trees put their arms down.
night: Sooner or later the wind goes round to somebody else’s garden.

= sunshine | sunny | sunny day | the sun
was: First the sunshine lay down on the floor in the shape of the window, and by the afternoon it had crept as far as the wall.
will: With the next sunshine everybody would get a shadow, which does all the same things, only flat on the ground.
is: Sunshine has come farther than any aeroplane has ever been, and it lands on the end of a nose without a bump.
night: While it is night here, the sunshine is somewhere else, shining on somebody’s breakfast.
night: A stone wall keeps a little of the sunshine, and lets it out again after dark.

= heatwave | heat wave | boiling hot | hot day | hot weather | hottest day
was: Everything had been hot in the heatwave. The slide was hot and the car was hot, and even the cold tap was not sure.
will: A heatwave was on its way, and in a heatwave the dogs lie as flat as rugs, and the shade under a tree gets full up with people.
is: You cannot ride on a heatwave, because it is not that kind of wave. It only stands about in the street and will not go home.
night: In a heatwave one sheet is quite enough, and sometimes it is a corner of one.
night: At night even a heatwave has to sit down, and then there is a little air.

= rainbow | a rainbow | double rainbow
was: For a rainbow the rain has to be out and the sun has to be out, and neither of them may go in. This time they had both stayed.
is: In a rainbow the red goes at the top and the purple underneath. Nobody has to remind it, and it has never been wrong.
night: Nobody has to put a rainbow away. It goes by itself, one colour after another.
night: At night the colours of the rainbow are all still somewhere, waiting for a wet day with some sun in it.

= moon | full moon | moonlight | half moon | new moon
was: Behind the houses the moon had been coming along too. It goes down the road when you do, and when you stop to look, the moon stops.
will: Sooner or later the moon would come up over something. Some nights the moon is a ball and some nights it is a slice, and really it is a ball the whole time.
is: Now and then the moon is up in the daytime, very pale, as if somebody had told it the wrong time.
night: The moon goes over all the roofs, one after another, and treads on none of them.
night: The moon has no light of its own. It borrows some from the sun, and gives it to the bedrooms.

= the stars | see stars | see the stars | stars in the sky | looking at stars | looking at the stars | starry | stargazing | star gazing | the big dipper | the plough
was: It is hard to see the stars begin, and there had been stars. At first there is one of them, and while you are showing it to somebody there are five.
will: Nobody was going to see the stars arrive. The longer people look the more stars there are, and still nobody catches one of them coming.
is: The stars are out in the daytime too. It is only that somebody has the big light on.
night: In front of the clouds or behind them, all the stars were there.
night: Nobody has to switch the stars on, and nobody has to switch them off.

= shooting star | shooting stars | meteor | meteors | meteor shower
was: “Where?” is what people say about a shooting star, and there had been one. It is over before anyone can say “Look!”
will: People were going to look for a long time at a place where nothing was, all of them together. That is how to wait for a shooting star.
is: A shooting star is not a star at all. It is a crumb of stone, smaller than a pea, and it can be seen from the next town.
night: Nobody has ever heard a shooting star go by.
night: After a shooting star the sky is just as it was, with none of the others gone.

= thunder | thunderstorm | thunderstorms | thunder and lightning
was: Like somebody upstairs who is moving a wardrobe, the thunder had had to stop now and then and rest.
will: Thunder has only one word. It was going to say it a few times, some day soon, and then take it on to the next town.
is: The lightning comes first and the thunder comes along after it, because lightning can run and thunder can only roll.
night: From far enough away thunder is no louder than a tummy.
night: Thunder does not stay. It goes off over the hills, and they are used to it.

= clouds | cloud | cloudy
was: Over all the rest of the day there were clouds. A cloud looks like a sheep until you show it to somebody, and by then it is a boot.
is: From the ground a cloud has edges like a cushion. Close to, it has no edges at all, and is like a bathroom after a hot bath.
night: The clouds go on all night without any lamps, and do not bump.
night: From on top a cloud looks like a bed that nobody has made.

= birthday | birthdays | turning four | turning five | turning six
was: It had been a birthday, and nobody had felt it arrive. A birthday comes in the night, when the clock says twelve.
will: A birthday was on its way. It takes a whole year to get here, and it is slowest of all when it can see the house.
is: Everybody in the world has a birthday, even a bus driver, even a king, and you cannot tell by looking which of them has it today.
night: As soon as one birthday has gone, the next one sets out.
night: Birthdays change over in the middle of the night, without a sound.

= birthday party | birthday parties | party games
was: People had come to the birthday party rather quietly, one by one, and they had left it loud.
will: First one guest would stand about in a coat, and then the second one would come, and then it would be a birthday party.
is: A birthday party has its own noise, and people who walk by in the street know just what it is.
night: After a birthday party the room has to get used to itself again.
night: When a birthday party is over, there is one paper hat under the table, having a rest.

= balloon | balloons
was: Balloons had got into the day, and floated about in it and said nothing at all. If you hug a balloon, it squeaks.
will: Somebody was going to blow up a balloon. When a balloon is let go before it has its knot, it flies round the room making a noise that nobody taught it.
is: A balloon is mostly somebody’s breath, with a knot in it to keep it there.
night: On the floor at night a balloon moves only when the door does.
night: Each night a balloon gets a little smaller and a little softer.

= present | presents | christmas presents | christmas present | birthday present | birthday presents | gift | gifts
was: The paper on the present had told nobody anything. Paper is like that, except now and then where the wheels are.
will: Somewhere a present was keeping quiet. People can shake a present and squeeze it and hold it to one ear, and still it does not say.
is: A ball is the hardest present to wrap. When at last it is done, everybody can see that it is a ball.
night: The paper from a present goes on opening by itself for a little, in the dark.
night: A present can sit in its paper all night long and not peep.

= pass the parcel
was: Round and round the parcel had gone in pass the parcel, and in every pair of hands it went, just for a moment, a little slower.
will: A present was going to be dressed for pass the parcel. It would have so many coats on that nobody would know what size it was.
is: Somewhere in the middle of pass the parcel comes a sheet of newspaper, and nobody has ever stopped to read it.
night: The last paper in pass the parcel is the smallest one.
night: After pass the parcel the paper lies all over the floor, and the music has gone home.

= musical statues | musical bumps | musical chairs
was: Every nose had begun to itch at the same moment. It happens in musical statues, when the music stops and nobody may move.
will: In the next musical statues nobody would wobble while they danced. They would only wobble when they stopped.
is: In musical statues people are made of stone for as long as it takes to look at all of them, and then they are not.
night: Nobody could have beaten {child} at musical statues just then.
night: There is no music in the dark, and so all the musical statues may lie down.

= party bag | party bags | goody bag | goody bags | goodie bag | goodie bags
was: There had been a party bag. A party bag is handed over at the door, and it hardly ever gets home with its top still shut.
will: All the party bags would be just the same, and still every one of them would have to be looked into.
is: At the bottom of a party bag there is something very small, and nobody can say what it is for.
night: The party bag stood with its mouth open, and had nothing more to say.
night: Cake in a party bag spends the night getting to be the shape of the bag.

= christmas tree | christmas trees | xmas tree | decorating the tree | decorate the tree | baubles | tinsel
was: The lowest branches of the Christmas tree had the most hung on them, because that was as high as most of the hands could reach.
will: So far the Christmas tree was a tree like the others, with rain and birds. Soon it would get lights, and something shiny to hold on every finger.
is: In each ball on a Christmas tree there is the whole room, bent round, and somebody with a very big nose.
night: On the Christmas tree one ball turned a little on its thread, and turned back.
night: At night a Christmas tree holds up everything that it was given, and drops none of it.

= father christmas | santa’s grotto | grotto
was: Father Christmas had been about. What Father Christmas says most has three words in it, and they are all the same word.
will: Before he came, Father Christmas had some reading to do. He reads every letter to the end, even the parts that are only drawn.
is: Father Christmas sets out with a full sack and comes home with an empty one, which is the right way round for a sack.
night: Somewhere very far north, Father Christmas hung up his coat.
night: Father Christmas has a bed too, and he is mostly in it in January.

= santa | santa claus
was: Santa had been there, in the boots that he wears on the roof and on the carpet. They have never left a mark on either.
will: Some night soon Santa would go to more houses than anybody can count, and he would not be heard to knock.
is: There are bells on the harness of Santa’s reindeer, so that people can hear them coming, and hardly anybody does.
night: Up north the reindeer lay down in the straw, and Santa turned out the lamp.
night: Santa’s boots stood by the stove, with the socks still in them.

= reindeer | rudolph
was: Click, went the day, because it had reindeer in it. All four feet of a reindeer click when it walks, so that the others know where it is in the snow.
will: Somewhere in the cold a reindeer was waiting, and it had its coat on already. A reindeer keeps its coat on indoors and out, and it grows its hat by itself.
is: Most reindeer stay on the ground, and eat moss. The ones that fly do not talk about it.
night: Reindeer fold their legs under them in the snow, and are as warm as a sofa.
night: In the stable a reindeer breathed out, and it made a small cloud.

= stocking | stockings | christmas stocking | christmas stockings
was: Down in the toe of the stocking there was one small thing that had to be fetched with a whole arm. There always is.
will: The stocking was going to go up on its hook as flat as a fish, and come down full of elbows.
is: A Christmas stocking is too big for any foot, and there is only one of it. Nobody has ever asked for the other.
night: A stocking hangs quite still, and points with its toe to the side.
night: An empty stocking is very good at waiting.

= advent calendar | advent calendars
was: One more door stood open in the advent calendar. A door like that has no handle, and only one fingernail at a time can get in.
will: Each day one more door of the advent calendar would be left standing open, and an advent calendar never complains of the cold.
is: In an advent calendar the numbers have all been mixed up. The nine is somewhere, and everybody has already looked there.
night: The little doors of an advent calendar will not quite shut again, and stay ajar all night.
night: Each picture in the advent calendar lies flat behind its door, and waits for its number.

= easter egg | easter eggs | easter egg hunt | egg hunt | chocolate egg | chocolate eggs
was: Easter eggs look very full, and this one had too. What an Easter egg is full of is air, with chocolate all the way round.
will: Easter eggs were coming. On an egg hunt it is the eggs that sit still and the people who run about.
is: An Easter egg breaks with one loud crack, and never into halves.
night: One Easter egg always gets hidden so well that the person who hid it has forgotten where.
night: In its shiny paper an Easter egg kept a small round piece of the dark.

= halloween costume | halloween | halloween party
was: It had been Halloween, when the witches have trainers on, and the ghosts wear coats over the top because it is cold.
will: Soon it would be Halloween, and people would have to work out who everybody was by looking at the shoes.
is: There are two holes in a Halloween mask for seeing through, and they are never quite where the eyes are.
night: When Halloween is over, the ghosts are folded up and put in a drawer.
night: A Halloween costume on the back of a chair has nobody in it, and is only cloth.

= trick or treat | trick or treating
was: Between ringing the bell and hearing the feet there was just time to forget the words, and the words were only trick or treat.
will: “Trick or treat?” everybody would be asked before long, and everybody would say treat. That is why nobody has found out very much about the tricks.
night: When trick or treat is over, all the doorbells have a rest.
night: A bucket for trick or treat rattles with the first sweet, and is quiet with the last.

= pumpkin | pumpkins | jack o lantern | pumpkin patch | pumpkin carving
was: There had been a pumpkin. Once a pumpkin has been given a lid, the lid fits one way round, and it takes several goes to find it.
will: Inside the pumpkin, where nobody had looked yet, it was all cold wet string and seeds. They would have to be asked out by the spoonful.
is: A pumpkin has no face of its own. It is given one, happy or cross, and it wears that face without a word.
night: A pumpkin stays where it is put. No pumpkin has ever rolled out of bed.
night: A pumpkin is orange all night long, even when there is nobody to see it.

= bonfire | bonfires | bonfire night | guy fawkes
was: Everybody’s front had been too hot and everybody’s back had been too cold. At a bonfire it is like that, and so people turn round.
will: A bonfire was going to be lit. Sparks go up from a bonfire as if they meant to be stars, and then they change their minds.
is: To begin with, a bonfire is taller than everybody, and at the end of it you can see all the people on the other side.
night: A coat that has been to a bonfire smells of it until about Tuesday.
night: Late in the evening a bonfire goes red, and then grey, and only ticks a little.

= fireworks | firework | firework display | fireworks display | fourth of july
was: The bang had been late every time. Fireworks go up as thin as a thread and open as wide as a street, and the bang has to run to catch up.
will: To one of the fireworks people were going to say “ooh”, and to the next one “aah”, and nobody would have told them to.
is: Fireworks are bigger than a house, and last about as long as a sneeze.
night: Stars are much quieter than fireworks, and they stay.
night: After the last of the fireworks the sky was only the sky, and had plenty of room.

= sparklers | sparkler
was: It is not easy to write a name with sparklers, and there had been sparklers. The front of the name has gone before the end is done.
will: The sparklers still looked like nothing much. A sparkler is a thin grey wire, and it keeps all its stars to itself until it is lit.
is: Sparklers sound like lemonade and look like dandelions. {child} could have told a sparkler from both of them.
night: A sparkler goes into its bucket of water, says “tss”, and has finished.
night: When the eyes are shut a sparkler is still there for a moment, in green.

= diwali | diyas | diya lamp | diya lamps | deepavali | rangoli
was: At Diwali there had been a great many little lamps. One of them does not give much light, and so they all do it at once.
will: Diwali was coming. People make patterns on the ground for it with coloured powder, and then everyone has to go in and out by the edge.
is: A Diwali lamp is a clay dish that fits in one hand. Its flame leans over to look at whoever walks by.
night: The lamps of Diwali go out one at a time, and the last one looks the brightest.
night: When nobody walks by, the flame in a Diwali lamp stands up quite straight.

= eid | eid al-fitr | eid al-adha | eid mubarak
was: It was Eid, and those who came in at the door said “Eid Mubarak”, and got it back before their shoes were off.
will: Everybody was going to look for the new moon that comes before Eid. It is as thin as a moon can be and still be seen.
is: At Eid a plate of something good goes out of one door and in at the next, and another plate comes back.
night: After Eid the best clothes hang on a hanger, and smell a little of the kitchen.
night: The new moon that people look for at Eid is thin, and goes to bed early.

= ramadan | iftar | suhoor | breaking the fast
was: In Ramadan all the people round the table had waited for the same minute. Some had watched the clock and some had watched the dates.
will: When Ramadan came breakfast would be so early that even the birds had not got up for it.
is: The first thing to be eaten on a Ramadan evening is often a date. It is brown and wrinkled, and has a stone in it like a little boat.
night: In Ramadan the moon grows, night after night, and then it gets thin again.
night: Early on a Ramadan morning there is one small light on in the kitchen, and the street sleeps on.

= hanukkah | chanukah | menorah | dreidel | hanukkiah
was: Hanukkah had come, and it comes a little at a time. On each night there is one more candle, so that the end is much brighter than the beginning.
will: One of the Hanukkah candles was going to light all the others. It has a place of its own, where they can all see it.
is: At Hanukkah a dreidel spins so fast that its letters disappear. Then it gets tired, and lies down, and shows you one.
night: The Hanukkah candles get shorter all together, like people sitting down.
night: When Hanukkah games are over, the dreidel lies on its side and keeps its letter to itself.

= lunar new year | chinese new year | lion dance | dragon dance | red envelope | red envelopes
was: It had been Lunar New Year, when a lion has people’s feet, and quite often there are trainers on them.
will: Before there was anybody to be seen there would be a drum. At Lunar New Year the drum comes first, and you feel it in your tummy.
is: It takes two people to be a Lunar New Year lion. One of them sees where they are going, and the other one sees a back.
night: When Lunar New Year is over, the lion is lifted off and folded up like a blanket.
night: The red paper lanterns of Lunar New Year hang quite still when there is no wind.

= lantern | lanterns | lantern parade | lantern walk | paper lantern | paper lanterns
was: By day the lantern had hardly looked like anything, and in the dark nobody looked at anything else.
will: There would be a lantern. A lantern on a stick comes along a little after you, and when you stop, it wants to go on.
is: A lantern shows as much of the path as you need for one step, and when you have taken it, it shows you the next.
night: For a little while after it has been hung up a lantern swings, and then it hangs straight.
night: A paper lantern folds up flat, with no light in it, and fits in a drawer.

= thanksgiving | thanksgiving dinner
was: Some people were not dressed yet when the turkey went in, because it was Thanksgiving, and everybody had to smell it until the afternoon.
will: Every chair in the house would be wanted for Thanksgiving, and somebody would have to sit on the one that spins.
is: At Thanksgiving the pie comes when nobody has any room left. Then they look again, and there is some.
night: After Thanksgiving the chairs all go back to their own rooms.
night: On the night of Thanksgiving the fridge is so full that its door has to be leaned on.

= mother’s day | mothering sunday | mother’s day card
was: It had been Mother’s Day. A card for Mother’s Day is folded down the middle so that it has an inside, and the inside is where the paint comes through.
will: All over town cards for Mother’s Day were being kept secret, and that is hard when a card is as big as a tray and drops glitter.
is: The flowers on a Mother’s Day card do not need any water. All they have to do is dry.
night: A card for Mother’s Day can stand up by itself, once it has been opened a little.
night: Paint on a Mother’s Day card dries in the dark as well as it does in the light.

= father’s day | father’s day card
was: Father’s Day had come, with ties drawn on its cards. A tie like that has more spots on it than any tie in a shop.
will: Father’s Day was not far off, and arms were being drawn on cards. They may be as long as the paper is wide, so most people draw them that long.
night: There was glue on the Father’s Day card, and it took the whole night to go hard.
night: Folded shut, a card for Father’s Day keeps its picture outside and its words in the dark.

= autumn leaves | fall leaves | fallen leaves | pile of leaves | crunchy leaves | raking leaves | kicking leaves
was: Not one of the leaves had come straight down. A leaf on its way to the ground tries every other direction first.
will: A heap of leaves was waiting somewhere. It looks thick and firm, and when you are in it, it is nearly all air and crackle.
is: Nobody rings a bell for the leaves in autumn. One after another they simply let go.
night: In the dark a leaf let go of its tree, and nobody heard it land among the other leaves.
night: Under a tree the leaves lie one on another, like a bed with far too many blankets.

= conkers | conker | horse chestnut | horse chestnuts
was: There had been conkers. A conker comes out of a green case that is all spikes on the outside, and on the inside as white and soft as a new slipper.
will: Somewhere a conker was about to be found. On that day a conker shines like a piano, and it never shines quite so much again.
is: A coat with conkers in its pocket hangs lower on that side, and knocks against chairs.
night: Put down on a shelf, a conker rolls until it has found its flat side.
night: In the dark a conker dropped into the grass, with nobody underneath.

= acorns | acorn
was: Acorns had got into the day, and an acorn brings its own cup. It fits no other cup so well.
will: There would be acorns, if the squirrels had left any. They hide acorns and forget a few, and that is how some woods begin.
is: There is a whole oak tree in an acorn, and all the same an acorn goes into a pocket with six others.
night: An acorn lay under the leaves, next to its hat.
night: No acorn is in a hurry. An oak takes a hundred years.

= big stick | a stick | sticks | favourite stick | stick collection | collecting sticks
was: A stick had come along. The longer a stick is the better it is, until there is a gate to go through.
will: In a whole wood one stick was waiting to be the right one. The hand that picks it up knows at once.
is: A stick can be a fishing rod, a wand or a horse, and it does not have to change anything to do it.
night: Somewhere a stick leaned by a door, and was only a stick until morning.
night: There was no stick in bed with {child}. A stick sleeps better standing up.

= stone | stones | pebble | pebbles | rock collection | skimming stones | stone collection
was: There had been a stone. While it is wet a stone has colours, and when it gets dry it puts them away.
will: All the stones would look alike until one of them was picked up, and then it would not be like any other.
is: A stone gets warm in a hand, very slowly, and when it is put down it stays warm for a little.
night: On a windowsill a stone lay in the dark, and did what it had always done.
night: A stone can keep so still that moss grows on it.

= mud | muddy | mud kitchen | mud pie | mud pies
was: Mud had let the boots in at once, and then it had not wanted to give them back.
will: Before long there would be mud, first on the boots and in the end on one ear, and nobody would have seen it go by.
is: Mud remembers who has been along the path: a boot, a dog, and a bird with three long toes.
night: When mud is dry it lets go by itself.
night: Mud that has gone down the plughole is on its way to the sea.

= dandelion | dandelions | dandelion clock
was: It had been a day with a dandelion in it. One puff, and all the white part of a dandelion leaves together, and there is a small bald head on a stalk.
will: The next dandelion would be yellow, or it would be white. A dandelion opens yellow, like a sun, and shuts, and when it opens again it has gone white.
is: The seeds of a dandelion have an umbrella each, and it is not for the rain.
night: A dandelion shuts when it gets dark, and opens when it gets light.
night: A dandelion seed came down in the grass with its umbrella still up.

= daisy chain | daisies | daisy chains
was: Round the yellow middles of the daisies the petals had all been alike, so people who counted them did not know when they were back at the beginning.
will: The daisies would be back. When the grass is cut they all go, and a few days later they are there again and look just the same.
is: In a daisy chain each daisy goes through the stalk of the one in front, and so they all get there together.
night: Daisies shut at night, and then you can see that their petals are pink underneath.
night: All over the grass the daisies were shut, and looked like little buttons.

= flowers | flower | bunch of flowers | picking flowers
was: Where there are flowers noses go right into them, and there had been flowers. Some noses come out yellow.
will: In the next bunch of flowers there would be one with a bend in it, leaning out to see who was there.
is: A bee cannot go by a flower without looking in, and the flower leaves its door open all day.
night: A good many flowers shut for the night and open again for the day.
night: In their vase the flowers had a drink, without any noise at all.

= sunflower | sunflowers
was: Once upon a time the sunflower had been a stripy seed as small as a fingernail. A sunflower ends by looking over the fence.
will: A sunflower was going to go up past a knee, and past a chin, and past the washing line, and then look down to see who had the watering can.
is: In the middle of a sunflower hundreds of seeds sit in curly rows, and not one of them is squashed.
night: In the night a young sunflower turns its head round to where the sun will come up.
night: A sunflower holds up its big heavy face all night, and never asks for a pillow.

= seeds | seed | planting seeds | cress | watercress
was: Some seeds had been put in the earth, and nothing had happened. Nothing happens, and nothing happens, and one morning there is a green loop.
will: Nobody would have to plant the seeds the right way up. In the dark, on their heads, seeds know where up is.
is: Some seeds are smaller than a crumb, and each of them has a whole lettuce in it.
night: A seed does all its first work in bed, in the dark.
night: Under the earth a seed put out one small white root, and said nothing about it.

= bean plant | planted a bean | plant a bean | grow a bean | bean in a jar | grow beans | runner beans | broad beans | growing beans
was: There had been a bean. Before it puts up a leaf a bean puts down a root, so as to have something to stand on.
will: A bean was going to come out of the earth bent double, and slowly straighten up, often with its old skin on for a hat.
is: A bean goes up its stick round and round and round, always the same way, and does not get dizzy.
night: A bean grows at night as well, and nobody has ever caught it at it.
night: The bean leaned a very little towards the window, and waited for it to be light.

= tree | trees | favourite tree | oak tree
was: A tree had stood in the day, as trees do. In the wind it is the thin end of a tree that waves, and the thick end takes no notice.
will: Somewhere a tree was waiting, and it would go on waiting. A tree stays in one place its whole life, so whoever wants to meet it has to do the walking.
is: It takes three people to hug a really big tree, and then their fingers only just meet round the back.
night: A tree sleeps standing up, with birds in it.
night: In the dark each tree stood just where it had been left.

= worm | earthworm | wormery
was: Which end of the worm had been the front? A worm has two ends, and only the worm is really sure.
will: After the next rain the worms would come out on to the path and set off for the other side, and not say what was there.
is: A worm makes itself long and thin, and then it makes itself short and fat, and in that way it arrives.
night: In the night a worm pulls a leaf in after it, and that is its door.
night: For a worm it is always bedtime. It is dark and quiet, and soft all round.

= snail | snails
was: Out at the ends of its horns the snail had its eyes, and if anything surprised them it took them in.
will: Before long there would be a snail, at one end of a silver line. A snail leaves it wherever it has been, and so can never say that it has been somewhere else.
is: A snail is always just outside its own house, and has never had to go back for anything.
night: One small pull, and a snail is indoors and has gone to bed.
night: By night the snails cross the garden path, and by morning they have crossed it.

= ladybird | ladybirds | ladybug | ladybugs
was: A ladybird had come. It walks up a finger to the very top, and there a ladybird finds that there is no more finger, and opens its coat.
will: Ladybirds were going to land. After that a ladybird has to fold its wings in under the spots, and often a little bit hangs out at the back.
is: People count the spots on a ladybird to see how old it is. It had all of them from the start, and has never been told what they are for.
night: A ladybird pulls in its six feet, and then it is a button.
night: When it gets cold the ladybirds find a crack, and all sleep in it in one heap.

= bee | bees | bumblebee | bumblebees | beehive
was: Somewhere in the day a bee had gone into a flower head first, and for a while there was only the back half of a bee, humming.
will: The next bee would stop humming when it landed, and when it left the hum would start again, like a very small motorbike.
is: A bee that has found good flowers goes home and dances, and the other bees can tell from the dance where to fly.
night: The bees were all in, and the hum was turned down low.
night: Now and then a bumblebee spends the night in a flower, with its feet over the edge.

= butterfly | butterflies
was: No butterfly goes straight to anywhere, and this one had not. It had flown as if it kept remembering something else.
will: When a butterfly came it would taste things with its feet. That is how a butterfly knows what is for dinner as soon as it lands.
is: When a butterfly shuts its wings there is nothing to see but a thin brown edge, and then it opens them and there it all is.
night: Under a leaf a butterfly hung with its wings shut, like a book.
night: It takes one leaf to keep a butterfly dry all night.

= caterpillar | caterpillars | chrysalis | cocoon
was: First the front of the caterpillar had set off, and then the rest of it had come along in a wave.
will: Somewhere a caterpillar was eating the leaf that it was standing on. Before long it would have to look for somewhere to stand.
is: Nobody has told the caterpillar about the butterfly. All that a caterpillar knows about is leaves.
night: A caterpillar makes its own sleeping bag, and stays in it until it is somebody else.
night: On the underneath of a leaf a caterpillar stopped chewing.

= spider | spiders | spider’s web | spider web | cobweb
was: The spider had not been looking for anybody. A spider would sooner have one corner to itself than meet anybody at all.
will: There would be a spider. When its web is worn out the spider rolls it up and eats it, and begins again on a new one.
is: When a spider sees that it has been seen, it keeps perfectly still, and hopes that it has not.
night: Out in the hedge the spider’s web had a drop of water on every thread.
night: Out in the hedge a spider mended one thread, and then it was done.

= ants | ant | ant’s nest | anthill
was: It had been a busy day for the ants. An ant can carry a crumb that is bigger than the ant, and it cannot see over the top, and it gets there all the same.
will: Two ants were going to meet on a path, and stop, and touch each other on the head, and then both go on. Ants always do.
is: Lay a twig in the way of an ant, and the ant climbs up it and over it and down it, and never asks who put it there.
night: When the last ant is in, the hole in the path is just a hole.
night: Down under the path the ants kept their crumbs, and it was warm there.

= frog | frogs
was: For a while the frog had sat as if it had been there for years, and then it was somewhere else.
will: Soon there would be a frog. When a frog swallows it shuts both eyes, because they help to push.
is: A frog is wet all over from morning till night, and a towel would be no use to it at all.
night: The frog sat under its stone, damp and cool, and just as it liked.
night: Somewhere a frog said its one word to the pond, and the pond had heard it before.

= tadpoles | tadpole | frogspawn | frog spawn
was: Each of the tadpoles had had a head and a tail and nothing else. A tadpole has not been told about legs.
will: Soon there would be tadpoles, and then there would be tadpoles with legs. The back legs come first, and where the tail goes nobody has seen.
is: Every tadpole was once a black dot in a ball of jelly, and then one day the dot had a tail, and swam off.
night: When it is not swimming, a tadpole is just a dark bean at the side of the pond.
night: In the warm water at the edge the tadpoles let their tails hang down.

= a robin | the robin | robins | robin redbreast
was: A robin had been watching. It watches anybody who is digging, first with one eye and then with the other.
is: The robin weighs less than a slice of bread, and is quite certain that the whole garden belongs to it.
night: When it is cold a robin fluffs itself up at night until it is a ball with a beak.
night: Now and then a robin sings to a street lamp, finds out what it is, and goes back to sleep.

= hedgehog | hedgehogs
was: There had been a hedgehog. When somebody comes a hedgehog turns into a ball, and waits in there until they have gone.
will: Nobody would see the hedgehog before they heard it. A hedgehog makes a lot of noise for such a small animal, and most of it sounds like toast being eaten under a bush.
is: A hedgehog shows its prickles to everybody, and its soft tummy to hardly anyone.
night: In a heap of leaves the hedgehog rolled up, nose in and prickles out.
night: Now and then at night a hedgehog goes round the garden, on shorter legs than you would think.

= squirrel | squirrels
was: A squirrel had run up the far side of the tree, and then it had looked round to see whether anyone saw.
will: A squirrel was going to sit up and eat, with its nut in both hands, like somebody with corn on the cob.
is: A squirrel buries its nuts one at a time, all over the park, and after each one it pats the earth flat.
night: High up in a tree a squirrel slept in a ball, with its own tail for a blanket.
night: Squirrels cannot remember where all the nuts are, and still they sleep very well.

= fox | foxes | fox cub | fox cubs
was: Somebody had seen a fox. A fox goes along a street in the evening as if it were expected somewhere.
is: On all four feet a fox seems to have black socks, and when it walks it makes about as much noise as socks.
night: Under a hedge the fox lay curled up, with its nose beneath its tail.
night: A fox can go the whole length of a wall and not make a sound.

= duck | ducks | feeding the ducks | feed the ducks | ducklings | duckling
was: Some of the time the ducks had been upside down. When a duck turns over in the pond, the front half has its dinner and the back half waits.
will: One duck on the pond would see who was coming, and a moment later all of the ducks would know.
is: A duck spends the whole day in the water, and is never wet.
night: On the dark pond a duck turned slowly round, asleep.
night: Ducks tuck their beaks into their own backs for the night, where it is soft.

= owl | owls
was: No owl can roll its eyes, and this one had not tried. An owl turns its whole head, nearly all the way round, and then has to bring it back.
will: It would be hard to hear the owl come. An owl flies past with no more noise than a sock makes when it falls on a bed.
is: It is often one owl that says “twit” and another one that says “twoo”, and they have to listen well to get it right.
night: An owl has its breakfast when other people have had their supper.
night: In the wood an owl called, and far away another owl said that it was there too.

= bats | fruit bat | fruit bats | saw a bat | a bat flying | bat walk | bat cave
was: Bats had been out, flying as if they were being shaken out of a cloth, and they had not bumped into anything.
will: People were going to see a bat with only the corner of one eye. When they turn to look, a bat has just been there.
is: Bats call out as they fly, so high that we cannot hear it, and then they listen to what the walls say back.
night: Bats go to bed when it gets light, upside down, with their wings round them.
night: A bat hangs itself up like a coat, and wraps itself in itself.

= feather | feathers
was: A feather had been found. It is smooth if you stroke it one way, and comes apart if you stroke it the other, and two fingers can put it right.
is: Nobody can throw a feather. It goes as far as it wants to, and then comes down sideways.
night: A feather falls so slowly that it has time to turn over.
night: Inside some pillows there is a feather that has been high up over a lake.

= nest | nests | bird’s nest
was: Nobody with hands had made the nest. Whoever makes a nest has to carry all of it home in a beak.
is: Inside a nest it is soft with whatever there was: moss, and wool, and now and then some hair from a passing dog.
night: A nest is just as big as the one who sleeps in it.
night: You make a nest by turning round and round in it, and that works in a bed too.

= blackberries | blackberry | blackberry picking
was: After the blackberries had been picked, the best one was still out there. The best blackberry is always a little higher up than anybody’s arm.
will: Fingers were going to go purple from blackberries, long before the bottom of the bowl was covered.
is: A blackberry is a great many tiny shiny balls, all holding on to one another.
night: Blackberries are black already, so to them the night makes no difference.
night: In the hedge some of the blackberries were still red, and had another day to go.

= pine cone | pine cones | fir cone | fir cones | pinecone | pinecones
was: The pine cone had said what it had to say. A pine cone opens in dry weather and shuts before the rain, and that is all.
will: Very high up a pine cone was still holding on. When it has fallen all that way, it looks as if it had been put down carefully.
is: A pine cone is made like a roof, with each little piece over the edge of the next.
night: When the air gets damp a pine cone shuts itself up for the night.
night: Under a tall tree a pine cone lay in the needles, which are softer than they sound.

= stream | streams | brook | paddling in the stream
was: A stream had run through the day, on its way to the sea. A leaf that is put into a stream sets off too, and does not ask how far it is.
will: There would be a stream. Feet go into a stream one toe at a time, because of the cold, and they come out wide awake.
is: A stream talks all day long, and has not yet come to the end of what it was saying.
night: The stream goes on in the dark, and knows its way.
night: In the dark a stream sounds a little louder, and is just as wide as before.

= the park | our park | local park
was: Somewhere in the park there had been a dog with a ball, looking for somebody to throw it. There always is.
will: Soon it would be the park. A park has paths for people to walk on, and other paths, across the grass, that the people made themselves.
is: In a park the benches all face the same way, as if something were about to begin.
night: In the park the swings were hanging straight down, with nobody on them.
night: At night the ducks have the whole park to themselves, and stay where they are.

= woods | the woods | forest | bluebells
was: In the woods the path had gone round each of the trees, because the trees were there first.
will: Seen from the road the woods would be dark, and then, from inside, they would turn out to be green.
is: Nobody tidies up the woods. Whatever falls down there stays where it is, and sooner or later something small moves in.
night: In the woods it was so still that a leaf could be heard making up its mind.
night: The woods are full of beds, most of them very small and made of moss.

= jelly | jello | jelly and ice cream
was: When the jelly was put down on the table it shook, and it went on shaking after the table had stopped.
will: For now the jelly was only a drink. It would have to be left alone in the fridge, and not poked, until it was ready.
is: You can look through a piece of jelly and see the person on the other side, who is all one colour and wobbles.
night: Jelly gets to be jelly by doing nothing for a whole night.
night: At night there is nobody to walk past the jelly, and so it does not wobble.

= gingerbread man | gingerbread men | gingerbread
was: Down his front the gingerbread man had three buttons, and there was nothing for them to do up.
will: On the tray the gingerbread men would lie with their arms out, and in the oven some of them would hold hands.
is: A gingerbread man smiles all the time, because the smile is put on wet and then it sets.
night: The gingerbread men lie on their backs in a row, and not one of them runs.
night: In the tin a gingerbread man lay looking up, with two currants.

= satsuma | satsumas
was: The peel of the satsuma could have come off in one piece. It will, so long as nobody says anything.
will: A satsuma was on its way, all cut up ready inside its peel, and each slice with a wrapper of its own.
is: Bend the peel of a satsuma and the smell jumps out, and then the whole room knows who has it.
night: In the bowl the satsumas kept their coats on all night.
night: The pieces in a satsuma lie in a ring, close together, with their backs to the outside.

= grapes | grape
was: There had been grapes. In every bunch of grapes there is one tiny one, and it holds on as hard as all the others.
will: There would be grapes, and then there would be none. What is left of grapes is a very small tree in winter.
is: A raisin was one of the grapes once. Then it lay about in the sun, and now it cannot remember being round.
night: The grapes hang close together, and each of them leans on the next.
night: In a bowl a bunch of grapes settles slowly, one grape at a time.

= rice | fried rice | egg fried rice
was: A cupful of rice had gone into the pan, and a whole panful had come out, and nobody had put in any more.
will: However tidily the rice was eaten, one grain of it would be found next day, hard as a bead, in quite another place.
is: Rice can be eaten with a spoon or a fork or sticks or a hand, and now and then it falls off all of them.
night: Under its lid rice gets soft by being left alone.
night: One grain of rice under the table is never missed by the rest.

= tomato | tomatoes | tomato plant
was: There had been tomatoes, perhaps of the little kind. When a little tomato gets bitten, it is the person across the table that it hits.
will: The tomatoes were getting ready. For weeks and weeks tomatoes are green and take no notice of anyone, and then they all go red together.
is: Whoever touches the leaves of a tomato plant gets its smell to take away, on all the fingers that did it.
night: On its plant a tomato got a little redder, and could not see that it had.
night: Tomatoes hang by one green star each, and the star does not let go at night.

= christmas lights | the lights switched on | lights switch on
was: Nobody had been in the box with the Christmas lights. They went into it in a ring, and they came out of it in a knot.
will: By day the Christmas lights would be only wire with lumps in it. They would have to wait for it to get dark.
is: One of the Christmas lights always blinks when the others do not. It must be counting something else.
night: When the Christmas lights go off they all go together, and a window is a window again.
night: The Christmas lights went on and off, on and off, like somebody breathing.

= carols | carol singing | carol service | christmas carols | carol concert
was: Everybody had known the beginning of the carols. In the second verse people look at one another’s mouths.
will: Carols were going to be sung, and when people sing carols out of doors, each word comes out with a small cloud.
is: In all the best carols there is a high bit. Everybody can see it coming, and some go up, and some wait underneath.
night: There is a carol that is only about how quiet a night was.
night: Most carols can be hummed with the mouth shut, and even with the eyes shut.

= piñata | pinata | piñatas | pinatas
was: Everybody had stood well back from the piñata, and when it broke they were all underneath it.
will: The piñata was keeping a secret. It might be a donkey or a star or a fish, but whatever a piñata is, the secret rattles.
is: Outside, a piñata is nothing but paper and glue. It is the inside that people come for.
night: A piñata swings for a little, even when nobody is looking, and then hangs straight.
night: What is left of a piñata in the end is bright paper, and a piece of string.

= bird feeder | bird table | feeding the birds | feed the birds | bird watching | birdwatching
was: It had been a day with a bird feeder in it. Small birds take one seed from a bird feeder and go, and the pigeon stays underneath and has what they drop.
will: No bird would come to the bird feeder at first, but one of them would have seen it, and would be telling the others.
is: There is room for four on a bird feeder, and so six of them come.
night: The bird feeder hung in the dark, with nobody at it.
night: At night all the birds from the bird feeder are balls of feathers on a branch somewhere.

= watering can | watering cans | gardening | watering the plants | watering the garden | water the plants
was: At the tap the watering can had been at its heaviest, and at the far end of the garden it was at its lightest.
will: Most of what was in the watering can would go to the flowers, and the rest would go into one shoe.
is: A watering can makes rain for three plants and no more. No cloud has ever learned to do so little.
night: The watering can stood by the tap with a little water left in it, and a star in the water.
night: The last drop on the spout of a watering can takes half the night to make up its mind.

= woodlouse | woodlice | pill bug | pill bugs
was: The woodlouse had walked like a very small wave, because its fourteen legs all go one after another.
is: When their stone is lifted up the woodlice run in all directions, and each woodlouse seems to know which is the right one.
night: Under a log the woodlice lay packed together, and every woodlouse had a good place.
night: A woodlouse can shut itself by rolling up, and then it is shut.

`
