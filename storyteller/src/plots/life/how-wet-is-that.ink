# tells: line
# when: done
# wants: other
# names: Orla | Thelma | Nerys
# ages: 3-10
# form: letter
# holds: octopus(kind), water(shallow), dark(kind)

=== title
{~How Wet Is That?|Letters Down the Plug}
-> DONE

=== s1
# shot: wide
# place: bathroom; dusk; clear
# action: heroes sit surprised in bath; friends point surprised at bubble
# things: bath; bubble over bath; letter in bubble
{~“{wished_said},” said {H} in the bath, and out of the plug came a bubble, and went pop, with a letter in it.|In the bath {H} said it once more, to the taps. “{wished_said}.” A bubble came up, and went pop, and there was a letter in it.|Somebody was listening in the pipe. {H} had just got to the best bit, “{wished_line},” when there came a cough from below, and then a bubble, with a letter in it.}
The letter was no bigger than a stamp, and it was quite dry inside, since it had come in a bubble. # usual
“Dear Upstairs,” it said. “I could not help hearing. We live right at the bottom, my arms and I, and nothing is ever told down here but tides. Do please write what that was. Yours, Orla.”
{young:So {L} said it, and they wrote it down, from Dear Orla to the end.|So {L} said it, and it was written on the back, in wax, so as not to run, from Dear Orla to the name.} # usual
So an answer went down with the first of the water. {young:Glug.|Glug, it went, and round, and down.}
-> DONE

=== s2
# shot: two
# place: bathroom; dusk; clear
# action: heroes read happy letter; octopus write happy pencil; 2 crabs listen happy; friends sit curious
# things: letter in heroes.hand; bath; towel
It was answered before the towel was warm.
{joining}
“Dear Upstairs,” it said. “Thank you for yours of just now. We have read it out to the crabs. I have only one question. How wet is that?”
{A} had not thought about that side of it. “Dear Orla,” wrote {A}. “It is a dry thing.” ¶ “Dear Upstairs,” she wrote back. “Dry! What is that like?”
{is_wished_place:“And is {wished_place} under the water, or over?” she wished to know. “We have looked on the chart.”} # wished
{is_wished_person:“Who is {wished_person}, and how many arms?” It was two, as far as {A} knew.} # wished
{is_wished_matter:“We are all guessing at {wished_matter},” wrote Orla. “I say that it has a shell.”} # wished
{hinderer_person:“Ask her about pearls,” said {hinderer}, and the next letter was all about pearls, and they were no further.} # beat
{hinderer_animal:{hinderer} drank the next letter, bubble and all, and they had to ask her to send it again.} # beat
{hinderer_carried:{hinderer} fell in, and was wrung out, and was sent down in the next letter, as an example.} # beat
So down went {themed_a}, drawn in wax, to let her see the kind of thing that you have up here. # personal
-> DONE

=== m1
# aside
# shot: close
# place: bathroom; dusk; clear
# action: heroes hold curious towel; friends stroke curious towel
# things: towel in heroes.hand; paper; pencil
What is dry like? They went round the bathroom to find some. {young:A towel is dry.|The towel was dry, and so was the mat at the far end.}
“Dear Orla,” wrote {A}. “Dry is where the water stops.”
{young:“Does it stop?” wrote Orla.|“Dear Upstairs, we have been to look,” wrote Orla. “It went on, as far as anybody swam.”}
“It crackles,” wrote {A}. {young:“It is warm, and a spoon stays where you put it.”|“It crackles, and it is warm, and a spoon stays where you put it.”}
“It stays?” wrote Orla. {young:“All night?”|“Do you mean to say that you put it down, and go to bed, and there it is?”} # spare
They sent her a crumb, for the feel. It got there, but it was not dry. # more
-> DONE

=== l1
# aside
# shot: behind
# place: bathroom; dusk; clear
# action: crab write cross pencil; heroes read surprised letter; friends peek curious at letter
# things: letter in heroes.hand; bubble; bath
The next was in a different hand. {young:It was from a crab.|It was in pencil, and went sideways, and it was from the crab.}
“To whom it may concern,” it said. {young:“I do not believe it.”|“I have been down here for twenty years, and I do not believe a word. Nothing is like that.”}
“It was like that,” {A} wrote. “I was the one it was like.”
{young:“Oh,” wrote the crab.|It took some time. “Oh,” wrote the crab, when it came. “In that case I should like to be put down for a copy.”}
So one was done for him, with wide margins, as he comes at things from the edge. # spare
“P.S.,” it said, so small that they had to use the glass. “Was it really?” It really was. # more
“I shall have it on my back,” wrote the crab, “where people can see.” # more
-> DONE

=== m2
# aside
# shot: two
# place: underwater; dusk; clear
# action: octopus dance proud; 3 crab clap happy; fish clap happy; heroes look-up curious
# things: 4 bubbles; stage
“Dear Upstairs,” wrote Orla. {young:“We are going to do it as a play.”|“We thought that we might do it as a play, for those at the back who cannot read. I am to be you.”}
“Which bit of me?” asked {A}. ¶ “The front,” wrote Orla. {young:“I have the arms for it.”|“I have arms enough for that, and I can do the shoes as well.”}
{young:It was to be on Thursday, with a cod to do the weather.|It was to be on Thursday at high tide, and a cod had been found who could do the weather.}
“Does it rain in it?” asked the cod. ¶ “Not as far as I know,” wrote {A}. “You could just stand there, and be fine.” # spare
{pausing} # company
-> DONE

=== l2
# aside
# shot: above
# place: bathroom; dusk; clear
# action: heroes write curious pencil; friends pour calm jug; octopus eat calm
# things: bath; letter; 4 bubbles
“What do you have, of a day?” {A} asked, since you should ask back.
“Dear Upstairs,” it said. {young:“There is the tide. It comes in. It goes out.”|“Well, there is the tide. It comes in. You are just getting used to it when it goes out.”}
“And then?” ¶ “Then it is dinner,” wrote Orla. {young:“It is plankton.”|“It is mostly plankton. It comes to you. There is no going and getting.”}
{young:“And then?” There was a long wait.|“And then?” wrote {A}, and the answer took so long that they had to run some more hot.}
“Once there was a lamp,” it said. “It came down on a string. It looked at me, and I went red.” # spare
“Who was on the other end of the string?” wrote {A}. ¶ “I did not like to pull it,” wrote Orla. # more
“Was it nice?” ¶ “I have kept the page open,” wrote Orla. # more
-> DONE

=== s3
# shot: object
# place: bathroom; dusk; clear
# action: heroes listen sad; friends sit worried
# things: bath; letter on bath; bubble over bath; pipe
Then there was nothing in the pipe but pipe. They waited, and the water went cold. # usual
At last there was a bubble, and it did not so much pop as give way.
“Dear Upstairs,” it said. “I have told it so often, and now I have it here in front of me, and I do not think I have it at all. I was not there. I have only got the words.”
{helper_person:“She has the outside of it,” said {helper}. “Could you send her some of the inside?”} # beat
{helper_animal:{helper} put both front feet on the edge, and breathed into the pipe, slowly, so that she should not feel that nobody was there.} # beat
{helper_carried:{helper} was put by the plug, to keep the line open.} # beat
{L} put one ear to the water. It was all dark and long down there. {young:“How do you do the inside?” said {L}.|“You can’t write the inside,” said {L}. “I have tried. It turns into the outside.”} # usual
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; dusk; clear
# action: heroes push curious; friends hold calm soap;
# things: bath; soap; wave in bath
They sent down a bit of soap, with a face on. {young:It was not the same.|It went down well enough, but it was not the same.}
They sent a wave, with one hand. {young:It was a good wave.|It was a good one, and slopped out over the mat, but she had waves.}
“What did it do to you?” they asked. “When it was just then?”
{L} had to think where it had been. {young:It was here, and it went thump.|It had been in here, on the left, and it had gone thump. It did it again only to be asked.}
“Do that,” they said. # spare
“It does not come off,” said {L}. ¶ “You could knock it,” they said. # more
-> DONE

=== s4
# shot: close
# place: bathroom; night; clear
# action: heroes knock proud bath; octopus knock happy; friends listen happy
# things: bath; pipe; 5 bubbles
So {L} felt on the left, where it had gone thump at the time, and knocked that on the side of the bath. Thump. Thump, thump. Thump.
It went into the tub, and it went down the pipe. You could hear it get there. # usual
And up it came, soft, on eight arms. Thump. Thump, thump. Thump.
“Dear {L},” said the next one. “Oh. Is that it? But that is not dry at all.”
“No,” wrote {L}. “I forgot. Inside it is quite wet.” # usual
“Now I know what it is,” wrote Orla. “It is your heart. An octopus has three.”
“P.S. We have {themed} up by the door. It gives the reef a tone.” # personal
-> DONE

=== l3
# shot: wide
# place: bathroom; night; stars
# action: heroes wave sleepy; friends wave sleepy
# things: bath; soap in bath; 5 bubbles over bath
They took out the plug. It was time that she had her water back.
Round it went. The soap went round, too, as far as it could.
“Is there more?” said the pipe. “We will write,” they said. # spare
The taps had heard it all, the hot and the cold, and each of them kept it. # more
A last bit ran down the side. It had been in no rush. # more
Then there was just the ring. They put the mat up, to drip. # more
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: heroes hug sleepy towel; friends sit sleepy
# things: towel
Dry has a smell. It is one part towel, and it is one part bed.
“Are you dry?” they asked. {A} was dry, but for one ear.
It was still in there, a bit of it. If you lay on it, it was the sea. # spare
A spoon was put down on the sill, for Orla. It would stay there all night. # more
The sleeves crackled. Orla would have liked that. # more
-> DONE

=== l4
# shot: wide
# place: underwater; night; stars
# action: octopus dance happy; 3 crab clap happy; fish swim calm; heroes sit sleepy
# things: 4 bubbles; shell
Right down at the bottom it was dark. But it was a kind dark, and it went to and fro.
Orla had it by heart, in all three hearts. She told it to those at the back.
A cod stood by, and listened. # more
The crab had it on his back. He let them see. # spare
“How wet is it?” asked a very small fish. ¶ “Come here,” said Orla. “It goes like this.” # more
The tide went out. They were used to it. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy; octopus sleep sleepy
# things: pipe
The bed was dry, from the top to the end.
{resting}
{dream} # spare
“{wished_said},” said {L}, with one ear on the pillow. It was the wet one. # usual
Thump, it went, in there. Thump, thump.
A long way down it went thump as well. Those were Orla’s hearts, all three.
The bed stayed. The night came in, and it went on coming in. # usual
“Dear all,” said {L}.
It was not written down. It was only said.
Goodnight, {H}. Goodnight, Orla.
Yours.
Goodnight.
-> DONE

=== next_night
Under the sea they had made a play of it. There was a card in the overflow. “A cod did the weather,” it said. “He stood there, and was fine. People wept, but down here one can’t tell.”
Something else came up with it, wrapped in weed. It was a button, from the inside of a shell, the wet sort of white. “For the one who was it,” said the card. {H} put it on the side of the bath, in the evening, and it stayed.
-> DONE

=== next_bedtime
Far down the pipe it went thump, three times.
-> DONE
