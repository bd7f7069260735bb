# about: staying-in-bed; cannot-sleep; staying-in-bed(down|downstairs|gets up|getting up|out of bed|hours|up and down)
# also: too-excited; tired; funny; bored; fear-alone
# news: bad
# wants: child
# role mate: toy = a camel called Gerald
# role grownup: parent = the grown-up on the sofa
# names: Gerald | Morris | Bernard
# ages: 3-10
# needs: walking
# holds: dark(kind)

=== title
{~It Is Like This till Ten|Seven Times Down}
-> DONE

=== s1
# shot: wide
# place: living-room; night; clear
# action: heroes tiptoe curious; grownup kneel calm holding sock; friends peek curious
# things: sofa; heap; 10 socks on heap; door
{~Clink, went something downstairs. {young:{H} sat up in bed, for that was how it began.|{H} sat straight up in bed, for that was always how it began.}|{H} had been kissed goodnight, {young:and then down the stairs went the feet, so fast!|and then the feet had gone down the stairs, like feet with something to get back to.}|As soon as the door was shut, a laugh came up through the floor, {young:and {H} heard it.|and {H}, who had been waiting for it, heard it quite plainly.}}
The best things only started when you were in bed. {young:There might be a party. There might be a pony.|There was a party, most likely, and {L} had thought for some time that it had a pony.}
So {L} went down, for a drink of water. From the door you could see a sofa, and two feet.
“Yes?” said {grownup}.
“Water,” said {L}, and had a good look round the room. {young:No pony! There was a hill of socks, and {grownup} was looking for two the same.|There was a hill of socks, and {grownup} had one in each hand, and they were not the same.}
{is_wished_person:Nor was {wished_person} there. {L} had thought it very likely.} # wished
{is_wished_saying:{wished_saying} {L} called that through the banisters, on the way up.} # wished
-> DONE

=== s2
# shot: two
# place: living-room; night; clear
# action: heroes point proud at sofa; grownup write calm pencil; friends peek curious behind door
# things: sofa; biscuit under cushion; cushion on sofa; 5 socks
“Well?” said {mate_a}, who was keeping the bed warm. ¶ “Socks,” said {L}.
“They have hidden the pony,” said {mate}. {young:“You were too slow.”|“They heard you on the stairs.”} # usual
{joining}
{hinderer_person:“What are we looking for?” asked {hinderer}, on the stairs, in the sort of whisper that goes through doors.} # beat
{hinderer_animal:There is one stair that creaks, and {hinderer} trod on it, and went back, and trod on it again.} # beat
{hinderer_carried:The slippers were under {hinderer}, who had to be moved every time, and every time moved back.} # beat
The next time {L} went down to ask something. “Do fish know that they are wet?” ¶ {young:“I will ask one,” said {grownup}. “Bed.”|“I will look into it,” said {grownup}. “Bed.”} {grownup} was writing a list. The list said milk, and bin bags. # usual
Then something went crunch, {young:so {L} had to go down again.|and there is no such noise without a reason.} {grownup} pushed a thing behind the cushion. “What is it now?”
“That was a biscuit,” said {L}. ¶ “It was a plain one,” said {grownup}. {young:It was, too.|This turned out to be true.}
Then there was {themed_a} to be fetched, which had been left on the third stair, on purpose. # personal
-> DONE

=== m1
# aside
# shot: close
# place: living-room; night; clear
# action: grownup listen calm; heroes sit-on-edge proud sofa
# things: sofa; 6 socks
“My toe is loud,” said {L}, the time after that.
“Which?” said {grownup}. {young:The one next to the big one, on the left foot.|The one next to the big one, on the window side.} {grownup} bent down and put an ear to it, {young:with both eyes shut, to hear.|and held up one finger, so that the rest of the room should be quiet.}
“I can hear it,” said {grownup}. {young:“It says bed.”|“It is very faint. It says bed.”}
{pausing} # company
“Well?” said {mate}. “Still socks,” said {L}. {young:“But a {~red|green} one is on top now.”|“They have got down as far as the {~football|winter} ones.”}
-> DONE

=== l1
# aside
# shot: behind
# place: living-room; night; clear
# action: heroes point curious at picture; grownup sit laughing
# things: picture; shelf in picture; vase on shelf; sofa; slipper
Then there was a laugh, down there, and {L} went down so quickly {young:that a slipper stayed behind, on the fifth stair.|that a slipper had to make its own way.}
On the television was a man, who was putting up a shelf. {young:He put a vase on it, and he stood back to look, and he was so proud.|He had put a vase on it, and was standing back, to be proud.}
“What is funny about that?” asked {L}. ¶ “Wait,” said {grownup}.
The man knocked on the wall, and smiled, and took one step back. # more
{L} waited. {young:Down came one end of the shelf, and the vase went along, and along, and off.|The shelf came down at one end, slowly, and the vase slid along it like a person on a bench who is making room.} It did that {~two|three} times, and then it was over, {young:and then there was a long bit about bins.|and there was a long piece about {~gutters|carpets}.}
“You see,” said {grownup}. “Bed.”
-> DONE

=== m2
# aside
# shot: above
# place: living-room; night; clear
# action: grownup crawl worried; heroes point laughing at grownup
# things: sofa; glasses on grownup.head; 6 socks
“I have come to say that I am asleep,” said {L}.
“That is good news,” said {grownup}, {young:and went on looking for the glasses, under a chair.|whose head was under a chair, where the glasses might have got to.}
“They are on your head,” said {L}. ¶ {grownup} felt. {young:“So they are!” And {grownup} put them on, and looked at {L} through them.|“So they are,” said {grownup}, and sat back, and thought about how long that had taken.}
Nothing better had happened down there all night. {young:Not a pony, but something.|You could not have called it a party, but it had a {~good|surprise} ending.}
“And how long have you been asleep?” asked {grownup}. ¶ “Since seven,” said {L}. # spare
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; night; clear
# action: heroes sit curious on bed; mate stand worried; friends sit curious
# things: door; 2 socks on mate
“I do not like it,” said {mate}, {young:when they were all back in bed.|who had had the bed to think in.} “All those socks. {young:It is too many!”|You could not wear so many in a year. It is just what a person would do, with a pony in the next room.”}
“There is a gap behind the door,” said {L}. {young:“But a pony would have to stand very straight.”|“A pony would have to stand with its feet together.”}
“They would put socks on it,” said {mate}. {young:“One on each foot. So it would not clop.”|“Four of them. So as not to be heard.”}
They both thought about that. {young:They were quiet, and there was no clop at all.|They listened, and there was not one clop, and that was just how it would sound.} # spare
-> DONE

=== s3
# shot: close
# place: living-room; night; clear
# action: heroes sit curious on sofa; grownup hold calm sock; friends sit-on-edge calm
# things: sofa; 8 socks before sofa; clock; cup on table; table
“What is it now?” said {grownup}.
“I forget,” said {L}. There were no reasons left.
This time {grownup} did not say bed, but looked over the back of the sofa for a while. “Come on, then. See for yourself.”
So {L} sat right in the middle of the sofa, and waited for it to start.
{helper_person:{helper} had a look behind the curtain, so as to be sure, and came back. No pony.} # beat
{helper_animal:{helper} went into every corner with a nose along the floor, and there was no party in any of them.} # beat
{helper_carried:{helper} had been left in charge of the bed, and up there nobody did a thing.} # beat
{grownup} folded a sock, {young:and had a bit of cold tea.|and had a sip of tea, which was cold, and then another.} A long time went by, and the clock said that it was a minute. # usual
“Is this it?” said {L}.
“This is it,” said {grownup}. {young:“It is like this till ten.”|“It is like this till ten. On Thursdays we put out the bins.”}
-> DONE

=== m4
# aside
# shot: behind
# place: living-room; night; clear
# action: heroes yawn sleepy holding sock; grownup lift proud sock; friends sit sleepy
# things: sofa; 6 socks
{L} tried a sock, to have something to do. {young:This was a grey one, and all the rest were grey ones, too.|This was a grey one, and so were the others, but none of them was as grey as that.}
“Where do they go?” asked {L}.
“I have had people look into it,” said {grownup}. {young:“They all say that they do not know.”|“There is a {~drawer|bag} upstairs, where the others wait.”}
They found one pair. {young:They held it up, and {grownup} said “well done”.|The evening had no greater event, and both of them looked at it for some time.}
Then {L} had a yawn, without having meant to. It was so very dull, down there. You could have lain down in it.
-> DONE

=== s4
# shot: two
# place: living-room; night; clear
# action: heroes tuck-in happy grownup; grownup sleep sleepy; friends peek happy
# things: sofa; blanket on sofa; sock in heroes.hand; biscuit on cushion; cushion
{L} asked if it was ten yet. There was no answer. {grownup} was asleep, feet up, mouth open, with a sock on one hand.
{L} looked behind the cushion, to be fair. There was half a biscuit, a plain one.
“You can’t sleep here,” said {L}. “You will be no use in the morning.” There was no answer. # usual
So {L} took the sock off the hand. {L} put the rug over the feet, and in at the sides, and turned off the lamp. # usual
“What is it now?” said {grownup}, with both eyes shut.
“Nothing,” said {L}. “Bed.”
-> DONE

=== l3
# shot: behind
# place: hallway; night; stars
# action: heroes climb cross stairs; friends climb sleepy
# things: stairs; slipper on stairs
The stairs were worn out. They had had feet all night, up and down.
“And I do not want to hear another word,” {L} told them, half-way up. “Not one.”
The stairs did not say one. They went up as far as the top, and lay down.
“I mean it,” said {L}.
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: heroes whisper calm mate; mate listen calm; friends sit sleepy
“Well?” said {mate}.
“I put {grownup} to bed,” said {L}.
“And the pony?” ¶ “I don’t think that there is one,” said {L}. “I think that they just sit there. They wait till it is {~ten|late}, and then they come up.”
“Poor things,” said {mate}. It was warm in the bed. It was soft. Up here you had it all. # spare
A snore came up through the floor. It was not the sort that you go down for.
-> DONE

=== l4
# shot: wide
# place: bedroom; night; stars
# action: grownup peek calm; heroes sleep sleepy; mate lie-back calm
# things: 2 shoes in grownup.hand
At ten {grownup} came up the stairs, shoes in one hand.
A head came in at the door, to see who was up. There was no need to say bed. Everybody was in it.
“Well?” said {grownup}, very low, to {mate}.
{mate} did not say a thing. {mate} had hold of a sock. It was the odd one. # spare
-> DONE

=== s5
# shot: object
# place: bedroom; night; stars
# action: heroes sleep sleepy; mate sleep sleepy; friends sleep sleepy
# things: 2 socks
“Well?” said {mate}, out of the dark.
“The party is up here,” said {L}. “All of it. It is just us.”
{resting}
{dream} # spare
The bed had been kept warm. There was room in it for every foot. # usual
Down there the lamp was off. The socks lay in the dark, two by two, and then there was one. # usual
Not a crunch. Not a pony.
There was nothing going on. It went on all night.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A note stood on the breakfast table, against the one sock that was left. It was from downstairs.
“I have asked a fish,” it said. “It was in the tank at the bank. It looked at me for a good while, and then it said: what is wet?”
{H} thought about that for most of an egg. It was the best thing that had come out of a whole evening down there, if you did not count the glasses.
-> DONE

=== next_bedtime
It was quiet, down there. There was no pony. It was like that till ten.
-> DONE
