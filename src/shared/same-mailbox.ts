/** Providers that ignore dots before the @, by the domain under which their addresses count. */
const ignoresDots: Record<string, string> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * Gives the mailbox behind an e-mail address, for limits alone: mail goes to the address as it was typed.
 * Leaves out the tag, which its owner writes after a plus.
 */
export function sameMailbox(email: string): string {
  const typed = email.trim().toLowerCase();
  const at = typed.lastIndexOf('@');
  if (at < 1) return typed;
  const domain = typed.slice(at + 1).replace(/\.$/, '');
  const local = typed.slice(0, at).replace(/^([^+]+)\+.*$/, '$1');
  const known = ignoresDots[domain];
  return known ? `${local.replaceAll('.', '')}@${known}` : `${local}@${domain}`;
}

/** Gives the digits by which a phone number counts, with or without the code of its country. */
export const samePhone = (phone: string): string => phone.replace(/\D/g, '').slice(-10);
