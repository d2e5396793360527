-- Actors and routes of idempotency keys are spelt one way: "order <id>" and kebab-case. Keys that were stored under the
-- old names go on protecting retries for the seven days for which they are kept.
update idempotency_keys set actor = 'order ' || substr(actor, 7) where actor like 'order:%';
update idempotency_keys set route = 'request-return' where route = 'requestReturn';
update idempotency_keys set route = 'add-return-message' where route = 'addReturnMessage';
update idempotency_keys set route = 'merge-cart' where route = 'cart.merge';
