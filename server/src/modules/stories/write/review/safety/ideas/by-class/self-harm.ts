/** What a child does to itself, and what it wishes for. The veiled forms of the idea of the same name. */
export const selfHarmByClass = {
  name: 'self-harm',
  patterns: `
    nobody|no_one|none|world|everyone|family & would|will|be miss|better|happier|without & you|me|her|him|gone|hero ! train|turn|bus
    pinch|cut|scratch|bite|bang|burn|hit|pull|prick|punch|tear|scratches =himself|=herself|=his|=her|=its|=my|himself|herself head|arm|arms|wrist|skin|hair|leg|hand|out|himself|herself & bled|bleed|better|stop|until|comfort|sad|wall|blood|nothing|calm|thoughts ! mosquito|itch|thorn|accident
    cut|cuts|scars|scratches on|in|along|all arm|arms|wrist|leg|legs|skin & secret|ladder|little|row|better|lines ! bramble|thorn|plaster|cat
    wish|wished|rather|better|should & never|not & born|been_born|be_alive|exist|wake
    sleep|asleep|lie_down & not|never wake|woke & best|wish|ever|any_more|anymore|for_ever|just|thought ! winter|spring|bell
    eat|ate|food|supper|plate|hungry|meal|lunch & nothing|never|gave|give|not|away|hide & light|thin|lovely|slim|beautiful|good_girl|feather|pretty|princess ! bird|share|shared
    thin|slim|skinny girl|child|boy|one & good|loved|pretty|beautiful|fairy
    finger|fingers|toothbrush down|in =her|=his|=their|the throat
    sick|vomit|threw_up & after|every & supper|meal|princess|thin|slim|secret|dinner
    ? fall|fell|jump|jumped|gone|dead|die|died|disappear & sorry|regret|cry & they|he|she|parents|everyone|would ! said_sorry|bump|dropped
    world|home|life & better without me|him|her|us|hero
    heaven|dead|sky|angel & see|be_with|join|follow & soon|wanted|want|wish|now|tonight|again & go|die|there ! plane
    walk|walked|go|went|jump|step into|in fire|oven|sea|river|flames|deep & never|better|without|away|sad|end ! swim|boat|paddle
    breathe|breathing|my_heart|my_life & stop|end|over|enough & wish|want|rather ! wind|clock|music
    better|quieter|easier|happier & everybody|everyone|them|family|mum|dad & without =me|=her|=him|hero|you|=i_were_not|not_there|not_here|gone ! noise|drum
  `,
} as const
