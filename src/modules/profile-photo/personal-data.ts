import { replacePhoto } from '#modules/accounts/replace-photo.ts';
import { deleteMediaJob } from '#modules/media/delete-media.ts';
import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { readPhoto } from './queries.ts';

/** The profile photo of an account: exported by its address, erased with its files. */
export const photoPersonalData: PersonalDataSource = {
  name: 'photo',
  async export(ctx, userId) {
    const photo = await readPhoto(ctx.db, userId);
    return photo ? { address: `${ctx.app.operator.publicUrl}${photo.address}`, addedAt: photo.addedAt.toISOString() } : null;
  },
  async erase(ctx, userId) {
    const mediaId = await replacePhoto(ctx.db, userId, null);
    if (mediaId !== null) await ctx.enqueue(deleteMediaJob, { mediaId });
  },
};
