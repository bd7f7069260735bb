# about: story-about; with-character; creature; bring-back
# tells: tale(a job|starts work|start work|started work|starting work|starts as|started as|gets a job|got a job|get a job|getting a job|gets a new job|got a new job|new job|first day|first morning|first time|very first|becomes|became|brand new)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind teeth: dentist*|tooth|teeth
# kind vet: vet|vets
# kind doc: doctor*|nurse*|surgeon*|hospital
# kind teach: teacher*|teaches|teaching
# kind hair: hairdresser*|barber*|haircut*
# kind cook: chef*|cook|cooks|baker*|waiter*|waitress*
# kind find: detective*|spy|spies
# kind drive: driver*|pilot*|captain*|astronaut*
# kind post: postman|postie|postwoman|post|letters
# kind fire: firefighter*|fireman|firemen|firewoman
# kind fix: builder*|plumber*|mechanic*|engineer*|cobbler*|tailor*
# kind book: librarian*
# kind art: painter*|artist*
# kind law: police*|lollipop*
# kind grow: gardener*|farmer*
# kind show: ballerina*|dancer*|singer*|magician*|clown*|acrobat*|musician*|drummer*
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind), hen(kind), chicken(kind)

=== title
{~That Was the First|The First One Has a Corner}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: guest stand worried; heroes stand curious at guest; friends stand curious
# things: door left; mat; bag; coat on hook; hook
{~Somebody knocked at the door, and waited, and knocked again to see if it came out better, and {H} went to open it.|“Is this where it begins?” asked somebody behind the front door, and {H} went to see what was beginning.|{H} {was} in the hall, looking for the other slipper, when somebody out there put a bag down, and picked it up, and put it down again.}
On the mat {guest_many:were|was} {guest_a}, very clean, with a badge on. “New”, said the badge.
“{guest_many:We are|I am} the {wished_job},” said {guest}. “It is {guest_many:our|my} first day. {young:Where do {guest_many:we|I} begin?”|They said that it is easy, once you have begun.”}
“How far have you got?” asked {L}. ¶ “As far as your mat,” said {guest}. # usual
{L} knew about first days. There is a hook for your coat, {young:and you do not know which one.|and everybody but you knows which it is.} # usual
“You can begin with me,” said {L}.
-> DONE

=== m1
# aside
# shot: close
# place: hallway; dusk; clear
# action: guest hold worried coat; heroes point happy hook; friends stand curious
# things: 4 coat on hook; hook; bag; mat
First {guest} needed a hook. All four of them had a coat on.
“That one is the spare,” said {A}, {young:and took down a mac.|and took down a raincoat that had not fitted anybody for years.} “It is yours for today. You will find it again by the long scratch.”
{guest} hung the bag on it, and looked at that for a while. {young:“It is the best hook,” said {guest}.|“{guest_many:We have|I have} been thinking about the hook since Tuesday,” said {guest}. “It was the part that {guest_many:we were|I was} worried about.”}
“And the rest?” asked {A}. ¶ “{guest_many:We|I} have not got to the rest,” said {guest}. {young:It is a lot, a first day.|“There has been so much hook.”}
They went away from it, and came back, and {guest} found it at once. # more
“And where is the toilet?” asked {guest}, for that is the other thing. {A} showed that as well. # more
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: guest stand worried; heroes sit-on-chair curious; friends stand curious
# things: chair; lamp; table
# things for teeth: chair; lamp; table; cup on table
# things for hair: chair; comb; hat on table; mirror
# things for cook: plate; cheese on table; bread on table; table
# things for post: door; letter; bag
# things for fire: bucket; plant; puddle; rug
# things for book: book on table; stamp on table; table; chair
# things for art: drawing; chair; pencil; table
# things for grow: flowerpot; spoon; bean; table
{joining}
{is_loved:“Do {guest_many:we|I} have to know about {loved}?” asked {guest}. ¶ “Only when you have settled in,” said {L}.|{musing}} # personal
So {L} sat down on a chair, and was the first.
{young:{guest} even had a new pencil.|{guest} even had a new pencil, with the point still on.} # usual
{
- is_teeth:
{guest} held up the lamp, and looked in. “It goes round a corner,” said {guest}, “and there is nothing to bite with. How do you manage at lunch?” ¶ “That is my ear,” said {L}.
- is_vet:
{guest} went round {L}, and looked, and went round again the other way. “It has no tail,” said {guest}. “When did that come off?” ¶ “I am a child,” said {L}. ¶ {guest} wrote it down: “Child. Was like that before.”
- is_doc:
{guest} took a plaster, and put it on, very neatly. Only then did {guest} remember that you ask. “Where does it hurt?” ¶ “It does not hurt,” said {L}. “And that is the chair.”
- is_teach:
“Good morning, everybody,” said {guest}. ¶ “It is evening,” said {L}. ¶ “Two and two,” said {guest}, and wrote that up, and stood before it for some time. “It was there when {guest_many:we|I} left the house.”
- is_hair:
{guest} combed, and went round to the back, and combed that as well, and held up a mirror for it. “It looks a bit flat,” said {L}, “and a bit blue.” ¶ {guest} looked. {L} still had the hat on.
- is_cook:
{guest} laid down the cheese, and on the cheese a slice of bread, and on the bread the plate. “That is the wrong way up,” said {L}. ¶ {guest} looked at it from under the table. “Not from here,” said {guest}.
- is_find:
{guest} looked left and right, and took {L} by the sleeve. “Found!” said {guest}. ¶ “I was not missing,” said {L}. ¶ “No,” said {guest}, and let go. “{guest_many:We|I} did think that it was rather quick.”
- is_drive:
“Hold tight!” called {guest}, and was off, out at one door and in again at the other, with all the right noises. “Here we are,” said {guest}, and turned round. ¶ {L} was still on the chair. “You did not open the doors,” said {L}.
- is_post:
There was a letter for {L}. {guest} put it through the letter box, and it went in without a crease. But {guest} was standing in the hall. “Now it is outside,” said {L}, “and we are in here.”
- is_fire:
{guest} came running with a bucket, and could not stop, and emptied it right there. “Is it out?” called {guest}. ¶ “It was never on,” said {L}. “It is a plant. But it has been very thirsty.”
- is_fix:
{guest} took the handle off the door, and cleaned it, and screwed it on again. You could see your face in it. “Now it is on the side where the door does not open,” said {L}.
- is_book:
{guest} had a book, and the stamp for it. But the stamp slipped, and came down on {L}’s hand. They both looked. “You have to be back by Tuesday,” said {guest}, who could read that it said so.
- is_art:
{guest} drew, and looked, and drew, and then it was done. It was a very good chair. “Where am I?” asked {L}. ¶ {guest} had a look. “You had leaned forward,” said {guest}.
- is_law:
{guest} put up one arm, and everything stopped, and so did {L}. They stood like that for quite some time. “And when do we go?” asked {L}. ¶ “{guest_many:We|I} have forgotten how to do ‘go’,” said {guest}.
- is_grow:
{guest} had a bean and a spoon and some earth, and made a hole, and put it in, and smoothed it over. “What is that in your other hand?” asked {L}. ¶ It was the bean. {guest} had planted the spoon.
- is_show:
{guest} came out from behind the curtain, and bowed, and went off again. “Was that all of it?” asked {L}. ¶ “It was the end,” said {guest}, behind the curtain. “The beginning has gone right out of {guest_many:our|my} head.”
- else:
{guest} did it all, just as they tell it to the {wished_job}, and left out nothing. But it came out back to front. It began with “thank you, that will be all”, and when it was over {guest} said, “Good evening.”
}
{hinderer_person:“Is that how it goes?” asked {hinderer}, and did not help.} # beat
{hinderer_animal:{hinderer} thought that it was being done for {hinderer}, and got in between.} # beat
{hinderer_carried:{hinderer} had been put down where {guest} had to stand, and that did not help.} # beat
It was very quiet. {young:The clock went tick.|The clock looked the other way, and went tick.} # usual
-> DONE

=== l1
# aside
# shot: above
# place: living-room; dusk; clear
# action: heroes point laughing; guest sit curious; friends sit laughing
# things: coat; table; lamp on table; chair
“Did you ever have a first day?” asked {guest}. ¶ “I have had four,” said {A}.
On one of them {A} had sat down on a very nice little chair, {young:and it was a drum.|and it had been a drum, and everybody heard.}
On another {A} had said “Granny” to a lady with a whistle. {young:She said, “Yes?”|The lady had only said, “Yes?” and so they had both gone on.}
And once {A} had gone home in another coat. {young:It had a bun in the pocket.|It was much too long, and there was half a bun in the pocket, and nobody had noticed until the bun.}
“And on the second day?” asked {guest}. ¶ {A} had to think. {young:“I don’t know,” said {A}.|“Nothing,” said {A}. “There is never anything to tell about the second day.”}
{guest} felt a little better, {young:and moved the lamp.|and moved the lamp a bit to the left, as if it were {guest_its} own.} # more
-> DONE

=== s3
# shot: close
# place: living-room; dusk; clear
# action: guest sit sad; heroes sit happy at guest; friends sit calm
# things: label on table; table; lamp on table; pancake on plate; plate on table
{guest} took off the badge, and laid it on the table. “{guest_many:We are|I am} not the {wished_job},” said {guest}. “{guest_many:We|I} have only got the badge.”
{helper_person:“It was quite good,” said {helper}, “for something that was wrong all through.”} # beat
{helper_animal:{helper} came and leaned on {guest}, as you do where there is nothing to say.} # beat
{helper_carried:{helper} was given to {guest} to hold, so as not to sit there with nothing.} # beat
{L} thought about Saturday, and the pan. “It is like the first pancake,” said {L}. “It sticks. It has a corner. {young:Nobody knows why.|It is white on the one side and black on the other, and nobody can say why.} And then comes the second, and that is round.”
“Is it another pan?” asked {guest}. ¶ “It is the same pan,” said {L}. # usual
“And who gets the first one?” ¶ “Whoever is nearest,” said {L}. “That was me. And that was the first. Now you never have to do it again.”
{guest} thought about that from all sides, and could find nothing wrong with it. # usual
-> DONE

=== m2
# aside
# shot: behind
# place: living-room; dusk; clear
# action: heroes draw curious; guest look-up curious; friends sit curious
# things: table; paper on table; pencil; themed on table
{A} looked round the room, and there were first ones everywhere, now that you knew.
The first bit of tape never comes off by itself. {young:You have to pick at it.|You pick at it for an hour, and after that it is no trouble to anybody.}
The first line from a felt pen is only a scratch. {young:Then it goes blue.|It is not till the second that it remembers what colour it is.}
The first page of a new book creaks. {young:It does not know you.|It has never been opened, and it does not know you yet.}
{themed_a} had been new once, too, and look at it now. # personal
{pausing} # company
“And nobody minds?” asked {guest}. ¶ “They are all first ones,” said {A}. {young:“They have to be.”|“There has to be one, or you could not get to the others.”}
The first note on a flute is only wind, {A} remembered, and the second is a bit of a note. # more
-> DONE

=== l2
# aside
# shot: two
# place: hallway; dusk; clear
# action: guest stand worried; heroes knock happy door; friends stand curious
# things: door left; mat; coat on hook; hook
“Does it have to be somebody real?” asked {guest}. {young:“Is there no more than one first?”|“Or is there a first for everybody, each time?”}
{A} thought about the pan. {young:“Only one,” said {A}.|“There is only one to an evening,” said {A}. “After that the pan is warm.”}
“Am {guest_many:we|I} warm?” asked {guest}. “{guest_many:We|I} can’t feel it.” ¶ {A} put a hand on {guest}. {young:It was quite warm.|It was warm, more or less in the middle, and that was where it counted.} # spare
Then they practised the knock, so that it should not be a surprise. {A} went out on the mat, and knocked, {young:and {guest} jumped.|and {guest} jumped, although they had agreed on it.}
“That was the first,” said {A}. {young:“Now comes the next.”|“Now I shall do the other.”} And at the next one {guest} only nodded. # more
{guest} moved the mat a little. It had been all right, but now it was {guest_its} mat. # more
-> DONE

=== s4
# shot: two
# place: living-room; night; stars
# people: woman(old)
# action: woman sit-on-chair curious; guest stand proud; heroes stand happy; friends stand happy
# action for vet: woman stand curious; chicken stand calm; guest stand proud; heroes stand happy; friends stand happy
# things: chair; lamp; table
# things for hair: chair; comb; mirror; hat on table
# things for cook: bread on plate; plate on table; table; lamp
# things for post: door; letter; mat
# things for book: book on table; stamp on table; table; chair
# things for art: drawing; chair; pencil; table
# things for grow: flowerpot; spoon on table; table
There was a knock at the door. It was the lady from next door. “I hear that the {wished_job} is here,” she said. So {guest} put the badge on again.
{
- is_teeth:
“It is right at the back,” said the lady. {guest} held up the lamp. It was a mouth, from one end to the other. There was a seed in it, and out it came. “I have had that since Sunday,” said the lady.
- is_vet:
She had her hen with her. “She is not herself,” said the lady. {guest} listened to the hen, in front and at the back. “She would like to use her own feet,” said {guest}. The hen was set on the carpet, and was herself at once.
- is_doc:
“Where does it hurt?” asked {guest}, first of all. ¶ “Here,” said the lady. “I have pointed with it all day.” On went the plaster. It was the right finger. “That is better,” said the lady, and pointed with the next.
- is_teach:
“Good evening,” said {guest}, for it was. ¶ “I never learnt about spiders,” said the lady. So {guest} drew one, leg by leg, and she counted. “Eight!” said the lady. “So that is how they are so quick.”
- is_hair:
“Hat, please,” said {guest}, first of all. Then the comb went through, and each hair lay where it ought to. At the back there was a bun, as round as a bun. “I shan’t put that on again,” said the lady. She meant the hat.
- is_cook:
First came the plate. Then came the bread, and the cheese was on top. {guest} looked at it from above. The lady ate it all. “And it stays on,” she said. “I had one once that did not.”
- is_find:
“I have lost my key,” said the lady. ¶ “When did you last hear it?” asked {guest}. ¶ “When I shut my door.” ¶ “Then it is still in there,” said {guest}, “on the outside.” They went to look. There it hung.
- is_drive:
“Once round, please,” said the lady, “and then home.” {guest} opened the door for her. {guest} waited until she sat. Then they were off. And when it stopped the lady was there, too.
- is_post:
{guest} had a card for her. But {guest} took it outside, and shut the door. In it came, and fell on the mat. “For me!” said the lady. She was so pleased that she read it standing up. It was a picture of a boat.
- is_fire:
“It is my kettle,” said the lady. “It will not stop.” {guest} did not run. {guest} went next door with her, and turned it off, and opened the window. It was out. Nobody got wet.
- is_fix:
“It is my gate,” said the lady. “It says eek.” {guest} listened to it on both sides. Then there was one drop of oil, where it turns. It said nothing after that. “I shall miss it a little,” said the lady.
- is_book:
She would like one with a ship in. {guest} found it. {guest} held it quite still, and down came the stamp. It was on the paper. It was straight. “You can even read it,” said the lady.
- is_art:
The lady sat down. {guest} looked at her first, and for a long time. Then it was drawn. It was the lady, with her hat. There was even a bit of chair. “You have put in my good ear,” she said.
- is_law:
The lady had to get past, with a pram full of washing. {guest} put up one arm. Everything stopped. Then {guest} took it down again. That was “go”. They all went.
- is_grow:
The lady had a pot. {guest} made a hole. In went the bean. The spoon stayed out. “Which of them do I water?” asked the lady. ¶ “The one that you can’t see,” said {guest}.
- is_show:
{guest} came out, and there was a beginning. There was a good piece in the middle. Only then came the bow. The lady clapped in her gloves. “I would not have guessed the end,” she said.
- else:
It began with “good evening”. It ended with “thank you”. In the middle it was all just as the {wished_job} does it, and in the right order. “That went very nicely,” said the lady.
}
“Is it your first day?” asked the lady. ¶ “No,” said {guest}. “{guest_many:We|I} had that a while ago.”
“You would not think so,” said the lady, and {L} did not say a word about the first. # usual
-> DONE

=== m3
# shot: above
# place: living-room; night; stars
# action: guest stand happy; heroes clap happy; friends clap happy
# things: lamp; table; chair; label on table
After that it went on. There was a third one, and it was {A} again.
It went by itself. It did not even creak. # spare
“Which was the best?” asked {guest}. ¶ “The third,” said {A}. “But I shall tell people about the first.”
The badge lay on the table. “New”, it said. {guest} turned it over. There was nothing on the back. # usual
“You could write ‘old’ on the badge,” said {A}. ¶ “Not yet,” said {guest}. “It is only half past seven.”
So they wrote “{wished_job}” on it, and that was enough. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; night; stars
# action: heroes brush-teeth sleepy; friends stand sleepy
# things: basin; toothbrush; toothpaste; towel
There was a new tube of toothpaste.
{A} squeezed it. It went “pff”, and that was all. It was only air.
“That was the first,” said {A}. Then it was white, and in one piece.
The water came out cold to begin with. It was warm after that. # spare
The towel was new, too. It did not dry very well yet. Nobody said a thing about it.
It was hung on its hook. It would find that again by the scratch. # more
-> DONE

=== l3
# aside
# shot: wide
# place: hallway; night; stars
# action: guest walk happy; heroes wave sleepy; friends wave sleepy
# things: door left; mat; bag; coat on hook; hook
Then the first day was over, and {guest} took the bag from the hook.
“What is tomorrow?” asked {A}. ¶ “The second,” said {guest}. “There is never anything to tell about that.”
It sounded like a very good day. # spare
“Shall {guest_many:we|I} use the same hook?” ¶ “It is yours,” said {A}.
{homeward} # company
The bag was put down at the gate, and picked up again. But that was only for fun. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: 4 coat on hook; hook; mat; door left
The hall was dark. Three hooks had a coat on. One was free.
It had a long scratch. It was kept. # usual
On the mat was the print of somebody very clean. You could hardly see it.
The mat lay a little further to the left than it used to. # more
A drop fell off the tap. It was the first. # more
Then came the second. You did not hear that one. # more
It was the end of a first day. It had gone quite well, from the second on.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{A} got into bed.
{resting}
{keepsake}
{dream} # spare
The sheet was cold for a bit, and then it was not. # usual
Somewhere the {wished_job} was in bed, too, with the first day done. # usual
{A} yawned. It stopped half-way. That was the first.
The next went right to the end. # usual
Then {A} turned on one side. That was the wrong one. The other was the right one. # usual
“Gonight,” said {A}. It had a corner.
But that was the first.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a bag on the spare hook in the morning, and the lady from next door stood in front of the house with a plate. “I was told to bring it here,” she said. “It is for whoever was nearest.”
It was a pancake, white on the one side and black on the other, and it had a corner. {H} ate it standing up. It tasted of pancake all the way through.
-> DONE

=== next_bedtime
{A} yawned, and it stopped half-way. But that was the first.
-> DONE
