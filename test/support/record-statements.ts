import type { Connection, Database } from '#platform/database/database.ts';

/** A statement as it was asked, with its values. */
export interface AskedStatement {
  text: string;
  values: readonly unknown[];
}

/** Gives the same database, which notes each statement that is asked of it, those of its transactions too. */
export function recordStatements(database: Database, asked: AskedStatement[]): Database {
  const record = <Kind extends Connection>(connection: Kind): Kind =>
    new Proxy(connection, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (key === 'reads') return record(value as Connection);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          const [what, values = []] = args as [string | { text: string } | ((tx: Connection) => unknown), (readonly unknown[])?];
          if (key === 'transaction' && typeof what === 'function') return value.call(target, (tx: Connection) => what(record(tx)));
          if (key === 'execute' && typeof what === 'string') asked.push({ text: what, values });
          if (key === 'run' && typeof what === 'object') asked.push({ text: what.text, values });
          return value.apply(target, args);
        };
      },
    });
  return record(database);
}
