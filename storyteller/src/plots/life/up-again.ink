# tells: entries
# wants: child
# ages: 1-2
# form: call-and-response
# never: fell off|fell over|fell down|fell out|fell in|fallen|falling|crash|crashed|hurt|hospital|poorly
# holds: dark(kind)

=== title
{~Up Again|Bump}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A hold happy slipper; heroes sit happy on rug; friends sit
# things: rug; bed; e1 left
{entry_1}
{is_entry_2:{entry_2}}
{is_entry_3:{entry_3}}
{is_entry_4:{entry_4}}
{~“Up,” said {H}. A slipper stood up on its heel. {is_thing_1:It was {thing_1}|{is_being_1:It was {being_1}|It had something to say}}.|{H} had a slipper. {is_thing_1:It was {thing_1}|{is_being_1:It was {being_1}|It had something to say}}, and it stood up on its heel.|On the rug stood a slipper, up on its heel. {is_thing_1:It was {thing_1}|{is_being_1:It was {being_1}|It had something to say}}. {H} had said so.}
It stood, and it stood. Bump!
“Up again,” said {A}.
{joining}
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: A point laughing at hairbrush; heroes sit on rug; friends sit
# things: rug; hairbrush; slipper; e2 left
{
- is_thing_1 && is_being_1:
A hairbrush was {being_1}. It stood very straight.
Bump! Down went {being_1}. Bump! Down went {thing_1}.
- is_thing_2:
A hairbrush was {thing_2}. It stood very straight.
Bump! Down went {thing_2}. Bump! Down went {thing_1}.
- is_being_2:
A hairbrush was {being_2}. It stood very straight.
Bump! Down went {being_2}. Bump! Down went {being_1}.
- else:
A hairbrush came to see {is_thing_1:{thing_1}|{is_being_1:{being_1}|it}}. It came {~a bit too|very} close.
Bump! Down went the hairbrush. Bump! Down went {is_thing_1:{thing_1}|{is_being_1:{being_1}|the slipper}}.
}
{helper_person:{helper} held up the slipper, with one finger. Bump!} # beat
{helper_animal:{helper} came to smell the slipper. Bump!} # beat
{helper_carried:{helper} was put in the row. Bump!} # beat
“Up again,” said {A}.
-> DONE

=== m1
# shot: behind
# place: bedroom; dusk; clear
# action: A push happy cushion; heroes sit on rug; friends sit
# things: rug; cushion; slipper; hairbrush
{
- is_saying && is_thing_1 && is_being_1 && is_thing_2:
A cushion was {thing_2}. It sat in the middle.
- is_thing_1 && is_being_1 && is_being_2:
A cushion was {being_2}. It sat in the middle.
- is_thing_1 && is_being_1 && is_thing_3:
A cushion was {thing_3}. It sat in the middle.
- else:
A cushion came to see {is_thing_1:{thing_1}|{is_being_1:{being_1}|it}}. It sat in the middle.
}
{~Then there was no more middle.|It was so fat.} Bump! Bump!
“Up again,” said {A}.
-> DONE

=== s3
# shot: above
# place: bedroom; dusk; clear
# action: A hold surprised sock; heroes look-up laughing; friends sit laughing
# things: rug; sock in A.hand; slipper; hairbrush
{
- is_saying:
There was a sock. Its mouth was wide open, so it said it.
“{saying}”
That was too loud. Bump! Bump! Bump!
“Up again,” said {A}.
- else:
{
- is_thing_1 && is_being_1 && is_thing_2:
A sock was {thing_2}.
- is_thing_1 && is_being_1 && is_being_2:
A sock was {being_2}.
- is_thing_3 && not is_being_1:
A sock was {thing_3}.
- is_being_3 && not is_thing_1:
A sock was {being_3}.
- else:
A sock wanted to be {is_thing_1:{thing_1}|{is_being_1:{being_1}|it}} as well.
}
But a sock has no legs. It lay down flat.
“Up again,” said {A}.
It came up a bit, in the middle. # spare
}
-> DONE

=== l1
# shot: two
# place: bedroom; dusk; clear
# action: A point surprised at cup; heroes clap; friends clap
# things: rug; cup; slipper; sock
A cup came to see. Tink! It did not fall. It did not know how.
“Up again,” said {A}.
“I am,” said the cup.
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: A yawn sleepy; heroes yawn; friends yawn
# things: rug; slipper; hairbrush; sock; lamp
Now they were all up. {~Shh.|It was late.}
Then {A} had to yawn. Aah! Bump. Bump. Bump.
{is_saying:“{is_saying_2:{saying_2}|{saying}}” That was the sock.} # spare
There they lay. It looked {~soft|warm} down there. # spare
“Up a…” said {A}. The rest was a yawn.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: bed; slipper left; hairbrush left; sock; e1
So down went {L}, on the pillow.
{resting}
{keepsake}
{is_thing_1:Goodnight to {thing_1}.} {is_being_1:Goodnight to {being_1}.}
{is_thing_2:Goodnight to {thing_2}.} {is_being_2:Goodnight to {being_2}.} # wished
{is_thing_3:Goodnight to {thing_3}.} {is_being_3:Goodnight to {being_3}.} # wished
{is_saying:The sock said it, lying down. ¶ “{saying}” ¶ Nobody was up.|Nobody was up. ¶ {is_entry_4:{entry_4}|{is_entry_3:{entry_3}|{is_entry_2:{entry_2}|{entry_1}}}}}
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the slipper stood up. It had a foot in.
-> DONE
