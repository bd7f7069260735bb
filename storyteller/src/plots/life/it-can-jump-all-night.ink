# about: party(tomorrow&!nervous&!scared&!worried&!shy&!dread|in the morning&!nervous&!scared&!worried&!shy&!dread); journey(holiday&tomorrow|holidays&tomorrow|vacation&tomorrow|holiday&in the morning); outing(disney&tomorrow|legoland&tomorrow|lego land&tomorrow|trampolin&tomorrow|theme park&tomorrow|bouncy castle&tomorrow); too-excited(party&tomorrow|holiday&tomorrow|disney&tomorrow|legoland&tomorrow|trampolin&tomorrow|theme park&tomorrow)
# also: too-excited; cannot-sleep; staying-in-bed; happy; patience; party; birthday; outing; journey; bedtime; place; person; thing
# kind jumping: party at trampoline world|party at the trampoline park|party at trampolin*|party at the trampolin*|party at a trampolin*|trampoline party|trampolining party|trampoline park party
# kind bounce: trampolin*
# kind birthday: birthday part*
# kind party: party|parties
# kind rides: disney*|legoland|lego land|theme park
# kind holiday: holiday*|vacation*
# wants: child
# role grownup: parent = the grown-up with the pyjamas
# when: coming
# ages: 3-9
# needs: walking
# holds: dark(kind)

=== title
{~It Can Jump All Night|Ready Since Supper}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: L jump happy; heroes jump happy; grownup stand holding pyjamas; friends stand
# things: bed; rug; lamp; shoe on mat; mat
{~“Tomorrow!” shouted {H}, {young:and jumped off the rug.|and came down on the rug so hard that the lamp jumped as well.}|Thump, went the floor. Thump, thump! {young:That was {H}, in the bedroom.|Anybody downstairs could have told you that it was {H}, and where.}|{H} had been ready since supper. {young:Coat, shoes, everything!|The coat was done up to the chin, and the shoes had double knots.}}
{
- is_jumping:
The trampoline party was tomorrow, {young:and {L} was so excited!|and {L} was far too excited to wait for a trampoline before jumping.}
- is_bounce:
The trampolines were tomorrow, {young:and {L} was so excited!|and {L} was far too excited to wait for a trampoline before jumping.}
- is_birthday:
The birthday party was tomorrow, {young:and {L} was so excited!|and {L} was so excited that it had got into both legs.}
- is_party:
The party was tomorrow, {young:and {L} was so excited!|and {L} was so excited that it had got into both legs.}
- is_rides:
The park with all the rides was tomorrow, {young:and {L} was so excited!|and {L} was so excited that it had got into both legs.}
- is_holiday:
The holiday began tomorrow, {young:and {L} was so excited!|and {L} was so excited that it had got into both legs.}
- else:
The big day was tomorrow, {young:and {L} was so excited!|and {L} was so excited that it had got into both legs.}
}
“Stand still,” said {grownup}, “and put one leg in here.” ¶ “I can’t stand still,” said {L}, {young:from up in the air.|on the way up. “And I am dressed,” said {L}, on the way down.} # usual
{L} had on tomorrow’s things, {young:from the hood to the shoes.|from the hood right down to the double knots.}
“I want to be ready,” said {L}, “the minute it comes.”
-> DONE

=== m1
# aside
# shot: close
# place: bathroom; dusk; clear
# action: A brush-teeth laughing; heroes brush-teeth; grownup stand; friends stand
# things: sink; mirror; toothbrush; toothpaste; tap
First there were the teeth. {young:It is hard to do teeth and jump.|Anybody who has tried will know that it is hard to do your teeth and jump.}
The toothpaste went on the nose. {young:Then it went on the mirror, and on one ear.|After that it went on the mirror, and on the ear that was nearest.}
“Hold the brush still,” said {grownup}. So {A} held the brush quite still, {young:and jumped!|and went up and down behind it.} Up and down went the teeth, and they were all brushed. {young:It had never been done so fast.|It had never been done so fast, or so thoroughly.}
“Now the sides,” said {grownup}. {young:So {A} had to jump sideways, as far as the towel.|For the sides, of course, {A} had to jump sideways, as far as the towel.}
There was one white dot on the ceiling, {young:and nobody could reach it, not even {grownup}.|which nobody could explain, and nobody could reach.} # more
-> DONE

=== s2
# shot: above
# place: bedroom; dusk; clear
# action: L lie-back happy; heroes lie-back; grownup stand surprised; friends sit
# things: bed; pillow; coat; lamp
So {L} got into bed in a coat and trousers, {young:and two shoes.|with both shoes on, and pulled up the quilt over it all.}
{joining}
{musing} # personal
“Are you lying down?” asked {grownup}. ¶ “I am lying ready,” said {L}.
{hinderer_person:“Are we off already?” asked {hinderer}, and went to look for a hat, and came back in somebody else’s.} # beat
{hinderer_animal:{hinderer} saw the shoes, and went to the front door, and waited there to be let out.} # beat
{hinderer_carried:{hinderer} was in the bed already, just where the shoes had to go, and had to be moved up.} # beat
A coat does not like to lie down. {young:The zip was cold.|The hood was full of pillow, and the zip came up under one ear.} It was very hot in there, too. # usual
Thump, went the wall. ¶ “You are kicking,” said {grownup}. ¶ “It is the shoes,” said {L}. {young:“They want to go.”|“I said that we are going tomorrow, and they only heard ‘going’.”} # usual
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A look-through curious window; heroes peek; grownup stand; friends peek
# things: window; curtain; street-lamp; moon
“Perhaps it has come already,” said {A}, and looked out of the window. {young:It was still today, all along the road.|It was today out there, all along the road, as far as you could see.}
The bins were there, and so was the blue car. {young:They had been there since breakfast, and looked tired of it.|They had been there since breakfast, and looked rather tired of it.}
“Where does tomorrow come from?” asked {A}. {young:¶ “From behind that roof,” said {grownup}.|¶ “From over there,” said {grownup}, “behind the roof with the two chimneys.”}
So they watched the roof. A bird sat on it, with its back to them, {young:and looked out for it as well.|and would be the first to see it, but you can’t rely on a bird to say so.}
They opened the curtain a bit, {young:so that it could see which house it was.|so that it should see which house it was, and not begin next door.}
The chimneys stood there side by side, and one of them had a hat on, and neither of them said a word. # more
“Over here!” called {A} to the roof, but not very loud, because of the bird. # more
-> DONE

=== s3
# shot: two
# place: bedroom; dusk; clear
# action: L jump laughing; grownup sit holding watch; heroes jump laughing; friends look-up
# things: rug; bed; lamp; glass on table; table; themed
“Then jump it all out,” said {grownup}. {young:“When it is all out, you can sleep.”|“When you have come to the last one, you can sleep.”}
So {L} jumped on the rug. {young:There were small ones, and big ones, and one with both arms up.|There were ten small ones, ten big ones, and one with a turn in it.}
{helper_person:“Thirty,” said {helper}, who was counting. “Thirty-one. I shall call that one two.”} # beat
{helper_animal:{helper} did three, to help, and then lay down and let somebody else get to the end of them.} # beat
{helper_carried:{helper} was put on the bed to watch, and did a very small one for each of the big ones.} # beat
{themed_a} fell off the shelf at the twentieth. # personal
“Is it out?” asked {grownup}. ¶ {L} stopped and listened. “There is one more,” said {L}. Thump! {young:“And one more.”|“There is still one more.”}
Behind every jump there was the next one. {young:They did not come to an end.|You could have gone on like that until Friday, and met no end of them.} # usual
{L} was red, and hot, and more excited than before. # usual
-> DONE

=== m2
# shot: wide
# place: bedroom; dusk; clear
# action: A jump happy; grownup sit; heroes jump; friends sit
# things: bed; rug; book; lamp
“Sit down here,” said {grownup}, “and I will tell you what comes tomorrow, one thing after the other.” {young:{A} sat down.|{A} sat down on both hands, to keep them in.}
“First you will wake up,” said {grownup}. ¶ “Yes!” said {A}, and jumped. {young:¶ “Then there will be toast.” ¶ “Toast!” said {A}, and jumped.|¶ “Then there will be toast.” ¶ “Toast!” shouted {A}, who had toast every day.}
{
- is_jumping or is_bounce:
“And then you will jump,” said {grownup}. {young:¶ {A} did not wait.|¶ {A} showed how that would be, right up to the lamp.}
- is_birthday or is_party:
“And then there will be cake,” said {grownup}. {young:¶ “Cake!” said {A}, and jumped.|¶ “Cake!” shouted {A}, and very nearly reached the lamp.}
- is_rides:
“And then we wait in a queue,” said {grownup}. {young:¶ “A queue!” said {A}, and jumped.|¶ “A queue!” shouted {A}, and nobody has ever jumped so high for a queue.}
- is_holiday:
“And then we shut the front door,” said {grownup}. {young:¶ “Bang!” said {A}, and jumped.|¶ “Bang!” said {A}, and jumped so that it sounded just like it.}
- else:
“And then off we go,” said {grownup}. {young:¶ {A} jumped.|¶ {A} went off at once, straight up.}
}
{pausing} # company
It did not help at all. {young:But it was so good to hear that {grownup} had to tell it again.|But it was good to hear, and so {grownup} had to tell it again from the toast.}
The second time there was jam on the toast, and {A} jumped for the jam as well. # more
-> DONE

=== l2
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A sit-on-edge happy; heroes sit-on-edge; grownup sit; friends sit
# things: bed; cushion; lamp
Next, {A} tried to keep it in. {young:You shut your mouth and both eyes, and sit on your hands.|You shut your mouth and both eyes, and sit on your hands, and you don’t let any of it out.}
The feet were still. The hands were still. {young:It went up to the knees.|So it went up through the knees, and across the tummy, and came to the neck.}
“I think that it is in your ears now,” said {grownup}. {young:They had gone quite red, and one of them moved.|They had gone red, and one of them moved, which it had never done before.}
Then it got out at the top, and it was a squeak. {young:It was a long one, like a door that has heard good news.|It was a long one, and quite high, like a door that has heard good news.}
“Who was that?” asked {grownup}. {young:¶ “It was tomorrow,” said {A}.|¶ “It was tomorrow,” said {A}. “A bit of it came out early.”}
They looked for it under the bed and behind the door, but a squeak does not stay where you heard it. # more
-> DONE

=== s4
# shot: above
# place: bedroom; night; clear
# action: L point surprised down; grownup stand holding pyjamas; heroes point; friends peek
# things: rug; coat on rug; trousers on rug; 2 shoe on rug; lamp
It was too hot for a coat. So {L} took it off, and laid it on the rug, {young:with the hood at the top.|with the hood at the top, to be found in a hurry.}
Under the coat went the trousers, and under the trousers went the shoes. {young:It was all in a row.|Everything lay in the right order, and only wanted somebody in it.}
The coat had one sleeve up. {L} put up the other one, and bent the knees a bit. # usual
{L} got into the pyjamas at last, and took one step back. “Look!” said {L}. “It is jumping!”
And so it was. Both arms were up in the air, and both shoes were off the ground. {young:But it did not go thump.|It was in the middle of a jump, without a thump.}
“When does it come down?” asked {grownup}. ¶ “It doesn’t,” said {L}. “It can jump all night. {young:It is not hot.”|It isn’t even hot.”}
{L} looked down at two bare feet. “You can stop now,” said {L}. “That one is doing it.”
They stopped.
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; night; clear
# action: L lie-back calm; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; pillow; quilt; lamp
Bed is much flatter without shoes. There was room at the end.
“How are the legs?” asked {grownup}. ¶ “They are just lying there,” said {L}. # spare
One foot did a small hop, from habit. It was only the one.
“That was the last,” said {L}. “I can tell. There is no one behind it.” # spare
The quilt was cool on top and warm below. {L} had not felt that with a coat on. # more
On the rug the coat had both arms up. You could see them from the pillow.
-> DONE

=== l3
# aside
# shot: wide
# place: bedroom; night; clear
# action: grownup tiptoe; L lie-back sleepy; heroes lie-back; friends sit
# things: rug; coat on rug; trousers on rug; door; bed
{grownup} got up to see to the curtain. There was somebody on the rug, in the way.
“Excuse me,” said {grownup}, and went round by the hood.
“It can’t hear,” said {L}. “It is thinking of tomorrow.” # spare
“All the time?” ¶ “All the time,” said {L}. “It does not think of anything else.” # spare
{L} had a yawn. It was long, and had a good many corners. # more
Then {grownup} came back the same way, round the shoes this time.
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: grownup stand; L lie-back sleepy; heroes lie-back; friends sleep
# things: door; lamp; bed; rug
“Will you wake me?” asked {L}. ¶ “I will,” said {grownup}. “With toast.” # spare
“And will it be tomorrow?” ¶ “It will,” said {grownup}. “It has not got far to come.”
The door was left open, about as wide as a shoe. A bit of light came in.
It lay on the rug, and it went up one sleeve. # more
“Don’t tell the coat to go to sleep,” said {L}. “It is not tired.”
-> DONE

=== l4
# aside
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: rug; coat on rug; trousers on rug; 2 shoe on rug; moon
The house was quiet. Nothing went thump in it, upstairs or down.
The moon came in, and found the rug, and somebody in the air. # spare
It had a hood, and no face yet. It had two good knots. # spare
The moon went on, along the floor. The one on the rug was as high as ever. # more
Outside it was dark. It would not be dark out there for good.
But there was still a lot of night. You could lie down in it.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; rug; coat on rug; trousers on rug; 2 shoe on rug; quilt
The bed was flat and quiet from end to end. # usual
{resting}
{keepsake}
{dream} # spare
“Is it tomorrow yet?” asked {L}, with both eyes shut.
“Not yet,” said {grownup}. “But you are all ready.” ¶ “The coat is,” said {L}. “I am only asleep.”
It was nearly so. The feet had gone first. # usual
On the rug the coat had both arms up. Both shoes were off the ground.
It jumped, and jumped.
Nobody heard a thing.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The coat was found on the rug in the morning with both arms down, and the hood on its side. It was the first time that anybody had seen it lie like that.
“It must have landed,” said {A}, and felt one sleeve. It was warm, as a sleeve is when somebody has been up in it for a long time. In one pocket there was a very small piece of cloud, or else it was fluff.
-> DONE

=== next_bedtime
The coat hung on its hook. One sleeve was up a little, in case.
-> DONE
