# tells: entries(story|together|hero|goalkeeper|scrum half|striker|referee|got a job|had a job|new job|first day at work|worked in|worked at|worked for|worked as|got hired|was hired|was a dentist|was a doctor|was a vet|was the vet|was the doctor|was the dentist|was a nurse|was a hairdresser|was a teacher|was the teacher|was the cook|was a cook|was the chef|was a chef|was a waiter|was the waiter|was the new cook|was the new driver|was the new teacher|was the new waiter|was the new goalkeeper|was the conductor|was the coach|the coach of|ran a shop|ran a café|ran a cafe|ran a chip shop|ran a bakery|ran a hotel|ran a school|ran a library|ran a restaurant|ran a post office|opened a shop|opened a café|opened a cafe|opened a bakery|opened a restaurant|opened a hotel|opened a hair salon|opened a school|opened a library|had a bakery|had a shop|had a café|had a cafe|hair salon|noodle shop|became mayor|became the mayor|was mayor|became king|became queen|became the king|became the queen|became prime minister|became president|became the prime minister|became the president|became a teacher|became a dentist|became a doctor|became the captain|took the orders|washed the bowls|drove the night bus|drove a bus|drove the bus|drove a train|drove the train|drove a tram|drove a taxi|joined a band|joined a circus|joined a team|joined the team|joined the circus|was in a band|played for a team)
# happens: job
# wants: child
# role grownup: parent = the grown-up who puts out the light
# kind against: other team|against the|play against|plays against|played against|opponents
# kind team: goalkeeper|team|match|striker|scrum half|referee|football|soccer|rugby|cricket|hockey|netball|hurling|cup final
# kind books: out of the books|out of books|out of their books|out of the book|out of the stories
# kind show: circus|band|orchestra|choir|theatre|concert|strongman
# kind hair: hairdresser*|hair salon|salon|barber*|haircut*|cuts hair
# kind care: dentist|doctor|vet|nurse|hospital|surgery|vets
# kind post: postman|postwoman|postie*|post round|mail|delivers letters|delivers the letters|letters
# kind ship: captain|pirate ship|ship|crew
# kind drive: bus|train|tram|taxi|driver|drives|drove|pilot|lorry|ferry|conductor|rickshaw|tuk tuk
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
# place for team, against: playing-field; day; clear
# place for books: library; night; clear
# place for show: theatre; day; clear
# place for drive: bus; day; clear
# place for post: street; day; clear
# place for ship: ship; day; clear
# place for food: cafe; day; clear
# place for shop: shop; day; clear
# place for school: school; day; clear
# place for crown, rule: throne-room; day; clear
# action: L stand proud; heroes stand; friends stand
# things: e1 right
{~There are things that are hard only at the beginning, and {H} knew one.|{H} had been told about the stairs, and where the biscuits were. Nobody had said how to begin.|“You will pick it up,” people say. It was lying about in bits, and {H} picked it up.}
{entry_1}
{entry_1_seen} # usual
{
- is_against:
First they shook hands, all along the row, {young:with {them_all()}.|and {L} shook whatever was held out by {them_all()}. It was warm, and there was a good deal of it.}
Then {L} put the cap straight, and went and stood in front of the goal. {young:It was a big goal.|There is a lot of goal to stand in front of. It goes on at both sides after you have stopped.} # usual
- is_team:
{L} had a shirt with a number on, and it came down to the knees. {young:There was one for everybody.|There was one for each of {them_all()} as well, though one had put it on as trousers, and one was still inside it, calling.}
“Which way do we go?” they asked. ¶ {young:“That way,” said {L}.|“That way,” said {L}, and pointed. “After the half it is the other way.” That was thought to be unfair on those who had just learnt it.} # usual
- is_books:
{First_of_them()} sat on the bottom shelf, and swung both legs. {young:“Page nine,” said {L}. “Back you go.”|“Which page?” asked {L}. ¶ “Nine,” was the answer. “Top left. But I only have the one line there, and it is ‘Oh’.”}
{L} went along the shelves with the lamp. {young:A hat came out of one, and had a look.|A hat came out between two books, and had a look, and went in again when it saw the lamp.} # usual
- is_show:
Everybody had a place, with a chalk cross on the floor. {young:{L} found a cross. It was {L}’s.|{L} went round till there was a cross that nobody was standing on, and stood on it, and that was that.}
“What do you do?” asked {one_of_them()}. ¶ {young:“I will show you,” said {L}.|“It is best if I show you,” said {L}, and did, as far as there was room. They all nodded, and moved back a bit.} # usual
- is_hair:
{First_of_them()} sat down in the chair, and had a towel put round. {young:“A bit off?” asked {L}.|“How would you like it?” asked {L}. ¶ “The same,” was the answer, “but so that they notice.”}
{L} lifted it with the comb, to see where it began. {young:Something under there said “Boo”.|There was a good deal of it, and under that there was more, and right underneath was an ear, which said that it tickled.} # usual
- is_care:
{L} washed both hands, right up to the elbows. {young:“Next, please,” said {L}.|“Next, please,” said {L}, and in came {the_last()}, and looked round for somebody else it might have been.}
“Where does it hurt?” asked {L}. ¶ {young:“Here,” was the answer.|“Here,” was the answer, “and if I think about it, there.” {L} wrote down both, and drew a ring round the first.} # usual
- is_post:
The bag had a strap, and the strap went round {L} twice. {young:It was full of letters.|In the bag lay all the letters of the road, in order, with a string round each house.}
At the first gate somebody was waiting. {young:“Anything for me?”|“Is there anything for me?” they asked. They had been waiting since Tuesday, with a cup in one hand.} {L} looked, and there was. # usual
- is_ship:
{L} stood on a box, so as to see over the front. {young:“That way,” said {L}.|“That way,” said {L}, and pointed, and somebody far back turned a wheel, and by and by it was that way.}
Then {them_all()} had to be counted. {young:One was up the mast.|It took some time, since one was up the mast, and one was asleep in the rope, and they counted as well, out loud, to help.} # usual
- is_drive:
{L} had a cushion on the seat, and could see over the wheel. {young:“Hold tight!” called {L}.|“All on?” called {L} over one shoulder, and was told “Yes” by some, and “Nearly” by some, and “What?” by one.}
They got in one after the other, {them_all()}, {young:and each had a ticket.|and each held up a ticket, to be looked at. One had held it in the teeth, and it was a bit shorter than the rest.} # usual
- is_food:
{L} had an apron on that went round twice. {young:“What would you like?” asked {L}.|“What would you like?” asked {L}, with a pencil, and it was told quickly, by several, and some of it with their mouths full already.}
It was all written down: {young:one big one, and one very big one.|one big one, one very big one, one with nothing on it, and one “like his”. {L} read that twice, and went to look at his.} # usual
- is_shop:
{L} could just see over the counter, {young:and it had a bell on it.|and had a bell there, a pair of scales, and some paper bags on a string.} “What can I get you?” asked {L}.
{First_of_them()} pointed. {young:“That,” said {L}, “and how many?”|It was on the top shelf, where such things are, and {L} went up the ladder, and called down: “How many?”} # usual
- is_school:
“Good morning,” said {L}. ¶ {young:“Good morning,” they said, all of them.|“Good morning,” said {them_all()}, in about nine different voices, and then they waited to hear what else there was.}
{L} wrote “hat” on the board. {young:Somebody drew one on it.|It was a short word, and stood there with both feet on the ground. “And what does that say?” asked {L}. They looked at it. It had not said anything.} # usual
- is_crown or is_rule:
There was a chair with a high back, {young:and {L}’s feet did not reach the floor.|and when {L} sat in it both feet stuck straight out in front, so that everybody could see what the soles had trodden in.}
They came in one by one, {them_all()}, {young:and bowed.|and each had brought a thing that was to be different from now on. One wanted more puddles. One wanted it to be Sunday.} {L} listened to all of it. # usual
- else:
{L} was shown round. {young:“This is it,” they said.|“This is what you hold it by,” said {one_of_them()}, “and this is what you don’t.” There was not much difference.} Then {L} had a go, with {them_all()} all looking on.
It was harder than it looked, {young:but not very.|but not very, and the second time it was hardly harder than it looked at all.} # usual
}
-> DONE

=== m1
# aside
# shot: close
# place: hallway; day; clear
# action: L read curious paper; heroes stand; friends stand
# things: e1 right; paper in L.hand; coat on hook; hook
{young:By the door there was a list of the work.|Beside the door there was a list, with everything on it that belonged to the work.} It was in pencil, and a good deal of it had been rubbed out.
“One,” {L} read, {young:“come in.|“come in by the proper door.} Two, hang up what comes off. Three, {~do not lean on the wet part|mind the one who sleeps on the stairs}.”
{young:Then came four. Four was only a spot.|Then it went on with five. Where four should have been there was a spot, and the spot smelled of toast.}
{L} looked at both sides. {young:How to begin was not on it.|There was nothing about how to begin. Perhaps that had been four.}
“I will find out,” said {L}, and put it back on its nail. # spare
It hung a bit straighter after that than it had before. # more
-> DONE

=== s2
# shot: two
# place: workshop; day; clear
# place for team, against: playing-field; day; clear
# place for books: library; night; clear
# place for show: theatre; day; clear
# place for drive: bus; day; clear
# place for post: street; day; clear
# place for ship: ship; day; clear
# place for food: kitchen; day; clear
# place for shop: shop; day; clear
# place for school: school; day; clear
# place for crown, rule: throne-room; day; clear
# action: L stand worried; heroes stand; friends stand
# things: e1 right; themed left
{joining}
{is_loved:“Is it anything like {loved}?” {L} was asked there, more than once. It was, in the middle.|{musing}} # personal
{is_entry_3:{entry_2}}
{
- is_against:
Pheep! There came the ball, and behind it came {them_all()}, {young:all of them.|all of them, side by side, so that there was not much sky left.} {L} bent both knees. {young:Smack! It was in {L}’s hands.|It went smack, and then it was quiet, and {L} looked down, and there was a ball in {L}’s hands.}
“Oh,” they said, {young:and looked for it behind {L}.|and went and looked for it in the net, in case there had been two. Then one of them said “Well held”, and meant it.} # usual
- is_team:
Pheep! Off went {them_all()}, {young:some this way and some that way.|and it was some time before anybody knew which way it was.} Then the ball came to {L}. {L} stopped it with one foot, and looked up for somebody to send it to. {young:One was waving. One was upside down.|One was waving to an aunt, one was upside down, and one ran up very fast, and past.}
“Here!” called somebody. It was {one_of_them()}. {young:{L} kicked it there. It bounced off.|{L} sent it there, quite neatly. It bounced off the tummy, and the tummy said sorry.} # usual
- is_books:
Clap, went the book. “Ow,” said the book. {L} opened it again. {young:A bit of beard was still out.|There was a bit of beard still outside, and half a boat, and the end of what somebody had been saying.} And while it was open three more got out, {young:and ran.|and ran along the shelf, and one had brought the horse.}
“After them,” whispered {L}, because of where it was. {young:They ran on tiptoe.|So they all ran on tiptoe, those who were after and those who were away, past the whole of history.} # usual
- is_show:
Then the music began, and they were off, {them_all()}, {young:each a bit sooner than the next.|and each of them had begun a bit sooner than the next, so as not to be late.} {L} did it, too. {young:It went up. It came down. Somebody’s hat fell off.|It went up, and it went round, and at the top of it somebody’s hat came off, and bowed alone.}
“Was that the end?” asked {one_of_them()}. ¶ {young:“That was the middle,” said {L}.|“That was the middle,” said {L}. “The end is where they clap.” They listened. Somebody coughed.} # usual
- is_hair:
Snip, went {L}. {young:The chair was empty.|And there was a tuft on the floor, and the chair was empty, and from under the basin somebody asked if it was over.} {First_of_them()} had to be fetched out, and shown the tuft. {young:It did not look like much.|It was stroked, and asked how it felt. It looked quite happy, down there.}
Then {L} washed the next one, {young:and it foamed.|and it foamed, and went on foaming, until there was only foam in the chair, with a nose in it. “Too hot?” asked {L}. ¶ “Pff,” said the foam.} # usual
- is_care:
“Open wide,” said {L}, or “Sit still,” or “Here it comes,” {young:and hop, the chair was empty.|and each time the chair was empty before the word was out.} Under the table sat {the_last()}. {young:“It has stopped,” came from there.|“It does not hurt any more,” came from under there. “It has just this moment stopped.”}
So {L} got under the table as well, with the lamp. {young:“Say aah,” said {L}.|“Say aah,” said {L}. ¶ “Ooh,” was the answer. It was the wrong one, but you could see in.} # usual
- is_post:
At the next gate they came out too soon, {young:and read it over {L}’s arm.|and had read it over {L}’s arm before it was out of the bag, and were quite upset, and it was for next door.} {L} said sorry, and shut the bag. {young:Then the bag got a nose in it.|But whoever is waiting for a letter has a nose in the bag before you can say which house.}
One had no name on it, and no house. {young:It only said “You”.|It only said “You”. {L} held it up, and they all put up their hands, {them_all()}, every one.} # usual
- is_ship:
“Pull!” called {L}. {young:They all pulled. Half pulled the wrong rope.|They all pulled at once, {them_all()}, and half of them had the one end of a rope, and half of them had the other.} The sail went up, and had a look round, {young:and came down on their heads.|and came down over everybody, and for some time the orders were given to a sheet with lumps in it.}
Then there was a splash. {young:It was a hat.|“Hat overboard!” somebody called. {L} got it back with the mop, and put it on whoever had the coldest ears.} # usual
- is_drive:
{L} pulled the handle, and off it went. {young:They all sat down, most of them on somebody.|With the jerk they all sat down at once, {them_all()}, most of them on somebody, and a bag went all the way to the back alone.} {L} said sorry over one shoulder. {young:“One is still outside!” they called.|“One of us is still outside!” they called, and there was one, running, with half a bun.}
So {L} stopped, and the door sighed. {young:In got the one with the bun.|In got the one with the bun, and thanked everybody by name, and held out the other half to {L}.} # usual
- is_food:
Ting! {young:In they came, and sat down, and banged their spoons.|The bell was hardly still when they were in, {them_all()}, and sat down, and began to bang their spoons.} {L} ran. {young:The lid fell off, and it all boiled over.|The pan had nothing in it, then it had too much, and the lid went up by itself and walked along the shelf.}
“There is something in mine,” called {one_of_them()}. ¶ {young:“That is the food,” said {L}.|{L} came and looked. “That is the food,” said {L}, and that was quite all right, then.} # usual
- is_shop:
Ting! {young:In they all came, and all leaned on the counter.|The bell was hardly still when they were in, {them_all()}, and all leaned on the counter, and it came to meet {L}.} “One at a time,” said {L}. {young:So they all said it, one at a time.|“We are one at a time,” they said, one after the other, and that took till ten.}
“I only came in to look,” said {one_of_them()}, {young:and was wrapped up.|but {L} had begun with the string by then, and was quick, and there had to be some cutting of knots.} # usual
- is_school:
Ring! {young:They all sat down on one bench.|There was a bell, and off ran {them_all()}, all for the same bench, so that those at the ends fell off.} {L} held up one finger. {young:They all held up one, if they had one.|They all held up one as well, or whatever came nearest to it. “That is one,” said {L}. They thought that it was rather good.}
“And one and one?” asked {L}. {young:They held up both.|It went very quiet. Then {one_of_them()} pushed up against the next, to see, and they counted, and it came to a lot.} # usual
- is_crown or is_rule:
The door flew open. {young:“What are we to do?” asked all the people.|“What are we to do?” asked all the people, who looked in. And {L} had only just put in a biscuit.} “Mmf,” said {L}. {young:So they all said “Mmf”, and did it.|It was written down at once, and read out from the steps, and all over the town they went and did it, as well as they could.}
Later they came and asked if it was right, {young:and it was hard to say.|and showed {L}. There was a good deal of hopping in it. “Nearly,” said {L}, with an empty mouth.} # usual
- else:
Then it began in earnest. {young:They all helped at once.|They all helped, {them_all()}, and all at once, and all from the same side, so that it went over.} {L} picked it up. {young:“One lifts, one holds,” said {L}.|“One lifts,” said {L}, “and one holds, and one says when.”}
“Like that?” asked {one_of_them()}. ¶ {young:“A bit more like this,” said {L}.|“Yes,” said {L}, “only the other way up, and not on my foot.”} # usual
}
{hinderer_person:“Go!” shouted {hinderer}, who only wanted to help, and it all went off a bit too soon.} # beat
{hinderer_animal:{hinderer} ran along with whoever was first, and so there were two to be fetched back.} # beat
{hinderer_carried:{hinderer} had been put down exactly where it begins, and had to be moved first.} # beat
{themed_a} had been standing on the edge, and then it was not. # personal
They looked at each other, and at {L}, and each tried to look like somebody who had known. # more
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
# action: L sweep calm; heroes stand; friends stand
# things: e1 right; hook; bucket
There is always some sweeping in it. {young:{L} had the broom.|Whoever came last has the broom, and that was {L}.}
{L} began at the far end. {young:There were crumbs, and a button.|There were crumbs, and a button, and {~half a ticket|a very small bell}, and some of it belonged to {them_all()}.}
“That is mine,” said {one_of_them()}, of the crumb, {young:and had it back.|and was given it, and put it where crumbs are kept.}
So it got less and less, {young:and there was nothing to sweep.|and when {L} came to the near end all of it had been asked for, and there was nothing left to sweep.}
The broom was thanked as well. It was not used to that. # spare
“Did you do that all by yourself?” somebody asked. ¶ “No,” said {L}. “They took it with them.” # more
-> DONE

=== s3
# shot: above
# place: workshop; dusk; clear
# place for team, against: playing-field; dusk; clear
# place for books: library; night; clear
# place for show: theatre; dusk; clear
# place for drive: bus; dusk; clear
# place for post: street; dusk; clear
# place for ship: ship; dusk; clear
# place for food: kitchen; dusk; clear
# place for shop: shop; dusk; clear
# place for school: school; day; clear
# place for crown, rule: throne-room; dusk; clear
# action: L think worried; heroes stand; friends stand
# things: e1 right
{is_entry_4:{entry_3}}
{
- is_against:
They had a talk about it, with all their heads together. {young:Then they came again.|Then they came again, and this time from the left, and the ball went up so high that it was gone.} {L} looked up, and went back one step, and one more, and had the net in the neck. {young:There it was! {L} pushed it over the top.|There it was, coming down out of the sun, and {L} got three fingers to it, and it went over the top.}
The next one rolled. It rolled between all their feet, and sat down on the line, and thought about it. {L} lay down in front, so that it would not have to decide. # usual
- is_team:
Then they all ran for the ball at once, {young:and fell down in a heap.|all {them_all()}, and there was a heap, with the ball somewhere in it, and a good many people saying “Mine”.} It came out at the side, by itself. Nobody saw it but {L}. {young:{L} ran, and it rolled.|{L} ran along beside it, and for a while there was nobody there but the two of them, and the grass.}
“Come on!” called somebody far off, with a flask. {young:The heap looked up.|Then the whole heap got up and ran as well, after {L}, and you could feel it in the ground through both boots.} # usual
- is_books:
By midnight most were back. {young:One was on the lamp, and had a cold nose.|They had to be asked for their page, and held by the sleeve, and let down into it feet first, as you get into a bath.} One had got into the wrong book. {young:“Who are you?” they asked in there.|You could hear them in there. “There is no pirate in this,” they said. “It is about cheese.”} {L} reached in, and had a boot.
“Does it end well?” asked {one_of_them()}. {L} looked at the last page, and said nothing, but nodded. # usual
- is_show:
Next came the hard bit. {young:They stood on each other.|It is done standing on each other, and somebody has to be at the bottom, and somebody at the top, and {L} was the lightest.} {L} went up, over a knee, and a back, and a hat. {young:It was high up there.|From up there you could see the top of the curtain, where nobody dusts.} “Are you all still there?” called {L}. ¶ “Mostly,” it came from below.
Then it swayed. It swayed to the left, and {them_all()} all said “Oh”, and then it swayed back, and they said it again, in a deeper voice. # usual
- is_hair:
Now there was a row of them by the wall, all waiting, {young:and all hairy.|and it got no shorter, for those who were done went and sat at the end of it again.} {L} did curls. {L} did a plait so long {young:that two had to hold it.|that two of them had to hold it at the far end, and tell how it was getting on there.} The comb went in at the back, {young:and stayed in.|and something in there took hold of it, and combed as well.}
“Not there,” said {one_of_them()}, each time that {L} came near the left ear. “That side I only show at home.” # usual
- is_care:
The row of chairs was full by now. {young:One had it in the ear. One had it in the tail.|One had it in the ear, and one in the tail, and one only where nobody was to look.} {L} went along with a spoon, and a torch, and a large roll of white. {young:Round and round it went.|It went round three times, and under, and a bow on top, and that one would not have it off again.}
But {the_last()} still sat there, with a mouth as shut as a purse. {L} warmed the spoon in one hand. “It is only a spoon,” said {L}. # usual
- is_post:
The bag got lighter. {young:There was one letter left.|It had been round {L} twice, and now it hung, and there was only one letter in it.} It was for the house at the end, {young:where nobody comes to the gate.|where nobody ever comes to the gate, and the gate has grown into the hedge.} {L} went up the path. {young:“Post!” called {L}.|“Post!” called {L}, and behind the door something took a step, and then took it back.}
There was a slot, and it was too high. {L} stood on the bag. Now one eye could look in, and in there was an eye that looked out. # usual
- is_ship:
Then the wind got up. {young:The ship went up, and down.|Everything that was on the left went over to the right, {them_all()} too, and said good morning there, and came back.} {L} held on to the wheel with both arms, {young:and the wheel held on to {L}.|and when the wheel went round {L} went round with it, and saw the sky, and the deck, and the sky.} “Is this right?” called somebody, upside down. ¶ “It is quite right,” called {L}. “It is only not the way up that we had.”
Afterwards they found {one_of_them()} in a barrel, who had not noticed, and asked what was for supper. # usual
- is_drive:
At the next stop there were still more of them. {young:They did not all fit.|“Move up a bit,” called {L}, and they moved up, {them_all()}, until those at the back were standing in their own pockets.} One did not fit at all. {young:The front half was in.|The front half was in, and had paid. The other half stood out in the road, and was rained on.} {L} got down, and went round, and gave it a push. {young:Plop!|It went “plop”, and somebody at the other end said “Good evening”.}
“Where do you want to get out?” {L} asked along the rows. They had not thought of that. It was so nice in there. # usual
- is_food:
By now all the tables were full, {young:and they sat in the window, too.|and {them_all()} sat on the stairs as well, and in the window, with their plates on their knees.} {L} carried four at once, two in the hands, and two on the arms, {young:and one on the head.|and the sauce between two teeth. “More,” they said, when it was put down, before they knew what it was.} {young:“More,” they said.|Then the big spoon was missing. {L} found it by listening. Somebody was eating with it.}
One had still had nothing. That was {the_last()}, right at the back, who was reading the card, and had got as far as the soup. # usual
- is_shop:
By then they had bought nearly everything. {young:One bought the bell.|One wanted the bell, and one had the ladder wrapped, and had to wait till {L} had come down from it.} {L} ran from one end to the other. {young:“And a bag,” they said.|“And have you got it in blue?” they asked. “And have you got it smaller?” And when it was smaller they were so pleased that they took the big one too.}
Only {the_last()} had not said a word yet, and stood at the far end of the counter, with a coin, and got it warm. # usual
- is_school:
After that it was sums, and then it was singing. {young:They sang all at once, and all of them different.|They had all got a song of their own, {them_all()}, and there was no reason, they said, to wait till the next one was done.} {L} beat time with the ruler. {young:Somebody ate the chalk.|Then there was no more chalk, since somebody had asked what it was for, and had not waited to be told.} “Who was that?” asked {L}. ¶ They all opened their mouths. One was white.
At the end of the bench sat one with an arm half up. Whenever {L} looked, it was scratching an ear. # usual
- is_crown or is_rule:
Then there were the two from the bridge. {young:“It is mine,” said one. “It is mine,” said the other.|Each of them had one end of a ladder, and each of them had had it first, and they had brought it in with them, sideways, which cost a lamp.} {L} looked along it. {young:“Who holds it, when you go up?” asked {L}.|“And who holds it,” asked {L}, “while you go up?” They thought. They each looked at the one at the other end.} ¶ They took it home together.
But there was still somebody by the door. That was {the_last()}, who had come in first, and had let all the others go before. # usual
- else:
They got better at it as the day went on. {young:{One_of_them()} could do it with both eyes shut.|{One_of_them()} could do it with both eyes shut, and did, and then it was all over the wall, and they cleaned it off together.} {L} showed them the bit with the twist. {young:Round it went.|It goes round, and then a bit further than you would think, and on no account back.}
Only one was still standing at the side, and held it, and looked at it, and did not begin. # usual
}
{helper_person:“There is always one who is not there yet,” said {helper}, and pointed. “It is not always the same.”} # beat
{helper_animal:{helper} went to the back, and sat down by the very last one. {helper} often does.} # beat
{helper_carried:{helper} was on one arm, and looked over the shoulder, at the back, where nobody looks.} # beat
“Hurry up,” said somebody. It was the clock, or it sounded like it. # more
-> DONE

=== l2
# aside
# shot: close
# place: hallway; dusk; clear
# action: L kneel happy; heroes kneel; friends stand
# things: e1 right; cap
With the work came a cap. {young:It came down to {L}’s nose.|It had been made for somebody with more behind the ears, and on {L} it came down to the nose.}
“Let me try,” said {one_of_them()}, {~and had it on|and put it on}, {young:and it sat on top, like a bun.|and there it sat right on top, as a bun sits on a cupboard.}
Then they all tried it, {them_all()}, one after the other. {young:On one it was only an ear that got warm.|On one it kept only an ear warm, and one could get it off again only with help.}
They looked at each other. {young:“It suits nobody,” said {L}.|“It suits nobody,” said {L}, “so that is fair.”}
In the end it hung on the hook, and suited that. # spare
“I thought that it went with the work,” said {one_of_them()}. ¶ “It goes with the hook,” said {L}. # more
-> DONE

=== s4
# shot: close
# place: workshop; night; clear
# place for team, against: playing-field; dusk; clear
# place for books: library; night; clear
# place for show: theatre; night; clear
# place for drive: bus; night; clear
# place for post: street; night; clear
# place for ship: ship; night; clear
# place for food: cafe; night; clear
# place for shop: shop; night; clear
# place for school: school; day; clear
# place for crown, rule: throne-room; night; clear
# action: L whisper calm; heroes stand happy; friends stand happy
# things: e1 right
{
- is_against:
At the very end there was one last kick. {First_of_them()} put the ball down, and took it up again, and put it down a bit further over.
“I am ready,” called {L}. “When you are.” ¶ It got very quiet. Nobody had ever been told that by a goal. The one with the ball looked at one foot, and at the other, and breathed out.
“Now.” And it came. It came low down, and fast, and {L} went along the ground, with both arms out, as long as {L} had ever been. Whump.
- is_team:
Near the end it was their kick. The whistle had gone already. But {L} put one foot on the ball, and looked round at {them_all()}.
“I am ready,” said {L}. “When you are.” ¶ Nobody had ever told them that. One turned the right way up. One had a last wave at the aunt. Then they all looked, and all of them the same way.
“Now,” they said. And {L} kicked it, and it went to one of them, and to the next, and on to the next, and nobody said sorry at all.
- is_books:
There was only one left, down by the door. That was {one_of_them()}, with a sentence that was not done. {L} held the book open, on both knees.
“I am ready,” said {L}. “When you are.” ¶ One leg went in. A beard went in, and was tucked behind a tree. The sentence was said, right down to the full stop.
“Now,” said page nine. And {L} shut it as softly as an eye, and nothing was left out, not so much as an elbow.
- is_show:
Then came the end. The curtain was down, and on the other side of it you could hear the people sit. {First_of_them()} had lost a shoe.
“I am ready,” said {L}. “When you are.” ¶ Nobody had ever told them that. The shoe was found. A nose was blown. They all turned to the front, {them_all()}, and stood on their crosses.
“Now,” they said, and up it went. And they did the whole of it, all together, {L} too. And there was the clapping.
- is_hair:
The last in the row was {one_of_them()}, who had been sent to the front three times, and had always let the next one go. {L} put the comb down.
“I am ready,” said {L}. “When you are.” ¶ It was quiet. A foot went up and down. “You may do the left,” said the one in the chair, and turned round, and showed it. There was a curl there, quite small, that nobody had seen before.
“Now,” it was said. Snip, went {L}. It was so little that you could have put it in a thimble. They passed the mirror round.
- is_care:
{L} put the spoon down on the table, and sat, and folded both hands.
“I am ready,” said {L}. “When you are.” ¶ Then nobody did anything, and it was done kindly. They looked at the ceiling, and at all their feet.
“Now,” it was said, and something opened wide. {L} was quick, and had warm hands. “There,” said {L}. “That was it.” ¶ “Was it?” They looked at the place together. There was a plaster on it, and that was the best part.
- is_post:
{L} sat down on the step, and laid the letter beside it, face up.
“I am ready,” said {L} to the door. “When you are.” ¶ For a long time there was only the hedge. Then there was a chain, and a bolt, and another bolt. A hand came out, and felt about, and had it.
“It says ‘You’,” they said in there. “That is me.” ¶ “I thought so,” said {L}. And it was read out, right there on the step, to {L} and whoever else had come.
- is_ship:
Then it was calm, and they could see where they were going. {L} had a hand on the wheel. But {one_of_them()} was still tying a knot.
“I am ready,” said {L}. “When you are.” ¶ No captain had ever told {them_all()} that. They all sat down on the deck, and watched how it was tied: over, and under, and through. It was a beautiful knot.
“Now,” they said. And {L} called “Pull!” and they pulled, all of them at the same end. Up it went, and it filled, as a cheek does.
- is_drive:
They were all in but one. It had got dark, and out there stood {the_last()}, and looked for a ticket, first in one place and then in another. {L} had one hand on the handle, and took it off.
“I am ready,” said {L}. “When you are.” ¶ Nobody had ever told {them_all()} that. A bag was lifted in. One moved up. One sat, and looked for the ticket, and had it.
“Now,” said the one at the back. And off they went like a boat, and nobody sat down on anybody. {L} let them out one by one, each by the right door.
- is_food:
{L} pulled up a chair to the table right at the back, with the pencil put away.
“I am ready,” said {L}. “When you are.” ¶ Nobody had ever told anybody that in there. They put down their spoons. You could hear the card being turned over, and read on the back as well.
“The small one,” it was said then, “please.” {L} brought it, with a lid on, and took the lid off. They all leaned in to see. It steamed. “Oh,” they said. It was just that.
- is_shop:
{L} put down the string, and leaned on the counter, on both arms.
“I am ready,” said {L}. “When you are.” ¶ It got quiet in there. The scales swung back to nothing. They looked at it all, from the top shelf down to the bottom, with {L}, and did not say a word.
“That one,” it was said then. It had stood in front of them all the time. {L} wrapped it, and did the string, with a loop for one finger. The coin was very warm.
- is_school:
{L} sat down on the bench, right at the end, by the arm that was half up.
“I am ready,” said {L}. “When you are.” ¶ Nobody had ever told {them_all()} that. It got quiet, all along. Somebody put the last of the chalk back.
“Now,” said the one with the arm. “I know what it says.” And they looked at the board, where it had stood the whole day. “It says hat.” {L} was so pleased that the bell had to wait.
- is_crown or is_rule:
{L} got down from the chair, and went over to the door, and sat on the step.
“I am ready,” said {L}. “When you are.” ¶ Nobody had ever been told that by somebody in such a chair. It went along the row, from one to the next, and they all sat down as well.
“I wanted nothing,” it was said then. “I only wanted to ask how you are.” {L} had to think. “Well,” said {L}. “My feet do not reach.” ¶ So they brought a box for them.
- else:
{L} went over there, and sat down, and did not show how it goes.
“I am ready,” said {L}. “When you are.” ¶ Nobody had ever told {them_all()} that. They all sat down, too. It was looked at from below.
“Now,” said {the_last()}, and did it, from beginning to end, with the twist.
}
{is_entry_4:{entry_4}|{is_entry_3:{entry_3}|{entry_2}}}
{is_thing_2 and not is_entry_2:And there was time for a proper look at {last_thought()}.} # usual
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
Where the work was, it was dark now. There was only a row of hooks.
Over one of them it said {L}. It had a bit of light on it.
On the next one hung somebody’s scarf. It would be fetched in the morning. # spare
There was a bell, and it hung by its string. It could have gone off. It thought that it would wait. # usual
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
There was one more thing to think about, and that was {last_thought()}.
“Now,” said {L}.
And then the lamp went off. Nobody jumped.
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

=== function them_all()
{
- (is_hair or is_drive) and is_being_1 and being_1_many and is_being_2 and being_2_many:
~ return being_2
- is_hair:
~ return "the customers"
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
- is_against:
~ return "the other side"
- is_team:
~ return "the team"
- is_ship:
~ return "the crew"
- is_drive:
~ return "the passengers"
- is_hair or is_shop:
~ return "the customers"
- is_food:
~ return "the guests"
- is_school:
~ return "the class"
- is_crown or is_rule:
~ return "the people"
}
~ return "the others"

=== function one_of_them()
{
- is_books and not is_several():
~ return "somebody out of a book"
}
~ return "one of " + them_all()

=== function First_of_them()
{
- is_books and not is_several():
~ return "Somebody out of a book"
}
~ return "One of " + them_all()

=== function One_of_them()
~ return First_of_them()

=== function the_last()
{
- is_being_1 and not is_several() and (is_care or is_drive or is_food or is_shop or is_rule or is_crown):
~ return being_1
- is_care and not is_several():
~ return "the next one"
}
~ return one_of_them()

=== function last_thought()
{
- is_several():
~ return them_all()
- is_thing_3:
~ return thing_3
- is_thing_2:
~ return thing_2
- is_being_1:
~ return being_1
}
~ return "what had been done that day"
