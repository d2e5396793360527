import { and, eq } from 'drizzle-orm';
import type { RecordingFormat } from '#modules/media/recording.ts';
import { media } from '#modules/media/tables.ts';
import type { Connection } from '#platform/database/database.ts';
import type { Localized } from '#shared/localized.ts';
import type { SpokenLanguage } from '#shared/spoken-languages.ts';
import type { ConsentKind } from './consents-contract.ts';
import { makers, makerVoices } from './tables.ts';

/** Words about a recording, and the consent to it. */
export interface VoiceWords {
  language: SpokenLanguage;
  transcript: Localized;
  consent: ConsentKind;
}

const { contentHash: hash, kind, state } = media;

/** Reads the voice that buyers hear of a maker. */
export async function readVoice(db: Connection, makerId: string) {
  const { voiceLanguage: language, voiceTranscript: transcript, voiceConsent: consent, voiceId } = makers;
  const [row] = await db.orm
    .select({ hash, kind, language, transcript, consent })
    .from(makers)
    .innerJoin(media, eq(media.id, voiceId))
    .where(eq(makers.id, makerId));
  if (!row?.language || !row.transcript || !row.consent) return undefined;
  return { ...row, language: row.language, transcript: row.transcript, consent: row.consent };
}

/** Replaces the voice that buyers hear of a maker. @returns the recording that it no longer has */
export async function writeVoice(
  db: Connection,
  makerId: string,
  voice: (VoiceWords & { mediaId: string }) | undefined,
): Promise<string | undefined> {
  const [before] = await db.orm.select({ mediaId: makers.voiceId }).from(makers).where(eq(makers.id, makerId)).for('update');
  const columns = {
    voiceId: voice?.mediaId ?? null,
    voiceLanguage: voice?.language ?? null,
    voiceTranscript: voice?.transcript ?? null,
    voiceConsent: voice?.consent ?? null,
  };
  await db.orm.update(makers).set(columns).where(eq(makers.id, makerId));
  return before?.mediaId && before.mediaId !== voice?.mediaId ? before.mediaId : undefined;
}

/** The recording that a shop prepares for a maker. */
export interface MakerVoiceRow {
  mediaId: string;
  hash: string;
  kind: RecordingFormat | 'photo';
  state: 'pending' | 'ready' | 'failed';
}

const own = (makerId: string, sellerId: string) => and(eq(makerVoices.makerId, makerId), eq(makerVoices.sellerId, sellerId));

/** Reads the recording that a shop prepares for a maker. */
export async function readPreparedVoice(db: Connection, makerId: string, sellerId: string): Promise<MakerVoiceRow | undefined> {
  const { mediaId } = makerVoices;
  const [row] = await db.orm
    .select({ mediaId, hash, kind, state })
    .from(makerVoices)
    .innerJoin(media, eq(media.id, mediaId))
    .where(own(makerId, sellerId));
  return row;
}

/** Lists the recording that a shop prepares for a maker, which has no other one. */
export async function insertVoice(
  db: Connection,
  row: { makerId: string; sellerId: string; mediaId: string; addedAt: Date },
): Promise<void> {
  await db.orm.insert(makerVoices).values(row);
}

/** Drops the recording that a shop prepares for a maker. @returns its key */
export async function deleteVoice(db: Connection, makerId: string, sellerId: string): Promise<string | undefined> {
  const [row] = await db.orm.delete(makerVoices).where(own(makerId, sellerId)).returning({ mediaId: makerVoices.mediaId });
  return row?.mediaId;
}

/** Reads which seller prepares a recording for a maker. */
export async function readSellerOfVoice(db: Connection, contentHash: string): Promise<string | undefined> {
  const [row] = await db.orm
    .select({ sellerId: makerVoices.sellerId })
    .from(media)
    .innerJoin(makerVoices, eq(makerVoices.mediaId, media.id))
    .where(eq(media.contentHash, contentHash));
  return row?.sellerId;
}
