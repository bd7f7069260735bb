/** As ./index.ts describes: what is still to come, school, performances and clubs. */
export const comingSchool = `
= first day at school | first day of school | first day at big school | starting school | start school | starts school | was to start school | was starting school | starting big school | start big school | starts big school | was to start big school | was starting big school | starting reception | starts reception | first day of reception | first day of kindergarten | starting kindergarten | starts kindergarten | was starting kindergarten | first day in year one | first day of first grade | starts primary | starting primary school | first day of prep | first day of p1 | starts p1 | starting p1 | first day in reception | junior infants | starts kindy | first day of kindy | starts reception class | first day of pre k | first day of prek | first day in primary one | starts at big school | first day at primary
ahead: On a first day there is a list. The names are read out one after another, and behind each name there is a small wait, until somebody says yes.
ahead: The chairs at school are just as high as the children need. When the teacher sits down on one, the knees stay a long way up.
ahead: Just inside the door a school smells of floor and pencils and, later on, of lunch. People who have gone there for years cannot smell it.
tried: “What do I say when it is my name?” asked {friend}. ¶ {child} read it from the flat of {his} hand: “Sock. Other Sock. {friend}.” Then {he} waited, with one finger on the place. ¶ “Yes,” said {friend}, so low that it had to be ticked twice.
tried: “And if you need the toilet, and nobody knows your face?” asked {friend}. ¶ {child} put one hand straight up, and held it there with the other. In time it began to lean. ¶ “Yes?” said {friend}. ¶ {child} asked, and went as far as the door and back, to see if it can be done.
tried: “How do they know who goes home with whom?” asked {friend}. ¶ {child} stood {friend} behind the pillow, and looked over the top, at a slipper, at the cup, at the lamp. “Not yours,” {he} said each time. Then {he} put a hand over. That one was {friend}’s.
night: In the dark school the chairs stood upside down on the tables, with their legs in the air.
night: A list lay on a desk with everybody’s name on it, and everybody was at home in bed.

= first day at nursery | first day of nursery | starting nursery | starts nursery | start nursery | was to start nursery | was starting nursery | new nursery | first day at preschool | first day of preschool | starting preschool | starts preschool | first day at daycare | first day of daycare | starting daycare | starts daycare | first day at playgroup | starting playgroup | starts playgroup | settling in | settling in day | first day at kita
ahead: At a nursery the coats hang as high as the children are, and so do the towels and the mirror. The grown-ups see themselves in it from the tummy down.
ahead: You go in holding a hand. Inside is somebody who bends down, and says a name, and looks to see if it is the right one.
ahead: Everything at nursery has a box that it lives in. When it is time to tidy up there is often a song, and by the second line the cars are on their way.
tried: “When the hand lets go, what does mine do?” asked {friend}. ¶ {child} took {friend} by the arm, walked along as far as the pillow, and let go. They both looked at the arm. Then {child} gave it a corner of the sheet. ¶ “It holds that too,” said {friend}.
tried: “How do they know that you are thirsty, if you have not said so?” asked {friend}. ¶ {child} went and stood close beside {friend}, and looked at the cup. {friend} looked at {child}. {child} looked at the cup again. ¶ “Drink,” said {friend}, who had needed only three looks.
night: All the little coats were at home, and the low pegs had nothing to hold.
night: In the sand tray one small spade was standing up, just where somebody had let go of it.

= secondary | secondary school | starting secondary | starting secondary school | starts secondary | starts secondary school | start secondary | was to start secondary | was starting secondary school | high school | starting high school | starts high school | starting year 7 | starts year 7 | year 7 | year seven
ahead: At the end of a lesson everybody in the whole building stands up at once. Then the corridors are full of bags, going both ways.
ahead: A timetable is made of boxes, and in each box is a room. The rooms have numbers, and next door to twelve is not always thirteen.
ahead: Where there was one teacher there are nine or ten, and in the first lesson they all ask the same thing: what you are called.
tried: “And if you go into the wrong room?” asked {friend}. ¶ {child} went out with the pillow on {his} back, knocked, and came in. {friend} looked up from the bed like thirty people. ¶ “Is this maths?” asked {child}. ¶ “This is bed,” said {friend}. ¶ {child} went out again, and shut the door.
tried: “And when they all come the other way?” asked {friend}. ¶ {child} walked one hand along the blanket, and the other came against it with a sock on its back. They met in the middle. Both went left. Both went right. Then one stood still, and it worked.
night: The long corridors were dark, and nobody walked on either side of them.
night: The timetable lay folded in four, and inside one of the folds was lunch.

= middle school | starting middle school | starts middle school | start middle school | was to start middle school | middle school visit | moving up to middle school | locker | lockers | locker combination | the locker combination | combination lock | junior high | practicing on .. padlock
ahead: The lock on a locker goes one way to the first number, the other way to the second, and back again to the third. Then you pull, and it says click, or nothing.
ahead: A locker is about as wide as a coat, and has slits near the top. All the doors in the row are the same, and when one shuts you hear it in the others.
tried: “What if the locker won’t open, and they are all waiting?” asked {friend}. ¶ {child} turned the cup on the sheet: right, and left, and a bit to the right. {He} pulled. It did not open, being a cup. ¶ “Once more,” said {friend}. “I will look the other way.”
tried: “How do you keep three numbers in a head?” asked {friend}. ¶ {child} told {friend} the first one, told a slipper the second, and kept the third {himself}. Then {he} asked round. ¶ “Eleven,” said {friend}. The slipper could not be got to say.
night: The lockers stood in their row with the doors shut, and each had a tall thin piece of the dark inside.
night: Every dial had stopped at some number or other, and for the night it could stay there.

= new school | starts at a new school | starting a new school | starting at a new school | starts a new school | was starting at a new school | was to start at a new school | new school on | changing schools | moving schools | didn’t know anybody | doesn’t know anybody | knows nobody | knew nobody
ahead: When somebody new comes in, all the heads turn round, and there is a whole row of faces with no names on them yet.
ahead: The others there have one new name to learn. Whoever is new has all the rest of them.
ahead: In a school that you don’t know, everybody else walks round the corners without looking. They do not know that they know the way.
tried: “What do they ask first?” asked {friend}. ¶ {child} sat down beside {friend}, as if by chance. “What are you called?” asked {child}. {friend} told {him}. “Do you like football?” ¶ {friend} thought about it for a long time, and asked if it had to be answered with yes or no.
tried: “Where do you stand at playtime, when you do not belong to anybody yet?” asked {friend}. ¶ {child} put {friend} in the middle of the blanket, and looked, and then beside the bedpost, and looked. “Here you seem to be waiting for someone,” said {child}. ¶ “I am,” said {friend}.
night: In a dark classroom stood all the chairs, and there was one more of them than before.
night: All the names that were still to be learned lay asleep, each in a house of its own.

= new class | new teacher | new classroom | new class teacher | gets a new teacher | had a new teacher | moving up a class | moves up a class | moving up day | would get monsieur | would get madame | would get mrs | would get mr | would get miss | said to be very strict | strict teacher | meets .. new teacher | meet .. new teacher | starts first grade | starts second grade | starts third grade | starting first grade | starting second grade | starting year 1 | starting year one | starts year 1 | starts year one | starting year 2 | starting year two | starts year 2 | moves up to year | would get ms | going into year | going up to year | moving up to year | going into first grade | going into second grade
ahead: Every teacher has a way of making it quiet: a clap, a bell, one hand in the air. What it is, nobody knows until it comes.
ahead: When a class is new, the places in it are not anybody’s yet. For a bit they all stand about and hold their own things.
ahead: A new teacher writes on the board, and the writing is like nobody else’s. The g has a different tail.
tried: “How do you find out if a teacher is strict?” asked {friend}. ¶ {child} folded {his} arms, put up one eyebrow, and looked. {friend} sat up as straight as stuffing can. ¶ “Was that it?” asked {friend}, afterwards. ¶ “That was only looking,” said {child}.
tried: “Where will they put me?” asked {friend}. ¶ {child} made the pillow into a table, and sat them all round it: two slippers, the cup, {friend}. {He} looked at them. Then {he} moved everybody on by one. ¶ Now {friend} could see the door.
night: The board had been wiped quite clean, and a pen lay under it with its lid on.
night: In the dark classroom every chair was pushed in as far as a chair goes.

= new nursery class | starts at the new nursery class | new key worker | pre school room | moving up to the next room | moving up at nursery | next room at nursery | new room at nursery | new nursery teacher
ahead: In another room at nursery the chairs are a little higher, and the cars are other cars.
ahead: From a new room you can hear the old one through the wall. In there they are singing what they always sing.
tried: “Which peg is mine?” asked {friend}. ¶ {child} showed {friend} the bedpost, the door handle and the corner of the chair. {friend} was hung up by the arm on each of them, and looked round from there. ¶ “From this one I can see the cup,” said {friend}.
tried: “And if my feet go to the old room by themselves?” asked {friend}. ¶ {child} walked {friend} in at the wardrobe, and stopped. They looked at the coats. Then they went out backwards, and one door further. ¶ “They only wanted to say so,” said {friend}.
night: In the old room and in the new one it was equally dark, and the chairs of the one were a little higher.
night: Over an empty peg was a bit of wall, with room on it for a picture.

= supply teacher | substitute teacher | there’s a supply teacher | relief teacher | cover teacher
ahead: Somebody who has come to be the teacher has the list of names, but not the faces. Every face has to be asked for once.
ahead: With a different teacher the drawers and the clock are where they always are. It is the teacher who has to look for the pens, and thirty people point.
tried: “What does somebody not know, who has never been there?” asked {friend}. ¶ {child} put {friend} down in front of the bed, as the teacher. “Where are the socks kept?” asked {friend}. {child} pointed. “And the slippers?” ¶ {He} pointed again. It went on until there was nothing left to point at.
tried: “What comes first, and what comes after that?” asked {friend}. ¶ {child} laid it along the sheet, as it always is: a sock for the names, a slipper for the break, the cup for lunch. Only at the front, where the teacher stands, {he} put {friend} in.
night: The clock in the classroom went on telling the same time to the same drawers.
night: On the chair at the front sat nobody. On the desk lay the list, the right way up.

= back to school | back at school | go back to school | going back to school | goes back to school | was going back to school | last day of the holidays | last day of the summer holidays | end of the holidays | last day of summer | after the holidays | after half term | new term | la rentrée | school starts again | not want to go back to school | didn’t want to go back to school | first day back | back to nursery | back to preschool | school holidays are over | holidays are over | summer is over | did not want to go back to school | did not want to go back the next | does not want to go back to school | did not want to go back on monday | first day back at school
ahead: After the holidays it is the same feet that go into the same shoes, and one of the two has grown.
ahead: On the first morning back somebody is taller, and somebody has shorter hair, and somebody has a gap in front. They all look at each other from the side.
ahead: The gate is where it was, and so is the smell. When the bell goes, the legs know which way without being told.
tried: “Do you still know how to sit?” asked {friend}. ¶ {child} sat on the edge of the bed, with {his} feet together and {his} hands on a table that was not there. It lasted until {his} nose itched. ¶ “Most of it is still there,” said {friend}.
tried: “What will they want to know?” asked {friend}. ¶ “What we did in the holidays,” said {child}, and opened {his} mouth, to say it. All of it wanted to come out together, and nothing came. ¶ {friend} looked in. “It is stuck sideways,” said {friend}.
night: The school shoes had been found again, both of them, and stood with their toes to the door.
night: Right at the bottom of the bag lay something from last term, and nobody had looked.

= school trip | class trip | field trip | trip with school | school trip to | nursery trip | going on a trip | coach trip | trip on the coach | who .. sit next to | coach sick | gets coach sick
ahead: A coach is higher than a car. From its windows you look down on the roofs of cars, and into gardens over the top of the wall.
ahead: On a trip you walk in twos. In the middle the line gets long, and at every kerb it bumps together again.
ahead: The seats at the back of a coach go first. In front there is a window as big as a wall, and the road comes in at the bottom of it.
tried: “Who sits next to me?” asked {friend}. ¶ {child} sat {friend} at the edge of the pillow, and patted the place beside. Nobody came. Then {he} got up, went round, and sat down in it {himself}. ¶ {friend} looked at {him} from the side. “It is mostly an ear,” said {friend}.
tried: “What if they drive off, and I am still in the toilet?” asked {friend}, and was put under the blanket. ¶ {child} counted two slippers, a cup and a knee. That was four. {He} counted again, and it was four. ¶ “You can’t go with four,” said {friend}, from below.
night: The coach stood in its yard with the engine off, and the two big mirrors hung down like ears.
night: The sandwiches were still a loaf.

= nativity | nativity play | school play | school nativity | christmas play | in the nativity | in the school play | christmas show | school show | end of year play | school production | class play | the performance | dress rehearsal | nursery nativity | christmas concert | end of term play | school musical | the musical | pantomime part | in the play the next | in the play on | in the play at school | was in the play the | in the school nativity | carols and nativity
ahead: Seen from the front, the thing on the stage is a house or a palace or a stable. From behind it is cardboard, with tape on it, and says which way is up.
ahead: The costume goes on over what you have on, and smells of the cupboard, and a little of whoever wore it before.
ahead: From the side you can hear the hall fill up with coats and chairs. Then it gets dark out there, and all of them together become one thing, that coughs.
tried: “And if you see somebody you know?” asked {friend}. ¶ {child} stood on the pillow and looked straight ahead, like a king. {friend} sat down below and did nothing but be there. At {child}’s side, low down, two fingers of one hand went up, and went down again.
tried: “When is it your turn?” asked {friend}. ¶ “First you say, ‘Is there any room?’” said {child}, and went out of the door. ¶ “Is there any room?” said {friend}. ¶ Nobody came. {child} was outside, listening to how well {friend} said it.
night: The costumes lay in a box in the dark, with their sleeves round each other.
night: In the hall the chairs were out in their rows, and there was not one coat on them.

= sheep in the nativity | was a sheep | is a sheep | sheep in the play | was third sheep | is third sheep | third sheep | second sheep | first sheep | sheep number | was the sheep | a sheep in the school | a sheep in the christmas | fourth sheep | plays a sheep | a sheep in the show
ahead: Sheep come on behind the shepherds, and stand where there is room. Most of the time they are looked at, and nobody speaks to them.
ahead: A sheep costume has wool in front and wool behind. At the sides two hands come out, and have to think of something.
ahead: Down among the sheep it is warm, and you see everybody else in the play up to about the knees.
tried: “What do the arms do, on a sheep?” asked {friend}. ¶ “They are legs,” said {child}, and hung them down in front. They hung there. Then one of the legs came up and rubbed the sheep’s nose, and hung down again. ¶ {friend} had seen it, but a sheep may.
tried: “Is a sheep allowed to look at the people?” asked {friend}. ¶ {child} chewed, and {his} head went round very slowly, past the wardrobe, past {friend}, past the door. ¶ “You saw me,” said {friend}. ¶ “It sees everything,” said {child}, chewing. “It just doesn’t say.”
night: The wool hung by a loop on the back of a door, and had no sheep in it.
night: On some hill real sheep were lying in the dark, and not one of them had been told that it was in a play.

= has one line | had one line | has two lines | had two lines | line to say | lines to say | narrator | is the narrator | was the narrator | was a narrator | learning .. lines | practised .. line | practising .. line | practicing .. lines | learn .. lines | speaking part | has three lines | had three lines | with one line | with two lines | with three lines | only one line | remember .. line | remember .. lines | forgetting .. lines | forget .. lines
ahead: Before every line comes somebody else’s. You watch that mouth the whole time, as you watch a traffic light.
ahead: A line that is said in a hall goes all the way to the back wall, and you can hear it get there.
ahead: Just before a line the tongue is dry, and has to be unstuck from the top of the mouth. It makes a very small click.
tried: “How loud is loud enough?” asked {friend}, who had been put on the windowsill for the last row. ¶ {child} said it from the bed. “I got the middle,” said {friend}. ¶ {child} said it again, over {friend}’s head, to the glass. ¶ “Now I have it all,” said {friend}, “and so has the street.”
tried: “What if my line comes out too soon?” asked {friend}. ¶ {child} took it in {his} mouth like a sweet, and shut {his} lips. {friend} said everything that might come before it, and it was a good deal. One of {child}’s cheeks moved. It stayed in.
night: The line lay on its paper with somebody else’s line above it and somebody else’s below, in the order in which they would be said.
night: The wardrobe had heard it so often by now that it could have said it too, and kept its doors shut.

= solo | sings a solo | sing a solo | singing a solo | has a solo | had a solo | sing on .. own | singing on .. own | sings the first verse
ahead: Before a solo the music mostly goes a bit of the way alone, and everybody in the room knows what it is leading to.
ahead: While one person sings, the others stand close by with their mouths shut, and sing along inside. You can see it move in their throats.
tried: “Where do you get the first note from?” asked {friend}. ¶ {child} took one, and hummed it. It was too low, and the rest of the song would have been under the bed. {He} took another, from higher up, about the top of the bedpost. ¶ “That one has room,” said {friend}.
tried: “Where do you look, while you sing?” asked {friend}. ¶ {child} looked at {friend}, sang two words, and had to stop, because of {friend}’s face. Then {he} sang to the corner over the wardrobe. ¶ {friend} turned round to see who was up there.
night: The piano was shut, with all its notes inside, and the first one was among them.
night: In and out went the breath, past the place where songs are kept.

= dance show | ballet show | dance recital | ballet recital | dance performance | dance display | dancing show | dancing on stage | dance on stage | big lights | dances on stage | dance competition | dance show on | ballet show on
ahead: The lights of a stage are warm on your front. Behind them, where all the people sit, it is black, and you cannot find one face in it.
ahead: At the side, where nobody else can see, a grown-up in dark clothes dances the whole dance along, very small, with the fingers.
ahead: On a stage the music is bigger than in the room where you learned it, and comes from both sides at once.
tried: “What do you see, with the lights on you?” asked {friend}. ¶ {child} held {friend} close in front of the lamp, and went away into the dark part of the room, and waved. ¶ “There is nobody,” said {friend}, and bowed to it, in case.
tried: “What if I go left when they all go right?” asked {friend}. ¶ They tried it, with two slippers. The slippers went to the right and {friend} went to the left, and for two beats there was a gap. In the next bit everybody came to the middle, and {friend} was there first.
night: The big lights hung in a row under the roof, and had gone cold.
night: On the floor of the stage was a small cross of tape, at the place where somebody is going to stand.

= was a snowflake | plays a snowflake | being a snowflake | be a snowflake | snowflake in the | is a snowflake | as a snowflake | third from the left
ahead: When a snowflake turns, the whole hall goes past in stripes, and the face that you were looking for goes past with it.
ahead: Snowflakes in a show can be heard coming down, which the others can’t. It is their feet.
tried: “How does a snowflake land?” asked {friend}. ¶ {child} turned on {his} toes, with {his} arms out, and came down on one knee, on the other, on {his} tummy, and lay there. ¶ “And what then?” asked {friend}. ¶ “Then it’s lying,” said {child}, into the blanket.
tried: “How do I know which place is mine?” asked {friend}. ¶ {child} put a sock, a sock, {friend} and a slipper in a row, said, “Third,” and went round to the other side, where the people sit. “From here you are second,” said {child}. ¶ “I have not moved,” said {friend}.
night: The white skirts hung quite still, and nothing came down from them.
night: All the snowflakes lay in bed, each in a different street, and none of them turned.

= was a bee | is a bee | dressed as a bee | bee costume | bee in the show | bee in the play | bees in the show
ahead: A bee has its wings on behind, where it cannot see them. It finds out about them in doorways.
ahead: Bees on a stage all buzz on one note. Somebody has to breathe, and then somebody else, and so it never quite stops.
tried: “Does a bee fit through a door?” asked {friend}. ¶ {child} held the pillow behind {him} for wings, and walked to the door. {child} was through, and the pillow was not. {He} came back, turned round, and went in sideways. ¶ “So that is how they do it,” said {friend}.
tried: “What is the sting for, in a dance?” asked {friend}. ¶ {child} stuck one finger out behind, and danced from the lamp to the bed, and once round {friend}. ¶ {friend} moved over. “For making room,” said {friend}.
night: The wings hung on a nail, one of them a little lower than the other.
night: A bee is yellow and black, and yellow and black. In the dark it was black all the way down.

= class assembly | assembly | in assembly | in the assembly | school assembly | stage fright | leading assembly | sharing assembly | star of the week assembly | certificate assembly
ahead: At an assembly of your own you stand at the front, where otherwise you only look. It is the same hall, the other way round.
ahead: In the first row sit the very smallest, with their legs crossed. They are so near that they look mostly at shoes.
ahead: A card or a picture that is held up for all to see gets heavier. It comes down by itself as far as the chin.
tried: “How long does a card stay up?” asked {friend}. ¶ {child} held the pillow over {his} head in both hands, with the front to {friend}. {friend} began to read it. There was nothing on it. The pillow came down over {child}’s eyes. ¶ “I had not finished,” said {friend}.
tried: “What if somebody says your bit before you?” asked {friend}. ¶ “Try,” said {child}. ¶ “Good morning, everybody,” said {friend}, “and welcome.” ¶ That was the bit. They looked at each other. Then {child} said it too, because it was short, and now the room had been welcomed twice.
night: The floor of the hall lay there and shone, and all the crossed legs had gone home.
night: The cards were in a pile, with the first one on top, so that the last one had all of it lying on its back.

= recital | piano recital | school concert | plays in the concert | playing in the concert | music recital | violin recital | cello recital | end of term concert | spring concert | winter concert | orchestra concert | recorder concert | ukulele concert | plays the piano in front | piano concert | playing the last bit wrong | in the concert | his concert | her concert | music concert | school music concert
ahead: The chair was last sat on by somebody taller or somebody smaller. It has to be moved, and the whole room listens to it moving.
ahead: An instrument sounds different in a hall. What comes out of it goes up to the ceiling first, and looks round.
ahead: When a piece is over, nobody is quite sure until the hands have come away. Then they clap.
tried: “What do the hands do, before the piece?” asked {friend}. ¶ {child} sat down at the pillow and put {his} hands on it. {He} took them off, wiped them on {his} knees, and put them back, a bit further along. ¶ “Is that the piece?” asked {friend}. ¶ “That’s before it,” said {child}.
tried: “Can you see a wrong note?” asked {friend}. ¶ {child} hummed the tune, with one finger walking along the edge of the bed. In the middle came a note from some other tune. The finger walked on. ¶ {friend} was still looking at the place. “It did not stay,” said {friend}.
night: The notes sat on their lines in the dark, the last bit as well, all the right ones.
night: The chairs for the people stood in rows, and each had one sheet of paper lying on it, with all the names.

= music exam | piano exam | piano grade | violin exam | violin grade | cello exam | guitar grade | flute exam | grade exam | initial grade | abrsm | trinity exam | has .. piano exam | forgetting the second piece | exam piece | grade one exam | grade two exam | grade three exam | grade 1 exam | grade 2 exam | grade 3 exam | keeps forgetting the second piece | grade 1 piano | grade 1 violin | grade one piano | grade one violin | singing exam | recorder exam
ahead: Outside the door of a music exam is a chair to wait on. Through the door you can hear the person before you, every note, and then the gaps.
ahead: The examiner sits at the side and writes. The pencil goes on during the piece, and a little longer than the piece.
ahead: The scales are asked for by their names, one at a time, and only the examiner knows which comes next.
tried: “What if I only half hear what they want?” asked {friend}. ¶ “G,” said {child}, from the other side of the pillow, and held a finger ready to write. ¶ {friend} thought. “Could I have that again?” ¶ “G,” said {child}, in just the same voice.
tried: “What is it that they write down?” asked {friend}, and hummed something, to find out. ¶ {child} listened, with {his} head on one side, and wrote on the blanket with one nail: a long line, a short line, and a dot. ¶ “And the dot?” asked {friend}. ¶ “There you breathed,” said {child}.
night: The chair outside the door stood in the dark, and nothing came through the door.
night: On a table lay a sheet of paper, with a pencil on it, and it had only boxes.

= ballet exam | dance exam | ballet grade | primary ballet | grade primary | tap exam | bun practice | dance grade | dance test | modern exam
ahead: Often a number is pinned on for a dance exam, in front or behind, and people are called by it. In the jumps it rustles.
ahead: At the end of the room, behind a table, sits the examiner with a pen, and watches from the feet upwards.
ahead: Those who go in together go in a line, and the door is shut behind the last. On this side of it you can hear only the music.
tried: “How do you walk in, if every step is looked at?” asked {friend}. ¶ {child} went out, and came in on the front of {his} feet, with a long neck, as far as the rug. There {he} stood, and did not scratch. ¶ {friend} wrote something down on the air.
tried: “What if the one in front does the wrong foot?” asked {friend}, and was the one in front. ¶ {friend}’s wrong foot went out. {child} looked at it, and at {his} own. They pointed in two directions, and both had very good toes.
night: The shoes lay sole to sole, with the ribbons or the straps folded in between.
night: The hairpins lay in their box, all of them, and held on to nothing.

= spelling test | spellings | weekly spellings | spelling quiz | learning .. spellings
ahead: In a spelling test each word is said, and then it is said in a sentence, and then once more alone. After that it belongs to the pencils.
ahead: For a spelling test there are numbers down the side of the paper. Beside every number is a line, and all the lines are the same length, for short words as well.
ahead: Every pencil in the room starts on the same word, and one of them stops first, and is put down.
tried: “What if there is a word that will not come?” asked {friend}. ¶ {child} wrote on the sheet with one finger. The beginning was there, and the end was there. {He} left a hole for the middle, just wide enough, and went on to the next word. ¶ {friend} sat down beside the hole.
tried: “Are the words read out very fast?” asked {friend}. ¶ “Bed,” said {child}, slowly. “I am sitting on the bed. Bed.” Then {he} waited as long as it takes. ¶ “I could have written the whole sentence,” said {friend}. “But I can’t write.”
night: The list hung on the fridge or lay in the bag, and every word in it was spelled right.
night: With the light out, the right letters and the ones that people put there instead were all the same black.

= maths test | math test | times tables test | times tables | times table | times table test | tables test | multiplication test | maths quiz | multiplication check | mental maths | arithmetic test | seven times table
ahead: In a tables test the questions come one by one, with a gap between. The gap is as long for the easy ones as for the others.
ahead: There is always one sum that goes quickly, twos or tens or fives. Everybody’s pencil runs.
ahead: Seven eights and eight sevens are the same, and they still get asked as if they were two questions.
tried: “What do you do in the gap, when you do not know it?” asked {friend}. ¶ “Ask me one,” said {child}. ¶ “Six sevens,” said {friend}, who had heard of it. ¶ {child} went to five sevens, stood there, and counted on seven more, on {friend}’s ears and toes. It took exactly one gap.
tried: “What if you are still at the one before?” asked {friend}. ¶ {child} laid out five socks, for five questions. {He} pointed to one, and waited, and to the next. At the third {he} stayed too long, and had to hop. ¶ “That one lies there and waits,” said {friend}, looking back.
night: All the sevens were there in the dark, from seven to eighty-four, at the same distance from each other.
night: A clock went on by itself in the classroom, and left its gaps.

= exams | an exam | school exam | first exam | big exam | maths exam | english exam | end of year exam | end of year test | sats | sats week | entrance exam | eleven plus | 11 plus | big test | entrance test | test at school | school test | mock exams | mocks | state test | gcse*
ahead: For an exam the tables stand farther apart than usual, each by itself, and everybody has air all round.
ahead: The paper lies there with its face down, until somebody says that it may be turned. Then they all turn it, and it sounds like one big bird.
ahead: Somebody walks up and down between the tables, on soft shoes, and stops, and goes on.
tried: “What if the pencil breaks?” asked {friend}. ¶ {child} broke a pencil that was not there. {He} put up {his} hand. {friend} came, on soft feet, and brought another. Nobody had said a word. ¶ “It was sharper than the first,” said {friend}.
tried: “What is it like to turn it over?” asked {friend}. ¶ {child} laid the pillow face down between them, and they looked at the back of it. “Now,” said {child}. They turned it together. ¶ {friend} read for some time. “I know this one,” said {friend}. “It’s the pillow.”
night: The tables stood apart in the dark, each with its own bit of floor.
night: Two pencils and a rubber lay in a clear bag, side by side, and could all see out.

= school council | school council election | school council elections | council election | class president | student council | promise was | election | elections | voting | house captain | head boy | head girl | school captain
ahead: For a vote there are small papers, folded in the middle, in a box or a hat. From outside they all look the same.
ahead: In an election everybody may choose only one, and it may be themselves.
tried: “Will they ask anything?” asked {friend}. ¶ {child} stood on the bed and promised them all a longer night, and waited. ¶ “How much longer?” asked {friend}. ¶ It was a question. {child} held {his} two hands apart, and then a little less.
night: The box for the votes stood in the dark with its slot open, and nobody had put anything in.

= does a speech | do a speech | give a speech | gives a speech | needed to give a speech | had to do a speech | head boy speech | head girl speech | house captain speech | make a speech | acceptance speech | writes .. speech | wrote .. speech | writing .. speech | practising .. speech | practised .. speech | practicing .. speech | speech the next day | speech in assembly
ahead: To give a speech you walk out to the front while it is quiet, and your shoes are heard before you are.
ahead: A minute is short when you are playing. Standing up, with a paper, it is long enough for somebody to cough, and for a door, and for the last sentence.
tried: “What do the eyes do, while the mouth is busy?” asked {friend}. ¶ {child} read one sentence off {his} hand, looked up at the lamp, looked down, and had lost the place. {He} laid {his} thumb beside the line, and looked up again. ¶ “The thumb stays there,” said {friend}.
night: The speech lay folded in four, with its first word on the inside, and took no time at all.

= give a talk | gives a talk | talk about otters | talk on otters | has to give a talk | had to give a talk | presentation | book report | reading out | read out | reads out | reading aloud | reading in front of | read in front of | reading in church | reading at church | reading at mass | bible reading | public speaking | topic talk | reading at the wedding | reading at the service | reading at the funeral | does a talk | do a talk
ahead: Whoever reads out sees the paper from the front. The others see its back, with the light coming through.
ahead: The first sentence is out before you have got used to the voice. It is your own, and comes back to you from the far end.
ahead: While somebody reads out, something always falls down. It is picked up, and the reading has gone on meanwhile.
tried: “What if you lose the line?” asked {friend}. ¶ {child} read to {friend} out of the blanket, and looked up, and when {he} looked down there was blanket everywhere. {His} finger had stayed where it was. {He} began again at the nail.
tried: “How slow is slow?” asked {friend}. ¶ {child} said a sentence as it is said at table. {He} said it again, and left a place after every word that a sock could have lain in. ¶ “That was too slow,” said {friend}. “I fell in between.”
night: The pages lay in their order, with a one on the first and a two on the second.
night: At the far end of the room, where voices turn round, it was quiet.

= poem | a poem | say a poem | says a poem | reciting | reciting a poem | recite | recitation | eisteddfod | poetry competition | poetry recital | poem off by heart | verse speaking
ahead: A poem that you know by heart comes out by itself, one line pulling the next. Only the first has to be fetched.
ahead: Before it you say what it is called, and by whom. Then everyone waits, because that was not it yet.
ahead: From the place where you say a poem, you can see the whole room, and mostly one hat in it, or one pair of glasses.
tried: “What if one of the lines is not at home?” asked {friend}. ¶ {child} said two lines, and pulled at the end of the second. Nothing came. {He} went back, took a longer run, from the very name of it, and the third came along before {he} had looked. ¶ “Once more,” said {friend}.
tried: “Which foot do you stand on?” asked {friend}. ¶ {child} stood on the left, and was a person at a bus stop. {He} stood on the right. {He} stood on both, and began. ¶ “Now it comes up from the floor,” said {friend}.
night: The poem was all there in the dark, with its short ends one under the other.
night: A rhyme lay beside its rhyme, and they did not have to be said to fit.

= four questions | the four questions | ma nishtana | mah nishtanah | ask the four questions | asking the questions | youngest .. asks the questions | first question at seder
ahead: At the table it goes quiet for the four questions, and everybody looks towards the youngest end. They all know them. They leave them to you.
ahead: The tune comes round four times, the same each time, and each time it brings along something else to be asked.
tried: “What if I know all the answers?” asked {friend}. ¶ “You ask all the same,” said {child}. “They have to tell you.” {He} put {friend} at the top of the pillow, sang up to the first question, and waited with {his} eyebrows high.
tried: “Which of the four has the dipping in it?” asked {friend}. ¶ {child} held up four fingers and sang along them. At one of the four {he} stopped, bent it over, and dipped it in the cup, which was empty. Then {he} dipped it again. ¶ “Twice,” said {friend}.
night: The chairs stood round the long table, and the place at the youngest end had a cushion on it.
night: The four questions were ready. So was the bread that one of them asks about, very flat, in its box.

= school photo | school photos | class photo | school photograph | school photographs | photo day | picture day | school picture day | nursery photo | nursery photos | school picture | school pictures
ahead: On photo day there is a stool with nothing behind it but a large piece of blue or grey. Somebody is called, and sits, and gets a comb or a finger in the hair.
ahead: The flash is over before you can see it. What you see is a green patch afterwards, on everything that you look at.
ahead: For the class photo the tall ones stand on a bench at the back, and the front row sits with its hands on its knees.
tried: “Which face do you take?” asked {friend}. ¶ {child} went through them: one with teeth, one without, one that {he} uses for aunts. {friend} wanted to see the first again. ¶ By then it had got crooked, from being looked at.
tried: “What is it like when the flash goes off?” asked {friend}. ¶ {child} opened and shut both {his} hands, quick, right in front. {friend} had not blinked. It was the flash that had. ¶ They tried again, and it was the same.
night: The stool stood in front of the blue, and the blue went all the way down to the floor.
night: The comb lay on its side, and every head slept with its hair as it liked.

= sports day | field day | school sports | athletics day | obstacle race | sack race | relay race | three legged race | parents’ race | running race
ahead: On sports day there are white lines on the grass, and chairs from indoors stand outside, with their feet in the green.
ahead: Before a race everybody stands with one foot at the line and looks down at it. Then the voice says “ready”, and after that comes the longest bit.
ahead: At the end there is a tape, or two people with a rope, or only a line and a teacher. You have run past before you see them.
tried: “What do you do between ready and go?” asked {friend}. ¶ {child} bent one knee, put a toe at the edge of the rug, and was ready. “Say it,” {he} said, when it had been some time. ¶ {friend} had been trying out how long it can be.
tried: “What if somebody is in my lane?” asked {friend}. ¶ They laid the dressing-gown cord down the middle of the blanket, and ran two fingers on this side and {friend} on that. The fingers ran over to look. ¶ “That is my lane,” said {friend}, in the middle of running.
night: The lines were drawn on the grass, or were still in the machine, all the white of them in one tin.
night: The beanbags were together in a bag, and the hoops lay one on another like a well.

= egg and spoon | egg and spoon race | in the egg and spoon | broken four eggs | eggs practising | potato and spoon
ahead: In the egg and spoon you look at the egg. The people, the line, the sky and the others are all somewhere round the edge of it.
ahead: It is not the legs that make an egg roll. It is the last bit of the arm, just behind the spoon.
ahead: Whatever rolls off is picked up again, put back and waited for, until it has stopped rocking.
tried: “What does an egg want to do, in a spoon?” asked {friend}. ¶ {child} laid a rolled sock on a flat hand and went along the rug. When the hand was a bit too high, it wanted to come home. When it was a bit too low, it wanted to be there first.
tried: “May you hold the egg with your thumb?” asked {friend}. ¶ {child} showed a thumb on the sock, and how well it held. Then {he} took it away, and hid it in {his} fist, for the rules. ¶ {friend} watched the fist all the way down the bed.
night: The spoons lay in one bundle with their round ends together, and held nothing.
night: In the box the eggs stood upright, each in a dip of its own, and could not roll anywhere.

= football match | soccer match | soccer game | football game | first match | plays in the match | playing in the match | football tournament | soccer tournament | tournament | rugby match | hurling match | hurling | camogie | gaelic football | five a side | plays football for | first football match | first soccer game | first football game | first rugby match | rugby game
ahead: Before a match the shirt is still cold, and comes down nearly to the knees, and the number is where only the others can see it.
ahead: Studs make a loud noise on the hard ground, and on the grass they make none at all.
ahead: Everybody at the side shouts a name, and often it is a different name. Down on the grass it all comes as one noise, with a whistle in it.
tried: “What do you do when the ball is nowhere near?” asked {friend}, who was left back. ¶ {child} rolled a sock about at the other end of the bed. {friend} stood, and looked, and stood. Then it came. ¶ “I should have been doing something with my legs,” said {friend}.
tried: “How do they know whose side I’m on?” asked {friend}. ¶ {child} put a sock on {friend}, for a shirt, and one of the same on the cup. The slippers had none. ¶ “I pass to the cup,” said {friend}, after looking all round.
night: The goals stood at their two ends of the grass, and there was nothing between them but the dark.
night: The boots stood by the door with last week’s grass in the studs.

= cup final | cup match | hurling final | football final | league final | semi final | can’t play in the cup | couldn’t play in the cup | can’t play in the match | couldn’t play in the match | can’t play in the final | state cup | championship game | the playoffs | the final the next day | the final on | in the final on | in the final the next | got to the final | reached the final | through to the final | can’t play on saturday | couldn’t play on saturday | can’t play on sunday | couldn’t play on sunday
ahead: A final has the same grass as the other matches, and the same ball. Only more people have brought their own chairs.
ahead: Before a cup match the cup itself stands on a table at the side, with ribbons in two colours tied to it or lying ready.
ahead: When nobody knows yet, it is nothing to nothing. Every match begins with that, and for a moment it is the score.
tried: “How big is it, the cup?” asked {friend}. ¶ {child} put {his} own cup on the pillow, and they sat back and looked at it from the other end. {He} pushed it further away, because of the size of the field. ¶ “It gets bigger,” said {friend}.
tried: “What do they do at the side, the ones who are not on?” asked {friend}. ¶ {child} sat down at the edge of the bed, with a blanket on {his} knees, leaned forward, and kicked each time that they kicked. ¶ {friend} was on. “I felt that one,” said {friend}.
night: The cup stood somewhere behind glass, with its two ears, and listened to nothing.
night: It was nothing to nothing on the dark field, and it stayed so all night.

= trials | football trials | trial for | tryouts | try outs | tryouts for the travel team | travel team | academy trial | team trials | trying out for
ahead: At a trial there are people at the side with a list on a board. From time to time they look from the list to somebody, and write.
ahead: Everybody there gets a bib or a number, and for that morning or evening it is the only thing they are called.
ahead: The ones who wait for their turn all do the same with their feet, and do not know it.
tried: “What do they see, from over there?” asked {friend}. ¶ {child} put {friend} on the chair with the list, and ran from the door to the bed, and turned, and ran back. ¶ “I saw the turn,” said {friend}. “I was writing, for the rest.”
tried: “Can the legs be stopped, beforehand?” asked {friend}. ¶ {child} sat on the edge of the bed, and both legs jiggled. {He} put a hand on one knee. That one stopped, and the other took it all over. ¶ They counted how many jiggles there were in it.
night: The bibs were in their bag, all the numbers together, and none of them was anybody.
night: The board with the list hung on its nail, and the pen hung from it on a string.

= audition | auditions | audition for | auditioning | auditioning for | trying out for the play | try out for the play
ahead: An audition is a small play with only one person in it. The people who watch sit at a table, and say thank you when they have seen enough.
ahead: While you wait you can hear the others through the wall, saying the same words that you are going to say.
tried: “What do they mean by thank you?” asked {friend}. ¶ {child} sat behind the pillow, with a finger for a pen. {friend} did the first half of something. “Thank you,” said {child}. {friend} did the other half as well. ¶ “Thank you,” said {child}, in just the same way.
tried: “Do they look, or do they write?” asked {friend}. ¶ {child} wrote on the sheet for as long as {friend} was speaking, and looked up when it stopped. {friend} began again, and so did the writing. ¶ “I think it is switched on by me,” said {friend}.
night: The table stood in front of the empty stage with three chairs behind it, and none in front.
night: Through the wall came only the noise that walls make.

= cricket match | opening the batting | cricket | cricket game | batting | t ball | baseball game | baseball practice | little league | softball | rounders match | rounders | bowling for the first time | held a bat | t ball practice | tee ball | never held a bat
ahead: Before you hit the ball there is the walk out to where you stand, and everybody is already there, and watches you come.
ahead: The ball is very small as long as it is in another hand, or up on its post. Then it is its turn, and it is the only thing there is.
ahead: A field is mostly grass with nobody on it. You stand in your piece of it, bend your knees when the others do, and look.
tried: “When do you begin to swing?” asked {friend}. ¶ {child} stood sideways, with a slipper in both hands. {friend} dropped a sock off the pillow. The slipper went over the top of it. They tried once more, and now the sock was down before the slipper came. ¶ “Between those two,” said {friend}.
tried: “Where is the hand, in so much glove?” asked {friend}, and had the slipper put on. ¶ {child} rolled a sock along. It went up to the slipper, and in, and came out again, because nobody had shut it. ¶ “It needs a door,” said {friend}.
night: Three stumps stood in the ground, or four white bases lay on it, and no one ran from one to another.
night: The ball lay in the dark with its stitches going round it, and round the other side.

= netball match | netball tournament | netball | basketball game | basketball match | basketball tournament | basketball tryouts | basketball
ahead: A ball for throwing is as heavy as it looks, and when it comes quickly it smacks into both hands at once.
ahead: The floor or the court is full of lines in several colours, for several games. Only one colour counts.
ahead: From underneath, the ring is a long way up, and looks too small for the ball. It is nearly twice as wide.
tried: “How do you stop, with both feet, if you are running?” asked {friend}. ¶ {child} ran to the rug, caught a sock out of the air, and stood. One foot was down. The other came down beside it, and wanted to go on, and was looked at.
tried: “How do you tell somebody that you are free?” asked {friend}. ¶ {child} held up a hand, wide open, at the bed’s end, and looked at the sock. {friend} had the sock, and saw the hand, and saw the slipper in between. ¶ “Go left,” whispered {friend}. “Now the slipper goes left.”
night: The ring hung over the dark court with its net straight down.
night: The bibs lay on one another, with the letters inwards.

= hockey match | hockey game | hockey practice | hockey | ice hockey | first hockey practice | barely skate | lacrosse | lacrosse game | floorball
ahead: For hockey there are things to put on that nobody wears otherwise, only on the shins or all over. From inside you can’t feel what knocks on them, only that it knocks.
ahead: The stick reaches the ball or the puck long before you do. It clacks against the other sticks, and that can be heard from one end to the other.
tried: “Can you turn round, in all that?” asked {friend}. ¶ {child} put on the pillow in front, with the dressing-gown cord round it, and a hat, and turned. {He} went round first. The pillow came after. ¶ {friend} could not find {his} face for a while.
tried: “And if you sit down by mistake?” asked {friend}. ¶ {child} sat down on the rug, by mistake. {He} went on to one side, got one knee under {him}, put a hand on it, and then there was the other leg, which came too. ¶ “It goes in pieces,” said {friend}.
night: The sticks stood together in a corner, with all their feet pointing the same way.
night: The helmet looked out through its bars into the dark, and nobody was looking out of it.

= gymnastics competition | gym competition | first gymnastics competition | gymnastics display | the beam | scared of the beam | floor routine | gymnastics badge | gym display | gymnastics meet
ahead: A beam is a little wider than one foot, and two side by side do not fit on it. So one of them is always in front.
ahead: Before you begin, you put one arm up and look at the judge. The judge nods. Then it is yours.
ahead: In the hall it all goes on at once. While there is music for somebody on the floor, somebody else thumps on a mat.
tried: “What does a foot do, when it cannot look?” asked {friend}. ¶ {child} laid the dressing-gown cord along the rug and walked it, looking at the door handle. Each foot came from behind, felt along the ankle of the other, and was put down. {friend} had a look at the cord for it.
tried: “How do you come off so that it counts?” asked {friend}. ¶ {child} stepped down from the mattress, bent both knees, straightened them, and put both arms up. One foot wanted a small step. {He} stayed there with {his} arms up until it had stopped wanting.
night: The beam stood in the dark, with nobody on it, and did not wobble at all.
night: A pot of chalk had its lid on, and round it on the floor was a white ring.

= starting gymnastics | starts gymnastics | was starting gymnastics | gymnastics for the first time | starting dance | starts dance class | starting ballet | starts ballet | trial ballet class | trial class | taster class | first dance class | first ballet class | first ballet lesson | starting karate | starts judo | starting a new club | first gymnastics class | first gymnastics lesson | new dance class | new ballet class | first karate class | first judo class
ahead: At a first class there is a row of shoes along the wall outside. The floor inside is for bare feet or soft ones.
ahead: Everybody sits down in a ring or a line, and there is always one gap more than you think.
ahead: The teacher does each thing first, and facing you, so that the left is on the right. The others seem to know, and look at each other to find out.
tried: “Where do you look, when you have not done it before?” asked {friend}. ¶ {child} put both arms up, and one leg out. {friend} watched {him}, and put out the other. {child} looked at {friend}’s, and changed. Now {friend} had changed too. ¶ They stood there, each with the wrong one.
tried: “May I only watch?” asked {friend}. ¶ {child} sat {friend} on the chair by the wall. Then {he} hopped down the rug, and back, and down. At the third time {friend}’s foot hung a little lower than before, and by the fifth it was off the chair, with {friend} behind it.
night: The row of shoes had gone home, each pair with its own feet, and the wall was just a wall.
night: The floor was swept, and had a line across it that nobody was standing on.

= karate grading | grading | belt test | judo grading | taekwondo grading | karate test | white belt to yellow | yellow belt | orange belt | first belt | judo competition | karate competition | taekwondo test
ahead: At a grading you come on to the mat with a bow and go off it with a bow. In between, nobody leans on anything.
ahead: Everything is called out in another language, and each word has a thing to do in it. The word comes, and the arm goes.
ahead: The belt goes round twice, and is tied in front with a flat knot. The two ends should hang down equally, and one is always a bit longer.
tried: “What if I hear the wrong word?” asked {friend}. ¶ {child} stood on the rug, with {his} fists at {his} sides, and {friend} called out a word of {friend}’s own. {child}’s arm did not know it, and stayed. They both waited for the next, standing very straight.
tried: “How loud is the shout?” asked {friend}. ¶ {child} punched slowly, and shouted in a whisper, because of the house. It came from low down, and shook one hair of {friend}’s. ¶ “Where does it live?” asked {friend}. ¶ {child} put {friend}’s arm against {his} tummy, and did it again.
night: The white suit lay folded, with its arms in, and the belt was tied round all of it.
night: The mat was empty from edge to edge, and nobody had to bow to it.

= swimming lesson | swimming lessons | first swimming lesson | starting swimming | starts swimming | start swimming lessons | swim lesson | swim lessons | swim class | school swimming | goes swimming with school | swimming class | new swimming class | starting swimming lessons | starts swimming lessons
ahead: A swimming pool can be smelled from the car park. Inside, every voice has a second voice that comes after it, from the roof.
ahead: The water is coldest at the tummy. Before that it is only legs, and after that it is only the shoulders that are out.
ahead: At the side of the pool there is a rail or an edge, and it goes all the way round. The teacher walks along it, and you see mostly the feet.
tried: “What do you hold on to?” asked {friend}. ¶ {child} lay on {his} tummy across the bed, and held the edge with both hands, and kicked. The bed stayed where it was. {He} let go with one finger, with two, and took them back. ¶ “It’s still there,” said {friend}, who was the side.
tried: “How do you get in?” asked {friend}. ¶ {child} sat down on the edge of the bed, turned over on {his} tummy, and let {his} feet go down behind {him} until they met the rug. It was further than it had looked, and less far than it felt. ¶ {friend} went down after {him}, backwards.
night: In the dark pool the water lay quite flat, and the black lines on the bottom were straight.
night: The armbands and floats were piled up at the side, dripping, and then not dripping.

= face in the water | put .. face in the water | put .. face in | putting .. face in | puts .. face in | scared of putting .. face in | head under water | head underwater | put .. head under | goes under water | water on .. face | hates water on
ahead: A face goes into the water chin first, and then lips and nose. The water closes over the cheeks, and the noise of the whole pool is turned down.
ahead: While the breath goes out through the nose, nothing can come in there. You can see it go, in bubbles, past your own eyes.
ahead: Afterwards the water runs off by itself, down from the hair, over the eyelids, and off the chin. For that long it is still on the face.
tried: “What if the water comes in at the nose?” asked {friend}. ¶ {child} held one finger under {his} nose and blew, and it was windy on the finger. {He} stopped, and it was not windy. ¶ “Nobody can come in while somebody is coming out,” said {friend}, who had a look from below.
tried: “How long is a face under water?” asked {friend}. ¶ {child} made a bowl of {his} two hands and put {his} face in. It was dark in there, and smelled of soap. When {he} came up, {his} hair had gone over {his} eyes. ¶ “I had got to two,” said {friend}.
night: The water in the pool lay there with its own face up, and nothing made a ring in it.
night: The face lay half in the pillow, and the nose was out at the side, as noses like to be.

= without armbands | without .. armbands | no armbands | go in without armbands | goes in without armbands | armbands off | without floaties | no floaties | without a float | without a woggle | without a noodle | take .. armbands off
ahead: Without armbands the arms come closer to the body, and can feel water where they have never felt it.
ahead: Armbands hold up the arms. Without them it is the whole person that lies in the water, and the chin is nearer to it.
ahead: A grown-up’s hand is there, flat, under the tummy or the back. You can feel each finger of it, and when it is a bit lower you can feel that.
tried: “And what keeps you up?” asked {friend}. ¶ {child} lay on {his} back, made {himself} as long as the bed, and let {his} arms go out to the sides. {He} breathed in, and came up a little; and out, and sank a little. ¶ {friend} was on top, and could measure it.
tried: “What do the arms do, with nothing on?” asked {friend}. ¶ {child} pushed up {his} sleeves, and pulled the air back with one hand and then with the other. {His} elbows kept out at the sides, for the armbands. ¶ {friend} pointed out an elbow. It went in.
night: The armbands lay flat, with their little stoppers open, and what had been in them was only air in the room.
night: A bath toy floated somewhere in the dark, and did nothing for it.

= swimming gala | swim meet | swim team meet | swim team | swimming race | swimming competition | has to do butterfly | swim race | school gala | his gala | her gala | first gala | gala on | do butterfly | swim butterfly | swim the butterfly | swims butterfly
ahead: At a gala the swimmers stand behind their lanes, and each lane has a number, and a rope of small plates that spin.
ahead: Before the start somebody says, “Take your marks.” Then it is so quiet that you can hear the water in the gutter round the edge.
ahead: In the water you hear the people shouting only when your head is up: a bit of shout, and bubbles, and a bit of shout.
tried: “What do they sound like, the ones who cheer?” asked {friend}, and began. ¶ {child} lay on {his} tummy and swam, with {his} hands over {his} ears, off them, and over them again. “What did I say?” asked {friend}. ¶ “Go,” said {child}, “and then something with bubbles.”
tried: “How do both arms come over at once?” asked {friend}. ¶ {child} lay across the bed and brought them round, like a gate. The chin came up, and the arms came down, and a slipper fell. {He} lay there. “And then all of it again,” said {child}.
night: The blocks stood at the end of the pool, one to six, and nobody bent down on them.
night: The ropes lay across the still water, and every one of the little plates had stopped.

= swimming badge | next badge | for his next badge | for her next badge | ten metre badge | 10 metres | 25 metres | swimming test | swimming certificate | swimming award | swim a width | swim a length | length of the pool | first length
ahead: A length has another end. From the water you see only the middle of the way there, and it is blue.
ahead: For a badge the teacher walks along beside you, at exactly your speed, with a long pole or a board to write on.
tried: “Who says how far you’ve been?” asked {friend}. ¶ {child} lay down and swam from the foot of the bed, with three fingers showing on the blanket for the tiles. One went by, and one. ¶ “There was one at the beginning, too,” said {friend}. “That one you had already done.”
tried: “Where does a badge go, when you have it?” asked {friend}. ¶ {child} laid a coin of finger and thumb on {his} pyjamas: on the leg, on the chest, on {friend}. ¶ “It has to be sewn,” said {child}. {friend} moved a little, to see if it would stay without.
night: The badges lay in a drawer in the office, face up, and each had a metre or two written on it.
night: The far end of the pool was in the dark, and exactly as far off as by day.

= show and tell | show & tell | turn for show and tell | news time | bring .. to show | bring something to show | rock and her brother | show n tell
ahead: For show and tell you come out to the front with one thing in your hands. The others are on the carpet, and stretch their necks.
ahead: After it come the questions. Somebody asks where it is from, and somebody tells that they have one too.
tried: “Which of us would you take to show?” asked {friend}. ¶ {child} laid a sock on the blanket beside {friend}, and took up one and then the other, and said something about each. About the sock there was less. ¶ “You have not told them that there are two,” said {friend}.
tried: “Who holds it, when they all want to?” asked {friend}. ¶ {child} turned {friend} round on a flat hand, so that the cup could see, and the lamp, and both slippers. “Look with your eyes,” said {child}. ¶ The cup looked, with what it had.
night: The thing was ready beside the door, or had been taken to bed, so as not to be forgotten.
night: The carpet at school was empty, and a bit flatter where people sit.

= pe | first pe | pe lesson | gym class | pe kit | getting changed for pe | changing for pe
ahead: Before PE one lot of clothes comes off, and lies in a heap on the chair, and the other lot goes on. Then there are thirty heaps.
ahead: The hall smells of floor. The big things stand along the wall, folded up, with wheels.
ahead: After PE one sock is inside out. In the morning it was not.
tried: “How do I find my own things again?” asked {friend}. ¶ {child} folded what {he} had: a slipper in a slipper, the socks in the slippers, and on top of it all {friend}. ¶ {friend} looked out over the edge. “I can see them from here,” said {friend}.
tried: “What if a button will not?” asked {friend}. ¶ {child} undid the top one of {his} pyjamas and did it up with {his} eyes shut. It wanted to go in at the corner first, and then to be pulled from the other side. The next one was left for {friend}, and stayed open.
night: The kit was in its bag, the bag was on its hook, and the string was pulled tight.
night: In the hall the bars were folded against the wall, and the mats lay one on another like a very flat bed.

= packed lunch for the first time | packed lunch | takes a packed lunch | has a packed lunch | had a packed lunch | taking a packed lunch | new lunchbox | new lunch box | lunchbox | lunch box | lunch at nursery | stays for lunch | staying for lunch | lunch bag
ahead: In a dinner hall all the lids come off together. For a moment it smells of everybody’s house.
ahead: A lunch box has to be opened by whoever it belongs to, and the clips are stiffer than at home.
ahead: You sit beside somebody else’s lunch. You can see what is in it, and they can see yours.
tried: “How do you get into a lunch box, if it is shut?” asked {friend}. ¶ {child} laid one hand on the other, and hooked the fingers. {friend} pulled. {child} showed where: under the edge, with both thumbs, and away from you. ¶ {friend} has no thumbs, and tried it with the nose.
tried: “And the lid of the small pot?” asked {friend}. ¶ {child} looked at it, on the palm of {his} hand, turned it, held it against {his} tummy, and turned. Then {he} held it up to the lamp with {his} arm straight, as you do for somebody who walks by. ¶ “And who is it?” asked {friend}, and came by.
night: The lunch box stood open in the kitchen, and had nothing in it yet but its corners.
night: An apple waited in the bowl, and did not know yet which apple it was.

= school dinners | school dinner | school lunch | hot dinners | lunch in the cafeteria | cafeteria | dinner hall | buying lunch | school lunches | canteen
ahead: For a school dinner you take a tray, and hold it flat, and it moves along in a queue towards the steam.
ahead: Where you get your lunch, somebody behind the counter asks, “Peas?” and has the spoon up already.
ahead: The way from the counter to the table is not long. It is done with the eyes on the cup.
tried: “And if I do not want gravy?” asked {friend}, and came along the pillow with a tray. ¶ {child} had a ladle, which was a slipper. It was coming. ¶ “No gravy, please,” said {friend}. ¶ It stopped in the air, and went back, and not a drop had fallen.
tried: “Where do you sit, with a full tray?” asked {friend}. ¶ {child} came across the rug with a book held flat and the cup standing on it. On the bed were two slippers, and next to them some bed. {He} looked at the slippers. They did not say that it was taken.
night: The trays stood in a stack at the beginning of the counter, all of them flat.
night: The big spoons hung by their hooks in the dark kitchen, and asked nobody anything.

= world book day | book day | book week costume | book character day | book character | dress as .. book | costume for world book day | dressing up day | dress up day | dressing up for school
ahead: On World Book Day there are wizards on the pavement, and queens with book bags, and they all go in at the same gate.
ahead: A tiger at school hangs up its coat, does sums, and has to go to the toilet, with all the zips that there are.
ahead: On a day like that somebody always has the same costume on. They see each other from across the playground.
tried: “What if nobody knows who I am?” asked {friend}, with a sock on for a hat. ¶ {child} walked round {friend} once, and guessed a chef, a chimney and a king. ¶ “I’m out of a book,” said {friend}. “I haven’t said which.”
tried: “Where does a tail go, sitting down?” asked {friend}. ¶ {child} had the dressing-gown cord hanging down behind, and sat on it. {He} got up, laid it to the side, over one knee, and sat. Now it looked round from in front. ¶ “And who is that?” asked {friend}.
night: The costume hung over the chair, with its head on the seat.
night: In the book they were all at the pages where they always are, with their own things on.

= forest school | woodland school | outdoor classroom | bushcraft | forest kindergarten | waldkindergarten | welly walk
ahead: At forest school the classroom has no door, and you know where it stops by a rope between the trees or a bit of ribbon.
ahead: In a forest school there is a ring of logs. The one you sit on is cold to begin with, and later it is the log beside it that is cold.
ahead: The outside trousers make a noise at each step, and after an hour you cannot hear it any more.
tried: “And if the log rolls?” asked {friend}. ¶ {child} laid the blanket in a long roll, and sat down on it, one leg on each side. It went a little forward. {He} put both heels into the mattress, and then it was a log that stays.
tried: “Where is the toilet?” asked {friend}. ¶ {child} hung the blanket from the bedpost to the chair, and went behind it. {friend} stood on the other side and looked the other way. ¶ “Somebody has to stand here,” said {friend}. “I see that.”
night: The logs lay in their ring in the dark, and beetles walked to and fro where the feet go.
night: The wellies were by the door, with an old leaf under one of them.

= after school club | breakfast club | wraparound | stays late at school | art club | coding club | drama club | gardening club | lunchtime club | after school care | aftercare
ahead: When school is over and you stay, the noise goes out at the gate, and the same rooms are bigger.
ahead: At a club small ones and big ones sit at one table, who never sit together otherwise.
ahead: From time to time the door opens, and everybody looks up. It is somebody, come for somebody.
tried: “How do you know when it is yours who comes?” asked {friend}. ¶ {child} went out, and walked past on heavy feet, and past on quick ones. Then {he} walked past as {he} walks. ¶ “That was you,” said {friend}, before the door had moved.
tried: “What is the school like when the others have gone?” asked {friend}. ¶ {child} put the slippers out at the door, and the cup, and both socks, and shut it. The two of them sat down in the middle of what was left. ¶ “Roomy,” said {friend}.
night: The big table stood there with its chairs pushed in, low ones and high ones.
night: The last door of the school had been locked, and on the pegs there was not one coat.

= brownie promise | brownies promise | rainbow promise | rainbows promise | makes .. promise | making .. promise | were to promise | cubs promise | cub promise | beaver promise | investiture | girl scout promise | cub scout promise | scout promise | promise the next evening | squirrel promise | guide promise
ahead: For a promise they stand in a ring or in a horseshoe, all of them, and you walk in at the open side.
ahead: A promise is said with the hand up, and some of the fingers down. The others all said it once, and their lips move a little.
ahead: When it has been said, there is a pin or a scarf, and somebody’s large fingers near your chin, putting it on.
tried: “Where does the middle bit go, when they look at you?” asked {friend}. ¶ {child} said the beginning to the wardrobe, and it was there. Then {friend} looked. {He} said the middle to {friend}’s left ear, and kept to the ear as far as the end. ¶ “I heard it on that side,” said {friend}.
tried: “Which fingers?” asked {friend}. ¶ {child} put up three, and held down the little one with the thumb. It wanted to come up too. {He} did the same for {friend}, who has them all in one piece. ¶ “Mine are all promising,” said {friend}.
night: The promise had a beginning and a middle bit and an end, and in the dark they lay beside each other in that order.
night: The pin was still on its card, with its point shut away behind.

= brownie camp | first brownie camp | cub camp | cub scouts .. camp | camping with cub scouts | camping with cubs | camping with scouts | scout camp | camping with the scouts | camping with brownies | scout camping | beaver sleepover | guide camp | slept in a tent | never .. slept in a tent
ahead: In a tent at camp they lie with their heads to the wall and their feet to the middle, or all one way like pencils. You hear every one of them turn over.
ahead: At night each has a torch, and the light comes through the side of the next tent, with somebody’s very large arm.
ahead: A sleeping bag is cold at the bottom, where nobody has been yet. The feet go down first.
tried: “And if you need a wee, in the night?” asked {friend}. ¶ {child} lay as in a bag, and felt about: torch, shoes, the one who was asleep on the left. {He} whispered a name. {friend} got up at once, and the two went to the door, the light going ahead of them, and back.
tried: “And somebody who comes along secretly, at the bottom of the bag?” asked {friend}, and was put in the pillowcase, under the pillow. ¶ {child} lay down on it, and looked like somebody who has brought nobody. “Are you there?” {he} said, without moving {his} lips. ¶ “No,” said the pillow.
night: The tent was still in its bag, with the pegs in a smaller bag, and both were tied up.
night: The torch lay in the rucksack, pressed up against something soft at the very bottom.

= residential | year 6 residential | pgl | nights away with school | outdoor centre | school residential | ski trip with school | nights away
ahead: In a room of bunks everyone puts something on a bed very fast, a bag or a hand, and after that it is theirs.
ahead: The boots there stand in a drying room, which is hot, and in which all boots become the same boot.
ahead: When the light goes out, it is quiet at first. Then somebody says one word.
tried: “Can you ring home?” asked {friend}. ¶ {child} put {friend} at the other end of the blanket, which is far. In case it has to be a letter, {he} wrote on the sheet with one finger, three lines, and folded over the corner. It reached {friend} by way of the knee. “It is about the food,” said {friend}.
tried: “Up or down?” asked {friend}. ¶ {child} put {friend} on the chair, for up, and lay on the rug, for down. They said good night. {friend} saw the whole room, and {child} saw the bottom of the chair. ¶ “I have a ladder,” said {friend}. “You have a roof.”
night: The bunks stood two and two in the dark, with bare mattresses, and nobody had put a hand on one.
night: In the drying room the hooks were all empty, and the pipes ticked.

= bring .. bear home | bring the nursery bear home | nursery bear | class bear | class teddy | class toy | weekend bear | class mascot | bear home | take .. class teddy | turn to bring .. bear
ahead: A class bear comes with a book or a bag. In the book is everything that it did at the others’ houses, with pictures.
ahead: A class bear smells of school. It has come through the gate that you come through, and now it sees where you live.
tried: “Does it sleep in here?” asked {friend}. ¶ {child} showed the places on {his} fingers: the shelf, the chair, the pillow. {He} made a hollow for it in each, with {his} fist, and they looked at all three. ¶ “The chair is quiet,” said {friend}, and lay down flat on the pillow.
tried: “What does it have to write down?” asked {friend}. ¶ {child} wrote on the sheet with a finger, and said it aloud: “It came. It saw {friend}.” Then {he} thought, and drew {friend}, with a great deal of ear. ¶ “Am I in the book?” asked {friend}.
night: The book lay in the school bag, and the last page in it was still white.
night: In the classroom it was dark, and round the place where it always sits there was a bit of dust that had a shape.

= give back .. cup | gives back .. cup | give back the class reading cup | reading cup | hand back .. trophy | give the trophy back | take back .. bear | take .. bear back | give .. bear back | bear has to go back | class trophy back
ahead: What goes from one to the next has somebody else thinking of it already, who knows exactly where it is going to stand.
ahead: A thing like that is handed over with two hands. Then both hands are empty, and they do not go down at once.
tried: “And the letting go?” asked {friend}. ¶ {child} held out {his} cup in both hands, and {friend} took it, with both arms. They both had it. {child}’s fingers came off, first the small ones. ¶ “Now it is heavy on my side,” said {friend}.
tried: “Will it know that it was here?” asked {friend}. ¶ {child} breathed on the cup, and it went grey. {He} pressed one thumb into the grey. They watched it go clear again, from the outside in. The thumb went last.
night: What was to go back stood where it had stood all that time, and had this one night there still.
night: Somewhere there was a shelf with a gap, and dust on both sides of the gap.

= class hamster | class guinea pig | class pet | class gerbil | class rabbit | class snail | school hamster | school guinea pig | hamster for half term | hamster .. for half term
ahead: A class pet travels on somebody’s knees, with a cloth over it, and at every corner the water bottle clicks.
ahead: In a new room it goes once all the way round the edge, and stops in each corner, to see if it is a corner.
tried: “What does a class pet hear, in the night?” asked {friend}. ¶ They kept quite still, to find out: a pipe, a stair, {child}’s breath. “And what do we hear?” asked {friend}. ¶ {child} scratched on the sheet with one nail, fast, and stopped, and scratched again, further along.
tried: “When does a class pet get up?” asked {friend}. ¶ “When we go to bed,” said {child}, and lay down, and shut {his} eyes, and {friend} got up. They did it the other way round. After that they had met only in the middle, for a moment, with one of them yawning.
night: A place had been cleared for it, of exactly its size, and a bit over for the bag of food.
night: In the dark classroom a small wheel went round and round, and was in no hurry to be anywhere.

= school library | library | library day | library trip | class library | trip to the library | library visit | first library card | library card | book fair
ahead: In a library the books stand with their backs to you, and their names on the backs, sideways. So people walk about with their heads on one shoulder.
ahead: At the desk something goes beep under the book, and from then on it is allowed out.
tried: “How quiet is it?” asked {friend}. ¶ {child} turned one page of a book, at the other end of the room. {friend} heard it. Then {he} turned one without anybody hearing. They both bent forward to make sure.
tried: “What if somebody else has the one I want?” asked {friend}. ¶ {child} pushed a book in under the pillow between two slippers, and took it out again. There was a gap, and the slippers leaned together over it. ¶ “It is out,” said {friend}. “They are keeping its place.”
night: All the books stood shut in the dark, with the people in them lying quite flat.
night: The book was beside the bag, on its way back, with its last day stamped or printed somewhere inside.

= school bus | first time on the school bus | rides the bus | riding the bus | ride the bus | riding the school bus | taking the bus to school | bus to school | bus on .. own | riding to school on | gets the bus to school | gets the school bus | bus pass
ahead: A school bus opens its door by itself, with a long breath out. The first step is the high one.
ahead: Going along the inside of a bus you see all the faces at once. Then you sit, and you see hair.
ahead: The bus goes a different way from the car. It passes other people’s gates, and at each of them somebody is standing with a bag.
tried: “How do you know where to get off?” asked {friend}. ¶ {child} drove {friend} along the edge of the bed on a slipper, past the knee, past the lamp. At the pillow everybody got off, with bags. {friend} was among them. ¶ “I went where the bags went,” said {friend}.
tried: “And if it sets off before you’ve sat down?” asked {friend}. ¶ {child} stood on the mattress and held on to the bedpost. The bus set off. {His} knees bent, one hand went to the next thing and held that, and then the other hand came. So {he} got as far as the pillow.
night: The buses stood in a row in their yard, with every door shut and the steps folded in.
night: At the stop by the road there was nobody, and the sign stood and waited for the first one.

= walking to school alone | walk to school alone | walks to school alone | walk to school on .. own | walking to school on .. own | walks to school on .. own | walk home alone | walking home on .. own | walk home on .. own | walks home on .. own | walk to school by himself | walk to school by herself | walking to school by himself | walking to school by herself | walks to school by himself | walks to school by herself | walk home by himself | walk home by herself | walk to school with .. friends
ahead: When you walk alone there is nobody to talk to. So you see what there is: a blue door, a loose lid in the pavement.
ahead: The key, the phone or the bag makes a noise at each step, and goes along beside you.
ahead: At a road you stop because you stop, and look, and it is your own head that turns.
tried: “What comes after what?” asked {friend}. ¶ {child} walked two fingers out of the pillow, along the fold, to the edge. There they stopped, and looked to the right, and to the left, and to the right. “Nothing is coming,” said {friend}, who was the other side of the road. “Only you.”
tried: “What if somebody walks with you and talks?” asked {friend}, meaning a friend. ¶ The two went along the blanket, and it was a great deal shorter. At the edge they both stopped talking, looked, and crossed. On the other side {friend} took up again at the same word.
night: The pavement lay there in the dark, from one lamp to the next, the whole way.
night: The shoes stood by the door, pointing out.

= home alone | stay home alone | stays home alone | staying home alone | home alone for | at home alone | on .. own in the house | alone in the house | left alone at home | spare key | at home on .. own
ahead: When the door has shut, you hear the car or the steps for a while. After that you hear the fridge.
ahead: A house with one person in it is the same house. Its noises are the ones it always makes, with nobody talking over them.
ahead: Half an hour is as long as one programme, with the beginning and the end. The clock does it one minute at a time.
tried: “And if somebody rings at the door?” asked {friend}. ¶ {child} went out, and rang with {his} mouth. {friend} sat on the bed, and did not open. It rang again. {friend} did it still better. ¶ “It’s only me,” said {child} from outside. ¶ “Nobody is opening,” said {friend}.
tried: “Where is the number to ring?” asked {friend}. ¶ {child} wrote it on the air, said it forwards, and said it once more, tapping it out on {his} knee. At one place there were two the same. ¶ {friend} had listened to the knee. “I could do it on a knee,” said {friend}.
night: The spare key lay where it lies, and everybody who knew where that is was asleep.
night: The fridge hummed to itself, and stopped, and only then could you hear that it had been humming.

= glasses at school | glasses to school | wearing glasses to school | wear .. glasses to school | glasses for the first time | first day with glasses | first day at school with glasses | next day at school | about the next day at school
ahead: With new glasses the board at school has edges, and the trees outside have every one of their twigs. The floor looks a little further down.
ahead: When somebody comes in with glasses, there is a look that takes as long as one breath. Most of them say just what it is: “You’ve got glasses.”
ahead: Glasses mist up when you come in from the cold, and for a moment the whole class is a cloud.
tried: “What do you answer, when they say it?” asked {friend}. ¶ “Say it,” said {child}. ¶ “You’ve got glasses,” said {friend}. ¶ “Yes,” said {child}. They both waited to see if there was any more of it. There was not.
tried: “Where do they go at PE?” asked {friend}. ¶ {child} took two rings of finger and thumb off {his} face, folded them, laid them in a slipper and shut it with the other. Now {friend} was a blur with ears. Then {he} put them on, and {friend} had come back.
night: The glasses lay folded, with their arms crossed, and looked at the ceiling.
night: A nose lay in the dark with nothing on it, and two ears had nothing to hold.

= new haircut | haircut at school | new hair | cut .. own fringe | cut .. own hair | school with .. new hair | new haircut at school | shaved head | new braids | hair cut short | had .. hair cut short | boy’s haircut
ahead: With new hair the air gets to places on the neck where it has not been for a long time. They notice first.
ahead: At school the others look at the hair, and then at the face, to see if it is still the same person underneath.
tried: “What do they do, when they see it?” asked {friend}. ¶ {child} came in at the door, with a sock on {his} head, for the hair. {friend} looked at the sock. {friend} went on looking. Then {friend} asked if there was anything for breakfast.
tried: “Can you feel it from inside?” asked {friend}. ¶ {child} shook {his} head, and some of it went on shaking after the rest, and some of it did not go at all. {He} put {friend} on top, to say which.
night: The hair lay on the pillow in a new way, and grew by as much as hair grows in a night.
night: The brush lay on its back with some of the old hair in it.

= hearing aids | new hearing aids | hearing aid | hearing aids at school | cochlear implant | wearing hearing aids | wearing them at school | first time wearing them
ahead: With hearing aids a classroom is full of small things: paper, chair legs, a zip three tables off, somebody’s pencil going round in a sharpener.
ahead: The others look behind your ear first. They want to know what it is, and if it comes off, and if it goes in the bath.
tried: “What do you say, when they ask what that is?” asked {friend}. ¶ “That’s my hearing aid,” said {child}. ¶ “What is it for?” asked {friend}. ¶ “Hearing,” said {child}. ¶ {friend} thought of a longer question. That one had an answer of one word as well.
tried: “What does paper sound like, in there?” asked {friend}. ¶ {child} turned a page, close to {his} own ear, and it was as loud as somebody walking through leaves. {He} turned one at {friend}’s. ¶ “In here it’s more like stuffing,” said {friend}.
night: The hearing aids lay side by side in their box, and did not listen.
night: The zip and the chair legs and the sharpener kept still all night, with nobody there.

= mummy goes back to work | mummy back at work | mummy was back at work | mummy is back at work | mummy starts work | mummy was to go back to work | mum goes back to work | mommy goes back to work | mommy was to go back to work | mum starts work | mum was to go back to work | mum’s first day at work | back to work | going back to work | goes back to work | mother at work | mummy at work | starts her new job | new job | go back to work | to go back to work | was to go back to work | mama goes back to work | daddy goes back to work | dad goes back to work
ahead: On a morning with work in it two people need their shoes at the same time, and both of them have a bag.
ahead: At work there is a chair, and a hook, and a cup with a name or a flower on it. It is another cup than the one at home, and the same mouth.
ahead: The day has the same pieces in it, the shoes, the soup or the sandwich, the sleep or the play, and then the key in the door.
tried: “What do they do there, the whole time?” asked {friend}. ¶ {child} sat down at the pillow, and typed on it, and frowned, and drank from the cup. Then {he} held a slipper to {his} ear and said, “Yes. Yes. No.” ¶ “And when do you come home?” asked {friend}. ¶ “Yes,” said {child}, into the slipper.
tried: “Where is the goodbye said?” asked {friend}. ¶ They tried it at the pillow, and it was too long. They tried it in the middle. At last {child} stood right at the door, with {his} hand on it, and said it there, and went. ¶ {friend} heard {him} on the other side. “I could still see it,” said {friend}.
night: The work bag was packed and stood in the hall, next to a much smaller bag.
night: At the place where the work is, the chair was pushed in, and a screen was dark.

= childminder | new childminder | childminder’s | first day at the childminder | first day with the childminder | new nanny | be with her childminder | be with his childminder | tagesmutter
ahead: A childminder’s house is a house, with somebody’s stairs and somebody’s kettle, only there are many small shoes in the hall.
ahead: In another house the cups are kept behind another door, and the toilet has another kind of handle. Whoever lives there shows you.
ahead: At the end of the day the bell rings, and all the children there look at the door, each for a different person.
tried: “How do you find out where things are?” asked {friend}. ¶ {child} led {friend} all round the bed. “Here you wash your hands,” said {child}. “Here you eat. Here you lie down.” Then {friend} was asked. ¶ “Here you wash,” said {friend}, at the pillow. They went round once more.
tried: “What do you call somebody you have met only once?” asked {friend}. ¶ They tried it with the lamp. {child} said, “You,” and the lamp did not know that it was meant. Then {he} said a name to it, quite short. ¶ The lamp looked at both of them. That might have been chance.
night: In another house a small pair of slippers had been put out, or a place where they would go.
night: The bag for it was packed, and the thing that must not be forgotten lay on the top.

= holiday club | day camp | holiday camp | half term club | summer club | kids club | kids’ club | soccer camp | football camp | tennis camp | sports camp | play scheme | multi sports | easter camp
ahead: At a holiday club a name is written on a sticker, and the sticker is on everybody’s left or everybody’s middle. By lunch the first ones are on the floor.
ahead: Nobody there is anybody’s class. They sit in a ring, and say their name, and one thing that they like.
ahead: A holiday club is often in a school, but in a strange one, and all the walls are full of other children’s pictures.
tried: “What if I have nothing that I like?” asked {friend}. ¶ They said it round: {child} liked chips. The cup was asked, and the lamp. Then it came to {friend}. ¶ “I like it when it is the lamp’s turn,” said {friend}.
tried: “What if they have begun already?” asked {friend}. ¶ {child} rolled a sock to and fro with one hand and the other hand. {friend} stood at the edge of the blanket. The sock went by. It went by closer. Then it lay in front of {friend}, and both hands waited.
night: The balls were in their net, and the cones were one inside another, with the smallest on top.
night: The stickers were still on their sheet, in rows, and all of them called nothing yet.

= last day of school | last day at school | last day of term | last day of year | end of term | breaking up | last day of primary | last day at primary | leavers’ assembly | leavers assembly | leaving school | year 6 leavers | graduation | fifth grade graduation | kindergarten graduation | preschool graduation
ahead: On the last day everything comes off the walls, and the walls have light patches, with a pin hole at each corner.
ahead: The bag is bigger than at other times. There are things in it from the bottom of the drawer, and all of them are going home.
ahead: The bell at the end is the same bell. But everybody has been listening for it since the morning.
tried: “How do you empty a drawer?” asked {friend}. ¶ {child} took the things from under the pillow one by one, and held them up: a sock, half a pencil, something flat. “Whose is that?” asked {friend}, each time. ¶ “Mine,” said {child}, each time, and more slowly.
tried: “Who says the last word?” asked {friend}. ¶ “Bye,” said {child}, and went out. ¶ “Bye,” called {friend}. ¶ “Bye!” came from outside. {friend} thought about it, and said nothing. After a while {child} looked in. ¶ “It was you,” said {friend}.
night: The drawers stood open in the classroom, and in one of them lay a single bead.
night: On the wall there was a light patch, where the sun had not got in all year.

= leaving nursery | leaves nursery | last day at nursery | last day of nursery | last day at preschool | last day of preschool | leaving preschool | leaving the nursery | last day at kindergarten | last day at daycare | leaving daycare | leaves preschool
ahead: On the last day at nursery the picture comes off the peg, and you may take it with you. Under it the wall is a different colour.
ahead: On a last day there is one more time of everything: the mat, the song, the cup with the two handles.
ahead: The people who work there bend down as they always bend down, and stay there a bit longer.
tried: “What happens to the peg?” asked {friend}. ¶ {child} hung a slipper on the bedpost, and took it off again. The bedpost stayed as it was. Then {he} hung up a sock. ¶ “That is the next one,” said {child}. {friend} looked at how the sock hung.
tried: “Can you go back and look?” asked {friend}. ¶ {child} got out at the end of the bed, shut the blanket behind {him} like a gate, and looked over. {friend} was still inside, small, busy with the cup. {friend} looked up. They waved with two fingers.
night: The pegs were empty, and one of them had nothing over it but four bits of sticky stuff.
night: At the edge of the sand tray stood a row of sand cakes that somebody had meant to go on with.

= spelling bee | class spelling bee | standing up in front of everybody | school spelling bee | spelling competition
ahead: In a spelling bee the word is given out loud, and has to go back out loud, letter by letter. There is no rubber.
ahead: You may ask for it again. You may say the word first, before the letters, and once more behind them.
ahead: Those who wait stand or sit in a row. Each of them spells along, and you can see it at the ends of their fingers.
tried: “Where is a word, without paper?” asked {friend}. ¶ {child} wrote it on {his} own leg, under the blanket, with one finger, and read it off from there. “P,” said {child}, “i, l.” Then the finger went twice up and down at one place. ¶ “Another l,” said {friend}, who was watching the blanket.
tried: “What if they all look at your mouth?” asked {friend}, and did. ¶ {child} said b. {He} said e. Then {he} looked past {friend}, at a knob of the wardrobe, and said d to the knob. ¶ {friend} turned round. The knob had understood it.
night: The words were in an envelope or on a list, and each of them had all its letters with it.
night: A chair stood in front by itself, and the others stood in a row and looked at it.

= chess match | chess tournament | chess competition | chess club | chess game | plays chess against | school chess
ahead: At a chess match the pieces are in their places before you come. You shake hands across them, over the heads of the kings.
ahead: A piece that has been touched has to move. So hands hang over the board for a long time, and do not come down.
ahead: Often there is a clock beside the board. Whoever has moved gives it a tap on the head, and then it is the other side of it that runs.
tried: “What do you do while the other one thinks?” asked {friend}, and thought. ¶ {child} sat on {his} hands. {He} looked at the sock that was the horse, and then, so as not to give it away, at the slipper. ¶ “Now I know that it is the sock,” said {friend}.
tried: “How do you lose at it?” asked {friend}. ¶ {child} took the cup, which was a king, and laid it on its side, slowly, so that it did not roll. Then {he} held out a hand. {friend} shook it. They set the cup up again, and this time {friend} laid it down.
night: The pieces stood in four rows in the dark, with a wide empty place in the middle.
night: The horses looked straight ahead, and the thought of going round a corner was still in them.

= violin lesson | cello lesson | first violin lesson | first cello lesson | piano lesson | first piano lesson | music lesson | first music lesson | guitar lesson | starting violin | starting piano | starts piano | starts violin | starting the cello | starts the cello
ahead: In a music lesson you are shown for a good while where everything goes, the elbows, the feet, the thumb. After all that comes one note.
ahead: The teacher’s hand comes and moves a finger, by about as much as a finger is thick. Then it sounds different.
ahead: In the room next door somebody else is having a lesson, and does the same bit again, and again, and stops at the same place.
tried: “How do you hold a thing that is as big as you?” asked {friend}. ¶ {child} put {friend} on the edge of the bed, with the pillow in front, leaning. One arm went round it above, and one below. Only the feet of {friend} could still be seen. ¶ “It holds me,” said {friend}.
tried: “Does it do what you meant, the first time?” asked {friend}. ¶ {child} hummed what {he} meant, and plucked at the edge of the sheet, tight between {his} knees. It said “bup”. {He} pulled it tighter. Now it said “bip”. ¶ “It does what you do,” said {friend}.
night: Inside, in the dark, the strings were tight from one end to the other, and said nothing.
night: Four notes lay on the page, each of them all alone in its bar.

= language school | saturday school | japanese school | chinese school | polish school | greek school | arabic school | german school | french school | russian school | hebrew school | korean school | welsh class | turkish school
ahead: A language school is mostly in a building that belongs to others in the week, and their pictures hang on the walls.
ahead: In the corridor they talk as people talk at home, in the kitchen, or as grandmothers talk on the telephone. It sounds louder there.
ahead: There are letters or sounds that are never needed at the other school. They go up on the board, one after the other, and your hand does them after the chalk or the pen.
tried: “Which language do they play in?” asked {friend}. ¶ {child} was it, and chased {friend} round the pillow. When {he} caught {friend}, {he} shouted one word, and it was not clear out of which. ¶ “I understood it,” said {friend}.
tried: “What are my friends doing, while I am there?” asked {friend}. ¶ {child} put the slippers at one end of the bed, dancing, and {friend} at the other, writing. {He} danced them a little. {friend} wrote a little. In the middle was a good deal of blanket, and {child} looked from this to that.
night: The board had been wiped, and under the words of the week you could see a bit of the other words.
night: The books for it lay in a bag of their own, and opened from whichever side they open.

= sponsored walk | charity walk | fun run | sponsored run | walkathon | five miles | race for life | charity run | mini marathon
ahead: For a walk like that there is a paper with names on it, and beside each name is what they will give for it.
ahead: A long walk with many people is a line, and from the middle of it you cannot see where it begins. You follow a rucksack.
ahead: Along the way somebody stands at a table with cups of water, and somebody with an arm stretched out, to show which way it goes.
tried: “How far is that?” asked {friend}. ¶ {child} walked two fingers from the pillow to the end of the bed. “That’s not it yet,” said {child}, and went back, and came again. At the ninth time the fingers were walking on their sides. {friend} held out the cup to them.
tried: “What is a sponsor?” asked {friend}. ¶ “You say how much for one step,” said {child}, with a finger ready to write. ¶ “A button,” said {friend}. {child} took a step, and another. {friend} watched the feet, and did sums.
night: The way lay there in the dark with all its miles, and an arrow at the corner.
night: The socks for it lay on the shoes, and had not gone one step.

= school fair | school fete | school fête | summer fair | christmas fair | bake sale | cake sale | school fayre | summer fete | book sale | jumble sale | christmas bazaar | carnival at school | school carnival
ahead: At a school fair the tables that you write on have cakes on them, and the teachers hold purses.
ahead: A coin is hot from being held. It is looked at once more before it goes.
ahead: Somewhere in a tub of sawdust or paper there is something wrapped up, for everybody who puts an arm in.
tried: “And if there is enough for only one?” asked {friend}. ¶ {child} laid out a shop on the blanket, a sock, a cup, a slipper, and gave {friend} a button. {friend} went along it, and back along it. At the slipper the button was put down, and taken up again.
tried: “What is at the bottom of the tub?” asked {friend}. ¶ {child} put an arm under the blanket as far as the shoulder, and felt. It was soft. It had an ear. {He} went on feeling, to make sure that it was the right one. ¶ “It’s me,” said {friend}.
night: The bunting lay in its bag in a tangle, all the corners pointing somewhere.
night: A tin for the money stood empty, with a slot in the lid, open.

= line leader | be line leader | the line leader | leader of the line | front of the line | lead the line | leads the line
ahead: The one at the front of the line sees no backs. In front of the line leader there is only the corridor, and it is longer than from behind.
ahead: When the leader stops, it takes a while to get to the end of the line. There they bump.
tried: “How fast does a leader go?” asked {friend}, and was put behind, and behind {friend} two slippers. ¶ {child} went along the blanket on {his} knees, one step, and looked round. {friend} was there. The slippers were where they had been. {He} waited, as a leader must.
tried: “Do you look back, or do they look after themselves?” asked {friend}. ¶ {child} walked to the door without looking, and listened. There was nobody behind {him}. {friend} had been looking at something. ¶ “Now with looking,” said {friend}.
night: In the corridor there was nobody at the front and nobody behind, and it was exactly as long as it is.
night: By the classroom door there was a bit of floor where the line begins, and nobody was first on it.

= register monitor | milk monitor | door holder | star of the day | helper of the day | prefect | playground buddy | lollipop helper | class monitor | library monitor | special helper | teacher’s helper | classroom job | to be class helper | is class helper | was class helper | be the class helper
ahead: Whoever has a job in class may get up while all the others are told to sit down.
ahead: Something has to go from one room to another, and it goes in your hands. All along the corridor they are the only ones it has.
tried: “How do you hand things out, so that everybody has one?” asked {friend}. ¶ {child} went along with an armful of socks: one for the cup, one for the lamp, one for {friend}. One was left over. {He} looked round. ¶ “That is yours,” said {friend}.
tried: “And if they do not take any notice of you?” asked {friend}. ¶ {child} stood in front of the slippers, put one finger to {his} lips, and waited. They were quiet at once. So was {friend}, who had been asking.
night: The list of jobs hung in the dark, with a peg beside every one of them, and a name on every peg.
night: The register lay shut on its desk, and had all of them in it.

= trip to the farm | school trip to the farm | farm trip | farm visit | pig had had its piglets | pig .. had .. piglets | trip to a farm | school trip to a farm | nursery trip to the farm
ahead: At a farm the smell comes to meet the coach. In the yard it is everywhere, and by the second gate you have stopped asking about it.
ahead: A pig is heard before it is seen. It is larger than the one in the book, and has hair, and its eyelashes are white.
ahead: Before the sandwiches everybody washes hands at a long trough with a cold tap, and the teacher looks at both sides.
tried: “How do you feed one, without the fingers?” asked {friend}. ¶ {child} laid {his} hand quite flat, with the thumb in, and a crumb of nothing in the middle. {friend} came with the lips only. ¶ “That was a hand,” said {friend}, afterwards. “I could not have got hold of any of it.”
tried: “What if they have not been born yet, the piglets?” asked {friend}. ¶ {child} made a long hill of the blanket, and {friend} lay down at the side of it and listened. Something in there moved, and it was a knee. ¶ “There is one that kicks,” said {friend}.
night: In the straw something large breathed out, and the straw in front of it went flat.
night: Eleven small things, or none so far, lay in a row in the dark along one warm side.

= trip to the museum | school trip to the museum | museum trip | museum with school | trip to a museum
ahead: In a museum the coats go into a cage on wheels, and all the lunches in a box, and after that nobody is carrying anything.
ahead: The things there stand behind glass. There are round marks on it from noses, at about the height of the last class.
ahead: Somebody with a badge talks with their back to the thing. So you can see it all the time over a shoulder.
tried: “What do you do with a paper, and nothing to write on?” asked {friend}. ¶ {child} laid it on {his} knee, and the pencil went through. {He} laid it on the wall, and it wrote upwards. {He} laid it on {friend}’s back. ¶ “That was a question mark,” said {friend}, who had felt the dot.
tried: “What if they have all gone on to the next room?” asked {friend}. ¶ {friend} had stayed in front of the lamp, to look. {child} was behind the pillow with two slippers, counting. “One is missing,” {he} said, and came back the way they had gone. {friend} was still in front of the lamp.
night: It was dark in the museum, and the old things stood behind their glass, and nobody breathed on it.
night: Beside everything hung a small card that said what it was, and went on saying it in the dark.

= irish dancing | feis | irish dancing feis | irish dance | irish dance competition | highland dancing | hard shoes | wig .. itch*
ahead: At a feis two or three dance at the same time, past each other, each a different way. The fiddle or the box goes on for all of them.
ahead: A wig has a hundred curls, and every one of them arrives a bit later than the head.
ahead: Hard shoes are heard on the boards all day, from one end of the hall or the other. The arms hear nothing of it, and hang down.
tried: “Where do they go, the arms?” asked {friend}. ¶ {child} put {his} at {his} sides, with the hands shut, and jumped. The knees went up, and the pyjamas went up, and the arms stayed where they were. ¶ {friend} tried it. Nothing at all moved. “I am half good,” said {friend}.
tried: “What does the number do, on your front?” asked {friend}. ¶ {child} pinned nothing to {his} tummy, and danced with it, from the door to the bed. ¶ “I couldn’t read it,” said {friend}. “There were two of it, one up and one down.”
night: The wig sat on its stand in the dark with all its curls, and for once nothing under it itched.
night: The hard shoes stood beside the soft ones, and made no noise, which is not easy for them.

= football practice | football training | first football practice | soccer practice | first practice | first training | training session | rugby training | joins the team | joining the team | new team | starts football | starting football | starts rugby | first football training | mini kickers
ahead: At a training there are cones on the grass in rows, and a net with all the balls in it, and the balls are let out last.
ahead: Everybody runs round once first, and nobody says why.
ahead: The coach knows the names of the ones who were there before. The others are called “you in the blue”, until the second round.
tried: “What if you are put with somebody you don’t know?” asked {friend}. ¶ {child} turned round, so as not to know {friend}, and turned back. “Hello,” said {child}. They rolled the sock to and fro between them, eleven times. ¶ “I know your left one now,” said {friend}.
tried: “How do you go round the cones?” asked {friend}. ¶ {child} set up two slippers, a cup and a sock, and pushed a rolled-up sock between them with one toe: left, and right, and left. At the cup it wanted to go on straight. {friend} lay down there, as a fence.
night: The cones were one inside another in the shed, a whole row of them no higher than a chair.
night: The balls lay in their net and touched each other all round.

= harvest festival | harvest service | carol service | carol concert | choir | sings in the choir | singing in the choir | choir concert | play at the harvest | play the drum | plays the drum | learning the drum | drumming | marching band | church service .. sing | christingle
ahead: When many play or sing together, somebody in front lifts both hands, and everyone breathes in. It is the same breath.
ahead: In a large room with a high roof a drum or a song goes up, and comes down again when the next bit has begun already.
tried: “What if I come in when it is not my place?” asked {friend}. ¶ {child} was the one in front, with two fingers. The fingers went up. {friend} was already off. They waited until {friend} had sung it out, and then the fingers came down, and it began.
tried: “Who counts, while you play?” asked {friend}. ¶ {child} beat on the pillow: one that could be heard, and three that only the hand knew. {friend} watched the hand. On the fourth time round {friend} nodded at just the right empty place.
night: The high room was dark, and up under the roof there was nothing left of any song.
night: The sticks lay crossed on the drum, or the books lay shut on the chairs, and the skin and the paper kept flat.

= school disco | disco | school dance | school party | year 6 party | halloween disco | father daughter dance
ahead: At a school disco the hall has its curtains shut at a time when it is light outside, and coloured spots go over the climbing bars.
ahead: To begin with everybody stands along the wall. Then one person runs and slides on the knees, and the wall is empty.
tried: “What do you dance, when it is only that sort of music?” asked {friend}. ¶ {child} hummed some of that sort, and moved one knee, and then one shoulder. {friend} was bounced on the mattress by it. ¶ “I am doing it,” said {friend}, who had not begun.
tried: “And if it is too loud?” asked {friend}. ¶ {child} put {his} hands over {friend}’s ears, and sang. {friend} could see {him} singing. {He} went out at the door, and there it was quiet, with coats. Then {he} came back in with the next song.
night: In the dark hall the ball with the mirrors, or the hook for it, hung and turned a very little.
night: In the middle of the floor nobody danced, and along the wall nobody stood.

= bikeability | bike test | cycling proficiency | cycle training | road safety test | scooter training | bike to school | cycling to school | ride .. bike to school
ahead: For riding on a road there is often a bright vest over the jacket. A grown-up looks at every helmet, with two fingers under the strap.
ahead: Looking behind you makes the bicycle want to go there as well. The eyes have to go round alone.
tried: “Which hand points, if both hold on?” asked {friend}. ¶ {child} sat on the edge of the bed, with two fists in front. One arm went out straight to the side, and stayed there while {he} counted to three. The other fist held for both. It held very hard.
tried: “Who goes first, if we come from two sides?” asked {friend}. ¶ {friend} came along the fold in the blanket, and {child}’s finger came down from the pillow. At the corner both stopped. They looked at each other. The finger had a line in front of it, and stayed.
night: The bicycle leaned on its wall in the dark, and looked neither left nor right.
night: The yellow vest hung on its hook, and waited for something to shine at it.

= open day | taster day | taster session | settling in visit | school visit | visit to .. new school | visits .. new school | stay and play | transition day | induction day | look round the school | visit day | meet the teacher
ahead: On a visit somebody walks ahead and opens doors. Behind each of them people are sitting, who look up.
ahead: You see where the toilets are, and the hall, and a fish tank or a rabbit or a row of plants. Afterwards it’s the tank that you know the way to.
tried: “What do they see, when the door opens?” asked {friend}. ¶ {child} went out, and opened it, and stood there. {friend} and two slippers looked up from their work. Nobody said anything. Then the door was shut again from outside, very gently. ¶ “Somebody,” said {friend} to the slippers.
tried: “How do you know which one you’ll be in?” asked {friend}. ¶ {child} led {friend} past the wardrobe, with its two doors, and past the drawers, with their four. {friend} was shown each of them, and looked in. ¶ “I would take the second drawer,” said {friend}. “There is somebody’s jumper in it.”
night: All along the corridor the doors were shut, and behind them was the same dark in several rooms.
night: In the fish tank a fish stood still above its stones, and did not need to know who was coming.

= different school | going to a different school | couldn’t come after all | can’t come after all | not in the same class | different class from | separate classes | split up the classes | without .. best friend | friend .. going to a different school
ahead: When somebody is not there, the place beside you is exactly as wide as they are. The hand knows it first.
ahead: Two people who are in two places see two sets of things. By the evening there is twice as much to tell.
tried: “Does somebody still know you, when they are somewhere else?” asked {friend}. ¶ {child} went out and stood behind the door. {friend} sat on the bed, and thought of {him}: the feet, the hair, the way of coming in. Then the door opened. ¶ “Yes,” said {friend}. “I had all of it. I had the feet.”
tried: “Who do you tell, when something is funny?” asked {friend}. ¶ {child} looked to the left, and there was the wall. {He} put it in {his} fist, whatever it was, and shut the fingers, and carried it about the room like that. At the pillow {he} opened them, beside {friend}’s ear.
night: In two houses two pairs of shoes stood by two doors, and pointed in two directions.
night: A joke that needs two people lay in two houses, one half in each.

= doesn’t speak much german | doesn’t speak much english | doesn’t speak english | doesn’t speak the language | doesn’t speak german | didn’t speak much german | didn’t speak english | didn’t speak much english | new language | learning german | learning english | doesn’t know the language
ahead: In a language that you do not know, everybody talks without gaps. After a time one word comes by that has come by before.
ahead: Where the words are missing, hands help: they point, they draw in the air, they hold a thing up and wait.
tried: “How do you say something, without a word for it?” asked {friend}. ¶ {child} drew it on the sheet with one finger: a long back, four legs, and hair flying behind. {friend} looked, and galloped on the spot. ¶ They had said nothing at all, and both of them meant a horse.
tried: “What comes first?” asked {friend}. ¶ {child} pointed at {himself}, and said who {he} was. Then {he} pointed at {friend}, and put {his} eyebrows up. ¶ {friend} had understood the eyebrows, and said “{friend}”. They did it with the lamp as well. The lamp did not know the eyebrows.
night: The new words lay in the ear, all those that had come by twice.
night: A pencil lay there in the dark, which can say horse in every language.

= the word because | the word “because” | word “because” | state about “because” | “because” and “friend” | can’t spell because | the word friend | spell because | spell “because” | the word she can’t get is because | the word he can’t get is because
ahead: Because is the word that every why is answered with. Why it is spelled as it is, it does not say.
ahead: In friend there is an i, between the r and the e. Nobody hears it, and it comes along all the same.
tried: “Where does it go wrong?” asked {friend}. ¶ {child} set it up on the blanket, out of socks and buttons. The first letter stood, and the last one stood. In the middle were two that could be put this way round or that. {friend} sat down in front of those, and looked from one to the other.
night: In most of the books in the room the word stood somewhere, between two others, and was spelled the same in all of them.

= can’t spell | couldn’t spell | the word she can’t get | the word he can’t get | tricky word | tricky words | hardest word | hard words | word of the week
ahead: A tricky word has one place in it where every hand in the room goes slower.
ahead: Spoken, a tricky word is like any other. It is only on paper that it has a letter in it that nobody has heard.
tried: “What is it like, done?” asked {friend}. ¶ {child} wrote it on {friend}’s back with one finger, all its letters, and in the middle the finger went slower, and then quickly to the end. ¶ “There I could feel you think,” said {friend}.
night: In the right order its letters take up exactly as much room as in the wrong one.

= sleepaway camp | sleep away camp | first sleepaway camp | summer camp | overnight camp | school camp | camp for a week | nights at camp
ahead: Over a bunk at camp, on the boards, are the names of people who have slept there, and some of them have the year beside them.
ahead: The door of a cabin shuts by itself, behind everybody, all day, and you soon know by the bang who was in a hurry.
ahead: After lunch they all lie on their bunks for a time, and some write home. You can hear the pens.
tried: “What do you write, when it’s only the first day?” asked {friend}. ¶ {child} wrote on the sheet with one finger: “I am here. There is a bed.” Then {he} looked round for some more. ¶ “Put in that I said hello,” said {friend}.
tried: “Will it all go in?” asked {friend}. ¶ {child} packed the pillowcase: a slipper, a slipper, four socks, the cup, and it would not shut. {He} took it all out, and put it in again the other way round, and sat {friend} on the top. It shut. ¶ “It was the order,” said {friend}.
night: The big bag lay by the door with its zip shut, and there was a name in everything in it, down to the socks.
night: On a bunk in the dark lay a bare mattress, with its stripes, and nobody’s sheet.

= sponsored swim | swimathon | charity swim | swim for charity
ahead: At a sponsored swim somebody sits at the side with a paper, and makes one stroke with the pencil for each length. Every fifth goes across the other four.
ahead: In the lane they go up on one side and come down on the other, as in a street.
tried: “Who knows how many I have done?” asked {friend}. ¶ {child} swam to the pillow and back, lying on {his} tummy, and {friend} put down a sock each time. There were only two socks. At the third length {friend} lay down beside them, and counted too.
tried: “May you hold on, at the end?” asked {friend}. ¶ {child} swam up to the pillow, touched it, held on with one hand, and breathed three times. The feet had turned round already. ¶ “It counts,” said {friend}, with the pencil.
night: The paper with the names was in the bag, wrapped up, because of the water.
night: In the lanes nobody went up and nobody came down.

= starts brownies | starting brownies | starts cubs | starting cubs | starts scouts | starting scouts | starts beavers | starting beavers | starts rainbows | starting rainbows | starts cub scouts | starts girl scouts | first night at cubs | first brownies | first beavers | first cubs | first rainbows | joining cubs | joining brownies | cub scouts | girl scouts | at cubs | to cubs | at scouts | to scouts | at brownies | to brownies | at beavers | to beavers | at rainbows | to rainbows
ahead: An evening like that begins in a circle, in a hall, with a word or a song that all of them know already.
ahead: The ones who have been there for a long time have badges right down one sleeve. On a new one there is only sleeve.
ahead: There are games in which everybody runs to one wall, and then to another, when it is called. The walls have names.
tried: “How do they make room for somebody?” asked {friend}. ¶ {child} put the slippers and the cup in a ring, close together, and {friend} outside. Then {he} pushed each of them along by the breadth of one finger. When it came round, there was a gap, and it was as wide as {friend}.
tried: “How does a knot know that it’s right?” asked {friend}. ¶ {child} took the dressing-gown cord round the bedpost, right over left, and left over right, and pulled. It lay flat. {He} pulled harder, and the bed creaked. ¶ “Now it is the bed’s,” said {friend}.
night: The flag was rolled round its pole, and stood in the corner of the dark hall.
night: The new sleeve hung down, with nothing on it from the shoulder to the wrist.

= judging | is judged | was judged | gets judged | being judged | 4h | county fair | pet show | dog show | baking competition | art competition | poster competition | young farmers | pony show | 4 h
ahead: A judge comes along slowly with a board, looks from this side, looks from that side, and says hardly anything.
ahead: What is judged stays at the front. Whoever it belongs to stands a bit behind it, and looks somewhere else.
ahead: On a tray lie the ribbons or the cards, all ready, and nobody’s name is on them.
tried: “What do they look at first?” asked {friend}. ¶ {child} walked round {friend} with one hand on {his} back, bent down to an ear, stood up, and wrote in the palm of {his} hand. ¶ “What have you got there?” asked {friend}. ¶ “Ear,” said {child}.
tried: “What do you do with your face, while they look?” asked {friend}, who was on the pillow, and was looked at by the lamp. ¶ {child} stood behind, and looked at the ceiling, at a toe, and at the ceiling. ¶ “I can feel you looking,” said {friend}, without turning round.
night: The table had its cloth on, and small numbers, each of them in front of an empty place.
night: The ribbons lay in their tray, and in the dark they all had the same colour.

= parents’ evening | parents evening | parent teacher conference | parents’ night | school report | report card | report day
ahead: At a parents’ evening the grown-ups sit on the small chairs, with their coats on their knees.
ahead: The books lie open on the table, and somebody turns back to the beginning, where the writing was larger.
tried: “What do they say about you, when you are not there?” asked {friend}. ¶ {child} put the slippers on one side, for parents, and {friend} on the other, and went out and listened at the door. “{child},” said {friend}, inside. For a long time there was nothing. Then {friend} said, “Yes.”
tried: “What do they look at?” asked {friend}. ¶ {child} laid {his} two hands on the blanket like a book, and opened it. ¶ {friend} read the one page from top to bottom, and the other. “There has been a lot of crossing out,” said {friend}.
night: The small chairs stood in the dark with nobody’s knees in front of them.
night: The books lay in a pile, shut, and what was in them was the same from all sides.

= science fair | science project | stem fair | science week | project presentation | invention convention | history fair | exhibition at school | maker fair
ahead: A project stands on a table in front of three cardboard wings. Over it is the title, in letters that get narrower towards the end.
ahead: People go along the tables with their hands behind their backs, bend down, and ask what it does.
tried: “And what do I say that it does?” asked {friend}, who had been stood up between two pillows. ¶ {child} came by, bent down, and asked. ¶ {friend} looked at the pillow on the left, and at the pillow on the right. “It stays up,” said {friend}.
tried: “What if it does nothing, just when they look?” asked {friend}. ¶ {child} laid a sock on the edge of the bed, so that it had to fall. {friend} came by and looked. It did not. {friend} went on to the pillow. Then it fell. ¶ “I heard it,” said {friend}, from over there.
night: The three wings were folded shut, with the title on the inside.
night: Somewhere on the back a last drop of glue was getting dry.

= school uniform | new uniform | uniform | school tie | blazer | new blazer | tying .. tie
ahead: From behind, everybody in a uniform is the same person in several sizes. At home time people are looked for from the front.
ahead: A new collar touches the neck all the way round. A new cuff comes down as far as the thumb.
tried: “How will you know which is me?” asked {friend}. ¶ {child} put a sock over {friend}, a sock over the cup and a sock over a slipper, and looked at the three from behind. “That one,” said {child}. “It has ears under it.”
tried: “What is it that scratches?” asked {friend}. ¶ {child} turned {his} collar out, with both hands behind {his} neck, and there was the label. {friend} read it. ¶ “You may be washed at thirty,” said {friend}.
night: The jumper lay folded, with its arms behind its back.
night: In the collar was a name, and it lay there with nobody’s neck on it.

= non uniform day | mufti day | own clothes day | pyjama day | pajama day | crazy hair day | odd socks day | wacky hair day | wear .. own clothes | spirit week
ahead: On a day like that you see at school what everybody looks like at the weekend.
ahead: In each class somebody comes in what they always wear, because the letter about it was at the bottom of a bag.
tried: “What if I am the only one?” asked {friend}, with a sock on. ¶ {child} looked at the sock on {friend}. Then {he} put a sock on {his} own head, and stood beside {friend} in front of the wardrobe. ¶ “Two,” said {friend}, after counting.
tried: “Who chooses, if nobody says what?” asked {friend}. ¶ {child} held up one jumper in front of {him}, and another, and then the first again. {friend} had on what {friend} always has on, and was ready before {him}.
night: The uniform hung in the cupboard with its sleeves down, and was not wanted.
night: Two odd socks lay on the chair, side by side, like two people on a bus.

= reading test | phonics test | phonics screening | phonics check | reading assessment | phonics
ahead: In a phonics check there are words that are no words at all, each with a small creature beside it. They have to be read out all the same.
ahead: A phonics check is done at one table, with one teacher, in a corner or in the corridor. The others go on meanwhile, and you can hear them.
tried: “What is a word like, that is not one?” asked {friend}. ¶ {child} wrote on the blanket with a finger, and read it out: “Blim.” ¶ {friend} said it too. Then {friend} looked under the blanket, in case.
tried: “What if you notice that you’ve said it wrong?” asked {friend}. ¶ “Slip,” read {child}, with a finger under it, and the finger went on, and there was more. It went back to the beginning and came along once more. “Slipper,” said {child}. ¶ {friend} had seen it coming.
night: A word that is no word means nothing at all, and in the dark it meant exactly the same.
night: The cards lay in a pile, the words and the no-words, and the creatures were shut in between.

= is mary | was mary | plays mary | playing mary | mary in the | as mary in | being mary
ahead: Mary sits longer than anybody else in the play. The blue cloth on her head slips back when she looks up.
ahead: The baby in a nativity is mostly a doll. It is there from the beginning, under the straw or under the chair, and has to wait.
tried: “How is a baby like that held?” asked {friend}. ¶ {child} took {friend} in the bend of one arm, with the head on the inside. {friend} looked up, and there was a chin. “And what do I do?” asked {friend}. ¶ “You lie there,” said {child}. ¶ {friend} lay there.
tried: “What do you do while the kings take so long?” asked {friend}. ¶ {child} sat with {his} hands in {his} lap, and nodded for the first of them. At the second {his} nose began to itch. To the third {he} bowed very low, with {his} whole face, down into {his} hands.
night: The blue cloth lay folded in four on the top of everything.
night: In the manger was the straw, and under the straw was a box from a shop.

= is joseph | was joseph | plays joseph | playing joseph | joseph in the | as joseph in | being joseph
ahead: Joseph knocks at one door after another, and mostly there is no door. The knock is made by somebody at the side, with a piece of wood.
ahead: A beard on elastic tickles round the mouth, and goes along with everything that is said.
tried: “How can you knock on nothing?” asked {friend}. ¶ {child} lifted a fist and knocked on the air. {friend} fell against the bedpost, for the noise, a little late. They did it again. At the third go the fist and the noise came together, and both of them looked at the air.
tried: “Is it a lot of standing?” asked {friend}. ¶ {child} stood beside the pillow with one hand on it, on this leg, and after a time on that one. “Joseph is tired,” said {friend}. ¶ “He’s come a long way,” said {child}.
night: The beard lay beside the toothbrushes or wherever it had been put, with its elastic round it.
night: Nobody knocked, and there was room everywhere.

= plays an angel | angel in the | angel gabriel | is gabriel | was gabriel | as an angel | being an angel | angel costume | is the angel | was the angel | is an angel in | was an angel in | was an angel the next | third angel | first angel
ahead: A halo on a wire nods after every word, a little later than the head.
ahead: Angels stand on a bench or a box, behind all the others. From up there you see the partings in people’s hair.
tried: “What does an angel say?” asked {friend}. ¶ {child} stood up on the pillow and opened {his} arms. “Do not be afraid,” said {child}. ¶ {friend} had not been. Now {friend} looked round the room, to see what there was.
tried: “What if the halo slips?” asked {friend}. ¶ {child} laid a sock round {his} head, for a halo, and made a speech. At every word it came down further on the left. When it was over one eye, {he} went on with the other.
night: The halos hung on one hook, each through the next.
night: A bit of tinsel lay on the floor, and shone when there was something to shine at.

= is a king | was a king | plays a king | king in the play | king in the nativity | wise man | is a wise man | was a wise man | wise men | one of the kings
ahead: The kings come from the back of the hall, past all the people, and slowly, so as not to stand on the king in front.
ahead: A king carries a box with nothing in it, and has to carry it as if it were full.
tried: “What is in a king’s box?” asked {friend}. ¶ {child} came across the rug with {his} cup in both hands, one step and one step, and set it down in front of {friend}. ¶ {friend} looked in. “It has a bit of toothpaste in it,” said {friend}, and bowed.
tried: “How do you get up again, in all that cloak?” asked {friend}. ¶ {child} had the blanket round {him}, and knelt, and wanted to get up, and could not, because {he} was kneeling on it. {He} went back one knee, and pulled, and went back the other. ¶ “They don’t sing about that part,” said {friend}.
night: The cloak hung on its hook, and went on a long way along the floor.
night: The gold and the other two stood on a shelf in a row, and were light enough to be blown over.

= is a shepherd | was a shepherd | plays a shepherd | shepherd in the | as a shepherd | being a shepherd | first shepherd | second shepherd | third shepherd
ahead: A shepherd has a tea towel on the head, with a band round it. Inside it smells of the kitchen at home.
ahead: To begin with the shepherds lie there and sleep, with the lights on, and the whole hall looking. They hear everything.
tried: “How do you sleep, so that all can see?” asked {friend}. ¶ {child} lay down on one elbow and shut {his} eyes. One of them came open. ¶ “You are looking,” said {friend}. ¶ “A shepherd does,” said {child}. “Because of the sheep.”
tried: “What do you do when it gets bright?” asked {friend}, and came over the end of the bed, brightly. ¶ {child} fell back with one arm across {his} face, and the pillow went over. ¶ {friend} had only been trying it, and was a bit startled too.
night: The tea towel lay folded on the chair, and for once there was nothing to dry.
night: The crooks leaned in a corner, all with their heads bent the same way.

= innkeeper | is the innkeeper | was the innkeeper | an innkeeper | plays the innkeeper
ahead: The innkeeper has a door, or the frame of one, and stands behind it until there is a knock. There is hardly any house.
ahead: Everybody in the hall knows what the innkeeper is going to say, and they all want to hear it.
tried: “How does an innkeeper say it?” asked {friend}, who had come far, with a slipper. ¶ “No room,” said {child}, over the pillow. {friend} stood there. “No room at all,” said {child}. {friend} went on standing there. ¶ “There’s a stable,” said {child}, a whole page too soon.
tried: “What do you do behind the door until then?” asked {friend}. ¶ {child} stood the pillow up on its end, held it with both hands, and was behind it. Ten fingers could be seen, and one ear. ¶ “I think that somebody is in,” said {friend}.
night: The door stood in its frame in the dark, and you could have walked round it.
night: A lantern with no candle in it stood beside it on the floor.

= is the donkey | was the donkey | plays the donkey | donkey in the nativity | donkey in the play | was a donkey in the nativity | was a donkey in the play | back end of the donkey
ahead: The donkey has no line. It has a way to go, from one side to the other.
ahead: Somebody’s hand lies on a donkey the whole time, on its neck or its back, and pushes a bit when it is meant to stop.
tried: “What does a donkey think, all the way?” asked {friend}. ¶ {child} went over the rug on hands and knees with {friend} on {his} back, and at the bed {he} stopped and would not go on. ¶ “Ah,” said {friend}. “That.”
tried: “Can a donkey see anything?” asked {friend}. ¶ {child} held the pillowcase up in front, on two fists, for a head, and looked past it on the left, and past it on the right. ¶ “It has one side at a time,” said {friend}.
night: The donkey’s ears lay one over the other, and nobody had told them the way.
night: In some field a real one stood, asleep on all its legs.

= star in the nativity | star in the play | plays the star | being the star | is the star in | was the star in | was the star the next | the star of bethlehem | as the star | nativity as a star | play as a star | star in the christmas
ahead: The star stands highest, and longest. When all the others go off, it is still there.
ahead: A star has five points, and two of them are hands.
tried: “How long can you shine?” asked {friend}. ¶ {child} stood with {his} feet apart and {his} arms out, up on the mattress. {friend} counted. At thirty the left point began to come down. {child} looked at it, and it went up again.
tried: “How do they know that it’s this way?” asked {friend}. ¶ {child} walked ahead across the blanket, sideways, with {his} front to the people. {friend} followed with two slippers. The star went round the corner of the bed. ¶ “That isn’t on the way,” said {friend}, but they all went.
night: The star lay on a shelf in its silver paper, and pointed in five directions.
night: In the sky there were others, or clouds in front of others, and they had been standing there longest of all.

= is the tree | was the tree | talking tree | tree in the play | is a flower in | was a flower in | is a rock in | third tree | tree number | was a tree in the play | is a tree in the play | was a tree in the school | plays a tree | being a tree
ahead: A tree is on from the beginning to the end. Nobody else in a play sees so much of it.
ahead: Branches get heavier the longer they are held out, and one twig or other always moves.
tried: “What does a tree do when somebody forgets something?” asked {friend}. ¶ {child} stood on the rug with {his} arms up, and {friend} stopped in the middle of a word. It went on being quiet. The tree said the word, without moving its leaves. ¶ “Thank you, tree,” said {friend}.
tried: “What if a tree has to sneeze?” asked {friend}. ¶ {child} held both branches out and {his} face began to go. {He} drew in air, and more air, and leaned. All the branches shook. ¶ “Wind,” said {friend}.
night: The leaves were glued on, and stayed on all night.
night: The tree hung over a chair with its branches on the floor, and took up hardly any room for a tree.

= bharatanatyam | kathak | indian dance | ankle bells | arangetram | classical indian dance | bells keep
ahead: With bells on both ankles every step is said twice, by the foot and then by the bells.
ahead: The examiner looks at the eyes as well. They have to go where the hand goes, and get there with it.
tried: “Can you walk so that the bells don’t ring?” asked {friend}. ¶ {child} went along the rug on bare feet, very slowly, and {friend} was the bells. At each step {friend} rang a little. {He} went slower. {friend} rang slower. ¶ “They can’t help it,” said {friend}.
tried: “What does the hand say?” asked {friend}. ¶ {child} made a beak of one hand, and a flower of it, and a deer with two ears. {friend} looked from one to the next. “Which of them am I?” asked {friend}. {child} made the deer, and pushed one of its ears down.
night: The bells lay in two rows in their box, wrapped in a cloth, and nobody downstairs heard a thing.
night: The feet lay under the blanket, side by side, and did not say a step.

= in goal | is in goal | goalkeeper | goalie | goal keeper | being goalie
ahead: From the goal you see the whole match, and mostly the backs of it. Then they all turn round.
ahead: A goal is wider than two arms, whoever’s arms they are. You stand in the middle, and there is some left on each side.
ahead: Keeper’s gloves are stiff, with fingers like somebody else’s, and stick a little when you clap them.
tried: “Which side does it come from?” asked {friend}, who stood between two slippers. ¶ {child} rolled up a sock, looked to the left, and threw it to the right. {friend} was still looking to the left. ¶ “It was the eyes,” said {friend}. “Throw it without any.”
tried: “What do you do after one has gone in?” asked {friend}. ¶ {child} went behind the pillow, got the sock out of the corner, and carried it all the way to the middle of the blanket. There {he} put it down. ¶ “And then it’s in the middle,” said {friend}, looking at it.
night: The net hung down behind the goal, and let the wind through, and the moon, if there was one.
night: The gloves lay palm to palm, and held each other.

= backpack off | won’t take .. backpack off | wouldn’t take .. backpack off | new backpack | new school bag | new book bag | new bag | school bag packed | backpack
ahead: A new school bag is nearly as wide as the back it is on. Whoever has it on is longer behind than usual, and finds that out when turning round.
ahead: At school all the bags hang or stand in a row, and each knows its own by the thing on the zip.
tried: “What is in there?” asked {friend}. ¶ {child} undid the big zip and the small zip, and the pocket at the side. In it was a box with nothing inside, and a pencil that had never been wrong. ¶ {friend} got in, to see. “And now me,” said {friend}.
tried: “Can you sit, with that on?” asked {friend}. ¶ {child} put both arms through the corners of the pillow, and sat down on the edge of the bed. {He} sat on only the very front of it, because the rest was taken up. ¶ “You’ve brought something to lean on,” said {friend}.
night: The bag stood there with its arms hanging down, and its zips all shut.
night: In the smallest pocket it was the darkest, and there was nothing in it yet.

= black eye | scab on .. nose | huge scab | big scab | scab on .. chin | bruise on .. face | stitches in .. chin | scab on .. face
ahead: What is on your face the others see first. You see it yourself only in mirrors, in spoons, and in the glass of a door.
ahead: In a photograph it stays. The face will have been without it for years, and there it still is, on that one day.
tried: “How do they ask about it?” asked {friend}. ¶ {child} turned round, with one finger on the place. “What have you got there?” asked {friend}. {child} told it from the beginning, with the falling. ¶ “Now I am the next one,” said {friend}. “What have you got there?”
tried: “Which side do you turn to people?” asked {friend}. ¶ {child} turned the one side, and looked quite everyday, and then the other. {friend} wanted to see them both at once. ¶ From the front it was half and half.
night: Under the skin it was at work, and changed its colours a little in the dark, where no one was looking.
night: The face lay on its other side.

= cross country | cross country race | running club | park run | parkrun | junior parkrun | long run at school
ahead: At a cross country they all start in a broad row and soon there is a narrow place, and everybody wants to be thin.
ahead: You hear the one behind by the breath and the slap of the shoes. Mud goes up as far as the back of the knees.
tried: “What do you do when you can’t see the end?” asked {friend}. ¶ {child} ran two fingers along the sheet to a fold, looked over it, and there was another fold. {He} ran as far as that. ¶ {friend} was behind the third one. “Here it isn’t either,” called {friend}.
tried: “What if there is nobody near?” asked {friend}. ¶ {child} ran on the spot, on the rug, and there was only {his} own breath, two in, two out. {friend} kept quiet. After a time it could be heard that the floorboard was running too.
night: The little flags stood along the way in the dark, and showed it to whatever came past.
night: The muddy shoes stood on newspaper, and there were two words you could still read.

= talent show | talent contest | school talent show | school’s got talent | variety show | magic show at school | open mic
ahead: At a talent show somebody at the side says a name and what is coming, and then the middle is empty until you are in it.
ahead: The ones who have had their turn are loud, and the ones who have not are quiet. They all wait in the same place.
tried: “How do you begin?” asked {friend}. ¶ {child} said it from beside the wardrobe: “And now, {friend}.” {friend} came out on the rug, and was there. ¶ They waited. “That’s it, so far,” said {friend}.
tried: “How do you stop?” asked {friend}. ¶ {child} did the last bit of something, on the rug, and stood. It could have been a pause. {He} bowed until {his} hair hung down, and now it was the end. ¶ {friend} had been holding both arms ready.
night: The microphone lay in its box, in foam that had been cut out in the shape of it.
night: The curtain hung there shut, and both sides of it were dark.

= tennis match | tennis tournament | tennis lesson | first tennis lesson | badminton match | table tennis match | squash match | tennis club | starts tennis
ahead: In tennis there are only two, or four, and a great deal of floor. You hear your own breath, and the ball.
ahead: A racket has a middle. When the ball meets it you feel nothing, and when it meets the edge you feel it up to the elbow.
tried: “How do you know whose turn it is?” asked {friend}. ¶ {child} threw a sock over the pillow, and it was {friend}’s. {friend} fell on it, and it was {child}’s again. ¶ “It changes while you ask,” said {friend}.
tried: “What if it is neither in nor out?” asked {friend}. ¶ {child} rolled the sock along the fold, and it stayed lying on it, half here and half there. They both bent down, each from their own side. ¶ “In,” said {child}. ¶ “I saw the same,” said {friend}.
night: The net hung across the court, a bit lower in the middle, and kept two darks apart.
night: The balls lay in their tube, one on another, and the air was kept in with them.
`
