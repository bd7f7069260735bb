# about: hurt(stuck in the&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck in a&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck between&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&railing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&banister&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&bars&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&chair&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&swing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&fence&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&gate&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&jar&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&elevator&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|head stuck&!tree&!mud|leg stuck&!tree&!mud|arm stuck&!tree&!mud|hand stuck&!tree&!mud|finger stuck&!tree&!mud|foot stuck&!tree&!mud|locked herself in&!tree&!mud|locked himself in&!tree&!mud|locked in the bath&!tree&!mud|locked in the loo&!tree&!mud|locked in the toilet&!tree&!mud); scared(stuck in the&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck in a&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck between&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&railing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&banister&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&bars&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&chair&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&swing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&fence&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&gate&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&jar&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&elevator&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|head stuck&!tree&!mud|leg stuck&!tree&!mud|arm stuck&!tree&!mud|hand stuck&!tree&!mud|finger stuck&!tree&!mud|foot stuck&!tree&!mud|locked herself in&!tree&!mud|locked himself in&!tree&!mud|locked in the bath&!tree&!mud|locked in the loo&!tree&!mud|locked in the toilet&!tree&!mud); play(stuck in the&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck in a&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck between&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&railing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&banister&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&bars&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&chair&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&swing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&fence&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&gate&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&jar&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&elevator&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|head stuck&!tree&!mud|leg stuck&!tree&!mud|arm stuck&!tree&!mud|hand stuck&!tree&!mud|finger stuck&!tree&!mud|foot stuck&!tree&!mud|locked herself in&!tree&!mud|locked himself in&!tree&!mud|locked in the bath&!tree&!mud|locked in the loo&!tree&!mud|locked in the toilet&!tree&!mud); sad(stuck in the&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck in a&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck between&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&railing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&banister&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&bars&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&chair&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&swing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&fence&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&gate&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&jar&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&elevator&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|head stuck&!tree&!mud|leg stuck&!tree&!mud|arm stuck&!tree&!mud|hand stuck&!tree&!mud|finger stuck&!tree&!mud|foot stuck&!tree&!mud|locked herself in&!tree&!mud|locked himself in&!tree&!mud|locked in the bath&!tree&!mud|locked in the loo&!tree&!mud|locked in the toilet&!tree&!mud); kindness(stuck in the&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck in a&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck between&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&railing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&banister&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&bars&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&chair&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&swing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&fence&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&gate&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&jar&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&elevator&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|head stuck&!tree&!mud|leg stuck&!tree&!mud|arm stuck&!tree&!mud|hand stuck&!tree&!mud|finger stuck&!tree&!mud|foot stuck&!tree&!mud|locked herself in&!tree&!mud|locked himself in&!tree&!mud|locked in the bath&!tree&!mud|locked in the loo&!tree&!mud|locked in the toilet&!tree&!mud); outing(stuck in the&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck in a&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck between&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&railing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&banister&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&bars&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&chair&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&swing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&fence&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&gate&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&jar&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&elevator&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|head stuck&!tree&!mud|leg stuck&!tree&!mud|arm stuck&!tree&!mud|hand stuck&!tree&!mud|finger stuck&!tree&!mud|foot stuck&!tree&!mud|locked herself in&!tree&!mud|locked himself in&!tree&!mud|locked in the bath&!tree&!mud|locked in the loo&!tree&!mud|locked in the toilet&!tree&!mud); school-day(stuck in the&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck in a&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck between&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&railing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&banister&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&bars&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&chair&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&swing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&fence&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&gate&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&jar&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&elevator&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|head stuck&!tree&!mud|leg stuck&!tree&!mud|arm stuck&!tree&!mud|hand stuck&!tree&!mud|finger stuck&!tree&!mud|foot stuck&!tree&!mud|locked herself in&!tree&!mud|locked himself in&!tree&!mud|locked in the bath&!tree&!mud|locked in the loo&!tree&!mud|locked in the toilet&!tree&!mud); embarrassed(stuck in the&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck in a&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck between&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&railing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&banister&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&bars&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&chair&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&swing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&fence&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&gate&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&jar&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&elevator&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|head stuck&!tree&!mud|leg stuck&!tree&!mud|arm stuck&!tree&!mud|hand stuck&!tree&!mud|finger stuck&!tree&!mud|foot stuck&!tree&!mud|locked herself in&!tree&!mud|locked himself in&!tree&!mud|locked in the bath&!tree&!mud|locked in the loo&!tree&!mud|locked in the toilet&!tree&!mud); funny(stuck in the&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck in a&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck between&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&railing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&banister&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&bars&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&chair&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&swing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&fence&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&gate&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&jar&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&elevator&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|head stuck&!tree&!mud|leg stuck&!tree&!mud|arm stuck&!tree&!mud|hand stuck&!tree&!mud|finger stuck&!tree&!mud|foot stuck&!tree&!mud|locked herself in&!tree&!mud|locked himself in&!tree&!mud|locked in the bath&!tree&!mud|locked in the loo&!tree&!mud|locked in the toilet&!tree&!mud); bad-day(stuck in the&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck in a&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck between&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&railing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&banister&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&bars&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&chair&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&swing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&fence&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&gate&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&jar&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&elevator&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|head stuck&!tree&!mud|leg stuck&!tree&!mud|arm stuck&!tree&!mud|hand stuck&!tree&!mud|finger stuck&!tree&!mud|foot stuck&!tree&!mud|locked herself in&!tree&!mud|locked himself in&!tree&!mud|locked in the bath&!tree&!mud|locked in the loo&!tree&!mud|locked in the toilet&!tree&!mud); made-something(stuck in the&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck in a&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck between&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&railing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&banister&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&bars&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&chair&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&swing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&fence&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&gate&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&jar&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&elevator&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|head stuck&!tree&!mud|leg stuck&!tree&!mud|arm stuck&!tree&!mud|hand stuck&!tree&!mud|finger stuck&!tree&!mud|foot stuck&!tree&!mud|locked herself in&!tree&!mud|locked himself in&!tree&!mud|locked in the bath&!tree&!mud|locked in the loo&!tree&!mud|locked in the toilet&!tree&!mud); high-up(stuck in the&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck in a&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck between&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&railing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&banister&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&bars&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&chair&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&swing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&fence&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&gate&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&jar&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&elevator&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|head stuck&!tree&!mud|leg stuck&!tree&!mud|arm stuck&!tree&!mud|hand stuck&!tree&!mud|finger stuck&!tree&!mud|foot stuck&!tree&!mud|locked herself in&!tree&!mud|locked himself in&!tree&!mud|locked in the bath&!tree&!mud|locked in the loo&!tree&!mud|locked in the toilet&!tree&!mud); ordinary-day(stuck in the&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck in a&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck between&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&railing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&banister&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&bars&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&chair&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&swing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&fence&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&gate&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&jar&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&elevator&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|head stuck&!tree&!mud|leg stuck&!tree&!mud|arm stuck&!tree&!mud|hand stuck&!tree&!mud|finger stuck&!tree&!mud|foot stuck&!tree&!mud|locked herself in&!tree&!mud|locked himself in&!tree&!mud|locked in the bath&!tree&!mud|locked in the loo&!tree&!mud|locked in the toilet&!tree&!mud); happy(stuck in the&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck in a&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck between&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&railing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&banister&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&bars&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&chair&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&swing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&fence&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&gate&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&jar&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&elevator&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|head stuck&!tree&!mud|leg stuck&!tree&!mud|arm stuck&!tree&!mud|hand stuck&!tree&!mud|finger stuck&!tree&!mud|foot stuck&!tree&!mud|locked herself in&!tree&!mud|locked himself in&!tree&!mud|locked in the bath&!tree&!mud|locked in the loo&!tree&!mud|locked in the toilet&!tree&!mud); angry(stuck in the&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck in a&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck between&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&railing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&banister&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&bars&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&chair&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&swing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&fence&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&gate&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&jar&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&elevator&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|head stuck&!tree&!mud|leg stuck&!tree&!mud|arm stuck&!tree&!mud|hand stuck&!tree&!mud|finger stuck&!tree&!mud|foot stuck&!tree&!mud|locked herself in&!tree&!mud|locked himself in&!tree&!mud|locked in the bath&!tree&!mud|locked in the loo&!tree&!mud|locked in the toilet&!tree&!mud); nervous(stuck in the&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck in a&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck between&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&railing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&banister&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&bars&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&chair&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&swing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&fence&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&gate&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&jar&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&elevator&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|head stuck&!tree&!mud|leg stuck&!tree&!mud|arm stuck&!tree&!mud|hand stuck&!tree&!mud|finger stuck&!tree&!mud|foot stuck&!tree&!mud|locked herself in&!tree&!mud|locked himself in&!tree&!mud|locked in the bath&!tree&!mud|locked in the loo&!tree&!mud|locked in the toilet&!tree&!mud); fear-alone(stuck in the&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck in a&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck between&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&railing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&banister&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&bars&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&chair&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&swing&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&fence&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&gate&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&jar&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|stuck&elevator&!mud&!tree&!traffic&!nose&!snow&!story&!middle&!house|head stuck&!tree&!mud|leg stuck&!tree&!mud|arm stuck&!tree&!mud|hand stuck&!tree&!mud|finger stuck&!tree&!mud|foot stuck&!tree&!mud|locked herself in&!tree&!mud|locked himself in&!tree&!mud|locked in the bath&!tree&!mud|locked in the loo&!tree&!mud|locked in the toilet&!tree&!mud)
# also: hurt; scared; sad; embarrassed; kindness; play; outing; high-up; place; person; thing
# kind swing: swing|swings
# kind railings: railing*|fence|gate|bars
# kind banisters: banister*|bannister*|stair|stairs
# kind chair: chair|highchair|stool
# kind bath: bathroom|loo|toilet|washroom|restroom
# kind lift: lift|elevator
# kind jar: jar|bottle|pot|tin|vase
# wants: child
# role grownup: parent = the grown-up with the soup
# ages: 3-9
# holds: dark(kind)

=== title
{~First In a Bit|Going In Was Easy}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: L sit-on-chair curious; heroes sit-on-chair; grownup stir pot; friends stand
# things: table; chair; pot on stove; stove; lamp; 3 bowl on table
{~{H} {was} home, {young:and all in one piece.|with everything that belongs to a person, and had been counted twice.}|“Going in was easy,” said {H}, {young:and that was true.|for the ninth time that day, and it was still true.}|Home looked just as it did in the morning. {young:{H} had a good look at it.|{H} had come in at the door, gone out, and come in again, to see if it worked.}}
{
- is_swing:
{L} had been stuck in a baby swing. {young:Both legs had gone in.|Both legs had gone through the holes, and then they had stayed there.}
- is_railings:
{L} had been stuck between the bars, {young:and they did not let go.|which had let {L} in, as far as it went, and did not let go.}
- is_banisters:
{L} had been stuck between the banisters, {young:and they did not let go.|which had let {L} in, as far as it went, and did not let go.}
- is_chair:
{L} had been stuck in the back of a chair, {young:and the chair came too.|and wherever {L} had gone, the chair had come, too.}
- is_bath:
{L} had been locked in, with the taps and the towels. {young:The lock did not go back.|The lock had gone across like butter, and then it had not gone back.}
- is_lift:
{L} had been stuck in a lift, {young:and the doors did not open.|between one floor and the next one, where nobody wants to go.}
- is_jar:
{L} had been stuck in something with a neck, {young:and it would not let go.|and had shaken it, and turned it, and it had only held on.}
- else:
{L} had got stuck today, {young:and could not get out.|in a place that {L} had got into without any help at all.}
}
Everybody had an idea, {young:and then {L} was out.|each of them a different one, and in the end {L} was out.}
{is_bath or is_lift:“It was the same door,” said {L}. {young:“How can you go in, and then not out?”|“How can a door let you in, and then not know how to let you out?”}|“But I had not grown,” said {L}. {young:“How can you go in, and then not out?”|“How can it be big enough to go in, and then too small to come out?”}}
“Let us have some soup,” said {grownup}, and went to get the ladle out of the drawer.
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: grownup pull worried drawer; L point surprised at drawer; heroes look-up; friends stand
# things: drawer; table; pot on stove; stove; lamp
{joining}
{musing} # personal
The drawer came out as far as a thumb. Then it went clonk, {young:and it stopped.|and would come no farther.}
{grownup} pulled, {young:with two hands.|with two hands, and one foot against the cupboard.} Clonk, clonk! # usual
{hinderer_person:“Pull harder,” said {hinderer}, who had tried the drawer above, and it had come out at once.} # beat
{hinderer_animal:{hinderer} lay down in front of it, where a drawer would have to go if it came.} # beat
{hinderer_carried:{hinderer} was put down on the top, to be out of the way, and shook at each clonk.} # beat
{themed_a} was brought, in case. It did not fit in the gap. # personal
“Stop,” said {L}. “It doesn’t like it.” {young:And {L} got down on the floor.|{L} knew about this, and got down on the floor to it.}
“Hello,” said {L}, into the gap. “Somebody is going to have an idea. {young:It takes a bit.”|They will all talk at once, but they mean well.”} # usual
Nobody pulled for a bit, {young:and the drawer went quiet.|and you could tell that it did the drawer good.} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: bathroom; dusk; clear
# action: A hold curious toothpaste; heroes stand; grownup stand; friends stand
# things: sink; toothpaste; mirror; toothbrush; shelf
They went to look what else there was that only goes one way. {young:In the bathroom there was the toothpaste.|The best one was the toothpaste, which does it the other way round.}
It comes out quite easily. {young:But it does not go in!|It has never once gone back in, for anybody.}
{A} tried a small bit, {young:with a finger.|with a finger, and after that with the end of a brush.} {young:It went on the shelf.|It went on the shelf, on the mirror, and on {grownup}.}
“It likes it out here,” said {A}. {young:“It can see more.”|“I should think it has had enough of the tube.”}
So it was left, in a small white heap, and had the view. # spare
On the tube there was a dent, just as deep as a thumb. {young:It looked hungry.|That was where it had been, and nothing else would fit there.} # more
-> DONE

=== l1
# aside
# shot: close
# place: hallway; dusk; clear
# action: grownup hold boot; A sit laughing; heroes sit; friends sit
# things: 3 boot; stairs; coat on hook; hook; lamp
“When I was as big as you,” said {grownup}, “I had a boot like that. {young:It went on. It did not come off.”|It was my cousin’s. It went on quite easily, and then it did not come off.”}
“What did you do?” asked {A}. ¶ {young:“I went to bed in it.”|“I had my bath with one leg out, and then I went to bed in it.”}
{grownup} showed how you lie when you have a boot on, {young:there on the stairs.|there on the stairs, with the one foot up, like a flag.}
“They pulled, and I came along each time. {young:I came right out of the bed.”|They pulled me right out of the bed, sheet and all, as far as the door.”} # spare
“And in the morning?” ¶ {young:“I stood up in it, and it came off.”|“In the morning I put my foot down to look for the other one, and it came off, as if there had been nothing.”}
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: L look-through curious torch; heroes kneel; grownup kneel holding torch; friends look-up
# things: drawer; ladle; torch in grownup.hand; stove; pot on stove
{grownup} fetched the torch, and {L} looked in. “I can see it,” said {L}. {young:“It is the ladle. It is standing up!”|“It’s the ladle. It has got its neck up against the top.”}
They had put the ladle in lying down. {young:Then it had stood up in there.|Somewhere in there it had wanted to see where it was, and had stood up.} # usual
{helper_person:“It must have been frightened,” said {helper}. “I go stiff, too, when I am pulled at.”} # beat
{helper_animal:{helper} sniffed at the gap, and sneezed, and the spoons moved up to make room.} # beat
{helper_carried:{helper} was held up to the gap as well, for the ladle to look at, and that can’t have hurt.} # beat
So it was no bigger than before. {young:It was only standing up.|It had not grown at all. It had only stood up.}
“It can’t lie down,” said {L}, “while you are pulling.” {young:And {L} put a hand on the drawer.|And {L} put a flat hand on the drawer.}
“First in a bit,” said {L}, and pushed. Clink, went the ladle, and lay down. “And then out.”
Out it came, {young:all the way, with every spoon.|with every spoon and fork in it, as smooth as a boat.}
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A drink happy soup; heroes eat; grownup pour ladle; friends sit
# things: table; 4 bowl on table; ladle; pot on table; spoon; bread
The ladle was given a wash, {young:and then it did the soup.|and shown to everybody, and then it had to go straight to work.}
“First in a bit,” said {A}, each time that it went down. {young:“And then out!”|“And then out,” and every time it came up full.}
With soup it always works. {young:They had three bowls to make sure.|They went on until there were three bowls each to prove it.}
{pausing} # company
“A spoon does it, too,” said {A}. {young:In went the spoon, and out it came.|It went into the mouth, a bit, and came out clean.} # spare
But the bread went in, and stayed. {young:That was as it should be.|“That is a different sort of thing,” said {grownup}, and had some more.}
-> DONE

=== l2
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A pull laughing pillow; heroes pull; grownup hold pillow; friends sit
# things: bed; pillow; sheet; lamp
Then there was a pillow to go into a clean case, {young:and it was a fat one.|and whoever had sewn the case had been thinking of another pillow.}
{A} held the two ears of the case, {young:and {grownup} stuffed.|and {grownup} stuffed, with a knee, and talked to it.}
Half of it was in, and half was out. {young:It could not go on, and it could not go back.|It could see its way neither forwards nor back, and hung there.}
“Tell it,” said {grownup}. ¶ “You have not grown,” said {A} to the half that was out. {young:“You are only in the way of yourself.”|“You have gone stiff, that is all. Think of something flat.”}
Pff, went the pillow, and was in. {young:They let it rest.|They laid it down with the open end up, so that it could see out.} # spare
-> DONE

=== s4
# shot: two
# place: bedroom; night; clear
# action: L stand surprised; grownup kneel holding pyjamas; heroes sit; friends sit
# things: bed; pyjamas; lamp; rug
Then the pyjama top went on, and no head came out. “I am in the sleeve,” said a voice.
“Shall I pull?” asked {grownup}. ¶ “No,” said the sleeve. “First in a bit.” It went small, and soft, and turned round. And then {L} was out, with hair on end.
{is_bath or is_lift:“I did not like it today,” said {L}, “when it would not open.”|“I did not like it today,” said {L}, “when they could not get me out.”}
“No,” said {grownup}, and sat down on the rug. “Nobody would.”
“I went all stiff, like the ladle.” ¶ “So did I,” said {grownup}, “when I thought of it.” # usual
They sat there for a bit, side by side, and nobody pulled at anybody. # usual
-> DONE

=== m4
# aside
# shot: close
# place: bathroom; night; clear
# action: grownup hold towel; L stand sleepy; heroes stand; friends stand
# things: towel; lamp; door; mat; sink
There was still one face to wash. {grownup} held out the towel, and {L} went in.
It was warm in there, and smelt of soap. {L} did not come out for some time. # spare
“Do I have to get you out?” asked {grownup}. ¶ “No,” said the towel. “I want to be in.”
So that was a different sort of in. Nobody had to have an idea.
The soap slid off the sink, and was put back. It never did like to stay in. # more
{L} came out when it was time. Going out was easy. # spare
-> DONE

=== l3
# aside
# shot: behind
# place: hallway; night; clear
# action: grownup push calm door; heroes lie-back sleepy; friends sit
# things: door; lamp; rug
{grownup} shut the door, and then opened it, to show how it went. It went both ways.
“And once more,” said {L}. It went in, and it went out. It did not say clonk. # spare
“How far shall I leave it?” ¶ “As wide as the ladle is long,” said {L}.
They did not fetch the ladle. It had had a hard day. # spare
But it was about so wide, and a light came in, and could go out again if it liked.
It lay on the rug, as long and thin as a spoon, and did not stand up. # more
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: L lie-back calm; grownup sit beside bed; heroes lie-back; friends sleep
# things: bed; quilt; pillow; lamp
The bed had let {L} in. It had not made a fuss.
“And will it let me out?” asked {L}. ¶ “In the morning,” said {grownup}. “I can hardly get you out as it is.” # spare
{L} put one foot out at the side, to see. It came out. It was cold out there.
So it went in again. That was easy, too. # spare
It was a good bed. It held you, but not so that you would notice.
On the stairs a step went clonk. It was only {grownup}, on the way down. # more
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: drawer; ladle; 2 spoon; moon; window
In the drawer it was dark, and no one pulled.
The ladle lay with the spoons. It lay on its side, with its neck down. # spare
It did not want to see where it was. It knew. It was home. # spare
The moon came up to the window, and there was a gap in the curtain. It was as wide as a thumb. # more
It did not push. It came in a bit. Later on it would go out.
The soup pot stood upside down by the sink, and had nothing in it, and did not mind. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; quilt; pillow; lamp
The bed was warm and wide, with room on each side. # usual
{resting}
{keepsake}
{dream} # spare
“Lie down soft,” said {grownup}. {L} went soft from the feet up, one bit at a time. # usual
Then there was just the breath. Going in was easy. # usual
“First in a bit,” said {L}.
And then out.
And in a bit. And then out.
No one had to help. It knew the way.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the long drawer went out and in like nothing at all, and {A} did it four times, for joy. At the fifth it said clonk, though quite politely.
It was not the ladle. It was the whisk, who had heard about it, and had wanted to be talked to through the gap as well. “Hello,” said {A}. “First in a bit.”
-> DONE

=== next_bedtime
The drawer was shut. They were all lying down in there.
-> DONE
