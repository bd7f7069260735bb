# about: story-about; with-character; creature; bring-back
# tells: tale(no powers|no power|no superpowers|no superpower|no super powers|no super power|any powers|any power|any superpowers|any super powers)
# also: funny; person; place; thing; happy; play; food; calm; weather
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# names: Captain Thump | Captain Clout | Captain Wham
# names: Mrs Ott | Mrs Fry | Mrs Dunn
# ages: 3-12
# holds: dark(kind), cat(kind)

=== title
{~A Cape and a Bus Ticket|And Then You Knock}
-> DONE

=== s1
# shot: wide
# place: street; afternoon; clear
# action: guest stand proud; heroes stand curious at guest; friends stand curious
# things: bus-stop; cape on guest; wall
{~At the bus stop stood somebody in a cape, and {H} stopped to look.|“Is that a real cape?” asked {H} at the bus stop. It was.|When {H} came to the bus stop, somebody in a cape was there already, waiting for the twelve.}
{guest_many:There stood|It was} {guest_a}. “Why don’t you fly?” asked {A}. ¶ “{guest_many:We|I} can’t,” said {guest}, “because {guest_many:we|I} have no powers.”
“None at all?” ¶ “{guest_many:We have|I have} looked everywhere,” said {guest}, “and there was only {guest_many:a cape each|a cape}, and a bus ticket.”
{A} had never met one of those. {young:“Can you see through walls?”|“But can you see through a wall, if you have to?”}
“No,” said {guest}. “{guest_many:We|I} knock.”
-> DONE

=== m1
# aside
# shot: close
# place: street; afternoon; clear
# action: guest jump worried; heroes stand curious at guest; friends stand curious
# things: bus-stop; cape on guest; nut before guest
They went through the powers one by one, in case one had been left out. {young:First they tried flying.|They began with flying, off a doorstep, since that was the highest thing about.}
{guest} jumped, and the cape went up. {young:{guest} came down.|For a moment the cape could fly, and it was only {guest} who could not.}
{guest} looked hard at a nut, to make it move. {young:It did not move.|It was the other way about, and in the end it was {guest} who had to look away.}
“Invisible?” asked {A}, and shut both eyes, and opened them. {young:There {guest_many:they were|it was} still.|There was a bit less of the cape, but that was the wind.}
“You did that last one well,” said {A}, to be kind, and held the end of the cape, so that it should not go too far. # more
The twelve came, and they let it go, as they had not finished. # more
-> DONE

=== s2
# shot: two
# place: street; afternoon; clear
# action: guest knock calm; heroes stand curious; ott hug happy cat; friends stand curious
# things: wall; door; cape on guest
# people: ott=woman(old)
“Help!” cried Mrs Ott, for her cat was behind the wall, where you could hear it and not see it.
{joining}
{is_loved:“It may be asking for {loved},” said {A}.|{musing}} # personal
“Somebody has to jump over that wall,” cried Mrs Ott, {young:“or break it!”|“or break it down, or go through it like smoke!”} # usual
So {guest} went along the wall, and round the corner, and there was a door. Knock, knock.
{young:A man opened it, with a cat.|A man in an apron opened it, and on his arm was a cat.} “Is it yours?” he said. “It has had two suppers.”
{hinderer_person:{hinderer} had been going to climb over, and had to be helped out of a hedge.} # beat
{hinderer_animal:{hinderer} barked at the wall all the while, which it had not deserved.} # beat
{hinderer_carried:{hinderer} had been held up to look over the wall, and had seen the other side of a tree.} # beat
{themed_a} was on his step, and {A} moved it out of the way. # personal
“How did you do that?” ¶ “You bend one finger,” said {guest}. # usual
-> DONE

=== l1
# aside
# shot: behind
# place: street; afternoon; breeze
# action: guest push happy piano; heroes push happy piano; friends push happy piano
# things: piano; bus-stop; cape on guest
Round the corner stood a piano in the road, and behind it the bus. {young:It could not get by.|It had slid off a cart, and there it stood, with all the town waiting to get past it.}
“Can you lift it?” asked {A}. ¶ “No,” said {guest}. “{guest_many:We|I} ask.” {young:And {guest} went and asked.|So {guest} got on the bus, and asked, “Would you all get off for a minute, please?”}
There were thirty people on the bus. {young:That is sixty hands.|Thirty people have sixty hands, and sixty hands do not mind about a piano.}
It went up the steps of its house as if it had been a tray. {young:Then somebody played it.|Then somebody had to play it, of course, to see if it was still all there.}
“It was only a bit heavy,” said the thirty people. # more
They were late, all of them, but they hummed. # more
The driver said that in nineteen years nobody had asked him for anything but a ticket. # more
-> DONE

=== m2
# shot: above
# place: park; afternoon; breeze
# action: guest sit calm; heroes sit curious; boy look-up worried; friends sit calm
# things: tree; balloon over tree; sandwich in heroes.hand; cape on guest
# people: boy=boy
They went through the park. There was a boy, and in the top of the tree was his balloon. {young:“Can you fly up?”|“You are a superhero,” he said. “Could you fly up and get it?”}
“No,” said {guest}. “{guest_many:We|I} wait.” And {guest} sat down under the tree. {young:So they all sat down.|There was room for everybody, and there was a sandwich in the cape, cut in four.}
They had the sandwich. It got cooler. {young:The balloon got small and soft.|Now, a balloon does not stay up for ever. It gets a bit smaller, and a bit softer, and then it thinks of home.}
Down it came, from twig to twig, {young:into the boy’s arms.|and lay in the boy’s arms like something that has been out all day.}
“You hardly did anything,” said the boy, full of wonder. # more
He held it by the string all the way home, and talked to it. # more
{pausing} # company
-> DONE

=== s3
# shot: wide
# place: street; dusk; clear
# action: heroes stand surprised; guest stand curious; ott stand worried; friends stand surprised
# things: door; wall; street-lamp; cape on guest
# people: ott=woman(old)
When the lamps came on there was a noise. Boom! {young:It came from the town hall.|It came from the town hall, and the windows shook.}
The whole town stood before the big door. Boom, it went. # usual
“It is enormous,” they said. “It has a hundred legs.” # usual
The town had rung up Captain Thump, {young:who is the strongest.|who is the strongest superhero there is, and can lift a bus with the people in it.} He did not answer.
{helper_person:“Let us through,” said {helper}. “This one has a cape.”} # beat
{helper_animal:{helper} walked in front, and everybody made way.} # beat
{helper_carried:{helper} was held up high, so that everybody saw that somebody was coming.} # beat
“Can you lift the roof off?” they asked {guest}. “Can you look through the door?”
“No,” said {guest}. ¶ “What do you do, then?” ¶ {A} knew. “And then you knock,” said {A}.
-> DONE

=== l2
# aside
# shot: two
# place: street; dusk; clear
# action: heroes listen curious; guest stand calm; friends listen curious
# things: door; wall; street-lamp
First they had to know what they would be knocking on. {young:{A} put an ear to it.|{A} put one ear against the door, and {guest} put one against the other half.}
Somebody was breathing in there, and taking a run-up. Feet came. {young:Boom!|Boom! The keyhole whistled, and it rained a bit of plaster.}
“It has only two feet,” said {A}. {young:“I counted.”|“I counted them. It is one after the other, over and over.”}
They told everybody about the feet, but by now there were {~a hundred and twenty|two hundred}, and nobody liked to give any of them back. # spare
“It is out of breath,” said {A}. “It may be glad of a rest.” # more
So they took their ears away again, because it is not polite to listen to somebody who is out of breath. # more
-> DONE

=== m3
# aside
# shot: close
# place: street; dusk; clear
# action: mayor stand worried; guest stand calm; heroes stand calm; friends stand calm
# things: trumpet; door; ladder; street-lamp
# people: mayor=mayor
But the mayor wanted to try it with something larger first. {young:There was a trumpet.|He had a trumpet blown at it, and a speech read out, with his best wishes.}
Boom, went the door. {young:That was all that it said.|It was not a thing that you can talk to with a trumpet.}
He sent for a very long ladder. {young:It was too long.|It was so long that the front was there before anybody had thought of a use for it.}
“What will you do?” he asked {guest}. ¶ “Knock,” said {guest}. ¶ {young:“Only knock?” said the mayor.|“What, only with the hand?” said the mayor.}
“With one finger of it,” said {A}. # more
The mayor looked at his own finger, as if he had been keeping something back. # more
He asked them to wait until he had got behind the ladder. # more
-> DONE

=== s4
# shot: close
# place: street; dusk; clear
# action: thump stand surprised; heroes point proud at door; guest stand calm; friends clap laughing
# things: door; street-lamp; cape on guest
# people: thump=superhero(he)
So {guest} went up the steps, bent one finger, and knocked. Knock, knock.
The boom stopped. It was quite still. ¶ “Who is there?” asked a big voice.
“{guest_many:Us|Me},” said {guest}. “And who is in there?” ¶ “Captain Thump,” said the voice, rather small. “I want to come out, but the door won’t. I have pushed it since four o’clock.”
{A} looked at the door. “Is there a handle, on your side?” ¶ “Yes,” said Captain Thump.
“Handles are for pulling,” said {A}.
Then it went click, and there he stood. {young:“Oh,” said Captain Thump.|“Oh,” said Captain Thump. “I never thought of that way.”}
How they laughed! He held the door for everybody, with one finger. # usual
-> DONE

=== m4
# aside
# shot: two
# place: street; night; stars
# action: guest sit happy; thump sit happy; heroes sit happy; friends sit happy
# things: bench; street-lamp; cape on guest
# people: thump=superhero(he)
They went home on the number twelve bus.
“I could throw you home,” said Captain Thump. He had never been on a bus.
He sat with his knees by his ears. “Can I push the bell?” he asked. “Gently,” said {A}. It went ding. # spare
“Could you teach me to knock?” he asked. So they did it on the seat, until it was soft. # spare
The driver looked in his mirror. He had nobody on who could fly. # more
{homeward} # company
-> DONE

=== l3
# aside
# shot: close
# place: bathroom; night; stars
# action: heroes wash sleepy; friends sit
# things: basin; towel; mirror
{A} washed. The towel was a cape.
“Can you fly?” {A} asked the mirror. It could not.
“Can you see through walls?” It had never tried.
Then {A} bent one finger, and knocked on it. It knocked back. # spare
The towel was hung up to dry. It still had a good shape, and could have been a cape tomorrow. # more
The tap dripped. It was not a boom. # more
Behind the wall lived the people next door. You could hear their bath. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: door; wall; street-lamp; moon
The big door was shut. It was glad of the rest.
A note hung on it. “Pull,” it said. It had an arrow.
The last bus went by. Nobody was on it, and it hummed.
A balloon lay on a sill, and got smaller. # more
A cat sat at a door. It did not know how to bend one finger. It waited, and somebody opened. # more
On the steps lay a screw. It had come out at four o’clock. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A lie-awake calm; heroes lie-awake calm; friends sleep
# things: bed; pillow; quilt; lamp
{A} lay in bed. Under the window stood {guest}.
{resting}
{keepsake}
{dream} # spare
“Can you make me sleep?” asked {A}. ¶ “No,” said {guest}. “{guest_many:We|I} wait.” # usual
It was dark. It was still. Knock, knock.
“Come in,” said {A}.
It was only sleep. It had knocked.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Knock, knock, it went in the morning. {A} opened the door. Outside stood Captain Thump with one finger bent, and he was red with joy. “I have been practising,” he said. “I have done the whole street. Everybody was in.”
He had brought a sandwich, cut in four. It was for sitting under trees. Then the twelve came, and he ran for it, and pulled.
-> DONE

=== next_bedtime
The bus ticket lay on the chair. It was good until the end of the week.
-> DONE
