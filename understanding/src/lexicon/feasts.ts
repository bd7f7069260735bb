const others: Record<string, string> = {
  'christmas eve': 'christmas',
  'christmas day': 'christmas',
  'eid mubarak': 'eid',
  'chinese new year': 'lunar new year',
  'trick or treat': 'halloween',
  'trick or treating': 'halloween',
  'guy fawkes': 'bonfire night',
  'fireworks night': 'bonfire night',
  chanukah: 'hanukkah',
  hannukah: 'hanukkah',
  deepavali: 'diwali',
  divali: 'diwali',
  'st patricks day': 'st patrick day',
  'mother day': 'mothers day',
  'father day': 'fathers day',
  'new years eve': 'new year',
  'shrove tuesday': 'pancake day',
  rakhi: 'raksha bandhan',
  rakshabandhan: 'raksha bandhan',
  'lion dance': 'lunar new year',
  'dragon dance': 'lunar new year',
  'st nicholas day': 'st nicholas',
  santa: 'christmas',
  'father christmas': 'christmas',
  advent: 'advent',
}

const own =
  `christmas, eid, diwali, hanukkah, easter, lunar new year, halloween, bonfire night, thanksgiving, new year, ramadan, holi, passover, pesach, purim, nowruz, vaisakhi, raksha bandhan, hogmanay, burns night,
  pancake day, mothers day, fathers day, st patrick day, valentine day, valentines day, midsummer, sukkot, rosh hashanah, yom kippur, navratri, onam, pongal, songkran, kwanzaa, carnival, mardi gras, independence day, fourth of july,
  boxing day, solstice, lent, vesak, sinterklaas, st nicholas, st nicholas day, st andrew day, st david day, st george day, st lucia, santa lucia, durga puja, dussehra, janmashtami, baisakhi, ugadi, bhai dooj, gurpurab, makar sankranti, mid-autumn festival, moon festival, tet, imbolc, beltane, samhain, epiphany, three kings, day of the dead, dia de los muertos, palm sunday, good friday, ash wednesday, harvest festival, canada day, australia day, anzac day, waitangi day, st stephen day, boxing day, red nose day, children in need, earth day, pi day, world book day, may day, juneteenth, lohri, seder, ganesh chaturthi, ganpati, karva chauth, shivratri, maha shivratri, pateti, paryushan, losar, tihar, dashain, poila boishakh, bihu, pohela boishakh, shavuot, simchat torah, lag baomer, tu bishvat, yom haatzmaut, milad, mawlid, ashura, shab-e-barat, mid autumn festival, dragon boat festival, chuseok, seollal, hinamatsuri, tanabata, obon, loy krathong, las posadas, three kings day, candlemas, michaelmas, up helly aa, st brigid day, remembrance day, remembrance sunday, poppy day, memorial day, labor day, labour day, presidents day, groundhog day, mlk day, veterans day, st david day, bastille day, oktoberfest, world kindness day, odd socks day, orthodox christmas, orthodox easter, gurpurab, guru nanak, republic day`
    .split(/[,\n]/)
    .map((feast) => feast.trim())
    .filter(Boolean)

export const feasts: ReadonlySet<string> = new Set(
  [...own, ...Object.keys(others)].filter(
    (feast) => feast !== 'santa' && feast !== 'carnival' && feast !== 'lent',
  ),
)

/** One name for each feast. */
export const feastOf = (name: string) =>
  name === 'seder' || name === 'pesach' ? 'passover' : (others[name] ?? name)
