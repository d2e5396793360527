import { inflateSync } from 'node:zlib';

export interface ReadPdf {
  /** What is written on all pages, without blanks and in the order of drawing. */
  text: string;
  pages: number;
  /** Share of the letters in use that have an outline, of the typeface that has the fewest: a blank one has none. */
  drawn: number;
}

/** Share of the glyphs of a TrueType file that have an outline. */
function outlines(font: Buffer): number {
  const tables = new Map<string, number>();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const at = 12 + index * 16;
    tables.set(font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8));
  }
  const isLong = font.readInt16BE((tables.get('head') ?? 0) + 50) === 1;
  const glyphs = font.readUInt16BE((tables.get('maxp') ?? 0) + 4);
  const loca = tables.get('loca') ?? 0;
  const offset = (index: number) => (isLong ? font.readUInt32BE(loca + index * 4) : font.readUInt16BE(loca + index * 2) * 2);
  const filled = Array.from({ length: glyphs }, (_, index) => offset(index + 1) > offset(index)).filter(Boolean).length;
  return filled / glyphs;
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
    if (stream.readUInt32BE(0) === 0x00010000) drawn = Math.min(drawn, outlines(stream));
    let font = '';
    for (const [, name, shown = ''] of stream.toString('latin1').matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/gs)) {
      if (name) font = name;
      for (const [, hex = ''] of shown.matchAll(/<([0-9a-f]+)>/g))
        for (const code of hex.match(/.{4}/g) ?? []) text += letters.get(font)?.get(Number.parseInt(code, 16)) ?? '';
    }
  }
  return { text: text.replace(/\s/g, ''), pages: source.match(/\/Type \/Page\b/g)?.length ?? 0, drawn };
}
