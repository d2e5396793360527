import type { Context } from '#platform/context.ts';
import type { Language } from '#shared/localized.ts';
import { isUrgent, type NoticeTopic } from '#shared/notice-topics.ts';
import { readChoices } from './choice-queries.ts';
import { endOfQuiet } from './quiet-rules.ts';

/** A person of a shop who is written to; a contact has no account, and no choices. */
export interface SellerPerson {
  email: string;
  language: Language;
  userId?: string | null | undefined;
}

export interface PlannedMail {
  email: string;
  language: Language;
  /** The mail waits until then. */
  deliverAfter?: Date | undefined;
}

/**
 * Plans who of a shop gets a mail, and when. Who wants none about a topic gets none, unless it is urgent and
 * no other person wants one: a new order is never lost. What is not urgent waits out the quiet hours.
 */
export async function planMails(
  ctx: Context,
  { sellerId, topic, people }: { sellerId: string; topic: NoticeTopic; people: readonly SellerPerson[] },
): Promise<PlannedMail[]> {
  const choices = await readChoices(
    ctx.db,
    sellerId,
    people.flatMap(({ userId }) => userId ?? []),
  );
  const choicesOf = ({ userId }: SellerPerson) => (userId ? choices.get(userId) : undefined);
  const wanting = people.filter((person) => !choicesOf(person)?.withoutMail.includes(topic));
  const reached = isUrgent(topic) && wanting.length === 0 ? people : wanting;
  return reached.map((person) => {
    const { quietFrom: from = null, quietUntil: until = null } = choicesOf(person) ?? {};
    const isLater = !isUrgent(topic) && from !== null && until !== null;
    return { email: person.email, language: person.language, deliverAfter: isLater ? endOfQuiet({ from, until }, ctx.now()) : undefined };
  });
}
