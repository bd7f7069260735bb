# about: guest(grandparent&flew|grandparent&landed|grandparent&airport|and gran&flew|and opa&flew|and nan&flew|and gran&landed|and nan&landed|gran&!minding&!having&!looking after&!after school&!picking&!collect&!flew&!landed&!airport|nan&!minding&!having&!looking after&!after school&!picking&!collect&!flew&!landed&!airport|nonna&!minding&!having&!looking after&!after school&!picking&!collect&!flew&!landed&!airport|nonno&!minding&!having&!looking after&!after school&!picking&!collect&!flew&!landed&!airport|aunt&!minding&!having&!looking after&!after school&!picking&!collect&!flew&!landed&!airport|uncle&!minding&!having&!looking after&!after school&!picking&!collect&!flew&!landed&!airport|abuel&!minding&!having&!looking after&!after school&!picking&!collect&!flew&!landed&!airport)
# also: missing; happy; too-excited; sad
# wants: child
# role guest: answer = an aunt called Auntie Wren
# names: Auntie Wren | Auntie Sorrel | Auntie Fay
# ages: 3-10
# holds: rain(kind), dark(kind)

=== title
{~By Mistake|The Umbrella from Last Time}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: guest wave happy; heroes run happy guest; friends wave happy
# things: suitcase beside guest; mat; door; coat on hook; hook
{~In the hall stood a suitcase with a strap round it, and {H} went round the suitcase. {guest} had come to stay.|“Well, here I am,” said a voice outside. {H} got to the door first. On the mat stood a suitcase and {guest_a}, come to stay.|The bell rang once, and then it rang once more, as you ring when you are glad. So {H} knew who it was. {guest} had come to stay, with a suitcase.}
{is_wished_line:“{wished_line},” {A} had told the whole street.} # wished
{is_wished_day:That was how it would be {wished_day}, at any rate, and {A} could not wait.} # wished
“For how long?” said {A}, before the coat was off.
“For four nights,” said {guest}.
{young:{A} did not think much of four.|{A} did not think much of four, since you are asleep for most of a night.} # usual
{is_loved:There was a whole week’s worth to tell {guest} about {loved}, not counting the questions.} # personal
{is_wished_place:There was {wished_place} to be talked about, and that alone would take three nights.} # wished
But a person cannot go home without slippers, {young:thought {A}.|thought {A}, or not far.}
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: heroes push curious slipper; guest stand surprised; friends peek happy behind sofa
# things: slipper behind sofa; sofa; hat on guest; slipper on guest; teapot on table; table
They took the case up to the little room in a {young:long line|procession}.
{joining}
{hinderer_person:“Is it bricks?” asked {hinderer}, who had the front end, and stopped on every stair to ask it.} # beat
{hinderer_animal:{hinderer} led the way, and lay down on the fifth stair, and the case had to go over.} # beat
{hinderer_carried:{hinderer} rode up on top, and at the bend had to be handed back along the line, and on again.} # beat
Out of it came a hairbrush, and a big book, and two {~blue|tartan} slippers, {young:which stood side by side.|which stood with their toes out.}
By tea the left one was behind the sofa. {A} had helped it.
In its place, by the bed, lay {themed_a}, to put people off. # personal
{guest} came down in one slipper. On the other foot was {young:the hat of the teapot, and nobody said a word.|the tea cosy, and nobody said a word about it.}
It {young:fitted|looked warm}. You could have gone home in it. # usual
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: guest sit-on-chair happy; heroes eat happy toast; friends eat happy toast
# things: butter on toast; toast on plate; plate on table; table; cup on table; armchair
It is not only a person that comes to stay. {young:With {guest} came a new way to cut toast, and a song for the cups.|With {guest} came another way to cut toast, and a tune for the washing-up.}
The butter went on {~right up to the edge|in a curl}. {guest} sat in the big chair, where you do not sit, {young:and it said oof.|and it turned out to be for sitting.}
“Is this how you do it at home?” asked {A}.
“At home I do it like you,” said {guest}. {young:“It is more fun when you are out.”|“It is no fun without somebody to look.”}
The teapot stood there without its {young:hat. It was cold.|cosy, like a bishop in the bath.} # spare
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: heroes reach-up curious coat; friends peek curious at coat
# things: big coat on hook; hook; row of 3 small coats; ticket; nut
In the hall the coats had somebody new on the end peg. {young:It was {guest_s} coat.|It was {guest_s} coat, and it was a good deal longer than they were.}
They moved up for it. {young:The small ones were just as high as its pockets, and had a look in.|The small ones, who come up to a pocket, had a look in.} They found a ticket, and a peppermint, and a {~conker|button}.
“There is nothing in it that you need,” said {A}, who had been through it as well. {young:You need no ticket to stay.|The ticket was for coming, and had been used.}
The smallest had the peppermint. # more
So the coat was left alone, and {young:hung with its arm round a small one.|by supper time it hung with an arm round the smallest of them.}
-> DONE

=== m2
# aside
# shot: two
# place: living-room; day; rain
# action: guest kneel happy before puzzle; heroes point curious at puzzle; friends kneel happy
# things: puzzle; rug; sofa
The next day it rained. {young:That was good, because you cannot go home in rain with no umbrella.|{A} stood and looked at it in a friendly way, since no one sets out in that.}
“You have no umbrella,” said {A}. ¶ “Oh, I have one somewhere,” said {guest}. {young:“I just cannot think where it can be.”|“Now, where did I see it last?”}
They did a puzzle of {~a harbour|forty hens}, with one bit gone. {young:It was a bit of sky, so that you could see the table.|There was a hole in the sky, quite a small one.}
{pausing} # company
“They do go, sometimes,” said {guest}, and looked {young:at the sofa, and then away.|for some reason at the sofa.}
-> DONE

=== l2
# aside
# shot: wide
# place: garden; day; breeze
# action: heroes point proud at tree; guest look-up happy at tree; friends walk happy; 3 chicken walk calm
# things: tree; wall; fence
They went to see the tree, and the hens at number nine, and the hole in the {~fence|hedge}. {young:They did it all once, and then they did it from the other side.|{guest} had to be shown everything, and then shown it again, from the other side.}
“It has all grown,” said {guest}. “The hole has, too.”
The hens came up, to hear who it was, and were told. # more
{A} went slowly. {young:If you go slowly, a day is long, so they went round by the bins.|A day is as long as you make it, and this one was made to go round by the bins.}
“If you were not here,” asked {A}, “would you be there?” ¶ {young:“Yes,” said {guest}, “and looking out.”|“I should,” said {guest}, “and looking out of the window at no hens at all.”}
-> DONE

=== s3
# shot: above
# place: bedroom; dusk; clear
# action: heroes lift worried; guest pull laughing suitcase; friends carry worried potato
# things: suitcase; 6 potatoes in suitcase; big book in suitcase; glove
A case cannot be packed when it is full. So {L} filled it. {young:In went all the potatoes, and a very big book.|In went the potatoes, and both halves of the dictionary.}
{guest} took it by the strap. The strap came up, and the case did not.
“I must have brought more than I thought,” said {guest}. {young:And they had potatoes for supper, with {~butter|peas}.|There was potato soup that night, and the dictionary smelled {~a little|strongly} of potato.} # usual
{helper_person:“Everybody looks behind a sofa,” said {helper}, to nobody in particular, and turned a page.} # beat
{helper_animal:{helper} put a nose behind the sofa, drew out the slipper by the heel, and gave it back to {L}.} # beat
{helper_carried:{helper} had been sitting guard in front of the sofa since tea, and was let off.} # beat
The slipper wanted a better place. {L} felt behind the boots, at the back of the cupboard. {young:It was full.|It was taken.}
Out came a glove, with dust on it. It was {guest_s}. {short:Behind the door was an umbrella, and it was {guest_s}, too.}
-> DONE

=== m4
# shot: two
# place: living-room; dusk; clear
# action: heroes crawl surprised behind piano; friends kneel happy
# things: piano; umbrella behind piano; glasses on plant; plant; comb
After that they looked in all the good places. An umbrella was behind the {~piano|door}. {young:It had been there since the last time it rained.|It had the rain of some other year in it, and dust on top.}
Half a roll of peppermints lay in with the string, for later. A pair of glasses had been {young:in the plant all summer.|looking out of the big plant all summer.}
Under the sofa were a comb and a bit of sky. The sky {young:went in the puzzle.|fitted.}
“Who would do that?” said {A}. “It is all {guest_s}.” {young:They put it in a row.|They laid it in a row along the carpet, and the row went from the fire to the door.} # spare
-> DONE

=== s4
# shot: close
# place: living-room; dusk; clear
# action: heroes hold sad slipper; guest kneel happy before heroes; friends stand worried
# things: slipper in heroes.hand; umbrella; glove; glasses; comb
“Ah,” said {guest}, in the door. “You have found them.” The tea cosy {young:looked at the floor.|went from one foot to the other.} # usual
“You forgot them,” said {L}.
“You may forget a glove,” said {guest}. {young:“But not all that.”|“Not an umbrella, in the rain.”}
{L} looked at it all. {young:Each time, one thing had not gone home.|Not once had {guest} gone home with everything.}
“You have to come back for a thing,” said {guest}, “if you have left it.”
{L} went behind the sofa, and came out with the slipper.
“Dear me, no,” said {guest}. {young:“Not there!|“That is where they dust.} I will show you.”
A good place is {~dry|dark}, it turned out, and it is where nobody ever looks. # usual
-> DONE

=== l3
# shot: two
# place: kitchen; night; stars
# action: guest hold happy lamp; heroes reach-up happy cupboard; friends tiptoe happy
# things: slipper in heroes.hand; cupboard; row of 4 plates; vase
They did it after the bath. They had bare feet, and one lamp.
“Not in a vase,” said {guest}. “They find it when they have flowers. Not in a boot. It gets worn.”
The glove went up on the {~clock|top shelf}. The glasses went back in the plant. They had liked it there. # spare
“And it must be a thing that you want,” said {guest}. “Or it does not count.” # more
So it was the slipper. It went in with the good plates. It could not be seen.
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: heroes hold happy sock; guest point surprised at sock; friends sit sleepy
# things: suitcase; sock in suitcase
There was room in the case now. So much was left out. {L} looked at it.
In went one sock. It was a good one, {~red|with stripes}, and it was {L} who put it there.
“You have left your sock in my case,” said {guest}.
“Have I?” said {L}. “So I have.” # spare
“You will have to come for it,” said {guest}. “I shall put it in the top drawer.” # more
-> DONE

=== l4
# shot: wide
# place: living-room; night; stars
# action: cat sleep sleepy; heroes sit sleepy
# things: teapot on table; table; hat on teapot; clock on shelf; glove on clock; shelf
The teapot had its cosy back, after three days out. It smelled of feet.
On the clock sat the glove, with its thumb up.
The coats hung in the hall. The long one had its {~arm|sleeve} round the small one still. # more
One night was left. It was a long one, and hardly used. # spare
In the plant the glasses looked out. They had been washed, and could see all the way to the gate. # more
-> DONE

=== s5
# shot: object
# place: bedroom; night; stars
# action: heroes sleep sleepy; guest wave calm; friends sleep sleepy
# things: hat on chair; chair; lamp; book on chair
Then {guest} came in, to say goodnight.
{resting}
{dream} # spare
They read a page. The lamp was put down low. # usual
“Will you be here when I wake up?” said {L}.
“Right here,” said {guest}. “I shall be down by the toast.”
Then it was quiet. The door was left open. # usual
On the chair was a hat. It sat there with its brim up.
“You have left your hat,” said {L}, in the dark.
“I know,” said {guest}, on the landing.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
One night, when it was late, the telephone rang. “Here I am at home,” it said, “in one slipper. I cannot think how.”
“No,” said {A}. “Nor can I.”
“And now there is a welly in my suitcase,” said the telephone, “wrapped in a towel, right at the bottom, and it is only so big. It must have got in by itself.” It did not sound as if it were sorry. “I am afraid that somebody will have to come for it.”
-> DONE

=== next_bedtime
By the back door stood one welly. The other one was away.
-> DONE
