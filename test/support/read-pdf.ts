import { inflateSync } from 'node:zlib';

export interface ReadPdf {
  /** The text of all pages, without blanks and in the order of drawing. */
  text: string;
  pages: number;
  /** Share of the embedded letters that can be drawn, of the typeface that has the fewest. */
  drawn: number;
}

/** Share of the glyphs of a TrueType file whose outlines make sense; what was not decoded makes none. */
function outlines(font: Buffer): number {
  const tables = new Map<string, number>();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const at = 12 + index * 16;
    tables.set(font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8));
  }
  const table = (name: string) => tables.get(name) ?? 0;
  const isLong = font.readInt16BE(table('head') + 50) === 1;
  const reach = font.readUInt16BE(table('head') + 18) * 4;
  const glyphs = font.readUInt16BE(table('maxp') + 4);
  const offset = (index: number) =>
    table('glyf') + (isLong ? font.readUInt32BE(table('loca') + index * 4) : font.readUInt16BE(table('loca') + index * 2) * 2);
  let drawn = 0;
  let filled = 0;
  for (let index = 0; index < glyphs; index++) {
    const at = offset(index);
    // A blank has none.
    if (offset(index + 1) - at < 2) continue;
    filled++;
    if (offset(index + 1) - at < 12) continue;
    const [contours = 0, left = 0, low = 0, right = 0, high = 0] = [0, 2, 4, 6, 8].map((place) => font.readInt16BE(at + place));
    const isSane = contours >= -1 && contours < 100 && left <= right && low <= high;
    if (isSane && [left, low, right, high].every((edge) => Math.abs(edge) < reach)) drawn++;
  }
  return filled === 0 ? 0 : drawn / filled;
}

/** Reads back what pdfkit writes: its objects are plain, its streams deflated. */
export function readPdf(file: Buffer): ReadPdf {
  const source = file.toString('latin1');
  const objects = new Map([...source.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)].map(([, id = '', body = '']) => [id, body]));
  const streamOf = (body: string): Buffer => {
    const raw = Buffer.from(body.slice(body.indexOf('stream\n') + 7, body.lastIndexOf('\nendstream')), 'latin1');
    return body.includes('/FlateDecode') ? inflateSync(raw) : raw;
  };
  const letters = new Map<string, Map<number, string>>();
  for (const [, name = '', id = ''] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const cmap = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
    const map = new Map<number, string>();
    for (const [, first = '', list = ''] of streamOf(objects.get(cmap ?? '') ?? '')
      .toString('latin1')
      .matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/gs)) {
      const entries = [...list.matchAll(/<([0-9a-f ]+)>/g)];
      for (const [index, [, hex = '']] of entries.entries())
        map.set(Number.parseInt(first, 16) + index, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    }
    letters.set(name, map);
  }
  let text = '';
  let drawn = 1;
  for (const body of objects.values()) {
    if (!body.includes('stream\n')) continue;
    const stream = streamOf(body);
    if (stream.toString('latin1', 0, 4) === 'true') drawn = Math.min(drawn, outlines(stream));
    let font = '';
    for (const [, name, shown = ''] of stream.toString('latin1').matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/gs)) {
      if (name) font = name;
      for (const [, hex = ''] of shown.matchAll(/<([0-9a-f]+)>/g))
        for (const code of hex.match(/.{4}/g) ?? []) text += letters.get(font)?.get(Number.parseInt(code, 16)) ?? '';
    }
  }
  return { text: text.replace(/\s/g, ''), pages: source.match(/\/Type \/Page\b/g)?.length ?? 0, drawn };
}
