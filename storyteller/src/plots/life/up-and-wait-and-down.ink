# about: wet-bed(!dry all&!dry night&!dry every&!dry three&!dry two&!dry again)
# also: embarrassed; sad; tired; cannot-sleep
# news: bad
# wants: child
# role grownup: parent = the grown-up who gets up at night
# ages: 3-9
# holds: dark(kind), fox(kind)

=== title
{~Up, and Wait, and Down|Sheets at Three}
-> DONE

=== s1
# shot: wide
# place: bedroom; night; stars
# action: A sit worried; heroes sleep; friends sit sleepy
# things: clock; window; moon; blanket
{~Three in the morning is not a time that people generally see. {young:{H} had only heard of it.|{H} had heard that it existed, and that was all.} Then {L} woke up, and there it was, and the bed was wet.|It was three in the morning. {H} {was} asleep, and the street was asleep, {young:with its lamps on.|and the clock was talking to itself.} Then {L} woke up, because the bed was wet.|“Oh,” said the bed, at three in the morning. {H} {was} busy with a dream. {young:It had a horse in it.|It had been going rather well.} Then {L} woke up, because the bed was wet.}
The wet had been warm. {young:Now it was cold, and it went right up the back.|Now it was going cold, and had got as far as the second button.}
The bed had not done it, and {L} had not done it. They had both been asleep at the time. But it had been done. # usual
{L} wanted it to be dry, and no one to know.
-> DONE

=== s2
# shot: two
# place: bedroom; night; stars
# action: A sit worried on heap; grownup stand sleepy beside door; heroes sleep; friends sit sleepy
# things: heap; towel on heap; hat on heap; door; lamp
In every wet bed there is a dry bit, long and thin. {L} lay down on it, {young:like a ruler.|like a ruler in a drawer.} But not for long.
Next a towel was put on the wet, and a jumper, and a coat, and a hat. The wet came through. {young:{L} sat on the top, like a hen.|They made a hill, and {L} sat on top of it, like a hen.}
Then the light went on. In the door stood {young:a lot of hair|a great deal of hair}, and under it was {grownup}.
“Ah,” said the hair. “Sheets.” {young:It was how you say, “Ah, Monday.”|It was said as you say, “Ah, Monday.”} # usual
“Come on,” said the hair. So they went to get a dry one, out of the warm cupboard.
{joining}
-> DONE

=== m1
# aside
# shot: behind
# place: laundry; night; stars
# action: A reach-up curious at sheet; grownup hold sheet; heroes peek; friends stand sleepy
# things: shelf; 4 sheets on shelf; cupboard
{young:The sheets lie there in a pile, and wait.|The sheets lie in a pile in there, and take it in turns to be on call.}
“Who is on tonight?” asked the hair.
It was Boats. {young:It was wide awake, with all its corners ready.|It had been lying there with its corners folded since Sunday, and was out of the door before you could say pillow.}
“Stripes was on last week,” said {L}. ¶ “Stripes is still drying,” said the hair. “We do not talk about last week.” # spare
Under the pile lay the good tablecloth, which nobody had ever called in its life. # more
-> DONE

=== l1
# aside
# shot: wide
# place: street; night; stars
# action: fox walk calm; baker look-up; driver sit; heroes look-up sleepy
# things: bus; bin; street-lamp; moon
# people: baker; driver
As they were up, they had a look at three o’clock. {young:You could see it from the landing.|You had a good view from the landing, through the little window.}
A fox went by, down the middle of the pavement, {young:and looked in every bin|reading the bins}. It was like somebody going round a shop with no money.
Then came a bus, with all its lights on and not one person in it. {young:“It is going to bed,” said {L}.|“Where does it go?” asked {L}. “Home,” said the hair. “It has had people in it all day.”}
A man in white came out of the baker’s, and leaned on the wall, and looked up. # spare
Moths went round the lamp, {young:round and round|as if they had lost something in it}. They were none of them surprised to see a light on. # more
-> DONE

=== m2
# aside
# shot: two
# place: bedroom; night; stars
# action: A pull happy pyjamas; grownup pull jumper; heroes stand laughing; friends stand sleepy
# things: pyjamas; jumper; tent
Off came the pyjamas, and on went the dry ones. {young:The top had stars and the bottom had cars.|They were the top of one and the bottom of another, as they always are at that time.}
“I had a wet one once,” said the hair, from inside {~a jumper|the cupboard}. “I was in a tent. {young:I told them all that it had rained.”|I told everybody that it had rained.”}
“Did it work?” asked {L}.
{young:“Not very well,” said the hair. “It had only rained in my sleeping bag.”|“Up to a point,” said the hair. “There was some talk about why it had rained in one sleeping bag.”}
{pausing} # company
It had to be told once more, {young:and was just as good.|with all the people in it doing their own voices.} # more
-> DONE

=== l2
# aside
# shot: above
# place: bedroom; night; stars
# action: A listen curious; grownup point at A; heroes sit; friends sit sleepy
# things: bell; clock
“Why does it do it?” asked {L}.
“There is a bit of you that tells you,” said the hair. {young:“It says, you have to go. By day it is very good.”|“It rings, and you go. By day it never misses, or hardly ever.”}
{L} knew that bit. {young:It said, now, now, now.|It rang in shops, as a rule, right at the other end from the stairs.}
“But it keeps hours,” said the hair, “like the {~post office|library}. It goes to bed when you do. {young:Some day it will stay up.”|Some day it will do nights. You cannot hurry it, and it does no good to shout through the letter box.”}
{L} felt about for it. All was quiet in there, with the blind down. # spare
-> DONE

=== s3
# shot: behind
# place: bedroom; night; stars
# action: A lift happy sheet; grownup lift sheet; heroes catch sheet; friends hold pillow
# things: sheet over bed; bed; basket; pillow
The bed was taken to pieces. Off came the wet sheet, {young:and it went in the basket, plop.|and went into the basket without any argument.} “Nobody did it,” said the hair. “You were asleep.” # usual
Now for the dry one, which takes two, and {L} had the end with the window. “Up,” said the hair.
{young:Up it went, and it came down on the hair.|Up it went, and it came down over the hair, and walked about a bit.}
So they went again. {young:Up it went, and it came down in the hall.|Up it went, and sailed out at the door.}
{hinderer_person:“I have my corner,” said {hinderer}, who had the pillowcase.} # beat
{hinderer_animal:{hinderer} was in the bed each time that it came down, and had to be looked for.} # beat
{hinderer_carried:{hinderer} had to be held, and so there was an arm too few, and one corner went by itself.} # beat
“It wants to stop, at the top,” said {L}, who had been watching it. “Up, and wait, and down.”
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; night; stars
# action: A wash happy bed; grownup hold towel; heroes listen; friends sit
# things: mattress; towel; bed; basket
Under a sheet like that lies another one, that talks. Crick, it says. {young:Crick, crack, when you sit on it.|It goes crick when you sit down, and crack when you change your mind.}
“It is the one that keeps the wet out of the bed,” said the hair. {young:“It is the best one we have.”|“All of the work, and none of the boats.”}
It was wiped, and patted dry with the {~towel|flannel}. Crick, it said, much obliged. # spare
{young:{L} told it thank you, for every time.|{L} said thank you to it. Every night since {~June|spring} it had been under there, and this was the first that it had heard of it.}
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: A lift surprised pillow; grownup stand; girl wave happy; heroes point at window; friends look-through window
# things: window; girl behind window; pillow
# people: girl
Up. The sheet stood in the air like a {~ceiling|cloud} with boats on.
And under it {L} saw the window, and over the road {young:there was one more light|the only other light in the street}.
There, behind the glass, something big and white went up, and waited, and came down.
“Oh!” said {L}. # usual
Somebody small looked out, in odd pyjamas. Behind stood {young:a lot of hair|a great deal of hair}.
{helper_person:“Theirs has trains on,” whispered {helper}, who had the end with the best view.} # beat
{helper_animal:{helper} got up to see. And over there, behind the glass, were two more ears.} # beat
{helper_carried:{helper} was held up to the glass. And over there something was held up, too.} # beat
They all looked at each other, at three in the morning. {young:You cannot shout. You cannot knock.|You cannot call across, at such an hour.} # usual
So {L} took the pillowcase. Up, and wait, and down.
Over the road, up went a pillowcase. It waited. It came down.
Then their light went out, and that was goodnight. # usual
-> DONE

=== l3
# shot: behind
# place: laundry; night; stars
# action: grownup stroke calm basin; A hold basket; heroes yawn; friends stand sleepy
# things: basket; sheet in basket; basin; clock
The wet things went to the machine, which would have them at seven. It was told to wait.
“I could do them now,” it said, having no idea of time.
“At seven,” said the hair, and patted it on the lid. # spare
The coat was hung up. The socks went back. They had been a good hill. # more
The hat had come out of it well. It had been on the top, next to {L}. # more
Hands were washed, and the tap was kept low. # more
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: A lie-back calm; grownup tuck-in A; heroes sleep; friends sit sleepy
# things: pillow; blanket
The bed was made, with its corners in. It looked as it had at bedtime.
“Do we tell them?” asked {L}, about the ones who were asleep.
“If you like,” said the hair. “If not, not.”
{L} would think about it. There was not much to tell, but sheets. # spare
The hair had a yawn, all the way to the back. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: fox sit sleepy; heroes look-up sleepy
# things: house left; house right; window; moon; bun before fox
Half past three is not a big hour. It goes by on its toes.
The fox had had a bun. It went home, and its feet made no noise at all.
Both of the lights were out. Both of the beds were dry. # spare
The next day there would be two sheets out. They would hang there in the wind. They would not say how they had met. # more
Down at the shop the bread was in. You could smell that it was warm. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; grownup stand calm; friends sit sleepy
# things: blanket; boat
It was dry from side to side. It was smooth, and a bit cold, and then it was warm. # usual
{resting}
{dream} # spare
“Three is quite nice,” said {L}. ¶ “It is not bad,” said the hair. “I see a lot of it.” # usual
The light went out. Crick, said the bed, and lay still. # usual
In the dark the blanket went up. Then it went down. {L} was under it, and breathed.
Up. And wait.
And down.
Over the road they did it, too. They all did, the whole long street. # usual
Up. And wait.
Goodnight, {H}. Goodnight, over there.
And down.
Goodnight.
-> DONE

=== next_night
It was seen on the way out, in the ordinary morning. On this side of the road a sheet with boats was on the line. On that side was a sheet with trains.
Then the door across the road opened, and out came a great deal of hair, brushed, with somebody small by the hand. One sock was striped, and the other one had dots.
They did not call out. {L} put up one hand. Up, and wait, and down. And over there it was done, too.
-> DONE

=== next_bedtime
Over the road they were all asleep. It was dry, and it was warm, on both sides.
-> DONE
