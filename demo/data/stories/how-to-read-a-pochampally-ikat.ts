import type { DemoStory } from '../types.ts';

export const howToReadAPochampallyIkat: DemoStory = {
  slug: 'how-to-read-a-pochampally-ikat',
  publishedOn: '2026-10-16',
  title: { en: 'How to read a Pochampally ikat', hi: 'पोचमपल्ली इकत को कैसे पढ़ें' },
  summary: {
    en: 'The pattern is dyed into the yarn before there is any cloth. With a finger along the blurred edges you can tell which threads were tied, and whether a cloth is ikat at all.',
    hi: 'कपड़ा बनने से पहले ही नमूना सूत में रंग दिया जाता है। धुँधले किनारों पर उँगली फेरकर जाना जा सकता है कि कौन-से धागे बँधे थे, और कपड़ा इकत है भी या नहीं।',
  },
  author: { en: 'The editors', hi: 'संपादकीय' },
  picture: 'pochampally-ikat-cotton-diamond',
  makers: ['tana-bana-samakhya'],
  products: [
    'pochampally-ikat-cotton-diamond',
    'pochampally-ikat-cotton-arrow-stripe',
    'pochampally-ikat-silk-saree',
    'pochampally-ikat-zip-pouch',
  ],
  tags: ['weaving', 'ikat', 'telangana', 'how-to-recognise'],
  body: {
    en: `A printed cloth wears its pattern on the surface. A brocade builds it with extra threads. In an ikat the pattern is already inside the yarn when the weaver sits down, dyed there section by section, like the markings on a measuring tape. The loom only brings the marks together.

Pochampally, in Telangana, is one of a handful of places in India known for this work. The ikat weavers of the Tana Bana Samakhya, a federation with its storeroom in Hyderabad, come from there.

## Tie, dye, open, tie again

Yarn is stretched on a wooden frame in bundles, in exactly the order in which it will lie in the cloth. Somebody marks the design across it with charcoal, following a drawing on squared paper. Wherever the first dye must not reach, the bundle is bound tight with strips of rubber, which in earlier days were strips of plant fibre or cycle tube.

Then the frame is emptied into the dye. Red first, perhaps. When it is dry, some bindings are opened, others are added, and the yarn goes into the next colour. A design in four colours means several rounds of this, and at the end nothing shows but long stripes of odd dashes.

If the **weft** is to be patterned, the yarn is first wound back and forth over a semicircle of pegs, so that every turn has the length of one passage through the cloth. For a saree this takes thousands of sweeps of the arm. Machines that do the sweeping have spread in the area, and few shoulders miss the old way.

## Warp, weft, or both

Here the reading begins. Dye creeps a little under each binding, and threads shift a little while they are wound and woven. Both leave a feathered edge, and the direction of the feathering gives the method away.

- **Feathered up and down the length:** the warp was tied. Arrow stripes are often done so. The pattern was set on the loom before the first pick was thrown.
- **Feathered from side to side:** the weft was tied. The weaver has to bring each pick to its place, and nudges it with a fingertip or a needle.
- **Feathered both ways:** double ikat. Two drawings, one in each set of threads, must meet. Where they do, the colour is full; where they miss by a thread there is a pale shadow.

Double ikat is the slowest of the three. The silk saree with elephants and parrots shown on our pages took its family five weeks at the loom, and that does not count the tying.

## Four checks with your own eyes

1. **Turn it over.** Ikat looks nearly the same on both faces, since the yarn itself is coloured. A print that imitates ikat is paler on the back.
2. **Pull out one thread** from a cut edge. In ikat a single thread changes colour along its length. In a print it is dyed from one side only.
3. **Compare repeats.** A printed blur is identical in each repeat, because it was drawn once. A woven blur never is.
4. **Look where colours meet.** A hair of a third colour at the edge of a shape shows where one dye lay over another.

None of this needs a magnifying glass, only daylight.

## Why the edges stay soft

Visitors to a loom sometimes ask why the weaver does not make the edges sharp. One could, by tying thinner bundles and correcting every pick. The price would rise with each hour, and the cloth would begin to look like a print. The softness shows that the threads were coloured one bundle at a time, and many people who weave it regard a lively edge as better work than a hard one.

## Living with it

Ikat cotton from Pochampally is firm and a little crisp, good for jackets, cushion covers and straight trousers. Cut with the stripe or diamond in mind, and buy some extra for matching. Wash it by hand in cold water, do not wring it, dry it in shade and iron while it is slightly damp. Silk should go to a dry cleaner and rest folded in cotton, refolded now and then along new lines.

“Pochampally Ikat” is also a registered geographical indication. Our pages name it where the registration covers the piece, and leave it out where it does not.`,
    hi: `छपे कपड़े पर नमूना ऊपर-ऊपर होता है। ज़रीदार बुनाई में वह अलग धागों से उभारा जाता है। इकत में बुनकर के बैठने से पहले ही नमूना सूत के भीतर होता है, टुकड़ा-टुकड़ा रंगा हुआ, जैसे नापने के फ़ीते पर निशान। करघा बस उन निशानों को मिलाता है।

तेलंगाना का पोचमपल्ली भारत की उन गिनी-चुनी जगहों में है, जो इस काम के लिए जानी जाती हैं। ताना बाना समाख्या के इकत बुनकर वहीं के हैं; इस संघ का गोदाम हैदराबाद में है।

## बाँधना, रंगना, खोलना, फिर बाँधना

सूत लकड़ी के चौखटे पर लच्छियों में ताना जाता है, ठीक उसी क्रम में, जिसमें वह कपड़े में रहेगा। ख़ानेदार काग़ज़ पर बने ख़ाके को देखकर उस पर कोयले से निशान लगते हैं। पहला रंग जहाँ नहीं पहुँचना चाहिए, वहाँ लच्छी को रबर की पट्टी से कसकर बाँधा जाता है। पहले यही काम पौधों के रेशे या साइकिल की ट्यूब की पट्टियाँ करती थीं।

फिर सूत रंग में जाता है। मान लीजिए पहले लाल। सूखने पर कुछ गाँठें खुलती हैं, कुछ नई बँधती हैं, और सूत अगले रंग में उतरता है। चार रंगों के नमूने में यह फेरा कई बार लगता है, और अंत में हाथ में बस लंबी, बेतरतीब दिखती धारियाँ होती हैं।

**बाने** में नमूना डालना हो तो सूत को पहले खूँटियों के आधे घेरे पर आगे-पीछे लपेटा जाता है, ताकि हर फेरा कपड़े की एक चौड़ाई के बराबर हो। एक साड़ी के लिए बाँह को हज़ारों बार घूमना पड़ता है। अब इलाक़े में यह काम करने वाली मशीनें फैल गई हैं, और पुराने ढंग को याद करने वाले कंधे कम ही हैं।

## ताना, बाना या दोनों

पढ़ाई यहीं से शुरू होती है। रंग हर गाँठ के नीचे थोड़ा सरक जाता है, और लपेटने-बुनने में धागे भी ज़रा खिसकते हैं। दोनों से किनारा पंख जैसा धुँधला हो जाता है, और धुँधलापन किस दिशा में है, इसी से तरीक़ा पता चलता है।

- **लंबाई में ऊपर-नीचे धुँधला:** ताना बँधा था। तीर वाली धारियाँ अक्सर ऐसे ही बनती हैं। पहला बाना पड़ने से पहले नमूना करघे पर चढ़ चुका था।
- **चौड़ाई में दाएँ-बाएँ धुँधला:** बाना बँधा था। बुनकर को हर तार अपनी जगह लाना पड़ता है; वह उसे उँगली या सुई से सरकाता है।
- **दोनों ओर धुँधला:** दोहरा इकत। ताने और बाने के दो चित्रों को आपस में मिलना है। जहाँ मिलते हैं, रंग भरपूर आता है; जहाँ धागा भर चूकते हैं, वहाँ हल्की छाया दिखती है।

तीनों में दोहरा इकत सबसे धीमा है। हमारे पन्नों पर हाथी और तोतों वाली जो सिल्क साड़ी है, उसे परिवार ने करघे पर पाँच हफ़्ते दिए; बाँधने का समय इसमें नहीं गिना गया।

## चार जाँचें, अपनी आँख से

1. **पलटकर देखिए।** इकत दोनों तरफ़ लगभग एक-सा होता है, क्योंकि रंग सूत में है। इकत की नक़ल वाली छपाई पीछे से फीकी होती है।
2. **कटे किनारे से एक धागा खींचिए।** इकत का एक ही धागा अपनी लंबाई में रंग बदलता है। छपाई का धागा बस एक तरफ़ से रंगा होता है।
3. **दोहराव मिलाइए।** छपा हुआ धुँधलापन हर बार हूबहू वही होता है, क्योंकि एक बार बनाया गया था। बुना हुआ कभी वही नहीं होता।
4. **रंगों का मेल देखिए।** आकार के किनारे पर तीसरे रंग की बाल भर लकीर बताती है कि एक रंग दूसरे पर चढ़ा था।

इनमें से किसी के लिए आतशी शीशा नहीं चाहिए, दिन का उजाला काफ़ी है।

## किनारे नरम क्यों रखे जाते हैं

करघा देखने वाले कभी-कभी पूछते हैं कि किनारा तीखा क्यों नहीं बनाते। बन सकता है: लच्छियाँ पतली बाँधी जाएँ और हर तार सुधारा जाए। पर हर घंटे के साथ दाम चढ़ेगा और कपड़ा छपा हुआ लगने लगेगा। यही नरमी बताती है कि धागे लच्छी-लच्छी करके रंगे गए। बुनने वालों में कई ऐसे हैं, जो कड़े किनारे से जीवंत किनारे को बेहतर काम मानते हैं।

## पहनना और सँभालना

पोचमपल्ली का सूती इकत कसा हुआ और ज़रा कड़क होता है; जैकेट, कुशन कवर और सीधी पैंट के लिए अच्छा। धारी या शकरपारे का ध्यान रखकर काटिए, और मिलान के लिए थोड़ा ज़्यादा कपड़ा लीजिए। ठंडे पानी में हाथ से धोइए, निचोड़िए मत, छाँव में सुखाइए और हल्का गीला रहते इस्तरी कीजिए। सिल्क ड्राई क्लीन कराइए और सूती कपड़े में तह करके रखिए; बीच-बीच में तह की जगह बदलते रहिए।

“पोचमपल्ली इकत” एक रजिस्टर्ड भौगोलिक संकेत भी है। जिस चीज़ पर यह पंजीकरण सचमुच लागू होता है, हमारे पन्ने पर उसका नाम लिखा रहता है; जहाँ नहीं, वहाँ नहीं।`,
  },
};
