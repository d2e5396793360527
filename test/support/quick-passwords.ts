import { createRequire } from 'node:module';

/**
 * Digests passwords at the least cost that argon2id has: tests sign up thousands of people, and what a real
 * digest costs is what its library costs. Servers in processes of their own digest as in production.
 */
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2');
const { hash } = argon2;
Object.assign(argon2, { hash: (password: string) => hash(password, { memoryCost: 8, timeCost: 1 }) });
