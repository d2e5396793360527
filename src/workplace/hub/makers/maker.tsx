import { Link } from 'react-router';
import { type Language, languageOfPath } from '#shared/localized.ts';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { orNotFound } from '../../or-not-found.ts';
import { formAction, keepForm } from '../../parts/forms/form-action.ts';
import { Waiting } from '../shop/details.tsx';
import type { Route } from './+types/maker';
import { MakerForm, useMakerFields } from './maker-form.tsx';
import { MakerPhotos } from './maker-photos.tsx';
import { MakerVoice, useVoiceFields } from './maker-voice.tsx';
import { makersMessagesOf, useMakersMessages } from './messages.ts';

export const loader = async ({ context, params: { shop, maker }, url }: Route.LoaderArgs) => ({
  ...(await orNotFound(context.get(apiContext).onboarding.getShopMaker({ shop, maker }))).data,
  isSent: url.searchParams.has('sent'),
});

/** Reads the descriptions of photographs from fields such as `alt.<id>.en`. */
function altsOf(form: Readonly<Record<string, string>>) {
  const alts: Record<string, { en?: string; hi?: string }> = {};
  for (const [name, value] of Object.entries(form)) {
    const [, id = '', language] = /^alt\.(\w+)\.(en|hi)$/.exec(name) ?? [];
    if (language) alts[id] = { ...alts[id], [language]: value };
  }
  return alts;
}

export const action = formAction(async ({ api, form, params, to }) => {
  const { shop = '', maker = '' } = params;
  const page = to.maker(shop, maker);
  const { act, event = '', photo = '', photoProblem: code = 'none', photoIds, ...words } = form;
  if (act === 'withdraw') {
    await api.onboarding.withdrawMakerChange({ shop, maker });
    return to.makers(shop);
  }
  if (act === 'photo') {
    await api.onboarding.moveMakerPhoto({ shop, maker, photo, event: event as 'remove' });
    return `${page}#pictures`;
  }
  if (act === 'silence') {
    await api.onboarding.removeMakerVoice({ shop, maker });
    return `${page}#voice`;
  }
  if (act === 'save') {
    await api.onboarding.saveShopMaker({ ...words, shop, maker, alts: altsOf(words) } as never);
    return `${page}?sent`;
  }
  // The file came with the form, and was taken or refused before this page is asked.
  const [field, part] = act === 'voice' ? ['voice', 'voice'] : ['file', 'pictures'];
  if (photoIds === undefined) throw Response.json({ code, fields: { [field]: code } }, { status: 422 });
  return `${page}#${part}`;
});

export const clientAction = keepForm;

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const { fields, change } = loaderData?.maker ?? {};
  const language = languageOfPath(location.pathname);
  return [{ title: nameIn(change?.fields ?? fields ?? {}, language) || makersMessagesOf(language).title }];
};

const nameIn = ({ name = '', nameHi }: Readonly<Record<string, string>>, language: Language) => (language === 'hi' && nameHi) || name;

/** The page of a maker for its shop: how it stands, its pictures, its voice, and its words. */
export default function Maker({ loaderData, params, actionData }: Route.ComponentProps) {
  const { maker, isSent } = loaderData;
  const { fields, change, photos, voice, slug } = maker;
  const t = useMakersMessages();
  const language = useLanguage();
  const to = links(language);
  const named = useMakerFields().map(({ group: _, ...field }) => field);
  const ofPhotos = photos.flatMap((_, index) => [{ name: `photo${index + 1}`, label: t.photo(String(index + 1)) }]);
  const ofVoice = [{ name: 'voice', label: t.voice.title }, ...useVoiceFields().map(({ group: _, ...field }) => field)];
  return (
    <>
      <p>
        <Link to={to.makers(params.shop)} className="text-link inline-flex min-h-11 items-center">
          {t.back}
        </Link>
      </p>
      <h1 className="wrap-anywhere mt-2 text-3xl lg:text-4xl">{nameIn(change?.fields ?? fields, language)}</h1>
      {slug && (
        <p className="mt-2">
          <a href={to.makerPage(slug)} className="text-link inline-flex min-h-11 items-center">
            {t.page}
          </a>
        </p>
      )}
      {isSent && (
        <p role="status" className="mt-4 mb-6 font-semibold">
          ✓ {t.saved}
        </p>
      )}
      {change && <Waiting change={change} fields={[...named, ...ofPhotos, ...ofVoice]} values={fields} state={actionData} />}
      <MakerPhotos photos={photos} state={actionData} />
      <MakerVoice voice={voice} state={actionData} />
      <MakerForm
        key={change?.sentAt}
        defaults={change?.fields ?? fields}
        photos={photos}
        hasVoice={voice !== undefined && voice.state !== 'failed'}
        state={actionData}
      />
    </>
  );
}
