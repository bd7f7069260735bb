# also: tired
# about: manners; funny
# role parrot: toy = a mop called Polly
# holds: dark(kind)

=== title
{~The Politest Pirates on the Sea|The Treasure of Teaspoon Island}
-> DONE

=== s1
# shot: wide
# place: harbour; afternoon; breeze
# action: captain bow calm at heroes; heroes wave curious at captain; sailor wash calm boot; friends wave curious; tiny parrot sit calm on captain
# things: boat; flag; bell; map in captain.hand
# people: captain(he, red coat); sailor
{~The pirate ship came into the harbour on a {~Sunday|Wednesday}, and tied itself up very neatly, and wiped its feet. {H} {was} there to see it.|“Excuse me,” called somebody. “Might we come in?” It was a pirate ship, at the end of the harbour, and {H} had never heard one ask before.|Nobody ran away when the pirate ship came in, because it had rung its bell first, and waited. {H} went down to the harbour to look.}
“Good afternoon,” said the captain. {young:He had a red coat and a big blue hat.|He had a red coat, and a blue hat with weather in it.} “We are pirates. I do hope this is a good time.”
“What have you come to steal?” asked {A}.
“Oh, we do not steal,” said the captain, {young:and he went pink. “We look for treasure. But we cannot read the map. Is anybody here good at it?”|quite shocked. “We look for treasure. But none of us can read the map. We wondered whether somebody here was good at it.”}
{H} {was} very good at it.
{joining}
{is_loved:“I hope that the treasure has to do with {loved},” said {A}. “Then so do we,” said the captain at once, and the mate underlined it.|{musing}} # personal
The captain had no parrot. So {parrot_a} was asked, and sat on his shoulder.
-> DONE

=== s2
# shot: two
# place: ship; afternoon; breeze
# action: A point laughing at map; captain look-up surprised; heroes read happy map; sailor write calm notebook; friends peek happy
# things: map on barrel; barrel; compass; ships-wheel
So out they sailed, past the wall and the bell and the last green buoy, and {A} spread the map on a barrel.
“It is upside down,” said {A}.
{young:“Oh,” said the captain. “Oh. So that was why.”|There was a long silence. “That,” said the captain, “explains a good deal.”}
The mate wrote it down, so that it should not happen again. # more
The right way up, it showed three things: {young:a rock like a dog, fast asleep, a rock like a loaf of bread, and an island like a spoon.|a rock like a sleeping dog, a rock like a loaf, and an island shaped exactly like a teaspoon.} # usual
“That way,” said {A}, and the ship leaned over and went, {~creak, hush, creak|hush, creak, hush}.
{helper_person:“Left is this one,” said {helper}, and held it up, for the man at the wheel was never sure.} # beat
{helper_animal:{helper} went to the front and looked where they were going, and the man at the wheel simply steered after {helper}.} # beat
{helper_carried:{helper} was put on the left of the wheel, so that the man there should remember which that was.} # beat
-> DONE

=== m1
# shot: close
# place: ship; afternoon; clear
# action: seal eat happy cake; A clap happy at seal; heroes drink happy cup; captain bow happy; friends drink happy cup
# things: cake on barrel; barrel; teapot; plate
At four o’clock everything stopped for tea. {young:Pirates like their tea.|Pirates are very strict about that.} There was ginger cake, which does not mind the sea, and {young:one pirate said “After you,” and the next one said “After you,” and so nobody had any.|each pirate said “After you,” until nobody could begin.}
In the end a seal {~put its head over the side|looked in over the rail}, said nothing, and took the first slice.
It chewed. It shut its eyes. It held out a flipper for another. # more
“Well, that is a relief,” said the captain, and then everyone could.
-> DONE

=== m4
# aside with m1
# shot: wide
# place: ship; afternoon; breeze
# action: A play happy bell; heroes hold happy bell; captain bow happy; sailor bow happy; friends point happy left
# things: bell in A.hand; hull; flag; hat in captain.hand
After tea they met another ship. {young:She was very big. She came nearer and nearer. And nobody would go first.|She was very large, and came straight at them, and neither would go first.}
“After you,” called the captain.
“No, after you,” called the other.
“I could not possibly,” called the captain. They bobbed there, nose to nose, {young:and took off their hats, and put them on, and took them off.|taking off their hats. It might have gone on until winter.}
Then {A} found the bell. “When I ring,” called {A}, “everybody go left!”
Ding. The two ships slid by each other, so close that the {~two cooks shook hands|cats on board touched noses}.
“Remarkable,” said the captain. “We once spent a whole Easter like that.”
{pausing} # company
-> DONE

=== l1
# aside
# shot: two
# place: ship; dusk; clear
# action: whale look-up calm; A point surprised at whale; heroes peek surprised at whale; captain bow happy at whale; friends peek surprised
# things: map; rock
The rock like a sleeping dog was just where it should be. The rock like a loaf was not.
“It was here on the map,” said {A}, and looked over the side. The sea was moving about under there, {young:dark and smooth. Then the sea opened one big eye.|dark and smooth. Then a large eye opened in it.}
“Mind our paint,” called the mate. “No, no,” said the rock, “mind mine.” # more
“I do beg your pardon,” said the rock like a loaf. “I only came up for a breath. Am I in the way?” It was a whale, and {young:it was on all the maps. It had been on them for years and years.|had been on all the maps for sixty years.} “I am never sure,” it said, “{~whether to tell them|whom I ought to tell}.”
“I should not,” said {A}. “They would have to print them all again.” # more
-> DONE

=== s3
# shot: behind
# place: island; dusk; clear
# action: captain sit sad; A read curious map; heroes point curious at map; sailor dig worried; friends dig worried; tiny parrot sit sad
# things: 2 trees; spade; sand; hole; map
They came to Teaspoon Island as the sun was going down, over water like {~pink glass|apple jelly}. The map said: twenty steps from the palm tree, and dig.
But there were two palm trees. {young:The captain dug by one. The mate dug by the other. There was sand. Under the sand there was more sand.|The captain dug at one, and the mate dug at the other, and all they found was sand, and under the sand, more sand.} # usual
{hinderer_person:“I have dug one over here,” said {hinderer}, from a hole that was not by a tree at all.} # beat
{hinderer_animal:{hinderer} dug too, very fast, and all the sand that came out went over the captain.} # beat
{hinderer_carried:{hinderer} had been put down out of the way, and out of the way turned out to be where they had to dig.} # beat
“It is no good,” said the captain, and sat down on his hat, parrot and all. “{young:We look and we look. We never find anything.|We have been looking for eleven years. I do not think we are the finding sort.}” # usual
“Wait,” said {A}. “Twenty steps. But whose?”
-> DONE

=== m2
# shot: wide
# place: island; dusk; clear
# action: turtle walk calm; A walk happy; heroes walk happy; captain tiptoe calm; sailor tiptoe calm; friends tiptoe calm
# things: tree; 6 footprints; sand; hat in captain.hand; map
{young:For there was a spade on the map, too. It was a very little spade.|For the writing on the map was very small, and the spade drawn on it was smaller still.} “Whoever buried this,” said {A}, “had short legs.”
A turtle was going by, {young:slowly, slowly. It went from the palm tree to the sea.|as turtles do at that hour. It set out from the palm tree towards the sea.} Everybody walked behind it and counted. It took a quarter of an hour. One, and a rest, and two, and a rest.
Nobody liked to hurry it. “It is a lady, I think,” whispered the captain, and took off his hat. # more
“Twenty,” said {A} at last, and drew a cross in the sand with {~one toe|a finger}.
-> DONE

=== l2
# shot: two
# place: island; dusk; clear
# action: captain pull surprised chest; A pull laughing at captain; heroes pull laughing at captain; sailor fall laughing; friends fall laughing; crab walk surprised
# things: chest; sand; fork; hole; lantern
They dug with the cake slice, {young:because it was only a little cross|since it was such a small cross}. Down went the captain’s sleeve, up to the {~elbow|shoulder}.
Down went the cook’s sleeve. “Sand,” said the cook. “A crab. I beg its pardon. More sand.” # more
“I have something,” said the captain, in a whisper. “It is about as big as a bread bin. It has a handle. {young:I do not dare to pull.|I hardly like to pull.}”
“You pull,” said {A}, “and we will pull you.” {many:{B} held on to {A}, and {C} held on to the mate.|The mate held on to {A}, and the cook held on to the mate.} Out it came, so suddenly that they all sat down, {young:bump, bump, bump, like spoons in a drawer.|one in another’s lap, like spoons.}
-> DONE

=== s4
# shot: close
# place: island; night; stars
# action: A read happy paper; captain look-up happy; heroes kneel surprised before chest; sailor look-up happy; friends kneel surprised; tiny parrot sit happy
# things: chest; message-bottle in chest; whistle; lantern
{short:A turtle was going by. They walked behind it from the palm tree, twenty turtle steps. }{not long:They dug with the cake slice, and there it was. }It was a chest, a little one, {young:very old and very green.|green with age.} The captain lifted the lid with one finger.
Inside, where the gold ought to be, lay {~a ship in a bottle|a kite with no string}, and a whistle, and a list of names in round, careful letters. At the bottom it said: We played here all summer. Whoever finds this, it is your turn.
{A} read the names out loud, one by one. There were eleven. They went all down the side. # more
Nobody spoke. Then the captain blew his nose.
“It is the best treasure,” he said, “{young:that there is.”|that I ever heard of.”} {parrot} thought so, too.
-> DONE

=== l3
# shot: two
# place: island; night; stars
# action: captain write happy paper; A hold happy button; heroes blow happy whistle; turtle look-up calm; sailor give happy cork at A; friends dig calm
# things: chest; spade; tree; lantern
So they took their turn. They blew the whistle once each. {young:They wrote their names at the bottom. The captain’s tongue came out. It does, when he writes.|They wrote their names at the bottom, the captain last, with his tongue between his teeth.}
Then {A} put in a {~button|marble}. The mate put in a fish-hook, with a cork on it. The cook put in the ginger cake tin.
The turtle looked on. It looked as though it had seen all this before. # more
They shut the lid. They buried it again, twenty small steps from the tree.
-> DONE

=== m3
# shot: wide
# place: ship; night; stars
# action: captain push calm ships-wheel; heroes wave sleepy at whale; whale wave sleepy; sailor row sleepy; friends wave sleepy
# things: 3 stars; oar; lantern; moon
The ship went home by starlight. The sails were grey. The water was {~black and slow|dark and smooth}.
The stars were out, above and below. The oars dripped. # more
They passed the rock like a loaf. It breathed out.
“Goodnight,” it said.
“Goodnight,” said all the pirates, one after the other, because they were polite.
-> DONE

=== l4
# shot: object
# place: harbour; night; stars
# action: heroes sit sleepy; friends walk sleepy
# things: rope on post; post; lantern; bell; buoy; boat
Here was the last green buoy, and the bell, and the wall.
A rope went over. It was tied with a bow. # more
{homeward} # company
The captain carried the lantern down the plank. He held it low, so that {~nobody should trip|everybody could see their feet}.
“Thank you for having {us},” said {A}.
“Thank you,” said the captain, “for turning the map round.”
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy; tiny parrot sleep sleepy
# things: map; button; boat; window
And then there was bed.
{~It rocked a little. It was only the feeling of the sea.|It went up and down a little. That was only left over from the sea.} # usual
{resting}
{keepsake}
{dream} # spare
Out in the bay a light went by. It was going slowly. It was in no hurry at all. # spare
Creak, said the ship. Hush, said the water. # usual
Creak. Hush.
{H} drifted. The anchor was down. The night was calm.
Creak. Hush. Goodnight.
-> DONE

=== next_night
An invitation had come in a bottle, and the bottle had wiped its feet. “The captain and crew,” it said, “are at home on the beach.”
On the beach sat the pirates in a row, with their hats in their laps, and next to them sat eleven very old ladies and gentlemen, building a fort.
“We asked at the names,” whispered the captain. “They were all in the telephone book. They had wondered whose turn it was.”
One of them had a whistle. She blew it, and they all changed ends.
-> DONE

=== next_bedtime
A whistle lay by the bed. It was somebody’s turn in the morning.
-> DONE
