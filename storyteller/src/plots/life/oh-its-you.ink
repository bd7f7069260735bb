# about: haircut
# also: sad; happy; proud; embarrassed; funny; bravery; dislikes; scared; nervous; new-clothes; hair; tired; person; outing; play; angry
# kind tears: cried|cry|crying|tears|sobbed|sobbing|screamed|howled|wailed|sad|upset
# kind shy: embarrassed|hood|hat on|hides|hiding|laughed at|wrong|wonky|too short|hates it|ashamed|teased
# kind fringe: fringe
# kind short: short|shorter|shaved|buzz*|clippers|peach|fuzz*|crew cut
# kind proud: proud|smart|grown up|grown-up|loves it|handsome|showing|shows
# wants: child
# role grownup: elder, parent = the grown-up with the comb
# when: done
# ages: 3-9
# needs: seeing
# holds: mirror(kind), dark(kind)

=== title
{~Oh, It’s You|Which Oh Was It?}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: L stand curious; heroes stand; grownup stand; friends stand
# things: door; coat on hook; hook; mirror
{~The haircut was done, and {H} came home from it. {young:There was a bit less of {L}.|There was a little less of {L}, and it was missing from the top.}|Snip, snip, and the last of the haircut lay on the floor. {young:{H} went home without it.|{H} went home, and left it to be swept up.}|{H} came in at the door, and a cold bit of air came too. {young:It knew about the haircut.|It had heard about the haircut, and went for {L}’s neck.}}
{
- is_tears:
{L} had cried, {young:from the first snip to the last.|from the first snip to the little brush.}
- is_shy:
{L} had kept a hood up all the way, {young:so that nobody could see.|held shut in front, so that nobody could see in.}
- is_fringe:
{L} had a fringe, and blew at it. {young:Puff! Up it went, and down it came.|Up it went, and down it came, as if nobody had said a thing.}
- is_short:
It was very short now. {young:It felt like a peach.|It felt like a peach one way, and like a doormat the other.}
- is_proud:
{L} was so proud of it {young:that they had to go home slowly.|that they had gone home past every shop window, slowly.}
- else:
{L} could feel both ears. {young:They were out.|They were out in the open, and stuck up for each other.}
}
At the end the cape had come off, and there was the mirror. {L} had looked into it, and said “oh”.
“What sort of oh was it?” asked {grownup}. ¶ {young:{L} did not know, for it had just come out.|{L} did not know, for it had come out by itself.}
“There are good ones,” said {grownup}, “and there are bad ones.” # spare
{L} wanted to know which one it had been.
-> DONE

=== s2
# shot: two
# place: garden; dusk; breeze
# action: L stand surprised; heroes stand; grownup stand; friends stand
# things: door; leaf; washing-line; sock
{joining}
So they tried some others. First they opened the back door to the wind. {young:It came in and blew down {L}’s neck.|The wind walked round {L}, and found a new way in at the neck.} “Oh!” said {L}.
“Was it that one?” asked {grownup}. ¶ “No,” said {L}. {young:“That was a cold one.”|“That one has a shiver on it.”}
{is_tears:There is a wet one as well, with a sniff in it. {L} had used up all of those. # usual|They shut the door, and the wind said one of its own, through the keyhole.} # usual
{is_wished_person:“{wished_person} would know it,” said {L}.} # wished
{hinderer_person:“Oh!” said {hinderer}. “Ooh. Oh?” And nobody could remember what the first had been like.} # beat
{hinderer_animal:{hinderer} got a nose in under {L}’s collar, to see what was new, and sneezed.} # beat
{hinderer_carried:{hinderer} was put round the back, against the wind, and tickled, and that made one more oh of no use.} # beat
{is_loved:{L} said one about {loved}. It was a good one, but it was not the one.} # personal
-> DONE

=== m1
# aside
# shot: close
# place: hallway; dusk; clear
# action: L stand surprised; heroes stand laughing; grownup stand; friends stand
# things: hat on L.head; hook; coat on hook
Then they tried the hat. {young:It was the same hat as before, with a bobble.|It was the same hat as ever, with the same bobble, and nobody had cut anything off it.}
But it did not stop where it used to stop. {young:Down it went, past the ears, to the nose.|It felt about for the old place, and could not find it, and came on down as far as {L}’s nose.}
“Oh,” said {L}, inside. ¶ “Was that it?” asked {grownup}. {young:The hat shook. No.|The hat was shaken, from left to right.}
“That was a dark one,” said {L}, coming out. “With wool in. {young:Mine had light in it.”|The mirror one had a light on.”}
Hats have to be told these things. It was put back on its hook, to get over it. # more
The scarf went round once more than it had that morning, since there was all that neck. # more
-> DONE

=== l1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: L dance surprised; heroes stand laughing; grownup hold jumper; friends stand
# things: table; chair; window; jumper in grownup.hand
Something was in {L}’s collar. {young:It was a very short hair, and it pricked.|It was one of those very short hairs that get in at the neck and mean to stay.}
“Oh,” said {L}. “Oh! Oh!” {young:It was going down.|It was on its way down, and {L} had to stand on one leg, and then the other, to let it by.}
Off came the jumper, and it was shaken out at the back door. {young:There was just one hair in it, and a small one.|There was one hair in all that jumper, and it was about as long as a comma.}
“So much noise,” said {grownup}, “about so little hair.” # more
{L} looked at it. It had lived on top, and had a view. {young:Then it blew away.|Now it lay on the end of a finger, and then the wind had a use for it.} # more
“That was a hopping one,” said {L}. “In the mirror I was sitting down.”
-> DONE

=== s3
# shot: above
# place: living-room; dusk; clear
# action: L sit-on-chair curious; grownup hold surprised comb; heroes sit; friends sit
# things: chair; comb in grownup.hand; rug; themed
Then {grownup} tried the comb. {young:That comb knew {L}, and always stuck on the way.|That comb knew {L}. It had always had to stop at a knot, for the shouting.}
It went in at the front, {young:and whoosh, it was out again at the back.|and was out again at the back, in the open air.}
“Oh,” said {grownup}, and looked at the comb.
“That was an oh!” said {L}. {young:“Which one?”|“Which one was it?”} ¶ “It was the one for when there is one stair less than you thought,” said {grownup}. ¶ So they all did that one, off the bottom stair. {young:It had a bump in it.|It came with a bump, and your teeth shut on it.} # usual
{helper_person:“Then it was not that, or the cold,” said {helper}, on two fingers. “What is left?”} # beat
{helper_animal:{helper} had a sniff at the top of {L}, and at each ear, and sat down, quite satisfied.} # beat
{helper_carried:{helper} was held up close, and looked exactly as if it were the same old {L}.} # beat
{themed_a} was combed, in case, and had nothing to say. # personal
“Not that one,” said {L}. “Perhaps it has gone.”
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: L cut curious drawing; heroes sit-on-chair; grownup sit-on-chair; friends sit
# things: table; drawing on table; pencil on table; chair; fridge
On the fridge was {L}, in pencil, with hair {young:like a bush.|that went out on all sides, like a bush in a gale.}
“That one has not been yet,” said {A}. So the drawing was taken down, and sat on the table, {young:and had its turn.|and was told that it would not take long.}
Round the top went the paper scissors. Off came a bit of bush, {young:and some sky.|with some sky in it, and the left half of a bird.}
{is_tears:It did not cry. It was not ticklish, and it had a line for a mouth.|“Keep still,” said {L}, as they say it, and it kept very still.}
{pausing} # company
Then {A} held it up to the window glass. {young:It had the wrong mouth for it now.|The mouth had been a straight line, and that would no longer do.}
{L} rubbed it out, and drew an O. {young:“It said it, too!”|“There,” said {L}. “It said it, too. But which one is it?”}
They turned it round, and it was an O from everywhere. # more
-> DONE

=== l2
# aside
# shot: wide
# place: kitchen; dusk; clear
# action: grownup hold tin; L stand laughing; heroes stand laughing; friends stand
# things: table; tin in grownup.hand; sock on table; parcel on table; sink
{grownup} knew a great many. {young:There is the one for an empty biscuit tin.|There is the one for a biscuit tin with no biscuits in it, and the tin was opened, to do it properly.}
“Oh,” they all said, and looked in. {young:It went down at the end.|It went down at the end, like the biscuits.}
There is one for a parcel, and it goes up. {young:There is one for a wet sock.|There is one for a sock that has met something wet on the floor, and {A} wanted to do that one.}
With a dry sock it was not the same. {young:So the sock was made wet.|So the sock was held under the tap, and laid on the floor, and {A} came along as if nothing was the matter.}
“Oh,” said {A}. It was one of the best. # more
“Not that one,” said {L}, “but do it again.” So it was done with the other foot, and the other sock. # more
-> DONE

=== s4
# shot: close
# place: hallway; night; clear
# action: L knock happy; heroes look-up happy; grownup stand; friends stand
# things: mirror; coat on hook; hook; lamp
Now there was only the mirror in the hall. {L} looked into it, and said “oh”, {young:but it was no good on purpose.|but nobody is surprised on purpose.}
Then {L} thought of the front door. {young:When somebody knocks, you do not know who it is.|Somebody knocks, and until it opens you do not know who it is.}
So {L} shut both eyes, and knocked on the wall by the mirror. Knock, knock.
It was quiet, as it is when they are coming. # spare
Then {L} looked. Somebody was there.
{
- is_tears:
The eyes were still a bit pink. They were the same eyes.
- is_shy:
The hood had slipped off, all by itself. It was a face, and {L} knew it.
- is_fringe:
There was a fringe, and it went up, puff, and who was that under it?
- is_short:
There was a very short top, with a hand on it, and a grin that {L} knew.
- is_proud:
It stood as tall as it could, and so did {L}.
- else:
It had its ears out, and a nose that {L} knew.
}
“Oh,” said {L}. “It’s you.”
And that was the one. You say it when the door opens, and it is somebody you know, with something new on.
“Oh,” said {grownup}, from behind, to the one in the mirror. “It’s you.” # usual
-> DONE

=== m4
# shot: two
# place: bathroom; night; clear
# action: L sit happy in bath; heroes sit in bath; grownup kneel; friends sit
# things: bath; 5 bubbles over bath; bottle
There were still bits, and so there was a bath.
Nobody had told the shampoo. Out it came in a heap. # usual
That was too much. It stood on {L} like a cloud.
“Oh,” said {grownup}. That was a soft one, too.
The cloud went over the side, and sat on the mat. # more
A cup of water came. There was {L} again. # more
Some hairs swam at the plug. They went round twice. Then they were off.
-> DONE

=== l3
# shot: behind
# place: bathroom; night; clear
# action: grownup hold towel; L stand sleepy; heroes stand; friends sit
# things: towel in grownup.hand; mirror; mat; basin
The towel came for a long job. It gave one rub, and one more.
Then all was dry. The towel had nothing to do. # usual
So it did the ears. It did them twice.
The mirror was white with steam. Was anybody in?
Knock, knock, went {L}, with one finger.
It left a small round place, and there was an eye in it. # more
“Oh,” said {L}. The eye did not need telling. # more
-> DONE

=== m3
# shot: above
# place: bedroom; night; stars
# action: L stand sleepy; heroes stand; grownup hold pyjamas; friends sit
# things: bed; pyjamas in grownup.hand; lamp; pillow
The pyjamas came down. It was dark in there.
They used to catch half-way. They did not catch now.
{grownup} waited outside. Who would come up? # usual
First there was a bit of hair. Then there was a nose.
“Oh,” said {grownup}. “It’s you.”
“It’s me,” said {L}, and the arms came too. # more
There was one button. It did up. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: mirror; coat on hook; hat on hook; hook; door; moon
Down in the hall it was dark. The mirror had nobody in it.
The hat hung on its hook. It was used to it by now. # usual
The wind was still out. It said a long one, under the door.
Then the moon came to the glass. It did not knock.
It had had a bit off, on the left. # more
The mirror knew it all the same. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back sleepy; grownup sit; friends sit
# things: bed; pillow; lamp; quilt
The pillow was cool. There was more ear to feel it with. # usual
{resting}
{keepsake}
{dream} # spare
The lamp went out.
A hand came down in the dark. It was {grownup_s}, and it was warm.
It found a nose. It went up, and there was the new place. # usual
It was soft, and it smelled of soap.
The hand stopped.
“Oh,” said {grownup}, very low. “It’s you.”
“Oh,” said {L}. It had a yawn in it. It was the last one, and the best.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Knock, knock, it went at the front door, quite low down. {H} opened it. On the step stood a dog whom nobody had ever met, a thin one, in a very smooth coat, with pink showing at the ears. It looked at the mat.
Then it sneezed, and there is only one dog in the street with a sneeze like that. It used to be twice as wide.
“Oh,” said {H}. “It’s you.”
-> DONE

=== next_bedtime
In the house next door a dog lay down on its rug. There was a good deal of rug left over.
-> DONE
