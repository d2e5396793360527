import type { CategorySlug, Localized } from './types.ts';

export interface DemoSubcategory {
  slug: string;
  name: Localized;
  description: Localized;
  /** Photograph in `demo/photos/`. */
  banner: string;
}

export interface DemoCategory {
  slug: CategorySlug;
  name: Localized;
  description: Localized;
  banner: string;
  subcategories: DemoSubcategory[];
}

/** In the order of the shop; the home page shows the first three. */
export const categories: DemoCategory[] = [
  {
    slug: 'home-decor',
    name: { en: 'Home Décor', hi: 'घर की सजावट' },
    description: {
      en: 'Painted vases, brass lamps, woven hangings: pieces that hold the light of a room.',
      hi: 'चित्रित फूलदान, पीतल के दीये, बुनी हुई झालरें: कमरे की रोशनी को थामने वाली चीज़ें।',
    },
    banner: 'scene-home-decor.avif',
    subcategories: [
      {
        slug: 'vases-and-planters',
        name: { en: 'Vases & Planters', hi: 'फूलदान और गमले' },
        description: {
          en: 'Blue pottery, terracotta and brass for flowers and leaves.',
          hi: 'फूलों और पौधों के लिए ब्लू पॉटरी, टेराकोटा और पीतल।',
        },
        banner: 'vase-turquoise-jar.avif',
      },
      {
        slug: 'lamps-and-diyas',
        name: { en: 'Lamps, Diyas & Urlis', hi: 'दीये, दीपक और उरली' },
        description: { en: 'Cast and hammered metal that carries flame and flowers.', hi: 'ढली और पीटी हुई धातु, जिसमें लौ और फूल सजते हैं।' },
        banner: 'urli.avif',
      },
      {
        slug: 'wall-and-table',
        name: { en: 'Wall & Table Pieces', hi: 'दीवार और मेज़ की सजावट' },
        description: {
          en: 'Inlaid marble, painted plates, hangings and folk paintings.',
          hi: 'पच्चीकारी, चित्रित प्लेटें, झालरें और लोक चित्र।',
        },
        banner: 'plates-wall-tree.avif',
      },
      {
        slug: 'cushions-and-rugs',
        name: { en: 'Cushions & Rugs', hi: 'कुशन और दरियाँ' },
        description: { en: 'Block-printed covers and flat-woven dhurries.', hi: 'ब्लॉक प्रिंट के कवर और हाथ से बुनी दरियाँ।' },
        banner: 'dhurrie-panja-madder.avif',
      },
    ],
  },
  {
    slug: 'kitchen-and-dining',
    name: { en: 'Kitchen & Dining', hi: 'रसोई और भोजन' },
    description: {
      en: 'Turned wood, beaten copper and plain clay, made for daily cooking and long lunches.',
      hi: 'ख़रादी लकड़ी, पीटा हुआ ताँबा और सादी मिट्टी: रोज़ की रसोई और लंबी दावतों के लिए।',
    },
    banner: 'scene-kitchen-and-dining.avif',
    subcategories: [
      {
        slug: 'serveware',
        name: { en: 'Bowls & Serveware', hi: 'कटोरे और परोसने के बर्तन' },
        description: { en: 'Bowls, trays, plates and coasters for the table.', hi: 'मेज़ के लिए कटोरे, ट्रे, थालियाँ और कोस्टर।' },
        banner: 'bowl-deep-salad.avif',
      },
      {
        slug: 'drinkware',
        name: { en: 'Drinkware', hi: 'पीने के बर्तन' },
        description: { en: 'Copper bottles, brass tumblers, clay kulhads and water pots.', hi: 'ताँबे की बोतलें, पीतल के गिलास, कुल्हड़ और मटके।' },
        banner: 'copper-bottle-two-tumblers.avif',
      },
      {
        slug: 'cooking-and-prep',
        name: { en: 'Cooking & Prep', hi: 'पकाने और तैयारी के बर्तन' },
        description: { en: 'Spice boxes, mortars, rolling boards and cookware.', hi: 'मसालदान, खरल, चकला-बेलन और पकाने के बर्तन।' },
        banner: 'spicebox-round-sheesham.avif',
      },
    ],
  },
  {
    slug: 'jewelry',
    name: { en: 'Jewellery', hi: 'गहने' },
    description: {
      en: 'Silver, lac, brass and beads, worked by families who have done little else for generations.',
      hi: 'चाँदी, लाख, पीतल और मनके: उन परिवारों के हाथों से, जिनकी पीढ़ियाँ यही काम करती आई हैं।',
    },
    banner: 'scene-jewelry.avif',
    subcategories: [
      {
        slug: 'earrings',
        name: { en: 'Earrings', hi: 'झुमके और बालियाँ' },
        description: { en: 'Jhumkas, filigree and everyday studs.', hi: 'झुमके, तारकशी और रोज़ पहनने की बालियाँ।' },
        banner: 'jhumka-oxidised-turquoise.avif',
      },
      {
        slug: 'bangles',
        name: { en: 'Bangles & Bracelets', hi: 'चूड़ियाँ और कंगन' },
        description: { en: 'Lac, brass, bell metal and shell.', hi: 'लाख, पीतल, काँसा और शंख।' },
        banner: 'bangles-lac-jaipur.avif',
      },
      {
        slug: 'necklaces',
        name: { en: 'Necklaces', hi: 'हार और मालाएँ' },
        description: { en: 'Beads, pendants and dhokra castings.', hi: 'मनके, पेंडेंट और डोकरा की ढलाई।' },
        banner: 'necklace-turquoise-silver.avif',
      },
    ],
  },
  {
    slug: 'fabrics',
    name: { en: 'Fabrics', hi: 'कपड़ा, मीटर से' },
    description: {
      en: 'Block prints, ikats, tie-dyes and khadi by the metre, with the name of the town in every one.',
      hi: 'ब्लॉक प्रिंट, इकत, बंधेज और खादी, मीटर के हिसाब से; हर कपड़े में उसके क़स्बे का नाम।',
    },
    banner: 'scene-fabrics.avif',
    subcategories: [
      {
        slug: 'block-prints',
        name: { en: 'Block Prints', hi: 'ब्लॉक प्रिंट' },
        description: { en: 'Bagru, Sanganer and Ajrakhpur, printed by hand.', hi: 'बगरू, सांगानेर और अजरखपुर की हाथ की छपाई।' },
        banner: 'fabric-buti-madder.avif',
      },
      {
        slug: 'ikat-and-tie-dye',
        name: { en: 'Ikat & Tie-dye', hi: 'इकत और बंधेज' },
        description: { en: 'Yarn tied before weaving, cloth tied before dyeing.', hi: 'बुनाई से पहले बँधा सूत, रंगाई से पहले बँधा कपड़ा।' },
        banner: 'fabric-ikat-pochampally.avif',
      },
      {
        slug: 'handloom-and-khadi',
        name: { en: 'Handloom & Khadi', hi: 'हथकरघा और खादी' },
        description: { en: 'Hand-spun and hand-woven plain cloth, checks and tissue.', hi: 'हाथ से कता, हाथ से बुना सादा कपड़ा, चेक और टिशू।' },
        banner: 'fabric-turmeric-stack.avif',
      },
    ],
  },
  {
    slug: 'apparel',
    name: { en: 'Apparel', hi: 'पहनने के कपड़े' },
    description: {
      en: 'Sarees, kurtas, stoles and shawls cut from cloth that was made slowly.',
      hi: 'साड़ियाँ, कुर्ते, स्टोल और शॉल: धीरे-धीरे बने कपड़े से।',
    },
    banner: 'scene-apparel.avif',
    subcategories: [
      {
        slug: 'sarees',
        name: { en: 'Sarees', hi: 'साड़ियाँ' },
        description: { en: 'Silk and cotton from the great weaving towns.', hi: 'बुनाई के मशहूर क़स्बों का रेशम और सूत।' },
        banner: 'saree-kanjivaram-maroon.avif',
      },
      {
        slug: 'kurtas-and-jackets',
        name: { en: 'Kurtas & Jackets', hi: 'कुर्ते और जैकेट' },
        description: { en: 'Printed and embroidered pieces for every day.', hi: 'छपे और कढ़े हुए, रोज़ पहनने के लिए।' },
        banner: 'kurta-indigo.avif',
      },
      {
        slug: 'stoles-and-shawls',
        name: { en: 'Stoles & Shawls', hi: 'स्टोल और शॉल' },
        description: { en: 'Leheriya, kani, Kullu and Kutch.', hi: 'लहरिया, कानी, कुल्लू और कच्छ।' },
        banner: 'stole-leheriya.avif',
      },
    ],
  },
  {
    slug: 'homeware',
    name: { en: 'Homeware', hi: 'घर का सामान' },
    description: {
      en: 'Quilts, baskets and table linen: the quiet things a home uses every day.',
      hi: 'रज़ाइयाँ, टोकरियाँ और मेज़ के कपड़े: घर की रोज़ की शांत चीज़ें।',
    },
    banner: 'scene-homeware.avif',
    subcategories: [
      {
        slug: 'quilts-and-throws',
        name: { en: 'Quilts & Throws', hi: 'रज़ाइयाँ और थ्रो' },
        description: { en: 'Kantha, razai and handloom throws.', hi: 'कांथा, रज़ाई और हथकरघे के थ्रो।' },
        banner: 'quilt-razai-jaipur.avif',
      },
      {
        slug: 'baskets-and-storage',
        name: { en: 'Baskets & Storage', hi: 'टोकरियाँ और डिब्बे' },
        description: { en: 'Grass, cane, bamboo and palm leaf.', hi: 'घास, बेंत, बाँस और ताड़ के पत्ते।' },
        banner: 'basket.avif',
      },
      {
        slug: 'table-and-bath-linen',
        name: { en: 'Table & Bath Linen', hi: 'मेज़पोश, नैपकिन और तौलिए' },
        description: { en: 'Napkins, runners and waffle-weave towels.', hi: 'नैपकिन, रनर और तौलिए।' },
        banner: 'linen-towels.avif',
      },
    ],
  },
  {
    slug: 'kids-and-baby',
    name: { en: 'Kids & Baby', hi: 'बच्चे और शिशु' },
    description: {
      en: 'Lacquered wood and stuffed cloth: toys that survive a childhood and outlast it.',
      hi: 'लाख चढ़ी लकड़ी और कपड़े के खिलौने, जो बचपन के बाद भी साथ रहते हैं।',
    },
    banner: 'scene-kids-and-baby.avif',
    subcategories: [
      {
        slug: 'wooden-toys',
        name: { en: 'Wooden Toys', hi: 'लकड़ी के खिलौने' },
        description: { en: 'Stackers, tops, animals on wheels.', hi: 'छल्ले, लट्टू और पहियों वाले जानवर।' },
        banner: 'toy-natural-dyes.avif',
      },
      {
        slug: 'soft-toys',
        name: { en: 'Soft Toys', hi: 'कपड़े के खिलौने' },
        description: { en: 'Stitched from printed cotton, stuffed by hand.', hi: 'छपे सूती कपड़े से सिले, हाथ से भरे।' },
        banner: 'softtoy-balls.avif',
      },
      {
        slug: 'nursery',
        name: { en: 'Nursery & Clothing', hi: 'शिशु का सामान और कपड़े' },
        description: { en: 'Rattles, baby quilts and first clothes.', hi: 'झुनझुने, शिशु रज़ाइयाँ और पहले कपड़े।' },
        banner: 'tops-rattles-pair.avif',
      },
    ],
  },
  {
    slug: 'accessories',
    name: { en: 'Accessories', hi: 'एक्सेसरीज़' },
    description: {
      en: 'Bags, combs, notebooks and small leather: made to be carried and handled.',
      hi: 'थैले, कंघियाँ, कॉपियाँ और चमड़े की छोटी चीज़ें: साथ रखने के लिए बनी।',
    },
    banner: 'scene-accessories.avif',
    subcategories: [
      {
        slug: 'bags-and-pouches',
        name: { en: 'Bags & Pouches', hi: 'थैले और पाउच' },
        description: { en: 'Totes, potlis and zip pouches.', hi: 'टोट, पोटली और ज़िप पाउच।' },
        banner: 'potli-block-print.avif',
      },
      {
        slug: 'stationery',
        name: { en: 'Notebooks & Stationery', hi: 'कॉपियाँ और स्टेशनरी' },
        description: { en: 'Handmade paper bound in printed cloth.', hi: 'हाथ का बना काग़ज़, छपे कपड़े की जिल्द।' },
        banner: 'notebook-block-stack.avif',
      },
      {
        slug: 'personal',
        name: { en: 'Combs, Footwear & Leather', hi: 'कंघी, जूते और चमड़ा' },
        description: { en: 'Neem combs, juttis, belts and wallets.', hi: 'नीम की कंघियाँ, जूतियाँ, बेल्ट और बटुए।' },
        banner: 'comb-pair-neem.avif',
      },
    ],
  },
  {
    slug: 'utility-and-miscellaneous',
    name: { en: 'Utility & Miscellaneous', hi: 'काम की चीज़ें' },
    description: {
      en: 'Tools, incense, brooms and blocks: useful things that were never meant to be plain.',
      hi: 'औज़ार, धूप, झाड़ू और छापे: काम की चीज़ें, जो कभी सादी नहीं रहीं।',
    },
    banner: 'scene-utility-and-miscellaneous.avif',
    subcategories: [
      {
        slug: 'craft-tools',
        name: { en: 'Craft Tools', hi: 'शिल्प के औज़ार' },
        description: { en: 'Printing blocks, spindles and dye kits.', hi: 'छपाई के छापे, तकली और रंग के किट।' },
        banner: 'printblock-flower-round.avif',
      },
      {
        slug: 'household',
        name: { en: 'Household', hi: 'घरेलू' },
        description: { en: 'Spoons, brushes, hand fans and stools.', hi: 'चम्मच, कूँचे, हाथ के पंखे और मोढ़े।' },
        banner: 'board-spoons-four.avif',
      },
      {
        slug: 'ritual-and-gifting',
        name: { en: 'Ritual & Gifting', hi: 'पूजा और उपहार' },
        description: { en: 'Bells, incense, gift boxes and festival pieces.', hi: 'घंटियाँ, धूप, उपहार के डिब्बे और त्योहार की चीज़ें।' },
        banner: 'diya-bell.avif',
      },
    ],
  },
];
