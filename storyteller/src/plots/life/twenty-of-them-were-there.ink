# about: lie(teeth|tooth|brush); truth(teeth|tooth|brush)
# also: teeth; truth; lie; sorry; embarrassed; sad; bravery
# news: bad
# wants: child
# role grownup: parent = the grown-up with the book
# ages: 4-9
# needs: hands
# holds: dark(kind)

=== title
{~Twenty of Them Were There|The Dry Brush}
-> DONE

=== s1
# shot: wide
# place: bathroom; night; clear
# action: L stand worried; grownup stand; heroes stand; friends stand
# things: basin; cup; toothbrush; mirror; towel
{~“Have you done your teeth?” asked {grownup}. ¶ “Yes,” said {H}, {young:and it was not true.|rather quickly, and it was not true.}|It was only one word, and it was very short. {grownup} had asked about teeth, and {H} had said yes. {young:But it was not true.|It was not true, though.}|The toothbrush stood in its cup, as dry as a biscuit. ¶ “Have you done your teeth?” asked {grownup}. ¶ “Yes,” said {H}. {young:It was not true.|It was out before anyone had looked at it.}}
“Oh, good,” said {grownup}, and went to look for the book.
{L} had hot ears, and {young:a tummy like a shoe on the wrong foot.|a feeling as if something had been put on the wrong way round.}
It was not a big lie. {young:But it was a lie.|It was about as long as a toothbrush. But it was a lie, and it stood there.} # usual
{young:{L} wanted it to be true.|What {L} wanted was for it to be true, without having to go back and start again.}
-> DONE

=== s2
# shot: close
# place: bathroom; night; clear
# action: L hold toothbrush; heroes stand; friends sit
# things: basin; tap; toothbrush in L.hand; mirror
So {L} took the brush, and held it under the tap. {young:Now it was wet!|Now it was wet, and a wet brush looks just like a brush that has been somewhere.}
{joining}
{musing}
“With the mint, or with the strawberry?” called {grownup}, from the bedroom.
“The strawberry,” called {L}. {young:So that was two.|That had not been true, either, and so now there were two of them.} A little strawberry had to be put in the basin, and washed down. # usual
{hinderer_person:“I never heard you brush,” said {hinderer}. ¶ “I did it softly,” said {L}, and that was one more.} # beat
{hinderer_animal:{hinderer} had sat in the door the whole time, and had seen it all, and looked at the brush.} # beat
{hinderer_carried:{hinderer} lay by the basin, and had seen it all, and had to be turned to face the wall.} # beat
“Up and down, or round and round?” ¶ “Both,” called {L}. # usual
By then it would have been done. {young:But there was no time to think of that.|It takes two minutes, and this had taken four, but there was no time to think of that.}
-> DONE

=== m1
# aside
# shot: behind
# place: bathroom; night; clear
# action: A stand curious mirror; heroes stand; friends sit
# things: mirror; basin; lamp; towel
There is a face that goes with it, too, and {A} went to look for one. {young:The mirror was full of them.|The mirror had several, and {A} tried them on.}
The first had eyebrows that went up too far. {young:It looked like an owl.|It looked like an owl that has been asked about a mouse.}
The next one smiled, {young:but it had to be held up.|but it slid off at one side, and had to be held up with a finger.}
“Yes,” said {A} to the glass, with a very good one, like a doctor. {young:Nobody would have thought a thing.|You would have let that face hold your purse.}
But the ears were still red. {young:They stuck out at each side.|They stuck out on both sides of it, and told everybody.}
{A} put a flannel over them, but then it was a face with a flannel on, and people ask about that. # more
-> DONE

=== l1
# aside
# shot: two
# place: bedroom; night; clear
# action: A hold worried teddy; heroes sit; friends sit
# things: teddy in A.hand; bed; lamp; rug
It is better to have somebody who saw it. {young:So {A} asked the bear.|So {A} took the bear on one knee, and explained.}
“If they ask you, I did the back ones as well,” said {A}. {young:The bear did not say a thing.|The bear had been under the quilt since breakfast, and did not say a thing.}
{A} took hold of his head, {young:and made it nod.|at the back, where it cannot be seen, and made it go down and up.}
He had never told a lie before. {young:He looked out of the window after that.|He did it quite well. But afterwards he looked as if he would rather be put down.}
“Thank you,” said {A}. {young:“You can go to bed now.”|“You need not do it again. It was only the once.”} # more
It was not much of a thank you, and he was put back with his face to the wall. # more
So that was two of them, with hot ears. # more
The bear has very large ones. They are brown, and it does not show so much. # more
-> DONE

=== s3
# shot: above
# place: bedroom; night; clear
# action: L lie-awake worried; grownup sit-on-chair; heroes lie-awake; friends sit
# things: bed; chair; book; lamp
“For how long?” asked {grownup}, and opened the book. {young:¶ “Very long,” said {L}.|¶ “All the way through the song,” said {L}, “and then once more.”}
So now there was a heap of things that were not true. {young:It wobbled.|It had begun as one small yes, and now it was as tall as a lamp.}
{helper_person:“I should not mind a song,” said {helper}. “How did it go?” And nobody knew how it went.} # beat
{helper_animal:{helper} came up to say goodnight, and smelled at {L}’s mouth for a long time, with great interest.} # beat
{helper_carried:{helper} was put on the pillow, face up, and looked straight at the teeth.} # beat
{grownup} began to read. {L} did not hear a word of it, for the tongue had found something. {young:There was a bit of supper at the back.|At the back, behind the last one, there was a good-sized bit of supper.} # usual
The tongue went along the whole row. {young:There were twenty teeth in there.|There were twenty of them in there, all looking the same way.}
They had been there. {young:They knew!|All twenty of them had been there, the whole time, and there was not one that had been brushed.}
“Wait,” said {L}.
-> DONE

=== m2
# aside
# shot: close
# place: bedroom; night; clear
# action: A sit-up worried; grownup read book; heroes sit-up; friends sit
# things: bed; book; lamp; themed on bed
“Is it the page?” asked {grownup}. ¶ “No,” said {A}. “It is my mouth.”
{A} shut it tight. {young:But you can’t say a thing like that.|But it is hard to say anything with your mouth shut, and harder not to.}
“Mm,” said {A}. {young:¶ “Mm?” said {grownup}.|¶ “Mm?” said {grownup}, with one finger on the line. “Take your time.”}
{themed_a} was looked at for a while, but it was no help with that. # personal
{pausing} # company
The heap was still there, with the yes right at the bottom. {young:It was the smallest one.|You only had to get at that one, {A} thought, and all the rest would come down by themselves.}
But it was a good way down, and it was dark at the bottom. # more
“I am still here,” said {grownup}, and the page was not turned. # more
-> DONE

=== l2
# aside
# shot: wide
# place: bedroom; night; clear
# action: A lie-awake; grownup sit-on-chair calm; heroes lie-awake; friends sit
# things: bed; chair; lamp; window
“Were you ever in a heap?” asked {A}. {young:¶ “What sort of heap?” asked {grownup}.|¶ {grownup} laid the book face down. “What is it a heap of?”}
“If you had said that a thing was so,” said {A}, {young:“and it was not so.”|“and it was not so, and then you had to say a lot more, to hold it up.”}
“Oh, that,” said {grownup}. {young:“Yes. It was about a cake.”|“Yes. When I was seven I was in one about a cake, for a whole week, and I did not even like the cake.”}
“How did you get out?” ¶ “I said so,” said {grownup}. {young:“It took no time at all.”|“I thought that it would take all day, and it took about as long as a hiccup.”}
Nobody said anything then, and it was quite a nice quiet, with room in it. # more
“What sort of cake was it?” asked {A}. ¶ “Seed,” said {grownup}. # more
They both made the same face about it, at the same time. # more
-> DONE

=== s4
# shot: two
# place: bathroom; night; clear
# action: L hold toothbrush; grownup stand calm; heroes stand; friends stand
# things: basin; toothbrush in L.hand; towel; lamp
{L} got up, and fetched the brush from its cup, and held it out.
“It is not true,” said {L}. “I did not do them. {young:I just made it wet. I am sorry.”|I only made it wet, and it was not strawberry. I am sorry.”}
It had taken no longer than a hiccup. {L} waited, with both ears red. # usual
{grownup} felt the brush with one thumb. {young:“Thank you,” said {grownup}. “That was hard to say.”|“Thank you for telling me,” said {grownup}. “That cannot have been easy.”}
“Are you cross?” ¶ “Not with somebody who tells me,” said {grownup}. {young:“Come on.”|“It is the teeth that I am sorry for. Come on.”} # usual
So they did them, up and down, and round and round. # usual
It took as long as a song, and {grownup} sang it, so there really was one. # usual
“Was that all?” said {L}, with foam. ¶ “That was all of it,” said {grownup}.
-> DONE

=== m4
# shot: above
# place: bathroom; night; clear
# action: L wash calm; grownup hold towel; heroes wash; friends sit
# things: basin; cup; tap; towel
Then came the bit with the water. It goes in, and round, and out.
The foam went down, and a bit of supper with it. ¶ “So there you were,” said {L}.
The tongue went along the row again. They were all smooth. # spare
No one in there had a thing to say. They all shone.
The tap was shut off. The basin was white. # more
The brush went back in its cup. It was wet now, and it was true. # more
-> DONE

=== l3
# shot: close
# place: bathroom; night; clear
# action: L look-up calm mirror; grownup stand; heroes look-up; friends sit
# things: mirror; lamp; towel; cup
{L} had one look in the glass. It was just a face.
The ears were their own pink. They lay flat.
“Yes,” said {L}, to see how it looked. It looked all right. # spare
The towel did the chin. There was some foam on it. # more
The lamp hummed a bit. It was late, and that was no one’s fault. # more
They put it out, and the face went too. # more
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: L hug teddy; grownup sit on bed; heroes sit; friends sit
# things: bed; teddy; lamp; chair
The bear was on the pillow. He had to be told as well.
“I had not done them,” said {L}. “But now I have.” # spare
He was glad. You could tell by how he lay.
He has no teeth at all. It is a thing that he need not think of. # more
There was no heap now. There was just a bed, and it was soft.
The song was still in the room. It went round once more. # more
-> DONE

=== l4
# shot: object
# place: bathroom; night; stars
# action: heroes sleep
# things: cup; toothbrush in cup; basin; moon
The brush stood in the cup. It was wet all the way in.
One drop ran down the stem. It got to the end, and sat there. # spare
The moon came in, and felt it with its thumb. Yes, it was wet. # more
It smelled of mint, and a bit of night.
It had been a long day for a brush. But it had been somewhere. # more
Now it could stand there till the sun was up. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit on bed; friends sleep
# things: bed; lamp; quilt; book on quilt
The book was read, and this time {L} heard it. # usual
{resting}
{keepsake}
{dream} # spare
“Have you done your teeth?” asked {grownup}, by the lamp.
“Yes,” said {L}.
It was the same word. It was as short as that. # usual
But it had no need to be held up. It just stood there, in the dark, on its own feet.
All twenty of them knew.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
“Have you done your teeth?” somebody asked, as soon as it was morning. It was the bear, who had never asked before.
{H} showed him, and he counted, and came to twenty, and then he did it again, since it is a lot for a bear. “I was there,” he said, to nobody in particular. “I saw it.” And he nodded, all by himself.
-> DONE

=== next_bedtime
The brush stood in its cup. It was wet. It had been somewhere.
-> DONE
