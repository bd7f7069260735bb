# role hue: colour = orange
# holds: dark(kind)
# names: Captain Plum | Captain Pear | Captain Fig
# names: Gravy | Custard | Mustard

=== title
{~Eight Goodnights|The Octopus Who Would Not Let Go}
-> DONE

=== s1
# shot: wide
# place: ship; afternoon; breeze
# action: captain look-through surprised telescope; A peek surprised down; heroes peek surprised at octopus; big octopus hug worried; friends peek surprised
# things: flag; 4 spoons; chest; biscuit
# people: captain(she)
{~The good ship Gravy was on her way home, with {H} on board, and a hold full of treasure, most of it buttons and spoons.|Clink, clink, went the treasure of the good ship Gravy, for it was mostly spoons. {H} {was} on board, the wind was behind them, and everybody was going home.|There is nothing in the middle of the sea for a ship to bump into. So {H}, sailing home on the good ship Gravy with a hold full of spoons, had not expected to stop.}
{joining}
{is_loved:“Is there a spoon for {loved}?” asked {A}. Captain Plum said that there was one for everything, but not where.|{musing}} # personal
“We shall be in by teatime,” said Captain Plum, and bit a biscuit. # spare
And then the ship stopped, without a bump. {young:The sails were fat. But the Gravy stood still, like a horse at a puddle.|The sails were still fat, but the Gravy stood where she was, like a horse that has seen a puddle.}
“How odd,” said the captain. # spare
{A} looked over the rail. {young:A long {hue_noun} thing lay there, with a curly tip. Seven more went round the ship.|All round the ship, in eight places, there was something long, and {hue_noun}, and curly at the tip.}
“We are being hugged,” said {A}. # usual
-> DONE

=== s2
# shot: two
# place: ship; afternoon; clear
# action: huge octopus bow worried; A point curious at octopus; heroes listen curious at octopus; friends stand surprised
# things: chest; spoon
Up came a head, {young:as big as a haystack and just as soft. It was a very sorry octopus.|as large as a haystack and about as soft. It belonged to an octopus, who was dreadfully ashamed.}
“I beg your pardon,” it said.{not short: “I do know that it is rude.”} # usual
“Then could you let go?” asked {A}.
{hinderer_person:“It has my sleeve,” said {hinderer}, and stood there for the rest of the talk with one arm up.} # beat
{hinderer_animal:An arm came over the rail, and {hinderer} pounced on it, and then all eight held on a good deal tighter.} # beat
{hinderer_carried:One of the arms felt {hinderer} all over, to see who it was, and left {hinderer} rather damp.} # beat
“I want to,” said the octopus. “{young:But my arms cannot sleep. So they hold on to things. Last night they held a lighthouse.|It is my arms. They cannot sleep, and then they hold on to things. Last night it was a lighthouse.}”
“Just a moment,” said {A}. “Does anyone ever say goodnight to them?” ¶ The octopus thought. “People say it to me,” it said. “To all of me at once, {~from quite far off|out of the windows of boats}.” # usual
-> DONE

=== m1
# aside
# shot: close
# place: ship; afternoon; clear
# action: captain hold laughing feather; octopus dance laughing; A fall laughing; heroes fall laughing at octopus; friends fall laughing
# things: 4 buttons; cupboard; 3 spoons
Captain Plum had ideas of her own. First she tried tickling. {young:It is not a good thing to tickle an octopus. Up went the ship! Down went the ship! Out of the cupboard fell the {~buttons|spoons}.|It is not wise to tickle something with eight arms round your ship. The Gravy went up and down like a lid, and all the {~buttons|spoons} fell out of the cupboard.}
“Sorry,” gasped the octopus. “Oh, sorry. Oh, not there!” # spare
Next she tried being stern. {long:She put on her other hat. }{young:She read out the rules of the sea, all of them.|She read out the law of the sea, from A to F.}
The octopus listened to every word. “It is very good,” it said, “but my arms do not speak it.” # spare
“Then we will do it my way,” said {A}. # spare
-> DONE

=== s3
# shot: behind
# place: ship; dusk; clear
# action: A sit calm before octopus; huge octopus listen calm; heroes sit calm; captain peek surprised; friends sit calm
# things: rope; lantern
So {A} went to the first arm, {young:round the front of the ship, and sat down by it.|which was wound about the front of the ship, and sat down beside it.} {not short:It was trembling a bit, like a rope in a wind.}
{helper_person:“It is only cold,” said {helper}, and rubbed the tip between two hands, as you do with fingers after snow.} # beat
{helper_animal:{helper} licked the tip, twice, and it was so surprised that it stopped trembling.} # beat
{helper_carried:{helper} was laid in the curl of the tip, and to hold {helper} the arm had to keep quite still.} # beat
“Goodnight, First Arm,” said {A}. “What did you do today?” The arm thought. It drew a wavy line in the air, and a dot. “You held up a {~fish|crab} so that it could see the boats,” said {A}. “That was kind. You can put it down now.”
The arm {young:went soft. It let go, bit by bit, and slid away, as quiet as a sleeve.|went slack. It uncurled, from the tip, and slid away, as quiet as a sleeve.} And that was one. # usual
“It worked!” said the captain. “Shh,” said {A}. “There are seven more.” # spare
-> DONE

=== m2
# shot: two
# place: ship; dusk; clear
# action: A hold happy handkerchief before octopus; captain pull calm ribbon; octopus lie-back laughing; heroes sit laughing before octopus; friends clap laughing
# things: handkerchief on octopus; ribbon; lantern
The second arm liked to be told that tomorrow was {~Friday|Saturday}. And that was two.
The third was ticklish, {young:and it giggled. Hee, hee, hee! They had to wait until all the giggles had come out. There were thirty.|and full of giggles, and there was nothing for it but to wait until the giggles were all used up. It had about thirty.} And that was three.
The fourth arm had a sore place, from the lighthouse. {A} wrapped it up in Captain Plum’s best handkerchief, the one with anchors on. {young:The captain helped with the bow. She did not say a word.|The captain did not say a word. She tied the bow herself.} And that was four.
-> DONE

=== l1
# shot: above
# place: ship; dusk; clear
# action: A read happy book at octopus; octopus knock happy; heroes sit happy; captain sit-on-edge curious; friends sit happy
# things: barrel; cup; lantern; teapot
The fifth arm wished for a story, with itself in it.
“Once there was an arm,” said {A}, {young:“a brave one, and out it went. Up a river. Round a corner. Then it met a door. And what did it do?”|“a brave one, who went out to see the world. Up a river it went, and round a corner, and there was a door. And what do you think it did?”}
The arm knocked on the deck, {~three times|twice, and then once more}.
“That is just what it did,” said {A}. “And somebody said, come in. It was tea.”
It was quite a short story, {young:but then arms like a short one.|but it was the right length for an arm.} And that was five.
“I should like to know what there was for tea,” said the captain. # more
-> DONE

=== m3
# shot: wide
# place: ship; dusk; stars
# action: octopus hug worried bell; A sit calm before octopus; heroes sit calm; friends sit calm; captain sit sleepy
# things: bell; lantern; star
By now the sun had gone, {young:and there was one star. Then there were two. Then there were three.|and there were stars about, small ones, in ones and twos.}
{pausing} # company
Then {A} said goodnight to the next arm. {young:This one was shy. It had hold of the bell so tightly that its tip had gone white.|This was a shy one, and had wound itself so tightly round the bell that its tip had gone white.}
“You need not say anything,” said {A}. “We can just be here.” So they were there, for a while, and {~the water|a small cloud} went by.
And the arm let go of the bell, so softly that it never rang. # spare
-> DONE

=== l2
# shot: above
# place: ship; dusk; stars
# action: captain tuck-in calm at octopus; octopus sleep happy; A point laughing at octopus; heroes peek laughing at octopus; cook point surprised at octopus; friends peek happy
# things: hammock; quilt on octopus; pillow; lantern
# people: cook
The seventh arm could not be found at all. {young:They looked up the mast. They looked in the kitchen. They looked in the crow’s nest, and there was a crow.|It was not on the mast, nor on the wheel. They looked in the galley. They looked in the crow’s nest, and there was just the crow.}
Then {~the cook|the mate} noticed that the captain’s bunk had a lump in it. Right under the quilt lay the seventh arm, with its tip upon the pillow. {young:It had put itself to bed.|It had thought that it would save time.}
“It has got the right idea,” said {A}.
“It has got my hot-water bottle,” said Captain Plum. But she tucked it in. # more
-> DONE

=== s4
# shot: close
# place: ship; night; stars
# action: A hug calm at octopus; octopus sleep happy; heroes stroke calm at octopus; captain sit sleepy; friends sit sleepy
# things: lantern; rope; star
So it went on, arm after arm, all round the ship. In the end there was just one. {young:It was hugging its own middle, and it would not say why.|It was wrapped around its own middle, and would not say what was wrong.}
“Are you {young:always the last one to go to sleep?|the last one to go to sleep, every night?}” asked {A}.
The tip nodded.
“And then there is nobody left to hold on to.”
It nodded again. So {A} took the tip in both hands, and held it. “{~There|Now},” said {A}. “I have got you. I’m not going until you are asleep.”
The last {hue_noun} arm sighed. {not short:It grew heavy. It grew warm.} It slid down into the sea without a splash. And that was eight.
-> DONE

=== l3
# aside
# shot: two
# place: ship; night; stars
# action: huge octopus sleep sleepy; heroes whisper calm at octopus; captain wave sleepy; friends wave sleepy
# things: lantern; moon
The octopus opened one eye. It was the colour of {~honey|marmalade}.
“They are all quiet,” it said. “I can hear the sea. {young:I did not know that it made a noise.|I have been in it all these years.}”
“It goes on like that until morning,” said Captain Plum. # more
“Goodnight,” said {A}. “That one is for the middle of you.”
“Ah,” said the octopus. “I did wonder.”
Its eye closed. It went down, like an evening. # spare
-> DONE

=== m4
# shot: behind
# place: ship; night; stars
# action: captain push calm ships-wheel; heroes pull calm rope; friends sit sleepy; bird sleep sleepy
# things: ships-wheel; 2 boots; 2 socks; lantern; spoon
The Gravy gave a little shake. She was free. Nobody cheered. They took off their boots, and sailed her home in {~socks|their stockings}.
Captain Plum was at the wheel. {young:She blew her nose on her sleeve. Her handkerchief was out.|She blew her nose on her sleeve, as the handkerchief was out.}
“It was a good knot, that bow,” she said.
Clink, went the spoons in the dark. Nobody minded. # more
-> DONE

=== l4
# shot: object
# place: harbour; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: post; rope on post; 2 lanterns; boat; spoon; cup
Here came the harbour, and its lamps. A rope went over the post, and held on, but not too tightly.
A cat on the wall counted everybody in. # more
“Tea will be cold,” said the captain.
It was. They had it all the same. They had it very quietly, {~with the treasure|by one lamp}. There was a spoon for everyone. # spare
Then it was time.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: shell; spoon
And here was bed, and the quilt, and the pillow.
{resting}
{keepsake}
{dream} # spare
Goodnight, this foot. Goodnight, that foot. Goodnight, knees. You have been {~up and down|here and there} all day. You can stop now. # usual
Goodnight, hands. You can put it down. # spare
Goodnight, nose. Goodnight, ears. # spare
And one for the middle of you. # usual
{H} let go, quite softly. The night held on.
Goodnight.
-> DONE

=== next_night
A wet paper bag stood on the doorstep in the morning, tied with a very good bow. In it was Captain Plum’s handkerchief, the one with anchors on, washed. There was a letter, too, in eight sorts of writing.
“Slept until Thursday,” it said. “All of us. The last arm as well. It says, you did not go, and it noticed.”
At the bottom there was a wavy line, and a dot. {A} knew what that was. It was a crab that could see the boats.
-> DONE

=== next_bedtime
The letter was under the pillow. It was nearly dry.
-> DONE
