import type { DemoStory } from '../types.ts';

export const caringForBrassCopperAndKansa: DemoStory = {
  slug: 'caring-for-brass-copper-and-kansa',
  publishedOn: '2026-09-04',
  title: { en: 'Caring for brass, copper and kansa', hi: 'पीतल, ताँबे और काँसे की देखभाल' },
  summary: {
    en: 'Which metal may hold lemon water, when the tin lining wants renewing, and why a dark patch is seldom dirt. A kitchen guide.',
    hi: 'किस धातु में नींबू पानी रख सकते हैं, क़लई कब करानी चाहिए, और काला धब्बा मैल क्यों नहीं होता। रसोई के काम की बातें।',
  },
  author: { en: 'The editors', hi: 'संपादकीय' },
  picture: 'copper-water-bottle-with-two-tumblers',
  makers: ['bhatthi-bazaar-thatheras', 'irfan-qamar-and-family', 'vilakku-pattarai-kuzhu'],
  products: [
    'copper-water-bottle-with-two-tumblers',
    'kansa-thali-with-two-katoris',
    'brass-tumblers-tinned-inside',
    'hand-beaten-brass-patila-with-lid',
    'mannar-brass-urli',
  ],
  tags: ['metal', 'care', 'kitchen'],
  body: {
    en: `Steel asks nothing of its owner, and that is how it took over the Indian kitchen within a generation. Copper, brass and kansa ask for ten minutes now and then. In return they can be beaten flat again after a fall, lined anew, melted and made into something else. Here is what those ten minutes should contain.

## Know which metal you have

- **Copper** is reddish and soft. It is a pure metal.
- **Brass** is yellow: copper with zinc.
- **Kansa**, or bell metal, is paler, a brown gold: copper with about a fifth of tin. Tap the rim. Kansa sings for seconds, brass goes *tock*.

The Thatheras of Bhatthi Bazaar in Jandiala Guru work in all three, and each has its own rules at the table.

## What may go inside

The rule is about acid. Lemon, tamarind, tomato, curd, buttermilk, vinegar and pickle dissolve a little copper, and with it comes a metallic taste and, in quantity, an upset stomach.

- **Bare copper:** plain water only. Fill the bottle in the evening, empty it the next day, let it dry. No lemon water, no milk, no juice.
- **Bare brass:** dry things, puja water, flowers. Not for sour food, and nothing should stand in it for long.
- **Tinned brass or copper:** the silvery lining, *kalai*, is tin, and it keeps the food away from the metal below. Curd, dal and lassi are all right.
- **Kansa:** good for serving a meal. Strongly sour dishes should be eaten and not stored in it.

If a piece is sold as decoration, such as an urli for floating flowers, leave it at that.

## After each meal

Wash soon, by hand, with a soft sponge. Ash, tamarind pulp or a mild soap are all old friends of these metals. Steel wool is not: it scratches, and it takes the tin off. Dishwashers are worse, because heat, salt and strong powder turn copper dull and pink.

Then **dry with a cloth**. Most stains are simply drops that were allowed to dry in their place.

## When it goes dark

Darkening is the metal meeting the air. It does no harm on the outside, and some people like it better so. If you do not:

1. Cut a lemon, dip it in salt, and rub. Tamarind with salt does as well; so does pitambari powder.
2. Give it a minute, no more. Acid that stays on begins to eat.
3. Rinse thoroughly, under running water.
4. Dry at once, also in the seams and under the rim.

Engraved pieces have their own caution. In *siyah kalam* work from Moradabad the black in the lines is lac filled into the cuts; scrub hard and you will lift it. Polish such a tray along the surface with a soft cloth, and leave the lines alone.

**Green** is another matter. A green or blue-green crust is a copper salt that forms with moisture and acid. Clean it off completely before the vessel touches food or water again.

## Kalai: renewing the tin

After two or three years of daily use the yellow or red metal shows through the lining. It is time for a kalaigar. He heats the vessel, throws in sal ammoniac, which cleans the surface with a puff of white smoke, and wipes it with a stick of tin. The tin runs like water and shines. It takes about half an hour, and it costs less than a new pan.

Until then keep sour food out of the worn vessel. And never heat a tinned pot empty: tin melts at about 230 degrees, and a forgotten pot on a high flame reaches that quickly.

## Dents, drops and storage

Copper and brass dent; kansa cracks. A dent can be beaten out by any coppersmith. A crack in kansa cannot, so do not let a thali fall on a stone floor, and do not pour cold water into a hot one.

For storage, see that the metal is bone dry, wrap it in cotton or paper, and keep it away from salt and from rubber bands, whose sulphur leaves black lines. A brass lamp that burns oil is best wiped while it is still slightly warm. Old oil that has gone hard comes off with hot water and a little soda.

## The marks that should stay

Hammer marks, a darker back, a slightly different ring from each of two katoris: these come with the making. The house mark stamped underneath says who did it. Polish around it gently and the next owner will be able to read it too.`,
    hi: `स्टील अपने मालिक से कुछ नहीं माँगता, इसीलिए एक पीढ़ी में पूरी रसोई उसकी हो गई। ताँबा, पीतल और काँसा कभी-कभार दस मिनट माँगते हैं। बदले में वे गिरकर भी दोबारा सीधे किए जा सकते हैं, उन पर नई क़लई हो सकती है, और गलाकर कुछ और भी बन सकता है। उन दस मिनटों में क्या करना है, यहाँ पढ़िए।

## पहले धातु पहचानिए

- **ताँबा** लाल-सा और मुलायम होता है। यह शुद्ध धातु है।
- **पीतल** पीला होता है: ताँबा और जस्ता।
- **काँसा** कुछ फीका, भूरा-सुनहरा होता है: ताँबा और लगभग पाँचवाँ हिस्सा राँगा। किनारे पर ठोकिए। काँसा कई पल गूँजता है, पीतल बस “टक” करता है।

जंडियाला गुरु के भट्ठी बाज़ार के ठठेरे तीनों पर काम करते हैं, और खाने की मेज़ पर तीनों के नियम अलग हैं।

## भीतर क्या रख सकते हैं

सारी बात खटाई की है। नींबू, इमली, टमाटर, दही, छाछ, सिरका और अचार थोड़ा ताँबा घोल लेते हैं। उससे स्वाद कसैला होता है, और मात्रा बढ़े तो पेट भी बिगड़ता है।

- **बिना क़लई का ताँबा:** सिर्फ़ सादा पानी। शाम को भरिए, अगले दिन ख़ाली कीजिए, सूखने दीजिए। नींबू पानी, दूध या रस नहीं।
- **बिना क़लई का पीतल:** सूखी चीज़ें, पूजा का जल, फूल। खट्टा खाना नहीं, और कोई भी चीज़ देर तक नहीं।
- **क़लईदार पीतल या ताँबा:** भीतर की चाँदी-सी परत राँगे की है, जो खाने को नीचे की धातु से अलग रखती है। दही, दाल, लस्सी सब चलता है।
- **काँसा:** परोसने के लिए अच्छा। बहुत खट्टी चीज़ें खा लीजिए, इसमें रखिए मत।

जो चीज़ सजावट कहकर बिकी हो, जैसे फूल तैराने की उरली, उसे सजावट ही रहने दीजिए।

## हर बार खाने के बाद

जल्दी धोइए, हाथ से, मुलायम स्पंज से। राख, इमली का गूदा और हल्का साबुन, तीनों इन धातुओं के पुराने साथी हैं। लोहे का जूना नहीं: वह खरोंचता है और क़लई उतार देता है। डिशवॉशर उससे भी बुरा है, क्योंकि गरमी, नमक और तेज़ पाउडर से ताँबा गुलाबी और बेजान हो जाता है।

फिर **कपड़े से पोंछिए**। ज़्यादातर दाग़ असल में पानी की बूँदें हैं, जो वहीं सूख गईं।

## जब काला पड़ने लगे

काला पड़ना हवा से धातु का मेल है। बाहर से इसमें कोई नुक़सान नहीं, और कुछ लोगों को यही रंग भाता है। आपको न भाए तो:

1. नींबू काटकर नमक लगाइए और मलिए। इमली और नमक भी यही काम करते हैं, और पीतांबरी भी।
2. एक मिनट काफ़ी है। खटाई लगी रह जाए तो धातु को खाने लगती है।
3. बहते पानी में अच्छी तरह धोइए।
4. तुरंत पोंछिए, जोड़ों में और किनारे के नीचे भी।

नक़्क़ाशीदार चीज़ों में ज़रा और सावधानी चाहिए। मुरादाबाद की *सियाह क़लम* में रेखाओं का काला रंग खुदाई में भरी लाख है; ज़ोर से रगड़ेंगे तो निकल आएगी। ऐसे थाल को मुलायम कपड़े से ऊपर-ऊपर चमकाइए, रेखाओं को छोड़ दीजिए।

**हरा** रंग अलग बात है। हरी या नीली-हरी पपड़ी नमी और खटाई से बना ताँबे का लवण है। उसे पूरी तरह साफ़ किए बिना बर्तन में न पानी रखिए, न खाना।

## क़लई: राँगे की नई परत

दो-तीन साल के रोज़ के इस्तेमाल के बाद भीतर से पीली या लाल धातु झलकने लगती है। तब क़लईगर को बुलाने का समय है। वह बर्तन तपाता है, नौसादर डालता है, जिससे सफ़ेद धुएँ के साथ सतह साफ़ हो जाती है, और राँगे की डंडी फेरता है। राँगा पानी की तरह फैलता है और चमक उठता है। आधे घंटे का काम है, और नए बर्तन से सस्ता पड़ता है।

तब तक घिसे बर्तन में खट्टा न रखिए। और क़लईदार बर्तन को ख़ाली आँच पर कभी मत छोड़िए: राँगा लगभग 230 डिग्री पर पिघल जाता है, और तेज़ आँच पर भूला हुआ बर्तन जल्दी वहाँ पहुँच जाता है।

## गिरना, पिचकना, रखना

ताँबा और पीतल पिचकते हैं, काँसा चटकता है। पिचका बर्तन कोई भी ठठेरा सीधा कर देगा। काँसे की दरार नहीं भरती, इसलिए थाली को पत्थर के फ़र्श पर गिरने मत दीजिए और गरम थाली में ठंडा पानी मत डालिए।

उठाकर रखना हो तो बर्तन बिल्कुल सूखा हो। सूती कपड़े या काग़ज़ में लपेटिए, नमक से दूर रखिए और रबर बैंड मत बाँधिए, उसके गंधक से काली लकीरें पड़ती हैं। तेल के दीये को हल्का गरम रहते पोंछना सबसे आसान है। जमा हुआ पुराना तेल गरम पानी और थोड़े सोडे से छूट जाता है।

## जो निशान रहने चाहिए

हथौड़े के निशान, पीछे की गहरी परत, दो कटोरियों की ज़रा अलग गूँज: ये बनने के साथ आए हैं। नीचे लगी मुहर बताती है कि किस घर ने बनाया। उसके आसपास हल्के हाथ से चमकाइए, तो अगला मालिक भी उसे पढ़ सकेगा।`,
  },
};
