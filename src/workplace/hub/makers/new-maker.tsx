import { Link } from 'react-router';
import { languageOfPath } from '#shared/localized.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { formAction, keepForm } from '../../parts/forms/form-action.ts';
import type { Route } from './+types/new-maker';
import { MakerForm } from './maker-form.tsx';
import { makersMessagesOf, useMakersMessages } from './messages.ts';

export const action = formAction(async ({ api, form, params, to }) => {
  const { shop = '' } = params;
  const { act: _, ...words } = form;
  const { maker } = (await api.onboarding.addShopMaker({ ...words, shop } as never)).data;
  return `${to.maker(shop, maker)}?sent`;
});

export const clientAction = keepForm;

export const meta: Route.MetaFunction = ({ location }) => [{ title: makersMessagesOf(languageOfPath(location.pathname)).add }];

/** The form of a new maker. */
export default function NewMaker({ params, actionData }: Route.ComponentProps) {
  const t = useMakersMessages();
  return (
    <>
      <p>
        <Link to={links(useLanguage()).makers(params.shop)} className="text-link inline-flex min-h-11 items-center">
          {t.back}
        </Link>
      </p>
      <h1 className="mt-2 text-3xl lg:text-4xl">{t.add}</h1>
      <p className="mt-4 max-w-lead text-lg text-muted">{t.photos.first}</p>
      <MakerForm state={actionData} />
    </>
  );
}
