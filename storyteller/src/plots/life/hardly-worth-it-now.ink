# about: ordinary-day(pyjama|pajama|pjs|pj day|pj's|jammies|jimjams|jim jams|dressing gown)
# about: school-day(pyjama day at home|pajama day at home|pyjama day today&!school&!class&!nursery); play(all day in our py|all day in our paj|in pyjamas all day|in our pyjamas all day|in our pjs all day|in pajamas all day)
# about: happy(pyjama day|pajama day|in our pyjamas|in pyjamas|in our pjs|in our pajamas|in pajamas); clothes(pyjamas all day|pajamas all day|pjs all day); calm(pyjama day|pajama day)
# also: happy; calm; food; play; tired; weather; bored; clothes; made-something; person
# kind pancake: pancake*|waffle*|crepe*
# wants: child
# role grownup: parent = the grown-up in the dressing gown
# names: Mrs Pilling | Mrs Ockley | Mrs Sturt
# ages: 3-9
# holds: dark(kind)

=== title
{~Hardly Worth It Now|From Bed to Bed}
-> DONE

=== s1
# shot: wide
# place: kitchen; day; clear
# action: heroes sit-on-chair happy; grownup drink calm; friends sit
# things: table; plate on table; cup on table; clock; jam on table
{~“You could get dressed,” said {grownup}, {young:“or you could not.”|“or you could have another piece of toast.”} And {H} had another piece of toast.|It was ten o’clock, and {H} {was} still in pyjamas. {young:So was the whole house.|There was nobody in the house who was not.}|There are days when you have to go somewhere. {young:Today {H} did not.|Today {H} did not, and came down to breakfast as {they} {was}.}}
{is_pancake:There were pancakes, and you can eat those in anything.} # wished
They were good pyjamas, {young:soft at the knees.|gone soft at the knees, with {~stars|stripes} that were nearly washed off.} # usual
“I shall keep them on,” said {A}, “from bed to bed.” {young:Nobody had ever done that.|It had never been done before, not in this house.}
{grownup} looked at the clock. “Well, it is hardly worth it now,” said {grownup}. {young:“It will soon be eleven.”|“By the time you had found two socks it would be eleven.”} # usual
On a chair upstairs lay a jumper, trousers and two socks, {~all ready|quite ready}.
-> DONE

=== s2
# shot: two
# place: living-room; day; clear
# action: heroes lie-front happy; grownup lie-back; friends sit
# things: sofa; rug; blocks; cushion; themed; book
So {they} went as far as the sofa, and stayed there. {young:They did a bit of this.|They did a bit of this, and then a bit of that.}
{joining}
{musing} # personal
At twelve {grownup} looked at the clock. “It is hardly worth it now,” said {A}. {young:“It is nearly lunch.”|“I should only get lunch on it.”}
{hinderer_person:“I have got my socks on,” said {hinderer}. They all looked at the socks. They were taken off again.} # beat
{hinderer_animal:{hinderer} thought that somebody ought to go out, and went once round the lamp post, on behalf of everyone.} # beat
{hinderer_carried:{hinderer} had a coat on, for some reason, and had to be got out of it before they could go on.} # beat
After lunch there was the rug, {young:and there was the other end of the sofa.|and after the rug there was the other end of the sofa, which is quite different.} # usual
{themed_a} was in it, and out of it, and had a cushion put on top. # personal
“Two o’clock,” said {grownup}. ¶ “Hardly worth it now,” said {A}. # usual
-> DONE

=== m1
# aside
# shot: behind
# place: living-room; day; clear
# action: heroes look-through curious window; pilling wave happy; grownup wave; friends peek
# things: window; curtain; cup in pilling.hand; house
# people: pilling=woman(old)
They looked out of the window. {young:A man ran past in a tie.|A man ran by, in shoes and a tie, and he kept looking at his arm.}
He had {~buttons|laces} all over. {young:It must have taken so long!|“When did he start on those?” asked {A}, and nobody liked to think.} # spare
Then {A} saw the house across the street, where Mrs Pilling lives. {young:She was at her window, too.|She stood at her own window with a cup, in something long and blue.}
It was a dressing gown. {young:It had a frog on.|You could tell by the cord, and on the pocket was a frog.} # spare
Mrs Pilling looked at the man, and then she looked at {H}. She put up her cup, like that, {young:and took a sip.|as you do to somebody in the same boat.}
They put theirs up as well. # spare
The man came past again from the other side. {young:He had forgotten his bag.|It seemed that he had forgotten his bag, with everything else that he had to put on.} # more
-> DONE

=== l1
# aside
# shot: above
# place: living-room; day; clear
# action: heroes lie-back sleepy; grownup sit; friends lie-back
# things: rug; cushion; sun; window
A piece of sun came in, and lay down on the rug. {young:{A} lay down in it.|It was just as big as a {~towel|tea tray}, and {A} lay down in it, so that nobody should step on it.}
The pyjamas had never been in the sun before. {young:They only knew the moon.|They had only ever met the moon, and that was through a curtain.}
“This is daytime,” {A} told them. {young:“It’s warm.”|“It goes on like this for hours, and there is food in it.”}
They got hot on the one side. {young:So {A} turned them over.|So {A} turned them over, as you do with toast, and let them have it on the back.}
The sun moved along, and so did {A}, {young:bit by bit.|by about one elbow at a time, as far as the wall.} # spare
“Do you have to go in again at night?” {A} asked the sun, {young:but it was asleep.|but it was lying with its face down, and did not hear.} # more
When it went up the wall, they let it go. {young:It was hardly worth it now.|You would have had to stand up for it, and it was hardly worth it now.} # more
-> DONE

=== s3
# shot: two
# place: hallway; afternoon; clear
# action: postman give parcel; heroes stand surprised; grownup reach-up parcel; friends peek
# things: door; parcel in postman.hand; coat on hook; mat
# people: postman
And then the bell rang. They all stood still, {young:in their bare feet.|and looked at each other from the top button to the toes.}
“Somebody will have to go,” said {grownup}. “Somebody who is dressed.” {young:There was nobody.|They looked round the room, and there was nobody of that sort.} # usual
{helper_person:“I have got a hat,” said {helper}, and put it on, and that did make all the difference from the neck up.} # beat
{helper_animal:{helper} was the only one in a proper coat, and went in front, to be seen first.} # beat
{helper_carried:{helper} was held up high, in front of the buttons, so that there was something decent to look at.} # beat
They all went. It was only the postman, with a parcel for next door, {young:and he had a big coat on.|in a big red coat.} # usual
He looked at all their bare feet. “Well, well,” said the postman. # usual
{A} looked down. Over his boots, {young:there was something blue. It had sheep on it!|under the end of the coat, there was a bit of something blue, and it had sheep on.}
“I did mean to,” said the postman. “But by the time I was up it was hardly worth it.”
-> DONE

=== m2
# aside
# shot: close
# place: bathroom; afternoon; clear
# action: grownup wash; heroes stand worried; friends peek
# things: basin; flannel; tap; towel; soap
At four there was an accident with some jam. {young:It fell on the knee.|It left the toast and it landed on one knee, face down, as jam does.}
{A} did not move. {young:“Now I must change!”|“A clean pair would be a change,” said {A}. “Then it is not from bed to bed.”}
{grownup} had a look, {young:from near.|from quite near.} “A knee is not a change,” said {grownup}.
So it was washed where it was, with {A} {~in it|inside}. {young:It was cold and wet.|That felt odd, from in there.}
They blew on it, all of them. {young:Pff! Pff!|They took it in turns, like people with a hot potato.} # spare
{pausing} # company
Then there was one dark patch, and it was {young:shaped like a duck|about the shape of Wales}. # more
-> DONE

=== l2
# aside
# shot: wide
# place: hallway; afternoon; clear
# action: heroes walk happy; grownup carry basket; friends walk
# things: hat on A.head; boot; stairs; coat on hook; basket
There was some doubt about hats. {young:{A} had one on.|{A} had put one on without thinking, and then did think, and stopped.}
“Is this dressed?” asked {A}. {young:¶ “No,” said {grownup}. “That’s a lid.”|¶ “No,” said {grownup}. “A hat is only a lid. You can have that on in the bath.”}
They tried it with a boot. {young:One boot was not dressed.|One boot was not dressed, they found, but you felt that with two you could be asked to do something.}
A scarf was a {~blanket|tail}. {young:A coat was a roof.|A coat was a sort of tent, as long as you did not do up the buttons.}
“It is the socks,” said {A}. {young:“Socks go out.”|“Once you have both socks on it is all over with you, and off you go.”} # spare
A glove was nothing at all, by itself. {young:It was a hand with a coat.|It was only a hand that had been let go out alone.} # more
They put all of it back on its hook, {young:and sat down.|and needed to sit down for a bit, after so much getting ready.} # more
-> DONE

=== s4
# shot: above
# place: kitchen; dusk; clear
# action: L sit-on-chair happy; heroes sit-on-chair; grownup sit-on-chair laughing; friends sit
# things: table; bowl on table; chair; jumper on chair; trousers on chair; lamp
It grew dusk. {L} went upstairs for a cushion, and there on the chair were {young:the clothes.|the jumper and the trousers and the two socks.}
They were still all ready. {young:They had been ready since the morning!|They had been ready all day, with their sleeves folded.}
{L} had not thought of that. {young:Poor trousers.|It is a long time to sit up straight.} # usual
So {L} took them all down to supper. The jumper had a chair of its own, with the trousers under it, {young:and the socks stood on the floor.|and one sleeve on each side of a plate.} # usual
“Who is that?” asked {grownup}. ¶ “That is me,” said {L}. “That one is dressed.”
So there was somebody at the table {young:who was.|who was, and the rest of them need not be.}
It sat very nicely, and got no jam on its knee. # spare
-> DONE

=== m4
# aside
# shot: two
# place: bathroom; night; stars
# action: L brush-teeth calm; heroes brush-teeth; grownup hold towel; friends stand
# things: basin; mirror; bath; towel
Then it was time to wash. It was the face, and both hands, and all the teeth.
“And a bath?” asked {L}. ¶ “It is hardly worth it now,” said {grownup}.
The patch on the knee was dry. You had to know where to look. # spare
The mirror had seen those stripes at eight in the morning. It saw them again. # more
It did not say a word. It was probably the same to it. # more
-> DONE

=== l3
# aside
# shot: behind
# place: hallway; night; stars
# action: L walk sleepy; heroes walk; grownup carry lamp; friends walk
# things: stairs; door; lamp; hat
Now they had to go upstairs. On most days that is a lot of work.
There are buttons to undo. There is a neck to get out of. # spare
{L} just went up. There was nothing to take off.
“Is that all?” asked {L}, at the top. ¶ “That is all,” said {grownup}. “You did it this morning.” # spare
The jumper came up as well, over one arm. It had had a good evening. # more
{L} carried the socks. They had been out, as far as the table. # more
On the hook hung the hat. It had been on for a moment, and it knew that that did not count. # more
-> DONE

=== m3
# aside
# shot: close
# place: bedroom; night; stars
# action: L fold jumper; heroes sit; grownup sit; friends sit
# things: chair; trousers on chair; sock; lamp; bed
The clothes went back on their chair. {L} did it with care.
First the trousers lay down, and then the jumper, and the sleeves went in. # spare
“Tomorrow it is you,” {L} told them. “From eight o’clock.” # spare
They looked like people who can wait. They knew now what for. # spare
One sock lay on top of the other. It was their bedtime, too. # more
“They need not get changed,” said {L}. “They can stay as they are.”
-> DONE

=== l4
# aside
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: house; street-lamp; moon; window
All down the street they were getting changed. You could see it by the lamps.
The man with the tie took off one lace after the other. It was late when he had done. # spare
The postman had only the coat to take off. # spare
There were stripes behind one curtain, and spots behind the next. # more
Across the street a light went out. That was Mrs Pilling. She had not had to do a thing. # more
Now the whole street was in pyjamas. They had all come round to it.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; lamp
The bed had not been made. It was hardly worth it now.
{resting}
{keepsake}
{dream} # spare
There was still a dent in the pillow, from the morning. # usual
{L} lay down in it. It fitted.
“From bed to bed,” said {L}.
“All the way,” said {grownup}.
“Shall I tell you,” said {L}, and did not.
It was hardly worth it now.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The next day they were dressed by nine, both socks and all, and out at the gate. Across the street stood Mrs Pilling, in a coat and a hat, with her good bag.
“Is it over?” called {A}. ¶ “I am afraid so,” called Mrs Pilling. “I have to go and buy a lamp.” But when she bent down to see to her shoe something hung out of her pocket. It was a bit of blue cord.
-> DONE

=== next_bedtime
Across the street a frog hung on a hook in the hall, with its evening before it.
-> DONE
