# about: lie(!teeth&!tooth); truth(!told the truth&!told me&!told us&!told her&!told him&!told them&!owned up&!confess&!came clean&!by himself&!by herself); broken-thing(said&!truth|blam|lied|lie|told&!truth&!told me&!told her)
# also: sorry; broken-thing; bravery; sad
# news: bad
# wants: child
# role broken: answer = a blue jug
# role blamed: creature = a goose
# role grownup: parent = the grown-up with the dustpan
# ages: 4-10
# holds: goose(kind), wind(kind), dark(kind)

=== title
{~I Am Told That It Was Me|Not Even the Handle}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: heroes peek worried; grownup sweep calm broom; friends stand surprised
# things: shelf; broken; 6 stones; dustpan beside grownup
{~Crash! {H} came round the door, like somebody who has only just heard it. {young:On the floor was {broken}.|{broken} had come down in a hurry.}|One minute {broken} {broken_many:were|was} up there. {young:The next minute {broken_it} {broken_many:were|was} down on the floor, and there stood {H} with nothing in {many:any hand|either hand}.|The next minute most of it was down here, and {H} stood in between.}|First it was too loud, and after that it was too quiet. {young:{H} looked at the floor, and there was {broken}, all over it.|{H} studied the floor, where {broken} had lately arrived.}}
“Who was that?” asked {grownup}.
“It was {blamed_a},” said {L}, because that was what came out. {many:{B} looked at the ceiling.}
“{blamed_a}?” said {grownup}.
“A big one,” said {L}, {young:“and it ran off down the street.”|“and it was on its way somewhere, and could not stay.”} # usual
“Well,” said {grownup}, and swept, {young:and went to see about tea.|and you would have thought that it was over.}
-> DONE

=== s2
# shot: two
# place: hallway; afternoon; clear
# action: blamed sit-on-chair sad; heroes stand worried at blamed; friends stand curious
# things: chair; hat in blamed.hand; coat on hook; hook
There is a chair in the hall that is only for coats. After tea {blamed_a} {blamed_many:were|was} sitting on it, very straight, {young:with a hat on its lap.|with a hat on its lap, as people sit outside an office.}
Beside the chair was {themed_a}, and {blamed} had been careful not to sit on that. # personal
“I came as soon as I heard,” said {blamed}. “I am told that it was me.”
{L} went pink. {young:“Who said so?”|“Who told you?”} ¶ “The whole street,” said {blamed}. “I should like to see the place.”
{joining}
{hinderer_person:“Which foot did you do it with?” asked {hinderer}, who liked to know how a thing is done.} # beat
{hinderer_animal:{hinderer} lay down beside the chair, as you lie beside somebody who has not done anything.} # beat
{hinderer_carried:{hinderer} was put on {blamed_s} lap, next to the hat, and looked at {L}, and went on looking.} # beat
{blamed} looked up at the place for some time. “Was I running?” asked {blamed}. ¶ “Yes,” said {L}. {young:“You ran in and you ran out.”|“In by the door, and out by the other one.”} # usual
{is_wished_person:“{wished_person_many:Do|Does} {wished_person} know?” asked {blamed}. “What must they think of me!”} # wished
“I am surprised at myself,” said {blamed}, and held the hat tighter. # usual
-> DONE

=== m1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: blamed write worried pencil; heroes stand worried at blamed; friends stand curious
# things: notebook in blamed.hand; trumpet; coat
{blamed} wanted to know it all, to be quite clear in {blamed_its} own mind. {young:“What did I have on?”|“What was I wearing, at the time?”}
“A {~raincoat|scarf},” said {L}. {young:You have to say something.|You have to say something, and then it has to go with the last thing.}
“I have not got one,” said {blamed}. ¶ “It was somebody else’s,” said {L}. ¶ “So I took it?” said {blamed}, and had to sit down. # spare
“You were carrying a trombone,” said {L}. {young:And that only made things worse.|At the beginning of the sentence it had seemed a good idea.}
“And they let me out with it?” said {blamed}.
{pausing} # company
{young:{blamed} put it all in a little book.|{blamed} put all of that down in a small notebook: door, trombone, no thought for others.}
-> DONE

=== l1
# aside
# shot: close
# place: hallway; dusk; clear
# action: blamed write sad pen; heroes kneel sad before blamed; friends stand calm
# things: paper; 2 drops on paper; table
Then {blamed} asked for some paper, and wrote home. {young:“Dear Mother,” it said.|“Dear Mother,” it began, “I hope that you are sitting down.”}
“I am sorry to say that I have broken something. {young:I broke {broken}. I do not remember it.”|I broke {broken}, and everybody liked {broken_him}. I am told that I was in a hurry. I do not remember it at all.”}
“They are being very good about it,” it went on. “There is a child here who saw it all.” # spare
“How do you spell trombone?” asked {blamed}. ¶ {L} did not know. # more
{young:What a sad letter! There was a wet bit on it.|Nobody could look at that letter for long. A drop had fallen on the word “Mother”, and {blamed} had drawn petals on it, so that it should look meant.}
“You need not post it yet,” said {L}. {young:“Wait a bit, please.”|“The post has gone. I should wait, and see.”}
-> DONE

=== m2
# aside
# shot: wide
# place: hallway; dusk; breeze
# action: heroes point worried at curtain; blamed sit-on-chair sad; friends hold surprised hat
# things: curtain; leaf; 5 leaves; mat; door; chair
“It was not only you,” said {L}, who could not look at the hat any more. {young:“It was the wind, too.”|“I think it may have been the wind as well. A bit.”}
{L} meant it kindly. But the curtain moved, and in under the door came the wind, {young:with a leaf|with its leaf held in front, like a hat}, and went round and round on the mat.
“Whoo,” it said, and was sorry. {young:It blew all round the floor, to look for bits.|It thought that it had been out at sea, but a wind goes so fast, and does not always notice.}
So now two of them were on the chair in the hall, {young:and it was cold out there|and in a draught}.
“After you,” they kept saying. “No, no. After you.” # spare
-> DONE

=== l2
# aside with m2
# shot: above
# place: kitchen; dusk; clear
# action: heroes crouch worried; blamed sit-on-chair sad; friends crouch sad
# things: tile; chair; 4 shoes; rug
“Or else the floor,” said {L}. {young:“The floor is so hard.”|“If the floor were not so hard, nothing would have happened.”}
The floor had lain there for {~ninety|a hundred} years, and had never gone up to anything in its life.
The floor did not say a word. But it went down at one end, {young:like a lip|as a lip does}.
“Now look,” said {blamed}, and stepped off it, so as not to be a weight. {young:The wind patted it.|The wind patted it, which lifted the mat.} # spare
So now three of them were sorry. {young:Nobody could get at the shoes.|You could hardly get by them to the shoes, and none of them would have a biscuit.}
And not one of them had the right elbow for it. # more
-> DONE

=== s3
# shot: object
# place: kitchen; dusk; clear
# action: blamed reach-up sad; heroes stand worried at blamed; friends sit calm
# things: shelf; kettle; cake on plate; plate on table; table
There was cake. {blamed} would not have any. {young:“Not after what I did,” said {blamed}.|“I could not,” said {blamed}, “with what I have on my mind.”}
“Just show me how I went,” {blamed_it} said. “Then I shall never do it again.” {blamed} stood under the place, and stretched, {young:up, up, up|right up on to the tips of the toes}.
That was nothing like near enough. {young:You could have put a chair in between.|A whole other {blamed_noun} would have gone in between.}
“I must have been taller then,” said {blamed}.
{helper_person:“Has {blamed} got elbows?” asked {helper}, of nobody in particular.} # beat
{helper_animal:{helper} looked at the place, and at {blamed}, and then for some time at {L}.} # beat
{helper_carried:{helper} was held up underneath, to show how high it was, and that was not half-way.} # beat
{L} looked at {blamed_its} face. {young:How long it was, and how it shook! {L} knew that face.|The face was long, and shaking at the edge, and {L} had seen it before, in the side of the {~kettle|toaster}, at about four o’clock.} That face did not belong to {blamed}. It belonged to {L}. # usual
“Stop,” said {L}. {young:“You did not do it.”|“Please come down. It was not you.”}
-> DONE

=== s4
# shot: close
# place: kitchen; dusk; clear
# action: heroes stand sad at grownup; grownup kneel happy before heroes; blamed jump laughing; friends hug happy
# things: broom in blamed.hand; dustpan before heroes; brush; 4 stones
{blamed} came down off the toes. “Not any of it?”
“No,” said {L}.
“Not even the handle?” said {blamed}. {not short:“Not the trombone?”}
“It was me,” said {L}. “My elbow did it. I was being a {~helicopter|windmill}.”
That was quite a small thing to hear, {young:for how big it had been|considering what it had weighed}. # usual
“It was not me!” cried {blamed}, and shook hands with the broom. # usual
Then {L} had to look up, and say it again, to {grownup}.
“Ah,” said {grownup}. {young:“I did wonder. I saw no mud.”|“I did wonder, seeing no footprints.”} And after a while: “I liked {broken}.”
“So did I,” said {L}. “I am sorry.” {young:They swept up the last bit. One had the brush, and one had the pan.|They did the last corner together, one with the brush and one with the pan.} # usual
-> DONE

=== m4
# aside
# shot: two
# place: kitchen; dusk; clear
# action: blamed eat laughing cake; heroes eat happy cake; friends clap happy
# things: table; plate on table; jug on table; cake on table
Not to have done a thing makes you hungry. {blamed} had {~four|five} pieces of cake, and said that they were all the best one.
“I did not break this plate,” {blamed_it} said, and held it up, so that everybody could see. {young:“I did not break that cup.”|“Nor that cup. I have not touched that cup.”}
“Nor have I,” said {grownup}. It was catching. # spare
So it went, right round the kitchen, {young:and all of it was in one piece|and hardly anything in it was broken, when you came to look}. # more
“That crack was me,” said {grownup}, round some cake. “At Easter. I told everybody that it was the kettle.” # spare
-> DONE

=== l3
# shot: close
# place: hallway; night; stars
# action: blamed write happy pen; heroes stroke happy; friends kneel calm
# things: paper; envelope; table; rug
{blamed} took out the letter, and wrote on the end.
“It was not me. I was never there. I was at home, with you. I thought you would like to know.”
Off it went in the post, with a crumb in it. # more
The wind was told, too, wherever it was. You cannot leave a wind like that. # spare
Twice round the house it went, and threw up its leaf. # more
They told the floor as well. It had been level all along, and had just felt low.
-> DONE

=== m3
# shot: wide
# place: street; night; stars
# action: blamed wave happy; heroes wave happy; friends wave sleepy
# things: hat on blamed.head; door; mat before door; street-lamp
Then on went the hat. It had a nice curl in the brim, once {blamed} let go of it.
“If you should need me,” said {blamed}, “would you ask me first? I am often in.”
“I will,” said {L}.
{blamed} went off by the wall, and told it to the lamp posts. “Not me,” you could hear. “Not me. Good evening. Not me.” # spare
The hat got smaller, and went round the bend. # more
The chair in the hall had its coats back. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: mouse sleep sleepy; cat sleep sleepy; heroes sit sleepy
# things: broom; shelf; row of 4 cups on shelf
The kitchen was dark. There was a gap, up there. The moon stood in it.
The broom leaned on the wall. It had been up late.
One small bit was left, under the stove. It had got away. It shone. # more
Somebody would find it in the spring. # more
All the rest was in its place.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: shoe
Bed was soft. There was room in it. It had been said. # usual
{resting}
{dream} # spare
All the cups hung still, in the dark. # usual
Bump, said the floor. It was a {~shoe|book}. It had come off the bed.
{They} lay and listened. # usual
“That was me,” said {L}.
Far off there was a voice. “Not me,” it said. It was so glad.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
It was the letter box that had told the street. It had heard the crash through its flap, and a thing only has to go in at a letter box to be out by tea time. It was very sorry.
It had something for {H}, at any rate. It was a card, with a hat on. “In all day,” said the card. “Nothing came down. I thought that you would like to know.”
-> DONE

=== next_bedtime
The card stood by the lamp. It had not fallen over once.
-> DONE
