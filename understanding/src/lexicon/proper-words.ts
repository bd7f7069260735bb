/** Languages, peoples, days, months and feasts, in the singular and in small letters: written with a capital, whoever typed them without one. Words that also mean something else (polish, turkey, march) are not among them. */
const properWords: ReadonlySet<string> = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december
  christmas easter eid diwali hanukkah halloween ramadan holi lego
  english french spanish german irish welsh scottish italian norwegian danish swedish finnish icelandic arabic hindi urdu punjabi bengali mandarin cantonese japanese chinese korean greek
  turkish russian ukrainian portuguese gaelic dutch british american canadian australian indian pakistani nigerian ghanaian kenyan egyptian mexican brazilian african european asian
  roman viking aztec inca mayan saxon norman celt spartan tudor victorian inuit maori`.split(/\s+/),
)

/** Countries, towns, planets and shops, in small letters. */
export const regions: ReadonlySet<string> = new Set(
  `london paris scotland ireland england wales france spain italy germany poland egypt india africa america australia antarctica japan cornwall devon
  brighton leeds manchester york bristol dorset norfolk canada pakistan nigeria jamaica greece portugal cyprus dubai brazil ukraine lagos tesco asda
  lidl aldi sainsburys ikea legoland youtube haribo china florida afghanistan iraq kenya ghana mexico texas vietnam korea sweden norway denmark finland
  iceland austria switzerland belgium holland morocco malta qatar zimbabwe uganda somalia ethiopia romania croatia bulgaria nepal bangladesh singapore
  malaysia glasgow aberdeen sydney melbourne toronto chicago newcastle liverpool birmingham edinburgh cardiff belfast dublin blackpool skegness
  pune mumbai delhi kolkata chennai bangalore hyderabad lahore karachi dhaka colombo kathmandu abuja ibadan accra nairobi cairo johannesburg galway
  limerick inverness dundee swansea norwich plymouth oxford cambridge boston california brooklyn alaska hawaii ohio seattle vancouver montreal brisbane
  adelaide canberra auckland berlin munich rome venice milan naples madrid barcelona lisbon athens istanbul moscow warsaw krakow prague vienna budapest
  amsterdam brussels copenhagen stockholm oslo helsinki tokyo beijing shanghai seoul bangkok manila jakarta greenland russia peru chile argentina cuba
  thailand indonesia philippines mars jupiter saturn neptune uranus`.split(/\s+/),
)

/** Whether a word, also in the plural or of somebody, is written with a capital: 'romans', 'viking’s'. @param word in small letters */
export const isProper = (word: string): boolean => {
  const plain = word.replace(/[’']s$|[’']$/, '')
  return regions.has(plain) || properWords.has(plain) || properWords.has(plain.replace(/s$/, ''))
}
