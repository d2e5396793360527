import type { Localized } from './types.ts';

/** Registered geographical indications in Hindi. */
const giNames: Record<string, string> = {
  'Bagru Hand Block Print': 'बगरू की हाथ की ब्लॉक छपाई',
  'Baluchari Saree': 'बालूचरी साड़ी',
  'Bastar Dhokra': 'बस्तर का डोकरा',
  'Bengal Dokra': 'बंगाल का डोकरा',
  'Blue Pottery of Jaipur': 'जयपुर की ब्लू पॉटरी',
  'Cannanore Home Furnishings': 'कन्नूर के घरेलू कपड़े',
  'Chanderi Sarees': 'चंदेरी साड़ी',
  'Channapatna Toys and Dolls': 'चन्नपटना के खिलौने और गुड़ियाँ',
  'Chettinad Kottan': 'चेट्टिनाड कोट्टन',
  'Coconut Shell Crafts of Kerala': 'केरल की नारियल के खोल की कारीगरी',
  'Cuttack Rupa Tarakasi (Silver Filigree)': 'कटक की रूपा तारकशी',
  'Etikoppaka Toys': 'एटिकोप्पका के खिलौने',
  'Hyderabad Lac Bangles': 'हैदराबाद की लाख की चूड़ियाँ',
  'Kachchh Ajrakh': 'कच्छ का अजरख',
  'Kancheepuram Silk': 'कांचीपुरम सिल्क',
  'Kani Shawl': 'कानी शॉल',
  'Kashmir Sozani Craft': 'कश्मीर की सोज़नी',
  'Khurja Pottery': 'खुर्जा पॉटरी',
  'Kondapalli Bommallu': 'कोंडापल्ली बोम्मलु',
  'Kullu Shawl': 'कुल्लू शॉल',
  'Kutch Shawls': 'कच्छ की शॉल',
  'Lucknow Chikan Craft': 'लखनऊ की चिकनकारी',
  'Machilipatnam Kalamkari': 'मछलीपट्टनम कलमकारी',
  'Madhubani Paintings': 'मधुबनी चित्र',
  Madurkathi: 'मादुर काठी',
  'Maheshwar Sarees & Fabrics': 'माहेश्वर की साड़ियाँ और कपड़ा',
  'Mangalagiri Sarees and Fabrics': 'मंगलगिरि की साड़ियाँ और कपड़ा',
  'Moradabad Metal Craft': 'मुरादाबाद का धातु शिल्प',
  'Mysore Agarbathi': 'मैसूर अगरबत्ती',
  'Nachiarkoil Kuthuvilakku': 'नाचियारकोइल कुत्तुविलक्कु',
  'Nakshi Kantha': 'नक्शी कांथा',
  'Nizamabad Black Pottery': 'निज़ामाबाद की काली मिट्टी के बर्तन',
  'Orissa Pattachitra': 'ओडिशा का पट्टचित्र',
  'Pethapur Printing Blocks': 'पेथापुर के छपाई के ब्लॉक',
  'Pochampally Ikat': 'पोचमपल्ली इकत',
  'Saharanpur Wood Craft': 'सहारनपुर का लकड़ी का काम',
  'Sanganeri Hand Block Printing': 'सांगानेर की हाथ की ब्लॉक छपाई',
  'Santiniketan Leather Goods': 'शांतिनिकेतन का चमड़े का सामान',
  'Sikki Grass Products of Bihar': 'बिहार का सिक्की घास का काम',
  'Silver Filigree of Karimnagar': 'करीमनगर की चाँदी की तारकशी',
  'Temple Jewellery of Nagercoil': 'नागरकोइल के टेम्पल गहने',
  'Udayagiri Wooden Cutlery': 'उदयगिरि के लकड़ी के चम्मच',
  'Varanasi Wooden Lacquerware & Toys': 'वाराणसी के लाख चढ़े लकड़ी के बर्तन और खिलौने',
};

const sizeNames: Record<string, string> = {
  Bath: 'नहाने का',
  Double: 'डबल',
  King: 'किंग',
  Large: 'बड़ा',
  Medium: 'मध्यम',
  Single: 'सिंगल',
  Small: 'छोटा',
  Throw: 'थ्रो',
};

/** The words of a measure in Hindi, as `4 seater` or `44 in wide`. */
const measures: Record<string, string> = {
  cm: 'सेमी',
  mm: 'मिमी',
  m: 'मीटर',
  ft: 'फ़ुट',
  litres: 'लीटर',
  months: 'महीने',
  sticks: 'तीलियाँ',
  seater: 'लोगों की मेज़',
  'in wide': 'इंच चौड़ा',
};
const measured = /^([\d.x× -]+) ([a-z ]+)$/;

function sizeInHindi(size: string): string | undefined {
  const [, number, measure = ''] = measured.exec(size) ?? [];
  return sizeNames[size] ?? (measures[measure] && `${number} ${measures[measure]}`);
}

const labelled = (en: string, hi: string | undefined): Localized | undefined => (hi ? { en, hi } : undefined);

/** The label of a size; undefined where it is the same in all languages, such as `XL`. */
export const sizeLabel = (size: string): Localized | undefined => labelled(size, sizeInHindi(size));

export const giLabel = (name: string | undefined): Localized | undefined => (name ? labelled(name, giNames[name]) : undefined);
