import type { AnySchema } from '@orpc/contract';
import { type AnyProcedure, createProcedureClient, Procedure } from '@orpc/server';
import type { Context } from '../context.ts';
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
 * Lets a handler answer with `RawJson`: callers in the process get it parsed and held to the contract like
 * every other answer.
 */
export const acceptRawJson = (procedure: AnyProcedure): AnyProcedure =>
  withOutputSchema(procedure, (validate) => (value) => validate(value instanceof RawJson ? value.parse() : value));

/**
 * Calls a procedure for HTTP: the same middleware, the same input rules and the same handler, but `RawJson`
 * leaves as it is. What is no `RawJson` is held to the contract and printed.
 */
export function createRawJsonCall(procedure: AnyProcedure): (ctx: Context, input: unknown) => Promise<RawJson<unknown>> {
  const raw = withOutputSchema(procedure, (validate) => (value) => (value instanceof RawJson ? { value } : validate(value)));
  const call = createProcedureClient(raw, { context: (ctx: Context) => ctx } as never) as unknown as (
    input: unknown,
    options: { context: Context },
  ) => Promise<unknown>;
  return async (ctx, input) => {
    const output = await call(input, { context: ctx });
    return output instanceof RawJson ? output : new RawJson(JSON.stringify(output));
  };
}
