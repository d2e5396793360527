import { loadModule, parseSync } from 'libpg-query';

await loadModule();

type Node = Record<string, unknown>;

/** Says what a statement does to others who use its table meanwhile; undefined where it is harmless. */
type Check = (node: Node) => string | undefined;

const kindsOf = (constraints: unknown) =>
  ((constraints as { Constraint: Node }[] | undefined) ?? []).map(({ Constraint }) => Constraint).filter((each) => each !== undefined);

/** Constraints of a new column that need every row to be read, or other tables to stand still. */
const readsRows = ['CONSTR_CHECK', 'CONSTR_FOREIGN', 'CONSTR_UNIQUE', 'CONSTR_PRIMARY'];

const alterations: Record<string, (command: Node) => string | undefined> = {
  AT_AddColumn({ def }) {
    const constraints = kindsOf((def as { ColumnDef: Node }).ColumnDef.constraints);
    const has = (kind: string) => constraints.find(({ contype }) => contype === kind);
    if (has('CONSTR_NOTNULL') && !has('CONSTR_DEFAULT')) return 'adds a column that no row has a value for';
    if (JSON.stringify(has('CONSTR_DEFAULT') ?? {}).match(/"sval":"(?:random|gen_random_uuid|clock_timestamp|nextval)"/))
      return 'adds a column whose default writes every row anew';
    return readsRows.some(has) ? 'adds a column with a constraint: add it not valid, then validate it' : undefined;
  },
  AT_AddConstraint({ def }) {
    const { contype, skip_validation, indexname } = (def as { Constraint: Node }).Constraint;
    if (contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY') return indexname ? undefined : 'builds an index while writers wait';
    return skip_validation ? undefined : 'reads every row while writers wait: add it not valid, then validate it in another file';
  },
  AT_SetNotNull: () => 'reads every row while all wait: validate a check that it is not null first',
  AT_AlterColumnType: () => 'writes every row anew while all wait',
  AT_DropColumn: () => 'takes away what older software uses',
};

const checks: Record<string, Check> = {
  IndexStmt: ({ concurrent }) => (concurrent ? undefined : 'builds an index while writers wait: concurrently, outside a transaction'),
  AlterTableStmt({ cmds }) {
    for (const { AlterTableCmd: command } of cmds as { AlterTableCmd: Node }[]) {
      const found = alterations[String(command.subtype)]?.(command);
      if (found) return found;
    }
    return undefined;
  },
  RenameStmt: () => 'takes away what older software uses',
  DropStmt: ({ removeType }) => (removeType === 'OBJECT_TABLE' ? 'takes away what older software uses' : undefined),
  LockStmt: () => 'locks a table',
  TruncateStmt: () => 'empties a table while all wait',
  VacuumStmt: ({ options }) => (JSON.stringify(options ?? '').includes('full') ? 'writes every row anew while all wait' : undefined),
  ClusterStmt: () => 'writes every row anew while all wait',
  UpdateStmt: ({ whereClause }) => (whereClause ? undefined : 'changes every row in one transaction'),
  DeleteStmt: ({ whereClause }) => (whereClause ? undefined : 'deletes every row in one transaction'),
};

/** The table that a statement is about. */
function tableOf(node: Node): string {
  const { relation, objects } = node as { relation?: { relname: string }; objects?: unknown };
  return relation?.relname ?? /"sval":"(\w+)"\}\}\]\}?\}?\]?$/.exec(JSON.stringify(objects ?? ''))?.[1] ?? '';
}

/**
 * Finds what would stop a shop that goes on selling while a migration runs. Tables that the file itself makes
 * have no other users yet. `-- needs: <number>` allows to take away what software before that number uses,
 * and `-- allowed: <reason>` anything, such as on a table that has a few rows.
 */
export function findDangers(text: string): string[] {
  const statements = (parseSync(text) as unknown as { stmts: { stmt: Record<string, Node> }[] }).stmts.map(
    ({ stmt }) => Object.entries(stmt)[0],
  );
  const isOutside = /^-- outside a transaction$/m.test(text);
  if (/^-- allowed: \S.{9,}$/m.test(text)) return [];
  const isContraction = /^-- needs: \d{4}$/m.test(text);
  const dangers = isOutside && statements.length !== 1 ? ['holds more than the one statement that runs outside a transaction'] : [];
  const own = new Set<string>();
  for (const [kind = '', node = {}] of statements as [string, Node][]) {
    if (kind === 'CreateStmt') own.add(tableOf(node));
    if (JSON.stringify(node).includes('"concurrent":true') && !isOutside) dangers.push('concurrently needs “-- outside a transaction”');
    const danger = own.has(tableOf(node)) ? undefined : checks[kind]?.(node);
    if (danger && !(isContraction && danger.startsWith('takes away'))) dangers.push(`${tableOf(node)}: ${danger}`);
  }
  return dangers;
}
