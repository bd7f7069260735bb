import { matching } from './reading-rules.ts'

/** Letters that are no accented Latin ones, as English would write their sounds. */
const table = `đ d|ð th|þ th|ı i|ŋ ng|ə a|ħ h|а a|б b|в v|г g|д d|е e|ё yo|ж zh|з z|и i|й y|к k|л l|м m|н n|о o|п p|р r|с s|т t|у u|ф f|х kh|ц ts|ч ch|ш sh|щ sh|ъ |ы y|ь |э e|ю yu|я ya|і i|ї yi|є ye|ґ g|ј y|љ ly|њ ny|ћ ch|ђ j|џ j|α a|β v|γ g|δ th|ε e|ζ z|η i|θ th|ι i|κ k|λ l|μ m|ν n|ξ x|ο o|π p|ρ r|σ s|ς s|τ t|υ i|φ f|χ h|ψ ps|ω o`
const sounds = new Map(table.split('|').map((entry) => [entry.slice(0, 1), entry.slice(2)]))

const other = [...sounds.keys()].join('')

/** Words with letters of Vietnamese, Icelandic, Cyrillic or Greek, in English ones: an engine that knows none is silent there. */
export const inEnglishLetters = matching(
  new RegExp(`(?<![\\p{L}\\p{M}])[\\p{L}\\p{M}]*[${other}][\\p{L}\\p{M}]*(?![\\p{L}\\p{M}])`, 'giu'),
  ([word]) =>
    [...word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()]
      .map((letter) => sounds.get(letter) ?? letter)
      .join(''),
)
