# tells: entries(story|together|more and more|wouldn't stop|would not stop|couldn't stop|could not stop|didn't stop|did not stop|never stopped|never ended|never got to the bottom|never got to the end|never got to the top|went on and on|kept pouring|kept growing until|bigger and bigger until|longer and longer|too many cups|hiccups|stuffed full|filled up the whole|filled the whole|kept multiplying|kept coming out)
# happens: more
# wants: child
# never: machine breaks down|ran away|runs away
# kind noise: hiccup*|sneez*|giggl*|laugh*|burp*|yawn*|bark*|snor*|talking|singing|sings|whistl*|fart*|dancing|squeak*
# kind cake: cake|birthday cake
# kind hair: hair
# kind bubble: bubble
# kind beanstalk: beanstalk
# kind slide: slide
# kind scarf: scarf
# kind queue: queue
# kind long: never ends|never end|never ended|no end|endless|gets to the bottom|got to the bottom|reach the bottom|no bottom|gets to the end|got to the end|gets to the top|goes on for miles|all the way round the world|longer and longer|never stops|for ever|forever
# kind flood: pour*|rains|raining|rained|foam|bubbles|overflow*|custard|porridge|jam|milk|snows|snowing|flood*|soup|tap|spaghetti|pancakes|popcorn|leak*
# kind grow: grow*|grew|bigger and bigger|gets bigger|got bigger|taller|swell*|rise|rises|blows up
# kind come: get in|gets in|get on|gets on|come in|come along|come and|comes in|turn up|turns up|squeeze*|gives everyone|everyone wants|arrive*|more and more|another one
# ages: 3-9
# holds: dark(kind)

=== title
{~Nobody Said When|Everything Stops}
-> DONE

=== s1
# shot: wide
# place: garden; afternoon; clear
# place for flood: kitchen; afternoon; clear
# place for come, long: street; afternoon; clear
# action: L stand surprised at e1; heroes stand surprised; friends stand surprised
# things: e1 right
{~{young:It began quite small, and {H} thought nothing of it.|It began as a small thing, and small things had never given {H} any trouble.}|Some is good, and a bit more is better. Up to then {H} had never thought {young:past that.|any further than that.}|“A little would have been plenty,” said {H} afterwards, to anybody who asked.}
{entry_1}
{
- is_noise:
{young:That was one. Then there was one more.|That was one of them. The next one was on its way already, and had a run-up.} # usual
- is_long_one():
{young:You could not see the end.|You could see it go on as far as you could see, and you could see that it did not mean to leave it at that.} # usual
- is_flood:
{young:Then there was some on the floor.|There was some, and then there was some on top of that, and after that there was only the floor to put it on.} # usual
- is_growing():
{young:There was more of it each time you looked.|Each time {L} looked away and back there was more of it, and less of everything else.} # usual
- is_come:
{young:Then there was one more. Then there was one more.|Then there was one more, and behind that one was another, who had brought a friend.} # usual
- else:
{young:There was one, and then there was another.|There was one, and then there was another, and nobody had asked for that.} # usual
}
There is a word for that. {young:If somebody gives you too much soup, you say “When”, and it stops.|Somebody fills your plate, and when it is enough you say “When”, and then it stops.}
“When,” said {L}. ¶ {noun() == "it":{is_come:Nobody stopped.|It did not stop.}|{Its()} did not stop.}
-> DONE

=== m1
# aside
# shot: close
# place: garden; afternoon; clear
# place for flood: kitchen; afternoon; clear
# place for come, long: street; afternoon; clear
# action: A shout worried at e1; heroes shout; friends shout
# things: e1 right
Perhaps it was the wrong word. {young:{A} had some more.|{A} knew some others, and brought them out one by one, as you try keys.}
“Stop,” said {A}. “{young:Whoa, that is enough, no more for me, thank you.”|Whoa. That will do nicely. I could not manage another bite.”}
{
- is_come:
Everybody stopped. {young:They stopped to say hello. Then they went on.|They stopped for long enough to say hello, and to tell the ones behind, and then they all went on.}
- is_doer():
{By()} looked at {A}, {young:and nodded, and did it again.|and nodded, as you do when somebody is quite right, and did it again.}
- else:
{Its()} had no ears, or else had {young:them full.|them full already.}
}
“Please,” said {A}, {young:last of all.|last of all, because there may be things that only wait for that.} There was a short gap, {young:and then there was more.|in which you could have said it once again, and then there was more.}
{A} tried it backwards, too, in case: “Nehw.” # more
{A} held up one hand as well, as you stop a lorry. It did stop a lorry. # spare
{pausing} # company
-> DONE

=== s2
# shot: two
# place: garden; afternoon; clear
# place for flood: kitchen; afternoon; clear
# place for come, long: street; afternoon; clear
# action: L stand worried at e1; postwoman sit curious on box; heroes stand; friends stand
# things: box; e1 right; e2 left
# people: postwoman
{not kept_two():{entry_2}}
{joining}
{is_loved:“If it were {loved}, I should not mind,” said {L}.|{musing}} # personal
“You are not easy to find,” said the postwoman, and put down a parcel for {L}. {young:It was a big one.|It was as big as a stool, and there was somebody’s best string round it.}
The postwoman looked. “And will {going()} stop?” ¶ “I have said when,” said {L}.
“Everything stops,” said the postwoman. “{young:I have seen rain stop. I have seen my uncle stop.”|I have been out in all sorts of weather, and there was not one that did not stop. My uncle stops, and he plays the trumpet.”} And the postwoman sat down on the parcel, to wait for it.
{
- is_noise:
At the next one the postwoman’s cap slid down over both ears. # usual
- is_long_one():
From up there you could look along it, first one way and then the other, and neither of them was the shorter. # usual
- is_flood:
Then the postwoman lifted both feet, because of the floor. # usual
- is_growing():
Then the parcel had to be pushed back a bit, and then a bit more. # usual
- is_come:
Then the postwoman had to move up, because somebody else wished to sit. # usual
}
{
- is_doer():
{By()} was sorry about it, {young:and got better at it.|and got better at it all the time.} # usual
- is_growing() and noun() != "it":
By now there was a side of {its()} that none of them had met. # usual
- is_come and is_entry_1_being and entry_1_being_many:
One of {its()} wished to know if there was any post for the others. # usual
}
{hinderer_person:“Was that the last?” called {hinderer}, each time that it might just have been.} # beat
{hinderer_animal:{hinderer} told them to stop, quite loudly, and could not stop telling them.} # beat
{hinderer_carried:{hinderer} was right in the middle of it all, and had to be fetched out by one foot.} # beat
They waited. {young:It did not help.|It was a good long wait, and they did it properly, and at the end of it there was more than at the beginning.} # usual
-> DONE

=== l1
# aside
# shot: behind
# place: garden; afternoon; clear
# place for flood: kitchen; afternoon; clear
# place for come, long: street; afternoon; clear
# action: A stand calm; postwoman stand calm; heroes stand calm; friends stand
# things: e1 right
“It may be that we look too much,” said {A}. {young:A pot does not boil, if you look.|“A pot never boils while you look. Perhaps {going()} will not stop while we do.”}
So they all turned round, and looked the other way. {young:There was nothing there. They looked at that.|There was nothing much the other way, but what there was of it had an edge all round, and they looked at that.}
{
- is_noise:
You could not see it any more, but you could certainly hear it. # usual
- is_come:
Soon somebody stood next to them, and looked the other way as well, and there was one more behind. # usual
- else:
{young:It tickled in the neck.|You could feel it going on behind you, as you feel it when somebody reads over your shoulder.} # usual
}
“Now,” said {A}, and they looked round, {young:quite fast.|as fast as they could, to catch the moment.} There was more.
It had been restful, all the same, and they agreed to do it again some time. # spare
The postwoman had shut both eyes as well, to make quite sure, and had to be told when it was over. # more
-> DONE

=== m2
# aside
# shot: above
# place: garden; afternoon; clear
# place for flood: kitchen; afternoon; clear
# place for come, long: street; afternoon; clear
# action: A point curious; postwoman sit; heroes kneel; friends stand
# things: e1 right; box
{A} thought that somebody ought to count. {young:One finger for each bit more.|It was done on the fingers, one for {is_come:each of them|every time that there was more}, and the thumbs last, because they are in the way.}
Then there were no more fingers. {young:So {A} took the toes.|So the shoes came off, and the socks, and there were ten more, though the small ones do not like to be held up alone.}
“You may have mine,” said the postwoman. {young:Then those were gone, too.|That took them as far as forty, and then the postwoman had to scratch, and one was lost.}
There was nobody else with toes. {young:“Fingers stop,” said the postwoman.|“There you are,” said the postwoman. “Fingers stop. I have often noticed it.”}
{is_come:Some of those who came offered theirs, but then they would have had to count those as well.|“Forty,” said {A}, “and a lot. Forty and a lot and one.”} # spare
-> DONE

=== s3
# shot: above
# place: garden; dusk; clear
# place for flood: kitchen; dusk; clear
# place for come, long: street; dusk; clear
# action: L write worried at box; heroes kneel; postwoman stand; friends stand
# things: box; e1 right; e3 left
{is_entry_4:{entry_3}}
“I shall put it in writing,” said {L}. {young:“Then you can see it.”|“There are some who do not hear so well, but will always read a label.”}
The postwoman had a pencil, and stood up. {L} wrote it on the parcel, as big as it would go, {young:and turned it so that you could see it: WHEN.|and turned that side to the front, where it could not be missed: WHEN.}
{helper_person:{helper} did the last letter, with all its corners, and went over it twice.} # beat
{helper_animal:{helper} sat down in front of the word, and was the only one who did as it said.} # beat
{helper_carried:{helper} was put down behind it, as a full stop.} # beat
{
- is_come:
Everybody who came read it, and said that it was very true, and moved up to let the next one read it.
- is_doer():
{By()} {young:looked at it, and nodded.|looked at it for some time, from quite near, and nodded.} And {going()} went on.
- is_long_one():
It went round the word on the left, and on the other side it went on.
- is_flood or is_growing():
Soon you could see only half of it. {young:Then you could see only a bit.|Soon after that it was a W, and then it was a corner of a W, and you had to know.}
- is_noise:
At the next one the pencil jumped, and put in a tail where none belonged.
- else:
Then there was some more in front of it, and you had to know that the word was there.
}
{themed_a} was set down beside it, to be quite clear. It made no difference. # personal
“All things stop,” said the postwoman, but not so loud as before. “I have known snow that took a week.” # usual
-> DONE

=== l2
# aside
# shot: two
# place: garden; dusk; clear
# place for flood: kitchen; dusk; clear
# place for come, long: street; dusk; clear
# action: A eat calm; postwoman eat calm; heroes eat; friends stand
# things: bread in A.hand; bag; letter on bag; e1 right
They had some bread, standing up, {young:with one eye on it.|with one eye each on the bread, and the other on what was going on.}
{
- is_come:
Everybody had a bite of it, and what came back to {A} was the end of a crust. # usual
- is_noise:
You had to wait with each bite till it was quiet, and be quick. # usual
- is_flood:
You had to hold it up, or there would have been some on that, too. # usual
- is_growing() or is_long_one():
You had to hold it in, or there would have been no room for the elbow. # usual
}
“You have letters in there,” said {A}. {young:“They have to wait,” said the postwoman.|“They can’t be taken round yet,” said the postwoman. “I must be here when it stops, to say that I said so.”}
One of the letters was for a man who had been waiting since Monday. {young:Now he waited more.|He would be at his gate by now, with one hand on it.}
Then the bread was gone. “Bread stops,” said the postwoman. # spare
There were some crumbs, but those went quickly, and nothing came after them. # more
-> DONE

=== s4
# shot: close
# place: garden; dusk; clear
# place for flood: kitchen; dusk; clear
# place for come, long: street; dusk; clear
# action: L lift happy box; postwoman stand surprised; heroes stand curious; friends stand
# things: box in L.hand; box; e2 left; e1 right
{
- is_noise and is_doer():
By then {By()} could do it with both eyes shut. # usual
- is_noise:
By then there had been so many that nobody even jumped. # usual
- is_long_one():
By then somebody had set out along it with a sandwich, and had sent word back that the sandwich was gone. # usual
- is_flood:
By then it was up to the knees. # usual
- is_growing():
By then you had to breathe in to get past. # usual
- is_come:
By then they had to breathe in turns. # usual
- else:
By then there was no more room in the day for anything else. # usual
}
{L} looked down. One shoelace was in half a bow, and had been all day. {young:The postwoman had stopped, too.|The postwoman had one foot in the air, and a bag of letters that nobody took round.} # usual
“You are right,” said {L} all at once. “Everything stops. It is us. We have stopped, and {going()} did not.”
So they began again. “Can I have my parcel, please?” asked {L}.
In it was a parcel. In that there was another, which was smaller. In that was a smaller one, and a smaller one in that. # usual
The last was as small as a pea, and there was nothing in it at all. “When,” said {L}, and that time it was right.
{kept_two():{entry_2}}
{is_entry_4:{entry_4}|{entry_3}}
{not is_entry_2:Behind them {going()} may have gone on, or not. Nobody looked. They had string to roll up.} # usual
-> DONE

=== m3
# shot: close
# place: living-room; night; clear
# action: A fold calm paper; heroes sit; friends sit
# things: 4 box; paper
All the parcels had to go back. You do it from the small end.
The pea went into the nut. The nut went into the plum. # usual
The plum went into the loaf, and the loaf went into the stool. “When,” said the string, or it was the knot.
It was a good parcel. You could see both ends of it. # usual
{A} sat on it, as the postwoman had, and waited to see if there would be more of it. There was not. # spare
You would not have thought that there was so little in it. # more
Somebody had tied the smallest one with a hair. It had taken a long time, and then it had been done. # more
-> DONE

=== l3
# aside
# shot: two
# place: hallway; night; stars
# action: A wave sleepy postwoman; postwoman wave; heroes wave; friends stand
# things: door; bag; letter on bag
The postwoman had eleven letters left, and went on with those.
“And did {going()} stop?” asked the postwoman, at the door. ¶ “I have not looked,” said {A}.
So they looked at the moon. It had an edge all round. # usual
“Tell me tomorrow,” said the postwoman. “Or when it suits.” # spare
Then you could hear the letters go in, one door at a time. After eleven there were no more. # usual
The last one was the man at the gate. You could hear him say thank you, once. # more
{A} stood at the door for a bit. It was quiet out there, as far as the corner. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; friends stand
# things: tap; basin; towel
{A} turned the tap on, and then turned it off.
It dripped once more. Then it dripped once more. # usual
{A} waited, and said nothing. You do not want to hurry a tap.
Then there was no drip. It hung there, and thought, and went back up. # usual
“Thank you,” said {A}. It was good to hear that done. # more
The soap had got smaller. It was a nice change. # more
The towel was dry at one end. One end was enough. # more
There were teeth to do, all in a row. There was a last one. # spare
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: box; moon; lamp
Out there it was dark. The dark stopped at the window.
One lamp was on, down the road. Then it was not. # usual
The road went as far as the corner. It was too late to go on.
A dog said one more thing. Then it had no more. # more
The pencil lay where it was. It was a bit shorter. # usual
The wind stopped. It had not been asked. # spare
A leaf came down. There was not one behind it. # more
On the step lay a letter that had come too far. It could wait. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; lamp; moon
{H} lay in bed. The day had stopped, all by itself.
{resting}
{keepsake}
{dream} # spare
{
- is_noise:
Then there came a yawn. That was one. The next one had a run-up.
- is_long_one():
Then there was a bit of sleep. It went down, and on down. There was no bottom to it.
- is_come:
Then a bit of sleep came in. Behind that was a bit more. It had brought a friend. They all got in.
- is_flood:
Then there was a bit of sleep, down by the feet. There was some on top of that. It came up to the knees. It came up to the chin.
- is_growing():
Then there was a bit of sleep. It grew. It filled the bed. It filled the room, right into the corners.
- else:
A bit of sleep came. Then a bit more came. Then a bit more came.
}
“Is that enough?” asked the dark. # usual
{L} did not say anything. Nobody said when.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The postwoman was at the door in the morning, with both feet on the mat. “Well?” said the postwoman. ¶ {H} looked round the side of the house, and then round the other side. “There is a bit left,” said {A}. It was no longer than a crumb, and it lay in the sun, and was not doing anything. ¶ “When,” said the postwoman to it, very kindly, and it did not need to be told twice.
-> DONE

=== next_bedtime
The parcel stood by the bed, with its string on. You could see both ends of it.
-> DONE

=== function kept_two()
~ return is_entry_2 and not is_entry_3

=== function is_long_one()
~ return is_long or is_slide or is_scarf or is_queue

=== function is_growing()
~ return is_grow or is_hair or is_cake or is_bubble or is_beanstalk

=== function is_doer()
~ return is_entry_1_being and (is_noise or is_flood) and not entry_1_being_many

=== function By()
~ return entry_1_being

=== function noun()
{
- is_hair:
~ return "hair"
- is_cake:
~ return "cake"
- is_bubble:
~ return "bubble"
- is_beanstalk:
~ return "beanstalk"
- is_slide:
~ return "slide"
- is_scarf:
~ return "scarf"
- is_queue:
~ return "queue"
- is_long or is_grow:
~ return "it"
- is_doer() or (is_come and is_entry_1_being):
~ return "being"
- is_come:
~ return "it"
- is_entry_1_thing:
~ return "thing"
- is_entry_1_being:
~ return "being"
}
~ return "it"

=== function its()
{
- noun() == "being":
~ return entry_1_being
- noun() == "thing":
~ return entry_1_thing
- noun() == "it":
~ return "it"
}
~ return "the {noun()}"

=== function Its()
{
- noun() == "being":
~ return entry_1_being
- noun() == "thing":
~ return entry_1_thing
- noun() == "it":
~ return "It"
}
~ return "The {noun()}"

=== function going()
{
- is_come and noun() == "it":
~ return "they"
}
~ return its()
