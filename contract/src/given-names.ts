/**
 * Given names that English spelling misleads, and how most families say them: syllables as a child would read them out, the
 * stressed one in capitals. A family can always say otherwise.
 */
const list = `
Aarav AH-ruv|Aarya AR-yah|Abiodun ah-bee-OH-doon|Adaeze ah-DAY-zay|Adebayo ah-deh-BUY-oh|Adhara ah-DAR-ah
Aditi AH-di-tee|Aditya ah-DIT-yah|Adriel AY-dree-ell|Aedan AY-den|Agnieszka ag-NESH-ka|Agnès an-YESS
Ahmed AH-med|Aiko EYE-koh|Ailbhe AL-va|Ailish AY-lish|Aine AWN-yah|Áine AWN-yah|Aino EYE-noh
Aisha eye-EE-shah|Aisling ASH-ling|Aislinn ASH-lin|Aiyana eye-AH-nah|Alasdair AL-us-dare
Aleksander al-ek-SAN-der|Alejandra ah-leh-HAHN-drah|Alejandro ah-leh-HAHN-droh|Aliyah ah-LEE-yah
Alizée AH-lee-zay|Amaia ah-MY-ah|Amara ah-MAR-ah|Amelie AH-meh-lee|Amélie AH-may-lee|Ameya AH-may-ah
Amina ah-MEE-nah|Anahí ah-nah-EE|Ananya ah-NAHN-yah|Anaïs ah-nah-EECE|Anaya ah-NYE-ah|Aneirin ah-NYE-rin
Angharad ang-HAR-ad|Anika AH-nee-kah|Anjali UN-jah-lee|Anouk ah-NOOK|Antoine AHN-twahn|Anwen AN-wen
Anya AHN-yah|Aoibheann EE-vin|Aoibhinn EE-vin|Aoife EE-fah|Araceli ah-rah-SELL-ee|Ariadne ar-ee-AD-nee
Arjun AR-joon|Arwen AR-wen|Arya AR-yah|Åsa OH-sah|Aurélie oh-RAY-lee|Avi AH-vee|Ayaan eye-AHN
Ayanna eye-AH-nah|Ayla EYE-lah|Aylin EYE-lin|Ayşe eye-SHEH|Azadeh ah-zah-DEH|Bao BOW|Beatriz BEE-ah-treess
Benoît ben-WAH|Bilal bih-LAHL|Bjorn BYORN|Björn BYORN|Blaise BLAZE|Blathnaid BLAW-nid|Błażej BLAH-zhay|Bodhi BOH-dee
Branwen BRAN-wen|Bronagh BROH-nah|Caoilfhionn KEE-lin|Caoimhe KEE-vah|Caitlin KATE-lin|Caius KYE-us
Caitríona kah-TREE-nah|Camila kah-MEE-lah|Camille kah-MEEL|Carys KA-riss|Catalina kat-ah-LEE-nah|Cató KAH-toh
Ceridwen keh-RID-wen|Cerys KEH-riss|Chiara kee-AH-rah|Chidi CHEE-dee|Chinedu chin-EH-doo|Chinwe CHIN-way
Chloé KLOH-ay|Cian KEE-an|Ciaran KEER-an|Ciara KEER-ah|Cillian KILL-ee-an|Clíodhna KLEE-oh-nah
Clodagh KLOH-dah|Colm KOL-um|Conall KON-all|Cormac KOR-mack|Cristóbal kriss-TOH-bal|Dafydd DAV-ith
Dáithí DAH-hee|Daithi DAH-hee|Darragh DA-rah|Deirdre DEER-drah|Delphine dell-FEEN|Desirée dez-ih-RAY
Dhruv DROOV|Diarmuid DEER-mid|Diya DEE-yah|Domhnall DOH-nal|Dmitri dih-MEE-tree|Đức DUKE|Efua eh-FOO-ah
Eilidh AY-lee|Eilis EYE-leesh|Eimear EE-mer|Eira EYE-rah|Eitan ay-TAHN|Eithne ETH-nah|Eleri eh-LEH-ree
Elodie ELL-oh-dee|Élodie ELL-oh-dee|Elowen ELL-oh-wen|Eloise ELL-oh-eez|Emer EE-mer|Emeka eh-MEH-kah
Emlyn EM-lin|Emre EM-reh|Enrique en-REE-kay|Eoghan OH-in|Eoin OH-in|Esme EZ-may|Esmé EZ-may
Étienne AY-tee-en|Eugénie oo-ZHAY-nee|Everleigh EH-ver-lee|Evie EE-vee|Eun-ji OON-jee|Fatima FAT-ih-mah
Fatoumata fah-too-MAH-tah|Femi FEM-ee|Ffion FEE-on|Fiadh FEE-ah|Finnian FIN-ee-an|Fionn FYOON|Fionnuala fin-OO-lah|François fron-SWAH
Freja FRAY-ah|Gael GUY-ell|Genevieve JEN-eh-veev|Geneviève JEN-eh-veev|Geraint GHEH-rynt|Ghislaine ghee-LEN
Giacomo JAH-koh-moh|Gianna jee-AH-nah|Giles JYLES|Giorgio JOR-joh|Giovanni joh-VAH-nee|Giulia JOO-lee-ah
Giuseppe joo-SEP-ay|Grainne GRAWN-yah|Gráinne GRAWN-yah|Gruffydd GRIFF-ith|Guillaume GHEE-ohm
Guillermo ghee-YAIR-moh|Gwendolyn GWEN-doh-lin|Hamish HAY-mish|Håkon HOH-kon|Haruto HAH-roo-toh
Hideo hee-DAY-oh|Hiroshi hee-ROH-shee|Ianto YAN-toh|Ieuan YAY-an|Ife EE-fay|Ignacio ig-NAH-see-oh
Iker EE-ker|Ilaria ee-LAH-ree-ah|Ilse ILL-sah|Imani ih-MAH-nee|Inaya in-EYE-ah|Indira in-DEER-ah
Inés ee-NESS|Iñaki een-YAH-kee|Ioan YOH-an|Iolo YOH-loh|Ione eye-OH-nee|Irina ih-REE-nah|Isabeau IZ-ah-boh
Isha EE-shah|Isidora iz-ih-DOR-ah|Isla EYE-lah|Ismael IZ-my-ell|Itziar EET-see-ar|Jaime HY-may
Jalen JAY-len|Javier hah-vee-AIR|Jesús heh-SOOSS|Jiho JEE-hoh|Joaquin wah-KEEN|João ZHOW|Jorge HOR-hay
Josée zhoh-ZAY|Juana HWAH-nah|Juliette JOO-lee-et|Jürgen YER-ghen|Kaia KYE-ah|Kaito KYE-toh|Kaiya KYE-ah
Kabir kah-BEER|Kahlil kah-LEEL|Kareem kah-REAM|Karolína kah-roh-LEE-nah|Kasia KAH-sha|Katarzyna kat-ah-ZHIN-ah
Kavya KAHV-ee-ah|Keanu kee-AH-noo|Kehlani kay-LAH-nee|Keira KEER-ah|Keziah keh-ZYE-ah|Khadija kah-DEE-jah
Khaleesi kah-LEE-see|Khalid KAH-lid|Kiara kee-AR-ah|Kiran KEER-an|Kofi KOH-fee|Kwame KWAH-may|Kyra KEER-ah|Lachlan LOCK-lan|Laoise LEE-shah
Lakshmi LUCK-shuh-mee|Leia LAY-ah|Leif LAYF|Léa LAY-ah|Léonie LAY-oh-nee|Leticia leh-TISH-ah|Liadh LEE-ah
Lior lee-OR|Llewellyn loo-ELL-in|Llyr LEER|Lleucu LYE-kee|Lorcan LOR-kan|Lowri LAU-ree|Lucía loo-SEE-ah
Ludovic LOO-doh-vick|Lyra LYE-rah|Maëlys my-LEESS|Maeve MAYV|Maja MY-ah|Małgorzata mao-goh-ZHAH-tah
Malachy MAL-ah-kee|Maia MY-ah|Mairead MAW-raid|Máiréad MAW-raid|Mairi MAH-ree|Maisie MAY-zee
Małgosia mao-GOSH-ah|Marguerite mar-guh-REET|Mathieu mat-YUH|Mathilde mah-TEELD|Maurício mao-REE-see-oh
Mbali m-BAH-lee|Mei MAY|Mei-Ling MAY-ling|Meabh MAYV|Mehmet MEH-met|Michaela mih-KAY-lah|Mieke MEE-kah
Miguel mee-GHELL|Mikhail mih-kah-EEL|Mina MEE-nah|Mireille mee-RAY|Miyu MEE-yoo|Mohammed moh-HAM-ed
Muireann MUR-in|Myfanwy muh-VAN-wee|Myra MY-rah|Naoise NEE-shah|Naoki NOW-kee|Ngozi n-GOH-zee|Nguyen WIN
Niall NYE-al|Nevaeh neh-VAY-ah|Niamh NEEV|Nicolò nee-koh-LOH|Nikhil NIK-ill|Nikolai NIK-oh-lye|Noelle noh-ELL
Noémie NOH-ay-mee|Nyah NYE-ah|Oisin USH-een|Oisín USH-een|Olamide oh-lah-MEE-day
Oluwaseun oh-loo-wah-SHAY-oon|Onyeka on-YEH-kah|Oona OO-nah|Órla OR-lah|Orlaith OR-lah|Padraig PAW-rig
Pádraig PAW-rig|Paloma pah-LOH-mah|Paolo POW-loh|Parvati PAR-vah-tee|Persephone per-SEFF-oh-nee
Phuong FOO-ong|Pierre pee-AIR|Pilar pee-LAR|Priya PREE-yah|Quynh KWIN|Rafael rah-fye-ELL
Raphael RAFF-eye-ell|Ragnhild RAG-nild|Raghav RAH-guv|Raheem rah-HEEM|Ramón rah-MOHN|Raúl rah-OOL
Rhian REE-an|Rhiannon ree-AN-on|Rhys REESS|Roisin roh-SHEEN|Róisín roh-SHEEN|Ruaidhri ROR-ee|Ruairi ROR-ee
Ruaridh ROR-ee|Saanvi SAHN-vee|Sadhbh SIVE|Sakura SAH-koo-rah|Salomé SAL-oh-may|Sanjay SUN-jay
Santiago san-tee-AH-goh|Saoirse SEER-shah|Saskia SASS-kee-ah|Seán SHAWN|Séamus SHAY-mus|Seamus SHAY-mus
Seren SEH-ren|Serge SURGE|Shanelle shah-NELL|Shiloh SHY-loh|Shira SHEE-rah|Shivani shih-VAH-nee
Sian SHARN|Siân SHARN|Sinead shin-AID|Sinéad shin-AID|Siobhan shiv-AWN|Siobhán shiv-AWN|Síle SHEE-lah
Sioned SHON-ed|Sofía soh-FEE-ah|Soleil soh-LAY|Soren SOR-en|Søren SOR-en|Stéphane stay-FAHN
Sunniva SOO-nee-vah|Svetlana svet-LAH-nah|Tadhg TYGE|Takeshi tah-KESH-ee|Tamsin TAM-zin
Taliesin tal-ee-ESS-in|Tariq TAH-rick|Tatiana tat-ee-AH-nah|Thandiwe tan-DEE-way|Théa TAY-ah|Théo TAY-oh
Thiago tee-AH-goh|Thérèse tay-REZ|Thi TEE|Thijs TYCE|Thuy TWEE|Tiarnan TEER-nan|Tierney TEER-nee
Tomás toh-MOSS|Tomasz TOH-mash|Tuan TWAHN|Tuva TOO-vah|Uche OO-chay|Uilleam WILL-yam|Ulrike ool-REE-kah
Vihaan vih-HAHN|Violeta vee-oh-LET-ah|Wei WAY|Wojciech VOY-chek|Xanthe ZANTH-ee|Xavi SHAH-vee
Ximena hee-MEH-nah|Xin SHIN|Xiomara see-oh-MAR-ah|Xochitl SOH-cheel|Yael yah-ELL|Yaritza yah-REET-sah
Yesenia yeh-SEN-ee-ah|Yiannis YAH-niss|Ylva ILL-vah|Yosef YOH-seff|Yuki YOO-kee|Yusuf YOO-soof
Yvaine ee-VAYN|Yves EEV|Yvette ee-VET|Zainab ZYE-nab|Zahra ZAH-rah|Zaria ZAH-ree-ah|Zephyr ZEFF-er
Zhang JAHNG|Zhen JEN|Zoé ZOH-ay|Zosia ZOSH-ah|Zuri ZOO-ree|Zuzanna zoo-ZAH-nah
`

const pronunciations: ReadonlyMap<string, string> = new Map(
  list
    .trim()
    .split(/[|\n]/)
    .map((entry) => {
      const [name = '', said = ''] = entry.split(' ')
      return [name.toLowerCase(), said]
    }),
)

/** How a given name is said, as 'EYE-lah'; null if it is not on our list, as most names are said as they are written. */
export const givenNameSaid = (name: string): string | null =>
  pronunciations.get(name.trim().toLowerCase()) ?? null

/** Every name on the list, in lower case. */
export const listedGivenNames = (): readonly string[] => [...pronunciations.keys()]

/** Scripts whose letters a voice of this installation can say as English ones. */
const sayable = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u

/** Whether a name has no letter that the built-in voices can say: in a story there would be a silence. */
export const isSilentName = (name: string): boolean => /\p{L}/u.test(name) && !sayable.test(name)
