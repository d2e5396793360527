import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

const int8Oid = 20;

/** Opens an embedded database in memory, empty or with what another one held. */
export const openEmbedded = (loadDataDir?: Blob): Promise<PGlite> =>
  PGlite.create({ extensions: { pg_trgm, unaccent }, parsers: { [int8Oid]: Number }, ...(loadDataDir ? { loadDataDir } : {}) });
