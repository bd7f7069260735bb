# about: learned(monkey bar|climbing frame|bars); learning(monkey bar|bars); trying-again(monkey bar|bars); can-do(monkey bar|bars); play(monkey bar); frustrated(monkey bar); thing(monkey bar); proud(monkey bar); outing(monkey bar); sad(monkey bar)
# also: proud; happy; frustrated; trying-again; sad; outing; play; bravery; can-do; angry; patience; school-day; high-up
# wants: child
# role grownup: parent = the grown-up with the coats
# kind yet: can't|cant|cannot|couldn't|couldnt|can’t|couldn’t|almost|nearly|not yet|yet|didn't|didnt|halfway|half-way|wants
# kind done: did|done|managed|all the way|across|finally|whole|made it|can do|learned|learnt|mastered
# ages: 4-10
# needs: hands, walking
# holds: heights(kind), dark(kind)

=== title
{~Under the Third Bar|The Place Where Everybody Lands}
-> DONE

=== s1
# shot: wide
# place: playground; afternoon; clear
# action: L reach-up worried; heroes look-up; grownup carry coat; friends stand
# things: climbing-frame; bench; coat; tree
{~There is a row of monkey bars in the park, seven in all, and {H} knew the first three.|One bar, two bars, three bars. Then {H} let go, and dropped.|“Watch me,” said {H}, and took hold of the first bar.}
{young:{L} went to the second bar, and to the third bar.|{L} went from the first bar to the second, and from there to the third, hand after hand.} And there {L} hung, by both hands, {young:like a coat.|like a coat on a hook, and looked across at the fourth.} # usual
{young:The fourth bar was too far. Thump! {L} landed in the bark.|To the fourth bar it was only an arm’s length, and that was too far. Thump, went two feet in the bark.}
{L} wanted to get across, to the step {young:at the other end.|on the other side, and to turn round on it and wave.}
{is_wished_person:{wished_person} had been told to come and see.} # wished
“You were at the third,” said {grownup}. ¶ “I am always at the third,” said {L}.
-> DONE

=== s2
# shot: two
# place: playground; afternoon; clear
# action: L crouch curious; heroes crouch; girl reach-up; friends stand
# things: climbing-frame; hole; bench; themed
# people: girl
{L} sat down, {young:to be cross.|in order to be cross.} {young:There was a hollow in the bark, under the third bar.|There was a hollow in the bark, as round as a bowl, just under the third bar.}
{joining}
{themed_a} was left on the bench, with the coats. # personal
There was no hollow under the first bar. Under the second it was {young:only small.|no deeper than a saucer.} But here one could have bathed a cat. # usual
“What made this?” asked {L}. ¶ “Feet,” said a girl, who was next. {young:“Look.” She did three bars. Thump!|“Mind out.” She went to the third bar, and came down, thump, in the same place.}
{hinderer_person:“I used to be good at these,” said {hinderer}, got to the first bar, and was there for some time.} # beat
{hinderer_animal:{hinderer} got into the hollow, turned round twice, and had to be asked to leave.} # beat
{hinderer_carried:{hinderer} was put in the hollow, and fitted, and nobody could land there for a while.} # beat
So {L} was not the only one. {young:Everybody landed there.|It was where everybody landed. It had taken years to make.}
-> DONE

=== m1
# aside
# shot: behind
# place: playground; afternoon; clear
# action: L crawl curious; heroes crawl; grownup stand; friends walk
# things: climbing-frame; hole; stick; leaf
{L} went along underneath, on hands and knees, to see the others. {young:There was a hollow under each bar, big or small.|It could be read like a page: under every bar there was as much of a hollow as there had been people.}
Under the fourth there was hardly any. {young:Hardly anybody fell there.|Whoever got past the third, it seemed, was in too good a temper to fall off the fourth.}
Under the fifth was a middling one, {young:with a leaf in it.|with a leaf in it, and a button.} Under the sixth there was none.
“And here?” asked {grownup}, at the step. {young:There the ground was quite hard.|There the ground was trodden flat, and shiny, from people walking off.} # more
“Nobody lands there,” said {L}. ¶ “They do not land,” said {grownup}. “They arrive.” # more
{pausing} # company
-> DONE

=== l1
# aside
# shot: two
# place: playground; afternoon; clear
# action: L stand calm; heroes stand; boy point; friends stand
# things: climbing-frame; bench; hole
# people: boy(young)
There was a queue, as it was a fine day, and {L} asked along it. {young:“Where do you land?”|“At which one do you come down?” asked {L}, as you ask people where they are getting off.}
“Three,” said the boy in front. {young:“It is my best one.”|“I have been three since the summer.”} “Three,” said his brother. {young:“I was five once,” said a big girl, “and then I was three again.”|“I was five once,” said a big girl, with a plaster. “Then it rained, and I was three again.”}
They compared hands. {young:Each had hard spots, just under the fingers.|All of them had the same four hard spots, just under the fingers, and the big girl had them in yellow.}
{L} had three, and one that was coming. {young:It was a good one.|It was looked at by everybody, and they thought that it would do well.} # more
The big girl had been given a plaster with a whale on it, and nobody knew why. # more
Nobody laughed at anybody’s number, and a small boy who was one was told that one is where it starts. # more
-> DONE

=== s3
# shot: close
# place: playground; afternoon; clear
# action: L look-up curious; heroes look-up; girl reach-up; friends look-up; grownup point
# things: climbing-frame; hole; coat
{L} stayed in the hollow, and looked up, {young:for a long time.|since one sees it well from there.} {young:One boy went all the way.|A boy went over, all seven, and he was not big.}
What were his arms doing? {young:They were just like anybody’s arms.|They were only holding on, as anybody’s do.} It was the legs. {young:The legs went first!|The legs went out in front, like a gate, and the hand went after them.}
{helper_person:“His feet are half a bar ahead of him,” said {helper}, who had seen it as well.} # beat
{helper_animal:{helper} watched his feet go over, left, right, left, with the whole head.} # beat
{helper_carried:{helper} was held up by the arms, and swung a bit, and the legs went first.} # beat
They kicked once for every bar, as legs do on a swing. # usual
And the legs of {L}? {young:They had only hung there.|They had never been asked to do anything. They had hung there, waiting to land.} # usual
“They could come, too,” said {L}. ¶ “They will have to go sooner or later,” said {grownup}. # usual
So {L} got up, and wiped both hands.
-> DONE

=== m2
# aside
# shot: above
# place: playground; afternoon; clear
# action: L reach-up laughing; heroes reach-up; grownup clap; friends clap
# things: climbing-frame; hole; bench
They tried it on the first bar, only with swinging. {young:Forward went the legs, and back.|{L} hung there, and let both legs go out to the front, and come home again.}
It made a noise, eek, {young:each time.|each time that they got to the front.} “Eek,” said {grownup}. “That is when.”
“When what?” ¶ {young:“When you let go with one hand.”|“When the hand can go. It weighs nothing just then.”}
{L} waited for the eek. {young:It was true! For a moment there was nothing to hold up.|There was just a moment, at the very front, when {L} was not hanging at all, and nobody was heavy.}
Then it was over, and {L} was as heavy as before. # more
They did it until everybody within hearing could have said when. # more
-> DONE

=== l2
# aside
# shot: behind
# place: playground; afternoon; clear
# action: L stand; heroes stand; grownup hold coat; friends sit
# things: climbing-frame; bench; coat; biscuit
“First something to eat,” said {grownup}, as nobody’s arms had anything left in them. {young:They had a biscuit on the bench.|So they all sat along the bench with a biscuit, and let their arms hang, and their arms felt a good deal too long.}
{L} did the legs, sitting down. {young:Out, and in. Out, and in.|Out they went, and in, and after a time the whole bench was doing it, and it walked a little way.}
“Eek,” said the bench. {young:They all stopped.|Then everybody had to get off, and put it back.}
One hand smelled of iron. So did the biscuit. {young:It was a strong taste.|It tasted like a gate, and that seemed only right.} # more
“Four,” said {L}. “I shall try for four.” ¶ “Four is good,” said {grownup}, with a mouth full. “I have heard nothing against four.” # more
-> DONE

=== s4
# shot: two
# place: playground; dusk; clear
# action: L reach-up proud; heroes clap; grownup clap; girl clap; friends clap
# things: climbing-frame; hole; coat; bench
# people: girl
One bar. Two bars. Three bars. There {L} hung, {young:over the hollow.|right over the hollow, and the hollow was waiting.}
The legs went out, and the hand {young:went after them. Four!|let go, and went after them, and the fourth bar was in it, and was cold.}
{
- is_done:
Then came five, and six, {young:one by one.|and the seventh almost by itself.} And then there was something under the feet, and it was the step. {young:{L} was across!|{L} stood on it, on the other side, with both arms full of buzzing.}
{L} turned round, and waved. {young:Everybody waved.|All of them waved, and the whole queue, up to the very end.}
“There are no more,” said {L}. “That was all of them.” # usual
“Which one are you now?” asked the girl. ¶ “I am the step,” said {L}. # usual
- else:
Out they went again, and there was the fifth. {young:And then thump!|Then nothing in the arms would go any farther. Thump!} But it was a new place to land. {young:The bark was soft there.|The bark was hardly trodden.}
{L} looked at it. There were two footprints in it, {young:side by side.|quite deep, side by side.}
“Not across yet,” said {L}. ¶ “No,” said {grownup}. “Two bars farther.” # usual
{L} trod round in it a bit, {young:to make it a good one.|for whoever came next.}
}
-> DONE

=== m4
# shot: wide
# place: park; dusk; clear
# action: L walk happy; heroes walk; grownup carry coat; friends walk
# things: tree; coat; street-lamp; bench
They went home under the trees. {L} could not do up a button.
“My hands are still shut,” said {L}. It was true. They had gone the shape of a bar.
{grownup} did the buttons, from the bottom up.
Each lamp was as far from the next as it could well be. {L} looked from one to the other. # more
“Eek,” said {L}, at the gate, and {grownup} opened it. # more
You had to walk slowly, as the knees were tired, too. They had done all that swinging. # more
Behind them the bars stood there, all seven. Nobody hung on them.
-> DONE

=== l3
# shot: behind
# place: kitchen; dusk; clear
# action: L eat spoon; heroes eat; grownup pour pot; friends sit
# things: table; bowl on table; spoon; soup in bowl
A spoon is a good deal thinner than a bar. {L} had to look for it, in the hand.
There was soup, and then there was a hollow in the bread, for butter.
“Show me,” said {grownup}. {L} held them up. There were four hard spots.
The fourth had come. It had come on the way home. # more
They felt like crumbs, but they did not brush off. # more
“Do they go away?” asked {L}. ¶ “If you stop,” said {grownup}. # more
{L} put butter in the hollow, and it was just enough. # more
“You may keep those,” said {grownup}.
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: L wash sleepy; heroes wash; grownup hold towel; friends sit
# things: bath; towel; soap; tap
The bath was warm. The arms floated. They had nothing to hold up.
A bit of bark came off a knee, and went round like a boat. # more
“How far is it to the tap?” asked {grownup}. ¶ “One,” said {L}, but did not go.
The legs went out to the front. They came home again.
It made a small wave, and then the water was flat. # more
The towel hung on its bar, by both hands. It did not mind how long. # more
The soap smelled of soap. The hands still smelled of iron.
-> DONE

=== l4
# shot: object
# place: playground; night; stars
# action: heroes look-up sleepy
# things: climbing-frame; moon; leaf; bench
In the park it was quiet. No one was next.
The bars were cold, and each had a bit of moon on it.
A leaf came down. It landed under the third. Everybody does.
On the bench lay a crumb of biscuit. It was as good as gone. # more
The hollow was dark, and round, and soft. It held the leaf.
It would hold the rest of them, in the morning.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sit
# things: pillow; quilt; lamp; window
The arms were long, and the lamp was low. # usual
{resting}
{dream} # spare
{L} lay down. There was a hollow in the pillow.
It had taken years to make. # usual
The head went in. It fitted. It was a good place to land. # usual
The hands lay on the quilt. They were still a bit shut.
The lamp was put out. # more
Out went the legs, once. They came home.
Then the one hand opened. Then the other.
Nothing fell. {L} had landed.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a note on the third bar, tied on with a hair band. “I was four!” it said. “It is the legs.” {H} read it, hanging by both hands, and tied it on again, for whoever came next.
-> DONE

=== next_bedtime
There was the hollow in the pillow. It had kept its shape all day.
-> DONE
