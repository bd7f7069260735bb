# tells: entries(story|tiny door|little door|small door|secret door|hidden door|magic door|mysterious door|door behind|door under|door in the back|door in a tree|door in the tree|door at the back|door inside|door that|door nobody|door which|found a door|discovered a door|trapdoor|trap door|secret hatch|hatch in|found a key|found the key|found an old key|found a tiny key|found a golden key|found a rusty key|key that|key for a|key to a|key to the|key under|magic key|old key|tunnel under|tunnel to|tunnel that|tunnel behind|tunnel in|found a tunnel|discovered a tunnel|secret tunnel|secret passage|hidden passage|secret passageway|passage behind|extra room|secret room|hidden room|room that was not|room that wasn't|room nobody|room behind|room full of|button nobody|button that nobody|button no one|button that no one|secret staircase|hidden staircase|found a staircase|staircase that|staircase behind|stairs that|steps that|opened the box|opened a box|found a box|found an old box|found a tiny box|discovered a box|box that was|box that had|box under|mysterious box|secret box|found a chest|found a treasure chest|old chest|old trunk|drawer that|drawer opened|secret drawer|cupboard that|cupboard opened|wardrobe that|wardrobe led|wardrobe opened|opened into|opened onto|opened on to|led into|portal|secret garden|hole in the wall|hole in the fence|found a map|found a treasure map|found an old map|got a map|was given a map|discovered a map|map of the|map of his|map of her|map of their|map in a|map in the|map in his|map in her|map inside|the map led|map showed|map that|gap in the hedge|gap in the fence|gap in the wall|led to a room|led to a secret|led to another)
# happens: door
# wants: child
# kind tree: tree|trunk|oak|hedge|garden|forest|woods|park
# kind back: give back|gives back|gave back|to return|has to return|give it back
# kind stuck: won't open|will not open|wouldn't open|can't open|cannot open|can open|could open|locked|stuck|won't budge|could not open|couldn't open
# kind task: has to|have to|had to|must|needs to|need to
# kind map: map|maps
# kind key: key|keys
# kind lift: lift|button|elevator
# kind tunnel: tunnel|passage|passageway|staircase|stairs|steps|ladder|slide|hole|gap
# kind box: box|chest|trunk|suitcase|case|drawer|basket|jar|tin
# role grownup: parent = the grown-up with the newspaper
# ages: 3-9
# holds: dark(kind)

=== title
{~A Finger at a Time|Open by a Finger}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# place for tree: garden; afternoon; clear
# action: L point surprised at e1; heroes stand; grownup sit-on-chair; friends stand
# things: e1; e2; armchair; newspaper in grownup.hand
{~“That was not there before,” said {H}. And it was not.|{H} knew the house, from the mat to the chimney, and had looked behind most of it. So this was a surprise.|You can live somewhere for years, and think that that is all of it. {H} had thought so up to that day.}
{entry_1}
{entry_1_seen} # usual
“Was that always so?” asked {L}. ¶ “I should think so,” said {grownup}, and turned a page.
{young:{L} wanted to see all of it, and at once.|{L} would have liked to see all of it, and at once.} But there is a rule for that. It came from the woman who had come about the lock, {young:when the bathroom door was stuck.|the time that nobody could get out of the bathroom.}
“What has been shut for long must be opened a finger at a time,” she had said. “Or it catches cold.”
{young:{L} had one finger ready.|{L} had ten of them, and chose the one for pointing, which is used to going first.} # spare
-> DONE

=== m1
# aside
# shot: two
# place: living-room; afternoon; clear
# action: A stand curious at grownup; grownup sit-on-chair calm; heroes stand; friends stand
# things: armchair; newspaper in grownup.hand; lamp
First they asked, as you should. “Is it ours?” asked {A}. ¶ “I should think so,” said {grownup}.
“May I look?” {young:“I should think so.”|“I should think so,” said {grownup}, and went on to the weather.}
“Are you listening?” ¶ “I should think so,” said {grownup}.
{young:Then {A} asked if pigs had knees, and if it was Thursday.|To be quite sure {A} also asked if pigs had knees, and whether it was Thursday in France.} They did, and it was. # spare
{young:So that was all right.|So it was all in order, and nobody could say afterwards that they had not been told.}
“And may it stay?” asked {A}. {young:You know what was said.|There were four words to that, and you know them.} # more
The newspaper went up a bit higher. {young:There was a bear on the back.|On the back of it was a picture of a bear, and the bear at least was looking.} # more
-> DONE

=== s2
# shot: close
# place: hallway; afternoon; clear
# place for tree: garden; afternoon; clear
# action: L reach-down curious at e1; heroes kneel; friends stand
# things: e1; e2
{joining}
{
- is_stuck:
So {L} pushed it with one finger, and it stayed shut. {young:But some air came out.|But a bit of air came out below, and it had not come from this house.}
- is_task:
So first it was touched, with one finger. {young:It was cold. Then it was warm on one side.|It was cold, as something is that has been alone, and then on the one side it was warm.}
- is_map:
So first it was opened by one finger. {young:There was an arrow, as small as an ant.|That was one corner, and it had nothing on it but an arrow, as small as an ant.}
- is_key:
So first it was touched, with one finger. {young:It was cold. Then it was warm on one side.|It was cold, as something is that has been alone, and then on the one side it was warm.}
- is_lift:
So first there was one finger on it, and it did not press. {young:It was warm.|It was warm, as if somebody on the other side had a finger on it as well.}
- is_tunnel:
So first one finger went in. {young:There was air in it, and it was not from here.|There was air in there, and it had not come from this house. It went once round the finger.}
- else:
So first it was opened by one finger. {young:Some air came out, and it was not from here.|A bit of air came out, and it had not come from this house. It smelled of {~later|somewhere else}.}
}
“Hello, {first():{first()}|you},” said {L}, {young:but not too loud.|but only a finger of it, so as not to be a draught.} # usual
{hinderer_person:“Let me see,” said {hinderer}, and there was a whole head in front of it, and nothing to be seen.} # beat
{hinderer_animal:{hinderer} put a nose in at once, and that was a good deal more than a finger.} # beat
{hinderer_carried:{hinderer} was leaning against it, and had to be put somewhere else.} # beat
{
- is_task:
Then it was two fingers. {young:It seemed to like that.|It seemed to have nothing against that, and so they were left there for a bit.}
- is_map:
Then it was two fingers. {young:Some dots came out, one after the other.|A row of dots came up out of the fold, as if somebody small had gone along there, and stopped at the edge.}
- is_key:
Then it was two fingers. {young:Between two fingers it had teeth.|Held between two fingers it had teeth, and one of them was missing.}
- is_stuck:
Then it was two fingers. {young:A bit of light came out, too, and lay down.|Now a bit of light came out as well, under the edge, and lay on the floor like a ruler.}
- is_lift and not is_entry_2:
Then {L} pressed it, with two fingers. {young:Some light came out, and lay down.|Something opened by as much as that, and a bit of light came out and lay down on the floor like a ruler.}
- is_lift:
Then it was two fingers. {young:A small light came on behind it.|A small light came on behind it, no bigger than a pip, and waited.}
- else:
Then it was two fingers. {young:Some light came out, and lay down.|A bit of light came out, and lay down on the floor like a ruler.}
}
They waited to see if there would be a sneeze. {young:There was none.|There was none, or else it had been done into a sleeve.} # spare
{young:A finger is not much, but it is a good deal more than nothing at all.|A finger is not very much, when you come to look at it, but it is a good deal more than nothing at all.} # spare
“It has not caught cold,” said {L}. “It can have one more.”
-> DONE

=== l1
# aside
# shot: two
# place: hallway; dusk; clear
# place for tree: garden; dusk; clear
# action: A listen curious at e1; heroes kneel; friends kneel
# things: e1; glass in A.hand
You can also listen. You take a glass, {young:and put your ear to it.|and put the one end to what you want to hear, and the other to the ear.}
“What does it say?” they asked. {young:“Shh,” said {A}.|{A} held up a finger, which stood for the finger that they were not to go beyond.}
It said something like “hoo”. {young:Then {A} tried it with the wall.|So that they could compare, {A} held the glass to the wall, and to a coat, and to {first():{first()}|it} again.}
The wall said “hoo” as well. So did the coat. {young:It was the glass.|It was the glass that said it, and it said it about everything.}
But the last “hoo” was longer, {~by a finger|if only by a finger}, and that was put down as something. # more
{A} let the glass listen to a spoon, too. That was the shortest “hoo” of all. # more
{young:Then the glass was put back. It had heard a lot.|Then the glass was washed and put back with the others, and they were told what it was like. It was like “hoo”.} # more
-> DONE

=== m2
# aside
# shot: above
# place: hallway; dusk; clear
# place for tree: garden; dusk; clear
# action: A write proud; heroes kneel; friends kneel
# things: e1; paper; pencil
{is_map or is_key or is_task:Somebody might take it for something else.|Somebody might walk into it, not knowing.} {young:So {A} made a sign.|So a sign was needed, and {A} wrote one, with the tongue out at the corner.}
“New,” it said. {young:But was it new?|Then {A} looked at that, and was not so sure, since it had only been found, and that is another thing.}
So {A} put a word in front. {young:“Not new,” it said.|Now it said “Not new”, and that was hardly worth a sign.}
{pausing} # company
In the end it said “Here”. {young:That was true, whichever it was.|That was true in any case, and it was hung up beside it, straight.}
{young:Then they all read it. It still said “Here”.|Then they stood back and read it, one after the other, {~as if it could have changed|which did not take long}, and it still said “Here”.} # more
{first():“Here,” read {A} out to {first()}, so that it was known on both sides.|“Here,” read {A} out, so that it was known on both sides.} # more
-> DONE

=== s3
# shot: two
# place: hallway; dusk; clear
# place for tree: garden; dusk; clear
# action: L look-up surprised; heroes stand; friends stand
# things: e1; e2; themed
Three fingers. Four fingers. {young:That is a hand.|Four fingers and a thumb is a hand, and with a hand you can see what there is.}
{is_entry_2:{entry_2}|{
- is_map: Everything was on it where {L} had ever been. And then it went on.
- is_stuck: There was a good deal of room in there. You could tell by the air, and by the noise that a knock made, going away from you.
- is_task: You could see what it came to, and that it was a good deal, and that nobody had begun.
- is_key: There was something on it, scratched, in letters like hairs. “Not so fast,” said the letters.
- else: It was bigger than you would have said from here. It had a good deal of room in it, and most of that was still asleep.
}}
{is_entry_2:{is_entry_2_being:{entry_2_being} looked at {L}, and {L} looked at {entry_2_being}. It was a hand wide, that look.|{is_entry_2_thing:“So {entry_2_thing_many:those are|that is} {entry_2_thing},” said {L}, very low.|{L} held quite still, so that none of it should fall out.}}} # usual
{helper_person:“I will hold it like that,” said {helper}, “and you look.”} # beat
{helper_animal:{helper} lay down just there, so that it could not go back to being shut.} # beat
{helper_carried:{helper} was put just there, so that it could not go back to being shut.} # beat
{themed_a} was laid beside it, to mark how far they were. # personal
“Is there more?” asked {L}. {young:There was more.|There was; you could tell by how quiet it was behind there.} # usual
“I should think so,” said {grownup}, from behind the newspaper, to nobody. # usual
{young:It is not so easy, to stop at a hand.|It is not so easy to stop there: with a whole hand there is an arm that comes after it, and the arm would like to go on, and has to be told.} # spare
-> DONE

=== l2
# aside
# shot: behind
# place: hallway; dusk; clear
# place for tree: garden; dusk; clear
# action: A hold curious sock; heroes kneel; friends kneel
# things: e1; sock in A.hand; spoon; pencil
{A} wanted to know what a hand was good for. {young:A pencil was a finger wide.|So things were held up to it, to see what they came to: a pencil was less than a finger, and a spoon was two.}
A sock was a hand, {young:if it lay on its back.|if it was laid on its back, and nearly two if it was cross.}
{young:A cat was a hand as well.|A cat is a hand, as everybody knows who has shut a window in summer, but there was none at hand.}
“And {first():{first()}|all this}?” they asked. ¶ “More,” said {A}. {young:“We have not come to the end of it.”|“You can’t say, as long as you have not come to the other end.”}
The sock was left there, to be going on with. # more
The sock had a hole, too, and the hole was a finger. # more
{young:A yawn was three fingers, and somebody had one.|A yawn was three fingers, or four with the mouth quite full of it, and somebody had one, so that it could be measured.} # more
-> DONE

=== s4
# shot: close
# place: hallway; night; clear
# place for tree: garden; night; clear
# action: L kneel happy; heroes kneel; friends kneel
# action for back: L give happy sock; heroes stand; friends stand
# things: e1; e3; 2 slipper
# things for back: e1; e3
{
- is_entry_3:
{entry_3}
“That will do,” said {L}. “That was a good bit more than a finger.” # usual
There it was, all of it, from the one side to the other. It did not get any smaller from being looked at. # spare
{entry_4}
- is_back:
Then it was given back. It went in a finger at a time. Something took it, at the other end.
“About time,” said somebody. It did not sound so very cross. # usual
“I came as soon as I knew,” said {L}. Nothing more was said. But it was a better sort of nothing. # spare
- is_task:
So {L} did it, with one finger. {young:It was enough.|You would have thought that it took more.}
When it was done it looked as if nothing else had ever been meant. # usual
It was quite an ordinary finger. {L} had a look at it, and put it away again. # spare
- is_stuck and not is_entry_2:
Everybody pushes, at a thing like that. {L} hooked one finger round the edge, and pulled. ¶ It came quite easily. It had only been waiting to be asked the other way.
“Good evening,” said {L}, into the dark. It was a friendly sort of a dark, with a chair in it. # usual
- is_key:
There was one keyhole left. {L} went up on the toes. It was too high, by one finger.
“Then it is for next year,” said {L}.
- else:
{is_map:{L} went where it went, with one finger on the paper, as far as there was any paper.|{L} opened the rest, a finger at a time, until there was no more to open.} ¶ {is_entry_1_being:Next to {entry_1_being} stood two slippers.|And there stood two slippers, side by side.} {L} put in one foot, and then the other. They were too big, by one finger.
“They are for next year,” said {L}. “I have come too soon.”
}
{not is_entry_3:{not is_back and not is_task and not is_stuck:{L} held up a finger, to see how much is a year. It was not so very much.}} # usual
{is_key:It had been enough, for one day. So it was hung up, where you could see one finger of it.|It had been enough, for one day. So it was shut again, a finger at a time, till there was one finger left.}
That one was left. You need it, to begin with.
-> DONE

=== m3
# aside
# shot: two
# place: kitchen; night; clear
# action: grownup sit-on-chair calm; A sit-on-chair happy; heroes sit-on-chair; friends sit
# things: table; lamp; plate; newspaper on table
“Was there anything?” asked {grownup}, over the bread. The newspaper was done.
“A finger of it,” said {A}. “The rest is for later.” ¶ “I should think so,” said {grownup}.
Then {grownup} looked up. It took some time. First it was one eye, and then it was two. # spare
“What did you say it was?” ¶ {A} said it. {first():“{first()},” said {A}.|“What was not there before,” said {A}.}
“Oh, that,” said {grownup}. “That is quite new.” # more
“Since when?” asked {grownup}. The bread was put down. # more
It is the same with some people. You must do it a finger at a time. # more
-> DONE

=== m4
# aside
# shot: wide
# place: hallway; night; stars
# action: A tiptoe calm; heroes tiptoe; friends tiptoe
# things: e1; lamp
They went by once more, on the way up. Nobody touched it. They only looked.
One finger of it could be seen. It was dark there, but it was a good dark. It had been aired.
{first():“Goodnight, {first()},” they said, one after the other.|“Goodnight,” they said, one after the other.} # spare
Nothing said goodnight back. It was not so far yet. # more
A bit of air went round one toe. Then it went home. # more
It had not caught cold. # more
Up they went. The stairs were all open, from top to bottom. Stairs are like that. # more
-> DONE

=== l3
# aside
# shot: two
# place: bathroom; night; clear
# action: A brush-teeth sleepy; heroes brush-teeth; friends stand
# things: basin; toothpaste; mirror; cup
The tap was opened by a finger. It ran as thick as a finger, too.
The paste came out, as long as a nail. That is what it should be.
“Open,” they said to {A}, and {A} did. It was two fingers. Then it was more. # spare
You could see right to the back in there. There was a tooth that had not been there before. # more
“Was that always so?” asked {A}, with the brush in. # more
In the mirror they all had one. It was put to bed with the rest. # more
The last drop hung on the tap. It was not a finger. It was about a nail. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes sleep; friends sleep
# things: cupboard; drawer; moon; cup
In the kitchen there was a drawer. It was not quite shut.
The cupboard was not quite shut, and it had cups in it. The cups could see out. # spare
The lid of the pot sat a bit to one side. # more
It was all open, by a finger. Nobody had told them. # more
It is a thing that gets about, in a house. # more
The moon came in by the gap in the curtain. That is one finger as well.
The clock had its own. It held up two, and it moved them a bit at a time. # more
Only the fridge was shut, and did not say why. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; grownup stand at door; friends sleep
# things: bed; lamp; door left; pillow
{L} lay in bed.
{resting}
{keepsake}
{dream} # spare
“How far?” asked {grownup}, with one hand on the bedroom door. ¶ “A finger,” said {L}.
So it was left open, by a finger. A bit of light came in, and lay down on the floor.
{first():“Goodnight, {first()},” said {L}. # usual}
Then {L} shut both eyes, a finger at a time.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The slippers stood on the landing in the morning, side by side, with their toes to the bed. {H} put in one foot, to see. It was not quite a finger any more. ¶ “Were they always there?” asked somebody who came by with a newspaper. ¶ “I should think so,” said {L}, and put them back where they had come from, for it was still a bit of a finger.
-> DONE

=== next_bedtime
One finger of it was still open. It had not caught cold.
-> DONE

=== function first
{
- is_entry_1_thing:
~ return entry_1_thing
- is_entry_1_being:
~ return entry_1_being
}
~ return ""
