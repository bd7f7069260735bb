# tells: report
# wants: child
# ages: 3-10
# holds: bath(kind), dark(kind)

=== title
{~There Was No Walrus|Not Even a Small One}
-> DONE

=== s1
# shot: wide
# place: bathroom; dusk; clear
# action: A point cross at bath; heroes stand; friends stand
# things: bath; tap; bubble over bath; towel
{~“Do not tell me,” said the bath, when {H} came in. “There was a walrus.”|It was bath time for {H}, and the bath had waited all day to hear how it was. “Was it the walrus?” it asked.|“I knew it,” said the bath to {H}, over the noise of the tap. “It was a walrus.”}
“There was no walrus,” said {L}. “This is how it was.” ¶ {deed_1}.
{young:The bath thought about that, and a bubble came up by the plug and went pop.|The bath thought about that, and a small wave went from one end of it to the other.} # usual
“And what did the walrus say?” asked the bath.
“There was no walrus.” ¶ “A small one?” ¶ “Not even a small one,” said {L}.
{young:A bath has room for a walrus, and it thinks of nothing else all day.|A bath has room for a walrus, and has never had one, and so it hears one in everything it is told.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: bathroom; dusk; clear
# action: A reach-down curious at soap; heroes kneel; friends stand
# things: bath; soap on bath; sponge on bath; tap
“Was it loud?” asked the bath.
{A} put one hand on the water, and did it just as loud as it was. {young:The bath said “Ah,” and was quite still.|You cannot say a thing like that in words. You need something to do it on.}
“And where were you?” ¶ {A} put the soap on the edge. “The soap is me,” said {A}. {young:“It was over there.”|“And the sponge is where it was.”}
“Then the tap,” said the bath, “must be the…” ¶ “The tap is the tap,” said {A}. # spare
{young:The soap slid off, and had to be put back in just the same place.|The soap slid off, and {A} put it back exactly, for anywhere else it would have been another story.}
“{deed_1},” said {A} to the soap, so that it would know what it was doing there. # more
-> DONE

=== s2
# shot: two
# place: bathroom; dusk; clear
# action: heroes sit laughing in bath; friends stand
# things: bath; themed on chair; chair; sponge beside bath
“I will tell it,” said the bath, “and you say stop.” So {A} got in, to be near.
{joining}
{hinderer_person:“There may have been one at the back,” said {hinderer}. The bath had always thought so.} # beat
{hinderer_animal:{hinderer} looked in over the edge. “There!” cried the bath, and had to be told who that was.} # beat
{hinderer_carried:The bath took {hinderer} for a very young one, and {hinderer} had to be held up, and shown from all sides.} # beat
“There was once a walrus,” it began. ¶ “Stop,” said {A}.
{young:“There was once no walrus,” said the bath, and did not know how to go on.|“There was once no walrus,” said the bath, and could not think how to go on from there.} ¶ “Begin where I did,” said {A}. # usual
“{deed_1},” said the bath, with great care. “And then he took off his hat.” ¶ “Who did?” ¶ “I am not allowed to say,” said the bath.
On the chair lay {themed_a}, and the bath asked if that was his. It was not. # personal
“Then leave him out,” said {A}. “What came next was this.” ¶ {deed_2}.
-> DONE

=== l1
# aside
# shot: behind
# place: bathroom; dusk; clear
# action: A reach-up curious at tap; heroes sit in bath; friends stand
# things: bath; tap; drop under tap
“And in between?” asked the bath. “First there was the one thing, and then there was the next. {young:What was in the middle?”|There is always a bit in the middle where somebody could get in.”}
{A} turned the tap on, and turned it off. “It was as long as that,” said {A}.
{young:“That is too short for him,” said the bath, “because he is so wide.”|“That is too short for him,” said the bath. “He has to bend down for doors.”}
“He was not at the door.” ¶ “Then he was in the hall,” said the bath, {young:“and dripped on the mat with both feet.”|“and stood in a row with himself, so as not to be in the way.”}
{A} did the first thing once more, with a splash, and then the next, with a splash. {young:There was no room between them.|You could hear how the one went into the other, with nobody in between.} # spare
“Not a whisker,” said the bath, and was sorry. # more
-> DONE

=== m2
# aside
# shot: above
# place: bathroom; dusk; clear
# action: A point proud at bath; heroes sit in bath; friends stand
# things: bath; sponge beside bath; soap on bath
Then the bath wanted to know how much it was. {young:“Up to where?” it asked.|“I can only think in up to,” it said. “Up to where was it?”}
{A} drew a line on the side with one wet finger. “First it was up to here,” said {A}. {young:“And then it was all the way up to here.”|“And then, with what came next, it was up to here.”}
{pausing} # company
{young:They looked at the lines for a bit, and {A} made one of them a little higher.|They both looked at the lines, and {A} put one of them right, by about a thumb.}
“And that is with nobody else in?” asked the bath. ¶ “That is just with what happened,” said {A}. # spare
The lines ran down a bit, and had to be done again from memory. {A} got them just the same. # more
-> DONE

=== l2
# aside
# shot: two
# place: bathroom; dusk; clear
# action: A stretch happy; heroes sit in bath; friends stand
# things: bath; tap; bubble over bath
“Who was in it, then?” asked the bath. {young:“All of them!”|“Go through them one by one, and I shall listen for him.”}
{A} put up a finger for everybody who was in it, and kept the others down. {young:“That is all there were,” said {A}, and turned the hand round to show the back.|Some of them were not in it for long, and had a finger that was only half up.}
“What about that one?” ¶ “That is the thumb,” said {A}. {young:“It is just on there.”|“It was not in it either. It has to be there because of the hand.”}
“It looks a bit like one,” said the bath. ¶ {young:{A} had a look at it, and put it away under the water.|{A} looked at the thumb from the front, and put it away.}
The bath went through the fingers again from the other side. Nobody had got in. # more
-> DONE

=== s3
# shot: close
# place: bathroom; dusk; clear
# action: L shout proud; heroes sit in bath; friends kneel
# things: bath; tap; drop under tap; soap on bath
“But now,” said the bath, “now he comes in.”
{is_deed_3:“No,” said {L}. “Now comes this.” ¶ {deed_3}.|“No,” said {L}. “Now it is over. That is where it stopped.” ¶ “With nobody at the door?” ¶ “It stopped just there,” said {L}, and held up one hand, so that nothing else would come in.}
{is_deed_4:“And then he comes in,” said the bath. ¶ “Then comes this,” said {L}. ¶ {deed_4}.}
{young:Nobody spoke for a bit, and the tap let go of a drop.|For some time there was only the tap, which let go of a drop.} # usual
“You make it very hard,” said the bath. “I have kept a place for him all the time.”
“Where?” ¶ “At that end. By your feet.” # usual
{helper_person:“Tell it all in one go,” said {helper}, “so that it can hear how much there is.”} # beat
{helper_animal:{helper} came, and listened over the edge, and did not ask for a walrus.} # beat
{helper_carried:{helper} was put where the bath could see, as somebody who had believed it the first time.} # beat
{young:“Then listen,” said {L}, “and say it with me, and do not put anybody in.”|“Then listen,” said {L}, “and say it along with me, and do not let anybody in who was not there.”} # usual
-> DONE

=== m4
# aside
# shot: wide
# place: bathroom; dusk; clear
# action: A think calm; heroes sit in bath; friends sit
# things: bath; soap on bath; sponge beside bath; towel
“Did you not want one?” asked the bath. “Not at any time?” ¶ {A} thought of it, all the way through, from where it began.
{young:“There was no time for one,” said {A}, “with all that going on.”|“I did not think of one,” said {A}. “When it is happening, you only think of what is happening.”}
“And if he had knocked?” ¶ {young:“I would not have heard him,” said {A}.|“I would not have heard him,” said {A}, “because of what there was.”}
The bath had not thought of that. # spare
It tried what it would be like, to have so much on that you do not hear a walrus. # more
-> DONE

=== s4
# shot: two
# place: bathroom; night; stars
# action: A point happy at bath; heroes sit in bath; friends clap happy
# things: bath; bubble over bath; soap on bath
So {L} told it once more, from the front to the back, and the bath said it too.
The first thing went in, and the next thing went in on top. # usual
The bath came to the place with the hat, and it was hard, but it got past. {is_deed_3:“{deed_2},” it said, and did not let anybody in.|It went straight on to what came next, and did not let anybody in.}
Then it was told, and the bath looked down at its other end, where the place was. “It is full,” it said.
“Yes,” said {L}.
“There would not have been room for him. Not with all that in.” ¶ “No,” said {L}. # usual
“He would have been in the way,” said the bath. “They would all have looked at him.” It let out a long breath. “No walrus,” it said.
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: heroes stand sleepy; friends hold towel
# things: bath; towel; drop under tap; tap
Then {H} {was} dry, and the plug was out.
It all went round. Then it went down. # spare
“First the one,” said the hole. “And then the next.”
A foot was dried. It had been in it as well, today. # more
At the end came the soap, which had to be stopped. # more
On the side it was still wet, as far up as it had been. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: heroes brush-teeth sleepy; friends stand
# things: basin; tap; mug
“I hear that there was a walrus,” said the basin. It had it from the pipes.
“No,” said {A}, round the brush. And it was told how it was, too.
“That is not what I heard,” said the basin. It let it run down. “But it is better.” # spare
The left side was done, and then the right. # more
The mug asked if it had been a seal. # more
-> DONE

=== l4
# shot: object
# place: seaside; night; stars
# action: heroes look-up sleepy
# things: moon; rock; wave
It went on in the dark. The pipe told the drain. The drain told the brook.
It was still just how it was. They had put in no one. # spare
In the end the sea had it. It was late. There was a moon on it.
“Was I in it?” asked somebody on a rock.
“No,” said the sea. # more
“Ah,” said the rock. That is, it was not the rock. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friends sit sleepy
# things: window; moon behind window
Behind the wall was the bath. It was awake. # usual
{resting}
{keepsake}
{dream} # spare
“Is it still how it was?” asked the bath, through the wall.
“Yes,” said {L}. It was dark. It was all there. ¶ {deed_last}.
“And no walrus,” said the bath.
“No walrus.” # usual
There was no room left in the bed. It was full.
Goodnight, bath. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
On the mat lay a card. It was quite stiff, and it smelled of fish.
“I hear that I was not there,” it said. “I am sorry to have missed it. I was on a rock, and nobody told me. Please let me know how it was, from the front to the back, and do not put anybody in who was not there.” It was for {H}, and it was signed with one whisker.
-> DONE

=== next_bedtime
“Was I in it?” asked somebody, a long way down the pipe. “No,” said the bath. “But wait until you hear it.”
-> DONE
