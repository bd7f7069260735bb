# tells: entries(story|together|hero|with no practice|ended up having to go on|ended up having to do|had to do it instead|had to go on instead|had to take over|took over from|had to take his place|had to take her place|had to step in|stepped in for|filled in for|had to fill in for|had to stand in for|the understudy|had to go in goal|had to teach the class|had to teach the whole class|had to do the whole second half|landed it herself|landed it himself|landed the plane|had to land the plane|had to land it|had to fly the plane|had to drive the bus|had to drive the train|had to be the dentist|had to be the teacher|had to be the doctor|had to be the vet|had to conduct|had to steer|had to do all the deliveries|had to do the deliveries|had to deliver all the presents|left to look after the lighthouse|left in charge of the lighthouse)
# happens: step-in
# wants: child
# kind conduct: conduct|conducts|conducting|orchestra|choir
# kind music: trumpet|trombone|tuba|horn|recorder|clarinet|flute|saxophone|bagpipes
# kind stage: nativity|joseph|shepherd|innkeeper|school play|the play|a play|panto*|puppet*|lines
# kind rope: circus|tightrope|trapeze|acrobat*|juggl*
# kind talk: commentat*|radio|the news
# kind goal: goal|goals|goalie|goalkeeper|keeper
# kind light: lighthouse
# kind plane: plane|aeroplane|airplane|pilot|helicopter|jet
# kind sledge: sledge|sleigh|reindeer|father christmas|santa
# kind boat: ship|boat|ferry|captain|sail*|steer*|submarine
# kind train: train|trains|tram
# kind bus: bus|taxi|lorry|driver|van|drive|drives|driving
# kind care: dentist|doctor|vet|nurse
# kind class: teacher|class|lesson|headteacher|teach
# kind pancake: pancake*|flip*
# kind crown: queen|king|mayor|president
# kind stage_too: show|theatre|stage|concert|dance|ballet
# ages: 3-10
# needs: hands
# holds: dark(kind)

=== title
{~Only from the Side|And the Other Hand?}
-> DONE

=== s1
# shot: wide
# place: workshop; day; clear
# place for stage, rope, music, conduct: theatre; day; clear
# place for goal, talk: playing-field; day; clear
# place for bus, train, sledge: street; day; clear
# place for boat, light: harbour; day; clear
# place for plane: sky; day; clear
# place for class: school; day; clear
# place for crown: throne-room; day; clear
# place for pancake: kitchen; day; clear
# action: L stand surprised; heroes stand surprised; friends stand surprised
# things: e1 right
{~From the side most things look easy. {H} had always been at the side.|{H} had seen how it is done, but only from the side.|“I know how it goes,” {H} would have said, up to that day. “You see it quite well from the side.”}
{entry_1}
{entry_1_seen} # usual
{
- on_stage():
From the side you see one ear of whoever is in the middle. {young:You see one arm.|You see one arm, with a sleeve to it, and beyond that all the faces.}
- is_rope:
From the side you see one foot go by, high up, {young:and one arm.|and one arm held out, and nobody looks as if it were anything much.}
- is_conduct:
From the side you see one hand with a stick in it. {young:It goes up, and there is music.|It goes up, and there is music. It goes down, and there is more of it.}
- is_music:
From the side you see one hand, on top, {young:and some gold.|and two round cheeks, and it comes out at the other end quite by itself.}
- is_talk:
From the side you hear it go on and on, {young:and you see one hand.|and what you see is one hand, which points at things as they come along.}
- is_goal:
From the side it all goes by. {young:You see one glove.|You see one glove, and a good deal of back, and then the ball is at the other end.}
- is_light:
From the side you see one hand on a handle, {young:and round it goes.|and round it goes, and somebody out there knows where the rocks are.}
- is_plane:
From the side you see one hand on something with a knob, {young:and a lot of sky.|and beyond that a great deal of sky, which keeps quite level.}
- is_sledge:
From the side you see one big glove, {young:and some snow.|and then only the snow coming down where there had been somebody.}
- is_boat:
From the side you see one hand on the wheel. {young:It goes round a bit.|It goes round a bit, and back a bit, and the front goes after it.}
- is_train:
From the side you see windows, one after the other, {young:and one hand.|and right at the front an arm, with one hand at the end of it, that hardly moves.}
- is_bus:
From the side you see an elbow in a window. {young:One hand does something, and off they go.|One hand does something short, and off they all go, and nobody thinks about it.}
- is_care:
From the side you see one white sleeve and a small lamp, {young:and two feet.|and the feet of whoever it is, with their toes up.}
- is_class:
From the side you see one sleeve, with a hand at the end. {young:Up goes the hand, and they are quiet.|Up goes the hand, and everybody is quiet. Down goes the hand, and everybody is not.}
- is_pancake:
From the side you see one hand and some steam. {young:The hand gives a jerk.|The hand gives a sort of a jerk, and something goes up, and then there is breakfast.}
- is_crown:
From the side you see one glove, {young:and it waves.|and it waves, as if it were unscrewing something small, and everybody is glad.}
- else:
From the side you see one arm. {young:You see one hand at the end of it.|You see one hand at the end of it, which goes up, and goes down, and then it has been done.}
}
{L} held out a hand, and did that. {young:It went up, and it went down.|It went up, and it went down, and it looked like anybody’s hand.} # usual
“That is all of it,” said {L}. ¶ But everybody has two. # usual
“And the other hand?” asked {L}. {young:You do not see that, from the side.|You do not see that one, from the side. It is round the back.}
-> DONE

=== m1
# aside
# shot: close
# place: hallway; day; clear
# place for goal: playing-field; day; clear
# place for pancake: kitchen; day; clear
# action: L stand curious; heroes stand curious; friends stand
# action for care: L kneel curious at cushion; heroes stand; friends stand
# action for pancake: L hold curious pan; heroes stand; friends stand
# action for goal: L catch curious ball; heroes throw; friends stand
# things: e1 right; mirror
# things for stage, talk: broom; curtain
# things for class: row of 6 coat; hat
# things for goal: goal
# things for care: cushion on chair; chair; torch in L.hand
# things for rope: chalk-line; wall
# things for pancake: pan in L.hand; slipper over pan
{
- on_stage() or is_talk:
Round the back {L} tried it on a broom. {young:The broom had nothing else to do.|It was a broom with an open face, and it had nothing to do until everybody had gone home.}
The one hand went up in the right places, {young:and went down again.|and came down again in the right places, and the broom could find no fault with it.}
But the other hand hung there. {young:The broom looked at it.|The more {L} tried to forget that hand, the longer it got, and in the end the broom was looking at nothing else.}
“I know,” {L} told the broom. {young:“It does not know what to do.”|“It has come along. It does not know what for.”}
It went behind the back, but there it could only pull at a thread. # spare
- is_class:
In the hall {L} tried it on the coats. {young:There were a lot of coats.|There were twenty-six of them, on their hooks, and a hat that looked as if it knew the answer.}
“Good morning,” said {L}, and up went the one hand. {young:The coats were quiet.|You could have heard a button, and it was a pity that it could not be them.}
But the other hand hung there. {young:The hat looked at it.|The hat had noticed it at once, and after that there was no use in going on about the rivers.}
“I know,” {L} told the hat. {young:“It has only come along.”|“It has come along. It does not know what for, either.”}
One coat had slipped, and was put back by the loop. That took both hands. # spare
- is_goal:
Behind the posts {L} tried it with a sock, rolled up. {young:The one hand was good.|The one hand was quite good at it, and had the sock three times out of three.}
But it came on the other side as well. {young:The other hand looked at it.|There it had all the room it wanted, since the other hand only watched it go by, like somebody at a station.}
“That one was yours,” said {L}. {young:The other hand had not known that.|The other hand had not known that. All its life it had been told to mind the coats.}
Then the sock came in the middle. {young:The nose had that one.|Both hands left it to the other, out of politeness, and so the nose had that one.}
It did not hurt, as it was only a sock. But it had been on all morning. # spare
- is_bus or is_train or is_boat or is_plane or is_sledge or is_light:
{L} tried it first in the air, with nothing to hold. {young:You can go a long way like that.|You hold it in front of you by its edge, which is not there, and you can go quite a long way like that.}
The one hand was good at it. {young:It went to the end and back.|It took two bends without touching anything, and there was even time to nod to somebody.}
But the other hand sat there like a visitor. {young:It looked out of the window.|It sat there like a visitor who has been asked along for the view, and each time that it moved they went off to the left.}
“You must do something,” {L} told it. {young:It waved.|So it waved, and after that they had to begin again.}
{L} let go, and what was not there stayed where it was. # spare
- is_care:
{L} tried it first on a cushion. {young:It sat quite still.|It sat quite still in its chair, and did not ask if it would take long.}
The one hand held the lamp, and shone it in. {young:There was fluff in there.|“A bit of fluff,” said {L}. “Otherwise very nice. You may have a biscuit.”}
But the other hand hung in the air. {young:The cushion saw it, too.|It hung up there where the cushion could see it, with nothing in it, and that is worse than something.}
“It is all right,” {L} told the cushion. {young:“It does not do anything.”|“It does not do anything. I only wish that it did.”}
The cushion had to be plumped afterwards, as you do for the next one. # spare
- is_rope:
There was a crack in the floor, {young:and {L} went along that.|as straight as a string, from the one wall to the other, and {L} tried it first on that.}
The one arm was held out, as it should be. {young:It went well for four steps.|It went well for four steps, with the toes turned out, and {L} looked like somebody who does it every day.}
But the other hung down, and so they leaned. {young:One foot came off the crack.|Then one foot came off the crack, and trod on the floor next to it, which was a good thing to have there.}
“If you are heavy on that side,” {L} told it, {young:“you must help.”|“you must do something about it. You can’t just come along and be heavy.”}
They did it once more, with a hat in the other hand. But a hat was not it. # spare
- is_pancake:
{L} tried it first with a slipper, {young:in a small pan.|which is about as thick, and comes down more softly.}
The one hand gave a jerk, and up went the slipper. {young:It turned over.|It turned over, too, and there were its toes where its heel had been.}
But the other hand wanted to see as well. {young:It was just underneath.|It had come up to have a look, and was just where the slipper wished to be, and got it.}
“You go somewhere else,” {L} told it. {young:But where?|It would have liked to, but nobody had ever told it where a hand goes, while it is not the one.}
The slipper was put back on its foot. It was none the worse. # spare
- else:
{L} asked the one hand first. {young:It could do it at once.|It was the right one, which puts itself up for everything, and could do it at once.}
Then {L} asked the other. {young:It did not know anything.|It had held a good many things in its time, while the right one did them, and had not been told what it was all for.}
“Do what that one does,” said {L}. {young:It did it the wrong way round.|It did its best, and it came out as in a mirror, with the thumb on the side of the little finger.}
So there they were, one that knew half, {young:and one that knew nothing.|and one that knew nothing, and they had to do it together, in front of everybody.}
“You could hold on to something,” said {L} to the other. But there was nothing there to hold. # spare
It held on to the right one, as far as that would keep still. # more
}
-> DONE

=== s2
# shot: behind
# place: workshop; day; clear
# place for stage, rope, music, conduct: theatre; day; clear
# place for goal, talk: playing-field; day; clear
# place for bus, train, sledge: street; day; clear
# place for boat, light: harbour; day; clear
# place for plane: sky; day; clear
# place for class: school; day; clear
# place for crown: throne-room; day; clear
# place for pancake: kitchen; day; clear
# action: L look-up worried; heroes stand; friends stand
# things: e1 right; e2 left
{is_entry_3:{entry_2}}
{joining}
{is_loved:“I know much more about {loved},” said {L}. But it was not about that.|{musing}} # personal
{
- on_stage():
Then it was now, and {L} was in the middle. From there you see no ear and no sleeve. {young:You see only faces.|You see only faces, to the very last row, and each one has two eyes in it, to see who it is.}
{L} knew how it begins. {young:It came out very small.|It came out, but so small that only the front row could have picked it up.} # usual
- is_rope:
From below it had been a line. From the end it was a dot. {young:{L} put one foot on it, and it moved.|{L} put one foot on the rope, and it moved, as a cat moves if you want to share its chair.}
“How long is it?” called {L}. ¶ “As far as the other end,” they called up, {young:and held the ladder.|and held on to the ladder, as if it were the ladder that might go.} # usual
- is_conduct:
From the middle you see what they have got there: things to blow into, things to hit, {young:and one very big one.|and one like a cupboard, with somebody behind it.} They were all looking at {L}, over the top.
{L} held up the stick. It weighed nothing. {young:“Now?” asked the big one.|“Do we begin now?” whispered somebody in the second row. ¶ “When it comes down,” whispered {L}.} # usual
- is_music:
{L} took it, and it was heavier than it looks, and cold where the mouth goes. {young:{L} blew. It blew out at the other end.|{L} blew into it as you blow on soup, and the same wind came out at the other end, no worse for it.}
Then {L} blew with tight lips, as you do for a rude noise. {young:Somewhere inside was a cow.|It went round all the bends, and came out as a cow, a long way off, that has been left on its own.} # usual
- is_talk:
From inside it was a small room with a window, and down there lay the grass, with everybody on it as small as peas. {young:{L} leaned over. “Hello,” said {L}.|{L} leaned over to the microphone, until it tickled. “Hello,” said {L}.}
“HELLO,” it said outside, as big as a house, {young:and all the heads turned round.|and every head in the place turned, and a man by the hedge lifted his hat.} # usual
- is_goal:
From inside a goal is mostly a way in. It has a back to it, of string, {young:but no front.|but somebody has forgotten the front, and the front was now {L}.}
“Call, if it is yours!” they shouted. ¶ {L} looked left, and looked right. {young:It was all {L}’s.|As far as anybody could see, it was all {L}’s.} # usual
- is_light:
{L} went up, all the steps, with one hand on the wall. Up there was glass, all the way round. {young:Behind the glass there was nothing.|Behind the glass there was only grey, and you could have thought that they had forgotten to put in the rest.}
Out of the grey came a long, low hoot. {young:It said: where?|It was not loud. It was only somebody out there who asked where the land was, and it was {L} who was asked.} # usual
- is_plane:
From the front you see that there is no road up there. {L} sat on two coats, so as to look out, {young:and both feet hung.|and the feet hung in the air, which in an aeroplane is nothing special.}
In front were sixty small clocks, and each said something else. {young:{L} looked for the biggest.|“Which of them is the ground?” asked {L}, and looked for the one that was coming up.} # usual
- is_sledge:
The seat was still warm, and it had a hollow in it that was much too wide. {young:{L} sat in one corner of it.|{L} sat in the hollow, and slid about there like a pea in a spoon.}
In front was a row of ears. They all turned round. {young:“It is me tonight,” said {L}.|“It is me tonight,” said {L}. The ears thought about it, and pointed forward again, one after the other, all but the last one.} # usual
- is_boat:
The wheel was as high as {L}. You had to look out between the spokes. {young:There was a lot of sea.|There was a lot of sea, and none of it stood still for long enough to be looked at.}
“Where to?” they called from the back. ¶ {young:“In between,” said {L}.|“In between the black bits,” said {L}, “and over the grey.”} # usual
- is_train:
From the front there are no windows. There are only the two rails, {young:and they get thin.|and far out they come together to a point, where you would never fit.} {L} sat up very straight, to see over.
{L} moved the handle, as you see it done. There was a jerk, and “Oh,” said all of it, {young:one coach after the other.|coach after coach, right down to the last, and then it was going.} # usual
- is_bus:
From the front it is nearly all window. {L} sat on the edge of the seat, so as to reach, {young:and the seat was still warm.|and the seat was still warm, and much too wide, and there was room for two more in it.}
“Are you the driver?” somebody asked at the back. ¶ “Today I am,” said {L}, {young:and shut the door. Pssh.|and shut the door, which goes “pssh”, and that at least sounded as it always does.} # usual
- is_care:
{L} stood on a stool, and from there it was quite different. {young:It was much bigger, and it looked at {L}.|From above there is so much more of it, and at the top end are two eyes, and they look at whoever has come.}
“Where is it?” asked {L}. ¶ {young:“There,” was the answer, with a nose in it.|“There,” was the answer, as far as you could make out, and then, “And is it going to hurt?”} # usual
- is_class:
From the front you see what you can’t see from your own chair. {young:You see who is under the table.|You see who is under the table, and who has a frog, and that everybody looks at you to find out what you will do about it.}
“Good morning,” said {L}. ¶ “Good mor-ning,” they said, all together, {young:and it took a long time.|and as slowly as they could, so that it took them right up to the clock.} # usual
- is_pancake:
The pan was heavy, and wanted to look at the floor. {L} poured. {young:It ran out round, with one ear.|It ran out round, with an ear on one side, and then it began to get holes, and each hole said “pip”.}
“Is it time?” everybody asked. “Is it time now?” ¶ {young:“It has to let go first,” said {L}.|“It has to let go by itself,” said {L}, and shook it. It was still holding on.} # usual
- is_crown:
The chair was so high that both feet hung. {L} sat up in it. {young:Everybody bowed, and looked at their own shoes.|Everybody bowed, and then they were all down there, looking at their own shoes, and it was not clear who says that they can come up.}
“You may,” said {L}, in case that was it. {young:Up they came.|Up they came, with red ears, and stood and waited for what else they might.} # usual
- else:
From the middle it all looks different. There is no side any more. {young:There is only all round.|There is only all round, and everybody who had been looking at somebody else was looking at {L}.}
“Can you do it?” they asked. ¶ “I have seen it done,” said {L}, {young:and went in.|and that was true, as far as it went, and it went about half way.} # usual
}
{extra() != "":{L} looked at {extra()}. “I have not done this before,” said {L}, so that it had been said.} # usual
{hinderer_person:“It is quite easy,” said {hinderer}, who had never done it either. “You just do it.”} # beat
{hinderer_animal:{hinderer} sat down on {L}’s foot, and saw no reason to move.} # beat
{hinderer_carried:{hinderer} was held in the other hand, and so for a while that one was not free to find out.} # beat
The one hand knew what to do. The other had come along, and was a little damp. # usual
-> DONE

=== l1
# aside
# shot: above
# place: hallway; afternoon; clear
# action: L listen worried; heroes stand; friends stand
# things: e1 right; bench
There was a good deal of help. {young:Four of them had seen it, too.|There were four of them, and they had all seen it from the side as well.}
“{advice()},” said the first. {young:“No, {not_that()},” said the next.|“Whatever you do, {not_that()},” said the next. “Just be as you are at other times.”} And {L} could not think how that was.
“Keep your knees soft,” said the third. {young:{L} felt the knees. They were quite hard.|{L} felt the knees. They had always been quite hard, and it had never mattered until now.}
“And smile,” said the fourth, and showed it, {young:with all the teeth.|with every tooth there was, and then had to go and sit down.}
“And the other hand?” asked {L}. ¶ {young:Nobody knew.|They looked at each other, and at all their own hands, and remembered that they had to be somewhere.}
That left {L} with a smile, two knees, and no better off. # spare
A fifth one only patted {L} on the back, and that was not much help, but it was the best of them. # more
The first one came back, to say that the other had perhaps been right, but only a little. # more
-> DONE

=== m2
# aside
# shot: close
# place: workshop; afternoon; clear
# place for stage, rope, music, conduct: theatre; afternoon; clear
# place for goal, talk: playing-field; afternoon; clear
# place for bus, train, sledge: street; afternoon; clear
# place for boat, light: harbour; afternoon; clear
# place for plane: sky; afternoon; clear
# place for class: school; afternoon; clear
# place for crown: throne-room; afternoon; clear
# place for pancake: kitchen; afternoon; clear
# action: L think worried; heroes stand; friends sit
# things: e1 right
The best thing would have been to ask{usual() != "": {usual()}}. {young:But that was just what could not be done.|But that was just what could not be done, and that was the whole trouble.}
{L} thought about it. {young:{Whoever()} had a first time.|{Whoever()} had not always done it. There must have been a first time, on a day like this.}
And who had shown how it goes? {young:Somebody, who did it before that.|Somebody had, who did it before, and somebody had shown that one, and at the far end of the row there was one whom nobody had shown.}
“That one did not even have the side,” said {L}. {young:“I have got the side.”|“I have at least got it from the side. That is one half to begin with.”}
It was a comfort, {young:but it was a small one.|though not one that you could hold.} # spare
{pausing} # company
-> DONE

=== s3
# shot: wide
# place: workshop; dusk; clear
# place for stage, rope, music, conduct: theatre; dusk; clear
# place for goal, talk: playing-field; dusk; clear
# place for bus, train, sledge: street; dusk; clear
# place for boat, light: harbour; dusk; clear
# place for plane: sky; dusk; clear
# place for class: school; dusk; clear
# place for crown: throne-room; dusk; clear
# place for pancake: kitchen; dusk; clear
# action: L reach-up worried; heroes stand worried; friends stand worried
# things: e1 right; e3 left
{is_entry_4:{entry_3}}
{L} did it just as it looks from the side, {young:and so it was done sideways.|and so, as you might think, it was done sideways.} # usual
{
- on_stage():
Half of the people had only {L}’s back to look at. {young:They clapped for that.|They clapped for the back, because it was doing its best.}
There was a word that would not come. {L} put up the one hand, {young:and they all looked at the hand.|and they all looked at the hand, and up there was nothing, only a lamp.} # usual
- is_rope:
With only one arm held out you lean. {young:{L} leaned, and got down again.|{L} leaned, and all the people leaned as well, to help, and then there was the net, and the first few feet had to be done again.}
From the net you see the rope from below. It was still going up and down, {young:and {L} waited until it stopped.|and {L} lay there until it had calmed down a bit, and then went up all the steps once more.} # usual
- is_conduct:
Down came the stick, and they all began, {young:but not with the same thing.|and each began with what came first, and it was not the same for all.} It sounded like a kitchen falling downstairs.
{L} only moved the stick faster, and they went faster. {young:Nobody could stop.|The ones on the right came in first, by a good way, and those on the left were still on the other page.} # usual
- is_music:
With one hand it pointed at the floor. {L} blew, {young:and the floor got it all.|and it went down through the floor, and somebody in the room below knocked.}
“A little higher,” they said, and put their hands over their ears, to hear better. {young:{L} blew. It was a goose.|{L} put in all the breath there was, and it was a goose, and then it was two geese, and they were not friends.} # usual
- is_talk:
The one hand pointed at everything there was. {young:“Er,” said {L}.|“Er,” said {L}, and nobody can hear a hand.}
“And now,” said {L}, “it is over there. And now somebody has it.” {young:But who? It was so loud!|But who? They were shouting so loud down there that you could not hear your own voice, and so it came out any way it liked, high up, like a mouse on a bicycle.} # usual
- is_goal:
The ball went by on the side where there was no hand. {young:“Oh,” said everybody.|It did so twice, and a long way off a good many people said “Oh”.} {L} fetched it out of the string.
“Never mind,” called somebody. “Next time!” ¶ {young:“Which side will it be?” called {L}.|“Do you happen to know on which side?” called {L}, but they had gone to the other end.} # usual
- is_light:
{L} did it with the one hand, as you see it done. {young:It was very stiff.|It was stiffer than it looks, and each time that it was at the top it rested there, and so did {L}.}
Then the glass was grey on the inside as well. {young:That was {L}’s breath.|That was all the breath that {L} had used, and now nobody could have seen in or out. It hooted again, a bit further to the left.} # usual
- is_plane:
It flew like a crab, {young:and all the cups slid.|and in the back all the cups went over to the one side, to see what was there.}
“We are going a little sideways,” {L} told everybody. “{young:That is so you can see more.”|It is the same sky, but you get more of it.” And the ground, which was not ready, went by underneath, and they had to go round once more.} # usual
- is_sledge:
They set off like a crab, {young:and it was the wrong roof.|and the first roof that they came to was the one next door to the right one.} {L} pulled with the one glove, and it came off, with nobody in it.
“Left,” said {L}. The ears went right. {young:“Or right,” said {L}.|“Right, then,” said {L}, and they stood still, because you can’t be asked two things at once, not with antlers.} # usual
- is_boat:
It went like a crab. {young:The wheel went round too far.|The wheel went round a bit, and a bit more, and there was nothing on the other side to bring it back.}
“We have been past that rock,” they called from the back. ¶ “I know,” called {L}. {young:“It looked nice.”|“I wanted to be sure that it was the same one.”} # usual
- is_train:
It went quite well as far as going is concerned. {L} pushed with the one hand, {young:and it went. It went past a station.|and a lamp went by, and a cow, and a station, and on the platform stood people with one arm up.}
“Was that us?” somebody asked. ¶ “That was them,” said {L}. {young:“How does it stop?”|“But I have only seen how it goes. From the side you never see what makes it stop.”} # usual
- is_bus:
They went like a crab, {young:and at the corner they all fell on each other.|and at the first corner everybody sat on somebody, and somebody’s shopping sat on them.}
“Sorry,” called {L}. “That was a corner.” {young:Ding, they said at the back, but it did not stop.|Somebody at the back said “ding”, with the bell, and then said it again, since the stop had gone by in the meantime, with a lady on it.} # usual
- is_care:
{L} bent down, and said something kind. {young:It was to the wrong end.|It was said very nicely, but to the wrong end, which kept its toes up.}
“Open,” said {L}, and held up the one hand, {young:and it shut.|and it shut, and it went on shutting. All the rest of it moved away, up the chair, until there was no more chair.} # usual
- is_class:
Up went the hand, and they were quiet. {young:Down it went, and they still were.|Down it went, and they were still quiet, and looked. They were waiting for the rest of it.}
“What is three and four?” asked {L}. ¶ “What is it really?” they asked. {young:They wanted to know.|“Do you know, or do you only ask?” And the frog was out, and sat in the sink, and knew no more than they did.} # usual
- is_pancake:
{young:Up it went. Down it came, on a slipper.|Up it went, and down it came, quite well done, but next to the pan, on somebody’s slipper.}
The next one went up, and did not come down. {L} looked up, {young:and there it was.|and there it was, by one edge, and looked down, and was in no hurry.} # usual
- is_crown:
{L} waved, and everybody waved. Then they went on waving, {young:and nobody knew who stops.|because nobody likes to be the first to stop, and it got as far as the man with the drum, who dropped a stick.}
“And now you must say something,” somebody whispered. ¶ “Hello,” said {L}. {young:They wrote it down.|They all took off their hats, and wrote it down, and waited for the second word.} # usual
- else:
It was done quite well, {young:but next to the place.|only it was done a little to the left of where it ought to have been.}
“Was that right?” asked {L}. ¶ {young:“Nearly,” they said.|“It was very like it,” they said, and that is what people say when it is not.} # usual
}
{helper_person:“I can see what is wrong,” said {helper}. “There is nothing in that hand.”} # beat
{helper_animal:{helper} sat down on the far side, and put a nose into the other hand.} # beat
{helper_carried:{helper} was moved over to the far side, where nobody looks, and from there it all looked different.} # beat
“It is the other hand,” said {L}. The other hand hung down, and did not know where to look.
-> DONE

=== l2
# aside
# shot: two
# place: workshop; dusk; clear
# place for stage, rope, music, conduct: theatre; dusk; clear
# place for goal, talk: playing-field; dusk; clear
# place for bus, train, sledge: street; dusk; clear
# place for boat, light: harbour; dusk; clear
# place for plane: sky; dusk; clear
# place for class: school; dusk; clear
# place for crown: throne-room; dusk; clear
# place for pancake: kitchen; dusk; clear
# action: L look-through calm; heroes stand; friends stand
# things: e1 right; spoon in L.hand
There was a spoon, and you could see {L} in it from the front, {young:very small, and upside down.|very small and upside down, and you could see everything that there is to a person.}
There was the one hand. It did what it does. {young:And there was the other.|And down at the bottom, or rather at the top, was the other, and looked like a hand that has come to the wrong house.}
“It is not doing nothing,” said {L}. {young:“It is waiting.”|“It is waiting to be asked. That looks very like it.”}
So {L} asked it. {young:It opened.|It opened, slowly, one finger after the other, as if it had been holding something all that time and had forgotten what.} # usual
Then somebody wanted the spoon back, for soup. # spare
“Did you find out?” asked the one with the soup. ¶ “It is upside down,” said {L}, “but it is all there.” # more
It is a good thing to look into, a spoon. It makes the nose big, and everything else a long way off. # more
-> DONE

=== s4
# shot: close
# place: workshop; night; clear
# place for stage, rope, music, conduct: theatre; night; clear
# place for goal, talk: playing-field; night; clear
# place for bus, train, sledge: street; night; clear
# place for boat, light: harbour; night; clear
# place for plane: sky; night; clear
# place for class: school; night; clear
# place for crown: throne-room; night; clear
# place for pancake: kitchen; night; clear
# action: L reach-up happy; heroes stand happy; friends stand happy
# things: e1 right; e2; e4
So {L} let the other hand go where it wanted to go.
{
- on_stage():
It went to whoever stood next in the row, and took hold there. That hand was just as damp. And it knew the word, and gave it a squeeze, one for each bit of it.
{L} turned to the front, as far as the very last row, and said it all, right to the end.
- is_rope:
It went out, on the other side, as far from the first one as it could get. Then nothing leaned. {L} was like a clothes line with a shirt on it.
One foot went, and then the other foot. It was no further than across a room. At the end {L} held on to the post, and could hear what sort of noise that was, down there.
- is_conduct:
It went out flat, with the palm down, as you do for a big dog. And they all got quiet. One finger came up out of it, for the left, and then one for the right, and then, when it was time, one for whoever is always late.
So that is what it is for. The stick says when. The other hand says who.
- is_music:
It went under, where the weight is, and lifted. Up came the front end, and looked over everybody’s heads, and out at the window.
{L} blew once more. It was one note. But it was round, and it was yellow, and it went across the road and sat down on a roof.
- is_talk:
It went to one ear, and shut it. Then it was quiet in there, and {L} could hear {L}.
The words came one after the other, in the order in which things happened. “He has it, and she has it, and now,” said {L}, “now, oh.” And it was right for all of them to say “oh” as well.
- is_goal:
It went up beside the first one, with the thumbs together. From the front that is like a small door.
The next time that the ball came, {L} was there, and so were both. It sat in the middle of them and was quite warm. “Oh,” said everybody, but it was another “oh”.
- is_light:
It had a sleeve on, and went round and round on the glass, as the first went round and round with the light. One of them turned. The other wiped.
So there was a hole in the grey, as big as a plate, and it shone out through that. Out there something turned as well, slowly, like somebody who has been told.
- is_plane:
It went to the lever at the side, that nobody sees, and took it back, as slowly as you shut a door when there is a baby. So that is what it does. The one hand says where. The other says how fast.
The ground came up as a bath fills, and all the cups stood where they had stood. There was one small bump, and then there was grass.
- is_sledge:
It went forward, without a glove, to the nearest back, and lay down there. It was warm, and you could feel it breathe. And all the ears, as far as the first, turned to hear what it said.
“There,” said {L}. The next roof was the right roof, and so was the next. Nobody under it woke up.
- is_boat:
It took hold of the wheel on the far side, where nobody sees it. So that is what it does. The one hand pulls it round, and the other one brings it back.
The front of the boat looked where it was going. They went in between the black bits, and over the grey, and the rock was seen from behind, and was quite a small rock.
- is_train:
It found the other handle, down on the left, with a shine on it from all the other hands. So that is what it does. The one hand makes it go. The other one thinks of the stop, long before.
{L} looked out for the next lamp, and pulled, a little, and a little, and said “now”. They stood. The door was just where the people were.
- is_bus:
It found the brake, at the side, with a shine on it from all the other hands. So that is what it does. The one hand says where, and the other says when.
They went round the corner as you go round a corner with soup. They stopped at the stop. Pssh. The door came just where the lady was.
- is_care:
It took hold of the hand, or whatever it was, that lay there on the chair, and held it. So that is what it does. “I have got you,” said {L}, “and you have got me.”
Then it opened, quite by itself. The one hand went in with the lamp, and out again. There was a small “Ah”, and it was over.
- is_class:
It went up, with the palm to the front, like everybody else’s. “I do not know, either,” said {L}. “Who does?” So that is what it does. The one hand asks, and the other one is asking as well.
Up went all of theirs, and the one with the frog knew it. After that they did all of it together, as far as the bell.
- is_pancake:
It took hold of the handle, too, behind the first one, as on a bat. Then it was {L} who was the heavier of the two, and not the pan.
Up it went, and turned over, and thought about it, and came down in the middle. The other one had seen that, and let go up there, and came down on top.
- is_crown:
It took hold of the nearest hand, which belonged to nobody much, and shook it. Then it shook the next. So that is what it does. One of them is for all of them, and the other is for one at a time.
They came along the row, right down to the man with the drum. {L} picked up his stick. “There,” said {L}, and everybody knew that they could stop waving.
- else:
It went straight to the thing itself, from the other side, and held that still. So that is what it does. The one hand does it, and the other one holds what it is done to.
Then it was done right in the middle of where it ought to be. It did not even take long.
}
{is_entry_4:{entry_4}|{is_entry_3:{entry_3}|{entry_2}}}
“How do you do it?” asked somebody at the side. ¶ {L} held up the hand: up, and down.
“And the other hand?” ¶ {L} held up that one, too. “You do not see it from the side,” said {L}.
-> DONE

=== m3
# shot: two
# place: hallway; night; clear
# action: L stand proud; heroes stand; friends wave
# things: door; lamp
Then everybody wanted to shake hands, and they all wanted the one.
{L} gave them that. Then {L} gave them the other as well, and they shook it, and looked at it once more.
“I had not noticed that one,” a woman said. ¶ “No,” said {L}. “It does not mind.” # usual
{usual() != "":“Somebody must tell {usual()} how it went,” they said. “But not today.”|“You could come again tomorrow,” they said. ¶ “I will ask them both,” said {L}.} # usual
A very old man only nodded. He had seen it from the front. # spare
Then the light was put out where it had been, and {L} did the switch, with an elbow. # more
Somebody had left a glove, and it was put on the radiator, for whoever had only the one. # more
-> DONE

=== l3
# aside
# shot: wide
# place: lane; night; stars
# action: L walk sleepy; heroes walk sleepy; friends walk sleepy
# things: tree; moon; leaf
{homeward} # company
It was not far. The one hand was in the left pocket, and the other hand was in the right.
There was a crumb in one of them. They took turns with it. # usual
“They would not have thought it of you,” {L} told the right one. “Nor would I.” # more
A dog came by, and was stroked on both sides at once. It leaned on neither. # more
There was a tree on the way. From the side it had one branch. {L} went round it, and there was another.
“I thought so,” said {L}. # spare
One leaf came down, on its side. It went a bit this way, and a bit that way, and then it was down. # more
The moon was half. That was the half that you see. # usual
-> DONE

=== m4
# aside
# shot: close
# place: bathroom; night; stars
# action: L wash sleepy; heroes wash sleepy; friends stand
# things: basin; soap; towel
At the basin the one hand washed the other. Then it was the other way about.
You can’t do it with one. {L} tried. It only goes round the soap. # usual
They both went in the towel. In there you could not tell which was which. # usual
“You were good,” said {L}. It was said to both. # spare
The other one was the warmer of the two. It had done more than you would think. # more
In the mirror it was the first. That was its turn. # more
-> DONE

=== l4
# shot: object
# place: workshop; night; stars
# place for stage, rope, music, conduct: theatre; night; stars
# place for goal, talk: playing-field; night; stars
# place for bus, train, sledge: street; night; stars
# place for boat, light: harbour; night; stars
# place for plane: sky; night; stars
# place for class: school; night; stars
# place for crown: throne-room; night; stars
# place for pancake: kitchen; night; stars
# action: heroes sleep; friends sleep
# things: e1 right; moon
Where it had all been, it was dark now. Nobody was in the middle.
There was only the side left. It was very long.
A bit of moon came in, from the one side, and lay down. # usual
Nobody was doing it, and it looked quite easy. # usual
It would all be wanted again in the morning, by whoever was next. # more
Something creaked, as things do when they have been stood on all day. # more
It had gone well, and now it was resting. # more
-> DONE

=== s5
# shot: close
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{H} lay in bed.
{resting}
{keepsake}
{dream} # spare
{L} lay on the back. Then {L} lay on the front. It was neither. # usual
{L} lay on one side.
One ear was out, and one arm. # usual
One hand lay on the quilt. It went up a bit. It went down a bit.
And the other hand? You do not see that, from the side. It was under the pillow. There is a corner there. It is smooth.
It held on to that.
Goodnight, {H}.{usual() != "": Goodnight, {usual()}.}
Goodnight.
-> DONE

=== next_night
In the morning there was a knock, not a loud one. It was whoever does it on other days, well again, who wanted to know how it had gone. ¶ “It went,” said {A}, and held up a hand, and then the other hand. ¶ There was a pause out there on the mat. “So you found that,” said the one who does it on other days. “It took me eleven years.”
-> DONE

=== next_bedtime
One hand lay on the quilt. The other was somewhere, and had hold of something.
-> DONE

=== function on_stage
~ return is_stage or is_stage_too

=== function usual
{
- is_entry_1_being and not entry_1_being_many:
~ return entry_1_being
- not is_entry_1_being and is_being_1 and not being_1_many:
~ return being_1
}
~ return ""

=== function extra
{
- is_talk or is_light or is_goal or is_stage or is_rope or is_train or is_boat:
~ return ""
- is_being_2:
~ return being_2
}
~ return ""

=== function Whoever
{usual() != "":
~ return "Even " + usual()
}
~ return "Whoever does it on other days"

=== function advice
{
- is_stage or is_stage_too or is_talk or is_crown:
~ return "You must speak up"
- is_rope or is_plane:
~ return "You must not look down"
- is_goal:
~ return "You must stand right in the middle"
- is_light:
~ return "You must keep it turning"
- is_sledge:
~ return "You must watch out for chimneys"
- is_boat:
~ return "You must keep off the rocks"
- is_bus or is_train:
~ return "You must go slowly"
- is_care:
~ return "You must be quick"
- is_class:
~ return "You must be strict"
- is_pancake:
~ return "You must do it high"
}
~ return "You must not look down"

=== function not_that
{
- is_stage or is_stage_too or is_talk or is_crown:
~ return "do not be loud"
- is_rope or is_plane:
~ return "do not look up"
- is_goal:
~ return "do not just stand there"
- is_light:
~ return "hold it still"
- is_sledge:
~ return "do not miss out a chimney"
- is_boat:
~ return "keep where you can see the rocks"
- is_bus or is_train:
~ return "do not be late"
- is_care:
~ return "take your time"
- is_class:
~ return "do not be strict"
- is_pancake:
~ return "do not do it too high"
}
~ return "do not look up"
