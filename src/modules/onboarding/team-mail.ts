import type { MailContent } from '#modules/notifications/mail.ts';
import { hubUrl } from '#modules/sellers/hub-url.ts';
import type { Context } from '#platform/context.ts';
import type { ShopRole } from '#shared/access.ts';
import { formatDay } from '#shared/format-day.ts';
import type { Language } from '#shared/localized.ts';

const roles: Record<Language, Record<ShopRole, string>> = {
  en: { owner: 'Owner', manager: 'Manager', packer: 'Packer', accountant: 'Accountant', facilitator: 'Facilitator' },
  hi: { owner: 'मालिक', manager: 'मैनेजर', packer: 'पैकिंग', accountant: 'हिसाब', facilitator: 'सहायक' },
};

/** Changes of a team that its owners hear of. */
export type TeamMoment = 'invited' | 'withdrawn' | 'joined' | 'role' | 'removed' | 'left';

const words = {
  en: {
    owners: {
      invited: 'Someone was invited to the team of your shop',
      withdrawn: 'An invitation to the team of your shop was withdrawn',
      joined: 'Someone joined the team of your shop',
      role: 'A role in the team of your shop changed',
      removed: 'Someone was removed from the team of your shop',
      left: 'Someone left the team of your shop',
    } satisfies Record<TeamMoment, string>,
    person: 'Person',
    role: 'Role',
    button: 'See the team',
    mistake: 'Was this none of you? Change it on the page of your team, then reply to this email.',
    invitation: {
      subject: (shop: string) => `Work for ${shop}`,
      text: (shop: string, role: string) => `You are invited to the team of ${shop}, as: ${role}.`,
      button: 'See the invitation',
      until: (date: string) =>
        `The link works once, until ${date}. Use it with an account of this email address; if there is none yet, you open one on the way.`,
      mistake: 'Do you not know this shop? Then ignore this email.',
    },
    own: {
      role: (shop: string) => `Your role at ${shop} has changed`,
      removed: (shop: string) => `You no longer work for ${shop}`,
      roleText: (role: string) => `Your role is now: ${role}.`,
      removedText: 'An owner of the shop has ended it. Your own account stays as it is.',
    },
  },
  hi: {
    owners: {
      invited: 'आपकी दुकान की टीम में किसी को बुलाया गया',
      withdrawn: 'आपकी दुकान की टीम का एक बुलावा वापस लिया गया',
      joined: 'आपकी दुकान की टीम में कोई जुड़ा',
      role: 'आपकी दुकान की टीम में किसी की भूमिका बदली',
      removed: 'आपकी दुकान की टीम से किसी को हटाया गया',
      left: 'आपकी दुकान की टीम किसी ने छोड़ी',
    } satisfies Record<TeamMoment, string>,
    person: 'व्यक्ति',
    role: 'भूमिका',
    button: 'टीम देखें',
    mistake: 'यह आप में से किसी ने नहीं किया? टीम के पन्ने पर इसे बदलें, फिर इस ई-मेल का जवाब दें।',
    invitation: {
      subject: (shop: string) => `${shop} के लिए काम करें`,
      text: (shop: string, role: string) => `आपको ${shop} की टीम में बुलाया गया है। भूमिका: ${role}।`,
      button: 'बुलावा देखें',
      until: (date: string) => `यह लिंक एक बार, ${date} तक चलेगा। इसे इसी ई-मेल पते के खाते से खोलें; खाता न हो तो वह बीच में बन जाएगा।`,
      mistake: 'इस दुकान को नहीं जानते? तो इस ई-मेल पर ध्यान न दें।',
    },
    own: {
      role: (shop: string) => `${shop} में आपकी भूमिका बदल गई`,
      removed: (shop: string) => `अब आप ${shop} की टीम में नहीं हैं`,
      roleText: (role: string) => `अब आपकी भूमिका है: ${role}।`,
      removedText: 'दुकान के मालिक ने यह काम समाप्त किया। आपका अपना खाता वैसा ही है।',
    },
  },
};

/** Composes the mail to an owner about a change of the team. Its subject names no person. */
export function teamChangedMail(
  ctx: Context,
  given: { slug: string; about: TeamMoment; email: string; role: ShopRole; language: Language },
): MailContent {
  const { slug, about, email, role, language } = given;
  const say = words[language];
  const subject = say.owners[about];
  return {
    kind: `team-${about}`,
    language,
    subject,
    blocks: [
      { type: 'heading', text: subject },
      {
        type: 'table',
        rows: [
          [say.person, email],
          [say.role, roles[language][role]],
        ],
      },
      { type: 'button', label: say.button, url: `${hubUrl(ctx, slug, language)}/team` },
      { type: 'note', text: say.mistake },
    ],
  };
}

/** Composes the invitation to work for a shop. */
export function memberInvitedMail(given: { shop: string; role: ShopRole; url: string; expiresAt: Date; language: Language }): MailContent {
  const { shop, role, url, expiresAt, language } = given;
  const say = words[language].invitation;
  return {
    kind: 'team-invitation',
    language,
    subject: say.subject(shop),
    blocks: [
      { type: 'heading', text: say.subject(shop) },
      { type: 'paragraph', text: say.text(shop, roles[language][role]) },
      { type: 'button', label: say.button, url },
      { type: 'paragraph', text: say.until(formatDay(expiresAt, language, 'long')) },
      { type: 'note', text: say.mistake },
    ],
  };
}

/** Composes the mail to a person whose role changed, or who is no longer of the team. */
export function ownRoleMail({ shop, role, language }: { shop: string; role: ShopRole | undefined; language: Language }): MailContent {
  const say = words[language].own;
  const subject = role ? say.role(shop) : say.removed(shop);
  return {
    kind: role ? 'team-own-role' : 'team-own-end',
    language,
    subject,
    blocks: [
      { type: 'heading', text: subject },
      { type: 'paragraph', text: role ? say.roleText(roles[language][role]) : say.removedText },
    ],
  };
}
