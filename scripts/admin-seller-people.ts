import { parseArgs } from 'node:util';
import { email } from '#modules/accounts/contract.ts';
import { listContacts, removeContact, saveContact } from '#modules/sellers/contacts.ts';
import { type SellerContact, sellerContact, sellerNotices } from '#modules/sellers/contract.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { StartError } from '#shared/start-error.ts';

export const sellerPeopleUsage = `seller <slug> people | add-person <email> --name <name> [--language en|hi] [--notices ${sellerNotices.join(',')}] | remove-person <email>`;

const acts = ['people', 'add-person', 'remove-person'];

/** Tells whether the arguments of `seller` are about its people. */
export const isAboutPeople = ([, act]: readonly string[]): boolean => act !== undefined && acts.includes(act);

const line = ({ name, email: address, language, notices }: SellerContact) =>
  `${address.padEnd(32)} ${language} ${name.padEnd(24)} ${notices.length > 0 ? notices.join(', ') : 'no notices'}`;

const said = (contacts: readonly SellerContact[]) =>
  contacts.length > 0 ? contacts.map(line).join('\n') : 'Nobody is written to but those with an account; the operator gets the rest.';

/** Checks what was typed. @throws {StartError} with what is wrong with it */
function readContact(address: string, values: { name?: string | undefined; language: string; notices: string }) {
  const notices = values.notices.split(',').filter((notice) => notice !== '');
  const { data, error } = sellerContact
    .omit({ _id: true })
    .extend({ email })
    .safeParse({ email: address, name: values.name?.trim(), language: values.language, notices });
  const fault = error?.issues[0];
  if (fault) throw new StartError(`${fault.path.join('.')}: ${fault.message}`);
  if (!data?.name) throw new StartError('Say who it is: --name "Sunita Devi"');
  return data;
}

/** Lists, enters and removes the people of a seller who are written to. */
export async function operateSellerPeople(ctx: Context, args: string[]): Promise<string> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { name: text, language: { ...text, default: 'en' }, notices: { ...text, default: sellerNotices.join(',') } },
  });
  const [slug = '', act, address] = positionals;
  if (positionals.length !== (act === 'people' ? 2 : 3)) throw new StartError(`Name the seller and the person: ${sellerPeopleUsage}`);
  try {
    if (act === 'people' || address === undefined) return said((await listContacts(ctx, { slug })).data.contacts);
    const { data } =
      act === 'add-person'
        ? await saveContact(ctx, { slug, ...readContact(address, values) })
        : await removeContact(ctx, { slug, contact: address });
    return said(data.contacts);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new StartError(error.code === 'SELLER_NOT_FOUND' ? `There is no seller ${slug}.` : Object.values(error.fields ?? {}).join(' '));
  }
}
