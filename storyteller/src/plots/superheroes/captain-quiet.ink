# also: tired
# needs: hearing
# about: gentle-hands; new-baby; funny
# role mate: toy = a hare called Muffle

=== title
{~Captain Quiet and the Very Loud Night|The Softest Superpower}
-> DONE

=== s1
# shot: wide
# place: street; afternoon; clear
# action: boy lift proud bin; girl run happy; A think worried; heroes stand worried; friends wave happy
# things: washing-line; 3 capes on washing-line; cape on heroes.back; pear
# people: boy(blue coat); girl(red coat)
{~Everybody on the street was a superhero that week. There were capes on every washing line, and since that morning one of them had belonged to {H}.|Whoosh, went somebody along the pavement, with both arms out, and clang, went a dustbin. {H} came out to see. Everybody on the street was a superhero that week.|“Stand back!” shouted the twins across the road, and everybody did. {H} stood back, too, to be on the safe side. They were all superheroes on that street, that week.}
Number nine could nearly fly. {young:The twins could lift a dustbin, and drop it, bang!|The twins could lift a dustbin, if it was empty.} “What can you do?” they asked.
{A} thought about it. {young:{A} could not fly, not even nearly, and the dustbin was too big.|{A} could not nearly fly. The dustbin would not budge.} # usual
“I don’t know yet,” said {A}. “I have only just got the cape.” It had been the kitchen curtain, and it had pears on it.
-> DONE

=== s2
# shot: two
# place: street; dusk; clear
# action: A carry calm leaf before snail; snail crawl happy; heroes push calm gate; friends kneel calm
# things: postbox; gate; cape on A.back
So {H} went out on patrol, to find out, and {mate_a} kept watch behind. {young:You start at the postbox, and you stop at the pond.|You begin at the postbox and go round to the pond.}
{joining}
{is_loved:“Perhaps my power has to do with {loved},” said {A}, and held still, and waited, but there was no tingle.|{musing}} # personal
“Look out for trouble,” said {A}. # spare
There was not much about. {young:There was a snail on the path, and {A} carried it over.|There was a snail on the pavement, and {A} carried it to the side that it was going to.} There was a gate that banged, and {many:{B}|{A}} put a folded leaf in it. Then it did not bang. # usual
“That was not really super,” said {A}. “It was only {~quiet|small}.” # spare
And then, from the top of the street, there came {young:a very big noise. Waaaah!|the most enormous wail.}
-> DONE

=== m1
# shot: behind
# place: street; dusk; breeze
# action: boy run worried; girl run worried; A run worried; heroes run worried; cat run scared; dog shout worried; friends run worried
# things: rope; house; cape on A.back
They ran towards it, capes out flat behind. All the heroes were running. The twins came out with a rope. Number nine came out with arms spread wide.
“What is it?” everybody shouted. “Is it a robber? Is it a flood?” # spare
“Is it an elephant?” shouted somebody’s grandfather, who had put his teeth in specially. # more
{young:Waaaah, it went, up and up, and then it went up again.|The wail went up, and up, and burst, and began again.} A cat {young:ran by with a very fat tail|shot by with its tail like a brush}. All down the street the dogs began to {~answer|join in}.
-> DONE

=== l1
# shot: wide
# place: living-room; dusk; clear
# action: baby shout cross; boy lift worried bin; woman play happy xylophone; man read worried newspaper; A listen worried at baby; heroes listen worried; friends listen worried
# things: cot; cape on A.back
# people: baby; woman; man
It was coming from number one, where there was a new baby. It was eight days old and as red as a {~radish|pillar box}, and it had been crying since dinner.
“Stand back,” said number nine, and {young:ran round and round with both arms out|swooped up and down the path}. The baby screamed at that. “Let us,” said the twins, and lifted the dustbin. They dropped it.
A lady played the accordion at it. A man read it the football results. # more
{young:The baby took a big, big breath. Everybody put their hands over their ears.|The baby took a breath that seemed to use up all the air in the street. People put their hands over their ears, and waited.}
-> DONE

=== m4
# aside
# shot: above
# place: street; dusk; breeze
# action: man play happy trumpet; woman play happy drum; A listen surprised; heroes listen worried; friends listen worried; dog shout happy
# things: bell; pan; van; ice-cream; cape on A.back
Everybody had an idea, and every idea was louder than the one before.
The ice-cream van came and played its tune. {young:Ding dong, went the church bell.|The vicar rang the bell.} The boy with the trumpet {young:played his song, four times. Tara, tara, tara!|played the only song he knew, which was the beginning of a march, and he played it four times.}
{long:The baby|A very small person} said, very loudly, what it thought of that. # more
In between, for about as long as a blink, there was a gap. {A} was listening, and heard it. And in the gap {long:the baby stopped too, and opened one eye|the wail stopped, too}{not young:, and seemed to be listening as well}.
Then the grocer banged a {~saucepan|tea tray}.
“Did you hear that?” said {A}.
“I can’t hear a thing,” said number nine.
{pausing} # company
-> DONE

=== s3
# shot: behind
# place: living-room; dusk; clear
# action: baby shout cross; A whisper calm at father; father look-up sad; heroes tiptoe calm; friends tiptoe calm
# things: cot; huge clock; street-lamp; tap; cape on A.back
# people: father=man
{not long:It was the new baby at number one. }The baby’s father stood on the step, {young:with a white face and odd socks|very pale. He had odd socks on}. “I have sung everything I know,” he said, “and some things I do not.”
“May {we} try?” asked {A}, and gave him {mate} to hold.
{A} went in very quietly. {A} did not swoop, and did not lift anything. {A} looked around, the way you do on patrol. {young:Drip, drip, went the tap. Tock, tock, went the {~big|old} clock.|The tap was dripping. The {~big|old} clock was knocking.} The street lamp shone straight in at the bare window, and right where it shone was a very small face.
{hinderer_person:“IS IT ASLEEP?” whispered {hinderer}, in the kind of whisper that goes through two walls.} # beat
{hinderer_animal:{hinderer} came across the floor behind, and for the first time everybody heard {hinderer_s} toenails.} # beat
{hinderer_carried:{hinderer} was passed from one to the other on tiptoe, and each of them told {hinderer}, rather loudly, to be quiet.} # beat
“I know what the trouble is,” whispered {A}. “It is too loud in here. It is too loud for somebody new.”
-> DONE

=== m2
# shot: two
# place: kitchen; dusk; clear
# action: A push calm tap; heroes hold calm cushion over clock; father sit-on-chair sleepy; friends push calm letter
# things: tap; clock; table; letter under table; 2 socks; cape on A.back
So {they} went to work, without a sound. {A} turned the tap, hard, until it stopped. {many:{B} put the clock under a cushion, where it could knock to itself.|Then the clock went under a cushion, where it could knock to itself.} {They} put a letter under the table leg, {young:so that it did not wobble|because it wobbled}.
The father was told to sit down. He sat down. He looked at his socks as if he had never met them before. # more
Outside, one of the twins began to {~explain about the rope|blow up a balloon}. {A} opened the door and put one finger up. {young:Shh, said the finger, and the whole street said nothing.|And such was the look that went with it that the whole street stopped talking.}
-> DONE

=== l2
# shot: wide
# place: street; night; stars
# action: A whisper calm at dog; dog sit calm; boy tiptoe calm; girl push calm gate; heroes tiptoe calm; frog sit calm; friends tiptoe calm
# things: gate; trumpet; street-lamp; cape on A.back
Then {A} went out and did the street. It is a long street, if you do it quietly.
The twins wanted to know if there was anything to lift. “Your feet,” whispered {A}. “And then put them down again, slowly.” # more
The dogs were told, one at a time, in the {~left|soft} ear. {young:The boy with the trumpet was asked, and he stopped.|The boy with the trumpet was asked, and he said that he had been wanting to stop.} Number nine swooped off home on socks. The twins held the gates, all of them, so that not one should click.
Even the pond was asked. There was a frog who had been about to begin. # more
And the quiet went along from house to house, {young:a bit at a time, like snow|like someone drawing a curtain}.
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: baby look-up surprised; A hold happy curtain; heroes peek happy at baby; father reach-up calm curtain; friends peek happy
# things: cot; curtain on window; 3 pears; window
Last of all was the light. {A} took off the cape with the pears on. {young:It had been a curtain once, and now it was one again.|It had been a curtain once, and had not forgotten how.} The father hooked it up across the window, and the street lamp stayed outside.
{helper_person:“Higher,” said {helper}, without any voice, just with one finger, until no light came by.} # beat
{helper_animal:{helper} looked hard at one corner until they saw it, too: a small chink, with a whole lamp in it.} # beat
{helper_carried:{helper} was held up to the edge of it, where it gaped, and then not one chink was left.} # beat
The room went green and gold. {young:Everything was the colour of pears.|It was like being inside a pear.} # usual
Nobody breathed. A pear moved a little on the wall. # more
The baby stopped. It looked up. It looked for {~a long time|quite a while}. Then it let out one breath, and unrolled its fists, and there it was: quiet.
“Who are you?” whispered the father, over the top of {mate}.
“Captain Quiet,” whispered {A}. It had only that moment come.
-> DONE

=== l3
# shot: two
# place: street; night; stars
# action: boy clap happy at A; girl clap happy at A; A bow proud at girl; heroes tiptoe happy; friends clap happy
# things: street-lamp; bin; cape; house
All the heroes were waiting outside, under the lamp-post. They did not cheer. They knew better.
They clapped with one finger on one palm. It sounded like {~small rain|moths}.
A cape slid off a shoulder, and landed without a sound. # more
“That was super,” breathed number nine.
“Can you teach us?” breathed the twins.
“You start,” breathed {A}, “with your feet.”
-> DONE

=== m3
# aside
# shot: wide
# place: street; night; stars
# action: heroes tiptoe sleepy; boy tiptoe sleepy; girl tiptoe sleepy; cat walk calm; friends tiptoe sleepy
# things: gate; street-lamp; leaf; moon
So they all went home on their toes. The gates did not click. The stairs did not creak.
The cat came back. It walked down the very middle of the pavement. Its tail was thin again. # spare
Under one lamp there was a moth. It had very quiet wings. # more
You could hear the {~leaves|hedge}. You could hear the pond.
{homeward} # company
-> DONE

=== l4
# shot: object
# place: rooftops; night; stars
# action: A look-up calm; heroes look-up sleepy; friends look-up sleepy
# things: pear; chimney; moon; roof; street-lamp
From the window, {A} could see the whole street. It was {~blue|grey and blue}. There was not a sound in it.
At number one there was a dim window. It was green and gold. It looked like a pear.
One by one, the other lights went out. Click, they would have said. They did not say it. # more
It was a good place for a cape.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: cape; clock; star; pear
Captain Quiet went to bed. So it was only {H} again, and {mate}.
{resting}
{keepsake}
{dream} # spare
The tap did not drip. The {~clock|town clock} was far away. # usual
All down the street they slept. The dogs slept. The heroes slept. The baby slept with both hands open. # spare
It was so quiet that you could nearly hear the stars. # usual
Listen.
Shh.
Goodnight.
-> DONE

=== next_night
The father from number one was on his step, as pale as ever. It was not the baby. It had slept from seven until seven, under the pears. “I was up all night,” he said, “listening to it.”
So Captain Quiet sat down there, and did the listening for him. It took an hour and ten minutes. He spent it lying flat in the hall, in two socks that were very nearly a pair, and woke up when {A} coughed.
-> DONE

=== next_bedtime
At number one they were all asleep. You could hear it from here, if you were a captain.
-> DONE
