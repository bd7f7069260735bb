# tells: entries
# wants: child
# ages: 1-2
# form: call-and-response
# never: miss|misses|missed|missing|gone away|hospital|lost|run away|ran away
# holds: dark(kind)

=== title
{~Not In Yet|A Hat Is a Bed}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A kneel happy at hat; heroes kneel; friends sit
# things: hat; rug; bed; e1 left
{entry_1}
{is_entry_2:{entry_2}}
{is_entry_3:{entry_3}}
{is_entry_4:{entry_4}}
{~It was nearly night. {H} had a bed for {is_being_1:{being_1}|{is_thing_1:{thing_1}|whoever said it}}. It was a hat.|“Bed,” said {H}. It was a hat, and it was for {is_being_1:{being_1}|{is_thing_1:{thing_1}|whoever said it}}.|The hat was a bed now. {H} had said so. It was for {is_being_1:{being_1}|{is_thing_1:{thing_1}|whoever said it}}.}
In went a flannel. {A} looked under it.
“Not in yet.”
{joining}
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: A hold happy sock; heroes kneel at slipper; friends sit
# things: rug; slipper; hat; sock; e2 left
{
- is_thing_1 && is_being_1:
{thing_1} had a slipper for a bed.
- is_thing_2:
{thing_2} had a slipper for a bed.
- is_being_2:
{being_2} had a slipper for a bed.
- is_thing_1:
What if {thing_1} did not like hats? So a slipper was a bed, too.
- is_being_1:
What if {being_1} did not like hats? So a slipper was a bed, too.
- else:
Then a slipper was a bed, too.
}
In went {~a sock|one sock, and one more}. Pat, pat. # usual
{helper_person:{helper} felt for toes in there. It was all sock.} # beat
{helper_animal:In got {helper}. It was a small bed. Out got {helper}.} # beat
{helper_carried:{helper} was put in, to try it.} # beat
“Not in yet,” said {A}.
-> DONE

=== m1
# shot: behind
# place: bedroom; dusk; clear
# action: A pull happy drawer; heroes hold jumper; friends stand
# things: drawer; jumper; rug
{
- is_thing_1 && is_being_1 && is_thing_2:
Creak! A drawer was a bed for {thing_2}.
- is_thing_1 && is_being_2:
Creak! A drawer was a bed for {being_2}.
- is_thing_3:
Creak! A drawer was a bed for {thing_3}.
- is_being_3:
Creak! A drawer was a bed for {being_3}.
- else:
Creak! A drawer was a bed, too. You never know{is_being_1:, with {being_1}|{is_thing_1:, with {thing_1}}}.
}
In went a jumper, with its arms out.
“Not in yet,” said {A}.
-> DONE

=== s3
# shot: above
# place: hallway; dusk; clear
# action: A shout happy at door; heroes listen; friends listen
# things: door; clock; mat
{
- is_entry_1_act:
“Come and look,” said {A}.
{entry_1_act}
- is_entry_2_act:
“Come and look,” said {A}.
{entry_2_act}
- is_saying:
{A} called, out of the door.
“{saying}”
- is_being_1:
{A} called, out of the door.
“{being_1}!”
- is_thing_1:
{A} called, out of the door.
“{thing_1}!”
- else:
{A} called, out of the door.
“{saying}”
}
“Not in yet,” said {A}.
-> DONE

=== l1
# shot: two
# place: bedroom; dusk; clear
# action: A lift happy lid; heroes peek pot; friends sit
# things: pot; lid; rug
{
- is_thing_1 && is_being_1 && is_thing_2 && is_being_2:
{being_2} had a pot. It had a lid, to keep it dark.
- is_thing_1 && is_being_1 && is_thing_3:
{thing_3} had a pot. It had a lid, to keep it dark.
- else:
A pot was the best bed. It had a lid, to keep it dark.
}
Clink! Lid up.
“Not in yet,” said {A}. Clink! Lid down.
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: L lie-back surprised; heroes lie-back; friends sit
# things: bed; hat left; slipper left; moon
One bed was left, the big one. In got {L}.
Shut went one eye. Shut went the other.
“Oh,” said {L}. {is_being_1:There {being_1_many:were|was} {being_1}!|{is_thing_1:There {thing_1_many:were|was} {thing_1}!|“{saying}”}}
Eyes open. Gone! Eyes shut. There! # usual
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: bed; hat left; slipper left; e1; e2
So {L} kept them shut.
{resting}
{keepsake}
{is_being_1:In came {being_1}. Goodnight.} {is_thing_1:In came {thing_1}. Goodnight.}
{is_thing_2:In came {thing_2}. Goodnight.} {is_being_2:In came {being_2}. Goodnight.} # wished
{is_thing_3:In came {thing_3}. Goodnight.} {is_being_3:In came {being_3}. Goodnight.} # wished
The hat had nobody in it. The slipper had nobody in it. # spare
“All in,” said {L}. # usual
{is_saying:“{is_saying_2:{saying_2}|{saying}}”|{is_entry_4:{entry_4}|{is_entry_3:{entry_3}|{is_entry_2:{entry_2}|{entry_1}}}}}
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning somebody was in the hat. It was a head.
-> DONE
