import { pgTable, text } from 'drizzle-orm/pg-core';

export const mediaDisks = pgTable('media_disks', {
  kind: text().$type<'disk'>().primaryKey(),
  /** Content of the file `media-disk` in the data directory that holds the pictures. */
  id: text().notNull(),
});
