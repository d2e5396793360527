/** A piece that was found. */
export interface Piece {
  id: string;
  pricePaise: number;
  /** Numbers of its facets. */
  facets: FacetNumbers;
}

/** Those of `all` from `from` up to `to`: a piece has a list of its own, or a part of that of all pieces. */
export interface FacetNumbers {
  all: ArrayLike<number>;
  from: number;
  to: number;
}

function parsePiece(line: string): Piece {
  const [id = '', price, ...facets] = line.split(' ');
  return { id, pricePaise: Number(price), facets: { all: facets.map(Number), from: 0, to: facets.length } };
}

/** Reads pieces as the database tells them, a line each: hundreds of rows would cost several times as much. */
export function parsePieces(lines: string | null): Piece[] {
  if (lines === null) return [];
  return lines.split('\n').map(parsePiece);
}
