/**
 * What the somebody cannot do, and would like to: 'roar' of a lion who can’t roar, only squeak. What animals and machines of stories learn; neither
 * seeing, hearing, walking or talking, which a child may never be able to do, nor what is told otherwise (sleep, stop, find).
 */
export function unableIn(does: string): string | undefined {
  const [, what = ''] =
    /^(?:(?:really|still|just|also|simply) )*(?:can’t|cannot|can not|couldn’t|(?:doesn’t|don’t) know how to|never learn(?:ed|t) (?:how )?to) (.+)$/i.exec(
      does,
    ) ?? []
  const deed = what.replace(
    /,? (?:only|but|just|yet|at all|very well|properly|any ?more|and|so|because|or)\b.*$/i,
    '',
  )
  const [verb = ''] = deed.split(' ')
  return isLearnt(verb) && !/^breathe$/i.test(deed) && deed.split(' ').length <= 5 ? deed : undefined
}

/** A verb in its plain form that is one for certain. */
export const isLearnt = (verb: string): boolean => learnt.test(verb)

const learnt =
  /^(?:fly|swim|float|dive|roar|growl|howl|hoot|bark|miaow|meow|purr|moo|oink|quack|neigh|tweet|squeak|crow|cluck|croak|hiss|whistle|sing|hum|dance|twirl|climb|jump|hop|leap|bounce|skip|skate|ski|surf|juggle|cartwheel|somersault|ride|row|steer|park|land|bake|cook|knit|sew|paint|draw|count|spell|clap|snap|wink|whisper|giggle|laugh|smile|burp|blow|breathe|vanish|hide|tie|catch|throw|kick|score|rhyme|glow|sparkle|shine|twinkle|stay|snore|yawn)$/i
