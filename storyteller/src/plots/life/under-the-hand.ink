# about: story-about(mummy&!pirate&!hero&!knight&!dragon&!wizard&!robot&!king&!queen&!and a&!astronaut|mum&!pirate&!hero&!knight&!dragon&!wizard&!robot&!king&!queen&!and a&!astronaut|mommy&!pirate&!hero&!knight&!dragon&!wizard&!robot&!king&!queen&!and a&!astronaut|mom&!pirate&!hero&!knight&!dragon&!wizard&!robot&!king&!queen&!and a&!astronaut|mama&!pirate&!hero&!knight&!dragon&!wizard&!robot&!king&!queen&!and a&!astronaut|daddy&!pirate&!hero&!knight&!dragon&!wizard&!robot&!king&!queen&!and a&!astronaut|dad&!pirate&!hero&!knight&!dragon&!wizard&!robot&!king&!queen&!and a&!astronaut|papa&!pirate&!hero&!knight&!dragon&!wizard&!robot&!king&!queen&!and a&!astronaut|granny&!pirate&!hero&!knight&!dragon&!wizard&!robot&!king&!queen&!and a&!astronaut|grandma&!pirate&!hero&!knight&!dragon&!wizard&!robot&!king&!queen&!and a&!astronaut|gran&!pirate&!hero&!knight&!dragon&!wizard&!robot&!king&!queen&!and a&!astronaut|nana&!pirate&!hero&!knight&!dragon&!wizard&!robot&!king&!queen&!and a&!astronaut|nan&!pirate&!hero&!knight&!dragon&!wizard&!robot&!king&!queen&!and a&!astronaut|nanny&!pirate&!hero&!knight&!dragon&!wizard&!robot&!king&!queen&!and a&!astronaut|grandad&!pirate&!hero&!knight&!dragon&!wizard&!robot&!king&!queen&!and a&!astronaut|grandpa&!pirate&!hero&!knight&!dragon&!wizard&!robot&!king&!queen&!and a&!astronaut|granddad&!pirate&!hero&!knight&!dragon&!wizard&!robot&!king&!queen&!and a&!astronaut|oma&!pirate&!hero&!knight&!dragon&!wizard&!robot&!king&!queen&!and a&!astronaut|opa&!pirate&!hero&!knight&!dragon&!wizard&!robot&!king&!queen&!and a&!astronaut|nonna&!pirate&!hero&!knight&!dragon&!wizard&!robot&!king&!queen&!and a&!astronaut|nonno&!pirate&!hero&!knight&!dragon&!wizard&!robot&!king&!queen&!and a&!astronaut|abuela&!pirate&!hero&!knight&!dragon&!wizard&!robot&!king&!queen&!and a&!astronaut|abuelo&!pirate&!hero&!knight&!dragon&!wizard&!robot&!king&!queen&!and a&!astronaut); question(like when she was|like when he was|like as a child|what i was like|what was mummy like|what was mum like|what was mommy like|what was daddy like|what was dad like|what was granny like|what was grandad like)
# also: funny; happy; calm; person; question; other-lesson
# wants: child
# role who: answer(mum|mummy|mommy|mom|mama|daddy|dad|papa|gran|nan|oma|opa|nonn|abuel), parent = the grown-up with the jumper
# ages: 3-9
# holds: dark(kind)

=== title
{~Under the Hand|This High}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: who stand; L point curious at who; heroes stand; friends stand
# things: table; chair; lamp; bowl on table
{~“You were never small,” said {H}. {young:{who} was so big.|It was quite plain, if you looked at the size of {who_s} shoes.}|“How small were you?” {H} asked {who}. {young:It was very hard to believe.|People say that everybody was small once, but they say a lot of things.}|Once, before there was {H} at all, {who} had been small. {young:So they said.|So it was said, at least, and nobody had any proof.}}
“I was, though,” said {who}. “I was this high,” and put out one hand, flat in the air. {young:It was not very high over the floor.|It was about as high as the back of a chair.}
{L} looked at the place under the hand. {young:There was nothing there, only some floor, and a crumb.|There was nothing in it but floor, and yet it was not quite empty.} # usual
“There?” said {L}. ¶ “Just there,” said {who}. “With jam on, mostly, and one sock.” # usual
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: L stand happy before who; who stand; heroes stand; friends stand
# things: table; chair; lamp; themed
{L} went and stood under the hand. {young:It came down on {L}’s hair, and it fitted.|It came down on {L}’s hair, and it fitted like a lid.}
{joining}
{musing} # personal
“You are just as high as I was,” said {who}. {young:“We could have had the same hat.”|“We could have worn the same hat.”} # usual
{hinderer_person:“Now me,” said {hinderer}, and had a go under it, and was quite the wrong size.} # beat
{hinderer_animal:{hinderer} came and stood there, too, and the hand was much too high for {hinderer}.} # beat
{hinderer_carried:{hinderer} was held up to it, and was found to be half of {who}, or rather less.} # beat
“And were you good?” asked {L}. ¶ “Mostly,” said {who}, and looked {young:up at the lamp.|up at the lamp, like somebody who has put a thing behind the sofa.}
“Then tell me the other times,” said {L}. {young:“I want all of them.”|“I want all of them.”}
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A sit-on-chair happy; who hold jam; heroes sit-on-chair; friends sit
# things: table; jam; toast on plate; plate on table
The first one was about jam. {young:The lid had a lot of jam on the inside.|On the inside of a lid there is always a bit of jam, and who is that for?}
So small {who} had licked all the lids. {young:Every lid in the house, even the mustard.|There were eleven of them, in a row, and the last one was mustard.}
“Oh no,” said {A}. ¶ “Oh yes,” said {who}. {young:“I stood under the tap.”|“I stood under the tap until it was Tuesday.”}
“What did they say?” asked {A}. {young:¶ “They said my whole name.”|¶ “They said my whole name,” said {who}, “with the one in the middle as well.”}
{A} knew what that was like. A whole name is only used for such things.
There were clean lids in that house for a week. Nobody had asked for them. # more
-> DONE

=== l1
# aside
# shot: behind
# place: street; dusk; clear
# action: A point curious at postbox; who stand; heroes stand; friends stand
# things: postbox; street-lamp; toast
They went out as far as the corner, and the hand came along in the air, {young:so that small {who} could come, too.|since there was somebody under it who wanted to be shown.}
“I could just reach that,” said {who}, at the post box. {young:“So I posted my toast.”|“So one morning, when they were talking, I posted my toast.”}
“Why?” said {A}. ¶ “To see if it would come,” said {who}. {young:That was a good reason.|There was nothing to be said against that, and {A} could not think why nobody else had tried it.}
“Did it?” ¶ “I am still waiting,” said {who}. {young:They looked in. It was dark in there.|They both had a look in at the slot, but it was dark, and it smelled of letters.}
“It had butter on,” said {who}. “It may have been held up.”
On the way home they waved at the postman, in case he was the one. # more
-> DONE

=== s3
# shot: above
# place: hallway; dusk; clear
# action: L crawl happy under table; who crawl; heroes crawl; friends crouch
# things: table; chair; shoe; spoon
“What did you see, from down there?” asked {L}. {young:So they both got down to look.|{who} could not say, and so they both got down on their knees to look.}
There were knees, mostly. {young:There were the legs of the chairs, and a bean that was lost.|There was the underneath of the table, and a bean that had been given up.} # usual
“This was my ship,” said {who}.
“I had a spoon, and an apron for a sail.” {young:Bong, went {who_s} head.|There was a bong, because the ship had been built for a smaller crew.} # usual
{helper_person:“Biscuit for the captain,” said {helper}, and a hand came in under the cloth with one in it.} # beat
{helper_animal:{helper} came in as well, since all that was left of the day was under there now.} # beat
{helper_carried:{helper} was made captain, as the only one who could sit up straight.} # beat
They sailed as far as the stove. “When did you have to go to bed?” asked {L}{young:.|, who had been saving that one up.}
“At seven,” said {who}. “I said that I was not tired. I said it every day.”
-> DONE

=== m2
# aside
# shot: two
# place: bathroom; dusk; clear
# action: who stand; A point surprised at bath; heroes stand; friends stand
# things: bath; rubber-duck in bath; tap; towel
In the bathroom {who} got quite quiet. {young:“There was the duck,” said {who}.|“There was the business of the duck,” said {who}, and looked to see that the door was shut.}
Small {who} had wanted to know how high a duck can go. {young:So the tap was left on.|The only way to find that out, if you think about it, is to leave on the tap.}
“How high was it?” asked {A}. {young:¶ “It went down the stairs.”|¶ “It went quite a bit up,” said {who}, “and then it went down the stairs.”}
They all looked at the duck. {young:It said nothing.|It looked straight ahead, like a duck that has been told not to say anything.}
{pausing} # company
“I would have held the towel for you,” said {A}. ¶ “I know that you would,” said {who}. “I could have done with you.”
The carpet had never been the same, but it had been a good day for the duck. # more
-> DONE

=== l2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A jump happy; who jump; heroes jump; friends stand
# things: stairs; rug; lamp; sofa
“Can you still do anything from then?” asked {A}.
{who} could. {young:{who} could make a noise with one cheek.|There was a noise to be made with a finger in one cheek, and it came out as good as new.} Pop!
{who} could still say a rhyme about a sailor and his sausage, {young:and it was very silly.|and did it with all the hands that belong to it, and got stuck only at the gravy.}
“I thought that I had forgotten that,” said {who}. {young:“It was in there all the time.”|“It seems that nobody has moved it. It was in there, next to my shoe size.”}
Then there was a dance with a cushion, and they had to stop that quite soon.
One sock had come off in the gravy part. Nobody could say whose it was. # more
-> DONE

=== s4
# shot: close
# place: kitchen; night; clear
# action: L look-up curious; who crouch; heroes stand; friends stand
# things: table; lamp; chair; bowl on table
The hand was flat in the air again, and {L} bent down to see under it. {young:It was empty there.|It looked emptier than before, now that you knew who it was.}
“Where did you go?” asked {L}. {young:“The small one?”|“I mean the small one. There was one, and then there was not.”}
{who} had to think about that. “I don’t think that I went,” said {who}. “I think I just grew on top.”
“So you are still in there,” said {L}, and put an ear to the jumper. {young:Something in there went “grr”.|Something in there rumbled, and went round a corner.}
“That is the small one,” said {L}. {young:“It wants jam!”|“It wants jam. I would know it anywhere.”}
“So it is,” said {who}. ¶ “Then it is your bedtime as well,” said {L}. “It is past seven.”
-> DONE

=== m4
# aside
# shot: behind
# place: hallway; night; clear
# action: L walk happy; who walk; heroes walk; friends walk
# things: stairs; lamp; coat on hook; hook
They went up. The hand came along, beside the rail, at the right height.
“Does the small one do each step with both feet?” asked {L}.
“With both,” said {who}. “Step, and step.” So they all did. # spare
It took some time, and it was good for the stairs. # spare
At the top {who} jumped over the last one. No one had said a word about that.
“I saw that,” said {L}. ¶ “That was the small one,” said {who}.
They did not tell anybody. # more
-> DONE

=== l3
# aside
# shot: close
# place: bathroom; night; clear
# action: L brush-teeth calm; who brush-teeth; heroes brush-teeth; friends sit
# things: sink; mirror; toothbrush; cup on sink
They did their teeth in front of the glass. There was a big face, and there was one that was not so big.
“Did you look like me?” asked {L}. ¶ “A bit,” said {who}. “About here.”
It was about where the foam was. # spare
They both had a good look. The foam was just the same.
{who} pulled a face, and it was an old one, from then. # more
{L} could do it at once, as if it had been left to {L}. # more
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: L lie-back calm; who sit beside bed; heroes lie-back; friends sit
# things: bed; lamp; quilt; pillow
“Shove up a bit,” said {L}. “It is for the small one.” So there was a free place in the bed, by the wall.
“Was it dark, when you were small?” ¶ “It was just the same dark,” said {who}.
That was good to know. You could not tell, from outside, how old it was. # spare
It had been kept very well. # more
The free place was cool. There would be feet in it soon. # more
“One more,” said {L}. “One more of the other times.” ¶ “In the morning,” said {who}. “There are a lot.” # spare
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; jam on table; spoon; moon; window
In the kitchen it was still. Under the table lay a spoon.
The jam had its lid on. It was quite clean, on the inside. # spare
The moon came in, as it did then. It went by under the chairs. # spare
Under the table the moon found a bean, and let it lie.
It was about as high as a chair, and then it was up the wall, and gone. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; who sit-on-chair; friends sleep
# things: bed; quilt; pillow; lamp
It was a long time past seven. # usual
{resting}
{keepsake}
{dream} # spare
“I am not tired,” said {who}, in a small voice.
“No,” said {L}. “You always say that, and then you are asleep.” # usual
The hand came down on {L}’s hair.
It fitted.
“Were you this high?” said {L}.
“This high,” said {who}. # usual
The hand stayed. It was warm under there.
There was room for two.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was something in the post that had no stamp on. It was flat, and in brown paper. “Sorry for the delay,” it said on the back.
{A} held it to the light. It was a slice of toast, and it had gone hard. Somebody had put it in a post box, once, to see if it would come. The corner had a bite out of it, and the bite was just the size for somebody who is this high.
-> DONE

=== next_bedtime
The hand was flat in the air. Somebody stood under it.
-> DONE
