import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPI } from '@orpc/openapi';
import { escapeHtml } from '#shared/escape-html.ts';
import { root } from '../root.ts';
import { styleHash } from './error-page.ts';
import { contentPolicy } from './security-headers.ts';

const style = readFileSync(join(root, 'src/platform/http/api-docs.css'), 'utf8');
const policy = contentPolicy([], { styles: [styleHash(style)] });

type Schema = Exclude<OpenAPI.SchemaObject, boolean>;
type SchemaLike = Schema | OpenAPI.ReferenceObject | boolean | undefined;

const renderProse = (text: string | undefined): string => escapeHtml(text ?? '').replace(/`([^`]+)`/g, '<code>$1</code>');
const toAnchor = (text: string): string => escapeHtml(text.toLowerCase().replace(/[^a-z0-9]+/g, '-'));

/** The type of a value in a few words, with links to the named schemas. */
function renderType(schema: SchemaLike): string {
  if (schema === undefined || typeof schema === 'boolean') return 'any';
  if ('$ref' in schema && schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return `<a href="#schema-${toAnchor(name)}">${escapeHtml(name)}</a>`;
  }
  const own = schema as Schema;
  if (own.const !== undefined) return `<code>${escapeHtml(JSON.stringify(own.const))}</code>`;
  if (own.enum) return own.enum.map((value) => `<code>${escapeHtml(value)}</code>`).join(' | ');
  const choices = own.anyOf ?? own.oneOf;
  if (choices) return choices.map((choice) => renderType(choice)).join(' | ');
  if (own.type === 'array') return `list of ${renderType((own as { items?: SchemaLike }).items)}`;
  return escapeHtml(Array.isArray(own.type) ? own.type.join(' | ') : (own.type ?? 'object'));
}

function renderLimits(schema: SchemaLike): string {
  if (!schema || typeof schema === 'boolean' || '$ref' in schema) return '';
  const own = schema as Schema;
  const words: string[] = [];
  if (own.minimum !== undefined && own.minimum > Number.MIN_SAFE_INTEGER) words.push(`from ${own.minimum}`);
  if (own.maximum !== undefined && own.maximum < Number.MAX_SAFE_INTEGER) words.push(`to ${own.maximum}`);
  if (own.maxLength !== undefined) words.push(`at most ${own.maxLength} characters`);
  if (own.default !== undefined) words.push(`${JSON.stringify(own.default)} unless given`);
  return words.length > 0 ? ` <small>${escapeHtml(words.join(', '))}</small>` : '';
}

/** The properties of an object as nested lists; named schemas are linked, not repeated. */
function renderProperties(schema: SchemaLike, depth = 0): string {
  if (!schema || typeof schema === 'boolean' || '$ref' in schema || depth > 4) return '';
  const own = schema as Schema & { items?: SchemaLike };
  if (own.type === 'array') return renderProperties(own.items, depth);
  if (!own.properties) return '';
  const rows = Object.entries(own.properties).map(([name, value]) => {
    const optional = own.required?.includes(name) ? '' : ' <small>optional</small>';
    const text = value && typeof value === 'object' && 'description' in value ? renderProse(value.description) : '';
    return `<li><code>${escapeHtml(name)}</code> <span class="type">${renderType(value)}</span>${renderLimits(value)}${optional}${text ? ` <span class="note">${text}</span>` : ''}${renderProperties(value, depth + 1)}</li>`;
  });
  return `<ul class="fields">${rows.join('')}</ul>`;
}

/** The words of a parameter, which may stand on its schema. */
function renderDescription(parameter: OpenAPI.ParameterObject): string {
  const text = parameter.description ?? (parameter.schema as { description?: string } | undefined)?.description;
  return text ? `<br>${renderProse(text)}` : '';
}

function renderParameters(operation: OpenAPI.OperationObject): string {
  const list = (operation.parameters ?? []) as OpenAPI.ParameterObject[];
  if (list.length === 0) return '';
  const rows = list.map(
    (parameter) => `<tr><th scope="row"><code>${escapeHtml(parameter.name)}</code></th><td>${escapeHtml(parameter.in)}</td>
<td>${renderType(parameter.schema)}${renderLimits(parameter.schema)}</td>
<td>${parameter.required ? 'required' : 'optional'}${renderDescription(parameter)}</td></tr>`,
  );
  return `<h4>Parameters</h4><div class="table"><table><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Type</th><th scope="col">Use</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function renderBody(content: Record<string, OpenAPI.MediaTypeObject> | undefined): string {
  const schema = content?.['application/json']?.schema as SchemaLike;
  return schema ? `<p class="type">${renderType(schema)}</p>${renderProperties(schema)}` : '';
}

function renderResponses(operation: OpenAPI.OperationObject): string {
  const statuses = Object.entries(operation.responses ?? {});
  const good = statuses.filter(([status]) => Number(status) < 300) as [string, OpenAPI.ResponseObject][];
  const rest = statuses.map(([status]) => status).filter((status) => Number(status) >= 300);
  const links = rest
    .map((status) => (Number(status) >= 400 ? `<a href="#errors">${escapeHtml(status)}</a>` : escapeHtml(status)))
    .join(', ');
  return `${good.map(([status, response]) => `<h4>Answer ${escapeHtml(status)}</h4>${renderBody(response.content)}`).join('')}<p class="statuses">Also ${links}.</p>`;
}

interface Operation {
  method: string;
  path: string;
  operation: OpenAPI.OperationObject;
}

const operationId = (entry: Operation): string => toAnchor(`${entry.method} ${entry.path}`);

function renderOperation(entry: Operation): string {
  const { operation } = entry;
  const body = operation.requestBody as OpenAPI.RequestBodyObject | undefined;
  return `<article id="${operationId(entry)}"><h3>${escapeHtml(operation.summary ?? operation.operationId)}</h3>
<p class="address"><span class="method">${escapeHtml(entry.method.toUpperCase())}</span> <code>${escapeHtml(entry.path)}</code></p>
${operation.description ? `<p>${renderProse(operation.description)}</p>` : ''}${renderParameters(operation)}
${body ? `<h4>Body</h4>${renderBody(body.content)}` : ''}${renderResponses(operation)}</article>`;
}

/** The API's description as a page that needs no script and no other file. */
export function renderApiDocs(document: OpenAPI.Document): Response {
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
  const schemas = Object.entries(document.components?.schemas ?? {}) as [string, SchemaLike][];
  const errors = Object.entries(document.components?.responses ?? {}) as [string, OpenAPI.ResponseObject][];
  const server = document.servers?.[0]?.url ?? '';
  const menu = tags
    .map(
      (tag) =>
        `<li><a href="#${toAnchor(tag.name)}">${escapeHtml(tag.name)}</a><ul>${tag.entries
          .map((entry) => `<li><a href="#${operationId(entry)}">${escapeHtml(entry.path)}</a></li>`)
          .join('')}</ul></li>`,
    )
    .join('');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(document.info.title)}</title><style>${style}</style></head><body>
<header><p class="kicker">Version ${escapeHtml(document.info.version)}</p><h1>${escapeHtml(document.info.title)}</h1><p class="lead">${renderProse(document.info.description)}</p>
<p>Every path below starts at <code>${escapeHtml(server)}</code>. For programs: <a href="${escapeHtml(new URL(`${server}/openapi.json`).pathname)}">the same as OpenAPI 3.1</a>.</p></header>
<nav aria-label="Contents"><ul>${menu}<li><a href="#errors">Errors</a></li><li><a href="#schemas">Schemas</a></li></ul></nav>
<main>${tags
    .map(
      (tag) =>
        `<section id="${toAnchor(tag.name)}"><h2>${escapeHtml(tag.name)}</h2>${tag.description ? `<p>${renderProse(tag.description)}</p>` : ''}${tag.entries.map(renderOperation).join('')}</section>`,
    )
    .join('')}
<section id="errors"><h2>Errors</h2><p>Every failed call answers <a href="#schema-error">one shape</a>: match <code>code</code>, show <code>message</code>, and put each text of <code>fields</code> beside its field.</p>
<dl>${errors.map(([name, response]) => `<dt>${escapeHtml(name.replace('Error', ''))}</dt><dd>${escapeHtml(response.description)}</dd>`).join('')}</dl></section>
<section id="schemas"><h2>Schemas</h2>${schemas
    .map(([name, schema]) => `<article id="schema-${toAnchor(name)}"><h3>${escapeHtml(name)}</h3>${renderProperties(schema)}</article>`)
    .join('')}</section></main></body></html>`;
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public', 'content-security-policy': policy },
  });
}
