/**
 * Words that buyers use for the same kind of thing: a group a line, in Latin letters as people spell them and
 * in Devanagari as foldText writes it. Words that differ in script alone need no line, since search_sound
 * finds them.
 */
const synonymGroups = [
  // what is worn
  'saree sari saari sadi साडी साडियां sarees',
  'kurta kurti kurtas kurtis tunic कुर्ता कुरता कुर्ती कुर्ते',
  'dupatta stole chunni scarf odhni दुपट्टा स्टोल चुन्नी ओढनी',
  'shawl shaal chadar wrap शॉल शाल',
  'jacket sadri waistcoat nehru bandi जैकेट सदरी बंडी',
  'jutti mojari mojri juti shoes shoe slippers footwear जूती मोजडी जूते',
  'pashmina cashmere पश्मीना',
  // jewellery
  'jewellery jewelry jewelery zevar gehne गहने गहना आभूषण जेवर',
  'earrings earring jhumka jhumkas jhumki studs drops tops jhumke bali kundal झुमका झुमके झुमकी टॉप्स बाली कर्णफूल',
  'bangles bangle churi chudi choodi kada kangan cuff bracelet chudiyan चूडी चूडियां कडा कडे कंगन',
  'necklace haar har mala pendant hasli choker माला हार पेंडेंट हंसली',
  'silver chandi चांदी रजत',
  'filigree tarakasi tarkashi तारकशी',
  'conch shankha shankh शांखा शंख',
  // light and worship
  'diya diyas deepak deep dipak lamp lamps deepam vilakku दीया दीये दिया दीए दीपक दीप',
  'lantern laltain लालटेन',
  'puja pooja worship prayer पूजा',
  'incense agarbatti agarbathi agarbattis dhoop अगरबत्ती अगरबत्तियां',
  'bell ghanti ghanta घंटी घंटा',
  // cloth and craft
  'cotton suti sooti kapas सूती सूत कपास',
  'silk resham reshmi रेशम रेशमी सिल्क',
  'wool oon woollen woolen ऊन ऊनी',
  'cloth fabric fabrics kapda kapra कपडा कपडे',
  'ikat ikkat pochampally pochampalli इकत पोचमपल्ली',
  'bandhani bandhej bandhini tiedye बांधनी बंधेज',
  'kanjivaram kanjeevaram kanchipuram kanchi कांजीवरम कांचीपुरम',
  'ajrakh ajrak azrakh अजरख अजरक',
  'chikan chikankari lakhnavi lucknowi चिकन चिकनकारी',
  'dhokra dokra dhokara डोकरा ढोकरा',
  'handloom handwoven hathkargha हथकरघा',
  'mulmul muslin mul mal मलमल',
  'madder manjistha majith मजीठ',
  'indigo neel neela nil नील नीला',
  // home
  'dhurrie durrie dari durry dhurry rug carpet kaleen दरी कालीन',
  'quilt razai rajai dohar comforter godri gudri रजाई दोहर',
  'bedcover bedsheet bedspread chadar coverlet चादर',
  'throw blanket kambal थ्रो कंबल',
  'cushion pillow takiya कुशन तकिया गद्दी',
  'towel towels gamcha gamchha thorthu तौलिया तौलिए गमछा गमछे',
  'tablecloth mezposh मेजपोश',
  'basket tokri tokari dalia टोकरी',
  'vase phooldan guldan guldaan flowerpot फूलदान गुलदान',
  'planter gamla flowerpot pot गमला',
  'stool mora mooda moda muda modha मोढा',
  'fan pankha पंखा',
  'painting chitra tasveer art चित्र पेंटिंग',
  'plaque mural फलक',
  'mirror darpan aina sheesha दर्पण शीशा आईना',
  'broom brush brushes jhadu कूंचा कूंचे',
  // kitchen
  'bowl bowls katora katori कटोरा कटोरी कटोरे कटोरियां',
  'plate thali थाली',
  'spoon spoons ladle ladles chammach kalchhi चम्मच कलछी कलछियां',
  'glass glasses tumbler tumblers gilas गिलास',
  'bottle botal बोतल',
  'pitcher jug surahi सुराही जग',
  'kulhad kulhads kullhad cup cups mug कुल्हड',
  'matka ghada pot मटका घडा',
  'mortar pestle kharal imamdasta okhli khalbatta खरल मूसली दस्ता ओखली',
  'rolling belan rollingpin बेलन',
  'chakla rollingboard चकला',
  'spicebox masaladani masaladan masala dabba मसालदान मसालदानी मसाला',
  'churner mathani madhani whisk मथानी',
  'tray ट्रे',
  'box dabba dibba डिब्बा डिब्बी',
  'jar martban मर्तबान',
  // materials
  'brass pital peetal पीतल',
  'copper tamba taamba tanba तांबा तांबे',
  'bronze kansa kaansa bellmetal कांसा कांसे',
  'clay mitti terracotta mud earthen mittee मिट्टी टेराकोटा',
  'wood wooden lakdi lakri kath लकडी काठ',
  'leather chamda chamra चमडा चमडे',
  'marble sangmarmar संगमरमर',
  'bamboo bans baans बांस',
  'grass ghas घास',
  'paper kagaz kagad kagaj कागज',
  'lac lakh laakh lacquer लाख',
  'stone patthar पत्थर',
  'turquoise firoza feroza फिरोजा फिरोजी',
  // children
  'toy toys khilona khilauna khilone खिलौना खिलौने',
  'doll gudiya gudia गुडिया',
  'rattle jhunjhuna झुनझुना झुनझुने',
  'top tops lattu लट्टू',
  'elephant hathi haathi हाथी',
  'horse ghoda ghora घोडा',
  'rabbit bunny khargosh खरगोश',
  'baby infant shishu child kids शिशु',
  'ball balls gend गेंद गेंदें',
  // to carry and to write
  'bag bags thaila thela jhola tote handbag purse थैला झोला बैग',
  'pouch potli batua पोटली पाउच',
  'wallet batua purse बटुआ',
  'notebook notebooks journal diary copy कॉपी कॉपियां डायरी',
  'comb combs kangha kanghi कंघी कंघा कंघियां',
  'belt patta बेल्ट',
  // colours
  'red lal laal लाल',
  'blue nila neela नीला नीली नीले',
  'green hara hari हरा हरी हरे',
  'black kala kaala काला काली काले',
  'white safed सफेद',
  'yellow pila peela पीला पीली',
  'pink rose gulabi गुलाबी',
  'gold golden sona sunehra सोना सुनहरा सुनहरे',
  // occasions and motifs
  'gift gifts uphar tohfa उपहार तोहफा',
  'wedding shaadi shadi bridal शादी',
  'fish machhli machli मछली',
  'flower phool floral फूल फूलदार',
  'lotus kamal कमल',
  'peacock mor मोर',
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
    'a an the for of in on with and to from by or at my me your some handmade handcrafted indian buy online shop product products item items ' +
    'ka ke ki ko se me mein aur wala wali wale vala vali vale liye hath haath hua hui ' +
    'का के की को से में पर और या वाला वाली वाले लिए एक हाथ बना बनी बने हुआ हुई'
  ).split(' '),
);

/** The words without stop words; all of them where nothing else is left. */
export function withoutStopwords(words: readonly string[]): string[] {
  const remaining = words.filter((word) => !stopwords.has(word));
  return remaining.length > 0 ? remaining : [...words];
}
