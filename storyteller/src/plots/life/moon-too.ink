# about: story-about(moon|stars|starry|the sky&!skye); thing(moon|stars); likes(moon|stars); with-character(moon|the stars); question(moon|where are the stars|where do the stars); bedtime(moon|stars); place(moon); outing(moon|stars); calm(moon|stars)
# also: happy; likes; place; thing; bedtime; calm; question; with-character; outing; weather
# wants: child
# ages: 1-2
# form: call-and-response
# holds: dark(kind)

=== title
{~Moon, Too|The Moon in the Cup}
-> DONE

=== s1
# shot: wide
# place: lane; night; stars
# action: A point happy up; heroes look-up happy; friends look-up
# things: moon; hedge; 3 stars
{~{H} went home. It was late. Over the hedge was the moon.|Over the hedge was something round. It was the moon. {H} went by.|There was the moon, and there {was} {H}, on the way home.}
{A} stopped. It stopped.
“Moon, too,” said {A}.
{joining}
-> DONE

=== s2
# shot: two
# place: lane; night; stars
# action: A crouch curious at puddle; heroes crouch at puddle; friends stand
# things: puddle; moon in puddle
There was a puddle. In it was a nose. In it was something round and wet.
“Moon, too,” said {A}.
-> DONE

=== m1
# shot: behind
# place: lane; night; stars
# action: A peek curious tree; heroes peek tree; friends stand
# things: tree; moon
There was a tree. Gone! No moon. One step, two steps. Out it came, on the other side.
“Moon, too,” said {A}.
-> DONE

=== s3
# shot: above
# place: lane; night; stars
# action: A reach-up happy; heroes look-up happy; friends look-up
# things: themed; gate; 6 stars; moon
By the gate was {themed_a}. Up over it were the stars. One, two, lots. They had all come home.
“Moon, too,” said {A}.
-> DONE

=== l1
# shot: two
# place: hallway; night; stars
# action: A sit happy; heroes sit; friends sit
# things: mat; 2 boots; door left; moon
In they all went. Off came the boots. On the mat lay something long and white. It had no boots.
“Moon, too,” said {A}.
-> DONE

=== s4
# shot: close
# place: kitchen; night; stars
# action: A hold surprised cup; heroes sit-on-chair happy; friends sit
# things: cup; table; lamp
There was a cup. {A} looked in. It was round in there. It was white.
“Moon, too!” said {A}.
It was milk.
{A} drank it, all of it. It was warm.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: bed; window; moon; themed left; blanket on A
So that moon was gone. {L} lay in bed, and looked at the window.
It was not gone. It was up there, with all the stars. It had come to see.
{resting}
{keepsake}
Goodnight, {themed_noun}.
The blanket came up, as far as a nose. Out there a cloud came up, and it was a soft one.
Moon, too.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Something white was in the cup again. It was round.
-> DONE
