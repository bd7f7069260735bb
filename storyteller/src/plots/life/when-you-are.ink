# tells: entries(story|hero|goalkeeper|scrum half|striker|referee|got a job|had a job|new job|first day at work|worked in|worked at|worked for|worked as|got hired|was hired|was a dentist|was a doctor|was a vet|was the vet|was the doctor|was the dentist|was a nurse|was a hairdresser|was a teacher|was the teacher|was the cook|was a cook|was the chef|was a chef|was a waiter|was the waiter|was the new cook|was the new driver|was the new teacher|was the new waiter|was the new goalkeeper|was the conductor|was the coach|the coach of|ran a shop|ran a café|ran a cafe|ran a chip shop|ran a bakery|ran a hotel|ran a school|ran a library|ran a restaurant|ran a post office|opened a shop|opened a café|opened a cafe|opened a bakery|opened a restaurant|opened a hotel|opened a hair salon|opened a school|opened a library|had a bakery|had a shop|had a café|had a cafe|hair salon|noodle shop|became mayor|became the mayor|was mayor|became king|became queen|became the king|became the queen|became prime minister|became president|became the prime minister|became the president|became a teacher|became a dentist|became a doctor|became the captain|took the orders|washed the bowls|drove the night bus|drove a bus|drove the bus|drove a train|drove the train|drove a tram|drove a taxi|joined a band|joined a circus|joined a team|joined the team|joined the circus|was in a band|played for a team)
# happens: job
# wants: child
# role grownup: parent = the grown-up who puts out the light
# kind team: goalkeeper|team|match|striker|scrum half|referee|football|soccer|rugby|cricket|hockey|netball|hurling
# kind books: out of the books|out of books|out of their books|out of the book|out of the stories
# kind show: circus|band|orchestra|choir|theatre|concert|strongman
# kind care: dentist|doctor|vet|nurse|hairdresser|hair salon|hairdressers|salon|barber
# kind drive: bus|train|tram|taxi|driver|drives|drove|pilot|lorry|ferry|conductor
# kind food: restaurant|café|cafe|noodle*|bakery|baker|cook|chef|kitchen|waiter|chip|chips|ice cream|pizza*
# kind shop: shop|stall|customer|customers|post office
# kind school: school|teacher|teaches|taught|class|headteacher|nursery
# kind crown: king|queen|emperor
# kind rule: mayor|president|prime minister
# ages: 3-9
# needs: speaking
# holds: dark(kind)

=== title
{~When You Are|Ready When You Are}
-> DONE

=== s1
# shot: wide
# place: workshop; day; clear
# place for team: playing-field; day; clear
# place for books: library; night; clear
# place for show: theatre; dusk; clear
# place for drive: bus; dusk; clear
# place for food: cafe; day; clear
# place for shop: shop; day; clear
# place for school: school; day; clear
# action: L stand proud; heroes stand; friends stand
# things: e1 right
{~There are things that are hard only at the beginning, and {H} knew one.|{H} had been told about the hook, and about the stairs, and where the biscuits were. Nobody had said how to begin.|“You will pick it up,” people say. It was lying about in bits, and {H} picked it up.}
{entry_1}
{entry_1_seen} # usual
{young:There was a row of hooks there.|There was a row of hooks there, for coats.} Over one of them it said {L}, {young:in big letters.|in letters that somebody had ruled a line for.} On the next one hung something that {L} had never found the arms of. # usual
{
- is_team:
Most of the work was a ball and some grass, and {L} got on well with both. The trouble was the whistle. {young:It always blew too soon.|It was a good whistle, and it always blew too soon.} {First_of_them()} would be looking the other way just then, one would be waving to an aunt, and one would be upside down.
- is_books:
Most of the work was ladders and paper, and {L} got on well with both. The trouble was the shutting. A book was always shut too soon. {young:An elbow was still out, or half a hat.|There would be an elbow still outside, or half a hat, or the end of what somebody had been saying.}
- is_show:
Most of the work was dust and noise, and {L} got on well with both. The trouble was the curtain. {young:It always went up too soon.|It was red, and heavy, and went up too soon every time.} {First_of_them()} would be looking for a shoe just then, and one would be facing the wall.
- is_care:
Most of the work was a small lamp and a large towel, and {L} got on well with both. The trouble was the chair. {First_of_them()} would sit down in it, and then jump right out again. {young:It did not hurt. It only came too soon.|It was not that anything hurt. It was only that it always came too soon.}
- is_drive:
Most of the work was a handle and a long way to go, and {L} got on well with both. The trouble was setting off. {young:It always came too soon.|There was a jerk, and it always came too soon.} {First_of_them()} would be half on just then, one would be half off, and somebody’s bag would be holding the door.
- is_food:
Most of the work was steam and lids, and {L} got on well with both. The trouble was the door. {young:It always opened too soon.|There was a bell on it, and it always opened too soon.} Just then {one_of_them()} would be inside a cupboard, one would be asking where the big lid was, and the pan had nothing in it.
- is_shop:
Most of the work was paper bags and change, and {L} got on well with both. The trouble was the door. {young:It always opened too soon.|There was a bell on it, and it always opened too soon.} Just then {one_of_them()} would be inside a cupboard, one would be asking where the string was, and one would be having a rest on the scales.
- is_school:
Most of the work was chalk and asking, and {L} got on well with both. The trouble was the bell. {young:It always rang too soon.|It was on the wall, and it always rang too soon.} {First_of_them()} would be under the table just then, one would have both arms in one sleeve, and the chalk was lost.
- is_rule or is_crown:
Most of the work was waving and being looked at, and {L} got on well with both. The trouble was the big door. {young:It always opened too soon.|It had two halves, and they always opened too soon.} Outside stood everybody, and looked in, and inside {one_of_them()} would still be chewing.
- else:
Most of the work was carrying and looking, and {L} got on well with both. The trouble was how it began. {young:It always began too soon.|It was all quite well once it was going, but it always began too soon.} {First_of_them()} would be in the cupboard just then, and one would be holding the wrong end.
}
-> DONE

=== m1
# aside
# shot: close
# place: hallway; day; clear
# action: L read curious paper; heroes stand; friends stand
# things: e1 right; paper in L.hand; coat on hook; hook
{young:By the hooks there was a list of the work.|Beside the hooks there was a list, with everything on it that belonged to the work.} It was in pencil, and a good deal of it had been rubbed out.
“One,” {L} read, {young:“come in.|“come in by the proper door.} Two, hang up what comes off. Three, {~do not lean on the wet part|mind the one who sleeps on the stairs}.”
{young:Then came four. Four was only a spot.|Then it went on with five. Where four should have been there was a spot, and the spot smelled of toast.}
{L} looked at both sides. {young:How to begin was not on it.|There was nothing about how to begin. Perhaps that had been four.}
“I will find out,” said {L}, and put it back on its nail. # spare
It hung a bit straighter after that than it had before. # more
-> DONE

=== s2
# shot: two
# place: workshop; day; clear
# place for team: playing-field; day; clear
# place for books: library; night; clear
# place for show: theatre; dusk; clear
# place for drive: bus; dusk; clear
# place for food: kitchen; day; clear
# place for shop: shop; day; clear
# place for school: school; day; clear
# action: L stand worried; heroes stand; friends stand
# things: e1 right; themed left
{joining}
{is_loved:“Is it anything like {loved}?” {L} was asked there, more than once. It was, in the middle.|{musing}} # personal
{is_entry_3:{entry_2}}
{
- is_team:
{young:Pheep! They were off, and nobody knew where.|Pheep! Off went {them_all()}, and it was some time before anybody knew which way it was.} Two of them said sorry to each other, and {L} said sorry to the post.
- is_books:
{young:Clap, went the book. “Ow,” said the book.|Clap, went the next book, and page nine said “Ow.”} It had to be opened again, {L} had to say sorry to a bit of beard, and then three more had got out.
- is_show:
{young:Up went the curtain! There were all the backs.|Up went the curtain! It showed a whole row of backs, and one of them was scratching.} Then {them_all()} all turned round at the same time, and somebody’s hat came off, and bowed alone. {L} said sorry to the hat.
- is_care:
“Open wide,” it went, or “Sit still,” or “Here it comes,” {young:and hop, the chair was empty.|and each time the chair was empty before the word was out.} {L} said sorry to the chair.
- is_drive:
{young:Off! And everybody sat down, most of them on somebody.|Off! And everybody sat down at once, most of them on somebody.} {L} said sorry over the shoulder, and a bag went all the way to the back alone.
- is_food:
{young:Ting! Somebody stood there, and held out both arms.|Ting! And there stood somebody, who was given a broom to hold, a lid, and then another lid.} “I only came in for a small one,” said whoever it was, and {L} said sorry.
- is_shop:
{young:Ting! Somebody stood there, and held out both arms.|Ting! And there stood somebody, who was given a broom to hold, and the end of some string.} “I only came in to look,” said whoever it was, and was wrapped up. {L} said sorry, and cut the knots.
- is_school:
{young:Ring! All of them sat down on one bench.|Ring! Off ran {them_all()}, all for the same bench, and those at the ends fell off.} {L} said good morning, and then sorry, and it was still only one minute past nine.
- is_rule or is_crown:
{young:Open! And all the people looked in.|Open! All the people looked in, and there was a great “Oh”.} The first thing that they were told was “Mmf”, because of a biscuit. It was written down. {L} said sorry for it, with a bow.
- else:
{young:Bump! It had begun.|Bump! It had begun, and about half of them were facing it.} There stood {them_all()}, all holding on to {L}, and {L} said sorry to everybody in turn.
}
{hinderer_person:“Go!” shouted {hinderer}, who only wanted to help, and it all went off a bit sooner still.} # beat
{hinderer_animal:{hinderer} ran along with whoever was first, and so there were two who had begun.} # beat
{hinderer_carried:{hinderer} had been put down exactly where it begins, and had to be moved first.} # beat
{themed_a} had been standing on the edge, and then it was not. # personal
They looked at each other, and at {L}, and each tried to look like somebody who had known. # more
“Was that it?” asked {one_of_them()}. ¶ “That was it,” said {L}. {young:“It is over now.”|“You missed it. So did I, nearly.”} # usual
-> DONE

=== l1
# aside
# shot: two
# place: kitchen; day; clear
# action: L eat calm sandwich; heroes eat sandwich; friends sit
# things: e1 right; stool; table; clock
In the middle of the work there was a break. {young:They all sat in a row, and {L} sat too.|They had it sitting in a row, in order of size, and {L} was number {~three|four}.}
{young:Each had something in paper.|Everybody had brought something in paper.} {L} had cheese. What {them_all()} had, {young:{L} did not ask.|{L} did not ask, for some of it was looking back.}
“How do you know when the break is over?” asked {L}. {young:Nobody knew.|There was a long, thoughtful silence.}
{young:“It just is,” they said, and it was.|“You are always in the middle of a bite,” they said. And everybody took one, and it was.}
{L} put the rest of the cheese in a pocket. So that came too soon as well. # spare
All the afternoon it could be heard in there, going softly from corner to corner. # more
Nobody said a word about it, and one of them came and stood a little nearer. # more
-> DONE

=== m2
# aside
# shot: behind
# place: hallway; dusk; clear
# action: L reach-up; heroes stand; friends stand
# things: e1 right; bell on hook; hook; ladder
{L} looked into when it began. {young:Who did it? There was a string.|Somebody had to be doing it, and there was a string, which went along the wall.}
It went behind the coats, and round the corner. {young:{L} went after it.|{L} followed it with one finger, past {~a mop|a bucket} that was also employed there.}
At the other end of it was nobody. {young:It had a knot.|It had a good knot, and was tied to the other end of itself.}
“So nobody begins it,” said {L}. {young:“It goes off by itself.”|“It goes off by itself, like a sneeze.”}
Everybody thanked {L} for that, and so, on the whole, did the mop. They had always blamed the mop. # spare
“And can nobody stop it?” asked {L}. ¶ Nobody had ever got there in time to try. # more
-> DONE

=== s3
# shot: above
# place: workshop; dusk; clear
# place for team: playing-field; dusk; clear
# place for books: library; night; clear
# place for show: theatre; dusk; clear
# place for drive: bus; dusk; clear
# place for food: kitchen; dusk; clear
# place for shop: shop; dusk; clear
# place for school: school; day; clear
# action: L think worried; heroes stand; friends stand
# things: e1 right; bell left
{is_entry_4:{entry_3}|{not is_entry_3:{entry_2}}}
{L} thought about it, and the next time there was a louder bell. {young:DONG. And {them_all()} came to look at the bell.|It went DONG, and {them_all()} left what they were doing, and came to have a look at the bell.}
So the time after that {L} counted. “One,” said {L}, “and two.” {young:But some of them had gone at the “and”.|But some of them went at the “and”, and one was still quite happy with one.} # usual
Then {L} wrote it on the wall. “It will begin soon,” it said. {young:They all came to read it, and then it had begun.|They all came to read it, and while they were reading it began.} # spare
{helper_person:“There is always one who is not there yet,” said {helper}, and pointed. “It is not always the same.”} # beat
{helper_animal:{helper} went to the back, and sat down by the very last one. {helper} often does.} # beat
{helper_carried:{helper} was on one arm, and looked over the shoulder, at the back, where nobody looks.} # beat
Then {L} looked at the back. {young:Right at the back stood {the_last()}, with a bow to tie.|Right at the back stood {the_last()}, with a bow to tie. It was half a bow so far.} The bell did not wait for that, and the counting did not.
Nobody had asked. # usual
-> DONE

=== l2
# aside
# shot: close
# place: hallway; dusk; clear
# action: L kneel happy; heroes kneel; friends stand
# things: e1 right; ribbon
It takes a long time to tie a bow, if somebody is waiting. {young:It goes faster if nobody looks.|It goes faster if they look at something else.}
So {L} looked at something else. {young:There was a very good crack in the wall.|There was a crack in the wall, shaped like a {~duck|spoon}, and {L} gave it some attention.}
Behind it one ear went over the other, {young:and under, and through.|and under, and was pulled through with a small grunt.}
“I am usually left behind,” said the one with the bow. ¶ {young:“I know,” said {L}.|“I know,” said {L}. “I have looked at the back now.”}
It was a fine bow. It was a bit to the left. # spare
“May I do it again?” asked the one with the bow, and undid it, and did it again. # more
This time it was a bit to the right, and that made it even. # more
-> DONE

=== s4
# shot: close
# place: workshop; night; clear
# place for team: playing-field; dusk; clear
# place for books: library; night; clear
# place for show: theatre; night; clear
# place for drive: bus; night; clear
# place for food: cafe; night; clear
# place for shop: shop; night; clear
# place for school: school; day; clear
# action: L whisper calm; heroes stand happy; friends stand happy
# things: e1 right
“I am ready,” said {L} to the one with the bow. “When you are.”
Nobody had ever told {them_all()} that. {young:It got very quiet.|It went along the row, from one to the next, and it got very quiet.}
{
- is_team:
The bow was done up. {First_of_them()} turned the right way up. One had a last wave at the aunt. {young:Then they all looked.|Then all of them looked, and all of them the same way.} “Now,” said the last one, and it began.
- is_books:
One leg went in. A beard went in, and was tucked behind a tree. {young:Somebody finished what there was to say.|Somebody finished a sentence, right down to the full stop.} “Now,” said page nine, and the book was shut as softly as an eye.
- is_show:
{First_of_them()} found the shoe. One turned to the front. {young:A nose was blown.|A nose was blown, which had been waiting for years.} “Now,” said the last one, and the curtain rose upon them all, looking out.
- is_care:
{First_of_them()} sat down in the chair, and looked at the ceiling for a bit, and at both feet. {young:Nobody did anything.|Nobody did anything, and it was done kindly.} “Now,” said whoever was in the chair. And nobody jumped.
- is_drive:
A bag was lifted in. {First_of_them()} moved up, and one sat, and looked for the ticket, and had it. {young:{L} looked in the mirror.|{L} watched it all in the mirror.} “Now,” said the one at the back, and off they went like a boat.
- is_food:
The big lid was found. Out of the cupboard came {one_of_them()}, and shut it. {young:The pan got warm.|The pan made the noise that says it is warm.} “Now,” said the one at the back, and {L} let the door open. Ting.
- is_shop:
The string was found. Out of the cupboard came {one_of_them()}, and shut it. {young:The scales were empty.|Whoever had been on the scales got down, and they swung back to nothing.} “Now,” said the one at the back, and {L} let the door open. Ting.
- is_school:
Out from under the table came {one_of_them()}. An arm came out of a sleeve, and had one of its own. {young:They all sat down.|They all sat down, each on one place.} “Now,” said the last one, and {L} let it ring.
- is_rule or is_crown:
{First_of_them()} swallowed. One brushed off a crumb, and stood up straight. {young:Nobody hurried.|The people outside could wait, it turned out, if you asked them, too.} “Now,” said the last one, and both halves of the door went open.
- else:
Out of the cupboard came {one_of_them()}. One turned it round, to the right end. {young:{L} waited.|{L} waited, and it was not even very long.} “Now,” said the last one, and it began.
}
{is_entry_4:{entry_4}|{is_entry_3:{entry_3}}}
{is_entry_2:That is how it went, and nobody had missed any of it.|It was the same work as before. Only now they were all there when it happened, {them_all()} and {L}.{is_thing_2: And there was time for a proper look at {last_thought()}.}} # usual
-> DONE

=== m3
# aside with m1
# shot: two
# place: workshop; night; clear
# action: L write calm paper; heroes stand; friends stand
# things: e1 right; pencil; paper
Afterwards {L} fetched the list.
There was still the spot, where four had been. {L} took the pencil, and wrote on it.
“Four,” it said now. “When you are.” # usual
They all came and looked. Then they went and looked at the clock, to see how it took it. # spare
It went on. It had never been asked, either.
“And when are you?” somebody asked it, kindly. ¶ It was ten past. # more
The spot still smelled of toast, if you went up close. # more
-> DONE

=== l3
# aside
# shot: wide
# place: lane; night; stars
# action: heroes walk calm; friends walk calm
# things: moon; wall; gate
The work was done. {L} took the coat off the hook, and went home.
{homeward} # company
There was a gate. It was the sort that bangs.
{L} stood still, and held it, and let it go on by itself. # usual
It shut when it was ready. Click. # usual
The moon was coming up, behind a roof. It was half up. Nobody hurried it. # spare
Behind, all down the road, you could hear them say it to each other. “After you.” “No. When you are.” # more
-> DONE

=== m4
# aside
# shot: close
# place: bathroom; night; stars
# action: L wash calm; heroes wash; friends stand
# things: tap; basin; toothbrush; towel
At home there was the wash. The tap was cold.
It has to run a bit, before it comes warm. “When you are,” said {L} to the tap.
It took its time. First it was cold, and then it was not so cold. Then it was warm. # usual
{L} washed off the work, and it went down the hole. # spare
Both hands smelled of it still, but only close to. # more
The towel hung there. It could wait as well. # more
There was one drop left in the tap. It thought about it. Then it fell. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes sleep; friends sleep
# things: coat on hook; hook; bell; paper; broom
Where the work was, it was dark now. There was only the row of hooks.
The one that said {L} was empty. It had a bit of light on it.
On the next one hung the thing with no arms. # spare
The bell hung by its string. It could have gone off. It thought that it would wait. # usual
The broom leaned on the wall. It had nothing to do until it was told. # more
Somebody had left a light on in the cupboard. It had nobody in it. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; grownup reach-up; friends sit
# things: bed; pillow; quilt; lamp
Then it was bedtime, and {L} lay in bed. {grownup} had one hand on the switch.
{resting}
{keepsake}
{dream} # spare
It always went off too soon, that lamp. One foot would still be out, and a thought would be half-way. # usual
But the hand did not move. “When you are,” said {grownup}.
So {L} put one foot in. Then the other foot. # usual
There was one more thing to think about. It was about {last_thought()}. {L} thought it, up to the end.
“Now,” said {L}.
And then the lamp went off. Nobody jumped. Nobody was in the cupboard.
Goodnight, {H}.{is_several() and not is_school: Goodnight, {them_all()}.}
Goodnight.
-> DONE

=== next_night
In the morning it did not begin. The clock stood at seven, and the milk stood by the cup, and the sun was half-way up the curtain. They seemed to be waiting for something.
{L} had one sock on. Then {L} had two. “Now,” said {L}. ¶ And everything came in at once, the light and the milk and the noise in the road, and it was day.
-> DONE

=== next_bedtime
The lamp was on. It would wait until one more foot was in.
-> DONE

=== function is_several()
{
- (is_being_1 and being_1_many) or (is_being_2 and being_2_many) or (is_being_3 and being_3_many):
~ return true
- is_school and is_thing_1 and thing_1_many:
~ return true
}
~ return false

=== function is_pair()
~ return is_entry_1_being and is_entry_1_being_2 and not (is_several() or is_team or is_books or is_show or is_care or is_drive or is_food or is_shop or is_school or is_crown or is_rule)

=== function them_all()
{
- is_being_1 and being_1_many:
~ return being_1
- is_being_2 and being_2_many:
~ return being_2
- is_being_3 and being_3_many:
~ return being_3
- is_school and is_thing_1 and thing_1_many:
~ return thing_1
- is_books:
~ return "those from the books"
- is_pair():
~ return entry_1_being + " and " + entry_1_being_2
}
~ return "the others"

=== function one_of_them()
{
- is_several():
~ return "one of " + them_all()
- is_books:
~ return "somebody out of a book"
- is_pair():
~ return entry_1_being_2
}
~ return "somebody"

=== function First_of_them()
{
- is_several():
~ return "One of " + them_all()
- is_books:
~ return "Somebody out of a book"
- is_pair():
~ return entry_1_being_2
}
~ return "Somebody"

=== function the_last()
{
- is_pair():
~ return entry_1_being
- is_being_1 and not is_several() and (is_show or is_care or is_drive or is_food or is_shop or is_rule):
~ return being_1
}
~ return one_of_them()

=== function last_thought()
{
- is_thing_3:
~ return thing_3
- is_thing_2:
~ return thing_2
- is_several() or is_pair():
~ return them_all()
}
~ return "the bow"
