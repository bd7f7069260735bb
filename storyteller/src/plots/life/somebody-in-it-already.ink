# about: story-about; with-character; creature; bring-back
# tells: tale(or two|swap|swapped|swapping|swap for a day|swap houses|swap homes|swap jobs|swap voices|swap beds|swap hats|swap places|swap lives|swap bodies|swap names|swap shoes|swap with each other|swap sides|swaps places with|swaps houses with|swaps homes with|swaps jobs with|swaps beds with|swaps voices with|swaps lives with|swaps bodies with|swaps hats with|swaps roles with|swap roles|decide to swap|decided to swap|want to swap|agree to swap|accidentally swap|get swapped|got swapped|trade|traded|trade places|traded places|trade jobs|trade houses|trade homes|trade hats|trade lives|trade voices|trade bodies|trades places with|trades jobs with|trades homes with|switch|switched|switch places|switched places|switch bodies|switched bodies|switch jobs|switch houses|switch lives|switch voices|switch hats|switches places with|switches bodies with|switches jobs with|switches lives with|change places|changed places|changes places with|exchange|exchanged|exchange houses|exchange jobs|have a swap|do a swap|do each other's jobs|do each other’s jobs|live in each other's houses|live in each other’s houses|sleep in each other's beds|sleep in each other’s beds|wear each other's|wear each other’s)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind house: house|houses|home|homes|nest|nests|cave|caves|burrow|burrows
# kind job: job|jobs|work|roles
# kind voice: voice|voices|noise|noises|sounds|roar|roars|songs
# kind bed: bed|beds|pillows|blankets
# kind hat: hat|hats|caps|crowns|coat|coats|helmets|scarves
# kind shoes: shoes|boots|wellies|socks|slippers|trousers|pants|pyjamas|wings|legs|ears
# kind place: place|places|sides|seats
# kind life: bodies|body|lives|life|a day
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# role other: answer, creature = somebody
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind)

=== title
{~Somebody in It Already|On Three}
-> DONE

=== s1
# shot: wide
# place: lane; afternoon; clear
# action: guest stand happy left; other stand happy right; heroes stand curious at guest; friends stand curious
# things: gate; card on gate; wall
{~There was somebody on each side of the gate, and {H} went down the path to see which of them had knocked.|It was a quiet afternoon, until somebody on the left said “You go first” and somebody on the right said “No, you.” {H} went out to see.|“Can you count to three?” somebody called over the gate. {H} could, and went to see what for.}
{guest_many:Two {guest_noun} stood there, one on the left and one on the right|On the left stood {guest_a}, and on the right stood {other_known:{other_a}|the other}}.
On the gate hung a card. “Today only,” it said: “{wished_tale}.”
“Somebody has to count,” said {guest_many:the left one|{guest}}, “or one of us goes first, {young:and that is no swap.”|and then it is not a swap but a present.”}
“One, two, three,” said {A}, {young:quite slowly.|slowly and clearly, so that nobody could say later that they had not heard.}
{
- is_house:
They went past each other, very politely, {guest_many:the left one|{guest}} to {guest_many:the right one’s|{other_known:{other_s}|the other’s}} house, and {guest_many:the right one|{other_known:{other}|the other}} to {guest_many:the left one’s|{guest_s}}.
- is_job:
They went past each other, very politely, {guest_many:the left one|{guest}} to do {guest_many:the right one’s|{other_known:{other_s}|the other’s}} work, and {guest_many:the right one|{other_known:{other}|the other}} to do {guest_many:the left one’s|{guest_s}}.
- is_voice:
{guest_many:The left one|{guest}} said “Good afternoon,” and it came out exactly like {guest_many:the right one|{other_known:{other}|the other}}. {guest_many:The right one|{other_known:{other}|The other}} said it, and it came out like {guest_many:the left one|{guest}}.
- is_bed:
The beds had been put out on the grass. {guest_many:The left one|{guest}} lay down in {guest_many:the right one’s|{other_known:{other_s}|the other’s}}, and {guest_many:the right one|{other_known:{other}|the other}} in {guest_many:the left one’s|{guest_s}}.
- is_hat:
Off it came on the left, and off it came on the right, and each of them put on the other’s.
- is_shoes:
There was a good deal of hopping, and then each of them had the other’s.
- is_place:
They went past each other, very politely, and then {guest_many:the left one|{guest}} was in {guest_many:the right one’s|{other_known:{other_s}|the other’s}} place, and {guest_many:the right one|{other_known:{other}|the other}} in {guest_many:the left one’s|{guest_s}}.
- is_life:
They went past each other, very politely, and then {guest_many:the left one|{guest}} was {guest_many:the right one|{other_known:{other}|the other}}, and {guest_many:the right one|{other_known:{other}|the other}} was {guest_many:the left one|{guest}}.
- else:
They went past each other, and then each of them had the other’s.
}
“How is it?” asked {A}, after a bit. ¶ {guest_many:The left one|{guest}} kept quite still. “There is somebody in {is_shoes:them|it} already,” said {guest_many:the left one|{guest}}.
-> DONE

=== m1
# aside
# shot: close
# place: garden; afternoon; clear
# action: guest hold curious card; heroes look-up curious; other stand happy; friends stand curious
# things: gate; wall; bench; themed
There were some rules on the back of the card, {young:and {A} read them out.|in two sorts of writing, and {A} read them out.}
“We do not look in the pockets,” said the first. {young:“We do not say that ours was better.”|“We feed what has to be fed, and we do not say that ours was better,” said the next.}
“What if it is better?” asked {A}. ¶ “Then we think it,” said {guest_many:the right one|{other_known:{other}|the other}}.
The last one only said “Seven”. {young:That was when it stopped.|That was when it would be over, and not a minute before, even if somebody had had enough by four.}
{themed_a} was hung on the gate, to show that it had begun. # personal
“I shall not have had enough by seven,” said {guest_many:the left one|{guest}}. {young:It was three.|It was ten past three.} # more
-> DONE

=== s2
# shot: two
# place: lane; afternoon; clear
# action: guest think worried; heroes point proud at guest; friends stand curious
# things: wall; biscuit on wall
# things for house: house; chair
# things for bed: bed; pillow
# things for hat: hat on guest; wall
{A} had a look.
{joining}
{is_loved:“If I swapped,” said {A}, “mine would be full of {loved}.” ¶ “Then I should sit very still in it,” said {guest_many:the left one|{guest}}.|{musing}} # personal
{
- is_house:
In the house there was a chair with a shape in it, and every hook in the hall was as high up as {guest_many:the right one|{other_known:{other}|the other}} can reach.
- is_job:
With the job came a list of all that has to be done, in {guest_many:the right one’s|{other_known:{other_s}|the other’s}} writing, and half a biscuit, for when you are half-way down.
- is_voice:
Whenever {guest_many:the left one|{guest}} said something, there was a small laugh at the end of it, and that was {guest_many:the right one’s|{other_known:{other_s}|the other’s}}.
- is_bed:
In the bed there was a dip, exactly as long as {guest_many:the right one|{other_known:{other}|the other}}, and some crumbs, where {guest_many:the right one|{other_known:{other}|the other}} has a biscuit.
- is_hat:
There was a dent in it, on one side, just where {guest_many:the right one|{other_known:{other}|the other}} takes hold to say good morning.
- is_shoes:
They bent in a place where {guest_many:the left one|{guest}} did not, and kept wanting to go home the way that {guest_many:the right one|{other_known:{other}|the other}} goes.
- else:
There was a warm patch, exactly the size of {guest_many:the right one|{other_known:{other}|the other}}, and half a biscuit.
}
“That is only {guest_many:the right one|{other_known:{other}|the other}},” said {A}. “It is how you can tell whose {is_shoes:they are|it is}.” # usual
Then {guest_many:the right one|{other_known:{other}|the other}} came running, from the other side. “Excuse me,” said {guest_many:the right one|{other_known:{other}|the other}}. “There is somebody in {is_shoes:these|this}.” # usual
{hinderer_person:“I can’t tell any more,” said {hinderer}, and greeted {guest_many:the left one|{guest}} as {guest_many:the right one|{other_known:{other}|the other}}, and {guest_many:the right one|{other_known:{other}|the other}} as the postman.} # beat
{hinderer_animal:{hinderer} smelled one, and then the other, and then the first again, and sat down to think.} # beat
{hinderer_carried:{hinderer} was put down in the middle, to be nobody’s side, and fell over to the left.} # beat
-> DONE

=== l1
# aside
# shot: above
# place: garden; afternoon; clear
# action: heroes run happy; guest look-up worried left; other look-up worried right; friends stand laughing
# things: gate; wall; bench
After that {A} was called to the left, and to the right, and to the left. {young:There was a lot to ask.|For you can’t ask somebody how a thing is done when they are busy being you.}
“What does {guest_many:the other one|{other_known:{other}|the other}} do when something itches?” asked {guest_many:the left one|{guest}}. ¶ {young:“Rubs it on the gate,” said {A}.|“Rubs it on the gatepost,” said {A}, “and says ‘aah’.”}
“And what does {guest_many:that one|{guest}} do about four o’clock?” asked {guest_many:the right one|{other_known:{other}|the other}}. ¶ {young:“Sits down and says ‘phew’,” said {A}.|“Sits down,” said {A}, “and says there is still so much to do.”}
So that was done, on both sides. {young:“Aah,” it went on the left. “Phew,” it went on the right.|“Aah,” it went on the left, and on the right it went, “There is still so much to do.”}
It was very nearly right. {young:Only the “aah” was too high.|Only the “aah” was a bit high.} # more
-> DONE

=== m2
# aside
# shot: behind
# place: garden; dusk; clear
# action: heroes eat happy biscuit; guest sit calm; other sit calm; friends sit happy
# things: bench; biscuit; plate; wall
Half-way down they had a rest, and a biscuit, {young:with {A} in the middle.|on the bench, with {A} in the middle, where it is nobody’s side.}
“Is it hard?” asked {A}. {young:“I had no idea,” said {guest_many:the left one|{guest}}.|“I had no idea how much there was to it,” said {guest_many:the left one|{guest}}, “being over there all day.”}
“Nor had I,” said {guest_many:the right one|{other_known:{other}|the other}}. “Do you always have the sun in your eyes?” ¶ “From two till four,” said {guest_many:the left one|{guest}}. {young:“You have to squint.”|“You have to squint at it, and it gives up.”}
They both moved up a little on the bench, without noticing. {young:{A} noticed.|{A} noticed, being what they moved up against.}
{pausing} # company
It was one biscuit for each, and each gave the other the bigger one. # more
-> DONE

=== s3
# shot: above
# place: garden; dusk; clear
# action: guest whisper worried at heroes; heroes listen curious; other look-up worried; friends stand calm
# things: wall; gate
{
- is_house:
Somebody rang at {guest_many:the right one’s|{other_known:{other_s}|the other’s}} door, and {guest_many:the left one|{guest}} had to say that {guest_many:the right one|{other_known:{other}|the other}} was out, being {guest_many:the left one|{guest}}.
- is_job:
By five {guest_many:the left one|{guest}} had done everything on the list, some of it twice, and the last thing first.
- is_voice:
{guest_many:The left one|{guest}} called “Supper!”, only to see what would happen, and all of {guest_many:the right one’s|{other_known:{other_s}|the other’s}} family came.
- is_bed:
{guest_many:The left one|{guest}} slept for ten minutes, and had a dream that was meant for {guest_many:the right one|{other_known:{other}|the other}}. It was mostly about biscuits.
- is_hat:
Three people went by, and every one of them said “Good evening” to {guest_many:the left one|{guest}} by {guest_many:the right one’s|{other_known:{other_s}|the other’s}} name.
- is_shoes:
They took {guest_many:the left one|{guest}} to {guest_many:the right one’s|{other_known:{other_s}|the other’s}} front door, and stood on the mat, and waited to be wiped.
- else:
At five somebody came to ask {guest_many:the right one|{other_known:{other}|the other}} to tea, and {guest_many:the left one|{guest}} had to go, and was asked about {guest_many:the right one’s|{other_known:{other_s}|the other’s}} knee.
}
When it got dark {guest_many:the left one|{guest}} came up close. “You have just been over there,” said {guest_many:the left one|{guest}}, very low. “{is_shoes:Are|Is} mine all right?” ¶ “{is_shoes:They are|It is} fine,” said {A}. ¶ “{is_shoes:Do they|Does it} ask for me?” # usual
{helper_person:“{is_shoes:Yours are|Yours is} being well looked after,” said {helper}, on both sides.} # beat
{helper_animal:{helper} went and leaned on the one for a bit, and then on the other, so that it came out even.} # beat
{helper_carried:{helper} was lent to the left until it got dark, and then to the right, as something that stayed the same.} # beat
{A} looked again. {guest_many:The left one|{guest}} stood there with a bit of a lean. {young:That was how {guest_many:the right one|{other_known:{other}|the other}} stood!|Nobody stands like that but {guest_many:the right one|{other_known:{other}|the other}}.}
“You are doing it,” said {A}. “That is just like {guest_many:the other one|{other_known:{other}|the other}}.” ¶ “It comes from inside,” said {guest_many:the left one|{guest}}. “You can’t be in there all day, and not catch a bit.”
-> DONE

=== l2
# aside
# shot: two
# place: hallway; dusk; clear
# action: heroes walk laughing; friends walk laughing
# things: door left; 2 slipper; mat; coat on hook; hook
{A} wanted to try it, too, and swapped what there was. {young:It was the slippers.|There was not much that could be spared at that time of day, so it was the slippers.}
The left one went on the right, and the right one went on the left. {young:“One, two, three!” said {A}.|It was done on three, so that neither had to wait.}
They pointed out at the sides, like a {~duck|swan}. {young:{A} went left, and came out on the right.|{A} set out for the kitchen, and was quite surprised to get there.}
Each had a dip in it for the other foot. {young:“You see?” said {guest_many:the left one|{guest}}.|“You see?” said {guest_many:the right one|{other_known:{other}|the other}}. “You do not notice, as long as it is you.”}
The big toe was the first to get used to it. {young:It always is.|It had more room than it was brought up to.} # more
-> DONE

=== s4
# shot: close
# place: garden; dusk; clear
# action: guest stand surprised; other stand surprised; heroes point happy; friends stand happy
# things: gate; card on gate; wall; lamp
# things for house: gate; house; lamp
# things for bed: gate; bed; lamp
# things for hat: hat on guest; hat on other; gate; lamp
At seven they stood at the gate, on the left and on the right, and {A} counted to three. Then they both had their own again.
For a moment nobody spoke. “Well?” asked {A}. # usual
“There is somebody in {is_shoes:them|it},” said {guest_many:the left one|{guest}}, “already.” But it was said in quite another way.
{
- is_house:
There was one more hook in the hall, at quite another height, with a biscuit on it in a bag.
- is_job:
There was one more line on the list now, in {guest_many:the right one’s|{other_known:{other_s}|the other’s}} writing. “Sit down a bit,” it said.
- is_voice:
For at the end, when it was all said, there came a small laugh, and that had not been there this morning.
- is_bed:
For there were two dips in it now, one for each, and they went very well together.
- is_hat:
For there were two dents in it now, one on each side, and you could take it off with both hands.
- is_shoes:
They bent in two places now, and going round corners was a pleasure.
- else:
For there was a warm patch, next to the old one, and half a biscuit, with one bite out of it.
}
“Shall I take {is_shoes:that|it} out?” asked {A}.
“No,” said {guest_many:the left one|{guest}}, and {guest_many:the right one|{other_known:{other}|the other}} said it too. “Leave {guest_many:that one|{other_known:{other}|the other}} in.”
-> DONE

=== m3
# shot: two
# place: garden; night; stars
# action: guest wave happy; other wave happy; heroes wave sleepy; friends wave sleepy
# things: gate; lamp; wall
They stood about for a bit. Nobody wished to go first, so {A} counted that as well.
“It was nice at yours,” said {guest_many:the left one|{guest}}. ¶ “It was nice at yours,” said {guest_many:the right one|{other_known:{other}|the other}}.
Then {guest_many:the left one|{guest}} went left, and {guest_many:the right one|{other_known:{other}|the other}} went right. They both leaned a bit. It was hard to say who was who, in the dark. # spare
“It is mine,” said a voice, down the lane. “But with more in it.” # more
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; night; stars
# action: heroes brush-teeth happy; friends stand sleepy
# things: basin; toothbrush in heroes.hand; towel; mirror
That night {A} did the teeth with the other hand. They had swapped.
It went round the corners. It went into the nose, once. It had to be told about the back ones.
The first hand had nothing to do, and watched. # usual
Then it was its turn to turn off the tap. It turned it on. # usual
So they swapped back, on three. “Thank you,” said the one. “Not at all,” said the other.
They dried each other. That was fair. # more
In the mirror everything had swapped, as it always does. Nobody had counted. # more
-> DONE

=== l3
# aside
# shot: object
# place: lane; night; stars
# action: heroes sleep
# things: gate; card on gate; wall; moon
The card hung on the gate. It said “Today only”.
Nobody had taken it in. A snail came along the wall, and read it from below.
It had only the one house. It looked round for somebody to swap with. # usual
There was a beetle. The beetle had none. It thought it over. # usual
“No,” said the snail, in the end. It went in, and shut itself up. It was full of snail.
So the beetle went under the gate, where there is room for everybody. # more
{midway} # company
-> DONE

=== l4
# shot: wide
# place: rooftop-garden; night; stars
# action: guest sleep; other sleep; heroes sleep
# things: bed; moon; lamp
On the left there was a light, and on the right there was a light.
The left one went out. Then the right one did. It was not quite on three.
The moon went over from the one side to the other. It takes all night for that. # usual
The moon and the sun have swapped for years. Each finds the sky a bit warm, from the other.
No one has to count for them. They know when it is three.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{A} got into bed. There was a dip in the pillow.
{resting}
{keepsake}
{dream} # spare
The dip was from last night. It was as wide as a head, with one ear. # usual
{A} lay down in the dip. It fitted.
Somewhere on the left lay {guest_many:one of them|{guest}}, and somewhere on the right lay {guest_many:the other|{other_known:{other}|the other}}. Each had a bit of the other. # usual
The night came in, and wanted to lie down there.
“There is somebody in it,” said {A}, “already.”
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
On the gate hung a card in the morning. “Yesterday only,” it said now, in two sorts of writing, and underneath was half a biscuit for whoever had done the counting.
{A} ate it, on three. Down the lane somebody said “aah”, first on the left, and then, a bit lower, on the right.
-> DONE

=== next_bedtime
There was a dip in the pillow. There was somebody in it already.
-> DONE
