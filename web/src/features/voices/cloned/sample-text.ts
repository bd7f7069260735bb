/** About a minute at a calm pace, with questions, dialogue and lists, so that the recording shows the range of a voice. */
export const sampleText: readonly string[] = [
  'It is evening, and the house is growing quiet. Somewhere a door closes softly, and the kettle hums its one note in the kitchen. Outside, the last bus of the day rolls past with only three people in it, each of them thinking about supper.',
  'What do you hear when you listen closely? A dog, two gardens away. Rain, perhaps, or only the leaves pretending to be rain. A neighbour laughs, and then even that is gone.',
  'Now imagine a lamp in a window, small and yellow as a pear. Whoever walks by down in the street looks up and thinks: there, somebody is being read to. “One more page?” asks a small voice. “Just one,” says the other, and turns it.',
  'The moon takes its time. It has been up there for longer than anyone can say, and it has never once been in a hurry. So there is no need for us to hurry either. Good night, street. Good night, lamp. Good night, you.',
]
