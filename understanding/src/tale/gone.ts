/** What has gone of what makes the somebody what it is, without an article: 'roar' of a lion who has lost his roar. */
export function goneIn(does: string): string | undefined {
  const [, words = ''] =
    /^(?:(?:has|have|had|is|are|who|always|accidentally|suddenly) )*(?:lost|loses|lose|losing|can’t find|cannot find|couldn’t find|looking for|is looking for|are looking for|look(?:s|ed) for|search(?:es|ed|ing) for|woke up without|wakes up without) (?:all )?(?:his|her|its|their) (?:own |lovely |beautiful |big |loud )*(\p{L}+)(?: (?:and|but|so|in|on|at|while|when|because|one|overnight|down|somewhere) .*)?$/iu.exec(
      does,
    ) ?? []
  return ofItsOwn.test(words) ? words : undefined
}

const ofItsOwn =
  /^(?:roar|moo|baa|oink|quack|woof|bark|meow|miaow|purr|howl|hoot|cluck|neigh|squeak|growl|buzz|croak|hiss|tweet|cheep|chirp|squawk|voice|song|whistle|beep|toot|siren|hum|spots?|stripes?|wings?|colours?|colors?|sparkles?|glitter|glow|shine|bounce|hop|wobble|waddle|wiggle|mane|tail|shell|fluff|fur|feathers|prickles|spikes|horn|trunk|fins|scales|shadow)$/i
