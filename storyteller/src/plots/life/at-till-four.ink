# about: was-lost
# also: scared; fear-alone; sad; outing; found-something; lost-toy; journey; nervous; place
# news: bad
# never: stay still|stayed still|stay put|stayed put|stand still|stood still|stay where
# wants: child
# role grownup: elder, parent = the grown-up with the list
# kind shop: supermarket|shop|shops|store|tesco|asda|aldi|lidl|sainsbury*|morrisons|waitrose|ikea|target|walmart|mall|centre|center|till|aisle
# kind fair: fair|funfair|fairground|carnival|festival
# kind inside: museum|station|airport|aquarium|library|cinema|theatre
# names: Mrs Bell | Mrs Dunn | Mrs Fay
# ages: 3-9
# holds: lost(kind), alone(kind), crowd(kind), dark(kind)

=== title
{~Bing-Bong|The Wrong Green Coat}
-> DONE

=== s1
# shot: wide
# place: park; day; clear
# place for shop: supermarket; day; clear
# place for fair: fair; day; clear
# place for inside: station; day; clear
# action: A hold surprised coat; heroes look-up worried; wrong stand surprised
# things: shelf; bread on shelf
# things for fair: carousel; stall
# people: wrong=man(beard)
{~{H} had hold of a green coat. {young:Then the coat turned round, and a man was in it.|Then the coat turned round, and there was a man in it, with a beard.}|A green coat went along in front, and {H} followed it. {young:But it had a beard on top.|When it turned its head it had a beard, which it had not had at breakfast.}|“That is not the right coat,” said {H}. {young:It was green, but it had a man in it.|It was as green as the right one, and just as long, but it had a man in it.}}
The right coat had {grownup} in it. {young:And {grownup} was not there.|And {grownup} was nowhere that {A} could see.}
{
- is_shop:
That was in the shop, between the bread and the eggs. {young:{A} had only stopped to look at a very yellow cake.|{A} had only stopped to look at a cake with a dog on it.} # usual
- is_fair:
That was at the fair, by the stall with the ducks. {young:{A} had only stopped to look at a yellow duck.|{A} had only stopped to see one duck being hooked.} # usual
- else:
There were a great many people there. {young:{A} had only stopped to look at something.|{A} had only stopped to look, and when the looking was over, all of them had changed.} # usual
}
“I am the wrong one,” said the coat, {young:“but I will stand here.”|“but I shall stand here, so that there are not two of us running about.”} # spare
{As} feet wanted to run. {young:{A} told them no.|They did not mind where. {A} told them no.} # usual
“If you cannot see me,” {grownup} had always said, {is_shop:“look for a till. Tills cannot walk off.”|“look for the ticket window. It cannot walk off.”} So {A} did.
-> DONE

=== s2
# shot: two
# place: park; day; clear
# place for shop: supermarket; day; clear
# place for fair: fair; day; clear
# place for inside: station; day; clear
# action: A reach-up worried at bell; heroes stand worried; bell sit-on-chair happy
# things: counter; chair; microphone on counter; label
# people: bell=woman(old, glasses)
{
- is_shop:
{A} went past the cheese, {young:and past the soap|which was where it had been, and past the soap, and did not run}. At till four sat a lady, who went beep, beep, beep. {young:Her name was Mrs Bell.|It said Mrs Bell on her badge, and Here to Help.}
- is_fair:
{A} went past the ducks, {young:and past the horses|and past the horses that go up and down, and did not run}. In a red hut, behind a window, sat the lady with the tickets. {young:Her name was Mrs Bell.|It said Mrs Bell over the window, and Four Rides for the Price of Three.}
- else:
{A} went past one window, {young:and past two more|which was shut, and past two more, and did not run}. In the fourth window was a light, and a lady. {young:Her name was Mrs Bell.|It said Mrs Bell on her badge, and Please Ask.}
}
{joining}
{themed_a} was held up so that it could see over the edge as well. # personal
“I can’t find {grownup_known:{grownup}|my grown-up},” said {A}.
{young:{A} had to say it twice.|It had to be said twice, since the first time did not reach up to the counter.} # usual
Mrs Bell stopped everything. {young:She put her hand out, flat.|{is_shop:The belt stopped, with a cauliflower on it.|She put down the tickets.} Then she laid her hand out flat.} {A} put a hand in it. # usual
{hinderer_person:“We are not lost,” said {hinderer}. “We only do not know where anybody is.”} # beat
{hinderer_animal:{hinderer} sat down on Mrs Bell’s foot, and now she could not have left if she had wished.} # beat
{hinderer_carried:{hinderer} came up onto the counter, too, and was nearly sold.} # beat
“You have come to the right place,” said Mrs Bell. {young:“Who are you?”|“I am not allowed to go anywhere. And whom have I here?”}
{many:“{H},” said {A}.|“{A},” said {A}.}
{young:That was good to say.|The name, at any rate, was still where it had been.} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: park; day; clear
# place for shop: supermarket; day; clear
# place for fair: fair; day; clear
# place for inside: station; day; clear
# action: A point curious; heroes look-up; passer walk; bell point
# things: counter; chair
# people: bell=woman(old, glasses); passer=woman(young)
“Perhaps we can see the right coat from here,” said Mrs Bell, and turned her chair round. They all looked.
There went the right hair, {young:but it was on a lady.|but it had somebody else’s face on the front.}
There went the right bag. {young:A boy had it.|It was on the arm of a boy, who was eating out of it.}
And there went the right shoes, exactly, {young:and they went off up some stairs.|down to the buckle, and they had a {~pram|stick} with them, and went away up some stairs.}
“If you could put those three together,” said Mrs Bell, {young:“you would have one.”|“you would very nearly have one.”}
{A} thought that the coat would still be needed. # more
“People are mostly made of the same bits,” said Mrs Bell. “I see it all day.” # more
-> DONE

=== l1
# aside
# shot: above
# place: park; day; clear
# place for shop: supermarket; day; clear
# place for fair: fair; day; clear
# place for inside: station; day; clear
# action: A push proud; heroes stand; bell sit-on-chair; customer stand happy
# things: counter; till on counter; 2 tins on counter; chair
# things for fair: counter; 2 tickets on counter; chair
# people: bell=woman(old, glasses); customer=woman(young)
Behind the counter there was a step, and whoever stood on it was as tall as Mrs Bell.
{
- is_shop:
“You might do the peas for me,” said Mrs Bell. {A} did the peas. {young:Beep!|The tin was turned till it showed its stripes, and it said beep.}
- else:
“You might do the tickets for me,” said Mrs Bell. {A} did the tickets. {young:Rip!|One bends them along the dots, and pulls, and they say rip.}
}
“Are you new?” asked the lady who was next. ¶ “I am waiting for {grownup_known:{grownup}|my grown-up},” said {A}. {young:“I will be here until then.”|“I am only here until then, but I am here all the time.”}
The lady said that she would wait as well, a little, {young:and she ate a {~plum|bun}.|as she liked to see how things come out, and she had a {~plum|bun} that wanted eating.}
Four people were served, and not one of them was in a hurry any more. # more
-> DONE

=== s3
# shot: close
# place: park; day; clear
# place for shop: supermarket; day; clear
# place for fair: fair; day; clear
# place for inside: station; day; clear
# action: grownup hug happy A; heroes stand happy; bell hold microphone; friends stand happy
# things: counter; microphone; paper
# people: bell=woman(old, glasses)
“And what does {grownup_known:{grownup}|your grown-up} look like?” asked Mrs Bell.
{young:{A} had to think.|That is hard to say of somebody whom one sees every day.} # usual
“A green coat,” said {A}. “A long list. And all the time it is ‘Now then.’”
Mrs Bell bent down to her microphone. Bing-bong! {young:And {As} name came out of the air.|And out of the air, as loud as a king’s, came {As} name.}
“{H}, quite well, {is_shop:at till four|at Mrs Bell’s window}. {young:A green coat is wanted.”|A green coat is wanted, who says ‘Now then.’”}
{helper_person:“That will do it,” said {helper}, and stood where the most could be seen.} # beat
{helper_animal:{helper} put up both ears, and then looked hard to the left, and kept on looking.} # beat
{helper_carried:{helper} was held up high, so as to be seen from a long way off.} # beat
Then there were feet, {young:quick ones|very quick ones, and they got nearer}. “Now then!” said {grownup}, and had hold of {A}, and did not let go.
{young:It was the right coat. Thump, thump, it went inside.|It was the right coat. {A} could hear somebody’s heart in it, going up and down like feet on the stairs.} # usual
“There you are!” said {grownup}. ¶ “I was with Mrs Bell,” said {A}. {young:“I was here. You were lost!”|“I knew where I was all the time. It was you who was lost.”}
-> DONE

=== m2
# aside
# shot: two
# place: park; day; clear
# place for shop: supermarket; day; clear
# place for fair: fair; day; clear
# place for inside: station; day; clear
# action: grownup point surprised; A point laughing; heroes point laughing; friends stand
# things: map in grownup.hand; bench
# things for shop: trolley; 3 tins in trolley; shelf
# things for fair: apple in grownup.hand; stall
{
- is_shop:
“What is that?” asked {A}. ¶ It was the trolley. {young:It was full of cat food.|It had forty tins of cat food in it, and a cushion.}
“We have no cat like that,” said {A}. {young:{grownup} looked at it.|“I took the first that came,” said {grownup}. “I was running.”}
- is_fair:
“What is that?” asked {A}. ¶ It was an apple on a stick. {young:It was stuck to the coat.|{grownup} had been holding it for {A}, and had run with it, and now it was holding on to the coat.}
“We could leave it there,” said {A}. {young:{grownup} looked down at it.|“I never noticed,” said {grownup}. “I was running.”}
- else:
“What is that?” asked {A}. ¶ It was a map. {young:It was upside down.|{grownup} had run with it all the way, and it was upside down, and had a heel mark on it.}
“Then you could not find it,” said {A}. {young:{grownup} looked at the map.|“I was looking for you,” said {grownup}. “You are not on it.”}
}
{pausing} # company
“Where did you look?” asked {A}. {young:“Everywhere,” said {grownup}.|“Everywhere,” said {grownup}, “and then everywhere again, but faster.”}
“You should have looked for Mrs Bell,” said {A}. ¶ “So I should,” said {grownup}. # more
They said it over, in case there was a next time, until both of them knew it by heart. # more
-> DONE

=== l2
# aside
# shot: wide
# place: park; day; clear
# place for shop: supermarket; day; clear
# place for fair: fair; day; clear
# place for inside: station; day; clear
# action: wrong bow happy at grownup; A stand happy; grownup stand; heroes stand; friends wave
# things: bench; tree
# things for shop: shelf; tin on shelf
# things for inside: bench; clock
# people: wrong=man(beard, green coat)
Then the wrong coat came by. “Ah,” it said. “So you got the other one.”
The two coats looked at each other. {young:They were both green.|They were the same green, with the same four buttons, and the same one loose.}
“Where did you get yours?” asked {grownup}. {young:“In a sale,” said the wrong coat.|“In the sale,” said the wrong coat, “by the bridge. There were two left.”}
So there were only the two of them. {young:{A} was glad that there were not three.|{A} had been lucky, as there might have been forty.}
“I stood there all the time,” said the wrong coat, “and was no use at all. It was very well done, with the window.” # more
After that {A} held {grownup} by the sleeve, {~at the elbow|by the cuff}, {young:on the inside.|and looked up the sleeve, now and then, to see who was in it.}
-> DONE

=== s4
# shot: two
# place: kitchen; dusk; clear
# action: A shout happy trumpet; grownup run happy; heroes stand laughing; friends sit
# things: table; trumpet; stairs
At home {A} had the cardboard tube from the kitchen roll. “Bing-bong,” said the tube, {young:from the stairs.|from half-way up the stairs.} “{grownup} is wanted at stair four.”
And {grownup} came, {young:at a run|at a run, with a potato in one hand}.
“Thank you,” said the tube. {young:“That is all.”|“That was all. You may go back to your potato.”} # usual
{is_wished_line:“Bing-bong. {wished_told}.” It thought again. “No. It was the green coat that got lost.”} # wished
{is_wished_person:After that it was {wished_person} for whom it asked, and it got {grownup}, since there was nobody else in.} # wished
It called from behind the door, {young:and there was {grownup}.|and from under the table, and from the bath, and every time there was {grownup}.} # usual
The second time it was only quick feet. {young:At last {grownup} walked.|By the sixth {grownup} walked, and saw to the pan first.} # usual
-> DONE

=== m4
# shot: behind
# place: kitchen; dusk; clear
# action: grownup shout happy trumpet; A run happy; heroes run happy; friends sit
# things: table; plate on table; trumpet; potato on plate
Then {grownup} had a go with the tube.
“Bing-bong. {H} to the table, please, in a clean shirt.” # more
{A} was under the sink. It was as far off as you can be.
{A} came. It did not take long. It was only round one door.
“There you are,” said {grownup}. ¶ “Here I am,” said {A}.
They ate with their elbows side by side. There was room for them to be further apart. # more
It was potatoes, and they were {~a bit hard|all odd shapes}. They had been put down a good many times.
-> DONE

=== l3
# shot: wide
# place: bathroom; night; clear
# action: A lie-back calm in bath; grownup hold towel; heroes wash; friends sit
# things: bath; trumpet; towel; 2 bubbles
The tube came to the bath as well. It got soft at one end.
“Bing-bong,” it said. It was a wet sort of bing.
“Who is wanted?” asked {grownup}, by the door. ¶ “Nobody,” said {A}. “I only said it.”
“Then I shall stop here,” said {grownup}. “It saves the stairs.”
The water went down. It knew where to go. # more
A green sleeve was hung up to dry. It had been held a good deal. # more
-> DONE

=== m3
# shot: two
# place: hallway; night; clear
# action: A reach-up coat; grownup hold-hands sleepy A; heroes stand sleepy; friends stand
# things: coat on hook; hook; stairs; lamp
The right coat was on its hook. {A} looked into it, and it was empty.
That was as it should be. Who had been in it was here.
{A} did up the loose button. Now it could be told from the other one. # more
They went up, hand in hand, to the top.
“Stair four,” said {A}, when they came to it.
{is_shop:The list was in the pocket. It had eggs on it still, as nobody had got the eggs.|The list was in the pocket. It was bent in four places.} # more
-> DONE

=== l4
# shot: object
# place: park; night; stars
# place for shop: supermarket; night; stars
# place for fair: fair; night; stars
# place for inside: station; night; stars
# action: heroes look-up sleepy
# things: counter; chair; microphone on counter; lamp
{is_shop:Till four was shut. The chair was pushed in under it.|{is_fair:The red hut was shut. The horses stood still, each where it had stopped.|The fourth window was shut. The chair was pushed in behind it.}}
The microphone had its hood on. It had nobody to ask for.
A man with a broom went by, and swept up a ticket, and a bit of {~string|crust}. # more
He said good night to the roof. It said nothing. It had no news. # more
Mrs Bell was at home, with her feet up. She was allowed to go anywhere now. She stayed where she was.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A lie-back sleepy; grownup sit; heroes lie-back sleepy; friends sit
# things: bed; pillow; trumpet; lamp
{resting}
{dream} # spare
“Bing-bong,” said {L}. It was as loud as a sheet.
“Who is wanted?” asked {grownup}. ¶ “You are,” said {L}, “at bed one.”
“I am at bed one,” said {grownup}. A hand came over the quilt, and {L} had it.
The coat was on the hook. {is_shop:The eggs were in the shop.|The list was in the pocket.} # usual
The tube was on the floor, and flat. # usual
“That is all of us,” said {L}. “Nobody else is wanted.”
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
It was in the morning, and very early, and it came up through the floor. “Bing-bong. {H} to the kitchen, please.”
They went down. On the table lay a new tube, quite dry, and it had a green button sewn to one end, for the press. “This is not from me,” said the kitchen. But there was a loose thread on a coat in the hall, and there was porridge at seat four.
-> DONE

=== next_bedtime
The tube hung from the end of the bed. It had been asked for nobody all day.
-> DONE
