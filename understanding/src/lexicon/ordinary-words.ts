/**
 * Words of English that are no slips of the pen for another and no names, beside those that other lists have: the common ones, and
 * less common ones that look like a word of a rule. Taken from the word lists of SCOWL (levels 10 to 35, and of levels 40 to 60 what
 * would be taken for a slip; British, American and Australian spelling), Copyright 2000-2016 by Kevin Atkinson. Permission to use,
 * copy, modify, distribute and sell these word lists for any purpose is granted without fee, provided that this notice appears in all
 * copies; they are provided "as is" without express or implied warranty.
 */
export const ordinaryWords = `
  aardvark abandon abandoned abandoning abandons abbreviate abbreviated abbreviates abbreviating abbreviation abbreviations abdicated
  abducted abhor abide abilities ability abler abnormal abnormally abode abolish abolished abolishes abolishing abolition abort aborted
  aborting abortion aborts abound absence absent absentee absolute absolutes absolutest absorb absorbed absorbing absorbs abstention
  abstract abstraction absurd absurdly abuse abused abuses abusing abusive abysmal academia academic academics academies accelerate accept
  acceptable acceptance accepted accepting accepts access accessed accesses accessible accessing accidental accidentally accidentals
  accommodate accommodation accompanied accompanies accompany accompanying accomplish accomplished accomplishes accomplishing accord
  accordance accorded according accordingly accords account accountant accountants accounted accounting accounts accumulate accumulated
  accumulates accumulating accuracy accurate accurately accusation accusations accuse accused accuses accusing accustom accustomed
  accustoming accustoms achieve achieved achievement achievements achiever achievers achieves achieving acid acids acing acknowledge
  acknowledged acknowledges acknowledging acoustic acquaintance acquire acquired acquires acquiring acquisition acres acridest acrobatic
  acronym acronyms acted activate activated activates activating active actively activism activist activists activities activity actor
  actors acts actual actuality acute adapt adaptation adapted adapter adapting adaptor adapts addict addicting addiction addictive addicts
  addition additionally additions addressee adept adequate adequately adhere adhered adheres adhering adjacent adjective adjust adjusted
  adjusting adjustment adjustments adjusts admin administer administered administering administers administration administrative admins
  admirable admiration admire admiring admission admittedly adobe adobes adoption adoptions adoptive adorn adorning adorns adrenalin advance
  advanced advances advancing advantage advantageous advantages adventurer adventurers adverse adversely advert advertise advertised
  advertisement advertisements advertises advertising adverts advisable advise advised adviser advisers advises advising advisory advocate
  advocated advocates advocating aerial aesthetic aesthetically affair affairs affect affected affecting affection affectionately affects
  afford aforementioned afterward afterwards agency agenda agent agents aggravate aggregated aggressive aggressively aggressor agitate
  agitator agony agreement agreements agricultural aground aimed aiming aims aircraft airstrip airtight akin alarm alarmed alarming alarms
  alas albeit album albums alcohol alcoholic alert algebra algebraic algorithm algorithms alias aliases alienate alight align aligned
  aligning alignment aligns aline alive allay allays allegation allegations allege alleged allegedly alleges alleging allergen allergens
  alleviate alliance allies allocate allocated allocates allocating allocation allocations allot allotted allow allowable allowance
  allowances allowing allows alloy alloyed ally almighty alongside aloud alpha alphabetic alphabetical alter alteration alterations altered
  altering alternately alternation alternative alternatively alternatives alternator alters altitude altitudes altogether amassing amateur
  amaze amazes amazingly ambassador amber ambiance ambience ambient ambiguities ambiguity ambiguous ambition ambitious amble amend amended
  amending amendment amends amongst amount amounts ample amplifier amuse amused amusement amuses amusing anaesthesia anagram analog
  analogies analogous analogue analogy analyse analysed analyses analysing analysis analyst analyze analyzed analyzes analyzing anarchy
  anatomy ancestor ancestors ancient ancients anecdote anecdotes anesthesia angle angler angles anguish animated anniversary announce
  announced announcement announcements announcer announcers announces announcing annoy annoyance annoying annoys annual annually anomalies
  anomaly anonymous anorak anoraks antarctic anthology antibiotic antibody antic anticipate anticipated anticipates anticipating
  anticipation antidote antique antisocial anxiously anyhow anyplace apathetic apathy apologist apologists apostrophe appal appall appalled
  appalling appallingly appalls appals apparatus apparatuses apparent apparently appeal appealed appealing appeals appear appearance
  appearances appeared appearing appears append appended appending appendix appends appetizer applause applicable applicant applicants
  application applications applied applies apply applying appoint appointed appointing appoints appraisal appreciate appreciated appreciates
  appreciating appreciation apprehension approach approached approaches approaching appropriate appropriately approval approve approved
  approves approving approximate approximately approximation apter aptitude aptitudes arbitrarily arbitrary arcade arcane arch archaic
  arched archer archers arching architecture archive archived archives archiving ardent area areas arena arguable arguably arise arisen
  arises arising arithmetic armament armaments armistice arose arousing arrange arranged arrangement arrangements arranges arranging array
  arraying arrays arrest arrested arresting arrests arrival arrivals arrogance arrogant arrow arrows arse arthritic arthritics article
  articles artificial artificially artiste artistic artistry ascend ascended ascending ascends ascent ashcan aside askew aspect aspects
  aspirant aspirin assault assemblage assemble assembled assembler assembles assembling assent assert asserted asserting assertion asserts
  assess assessed assesses assessing assessment asset assets assign assigned assigning assignment assignments assigns assist assistance
  assistant assisted assisting assists associate associated associates associating association associations assort assorted assorting
  assorts assume assumed assumes assuming assumption assumptions assure assured assures assuring aster asterisk asterisks astrologer
  astronomy asynchronous atheism atheistic athletes athletic atlas atmosphere atmospheric atom atomic atoms atone atrocities atrocity attach
  attached attaching attachment attacker attain attained attempt attempted attempting attempts attend attendance attendant attended
  attending attends attentive attenuation attorney attorneys attract attracted attracting attraction attractive attracts attribute
  attributed attributes attributing attrition auction auctioned auctions audible audio auditing auditors auger augments auguster authentic
  author authorisation authorise authorised authorises authorising authorities authority authorization authorize authorized authorizes
  authorizing authors autobiography automate automated automates automatic automatically automating automobile automobiles autumnal
  availability avenger avenges avoidable await awaited awaiting awaits awaken awareness awesomely awfully awkward awkwardly awoke axes axiom
  axioms axis babble babbling babel babes backboard backbone backer background backgrounds backhand backhands backings backlog backpacker
  backspace backtrack backward backwoods bacteria bacterium badder baffle baffled baffles baffling baggage baggy bailed bailing baiting
  baits baled bales baling balked balking ballot ballroom balmy banal bandana bandanna bandwagon bandwidth bandy banished banishes banister
  banker bankers bankrupt bankruptcy banning bans banter baptise baptised baptises baptism baptismal baptisms barbed barbs bards barer
  bargain barker barley barman barnyard baron baroque barrages barren barrier barriers barrings barrister barristers barrow barter barters
  base based baser bases bash bashed bashes bashing basic basics basil basing basis basked basking bass basses bastard bastards bathe
  bathrobe baton batsman batten batter battered batteries battering battery baud baulking bawdy beacon beady beaker beakers beam beamed
  beams bearings beast beasts beater beaters beautifully beautify beckoning bedrocks bedside bedsides beech beef beer beers beets beforehand
  befriend beggared beggaring beginner beginners begotten behalf behalves behavioral behavioural beheaded beheading belch belief beliefs
  belies believable believer believers belle bellow bellowing beloved beneficial benefit benefits bequeath berating bereave bereaves
  bereaving beret berth berthing beset besetting besieging besought bestowed beta bets betting bettor beware bewaring bewilder beyond bias
  biased biases biasing bible biblical bidding bides biding bids bigger biggest bight bigot bigoted bigotry biker bikers bill billet
  billfold billion billions billowing bills billy binary bind binding binds binge bingling biochemistry biography biological biologist
  biologists biology birch birth birthing bishop bitch bitching bitmap bitter bitterly bizarre blabbing blackboard blackest blackjack
  blackmail blade blades blamer blanch blanches bland blandest blank blanked blanker blankest blanking blanks blare blared blares blaring
  blast blasted blaster blasters blasting blasts blatant blatantly blaze blazed blazes blazing bleach bleaching bleak blearier bleat
  bleating bleep blend blending bless blesses blessing blight blinders blindly bling blinkering blinkers bliss blissfully blitzing bloat
  bloating blob blobbing blockade blockaded blockhead blocs bloggers blogging blogs blonder blondest bloom blooming blotched blotting blower
  blubber blubbering bluebell bluer bluffing bluish blunting blurb blurring blurting bluster boarders boars boast boastful boasting boatman
  bobs boded bodes boding bogan bogged bogging boggle boggles boggling bogs bogus boil boiled boils bolster bolsters bolt bombarding bond
  bondage boney bongo bonny bonus bonze bookie booklet bookshop bookshops bookstore boom boost boosted boosting booth booty boozer border
  bordering borderline bore borer bores boringly borne boron boroughs borrower boss botch botnet bough boughs bouncer bouncers bound
  boundary bounding bounds bounty bout bowel bowler boxer bracket bracketed bracketing brackets bracts bragged bragging brags brain braining
  brains brainy braise braised braises brake braked brakes braking brand branded branding brands brandy brash brashest brass brats bravo
  brawled brawling brawn brawnier brawniest brazenly breach breached breaches breaching breadth breadths breakdown breakers breakups
  breasting breather breathers bred breed breeding breeds breezier breezy brethren bribe bridle bridling briefly brigade brighten brighter
  brightest brightly brightness brilliance brine brink brinks briny brisk brisking broaches broaching broad broadcast broadcasting
  broadcasts broadly broiling broker brokered brokering brood broth brotherly brownest brownish brows browse browsed browsers browses
  browsing bruin bruiser brunch brunched brunches brunching brunt brutal bubblier bubbly buck bucked buckle buckles buckling bucks buddy
  budge budged budget budgeting buffer buffered buffering buffers bugger buggers bulb bulbs bulged bulk bulkiest bulking bulky bulldoze
  bulldozed bulldozes bulletin bumble bummed bumper bundy bundying bungle bungled bunkers bunting buoys burble burden burdened bureaucracy
  burglary burliest burly burner burps burrow burrowing burrs busby bushel bushy busses bust buster bustling busts butch butchery butler
  butte buttery buttes buttocks buyer buyers buzzer bypass byte bytes cabal cabinet cabooses caches caching cackling caddy caddying cadre
  cadres caffeine cage caging cajoling calamity calculate calculated calculates calculating calculation calculations calculator calculus
  calibrate calibration calked calking calks caller callus callused callusing calories calve camber cameo campaign campaigned campaigning
  campaigns campfire campus campy canaries cancel canceled canceling cancelling cancels candidate candidates canker cannibal cannon canny
  canon canonical canter canto capabilities capability capable capacity caper capering capital capitalism capitalist capitals caprices
  captaincy captions captivate capture captured captures capturing carat carbon carbs cardinal carefully careless caressed caressing
  caribous caries carked carking carks carnal caroused carousing carped carpentry carping carps carriage carriages carrier carriers carton
  cartoonist cartridge cartridges carver cash cashed cashing casks cassette cassettes caste casual casually catalog catalogs catalogue
  catalogues catastrophic catcalled catcher catchers catchier catchy categorically categories category cater catered catering caters
  cathedral cattle caucuses caulking causal causality cause caused causes causing caution cautious cautiously caveat cawing cease ceased
  ceases ceasing celebrity celibacy celibate cell cells cellular censor censored censoring censors censorship censused cent center centered
  centering centers central centrally centuries century ceremony certain certainly certainty chafe chafed chaffed chaffing chafing chainsaw
  chairman chaise chalky challenger challengers chamber champ champagne champing chancel chancellor chancery chandler changeling changeover
  chant chanted chanting chaotic chap chapel chaplain chapping chaps char characterise characteristic characteristics charge chargeable
  charged charger chargers charges charging chariots charitable charities charity charmingly charring chars chart charter charters charting
  charts chaser chasers chasm chaste chastening chaster chastity chatter chatters chattier cheaper cheapest cheaply checker checkered
  checkers checkout cheep cheeped cheeping cheeps cheerfully cheerier cheery cheesy chemical chemicals chemist chemistry chemists cheque
  chequed chequer chequered chequers cheques chequing chestnut chewy chickpea childhood childish childless chile chili chill chiller
  chillest chilli chillier chilling chills chime china chink chinking chino chipper chippers chirp chirping chirps chiseled chiselled
  chlorine chock choicer choicest choke choked chokes choking chomp chomping chook choosier choosiest choosy chop chopped chopper choppers
  chopping chops choral chord chords chore chortles chorus choruses chowed christen christens chroming chuck chucked chucking chucks
  chugging chump chunk chunks chute cider cigarette cinching cindered circa circuit circuitry circuits circular circulate circulated
  circulates circulating circulation circumstance circumstances cirrus cite cited cites citing citizen citizens civic civil civilian
  civilisation civilise civilised civilises civilising civilization civilize civilized civilizes civilizing clack clacked clacking claim
  claimed claiming claims clamming clamp clamping clams clank clanking clans clapper clappers clarification clarified clarifies clarify
  clarifying clarity clash clashes clasp clasped clasping clasps classic classical classics classification classified classifies classify
  classifying classless classy clatter clause clauses cleanest cleanlier cleanly cleanse cleanser cleansers clearance clearer clearest
  clearly cleat cleats cleaved cleaver cleavers cleaving clefs clement clenching clerking cleverer cleverest cleverly client clients climate
  climaxed climaxing climber climbers clime clinched clinching clinic clinical clink clinking clinks clip clipboard clipped clipping clips
  clique clog clogging cloister clone clones cloning closely closer closest closure clothe clots clotting clout clouting clove cloven cloves
  cluck clucking clump clumping clumps clumsily clunky cluster clusters clutch clutched clutches clutching coalition coarse coast coasters
  coasting cobble cobbled cocked cockeyed cocking code coded codes coding coffee cognition coherence coherent coiling coincide coincidence
  coincident coke coked cokes coking colic collaboration collapse collapses collapsing collate collated collates collating colleague
  colleagues collection collections collective collector collectors collide collided collides collier colliers colliery colluded colluding
  colon colony colts columbine column columns comas comatose combat combating combination combinations combo comely comer comers comfort
  comfortably comforted comforts comically comma command commandment commandments commands commas commence comment commentary commentator
  commentators commented commenting comments commercial commercially commission commissioned commissioning commissions commit commitment
  commitments commits committed committee committees committing commodity commodore common commoner commonly commons commotion communal
  communicate communicated communicates communicating communication communications communism communist communists communities community
  commuted commuter commuters commutes compact compacted compacter compaction compacts companies companion company comparable comparative
  comparatively compare compared compares comparing comparison comparisons compatibility compatible compel compelled compelling compels
  compensate compensation compete competed competence competent competes competing competitive competitively competitor competitors
  compilation compile compiled compiler compilers compiles compiling complacent complain complained complaining complains complaint
  complaints complement complementary completeness completer completest completion complex complexes complexity complicate complicated
  complicates complicating complication complications complied compliment comply complying component components compose composed composer
  composers composes composing composite composition compost composting composts composure compound comprehend comprehensible comprehension
  comprehensive compress compressed compresses compressing compression comprise comprised comprises comprising compromise comptroller
  compulsion compulsory computation computational compute computed computerise computerised computerises computerising computerize
  computerized computerizes computerizing computes computing comrades concatenate concatenated concatenates concatenating conceal concealed
  concealing conceals concede conceding conceit conceited conceits conceivable conceivably conceive conceived conceives conceiving
  concentrate concentrated concentrates concentrating concentration concept conception concepts conceptual concern concerned concerns
  concerto concertos concession concessions conch concise conclude concluded concludes concluding conclusion conclusions concrete concreting
  concur concurred concurrently concurring condemn condemnation condemned condemning condemns condensation condense condensed condenses
  condensing condiment condition conditional conditioned conditioning conditions condom condone condoned conduct conducted conducting
  conduction conducts confederate confer conferred conferring confers confession confessor confidant confidante confidants confided
  confidential confidentiality confidently confides confiding configuration configurations configure configured configures configuring
  confine confined confines confining confirm confirmation confirmed confirming confirms confiscate confiscates confiscation conflict
  conflicted conflicting conflicts confluence conform conformation conformed conforming confront confronted confronting confronts confuse
  confuses confusing confusion congealed congest congesting congestion congests congratulate congratulating congratulation congress conical
  conifers conjecture conjunction conjured conjuring connect connected connecting connection connections connector connects conned
  connotation connotations connoting conqueror conquers conquest conscience conscious consciously consciousness consecutive consensus
  consent consented consenting consents consequence consequences consequent consequently conservation conservative conservatives conserved
  conserving consider considerable considerably considerate consideration considerations considered considering considers consigns consist
  consisted consistency consistent consistently consisting consists consolation console conspicuous conspiracy constancy constant constants
  constituency constituent constituents constitute constituted constitutes constitution constitutional constrain constrained constraining
  constrains constraint constraints constricted construct constructed constructing construction constructions constructive constructor
  constructs construed consult consultancy consultant consultants consultation consulted consulting consults consume consumed consumer
  consumes consuming consumption contagion contain contained container containing contains contemplate contemplated contemplates
  contemplating contemporary contempt contend contended contender contending contends contention contentious contest contested contests
  context contexts continent continental continual continually continuity continuous continuously continuum contorted contour contouring
  contraception contract contracted contracting contracts contradict contradicted contradicting contradiction contradictory contradicts
  contrary contrast contravention contribute contributed contributes contributing contribution contributions contributor contributors
  contrition contrive contrived contrives contriving control controlled controlling controls controversial controversy convened convenience
  convenient conveniently convening convent convention conventional conventions convents converge converged convergence converges converging
  conversational converse conversed conversely conversing conversion conversions convert converted converter converting converts convey
  conveyed convict convicted convicting conviction convictions convicts convince convinces convincing convincingly convulsed cooeed cooeeing
  cooker cookies coons cooper cooperate cooperation cooperative cooping coordinate coordinates coordination copped copper copyright cords
  core cores coring cornea cornet cornier corny coroner coroners coronet corporate corporation corpse corpses corral correct corrected
  correcting correction corrections correctly corrects correlate correlation correspond corresponded correspondence correspondent
  corresponding corresponds corridor corrupt corrupted corrupting corruption corrupts corset cortical cosmic cosmology costly couch couching
  councilor counsel counseled counseling counselled counselling counsels counter countered counterexample countering counterpart
  counterparts counters countess counties countless countryside county coupe couplet courageously courier courser court courted courteous
  courtesan courtesy courthouse courtier courtiers courting courts coven coverage covert coves covet coveting covey cower cowering coyer
  cracker crackers crackled crackles crackling cradled cradling craftier crafty crammed cramming cramp cramped cramping cramps crank cranked
  cranking cranks crass crassest crate crated crates craven cravings crawfish craze creaky creamer creamery creamy crease creased creasing
  creation creatively creator creators credibility credible credit credited credits creed creeds creek creeks creeper creepers creepier
  cremate cremated cremates cremating crepe crepes crest crested cresting crew crewed crick cricketer crime crimes criminal criminals crimp
  cringing crises crisis crispy criteria criterion critic critical criticise criticised criticises criticising criticism criticisms
  criticize criticized criticizes criticizing critics croak croaking crock crockery crocs crone croon crooning crop cropped cropping crops
  crosser crossest crossroad crossroads crossword crotch crotches crouched crouches crouching crucial crucible crude cruel cruelty cruiser
  cruisers crumblier crumbly crumple crumpled crumples crunchy crusaded crush crushes crushing crust crusted crusting crutch crypt cryptic
  cube cubic cuckoo cuffed cuing culled culling culls culprit cult cultivated cultural culture cultured cultures culturing cumbersome
  cumming cums cumulative cunning curative curbs curdle curdles curdling curds cure cured cures curie curing curios curiosity curiously
  currency current currently curriculum curse cursor curtail curtails curvature curvy custom customary customer customers customs cuter
  cutter cycle cycled cycles cyclist cyclists cyclones cylinder cynic cynical dabble dabbling dagger dairy dally dallying damage damaged
  damages damaging damn damnation damned damning damns damper dampness dandy dangerous dangerously dangling danker darken darning darting
  darts dash dashed dashes dashing data database databases datum dawdling dawn dawns daydream daydreams daylight daytime dazed dazing
  dazzling deadline deadlock deadlocks deadly dealer dealers dearth debatable debate debated debates debating debit debt debug debugged
  debugger debugging debugs debunked debunking decade decades decaf decal decay decayed decaying deceived decent deception deceptive
  decidedly decimal decimate decimated decision decisions declaration declarations declare declared declares declaring decline declined
  declines declining decode decoded decodes decoding decoration decorative decorator decorators decoying decrease decreased decreases
  decreasing decrying dedicate dedicated dedicates dedicating deduce deduced deduces deducing deducted deduction deductions deductive deeds
  deem deemed deeming deems deepened deeper deepest deeply default defaults defeat defeated defeating defeats defecated defect defected
  defection defective defectives defects defence defend defended defending defends defense defensive defer deference deferred defiance
  defiantly deficiencies deficiency defied define defined defines defining definite definition definitions definitive definitively deflate
  deflated deflected deformed defy degenerate degradation degrade degraded degrades degrading degree degrees deity delegated delete deleted
  deletes deleting deletion deliberate deliberately delicate deliciously delight delightful delighting delights delimited delimiters
  delirious deliver delivered delivering delivers delivery delta delusion deluxe demand demanded demanding demands demeaning demented demise
  democracy democratic democratically demolish demolished demolishes demolishing demonstrate demonstrated demonstrates demonstrating
  demonstration demonstrations denial denied denier deniers denies denizens denominator denote denotes denoting dense density dented
  dentistry deny denying departed department departmental departments departure depend dependant depended dependence dependent depending
  depends depicted depleted depleting deplored deplores deploring deportations deporting deposing deposit deposited depraved depress
  depressant depresses depressingly depressive deprive deprived deprives depriving depth depths deputy derailed derange deranged deranges
  deranging deride derided deriding derivative derive derived derives deriving derogatory descend descended descending descends description
  descriptions descriptive desecrate deserter desertion deserve deserved deserves deserving design designate designated designates
  designating designed designer designers designing designs desirable desire desired desires desiring desktop despair desperately despise
  despised despite destination destine destined destines destining destroy destroyer destroyers destroying destroys destruction destructive
  detach detached detaches detaching detail detailed detailing details detained detect detectable detected detecting detection detector
  detects deter determination determine determined determines determining deterrent detest detested detonate detonated detonating detonation
  detract devastate devastates devastating develop developed developer developers developing development developments develops deviant
  deviated deviates deviation device devices devil devious devise devised devises devising devoid devote devoted devotes devoting diagnose
  diagnoses diagnosing diagnostic diagnostics diagonal diagram diagrams dial dialect dialectic dialects dialed dialing dialings dialled
  dialling diallings dialog dialogue dials diameter diameters diarrhea dicey dictate dictator dictatorship dictionaries dictionary diesel
  differ differed difference differences differential differentiate differently differing differs digest digestions digit digital digits
  dignity digressed digresses digressing digression dikes dilemma dills dilly dimension dimensional dimensions dimer dine dined diner diners
  dines dingy dining dinned diplomatic dipper dire direct directed directing direction directional directive directives directly director
  directories directors directory directs direr disable disables disabling disadvantage disadvantages disagree disagreed disagreeing
  disagreement disagrees disappoint disappointing disappointment disappoints disarmed disastrous disc discard discarded discarding discards
  discharge disciple disciplinary discipline disclaimer discolor discolored disconnect disconnected disconnecting disconnects discontinue
  discontinued discontinues discontinuing discorded discount discounts discourage discouraged discourages discouraging discoverer
  discoveries discovery discrepancy discrete discretion discriminate discriminated discriminates discriminating discrimination discs discuss
  discussed discusses discussing discussion discussions disease diseases disguise disguised disguises disguising disgust disgusted
  disgusting disgusts dishonest dishonesty disk dismal dismantle dismiss dismissed dismisses dismissing disobedience disobey disorderly
  disowned disparate dispense disperse displace display displayed displaying displays disposable disposal dispose disposed disposes
  disposing disposition dispute disregard disrepute disrupt disruption dissections dissertation dissimilar distance distances distant
  distaste distasteful distastes distinct distinction distinctions distinctive distinctly distinguish distinguished distinguishes
  distinguishing distort distorted distorter distorting distortion distorts distract distracted distracting distracts distress distresses
  distressing distribute distributed distributes distributing distribution district distrusted disturb disturbance disturbed disturbing
  disturbs ditto ditty diuretic divas diverged diverging diverse diversify diversion diversity divert diverted diverting diverts divest
  divide divided divides dividing divine division divisions doable docks doctoral doctorate doctrine document documentary documentation
  documented documenting documents dodge doers doghouse dogma dogmatic doily dole doles doling dollar dollars domain domed domes domestic
  dominant dominate dominated dominates dominating doming donate donated donates donating donation donations donor dons doodle doom doomed
  dooming dooms doped dopes doping dose dosed doses dosing doubly doubt doubtful doubting doubtless doubts doves dowdy downhill downright
  downwards downy dozen dozens dozes dozing draft drafted drafting drafts drag dragged dragging dragoons drags drain draining drains drake
  dramatic dramatically dramatist drastic drastically draught draughtier draughts drawback drawbacks drawl drawling dreadful dreadfully
  dreamers dreary dredging dregs dresser dressers dressier dressiest dressy drier drifters drill drilling drily drinkers drivel driveling
  drivels droll drone droning drooling droop drooped dropper dross droughts drown drowned drowning drowns drowsing drug drugging drugs drunk
  drunken dual dubbing dubious ducts duding duelling duff dully duly dumb dumber dumpier dumpiest dumpster dumpy dunce dunging dunning dunny
  duped duping duplicate duplicated duplicates duplicating duplication durability duration duress dusky dwarfing dyeing dynamic dynamically
  dynamics eagerly earlier earliest earls earner earthy ease easier easiest easing easterly eastern eatery eccentric echo echoed echoes
  echoing eclectic ecological ecology economic economical economically economics economies economy edger edit edited editing edition
  editions editor editorial editors edits educate educated educates educating education educational effect effected effecting effective
  effectively effectiveness effects efficiency efficient efficiently effort efforts egos eighteen eighth ejected ejecting elaborate elder
  elderly elect elected electing election elections electoral electorate electric electrical electrician electricity electron electronic
  electronically electronics elects elegant element elemental elementary elements elevated elevator elevators eleventh elicited eliciting
  eligible eliminate eliminated eliminates eliminating elite elitist ellipse elsewhere embarrass embarrasses embarrassingly embed embedded
  embedding embeds emerge emerged emergence emergent emerges emerging emery emigrant emigrants eminence eminent eminently emirate emit
  emitting emoticons emotion emotionally emotions emphasis emphasise emphasised emphasises emphasising emphasize emphasized emphasizes
  emphasizing empire empirical employ employed employee employees employer employers employing employment employs empress emulate emulated
  emulation emulator emulators enable enabled enables enabling enact enacting encamped enchants enclose enclosed encloses enclosing encode
  encoded encodes encoding encounter encountered encountering encounters encouragement endeavor endeavour endless endlessly endowing
  endurance endure enduring enemies enemy enforce enforced enforces enforcing engage engaged engages engaging engender engraved enhance
  enhanced enhancement enhances enhancing enjoyable enjoyment enlarge enlarged enlarges enlarging enlighten enlightened enlightening
  enlightenment enlightens enormous enormously enquire enquired enquires enquiries enquiring enquiry ensue ensure ensured ensures ensuring
  entail entailed entails enterprise entertain entertained entertaining entertainment entertains enthusiasm enthusiastic entire entirely
  entirety entities entitle entitled entitles entitling entity entourage entrance entrants entries entry envelope envelopes enviously
  environment environmental environments environs envisage envisaged envisages envisaging envoy envoys epic episodic equal equality equalize
  equally equals equate equating equation equations equilibrium equip equipment equipped equipping equips equitable equivalent equivalents
  erase erased erases erasing erected erecting ergo erroneous error errors escalate escalated escalates escalation escapade esoteric
  especial espresso essay essays essence essential essentially establish established establishes establishing establishment establishments
  estate ester estimate estimated estimates estimating estimation eternal eternity ether ethic ethical ethics ethnic etymology evaluate
  evaluated evaluates evaluating evaluation evenly event events eventual eventually evermore everyday evicting evidence evident evidently
  evil evils evolution evolutionary evolve evolved evolves evolving exact exacting exaggerate exaggerated exaggerates exaggerating exalt
  exalting examination examine examined examiner examines examining example examples exasperate exasperates exasperation excavate excavated
  excavates excavation exceed exceeded exceeding exceedingly exceeds excelled excellence excellently excelling exception exceptional
  exceptionally exceptions excerpt excerpts excess excesses excessive excessively exchange exchanged exchanges exchanging excise excised
  excises excising excision excite excitedly excites exclaim exclaimed exclamation exclusion exclusive exclusively excrement excreted
  excreting executable execute executed executes executing execution executive exempt exercise exercised exercises exercising exert exerting
  exhaust exhausting exhaustion exhaustive exhausts exhibit exhibition exiled exist existed existence existing exists exit exited exiting
  exits exoduses exorcism exorcist exotic expand expanded expanding expands expansion expansions expansive expectant expectation
  expectations expediency expediting expedition expelling expended expending expenditure expense expenses expensive experiment experimental
  experimentally experimentation experimented experimenting experiments expertise expertly expire expired expires expiring expiry
  explanation explanations explanatory expletive explicit explicitly explode exploded explodes exploding exploit exploitation exploited
  exploiting exploits exploration explosion explosive explosives exponential export exported exporter exporting expose exposed exposes
  exposing exposure express expressed expresses expressing expression expressions expressive expressly expressway expressways expulsion
  expulsions extant extend extended extending extends extension extensions extensive extensively extent extents external externally
  extinction extract extracted extracting extraction extractor extracts extradition extraneous extraordinarily extraordinary extreme
  extremely extremes extremist extremity extruded extrusion exulting eyeglasses eyesight fabric fabulously facet faceting facilitate
  facilities facility factor factored factories factors factory factual factually faculties faculty fading faeces fail failed failing
  failings fails failure failures faint fainter faintest fainting fairer fairest fairness faith faithful fake faker fakes faking fallacious
  fallacy fallow false falter faltered faltering fame famed familial familiar familiarity famine famous fanatical fancier fanciest fantasies
  fantasy farce fare farewell farmland farther farthest farthing fascinate fascinates fascinating fascist fashion fashionable fashioned
  fashioning fashions fasten fastener fastest fatal fate fatherly fatten fatter fatty fatuous faucet fault faulting faults faulty fauna
  favor favorable favored favoring favors favour favourable favoured favouring favouritism favours fazing fearlessly feasibility feasible
  feat feathery feats fecal feces federal feeble feedback feeler fees fellow fellows female females feminist feminists fender fenders
  fending fends fester festering fetal fetishes fettering feverishly fewer fewest fibber fiber fibers fibre fibres fiction fictional fiddler
  fiddlers fiddly fidget fidgeted fidgeting fidgets fielders fiend fiendish fiends fierce fifteenth fighter fighters figurine filching file
  filed files filing filler fillet filleting filly filmy filter filtered filtering filters filth filthy finale finalise finalised finalises
  finalising finalist finality finalize finalized finalizes finalizing finance financed finances financial financially finch finches finder
  finders findings finer finessed finesses finest finisher finishers finite firefight firemen firewall firewood firm firmer firmly firms
  firstly firth fiscal fiscally fishermen fishy fists fitter fittingly fittings fiver fixer fizzling fizzy flack flail flailing flair flake
  flaked flaking flamenco flanked flanking flare flashy flask flatter flattered flatters flattery flavor flaw flawed flawing flawless flaws
  fleck fleecing flees fleet fleeting flesh fleshed fleshing flexibility flexible flick flicking flier fliers fliest flighty fling flinging
  flint flipper flippers flippest flirt flirting flits flitting floater flogging floppy flossing flounder flout flouting flowery fluctuation
  fluctuations fluent flues fluid fluke flume flunk flunking fluoride flurry flush flushed flushes fluster flustered flusters foamy focal
  focus fogey foiled foils foisting folder folders folk folks follower followers followup fondling font fonts fool fooled fooling foolish
  foolishly fools foothill footnote footnotes foray forbade forbid forbidden forbidding forbids forborne force forced forceful forceps
  forces forcibly forcing fords forearms forecast forecasting forecasts forehand foreign foreigner foreigners foreman foremost foreseeable
  foresight forester forestry forewarn forewarns foreword forewords forgave forge forged forger forges forgo forgoing formal formally format
  formation formats formatted formatting former formerly formula formulae formulation forsworn forte forth forthcoming forthright
  fortnightly fortunate fortunately fortune forum forwarder forwardest foundation foundations founder foundered fount fourteen fracking
  fraction fractions fracture fractures fracturing fragile fragment fragments framework franc frank frankly frantic fraud freakish freaky
  freebies freedom freely freer freeway freeways freeze freezer freezers freezes freight freighted freighter freighters freighting freights
  frequencies frequency frequent frequently friction fried friendliest friendliness frigates frighteningly frill frisking frivolous frock
  frond froth frothing froze fruitful fruity frustrate frustrates frying fudge fuel fueling fuelling fuels fulfil fulfill fulfilled
  fulfilling fulfills fulfils fuller fullest fully fumbling fume fumes function functional functionality functioned functioning functions
  fund fundamental fundamentalist fundamentally funded funding funds funky funnier funniest furies furiously furnished furnishes furnishing
  furniture furthermore furthest furtiveness fuse fuses fusing fusion futile fuzzy gabbed gabbing gabby gable gadget gagged gaggle gain
  gained gaining gains galactic galah galley gallon gambling gamest gangling garble garbled garbles garbling gardenia gardenias gargling
  garlands garlic garnering gases gasoline gasp gasses gastronomy gateway gatherer gauged gauging gavel gayer gazed gazes gazetting gazing
  gear geared gearing gears gender gene general generalisation generalisations generalise generalised generalises generalising generality
  generalization generalizations generalize generalized generalizes generalizing generally generate generated generates generating
  generation generations generator generators generic generous generously genes genetic genetically genetics genies genii genius genocide
  genome genre gentile gentiles gentleman gentlemen gentler gentlest gentry gents genuine genuinely genus geographer geographic geographical
  geography geology geometry gesture ghastly gibberish gibes gibing gigging gills gingerly ginning girdling gladdening glade gladly gland
  glassier glassiest glassy glaze glazed gleaming glean gleaned gleaning gleans gleefully glide glided glides glimpsing glinting glittery
  gloat global globally gloom glorious glory gloss glosses glossies glossy glummer glutted glutting goads goalies gobbling gods goldener
  goner gonged goodies goodo goody gooey goofs google googling gores gorge gorgeous goring gospel gossip govern governed governing
  government governments governor governs gown grabber grace graced graciously gradation gradations grader gradient grads gradual gradually
  graffiti graffito grafting grain grainy grammar grammatical grams grand grands grant granted granting grants granular granulated graph
  graphic graphical graphics graphing graphs grappling grasp grasping grasps grassy grate grated gratefully grating gratuitous gratuitously
  gravelly gravely graven graver gravitational gravity greasy greater greatest greatly greed greedy greenest greenies greenish greet
  greeting greets grid gridlock grilling grim grime grimmer grimmest grimy grind grinding grinds grip gripe gripping grips grist grittier
  gritting gritty groan groaning grocery groin groove grooving grope gross grosses grossly grotto grouched grout grovel grower grubbed
  grubbing grubby grueling grumpiest grunting guarantee guaranteed guaranteeing guarantees guardsman guerilla guidance guide guided
  guideline guidelines guides guiding guild guile guilt guiltily guise guises gulf gullible gully guns guppy gurgling gusted gusting gusto
  gusts guts gutter guttered gutting gymnastic habit habitats habits hack hacked hacker hackers hacking hacks haggling hailstone hairiest
  hairless hairy hales halfway haling hallowed halt halted haltered halting halts halve halved halving hammerhead hamper hampered hampering
  hamstring handbook handheld handicap handler handlers handsets handsomer handy hangover hangovers hankered hankering hanks happier
  happiest happiness hardback hardcover harden hardened hardening hardens hardest hardier hardiest hardiness hardness hardship hardware
  hardy harem harmful harmless harmonic harmony harpy harsh harshest harshness harts hash hassle haste hasten hastened hastening hastes
  hasty hatefully hater haters hatred hatter haunt haunting haven havens havoc hazard hazards hazes hazing hazy header headers headings
  headline headlines headlong headstone heady healed healing heals healthier healthily heap heaped heaping heaps heartache heartbeat hearth
  heartily hearty heater heath heathen heathens heavenly heavier heaviest heavily heeded heighten heightens heirs helms helpfully helpless
  helpline hemmed hemming hence henceforth heralded herbs herd herded herder herding herds hereby heresy heritage hermitage heroic heroin
  herpes herrings hesitate heterosexual hexadecimal hiccup hiccuped hickey hideous hideously hierarchical hierarchy higher highest highlight
  highlighted highlighter highlighting highlights highly highway highways hijacked hiker hikes hiking hilariously hilly hilts hindered hinds
  hindsight hint hinted hinting hints hippy hire hired hires hiring historian historians historic historical historically history hitch
  hitching hither hitherto hived hiving hoard hoarder hoarders hoarding hoarse hoarsest hobbits hobbles hobbling hocked hoeing hoist
  hoisting hoists hokey holder holders hollering hollower holly holy homer homers homeward homey homeys homie homies homosexual
  homosexuality honed hones honester honing honor honorary honored honoring honors honour honoured honouring honours hoodie hooner hooping
  hooter hooves hopeful hopefuls hopeless hopelessly hopper horde hordes hording horizon horizontal horizontally horniest horny horrendous
  horrendously horribly horrific horrified horrifies horrify horrifying horror hospitable hostel hostile hotter hounding household housework
  hovel hover hovering however howler huffy hugely huger hulls human humane humanism humanistic humanity humans humble humbling humbly
  humiliate humiliates humongous humorously humping hunch hundredth hungered hungover hungrily hunks hunter huntress hurdling hurling hurls
  hurtling husbandry husks hustling hutch hydrogen hygienic hyphen hyphened hyphening hyping hypnosis hypnotist hypnotize hypocrisy
  hypocrite hypocritical hypothesis hypothetical hysteria hysterical hysterically hysterics icon icons ideal idealistic ideals identical
  identically identification identified identifier identifiers identifies identify identifying identity ideological ideology idiom
  idiosyncratic idiot idiotic idiots idle igniting ignorance ignorant illegal illegally illiterate illogical illusion illustrate illustrated
  illustrates illustrating illustration illustrations image images imagination imaginative imaging imbalance imitation immature immediate
  immediately immense immensely immersing immersive immigrant immigrants imminent immoral immortal immune impact impacted impair impairing
  impairs imparted impassable impatiently impend impended impending impends imperative imperfect imperial impersonal implausible implement
  implementation implementations implemented implementing implements implication implications implicit implicitly implied implies implored
  imply implying import importantly imported importing imports impose imposed imposes imposing impossibly impotence impotent impractical
  impress impressed impresses impressing impression impressions impressive imprints imprison imprisoned imprisoning imprisons improbable
  improve improved improvement improvements improves improving impulse inability inaccessible inaccuracies inaccuracy inaccurate inaction
  inadequate inadvertently inane inappropriate incapable incarnation incense incensed incentive inception inceptions incidence incident
  incidental incidentally incidents incision incite incited inclination incline inclined inclines inclining inclusion inclusive incoherent
  income incoming incompatible incompetence incompetent incomplete incomprehensible inconsistencies inconsistency inconsistent inconvenience
  inconvenienced inconveniences inconveniencing inconvenient incorporate incorporated incorporates incorporating incorrect incorrectly
  increase increased increases increasing increasingly incredible incredibly increment incubated incubation incur incurred incurring incurs
  incursion indebted indefensible indefinite indefinitely indent indented indeterminate index indexed indexes indexing indicate indicated
  indicates indicating indication indications indicative indicator indicators indicted indictment indirect indirection indirectly
  indistinguishable individual individually individuals indivisible indoor induce induced induces inducing induction inductions indulge
  indulged indulges indulging industrial industries industry inebriated ineffective inefficiency inefficient inequality inertia inevitable
  inevitably inexperienced infallible infamous infant infantile infantry infarction infect infected infecting infectious infects infelicity
  infer inference inferior inferiority infested infinite infinitely infinity inflated inflation inflection inflections inflexible inflict
  influence influenced influences influencing influential influxes info inform informal informally information informative informed
  informing informs infraction infrastructure infrequent infringement infusion ingenious ingested ingestion ingredient ingredients inhabit
  inhabitant inhabitants inhabited inhabiting inhabits inhale inhaled inhales inherent inherently inherit inheritance inherited inheriting
  inherits inhibit inhibited inhibiting inhibition inhibits initial initialisation initialise initialised initialises initialising
  initialization initialize initialized initializes initializing initially initials initiate initiated initiates initiating initiation
  initiative inject injected injecting injector injectors injunction injunctions injure injures injuries injuring injury injustice inland
  inner innocence innocent innovation innovative inoculate inoculates inoculating inpatient input inputs inputted inputting inquire inquired
  inquires inquiries inquiring inquiry inquisition insane insanely insecure insensitive insert inserted inserting insertion insertions
  inserts inset insider insiders insidious insight insignia insignificant insist insisted insistence insistent insisting insists insofar
  insolence insolvent inspect inspected inspecting inspection inspections inspects inspiration inspire inspired inspires inspiring install
  installation installations installed installing installment installments installs instance instances instant instantly instinct institute
  institution institutions instruct instructed instructing instruction instructional instructors instructs instrument instrumental
  instruments insufficient insulated insulation insult insulted insulting insults insurance insured insuring intact intake integer integers
  integral integrate integrated integrates integrating integration integrity intellect intellectual intelligence intelligent intend intended
  intending intends intense intensely intensify intensity intensively intent intention intentional intentionally intentions intently inter
  interact interacted interacting interaction interactions interactive interactively interacts intercept intercepted intercepting
  interceptions intercepts intercourse interest interesting interestingly interface interfaced interfaces interfacing interfere interfered
  interference interferes interfering interim interior interjected interjects intermediate interment interments intermittent internal
  internally internals international interned internment interpret interpretation interpretations interpreted interpreter interpreting
  interprets interred interrogate interruption interruptions intersect intersected intersecting intersection intersections intersects
  interval intervals intervene intervened intervenes intervening intervention interview interviewed interviewee interviewer interviewing
  interviews intimate intolerable intolerance intranet intrigue intrigues intrinsic intrinsically intro introduce introduced introduces
  introducing introduction introductory intrude intruded intrudes intruding intrusion intrusive intuitive invade invaded invades invading
  invalid invalidate invaluable invariably invasion inventive inventory inverse inversion invert inverted inverting inverts invest invested
  investigate investigated investigates investigating investigation investigations investment investor investors invincible invisibly
  invitation invitational invocation invoiced invoices invoicing invoke invoked invokes invoking involvement irate ironic irony irrational
  irrelevant irreparable irrespective irresponsible irritably irritate irritated irritates irritating irritation islander isolate isolated
  isolates isolating isolation issue issued issuing item items jack jacked jail jambs jangle jargon jazz jealously jello jells jerk jest
  jests jiggle joiner joint jointed jointly joints joker jokers journal journalist journalists journals joyfully judgement judgements
  judgment judgments juggle juggled juggles juicer juicy jumbling jumpier jumpy junction junior junk jury justice justifiable justifiably
  justification justified justifies justify justifying jutting juvenile karat karats karma keeling keels keener kelpies kernel keystroke
  keystrokes keyword keywords kicker kickers kidder kidnap kidnapped kidnapper kidnapping kidnaps kidney kill killed killer killing kills
  kilns kilos kinda kindle kinked kinking kinks kipper kisser kits knack knife knifes knocker knockers knowledge knuckled laboratory
  labourer labs lack lacked lacking lacks lacrosse lactation lades lading lager lamer lames lance lances lancing lander landfall landline
  landlord landscape lapel lapse larder larding largely larger largest largo lark laser lasers lasses lassie latching lateral laterally
  latest latex lathe lathed lathes lathing laths latte latter latterly lattes lauding lauds launch launched launches launching lavatory
  lavished lavishes lavishing laws laxer layer layers layout laziness leach leaching leader leaders leadership leaflet leaflets league
  leaguing leak leaking leaky leaner leap leaping leaps lease leases leash leashed leashes leashing leasing least leathery lecture lectured
  lecturer lecturers lectures lecturing ledger lefter lefty legal legally legation legend legendary legible legislation legitimate
  legitimately leisurely lemmings lender lengthen lengthens lengthy lenient lens lenses lent leotard leotards leper lesbian lesion lesions
  lessen lessened lessening lessens lesser lest lethal levee liability liable liaison libel liberal liberally libertarian liberties liberty
  licence licences license licensed licenses licensing liens lifestyle lifetime lighten lightened lightening lightens lighter lighters
  lightest likelihood liken likeness likening likens liker likest likewise lilly limb limbo limbs limed limes liming limit limitation
  limitations limited limiting limits linear linen liner linger lingering linguistic link linkage linked linking links lipid liquid liquor
  listener listeners listings listless liter literacy literal literals literary literate literature lither litre litter littered littering
  littler littlest littoral liveliness liven livening livens livery livest load loaded loader loading loads loan loans loathe loathed
  loathing lobbied lobby lobed lobes local locality locally locals locate locates locating location locations locomotion locus lodge lodged
  lodges lodging lodgings lofty logger logic logical logically logo loitering lolls loneliest loomed looming looms looniest loons loophole
  loopy loosely loosen looser looted looting loots loped lopes loping lord lords lotus louder loudest lounging louse louses lousy loveless
  loveliness lovingly lowest lowly loyal lucid luckily ludicrous ludicrously luggage lumpy lunatic luncheon lunchtime lung lunge lunging
  lungs lurch lurk lurked lurking lurks lust lusts lutes luxury lynch lyric lyrics machinery madness madras magazine magazines magically
  magma magnates magnetic magneto magnificent magnitude magpies mail mailbox mailed mailing mailmen mails maims mainframe mainframes mainly
  mainstream maintain maintained maintaining maintains maintenance maize majority male males malfunction malicious mallet mambo mamma
  manacled management manager managers mandate mandated mandating mandatory mandolin maneuvers manga mange manger mangers mangle mangled
  mangles mangling mangy mania maniac maniacal manic manifestation manifestly manifesto manipulate manipulated manipulates manipulating
  manipulation mankind manly manna mannerism manoeuvre manoeuvred manor manpower mansions mantra manual manually manuals manufacture
  manufactured manufacturer manufacturers manufactures manufacturing marathon mares margin marginal marginally margins maria marine mariner
  mariners marital marker markers marketer markings marred marriage marriages marring marsh martin martinis marts martyred martyring
  marvellous marvelous masque massage massaged massages massively master masterly mastermind masters mastery masts material materials
  mathematical mathematically mathematician mathematicians mathematics matrices matrix matte mattes mattress matts mature maturing maturity
  maximise maximize maximum maze mazes mealy meanders meaningful meaningless meanings meantime meanwhile measlier measliest measure measured
  measurement measurements measures measuring meat meats meaty mechanical mechanise mechanism mechanisms mechanize medalist meddle meddling
  media medial medical medicate medicinal medieval medium mediums megabyte megabytes mellower melody member members membership memorable
  memories memorize memory menacing menial mental mentality mentally mentoring menu menus mercury mercy mere merely meres merge merged
  merges merging merit meriting merits merriest meshes mesquite metal metaphor meteors meter metering meters method methodically methods
  metre metric metro metros microcode microcomputer microcomputers microprocessor microscopic microscopy microwave midday midget midgets
  midst midwifery midwives miens mighty migrants migrate migrated migrates migrating migration mikes miking mildly mileage miler militancy
  militant militarily military milkmen milky millet millionth mimic mince mindless miner minimal minimalist minimise minimize minimum
  minimums minister ministers minks minorities minority minster mint mints minty minuet minuets minuter minutest minutiae miracle miracles
  miraculous misbehave misbehavior miscellaneous misdirect misdirected misdirecting misdirects miser miserably misery misfortune misguide
  misguided misguides misguiding misinterpret misinterpreted misinterpreting misinterprets mislead misleading misleads misled misplace
  misplaces misplacing misprint misread misreading misreads misrepresent misrepresented misrepresenting misrepresents missile missiles
  missive missives missteps mistaken mistakenly mistook misunderstand misunderstanding misunderstands misunderstood misuse misused misuses
  misusing mitre mixture mnemonic mobile mobilise mobilize mobster mobsters mock mockingly modal mode modelings modellings modem modems
  moderate moderately moderation modern modernity modes modest modestly modification modifications modified modifies modify modifying module
  modules moist moistens moister mold moldy molecular molecule molecules molester mollified molluscs momentarily momentum monarch monastery
  monetary monitor monitored monitoring monitors monks monochrome monopoly monotony monsieur monthly monument moorings moped mopes mopping
  morale morality morally moray moreover moron morons morose mortal mortality mortals mortar mortifies mossy mostly motel motherly motion
  motioning motions motivate motivated motivates motivating motivation motive motives motor motorise motorize motors motorway motorways
  motto mould mound mounding mounds mount mounted mounting mounts mourning mousse moussing mousy mouthful movement movements movies mowed
  mower mowing muck mucked mucking mucks muddle muddled muddles muddling muffing muffling mulch mulled multi multiple multiples
  multiplication multiplied multiplies multiply multiplying mumble mummifies munch munching mundane munitions mural murder murdered murderer
  murdering murders muscle muscles musically musician musicians mussed musses mussing mustache mustaches muster mustered musty mutter
  muttered muttering mutters mutual mutually muzzle mysterious mysteriously mystic mystical mystified myth mythical mythology myths naive
  naked nameless namely narrated narrates narration narrative narrow narrower narrowest nastier nastiest natal nation national nationally
  nations natty natural naturally naught naughtily naughts naval navel nearby nearer nearest neath neatly necessarily necessary necessity
  neckline neediest needlessly needy negate negative negativity neglect neglected neglecting neglects negligible negotiable negotiate
  negotiated negotiates negotiating negotiation negotiations neighborhood neighborly neighbourhood neighbourly nerdy nerve nerved nervously
  nestle nether network networked networking networks neural neutral nevertheless newcomer newcomers newer newest newly newsletter
  newsletters nicer nicest nicety niche nick nicked nickel nicking nickname nicknames nicks nightlife nightmarish nimble nineteenth ninny
  nippiest nippy noble nocturne node nominal nominally nominate nominated nominates nominating nonetheless noose norm normalcy normality
  normally northerly northern nosey nostalgia notable notably notation notching noticeable noticeably notification notified notifies notify
  notifying notion notional notions notorious notwithstanding noun nouns novel novels novelty novice novices nowadays nuclear nuggety
  nuisance null numb numbed numbest numeral numerals numeric numerical numerous nuns object objected objecting objection objectionable
  objections objective objects obligation obligatory oblige obliged obliges obliging obnoxious obscene obscure obscured obscures obscuring
  obscurity observation observational observations observe observed observer observers observes observing obsess obsesses obsessing
  obsession obsessive obsolete obstruct obstructed obstructing obstructs obtain obtainable obtained obtaining obtains obvious obviously
  occasion occasional occasionally occasions occupation occupied occupies occupy occupying occur occurred occurrence occurrences occurring
  occurs odder oddest oddly offence offences offend offended offender offenders offending offends offense offenses offensive offerings
  offhand official officially officials offset offsets offsetting offshoot offspring ointment olden omens omission omissions oneself ongoing
  onus openly opera operas operatic operational operative operator operators opinion opinions opponent opponents opportunities opportunity
  oppose opposed opposes opposing opposition oppress oppressed oppresses oppressing oppression opted optic optical optimal optimisation
  optimise optimised optimises optimising optimistic optimization optimize optimized optimizes optimizing optimum opting option optional
  optionally options opts opus opuses oral orbital orchestra orchestral ordinarily organ organic organisation organisations organise
  organised organiser organisers organises organising organization organizations organize organized organizer organizers organizes
  organizing organs orient oriental orientate orientated orientates orientating orientation oriented orienting orients origin original
  originally originals originate originated originates originating originator origins ornamental orthodoxy otherwise ounce ouster ousting
  outcome outcomes outcry outdated outdoing outgoing outlast outlawed outline outlined outlines outlining outlook outlying output outputs
  outrage outraged outrageous outrages outraging outright outset outshine outsider outsiders outstanding outweigh outweighs overall overbear
  overbears overbore overcame overcast overcoat overdoing overdone overdose overdosed overdosing overdraft overdue overeating overeats
  overflow overhead overheads overhear overheard overhears overheat overheats overlaid overland overlap overlay overlays overload overloaded
  overloading overloads overlong overlook overlooked overlooking overlooks overlord overlords overprice overpriced overprices overpricing
  overrated overridden override overrides overriding overrode overseen overseer overseers oversees oversight oversights oversize oversized
  oversteps overt overtake overthink overthrew overtly overtone overtones overture overtures overturned overuses overview overweight
  overwhelm overwhelming overwhelms overwriting overwritten owed owes owing owner owners ownership oxygen ozone pace paced paces pacified
  pacifies pacifism pacifist pacifists pacing package packaged packages packaging packer packet packets pacts padded padding pads pageants
  pager pain pained painfuller paining painless pains palate paleontologist paleontologists paler palls pamper panel paneling panels pangs
  panicked pansy pant panted pantheon panties panting pantries panty papal paperback paradise paradox paragraph paragraphs parallel
  parallels parameter parameters paranoia paranoid paraphrase parch parching pared parental parentheses parenthesis pares parishes parity
  parka parlance parliament parochial parodies parody parry parse parsed parses parsing parson partakes partial partially partials
  participant participants participate participated participates participating particle particles particularly particulate partings
  partition partitioned partitioning partitions partly partridge pasha passable passage passages passenger passengers passer passion
  passionately passive passives passport password passwords pastel pasties pastiest pastimes pastries pastures pasty patchy patent patented
  patenting patently patents pathetic patienter patriots patron patronise patronised patronises patronising patronize patronized patronizes
  patronizing patsy pattern patterns patties patty paunch paunches pauper pause paused pauses pausing pavement paves pawns payer payers
  payment payments payoffs peacefully peak peaked peaks pearl peasant peasants pease pecked pecking pecks peculiar pedal pedaling pedant
  pedantic pedantry pedants peddle peddling pedestrian pedestrians peer peering peers pelted penal pence pended pending pends peony pepped
  peppy perceive perceived perceives perceiving percent percentage percents perception perch perching percussion perfecter perfection
  perfections perforating performer perfuming periodic periodically peripheral peripherals perky permanent permanently permeated permissible
  permissive permit permits permitted permitting perpetual persecute persecuted persecutes persecuting persist persistent persona personable
  personalities personality personally personnel perspective persuade persuaded persuades persuading persuasion perter perverse perverted
  pesky pester petrifies petrol petty pewter phage pharmacies pharmacy phenomena phenomenon phenomenons philosopher philosophers
  philosophical philosophies philosophy phishing phobic phonetics phoney phony photocopy photograph photographic photographs photon photons
  phrase phrased phrases phrasing physic physically physician physicist physicists physics physiology piazza pickaxed pickaxing picker
  picket picketed picketing pickled pickling picnicking piddle piddling pierce pierces piers pigtail piked pikes piking pill pilled pilling
  pills pinging pings pinky pint pinto pints pipe piped pipeline piper pipes piping piston pitfall pitfalls pitted pitting pity pivot pixies
  placer plague plagued plagues plaguing plaice plaid plaids plainest plainly planetary planners plantation planter planters plastic
  plastics plateaus platform platter platters plausible playfully playmate playmates playoff plaything plea pleaded pleading pleas pleasant
  pleasantly pleasure pleasured pleated pleating pliant plies plodding plot plots plotted plotter plotters plotting ploy ploys pluck
  plucking plug plugged plugging plugs plumb plumbed plume plump plumper plunging plural plus plushest plying poach poaching podding poet
  poetic poetry poets poignant pointedly pointer pointers pointless pointy poison poisoned poisoning poisons poker pokey pokie policemen
  policewomen policies policy politer politest political politically politician politicians politics polity poll polled polling polls
  pollster pollsters polluting pollution polynomial pompous ponder pondered poorer poorest pope poplar populace popularity popularly
  populate populated populates populating population populations pores pork pornography porpoise port portability portable ported portents
  porting portion portions portlier portray portrayed portraying portrays ports pose posed poser poses posing posit position positioned
  positioning positions positively posses possess possessed possesses possessing possession possibilities possibility postage postal
  postmark postmaster postmen postpone postponed postpones postponing postscript postulate postures posturing potential potentially pottery
  pouch pouching pound pounding pounds pouts poverty powdery powerful practicable practical practically practicals pragmatic praise praising
  prance prancing prank prawning preach preached preaches preaching precarious precaution precautions precede preceded precedence precedent
  precedes preceding precepts precious precise precisely precision precocious predecessor predecessors predict predictable predicted
  predicting prediction predictions predicts predominantly preface prefect preferable preferably preference preferences prefix prefixed
  prefixes prefixing pregnancy prejudice prejudiced prejudices prejudicing preliminary premature prematurely premiers premise premised
  premises premium preparation prepare prepared prepares preparing prepaying prerequisite prescient prescribe prescribed prescribes
  prescribing prescription presence presentation presenter presently preservation preserve preserved preserves preserving preset presets
  presided presidency presides presiding presumably presume presumed presumes presuming pretence pretender pretense pretentious prevail
  prevalent prevent prevented preventing prevention prevents preview previewer previews previously preying preys price priced prices pricing
  prick pricked pricking prickled prickling pricks pried priest priests primacy primarily primary primate primates prime primes primitive
  primitives primrose princely principal principally principle principles print printed printer printers printing printings printout
  printouts prints prior priorities priority prise prises prison prisoner prisoners privacy privateer privately privater privatest
  privatisation privatise privatization privatize privilege privileged privileges privileging proactive probabilities probability probable
  probables probe procedure procedures proceed proceeded proceeding proceedings proceeds process processed processes procession processions
  processor processors proclaim procrastination procured procuring prodding produce produced producer producers produces producing product
  productive productivity products professing profession professional professionals professor proffers profile profiled profiles profit
  profitable profited profits profound program programmable programme programmed programmer programmers programmes programming programs
  progress progressed progresses progressing prohibit prohibited prohibiting prohibits projection projector proliferation prolong prolonged
  prolonging prolongs prominent promote promoted promoter promoters promotes promoting promotion prompt prompted prompter prompting promptly
  prompts prone pronoun pronouns pronunciation proof proofing proofs propaganda propel properer properties property prophet prophetic
  proportion proportional proportions proposal proposals propose proposed proposes proposing proposition propped propping proprietary props
  prose prosecute prosecuted prosecutes prosecuting prosecution prospect prospecting prospective prospects prosper prosperity prospers
  prostitute prostitutes protect protected protecting protection protective protector protects protein protest protesting protocol protocols
  prototype provable provably proven provide provided provident provider provides providing province provision provisional provisions
  provocative provoke provoked provokes provoking prowlers prowling proximity prude prying psalm pseudo psyche psyching psychological
  psychologist psychologists psychology public publican publication publications publicise publicised publicises publicising publicity
  publicize publicized publicizes publicizing publicly publish published publisher publishers publishes publishing puckered pucks puffy
  pukes puller pulley pulp pulped pulping pulps pulse pulsed pulses pulsing punchline punctual punctuation puncture punish punished punishes
  punishing punishment punitive punks punt punting punts purchase purchased purchases purchasing pure puree purely purer purge purified
  purifier purity purpler purplest purposely pursue pursued pursues pursuing pursuit pusher pushers pushiest pushy pusses putt putter
  puttering putts putty puttying python quainter quake quaked quakes qualification qualifications qualified qualifier qualifiers qualifies
  qualify qualifying qualities quality quantities quantity quantum quark quarried quarries quarterly quartet quartets quaver queer queries
  query questionable questioner questionnaire quibble quicker quickest quickness quieter quietest quill quips quirk quit quits quitting
  quota quotas quotation quotations quote quoted quotes quoting rabbi rabbis rabid racer racial racism racist rack racked racking racks
  racquet radar radiance radiation radical radically radii radishes radius rager raid raided raiding raids railings railroad railway raking
  rally rallying ramble rambling rampant ranching random randomly range rank rankings ranks rant ranted ranting rants rape rapid rapidly
  raping rapped rare rarely rarer rarest raring rasher rate ratio rational rationale rationally rationed rationing ratios rattler rattlers
  ravaging rave raved ravening raves raving ravished razed razing razor react reacted reacting reaction reactionary reactions reactive
  reactor reacts readable readership readier readily reagents realer realisation realise realised realises realising realistic reality
  realization realize realized realizes realizing realm realms realty reaming reams reaper reaping reaps rear rearing rearrange rearranged
  rearranges rearranging rears reasonable reasonably reassure reassured reassures reassuring rebating rebellion rebellions rebuild
  rebuilding rebuilds rebuilt rebuking rebus recall recalled recalling recalls receding receipt receipted receiver receivers recent recenter
  reception receptive receptor recessed recession recessive recipe recipes recipient recipients reckless reckon reckoned reckoning reckons
  reclaim reclined recliner reclining recluses recognisable recognise recognised recognises recognising recognition recognizable recognize
  recognized recognizes recognizing recoiled recoiling recollection recommend recommendation recommendations recommended recommending
  recommends reconcile reconsider record recorded recording recordings records recourse recover recovered recovering recovers recovery
  recreated recreation recreational recruit recruited recruiting recruitment recruits rectal rectangle rectangular rectified rectifies
  rectify rectifying recurrent recursion recursive recycle recycled recycles redden redder redefine redefined redefines redefining
  redemption redirect reduce reduced reduces reducing reduction reductions redundancy redundant reedy reelected refer reference referenced
  references referencing referendum referred referring refers refine refined refiners refines refining reflect reflected reflecting
  reflection reflects reflex reform reformat reformed reformer reforming reforms refrain refresh refreshed refreshes refreshing refueled
  refueling refuge refugees refuges refund refunded refunding refusal refusals refute refuted refutes refuting regain regained regaining
  regal regaling regard regarded regardless regards regents regime region regional regions register registered registering registers
  registration regressing regressive regret regrets regrettably regretted regretting regular regularly regulate regulated regulation
  regulations regulator reheat reign reigning reined reining reinstate reinstated reinstates reinstating reissued reiterate reject rejected
  rejecting rejection rejects relapsed relapsing relate related relates relating relation relations relationship relationships relative
  relatively relatives relativity relay relayed relaying release released releases releasing relented relevance relevant reliability
  reliable reliably relied relief relies relieve relieved relieves relieving religion religions religiously relishing reliving reloaded
  reloading relocation reluctance reluctant reluctantly rely relying remain remainder remained remaining remains remaking remark remarkable
  remarkably remarked remarking remarks remedy remind reminded reminder reminding reminds reminiscent remittance remotely remoter remotest
  removable removal remover renal rename renamed renames renaming rend render rendered rendering renders rending rendition rends renew
  renewed renewing renews renovate renovated renovating rent repainted repair repaired repairing repairs repay repaying repeal repealed
  repeat repeatable repeated repeatedly repeater repeaters repeating repeats repelled repelling repent repented repertoire repetition
  repetitive rephrase replace replacement replacements replaces replacing repleted replicate replicated replicating replied replies reply
  replying report reported reporter reporting reports reposing represent representation representations representative representatives
  represented representing represents repression repressions reprieve reproduce reproduced reproduces reproducing reproduction republican
  repulsed repulses repulsing repulsive reputation reputing request requested requesting requests require required requirement requirements
  requires requiring requisite reread rereading rereads rescuer rescuers research researcher researchers reselling resemblance resemble
  resembled resembles resembling resent resented resentful reservation reservations reset resets resetting reside residence resident
  residents resides residing resign resignation resigned resigning resigns resiliency resilient resist resistance resistant resolution
  resolve resolved resolves resolving resonate resonated resonating resort resorted resorting resorts resource resources respectable
  respectfully respective respectively respond responded responding responds response responses responsibilities responsibility responsible
  responsibly responsive restart restarted restarting restarts restated restaurant restaurants restlessly restore restored restores
  restoring restrain restrained restraining restrains restrict restricted restricting restriction restrictions restrictive restricts result
  resulted resulting results resume resumed resumes resuming resurrection retail retailer retailers retailing retain retained retaining
  retains retaking retarding retch retention retire retired retiree retirement retires retiring retorted retraced retract retreated retreats
  retrieval retrieve retrieved retrieves retrieving reunites reuniting reuse reused reuses reusing reveal revealed revealing reveals
  revelation revenge revenue reversal reverse reversed reverses reversing revert reverted reverting review reviewed reviewing reviews revise
  revised revises revising revision revisiting revived reviving revolt revolted revolting revolts revolution revolutionary revolved reward
  rewarding rewards rewrite rewrites rewriting rewritten rewrote rhetorical rhythm ribbed ribbing richer richest ridding rider riders ridge
  ridges ridging ridicule ridicules ridiculously rids rifer rightly rigid rigorous riles riling riot ripen ripeness ripening riper ripper
  riser risk risked risking risks risky rites ritual rituals rival rivals riven rivet roach roams robbed robbery robbing robes robing robust
  rocker rockiest rodeo romance romantic rooks roomy roost roosting rosemary rosin rotary rotate rotated rotates rotating rotational rotted
  rottener rotund rouge roughly roughy roulette roundabout rouse rout route routed routeing routes routinely routing routs rover roving
  rower royal royalties rubbery rubble rubier ruble rubles ruder ruin ruing ruining ruins rumor rumored rumoring rumors rumour rumoured
  rumouring rumours rumple runts rural ruses rusted rustler rustlers rusty sable sabotage sacred sacrifice sacrificed sacrifices sacrificing
  sadden saddened saddening saddens sadly safaried safeguard safeguards safer safest saga saint sake saki salaries salary sale sales
  salesman salients salivary sallow sally salon saloon salty saluting salvation salve salved samba sameness sampler sandbags sander sandmen
  sandstone sandy sane sanger sanitary sanity sapling saplings sapped sappy sarcasm sarcastic satchels satire satisfaction satisfactorily
  satisfactory satisfied satisfies satisfy satisfying saucer saucy saunters saver savings savories savvying scald scalding scaliest
  scalloped scalp scalping scaly scammed scammer scammers scamming scampers scams scandal scandals scanner scant scanties scanting scarce
  scarcely scarcest scariest scathing scatter scattered scattering scatters scenario scenarios scene scenery scenes scent scenting sceptical
  schedule scheduled scheduler schedules scheduling scheme schemes scheming scholar scholars schooner scientific scientifically scissor
  scold scolded scolding scoot scooted scooting scoots scope scoped scopes scorched scorches scorer scorn scorned scornful scorns scotch
  scotches scour scoured scourged scourges scouring scours scout scouted scouting scowling scrabble scram scramble scrambled scrambles
  scrambling scrammed scramming scrams scrap scrapped scrapping scraps scratchier scratchy scrawled screeched screeching screw screwed
  screwing screws scrip script scripted scripting scripts scripture scroll scrolled scrolling scrolls scuff scuffed scuffing scuffled
  scuffling sculptor sculptors sculptural scum scumming scums scuttle scuttled scuttles scuttling scything seamed seamless seams seaports
  searchers seared searing seashore seashores seasonal seceding secession secondarily secondly secretaries secretary secrete secretly sect
  section sections sector sects secular secure securely securest securing security sedating sedation seductive seedling seedlings seedy
  seemingly seeped seeping seeps seething segment segments seize seldom select selected selecting selection selectively selector selects
  self selfie selfish selfishly selflessly seller selves semantic semantics semen seminar seminars sender senior sensation sense senses
  sensible sensibly sensitivity sensor sensors sentence sentenced sentences sentencing sentient sentiment sentimental sentiments separable
  separately separatism separatist separator separators sequence sequences sequential serenade serenity sergeant serial series seriously
  seriousness sermon serrated servant servants serve served server servers serves service services serving settable setter settings settler
  settlers seventh sevenths sever severe severely severing severity sewer sexed sexes sexing sexist sexting sexual sexuality sexually sexy
  shackled shackles shackling shadowy shady shaft shafting shafts shaker shakers shaky shale shallots shallower shalt shambles shame shamed
  shameless shames shaming shammed shamming shams shank shard shards shareholder shareholders sharpens sharpest sharply shatters shave
  shaved shaven shaver shaves shaving shawl sheaf shear sheared shearing shears sheaves sheen sheer sheering shellfish shelter sheltered
  sheltering shelters shelve shelved shelving shifty shill shilling shillings shimmer shimmering shimmers shingle shingled shingling shinned
  shinning shins shipper shippers shire shirk shirking shoaling shockingly shoddier shonk shooing shoos shoot shooter shooters shoots
  shoplifter shoplifters shoppers shorn shortage shortcut shorten shortened shortening shortens shortest shorthand shortlist shortly
  shortness showier showings showman shown showy shred shredder shredding shrewd shrilled shrine shrink shrinking shrouded shrouding shrub
  shrugging shrunken shtick shuck shucking shucks shudders shuffled shuffling shunning shunt shunting shush shutdown shutter shuttered
  shutters sicken sickened sickening sickens sicker sickly sideline sidelines sidewalk sidewalks sidle sidling sifted sifting sifts sight
  sighted sighting sights sigma signal signaled signaling signalled signalling signals signature signatures signer signet significance
  significant significantly silencer silenter silently silicon silks silky sillier silliest sills silts silvery similarities similarity
  similarly simile similes simmer simmering simpler simplest simplex simplicity simplified simplifies simplify simplifying simplistic
  simulate simulated simulates simulating simulation simultaneous simultaneously sincere sincerely sincerer sine sinful singe singeing
  singly singular singularly sinister sinker sinned sinner sinning sins sinus sipped sipping sired sires siring sissy sisterly site sitter
  situate situated situates situating situation situations sixpence sixteenth sizer sizzling skater skeet skein skeletal skeptical sketch
  sketched sketches sketching skewed skewing skidding skiff skill skilled skillet skills skimming skimp skimped skimping skims skinnier
  skipper skippered skippers skite skiting skits skulk skulked skulking skulks skull skylight slabbing slabs slack slacked slacking slag
  slain slake slander slang slanting slash slashed slashing slate slated slating slats slaughter slave slaved slaves slaying slays sleek
  sleeking sleeks sleeper sleepers sleepier sleepiness sleet sleeting sleets sleeveless slewed slewing slicer slick slicker slicking slider
  slier slighter slightest slim slimmed slimmer slimming slims slimy slink slinking slits slitting slobs slogan sloop slopped sloppier
  slopping sloppy slops slosh sloshing slot slots slotted slotting slower slowest sludge sluice slummed slummer slumming slump slumping
  slums slung slunk slurring slurs slyness smaller smallest smallish smartest smattering smear smearing smears smelly smelt smelter smelting
  smirk smirking smite smites smith smiting smock smocked smocking smoker smokers smoko smoky smoother smoothies smoothly smote smother
  smothers smoulder smoulders smug smuggle smuggled smuggler smuggles smuggling snag snapper snappier snare snared snares snaring snark
  snarl snarling sneakier sneer sneering snicker snickers snide snider sniffle sniffled sniffles snipe snipped snippet snippets snitch
  snitched snitches snitching snobbery snobs snoop snooping snootier snooty snooze snoozing snort snorting snorts snout snouts snubbing
  snuff snuffed snuffing snugly soaks soapy soared soaring soars sober sobering sociable socialism socialist socially societal societies
  society socket sockets sodden software sold solder sole soled solely soles solicitor solicitors solid solider soling solitaire solution
  solutions solvable solver someplace sometime somewhat sonar sonny sooky sooner soonest soothe soothed soothes sootier sophisticate
  sophisticated sophisticates sophisticating sopped sordid soreness sorer sorta sortie soul souls soundtrack source sources sourcing
  southern sowed sowing spacey spacial spake spammed spammers spamming span spangles spank spanking spanner spanners spanning spans sparer
  sparkie sparkies sparkler sparklers sparring spars sparse spate spatial spattered spatters spawn spawning spayed spaying spays speaker
  speakers spear spearing spears specialise specialised specialises specialising specialist specialists specialize specialized specializes
  specializing specially specialty species specific specifically specification specifications specified specifies specify specifying
  specimen specious speck specking speckled specks spectacle spectacular spectral spectres speculate speculation sped speedily speedway
  spellbind spellbinds spelt spender spewed sphere sphincter spice spiced spicy spiel spigot spike spindles spine spinster spiny spiral
  spiraled spiralled spire spiritual spite splat splatter splattered splendid splendor splice spliced splicing spoil spoiler spoilers
  spoiling spoils spokesman spongier spongy sponsor sponsored sponsoring sponsors spontaneous spontaneously spoof spoofed spoofing spookier
  spool spooled spooling spore spores spotter spotters spottier spotty spout spouted spouting spouts sprawled spreader spreed spreeing sprig
  springy sprinkler sprinklers sprint sprinted sprinter sprinters sprinting sprints sprucing spunk spur spurious spurn spurning spurring
  spurt spurting spurts sputter sputtered sputtering sputters squalled squalling squarely squarer squarest squat squatted squatter squaw
  squawked squeaky squeal squealed squealing squinter squire squirmed squirt squirted squirts squish squished stabbed stabbing stabilise
  stabilised stabilises stability stabilize stabilized stabilizer stabilizes stabler stablest stabs staff staffed staffers staffing stagger
  staggered staggering staggers stagnation stags staid stain staining stains staler stalk stalkers stalking stall stalling stallion stampede
  stance stanched stanches stanching standardise standardised standardises standardising standardize standardized standardizes standardizing
  standpoint stank staple staplers staples stapling starch starched starches starching stark starlet starling starlings starrier starter
  starters startle startled startles startling startups starvation starve starved starves starving stash stashed statement statements stater
  static stationary statistic statistical statistics stats stature statures status statuses statute statutes stave staved staving stead
  steadily steak steaks steamers steamier steamy steed steel steeling steeper stenches stent stepmother steppe steppes stereo stereotype
  stereotypes sterile sterling stewed stewing stews stickier stickler sticklers stiffly stifling stiles stillness stimulate stimulated
  stimulates stimulation stinger stingers stingier stingy stink stinking stint stinting stipulating stipulation stipulations stock
  stockading stocked stockier stocks stocky stoke stoked stoker stoking stolider stomp stomped stomping stomps stoner stoners stoney
  stoniest stony stoop stooped stooping stoops stopper stoppered stoppers storage storey storeys stormier stormiest stout stove stowed
  stowing stows straddle straggle straggled straggler stragglers straggles straggling straighten straighter straightforward strain strained
  strainer strains strand stranded stranding strangely strangest strangle strangled strangles strangling strap strapped strapping strategic
  strategies strategy stray strayed straying strays streak streaked streaking streamer streamline strength strengthen stress stresses
  stretcher stretchy strew strewing stricken strict stricter strictly stride strident striding strife strike striker strikers strikes
  striking strikings strine stringent stringer stringier stringy strip stripped stripper stripping strips strive striving strobe strode
  strolled stroller stronger strongest strongly strove structural structure structured structures structuring strumming strung strutted
  stubbing stubborner stubbornly studding studied studies studio studs study studying stuffier stuffiest stumble stumbled stumbles stumbling
  stun stunk stunned stunning stuns stunt stunting stupider stupidity stupidly sturgeon style styles suave subbed subbing subdue subject
  subjected subjecting subjective subjects submission submit submits submitted submitting subprime subroutine subroutines subscribe
  subscription subsequent subsequently subset subsidiary subsidise subsidised subsidises subsidising subsidize subsidized subsidizes
  subsidizing substance substances substantial substantially substitution subsumed subtle subtleties subtlety subtly subway subways succeed
  succeeded succeeding succeeds success successful successfully succession successive successor succored suckering suckling sued sues suffer
  suffered sufferer sufferers suffering suffers suffice sufficient sufficiently suffix sugary suggest suggested suggesting suggestion
  suggestions suggests suicidal suicide suing suitability suitable suitably suite sully summaries summarise summarised summarises
  summarising summarize summarized summarizes summarizing summary summed summery summing sunbaked sunbaker sundae sundries sundry sunk
  superb superber superficial superficially superfluous superhuman superior superiority supernatural supervise supervised supervises
  supervising supervision supervisions supervisor supervisors supple supplement supplementary suppler supplier suppliers supporter
  supporters supposedly suppress suppressed suppresses suppressing suppression supreme surely surer surface surfaces surfacing surge surging
  surmised surmises surname surpassed surpasses surplus surpluses surprisingly surround surrounded surrounding surroundings surrounds survey
  surveys survival survive survived survives surviving survivor survivors susceptible suspect suspected suspecting suspects suspend
  suspended suspending suspends suspension suspicion suspicious suspiciously sustain sustained sustaining sustains swabbing swabs swain
  swami swamp swamped swamping swamps swarm swarming swatch swatches swathing swats swatting swayed swaying sways swear swearing swears
  sweat sweating sweats sweepings sweetening sweeter sweetest swell swelling swellings swerving swift swifts swigging swigs swill swilled
  swilling swindles swine swines swinger swingers swipe swipes swirling swishing switcher swoon swooning swore symbol symbolic symbols
  symmetric symmetry sympathetic sympathies sympathise sympathize sympathy symphonies symphony symptom symptoms syndicate synonym synonymous
  synonyms syntactic syntactically syntax synthesis synthesizer syringing systematic systemic tabs tack tacked tacking tackle tackled
  tackles tackling tacks tactic tactical tactics tactless tagged tainted tainting taker takers talker tally tallying tame tames taming
  tamper tangent tangible tanker tanner tape taper target targets tarot tarrying taser task tasked tasking tasks tasteless tattered tatty
  taupe taxation taxes taxing taxpayer taxpayers teaks teaser teats technical technically technique techniques technological technology
  tedious teenage teenaged teenager teenagers teetering teethe telephone telephones telescopic televising temperate template tempo temporal
  temporarily temporary tempt temptation tempted tempting tempts tend tended tendencies tendency tender tendering tending tends tenet tense
  tensed tensing tension tentative tentatively tenth terminal terminally terminals terminate terminated terminates terminating termination
  terminator terminology terns terracing terrain terrains terribly terriers terrific terrify terrifying territory terrorise terrorism
  terrorist terrorists terry terse tester testified testifies testifying testis testy text textbook textbooks texts textual thankfully
  thatcher thatches thatching thaws thee theft theological theology theorem theorems theoretical theoretically theories theory thereabouts
  thereafter thereby therefore therein thereof thesis theta thicker thickest thicket thickets thickness thieve thievery thieving thine
  thinkers thinner thirst thirsted thirsts thirteenth thong thongs thorn thorough thoroughfare thoroughfares thoroughly thou thoughtfully
  thous thousandth thrasher thrashes threat threaten threatened threatening threatens threats threshed thresher threshes threshold thrill
  thriller thrillers thriving throb throbbing throbs throes thronging throughout throughput throwers thrust thrusting thrusts thugs thunk
  thus thyme ticker tidier tidiest tiers tightens tightest tilde tile tiled tiles tiling timer timers timescale timetable tinder tinge
  tingle tinkle tinny tints tipper tipsy tirade tire tireless tires tiresome titan title titles toaster toasty tobacco toddle toddled
  toddles toddling toddy toenails toggle toiled token tokens tolerable tolerance tolerant tolerate tolerated tolerates tolerating toll
  tolling tolls tome tomes tonal tone toner tones tonic tonne tons topical topple torments torture tortured total totality totalled touchier
  touchy toughest tourist tourists tousling touted toxic tracer tracker trackers tract traction trader tradition traditional traditionally
  traditions tragedy tragic trailer trailers trainee trainees trait traitor traitors tramp tramped tramping trample tramples trampling
  trance trans transaction transactions transcript transfer transferred transferring transfers transform transformation transformed
  transforming transforms transient transit transiting transition transitional transitive translate translated translates translating
  translation translations translator transmission transmissions transmit transmits transmitted transmitter transmitters transmitting
  transparent transport transported transporting transports trap trapped trapper trappers trapping traps trash trashcan trashed trashing
  trashy traveler traverse traversing trawl trawlers trawling treachery tread treading treasurer treasurers treasuries treasury treaties
  treatise treatment treaty treble trebling trek trekking tremendous tremendously trenches trenching trend trending trends trendy triad
  trial trialing trialled trialling trials tribal tribe tribes trickery trickier trifle trifling trigger triggered triggering triggers trill
  trilled trilling trilogy trimmer trinity trinkets trios tripe triple tripled triples triplet tripling tripos trite triumph trivia trivial
  trivially trolley troop troopers troops tropic trough trowel troweling trowelling truanting truce truer truest truly trump trumped
  trumpeter truncate truncated truncates truncating truss trustful trusty truthfully tryout tryst tsars tubby tuber tubers tucker tulip
  tumbler tumblers tuner turds turfed turfing turfs turner turnkey turntable tussling tutor tutorial twain tweaking tweed tweeting twentieth
  twill twine twink twinks twister twitch twitched twitches type typed types typeset typesets typesetting typewriter typical typically
  typing tyre tyres udder ultimate ultimately unable unacceptable unaffected unambiguous unassigned unattended unauthorised unauthorized
  unavailable unavoidable unaware unbalanced unbearable unbearably unbeatable unbelievable unbelievably unbiased unbreakable uncertain
  uncertainty unchanged unclear uncomfortable uncommon unconnected unconscious unconsciously unconvincing uncovers undaunted undefined
  underestimate undergo undergoes undergoing undergone undergraduate undergraduates underlain underlay underlie underlies underline
  underlined underlines underlining underlying underpass underrate underrated underrates undersea understandable understate understated
  undertake undertaken undertaker undertakes undertaking undertook underwent underwriter undesirable undetected undid undo undocumented
  undoes undoing undone undoubtedly unduly unearned unease uneasy unemployed unemployment unexpected unexpectedly unexplained unfair
  unfairly unfamiliar unfinished unfit unfortunate unfortunately unfounded unfriendly unhappily unhealthy unhelpful unified unifies
  uniformly unify unifying unimportant uninteresting union unions unique uniquely unite unity universal universality universally universe
  universities university unjustified unkinder unkindly unknown unless unlike unlikely unlimited unload unlock unlocked unlocking unlocks
  unlucky unmanned unnatural unnecessarily unnecessary unobtainable unofficial unpleasant unpopular unpredictable unread unreadable
  unrealistic unreasonable unrelated unreliable unsafe unsalted unsatisfactory unsealed unseated unseating unseen unset unsettle unsettles
  unsettling unsolicited unsound unspecified unstable unsuccessful unsuitable unsupported unsuspecting untidy untied unties unto untrue
  unusable unused unusual unusually unwashed unwelcome unwilling unwind unwise unworkable unzipped upbringing update updated updates
  updating upgrade upgraded upgrades upgrading upper uppercut upright upstarts upward upwards urban urge urged urgency urgent urgently urges
  urging usable usage usefully usefulness useless user users utilities utility utter utterly vacancies vacancy vacating vague vaguely vain
  valeting valid validity valley valuable valuation value valued values valuing valve valves vandalism vanquished variable variables
  variance variant variants variation variations varied varies varieties variety various varnished varnishes vary varying vast vastly vector
  vectors vegetation veggie vehicle vehicles vein velocity velvety vend vended vending vendor vends venerable ventilated ventilation vents
  venture venue venues verb verbal verbally verbatim verbose verbs verdict verification verified verifies verify verifying veritable
  versatile verse verses version versions versus vertical vertically vessel veteran vexation viable vicar vice vicing vicinity vicious
  victim victims victor victors video viewer viewpoint viewpoints vigorously vile villager villagers villainy vintage vinyl violate
  violation violence violent violently violet virgin virtual virtually virtue virtues virulence virulent visible vising vision visioned
  visioning visual vital vocabulary vocal vocation vocations void volcanic voltage volume volumes voluntarily voluntary volunteer
  volunteered volunteering volunteers vote voted voter voters votes voting vouch vowed vowel vulnerable wadding waddling wade waded wades
  wading wafer wafted wafting wafts wage wager wagering waifs wails waist waistline waists waiter waitress waive waived waives waiving waken
  wakening wakens wales wallet wallow wallowing waltzing wanderer waned wanes waning wanner wantoned wantoning warbling warehouse wares warn
  warned warning warnings warns warp warped warping warps warrant warranty warships wartime warts washer washers wasteful watchdog watcher
  watchers watchmen waterfowl waterway watery watts waver wavering wavers waxed waxes waxing weaken weakened weakening weaker weakling
  weakly weakness weaknesses wealth wealthier wealthy weaning weans weapon weapons weary wearying weasel weasels weave weaver weaves weaving
  wedging weeding weeds weedy weekday weekly weeps weest weight weighted weighting weirder weirdest weirdo welch welded welding welfare
  welted welting welts western wetness wetter whacko whaler whatsoever wheat wheeze whence whereas whereby whereupon wherever whets whetted
  whetting whichever whilst whim whimper whimpered whimpers whinny whinnying whipping whirling whisked whiskey whiskeys whiskies whisky
  whistler whiten whiteness whiter whither whittle whittled whittles wholeheartedly wholly whomever whoop whoops whore whores whosoever
  wicked wicker widely widen widening wider widespread widest widow widower wield wielding wiener wigging wildflower wildly wiles wilfully
  willfully willingly winch winching wincing windfall wine winger wingers wintrier wiper wireless wisdom wiser wisest wishers withdraw
  withdrawal withdrawing withdrawn withdraws withdrew witness witnessed witnesses witnessing witting witty wive wizardry wobblier
  wonderfully wondrous woodener woodsmen woody wooed woolen wordiest wordings wordy workable workload workshop workstation workstations
  worldwide worsen worship worshiped worshipers worth worthless worthwhile wounder wrangles wrapper wrappers wrath wreak wreaking wreathed
  wreathes wreck wrecked wrecker wrecking wrecks wrenches wrest wresting wretched wring wringing wrinkle wrinkled writhe writhes writhing
  writs wrongly yakked yearling yearly yearn yearning yearns yellower yelped yelps yield yielding yields yodelled youngster yourselves youse
  youth zipper zombies`
  .split(/\s+/)
  .filter(Boolean)
