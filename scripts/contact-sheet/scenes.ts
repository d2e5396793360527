import type { APIRequestContext } from '@playwright/test';
import { find, jutti, pathOf } from '../../e2e/demo.ts';
import { accountScenes } from './account-scenes.ts';
import { buyingScenes } from './buying-scenes.ts';
import { mailScenes } from './mail-scenes.ts';
import { orderScenes } from './order-scenes.ts';
import type { Cast } from './people.ts';
import type { Scene } from './scene.ts';
import { openScenes, visitorScenes } from './visitor-scenes.ts';

/** Every page and state that the sheet shows. */
export async function listScenes(request: APIRequestContext, cast: Cast): Promise<Scene[]> {
  return [
    // First what a quarter of an hour ends: pieces that wait for their payment, and a password that was said lately.
    ...orderScenes(cast),
    ...accountScenes(cast),
    ...(await openScenes(request)),
    ...visitorScenes(pathOf(await find(request, jutti))),
    ...(await buyingScenes(request)),
    ...(await mailScenes(request)),
  ];
}
