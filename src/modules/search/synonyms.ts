/**
 * Words that buyers use for the same kind of thing: a group a line, in Latin letters as people spell them and
 * in Devanagari as foldText writes it. Words that differ in script alone need no line, since search_sound
 * finds them.
 */
const synonymGroups = [
  // what is worn
  'saree sari saari sadi साडी साडियां sarees साडियों सारी',
  'kurta kurti kurtas kurtis tunic tunics कुर्ता कुरता कुर्ती कुर्तियां कुर्ते कुर्तों कुर्तियों ट्यूनिक kurtiyan',
  'dupatta duppata dupatte stole chunni scarf scarves odhni दुपट्टा दुपट्टे स्टोल चुन्नी ओढनी दुपट्टों स्कार्फ चुनरी chunari chunri चुन्नियां',
  'shawl shaal shal wrap dushala शॉल शाल दुशाला शालें शॉलें दुशाले',
  'jacket sadri waistcoat nehru bandi जैकेट सदरी बंडी वेस्टकोट कोटी koti',
  'jutti mojari mojri juti joota joote joti shoes shoe slippers sandals chappal footwear जूती जूतियां मोजडी जूते जूता चप्पल जूतियों जूतों शूज सैंडल चप्पलें फुटवियर फुटवेयर स्लिपर जुत्ती जुत्तियां',
  'pashmina cashmere पश्मीना',
  // jewellery
  'jewellery jewelry jewelery jewellry zevar jewar gehne gahne गहने गहना आभूषण जेवर ज्वेलरी ज्वैलरी जूलरी गहनों आभूषणों जेवरात',
  'earrings earring earing earings jhumka jhumkas jhumki studs jhumke bali baliyan kundal karnphool झुमका झुमके झुमकी टॉप्स बाली बालियां कर्णफूल कुंडल इयररिंग इयररिंग्स ईयररिंग ईयररिंग्स बालियों झुमकों झुमकियां स्टड स्टड्स कान kaan',
  'bangles bangle churi churiyan churiya chooriyan chudi choodi choodiyan kada kade kangan kangans cuff bracelet bracelets chudiyan चूडी चूडियां कडा कडे कंगन ब्रेसलेट बैंगल बैंगल्स चूडियों कंगनों कडों ब्रेसलेट्स',
  'necklace necklaces neckpiece haar har mala pendant pendants locket hasli choker chain माला हार पेंडेंट हंसली नेकलेस लॉकेट हारों मालाएं पेंडेंट्स चेन चोकर गले gale',
  'silver chandi चांदी रजत सिल्वर',
  'filigree tarakasi tarkashi तारकशी फिलिग्री तारकसी',
  'conch shankha shankh शांखा शंख',
  // light and worship
  'diya diyas deepak dipak lamp lamps deepam vilakku samai दीया दीये दिया दीए दीपक दीप लैंप दीयों दीपों दीपकों लैम्प समई चिराग chirag',
  'candle candles candleholder candlestand candlestick tealight tealights lantern mombatti मोमबत्ती कैंडल लालटेन मोमबत्तियां कैंडल्स टीलाइट मोमबत्तीदान',
  'nightlight lamplight tablelamp bedsidelamp lamp lantern',
  'lantern lanterns laltain लालटेन कंदील लालटेनें लैंटर्न कंडील',
  'puja pooja pujan worship prayer पूजा पूजन',
  'incense agarbatti agarbathi agarbati agarbattis incensesticks dhoop joss अगरबत्ती अगरबत्तियां धूप अगरबत्तियों धूपबत्ती dhoopbatti धूपदान',
  'kumkum sindoor sindur sindoordani sindurdani kumkumdani कुमकुम सिंदूर सिंदूरदानी',
  'bell ghanti ghanta घंटी घंटा bells घंटियां घंटियों बेल',
  // cloth and craft
  'cotton suti sooti soot kapas सूती सूत कपास कॉटन काटन',
  'silk resham reshmi रेशम रेशमी सिल्क silken',
  'wool oon ooni uni woollen woolen woollens ऊन ऊनी वूल वुलन',
  'cloth fabric fabrics textile textiles material kapda kapra कपडा कपडे फैब्रिक फैब्रिक्स कपडों टेक्सटाइल थान',
  'clothes clothing garments कपडे',
  'print prints printed printing chhapai chapai chhapa छपाई छापा छपा छपी छपे प्रिंट प्रिंटेड प्रिंट्स',
  'embroidery embroidered embroidary embroidry kadhai kadhaai kasida कढाई कढा कढी कढे कशीदा एम्ब्रॉयडरी एम्ब्रायडरी कढाईदार कशीदाकारी kashidakari कसीदा कसीदाकारी',
  'painted paint handpainted चित्रित रंगा रंगी पेंटेड हैंडपेंटेड रंगे',
  'woven weaving weave bunai बुनाई बुना बुनी बुने',
  'carved carving nakkashi naqqashi नक्काशी नक्काशीदार कार्विंग खुदाई',
  'ikat ikkat pochampally pochampalli इकत पोचमपल्ली इक्कत',
  'bandhani bandhej bandhini tiedye बांधनी बंधेज बंधनी टाईडाई',
  'kanjivaram kanjeevaram kanjivaram kancheepuram kanchipuram kanchi कांजीवरम कांचीपुरम',
  'ajrakh ajrak azrakh अजरख अजरक',
  'chikan chikankari lakhnavi lucknowi चिकन चिकनकारी',
  'dhokra dokra dhokara डोकरा ढोकरा',
  'handloom handwoven hathkargha हथकरघा हैंडलूम करघा करघे',
  'mulmul muslin mul mal मलमल',
  'madder manjistha majith मजीठ',
  'indigo neel nil नील',
  // home
  'dhurrie dhurries durrie dari dariyan durry dhurry rug rugs carpet carpets kaleen kalin mat mats matting gaddi galicha floorrug floorrugs floormat floormats दरी दरियां कालीन गलीचा दरियों रग कारपेट कार्पेट कालीनों गलीचे चटाई chatai',
  'quilt quilts razai rajai razaai dohar comforter comforters duvet blanket godri gudri gudari रजाई रजाइयां दोहर लिहाफ कंबल रजाइयों क्विल्ट गुदडी गोदडी कंफर्टर',
  'bedcover bedcovers bedsheet bedsheets bedspread bedspreads chadar chaddar coverlet palangposh bedcover चादर बेडशीट बेडकवर पलंगपोश चादरें चादरों बेडशीट्स बेडस्प्रेड',
  'throw throws blanket blankets kambal sofathrow थ्रो कंबल कम्बल ब्लैंकेट',
  'cushion cushions pillow pillows takiya takiye cushioncover pillowcover कुशन तकिया तकिए तकिये गद्दी कुशनों तकियों पिलो पिल्लो गद्दियां मसनद masnad',
  'towel towels gamcha gamchha thorthu तौलिया तौलिए गमछा गमछे टॉवल टावल तौलिये तौलियों गमछों',
  'tablecloth tablecover mezposh mejposh मेजपोश टेबलक्लॉथ मेजपोशों टेबलकवर',
  'napkin napkins serviette rumal नैपकिन रुमाल नैपकिन्स रूमाल',
  'placemat placemats tablemat tablemats mat mats प्लेसमैट टेबलमैट',
  'runner tablerunner रनर टेबलरनर',
  'basket baskets tokri tokari tokriyan dalia daliya hamper टोकरी टोकरियां डलिया बास्केट टोकरियों टोकरे',
  'vase vases phooldan fooldan guldan guldaan flowervase फूलदान फूलदानियां गुलदान गुलदस्ता वास फ्लावरपॉट फूलदानों गुलदस्ते',
  'planter planters gamla gamle flowerpot plantpot pot गमला गमले प्लांटर प्लांटर्स पॉट गमलों',
  'stool stools mora mooda moda muda modha muddha ottoman pouffe मोढा मोढे मूढा स्टूल मूढे पीढा pidha',
  'fan pankha पंखा पंखे पंखी',
  'painting paintings chitra tasveer tasvir पेंटिंग चित्र तस्वीर पेंटिंग्स चित्रों तस्वीरें चित्रकला चित्रकारी',
  'sculpture figurine statue statues idol murti moorti showpiece मूर्ति मूर्तियां मूर्तियों प्रतिमा शोपीस',
  'plaque mural फलक',
  'mirror mirrors darpan aina aaina sheesha दर्पण शीशा आईना शीशे आइना मिरर',
  'broom brooms brush brushes jhadu jhaadu scrubber कूंचा कूंचे झाडू ब्रश',
  // kitchen
  'bowl bowls katora katore katori katoriyan कटोरा कटोरी कटोरे कटोरियां बाउल कटोरियों कटोरों बाउल्स',
  'plate plates thali thaliyan थाली थालियां प्लेट प्लेटें प्लेटों प्लेट्स थालियों',
  'coaster coasters कोस्टर कोस्टर्स',
  'spoon spoons ladle ladles spatula cutlery chammach chamach kalchhi karchhi चम्मच कलछी कलछियां करछी चम्मचों स्पून करछुल',
  'glass glasses tumbler tumblers gilas glas गिलास ग्लास गिलासों टंबलर',
  'bottle bottles botal waterbottle बोतल बोतलें बोतलों बॉटल',
  'pitcher jug jugs carafe surahi सुराही जग सुराहियां पिचर',
  'kulhad kulhads kullhad kulhar cup cups mug mugs teacup teacups chaicup coffeemug teamug कुल्हड कप प्याला प्याले प्याली कुल्हडों मग मग्स कप्स प्यालों प्यालियां',
  'matka ghada waterpot pot मटका घडा मटके मटकी घडे घडों',
  'mortar pestle kharal imamdasta okhli khalbatta खरल मूसली दस्ता ओखली',
  'rolling belan rollingpin बेलन',
  'chakla rollingboard चकला',
  'spicebox masaladani masaladan masala dabba मसालदान मसालदानी मसाला मसालादानी मसालेदानी',
  'churner mathani madhani whisk मथानी',
  'tray trays ट्रे तश्तरी थाल',
  'pan pot saucepan patila patili bhagona handi पतीला पतीली भगोना पैन हांडी पतीले कडाही kadahi karahi',
  'box boxes dabba dibba dibbi डिब्बा डिब्बी डिब्बे डिब्बियां बॉक्स डिब्बों डिबिया',
  'jar martban मर्तबान जार बरनी barni',
  // materials
  'brass pital peetal पीतल ब्रास',
  'copper tamba taamba tanba तांबा तांबे कॉपर',
  'bronze kansa kaansa bellmetal कांसा कांसे ब्रॉन्ज कांस्य',
  'clay mitti terracotta mud earthen mittee मिट्टी टेराकोटा क्ले',
  'wood wooden lakdi lakri lakadi kath लकडी काठ वुड वुडन',
  'leather chamda chamde chamra चमडा चमडे लेदर लैदर',
  'marble sangmarmar संगमरमर मार्बल',
  'bamboo bans baans बांस बैंबू',
  'grass ghas घास',
  'paper kagaz kagad kagaj कागज पेपर',
  'lac lakh laakh lacquer lacquered लाख',
  'stone patthar पत्थर स्टोन',
  'turquoise firoza feroza फिरोजा फिरोजी',
  // children
  'toy toys khilona khilauna khilone khilaune खिलौना खिलौने टॉय टॉयज खिलौनों',
  'stuffed plush plushie softtoy softtoys teddy टेडी सॉफ्टटॉय',
  'stacker stacking rings chhalle छल्ले',
  'doll gudiya gudia गुडिया डॉल गुडियां',
  'cot crib cradle palna paalna पालना पालने',
  'rattle jhunjhuna झुनझुना झुनझुने',
  'top tops lattu लट्टू spinningtop',
  'elephant hathi haathi हाथी एलीफेंट',
  'horse ghoda ghora घोडा घोडे हॉर्स',
  'rabbit bunny khargosh खरगोश रैबिट',
  'baby babies infant newborn shishu शिशु नवजात',
  'kids kid children child bacche bachche बच्चे बच्चा बच्चों',
  'ball balls gend गेंद गेंदें बॉल',
  'animal animals janwar elephant horse rabbit जानवर जानवरों',
  // to carry and to write
  'bag bags thaila thela jhola tote totes handbag handbags slingbag purse purses थैला थैले झोला बैग पर्स हैंडबैग बैग्स थैलों झोले टोट थैली',
  'pouch pouches potli potlis batua clutch पोटली पाउच क्लच पोटलियां बटुए',
  'wallet wallets batua purse बटुआ वॉलेट पर्स वालेट बटुए',
  'notebook notebooks journal journals diary diaries copy notepad कॉपी कॉपियां डायरी नोटबुक नोटबुक्स डायरियां जर्नल नोटपैड कापी कापियां',
  'penstand penholder pencilstand pencilholder pencilbox stand कलमदानी पेनस्टैंड कलमदान',
  'bookmark bookmarks बुकमार्क',
  'envelope envelopes लिफाफा लिफाफे',
  'comb combs kangha kanghi कंघी कंघा कंघियां कंघे',
  'belt belts patta बेल्ट बेल्ट्स',
  'couch sofa सोफा',
  // colours
  'red lal laal लाल रेड madder majith manjistha मजीठ',
  'blue nila neela neeli nili नीला नीली नीले ब्लू',
  'green hara hari hare हरा हरी हरे ग्रीन',
  'black kala kaala kali kaali काला काली काले ब्लैक',
  'white safed सफेद व्हाइट',
  'yellow pila peela pili peeli mustard turmeric पीला पीली पीले येलो',
  'maroon मैरून',
  'grey gray charcoal sleti slety स्लेटी सलेटी ग्रे',
  'brown tan bhura भूरा भूरी भूरे ब्राउन',
  'offwhite ivory cream kora क्रीम',
  'pink rose gulabi गुलाबी पिंक',
  'orange narangi kesariya saffron नारंगी केसरिया ऑरेंज',
  'purple jamuni baingani violet जामुनी बैंगनी पर्पल',
  'gold golden sona sunehra सोना सुनहरा सुनहरे गोल्डन',
  // places, and what comes from there
  'kashmir kashmiri srinagar कश्मीर कश्मीरी',
  'kutch kutchi kachchh kachchhi kachh bhuj कच्छ कच्छी',
  'odisha orissa odia oriya odishi ओडिशा उडीसा',
  'rajasthan rajasthani राजस्थान राजस्थानी',
  'jaipur jaipuri जयपुर जयपुरी',
  'jodhpur jodhpuri जोधपुर जोधपुरी',
  'gujarat gujarati गुजरात गुजराती',
  'bengal bengali bangla bangal बंगाल बंगाली',
  'bihar bihari mithila बिहार बिहारी मिथिला',
  'lucknow lucknowi lakhnavi lakhnawi लखनऊ लखनवी',
  'varanasi banaras banarasi benares kashi वाराणसी बनारस बनारसी',
  'punjab punjabi पंजाब पंजाबी',
  'kerala keralan केरल',
  'karnataka कर्नाटक',
  'mysore mysuru मैसूर मैसूरु',
  'hyderabad hyderabadi हैदराबाद हैदराबादी',
  'himachal himachali हिमाचल हिमाचली',
  'ladakh ladakhi लद्दाख लद्दाखी',
  'moradabad moradabadi मुरादाबाद मुरादाबादी',
  // numbers of a set
  '2 two do pair jodi दो जोडी',
  '3 three trio teen तीन',
  '4 four char चार',
  '5 five paanch पांच',
  '6 six chhah छह छः halfdozen aadhadarjan',
  '7 seven saat सात',
  '8 eight aath आठ',
  // occasions and motifs
  'wedding shaadi shadi bridal शादी',
  'fish machhli machli मछली मछलियां',
  'flower phool floral फूल फूलदार फूलों फ्लोरल',
  'lotus kamal कमल',
  'peacock mor मोर मोरों',
];

/**
 * Words of a group that are one word in other letters or another number, while the rest of the group means
 * other things: a title with one of them has the word as it was typed. A kada is a bangle, but chudi asks for
 * चूड़ियाँ first.
 */
const spellingGroups = ['churi chudi choodi chudiyan चूडी चूडियां', 'kada कडा कडे', 'kangan कंगन'];

function othersByWord(lines: readonly string[]): (word: string) => string[] {
  const sameAs = new Map<string, Set<string>>();
  for (const group of lines.map((line) => line.split(' '))) {
    for (const word of group) {
      const others = sameAs.get(word) ?? new Set();
      for (const other of group) if (other !== word) others.add(other);
      sameAs.set(word, others);
    }
  }
  return (word) => [...(sameAs.get(word) ?? sameAs.get(word.replace(/s$/, '')) ?? [])];
}

/** Other words for the same thing; none for most. */
export const synonymsOf = othersByWord(synonymGroups);

/** Those of the synonyms that are the same word in another spelling. */
export const spellingsOf = othersByWord(spellingGroups);

/** Words around the thing that is searched for, in either language: left out where another word remains. */
const stopwords = new Set(
  (
    'a an the for of in on with and to from by or at my me your some any handmade handcrafted indian india buy online shop product products item items ' +
    // Said of every product of the shop.
    'handicraft handicrafts handcraft handcrafts craft crafts made hand art arts artisan artisans ethnic traditional authentic genuine original pure best good nice beautiful unique special new latest design designer type kind style plain simple ' +
    'size sizes set sets piece pieces pcs thing things stuff goods price cheap affordable budget expensive premium quality please show want need looking find where can get ' +
    'sada saada sadi chahiye chahie dikhao dikhaye dena saman samaan cheez cheezen chij sundar sasta sasti saste mehnga mehngi accha acchi achha hastshilp hastkala kaam ' +
    'सादा सादी सादे चाहिए दिखाओ दिखाएं दिखाइए सामान चीज चीजें सुंदर सस्ता सस्ती सस्ते महंगा महंगी अच्छा अच्छी अच्छे कला शिल्प हस्तशिल्प हस्तकला कारीगरी सेट साइज नाप काम का असली शुद्ध पारंपरिक देसी भारतीय खरीदें कोई कुछ है हो हैं ' +
    'ka ke ki ko se me mein aur wala wali wale vala vali vale liye hath haath hua hui ' +
    'का के की को से में पर और या वाला वाली वाले लिए एक हाथ बना बनी बने हुआ हुई'
  ).split(' '),
);

export const isStopword = (word: string): boolean => stopwords.has(word);
