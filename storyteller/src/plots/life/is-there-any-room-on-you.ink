# about: feast(holi&!holiday&!tomorrow&!next week&!on saturday&!on sunday|gulal); play(gulal|holi&!holiday&!tomorrow)
# also: happy; too-excited; proud; tired; funny; creature; colour; play; outing; place; thing; clothes; new-clothes; mess; person; food; sharing
# kind dog: dog|dogs|puppy|doggy
# wants: child
# role server: elder, parent = the grown-up with the plate
# ages: 3-10
# holds: holi(kind), dog(kind), dark(kind)

=== title
{~Is There Any Room on You?|The Last Handful of Blue}
-> DONE

=== s1
# shot: wide
# place: garden; afternoon; clear
# action: L stand worried; uncle dance laughing; heroes dance happy; friends dance
# action for dog: L stand worried; uncle dance laughing; dog roll happy; heroes dance happy; friends dance
# things: heap; bucket; paints
# people: uncle=man(pink shirt)
{~“Holi hai!” shouted a boy, and {H} got a handful of pink, {young:right on the nose.|right on the nose, on top of the yellow.}|By three o’clock nobody could tell who {H} {was}. It was Holi, and {young:everybody was pink and green.|everybody was pink and green, right down to the socks.}|In the morning all the shirts had been white, because it was Holi. {young:Now {H} could not see any white.|By three o’clock {H} could not find one bit of white.}}
{
- is_dog:
Even the dog was pink. {young:It had found a heap of powder, and lain down in it.|It had found a heap of powder, and lain down in it, and then turned over and done the other side.}
- else:
Even the grass was pink. {young:There were green feet all over it.|There were green feet all over it, and a yellow place where somebody had sat down.}
}
{L} had one handful of blue left.
It was {young:the very last, and it was as soft as flour.|the last of the bag. It was as soft as flour, and {L} kept one hand shut round it.} # usual
“Is there any room on you?” {L} asked an uncle. ¶ He turned right round. {young:There was no room on him at all.|He was full on both sides.}
-> DONE

=== s2
# shot: two
# place: garden; afternoon; clear
# action: L look-up curious; server hold plate; auntie stand laughing; heroes stand; friends stand
# things: door; plate in server.hand; 6 biscuit on plate
# people: auntie=woman(glasses, yellow dress)
So {L} went to look for somebody with room, {young:and held on tight.|with one hand shut tight.}
{joining}
An auntie took off her sunglasses. Underneath she had two clean rings, {young:like an owl.|and looked like an owl at a party.} “Not there,” said {L}. Nobody puts colour near an eye. # usual
{hinderer_person:“I have got some room,” said {hinderer}, and looked for it for a long time. It was a toe, and it was inside a shoe.} # beat
{hinderer_animal:{hinderer} put a nose to the shut hand, and sneezed, and after that there was a bit less blue.} # beat
{hinderer_carried:{hinderer} had to be held with the other arm, so {L} had no hand left to scratch with.} # beat
By the door stood {server}, handing round gujiya, {young:which are sweet and crisp.|which are sweet, and crisp, and shaped like half a moon.} {server} did not have one speck of colour on!
“Is there any room on you?” asked {L}.
“Not while I have the plate,” said {server}. {young:“You would not like a blue one.”|“Nobody would thank us for a blue one.”}
-> DONE

=== m1
# aside
# shot: close
# place: garden; afternoon; clear
# action: woman hug laughing A; heroes stand surprised; friends stand
# things: paints
# people: woman(old, green dress)
Then somebody green hugged {A} from behind. “{young:Look how big you are!|Look how you have grown since the summer!}” she said. “And how is the new baby?”
“I have not got a baby,” said {A}. “I am {A}.”
She wiped a little window in the colour, with one thumb, and looked through it. {young:“So you are,” she said.|“So you are,” she said. “Then who was it that I was so pleased to see by the gate?”}
They never found out. {young:There were a lot of people by the gate, and they were all purple.|By the gate there were eight people, and every one of them was the same purple.} # more
“I know you all by your shoes,” said {A}. {young:But the shoes were pink as well.|But by then it was hard to be sure of the shoes.}
-> DONE

=== l1
# aside
# shot: behind
# place: garden; afternoon; clear
# action: L reach-up worried; boy run laughing; heroes run laughing; friends run
# things: hose; bucket; bush; 3 puddle
# people: boy
There was water, too. {young:A boy had a long squirter, full of green.|A boy came round the bush with a pichkari, which is a long pump, and his was full of green water.}
“Not the hand!” said {L}, and held it up high. {young:Blue powder must not get wet.|Powder that gets wet is only paint, and sticks to whoever is holding it.}
So everything got wet except one hand. {young:It stuck up like a flag.|The knees did, and the neck, and both ears, and the hand stayed up above it all, like a flag on a sandcastle.}
“Are you asking a question?” said the boy. ¶ “Yes,” said {L}. “Is there any room on you?” {young:There was not.|But he had been standing behind his own pump all day, and there was not.}
Green water ran down {L}’s arm as far as the elbow, and there it was shaken off. # more
-> DONE

=== s3
# shot: above
# place: garden; afternoon; clear
# action: L hold worried plate; server hold plate; heroes look-up; friends sit
# things: plate; 5 biscuit on plate; door; wall
“I could hold the plate for you,” said {L}.
{server} gave it to {L}. {young:But it was a big plate, and it needed two hands.|But it takes two hands to hold a big plate, and {L} had only one.}
A gujiya slid to the edge, and looked over. # usual
“Use both hands,” said {server}. ¶ “I can’t,” said {L}. “That one is full of blue.” # usual
So {server} took it back, and {young:stood there, all clean.|went on being clean.} # usual
{helper_person:“There were more of those a minute ago,” said {helper}, with one in each cheek.} # beat
{helper_animal:{helper} sat down by the door, and looked at the plate, and did not once look at anything else.} # beat
{helper_carried:{helper} was put on the wall, and could see right over the edge of the plate from there.} # beat
{is_loved:“Shall I tell you about {loved}, while you wait?” said {L}, and did.|{musing}} # personal
-> DONE

=== m2
# aside
# shot: two
# place: garden; afternoon; clear
# action: A point curious at bench; heroes kneel; oldman stand laughing; friends stand
# things: bench; paints; chair; themed
# people: oldman=man(old, beard)
The bench had a clean place on it. {young:It was round, and all the rest was orange.|It was broad and round, and all the rest of the bench was orange.}
“That is me,” said an old man, who had just got up. {young:He fitted it, too.|He sat down again to show them, and he went in exactly.}
{A} thought about that. “Then there is room on the bench,” said {A}, “{young:but only when you are not on it.”|but only while you are up, and you are the one that I want to put it on.”}
{themed_a} had been left out in the middle of it all, and was pink as well. # personal
“It is a good bench,” said the old man. “It has kept my place all day.” # more
“I am clean underneath,” he said. {young:“But I sit on it.”|“But it is not a side that I show to people.”}
{pausing} # company
-> DONE

=== l2
# aside
# shot: wide
# place: garden; afternoon; breeze
# action: L dance proud; drummer dance happy; heroes dance laughing; friends dance
# things: drum in drummer.hand; paints; tree
# people: drummer=man(red shirt)
Somebody had a drum, and then they all had to dance. {young:Dum, dum, dakka dum!|It was the sort of drum that is played at both ends, and it got into your feet without asking.}
{L} danced with one hand up, and the hand shut. {young:It was the blue hand.|That was not for the dance. It was for the blue.}
But the others saw it. {young:Up went a hand, and it was shut. Up went one more.|An aunt put one hand up and shut it, and then two cousins did, and soon all of them were doing it, and thought that it was how it went.} # more
“Where does this step come from?” asked the man with the drum. ¶ “It is new,” they told him. {young:“It goes like this.”|“You have to look as if you had something in there.”}
Round they went, {young:until the drum had to sit down.|until it was too hot, and the man with the drum sat down under the tree.}
-> DONE

=== s4
# shot: close
# place: garden; dusk; clear
# action: L reach-up happy at server; server kneel happy; heroes stand happy; friends look-up happy
# things: plate; door
{L} looked at the plate as well. There were three on it. Then there were two, and then there was one.
And nobody would take the last one. {young:“Not me,” they said. “You have it.”|They came and looked at it, and said that somebody else must have it.}
So {L} took it and ate it, {young:all of it, down to the crumbs.|with the hand that was not blue.} “There,” said {L}. “Now that is just a plate.”
{server} put it down on the step, and bent down, and held out one cheek. “Now there is room.”
{L} opened the hand, and laid it on the cheek, softly, because it was the last.
When it came away, there was a hand there still, {young:with five blue fingers.|with four blue fingers and a thumb.} ¶ “Holi hai,” said {L}. Then there was a hug, and some of the blue went on {L}’s ear.
-> DONE

=== m4
# shot: two
# place: bathroom; dusk; clear
# action: L sit laughing in bath; heroes sit in bath; friends sit
# things: bath; sponge; towel; soap
Then it was time for the bath. The water went pink, and then it went green.
After that it went a colour that has no name. {L} sat in it up to the middle.
“Look,” said {L}. “There is a knee.” It had been yellow since ten o’clock. # usual
The soap was white when it went in. It came out with stripes, like a sweet. # more
The water ran away, and left a ring round the bath, like a sunset.
They wiped off the sunset with a sponge, and then they had to wash the sponge. # more
-> DONE

=== l3
# shot: close
# place: bathroom; night; clear
# action: L sit sleepy; heroes stand; friends sit
# things: towel; mirror; flannel; comb
The flannel went round the neck. It went behind one ear, and that was all right.
It went behind the other, and stopped. There was some blue.
They rubbed it. They rubbed it again. It was still blue. # usual
“That was the hug,” said {L}. # more
So the blue stayed there. It was about as big as a thumb. # more
“Nobody will see it,” they said. {L} bent the ear, to see it in the mirror.
-> DONE

=== m3
# shot: above
# place: bedroom; night; clear
# action: L hold sleepy shirt; heroes sit; friends sit
# things: shirt; chair; lamp
The shirt lay on the floor of the bedroom, and it was not white any more.
“Shall we wash it?” they asked. ¶ “Not tonight,” said {L}.
It was hung on the chair. The pink was the uncle. The green was a hug. # usual
There were yellow fingers on the back. Nobody knew whose. # more
It was the best that shirt had ever looked. It could nearly stand up by itself. # more
There was no blue on it at all. The blue was all on one cheek.
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: bench; bucket; moon; wall
Out on the grass it was dark, and all the colours were grey.
They were there, all the same. They would be pink again in the morning. # spare
A pigeon had walked through the yellow. It sat in its tree, with yellow feet. # more
On the bench there was still one clean place. The moon sat in it, and it fitted. # more
A moth came, and went away again. It was looking for the lamp. # more
The plate was still on the step. There was nothing on it.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L lie-back sleepy; server sit; heroes sleep; friends sleep
# things: bed; pillow; lamp; shirt on chair; chair
The sheets were clean. They were white all over. # usual
{resting}
{keepsake}
{dream} # spare
{server} came to say goodnight. One cheek was clean. The other had the hand on it.
{L} laid a hand on it. It still fitted. # usual
{L} turned over. The blue ear went down. # usual
“Is there any room on you?” {L} asked the pillow.
It had plenty of room.
By the morning it would be a bit blue.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
It was the postman who found the rest of the blue. He had it on his thumb when he gave {H} the letters, and did not know where it came from.
They went back along the street to look. There was some on the bell at number six, and on the gate at number four, and a whole finger of it on the post box. “I scratched my ear,” said {A}, “and then I rang some bells.”
-> DONE

=== next_bedtime
The ear was nearly pink again. There was just a thin blue line, in the fold, where the flannel does not go.
-> DONE
