# tells: report
# wants: other
# ages: 3-12
# holds: bird(kind), dark(kind)

=== title
{~That One Stays|Through the Holes}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A sit proud before blanket; magpie stand curious on wall; heroes point button; friends stand
# things: blanket; button on blanket; ribbon on blanket; window; box
{~{H} had laid out today on a blanket, with one thing for each thing that had happened.|There was a tap at the window, low down, where {H} {was} laying out today on a blanket.|“What do you want for the button?” asked somebody at the window. It lay on a blanket, where {H} had laid out today.}
{is_deed_4:There was a button, and a ribbon, and a shell, and a key.|{is_deed_3:There was a button, and a ribbon, and a shell.|There was a button, and a ribbon.}} {young:On the sill sat a magpie, who wanted to swap.|On the sill sat a magpie, who goes from window to window and swaps.} “I will give you a cork for that button,” it said.
“It is not for swapping,” said {L}. “There is something in it.”
{deed_1}.
{young:The magpie looked at it with the one eye, and then with the other eye.|The magpie looked into it with the one eye, and then with the other, to see if they agreed.} # usual
“How did you get all that in there?” asked the magpie. ¶ “Through the holes,” said {L}. ¶ “Two corks.” ¶ “No,” said {L}. “That one stays.”
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A hold proud button; magpie look-up curious; heroes peek; friends sit
# things: blanket; window
A magpie that swaps has to know what it is getting. “Is it new?” it asked. ¶ “It is from today,” said {A}.
“Has it been used?” ¶ {young:“Once,” said {A}. “By me.”|“Only once,” said {A}, “and I was there.”}
“Is there anything wrong with it?” ¶ {A} turned it over, and looked at it from behind. {young:“It is just how it was.”|“There is nothing wrong with it,” said {A}. “It is just how it was, and that is how it has to be.”}
“Does it come apart?” ¶ “No,” said {A}. “There is a front bit, and a middle bit, and a bit where it stops. But they all hang on each other.” # spare
The magpie rubbed it with one wing, and it did not come off. # more
“And it would not be the same in blue?” asked the magpie. ¶ It would not. # more
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: A point curious ribbon; magpie walk curious on blanket; heroes sit; friends sit
# things: blanket; ribbon on blanket; button on blanket; themed; window
“Then I will take the ribbon,” said the magpie, and hopped in. “Everybody wants ribbon.”
{joining}
{hinderer_person:“I would take the corks,” said {hinderer}, and had to be told again what was in the button.} # beat
{hinderer_animal:{hinderer} lay down on the blanket, on all of it, and had to be rolled off to see what there was.} # beat
{hinderer_carried:{hinderer} was put down at the end of the row by mistake, and the magpie offered half a cork.} # beat
On one corner stood {themed_a}. “There is nothing in that,” said {A}. “It is for the wind.” # personal
“There is something in that, too,” said {A}. “You have to start at this end.”
{deed_2}.
The magpie went along it, {young:from this end to that end.|from the one end to the other, and did not leave anything out.} “What is the knot?” ¶ {young:“That is where it happened,” said {A}.|“Up to the knot it has not happened yet,” said {A}, “and after the knot it has.”} # usual
“Three corks,” said the magpie, “and a bit of foil.” ¶ “That one stays,” said {A}. # usual
-> DONE

=== l1
# aside
# shot: above
# place: bedroom; dusk; clear
# action: magpie pull ribbon; A reach-down worried; heroes kneel; friends sit
# things: blanket; ribbon on blanket; button on blanket
“It looks better like this,” said the magpie, {young:and put the ribbon before the button.|and pulled the ribbon along with its beak, until it lay before the button.}
{A} looked at that. Now the next thing came first, and the first thing came next. {young:“That is not today,” said {A}.|“Now it is a day that I have not had,” said {A}.}
“Is it a better one?” ¶ {A} went through it, from the ribbon to the button. {young:“I don’t know anybody in it,” said {A}.|“I do not know,” said {A}. “I am not in it. I would not know what to do.”}
So it was put back, with the button in front, and there {A} was again. # spare
“You never know until you try,” said the magpie. It had tried the same with a cup and a tree. # more
-> DONE

=== m2
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A point surprised blanket; magpie stand calm on blanket; heroes look-through; friends sit
# things: blanket; ribbon on blanket; pillow
“But you would not miss just the one,” said the magpie. {young:“Try it.”|“Try it. I shall not look.”}
So {A} put the button under the pillow, to see. {young:Then there was a hole in the row.|And then there was a hole in the row, and you could not look at anything else.}
{pausing} # company
“What was that, there, in the hole?” asked the magpie at once. ¶ {young:“You see?” said {A}.|“You see?” said {A}. “If it is gone, then it is all that people ask about.”}
Then the button was put back. “{deed_1},” it said, through the holes, and after that you could look at the rest as well. # more
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A look-through curious glasses; magpie stand proud on blanket; heroes peek; friends sit
# things: blanket; spoon on blanket; glasses; button on blanket
The magpie went home for more, and put it all down on the blanket. {young:There was a spoon, and half of some glasses.|There was a spoon without a handle, and half of some glasses, and a bell that had lost its ding.}
“And what is in the spoon?” asked {A}. ¶ “Me,” said the magpie. {young:“If I bend down to it.”|“But only when I bend down, and then it is the wrong way up.”}
{A} looked into the spoon, and {A} was in it, the wrong way up, {young:and it was not today.|but nothing was happening there, and there was a ceiling at the bottom.}
“It is a good spoon,” said {A}. ¶ “It is,” said the magpie. “What is in the ribbon again?” # spare
So {A} told it again, and the spoon was left lying where it was. # more
-> DONE

=== s3
# shot: above
# place: bedroom; dusk; clear
# action: L point calm blanket; magpie stand sad on blanket; heroes sit; friends sit
# things: blanket; ribbon on blanket; button on blanket; box
“And what is this, at the end?” asked the magpie.
{is_deed_3:“Hold it to your ear,” said {L}, for it was the shell. ¶ {deed_3}.{is_deed_4: ¶ And then it was the turn of the key. You could not turn it any other way. ¶ {deed_4}.}|“That is blanket,” said {L}. “There were two. After that it stopped.”}
{helper_person:“It would take a whole day to get another like it,” said {helper}.} # beat
{helper_animal:{helper} lay down along the front of the row, with one ear up, and kept an eye on it.} # beat
{helper_carried:{helper} was set down at the end of the row, to keep an eye on it.} # beat
“For all of them together,” said the magpie, “I will give you the nest.”
{young:It was a big nest.|It is a large nest, with a roof, and you can see the park from it.} # usual
{L} looked along the row, from the front to the end. {young:It was a funny lot.|You could see that nobody would have bought it like that in a shop.} # usual
“They stay,” said {L}. “What is in yours?” ¶ “Nothing,” said the magpie. “Mine only shine.”
It held a hairpin up to the light, and looked through it, and it was only a hairpin. # usual
-> DONE

=== m4
# aside
# shot: close
# place: bedroom; dusk; clear
# action: magpie stand sad on blanket; A listen calm; heroes sit; friends sit
# things: blanket; button on blanket; window
“But what did you do today?” asked {A}. ¶ {young:“I looked in at windows,” said the magpie.|“I looked in at windows,” said the magpie. “It is all going on in there. And then there is the glass.”}
“And what happened?” ¶ “It happened to them,” said the magpie. {young:“It never comes out.”|“They have it, and they put it away, and it never comes out as far as the sill.”}
It touched the button with one foot, but only at the edge. # spare
“Is it warm?” asked {A}. ¶ “It is,” said the magpie. “Mine are all cold.” # more
-> DONE

=== s4
# shot: two
# place: bedroom; night; stars
# action: magpie stand happy on blanket; A give happy; heroes sit; friends clap happy
# things: blanket; button on blanket; ribbon on blanket; lamp
“You have to put something in,” said {L}. “You hold one of your hairpins, and you say what happened. Not what you would like. What happened.”
The magpie held one, and thought hard. # usual
“I came to a window,” it said. “There was a button, and I was told what was in it. There was a ribbon, and I was told that.{is_deed_3: There was a shell at my ear.} And I did not get any of them.”
“That is it,” said {L}. “That is how it was.” ¶ And in it went, down between the two ends. # usual
The magpie shut its foot on the hairpin, and felt. It was quite warm.
“I will give you two corks for that,” said {L}.
“No,” said the magpie. It was as surprised as anybody. “That one stays.”
-> DONE

=== l3
# shot: behind
# place: bedroom; night; stars
# action: magpie fly happy; A wave sleepy; heroes wave sleepy; friends wave
# things: window; moon behind window; roof
The magpie flew home, over the roofs. It did not stop at one window.
You could see it as far as the tree. It flew with one foot shut. # spare
A cork was still on the sill. It had been left there, for nothing.
“It can be for tomorrow,” said {A}. ¶ It was good and empty. # more
Then the window was shut. The glass was only glass. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: A carry sleepy box; heroes kneel sleepy; friends sit
# things: box; blanket; button in box; ribbon in box
Then the row went in the box, the way that it was.
The button was first. The ribbon was next. # spare
You have to say what it is, as you put it in. So {A} said it.
Then the lid was on. It fitted. # more
There was a bit of fluff as well. Nothing was in that. # more
-> DONE

=== l4
# shot: object
# place: park; night; stars
# action: magpie sleep; heroes look-up sleepy
# things: nest; tree; moon
Up in the nest there were spoons. They shone, for the moon was out.
One pin did not shine. A foot was on it. # spare
“I came to a window,” said the magpie. It was to nobody.
It got as far as the ribbon. It went on to the knot. # more
It was good to have one thing that was not cold. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friends sit sleepy
# things: box; quilt; pillow
The row lay in a box by the bed. You could tell each of them by feel. # usual
{resting}
{keepsake}
{dream} # spare
{L} put a hand in the box. There were four holes.{is_deed_3: There was a knot.}{is_deed_4: There was the curl of the shell.}
Then came the last one. ¶ {deed_last}.
It was still in there. It had been in there all the time. # usual
“That one stays,” said {L}. The lid went on.
Goodnight, all of them. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Something lay on the sill, wrapped in foil. {H} undid it, and it was half of some glasses, and it was warm.
“I flew into a sheet today,” said the magpie, from the roof. “It was white all round, and then it was not. I have put it in there. You may look through it, but I want it back.” At the very edge you could see a peg.
-> DONE

=== next_bedtime
Up in the nest not everything shone any more. There was a pin under one foot, and it was warm.
-> DONE
