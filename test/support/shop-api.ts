import { addApiKey } from '#modules/sellers/api-keys.ts';
import type { ApiKeyScope } from '#shared/api-keys.ts';
import { addAuthenticator, addTeamMember } from './prepared-shop.ts';
import type { TestApp } from './test-app.ts';
import { createTestClient, type TestClient } from './test-client.ts';

/** A program that brings an API key and no cookie. */
export interface Program {
  token: string;
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): ReturnType<TestClient['send']>;
}

/** A program with a token that is given. */
export function programOf(app: TestApp, token: string): Program {
  const client = createTestClient(app);
  return {
    token,
    send: (method, path, body, headers = {}) => client.send(method, path, body, { authorization: `Bearer ${token}`, ...headers }),
  };
}

/** Makes a key of a shop without the pages, for a program. */
export async function addProgram(app: TestApp, slug: string, userId: string, scopes: ApiKeyScope[], name = 'ERP'): Promise<Program> {
  const made = await app.ctx.transaction((tx) => addApiKey(tx, { slug, userId, name, scopes, days: 30 }));
  return programOf(app, made.token);
}

/** Adds an owner with an authenticator to a shop. */
export async function addOwner(app: TestApp, slug: string): Promise<TestClient & { email: string; userId: string }> {
  const owner = await addTeamMember(app, slug, 'owner');
  await addAuthenticator(app, owner.email);
  const { _id: userId } = (await owner.send('GET', '/users/me')).body.data.data;
  return Object.assign(owner, { userId: String(userId) });
}
