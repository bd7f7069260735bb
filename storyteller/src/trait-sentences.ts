import type { Form } from './trait.ts'

/** When a story has time for what is known about a child: on setting out, in a pause, on the way home, in bed. */
export const asides = ['early', 'middle', 'late', 'bed'] as const
export type Aside = (typeof asides)[number]

/**
 * `X` is the child, `T` what was noted. Each sentence is right for whatever may stand there, one thing or many, and in every plot;
 * nobody in it is he or she. `does` stands after 'who': 'plays the violin'. `5-` and `6+` begin what is for listeners of up to five alone, or from
 * six on.
 */
export const traitSentences: Record<Form, Record<Aside, readonly string[]>> = {
  loved: {
    early: [
      '5- “I like T,” said X. “And I like this.”',
      '5- X thought of T, and smiled at nobody.',
      '6+ If there had been time, X would have said something about T. There would be time later.',
      'X was thinking about T, but then X was always thinking a little about T.',
      '“I like T best of all,” said X, “but I like this next best.”',
      '6+ X had meant not to bring up T until after tea, and very nearly managed it.',
    ],
    middle: [
      '5- “Is it T?” asked X. It was not, this time.',
      '6+ X said that it was a bit like T. Most things are, if you know enough about T.',
      '6+ Somebody had to mention T sooner or later, and it was X.',
      '“There ought to be a song about T,” said X.',
    ],
    late: [
      'X talked about T for a bit, and then more slowly, and then not.',
      'There was just time for one more word about T, and X said it.',
      'X had one more thing to say about T. It could wait until breakfast.',
    ],
    bed: [
      'There was a dream on its way, and it was about T.',
      'It was time to dream, perhaps of T, perhaps of nothing at all.',
      'X thought about T, once round, and then let go.',
      'X was half-way from T to sleep.',
    ],
  },
  thing: {
    early: [
      '5- “I wish that I had brought T,” said X.',
      '5- X thought of T, and laughed.',
      '“What this wants,” said X, “is T.”',
      '6+ X looked round for T, but you cannot have everything.',
    ],
    middle: [
      '5- “Guess what I am thinking of!” said X. It was T.',
      '6+ X thought of T just then, and could not have said why.',
      '6+ “I wonder about T,” said X. Nobody asked what. It was that sort of minute.',
    ],
    late: [
      '5- “I am thinking of T,” said X, and yawned.',
      '6+ X was thinking about T, and nearly walked past the turning.',
      '6+ “I might have been thinking of T,” said X, and yawned. “I do not know.”',
    ],
    bed: [
      'X thought of T, and smiled.',
      'X told the pillow something about T, and then about this and that.',
      'X went on thinking of T, more and more slowly, and got half-way.',
    ],
  },
  has: {
    early: ['X thought about T for a moment. Some things are good to think about.'],
    middle: [
      '5- “I have T,” said X. “I do!” And it was quite true.',
      '6+ X thought of T, and felt the better for it.',
    ],
    late: [
      'X had a last thought about T, and put it away until the morning.',
      '“I have T,” said X, a good deal more quietly. It was still true.',
    ],
    bed: ['X thought of T, and smiled.', 'In the morning there would be T to think about.'],
  },
  food: {
    early: [
      '5- “I am a bit hungry,” said X. “I could eat T.”',
      '“Will there be T?” asked X, who always asks.',
      '6+ X wondered, not for the first time, about T.',
    ],
    middle: [
      '5- “T would be nice,” said X. “Mm.”',
      'It would have been a good moment for T. X said so.',
      '6+ “I would not say no to T,” said X. But that was not what there was, just then.',
    ],
    late: [
      'X wondered about T, and about breakfast.',
      '“T,” said X, half asleep already. There was no hurry.',
    ],
    bed: [
      'There might be T in the morning. Nobody had said that there would not.',
      'X thought of T for a bit, and then of nothing.',
    ],
  },
  colour: {
    early: [
      '5- “I like T,” said X, and looked for something T. There it was!',
      '6+ “I would have had it in T,” said X, who would have most things in T.',
      'There was a bit of T in it somewhere, and X found it at once.',
    ],
    middle: [
      '5- “I spy something T,” said X. And there it was.',
      '6+ “It could be more T,” said X, and thought it over, “but not much.”',
      'X was looking out for something T. There generally is something.',
    ],
    late: [
      '5- “Goodnight, T things,” said X, to whatever was T.',
      '6+ It was nearly too dark to see what was T and what was not. X knew, all the same.',
      '“Tomorrow,” said X, “I am going to find something T.”',
    ],
    bed: [
      'X shut both eyes, and there it was: T, right up to the edges.',
      'If a dream can be T, then it was going to be that one.',
    ],
  },
  bedtime: {
    early: ['“I shall have to tell T about this,” said X.'],
    middle: [
      '5- “T would like this,” said X.',
      '6+ “T would have something to say about that,” said X, “if T said things.”',
    ],
    late: ['X thought of T, who would be wondering. It was not far now.'],
    bed: [
      'There was room for X, and there was room for T.',
      'X had hold of T, as usual.',
      'T went in first, to see that all was well.',
      'X and T lay down at exactly the same time.',
    ],
  },
  wish: {
    early: [
      '5- “I want to T,” said X, “but first I want to see this.”',
      '6+ X would have liked to stop and T. It was not the moment, but it was noted.',
      '6+ “Later on,” said X, “I am going to T.” That was settled, then.',
    ],
    middle: [
      '5- “Tomorrow I want to T,” said X. “And the day after tomorrow.”',
      '6+ “Tomorrow,” said X, “I shall T.” Everybody thought that very likely.',
      '6+ There was no time to T. X had asked.',
    ],
    late: [
      'Tomorrow X would T. There was no hurry about it.',
      '“I could T in the morning,” said X. It would soon be morning.',
    ],
    bed: [
      'In the morning there would be time to T. X had thought of that already.',
      'Nobody had to T until the morning. Not even X.',
    ],
  },
  can: {
    early: ['5- “I can T!” said X. “I really can.”', '6+ “I can T,” said X, in case it should be needed.'],
    middle: [
      '5- “I can T,” said X. That was good to know.',
      '6+ “Would it help if I were to T?” asked X. It was a kind thought.',
      '6+ X can T. There was no call for it just then, but it is a good thing to have ready.',
    ],
    late: [
      '5- “I can still T,” said X, with a great big yawn.',
      '“I could still T,” said X, and yawned. Nobody doubted it.',
      '6+ X can T, but not after dark, as a rule.',
    ],
    bed: [
      'There was no need to T now, or to do anything else. X lay still.',
      'X can T. But the thing to do now was nothing.',
    ],
  },
  does: {
    early: [
      '5- And here came X, who T, and wanted to see.',
      'X, who T, took a good look at everything.',
      '“Well,” said X, who T, “let me see.”',
    ],
    middle: [
      '5- X, who T, said, “Now let me think.” And X did think.',
      '6+ “It only takes a little practice,” said X, who T.',
      '6+ Somebody who T thinks of these things, and X did.',
      'X, who T, said nothing for a moment, and then nodded.',
    ],
    late: [
      'X, who T, went along without a word, and thought about this and that.',
      '6+ Anybody who T gets tired in the end, and X yawned.',
    ],
    bed: ['X, who T, lay still and did nothing whatever.', 'Even somebody who T has to sleep. X knew that.'],
  },
  named: {
    early: [
      '5- “I will tell T about this,” said X.',
      '“T ought to see this,” said X.',
      '6+ X began to put it into words, to be told to T later on.',
    ],
    middle: ['“Wait until T hears about this,” said X.', 'X tried to think what T would have done.'],
    late: [
      '5- “I will tell T in the morning,” said X.',
      '6+ “I shall tell T all of it,” said X, “and then I shall tell T again.”',
      'X was saving some of it up for T.',
    ],
    bed: [
      'X said goodnight to T as well, quite softly, in case it could be heard.',
      '6+ And T? T would be asleep by now. X was nearly sure of it.',
    ],
  },
  said: {
    early: ['“T,” said X, for no reason. It is a good thing to say out loud.'],
    middle: ['5- “T!” said X, and clapped.', '6+ “T!” said X suddenly, and would not explain.'],
    late: ['“T,” said X, a good deal more quietly.'],
    bed: [
      '5- “T,” said X, very softly. That was all.',
      '6+ “T,” said X, nearly asleep. It meant something, no doubt.',
    ],
  },
  hair: {
    early: ['The light got into X’s T, and stayed there.'],
    middle: ['There was a bit of fluff in X’s T. Nobody knew how it had got in.'],
    late: ['There was something in X’s T, very small, that had come along for the ride.'],
    bed: ['The pillow had a dent in it, and in the dent lay X’s T.'],
  },
  eyes: {
    early: ['X’s T saw it before anybody else’s.'],
    middle: ['X’s T had grown rather round.'],
    late: ['X’s T were not so wide open as they had been.'],
    bed: ['X’s T closed, the left one and then the right one.'],
  },
  glasses: {
    early: ['X pushed up the T, and took another look.'],
    middle: [
      'X took off the T, and rubbed them on one sleeve, and put them on again. It was all still there.',
    ],
    late: ['X’s T had slid down a little. They were pushed up once more.'],
    bed: ['X’s T lay on the chair, folded, looking at the dark.'],
  },
  face: {
    early: ['X smiled, T and all.'],
    middle: [
      '5- X laughed, T and all.',
      '6+ X frowned at it, and then smiled, T and all.',
      '6+ X thought about it, and smiled, T and all.',
    ],
    late: ['X yawned, T and all.'],
    bed: ['X was nearly asleep, T and all.'],
  },
  light: {
    early: [],
    middle: [],
    late: [],
    bed: [
      'There was a small light on, just as there should be. It stayed on.',
      'The door was left open, and a bit of light came in and sat down.',
    ],
  },
}
