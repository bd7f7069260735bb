/**
 * Whether a password is among those that everybody tries first, whatever its case.
 * The words are ones that every published list of leaked passwords has near its top; shorter ones are refused by their length.
 */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())

const common = new Set(
  `
  123456 1234567 12345678 123456789 1234567890 0123456789 0123456 123123 123321 654321 7654321 87654321 987654321 9876543210
  111222 112233 11223344 121212 131313 123654 123789 147258 147258369 159357 159753 753951 789456 789456123 741852 741852963
  987654 456789 234567 345678 999888 102030 10203040 123456a 123456q 123456aa 1234qwer 123qwe 123qweasd 123abc 1q2w3e 1q2w3e4r
  1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 2wsx3edc q1w2e3 q1w2e3r4 q1w2e3r4t5 qwe123 qwerty qwerty1 qwerty12
  qwerty123 qwerty1234 qwerty12345 qwertyu qwertyui qwertyuiop qwertz qwertz123 qwertzuiop azerty azerty123 azertyuiop asdasd
  asdf1234 asdfasdf asdfgh asdfghj asdfghjk asdfghjkl asd123 asdqwe asdqwe123 zxcvbn zxcvbnm zxcvbnm1 zxcasdqwe zaq12wsx zaq1zaq1
  qazwsx qazwsx123 qazwsxedc qazqaz qweasd qweasdzxc qweqwe poiuyt poiuytrewq lkjhgf mnbvcx mnbvcxz a1b2c3 a1b2c3d4 aa123456
  a123456 a1234567 a12345678 a123456789 abc123 abc1234 abc12345 abcd123 abcd1234 abcdef abcdefg abcdefgh abcabc abc123456 123456abc
  password password! password1 password1! password12 password123 password123! password1234 password2 password01 passw0rd
  passw0rd1 p@ssword p@ssw0rd p@ssw0rd1 p@$$w0rd pa55word pa$$word passwort passwort1 passwort123 motdepasse contrasena
  contraseña senha123 parola hunter2 pass123 pass1234 passpass passwd mypassword yourpassword nopassword newpassword changeme
  changeme1 changeme123 changeit default default1 letmein letmein1 letmein123 letmein! letmeinnow openup opensesame sesame
  welcome welcome! welcome1 welcome12 welcome123 willkommen bienvenue hello1 hello123 hellohello helloworld goodbye guest123
  admin1 admin12 admin123 admin1234 administrator adminadmin root123 rootroot toor123 superuser sysadmin system manager
  master master1 master123 mustang mustang1 test123 test1234 test12345 testtest testing testing1 testing123 tester temp123
  temporary secret secret1 secret123 topsecret private internet computer computer1 samsung samsung1 google google1 facebook
  apple123 microsoft windows windows10 android iphone iloveyou iloveyou! iloveyou1 iloveyou2 iloveyou3 iloveu iloveme
  loveyou loveme lovely lovelove mylove mybaby babygirl babygirl1 babyboy sweetheart sweetie sweety honey123 darling forever
  family family1 familie famille mother father mommy1 daddy1 mamapapa mamama papapa sister brother children kinder princess
  princess1 prinzessin princesa queen123 prince angel1 angel123 angels angelo unicorn unicorn1 rainbow rainbow1 sunshine
  sunshine1 sonnenschein moonlight starlight1 starlight moonbeam firefly flower flower1 flowers blumen butterfly schmetterling
  summer summer1 summer123 sommer winter winter1 winter123 spring autumn january february october november december monday
  friday holiday vacation weekend dragon dragon1 dragon123 monkey monkey1 monkey123 tigger tigger1 kitty1 hellokitty kitten
  pussycat puppy123 doggie doggy1 panda1 pandas turtle dolphin dolphins elephant chicken buster buster1 ginger pepper peanut
  cookie cookie1 cookies banana banana1 orange orange1 purple purple1 yellow silver golden diamond crystal cherry strawberry
  chocolate chocolat cheese butter pumpkin snoopy mickey minnie mickeymouse minniemouse disney pokemon pikachu pikachu1
  naruto naruto1 batman batman1 superman superman1 spiderman ironman starwars starwars1 harrypotter gandalf matrix trustno1
  shadow shadow1 shadow123 killer killer1 hunter phantom ranger trooper warrior wizard merlin phoenix falcon eagle1 eagles
  freedom freedom1 liberty justice jesus1 jesus123 jesuschrist christ heaven blessed blessing whatever whatever1 nothing
  nothing1 something anything access access14 access123 minecraft minecraft1 fortnite roblox roblox123 football football1
  fussball futbol soccer soccer1 baseball baseball1 basketball hockey hockey1 tennis golfer lakers yankees arsenal chelsea
  liverpool liverpool1 barcelona realmadrid juventus ferrari porsche mercedes corvette camaro harley yamaha toyota
  michael michael1 jordan jordan1 jordan23 michelle jessica jessica1 jennifer jasmine joshua joshua1 daniel daniel1 andrew
  andrea anthony amanda ashley ashley1 charlie charlie1 matthew nicole nicole1 robert thomas william hannah hannah1 samantha
  sophie sophia olivia alexander alexandra alexis austin benjamin brandon christian christopher david123 george jackson
  justin justin1 lauren madison maggie martin martina melissa morgan natasha nathan nicholas patrick rachel rebecca richard
  sabrina stephanie steven taylor tiffany vanessa victoria zachary maverick bailey chelsea1 molly123 sammy1 smokey sparky
  google123 linkedin whatsapp instagram youtube twitter netflix amazon spotify lol123 fuckyou fuckyou1 fuckoff bullshit asshole
  abcd12345 zzzzzz1 blink182 slipknot metallica nirvana greenday eminem rockstar rockyou music1 musica guitar guitar1 dancer
  online123 login123 user123 user1234 username demo123 example sample123 service support office office123 company business
  bedtime stories bedtimestory goodnight goodnight1 sleepwell fairytale nightnight dreams sweetdreams twinkle teddybear
  `
    .trim()
    .split(/\s+/),
)
