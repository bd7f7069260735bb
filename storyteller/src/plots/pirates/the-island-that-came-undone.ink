# role hue: colour = red
# holds: dark(kind)
# names: Captain Pinch | Captain Tweak | Captain Peck
# names: Miss Thistle | Miss Teasel | Miss Burdock
# names: Mavis | Beryl | Doris

=== title
{~The Wrong Rope|The Island That Came Undone}
-> DONE

=== s1
# shot: wide
# place: harbour; afternoon; breeze
# action: A pull surprised rope; captain think surprised; sheep stand surprised; thistle hold happy blanket; heroes stand surprised; friends point surprised
# things: boat; rope; post; washing-line; blanket on washing-line; cottage right
# people: captain(he); thistle=woman(old, she, grey hair)
{~At the end of the harbour is an island, so small that it is kept there on a rope. The pirate ship beside it is kept there on a rope, too, and one day {H} {was} asked to untie the ship.|“Cast off!” called Captain Pinch of the pirate ship Second Helping, and {H}, who had come on board to help, went to see about the ropes. There were two.|It was the wrong rope. Anybody might have done it, for there were two of them, and both were brown, and all that Captain Pinch had told {H} was to untie the pirate ship.}
{joining}
{A} undid a knot. The ship stayed just where she was. {young:But the island went. Off it went, with a house on it.|But the island beside her gave a sort of shrug, and began to leave.} On it stood a sheep, and old Miss Thistle, who was hanging out a {hue_noun} blanket.
“Ah,” said the captain. {young:“Oh dear. That was hers.”|“That would be the other rope.”} # usual
-> DONE

=== s2
# shot: two
# place: ship; afternoon; breeze
# action: A shout worried at thistle; thistle wave happy; captain push worried ships-wheel; heroes wave sad at thistle; friends wave worried
# things: trumpet in A.hand; ships-wheel; sheet
{young:They had never seen an island go away. It went faster than you would think.|It is surprising how fast an island can go, once it has made up its mind.} # spare
The pirates put up all their sails and went after it.
{A} took the captain’s trumpet, and called across the water. “Miss Thistle! Excuse me! You have come undone!”
Miss Thistle looked up, with {~a peg|two pegs} in her mouth. “So I have,” she called. “I thought that there was a nice breeze.”
“That was {us},” called {A}. “{We} {are} very sorry.” # usual
{young:“It had such a good knot,” said the captain sadly.|“And my grandmother tied that knot,” said the captain sadly.} “Over, and under, and pull it snug.” # usual
-> DONE

=== m1
# shot: close
# place: ship; afternoon; breeze
# action: sheep eat happy rope; A pull laughing rope; heroes point laughing at sheep; mate throw cross rope; friends clap laughing
# things: peg
# people: mate=sailor(he)
When they were near enough, the mate threw a rope across. {young:The sheep was called Mavis. She ate the end of it.|It landed in front of the sheep, whose name was Mavis, and who ate the end of it.}
He threw it again. She ate {~a yard|an arm’s length} more, and sat down to wait for the next.
“Can you not tie it to something?” called the captain.
“I am all over pegs,” called Miss Thistle. {young:“And now I have a sock.”|“And I never stop in the middle of a sheet.”}
By then there was not much of the rope to throw. # spare
“Has she had enough?” called {A}. Miss Thistle said that it was more likely that she had not. # more
-> DONE

=== l1
# aside
# shot: wide
# place: island; afternoon; breeze
# action: thistle wave happy; sailor read worried map; sheep stand happy; heroes wave happy; friends wave happy
# things: boat; cottage; washing-line; 3 sheets on washing-line; sandwich
# people: sailor
The island went out past the wall, and met the {~four|five} o’clock ferry. {young:Toot, went the ferry. Toot, toot, toot!|The ferry hooted, since there is a rule about who goes first, but she had never had to look up islands.}
“There is no island here,” shouted the man on the ferry, turning his chart about.
“There is now,” called Miss Thistle, and went by. She held up a pillowcase to him, as a greeting.
“Do you stop anywhere?” called somebody else. “I had not planned to,” called Miss Thistle. # more
Everybody on the ferry came over to that side to look. {young:So the ferry leaned. All the sandwiches slid down to one end. A man sat there. He ate them.|It leaned so far that all the sandwiches slid down to one end, and were eaten there by a man who had only come for the air.}
-> DONE

=== s3
# shot: behind
# place: ship; dusk; breeze
# action: A point surprised at sheet; heroes look-through surprised telescope; captain look-up surprised; thistle pull happy sheet; friends point surprised
# things: washing-line; 4 sheets on washing-line; cottage
{young:They could not catch it. The ship went fast. The island went faster.|But the faster the ship sailed, the faster went the island.}
{helper_person:“Can you smell soap?” asked {helper}, and turned about until it was strongest, and pointed at the island.} # beat
{helper_animal:{helper} put up a nose into the wind, and sniffed, and sneezed. All that came down the wind was soap.} # beat
{helper_carried:{helper} was lifted up into the wind to see, and came down again smelling of soap.} # beat
{A} looked at it for a good long time. Nobody was rowing. Nobody had put up a mast. But over the roses hung {~four|six} big white sheets, fat with wind.
“It is the washing!” said {A}. “It is not washing at all. It is sails.”
So they called across to ask whether she would kindly take it in.
“When it is dry,” called Miss Thistle, {young:and they had to wait and wait.|and they had to follow along politely until it was.} Then down it came, sheet by sheet, and the island slowed, and stopped.
“It dries so well out here,” she said. # spare
-> DONE

=== m2
# aside
# shot: two
# place: island; dusk; clear
# action: thistle pour happy teapot; A hold sad cup at thistle; sheep eat happy cake; heroes eat happy cake; captain sit calm; friends eat happy cake
# things: table; cake on table; rose; chair; lighthouse
The ship came alongside with a bump like two cushions, and everybody was asked in. {young:The house was small. The garden was smaller. The tea was very hot.|She had one room, one rose bush, and one chair, which they took in turns.}
“{We} {are} sorry about your rope,” said {A}.
“I have never seen the back of {~that lighthouse|that windmill},” said Miss Thistle, pouring out. “It has a little door in it. {young:Who would have thought it?|Forty years I have lived in front of that, and nobody said.}”
Mavis put her head in at the window for the rest of the cake. # spare
{pausing} # company
-> DONE

=== l2
# aside
# shot: above
# place: island; dusk; clear
# action: sheep walk happy; mate push worried; A point happy at sheep; heroes jump happy; captain pull worried; friends push worried
# things: cottage; flower; rope; rose
Then they talked about how to get an island home. {young:“We will push,” said the mate. He pushed the shed. He pushed the rose bush. The island did not mind.|The mate was for pushing, and the cook was for pulling, and for a time they did both, from opposite ends.}
“What makes it turn?” asked {A}.
Nobody knew. But just then Mavis saw {~a thistle|a dandelion} on the other side, and walked across to it. The island leaned. It thought a little. Then it swung slowly round, until its front door was looking at the harbour.
{young:“Well,” said Miss Thistle. “Mavis can drive.”|“I always wondered what that sheep was for,” said Miss Thistle.}
-> DONE

=== m3
# shot: wide
# place: island; dusk; clear
# action: A point curious up; heroes point happy up; thistle carry happy blanket; captain look-up surprised; friends carry happy blanket
# things: basket; washing-line; leaf; cottage
{A} held up a finger. It is the way to find a wind, if you lick it first. {young:One side was cold. It was the side of the sea.|The cold side is where it comes from, and the cold side was not where it had been at teatime.}
“It has turned round,” said {A}. “It is going home.”
“So it does, at night,” said the captain. {~He had forgotten that, in the hurry.|“I ought to have remembered that.”}
“Then what we need,” said Miss Thistle, “is some more washing.”
{young:There were the blankets. There were five of them. They had been waiting for a nice day.|She had been meaning to do the blankets since March.} # more
-> DONE

=== s4
# shot: close
# place: harbour; night; stars
# action: A pull happy rope; heroes pull proud rope; captain look-up calm; thistle clap happy at A; friends hold calm rope
# things: rope on post; post; lantern; washing-line; 3 blankets on washing-line
{short:But by now the wind had turned, and was blowing home. }So up went the {hue_noun} blanket, and {~a brown one|a grey one}, and one with cherries. The little island turned about. It sailed home with a lamp in its window.
{is_loved:It was a long way to call, but {A} had the trumpet, and by the harbour Miss Thistle knew a good deal about {loved}.|{musing}} # personal
{young:Here was the post. Here was the rope.|There stood the post, just as they had left it.} # spare
“It was {us} who undid it,” said {A} again. ¶ “Then I know who had better do it up,” said Miss Thistle. # usual
So {A} took the rope, {many:and {B} held the end|and the captain held the end}. Over, and under, and pull it snug.
{hinderer_person:“Ought my foot to be in it?” asked {hinderer}. It ought not. They did it again.} # beat
{hinderer_animal:{hinderer} was standing in the middle of it. They did it again, round nobody.} # beat
{hinderer_carried:{hinderer} was in it as well, quite loosely. They took {hinderer} out, and did it again.} # beat
Captain Pinch, who {young:always looks at a knot two times|looks at every knot twice}, looked at the stars. # usual
-> DONE

=== l3
# shot: two
# place: harbour; night; stars
# action: sheep lie-front sleepy; heroes peek worried at sheep; thistle stroke happy at sheep; captain stand worried; friends stand worried
# things: post; rope on post; sock; lantern
Mavis came down to see. She sniffed at the knot. She opened her mouth.
Everybody looked at Mavis.
“She has had one rope today,” said the mate. # more
She thought about it. {~She shut her mouth again.|She had a thistle instead.} She lay down with her back to it, like a rug.
“Good girl,” said Miss Thistle.
The pirates let out their breath. {young:It made a little wind.|There was quite a lot of it, and a sock blew off the line.}
-> DONE

=== m4
# shot: object
# place: harbour; night; stars
# action: A sit calm; heroes sit calm; friends sit sleepy
# things: sock on rope; rope on post; post; cottage; lantern
Miss Thistle put one finger on the rope, and gave it a push. It held.
“That was a very good drying day,” she said. “I have the curtains to do. {~Sunday|Saturday}, at about three?”
“We will be here,” said Captain Pinch.
“And bring Mavis something,” she said. “That was not really her sort of rope.” # spare
{A} tied an odd sock to the island’s rope, in a bow. Now people would know which it was.
The lamp went up the stairs of the small house. It went out.
-> DONE

=== l4
# shot: wide
# place: lane; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: gate; lantern; moon; signpost; anchor
The captain walked with {them} to the gate. He held the lantern low. The wind was going the same way. Behind them the harbour said chink, and creak, and was quiet.
{homeward} # company
“When I was new,” said the captain, “I let go of {~a lighthouse|the moon}.”
“What happened?” asked {A}.
“It is still there,” said Captain Pinch. “Goodnight.”
The goose on the green was asleep on one leg. It had nothing tied to it at all. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: rope; sock; boat
Then it was bedtime. The sheet went up once, like a sail. It came down.
{resting}
The blanket went over. The blanket went under. # usual
{keepsake}
{dream} # spare
Down in the harbour a small island moved on its rope. It went out a little. It came back. # spare
Over, and under, and pull it snug.
{H} went out a little, too. The {~night|dark} was wide. The rope was long.
It was a very good knot.
Over. Under. Snug.
Goodnight.
-> DONE

=== next_night
An odd sock was flying over the harbour, on top of the tallest mast. Captain Pinch had run it up at dawn. It meant, she said, Come at Once, Bring Pegs.
The knot had held. It was the post that had not. It had come up out of the ground in the night, in its own time, and was following the island about on the end of the rope, like a dog.
“It has never been anywhere,” said Miss Thistle. “Let it have until the sheets are dry.”
-> DONE

=== next_bedtime
Over, under, and snug. The post was back, and it was wet, and it was wagging a little.
-> DONE
