-- Measurements of a product's sizes, and the colour that a picture shows.
alter table products add column size_table jsonb;
alter table product_media add column color text;
