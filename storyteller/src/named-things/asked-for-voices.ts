/** As ./index.ts describes. */
export const askedForVoices = `
= elephant
called: the elephant
says: “I remember everything. I remember last Tuesday, and the Tuesday before it, and what there was to eat.”
says: “My tail is very small. I believe they had nearly run out by the time they got to it.”
says: “When I stand on this side of something, I am generally on the other side as well.”
jump: The elephant went over one foot at a time, four times, and the gate stood a little lower afterwards.
drawn: An elephant is a hill with a hose. {child} drew it so big that the tail had to go on the other side of the paper.

= lion
called: the lion
says: “My roar can be heard five miles away. That is why I never do it indoors.”
says: “They call me king. I have looked for the crown, but I think it must be under my hair.”
says: “I do not comb this. I lie down with it, and in the evening it is like that.”
jump: The lion stretched its front half and then its back half, and somewhere between the two it was over the gate.
drawn: For a lion {child} drew a sun and put a cat in the middle of it. It came out rather pleased.

= tiger
called: the tiger
says: “I was counting my stripes, but they go round the back, and there I always lose my place.”
says: “I am very hard to see in long grass. On a carpet people say hello to me at once.”
says: “I like getting wet. The other cats are surprised at me, and I am surprised at them.”
jump: The tiger poured itself over the gate, stripe after stripe, and the rings on its tail came over last.
drawn: A tiger has room for any number of stripes. {child} began at the head, and at the tail the pencil was quite blunt.

= brown bear
called: the bear
says: “I go to bed in November. I am not lazy, I am thorough.”
says: “I only meant to look at the honey. My arm went on without me.”
says: “Sometimes I stand on two legs to see further, and each time I am taller than I remember.”
jump: The bear leaned on the gate to see what was behind it, and went on leaning until it was there too.
drawn: {child} drew the bear from behind, sitting down. It is a very good view of a bear, and there are no claws in it.

= monkey
called: the monkey
says: “I sit on the back of a chair and never on the seat. I cannot think what the seat is for.”
says: “I have four hands and a tail, and it was the banana that I dropped.”
says: “Somebody looked at me and scratched, so I scratched too. I did not want to seem rude.”
jump: The monkey was over and back and over again before anybody could say one, so it said one itself.
drawn: A monkey is nearly all arms. {child} drew two at the top and two at the bottom, and the tail held on to the edge.

= giraffe
called: the giraffe
says: “I can see a visitor an hour before the visitor comes. So far it has always been another giraffe.”
says: “I do not say much. When a word has come all the way up, I have often stopped needing it.”
says: “Those are my knees down there. I know them by sight.”
jump: The giraffe had its head on the other side already, and only needed to send for its legs.
drawn: On the long side of the paper there is no room for a giraffe. {child} turned it on end, and the horns just went in.

= penguin
called: the penguin
says: “I am dressed for the party. I have been dressed for it all my life, and I am sure that it is soon.”
says: “I can fly perfectly well. I do it under water, where there is less to bump into.”
says: “It was a long walk. Where it was downhill I lay on my front and let the hill do it.”
jump: The penguin looked up at the gate, lay down flat, and slid under it with both arms out, like somebody who had meant to.
drawn: With a penguin the front is left white, so it is half done when you begin. {child} shaded the back until it shone.

= shark
called: the shark
says: “I come up to say good evening. It is the fin they see first, and I never get any further.”
says: “When one of my teeth falls out I have another behind it. I have never once found a coin.”
says: “There is not a bone in me. Feel your ear, I am like that all the way along.”
jump: The shark swam over at its usual speed, a little way above the gate, and looked neither left nor right.
drawn: A shark is one line out and one line home, with a triangle on top. {child} gave it a smile with the mouth shut.

= whale
called: the whale
says: “I sing in the evenings. It can be heard for a hundred miles, and I have never been told how it was.”
says: “Each thing that I eat is smaller than a pea. You can imagine that it takes up the day.”
says: “I am not a fish. I do not want to make a fuss about it, but there it is.”
jump: The whale came up on this side like a hill, went over for quite a while, and slid down without a splash.
drawn: There is never enough paper for a whale. {child} drew the eye very small, and that made the rest much bigger.

= mermaid
called: the mermaid
says: “My hair never hangs down. It goes wherever the water is going, and I catch it up later.”
says: “I have never owned a sock. Is it true that there are always two?”
says: “I sat on a rock until I was dry, and then I could not think why I had wanted to be.”
jump: The mermaid sat down sideways on the top bar, as she would on a rock, and brought her tail across last.
drawn: {child} drew one scale on the mermaid, and then had to draw them all, because one looked like a mistake.

= monster
called: the monster
says: “I practised my growl all afternoon. When I got here it came out as good evening.”
says: “I have five feet, and slippers come in twos. One of me is always cold.”
says: “Before I go to bed I look underneath it. So far it has always been my own tail.”
jump: The monster went up with three of its feet and down with the other two, and said excuse me to the gate.
drawn: Nothing can go wrong with a monster. {child} drew an arm too many, and it turned out that there was a place for it.

= cow
called: the cow
says: “I had this grass in the morning, and I am having it again now. It keeps very well.”
says: “When somebody stops at the fence, I come over. They always look as if they were going to tell me something.”
says: “I have a patch on my side like a teapot. I have never seen it, but I like to know that it is there.”
jump: The cow waited for somebody to open the gate, as somebody always had, and then stepped over it and was surprised at herself.
drawn: {child} drew the patches first, lying about on the paper, and then a cow round the outside of them.

= sheep
called: the sheep
says: “People begin to count me, and then they go quiet. I never hear what I come to.”
says: “I followed the one in front. Since then I have heard that it was following me.”
says: “This wool does not come off at night. I just go to bed in my bed.”
jump: The sheep was not on duty at all, and only jumped because it happened to be passing.
drawn: A sheep is a cloud on four sticks. {child} made it woolly all over, and then had to find somewhere to put the face.

= pig
called: the pig
says: “I have had a bath. It was mud, but I was in it for an hour.”
says: “My tail was curly when I came. I have never had to do anything to it.”
says: “There is a potato somewhere about. I only mention it because nobody else has.”
jump: The pig took a long run at the gate, thought better of it, and was over before the thought had reached its legs.
drawn: {child} drew a round pig with a round nose and two dots in it, and went round and round again for the tail.

= octopus
called: the octopus
says: “I like to hold things. I am holding seven at the moment, and I still have an arm for you.”
says: “I change colour when I am shy, and when I am cross, and when I sit on something stripy.”
says: “I have three hearts. In the evening, when it is quiet, I listen to them one after another.”
jump: The octopus put one arm over, and then another, and so on, and for some time it lived on both sides.
drawn: {child} counted the arms of the octopus out loud, and got to eight, and then found that they needed a head.

= dolphin
called: the dolphin
says: “I jump out to see what the weather is like. Every time, it is drier than I expected.”
says: “My name is a whistle. It goes up at the end, so it sounds as if I were not sure.”
says: “It looks as if I am smiling. It is only the way my mouth goes, but as it happens I am.”
jump: The dolphin came up out of the grass, turned on its side to have a look at the gate, and went in again.
drawn: A dolphin is a banana that is going somewhere. {child} put a wavy line underneath, and then it was in the air.

= zebra
called: the zebra
says: “I am black with white stripes, or else white with black ones. I keep meaning to find out.”
says: “There is a crossing that is called after me. I have never been, but I expect that it is mostly grass.”
says: “This morning I lost my sister for an hour. She was next to me, but so were all the others.”
jump: The zebra jumped, and for a moment nobody could have said which was zebra and which was gate.
drawn: {child} drew the dark stripes, and the paper did the light ones. With a zebra you get half of it for nothing.

= hippo
called: the hippo
says: “Most of me lives downstairs, in the water. I keep my ears up here for the news.”
says: “I can run. Nobody asks me to, and I do not bring it up.”
says: “A bird stands on my back all day. I think it takes me for an island, and I would not like to disappoint it.”
jump: The hippo breathed in until it was nearly round, floated over the gate, and breathed out on the other side.
drawn: {child} drew two ears, two eyes and a line for the water. The rest of the hippo was under it, and took no time.

= crocodile
called: the crocodile
says: “This morning I was a log, for three hours. I think that I was rather good.”
says: “I begin to brush at the left on Monday, and on Thursday I come round the corner.”
says: “I am all bumps along the top. If you ever want to stand toast up, I am your crocodile.”
jump: The crocodile was a log on this side for a little while, and after that it was a log on the other.
drawn: There is one zigzag along the back of a crocodile and one in its mouth. {child} did both without lifting the pencil.

= snake
called: the snake
says: “I put out my tongue to smell things with. Please do not think that I am being rude.”
says: “I have lain straight, and I have lain curly, and tonight I may try a bow.”
says: “I would like to wave, but I have only myself to do it with.”
jump: The snake went in and out and in and out between the bars, until for a moment the gate looked knitted.
drawn: A snake is as long as the pencil likes. {child} took it all along the edge of the paper, until it nearly met itself.

= panda
called: the panda
says: “I had bamboo for breakfast, and bamboo after that. For supper I am hoping to be surprised.”
says: “These rings round my eyes are not because I am tired. I am tired, but that is separate.”
says: “I can do a forward roll. I have not always meant to.”
jump: The panda sat on the top bar until it had finished its bamboo, and then simply rolled off on the other side.
drawn: {child} drew the eyes of the panda and shaded all round them, and it looked so sleepy that the rest was done softly.

= koala
called: the koala
says: “I was coming earlier, but I was asleep, and before that I had been asleep.”
says: “They say that I smell of cough sweets. It is the leaves. I have never had the cough.”
says: “The tree and I have had our arms round each other all day. I forget who began.”
jump: The koala put its arms round the gate post and nodded off, and when it woke up it was round the other side.
drawn: A koala is two fluffy ears with a big nose between them. {child} drew the tree last, to give it something to hold.

= kangaroo
called: the kangaroo
says: “I cannot go backwards. I have often wondered what is there, but I leave it.”
says: “There is somebody in my pocket. I keep my handkerchief somewhere else now.”
says: “I came in long jumps. It was quick, but I have seen only about a third of the way.”
jump: The kangaroo went over so high that there was time, at the top, to look into its pocket and say that all was well.
drawn: {child} drew the pocket of the kangaroo, and then put a face in it, because an empty pocket is a pity.

= sloth
called: the sloth
says: “I have come to say good morning. I did set out in good time.”
says: “I am in the middle of turning my head. Do go on, I shall see you quite soon.”
says: “There is moss on my back. I did not plant it, I was only not moving.”
jump: The sloth took hold of the gate with one arm, and then with the next, and was expected over by Thursday.
drawn: {child} drew a branch and hung the sloth underneath. With the paper upside down it sat up, but it did not look any quicker.

= mouse
called: the mouse
says: “I was ever so quiet. Then I trod on a crisp.”
says: “I had a crumb today as big as my head. I am having it again tomorrow.”
says: “I have seen this house from underneath. You may be glad to know that it is very well held up.”
jump: The mouse looked at the gate, looked at the gap underneath, and then climbed right over the top all the same.
drawn: A mouse is small, so {child} drew it small, and the tail had all the rest of the paper to itself.

= friendly giant
called: the giant
says: “I say everything in a whisper. This is the whisper.”
says: “I look before I put a foot down. It takes me all day to get across a garden.”
says: “I borrowed a tablecloth to blow my nose. When I took it back they told me I could keep it.”
jump: The giant looked about for the gate, and it turned out to have been stepped over some time ago.
drawn: {child} drew one boot of the giant, with the laces, and then the paper was full.

= knight
called: the knight
says: “I meant to come in quietly, but I am made of saucepans.”
says: “I have a horse, a sword and a flag. What I should really like is a pocket.”
says: “My helmet fell shut at dinner time. As luck would have it, I was having spaghetti.”
jump: The knight clanked up one side and clanked down the other, and hoped that nobody had heard anything.
drawn: {child} drew the knight with the helmet shut. That way there is no face to get right, only the slits.

= wizard
called: the wizard
says: “I know a spell that tidies up. It is under all this somewhere.”
says: “I turned a spoon into a frog, and after that the soup was not so easy.”
says: “I have lost my wand twice today. Both times I was stirring the tea with it.”
jump: The wizard said the first half of a spell, rose as high as a chair, drifted across, and said the other half.
drawn: {child} drew the hat of the wizard from the top and the beard from the bottom, and where they met there was a nose.

= witch
called: the witch
says: “In the pot I have a carrot, an onion and a leek. It is soup, whatever you may have heard.”
says: “My cat will only sit at the front. I have stopped arguing, and I steer by her ears.”
says: “This hat keeps the rain off all of me but my nose.”
jump: The witch flew over sitting sideways, saw that the cat had got off, flew back for it, and flew over again.
drawn: A witch is two triangles, a small one and a large one. {child} drew every bristle of the broom, so that it would fly straight.

= astronaut
called: the astronaut
says: “Up there I let go of my sandwich and it waits for me. I keep forgetting that yours do not.”
says: “I have been round the world sixteen times today, and I did not pass a single shop.”
says: “I can see my own house from there. I just cannot see which one it is.”
jump: The astronaut took one small step, and went over so slowly that there was time to wave in both directions.
drawn: {child} drew the helmet of the astronaut with a window in it, and in the window, very small, somebody drawing.

= polar bear
called: the polar bear
says: “At home I am the same colour as everything. In a house I feel rather noticeable.”
says: “I have fur under my feet as well. I did wipe them, it just does not show.”
says: “I lay down on a piece of ice for a minute, and when I woke up I had arrived somewhere.”
jump: The polar bear took the gate for the edge of the ice, and let itself down on the far side without a sound.
drawn: In the snow a polar bear is three black dots. {child} drew them with care, and then three more, for company.

= rhino
called: the rhino
says: “I do not see well. If you are a bush, good evening, and if you are not, good evening.”
says: “My skin is very thick. Behind the ears it is soft, in case anybody should ask.”
says: “Wherever I look my horn is in the picture. I have grown fond of it.”
jump: The rhino came up at a gallop, noticed the gate just in time, begged its pardon, and stepped over.
drawn: A rhino wears its skin a size too large. {child} put in folds at the knees, and it stood there as if it were waiting for a bus.

= turtle
called: the turtle
says: “I have been to the other side of the sea. It is wet all the way to the edge.”
says: “I came out of the egg at night and walked towards the shiniest thing. Luckily it was the sea.”
says: “People tell me to hurry. In the water I am quick, but then they are not there to see.”
jump: The turtle rowed up to the gate, rowed slowly over it through the air, and rowed on across the grass.
drawn: {child} paved the turtle like a path, one stone after another, and the last one had to have six corners.

= seal
called: the seal
says: “I like to look at the people on the beach. They take me for somebody’s head.”
says: “I got up on to the rock by myself. Getting off does not count, it was only falling.”
says: “My whiskers tell me who has gone by. It was a herring, an hour ago, and it was late for something.”
jump: The seal flopped up the gate with two rests, lay along the top for a third, and ran down the other side like water.
drawn: A seal is a sausage with a face. {child} put in the whiskers, and then dots all round for the wet.

= deer
called: the deer
says: “I was behind the tree the whole time. I nearly always am.”
says: “I take my antlers off every spring. I put them down somewhere, and then I have to grow some more.”
says: “I can hear a leaf come down. It is not very interesting, but I do hear it.”
jump: The deer listened to the gate, first with one ear and then with both, and was over before the grass had moved.
drawn: The legs of a deer are thinner than the pencil. {child} drew the antlers like two small trees, with room for a bird.

= wolf
called: the wolf
says: “I am in a good many stories. In most of them I should have stayed at home.”
says: “I like to sing last thing at night. Would it disturb anybody if I did the low part?”
says: “There are nine of us, and we sleep in a heap. I am third from the bottom.”
jump: The wolf stepped over on its long legs, and held its tail up so as not to leave hairs on the gate.
drawn: {child} drew the wolf singing, with its nose straight up, and put a moon where the nose was pointing.

= goat
called: the goat
says: “I have eaten a label. It said that I am not to be washed too hot.”
says: “I climbed up there to see further, and what I saw was somewhere higher.”
says: “This beard is my own. My aunts all have one like it.”
jump: The goat jumped on to the top bar, stood there with its four feet together for the view, and came down when it had seen it.
drawn: {child} drew a very small hill, and on it a goat with all its feet in one place and its beard hanging over.

= llama
called: the llama
says: “I will carry a bag, and I will carry a blanket. At the second blanket I sit down.”
says: “I hum when I am thinking. It is not a tune yet, but I am still thinking.”
says: “My eyelashes are real. People ask.”
jump: The llama looked down at the gate as it looks down at everybody, and went over with its chin up.
drawn: First it was a sheep. Then {child} made the neck go up and up, and it was a llama.

= otter
called: the otter
says: “I have a stone under my arm. I had it yesterday as well. It is that sort of stone.”
says: “I eat lying on my back, and my front is the table. When I have finished I roll over, and it is washed up.”
says: “We have a slide at our place, made of mud. It is the way down, so we have been down it forty times.”
jump: The otter lay down on its back, folded its paws on its front, and went over the gate as if it were floating.
drawn: {child} drew the otter long and wet and lying on its back, and took most trouble over the stone.

= badger
called: the badger
says: “Good morning. I know what it looks like outside, but I have only just got up.”
says: “I have eleven rooms, and I dug every one. In all of them it is dark, so they go well together.”
says: “The stripes on my face are so that people know which end of me is talking.”
jump: The badger looked for a way under, as it always does, and then went over backwards with its arms full of straw.
drawn: The face of a badger is a road with a white line down the middle. {child} drew that first, and a badger came up behind it.

= racing car
called: the racing car
says: “I saw a tree today. At least, I think that it was all one tree.”
says: “They changed my wheels in three seconds. I had only stopped to say good afternoon.”
says: “I am number seven. I have never found out whether the other six were like me.”
jump: The racing car took the gate at full speed, came round and took it again, and was over three times before it could stop.
drawn: {child} drew a racing car with lines behind it, and after that it was hard to keep it on the paper.

= submarine
called: the submarine
says: “I have been under water all day. If it rained, I was not told.”
says: “A fish looked in at my window for some time. I hope that we were interesting.”
says: “Whenever I come up, I am next to a duck.”
jump: The submarine sank into the grass on this side, put up its eye, and rose on the other side with a daisy on top.
drawn: {child} drew a great deal of water round the submarine, because without the water it was a loaf.

= hot-air balloon
called: the hot-air balloon
says: “I do not choose where I go. I only look pleased when I get there.”
says: “I know people from above. They are mostly hat.”
says: “In the morning I lie on the grass like washing. You would not think it of me by breakfast.”
jump: The hot-air balloon lifted its basket by exactly as much as it needed, and drifted over, looking somewhere else.
drawn: A hot-air balloon is very large, and the people get the small part. {child} drew two of them, both looking down.

= mole
called: the mole
says: “I came up to see the garden. I did not see it, but I came up.”
says: “My hands are on sideways. I am no good with a cup, but you should see me in soil.”
says: “I have made nine heaps on the grass, all in a line. I expect that somebody is pleased.”
jump: The mole went down on this side, and there was one heap, and another beyond the gate, and the second had a nose in it.
drawn: A mole is a velvet bag with hands. {child} drew two dots for the eyes, and then made them smaller.

= swan
called: the swan
says: “They tell me that I look calm. They have not seen my feet.”
says: “I can turn round and look at my own back. It is very tidy, I must say.”
says: “I was small and grey once, and nobody looked at me. I looked at them, though.”
jump: The swan sailed up to the gate, opened its wings like two doors, and then simply stepped over on big wet feet.
drawn: A swan is a two with a tail. {child} wrote the two, and there it was on the water.

= flamingo
called: the flamingo
says: “I am using one leg. I have another, but I am keeping it warm for later.”
says: “I eat with my head upside down. The others all do too, so nobody has noticed.”
says: “My knees bend the wrong way. I have since heard that they are ankles, and I am still getting used to it.”
jump: The flamingo put one leg over, and stood there, and a good deal later remembered that there was another.
drawn: {child} drew one long straight leg and put the flamingo on it. A second leg was not needed.

= eagle
called: the eagle
says: “I look cross. I am not, it is only the eyebrows.”
says: “I can see everybody from up there. You would be surprised how many people hop when they are alone.”
says: “My bed is a heap of sticks. I bring another one home every day, but it gets no softer.”
jump: The eagle opened its wings, and the wind, which had been waiting for that, put it down on the other side.
drawn: An eagle far away is a tick in the sky. {child} drew that one first, and then a near one with eyebrows.

= dragonfly
called: the dragonfly
says: “I am not a dragon, and I am not a fly. Somebody cannot have been looking.”
says: “I stop in the middle of the air to think. I have seen people do it in doorways.”
says: “I lived under water for two years. Then I climbed up a stalk, and it turned out that I had wings.”
jump: The dragonfly stood still in the air in front of the gate, flew backwards a little to see it better, and was over.
drawn: The wings of a dragonfly are four windows. {child} drew the little panes, and there were more than one would think.

= firefly
called: the firefly
says: “I have a lamp, but it is on my back. I can see very well where I have been.”
says: “I flashed at a star for most of the evening. It is shy, but it did answer.”
says: “I do not need a wire. People turn me over and look for one.”
jump: The firefly was on this side, then it was dark for a moment, and then the firefly was on that side.
drawn: {child} drew the firefly very small, and shaded everything round it as dark as the pencil would go, and then it was lit.

= gorilla
called: the gorilla
says: “At home I drum on my chest to say that I have come. At a house I believe one knocks.”
says: “I am as strong as I look. What I mostly use it for is leaves.”
says: “My back has gone silver all by itself. The little ones use it as a slide.”
jump: The gorilla sat on the top bar for a leaf or two, and climbed down backwards, like somebody on a ladder.
drawn: {child} made the gorilla as dark as the pencil could, and left two small places for it to look out of.

= jellyfish
called: the jellyfish
says: “I am nearly all water. It is lucky that I know where I stop.”
says: “I open, and then I shut. So far it has always taken me somewhere.”
says: “There is nothing in my head. I looked, but I could not find the head either.”
jump: The jellyfish opened like an umbrella and rose, and shut and sank a little, and at the fifth try it was over.
drawn: A jellyfish is an umbrella that is coming undone. {child} let the pencil wobble, and for once that was right.

= starfish
called: the starfish
says: “I have walked from one end of my rock to the other. All five arms wanted to go first.”
says: “When it is dark I can see that there are more of us. How did they get up there?”
says: “I am asked which of my arms is the head. We do it by turns.”
jump: The starfish went over like a wheel, one arm after another, and lay down flat where it arrived.
drawn: A starfish is a star that nobody has sharpened. {child} put bumps on it, and they made it look more comfortable.

= seahorse
called: the seahorse
says: “I do everything standing up. I should like to lie down once, to see why they all talk about it.”
says: “My father carried us in his pocket, two hundred of us. He called every one of us dear.”
says: “I am a horse, but few people ask for a ride. I could manage a shrimp.”
jump: The seahorse rose slowly, standing up, bowed to the gate, and came down as slowly on the other side.
drawn: {child} drew the front of a horse, and below that the seahorse only had to curl.

= camel
called: the camel
says: “I have not had a drink since Wednesday. I do not want one, I only think that it is interesting.”
says: “I can shut my nose, as you can shut your eyes. It is very useful near cabbage.”
says: “I get up in three goes, and whoever is on top always says the same thing.”
jump: The camel knelt down in front of the gate and got up behind it, and nobody had seen the part between.
drawn: {child} drew a hump, and then there was still room on the camel, so it was given another.

= lorry
called: the lorry
says: “I have had bananas in me, and beds. Tonight I am empty, and I can hear myself.”
says: “I beep when I go backwards. It is so that I do not give myself a surprise.”
says: “When somebody waves to me from a bridge, I hoot. It is the best thing that I do all day.”
jump: The lorry backed up to the gate, beeping in a whisper, let down its ramp, and rolled over on its softest wheels.
drawn: A lorry is a small box with a face and a long box behind it. {child} drew wheels until there was no more underneath.

= a king
called: the king
says: “The crown is heavy, but without it I am taken for the gardener.”
says: “I sit on the throne until four o’clock. My feet do not reach the floor, so I swing them.”
says: “I was asked to open a bridge today. It was open already, I could see right across.”
jump: The king waited for the trumpets, waited a little longer, picked up his robe on both sides, and hopped.
drawn: {child} drew a crown with five points, and then put a king underneath to hold it up.

= cheetah
called: the cheetah
says: “I was here before I set out, or very nearly.”
says: “I run for a minute and sit for an hour. It is the sitting that I am really good at.”
says: “I cannot roar. What comes out is a chirp, and I would rather that you heard it from me.”
jump: The cheetah was over, and the gate, which had just begun to get ready, was too late.
drawn: {child} put so many dots on the cheetah that the pencil drummed like rain.

= peacock
called: the peacock
says: “There are a hundred eyes on my tail, and I still do not know what is behind me.”
says: “When I open my tail they say ah. When I sing they say something else.”
says: “My tail takes up the whole of the path. I ought to be sorry about it.”
jump: The peacock flew up on the gate, opened its tail in case anybody was looking, closed it again, and got down.
drawn: {child} drew the eyes on the tail of the peacock one by one, until there were twenty and they all looked back.

= meerkat
called: the meerkat
says: “I am on watch. I have seen a beetle, and a cloud, and then the beetle again.”
says: “There are thirty of us, and we all say goodnight to one another. By then it is morning.”
says: “I stand on the tips of my toes. It is the same view, but there is more of it.”
jump: The meerkat stood up straight, looked both ways, called out that all was clear, and climbed over behind itself.
drawn: {child} drew a meerkat that looked so hard to the right that another one had to be drawn there.

= ostrich
called: the ostrich
says: “I am a bird. I had a look at the sky about it once, and we left it at that.”
says: “I do not put my head in the sand. I was seeing to the eggs, and people talk.”
says: “Each of my eyes is bigger than my brain. I see it all, and think about it very little.”
jump: The ostrich stepped over the gate without noticing, and on the other side it asked when it would be its turn.
drawn: {child} drew a bush, put two long legs under it and one long neck on top, and the ostrich looked round.

= beaver
called: the beaver
says: “I can hear water running somewhere in this house. I shall stop it up for you as soon as I find it.”
says: “My teeth never stop growing, so I never stop chewing. Does anybody need that table?”
says: “I put one stick across a stream, and then one more. Now they all call it the lake.”
jump: The beaver looked on the gate as a good beginning, added two sticks, and went over on the upper one.
drawn: {child} drew the tail of the beaver in squares, like a waffle, and put two long teeth at the other end.

= alpaca
called: the alpaca
says: “My fringe comes down to here. I know most people from the knees down.”
says: “I am always being taken for a llama. I have looked at a llama, and I am much more of a cloud.”
says: “In summer my coat comes off, and somebody else wears it. I hope that it is behaving.”
jump: The alpaca sprang straight up with four legs at once, and came down on the other side a little fluffier.
drawn: {child} drew curls and more curls, and when there were enough of them there was an alpaca underneath.

= motorbike
called: the motorbike
says: “I say brrm. I have other words, but people do not wait for them.”
says: “When I lean over in a corner, the whole street leans the other way. I have seen it.”
says: “I have one leg, and I only put it down to sleep.”
jump: The motorbike came up very slowly, lifted its front wheel over, then the other, and did not say brrm until it was down.
drawn: {child} drew two wheels, and filled in the middle of the motorbike with everything that an engine might need.

= walrus
called: the walrus
says: “I have a moustache. My mother has one too, and hers is better.”
says: “These are teeth. I am sorry to point, but there is nothing else that I can do with them.”
says: “We all lie on one piece of ice. When I turn over, everybody has to know about it beforehand.”
jump: The walrus hooked its teeth over the top bar, heaved, thought of its dinner, heaved, and slid down like a sack of potatoes.
drawn: A walrus is a hill with a moustache. {child} drew the two long teeth with a ruler, and the rest without.

= a queen
called: the queen
says: “I wave from the wrist. If I did it from the shoulder I should be worn out by the second street.”
says: “There was a cake with my face on it. I did not know where to begin.”
says: “Everybody gets up when I come in. I had only wanted a glass of milk.”
jump: The queen gave the gate her crown to hold, climbed over, and took it back with thanks.
drawn: {child} drew the dress of the queen all the way down to the ground, and so there was no need for feet.

= ninja
called: the ninja
says: “I have been here for some time. I was the coat.”
says: “I could show you how quietly I walk, but you would miss it.”
says: “I wear black so as not to be seen. At breakfast it hardly helps me at all.”
jump: The ninja was over, but nobody had seen it, and so it was done once more with a small cough.
drawn: {child} drew the two eyes of the ninja and shaded in the rest, until there was somebody there who was not there.

= toad
called: the toad
says: “I am the one that walks. The one that hops is somebody else, and you will have met it first.”
says: “I shut my eyes when I swallow. I like to give it my full attention.”
says: “I live under a flowerpot. It is dark and damp, and I have never seen a better one.”
jump: The toad looked at the gate for a long time, and then it walked underneath, one elbow after another.
drawn: {child} drew the toad flat and wide, and put the bumps on last, like pepper.

= yeti
called: the yeti
says: “I am knitting myself a sock. I began it four winters ago.”
says: “I hid behind a snowflake. It was quite a large one.”
says: “People take photographs of where my feet have been. I do have a face.”
jump: The yeti put one foot over, and then there was so much of it on that side that the rest simply followed.
drawn: {child} drew one footprint as big as the paper. The yeti had only just gone by.

= puffin
called: the puffin
says: “I have ten fish in my beak, so I shall be brief.”
says: “I can fly very fast. It is the landing that I have not got right, and you will hear it.”
says: “This beak is my summer one. In winter I have a plain one, and nobody knows me.”
jump: The puffin flapped so fast that it hummed, cleared the gate by a good deal, and landed on its front.
drawn: {child} put stripes on the beak of the puffin, and let the fish hang out, a head and a tail by turns.

= raccoon
called: the raccoon
says: “I washed a biscuit, and now I have no biscuit, but my hands are very clean.”
says: “I am not wearing a mask. This is my face, and I come by it honestly.”
says: “I went through the bin, but I put everything back in a better order.”
jump: The raccoon felt the gate all over with both hands, found the latch, undid it, did it up again, and climbed.
drawn: {child} gave the raccoon a mask, and rings on its tail, and it looked like somebody with a plan.

= narwhal
called: the narwhal
says: “It is a tooth. I say so at once, because otherwise people ask me to do magic.”
says: “I always arrive twice. The tooth comes first, and later on there is me.”
says: “When I turn round, we all have to turn round. I try not to forget things.”
jump: The narwhal put its tooth through the bars, saw that this was no good, drew it out again, and floated over.
drawn: {child} drew a long straight line for the tooth, and hung a whale on the end of it.

= goose
called: the goose
says: “I was at the front today. It is windier there, and nobody talks to you.”
says: “I know when somebody is coming up the path, and I tell them so.”
says: “My neck arrives in a room before I have decided to go in.”
jump: The goose stretched its neck over, had a look, told the rest of itself about it, and followed with a flap.
drawn: {child} drew the neck of the goose as tall as it would go, and put the feet on flat, like two leaves.

= lobster
called: the lobster
says: “One of my claws is for cracking and one is for cutting. I have none at all for buttons.”
says: “I wear my bones on the outside. It saves me a coat.”
says: “My feelers are longer than I am, so I usually know who it is before I do.”
jump: The lobster walked up to the gate, turned round, and shot over it backwards with its claws trailing.
drawn: {child} drew one claw of the lobster too big, and then the other, and after that the lobster was right.

= leopard
called: the leopard
says: “They are not spots, if you look closely. They are rings, and I have never found out whose.”
says: “I tried to wash one of my spots off. It is quite true what they say.”
says: “I sleep on a branch, with two legs down each side. You can imagine what it is like to turn over.”
jump: The leopard lay along the top bar for a little, two legs on this side and two on that, and then brought the first two across.
drawn: {child} drew rings all over the leopard, and took care to leave the nose alone.

= lemur
called: the lemur
says: “I sit in the sun until my front is done. Then I turn round.”
says: “My eyes are always as wide as this. I am not surprised about anything.”
says: “I hold my tail straight up when we go for a walk, so that nobody gets lost behind me.”
jump: The lemur came bouncing sideways on two legs, with its arms in the air, and bounced sideways over.
drawn: {child} drew two big round eyes and a long tail in rings, and the lemur that goes between them was soon done.

= woodpecker
called: the woodpecker
says: “I knock and knock. Most of the time it turns out to be a tree.”
says: “Anybody else would have a headache. I have a special head, and I thank it every evening.”
says: “I have made a front door today. Tomorrow I am going to make the room.”
jump: The woodpecker ran up the gate post, knocked once at the top to be polite, and ran down the back.
drawn: {child} tapped with the pencil to make the hole of the woodpecker, and the dots were so good that they were left.

`
