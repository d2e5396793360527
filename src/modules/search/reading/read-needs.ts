import { foldText } from '#modules/search/search-rules.ts';
import { type Need, needs } from './needs.ts';
import { matchPhrase, phraseTable, type QueryToken, readSpans, type Span, withoutSpans } from './token-rules.ts';

/** The endings that a Hindi noun takes before को and as several: बच्चा, बच्चे, बच्चों; दादी, दादियों. */
function inflect(phrase: string): string[] {
  const last = /\p{Script=Devanagari}$/u.exec(phrase)?.[0];
  if (last === undefined) return [];
  const stem = phrase.slice(0, -1);
  if (last === 'ा' || last === 'े') return ['ा', 'े', 'ों'].map((ending) => stem + ending);
  if (last === 'ी') return ['ियां', 'ियों'].map((ending) => stem + ending);
  return /\p{L}/u.test(last) ? [`${phrase}ों`, `${phrase}ें`] : [];
}

const useWords = new Set(needs.flatMap(({ kind, words }) => (kind === 'group' ? foldText(words).split(/,\s*/) : [])));

/** Whether a word alone names a room or a use: `bathroom`, `kitchen`. */
export const isUseWord = (word: string): boolean => useWords.has(word);

/** As they are written, and behind all of these with other endings. */
const needPhrases = phraseTable([
  ...needs.map((need) => [need, need.words] as const),
  ...needs.flatMap((need) => {
    const forms = need.words.split(',').flatMap((phrase) => inflect(phrase.trim()));
    return forms.length > 0 ? [[need, forms.join(',')] as const] : [];
  }),
]);
const honorifics = phraseTable([[true, 'ji, jee, sahab, जी, साहब']]);

const leads = phraseTable([
  [
    true,
    'for, for a, for an, for the, for my, for our, for your, to my, मेरी, मेरे, अपनी, अपने, हमारी, हमारे, किसी, meri, mere, apni, apne, hamari, hamare, kisi',
  ],
]);
const purposes = phraseTable([
  [true, 'ke liye, ke lie, ke liy, k liye, के लिए, के लिये, ko, को, ko dene ke liye, को देने के लिए, के वास्ते, ke vaste, ke vaaste, हेतु, s day'],
]);
const closers = phraseTable([
  [
    true,
    'ka, ki, ke, का, की, के, par, pe, pr, पर, s, mein, me, में, wala, wali, wale, वाला, वाली, वाले, day, ideas, special, स्पेशल, के दिन, ke din, के मौके पर, के मौक़े पर, ke mauke par, के अवसर पर, ke avsar par, लायक, layak',
  ],
]);

interface Candidate {
  need: Need;
  /** A word beside it says whom something is for. */
  isAddressed: boolean;
}

function readNeedAt(tokens: readonly QueryToken[], at: number): { to: number; value: Candidate } | undefined {
  const lead = matchPhrase(leads, tokens, at);
  const found = matchPhrase(needPhrases, tokens, lead?.to ?? at);
  if (!found) return undefined;
  const end = matchPhrase(honorifics, tokens, found.to)?.to ?? found.to;
  const purpose = matchPhrase(purposes, tokens, end);
  const to = purpose?.to ?? matchPhrase(closers, tokens, end)?.to ?? end;
  return { to, value: { need: found.value, isAddressed: lead !== undefined || purpose !== undefined } };
}

/**
 * Reads occasions, recipients and kinds of thing named by a room or a use.
 * @param isSmall whether a word says nothing where others stand
 * @param isFact whether a word is a material, a colour, a technique or a place of the shop
 */
export function readNeeds(
  tokens: readonly QueryToken[],
  isSmall: (word: string) => boolean,
  isFact: (word: string) => boolean,
): Span<Need>[] {
  const candidates = readSpans(tokens, readNeedAt);
  const others = withoutSpans(tokens, candidates).filter(({ text }) => text !== '' && !isSmall(text));
  const isGift = candidates.some(({ value }) => value.need.kind === 'gift' || value.need.kind === 'occasion');
  const isAlone = others.length === 0;
  const isAccepted = ({ need, isAddressed }: Candidate): boolean => {
    if (need.kind === 'recipient') return isGift || isAddressed || isAlone;
    // Rooms and uses are words of titles, too: a kitchen set is a toy.
    if (need.kind === 'group') return isAlone || others.every(({ text }) => isFact(text));
    return true;
  };
  return candidates.filter(({ value }) => isAccepted(value)).map((span) => ({ ...span, value: span.value.need }));
}

/** The need that decides what is shown: the narrowest that names something. */
export const decidingNeed = (found: readonly Need[]): Need | undefined =>
  needs.find((need) => found.includes(need) && need.choices.length > 0);
