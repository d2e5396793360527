import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPI } from '@orpc/openapi';
import { root } from '../root.ts';
import { styleHash } from './error-page.ts';
import { contentPolicy } from './security-headers.ts';

const style = readFileSync(join(root, 'src/platform/http/api-docs.css'), 'utf8');
const policy = contentPolicy([], { styles: [styleHash(style)] });

type Schema = Exclude<OpenAPI.SchemaObject, boolean>;
type Schemaish = Schema | OpenAPI.ReferenceObject | boolean | undefined;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const esc = (text: unknown): string => String(text).replace(/[&<>"]/g, (character) => escapes[character] ?? character);
const prose = (text: string | undefined): string => esc(text ?? '').replace(/`([^`]+)`/g, '<code>$1</code>');
const anchor = (text: string): string => esc(text.toLowerCase().replace(/[^a-z0-9]+/g, '-'));

/** The type of a value in a few words, with links to the named schemas. */
function typeName(schema: Schemaish): string {
  if (schema === undefined || typeof schema === 'boolean') return 'any';
  if ('$ref' in schema && schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return `<a href="#schema-${anchor(name)}">${esc(name)}</a>`;
  }
  const own = schema as Schema;
  if (own.const !== undefined) return `<code>${esc(JSON.stringify(own.const))}</code>`;
  if (own.enum) return own.enum.map((value) => `<code>${esc(value)}</code>`).join(' | ');
  const choices = own.anyOf ?? own.oneOf;
  if (choices) return choices.map((choice) => typeName(choice)).join(' | ');
  if (own.type === 'array') return `list of ${typeName((own as { items?: Schemaish }).items)}`;
  return esc(Array.isArray(own.type) ? own.type.join(' | ') : (own.type ?? 'object'));
}

function limits(schema: Schemaish): string {
  if (!schema || typeof schema === 'boolean' || '$ref' in schema) return '';
  const own = schema as Schema;
  const words: string[] = [];
  if (own.minimum !== undefined && own.minimum > Number.MIN_SAFE_INTEGER) words.push(`from ${own.minimum}`);
  if (own.maximum !== undefined && own.maximum < Number.MAX_SAFE_INTEGER) words.push(`to ${own.maximum}`);
  if (own.maxLength !== undefined) words.push(`at most ${own.maxLength} characters`);
  if (own.default !== undefined) words.push(`${JSON.stringify(own.default)} unless given`);
  return words.length > 0 ? ` <small>${esc(words.join(', '))}</small>` : '';
}

/** The properties of an object as nested lists; named schemas are linked, not repeated. */
function properties(schema: Schemaish, depth = 0): string {
  if (!schema || typeof schema === 'boolean' || '$ref' in schema || depth > 4) return '';
  const own = schema as Schema & { items?: Schemaish };
  if (own.type === 'array') return properties(own.items, depth);
  if (!own.properties) return '';
  const rows = Object.entries(own.properties).map(([name, value]) => {
    const optional = own.required?.includes(name) ? '' : ' <small>optional</small>';
    const text = value && typeof value === 'object' && 'description' in value ? prose(value.description) : '';
    return `<li><code>${esc(name)}</code> <span class="type">${typeName(value)}</span>${limits(value)}${optional}${text ? ` <span class="note">${text}</span>` : ''}${properties(value, depth + 1)}</li>`;
  });
  return `<ul class="fields">${rows.join('')}</ul>`;
}

/** The words of a parameter, which may stand on its schema. */
function explain(parameter: OpenAPI.ParameterObject): string {
  const text = parameter.description ?? (parameter.schema as { description?: string } | undefined)?.description;
  return text ? `<br>${prose(text)}` : '';
}

function parameters(operation: OpenAPI.OperationObject): string {
  const list = (operation.parameters ?? []) as OpenAPI.ParameterObject[];
  if (list.length === 0) return '';
  const rows = list.map(
    (parameter) => `<tr><th scope="row"><code>${esc(parameter.name)}</code></th><td>${esc(parameter.in)}</td>
<td>${typeName(parameter.schema)}${limits(parameter.schema)}</td>
<td>${parameter.required ? 'required' : 'optional'}${explain(parameter)}</td></tr>`,
  );
  return `<h4>Parameters</h4><div class="table"><table><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Use</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function bodyOf(content: Record<string, OpenAPI.MediaTypeObject> | undefined): string {
  const schema = content?.['application/json']?.schema as Schemaish;
  return schema ? `<p class="type">${typeName(schema)}</p>${properties(schema)}` : '';
}

function answers(operation: OpenAPI.OperationObject): string {
  const statuses = Object.entries(operation.responses ?? {});
  const good = statuses.filter(([status]) => Number(status) < 300) as [string, OpenAPI.ResponseObject][];
  const rest = statuses.map(([status]) => status).filter((status) => Number(status) >= 300);
  const links = rest.map((status) => (Number(status) >= 400 ? `<a href="#errors">${esc(status)}</a>` : esc(status))).join(', ');
  return `${good.map(([status, response]) => `<h4>Answer ${esc(status)}</h4>${bodyOf(response.content)}`).join('')}<p class="statuses">Also ${links}.</p>`;
}

interface Entry {
  method: string;
  path: string;
  operation: OpenAPI.OperationObject;
}

const entryId = (entry: Entry): string => anchor(`${entry.method} ${entry.path}`);

function section(entry: Entry): string {
  const { operation } = entry;
  const body = operation.requestBody as OpenAPI.RequestBodyObject | undefined;
  return `<article id="${entryId(entry)}"><h3>${esc(operation.summary ?? operation.operationId)}</h3>
<p class="address"><span class="method">${esc(entry.method.toUpperCase())}</span> <code>${esc(entry.path)}</code></p>
${operation.description ? `<p>${prose(operation.description)}</p>` : ''}${parameters(operation)}
${body ? `<h4>Body</h4>${bodyOf(body.content)}` : ''}${answers(operation)}</article>`;
}

/** The API's description as a page that needs no script and no other file. */
export function apiDocsPage(document: OpenAPI.Document): Response {
  const entries = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
      const operation = item?.[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );
  const tags = (document.tags ?? []).map((tag) => ({
    ...tag,
    entries: entries.filter((entry) => entry.operation.tags?.includes(tag.name)),
  }));
  const schemas = Object.entries(document.components?.schemas ?? {}) as [string, Schemaish][];
  const errors = Object.entries(document.components?.responses ?? {}) as [string, OpenAPI.ResponseObject][];
  const server = document.servers?.[0]?.url ?? '';
  const menu = tags
    .map(
      (tag) =>
        `<li><a href="#${anchor(tag.name)}">${esc(tag.name)}</a><ul>${tag.entries
          .map((entry) => `<li><a href="#${entryId(entry)}">${esc(entry.path)}</a></li>`)
          .join('')}</ul></li>`,
    )
    .join('');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${esc(document.info.title)}</title><style>${style}</style></head><body>
<header><p class="kicker">Version ${esc(document.info.version)}</p><h1>${esc(document.info.title)}</h1><p class="lead">${prose(document.info.description)}</p>
<p>Every path below starts at <code>${esc(server)}</code>. For programs: <a href="${esc(new URL(`${server}/openapi.json`).pathname)}">the same as OpenAPI 3.1</a>.</p></header>
<nav aria-label="Contents"><ul>${menu}<li><a href="#errors">Errors</a></li><li><a href="#schemas">Schemas</a></li></ul></nav>
<main>${tags
    .map(
      (tag) =>
        `<section id="${anchor(tag.name)}"><h2>${esc(tag.name)}</h2>${tag.description ? `<p>${prose(tag.description)}</p>` : ''}${tag.entries.map(section).join('')}</section>`,
    )
    .join('')}
<section id="errors"><h2>Errors</h2><p>Every failed call answers <a href="#schema-error">one shape</a>: match <code>code</code>, show <code>message</code>, and put each text of <code>fields</code> beside its field.</p>
<dl>${errors.map(([name, response]) => `<dt>${esc(name.replace('Error', ''))}</dt><dd>${esc(response.description)}</dd>`).join('')}</dl></section>
<section id="schemas"><h2>Schemas</h2>${schemas
    .map(([name, schema]) => `<article id="schema-${anchor(name)}"><h3>${esc(name)}</h3>${properties(schema)}</article>`)
    .join('')}</section></main></body></html>`;
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public', 'content-security-policy': policy },
  });
}
