/**
 * What buyers type, and the pieces of the demo shop that they mean: decided from the catalogue, not from what search answers. A query
 * scores 1/n when the first of its pieces stands in place n.
 */
export const judgedQueries: readonly (readonly [query: string, pieces: string])[] = [
  // by name
  ['kanjivaram silk saree', 'kanjivaram-silk-saree-maroon kanjivaram-silk-saree-green'],
  ['pashmina shawl', 'kani-bordered-pashmina-shawl'],
  [
    'blue pottery vase',
    'blue-pottery-vase-with-flower-bands turquoise-blue-pottery-jar-vase long-necked-blue-pottery-vase blue-pottery-bud-vases-set-of-three',
  ],
  ['brass urli', 'hammered-brass-urli mannar-brass-urli'],
  ['masala dabba', 'round-sheesham-masala-dabba-with-seven-cups'],
  ['madhubani painting', 'madhubani-painting-pond-with-fish-and-lotus'],
  ['copper water bottle', 'copper-water-bottle-with-two-tumblers'],
  ['leather handbag', 'santiniketan-leather-handbag'],
  ['baby quilt', 'block-printed-baby-quilt'],
  ['marble coasters', 'marble-coasters-with-inlaid-stone-flowers'],
  ['salad bowl', 'deep-turned-salad-bowl-with-carved-servers'],
  ['table runner', 'kannur-striped-table-runner'],
  [
    'cushion cover',
    'sanganer-buti-cushion-cover ajrakh-leaf-and-stripe-cushion-cover-trio bagru-dabu-floor-cushion-cover panja-wool-cushion-covers-set-of-two',
  ],
  ['floor cushion', 'bagru-dabu-floor-cushion-cover'],
  ['lac bangles', 'rose-lac-bangles-set-of-six teal-and-turmeric-lac-bangles-set-of-seven'],
  ['mortar and pestle', 'white-marble-mortar-and-pestle'],
  ['spinning top', 'lacquered-spinning-tops-with-cord'],
  ['incense', 'mysuru-hand-rolled-agarbathi-sandal'],
  ['hair comb', 'neem-and-sheesham-combs-with-hair-stick'],
  ['notebook', 'block-print-notebooks-set-of-three indigo-ajrakh-journal'],
  ['laundry basket', 'split-bamboo-laundry-basket'],
  ['wooden spoons', 'udayagiri-serving-spoons-in-four-woods udayagiri-wooden-cooking-ladles'],
  ['ikat saree', 'pochampally-ikat-silk-saree'],
  ['dokra', 'bastar-dokra-horse-and-rider dokra-fish-earrings dokra-rope-kada dokra-sun-pendant-on-cord'],
  // what it is made of, how, where and for whom
  ['bamboo', 'split-bamboo-laundry-basket bengal-mora-cane-and-bamboo-stool'],
  ['silver filigree earrings', 'tarakasi-flower-studs karimnagar-filigree-leaf-drops'],
  ['palm leaf basket', 'chettinad-kottan-palm-leaf-basket'],
  ['indigo kurta', 'indigo-dabu-cotton-kurta'],
  ['bell metal', 'bell-metal-hanging-lamp-with-chain kansa-thali-with-two-katoris'],
  ['kashmir shawl', 'kani-bordered-pashmina-shawl'],
  ['gift for newborn baby', 'block-printed-baby-quilt mulmul-jhabla-set channapatna-rattle-pair etikoppaka-bird-cot-mobile'],
  [
    'wooden toys',
    'channapatna-rainbow-stacker natural-dye-stacking-rings tall-seven-ring-stacker lacquered-spinning-tops-with-cord pull-along-elephant pull-along-horse kondapalli-bullock-cart varanasi-lacquered-kitchen-set',
  ],
  ['kitchen set toy', 'varanasi-lacquered-kitchen-set'],
  [
    'block printed fabric',
    'sanganer-buti-cotton ajrakh-cotton-star-in-indigo bagru-syahi-cotton-black-and-kora bagru-madder-buti-cotton bagru-neem-leaf-dabu-cotton ajrakh-on-modal-madder-ground turmeric-khadi-trio',
  ],
  // as one types
  [
    'jhum',
    'red-stone-silver-tone-jhumkas oxidised-jhumkas-with-turquoise-fringe kemp-stone-temple-jhumkas green-stone-gilt-jhumkas small-silver-jhumkas-with-granulation',
  ],
  [
    'teracot',
    'khurja-terracotta-planter-with-zigzag-band low-kutch-terracotta-planter terracotta-jaali-tealight-lamp terracotta-kulhads terracotta-matka-with-lid-and-cup terracotta-bead-necklace khavda-painted-clay-vase',
  ],
  ['pochampally ik', 'pochampally-ikat-cotton-diamond pochampally-ikat-cotton-arrow-stripe pochampally-ikat-zip-pouch'],
  // slips
  ['pashmena stole', 'sozni-pashmina-stole-with-chinar-leaves leh-handspun-pashmina-stole'],
  ['kalamkri', 'pedana-kalamkari-cotton-vine'],
  ['madubani', 'madhubani-painting-pond-with-fish-and-lotus'],
  ['lether wallet', 'santiniketan-painted-leather-wallet'],
  ['chanderi sare', 'chanderi-saree-with-coin-buti'],
  ['necklase', 'jaipur-lapis-strand-with-drop-pendant terracotta-bead-necklace ladakh-turquoise-and-silver-necklace'],
  [
    'channapatana toys',
    'channapatna-rainbow-stacker natural-dye-stacking-rings tall-seven-ring-stacker lacquered-spinning-tops-with-cord pull-along-elephant pull-along-horse channapatna-rattle-pair',
  ],
  [
    'cusion covers',
    'sanganer-buti-cushion-cover ajrakh-leaf-and-stripe-cushion-cover-trio bagru-dabu-floor-cushion-cover panja-wool-cushion-covers-set-of-two',
  ],
  [
    'earings',
    'red-stone-silver-tone-jhumkas oxidised-jhumkas-with-turquoise-fringe kemp-stone-temple-jhumkas green-stone-gilt-jhumkas small-silver-jhumkas-with-granulation tarakasi-flower-studs karimnagar-filigree-leaf-drops dokra-fish-earrings',
  ],
  ['maheshwri saree', 'maheshwari-saree-with-wave-border'],
  // synonyms and free spellings
  ['cotton sari', 'mangalagiri-cotton-saree bagru-mulmul-saree-in-madder'],
  ['diya', 'aligarh-brass-diya-trio'],
  [
    'deepak',
    'bell-metal-hanging-lamp-with-chain terracotta-jaali-tealight-lamp aligarh-brass-diya-trio nachiarkoil-kuthuvilakku-standing-lamp',
  ],
  ['kurti', 'bagru-buti-cotton-kurta indigo-dabu-cotton-kurta lucknow-chikan-mulmul-kurta'],
  ['rug', 'panja-dhurrie-with-stepped-diamonds salawas-striped-dhurrie'],
  ['durry', 'panja-dhurrie-with-stepped-diamonds salawas-striped-dhurrie'],
  ['table cloth', 'sanganer-floral-tablecloth'],
  ['mojari', 'jodhpur-leather-jutti'],
  ['silk scarf', 'leheriya-cotton-silk-stole sozni-pashmina-stole-with-chinar-leaves'],
  ['cashmere', 'kani-bordered-pashmina-shawl sozni-pashmina-stole-with-chinar-leaves leh-handspun-pashmina-stole'],
  ['rolling pin', 'mango-wood-chakla-with-sheesham-belan'],
  ['dhokra', 'bastar-dokra-horse-and-rider dokra-fish-earrings dokra-rope-kada dokra-sun-pendant-on-cord'],
  ['bandhej', 'indigo-bandhani-cotton-stole kutch-bandhani-cotton-silk-red gajji-silk-bandhani-length'],
  ['water pot', 'terracotta-matka-with-lid-and-cup black-clay-surahi copper-lota-with-beaded-band-and-tumbler'],
  ['temple jewellery', 'kemp-stone-temple-jhumkas kemp-lotus-pendant-with-chain'],
  // Hindi in Latin letters
  [
    'chudi',
    'rose-lac-bangles-set-of-six teal-and-turmeric-lac-bangles-set-of-seven twisted-brass-bangles-set-of-seven carved-shankha-bangles',
  ],
  ['pital ka diya', 'aligarh-brass-diya-trio'],
  [
    'lakdi ke khilone',
    'channapatna-rainbow-stacker natural-dye-stacking-rings tall-seven-ring-stacker lacquered-spinning-tops-with-cord pull-along-elephant pull-along-horse kondapalli-bullock-cart varanasi-lacquered-kitchen-set',
  ],
  ['mitti ka matka', 'terracotta-matka-with-lid-and-cup'],
  ['hathi', 'pull-along-elephant block-printed-cloth-elephant'],
  [
    'phooldan',
    'blue-pottery-vase-with-flower-bands turquoise-blue-pottery-jar-vase long-necked-blue-pottery-vase blue-pottery-bud-vases-set-of-three engraved-moradabad-brass-vase',
  ],
  ['rajai', 'jaipuri-razai-with-orange-buti block-printed-baby-quilt'],
  [
    'tokri',
    'lidded-moonj-and-sikki-basket sabai-grass-basket-with-two-handles chettinad-kottan-palm-leaf-basket split-bamboo-laundry-basket',
  ],
  ['chandi ka haar', 'ladakh-turquoise-and-silver-necklace silver-hasli-collar'],
  ['gudiya', 'cloth-doll-in-a-lehenga'],
  ['tamba lota', 'copper-lota-with-beaded-band-and-tumbler'],
  // Hindi in Devanagari
  [
    'साड़ी',
    'kanjivaram-silk-saree-maroon kanjivaram-silk-saree-green maheshwari-saree-with-wave-border baluchari-saree-with-story-pallu chanderi-saree-with-coin-buti mangalagiri-cotton-saree bagru-mulmul-saree-in-madder',
  ],
  [
    'साडी',
    'kanjivaram-silk-saree-maroon kanjivaram-silk-saree-green maheshwari-saree-with-wave-border baluchari-saree-with-story-pallu chanderi-saree-with-coin-buti mangalagiri-cotton-saree bagru-mulmul-saree-in-madder',
  ],
  ['सूती साड़ियाँ', 'mangalagiri-cotton-saree bagru-mulmul-saree-in-madder'],
  [
    'झुमका',
    'red-stone-silver-tone-jhumkas oxidised-jhumkas-with-turquoise-fringe kemp-stone-temple-jhumkas green-stone-gilt-jhumkas small-silver-jhumkas-with-granulation karimnagar-filigree-leaf-drops dokra-fish-earrings',
  ],
  ['चाँदी के झुमके', 'small-silver-jhumkas-with-granulation'],
  ['पीतल का दीया', 'aligarh-brass-diya-trio'],
  [
    'खिलौने',
    'channapatna-rainbow-stacker natural-dye-stacking-rings tall-seven-ring-stacker lacquered-spinning-tops-with-cord pull-along-elephant pull-along-horse kondapalli-bullock-cart varanasi-lacquered-kitchen-set',
  ],
  ['चमड़े का बैग', 'santiniketan-leather-handbag'],
  ['रजाई', 'jaipuri-razai-with-orange-buti block-printed-baby-quilt'],
  ['ऊनी शॉल', 'kullu-shawl-with-three-bands bhujodi-shawl-with-extra-weft'],
  ['कुरता', 'bagru-buti-cotton-kurta indigo-dabu-cotton-kurta lucknow-chikan-mulmul-kurta'],
  ['मधुबनी', 'madhubani-painting-pond-with-fish-and-lotus'],
  ['पश्मिना', 'kani-bordered-pashmina-shawl sozni-pashmina-stole-with-chinar-leaves leh-handspun-pashmina-stole'],
  [
    'गुलदान',
    'blue-pottery-vase-with-flower-bands turquoise-blue-pottery-jar-vase long-necked-blue-pottery-vase blue-pottery-bud-vases-set-of-three engraved-moradabad-brass-vase',
  ],
  ['ताँबे की बोतल', 'copper-water-bottle-with-two-tumblers'],
  ['पूजा की घंटी', 'cast-brass-prayer-bell'],
];
