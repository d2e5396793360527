import { apiContext } from '../api.ts';
import type { Route } from './+types/portrait-image';
import { drawPortrait } from './draw-portrait.ts';
import { portraitTraits } from './portrait-traits.ts';

/** Answers /portraits/{slug}.svg, the drawn portrait of a maker, with a max-age of one day. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const slug = /^(.+)\.svg$/.exec(params.file)?.[1];
  if (!slug) throw new Response(null, { status: 404 });
  const { maker } = (await context.get(apiContext).makers.getMaker({ slug })).data;
  return new Response(drawPortrait(portraitTraits(maker)), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  });
}
