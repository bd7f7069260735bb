/**
 * What is told of something that a parent asked for beside the matter of the evening: a line before the middle of the story, and one at bedtime. They fit
 * whatever happens in between, and nothing of it leans on them. Words before a line limit it: `in` and `out` to rooms and to the open air, `wet` to weather that can be held,
 * `solid` to food that is not drunk, `road` to what drives on one. Several of them may stand there.
 *
 *     {a} a robin; a hedgehog called Pim      {the} the robin; Pim      {it} {him} {its}      [was|were] of one or of several
 *     {a_same} the same without a name that was said        {noun} robin        {child} the first child
 */
export const requestSorts = [
  'animal',
  'large',
  'water',
  'figure',
  'sky',
  'weather',
  'plant',
  'thing',
  'vehicle',
  'food',
  'colour',
  'place',
] as const
export type RequestSort = (typeof requestSorts)[number]

export interface RequestBeats {
  readonly early: string
  readonly late: string
}

const pairs = (text: string): RequestBeats[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [early = '', late = ''] = line.split(' / ')
      return { early: early.trim(), late: late.trim() }
    })

export const requestBeats: Readonly<Record<RequestSort, readonly RequestBeats[]>> = {
  animal: pairs(`
There [was|were] {a} by the door, looking in another direction, as you do when you would like to be asked. / {the} had been asked. {it} slept at the foot of the bed, in the same direction.
in {a} came in at the open door, and had to be shown everything from the beginning. {child} did that, and understood it better afterwards. / {the} had gone as far as the mat, and lain down on it. It was a good mat.
{a} came past, and stopped. “I could do with somebody,” said {child}, and so {it} stayed. / {the} had stayed. {it} had one eye shut already, and [was|were] doing the other.
in There [was|were] {a} under the chair. Nobody had put {him} there, and nobody took {him} away. / Under the chair it was quite dark now, and {the} [was|were] in the best of it.
{child} told {a} how things stood so far. That was a help: by the end of it {child} knew what to try next. / {the} had listened to the end. {it} put {its} head[|s] down, and heard the rest with {its} eyes shut.
out {a} came along the top of the wall, all the way, and stayed where {it} could see what {child} was doing. / {the} had come as far as the windowsill, and could see the bed from there.
in There [was|were] {a} on the windowsill, on the inside, looking out at the weather as if {it} had made it. / {the} had left the weather to itself. The windowsill was still a little warm.
{a} came up without a sound, and looked at everybody’s shoes, one after another. / The shoes stood in a row. {the} lay at the end of it, where one was missing.
“Look,” said {child}. There [was|were] {a}, quite near. They all had to be quieter after that, and it went better so. / {the} [was|were] near the bed now, and it was a quiet sort of night.
{a} came and sat down next to {child}, and that was one more on the right side. / {the} had kept to the same side, next to {child}, all the way to bed.
It was then that {a} came by, in no hurry at all. {child} slowed down as well, and things went better for it. / {the} had slowed down more and more, and now {it} had stopped, by the bed.
There had been a small noise for a while. It was {a}, breathing. {child} breathed along for a bit, and was calmer. / The small noise was there again, slower. It was {the}, asleep.
{a} came to see what it was all about. “What would you do?” asked {child}, and had an answer before {it} did. / Whatever {the} would have done, {it} had curled up, and thought it with {its} eyes shut.
in There was a leaf on the floor, and behind the leaf [was|were] {a}. It was a large leaf. / {the} lay by the bed. The leaf had come as well.`),
  large: pairs(`
There [was|were] {a} on the other side of the hedge. The hedge did what it could, but it was a hedge. / Outside, {the} had lain down along the hedge. {it} made a very good one.
Something went past the window. It took a long time, because it was {a}. / Something breathed by the wall, slow and large. {the} had found the warm side of the house.
in The kitchen grew a little darker. {a} [was|were] looking in at the window, to see how it was done. / {the} [was|were] not looking in any more. Nobody had drawn the curtain; it was just the night.
{a} stood a little way off, trying to be small. {it} [was|were] not very good at it, but {it} tried. / Lying down, {the} [was|were] nearly small. It had only wanted practice.
There [was|were] {a} at the gate. {it} had seen the latch, and did not want to be any trouble. / Somebody had put the latch up. {the} lay inside the gate now, and out of everybody’s way.
The ground shook a very little, three times. “That will be {a},” said {child}, and it was. / The ground did not shake now. {the} lay still, and thought before {it} turned over.
{a} had come to stand by. {it} did it well. When {a_same} stood by, things stayed where they were. / {the} stood by still. {it} had shut {its} eyes for it.
There was more shade than there had been. In the middle of it stood {a}, looking sorry about the sun. / It was shade everywhere now, and {the} need not be sorry. {it} slept in all of it.
out Far off by the trees there [was|were] {a}, and then not so far off, and then here. / {the} had not gone back to the trees. {it} slept where {it} was.
out {a} went round the puddle, so as not to use it up. / Every puddle was still there, with a star in it, and {the} asleep beside the biggest.
out “Mind your head,” said {child}, because of the washing line, and {a} minded it. / The washing line hung quite still. {the} slept on the far side, with {its} head[|s] well minded.
out There [was|were] {a}, close behind {child}. It is easier to go on with somebody so large behind you. / {the} lay close under the window. It was easier to sleep with somebody so large outside.`),
  water: pairs(`
Somebody had put down a bucket of water, and in the bucket [was|were] {a}. It must have been a good bucket. / The bucket stood by the bed, with a towel under it. {the} had gone down to the quiet end.
There was a splash from the bucket, a short one. It was {a}, asking for nothing, only saying so. / There was one more splash, and that was {the} turning over.
There [was|were] {a} in the bucket. Nobody could say how long, and {it} did not count. / It was dark in the bucket too, and {the} had no objection.
The bucket looked heavier than it should. {a} looked out of it, and down again. / {the} did not look out any more. The moon looked in.
“Mind the bucket,” said {child}. “It has {a} in it.” And then everybody took smaller steps. / The bucket had a good place for the night. You could hear {the} thinking, if you held an ear to it.
There were rings on the water in the bucket, one inside the other. In the middle of them [was|were] {a}. / There were no rings on the water. {the} lay in the middle, quite still.
{a} had come up with the tide, which was a bucket today. / The tide was out, as far as anybody could hear. {the} had gone to sleep at the bottom of it.
“Is this the way to do it?” {child} asked the bucket. {a} blew a bubble, and that was yes. / {the} blew one bubble more. That was goodnight.
There [was|were] {a} in the bucket, and a wet line all the way to it. / The wet line had dried. {the} [was|were] where it ended.
They stopped to look into a bucket, as you have to. This one had {a} in it. / {the} looked up once out of the bucket. Then {it} left the looking to others.
Somebody had written FULL on the bucket. That was because of {a}. / The bucket had nothing more to say. It was full of {a_same}, asleep.
There was a smell of the sea. It was {a} in a bucket, being no trouble. / There was still a bit of the sea by the bed, in a bucket, with {the} in it.`),
  figure: pairs(`
{a} came by on the way to work, and had a minute. {it} spent it on {child}, and it was just the minute that was wanted. / {the} had gone home a good while ago. There was one large footprint on the mat, and it was a tidy one.
in There [was|were] {a} by the door, with {its} hat[|s] in {its} hands, asking whether this was the place. It was. / “It was the place,” {the} had said, going. {it} had left {its} second-best hat[|s] on the hook.
{a} had sat down a little way off, to take a stone out of a boot. It was a long boot. / The stone lay on the windowsill. {the} had left it for whoever might want one.
Nobody had sent for {a}, but it was nice of {him} to come. {it} carried something, and set it down where it should go. / {the} had gone off duty. Even so, {it} had looked in once more, and shut the gate.
{a} went by, and lifted one hand to {child}, as much as to say: you will do it. / {the} had gone by again, the other way. {it} had lifted the other hand.
“Don’t mind [me|us],” said {a}, who had come for a look. So they did not mind {him}. / “Well,” {the} had said, “now [I|we] have seen it.” And {it} had gone home to bed.
There [was|were] {a} in the queue behind them. It was the first they had seen of a queue. / {the} had been last in the queue, and had turned out the light.
{a} held the door. {it} held it for everybody, and for the wind. / Somewhere {the} [was|were] shutting a door, very gently, for the wind was asleep.
{a} asked the time. Nobody knew it, and {it} seemed glad. / {the} knew the time now. It was late. {it} had gone home by the short way.
{a} wanted to know whether {it} could help, and was given the other end of something. / {the} had let go of the other end, and it had stayed up. So {it} had gone home, too.
There [was|were] {a} on the step, eating a sandwich. {it} moved over. / There were crumbs on the step. {the} had left them for whoever comes at six in the morning.
{a} had lost one glove, and had found it again, in here. {it} said thank you to all of them. / Both gloves had gone home with {the}. {it} had waved with one.`),
  sky: pairs(`
Somebody looked up. There [was|were] {a}, quite clear, and nobody had asked for anything. / Somebody had drawn {the} on the back of an envelope. It stood by the bed, against the lamp.
There [was|were] {a} in the puddle by the step. They looked up, and there {it} [was|were] again. / You could not see {the} from the bed. It was enough to know which way to look.
“Quick,” said {child}, but there was no need. {a} [was|were] in no hurry. / They had looked at {the} until it was enough. It was in there now, behind the eyes.
in {a} had got into the window, in the top left corner, and stayed for all of it. / The top left corner of the window was the best one. Everybody knew why.
Over the roofs there [was|were] {a}. {it} did not do anything. It is hard to say why that helped. / It was hard to say where {the} had gone. It still helped.
There [was|were] {a}, and for a bit nobody said what they had been going to say. / Nobody said anything about {the} at bedtime. They only looked once at the window.
out A man with a wheelbarrow stopped, and pointed with his chin. It was {a}. / The man with the wheelbarrow would be in bed, too. He would be telling somebody about {the}.
It got brighter, from one side. That was {a}. / The curtain had been left open by one hand. It was for {the}, in case.
{a} came out over the trees, as if {it} had only been waiting for somebody to look. / The trees were all one colour now. {the} had been over the third one.
Somebody held up a thumb, and shut one eye. {a} went behind it, and came out again. / A thumb lay on the blanket. {the} had been as big as that.
There [was|were] {a} in the side of the kettle, bent, and then in the window, straight. / The kettle was cold. It had had {the} in it, and not many kettles can say that.
Nobody could have brought {a}. All the same {it} had come. / {the} had come without being sent for. So it could come again.`),
  weather: pairs(`
wet {child} looked out, and said, “{a}.” It was so. There was a bit of {it} on the sill. / There was a bit of {the} on the sill still, to keep.
“There is going to be {a},” said {child}, and put out a hand to see. It came back cold at the tips. / The hand was warm again. It remembered {the}.
wet A man went by with his collar up. He had {a} on his hat, and did not know. / The man had his hat on its hook by now. Perhaps {the} had come in with it.
There was a new sound at the window, very small. It was {a}, beginning. / {the} had not finished. You could hear it at the window, being careful.
It smelled of {a}. Some noses know it before the window does. / {the} had the whole street for the night, and was going about it quietly.
There was {a}, but only as much as there was room for. / Outside {the} went on by itself. It did not want anybody to get up.
wet They stood at the glass for a bit to see {a}. It is one of the things that you are allowed to look at. / The glass was dark. {the} was behind it, and everybody else in front.
wet Somebody came in with {a} on their shoulders, and was asked to stand on the mat. / The mat was still damp. That had been {the}.
There was {a} to be had, just outside, for nothing. / Nobody had to pay for {the}. There would be more in the morning, if it kept.
“It was to be {a},” said the wireless next door. And it was, from about then. / The wireless next door had gone to bed. {the} stayed up.
wet A cat came in, and shook one foot. That was {a}. / The cat lay with all four feet under it. It had had enough of {the}.
wet Where there had been just air, there was {a}. / The window had {the} in it, as a picture has, with the frame round it.`),
  plant: pairs(`
There [was|were] {a} in a jam jar. Somebody had put in the water first, as you should. / The jam jar stood by the bed now. {the} leaned a little towards the lamp.
Somebody had {a} in a coat pocket, and got {him} out. It was a good moment for it. / {the} lay on the chair by the bed. The pocket was empty, and did not mind.
By the step there [was|were] {a}, where yesterday there was a step. / {the} would be by the step in the morning. They do not go about at night.
in There [was|were] {a} on the sill, in a cup without a handle. / {the} had turned a little to the window. Nobody had seen it done.
{a} had come in on somebody’s sleeve. / {the} had been put in a saucer for the night.
There [was|were] {a} on the table, and nobody had said who for. / It had come out who {the} [was|were] for. It was for whoever woke up first.
out They had to go round {a}. Nobody minded; it was the best bit of the way. / It would still be there tomorrow, the bit of the way with {the}.
“For you,” said a neighbour, and it was {a}. Then they both had to look at something else. / {the} had got the water glass, and the best place.
There [was|were] {a} behind somebody’s ear. It suited them. / {the} lay by the lamp. An ear is no place for the night.
Somebody had pressed {a} in the big dictionary, by mistake, at P. / The dictionary was shut again on {the}, and on all the other words with P.
There [was|were] {a} in the gutter, of all places, and doing well. / Up in the gutter {the} had the stars to {its} left.
They counted what there was, and there [was|were] {a} besides. / Everything had been counted twice. {the} still came out as besides.`),
  thing: pairs(`
in There [was|were] {a} on the chair. Nobody knew who had put {him} there; it might have been anybody. / {the} had got as far as the chair by the bed. It might have been anybody, once more.
{child} had brought {a}. “You never know,” said {child}, and put {him} within reach. / You never do know. {the} lay within reach.
in There [was|were] {a} in the drawer, where they had looked for something else. They left it open a bit. / The drawer was shut now. {the} had been let out first.
{a} lay where people sit down, and so it was found. / {the} had a place of {its} own for the night, where nobody would sit.
Under a coat [was|were] {a}. It is always worth it, to lift a coat. / The coat hung on its hook. {the} had come up to bed.
Somebody went by with {a} under one arm, and came back without. / {the} stood at the end of the bed. So that was where.
They had to move {a} to the other side, and then there was more light. / {the} stood on this side now, and had a line of light along the edge.
“Whose is this?” asked {child}, and held up {a}. It was everybody’s, until seven. / It was after seven. {the} lay by the bed, and [was|were] nobody’s till the morning.
There [was|were] {a} on the table, with a label on. “Please,” said the label. / The label had come off. {the} had been pleased enough without it.
in {a} had been kept behind the door for a day like this. / {the} had gone back behind the door. There would be other days like this.
The postman had left {a}, and no bill. / {the} had been put where you could see {him} from the pillow.
in In the corner [was|were] {a}, minding {its} own business. / The corner was dark. {the} had come out of it, and lay on the blanket, in a fold.`),
  vehicle: pairs(`
road {a} went by outside, not fast, and stopped where the road was wide. / {the} stood where the road was wide, with {its} lights out, and ticked, and then did not tick.
There [was|were] {a} outside, parked as straight as a ruler. / Nobody had moved {the}. It would have been a pity; it was so straight.
Somebody heard {a} a long way off, and held up a finger till it was near. / {the} had gone the same way back. The finger went up, and then down again.
road There [was|were] {a} by the gate, with a thermos flask on the step. So it was somebody’s break. / {the} had gone home with the flask. There was one dry place by the gate, and it was the right shape.
road {a} had to turn round, and needed three goes and some advice. / {the} had found out how to turn round. {it} slept facing the right way.
road “You can put that on {a},” said {child}. So that is what you have {a_same} for. / {the} had nothing on it now but a bit of moon.
There was a low sort of hum. It was {a}, waiting till it should be wanted. / The hum had stopped. {the} knew when to.
{a} came along, and the puddle moved over. / The puddle was back, with {the} standing next to it. They had made it up.
There [was|were] {a}, and a man who said [it|they] had never once let him down. / The man had put a cover over {the}. You do that, if you are fond of [one|them].
Somebody had washed {a}. {it} stood there, and shone, and did not know where to look. / {the} still shone a little, where the street lamp got at it.
road They let {a} go first. {it} had the bigger wheels. / {the} had got home first. {it} had the bigger wheels.
There [was|were] {a} drawn up by the wall, and warm at the front, where the cat was. / {the} had gone cold at the front. The cat had gone in.`),
  food: pairs(`
solid There [was|were] {a} on a plate, with another plate over it, so it was not a secret for long. / There was one plate over by the sink. {the} had been as good as {it} smelled.
Somebody came in with {a}, and there was a silence of the good sort. / Nobody had wanted any more. That is how it goes with {a_same}, about seven o’clock.
It smelled of {a}. Noses turned round, one after another. / The kitchen still smelled of {a_same}, very low, the way it does at night.
There [was|were] {a} for whoever had clean hands, and a run on the tap. / The hands were clean again. They smelled of soap, and just a bit of {a_same}.
“I made too much,” said somebody from next door, and it was {a}. / The plate had gone back next door, washed, with a thank-you on it.
They stopped there for {a}. You cannot do everything on nothing. / Teeth had been done, and you could no longer tell about {the}. But the pillow was told.
in There [was|were] {a} on the table, and a bit extra, because somebody always turns up. / Nobody had turned up for the bit extra of {the}. Then somebody had.
{a} came round on a tray. Everybody took just what they could carry. / There was one crumb on the tray. It was left for whoever sweeps.
solid Somebody had cut {a} into as many bits as there were people, and one for luck. / The one for luck was on the windowsill. It would be lucky for a sparrow.
The list said {a}, and nothing else. It was a good list. / The list had a tick on it, next to {a_same}, with a thumb mark.
Nobody had said that there would be {a}. So there was that, as well. / There had been that as well, thought somebody in the dark, about {the}.
It was time for {a}. Some clocks do not show it, but they know. / It was long past the time for {a_same}. The clock did not mention it.`),
  colour: pairs(`
One sock was {noun}. The other one was looking at it. / The {noun} sock had gone to bed on its own foot.
Somebody had painted the letter box, and it was {noun}, and not quite dry. / One thumb was still a bit {noun}. It lay on top of the blanket.
There was a {noun} door that had not been there on Monday. / The {noun} door was the last one to go dark.
A {noun} balloon went by, over everything, with nobody on the end. / Somewhere something {noun} had come down quietly in a tree.
in There was a lid, and it was {noun}, and it fitted nothing in the house. / The {noun} lid had been put over the moon, on the windowsill. It fitted.
A lady came past in a {noun} hat, so that you could be sure of her. / The {noun} hat hung on the hook. You could still be sure of it.
in There was one {noun} button in the tin, and somebody got it out to see better. / The {noun} button lay by the lamp, and had a light in each of its holes.
The pencil turned out to be {noun} inside. / There was a {noun} line on the pillow, a very short one.
in A {noun} cup was standing there, the right way up, which was lucky. / The {noun} cup had the water in it for the night.
“Follow the {noun} one,” said a man, and went round the corner. They looked, and it was a bus. / The {noun} bus had gone to bed with all the other buses.
Somebody had tied a bit of {noun} wool to the gate. / There was a bit of {noun} wool round the bedpost, with a bow.
in It was all quite ordinary, apart from the spoon, which was {noun}. / Nobody had said anything about the {noun} spoon. It lay there, and was {noun} in the dark.`),
  place: pairs(`
There was a postcard by the door. It showed {the}, and somebody waving, very small. / The postcard stood by the lamp. Whoever waved at {the} had not got tired.
“I am on my way from {the},” said a lady with a bag. She had it on her shoes. / There was some of {the} on the mat, where the lady had stood.
Somebody had drawn {the} on the back of an envelope, with an arrow. / The envelope lay by the bed. The arrow still said the way to {the}.
The bus that went by had {the} on the front, in lights. / The last bus had gone. It would have got to {the} by now, and turned its lights off.
A man asked the way to {the}. They told him, with both arms. / The man must have got to {the}. He had not come back to say otherwise.
There was a picture of {the} on the biscuit tin, with a dent in the sky. / The tin was shut. All was quiet at {the}, and the dent was full of moon.
Something had come from {the} in a jar. It was only air, but they left the lid on. / The lid had been taken off. So there was a bit of {the} in the room.
“It is just like {the} here,” said {child}, “but with more chairs.” / It was less like {the} now, with the light off. Or more.
There was a song about {the} that a man was whistling. He knew most of it. / Somebody went past, whistling. It was the part about {the}, and then the end.
In a coat pocket there was a ticket to {the}, from some other day. / The ticket to {the} was in the book, to mark where they were.
in They could see {the} in the map on the wall, under a pin. / The pin was still in {the}. It stops it from getting away.
in There was a jigsaw of {the}, with one piece missing. {child} found it, and put it in. / The jigsaw of {the} lay under the bed, and not a piece was missing.`),
}

/** For ages one and two, whatever it is. */
export const toddlerBeats: readonly RequestBeats[] = pairs(`
Who is this? [It is|They are] {a}. / Goodnight, {the}.
Look! Look, {a}! / {the} [is|are] in bed. Shh.
And what is here? {a}! Hello. / {the} [was|were] tired, too.
Peep. There [was|were] {a}. / Peep, {the}. Goodnight.
Hello, said {a}. Hello, hello. / Goodnight, {the}. Night-night.
Oh! There [was|were] {a}. / And {the}? Asleep.
One, two, {a}. / One, two, goodnight, {the}.
Is it a hat? No. [It is|They are] {a}. / Where [is|are] {the}? Here. Goodnight.
Here [was|were] {a}. Here and here. / Still here, {the}. Goodnight.
Shh. [It is|They are] {a}. / Shh, {the}. Shh.
What can you see? {a}. / What can you see? {the}, and the moon.
{a} came, too. / {the} [was|were] last. Goodnight.`)
