/** Head of a table whose rows stand as lists on a phone, where it is hidden. */
export function ColumnNames({ names }: { names: readonly string[] }) {
  return (
    <thead className="max-md:hidden">
      <tr>
        {names.map((name) => (
          <th key={name} scope="col" className="border-line-strong border-b py-2 pr-6 font-semibold text-sm">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
