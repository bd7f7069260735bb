# about: unwell(car|taxi|coach|bus|ferry|boat|ship|plane|flight|journey|drive|driving|motorway|travel|on the way|way home|way back); journey(sick|threw up|throw up|thrown up|vomit|puke|puking|queasy|car sick|carsick|travel sick|seasick); outing(felt sick|feel sick|was sick|been sick|threw up|vomit)
# also: tired; sad; embarrassed; unwell; journey
# news: bad
# wants: child
# role grownup: parent = the grown-up with the map
# kind boat: ferry|boat|ship|seasick|sea sick|hovercraft
# kind plane: plane|flight|fly*|flew|airplane|aeroplane
# kind coach: coach|bus|minibus|school trip
# ages: 3-10
# holds: dark(kind)

=== title
{~Left, Coming|The Tummy Who Came Later}
-> DONE

=== s1
# shot: wide
# place: lane; day; clear
# place for boat: ship; day; breeze
# place for plane: sky; day; clear
# place for coach: lane; day; clear
# action: A sit worried in car; heroes sit in car; grownup read map in car; friends sit in car
# action for boat: A sit worried; heroes sit; grownup read map; friends sit
# action for plane: A sit worried in plane; heroes sit in plane; grownup sit in plane; friends sit in plane
# action for coach: A sit worried in bus; heroes sit in bus; grownup read map in bus; friends sit in bus
# things: car; hill; hedge
# things for boat: wave; bench; flag
# things for plane: plane; cloud
# things for coach: bus; hill; hedge
{
- is_boat:
{~The boat went up, and everybody went up. The boat went down, {young:and {H} went down, but not all at once.|and {H} went down in two parts, and the second was the tummy.}|“I do not feel very nice,” said {H}, {young:and held on to the bench.|in the middle of the sea.}|Up, said the sea. Down, said the sea. {young:{H} had stopped talking.|{H} had stopped talking some time ago, and had gone the colour of the sea.}}
- is_plane:
{~The plane leaned over, and everybody leaned. {young:But the tummy of {H} stayed where it was.|But part of {H} stayed level, and came along a little after.}|“I do not feel very nice,” said {H}, {young:up in the air.|a long way above the nearest grass.}|Bump, went the plane, on nothing at all. {young:{H} had stopped talking.|{H} had stopped talking over France, and was looking for the paper bag.}}
- is_coach:
{~The coach went round the corner. All of {H} went round it, {young:but not the tummy.|but for one part, which came later.}|“I do not feel very nice,” said {H}, {young:in the third row.|in the third row, where it says that you may not eat.}|Everybody was singing but {H}, {young:who had gone a bit green.|who had sung as far as the roundabout, and then had gone a bit green.}}
- else:
{~The road went round the corner. All of {H} went round it, {young:but not the tummy.|but for one part, which came later.}|“I do not feel very nice,” said {H}, {young:in the back.|in the back, where the corners come last.}|Left, went the road, and right, and left. {young:{H} had stopped talking.|{H} had stopped talking at the bridge, and had gone the colour of the hedge.}}
}
{
- is_boat:
And then it happened. It was in the bucket, {young:nearly all.|nearly all of it, and the rest was in the wind.}
- is_plane:
And then it happened. It was in the paper bag, {young:nearly all.|nearly all of it, and the lady with the trolley said that it was what they are for.}
- is_coach:
And then it happened. It was in a lunch box, {young:nearly all.|nearly all of it, and it was {As} own, so that was all right.}
- else:
And then it happened. It was in the bag, {young:nearly all.|nearly all of it, and they stopped at a gate, and a cow looked.}
}
“Sorry,” said {A}. ¶ “You could not help it,” said {grownup}, {young:and had a cloth for it in the big bag.|who had brought a cloth for it.}
What {A} wanted now was to be there, {young:and to have all of the tummy there, too.|and to have a tummy that had come along as well.}
{is_wished_place:But it was still a long way to {wished_place}.} # wished
-> DONE

=== s2
# shot: two
# place: lane; day; clear
# place for boat: ship; day; breeze
# place for plane: sky; day; clear
# action: A listen curious; heroes sit; friends sit; grownup give cup at A
# things: cup; bag; themed
# things for plane: plane; cup; bag; themed
# things for boat: cup; bucket; wave; themed
{A} had a sip of water, and a clean top, and put a hand on the place.
“It is cross,” said {A}. “It says that nobody tells it anything.” # usual
{joining}
So they were all as quiet as could be for it. Nobody even rustled. {A} sat quite still, with both eyes shut, {young:and breathed in, and out.|and thought of something flat.}
The other hand had {themed_a} to hold, and held it hard. # personal
{
- is_boat:
Up, said the sea. Down. {young:In there it was worse than before!|With the eyes shut it went up twice as far, and there was no knowing when it would stop.}
- is_plane:
Then the plane sat down a bit, all at once. {young:In there it was worse than before!|With the eyes shut it might have been anything, and the tummy thought the worst.}
- else:
Then there came a bend. {young:In the dark it was worse than before!|With the eyes shut there was no seeing that it was a bend, and the tummy went straight on, into a field.}
}
{hinderer_person:“Do you want an egg sandwich?” asked {hinderer}, and held it out, and they had to stop speaking to {hinderer} for a bit.} # beat
{hinderer_animal:{hinderer} breathed on {A}, kindly, from quite near, and had had fish.} # beat
{hinderer_carried:{hinderer} was put on {As} lap, which was meant well, and was just one thing more on top of it.} # beat
“That is not it,” said {A}, and opened both eyes again, fast. # usual
-> DONE

=== m1
# aside
# shot: close
# place: lane; day; clear
# place for boat: ship; day; breeze
# place for plane: sky; day; clear
# action: A read worried book; heroes read; grownup sit; friends sit
# things: book; bag
Then they tried to take its mind off it. They gave it a book, {young:with a bear in it who goes to the shops.|a good one, with a bear in it who goes to market.}
The bear went up the hill. {young:But the words would not stay where they were, and the bear walked on his hands.|But the words would not stay on their line, and on the next page the bear was walking on his hands.}
“It is a slow reader,” said {A}. {young:“I have got to the shops, and it is still on the first bear.”|“I am at the market, and it is still on the page with the title.”}
{young:So they shut the book, rather fast, and put it in the bag.|The book was put away, in rather a hurry, and the window was asked to come down.} A tummy has no business with bears. # spare
In the end there was only the {~bucket|bag}, and they both looked at that.
-> DONE

=== l1
# aside
# shot: wide
# place: lane; day; clear
# place for boat: ship; day; breeze
# place for plane: sky; day; clear
# action: A hold worried biscuit; heroes shout happy; grownup clap; friends clap
# things: biscuit; bag
{grownup} said that you must put something in it. So it was given a biscuit, a dry one, {young:with nothing on it at all.|of the kind that nobody has ever asked for twice.}
It took one bite, and thought. {young:“No,” it said, and the rest of the biscuit was put in a pocket.|“Not now,” it said, and it was to be seen that it meant it.}
Then {grownup} said that you must sing. They sang the one about the {~ducks|bottles}. {young:There are ten of them in it, and one more goes home in each verse.|It has ten verses, and a tummy can feel every one of them coming.}
{young:When they had got to seven {A} held up a hand, and they stopped.|By the time there were seven left {A} had held up a hand, and they stopped in the middle of a word.}
After that nobody did anything. {young:That was nearly nice. They looked at their knees.|It was the best so far. They looked at their knees, and waited to hear from it.}
-> DONE

=== s3
# shot: close
# place: lane; day; clear
# place for boat: ship; day; clear
# place for plane: sky; day; clear
# action: A look-through curious window; heroes look-through; grownup point left; friends look-up
# things: window; church left; hill; car
# things for boat: lighthouse; wave
# things for plane: window; cloud; sun
# things for coach: window; church left; hill; bus
{
- is_boat:
{A} held on to the rail, because it was cold, and looked right out over the water. There was a white dot there, and it was a lighthouse.
- is_plane:
{A} put one cheek on the window, because it was cold, and looked right out along the wing. There was a line there, where the sky stops.
- else:
{A} put one cheek on the window, because it was cold, and looked right out to the front. There was a church there, on a hill.
}
It was very far away. {young:It did not wobble.|And of all the things that went by, it was the only one that stayed where it was put.} # usual
{
- is_boat:
“We are going up,” said {A}, for it was to be seen by the white dot. And up they went.
- is_plane:
“We are leaning left,” said {A}, for it was to be seen by the line. And they leaned.
- else:
“It goes left there,” said {A}, for the road could be seen, all the way to the church. And left it went.
}
The tummy came along. {young:It was not even late!|It came at the same time as everybody else.} # usual
{helper_person:“Again,” said {helper}, who had felt nothing, but was interested.} # beat
{helper_animal:{helper} put a nose beside {As}, and looked ahead as well, with both ears.} # beat
{helper_carried:{helper} was held up to the front, so that there would be two to keep a look-out.} # beat
“It did not know,” said {A}. “It sits in the middle, and there is no window! {young:It never sees the corner.”|Everybody up here sees the corner coming, and nobody sends word down.”}
-> DONE

=== m2
# aside
# shot: behind
# place: lane; dusk; clear
# place for boat: ship; dusk; clear
# place for plane: sky; dusk; clear
# action: A point happy; heroes point; grownup read map; friends point
# things: map
It stood to reason. {young:You would be sick as well, in a dark room that tips, with no window.|Put anybody in a dark room, and tip it, and then ask them to sing about ducks.}
“What does it think that we are doing?” asked {grownup}. {young:{A} asked it. It had thought that it was in the washing machine.|{A} put the question. It had believed until then that it was in the washing machine.}
So it was told. It was told where they came from, {young:and where they were going, and that there was a bed there.|and where they were going to, and that there was a bed at the end of it.}
“It would like to know why,” said {A}. {young:But that was a long story, and it had to wait until they stood still.|That was rather a long story, though, and was put off until they stood still.} # spare
{pausing} # company
-> DONE

=== l2
# aside
# shot: above
# place: lane; dusk; clear
# place for boat: ship; dusk; clear
# place for plane: sky; dusk; clear
# action: A draw calm map; heroes draw; grownup hold lamp; friends look-up
# things: map; pencil; lamp
They made it a map, with one finger, on the outside of the {~jumper|T-shirt}. {young:That is as near as you can get to a tummy, and it tickles.|That is as near as you can get to it, and it tickled.}
“Here is where we are,” said {A}, and pressed. {
- is_boat:
{young:“Here is the sea, and this button is the harbour.”|“This is all sea, up to the second button, and the button is the harbour.”}
- is_plane:
{young:“Here is the sky, and this button is the airport.”|“This is all sky, up to the second button, and the button is the airport.”}
- else:
{young:“Here is the hill, and this button is where we get out.”|“This is the hill, up to the second button, and the button is where we get out.”}
}
It wished to know what was on the other side. {young:“That is my back,” said {A}, “and we are not going there at all.”|“That is my back,” said {A}, “and we are not going there.”}
It was very quiet, after that. It was following.
-> DONE

=== s4
# shot: two
# place: lane; dusk; clear
# place for boat: ship; dusk; clear
# place for plane: sky; dusk; clear
# action: A point proud left; heroes point left; grownup look-up; friends point left
# things: hill; church; lamp
# things for boat: lighthouse; wave; lamp
# things for plane: cloud; moon
From then on {L} was the one who sends word. {L} looked far out to the front, kept one hand on the place, and told it.
{
- is_boat:
“Up, coming,” said {L}. And they went up, all together. ¶ “Down, coming. It is a big one. Hold on to something.”
- is_plane:
“Left, coming,” said {L}. And they all leaned, both parts of them. ¶ “Bump, coming, I think. There is a cloud with a lump in it.”
- else:
“Left, coming,” said {L}. And they went round it, all together. ¶ “Right, coming. And a bridge. It is a high one, so hold on.”
}
It held on. {young:It went over with the rest, and was on time.|You could feel it take hold, down there, and go over with the rest of them.}
“Thank you,” it said. {young:Nobody had ever told it before.|It had been carried about for years, and nobody had ever thought of it.} # usual
“Anything now?” said {grownup}. ¶ “Straight,” said {L}. “It is straight for ever so long.” # usual
{is_wished_thing:And {L} told it about {wished_thing}, which it had only ever heard from inside.} # wished
So it had a sip of water, and asked whether there was any more of that dry biscuit. # usual
-> DONE

=== m4
# shot: wide
# place: street; dusk; clear
# action: A stand calm; heroes stand; grownup carry bag; friends walk
# things: house; bag; lamp
“Stop, coming,” said {L}. And they stopped.
The ground was very good there. It did not do anything.
They all stood on it for a bit, to see that it went on like that. # spare
“Has it got out as well?” asked {grownup}. ¶ “It is here,” said {L}. “It says that it could eat toast.” # spare
So there was toast, with nothing on it, and it was cut in two. There was one piece for {L}, and one for the tummy, and a plate each. They went the same way.
-> DONE

=== l3
# shot: behind
# place: hallway; night; stars
# action: A climb sleepy stairs; heroes climb stairs; friends walk; grownup carry bag
# things: stairs; bag; lamp
There were stairs in there. “Up, coming,” said {L}.
Up they all went, one hand on the wall.
It knew stairs. But it was glad to be told.
At the top there was a turn, by the bathroom. It was a left, and rather a sharp one.
They went round it slowly, both at once.
The things were in the wash by now. They went round and round in there.
“That is what it thought,” said {L}.
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A wash sleepy; heroes brush-teeth; friends hold towel
# things: basin; cloth; mug
They washed off the last of it. Some of it had got into one ear, and nobody could say how.
The water in the mug went to one side, and to the other. Then it lay level.
“It wants to see out, too,” said {L}.
The teeth were done with the strong one, the mint. It took away the taste.
“What is next?” it wished to know. ¶ “Nothing coming,” said {L}. “Only bed.”
-> DONE

=== l4
# shot: object
# place: lane; night; stars
# place for boat: seaside; night; stars
# place for plane: sky; night; stars
# action: heroes look-up sleepy
# things: moon; hill; church
# things for boat: moon; lighthouse; wave
# things for plane: moon; cloud
{
- is_boat:
Out there it was still going up and down. It did not mind. It had nobody on it.
The white dot went round, and round. It said where it was.
- is_plane:
Up there it was dark now, and the line was gone. There was the moon in its place.
It did not lean. It hung quite straight.
- else:
Out there lay the road, with all its bends. There was nobody on it now.
The church stood on its hill. It had not moved.
}
Anybody could look at it who wanted to. You only had to know which way.
A wind came by, and went left. It had told nobody.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit; grownup sit
# things: lamp; pillow; cup
The bed was flat. It was flat on all sides. # usual
{resting}
{dream} # spare
A bowl stood by it, in case. # usual
{L} put one hand on the place. It was warm, and it was full of toast.
“Pillow, coming,” said {L}. They both lay down.
“Straight,” said {L}. “It is all straight.” # usual
It was told of the dark. The dark has no bends. It was told where the day was.
“Sleep,” said {L}, “coming.”
And for once it was there first.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
On the map there was a new thing in the morning. Somebody had gone along the whole way with a pencil, and had written LEFT at every left, and RIGHT at every right, and at the bridge: HOLD ON.
“It is for those who have no window,” said {H}, and put it up next to the door, quite low down. It was about as high as a tummy.
-> DONE

=== next_bedtime
It was straight all the way to bed. That was said twice, so that it would be known.
-> DONE
