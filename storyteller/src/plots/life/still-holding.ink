# about: hurt(stitches&tomorrow|stitches come out|stitches coming out|stitches out|stitches are coming|stitches removed|stitches taken|plaster off|plaster comes off|plaster is coming off|plaster cast off|cast off|cast comes off|cast is coming off|cast coming off|cast removed|cast taken off)
# about: hospital(stitches out|stitches come out|stitches removed|cast off|cast comes off|cast is coming off|plaster off); doctor(stitches out|stitches come out|stitches removed|cast off|cast comes off|plaster off); nervous(stitches|cast off|plaster off); scared(stitches out|cast off|plaster off|cast comes off); fear-other(saw&plaster|saw&cast|stitches)
# also: nervous; scared; hospital; doctor; bravery; hurt; fear-other; cannot-sleep
# news: bad
# kind cast: cast|plaster|plaster cast
# kind stitches: stitch*
# wants: child
# role grownup: parent = the grown-up with the pegs
# when: coming
# ages: 3-9
# holds: dark(kind), hospital(kind)

=== title
{~Still Holding|Nobody Told Them to Stop}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: L sit-on-chair worried; heroes sit-on-chair; grownup fold sheet; friends sit
# things: table; chair; basket on table; 3 peg on basket; sheet; lamp
{~“{is_cast:It|They} can stay,” said {H}. {young:“{is_cast:It is|They are} no trouble.”|“{is_cast:It is|They are} no trouble. {is_cast:It doesn’t|They don’t} eat anything.”}|Somebody was to go, {young:and {H} would rather have {is_cast:it|them} stay.|and {H} had only just got used to having {is_cast:it|them}.}|There was washing on the table, and behind it sat {H}, {young:who did not want the day to come.|who had been told about the day, and was counting pegs instead.}}
{is_cast:The plaster was to come off|The stitches were to come out}{is_wished_day: {wished_day}| very soon}. {young:It was all planned, and it had a time.|It was on the calendar, and it had a time.}
“{is_cast:It|They} can’t live with you for good,” said {grownup}, and folded a sheet. ¶ “Why not?” asked {L}. {young:“There is room.”|“I have hardly noticed {is_cast:it|them} since Tuesday.”} # usual
“What {is_cast:does it|do they} do all day?” asked {L}. ¶ {grownup} thought about it. {young:“{is_cast:It holds|They hold} on, all day and all night.”|“{is_cast:It holds|They hold} on. Somebody told {is_cast:it|them} to, and {is_cast:it has|they have} done it ever since, and at night as well.”}
{L} sat quite still, and asked {is_cast:it|them}. “Still holding?” “Still holding,” said {L} for {is_cast:it|them}, {young:in a very small voice.|in a very small, busy voice.}
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: L point curious at coat; heroes look-up; grownup carry basket; friends stand
# things: coat on hook; hook; 3 button on coat; basket; picture; nail; door
After that {L} saw them everywhere, {young:all the things that hold on.|all the things that hold on, and make no fuss about it.}
{joining}
{musing} # personal
“Still holding?” {L} asked the hook, which had the coats. ¶ It was, {young:and the coats were very heavy.|though there were five of them, and nobody had ever asked it.}
{hinderer_person:“Still holding?” {hinderer} asked a jar, and it turned out that jars are better left in peace.} # beat
{hinderer_animal:{hinderer} was asked as well, and would not let go of the sock, and so was counted as a yes.} # beat
{hinderer_carried:{hinderer} was hung on the door by one loop, to see how it is, and held on at once.} # beat
The nail was holding the picture, and the picture was holding two ducks. {young:Nobody dropped anybody.|Nobody dropped anybody the whole way along the wall.} # usual
{L} had a good long look at a button. It held the two sides of a coat together{not young:, all by itself}.
“If it lets go,” said {L}, “then it is open.” And {L} went rather quiet.
-> DONE

=== m1
# aside
# shot: object
# place: kitchen; dusk; clear
# action: heroes look-up curious; grownup stand; friends look-up
# things: fridge; magnet on fridge; drawing on fridge; chair
In the kitchen it was a magnet. {young:It held up a drawing of a horse, and it held it with its whole back.|It held up a drawing of a horse, all by itself, flat against the fridge, with its whole back.}
“How long has it been doing that?” asked {A}. {young:¶ “Since you were very little,” said {grownup}.|¶ “Since you drew it,” said {grownup}. “You said then that it was a boat.”}
Nobody had told it to stop. {young:So it had gone on, all that time.|It had gone on through three birthdays and a new fridge, and had never once looked round.}
{A} put one finger on it. {young:“I will hold it for you a bit,” said {A}.|“I will hold it for a bit,” said {A}, “and you can have a rest.” So they stood there, all three, and the horse did not notice.}
“And is it any different?” asked {A}, {young:and took the finger off again.|and gave it back. It is hard to tell with a magnet.} # spare
-> DONE

=== l1
# aside
# shot: behind
# place: garden; dusk; breeze
# action: A point washing-line; heroes look-up; grownup reach-up sheet; friends stand
# things: washing-line; 4 peg on washing-line; sheet; basket; post
Outside on the line it was the pegs. {young:They had a sheet, and it was pulling at them.|They had a sheet, in a wind, and it is a great deal to hold for somebody that size.}
“Still holding?” called {A}. {young:They were, but they had no breath to say so.|They were, with their eyes shut, and it was no time to ask.}
And up on the post there was a knot. {young:It was so old that it was green, and the child who had tied it was a grandfather by now.|It was so old that it had gone green, and somebody had made it who had been {As} own size at the time.}
“Has it been told that it can stop?” asked {A}. {young:¶ “I don’t think so,” said {grownup}.|¶ “I don’t think that anybody thought of it,” said {grownup}. “They went in to tea.”}
Three sorts of line had been hung on it since then, {young:and two of them were worn out.|and two of them had worn out, and it had seen them go.} # more
So it was still there, {young:and it was very good at it.|and by now it was so good at it that it could have held a ship.}
The sheet came off the line, one peg at a time, {young:and was carried in with its arms down.|and you could see each of the pegs breathe out.} # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: grownup hold peg; L sit-on-chair curious; heroes sit-on-chair; friends sit
# things: table; basket on table; 3 peg on table; cushion on table; lamp; themed
“But how will it feel?” asked {L}. {grownup} put down the sheet{young:, because that was a good question|. You can’t fold things at such a question}.
{
- is_cast:
“It is loud,” said {grownup}, “and it shakes. {young:Come and feel.”|Come and feel how.”} The washing machine was just at its worst. {L} laid a hand on top.
It was loud, and it shook {young:{L}, down to the knees.|{L}, from the one ear down to the knees.} “That is all that the saw can do,” said {grownup}. “What is hard goes crack. What is soft just shakes along.”
- else:
“It goes tick,” said {grownup}, “and then it pulls a bit. {young:Hold out a sleeve.”|Hold out your sleeve.”} And {grownup} put a peg on it, with a little bit of {L} as well.
Tick, off it came. {young:It had pulled, and then it had stopped.|There was a pull, and it was over before you could say so.} “It is about as much as that,” said {grownup}, “for each of them.”
}
{helper_person:“Me too,” said {helper}, and was very brave, and then said, “Oh. Is that all?”} # beat
{helper_animal:{helper} was looking on, and put a paw up to be next, and was next.} # beat
{helper_carried:{helper} had the second go, and sat very still, and was told so.} # beat
{themed_a} had a go as well, and never blinked. # personal
“Again,” said {L}. They did it {young:until it was nearly nice.|four times, until it was hardly worth doing.} # usual
-> DONE

=== m2
# aside
# shot: above
# place: living-room; dusk; clear
# action: A kneel before cushion; heroes kneel; grownup sit; friends sit
# things: cushion on rug; 3 peg on cushion; rug; basket; lamp
They did it with a cushion next. {young:It lay on the rug, with pegs all along one side.|It was laid on the rug, with seven pegs down one side, and it was told to think of something nice.}
“Good morning,” said {A}, who was the nurse. {young:“You have all held on so well.”|“You have all held on very well. I will call you one after the other, and there is no need to push.”}
Tick went the first one, {young:and it was laid in the basket to rest.|and it was laid in the basket, on its side, and you could see that it was glad of it.}
“{is_cast:Does it shake?|Does it pull?}” {A} asked the cushion. {young:¶ “A bit,” said {grownup}, who was the cushion.|¶ “A bit,” said {grownup}, who had to do the cushion’s voice. “But I was just thinking of pancakes.”}
{pausing} # company
The last peg did not want to. {young:So {A} held its hand first, and then it did.|It had got used to things as they were. {A} took hold of it, and waited, and then it came as well.} # spare
-> DONE

=== l2
# aside with m2
# shot: two
# place: living-room; dusk; clear
# action: A look-through magnifying-glass; heroes peek; grownup sit; friends peek
# things: cushion on rug; rug; magnifying-glass; basket; lamp
There were marks where the pegs had been. {young:They were small, and there were two for each.|There were two small ones for each, side by side, as if a very little bird had gone by.}
“It has got marks,” said {A}. {young:¶ “It had to be held,” said {grownup}.|¶ “Of course it has,” said {grownup}. “It has been held. That is what it looks like.”}
So they lay on the rug, and watched the marks, {young:and it was better than you would think.|which is slow, and gets better as you go on.}
They grew flatter, and they grew less. {young:By supper there were only two that you could find.|By supper there were only two left, and you had to know where they lived.}
It looked quite well. {young:You could lean on it, and it did not mind.|You could lean on it, and put a book on it, and it was as good a cushion as it had ever been.} # more
“I would keep those,” said {A}. {young:“You can show them to people.”|“Otherwise nobody believes you.”}
-> DONE

=== s4
# shot: two
# place: bedroom; night; clear
# action: L sit-up worried; grownup sit; heroes sit-up; friends sit
# things: bed; pillow; quilt; lamp; button
In bed it came out. {is_cast:“What if it isn’t mended?” asked {L}. “When it lets go?”|“What if it comes open?” asked {L}. “When they let go?”}
So that was it. It had been there since the button. # usual
“It could not hold by itself at first,” said {grownup}. “That is why {is_cast:it|they} came. But it has been growing across, a bit from each side, {young:all this time.”|every day and every night, and has told nobody.”}
{grownup} put {L}’s hands together, with the fingers between the fingers. “It’s like that. Pull!” {L} pulled. {young:They did not come open.|It was quite shut.} # usual
“Then what {is_cast:does it|do they} do?” asked {L}. ¶ “Nothing,” said {grownup}. “Not for days. {is_cast:It is|They are} only there because nobody has told {is_cast:it|them}.” # usual
So {L} told {is_cast:it|them}, in a kind voice. “You did that well,” said {L}. “Soon you can let go.”
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; clear
# action: L lie-back; grownup fold sheet; heroes lie-back; friends sit
# things: bed; pillow; sheet; lamp; chair
“Who says it to {is_cast:it|them}?” asked {L}. ¶ “Somebody who knows how,” said {grownup}. “And I come too.”
“And I sit still?” ¶ “You sit still. You may say ow. You may look at the wall.” # spare
“I may look at you,” said {L}.
“You may,” said {grownup}. “I will be right there.” # spare
It was a thing that you could think of, then. It had a chair in it, and a hand.
-> DONE

=== l3
# aside
# shot: wide
# place: hallway; night; clear
# action: grownup tiptoe; L lie-back; heroes lie-back; friends sit
# things: door; coat on hook; hook; lamp; bed
{grownup} went round the house, as you do last thing. They could hear it.
“Still holding?” said {grownup} to the hook, out there, very low. # spare
Then it was the picture. Then it was the door, which held the night out. # more
“Still holding?” came from the kitchen. They did not hear who said yes.
“All of them,” said {grownup}, and came back in. “And I said thank you.”
“I should think so,” said {L}.
-> DONE

=== m3
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; basket on table; 3 peg on basket; magnet; moon
In the kitchen the pegs lay in their basket. They had the night off.
They did not hold a thing. They lay just as they fell. # spare
One had a bit of thread in its mouth. It was from a sleeve. # more
The moon came in at them. It was not held up by anybody.
They may have had a look at that.
-> DONE

=== l4
# aside with l1
# shot: behind
# place: garden; night; stars
# action: cat sit; heroes sleep
# things: washing-line; post; moon; fence
Out on its post the old knot sat in the dark. It was green, and it was good at it.
The line had no sheet on. There was no wind. # spare
A cat came along the fence. She asked it something, as cats do.
The knot did not say. It had not been told to stop, and it was happy so. # spare
-> DONE

=== s5
# shot: close
# place: bedroom; night; stars
# action: L sleep; grownup sit; heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
Then there was only a bit of lamp. # usual
{resting}
{keepsake}
{dream} # spare
{L} had {grownup} by one finger. “Still holding?” said {L}.
“Still holding,” said {grownup}.
The house was quiet. The hook had the coats. The button had both its sides. # usual
“Still?” said {L}. It was not much more than air. ¶ “Still.” # usual
Then, bit by bit, the hand let go.
Nobody had told it to.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the basket stood on the step, and a peg sat on the rim of it, and did not hold anything. It had one foot on each side, and looked at the road.
“Still on holiday?” asked {A}. The peg did not say no. It was put on the sock of the next person who went by, very gently, and only till lunch.
-> DONE

=== next_bedtime
The hook had the coats. Somebody had told it that it was good at it.
-> DONE
