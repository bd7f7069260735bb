# tells: entries
# wants: child
# ages: 1-2
# form: call-and-response
# needs: hearing
# holds: dark(kind)

=== title
{~That Was the Pot|It Is in the Sock}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A shout happy at pot; heroes kneel happy at pot; friends listen
# things: pot; lid; e1 left
{entry_1}
{is_entry_1_act:{entry_1_act}}
{is_entry_2:{entry_2}}
{is_entry_3:{entry_3}}
{is_entry_4:{entry_4}}
{is_entry_1_act:The pot had not seen {~it|that}. So {H} told it.|{~On the kitchen floor stood a pot. It had nothing to say. So {H} told it.|The pot had its mouth wide open. So {H} told it.}}
{
- is_saying:
“{saying}”
“{saying}” That was the pot. It came out bigger.
- is_being_1:
“{being_1}!”
“{being_1}!” That was the pot. It came out bigger.
- is_thing_1:
“{thing_1}!”
“{thing_1}!” That was the pot. It came out bigger.
- else:
“{saying}”
“{saying}” That was the pot. It came out bigger.
}
{joining}
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: A shout happy at cup; heroes hold cup; friends sit-on-chair
# things: table; cup on table; e1
{A} told a cup.
{
- is_saying_2:
“{saying_2}”
“{saying_2}” That was the cup. It came out small.
- is_saying && is_being_1:
“{being_1}!”
“{being_1}!” That was the cup. It came out small.
- is_thing_1 && is_being_1:
“{thing_1}!”
“{thing_1}!” That was the cup. It came out small.
- is_thing_2 && not is_saying:
“{thing_2}!”
“{thing_2}!” That was the cup. It came out small.
- is_being_2 && not is_saying:
“{being_2}!”
“{being_2}!” That was the cup. It came out small.
- is_thing_1:
“{thing_1}!”
“{thing_1}!” That was the cup. It came out small.
- is_being_1:
“{being_1}!”
“{being_1}!” That was the cup. It came out small.
- else:
“{saying}”
“{saying}” That was the cup. It came out small.
}
{~It had a small mouth.|It was only a cup.} # spare
-> DONE

=== m1
# shot: behind
# place: hallway; dusk; clear
# action: A lift happy boot; heroes peek boot; friends stand laughing
# things: boot; mat; door
{A} told a boot. It went down to the toe.
{
- is_thing_1 && is_being_1 && is_thing_2 && is_saying:
“{thing_2}!” That was the boot. It came out, and you could smell it.
- is_thing_1 && is_being_2:
“{being_2}!” That was the boot. It came out, and you could smell it.
- is_thing_3:
“{thing_3}!” That was the boot. It came out, and you could smell it.
- is_being_3:
“{being_3}!” That was the boot. It came out, and you could smell it.
- is_thing_1:
“{thing_1}!” That was the boot. It came out, and you could smell it.
- is_being_1:
“{being_1}!” That was the boot. It came out, and you could smell it.
- else:
“{saying}” That was the boot. It came out, and you could smell it.
}
-> DONE

=== s3
# shot: above
# place: bathroom; dusk; clear
# action: A shout laughing at bath; heroes reach-down; friends stand laughing
# things: bath; e2 left
{A} told the bath.
There was nobody in it. # spare
{
- is_saying && is_thing_1 && is_being_1:
“{thing_1}!”
“{thing_1}! {thing_1}. {thing_1}…” That was the bath, three times.
- is_saying && is_thing_2:
“{thing_2}!”
“{thing_2}! {thing_2}. {thing_2}…” That was the bath, three times.
- is_saying && is_being_2 && not is_thing_1:
“{being_2}!”
“{being_2}! {being_2}. {being_2}…” That was the bath, three times.
- is_thing_3 && not is_being_1:
“{thing_3}!”
“{thing_3}! {thing_3}. {thing_3}…” That was the bath, three times.
- is_thing_2 && is_being_1:
“{thing_2}!”
“{thing_2}! {thing_2}. {thing_2}…” That was the bath, three times.
- is_being_2 && is_thing_1:
“{being_2}!”
“{being_2}! {being_2}. {being_2}…” That was the bath, three times.
- is_being_1:
“{being_1}!”
“{being_1}! {being_1}. {being_1}…” That was the bath, three times.
- is_thing_1:
“{thing_1}!”
“{thing_1}! {thing_1}. {thing_1}…” That was the bath, three times.
- else:
“{saying}”
“{saying} {saying} {saying}” That was the bath, three times.
}
-> DONE

=== l1
# shot: two
# place: living-room; dusk; clear
# action: parent sit surprised on sofa; A reach-up happy at parent; heroes stand happy; friends sit
# things: sofa; lamp; rug
# people: parent=woman
On the sofa was an ear. {A} told the ear, and it went in.
{
- is_thing_1 && is_being_1 && is_thing_2 && is_being_2:
“{being_2}!” It came out of the mouth.
- is_thing_1 && is_being_1 && is_thing_3:
“{thing_3}!” It came out of the mouth.
- is_being_1:
“{being_1}!” It came out of the mouth.
- is_thing_1:
“{thing_1}!” It came out of the mouth.
- else:
“{saying}” It came out of the mouth.
}
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: A hold curious sock; heroes peek at sock; friends sit
# things: sock in A.hand; bed; lamp
{is_entry_1_act:{A} did it for a sock, very small, and told it.|Then {A} told a sock, very low.}
{
- is_saying:
“{saying}” # spare
- is_being_1:
“{being_1}.”
- is_thing_1:
“{thing_1}.”
- else:
“{saying}”
}
It did not come out.
{A} looked in. {A} gave it a shake. {~Nothing.|Not a word.} # spare
{helper_person:{helper} looked in, with both eyes. No.} # beat
{helper_animal:{helper} put a nose in. No.} # beat
{helper_carried:{helper} was put in, up to the neck. No.} # beat
“It is in there,” said {A}.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: bed; sock on bed; moon; e1
So the sock came to bed.
{resting}
{keepsake}
{is_being_1:Goodnight to {being_1}.} {is_thing_1:Goodnight to {thing_1}.}
{is_being_2:Goodnight to {being_2}.} {is_thing_2:Goodnight to {thing_2}.} # wished
{is_being_3:Goodnight to {being_3}.} {is_thing_3:Goodnight to {thing_3}.} # wished
In the dark you could just hear it. # usual
{
- is_saying:
“{saying}”
- is_being_1:
“{being_1}…”
{is_entry_4:{entry_4}|{is_entry_3:{entry_3}|{is_entry_2:{entry_2}|{entry_1}}}}
- is_thing_1:
“{thing_1}…”
{is_entry_4:{entry_4}|{is_entry_3:{entry_3}|{is_entry_2:{entry_2}|{entry_1}}}}
- else:
{is_entry_4:{entry_4}|{is_entry_3:{entry_3}|{is_entry_2:{entry_2}|{entry_1}}}}
}
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a foot in the sock. It knew.
-> DONE
