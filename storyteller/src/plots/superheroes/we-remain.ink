# about: wants-to-be(superhero|super hero|super-hero|hero); trying-again
# also: frustrated; left-out; patience; sad
# wants: child
# form: letter
# names: Underwood | Penhallow | Whitlock
# ages: 10-12
# holds: dark(kind), alone(kind)

=== title
{~We Remain|Your Application to the League}
-> DONE

=== s1
# shot: wide
# place: bedroom; afternoon; clear
# action: A read sad letter; heroes read cross letter; friends peek sad
# things: envelope; desk; cape; cup
{~There was a letter on the mat for {H}. It was typed, with the ring of a teacup on it, and it was from the League of Heroes.|The League of Heroes has fourteen members and an address. {H} had written to the address, and the answer came by return of post, which was the first odd thing about it.|“Dear Applicant,” it began, and then it said no. {H} read it twice, because it was from the League of Heroes, and once more for the tea stain.}
“You write that you know where people have put things. It is not on the list of powers. Strength is full, flight is full, and we believe that there is a queue for the invisible.” # usual
“The Members would have told you so in person, but they are all out. We remain, yours truly, P. Underwood, Acting Secretary.”
{joining}
{is_loved:Under Other Interests {A} had put {loved}. “Noted,” wrote the Acting Secretary, “with more pleasure than I can properly minute.”|{musing}} # personal
“I know where people have put things,” said {A}. “They never even tried it.”
-> DONE

=== s2
# shot: two
# place: bedroom; afternoon; clear
# action: A write proud letter; heroes point proud at glasses; friends peek curious
# things: 3 letters; desk; glasses; pencil; stamp
So the second letter had a proof in it. “Dear Secretary,” wrote {A}, “you cannot find your glasses. They are on your head.”
The answer came the next morning. “Dear Applicant, this was correct. It is, however, no proof, since that is where everybody’s are. The Members regret. They are all out.”
{helper_person:“It wants a diagram,” said {helper}, and ruled it, and coloured in the glasses.} # beat
{helper_animal:{helper} ate the next one, as far as the stamp, and the new one was better.} # beat
{helper_carried:{helper} was set on the envelope until it stuck, as the heaviest thing in the room.} # beat
The third ran to four pages, and had a diagram. “Dear Applicant, it has been read by our departments of Strength, Flight and Tea, and all were moved. It is still not on the list. We remain.”
-> DONE

=== m1
# shot: above
# place: kitchen; afternoon; clear
# action: A write proud paper; heroes think curious at paper; friends write calm paper
# things: table; huge paper on table; pencil; stamp on table; mug on table
With the fourth answer came a form, number 6b. It wished to know things.
“Can you fly? If not, how far? Have you a cape? Is it paid for?”
“In an emergency, do you (a) stop the train, (b) lift the train, (c) make a list?”
{A} put a ring round (c), and then put a better ring round it.
“Have you an enemy? If so, give name and hours.” {many:They could think of nobody but the dentist, and {B} said that this was hardly fair.|Nobody came to mind but the dentist, who had only ever been kind.} # spare
It had to be signed by a witness, who must not be a relation or a seagull. Somebody had typed that line with feeling. # spare
-> DONE

=== l1
# aside
# shot: close
# place: library; afternoon; clear
# action: A read laughing paper; heroes read laughing paper; friends read laughing paper
# things: desk; 2 books on desk; lamp
They sent the list, too, when they were asked for it. It ran from A to D, and then there was a note to say that E was being retyped.
“Air, walking on. Animals, talking to (but not being answered, which is common). Bathwater, parting of. Being somewhere else. Cats, seeing what they see.”
“Cold, not feeling the. See also Mothers.”
“‘Doors, walking through,’” read {A}. “And then in pencil it says: ‘He was a nuisance in the cloakroom.’” To think of anybody writing that in an office was odd. So was the cloakroom.
They had got quite fond of P. Underwood, considering what P. Underwood kept saying. # spare
-> DONE

=== m2
# aside
# shot: wide
# place: bus; dusk; clear
# action: A point curious right; heroes look-up curious; friends sit calm
# things: bag; towel; letter
The address was 8 Weir Street, and the bus went by it. The house was tall and thin, with a brass plate. In the hall, through the glass, hung a row of hooks for capes, and on the last hook was a cardigan.
At the very top there was one window, open at the bottom by the width of a hand. Behind it was a lamp.
“Somebody is in, at any rate,” said {A}.
They went by on the way to swimming, and they went by on the way back, and the next day they went by in the rain. The lamp was always on, and always that one. # spare
The window was always open, too, which in the rain was not what you would choose. # spare
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: A look-through surprised magnifying-glass at letter; heroes point surprised at letter; friends crouch surprised
# things: row of 5 letters; cup
If you want to find a thing, you do not look for the thing. You look for what is the same every time, and then for what is not. # usual
{A} put the letters in a row.
{hinderer_person:“What is it that we are looking at?” asked {hinderer}, standing on Flight.} # beat
{hinderer_animal:{hinderer} walked the row with wet feet, and so one more thing was the same.} # beat
{hinderer_carried:{hinderer} had been put down on one, and for some time there was one too few.} # beat
The letter ‘e’ jumped up, in Strength and in Flight and in Tea. Each page had the ring of the same cup, with a chip in it.
“Checked: P. U.,” read {A}. “Approved: P. U. Stamped: P. U. Floor swept: P. U.” And {short:all of them|all five} had been posted at a quarter past five in the morning.
“How many cups does a League of fourteen need?” said {A}.
-> DONE

=== m4
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A read worried letter; heroes sit worried; friends sit worried
# things: 4 letters; window; bowl
It could of course be a code. It could be a trap. Perhaps heroes do not care for tea.
{A} went through them again. “‘The Members are all out,’” said {A}. “It says so every time. It has never once said when they are coming back.”
“And here it says: ‘You must excuse our typing, it is cold by the window.’ And in the third one there was soup. It does not say who with.” # spare
You can read a letter three times for what it says. The fourth time you begin to see who is holding the other end. # spare
“We have only ever asked about us,” said {A}.
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A write curious paper; heroes hold proud shoe; man read calm newspaper; friends point happy at shoe
# things: table; shoe; ticket
# people: man
Form 6b wanted references, and so the family had to be asked, one after the other, to say what the Applicant was like in an emergency.
“Finds the other shoe,” said the first. “Found the tickets,” said the next, “when I had been holding them for an hour.”
“Knew where I had put my bad mood,” said the newspaper. “I was sitting on it.”
It looked thin beside the parting of bathwater. {A} copied it out all the same. # spare
“Does anybody find your shoe?” the last one asked. {A} had to think, and it was such a good question that it went on to another piece of paper, for later. # spare
-> DONE

=== s4
# shot: two
# place: bedroom; night; clear
# action: A write calm letter; heroes hold calm biscuit; friends hold calm twig
# things: twig; envelope
The last letter was short. “Dear P. Underwood,” wrote {A}. “There is only one cup. Is there only you? We do not mind. We put in a biscuit, {short:and we remain.”|and a bit of wood for the window.”}
“Dear {many:Friends|Friend},” came the answer. “It is. There were fourteen. They left one at a time, with a cake. But the letters kept coming, and I did not like to think of them on the mat.”
“I fly a little,” it went on, “if it is dry. It is only to the post{not short:, and the wood fits}.” # usual
“I looked for ‘asks after the secretary’. It was not on the list. I have put it on.”
-> DONE

=== l3
# shot: wide
# place: street; night; stars
# action: A push calm letter; heroes walk sleepy; friends walk sleepy
# things: postbox; letter in A.hand; street-lamp; moon
They took one more letter to the post. No form was in it, but soup, the dry sort, for two.
{homeward} # company
The red box looked shut, so late. But it is not a thing that shuts.
“Who will be the other one?” said {A}. “For the soup?” It was to be hoped that somebody would call. Thursdays had been put down, with a question mark. # spare
Up on the hill the lamp was on. The window was not open now. # spare
-> DONE

=== m3
# shot: object
# place: bedroom; night; stars
# action: A sit calm; heroes sit calm; friends sit calm
# things: paper; cup on paper; envelope; 3 letters; stamp
A card came with the letter, a stiff one, with a ring on it. The ring had a chip.
“League of Heroes,” it said. “This is to say that the bearer is one.” Then there were fifteen lines, for names. Fourteen had been done long ago.
The foot was signed, and stamped, and the floor, it said, had been swept. # spare
{A} put it by the lamp, where it would be known where it was. # spare
-> DONE

=== l4
# shot: two
# place: street; night; stars
# action: underwood fly happy holding bag; cat look-up calm on wall; heroes sit sleepy; friends sit sleepy
# things: postbox; wall; street-lamp; moon
# people: underwood=woman(old, she, glasses)
At a quarter past five in the morning there is not much about.
At 8 Weir Street a window went up. A short person came out of it, in a cardigan, feet first. It was about as high as a hedge. # spare
Down to the box went the cardigan, and back, with a bag, humming. Then the window went down, and was shut, with a bit of wood. # spare
A cat had seen it all. Cats do. It is on the list. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: letter; cape; 2 shoes; cup
The last thing to be read was read in bed.
{resting}
{keepsake}
{dream} # spare
“Orders for tonight,” it said. “Trains: none to lift. Sea: is where it should be.” # usual
“Shoes: both found.” # usual
Out over the roofs one lamp went off. It did not often do that.
“Capes: on their hooks. The cup has been washed up.” # usual
“The Members are all in. We remain.”
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A card came by the first post, from the League of Heroes. It had the rings of two cups on it, and only one of them had a chip.
“Thursday,” it said. “The soup was shared. It was the dentist who called. It seems that he is nobody’s enemy of an evening, and he brought a spoon.”
“We remain,” it ended. It was signed twice.
-> DONE

=== next_bedtime
On Weir Street a lamp was on. It was not the one at the top. It was the one in the kitchen.
-> DONE
