-- Whom a buyer wants the bill made out to: a name, an address, and the GSTIN of a business. Erased with the contact.
alter table order_contacts add column billing jsonb;
