import type { AnySchema } from '@orpc/contract';
import { type AnyProcedure, createProcedureClient, Procedure } from '@orpc/server';
import type { Context } from '../context.ts';
import { FileStream } from '../http/file-stream.ts';
import { RawJson } from './raw-json.ts';

type Validate = AnySchema['~standard']['validate'];

function withOutputSchema(procedure: AnyProcedure, wrap: (validate: Validate) => Validate): AnyProcedure {
  const definition = procedure['~orpc'];
  const { outputSchema } = definition;
  if (!outputSchema) return procedure;
  const standard = outputSchema['~standard'];
  const wrapped = { '~standard': { ...standard, validate: wrap((value) => standard.validate(value)) } };
  return new Procedure({ ...definition, outputSchema: wrapped });
}

/**
 * Lets a handler answer with `RawJson` or a `FileStream`: callers in the process get it parsed or whole, and
 * held to the contract like every other answer.
 */
export const acceptRawJson = (procedure: AnyProcedure): AnyProcedure =>
  withOutputSchema(procedure, (validate) => (value) => {
    if (value instanceof FileStream) return value.collect().then((file) => validate(file));
    return validate(value instanceof RawJson ? value.parse() : value);
  });

/**
 * Calls a procedure for HTTP: the same middleware, the same input rules and the same handler, but what the
 * class says leaves as it is.
 */
function createCallKeeping<Kept>(procedure: AnyProcedure, kept: new (...args: never[]) => Kept) {
  const raw = withOutputSchema(procedure, (validate) => (value) => (value instanceof kept ? { value } : validate(value)));
  const call = createProcedureClient(raw, { context: (ctx: Context) => ctx } as never) as unknown as (
    input: unknown,
    options: { context: Context },
  ) => Promise<unknown>;
  return (ctx: Context, input: unknown): Promise<unknown> => call(input, { context: ctx });
}

/** Calls a procedure that answers `RawJson`. What is none is held to the contract and printed. */
export function createRawJsonCall(procedure: AnyProcedure): (ctx: Context, input: unknown) => Promise<RawJson<unknown>> {
  const call = createCallKeeping(procedure, RawJson);
  return async (ctx, input) => {
    const output = await call(ctx, input);
    return output instanceof RawJson ? output : new RawJson(JSON.stringify(output));
  };
}

/** Calls a procedure that answers a `FileStream`. */
export const createStreamCall = (procedure: AnyProcedure) =>
  createCallKeeping(procedure, FileStream as never) as (ctx: Context, input: unknown) => Promise<FileStream>;
