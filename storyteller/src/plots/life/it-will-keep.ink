# about: parent-travelling(late home|home late|is late|so late|late from work|late tonight|back late|late back|plane&late|flight&late|train&late|delayed|home from work|bedtime&miss|stuck&traffic|stuck at work); busy(missed bedtime|miss bedtime|misses bedtime|missed the bedtime|missed his bedtime|missed her bedtime|late home|home late)
# also: missing; sad; patience; cannot-sleep; busy; parent-travelling; tired; lonely; bedtime; staying-in-bed; too-excited; angry; food; journey; person; thing
# kind plane: plane|flight|airport|train|boat|ferry|delayed
# wants: child
# role away: answer, person = the one who was late
# role grownup: parent = the grown-up with the peas
# ages: 3-9
# holds: dark(kind)

=== title
{~It Will Keep|Under a Plate}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: L peek sad at plate; heroes stand sad; grownup stand; friends sit
# things: table; plate on table; fork on table; clock; window
{~On the kitchen table stood a plate, with another plate on top of it, upside down. {H} lifted that one a bit, {young:and there was a supper, all by itself.|and there was a whole supper in the dark, with nobody at it.}|Every car in the road was the wrong one. {H} had listened to {young:all of them, and they all went by.|eleven of them, and not one had slowed down.}|There was a fork on the table, and a chair, and a supper with a plate for a lid. {H} had eaten long ago. {young:But one supper was still there.|This one was for somebody else.}}
{is_plane:{away_known:{away} was late, and still on the way|Somebody was late, and still on the way}, and you cannot push from a kitchen.|{away} was late, and was not home yet.}
“I am going to wait up,” said {L}. {L} had a goodnight for {away}, {young:with a squeeze at the end.|with a squeeze at the end, and it fitted nobody else.}
“It may be very late,” said {grownup}. ¶ “Then I will wait up very late,” said {L}, and sat up straight. # usual
-> DONE

=== s2
# shot: behind
# place: hallway; dusk; clear
# action: L sit on stairs; heroes sit on stairs; grownup stand; friends sit
# things: stairs; door; coat on hook; hook; shoe
The best place to wait is the third stair. {young:You can see the front door.|You have the front door before you, and the draught tells you first.}
{joining}
{musing}
A car came. {young:Its light went over the wall, and went away.|Its light came in at the glass, and went along the coats, and out again.} “Not that one,” said {L}. # usual
{hinderer_person:“I think that is the car,” said {hinderer}, about the bin lorry, and about a bus, and about the wind.} # beat
{hinderer_animal:{hinderer} ran to the door each time, and was so sure of it that they all believed it, each time.} # beat
{hinderer_carried:{hinderer} was put where the door could be watched, and fell over, and had to be sat up again.} # beat
Feet came along the pavement, {young:and went past.|and went in next door.} “Not those,” said {L}. # usual
Then {L}’s head went down, bit by bit, until it was on the knees. “I am not asleep,” said {L}.
-> DONE

=== m1
# aside
# shot: two
# place: hallway; dusk; clear
# action: A carry-both slipper; heroes stand; grownup stand; friends sit
# things: 2 slipper; mat; door; hook
They got things ready. {A} put two slippers by the mat, {young:with the toes to the door.|side by side, with their toes to the door, and looked at them, and saw that it was wrong.}
“You come in like this,” said {A}, and did it. {young:So the slippers had to turn round.|So they were turned round, for a person comes in forwards, and has had enough of that by then.}
One coat hook was kept free. {young:{A} hung on it, to see if it was strong.|{A} pulled at it, with both hands, to see that it would hold a wet coat and a long day.}
{is_plane:“And room for a bag,” said {A}, and moved all the boots along.|“And room for the bag,” said {A}, and moved all the boots along.} {young:It was a good big room.|There was enough for several bags, or for one that was let drop.}
The small lamp was put on. It was only for one. # more
“Is there anything else that you do, when you come in?” asked {grownup}. ¶ “You say where is everybody,” said {A}. # more
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A peek curious at plate; heroes look-up; grownup stand; friends sit
# things: plate on table; table; fork on table; potato
{A} went to see how the supper was. There was a little mist on the under side of the lid, {young:and it went drip.|and in the middle of it hung a drop, thinking.}
There were peas, and a potato, {young:all close together.|and they had moved up close, as you do in a tent.}
“They have gone to bed,” said {A}, and shut it, quietly. {young:Clink, said the plate.|A plate cannot be put on a plate without a clink, however you do it, and they all said sorry to the peas.}
“Will they be asleep when {away} comes?” asked {A}. {young:¶ “They will be warm,” said {grownup}.|¶ “I should think so,” said {grownup}. “But they are very good about being woken.”}
There was one pea on the table. It had not wanted to go. {A} ate it. # more
So then nobody was up who should have been under a plate. # more
-> DONE

=== s3
# shot: two
# place: living-room; night; clear
# action: L sit hold spoon; heroes sit; grownup sit; friends sit
# things: chair; spoon in L.hand; tray before L; lamp; themed
“There is a trick,” said {L}. {L} held out a spoon {young:over a tray.|over the tin tray, with two fingers.} “If I fall asleep, it falls down. And then I am awake.”
They waited. {young:Clang!|There was a clang, and {L} was on both feet.} # usual
{themed_a} was put on the tray as well, and had to be moved. # personal
{helper_person:“You went to sleep with your eyes open,” said {helper}, who was there to see fair play, “and then with your eyes shut.”} # beat
{helper_animal:{helper} jumped higher at each clang, and after the third one went and lay under the stairs.} # beat
{helper_carried:{helper} had been given a teaspoon, too, and never let go of it once.} # beat
It worked twice. But the third time {L} did not hear it. {young:Clang!|It was {grownup} who jumped.}
“You waited very well,” said {grownup}, “but that is bedtime.”
“But I have still got it,” said {L}, and felt like crying. “It is for {away}.”
-> DONE

=== m2
# aside
# shot: above
# place: living-room; night; clear
# action: A sit-up sleepy; heroes sit; grownup stand; friends sit
# things: chair; blanket on chair; lamp; clock
Eyes can be held open. {young:{A} did it with two fingers.|It takes two fingers for each, one above and one below, and then you have no hands left over.}
The room looked very wide like that, {young:and it got dry.|and rather dry, and there was no way of scratching your nose.}
“You may do one at a time,” said {grownup}. {young:So the left eye slept, and the right eye looked.|So the left one had a sleep, while the right one was on duty, and then they were to change over.}
But nobody told the left one when. {young:It slept and slept.|It went on sleeping well after its time, and the right one began to look at it.}
{pausing} # company
Then they both had the same idea. # more
“Change over,” said {grownup}, very softly. Nobody did. # more
-> DONE

=== l2
# aside
# shot: behind
# place: living-room; night; clear
# action: A look-through window; heroes stand; grownup stand; friends stand
# things: window; curtain; street-lamp; sofa
They looked out, between the curtains. {young:The road was all wet light.|The road had put its lamps on, and there was nobody under any of them.}
“{away} is on the other end of it,” said {A}. {young:“It is the same road.”|“It is all one road, if you do not stop. It only has different names.”}
A taxi came. It went slowly, and they all stood up. {young:Out got a man with a {~plant|cello}.|Then out of it got a man with a {~plant|cello}, and somebody was very pleased to see him.}
They were glad for the man. {young:They sat down again.|They were nearly as glad as you can be for a man you do not know, and then they sat down again.}
The window had two round marks on it, where a nose had been, and a chin. # more
“It does not help the road,” said {grownup}, “but it is nice to have looked.” # more
-> DONE

=== s4
# shot: close
# place: kitchen; night; clear
# action: L whisper at plate; grownup lift plate; heroes stand; friends stand
# things: table; plate on table; fork on table; lamp
On the way up they went by the kitchen. {L} looked at the supper. “Is it cold now?” said {L}.
“Feel,” said {grownup}. The top plate was warm. “It will keep. That is what the plate is for.”
{L} kept a hand on the plate, and thought. “What else will keep?” said {L}.
{grownup} lifted the edge, just a bit. {L} bent down, and said goodnight into the gap, {young:very fast.|fast, so that no cold got in.} Down came the lid. Clink.
“Did it go in?” ¶ “All of it,” said {grownup}. “The squeeze went in last.” # usual
So it was in there with the peas, in the warm. {L} did not have to hold it any more.
-> DONE

=== m4
# aside
# shot: two
# place: kitchen; night; clear
# action: grownup write paper; A stand calm; heroes stand; friends sit
# things: table; plate on table; paper on table; pencil
It needed a note, or it might be eaten by mistake. {A} said it, and {grownup} wrote it down.
“Peas,” said the note. “Potato. One goodnight. Lift slowly.”
It was put against the glass, where it would be seen first. # spare
“Should I say who it is from?” asked {grownup}. ¶ “It will say that itself,” said {A}. # spare
They put a fork on each side, as a fence. # more
It would hear its own name in the hall, and know. # more
Then they turned the light down, to the smallest one.
-> DONE

=== l3
# aside
# shot: behind
# place: bathroom; night; clear
# action: A brush-teeth sleepy; heroes brush-teeth; grownup hold towel; friends sit
# things: sink; toothbrush; cup; towel
The teeth were done with both eyes shut. They were all where they always are.
A car came. Its light went over the tiles. {A} did not say that it was the wrong one.
It could go by. There was no need to catch it. # spare
“You have stopped,” said {grownup}. {A} had, with the brush at the back. # spare
One brush in the cup was dry. It leaned on the wet one. # more
Then there was the stair, and the next stair, and some arms.
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: A lie-back sleepy; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; lamp; pillow; blanket
The bed was cool at first. It had been waiting up as well.
“Is it still under there?” asked {A}. ¶ “It is still under there,” said {grownup}.
A plate does not look at the clock. It just stays on. # spare
“You could have one of your own,” said {grownup}, and put the blanket over, and pressed down the edge. # spare
It got warm under there. It got warm all the way to the toes.
“I will keep,” said {A}. # more
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; plate on table; fork on table; moon; window
The kitchen had its small light on. There was the table, and there was the plate.
The peas lay close. They had somebody with them now. # spare
It said nothing. It had been told to wait. # spare
A drop hung on the lid, and held on. The chair stood a bit out, so that it was easy. # more
In the hall two slippers looked the right way.
Nobody had to stay up. It was all being done by a plate.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; lamp; blanket; pillow
{L} lay in bed. A car came along the road. # usual
{resting}
{keepsake}
{dream} # spare
{
- is_plane:
It may be midnight, or it may be morning. The plate did not ask. # usual
Whenever it is, there will be a clink.
It was dark, and it was warm. {L} had both hands open.
The road was long. It was all one road.
It would keep.
- else:
It went slowly. It stopped. {L} was asleep by then. # usual
A key went round in the door. Then it was quiet.
Clink.
In the bed one hand shut, and gave a squeeze.
}
Goodnight, {H}.
{is_plane:Goodnight to {away}.}
Goodnight.
-> DONE

=== next_night
The two plates had been washed, and were back on the shelf, one on top of the other, though neither had anything to keep. They had grown used to it.
“I have a yawn left over,” said {A}, and lifted the top one, and put it in. At breakfast a person took down a plate for toast, and yawned, and could not think why.
-> DONE

=== next_bedtime
On the shelf were two plates, one on top of the other. They were keeping something.
-> DONE
