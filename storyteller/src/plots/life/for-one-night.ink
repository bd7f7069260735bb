# tells: entries(asked)
# wants: other
# ages: 3-9
# holds: dark(kind)

=== title
{~For One Night|With Clean Teeth}
-> DONE

=== s1
# shot: two
# place: hallway; dusk; clear
# action: L read curious paper; heroes stand; friends stand
# things: e1; suitcase; umbrella-stand; paper in L.hand; e2 behind e1
{~There was a suitcase in the hall, and {H} had not put it there.|“Whose is that?” said {L}. A suitcase was standing in the hall, and {H} had never seen it before.|{H} heard a bump in the hall, and it was a suitcase, being put down.} A note was tied to the handle.
{entry_1}
“For one night,” it said under that. “To be put to bed at seven, with clean teeth.”
And there, under the coats, stood {first()}. {second():Further back stood {second()}.}
{third():Then the door opened again, for {third()}.} # usual
“Good evening,” said {L}. “You are late. It is nearly seven.” # spare
{young:{L} knew how a bedtime goes.|{L} had been put to bed every evening for years, and knew how it goes.} # spare
-> DONE

=== m1
# aside
# shot: close
# place: hallway; dusk; clear
# action: A kneel curious at suitcase; heroes kneel; friends stand
# things: suitcase; toothbrush; slipper; pillow; e1
In the suitcase there was only one slipper. {young:It did not say whose.|It did not say whose, or what it went on.} “It will be for {first()},” said {A}, and put it down beside {first()}, and that seemed to be right.
There was a toothbrush, too. {young:It had been chewed.|It had been chewed, though not lately.}
{pausing} # company
Right at the bottom was one more note. “Not tired,” it said. {young:“I see,” said {A}.|“That is what they all say,” said {A}, and shut the suitcase.} # spare
The slipper stood with its toe to the stairs, and nobody had told it to. # more
-> DONE

=== s2
# shot: wide
# place: bathroom; dusk; clear
# action: L wash happy at e1; heroes wash; friends stand
# things: e1 in bath; bath; flannel; e2; themed
First came the wash. {L} did {first()} with a flannel, {young:all the way round.|all the way round, and behind, where everybody forgets.}
A pyjama jacket went on over the top. {second():The trousers were left over, so {second()} had those.} # usual
{joining}
Then there were teeth. {young:Nobody could find any.|It took some time, and nobody could find any.} So {many:{B}|{L}} brushed the part in front. “And spit,” said {L}. # usual
{hinderer_person:{hinderer} only came in for a towel, and was washed as well.} # beat
{hinderer_animal:{hinderer} only came in to see who it was, and was washed as well.} # beat
{hinderer_carried:{hinderer} had been put down beside the basin, and was washed as well.} # beat
There was one thing that might be taken to bed, and it was {themed_a}. # personal
The sofa had {first()} on it, with a pillow and a quilt. {second():The armchair had {second()} in it.} “Goodnight,” said {L}, and put out the light. ¶ It was quiet for as long as it takes to get up the stairs. Then something fell over.
-> DONE

=== l1
# aside
# shot: two
# place: living-room; night; stars
# action: L stand proud at e1; heroes stand; friends sit
# things: e1 on sofa; sofa; cushion on rug; lamp
{L} went back and put on the light. Nobody was up. {young:It was very, very quiet.|It was as quiet as it only is when somebody has just been up.} The cushion was on top of the cupboard.
“Who did that?” asked {L}. {young:Nobody said a thing.|Nobody said a thing, and the cushion did not either.}
“I am going up now,” said {L}, {young:“and I do not want to hear a bump.”|“and I do not want to come down again, and if I hear one bump, I shall come down again.”}
{L} got as far as the fourth stair. It was not one bump. It was three. # spare
On the stairs {L} had to sit down for a bit, because it had been a long day. # more
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; night; stars
# action: A hold calm glass; heroes stand; friends stand
# things: glass in A.hand; tap; sink; e1
“A drink of water,” said {A}. {young:It is always that.|It is always that, or it begins with that.} A glass was taken down to {first()}, with not too much in it.
Nobody saw who drank it. {young:Then it was empty.|But it was empty, and there was a wet place on the carpet, and it was not a large one.} “That was the last one,” said {A}, as you have to.
After that it was a bad dream, and one blanket was too hot, and there was something under the armchair, and it was the other slipper. # spare
“I will leave the door open a bit,” said {A}. “This much.” It was opened a bit more as soon as nobody looked. # more
-> DONE

=== s3
# shot: behind
# place: living-room; night; stars
# action: L stand surprised at e1; heroes stand; friends stand
# things: e1; e2 on sofa; sofa; lamp; cushion on rug
{L} went down in slippers. The sofa was empty, and it was all going on. The table had {first()} on it. {second():The curtain had {second()} behind it.}
{is_entry_2:It was just as it said on the note. ¶ {entry_2}}
“I saw that,” said {L}. “You went like this.” ¶ {is_entry_1_act:{entry_1_act}|{is_entry_2_act:{entry_2_act}|{second():{L} put up one finger for {first()} and one for {second()}, and ran them round and round each other.|{L} put two fingers on the table, where nobody had any business to be, and walked them all the way along.}}}
Nobody said that it was not so. # usual
“Bed,” said {L}. {is_saying:¶ Somebody said something, in the dark. “{saying}” ¶ “Not now,” said {L}. “It is half past seven.”|¶ It was quiet at once. Something was still giggling, but that was perhaps the sofa.}
{L} had just got to the top of the stairs when it was going on again. # usual
“Bed!” ¶ {young:The sofa was full again. Then it was empty again.|The sofa was full again, and then it was empty again.} # usual
{helper_person:“There is something that has been left out,” said {helper}, over the banister.} # beat
{helper_animal:{helper} had lain down by the sofa, because somebody would have to come and sit there in the end.} # beat
{helper_carried:{helper} was put on the sofa, to be held, and that helped for very nearly a minute.} # beat
{L} sat down on the bottom stair. “What do I want,” said {L}, “when I keep getting up?”
-> DONE

=== l2
# aside
# shot: close
# place: hallway; night; stars
# action: A sit curious; heroes sit; friends sit
# things: stairs; clock; slipper; lamp
There is a good deal that you can want. {young:{A} counted it on the stairs.|{A} counted it up on the stairs, with one stair for each.} A drink. Another drink. To say something. To ask what that was.
“There has been all that,” said {A}. {young:There was one stair left.|But there was still one stair left over, and that was the one with {A} on it.}
In there it was going round for the fifth time. {First()} went in front, to judge by the bumps. # spare
To be told that it was only the wind. That was a stair as well. # more
Then {A} knew what went on the last stair, and got up. # more
-> DONE

=== m4
# aside
# shot: above
# place: living-room; night; stars
# action: A tuck-in calm; heroes kneel; friends sit
# things: sofa; e1 on sofa; pillow; blanket
First there was some tucking in to do. {young:It took two blankets.|It took two blankets, and one of them was tucked in all the way along, so that it could not be left in a hurry.}
“Is that the wrong way up?” asked {A}, and turned {first()} round, {young:and it was better.|and it was better, or at any rate nothing fell off.}
Then a pillow had to be turned over, and after that it had to be turned back. # spare
Under the sofa was a sock of somebody’s, and that was put to bed as well, beside {first()}. # more
Then it was nearly quiet. Something was tapped. Then it was put down. # more
-> DONE

=== s4
# shot: two
# place: living-room; night; stars
# action: L read calm paper; heroes sit; friends sit
# things: paper in L.hand; e1 on sofa; e2; sofa; lamp
“A story,” said {L}. There had not been one. So {L} sat down on the sofa with the note, and read it out, and did the hands.
{entry_1}
{second():They had always done it. They had never heard it. They lay quite still, to hear what they did next.|Whoever has always done a thing has never heard it. On the sofa it was quite still.}
{is_entry_3:{entry_3}}
{is_entry_4:{entry_4}}
{entry_1_seen} # usual
“Again?” asked {many:{B}|{L}}. It was plain that it had to be again. So {L} read it again, and not so loud, and did the last bit with hardly any voice. # spare
Nobody got up. The quilt slid off {first()}, and {L} put it back. # usual
-> DONE

=== l3
# shot: behind
# place: hallway; night; stars
# action: A tiptoe sleepy; heroes tiptoe sleepy; friends walk
# things: stairs; slipper; lamp; door
{They} went up without the loud stair. It is the fifth.
At the top {they} stood and listened. Nothing fell over. # spare
Nothing was pushed. Nothing was put down.
It was so quiet that {A} had to yawn. # more
Nobody answered the yawn. # more
The door was left open a bit. This much. # more
-> DONE

=== m3
# aside
# shot: close
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; friends stand
# things: basin; mug; toothbrush; towel
{A} had not been put to bed yet. There had been no time.
A wash. Teeth. They were easy to find. # spare
“And spit,” said {A}. It had to be said.
The mug had two brushes in it. One was chewed. # more
There was a drink of water. It was the last one. # more
-> DONE

=== l4
# shot: object
# place: living-room; night; stars
# action: heroes sleep; friends sleep
# things: e1 on sofa; e2 on armchair; suitcase; moon
Downstairs it was dark. The sofa was full.
The note had slid down. It was read. # spare
The blanket on {first()} went up and down, or the curtain did. # more
One slipper was on the sofa, and one was under it. # more
The suitcase was shut. Nobody had to go before breakfast.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: quilt; pillow; slipper; moon
{resting}
{keepsake}
{dream} # spare
{L} lay in bed. Down there nothing fell over. # usual
{is_saying:“{saying}” ¶ That was down on the sofa, fast asleep.}
{entry_1_night} # usual
The sofa was full. The bed was full. No one got up.
Goodnight to {first()}. {second():Goodnight to {second()}.} Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the sofa was empty. The blankets were folded, not very well, and the suitcase had gone. It had left something behind, and that was one slipper.
There was a note in it. “Thank you for having us,” it said. “We slept straight through, and did not get up once, or hardly. Could you tell us how it goes on?”
-> DONE

=== next_bedtime
One slipper stood in the hall, with its toe to the door. Somebody would be back for that.
-> DONE

=== function first
{
- is_being_1:
~ return being_1
- is_thing_1:
~ return thing_1
}
~ return "the story"

=== function First
{
- is_being_1:
~ return being_1
- is_thing_1:
~ return thing_1
}
~ return "The story"

=== function second
{
- is_being_1 and is_thing_1:
~ return thing_1
- is_being_2:
~ return being_2
- is_thing_2:
~ return thing_2
}
~ return ""

=== function third
{
- is_being_2 and is_thing_1:
~ return being_2
- is_being_1 and is_thing_2:
~ return thing_2
- is_being_3:
~ return being_3
- is_thing_3:
~ return thing_3
}
~ return ""
