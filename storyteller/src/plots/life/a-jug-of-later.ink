# about: new-baby
# also: jealousy; sad; angry
# news: bad
# wants: child
# role baby: answer, baby = a baby
# role grownup: parent = the grown-up in the armchair
# ages: 3-8
# holds: baby(kind), dark(kind)

=== title
{~A Jug of Later|Where All the Teaspoons Went}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; clear
# action: heroes hold proud potato; grownup hug calm baby; friends peek happy at baby; baby sleep sleepy
# things: armchair; stone in heroes.hand; door
{~“Look!” said {H}, and the whole house said “Shh.” {young:It said so because of {baby_a}.|It had been that sort of house since Monday, on account of {baby_a}.}|Soon there was not a teaspoon in the house, {young:and only {H} knew why. It began with {baby_a}.|and only {H} could have said why, but nobody asked. It had begun with {baby_a}.}|{baby_a} had come to live in the house, and {H} had been told about it. {young:But nobody had said how small. Nobody had said how loud.|But nobody had mentioned the size, or how far the voice would carry.}}
{H} {was} taken along for {~milk|nappies}, and did not bang the door.
{joining}
{A} came home with a stone. {young:It looked just like a potato.|It was so like a potato that somebody might have cooked it.}
“Look,” said {A} to {grownup}.
“Later,” said {grownup}. {baby} {baby_many:were|was} in the lap. {young:The lap was full up.|It was full. {A} had known that lap for years.}
{is_wished_saying:{wished_saying} {A} had said that quite politely, at breakfast, and been told, in a minute.} # wished
-> DONE

=== s2
# shot: close
# place: kitchen; dusk; clear
# action: heroes reach-up cross jug; grownup stir calm fork; friends stand curious
# things: jug on table; spoon in heroes.hand; table; cup; digger
{baby} {baby_many:were|was} not doing anything. {young:It took everybody all day.|It seemed to take everybody all day.} # usual
“{baby} can go back now,” said {A}. ¶ “Later,” said {grownup}, who had not listened. # spare
“Will you do the digger, with the voices?” asked {A}. “Later,” said {grownup}. “My sock is {~wrong|inside out}.” “Later.”
{is_loved:“Do you want to hear about {loved}?” asked {A}. “Later,” said {grownup}, and had always wanted to before.} # personal
If people give you a thing, it should be put somewhere. {young:So {A} got the bent teaspoon, and the blue jug.|So {A} took a teaspoon from the drawer, the one with the bent handle, and dropped it into the blue jug.} Clink. That was the stone.
{young:Clink, for the digger. Clink, for the sock.|There was one for the digger and one for the sock, and by tea time there were nine.} # usual
{A} came back with {themed_a}, to be looked at. “Later,” said {grownup}, so that was one more spoon. # personal
{is_wished_person:Then came {wished_person}, and went straight past the stone to the lap.} # wished
{hinderer_person:{hinderer} came for a spoon, for the jam, and looked in the drawer, and had to use a finger.} # beat
{hinderer_animal:{hinderer} put a nose in, to see if the jug was milk, and for a moment {hinderer} had the jug on.} # beat
{hinderer_carried:{hinderer} had been put down right in front of the drawer, and had to be moved for every spoon, and moved back.} # beat
{grownup} {young:stirred the tea with a fork.|stirred the tea with a fork, and looked at the fork.} # usual
-> DONE

=== m1
# shot: two
# place: living-room; afternoon; clear
# action: woman bow happy at baby; heroes hold sad stone; baby sleep sleepy; friends stand calm
# things: cot; big hat on woman.head; stone in heroes.hand
# people: woman(hat)
People came to look at {baby}. {young:All of them said whose nose it was.|One after the other leaned over, and said whose nose it was, and nobody mentioned the rest.} They had brought a {~hat|very small cardigan}.
“And you are the big one now,” the visitors told {A}. {young:{A} was just as big as on Sunday.|{A} was the same size as on Sunday, and said so.}
“What do you think of {baby}?” asked the one with the biggest hat.
Nobody ever had before. {A} thought about it. “Quite good,” said {A}, “and quite a lot.” # spare
“Would you like to see a stone that looks like a potato?”
“In a minute,” said the visitors. {A} considered that. {young:A small later, that was. It got the egg spoon. Tink.|A minute is only a later with its hat on. In went the egg spoon, for that. Tink.}
The visitors had been going to stay for a {~minute|moment}. They stayed until tea. # more
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; afternoon; clear
# action: heroes hold curious stone; baby look-up calm; friends peek happy behind curtain
# things: cot; stone in heroes.hand; curtain
{A} showed the stone to {baby}, in the end, and held it up near the {~basket|blanket}.
{baby} did not say later. That was something. {young:But {baby} looked at the curtain.|On the other hand, {baby} was looking at the curtain.}
“It is like a potato,” said {A}. {baby} sneezed. It was not a no. # spare
“It is not one, though,” said {A}, to be fair. # more
You could not play with {baby}. {A} had tried hiding. {young:{A} hid, and {baby} did not come. {A} waited and waited.|{A} had hidden for ten minutes, rather well, and had come out again to see how the looking was going. It had not been begun.}
“When you are bigger,” said {A}, “I may show you where the good places are. I may not.”
-> DONE

=== m2
# aside
# shot: above
# place: living-room; dusk; clear
# action: heroes lie-back sad; baby lie-back calm; friends crouch surprised
# things: blanket; biscuit on table; table
If lying about was what people liked, it could be done. {A} lay down flat on the blanket, and said “Wa.”
{young:It was nice, to begin with. There was the ceiling.|To begin with it was not bad. One lay there. There was a ceiling.} Nobody asked anybody to find their shoes.
Then there was a biscuit, over there, on the {~table|chair}. {young:{baby} could not have got up for it. {A} lay and thought about that.|And a baby, {A} saw, would have had to lie there and hope.}
For one biscuit that was quite a long time. “Wa,” said {A}, but not very much. # spare
Then {A} got up and had it. {young:What a very good biscuit!|Something is to be said for being able to get up.}
{pausing} # company
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: heroes reach-down cross ladle; grownup run worried holding towel; friends stand surprised
# things: drawer; jug beside heroes; ladle in heroes.hand; 2 spoons in jug
Before supper the teaspoons ran out. There was nothing small left in the drawer. {young:{A} had to take the big spoons.|{A} had to go on to soup.}
“Not now,” said {grownup}, {young:and that was a big spoon. Clonk.|and “When I have a hand,” and those were both soup spoons. Clonk, clonk.}
“Later, later, later,” said {grownup}, going by with a {~towel|bucket}, {young:three times, without a breath.|all on one breath.}
{A} thought it over. Three laters said at once are bigger than three. ¶ That was the ladle. # usual
The ladle was too long for the jug, and looked out over the top. # more
“Has anybody seen the ladle?” called {grownup}. {young:Nobody had. Nobody had looked.|Nobody had seen anything. They were all looking at {baby}.} # spare
-> DONE

=== s3
# shot: wide
# place: living-room; night; clear
# action: grownup carry worried baby; heroes lift happy jug; friends stand worried; baby shout sad
# things: jug in heroes.hand; 3 spoons in jug; rug
Then {baby} woke up. {young:Waaah! It went all through the house.|The whole street could hear it.}
{baby} {baby_many:were|was} walked up and down, and sung to. “In a minute,” said {grownup}. “In a minute, in a minute.” {young:That made it louder than before.|If anything, that made things worse.} # usual
{helper_person:“Let {A} through,” said {helper}. “I know that look. That is somebody with an idea.”} # beat
{helper_animal:{helper} backed away from the noise, as far as the shelf, and up there something went clink.} # beat
{helper_carried:{helper} was put up on the shelf, out of the noise, next to the jug. Something in there went clink.} # beat
{A} looked at {baby}, and saw what was wrong. “That is no use,” said {A}. {young:“There is no later in there yet. There is just now.”|“You cannot say later to somebody that size. They have not got any yet. They have only got now.”}
{A} had plenty, a whole jug. So {A} got it down, and shook it, not hard. Clink.
{baby} stopped. Clink, went the jug. {young:Round eyes went looking for it.|Eyes went looking for it, like people who have heard their name.}
-> DONE

=== m4
# shot: close
# place: living-room; night; clear
# action: heroes play happy jug; grownup listen happy; baby sleep sleepy; friends sit happy
# things: jug in heroes.hand; armchair
“Do that again,” said {grownup}. {A} did it again. {baby} listened, down to the {~toes|fists}.
Clink. That was not a song. {young:It was not about anything, just now, and now, and now.|It did not say that anything would be soon. It was all now, one after the other.}
Nothing else had worked since tea. Nobody knew how to do it but {A}. # spare
Then {grownup} wanted a go. “Not too fast,” said {A}. {young:So they took turns.|“You have to mean it.”}
And bit by bit {baby} let go of the day, and lay there {young:as soft as bread|like something that has been put down}.
-> DONE

=== s4
# shot: two
# place: kitchen; night; clear
# action: grownup sit surprised; heroes hold proud stone; friends sit happy; baby sleep sleepy
# things: jug before grownup; 5 spoons before grownup; rug; stone in heroes.hand
“So that is where the teaspoons are,” said {grownup}.
“They are not teaspoons,” said {A}. “They are laters.” # usual
{grownup} sat down on the floor, lap and all, and looked into the jug. “All of those?”
“One is the sock,” said {A}. “One is {not short:only }in a minute.” # usual
Nobody said anything, for a bit. # usual
“I should like to give one back,” said {grownup}, {young:quite low|who seemed to have a bit of a cold}. “Which was the first?”
{A} found it, the one with the bent handle. And this time everybody looked at the stone, {young:on top and below|over and under}.
“It is exactly like a potato,” said {grownup}.
And there was room. {many:A lap has two knees, it turned out, and two sides, and a rug in front.|A lap, it turned out, has two knees.}
-> DONE

=== l3
# aside
# shot: above
# place: bedroom; night; stars
# action: heroes hug happy grownup; grownup play happy digger; friends sit happy
# things: digger; sock; spoon on rug; rug
Some more were spent. The sock was spent. The digger was spent, with {~all|both} the voices.
One later was for breakfast. It had gone off. {A} put it back in the drawer.
{baby} slept. Now and then a mouth moved. It was having milk, in there. # more
The in-a-minute was spent. It took an hour. # more
“Quite good,” said {A}. “When it is quiet.” # spare
-> DONE

=== m3
# shot: behind
# place: kitchen; night; stars
# action: heroes wash sleepy spoon; friends hold calm towel; grownup stand sleepy
# things: sink; drawer; 4 spoons in drawer
Then the spoons were washed. Into the drawer they went. Clink. Clink.
{A} kept the bent one. “That is for tomorrow,” said {A}. “You will forget.”
“I may,” said {grownup}. It was an honest lap. # spare
The drawer was nearly full again. It sounded like a drawer. # more
{baby} had one hand out. It was as big as a {~walnut|bun}. It held on to a bit of the air. # more
-> DONE

=== l4
# shot: wide
# place: bedroom; night; stars
# action: cat sleep sleepy; heroes sleep sleepy
# things: stone on window; window; cot
The house was quiet. It was not the shh sort. It was the real sort.
On the sill lay the stone. It had its face to the room.
In the dark it was rather like {baby}. It did not do anything, and it was round. # spare
{A} moved it a bit. Now it could see everybody. # more
Somewhere a tap ran, and a kettle sighed. Somebody had tea, with a teaspoon in it. It went round and round. # more
-> DONE

=== s5
# shot: object
# place: bedroom; night; stars
# action: heroes sleep sleepy; baby sleep sleepy; friends sleep sleepy
# things: jug on hook; hook; spoon in jug; stone
Then everybody was in bed who could be. # usual
{resting}
{dream} # spare
{baby} {baby_many:were|was} asleep. It can be done. # usual
The jug was back on its {~hook|shelf}. There was one spoon in it.
“Is it {~day|morning} yet?” asked {L}.
“Later,” said the night.
It was a kind later. It was quite soon. # usual
Clink.
Goodnight, {H}. Goodnight, whoever is up.
Goodnight.
-> DONE

=== next_night
There was one spoon in the blue jug, the one with the bent handle, and {A} took it out after breakfast and put it down on the table. Clink.
“That is a later,” said {A}.
“So it is,” said the lap, and did not look at the clock. The later was spent in the bath, with no water in, on a voyage. The lap was the ship. There were two knees to it, fore and aft, and it sailed until the toast was cold.
-> DONE

=== next_bedtime
The jug was empty. It could be filled again at any time.
-> DONE
