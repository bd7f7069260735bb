# about: made-something(bake|baking|a cake|the cake|some cake|our cake|her cake|his cake|their cake|made cake|cake with|cake for|birthday cake|chocolate cake|carrot cake|lemon cake|sponge cake|banana cake|fairy cake|cupcake|cup cake|scone|biscuit|cookie|muffin|brownie|flapjack|gingerbread|shortbread|made buns|the buns|some buns|buns with|cinnamon bun|currant bun|bread|loaf|made rolls|cinnamon roll|bread roll|pizza|focaccia|challah|crumble|croissant|pastry|pastries|apple pie|mince pie|jam tart)
# also: happy; proud; patience; food; person; play; made-something; birthday; feast; weather; tired; kindness
# kind biscuit: biscuit*|cookie*|gingerbread|shortbread
# kind bread: bread|loaf|loaves|rolls|dough|pizza|focaccia|challah
# wants: child
# role bake: answer, food = some buns
# role grownup: parent = the grown-up with the oven gloves
# names: Mr Pell | Mr Dunn | Mr Hale
# ages: 3-9
# needs: seeing
# holds: oven(kind), dark(kind)

=== title
{~Nobody Has Ever Seen It|Between Four and Five}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: L sit curious; heroes sit; grownup stand; friends sit
# things: oven; chalk-line before oven; table; bowl on table; spoon in bowl
{~“Now we wait,” said {grownup}, and shut the oven. {H} settled down in front of it to do that.|{H} had stirred, and scraped, and patted. Now {bake} {bake_many:were|was} in the oven, and there was nothing left to pat.|An oven has a small window, with a lamp behind. {H} {was} in front of that, and meant to stay there.}
{
- is_biscuit:
{bake} had gone in as white as paper, {young:with room to lie in.|and a good way apart, as people sit on a train.}
- is_bread:
{bake} had gone in as pale as a knee, {young:and very quiet.|and not much higher than one.}
- else:
{bake} had gone in pale and low, {young:and very quiet.|and did not look like much yet.}
}
A line of flour was drawn on the floor, and nobody was to go over that, because the door was hot. # usual
{is_wished_person:There was to be some for {wished_person}.} # wished
“When does it happen?” asked {L}. “When does it get done?”
“Somewhere in there,” said {grownup}. {young:“Nobody has ever seen it.”|“Nobody has ever seen it. You look away, and there it is.”}
“I shall see it,” said {L}. “I shall not look away.” # usual
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: L peek curious at oven; heroes sit; grownup stand; friends sit
# things: oven; chalk-line before oven; clock; window; themed
{joining}
{is_loved:It would have been a good time to talk of {loved}, but you cannot do two things.|{musing}} # personal
So they watched. {young:Nothing went on in there at all.|It was like a very slow film.}
{hinderer_person:“Is it raining?” asked {hinderer}, and they all looked out, and it was not.} # beat
{hinderer_animal:{hinderer} came and sat in front of the window, with both ears up.} # beat
{hinderer_carried:{hinderer} went over sideways, and had to be set up again, and that was enough.} # beat
Then they looked back. {young:Oh! {bake} {bake_many:were|was} bigger.|And something had been done in there, when there was nobody to see.}
{themed_a} was put on a chair, to watch as well. It has never told what it saw. # personal
A spoon fell in the sink, and everybody’s eyes went to the spoon. {young:{bake} {bake_many:were|was} bigger again!|They came straight back, and it had happened again.} # usual
{young:“It does not move when I look,” said {L}.|“It stands still as long as I look,” said {L}, “and then it is quick.” The small hand of the clock did just the same.}
-> DONE

=== m1
# aside
# shot: behind
# place: hallway; afternoon; clear
# action: neighbour stand; A stand; grownup stand; heroes sit
# things: door; screwdriver; mat
# people: neighbour(old, he)
By now there was a smell. {young:It went up the stairs. It went out under the door.|It went up the stairs and looked into all the rooms, and then it went out under the door.}
Then the bell rang. {young:It was Mr Pell from over the road. He had a screwdriver with him.|It was Mr Pell from over the road, who had a screwdriver with him, and wished to give it back.}
“It is not ours,” said {A}. {young:¶ “Oh,” said Mr Pell. “Whose is it?” And he wiped his feet.|¶ “Is it not?” said Mr Pell. He did not look surprised, and he had already wiped his feet.}
“It takes another ten minutes,” said {A}. ¶ {young:“I have ten minutes,” said Mr Pell, and sat down as well.|“I happen to have ten minutes,” said Mr Pell, and sat down behind the flour.}
{pausing} # company
He watched as well as anybody, and kept the screwdriver on his knees. # more
“It is quite a way to come with a screwdriver,” said {grownup}. ¶ “The wind was from here,” said Mr Pell. # more
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: A point shoe; grownup think; heroes sit; friends sit
# things: oven; shoe; clock
“What else has nobody ever seen?” asked {A}. {young:They all thought about it.|They all thought about it, with their eyes to the front.}
“Grass,” said {grownup}. {young:“It is short. You look out, and it is long, and nobody has seen it do it.”|“You cut it, and it is short. You look out one morning, and there it is again, up to its elbows.”}
“My shoes,” said {A}. {young:“They were big. I went to bed. And then they were small.”|“They were big all summer. Then they were small, and that was on a Tuesday.”}
{young:It had been on a Tuesday. Nobody had been looking at the shoes.|Nobody had been looking at the shoes that Tuesday. It had been raining, and they had been under the bench.}
{~Puddles are another thing. They go, and you never meet one on its way.|The moon is another. It is over the shed, and then it is over the church.} # more
“And you,” said {grownup}. “I have looked at you every day, and I have never once caught you at it.” # more
-> DONE

=== s3
# shot: above
# place: kitchen; dusk; clear
# action: L draw pencil; heroes sit; grownup peek; friends sit
# things: chalk-line; paper; notebook; pencil in L.hand; clock
Then {L} had an idea, and asked for the pad by the telephone.
Whenever the long hand jumped, {L} drew what was in the window. {young:One page. And one page more.|One minute was one page, no bigger than a stamp, and straight on to the next.}
{helper_person:“Now,” said {helper}, who had the clock, and “now,” and “now.”} # beat
{helper_animal:{helper} lay down on the loose pages, so that they could not roll up.} # beat
{helper_carried:{helper} was set on the pages that were done, and not one of them got away.} # beat
{young:All the pages looked the same.|No page was any different from the page before. But the first was not like the last at all.} # usual
{L} held the pad by its back, and let the pages go from under one thumb. Frrr.
And there it was! {young:They could all see it happen.|On the paper, in front of everybody, it happened.}
{
- is_biscuit:
All the small heaps went out flat, like people lying down on a beach, until their elbows touched.
- is_bread:
It got up like somebody from a chair, and on the top it split, and looked pleased.
- else:
It came up over the edge like a hat with a head in it.
}
“It was between four and five,” said {L}. “I have got it here.”
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A sit; heroes point; grownup sit; friends sit
# things: oven; chalk-line before oven; lamp; table
After that there was only the brown to come. {young:They said what it was like, out loud, each time it was another one.|It had to be told, minute by minute, as there was no brown pencil.}
“Like the wall,” said {A}. {young:“Like sand. Like a lion!”|“Like string. Like sand. Like the knees of your trousers,” and that took it as far as a lion.}
{young:“But it must not be like the door,” said {grownup}, and put on both gloves.|“It must not get as far as the door,” said {grownup}, who had put on both gloves.}
Between lion and door was a fox. {young:They all saw it. “Fox!” they said, and nobody had to ask.|Everybody saw it at the same time, and everybody said so.}
{pausing} # company
“In the book it says twenty minutes,” said {grownup}. “Fox is better.” # more
The kitchen was nearly that colour by now, as the sun had gone down behind the bins. # more
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A wash bowl; heroes wash; grownup hold cloth; friends stand
# things: sink; bowl; spoon; cloth
Meanwhile somebody had to wash up, and it was done backwards, {young:with their faces to the oven.|by feel, with the face to the oven.}
There was flour on the tap. {young:There was flour on the fridge, and all down the front of the drawer.|There was flour on the handle of the fridge, and on the calendar, at about the middle of next week.}
On the back of {grownup} were two white hands, {young:quite small ones.|small ones, with the fingers well apart.} “Whose are those?” asked {A}. {young:They put their own hands on top, and one pair fitted.|They tried them on, and they fitted.}
“I was only passing,” said {A}. {young:So the two hands were left where they were.|It was thought best to leave them where they were until the washing.}
The whisk had some in its hair. # more
The biggest bowl was dried first, since it is the one that minds. # more
-> DONE

=== s4
# shot: two
# place: kitchen; dusk; clear
# action: grownup hold tray; L look-up proud; heroes clap; friends look-up
# things: oven; table; plate on table; butter on table; tray in grownup.hand; 3 buns on tray
# things for biscuit: oven; table; plate on table; tray in grownup.hand; 5 biscuits on tray
# things for bread: oven; table; plate on table; butter on table; tray in grownup.hand; bread on tray
Then it went ping, and {grownup} opened the door, and the windows all went white. # usual
{
- is_biscuit:
What came out was {young:one big flat thing.|one thing, with a good many middles.} They had been put in apart, and they came out holding hands. {young:You could hardly get them to let go.|It took a spoon to make them let go.}
- is_bread:
What came out was brown, and sang a bit. {young:{grownup} knocked on it: knock, knock. It was hollow.|{grownup} turned it over and knocked on its underneath, and it sounded like a door with somebody at home.}
- else:
What came out was twice as high as what went in, {young:and it leaned.|and it leaned a little to one side, to where the lamp was.} {young:It smelled of all of it.|It smelled of everything that they had put in, and of something that they had not.}
}
They could not have any yet. {young:So they waited, with their chins on the table.|It was too hot, so they waited again, with their chins on the table.}
And then they could. {young:It was warm all the way in.|The butter was gone before it had been spread, and nobody said a thing for quite some time.}
“You did that,” said {grownup}. ¶ “No. I only saw it.” # usual
-> DONE

=== m4
# shot: behind
# place: kitchen; dusk; clear
# action: L hold bowl; grownup stand; heroes stand; friends sit
# things: table; plate on table; bowl on plate; lamp
A bit was kept for the next day. It was put on a plate, with a bowl over it.
From then on there was the bowl to look at. It did not get any higher.
“Is it still in there?” asked {L}. ¶ “You can look,” said {grownup}. They looked. It was. # spare
Then it was shut in again, and this time it had to stay. # more
The flour on the floor was swept. It had been a good line. # more
One sock had crossed it, but not with a foot in. # more
The oven was told goodnight, from here. # more
-> DONE

=== l3
# shot: above
# place: bathroom; night; stars
# action: L sit in bath; grownup pour jug; heroes sit in bath; friends sit
# things: bath; soap; towel
The bath went a bit white. That was the flour.
There was some in an ear, and some had gone in at the neck. You could have made a small bun.
“And if I get done in here?” asked {L}. ¶ “Then you come out pink,” said {grownup}. # spare
The ends of ten toes were done. They could come out. # more
The glass was all steam. You could draw on that, and it went. # more
So one was drawn, and they watched it go. It went when no one was looking. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: L sit-up calm; grownup sit holding notebook; heroes sit-up; friends sit
# things: bed; lamp; notebook; pencil
“When do you go to sleep?” asked {L}. “I mean, when is it?”
“Somewhere in there,” said {grownup}. “I do not think that I have ever seen it.”
That had to be found out as well. {grownup} had the pad, and the pencil. # spare
One page was drawn. It had a bed on it, and two eyes. # more
“Hold still,” said {grownup}. It was not hard. # more
The hands still smelled of butter. They were put where they could be smelled. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes look-up sleepy
# things: oven; table; plate on table; bowl on plate; notebook on table
The oven was off. It said tick, and then it said tick again, with a long wait. It was on its way to cold.
The bowl sat on its plate. It was dark in there, and soft, and it smelled good.
No one saw the moon come in. It was on the shelf, and then it was on the floor. # spare
A mouse would have liked to see it. There was no mouse. # more
The pad lay shut. It had a whole oven in it, and it was thin. # more
Over the road a lamp was on. Then it was not. It must have gone out in between. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit calm; friends sit
# things: bed; pillow; lamp; quilt
The bed was warm all the way in. # usual
{resting}
{dream} # spare
{grownup} sat by the bed, to see {L} go to sleep. It was time that somebody did.
There were still two eyes. Then there was one. # usual
“Not yet,” said {L}. ¶ “No,” said {grownup}. “I would have seen it.”
The clock did not move. The eye did not move. # usual
Then there was the lamp. It had to be put out. It did not take long.
{grownup} looked back.
It was done. And no one had seen it.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A pad lay by the jam in the morning, with three small pages drawn on. On the first was a bed with eyes in it, wide open. On the second they were still open, but one could tell that they did not mean it. On the third there were just two lines.
{H} let the pages go from under one thumb. “It was between two and three,” said {A}. “You did see it!” ¶ “I drew that one afterwards,” it came from behind the toast.
-> DONE

=== next_bedtime
The pad was in the drawer by the bed. It had some pages left.
-> DONE
