/** Where the somebody works, without its article: 'library' of a mermaid who works in a library. */
export function workplaceIn(does: string): string | undefined {
  const [, place = ''] =
    /\b(?:works?|worked|working|(?:gets?|got|has|have|starts?) an? (?:new )?job) (?:in|at|on|for) (?:an?|the) ((?:(?:very|big|posh|fancy|busy|little|old|tiny|small|smart|local|\p{L}+) ){0,2}(?:\p{L}*shop|\p{L}*store|super ?market|library|bakery|café|cafe|restaurant|office|post office|school|nursery|hospital|zoo|museum|farm|factory|garage|fire station|train station|station|airport|hotel|bank|hairdresser’?s?|swimming pool|cinema|theatre|market|kitchen|garden centre|lighthouse|aquarium|circus|ice cream van|call centre|laundrette|launderette|toll booth|ticket office|town hall|petrol station|pizzeria|pizza place|diner|canteen|spa|gym|vet’?s))(?!\p{L})/iu.exec(
      does,
    ) ?? []
  const said = place.replace(/^cafe$/i, 'café').replace(/^super market$/i, 'supermarket')
  return said === '' || /^(?:my|our|his|her|their)\b/i.test(said) ? undefined : said
}
