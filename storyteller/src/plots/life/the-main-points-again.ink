# tells: line
# when: done
# wants: other
# role reader: toy = an owl called Pym
# ages: 3-10
# holds: news(kind), dark(kind)

=== title
{~Here Is the News|The Main Points Again}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A point happy; reader read surprised on shelf; heroes stand; friends stand
# things: shelf; paper; clock; doll on shelf; marble on shelf
{~“Here is the news,” said the shelf over the bed, just as {H} came in to say it: “{wished_line}.”|“{wished_said}!” said {H}, and the shelf over the bed went quiet, and then somebody up there began to look for a pencil.|At half past six there is news on the shelf over the bed. {H} had never been home in time for it. But {L} had some: “{wished_line}.”}
{young:{reader_a} reads the news.|The news on the shelf is read by {reader_a}, sitting very straight.} As a rule there is not much. Dust has been seen. The sock is still behind the box.
“We had dust yesterday,” said {reader} to {L}. “People were falling asleep. Would you say that again, and not so fast?”
So {L} said it again, one word after another.
{young:Nobody on the shelf moved. Then they all did.|There was a hush all along the shelf, and then everybody on it wished to sit in the front.} # usual
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: reader write curious pencil; A point proud; heroes look-up; friends stand
# things: card on A.neck; lantern; themed; shelf
“Who told you that?” asked {reader}, for news has to be checked.
{joining}
“Nobody told me,” said {A}. “I know it myself.”
“Then you are Our Own Correspondent,” said {reader}, and wrote it on a bit of card, and pinned the card on {A}. # usual
{is_wished_place:“And were you at {wished_place} yourself?” ¶ “With both feet,” said {A}.} # wished
{is_wished_person:“Can it be confirmed by {wished_person}?” It could.} # wished
{is_wished_day:“When?” ¶ “It is for {wished_the_day},” said {A}, and {reader} wrote that down, too.} # wished
{hinderer_person:“I heard that there were two of them,” said {hinderer}, and it all had to be asked again from the top.} # beat
{hinderer_animal:{hinderer} ate the weather, which had been on a separate sheet.} # beat
{hinderer_carried:{hinderer} was taken for the guest, and put in the chair, and asked for an opinion.} # beat
Behind them hung {themed_a}, so that people could see that it was live. # personal
“And is it good news or bad news?” asked {reader}. ¶ “It is what there was,” said {A}. “Put it in the middle.” # usual
“Just the one sentence,” said {reader}. “The shelf likes to have it whole.”
-> DONE

=== m1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A stretch curious; reader point at box; bear sit happy; heroes reach-up; friends sit
# things: box; ball; balloon; shelf; pencil
First they had to know how big it was. {young:“As big as a box?” asked {reader}.|“The shelf has boxes to go by, and balls,” said {reader}. “Was it about a box?”}
{A} thought. “It did not look big,” said {A}. {young:“It was big in the middle.”|“You could have walked past it. But it was big when you were in it.”}
“Bigger inside,” wrote {reader}. {young:They all liked that.|It went along the shelf from ear to ear, and was much admired.}
“And when it was over, did it get small again?” ¶ {young:“Not yet,” said {A}.|“I will let you know,” said {A}. “It has not done it yet.”} # more
A bear at the far end asked how many bears it was. ¶ “About four,” said {A}. # spare
“Bigger than the marble?” asked the marble, who had to know. It was told, kindly, that it was. # more
An elephant thought that four was a good deal, and made some room. # more
-> DONE

=== l1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A whisper happy at pencil; reader listen curious; heroes kneel; friends sit
# things: pencil; shelf; notebook
Next came the man in the street. {young:There is no street on a shelf, so it was the pencil sharpener.|There is no street on a shelf, so they asked the pencil sharpener.}
“I am always the last to hear,” said the pencil sharpener. {young:“What was it?”|“You get it in bits.”}
{A} bent down, and told the pencil sharpener all of it in one go.
{young:“Well,” said the pencil sharpener, “I call that a day.”|“Well, I never,” said the pencil sharpener, who really never had.}
“Put that down,” said {reader}. “Word for word.” And it was put down. # more
They thought that it spoke for many. # spare
The money box was asked as well. It shook its head, and rattled, and would not be drawn. # more
They tried the cactus as well, but it had been told by the window, and had views. # more
“It is early to say,” said the globe, going round. “I can see both sides.” # more
-> DONE

=== m2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A draw happy crayon; reader hold lantern behind drawing; heroes point; bear look-up; friends stand
# things: drawing; lantern; crayon
There had to be a picture. {young:{A} did it, with a red crayon.|{A} drew it in red, which was what there was.}
“Which of them is you?” asked {reader}.
“That is me,” said {A}. {young:“I am the one in the middle with arms.”|“I am the one with the arms. The others have got theirs in their pockets.”}
{pausing} # company
{young:They held it up. It looked like the thing itself.|It was held up in front of the lantern, and the whole shelf breathed in, for it was as good as being there.}
“And what is that?” they asked. ¶ “That is the air,” said {A}. “There was a lot of it about.” # more
It was upside down to start with, and that was good, too. # more
-> DONE

=== l2
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A pull surprised sock; reader sit worried; heroes catch marble; friends look-up
# things: sock; box; marble; shelf; pillow
“We shall have to drop something,” said {reader}. “It is usually sport.”
There was sport. {young:A marble had gone from one end to the other.|A marble had rolled from one end of the shelf to the other, and the crowd had gone wild.}
“Do not drop that,” said {A}. {young:“The marble will want to hear it.”|“The marble has been waiting for it all day.”}
So they dropped the dust. {young:It came down on the bed.|It came down slowly on the pillow, and nobody missed it.}
The marble was asked how it felt. It had been over in a moment, said the marble, but it would do the same again. # more
“And the sock?” asked {reader}. ¶ {A} put an arm in behind the box. It was a long sock. “The sock has been found,” said {A}, and that was news as well. # spare
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: reader sit worried; A whisper at reader; heroes sit; friends hold lantern
# things: paper; lantern; shelf
Then {reader} put the papers straight, and coughed, and could not begin. {young:“I was not there,” said {reader}.|“I have only read things that I was not there for,” said {reader}. “It never mattered, with dust.”}
“How do you say it, {L}?” # usual
A moth sat down on the first word, and had to be moved. # more
{helper_person:“Say it as {L} does,” said {helper}, and moved the lantern, so that it shone on {L} and not on the paper.} # beat
{helper_animal:{helper} lay down below the shelf, with both ears up, the way you would like everybody to listen.} # beat
{helper_carried:{helper} was put beside the papers, to have somebody to say it to.} # beat
So {L} said it, to show. {young:It was not loud.|It was not a news voice. It was the voice in which you say where the spoons are.}
“But you did not look at the paper,” said {reader}. # usual
“It is not on the paper,” said {L}.
-> DONE

=== m4
# aside
# shot: wide
# place: bedroom; dusk; clear
# action: A read proud paper on bed; reader listen happy; bear listen; heroes sit; friends sit
# things: bed; pillow; paper; marble; shelf
So they changed places. {young:{L} sat up straight.|{L} sat on the bed, very straight, and {reader} was put on the pillow, among those who listen.}
“Here is the news,” said {L}. ¶ {reader} had always read it, and never only listened. {young:It was all new.|It was quite another thing, just to lie there and hear it.}
{young:{L} told it, and it took as long as it took.|{L} told it from the beginning, and did not leave out the part just before, when nobody knew yet.}
At the best bit the marble rolled off. # spare
A toy brick in the front row had gone red, and said that it was only the varnish. # more
“That was us,” somebody said in the second row. “That is our bed.” # more
-> DONE

=== s4
# shot: two
# place: bedroom; night; stars
# action: reader read proud; A whisper happy at reader; bear sit; heroes sit; friends clap
# things: paper in reader.hand; shelf; lantern; themed; chest
At seven the news was read once more, for those in the toy box.
“Here is the news,” said {reader}, and told it just as {L} had. The paper was not even the right way up.
The whole shelf sat still. It had all gone in.
{themed} was thanked by name, for the loan. # personal
“And to end with,” said {reader}, “there is always one small thing. What was the small thing?”
{L} told it, low, into one ear.
“Thank you,” said {reader}. “That was {L}, who was there.”
-> DONE

=== l3
# shot: behind
# place: bedroom; night; stars
# action: reader yawn sleepy; A carry card; heroes yawn; bear sleep; friends sit
# things: shelf; card; window; moon
Then came the weather. It was dark. It would be so till six.
All along the shelf they put up their feet. It had been a lot.
The card came off. You do not wear it in bed. # spare
“It will be cold on the sill,” said the globe. “Put on a sock.” # more
They kept the red one with the arms. It had a pin. # more
The sock went in with the other one. It had a lot to say. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; friends stand
# things: tap; drop under tap; basin
“What is the news?” asked the tap. It had been left out.
{A} told it, round the brush.
The tap ran on. Then it was shut off. It gave one drip, to show that it had got it. # spare
Two drips later it asked how you spell it. # more
It would be all down the pipes by now. # more
The soap had been in the dark. It had to be told twice. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: cat walk calm on wall; duck swim; heroes look-up sleepy
# things: wall; window; moon; puddle
It got out by the window. News does.
The cat told the wall. The wall told the next wall. Soon it was all down the lane.
The pond had it from the duck. It went out in a ring. # spare
A lamp told a moth. It took a while. The moth was going round. # more
By ten it was at the bridge. It was still all true. # more
The bus stop had it by heart. It had no one to tell. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; reader sit sleepy; heroes sleep; friends sit
# things: shelf; paper
The shelf was dim. The bed was warm, and quite full.
{resting}
{dream} # spare
“The main points again,” said {reader}, very softly. # usual
“{wished_line}.”
Was there more? There was no more. It was all said.
“And that was the day,” said {reader}. The paper was put face down.
Off went the one lamp. # usual
Goodnight, {H}. Goodnight, {reader}.
Goodnight from all of us here.
Goodnight.
-> DONE

=== next_night
There was a correction on the shelf, stuck to the box with jam. “Last night we said that it was about four bears,” it said. “The bears have been lined up. It was five.”
Under it stood a small queue, with news. The pencil sharpener had been to the edge and back. “You see what you have started,” it said, and pointed itself at {H}. “We all go out, now.”
-> DONE

=== next_bedtime
“Here is the news,” said the shelf. It was late, and there was only dust. But it had come from somewhere.
-> DONE
