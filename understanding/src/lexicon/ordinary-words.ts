/**
 * Words of English that are no slips of the pen for another and no names, beside those that other lists have: the common ones, and
 * less common ones that look like a word of a rule. Taken from the word lists of SCOWL (levels 10 to 35, British, American and
 * Australian spelling), Copyright 2000-2016 by Kevin Atkinson. Permission to use, copy, modify, distribute and sell these word lists
 * for any purpose is granted without fee, provided that this notice appears in all copies; they are provided "as is" without express
 * or implied warranty.
 */
export const ordinaryWords = `
  aardvark abandon abandoned abandoning abandons abbreviate abbreviated abbreviates abbreviating abbreviation abbreviations abdicated
  abducted abide abilities ability abler abnormal abnormally abode abolish abolished abolishes abolishing abolition abort aborted aborting
  abortion aborts abound absence absent absolute absolutes absolutest absorb absorbed absorbing absorbs abstention abstract abstraction
  absurd abuse abused abuses abusing abusive abysmal academic academics accelerate accept acceptable acceptance accepted accepting accepts
  access accessed accesses accessible accessing accidental accidentally accidentals accommodate accommodation accompanied accompanies
  accompany accompanying accomplish accomplished accomplishes accomplishing accord accordance accorded according accordingly accords
  account accountant accountants accounted accounting accounts accumulate accumulated accumulates accumulating accuracy accurate
  accurately accusation accusations accuse accused accuses accusing accustom accustomed accustoming accustoms achieve achieved achievement
  achievements achieves achieving acid acids acing acknowledge acknowledged acknowledges acknowledging acoustic acquaintance acquire
  acquired acquires acquiring acquisition acridest acrobatic acronym acronyms acted activate activated activates activating active
  actively activities activity actor actors acts actual actuality acute adapt adaptation adapted adapter adapting adaptor adapts addict
  addicting addiction addictive addicts addition additionally additions addressee adept adequate adequately adhere adhered adheres
  adhering adjacent adjective adjust adjusted adjusting adjustment adjustments adjusts administer administered administering administers
  administration administrative admirable admiration admire admission admittedly adobe adobes adoption adoptions adorn adorning adorns
  advance advanced advances advancing advantage advantageous advantages adventurer adventurers adverse adversely advert advertise
  advertised advertisement advertisements advertises advertising adverts advisable advise advised adviser advisers advises advising
  advisory advocate advocated advocates advocating aerial aesthetic aesthetically affair affairs affect affected affecting affection
  affects afford aforementioned afterward afterwards agency agenda agent agents aggressive agony agreement agreements agricultural aground
  aimed aiming aims aircraft airstrip airtight akin alarm alarmed alarming alarms alas albeit album albums alcohol alcoholic alert algebra
  algebraic algorithm algorithms alias aliases alienate alight align aligned aligning alignment aligns alive allay allays allegation
  allegations allege alleged allegedly alleges alleging alleviate alliance allies allocate allocated allocates allocating allocation
  allocations allotted allow allowable allowance allowances allowing allows alloyed ally almighty alongside aloud alpha alphabetic
  alphabetical alter alteration alterations altered altering alternately alternative alternatively alternatives alternator alters altitude
  altitudes altogether amassing amateur amaze amazes amazingly ambassador amber ambiance ambience ambient ambiguities ambiguity ambiguous
  ambition ambitious amble amend amended amending amendment amends amongst amount amounts ample amplifier amuse amused amusement amuses
  amusing anaesthesia anagram analog analogies analogous analogue analogy analyse analysed analyses analysing analysis analyst analyze
  analyzed analyzes analyzing anarchy anatomy ancestor ancestors ancient ancients anecdote anecdotes anesthesia angle angler angles
  anguish anniversary announce announced announcement announcements announces announcing annoy annoyance annoying annoys annual annually
  anomalies anomaly anonymous anorak anoraks anthology antibiotic antibody antic anticipate anticipated anticipates anticipating
  anticipation antidote antique antisocial anxiously anyhow anyplace apathetic apathy apostrophe appal appall appalled appalling
  appallingly appalls appals apparatus apparatuses apparent apparently appeal appealed appealing appeals appear appearance appearances
  appeared appearing appears append appended appending appendix appends applause applicable applicant applicants application applications
  applied applies apply applying appoint appointed appointing appoints appraisal appreciate appreciated appreciates appreciating
  appreciation apprehension approach approached approaches approaching appropriate appropriately approval approve approved approves
  approving approximate approximately approximation apter aptitude aptitudes arbitrarily arbitrary arcade arcane arch archaic architecture
  archive archived archives archiving ardent area areas arena arguable arguably arise arisen arises arising arithmetic armament armaments
  arose arousing arrange arranged arrangement arrangements arranges arranging array arraying arrays arrest arrested arresting arrests
  arrival arrivals arrogance arrogant arrow arrows arse arthritic arthritics article articles artificial artificially artistic artistry
  ascend ascended ascending ascends ascent ashcan aside askew aspect aspects assault assemble assembled assembler assembles assembling
  assert asserted asserting assertion asserts assess assessed assesses assessing assessment asset assets assign assigned assigning
  assignment assignments assigns assist assistance assistant assisted assisting assists associate associated associates associating
  association associations assort assorted assorting assorts assume assumed assumes assuming assumption assumptions assure assured assures
  assuring asterisk asterisks astronomy asynchronous atheism atheistic athletes athletic atlas atmosphere atmospheric atom atomic atoms
  atone atrocities atrocity attach attached attaching attachment attacker attain attempt attempted attempting attempts attend attendance
  attendant attended attending attends attentive attorney attorneys attract attracted attracting attraction attractive attracts attribute
  attributed attributes attributing auction auctioned auctions audible audio auditing augments auguster authentic author authorisation
  authorise authorised authorises authorising authorities authority authorization authorize authorized authorizes authorizing authors
  autobiography automate automated automates automatic automatically automating automobile automobiles autumnal availability avenges
  avoidable await awaited awaiting awaits awaken awareness awfully awkward awoke axes axiom axioms axis babble babbling backbone backer
  background backgrounds backhand backhands backings backlog backspace backtrack backward backwoods bacteria bacterium badder baffle
  baffled baffles baffling baggage baggy bailed bailing baiting baits baled baling balked balking ballot ballroom banal bandanna bandwagon
  bandwidth bandy banished banishes banker bankers bankrupt banning bans banter baptise baptised baptises baptism baptisms barbed barer
  bargain barley barman barnyard baron baroque barrages barren barrier barriers barrings barrister barristers barter barters base based
  baser bases bash bashed bashes bashing basic basics basing basis basked basking bass basses bastard bastards bathe baton batsman batter
  batteries battery baud baulking bawdy beacon beady beaker beakers beam beamed beams bearings beast beasts beater beaters beautifully
  beautify beckoning bedrocks bedside bedsides beech beef beer beers beforehand befriend beggared beggaring beginner beginners behalf
  behalves behavioral behavioural beheaded beheading belch belief beliefs believable believer believers bellow beloved beneficial benefit
  benefits bequeath bereave bereaves bereaving berthing beset besetting besieging besought beta bets betting bettor beware bewaring
  bewilder beyond bias biased biases biasing bible biblical bidding bides biding bids bigger biggest bigot bigoted bigotry bill billfold
  billion billions bills binary bind binding binds bingling biochemistry biography biological biologist biologists biology birth birthing
  bishop bitch bitching bitmap bitter bitterly bizarre blabbing blackboard blackest blackjack blackmail blade blades blamer blanch
  blanches bland blandest blank blanked blanker blankest blanking blanks blare blared blares blaring blast blasted blasting blasts blatant
  blatantly blaze blazed blazes blazing bleach bleaching bleak blearier bleat bleating blend blending bless blesses blessing blight
  blindly blinkering blinkers bliss blissfully blitzing blob blobbing blockade blockaded blockhead blocs blogging blonder blondest bloom
  blooming blotched blubbering bluebell bluer bluffing blunting blurb blurring blurting boarders boars boast boastful bobs boded boding
  bogan bogged bogging boggle boggles boggling bogs bogus boil boiled boils bolster bolsters bolt bond bondage bonus bonze booklet
  bookshop bookshops bookstore boom boost boosted booth booty border borderline bore bores boringly borne boroughs boss botch bough boughs
  bound boundary bounding bounds bounty bout bowel bowler boxer bracket bracketed bracketing brackets bragging brain braining brains
  braise braises brake braked brakes braking brand branded branding brands brash brashest brass bravo brawled brawling brawn brawnier
  brawniest breach breached breaches breaching breadth breadths breakdown breasting breather breathers bred breed breeding breeds breezier
  breezy brethren bribe bridle bridling briefly brigade brighten brighter brightest brightly brightness brilliance brine brink brinks
  briny brisk brisking broaches broaching broad broadcast broadcasting broadcasts broadly broiling broker brokering brood broth brotherly
  brownest brows browse browsed browses browsing brunch brunched brunches brunching brunt brutal bubblier bubbly buck bucked bucks buddy
  budge budged budget buffer buffered buffering buffers bugger buggers bulb bulbs bulged bulk bulkiest bulky bulldoze bulldozed bulldozes
  bulletin bundy bundying bungle bungled bunkers buoys burble burden bureaucracy burglary burliest burly burner burps burrow burrs bushy
  busses bust busts butchery butler butte buttery buttes buttocks buyer buyers bypass byte bytes cabinet cabooses caching cackling
  caddying caffeine cage caging cajoling calculate calculated calculates calculating calculation calculations calculator calculus
  calibrate calibration calked calking calks caller callus callused callusing calories calve cameo campaign campaigned campaigning
  campaigns campus canaries cancel canceled canceling cancelling cancels candidate candidates canker cannibal cannon canny canon canonical
  canter capabilities capability capable capacity caper capering capital capitalism capitalist capitals caprices capture captured captures
  capturing carat carbon cardinal carefully careless caressed caressing caribous carked carking carks carnal caroused carousing carped
  carpentry carping carps carriage carriages carrier carriers carton cartridge cartridges cash cassette cassettes caste casual casually
  catalog catalogs catalogue catalogues catastrophic catcalled catchier catchy categorically categories category cater catered catering
  caters cathedral cattle caulking causal causality cause caused causes causing caution cautious caveat cawing cease ceased ceases ceasing
  celebrity celibacy celibate cell cells cellular censor censored censoring censors censorship censused cent center centered centering
  centers central centrally centuries century ceremony certain certainly certainty chafe chafed chaffed chaffing chairman chalky
  challenger challengers chamber champ champagne champing chancellor changeover chant chanting chaotic chap chapel chaplain chapping chaps
  char characterise characteristic characteristics charge charged charges charging charitable charities charity charring chars chart
  charter charters charting charts chasm chaste chastening chaster chatter chatters chattier cheaper cheapest cheaply checker checkers
  checkout cheep cheeped cheeping cheeps cheerfully cheerier cheery chemical chemicals chemist chemistry chemists cheque chequed chequer
  chequers cheques chequing chestnut chewy childhood childish chili chill chiller chillest chilli chillier chilling chills chime china
  chink chinking chipper chippers chirp chirps chiseled chiselled chlorine choicer choicest choke choked chokes choking chook choosier
  choosiest choosy chop chopped choppers chopping chops choral chord chords chore chortles chorus choruses chowed christen christens
  chroming chuck chucked chucking chucks chugging chunk chunks chute cider cigarette cinching cindered circa circuit circuitry circuits
  circular circulate circulated circulates circulating circulation circumstance circumstances cite cited cites citing citizen citizens
  civil civilian civilisation civilise civilised civilises civilising civilization civilize civilized civilizes civilizing clack clacked
  clacking claim claimed claiming claims clamming clamp clamping clams clank clanking clans clapper clappers clarification clarified
  clarifies clarify clarifying clarity clash clashes clasp clasping clasps classic classical classics classification classified classifies
  classify classifying classy clause clauses cleanest cleanlier cleanly cleanse cleanser cleansers clearance clearer clearest clearly
  cleat cleats cleaved cleaver cleavers cleaving clefs clerking cleverer cleverest cleverly client clients climate climaxed climaxing
  climber climbers clime clinic clinical clink clinking clinks clip clipboard clipped clipping clips clique clog clone clones closely
  closer closest closure clothe clots clout clouting clove cloven cloves cluck clucking clumping clumsily cluster clusters clutched
  clutches clutching coarse coast coasting cobble cocked cockeyed cocking code coded codes coding coffee coherence coherent coiling
  coincide coincidence coke coked cokes coking colic collaboration collapse collapses collapsing collate collated collates collating
  colleague colleagues collection collections collective collector collectors colon colony column columns comas combat combination
  combinations comely comfort comfortably comforted comforts comma command commandment commandments commands commas commence comment
  commentary commentator commentators commented commenting comments commercial commercially commission commissioned commissioning
  commissions commit commitment commitments commits committed committee committees committing commodity common commonly commons communal
  communicate communicated communicates communicating communication communications communism communist communists communities community
  commuted commuter commuters commutes compact compacter compaction compacts companies companion company comparable comparative
  comparatively compare compared compares comparing comparison comparisons compatibility compatible compel compelled compelling compels
  compensate compensation compete competed competence competent competes competing competitive competitor competitors compilation compile
  compiled compiler compilers compiles compiling complacent complain complained complaining complains complaint complaints complement
  complementary completeness completer completest completion complex complexes complexity complicate complicated complicates complicating
  complication complications compliment comply component components compose composed composer composers composes composing composite
  composition composts compound comprehend comprehensible comprehension comprehensive compress compressed compresses compressing
  compression comprise comprised comprises comprising compromise compulsion compulsory computation computational compute computed
  computerise computerised computerises computerising computerize computerized computerizes computerizing computes computing concatenate
  concatenated concatenates concatenating conceal concealed concealing conceals concede conceding conceit conceited conceits conceivable
  conceivably conceive conceived conceives conceiving concentrate concentrated concentrates concentrating concentration concept conception
  concepts conceptual concern concerned concerns concerto concertos concise conclude concluded concludes concluding conclusion conclusions
  concrete concreting concur concurrently concurring condemn condemnation condemned condemning condemns condensation condense condensed
  condenses condensing condiment condition conditional conditioned conditioning conditions condom condone conduct conducted conducting
  conducts confer conferred conferring confers confidant confidants confided confidential confidentiality confidently confides confiding
  configuration configurations configure configured configures configuring confine confined confines confining confirm confirmation
  confirmed confirming confirms confiscate confiscates conflict conflicted conflicting conflicts conform confront confronted confronting
  confronts confuse confuses confusing confusion congealed congest congesting congestion congests congratulate congratulating congress
  conifers conjecture conjunction conjured conjuring connect connected connecting connection connections connector connects connotation
  connotations connoting conscience conscious consciously consciousness consecutive consensus consent consented consenting consents
  consequence consequences consequent consequently conservation conservative conservatives conserving consider considerable considerably
  considerate consideration considerations considered considering considers consigns consist consisted consistency consistent consistently
  consisting consists consolation console conspicuous conspiracy constancy constant constants constituency constituent constituents
  constitute constituted constitutes constitution constitutional constrain constrained constraining constrains constraint constraints
  construct constructed constructing construction constructions constructive constructs consult consultancy consultant consultants
  consultation consulted consulting consults consume consumed consumer consumes consuming consumption contain contained container
  containing contains contemplate contemplated contemplates contemplating contemporary contempt contend contending contends contention
  contentious contest contested contests context contexts continent continental continual continually continuity continuous continuously
  continuum contour contouring contraception contract contracted contracting contracts contradict contradicted contradicting contradiction
  contradictory contradicts contrary contrast contravention contribute contributed contributes contributing contribution contributions
  contributor contributors contrive contrived contrives contriving control controlled controlling controls controversial controversy
  convened convenience convenient conveniently convening convent convention conventional conventions convents convergence converging
  conversational converse conversed conversely conversing conversion conversions convert converted converter converting converts convey
  convict convicted convicting conviction convictions convicts convince convinces convincing convincingly convulsed cooeed cooeeing cooker
  cookies cooper cooperate cooperation cooping coordinate coordinates coordination copped copper copyright cords core cores coring cornea
  cornet cornier corny coroner coroners corporate corporation corpse corpses corral correct corrected correcting correction corrections
  correctly corrects correlate correlation correspond corresponded correspondence correspondent corresponding corresponds corridor corrupt
  corrupted corrupting corruption corrupts cosmic cosmology costly couch couching councilor counsel counseled counseling counselled
  counselling counsels counter countered counterexample countering counterpart counterparts counters countess counties countless
  countryside county courageously courier courser court courteous courtesy courting courts coverage covert coves covet coveting cower
  cowering coyer cracker crackers crackled crackles crackling cradling craftier crafty cramming cramp cramped cramping cramps crank
  cranked cranking cranks crass crassest crate crated crates cravings craze creaky creamy crease creased creasing creation creatively
  creator creators credibility credible credit credited credits creed creeds creek creeks creepier cremate cremated cremates cremating
  crepe crepes crest crested cresting crew crewed crime crimes criminal criminals cringing crises crisis crispy criteria criterion critic
  critical criticise criticised criticises criticising criticism criticisms criticize criticized criticizes criticizing critics croak
  croaking crock crocs croon crooning crop cropping crops crosser crossest crossroad crossroads crossword crotches crouched crouches
  crouching crucial crude cruel cruelty cruiser cruisers crumblier crumbly crumple crumpled crumples crunchy crusaded crush crushes
  crushing crusted crusting crutch crypt cryptic cube cubic cuckoo cuffed cuing culled culling culls culprit cult cultural culture
  cultures culturing cumbersome cumming cums cumulative cunning curbs curdle curdles curdling curds cure cured cures curing curios
  curiosity curiously currency current currently curriculum curse cursor curtail curtails curvature custom customary customer customers
  customs cuter cycle cycled cycles cyclist cyclists cyclones cylinder cynic cynical dabbling dagger dairy dally dallying damage damaged
  damages damaging damn damnation damned damning damns damper dampness dandy dangerous dangerously dangling danker darning darting dash
  dashed dashes dashing data database databases datum dawdling dawn dawns daylight daytime dazing dazzling deadline deadlock deadlocks
  deadly dealer dealers dearth debatable debate debated debates debating debt debug debugged debugger debugging debugs debunking decade
  decades decay decayed deceived decent deceptive decidedly decimal decision decisions declaration declarations declare declared declares
  declaring decline declined declines declining decode decoded decodes decoding decoying decrease decreased decreases decreasing dedicate
  dedicated dedicates dedicating deduce deduced deduces deducing deducted deduction deductions deductive deeds deem deemed deeming deems
  deeper deepest deeply default defaults defeat defeated defeating defeats defecated defect defected defective defectives defects defence
  defend defended defending defends defense defensive defer defiance defiantly deficiencies deficiency define defined defines defining
  definite definition definitions definitive deflated deflected defy degenerate degradation degrade degraded degrades degrading degree
  degrees deity delegated delete deleted deletes deleting deletion deliberate deliberately delicate deliciously delight delightful
  delighting delights delimited delimiters delirious deliver delivered delivering delivers delivery delta delusion demand demanded
  demanding demands demented demise democracy democratic democratically demolish demolished demolishes demolishing demonstrate
  demonstrated demonstrates demonstrating demonstration demonstrations denial denied denies denominator denote denotes dense density
  dentistry deny denying department departmental departments departure depend dependant depended dependence dependent depending depends
  depicted depleted depleting deplored deplores deploring deposing deposit depress depresses depressingly deprive deprived deprives
  depriving depth depths deputy derailed derange deranged deranges deranging deride derided deriding derivative derive derived derives
  deriving derogatory descend descended descending descends description descriptions descriptive desecrate deserter deserve deserved
  deserves deserving design designate designated designates designating designed designer designers designing designs desirable desire
  desired desires desiring desktop despair desperately despise despite destination destine destined destines destining destroy destroyer
  destroyers destroying destroys destruction destructive detach detached detaches detaching detail detailed detailing details detained
  detect detectable detected detecting detection detector detects deter determination determine determined determines determining
  deterrent detest detested detract devastate devastates devastating develop developed developer developers developing development
  developments develops deviant deviation device devices devil devious devise devised devises devising devoid devote devoted devotes
  devoting diagnose diagnoses diagnosing diagnostic diagnostics diagonal diagram diagrams dial dialect dialects dialed dialing dialings
  dialled dialling diallings dialog dialogue dials diameter diameters diarrhea dictate dictator dictatorship dictionaries dictionary
  diesel differ differed difference differences differential differentiate differently differing differs digest digestions digit digital
  digits dignity digressed digresses digressing digression dilemma dills dimension dimensional dimensions dimer dine dined diner diners
  dines dingy dining dinned diplomatic dire direct directed directing direction directive directives directly director directories
  directors directory directs direr disable disables disabling disadvantage disadvantages disagree disagreed disagreeing disagreement
  disagrees disappoint disappointing disappointment disappoints disarmed disastrous disc discard discarded discarding discards discharge
  disciplinary discipline disclaimer discolor discolored disconnect disconnected disconnecting disconnects discontinue discontinued
  discontinues discontinuing discorded discount discounts discourage discouraged discourages discouraging discoveries discovery
  discrepancy discrete discretion discriminate discriminated discriminates discriminating discrimination discs discuss discussed discusses
  discussing discussion discussions disease diseases disguise disguised disguises disguising disgust disgusted disgusting disgusts
  dishonest disk dismal dismiss dismissed dismisses dismissing disobedience disorderly disparate disperse display displayed displaying
  displays disposable disposal dispose disposed disposes disposing disposition dispute disregard disrupt disruption dissections
  dissertation dissimilar distance distances distant distaste distasteful distastes distinct distinction distinctions distinctive
  distinctly distinguish distinguished distinguishes distinguishing distort distorted distorter distorting distortion distorts distract
  distracted distracting distracts distress distresses distressing distribute distributed distributes distributing distribution district
  distrusted disturb disturbance disturbed disturbing disturbs ditto ditty diverged diverging diverse diversity divert diverted diverting
  diverts divide divided divides dividing divine division divisions doctrine document documentary documentation documented documenting
  documents dodge doers doghouse dogma doily dole doles doling dollar dollars domain domes domestic dominant dominate dominated dominates
  dominating doming donate donated donates donating donation donations donor dons doom doomed dooming dooms dopes doping dose doses dosing
  doubly doubt doubtful doubting doubtless doubts doves dowdy downhill downright downwards downy dozen dozens dozes dozing draft drafted
  drafting drafts drag dragged dragging drags drain draining drains dramatic dramatically drastic drastically draught draughtier draughts
  drawback drawbacks drawl drawling dreadful dreamers dreary dredging dregs dresser dressers dressier dressiest dressy drier drill
  drilling drily drinkers drivel driveling drivels droll drone droop drooped dross drown drowned drowning drowns drowsing drug drugs drunk
  drunken dual dubious duding duelling duff dully duly dumb dumber dumpier dumpiest dumpster dumpy dunce dunging dunny duped duping
  duplicate duplicated duplicates duplicating duplication durability duration duress dusky dwarfing dynamic dynamically dynamics eagerly
  earlier earliest earls earner earthy ease easier easiest easing easterly eastern eccentric echo echoed echoes echoing ecological ecology
  economic economical economically economics economies economy edger edit edited editing edition editions editor editorial editors edits
  educate educated educates educating education educational effect effecting effective effectively effectiveness effects efficiency
  efficient efficiently effort efforts egos eighteen eighth ejecting elaborate elderly elect elected electing election elections electoral
  electorate electric electrical electricity electron electronic electronically electronics elects elegant element elementary elements
  elevated elevator elevators eleventh elicited eliciting eligible eliminate eliminated eliminates eliminating elite elitist elsewhere
  embarrass embarrasses embed embedded embedding embeds emerge emerged emergence emergent emerges emerging eminent eminently emit emotion
  emotionally emotions emphasis emphasise emphasised emphasises emphasising emphasize emphasized emphasizes emphasizing empire empirical
  employ employed employee employees employer employers employing employment employs emulate emulated emulation emulator emulators enable
  enabled enables enabling enacting enchants enclose enclosed encloses enclosing encode encoded encodes encoding encounter encountered
  encountering encounters encouragement endeavor endeavour endless endlessly endowing enduring enemies enemy enforce enforced enforces
  enforcing engage engaged engages engaging engender enhance enhanced enhancement enhances enhancing enjoyable enjoyment enlarge enlarged
  enlarges enlarging enlighten enlightened enlightening enlightenment enlightens enormous enormously enquire enquired enquires enquiries
  enquiring enquiry ensure ensured ensures ensuring entail entails enterprise entertain entertained entertaining entertainment entertains
  enthusiasm enthusiastic entire entirely entirety entities entitle entitled entitles entitling entity entrance entries entry envelope
  envelopes enviously environment environmental environments environs envisage envisaged envisages envisaging envoy envoys epic equal
  equality equally equals equate equating equation equations equilibrium equip equipment equipped equipping equips equivalent equivalents
  erase erased erases erasing erecting ergo erroneous error errors escalate escalated escalates escalation escapade esoteric especial
  essay essays essence essential essentially establish established establishes establishing establishment establishments estate estimate
  estimated estimates estimating estimation eternal eternity ether ethic ethical ethics ethnic etymology evaluate evaluated evaluates
  evaluating evaluation evenly event events eventual eventually evermore everyday evicting evidence evident evidently evil evils evolution
  evolutionary evolve evolved evolves evolving exact exacting exaggerate exaggerated exaggerates exaggerating exalting examination examine
  examined examiner examines examining example examples exasperate exasperates excavate excavated excavates excavation exceed exceeded
  exceeding exceedingly exceeds excelled excellence excellently excelling exception exceptional exceptionally exceptions excerpt excerpts
  excess excesses excessive excessively exchange exchanged exchanges exchanging excise excised excises excising excite excites exclamation
  exclusion exclusive exclusively excrement excreted excreting executable execute executed executes executing execution executive exempt
  exercise exercised exercises exercising exert exerting exhaust exhausting exhaustive exhausts exhibit exhibition exist existed existence
  existing exists exit exited exiting exits exoduses exotic expand expanded expanding expands expansion expansions expectant expectation
  expectations expediency expediting expedition expelling expending expenditure expense expenses expensive experiment experimental
  experimentally experimentation experimented experimenting experiments expertise expertly expire expired expires expiring expiry
  explanation explanations explanatory explicit explicitly explode exploded explodes exploding exploit exploitation exploited exploiting
  exploits exploration explosion explosive explosives exponential export exporter exporting expose exposed exposes exposing exposure
  express expressed expresses expressing expression expressions expressway expressways expulsions extant extend extended extending extends
  extension extensions extensive extensively extent extents external externally extinction extract extracted extracting extraction
  extracts extraneous extraordinarily extraordinary extreme extremely extremes extremist exulting eyesight fabric facet faceting
  facilitate facilities facility factor factored factories factors factory factual factually faculties faculty fading fail failed failing
  failings fails failure failures faint fainter faintest fairer fairest fairness faith faithful fake fakes faking fallacious fallacy false
  falter fame familiar familiarity famine famous fancier fanciest fantasies fantasy farce fare farewell farmland farther farthest
  fascinate fascinates fascinating fascist fashion fashionable fashioned fashioning fashions fasten fastener fastest fatal fate fatherly
  fatter fatuous faucet fault faulting faults faulty fauna favor favorable favored favoring favors favour favourable favoured favouring
  favouritism favours fazing feasibility feasible feat feathery feats federal feeble feedback feeler fees fellow fellows female females
  feminist feminists fender fenders fending fends fester festering fetishes fettering feverishly fewer fewest fibber fiber fibers fibre
  fibres fiction fictional fiddler fiddlers fiddly fidget fidgeted fidgeting fidgets fiend fiendish fiends fierce fifteenth fighter
  fighters filching file filed files filing filleting filly filmy filter filtered filtering filters filth filthy finale finalise finalised
  finalises finalising finality finalize finalized finalizes finalizing finance finances financial financially findings finer finessed
  finesses finest finite firemen firewood firm firmer firmly firms firstly fiscal fishermen fishy fittings fiver fizzling fizzy flailing
  flair flake flare flashy flask flatter flatters flattery flavor flaw flawed flawing flaws fleck fleecing flees fleet fleeting flesh
  fleshing flexibility flexible flick flier fliers fliest flighty fling flipper flippers flippest flirting flits flitting flogging floppy
  flossing flout flouting flowery fluctuation fluctuations fluent flues fluid fluke flunk flunking flurry flush flushed flushes fluster
  flusters foamy focus fogey foisting folder folders folk folks follower followers font fonts fool fooled fooling foolish fools foothill
  footnote footnotes foray forbade forbid forbidden forbidding forbids forborne force forced forces forcibly forcing fords forearms
  forecast forecasting forecasts foreign foreigner foreigners foreman foremost foreseeable foresight forestry forewarn forewarns foreword
  forewords forgave forge forged forger forges forgo forgoing formal formally format formation formats formatted formatting former
  formerly formula formulae formulation forsworn forte forth forthcoming forthright fortnightly fortunate fortunately fortune forum
  forwarder forwardest foundation foundations fount fourteen fraction fractions fracture fractures fracturing fragile fragment fragments
  framework frank frankly frantic fraud freedom freely freer freeway freeways freeze freezes freight freighted freighter freighters
  freighting freights frequencies frequency frequent frequently friction fried frigates frighteningly frill frisking frivolous frock frond
  frothing froze fruity frustrate frustrates frying fudge fuel fueling fuelling fuels fulfil fulfill fulfilled fulfilling fulfills fulfils
  fuller fullest fully fumbling fume fumes function functional functionality functioned functioning functions fund fundamental
  fundamentalist fundamentally funded funding funds funnier funniest furies furiously furnished furnishes furniture furthermore furthest
  furtiveness fuse fuses fusing fusion futile fuzzy gabbed gabbing gable gagged gain gained gaining gains galactic galah galley gallon
  gambling gamest gangling garble garbled garbles garbling gardenia gardenias gargling garlic gases gasoline gasp gateway gauged gavel
  gayer gazed gazes gazetting gazing gear geared gearing gears gender gene general generalisation generalisations generalise generalised
  generalises generalising generalization generalizations generalize generalized generalizes generalizing generally generate generated
  generates generating generation generations generator generators generic generous genes genetic genetically genetics genies genii genius
  genocide genre gentile gentiles gentleman gentlemen gentler gentlest gentry gents genuine genuinely geographical geography geology
  geometry gesture ghastly gibberish gibes gibing gigging gills gingerly ginning girdling gladdening glade gladly gland glassier glassiest
  glassy glaze glazed gleaming glean gleaned gleaning gleans glide glided glides glimpsing glinting gloat global globally gloom glorious
  glory gloss glosses glossies glossy glummer glutted glutting goads goalies gobbling gods goldener goner gonged goodies goodo goody gooey
  goofs gores gorge gorgeous goring gospel gossip govern governed governing government governments governor governs gown grabber grace
  graced graciously gradation gradations grader gradual gradually graffiti graffito grafting grain grammar grammatical grams grand grands
  grant granted granting grants granular graph graphic graphical graphics graphing graphs grasp grasping grasps grassy grate grated
  gratefully gratuitous gratuitously gravely graven graver gravitational gravity greasy greater greatest greatly greed greedy greenest
  greenies greet greeting greets grid grilling grim grimmer grimmest grind grinding grinds grip gripe gripping grips grittier gritting
  gritty groan groaning grocery groin groove grooving grope gross grosses grossly grotto grouched grovel grower grubbed grubbing grueling
  grumpiest grunting guarantee guaranteed guaranteeing guarantees guerilla guidance guide guided guideline guidelines guides guiding guilt
  guiltily gulf gullible guns guppy gurgling gusted gusts guts gutter guttered gutting habit habits hack hacked hacker hackers hacking
  hacks haggling hailstone hairiest hairy hales halfway haling halt halted haltered halting halts halve halved halving hamper hampered
  hampering handbook handicap handler handlers handsomer handy hangover hangovers hankered happier happiest happiness hardback harden
  hardened hardening hardens hardest hardier hardiest hardship hardware hardy harem harmful harmless harmonic harmony harsh harshest harts
  hash hassle haste hasten hastened hastening hastes hasty hatefully hatred haunt haunting haven havens havoc hazard hazards hazes hazing
  hazy header headers headings headline headlines headstone heady healing heap heaped heaping heaps heartache heartbeat hearth heartily
  hearty heath heavenly heavier heaviest heavily heighten heightens heirs helms helpfully helpless hence henceforth herbs herd herds
  hereby heresy heritage heroic heroin herpes herrings hesitate heterosexual hexadecimal hiccup hiccuped hideous hideously hierarchical
  hierarchy higher highest highlight highlighted highlighting highlights highly highway highways hikes hiking hilly hilts hindered hinds
  hindsight hint hinted hinting hints hippy hire hired hires hiring historian historians historic historical historically history hitch
  hitching hitherto hived hiving hoard hoarder hoarders hoarding hoarse hoarsest hobbles hobbling hocked hoeing hoist hoisting hoists
  holder holders hollower holy homeward homey homeys homosexual homosexuality honed hones honester honing honor honorary honored honoring
  honors honour honoured honouring honours hooner hooping hooter hooves hopeful hopefuls hopeless hopelessly horde hordes hording horizon
  horizontal horizontally horniest horny horrendous horrendously horribly horrific horrified horrifies horrify horrifying horror
  hospitable hostel hostile hounding household housework hovel hover however huffy hugely huger human humane humanity humans humble humbly
  humiliate humiliates humorously hundredth hungered hungrily hurdling hurling hurls hurtling hustling hutch hydrogen hygienic hyphen
  hyphened hyphening hypocrisy hypocrite hypocritical hypothesis hypothetical hysterical icon icons ideal idealistic ideals identical
  identically identification identified identifier identifiers identifies identify identifying identity ideological ideology idiom
  idiosyncratic idiot idiotic idiots idle igniting ignorance ignorant illegal illegally illiterate illogical illusion illustrate
  illustrated illustrates illustrating illustration illustrations image images imagination imaginative imaging imbalance immature
  immediate immediately immense immensely imminent immoral immortal immune impact impacted impair impairing impairs imparted impassable
  impatiently impend impended impending impends imperative imperfect imperial impersonal implausible implement implementation
  implementations implemented implementing implements implication implications implicit implicitly implied implies implored imply implying
  import importantly imported importing imports impose imposed imposes imposing impossibly impotence impotent impractical impress
  impressed impresses impressing impression impressions impressive imprison imprisoned imprisoning imprisons improbable improve improved
  improvement improvements improves improving impulse inability inaccessible inaccuracies inaccuracy inaccurate inaction inadequate
  inadvertently inane inappropriate incapable incarnation incensed incentive inception inceptions incidence incident incidental
  incidentally incidents incite incited inclination incline inclined inclines inclining inclusion inclusive incoherent income incoming
  incompatible incompetence incompetent incomplete incomprehensible inconsistencies inconsistency inconsistent inconvenience
  inconvenienced inconveniences inconveniencing inconvenient incorporate incorporated incorporates incorporating incorrect incorrectly
  increase increased increases increasing increasingly incredible incredibly increment incubated incubation incur incurred incurring
  incurs indebted indefensible indefinite indefinitely indent indented indeterminate index indexed indexes indexing indicate indicated
  indicates indicating indication indications indicative indicator indicators indicted indictment indirect indirection indirectly
  indistinguishable individual individually individuals indivisible indoor induce induced induces inducing induction inductions indulge
  indulged indulges indulging industrial industries industry ineffective inefficiency inefficient inequality inertia inevitable inevitably
  inexperienced infallible infamous infant infantile infect infected infecting infectious infects infelicity infer inference inferior
  inferiority infested infinite infinitely infinity inflation inflection inflections inflexible inflict influence influenced influences
  influencing influential influxes info inform informal informally information informative informed informing informs infraction
  infrastructure infrequent infringement ingenious ingested ingredient ingredients inhabit inhabitant inhabitants inhabited inhabiting
  inhabits inhale inhaled inhales inherent inherently inherit inheritance inherited inheriting inherits inhibit inhibited inhibiting
  inhibition inhibits initial initialisation initialise initialised initialises initialising initialization initialize initialized
  initializes initializing initially initials initiate initiated initiates initiating initiative inject injected injecting injunction
  injunctions injure injures injuries injuring injury injustice inland inner innocence innocent innovation innovative inoculate inoculates
  inoculating input inputs inputted inputting inquire inquired inquires inquiries inquiring inquiry insane insecure insensitive insert
  inserted inserting insertion insertions inserts insider insiders insidious insight insignia insignificant insist insisted insistence
  insisting insists insofar inspect inspected inspecting inspection inspections inspects inspiration inspire inspired inspires inspiring
  install installation installations installed installing installment installments installs instance instances instant instantly instinct
  institute institution institutions instruct instructed instructing instruction instructors instructs instrument instrumental instruments
  insufficient insulated insulation insult insulted insulting insults insurance insured intact intake integer integers integral integrate
  integrated integrates integrating integration integrity intellect intellectual intelligence intelligent intend intended intending
  intends intense intensely intensify intensity intent intention intentional intentionally intentions inter interact interacted
  interacting interaction interactions interactive interactively interacts intercept intercepted intercepting intercepts intercourse
  interest interesting interestingly interface interfaced interfaces interfacing interfere interfered interference interferes interfering
  interim interior interjected interjects intermediate interments intermittent internal internally internals international interpret
  interpretation interpretations interpreted interpreter interpreting interprets interrogate interruption interruptions intersected
  intersection intersections intersects interval intervals intervene intervened intervenes intervening intervention interview interviewed
  interviewing interviews intimate intolerance intrinsic intrinsically introduce introduced introduces introducing introduction
  introductory intruded intrudes intruding intrusive intuitive invade invaded invades invading invalid invalidate invaluable invariably
  invasion inventive inventory inverse inversion invert inverted inverting inverts invest invested investigate investigated investigates
  investigating investigation investigations investment investor investors invincible invisibly invitation invoiced invoicing invoke
  invoked invokes invoking involvement irate ironic irony irrational irrelevant irrespective irresponsible irritably irritate irritated
  irritates irritating irritation islander isolate isolated isolates isolating isolation issue issued issuing item items jack jacked jail
  jambs jangle jargon jazz jealously jells jerk jest jests jiggle joint jointed jointly joints joker jokers journal journalist journalists
  journals joyfully judgement judgements judgment judgments juggle juggled juggles juicy jumbling jumpier jumpy junction junior junk jury
  justice justifiable justifiably justification justified justifies justify justifying juvenile karat karats keeling keels keener kelpies
  kernel keystroke keystrokes keyword keywords kidnap kidnapped kidnapping kidnaps kidney kill killed killer killing kills kinda kindle
  kinked kinking kinks kipper kits knack knife knifes knocker knockers knowledge knuckled laboratory labourer labs lack lacked lacking
  lacks lades lading lager lamer lames lance lances lancing lander landlord landscape lapel larding largely larger largest lark laser
  lasers lasses latching latest latex lathe lathed lathes lathing laths latter lauding launch launched launches launching lavatory
  lavished lavishes lavishing laws laxer layer layers layout laziness leach leader leaders leadership leaflet leaflets league leaguing
  leak leaking leaky leap leaping leaps lease leases leash leashed leashes leashing leasing least leathery lecture lectured lecturer
  lecturers lectures lecturing ledger lefter legal legally legend legendary legible legislation legitimate legitimately leisurely lengthen
  lengthens lengthy lenient lens lenses lent leotard leotards leper lesbian lesion lesions lessen lessened lessening lessens lesser lest
  lethal levee liability liable liaison libel liberal liberally libertarian liberties liberty licence licences license licensed licenses
  licensing lifestyle lifetime lightened lightening lightens lighter lighters lightest likelihood liken likening likens liker likest
  likewise lilly limb limbs limed limes liming limit limitation limitations limited limiting limits linear linen liner linger linguistic
  link linkage linked linking links liquid liquor listener listeners listings listless liter literacy literal literals literary literate
  literature lither litre litter littered littering littler littlest liveliness liven livening livens livest load loaded loader loading
  loads loan loans loathe loathed loathing lobby lobes local locally locals locate locates locating location locations locomotion lodge
  lodged lodges lodging lodgings lofty logger logic logical logically logo lolls loneliest loomed looming looms looniest loons loophole
  loosely loosen looser looted looting loots loped lopes loping lord lords lotus louder loudest lounging louse louses lousy loveliness
  lovingly lowest lowly loyal lucid luckily ludicrous ludicrously luggage lumpy lunatic luncheon lunchtime lung lunging lungs lurch lurk
  lurked lurking lurks lust lusts lutes luxury lynch lyric lyrics machinery madness magazine magazines magically magnetic magnificent
  magnitude magpies mail mailbox mailed mailing mailmen mails maims mainframe mainframes mainly mainstream maintain maintained maintaining
  maintains maintenance maize majority male males malfunction malicious mamma manacled management manager managers mandate mandated
  mandating mandatory mandolin maneuvers mange manger mangers mangle mangled mangles mangling mangy mania maniacal manic manifestation
  manifestly manifesto manipulate manipulated manipulates manipulating manipulation mankind manly mannerism manoeuvre manoeuvred manor
  manpower manual manually manuals manufacture manufactured manufacturer manufacturers manufactures manufacturing marathon mares margin
  marginal marginally margins mariners marital marker markers markings marred marriage marriages marring marsh marts martyred martyring
  marvellous marvelous massage massaged massages massively master masterly masters mastery masts material materials mathematical
  mathematically mathematician mathematicians mathematics matrices matrix matte mattes mattress matts mature maturity maximise maximize
  maximum maze mazes mealy meanders meaningful meaningless meanings meantime meanwhile measlier measliest measure measured measurement
  measurements measures measuring meat meats mechanical mechanise mechanism mechanisms mechanize meddle media medical medicate medicinal
  medieval medium mediums megabyte megabytes mellower melody member members membership memorable memories memory mental mentality mentally
  mentoring menu menus mercury mercy mere merely meres merge merged merges merging merit meriting merits merriest metal metaphor meter
  metering meters method methods metre metric metro metros microcode microcomputer microcomputers microprocessor microscopic microwave
  midday midst midwives miens mighty migrate migrated migrates migrating migration mikes miking mildly mileage military milkmen milky
  millionth mimic mince mindless miner minimal minimalist minimise minimize minimum minimums minister ministers minks minorities minority
  mint mints minuet minuets minuter minutest miracle miracles miraculous misbehavior miscellaneous misdirect misdirected misdirecting
  misdirects miser miserably misery misfortune misguide misguided misguides misguiding misinterpret misinterpreted misinterpreting
  misinterprets mislead misleading misleads misled misplace misplaces misplacing misprint misread misreading misreads misrepresent
  misrepresented misrepresenting misrepresents missile missiles missive missives mistaken mistakenly mistook misunderstand
  misunderstanding misunderstands misunderstood misuse misused misuses misusing mixture mnemonic mobile mock modal mode modelings
  modellings moderate moderately moderation modern modernity modes modest modification modifications modified modifies modify modifying
  module modules moist moistens moister mold moldy molecular molecule molecules mollified momentarily momentum monarch monastery monitor
  monitored monitoring monitors monochrome monopoly monthly monument moped mopes mopping morale morality morally moreover moron morons
  morose mortal mortality mortals mortifies mossy mostly motel motherly motion motioning motions motivate motivated motivates motivating
  motivation motive motives motor motorise motorize motors motorway motorways motto mould mounding mount mounted mounting mounts mourning
  mousse moussing mousy movement movements movies mowed mower mowing muck mucked mucking mucks muddle muddled muddles muddling muffing
  muffling mulch multi multiple multiples multiplication multiplied multiplies multiply multiplying mumble mummifies munch mundane mural
  murder murdered murderer murdering murders muscle muscles musically musician musicians mussed musses mussing mustache mustaches mustered
  musty mutter muttered muttering mutters mutual mutually mysterious mysteriously mystic mystical mystified myth mythical mythology myths
  naive naked nameless namely narrated narrates narration narrative narrow narrower narrowest nastier nastiest nation national nationally
  nations natty natural naturally naught naughtily naughts naval nearby nearer nearest neatly necessarily necessary necessity neckline
  neediest needlessly needy negate negative neglect neglected neglecting neglects negligible negotiable negotiate negotiated negotiates
  negotiating negotiation negotiations neighborhood neighborly neighbourhood neighbourly nerve nerved nervously nether network networked
  networking networks neural neutral nevertheless newcomer newcomers newer newest newly newsletter newsletters nicer nicest nicety niche
  nick nicked nicking nickname nicknames nicks nightmarish nimble nineteenth ninny nippiest nippy noble node nominal nominally nominate
  nominated nominates nominating nonetheless noose norm normality normally northern nostalgia notable notably notation notching noticeable
  noticeably notification notified notifies notify notifying notion notions notorious notwithstanding noun nouns novel novels novelty
  novice novices nowadays nuclear nuggety nuisance null numb numbed numbest numeral numerals numeric numerical numerous nuns object
  objected objecting objection objectionable objections objective objects obligation obligatory oblige obliged obliges obliging obnoxious
  obscene obscure obscured obscures obscuring obscurity observation observations observe observed observer observers observes observing
  obsess obsesses obsessing obsession obsolete obstruct obstructed obstructing obstructs obtain obtainable obtained obtaining obtains
  obvious obviously occasion occasional occasionally occasions occupation occupied occupies occupy occupying occur occurred occurrence
  occurrences occurring occurs odder oddest oddly offence offences offend offended offender offenders offending offends offense offenses
  offensive offerings offhand official officially officials offset offsets offsetting offshoot offspring ointment olden omission omissions
  oneself ongoing onus openly opera operas operatic operational operative operator operators opinion opinions opponent opponents
  opportunities opportunity oppose opposed opposes opposing opposition oppress oppressed oppresses oppressing oppression opted optic
  optical optimal optimisation optimise optimised optimises optimising optimistic optimization optimize optimized optimizes optimizing
  optimum opting option optional optionally options opts opus opuses oral orbital orchestra orchestral ordinarily organ organic
  organisation organisations organise organised organiser organisers organises organising organization organizations organize organized
  organizer organizers organizes organizing organs orient oriental orientate orientated orientates orientating orientation oriented
  orienting orients origin original originally originals originate originated originates originating originator origins ornamental
  otherwise ounce ouster ousting outcome outcomes outcry outdated outdoing outgoing outline outlined outlines outlining outlook outlying
  output outputs outrage outraged outrageous outrages outraging outright outset outshine outsider outsiders outstanding outweigh outweighs
  overall overbear overbears overbore overcame overcoat overdoing overdone overdose overdosed overdosing overdraft overdue overeats
  overflow overhead overheads overhear overhears overheat overheats overlap overlay overlays overload overloaded overloading overloads
  overlong overlook overlooked overlooking overlooks overprice overpriced overprices overpricing overridden override overrides overriding
  overrode overseen overseer overseers oversees oversight oversights oversteps overt overtake overthrew overtly overtone overtones
  overture overtures overturned overuses overview overweight overwhelm overwhelming overwhelms overwriting overwritten owed owes owing
  owner owners ownership oxygen ozone pace paces pacified pacifies pacifism pacifist pacifists pacing package packaged packages packaging
  packet packets pacts padded padding pads pageants pager pain pained painfuller paining painless pains palate paleontologist
  paleontologists paler palls pamper panel panels pangs panicked pansy pant panted panties panting pantries papal paperback paradise
  paradox paragraph paragraphs parallel parallels parameter parameters paranoia paranoid paraphrase parch parching parental parentheses
  parenthesis pares parity parka parliament parochial parodies parody parse parsed parses parsing parson partakes partial partially
  partials participant participants participate participated participates participating particle particles particularly partings partition
  partitioned partitioning partitions partly partridge passable passage passages passenger passengers passer passion passionately passive
  passives passport password passwords pastel pasties pastiest pastimes pastries pasty patchy patent patented patenting patently patents
  pathetic patienter patriots patron patronise patronised patronises patronising patronize patronized patronizes patronizing pattern
  patterns patties patty paunch paunches pauper pause paused pauses pausing pavement paves payer payers payment payments peacefully peak
  peaks pearl peasant peasants pecked pecking pecks peculiar pedal pedant pedantic pedantry pedants peddle peddling pedestrian pedestrians
  peer peers penal pence pended pending pends peony pepped perceive perceived perceives perceiving percent percentage percents perception
  perch perching percussion perfecter perfection perfections perforating performer perfuming periodic periodically peripheral peripherals
  permanent permanently permissible permissive permit permits permitted permitting perpetual persecute persecuted persecutes persecuting
  persist persistent persona personable personalities personality personally personnel perspective persuade persuaded persuades persuading
  persuasion perter perverse pester petrifies petrol petty pharmacies pharmacy phenomena phenomenon phenomenons philosopher philosophers
  philosophical philosophies philosophy phoney phony photocopy photograph photographic photographs photon photons phrase phrased phrases
  phrasing physic physically physician physicist physicists physics physiology pickaxed pickaxing picket picketed picketing pickled
  pickling picnicking piddle piddling pierce pierces pigtail piked piking pill pilled pilling pills pint pints pipe pipeline pipes piping
  piston pitfall pitfalls pitting pity pivot pixies plague plagued plagues plaguing plaice plaid plaids plainest plainly planetary
  planners plantation planter planters plastic plastics plateaus platform platter platters plausible playfully plaything plea pleaded
  pleading pleas pleasant pleasantly pleasure pleasured pleated pleating pliant plodding plot plots plotted plotter plotters plotting ploy
  ploys plucking plug plugged plugging plugs plumb plumbed plume plump plumper plural plus plushest plying poach poaching podding poet
  poetic poetry poets poignant pointer pointers pointless poison poisoned poisoning poisons poker pokey pokie policemen policewomen
  policies policy politer politest political politically politician politicians politics poll polled polling polls pollster pollsters
  pollution polynomial pompous ponder poorer poorest pope poplar populace popularity popularly populate populated populates populating
  population populations pork pornography porpoise port portability portable ported portents porting portion portions portlier portray
  portrayed portraying portrays ports pose posed poses posing position positioned positioning positions positively possess possessed
  possesses possessing possession possibilities possibility postage postal postmark postmaster postmen postpone postponed postpones
  postponing postscript postulate potential potentially pottery pouch pouching pound pounding pounds pouts poverty powdery powerful
  practicable practical practically practicals pragmatic praise praising prance prancing prank prawning preach preached preaches preaching
  precaution precautions precede preceded precedence precedent precedes preceding precious precise precisely precision predecessor
  predecessors predict predictable predicted predicting prediction predictions predicts predominantly preface prefect preferable
  preferably preference preferences prefix prefixed prefixes prefixing pregnancy prejudice prejudiced prejudices prejudicing preliminary
  premature prematurely premiers premise premised premises premium preparation prepare prepared prepares preparing prepaying prerequisite
  prescribe prescribed prescribes prescribing prescription presence presentation presenter presently preserve preserved preserves
  preserving presided presidency presides presiding presumably presume presumed presumes presuming pretence pretender pretense pretentious
  prevail prevalent prevent prevented preventing prevention prevents preview previewer previews previously preying preys price priced
  prices pricing prick pricked pricking prickled prickling pricks pried priest priests primarily primary primate primates prime primes
  primitive primitives principal principally principle principles print printed printer printers printing printings printout printouts
  prints prior priorities priority prise prises prison prisoner prisoners privacy privately privater privatest privatisation privatise
  privatization privatize privilege privileged privileges privileging probabilities probability probable probables probe procedure
  procedures proceed proceeded proceeding proceedings proceeds process processed processes procession processions processor processors
  proclaim prodding produce produced producer producers produces producing product productive productivity products professing profession
  professional professionals professor proffers profile profiles profit profitable profits profound program programmable programme
  programmed programmer programmers programmes programming programs progress progressed progresses progressing prohibit prohibited
  prohibiting prohibits projection projector proliferation prolong prolonged prolonging prolongs prominent promote promoted promotes
  promoting promotion prompt prompted prompter prompting promptly prompts prone pronoun pronouns pronunciation proof proofs propaganda
  propel properer properties property prophet prophetic proportion proportional proportions proposal proposals propose proposed proposes
  proposing proposition propped proprietary props prose prosecute prosecuted prosecutes prosecuting prosecution prospect prospective
  prospects prosper prospers prostitute prostitutes protect protected protecting protection protects protein protest protesting protocol
  protocols prototype provable provably proven provide provided provides providing province provision provisional provisions provocative
  provoke provoked provokes provoking prowlers proximity prude prying psalm pseudo psyching psychological psychologist psychologists
  psychology public publication publications publicise publicised publicises publicising publicity publicize publicized publicizes
  publicizing publicly publish published publisher publishers publishes publishing puckered pucks puffy pukes pulley pulp pulped pulping
  pulps pulse pulsed pulses pulsing punchline punctuation puncture punish punished punishes punishing punishment punitive punks punt
  punting punts purchase purchased purchases purchasing pure puree purely purer purge purified purity purpler purplest pursue pursued
  pursues pursuing pursuit pusher pushers pushiest pushy pusses putt putter puttering putts putty puttying python quainter quake quaked
  quakes qualification qualifications qualified qualifier qualifiers qualifies qualify qualifying qualities quality quantities quantity
  quantum quark quarried quarries quarterly quartet quartets quaver queer queries query questionable questionnaire quibble quicker
  quickest quieter quietest quill quirk quit quits quitting quota quotas quotation quotations quote quoted quotes quoting rabbi rabbis
  rabid racer racial racism racist rack racked racking racks racquet radar radiation radical radically radii radius rager raid raided
  raiding raids railings railroad railway raking rally ramble rampant ranching random randomly range rank ranks rant ranted ranting rants
  rape rapid rapidly raping rapped rare rarely rarer rarest raring rasher rate ratio rational rationale rationally rationed rationing
  ratios rattler rattlers ravaging rave raved ravening raves raving ravished razing razor react reacted reacting reaction reactionary
  reactions reactive reactor reacts readable readership readier readily realer realisation realise realised realises realising realistic
  reality realization realize realized realizes realizing realm realms realty reaming reams reaper reaping reaps rear rearing rearrange
  rearranged rearranges rearranging rears reasonable reasonably reassure reassured reassures reassuring rebating rebuild rebuilding
  rebuilds rebuilt rebuking recall recalled recalling recalls receding receipt receipted receiver receivers recent recenter reception
  receptive recessed recession recipe recipes recipient recipients reckless reckon reckoned reckoning reckons reclaim reclined recluses
  recognisable recognise recognised recognises recognising recognition recognizable recognize recognized recognizes recognizing recoiled
  recoiling recollection recommend recommendation recommendations recommended recommending recommends reconcile reconsider record recorded
  recording recordings records recover recovered recovering recovers recovery recreational recruit recruited recruiting recruitment
  recruits rectal rectangle rectangular rectified rectifies rectify rectifying recursion recursive recycle recycled recycles redden redder
  redefine redefined redefines redefining redirect reduce reduced reduces reducing reduction reductions redundancy redundant refer
  reference referenced references referencing referendum referred referring refers refine refined refines refining reflect reflected
  reflecting reflection reflects reflex reform reformat reformed reformer reforming reforms refrain refresh refreshed refreshes refreshing
  refueled refueling refuge refugees refuges refund refunded refunding refusal refusals refute refuted refutes refuting regain regained
  regaining regal regaling regard regarded regardless regards regime region regional regions register registered registering registers
  registration regressing regret regrets regrettably regretted regretting regular regularly regulation regulations reign reigning reined
  reining reinstate reinstated reinstates reinstating reiterate reject rejected rejecting rejection rejects relapsed relapsing relate
  related relates relating relation relations relationship relationships relative relatively relatives relativity relay relayed relaying
  release released releases releasing relevance relevant reliability reliable reliably relied relief relies relieve relieved relieves
  relieving religion religions religiously reliving reloaded reloading relocation reluctance reluctant reluctantly rely relying remain
  remainder remained remaining remains remaking remark remarkable remarkably remarked remarking remarks remedy remind reminded reminder
  reminding reminds reminiscent remotely remoter remotest removal rename renamed renames renaming rend render rendered rendering renders
  rending rendition rends renew renewed renewing renews rent repair repaired repairing repairs repaying repealed repeat repeatable
  repeated repeatedly repeating repeats repent repertoire repetition repetitive rephrase replace replacement replacements replaces
  replacing repleted replied replies reply replying report reported reporter reporting reports reposing represent representation
  representations representative representatives represented representing represents repression repressions reproduce reproduced
  reproduces reproducing reproduction repulsed repulses repulsing repulsive reputation reputing request requested requesting requests
  require required requirement requirements requires requiring requisite reread rereading rereads rescuer rescuers research researcher
  researchers resemblance resemble resembled resembles resembling resent resentful reservation reservations reset resets resetting reside
  residence resident residents resides residing resign resignation resigned resigning resigns resilient resist resistance resolution
  resolve resolved resolves resolving resort resorted resorting resorts resource resources respectable respective respectively respond
  responded responding responds response responses responsibilities responsibility responsible restart restarted restarting restarts
  restaurant restaurants restlessly restore restored restores restoring restrain restrained restraining restrains restrict restricted
  restricting restriction restrictions restrictive restricts result resulted resulting results resume resumed resumes resuming
  resurrection retail retain retained retaining retains retarding retch retire retired retirement retires retiring retraced retract
  retrieval retrieve retrieved retrieves retrieving reuse reused reuses reusing reveal revealed revealing reveals revelation revenge
  revenue reversal reverse reversed reverses reversing revert review reviewed reviewing reviews revise revised revises revising revision
  revolt revolted revolting revolts revolution revolutionary reward rewarding rewards rewrite rewrites rewriting rewritten rewrote
  rhetorical rhythm richer richest ridding rider riders ridge ridges ridging ridicules ridiculously rids rifer rightly rigid rigorous
  riles riling riot ripen ripeness riper riser risk risked risking risks risky rites ritual rituals rival rivals rivet roach robbed
  robbery robing robust rocker rockiest rodeo romance romantic roomy roost roosting rotate rotated rotates rotating rotted rottener rotund
  rouge roughly roughy roulette roundabout rouse rout route routed routeing routes routinely routing routs royal royalties rubble rubier
  ruder ruin ruing ruining ruins rumor rumored rumoring rumors rumour rumoured rumouring rumours rumple runts rural ruses rustler rustlers
  rusty sabotage sacred sacrifice sacrificed sacrifices sacrificing sadden saddened saddening saddens sadly safaried safeguard safeguards
  safer safest saga saint sake saki salaries salary sale sales salesman salients sallow sally salon saloon salty saluting salvation salve
  salved sameness sampler sandmen sandy sane sanger sanity sapling saplings sapped sarcasm sarcastic satchels satire satisfaction
  satisfactorily satisfactory satisfied satisfies satisfy satisfying saucer saucy saunters saver savings savories savvying scald scalding
  scaliest scalp scaly scampers scandal scandals scanner scant scanties scanting scarce scarcely scarcest scariest scathing scatter
  scattered scattering scatters scenario scenarios scene scenery scenes scent scenting sceptical schedule scheduled scheduler schedules
  scheduling scheme schemes scheming scholar scholars schooner scientific scientifically scissor scoot scooted scooting scoots scope
  scoped scopes scorched scorches scorer scorn scorned scornful scorns scotch scotches scoured scourged scourges scouring scours scout
  scouted scouting scowling scrabble scram scrammed scramming scrams scrap scrapped scrapping scraps scratchier scratchy screeched
  screeching screw screwed screwing screws script scripts scripture scroll scrolled scrolling scrolls scuff scuffed scuffing scuffled
  scuffling sculptor sculptors scum scumming scums scuttle scuttled scuttles scuttling scything seamed seams seaports seared searing
  seashore seashores seasonal seceding secession secondarily secondly secretaries secretary secrete secretly sect section sections sector
  sects secular secure securest security sedating seductive seedling seedlings seedy seemingly seeped seeping seeps seething segment
  segments seize seldom select selected selecting selection selectively selects self selfish selves semantic semantics semen seminar
  seminars sender senior sensation sense senses sensible sensibly sensitivity sensor sensors sentence sentenced sentences sentencing
  sentient sentiment sentimental sentiments separately separator separators sequence sequences sequential serenity sergeant serial series
  seriously seriousness sermon servant servants serve served server servers serves service services serving settable settings settler
  settlers seventh sevenths sever severe severely severing severity sewer sexed sexes sexing sexist sexual sexuality sexually sexy
  shackled shackling shadowy shady shaft shafting shafts shaky shallower shambles shame shamed shames shaming shammed shamming shareholder
  shareholders sharpens sharpest sharply shatters shave shaved shaven shaver shaves shaving shawl sheaf sheared shearing sheaves sheen
  sheer sheering shelter sheltered sheltering shelters shelve shelved shelving shifty shimmers shingle shingled shingling shinned shinning
  shins shire shirk shirking shoaling shoddier shonk shooing shoos shoot shoots shoplifter shoplifters shoppers shortage shorten shortened
  shortening shortens shortest shorthand shortlist shortly showier showings showman shown showy shred shrilled shrine shrink shrouded
  shrouding shrub shrugging shrunken shuck shucking shucks shuffled shuffling shunt shunting shutdown shutter shuttered shutters sicken
  sickened sickening sickens sicker sidewalk sidewalks sidle sidling sifts sight sighted sighting sights sigma signal signaled signaling
  signalled signalling signals signature signatures signer significance significant significantly silenter silently silicon silks sillier
  silliest sills silts silvery similarities similarity similarly simile similes simmer simpler simplest simplex simplicity simplified
  simplifies simplify simplifying simplistic simulate simulated simulates simulating simulation simultaneous simultaneously sincere
  sincerely sincerer sine sinful singe singeing singly singular singularly sinister sinned sinner sinning sins sipped siring sissy
  sisterly site sitter situate situated situates situating situation situations sixpence sixteenth sizer sizzling skater skein skeptical
  sketch sketched sketches sketching skewed skewing skidding skill skilled skills skimming skimp skimped skimping skims skinnier skipper
  skippered skippers skite skiting skits skulk skulked skulking skulks skull skylight slabbing slack slacked slacking slag slake slang
  slanting slash slashed slashing slate slating slats slave slaved slaves slaying slays sleek sleeking sleeks sleeper sleepers sleepier
  sleet sleeting sleets slewed slewing slick slicker slicking slier slighter slightest slim slimmed slimming slims slimy slink slinking
  slits slitting slobs slogan slopped sloppier slopping sloppy slops slosh sloshing slot slots slotted slotting slower slowest sludge
  sluice slummed slummer slumming slump slumping slums slung slunk slurring slyness smaller smallest smallish smearing smelly smelt
  smelting smirking smite smites smith smiting smock smocked smocking smoker smokers smoko smoky smoother smoothly smote smother smothers
  smoulder smoulders smug smuggle smuggled smuggler smuggles smuggling snag snappier snare snared snares snaring snarl snarling sneakier
  sneer sneering snicker snickers snide snider sniffle sniffled sniffles snipped snitch snitched snitches snitching snobbery snobs snoop
  snooping snootier snooty snooze snoozing snort snorting snorts snout snouts snubbing snuff snuffed snuffing snugly soapy soared soaring
  sober sobering sociable socialism socialist socially societies society socket sockets sodden software sold solder sole soled solely
  soles solicitor solicitors solid solider soling solution solutions someplace sometime somewhat sooky sooner soonest soothe soothed
  soothes sootier sophisticate sophisticated sophisticates sophisticating sopped sordid sorer sorta soul souls soundtrack source sources
  sourcing southern sowed sowing spacial span spangles spank spanking spanner spanners spanning spans sparer sparkie sparkies sparkler
  sparklers sparring spars sparse spate spatial spattered spatters spawning spayed spaying spays speaker speakers spear spearing spears
  specialise specialised specialises specialising specialist specialists specialize specialized specializes specializing specially
  specialty species specific specifically specification specifications specified specifies specify specifying specimen specious speck
  specking specks spectacular spectres speculate speculation sped spellbind spellbinds spelt spewed sphere spice spigot spike spine
  spinster spiral spiraled spiralled spire spiritual spite splat splatter splattered splendid splice splicing spoil spoiling spoils
  spokesman spongier spongy sponsor sponsored sponsoring sponsors spontaneous spontaneously spoof spoofed spoofing spookier spool spooled
  spooling spore spores spottier spotty spout spouted spouting spouts spreed spreeing sprig springy sprinkler sprinklers sprint sprinted
  sprinter sprinters sprinting sprints sprucing spunk spur spurious spurn spurning spurring spurt spurting spurts sputter sputtered
  sputters squalled squalling squarely squarer squarest squat squatted squatter squawked squeaky squeal squealing squinter squire squirmed
  squirted stabbing stabilise stabilised stabilises stability stabilize stabilized stabilizes stabler stablest stabs staff staffed
  staffing stagger staggered staggering staggers stags staid stain staining stains staler stalk stalking stall stalling stallion stampede
  stance stanched stanches stanching standardise standardised standardises standardising standardize standardized standardizes
  standardizing standpoint stank staple staplers staples stapling starch starched starches starching stark starrier starter starters
  startle startled startles startling starve starved starves starving statement statements stater static stationary statistic statistical
  statistics stature statures status statuses statute statutes stave staved staving steadily steak steaks steamier steamy steel steeling
  steeper stenches stereo stereotype stereotypes sterile sterling stewed stewing stews stickier stickler sticklers stiffly stifling
  stimulate stimulated stimulates stimulation stinger stingers stingier stingy stink stinking stint stinting stipulating stock stockading
  stockier stocks stocky stoke stoked stoking stolider stomp stomped stomping stomps stoniest stony stoop stooped stooping stoops stopper
  stoppered stoppers storage storey storeys stormier stormiest stout stove stowed stowing stows straddle straggle straggled straggler
  stragglers straggles straggling straighten straighter straightforward strain strainer strains strand stranded stranding strangely
  strangest strangle strangled strangles strangling strap strapped strategic strategies strategy stray strayed straying strays streak
  streaked streaking streamer strength strengthen stress stresses stretcher strew strewing stricken strict stricter strictly stride
  striding strife strike strikes striking strikings strine stringent stringier stringy strip stripped stripper stripping strips strive
  striving strode strolled stronger strongest strongly strove structural structure structured structures structuring strung strutted
  stubbing stubborner studding studied studies studio study studying stuffier stuffiest stumble stumbled stumbles stumbling stun stunk
  stunned stunning stuns stunt stunting stupider stupidity stupidly style styles suave subbed subbing subject subjected subjecting
  subjective subjects submission submit submits submitted submitting subroutine subroutines subscribe subscription subsequent subsequently
  subset subsidiary subsidise subsidised subsidises subsidising subsidize subsidized subsidizes subsidizing substance substances
  substantial substantially substitution subtle subtleties subtlety subtly subway subways succeed succeeded succeeding succeeds success
  successful successfully succession successive successor succored suckering suckling sued sues suffer suffered sufferer sufferers
  suffering suffers suffice sufficient sufficiently suffix sugary suggest suggested suggesting suggestion suggestions suggests suicidal
  suicide suing suitability suitable suitably suite summaries summarise summarised summarises summarising summarize summarized summarizes
  summarizing summary summed summing sunbaked sunbaker sundae sundries sundry sunk superb superber superficial superficially superfluous
  superhuman superior superiority supernatural supervise supervised supervises supervising supervision supervisions supervisor supervisors
  supple supplement supplementary suppler supplier suppliers supporter supporters supposedly suppress suppressed suppresses suppressing
  suppression supreme surely surer surface surfaces surfacing surge surging surmised surmises surname surpassed surpasses surplus
  surpluses surprisingly surround surrounded surrounding surroundings surrounds survey surveys survival survive survived survives
  surviving susceptible suspect suspected suspecting suspects suspend suspended suspending suspends suspension suspicion suspicious
  suspiciously sustain sustained sustaining sustains swabbing swamp swamped swamping swamps swarm swarming swathing swats swatting swayed
  swaying sways swear swearing swears sweat sweating sweats sweepings sweetening sweeter swell swelling swellings swift swifts swigging
  swigs swill swilled swilling swindles swine swines swirling swishing switcher swoon swooning swore symbol symbolic symbols symmetric
  symmetry sympathetic sympathies sympathise sympathize sympathy symphonies symphony symptom symptoms syndicate synonym synonymous
  synonyms syntactic syntactically syntax synthesis synthesizer syringing systematic tabs tack tacked tacking tackle tackled tackles
  tackling tacks tactic tactical tactics tactless tainting taker takers talker tally tallying tame tames taming tamper tangent tangible
  tape target targets tarrying task tasked tasking tasks tasteless tatty taxation taxes taxing taxpayer taxpayers teaks teats technical
  technically technique techniques technological technology tedious teenage teenager teenagers teetering teethe telephone telephones
  televising temperate template tempo temporarily temporary tempt temptation tempted tempting tempts tend tended tendencies tendency
  tender tending tends tenet tense tensed tensing tension tentative tentatively tenth terminal terminally terminals terminate terminated
  terminates terminating termination terminator terminology terracing terrain terrains terribly terriers terrific terrify terrifying
  territory terrorise terrorism terrorist terrorists terse testified testifies testis text textbook textbooks texts textual thankfully
  thatcher thatches thatching thaws thee theft theological theology theorem theorems theoretical theoretically theories theory thereabouts
  thereafter thereby therefore therein thereof thesis thickest thicket thickets thickness thieve thinkers thirst thirsted thirsts
  thirteenth thong thongs thorn thorough thoroughfare thoroughfares thoroughly thou thoughtfully thous thousandth thrashes threat threaten
  threatened threatening threatens threats threshed thresher threshes threshold thriller thrillers thriving throb throbbing throbs
  thronging throughout throughput thrust thrusting thrusts thus thyme tidier tidiest tiers tilde tile tiled tiles tiling timer timers
  timescale timetable tinge tingle tinkle tinny tipsy tirade tire tires tiresome title titles tobacco toddle toddled toddles toddling
  toenails toggle toiled token tokens tolerance tolerant tolerate tolerated tolerates tolerating toll tolling tolls tome tomes tone tones
  tonic tons topical torture total totality totalled touchier touchy tourist tourists tousling toxic tract traction trader tradition
  traditional traditionally traditions tragedy tragic trailer trailers trainee trainees trait traitor traitors tramp tramped tramping
  trample tramples trampling trance transaction transactions transcript transfer transferred transferring transfers transform
  transformation transformed transforming transforms transient transit transition translate translated translates translating translation
  translations translator transmission transmissions transmit transmits transmitted transmitter transmitters transmitting transparent
  transport transported transporting transports trap trapped trapping traps trash trashcan trashed trashing traveler traversing trawl
  trawling treachery tread treading treasurer treasurers treasuries treasury treaties treatise treatment treaty treble trebling trek
  trekking tremendous tremendously trenches trenching trend trending trends trendy trial trialing trialled trialling trials tribe tribes
  trickery trickier trifle trifling trigger triggered triggering triggers trill trilled trilling trilogy trinity trinkets trios tripe
  triple triples triplet tripling tripos triumph trivia trivial trivially trolley troop troopers troops trough trowel troweling trowelling
  truanting truce truer truest truly trump trumped truncate truncated truncates truncating trustful trusty truthfully tryout tsars tumbler
  tumblers tuner turfed turfing turfs turner turntable tussling tutor tutorial tweaking tweeting twentieth twine twitch twitched twitches
  type typed types typeset typesets typesetting typewriter typical typically typing tyre tyres udder ultimate ultimately unable
  unacceptable unaffected unambiguous unassigned unattended unauthorised unauthorized unavailable unavoidable unaware unbalanced
  unbearable unbelievable unbelievably unbiased uncertain uncertainty unchanged unclear uncomfortable uncommon unconnected unconscious
  unconvincing undaunted undefined underestimate undergo undergoes undergoing undergone undergraduate undergraduates underlain underlay
  underlie underlies underline underlined underlines underlining underlying underrate underrated underrates understandable understate
  understated undertake undertaken undertaker undertakes undertaking undertook underwent undesirable undid undo undocumented undoes
  undoing undone undoubtedly unduly uneasy unemployed unemployment unexpected unexpectedly unexplained unfair unfamiliar unfinished unfit
  unfortunate unfortunately unfounded unfriendly unhappily unhealthy unhelpful unified unifies uniformly unify unifying unimportant
  uninteresting union unions unique uniquely unite unity universal universally universe universities university unjustified unkinder
  unkindly unknown unless unlike unlikely unlimited unload unlock unlocked unlocking unlocks unlucky unmanned unnatural unnecessarily
  unnecessary unobtainable unofficial unpleasant unpopular unpredictable unread unreadable unrealistic unreasonable unrelated unreliable
  unsafe unsatisfactory unseated unseating unseen unset unsettle unsettles unsettling unsolicited unsound unspecified unstable
  unsuccessful unsuitable unsupported unsuspecting untidy untied unties unto untrue unusable unused unusual unusually unwashed unwelcome
  unwilling unwind unwise unworkable upbringing update updated updates updating upgrade upgraded upgrades upgrading upper upright upstarts
  upward upwards urban urge urged urgency urgent urgently urges urging usable usage usefully usefulness useless user users utilities
  utility utter utterly vacancies vacancy vacating vague vaguely vain valeting valid validity valley valuable value valued values valuing
  valve valves vandalism vanquished variable variables variance variant variants variation variations varied varies varieties variety
  various varnished varnishes vary varying vast vastly vector vectors vegetation vehicle vehicles vein velocity vend vended vending vendor
  vends venerable venture venue venues verb verbal verbally verbatim verbose verbs verdict verification verified verifies verify verifying
  veritable versatile verse verses version versions versus vertical vertically vessel vexation viable vicar vice vicing vicinity vicious
  victim victims victor victors video viewer viewpoint viewpoints vigorously vile villager villagers villainy vintage vinyl violate
  violation violence violent violently virgin virtual virtually virtue virtues visible vising vision visioned visioning visual vital
  vocabulary vocal vocation vocations void volcanic voltage volume volumes voluntarily voluntary volunteer volunteered volunteering
  volunteers vote voted voter voters votes voting vouch vowel vulnerable wadding waddling wade waded wades wading wafer wafted wafting
  wafts wage wager waifs wails waist waists waiter waive waived waives waiving waken wakening wakens wallet wallow waltzing wanderer waned
  wanes waning wanner wantoned wantoning warbling warehouse warn warned warning warnings warns warp warped warping warps warrant warranty
  wartime warts washer washers wasteful watchdog watchmen watery watts waver wavers waxes waxing weakened weakling weakness weaknesses
  wealth wealthier wealthy weaning weans weapon weapons weary wearying weasel weasels weave weaves weaving wedging weeding weeds weedy
  weekday weekly weeps weest weight weirdo welded welding welfare welted welting welts western wetter whacko whaler whatsoever wheat
  wheeze whence whereas whereby whereupon wherever whets whetted whetting whichever whilst whim whimper whimpered whimpers whinny
  whinnying whirling whisked whiskey whiskeys whiskies whisky whiten whiter whittle whittled whittles wholeheartedly wholly whoop whoops
  whore whores wicked widely widen widening wider widespread widest widow wield wielding wigging wildly willingly winch winching wincing
  windfall wine wintrier wiper wisdom wiser wisest withdraw withdrawal withdrawing withdrawn withdraws withdrew witness witnessed
  witnesses witnessing witting witty wive wobblier wonderfully wondrous woodener woodsmen woody wooed woolen wordiest wordings wordy
  workable workload workshop workstation workstations worldwide worsen worship worth worthless worthwhile wounder wrangles wrapper
  wrappers wrath wreak wreaking wreathed wreathes wreck wrecked wrecker wrecking wrecks wrest wresting wretched wring wringing wrinkle
  wrinkled writhe writhes writhing writs wrongly yakked yearly yearn yearns yellower yelped yelps yield yields yodelled youngster
  yourselves youse youth zombies`
  .split(/\s+/)
  .filter(Boolean)
