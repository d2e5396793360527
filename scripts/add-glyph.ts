/**
 * Puts the one simple glyph of a TrueType font (its `.notdef` aside) into another font of the same family, so
 * that a sign which the foundry keeps in the file of another script costs no file of its own.
 * @returns the font with one glyph more, for `codePoint`
 */
export function addGlyph(into: Buffer, from: Buffer, codePoint: number): Buffer {
  const tables = tablesOf(into);
  const source = tablesOf(from);
  if (!source.get('head').subarray(18, 20).equals(tables.get('head').subarray(18, 20)))
    throw new Error('The two fonts are of different scale.');
  const outline = source.get('glyf').subarray(...glyphRange(source, 1));
  if (outline.readInt16BE(0) < 0) throw new Error('A glyph made of others cannot be moved.');

  const count = tables.get('maxp').readUInt16BE(4);
  const [, end] = glyphRange(tables, count - 1);
  const at = end + (-end & 3);
  tables.set(
    'glyf',
    Buffer.concat([tables.get('glyf').subarray(0, end), Buffer.alloc(at - end), outline, Buffer.alloc(-outline.length & 3)]),
  );

  const places = Buffer.alloc((count + 2) * 4);
  for (let glyph = 0; glyph < count; glyph++) places.writeUInt32BE(glyphRange(tables, glyph)[0], glyph * 4);
  places.writeUInt32BE(at, count * 4);
  places.writeUInt32BE(at + outline.length + (-outline.length & 3), (count + 1) * 4);
  tables.set('loca', places);
  tables.set(
    'head',
    edited(tables.get('head'), (head) => head.writeInt16BE(1, 50)),
  );

  if (tables.get('hhea').readUInt16BE(34) !== count) throw new Error('A font with glyphs of one width cannot grow.');
  const advance = source.get('hmtx').subarray(4, 8);
  tables.set('hmtx', Buffer.concat([tables.get('hmtx').subarray(0, count * 4), advance]));
  tables.set(
    'hhea',
    edited(tables.get('hhea'), (hhea) => hhea.writeUInt16BE(count + 1, 34)),
  );
  tables.set(
    'maxp',
    edited(tables.get('maxp'), (maxp) => maxp.writeUInt16BE(count + 1, 4)),
  );
  tables.set('cmap', writeCharacters(new Map([...readCharacters(tables.get('cmap')), [codePoint, count]])));
  return writeFont(tables);
}

class Tables extends Map<string, Buffer> {
  override get(tag: string): Buffer {
    const table = super.get(tag);
    if (!table) throw new Error(`The font has no table ${tag}.`);
    return table;
  }
}

function tablesOf(font: Buffer): Tables {
  const tables = new Tables();
  for (let place = 12; place < 12 + font.readUInt16BE(4) * 16; place += 16) {
    const start = font.readUInt32BE(place + 8);
    tables.set(font.toString('latin1', place, place + 4), font.subarray(start, start + font.readUInt32BE(place + 12)));
  }
  return tables;
}

function edited(table: Buffer, edit: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(table);
  edit(copy);
  return copy;
}

function glyphRange(tables: Tables, glyph: number): [start: number, end: number] {
  const places = tables.get('loca');
  const isLong = tables.get('head').readInt16BE(50) === 1;
  const place = (index: number) => (isLong ? places.readUInt32BE(index * 4) : places.readUInt16BE(index * 2) * 2);
  return [place(glyph), place(glyph + 1)];
}

/** Characters and their glyphs, as the first table of format 4 names them. */
function readCharacters(cmap: Buffer): Map<number, number> {
  const found = new Map<number, number>();
  for (let record = 4; record < 4 + cmap.readUInt16BE(2) * 8; record += 8) {
    const table = cmap.subarray(cmap.readUInt32BE(record + 4));
    if (table.readUInt16BE(0) !== 4) continue;
    const twice = table.readUInt16BE(6);
    for (let segment = 0; segment < twice; segment += 2) {
      const [last, first] = [table.readUInt16BE(14 + segment), table.readUInt16BE(16 + twice + segment)];
      const delta = table.readUInt16BE(16 + 2 * twice + segment);
      const rangeAt = 16 + 3 * twice + segment;
      const range = table.readUInt16BE(rangeAt);
      for (let character = first; character <= last && character < 0xffff; character++) {
        const listed = range === 0 ? character : table.readUInt16BE(rangeAt + range + (character - first) * 2);
        if (listed !== 0) found.set(character, (listed + delta) & 0xffff);
      }
    }
    return found;
  }
  throw new Error('The font has no characters of the basic plane.');
}

/**
 * A table of format 4 for Windows and Unicode: a segment for each run of characters
 * whose glyphs follow one another.
 */
function writeCharacters(glyphs: Map<number, number>): Buffer {
  const runs: { first: number; last: number; delta: number }[] = [];
  for (const [character, glyph] of [...glyphs].sort(([a], [b]) => a - b)) {
    const run = runs.at(-1);
    const delta = (glyph - character) & 0xffff;
    if (run && run.last === character - 1 && run.delta === delta) run.last = character;
    else runs.push({ first: character, last: character, delta });
  }
  runs.push({ first: 0xffff, last: 0xffff, delta: 1 });
  const power = 2 ** Math.floor(Math.log2(runs.length));
  const words = [
    [4, 16 + runs.length * 8, 0, runs.length * 2, power * 2, Math.log2(power), (runs.length - power) * 2],
    runs.map(({ last }) => last),
    [0],
    runs.map(({ first }) => first),
    runs.map(({ delta }) => delta),
    runs.map(() => 0),
  ].flat();
  // Two records lead to the one table, 20 bytes from the start.
  const head = Buffer.from('0000000200000003000000140003000100000014', 'hex');
  const table = Buffer.alloc(words.length * 2);
  for (const [index, word] of words.entries()) table.writeUInt16BE(word, index * 2);
  return Buffer.concat([head, table]);
}

function writeFont(tables: Tables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  const directory = Buffer.alloc(12 + sorted.length * 16);
  directory.writeUInt32BE(0x00010000, 0);
  for (const [index, word] of [sorted.length, power * 16, Math.log2(power), (sorted.length - power) * 16].entries())
    directory.writeUInt16BE(word, 4 + index * 2);
  const parts: Buffer[] = [directory];
  let start = directory.length;
  for (const [index, [tag, table]] of sorted.entries()) {
    const place = 12 + index * 16;
    directory.write(tag, place, 'latin1');
    directory.writeUInt32BE(sumOf(table), place + 4);
    directory.writeUInt32BE(start, place + 8);
    directory.writeUInt32BE(table.length, place + 12);
    parts.push(table, Buffer.alloc(-table.length & 3));
    start += table.length + (-table.length & 3);
  }
  return Buffer.concat(parts);
}

function sumOf(table: Buffer): number {
  const whole = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
  let sum = 0;
  for (let place = 0; place < whole.length; place += 4) sum = (sum + whole.readUInt32BE(place)) >>> 0;
  return sum;
}
