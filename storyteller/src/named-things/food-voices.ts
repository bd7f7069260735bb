/** As ./index.ts describes. */
export const foodVoices = `
= marshmallow
called: the marshmallows
says: “I was round this morning. I have been leant on since.”
says: “We are best in twos, with something burnt between us.”
says: “I should like to know what the fire is for, if not for us.”
jump: The marshmallows jumped all at once, and came down more or less where they had gone up.
drawn: A marshmallow is a circle that has been sat on. {child} drew three, and they touched.

= puddle
called: the puddle
says: “I am as deep as the sky. You have only to look.”
says: “Somebody was in me today with both feet.”
says: “I cannot stay. I am expected in the ground by Thursday.”
jump: The puddle went under the gate, and thought that nobody had seen.
drawn: A puddle is a line that comes home. {child} drew it large.

= soup
called: the soup
says: “I have been going round all day in the same direction.”
says: “There was a carrot in me once, and I think of it.”
says: “Nobody blows on anything as they blow on me.”
jump: The soup went over in its bowl, and did not lose a drop, and looked round to see who had noticed.
drawn: Soup is hard to draw, because it is only where the bowl is not. {child} drew the steam.
`
