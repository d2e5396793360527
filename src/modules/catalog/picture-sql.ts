/** SQL that makes a `picture` of a `media` row. */
export const pictureOf = (row: string, alt: string) =>
  `jsonb_build_object('url', '/media/' || ${row}.content_hash || '/' || ${row}.widths[array_upper(${row}.widths, 1)] || '.webp',
    'base', '/media/' || ${row}.content_hash, 'widths', to_jsonb(${row}.widths), 'width', ${row}.width, 'height', ${row}.height,
    'placeholder', ${row}.placeholder, 'kind', ${row}.kind, 'alt', ${alt})`;
