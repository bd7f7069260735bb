# tells: entries(story|together|lost something|forgotten what it was|couldn't find|could not find|had lost|lost its|lost his|lost her|lost their|lost the|lost a|has lost|went looking for his|went looking for her|went looking for its|looked for his|looked for her|looked for its|looked everywhere for|looked all over|helped her find|helped him find|helped to find)
# happens: lost
# wants: child
# never: got lost|gets lost|is lost|loses his way|loses her way|loses its way|loses their way|loses the race|loses the match|loses the game|loses her balance|loses his balance|loses her temper|loses his temper|lost in the|lost their way|lost his way|lost her way|lost the race|lost the match|lost the game
# kind mother: lost its mum|lost its mummy|lost its mother|lost its mama|lost its mam|lost its mom|lost its mommy|lost her mum|lost her mummy|lost her mother|lost her mama|lost her mam|lost her mom|lost her mommy|lost his mum|lost his mummy|lost his mother|lost his mama|lost his mam|lost his mom|lost his mommy|find its mum|find its mummy|find its mother|find its mama|find its mam|find its mom|find its mommy|find her mum|find her mummy|find her mother|find her mama|find her mam|find her mom|find her mommy|find his mum|find his mummy|find his mother|find his mama|find his mam|find his mom|find his mommy|wants its mum|wants its mummy|looking for its mum|looking for its mummy
# kind onhead: they are on his head|they are on her head|they are on grandads head|they are on grandad's head|they are on grandpas head|they are on grandpa's head|they are on dads head|they are on dad's head|they are on top of his head|they are on top of her head|they are on their head|they're on his head|they're on her head|they're on grandads head|they're on grandad's head|they're on grandpas head|they're on grandpa's head|they're on dads head|they're on dad's head|they're on top of his head|they're on top of her head|they're on their head|theyre on his head|theyre on her head|theyre on grandads head|theyre on grandad's head|theyre on grandpas head|theyre on grandpa's head|theyre on dads head|theyre on dad's head|theyre on top of his head|theyre on top of her head|theyre on their head|they were on his head|they were on her head|they were on grandads head|they were on grandad's head|they were on grandpas head|they were on grandpa's head|they were on dads head|they were on dad's head|they were on top of his head|they were on top of her head|they were on their head|glasses are on his head|glasses are on her head|glasses are on grandads head|glasses are on grandad's head|glasses are on grandpas head|glasses are on grandpa's head|glasses are on dads head|glasses are on dad's head|glasses are on top of his head|glasses are on top of her head|glasses are on their head|glasses were on his head|glasses were on her head|glasses were on grandads head|glasses were on grandad's head|glasses were on grandpas head|glasses were on grandpa's head|glasses were on dads head|glasses were on dad's head|glasses were on top of his head|glasses were on top of her head|glasses were on their head|glasses on his head|glasses on her head
# kind underarm: under her arm|under his arm|under their arm
# kind sleeper: driver is asleep|driver asleep|asleep on the back seat|asleep at the back|asleep in the back
# kind unsaid: something really important|something very important|something important|something special|not a crown|not the crown|not her crown|not his crown
# kind driver: find its driver|lost its driver|loses its driver|find her driver|find his driver
# kind fellow: odd sock|lonely sock|single sock|left sock|sock goes looking|other sock|other glove|other one
# kind bunny: loses bunny|loses her bunny|loses his bunny|lost bunny|lost her bunny|lost his bunny|has lost bunny|has lost her bunny|has lost his bunny|can't find bunny|can't find her bunny|can't find his bunny|cant find bunny|cant find her bunny|cant find his bunny|cannot find bunny|cannot find her bunny|cannot find his bunny
# kind quack: quack
# kind roar: roar
# kind moo: moo
# kind bark: bark
# kind voice: voice
# kind tune: tune
# kind song: song
# kind baa: baa
# kind purr: purr
# kind meow: meow|miaow
# kind woof: woof
# kind hoot: hoot
# kind squeak: squeak
# kind cluck: cluck
# kind buzz: buzz
# kind laugh: laugh
# kind giggle: giggle
# kind echo: echo
# kind tooth: tooth
# kind spots: spots
# kind stripes: stripes
# kind colours: colours
# kind wings: wings
# kind tail: tail
# kind trunk: trunk
# kind shadow: shadow
# kind nose: nose
# kind eyebrow: eyebrow
# kind moustache: moustache
# kind beard: beard
# kind smile: smile
# kind sparkle: sparkle
# kind twinkle: twinkle
# kind secret: secret
# kind memory: memory
# kind lamb: lamb
# kind kitten: kitten
# kind puppy: puppy
# kind cub: cub
# kind chick: chick
# kind duckling: duckling
# kind calf: calf
# kind owner: owner
# kind twin: twin
# kind huge: moon loses|moon lost|moon has lost|moon had lost|moon can't find|moon cannot find|moon cant find|moon is looking for|moon looks for|sun loses|sun lost|sun has lost|sun had lost|sun can't find|sun cannot find|sun cant find|sun is looking for|sun looks for|star loses|star lost|star has lost|star had lost|star can't find|star cannot find|star cant find|star is looking for|star looks for|cloud loses|cloud lost|cloud has lost|cloud had lost|cloud can't find|cloud cannot find|cloud cant find|cloud is looking for|cloud looks for|train loses|train lost|train has lost|train had lost|train can't find|train cannot find|train cant find|train is looking for|train looks for|bus loses|bus lost|bus has lost|bus had lost|bus can't find|bus cannot find|bus cant find|bus is looking for|bus looks for|digger loses|digger lost|digger has lost|digger had lost|digger can't find|digger cannot find|digger cant find|digger is looking for|digger looks for|lighthouse loses|lighthouse lost|lighthouse has lost|lighthouse had lost|lighthouse can't find|lighthouse cannot find|lighthouse cant find|lighthouse is looking for|lighthouse looks for|boat loses|boat lost|boat has lost|boat had lost|boat can't find|boat cannot find|boat cant find|boat is looking for|boat looks for|house loses|house lost|house has lost|house had lost|house can't find|house cannot find|house cant find|house is looking for|house looks for|car loses|car lost|car has lost|car had lost|car can't find|car cannot find|car cant find|car is looking for|car looks for|tree loses|tree lost|tree has lost|tree had lost|tree can't find|tree cannot find|tree cant find|tree is looking for|tree looks for|wind loses|wind lost|wind has lost|wind had lost|wind can't find|wind cannot find|wind cant find|wind is looking for|wind looks for|clock loses|clock lost|clock has lost|clock had lost|clock can't find|clock cannot find|clock cant find|clock is looking for|clock looks for|snowman loses|snowman lost|snowman has lost|snowman had lost|snowman can't find|snowman cannot find|snowman cant find|snowman is looking for|snowman looks for
# kind glasses: glasses
# kind button: button
# kind welly: welly|wellies
# kind boot: boot
# kind shoe: shoe
# kind slipper: slipper|slippers
# kind hat: hat
# kind crown: crown
# kind ring: ring
# kind keys: keys
# kind key: key
# kind whistle: whistle
# kind teddy: teddy
# kind egg: egg
# kind bone: bone
# kind ball: ball
# kind umbrella: umbrella
# kind mitten: mitten
# kind scarf: scarf
# kind coat: coat
# kind wand: wand
# kind watch: watch
# kind bell: bell
# kind spoon: spoon
# kind pyjamas: pyjamas
# kind trousers: trousers
# kind pants: pants
# kind map: map
# kind letter: letter
# ages: 3-9
# needs: walking
# holds: dark(kind)

=== title
{~Where Was It Last?|Everywhere Else}
-> DONE

=== s1
# shot: wide
# place: garden; day; clear
# action: L kneel worried; heroes kneel worried; friends stand
# things: e1 right
{~Everything is somewhere. {H} knew that, {young:but it did not help.|and up to now it had always been enough.}|That morning {H} had not been going to look for anything. {young:It was just a morning.|It was going to be a morning with nothing under it and nothing behind it.}|There is a hook, a drawer and a shelf for most things, {H} had been told, {young:so that you know where they are.|and then you know where they are, and can think about something else.}}
{entry_1}
{entry_1_seen} # usual
{early_two():{entry_2}}
{young:That is soon said. It took all day.|That is soon said, but it took the whole of a day.} # usual
{
- is_mother:
{Who()} had only looked round once, {young:at a fly.|at something with wings, and when that was over there was nobody in front any more.}
- is_glasses or is_onhead:
{Who()} felt for them on the nose. {young:There was only nose.|There was only nose, and the two small dents in it where they had always sat.}
- is_sound():
{Who()} took a breath, opened up wide, and let go. {young:It was only warm air.|What came out was mostly warm air, and it was not {sought()}.} “That was not it,” said {L}, who had been listening from in front.
- is_tooth:
Where {sought()} had been was a gap. {young:A tongue came to look.|The tongue went there by itself, to look, and came back, and went again, since it could not believe it.}
- is_button or is_spots:
You could see just where it had been. {young:It was very plain there.|It was very plain there now, and when you looked at it you could not look at anything else.}
- is_fellow:
There was room on the one side, {young:just wide enough.|just as wide as it had always been, and {who()} kept to the other, so as not to take it up.}
- is_shadow:
{Who()} took one step to the left. {young:Nothing came along.|Nothing came along. There was a step to the right, to give it a chance, and it did not take that, either.}
- is_secret or is_memory:
{Who()} began to say it, {young:and there was no more.|and got as far as “It is,” and waited for the rest, with the mouth still open.}
- is_tail or is_trunk or is_wings or is_stripes or is_colours or is_nose or is_eyebrow or is_moustache or is_beard:
It was quite bare there, {young:and a bit cold.|and a bit cold, and {who()} kept turning round to see, though it was no better from that side.}
- is_driver or is_sleeper:
There was the seat, and there was the wheel. {young:The seat was still warm.|The seat was still warm, and the cap hung on its hook, and nobody was under it.}
- is_bunny or is_teddy or is_living():
There was the place, and it had kept the shape. {young:{L} laid a hand in it. It was cold.|{L} laid a hand in it, and it was round, and just the right size, and cold.}
- is_hat or is_crown:
{Who()} felt on top. {young:There was only head.|There was only head there, and it seemed a good deal smaller than people had thought.}
- is_shoe or is_boot or is_welly or is_slipper:
{Who()} came along, up and down, up and down, {young:for one side was shorter.|for there was one side to go up on, and only a sock, or less, to come down with.}
- is_huge:
{Who()} looked all the way round, {young:and that takes long.|and that takes some time, if you are as big as that. Everything else was there.}
- is_key or is_keys or is_ring or is_wand or is_watch or is_whistle or is_map or is_letter or is_spoon:
{Who()} felt on the left, {young:and on the right.|and felt on the right, and then on the left once more, where it was just as empty as before.}
- is_coat or is_scarf or is_mitten or is_pants or is_trousers or is_pyjamas or is_umbrella:
You could feel the air, {young:just there.|just where you should not have felt it, and it was cooler than one remembers.}
- else:
There was the place, {young:and nothing was in it.|quite tidy, with nothing in it, and you could see all the way to the back.}
}
“Where {sought_many():were|was} {sought()} last?” asked {who() == L:everybody|{L}}. ¶ “If I knew that,” said {who()}, “I would be there.”
“Then we shall have to look everywhere else,” said {L}.
So they began with everywhere else, since there was most of that. # usual
-> DONE

=== m1
# aside
# shot: close
# place: garden; day; clear
# action: A peek curious; heroes kneel curious; friends stand
# things: e1 right
First of all {A} looked where {A} was standing. {young:You never think of that.|Hardly anybody thinks of that, and then they have to come all the way back for it.}
So {A} lifted one foot, and then the other. {young:There was floor under both.|There was nothing under either of them but what they had been standing on.}
“{sought_many():They are|It is} not here,” said {A}. {young:“Now we know that.”|“So that is one place done, and there is no need to stand on it any more.”}
“How many places are there?” asked {who() == L:somebody|{who()}}. # spare
“One fewer,” said {A}. “And now it is a place where {sought()} {sought_many():are|is} not, and we know that for certain.” # more
{A} moved on by one step, {young:and looked there.|and did the same with that one, and it went quite quickly, once you had the way of it.} # more
-> DONE

=== s2
# shot: two
# place: garden; day; clear
# action: L kneel curious; heroes stand curious; friends stand
# things: e1 right; e2 left
{is_entry_3 and not early_two():{entry_2}}
{joining}
{p1() == "":Everywhere else was big. {young:{L} looked behind it, and under it.|{L} took it from the left, and looked behind it, and under it, and in it.}|{L} began with {p1()}, at one end, and did not leave out a bit. “Not here,” said {L}, and moved on by one hand. “And not here.”}
{p2() != "":Then it was the turn of {p2()}. {Who()} looked along the top, and {L} looked along the bottom. After that {p2()} {p2_many():were|was} just as before, only looked at.}
{p2() == "":{seeks()}} # usual
“Where {sought_many():were|was} {sought()} last?” they were asked. {young:They were always asked that.|Whoever came along asked them that, and nobody could help it.} # usual
“{is_mother or is_living() or is_driver or is_sleeper:Everybody|Everything} has to be somewhere,” said {who()}, and that was true, but it was no help. # usual
{hinderer_person:“What does it look like?” asked {hinderer}, who had been looking for an hour.} # beat
{hinderer_animal:{hinderer} found a stick, and then {hinderer} found a stick, and it had to be the same stick each time.} # beat
{hinderer_carried:And then nobody knew where {hinderer} was, and they had to look for {hinderer} as well, under the coat.} # beat
-> DONE

=== l1
# aside
# shot: behind
# place: garden; day; clear
# action: A reach-up curious; heroes stand curious; friends stand
# things: e1 right
Some of everywhere else was high up. {young:{A} stood on tiptoe.|{A} stood on tiptoe, and saw the tops of things, where nobody has been since they were put there.}
There was half a shuttlecock up there, and a kite’s tail. {young:Nobody missed them now.|Somebody must have looked for each of them, once, for the whole of an afternoon.}
“They are only lost if somebody looks for them,” said {A}. {young:“And we are not.”|“And nobody has come to ask about them, and neither of them is {sought()}.”}
They laid it all in a row. {young:It was a good row.|By and by there was quite a row, and it looked as if they were having a sale.} # usual
Soon after that somebody came by, and stopped at the row, and said “Oh!” # spare
“Where was it last?” was the question. ¶ “Up there,” they said, and for once it was the right answer. # more
It was carried off under one arm, and looked at all the way. {Who()} watched it as far as the corner. # more
-> DONE

=== m2
# aside
# shot: above
# place: garden; afternoon; clear
# action: A sit calm; heroes sit calm; friends sit
# things: e1 right; themed left
They sat down to think where they had not been. {young:There was a lot of it.|There was still a good deal of it, if you counted all the seas.}
Then {A} looked in both pockets, {young:and {who()} looked behind.|as everybody does, and it was only string. They all looked behind themselves as well, and turned round once, like dogs.}
“It is always in the last place you look,” somebody had told them. {young:“Then let us look there first,” said {A}.|“Then it would be quicker to look there first,” said {A}, but nobody could say which it was.}
{pausing} # company
Near them lay {themed_a}. It was not lost. It was just lying there. # personal
“I have looked at that one four times,” said {who()}. “It knows me by now.” # more
“If I were {sought()}, where would I be?” said {A}, and thought of a place that was dry, and not too loud, with something soft at the back. But there were a good many such places, and they had looked. # more
-> DONE

=== s3
# shot: wide
# place: garden; afternoon; clear
# action: L think worried; heroes stand worried; friends stand
# things: e1 right; e3 left
{is_entry_4:{entry_3}}
{
- is_mother:
“What is she like?” asked {L}. {young:“Warm,” said {who()}.|“Warm,” said {who()}, “and there is a lot of her.” They asked for somebody warm, of whom there was a lot, and were sent to a stove.}
- is_sound():
“Say it for me,” said {who()}, “so that we know it when we hear it.” {young:So {L} said it: “{Noun()}!”|So {L} said it, “{Noun()}!”, as well as one can who was not born with it, and they both held still. Nobody said it back.}
They held an ear to whatever had a hole in it. {young:One hole said “ooh”.|One said “ooh”, one said “fff”, and in the third somebody was asleep.} # usual
- is_glasses or is_onhead:
It was slow work, {young:for {who()} could not see much.|for you can hardly look for your glasses without your glasses.} “What is this?” asked {who()}, and held it out. ¶ “That is me,” said {L}.
- is_ring:
A ring is mostly hole. {young:{L} found a lot of holes.|{L} found a great many holes that day, but none with anything round it.}
- is_tooth or is_egg or is_ball or is_bone:
“Here!” called {L}. {young:But it was a stone.|It was white, it was about the right size, and {L} blew on it. Then it was a stone, and so was the one after that.}
- is_button or is_spots:
{L} found what was round: {young:a stone, and a pea.|a stone, a pea, the lid of something. {Who()} looked at each of them for a long time, so as not to hurt it.} “No,” said {who()}. “Not that.”
- is_stripes or is_colours:
{L} drew some on, with one wet finger. {young:They were very good, till they dried.|They were very good, and {who()} turned round in them, to be looked at, and then they dried.}
- is_wings:
“Flap,” said {L}, to see if that would call them. ¶ “With what?” asked {who()}.
- is_smile:
{L} showed one, for them to go by. {young:It was not the right size.|{Who()} tried it, with a finger at each end, but it was not the right size, and went back down.}
- is_fellow:
{L} found a glove, and it was by itself, too. {young:It did not match.|They held it up against {who()}, from both sides, but it did not match, and had a thumb. It would have liked to.}
- is_hat or is_crown or is_umbrella:
{L} found a flowerpot, {young:and they tried it on.|and {who()} tried it on, and it was not bad, as long as nobody had to nod.} But it was not {sought()}.
- is_shoe or is_boot or is_welly or is_slipper:
{L} found one the right size, {young:but it was a loaf.|and {who()} had a foot in it already when somebody said that it was a loaf.}
- is_eyebrow or is_moustache or is_beard:
{L} found one the right size, {young:but it was a caterpillar.|and it was the right colour as well, but it was a caterpillar, and had somewhere to go.}
- is_secret or is_memory:
{L} asked all round, and everybody had one. {young:But it was always their own.|But it was always their own, and {who()} listened to each, and shook a head. “Mine was longer,” said {who()}.}
- is_shadow:
{L} found one that lay about by itself. {young:But there was a cat at the end of it.|They followed it along, very quietly, and at the other end of it was a cat.}
- is_tail or is_trunk:
{L} found something long and soft, {young:and pulled, and it was a hose.|and pulled it, and it got longer, and it was a hose, and far away somebody got wet.}
- is_driver or is_sleeper:
{L} tried the seat. {young:The feet did not reach.|You could see a long way from there, and the feet did not reach, and so it was plain that {L} was not {sought()}.}
- is_bunny or is_teddy or is_living():
{L} called, and waited, and called. {young:A wall called back.|Something did call back, from over there, but it was only a wall, and it wanted the same as they did.}
- is_wand:
{L} found a stick, and waved it. {young:It was a stick.|{Who()} waved it as well, and said the right words over it, and it went on being a stick.}
- is_key or is_keys:
{L} found three that were for something. {young:But it was for something else.|But when they tried them it was always for something else, and a good many things stood open by then.}
- is_map or is_letter:
{L} found a paper, and they read it. {young:“Eggs,” it said.|It said “eggs, soap, eggs”, and they thought for some time about the second eggs.}
- else:
“Is it this?” asked {L}, and held something up. {young:It was not.|It was the right colour, or it was the right size, but it was never both, and mostly it was a lid.}
}
{not is_mother:The longer {sought()} {sought_many():were|was} gone, the better {sought_many():they|it} had been. By the afternoon there had never been any like {sought_many():them|it} in the whole world. {who() != L:{Who()} said so.}} # usual
{asks_two():“Is it this?” asked {being_2}. It was not, but it had been well meant.} # usual
{helper_person:“I think it is time we stood still,” said {helper}, and turned round, and looked back the way they had come.} # beat
{helper_animal:{helper} would not go a step further, and sat down, with a face to where they had come from.} # beat
{helper_carried:{helper} was on somebody’s shoulder, and the only one who could see where they had come from.} # beat
Then {L} stood still. “Wait,” said {L}. “We go on, and we go on. And wherever we get to, {sought()} {sought_many():have|has} never been there.” {not young:Nobody could say anything against that.}
“So where {sought_many():have|has} {sought()} been?” asked {who() == L:everybody|{who()}}. ¶ {young:{L} pointed. It was all behind them.|{L} pointed over one shoulder. It was all of it behind them.}
-> DONE

=== l2
# aside
# shot: two
# place: garden; afternoon; clear
# action: A walk curious; heroes walk; friends walk
# things: e1 right
It is not easy to go backwards. {young:First come your heels.|You put one heel down where you believe that there is something, and then you find out.}
“Left a bit,” called {A}, who looked over one shoulder for the rest. “Bump.” {young:¶ “Ow,” said somebody, but not much.|And behind the bump somebody said “Ow”, but in a way that meant they could go on.}
What they had looked under they now saw from the other side, {young:and it was better.|and it had a much nicer back than front, and nobody had ever told it.}
“You look as if you were leaving,” somebody called after them. ¶ “We are coming back,” said {A}. # spare
The nearer they got, the smaller everything was, for that is how it is backwards. # more
“Tell me if you see {sought()},” said {who()}, who had only the front of {A} to look at. # more
-> DONE

=== s4
# shot: close
# place: garden; dusk; clear
# action: L walk surprised; heroes walk surprised; friends walk
# things: e1 right; e2 left
So they went back, and went backwards, to see it as it had been.
{p2() != "":{P2()} came by, and then {p1()}. “Not yet,” said {L}.|{p1() != "":From behind, {p1()} {p1_many():were|was} not the same at all. “Not yet,” said {L}.|“Not yet,” said {L}. “Not yet.”}} # usual
“Was it like this?” asked {who() == L:everybody|{L}}, each time. ¶ “Just like this,” said {who()}, “but with {sought()}.” # usual
{is_entry_2 and not is_entry_3 and not early_two() and not is_onhead:{entry_2}}
{
- is_onhead:
{L} stopped, and looked up. “Don’t nod,” said {L}.
There {sought_many():were|was} {sought()}, right on top. {sought_many():They|It} had come along all the way, and had not said a word.
- is_underarm:
{who() == L:{L} stopped. There was one elbow that had been kept down all day. {L} lifted that.|{L} stopped. “You have kept that elbow down all day,” said {L}. “Lift it.”}
It was warm in there, and {named_fallback():that was where it was|there {sought_many():were|was} {sought()}}. {sought_many():They were|It was} a bit flat.
- is_mother:
Then {L} bumped into somebody, back to back. It was somebody warm, and there was a lot of her. She had been looking, too.
Nobody asked who had been lost. {Who()} stood close in, with both eyes shut.
- is_sleeper:
Right at the back somebody said “Hrrr”. {L} lifted a newspaper. Under it was a face, with both eyes shut.
“Are we there?” asked {sought()}. ¶ “We are now,” said {L}.
- is_fellow:
It lay as it always had, a bit to one side, with room next to it. {L} did not say anything. {Who()} went and lay down there.
- is_secret or is_memory:
{L} came to the first place of all, and stopped. “It was here,” said {L}. “And then somebody sneezed.” ¶ “Oh,” said {who()}. “That was it.”
{who() != L:{Who()} said it in one of {L}’s ears, and held the other shut. {L} nodded. It was a good one.} # usual
- is_sound():
“It was here,” said {who()}. “I had just breathed in.” ¶ “Then breathe out,” said {L}. ¶ First came a small one, with some dust on it. Then it was the right one. “{Noun()}!”
{L} had both ears shut, with a hand each, and nodded. # usual
- is_bunny or is_teddy or is_living():
Then there was no more back to go. {L} looked there, where they had set out from. And somebody looked back.
“There you are,” said {L}, and {sought()} was squeezed, for a long time.
- else:
{is_huge and is_thing_3:Last of all came {thing_3}. {L} knelt, and looked right down at the bottom of {thing_3_many:them|it}, for a long time.|Then there was no more back to go. They had come to where they had set out from. {L} knelt, and looked there.}
{named_fallback():And there it was.|And there {sought_many():were|was} {sought()}.} {is_tooth:It was much smaller than the gap.|{is_stripes or is_colours or is_spots or is_wings or is_tail or is_trunk or is_nose or is_eyebrow or is_moustache or is_beard or is_smile or is_shadow:{L} helped to put {sought_many():them|it} back on, and stood off, to see if {sought_many():they were|it was} straight.|{L} held {sought_many():them|it} up, in both hands.}}
}
{is_entry_2 and not is_entry_3 and not early_two() and is_onhead:{entry_2}}
{is_entry_3 and not is_entry_4:{entry_3}}
{is_entry_4:{entry_4}}
{who() != L and not is_secret and not is_memory and not is_sound() and not is_mother and not is_fellow and not is_driver and not is_sleeper:{Who()} had to look twice, to be sure.} # usual
“So that was last,” said {L}.
-> DONE

=== m3
# shot: wide
# place: garden; dusk; clear
# action: A walk sleepy; heroes walk sleepy; friends walk sleepy
# things: lantern
After that they went home forwards. It was very easy.
It was all still there, everything that they had looked under. Nobody turned it over. # usual
“Have you got {sought()}?” asked {A}, at the first corner, and at the second. Each time there was a look, and each time the answer was yes. # spare
“What was it, again?” called somebody from far off, who was still helping. # more
They called back, and it took some time. Somebody was out there quite late, to see what it was like with nothing to find. # more
It grew dark. In the dark everything was where it had been last. # more
-> DONE

=== l3
# aside
# shot: two
# place: hallway; night; stars
# action: A reach-up sleepy; heroes stand sleepy; friends stand
# things: hook; coat on hook; boot; boot; mat
The coat went on its hook. The shoes went on the mat.
{A} looked at them once more. There they were, then. # usual
One shoe had a bit of the day in it. It was the bit from under something. # spare
“Where was I last?” the coat might have asked. It had been all day on a back, and had seen nothing but where it had been. # usual
It hung the right way round now. # more
There was string in the pocket. It stayed in there. You never know what it is for. # more
Then the door was shut. Everybody was in it, and that was counted, to be sure. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; friends stand
# things: basin; soap; tap; towel
The soap was gone. It was not in the dish.
{A} did not look everywhere else. {A} stood quite still, with wet hands.
Where was it last? It was in the other hand. # usual
So it was found, and then there was foam. # spare
The drops ran down. They all went back to where they had been last, and that was round and round, and down. # more
The towel was where it always is. It felt good, for once, to find a thing. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep; friends sleep
# things: stone; wall; moon
Nobody was out there. Nothing there was lost.
There was a stone that had been turned over four times. It lay with its good side up. # usual
The moon looked under things, as it does. It did not lift them. # usual
It did not find anything, and went on along the wall. # spare
Whatever had been looked at all day had a rest from it now. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes lie-awake; friends sleep
# things: bed; pillow; quilt; curtain
{H} lay in bed. Sleep was not there.
{resting}
{keepsake}
{dream} # spare
Before the lamp went out, {L} had asked if anything else was lost. Nobody could think of anything. # usual
It was not at the end, where the feet are. It was not in the middle. # usual
“Where was it last?” asked the pillow. ¶ {L} thought back. Last night it had been on the left, under one ear. # usual
So {L} moved back a bit, and then a bit more. One ear went down.
And there it was.
{not named_fallback():Goodnight, {noun()}.} Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning somebody stood on the step who did not want to say what it was. {H} did not ask. {H} turned them round, and walked them back by both elbows, the way they had come, past one corner and past the next. At the third they stopped. ¶ “There,” said {A}. It was on the wall, where it had been put down to ask somebody something.
-> DONE

=== next_bedtime
The shoes were on the mat. They had been there last night, too, and that is a good place to begin.
-> DONE

=== function asks_two
~ return is_being_2 and who() != being_2 and not is_driver and not is_sleeper and not is_bunny and not is_teddy and not is_living() and not is_mother

=== function p1
{
- is_huge:
~ return ""
- (is_fellow or is_driver or is_underarm) and is_thing_2:
~ return thing_2
- is_fellow or is_driver or is_sleeper or is_underarm:
~ return ""
- place_first() and is_thing_1:
~ return thing_1
- (by_role() or is_onhead or is_glasses or is_welly_only()) and is_thing_2:
~ return thing_2
}
~ return ""

=== function P1
~ return p1()

=== function p2
{
- p1() == "" or is_huge or is_tooth:
~ return ""
- place_first() and is_thing_2:
~ return thing_2
- not place_first() and is_thing_3:
~ return thing_3
}
~ return ""

=== function P2
~ return p2()

=== function p1_many
{
- place_first():
~ return thing_1_many
}
~ return thing_2_many

=== function p2_many
{
- place_first():
~ return thing_2_many
}
~ return thing_3_many

=== function place_first
~ return is_mother or is_sound() or is_tooth or is_living() or is_shadow or is_secret or is_memory or is_smile or is_bunny

=== function seeks
{
- is_huge:
~ return "{Who()} could not come so low down, and so {L} held things up. “No,” said {who()} each time. “Mine was better.”"
- is_sound():
~ return "You cannot see a thing like that. So {L} held one ear to it all, and then the other."
- is_fellow or is_shoe or is_boot or is_welly or is_slipper:
~ return "There was a good deal about that had two of it, and {L} looked between."
- is_onhead or is_glasses:
~ return "{L} looked beside the bread, and on the edge of the bath, which is where they get put down."
- is_driver or is_sleeper or is_mother or is_living() or is_bunny or is_teddy:
~ return "“Hello?” called {L}, into everything that somebody could be in, and waited each time for as long as it takes to wake up."
}
~ return "{L} lifted whatever could be lifted. The rest was looked at from below, on hands and knees."

=== function early_two
~ return is_entry_2 and (is_unsaid or is_secret)

=== function who
{
- is_unsaid and is_entry_2_being:
~ return entry_2_being
- is_fellow and is_entry_1_thing and not is_entry_1_being:
~ return entry_1_thing
- (is_driver or is_sleeper) and is_entry_1_thing and not is_entry_1_being:
~ return entry_1_thing
- is_huge and is_entry_1_thing:
~ return entry_1_thing
- (is_bunny or is_teddy) and not (is_entry_1_being_2 or is_entry_1_thing):
~ return L
- is_entry_1_being:
~ return entry_1_being
}
~ return L

=== function Who
~ return who()

=== function named_fallback
~ return noun() == ""

=== function sought
{
- noun() == "":
~ return "it"
- noun() == "Bunny" or by_role():
~ return noun()
}
~ return "the " + noun()

=== function Sought
{
- noun() == "":
~ return "It"
- noun() == "Bunny" or by_role():
~ return noun()
}
~ return "The " + noun()

=== function Noun
{
- is_quack:
~ return "Quack"
- is_roar:
~ return "Roar"
- is_moo:
~ return "Moo"
- is_bark:
~ return "Bark"
- is_baa:
~ return "Baa"
- is_purr:
~ return "Purr"
- is_meow:
~ return "Meow"
- is_woof:
~ return "Woof"
- is_hoot:
~ return "Hoot"
- is_squeak:
~ return "Squeak"
- is_cluck:
~ return "Cluck"
- noun() == "":
~ return "Hello"
- noun() == "Bunny" or by_role():
~ return noun()
}
~ return "The " + noun()

=== function by_role
~ return not is_unsaid and not is_sure() and not is_glasses and not is_onhead and not is_welly_only() and ((is_huge and is_entry_1_thing_2) or (is_entry_1_being and is_entry_1_thing))

=== function is_welly_only
~ return (is_welly or is_boot or is_shoe or is_slipper) and is_thing_2 and not is_entry_1_thing_2 and not is_entry_2

=== function is_sure
~ return is_driver or is_mother or is_sleeper or is_fellow or is_bunny or is_sound() or is_living() or is_tooth or is_spots or is_stripes or is_colours or is_wings or is_tail or is_trunk or is_shadow or is_nose or is_eyebrow or is_moustache or is_beard or is_smile or is_sparkle or is_twinkle or is_secret or is_memory

=== function is_sound
~ return is_quack or is_roar or is_moo or is_bark or is_voice or is_tune or is_song or is_baa or is_purr or is_meow or is_woof or is_hoot or is_squeak or is_cluck or is_buzz or is_laugh or is_giggle or is_echo

=== function is_living
~ return is_lamb or is_kitten or is_puppy or is_cub or is_chick or is_duckling or is_calf or is_owner or is_twin

=== function sought_many
{
- is_mother:
~ return false
- is_onhead:
~ return true
- is_glasses or is_spots or is_stripes or is_colours or is_wings:
~ return true
- is_unsaid or is_sure():
~ return false
- is_huge and is_entry_1_thing_2:
~ return entry_1_thing_2_many
- is_welly_only():
~ return false
- is_entry_1_being and is_entry_1_thing:
~ return entry_1_thing_many
- is_keys or is_pyjamas or is_trousers or is_pants:
~ return true
}
~ return false

=== function noun
{
- is_mother:
~ return "mother"
}
~ return known()

=== function known
{
- is_underarm and is_entry_1_being and is_entry_1_thing:
~ return entry_1_thing
- is_onhead:
~ return "glasses"
- is_underarm:
~ return ""
- is_sleeper:
~ return "driver"
- is_unsaid:
~ return ""
- is_driver:
~ return "driver"
- is_fellow:
~ return "other one"
- is_bunny:
~ return "Bunny"
- is_glasses:
~ return "glasses"
- is_quack:
~ return "quack"
- is_roar:
~ return "roar"
- is_moo:
~ return "moo"
- is_bark:
~ return "bark"
- is_voice:
~ return "voice"
- is_tune:
~ return "tune"
- is_song:
~ return "song"
- is_baa:
~ return "baa"
- is_purr:
~ return "purr"
- is_meow:
~ return "meow"
- is_woof:
~ return "woof"
- is_hoot:
~ return "hoot"
- is_squeak:
~ return "squeak"
- is_cluck:
~ return "cluck"
- is_buzz:
~ return "buzz"
- is_laugh:
~ return "laugh"
- is_giggle:
~ return "giggle"
- is_echo:
~ return "echo"
- is_tooth:
~ return "tooth"
- is_spots:
~ return "spots"
- is_stripes:
~ return "stripes"
- is_colours:
~ return "colours"
- is_wings:
~ return "wings"
- is_tail:
~ return "tail"
- is_trunk:
~ return "trunk"
- is_shadow:
~ return "shadow"
- is_nose:
~ return "nose"
- is_eyebrow:
~ return "eyebrow"
- is_moustache:
~ return "moustache"
- is_beard:
~ return "beard"
- is_smile:
~ return "smile"
- is_sparkle:
~ return "sparkle"
- is_twinkle:
~ return "twinkle"
- is_secret:
~ return "secret"
- is_memory:
~ return "memory"
- is_lamb:
~ return "lamb"
- is_kitten:
~ return "kitten"
- is_puppy:
~ return "puppy"
- is_cub:
~ return "cub"
- is_chick:
~ return "chick"
- is_duckling:
~ return "duckling"
- is_calf:
~ return "calf"
- is_owner:
~ return "owner"
- is_twin:
~ return "twin"
- is_huge and is_entry_1_thing_2:
~ return entry_1_thing_2
- not is_welly_only() and is_entry_1_being and is_entry_1_thing:
~ return entry_1_thing
- is_button:
~ return "button"
- is_welly:
~ return "welly"
- is_boot:
~ return "boot"
- is_shoe:
~ return "shoe"
- is_slipper:
~ return "slipper"
- is_hat:
~ return "hat"
- is_crown:
~ return "crown"
- is_ring:
~ return "ring"
- is_keys:
~ return "keys"
- is_key:
~ return "key"
- is_whistle:
~ return "whistle"
- is_teddy:
~ return "teddy"
- is_egg:
~ return "egg"
- is_bone:
~ return "bone"
- is_ball:
~ return "ball"
- is_umbrella:
~ return "umbrella"
- is_mitten:
~ return "mitten"
- is_scarf:
~ return "scarf"
- is_coat:
~ return "coat"
- is_wand:
~ return "wand"
- is_watch:
~ return "watch"
- is_bell:
~ return "bell"
- is_spoon:
~ return "spoon"
- is_pyjamas:
~ return "pyjamas"
- is_trousers:
~ return "trousers"
- is_pants:
~ return "pants"
- is_map:
~ return "map"
- is_letter:
~ return "letter"
}
~ return ""
