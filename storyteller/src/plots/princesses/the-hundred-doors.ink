# role porter: toy = an elephant called Nutmeg
# holds: dark(kind)
# names: Ottilie | Cordelia | Leonora
# names: Gerald | Norbert | Cuthbert

=== title
{~The Hundred Doors|The Night the Small Princess Locked Up}
-> DONE

=== s1
# shot: wide
# place: throne-room; dusk; clear
# action: queen give calm key at princess; princess reach-up worried; A hold happy lantern; heroes wave happy at princess; friends wave happy; tiny porter sit calm
# things: huge key; door; stairs; crown on queen.head
# people: queen; princess(small, young)
{~In the palace there were a hundred doors, and every night somebody had to go round and say goodnight to them. {H}, who had come to stay, had so far met nine.|Clank, went something on the palace stairs, and clank, and clank. It was only the key. {H}, who had come to stay, asked what it was for, and {was} told that it was for a hundred doors, which had to be told goodnight.|“There are a hundred of them,” said the queen, “and every door likes to be told goodnight.” It was Princess Ottilie that she told, but {H} heard it too, having come to stay.}
Tonight, for the first time, it was Princess Ottilie’s turn. {young:She was small, and the key was big.|She was {~six|seven}, and the key was nearly as long as she was.}
{not short:“You need not be frightened,” said the queen.}
{short:“I should like some company,” said the princess.|“I am not,” said the princess. “But I should like some company.”}
{young:“{We} can hold the lamp,” said {A}. “{We} are good at that.”|“{We} can hold the lantern,” said {A}.} # usual
{porter_a} was brought, for doors that swing.
{joining}
{is_loved:“Which door is for {loved}?” asked {A}. The princess thought that it was the sixty-first, unless that was brooms.|{musing}} # personal
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: princess push happy door; A push happy door; heroes push happy door; friends push happy door; tiny porter sit calm
# things: huge door; huge key beside door; lantern; 2 boots
The front door was first. {young:It was as high as a house, and it groaned like a cow.|It was oak, and four times as high as the princess, and it groaned like a cow.} They all had to push it to.
{helper_person:“Lower down,” said {helper}, and pushed lower down, and the last of it went like butter.} # beat
{helper_animal:The last inch was {helper}, who leaned on it, to have an ear scratched.} # beat
{helper_carried:{helper} was held against it, to push as well, and that, everybody said, was what did it.} # beat
“Turn, click, goodnight,” said the princess. That is what you say. {young:She turned the key, and it clicked, and the big door went to sleep.|She turned the key, and it clicked, and the great door seemed to settle on its feet.} {porter} sat against it.
“One,” said {A}. # spare
Then came the hall door, the cloak door and the door where the boots live. It went along nicely, like {~beads on a string|ducks on a pond|buttons down a coat}. ¶ “That is four,” said {A}, “and only ninety-six to go.” # usual
-> DONE

=== m1
# shot: close
# place: kitchen; dusk; clear
# action: cook carry happy tray; princess blow happy; A blow happy pie; heroes blow happy; cat sit calm; friends blow happy
# things: tray in cook.hand; 4 pies; oven; key; door
# people: cook
The kitchen door did not want to go to bed. {young:It was warm in there, and something good was in the oven.|It was warm, it said, in the way that doors say things, and there was something in the oven.}
The cat asked to be let out, and then asked to be let in, and then sat down in the doorway to decide. # more
“Five minutes,” said the cook, and took out a tray. {young:They were jam tarts. They were hot, so everybody stood and blew. Hoo, hoo, hoo.|They were jam tarts, too hot to hold. Everybody stood about and blew.}
“My mother used to do the doors,” said the princess, “and she always came to bed with jam on her.” She {~thought about it|licked one finger}. “I used to wonder why.”
Turn, click, goodnight. The key was a little sticky after that. # spare
-> DONE

=== l1
# aside
# shot: wide
# place: ballroom; dusk; clear
# action: 6 mouse dance happy; A peek happy at mouse; heroes peek happy at mouse; princess peek surprised; mouse play happy comb; friends peek happy
# things: lantern; candlestick; key
Music came out of the ballroom. {young:Tiny and quick it went, tweedle, tweedle-dee.|It was thin and very fast, like a watch.} {A} put an eye to the crack.
The floor was full of mice. {young:They were dancing, two by two, and a fat one was playing a comb.|They were in pairs, with their tails over their arms, and a fat one was playing a comb.}
“I am so sorry,” whispered the princess, “but I have to lock up.”
The mice looked at her. They looked at the key. “Just one more?” said the fat one. “It is the last {~waltz|polka|one with hopping}.”
So they waited, and held up the lantern for them, and it was the smallest dance that there has ever been. # spare
“Thank you, your highness,” said the mice, going out in twos under the skirting. Turn, click, goodnight.
-> DONE

=== s3
# shot: behind
# place: garden; night; stars
# action: princess stand scared; A hold calm lantern before snail; heroes kneel calm; hedgehog walk calm; snail crawl calm; friends crouch calm
# things: leaf; key; moon
The fiftieth was the garden door. {young:It stood open. Outside it was dark, and it smelled of leaves.|It stood open on the dark, and on the smell of leaves.}
The princess stopped. She did not turn the key.
“It is very big out there,” she said, “and it is all the same colour.” # spare
{hinderer_person:“What is there to see?” asked {hinderer}, and stood in front of the lantern, so that there was nothing.} # beat
{hinderer_animal:{hinderer} went straight out into it, and turned the same colour as the rest, and had to be called back.} # beat
{hinderer_carried:{hinderer} was held out to look, in front of the lantern, and made a shadow right across the lawn.} # beat
“Wait,” said {A}, and lowered the lantern on to the step. “Look at a bit of it.” There was a fern, and a {~snail|moth|ladybird} on the fern. {young:There was a hedgehog on the path. Snuffle, snuffle, it went. It was only walking home.|There was a hedgehog, coming up the path with its supper on its mind. It was only walking home.}
“It is the same garden,” said the princess slowly. “It has just got its eyes shut.” # usual
“Fifty,” said {A}. Turn, click, goodnight.
-> DONE

=== m2
# aside
# shot: two
# place: library; night; clear
# action: king read calm book; A hold calm lantern over king; princess peek happy at king; heroes listen calm; friends sit calm
# things: huge book; armchair; 4 clocks; 3 hats
# people: king(old, white beard)
Now they were in the long passage, where the doors are all alike. {A} held the light, and the princess locked. {many:{B} kept the count.|The numbers went by.}
{young:Behind one door was a room full of clocks, going tick, tock, tick.|Behind one door a great many clocks were ticking, and no two of them agreed.} Behind another there were only {~hats|umbrellas|left boots}. {young:Behind the next sat an old man with a book, and no light at all.|Behind the next an old man was reading in the dark, with the book an inch from his nose.}
“Grandfather,” said the princess, “can you see?” ¶ “Not a word,” said the old king, and asked to borrow the lantern until the end of the page. They stood and held it for him. It was a good page. # spare
{pausing} # company
-> DONE

=== l2
# aside with m1
# shot: above
# place: tower-room; night; stars
# action: guard stand surprised; A wave happy at guard; princess carry-both happy key; heroes climb happy stairs; friends climb sleepy stairs
# things: stairs; lantern; small door
# people: guard(old, he)
The eighty-third was in the tower, up a hundred and ten stairs. {young:Up and up and up they went. The princess carried the key, and {A} carried the lantern.|The princess carried the key on her shoulder, like a ladder, and {A} carried the lantern.} Nobody carried {A}, though it was mentioned.
On the top step there was a guard, at a very small door.
“Who goes there?” said the guard.
“I do,” said the princess, “with some friends.”
“Pass, then,” said the guard. “What is the time?” {young:“It is time for a tart,” they told him.|And they told him that it was time to go down and have a tart.} He had been there since {~breakfast|Tuesday|the last king}. No one had ever come up to say goodnight to him before. # spare
-> DONE

=== m3
# shot: wide
# place: workshop; night; clear
# action: dragon sleep happy; A hold surprised lantern; heroes tiptoe surprised; princess whisper happy at A; friends tiptoe surprised
# things: pipe; cushion under dragon; sock; stove
Ninety-seven was down in the cellar, and it was warm to the touch. {young:Hrrrm, said something on the other side. Hrrrm.|A long slow noise came out from below it.}
“That is Gerald,” said the princess. “He keeps the water hot.”
{A} lifted up the lantern. {young:There was a dragon, with a big green tail and his chin on a cushion. He had bed socks on.|There were the pipes, and there was a dragon, lying round the boiler with his chin on a cushion. He wore {~bed socks|a tea cosy}.}
“Do we lock it?” whispered {A}.
“You never lock in a dragon,” said the princess. “It is rude. You only pull it to.” So they pulled it to, with no click at all.
-> DONE

=== s4
# shot: close
# place: hallway; night; stars
# action: cat walk proud; A lie-front happy at cat; princess sit surprised before cat; heroes crouch happy before cat; friends sit happy; tiny porter sit calm
# things: tiny door; huge key; lantern
The hundredth door was at the back of the stairs, the smallest of them all. It came up as high as a knee. {young:The keyhole was as small as a crumb, and the key was much, much too big.|Its keyhole was as fine as a needle’s eye, and the key was a hundred times too large.}
The princess sat down on the floor. “I have done ninety-nine,” she said. “I cannot do this one.” Her chin shook, though only once. # usual
{A} put down the lantern, and leaned {porter} on the door, and the door swung in. It was not even shut. {young:The paint was all rubbed off at the bottom.|The paint was worn away at the bottom, in a curve.} There was a bit of {~grey|black} fluff on the hinge.
“What if it is not for locking?” said {A}.
Soon there came a soft step, and a push, and in walked the kitchen cat, who went by without a glance, and up to bed. # spare
“It is for whoever is late,” said the princess. She began to smile. “You just say goodnight.” So they did.
-> DONE

=== l3
# shot: behind
# place: hallway; night; stars
# action: A hold calm lantern; heroes listen sleepy; princess listen sleepy; friends walk sleepy
# things: 3 doors; pipe
Then it was quiet. It was quiet on every floor. A hundred doors stood in the dark with their backs straight.
“Listen,” said the princess. “They are asleep.”
Somewhere a {~floorboard|stair|cupboard} creaked. Somewhere a pipe gave a knock, and a sigh.
“That is Gerald, turning over,” said {A}. # spare
The lantern made one small round room. They walked along inside it.
-> DONE

=== m4
# shot: two
# place: hallway; night; stars
# action: queen reach-up calm key; princess hug sleepy at queen; A yawn sleepy; heroes sit sleepy; friends yawn sleepy
# things: key; nail; lantern
The queen was at the top of the stairs, in her {~dressing gown|slippers}. She took the key, and hung it on its nail.
“The whole hundred?” she said.
“The whole hundred,” said the princess.
“You have got jam on you,” said the queen.
-> DONE

=== l4
# shot: object
# place: tower-room; night; stars
# action: heroes look-up sleepy; friends look-up sleepy
# things: key; lantern
They stopped at the one window on the way to bed, and looked out.
The garden had its eyes shut. The {~lake|wall} did. The hills did, too.
Along the path went something small and round. It had had its supper.
“Goodnight,” said the princess. It was not a door. But it seemed right. # spare
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy; tiny porter sleep sleepy
# things: curtain; key
Last of all came the bedroom. It has a door as well.
{resting}
{keepsake}
{dream} # spare
That door was left open, by about {~a hand|a cat}, with {porter} against it. A line of light lay on the floor, for whoever was late. # usual
Now the curtains. Now the lamp. Now the eyes, the left one and the right one. They are doors, too, in a way. # spare
Turn. Click.
Goodnight, {H}. Goodnight.
-> DONE

=== next_night
On the step in the morning lay a jam tart with one bite out of it, and next to the tart sat the kitchen cat from the palace. It was not late. It was very early, and some way from home.
It went in at the door, and out at the door, and then it sat down in the middle, to decide. {H} held it open. There were ninety-nine others to do by dark, so it could not be hurried.
-> DONE

=== next_bedtime
The door was left open, by about a cat.
-> DONE
