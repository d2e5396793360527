-- Logging out ends a browser's access to guests' orders, which is found by the digest of its token.
create index order_access_token on order_access (token_hash);
