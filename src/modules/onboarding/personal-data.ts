import { findEmail } from '#modules/accounts/find-email.ts';
import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { deleteOfAddress, readApplicationsOfAddress } from './application-queries.ts';
import { eraseDetailChangesOfUser } from './detail-change-queries.ts';
import { deleteGiClaimsWithout } from './gi-claim-queries.ts';
import { deletePaperFilesJob } from './paper-files.ts';
import { erasePapersOfUser, readPapersOfUser } from './paper-queries.ts';

/**
 * Requests to sell with the person's address, and the papers that the person sent for shops. The shop that a
 * request became stays with its team, and its papers and marks with the shop; without another owner, they go.
 */
export const onboardingPersonalData: PersonalDataSource = {
  name: 'becomingASeller',
  async export(ctx, userId) {
    const email = await findEmail(ctx, userId);
    const rows = email === undefined ? [] : await readApplicationsOfAddress(ctx.db, email);
    const papers = await readPapersOfUser(ctx.db, userId);
    const applications = rows.map(({ reference, state, name, phoneNumber, businessName, createdAt }) => ({
      reference,
      state,
      name,
      phoneNumber,
      businessName,
      sentAt: createdAt.toISOString(),
    }));
    return { applications, papers: papers.map(({ sentAt, ...paper }) => ({ ...paper, sentAt: sentAt.toISOString() })) };
  },
  async erase(ctx, userId, email) {
    await deleteOfAddress(ctx.db, email);
    await eraseDetailChangesOfUser(ctx.db, userId);
    await deleteGiClaimsWithout(ctx.db, userId);
    const ids = await erasePapersOfUser(ctx.db, userId);
    if (ids.length > 0) await ctx.enqueue(deletePaperFilesJob, { ids });
  },
};
