# about: story-about; with-character; creature; bring-back
# tells: tale(a wind)
# also: funny; person; place; thing; happy; play; food; calm; weather
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind), boat(kind), duck(kind)

=== title
{~Was That Wind?|Behind the Sail}
-> DONE

=== s1
# shot: wide
# place: lake; dusk; clear
# action: heroes sit calm in boat; guest sit worried in boat; captain look-through calm telescope; friends sit calm in boat
# things: boat; 3 raft; sail
# people: captain(old, she)
{~There was no wind at all, and {H} sat in a small boat in the middle of the lake.|The sail hung down like a wet towel, and {H} had been looking at it since two.|“Not a breath,” they said in all the boats, and {H} said it, too.}
It had been a fine race, as long as it moved. # usual
Twelve boats lay there, with cold tea, and nobody could get home to bed. Next to {A} sat {guest_a}.
{young:{guest} sat quite straight, and had gone pink.|{guest} sat quite straight, and held on to the seat, and had not said one word since lunch, and had gone rather pink.} # usual
“If only there were a little wind,” said the Admiral, in the biggest boat. She had gold on her hat, and was never rude.
And then there was a noise. Parp.
-> DONE

=== m1
# aside
# shot: close
# place: lake; dusk; clear
# action: captain blow calm whistle; heroes blow calm; guest sit worried; friends sit calm
# things: boat; sail; whistle
There are ways to get a wind. {young:You whistle for it.|Any sailor will tell you that you whistle for it, with your back to the mast.}
So they whistled, in twelve boats. {young:One was “{~Three Blind Mice|Happy Birthday}”.|It was not all the same song, and one boat did “{~Three Blind Mice|Happy Birthday}”, for want of another.}
Then you lick a finger, and hold it up. {young:It only got cold.|It gets cold on the side that the wind is coming from, and theirs got cold all the way round.}
{guest} did not whistle. {young:{guest} kept very still.|{guest} sat like somebody with an egg in each pocket.}
“It is coming,” said the Admiral. “I feel it.” But it was a fly. # more
{young:A lady blew at her own sail.|In the boat behind, a lady blew at her own sail, until her husband asked her to sit down.} # more
-> DONE

=== s2
# shot: close
# place: lake; dusk; clear
# action: A point curious at sail; heroes look-up curious; guest sit worried; captain stand surprised; friends look-up surprised
# things: boat; sail
It was not loud. {young:It was long, and a bit wet.|It was a long one, with a bend in it, and it went up at the end.}
{joining}
“That was a duck,” said somebody, quickly, in the next boat. {young:“Or a rope,” said another.|“I thought that it was a rope,” said the one behind. They were all so polite.} # usual
{hinderer_person:“It was not a duck,” said {hinderer}, and got a biscuit, so as to be quiet.} # beat
{hinderer_animal:Everybody looked at {hinderer}, who had been asleep, and was hurt.} # beat
{hinderer_carried:“It was {hinderer},” somebody said kindly, and {hinderer} did not deny it.} # beat
{is_loved:“We were just talking of {loved},” said {A}, to help.|{musing}} # personal
{guest} looked at the water. But {A} was looking at the sail. {young:It had puffed out!|It had puffed out, like a cheek, and hung down again.} And the boat had moved as far as a hand.
“Was that wind?” called the Admiral. ¶ “A little,” said {A}.
-> DONE

=== l1
# aside
# shot: above
# place: lake; dusk; clear
# action: guest sit worried; heroes eat calm sandwich; friends eat calm sandwich
# things: boat; basket; plate; 3 plum on plate
It was because of the picnic. There had been a basket in each boat, {young:with beans.|and somebody had thought that beans would be nice, as they keep warm.}
After the beans there had been plums. {young:{guest} had eaten eleven.|{guest} had been asked to have another, and another, and had been too polite to stop at ten.}
“How do you feel?” asked {A}. ¶ “Full,” said {guest}, {young:“and then some.”|“and it is not the kind of full that stays where it is.”}
You could hear it, if you put an ear there. {young:It said glug.|It was like a house where somebody moves a bed upstairs.}
“It wants to go somewhere,” said {A}. ¶ “Not here,” said {guest}. # more
In front the Admiral poured cold tea, with one finger out, as if it was hot. # more
The sun had got quite low, and had a look under the sails. There was not much to see. # more
-> DONE

=== s3
# shot: two
# place: lake; dusk; clear
# action: A whisper guest; heroes listen; guest look-up worried; friends sit calm
# things: boat; sail
“Was that you?” {A} whispered. ¶ “No,” said {guest}. Then {guest} thought about it. “Yes.”
“Have you got any more?”
“I have been holding it in since lunch,” said {guest}. “You do not do that in a boat. {young:The Admiral would hear it!”|There is an Admiral.”}
“They all want to go to bed,” said {A}. “There is nobody else here who has any.” # usual
{helper_person:“I can sing at the same time,” said {helper}, “quite loud. I know a song with a drum.”} # beat
{helper_animal:{helper} laid a chin on {guest}, and breathed out, to show how easy it is.} # beat
{helper_carried:{helper} was put where it would be softest, for {guest} to lean on.} # beat
{guest} looked at the twelve boats, and the sun, which was going home without any trouble. # usual
“In front of everybody?” asked {guest}. ¶ “No,” said {A}. “Behind the sail.”
-> DONE

=== m2
# aside
# shot: behind
# place: lake; dusk; clear
# action: guest crawl worried; A point happy; heroes point happy; friends sit happy
# things: boat; sail; themed in boat
You have to sit right for it. {A} held up a finger, and shut one eye. {young:“Left a bit,” said {A}.|“Left a bit,” said {A}. “You want to hit it in the middle, or we go round and round.”}
{themed_a} was put on the other side, so that the boat did not lean. # personal
{guest} moved over, very slowly. {young:A small one got out.|A small one got out on the way, of no use to anybody, and went over the side like a bee.}
“Save it,” said {A}. {young:“Think of a cork.”|“Think of a cork, and of somebody who sits on it.”}
{pausing} # company
“What do I do with my face?” asked {guest}. ¶ “Look at the weather,” said {A}. # more
There was not a great deal of weather to look at. It was all in the boat. # more
-> DONE

=== l2
# aside
# shot: two
# place: lake; dusk; clear
# action: A throw happy rope; heroes hold happy rope; guest sit proud; friends pull happy rope
# things: rope; 3 boat
One boat would be a pity, if there was so much of it. So a rope was thrown to the next, {young:and one to the next.|and from there to the next, until they were all on it, like beads.}
Last of all came the Admiral. {young:A ship like that is heavy.|She had the biggest boat, with a piano in it, and she thanked them for the rope.}
“And what do you mean to pull us with?” she asked. ¶ “It is a surprise,” said {A}.
A duck came up behind, {young:with nine small ones.|with nine small ones, and took the place after the Admiral, to save paddling.}
{guest} looked along the row. There were a great many people on it who had had supper at one. # more
“All of them?” asked {guest}. ¶ “You had eleven plums,” said {A}. # more
That was one for each, and the duck could come for nothing. # more
-> DONE

=== s4
# shot: wide
# place: lake; night; stars
# action: heroes ride laughing boat; guest sit proud; captain stand happy; friends sit laughing
# things: boat; sail; rope; moon
{guest} sat down behind the sail, and let go. ¶ Parp!
Flup, went the sail, and was as round as a pillow. Off went the boat. {young:It had a wave in front.|It had a white wave in front, and the tea ran up the one side of the cups.}
They threw a rope to the next boat, and all the others took hold. {young:Parp, it went, and parp.|Parp, it went, and then parp, with a long one for the corner.} # usual
{is_wished_smell:All over the lake it smelled of {wished_smell}. “How nice,” said the Admiral, and breathed in. “There must be {wished_smell} on the shore.”|“It is out of the south,” said the Admiral, behind her handkerchief. “They have cabbages there.”}
Then twelve boats ran up on the sand, and everybody was home.
“Whose wind was that?” asked the Admiral.
Nobody spoke. They all looked at their shoes. # usual
“Mine,” said {guest}. ¶ The Admiral took off her hat. “I have never sailed behind {guest_a} before,” she said. “It was the best wind of my life.”
“I could not have done it myself,” she said, “and I have tried since two.” # usual
-> DONE

=== m3
# shot: two
# place: lake; night; stars
# action: captain bow happy at guest; guest bow proud; heroes stand happy; friends clap happy
# things: boat; lantern; moon
They all shook hands, and then they went up the path with lamps.
The Admiral was last. She looked to the left. She looked to the right. # spare
Parp, it went. It was a small one, with gold on it. # usual
“Was that wind?” asked {A}. ¶ “A little,” said the Admiral. # usual
Her boat had gone back a bit, from the sand. Somebody had to fetch it. # more
There was cake under the lamps, and they had it standing up. # more
-> DONE

=== m4
# aside
# shot: close
# place: bathroom; night; stars
# action: heroes wash sleepy; friends stand sleepy
# things: bath; rubber-duck; towel; lamp
The bath was quite flat. There was a duck on it, and it did not move.
Then there were bubbles. They came up by themselves.
The duck went to the other end.
“Out of the south,” said {A}. # spare
The plug was pulled. That was a long one, and it was only the bath. # more
The towel was big, and hung from both hands like a sail. There was no need of it now. # more
-> DONE

=== l3
# aside
# shot: behind
# place: lane; night; stars
# action: guest walk happy; heroes wave sleepy; friends wave sleepy
# things: gate; lantern; moon
Then {guest} went home, by the lane, and it was much easier to walk.
“Is there any left?” asked {A}. ¶ “One,” said {guest}. “I keep it for the hill.”
They listened at the gate. {guest} got small, and smaller.
There it was. It was a good one, a long way off. # usual
{homeward} # company
A gate said eek. A cow said moo. They all wished to be in it. # more
Over the hill a cloud began to move. It had stood there since lunch. # more
-> DONE

=== l4
# shot: object
# place: lake; night; stars
# action: heroes sleep
# things: boat; sail; moon
The lake was flat. It had a moon in it, and the moon did not move.
Twelve boats lay on the sand, with their noses up.
A sail hung on a line to dry. It was let in the fresh air. # usual
A plum stone lay in the boat. There were ten more. # more
The duck was asleep, and so were the nine. # more
On the path the lamps were out. There was a bit of cake, and an ant had found it. # more
Then the sail puffed out, only a bit, by itself.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; quilt; lamp; moon
{A} lay in bed. The quilt lay flat, from end to end.
{resting}
{keepsake}
{dream} # spare
It was still. You could hear the lamp go out. # usual
Then there was a noise. It was small, and it was warm.
The quilt went up in the middle, as round as a pillow.
“Was that wind?” somebody asked, by the door.
“A little,” said {A}.
And off went the bed.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A plum stone came in the post, in a box with cotton wool. “I should like you to have this,” wrote the Admiral. “It is number eleven. We have put a picture of the sail in the hall, and underneath it says ‘A Fresh Breeze’, and not one person has asked.”
{H} planted it behind the shed, where there is never any wind, or was not until then.
-> DONE

=== next_bedtime
The quilt lay flat. Then it went up a little in the middle.
-> DONE
