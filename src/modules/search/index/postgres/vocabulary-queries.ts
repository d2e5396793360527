import type { SpellingCandidate } from '#modules/search/index/search-index.ts';
import type { VocabularyEntry } from '#modules/search/search-rules.ts';
import type { Connection, Statement } from '#platform/database/database.ts';

// A prefix is read as a range: an index helps `like` only where the pattern is part of the statement.
const wordsStatement: Statement = {
  name: 'search.words',
  text: `select asked.word, asked.stem, coalesce(v.pieces, 0) as fulltext, coalesce(v.facts, 0) as keywords,
      coalesce(v.titles, 0) as title, v.word is not null as "isIndexed",
      exists (select from search_words w where w.word = asked.word) as "isWord",
      case when asked.word = $2 then (select json_build_object('fulltext', sum(b.pieces), 'keywords', sum(b.facts), 'title', sum(b.titles))
        from search_words b where b.word ~>~ asked.word and b.word ~<~ (asked.word || chr(1114111)) having count(*) > 0) end as completions,
      case when asked.word = any($3) then (select coalesce(json_agg(s order by s.fulltext desc, s.word), '[]') from (
        select s.word, search_stem(s.word) as stem, s.pieces as fulltext, s.facts as keywords, s.titles as title from search_words s
        where s.sound = search_sound(asked.word) and length(s.sound) > 1 and s.word <> asked.word order by s.pieces desc, s.word limit 12) s) else '[]' end as "soundAlikes"
    from (select word, search_stem(word) as stem from unnest($1::text[]) as word) asked
    left join lateral (select * from search_words where word in (asked.word, '=' || asked.stem) order by pieces desc, word limit 1) v on true`,
};

/** See `SearchIndex.lookUpWords`. */
export async function lookUpWords(db: Connection, words: readonly string[], typed: readonly string[]): Promise<VocabularyEntry[]> {
  return db.run(wordsStatement, [words, typed.at(-1), typed]);
}

const similarWordsStatement: Statement = {
  name: 'search.similar-words',
  text: `select asked.word as asked, near.* from unnest($1::text[]) as asked (word)
    cross join lateral (select w.word, w.pieces as fulltext, w.facts as keywords, w.titles as title from search_words w where w.word % asked.word and w.word not like '=%'
      order by similarity(w.word, asked.word) desc, w.pieces desc, w.word limit 30) near`,
};

/** See `SearchIndex.similarWords`. */
export async function readSimilarWords(db: Connection, words: readonly string[]): Promise<SpellingCandidate[]> {
  return db.run(similarWordsStatement, [words]);
}

const prefixCountsStatement: Statement = {
  name: 'search.prefix-counts',
  text: `select (select coalesce(sum(titles), 0) from search_words where word ~>=~ prefix and word ~<~ (prefix || chr(1114111))) as titles from unnest($1::text[]) as prefix`,
};

/** About how many products have a title with a word that begins with each of these folded prefixes. */
export async function countPrefixes(db: Connection, prefixes: readonly string[]): Promise<number[]> {
  return (await db.run<{ titles: number }>(prefixCountsStatement, [prefixes])).map((row) => Number(row.titles));
}
