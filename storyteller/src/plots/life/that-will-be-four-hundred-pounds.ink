# about: play(shop|post office|cafe|café|restaurant|till|supermarket|hairdress|salon|barber|tea room|ice cream van|market|bakery|bank); story-about(playing shop)
# also: happy; funny; too-excited; play; sharing; haircut; proud; food; tired
# wants: child
# role grownup: parent = the grown-up with the shopping bag
# kind cafe: cafe|café|restaurant*|tea room|ice cream van|bakery|bakers
# kind post: post office|post
# kind hair: hairdress*|salon|barber*
# ages: 3-9
# holds: dark(kind)

=== title
{~That Will Be Four Hundred Pounds|Ping}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: L stand proud behind counter; heroes stand; grownup stand surprised; friends stand
# things: counter; till on counter; basket; tin on counter; boot on counter
{~Ping, went the till. {young:It was an egg box, and {H} had pressed it.|It was an egg box with a spoon in it, and {H} had been pressing it all day.}|Behind the ironing board stood {H}, with a pencil behind one ear. {young:On it stood a great many things.|On it stood everything that had been in the cupboard that morning.}|“Who is next, please?” said {H}, and looked along the sofa, where there was a queue of one.}
{
- is_cafe:
It was a café. There was soup with buttons, and there was the good soup, which had more.
- is_post:
It was a post office. A letter could go anywhere, and so could a boot, if it had a stamp on.
- is_hair:
It was a hairdresser’s. You could have it up, or you could have it up with pegs.
- else:
It was a shop. There were tins, and there was a boot, and a bit further along there was the other boot.
}
“I only came in for some milk,” said {grownup}. {young:¶ “Then you have to pay,” said {L}.|¶ “And you have been in every day this week,” said {L}, and looked into a book, “and never paid.”}
Ping. Ping. Ping. {L} wrote something long on a bit of paper.
“That will be four hundred pounds,” said {L}.
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: grownup hold purse; L write pencil; heroes stand; friends sit
# things: counter; till on counter; paper on counter; 3 button on counter; themed
“Four hundred?” said {grownup}. {young:“For what?”|“Would you mind going through that with me?”}
{joining}
{
- is_cafe:
“The soup was a hundred. The spoon was a hundred,” said {L}. “You sat down as well. {young:That is a hundred, and I said good morning.”|That is a hundred, with a cushion. And I said good morning.”}
- is_post:
“The stamp was a hundred. Licking it was a hundred,” said {L}. “It went to {young:Grandma. And I said good morning.”|the sea, which is further than you think. And I said good morning.”}
- is_hair:
“The pegs were a hundred. The water was a hundred,” said {L}. “It was all dry. {young:That is a hundred, and you said ow.”|And you said ow, and that is extra. And I said good morning.”}
- else:
“The tin was a hundred. The boot was a hundred,” said {L}. “The other boot {young:was a hundred, and I said good morning.”|was a hundred as well, as they only go together. And I said good morning.”}
}
{themed_a} would have been free, but nobody had asked for it. # personal
{grownup} had {~three|seven} buttons in a purse, and put them all down. {young:“That is three hundred and something too little,” said {L}.|{L} looked at them from both sides, and gave one back, since it was not from this country.} # usual
{hinderer_person:“I should pay it, if I were you,” said {hinderer}, who had got away with a tin.} # beat
{hinderer_animal:{hinderer} had taken a boot out without going by the till, and was not stopped.} # beat
{hinderer_carried:{hinderer} was on the counter, with a price on one ear, and that was a hundred, too.} # beat
“The rest can come tonight,” said {L}, and wrote that down.
-> DONE

=== m1
# aside
# shot: above
# place: living-room; dusk; clear
# action: A stand proud; heroes stand; grownup hold boot; friends stand
# things: counter; boot on grownup; till on counter; basket on counter; slipper on counter
“I might sell something, too,” said {grownup}. {young:“What is this?”|“What would you give me for this slipper? It is nearly new, on the top.”}
{A} turned it over, and smelled it, {young:and put it down rather quickly.|and held it up against the lamp, as you do with an egg.}
“I have got one of those,” said {A}. {young:It stood on the shelf, and was the other one.|It stood on the shelf, in fact, and was the other one, and had been there since Tuesday.}
“How much is it?” asked {grownup}. {young:¶ “A hundred,” said {A}.|¶ “To you, a hundred,” said {A}, “and a hundred for looking after it.”}
So that was written down with the rest, and {grownup} walked about in the one slipper.
It went step, pat, step, pat, all the way to the kitchen, and came back with the milk. # spare
-> DONE

=== l1
# aside
# shot: close
# place: living-room; dusk; clear
# action: A hold telephone; heroes stand; grownup wave; friends sit
# things: counter; telephone in A.hand; till; paper on counter
The telephone rang. It was a {~banana|shoe}. {young:“Hello, shop,” said {A}.|“Hello, good morning, we are open,” said {A}, and found a pencil.}
It was {grownup}, from the hall. {young:“Do you have any string?”|“I wanted to ask whether you have string,” said {grownup}, “before I come all that way.”}
“How much string?” ¶ “As long as the cat,” said {grownup}. ¶ {young:“With the tail or without the tail?” said {A}.|“You have to say with or without the tail,” said {A}. “We have had people come back.”}
There was string. {young:With the tail it was a hundred.|There was string with the tail, and it came to a hundred, and ten for the telephone.}
“I have not even got it yet,” said {grownup}. ¶ “But you have had the call,” said {A}.
Then the line went dead, since it was wanted for something else in the shop. # spare
-> DONE

=== s3
# shot: behind
# place: hallway; night; clear
# action: L hold paper; heroes stand on stairs; grownup stand; friends stand
# things: stairs; lamp; paper in L.hand; coat on hook; hook
After that {grownup} tried to get away by bedtime. “Shops shut at seven,” said {grownup}.
“This one comes along,” said {L}. {young:The stairs cost ten each.|There was a price on every stair, it turned out, and it was ten, and ten more for the one that creaks.} Ping, ping, ping, all the way up. # usual
{helper_person:“It is mounting up,” said {helper}, and went two stairs at a time, to save.} # beat
{helper_animal:{helper} went up and down and up, and nobody was asked to pay for that.} # beat
{helper_carried:{helper} was carried up, and that was free, because children’s things are free on Sundays and other days.} # beat
“I could pay in kisses,” said {grownup}. {young:{L} took nine. It was still four hundred.|{L} took nine of those, and counted, and wrote it down. “That is very nice,” said {L}, “but they go in another drawer.”}
The toothpaste was a hundred. The towel was fifty, and wet. # usual
“I shall never be done,” said {grownup}, and sat down on the edge of the bath, with the bill, {young:and it reached the floor.|which went over one knee and down to the mat.} # usual
-> DONE

=== m2
# aside
# shot: two
# place: bathroom; night; clear
# action: A brush-teeth; heroes brush-teeth; grownup sit; friends sit
# things: bath; paper; sink; towel; mirror
{A} had foam on, and could not say how much the tap was. {young:It was four fingers.|It was held up in fingers, and it was four, and then four again, for the cold one.}
“Is there nothing cheap?” asked {grownup}. {young:¶ {A} thought. “Air,” said {A}.|¶ {A} thought about that, and rinsed. “There is the air,” said {A}, “if you do not take much.”}
{grownup} breathed in, carefully, and gave some of it back.
{is_loved:Anything with {loved} on it cost twice as much, and was kept under the counter.|{musing}} # personal
{pausing} # company
Then the plug was sold, and was lent back for the night, because of the drips. # spare
“Thank you for coming,” {A} told the towel, which was a good customer, and hung there every day. # more
-> DONE

=== l2
# aside
# shot: wide
# place: hallway; night; clear
# action: A point; heroes stand; grownup look-up; friends sit
# things: lamp; door; stairs; picture; mat
On the landing, up under the lamp, there was a sale. {young:All the doors were half price.|A door was fifty, or two for a hundred, and if you took three you had to take the airing cupboard.}
“I have a door,” said {grownup}. {young:¶ “Not a shut one,” said {A}.|¶ “That one is open,” said {A}. “This is a shut one. You can hear the difference.”}
Click. It was a good door. {young:{grownup} tried it twice, and bought it.|{grownup} tried it twice, and looked at both sides, and took it as it was.}
“Shall I wrap it?” asked {A}. {young:They thought about it. It would have been hard.|They thought about how that could be done, and agreed to leave it where it hung.}
It went on the bill, right at the bottom, beside a drawing of a door. # spare
The bill was now so long that one end of it was still in the bathroom. # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: grownup sit beside bed; L sit-up; heroes sit-up; friends sit
# things: bed; lamp; paper; book; chair
At last {L} was in bed, and the till was on the pillow. {grownup} sat down on the chair. Nobody said ping.
It was time for the story, and there was no story. {young:{grownup} just sat.|{grownup} looked at the wall, with nothing left to spend.}
“Is there a story?” asked {L}. ¶ {grownup} said nothing. {L} looked at {grownup}, and at the bill, and then at the shelf with the books on it. # usual
“Is that a shop, over there?” asked {L}. ¶ “It might be,” said {grownup}. # usual
“How much is a story?” asked {L}.
{grownup} took one down, and turned it over, and looked at it from both sides. {young:It was hard to say.|There was a good deal of work in it.}
“Four hundred pounds,” said {grownup}.
“Then we are quits,” said {L}.
“Ping,” they both said. # usual
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; clear
# action: A lie-back; grownup read book; heroes lie-back; friends lie-back
# things: bed; lamp; book; paper; pillow
It was a good story. It was about {~a goose|a tram}, and there was a lot of snow in it.
{grownup} read it all, and did not leave out the end.
“That was worth it,” said {A}, who was lying down flat by now. # spare
The bill was folded, and folded again. It went under the short leg of the table.
The table stood still after that. It never had before. # spare
“We are open at seven,” said {A}. ¶ “Eight,” said {grownup}. ¶ “Half past seven,” said {A}, and they shook hands on it.
-> DONE

=== l3
# aside
# shot: two
# place: bedroom; night; clear
# action: A hold cup; heroes lie-back; grownup sit; friends lie-back
# things: bed; lamp; cup; chair; basket
Then somebody was thirsty. It was the shop.
“How much is a drop of water?” asked {A}. ¶ “For a neighbour, nothing,” said {grownup}. # spare
It came in the blue cup, and it was cold. The shop had two hands round it.
“And what do I owe you for the good night?” asked {A}.
“That one goes with the story,” said {grownup}. “It is in the price.” # more
They were both shopkeepers by now. They knew how it is, at the end of a day.
So the cup was put down, and nobody wrote it up.
-> DONE

=== m4
# aside
# shot: behind
# place: living-room; night; stars
# action: heroes sleep; grownup walk
# things: counter; till on counter; tin on counter; lamp
Down in the shop the light was still on. {grownup} went in.
No one was there. It was so late. # spare
{grownup} looked to the left and to the right. There was something to pay, and it was paid, with a button.
The milk was paid for, too. # more
There was a light in the window, and that was put out. And the shop was shut.
-> DONE

=== l4
# aside
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: counter; till on counter; tin; 2 boot on counter; moon
The moon came in, and had a look round.
There was a tin, and there was a boot. There was the other boot. # spare
It did not touch a thing. It was only looking, thank you. # spare
It lay on the counter, quite white, as if it were paying. # more
No one gave it any change, and it did not ask. # spare
By and by it went on, to the next shop.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; grownup sit; friends sleep
# things: bed; blanket; lamp; pillow; button
The lamp was low. {H} lay in bed, and owed nobody a thing.
{resting}
{keepsake}
{dream} # spare
There was a bit over. {grownup} had found it on the stairs. # usual
“This is your change,” said {grownup}. It was a button.
{L} held it. It was warm, from the hand.
“What can I get for that?” asked {L}.
“One more,” said {grownup}.
It was on the cheek. It went in the other drawer.
“Ping,” said {L}, with both eyes shut.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a notice on the stairs in the morning. It hung by a thread from the stair that creaks, and it said that from now on this one was free, as it had been complaining.
{H} stood on it at once, with both feet. It creaked all the same, but you could hear that it was pleased.
-> DONE

=== next_bedtime
The till lay on the shelf. It had a button in it, and it said nothing.
-> DONE
