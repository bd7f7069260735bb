# about: story-about(sheep&!called&!named|lamb&!called&!named|horse&!called&!named|pony&!called&!named|ponies&!called&!named|foal&!called&!named|cow&!cowboy&!cowgirl&!called&!named|calf&!called&!named|calves&!called&!named|a cat&!called&!named|cats&!called&!named|cat please&!called&!named|kitten&!called&!named|kitty&!called&!named|kitties&!called&!named|a dog&!called&!named|dogs&!called&!named|doggy&!called&!named|doggie&!called&!named|puppies&!called&!named|puppy&!called&!named|duck&!called&!named|pig&!guinea&!pigeon&!called&!named|piggy&!called&!named|piggies&!called&!named|piglet&!called&!named|elephant&!called&!named|goat&!called&!named|farm animal&!called&!named|animals and their&!called&!named|quack&!called&!named|baa&!called&!named|moo &!called&!named|neigh&!called&!named|oink&!called&!named|miaow&!called&!named|meow&!called&!named|woof&!called&!named); with-character(sheep&!called&!named|lamb&!called&!named|horse&!called&!named|pony&!called&!named|ponies&!called&!named|foal&!called&!named|cow&!cowboy&!cowgirl&!called&!named|a cat&!called&!named|cats&!called&!named|kitten&!called&!named|dogs&!called&!named|duck&!called&!named|pig&!guinea&!pigeon&!called&!named|elephant&!called&!named|goat&!called&!named); creature(sheep&!called&!named|lamb&!called&!named|horse&!called&!named|pony&!called&!named|ponies&!called&!named|foal&!called&!named|cow&!cowboy&!cowgirl&!called&!named|cats&!called&!named|kittens&!called&!named|dogs&!called&!named|duck&!called&!named|piggies&!called&!named|piglet&!called&!named|pigs&!called&!named|elephant&!called&!named|goat&!called&!named); likes(sheep&!called&!named|lamb&!called&!named|horse&!called&!named|pony&!called&!named|ponies&!called&!named|cows&!called&!named|moo&!called&!named|cats&!called&!named|dogs&!called&!named|duck&!called&!named|pigs&!called&!named|piggies&!called&!named|elephant&!called&!named|goat&!called&!named); outing(sheep&!called&!named|lamb&!called&!named|horse&!called&!named|pony&!called&!named|ponies&!called&!named|foal&!called&!named|cows&!called&!named|duck&!called&!named|pigs&!called&!named|piglet&!called&!named|elephant&!called&!named|goat&!called&!named)
# also: happy; funny; likes; person; place; creature; with-character; outing
# kind horse: horse|horses|pony|ponies|foal|foals
# kind cow: cow|cows|calf|calves
# kind cat: cat|cats|kitten|kittens|kitty
# kind dog: dog|dogs|puppy|puppies|doggy|doggie|doggies
# kind duck: duck|ducks|duckling|ducklings|ducky|duckies
# kind pig: pig|pigs|piglet|piglets|piggy|piggies
# kind elephant: elephant|elephants
# kind goat: goat|goats
# wants: other
# role guest: answer, creature = a sheep
# ages: 1-2
# form: call-and-response
# holds: dark(kind), bee(kind)

=== title
{~Here I Am|Something Small to Say}
-> DONE

=== s1
# shot: wide
# place for duck: pond; afternoon; clear
# place: meadow; afternoon; clear
# action for horse: horse stand happy; tiny horse stand happy; heroes stand curious at horse; friends stand
# action for cow: cow stand happy; tiny cow stand happy; heroes stand curious at cow; friends stand
# action for cat: cat stand happy; tiny cat stand happy; heroes stand curious at cat; friends stand
# action for dog: dog stand happy; tiny dog stand happy; heroes stand curious at dog; friends stand
# action for duck: duck stand happy; tiny duck stand happy; heroes stand curious at duck; friends stand
# action for pig: pig stand happy; tiny pig stand happy; heroes stand curious at pig; friends stand
# action for elephant: elephant stand happy; tiny elephant stand happy; heroes stand curious at elephant; friends stand
# action for goat: goat stand happy; tiny goat stand happy; heroes stand curious at goat; friends stand
# action: sheep stand happy; tiny sheep stand happy; heroes stand curious at sheep; friends stand
# things: gate; bush
{~Who was that, over there? {H} went to see.|“{is_horse:Neigh|{is_cow:Moo|{is_cat:Miaow|{is_dog:Woof|{is_duck:Quack|{is_pig:Oink|{is_elephant:Toot|{is_goat:Meh|Baa}}}}}}}}?” What was that? {H} went to see.|Something was there, by the gate. {H} went to see.}
It was {is_horse:a horse|{is_cow:a cow|{is_cat:a cat|{is_dog:a dog|{is_duck:a duck|{is_pig:a pig|{is_elephant:an elephant|{is_goat:a goat|a sheep}}}}}}}}. It was big. Beside it was a small one.
“{is_horse:Neigh|{is_cow:Moo|{is_cat:Miaow|{is_dog:Woof|{is_duck:Quack|{is_pig:Oink|{is_elephant:Toot|{is_goat:Meh|Baa}}}}}}}}?” said the small one.
“{is_horse:Neigh|{is_cow:Moo|{is_cat:Miaow|{is_dog:Woof|{is_duck:Quack|{is_pig:Oink|{is_elephant:Toot|{is_goat:Meh|Baa}}}}}}}}!” said the big one. That means: here I am.
{joining}
-> DONE

=== s2
# shot: two
# place for duck: pond; afternoon; clear
# place: meadow; afternoon; clear
# action for horse: tiny horse stand curious at tulip; horse stand calm; heroes crouch at tiny horse; friends stand
# action for cow: tiny cow stand curious at tulip; cow stand calm; heroes crouch at tiny cow; friends stand
# action for cat: tiny cat stand curious at tulip; cat stand calm; heroes crouch at tiny cat; friends stand
# action for dog: tiny dog stand curious at tulip; dog stand calm; heroes crouch at tiny dog; friends stand
# action for duck: tiny duck stand curious at tulip; duck stand calm; heroes crouch at tiny duck; friends stand
# action for pig: tiny pig stand curious at tulip; pig stand calm; heroes crouch at tiny pig; friends stand
# action for elephant: tiny elephant stand curious at tulip; elephant stand calm; heroes crouch at tiny elephant; friends stand
# action for goat: tiny goat stand curious at tulip; goat stand calm; heroes crouch at tiny goat; friends stand
# action: tiny sheep stand curious at tulip; sheep stand calm; heroes crouch at tiny sheep; friends stand
# things: tulip; bush
The small one went to smell a flower. In went its face.
“{is_horse:Neigh|{is_cow:Moo|{is_cat:Miaow|{is_dog:Woof|{is_duck:Quack|{is_pig:Oink|{is_elephant:Toot|{is_goat:Meh|Baa}}}}}}}}?”
“{is_horse:Neigh|{is_cow:Moo|{is_cat:Miaow|{is_dog:Woof|{is_duck:Quack|{is_pig:Oink|{is_elephant:Toot|{is_goat:Meh|Baa}}}}}}}}!” said the big one. That means: here I am.
-> DONE

=== m1
# shot: behind
# place for duck: pond; afternoon; clear
# place: meadow; afternoon; clear
# action for horse: tiny horse stand curious beside tree; horse stand calm; heroes peek at tree; friends stand
# action for cow: tiny cow stand curious beside tree; cow stand calm; heroes peek at tree; friends stand
# action for cat: tiny cat stand curious beside tree; cat stand calm; heroes peek at tree; friends stand
# action for dog: tiny dog stand curious beside tree; dog stand calm; heroes peek at tree; friends stand
# action for duck: tiny duck stand curious beside tree; duck stand calm; heroes peek at tree; friends stand
# action for pig: tiny pig stand curious beside tree; pig stand calm; heroes peek at tree; friends stand
# action for elephant: tiny elephant stand curious beside tree; elephant stand calm; heroes peek at tree; friends stand
# action for goat: tiny goat stand curious beside tree; goat stand calm; heroes peek at tree; friends stand
# action: tiny sheep stand curious beside tree; sheep stand calm; heroes peek at tree; friends stand
# things: tree; bush
The small one went round a tree. It was a fat tree.
“{is_horse:Neigh|{is_cow:Moo|{is_cat:Miaow|{is_dog:Woof|{is_duck:Quack|{is_pig:Oink|{is_elephant:Toot|{is_goat:Meh|Baa}}}}}}}}?”
“{is_horse:Neigh|{is_cow:Moo|{is_cat:Miaow|{is_dog:Woof|{is_duck:Quack|{is_pig:Oink|{is_elephant:Toot|{is_goat:Meh|Baa}}}}}}}}!” It came from the other side. That means: here I am.
-> DONE

=== s3
# shot: above
# place for duck: pond; dusk; clear
# place: meadow; dusk; clear
# action for horse: tiny horse peek curious at themed; horse stand calm; heroes kneel at themed; friends sit
# action for cow: tiny cow peek curious at themed; cow stand calm; heroes kneel at themed; friends sit
# action for cat: tiny cat peek curious at themed; cat stand calm; heroes kneel at themed; friends sit
# action for dog: tiny dog peek curious at themed; dog stand calm; heroes kneel at themed; friends sit
# action for duck: tiny duck peek curious at themed; duck stand calm; heroes kneel at themed; friends sit
# action for pig: tiny pig peek curious at themed; pig stand calm; heroes kneel at themed; friends sit
# action for elephant: tiny elephant peek curious at themed; elephant stand calm; heroes kneel at themed; friends sit
# action for goat: tiny goat peek curious at themed; goat stand calm; heroes kneel at themed; friends sit
# action: tiny sheep peek curious at themed; sheep stand calm; heroes kneel at themed; friends sit
# things: themed; bush
There was {themed_a}. The small one looked behind it.
“{is_horse:Neigh|{is_cow:Moo|{is_cat:Miaow|{is_dog:Woof|{is_duck:Quack|{is_pig:Oink|{is_elephant:Toot|{is_goat:Meh|Baa}}}}}}}}?”
“{is_horse:Neigh|{is_cow:Moo|{is_cat:Miaow|{is_dog:Woof|{is_duck:Quack|{is_pig:Oink|{is_elephant:Toot|{is_goat:Meh|Baa}}}}}}}}!” said the big one, in front. That means: here I am.
-> DONE

=== l1
# shot: wide
# place for duck: pond; dusk; clear
# place: meadow; dusk; clear
# action for horse: bee fly happy; horse stand proud; tiny horse stand curious; heroes look-up laughing; friends look-up
# action for cow: bee fly happy; cow stand proud; tiny cow stand curious; heroes look-up laughing; friends look-up
# action for cat: bee fly happy; cat stand proud; tiny cat stand curious; heroes look-up laughing; friends look-up
# action for dog: bee fly happy; dog stand proud; tiny dog stand curious; heroes look-up laughing; friends look-up
# action for duck: bee fly happy; duck stand proud; tiny duck stand curious; heroes look-up laughing; friends look-up
# action for pig: bee fly happy; pig stand proud; tiny pig stand curious; heroes look-up laughing; friends look-up
# action for elephant: bee fly happy; elephant stand proud; tiny elephant stand curious; heroes look-up laughing; friends look-up
# action for goat: bee fly happy; goat stand proud; tiny goat stand curious; heroes look-up laughing; friends look-up
# action: bee fly happy; sheep stand proud; tiny sheep stand curious; heroes look-up laughing; friends look-up
# things: bush; daisy
A bee came by. “Zzz?” said the bee.
“{is_horse:Neigh|{is_cow:Moo|{is_cat:Miaow|{is_dog:Woof|{is_duck:Quack|{is_pig:Oink|{is_elephant:Toot|{is_goat:Meh|Baa}}}}}}}}!” said the big one. It says so to bees, too. That means: here I am.
-> DONE

=== s4
# shot: close
# place for duck: pond; dusk; clear
# place: meadow; dusk; clear
# action for horse: A stand curious at horse; horse stand happy at A; tiny horse stand surprised; heroes stand; friends stand
# action for cow: A stand curious at cow; cow stand happy at A; tiny cow stand surprised; heroes stand; friends stand
# action for cat: A stand curious at cat; cat stand happy at A; tiny cat stand surprised; heroes stand; friends stand
# action for dog: A stand curious at dog; dog stand happy at A; tiny dog stand surprised; heroes stand; friends stand
# action for duck: A stand curious at duck; duck stand happy at A; tiny duck stand surprised; heroes stand; friends stand
# action for pig: A stand curious at pig; pig stand happy at A; tiny pig stand surprised; heroes stand; friends stand
# action for elephant: A stand curious at elephant; elephant stand happy at A; tiny elephant stand surprised; heroes stand; friends stand
# action for goat: A stand curious at goat; goat stand happy at A; tiny goat stand surprised; heroes stand; friends stand
# action: A stand curious at sheep; sheep stand happy at A; tiny sheep stand surprised; heroes stand; friends stand
# things: gate; moon
It was nearly dark. Now {A} had something to say. It was very small.
“{is_horse:Neigh|{is_cow:Moo|{is_cat:Miaow|{is_dog:Woof|{is_duck:Quack|{is_pig:Oink|{is_elephant:Toot|{is_goat:Meh|Baa}}}}}}}}?” said {A}.
The big one looked at the small one. It was not that one. The big one came to {A}, and was warm.
“{is_horse:Neigh|{is_cow:Moo|{is_cat:Miaow|{is_dog:Woof|{is_duck:Quack|{is_pig:Oink|{is_elephant:Toot|{is_goat:Meh|Baa}}}}}}}}!” That means: here I am.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A lie-back sleepy; heroes lie-back sleepy; friends sit
# things: bed; door; blanket on A; themed left
{L} had a bed. {guest} had {is_cat:a basket|{is_dog:a basket|{is_duck:a nest|straw}}}.
{resting}
{keepsake}
Goodnight, {themed_noun}.
“{is_horse:Neigh|{is_cow:Moo|{is_cat:Miaow|{is_dog:Woof|{is_duck:Quack|{is_pig:Oink|{is_elephant:Toot|{is_goat:Meh|Baa}}}}}}}}?” said {L}, very low.
“{is_horse:Neigh|{is_cow:Moo|{is_cat:Miaow|{is_dog:Woof|{is_duck:Quack|{is_pig:Oink|{is_elephant:Toot|{is_goat:Meh|Baa}}}}}}}},” said somebody big, at the door.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Something small called, outside. Something big called back. Here I am.
-> DONE
