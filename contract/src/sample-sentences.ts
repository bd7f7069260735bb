import { type StoryLanguage, storyLanguageOf } from './languages.ts'

/** What a voice says to be chosen by: a wish for a good night, in each language of stories. */
const sampleSentences: Readonly<Record<StoryLanguage, string>> = {
  en: 'Goodnight, little star. The moon is up, and everything is well.',
  ar: 'تصبحين على خير أيتها النجمة الصغيرة. طلع القمر، وكل شيء بخير.',
  cs: 'Dobrou noc, malá hvězdičko. Měsíc už vyšel a všechno je v pořádku.',
  da: 'Godnat, lille stjerne. Månen er stået op, og alt er godt.',
  de: 'Gute Nacht, kleiner Stern. Der Mond ist aufgegangen, und alles ist gut.',
  el: 'Καληνύχτα, μικρό μου αστέρι. Το φεγγάρι βγήκε και όλα είναι καλά.',
  es: 'Buenas noches, estrellita. Ha salido la luna y todo está bien.',
  fi: 'Hyvää yötä, pieni tähti. Kuu on noussut, ja kaikki on hyvin.',
  fr: 'Bonne nuit, petite étoile. La lune est levée, et tout va bien.',
  hi: 'शुभ रात्रि, नन्हे तारे। चाँद निकल आया है, और सब ठीक है।',
  it: 'Buonanotte, stellina. La luna è sorta e tutto va bene.',
  ja: 'おやすみ、小さなお星さま。月がのぼって、もうだいじょうぶだよ。',
  ko: '잘 자, 작은 별아. 달이 떴고, 모두 평안하단다.',
  nl: 'Welterusten, kleine ster. De maan is op en alles is goed.',
  pl: 'Dobranoc, mała gwiazdko. Księżyc już wzeszedł i wszystko jest dobrze.',
  pt: 'Boa noite, estrelinha. A lua já nasceu e está tudo bem.',
  sv: 'God natt, lilla stjärna. Månen är uppe, och allt är bra.',
  tr: 'İyi geceler, küçük yıldız. Ay doğdu ve her şey yolunda.',
  uk: 'На добраніч, маленька зірочко. Місяць уже зійшов, і все добре.',
  zh: '晚安，小星星。月亮升起来了，一切都好。',
}

/**
 * The sentence by which a voice is heard before it is chosen.
 * @param language of the voice, as a tag or an English name; null, or one in which no stories are told, is heard in English
 */
export const sampleSentenceIn = (language: string | null): string =>
  sampleSentences[storyLanguageOf(language) ?? 'en']
