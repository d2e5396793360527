/** Lines that a form selects: fields `qty.<line>` with a number above 0. */
export function selectedLines(values: Record<string, string>): { lineId: string; qty: number }[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const qty = Number(value);
    return name.startsWith('qty.') && Number.isInteger(qty) && qty > 0 ? [{ lineId: name.slice(4), qty }] : [];
  });
}
