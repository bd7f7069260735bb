# about: somebody-ill(forgot|forgets|forgetting|remember|dementia|alzheimer|her name|his name|name wrong|wrong name|called her|called him|calls her|calls him|who he is|who she is|who he was|who she was|recognise|recognize); somebody-in-hospital(thought she was|thought he was|called her|called him|her name|his name|recognise|recognize); question(forget&gran|forgets&gran|get old&name|get old&remember|forget&nan|forgets&grandpa|forgets&grandad); left-out(gran called|great gran&called|grandma called|grandpa called|grandad called|nan called|nana called); outing(recognise|recognize|called him&gran|called her&gran)
# also: sad; question; somebody-ill; person; place; missing; outing
# kind other: called|calls|calling|thought|wrong
# wants: child
# role who: person(gran|nan|nonn|abuel|oma|opa|pop|teta|grand|nani|dadi|dida|babci|bubb|great), somebody, elder = the one in the armchair
# role grownup: parent = the grown-up with the biscuits
# ages: 3-10
# holds: illness, dark(kind)

=== title
{~That’s a Good Name|Two Chairs at the Window}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; clear
# action: who sit-on-chair calm; L sit-on-chair curious; heroes sit; grownup stand; friends stand
# things: window; table; teapot on table; row of 3 cup on table; rug
{~There were two chairs at the window, {young:and {H} had come to sit there with {who}.|a soft one and a hard one, and {H} had come to sit there with {who}.}|“Hello,” said {H}, {young:and sat down by {who}.|and waited, since a hello from {who} has a name on the end.}|{H} had come to see {who}, {young:and sat on the edge of a chair.|and sat on the edge of a chair, with a biscuit for later.}}
{
- is_other:
{who} looked up, and said a name. {young:It was a good name, but {L} had a different one.|It was a perfectly good one, but it was somebody else’s, and it was said to {L}.}
- else:
“Hello,” said {who}, and looked up. “And who is this?” {young:It was {L}, who sat right there.|It was asked kindly, as you ask somebody on a bus.}
}
“It’s {L},” said {grownup}, and put down the cups.
“So it is,” said {who}. {young:But you could see that it was gone again.|But you could see that it had not stayed.}
{L} had always known {who}. {young:It was only the other way round that it did not go.|It was only the other way round that it had stopped.}
{L} looked down at both shoes, to see if they were still the same ones. # usual
-> DONE

=== s2
# shot: close
# place: kitchen; afternoon; clear
# action: L whisper sad; grownup crouch; heroes stand; friends stand
# things: table; biscuit on plate; plate; kettle
{L} went and stood in the kitchen, by the biscuits.
{joining}
{musing} # personal
“Is my name gone?” asked {L}, quite low.
“I think it is,” said {grownup}. “It is not because of you. {young:It is an old head, and it lets things go.”|It is an old head, and it has begun to let things go.”}
“Which things?” ¶ “The new ones first,” said {grownup}.
{L} thought about that. “Am I new?” ¶ “You?” said {grownup}. {young:“You are as new as can be.”|“You have hardly been unpacked.”} # usual
{hinderer_person:“I said who I was, too,” said {hinderer}, “and was told that it was very nice of me.”} # beat
{hinderer_animal:{hinderer} had lain down long ago, on a pair of slippers with the feet still in, and nobody had asked for a name.} # beat
{hinderer_carried:{hinderer} had been greeted most warmly, and asked how the journey was.} # beat
“Will it come back?” asked {L}. {young:¶ “A bit of it may, now and then,” said {grownup}. “But I don’t think that it will stay.”|¶ “Perhaps for a minute, now and then,” said {grownup}. “I don’t think that it will come back to stay.”}
-> DONE

=== m1
# aside
# shot: two
# place: living-room; afternoon; clear
# action: who point happy; A listen curious; heroes sit; friends sit
# things: window; armchair; cup; table
But a good many of the old things were still there. {young:{who} told them about a dog, and how it met the bus.|{who} told them about a dog, which met the bus at four o’clock, every day, by itself.}
It had one ear up and one ear down. {young:It sat at the stop all by itself, and looked along the road for the bus.|It sat at the stop, with its back to the wall, and looked along the road, so that the bus should know where to come to.}
“Was it your dog?” asked {A}. ¶ “Oh, no,” said {who}. {young:“It was the bus’s.”|“It belonged to the bus, I think.”}
{who} looked out of the window, {young:as if the dog sat there.|and for a moment they all looked, to see if it was four.}
“One day it got on,” said {who}, and laughed so that the cup shook. “It paid with a glove.” # more
You could have asked anything about that dog. {young:It had been in there for so long.|It had been in there for so long that it had worn itself a place, and lay in it.} # spare
-> DONE

=== l1
# aside
# shot: close
# place: living-room; afternoon; clear
# action: who fold handkerchief; A look-up surprised; heroes sit; friends sit
# things: table; handkerchief; cup; plate
There was a paper napkin under the biscuits. Two old hands took it, {young:and folded it in half, and in half again.|and folded it in half, and in half again, and did not stop there.}
Nobody had asked them to. {young:{who} did not even look!|{who} was looking out of the window, and left them to it.}
They turned in a corner, and pulled out an end. {young:Then it was a mouse, and it sat on the plate.|Then it was a mouse, with two ears and a tail, and it sat on the plate.}
“How do you do that?” asked {A}. {young:¶ “What?” said {who}.|¶ “Do what?” said {who}, and saw the mouse, and was as surprised as anybody.}
It had no eyes. {A} made it two, from crumbs, and it looked about for the biscuit. # more
So the hands had not let go. {young:They still had the mouse.|They had a whole mouse put by, and perhaps more.} # spare
-> DONE

=== m2
# shot: above
# place: living-room; afternoon; clear
# action: A write curious pencil; who read card; heroes kneel; friends look-up
# things: table; card on table; teapot on table; pencil; cup
{A} thought that it might help to see it. So {A} and {grownup} put it on a card, {young:in big letters, all of them.|in letters as tall as a thumb, with a line underneath.}
It was put up against the teapot, {young:where {who} could not miss it.|where nobody could miss it.} {young:“There,” said {A}.|There it stood, and you could not pour out tea without it.}
{who} put on the glasses, and read it, from the front to the end. {young:“{A},” read {who}, right out loud.|“{A},” {who} read out, in a clear voice.} ¶ “Yes!” said {A}.
“That’s a good name,” said {who}, and turned the card over, and back. “Whose is it?”
{pausing} # company
The others all read it too, one after the other, to see if it said anything more. # more
{young:It was a good card. It stood there all afternoon.|It was a good card, all the same. It stood there all afternoon, and they drank their tea round it.} # spare
-> DONE

=== l2
# aside
# shot: behind
# place: living-room; afternoon; clear
# action: A look-up curious picture; who point; heroes look-up; friends stand
# things: picture on wall; wall; chair; rug
On the wall hung a picture of a child on a gate. {young:The child had bare knees, and a plaster on one of them.|The child had bare knees, and a plaster on one, and looked straight out at whoever was there.}
“Who is that?” asked {A}. ¶ “That is me,” said {who} at once. {young:There was no need to look for long.|There was no need to think about it.}
{A} looked at the picture, and then at {who}. {young:The chin was the same!|It was hard to find, but the chin was the same, and it was held up in the same way.}
“You were new,” said {A}. {young:¶ “Very,” said {who}.|¶ “Brand new,” said {who}. “I had never been on a gate before.”}
They all put their chins up, and had a look along the row. # more
In the picture the sun was out. {young:It had been out for a very long time.|It had stayed out all those years, and the plaster was still on.} # spare
-> DONE

=== s3
# shot: two
# place: living-room; dusk; clear
# action: L sit-on-chair; who sit-on-chair curious; heroes sit; grownup stand; friends sit
# things: window; table; teapot on table; cup; lamp; themed
They sat at the window again, and {who} looked at {L}. {young:“And who are you?”|“You must tell me. Who are you?”}
{themed_a} had been admired, and it would be admired again. # personal
{helper_person:“Go on,” said {helper}. “It’s your name. You say it better than anybody.”} # beat
{helper_animal:{helper} leaned against the chair, and was warm there, and looked from the one to the other.} # beat
{helper_carried:{helper} was put between them, in the warm bit, and looked out of the window too.} # beat
{L} swallowed. {young:It was not nice, to be asked.|It is a hard question, when you know that you have answered it.} # usual
“I’m {L},” said {L}.
“{L},” said {who}, slowly, {young:like somebody who tries a new sort of sweet.|as you try a sweet when you don’t know the sort.} “That’s a good name.”
It was said as if it were brand new, {young:and {who} looked so glad to have it.|and {who} looked as glad as if it had come in the post.} # usual
{L} could not remember that anybody had ever said so before. You get your name when you are too small to be told. # usual
-> DONE

=== s4
# shot: close
# place: living-room; dusk; clear
# action: L hold-hands who; who sit-on-chair happy; heroes sit; grownup stand; friends sit
# things: window; cushion; lamp
“And who are you?” said {who}, when a bird had come to the window, and gone.
“I’m {L}.” It came more easily now. ¶ “That’s a good name,” said {who}, {young:who had just heard it for the first time.|who had only just heard it.}
They did it five times. {young:It was new each time, and it was good each time.|It was new every time, and every time it was found to be good.} There are not many names that could say as much. # usual
{who} had {L}’s hand all the while, and patted it, twice, and held on. {young:The hand had never asked who it was.|{L} looked down. Nobody had told the old hand who this was, and it had not asked.} # usual
Coats were put on. “Goodbye,” said {L}, and held out a hand. “I’m {L}.”
“That’s a good name,” said {who}, and gave the hand back, in the end. “You keep it.”
-> DONE

=== m4
# aside
# shot: behind
# place: street; dusk; clear
# action: A walk calm; grownup walk; heroes walk; friends walk
# things: street-lamp; bus-stop; window; house
They went home. There was a light on in the window, and somebody in one of the chairs.
{A} waved. A hand came up, and waved back.
“That was for whoever it was,” said {A}. ¶ “And it was you,” said {grownup}. # spare
It was just four lamps to the corner, and there they looked round once more. # more
{A} walked on for a bit. “I know who we are,” said {A}. “That is enough for two.”
-> DONE

=== l3
# aside
# shot: two
# place: kitchen; night; clear
# action: grownup stir pot; A sit-on-chair happy; heroes sit-on-chair; friends sit
# things: table; pot; bowl; spoon; lamp
At home the name was called up the stairs, for supper, as always.
{A} stood still to hear it. It came round the corner, all in one piece.
“Did you not hear?” called {grownup}. ¶ “Yes,” said {A}. “Do it again.” ¶ So it was called again. It went up a little at the end. # spare
It was quite a good one, when you came to listen. # more
The soup was hot, and there was bread. No one asked who it was for. # more
-> DONE

=== m3
# shot: above
# place: bathroom; night; clear
# action: L brush-teeth sleepy; grownup stand holding towel; heroes brush-teeth; friends stand
# things: sink; mirror; towel; tap
“Will you forget my name?” asked {L}, with the brush in.
“I say it forty times a day,” said {grownup}. “It has worn itself in.”
“And when I won’t come?” asked {L}. ¶ “Then, too,” said {grownup}. “Then most of all.” # spare
In the mirror there was a face with foam on. {L} knew who that was.
The tap was shut. It was quiet in there. # more
On the glass there was room for a name, and it was put there, with one wet thumb. # more
-> DONE

=== l4
# aside
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: window; armchair; chair; cup; moon
By the window stood the two chairs. They had not been put back.
One had a dent in it, where somebody had been. It was not a big one. # spare
The moon shone on the one and on the other. It shone just the same on both.
A chair does not ask. You sit down, and that is that. # spare
There were some crumbs on the sill, by the cup. They might have been for the bird. # more
-> DONE

=== s5
# shot: close
# place: bedroom; night; stars
# action: L lie-awake sleepy; grownup stand; heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
The bed was warm, and it was dark. # usual
{resting}
{keepsake}
{dream} # spare
{L} lay with one hand out. It was the one that had been held. # usual
“I’m {L},” said {L} to the dark.
It went well. It was still new.
“So you are,” said {grownup}, at the door. “Shall I tell you something?”
“I know,” said {L}. “It’s a good name.”
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning {A} told the man who brings the letters. “I’m {A},” said {A}, over the gate.
“That’s a good name,” said the man, and looked through all he had, in case there was something for it. There was a bill, and a thing about windows. Under them lay a paper napkin, which had been folded into a mouse, and there was no name on it at all.
-> DONE

=== next_bedtime
The name had been said a good many times that day. There was no wear on it.
-> DONE
