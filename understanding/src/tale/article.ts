/** 'An' before what is spoken with a vowel: 'an owl', 'a unicorn'. */
export const aOrAn = (noun: string) => (/^(?:[aeio]|u(?!ni|su|ku))/i.test(noun) ? 'an' : 'a')
