# tells: entries(story|together|lost something|forgotten what it was|couldn't find|could not find|had lost|lost its|lost his|lost her|lost their|lost the|lost a|has lost|went looking for his|went looking for her|went looking for its|looked for his|looked for her|looked for its|looked everywhere for|looked all over|helped her find|helped him find|helped to find)
# happens: lost
# wants: child
# never: got lost|gets lost|is lost|loses his way|loses her way|loses its way|loses their way|loses the race|loses the match|loses the game|loses her balance|loses his balance|loses her temper|loses his temper|lost in the|lost their way|lost his way|lost her way|lost the race|lost the match|lost the game
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
# place: lane; day; clear
# action: bagwoman stand curious; L kneel worried; heroes kneel worried; friends stand
# things: e1 right; gate; bag in bagwoman.hand
# people: bagwoman=woman(old, hat)
{~Everything is somewhere. {H} knew that, {young:but it did not help.|and up to now it had always been enough.}|That morning {H} had not been going to look for anything. {young:It was just a morning.|It was going to be a morning with nothing under it and nothing behind it.}|There is a hook, a drawer and a shelf for most things, {H} had been told, {young:so that you know where they are.|and then you know where they are, and can think about something else.}}
{entry_1}
{entry_1_seen} # usual
{early_two():{entry_2}}
{young:That is soon said. It took all day.|That is soon said, but it took the whole of a day.} # usual
A woman with a bag came by, and stopped, as people do. “Where {sought_many():were|was} {sought()} last?” she asked.
“If I knew that,” said {who()}, “I would be there.”
{who() != L:{L} thought that a very good answer, and came along, to help.} # usual
“Then you will have to look everywhere else,” said the woman with the bag. ¶ So they began with everywhere else.
-> DONE

=== m1
# aside
# shot: close
# place: lane; day; clear
# action: A peek curious at bucket; heroes kneel curious; friends stand
# things: bucket; stone; e1 right
A bucket stood by the wall, and {A} looked into it. {young:There was a bucket in it, and a bucket in that.|Inside it was another bucket, and that is the way with buckets, for in that one was a third.}
In the last was some rain. {young:In the rain was {A}, looking out.|In the rain was a bit of sky, and {A}, who was looking up as if there were something to find up there.}
“Where {sought_many():were|was} {sought()} last?” asked {A}, to see what it would say. {young:The bucket said it back.|The bucket said “last”, three times, and each time it was further down.}
“It is no good asking a bucket,” said {who()}. # spare
“It was polite, for a bucket,” said {A}. “And now it is a place where {sought()} {sought_many():are|is} not, and we know that for certain.” # more
They put them all back in each other, {young:the small one first.|which takes longer than you would think, if you begin with the big one.} # more
-> DONE

=== s2
# shot: two
# place: lane; day; clear
# action: L look-up curious; heroes stand curious; friends stand; man climb ladder
# things: ladder; bucket; e1 right; e2 left
# people: man(cap)
{is_entry_3 and not early_two():{entry_2}}
{joining}
Everywhere else was big. {young:They looked under a stone, in a bucket, and down a pipe.|They took it from the left: under a stone, in a bucket, and down the inside of a pipe.}
{
- is_sound():
You cannot see a thing like that, and so they held an ear to it all. {young:The pipe said “ooh”.|The pipe said “ooh”, and the stone said nothing, and neither was {sought()}.}
- is_glasses:
It was slow work, {young:for {who()} could not see much.|for you can hardly look for your glasses without your glasses, and everything had to be felt.}
- is_ring:
A ring is mostly hole. {young:They found a lot of holes.|They found a great many holes that day, but none with anything round it.}
- is_tooth or is_egg or is_ball or is_bone:
There was something white. {young:It was a stone.|It was white, it was about the right size, and it was a stone, and so was the one after that.}
- is_button or is_spots:
They found what was round: {young:a stone, and a pea.|a stone, a pea, the lid of something. But when you turned them over there was never anything to sew them on by.}
- is_fellow:
They found a glove, and it was by itself, too. {young:It did not match.|They held it up against {who()}, from both sides, but it did not match, and had a thumb.}
- is_hat or is_crown or is_umbrella:
They found a flowerpot, {young:and tried it on.|which fitted quite well, as long as nobody had to nod.} But it was not {sought()}.
- is_shoe or is_boot or is_welly or is_slipper:
They found one the right size, {young:but it was a loaf.|but it was a loaf, and somebody wanted it back.}
- is_eyebrow or is_moustache or is_beard:
They found one the right size, {young:but it was a caterpillar.|and it was the right colour as well, but it was a caterpillar, and had somewhere to go.}
- is_secret or is_memory:
They asked all round, and everybody had one. {young:But it was always their own.|But it was always their own, and they would not say it, and so that was hard to compare.}
- is_shadow:
They found one that lay about by itself. {young:But there was a cat at the end of it.|They followed it along, very quietly, and at the other end of it was a cat.}
- is_tail or is_trunk:
They found something long and soft, {young:and pulled, and it was a hose.|and pulled it, and it got longer, and it was the hose from next door.}
- is_bunny or is_teddy or is_driver or is_living():
They called, and waited, and called. {young:A wall called back.|Something did call back, from over there, but it was only the wall, and it wanted the same as they did.}
- else:
They found a glove, {young:and nobody was looking for it.|for which nobody was looking, and laid it on the wall, where it could be found.}
}
A man looked down from a ladder. “Where {sought_many():were|was} {sought()} last?” he said. {young:They all say that.|It seems that nobody can help saying it.} # usual
{hinderer_person:“What does it look like?” asked {hinderer}, who had been looking for an hour.} # beat
{hinderer_animal:{hinderer} found a stick, and then {hinderer} found a stick, and it had to be the same stick each time.} # beat
{hinderer_carried:And then nobody knew where {hinderer} was, and they had to look for {hinderer} as well, under the coat.} # beat
“If we knew that,” they said, “we would be there.”
-> DONE

=== l1
# aside
# shot: behind
# place: lane; day; clear
# action: A reach-up curious; heroes stand curious; friends stand
# things: hedge; e1 right; wall
Some of everywhere else was high up. {young:There was a wall, and a hedge.|There was the top of a wall, and there was the inside of a hedge, where nobody has been since it was planted.}
In the hedge they found a ball, a kite’s tail, and half a shuttlecock. {young:Nobody missed them now.|Somebody must have looked for each of them, once, for the whole of an afternoon.}
“They were last in a hedge,” said {A}. {young:“But they are not {sought()}.”|“But nobody has come to ask them about it, and none of it is {sought()}.”}
They laid it all on the wall, in a row. {young:It was a good row.|By then there was quite a row, and it looked as if they were having a sale.} # usual
Soon after that a boy came along the lane, and stopped at the ball, and said “Oh!” # spare
“Where was it last?” he asked. ¶ “In the hedge,” they said, and for once it was the right answer. # more
He looked under his arm all the way home, to see that it was still there. {Who()} watched him as far as the bend. # more
-> DONE

=== m2
# aside
# shot: above
# place: lane; afternoon; clear
# action: A sit calm; heroes sit calm; friends sit
# things: e1 right; wall; themed on wall
They sat down to think where they had not been. {young:There was a lot of it.|There was still a good deal of it, if you counted the sea.}
Then {A} looked in both pockets, {young:and {who()} looked behind.|as everybody does, and it was only string. They all looked behind themselves as well, and turned round once, like dogs.}
“It is always in the last place you look,” somebody had told them. {young:“Then let us look there first,” said {A}.|“Then it would be quicker to look there first,” said {A}, but nobody could say which it was.}
{pausing} # company
On the wall lay {themed_a}. It was not lost. It was just lying there. # personal
“I have looked at that stone four times,” said {who()}. “It knows me by now.” # more
“If I were {sought()}, where would I be?” said {A}, and thought of a place that was dry, and not too loud, with something soft at the back. But there were a good many such places, and they had looked. # more
-> DONE

=== s3
# shot: wide
# place: lane; afternoon; clear
# action: L think worried; heroes stand worried; friends stand; bagwoman crouch; man crouch
# things: bucket; ladder; e1 right; e3 left
{is_entry_4:{entry_3}}
By the afternoon everybody was looking, and a very tall boy did the high things. “{Noun()}?” they called, {young:into every hole.|into everything that had a hole in it, and listened, in case that was enough.}
“What are we looking for?” asked the tall boy, some time later. ¶ {young:They told him. He had to begin again.|They told him, and he had to do the high things again.} # usual
So everything had been looked at twice, and the stone four times. {young:It was no good.|Whatever they picked up, {sought()} {sought_many():were|was} not under it.} # usual
{helper_person:“I think it is time we stood still,” said {helper}, and turned round, and looked back the way they had come.} # beat
{helper_animal:{helper} would not go a step further, and sat down, with a face to where they had come from.} # beat
{helper_carried:{helper} was on somebody’s shoulder, and the only one who could see where they had come from.} # beat
{L} stood still. “Wait,” said {L}. “We go on, and we go on. And wherever we get to, {sought()} {sought_many():have|has} never been there.”
“So where {sought_many():have|has} {sought()} been?” they asked. ¶ {young:{L} pointed. It was all behind them.|{L} pointed over one shoulder. It was all of it behind them.}
-> DONE

=== l2
# aside
# shot: two
# place: lane; afternoon; clear
# action: A walk curious; heroes walk; friends walk
# things: e1 right; fence
It is not easy to walk backwards. {young:First come your heels.|You put one heel down where you believe that there is a road, and then you find out.}
“Stone,” called {A}, who looked over one shoulder for the rest. “Left a bit. Puddle.” {young:¶ “Ow,” said somebody, but not much.|And behind the puddle somebody said “Ow”, but in a way that meant they could go on.}
They went through the puddle, {young:and it closed again.|and saw how it closed after them, which you never see if you go the other way.}
“You look as if you were leaving,” said a hen. ¶ “We are coming back,” said {A}. # spare
The nearer they got, the smaller everything was, for that is how it is backwards. # more
“Tell me if you see {sought()},” said {who()}, who had the puddle in both eyes by then. # more
-> DONE

=== s4
# shot: close
# place: lane; dusk; clear
# action: L walk surprised; heroes walk surprised; friends walk
# things: e1 right; bucket left; e2 left
So they went back. They went backwards, so as to see it as it had been at the time.
It all came by the wrong way round: the pipe, the bucket, the stone. {young:The man went up his ladder.|The man went down his ladder, looked, and went up it again, to oblige.} # usual
“Last?” said the woman with the bag. “{Sought()} {sought_many():were|was} where?”
“Not yet,” called {L}. One heel came after the other, and after that there was no more back to go.
{is_entry_2 and not is_entry_3 and not early_two():{entry_2}}
{is_entry_3 and not is_entry_4:{entry_3}}
{is_entry_4:{entry_4}}
{named_fallback():And there it was.|And there {sought_many():were|was} {sought()}.}{not is_entry_2: {young:Nobody had lifted a stone.|Nobody had lifted a stone, or gone up a ladder. They had only come the right way round.}}
{who() != L:{Who()} looked twice, to be sure.} # usual
“So that was last,” said {L}.
“I always ask,” said the woman with the bag. She was quite red. {young:Nobody had ever told her.|In all those years nobody had ever told her the answer.} # usual
-> DONE

=== m3
# shot: wide
# place: lane; dusk; clear
# action: A walk sleepy; heroes walk sleepy; friends walk sleepy
# things: wall; ladder; lantern
After that they went home forwards. It was very easy.
The pipe was there. So was the stone. Nobody turned it over.
On the wall lay what they had found. Some of it had gone. Somebody must have come and asked. # usual
The tall boy was still at the high things. They told him. It took some time, as he was far up. # spare
“What was it, again?” called somebody from high up. It was the tall boy. # more
Somebody was up there quite late, who wanted to see what it was like with nothing to find. # more
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
One shoe had a bit of lane in it. It was the bit with the puddle. # spare
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
# place: lane; night; stars
# action: heroes sleep; friends sleep
# things: bucket; stone; wall; moon
Nobody was in the lane. Nothing there was lost.
The stone had been turned over four times. It lay with its good side up. # usual
In the bucket was a bucket, and in that was a third. In the third was the moon. # usual
It would have to be looked for in the morning. But everybody would know where it had been last. # spare
The ladder lay down by the wall. It had been up all day, and it had seen a good deal, but not that. # more
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
It was not at the end, where the feet are. It was not in the middle. # usual
“Where was it last?” asked the pillow. ¶ {L} thought back. Last night it had been on the left, under one ear. # usual
So {L} moved back a bit, and then a bit more. One ear went down.
And there it was.
{not named_fallback():Goodnight, {noun()}.} Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning a woman stood on the step, with no bag. “Do not say it,” she said. ¶ {H} did not say it. {H} turned her round, and walked her back down the lane by both elbows, past the wall and past the stone. By the ladder she stopped. ¶ “There,” said {A}. It was on the third rung, where she had put it down to ask somebody something.
-> DONE

=== next_bedtime
The shoes were on the mat. They had been there last night, too, and that is a good place to begin.
-> DONE

=== function early_two
~ return is_entry_2 and (is_unsaid or is_secret)

=== function who
{
- is_unsaid and is_entry_2_being:
~ return entry_2_being
- is_fellow and is_entry_1_thing and not is_entry_1_being:
~ return entry_1_thing
- is_driver and is_entry_1_thing and not is_entry_1_being:
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
~ return not is_unsaid and not is_sure() and not is_glasses and ((is_huge and is_entry_1_thing_2) or (is_entry_1_being and is_entry_1_thing))

=== function is_sure
~ return is_driver or is_fellow or is_bunny or is_sound() or is_living() or is_tooth or is_spots or is_stripes or is_colours or is_wings or is_tail or is_trunk or is_shadow or is_nose or is_eyebrow or is_moustache or is_beard or is_smile or is_sparkle or is_twinkle or is_secret or is_memory

=== function is_sound
~ return is_quack or is_roar or is_moo or is_bark or is_voice or is_tune or is_song or is_baa or is_purr or is_meow or is_woof or is_hoot or is_squeak or is_cluck or is_buzz or is_laugh or is_giggle or is_echo

=== function is_living
~ return is_lamb or is_kitten or is_puppy or is_cub or is_chick or is_duckling or is_calf or is_owner or is_twin

=== function sought_many
{
- is_glasses or is_spots or is_stripes or is_colours or is_wings:
~ return true
- is_unsaid or is_sure():
~ return false
- is_huge and is_entry_1_thing_2:
~ return entry_1_thing_2_many
- is_entry_1_being and is_entry_1_thing:
~ return entry_1_thing_many
- is_keys or is_pyjamas or is_trousers or is_pants:
~ return true
}
~ return false

=== function noun
{
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
- is_entry_1_being and is_entry_1_thing:
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
