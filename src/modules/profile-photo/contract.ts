import { z } from 'zod';
import { accountsTag } from '#modules/accounts/contract.ts';
import { accountEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';

const tags = [accountsTag.name];
const pixels = z.coerce.number().int().min(0).max(40_000_000);

export const profilePhotoContract = {
  setPhoto: accountEndpoint
    .meta({ takesFile: true })
    .errors(declareErrors('UNREADABLE_IMAGE', 'CONFLICT'))
    .route({
      method: 'PUT',
      path: '/users/photo',
      summary: 'Upload the picture of oneself, or another one',
      description:
        'The body is the picture itself, or a form with it. `left`, `top` and `side` say which square of the upright picture is kept, in its pixels; the middle without them.',
      tags,
    })
    .input(z.object({ left: pixels.optional(), top: pixels.optional(), side: pixels.min(1).optional() }))
    .output(z.object({ data: z.object({ photo: z.string().meta({ description: 'Its address' }) }) })),
  removePhoto: accountEndpoint
    .route({ method: 'DELETE', path: '/users/photo', summary: 'Remove the picture of oneself', tags })
    .output(z.object({ status: z.literal('success') })),
};
