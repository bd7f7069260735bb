# about: new-glasses
# also: embarrassed; shy; nervous; school-day
# news: bad
# wants: child
# role grownup: parent = the grown-up with the teapot
# ages: 4-11
# needs: seeing
# names: Mr Tolley | Mr Fane | Mr Osgood
# holds: dark(kind)

=== title
{~There You Are|Behind the Coats}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: A peek worried behind coat; heroes peek behind coat; friends look-up
# things: 3 coats; glasses on A.head; hook
{~“They will all look at me,” said {L}. {H} had come home with the new glasses, and {young:they were on, and it was nearly tea|there was tea to come, with people in it}.|New glasses are not so bad from behind. {H} had tried it. {young:But from the front they were on {L}.|But from the front there they were, in the middle of {L}.}|{H} had been to get the new glasses, and now they were on {L}, {young:where everybody could see.|in broad daylight, and it was nearly tea.}}
{is_wished_line:“{wished_said},” {L} had told the bus stop, quite low.} # wished
{L} wanted not to be looked at, {young:not today and not at tea|until the spring, say}.
{is_wished_saying:{wished_saying} That was told to the umbrella, which did not know where to look.} # wished
The best place is behind the coats. So {L} got in, and the {~brown|green} coat gave a jump.
“You can see me!” it said, and pulled its collar up. {young:“I have a spot. I keep it on this side.”|“I have a spot. You never used to mind.”}
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: A peek surprised under table; heroes peek behind curtain; friends sit
# things: table; curtain; drawing under table; themed behind armchair; armchair
It was no good with both of them hiding in there. So {L} got under the table, {young:and had a look up|and looked up at it for the first time}.
“Do not look,” said the table. {young:“I am not done on this side.”|“They never did me on this side. There is chalk.”}
It had a cow there as well, in wax crayon, with five legs. {L} had a feeling of having met it. # usual
{joining}
Behind the big chair lay {themed_a}, keeping very still. # personal
So {L} went behind the curtain. “Shh,” said the curtain. “I have a hole.”
{hinderer_person:“Found you,” said {hinderer}, on the other side of it, and had to be told that it was not that.} # beat
{hinderer_animal:{hinderer} came in behind it, too, and so the curtain had six feet.} # beat
{hinderer_carried:{hinderer} was taken in there, too, and stuck out in front, like a shelf.} # beat
Every place was taken. All the house had been a blur, and {young:had liked that|had counted on it}.
-> DONE

=== m1
# aside
# shot: behind
# place: garden; afternoon; breeze
# action: tolley stand happy; A look-up curious at tree; heroes point at tolley; friends walk
# things: tree; 5 leaves; rose before tolley; fence
# people: tolley=man(old, he)
There was still the garden. {young:But there stood the tree, and it had leaves on, and you could see each one.|But there the tree was, and somebody had cut out every leaf of it separately, and put an edge on.}
“That must have taken you all night,” said {L}. {young:“It did,” said the tree, and was glad that it had been seen.|“It was nothing,” said the tree, and dropped one.}
Mr Tolley next door had his face in a rose. {young:He had lines by his eyes, like a map, and they went up.|He had lines round both eyes, like the ones on a map, and they all went up.}
“You have lines,” said {L}. ¶ “Have I?” said Mr Tolley. “Since when?” # spare
{pausing} # company
-> DONE

=== l1
# aside
# shot: wide
# place: street; afternoon; clear
# action: A wave surprised at pipe; heroes point; friends wave
# things: pipe on wall; wall; glove on pipe
At the end of the street lives the man who waves. {young:{L} waves at him every day.|{L} had waved to him on the way to school ever since March.}
He stood on his wall, as he always does, with one arm up. {young:{L} looked. {L} had one more look.|{L} looked, and then came a bit closer, and looked again.}
He was a pipe. He had a bend in him, and a glove on the bend. {young:The glove had got left there.|It had been put there by someone, in March, to be found.}
It was bad for both of them. {young:The pipe did not know where to look.|The pipe had got very fond of it, and had known that this would come.}
So {L} waved. You cannot stop, just like that.
And the glove moved. It may have been the wind. # more
-> DONE

=== m2
# aside
# shot: two
# place: hallway; afternoon; clear
# action: A point surprised at picture; heroes climb stairs; dog sit proud; friends sit
# things: picture; stairs; cushion
On the stairs hangs a picture. It is of a loaf, on a cushion. {young:It has hung there for ever.|It had hung there for years, and {A} had often thought of it before lunch.}
It was a dog.
“I took you for a loaf,” said {A}. {young:It is best to say a thing like that at once, and get it over.|It seemed better to have it out in the open.}
“I know,” said the dog. {young:“You once said that I looked fresh.”|“You used to smack your lips. I did think of barking.”}
“You have a very good nose,” said {A}. “I could not see it for the crust.” # spare
{young:So the dog sat up a bit, and it had a very nice face for a loaf.|And the dog sat up by about an inch, and has been sitting like that ever since.}
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: A look-through curious web; heroes peek behind clock; friends sweep
# things: web; clock; 5 crumbs; broom
It got about. {young:You could hear them all getting tidy.|All over the house things could be heard putting themselves straight.}
Dust ran in behind the clock. The crumbs lay down flat. {young:The paper on the wall held its breath, for it did not meet in the corner.|The wallpaper drew itself up in the corner, where half a bird has never met the other half.}
“It was only ever meant from a distance,” said the wallpaper. # spare
A sock that had gone under the bed at Easter went farther under. # more
The spider was the one who did not mind. {young:“At last,” it said, and showed {A} all of it, up and down and round and round.|“At last,” it said, “somebody who can see what I do,” and it went over the whole of it, knot by knot.}
-> DONE

=== s3
# shot: behind
# place: hallway; dusk; clear
# action: A sit calm; heroes sit; friends sit calm
# things: coat on hook; hook; glasses on A.head
So {L} went back to the coat with the spot. {young:The coat looked at the floor, and so did {L}.|Neither of them spoke for a time.}
{helper_person:“I am out here,” said {helper}, and sat down on the floor there, and did not look in.} # beat
{helper_animal:{helper} came in under the hems, and leaned one side on {L}, and the other on the coat.} # beat
{helper_carried:{helper} was handed in between two sleeves, and looked straight at both of them, and nothing happened.} # beat
“I have got these,” said {L}. “They are in the middle of my face.” ¶ “Mine is under the pocket,” said the coat. # usual
At last it let go of its collar, and there was the spot. {young:It was brown, like a pond with a duck.|It was gravy, and it was the shape of a pond.}
{L} looked at it. It was not a bad spot. It was just where you would put one.
“There you are,” said {L}. “I never knew what you were like.”
{young:And the coat hung a bit straighter.|And the coat let its sleeves down.}
It had had them up as far as the elbow. # more
-> DONE

=== m4
# aside
# shot: wide
# place: kitchen; dusk; clear
# action: A look-through happy curtain; heroes stroke table; friends clap
# things: curtain; table; window; teapot
It was the same with the others. They only wanted to have it over. {young:So {L} went round the whole house, and looked, and said it to each.|So {L} went from one to the next, and looked, and said it.}
“There you are,” to the table. {young:“It is a good cow. I did the legs.”|“I like you best from below. I think that it is where you keep things.”}
“There you are,” to the curtain, {young:with one eye at the hole|through the hole, which was just the size for an eye}. You could see the whole street in it.
“There you are,” to the sock. It came out by itself, a bit at a time. # more
One after the other they breathed out. {young:You could feel it, like a wind.|The house was quite a bit wider, after that.} # spare
-> DONE

=== s4
# shot: close
# place: kitchen; dusk; clear
# action: A look-up happy at grownup; grownup bow happy at A; heroes stand; friends clap
# things: table; cake on table; teapot; glasses on A.head
Then it was tea, with people in it. {L} came out, {young:holding on to a coat sleeve|holding a sleeve, as far as it would go}.
They looked. The table held on to its cloth. {young:The curtain shut its hole.|The curtain could not bear it, and drew itself.} # usual
{grownup} looked the longest. {L} looked back, and saw something there.
“You have dots,” said {L}. “On your nose.” ¶ Up went a hand, and hid them. “I never liked them,” said {grownup}.
“But they are you,” said {L}. So the hand came down.
They had a good look at each other, right out to the edges, with the dots and the glasses and all. # usual
“There you are,” said {grownup}. And then there was cake.
-> DONE

=== l3
# shot: behind
# place: bathroom; night; clear
# action: A sit surprised in bath; heroes wash; friends stand
# things: bath; smoke over bath; glasses on A.head
In the bath they went white. It was like a fog with a nose.
“Where have you all gone?” said {L}.
They got wiped on a sleeve, and it all came back, one tap at a time. # spare
There was a face in the tap. It was long, and it had glasses on. It looked a bit shy. # more
“There you are,” said {L}. # more
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: A reach-down sleepy at box; grownup stand calm; heroes lie-back; friends sit
# things: glasses in box; box; lamp; door
Then they came off. They folded their arms, and lay down in their box.
It all went soft. The lamp was a ball of wool. The door was a bit of milk.
“Are you still there?” said {L}. “Just here,” said {grownup}, with no dots on now, but the same voice. # spare
It was nice, in its way. It was how the house had been. # more
The box went click. It was soft in there, and it smelled of new. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: dog sleep; heroes look-up sleepy
# things: picture; coat on hook; hook; clock; stairs
It was dark, and no one could see. So all the house let go.
The table let its chalk show. The dust came out from behind the clock, and lay about. The coat had its spot to the front.
On the stairs the dog put its head down. It was a loaf again. It was quite a rest. # spare
The pipe had its arm up. It was for the morning. # more
Half a bird was in the one corner, and half in the other. They let go, and slept. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: glasses in box; box
The glasses lay in their box. It was shut. # usual
{resting}
{dream} # spare
In the window was a star. It had no edge to it. It was as big as a {~daisy|plum}. # usual
“It will be small tomorrow,” said {L}. “It will have points.”
The star would be glad to be told. # usual
The pillow came up close, and then even {L} could see it quite well.
“There you are,” said the pillow.
“There you are,” said {L}.
Goodnight, {H}. Goodnight, coat.
Goodnight.
-> DONE

=== next_night
The man with the milk had one glove on. He had come by like that a hundred times, but {A} had not had new glasses then.
“It was dripping,” he said, when it was put to him, “all that March. There it stood, with its arm out. Well, one does.” The dog who had been taken for a loaf looked the other way, as a friend would.
They went past the pipe together. “There you are,” said the man.
-> DONE

=== next_bedtime
The pipe had its glove on. It was known now whose it was.
-> DONE
