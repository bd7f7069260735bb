# about: funny(pants|underpants|knickers|undies|underwear); story-about(pants|underpants|knickers|undies|underwear); with-character(pants|underpants|knickers)
# also: happy; bored; too-excited; story-about; funny; new-clothes
# wants: child
# role grownup: parent = the grown-up in the thick coat
# ages: 3-10
# holds: dark(kind)

=== title
{~Two Holes for the Ears|The Only One That Stayed On}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; breeze
# action: A stand proud; heroes stand laughing; grownup look-up surprised; friends stand laughing
# things: clothes-horse; shirt on clothes-horse; coat on hook; hook; door
{~It was the windiest day of the year, and {H} could not find a hat.|“Nobody goes out without a hat,” said {grownup}, and {H} looked in every place that a hat can be.|There was to be a parade by the sea, and {H} had both boots on, and no hat.}
By the heater hung the washing, and it was warm. {A} took the first thing that came, and pulled it down over the head. It had an edge that held on by itself, and two holes.
“Look,” said {A}. “Two holes for the ears.”
“Those are your pants,” said {grownup}. ¶ “They are very warm,” said {A}.
{young:They had spots on.|They were clean, and they had spots on, and there was no other hat.} And it was late by then, so that was how they went out. # usual
-> DONE

=== m1
# aside
# shot: close
# place: hallway; afternoon; breeze
# action: A look-up happy; heroes look-up happy; grownup stand calm; friends stand laughing
# things: mirror; clothes-horse; shirt on clothes-horse
There is a front and a back, even on a head. {young:The label goes behind.|{A} tried it both ways round before the mirror, and with the label at the back you saw more.}
One ear came out on the left, and one came out on the right. {young:They looked out, like mice.|They stood out rather, like two people at their windows.}
“Can you hear me?” asked {grownup}. ¶ “Better than ever,” said {A}. {young:“I hear the tap.”|“With a hat on you only hear the hat.”}
You can pull a thing like that down in front, as well, and then you look out through the ear holes. # more
They did that for a bit. {young:The wall came.|It was very good until the door.} # more
-> DONE

=== s2
# shot: two
# place: street; afternoon; breeze
# action: A walk proud; heroes walk proud; woman look-up surprised; grownup walk calm; friends walk laughing
# things: house; street-lamp; umbrella
# people: woman(old, hat)
All the way down the road people said good afternoon. {young:Then they looked up a bit.|They said it to {A}, and then their eyes went up a bit, and came down again at once.}
{joining}
“What a nice day,” said the postman. “What nice spots,” said a lady with a pram. They were as polite as could be. # usual
{hinderer_person:“Pants,” said {hinderer}, at every lamp post, and could not stop.} # beat
{hinderer_animal:{hinderer} walked a little way behind, and looked as if they had never met.} # beat
{hinderer_carried:{hinderer} had a pair as well, and it came down to the feet.} # beat
{is_loved:{A} would have liked a pair about {loved}, but spots are good, too.|{musing}} # personal
Only a small boy stopped. “Pants!” he said. ¶ “Yes,” said {A}. “There are two holes for the ears.”
-> DONE

=== l1
# aside
# shot: behind
# place: shop; afternoon; clear
# action: woman point proud; A stand proud; heroes stand proud; grownup stand calm; friends stand calm
# things: 4 hat; mirror; counter
The lady from the hat shop came out to them. {young:She walked right round {A}.|She put on the glasses that hung from her neck, and walked right round {A}, as you do with a statue.}
“It is cut very wide,” she said. “One does not see that any more. {young:What do they call it?”|And so bold, at the sides. What do they call it, where you had it from?”}
“It is a pant,” said {A}. ¶ “Of course it is,” said the lady, and wrote that down.
“Do they come in other sorts?” ¶ “There is one with a bus,” said {A}. {young:“It is for Wednesdays.”|“But that is for Wednesdays.”}
She let them feel the inside of her best hat. It was stiff, and there was no room for ears in it at all. # more
“I have sold hats for forty years,” she said, “and they have all come back to me on a stick.” # more
-> DONE

=== s3
# shot: wide
# place: seaside; afternoon; breeze
# action: guard run worried; A stand proud; heroes stand surprised; grownup stand calm; friends point surprised
# things: 3 hat; drum; flag
# people: guard(old, he)
By the sea stood the band, and in front of them the General, in a hat as high as a bucket.
{young:“Left, right,” said the General.|“By the left,” said the General, and up went forty left feet.} # usual
Then the wind came round the corner. It took the hat. It took all the hats there were, and rolled them away like plates.
{helper_person:{helper} ran after one, and so did forty men, and nobody got any.} # beat
{helper_animal:{helper} fetched one out of the sea, and it had lost its shape.} # beat
{helper_carried:{helper} was sat on just in time, or would have gone as well.} # beat
The wind took hold of what {A} had on, and pulled. {young:But it stayed on!|The spots went long and thin, and then they went round again. It stayed on.}
“Halt,” said the General, with very red ears. “You there. What is that?”
-> DONE

=== m2
# aside
# shot: two
# place: seaside; dusk; breeze
# action: guard stand calm; A stand proud; heroes stand proud; grownup stand worried; friends stand calm
# things: drum; flag; themed
A General has to know a thing like that. He can’t just guess.
“Is it a helmet?” he asked. {young:“No,” said {A}.|“In a way,” said {A}. “It is for the other end.”}
He thought about the other end. {young:He looked at his boots.|He looked down at his boots, and up again, and somewhere in the middle he stopped.}
{themed_a} blew by, and was caught by the drum. # personal
“I have some of those,” the General said slowly. “I have them on.” ¶ “So does everybody,” said {A}. {young:“They only don’t show.”|“It is only that they never get to see the sea.”}
{pausing} # company
Behind him there was a man with a tuba, who had bitten his lip. # more
-> DONE

=== l2
# aside
# shot: above
# place: seaside; dusk; breeze
# action: guard hold worried bucket; A stand proud; heroes stand laughing; grownup stand calm; friends stand laughing
# things: drum; flag; bucket
# people: guard(old, he)
A band can’t march with nothing on its head. So they looked for what there was.
One man tried a bucket, {young:and it went bong.|and could hear nothing in it but himself.} The wind had that off by the handle, {young:and filled it with sand.|and went to build something with it.}
One tried a newspaper, and that was gone {young:at once.|before he had read what it said on the inside.}
The man with the tuba put on the tuba. {young:It did stay on. But he walked into the drum.|It did stay on, but nobody could tell him where the drum was, and he found it by himself.}
They tried a teapot with the lid off, and then only the lid. # more
{A} stood there, and had two warm ears. They all came to look at that, in the end. # more
-> DONE

=== s4
# shot: two
# place: seaside; dusk; breeze
# action: guard walk proud; A walk proud; heroes walk proud; grownup clap laughing; friends walk happy
# things: drum; trumpet; flag; basket
“Well?” said the General. ¶ “Pants,” said {A}.
Nobody breathed. You do not say that to a General. # usual
“Pants,” said the General, to try it. One side of his moustache went up. {young:“Pants! Have you any more?”|“Pants. Well, well. And are there any more of them, where those came from?”}
So a whole basket was fetched, off all the washing lines.
{A} showed them how, with the label behind. “Two holes for the ears,” said {A}, forty times. # usual
The General had some with lace. “By the left,” he said, and the drum went pom, pom.
Off they went along the sea, in spots and stripes and one with a bus. {young:The wind pulled and pulled.|The wind came round every corner that it had, and pulled till it was tired.} Not one of them came off.
All the people on the wall had been so polite, for so long. Now they shouted it as loud as they could: “Pants!” # usual
The General saluted.
-> DONE

=== m3
# shot: close
# place: hallway; night; stars
# action: A hold surprised hat; heroes stand surprised; grownup stand calm; friends stand sleepy
# things: coat on hook; hook; hat; clothes-horse
At home they took off their boots. Then the hat was found. It had been in the sleeve of the coat.
{A} turned it round. It had no holes. # usual
“What can you do with a thing like that?” said {A}. # spare
They hung it on the hook. It was not its fault. # spare
Then they sorted the basket, and that took a while. Some of them had sand in. # more
A feather lay at the bottom. Nobody had a pair with a feather. # more
-> DONE

=== m4
# aside
# shot: two
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash sleepy; friends stand sleepy
# things: basin; flannel; towel; lamp
First the ears were washed. They had been out all day.
There was salt in them. There was a bit of trumpet. # spare
On the forehead was a line, all the way round. It was from the edge.
It came off with warm water, a bit at a time. # more
Then it was time for the other end. # spare
There was one clean pair left, with stripes. It went on in the old way. # usual
-> DONE

=== l3
# aside
# shot: behind
# place: lane; night; stars
# action: guard wave happy; A wave sleepy; heroes wave sleepy; grownup wave sleepy; friends wave sleepy
# things: gate; lantern; moon
They took them all back, from gate to gate.
“And where did mine go?” asked an old lady. Hers were the ones with lace. ¶ “In front,” said {A}.
The General came along, to carry. He had to give her the lace ones, and he did. # usual
“I shall feel the wind tomorrow,” he said. He stood at the gate for a bit. # spare
{homeward} # company
“You could wear your own,” said {A}. ¶ He thought about it. You could see that he would. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: washing-line; shirt on washing-line; peg; moon
On the line hung a row of them, by the pegs. They were wet from the sea.
A bit of wind came. It looked in at a hole. It came out at the other.
It was quite friendly now. # usual
In the hall hung a hat. It had nothing to listen with. # more
Down on the sand lay forty others, where the wind had left them. A crab tried one on. # more
It was a bit big. It stayed. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A lie-back sleepy; heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{A} lay in bed. The quilt had an edge that held on by itself.
{resting}
{keepsake}
{dream} # spare
At one end it was dark, and warm. At the other the ears looked out. # usual
They heard the wind. It was in the next street. They heard the lamp go off. # usual
“Pants,” said {A}, very low.
Nobody laughed. It was only to hear it once more.
Then it was still, and that went in on the left, and it stayed.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a parcel from the General. In it lay a pair that was red, with a gold stripe down each side, and no label. “My own,” said the note. “They have been along the sea twice, and a lady in a hat shop asked me where I had them from.”
{H} hung it on the hook in the hall, beside the hat, so that the hat might see how it is done.
-> DONE

=== next_bedtime
On the hook hung something red, with two holes. It was listening.
-> DONE
