import type {
  AnyContractProcedure,
  AnySchema,
  ContractProcedure,
  ErrorMap,
  InferSchemaInput,
  InferSchemaOutput,
  Meta,
} from '@orpc/contract';
import { type AnyProcedure, type AnyRouter, implement, type Router } from '@orpc/server';
import type { Language } from '#shared/localized.ts';
import type { Context, Services } from './context.ts';
import type { FileStream } from './http/file-stream.ts';
import type { JobDefinition } from './jobs/jobs.ts';
import type { AttachedFile } from './mail/transport.ts';
import type { PersonalDataSource } from './personal-data-source.ts';
import type { RawJson } from './raw-json/raw-json.ts';
import { acceptRawJson } from './raw-json/raw-json-procedure.ts';

/** Tells whether the caller may read the private picture with this content hash. */
export type MediaGuard = (ctx: Context, hash: string) => Promise<boolean>;

/** Makes a document that goes with a mail, by its key; undefined where it is no more. */
export type AttachmentMaker = (ctx: Context, key: string, language: Language) => Promise<AttachedFile | undefined>;

/** A chapter of the API document. */
interface ApiTag {
  name: string;
  description: string;
}

/**
 * Everything that a module brings to the process. `src/modules.ts` lists the manifests; the server, the
 * worker and the tests read them there.
 */
export interface Module {
  /** Implements the module's contract; absent for a module without endpoints. */
  handlers?: AnyRouter;
  /** Tags with their descriptions, and schemas that the API document names. */
  openApi?: { tags?: readonly ApiTag[]; schemas?: Readonly<Record<string, AnySchema>> };
  /** Background work, scheduled or enqueued. */
  jobs?: readonly JobDefinition<never>[];
  /** The module's data about a person. */
  personalData?: PersonalDataSource;
  /** Guards of the module's private pictures, by the kind of picture. */
  mediaGuards?: Readonly<Record<string, MediaGuard>>;
  /** Documents of the module that go with mails, by the kind that a mail names. */
  attachments?: Readonly<Record<string, AttachmentMaker>>;
  /** Writes what the module only holds in memory. Runs before the process ends. */
  flush?: (services: Services) => Promise<void>;
}

/** Checks a manifest and keeps its exact type, which the router of the whole API is made of. */
export const defineModule = <const Manifest extends Module>(manifest: Manifest): Manifest => manifest;

/** The endpoints of one module by name: what its `contract.ts` exports. */
type ModuleContract = Readonly<Record<string, AnyContractProcedure>>;

/** JSON that exists already counts as the answer, and for a file one that is written while it is read. */
type Answer<Output> = Output | RawJson<Output> | (Output extends File ? FileStream : never);

type Handler<Endpoint> =
  Endpoint extends ContractProcedure<infer Input extends AnySchema, infer Output extends AnySchema, ErrorMap, Meta>
    ? (ctx: Context, input: InferSchemaOutput<Input>) => Answer<InferSchemaInput<Output>> | Promise<Answer<InferSchemaInput<Output>>>
    : never;

/** One handler for each endpoint of a contract, under the endpoint's name. */
export type Handlers<Contract extends ModuleContract> = { readonly [Name in keyof Contract]: Handler<Contract[Name]> };

interface ProcedureBuilder {
  handler(handle: (call: { context: Context; input: unknown }) => unknown): AnyProcedure;
}

/**
 * Implements a contract with use cases of the form `(ctx, input)`. The types refuse a missing endpoint, a
 * wrong input and a wrong answer.
 */
export function implementAll<Contract extends ModuleContract>(contract: Contract, handlers: Handlers<Contract>): Router<Contract, Context> {
  const builders = implement(contract).$context<Context>() as unknown as Record<keyof Contract, ProcedureBuilder>;
  const procedures = Object.entries<(ctx: Context, input: unknown) => unknown>(handlers as never).map(([name, handle]) => [
    name,
    acceptRawJson(builders[name as keyof Contract].handler(({ context, input }) => handle(context, input))),
  ]);
  return Object.fromEntries(procedures) as Router<Contract, Context>;
}
