import { z } from 'zod';
import { readShortJson } from './read-short-json.ts';
import { TextError } from './text-error.ts';
import type { TextProvider } from './text-provider.ts';

const timeoutMs = 10_000;
const answer = z.object({ type: z.string() });

/** Statuses after which another attempt can succeed. */
const isTemporary = (status: number) => status >= 500 || status === 408 || status === 429;

/**
 * Sends by the flow API of MSG91, which knows the template under an identifier of its own. A refused message
 * is answered with `type: error`, also under status 200.
 * Source: https://control.msg91.com/apidoc/textsms/send-sms-flow.php
 */
export function createMsg91({ authKey, url }: { authKey: string; url: string }): TextProvider {
  return {
    async send({ to, template, variables }) {
      const recipient = { ...variables, mobiles: to.replace(/\D/g, '') };
      const response = await fetch(`${url.replace(/\/$/, '')}/api/v5/flow`, {
        method: 'POST',
        headers: { authkey: authKey, accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({ template_id: template, short_url: '0', recipients: [recipient] }),
        // Follows no redirect, so that the key reaches the configured host alone.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: Error) => {
        throw new TextError(error.name === 'TimeoutError' ? 'no answer in time' : 'out of reach', 'temporary');
      });
      const said = answer.safeParse(await readShortJson(response));
      if (response.ok && said.data?.type === 'success') return;
      if (isTemporary(response.status) || (response.ok && !said.success)) throw new TextError(`status ${response.status}`, 'temporary');
      throw new TextError(`refused with status ${response.status}`, 'permanent');
    },
  };
}
