import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { checkMedia, sweepOrphans } from '#modules/media/check-media.ts';
import type { Context } from '#platform/context.ts';
import { createLog } from '#platform/log.ts';
import { moveObjects } from '#platform/storage/move-objects.ts';
import { openDiskAndBucket } from '#platform/storage/open-media-storage.ts';
import { StartError } from '#shared/start-error.ts';
import type { Config } from '../src/config.ts';

export const checkMediaUsage = 'check-media [--orphans] [--delete-orphans] [--older-than <hours>]';
export const moveMediaUsage = 'move-media [--remove]';

const hourMs = 60 * 60_000;
const flag = { type: 'boolean' } as const;

/** Compares the pictures of the database with the storage, and removes what no picture names any more. */
export async function compareMedia(ctx: Context, args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: { orphans: flag, 'delete-orphans': flag, 'older-than': { type: 'string', default: '24' } },
  });
  const hours = Number(values['older-than']);
  if (!(hours >= 1)) throw new StartError('--older-than takes hours, from 1.');
  const { pictures, findings } = await checkMedia(ctx);
  const remove = values['delete-orphans'] ?? false;
  const orphans = values.orphans || remove ? await sweepOrphans(ctx, new Date(ctx.now().getTime() - hours * hourMs), remove) : [];
  if (findings.length > 0) throw new StartError(findings.join('\n'));
  const whole = `All ${pictures} pictures are there.`;
  if (!values.orphans && !remove) return whole;
  return `${whole} ${orphans.length} in the storage belong to none${remove ? ' and were removed' : ''}${orphans.length > 0 && !remove ? `:\n${orphans.join('\n')}` : '.'}`;
}

const nextSteps = {
  bucket:
    'Every node that has S3_BUCKET set serves them from the bucket; set it on those that do not, and run this on each node with a disk of its own.',
  disk: 'Unset MEDIA_STORAGE, S3_BUCKET and the other S3_ settings of every node, and restart.',
};

/** Copies all pictures to where the settings say that new ones go, while the shop serves them from both. */
export async function moveMedia(config: Config, args: string[]): Promise<string> {
  const { remove = false } = parseArgs({ args, options: { remove: flag } }).values;
  if (config.s3 === undefined)
    throw new StartError('S3_BUCKET is not set: it names the bucket that pictures are moved to, or with MEDIA_STORAGE=disk from.');
  const { disk, bucket } = await openDiskAndBucket(config.dataDir, config.s3, createLog('warn'));
  const bar = new SingleBar({
    format: '{bar} {percentage} % · {value} of {total} files · {eta_formatted} left',
    hideCursor: true,
    noTTYOutput: true,
    notTTYSchedule: 5_000,
  });
  let isShown = false;
  const onProgress = (done: number, all: number) => {
    if (!isShown) bar.start(all, done);
    isShown = true;
    bar.update(done);
  };
  const [from, to] = config.mediaInBucket ? [disk, bucket] : [bucket, disk];
  const moved = await moveObjects(from, to, { remove, onProgress });
  bar.stop();
  const counts = `${moved.copied} files copied, ${moved.present} were there already; each was read back and compared.`;
  if (moved.failed.length > 0)
    throw new StartError(`${counts}\nNot copied, run it again:\n${moved.failed.map((each) => `  ${each}`).join('\n')}`);
  const rest = remove ? '' : ' Where they were they still are: --remove takes them away.';
  return `${counts}${rest}\n${nextSteps[config.mediaInBucket ? 'bucket' : 'disk']}`;
}
