# about: story-about(train&!trainer&!called&!named|trains|choo choo|choo-choo|steam engine&!called|digger&!called&!named|excavator|jcb|tractor&!called&!named|fire engine&!called&!named|fire truck&!called&!named|a car&!called|cars|racing car&!called|brum|vroom|nee naw); with-character(trains|a train&!called|diggers|a digger&!called|tractors|a tractor&!called|fire engine&!called|cars); thing(trains|a train&!called&!lost&!broke|diggers|tractors|choo choo); likes(trains|train&!trainer|choo choo|diggers|digger|tractors|tractor|fire engine|cars)
# also: happy; likes; person; place; creature; with-character; play; thing; outing
# kind tractor: tractor|tractors
# kind digger: digger|diggers|excavator|jcb
# kind fire: fire|nee naw
# kind car: car|cars|brum|vroom|traffic
# wants: child
# role guest: answer, creature, thing = a train
# ages: 1-2
# form: call-and-response
# holds: dark(kind), snail(kind)

=== title
{~There It Goes|The Slow One}
-> DONE

=== s1
# shot: wide
# place for tractor: lane; afternoon; clear
# place for digger: lane; afternoon; clear
# place for fire: lane; afternoon; clear
# place for car: lane; afternoon; clear
# place: meadow; afternoon; clear
# action: heroes stand curious at fence; friends stand
# things for tractor: fence; tractor behind fence
# things for digger: fence; digger behind fence
# things for fire: fence; fire-engine behind fence
# things for car: fence; car behind fence
# things: fence; train behind fence
{~“{is_tractor:Chug, chug|{is_digger:Clank, clank|{is_fire:Nee naw|{is_car:Brum, brum|Choo, choo}}}}!” {H} stood at the fence. That is where the {is_tractor:tractors|{is_digger:diggers|{is_fire:fire engines|{is_car:cars|trains}}}} go by.|{H} stood at the fence. It is a good fence for {is_tractor:tractors|{is_digger:diggers|{is_fire:fire engines|{is_car:cars|trains}}}}. “{is_tractor:Chug, chug|{is_digger:Clank, clank|{is_fire:Nee naw|{is_car:Brum, brum|Choo, choo}}}}!”|All the {is_tractor:tractors|{is_digger:diggers|{is_fire:fire engines|{is_car:cars|trains}}}} go by the fence. So there stood {H}. “{is_tractor:Chug, chug|{is_digger:Clank, clank|{is_fire:Nee naw|{is_car:Brum, brum|Choo, choo}}}}!”}
Here came a big one. It came, and it came, and it was gone.
“There it goes,” said {A}.
{joining}
-> DONE

=== s2
# shot: two
# place for tractor: lane; afternoon; clear
# place for digger: lane; afternoon; clear
# place for fire: lane; afternoon; clear
# place for car: lane; afternoon; clear
# place: meadow; afternoon; clear
# action for tractor: A point happy at tractor; heroes stand; friends stand
# action for digger: A point happy at digger; heroes stand; friends stand
# action for fire: A point happy at fire-engine; heroes stand; friends stand
# action for car: A point happy at car; heroes stand; friends stand
# action: A point happy at train; heroes stand; friends stand
# things for tractor: fence; tractor
# things for digger: fence; digger
# things for fire: fence; fire-engine
# things for car: fence; car
# things: fence; train
Here came a slow one. It looked at all the flowers. “{is_tractor:Chug… chug…|{is_digger:Clank… clank…|{is_fire:Nee… naw…|{is_car:Brum… brum…|Choo… choo…}}}}”
“There it goes,” said {A}. It took some time.
-> DONE

=== m1
# shot: behind
# place for tractor: lane; afternoon; clear
# place for digger: lane; afternoon; clear
# place for fire: lane; afternoon; clear
# place for car: lane; afternoon; clear
# place: meadow; afternoon; clear
# action: A peek happy fence; heroes stand; friends stand
# things for tractor: fence; small tractor behind fence
# things for digger: fence; small digger behind fence
# things for fire: fence; small fire-engine behind fence
# things for car: fence; small car behind fence
# things: fence; small train behind fence
Here came a very small one. It had to catch up. “{is_tractor:Chugchugchugchug|{is_digger:Clankclankclank|{is_fire:Neenawneenaw|{is_car:Brumbrumbrumbrum|Choochoochoochoo}}}}!”
“There it goes,” said {A}.
-> DONE

=== s3
# shot: above
# place for tractor: lane; dusk; clear
# place for digger: lane; dusk; clear
# place for fire: lane; dusk; clear
# place for car: lane; dusk; clear
# place: meadow; dusk; clear
# action for tractor: A point surprised at tractor; heroes wave; friends stand
# action for digger: A point surprised at digger; heroes wave; friends stand
# action for fire: A point surprised at fire-engine; heroes wave; friends stand
# action for car: A point surprised at car; heroes wave; friends stand
# action: A point surprised at train; heroes wave; friends stand
# things for tractor: tractor; themed on tractor; fence
# things for digger: digger; themed on digger; fence
# things for fire: fire-engine; themed on fire-engine; fence
# things for car: car; themed on car; fence
# things: train; themed on train; fence
Here came one with {themed_a} on top. It was having a ride. “{is_tractor:Chug, chug|{is_digger:Clank, clank|{is_fire:Nee naw|{is_car:Brum, brum|Choo, choo}}}}!”
“There it goes,” said {A}.
-> DONE

=== l1
# shot: two
# place for tractor: lane; dusk; clear
# place for digger: lane; dusk; clear
# place for fire: lane; dusk; clear
# place for car: lane; dusk; clear
# place: meadow; dusk; clear
# action: snail crawl calm on fence; A point happy at snail; heroes stand; friends stand
# things: fence; leaf
Then there was a snail. It came along the fence. It said nothing at all.
“{is_tractor:Chug, chug|{is_digger:Clank, clank|{is_fire:Nee naw|{is_car:Brum, brum|Choo, choo}}}},” said {A}, to help it.
“There it goes,” said {A}. “There it goes. There it goes.”
-> DONE

=== s4
# shot: close
# place for tractor: lane; night; stars
# place for digger: lane; night; stars
# place for fire: lane; night; stars
# place for car: lane; night; stars
# place: meadow; night; stars
# action: A wave happy; heroes wave; friends stand
# things for tractor: lamp; fence; tractor behind fence
# things for digger: lamp; fence; digger behind fence
# things for fire: lamp; fence; fire-engine behind fence
# things for car: lamp; fence; car behind fence
# things: lamp; fence; train behind fence
It was nearly night. “{is_tractor:Chug, chug|{is_digger:Clank, clank|{is_fire:Nee naw|{is_car:Brum, brum|Choo, choo}}}}!” You could see two lamps. They were yellow.
Somebody was in there, and had a hand up. The hand waved.
{A} waved, too.
“There it goes,” said {A}.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: bed; blanket on A; themed left; window
{L} had a bed. {guest} had a shed.
{resting}
{keepsake}
Goodnight, {themed_noun}.
It was quiet. Then it was not, but only a bit.
“{is_tractor:Chug… chug…|{is_digger:Clank… clank…|{is_fire:Nee… naw…|{is_car:Brum… brum…|Choo… choo…}}}}” That was the slow one.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Something went by in the morning. It was big. It waved.
-> DONE
