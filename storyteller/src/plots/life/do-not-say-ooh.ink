# about: story-about; with-character; bring-back
# tells: tale(an odd thing)
# also: funny; exciting; person; place; thing; happy; play; food; calm; weather; found-something
# kind real: come true|comes true|come to life|comes to life|come alive|comes alive|real
# kind ball: ball|football*|boomerang*|frisbee*
# kind fly: fly|flies|flying|float*
# kind voice: swap voices|swaps voices|swap*
# wants: child
# role grownup: parent = the grown-up with the shopping
# ages: 3-12
# holds: dark(kind), dog(kind), goose(kind)

=== title
{~Do Not Say Ooh|Ho Hum}
-> DONE

=== s1
# shot: wide
# place: garden; afternoon; clear
# action: heroes look-up surprised; friends look-up curious; bird stand on wall
# things: marvel; wall; tree left; cloud
{~The {wished_marvel} did not look like much, and {H} had nearly gone past.|{H} had the {wished_marvel} at last, and stood looking in the middle of the grass.|In the grass {wished_marvel_many:were|was} the {wished_marvel}, and {H} went up close.}
{
- is_real:
{L} drew a goose with a hat on, to try it. The goose lay flat on the paper. So did the hat.
- is_ball:
{L} kicked the {wished_marvel} away, right down to the hedge. There it lay.
- else:
Nothing happened. {young:Then nothing happened again.|It went on not happening for as long as it takes to eat a plum.}
}
Then a cloud came over, with two ears and a tail. “Ooh!” said {L}.
And the {wished_marvel} {wished_feat}.
{
- is_real:
The goose got up off the paper, shook itself, and put the hat straight. # usual
- is_ball:
Up the grass it rolled, and stopped at {L}’s toes. # usual
- is_fly:
Round the cloud {wished_marvel_many:they|it} went, and down again, and nobody had seen it but {L} and a blackbird. # usual
- is_voice:
“Tweet,” said {L}. ¶ “Goodness,” said the blackbird on the wall, in {L}’s voice. # usual
- else:
Nobody had seen it but {L} and a blackbird, and the blackbird had lost its place in the song. # usual
}
-> DONE

=== m1
# aside
# shot: close
# place: garden; afternoon; clear
# action: heroes lie-front curious before marvel; friends kneel curious; bird stand on wall
# things: marvel; wall; leaf
“Again,” said {A}. Nothing happened.
{A} said it in a kind voice, and then in a low one. {young:Nothing.|{A} went away as far as the gate, so as not to be in the way of it, and came back suddenly.}
{A} knocked. {young:Tock, it went.|It made the sort of sound that anything makes.}
The blackbird was asked whether it had done anything. It had only been singing, it said, and about a worm.
“Perhaps you have to stand on your head,” said {A}, and did so, against the wall. {young:Out fell a button.|A button fell out of one pocket, and a bit of biscuit that had been there since Easter.} The blackbird had the biscuit.
“That was not for you,” said {A}, but it was good to see somebody so pleased. # more
-> DONE

=== s2
# shot: two
# place: garden; afternoon; clear
# action: grownup hold surprised pumpkin; heroes point happy at marvel; friends stand surprised
# things: marvel; bag; wall; gate right
{joining}
{is_loved:“It is nearly as good as {loved},” said {L}, “only now it has stopped.”|{musing}} # personal
In at the gate came {grownup}. “Look what the {wished_marvel} can do!” shouted {L}.
They all looked. {young:Nothing happened.|Nothing happened, with everybody watching.}
“Please,” said {L}. That did not help. # usual
{hinderer_person:“I looked away for a moment,” said {hinderer}. “Was that it?”} # beat
{hinderer_animal:{hinderer} sniffed at the {wished_marvel}, and sneezed, and went off to something better.} # beat
{hinderer_carried:{hinderer} had been put down right in front, and saw the whole of the nothing.} # beat
“I know a story like that,” said {grownup}. “It is about {wished_tale}.” ¶ “This is not a story,” said {L}. “{wished_marvel_many:These are|This is} the {wished_marvel}.”
Then {grownup} lifted a pumpkin out of the bag. ¶ “Ooh!” said {L}, for it was a big one.
And the {wished_marvel} {wished_feat}.
{
- is_real:
There was a second goose, who wanted a hat as well. # usual
- is_ball:
It came over the wall, and {grownup} had to duck, and the pumpkin did too. # usual
- is_voice:
“Did you see that?” said the pumpkin. No, it was {grownup}, but it was not {grownup}’s voice. # usual
- else:
{grownup} sat down on the wall, with the pumpkin on both knees. # usual
}
“Ooh!” said {grownup}. And it happened again. # usual
-> DONE

=== m2
# aside
# shot: close
# place: hallway; afternoon; clear
# action: heroes hold laughing telephone; grownup listen happy; friends stand laughing
# things: telephone; marvel; hat-stand
Then the telephone rang. It was the lady from the library, about a book, and whether they had finished with it.
“It is under the sofa,” said {A}. {young:“But listen to this!”|“But you must hear what has been going on here.” And {A} told her the whole of it.}
“Ooh!” said the telephone.
And the {wished_marvel} {wished_feat}.
“There it was again!” said {A}. ¶ “Ooh!” said the telephone. {young:So {A} told her that as well.|She was a lady who liked to be told things.} ¶ “And again,” said {A}.
It was {~half past four|nearly five} before they got back to the book. {young:It was still under the sofa.|By then nobody remembered what it was called.} # more
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: heroes stand surprised; grownup stir surprised pot; friends stand laughing
# things: pot; table; pumpkin on table; themed on table
They went in, because there had to be soup. {young:The {wished_marvel} came too.|The {wished_marvel} had to come too, so that somebody could keep an eye on it all.}
{themed_a} was on the table, and was put up on the shelf, where it was safer. # personal
{grownup} tried the soup. It was hot. ¶ “Ooh!” said {grownup}.
And the {wished_marvel} {wished_feat}. {young:In went the salt.|In went the salt, and the lid of the salt, and after a moment the little label.} {grownup} wiped the stove, and the wall, and one ear.
“Well,” said {grownup}, and looked down into it. {young:“We shall have bread.”|“I have always said that you can have a nice supper with only bread.”}
{A} ate two slices, and thought that the {wished_marvel} looked quite pleased. # more
-> DONE

=== s3
# shot: wide
# place: street; dusk; clear
# action: heroes shout worried; grownup stand surprised; postman stand laughing; dog run; friends stand laughing
# things: marvel; wall; street-lamp; bag
# people: postman(old)
By then the whole street stood at the wall. There was the postman, with his mouth open, and a dog, and a lady with a ladder.
“Ooh!” they said. And the {wished_marvel} {wished_feat}. Then of course they said “ooh!” again.
{
- is_real:
There were nine geese by now, and one of them was driving the post van. # usual
- is_ball:
It came back before it had gone, and took the postman’s cap along. # usual
- is_voice:
The lady barked. The dog asked whether there were any letters. # usual
- else:
All the hats had come off, and nobody in the street had had any supper. # usual
}
“Stop!” shouted {L}. But how do you stop it?
{helper_person:“It did nothing for ever so long,” said {helper}, “and then there was that pumpkin.”} # beat
{helper_animal:{helper} looked at the {wished_marvel}, and then up at all the open mouths.} # beat
{helper_carried:{helper} was the only one in the street who had not made a sound.} # beat
{L} thought about the cloud, and about the pumpkin. “It is the ooh!” said {L}. And the {wished_marvel} {wished_feat}.
“It is the what?” asked {grownup}. ¶ “The ooh!” said {L}, and there it was again. ¶ “Don’t say it!” # usual
{L} put both hands over the mouth that had said it.
-> DONE

=== l2
# aside
# shot: two
# place: street; dusk; clear
# action: heroes point worried up; postman point curious up; friends think curious
# things: wall; street-lamp; cloud
How can you tell somebody not to say a thing, if you can’t say it?
{A} made a round mouth, {young:and shook one finger.|and drew a ring round it with a finger, and then shook the finger very hard.} ¶ “A goldfish?” asked the postman.
{A} tried it with an owl, who says something like it, and put a hand over the owl. {young:“Night?” said the lady.|“It is getting dark,” guessed the lady. “No. The owl has toothache.”}
“A hole!” said the lady then, and went along the wall to look for it, and found one.
“You make it with your lips,” said {A}, “and it is what you say to a rainbow.” ¶ “Ooh!” they all said. {young:“That is it!”|They had got it, and they were so glad that they said it twice.}
And the {wished_marvel} {wished_feat}, both times.
-> DONE

=== s4
# shot: two
# place: street; night; stars
# action: heroes give happy bun; grownup eat happy; postman eat happy; friends eat happy
# things: marvel; bag; bun; moon; wall
There were buns in the bag. {L} went along the wall with them, and everybody had one.
“Big bite,” said {L}. “Now look at the {wished_marvel}, and chew.”
They looked, and they chewed. “Mm,” said the street. {young:Nothing happened!|Nothing happened, for as long as it takes to eat a bun.} It was lovely.
“And after the bun you say ‘ho hum’,” said {L}. “It is just as good.”
“Ho hum,” they said, to try it. Nothing happened again. # usual
Then the moon came up behind the chimney. It was as big as a house, and as yellow as custard. All of them drew in their breath. {L} held up one finger. # usual
“Ho hum,” said the whole street.
-> DONE

=== m3
# aside
# shot: behind
# place: street; night; stars
# action: heroes wave happy; postman wave happy; friends wave happy; dog walk
# things: moon; street-lamp; house
Then they all went home. You could hear them the whole way down the road.
“Ho hum,” said the postman. He had seen the moon in a puddle.
“Ho hum,” said the lady with the ladder. A hedgehog had gone by with four small ones.
“Ho hum,” said somebody behind a window. That was because of the soup.
“Woof,” said the dog, who did not know that there was any trouble. # usual
{A} stood at the gate, and waved. Nobody had said it. Not one of them.
{homeward} # company
The {wished_marvel_many:{wished_marvel} were|{wished_marvel} was} quite still. # usual
-> DONE

=== m4
# aside
# shot: close
# place: bathroom; night; stars
# action: heroes wash surprised; grownup hold calm towel; friends stand sleepy
# things: basin; towel; flannel; marvel
The flannel was cold. It was very cold. It went round the neck.
“Oo–” said {A}, and only just shut it in.
They looked at the {wished_marvel}. It had been a near thing.
“–range,” said {A}. It is a good word to have ready.
“Well done,” said {grownup}. “Now the other ear.” # usual
That was cold as well. “Ho hum,” said {A}, with both eyes shut. # usual
Nothing happened. # usual
-> DONE

=== l3
# aside
# shot: two
# place: bedroom; night; stars
# action: heroes sit sleepy; grownup yawn sleepy; friends sit sleepy
# things: bed; window; marvel; moon
“And what happens tomorrow?” asked {grownup}.
“Tomorrow is a day off,” said {A}. “It has been a lot.”
“And the day after?” ¶ “Then we go to the library,” said {A}. “She has only heard it.”
They turned the {wished_marvel} to the window. There it had something to see.
So that was settled. {grownup} yawned. {A} did it too.
You can’t say anything in a yawn. That was restful. # usual
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: house; street-lamp; tree left; moon
It was quiet in the street.
The moon had got smaller, and gone up. It did not mind about the ho hum. # usual
The ladder leaned on the wall, and slept like that. A crumb of bun lay beside it. Then a mouse had it.
“Hoo,” said an owl.
That is not the same. But it is near. # usual
Behind one window something had nearly begun. Then it thought about it, and left it. # usual
“Hoo,” said the owl, from further off.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes lie-awake happy; friends sleep
# things: bed; pillow; quilt; marvel; moon
{L} lay in bed. The {wished_marvel_many:{wished_marvel} were|{wished_marvel} was} by the window.
{resting}
{keepsake}
{dream} # spare
“Ho hum,” said {grownup}, and gave out the kisses, and went. # usual
Now nobody was awake but {L}. The moon looked in.
{L} said it. It was the smallest one there is. “Ooh.”
And the {wished_marvel} {wished_feat}.
{
- is_real:
It was only a small goose. It put its head under its wing.
- is_ball:
It rolled up to the bed. There it stayed.
- is_voice:
“Goodnight,” said the owl outside, and it was {L}’s voice. “Hoo,” said {L}.
- else:
It was only for a moment. It hardly made a sound.
}
It was just for {L}. # usual
“Ho hum,” said {L}. Then it was quiet.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
“Ho hum,” said the postman at the gate in the morning. A rainbow stood over the whole street, from the church to the bus stop. ¶ “Ho hum,” said {H}. The lady with the ladder had just come out. She looked up, and opened her mouth. She had no bun with her. “Oo–” she said, “–range.” And it was, just there, under the red.
-> DONE

=== next_bedtime
“Hoo,” said an owl. That is not the same. Nothing happened.
-> DONE
