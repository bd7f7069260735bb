/**
 * What leads to a family and cannot stand in a story: addresses of the web, of mail and of houses, postcodes, numbers long enough to call,
 * and dates of birth. Each expression is linear.
 */
const forms: readonly RegExp[] = [
  /\b(?:https?:\/\/|www\.)\S+/gi,
  /\S+@\S+/g,
  /@\w[\w.]*/g,
  /\b[\w.-]{1,60} ?(?:\(at\)|\[at\]| at ) ?[\w-]{2,40} ?(?:\(dot\)|\[dot\]| dot ) ?(?:com|net|org|co|ie|in|au|uk)\b(?: dot \w{2,3})?/gi,
  /\b[a-z\d][\w-]{0,60}(?:\.[\w-]{2,60}){0,3}\.(?:com|org|net|co|sch\.uk|org\.uk|ac\.uk|gov\.uk|ie|com\.au|edu\.au|co\.in|edu|gov|info|me|io|uk|school)(?:\.[a-z]{2})?\b(?:\/\S*)?/gi,
  // Houses: '12 Oak Lane', 'flat 3b, 12a st john's road'.
  /(?:\b(?:flat|apt\.?|apartment|unit) ?\d{1,4}[a-z]?,? )?\b\d{1,5}[a-z]?,? (?:[\p{L}'’.]{2,20} ){1,3}(?:road|street|rd|st|lane|ln|avenue|ave|drive|dr|close|way|court|ct|place|crescent|terrace|gardens|boulevard|blvd|grove|hill|row|square|mews|parade|nagar|marg|colony)\b\.?/giu,
  /\b(?:flat|apt\.?|apartment) \d{1,4}[a-z]?\b/gi,
  /\bp\.? ?o\.? box \d{1,7}\b/gi,
  // Postcodes of Great Britain, Ireland, the United States, India and Australia.
  /\b(?!(?:a\d|am|pm) )[a-z]{1,2}\d[a-z\d]? ?\d(?!st|nd|rd|th)[abd-hjlnp-uw-z]{2}\b/gi,
  /\b(?:[AC-FHKNPRTV-Y]\d{2}|D6W) ?(?=[AC-FHKNPRTV-Y\d]*\d)[AC-FHKNPRTV-Y\d]{4}\b/gi,
  /(?<=\b(?:in|near|from|to|postcode|area) )[A-Z]{1,2}\d{1,2}[A-Z]?\b(?! ?(?:motorway|road|race|car|bus))/g,
  /\b(?:zip|pin|post|postal)[ -]?code:? (?:is )?[a-z\d][a-z\d -]{2,8}\d\b/gi,
  /\bzip:? \d{5}(?:-\d{4})?\b/gi,
  /\b(?:A[KLRZ]|C[AOT]|DC|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),? \d{5}(?:-\d{4})?\b/g,
  /\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT),? \d{4}\b/gi,
  /(?<=\p{Lu}[\p{L}'’-]{2,25},? )\d{5}(?:-\d{4})?\b(?! (?:[a-z]))/gu,
  /(?<=\p{Lu}[\p{L}'’-]{2,25},? -? ?)[1-9]\d{2} ?\d{3}\b/gu,
  // Dates of birth.
  /(?<=\b(?:born|dob|d\.o\.b\.?|birth|birthday|birthdate|bday)\b:?(?: date)?(?: (?:is|was|on|in|the)){0,3} )(?:the )?\d{1,4}(?:st|nd|rd|th)?(?: of)?[ ./-](?:\d{1,2}|[a-z]{3,9})(?:,?[ ./-]\d{2,4})?\b/gi,
  /(?<=\b(?:born|dob|d\.o\.b\.?|birth|birthday|birthdate|bday)\b:?(?: date)?(?: (?:is|was|on|in|the)){0,3} )(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?\b/gi,
  /\b\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d{2}\b|\b(?:19|20)\d{2}-\d{2}-\d{2}\b/g,
  /\b\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6},? (?:19|20)\d{2}\b/gi,
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6} \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d{2}\b/gi,
]

/** Seven digits are called; fewer are scores, times and prices. */
const numbers = /\+?\(?\d[\d ().-]{5,20}\d/g
const fewestDigits = 7

export const withoutContactDetails = (text: string): string =>
  forms
    .reduce((rest, form) => rest.replace(form, ''), text)
    .replace(numbers, (number) => (number.replace(/\D/g, '').length >= fewestDigits ? '' : number))
