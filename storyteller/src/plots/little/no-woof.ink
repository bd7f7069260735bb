# about: new-pet(dog|pup); creature(dog|pup); story-about(dog|pup); patience
# wants: child
# role dog: answer, pet(dog|pup|hound|terrier) = a dog
# ages: 1-2
# form: call-and-response
# holds: dog(kind), cat(kind), dark(kind)

=== title
{~No Woof|One Woof}
-> DONE

=== s1
# shot: wide
# place: garden; afternoon; clear
# action: A kneel curious before dog; dog sit proud; heroes listen curious; friends tiptoe
# things: basket; clock
{~{H} knew {dog_a}. And {dog} had one woof. It was for the whole day.|Once a day, and no more, {dog_a} said woof. {H} had come to hear it.|“Shh,” said {H}. There sat {dog_a}, and it was nearly time. {dog} had one woof a day.}
{joining}
The woof was in there. You could see it. It made the cheeks fat.
“Woof?” said {A}.
No woof.
-> DONE

=== s2
# shot: two
# place: garden; afternoon; clear
# action: dog look-up surprised; A point laughing at dog; heroes clap; friends stand laughing
# things: themed on dog
Whee! Bump! Down came {themed_a}. It sat on {dog_s} head.
“Woof?” said {A}.
{dog} kept it on. It looked nice.
No woof.
-> DONE

=== m1
# shot: behind
# place: street; afternoon; clear
# action: dog sit calm; A point curious at dog; heroes point at lorry; friends listen
# things: lorry; gate
Brrm! Beep, beep, beep! That was a lorry. It went by with its back in front.
“Woof?” said {A}.
{dog} let it go.
No woof.
-> DONE

=== s3
# shot: above
# place: garden; dusk; clear
# action: cat walk proud before dog; dog yawn; A point curious at dog; heroes peek behind bush; friends crouch
# things: bush; flower
Along came a cat. It was fat. It was slow. It went right past {dog_s} nose. Then it did it again.
“Woof?” said {A}.
Up went the ears. Open went the mouth.
It was a yawn.
No woof.
-> DONE

=== l1
# shot: wide
# place: hallway; dusk; clear
# action: dog sit calm on letter; A point curious at dog; heroes kneel; friends stand
# things: letter; mat; door
Flap! Something fell on the mat. Dogs do not like that.
“Woof?” said {A}.
{dog} sat on it. It was warm.
No woof.
-> DONE

=== s4
# shot: close
# place: kitchen; dusk; clear
# action: dog eat surprised potato; A whisper surprised at dog; heroes peek under table; friends sit-on-chair laughing
# things: table; potato; plate on table
Supper! Plop! Down fell a {~potato|carrot}. Gulp! Down it went.
Oh no. Had the woof gone down, too?
“Woof?” said {A}, into {dog_s} ear.
No woof.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: dog sleep in basket; A sleep; heroes sleep; friends sit
# things: basket; themed left
Now {L} was in bed, and {dog} was in the basket. Goodnight, {themed_noun}.
{resting}
{keepsake}
The light went out. And then, a long way down, and warm, and small:
“Woof.”
That was it.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The dog had a woof again today. It was a new one.
-> DONE
