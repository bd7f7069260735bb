# tells: sentence
# when: done
# wants: child
# names: Mrs Tarrant | Mrs Birdwood | Mrs Ling
# role grownup: parent = the grown-up with the tea towel
# ages: 3-10
# holds: moon(kind), dark(kind)

=== title
{~Not That, But|Ask the Moon}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A listen curious at kettle; heroes point at kettle; grownup wash plate; friends sit
# things: kettle on table; table; smoke over kettle
{~“{wished_said},” said {H} to the kettle. “Has that ever happened to you?”|It was {H} who wanted to know. “{wished_said}. Has that ever happened to anybody else?”|Nobody in the kitchen was saying anything, and so {H} began. “{wished_said}. Does that happen to many people?”}
It was a fair question. {grownup} had never been asked it before. {young:“Ask round,” said {grownup}.|“You had better ask round,” said {grownup}.}
{L} asked the kettle first, since it knows a good deal, and is usually warm about it.
“Not that,” said the kettle. {young:“But I sang once, and nobody came.”|“But I came to the boil once, with nobody in the room. I sang it right through to the end.”}
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: A sit curious on stairs; heroes stand; friends climb stairs
# things: stairs; themed
The stairs come next, when you go about a house. {A} sat down on the third one.
{joining}
The third stair was told it all. “Has it ever happened to you?” asked {A}.
“Not that,” said the third stair. {young:“But I am the one that creaks.”|“But out of thirteen, I am the one that creaks. I do not know why it was me.”} # usual
{is_wished_place:“It had to do with {wished_place},” said {A}. The stair had always meant to go there.} # wished
{is_wished_matter:“There was {wished_matter},” said {A}. ¶ “I can see how that would be it,” said the stair.} # wished
{hinderer_person:“It happened to me,” said {hinderer}, and told them. It was something quite different, and it took until the landing.} # beat
{hinderer_animal:{hinderer} lay down on the fourth stair, right across it, and was asked, and only sighed.} # beat
{hinderer_carried:{hinderer} was put down on the sixth stair, and forgotten there, and all of them had to go back.} # beat
Upstairs {A} tried {themed_a}, but that was only new, and nothing had happened to it yet. # personal
“Well, thank you,” said {A}, and went on up.
-> DONE

=== m1
# aside
# shot: behind
# place: bathroom; dusk; clear
# action: A point curious at mirror; heroes peek at mirror; friends stand
# things: mirror; basin
The mirror in the bathroom says what you say. {young:“Has it happened to you?” said {A}.|“Has it ever happened to you?” asked {A}, and at the same moment it asked {A}.}
“Yes,” said {A}. ¶ “Yes,” said the mirror.
{young:They looked at each other, very hard.|They looked at each other for some time. You could see that it had been there.}
But it did not know any more than that. {young:It stopped just where {A} did.|It knew it up to exactly the same place as {A}, and there it stopped as well.}
“You were a bit late with the nose,” said {A}. # spare
“You might have asked it first,” said the tap. “I go on and off. That is all I have.” # more
{A} breathed on it, and it was gone, and then it was back, and still it said no more. # more
-> DONE

=== l1
# aside
# shot: close
# place: street; dusk; clear
# action: A peek curious at postbox; heroes listen; cat lie-front proud on wall; crab sit on postbox; friends stand
# things: postbox; wall
Outside was the letter box. It had its mouth open, as ever.
“Not that,” it said, {young:“but I had a crab in me once.”|“but somebody once posted a crab. First class. It went at half past five with the rest.”}
{young:“Was it all right?” asked {A}.|“And did it get there?” asked {A}.} ¶ “They never write,” said the letter box.
The cat on the wall was asked, too. Everything has happened to a cat. {young:She shut her eyes.|She looked as if it had, and as if she had thought very little of it.}
“And I was painted once,” it said, “with my mouth open. One tastes it for years.” # more
“She would say that,” said the letter box. “She was here about the crab.” # spare
A leaf fell past. It was the only time for the leaf, and it was busy. # more
-> DONE

=== m2
# aside
# shot: two
# place: garden; dusk; clear
# action: tarrant point happy; A listen laughing; heroes peek behind fence; friends stand
# things: fence; 2 beans behind fence; bun before goose
# people: tarrant=woman(old, straw hat)
Over the fence was Mrs Tarrant, with her beans. She is {~eighty|ninety}. {young:She has had a lot of days.|She has had some thirty thousand days, and has them all in order.}
She heard it out, and went through all those days with a finger. “Not that. {young:But I had a bun stolen by a swan.|But when I was your size I had a bun stolen by a swan, in front of the whole school.}”
“How was it?” asked {A}. ¶ “Damp,” said Mrs Tarrant. {young:“And I was the only one.”|“And I went about for a week, looking for somebody else with a swan.”}
“Did you find one?” ¶ “Not to this day,” said Mrs Tarrant. # spare
“It is a good thing to have had,” said Mrs Tarrant. “Nobody can tell it for you.” # more
She gave them a bean each to be going on with. # more
-> DONE

=== l2
# aside
# shot: above
# place: pond; dusk; clear
# action: A shout curious at duck; heroes kneel; 4 ducks swim; duck sleep; friends kneel
The pond they did from the path. {young:“Has it ever happened to you?” called {A}.|“Has it ever happened to any of you?” asked {A}, for a pond is several.}
The ducks talked it over. {young:They took a long time.|It went all the way to the back, to one asleep with its head in.}
“Not that,” said the first duck. {young:“But he fell off an egg.”|“But Arnold was hatched facing the wrong way, and the first thing he saw was us leaving.”}
“I had a newt sit on me,” said a lily. “It was a Friday.” # more
“Does he mind?” asked {A}. ¶ “He says that he has seen more than we have,” said the duck. # spare
Arnold came by backwards, and nodded, as you do to somebody else with something. # more
{pausing} # company
-> DONE

=== s3
# shot: behind
# place: bedroom; dusk; clear
# action: heroes look-through sad window; grownup sit; friends pull curtain
# things: window; curtain; star; themed
So everybody had been asked, {young:and it had been nobody.|and everybody had had something, and nobody had had that.}
“It is only me,” said {L}. “In the whole world.” It is a large place to be the only one in. # usual
{helper_person:“Have you been right to the top?” asked {helper}, and drew the curtain back a bit further.} # beat
{helper_animal:{helper} jumped on the bed, and sat down on as much of {L} as there was room for.} # beat
{helper_carried:{helper} got moved over, close, on the left side.} # beat
“Then you must know what it is like,” said {grownup}, who had come up with the towel still on one shoulder. “There is nobody else that I could ask.”
{L} had not looked at it from there. # usual
Even {themed} looked as if it would not mind if something were to happen. # personal
-> DONE

=== m4
# aside
# shot: wide
# place: bedroom; dusk; clear
# action: A sit proud; friends listen curious; grownup listen; heroes peek curious
# things: pillow behind A; lamp
It is not every day that you are the only one who knows. {young:{L} sat up for it.|{L} sat up, and had a pillow put behind, as you do for people who know things.}
“First you think it is going to be like something else,” said {L}. {young:“But it is not.”|“But it is not like it. It is like itself.”}
{young:“I see,” they said.|They all nodded. Nobody said that they had once had an uncle.}
“And then?” ¶ “And then it is quite quick,” said {L}. “And then it is today, and you have it.” # spare
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: A reach-up curious at window; heroes look-up; friends stand
# things: window; moon behind window
Then the moon was at the glass. It had been left till last, as it was not up.
“{wished_said},” said {L}. “Has that ever happened to you?”
“Not to me,” said the moon. “I only go round.” It thought. “But I have seen it.”
“When?” said {L}. ¶ “It was a town with a bridge,” said the moon. “There was one in a boat, too. I see it now and then. They are about your size.”
“Do they think that they are the only one?” ¶ “They all do,” said the moon. “They sit up, and look at me.”
{L} put up one hand, and held it to the glass. It was for the one with the bridge.
-> DONE

=== l3
# shot: behind
# place: bedroom; night; stars
# action: A wave calm at window; friends look-up; heroes look-up sleepy
# things: window; moon; tree; roof
It was a good size, for a hand. You could see it from the wall, and so the moon could see it.
“I go by there at ten,” said the moon. “I will pass it on.”
It did not go fast. It had a roof to do, and a tree. # spare
There was a cloud to get by. It went by it. # more
The glass was cold. When the hand was gone, it was still there, all five. # more
Then it got small, from the outside in, and went out. # more
You could hear the wind go by, which is how it gets about. # more
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A whisper sleepy toothbrush; heroes brush-teeth; friends stand
# things: toothbrush; basin; mug
There was one more to ask. It was the toothbrush.
“Not that,” it said. It was hard to hear. It had its head full.
They did the top ones, and they did the back. # spare
“But I go in there each night,” it said, “in the dark, and I come out.” # more
It did not mind not to know. It had a hole at the top, to hang by. # more
It was put in its mug. Two of them lived there. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: cat walk calm on wall; heroes look-up sleepy
# things: wall; postbox; letter in postbox; moon
The cat went along the wall. It had all gone quiet.
In the box were two cards and a bill. They lay close.
“Not that,” said the box, in its sleep. “But.” # spare
On the step stood the milk. It had never been asked a thing. # more
By the pond one was asleep, the wrong way round. He had the moon all to himself. # more
At the fence the beans had got hold of the string. They felt about for the next bit. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes reach-up sleepy at window; friends sit sleepy
# things: window; bridge
It was late. On the third stair there was a creak. It was just the one. # usual
{resting}
{dream} # spare
{L} said it once more, to no one. It was just to have it near.
Far off there was a bridge. There was a bed by it, and there was a light in the glass.
The moon had got that far.
A hand went up, and it was put flat. It had all five.
That was the one, then. # usual
Goodnight, you there. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a card in the letter box, and no name on it, and the stamp was of a bridge.
“Was it you?” it said. “It has happened to me as well. I asked the kettle, and the goat, and it was only me. Then there was a hand.” And below that, where there was room, somebody had put one of their own, and drawn all round it. {H} tried it on. It fitted.
-> DONE

=== next_bedtime
The moon came by at ten. It had a hand to pass on.
-> DONE
