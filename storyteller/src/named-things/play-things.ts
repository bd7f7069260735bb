/** As ./index.ts describes. */
export const playThings = `
= marshmallow | marshmallows
was: There had been marshmallows. A marshmallow has to be held near the fire and not in it, and how near is a thing you find out with the first one.
will: There would be marshmallows. A marshmallow wants to be near the fire and not in it, and {child} had begun to practise with a sock.
is: A marshmallow can be squashed quite flat, and then it changes its mind. {child} knew of nothing else that did.
night: Somewhere there was a marshmallow, quite round, with nothing to do till morning.
night: The pillow was as near to a marshmallow as a pillow gets.
= torch | torches
was: There had been a torch. A torch has no dark of its own, and has to go and look for some.
is: A torch has no dark of its own, {child} had found. It has to go and look for some.
night: The torch was off. It had had enough dark for one day.
night: The torch lay by the bed, and pointed at nothing.
`
