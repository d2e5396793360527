import { join } from 'node:path';
import pg from 'pg';
import { root } from './deploy-files.ts';
import { runTool } from './deploy-tools.ts';

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/**
 * Makes the roles and the database of a shop as a deployment does, on a PostgreSQL of a test. Its superuser
 * has the name that the shop's role gets, and is called otherwise from then on.
 * @param secrets folder of `make-secrets.sh`
 */
export async function makeRoles(postgresUrl: string, secrets: string): Promise<{ status: number | null; output: string }> {
  const url = new URL(postgresUrl);
  const first = url.username;
  await execute(url.href, 'create role postgres superuser login');
  url.username = 'postgres';
  await execute(url.href, `alter role ${first} rename to first_superuser`);
  const env = { PGHOST: url.hostname, PGPORT: url.port, PGUSER: 'postgres', SECRETS: secrets };
  return runTool('sh', [join(root, 'deploy/make-roles.sh')], { env });
}
