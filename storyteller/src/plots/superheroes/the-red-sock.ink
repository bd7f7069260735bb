# also: tired
# about: funny
# role model: toy = a badger called Stripe
# holds: dark(kind)
# names: Mrs Froth | Mrs Suds | Mrs Bubble
# names: Joan | Enid | Vera
# names: Duchess | Baroness | Countess

=== title
{~The Red Sock|Seven Pink Capes}
-> DONE

=== s1
# shot: wide
# place: laundry; afternoon; clear
# action: froth hold surprised cape; A hold surprised sock; heroes point surprised at cape; friends hold surprised towel
# things: 6 capes on washing-line; washing-line; basket; towel
# people: froth=woman(old, she, glasses)
{~On Mondays nobody saves the city after three o’clock, because that is when the superheroes have their capes washed. {H} {was} at the launderette, helping Mrs Froth to fold.|Round and round they went in the big machine at Mrs Froth’s, the blue cape, and the gold one, and the one with the moon on. {H} had come to help, and {was} looking in through the glass when they all went pink.|It was only a sock. It was small and red, and had no business in the wash with seven capes, and neither Mrs Froth of the launderette nor {H}, who had come to help, had seen it go in.}
{joining}
{young:Out came the washing, seven capes, and all of them pink.|When the door was opened there were seven capes in there, all clean, all alike, and all as pink as a ham.} Behind them, looking pleased with itself, came one red sock.
“Well,” said Mrs Froth. “It all comes out in the wash.”{not short: {young:She always said so.|She said so about most things.}}
{is_loved:{A} wanted to know about {loved}. “Never comes out,” said Mrs Froth. “You have it for life.”|{musing}} # personal
-> DONE

=== s2
# shot: two
# place: laundry; afternoon; clear
# action: vast fall surprised; boulder think calm; A look-through curious magnifying-glass at cape; heroes hold curious cape; friends hold calm towel; tiny model stand proud
# things: cape; 3 towels; basket; washing-line
# people: vast=man(tall, blue jumper); boulder=man(beard, green jumper)
At four the superheroes came for their capes. They were seven, in cardigans. {young:They looked just like a bus queue.|You would have taken them for a bus queue.}
“Ah,” said Captain Vast{not short:, when he saw}. “And which of them is mine?” ¶ {young:Nobody knew. And you cannot wear just any cape.|For you cannot wear just any cape.} Captain Vast tried, {~and flew backwards into the towels|and flew as high as the kettle, and stuck|and got the hiccups, one of which broke a cup}. # usual
{hinderer_person:“I look rather well in it,” said {hinderer}, and rose to the ceiling, and was talked down.} # beat
{hinderer_animal:{hinderer} had got in under the whole heap, and wherever {hinderer} went, seven capes went.} # beat
{hinderer_carried:{hinderer} had been put down among the towels, and was very nearly folded in four.} # beat
“Let me look at them slowly,” said {A}. On {model_a} a cape did nothing at all, so {model} had them on in turn.
“Take all the time you like,” said the Mighty Boulder. “It is Monday.” # more
-> DONE

=== m1
# aside
# shot: above
# place: laundry; afternoon; clear
# action: gale blow worried; bat walk worried; vast stand surprised; froth pour calm teapot; A point laughing at bat; heroes clap laughing; friends drink laughing cup
# things: cape on gale.back; chair; 3 cups; towel
# people: gale=woman(white hair); bat=man(glasses, black hair)
While {A} looked, the others tried a few on, to save time. {young:It did not save any time at all.|It was not a saving.}
Madam Gale blew out a wind so gentle that it would not have {~shut a door|turned a page}. The Human Ladder got wider. {young:Doctor Bat, who could see in the dark, could see only in the dark, and had to be led to a chair.|Doctor Bat, who could see in the dark, found that he could now see only in the dark, and had to be led to a chair.}
“Do I look well in it?” he asked. ¶ “It is more the wallpaper’s colour,” said Mrs Froth, and made everybody a pot of tea. # more
-> DONE

=== s3
# shot: behind
# place: laundry; dusk; clear
# action: boulder lift proud barrel; A hold proud cape; heroes point proud at boulder; froth clap happy; friends clap happy; tiny model stand calm
# things: lamp; feather; basket
{A} turned {model} to the light, in the first one. {young:It was pink, like the rest.|They were all alike in the middle, but not at the edges.} All along the hem there were hairs, short {~ginger|white|grey} ones.
{helper_person:“Never mind the middle,” said {helper}, and turned up a corner. “It is the edges that get about.”} # beat
{helper_animal:{helper} put a nose to the hem, and went all the way along.} # beat
{helper_carried:The hem was laid over {helper}, so that all of it showed.} # beat
“Who has a cat?” asked {A}.
{young:Up went a very large hand.|Up went a hand like a spade.} “She is called Duchess,” said the Mighty Boulder, going red. “She likes to sit on it.” He put it on, and lifted {young:the washing machine|the washing machine an inch, and put it back}. It was his.
“It all comes out in the wash,” said Mrs Froth, “except for cat.” # usual
-> DONE

=== m2
# aside
# shot: two
# place: laundry; dusk; clear
# action: vast hug sad cape; A reach-down calm cape; heroes sit calm; gale stroke calm at vast; friends sit calm
# things: cape; chair; cloud; lightning; basket
The next had a corner that had been {young:chewed until it was quite soft.|chewed, over a number of years, until it was as soft as an ear.}
“Somebody does this in thunder,” said {A}. Nobody spoke. {A} did not look at anyone in particular. {A} only put it over the back of a chair, and turned round to {~find the next|see to a button|count the pegs}. When {A} turned back, it was gone, and Captain Vast was wearing it.
{young:“It is only in very big thunder,” he said.|“Only in the very loud kind,” said Captain Vast.}
“Everybody does,” said Madam Gale kindly. “I go under the stairs.” # spare
{pausing} # company
-> DONE

=== l1
# aside
# shot: wide
# place: laundry; dusk; clear
# action: gale read surprised paper; bat hold calm cape; A point happy at bat; heroes hold happy cape; froth listen calm; friends listen happy
# things: 3 eggs; wall; bench
After that it went quicker. One had a pocket inside, with a list in it. {young:The list said: eggs, milk, volcano.|The list said: eggs, milk, volcano, and something for Aunt Joan.} “That is mine,” said Madam Gale. “I never did get the {~eggs|milk}.”
“And the volcano?” asked the Spark. ¶ “Oh, yes,” said Madam Gale. “That was on the way.” # more
One was as good as new at the front, and quite worn out behind. {young:“Somebody has been sitting down in this,” said {A}, “on walls.”|“This one has been sat on walls,” said {A}, “a good deal, and for hours.”}
It was Doctor Bat’s. He had talked to a {~boy|man|lady} once who was up too late, and worried, and it had taken until morning. {young:He had gone back the next night, too.|He had gone back on the Tuesday, to hear how it went.}
“That is not on the news,” said the Human Ladder. ¶ “No,” said Doctor Bat. # more
-> DONE

=== l2
# aside with m2 l1
# shot: above
# place: laundry; dusk; clear
# action: vast stand calm; A hold happy needle; heroes look-up surprised; froth point happy up; friends look-up laughing
# things: cape; star on cape; ball; pipe; bench; smoke
Now there were three left. One was longer than the bench, and nobody had to ask. {young:The Human Ladder put it on, and went up, and up, and up.|The Human Ladder put it on, and rose through the steam until only his shoes were with them.}
“There is {~a ball|a hat|half a sandwich} up here,” he called down, “behind the pipe.”
“Leave it,” said Mrs Froth. “It is holding up the pipe.” # more
Another had a darn in it, {young:small, and round, and the shape of a star|no bigger than a penny, in the shape of a star}. Somebody had done that at night, with very small stitches, when a plain one would have held.
“My gran,” said the Human Cannonball. {young:He did not say much, as a rule. He stroked it.|He was a man of few words, and that was two of them.}
-> DONE

=== s4
# shot: close
# place: laundry; dusk; clear
# action: spark look-up happy; A hold happy cape before spark; heroes clap happy at spark; froth peek happy; friends clap happy; tiny model stand calm
# things: sock; pillow; lamp
# people: spark=girl(red jumper)
So {not long:it went on, round the edges, and }in the end there was one cape, and one superhero. She was the smallest, she was called the Spark, and she had not done anything yet.
“There will be nothing on mine,” said the Spark. “It has never been out.”
And there was no cat on it, and no chewing, and {young:no hole|no darn}. But {A} turned {model} to the lamp, and saw some lines, {young:long and flat and straight|very fine and straight}.
“It has been folded up {~small|tight},” said {A}, “every night. And it has been under a pillow. {young:I can tell.|You can tell by how flat it is.} I think that it is the one that somebody wanted most.”
The Spark went as pink as the rest of them. “And that is my sock,” she said. # usual
-> DONE

=== m3
# shot: wide
# place: rooftops; dusk; clear
# action: spark fly happy; vast fly happy; gale fly happy; bat fly happy; A wave happy at spark; heroes wave happy at spark; friends wave happy
# things: chimney; cape on spark.back; cape on vast.back; roof
They all went up together, from the pavement. They went up past the lamp, and past the roofs.
The sun was just going. The sky was pink all over. So was everyone in it. # spare
“You cannot see us!” called Captain Vast.
Quite true. There was only the sky, and {~some boots|fourteen boots}.
“I call that useful,” said Doctor Bat.
The Spark was last. She went a bit sideways. But she went.
“Mind the aerial,” called Mrs Froth. “Mind the moon.” # more
-> DONE

=== l3
# shot: two
# place: laundry; night; stars
# action: froth reach-up calm sock; A hold sleepy towel; heroes hold sleepy towel; friends hold sleepy towel
# things: sock on washing-line; washing-line; jar; 5 buttons; basket
Then there was only the folding, all warm towels. You hold the two corners. You walk to the other two.
“Will it come out?” asked {A}. “The pink?”
“By and by,” said Mrs Froth. “I should not hurry it.”
She hung up the sock by the window. It had a {~peg|hook} of its own. # spare
The drier went slowly round. It stopped. It ticked a little, and was still. # more
Under the bench were eleven odd buttons, and a mask. She put them in the jar. # more
-> DONE

=== m4
# shot: behind
# place: street; night; stars
# action: bat sit calm on wall; boy peek calm window; heroes carry sleepy towel; cat sit calm; friends carry sleepy basket
# things: wall; window; street-lamp; cape on bat.back
# people: boy
The lamps were lit when they went home. All arms were full of warm.
On a wall sat Doctor Bat, in pink. He was listening to a boy at {~a window|the top window}.
From another window looked a cat, which was sitting on something. # spare
Nobody needed saving. It was only Monday.
Somewhere a very tall man was reaching something down for somebody. # more
{homeward} # company
-> DONE

=== l4
# shot: object
# place: rooftops; night; stars
# action: heroes look-up sleepy; friends look-up sleepy
# things: moon; chimney; sock; star; roof; train
The night was still, without thunder, without even a grumble.
High up went one small light, over the {~roofs|park}, and back. It was having a go.
Over the launderette it went twice. One foot was barer than the other. # spare
“Goodnight, Spark,” said {A}.
It stopped, and dipped, and went on. # more
The twelve o’clock train went by, and got where it was going, all by itself. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy; tiny model sleep sleepy
# things: cape; sock
{short:They all flew home in the pink of the evening. And here|Here} was bed, and the clean sheets.
{resting}
{keepsake}
{dream} # spare
Anybody could tell whose bed it was. It had a dent in it, just here. It had a soft corner. # spare
Off came the day. It had a spot or two. It had some {~jam|mud|glue} on. ¶ Never mind. Leave it over the chair. It all comes out in the wash. # usual
{model} had half the pillow. # usual
{H} lay flat, and warm. Folded up small.
Goodnight.
-> DONE

=== next_night
Something pink went over the roofs at breakfast, and came back, and rang the bell. It was the Spark, with Mrs Froth’s whole basket of odd socks. She had begun, she said. She had not come across a flood, so she was taking them home.
“Is this one yours?” she asked {H}. It was striped, and it had been away since the winter.
Upstairs, right at the back of a drawer, lay the other. It had been kept, in case.
-> DONE

=== next_bedtime
Over the chair hung two socks, and they were a pair. Something pink was still out.
-> DONE
