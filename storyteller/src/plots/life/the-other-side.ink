# about: weather(hot|heat|boiling|sweltering|roasting)
# also: cannot-sleep; tired; funny; staying-in-bed
# news: bad
# wants: child
# ages: 3-10
# holds: heat(kind), cat(kind), dark(kind)

=== title
{~The Other Side of the Pillow|Where the Cool Went}
-> DONE

=== s1
# shot: wide
# place: bedroom; night; stars
# action: A push cross pillow; heroes lie-back cross; friends sit cross
# things: pillow; window; curtain; sheet; blanket
{~The night was too hot for ears. {young:{H} had two too many.|{H} had tried lying on one, and then on the other, and then on neither.} All the windows were open, and not one thing came in.|The sheet was on the floor. {young:The bear was on the floor, and {H} {was} hot.|The blanket was under it, and {H} lay on top of the bed like something that has been put out to dry.} The night was like that.|“I am boiled,” said {H}. {young:It was night, and it was still hot.|The sun had been gone an hour, and had left everything switched on.}}
{is_wished_line:“{wished_line},” said {L}, and that was enough to make you hot.} # wished
But each pillow has a side that is cool, and that is the other one.
{A} turned it over. Ah! {young:Cool as milk.|It was like putting a cheek into milk.}
It lasted as long as it takes to say so. {young:Then it was hot, and the cool was on the back.|Then that side was warm, and the other was the other.}
So {A} turned it over. And so it went on, {young:flip, flip, flip.|and you cannot sleep and turn.} # usual
-> DONE

=== s2
# shot: two
# place: bedroom; night; stars
# action: A catch laughing pillow; heroes blow pillow; friends hold pillow
# things: 4 pillows; lamp
“What is that flapping?” they asked, on the landing, with their own pillows.
{joining}
{young:“It is under here,” said {A}, “but it runs away.”|“The cool is on this side,” said {A}, “but it gets away as soon as you lie down.”}
So {A} was quick, and turned it {young:on the way down.|while the head was still coming.} The cool had gone through. {young:You could feel it, on the other side.|You could feel it, underneath, laughing.}
{hinderer_person:“Let me try it,” said {hinderer}, and tried it, and so that side was warm as well.} # beat
{hinderer_animal:{hinderer} lay down on all of it, meanwhile, and let out a long breath, and that was warm, too.} # beat
{hinderer_carried:{hinderer} had been set down on it for a moment, and there was a warm place of that shape.} # beat
“Blow on it,” said one of them. But it was the same air that they had had {~since Monday|all day}. # usual
-> DONE

=== m1
# aside
# shot: behind
# place: bedroom; night; stars
# action: A carry pillow; heroes lie-back laughing; friends carry pillow
# things: 3 beds; 5 crumbs; pillow
“It is cooler in mine,” said everybody, about somebody else’s. {young:So they swapped, and took their own crumbs.|So they all moved round by one bed.}
In one there was a dip, and {young:you rolled into it.|one lay at the bottom of it, like a spoon.} In one were crumbs, {~of toast|of something}. {young:In one it smelled of somebody’s hair.|One was as flat as a letter, and somebody was fond of it, and it was not to be laughed at.}
They were all just as warm. {young:“It was cool before you were in it,” said {A}. “It was cool till you went there.”|“They are always cool,” said {A}, “until you go there.”}
So round they moved again. It took a while, for {young:two of them had gone off with the same pillow.|it turned out that two of them had gone off with the same one.}
The flat one was handed back, with both hands, and nobody had laughed. # more
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; night; stars
# action: A reach-up happy at fridge; heroes stand happy; friends peek at fridge
# things: fridge; pillow in fridge; butter; lamp
There is a place in a kitchen that is cool all night, with a light in it. {young:They put the pillow in, by the butter.|It was thought of by several people at once, and the pillow went in on the middle shelf, next to the butter.}
They all stood round with the door open, to see how it did. {young:It was so nice that not one of them wanted to shut it.|It was so pleasant that nobody liked to be the first to shut it.}
“One more minute,” they told the {~butter|milk}. # more
“We are letting it out,” one of them said. {young:But they stood and let it out.|They stood and let it out.}
When the pillow came to bed it was as cold as {~a fish|a plate}. It smelled of {young:cheese, and it was like being a sandwich.|cheese, and {A} dreamed, for about a minute, of being in a sandwich.}
-> DONE

=== m2
# shot: wide
# place: street; night; stars
# action: A wave curious; man wave happy; heroes look-up; friends sit
# things: window; 3 stairs; hat in man.hand; bucket
# people: man(old)
In the street it was just the same. They could see {young:it all from the window.|it from the window, where they had gone to be nearer.}
Number four lay on the balcony, in rows. Number six had both feet in a {~bucket|washing-up bowl}. {young:An old man sat on his own step, in a hat and no shoes, and said good evening.|On the corner an old man sat on his own front step in a hat and no shoes, and lifted the hat.}
“Have you got any?” {A} called across. ¶ “Not a bit,” said the balcony. “We heard that {young:you did.”|there was some at yours.”}
{pausing} # company
A moth went by, quite slowly, {young:doing the flapping for all of them.|and they all turned up their faces to get the wind of it.} # spare
-> DONE

=== l2
# aside
# shot: above
# place: bathroom; night; stars
# action: man lie-back calm; A sit happy in bath; heroes peek; friends stand
# things: bath; tap; drop under tap; plug
In the bathroom it was taken by then. {young:Somebody big was in the bath. There was no water in it.|In the bath, without any water, lay somebody large in striped pyjamas, with the plug on a chain round a toe.}
“I was here first,” said the bath. “It is quite good, {young:till it gets warm.”|along the edges. I move up every ten minutes.”}
{A} got in at the tap end, to see. {young:It was cool, and as hard as a bath, and the tap let go of a drop.|It was cool, and as hard as a bath, and the tap let go of one drop, which it had been saving.}
“I like it,” said {A}. “But {~where does the head go|my elbows ring}.” # spare
“You have taken the end that drips,” said the bath. “Nobody lasts, at that end.” # more
-> DONE

=== s3
# shot: behind
# place: hallway; night; stars
# action: A walk curious holding pillow; cat sleep; heroes tiptoe; friends tiptoe
# things: pillow; door; mat; row of 5 tiles
The cool must be somewhere. {L} took the pillow, and went down to look, with all of them behind.
The {~big chair|coats} had none. The stairs had none, though they {young:sat on them all.|gave each of them a chance.} # usual
{helper_person:“Listen with your feet,” said {helper}, and went in front, off the mat, and on to the boards.} # beat
{helper_animal:{helper} went on ahead, and stopped where the carpet does, and spread out every toe.} # beat
{helper_carried:{helper} was carried in front, and held to the wall, and the banisters, and then the floor.} # beat
In the hall, on the tiles, by the front door, lay the cat from next door. {young:It was as flat as a mat.|It lay at full length, as if it had been poured.}
“Ask it,” they said. {young:But the cat was asleep.|But you do not wake a person who has managed it.}
{L} looked. The cat had one tile, and {young:did not flip.|was not looking for the other side of anything.} Nobody else in the street lay still.
-> DONE

=== m4
# aside
# shot: two
# place: hallway; night; stars
# action: cat sleep; A lie-front curious; heroes whisper; friends lie-back
# things: row of 5 tiles; door; pillow
They watched it for some time. {young:In went a breath. Then they waited a good bit, and out it came.|It did one breath, and later, when they had stopped expecting it, the other half.}
“It has got its arms off its sides,” said {A}. {young:“All four.”|“All four of them. And it does not talk about it.”}
They had been talking about it since {~Thursday|tea}, from one end of the house to the other. {young:You get hot, just saying the word.|Hot is a warm word. You can feel it on the way out.} So they did not say it any more.
They said {~pond|snow} instead, {young:one each, in a whisper.|one after another, in a whisper, and then they did not say that.}
-> DONE

=== s4
# shot: close
# place: hallway; night; breeze
# action: A lie-back calm; cat sleep; heroes lie-back calm; friends lie-back
# things: row of 5 tiles; 2 boots; door; curtain
So {L} lay down on the tiles, and let the pillow be. {young:Then they all did, in a row.|They all did, in a row, next to the boots.}
The tiles were hard, and not even cool. But nobody turned over. # usual
They lay so still that they heard the {~clock|tap} in the kitchen. Then, {young:a long way off, a curtain moved.|far up the street, at number forty, they heard a curtain.}
A wind came along, a house at a time. {not short:It did the balcony, and then it did the old man, and his hat.} # usual
Under the door it came, at about the height of a cat. {young:It went over them all, from the toes up.|It went over them, from the toes to the top, and out at the back.}
“There it is,” whispered {L}. “It was just on the other side.”
-> DONE

=== l3
# shot: wide
# place: street; night; stars
# action: man sleep; heroes look-up sleepy
# things: window; bucket; hat on man; stairs
All up the street they were lying still. You could tell by the beds. They had stopped.
Number six took its feet out, and put them away. The old man had his hat in his lap. It could go up and down there as it liked.
The moth had given up. It sat on a {~leaf|wall}, with its arms off its sides. # more
The bath had gone to bed. It had a ring on each elbow. It left the tap for who came next. # spare
It came by one more time, to see if it had left anyone out. # more
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: A climb sleepy stairs; heroes sit sleepy on stairs; friends walk
# things: stairs; pillow; sheet
After that they went up. They did not put on the light. A light is warm.
Each stair was a bit less so than the last one. One of them was {~quite nice|cool}. It was sat on, for a bit.
The sheet came up off the floor. It was let lie on a foot. # spare
The blanket could stay where it was. It was on wood. # spare
They did not say goodnight yet. It is a warm word, too. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: cat sleep; heroes lie-back sleepy
# things: row of 5 tiles; door; umbrella-stand
In the hall the tiles lay in their rows. Some were warm, in the shape of a {~child|back}.
The cat had not got up. It had not said a word. It had been right from the start.
It turned over, once. It did not have to. It was just to see. # more
The boots had felt it, too. Their tongues were out. # more
Then there was just the door, with the air going in and out under it. # spare
-> DONE

=== s5
# shot: above
# place: bedroom; night; breeze
# action: A sleep; heroes sleep; friends sit sleepy
# things: slipper left
No one had been on the pillow all this while. # usual
{resting}
{dream} # spare
It had been let alone. It had got cool by itself, on both sides. # usual
{L} lay on this one. It was like milk.
And the other one was under it, in the dark. It could be felt there.
It was not used up. It was for later. # usual
The curtain came in, and went out. It was slow.
It did one half. And then, when no one was waiting for it, it did the other.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
It was hot again, and {A} went to turn the pillow over. It would not go. There was something on the other side.
It was the cat from next door, as flat as a letter. The tiles must have told it.
You do not wake a person who has managed it. So {A} let the pillow lie, and put one cheek down next to the cat, and out of there, at about that height, it came: cool.
-> DONE

=== next_bedtime
A cat’s worth of dent was in the pillow. It was the good side.
-> DONE
