-- Drawings stood in for photographs that the demonstration did not have; every picture is a photograph now.
update media set kind = 'photo' where kind = 'drawing';
update product_listings set
  card = replace(card::text, '"kind": "drawing"', '"kind": "photo"')::jsonb,
  document = replace(document::text, '"kind": "drawing"', '"kind": "photo"')::jsonb,
  summary = replace(summary::text, '"kind": "drawing"', '"kind": "photo"')::jsonb
  where card::text like '%"kind": "drawing"%' or document::text like '%"kind": "drawing"%';
