# tells: entries(story|together|started talking|started to talk|began talking|began to talk|could talk|was talking|were talking|wouldn’t stop talking|didn’t stop talking|never stopped talking|talked back|talked to her|talked to him|a talking|talking dog|talking cat|spoke to|started speaking|started to speak|began to speak|learned to talk|learnt to talk|answered back|could hear what|one who could hear|only one to hear|could hear it complaining|could hear it talking|could hear him talk|could hear her talk|could hear them talk|understood animals|could understand animals|could understand what|could understand the|could speak to animals|could talk to animals|could speak dog|could speak cat|said good morning to|told her a secret|told him a secret|complaining|argued about|argued over|were arguing|was arguing|big argument|an argument|kept arguing|started arguing|had a row about|quarrelled about|quarrelled over|wouldn’t stop complaining)
# happens: talking
# kind two: argu*|quarrel*|row about|which of them
# kind shoes: shoes
# kind wellies: wellies|wellingtons
# kind boots: boots
# kind socks: socks
# kind worn: shoe|welly|boot|sock|slipper|slippers|trainers|sneakers
# kind brush: toothbrush
# kind cold: fridge|freezer|refrigerator
# kind toaster: toaster
# kind kettle: kettle
# kind kitchen: teapot|oven|saucepan|pan|microwave|cup|mug|spoon|dishwasher
# kind clock: clock
# kind food: potato|potatoes|loaf|bread|cake|biscuit|sandwich|egg|carrot|carrots|banana|apple|apples|sausage|sausages|pancake|broccoli|peas|tomato|onion|cheese on toast|muffin|pizza
# kind baby: baby
# kind teddy: teddy
# kind toy: teddies|doll|dolls|toy|toys|cuddly
# kind dog: dog
# kind cat: cat
# kind beast: animal|animals|puppy|kitten|dogs|cats|hamster|guinea pig|goldfish|fish|rabbit|parrot|tortoise|cow|cows|sheep|horse|pony|pig|pigs|goat|donkey|bird|birds|hen|hens|duck|ducks|owl|elephant|lion|tiger|fox|squirrel|mouse|snail|frog|crab|seagull|spider|worm|worms|mice|spiders|snails|frogs|owls|bees|ants
# kind ball: ball|football|balls
# kind bus: bus
# kind tractor: tractor
# kind car: car|train|truck|van|lorry|bike|digger|scooter|boat|ambulance|fire engine
# kind tree: tree|trees|plant|flower|flowers|sunflower|hedge|cactus
# kind stone: stone|rock|pebble|statue|snowman|scarecrow|gnome|mountain|moon
# kind bed: bed
# kind bath: bath
# kind house: stairs|chair|armchair|sofa|settee|door|toilet|tap|house|wardrobe|furniture|pillow|table
# kind plaster: plaster
# kind tooth: tooth
# kind body: knee|tummy|nose|toe|toes|foot|feet|hair|belly button
# wants: child
# role grownup: parent = the grown-up with the cup of tea
# ages: 3-9
# needs: hearing, speaking
# holds: dark(kind)

=== title
{~I Heard You|Pardon Was a Mistake}
-> DONE

=== s1
# shot: two
# place: living-room; day; clear
# place for shoes, wellies, boots, socks, worn: hallway; day; clear
# place for brush: bathroom; day; clear
# place for cold, toaster, kettle, kitchen, food: kitchen; day; clear
# place for tree, car, bus, tractor: garden; day; clear
# action: L listen surprised at e1; heroes listen surprised; friends stand
# things: e1 right; big e2 left
{~{H} had been thinking about something else.|It was a day on which nobody had much to say, and {H} was getting on with things.|There are days when you could hear a pin drop. {H} heard rather more than that.}
{entry_1}
{entry_1_seen} # usual
{
- is_two:
“You started it,” said {one()}. “I was only answering,” said {other()}. {young:{L} looked from one to the other.|{L}’s head went to and fro, as at tennis.}
- worn():
“On, off, and on the floor,” said {voice()}, {young:“every day.|“every day of the week, and twice when it rains.} And has anybody ever said hello first?”
- is_brush:
“Up and down,” said {voice()}, “up and down, {young:and always the same ones.|and always the same ones, at the front.} There is somebody at the back whom I have never met.”
- is_cold:
“You left me open again,” said {voice()}. {young:“I only mention it.|“I only mention it, because of the draught.} There is a cheese in here with a cold.”
- kitchen():
“Nobody ever asks how I slept,” said {voice()}. {young:“I slept standing up.”|“I slept standing up, as I do every night, and in the dark, next to the bread, if anybody should wish to know.”}
- is_clock:
“Nobody looks at me because they like to,” said {voice()}. {young:“They look, and say ‘Oh no’.”|“They look, and say ‘Oh no’, and then they look for a shoe.”}
- is_food:
“I do not want to make a fuss,” said {voice()}, {young:“but I have not seen the sea yet.”|“and I can see that you are busy. But I had thought that I should see the sea first.”}
- is_ball:
“Ow,” said {voice()}. {young:“I do not say it loudly.|“I do not say it loudly, and I have said it every time.} But you are all shouting ‘Goal’.”
- is_baby:
“I should like to say a few words,” said {voice()}, {young:“now that I have got my foot out.”|“now that I have got my foot out of my mouth. It will not take long.”}
- toy():
“You talk in your sleep,” said {voice()}. {young:“I have never liked to stop you.”|“I have never liked to interrupt. But now it is my turn, I think.”}
- is_dog:
“There was cheese in that pocket on Tuesday,” said {voice()}. {young:“I did not like to say.”|“I did not like to say it then. I had no words for it but the one.”}
- is_cat:
“I shall say this once,” said {voice()}, {young:and washed one ear.|and washed one ear, and then said it at some length.} It was about breakfast, and who was late with it.
- is_beast:
“At last,” said {voice()}. {young:“I have been saying it for weeks.|“I have been saying it since the spring.} And you have always answered ‘There, there’.”
- car():
“Left here, and left there,” said {voice()}. {young:“And where do I want to go?|“Everybody tells me where they want to go.} Nobody has ever asked me.”
- is_tree:
“I was only waiting for a pause,” said {voice()}. {young:“There is always wind.”|“But there has been some sort of wind or other ever since I was as high as you are.”}
- is_stone:
“I have had time to think what I would say,” said {voice()}, {young:“and now it is gone. No. Wait.”|“and here you are, and it is gone. No. Wait. It is coming. It is quite long.”}
- house():
“Feet,” said {voice()}. “All day long it is feet, or elbows, {young:or a wet towel.|or somebody with a wet towel.} I do not complain. I am only counting them up.”
- body():
“It is all right for you,” said {voice()}, {young:“you can go where you like.”|“you say where we go. I only hear of it when we are there.”}
- else:
“I have been meaning to say something,” said {voice()}, “for a good while. {young:It is quite short.”|It will not take a moment.”} {young:It was not short.|It took a good many.}
}
“Pardon?” said {L}. ¶ That was a mistake. {young:Then it all came again, from the front to the back.|If you say “Pardon?” to anybody, it all comes again from the beginning, and louder.}
{is_entry_1_saying:“{saying}”} # more
{L} had been in the middle of something, and would have liked to know the end of it. # more
-> DONE

=== m1
# aside
# shot: close
# place: hallway; day; clear
# action: L hold curious; heroes stand; friends stand
# things: e1 right; mirror; door
{L} looked into it properly. {young:Was it in one ear, or in two?|The first thing was to find out whether it was in one ear or in both.}
With a finger in the left one it was just the same, {young:only it was on the right.|only further over to the right, like a picture that hangs crooked.} With a finger in the right one it {~came round the back|went round by the chin}.
{young:{L} shook. Nothing fell out.|Then {L} shook, as you do after swimming, and hopped on one leg. Nothing fell out.}
“So it is not me,” said {L}. {young:It was not.|That was good to know, and it had been said again in the meantime.}
There was a little wool on the finger, but that was from a hat. # spare
{L} looked at {known():{talker()}|where it came from} with one eye shut, and then with the other. {young:It was no quieter.|For listening it made no difference.} # usual
With both eyes shut it was worse, because then there was nothing else. # more
-> DONE

=== s2
# shot: wide
# place: living-room; day; clear
# place for shoes, wellies, boots, socks, worn: hallway; day; clear
# place for brush: bathroom; day; clear
# place for cold, toaster, kettle, kitchen, food: kitchen; day; clear
# place for tree, car, bus, tractor: garden; day; clear
# action: L stand worried at e1; heroes sit; friends stand
# things: e1 right; themed left
{is_entry_3:{entry_2}}
{joining}
{is_loved:At another time {L} might have talked about {loved}. But you could not get a word in.|{musing}} # personal
{
- is_two:
“Tell that one over there that I am not speaking,” said {one()}. {young:So {L} said it.|So {L} carried that across, and said it, word for word.} ¶ “Say that I heard,” said {other()}. “And that I am not, either.”
“I said it first,” said {one()}. ¶ “You said it loudest,” said {other()}. It is hard to be in the middle. You get it in both ears. # usual
- worn():
“Not the puddle,” came from down there. {young:“It is only just dry in here.”|“Anything but that. It has only just dried in here, at the toe.”} {L} went round it. “And not the gravel.” So {L} stood still.
“What is wrong now?” asked {L}, and bent down. ¶ “There is a stone in here,” said {voice()}, “and it has been talking all the way.” # usual
- is_brush:
You can’t get away from a toothbrush. {young:It talks inside your mouth.|It talks right inside your mouth, and you hear it through your own teeth.} “Further back,” it said. “There is a whole room in here, and somebody has left a raisin.”
“Wha?” said {L}. ¶ “Don’t talk with me in your mouth,” said {voice()}. “Spit, and then I will go on.” # usual
- is_cold:
{L} shut the door. {young:It talked in there, with the light off.|You could hear how it went on in there, with the light off.} {L} opened it. “And another thing,” said {voice()}, and the light came on. “Who eats half of a yoghurt, and puts it back with the spoon in?”
{L} looked at the spoon. It had a rabbit on the handle. There was only one person with a spoon like that. # usual
- kitchen():
You can’t work and talk at the same time, so there was only talk. {young:“Look at the spoons.|“Look at the spoons, for example,” said {voice()}.} “They have a drawer, with a bed for each. I have a bit of shelf. I am not saying anything.”
But it was being said, and quite loud. {L} pulled open the drawer. The spoons lay on their sides in the dark, and did not know where to look. # usual
- is_clock:
“That was a minute,” said {voice()}, {young:“and you looked at your toes in it.”|“and you spent the whole of it looking at your toes. I do not miss much, up here.”} {L} put the toes away. “And that was the next one. I had hoped for more from that.”
“Do you remember all of them?” asked {L}. ¶ “There was a very good one in March,” said {voice()}. “You had jam.” # usual
- is_food:
{L} fetched a saucer, to be polite. {young:“That is better,” said {voice()}.|“That is much better,” said {voice()}. “Is that a pan? What is it for? No, do not tell me.”} So {L} turned the saucer round, with the view to the window.
“What is that, out there?” ¶ “The bins,” said {L}. ¶ “They are beautiful,” said {voice()}. # usual
- is_ball:
“Left foot,” said {voice()}, “right foot, wall. {young:Then the hedge.|Then the hedge, and somebody’s roof, and the left foot again.} And when it rains I am left out.” {L} held it up to one ear. It was a bit flat, and it smelled of grass.
“Who would you pass to?” asked {L}. ¶ “To a cushion,” said {voice()}. # usual
- is_baby:
Then somebody came in. “Ga,” said {voice()}, very nicely, {young:and ate a foot.|and put the foot back in, right up to the ankle.} The door shut again. “Where was I?” said {voice()}. “Yes. The hat.”
{L} had thought it a good hat. It was a hat with ears. “Would you wear it?” asked {voice()}. “To the doctor’s?” # usual
- toy():
“You put me down on my face,” said {voice()}, {young:“and it was a whole day.”|“on the second of March, and I looked at carpet until the fourth.”} {L} turned red. ¶ “I know that carpet now. There is half a bead in it.”
“And then there was the time with the bath,” said {voice()}. “I was hung up by the ears. You can see the whole street, by the ears.” # usual
- is_dog:
“That is a squirrel,” said {voice()}. “That is where a squirrel was. {young:That is your foot.”|That is my bed, that is your foot, and that is a smell.”} It was all quite true. At the gate it began again, with the post.
“You left that one out,” said {L}, and pointed at a lamp-post. ¶ “That one is private,” said {voice()}. # usual
- is_cat:
“That is my chair,” said {voice()}. “So is that. {young:You may have the wet one.”|You may have the one with the wet coat on.”} {L} sat down on the wet coat. “You scratch too low, too. You have done so for years, and I have been very kind about it.”
{L} scratched higher. ¶ “That is too high,” said {voice()}, and went and told it to the wall. # usual
- is_beast:
“First there is the water,” said {voice()}. {young:“It is too far to the left.|“It is always too far to the left, and there is too much weather in it.} Then there is the staring.” ¶ “I did not know that it was staring,” said {L}. ¶ “It is,” said {voice()}. “But you have a nice face for it.”
{L} turned the face a bit to the side. ¶ “Now I can’t see who is talking,” said {voice()}. So it was turned back. # usual
- car():
“Not that way,” said {voice()}. {young:“There is a hole in it.|“There is a hole there, just before the bend, and we are not on speaking terms.} And no hills before ten.” ¶ “What was that noise?” asked {L}. ¶ “That was a sigh,” said {voice()}.
“And who was eating crisps?” Nobody said anything. {L} had stopped chewing. “I can feel them,” said {voice()}, “every one.” # usual
- is_tree:
It did not come fast. “There was once,” said {voice()}, {young:and a leaf came down.|and a leaf came down, and touched every branch on the way.} {L} waited. “There was once a bird.” You could have had your tea in the gap. “It left.”
“Is that the end?” asked {L}. ¶ “It is the end of the beginning,” said {voice()}, and made itself comfortable, root by root. # usual
- is_stone:
“First it was cold,” said {voice()}. {young:“Then nobody came. Then somebody did.|“Then for a long time nobody came. Then somebody did, and stood just where you stand now, and looked at me.} They ate a sandwich.” It was quiet for a bit. “What was in it? I have always wondered.”
“Cheese, very likely,” said {L}. ¶ “Cheese,” said {voice()}. “So that is what that was.” # usual
- house():
“Nobody says ‘Excuse me’,” said {voice()}, “{young:before they lean.”|before they lean, or jump, or put something sticky down.”} So {L} said it. ¶ “That was too quick,” said {voice()}. “Once more. And look at me.”
{L} looked where a face would be, if there was one. “Excuse me,” said {L}. ¶ “And now wipe it off,” said {voice()}. # usual
- body():
“Who wanted to go up on that wall?” asked {voice()}. {young:“I did not.”|“I was not asked. I was simply taken along.”} ¶ “It was a low wall,” said {L}. ¶ “Not from here,” said {voice()}. “From here it was a cliff.”
Somebody on the other side of the road looked round. {L} put a hand over it, but then it talked between the fingers. # usual
- else:
“There are six parts to it,” said {voice()}. {young:“That was the first.|“That was only the first of them, and the short one.} The second is about people who talk while you are talking.” ¶ “I only wanted,” said {L}. ¶ “Like that,” said {voice()}.
{L} shut the mouth, and kept it shut as far as part three. Part three was a list{is_thing_2:, and {thing_2} {thing_2_many:were|was} on it twice}. # usual
}
“In a minute,” said {L}. {young:But after one minute it all came again.|Exactly one minute later it all came again, with something added.}
{hinderer_person:“What?” asked {hinderer}, quite loud, and then of course it had to be said for {hinderer} as well.} # beat
{hinderer_animal:{hinderer} came to see why {L} had such elbows, and got in between, and it was said over the top of {hinderer}.} # beat
{hinderer_carried:{hinderer} was held up in front, to hide behind, and it was said to {hinderer} instead.} # beat
{themed_a} lay there with nothing to say. {L} gave it a grateful look. # personal
So {L} put a finger in each ear. {young:It was still there, but with fur on.|That way it was just as long, but it had fur on it. And you can’t do anything else, with two fingers in your ears.} # more
“Mm,” said {L} at last, and looked somewhere else.
-> DONE

=== l1
# aside
# shot: behind
# place: living-room; day; clear
# action: L carry; heroes walk; friends stand
# things: e1 right; curtain; pillow; cushion
{young:{L} went behind the curtain.|For a time {L} stood behind the curtain, where you can usually be left alone.}
It came through the curtain. {young:It said it all again, with flowers on.|It was a curtain with flowers, and it came through those as well, word by word.}
{L} tried a cushion on the head, {~and one on top of that|with the zip at the back}. {young:It came in under the cushion.|It came in round the edges, like daylight.}
{young:Then {L} hummed. It waited until {L} had to breathe.|Then {L} hummed, and it waited, quite politely, for the place where you have to breathe.}
The cushion was put back, with its corners out. It had done what it could. # spare
Last of all {L} lay down flat, behind the sofa, where the fluff lives. {young:It found the way.|It had no trouble in finding the way.} # usual
“I am not here,” said {L}, out of the fluff. ¶ That was taken as a sort of answer, and it came again. # more
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A shout worried at grownup; grownup sit-on-chair calm; heroes stand; friends sit
# things: table; cup in grownup.hand; chair
So {L} went and told {grownup}. “{told_of()},” said {L}. “{stopping()}.”
“Mm,” said {grownup}, who was looking into a cup. {young:There was tea in it.|There was nothing in it but tea. {L} had a look.}
“{told_of()},” said {L}, {young:a bit louder.|from the beginning, and a little louder, and rather slowly.} ¶ “Mm,” said {grownup}. “In a minute.”
{young:{L} knew those words.|{L} had met those words before, that very day, but from the other end.} They look quite different from there.
{L} waited for one minute, by the clock, and then it had to come out again, all of it. {young:It came by itself.|You can’t do anything about that. It is like a sneeze.} # spare
“You are doing it as well,” said somebody, in passing. # more
-> DONE

=== s3
# shot: close
# place: living-room; dusk; clear
# place for shoes, wellies, boots, socks, worn: hallway; dusk; clear
# place for brush: bathroom; dusk; clear
# place for cold, toaster, kettle, kitchen, food: kitchen; dusk; clear
# place for tree, car, bus, tractor: garden; dusk; clear
# action: L kneel calm at e1; heroes kneel; friends stand
# things: e1 right
{is_entry_4:{entry_3}}
It stopped. {L} had not expected that. # usual
“You said ‘Mm’,” said {is_two:{one()}. “It did,” said {other()}|{voice()}}. {young:“That is not hearing.|“‘Mm’ is not hearing.} ‘Mm’ is only a lid.”
That was so. {L} had used it as one. # usual
{helper_person:“You have to do it with the whole front,” said {helper}, and showed how.} # beat
{helper_animal:{helper} sat down, put up both ears, and did not look anywhere else, and that was a help.} # beat
{helper_carried:{helper} was held up, with both ears to the front, to show how it should be done.} # beat
So {L} turned round, all of the way, {young:and looked, and waited.|with both hands empty, and looked, and did not think of anything else.} And then it came, and it was quite small.
{
- is_two:
“I never get to go first,” said {one()}. ¶ {L} turned to the other side, all of the way, and waited there as well. ¶ “I never get to go first,” said {other()}. {young:It was the same thing.|It was the same thing, only from the other end.}
- worn():
“At night you kick us off,” said {voice()}. “One goes under the chair, and one goes behind the door. {young:And it is dark.”|And it is a long night, if you are one of two.”}
- is_brush:
“In the cup,” said {voice()}, “I have my face to the wall. {young:All night.”|All night, and most of the day. I know that wall very well.”} There was a gap. “I should like to look out.”
- is_cold:
“When you shut the door,” said {voice()}, “it goes dark. {young:And I do not know if you will come back.”|And I never know if you are coming back, or if that was all.”}
- kitchen():
“When it is ready,” said {voice()}, “you all come and look. {young:But you look at that.|But you look at what has been made, and say ‘Ooh’ to it.} Nobody looks at me.”
- is_clock:
“I should like somebody to look at me,” said {voice()}, {young:“when it is no time at all.”|“when it is nothing in particular. Just so. Without a shoe in one hand.”}
- is_food:
“Could it wait?” asked {voice()}. {young:“Only for one day.|“I do not say for ever. Only for one day.} I should like to have looked out of a window, for one whole day.”
- is_ball:
“I like the rolling,” said {voice()}. {young:“I do not like how it begins.|“I like the flying, too, and the bit where it is quiet. It is only how it begins.} It begins with a boot.”
- is_baby:
“All I want,” said {voice()}, “is to see what you have got there. {young:You hold it too high.”|You hold it up so high, and say ‘Look!’, and I see your thumb.”}
- toy():
“You go out,” said {voice()}, “and you say ‘Bye’. {young:And then I sit there.|And then I sit just as you have put me, and look at the door.} You never say for how long.”
- is_dog:
“When you go out,” said {voice()}, “is that for ever?” ¶ “It is until half past three,” said {L}. ¶ {young:“Oh,” said {voice()}.|“Oh,” said {voice()}, and had to sit down.} “Nobody ever said.”
- is_cat:
“What I wanted to say,” said {voice()}, and looked at the wall, {young:“is that you may sit there.|“is that you may sit there, if you like. On the end.} I do not mind it.”
- is_beast:
“I come as soon as I hear you,” said {voice()}. {young:“You thought that it was for the food.”|“I expect that you thought it was for the food.”} There was a gap. “It is partly for the food.”
- car():
“In the evening you all get out,” said {voice()}, “and somebody says ‘That’s that’. {young:And I am still warm.”|And there I stand, and am still warm, and there is nobody to tell it to.”}
- is_tree:
“There is a place,” said {voice()}, “at the back. {young:I can’t get at it.|I have so many arms, and not one of them goes that way.} It has itched since the spring.”
- is_stone:
“They come, and they look at me,” said {voice()}, “and they go. {young:And I never said hello.”|And when I have it ready, they are always just round the corner.} I should have liked to say hello.”
- house():
“And then you go,” said {voice()}. {young:“You are all so warm.|“You are all so warm, and you wriggle, and you hum.} And where you were it gets cold.”
- body():
“You need not do anything about it,” said {voice()}. {young:“You need only look.”|“There is no need for cream. I only thought that you might have a look, once, and not say ‘It’s nothing’.”}
- else:
“It was only this,” said {voice()}. {young:“I am here.|“It was only that I am here, and have been the whole time.} I thought that you might not have noticed.”
}
“I heard you,” said {L}.
And {L} said it back, all of it, {young:so that it was sure.|in the right order, as you count somebody’s change into a hand.} # usual
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: L think; heroes stand; grownup sit-on-chair calm; friends sit
# things: table; 2 cup on table; spoon
It was worth trying on {grownup}, to be certain. {young:“I have a sock on,” said {L}.|“I have one sock on,” said {L}, which was so.}
“Mm,” said {grownup}. ¶ “‘Mm’ is only a lid,” said {L}. {young:{grownup} put down the cup.|So {grownup} put down the cup, and turned round, all of the way, and looked.}
“I heard you,” said {grownup}. “You have one sock on.” {young:Then it was quiet.|And there was nothing more about the sock, anywhere, not even in the knees, where most things wait to be said.}
“It is the left one,” {L} added, since there was still some hearing to be had. ¶ “I heard you. The left.” # usual
They drank up what there was, each at one end of the quiet. # spare
“I used to do it with a finger in each ear,” said {grownup}. “And I sang.” # more
-> DONE

=== s4
# shot: two
# place: living-room; dusk; clear
# place for shoes, wellies, boots, socks, worn: hallway; dusk; clear
# place for brush: bathroom; dusk; clear
# place for cold, toaster, kettle, kitchen, food: kitchen; dusk; clear
# place for tree, car, bus, tractor: garden; dusk; clear
# action: L sit calm at e1; heroes sit; friends stand
# things: e1 right; e2
{
- is_two:
“Then you go at the same time,” said {L}, and counted to three. They went at the same time, and it was one word, and it was “sorry”. ¶ “After you,” said {one()}. ¶ “No, after you,” said {other()}. And they were both very good at that, too.
- worn():
{L} took them both off, and stood them side by side, with the toes to the door. ¶ “Is that right?” ¶ “A bit nearer,” said {voice()}. {L} moved them nearer, until they touched. Then they were quiet, and both at once.
- is_brush:
{L} put it back in the cup, and turned the cup round. ¶ “So that is the window,” said {voice()}. “And what is that in it?” ¶ “That is outside,” said {L}. It was looked at, for a long time, with every bristle.
- is_cold:
“I come back for the milk,” said {L}. “At seven. And if I can’t, somebody else does.” ¶ “At seven,” said {voice()}, and hummed it once, so as to know it. {L} shut the door slowly, and said goodnight to the light before it went.
- kitchen():
{L} came quite near, and looked, all the way round, and breathed on it, and rubbed with one sleeve. Then there was a face in it, rather wide. ¶ “Oh,” said {voice()}. “Is that what I look like?” ¶ “That is me,” said {L}. “But it is you round the edges.”
- is_clock:
{L} sat down in front of it, with nothing in either hand. It was seven minutes to something. They looked at each other for all of the seven. ¶ “Tick,” said {voice()}, a bit shyly. And after a time, “Tock.”
- is_food:
{L} put the saucer in the window, with the best side out. A bus went by. Then a man came by, with a ladder. ¶ “What will you all eat, then?” asked {voice()}. ¶ “Rice,” said {L}. And it was rice, and nobody in it said a word.
- is_ball:
{L} took off both boots, and put one foot, in its sock, on {talker()}. “Now?” said {L}. ¶ “Now,” said {voice()}. And it rolled, right across the grass, as far as the hedge, and round, and back. ¶ “Once more,” it said. “And a bit to the left.”
- is_baby:
{L} knelt down, and held it quite low, and quite still. A face came up so near that it had only one eye. It was looked at from the front, and licked, and looked at again. ¶ “Ga,” said {voice()}. And this time it was meant.
- toy():
“On school days until the big hand is at the bottom,” said {L}. “On Saturdays not at all.” And {L} turned {talker()} round a bit, so that there was a window to look at as well as a door. ¶ “That is not long,” said {voice()}, “if you know it.”
- is_dog:
“I will say it every time,” said {L}. “I will say until when.” That was thought about, from the one end right through to the other, and the other end went to and fro. ¶ “Squirrel,” said {voice()} then. But it was said only once.
- is_cat:
So {L} sat there, on the end. Nothing more was said. It got warm on the one side, and rather heavy. Then something began, a long way down, rrr, and that was not talking any more.
- is_beast:
{L} held out one hand, with nothing in it, and kept it quite still. It was looked at, first with one eye and then with the other. ¶ “There is no food in that,” said {voice()}, and stayed.
- car():
{L} laid one hand on {talker()}, at the front, where it was warmest. “That was a good road,” said {L}. “I liked the bend.” It ticked a bit, as they do when they get cold, and each tick came a bit later than the last.
- is_tree:
{L} took a stick, and went round to the back. “Higher,” said {voice()}. “Left. Ah.” Then all of the leaves turned over, from the bottom up to the top, and turned back again. That was how it laughed.
- is_stone:
“Hello,” said {L}. ¶ “Hello,” said {voice()}. It was a bit rough. It had not been used before. So they did it again, and then again, and each time it came out rounder.
- house():
So {L} stayed a bit longer, and sat quite still, and held one hand flat against {talker()} until the one was as warm as the other. ¶ “That will last until the morning,” said {voice()}.
- body():
{L} looked, from quite near, and breathed on it once, and did not say that it was nothing. ¶ “Thank you,” said {voice()}. “That was all. You can put me away now.”
- else:
“You are there,” said {L}, “and I am here. I can see you from the top to the bottom.” ¶ “Yes,” said {voice()}, after a while. “That was all six parts of it.”
}
“Was there anything else?” asked {L}. There was not. It was such a quiet as you get after a sneeze.
{is_entry_4:{entry_4}|{is_entry_3:{entry_3}|{entry_2}}}
It was not that there was never a word again. But each was only said once, and then it had been said. # usual
{L} did not need the fingers any more, and used them for other things. # more
-> DONE

=== m3
# aside
# shot: two
# place: bathroom; night; stars
# action: L brush-teeth; heroes brush-teeth; friends stand
# things: basin; tap; mirror
After that {L} heard all sorts of things. You do, once you have begun.
The tap had something to say. It was drip. “I heard you,” said {L}, and turned it off.
The stairs said it. {L}’s own stomach did. # usual
They were all told, and they all stopped. # spare
It took no time. It took less than “In a minute”. # usual
The toothbrush had a good deal to say, all round the back. {L} heard it to the end. # usual
Then the door said eek. It was told, and was shut, and that was that. # more
One sock had a hole, and it had been saying so since Monday. # more
-> DONE

=== l3
# aside
# shot: wide
# place: hallway; night; stars
# action: L walk sleepy stairs; heroes walk; friends walk
# things: stairs; lamp; door
Up on the landing it was quiet. It was not the kind with something in it.
{pausing} # company
{grownup} came up behind. “I am tired,” said {grownup}. # usual
{L} turned round on the stair, all the way. # usual
“I heard you,” said {L}. ¶ And {grownup} looked less tired at once. # usual
They went up the rest of it. It had nothing to add. # usual
The lamp on the landing hummed a little. It was the bulb. They both heard it, and said so. # spare
Then it was only a lamp. # more
Up there you could hear {L} think, if you stood near. # more
-> DONE

=== m4
# aside
# shot: close
# place: bedroom; night; stars
# action: L sit-up calm; heroes sit-up; friends sit
# things: bed; window; moon
There was a last thing to be said. Something outside said it. It was an owl, or a gate.
It said it once. Then it waited.
{L} was in bed. But the window was open, by a bit. “I heard you,” said {L}. # usual
It was not said again. # spare
The moon came in, as far as the chair. It said nothing, but it did so in full. # usual
{L} turned round, all the way, for the moon as well. That used up the quilt. # usual
It may be that the owl had gone to say it to a mouse, further on. # more
Then there was a thing that {L}’s own knees had to say. It was about the stairs. They had been heard before. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes sleep; friends sleep
# things: table; cup on table; chair; moon; window
The cup stood on the table. It was empty, and had been listened to.
The chair was turned round, all the way. Somebody had been looking at somebody.
The clock said what it says. It never says it twice. # usual
A drop hung on the tap. It had nothing new to say. # usual
It was so quiet that you could hear a pin. It lay in its box, and was heard. # usual
There were two rings on the table, where two cups had been. # more
Something had been said in here, and said, and said. It had all gone in somewhere. # spare
The last of the tea was cold. Nobody held it against it. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; grownup sit-on-edge calm on bed; friends sit
# things: bed; pillow; quilt; lamp
{L} lay in bed. There was room now. There was the rain, or it was the road. # usual
{resting}
{keepsake}
{dream} # spare
{known():Nothing more came from {talker()}. There was nothing left over.} # usual
The lamp was low. {grownup} sat on the edge.
“It was a long day,” said {L}. “There was a lot in it.”
{grownup} turned round, all the way.
“I heard you,” said {grownup}.
So it did not have to be said again.
Goodnight, {H}.{known(): Goodnight, {bye()}.}
Goodnight.
-> DONE

=== next_night
It was said just once in the morning, before anybody was up, and not very loud. {H} heard it with one eye open.
{L} sat up, and turned round, all the way. “I heard you,” said {L}. ¶ And that was the whole of it. Then there was time for an egg. The egg did not say a thing, but it was looked at, to be on the safe side.
-> DONE

=== next_bedtime
There was one more thing to be said. {L} turned round, all the way, to hear it.
-> DONE

=== function worn()
~ return is_worn or is_shoes or is_wellies or is_boots or is_socks

=== function kitchen()
~ return is_kitchen or is_toaster or is_kettle

=== function toy()
~ return is_toy or is_teddy

=== function car()
~ return is_car or is_bus or is_tractor

=== function house()
~ return is_house or is_bed or is_bath

=== function body()
~ return is_body or is_plaster or is_tooth

=== function pair()
~ return (is_entry_1_being and is_entry_1_being_2 and not entry_1_being_many) or (not is_entry_1_being and is_entry_1_thing and is_entry_1_thing_2 and not entry_1_thing_many)

=== function one()
{
- pair() and is_entry_1_being:
~ return entry_1_being
- pair():
~ return entry_1_thing
}
~ return "the one"

=== function other()
{
- pair() and is_entry_1_being:
~ return entry_1_being_2
- pair():
~ return entry_1_thing_2
}
~ return "the other"

=== function thingy()
~ return worn() or kitchen() or is_food or car() or is_tree or house() or body() or toy()

=== function named()
~ return is_brush or is_cold or is_clock or is_baby or is_dog or is_cat or is_toaster or is_kettle or is_teddy or is_bus or is_tractor or is_bed or is_bath or is_plaster or is_tooth

=== function known()
~ return not is_two and (named() or is_shoes or is_wellies or is_boots or is_socks or is_entry_1_being or is_entry_1_thing)

=== function bye()
{
- is_shoes:
~ return "shoes"
- is_wellies:
~ return "wellies"
- is_boots:
~ return "boots"
- is_socks:
~ return "socks"
- is_toaster:
~ return "toaster"
- is_kettle:
~ return "kettle"
- is_teddy:
~ return "teddy"
- is_bus:
~ return "bus"
- is_tractor:
~ return "tractor"
- is_bed:
~ return "bed"
- is_bath:
~ return "bath"
- is_plaster:
~ return "plaster"
- is_tooth:
~ return "tooth"
- is_brush:
~ return "toothbrush"
- is_cold:
~ return "fridge"
- is_clock:
~ return "clock"
- is_baby:
~ return "baby"
- is_dog:
~ return "dog"
- is_cat:
~ return "cat"
}
~ return talker()

=== function talker()
{
- is_shoes:
~ return "the shoes"
- is_wellies:
~ return "the wellies"
- is_boots:
~ return "the boots"
- is_socks:
~ return "the socks"
- is_toaster:
~ return "the toaster"
- is_kettle:
~ return "the kettle"
- is_teddy:
~ return "the teddy"
- is_bus:
~ return "the bus"
- is_tractor:
~ return "the tractor"
- is_bed:
~ return "the bed"
- is_bath:
~ return "the bath"
- is_plaster:
~ return "the plaster"
- is_tooth:
~ return "the tooth"
- is_brush:
~ return "the toothbrush"
- is_cold:
~ return "the fridge"
- is_clock:
~ return "the clock"
- is_baby:
~ return "the baby"
- is_dog:
~ return "the dog"
- is_cat:
~ return "the cat"
- is_beast and is_entry_1_being and entry_1_being_many and is_entry_1_being_2:
~ return entry_1_being_2
- (thingy() or is_stone) and is_entry_1_thing:
~ return entry_1_thing
- is_entry_1_being:
~ return entry_1_being
- is_entry_1_thing:
~ return entry_1_thing
- worn():
~ return "the shoes"
- is_tree:
~ return "the tree"
}
~ return "the voice"

=== function talker_many()
{
- is_shoes or is_wellies or is_boots or is_socks:
~ return true
- named() or (is_beast and is_entry_1_being and entry_1_being_many and is_entry_1_being_2):
~ return false
- (thingy() or is_stone) and is_entry_1_thing:
~ return entry_1_thing_many
- is_entry_1_being:
~ return entry_1_being_many
- is_entry_1_thing:
~ return entry_1_thing_many
}
~ return false

=== function voice()
{
- talker_many() and not worn():
~ return "one of " + talker()
}
~ return talker()

=== function told_of()
{
- is_two:
~ return "There are two of them"
- known():
~ return "It is " + talker()
}
~ return "It is a voice"

=== function stopping()
{
- is_two or (known() and talker_many()):
~ return "They will not stop"
}
~ return "It will not stop"
