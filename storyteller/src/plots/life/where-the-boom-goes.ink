# tells: report
# wants: child
# ages: 3-12
# holds: dark(kind)

=== title
{~Where the Boom Goes|And Then, And Then}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A play happy drum; heroes clap; friends stand
# things: tin; kettle on stove; stove; table
{~A biscuit tin is a drum if you turn it over, and {H} had turned it over, because there was going to be a song.|“Boom,” said the biscuit tin, upside down, and {H} had the words to go with it.|“It is a song,” said {H} to the kettle, and put a biscuit tin on the floor, the wrong way up, to drum on.}
{young:The kettle sings, but it has no words.|The kettle had sung in that kitchen for years, but only ever a tune.} “Has it got words?” asked the kettle.
“It is all words,” said {L}. “Verse one!” And it went all on one note, as they do when they are new.
“{deed_1}.”
“And where does the boom go?” asked the kettle.
{young:There has to be a boom.|There is always a word that the boom goes on. You can’t just boom.} # spare
{L} sang it over to the tin. “{deed_1}.” And at one of the words it went boom!
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: A sit happy beside tin; heroes sit; friends sit
# things: tin; kettle on stove; stove; themed
Nobody had to ask which word. You felt it in the floor. # usual
{joining}
“And what does it rhyme with?” asked the kettle. ¶ They tried, and nothing did. {young:It was too long at the end.|It had too much in the middle for that, and it stopped on the wrong foot.} ¶ “Could it end a bit sooner?” ¶ “No,” said {L}. “All of that was in it. The drum has to go round.” {young:So the drum took one step more.|So the drum took a small step at the one end, and a long one at the other, until nothing stuck out.} # usual
{hinderer_person:{hinderer} came in with a tra-la, and it was such a long one that verse one had to wait behind it.} # beat
{hinderer_animal:{hinderer} sang along, on the note next door, and stayed there.} # beat
{hinderer_carried:{hinderer} turned out to be sitting on the tin, and that was why the boom was only a bup.} # beat
Then it was tried on {themed_a}, for the boom, but the tin was better. # personal
“And what comes after verse one?” ¶ “And then,” said {L}. Boom, boom! “That is the part where everybody sings.”
“And then, and then, and then,” sang the kettle. It might have been made for it.
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A sit calm beside tin; heroes listen; friends sit
# things: tin; kettle on stove; stove
“Where do you breathe in it?” asked the kettle. {young:“I have to know.”|“I only go out, as a rule, and then I am empty.”}
{A} thought how it had been. {young:“Here,” said {A}, and showed it.|“There was a place,” said {A}, “where I did not,” and sang up to there, and held it.}
{young:It went quiet, with no air in it.|For as long as that the whole kitchen had no air in it, and the lid of the tin sat quite still.}
“And now,” said {A}, and let it go. ¶ {young:“That’s better,” said the kettle.|“I should not have thought of it there,” said the kettle, “but that is where it is.”}
They put in a mark for it, with a crumb. # spare
After that the kettle did it every time, and the window went white. # more
-> DONE

=== l1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: A point curious at clock; heroes listen; friends stand
# things: clock; tin; kettle on stove; stove
“It has to be four,” said the clock on the wall. {young:“One, two, three, four.”|“I could not help hearing. You can have anything you like in it, as long as there are four.”}
{A} counted. It was not four. {young:It was more like five and a bit.|It was five, with a bit left over like the crust of something.}
“You might squeeze it,” said the clock. ¶ {young:“It did not feel squeezed,” said {A}.|“It was not squeezed at the time,” said {A}. “It took what it took.”}
So the clock tried it, just once, the way that it really went. {young:It went tick, tick, and a bit.|It had never been five and a bit before, and you could see it look round to find who had noticed.}
It went back to four directly afterwards. But it was not so sure of it. # spare
“What did you do with the bit?” asked the kettle. ¶ “I have still got it,” said the clock. # more
-> DONE

=== m2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A listen curious; heroes listen; friends sit
# things: kettle on stove; stove; tin
“I can do it high,” said the kettle, {young:“or I can do it low.”|“for weddings, or I can do it low, as if it had rained.”}
It did it high. {young:{A} listened.|{A} shut both eyes, and heard it out.} “It was like that at the edges,” said {A}.
It did it low. ¶ “It was like that as well,” said {A}. {young:“But not all over.”|“That is further in.”}
“I can’t do both,” said the kettle. {young:But then it tried.|Then it took the lid off a little at one side, and out came something in between that nobody in the kitchen had heard before.}
{pausing} # company
{young:“That’s it,” said {A}.|“There,” said {A}. “You have got it.” It had no name, and it was exactly so.}
-> DONE

=== s3
# shot: behind
# place: kitchen; dusk; clear
# action: A play proud drum; heroes dance; friends clap
# things: tin; kettle on stove; stove
“And then, and then,” sang the kettle, “and then…” It went so fast that its lid shook.
“Verse two,” said {L}. “{deed_2}.”
{young:The kettle let out all its steam.|The kettle had been about to say something, and it came out as steam.} “So that is what came,” it said. “I had been wondering the whole of the chorus.” # usual
They tried the boom at the front of it. They tried the boom at the back. {young:It was wrong.|Both times the tin said bonk, as it does when it is somebody else’s word.} # usual
{helper_person:“Hold it down,” said {helper}, and put a foot against the tin, so that it could not walk off.} # beat
{helper_animal:{helper} had the time in the tail, and you only had to look there to know when.} # beat
{helper_carried:{helper} was leaned on the tin, and said to have felt it right through.} # beat
The next time {L} did not sing it. It was only said, {young:low down, into the tin.|low down, into the side of the tin, just as it was.} And there it went. Boom.
It was in quite another place, and after that it could not have been in any other. # spare
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A clap laughing; heroes clap; friends clap
# things: tin; kettle on stove; stove
“It could be a round,” said the kettle. {young:“You go first, and I come after.”|“You start, and I start when you have got to the second, and so we are both of us always in it.”}
So {A} sang the second, and the kettle sang the first. {young:It all came at once.|At once it was all happening at the same time, and the one ran into the back of the other.}
“Stop!” said {A}. {young:“It did not do that.”|“This way round you can’t tell what came of what.”}
“It was quite loud, though,” said the kettle, a bit sorry. ¶ They had to sit still for a moment until it had all run out of the tin. # spare
So they had it one after another, {young:with the and-then in between.|and in between they kept the and-then, so that they could not touch.}
“I had not seen what that was for,” said the kettle. ¶ “It is so that you can get across,” said {A}. # more
-> DONE

=== m4
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A play calm drum; heroes listen; friends sit
# things: tin; fridge; kettle on stove; stove
The fridge had listened with its door shut. {young:“Again, please,” it said.|“I know that one does not ask,” it said, “but might we have the first one again?”}
“Now that you know what comes?” asked {A}. ¶ {young:“Yes,” said the fridge.|“That is when I like them,” said the fridge.}
So they had verse one again, and it was not the same. {young:You could hear verse two coming.|There was not a word in it that was new, and yet you could hear verse two already, behind the door of it.}
{young:“I see,” said the fridge, and hummed it.|The fridge said nothing, but some time after, all by itself, it began to hum.}
A jar in there had it, too, very small, against the butter. # spare
-> DONE

=== s4
# shot: close
# place: hallway; night; stars
# action: A climb calm stairs; heroes climb stairs; friends climb stairs
# things: stairs; kettle
{is_deed_3:“And then?” ¶ “{deed_3},” sang {L}, and this time the boom was found at once.}
{is_deed_4:“And then?” ¶ “{deed_4}.” {L} did that with one flat hand, and left it there.}
“And then, and then,” sang the kettle. But there was no more.
“That was all,” said {L}. “Now it stops.”
It did not stop. The tin did, but there was an “and then” in the kettle. There was one in the floor. # usual
“It wants one more,” said the kettle. ¶ “There is not one more,” said {L}. “That is how it was.” # usual
The tin was put back. The light went out. {L} went up to bed.
And then, and then, went the stairs, one by one.
-> DONE

=== l3
# shot: object
# place: kitchen; night; stars
# action: heroes look-up sleepy
# things: kettle on stove; stove; tin; moon
It was dark down there. The tin was the right way up.
The kettle was cold. It had got words now. It went through them, low.
It left out the boom. It was late for that. # spare
“And then,” said the tap. It said it once, and it was a drip. # more
All was still. You could just hear the clock. # more
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; friends stand
# things: basin; mirror
You can’t sing with a brush in. But it goes on in there.
It went up, and down, and up. And then, and then.
{A} spat. That was not in the song. # spare
The cup was tapped once. It had a high sort of boom. # more
They shut the tap right off, and it was still there. # more
-> DONE

=== l4
# shot: behind
# place: bedroom; night; stars
# action: A sit sleepy; heroes sit; friends sit
# things: bed; window; moon
{A} sat on the bed. Both feet still had it. They did it in the air.
The left foot said “and”. The right foot said “then”. # spare
They were put under the quilt, one by one. It was too warm in there to do it.
Out in the lane a gate went boom. It was just a gate. # more
It could not know where it went. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: bed; pillow; moon behind window; window
It was quiet up here. It was as quiet as a tin. # usual
{resting}
{dream} # spare
“{deed_last},” sang {L}. It was so low that it was hardly sung.
{L} lay down on one ear, to see if it was over.
Boom, boom, went the pillow. And then, and then.
It was not the kettle. It was {L}, on the inside, a bit to the left.
It did not want one more. It just went on, all by itself, and it was warm.
And then. And then.
Goodnight, {H}.
And then. And then. Goodnight.
-> DONE

=== next_night
The kettle had words, and it would not leave off. “And then the water came in,” it sang in the morning, “and then the lid went on, and then I got warm, and then…”
{H} stood in front of it and waited. Nobody could pour. “Where does the boom go?” asked the kettle, in the middle. And then it boiled, and everybody felt it in the floor.
-> DONE

=== next_bedtime
Boom, boom, went the pillow. It knew how it went, by now.
-> DONE
