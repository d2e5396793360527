/** Settings of these services begin alike; no other program's do. */
const prefixes = ['RAZORPAY_', 'STRIPE_', 'SHIPROCKET_', 'SMTP_', 'LEGAL_', 'GRIEVANCE_', 'S3_'];

/** Letters by which a longer name may differ from the setting that is meant. */
const maxDistance = 2;

/** Letters to add, take away, change or swap with a neighbour until one word is the other. */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = Number(a[i - 1] !== b[j - 1]);
      const at = (x: number, y: number) => (x === 0 ? row : rows[i - x])?.[j - y] ?? Number.POSITIVE_INFINITY;
      row[j] = Math.min(at(1, 0) + 1, at(0, 1) + 1, at(1, 1) + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j] as number, at(2, 2) + 1);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? Number.POSITIVE_INFINITY;
}

/**
 * Lists variables that are set, are no settings, and are probably meant for one: `DATABSE_URL`,
 * `STRIPE_SECRET`.
 * @param given names of all variables that are set
 * @param known names of our settings, each of which may end in `_FILE`
 */
export function similarSettings(given: readonly string[], known: readonly string[]): { name: string; meant: string }[] {
  const similar: { name: string; meant: string }[] = [];
  for (const name of given) {
    // The name of a setting's file is compared as the name of the setting.
    const suffix = /_FILE$/i.exec(name)?.[0].toUpperCase() ?? '';
    const upper = name.toUpperCase().slice(0, name.length - suffix.length);
    if (known.includes(name.slice(0, upper.length))) continue;
    const family = prefixes.find((prefix) => upper.startsWith(prefix));
    // Words whose lengths differ by more are further from each other than is asked for.
    const isNear = (each: string) => (family === undefined ? Math.abs(each.length - upper.length) <= maxDistance : each.startsWith(family));
    const candidates = known
      .filter((each) => each.length >= 5 && isNear(each))
      .map((meant) => ({ meant, letters: editDistance(upper, meant) }))
      .sort((a, b) => a.letters - b.letters);
    const [nearest] = candidates;
    if (nearest && (family !== undefined || nearest.letters <= (nearest.meant.length >= 8 ? maxDistance : 1)))
      similar.push({ name, meant: nearest.meant + suffix });
  }
  return similar;
}
