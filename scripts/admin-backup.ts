import { access, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { checkMedia } from '#modules/media/check-media.ts';
import { checkBooks, findingLine } from '#modules/reconciliation/check-books.ts';
import { unmarkRestored } from '#platform/backup/restored.ts';
import { type Manifest, secretDigest, takeBackup } from '#platform/backup/take-backup.ts';
import { unpackBackup } from '#platform/backup/unpack-backup.ts';
import type { Context } from '#platform/context.ts';
import { countWaitingJobs, dropWaitingJobs } from '#platform/jobs/waiting-jobs.ts';
import { createLog } from '#platform/log.ts';
import { root } from '#platform/root.ts';
import { loadOrCreateSecret } from '#platform/secrets.ts';
import { StartError } from '#shared/start-error.ts';
import { type Config, readConfig } from '../src/config.ts';
import { openServices } from '../src/server/services.ts';

export const backupUsage = 'backup --to <folder> --recipient <age1…> [--keep <number>]';
export const restoreUsage = 'restore <file> --key <file> --into <folder>';
export const checkBackupUsage = 'check-backup <file> --key <file>';
export const restoredUsage = 'restored [--drop <kind of job>] [--release]';

const text = { type: 'string' } as const;
const namePattern = /^karigari-\d{8}T\d{6}Z\.tar\.zst\.age$/;

/** Prints a new key; the recipient alone goes to the machine of the shop. */
export async function printBackupKey(): Promise<string> {
  const identity = await generateIdentity();
  return `# Keep this file away from the machine of the shop: whoever has it reads every backup.\n# recipient: ${await identityToRecipient(identity)}\n${identity}`;
}

/** Reads the secret key of a file as `backup-key` prints it. */
async function readKey(file: string | undefined): Promise<string> {
  if (file === undefined) throw new StartError('Name the file with the secret key: --key <file>');
  const key = /^AGE-SECRET-KEY-\S+$/m.exec(await readFile(file, 'utf8').catch(() => ''));
  if (!key) throw new StartError(`${file} has no secret key, which begins with AGE-SECRET-KEY-.`);
  return key[0];
}

/** Backs the embedded database and the pictures up, and removes the oldest backups beyond `--keep`. */
export async function backup(config: Config, args: string[]): Promise<string> {
  const { values } = parseArgs({ args, options: { to: text, recipient: text, keep: text } });
  if (config.databaseUrl !== undefined)
    throw new StartError('DATABASE_URL is set: PostgreSQL is backed up with its own tools, see docs/backup.md.');
  const recipient = values.recipient ?? process.env.BACKUP_RECIPIENT;
  if (!values.to || !recipient) throw new StartError(`npm run admin -- ${backupUsage}`);
  const keep = values.keep === undefined ? Number.POSITIVE_INFINITY : Number(values.keep);
  if (!(keep >= 1)) throw new StartError('--keep must be a number from 1.');
  const folder = resolve(values.to);
  await access(folder).catch(() => {
    throw new StartError(`${folder} is not there.`);
  });
  const at = new Date();
  const file = join(folder, `karigari-${at.toISOString().replace(/[-:]|\.\d+/g, '')}.tar.zst.age`);
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  await takeBackup({ dataDir: config.dataDir, secret: config.authSecret }, { file, recipient }, { at, version });
  const old = (await readdir(folder))
    .filter((name) => namePattern.test(name))
    .sort()
    .slice(0, -keep);
  if (Number.isFinite(keep)) for (const name of old) await rm(join(folder, name));
  return file;
}

/** Warns where the secret of this environment is another one than that of a backup. */
async function secretWarning(config: Config, folder: string, manifest: Manifest): Promise<string> {
  const secret = config.authSecret ?? (await loadOrCreateSecret(folder));
  if (secretDigest(secret) === manifest.secret) return '';
  return '\nAUTH_SECRET is another one than that of the backup: authenticators, bank accounts and other sealed values cannot be read with it.';
}

/** Makes a data directory of a backup. The shop that starts on it sends nothing until it is released. */
export async function restore(config: Config, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { key: text, into: text } });
  const [file] = positionals;
  if (file === undefined || values.into === undefined) throw new StartError(`npm run admin -- ${restoreUsage}`);
  const folder = resolve(values.into);
  const manifest = await unpackBackup(file, await readKey(values.key), folder);
  const warning = await secretWarning(config, folder, manifest);
  return `${folder} is the shop of ${manifest.at}, of version ${manifest.version}.${warning}\nSet DATA_DIR to it. Nothing is sent or taken before npm run admin -- restored --release.`;
}

/** Unpacks a backup beside the shop, compares its books and pictures, and removes it again. */
export async function checkBackup(config: Config, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { key: text } });
  const [file] = positionals;
  if (file === undefined) throw new StartError(`npm run admin -- ${checkBackupUsage}`);
  const key = await readKey(values.key);
  const folder = await mkdtemp(join(tmpdir(), 'karigari-backup-'));
  try {
    const dataDir = join(folder, 'data');
    const manifest = await unpackBackup(file, key, dataDir);
    const warning = await secretWarning(config, dataDir, manifest);
    const copy = { ...config, dataDir, databaseUrl: undefined, databaseMigrationUrl: undefined, redisUrl: undefined };
    const { contextOf, close } = await openServices(copy, createLog('warn'), { work: false });
    try {
      const ctx = contextOf('check-backup');
      const findings = (await checkBooks(ctx)).map(findingLine);
      const media = await checkMedia(ctx);
      if (findings.length + media.findings.length > 0) throw new StartError([...findings, ...media.findings].join('\n') + warning);
      return `The backup of ${manifest.at} is whole: its books agree, and its ${media.pictures} pictures are there.${warning}`;
    } finally {
      await close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Shows what a restored shop would send, drops a kind of it, and releases the shop. */
export async function operateRestored(ctx: Context, args: string[]): Promise<string> {
  const config = readConfig();
  const { values } = parseArgs({ args, options: { drop: text, release: { type: 'boolean' } } });
  if (values.drop !== undefined && (await dropWaitingJobs(ctx.db, values.drop)) === 0) throw new StartError(`No ${values.drop} waits.`);
  const waiting = await countWaitingJobs(ctx.db);
  const list = waiting.length === 0 ? 'Nothing waits.' : waiting.map((job) => `${String(job.waiting).padStart(7)} ${job.kind}`).join('\n');
  if (!values.release) return list;
  await unmarkRestored(config.dataDir);
  const also = config.restored ? ' Unset RESTORED.' : '';
  return `${list}\nReleased: the shop sends that from its next start.${also}`;
}
