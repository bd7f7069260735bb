# tells: entries(story|together|found a baby|found a tiny dragon|found a little dragon|found a dragon|found a unicorn|found a dinosaur|found a penguin|found an egg|found a egg|found an octopus|found a snail|found a puppy|found a kitten|found a fox cub|found a bear cub|found a lion cub|found a little monster|found a baby monster|found a ghost|found a little ghost|found a lost puppy|found a lost kitten|found a lost penguin|was found by|looked after it until|looked after him until|looked after her until|thought he was its|thought she was its|thought they were its|kept it warm in|kept it a secret|keep it a secret|keep him a secret|keep her a secret|hid it in|hid him in|hid her in|hid it under|hid him under|hid her under|to hide it from|to hide him from|to hide her from|kept it in a shoebox|kept it in the bath|kept it in a jam jar|kept it in a jar|kept it in a box|kept him in the bath|kept her in the bath|kept it under)
# happens: found
# wants: child
# never: treasure|crown|robbers|thief
# kind mum: is its mum|is its mummy|is its mother|is its mama|is its mommy|is their mum|is their mummy|is their mother|is his mummy|is her mummy|was its mum|was its mummy|was its mother|was its mama
# kind hatched: hatch*|comes out|came out|jumps out|climbs out|pops out|cracks
# kind egg: egg|eggs
# kind gone: in the end|at the end|can stay|could stay|goes home|flies home|goes back|went back|flies away|swims away|lets it go|let it go|comes to get|comes to fetch|takes it back|gets to keep
# kind hide: hide|hides|hid|hiding|secret|keep it quiet|without anyone|without anybody|excuses
# kind until: until|till
# ages: 3-9
# needs: seeing
# holds: dark(kind)

=== title
{~Only the With|Is That with Anybody?}
-> DONE

=== s1
# shot: two
# place: garden; afternoon; clear
# action: L kneel surprised at e1; heroes kneel surprised; friends stand curious; cleaner stand curious
# things: e1 right; ladder left; bucket left
# people: cleaner=man(cap)
{~“What have you got there?” people asked {H} nearly every day, and nearly every day it was a stick.|There are things that you look for, and there are things that you only find. {H} had not been looking for anything.|When you find a button, you put it in your pocket. It is not always as easy as that, as {H} found out.}
{entry_1}
{entry_1_seen} # usual
{is_until:That was all of it, from the beginning to the end. But in between there was a good deal to do.} # usual
{L} looked one way, and looked the other way. {young:Nobody came. Nobody called.|Nobody came running, and nobody called, and nobody had put up a notice about {first()}.} # usual
“Is that with anybody?” asked the window cleaner, who came by with a ladder, and pointed at {first()}. ¶ It was quiet for a bit.
“With me,” said {L}. “{First()} {first_many():are|is} with me.”
{is_mum:“You are not very alike,” said the window cleaner. ¶ {young:“Not yet,” said {L}.|“It is early days,” said {L}.}} # usual
{is_hide:“But nobody is to know,” said {L}. ¶ {young:“I only do the outside,” said the window cleaner.|“I only do the outside,” said the window cleaner. “What is inside, I never saw.”}|“Then that is settled,” said the window cleaner, {young:and went on.|and went on, for the windows were no cleaner than before.}} # usual
{young:So it was said.|Once you have said that, in front of a witness, it is so.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: garden; afternoon; clear
# action: A kneel curious at e1; heroes kneel curious; friends sit
# things: e1 right
If you are to look after somebody, you have to look first. {young:So {A} did. {A} looked at the front.|So {A} went round {first()} once, the whole way, at a polite distance.}
{not is_entry_1_being and (is_egg or is_hatched):{young:It was round. It was round at the back, too.|The front was round, and then it went on being round until it was the front again.}|There was a side {young:that you could stroke, and a side that you could not.|that you could have stroked, and a side that was better left alone until people had been introduced.}}
“I am {A},” said {A}. {not is_entry_1_being and (is_egg or is_hatched):{young:“Take your time,” said {A}.|“There is no hurry. You need not come out and say who you are.”}|{young:{First()} looked at {A}.|Then it was the turn of {first()} to look, and that took longer, and went down as far as the shoes.}}
{is_mum:You could see that {first()} found it all quite right, for a mother.} # usual
Nobody had looked at {A} for so long who was not a doctor. # spare
The left shoe was undone. {A} did it up, to make a better impression. # more
“Good,” said {A}, when that was done. “Now we have both been looked at.” # more
-> DONE

=== s2
# shot: wide
# place: garden; afternoon; clear
# place for hide: bedroom; afternoon; clear
# action: L point worried; heroes kneel; friends stand
# things: e1 right; bread; biscuit; button; e2 left
{not is_gone or is_entry_3:{entry_2}}
{joining}
{is_loved:“Do you care for {loved}?” {L} asked {guest()}, because you have to begin somewhere.|{musing}} # personal
{L} knew how you look after somebody. {young:It is done to you every day.|It is done to you every day from the beginning, and in time you pick it up.} # usual
First you need food. {L} turned out both pockets, and laid it all in a row: {young:a crust, a raisin, and a bit of biscuit.|a crust, a raisin, the corner of a biscuit, and a button, just in case.}
{no_face():{young:{Guest()} lay in the row, too. Nobody ate.|{Guest()} lay at the end of the row, and looked like the last thing on it, and had to be moved.}|{young:{Guest()} looked at the row. Then {guest()} looked at {L}.|{Guest()} looked along the row, from one end to the other, and then went on past the end of it, and looked at {L}.}}
{hinderer_person:“Who is that with?” called {hinderer}, loud enough for three gardens, and had to be told in a whisper.} # beat
{hinderer_animal:{hinderer} began at the far end of the row, and before anybody noticed there was no row.} # beat
{hinderer_carried:{hinderer} had to be put down somewhere, and was put down in the row, between the crust and the raisin.} # beat
“You will want water with that,” said {L}, and went to get some. ¶ {no_face():{young:But {L} looked back.|At the corner {L} looked back.} {Guest()} lay there with nobody.|{young:{L} looked back. {Guest()} {guest_many():were|was} still looking.|Now you would say that it was {L} who looked after {guest()}. But it was {guest()} who looked after {L}, all the way to the corner.}}
{is_hide:“And if anybody comes,” {L} called back, but not loud, “you are a coat.”} # usual
It is hard to go round a corner like that. {L} came back with no water. # usual
-> DONE

=== l1
# aside
# shot: two
# place: living-room; afternoon; clear
# place for hide: bedroom; afternoon; clear
# action: A sit happy at e1; heroes sit happy; friends sit
# things: e1 right; lamp; cushion
Then {guest()} had to be told what there was to know. {young:{A} told it all.|{A} began with the taps, and which of them is hot, and went on to who snores.}
“That is the light. That is off, and that is on,” said {A}. {young:“We have bread on Mondays.”|“Beans are on Mondays. If you hear a bang, it is only next door, putting down a chair.”}
It was a lot to learn in one day. {young:{Guest()} did not go away.|But {guest()} listened to the end, or at any rate did not go away.}
{is_hide:“And you are not here,” said {A}. “That is the most important one.”} # spare
“Who are you talking to?” called somebody who went by. ¶ “To who is with me,” {A} called back. # spare
{pausing} # company
-> DONE

=== m2
# aside
# shot: above
# place: living-room; afternoon; clear
# place for hide: bedroom; afternoon; clear
# action: A kneel worried holding sock; heroes kneel; friends stand
# things: e1 right; sock in A.hand; rug
Whoever is with you leaves something behind. {young:You could see where {guest()} had been.|You could see quite well, all over the place, where {guest()} had been, and for how long.}
{A} wiped it up with a sock. {young:Then you could see where the sock had been.|It was a good, thick sock, and after that you could see where the sock had been.}
{is_hide:“Nobody is with me,” {A} said to the floor, to try it out, but the floor knew better.|“It does not matter,” said {A} to {guest()}. {young:“I spill, too.”|“I was worse, I believe, and they kept me.”}}
One bit would not come off. {young:{A} put a foot on it.|So {A} put a foot on it, and stood there, and looked at the ceiling.} # spare
It was a good place to stand, as it happened. You could see {guest()} from there. # more
The sock had been blue in the morning. # more
-> DONE

=== s3
# shot: behind
# place: living-room; dusk; clear
# place for hide: bedroom; dusk; clear
# action: L tiptoe worried; heroes tiptoe; friends stand
# things: e1 right; jumper; themed
{is_entry_4:{entry_3}}
{is_hide:Next you need somewhere not to be seen. {L} took off a jumper and spread it over {guest()}, {young:with both arms round.|and put its arms round in front, and stepped back.}|Next you need somewhere to lie. {L} took off a jumper and spread it out, {young:with both arms round.|and put its arms round in front, so that there would be an edge.}}
{is_hide:{young:It did not look like nothing. It looked like {guest()} with a jumper on.|It might have looked like a heap of washing. It looked like {guest()} with a jumper on.}|{L} lay down in it first, to see. {young:It was good, but the feet hung out.|There was nothing wrong with it, if you kept your feet outside.}} # usual
{themed_a} was laid beside it, for company. # personal
“There,” said {L}. {is_hide:“Now you are nowhere, and|“Now} I can get the water.” And {L} went off on tiptoe, backwards.
{no_face():{young:It looked very small from there.|It got smaller with every step, and it had not been big to begin with.} So {L} came back.|{is_hide:It was dark in the jumper, but it has a hole for the head.|{Guest()} did not look at the jumper.} {young:{Guest()} looked at {L}.|{Guest()} looked after {L} again, and {L} looked back, and nobody can get far like that.}}
{helper_person:“Go and get it,” said {helper}. “I will stay here.” But it was {L} that was wanted.} # beat
{helper_animal:{helper} lay down next to it, to show how it is done, and was asleep first.} # beat
{helper_carried:{helper} was sat there in place of {L}, and did look like {L}, but not enough.} # beat
{is_hide:“Are you by yourself in there?” somebody called. ¶ “I am with me,” called {L}, and that was true, as far as it went.|“Everything all right?” called the window cleaner, from high up. ¶ “Nearly,” called {L}. “I only have to get some water.”} # usual
-> DONE

=== l2
# aside
# shot: two
# place: hallway; dusk; clear
# place for hide: bedroom; dusk; clear
# action: A hold curious mirror; heroes stand; friends peek
# things: e1 right; mirror in A.hand
{A} had a mirror, no bigger than a biscuit, and held it up. {young:There was {A} in it.|There was room in it for one nose at a time, and the first was {A}’s.}
“Now you,” said {A}, and held it out to {guest()}. {young:There was {guest()} in it.|And there in the middle, as large as life, or rather smaller, {guest_many():were|was} {guest()}.}
To get them both in, {A} had to come nearer, and then {young:a bit nearer.|nearer again, until there was no more air between.}
“That is you,” said {A}, “and that one is who you are with.” {young:They looked at that.|They both looked at that for as long as {A} could hold an arm up.}
On the back of the mirror there was nobody. {A} showed that as well, to be honest. # more
Then the mirror was put away, face down, so that it would not go on looking by itself. # more
-> DONE

=== s4
# shot: close
# place: living-room; dusk; clear
# place for hide: bedroom; dusk; clear
# action: L sit calm; heroes sit calm; friends sit calm
# things: e1 right; jumper; e2 left
By then both of {L}’s legs were tired. {young:They had been to the corner so often.|They had been to the corner and back so often, and had nothing to show for it.} # usual
At last {L} sat down {is_hide:on the floor|on the end of the jumper}, and for once did not do anything for {guest()}.
And it was quiet. {no_face():{Guest()} lay against {L}’s knee. It had been cold there, and now it was not.|{Guest()} stopped looking. {Guest()} only sat there, or lay, as you do when nothing is missing.} # usual
“Oh,” said {L}. “You did not want anything with it. You only wanted the with.”
And {L} moved up, so that there was more of it. # usual
{is_gone and not is_entry_3:{entry_2}}
{is_entry_4:{entry_4}|{entry_3}}
{not is_entry_2:They sat like that until the lamps came on. In the end it was the window cleaner who brought the water.} # usual
-> DONE

=== m3
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A wave calm window; heroes stand; friends stand; cleaner climb ladder
# things: window; ladder left; bucket left
The window cleaner came down at last, a rung at a time.
“That is the outside,” said the window cleaner. “But there are two noses on the inside.”
{A} looked. There they were, one beside the other. # usual
“One is mine,” said {A}. ¶ “And the other?” ¶ “That one was with me.”
{is_hide:“I did not ask,” said the window cleaner.|“I thought so,” said the window cleaner. “I went round it.”}
The bucket was empty. The ladder went home on a shoulder. # more
-> DONE

=== l3
# aside
# shot: behind
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; friends stand
# things: basin; towel; tap
{A} had a wash. It had been a day with a lot of floor in it.
There was a mark on one knee. It had not been there in the morning. # usual
{A} washed round it. You keep a thing like that, at first.
“Are you clean?” somebody called. ¶ “Nearly,” called {A}. # spare
The towel had a side for hands. The knee was not shown to it. # more
The water was at last only water. {A} drank a cup of it. # more
It was the cup that nobody had fetched. # more
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; stars
# action: A hold sleepy jumper; heroes sit; friends sit
# things: jumper in A.hand; chair; bed
The jumper was still there, and had its arms round.
{A} picked it up. It was warm on one side. # usual
It did not smell of {A} any more. It smelled of two.
“Shall I wash it?” asked the basket, by the look of it. ¶ “Not yet,” said {A}. # spare
So it lay on the chair. It held its own sleeve. # more
In one sleeve there was still a raisin. It was left there, for somebody. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: bread; biscuit; button; moon
The row was still there, in the dark. There was a crust, and a bit of biscuit.
A mouse came along it. It began at the crust. # usual
At the end of the row it sat up, and had a look round. It was by itself. # usual
Then there was a second one. That one was with it. # spare
The moon was up. It had one star next to it. # more
Nobody had to ask. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{L} lay in bed, on one side of it, from habit. There was room for somebody.
{resting}
{keepsake}
{dream} # spare
{L} thought of {guest()}. It was a warm thought. # usual
Then something came along the landing, and stopped at the door, and did not know where to go. It was sleep. It was with nobody.
“Is that with anybody?” asked the dark. ¶ “With me,” said {L}.
So it came in. It did not want anything with it. # usual
And all night long it looked after {L}.
{guest() == "the little one":Goodnight, little one.|Goodnight, {guest()}.} Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a nose on the kitchen window in the morning, on the outside, and higher up than any nose in the house. The window cleaner had been all round it with the cloth, and had not touched it. ¶ “I do the outside,” said the window cleaner, “but that one looked as if it might be with somebody.” ¶ {H} had a good look at it. “It is,” said {A}.
-> DONE

=== next_bedtime
On one side of the bed there was room. It was kept free, just in case.
-> DONE

=== function no_face()
~ return is_egg and not is_entry_1_being

=== function first()
{
- is_entry_1_being:
~ return entry_1_being
- is_entry_1_thing:
~ return entry_1_thing
- is_being_1:
~ return being_1
}
~ return "the little one"

=== function First()
{
- not (is_entry_1_being or is_entry_1_thing or is_being_1):
~ return "The little one"
}
~ return first()

=== function first_many()
{
- is_entry_1_being:
~ return entry_1_being_many
- is_entry_1_thing:
~ return entry_1_thing_many
- is_being_1:
~ return being_1_many
}
~ return false

=== function guest()
{
- is_entry_1_being:
~ return entry_1_being
- is_hatched:
~ return "the little one"
- is_entry_1_thing:
~ return entry_1_thing
- is_being_1:
~ return being_1
}
~ return "the little one"

=== function Guest()
{
- guest() == "the little one":
~ return "The little one"
}
~ return guest()

=== function guest_many()
{
- is_entry_1_being:
~ return entry_1_being_many
- is_hatched:
~ return false
- is_entry_1_thing:
~ return entry_1_thing_many
- is_being_1:
~ return being_1_many
}
~ return false
