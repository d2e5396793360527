import type { Connection, Database } from './database.ts';

/**
 * A table or sequence, with the privileges that the application's role shall have (`wanted`) and has
 * (`held`).
 */
interface Grant {
  object: string;
  kind: 'table' | 'sequence';
  wanted: string[];
  held: string[];
}

/** Trigger functions that keep rows from being changed; the exceptions are functions of the owner. */
const appendOnlyTriggers = ['refuse_change', 'keep_security_event', 'keep_security_event_head'];

const quoteIdentifier = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * Lets the application's role read and write rows and nothing else, in the schemas that the caller owns: no
 * truncating, no triggers, no changed tables. Tables with a trigger of `appendOnlyTriggers` are granted for
 * reading and for what the trigger leaves, so a new append-only table needs nothing but its trigger. Grants
 * that are right already are left alone.
 * @param tx a transaction of the owner, under the lock of migrations
 */
export async function grantToApplication(tx: Connection, role: string, schemas: readonly string[]): Promise<void> {
  const to = quoteIdentifier(role);
  for (const schema of schemas.map(quoteIdentifier)) {
    await tx.execute(`grant usage on schema ${schema} to ${to}`);
    await tx.execute(`alter default privileges in schema ${schema} grant select, insert, update, delete on tables to ${to}`);
    await tx.execute(`alter default privileges in schema ${schema} grant usage, select on sequences to ${to}`);
    await tx.execute(`alter default privileges in schema ${schema} grant execute on routines to ${to}`);
  }
  // Databases created before PostgreSQL 15 let everyone create tables in the schema `public`.
  const creatable = await tx.execute(
    `select nspname from pg_namespace where nspname = any($1) and has_schema_privilege($2, oid, 'CREATE')
       and pg_has_role(current_user, nspowner, 'USAGE')`,
    [schemas, role],
  );
  for (const { nspname } of creatable.rows)
    await tx.execute(`revoke create on schema ${quoteIdentifier(String(nspname))} from public, ${to}`);

  for (const { object, kind, wanted, held } of await readGrants(tx, role, schemas)) {
    const surplus = held.filter((privilege) => !wanted.includes(privilege));
    const missing = wanted.filter((privilege) => !held.includes(privilege));
    if (surplus.length > 0) await tx.execute(`revoke ${surplus.join(', ')} on ${kind} ${object} from ${to}`);
    if (missing.length > 0) await tx.execute(`grant ${missing.join(', ')} on ${kind} ${object} to ${to}`);
  }
  const routines = await tx.execute(
    `select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = any($1) and pg_has_role(current_user, p.proowner, 'USAGE') and not has_function_privilege($2, p.oid, 'EXECUTE')`,
    [schemas, role],
  );
  for (const { name } of routines.rows) await tx.execute(`grant execute on routine ${name} to ${to}`);
}

async function readGrants(tx: Connection, role: string, schemas: readonly string[]): Promise<Grant[]> {
  const { rows } = await tx.execute(
    `with kept as (
       -- bits of tgtype: 1 for each row, 2 before, 4 insert, 8 delete, 16 update
       select tgrelid, bit_or(tgtype & 4) > 0 as from_insert, bit_or(tgtype & 8) > 0 as from_delete, bit_or(tgtype & 16) > 0 as from_update
       from pg_trigger where not tgisinternal and tgtype & 3 = 3 and tgqual is null and tgattr = ''
         and tgfoid in (select oid from pg_proc where proname = any($3))
       group by tgrelid
     ), objects as (
       select c.oid, format('%I.%I', n.nspname, c.relname) as object, case c.relkind when 'S' then 'sequence' else 'table' end as kind,
         case when c.relkind = 'S' then array['USAGE', 'SELECT']
           when c.relkind in ('v', 'm') or c.relname = 'schema_migrations' then array['SELECT']
           else array['SELECT']
             || case when kept.from_insert then '{}'::text[] else array['INSERT'] end
             || case when kept.from_update then '{}'::text[] else array['UPDATE'] end
             || case when kept.from_delete then '{}'::text[] else array['DELETE'] end
         end as wanted
       from pg_class c join pg_namespace n on n.oid = c.relnamespace left join kept on kept.tgrelid = c.oid
       where n.nspname = any($2) and c.relkind in ('r', 'p', 'v', 'm', 'S') and pg_has_role(current_user, c.relowner, 'USAGE')
     )
     select object, kind, wanted, array(
       select privilege from unnest(case kind when 'sequence' then array['USAGE', 'SELECT', 'UPDATE']
         else array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'] end) privilege
       where case kind when 'sequence' then has_sequence_privilege($1, oid, privilege) else has_table_privilege($1, oid, privilege) end
     ) as held from objects order by object`,
    [role, schemas, appendOnlyTriggers],
  );
  return rows as unknown as Grant[];
}

/** Reads the role of a connection, and whether it could change the tables and their triggers. */
export async function readRole(database: Database, schemas: readonly string[]): Promise<{ role: string; ownsTables: boolean }> {
  const { rows } = await database.execute(
    `select current_user as role, exists (
       select from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = any($1) and c.relkind in ('r', 'p') and pg_has_role(current_user, c.relowner, 'MEMBER')) as owns`,
    [schemas],
  );
  return { role: String(rows[0]?.role), ownsTables: rows[0]?.owns === true };
}
