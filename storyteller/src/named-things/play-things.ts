/** As ./index.ts describes. */
export const playThings = `
= teddy | teddies | teddy bear | teddy bears
was: There had been a teddy. A teddy sits however you leave it, even upside down, and goes on looking straight ahead.
will: There would be a teddy. A teddy packs nothing for a journey, because its fur is already on.
is: A teddy listens with both ears and tells nobody, because its mouth is sewn on. {child} knew that about teddies.
night: The teddy had its eyes open. They are buttons, and do not shut.
night: A teddy takes up very little of the bed, and always the warm part.

= lego | legos
was: There had been lego. One piece of lego is always missing until somebody kneels on it.
will: There would be lego. Lego rattles when you look for a piece, and the piece you want rattles at the bottom.
is: Lego can be a house before lunch and a boat after, with the same door in it. {child} had a good eye for doors.
night: The lego lay in the dark, holding on to itself by its bumps.
night: Somewhere under something lay one piece of lego, waiting for the morning.

= sandcastle | sandcastles
was: There had been a sandcastle. The sea comes to look at every sandcastle in the end, and takes it home a little at a time.
will: There would be a sandcastle. Dry sand runs away and wet sand stays, and a sandcastle is made of sand that stays.
is: A sandcastle is a bucket the other way up, without the bucket. {child} had thought about where the bucket goes.
night: Far away a sandcastle was going back to being a beach.
night: Nobody sleeps in a sandcastle but the sand.

= train | trains
was: There had been a train. From a train it is the fields that run, and the cows go by without moving their legs.
will: There would be a train. A train never has to be steered, because the rails have already decided.
is: A train is so long that its front arrives before its back. {child} thought the back must hear about it later.
night: Far off a train went by with its windows lit, and took its noise along.
night: Somewhere a train stood in the dark, with all its doors shut.

= tent | tents
was: There had been a tent. A tent comes out of a very small bag and never believes that it can go back in.
will: There would be a tent. In a tent the walls breathe in and out when the wind blows, and the door is a zip.
is: A tent is a house you can fold. {child} had looked at other houses, and they did not fold.
night: At night a tent keeps quite still, and holds on to the ground with its pegs.
night: The blanket made a small tent over two knees, and then it lay down.

= swing | swings
was: There had been a swing. A swing goes a long way and is never any farther from home.
will: There would be a swing. A swing left alone goes on a little by itself, to finish.
is: On a swing the trees come nearer and then go away again. {child} thought the trees liked it.
night: In the dark the swing hung straight down, which is how swings sleep.
night: The wind gave the empty swing one small push, and then let it be.

= bus | buses
was: There had been a bus. When a bus stops it sighs, and then all its doors open at once.
will: There would be a bus. A bus has a bell that anybody may press, and then the whole bus stops for one person.
is: A bus wears its number on its forehead, so that nobody has to ask. {child} always read the forehead first.
night: At night the buses stand in a row with their lights out.
night: Somewhere a last bus sighed, and shut its doors.

`
