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
{is_entry_1_act:{entry_1_act}}
{is_entry_2:{entry_2}}
{not is_entry_1_act:{entry_2_act}}
{is_entry_3:{entry_3}}
{is_entry_4:{entry_4}}
{has_act():“Me too,” said a slipper to {H}. {~It stood up on its heel|Up it got, on its heel}.|{~“Up,” said {H}. A slipper stood up on its heel.|{H} had a slipper. It stood up on its heel.}}
It stood, and stood. Bump!
“Up again,” said {A}.
{joining}
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: A point laughing at hairbrush; heroes sit on rug; friends sit
# things: rug; hairbrush; slipper; e2 left
{
- is_thing_1 && thing_1_why != "":
{thing_1_prop} {thing_1_prop_many:were|was} {thing_1}.
{thing_1_why}
- is_thing_1:
A hairbrush was {thing_1}. It stood very straight.
- is_being_1 && being_1_why != "":
{being_1_prop} {being_1_prop_many:were|was} {being_1}.
{being_1_why}
- is_being_1:
A hairbrush was {being_1}. It stood very straight.
- else:
A hairbrush was there, too. It stood very straight.
}
The slipper came {~too|very} close. Bump!
{helper_person:{helper} held up the slipper, with one finger. Bump!} # beat
{helper_animal:{helper} came to smell the slipper. Bump!} # beat
{helper_carried:{helper} was put beside the slipper. Bump!} # beat
“Up again,” said {A}.
-> DONE

=== m1
# shot: behind
# place: bedroom; dusk; clear
# action: A push happy cushion; heroes sit on rug; friends sit
# things: rug; cushion; slipper; hairbrush
{
- is_thing_1 && is_being_1 && being_1_why != "":
{being_1_prop} {being_1_prop_many:were|was} {being_1}.
{being_1_why}
- is_thing_1 && is_being_1:
A cushion was {being_1}. It sat in the middle.
- is_thing_2 && thing_2_why != "":
{thing_2_prop} {thing_2_prop_many:were|was} {thing_2}.
{thing_2_why}
- is_thing_2:
A cushion was {thing_2}. It sat in the middle.
- is_being_2 && being_2_why != "":
{being_2_prop} {being_2_prop_many:were|was} {being_2}.
{being_2_why}
- is_being_2:
A cushion was {being_2}. It sat in the middle.
- else:
A cushion came. It sat in the middle.
}
{~The slipper leaned on it.|The slipper came to see.} Bump!
“Up again,” said {A}.
-> DONE

=== s3
# shot: above
# place: bedroom; dusk; clear
# action: A hold surprised sock; heroes look-up laughing; friends sit laughing
# things: rug; sock in A.hand; slipper; hairbrush
{
- is_saying:
A sock had its mouth wide open.
“{saying}”
Loud! Bump!
- else:
{has_act():{A} did it again, with a sock in one hand.|A sock wanted to stand up as well.}
But a sock has no legs. It lay down flat. Bump! So did the slipper.
}
“Up again,” said {A}.
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
{~Shh.|It was late.} {A} had to yawn. Aah! Bump. Down went the slipper, and stayed down.
It looked {~soft|warm} down there. # spare
“Up a…” said {A}. The rest was a yawn.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: bed; slipper left; hairbrush left; sock; e1
Down went {L}.
{resting}
{keepsake}
{is_thing_1:Goodnight to {thing_1}.} {is_being_1:Goodnight to {being_1}.}
{is_thing_2:Goodnight to {thing_2}.} {is_being_2:Goodnight to {being_2}.} # wished
{is_thing_3:Goodnight to {thing_3}.} {is_being_3:Goodnight to {being_3}.} # wished
{is_saying:“{saying}”|Nobody was up. ¶ {is_entry_4:{entry_4}|{is_entry_3:{entry_3}|{is_entry_2:{entry_2}|{entry_1}}}}}
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the slipper stood up. It had a foot in.
-> DONE

=== function has_act
~ return is_entry_1_act or is_entry_2_act
