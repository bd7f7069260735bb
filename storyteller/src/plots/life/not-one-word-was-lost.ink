# tells: entries(done|saying)
# wants: child
# ages: 3-9
# needs: hearing, speaking
# never: died|dies|dead|death|dying|funeral|passed away|put to sleep|cancer|chemo*|hospital|operation|surgery|divorc*|stammer*|stutter*|bullied|bully*|bullies|teas*|cried|crying|fell out|doesn't want|hate*|not my friend|can't play|can't come|won't play|shut up|stupid|ugly|told off|laughed at|fight|fought|upset|miss you|misses|missed
# holds: dark(kind)

=== title
VAR act = ""
VAR has_act = false
{
- is_entry_1_act:
~ act = entry_1_act
~ has_act = true
- is_entry_2_act:
~ act = entry_2_act
~ has_act = true
- is_entry_3_act:
~ act = entry_3_act
~ has_act = true
}
{~Not One Word Was Lost|It Had a Gurgle in It}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A read happy paper; heroes kneel; friends sit
# things: bed; pillow on bed; lamp; basket; clock; e1
{~The bedroom knew that something had been said. It did not know what. But {H} had a note.|“Are you listening?” said {H} to the bedroom. Then the note was read out.|A bedroom cannot read, and so {H} had a note read out to it.}
{entry_1}
{entry_1_seen} # usual
{is_entry_2:{entry_2}}
{is_entry_3:{entry_3}}
{is_entry_4:{entry_4}}
The bedroom had missed that. {has_act:So it had to be shown. ¶ {act}|So {L} stood up on the bed, and did all of it, from the first word to the last.}
Then it had to be told: “{saying}”
{young:Everybody had to say it on.|Now that was to go round, from one to the next.} Nobody might leave out a word, and before the lamp went out, it had to be back with the pillow, who had begun.
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A point curious; heroes sit; friends sit
# things: bed; pillow on bed; lamp; sock
First the words were counted, {young:to see that none got lost.|so that anybody would notice if one was gone.} {A} did it on the fingers. ¶ “{saying}”
{~That came to just as many as there were.|It came out at exactly as many as had been said.} {young:{A} counted again. It was the same.|{A} did it again from the other hand, and there were still as many.}
{pausing} # company
The last finger got a sock on, so that it would know. # spare
It was shown to {is_being_1:{being_1}|the basket}, sock and all. If anything was missing at the end, it would be missing there. # more
On toes it came out the same, but there you have to lie down for it. # more
-> DONE

=== s2
# shot: behind
# place: bedroom; dusk; clear
# action: A whisper happy at basket; heroes kneel; friends sit
# things: basket; sock in basket; bottle; pillow beside basket; e2; themed
They sat in a row, all the way along the bed. # usual
{joining}
Next to the pillow sat {is_being_1:{being_1}|the laundry basket}. {is_being_1:{young:Really it was the laundry basket.|Really it was the laundry basket, but it did not mention that.}}
The pillow said it into one of the handles, which are the ears. {young:A basket has a low voice.|But a basket is deep, and so is its voice.} ¶ “{saying}”
{hinderer_person:{hinderer} was next, and had to have it twice, and passed it on with a cough at the front.} # beat
{hinderer_animal:{hinderer} was next, and got it in one ear, and shook it out of the other. It had to be said again.} # beat
{hinderer_carried:{hinderer} was next, and kept it for quite a while before it was let go.} # beat
Then came {themed_a}, and passed it on without any trouble. # personal
{is_thing_1 and thing_1_why != "":{thing_1} listened in. ¶ {thing_1} {thing_1_many:were|was} {thing_1_prop}. {thing_1_why}} # usual
After that came the hot-water bottle. ¶ “{saying}” ¶ Glug.
Not one word was lost. But now it was low, and had a gurgle in it. # usual
-> DONE

=== l1
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A shout laughing; heroes sit laughing; friends sit
# things: wardrobe; bed; bottle; basket
{is_being_1:How would {being_1} say it from far away?|How would it sound from far away?} {young:{A} went to the wardrobe and tried.|{A} went as far as the wardrobe, turned round, and put both hands to the mouth.} ¶ “{saying}”
And with a cold? {~All the words were there, only some of them were damp.|It was the same words, only they had a scarf on.}
Nobody knew how a wardrobe would say it. {young:{A} opened the door a bit. Eek.|{A} opened the door a crack, and it took a very long time.}
Then it was put back to the way it had come, low and with the gurgle, so that the next one had nothing to complain of. # spare
Last of all it was said lying down, with both feet up the wall. It went up at the end. # more
You could go on like that for a week, and never need another sentence. # more
-> DONE

=== m2
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A pull happy drawer; heroes kneel; friends sit
# things: drawer; 6 sock in drawer; rug
{A} pulled out the top drawer, and said it to the socks. {young:Socks come in twos.|Socks come in twos, and so in there everything is said twice.} ¶ “{saying}” ¶ “{saying}”
{young:Then the drawer was shut.|Then the drawer was shut, and {A} listened at the crack.} {~They were still passing it on.|They had got as far as the woolly ones.}
There was one sock that had no other. {A} told that one by hand. # spare
It was thick, and so it had to be said rather slowly, from the toe end. # more
Then there was a knock in the drawer. The tights had not got it, because of the two legs, and it had to be said once more down each. # more
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L listen surprised at pillow; heroes sit; friends sit
# things: bed; pillow on bed; coat; clock; lamp; paper; e1
{is_being_2:{being_2} {being_2_many:were|was} {being_2_prop}. {being_2_why}} # usual
On the door hung the dressing gown, and it all came through a sleeve. # usual
The alarm clock came last. {young:It has to ring before it talks.|It cannot say a thing before it has rung.}
Then {L} put an ear on the pillow. ¶ Trring! ¶ “{saying}” ¶ Glug.
{helper_person:{helper} put an ear on the other end, and looked up. “Glug?” said {helper}.} # beat
{helper_animal:{helper} listened at the other end of it, with the head on one side.} # beat
{helper_carried:{helper} was laid on it, to listen, and made no remark.} # beat
Not one word was lost. But it was low, and it gurgled, and it rang.
“It did not go like that,” said {L}.
There was nothing about a gurgle on the note. # usual
And it would soon be time for the lamp. # usual
-> DONE

=== l2
# aside
# shot: behind
# place: hallway; night; clear
# action: A kneel curious at door; heroes kneel; friends sit
# things: door; key in door; stairs; rug
Some of it had got out by the keyhole. {young:A keyhole makes it thin.|Whatever goes through a keyhole comes out long and thin.} ¶ “{saying}” ¶ {~Then the landing had it.|The landing had it after that, and then the stairs.}
{A} opened the door, and called after it to come back. {young:“What?” called somebody downstairs.|“What was that?” called somebody downstairs, and it had to be said again.}
So they said it back, up the stairs. {young:Now it had plates in it.|It came back with plates in it, because they were at the sink.}
Not one word was lost. {A} let it in and shut the door. # spare
A plate is easy to get out. You only have to put it down. # more
Then it was heard once more down there, over the washing-up, and after that there was laughing, or it was the plug. # more
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; clear
# action: A hold worried pillow; heroes sit; friends sit
# things: bed; pillow in A.hand; lamp; feather
{A} shook the pillow, to get it all out. {young:Out came a feather.|A feather came out, and that had been in before.}
Then the pillow was turned over. {~On the other side it was cooler, but just as low.|The other side was cool, and gurgled just as much.} {young:It was held up to the lamp. You could not see a thing.|It was held against the lamp, and you could not see a word.}
“What did {is_being_1:{being_1}|the basket} put in?” asked {A}. ¶ The low bit. That was certain. # spare
And the gurgle was from the bottle. It is good when you know where a thing is from. # more
They both looked as if they would be glad to have it back. # more
-> DONE

=== s4
# shot: two
# place: bedroom; night; stars
# action: L whisper calm; heroes sit; friends sit
# things: bed; pillow on bed; bottle; basket; lamp; e2
“Everybody put something in,” said {L}. “Now everybody takes it out.” So it went back the way it had come, in a whisper.
The clock took out the ring, and kept it for the morning. # usual
{is_saying_2:Half way it met some other words, which were going the other way round. ¶ “{saying_2}” ¶ They let each other by.}
The bottle took out the gurgle. Glug.
{is_being_1:{being_1}|The basket} took out the low, and put it at the bottom, under the socks.
Then the pillow had it. There was nothing in it now but the words. ¶ “{saying}”
“Like that,” said {L}, and did what went with it, only smaller. # usual
The lamp was still on. # usual
-> DONE

=== l3
# shot: two
# place: bedroom; night; stars
# action: A lie-back sleepy; heroes lie-back sleepy; friends sit
# things: bed; clock; basket; lamp
Now they all had it, and nobody said it.
{is_being_1:{being_1}|The basket} had it by both ears. # spare
The bottle had it in the warm. # spare
The clock had it for seven. # more
{A} had it too. You cannot see it from the outside. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; friends stand
# things: basin; mirror; tap
It was said once more over the basin, with the brush in.
It had foam in it. But it was all there. # spare
“What?” said the mirror. It only did the mouth.
Spit. That took out the foam. # more
The tap had it too, in drops. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: lamp; paper; clock; moon
By the lamp lay the note. It said it to the dark.
It was said on paper. That makes no noise. # spare
{is_being_1:{being_1}|The basket} had no more to pass on. # spare
Tick, said the clock. It was not a word. # more
In the top drawer they had got to the end. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes lie-awake sleepy; friends sit sleepy
# things: quilt; pillow; basket; moon; e1
The pillow had it back, and could keep it.
{resting}
{keepsake}
{dream} # spare
Then the lamp went out.
{is_being_1:{being_1}|The basket} sat by the bed, all ears. # usual
The bottle lay down by the feet. Glug. That was not passed on. # usual
{entry_1_night} # usual
One finger still did what went with it. The pillow said it, with no voice at all.
“{saying}”
Not one word was lost.
{is_being_1:Goodnight to {being_1}. }Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the laundry basket went down to the washing machine. All that was in it went round for an hour, and {H} sat in front with one ear on the glass. ¶ There was a gurgle in it, and something low. Then it was spun. It came out clean, and rather higher than before.
-> DONE

=== next_bedtime
The hot-water bottle said glug, and nobody had said it first.
-> DONE
